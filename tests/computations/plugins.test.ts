import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type Computation,
  createDocumentStore,
  type DocumentStore,
  getAt,
  newDocument,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import { counting, definition, inItem, inRow, itemsOf, ofDeclaration } from './declaration.ts';

/** A new import declaration of two items, kept by these computations. */
function openWith(computations: readonly Computation[]): DocumentStore {
  const around = { definition, computations, context: {}, newId: counting() };
  const values = { additional_dec_type: 'A' };
  const store = createDocumentStore({ ...around, document: newDocument({ ...around, values }) });
  store.insertRow(['CDSItems']);
  store.insertRow(['CDSItems']);
  return store;
}

/** What the plugins of one name do: an edit, and what they then hold. */
interface Plugin {
  readonly id: string;
  readonly names: readonly string[];
  readonly act: (store: DocumentStore) => void;
  readonly held: (store: DocumentStore) => unknown;
  readonly kept: unknown;
}

const head =
  (...names: string[]) =>
  (store: DocumentStore) =>
    names.map((name) => getAt(store.document(), [name]));
const first = (store: DocumentStore, name: string): Path => inRow(store, 0, 'TaxCDSItems', 0, name);

const plugins: readonly Plugin[] = [
  {
    id: 'ENG-034: totals',
    names: ['item-packages', 'total-packages', 'gross-mass', 'total-invoiced', 'items-count'],
    act(store) {
      for (const at of [0, 1]) {
        store.edit([
          { op: 'set', path: inItem(store, at, 'gross_mass'), value: '2.5' },
          { op: 'set', path: inItem(store, at, 'itemPriceAmount'), value: '3' },
          { op: 'set', path: inRow(store, at, 'PackagesCDSItems', 0, 'number_of_packages'), value: '4' },
        ]);
      }
    },
    held: head('total_packages', 'gross_mass', 'currency_1', 'items'),
    kept: ['8', '5.00', '6.00', 2],
  },
  {
    id: 'ENG-035: renumbering',
    names: ['item-numbering'],
    act: (store) => store.moveRow(inItem(store, 1), null),
    held: (store) => itemsOf(store).map(({ item_no }) => item_no),
    kept: [1, 2],
  },
  {
    id: 'ENG-036: tax modes',
    names: ['tax-mode', 'automatic-tax'],
    act(store) {
      store.edit([{ op: 'set', path: first(store, 'tax_amount'), value: '5' }]);
      store.pick(first(store, 'tax_calc_type'), 'automatic');
      store.pick(inRow(store, 0, 'TaxCDSItems', 1, 'tax_calc_type'), 'manual');
    },
    held: (store) =>
      rowsOf(itemsOf(store)[0], 'TaxCDSItems').map((line) => [line.tax_amount, line.tax_quantity]),
    kept: [
      [undefined, undefined],
      [undefined, '1'],
    ],
  },
  {
    id: 'ENG-037: the rules of type Q',
    names: ['type-q'],
    act: (store) => void store.pick(['additional_dec_type'], 'Q'),
    held: (store) => itemsOf(store).map(({ req_code, prev_code }) => [req_code, prev_code]),
    kept: [['00', '90']],
  },
];

describe('plugins', () => {
  test.each(plugins)(
    'C17 $id are a plugin: kept with it alone, and not with all others',
    ({ names, act, held, kept }) => {
      const isOwn = ({ name }: Computation) => names.includes(name);
      expect(ofDeclaration.filter(isOwn)).toHaveLength(names.length);
      const [alone, others] = [
        openWith(ofDeclaration.filter(isOwn)),
        openWith(ofDeclaration.filter((one) => !isOwn(one))),
      ];
      act(alone);
      act(others);
      expect(held(alone)).toEqual(kept);
      expect(held(others)).not.toEqual(kept);
    },
  );

  test('C17 ENG-033: the engine runs without them; a figure is then a field like any other', () => {
    const store = openWith([]);
    expect(itemsOf(store)).toHaveLength(2);
    expect(itemsOf(store).map(({ item_no }) => item_no)).toEqual([undefined, undefined]);
    expect(store.enter(['total_packages'], '7')).toEqual({ accepted: true });
    const packages = inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages');
    expect(store.enter(packages, 'two')).toMatchObject({ accepted: false });
    expect(store.enter(packages, '2')).toEqual({ accepted: true });
    expect(getAt(store.document(), ['total_packages'])).toBe('7');
    expect(store.problems.all().filter(({ code }) => code === 'problem.differs')).toEqual([]);
    expect(store.recalculate()).toBe(false);
    store.undo();
    store.undo();
    expect(store.document()).not.toHaveProperty('total_packages');
  });

  test('ENG-033: neither engine, schemas nor widgets know them', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const files = ['src/engine', 'widgets', 'schemas'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|json)$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(200);
    const knowing = files.filter((file) =>
      /from '[^']*\/computations\//.test(readFileSync(`${root}${file}`, 'utf8')),
    );
    expect(knowing).toEqual([]);
    expect(readdirSync(`${root}src/computations`)).toContain('total-packages.ts');
  });
});
