import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addImporterOrExporter, importInvoiceLines } from '../../src/computations/index.ts';
import {
  applyPatches,
  createDocumentStore,
  type DerivedComputation,
  getAt,
  isDerived,
  type Patch,
  type Row,
  rowsOf,
  withConsequences,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { cargoOf, openCargo } from '../engine/cargo.ts';
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

const numbers = (store: ReturnType<typeof newDeclaration>) => itemsOf(store).map(({ item_no }) => item_no);
const without = (row: Row | undefined) => {
  const { uuid: _, ...values } = row ?? { uuid: '' };
  return values;
};

describe('numbering', () => {
  test('C1 CUS-194: a new item is numbered after the last one', () => {
    const store = newDeclaration({}, 3);
    expect(numbers(store)).toEqual([1, 2, 3]);
    store.insertRow(['CDSItems']);
    expect(numbers(store)).toEqual([1, 2, 3, 4]);
  });

  test('C1 CUS-194: loaded numbers stay, the new one follows the last', () => {
    const store = openDeclaration({
      CDSItems: [
        { uuid: 'a', item_no: 2 },
        { uuid: 'b', item_no: 7 },
      ],
    });
    store.insertRow(['CDSItems']);
    expect(numbers(store)).toEqual([2, 7, 8]);
  });

  test('C1 CUS-204 CUS-205: deleting items numbers the rest from 1 and makes the totals anew', () => {
    const store = newDeclaration({}, 4);
    itemsOf(store).forEach((_item, at) => {
      store.enter(inItem(store, at, 'itemPriceAmount'), String(at + 1));
      store.enter(inItem(store, at, 'gross_mass'), '2.5');
    });
    store.removeRows([inItem(store, 1), inItem(store, 2)]);
    expect(numbers(store)).toEqual([1, 2]);
    expect(store.document()).toMatchObject({ currency_1: '5.00', gross_mass: '5.00', items: 2 });
  });

  test('C1: a moved item takes its place in the numbers', () => {
    const store = newDeclaration({}, 3);
    store.moveRow(inItem(store, 2), null);
    expect(numbers(store)).toEqual([1, 2, 3]);
  });
});

describe('birth of tax lines', () => {
  const types = (values: Record<string, string>) => {
    const store = newDeclaration(values, 1);
    return rowsOf(itemsOf(store)[0], 'TaxCDSItems').map(({ tax_type }) => tax_type);
  };

  test('C2 CUS-195: import gets A00 and B00', () => {
    expect(types({ additional_dec_type: 'A' })).toEqual(['A00', 'B00']);
  });

  test.each([
    ['CUS-196', { additional_dec_type: 'J' }],
    ['CUS-197', { additional_dec_type: 'K' }],
    ['CUS-198', { customs_regime: 'export', additional_dec_type: 'A' }],
  ])('C2 %s: one empty line', (_id, values) => {
    expect(types(values)).toEqual([undefined]);
  });

  test('C2 CUS-236: changing regime and type later leaves the lines of existing items', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    const before = rowsOf(itemsOf(store)[0], 'TaxCDSItems');
    store.pick(['customs_regime'], 'export');
    store.pick(['additional_dec_type'], 'J');
    expect(rowsOf(itemsOf(store)[0], 'TaxCDSItems')).toBe(before);
    store.insertRow(['CDSItems']);
    expect(rowsOf(itemsOf(store)[1], 'TaxCDSItems').map(({ tax_type }) => tax_type)).toEqual([undefined]);
  });
});

