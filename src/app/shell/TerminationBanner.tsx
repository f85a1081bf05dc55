import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { useEffect } from 'react';
import { text } from '../texts.ts';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { terminate } from './session-watch.ts';
import { announce, useShell } from './shell-state.ts';

/** Says at top centre that this session ends because of another sign-in, and how soon (SHL-090, SHL-091). */
export function TerminationBanner() {
  const terminatesAt = useShell((state) => state.terminatesAt);
  return terminatesAt === undefined ? null : <Countdown terminatesAt={terminatesAt} />;
}

function Countdown({ terminatesAt }: { terminatesAt: number }) {
  const seconds = useSecondsUntil(terminatesAt);
  useEffect(() => announce(text('session.terminated'), 'assertive'), []);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) void terminate();
  }, [isOver]);
  return (
    <section className="termination" aria-label={text('session.banner')}>
      <WarningAmber className="field-icon" />
      <span>{text('session.terminated')}</span>
      <strong className="num">{minutesAndSeconds(seconds)}</strong>
    </section>
  );
}
