import { describe, expect, test } from 'vitest';
import { applyPatches, getAt, type Path, pathPattern } from '../../src/engine/index.ts';
import { inItem, inRow, newDeclaration, ofDeclaration } from './declaration.ts';

/** A declaration of two items with everything filled that computations look at. */
function filled() {
  const store = newDeclaration({ additional_dec_type: 'A' }, 2);
  for (const at of [0, 1]) {
    store.enter(inItem(store, at, 'itemPriceAmount'), `${at + 1}.50`);
    store.enter(inItem(store, at, 'gross_mass'), '3');
    store.enter(inRow(store, at, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
  }
  store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'automatic');
  return store;
}

const wrong: readonly (readonly [string, (store: ReturnType<typeof filled>) => Path, string | number])[] = [
  ['item-numbering', (store) => inItem(store, 1, 'item_no'), 9],
  ['items-count', () => ['items'], 9],
  ['automatic-tax', (store) => inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount'), '9'],
  ['item-packages', (store) => inItem(store, 0, 'totalNumberOfPackages'), '9'],
  ['total-packages', () => ['total_packages'], '9'],
  ['gross-mass', () => ['gross_mass'], '9'],
  ['total-invoiced', () => ['currency_1'], '9'],
];

describe('recalculate', () => {
  test('C15: every computation with something to make anew has a case here', () => {
    const named = new Set(wrong.map(([name]) => name));
    // The others are events: a switch that was made has nothing to make anew.
    expect(
      ofDeclaration.filter(({ name }) => !named.has(name)).map(({ name, kind }) => [name, kind]),
    ).toEqual(['type-q', 'tax-mode', 'guarantee-mode', 'seal-number'].map((name) => [name, 'event']));
  });

  test.each(wrong)(
    'C15 E19 E23: %s finds a figure that is not its own, names it, and recalculate mends it',
    (name, place, value) => {
      const store = filled();
      const right = store.document();
      const path = place(store);
      store.replace(applyPatches(right, [{ op: 'set', path, value }]));
      const computation = ofDeclaration.find((one) => one.name === name)!;
      expect(computation.writes).toContain(pathPattern(path));
      const told = store.problems.byPath(path).filter(({ code }) => code === 'problem.differs');
      const made = getAt(right, path) ?? 'blank';
      expect(told.map(({ message }) => message)).toEqual([`Worked out as ${made}.`]);
      store.recalculate();
      expect(store.document()).toEqual(right);
      expect(store.problems.byPath(path).filter(({ code }) => code === 'problem.differs')).toEqual([]);
      store.undo();
      expect(getAt(store.document(), path)).toBe(value);
    },
  );

  test('C15: another spelling of the right number is no difference', () => {
    const store = filled();
    const total = String(getAt(store.document(), ['currency_1']));
    expect(total).toMatch(/\.\d0$/);
    store.replace(
      applyPatches(store.document(), [{ op: 'set', path: ['currency_1'], value: total.slice(0, -1) }]),
    );
    expect(store.problems.byPath(['currency_1']).map(({ code }) => code)).not.toContain('problem.differs');
  });

  test('C15: recalculating what is right changes nothing and is no step', () => {
    const store = filled();
    const before = store.document();
    store.endBurst();
    const steps = () => {
      let count = 0;
      while (store.undo()) count += 1;
      while (store.redo());
      return count;
    };
    const count = steps();
    store.recalculate();
    expect(store.document()).toEqual(before);
    expect(steps()).toBe(count);
  });
});
