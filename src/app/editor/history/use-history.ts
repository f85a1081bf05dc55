import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { DeclarationCalls, TimelineEntry, TimelinePage } from '../../api/documents.ts';
import { type History, historyOf } from '../../api/history.ts';
import { useSaving, useSession } from '../session-context.ts';
import { type Told, withNewest, withOlder } from './told.ts';

/** What is known of what happened. */
interface Known {
  readonly history: History;
  /** Messages and answers before the newest, as many as were asked for. */
  readonly older: readonly TimelineEntry[];
  readonly hasMore: boolean;
  /** How many older pages were asked for. */
  readonly olderPages: number;
  /** ISO 8601: all that happened since is known; null when all is. */
  readonly since: string | null;
}

export const nothingKnown: Known = {
  history: { edits: [], mails: [], senders: [] },
  ...{ older: [], hasMore: false, olderPages: 0, since: null },
};

/** Messages and answers of so many pages before the newest. */
interface OlderMessages extends TimelinePage {
  readonly pages: number;
}

/** Saves follow one another while somebody types; what they did is read once they pause, ms. */
const PAUSE_MS = 2000;

/**
 * What happened to the open declaration: the newest page of it is read again after a save and after news of customs, older
 * ones when they are asked for, and of these the messages again after such news.
 */
export function useHistory(newest: readonly TimelineEntry[], olderMessages: number | null) {
  const { kind } = useSession();
  const id = useSaving((state) => state.id);
  const revision = useSaving((state) => state.revision);
  const [told, setTold] = useState<Told>();
  const [older, setOlder] = useState<OlderMessages>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const hasRead = useRef(false);
  const isOpening = useRef(false);
  const address = `${kind.addresses.calls}/${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision`, `newest` and `reads` run it again
  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    const read = () =>
      historyOf(address).then(
        (page) => {
          if (isStale) return;
          hasRead.current = true;
          setFailure(undefined);
          setTold((known) => withNewest(known, page));
        },
        (error: unknown) => !isStale && setFailure(messageOf(error)),
      );
    const timer = setTimeout(() => void read(), hasRead.current ? PAUSE_MS : 0);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [id, address, revision, newest, reads]);

  const pages = useRef(0);
  pages.current = older?.pages ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` and `reads` run it again
  useEffect(() => {
    if (id === undefined || pages.current === 0) return;
    let isStale = false;
    messagesBefore(kind.calls, id, olderMessages, pages.current).then(
      (found) => !isStale && setOlder((known) => (known?.pages === found.pages ? found : known)),
      (error: unknown) => !isStale && setFailure(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [kind, id, newest, olderMessages, reads]);

  const tryAgain = useCallback(() => {
    setFailure(undefined);
    setReads((count) => count + 1);
  }, []);
  const beforeMessage = older === undefined ? olderMessages : older.next;
  const showOlder = async () => {
    if (id === undefined || told === undefined || isOpening.current) return;
    isOpening.current = true;
    try {
      const [page, messages] = await Promise.all([
        told.next === null ? undefined : historyOf(address, told.next),
        beforeMessage === null ? undefined : kind.calls.timeline(id, beforeMessage),
      ]);
      setFailure(undefined);
      if (page) setTold((known) => (known?.next === told.next ? withOlder(known, page) : known));
      if (messages) setOlder((known) => (known === older ? withMessages(known, messages) : known));
    } catch (error) {
      setFailure(messageOf(error));
    }
    isOpening.current = false;
  };
  const known = useMemo(
    () => told && knownOf(told, newest, older, beforeMessage),
    [told, newest, older, beforeMessage],
  );
  return { known, failure, tryAgain, showOlder };
}

function knownOf(
  { history, next, since, olderPages }: Told,
  newest: readonly TimelineEntry[],
  messages: OlderMessages | undefined,
  before: number | null,
): Known {
  const older = messages?.entries ?? [];
  const oldest = before === null ? undefined : [...newest, ...older].findLast(({ kind }) => kind === 'sent');
  const times = [since, oldest?.at].filter((at) => typeof at === 'string');
  return {
    ...{ history, older },
    hasMore: next !== null || before !== null,
    olderPages: olderPages + (messages?.pages ?? 0),
    since: times.sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null,
  };
}

function withMessages(known: OlderMessages | undefined, { entries, next }: TimelinePage): OlderMessages {
  return { entries: [...(known?.entries ?? []), ...entries], next, pages: (known?.pages ?? 0) + 1 };
}

/** Of so many pages, or as many as there are. */
async function messagesBefore(
  calls: DeclarationCalls,
  id: number,
  olderMessages: number | null,
  pages: number,
): Promise<OlderMessages> {
  let found: OlderMessages = { entries: [], next: olderMessages, pages: 0 };
  for (let read = 0; read < pages && found.next !== null; read += 1)
    found = withMessages(found, await calls.timeline(id, found.next));
  return { ...found, pages };
}
