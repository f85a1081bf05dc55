import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DocumentData, mergeDocuments, type Row } from '../../../src/engine/index.ts';
import { dropPatches, stepPatches, type Way } from '../../../widgets/tree/tree-moves.ts';
import { rowsAbove, treeView } from '../../../widgets/tree/tree-view.ts';
import { openNote, packed, packingNote, packsOf, recalculated } from '../../support/packing-note.ts';

const ids = Array.from({ length: 9 }, (_, at) => `r${at}`);
const list = { path: ['packs'], parentField: 'parentId' } as const;

/** What an import, another program, a merge or a paste may say of the rows above rows: nothing, one that is not there, itself, a ring. */
const parent = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ids) },
  { weight: 1, arbitrary: fc.constant('gone') },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constant(undefined) },
);
const packs = fc.tuple(...ids.map(() => parent)).map((parents) =>
  ids.map((uuid, at): Row => {
    const above = parents[at];
    return { uuid, pieces: '1', ...(above !== undefined && { parentId: above }) };
  }),
);

/** Rows that stand below themselves, or below one that is not there, each found by going up from it. */
function looseIn(rows: readonly Row[]): readonly string[] {
  const parents = new Map(rows.map(({ uuid, parentId }) => [uuid, parentId || undefined]));
  return rows.flatMap(({ uuid }) => {
    const first = parents.get(uuid);
    if (first !== undefined && !parents.has(String(first))) return [uuid];
    let here: unknown = first;
    for (let step = 0; step < rows.length && typeof here === 'string' && here !== uuid; step += 1)
      here = parents.get(here);
    return here === uuid ? [uuid] : [];
  });
}

/** Every row is shown once and said to be where it is; what stands nowhere is on top, and told. */
function expectWhole(document: DocumentData, all: readonly string[]): void {
  const rows = packsOf(document);
  const view = treeView(rows, 'parentId', new Set());
  expect([...view.order].sort()).toEqual([...all].sort());
  expect(view.visible).toEqual(view.order);
  for (const [id, { level }] of view.standing) expect(level).toBe(rowsAbove(view, id).length + 1);
  const store = openNote(document);
  const told = store.problems
    .all()
    .filter(({ code }) => code === 'problem.circling' || code === 'problem.missing')
    .map(({ path: [, row] }) => (row as { id: string }).id);
  expect(told.sort()).toEqual([...looseIn(rows)].sort());
  for (const id of told) expect(view.standing.get(id)?.level).toBe(1);
  // What is on top holds all there is.
  const onTop = rows.filter(({ uuid }) => view.standing.get(uuid)?.level === 1);
  const sums = packsOf(recalculated(document));
  const sumOf = ({ uuid }: Row) => Number(sums.find((row) => row.uuid === uuid)?.all_pieces);
  expect(onTop.reduce((sum, row) => sum + sumOf(row), 0)).toBe(all.length);
}

test('E30 C15a: whatever rows name above them, each is shown once, what stands nowhere is told, and sums end', () => {
  fc.assert(
    fc.property(packs, (rows) => expectWhole({ packs: rows }, ids)),
    { numRuns: 120, seed: 30 },
  );
});

test('E31: no move loses a row, and each can be moved out of a ring; undone, all is as it was', () => {
  const step = fc.record({
    id: fc.constantFrom(...ids),
    to: fc.constantFrom(...ids),
    way: fc.constantFrom<Way | 'before' | 'into' | 'after'>(
      ...(['up', 'down', 'in', 'out', 'before', 'into', 'after'] as const),
    ),
  });
  fc.assert(
    fc.property(packs, fc.array(step, { maxLength: 5 }), (rows, steps) => {
      // As a document is stored: without blanks.
      const stored = rows.map(({ parentId, ...rest }) => (parentId ? { ...rest, parentId } : rest)) as Row[];
      const start = recalculated({ packs: stored });
      const store = openNote(start);
      for (const { id, to, way } of steps) {
        const isDrop = way === 'before' || way === 'into' || way === 'after';
        store.edit(
          isDrop
            ? dropPatches(store.document(), list, [id], { target: to, zone: way })
            : stepPatches(store.document(), list, [id], way),
        );
      }
      expectWhole(store.document(), ids);
      while (store.canUndo()) store.undo();
      expect(store.document()).toEqual(start);
      for (const id of looseIn(rows)) {
        store.edit(stepPatches(store.document(), list, [id], 'out'));
      }
      expect(looseIn(packsOf(store.document()))).toEqual([]);
      expectWhole(store.document(), ids);
    }),
    { numRuns: 100, seed: 31 },
  );
});

test('E32: of two people who put rows below whatever they like the merge has every row, once', () => {
  const change = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids, 'gone')), {
    maxLength: 4,
  });
  const changed = (document: DocumentData, pairs: readonly (readonly [string, string])[]) => {
    const store = openNote(document);
    store.edit(pairs.map(([id, value]) => ({ op: 'set', path: packed(id, 'parentId'), value })));
    return store.document();
  };
  fc.assert(
    fc.property(packs, change, change, (rows, mine, theirs) => {
      const base = recalculated({ packs: rows });
      const merged = mergeDocuments(packingNote, base, changed(base, mine), changed(base, theirs));
      expectWhole(merged.document, ids);
    }),
    { numRuns: 120, seed: 32 },
  );
});
