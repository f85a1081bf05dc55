import { useEffect } from 'react';
import { fetchAhead, type Part, part } from '../part.ts';

/** Tables, cards and nested rows: for sections that hold lists. */
export const lists = part(() => import('./lists.ts'));

/** The dialogs that stand over the editor. */
export const dialogs = part(() => import('./dialogs.ts'));

/** What was edited, line by line. */
export const historyList = part(() => import('./history/HistoryList.tsx'));

/** The pane that is not open at first, the way from problem to problem, and what the find bar searches with. */
export const problemParts = part(() => import('./problems.ts'));

/** What its users import by themselves and have at once when it was fetched before. */
const others = [
  () => import('./CompletionRules.tsx'),
  () => import('./preview/contents-of.ts'),
  () => import('../../../widgets/date-calendar.tsx'),
];

const nothing: readonly Part<unknown>[] = [];

const USES = ['pointerdown', 'keydown'] as const;
/** Without any use they are fetched so long after the first screen, ms: it is at rest by then. */
const REST_MS = 5000;

/**
 * Fetches what the first screen does without as soon as somebody begins to work here, or has looked at it for a while:
 * no section waits for a network that is gone by then. `added`: what the kind brings.
 */
export function useFetchedAhead(added: readonly Part<unknown>[] = nothing): void {
  useEffect(() => {
    const stop = () => {
      clearTimeout(rest);
      for (const use of USES) window.removeEventListener(use, begin, true);
    };
    const begin = () => {
      stop();
      fetchAhead(lists, dialogs, problemParts, historyList, ...others, ...added);
    };
    const rest = setTimeout(begin, REST_MS);
    for (const use of USES) window.addEventListener(use, begin, true);
    return stop;
  }, [added]);
}
