import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { cellText, useFieldOf, useFieldValue } from '../../../widgets/index.ts';
import { isCapable } from '../declarations/document-kind.ts';
import { requestBeside, StatusChip } from '../declarations/status.tsx';
import { usePart } from '../later.tsx';
import { endOf, messageStanding, unsentReason } from '../sending/next-step.ts';
import { text } from '../texts.ts';
import { ActionButton } from './actions/ActionButton.tsx';
import { useActionPlace } from './actions/action-place.ts';
import { actionOf, requestActions } from './actions/action-table.ts';
import { actionTitle, runAction } from './actions/run-action.ts';
import { timelineList } from './parts.ts';
import { SaveStateWords } from './SaveState.tsx';
import { useSaving, useSession, useStanding } from './session-context.ts';
import { ProblemsButton } from './TotalsBar.tsx';
import { useTitle } from './title.ts';
import { useCustomerName } from './use-customer.ts';

/**
 * Reference, status, numbers, save state and the next action: always in sight. What follows typing is a part of its own,
 * so that a key draws that part alone.
 */
export function Bar() {
  const session = useSession();
  const place = useActionPlace();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const status = useStanding((state) => state.status);
  const requestStatus = useStanding((state) => requestBeside(state.status, state.requestStatus));
  const isUnconfirmed = useStanding((state) => messageStanding(state) === 'unconfirmed');
  // A request that waits hides nothing of how the declaration stands.
  const unsent = useStanding((state) => (state.facts?.held ? undefined : unsentReason(state)));
  const isSaving = useSaving((state) => state.save.kind === 'saving');
  return (
    <header className="bar" data-region="bar">
      <IconButton component={Link} to={session.kind.addresses.list} aria-label={text('bar.back')}>
        <ArrowBack fontSize="small" />
      </IconButton>
      <Title />
      {session.kind.sending && (
        <StatusChip status={status} unconfirmed={isUnconfirmed ? 'bar' : undefined} unsent={unsent} />
      )}
      {requestStatus && <StatusChip status={requestStatus} />}
      <SentWay />
      <span className="bar-numbers">
        <Numbers />
        <KindWords />
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
        <ActionButton
          id="save"
          variant="outlined"
          isOff={isSaving || session.store.state().context.closed !== undefined}
        />
        <NextButtons />
      </div>
    </header>
  );
}

/** Comes with the timeline, which what was sent has. */
function SentWay() {
  const outbox = useStanding((state) => state.outbox);
  const { found } = usePart(timelineList, outbox !== null);
  return found && outbox && <found.WayChip {...outbox} />;
}

function Title() {
  return (
    <h1 className="bar-title" tabIndex={-1}>
      {useTitle()}
    </h1>
  );
}

function Numbers() {
  const session = useSession();
  const title = useTitle();
  const mrn = useStanding((state) => state.mrn);
  const lrn = useFieldOf(session.kind.sending?.referenceField);
  const customer = useCustomerName();
  return (
    <>
      {mrn && (
        <span className="bar-number">
          MRN <span className="code">{mrn}</span>
        </span>
      )}
      {lrn !== undefined && lrn !== title && (
        <span className="bar-number">
          LRN <span className="code">{String(lrn)}</span>
        </span>
      )}
      {customer !== undefined && (
        <span className="bar-number bar-customer" title={customer}>
          {text('bar.customer', { customer })}
        </span>
      )}
    </>
  );
}

/** The one step that is next, and once customs holds the declaration what can be asked of them. */
function NextButtons() {
  const { kind } = useSession();
  const { whyNotOffered } = useActionPlace();
  const isHeld = useStanding((state) => state.facts?.held === true);
  const isEnded = useStanding((state) => endOf(state.facts) !== undefined);
  const next = useStanding((state) => requestActions.find(({ offer }) => offer === state.nextAction));
  const sending = useStanding((state) => state.sending);
  useStanding((state) => state.actions);
  if (!isCapable(kind, 'sending')) return null;
  if (isEnded) return <ActionButton id="copy" variant="contained" />;
  if (isHeld) {
    return (
      <>
        <ActionButton id="requests" variant="outlined" />
        {next && <ActionButton id={next.id} variant="contained" isOff={sending !== 'idle'} />}
      </>
    );
  }
  return (
    <ActionButton
      id="send"
      variant="contained"
      label={sending === 'sending' ? text('send.sending') : undefined}
      isOff={whyNotOffered('send') !== undefined}
    />
  );
}

/** Regime and type of the declaration in words. */
function KindWords() {
  const session = useSession();
  return (
    <span className="bar-number bar-kind">
      {session.kind.bar.kinds.map((name) => (
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
  return <span title={shown.words}>{shown.value} </span>;
}
