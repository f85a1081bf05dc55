import { useFieldOf } from '../../../widgets/index.ts';
import { isCapable } from '../declarations/document-kind.ts';
import { requestBeside, StatusChip } from '../declarations/status.tsx';
import { ActionButton } from '../editor/actions/ActionButton.tsx';
import { useActionPlace } from '../editor/actions/action-place.ts';
import { useSession } from '../editor/session-context.ts';
import { useTitle } from '../editor/title.ts';
import { usePart } from '../later.tsx';
import { text } from '../texts.ts';
import { requestActionOf, whyNotOffered } from './actions.ts';
import { endOf, messageStanding, unsentReason } from './next-step.ts';
import { timelineList } from './parts.ts';
import { useStanding } from './sending-session.ts';

/** How the document stands with customs, how what was asked of them does, and whether it was a test. */
export function BarStatus() {
  const status = useStanding((state) => state.status);
  const requestStatus = useStanding((state) => requestBeside(state.status, state.requestStatus));
  const isUnconfirmed = useStanding((state) => messageStanding(state) === 'unconfirmed');
  // A request that waits hides nothing of how the document stands.
  const unsent = useStanding((state) => (state.facts?.held ? undefined : unsentReason(state)));
  return (
    <>
      <StatusChip status={status} unconfirmed={isUnconfirmed ? 'bar' : undefined} unsent={unsent} />
      {requestStatus && <StatusChip status={requestStatus} />}
      <SentWay />
    </>
  );
}

/** Comes with the timeline, which what was sent has. */
function SentWay() {
  const outbox = useStanding((state) => state.outbox);
  const { found } = usePart(timelineList, outbox !== null);
  return found && outbox && <found.WayChip {...outbox} />;
}

/** The numbers that customs know it by. */
export function BarNumbers() {
  const { kind } = useSession();
  const title = useTitle();
  const mrn = useStanding((state) => state.mrn);
  const lrn = useFieldOf(kind.sending?.referenceField);
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
    </>
  );
}

/** The one step that is next, and once customs holds the declaration what can be asked of them. */
export function BarButtons() {
  const { kind } = useSession();
  const place = useActionPlace();
  const isHeld = useStanding((state) => state.facts?.held === true);
  const isEnded = useStanding((state) => endOf(state.facts) !== undefined);
  const next = useStanding((state) => requestActionOf(state.nextAction));
  const sending = useStanding((state) => state.sending);
  useStanding((state) => state.actions);
  if (isEnded) return <ActionButton id="copy" variant="contained" />;
  if (isHeld) {
    return (
      <>
        {isCapable(kind, 'requests') && <ActionButton id="requests" variant="outlined" />}
        {next && <ActionButton id={next.id} variant="contained" isOff={sending !== 'idle'} />}
      </>
    );
  }
  return (
    <ActionButton
      id="send"
      variant="contained"
      label={sending === 'sending' ? text('send.sending') : undefined}
      isOff={whyNotOffered(place, 'send') !== undefined}
    />
  );
}
