import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { text } from '../dialog-texts.ts';
import type { Sending } from './use-sending.ts';

interface ProcessFootProps {
  readonly sending: Sending;
  /** Why it cannot be sent yet; also the tooltip of the button that is off. */
  readonly why: string | undefined;
  /** The same as it stands beside the button, with what else is to say there. */
  readonly words: ReactNode;
  readonly label: string;
  readonly onLeave: () => void;
}

/** The button that sends, why it is off, and what came of it. */
export function ProcessFoot({ sending, why, words, label, onLeave }: ProcessFootProps) {
  const isSending = sending.state === 'sending';
  return (
    <footer className="process-foot">
      <p className="process-failure" role="alert">
        {sending.failure !== undefined && (
          <>
            <ErrorOutline className="field-icon" /> {sending.failure}
          </>
        )}
      </p>
      <span id="process-why" className="process-why">
        {sending.state === 'sent' ? text('process.opening') : words}
      </span>
      {sending.state === 'unknown' && (
        <Button autoFocus variant="outlined" onClick={() => void sending.lookAgain()}>
          {text('process.lookAgain')}
        </Button>
      )}
      <Button onClick={onLeave}>{text('process.back')}</Button>
      <span title={why}>
        <Button
          type="submit"
          variant="contained"
          disabled={why !== undefined || sending.state !== 'idle'}
          aria-describedby="process-why"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {/* As wide with either: what stands beside it must not come under a second press. */}
          <span className="process-label">
            <span className={isSending ? 'is-off' : undefined}>{label}</span>
            <span className={isSending ? undefined : 'is-off'}>{text('send.sending')}</span>
          </span>
        </Button>
      </span>
    </footer>
  );
}
