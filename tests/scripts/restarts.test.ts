import { expect, test } from 'vitest';

const { restartsOf, withoutDatabase } = await import(
  new URL('../../scripts/steps/restarts.mjs', import.meta.url).href
);

test('a part that ends is started again five times within five minutes, ever later; then it is given up', () => {
  let now = 0;
  const restarts = restartsOf(() => now);
  const pauses: number[] = [];
  for (let end = 0; end < 5; end += 1) {
    now += 1000;
    const { again, pause } = restarts.ended(1);
    expect(again).toBe(true);
    pauses.push(pause);
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1600]);
  expect(restarts.ended(null)).toMatchObject({ again: false, times: 6 });
  now += 6 * 60_000;
  expect(restarts.ended(1)).toEqual({ again: true, pause: 100, times: 1 });
});

test('one that finds no database is tried until there is one again, and that does not count', () => {
  const restarts = restartsOf(() => 0);
  restarts.ended(null);
  for (let start = 0; start < 100; start += 1) {
    expect(restarts.ended(withoutDatabase)).toEqual({ again: true, pause: 2000, times: 1 });
  }
  expect(restarts.ended(1)).toMatchObject({ again: true, times: 2 });
});
