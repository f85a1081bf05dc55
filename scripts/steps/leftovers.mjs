// Nothing that a test run started may survive it, whatever session or user it moved to.
import { readdirSync, readFileSync } from 'node:fs';

/** Environment variable that every process of one run inherits, with the run's own value. */
export const runMark = 'TIDEWAITER_TEST_RUN';

/** Ends every process that carries the run's mark, other than this one, and answers how many there were. */
export function endMarkedProcesses(run) {
  if (process.platform !== 'linux') return 0;
  const marked = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(Number(name), run));
  for (const pid of marked) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  return marked.length;
}

function isMarked(pid, run) {
  if (pid === process.pid) return false;
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${runMark}=${run}`);
  } catch {
    return false;
  }
}
