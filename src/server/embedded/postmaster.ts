import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endClusterProcesses } from './cluster-processes.ts';
import { isLiving } from './process-identity.ts';

/**
 * Ends a postgres that outlived its owner on this cluster, so that a new one can take over: its clients are
 * gone, and what it acknowledged is on disk. Answers whether there was one. Afterwards postmaster.pid names no
 * process at all.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return false;
  const isOrphan = isPostmasterOf(pid, cluster);
  if (isOrphan) await stopPostmaster(pid, cluster);
  else await endClusterProcesses(cluster);
  if (postmasterPid(cluster) !== undefined) disownPidFile(cluster);
  return isOrphan;
}

/** A signal and the share of the time it is given. */
const waysToEnd = [
  ['SIGINT', 0.75],
  ['SIGQUIT', 0.2],
  ['SIGKILL', 0.05],
] as const;

/**
 * Fast shutdown: clients are cut off, the rest is written. What hangs is cut off harder, children too, so that it is
 * gone `within` so many milliseconds (PostgreSQL then recovers from its log at the next start).
 */
export async function stopPostmaster(pid: number, cluster: string, within = 9000): Promise<void> {
  for (const [signal, share] of waysToEnd) {
    if (!isLiving(pid)) break;
    process.kill(pid, signal);
    const deadline = Date.now() + share * within;
    while (isLiving(pid) && Date.now() < deadline) await pause(10);
  }
  await endClusterProcesses(cluster);
}

function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A postmaster works in its data directory and is started with it as an argument. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isLiving(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
    return command.includes('postgres') && command.includes(cluster);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to start while postmaster.pid names any process it can signal, be it a stranger that was
 * given the number or a zombie that nobody reaped. Only the number is replaced, by one that no process can have:
 * the shared memory named further down must still be checked.
 */
function disownPidFile(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, ['2147483646', ...rest].join('\n'));
}
