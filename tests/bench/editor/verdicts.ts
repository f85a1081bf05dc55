import type { Estimate } from './statistics.ts';

export type Comparison = 'faster' | 'slower' | 'inconclusive';
export type Outcome = 'met' | 'missed' | 'inconclusive' | 'not measured';

/** A target of ours beside what was measured. */
export interface Verdict {
  readonly target: string;
  readonly measured: string;
  readonly outcome: Outcome;
}

/** Two pages of the same engine differ by no more than this however often they are measured. */
const NOISE = 1.1;

/**
 * How the first engine compares with the second. Inside the spread, or inside what ours against ours showed, it is
 * inconclusive.
 */
export function compare(ratio: Estimate, same?: Estimate): Comparison {
  const noise = same ? Math.max(NOISE, same.high, 1 / same.low) : NOISE;
  if (ratio.high < 1 / noise) return 'faster';
  if (ratio.low > noise) return 'slower';
  return 'inconclusive';
}

/** A ceiling: met when the whole interval lies at or below it, missed when the whole interval lies above. */
export function atMost(estimate: Estimate | undefined, ceiling: number): Outcome {
  if (!estimate) return 'not measured';
  if (estimate.high <= ceiling) return 'met';
  return estimate.low > ceiling ? 'missed' : 'inconclusive';
}

/** A strict ceiling resting on at least so many measurements; fewer show nothing. */
export function below(estimate: Estimate | undefined, ceiling: number, least: number): Outcome {
  if (!estimate || estimate.count < least) return 'not measured';
  if (estimate.high < ceiling) return 'met';
  return estimate.low >= ceiling ? 'missed' : 'inconclusive';
}

/** A floor: met when the whole interval lies at or above it. */
export function atLeast(estimate: Estimate | undefined, floor: number): Outcome {
  if (!estimate) return 'not measured';
  if (estimate.low >= floor) return 'met';
  return estimate.high < floor ? 'missed' : 'inconclusive';
}

/** A number without a spread: counts of nodes, of renders. */
export function count(value: number | undefined, ceiling: number): Outcome {
  if (value === undefined) return 'not measured';
  return value <= ceiling ? 'met' : 'missed';
}
