import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  formatPath,
  getAt,
  invertPatches,
  isWithin,
  type Patch,
  PatchError,
  type Path,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { patchFor, type Wish, wishes } from './arbitrary-edits.ts';
import { cargoOf } from './cargo.ts';

function patchesFor(document: DocumentData, list: readonly Wish[]): Patch[] {
  const patches: Patch[] = [];
  let here = document;
  for (const wish of list) {
    const patch = patchFor(here, wish);
    if (patch === undefined) continue;
    patches.push(patch);
    here = applyPatches(here, [patch]);
  }
  return patches;
}

/** Places of rows and of lists in them that are other objects though no patch touched them. */
function untouchedOthers(
  before: DocumentData,
  after: DocumentData,
  patches: readonly Patch[],
): readonly string[] {
  const born = new Set(patches.flatMap((patch) => (patch.op === 'insert' ? [patch.row.uuid] : [])));
  const isTouched = (place: Path) =>
    patches.some(({ op, path }) => isWithin(path, place) && !(op === 'move' && path.length === place.length));
  return rowsOf(before, 'loads').flatMap((row) => {
    const path: Path = ['loads', { id: row.uuid }];
    const now = getAt(after, path) as Row | undefined;
    if (now === undefined || born.has(row.uuid)) return [];
    const boxes = [...path, 'boxes'];
    return [
      ...(isTouched(path) || now === row ? [] : [formatPath(path)]),
      ...(isTouched(boxes) || now.boxes === row.boxes ? [] : [formatPath(boxes)]),
    ];
  });
}

