import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import type { OfferedWays } from '../api/sending.ts';
import { useSaving } from '../editor/session-context.ts';
import { useSending } from './sending-session.ts';

interface Ways {
  /** Undefined until they were read. */
  readonly ways: OfferedWays | undefined;
  /** Why they could not be. */
  readonly failure: string | undefined;
  readonly tryAgain: () => void;
}

/** The ways the open declaration could go. */
export function useWays(): Ways {
  const { calls } = useSending();
  const id = useSaving((state) => state.id);
  const [ways, setWays] = useState<OfferedWays>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (id === undefined || failure !== undefined) return;
    let isOver = false;
    calls.ways(id).then(
      (found) => !isOver && setWays(found),
      (error: unknown) => !isOver && setFailure(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [calls, id, failure]);
  return { ways, failure, tryAgain: useCallback(() => setFailure(undefined), []) };
}
