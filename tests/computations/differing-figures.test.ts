import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DocumentData, type DocumentStore, rowsOf } from '../../src/engine/index.ts';
import { inItem, inRow, itemsOf, newDeclaration, openDeclaration } from './declaration.ts';

/** Places and messages of the figures that differ from their computation. */
function told(store: DocumentStore) {
  return store.problems
    .all()
    .filter(({ code }) => code === 'problem.differs')
    .map(({ path, message, value }) => ({ path, message, value }));
}

/** What is told when the document is opened anew. */
const toldAnew = (store: DocumentStore) => told(openDeclaration(store.document()));

function loaded(values: Readonly<Record<string, string | number>>): DocumentData {
  return {
    customs_regime: 'import',
    additional_dec_type: 'A',
    ...values,
    CDSItems: ['a', 'b'].map((uuid, at) => ({
      uuid,
      item_no: at + 1,
      totalNumberOfPackages: '9',
      PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
    })),
  };
}

describe('stored figures that differ', { timeout: 60_000 }, () => {
  test("E19: mending one row's figure leaves the warning of another, and the sum over both has one", () => {
    const store = openDeclaration(loaded({ total_packages: '18' }));
    store.problems.all();
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    expect(store.document().total_packages).toBe('12');
    expect(told(store)).toEqual(toldAnew(store));
    expect(told(store).map(({ path }) => path)).toEqual([
      ['total_packages'],
      inItem(store, 1, 'totalNumberOfPackages'),
    ]);
    store.enter(inRow(store, 1, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
    expect(told(store)).toEqual([]);
    expect(toldAnew(store)).toEqual([]);
  });

  test('E19: a figure that its inputs come to agree with is no warning any more', () => {
    const store = openDeclaration(loaded({ total_packages: '18' }));
    store.problems.all();
    for (const at of [0, 1]) store.enter(inRow(store, at, 'PackagesCDSItems', 0, 'number_of_packages'), '9');
    expect(store.document().total_packages).toBe('18');
    expect(told(store)).toEqual([]);
  });

  test('E19 CUS-194: loaded numbers that are not the counted ones stay named when an item is added', () => {
    const store = openDeclaration({
      CDSItems: [
        { uuid: 'a', item_no: 2 },
        { uuid: 'b', item_no: 7 },
      ],
    });
    store.problems.all();
    store.insertRow(['CDSItems']);
    expect(told(store)).toEqual(toldAnew(store));
    expect(told(store).map(({ message }) => message)).toEqual([1, 2, 3].map((at) => `Worked out as ${at}.`));
  });

  test('E19: a price that another person sent without its total is told at once', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    store.problems.all();
    store.applyRemote([{ op: 'set', path: inItem(store, 0, 'itemPriceAmount'), value: '5' }]);
    expect(told(store)).toEqual([{ path: ['currency_1'], message: 'Worked out as 5.00.', value: '0.00' }]);
    store.applyRemote([{ op: 'set', path: ['currency_1'], value: '5.00' }]);
    expect(told(store)).toEqual([]);
  });

  test('E19: a figure set past the gate is told at once, one that is the person’s is none', () => {
    const store = newDeclaration({ additional_dec_type: 'A', customs_regime: 'export' }, 1);
    store.problems.all();
    store.edit([{ op: 'set', path: ['gross_mass'], value: '12' }]);
    expect(told(store)).toEqual([]);
    store.edit([{ op: 'set', path: ['currency_1'], value: '12' }]);
    expect(told(store).map(({ path }) => path)).toEqual([['currency_1']]);
    store.undo();
    expect(told(store)).toEqual([]);
    store.redo();
    expect(told(store)).toHaveLength(1);
  });

  test('E24: while one figure differs, a key in a field that it does not depend on walks over no items', () => {
    const store = openDeclaration({
      ...loaded({ total_packages: '18' }),
      currency_1: '0.00',
      currency: 'GBP',
    });
    store.problems.all();
    store.enter(inItem(store, 0, 'itemPriceAmount'), '1');
    const before = store.counters.itemsWalked;
    store.enter(inItem(store, 0, 'itemPriceAmount'), '12');
    expect(store.counters.itemsWalked - before).toBe(0);
    expect(told(store)).toEqual(toldAnew(store));
  });

  test.each([1, 99, 999])(
    'E24 ENG-094: of %i items whose totals all differ, a key in the packages of one walks over none',
    (count) => {
      const item = (at: number) => ({
        uuid: `i${at}`,
        item_no: at + 1,
        totalNumberOfPackages: '9',
        PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
      });
      const items = Array.from({ length: count }, (_, at) => item(at));
      const store = openDeclaration({ ...loaded({ total_packages: '1' }), CDSItems: items });
      store.problems.all();
      const key = (text: string) =>
        void store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), text);
      key('3');
      const before = { ...store.counters };
      key('34');
      store.endBurst();
      key('35');
      const { itemsWalked, computationsRun, validityChecks } = store.counters;
      expect({
        itemsWalked: itemsWalked - before.itemsWalked,
        computationsRun: computationsRun - before.computationsRun,
        validityChecks: validityChecks - before.validityChecks,
      }).toEqual({ itemsWalked: 0, computationsRun: 4, validityChecks: 6 });
      expect(told(store)).toEqual(toldAnew(store));
      expect(told(store)).toHaveLength(count === 1 ? 0 : count);
      store.undo();
      expect(told(store)).toEqual(toldAnew(store));
    },
  );

  const edits = fc.array(
    fc.record({
      kind: fc.constantFrom(
        ...['price', 'mass', 'packages', 'type', 'regime', 'add', 'copy', 'delete', 'move'],
        ...['remote', 'figure', 'itemFigure', 'undo', 'redo', 'recalculate', 'line'],
      ),
      at: fc.nat(3),
      text: fc.constantFrom('', '2', '9', '0.5', 'abc'),
    }),
    { minLength: 1, maxLength: 20 },
  );

  test('E16 E19: whatever is done, the differing figures told are those of a document opened anew', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const store = openDeclaration(loaded({ total_packages: '18', currency_1: '0.00', items: 2 }));
        store.problems.all();
        for (const { kind, at, text } of list) apply(store, kind, at, text);
        expect(told(store)).toEqual(toldAnew(store));
        expect(store.problems.count([]).warnings).toBe(
          store.problems.all().filter(({ severity }) => severity === 'warning').length,
        );
      }),
      { numRuns: 500, seed: 19 },
    );
  });
});

