import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MadeTable } from '../../src/server/imports/made.ts';
import { readImportFile } from '../../src/server/imports/read-file.ts';
import { openWorkbook } from '../../src/server/imports/xlsx.ts';
import { workbook, zipped } from './small-workbook.ts';

/** Cells of a table: its head, and so many lines. */
const cells = (lines: number, columns: number) => [
  Array.from({ length: columns }, (_, column) => `Head ${column}`),
  ...Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => (column === 0 ? `Tea ${line}` : line + column)),
  ),
];

test('a workbook of as many lines as are taken is read, fifty columns wide too', () => {
  const file = readImportFile(workbook(cells(20_000, 50)), randomUUID);
  if (file.kind !== 'table') throw new Error('It is a table.');
  expect(file.table.lines).toHaveLength(20_000);
  expect(file.table.lines.at(-1)!.cells).toHaveLength(50);
  expect(file.table.lines.at(-1)!.cells.slice(0, 2)).toEqual(['Tea 19999', '20000']);
});

test('one of more lines is refused by how many it has and how many are taken', () => {
  const read = (lines: number) => readImportFile(workbook(cells(lines, 2)), randomUUID);
  expect(() => read(20_001)).toThrow('The file has 20,001 lines; 20,000 are the most.');
  expect(() => read(100_000)).toThrow('The sheet has more than 100,000 rows.');
});

test('cells far to the right are among those of a table, though they are not read', () => {
  const row = `<row r="1">${'<c r="ZZ1"/>'.repeat(101)}</row>`;
  const book = zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>`,
  });
  expect(() => openWorkbook(book).read(0, new MadeTable({ cells: 100 }))).toThrow(
    'The table has more than 100 cells, blank ones among them.',
  );
});
