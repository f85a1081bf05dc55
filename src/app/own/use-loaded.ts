import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { messageOf } from '../api/call-error.ts';

export interface Loaded<T> {
  /** Undefined until it came. */
  readonly data: T | undefined;
  /** Why it did not. */
  readonly failure: string | undefined;
  readonly setData: Dispatch<SetStateAction<T | undefined>>;
  readonly reload: () => void;
}

/** What a page shows, read once when it opens. `read` stays the same from one rendering to the next. */
export function useLoaded<T>(read: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` runs it again
  useEffect(() => {
    let isStale = false;
    setFailure(undefined);
    read().then(
      (found) => !isStale && setData(found),
      (error: unknown) => !isStale && setFailure(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [read, reads]);
  return { data, failure, setData, reload: useCallback(() => setReads((count) => count + 1), []) };
}
