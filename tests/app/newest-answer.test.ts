import { expect, test } from 'vitest';
import { newestAnswers } from '../../src/app/editor/newest-answer.ts';

test('an answer that a later one overtook is not taken', () => {
  const ask = newestAnswers();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(third()).toBe(true);
  expect(ask()()).toBe(true);
});
