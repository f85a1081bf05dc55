import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './process-identity.ts';

/** The data folder belongs to another Tidewaiter that is running. The message is a sentence for people. */
export class DataFolderHeldError extends Error {
  override readonly name = 'DataFolderHeldError';
}

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/**
 * Takes `folder` for this process and answers the function that gives it back. The lock is a file with the
 * holder's pid and start time, so that a dead holder's lock, even one whose pid was given away again, never
 * stands in the way. Throws DataFolderHeldError while a living process holds the folder.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = lockOf(folder);
  const mine: Holder = { pid: process.pid, started: processStart(process.pid) ?? '' };
  while (!createLock(lock, mine)) removeDeadLock(lock, refuseHeld(folder));
  return () => {
    if (isSame(readLock(lock), mine)) rmSync(lock, { force: true });
  };
}

/** Throws DataFolderHeldError while a living process holds `folder`; answers a dead one whose lock is left. */
export function refuseHeld(folder: string): Holder | undefined {
  const holder = readLock(lockOf(folder));
  if (holder && processStart(holder.pid) === holder.started) {
    throw new DataFolderHeldError(
      `The data folder ${folder} is in use by a running Tidewaiter (process ${holder.pid}); end that one first or give this one another DATA_DIR.`,
    );
  }
  return holder;
}

function lockOf(folder: string): string {
  return join(folder, 'tidewaiter.lock');
}

/** Written aside and linked into place, so that nobody ever reads half a lock; false when there is one. */
function createLock(lock: string, holder: Holder): boolean {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(lock: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

/** Renaming is what only one of several takers can do; what was not the dead lock after all is put back. */
function removeDeadLock(lock: string, dead: Holder | undefined): void {
  const aside = `${lock}.dead.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (!isSame(readLock(aside), dead)) {
    try {
      linkSync(aside, lock);
    } catch {
      // A third process took the folder in between; its lock stands.
    }
  }
  rmSync(aside, { force: true });
}

function isSame(one: Holder | undefined, other: Holder | undefined): boolean {
  return one?.pid === other?.pid && one?.started === other?.started;
}
