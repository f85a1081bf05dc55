import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  type DocumentStore,
  diffDocuments,
  formatPath,
  getAt,
  mergeDocuments,
  PatchError,
  type Row,
  rowsOf,
  subjectOf,
  treeOf,
} from '../../src/engine/index.ts';
import { looksOf, none, watched } from '../support/watched-rows.ts';
import { openPacking, pack, packGross, packing, packingOf } from './packing.ts';

const order = (store: DocumentStore) => rowsOf(store.document(), 'packs').map(({ uuid }) => uuid);
const gross = (store: DocumentStore, id: string) => getAt(store.document(), pack(id, 'gross'));
const below = (document: DocumentData, id: string | null) =>
  treeOf(rowsOf(document, 'packs'), 'parentId')
    .childrenOf(id)
    .map(({ uuid }) => uuid);

describe('a tree of rows in one flat list', () => {
  test('E30: children are found by parentId; what has no row above it is on top', () => {
    const { packs } = packingOf(2) as { packs: readonly { uuid: string }[] };
    const document = {
      packs: [...packs, { uuid: 'lost', parentId: 'gone' }, { uuid: 'self', parentId: 'self' }],
    };
    expect(below(document, null)).toEqual(['p0', 'p1', 'lost', 'self']);
    expect(below(document, 'p0')).toEqual(['p0b0', 'p0b1']);
    const tree = treeOf(document.packs, 'parentId');
    expect(tree.above('p1b0g1')).toEqual(['p1b0', 'p1']);
    expect(tree.above('self')).toEqual([]);
    expect(tree.withAllBelow('p0').map(({ uuid }) => uuid)).toEqual([
      'p0',
      'p0b0',
      'p0b0g0',
      'p0b0g1',
      'p0b1',
      'p0b1g0',
      'p0b1g1',
    ]);
  });

  test('E30: rows in a ring are on top, nothing above them; what stands below one of them stands there only', () => {
    const rows = [
      { uuid: 'a', parentId: 'b', weight: '1', gross: '5' },
      { uuid: 'b', parentId: 'a', weight: '2', gross: '2' },
      { uuid: 'c', parentId: 'a', weight: '4', gross: '4' },
      { uuid: 'd', parentId: 'gone', weight: '8', gross: '8' },
    ];
    const tree = treeOf(rows, 'parentId');
    expect(['a', 'b', 'c', 'd'].map((id) => tree.above(id))).toEqual([[], [], ['a'], []]);
    expect(below({ packs: rows }, null)).toEqual(['a', 'b', 'd']);
    expect(below({ packs: rows }, 'a')).toEqual(['c']);

    const store = openPacking({ packs: rows });
    for (const [at, id] of ['c', 'a', 'b', 'd', 'c'].entries()) {
      store.enter(pack(id, 'weight'), String(10 + at));
      expect(packGross.full(store.document(), {})).toEqual([]);
    }
    expect(gross(store, 'a')).toBe('25');
  });

  test('E30: a weight three levels down is rolled up its branch, and the other branches stay the same objects', () => {
    const store = openPacking(packingOf(2));
    const other = getAt(store.document(), pack('p1'));
    store.enter(pack('p0b1g0', 'weight'), '4.5');
    expect(['p0b1g0', 'p0b1', 'p0', 'p0b0'].map((id) => gross(store, id))).toEqual([
      '4.5',
      '6',
      '18.5',
      '2.5',
    ]);
    expect(getAt(store.document(), pack('p1'))).toBe(other);
    store.undo();
    expect(store.document()).toEqual(packingOf(2));
  });

  test('E31: the patches take rows out before the one they stand below, and bring them back after it', () => {
    const store = openPacking(packingOf(1));
    const ways: unknown[] = [];
    store.subscribeAll(({ patches }) =>
      ways.push(patches.filter(({ op }) => op !== 'set').map((patch) => subjectOf(patch)[1])),
    );
    store.removeRows([pack('p0b0')]);
    store.undo();
    const ids = ['p0b0', 'p0b0g0', 'p0b0g1'].map((id) => ({ id }));
    expect(ways).toEqual([ids.toReversed(), ids]);
  });

  test('E31: a pallet is removed with its boxes and goods as one step, and comes back whole', () => {
    const store = openPacking(packingOf(3));
    store.removeRows([pack('p1b0'), pack('p1'), pack('p0b1g0')]);
    expect(order(store)).toEqual(
      rowsOf(packingOf(3), 'packs')
        .map(({ uuid }) => uuid)
        .filter((id) => !id.startsWith('p1') && id !== 'p0b1g0'),
    );
    expect(gross(store, 'p0')).toBe('14');
    store.undo();
    expect(store.document()).toEqual(packingOf(3));
  });

  test('E31: a box is moved with its goods to another pallet, and both pallets roll up', () => {
    const store = openPacking(packingOf(2));
    store.moveInTree(pack('p0b0'), { parent: 'p1', after: 'p1b0' });
    expect(below(store.document(), 'p1')).toEqual(['p1b0', 'p0b0', 'p1b1']);
    expect(below(store.document(), 'p0b0')).toEqual(['p0b0g0', 'p0b0g1']);
    expect(order(store).slice(-10)).toEqual([
      'p1',
      'p1b0',
      'p1b0g0',
      'p1b0g1',
      'p0b0',
      'p0b0g0',
      'p0b0g1',
      'p1b1',
      'p1b1g0',
      'p1b1g1',
    ]);
    expect([gross(store, 'p0'), gross(store, 'p1')]).toEqual(['12.5', '17.5']);
    store.moveInTree(pack('p0b0'), { parent: null, after: null });
    expect(order(store).slice(0, 3)).toEqual(['p0b0', 'p0b0g0', 'p0b0g1']);
    expect(below(store.document(), null)).toEqual(['p0b0', 'p0', 'p1']);
    store.undo();
    store.undo();
    expect(store.document()).toEqual(packingOf(2));
  });

  test('E31: a row that stood below the one it is moved behind stands right behind it, whatever lay between its own', () => {
    const packs = [{ uuid: 'a' }, { uuid: 'm', parentId: 'a' }, { uuid: 'z' }, { uuid: 'm1', parentId: 'm' }];
    const store = openPacking({ packs });
    store.moveInTree(pack('m'), { parent: null, after: 'a' });
    expect(below(store.document(), null)).toEqual(['a', 'm', 'z']);
    expect(order(store)).toEqual(['a', 'm', 'm1', 'z']);
  });

  test('E31: a row that is not in the list has nothing above it or below it', () => {
    const tree = treeOf(rowsOf(packingOf(1), 'packs'), 'parentId');
    expect([tree.withAllBelow('gone'), tree.childrenOf('gone'), tree.above('gone')]).toEqual([[], [], []]);
    expect(tree.childrenOf(null).map(({ uuid }) => uuid)).toEqual(['p0']);
    expect(tree.withAllBelow('p0b0').map(({ uuid }) => uuid)).toEqual(['p0b0', 'p0b0g0', 'p0b0g1']);
    expect(tree.above('p0b0g1')).toEqual(['p0b0', 'p0']);
  });

  test('E31: no row is moved below itself', () => {
    const store = openPacking(packingOf(2));
    const before = store.document();
    for (const [place, reason] of [
      [{ parent: 'p0b0', after: null }, 'A row does not stand below itself.'],
      [{ parent: 'p0', after: null }, 'A row does not stand below itself.'],
      [{ parent: null, after: 'p0b1g0' }, 'A row does not stand below itself.'],
      [{ parent: 'no', after: null }, 'The row does not exist.'],
    ] as const) {
      const moved = () => store.moveInTree(pack('p0'), place);
      expect(moved, JSON.stringify(place)).toThrow(PatchError);
      expect(moved, JSON.stringify(place)).toThrow(reason);
    }
    expect(store.document()).toBe(before);
  });

  test('E31: a copy has all below it, standing below each other as the originals do', () => {
    const store = openPacking(packingOf(2));
    const path = store.duplicateRow(pack('p0'));
    expect(order(store).slice(7, 14)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
    expect(path).toEqual(pack('r1'));
    expect(below(store.document(), 'r1')).toEqual(['r2', 'r5']);
    expect(below(store.document(), 'r2')).toEqual(['r3', 'r4']);
    store.enter(pack('r3', 'weight'), '2');
    expect([gross(store, 'r1'), gross(store, 'p0')]).toEqual(['16', '15']);
  });

  test('E30 E23: no edits make the rolled up weights differ from their full form, and undo takes all back', () => {
    const edit = fc.record({
      kind: fc.constantFrom('weight', 'weight', 'move', 'remove', 'copy', 'undo'),
      at: fc.nat(40),
      to: fc.nat(40),
      text: fc.constantFrom('', '3', '0.25', '.', '7'),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
        const store = openPacking(packingOf(2));
        for (const { kind, at, to, text } of edits) {
          const keys = order(store);
          const [id, other] = [keys[at % keys.length], keys[to % keys.length]];
          if (id === undefined || other === undefined) continue;
          if (kind === 'undo') store.undo();
          if (kind === 'weight') store.edit([{ op: 'set', path: pack(id, 'weight'), value: text }]);
          if (kind === 'copy') store.duplicateRow(pack(id));
          if (kind === 'remove') store.removeRows([pack(id)]);
          const tree = treeOf(rowsOf(store.document(), 'packs'), 'parentId');
          if (kind === 'move' && !tree.withAllBelow(id).some(({ uuid }) => uuid === other)) {
            store.moveInTree(pack(id), { parent: other, after: null });
          }
        }
        const document = store.document();
        expect(applyPatches(document, packGross.full(document, {}))).toEqual(document);
        for (const row of rowsOf(document, 'packs')) {
          if (row.parentId !== undefined) expect(getAt(document, pack(String(row.parentId)))).toBeDefined();
        }
        while (store.canUndo()) store.undo();
        expect(store.document()).toEqual(packingOf(2));
      }),
      { numRuns: 1500, seed: 30 },
    );
  });

  test('E24 E30: one keystroke in a tree costs the same with 1, 14 and 140 pallets', () => {
    const costs = [1, 14, 140].map((pallets) => {
      const looks = { ...none };
      const isInBranch = ({ uuid }: Row) => ['p0', 'p0b0', 'p0b0g0'].includes(uuid);
      const packs = rowsOf(packingOf(pallets), 'packs');
      const store = openPacking({
        packs: packs.map((row) => (isInBranch(row) ? row : watched(row, looks, 'uuid'))),
      });
      store.problems.all();
      store.enter(pack('p0b0g0', 'weight'), '2');
      const before = { ...store.counters };
      expect(looksOf(looks, () => void store.enter(pack('p0b0g0', 'weight'), '3'))).toEqual(none);
      return {
        fieldChecks: store.counters.fieldChecks - before.fieldChecks,
        validityChecks: store.counters.validityChecks - before.validityChecks,
        computationsRun: store.counters.computationsRun - before.computationsRun,
      };
    });
    expect(costs[0]).toEqual({ fieldChecks: 1, validityChecks: 4, computationsRun: 1 });
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
  });

  test('E32: a pallet one removed and the other put goods on stays, told as a conflict', () => {
    const base = packingOf(2);
    const mine = openPacking(base);
    mine.removeRows([pack('p0')]);
    const theirs = openPacking(base);
    theirs.insertRow(['packs'], { parentId: 'p0b0', kind: 'goods', weight: '2' }, 'p0b0g1');
    const { document, conflicts } = mergeDocuments(packing, base, mine.document(), theirs.document());
    expect(conflicts.map(({ path }) => path)).toEqual([pack('p0b0'), pack('p0')]);
    expect(below(document, null)).toEqual(['p0', 'p1']);
    expect(below(document, 'p0b0')).toEqual(['r1']);
  });

  test('E32: two moves that would put rows below each other end as theirs, told as a conflict', () => {
    const base = packingOf(2);
    const mine = openPacking(base);
    mine.moveInTree(pack('p0'), { parent: 'p1', after: null });
    const theirs = openPacking(base);
    theirs.moveInTree(pack('p1'), { parent: 'p0', after: null });
    const { document, conflicts } = mergeDocuments(packing, base, mine.document(), theirs.document());
    expect(conflicts.map(({ path }) => path)).toEqual([pack('p0'), pack('p1')]);
    expect(below(document, null)).toEqual(['p0']);
    expect(below(document, 'p0')).toContain('p1');
  });

  /** A row given another one above it, as no move would: whatever that leads to. */
  const putBelow = (base: DocumentData, ...pairs: (readonly [id: string, parent: string | undefined])[]) =>
    applyPatches(
      base,
      pairs.map(([id, value]) => ({
        op: 'set',
        path: pack(id, 'parentId'),
        ...(value === undefined ? {} : { value }),
      })),
    );
  const conflictsOf = (base: DocumentData, mine: DocumentData, theirs: DocumentData) =>
    mergeDocuments(packing, base, mine, theirs)
      .conflicts.map(({ path }) => formatPath(path))
      .sort();

  test('E30 E32: a row that one side put below itself is on top, and no conflict whoever comes first', () => {
    const base = packingOf(2);
    const other = applyPatches(base, [{ op: 'set', path: pack('p1', 'weight'), value: '7' }]);
    for (const ring of [
      putBelow(base, ['p0', 'p0']),
      putBelow(base, ['p0', 'p0b0']),
      putBelow(base, ['p0', 'p1'], ['p1', 'p0']),
    ]) {
      for (const [mine, theirs] of [
        [ring, other],
        [other, ring],
      ] as const) {
        const { document, conflicts } = mergeDocuments(packing, base, mine, theirs);
        expect(conflicts).toEqual([]);
        expect(getAt(document, pack('p0', 'parentId'))).toBe(getAt(ring, pack('p0', 'parentId')));
        expect(getAt(document, pack('p1', 'weight'))).toBe('7');
        expect(below(document, null)).toContain('p0');
      }
    }
  });

  test('E32: whatever rows are put below, the same conflicts are told whoever comes first, and the merge has no ring of both', () => {
    const ids = rowsOf(packingOf(2), 'packs').map(({ uuid }) => uuid);
    const put = fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids), { nil: undefined }));
    const puts = fc.array(put, { minLength: 1, maxLength: 4 });
    const isInRing = (document: DocumentData, id: string) => {
      const seen = new Set<string>();
      for (let here = getAt(document, pack(id, 'parentId')); typeof here === 'string'; ) {
        if (here === id) return true;
        if (seen.has(here)) return false;
        seen.add(here);
        here = getAt(document, pack(here, 'parentId'));
      }
      return false;
    };
    fc.assert(
      fc.property(puts, puts, puts, (before, first, second) => {
        const base = putBelow(packingOf(2), ...before);
        const [mine, theirs] = [putBelow(base, ...first), putBelow(base, ...second)];
        expect(conflictsOf(base, mine, theirs)).toEqual(conflictsOf(base, theirs, mine));
        const { document } = mergeDocuments(packing, base, mine, theirs);
        const ringed = ids.filter((id) => isInRing(document, id));
        expect(ringed.filter((id) => !isInRing(mine, id) && !isInRing(theirs, id))).toEqual([]);
      }),
      { numRuns: 3000, seed: 32 },
    );
  });

  test('E26: a row is not given the key that another one misses above it', () => {
    const base: DocumentData = { packs: [{ uuid: 'p', kind: 'pallet', weight: '10' }] };
    const target: DocumentData = {
      packs: [
        { uuid: 'n', kind: 'pallet', weight: '10' },
        { uuid: 'm', parentId: 'p', kind: 'box' },
      ],
    };
    const alone = { packs: [{ uuid: 'n', parentId: 'p', kind: 'pallet' }] };
    for (const wanted of [target, alone]) {
      const { patches } = diffDocuments(packing, base, wanted);
      expect(applyPatches(base, patches)).toEqual(wanted);
    }
  });

  test('E26: a tree read back under new keys is matched, and its rows stand below the same rows', () => {
    const base = packingOf(2);
    const key = (id: unknown) => (typeof id === 'string' ? { parentId: `new-${id}` } : {});
    const renamed: DocumentData = {
      packs: rowsOf(base, 'packs').map((row) => ({ ...row, uuid: `new-${row.uuid}`, ...key(row.parentId) })),
    };
    expect(rowsOf(renamed, 'packs')[1]).toMatchObject({ uuid: 'new-p0b0', parentId: 'new-p0' });
    const { patches } = diffDocuments(packing, base, renamed);
    expect(applyPatches(base, patches)).toEqual(base);
  });
});
