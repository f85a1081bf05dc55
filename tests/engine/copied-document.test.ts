import { expect, test } from 'vitest';
import { copiedDocument, withSections } from '../../src/engine/index.ts';
import { cargo, counting, field, fields, list, load } from './cargo.ts';
import { packing } from './packing.ts';

const dated = {
  ...load,
  fields: fields(...Object.values(load.fields), field('at', { valid: { format: 'date-time' } })),
};
const voyage = { ...cargo, lists: { loads: list('loads', dated) }, notCopied: ['gate'] };

test('a copy has no date of any kind, nothing that names one document alone, and keys of its own', () => {
  const document = {
    title: 'Tide',
    day: '01-02-2026',
    gate: 'G',
    loads: [{ uuid: 'l', weight: '7', at: '01-02-2026 10:30', boxes: [{ uuid: 'b', mark: 'M' }] }],
  };
  const before = structuredClone(document);
  expect(copiedDocument(voyage, document, counting())).toStrictEqual({
    title: 'Tide',
    loads: [{ uuid: 'r1', weight: '7', boxes: [{ uuid: 'r2', mark: 'M' }] }],
  });
  expect(document).toEqual(before);
});

test('in a copy of a tree each row is below the copy of the one it was below', () => {
  const packs = [
    { uuid: 'box', parentId: 'pallet', kind: 'box' },
    { uuid: 'pallet', kind: 'pallet' },
    { uuid: 'lost', parentId: 'gone', kind: 'box' },
  ];
  expect(copiedDocument(packing, { packs }, counting())).toEqual({
    packs: [
      { uuid: 'r1', parentId: 'r2', kind: 'box' },
      { uuid: 'r2', kind: 'pallet' },
      { uuid: 'r3', parentId: 'gone', kind: 'box' },
    ],
  });
});

test('of a document only the chosen sections are kept, and what stands in none', () => {
  const document = { title: 'Tide', unseen: 'x', loads: [{ uuid: 'l' }] };
  expect(withSections(cargo, document, ['head'])).toEqual({ title: 'Tide', unseen: 'x' });
  expect(withSections(cargo, document, ['loads'])).toEqual({ unseen: 'x', loads: [{ uuid: 'l' }] });
});
