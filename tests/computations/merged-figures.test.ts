import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  type DocumentStore,
  isDerived,
  mergeDocuments,
  rowsOf,
  settledMerge,
} from '../../src/engine/index.ts';
import {
  counting,
  definition,
  given,
  inItem,
  inRow,
  itemsOf,
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

describe('E28: figures of a merge are those of what it holds', () => {
  const both = (first: string, second: string) => (store: DocumentStore) => {
    for (const [at, text] of [first, second].entries()) {
      for (const name of ['gross_mass', 'itemPriceAmount']) store.enter(inItem(store, at, name), text);
      store.enter(inRow(store, at, 'PackagesCDSItems', 0, 'number_of_packages'), text);
    }
  };
  const base = by('base', newDeclaration({ additional_dec_type: 'A' }, 2).document(), both('5', '3'));
  /** The sum is as it was: no figure tells that something changed. */
  const swapped = by('swapped', base, both('4', '4'));
  const lowered = by('lowered', base, both('4', '3'));

  test.each([
    ['mine is the one that lowers it', lowered, swapped],
    ['theirs is', swapped, lowered],
  ])('CUS-206 CUS-212 CUS-219: sums that one side left as they were: %s', (_, mine, theirs) => {
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(rowsOf(document, 'CDSItems').map(({ gross_mass }) => gross_mass)).toEqual(['4', '4']);
    expect(document).toMatchObject({ gross_mass: '8.00', currency_1: '8.00', total_packages: '8' });
  });

  test('C15: a figure of another making that neither touched stays', () => {
    const loaded = { ...base, currency_1: '99.00' };
    const one = by('one', loaded, (store) => void store.enter(inItem(store, 0, 'gross_mass'), '7'));
    const other = by('other', loaded, (store) => void store.enter(inItem(store, 1, 'gross_mass'), '7'));
    const { document } = merge(loaded, one, other);
    expect(document).toMatchObject({ gross_mass: '14.00', currency_1: '99.00' });
  });

  test('C15: a figure that one side gave against its computation stays', () => {
    const typed = { ...base, currency_1: '99.00' };
    const { document } = merge(base, typed, swapped);
    expect(document).toMatchObject({ gross_mass: '8.00', currency_1: '99.00' });
  });

  test('E29b: a row goes that the chosen side took out, the others are numbered and summed anew', () => {
    const mine = by('mine', base, (store) => store.removeRows([inItem(store, 0)]));
    const theirs = by('theirs', base, (store) => void store.enter(inItem(store, 0, 'gross_mass'), '7'));
    const sides = { base, mine, theirs };
    const answering = { computations: ofDeclaration, context: {} };
    expect(settledMerge(definition, sides, 'mine', answering)).toEqual(mine);
    expect(settledMerge(definition, sides, 'theirs', answering)).toEqual(theirs);
    const [left] = rowsOf(settledMerge(definition, sides, 'mine', answering), 'CDSItems');
    expect(left).toMatchObject({ item_no: 1, gross_mass: '3' });
  });

  const edits = fc.array(
    fc.record({
      kind: fc.constantFrom(
        ...['gross_mass', 'itemPriceAmount', 'itemPriceCurr', 'packages', 'add', 'remove'],
        ...['type', 'seal', 'guarantee', 'previous'],
      ),
      at: fc.nat(3),
      text: fc.constantFrom('', '1', '2.5', '4', 'x', 'GBP', 'EUR'),
    }),
    { minLength: 1, maxLength: 5 },
  );
  type Edits = typeof edits extends fc.Arbitrary<infer All> ? All : never;

  /** With a row in each list whose fields a choice forces. */
  const chosen = by('chosen', base, (store) => {
    store.insertRow(['sealNumberItems'], { seal_number: '17583753', seal_sequence: '4' });
    store.insertRow(['GuaranteeItems'], { guarantee: 'comprehensive', guarantee_ref_other: '5' });
    store.insertRow(['mainPreviousCDSItems'], { docCategory: 'X', goodsItemIdent: '1' });
  });

  /** What chooses, with what is chosen, and a field that it forces. */
  const choices: Readonly<
    Record<string, readonly [list: string, choice: string, value: string, forced: string]>
  > = {
    seal: ['sealNumberItems', 'seal_number', 'NOSEALS', 'seal_sequence'],
    guarantee: ['GuaranteeItems', 'guarantee', 'number', 'guarantee_ref_other'],
    previous: ['mainPreviousCDSItems', 'docCategory', 'Y', 'prevTransactionRef'],
  };
  const choose = (
    store: DocumentStore,
    [list, choice, value, forced]: (typeof choices)[string],
    at: number,
    text: string,
  ) => {
    const row = rowsOf(store.document(), list)[0];
    if (row === undefined) return;
    const isChoice = at % 2 === 0;
    store.edit([given([list, { id: row.uuid }, isChoice ? choice : forced], isChoice ? value : text)]);
  };

  const all = (list: Edits) => (store: DocumentStore) => {
    for (const { kind, at, text } of list) {
      if (kind === 'type') store.pick(['additional_dec_type'], at > 1 ? 'Q' : 'A');
      const choice = choices[kind];
      if (choice !== undefined) choose(store, choice, at, text);
      if (kind === 'type' || choice !== undefined) continue;
      const count = itemsOf(store).length;
      if (kind === 'add' || count === 0) store.insertRow(['CDSItems'], { gross_mass: text });
      else if (kind === 'remove') store.removeRows([inItem(store, at % count)]);
      else if (kind === 'packages')
        store.enter(inRow(store, at % count, 'PackagesCDSItems', 0, 'number_of_packages'), text);
      else store.enter(inItem(store, at % count, kind), text);
    }
  };

  test('C12: whatever two people do, and whoever is chosen, every figure of the merge is what its full form gives', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [by('mine', chosen, all(one)), by('theirs', chosen, all(other))];
        const sides = { base: chosen, mine, theirs };
        const { document, conflicts } = merge(chosen, mine, theirs);
        const settled = (['mine', 'theirs'] as const).map((choice) =>
          settledMerge(definition, sides, choice, { computations: ofDeclaration, context: {} }),
        );
        for (const held of conflicts.length === 0 ? [document] : [document, ...settled]) {
          for (const computation of ofDeclaration.filter(isDerived))
            expect(applyPatches(held, computation.full(held, {})), computation.name).toEqual(held);
        }
      }),
      { numRuns: 300, seed: 28 },
    );
  });
});
