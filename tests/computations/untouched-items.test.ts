import { describe, expect, test } from 'vitest';
import { documentChecks } from '../../src/computations/index.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentStore,
  type Path,
  type Row,
} from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import {
  type Looks,
  looksOf,
  none,
  watched,
  watchedChecks,
  watchedComputations,
  watchedDefinition,
} from '../support/watched-rows.ts';
import { definition, inItem, itemsOf, ofDeclaration, openDeclaration } from './declaration.ts';

const first: Path = ['CDSItems', { id: 'i0' }];
const price: Path = [...first, 'itemPriceAmount'];
const itemFields: readonly Path[] = [
  price,
  [...first, 'itemPriceCurr'],
  [...first, 'gross_mass'],
  [...first, 'description'],
  [...first, 'country_origin'],
  [...first, 'PackagesCDSItems', { id: 'p' }, 'number_of_packages'],
];
const headFields: readonly Path[] = [['ref_general'], ['exchangeRate'], ['dispatch_country_code']];

function itemAt(at: number): Row {
  const packages = [{ uuid: 'p', number_of_packages: '1' }];
  return {
    uuid: `i${at}`,
    item_no: at + 1,
    itemPriceAmount: '1',
    itemPriceCurr: 'GBP',
    gross_mass: '1',
    totalNumberOfPackages: '1',
    PackagesCDSItems: packages,
    TaxCDSItems: [{ uuid: 't', tax_calc_type: 'manual', tax_amount: '1' }],
  };
}

/** A declaration whose figures all agree, of so many items; all but the first tell who looks at them. */
function declarationOf(count: number, looks: Looks): DocumentData {
  return {
    customs_regime: 'import',
    additional_dec_type: 'A',
    items: count,
    currency: 'GBP',
    currency_1: `${count}.00`,
    gross_mass: `${count}.00`,
    total_packages: `${count}`,
    CDSItems: Array.from({ length: count }, (_, at) =>
      at === 0 ? itemAt(at) : watched(itemAt(at), looks, 'item_no'),
    ),
  };
}

/** The store of such a declaration, everything of it seen once. */
function opened(count: number) {
  const looks = { ...none };
  const store = openDeclaration(declarationOf(count, looks));
  store.problems.all();
  for (const path of [...headFields, ...itemFields]) store.fieldState(path);
  if (count > 1) expect(looks.below).toBeGreaterThan(0);
  return { store, looks };
}

/** Looks at what the editor shows of the first item and the head. */
function show(store: DocumentStore): void {
  for (const path of [...headFields, ...itemFields]) {
    store.fieldState(path);
    store.problems.byPath(path);
  }
  store.problems.countOfSection('items');
}

describe.each([1, 99, 999])('E24 ENG-094: of %i items', (count) => {
  test('a key in the head or in an item looks at no other, nor does the first after loading, undo, redo or a change of others', () => {
    const { store, looks } = opened(count);
    const key = (text: string) => {
      for (const path of [...headFields, ...itemFields]) {
        expect(looksOf(looks, () => void store.enter(path, text))).toEqual(none);
        expect(looksOf(looks, () => show(store))).toEqual(none);
      }
      store.endBurst();
    };
    key('2');
    expect(looksOf(looks, () => void store.undo())).toEqual(none);
    expect(looksOf(looks, () => void store.redo())).toEqual(none);
    store.undo();
    key('3');
    const remote = () =>
      store.applyRemote([
        { op: 'set', path: price, value: '4' },
        { op: 'set', path: ['currency_1'], value: `${(count + 3) * 2}.00` },
      ]);
    expect(looksOf(looks, remote)).toEqual(none);
    key('3');
    expect(store.document().currency_1).toBe(`${(count + 2) * 3}.00`);
  });

  test('undo and redo of a key look at no other item, whatever others changed since', () => {
    const { store, looks } = opened(count);
    store.enter(price, '2');
    store.endBurst();
    store.enter([...first, 'description'], 'Tea');
    store.applyRemote([
      { op: 'set', path: [...first, 'gross_mass'], value: '5' },
      { op: 'set', path: ['gross_mass'], value: `${count + 4}.00` },
      { op: 'set', path: ['exchangeRate'], value: '2' },
      { op: 'set', path: ['currency_1'], value: `${(count + 1) * 2}.00` },
    ]);
    for (const go of [store.undo, store.undo, store.redo, store.redo, store.undo, store.undo])
      expect(looksOf(looks, () => void go())).toEqual(none);
    expect(store.document().currency_1).toBe(`${count * 2}.00`);
    show(store);
    expect(store.problems.all().filter(({ code }) => code === 'problem.differs')).toEqual([]);
  });

  test('an item put in or taken out at the end, by hand, undo or others, looks at nothing of another but its key', () => {
    const { store, looks } = opened(count);
    const onlyKeys = (act: () => void) => {
      const { fields, below } = looksOf(looks, act);
      expect({ fields, below }).toEqual({ fields: 0, below: 0 });
      expect(looksOf(looks, () => show(store))).toEqual(none);
    };
    const last = () => inItem(store, itemsOf(store).length - 1);
    onlyKeys(() => void store.insertRow(['CDSItems']));
    onlyKeys(() => void store.undo());
    onlyKeys(() => void store.redo());
    onlyKeys(() => store.removeRows([last()]));
    onlyKeys(() => void store.undo());
    const row = itemAt(count + 1);
    const after = itemsOf(store).at(-1)!.uuid;
    onlyKeys(() => store.applyRemote([{ op: 'insert', path: ['CDSItems'], row, after }]));
    onlyKeys(() => store.applyRemote([{ op: 'remove', path: ['CDSItems', { id: row.uuid }] }]));
  });

  test('an item put in or taken out before the others gives these their numbers and looks into none of their lists', () => {
    const { store, looks } = opened(count);
    const notBelow = (act: () => void) => expect(looksOf(looks, act).below).toBe(0);
    notBelow(() => void store.insertRow(['CDSItems'], {}, null));
    notBelow(() => void store.undo());
    notBelow(() => store.removeRows([first]));
    notBelow(() => void store.undo());
    notBelow(() => store.moveRow(first, null));
  });
});

