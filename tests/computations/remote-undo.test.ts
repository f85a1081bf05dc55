import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DocumentData,
  type DocumentStore,
  isDerived,
  type Path,
  patchesBetween,
  rowsOf,
} from '../../src/engine/index.ts';
import { runs } from '../support/whole.ts';
import {
  counting,
  inItem,
  inRow,
  itemsOf,
  newDeclaration,
  ofDeclaration,
  openDeclaration,
} from './declaration.ts';

/** A change of another person that has to do with nothing. */
const elsewhere = (store: DocumentStore, value = 'other') =>
  store.applyRemote([{ op: 'set', path: ['ref_general'], value }]);

/** Keys that no other store gives. */
function prefixed(prefix: string): () => string {
  const newId = counting();
  return () => `${prefix}-${newId()}`;
}

function rowIn(store: DocumentStore, list: string): Path {
  return [list, { id: rowsOf(store.document(), list)[0]!.uuid }];
}

/** A switch that an event answers by taking data out, and what is there before it. */
const switches: Readonly<
  Record<string, readonly [before: () => DocumentStore, (store: DocumentStore) => void]>
> = {
  'choosing Q takes out items and previous documents': [
    () => {
      const store = newDeclaration({ additional_dec_type: 'Y' }, 2);
      store.enter(inRow(store, 0, 'PreviousCDSItems', 0, 'prevTransactionRef'), '22GB123');
      store.insertRow(['mainPreviousCDSItems'], { docCategory: 'Y', prevTransactionRef: 'MAINREF' });
      return store;
    },
    (store) => void store.pick(['additional_dec_type'], 'Q'),
  ],
  'leaving Q blanks previous documents': [
    () => newDeclaration({ additional_dec_type: 'Q' }, 1),
    (store) => void store.pick(['additional_dec_type'], 'A'),
  ],
  'a guarantee by number loses what a comprehensive one has': [
    () =>
      openDeclaration({
        GuaranteeItems: [
          { uuid: 'g', guarantee: 'comprehensive', guarantee_ref_other: 'R1', guarantee_amount: '5' },
        ],
      }),
    (store) => void store.pick([...rowIn(store, 'GuaranteeItems'), 'guarantee'], 'number'),
  ],
  'a comprehensive guarantee loses its reference': [
    () =>
      openDeclaration({
        GuaranteeItems: [{ uuid: 'g', guarantee: 'number', guarantee_ref: 'R', guarantee_code: 'AA' }],
      }),
    (store) => void store.pick([...rowIn(store, 'GuaranteeItems'), 'guarantee'], 'comprehensive'),
  ],
  'no seals have the number 0': [
    () => openDeclaration({ sealNumberItems: [{ uuid: 's', seal_number: 'AAA', seal_sequence: '4' }] }),
    (store) => void store.enter([...rowIn(store, 'sealNumberItems'), 'seal_number'], 'NOSEALS'),
  ],
  'an automatic tax line loses its amounts': [
    () => {
      const store = newDeclaration({ additional_dec_type: 'A' }, 1);
      const at = (name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
      store.pick(at('tax_calc_type'), 'manual');
      store.enter(at('tax_quantity'), '');
      store.enter(at('tax_amount'), '12');
      return store;
    },
    (store) => void store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'automatic'),
  ],
};

