import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListColumn } from '../../src/engine/list-screen.ts';
import { csvRow } from '../../src/server/lists/csv.ts';

const columns = ['first', 'second', 'third'].map((name) => ({
  name,
  label: name,
  kind: 'text',
})) as unknown as readonly ListColumn[];

const rowOf = (cells: readonly string[]) =>
  csvRow(columns, { first: cells[0], second: cells[1], third: cells[2] });

/** What spreadsheets begin a formula with, and what they may overlook before it. */
const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const overlooked = [
  ' ',
  '\t',
  '\r',
  '\n',
  '\v',
  '\u00A0',
  '\u3000',
  '\u2003',
  '\uFEFF',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\u202E',
  '\u180E',
  '\u3164',
  '\u0001',
  '\u007F',
  '\uFE0F',
  '\u{E0020}',
  '\u2800',
  '\uFFA0',
  '\u0338',
];
/** Whatever is no letter, number, punctuation or symbol: marks, blanks, controls, what is private or not assigned. */
const unseen = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  .filter((character) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(character));
const separators = [',', ';', '\t', '\r', '\n', '"', "'"];
const piece = fc.oneof(
  fc.constantFrom(...starts, ...overlooked, ...separators, 'a', '1', '|', '%'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('a row read back is what was written, but for the apostrophe before what might be a formula', () => {
  fc.assert(
    fc.property(fc.tuple(cell, cell, cell), (cells) => {
      const [read, ...more] = parse(rowOf(cells), { relax_column_count: false }) as string[][];
      expect(more).toEqual([]);
      expect(read!.map((text, at) => (text === `'${cells[at]}` ? cells[at] : text))).toEqual(cells);
    }),
    { numRuns: 2000 },
  );
});

test('no cell begins a formula, whatever blanks and invisible characters stand before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...overlooked), unseen), { maxLength: 4 }),
      fc.constantFrom(...starts),
      fc.string(),
      (before, start, rest) => {
        const [read] = parse(rowOf([`${before.join('')}${start}${rest}`, 'a', 'b'])) as string[][];
        expect(read![0]!.at(0)).toBe("'");
      },
    ),
    { numRuns: 1000 },
  );
});

test('what a spreadsheet of another country takes for the end of a cell stands in quotes, and so do blanks around one', () => {
  const [first, second, third] = rowOf(['a;b', 'a\tb', ' a ']).trimEnd().split(',');
  expect([first, second, third]).toEqual(['"a;b"', '"a\tb"', '" a "']);
  expect(rowOf(['plain', '1-2', 'a=b'])).toBe('plain,1-2,a=b\r\n');
});