test('E24 ENG-094: a key is one check at the gate, the computations and checks whose inputs changed, no full form', () => {
  const told: string[] = [];
  const tell = (what: string) => void told.push(what);
  const asked = (act: () => void) => {
    told.length = 0;
    act();
    return [...new Set(told)].sort();
  };
  const costs = [1, 99, 999].map((count) => {
    const store = createDocumentStore({
      definition: watchedDefinition(definition, (rule, field) => tell(`${rule} of ${field}`)),
      document: declarationOf(count, { ...none }),
      computations: watchedComputations(ofDeclaration, tell),
      checks: watchedChecks(documentChecks('customs-declaration', catalogue), tell),
      context: {},
      newId: () => 'new',
    });
    store.problems.all();
    // The currency of an only item is that of the total, too.
    const fields = [...headFields, ...itemFields].filter((path) => path.at(-1) !== 'itemPriceCurr');
    return fields.map((path) => {
      store.enter(path, '2');
      const before = { ...store.counters };
      const what = asked(() => void store.enter(path, '3'));
      const { computationsRun, fieldChecks, checksRun } = store.counters;
      const runs = told.filter((name) => ofDeclaration.some((one) => one.name === name));
      expect(computationsRun - before.computationsRun).toBe(runs.length);
      expect(fieldChecks - before.fieldChecks).toBe(1);
      expect(checksRun - before.checksRun).toBe(told.filter((name) => name === 'unknown-codes').length);
      return what;
    });
  });
  expect(costs[0]).toEqual([
    ['entry of ref_general', 'valid of ref_general'],
    ['entry of exchangeRate', 'total-invoiced', 'valid of currency_1', 'valid of exchangeRate'],
    ['entry of dispatch_country_code', 'unknown-codes', 'valid of dispatch_country_code'],
    ['entry of itemPriceAmount', 'total-invoiced', 'valid of currency_1', 'valid of itemPriceAmount'],
    ['entry of gross_mass', 'gross-mass', 'valid of gross_mass'],
    ['entry of description', 'valid of description'],
    ['entry of country_origin', 'unknown-codes', 'valid of country_origin'],
    [
      ...['entry of number_of_packages', 'item-packages', 'total-packages'],
      ...['number_of_packages', 'totalNumberOfPackages', 'total_packages'].map((name) => `valid of ${name}`),
    ],
  ]);
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[2]).toEqual(costs[0]);
});

test.each([1, 99, 999])(
  'C10 E24 ENG-094: of %i items, clearing a loaded amount of an automatic line looks at none of the others',
  (count) => {
    const looks = { ...none };
    const line = { uuid: 't', tax_calc_type: 'automatic', tax_amount: '5' };
    const items = Array.from({ length: count }, (_, at): Row => {
      const item = { uuid: `i${at}`, item_no: at + 1, totalNumberOfPackages: '0' };
      return at === 0 ? { ...item, TaxCDSItems: [line] } : watched(item, looks, 'item_no');
    });
    const store = openDeclaration({ customs_regime: 'import', additional_dec_type: 'A', CDSItems: items });
    store.problems.all();
    const path: Path = [...first, 'TaxCDSItems', { id: 't' }, 'tax_amount'];
    expect(looksOf(looks, () => expect(store.enter(path, '')).toEqual({ accepted: true }))).toEqual(none);
    expect(store.enter(path, '7')).toMatchObject({ accepted: false, code: 'computed' });
  },
);
