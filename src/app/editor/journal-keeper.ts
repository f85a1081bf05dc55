import { messageOf } from '../api/call-error.ts';

/** Shortest time between two writes of the journal, ms: what a crash of the browser may cost. */
export const KEEP_MS = 200;

export interface JournalKeeper {
  /** Writes at once when the last write is long enough ago, else once as soon as it is. */
  soon(): void;
  /** Writes what stands now: when the page may go away, or the server has answered. */
  now(): Promise<void>;
}

/** Calls `write` for many changes together; whether it succeeded is told each time, and why not on the console. */
export function createJournalKeeper(
  write: () => Promise<void>,
  onWritten: (isKept: boolean) => void,
): JournalKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  async function now(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    await write().then(
      () => onWritten(true),
      (error: unknown) => {
        console.warn('Journal:', messageOf(error));
        onWritten(false);
      },
    );
  }

  return {
    now,
    soon() {
      if (timer !== undefined) return;
      const wait = last + KEEP_MS - performance.now();
      if (wait <= 0) void now();
      else timer = setTimeout(() => void now(), wait);
    },
  };
}
