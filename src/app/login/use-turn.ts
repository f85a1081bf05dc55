import { useEffect, useRef, useState } from 'react';
import type { InLine } from '../shell/login-in-line.ts';
import { accountPages } from './parts.ts';

/**
 * Of a page that signs in, and may have to wait for its turn as long as it is there: in how many seconds it is tried
 * again, undefined while it waits for nothing.
 */
export function useTurn(): readonly [number | undefined, InLine] {
  const [seconds, onWait] = useState<number>();
  const isThere = useRef(true);
  useEffect(
    () => () => {
      isThere.current = false;
    },
    [],
  );
  return [seconds, { onWait, isThere, later: accountPages }];
}
