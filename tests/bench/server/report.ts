import { estimateOfTurns, median, quantile, ratioOfTurns } from '../editor/statistics.ts';
import { atMost, compare, type Outcome } from '../editor/verdicts.ts';
import type { Load } from './load.ts';

/** One measured set: a PostgreSQL, how many declarations, and over how many companies. */
export interface Measured {
  readonly postgres: 'embedded' | 'given';
  /** What the PostgreSQL says it is. */
  readonly version: string;
  readonly rows: number;
  /** A second set like another, which must come out like it. */
  readonly isControl?: boolean;
  readonly companies: number;
  /** By what was asked. */
  readonly loads: Readonly<Record<string, Load>>;
}

/** Milliseconds; `perSecond` of all callers together. */
export interface Figures {
  readonly name: string;
  readonly calls: number;
  readonly turns: number;
  readonly concurrency: number;
  readonly median: number;
  /** 95 % interval of the median, by turns. */
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
  /** Pairs of turns it rests on. */
  readonly turns: number;
  /** Absent where two sets of as many declarations are compared, which must come out alike. */
  readonly target?: number;
  readonly outcome: Outcome;
}

/** Pairs of turns below which a ratio shows nothing, however narrow its interval. */
const LEAST_TURNS = 10;

const rounded = (value: number) => Math.round(value * 100) / 100;

export function figuresOf(loads: Measured['loads']): Figures[] {
  return Object.entries(loads).map(([name, { turns, seconds, concurrency }]) => {
    const times = turns.flat();
    const middle = estimateOfTurns(turns, median);
    return {
      name,
      calls: times.length,
      turns: turns.length,
      concurrency,
      median: rounded(middle.value),
      spread: [rounded(middle.low), rounded(middle.high)],
      p95: rounded(quantile(times, 0.95)),
      p99: rounded(quantile(times, 0.99)),
      perSecond: rounded(times.length / seconds),
    };
  });
}

/** How much longer each call takes with ten times the declarations, and with as many in a second set. */
export function growthOf(all: readonly Measured[]): Growth[] {
  const found: Growth[] = [];
  for (const large of all) {
    const small = all.find(
      (one) =>
        !one.isControl &&
        one.postgres === large.postgres &&
        one.companies === large.companies &&
        one.rows * (large.isControl ? 1 : 10) === large.rows,
    );
    if (!small) continue;
    for (const [name, load] of Object.entries(large.loads)) {
      const before = small.loads[name];
      if (!before) continue;
      const ratio = ratioOfTurns(load.turns, before.turns, median);
      const target = large.isControl ? undefined : name.startsWith('list middle') ? 3 : 1.3;
      const isNeutral = compare(ratio) === 'inconclusive';
      const outcome = target ? atMost(ratio, target) : isNeutral ? 'met' : 'missed';
      found.push({
        postgres: large.postgres,
        companies: large.companies,
        name,
        from: small.rows,
        to: large.rows,
        ratio: rounded(ratio.value),
        spread: [rounded(ratio.low), rounded(ratio.high)],
        turns: ratio.count,
        ...(target && { target }),
        outcome: ratio.count < LEAST_TURNS ? 'not measured' : outcome,
      });
    }
  }
  return found;
}

/** A table of one set, for the terminal. */
export function tableOf({ postgres, version, rows, companies, isControl, loads }: Measured): string[] {
  return [
    '',
    `${postgres} PostgreSQL ${version}, ${rows} declarations over ${companies} ${companies === 1 ? 'company' : 'companies'}${isControl ? ', once more' : ''}`,
    '',
    '| Call | Calls | Turns | At once | p50 ms | p95 | p99 | A second |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...figuresOf(loads).map(
      (one) =>
        `| ${one.name} | ${one.calls} | ${one.turns} | ${one.concurrency} | ${one.median} (${one.turns === 1 ? 'one turn' : one.spread.join(' to ')}) | ${one.p95} | ${one.p99} | ${one.perSecond} |`,
    ),
  ];
}

/** A table of the ratios; none where one size alone was measured. */
export function growthTable(growth: readonly Growth[]): string[] {
  if (growth.length === 0) return [];
  return [
    '',
    '| PostgreSQL, companies | Call | From | To | Ratio | Turns | At most | |',
    '|---|---|--:|--:|--:|--:|--:|---|',
    ...growth.map(
      (one) =>
        `| ${one.postgres}, ${one.companies} | ${one.name} | ${one.from} | ${one.to} | ${one.ratio} (${one.spread.join(' to ')}) | ${one.turns} | ${one.target ?? 'alike'} | ${one.outcome} |`,
    ),
  ];
}
