import { useCallback, useEffect, useState } from 'react';
import type { SendCheck } from '../api/sending.ts';
import { useSending } from './sending-session.ts';

/** In place of an answer: it could not be asked. The send itself is checked as well, so that nobody is held up. */
export const unasked: SendCheck = { category: null, problems: [], similar: [] };

interface Checked {
  /** Undefined until the server answered. */
  readonly check: SendCheck | undefined;
  readonly askAgain: () => void;
}

/** What the server finds before the open document is sent. */
export function useSendCheck(): Checked {
  const sending = useSending();
  const [check, setCheck] = useState<SendCheck>();
  const [asks, setAsks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asks` runs it again
  useEffect(() => {
    let isOver = false;
    sending.checkForSending().then(
      (found) => !isOver && setCheck(found),
      () => !isOver && setCheck(unasked),
    );
    return () => {
      isOver = true;
    };
  }, [sending, asks]);
  const askAgain = useCallback(() => {
    setCheck(undefined);
    setAsks((count) => count + 1);
  }, []);
  return { check, askAgain };
}
