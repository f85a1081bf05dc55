import { estimate, median, quantile, ratioOf } from '../editor/statistics.ts';
import { atMost, type Outcome } from '../editor/verdicts.ts';
import type { Load } from './load.ts';

/** One measured set: a PostgreSQL, how many declarations, and over how many companies. */
export interface Measured {
  readonly postgres: 'embedded' | 'given';
  readonly rows: number;
  readonly companies: number;
  /** By what was asked. */
  readonly loads: Readonly<Record<string, Load>>;
}

/** Milliseconds; `perSecond` of all callers together. */
export interface Figures {
  readonly name: string;
  readonly calls: number;
  readonly concurrency: number;
  readonly median: number;
  /** 95 % interval of the median. */
  readonly spread: readonly [low: number, high: number];
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

export interface Growth {
  readonly postgres: string;
  readonly companies: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly ratio: number;
  readonly spread: readonly [low: number, high: number];
  readonly target: number;
  readonly outcome: Outcome;
}

/** Calls below which a ratio shows nothing, however narrow its interval. */
const LEAST_CALLS = 10;

const rounded = (value: number) => Math.round(value * 100) / 100;

export function figuresOf(loads: Measured['loads']): Figures[] {
  return Object.entries(loads).map(([name, { times, seconds, concurrency }]) => {
    const middle = estimate(times, median);
    return {
      name,
      calls: times.length,
      concurrency,
      median: rounded(middle.value),
      spread: [rounded(middle.low), rounded(middle.high)],
      p95: rounded(quantile(times, 0.95)),
      p99: rounded(quantile(times, 0.99)),
      perSecond: rounded(times.length / seconds),
    };
  });
}

/** How much longer each call takes with most declarations than with fewest. */
export function growthOf(all: readonly Measured[]): Growth[] {
  const found: Growth[] = [];
  for (const large of all) {
    const small = all.find(
      (one) =>
        one.postgres === large.postgres && one.companies === large.companies && one.rows * 10 === large.rows,
    );
    if (!small) continue;
    for (const [name, load] of Object.entries(large.loads)) {
      const before = small.loads[name];
      if (!before) continue;
      const ratio = ratioOf(load.times, before.times, median);
      const target = name === 'list middle' ? 3 : 1.3;
      found.push({
        postgres: large.postgres,
        companies: large.companies,
        name,
        from: small.rows,
        to: large.rows,
        ratio: rounded(ratio.value),
        spread: [rounded(ratio.low), rounded(ratio.high)],
        target,
        outcome: ratio.count < LEAST_CALLS ? 'not measured' : atMost(ratio, target),
      });
    }
  }
  return found;
}

/** A table of one set, for the terminal. */
export function tableOf({ postgres, rows, companies, loads }: Measured): string[] {
  return [
    '',
    `${postgres} PostgreSQL, ${rows} declarations over ${companies} ${companies === 1 ? 'company' : 'companies'}`,
    '',
    '| Call | Calls | At once | Median ms | p95 | p99 | A second |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...figuresOf(loads).map(
      (one) =>
        `| ${one.name} | ${one.calls} | ${one.concurrency} | ${one.median} (${one.spread.join(' to ')}) | ${one.p95} | ${one.p99} | ${one.perSecond} |`,
    ),
  ];
}

/** A table of the ratios; none where one size alone was measured. */
export function growthTable(growth: readonly Growth[]): string[] {
  if (growth.length === 0) return [];
  return [
    '',
    '| PostgreSQL, companies | Ten times the declarations | Ratio | At most | |',
    '|---|---|--:|--:|---|',
    ...growth.map(
      (one) =>
        `| ${one.postgres}, ${one.companies} | ${one.name} | ${one.ratio} (${one.spread.join(' to ')}) | ${one.target} | ${one.outcome} |`,
    ),
  ];
}
