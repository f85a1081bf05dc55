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
