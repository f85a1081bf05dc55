import { expect, test } from 'vitest';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { tableTexts } from '../../../src/generated/table-texts.ts';
import { namedColumns } from '../../../widgets/paste/head-words.ts';

const items = catalogue.documents['customs-declaration']!.lists.CDSItems!;
const text = (id: string) => (id === 'paste.synonyms' ? tableTexts[id] : id);

test.each([
  ['Net weight', 'net_mass'],
  ['Gross weights', 'gross_mass'],
  ['Weight, gross', 'gross_mass'],
])('every pair of synonyms works, whatever its words end in: %s', (head, name) => {
  const [column] = namedColumns(items, [head], ['12.5'], text);
  expect(column?.field.name).toBe(name);
});

test('a weight that is neither names nothing', () => {
  expect(namedColumns(items, ['Weight'], ['12.5'], text)).toEqual([undefined]);
});
