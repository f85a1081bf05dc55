import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentStore,
  getAt,
  type Patch,
  type Path,
  patchesBetween,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { isWithin } from '../../src/engine/path.ts';
import { patchFor, wishes } from './arbitrary-edits.ts';
import { cargoOf, openCargo, total } from './cargo.ts';
import { openPacking, pack, packGross, packingOf } from './packing.ts';

const load = (id: string, ...rest: string[]): Path => ['loads', { id }, ...rest];
const keys = (store: DocumentStore) => rowsOf(store.document(), 'loads').map(({ uuid }) => uuid);
const set = (path: Path, value?: string): Patch => ({ op: 'set', path, ...(value ? { value } : {}) });

/** Puts in a load `r1` with a box `r2`. */
const put = (store: DocumentStore) => void store.insertRow(['loads'], { weight: '5' });

describe('E20a: a row that was put in, and in which others entered something since, stays with theirs', () => {
  test.each<[string, Patch]>([
    ['a field of it', set(load('r1', 'note'), 'theirs')],
    ['a field that they blanked', set(load('r1', 'weight'))],
    ['a field of a row in it', set([...load('r1', 'boxes'), { id: 'r2' }, 'mark'], 'Z')],
    ['a row put into it', { op: 'insert', path: load('r1', 'boxes'), row: { uuid: 'theirs' }, after: 'r2' }],
    ['a row taken out of it', { op: 'remove', path: [...load('r1', 'boxes'), { id: 'r2' }] }],
  ])('%s', (_, theirs) => {
    const store = openCargo(cargoOf(2));
    put(store);
    store.applyRemote([theirs]);
    const before = store.document();
    expect(store.undo()).toEqual({ change: undefined, left: [load('r1')] });
    expect(store.document()).toBe(before);
    expect([store.canUndo(), store.canRedo()]).toEqual([false, false]);
  });

  test('the step before it is taken back in its stead, and what stays is told with that', () => {
    const store = openCargo(cargoOf(2));
    store.enter(['title'], 'Ebb');
    put(store);
    store.applyRemote([set(load('r1', 'note'), 'theirs')]);
    const { change, left } = store.undo();
    expect([change?.label, left]).toEqual(['title', [load('r1')]]);
    expect(store.document().title).toBe('Tide');
    expect(getAt(store.document(), load('r1', 'note'))).toBe('theirs');
    expect(store.redo()).toMatchObject({ change: { label: 'title' }, left: [] });
  });

  test('moved only, or with what was there before it was put in, it goes', () => {
    const store = openCargo(cargoOf(2));
    store.applyRemote([set(load('l0', 'note'), 'earlier')]);
    put(store);
    store.applyRemote([{ op: 'move', path: load('r1'), after: null }, set(load('l1', 'note'), 'other row')]);
    expect(store.undo()).toMatchObject({ change: { origin: 'undo' }, left: [] });
    expect(keys(store)).toEqual(['l0', 'l1']);
  });

  test('so does one that is taken out again by redo', () => {
    const store = openCargo(cargoOf(2));
    store.removeRows([load('l1')]);
    store.undo();
    store.applyRemote([set(load('l1', 'note'), 'theirs')]);
    expect(store.redo()).toEqual({ change: undefined, left: [load('l1')] });
    expect(keys(store)).toEqual(['l0', 'l1']);
  });
});

