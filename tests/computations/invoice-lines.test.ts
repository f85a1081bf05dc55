import { describe, expect, test } from 'vitest';
import { type InvoiceLine, importInvoiceLines, importItems } from '../../src/computations/index.ts';
import { type FieldValue, type Row, rowsOf } from '../../src/engine/index.ts';
import { counting, definition, itemsOf, newDeclaration } from './declaration.ts';

type Store = ReturnType<typeof newDeclaration>;

function placeOf(store: Store) {
  const newId = counting();
  return { document: store.document(), definition, context: {}, newId: () => `imported-${newId()}` };
}

/** A declaration with the lines as its last items. */
function withLines(
  lines: readonly InvoiceLine[],
  values: Readonly<Record<string, FieldValue>> = {},
  items = 0,
) {
  const store = newDeclaration({ additional_dec_type: 'A', ...values }, items);
  store.edit(importInvoiceLines(lines, placeOf(store)).patches, 'Import');
  return store;
}

const entries = (item: Row | undefined) =>
  rowsOf(item, 'AdditionalCDSItems').map(({ uuid: _, ...values }) => values);
const importer = { additionalInfoCode: '00500', additionalDescription: 'Importer' };
const tea: InvoiceLine = {
  description: 'Tea',
  code: '09021000',
  country: 'CN',
  amount: '120.50',
  currency: 'USD',
  netWt: '10.5',
  grossWt: '11',
};

describe('importing invoice lines', () => {
  test('C13: each line is an item behind the last, numbered, and the totals follow as one step', () => {
    const store = withLines([tea, { ...tea, amount: '79.50' }], {}, 1);
    expect(itemsOf(store).map(({ item_no }) => item_no)).toEqual([1, 2, 3]);
    expect(itemsOf(store)[1]).toMatchObject({
      description: 'Tea',
      commodityCode: '09021000',
      itemPriceAmount: '120.50',
      itemPriceCurr: 'USD',
      net_mass: '10.5',
      gross_mass: '11',
    });
    expect(store.document()).toMatchObject({ currency_1: '200.00', gross_mass: '22.00', items: 3 });
    expect(rowsOf(itemsOf(store)[1], 'TaxCDSItems').map(({ tax_type }) => tax_type)).toEqual(['A00', 'B00']);
    store.undo();
    expect(itemsOf(store)).toHaveLength(1);
  });

  test.each([
    ['import', importer],
    ['export', { additionalInfoCode: '00400', additionalDescription: 'Exporter' }],
  ])('C13 CUS-224: with the entry of %s', (customs_regime, entry) => {
    const store = withLines([tea, tea], { customs_regime });
    expect(itemsOf(store).map(entries)).toEqual([[entry], [entry]]);
  });

  test('C13 CUS-226: the codes have the qualifiers CV, TRC, TRA and GN', () => {
    const [item] = itemsOf(withLines([tea]));
    expect(item).toMatchObject({ cus_code_1: 'CV', taric_code: 'TRC' });
    expect(rowsOf(item, 'CommodityCDSItems')).toMatchObject([
      { taric_add_code_1: 'TRA', national_add_code_1: 'GN' },
    ]);
  });

  test('C13 CUS-227: the origin of a preferential line is its preferential origin', () => {
    const [preferential, other] = itemsOf(withLines([{ ...tea, isPreferential: true }, tea]));
    expect([preferential?.country_pref_origin, preferential?.country_origin]).toEqual(['CN', undefined]);
    expect([other?.country_pref_origin, other?.country_origin]).toEqual([undefined, 'CN']);
  });

  test('C13 CUS-228: what a line does not say is GBP and origin 0', () => {
    const [plain, preferential] = itemsOf(withLines([{ description: 'Tea' }, { isPreferential: true }]));
    expect(plain).toMatchObject({ itemPriceCurr: 'GBP', statistic_currency: 'GBP', country_origin: '0' });
    expect(plain).not.toHaveProperty('itemPriceAmount');
    expect(preferential).toMatchObject({ country_pref_origin: '0' });
  });

  test('C13: the amount with discount is the price where there is one', () => {
    const [item] = itemsOf(withLines([{ ...tea, amountWithDiscount: '100' }]));
    expect(item?.itemPriceAmount).toBe('100');
  });

  test('C13 D-28: a value that breaks a rule is taken as it is and flagged, never lost', () => {
    const store = withLines([{ ...tea, amount: '1,234.50' }]);
    const [item] = itemsOf(store);
    expect(item?.itemPriceAmount).toBe('1,234.50');
    expect(store.problems.byPath(['CDSItems', { id: item!.uuid }, 'itemPriceAmount'])).toHaveLength(1);
  });

  test('C13: lines behind the 999th item are left, and a type-Q declaration takes none (D-45)', () => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 2);
    const { patches, left } = importInvoiceLines(Array(1000).fill(tea), placeOf(store));
    expect([patches.length, left]).toEqual([997, 3]);
    const typeQ = newDeclaration({ additional_dec_type: 'Q' });
    expect(importInvoiceLines([tea], placeOf(typeQ))).toEqual({ patches: [], left: 1 });
  });
});

describe('importing items', () => {
  test('C14 CUS-223 CUS-225: an item gets the entry it lacks and keeps the one it has, under new keys', () => {
    const from = newDeclaration({}, 3);
    const items = [
      { ...itemsOf(from)[0]!, AdditionalCDSItems: [{ uuid: 'a', additionalInfoCode: '00500' }] },
      { ...itemsOf(from)[1]!, AdditionalCDSItems: [{ uuid: 'b', additionalInfoCode: 'GEN45' }] },
      itemsOf(from)[2]!,
    ];
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    store.edit(importItems(items, placeOf(store)).patches);
    const [, ...imported] = itemsOf(store);
    expect(imported.map(entries)).toEqual([
      [{ additionalInfoCode: '00500' }],
      [{ additionalInfoCode: 'GEN45' }, importer],
      [importer],
    ]);
    expect(imported.map(({ item_no }) => item_no)).toEqual([2, 3, 4]);
    const keys = imported.map(({ uuid }) => uuid);
    expect(keys.every((key) => key.startsWith('imported-'))).toBe(true);
    expect(new Set(keys).size).toBe(3);
  });
});
