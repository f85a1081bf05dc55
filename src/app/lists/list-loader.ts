/** Reads pages of a list; what comes late never stands in the place of something newer. */
export interface ListLoader<Page> {
  /** `ask` reads the page; `question` tells two of them apart. */
  load(question: string, ask: (signal: AbortSignal) => Promise<Page>): Promise<void>;
  stop(): void;
}

/**
 * A new question lets go of the one before. The same question again does not, so that news coming in faster than
 * answers still show; of its answers the newest asked stays.
 */
export function createListLoader<Page>(options: {
  readonly onPage: (page: Page, question: string) => void;
  readonly onFailure: (error: unknown, question: string) => void;
}): ListLoader<Page> {
  let asked = 0;
  let answered = 0;
  let current: string | undefined;
  let letGo = new AbortController();

  return {
    async load(question, ask) {
      if (question !== current) {
        letGo.abort();
        letGo = new AbortController();
        current = question;
      }
      asked += 1;
      const number = asked;
      const { signal } = letGo;
      const isLate = () => signal.aborted || number < answered;
      try {
        const page = await ask(signal);
        if (isLate()) return;
        answered = number;
        options.onPage(page, question);
      } catch (error) {
        if (!isLate()) options.onFailure(error, question);
      }
    },
    stop() {
      letGo.abort();
      current = undefined;
    },
  };
}

/** A work that is wished for now and then. */
export interface Wishes {
  wish(): void;
  /** What waits is not begun any more. */
  stop(): void;
}

/** Does a work once at a time: wishes for it that come meanwhile are one more, afterwards. */
export function oneAfterAnother(work: () => Promise<void>): Wishes {
  let isRunning = false;
  let isWanted = false;
  const wish = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    void work()
      .catch(() => undefined)
      .then(() => {
        isRunning = false;
        if (isWanted) wish();
      });
  };
  return {
    wish,
    stop() {
      isWanted = false;
    },
  };
}
