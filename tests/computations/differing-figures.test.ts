import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  createDocumentStore,
  type DocumentData,
  type DocumentStore,
  differingFigures,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { readMessage } from '../../src/messages/index.ts';
import { cdsMap } from '../messages/support/map.ts';
import { submissions } from '../messages/support/samples.ts';
import { looksOf, none, watched, watchedComputations } from '../support/watched-rows.ts';
import {
  counting,
  definition,
  inItem,
  inRow,
  newDeclaration,
  ofDeclaration,
  openDeclaration,
} from './declaration.ts';
import { apply, kinds, randomEdits } from './random-edits.ts';

/** Places and messages of the figures that differ from their computation. */
function told(store: DocumentStore) {
  return store.problems
    .all()
    .filter(({ code }) => code === 'problem.differs' || code === 'problem.blankFigure')
    .map(({ path, message, value }) => ({ path, message, value }));
}

/** What is told when the document is opened anew. */
const toldAnew = (store: DocumentStore) => told(openDeclaration(store.document()));

function loaded(values: Readonly<Record<string, string | number>>): DocumentData {
  return {
    customs_regime: 'import',
    additional_dec_type: 'A',
    items: 2,
    ...values,
    CDSItems: ['a', 'b'].map((uuid, at) => ({
      uuid,
      item_no: at + 1,
      totalNumberOfPackages: '9',
      PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
    })),
  };
}

describe('stored figures that differ', () => {
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

  test('E19a: figures of a data element that another program left blank are told with what they come to', () => {
    const document = loaded({ items: '', currency_1: '0.00' });
    const store = openDeclaration({
      ...document,
      CDSItems: rowsOf(document, 'CDSItems').map(withoutFigures),
    });
    expect(told(store)).toEqual([
      { path: ['items'], message: 'Blank. Worked out as 2.', value: '' },
      { path: inItem(store, 0, 'item_no'), message: 'Blank. Worked out as 1.', value: '' },
      { path: inItem(store, 1, 'item_no'), message: 'Blank. Worked out as 2.', value: '' },
    ]);
    expect(differingFigures(store.problems.all())).toEqual([]);
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    expect(told(store)).toEqual(toldAnew(store));
    store.recalculate();
    expect(told(store)).toEqual([]);
    store.undo();
    expect(told(store)).toHaveLength(3);
  });

  test('E19a: where there are no rows no count of them is lacking', () => {
    expect(told(openDeclaration({ customs_regime: 'import', additional_dec_type: 'A' }))).toEqual([]);
  });

  test('E19a: no published submission lacks a figure: a total of masses or prices may be left to its items', () => {
    const samples = submissions();
    expect(samples.length).toBeGreaterThanOrEqual(35);
    for (const { name, xml } of samples) {
      const { document } = readMessage(cdsMap, definition, xml, counting());
      const blank = told(openDeclaration(document)).filter(({ value }) => value === '');
      expect(blank, name).toEqual([]);
    }
  });

  test('E19: a price that another person sent without its total is told at once', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    store.problems.all();
    store.applyRemote([{ op: 'set', path: inItem(store, 0, 'itemPriceAmount'), value: '5' }]);
    expect(told(store)).toEqual([{ path: ['currency_1'], message: 'Worked out as 5.00.', value: '0.00' }]);
    store.applyRemote([{ op: 'set', path: ['currency_1'], value: '5.00' }]);
    expect(told(store)).toEqual([]);
  });

  test('E19: a figure that another person sent is told at once, one that is the person’s is none', () => {
    const store = newDeclaration({ additional_dec_type: 'A', customs_regime: 'export' }, 1);
    store.problems.all();
    store.applyRemote([{ op: 'set', path: ['gross_mass'], value: '12' }]);
    expect(told(store)).toEqual([]);
    store.applyRemote([{ op: 'set', path: ['currency_1'], value: '12' }]);
    expect(told(store).map(({ path }) => path)).toEqual([['currency_1']]);
    store.recalculate();
    expect(told(store)).toEqual([]);
    store.undo();
    expect(told(store)).toHaveLength(1);
  });

  test.each([1, 99, 999])(
    'E24 ENG-094: of %i items whose totals all differ, a key in one looks at none of the others, nor does undo',
    (count) => {
      const looks = { ...none };
      const items = Array.from({ length: count }, (_, at): Row => {
        const item = {
          uuid: `i${at}`,
          item_no: at + 1,
          totalNumberOfPackages: '9',
          PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
        };
        return at === 0 ? item : watched(item, looks, 'item_no');
      });
      const store = openDeclaration({ ...loaded({ total_packages: '1', items: count }), CDSItems: items });
      store.problems.all();
      const packages = inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages');
      const description = inItem(store, 0, 'description');
      const price = inItem(store, 0, 'itemPriceAmount');
      const steps = [
        () => store.enter(packages, '3'),
        () => store.enter(price, '12'),
        () => store.enter(description, 'Tea'),
        () => store.applyRemote([{ op: 'set', path: packages, value: '4' }]),
        () => store.enter(packages, '34'),
        () => store.undo(),
        () => store.redo(),
      ];
      for (const step of steps) {
        expect(looksOf(looks, () => void step())).toEqual(none);
        expect(told(store)).toEqual(toldAnew(store));
      }
      expect(told(store)).toHaveLength(count === 1 ? 0 : count);
    },
  );

  test('E19 E24: a differing figure goes with its row: after it a key is answered once, as where all agree', () => {
    const ran: string[] = [];
    const begun = newDeclaration({ additional_dec_type: 'A' }, 2);
    const path = inItem(begun, 1, 'totalNumberOfPackages');
    const store = createDocumentStore({
      definition,
      document: applyPatches(begun.document(), [{ op: 'set', path, value: '9' }]),
      computations: watchedComputations(ofDeclaration, (name) => void ran.push(name)),
      context: {},
      newId: () => 'new',
    });
    store.problems.all();
    const [first, second] = [inItem(store, 0), inItem(store, 1)];
    const runs = (text: string) => {
      ran.length = 0;
      store.enter([...first, 'gross_mass'], text);
      return ran.filter((name) => name === 'gross-mass').length;
    };
    expect(told(store)).toEqual([{ path, message: 'Worked out as 0.', value: '9' }]);
    expect(runs('2')).toBe(2);
    store.removeRows([second]);
    expect(told(store)).toEqual([]);
    expect(runs('3')).toBe(1);
  });

  test('E16 E19: whatever is done, the differing figures told are those of a document opened anew', () => {
    fc.assert(
      fc.property(randomEdits(kinds), (list) => {
        const store = openDeclaration(loaded({ total_packages: '18', currency_1: '0.00', items: '' }));
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

/** An item as a program makes it that works nothing out. */
function withoutFigures({ item_no: _number, totalNumberOfPackages: _packages, ...item }: Row): Row {
  return item;
}