describe('type Q', () => {
  test('C3 CUS-199 CUS-200 CUS-201: choosing it leaves one item with its defaults', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 3);
    store.enter(inItem(store, 0, 'gross_mass'), '5');
    store.pick(['additional_dec_type'], 'Q');
    const [item, ...others] = itemsOf(store);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ item_no: 1, req_code: '00', prev_code: '90' });
    expect(rowsOf(item, 'ProcedureCDSItems').map(without)).toEqual([{ add_proc: '97F' }]);
    const previous = [{ docCategory: 'Z', import_prev_doc: 'ZZZ', prevTransactionRef: 'FSD' }];
    expect(rowsOf(item, 'PreviousCDSItems').map(without)).toEqual(previous);
    expect(rowsOf(store.document(), 'mainPreviousCDSItems').map(without)).toEqual(previous);
    expect(rowsOf(item, 'AdditionalCDSItems').map(without)).toEqual([
      { additionalInfoCode: '00500', additionalDescription: 'Importer' },
    ]);
    expect(store.document()).toMatchObject({ items: 1, gross_mass: '0.00' });
    for (const name of ['docCategory', 'import_prev_doc', 'prevTransactionRef', 'goodsItemIdent']) {
      expect(store.fieldState(inRow(store, 0, 'PreviousCDSItems', 0, name)).disabled, name).toBe(true);
    }
  });

  test('C3 CUS-199: a declaration begun as type Q has its numbered item', () => {
    const store = newDeclaration({ additional_dec_type: 'Q' });
    expect(numbers(store)).toEqual([1]);
    expect(store.document()).toMatchObject({ items: 1, customs_regime: 'import', declaration_type: 'IM' });
  });

  test('C3 D-45: one step of undo brings the items back', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 3);
    const before = store.document();
    store.pick(['additional_dec_type'], 'Q');
    store.undo();
    expect(store.document()).toEqual(before);
  });

  test('C3 CUS-203: leaving it keeps the item, blanks previous documents and makes package totals anew', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 1);
    store.pick(['additional_dec_type'], 'Q');
    const { uuid } = itemsOf(store)[0]!;
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '7');
    store.enter(['total_packages'], '3');
    expect(store.document().total_packages).toBe('3');
    store.pick(['additional_dec_type'], 'A');
    expect(itemsOf(store).map((item) => item.uuid)).toEqual([uuid]);
    expect(rowsOf(itemsOf(store)[0], 'PreviousCDSItems').map(without)).toEqual([{}]);
    expect(rowsOf(store.document(), 'mainPreviousCDSItems')).toEqual([]);
    expect(store.fieldState(inRow(store, 0, 'PreviousCDSItems', 0, 'docCategory')).disabled).toBe(false);
    expect(store.document().total_packages).toBe('7');
  });

  test('C3: changing between other types leaves the items alone', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 2);
    const before = store.document().CDSItems;
    store.pick(['additional_dec_type'], 'D');
    expect(store.document().CDSItems).toBe(before);
  });
});

describe('type Q and regime', () => {
  test('C16 CUS-002 D-50: type Q with export is a warning, and ends with either', () => {
    const store = newDeclaration({ additional_dec_type: 'Q' });
    const told = () => store.problems.byPath(['additional_dec_type']).map(({ code }) => code);
    expect(told()).toEqual([]);
    store.pick(['customs_regime'], 'export');
    expect(told()).toEqual(['problem.typeQExport']);
    expect(store.problems.countOfSection('declaration').warnings).toBe(1);
    store.pick(['additional_dec_type'], 'A');
    expect(told()).toEqual([]);
    store.undo();
    expect(told()).toEqual(['problem.typeQExport']);
    store.pick(['customs_regime'], 'import');
    expect(told()).toEqual([]);
  });
});

describe('total invoiced', () => {
  test('C4 CUS-206 CUS-208 CUS-211: the sum of prices without binary drift, after each change of a price', () => {
    const store = newDeclaration({}, 3);
    store.enter(inItem(store, 0, 'itemPriceAmount'), '0.1');
    store.enter(inItem(store, 1, 'itemPriceAmount'), '0.2');
    store.edit([{ op: 'set', path: inItem(store, 2, 'itemPriceAmount'), value: 'abc' }]);
    expect(store.document().currency_1).toBe('0.30');
    store.enter(inItem(store, 1, 'itemPriceAmount'), '1.005');
    store.enter(inItem(store, 0, 'itemPriceAmount'), '');
    expect(store.document().currency_1).toBe('1.01');
  });

  test('C4 CUS-207: times the exchange rate when one is set', () => {
    const store = newDeclaration({}, 1);
    store.enter(inItem(store, 0, 'itemPriceAmount'), '100');
    store.enter(['exchangeRate'], '1.25');
    expect(store.document().currency_1).toBe('125.00');
    store.enter(['exchangeRate'], '0.5');
    expect(store.document().currency_1).toBe('50.00');
    store.enter(['exchangeRate'], '0');
    expect(store.document().currency_1).toBe('100.00');
    store.enter(['exchangeRate'], '');
    expect(store.document().currency_1).toBe('100.00');
  });

  test('C5 CUS-209 CUS-210 CUS-211: the common currency, else GBP; a blank one counts as GBP', () => {
    const store = newDeclaration({}, 2);
    store.pick(inItem(store, 0, 'itemPriceCurr'), 'EUR');
    expect(store.document().currency).toBe('GBP');
    store.pick(inItem(store, 1, 'itemPriceCurr'), 'EUR');
    expect(store.document().currency).toBe('EUR');
    store.enter(inItem(store, 1, 'itemPriceCurr'), '');
    expect(store.document().currency).toBe('GBP');
    store.removeRows([inItem(store, 1)]);
    expect(store.document().currency).toBe('EUR');
    store.removeRows([inItem(store, 0)]);
    expect(store.document()).toMatchObject({ currency: 'GBP', currency_1: '0.00', items: 0 });
  });

  test("C5: a currency stored as '' counts as GBP, and is no currency of its own", () => {
    const CDSItems = ['a', 'b'].map((uuid, at) => ({ uuid, item_no: at + 1, itemPriceCurr: '' }));
    const store = openDeclaration({ currency: 'EUR', CDSItems });
    store.enter(inItem(store, 0, 'itemPriceAmount'), '3');
    expect(store.document()).toMatchObject({ currency: 'GBP', currency_1: '3.00' });
    store.pick(inItem(store, 0, 'itemPriceCurr'), 'GBP');
    expect(store.document().currency).toBe('GBP');
  });
});