describe('E20 E22: undo and redo over a change of others answer no event again', () => {
  test.each(Object.entries(switches))('%s', (_, [start, change]) => {
    const store = start();
    store.endBurst();
    const before = store.document();
    change(store);
    const after = store.document();
    expect(after).not.toEqual(before);
    elsewhere(store, 'a');
    store.undo();
    expect(store.document()).toEqual({ ...before, ref_general: 'a' });
    elsewhere(store, 'b');
    store.redo();
    expect(store.document()).toEqual({ ...after, ref_general: 'b' });
    elsewhere(store, 'c');
    store.undo();
    expect(store.document()).toEqual({ ...before, ref_general: 'c' });
  });

  test('E20b: NOSEALS taken back gives the number back that its event had changed', () => {
    const store = openDeclaration({
      sealNumberItems: [{ uuid: 's', seal_number: 'AAA', seal_sequence: '4' }],
    });
    const before = store.document();
    const cell: Path = ['sealNumberItems', { id: 's' }, 'seal_number'];
    const begun = store.beginEntry(cell);
    store.enter(cell, 'NOSEALS');
    expect(rowsOf(store.document(), 'sealNumberItems')[0]!.seal_sequence).toBe('0');
    store.takeBack(begun);
    expect(store.document()).toEqual(before);
  });

  test('CUS-287 E20b: an entry that goes on in the next field is taken back, its first part the same as before too', () => {
    const document: DocumentData = {
      CDSItems: [{ uuid: 'i', CertificateCDSItems: [{ uuid: 'd', doc_code_1: 'C', doc_code_3: '678' }] }],
    };
    const cell: Path = ['CDSItems', { id: 'i' }, 'CertificateCDSItems', { id: 'd' }, 'doc_code_1'];
    for (const texts of [['C679'], ['C6'], ['Y679', 'Y680']]) {
      const store = openDeclaration(document);
      const before = store.document();
      const begun = store.beginEntry(cell);
      for (const text of texts) {
        expect(store.enter(cell, text)).toEqual({ accepted: true });
        store.endBurst();
      }
      expect(store.document()).not.toEqual(before);
      store.takeBack(begun);
      expect(store.document(), texts.join()).toEqual(before);
      expect(store.canUndo()).toBe(false);
    }
  });

  test('what was entered in rows that an event made comes back in them', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 2);
    store.pick(['additional_dec_type'], 'Q');
    store.enter(inItem(store, 0, 'description'), 'Tea');
    const after = store.document();
    store.undo();
    store.undo();
    elsewhere(store);
    store.redo();
    store.redo();
    expect(store.document()).toEqual({ ...after, ref_general: 'other' });
  });

  test('a figure of another making is put back where others changed nothing of it', () => {
    const store = openDeclaration({ currency_1: '99', CDSItems: [{ uuid: 'a' }, { uuid: 'b' }] });
    const before = store.document();
    store.enter(inItem(store, 0, 'itemPriceAmount'), '1');
    expect(store.document().currency_1).toBe('1.00');
    elsewhere(store);
    store.undo();
    expect(store.document()).toEqual({ ...before, ref_general: 'other' });
    store.redo();
    expect(store.document().currency_1).toBe('1.00');
    store.applyRemote([{ op: 'set', path: inItem(store, 1, 'itemPriceAmount'), value: '5' }]);
    store.undo();
    expect(store.document().currency_1).toBe('5.00');
    store.redo();
    expect(store.document().currency_1).toBe('6.00');
  });
});

describe('E20a: a step whose value others changed since does not fit any more', () => {
  const entered = () => {
    const store = openDeclaration({ ref_general: 'first' });
    store.enter(['transaction_ref'], 'before');
    store.enter(['ref_general'], 'mine');
    return store;
  };

  test('undo passes it over: their value stays, the step before it is undone', () => {
    const store = entered();
    elsewhere(store, 'theirs');
    store.undo();
    expect(store.document()).toEqual({ ref_general: 'theirs' });
    expect(store.canUndo()).toBe(false);
    store.redo();
    expect(store.document()).toEqual({ ref_general: 'theirs', transaction_ref: 'before' });
    expect(store.canRedo()).toBe(false);
  });

  test('so does redo', () => {
    const store = entered();
    store.undo();
    elsewhere(store, 'theirs');
    expect(store.redo()).toEqual({ change: undefined, left: [['ref_general']] });
    expect(store.document().ref_general).toBe('theirs');
  });

  test('a value of another field is no such change', () => {
    const store = entered();
    store.applyRemote([{ op: 'set', path: ['description_general'], value: 'x' }]);
    store.undo();
    expect(store.document().ref_general).toBe('first');
  });

  test('one that they gave is, even where it is the one the step left', () => {
    const store = openDeclaration({ ref_general: 'first' });
    store.enter(['ref_general'], 'second');
    store.endBurst();
    store.enter(['ref_general'], 'third');
    elsewhere(store, 'second');
    expect(store.undo().left).toEqual([['ref_general'], ['ref_general']]);
    expect(store.document().ref_general).toBe('second');
  });
});

