import Button from '@mui/material/Button';
import { text } from '../../dialog-texts.ts';
import { confirm } from '../../shell/ConfirmDialog.tsx';
import { keptOf } from '../next-step.ts';
import { useSending, useStanding } from '../sending-session.ts';

/** What a person may decide over a message that waits or that customs did not confirm. */
export function MessageDecisions() {
  const sending = useSending();
  const isRepeatRefused = useStanding((standing) => standing.facts?.repeatRefused === true);
  const isKept = useStanding((standing) => keptOf(standing) !== undefined);
  const kept = useStanding((standing) => keptOf(standing)?.message);
  const outbox = useStanding((standing) => standing.outbox);
  const state = outbox?.state;
  const isOpen = state === 'waiting' || state === 'unconfirmed';
  if (outbox === null || !(isOpen || isRepeatRefused || isKept)) return null;
  // Whoever gives it up then is asked once it is posted no more.
  const isStopped = state === 'waiting' && outbox.lrn !== null && outbox.left_count > 0;
  const release = async () => {
    const isSure =
      state === 'waiting' || (await confirm(text('unconfirmed.confirmRelease'), text('unconfirmed.release')));
    if (isSure) await sending.decide('release', outbox);
  };
  const discard = async () => {
    const asked = text(`${state === 'waiting' ? 'waiting' : 'unconfirmed'}.confirmDiscard`);
    if (!isStopped && !(await confirm(asked, text('waiting.discard')))) return;
    await sending.decide('discard', outbox, isOpen || isRepeatRefused ? undefined : kept);
  };
  return (
    <>
      {isOpen && (
        <Button size="small" onClick={() => void release()}>
          {text(`${state}.release`)}
        </Button>
      )}
      <Button size="small" onClick={() => void discard()}>
        {text(isStopped ? 'waiting.stop' : 'waiting.discard')}
      </Button>
    </>
  );
}