describe('packages, mass and count', () => {
  test('C6 C7 CUS-212 CUS-213 CUS-214 CUS-216 CUS-217: totals follow each line, item and count', () => {
    const store = newDeclaration({}, 2);
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
    const [first] = itemsOf(store);
    store.insertRow(['CDSItems', { id: first!.uuid }, 'PackagesCDSItems']);
    store.enter(inRow(store, 0, 'PackagesCDSItems', 1, 'number_of_packages'), '6');
    store.edit([
      { op: 'set', path: inRow(store, 1, 'PackagesCDSItems', 0, 'number_of_packages'), value: 'abc' },
    ]);
    expect(itemsOf(store).map(({ totalNumberOfPackages }) => totalNumberOfPackages)).toEqual(['10', '0']);
    expect(store.document().total_packages).toBe('10');
    store.removeRows([inRow(store, 0, 'PackagesCDSItems', 0, '').slice(0, -1)]);
    expect(store.document().total_packages).toBe('6');
    store.duplicateRow(inItem(store, 0));
    expect(store.document().total_packages).toBe('12');
  });

  test('C7 CUS-215: editing a description never replaces a loaded figure', () => {
    const store = openDeclaration({
      customs_regime: 'import',
      total_packages: '77',
      gross_mass: '5',
      CDSItems: [{ uuid: 'a', item_no: 1, PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }] }],
    });
    store.enter(['CDSItems', { id: 'a' }, 'description'], 'Tea');
    expect(store.document()).toMatchObject({ total_packages: '77', gross_mass: '5' });
  });

  test('C7 CUS-212: an item without a total of its own, as read from a message, counts with its package lines', () => {
    const store = openDeclaration({
      customs_regime: 'import',
      total_packages: '12',
      CDSItems: ['a', 'b', 'c'].map((uuid, index) => ({
        uuid,
        item_no: index + 1,
        PackagesCDSItems: [{ uuid: `p${uuid}`, number_of_packages: String(index + 3) }],
      })),
    });
    store.removeRows([['CDSItems', { id: 'a' }]]);
    expect(store.document().total_packages).toBe('9');
    store.enter(['CDSItems', { id: 'b' }, 'PackagesCDSItems', { id: 'pb' }, 'number_of_packages'], '10');
    expect(store.document().total_packages).toBe('15');
  });

  test('C7 CUS-218: type Q leaves package totals alone', () => {
    const store = newDeclaration({ additional_dec_type: 'Q' });
    store.enter(['total_packages'], '5');
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '9');
    expect(store.document().total_packages).toBe('5');
    expect(itemsOf(store)[0]!.totalNumberOfPackages).toBeUndefined();
  });

  test('C8 CUS-219 CUS-220: import sums gross masses at 2 decimals', () => {
    const store = newDeclaration({}, 2);
    store.enter(inItem(store, 0, 'gross_mass'), '1.004');
    store.enter(inItem(store, 1, 'gross_mass'), '1.001');
    expect(store.document().gross_mass).toBe('2.01');
    expect(store.fieldState(['gross_mass']).disabled).toBe(true);
  });

  test('C8 CUS-221 D-46: export leaves gross_mass to the user, a change to import computes it at once', () => {
    const store = newDeclaration({ customs_regime: 'export' }, 1);
    store.enter(['gross_mass'], '12');
    store.enter(inItem(store, 0, 'gross_mass'), '7');
    expect(store.document().gross_mass).toBe('12');
    store.pick(['customs_regime'], 'import');
    expect(store.document().gross_mass).toBe('7.00');
  });

  test('C9 CUS-222: the count is kept for export and type Q as well', () => {
    expect(newDeclaration({ customs_regime: 'export' }, 3).document().items).toBe(3);
    const store = newDeclaration({}, 2);
    store.pick(['additional_dec_type'], 'Q');
    expect(store.document().items).toBe(1);
  });
});

