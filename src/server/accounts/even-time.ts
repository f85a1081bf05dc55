import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '../sign-in/strangers.ts';

/** Longer than the work behind any of these answers takes on a machine that is not overloaded, ms. */
const step = 300;

/** The same of the work that hashes nothing: whoever waits behind it in a line learns how long it took, ms. */
const stepInLine = 60;

/**
 * Answers at the end of a step of time after its turn, the first one that ends after the work, whether or not there was
 * anything to do: how long an answer takes must not tell who has an account. The turn itself ends so too, at a smaller step.
 */
export async function inEvenTime<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  let begun: number | undefined;
  try {
    return await line(async () => {
      begun = performance.now();
      return await endingAt(stepInLine, begun, work);
    });
  } finally {
    if (begun !== undefined) await pause(restOf(step, begun));
  }
}

async function endingAt<Result>(step: number, begun: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await pause(restOf(step, begun));
  }
}

function restOf(step: number, begun: number): number {
  return step - ((performance.now() - begun) % step);
}
