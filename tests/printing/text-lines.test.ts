import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/printing/text-lines.ts';

/** As wide as its letters: an `m` is 2, others are 1. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'm' ? 2 : 1), 0);

/** A word in pieces, each tried letter by letter. */
function slowly(word: string, width: number): readonly string[] {
  const parts = [''];
  for (const letter of word) {
    if (parts.at(-1) !== '' && widthOf(parts.at(-1) + letter) > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}

describe('a text in lines', () => {
  test('a word that is wider than a line is broken where no further letter fits, and none is lost', () => {
    const word = fc.string({ unit: fc.constantFrom('m', 'i', '漢', '😀'), minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 60 }), (one, width) => {
        expect(linesOf(one, width, widthOf)).toEqual(slowly(one, width));
      }),
      { numRuns: 500, seed: 9 },
    );
  });

  test('each letter of a word of 32,768 is measured a few times, not once for each before it in its line', () => {
    const measured = { letters: 0 };
    const lines = linesOf('x'.repeat(32_768), 80, (text) => {
      measured.letters += text.length;
      return widthOf(text);
    });
    expect(lines).toHaveLength(410);
    expect(measured.letters).toBeLessThan(32_768 * 5);
  });
});
