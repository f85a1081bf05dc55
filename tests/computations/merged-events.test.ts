import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  type DocumentStore,
  mergeDocuments,
  type Path,
  rowsOf,
} from '../../src/engine/index.ts';
import {
  counting,
  definition,
  inItem,
  inRow,
  newDeclaration,
  ofDeclaration,
  openDeclaration,
} from './declaration.ts';

/** What a person makes of a document, with keys of their own. */
function by(person: string, base: DocumentData, change: (store: DocumentStore) => void): DocumentData {
  const newId = counting();
  const store = openDeclaration(base, () => `${person}-${newId()}`);
  change(store);
  return store.document();
}

const merge = (base: DocumentData, mine: DocumentData, theirs: DocumentData) =>
  mergeDocuments(definition, base, mine, theirs, { computations: ofDeclaration, context: {} });

const items = (document: DocumentData) => rowsOf(document, 'CDSItems');
const ordinary = newDeclaration({ additional_dec_type: 'Y' }, 2).document();
const choose = (type: string) => (store: DocumentStore) => void store.pick(['additional_dec_type'], type);
const chooseAnd = (type: string, then: (store: DocumentStore) => void) => (store: DocumentStore) => {
  choose(type)(store);
  then(store);
};
const withoutKeys = (document: DocumentData) =>
  JSON.parse(JSON.stringify(document, (name, value) => (name === 'uuid' ? undefined : value)));

describe('E29 E29a: two people choose type Q', () => {
  test('CUS-199: the merge has one item, with the rows it is born with once and the work of both', () => {
    const mine = by(
      'mine',
      ordinary,
      chooseAnd('Q', (store) => {
        store.enter(inItem(store, 0, 'description'), 'Tea');
        store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '7');
      }),
    );
    const theirs = by(
      'theirs',
      ordinary,
      chooseAnd('Q', (store) => store.enter(inItem(store, 0, 'net_mass'), '3')),
    );
    const { document, conflicts } = merge(ordinary, mine, theirs);
    expect(conflicts).toEqual([]);
    const plain = by('one', ordinary, (store) => {
      choose('Q')(store);
      store.enter(inItem(store, 0, 'description'), 'Tea');
      store.enter(inItem(store, 0, 'net_mass'), '3');
      store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '7');
    });
    expect(withoutKeys(document)).toEqual(withoutKeys(plain));
    const other = merge(ordinary, theirs, mine);
    expect(other.conflicts).toEqual([]);
    expect(withoutKeys(other.document)).toEqual(withoutKeys(plain));
  });

  test('CUS-199: two descriptions of the one item are a conflict of that field', () => {
    const says = (text: string) =>
      by(
        text,
        ordinary,
        chooseAnd('Q', (store) => store.enter(inItem(store, 0, 'description'), text)),
      );
    const { document, conflicts } = merge(ordinary, says('Tea'), says('Salt'));
    expect(items(document)).toHaveLength(1);
    const path = ['CDSItems', { id: items(document)[0]!.uuid }, 'description'];
    expect(conflicts).toEqual([{ path, mine: 'Tea', theirs: 'Salt' }]);
  });

  test('CUS-203: both leave it: its previous documents are blanked once', () => {
    const base = newDeclaration({ additional_dec_type: 'Q' }).document();
    const { document, conflicts } = merge(
      base,
      by('mine', base, choose('A')),
      by('theirs', base, choose('A')),
    );
    expect(conflicts).toEqual([]);
    expect(rowsOf(items(document)[0], 'PreviousCDSItems')).toHaveLength(1);
  });
});

