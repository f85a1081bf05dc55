import { expect, test } from 'vitest';
import { type Estimate, pairedRatio, randomFrom } from './editor/statistics.ts';
import { atLeast, atMost, below, compare, count } from './editor/verdicts.ts';

const of = (value: number, low: number, high: number, measurements = 200): Estimate => ({
  value,
  low,
  high,
  count: measurements,
});

test('a difference inside the spread is inconclusive', () => {
  expect(compare(of(0.8, 0.7, 1.02))).toBe('inconclusive');
  expect(compare(of(1.2, 0.95, 1.4))).toBe('inconclusive');
  expect(compare(of(0.5, 0.4, 0.6))).toBe('faster');
  expect(compare(of(2, 1.8, 2.2))).toBe('slower');
});

test('a difference no larger than that of ours against ours is inconclusive', () => {
  const same = of(1.1, 1, 1.3);
  expect(compare(of(1.2, 1.15, 1.28))).toBe('slower');
  expect(compare(of(1.2, 1.15, 1.28), same)).toBe('inconclusive');
  expect(compare(of(0.8, 0.78, 0.85), same)).toBe('inconclusive');
  expect(compare(of(0.7, 0.65, 0.72), same)).toBe('faster');
});

test('two runs of the same engine are neutral', () => {
  const random = randomFrom(11);
  const noisy = () => 12 + 6 * random() + (random() < 0.05 ? 60 : 0);
  for (let run = 0; run < 8; run += 1) {
    const pairs = Array.from({ length: 200 }, () => [noisy(), noisy()] as const);
    expect(compare(pairedRatio(pairs, run + 1))).toBe('inconclusive');
  }
});

test('an engine that is a third slower is told apart by the same number of pairs', () => {
  const random = randomFrom(12);
  const noisy = () => 12 + 6 * random() + (random() < 0.05 ? 60 : 0);
  const pairs = Array.from({ length: 200 }, () => [noisy() * 1.34, noisy()] as const);
  expect(compare(pairedRatio(pairs))).toBe('slower');
});

test('a ceiling is met or missed by the whole interval, and inconclusive across it', () => {
  expect(atMost(of(1.1, 1, 1.2), 1.2)).toBe('met');
  expect(atMost(of(1.1, 1, 1.21), 1.2)).toBe('inconclusive');
  expect(atMost(of(1.4, 1.3, 1.5), 1.2)).toBe('missed');
  expect(atMost(undefined, 1.2)).toBe('not measured');
});

test('a strict ceiling needs its number of pairs', () => {
  expect(below(of(1.2, 1.1, 1.49), 1.5, 200)).toBe('met');
  expect(below(of(1.2, 1.1, 1.5), 1.5, 200)).toBe('inconclusive');
  expect(below(of(1.7, 1.5, 1.9), 1.5, 200)).toBe('missed');
  expect(below(of(1.2, 1.1, 1.3, 199), 1.5, 200)).toBe('not measured');
});

test('a floor and a plain count', () => {
  expect(atLeast(of(12, 10, 14), 10)).toBe('met');
  expect(atLeast(of(12, 9, 14), 10)).toBe('inconclusive');
  expect(atLeast(of(5, 4, 6), 10)).toBe('missed');
  expect(count(2500, 2500)).toBe('met');
  expect(count(2501, 2500)).toBe('missed');
  expect(count(undefined, 2500)).toBe('not measured');
});