describe('E20a E22: a choice whose events would take out what others entered since is not made again, nor taken back', () => {
  const mode = (store: DocumentStore, name: string): Path => [...rowIn(store, 'GuaranteeItems'), name];
  const type: Path = ['additional_dec_type'];
  /** A new declaration without steps of undo. */
  const begun = (values: Record<string, string>, items: number) =>
    openDeclaration(newDeclaration(values, items).document(), prefixed('own'));
  const stays = (store: DocumentStore, way: 'undo' | 'redo', place: Path) => {
    const before = store.document();
    expect(store[way]()).toEqual({ change: undefined, left: [place] });
    expect(store.document()).toBe(before);
  };

  test('C3 CUS-199: type Q, beside an item of theirs', () => {
    const store = begun({ additional_dec_type: 'Y' }, 2);
    store.pick(type, 'Q');
    store.undo();
    store.applyRemote([{ op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null }]);
    stays(store, 'redo', type);
    expect(itemsOf(store).map(({ uuid }) => uuid)).toContain('theirs');
  });

  test('C3 CUS-203: nor is leaving it, once they added an item or a previous document', () => {
    const theirs = [
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null },
      { op: 'insert', path: ['mainPreviousCDSItems'], row: { uuid: 'theirs' }, after: null },
    ] as const;
    for (const patch of theirs) {
      const store = begun({ additional_dec_type: 'Q' }, 0);
      store.pick(type, 'A');
      store.applyRemote([patch]);
      stays(store, 'undo', type);
    }
  });

  test('C3: nor choosing it, once they entered something in its item', () => {
    const store = begun({ additional_dec_type: 'Y' }, 2);
    store.pick(type, 'Q');
    store.applyRemote([{ op: 'set', path: inItem(store, 0, 'description'), value: 'Tea' }]);
    stays(store, 'undo', type);
    expect(itemsOf(store)).toMatchObject([{ description: 'Tea' }]);
  });

  test('C3 E20a: an item that others put in and took out again is no hindrance to choosing Q again', () => {
    const store = begun({ additional_dec_type: 'Y' }, 2);
    store.pick(type, 'Q');
    const chosen = store.document();
    store.undo();
    store.applyRemote([{ op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null }]);
    store.applyRemote([{ op: 'remove', path: ['CDSItems', { id: 'theirs' }] }]);
    expect(store.redo().left).toEqual([]);
    expect(store.document()).toEqual(chosen);
  });

  test('C10a CUS-234: a guarantee by number, once it has a code of theirs; another field of it is no hindrance', () => {
    const store = openDeclaration({ GuaranteeItems: [{ uuid: 'g', guarantee: 'comprehensive' }] });
    const number = () => {
      store.pick(mode(store, 'guarantee'), 'number');
      store.undo();
    };
    number();
    store.applyRemote([{ op: 'set', path: mode(store, 'guarantee_type'), value: '1' }]);
    expect(store.redo().left).toEqual([]);
    store.undo();
    store.applyRemote([{ op: 'set', path: mode(store, 'guarantee_code'), value: 'A1' }]);
    stays(store, 'redo', mode(store, 'guarantee'));
    expect(rowsOf(store.document(), 'GuaranteeItems')).toEqual([
      { uuid: 'g', guarantee: 'comprehensive', guarantee_type: '1', guarantee_code: 'A1' },
    ]);
  });

  test('C10 CUS-230: an automatic line, once it has an amount of theirs', () => {
    const store = begun({ additional_dec_type: 'A' }, 1);
    const at = (name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
    store.pick(at('tax_calc_type'), 'automatic');
    store.undo();
    store.applyRemote([{ op: 'set', path: at('tax_amount'), value: '7' }]);
    stays(store, 'redo', at('tax_calc_type'));
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')[0]).toMatchObject({ tax_amount: '7' });
  });

  test('C8 CUS-221: import, once they entered the gross mass of the export', () => {
    const store = begun({ additional_dec_type: 'A' }, 1);
    store.pick(['customs_regime'], 'export');
    store.applyRemote([{ op: 'set', path: ['gross_mass'], value: '12' }]);
    stays(store, 'undo', ['customs_regime']);
    expect(store.document()).toMatchObject({ customs_regime: 'export', gross_mass: '12' });
  });

  test('C1: numbers that theirs gave a row when they put one before it are nobody’s entry', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 2);
    const before = itemsOf(store).map(({ uuid }) => uuid);
    store.insertRow(['CDSItems']);
    const theirs = openDeclaration(store.document(), () => 'theirs');
    theirs.edit([{ op: 'insert', path: ['CDSItems'], row: { uuid: 'theirs' }, after: null }]);
    store.applyRemote(patchesBetween(store.document(), theirs.document()));
    expect(store.undo().left).toEqual([]);
    expect(itemsOf(store).map(({ uuid, item_no }) => [uuid, item_no])).toEqual(
      ['theirs', ...before].map((uuid, at) => [uuid, at + 1]),
    );
  });

  test('C6 E22 E23: a figure that was recalculated, undone over their change of what it is made of, is right', () => {
    const store = openDeclaration({
      additional_dec_type: 'A',
      CDSItems: [
        { uuid: 'a', totalNumberOfPackages: '9', PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }] },
      ],
    });
    store.recalculate(inItem(store, 0, 'totalNumberOfPackages'));
    const theirs = openDeclaration(store.document());
    theirs.enter(inRow(theirs, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    store.applyRemote(patchesBetween(store.document(), theirs.document()));
    store.undo();
    expect(itemsOf(store)[0]!.totalNumberOfPackages).toBe('3');
  });
});

