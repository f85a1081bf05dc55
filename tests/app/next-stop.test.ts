import { describe, expect, test } from 'vitest';
import { nextStop, type Stop } from '../../src/app/editor/next-stop.ts';

/** Keys in the order in which a walk of as many steps comes to them. */
function walk(keys: readonly string[], steps: number, step: 1 | -1): readonly string[] {
  let last: Stop | undefined;
  return Array.from({ length: steps }, () => {
    const index = nextStop(keys, last, step);
    last = { key: keys[index]!, index };
    return `${keys[index]}${index}`;
  });
}

describe('F8 and Shift+F8', () => {
  test('go through all and round the end', () => {
    expect(walk(['a', 'b', 'c'], 4, 1)).toEqual(['a0', 'b1', 'c2', 'a0']);
    expect(walk(['a', 'b', 'c'], 4, -1)).toEqual(['c2', 'b1', 'a0', 'c2']);
  });

  test('what customs says twice of one place holds nobody up', () => {
    expect(walk(['a', 'a', 'a', 'b'], 5, 1)).toEqual(['a0', 'a1', 'a2', 'b3', 'a0']);
    expect(walk(['b', 'a', 'a', 'c'], 5, -1)).toEqual(['c3', 'a2', 'a1', 'b0', 'c3']);
  });

  test('go on from the place of what was mended, and from what moved', () => {
    expect(nextStop(['a', 'c'], { key: 'b', index: 1 }, 1)).toBe(1);
    expect(nextStop(['a', 'c'], { key: 'b', index: 1 }, -1)).toBe(0);
    expect(nextStop(['b', 'c'], { key: 'b', index: 1 }, 1)).toBe(1);
    expect(nextStop(['a'], { key: 'b', index: 4 }, 1)).toBe(0);
  });
});
