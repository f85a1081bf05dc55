import { useEffect, useState } from 'react';
import type { SendCheck } from '../api/declarations.ts';
import { useSession } from './session-context.ts';

/** What the server finds before the open declaration is sent; undefined until it answered, and nothing where it failed. */
export function useSendCheck(): SendCheck | undefined {
  const session = useSession();
  const [check, setCheck] = useState<SendCheck>();
  useEffect(() => {
    let isOver = false;
    // The send itself is checked as well: one that could not be asked beforehand holds nobody up.
    session.checkForSending().then(
      (found) => !isOver && setCheck(found),
      () => !isOver && setCheck({ category: null, problems: [], similar: [] }),
    );
    return () => {
      isOver = true;
    };
  }, [session]);
  return check;
}
