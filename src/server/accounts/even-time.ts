import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '../sign-in/strangers.ts';

/** Longer than the work behind any of these answers takes on a machine that is not overloaded, ms. */
const step = 300;

/**
 * Answers at the end of a step of time after its turn, the first one that ends after the work, whether or not there was
 * anything to do: how long an answer takes must not tell who has an account.
 */
export async function inEvenTime<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  let begun: number | undefined;
  try {
    return await line(() => {
      begun = performance.now();
      return work();
    });
  } finally {
    if (begun !== undefined) await pause(step - ((performance.now() - begun) % step));
  }
}
