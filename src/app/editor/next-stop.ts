/** Where a walk through a list stands: what was gone to last, and its place among them then. */
export interface Stop {
  readonly key: string;
  readonly index: number;
}

/**
 * Index of what comes after or before the last stop, round the end; the first or last one without a stop. Where the
 * stop is gone, its place is gone on from. A key may stand twice: then the place tells which of them it was.
 */
export function nextStop(keys: readonly string[], last: Stop | undefined, step: 1 | -1): number {
  const { length } = keys;
  if (last === undefined) return step === 1 ? 0 : length - 1;
  const at = keys[last.index] === last.key ? last.index : keys.indexOf(last.key);
  const from = at >= 0 ? at : last.index - (step === 1 ? 1 : 0);
  return (from + step + length) % length;
}
