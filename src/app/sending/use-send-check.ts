import { useEffect, useState } from 'react';
import type { SendCheck } from '../api/documents.ts';
import { useSession } from '../editor/session-context.ts';

/** In place of an answer: it could not be asked. The send itself is checked as well, so that nobody is held up. */
export const unasked: SendCheck = { category: null, problems: [], similar: [] };

/** What the server finds before the open declaration is sent; undefined until it answered. */
export function useSendCheck(): SendCheck | undefined {
  const session = useSession();
  const [check, setCheck] = useState<SendCheck>();
  useEffect(() => {
    let isOver = false;
    session.checkForSending().then(
      (found) => !isOver && setCheck(found),
      () => !isOver && setCheck(unasked),
    );
    return () => {
      isOver = true;
    };
  }, [session]);
  return check;
}
