import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentStore,
  definitionAt,
  formatPath,
  getAt,
  isDerived,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import { KeptFigures } from '../../src/engine/kept-figures.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { definition, inItem, inRow, itemsOf, newDeclaration, ofDeclaration } from './declaration.ts';

function filled(values: Record<string, string> = {}) {
  const store = newDeclaration({ additional_dec_type: 'A', ...values }, 2);
  for (const at of [0, 1].slice(0, itemsOf(store).length)) {
    store.enter(inItem(store, at, 'itemPriceAmount'), '2.50');
    store.enter(inItem(store, at, 'gross_mass'), '3');
  }
  store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'automatic');
  return store;
}

/** Every field of the document that a computation names among what it writes. */
function writtenPlaces(store: DocumentStore): Path[] {
  const patterns = new Set(
    ofDeclaration.filter((one) => one.kind === 'derived').flatMap(({ writes }) => writes),
  );
  const places: Path[] = [];
  for (const pattern of patterns) {
    let here: Path[] = [[]];
    for (const name of pattern.slice(1).split('/')) {
      here = here.flatMap((path) =>
        name === '*'
          ? rowsOf({ list: getAt(store.document(), path) as never }, 'list').map(({ uuid }) => [
              ...path,
              { id: uuid },
            ])
          : [[...path, name]],
      );
    }
    places.push(...here.filter((path) => 'valid' in (definitionAt(definition, path) ?? {})));
  }
  return places;
}

describe('figures that a computation keeps', () => {
  const kept: readonly (readonly [string, (store: DocumentStore) => Path])[] = [
    ['total_packages', () => ['total_packages']],
    ['gross_mass', () => ['gross_mass']],
    ['items', () => ['items']],
    ['currency_1', () => ['currency_1']],
    ['currency', () => ['currency']],
    ['item_no', (store) => inItem(store, 0, 'item_no')],
    ['totalNumberOfPackages', (store) => inItem(store, 0, 'totalNumberOfPackages')],
    ['tax_amount', (store) => inRow(store, 0, 'TaxCDSItems', 0, 'tax_amount')],
    ['tax_total', (store) => inRow(store, 0, 'TaxCDSItems', 0, 'tax_total')],
  ];

  test.each(kept)('E6a C12: %s takes no entry and no pick, and says why', (_name, place) => {
    const store = filled();
    const before = store.document();
    for (const text of ['7', '']) {
      const verdict = store.enter(place(store), text);
      expect(verdict).toMatchObject({ accepted: false, code: 'computed', attempted: text });
      expect(verdict).toHaveProperty('reason', expect.stringMatching(/^\S.*\.$/));
    }
    expect(store.pick(place(store), 'EUR')).toMatchObject({ accepted: false, code: 'computed' });
    expect(store.document()).toBe(before);
  });

  test('E6a CUS-218 CUS-221 CUS-232: what is left to the person is entered', () => {
    const store = filled({ customs_regime: 'export' });
    expect(store.enter(['gross_mass'], '12')).toEqual({ accepted: true });
    expect(store.enter(inRow(store, 1, 'TaxCDSItems', 0, 'tax_amount'), '4')).toEqual({ accepted: true });
    store.pick(['additional_dec_type'], 'Q');
    expect(store.enter(['total_packages'], '5')).toEqual({ accepted: true });
    expect(store.fieldState(['total_packages']).disabled).toBe(false);
    store.pick(['additional_dec_type'], 'A');
    expect(store.fieldState(['total_packages']).disabled).toBe(true);
  });

  test.each([
    ['import', 'A'],
    ['export', 'A'],
    ['import', 'Q'],
    ['import', 'J'],
  ])('E6a: %s %s: a field is kept exactly where the full form puts another value right', (regime, type) => {
    const store = filled({ customs_regime: regime, additional_dec_type: type });
    const figures = new KeptFigures(definition, ofDeclaration);
    const places = writtenPlaces(store);
    expect(places.length).toBeGreaterThan(12);
    for (const path of places) {
      const wrong = applyPatches(store.document(), [{ op: 'set', path, value: '987' }]);
      const mended = ofDeclaration
        .filter(isDerived)
        .flatMap(({ full }) => full(wrong, {}))
        .some((patch) => formatPath(patch.path) === formatPath(path));
      expect(figures.isKept(store.document(), path), formatPath(path)).toBe(mended);
    }
  });

  test('C10 CUS-230: an automatic line is born without what customs calculates, and is never given it', () => {
    const store = filled();
    const list = inItem(store, 0, 'TaxCDSItems');
    const bare = { tax_calc_type: 'automatic' };
    const line = (id: string) => rowsOf(itemsOf(store)[0], 'TaxCDSItems').find(({ uuid }) => uuid === id);
    const path = store.insertRow(list, { ...bare, tax_currency: 'GBP', tax_total: '7' });
    const { id } = path.at(-1) as { id: string };
    expect(line(id)).toEqual({ uuid: id, ...bare });
    store.edit([{ op: 'set', path: [...path, 'tax_total'], value: '8' }]);
    expect(line(id)).toEqual({ uuid: id, ...bare });
    store.replaceRows(list, [
      { uuid: id, ...bare, tax_total: '9' },
      { uuid: 'new', ...bare, tax_amount: '1' },
    ]);
    expect([line(id), line('new')]).toEqual([
      { uuid: id, ...bare },
      { uuid: 'new', ...bare },
    ]);
    const item = { uuid: 'copied', TaxCDSItems: [{ uuid: 't', ...bare, tax_total: '9' }] };
    store.edit([{ op: 'insert', path: ['CDSItems'], row: item, after: null }]);
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')).toEqual([{ uuid: 't', ...bare }]);
  });
});

describe('more than one item with type Q', () => {
  const told = (store: DocumentStore) => store.problems.byPath(['CDSItems']).map(({ code }) => code);

  test.each([
    ['put in', (store: DocumentStore) => void store.insertRow(['CDSItems'])],
    ['copied', (store: DocumentStore) => void store.duplicateRow(inItem(store, 0))],
    [
      'sent by another person',
      (store: DocumentStore) =>
        store.applyRemote([{ op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null }]),
    ],
    [
      'pasted',
      (store: DocumentStore) =>
        void pasteBlock(store, ['CDSItems'], {
          row: itemsOf(store)[0]!.uuid,
          fields: ['description'],
          lines: [['a'], ['b']],
        }),
    ],
  ])('C3 CUS-199: an item that is %s is a problem of the list, or is left out', (_name, add) => {
    const store = newDeclaration({ additional_dec_type: 'Q' });
    expect(told(store)).toEqual([]);
    add(store);
    expect(told(store)).toEqual(itemsOf(store).length > 1 ? ['problem.typeQItems'] : []);
    store.pick(['additional_dec_type'], 'A');
    expect(told(store)).toEqual([]);
  });

  test('C3 CUS-199: a loaded one is a problem, which ends with the surplus item', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 2);
    store.applyRemote([{ op: 'set', path: ['additional_dec_type'], value: 'Q' }]);
    expect(told(store)).toEqual(['problem.typeQItems']);
    store.removeRows([inItem(store, 0)]);
    expect(told(store)).toEqual([]);
  });
});
