import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatches, type DocumentData, patchesBetween } from '../../src/engine/index.ts';

const row = fc.record(
  { uuid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), value: fc.constantFrom('1', '2') },
  { requiredKeys: ['uuid'] },
);
const rows = fc.uniqueArray(row, { selector: ({ uuid }) => uuid, maxLength: 7 });
const item = fc.tuple(row, rows).map(([fields, inner]) => (inner.length > 0 ? { ...fields, inner } : fields));
const items = fc.uniqueArray(item, { selector: ({ uuid }) => uuid, minLength: 1, maxLength: 7 });
const documents: fc.Arbitrary<DocumentData> = fc.record(
  { name: fc.constantFrom('x', 'y'), items },
  { requiredKeys: [] },
);

/** An empty list and an absent one are the same. */
function shape(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, part) => (Array.isArray(part) && part.length === 0 ? undefined : part)),
  );
}

test('E27: applying the difference of two documents to the first gives the second', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      expect(shape(applyPatches(before, patchesBetween(before, after)))).toEqual(shape(after));
    }),
    { numRuns: 2000, seed: 27 },
  );
});

test('E27: equal documents differ in nothing', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(patchesBetween(document, structuredClone(document))).toEqual([]);
    }),
    { numRuns: 500, seed: 28 },
  );
});

test('E27: one row taken to the end of many is one move', () => {
  const list = Array.from({ length: 100 }, (_, index) => ({ uuid: `r${index}` }));
  const moved = [...list.slice(1), list[0]!];
  expect(patchesBetween({ items: list }, { items: moved })).toEqual([
    { op: 'move', path: ['items', { id: 'r0' }], after: 'r99' },
  ]);
});