describe('E20a: of a step over many rows only those in which others entered something stay', () => {
  const pasted = () => {
    const store = openCargo(cargoOf(1));
    pasteBlock(store, ['loads'], { row: null, fields: ['weight'], lines: [['2'], ['3'], ['4']] }, 'Paste');
    const [, first, second, third] = keys(store);
    return { store, first: first!, second: second!, third: third! };
  };

  test('the rest of a paste goes, figures follow what stays; redo brings the rest back', () => {
    const { store, first, second, third } = pasted();
    expect(store.document().total).toBe('10.00');
    store.applyRemote([set(load(second, 'note'), 'theirs')]);
    const after = store.document();
    const { change, left } = store.undo();
    expect([change?.label, left]).toEqual(['Paste', [load(second)]]);
    expect(keys(store)).toEqual(['l0', second]);
    expect(store.document().total).toBe('4.00');
    expect(store.redo().left).toEqual([]);
    expect(new Set(keys(store))).toEqual(new Set(['l0', first, second, third]));
    expect(store.document().total).toBe('10.00');
    expect(getAt(store.document(), load(second))).toEqual(getAt(after, load(second)));
    expect(store.undo().left).toEqual([]);
    expect(keys(store)).toEqual(['l0', second]);
  });

  test('of values pasted into rows, those of the row in which they gave a value another one stay together', () => {
    const store = openCargo(cargoOf(3));
    const lines = ['a', 'b', 'c'].map((note) => [note, '7']);
    pasteBlock(store, ['loads'], { row: 'l0', fields: ['note', 'weight'], lines });
    store.applyRemote([set(load('l1', 'note'), 'theirs')]);
    expect(store.undo().left).toEqual([load('l1', 'note')]);
    expect(rowsOf(store.document(), 'loads').map(({ note, weight }) => [note, weight])).toEqual([
      [undefined, '1'],
      ['theirs', '7'],
      [undefined, '1'],
    ]);
    expect(store.document().total).toBe('9.00');
  });

  test('of values pasted into rows, those in a row that they took out are gone, the rest is taken back', () => {
    const store = openCargo(cargoOf(3));
    const lines = ['a', 'b', 'c'].map((note) => [note, '7']);
    pasteBlock(store, ['loads'], { row: 'l0', fields: ['note', 'weight'], lines });
    store.applyRemote([{ op: 'remove', path: load('l1') }]);
    const { change, left } = store.undo();
    expect([change?.origin, new Set(left)]).toEqual([
      'undo',
      new Set([load('l1', 'note'), load('l1', 'weight')]),
    ]);
    expect(rowsOf(store.document(), 'loads')).toEqual(
      rowsOf(cargoOf(3), 'loads').filter(({ uuid }) => uuid !== 'l1'),
    );
    expect(store.document().total).toBe('2.00');
  });

  test('a step that sets a field of the document, too, stays whole', () => {
    const store = openCargo(cargoOf(2));
    store.edit([
      set(['title'], 'Ebb'),
      { op: 'insert', path: ['loads'], row: { uuid: 'a' }, after: null },
      { op: 'insert', path: ['loads'], row: { uuid: 'b' }, after: null },
    ]);
    store.applyRemote([set(load('a', 'note'), 'theirs')]);
    const before = store.document();
    expect(store.undo()).toEqual({ change: undefined, left: [['title']] });
    expect(store.document()).toBe(before);
  });

  test('a row that others moved since stays where they put it', () => {
    const store = openCargo(cargoOf(4));
    store.moveRow(load('l0'), 'l2');
    store.applyRemote([{ op: 'move', path: load('l0'), after: null }]);
    expect(store.undo()).toEqual({ change: undefined, left: [load('l0')] });
    expect(keys(store)).toEqual(['l0', 'l1', 'l2', 'l3']);
  });
});

describe('E20a E32: in a tree a row below which others put something stays', () => {
  const below = (store: DocumentStore) =>
    rowsOf(store.document(), 'packs').map(({ uuid, parentId }) => [uuid, parentId]);

  test('a pallet with their box on it', () => {
    const store = openPacking(packingOf(1));
    store.insertRow(['packs'], { kind: 'pallet', weight: '3' });
    store.applyRemote([
      { op: 'insert', path: ['packs'], row: { uuid: 'box', parentId: 'r1', weight: '2' }, after: 'r1' },
    ]);
    expect(store.undo()).toEqual({ change: undefined, left: [pack('r1')] });
    expect(below(store)).toContainEqual(['box', 'r1']);
  });

  test('what stands above goods that they changed; the rest of the copy goes, and the weights are right', () => {
    const store = openPacking(packingOf(1));
    store.duplicateRow(pack('p0'));
    const copies = below(store).slice(7);
    expect(copies).toHaveLength(7);
    const [pallet, box, goods] = copies.map(([id]) => id!) as [string, string, string];
    store.applyRemote([set(pack(goods, 'weight'), '9')]);
    expect(new Set(store.undo().left)).toEqual(new Set([pack(goods), pack(box), pack(pallet)]));
    expect(below(store).slice(7)).toEqual([
      [pallet, undefined],
      [box, pallet],
      [goods, box],
    ]);
    expect(packGross.full(store.document(), {})).toEqual([]);
  });
});

