import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Computation,
  formatPath,
  getAt,
  type Patch,
  PatchError,
  type Path,
  parsePath,
  patchesBetween,
  rowsOf,
} from '../../src/engine/index.ts';
import { pasteBlock, previewBlock } from '../../src/engine/paste-block.ts';
import { cargoOf, openCargo } from './cargo.ts';

describe('edges', () => {
  test('the text of a path gives the path again, whatever the row keys are', () => {
    const key = fc.string({ unit: fc.constantFrom('a', '/', '~', '0', '1', '{', '}', '*') });
    fc.assert(
      fc.property(key, key, (one, other) => {
        const path: Path = ['loads', { id: one }, 'boxes', { id: other }, 'mark'];
        expect(parsePath(formatPath(path))).toEqual(path);
      }),
      { numRuns: 1000, seed: 10 },
    );
    expect(formatPath(['loads', { id: 'l0' }, 'weight'])).toBe('/loads/{l0}/weight');
  });

  test('E27: a field named as something every object has is compared as any other', () => {
    expect(patchesBetween({ toString: 'x' }, {})).toStrictEqual([{ op: 'set', path: ['toString'] }]);
    expect(patchesBetween({}, { constructor: 'x' })).toEqual([
      { op: 'set', path: ['constructor'], value: 'x' },
    ]);
  });

  test("E14 E1: a row that is put in with '' has a blank field, or its default", () => {
    const store = openCargo(cargoOf(1));
    store.insertRow(['loads'], { weight: '', mode: '', note: 'n' });
    const [, row] = rowsOf(store.document(), 'loads');
    expect(row).toMatchObject({ mode: 'packed', note: 'n' });
    expect(row).not.toHaveProperty('weight');
  });

  test('E4 E34: a block for a row that is not there throws and changes nothing', () => {
    const store = openCargo(cargoOf(2));
    const before = store.document();
    const block = { row: 'gone', fields: ['weight'], lines: [['7'], ['8']] };
    expect(() => pasteBlock(store, ['loads'], block)).toThrow('The row does not exist.');
    expect(() => previewBlock(store, ['loads'], block)).toThrow('The row does not exist.');
    expect(store.document()).toBe(before);
  });

  test('E34: a column of no field, or of a field in no list, goes nowhere', () => {
    const store = openCargo(cargoOf(1));
    const block = {
      row: 'l0',
      fields: ['nothing', 'nowhere/mark', 'boxes/nothing', 'weight'],
      lines: [['a', 'b', 'c', '7']],
    };
    expect(pasteBlock(store, ['loads'], block)).toMatchObject({ taken: 1, refused: [], added: 0 });
    expect(getAt(store.document(), ['loads', { id: 'l0' }])).toMatchObject({ weight: '7' });
  });

  test('E20b: an entry that is taken back leaves no step, and nothing of what followed it', () => {
    const loaded = { ...cargoOf(1), total: '1.00' };
    const store = openCargo(loaded);
    const weight: Path = ['loads', { id: 'l0' }, 'weight'];
    store.enter(['title'], 'Ebb');
    const before = store.document();
    const begun = store.beginEntry(weight);
    for (const text of ['5', '55', 'heavy']) store.enter(weight, text);
    expect(store.problems.all().filter(({ source }) => source === 'entry')).toHaveLength(1);
    store.takeBack(begun);
    expect(store.document()).toEqual(before);
    expect(store.problems.all().filter(({ source }) => source === 'entry')).toEqual([]);
    expect(store.canRedo()).toBe(false);
    store.undo();
    expect(store.document()).toEqual(loaded);
    expect(store.canUndo()).toBe(false);
  });

  test('E20b: an entry is taken back whole over changes of others, theirs stay', () => {
    const store = openCargo({ ...cargoOf(2), total: '3.00' });
    const weight: Path = ['loads', { id: 'l0' }, 'weight'];
    const other: Path = ['loads', { id: 'l1' }, 'weight'];
    store.enter(weight, '4');
    const begun = store.beginEntry(weight);
    store.enter(weight, '5');
    store.applyRemote([{ op: 'set', path: other, value: '7' }]);
    store.enter(weight, '55');
    store.takeBack(begun);
    expect(rowsOf(store.document(), 'loads').map((row) => row.weight)).toEqual(['4', '7']);
    expect(store.document().total).toBe('11.00');
    store.undo();
    expect(rowsOf(store.document(), 'loads').map((row) => row.weight)).toEqual(['1', '7']);
    store.redo();

    const again = store.beginEntry(weight);
    store.enter(weight, '6');
    store.applyRemote([{ op: 'set', path: weight, value: '9' }]);
    store.takeBack(again);
    expect(rowsOf(store.document(), 'loads').map((row) => row.weight)).toEqual(['9', '7']);
  });

  test('E20b: below another step an entry is taken back as one more step; the other stays', () => {
    const store = openCargo({ ...cargoOf(1), total: '99.00' });
    const note: Path = ['loads', { id: 'l0' }, 'note'];
    const begun = store.beginEntry(note);
    store.enter(note, 'x');
    store.recalculate();
    store.takeBack(begun);
    expect(store.document()).toEqual({ ...cargoOf(1), total: '1.00' });
    store.undo();
    store.undo();
    store.undo();
    expect(store.document()).toEqual({ ...cargoOf(1), total: '99.00' });

    const again = store.beginEntry(note);
    store.enter(note, 'x');
    store.enter(['title'], 'Ebb');
    store.applyRemote([{ op: 'set', path: note, value: 'theirs' }]);
    store.takeBack(again);
    expect(rowsOf(store.document(), 'loads')[0]?.note).toBe('theirs');
  });

  test('E20b: undo and redo within the entry do not lead past where it began, nor bring it back', () => {
    const store = openCargo(cargoOf(1));
    const weight: Path = ['loads', { id: 'l0' }, 'weight'];
    store.enter(['title'], 'Ebb');
    const begun = store.beginEntry(weight);
    store.undo();
    store.enter(weight, '7');
    store.takeBack(begun);
    expect(rowsOf(store.document(), 'loads')[0]?.weight).toBe('1');

    const again = store.beginEntry(weight);
    store.enter(weight, '8');
    store.undo();
    store.takeBack(again);
    expect(store.canRedo()).toBe(false);

    store.replace(cargoOf(1));
    store.enter(weight, '9');
    store.takeBack(again);
    expect(store.document()).toEqual(cargoOf(1));
  });

  test('E20a: what stays of a step keeps the row that it is in from being taken out by an earlier one', () => {
    const store = openCargo(cargoOf(2));
    const box = store.insertRow(['loads', { id: 'l0' }, 'boxes']);
    const note: Path = ['loads', { id: 'l0' }, 'note'];
    store.edit([
      { op: 'set', path: note, value: 'mine' },
      { op: 'set', path: [...box, 'mark'], value: 'M' },
      { op: 'set', path: ['loads', { id: 'l1' }, 'weight'], value: '6' },
    ]);
    store.applyRemote([{ op: 'set', path: note, value: 'theirs' }]);
    expect(store.undo().left).toEqual([note]);
    expect(rowsOf(store.document(), 'loads')[1]?.weight).toBe('1');
    expect(store.undo()).toEqual({ change: undefined, left: [box] });
    expect(getAt(store.document(), box)).toMatchObject({ mark: 'M' });
  });

  test('E6a: a value that is to be another one cannot be cleared, though one beside it can', () => {
    const patches: readonly Patch[] = [
      { op: 'set', path: ['title'], value: 'Tide' },
      { op: 'set', path: ['gate'] },
    ];
    const fixed: Computation = {
      name: 'fixed',
      kind: 'derived',
      reads: ['/title', '/gate'],
      writes: ['/title', '/gate'],
      run: () => ({ patches }),
      keeps: () => true,
      full: () => patches,
    };
    const store = openCargo({ title: 'Ebb', gate: 'G' }, [fixed]);
    expect(store.enter(['title'], '')).toMatchObject({ accepted: false, code: 'computed' });
    expect(store.enter(['gate'], '')).toEqual({ accepted: true });
  });

  test("E20: a blank that was loaded as '' comes back as it was, in a burst and after redo too", () => {
    const loaded = { title: '', loads: [{ uuid: 'l0', note: '', weight: '1' }] };
    const store = openCargo(loaded);
    const note: Path = ['loads', { id: 'l0' }, 'note'];
    for (const text of ['t', 'te', 'tea']) store.enter(note, text);
    store.endBurst();
    store.enter(['title'], 'Ebb');
    const after = store.document();
    while (store.canUndo()) store.undo();
    expect(rowsOf(store.document(), 'loads')).toEqual(loaded.loads);
    expect(store.document().title).toBe('');
    while (store.canRedo()) store.redo();
    expect(store.document()).toEqual(after);
    store.edit([{ op: 'set', path: note, value: '' }]);
    store.undo();
    store.redo();
    expect(rowsOf(store.document(), 'loads')[0]).not.toHaveProperty('note');
  });

  test("E20: what leaves every field as it was is no step, a blank that was stored as '' included", () => {
    const store = openCargo({ ...cargoOf(2), day: '' });
    store.edit([
      { op: 'set', path: ['title'], value: 'Ebb' },
      { op: 'set', path: ['title'], value: 'Tide' },
    ]);
    store.edit([
      { op: 'set', path: ['gate'], value: 'open' },
      { op: 'set', path: ['gate'] },
    ]);
    store.enter(['day'], '01-02-2026');
    store.enter(['day'], '');
    store.edit([{ op: 'set', path: ['day'], value: '' }]);
    store.moveRow(['loads', { id: 'l1' }], 'l1');
    store.edit([{ op: 'set', path: ['total'], value: '9' }]);
    store.undo();
    store.enter(['title'], 'Flow');
    store.undo();
    store.edit([
      { op: 'set', path: ['gate'], value: 'open' },
      { op: 'set', path: ['gate'] },
    ]);
    expect([store.canUndo(), store.canRedo()]).toEqual([false, true]);
  });

  const first: Path = ['loads', { id: 'l0' }];
  const firstRow = rowsOf(cargoOf(1), 'loads')[0]!;
  test.each<[string, readonly Patch[]]>([
    [
      'a row put in and taken out',
      [
        { op: 'insert', path: ['loads'], row: { uuid: 'x' }, after: null },
        { op: 'remove', path: ['loads', { id: 'x' }] },
      ],
    ],
    [
      'a row taken out and put back',
      [
        { op: 'set', path: [...first, 'note'], value: 'x' },
        { op: 'remove', path: first },
        { op: 'insert', path: ['loads'], row: { ...firstRow, note: '' }, after: null },
      ],
    ],
    [
      'a row moved there and back',
      [
        { op: 'move', path: first, after: 'l2' },
        { op: 'move', path: first, after: null },
      ],
    ],
    [
      'a row inside another put in and taken out',
      [
        { op: 'insert', path: [...first, 'boxes'], row: { uuid: 'x' }, after: null },
        { op: 'remove', path: [...first, 'boxes', { id: 'x' }] },
      ],
    ],
  ])('E20: %s in one edit is no step, and leaves what can be done again', (_name, patches) => {
    const store = openCargo(cargoOf(3), []);
    store.enter(['title'], 'Ebb');
    store.undo();
    store.edit(patches);
    expect([store.canUndo(), store.canRedo()]).toEqual([false, true]);
    expect(rowsOf(store.document(), 'loads').map(({ uuid }) => uuid)).toEqual(['l0', 'l1', 'l2']);
    store.enter(['title'], 'Flow');
    store.edit(patches);
    store.enter(['title'], 'Flows');
    store.undo();
    expect(store.document().title, 'and ends what was being typed').toBe('Flow');
  });

  test('E1: rows named twice, or with one inside them, go once', () => {
    const store = openCargo(cargoOf(3));
    const row: Path = ['loads', { id: 'l1' }];
    store.removeRows([
      [...row, 'boxes', { id: 'b' }],
      row,
      row,
      ['loads', { id: 'l2' }, 'boxes', { id: 'b' }],
    ]);
    expect(rowsOf(store.document(), 'loads').map(({ uuid, boxes }) => [uuid, boxes !== undefined])).toEqual([
      ['l0', true],
      ['l2', false],
    ]);
    store.undo();
    expect(store.document()).toEqual(cargoOf(3));
  });

  test.each<[string, Patch]>([
    ['a field', { op: 'set', path: ['nonsense'], value: 'x' }],
    ['a field of a row', { op: 'set', path: ['loads', { id: 'l0' }, 'nonsense'], value: 'x' }],
    ['a list', { op: 'insert', path: ['nonsense'], row: { uuid: 'x' }, after: null }],
    [
      'a field of a row put in',
      { op: 'insert', path: ['loads'], row: { uuid: 'x', nonsense: '1' }, after: null },
    ],
    ['text for a list', { op: 'insert', path: ['loads'], row: { uuid: 'x', boxes: 'A' }, after: null }],
    ['a number for a text', { op: 'set', path: ['title'], value: 5 }],
    ['rows for a field', { op: 'set', path: ['title'], value: [{ uuid: 'x' }] as unknown as string }],
  ])('E4: an edit with %s that the document type lacks throws and changes nothing', (_name, patch) => {
    const store = openCargo(cargoOf(2));
    const before = store.document();
    expect(() => store.edit([{ op: 'set', path: ['title'], value: 'Ebb' }, patch])).toThrow(PatchError);
    expect(store.document()).toBe(before);
    expect(store.canUndo()).toBe(false);
  });

  test('E20: what was typed and deleted again is no step', () => {
    const store = openCargo(cargoOf(1));
    store.enter(['day'], '01-02-2026');
    store.enter(['day'], '');
    expect(store.canUndo()).toBe(false);
    store.enter(['title'], 'Ebb');
    store.endBurst();
    store.enter(['day'], '01-02-2026');
    store.enter(['day'], '');
    store.enter(['day'], '03-02-2026');
    store.undo();
    expect(store.document()).toMatchObject({ title: 'Ebb' });
    expect(store.document()).not.toHaveProperty('day');
    store.undo();
    expect(store.document().title).toBe('Tide');
  });
});
