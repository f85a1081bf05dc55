import { useCallback, useEffect, useRef, useState } from 'react';
import { callsAddress } from '../../addresses.ts';
import { messageOf } from '../../api/call-error.ts';
import { historyOf } from '../../api/history.ts';
import { useSaving, useSession } from '../session-context.ts';
import { type Told, withNewest, withOlder } from './told.ts';

export const nothingTold: Told = {
  history: { edits: [], mails: [], senders: [] },
  ...{ next: null, since: null, olderPages: 0 },
};

/** Saves follow one another while somebody types; what they did is read once they pause, ms. */
const PAUSE_MS = 2000;

/** What is known of what people did with the open document. */
export interface ReadHistory {
  /** Undefined until it was read. */
  readonly told: Told | undefined;
  /** Why some of it could not be read. */
  readonly failure: string | undefined;
  readonly tryAgain: () => void;
  /** Reads the page before; nothing where there is none. */
  readonly showOlder: () => Promise<void>;
}

/**
 * The newest page of what happened to the open document is read again after a save and with `news`, older ones when they
 * are asked for.
 */
export function useHistory(news?: unknown): ReadHistory {
  const { kind } = useSession();
  const id = useSaving((state) => state.id);
  const revision = useSaving((state) => state.revision);
  const [told, setTold] = useState<Told>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const hasRead = useRef(false);
  const isOpening = useRef(false);
  const address = callsAddress(kind, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision`, `news` and `reads` run it again
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
  }, [id, address, revision, news, reads]);

  const tryAgain = useCallback(() => {
    setFailure(undefined);
    setReads((count) => count + 1);
  }, []);
  const next = told?.next ?? null;
  const showOlder = useCallback(async () => {
    if (next === null || isOpening.current) return;
    isOpening.current = true;
    try {
      const page = await historyOf(address, next);
      setFailure(undefined);
      setTold((known) => (known?.next === next ? withOlder(known, page) : known));
    } catch (error) {
      setFailure(messageOf(error));
    }
    isOpening.current = false;
  }, [address, next]);
  return { told, failure, tryAgain, showOlder };
}
