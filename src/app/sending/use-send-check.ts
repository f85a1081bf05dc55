import { useEffect, useState } from 'react';
import type { SendCheck } from '../api/sending.ts';
import { useSending } from './sending-session.ts';

/** In place of an answer: it could not be asked. The send itself is checked as well, so that nobody is held up. */
export const unasked: SendCheck = { category: null, problems: [], similar: [] };

/** What the server finds before the open declaration is sent; undefined until it answered. */
export function useSendCheck(): SendCheck | undefined {
  const sending = useSending();
  const [check, setCheck] = useState<SendCheck>();
  useEffect(() => {
    let isOver = false;
    sending.checkForSending().then(
      (found) => !isOver && setCheck(found),
      () => !isOver && setCheck(unasked),
    );
    return () => {
      isOver = true;
    };
  }, [sending]);
  return check;
}
