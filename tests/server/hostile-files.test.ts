import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MadeTable } from '../../src/server/imports/made.ts';
import { ImportFileError, readImportFile } from '../../src/server/imports/read-file.ts';
import { openWorkbook } from '../../src/server/imports/xlsx.ts';
import { zipped } from './small-workbook.ts';

interface Parts {
  readonly sheet: string;
  readonly shared?: string;
  readonly styles?: string;
  readonly sheets?: string;
}

/** A workbook whose files say what they like. */
function book({ sheet, shared, styles, sheets = '<sheet name="A"/>' }: Parts): Buffer {
  return zipped({
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${shared}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  });
}

const data = (rows: string) => `<sheetData>${rows}</sheetData>`;
const long = 'x'.repeat(32_000);
/** Sheets whose lines are far apart from their few bytes. */
const far = '<row><c r="KN1"><v>1</v></c></row>'.repeat(7_000);
const column = (at: number) =>
  `${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`;
const merges = `<mergeCells>${Array.from({ length: 200 }, (_, at) => `<mergeCell ref="${column(at)}1:${column(at)}99999"/>`).join('')}</mergeCells>`;
const top = `<row r="1">${Array.from({ length: 200 }, (_, at) => `<c r="${column(at)}1" t="str"><v>a</v></c>`).join('')}</row>`;

const hostile: readonly (readonly [what: string, bytes: Buffer, words: RegExp])[] = [
  [
    'one shared text, used a hundred thousand times',
    book({
      sheet: data(`<row>${'<c t="s"><v>0</v></c>'.repeat(250)}</row>`.repeat(3)),
      shared: `<si><t>${long}</t></si>`,
    }),
    /^The cells hold more than 20,000,000 characters together\.$/,
  ],
  [
    'a number format of ten thousand digits',
    book({
      sheet: data('<row><c s="0"><v>1</v></c><c s="0"><v>2</v></c></row>'.repeat(10_000)),
      styles: `<numFmts><numFmt numFmtId="200" formatCode="${'0'.repeat(10_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`,
    }),
    /^A number format has 10,000 characters; 255 are the most\.$/,
  ],
  [
    'a number format whose brackets never close',
    book({
      sheet: data(''),
      styles: `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(100_000)}"/></numFmts>`,
    }),
    /^A number format has 100,000 characters; 255 are the most\.$/,
  ],
  [
    'lines of one cell far to the right',
    book({ sheet: data(far) }),
    /^The table has more than 2,000,000 cells, blank ones among them\.$/,
  ],
  [
    'texts merged down over all lines, in two hundred columns',
    book({ sheet: `${data(`${top}${'<row/>'.repeat(10_100)}`)}${merges}` }),
    /^The table has more than 2,000,000 cells/,
  ],
  [
    'a text longer than a cell takes, in the cell',
    book({ sheet: data(`<row><c t="str"><v>${long}${long}</v></c></row>`) }),
    /^Column 1 of line 1 has 64,000 characters; 32,767 are the most of one cell\.$/,
  ],
  [
    'a text longer than a cell takes, shared and used nowhere',
    book({ sheet: data(''), shared: `<si><t>a</t></si><si>${`<r><t>${long}</t></r>`.repeat(100)}</si>` }),
    /^Text 2 of the workbook has 3,200,000 characters; 32,767 are the most/,
  ],
  [
    'one shared text of a hundred thousand empty runs',
    book({ sheet: data(''), shared: `<si>${'<r><t/></r>'.repeat(100_000)}</si>` }),
    /: A shared text has more than 200,000 elements and attributes\.$/,
  ],
  [
    'one row of a hundred thousand cells, all of one address',
    book({ sheet: data(`<row>${'<c r="A1"/>'.repeat(100_000)}</row>`) }),
    /: A row has more than 200,000 elements and attributes\.$/,
  ],
  [
    'more number formats than spreadsheets take',
    book({ sheet: data(''), styles: `<numFmts>${'<numFmt formatCode="["/>'.repeat(2001)}</numFmts>` }),
    /^The workbook has 2,001 number formats; 2,000 are the most\.$/,
  ],
  [
    'more formats of cells than spreadsheets take',
    book({ sheet: data(''), styles: `<cellXfs>${'<xf/>'.repeat(65_491)}</cellXfs>` }),
    /^The workbook has 65,491 formats of cells; 65,490 are the most\.$/,
  ],
  ...[
    ['a comment', (text: string) => `<!--${text}-->`],
    ['a text of blanks', (text: string) => `<row><c t="str"><v>${text.replaceAll('x', ' ')}</v></c></row>`],
    ['a text of entities', (text: string) => `<row><c><v>${text.replaceAll('x', '&amp;')}</v></c></row>`],
    ['a value', (text: string) => `<row a="${text}"/>`],
  ].map(([what, as]) => {
    const sheet = data((as as (text: string) => string)('x'.repeat(600_000)));
    const words = /: A text, a comment or a value has more than 262,144 characters\.$/;
    return [`${what} of 600,000 characters`, book({ sheet }), words] as const;
  }),
  [
    'a thousand sheets, all of them the same file',
    book({ sheet: data(''), sheets: '<sheet name="A"/>'.repeat(1000) }),
    /^The workbook has 1,000 sheets; 255 are the most\.$/,
  ],
  [
    'a sheet with an endless name',
    book({ sheet: data(''), sheets: `<sheet name="${long}"/>` }),
    /^The name of a sheet is longer than 255 characters\.$/,
  ],
  ['elements in elements', book({ sheet: `${'<a>'.repeat(100_000)}` }), /nested more than 60 deep\.$/],
  [
    'attributes without end',
    book({ sheet: `<a ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}/>` }),
    /more than 1000 attributes\.$/,
  ],
  [
    'a name without end',
    book({ sheet: `<${'a'.repeat(100_000)}/>` }),
    /A name is longer than 200 characters/,
  ],
  [
    'texts that look like entities',
    book({ sheet: data(`<row><c t="str"><v>&a;${'&amp;'.repeat(1000)}</v></c></row>`) }),
    /ndefined entity/,
  ],
  [
    'lines of separators alone',
    Buffer.from(`a,b\n${`${','.repeat(16_000)}1\n`.repeat(130)}`),
    /more than 2,000,000 cells/,
  ],
  [
    'a line of ninety thousand cells',
    Buffer.from(`a,b\n${',1'.repeat(45_000)}`),
    /^Line \d has 45,001 cells; 16,384 are the most\.$/,
  ],
  [
    'a cell of forty thousand letters',
    Buffer.from(`a,b\n1,${'x'.repeat(40_000)}`),
    /^Column 2 of line \d has 40,000 characters; 32,767 are the most/,
  ],
];

