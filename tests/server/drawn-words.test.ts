import { expect, test } from 'vitest';
import { drawnWords, hasRightToLeft } from '../../src/server/report/drawn-words.ts';

test.each([
  ['Apples, fresh', ['Apples,', 'fresh']],
  ['תפוחים טריים', ['טריים', 'תפוחים']],
  ['Marks: תפוחים 12 טריים NZ', ['Marks:', 'טריים', '12', 'תפוחים', 'NZ']],
  ['تفاح 12', ['12', 'تفاح']],
  ['12 تفاح', ['12', 'تفاح']],
  ['', ['']],
])('%j stands from left to right as %j', (line, words) => {
  expect(drawnWords(line)).toEqual(words);
});

test('Hebrew and Arabic are read from right to left, Greek and Chinese are not', () => {
  expect(['א', 'ع', 'a א'].map(hasRightToLeft)).toEqual([true, true, true]);
  expect(['Ω', '中', 'a1'].map(hasRightToLeft)).toEqual([false, false, false]);
});
