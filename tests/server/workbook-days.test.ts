import { expect, test } from 'vitest';
import { openWorkbook } from '../../src/server/imports/xlsx.ts';
import { zipped } from './small-workbook.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Texts of a row whose cells have these figures, each in the format of this number. */
function read(
  cells: readonly (readonly [figure: string, format: number])[],
  date1904 = false,
): readonly string[] {
  const row = cells.map(([figure], at) => `<c s="${at}"><v>${figure}</v></c>`).join('');
  const styles = cells.map(([, format]) => `<xf numFmtId="${format}"/>`).join('');
  const own =
    '<numFmt numFmtId="164" formatCode="0000000000"/><numFmt numFmtId="165" formatCode="0000\\ 00"/>';
  const bytes = zipped({
    'xl/workbook.xml': `<workbook xmlns="${main}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets><sheet name="A"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${row}</row></sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${own}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
  });
  return openWorkbook(bytes).read(0).rows[0]!.cells;
}

test('a day is one in each of the formats that need no entry of their own, with its time too; a time alone is a figure', () => {
  const day = (format: number) => ['45678.5', format] as const;
  expect(read([14, 15, 16, 17, 22].map(day))).toEqual(Array(5).fill('2025-01-21'));
  expect(read([18, 21, 45, 0].map(day))).toEqual(Array(4).fill('45678.5'));
  expect(read([day(22)], true)).toEqual(['2029-01-22']);
});

test('a figure that is no day in a column of days stays the figure, and the rest of the sheet is read', () => {
  const cells = ['8703231980', '-1', '2958466', '1e300', '2958465', '2958465.9', '0'];
  const [code, before, after, huge, ...days] = read(cells.map((figure) => [figure, 14] as const));
  expect([code, before, after]).toEqual(['8703231980', '-1', '2958466']);
  expect(huge, 'and is no other figure').toBe('1e+300');
  expect(days).toEqual(['9999-12-31', '9999-12-31', '1899-12-30']);
});

test('a figure keeps the zeros before it that its format shows, as those of a commodity code', () => {
  const cells = [
    ['902100010', 164],
    ['8471300000', 164],
    ['902100010', 0],
    ['0.5', 164],
    ['90210', 165],
  ] as const;
  expect(read(cells)).toEqual(['0902100010', '8471300000', '902100010', '0.5', '090210']);
});

test('a text loses the signs that Excel writes for breaks of lines', () => {
  const bytes = zipped({
    'xl/workbook.xml': `<workbook xmlns="${main}"><sheets><sheet name="A"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c t="inlineStr"><is><t>Tea_x000D_\nGreen _x005F_x0041_ a_x1_</t></is></c></row></sheetData></worksheet>`,
  });
  expect(openWorkbook(bytes).read(0).rows[0]!.cells).toEqual(['Tea\r\nGreen _x0041_ a_x1_']);
});