describe('E20a E31: in a tree no row comes to stand below itself', () => {
  const parents = (store: DocumentStore) =>
    ['p0', 'p1'].map((id) => (getAt(store.document(), pack(id)) as Row | undefined)?.parentId);
  /** They move pallet p1 with all on it onto p0. */
  const theyMove = (store: DocumentStore) => {
    const theirs = openPacking(store.document());
    theirs.moveInTree(pack('p1'), { parent: 'p0', after: null });
    store.applyRemote(patchesBetween(store.document(), theirs.document()));
  };

  test('by redo of a move onto what they moved below it', () => {
    const store = openPacking(packingOf(2));
    store.moveInTree(pack('p0'), { parent: 'p1', after: null });
    store.undo();
    theyMove(store);
    expect(store.redo().left).toContainEqual(pack('p0', 'parentId'));
    expect(parents(store)).toEqual([undefined, 'p0']);
    expect(packGross.full(store.document(), {})).toEqual([]);
  });

  test('nor by undo of a move from what they moved below it', () => {
    const store = openPacking(packingOf(2));
    store.moveInTree(pack('p0'), { parent: 'p1', after: null });
    store.moveInTree(pack('p0'), { parent: null, after: null });
    theyMove(store);
    expect(store.undo().left).toContainEqual(pack('p0', 'parentId'));
    expect(parents(store)).toEqual([undefined, 'p0']);
    expect(packGross.full(store.document(), {})).toEqual([]);
  });
});

test('E20a E22: whatever is undone and redone among changes of others, nothing that they entered goes', () => {
  const marked = fc.record({ wish: fc.nat(11), isTheirs: fc.boolean() });
  fc.assert(
    fc.property(wishes, fc.array(marked, { maxLength: 12 }), wishes, (mine, order, later) => {
      const store = openCargo({ ...cargoOf(3), total: '3.00' });
      let told = 0;
      /** What they entered since, by place: a row of theirs, or a field's value. */
      let entered: { readonly path: Path; readonly value?: string }[] = [];
      const forget = ({ op, path: gone }: Patch) => {
        if (op === 'set' || op === 'remove') entered = entered.filter(({ path }) => !isWithin(path, gone));
      };
      const others = (wish: (typeof mine)[number] | undefined) => {
        told += 1;
        // No two of their values are the same, nor one of them as mine.
        const patch = wish && patchFor(store.document(), { ...wish, text: wish.text && `${told}` });
        const before = store.document();
        const after = patch ? applyPatches(before, [patch]) : before;
        if (patch === undefined || after === before) return;
        store.applyRemote([patch, ...total.full(after, {})]);
        forget(patch);
        if (patch.op === 'set') entered.push({ path: patch.path, value: patch.value as string });
        if (patch.op === 'insert') entered.push({ path: [...patch.path, { id: patch.row.uuid }] });
      };
      order.forEach(({ wish, isTheirs }, at) => {
        if (isTheirs) others(mine[wish]);
        const made = isTheirs ? undefined : mine[at];
        const patch = made && patchFor(store.document(), { ...made, text: made.text && `m${made.text}` });
        if (patch === undefined) return;
        store.edit([patch]);
        forget(patch);
      });
      const holds = () => {
        for (const { path, value } of entered) {
          const here = getAt(store.document(), path);
          if (value === undefined) expect(here, JSON.stringify(path)).toBeDefined();
          else expect(here ?? '', JSON.stringify(path)).toBe(value);
        }
        const document = store.document();
        expect(applyPatches(document, total.full(document, {}))).toEqual(document);
      };
      let at = 0;
      const among = (go: () => unknown, can: () => boolean) => {
        while (can()) {
          go();
          holds();
          others(later[at]);
          at += 1;
        }
      };
      among(store.undo, store.canUndo);
      among(store.redo, store.canRedo);
      among(store.undo, store.canUndo);
    }),
    { numRuns: 2000, seed: 200 },
  );
});