describe('tax mode', () => {
  const taxed = () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    const at = (name: string) => inRow(store, 0, 'TaxCDSItems', 0, name);
    return { store, at, value: (name: string) => getAt(store.document(), at(name)) };
  };

  test('C10 CUS-230: automatic clears and disables the four fields', () => {
    const { store, at, value } = taxed();
    store.enter(at('tax_amount'), '5');
    store.enter(at('tax_total'), '6');
    store.pick(at('tax_calc_type'), 'automatic');
    for (const name of ['tax_amount', 'tax_currency', 'tax_total', 'tax_total_currency']) {
      expect(value(name), name).toBeUndefined();
      expect(store.fieldState(at(name)).disabled, name).toBe(true);
    }
    expect(value('tax_type')).toBe('A00');
  });

  test('C10 CUS-231 CUS-232 CUS-233: manual gives quantity 1 and GBP where blank, and enables', () => {
    const { store, at, value } = taxed();
    store.pick(at('tax_calc_type'), 'automatic');
    store.pick(at('tax_calc_type'), 'manual');
    expect([value('tax_quantity'), value('tax_currency'), value('tax_total_currency')]).toEqual([
      '1',
      'GBP',
      'GBP',
    ]);
    expect(store.fieldState(at('tax_amount')).disabled).toBe(false);
  });

  test('C10 CUS-231 D-43: what is filled stays, and the other line too', () => {
    const { store, at, value } = taxed();
    store.enter(at('tax_quantity'), '3');
    store.pick(at('tax_currency'), 'EUR');
    store.pick(at('tax_calc_type'), 'manual');
    expect([value('tax_quantity'), value('tax_currency')]).toEqual(['3', 'EUR']);
    expect(getAt(store.document(), inRow(store, 0, 'TaxCDSItems', 1, 'tax_quantity'))).toBeUndefined();
  });
});

describe('guarantee modes', () => {
  const guaranteed = () => {
    const store = newDeclaration();
    const [first, second] = [store.insertRow(['GuaranteeItems']), store.insertRow(['GuaranteeItems'])];
    const filled = {
      guarantee_ref: 'GBCGU1',
      guarantee_ref_other: 'OTHER',
      guarantee_code: 'A1',
      guarantee_amount: '5',
      guarantee_custom: 'GB000290',
    };
    for (const [name, value] of Object.entries(filled)) {
      store.enter([...first, name], value);
      store.enter([...second, name], value);
    }
    return { store, first, row: (at: number) => without(rowsOf(store.document(), 'GuaranteeItems')[at]!) };
  };

  test('C10a CUS-234: number clears what a comprehensive guarantee has, in its own row only', () => {
    const { store, first, row } = guaranteed();
    const untouched = row(1);
    store.pick([...first, 'guarantee'], 'number');
    expect(row(0)).toEqual({ guarantee: 'number', guarantee_ref: 'GBCGU1' });
    expect(row(1)).toEqual(untouched);
  });

  test('C10a CUS-235 D-48: comprehensive clears the reference and puts GBP back', () => {
    const { store, first, row } = guaranteed();
    store.pick([...first, 'guarantee'], 'number');
    store.pick([...first, 'guarantee'], 'comprehensive');
    expect(row(0)).toEqual({ guarantee: 'comprehensive', guarantee_currency: 'GBP' });
    store.undo();
    expect(row(0)).toEqual({ guarantee: 'number', guarantee_ref: 'GBCGU1' });
  });

  test('C10a D-48: comprehensive keeps a currency that is there', () => {
    const { store, first, row } = guaranteed();
    store.pick([...first, 'guarantee_currency'], 'EUR');
    store.pick([...first, 'guarantee'], 'comprehensive');
    expect(row(0)).toMatchObject({ guarantee_currency: 'EUR', guarantee_ref_other: 'OTHER' });
    expect(row(0)).not.toHaveProperty('guarantee_ref');
  });
});

describe('seals', () => {
  test('C10b: NOSEALS has the number 0, a seal in its place is counted', () => {
    const store = newDeclaration();
    const seal = store.insertRow(['sealNumberItems']);
    const row = () => without(rowsOf(store.document(), 'sealNumberItems')[0]!);
    store.enter([...seal, 'seal_number'], 'NOSEALS');
    expect(row()).toEqual({ seal_number: 'NOSEALS', seal_sequence: '0' });
    store.enter([...seal, 'seal_number'], '17583753');
    expect(row()).toEqual({ seal_number: '17583753' });
    store.enter([...seal, 'seal_sequence'], '4');
    store.enter([...seal, 'seal_number'], '17583754');
    expect(row()).toEqual({ seal_number: '17583754', seal_sequence: '4' });
  });
});

