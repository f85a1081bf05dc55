/** A figure with the interval that 95 % of resamples gave it; `null` where nothing was measured. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Measurements it rests on. */
  readonly count: number;
}

const RESAMPLES = 1000;

/** Value below which this share (0 to 1) of the samples lies, between neighbours by proportion. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new Error('No samples: a quantile needs at least one.');
  // Typed: a thousand resamples sort in a fraction of the time.
  const sorted = Float64Array.from(samples).sort();
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** A figure of the samples with its bootstrap interval. */
export function estimate(
  samples: readonly number[],
  figure: (samples: readonly number[]) => number,
  seed = 1,
): Estimate {
  const random = randomFrom(seed);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    figure(samples.map(() => samples[Math.floor(random() * samples.length)]!)),
  );
  return { value: figure(samples), ...interval(drawn), count: samples.length };
}

/**
 * How two engines measured in turn compare: the median of the ratios of the pairs. `pairs[i]` are two measurements of
 * one round, so that what slowed down both does not count as a difference, whenever it came.
 */
export function pairedRatio(pairs: readonly (readonly [number, number])[], seed = 1): Estimate {
  return estimate(
    pairs.map(([first, second]) => first / second),
    median,
    seed,
  );
}

/** Ratio of a figure of two engines whose measurements are not pairs (different counts). */
export function ratioOf(
  first: readonly number[],
  second: readonly number[],
  figure: (samples: readonly number[]) => number,
  seed = 1,
): Estimate {
  const random = randomFrom(seed);
  const draw = (samples: readonly number[]) =>
    figure(samples.map(() => samples[Math.floor(random() * samples.length)]!));
  const drawn = Array.from({ length: RESAMPLES }, () => draw(first) / draw(second));
  const count = Math.min(first.length, second.length);
  return { value: figure(first) / figure(second), ...interval(drawn), count };
}

/**
 * A figure of measurements taken in turns. Those of one turn share what the machine did meanwhile, so whole turns are
 * drawn: resampled one by one, as if each stood for itself, they would seem surer than they are. `count` is of turns.
 */
export function estimateOfTurns(
  turns: readonly (readonly number[])[],
  figure: (samples: readonly number[]) => number,
  seed = 1,
): Estimate {
  const random = randomFrom(seed);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    figure(turns.flatMap(() => turns[Math.floor(random() * turns.length)]!)),
  );
  return { value: figure(turns.flat()), ...interval(drawn), count: turns.length };
}

/** Ratio of a figure of two whose turns follow each other: pairs of turns are drawn. `count` is of pairs. */
export function ratioOfTurns(
  first: readonly (readonly number[])[],
  second: readonly (readonly number[])[],
  figure: (samples: readonly number[]) => number,
  seed = 1,
): Estimate {
  const random = randomFrom(seed);
  const pairs = first.slice(0, second.length).map((turn, at) => [turn, second[at]!] as const);
  const ratio = (chosen: typeof pairs) =>
    figure(chosen.flatMap(([one]) => one)) / figure(chosen.flatMap(([, other]) => other));
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratio(pairs.map(() => pairs[Math.floor(random() * pairs.length)]!)),
  );
  return { value: ratio(pairs), ...interval(drawn), count: pairs.length };
}

function interval(drawn: readonly number[]): { low: number; high: number } {
  return { low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}

/** The same numbers for the same seed (mulberry32), 0 to 1: a report can be computed again from its samples. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