describe('patches', () => {
  test('E3: applying patches and their inverse is identity, and the patches themselves stay as they were', () => {
    fc.assert(
      fc.property(wishes, fc.nat(4), (list, loads) => {
        const document = cargoOf(loads);
        if (loads === 0) delete (document as { loads?: unknown }).loads;
        const before = structuredClone(document);
        const patches = patchesFor(document, list);
        const written = structuredClone(patches);
        const after = applyPatches(document, patches);
        const inverse = invertPatches(document, patches);
        expect(applyPatches(after, inverse)).toEqual(before);
        expect(document).toEqual(before);
        expect(patches).toEqual(written);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  test('E3: one step of many patches is the same as the patches one by one', () => {
    fc.assert(
      fc.property(wishes, (list) => {
        const document = cargoOf(3);
        const patches = patchesFor(document, list);
        const singly = patches.reduce((here, patch) => applyPatches(here, [patch]), document);
        expect(applyPatches(document, patches)).toEqual(singly);
      }),
      { numRuns: 2000, seed: 33 },
    );
  });

  test('E2: what the patches of a step do not touch is the same object, whatever they are and in whatever order', () => {
    fc.assert(
      fc.property(wishes, wishes, (first, second) => {
        const document = applyPatches(cargoOf(4), patchesFor(cargoOf(4), first));
        const patches = patchesFor(document, second);
        const inverse = invertPatches(document, patches);
        const after = applyPatches(document, patches);
        expect(untouchedOthers(document, after, patches)).toEqual([]);
        expect(untouchedOthers(after, applyPatches(after, inverse), inverse)).toEqual([]);
      }),
      { numRuns: 1000, seed: 2 },
    );
  });

  test('E2: editing one row keeps every other row and list the same object', () => {
    const document = cargoOf(50);
    const after = applyPatches(document, [
      { op: 'set', path: ['loads', { id: 'l7' }, 'weight'], value: '9' },
    ]);
    rowsOf(after, 'loads').forEach((row, at) => {
      expect(row === rowsOf(document, 'loads')[at]).toBe(at !== 7);
    });
    expect(getAt(after, ['loads', { id: 'l7' }, 'boxes'])).toBe(
      getAt(document, ['loads', { id: 'l7' }, 'boxes']),
    );
    expect(getAt(after, ['loads', { id: 'l7' }, 'weight'])).toBe('9');
  });

  test('E2: a removed row that comes back, and a moved one, are the same objects', () => {
    const document = cargoOf(4);
    const patches: Patch[] = [
      { op: 'remove', path: ['loads', { id: 'l1' }] },
      { op: 'move', path: ['loads', { id: 'l3' }], after: null },
    ];
    const after = applyPatches(document, patches);
    expect(rowsOf(after, 'loads').map(({ uuid }) => uuid)).toEqual(['l3', 'l0', 'l2']);
    expect(getAt(after, ['loads', { id: 'l3' }])).toBe(getAt(document, ['loads', { id: 'l3' }]));
    const back = applyPatches(after, invertPatches(document, patches));
    expect(getAt(back, ['loads', { id: 'l1' }])).toBe(getAt(document, ['loads', { id: 'l1' }]));
  });

  test.each<[string, Patch]>([
    ['a row that is gone put first', { op: 'move', path: ['loads', { id: 'gone' }], after: null }],
    ['a row that is gone put last', { op: 'move', path: ['loads', { id: 'gone' }], after: 'l2' }],
    ['a field of a row that is gone', { op: 'set', path: ['loads', { id: 'gone' }, 'note'], value: 'n' }],
    ['a row of no list', { op: 'remove', path: ['crates', { id: 'l0' }] }],
    ['a list in a list', { op: 'set', path: ['loads', 'boxes', 'mark'], value: 'M' }],
    ['a list in place of a field', { op: 'set', path: ['loads'], value: 'none' }],
    ['a name that is reserved', { op: 'set', path: ['loads', { id: 'l0' }, 'uuid'], value: 'l9' }],
    ['no place at all', { op: 'set', path: [], value: 'n' }],
  ])('E4: %s throws, with and without other patches around it', (_, patch) => {
    const others: Patch[] = [
      { op: 'set', path: ['loads', { id: 'l1' }, 'weight'], value: '9' },
      { op: 'remove', path: ['loads', { id: 'l2' }] },
    ];
    expect(() => applyPatches(cargoOf(3), [patch])).toThrow(PatchError);
    expect(() => applyPatches(cargoOf(3), [...others, patch])).toThrow(PatchError);
  });

  test.each([
    [null, 'A row is an object.'],
    ['row', 'A row is an object.'],
    [[], 'A row is an object.'],
  ])('E4: %j is no row that can be put in: %s', (row, reason) => {
    const patch = { op: 'insert', path: ['loads'], row, after: null } as unknown as Patch;
    expect(() => applyPatches(cargoOf(1), [patch])).toThrow(PatchError);
    expect(() => applyPatches(cargoOf(1), [patch])).toThrow(reason);
  });

  test('E2: a row that is changed back before it is taken out comes back as the very same object', () => {
    const document = cargoOf(2);
    const at = ['loads', { id: 'l1' }];
    const inverse = invertPatches(document, [
      { op: 'set', path: [...at, 'weight'], value: '9' },
      { op: 'set', path: [...at, 'weight'], value: '1' },
      { op: 'remove', path: at },
    ]);
    const [back] = inverse;
    expect(back).toMatchObject({ op: 'insert', after: 'l0' });
    expect((back as { row?: unknown }).row).toBe(getAt(document, at));
  });

  test('E3: a row replaced, changed and moved in one step is what it became', () => {
    const document = cargoOf(3);
    const at = ['loads', { id: 'l1' }];
    const patches: Patch[] = [
      { op: 'remove', path: at },
      {
        op: 'insert',
        path: ['loads'],
        row: { uuid: 'l1', weight: '5', boxes: [{ uuid: 'c' }] },
        after: 'l0',
      },
      { op: 'move', path: at, after: null },
      { op: 'set', path: [...at, 'boxes', { id: 'c' }, 'mark'], value: 'M' },
      { op: 'move', path: at, after: 'l2' },
      { op: 'set', path: ['loads', { id: 'l0' }, 'boxes', { id: 'b' }, 'mark'], value: 'N' },
      { op: 'move', path: ['loads', { id: 'l0' }], after: 'l1' },
    ];
    const after = applyPatches(document, patches);
    expect(rowsOf(after, 'loads').map(({ uuid }) => uuid)).toEqual(['l2', 'l1', 'l0']);
    expect(getAt(after, at)).toEqual({ uuid: 'l1', weight: '5', boxes: [{ uuid: 'c', mark: 'M' }] });
    expect(getAt(after, ['loads', { id: 'l0' }, 'boxes', { id: 'b' }, 'mark'])).toBe('N');
    expect(applyPatches(after, invertPatches(document, patches))).toEqual(cargoOf(3));
    expect(document).toEqual(cargoOf(3));
  });

  test('E3: rows put into a row that went and came back stand among those it came back with', () => {
    const at: Path = ['loads', { id: 'l1' }];
    const into = (id: string, after: string | null): Patch => ({
      op: 'insert',
      path: [...at, 'boxes'],
      row: { uuid: id },
      after,
    });
    const row = { uuid: 'l1', boxes: [{ uuid: 'c' }, { uuid: 'd' }] };
    const patches: Patch[] = [
      into('x', 'b'),
      { op: 'remove', path: at },
      { op: 'insert', path: ['loads'], row, after: 'l0' },
      into('x', 'c'),
    ];
    const after = applyPatches(cargoOf(2), patches);
    const boxes = getAt(after, [...at, 'boxes']) as readonly Row[];
    expect(boxes.map(({ uuid }) => uuid)).toEqual(['c', 'x', 'd']);
    expect(applyPatches(after, invertPatches(cargoOf(2), patches))).toEqual(cargoOf(2));
  });

  test('E1: a row moved behind itself, or to where it is, stays there, and the document is the same', () => {
    const document = cargoOf(3);
    for (const after of ['l1', 'l0']) {
      expect(applyPatches(document, [{ op: 'move', path: ['loads', { id: 'l1' }], after }])).toBe(document);
    }
  });

  test('E1: a blank value clears, the last row takes its list along, and nothing changed is the same document', () => {
    const document = cargoOf(1);
    expect(applyPatches(document, [{ op: 'set', path: ['title'], value: '' }])).not.toHaveProperty('title');
    expect(applyPatches(document, [{ op: 'remove', path: ['loads', { id: 'l0' }] }])).not.toHaveProperty(
      'loads',
    );
    expect(applyPatches(document, [{ op: 'set', path: ['title'], value: 'Tide' }])).toBe(document);
  });

  test.each<[string, Patch]>([
    ['a row that is not there', { op: 'set', path: ['loads', { id: 'no' }, 'weight'], value: '1' }],
    ['removing a row twice', { op: 'remove', path: ['loads', { id: 'no' }] }],
    ['a row that is there already', { op: 'insert', path: ['loads'], row: { uuid: 'l0' }, after: null }],
    ['a list set as a field', { op: 'set', path: ['loads'], value: '1' }],
    ['a row put into a field', { op: 'insert', path: ['title'], row: { uuid: 'x' }, after: null }],
    ['the key of a row', { op: 'set', path: ['loads', { id: 'l0' }, 'uuid'], value: 'x' }],
    ['a prototype', { op: 'set', path: ['__proto__'], value: 'x' }],
    ['the document itself', { op: 'set', path: [], value: 'x' }],
    ['rows set as a field', { op: 'set', path: ['day'], value: [{ uuid: 'x' }] as unknown as string }],
    ['an object set as a field', { op: 'set', path: ['title'], value: {} as unknown as string }],
    ['nothing at all set as a field', { op: 'set', path: ['title'], value: null as unknown as string }],
  ])('E4: %s throws', (_name, patch) => {
    const document = cargoOf(2);
    expect(() => applyPatches(document, [{ op: 'set', path: ['title'], value: 'New' }, patch])).toThrow(
      PatchError,
    );
    expect(document).toEqual(cargoOf(2));
  });

  test.each<[string, unknown]>([
    ['rows inside with one key', { uuid: 'x', boxes: [{ uuid: 'p' }, { uuid: 'p' }] }],
    [
      'rows deep inside with one key',
      { uuid: 'x', boxes: [{ uuid: 'p', marks: [{ uuid: 'q' }, { uuid: 'q' }] }] },
    ],
    ['a row inside without a key', { uuid: 'x', boxes: [{ mark: 'A' }] }],
    ['text in place of a row inside', { uuid: 'x', boxes: ['A'] }],
    ['an object in place of a list', { uuid: 'x', boxes: { mark: 'A' } }],
    ['no key', { mark: 'A' }],
    ['text in place of it', 'A'],
  ])('E4: a row with %s is none: put in it throws', (_name, row) => {
    const document = cargoOf(2);
    const patch = { op: 'insert', path: ['loads'], row, after: null } as Patch;
    expect(() => applyPatches(document, [{ op: 'set', path: ['title'], value: 'New' }, patch])).toThrow(
      PatchError,
    );
    expect(document).toEqual(cargoOf(2));
  });

  test('E4: a row put behind one that is gone goes to the end', () => {
    const after = applyPatches(cargoOf(2), [
      { op: 'insert', path: ['loads'], row: { uuid: 'x' }, after: 'gone' },
    ]);
    expect(rowsOf(after, 'loads').map(({ uuid }) => uuid)).toEqual(['l0', 'l1', 'x']);
  });

  test('E1: setting within a row that was just put in leaves the row of the patch alone', () => {
    const row = { uuid: 'x', boxes: [{ uuid: 'b' }] };
    const after = applyPatches({}, [
      { op: 'insert', path: ['loads'], row, after: null },
      { op: 'set', path: ['loads', { id: 'x' }, 'boxes', { id: 'b' }, 'mark'], value: 'Z' },
    ]);
    expect(getAt(after, ['loads', { id: 'x' }, 'boxes', { id: 'b' }, 'mark'])).toBe('Z');
    expect(row).toEqual({ uuid: 'x', boxes: [{ uuid: 'b' }] });
  });
});
