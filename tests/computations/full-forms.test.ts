import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentStore,
  getAt,
  isDerived,
  type Path,
  pathPattern,
  rowsOf,
} from '../../src/engine/index.ts';
import { inItem, inRow, newDeclaration, ofDeclaration } from './declaration.ts';

/** A declaration of two items with everything filled that computations look at. */
function filled(type = 'A') {
  const store = newDeclaration({ additional_dec_type: 'A' }, 2);
  for (const at of [0, 1]) {
    store.enter(inItem(store, at, 'itemPriceAmount'), `${at + 1}.50`);
    store.enter(inItem(store, at, 'gross_mass'), '3');
    store.enter(inRow(store, at, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
  }
  store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'automatic');
  store.insertRow(['GuaranteeItems'], { guarantee: 'number', guarantee_ref: 'GBREF' });
  store.insertRow(['GuaranteeItems'], { guarantee: 'comprehensive', guarantee_ref_other: 'OTHER' });
  store.insertRow(['sealNumberItems'], { seal_number: 'NOSEALS' });
  if (type !== 'A') store.pick(['additional_dec_type'], type);
  return store;
}

const inHead =
  (list: string, at: number, field: string) =>
  (store: DocumentStore): Path => [list, { id: rowsOf(store.document(), list)[at]!.uuid }, field];

const wrong: readonly (readonly [
  name: string,
  place: (store: DocumentStore) => Path,
  value: string | number,
  type?: string,
])[] = [
  ['item-numbering', (store) => inItem(store, 1, 'item_no'), 9],
  ['items-count', () => ['items'], 9],
  ['automatic-tax', (store) => inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount'), '9'],
  ['item-packages', (store) => inItem(store, 0, 'totalNumberOfPackages'), '9'],
  ['total-packages', () => ['total_packages'], '9'],
  ['gross-mass', () => ['gross_mass'], '9'],
  ['total-invoiced', () => ['currency_1'], '9'],
  ['guarantee-reference', inHead('GuaranteeItems', 0, 'guarantee_ref_other'), '9'],
  ['guarantee-reference', inHead('GuaranteeItems', 1, 'guarantee_ref'), '9'],
  ['no-seals', inHead('sealNumberItems', 0, 'seal_sequence'), '9'],
  ['type-q-documents', inHead('mainPreviousCDSItems', 0, 'docCategory'), 'X', 'Q'],
  ['type-q-documents', (store) => inRow(store, 0, 'PreviousCDSItems', 0, 'prevTransactionRef'), '9', 'Q'],
  ['type-q-documents', (store) => inRow(store, 0, 'PreviousCDSItems', 0, 'goodsItemIdent'), '9', 'Q'],
];

/** The choices that an event answers, and the derived half of each: what the choice forces at all times. */
const halves = {
  'type-q': 'type-q-documents',
  'tax-mode': 'automatic-tax',
  'guarantee-mode': 'guarantee-reference',
  'seal-number': 'no-seals',
};

describe('recalculate', () => {
  test('C15: every computation has a full form with a case here, a choice that of what it forces at all times', () => {
    const derived = ofDeclaration.filter(isDerived).map(({ name }) => name);
    expect([...new Set(wrong.map(([name]) => name))].sort()).toEqual(derived.toSorted());
    const events = ofDeclaration.filter((one) => !isDerived(one)).map(({ name }) => name);
    expect(Object.keys(halves)).toEqual(events);
    expect(derived).toEqual(expect.arrayContaining(Object.values(halves)));
  });

  test.each(wrong.map(([name, place, value, type = 'A']) => [name, place, value, type] as const))(
    'C15 E19 E23: %s finds a figure that is not its own, names it, and recalculate mends it',
    (name, place, value, type) => {
      const store = filled(type);
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
      while (store.undo().change) count += 1;
      while (store.redo().change);
      return count;
    };
    const count = steps();
    store.recalculate();
    expect(store.document()).toEqual(before);
    expect(steps()).toBe(count);
  });
});
