import { CallError } from './call-error.ts';

/** Seconds that a refusal asks to wait (API-128). */
export function secondsToWait(error: unknown): number | undefined {
  const time = error instanceof CallError ? Number(error.body.time) : Number.NaN;
  return time > 0 ? time : undefined;
}
