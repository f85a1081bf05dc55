import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { DeclarationCalls, TimelineEntry } from '../../api/declarations.ts';
import { type History, historyOf } from '../../api/history.ts';
import { useSaving, useSession } from '../session-context.ts';

/** What is known of what happened. */
interface Known {
  readonly history: History;
  /** Messages and answers before the newest, as many as were asked for. */
  readonly older: readonly TimelineEntry[];
  readonly hasMore: boolean;
  /** ISO 8601: all that happened since is known; null when all is. */
  readonly since: string | null;
}

export const nothingKnown: Known = {
  history: { edits: [], mails: [], senders: [] },
  ...{ older: [], hasMore: false, since: null },
};

/** Saves follow one another while somebody types; what they did is read once they pause, ms. */
const PAUSE_MS = 2000;

/**
 * What happened to the open declaration, as many pages of it as were asked for, read again after a save and after news of
 * customs.
 */
export function useHistory(newest: readonly TimelineEntry[], olderMessages: number | null) {
  const { kind } = useSession();
  const id = useSaving((state) => state.id);
  const revision = useSaving((state) => state.revision);
  const [known, setKnown] = useState<Known>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const [pages, setPages] = useState(1);
  const pagesRead = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` and `reads` run it again
  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    const read = () =>
      readPages(kind, id, pages, { newest, olderMessages }).then(
        (found) => {
          if (isStale) return;
          pagesRead.current = pages;
          setFailure(undefined);
          setKnown(found);
        },
        (error: unknown) => !isStale && setFailure(messageOf(error)),
      );
    const timer = setTimeout(() => void read(), pagesRead.current === pages ? PAUSE_MS : 0);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [kind, id, revision, newest, olderMessages, reads, pages]);
  const tryAgain = useCallback(() => {
    setFailure(undefined);
    setReads((count) => count + 1);
  }, []);
  const showOlder = useCallback(() => setPages(pagesRead.current + 1), []);
  return { known, failure, tryAgain, showOlder };
}

async function readPages(
  { route, calls }: { readonly route: string; readonly calls: DeclarationCalls },
  id: number,
  pages: number,
  { newest, olderMessages }: { newest: readonly TimelineEntry[]; olderMessages: number | null },
): Promise<Known> {
  let page = await historyOf(`${route}/${id}`);
  let { history } = page;
  const older: TimelineEntry[] = [];
  let before = olderMessages;
  for (let read = 1; read < pages; read += 1) {
    if (page.next !== null) {
      page = await historyOf(`${route}/${id}`, page.next);
      const { edits, mails, senders } = page.history;
      history = {
        edits: [...edits, ...history.edits],
        mails: [...mails, ...history.mails],
        senders: [...senders, ...history.senders],
      };
    }
    if (before !== null) {
      const found = await calls.timeline(id, before);
      older.push(...found.entries);
      before = found.next;
    }
  }
  const oldest = before === null ? undefined : [...newest, ...older].findLast(({ kind }) => kind === 'sent');
  const times = [page.since, oldest?.at].filter((at) => typeof at === 'string');
  return {
    ...{ history, older },
    hasMore: page.next !== null || before !== null,
    since: times.sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null,
  };
}
