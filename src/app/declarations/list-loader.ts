import type { DeclarationCalls, ListPage, ListQuery } from '../api/declarations.ts';

/** Reads pages of a list; what comes late never stands in the place of something newer. */
export interface ListLoader {
  load(query: ListQuery): Promise<void>;
  stop(): void;
}

/**
 * A new question lets go of the one before. The same question again does not, so that news coming in faster than
 * answers still show; of its answers the newest asked stays.
 */
export function createListLoader(options: {
  readonly list: DeclarationCalls['list'];
  readonly onPage: (page: ListPage) => void;
  readonly onFailure: (error: unknown) => void;
}): ListLoader {
  let asked = 0;
  let answered = 0;
  let question: string | undefined;
  let letGo = new AbortController();

  return {
    async load(query) {
      const key = JSON.stringify(query);
      if (key !== question) {
        letGo.abort();
        letGo = new AbortController();
        question = key;
      }
      asked += 1;
      const number = asked;
      const { signal } = letGo;
      const isLate = () => signal.aborted || number < answered;
      try {
        const page = await options.list(query, signal);
        if (isLate()) return;
        answered = number;
        options.onPage(page);
      } catch (error) {
        if (!isLate()) options.onFailure(error);
      }
    },
    stop() {
      letGo.abort();
      question = undefined;
    },
  };
}
