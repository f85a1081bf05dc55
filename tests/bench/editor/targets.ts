import { pairsOf, type Series } from './keystrokes.ts';
import type { RendersOfFields } from './renders.ts';
import type { Measured } from './run.ts';
import { type Estimate, estimate, median, pairedRatio, quantile, ratioOf } from './statistics.ts';
import {
  atLeast,
  atMost,
  below,
  type Comparison,
  compare,
  count,
  type Outcome,
  type Verdict,
} from './verdicts.ts';

export const SAME = 'ours again';
const FIELDS = ['header', 'item'] as const;
/**
 * The two ways to read script time. The targets mean the first, what a keystroke costs until the next; the second,
 * which ends after a pause and so has the saving of the draft in it, is judged beside it.
 */
const SCRIPT = [
  ['flow', 'in flow'],
  ['paused', 'with the pause after it'],
] as const;
/** Pairs below which the ratio of keystrokes shows nothing. */
const LEAST_PAIRS = 200;
/** The same of flows. */
const LEAST_FLOWS = 6;

export const p95 = (samples: readonly number[]): number => quantile(samples, 0.95);

/** The targets of issue 10 for ours, each with what was measured. */
export function verdictsOf(
  all: readonly Measured[],
  renders: ReadonlyMap<number, RendersOfFields>,
): Verdict[] {
  const small = find(all, 'ours', 1);
  const large = find(all, 'ours', 999);
  const floor = find(all, 'floor', 0);
  const peer = find(all, 'rjsf', 100);
  const verdicts: Verdict[] = [];
  const add = (target: string, outcome: Outcome, measured: string) =>
    verdicts.push({ target, measured, outcome });

  for (const field of FIELDS) {
    const [few, many, least] = [small?.[field], large?.[field], floor?.[field]];
    const paint = few && many ? pairedRatio(pairsOf(many.paint, few.paint)) : undefined;
    add(
      `${field}: keystroke to paint, 999 items to 1, below 1.5 (200 pairs)`,
      below(paint, 1.5, LEAST_PAIRS),
      paint ? `${ratio(paint)}, ${paint.count} pairs` : '–',
    );
    for (const [of, words] of SCRIPT) {
      const script = few && many ? paired(many[of], few[of]) : undefined;
      add(
        `${field}: script time ${words}, 999 items to 1, at most 1.2`,
        atMost(enough(script), 1.2),
        pairs(script),
      );
    }
    const tail = many && least ? ratioOf(many.paint.values, least.paint.values, p95) : undefined;
    add(`${field}: p95 at 999 items to an empty page, at most 2`, atMost(tail, 2), ratio(tail));
    const other = peer?.[field];
    for (const [of, words] of SCRIPT) {
      const gain = many && other ? paired(other[of], many[of]) : undefined;
      add(
        `${field}: script time ${words} of rjsf at 100 items to ours at 999, at least 10`,
        atLeast(enough(gain), 10),
        pairs(gain),
      );
    }
    const [one, most] = [renders.get(1)?.[field], renders.get(999)?.[field]];
    const isEqual = one && most && one.commits === most.commits && one.roots === most.roots;
    add(
      `${field}: renders of ten keys, 999 items and 1, equal`,
      one && most ? (isEqual ? 'met' : 'missed') : 'not measured',
      one && most ? `${most.commits} commits, ${most.roots} widgets; ${one.commits}, ${one.roots}` : '–',
    );
  }
  const opening = small && large ? openings(large.firstRenders, small.firstRenders) : undefined;
  add('opening 999 items to opening 1, at most 1.5', atMost(opening, 1.5), pairs(opening));
  const next = large?.actions?.another;
  add('another of 999 items: first screen within 100 ms', atMost(next, 100), time(next));
  const blocks = large?.actions?.blocks;
  add(
    'then no block over 50 ms',
    count(blocks && Math.max(...blocks), 50),
    blocks
      ? `${Math.round(Math.max(...blocks))} ms the longest of ${blocks.length}, ${Math.round(median(blocks))} ms the median`
      : '–',
  );
  const nodes = large?.nodes;
  add('nodes of the document at 999 items, at most 2,500', count(nodes, 2500), String(nodes ?? '–'));
  const heap = small?.heap && large?.heap ? large.heap / small.heap : undefined;
  add('heap at 999 items to 1, at most 1.5', count(heap, 1.5), heap?.toFixed(2) ?? '–');
  const same = sameRatios(all);
  const isNeutral = same && [same.header, same.item].every((each) => compare(each) === 'inconclusive');
  add(
    'ours against ours comes out neutral',
    same ? (isNeutral ? 'met' : 'missed') : 'not measured',
    same ? `header ${ratio(same.header)}, item ${ratio(same.item)}` : '–',
  );
  return verdicts;
}

