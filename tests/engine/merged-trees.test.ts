import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DocumentData,
  type DocumentStore,
  getAt,
  mergeDocuments,
  treeOf,
} from '../../src/engine/index.ts';
import { noteOf, ofPackingNote, openNote, packed, packingNote, packsOf } from '../support/packing-note.ts';

const move = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'type', 'remove', 'insert'),
  at: fc.nat(60),
  to: fc.nat(60),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

/** What a person does; gives the keys of the rows that went. */
function act(store: DocumentStore, { kind, at, to }: Move): readonly string[] {
  const rows = packsOf(store.document());
  const [row, other] = [rows[at % rows.length], rows[to % rows.length]];
  if (row === undefined || other === undefined) return [];
  const below = treeOf(rows, 'parentId').withAllBelow(row.uuid);
  if (kind === 'type') store.enter(packed(row.uuid, 'pieces'), String(to));
  if (kind === 'insert') store.insertRow(['packs'], { parentId: row.uuid, pieces: '1' }, row.uuid);
  if (kind === 'move' && !below.includes(other))
    store.moveInTree(packed(row.uuid), { parent: at % 5 === 0 ? null : other.uuid, after: null });
  if (kind !== 'remove') return [];
  store.removeRows([packed(row.uuid)]);
  return below.map(({ uuid }) => uuid);
}

/** A person with the note, who names new rows in a way of their own. */
function person(base: DocumentData, name: string, moves: readonly Move[]) {
  const store = openNote(base, name);
  const gone = moves.flatMap((one) => act(store, one));
  return { document: store.document(), gone };
}

const circling = (document: DocumentData) =>
  packsOf(document).filter(({ uuid }) => {
    const seen = new Set<unknown>();
    for (let here: unknown = uuid; typeof here === 'string' && !seen.has(here); ) {
      seen.add(here);
      here = getAt(document, packed(here, 'parentId'));
      if (here === uuid) return true;
    }
    return false;
  });

test('E32: two people move, add and remove entries: no merge has a row below itself, below none, twice or not at all', () => {
  const base = noteOf(21);
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 1, maxLength: 5 }),
      fc.array(move, { minLength: 1, maxLength: 5 }),
      (first, second) => {
        const [mine, theirs] = [person(base, 'm', first), person(base, 't', second)];
        const { document } = mergeDocuments(packingNote, base, mine.document, theirs.document, {
          computations: ofPackingNote,
          context: {},
        });
        const ids = packsOf(document).map(({ uuid }) => uuid);
        expect(circling(document)).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { uuid, parentId } of packsOf(document))
          if (parentId !== undefined) expect(ids, `${uuid} stands below a row`).toContain(parentId);
        // What only one of them removed may stay, as a conflict; what neither removed always does.
        const mayGo = new Set([...mine.gone, ...theirs.gone]);
        const held = [base, mine.document, theirs.document].flatMap((one) =>
          packsOf(one).map(({ uuid }) => uuid),
        );
        for (const id of held) if (!mayGo.has(id)) expect(ids).toContain(id);
      },
    ),
    { numRuns: 100, seed: 32 },
  );
});

test('E32: what two people moved side by side is summed up as it stands in the merge', () => {
  const base = noteOf(42);
  const [mine, theirs] = [openNote(base), openNote(base)];
  mine.moveInTree(packed('p0b0'), { parent: 'p1', after: null });
  theirs.moveInTree(packed('p0b1'), { parent: 'p1b3', after: null });
  theirs.enter(packed('p0b0i0', 'pieces'), '5');
  const merged = mergeDocuments(packingNote, base, mine.document(), theirs.document(), {
    computations: ofPackingNote,
    context: {},
  });
  expect(merged.conflicts).toEqual([]);
  const sum = (id: string) => getAt(merged.document, packed(id, 'all_pieces'));
  expect(['p0', 'p1', 'p1b3', 'p0b0'].map(sum)).toEqual(['11', '35', '10', '9']);
});
