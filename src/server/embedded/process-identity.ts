import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When process `pid` began, as an opaque text that no later process with the same number shares; undefined
 * when no such process lives. A zombie is dead: it holds nothing any more. On Windows the text only says that
 * the process lives.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxProcessStart(pid);
  if (process.platform === 'win32') return isSignallable(pid) ? 'living' : undefined;
  const answer = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', ...started] = answer.stdout.trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : started.join(' ');
}

/** Whether process `pid` lives now. */
export function isLiving(pid: number): boolean {
  return processStart(pid) !== undefined;
}

function linuxProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself hold blanks and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isSignallable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