/** Pages are opened in turn, the two of each turn one after the other. */
function openings(large: readonly number[], small: readonly number[]): Estimate | undefined {
  if (large.length === 0 || small.length === 0) return undefined;
  if (large.length !== small.length) return ratioOf(large, small, median);
  return pairedRatio(large.map((time, turn) => [time, small[turn]!] as const));
}

/** Ours and a peer of the same size, keystroke to paint in an item. */
export interface Duel {
  readonly peer: string;
  readonly items: number;
  readonly ratio: Estimate;
  /** Of ours. */
  readonly verdict: Comparison;
}

export function duelsOf(all: readonly Measured[]): Duel[] {
  const noise = sameRatios(all)?.item;
  return all
    .filter(({ kind, engine }) => kind === 'peer' || engine === SAME)
    .flatMap((other) => {
      const own = find(all, 'ours', other.items);
      if (!own?.item || !other.item) return [];
      const ratio = paired(own.item.paint, other.item.paint);
      if (!ratio) return [];
      const verdict = compare(ratio, other.engine === SAME ? undefined : noise);
      return [{ peer: other.engine, items: other.items, ratio, verdict }];
    });
}

function sameRatios(all: readonly Measured[]): { header: Estimate; item: Estimate } | undefined {
  const again = all.find(({ engine }) => engine === SAME);
  const first = again && find(all, 'ours', again.items);
  if (
    !again?.header?.paint.values.length ||
    !again.item?.paint.values.length ||
    !first?.header ||
    !first.item
  )
    return undefined;
  return {
    header: pairedRatio(pairsOf(again.header.paint, first.header.paint)),
    item: pairedRatio(pairsOf(again.item.paint, first.item.paint)),
  };
}

function find(all: readonly Measured[], engine: string, items: number): Measured | undefined {
  return all.find((each) => each.engine === engine && each.items === items && each.fault === undefined);
}

/** '1.04 (0.98 to 1.10)'. */
export function ratio(value: Estimate | undefined): string {
  return value ? `${value.value.toFixed(2)} (${value.low.toFixed(2)} to ${value.high.toFixed(2)})` : '–';
}

/** '1.04 (0.98 to 1.10), 30 pairs'. */
function pairs(value: Estimate | undefined): string {
  return value ? `${ratio(value)}, ${value.count} pairs` : '–';
}

function enough(flows: Estimate | undefined): Estimate | undefined {
  return flows && flows.count >= LEAST_FLOWS ? flows : undefined;
}

function paired(first: Series, second: Series): Estimate | undefined {
  const found = pairsOf(first, second);
  return found.length === 0 ? undefined : pairedRatio(found);
}

/** '23 ms (21 to 26)', '6243 ms, one run': one measurement has no interval. */
export function time(value: Estimate | undefined): string {
  if (!value) return '–';
  const short = (figure: number) => (figure < 10 ? figure.toFixed(1) : String(Math.round(figure)));
  if (value.count === 1) return `${short(value.value)} ms, one run`;
  return `${short(value.value)} ms (${short(value.low)} to ${short(value.high)})`;
}

export function summary(series: Series | undefined): { median: Estimate; p95: Estimate } | undefined {
  if (!series?.values.length) return undefined;
  return { median: estimate(series.values, median), p95: estimate(series.values, p95) };
}
