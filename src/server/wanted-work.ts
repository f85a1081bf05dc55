/** Work that is done when it is wanted. */
export interface WantedWork {
  /** Does it now; it is done every so often anyway. */
  wake(): void;
  /** Begins no more and waits for what is under way. */
  close(): Promise<void>;
}

/**
 * Does `work` at once, whenever it is wanted and every `everyMs`; never twice at a time, and once more when it was
 * wanted meanwhile. Long work asks between its parts whether it `isClosing`. What it throws goes to `onError`, and it is done
 * again the next time.
 */
export function startWantedWork({
  work,
  everyMs,
  onError,
}: {
  readonly work: (isClosing: () => boolean) => Promise<void>;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}): WantedWork {
  let isClosed = false;
  let isWanted = false;
  let working: Promise<void> | undefined;
  const isClosing = () => isClosed;

  const workWhileWanted = async () => {
    while (isWanted && !isClosed) {
      isWanted = false;
      await work(isClosing);
    }
  };
  const wake = () => {
    isWanted = true;
    if (isClosed || working !== undefined) return;
    working = workWhileWanted()
      .catch(onError)
      .finally(() => {
        working = undefined;
        // Wanted in the moment in which it ended.
        if (isWanted) wake();
      });
  };

  const clock = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(clock);
      await working;
    },
  };
}