describe('E22: redo gives nothing again that others took out since', () => {
  test('C10 CUS-231: nothing is given again to a manual line whose quantity others blanked', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    const at = (name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
    store.enter(at('tax_quantity'), '3');
    store.pick(at('tax_calc_type'), 'manual');
    store.undo();
    store.applyRemote([{ op: 'set', path: at('tax_quantity') }]);
    store.redo();
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')[0]).not.toHaveProperty('tax_quantity');
  });
});

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'type',
      'regime',
      'price',
      'packs',
      'tax',
      'seal',
      'mode',
      'ref',
      'previous',
      'add',
      'copy',
      'delete',
      'move',
    ),
    at: fc.nat(5),
    pick: fc.nat(4),
    /** Whether others change something before it, too. */
    remote: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** One edit as a person makes it; nothing where there is no row for it. */
function act(store: DocumentStore, { kind, at, pick }: Act): void {
  const text = ['', '1', '2.5', '30', 'x'][pick]!;
  const path = itemsOf(store).length === 0 ? undefined : inItem(store, at % itemsOf(store).length);
  const rowOf = (list: string): Path | undefined => {
    const row = path && rowsOf(itemsOf(store)[at % itemsOf(store).length], list)[0];
    return path && row && [...path, list, { id: row.uuid }];
  };
  const set = (place: Path | undefined, name: string, value: string) => {
    if (place) store.edit([{ op: 'set', path: [...place, name], value }]);
  };
  if (kind === 'type') set([], 'additional_dec_type', ['A', 'Q', 'J', 'Y', ''][pick]!);
  if (kind === 'regime') set([], 'customs_regime', pick % 2 === 0 ? 'import' : 'export');
  if (kind === 'price') set(path, pick % 2 === 0 ? 'itemPriceAmount' : 'gross_mass', text);
  if (kind === 'packs') set(rowOf('PackagesCDSItems'), 'number_of_packages', text);
  if (kind === 'tax') {
    const names = ['tax_calc_type', 'tax_calc_type', 'tax_amount', 'tax_quantity', 'tax_calc_type'];
    const values = ['automatic', 'manual', '7', '', ''];
    const line = rowOf('TaxCDSItems');
    const isOpen = line && !store.fieldState([...line, names[pick]!]).disabled;
    if (isOpen) set(line, names[pick]!, values[pick]!);
  }
  const seal = rowIn(store, 'sealNumberItems');
  if (kind === 'seal' && pick % 2 === 0) set(seal, 'seal_number', pick > 2 ? 'NOSEALS' : text);
  if (kind === 'seal' && pick % 2 === 1) set(seal, 'seal_sequence', text);
  if (kind === 'mode')
    set(rowIn(store, 'GuaranteeItems'), 'guarantee', ['number', 'comprehensive', '', 'number', 'x'][pick]!);
  if (kind === 'ref')
    set(
      rowIn(store, 'GuaranteeItems'),
      ['guarantee_ref', 'guarantee_ref_other', 'guarantee_code'][pick % 3]!,
      text,
    );
  if (kind === 'previous') {
    const previous = rowsOf(store.document(), 'mainPreviousCDSItems')[0];
    const at = ['docCategory', 'prevTransactionRef', 'goodsItemIdent'][pick % 3]!;
    if (previous) set(['mainPreviousCDSItems', { id: previous.uuid }], at, text);
    else store.insertRow(['mainPreviousCDSItems'], { docCategory: 'Y', prevTransactionRef: text });
  }
  if (kind === 'add') store.insertRow(['CDSItems'], {}, pick === 0 ? null : undefined);
  if (path === undefined) return;
  if (kind === 'copy') store.duplicateRow(path);
  if (kind === 'delete') store.removeRows([path]);
  if (kind === 'move') store.moveRow(path, null);
}

