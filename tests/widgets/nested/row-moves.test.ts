import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatches, type Patch, rowsOf } from '../../../src/engine/index.ts';
import { placeMoves, stepMoves } from '../../../widgets/nested/row-moves.ts';

const path = ['rows'] as const;
const keysOf = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);
const applied = (ids: readonly string[], patches: readonly Patch[]) =>
  rowsOf(applyPatches({ rows: ids.map((uuid) => ({ uuid })) }, patches), 'rows').map(({ uuid }) => uuid);

/** A list of some rows and a choice among them, in any order. */
const choice = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.tuple(fc.constant(keysOf(count)), fc.shuffledSubarray(keysOf(count), { minLength: 1 })),
  );

describe('moving chosen rows', () => {
  it.each([
    [['r2'], -1, ['r0', 'r2', 'r1', 'r3']],
    [['r1', 'r2'], -1, ['r1', 'r2', 'r0', 'r3']],
    [['r1', 'r2'], 1, ['r0', 'r3', 'r1', 'r2']],
    [['r0', 'r2'], -1, ['r0', 'r2', 'r1', 'r3']],
    [['r3'], 1, ['r0', 'r1', 'r2', 'r3']],
  ] as const)('%s by %s', (chosen, step, order) => {
    const ids = keysOf(4);
    expect(applied(ids, stepMoves(path, ids, chosen, step))).toEqual(order);
  });

  it('a step up and down again keeps every row, and the order among the chosen and among the others', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom(1 as const, -1 as const), ([ids, chosen], step) => {
        const moved = applied(ids, stepMoves(path, ids, chosen, step));
        const of = (order: readonly string[], isChosen: boolean) =>
          order.filter((id) => chosen.includes(id) === isChosen);
        expect(of(moved, true)).toEqual(of(ids, true));
        expect(of(moved, false)).toEqual(of(ids, false));
        for (const id of ids)
          expect(Math.abs(moved.indexOf(id) - ids.indexOf(id))).toBeLessThanOrEqual(chosen.length);
      }),
    );
  });

  it('to a number: together, the first of them as near to that row as there are rows', () => {
    fc.assert(
      fc.property(choice, fc.integer({ min: 1, max: 15 }), ([ids, chosen], number) => {
        const moved = applied(ids, placeMoves(path, ids, chosen, number));
        const first = Math.min(number - 1, ids.length - chosen.length);
        const inOrder = ids.filter((id) => chosen.includes(id));
        expect(moved.slice(first, first + chosen.length)).toEqual(inOrder);
        expect(moved.filter((id) => !chosen.includes(id))).toEqual(ids.filter((id) => !chosen.includes(id)));
      }),
    );
  });
});
