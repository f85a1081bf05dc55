import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { cellText, useFieldValue } from '../../../widgets/index.ts';
import { StatusChip } from '../declarations/status.tsx';
import { text } from '../texts.ts';
import { ActionButton } from './actions/ActionButton.tsx';
import { useActionPlace } from './actions/action-place.ts';
import { actionOf } from './actions/action-table.ts';
import { actionTitle, runAction } from './actions/run-action.ts';
import { isUnanswered } from './next-step.ts';
import { SaveStateWords } from './SaveState.tsx';
import { useSaving, useSession, useStanding } from './session-context.ts';
import { ProblemsButton } from './TotalsBar.tsx';
import { useTitle } from './title.ts';

/** Reference, status, numbers, save state and the next action: always in sight. */
export function Bar() {
  const session = useSession();
  const place = useActionPlace();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const title = useTitle();
  const status = useStanding((state) => state.status);
  const facts = useStanding((state) => state.facts);
  const mrn = useStanding((state) => state.mrn);
  const sending = useStanding((state) => state.sending);
  const save = useSaving((state) => state.save);
  const lrn = useFieldValue([session.kind.lrnField]);
  return (
    <header className="bar" data-region="bar">
      <IconButton component={Link} to={session.kind.route} aria-label={text('bar.back')}>
        <ArrowBack fontSize="small" />
      </IconButton>
      <h1 className="bar-title" tabIndex={-1}>
        {title}
      </h1>
      <StatusChip status={status} />
      <KindWords />
      <span className="bar-numbers">
        {lrn !== undefined && lrn !== title && (
          <span className="bar-number">
            LRN <span className="code">{String(lrn)}</span>
          </span>
        )}
        {mrn && (
          <span className="bar-number">
            MRN <span className="code">{mrn}</span>
          </span>
        )}
      </span>
      <span className="bar-space" />
      <IconButton
        className="bar-all"
        title={actionTitle('palette')}
        aria-label={actionTitle('palette')}
        onClick={() => runAction(actionOf('palette'), place, document.activeElement)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <div className="bar-actions">
        <SaveStateWords />
        {isPhone ? <ProblemsButton /> : <ActionButton id="preview" variant="text" />}
        <ActionButton id="save" variant="outlined" isOff={save.kind === 'saving'} />
        <ActionButton
          id="send"
          variant="contained"
          label={sending === 'sending' ? text('send.sending') : undefined}
          isOff={isUnanswered(facts, sending) || facts?.held === true}
        />
      </div>
    </header>
  );
}

/** Regime and type of the declaration in words. */
function KindWords() {
  const session = useSession();
  return (
    <span className="bar-kind">
      {session.kind.kindFields.map((name) => (
        <KindWord key={name} name={name} />
      ))}
    </span>
  );
}

function KindWord({ name }: { name: string }) {
  const { services } = useSession();
  const value = useFieldValue([name]);
  const definition = services.definition.fields[name];
  if (!definition || value === undefined) return null;
  const shown = cellText(definition, value, services.codeLists, text);
  const isWord = shown.value.length > 2;
  return <span title={shown.words}>{isWord ? (shown.words ?? shown.value) : shown.value} </span>;
}