describe('rows that come whole', () => {
  const guarantee = { guarantee: 'number', guarantee_currency: 'GBP', guarantee_code: '3' };
  const line = { tax_calc_type: 'manual', tax_type: 'A00' };

  test('C10 C10a: put in, copied or put in place of others they are as they say: nobody chose in them', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    const places = [
      [['GuaranteeItems'], guarantee],
      [inItem(store, 0, 'TaxCDSItems'), line],
    ] as const;
    for (const [list, row] of places) {
      const last = () => without((getAt(store.document(), list) as readonly Row[]).at(-1));
      const put = store.insertRow(list, row);
      expect(last()).toMatchObject(row);
      expect(last()).not.toHaveProperty('tax_quantity');
      const held = last();
      store.duplicateRow(put);
      expect(last()).toEqual(held);
      store.replaceRows(list, [{ uuid: 'other', ...row }]);
      expect(last()).toEqual(row);
    }
  });
});

describe('importer or exporter entry', () => {
  const entries = (store: ReturnType<typeof newDeclaration>, at: number) =>
    rowsOf(itemsOf(store)[at], 'AdditionalCDSItems').map(without);
  const importer = { additionalInfoCode: '00500', additionalDescription: 'Importer' };

  test('C11 CUS-223 CUS-225 CUS-229: only items that lack it get it; a single blank entry is filled', () => {
    const store = newDeclaration({}, 3);
    store.enter(inRow(store, 1, 'AdditionalCDSItems', 0, 'additionalInfoCode'), '00500');
    store.enter(inRow(store, 2, 'AdditionalCDSItems', 0, 'additionalInfoCode'), 'GEN45');
    store.edit(addImporterOrExporter(store.document(), () => 'new'));
    expect(entries(store, 0)).toEqual([importer]);
    expect(entries(store, 1)).toEqual([{ additionalInfoCode: '00500' }]);
    expect(entries(store, 2)).toEqual([{ additionalInfoCode: 'GEN45' }, importer]);
    expect(addImporterOrExporter(store.document(), () => 'again')).toEqual([]);
  });

  test('C11 D-47: of two blank entries neither is filled, the entry is added', () => {
    const store = newDeclaration({}, 1);
    store.insertRow(inItem(store, 0, 'AdditionalCDSItems'));
    store.edit(addImporterOrExporter(store.document(), () => 'new'));
    expect(entries(store, 0)).toEqual([{}, {}, importer]);
  });

  test('C11 CUS-223: the exporter for export', () => {
    const store = newDeclaration({ customs_regime: 'export' }, 1);
    store.edit(addImporterOrExporter(store.document(), () => 'new'));
    expect(entries(store, 0)).toEqual([{ additionalInfoCode: '00400', additionalDescription: 'Exporter' }]);
  });
});

test('ENG-083: the form state is stored under customsDeclarationData, that of a document without a name under document', () => {
  const store = newDeclaration({}, 1);
  store.enter(inItem(store, 0, 'description'), 'Tea');
  expect(Object.keys(store.state()).sort()).toEqual(['context', 'customsDeclarationData']);
  expect(store.state().customsDeclarationData).toBe(store.document());
  store.replace({ customs_regime: 'export' });
  expect(store.state().customsDeclarationData).toEqual({ customs_regime: 'export' });
  expect(openCargo(cargoOf(1)).state()).toEqual({ document: cargoOf(1), context: {} });
});

