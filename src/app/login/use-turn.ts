import { useEffect, useRef, useState } from 'react';
import type { InLine } from '../shell/login-in-line.ts';

interface Turn {
  /** In how many seconds the sign-in is tried again; undefined while it waits for nothing. */
  readonly seconds: number | undefined;
  /** How this page waits for its turn, as long as it is there. */
  readonly inLine: () => InLine;
  readonly end: () => void;
}

/** Of a page that signs in, and may have to wait for its turn. */
export function useTurn(): Turn {
  const [seconds, setSeconds] = useState<number>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  return {
    seconds,
    inLine: () => ({ onWait: setSeconds, left: leaving.current.signal }),
    end: () => setSeconds(undefined),
  };
}
