import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** How long what was killed may take to be gone, in milliseconds. */
const patience = 1000;

/**
 * Ends every process of PostgreSQL that works in this cluster, at once. A child that hangs outlives its postmaster,
 * and the shared memory it holds would let no new one start. On Linux; elsewhere nobody tells where a process works.
 */
export async function endClusterProcesses(cluster: string): Promise<void> {
  for (const pid of clusterProcesses(cluster)) killed(pid);
  for (const end = Date.now() + patience; clusterProcesses(cluster).length > 0 && Date.now() < end; ) {
    await pause(10);
  }
}

function clusterProcesses(cluster: string): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && worksIn(pid, cluster))
    .map(Number);
}

/** A postmaster and its children work in their data directory. */
function worksIn(pid: string, cluster: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    );
  } catch {
    // It ended meanwhile, or is another user's.
    return false;
  }
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
