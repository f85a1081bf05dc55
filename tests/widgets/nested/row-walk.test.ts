import { expect, test } from 'vitest';
import { rowBeside } from '../../../widgets/nested/row-walk.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('without a search the rows beside one are its neighbours', () => {
  const walk = { ids, found: undefined };
  expect(['a', 'c', 'e'].map((id) => rowBeside(walk, id, 1))).toEqual(['b', 'd', undefined]);
  expect(['a', 'c', 'e'].map((id) => rowBeside(walk, id, -1))).toEqual([undefined, 'b', 'd']);
});

test('under a search they are the nearest found ones, whether the row is found itself or not', () => {
  const walk = { ids, found: ['b', 'e'] };
  expect(ids.map((id) => rowBeside(walk, id, 1))).toEqual(['b', 'e', 'e', 'e', undefined]);
  expect(ids.map((id) => rowBeside(walk, id, -1))).toEqual([undefined, undefined, 'b', 'b', 'b']);
});

test('with no row open the next one is the first, and a found one that is gone is none', () => {
  expect(rowBeside({ ids, found: undefined }, '', 1)).toBe('a');
  expect(rowBeside({ ids, found: undefined }, '', -1)).toBeUndefined();
  expect(rowBeside({ ids, found: ['gone'] }, 'a', 1)).toBeUndefined();
});
