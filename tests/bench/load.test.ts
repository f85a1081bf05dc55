import { expect, test, vi } from 'vitest';
import { loadWords, watchLoad } from './editor/load.ts';

test('the load is watched all the time, its least and most are told', () => {
  vi.useFakeTimers();
  const loads = [1.5, 9, 0.5, 2];
  const watch = watchLoad(() => loads.shift() ?? 2);
  vi.advanceTimersByTime(10_000);
  expect(watch.range()).toEqual([0.5, 9]);
  watch.end();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a machine on which more wants to run than can is said to be not free', () => {
  expect(loadWords([0.5, 2.5], 2)).toBe('0.5 to 2.5 processes for 2 processors: free');
  expect(loadWords([8, 13], 2)).toBe(
    '8.0 to 13.0 processes for 2 processors: not free, times are longer than a person sees',
  );
});
