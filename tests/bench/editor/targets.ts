import { pairsOf } from './keystrokes.ts';
import type { Renders } from './renders.ts';
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
/** Pairs below which the ratio of keystrokes shows nothing. */
const LEAST_PAIRS = 200;

export const p95 = (samples: readonly number[]): number => quantile(samples, 0.95);

/** The targets of issue 10 for ours, each with what was measured. */
export function verdictsOf(all: readonly Measured[], renders: ReadonlyMap<number, Renders>): Verdict[] {
  const small = find(all, 'ours', 1);
  const large = find(all, 'ours', 999);
  const floor = find(all, 'floor', 0);
  const peer = find(all, 'rjsf', 100);
  const verdicts: Verdict[] = [];
  const add = (target: string, outcome: Outcome, measured: string) =>
    verdicts.push({ target, measured, outcome });

  for (const field of FIELDS) {
    const [few, many, least] = [small?.[field], large?.[field], floor?.[field]];
    const paint = few && many ? pairedRatio(pairsOf(many, few, 'paint')) : undefined;
    add(
      `${field}: keystroke to paint, 999 items to 1, below 1.5 (200 pairs)`,
      below(paint, 1.5, LEAST_PAIRS),
      paint ? `${ratio(paint)}, ${paint.count} pairs` : '–',
    );
    const script = few && many ? pairedRatio(pairsOf(many, few, 'script')) : undefined;
    add(`${field}: script time, 999 items to 1, at most 1.2`, atMost(script, 1.2), ratio(script));
    const tail = many && least ? ratioOf(many.paint, least.paint, p95) : undefined;
    add(`${field}: p95 at 999 items to an empty page, at most 2`, atMost(tail, 2), ratio(tail));
    const other = peer?.[field];
    const gain =
      many && other && other.script.length > 0 ? ratioOf(other.script, many.script, median) : undefined;
    add(
      `${field}: script time of rjsf at 100 items to ours at 999, at least 10`,
      atLeast(gain, 10),
      ratio(gain),
    );
  }
  const [one, most] = [renders.get(1), renders.get(999)];
  const isEqual = one && most && one.commits === most.commits && one.roots === most.roots;
  add(
    'renders of ten keys, 999 items and 1, equal',
    one && most ? (isEqual ? 'met' : 'missed') : 'not measured',
    one && most ? `${most.commits} commits, ${most.roots} widgets; ${one.commits}, ${one.roots}` : '–',
  );
  const opening = small && large ? openings(large.firstRenders, small.firstRenders) : undefined;
  add('opening 999 items to opening 1, at most 1.5', atMost(opening, 1.5), ratio(opening));
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
      const pairs = pairsOf(own.item, other.item, 'paint');
      if (pairs.length === 0) return [];
      const ratio = pairedRatio(pairs);
      const verdict = compare(ratio, other.engine === SAME ? undefined : noise);
      return [{ peer: other.engine, items: other.items, ratio, verdict }];
    });
}

function sameRatios(all: readonly Measured[]): { header: Estimate; item: Estimate } | undefined {
  const again = all.find(({ engine }) => engine === SAME);
  const first = again && find(all, 'ours', again.items);
  if (!again?.header?.paint.length || !again.item?.paint.length || !first?.header || !first.item)
    return undefined;
  return {
    header: pairedRatio(pairsOf(again.header, first.header, 'paint')),
    item: pairedRatio(pairsOf(again.item, first.item, 'paint')),
  };
}

function find(all: readonly Measured[], engine: string, items: number): Measured | undefined {
  return all.find((each) => each.engine === engine && each.items === items && each.fault === undefined);
}

/** '1.04 (0.98 to 1.10)'. */
export function ratio(value: Estimate | undefined): string {
  return value ? `${value.value.toFixed(2)} (${value.low.toFixed(2)} to ${value.high.toFixed(2)})` : '–';
}

/** '23 ms (21 to 26)'. */
export function time(value: Estimate | undefined): string {
  const short = (figure: number) => (figure < 10 ? figure.toFixed(1) : String(Math.round(figure)));
  return value ? `${short(value.value)} ms (${short(value.low)} to ${short(value.high)})` : '–';
}

export function summary(
  samples: readonly number[] | undefined,
): { median: Estimate; p95: Estimate } | undefined {
  if (!samples?.length) return undefined;
  return { median: estimate(samples, median), p95: estimate(samples, p95) };
}