/** An edit of a guarantee, a seal or a previous document: a choice, a value beside it, or a row that comes whole. */
function choose(
  store: ReturnType<typeof newDeclaration>,
  kind: 'guarantee' | 'seal' | 'previous',
  at: number,
  field: number,
  text: string,
): void {
  const item = itemsOf(store)[0];
  const lists = {
    guarantee: ['GuaranteeItems'],
    seal: ['sealNumberItems'],
    previous:
      at % 2 === 0 || item === undefined ? ['mainPreviousCDSItems'] : inItem(store, 0, 'PreviousCDSItems'),
  };
  const values = {
    guarantee: {
      guarantee: at > 2 ? 'number' : 'comprehensive',
      guarantee_ref: text,
      guarantee_ref_other: '5',
    },
    seal: { seal_number: at > 2 ? 'NOSEALS' : '17583753', seal_sequence: '4' },
    previous: { docCategory: 'X', goodsItemIdent: '1' },
  };
  const names = {
    guarantee: ['guarantee', 'guarantee_ref', 'guarantee_ref_other', 'guarantee_code'],
    seal: ['seal_number', 'seal_sequence', 'seal_number', 'seal_container_no'],
    previous: ['docCategory', 'import_prev_doc', 'prevTransactionRef', 'goodsItemIdent'],
  };
  const list = lists[kind];
  const rows = (getAt(store.document(), list) ?? []) as readonly Row[];
  const row = rows[at % Math.max(1, rows.length)];
  if (row === undefined || at === 5) return void store.insertRow(list, values[kind]);
  const name = names[kind][field]!;
  const chosen = {
    guarantee: ['number', 'comprehensive', ''][at % 3]!,
    seal_number: at > 1 ? 'NOSEALS' : text,
  };
  const value = (chosen as Record<string, string>)[name] ?? text;
  if (at === 4) store.enter([...list, { id: row.uuid }, name], value);
  else store.edit([{ op: 'set', path: [...list, { id: row.uuid }, name], value }]);
}

