import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatches, type DocumentData, looseRows } from '../../../src/engine/index.ts';
import {
  branchesOf,
  dropPatches,
  isWithinBranches,
  outermostRows,
  stepPatches,
  type Way,
  type Zone,
} from '../../../widgets/tree/tree-moves.ts';
import { noteOf, packed, packsOf, shapeOf } from '../../support/packing-note.ts';

const list = { path: ['packs'], parentField: 'parentId' } as const;

const note = (...rows: readonly string[]): DocumentData => {
  const above: string[] = [];
  const packs = rows.map((row) => {
    const level = row.lastIndexOf('.') + 1;
    const uuid = row.slice(level);
    above[level] = uuid;
    return { uuid, ...(level > 0 && { parentId: above[level - 1]! }) };
  });
  return { packs };
};

const start = note('a', '.b', '..c', '..d', '.e', 'f');
const led = (document: DocumentData, ids: readonly string[], way: Way) =>
  shapeOf(applyPatches(document, stepPatches(document, list, ids, way)));
const dropped = (document: DocumentData, ids: readonly string[], target: string, zone: Zone) =>
  shapeOf(applyPatches(document, dropPatches(document, list, ids, { target, zone })));

describe('rows of a tree that are led a step', () => {
  for (const [ids, way, shape] of [
    ['b', 'down', ['a', '.e', '.b', '..c', '..d', 'f']],
    ['f', 'up', ['f', 'a', '.b', '..c', '..d', '.e']],
    ['e', 'in', ['a', '.b', '..c', '..d', '..e', 'f']],
    ['d', 'in', ['a', '.b', '..c', '...d', '.e', 'f']],
    ['c', 'out', ['a', '.b', '..d', '.c', '.e', 'f']],
    ['b', 'out', ['a', '.e', 'b', '.c', '.d', 'f']],
    ['c d', 'out', ['a', '.b', '.c', '.d', '.e', 'f']],
    ['e f', 'in', ['a', '.b', '..c', '..d', '..e', '.f']],
    // What goes with another of them is led once.
    ['b d', 'down', ['a', '.e', '.b', '..c', '..d', 'f']],
  ] as const)
    test(`${ids} ${way}`, () => {
      expect(led(start, ids.split(' '), way)).toEqual(shape);
    });

  for (const [ids, way] of [
    ['a', 'up'],
    ['f', 'down'],
    ['a', 'in'],
    ['c', 'in'],
    ['a', 'out'],
    // The first cannot go, and the second does not pass it.
    ['c d', 'up'],
    ['c d', 'down'],
    ['c d', 'in'],
  ] as const)
    test(`${ids} ${way}: nowhere`, () => {
      expect(stepPatches(start, list, ids.split(' '), way)).toEqual([]);
    });

  test('a row stored below itself is led out of that', () => {
    const ring = applyPatches(start, [{ op: 'set', path: packed('a', 'parentId'), value: 'c' }]);
    const mended = applyPatches(ring, stepPatches(ring, list, ['a'], 'out'));
    expect(looseRows(packsOf(ring), 'parentId').size).toBe(3);
    expect(looseRows(packsOf(mended), 'parentId').size).toBe(0);
  });
});

describe('rows of a tree that are let go', () => {
  for (const [ids, target, zone, shape] of [
    ['f', 'b', 'before', ['a', '.f', '.b', '..c', '..d', '.e']],
    ['f', 'b', 'after', ['a', '.b', '..c', '..d', '.f', '.e']],
    ['f', 'b', 'into', ['a', '.b', '..c', '..d', '..f', '.e']],
    ['b', 'f', 'into', ['a', '.e', 'f', '.b', '..c', '..d']],
    ['e', 'a', 'before', ['e', 'a', '.b', '..c', '..d', 'f']],
    ['d e', 'f', 'into', ['a', '.b', '..c', 'f', '.d', '.e']],
    // Beside rows that are dragged themselves, and where it stands already.
    ['e', 'e', 'after', shapeOf(start)],
    ['b', 'e', 'before', shapeOf(start)],
    ['c', 'd', 'before', shapeOf(start)],
    // Never within themselves.
    ['a', 'c', 'into', shapeOf(start)],
    ['b', 'd', 'after', shapeOf(start)],
  ] as const)
    test(`${ids} ${zone} ${target}`, () => {
      expect(dropped(start, ids.split(' '), target, zone)).toEqual(shape);
    });

  test('within a branch is said of the row itself and of all below it', () => {
    const within = (target: string) => isWithinBranches(packsOf(start), 'parentId', ['b'], target);
    expect(['b', 'c', 'd'].map(within)).toEqual([true, true, true]);
    expect(['a', 'e', 'f'].map(within)).toEqual([false, false, false]);
  });
});

test('what goes with chosen rows is all below them, each once', () => {
  const rows = packsOf(start);
  expect(outermostRows(rows, 'parentId', ['d', 'b', 'f'])).toEqual(['b', 'f']);
  expect(branchesOf(rows, 'parentId', ['d', 'b', 'f'])).toEqual(['b', 'c', 'd', 'f']);
});

test('no way and no drop loses a row, doubles one, or puts one below itself, and what is below goes along', () => {
  const base = noteOf(24);
  const ids = packsOf(base).map(({ uuid }) => uuid);
  const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 });
  const step = fc.record({
    chosen: some,
    way: fc.constantFrom<Way>('up', 'down', 'in', 'out'),
    target: fc.constantFrom(...ids),
    zone: fc.constantFrom<Zone | undefined>(undefined, undefined, 'before', 'into', 'after'),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      let here = base;
      for (const { chosen, way, target, zone } of steps) {
        const before = here;
        const patches =
          zone === undefined
            ? stepPatches(here, list, chosen, way)
            : dropPatches(here, list, chosen, { target, zone });
        here = applyPatches(here, patches);
        expect(
          packsOf(here)
            .map(({ uuid }) => uuid)
            .sort(),
        ).toEqual([...ids].sort());
        expect(shapeOf(here)).toHaveLength(ids.length);
        // Only those that were led stand below another row than before.
        const parents = new Map(packsOf(before).map(({ uuid, parentId }) => [uuid, parentId]));
        const changed = packsOf(here).filter(({ uuid, parentId }) => parents.get(uuid) !== parentId);
        expect(changed.filter(({ uuid }) => !chosen.includes(uuid))).toEqual([]);
        const named = packsOf(here).flatMap(({ parentId }) =>
          parentId === undefined ? [] : [String(parentId)],
        );
        expect(named.filter((parent) => !ids.includes(parent))).toEqual([]);
      }
    }),
    { numRuns: 150, seed: 7 },
  );
});
