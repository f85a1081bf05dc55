import { describe, expect, test } from 'vitest';
import { addImporterOrExporter } from '../../src/computations/index.ts';
import { type ListDefinition, rowsOf } from '../../src/engine/index.ts';
import { definition, itemsOf, newDeclaration } from './declaration.ts';

const item = (definition.lists.CDSItems as ListDefinition).row;

/** The item that a declaration with these values begins with, or gets. */
function newItem(values: Readonly<Record<string, string>>) {
  const store = newDeclaration(values, values.additional_dec_type === 'Q' ? 0 : 1);
  return itemsOf(store)[0]!;
}

const lists: readonly (readonly [string, string, readonly string[], Readonly<Record<string, string>>])[] = [
  ['CUS-155', 'AdditionalCDSItems', ['additionalInfoCode', 'additionalDescription'], {}],
  [
    'CUS-156',
    'PreviousCDSItems',
    ['docCategory', 'import_prev_doc', 'prevTransactionRef', 'goodsItemIdent'],
    {},
  ],
  ['CUS-157', 'PackagesCDSItems', ['type_of_packages', 'number_of_packages', 'shipping_mark'], {}],
  [
    'CUS-158',
    'CommodityCDSItems',
    ['taric_add_code', 'taric_add_code_1', 'national_add_code', 'national_add_code_1'],
    { taric_add_code_1: 'TRA', national_add_code_1: 'GN' },
  ],
  [
    'CUS-159',
    'AdjustmentCDSItems',
    ['deduction_type', 'deduction_val', 'deduction_currency'],
    { deduction_currency: 'GBP' },
  ],
  ['CUS-160', 'FiscalCDSItems', ['fiscal_ident_code', 'fiscal_ident_no'], {}],
  ['CUS-161', 'SupplyCDSItems', ['ident_no', 'role_code'], {}],
  ['CUS-162', 'ContainerCDSItems', ['container_no'], {}],
  ['CUS-163', 'CertificateCDSItems', ['doc_code_1', 'doc_code_3', 'doc_ident', 'doc_status'], {}],
  ['CUS-164', 'ProcedureCDSItems', ['add_proc'], {}],
];

describe('a new item', () => {
  test.each(lists)('C2a %s: has one entry in %s', (_id, name, fields, held) => {
    for (const customs_regime of ['import', 'export']) {
      const rows = rowsOf(newItem({ customs_regime, additional_dec_type: 'A' }), name);
      expect(rows.map(({ uuid: _, ...values }) => values)).toEqual([held]);
    }
    expect(Object.keys(item.lists[name]!.row.fields)).toEqual(expect.arrayContaining([...fields]));
  });

  test('C2 CUS-196 CUS-197 D-42: one of type Q has one empty tax line, as of J and K', () => {
    for (const additional_dec_type of ['Q', 'J', 'K']) {
      const lines = rowsOf(newItem({ additional_dec_type }), 'TaxCDSItems');
      expect(lines.map(({ tax_type }) => tax_type)).toEqual([undefined]);
    }
  });

  test('C3 CUS-152 CUS-153 CUS-154: of type Q it has its defaults, with net mass and reference to be filled', () => {
    const born = newItem({ additional_dec_type: 'Q' });
    expect(born).toMatchObject({ item_no: 1, req_code: '00', prev_code: '90' });
    for (const name of ['net_mass', 'ref_number']) {
      expect(item.fields, name).toHaveProperty(name);
      expect(item.fields[name]?.readOnly ?? false, name).toBe(false);
      expect(born, name).not.toHaveProperty(name);
    }
    expect(rowsOf(born, 'AdditionalCDSItems')).toHaveLength(1);
  });

  test.each([
    ['CUS-171', 'import', { additionalInfoCode: '00500', additionalDescription: 'Importer' }],
    ['CUS-172', 'export', { additionalInfoCode: '00400', additionalDescription: 'Exporter' }],
    ['CUS-172', '', { additionalInfoCode: '00400', additionalDescription: 'Exporter' }],
  ])('C3 C11 %s: the default additional information of regime "%s"', (_id, customs_regime, entry) => {
    const store = newDeclaration({ additional_dec_type: 'A' }, 1);
    store.edit([{ op: 'set', path: ['customs_regime'], value: customs_regime }]);
    store.pick(['additional_dec_type'], 'Q');
    expect(rowsOf(itemsOf(store)[0], 'AdditionalCDSItems')).toEqual([{ uuid: expect.any(String), ...entry }]);
    store.pick(['additional_dec_type'], 'A');
    store.insertRow(['CDSItems']);
    store.edit(addImporterOrExporter(store.document(), () => 'new'));
    expect(rowsOf(itemsOf(store)[1], 'AdditionalCDSItems')).toEqual([{ uuid: expect.any(String), ...entry }]);
  });

  test('CUS-168: a tax line has its fields, each of which can be entered', () => {
    const names = [
      'tax_type',
      'tax_unit',
      'tax_quantity',
      'tax_rate',
      'tax_amount',
      'tax_total',
      'payment_method',
    ];
    const { fields } = item.lists.TaxCDSItems!.row;
    for (const name of names) {
      expect(fields, name).toHaveProperty(name);
      expect(fields[name]?.readOnly ?? false, name).toBe(false);
    }
  });
});
