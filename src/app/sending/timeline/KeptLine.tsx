import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import type { KeptEntry } from '../../api/sending.ts';
import { text } from '../../dialog-texts.ts';
import { When } from '../../editor/history/When.tsx';
import { dateTimeOf } from '../../times.ts';
import { useSending } from '../sending-session.ts';

/** What customs said and nobody understood: why, whether it is tried again, and a button that does it now. */
export function KeptLine({ entry }: { entry: KeptEntry }) {
  const sending = useSending();
  const { id, at, reason, attempts, next_attempt_at: next } = entry;
  return (
    <li className="timeline-entry is-bad">
      <ErrorOutline className="timeline-icon" />
      <div>
        <p className="timeline-title">{text('timeline.kept')}</p>
        <When at={at} />
        {reason && <p className="timeline-detail">{reason}</p>}
        <p className="timeline-detail num">
          {next === null
            ? text('timeline.kept.givenUp', { attempts })
            : text('timeline.kept.again', { attempts, at: dateTimeOf(next) })}
        </p>
        <Button size="small" className="timeline-button" onClick={() => void sending.readAgain(id)}>
          {text('timeline.kept.read')}
        </Button>
      </div>
    </li>
  );
}
