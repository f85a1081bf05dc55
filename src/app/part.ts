import { CallError } from './api/call-error.ts';
import { text } from './sign-in-texts.ts';

/** A part of the app that is fetched when it is first wanted, once. */
export interface Part<T> {
  /** Rejects with a `CallError` when it cannot be fetched; the next call asks for it again. */
  (): Promise<T>;
  /** Undefined until it was fetched. */
  now(): T | undefined;
}

export function part<T>(fetchIt: () => Promise<T>): Part<T> {
  let fetching: Promise<T> | undefined;
  let fetched: T | undefined;
  const wanted = () => {
    fetching ??= fetchIt().then(
      (found) => {
        fetched = found;
        return found;
      },
      (error: unknown) => {
        fetching = undefined;
        console.warn('Part of the app:', error);
        throw new CallError(text('error.noAnswer'), 0);
      },
    );
    return fetching;
  };
  return Object.assign(wanted, { now: () => fetched });
}

/** Fetches parts that will surely be wanted; whoever wants them hears when that fails. */
export function fetchAhead(...parts: readonly (() => Promise<unknown>)[]): void {
  for (const fetchIt of parts) fetchIt().catch(() => undefined);
}