describe('E28 E29a: what two people enter beside a choice they share stays apart', () => {
  const q = newDeclaration({ additional_dec_type: 'Q' }).document();
  const merged = (base: DocumentData, type: string, ...changes: ((store: DocumentStore) => void)[]) => {
    const [mine, theirs] = changes.map((change, at) => by(`p${at}`, base, chooseAnd(type, change)));
    const { document, conflicts } = merge(base, mine!, theirs!);
    expect(conflicts).toEqual([]);
    return document;
  };

  test('CUS-203: both leave type Q and put in an item each: there are both', () => {
    const adds = (name: string, text: string) => (store: DocumentStore) => {
      const item = store.insertRow(['CDSItems']);
      store.enter([...item, name], text);
    };
    const document = merged(q, 'A', adds('description', 'Salt'), adds('itemPriceAmount', '7'));
    const added = items(document).slice(1);
    expect(added).toHaveLength(2);
    expect(added.filter(({ description }) => description === 'Salt')).toHaveLength(1);
    expect(added.filter(({ itemPriceAmount }) => itemPriceAmount === '7')).toHaveLength(1);
    expect(added.some((item) => item.description === 'Salt' && item.itemPriceAmount === '7')).toBe(false);
  });

  test('CUS-203: both leave type Q and put in a previous document each: there are both', () => {
    const before = rowsOf(merged(q, 'A', choose('A'), choose('A')), 'mainPreviousCDSItems').length;
    const adds = (prevTransactionRef: string) => (store: DocumentStore) =>
      void store.insertRow(['mainPreviousCDSItems'], { prevTransactionRef });
    const document = merged(q, 'A', adds('M1'), adds('M2'));
    const rows = rowsOf(document, 'mainPreviousCDSItems');
    expect(rows).toHaveLength(before + 2);
    expect(rows.map(({ prevTransactionRef }) => prevTransactionRef)).toEqual(
      expect.arrayContaining(['M1', 'M2']),
    );
  });

  test('CUS-199: both choose type Q and put in a package line each: one item, both lines', () => {
    const born = rowsOf(items(merged(ordinary, 'Q', choose('Q'), choose('Q')))[0], 'PackagesCDSItems');
    const adds = (shipping_mark: string) => (store: DocumentStore) =>
      void store.insertRow(inItem(store, 0, 'PackagesCDSItems'), { shipping_mark });
    const document = merged(ordinary, 'Q', adds('A'), adds('B'));
    expect(items(document)).toHaveLength(1);
    const lines = rowsOf(items(document)[0], 'PackagesCDSItems');
    expect(lines).toHaveLength(born.length + 2);
    expect(lines.map(({ shipping_mark }) => shipping_mark)).toEqual(expect.arrayContaining(['A', 'B']));
  });

  test('CUS-199 CUS-200: a procedure put in before the one that came with the item stays apart', () => {
    const born = rowsOf(items(merged(ordinary, 'Q', choose('Q'), choose('Q')))[0], 'PackagesCDSItems');
    const document = merged(
      ordinary,
      'Q',
      (store) => void store.insertRow(inItem(store, 0, 'ProcedureCDSItems'), { add_proc: '1CG' }, null),
      choose('Q'),
    );
    expect(rowsOf(items(document)[0], 'PackagesCDSItems')).toEqual(
      born.map((row) => expect.objectContaining({ ...row, uuid: expect.any(String) })),
    );
    const procedures = rowsOf(items(document)[0], 'ProcedureCDSItems').map(({ add_proc }) => add_proc);
    expect(procedures).toEqual(['1CG', '97F']);
  });
});

