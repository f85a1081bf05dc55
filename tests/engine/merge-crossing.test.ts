import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  mergeDocuments,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import { definition, inRow, newDeclaration } from '../computations/declaration.ts';
import { cargo, cargoOf } from './cargo.ts';

const order = (document: DocumentData) => rowsOf(document, 'loads').map(({ uuid }) => uuid);
const moved = (base: DocumentData, id: number, after: number | null) =>
  applyPatches(base, [
    { op: 'move', path: ['loads', { id: `l${id}` }], after: after === null ? null : `l${after}` },
  ]);

describe('moves that cross', () => {
  test('E29: rows that each side puts behind the other are a conflict and stand as in theirs', () => {
    const base = cargoOf(6);
    const [mine, theirs] = [moved(base, 1, 4), moved(base, 4, 1)];
    const result = mergeDocuments(cargo, base, mine, theirs);
    expect(result.conflicts).toEqual([{ path: ['loads', { id: 'l1' }] }]);
    expect(order(result.document)).toEqual(order(theirs));
    const other = mergeDocuments(cargo, base, theirs, mine);
    expect(other.conflicts).toEqual([{ path: ['loads', { id: 'l4' }] }]);
    expect(order(other.document)).toEqual(order(mine));
  });

  test('E29: of any two moves either both are kept, whoever comes first, or there is a conflict', () => {
    const base = cargoOf(6);
    const move = fc.tuple(fc.nat(5), fc.option(fc.nat(5))).filter(([id, after]) => id !== after);
    fc.assert(
      fc.property(move, move, (first, second) => {
        const [mine, theirs] = [moved(base, ...first), moved(base, ...second)];
        const one = mergeDocuments(cargo, base, mine, theirs);
        const other = mergeDocuments(cargo, base, theirs, mine);
        expect(new Set(order(one.document)).size).toBe(6);
        expect(one.conflicts.length).toBe(other.conflicts.length);
        if (one.conflicts.length === 0) expect(order(one.document)).toEqual(order(other.document));
        else expect(order(one.document)).toEqual(order(theirs));
      }),
      { numRuns: 1500, seed: 29 },
    );
  });

  test('E28 E29: of any few moves of each either all are kept, whoever comes first, or both ways have a conflict', () => {
    const base = cargoOf(6);
    const move = fc.tuple(fc.nat(5), fc.option(fc.nat(5))).filter(([id, after]) => id !== after);
    const moves = fc.array(move, { minLength: 1, maxLength: 3 });
    const made = (list: readonly (readonly [number, number | null])[]) =>
      list.reduce<DocumentData>((document, one) => moved(document, ...one), base);
    fc.assert(
      fc.property(moves, moves, (first, second) => {
        const [mine, theirs] = [made(first), made(second)];
        const one = mergeDocuments(cargo, base, mine, theirs);
        const other = mergeDocuments(cargo, base, theirs, mine);
        expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
        if (one.conflicts.length === 0) expect(order(one.document)).toEqual(order(other.document));
      }),
      { numRuns: 3000, seed: 30 },
    );
  });
});

test('E28: whatever rows two people put in, take out and move, the merge holds each row that stays once', () => {
  const keys = (...all: string[]) => fc.shuffledSubarray(all);
  const side = (own: string[]) => keys('a', 'b', 'c', 'd', 'e', 'both', 'shared', ...own);
  const listOf = (ids: readonly string[]): DocumentData => ({ loads: ids.map((uuid) => ({ uuid })) });
  const base = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(side(['m', 'n']), side(['t', 'u']), (mine, theirs) => {
      const { document } = mergeDocuments(cargo, listOf(base), listOf(mine), listOf(theirs));
      const stays = (id: string) =>
        base.includes(id) ? mine.includes(id) && theirs.includes(id) : [...mine, ...theirs].includes(id);
      const all = [...base, 'both', 'shared', 'm', 'n', 't', 'u'].filter(stays);
      expect(order(document).toSorted()).toEqual(all.toSorted());
    }),
    { numRuns: 3000, seed: 31 },
  );
});

describe('a choice and a value that it closes', () => {
  const store = newDeclaration({ additional_dec_type: 'A' }, 1);
  store.enter(inRow(store, 0, 'TaxCDSItems', 0, 'tax_currency'), 'GB');
  const base = store.document();
  const at = (name: string): Path => inRow(store, 0, 'TaxCDSItems', 0, name);
  const line = (document: DocumentData) => rowsOf(rowsOf(document, 'CDSItems')[0], 'TaxCDSItems')[0];
  const automatic = applyPatches(base, [
    { op: 'set', path: at('tax_calc_type'), value: 'automatic' },
    { op: 'set', path: at('tax_currency') },
  ]);
  const typed = applyPatches(base, [{ op: 'set', path: at('tax_amount'), value: '12' }]);

  test('E29 CUS-230: automatic against a typed amount is a conflict of both; theirs is held whole', () => {
    const result = mergeDocuments(definition, base, automatic, typed);
    expect(result.conflicts).toEqual([
      { path: at('tax_calc_type'), mine: 'automatic', theirs: 'usual' },
      { path: at('tax_amount'), theirs: '12' },
      { path: at('tax_currency'), theirs: 'GB' },
    ]);
    expect(line(result.document)).toEqual(line(typed));
    const other = mergeDocuments(definition, base, typed, automatic);
    expect(other.conflicts).toContainEqual({ path: at('tax_amount'), mine: '12' });
    expect(line(other.document)).toEqual(line(automatic));
  });

  test('E28: a field of the row that the choice does not close is merged as ever', () => {
    const rated = applyPatches(base, [{ op: 'set', path: at('tax_rate'), value: '5' }]);
    const result = mergeDocuments(definition, base, automatic, rated);
    expect(result.conflicts).toEqual([]);
    expect(line(result.document)).toMatchObject({ tax_calc_type: 'automatic', tax_rate: '5' });
    expect(line(result.document)).not.toHaveProperty('tax_currency');
  });

  test('E28: a field emptied on one side is closed by the choice of the other without a conflict', () => {
    const emptied = applyPatches(base, [{ op: 'set', path: at('tax_currency') }]);
    const chosen = applyPatches(base, [{ op: 'set', path: at('tax_calc_type'), value: 'automatic' }]);
    for (const [mine, theirs] of [
      [emptied, chosen],
      [chosen, emptied],
    ] as const) {
      const result = mergeDocuments(definition, base, mine, theirs);
      expect(result.conflicts).toEqual([]);
      expect(line(result.document)).toEqual(line(automatic));
    }
  });
});
