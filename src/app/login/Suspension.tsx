import Schedule from '@mui/icons-material/ScheduleRounded';
import { useEffect } from 'react';
import { minutesAndSeconds, useSecondsUntil } from '../shell/countdown.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from './texts.ts';

interface SuspensionProps {
  /** When it is over, ms since 1970. */
  readonly until: number;
  /** What may be tried again then: a sign-in, or whatever the page is for. */
  readonly of: 'login' | 'account';
  readonly onEnd: () => void;
}

/** Counts down to the end of a suspension (AUT-004); its beginning and its end are said aloud, the seconds are not. */
export function Suspension({ until, of, onEnd }: SuspensionProps) {
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    if (seconds > 0) return;
    announce(text(`${of}.again`));
    onEnd();
  }, [seconds, of, onEnd]);
  return (
    <div className="login-suspension">
      <Schedule className="field-icon" />
      <span role="alert">{text(`${of}.suspended`)}</span>
      <strong className="num" role="timer" aria-label={text('login.suspendedFor')}>
        {minutesAndSeconds(seconds)}
      </strong>
    </div>
  );
}