function apply(store: DocumentStore, kind: string, at: number, text: string): void {
  const set = (path: Parameters<DocumentStore['enter']>[0]) => [{ op: 'set', path, value: text } as const];
  if (kind === 'type') store.edit([{ op: 'set', path: ['additional_dec_type'], value: at > 2 ? 'Q' : 'A' }]);
  if (kind === 'regime')
    store.edit([{ op: 'set', path: ['customs_regime'], value: at > 1 ? 'import' : 'export' }]);
  if (kind === 'add') store.insertRow(['CDSItems'], {}, at === 0 ? null : undefined);
  if (kind === 'figure') store.edit(set([['total_packages', 'currency_1', 'gross_mass', 'items'][at]!]));
  if (kind === 'undo') store.undo();
  if (kind === 'redo') store.redo();
  if (kind === 'recalculate') store.recalculate();
  const count = itemsOf(store).length;
  if (count === 0) return;
  const item = at % count;
  const hasLine = rowsOf(itemsOf(store)[item], 'PackagesCDSItems').length > 0;
  if (kind === 'price') store.edit(set(inItem(store, item, 'itemPriceAmount')));
  if (kind === 'mass') store.edit(set(inItem(store, item, 'gross_mass')));
  if (kind === 'itemFigure') store.edit(set(inItem(store, item, 'totalNumberOfPackages')));
  if (kind === 'packages' && hasLine)
    store.edit(set(inRow(store, item, 'PackagesCDSItems', 0, 'number_of_packages')));
  if (kind === 'line')
    store.insertRow(inItem(store, item, 'PackagesCDSItems'), { number_of_packages: text || '3' });
  if (kind === 'remote' && hasLine) {
    const patches = [
      ...set(inItem(store, item, 'itemPriceAmount')),
      ...set(inRow(store, item, 'PackagesCDSItems', 0, 'number_of_packages')),
    ];
    store.applyRemote(patches);
  }
  if (kind === 'copy') store.duplicateRow(inItem(store, item));
  if (kind === 'delete') store.removeRows([inItem(store, item)]);
  if (kind === 'move') store.moveRow(inItem(store, item), null);
}
