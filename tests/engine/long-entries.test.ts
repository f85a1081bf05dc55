import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { onOneLine } from '../../src/engine/misplaced-character.ts';
import { cpuOf } from '../messages/support/cpu.ts';

/** As they were told before, in a time that grew with the square of a text's length. */
const plain = {
  figure: (text: string) =>
    /^[^\d.,\-()]*(\d[\d.,'\s\u00a0\u202f]*|[.,]\d+)[^\d.,\-()]*$/u
      .exec(text)?.[1]
      ?.replace(/['\s\u00a0\u202f]/g, ''),
  line: (text: string) => text.trim().replace(/\s*[\n\r]+\s*/g, ' '),
};

const short = (of: readonly string[]) =>
  fc.array(fc.constantFrom(...of), { maxLength: 9 }).map((parts) => parts.join(''));

test('a figure among other signs is found where the plain rule finds it', () => {
  const signs = [..."0127.,'-() \n€k𝟙𐐷", '\u00a0', '\u202f', '\ud800', '\udc00'];
  fc.assert(
    fc.property(short(signs), (text) => {
      const [found, expected] = [figureIn(text), plain.figure(text)];
      expect(found === '').toBe(expected === undefined);
      // What is found is read as the digits of the plain rule are.
      expect(found).toBe(expected === undefined ? '' : figureIn(expected));
    }),
    { numRuns: 1000 },
  );
});

test('a text on one line is what the plain rule makes of it', () => {
  fc.assert(
    fc.property(short(['a', 'b', ' ', '\t', '\n', '\r', '\u00a0', '\u2028']), (text) => {
      expect(onOneLine(text)).toBe(plain.line(text));
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, (length: number) => string, (text: string) => string]>([
  ['blanks behind a figure', (length) => `1${' '.repeat(length)}(`, (text) => figureIn(text)],
  ['quotes behind a figure', (length) => `1${"'".repeat(length)}(`, (text) => figureIn(text)],
  ['signs before and behind a figure', (length) => `${'a'.repeat(length)}1${'a'.repeat(length)}-`, figureIn],
  ['blanks within a line', (length) => `a${' '.repeat(length)}b`, onOneLine],
  ['blanks and breaks in turn', (length) => `a${' \n'.repeat(length / 2)}b`, onOneLine],
])('of a long text, %s take time that grows as it does', (_name, text, work) => {
  const [short, long] = [text(2000), text(32_000)];
  const one = cpuOf(() => work(short), 5);
  expect(cpuOf(() => work(long), 2)).toBeLessThan(16 * 5 * Math.max(one, 0.5));
});
