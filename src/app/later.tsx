import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { messageOf } from './api/call-error.ts';
import type { Part } from './part.ts';
import { text } from './texts.ts';

interface Awaited<T> {
  /** Undefined until it was fetched. */
  readonly found: T | undefined;
  /** Why it could not be. */
  readonly failure: string | undefined;
  readonly tryAgain: () => void;
}

/** A part of the app, fetched while `isWanted`; there at once when it was fetched before, again once the network is back. */
export function usePart<T>(part: Part<T>, isWanted = true): Awaited<T> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<string>();
  const found = part.now();
  const isMissing = isWanted && found === undefined && failure === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    part().then(
      () => !isOver && render(),
      (error: unknown) => !isOver && setFailure(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [part, isMissing]);
  const tryAgain = useCallback(() => setFailure(undefined), []);
  useEffect(() => {
    if (failure === undefined) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failure, tryAgain]);
  return { found, failure, tryAgain };
}

interface LaterProps<T> {
  readonly part: Part<T>;
  /** Stands in its place until it is there. */
  readonly waiting?: ReactNode;
  readonly children: (found: T) => ReactNode;
}

/** What needs a part of the app, once it is there. */
export function Later<T>({ part, waiting, children }: LaterProps<T>) {
  const { found, failure, tryAgain } = usePart(part);
  if (found !== undefined) return <>{children(found)}</>;
  if (failure === undefined) return waiting ?? <p role="status">{text('shell.loading')}</p>;
  return (
    <div className="page-wait" role="alert">
      {failure}
      <Button onClick={tryAgain}>{text('action.tryAgain')}</Button>
    </div>
  );
}
