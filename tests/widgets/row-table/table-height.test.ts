import { expect, test } from 'vitest';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { tableHeight } from '../../../widgets/row-table/table-height.ts';

const list = Object.values(catalogue.documents['customs-declaration']!.lists)[0]!;

test('room kept for a table grows by a line a row, and no further than a long table shows', () => {
  const line = tableHeight(list, 3, true) - tableHeight(list, 2, true);
  expect(line).toBe(32);
  expect(tableHeight(list, 2, true) - tableHeight(list, 2, false)).toBe(line);
  expect(tableHeight(list, 999, false)).toBe(tableHeight(list, 15, false));
});
