import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '../sign-in/strangers.ts';

/** Longer than the work behind any of these answers takes, ms. */
const evenMs = 300;

/**
 * Answers no sooner than a fixed time after its turn, whether or not there was anything to do: how long an answer takes
 * must not tell who has an account.
 */
export async function inEvenTime<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  let even: Promise<void> | undefined;
  try {
    return await line(() => {
      even = pause(evenMs);
      return work();
    });
  } finally {
    await even;
  }
}