describe('what is made of an upload is bounded before it is made (issue 24, point 5)', () => {
  test.each(hostile)('%s', (_what, bytes, words) => {
    let told: unknown;
    try {
      readImportFile(bytes, () => 'key');
    } catch (error) {
      told = error;
    }
    expect(told).toBeInstanceOf(ImportFileError);
    expect((told as Error).message).toMatch(words);
    expect((told as Error).message.length).toBeLessThan(200);
  });

  test('more lines than any table has are refused as they come, though each holds next to nothing', () => {
    const made = new MadeTable({ lines: 3 });
    for (const line of [1, 2, 3]) made.line(line, 1);
    expect(() => made.line(4, 1)).toThrow('The table has more than 3 lines.');
  });

  test('texts that cells share are counted as they come, whatever stands in them', () => {
    const bytes = (count: number) => book({ sheet: data(''), shared: '<si/>'.repeat(count) });
    const bounds = { texts: 100, nodes: 1000 };
    expect(() => openWorkbook(bytes(100), bounds)).not.toThrow();
    expect(() => openWorkbook(bytes(101), bounds)).toThrow(
      'The workbook has more than 100 texts that its cells share.',
    );
  });

  test('elements and attributes of all files of a workbook are counted together, those of rows too', () => {
    const sheet = data('<row><c><v>1</v></c></row>'.repeat(20));
    const bytes = book({ sheet, shared: '<si><t>a</t></si>'.repeat(20) });
    // workbook, sheets, sheet and its name; sst and 20 of two; worksheet, sheetData and 20 of three.
    const nodes = 4 + 41 + 62;
    const read = (most: number) => openWorkbook(bytes, { texts: 100, nodes: most }).read(0);
    expect(read(nodes).rows).toHaveLength(20);
    expect(() => read(nodes - 1)).toThrow(
      `Its parts have more than ${nodes - 1} elements and attributes together.`,
    );
  });

  test('cells count as they come, also where all of them have the same address', () => {
    const sheet = (cell: string) => book({ sheet: data(`<row>${cell.repeat(55)}</row>`.repeat(2)) });
    for (const cell of ['<c r="A1"/>', '<c r="C1"><v>1</v></c>', '<c/>', '<c r="ZZ1"/>']) {
      const made = new MadeTable();
      openWorkbook(sheet(cell)).read(0, made);
      expect([cell, made.cells >= 110 && made.cells <= 114]).toEqual([cell, true]);
    }
    const most = new MadeTable({ cells: 109 });
    expect(() => openWorkbook(sheet('<c r="A1"/>')).read(0, most)).toThrow('more than 109 cells');
  });

  test('what a number format says behind a bracket that never closes is none of a day', () => {
    const styles = (code: string) =>
      `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`;
    const shown = (code: string) =>
      openWorkbook(book({ sheet: data('<row><c s="0"><v>44927</v></c></row>'), styles: styles(code) })).read(
        0,
      ).rows[0]!.cells;
    expect(shown('[$-409]d mmm')).toEqual(['2023-01-01']);
    expect(shown(`${'['.repeat(250)}d`)).toEqual(['44927']);
  });

  test('the largest address of a cell costs nothing', () => {
    const cell = '<c r="A1" t="str"><v>a</v></c><c r="XFD1048576"><v>1</v></c>';
    const made = new MadeTable();
    const sheet = openWorkbook(book({ sheet: data(`<row r="1048576">${cell}</row>`) })).read(0, made);
    expect(sheet).toMatchObject({ columnsLeft: 1, rows: [{ line: 1_048_576, cells: ['a'] }] });
    expect(made.cells).toBe(2);
  });

  test('twenty thousand lines with a text in each cell are read', () => {
    const table = Array.from({ length: 20_001 }, (_, at) => `${at},${'text of some goods,'.repeat(9)}`).join(
      '\n',
    );
    expect(readImportFile(Buffer.from(table), () => 'key')).toMatchObject({ kind: 'table' });
  });

  test('whatever a workbook says of its cells, no more is made of it than its bound', () => {
    const address = fc.tuple(fc.nat(299), fc.nat(40)).map(([at, line]) => `${column(at)}${line + 1}`);
    const cell = fc.record({ at: fc.option(address), text: fc.nat(30) });
    const lines = fc.array(fc.record({ cells: fc.array(cell, { maxLength: 4 }), times: fc.nat(20) }), {
      maxLength: 4,
    });
    const merged = fc.array(fc.tuple(address, fc.nat(90)), { maxLength: 5 });
    const bounds = { cells: 2000, characters: 500 };
    let refused = 0;
    const check = fc.property(lines, merged, (written, spans) => {
      const sheet = written.map(({ cells, times }) => {
        const inside = cells.map(
          ({ at, text }) => `<c${at ? ` r="${at}"` : ''} t="str"><v>${'x'.repeat(text)}</v></c>`,
        );
        return `<row>${inside.join('')}</row>`.repeat(1 + times);
      });
      const ranges = spans.map(
        ([at, length]) => `<mergeCell ref="${at}:${at.replace(/\d+$/, '')}${length + 1}"/>`,
      );
      const made = new MadeTable(bounds);
      const content = `${data(sheet.join(''))}<mergeCells>${ranges.join('')}</mergeCells>`;
      try {
        const { rows } = openWorkbook(book({ sheet: content })).read(0, made);
        const cells = rows.flatMap((row) => row.cells);
        expect(cells.length).toBeLessThanOrEqual(made.cells);
        expect(made.cells).toBeLessThanOrEqual(bounds.cells);
        expect(cells.join('').length).toBeLessThanOrEqual(bounds.characters);
      } catch (error) {
        expect((error as Error).message).toMatch(/more than (2,000 cells|500 characters)/);
        refused += 1;
      }
    });
    fc.assert(check, { numRuns: 200 });
    expect(refused).toBeGreaterThan(10);
    expect(refused).toBeLessThan(190);
  });
});
