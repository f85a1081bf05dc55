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
  test.each([1, 99, 999])(
    'C12 E24 ENG-094: with %i items it looks at no other item, nor does the first after loading, undo or a remote change',
    (count) => {
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
      if (count > 1) expect(looks.count).toBeGreaterThan(0);
      const key = (text: string) => {
        looks.count = 0;
        const { itemsWalked } = store.counters;
        for (const path of fields) {
          store.enter(path, text);
          store.fieldState(path);
          store.problems.byPath(path);
          store.problems.countOfSection('items');
        }
        store.endBurst();
        expect([looks.count, store.counters.itemsWalked - itemsWalked]).toEqual([0, 0]);
      };
      key('2');
      store.undo();
      key('3');
      store.applyRemote([
        { op: 'set', path: fields[0]!, value: '4' },
        { op: 'set', path: ['currency_1'], value: `${count + 3}.00` },
      ]);
      key('3');
      expect(store.document().currency_1).toBe(`${count + 2}.00`);
    },
  );

  test.each([1, 99, 999])(
    'C10 E24 ENG-094: of %i items, clearing a loaded amount of an automatic line looks at none of the others',
    (count) => {
      const looks = { count: 0 };
      const items = Array.from({ length: count }, (_, at): Row => {
        const line = { uuid: 't', tax_calc_type: 'automatic', tax_amount: '5' };
        const item = { uuid: `i${at}`, item_no: at + 1, totalNumberOfPackages: '0' };
        return at === 0 ? { ...item, TaxCDSItems: [line] } : watched(item, looks);
      });
      const store = openDeclaration({ customs_regime: 'import', additional_dec_type: 'A', CDSItems: items });
      store.problems.all();
      const path: Path = ['CDSItems', { id: 'i0' }, 'TaxCDSItems', { id: 't' }, 'tax_amount'];
      const { fullForms } = store.counters;
      looks.count = 0;
      expect(store.enter(path, '')).toEqual({ accepted: true });
      expect([looks.count, store.counters.fullForms - fullForms]).toEqual([0, 0]);
      expect(store.enter(path, '7')).toMatchObject({ accepted: false, code: 'computed' });
    },
  );
});
