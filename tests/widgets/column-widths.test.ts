import { expect, it } from 'vitest';
import { documents } from '../../src/generated/documents.ts';
import { codeWidth } from '../../widgets/row-table/column-widths.ts';

const LETTER_OF_A_CODE = 8;

it('the column of the commodity code, of which no schema tells the length, is wide enough for its ten figures', () => {
  const { commodityCode } = documents['customs-declaration']!.lists.CDSItems!.row.fields;
  expect(codeWidth(commodityCode!)).toBeGreaterThan(10 * LETTER_OF_A_CODE);
});
