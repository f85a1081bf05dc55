import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import CloudOff from '@mui/icons-material/CloudOffRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { cellText, useFieldValue } from '../../../widgets/index.ts';
import type { DeclarationFacts } from '../api/declarations.ts';
import { StatusChip } from '../declarations/status.tsx';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import type { StandingState } from './editor-session.ts';
import type { SaveState } from './saving.ts';
import { sentence } from './sentence.ts';
import { useSaving, useSession, useStanding } from './session-context.ts';
import { useTitle } from './title.ts';

/** Reference, status, numbers, save state and the next action: always in sight. */
export function Bar({ onSend }: { onSend: () => void }) {
  const session = useSession();
  const title = useTitle();
  const status = useStanding((state) => state.status);
  const facts = useStanding((state) => state.facts);
  const mrn = useStanding((state) => state.mrn);
  const sending = useStanding((state) => state.sending);
  const save = useSaving((state) => state.save);
  const lrn = useFieldValue([session.kind.lrnField]);
  const isSent = isUnanswered(facts, sending);
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
      <div className="bar-actions">
        <SaveStateWords save={save} />
        <Button
          variant="outlined"
          title={text('bar.saveKey')}
          onClick={() => void session.saveNow()}
          disabled={save.kind === 'saving'}
        >
          {text('bar.save')}
        </Button>
        <Button variant="contained" title={text('bar.sendKey')} onClick={onSend} disabled={isSent}>
          {text(sending === 'sending' ? 'send.sending' : 'bar.send')}
        </Button>
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

/** True while a message is on its way: no second send then. */
export function isUnanswered(
  facts: DeclarationFacts | undefined,
  sending: StandingState['sending'],
): boolean {
  return sending !== 'idle' || facts?.messagePending === true;
}

/** The one place that says whether the work is safe. */
function SaveStateWords({ save }: { save: SaveState }) {
  const { saving } = useSession();
  switch (save.kind) {
    case 'new':
      return <span className="save-state">{text('save.new')}</span>;
    case 'saved':
      return <span className="save-state num">{text('save.saved', { time: timeOf(save.at) })}</span>;
    case 'unsaved':
      return <span className="save-state">{text('save.unsaved')}</span>;
    case 'saving':
      return <span className="save-state">{text('save.saving')}</span>;
    case 'offline':
      return (
        <span className="save-state is-offline" title={text('save.offline')}>
          <CloudOff className="field-icon" />
          {text('save.offline')}
        </span>
      );
    case 'conflict':
      return (
        <span className="save-state is-failed">
          <button type="button" className="link-button" onClick={() => void saving.save()}>
            {text('save.conflict', { count: save.conflicts.length })}
          </button>
        </span>
      );
    case 'failed':
      return (
        <span className="save-state is-failed" title={save.reason}>
          <ErrorOutline className="field-icon" />
          {text('save.failed', { reason: sentence(save.reason) })}
          <button type="button" className="link-button" onClick={() => void saving.flush()}>
            {text('action.tryAgain')}
          </button>
        </span>
      );
  }
}
