import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DerivedComputation,
  type DocumentData,
  type DocumentStore,
  decimalOf,
  getAt,
  isDerived,
  ROLL_UP,
  type Row,
  treeOf,
  withFilledFigures,
} from '../../src/engine/index.ts';
import {
  noteOf,
  ofPackingNote,
  openNote,
  packed,
  packingNote,
  packsOf,
  recalculated,
} from '../support/packing-note.ts';
import { looksOf, none, watched } from '../support/watched-rows.ts';

const sums = { all_pieces: 'pieces', all_net_mass: 'net_mass', all_gross_mass: 'gross_mass' } as const;
const rolled = ofPackingNote.find(({ name }) => name === ROLL_UP) as DerivedComputation;

const figuresOf = (document: DocumentData, id: string) =>
  Object.keys(sums).map((field) => getAt(document, packed(id, field)));

/** The sums of every row, each made by looking at all that stands below it. */
function slowly(document: DocumentData): Readonly<Record<string, readonly string[]>> {
  const tree = treeOf(packsOf(document), 'parentId');
  const sumOf = (rows: readonly Row[], figure: string) =>
    rows.reduce((sum, row) => sum.plus(decimalOf(row[figure])), new Big(0)).toFixed();
  return Object.fromEntries(
    packsOf(document).map(({ uuid }) => [
      uuid,
      Object.values(sums).map((figure) => sumOf(tree.withAllBelow(uuid), figure)),
    ]),
  );
}

const held = (document: DocumentData) =>
  Object.fromEntries(packsOf(document).map(({ uuid }) => [uuid, figuresOf(document, uuid)]));