describe('E29a: what an event filled in gives way to what was entered', () => {
  const line = newDeclaration({ additional_dec_type: 'A' }, 1).document();
  const tax = (store: DocumentStore, name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
  const plain = by('plain', line, (store) => {
    store.pick(tax(store, 'tax_calc_type'), '');
    store.enter(tax(store, 'tax_quantity'), '');
  });
  const manual = (store: DocumentStore) => void store.pick(tax(store, 'tax_calc_type'), 'manual');
  const enters = (text: string) => (store: DocumentStore) =>
    void store.enter(tax(store, 'tax_quantity'), text);
  const both = (text: string) => (store: DocumentStore) => {
    manual(store);
    enters(text)(store);
  };

  test.each([
    ['mine chooses manual', manual, enters('5'), '5'],
    ['theirs does', enters('5'), manual, '5'],
    ['both do, theirs enters', manual, both('3'), '3'],
    ['both do, mine enters', both('3'), manual, '3'],
  ])('C10 CUS-231: a quantity beside it is no conflict: %s', (_, one, other, text) => {
    const { document, conflicts } = merge(plain, by('mine', plain, one), by('theirs', plain, other));
    expect(conflicts).toEqual([]);
    const [merged] = rowsOf(items(document)[0], 'TaxCDSItems');
    expect(merged).toMatchObject({ tax_calc_type: 'manual', tax_quantity: text });
  });

  test('C10a CUS-235: nor is a currency beside a guarantee that becomes comprehensive', () => {
    const base: DocumentData = { GuaranteeItems: [{ uuid: 'g', guarantee: 'number' }] };
    const at = (name: string): Path => ['GuaranteeItems', { id: 'g' }, name];
    const chosen = by('mine', base, (store) => void store.pick(at('guarantee'), 'comprehensive'));
    const entered = applyPatches(base, [{ op: 'set', path: at('guarantee_currency'), value: 'EUR' }]);
    for (const [mine, theirs] of [
      [chosen, entered],
      [entered, chosen],
    ] as const) {
      const { document, conflicts } = merge(base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(rowsOf(document, 'GuaranteeItems')).toEqual([
        { uuid: 'g', guarantee: 'comprehensive', guarantee_currency: 'EUR' },
      ]);
    }
  });
});

describe('E29 E29a: one chooses type Q, the other enters what it takes out', () => {
  const mine = by('mine', ordinary, choose('Q'));
  const others: Readonly<Record<string, (store: DocumentStore) => void>> = {
    'an item more': (store) => void store.insertRow(['CDSItems']),
    'a field of an item': (store) => void store.enter(inItem(store, 1, 'description'), 'Salt'),
    'a previous document': (store) => void store.insertRow(['mainPreviousCDSItems']),
  };

  test.each(Object.entries(others))(
    '%s: the choice and its lists are a conflict; theirs is held whole',
    (_, change) => {
      const theirs = by('theirs', ordinary, change);
      const result = merge(ordinary, mine, theirs);
      expect(result.document).toEqual(theirs);
      const paths = [['additional_dec_type'], ['CDSItems'], ['mainPreviousCDSItems']];
      expect(result.conflicts.map(({ path }) => path)).toEqual(paths);
      expect(result.conflicts[0]).toEqual({ path: ['additional_dec_type'], mine: 'Q', theirs: 'Y' });
      const other = merge(ordinary, theirs, mine);
      expect(other.document).toEqual(mine);
      expect(other.conflicts.map(({ path }) => path)).toEqual(paths);
    },
  );

  test('a choice made without what follows from it, as of a client of its own, is the same conflict', () => {
    const bare = applyPatches(ordinary, [{ op: 'set', path: ['additional_dec_type'], value: 'Q' }]);
    const theirs = by('theirs', ordinary, (store) => void store.insertRow(['CDSItems']));
    expect(merge(ordinary, bare, theirs).conflicts).toContainEqual({ path: ['CDSItems'] });
  });

  test('E28: what has to do with nothing of it is merged as ever', () => {
    const theirs = by('theirs', ordinary, (store) => void store.enter(['ref_general'], 'R1'));
    const { document, conflicts } = merge(ordinary, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual({ ...mine, ref_general: 'R1' });
  });

  test('another choice than theirs is a conflict with all that follows from it', () => {
    const theirs = by('theirs', ordinary, choose('A'));
    const { document, conflicts } = merge(ordinary, mine, theirs);
    expect(document).toEqual(theirs);
    expect(conflicts[0]).toEqual({ path: ['additional_dec_type'], mine: 'Q', theirs: 'A' });
    expect(conflicts).toContainEqual({ path: ['CDSItems'] });
    const plain = merge(ordinary, by('mine', ordinary, choose('D')), theirs);
    expect(plain.conflicts).toEqual([{ path: ['additional_dec_type'], mine: 'D', theirs: 'A' }]);
  });
});

describe('E29 E29a: a guarantee by number and a code of the comprehensive one', () => {
  const base: DocumentData = { GuaranteeItems: [{ uuid: 'g', guarantee: 'comprehensive' }] };
  const at = (name: string): Path => ['GuaranteeItems', { id: 'g' }, name];
  const number = by('mine', base, (store) => void store.pick(at('guarantee'), 'number'));

  test('CUS-234: neither goes with the other, though only one of them wrote the code', () => {
    const theirs = by('theirs', base, (store) => void store.enter(at('guarantee_code'), 'A1'));
    const { document, conflicts } = merge(base, number, theirs);
    expect(document).toEqual(theirs);
    expect(conflicts).toEqual([
      { path: at('guarantee'), mine: 'number', theirs: 'comprehensive' },
      { path: at('guarantee_code'), theirs: 'A1' },
    ]);
  });

  test('E28: a type of guarantee is merged', () => {
    const theirs = by('theirs', base, (store) => void store.enter(at('guarantee_type'), '1'));
    const { document, conflicts } = merge(base, number, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual({ GuaranteeItems: [{ uuid: 'g', guarantee: 'number', guarantee_type: '1' }] });
  });
});