describe('kept sums', () => {
  const edits = fc.array(
    fc.record({
      kind: fc.constantFrom(
        ...['item', 'package', 'head', 'add', 'copy', 'delete', 'move', 'undo', 'line'],
        ...['tax', 'import', 'entry', 'paste', 'figure', 'taxLine', 'taxLines', 'given', 'items'],
        ...['guarantee', 'seal', 'previous', 'blank'],
      ),
      at: fc.nat(5),
      text: fc.constantFrom('', '1', '0.1', '2.005', '7', 'abc', 'EUR', 'USD'),
      field: fc.nat(3),
    }),
    { minLength: 1, maxLength: 25 },
  );

  test('C12: no sequence of edits makes a computed field differ from its full form', () => {
    fc.assert(
      fc.property(fc.constantFrom('A', 'A', 'Q'), edits, (type, list) => {
        const store = newDeclaration({ additional_dec_type: type }, 2);
        const imported = counting();
        const newId = () => `more-${imported()}`;
        for (const { kind, at, text, field } of list) {
          const count = itemsOf(store).length;
          if (kind === 'head') {
            const choice: [string, string] = [
              ['customs_regime', at > 2 ? 'export' : 'import'],
              ['additional_dec_type', at > 3 ? 'Q' : 'A'],
              ['exchangeRate', text],
              ['ref_general', text],
            ][field] as [string, string];
            store.edit([{ op: 'set', path: [choice[0]], value: choice[1] }]);
            continue;
          }
          if (kind === 'undo') store.undo();
          if (kind === 'add') store.insertRow(['CDSItems'], {}, at === 0 ? null : undefined);
          const place = { document: store.document(), definition, context: {}, newId };
          if (kind === 'import')
            store.edit(importInvoiceLines([{ amount: text, grossWt: '3' }], place).patches);
          if (kind === 'entry') store.edit(addImporterOrExporter(store.document(), newId));
          if (kind === 'paste') {
            const row = at === 0 ? null : (itemsOf(store)[at - 1]?.uuid ?? null);
            const lines = [
              [text, '5'],
              ['6', text],
            ];
            pasteBlock(store, ['CDSItems'], { row, fields: ['itemPriceAmount', 'gross_mass'], lines });
          }
          if (kind === 'guarantee' || kind === 'seal' || kind === 'previous')
            choose(store, kind, at, field, text);
          if (count === 0 || ['undo', 'add', 'import', 'entry', 'paste'].includes(kind)) continue;
          const item = at % count;
          const set = (path: Patch['path']) => store.edit([{ op: 'set', path, value: text }]);
          if (kind === 'item') {
            set(
              inItem(store, item, ['gross_mass', 'itemPriceAmount', 'itemPriceCurr', 'description'][field]!),
            );
          }
          if (kind === 'package' && rowsOf(itemsOf(store)[item], 'PackagesCDSItems').length > 0) {
            set(inRow(store, item, 'PackagesCDSItems', 0, 'number_of_packages'));
          }
          if (kind === 'line')
            store.insertRow(inItem(store, item, 'PackagesCDSItems'), { number_of_packages: text || '3' });
          if (kind === 'tax' && rowsOf(itemsOf(store)[item], 'TaxCDSItems').length > 0) {
            store.pick(
              inRow(store, item, 'TaxCDSItems', 0, 'tax_calc_type'),
              ['automatic', 'manual', 'usual', ''][field]!,
            );
          }
          if (kind === 'figure') {
            store.enter([['total_packages', 'gross_mass', 'items', 'currency_1'][field]!], text);
            store.enter(inItem(store, item, at > 2 ? 'item_no' : 'totalNumberOfPackages'), text);
            if (rowsOf(itemsOf(store)[item], 'TaxCDSItems').length > 0)
              store.enter(inRow(store, item, 'TaxCDSItems', 0, at > 2 ? 'tax_amount' : 'tax_total'), text);
          }
          if (kind === 'given') {
            const own = at > 2 ? 'item_no' : 'totalNumberOfPackages';
            const name = ['total_packages', 'gross_mass', 'items', 'currency'][field]!;
            store.edit([given([name], text), given(inItem(store, item, own), text)]);
          }
          if (kind === 'items') {
            const figures = { item_no: 9, totalNumberOfPackages: text, gross_mass: text };
            const rows = itemsOf(store).map((row, index) => (index === item ? row : { ...row, ...figures }));
            store.replaceRows(['CDSItems'], at > 2 ? rows.toReversed() : rows);
          }
          const line = { tax_calc_type: at > 2 ? 'manual' : 'automatic', tax_total: '6' };
          if (kind === 'taxLine') store.insertRow(inItem(store, item, 'TaxCDSItems'), line);
          if (kind === 'taxLines') {
            const held = rowsOf(itemsOf(store)[item], 'TaxCDSItems');
            const rows = [...held.slice(0, 1), { uuid: newId() }].map((row) => ({ ...row, ...line }));
            store.replaceRows(inItem(store, item, 'TaxCDSItems'), rows);
          }
          if (kind === 'blank' && rowsOf(itemsOf(store)[item], 'TaxCDSItems').length > 0)
            store.enter(
              inRow(store, item, 'TaxCDSItems', 0, ['tax_quantity', 'tax_currency'][field % 2]!),
              '',
            );
          if (kind === 'copy') store.duplicateRow(inItem(store, item));
          if (kind === 'delete') store.removeRows([inItem(store, item)]);
          if (kind === 'move') store.moveRow(inItem(store, item), null);
        }
        const document = store.document();
        for (const computation of ofDeclaration.filter(isDerived)) {
          expect(applyPatches(document, computation.full(document, {})), computation.name).toEqual(document);
        }
      }),
      { numRuns: 2000, seed: 12 },
    );
  });

  test('C12: a figure that is set past the gate is what its computation gives, and so are the sums over it', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 2);
    store.enter(inRow(store, 1, 'PackagesCDSItems', 0, 'number_of_packages'), '4');
    const before = store.document();
    const patches: readonly Patch[] = [
      { op: 'set', path: ['items'], value: 77 },
      { op: 'set', path: ['gross_mass'], value: 'x' },
      { op: 'set', path: ['currency'] },
      { op: 'set', path: inItem(store, 1, 'item_no'), value: 9 },
      { op: 'set', path: inItem(store, 1, 'totalNumberOfPackages'), value: '77' },
    ];
    store.edit(patches);
    expect(store.document()).toEqual(before);
    store.replaceRows(
      ['CDSItems'],
      itemsOf(store).map((row) => ({ ...row, item_no: 9, totalNumberOfPackages: '77' })),
    );
    expect(store.document()).toEqual(before);
    const around = {
      definition,
      computations: ofDeclaration,
      document: before,
      context: {},
      newId: counting(),
    };
    expect(withConsequences({ ...around, patches, answered: true })).toEqual(before);
    expect(withConsequences({ ...around, patches, answered: false })).toEqual(before);
  });

  test('C12 C15: of a document that states other figures only the one that is set is made right, with the sums over it', () => {
    const stated = {
      customs_regime: 'import',
      currency_1: '99',
      currency: 'USD',
      total_packages: '50',
      CDSItems: ['a', 'b'].map((uuid, at) => ({
        uuid,
        item_no: at + 5,
        totalNumberOfPackages: '20',
        PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
      })),
    };
    const store = openDeclaration(stated);
    store.edit([
      { op: 'set', path: ['currency'], value: 'EUR' },
      { op: 'set', path: inItem(store, 1, 'item_no'), value: 9 },
      { op: 'set', path: inItem(store, 1, 'totalNumberOfPackages'), value: '9' },
    ]);
    expect(store.document()).toMatchObject({ currency: 'GBP', currency_1: '99', total_packages: '22' });
    expect(itemsOf(store).map((item) => [item.item_no, item.totalNumberOfPackages])).toEqual([
      [5, '20'],
      [2, '2'],
    ]);
    const around = { definition, computations: ofDeclaration, context: {}, newId: counting() };
    const patches: readonly Patch[] = [{ op: 'set', path: ['currency_1'], value: '98' }];
    const whole = withConsequences({ ...around, document: stated, patches, answered: true, stated: true });
    expect(whole.currency_1, 'what a whole document states stays').toBe('98');
  });

  test('C4 E10: prices and a rate of thousands of digits are no numbers', () => {
    const digits = '9'.repeat(20_000);
    const store = openDeclaration({
      exchangeRate: digits,
      CDSItems: [
        { uuid: 'a', itemPriceAmount: digits },
        { uuid: 'b', itemPriceAmount: '2' },
      ],
    });
    store.enter(inItem(store, 1, 'itemPriceAmount'), '3');
    expect(store.document().currency_1).toBe('3.00');
  });

  test('C12: after a computation that failed the next sum is right', () => {
    const failing: DerivedComputation = {
      name: 'failing',
      kind: 'derived',
      reads: ['/currency_1'],
      writes: [],
      run({ after }) {
        if (after.currency_1 === '13.00') throw new Error('thirteen');
        return { patches: [] };
      },
      full: () => [],
    };
    const { document } = newDeclaration({ additional_dec_type: 'A' }, 2);
    const store = createDocumentStore({
      definition,
      document: document(),
      computations: [...ofDeclaration, failing],
      context: {},
      newId: counting(),
    });
    store.enter(inItem(store, 0, 'itemPriceAmount'), '5');
    const before = store.document();
    expect(() => store.enter(inItem(store, 0, 'itemPriceAmount'), '13')).toThrow('thirteen');
    expect(store.document()).toBe(before);
    store.enter(inItem(store, 1, 'itemPriceAmount'), '2');
    expect(store.document().currency_1).toBe('7.00');
  });

  test('C12: sums begin anew with another document, and go on from what others changed', () => {
    const items = (...prices: string[]) =>
      prices.map((itemPriceAmount, at) => ({
        uuid: `i${at}`,
        item_no: at + 1,
        itemPriceAmount,
        gross_mass: '1',
      }));
    const store = openDeclaration({ customs_regime: 'import', CDSItems: items('1', '2') });
    store.enter(inItem(store, 0, 'itemPriceAmount'), '3');
    store.replace({ customs_regime: 'import', CDSItems: items('10', '20', '30') });
    store.enter(inItem(store, 0, 'itemPriceAmount'), '11');
    expect(store.document().currency_1).toBe('61.00');
    store.applyRemote([{ op: 'set', path: inItem(store, 1, 'itemPriceAmount'), value: '25' }]);
    store.enter(inItem(store, 2, 'itemPriceAmount'), '31');
    expect(store.document().currency_1).toBe('67.00');
    store.undo();
    store.enter(inItem(store, 2, 'itemPriceAmount'), '32');
    store.enter(inItem(store, 2, 'gross_mass'), '5');
    expect(store.document()).toMatchObject({ currency_1: '68.00', gross_mass: '7.00' });
  });

  test('C12 ENG-094: a keystroke in price, mass or packages costs the same with 1, 99 and 999 items', () => {
    const costs = [1, 99, 999].map((count) => {
      const store = openDeclaration({
        customs_regime: 'import',
        additional_dec_type: 'A',
        CDSItems: Array.from({ length: count }, (_, at) => ({
          uuid: `i${at}`,
          item_no: at + 1,
          PackagesCDSItems: [{ uuid: 'p', number_of_packages: '1' }],
        })),
      });
      store.problems.all();
      const names = ['itemPriceAmount', 'gross_mass', 'description'];
      const fields = names.map((name) => inItem(store, 0, name));
      fields.push(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'));
      for (const path of fields) store.enter(path, '2');
      return fields.map((path) => {
        const before = { ...store.counters };
        store.enter(path, '3');
        const { fieldChecks, computationsRun, validityChecks, rulesChecked } = store.counters;
        return {
          fieldChecks: fieldChecks - before.fieldChecks,
          validityChecks: validityChecks - before.validityChecks,
          rulesChecked: rulesChecked - before.rulesChecked,
          computationsRun: computationsRun - before.computationsRun,
        };
      });
    });
    expect(costs[0]).toEqual([
      { fieldChecks: 1, validityChecks: 2, rulesChecked: 0, computationsRun: 1 },
      { fieldChecks: 1, validityChecks: 2, rulesChecked: 1, computationsRun: 1 },
      { fieldChecks: 1, validityChecks: 1, rulesChecked: 0, computationsRun: 0 },
      { fieldChecks: 1, validityChecks: 3, rulesChecked: 1, computationsRun: 2 },
    ]);
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
  });
});
