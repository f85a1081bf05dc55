import Schedule from '@mui/icons-material/ScheduleRounded';
import { useEffect } from 'react';
import { minutesAndSeconds, useSecondsUntil } from '../shell/countdown.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from './texts.ts';

interface SuspensionProps {
  /** When it is over, ms since 1970. */
  readonly until: number;
  readonly onEnd: () => void;
}

/** Counts down to the end of a suspension (AUT-004); its beginning and its end are said aloud, the seconds are not. */
export function Suspension({ until, onEnd }: SuspensionProps) {
  const seconds = useSecondsUntil(until);
  useEffect(() => {
    if (seconds > 0) return;
    announce(text('login.again'));
    onEnd();
  }, [seconds, onEnd]);
  return (
    <div className="login-suspension">
      <Schedule className="field-icon" />
      <span role="alert">{text('login.suspended')}</span>
      <strong className="num" role="timer" aria-label={text('login.suspendedFor')}>
        {minutesAndSeconds(seconds)}
      </strong>
    </div>
  );
}
