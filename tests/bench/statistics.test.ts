import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimate,
  estimateOfTurns,
  median,
  pairedRatio,
  quantile,
  randomFrom,
  ratioOf,
  ratioOfTurns,
} from './editor/statistics.ts';

const samples = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 });

test('a quantile lies between its neighbours by proportion', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(quantile([7], 0.95)).toBe(7);
  expect(() => quantile([], 0.5)).toThrow('needs at least one');
});

test('a median has as many samples below as above', () => {
  fc.assert(
    fc.property(samples, (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

test('an interval holds the figure it belongs to, and is one point when all samples are the same', () => {
  fc.assert(
    fc.property(samples, (values) => {
      const { low, high, count } = estimate(values, median);
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(Math.min(...values));
      expect(high).toBeLessThanOrEqual(Math.max(...values));
      expect(count).toBe(values.length);
    }),
    { numRuns: 20 },
  );
  expect(estimate([5, 5, 5], median)).toEqual({ value: 5, low: 5, high: 5, count: 3 });
});

test('nineteen of twenty intervals of the median hold the median of what was drawn from', () => {
  const random = randomFrom(7);
  let held = 0;
  for (let run = 0; run < 60; run += 1) {
    const drawn = Array.from({ length: 40 }, () => 10 + random() * 10);
    const { low, high } = estimate(drawn, median, run + 1);
    if (low <= 15 && 15 <= high) held += 1;
  }
  expect(held).toBeGreaterThanOrEqual(52);
});

test('what slows down both of a pair is no difference between them', () => {
  const random = randomFrom(3);
  const pairs = Array.from({ length: 200 }, () => {
    const load = 10 + 90 * random();
    return [load * 2, load] as const;
  });
  const { value, low, high } = pairedRatio(pairs);
  expect([value, low, high].map((each) => Number(each.toFixed(6)))).toEqual([2, 2, 2]);
  const alone = ratioOf(
    pairs.map(([first]) => first),
    pairs.map(([, second]) => second),
    median,
  );
  expect(alone.high - alone.low).toBeGreaterThan(0.2);
});

test('a burst of load on one of a few pairs does not carry the ratio', () => {
  const pairs = Array.from({ length: 40 }, (_, at) => [at < 4 ? 900 : 20, at < 6 ? 400 : 16] as const);
  const { value, low, high } = pairedRatio(pairs);
  expect([value, low, high]).toEqual([1.25, 1.25, 1.25]);
});

/** Turns of calls, each turn with a slowness of its own that all its calls share. */
function turnsOf(random: () => number): number[][] {
  return Array.from({ length: 20 }, () => {
    const slowness = 1 + random();
    return Array.from({ length: 20 }, () => 10 * slowness * (0.95 + 0.1 * random()));
  });
}

test('most intervals of two that are alike hold 1 when turns are drawn, few when calls are', () => {
  const random = randomFrom(5);
  const held = { turns: 0, calls: 0 };
  for (let run = 0; run < 8; run += 1) {
    const [one, other] = [turnsOf(random), turnsOf(random)];
    const byTurn = ratioOfTurns(one, other, median, run + 1);
    const byCall = ratioOf(one.flat(), other.flat(), median, run + 1);
    expect(byTurn.count).toBe(20);
    if (byTurn.low <= 1 && 1 <= byTurn.high) held.turns += 1;
    if (byCall.low <= 1 && 1 <= byCall.high) held.calls += 1;
  }
  expect(held.turns).toBeGreaterThanOrEqual(7);
  expect(held.calls).toBeLessThanOrEqual(4);
});

test('what slows down a turn of both is no difference between them', () => {
  const first = Array.from({ length: 20 }, (_, at) => [2 * (at + 1), 2 * (at + 1)]);
  const second = first.map((turn) => turn.map((time) => time / 2));
  const { value, low, high } = ratioOfTurns(first, second, median);
  expect([value, low, high]).toEqual([2, 2, 2]);
});

test('a figure of turns is as wide as its turns differ, and rests on their number', () => {
  const { value, low, high, count } = estimateOfTurns(
    [
      [1, 1, 1],
      [3, 3, 3],
      [5, 5, 5],
    ],
    median,
  );
  expect([value, low, high, count]).toEqual([3, 1, 5, 3]);
});

test('the same samples give the same interval', () => {
  const values = [3, 9, 4, 7, 1, 8];
  expect(estimate(values, median)).toEqual(estimate(values, median));
});