describe('C15a: figures of a tree are summed up', () => {
  test('a kind has the sums that its schemas name, without a line of the product', () => {
    expect(ofPackingNote).toEqual([rolled]);
    expect(isDerived(rolled)).toBe(true);
    expect(packingNote.lists.packs?.rollUp).toEqual(sums);
  });

  test('each row holds what is its own and all below it, as exact decimals', () => {
    const store = openNote(noteOf(21));
    expect(figuresOf(store.document(), 'p0')).toEqual(['21', '10.5', '15.75']);
    store.enter(packed('p0b1i2', 'net_mass'), '0.1');
    store.enter(packed('p0b1', 'net_mass'), '0.2');
    expect(figuresOf(store.document(), 'p0b1i2')).toEqual(['1', '0.1', '0.75']);
    expect(figuresOf(store.document(), 'p0b1')).toEqual(['5', '1.8', '3.75']);
    expect(figuresOf(store.document(), 'p0')).toEqual(['21', '9.8', '15.75']);
    store.undo();
    store.undo();
    expect(store.document()).toEqual(noteOf(21));
  });

  test('what is no number counts as 0, and a row of nothing has the sum 0', () => {
    const store = openNote(noteOf(6));
    store.edit([{ op: 'set', path: packed('p0b0i0', 'gross_mass'), value: 'heavy' }]);
    store.enter(packed('p0b0i1', 'gross_mass'), '');
    expect(figuresOf(store.document(), 'p0b0i1')[2]).toBe('0');
    expect(figuresOf(store.document(), 'p0')[2]).toBe('3');
  });

  test('a row that comes, goes or is moved is summed where it stands', () => {
    const store = openNote(noteOf(42));
    store.removeRows([packed('p0b0')]);
    expect(figuresOf(store.document(), 'p0')).toEqual(['16', '8', '12']);
    store.moveInTree(packed('p0b1'), { parent: 'p1b3', after: null });
    expect(figuresOf(store.document(), 'p0')[0]).toBe('11');
    expect(figuresOf(store.document(), 'p1b3')[0]).toBe('10');
    expect(figuresOf(store.document(), 'p1')[0]).toBe('26');
    store.insertRow(['packs'], { parentId: 'p0b2i0', pieces: '7' });
    expect(figuresOf(store.document(), 'p0b2i0')).toEqual(['8', '0.5', '0.75']);
    expect(figuresOf(store.document(), 'p0')[0]).toBe('18');
  });

  test('a stored sum that is wrong stays until it is recalculated, and its row’s edits make it right', () => {
    const wrong = applyPatches(noteOf(21), [
      { op: 'set', path: packed('p0', 'all_pieces'), value: '99' },
      { op: 'set', path: packed('p0b1', 'all_pieces'), value: '98' },
    ]);
    const store = openNote(wrong);
    expect(figuresOf(store.document(), 'p0')[0]).toBe('99');
    store.enter(packed('p0b0i0', 'pieces'), '3');
    expect(figuresOf(store.document(), 'p0')[0]).toBe('23');
    expect(figuresOf(store.document(), 'p0b1')[0]).toBe('98');
    store.recalculate();
    expect(figuresOf(store.document(), 'p0b1')[0]).toBe('5');
  });

  test('of a whole document the sums that it leaves blank are filled in, and one that it states stays and is told', () => {
    const right = noteOf(21);
    const packs = packsOf(right).map(({ all_pieces: _, all_net_mass: __, all_gross_mass: ___, ...row }) =>
      row.uuid === 'p0b0' ? { ...row, all_pieces: '99', all_net_mass: '' } : row,
    ) as readonly Row[];
    const filled = withFilledFigures({ packs }, ofPackingNote);
    expect(figuresOf(filled, 'p0b0')).toEqual(['99', '2.5', '3.75']);
    expect(applyPatches(filled, [{ op: 'set', path: packed('p0b0', 'all_pieces'), value: '5' }])).toEqual(
      right,
    );
    expect(withFilledFigures(right, ofPackingNote)).toBe(right);
    expect(openNote(filled).problems.all()).toEqual([
      expect.objectContaining({
        path: packed('p0b0', 'all_pieces'),
        severity: 'warning',
        value: '99',
        computed: '5',
      }),
    ]);
  });

  test('rows that stand below themselves are summed on top, and flagged: they stop nothing', () => {
    const ring = applyPatches(noteOf(21), [
      { op: 'set', path: packed('p0', 'parentId'), value: 'p0b0' },
      { op: 'set', path: packed('p0b1', 'parentId'), value: 'gone' },
    ]);
    const store = openNote(recalculated(ring));
    expect(figuresOf(store.document(), 'p0b0')).toEqual(['5', '2.5', '3.75']);
    const problems = () =>
      store.problems
        .all()
        .filter(({ code }) => /circling|missing/.test(code))
        .map(({ path, severity, code }) => [path, severity, code]);
    expect(problems()).toEqual([
      [packed('p0'), 'error', 'problem.circling'],
      [packed('p0b0'), 'error', 'problem.circling'],
      [packed('p0b1'), 'warning', 'problem.missing'],
    ]);
    store.enter(packed('p0b0i0', 'pieces'), '5');
    expect(held(store.document())).toEqual(slowly(store.document()));
    store.moveInTree(packed('p0'), { parent: null, after: null });
    store.moveInTree(packed('p0b1'), { parent: 'p0', after: null });
    expect(problems()).toEqual([]);
    expect(figuresOf(store.document(), 'p0')[0]).toBe('25');
  });

  test('E30a: a chain of a thousand rows is summed', () => {
    const packs = Array.from({ length: 1000 }, (_, at) => ({
      uuid: `c${at}`,
      ...(at > 0 && { parentId: `c${at - 1}` }),
      pieces: '1',
    }));
    expect(figuresOf(recalculated({ packs }), 'c0')[0]).toBe('1000');
  });

  test('whatever is typed, moved, copied, removed and taken back, every sum is what a slow one makes', () => {
    const edit = fc.record({
      kind: fc.constantFrom('type', 'type', 'move', 'remove', 'copy', 'insert', 'undo', 'redo', 'remote'),
      at: fc.nat(40),
      to: fc.nat(40),
      figure: fc.constantFrom(...Object.values(sums)),
      text: fc.constantFrom('', '3', '0.25', '.', '7.125', '1000000'),
    });
    const start = noteOf(24);
    const act = (
      store: DocumentStore,
      { kind, at, to, figure, text }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
    ) => {
      const keys = packsOf(store.document()).map(({ uuid }) => uuid);
      const [id, other] = [keys[at % keys.length], keys[to % keys.length]];
      if (kind === 'undo') return store.undo();
      if (kind === 'redo') return store.redo();
      if (kind === 'insert') return store.insertRow(['packs'], { parentId: other ?? 'gone', [figure]: text });
      if (id === undefined || other === undefined) return;
      const patches = [{ op: 'set', path: packed(id, figure), value: text }] as const;
      if (kind === 'type') return store.edit(patches);
      if (kind === 'remote') {
        const elsewhere = openNote(store.document());
        elsewhere.subscribeAll((change) => store.applyRemote(change.patches));
        return elsewhere.edit(patches);
      }
      if (kind === 'copy') return store.duplicateRow(packed(id));
      if (kind === 'remove') return store.removeRows([packed(id)]);
      const isBelow = treeOf(packsOf(store.document()), 'parentId')
        .withAllBelow(id)
        .some(({ uuid }) => uuid === other);
      if (!isBelow) store.moveInTree(packed(id), { parent: other, after: null });
    };
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const store = openNote(start);
        for (const one of edits) act(store, one);
        expect(held(store.document())).toEqual(slowly(store.document()));
        expect(rolled.full(store.document(), {})).toEqual([]);
        while (store.canUndo()) store.undo();
        expect(held(store.document())).toEqual(slowly(store.document()));
      }),
      { numRuns: 120, seed: 71 },
    );
  });

  test('one keystroke makes the sums of the rows above it and looks at no others, at 10 entries as at 1,000', () => {
    const costs = [10, 1000].map((count) => {
      const looks = { ...none };
      const branch = ['p0', 'p0b0', 'p0b0i0'];
      const packs = packsOf(noteOf(count)).map((row) =>
        branch.includes(row.uuid) ? row : watched(row, looks, 'uuid'),
      );
      const store = openNote({ packs });
      store.problems.all();
      // Longer than what is laid together anew once in a while.
      for (let at = 0; at < 70; at += 1) store.enter(packed('p0b0i0', 'net_mass'), String(at));
      const before = { ...store.counters };
      const made: string[] = [];
      store.subscribeAll(({ patches }) =>
        made.push(
          ...patches.map(({ path }) =>
            path.map((part) => (typeof part === 'string' ? part : part.id)).join('/'),
          ),
        ),
      );
      expect(looksOf(looks, () => void store.enter(packed('p0b0i0', 'net_mass'), '999'))).toEqual(none);
      return {
        made,
        computationsRun: store.counters.computationsRun - before.computationsRun,
        fieldChecks: store.counters.fieldChecks - before.fieldChecks,
        validityChecks: store.counters.validityChecks - before.validityChecks,
      };
    });
    expect(costs[0]!.made).toEqual([
      'packs/p0b0i0/net_mass',
      'packs/p0b0i0/all_net_mass',
      'packs/p0b0/all_net_mass',
      'packs/p0/all_net_mass',
    ]);
    expect(costs[0]!.computationsRun).toBe(1);
    expect(costs[1]).toEqual(costs[0]);
  });
});
