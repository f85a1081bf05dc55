import { describe, expect, test } from 'vitest';
import type { Path, Row } from '../../src/engine/index.ts';
import { openDeclaration } from './declaration.ts';

/** An item that counts how often anything of it is looked at. */
function watched(row: Row, looks: { count: number }): Row {
  const noted = () => {
    looks.count += 1;
  };
  return new Proxy(row, {
    get(target, name, receiver) {
      noted();
      return Reflect.get(target, name, receiver);
    },
    ownKeys(target) {
      noted();
      return Reflect.ownKeys(target);
    },
    has(target, name) {
      noted();
      return Reflect.has(target, name);
    },
  });
}

describe('a keystroke', () => {
  test.each([1, 99, 999])('C12 E24 ENG-094: with %i items it looks at no other item', (count) => {
    const looks = { count: 0 };
    const items = Array.from({ length: count }, (_, at): Row => {
      const packages = [{ uuid: 'p', number_of_packages: '1' }];
      const item = { uuid: `i${at}`, item_no: at + 1, itemPriceAmount: '1', PackagesCDSItems: packages };
      return at === 0 ? item : watched(item, looks);
    });
    const store = openDeclaration({ customs_regime: 'import', additional_dec_type: 'A', CDSItems: items });
    const item: Path = ['CDSItems', { id: 'i0' }];
    const fields = [
      [...item, 'itemPriceAmount'],
      [...item, 'itemPriceCurr'],
      [...item, 'gross_mass'],
      [...item, 'description'],
      [...item, 'PackagesCDSItems', { id: 'p' }, 'number_of_packages'],
    ];
    store.problems.all();
    for (const path of fields) store.fieldState(path);
    for (const path of fields) store.enter(path, '2');
    if (count > 1) expect(looks.count).toBeGreaterThan(0);
    looks.count = 0;
    for (const path of fields) {
      store.enter(path, '3');
      store.fieldState(path);
      store.problems.byPath(path);
      store.problems.countOfSection('items');
    }
    expect(looks.count).toBe(0);
    expect(store.document().currency_1).toBe(`${count + 2}.00`);
  });
});