function started(): DocumentStore {
  const store = newDeclaration({ additional_dec_type: 'A' }, 2);
  store.insertRow(['GuaranteeItems']);
  store.insertRow(['sealNumberItems']);
  return openDeclaration(store.document(), prefixed('own'));
}

function allTheWay(go: () => unknown, can: () => boolean, between: () => void): void {
  for (; can(); go()) between();
}

describe('for any edits among changes of others', { timeout: 240_000 }, () => {
  test('E20: of unrelated fields: all undone and all redone gives what it gives without them, row keys included', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const [alone, among] = [started(), started()];
        const begun = alone.document();
        let told = 0;
        const others = () => {
          told += 1;
          elsewhere(among, `told ${told}`);
        };
        for (const one of list) {
          if (one.remote) others();
          act(alone, one);
          act(among, one);
        }
        const made = alone.document();
        const withTold = (document: DocumentData) =>
          told === 0 ? document : { ...document, ref_general: `told ${told}` };
        expect(among.document()).toEqual(withTold(made));
        others();
        allTheWay(among.undo, among.canUndo, others);
        expect(among.document()).toEqual(withTold(begun));
        allTheWay(among.redo, among.canRedo, others);
        expect(among.document()).toEqual(withTold(made));
      }),
      { numRuns: runs(1000), seed: 22 },
    );
  });

  test('E22: of the same figures: whatever is undone and redone, every figure agrees with its full form', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const mine = started();
        const ids = prefixed('theirs');
        const others = (one: Act) => {
          const theirs = openDeclaration(mine.document(), ids);
          act(theirs, one);
          mine.applyRemote(patchesBetween(mine.document(), theirs.document()));
        };
        const agrees = () => {
          const document = mine.document();
          for (const computation of ofDeclaration.filter(isDerived)) {
            const right = applyPatches(document, computation.full(document, {}));
            expect(document, computation.name).toEqual(right);
          }
        };
        for (const one of list) {
          if (one.remote) others(one);
          else act(mine, one);
        }
        agrees();
        const theirs = list.filter(({ remote }) => remote);
        let at = 0;
        const between = () => {
          agrees();
          const one = theirs[at];
          at += 1;
          if (one !== undefined && at % 2 === 0) others(one);
        };
        allTheWay(mine.undo, mine.canUndo, between);
        agrees();
        allTheWay(mine.redo, mine.canRedo, between);
        agrees();
      }),
      { numRuns: runs(1000), seed: 23 },
    );
  });
});
