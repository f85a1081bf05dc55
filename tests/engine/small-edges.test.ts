import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPath, type Path, parsePath, patchesBetween, rowsOf } from '../../src/engine/index.ts';
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
    expect(patchesBetween({ toString: 'x' }, {})).toEqual([{ op: 'set', path: ['toString'] }]);
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
    expect(() => store.pasteBlock(['loads'], block)).toThrow('The row does not exist.');
    expect(() => store.previewBlock(['loads'], block)).toThrow('The row does not exist.');
    expect(store.document()).toBe(before);
  });

  test("E20: a blank that was loaded as '' comes back as it was, in a burst and after redo too", () => {
    const loaded = { title: '', loads: [{ uuid: 'l0', note: '', weight: '1' }] };
    const store = openCargo(loaded);
    const note: Path = ['loads', { id: 'l0' }, 'note'];
    for (const text of ['t', 'te', 'tea']) store.enter(note, text);
    store.endBurst();
    store.enter(['title'], '');
    const after = store.document();
    expect(after).not.toHaveProperty('title');
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
