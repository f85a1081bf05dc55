import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import type { SendingCalls, TimelineEntry, TimelinePage } from '../../api/sending.ts';
import { useSaving } from '../../editor/session-context.ts';
import { useSending } from '../sending-session.ts';

/** Messages and answers of so many pages before the newest. */
interface OlderMessages extends TimelinePage {
  readonly pages: number;
}

interface ReadMessages {
  /** Those before the newest, as many as were asked for. */
  readonly older: readonly TimelineEntry[];
  /** What still older ones are asked by; null when there are none. */
  readonly before: number | null;
  readonly pages: number;
  /** Why some of them could not be read. */
  readonly failure: string | undefined;
  readonly tryAgain: () => void;
  /** Reads the page before; nothing where there is none. */
  readonly showOlder: () => Promise<void>;
}

/** Messages and answers before the newest, when they are asked for; they are read again after news of customs. */
export function useOlderMessages(
  newest: readonly TimelineEntry[],
  olderMessages: number | null,
): ReadMessages {
  const { calls } = useSending();
  const id = useSaving((state) => state.id);
  const [found, setFound] = useState<OlderMessages>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const isOpening = useRef(false);
  const pages = useRef(0);
  pages.current = found?.pages ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` and `reads` run it again
  useEffect(() => {
    if (id === undefined || pages.current === 0) return;
    let isStale = false;
    messagesBefore(calls, id, olderMessages, pages.current).then(
      (read) => !isStale && setFound((known) => (known?.pages === read.pages ? read : known)),
      (error: unknown) => !isStale && setFailure(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [calls, id, newest, olderMessages, reads]);

  const tryAgain = useCallback(() => {
    setFailure(undefined);
    setReads((count) => count + 1);
  }, []);
  const before = found === undefined ? olderMessages : found.next;
  const showOlder = async () => {
    if (id === undefined || before === null || isOpening.current) return;
    isOpening.current = true;
    try {
      const page = await calls.timeline(id, before);
      setFailure(undefined);
      setFound((known) => (known === found ? withMessages(known, page) : known));
    } catch (error) {
      setFailure(messageOf(error));
    }
    isOpening.current = false;
  };
  return { older: found?.entries ?? [], before, pages: pages.current, failure, tryAgain, showOlder };
}

function withMessages(known: OlderMessages | undefined, { entries, next }: TimelinePage): OlderMessages {
  return { entries: [...(known?.entries ?? []), ...entries], next, pages: (known?.pages ?? 0) + 1 };
}

/** Of so many pages, or as many as there are. */
async function messagesBefore(
  calls: SendingCalls,
  id: number,
  olderMessages: number | null,
  pages: number,
): Promise<OlderMessages> {
  let found: OlderMessages = { entries: [], next: olderMessages, pages: 0 };
  for (let read = 0; read < pages && found.next !== null; read += 1)
    found = withMessages(found, await calls.timeline(id, found.next));
  return { ...found, pages };
}
