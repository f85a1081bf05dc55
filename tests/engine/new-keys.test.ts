import { describe, expect, test } from 'vitest';
import { type DocumentData, diffDocuments, type RowDifference } from '../../src/engine/index.ts';
import { definition, inItem, newDeclaration, openDeclaration } from '../computations/declaration.ts';

/** The same document, every row with another key. */
function rekeyed(document: DocumentData): DocumentData {
  let number = 0;
  const other = (_name: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('uuid' in value)) return value;
    number += 1;
    return { ...value, uuid: `other${number}` };
  };
  return JSON.parse(JSON.stringify(document, other));
}

const rowsIn = (base: DocumentData, target: DocumentData) =>
  diffDocuments(definition, base, target).differences.filter(
    (difference): difference is RowDifference => 'list' in difference,
  );

function described(items: number) {
  const store = newDeclaration({ additional_dec_type: 'A' }, items);
  for (let at = 0; at < items; at += 1) {
    store.enter(inItem(store, at, 'description'), `Tea ${at}`);
    store.enter(inItem(store, at, 'itemPriceAmount'), `${at}.5`);
  }
  return store.document();
}

describe('rows under new keys', () => {
  test('E25 E26: a declaration differs in nothing from itself under other keys, blank rows included', () => {
    const base = described(3);
    const target = rekeyed(base);
    expect(diffDocuments(definition, base, target)).toEqual({ differences: [], patches: [] });
    expect(JSON.stringify(target)).not.toContain('"new');
  });

  test('E25 CUS-042: of items under other keys only the changed and the removed one are told', () => {
    const base = described(5);
    const store = openDeclaration(rekeyed(base));
    store.removeRows([inItem(store, 1)]);
    store.enter(inItem(store, 2, 'description'), 'Coffee');
    const told = rowsIn(base, store.document());
    expect(told.map(({ kind, index, rows }) => [kind, index, rows])).toEqual([
      ['changed', 2, []],
      ['removed', 1, []],
    ]);
  });

  test('E26: rows of one field are matched by what they hold before they count as removed and added', () => {
    const seals = (...rows: readonly [string, string][]) => ({
      sealNumberItems: rows.map(([uuid, seal_number]) => ({ uuid, seal_number })),
    });
    const base = seals(['a', 'S1'], ['b', 'S2'], ['c', 'S2']);
    expect(rowsIn(base, seals(['x', 'S1'], ['y', 'S2'], ['z', 'S2']))).toEqual([]);
    const told = rowsIn(base, seals(['x', 'S2'], ['y', 'S1'], ['z', 'S9']));
    expect(told.map(({ kind, index }) => [kind, index])).toEqual([
      ['moved', expect.any(Number)],
      ['added', 2],
      ['removed', 2],
    ]);
  });

  test('E26 D-54: of package lines under a kept item one went and another changed: that one, in its place', () => {
    const packed = (prefix: string, marks: readonly string[]) => ({
      CDSItems: [
        {
          uuid: 'i',
          item_no: 1,
          PackagesCDSItems: marks.map((shipping_mark, at) => ({
            uuid: `${prefix}${at}`,
            type_of_packages: 'CT',
            number_of_packages: '1',
            shipping_mark,
          })),
        },
      ],
    });
    const [item] = rowsIn(packed('b', ['A', 'B', 'C', 'D']), packed('t', ['A', 'C', 'Z']));
    expect(item!.rows.map(({ kind, index, path }) => [kind, index, path.at(-1)])).toEqual([
      ['changed', 2, { id: 'b3' }],
      ['removed', 1, { id: 'b1' }],
    ]);
  });

  test('E26: rows without content are equal, the surplus one is the one that is gone', () => {
    const blank = (...keys: string[]) => ({ CDSItems: keys.map((uuid, at) => ({ uuid, item_no: at + 1 })) });
    expect(rowsIn(blank('a', 'b'), blank('c', 'd'))).toEqual([]);
    expect(rowsIn(blank('a', 'b', 'c'), blank('x', 'y')).map(({ kind, index }) => [kind, index])).toEqual([
      ['removed', 2],
    ]);
  });
});
