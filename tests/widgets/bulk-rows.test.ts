import { expect, it } from 'vitest';
import type { DocumentData, Path } from '../../src/engine/index.ts';
import { applyPatches } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { bulkRowPatches } from '../../widgets/nested/bulk-rows.ts';

const items = catalogue.documents['customs-declaration']!.lists.CDSItems!;

it('LST-076: items offer 2/2, 2/3, 2/1 and 1/11, in this order, each a list of an item', () => {
  expect(items.bulkRows?.map(({ action }) => action)).toEqual([
    'create_2/2',
    'create_2/3',
    'create_2/1',
    'create_1/11',
  ]);
  expect(items.bulkRows?.map(({ list }) => items.row.lists[list]?.row.name)).toEqual([
    'additional-information',
    'produced-document',
    'previous-document',
    'additional-procedure',
  ]);
});

it('LST-077: each item gets a row of its own behind what it has; one that is full is named and left as it is', () => {
  const list = { ...items.row.lists.AdditionalCDSItems!, maxRows: 2, takes: 2 };
  const document: DocumentData = {
    CDSItems: [
      { uuid: 'a', AdditionalCDSItems: [{ uuid: 'a1' }] },
      { uuid: 'b' },
      { uuid: 'c', AdditionalCDSItems: [{ uuid: 'c1' }, { uuid: 'c2' }] },
    ],
  };
  const parents = ['a', 'b', 'c'].map((id): Path => ['CDSItems', { id }]);
  const { patches, full } = bulkRowPatches(document, parents, list, { additionalInfoCode: '00500' });
  expect(full).toEqual([parents[2]]);
  const after = applyPatches(document, patches) as unknown as {
    CDSItems: { AdditionalCDSItems: { uuid: string; additionalInfoCode?: string }[] }[];
  };
  expect(
    after.CDSItems.map((item) => item.AdditionalCDSItems.map((row) => row.additionalInfoCode ?? row.uuid)),
  ).toEqual([['a1', '00500'], ['00500'], ['c1', 'c2']]);
  const keys = after.CDSItems.slice(0, 2).map((item) => item.AdditionalCDSItems.at(-1)!.uuid);
  expect(new Set(keys).size).toBe(2);
});
