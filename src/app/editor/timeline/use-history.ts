import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { TimelineEntry } from '../../api/declarations.ts';
import { type History, historyOf } from '../../api/history.ts';
import { useSaving, useSession } from '../session-context.ts';

export const noHistory: History = { edits: [], mails: [], senders: [] };

/** Saves follow one another while somebody types; what they did is read once they pause, ms. */
const PAUSE_MS = 2000;

/** Edits and mails of the open declaration, read again after a save and after news of customs. */
export function useHistory(entries: readonly TimelineEntry[]) {
  const { kind } = useSession();
  const id = useSaving((state) => state.id);
  const revision = useSaving((state) => state.revision);
  const [history, setHistory] = useState<History>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const isFirst = history === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `entries`, `revision` and `reads` run it again
  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    const read = () =>
      historyOf(`${kind.route}/${id}`).then(
        (found) => {
          if (isStale) return;
          setFailure(undefined);
          setHistory(found);
        },
        (error: unknown) => !isStale && setFailure(messageOf(error)),
      );
    const timer = setTimeout(() => void read(), isFirst ? 0 : PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [kind, id, revision, entries, reads]);
  const tryAgain = useCallback(() => {
    setFailure(undefined);
    setReads((count) => count + 1);
  }, []);
  return { history, failure, tryAgain };
}
