import Button from '@mui/material/Button';
import { text } from '../texts.ts';

interface FailureProps {
  readonly words: string;
  readonly onAgain: () => void;
}

/** What could not be read, and a way to try again. */
export function Failure({ words, onAgain }: FailureProps) {
  return (
    <p className="timeline-detail" role="alert">
      {words}{' '}
      <Button size="small" onClick={onAgain}>
        {text('action.tryAgain')}
      </Button>
    </p>
  );
}
