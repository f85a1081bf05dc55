// When a script has to end: told by a signal, or left behind by the npm that ran it.
import { readFileSync } from 'node:fs';

/**
 * Calls `end` once, with the reason, when this process is told to end or when the npm that started it is gone
 * (a shell between npm and us may die of the signal without passing it on).
 * @param {(reason: string) => void} end
 */
export function whenToldToEnd(end) {
  let told = false;
  const tell = (reason) => {
    if (told) return;
    told = true;
    end(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));

  // A closed terminal must not end us by a failed write in the middle of ending.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
    const ancestors = ancestry();
    setInterval(() => ancestry() === ancestors || tell('npm is gone'), 250).unref();
  }
}

/** Our parent and its parent: npm runs a script through a shell, and either may be killed. */
function ancestry() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
