import { describe, expect, it } from 'vitest';
import { blankDocument, blankRow } from '../../src/engine/birth.ts';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { fieldState } from '../../src/engine/field-state.ts';
import type { Path } from '../../src/engine/path.ts';
import { validators } from '../../src/generated/validators.ts';
import { declaration, present, rows } from './rows.ts';

let ids = 0;
const newId = () => `id${++ids}`;

function newDeclaration(values: Record<string, string> = {}): DocumentData {
  return blankDocument(declaration, {}, newId, values);
}

function newItem(document: DocumentData): Row {
  return blankRow(present(declaration.lists.CDSItems), { document, parentPath: [], context: {} }, newId);
}

/** Rows of a list without their keys. */
function rowsOf(row: DocumentData, list: string): readonly Record<string, unknown>[] {
  return ((row[list] ?? []) as readonly Row[]).map(({ uuid, ...values }) => values);
}

/**
 * What each row of the ledger names, of the declaration or of an item (D-38 to D-41 where the specification gives words):
 * fields and lists, and after a stroke the fields that rows of a list have.
 */
const NAMED: readonly (readonly [id: string, of: 'declaration' | 'item', names: string])[] = [
  ['CUS-087', 'declaration', 'acceptance_date tax_point_date'],
  ['CUS-088', 'declaration', 'active_transport_number active_transport_type'],
  ['CUS-089', 'declaration', 'arrival_number arrival_type'],
  ['CUS-090', 'declaration', 'departure_transport_number departure_transport_type'],
  ['CUS-091', 'declaration', 'inlandMode transportMode'],
  ['CUS-092', 'declaration', 'assignee_id customer_id internal_id'],
  ['CUS-093', 'declaration', 'circumstance_indicator supervising_custom'],
  ['CUS-094', 'declaration', 'currency'],
  ['CUS-095', 'declaration', 'self_representation declarant_identNo'],
  ['CUS-096', 'declaration', 'declaration_type additional_dec_type'],
  ['CUS-097', 'declaration', 'delivery_type incoterm_code'],
  ['CUS-098', 'declaration', 'destination_country_code dispatch_country_code'],
  ['CUS-099', 'declaration', 'exchangeRate'],
  ['CUS-100', 'declaration', 'exporter_party'],
  ['CUS-101', 'declaration', 'gross_mass total_packages'],
  ['CUS-102', 'declaration', 'location_goods office_of_exit placeOfLoading unlocode'],
  ['CUS-103', 'declaration', 'provider state'],
  ['CUS-104', 'declaration', 'ref_general transaction_ref'],
  ['CUS-105', 'declaration', 'taxNoBuyer taxNoConsignee tel'],
  ['CUS-106', 'declaration', 'transport_charges_method'],
  ['CUS-107', 'declaration', 'user_name user_address user_city user_country user_postcode user_eori'],
  ['CUS-108', 'declaration', 'warehouse_code warehouse_ident warehouse_type'],
  ['CUS-109', 'declaration', 'currency_1'],
  ['CUS-110', 'declaration', 'items'],
  ['CUS-113', 'declaration', partyNames('buyer')],
  ['CUS-114', 'declaration', partyNames('seller')],
  ['CUS-115', 'declaration', partyNames('consignee')],
  ['CUS-116', 'declaration', partyNames('carrier')],
  ['CUS-117', 'declaration', 'AdditionalItems/auth_ident_no AdditionalItems/auth_type_code'],
  ['CUS-118', 'declaration', 'CDSItems/item_no CDSItems/commodityCode CDSItems/description'],
  ['CUS-119', 'declaration', 'DeferredItems/def_payment_category'],
  ['CUS-120', 'declaration', 'DeferredItems/def_payment_type'],
  ['CUS-121', 'declaration', 'DeferredItems/def_payment_id'],
  ['CUS-122', 'declaration', 'GuaranteeItems/guarantee'],
  [
    'CUS-123',
    'declaration',
    `GuaranteeItems/guarantee_type GuaranteeItems/guarantee_ref GuaranteeItems/guarantee_ref_other
    GuaranteeItems/guarantee_code GuaranteeItems/guarantee_amount GuaranteeItems/guarantee_custom`,
  ],
  ['CUS-124', 'declaration', 'GuaranteeItems/guarantee_currency'],
  [
    'CUS-125',
    'declaration',
    'mainAdditionalCDSItems/additionalDescription mainAdditionalCDSItems/additionalInfoCode',
  ],
  [
    'CUS-126',
    'declaration',
    `mainAdjustmentCDSItems/deduction_val mainAdjustmentCDSItems/deduction_type
    mainAdjustmentCDSItems/deduction_currency`,
  ],
  ['CUS-127', 'declaration', 'mainContainerCDSItems/container_no'],
  ['CUS-128', 'declaration', 'mainPreviousCDSItems/docCategory'],
  [
    'CUS-129',
    'declaration',
    `mainPreviousCDSItems/import_prev_doc mainPreviousCDSItems/prevTransactionRef
    mainPreviousCDSItems/goodsItemIdent`,
  ],
  ['CUS-130', 'declaration', 'routingCodeCountryItems/routing_code_country'],
  ['CUS-131', 'declaration', 'sealNumberItems/seal_number'],
  ['CUS-133', 'item', 'item_no ref_number'],
  [
    'CUS-134',
    'item',
    `ContainerCDSItems/container_no PackagesCDSItems/type_of_packages PackagesCDSItems/number_of_packages
    PackagesCDSItems/shipping_mark totalNumberOfPackages`,
  ],
  ['CUS-135', 'item', 'dest_code disp_code country_origin country_pref_origin'],
  ['CUS-136', 'item', 'description nature_of_transaction'],
  ['CUS-137', 'item', 'commodityCode'],
  ['CUS-138', 'item', 'combined_code'],
  ['CUS-139', 'item', 'taric_code'],
  ['CUS-140', 'item', 'cus_code cus_code_1'],
  ['CUS-141', 'item', 'CommodityCDSItems/taric_add_code CommodityCDSItems/taric_add_code_1'],
  ['CUS-142', 'item', 'CommodityCDSItems/national_add_code CommodityCDSItems/national_add_code_1'],
  ['CUS-143', 'item', 'req_code prev_code ProcedureCDSItems/add_proc'],
  ['CUS-144', 'item', 'gross_mass net_mass supplementaryUnits'],
  ['CUS-145', 'item', 'preference quota val_indicator'],
  ['CUS-146', 'item', 'itemPriceAmount itemPriceCurr'],
  ['CUS-147', 'item', 'statistic_value statistic_currency'],
  [
    'CUS-148',
    'item',
    `AdjustmentCDSItems/deduction_type AdjustmentCDSItems/deduction_val
    AdjustmentCDSItems/deduction_currency`,
  ],
  [
    'CUS-149',
    'item',
    `TaxCDSItems/tax_type TaxCDSItems/tax_amount TaxCDSItems/tax_currency TaxCDSItems/tax_total
    TaxCDSItems/tax_total_currency`,
  ],
  [
    'CUS-150',
    'item',
    'supplier supplier_city supplier_country supplier_postcode supplier_number supplier_party',
  ],
  ['CUS-151', 'item', 'FiscalCDSItems/fiscal_ident_code FiscalCDSItems/fiscal_ident_no'],
  [
    'CUS-166',
    'item',
    `CertificateCDSItems/issuing_auth CertificateCDSItems/date_validity CertificateCDSItems/quantity_wo
    CertificateCDSItems/qualifier CertificateCDSItems/doc_code_1 CertificateCDSItems/doc_code_3
    CertificateCDSItems/doc_ident CertificateCDSItems/doc_status CertificateCDSItems/doc_status_reason`,
  ],
];

function partyNames(party: string): string {
  const parts = ['', '_city', '_country', '_postcode', '_number', '_template_name', '_party'];
  return parts.map((part) => `${party}${part}`).join(' ');
}

describe('section 3 of the specification, name by name', () => {
  it.each(NAMED)('%s has its names in the %s', (_, of, names) => {
    const object = of === 'item' ? present(rows.get('item')) : declaration;
    const known = [
      ...Object.keys(object.fields),
      ...Object.values(object.lists).flatMap(({ name, row }) =>
        Object.keys(row.fields).map((field) => `${name}/${field}`),
      ),
    ];
    expect(names.split(/\s+/).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('CUS-119 CUS-120 CUS-122 CUS-124 CUS-126 CUS-128 CUS-167 defaults and values of the rows', () => {
    const document = newDeclaration();
    const born = (list: string) => {
      const { uuid, ...row } = blankRow(
        present(declaration.lists[list]),
        { document, parentPath: [], context: {} },
        newId,
      );
      return row;
    };
    expect(born('DeferredItems')).toEqual({ def_payment_type: 'DAN' });
    expect(born('GuaranteeItems')).toEqual({ guarantee_currency: 'GBP' });
    expect(born('mainAdjustmentCDSItems')).toEqual({ deduction_currency: 'GBP' });
    expect(present(rows.get('deferred-payment')).fields.def_payment_category?.valid.enum).toEqual(['1', '2']);
    expect(present(rows.get('guarantee')).fields.guarantee?.valid.enum).toEqual(['number', 'comprehensive']);
    expect(born('mainPreviousCDSItems')).toEqual({});
    expect(present(rows.get('previous-document')).fields.docCategory?.valid.enum).toEqual(['X', 'Y', 'Z']);
    expect(present(rows.get('tax-line')).fields.tax_calc_type).toMatchObject({
      defaults: [{ value: 'usual' }],
      valid: { enum: ['usual', 'automatic', 'manual'] },
    });
  });
});

describe('what is new', () => {
  it('ENG-024 CUS-094 CUS-112 D-38 a new declaration is for import, in GBP, to HMRC', () => {
    expect(newDeclaration()).toEqual({
      customs_regime: 'import',
      declaration_type: 'IM',
      currency: 'GBP',
      provider: 'HMRC',
      exporter_party: 0,
      buyer_party: 0,
      seller_party: 0,
      consignee_party: 1,
      carrier_party: 0,
    });
    expect(newDeclaration({ customs_regime: 'export' })).toMatchObject({ declaration_type: 'EX' });
  });

  it.each([
    ['CUS-138', 'combined_code', 'TSP'],
    ['CUS-139', 'taric_code', 'TRC'],
    ['CUS-140', 'cus_code_1', 'CV'],
    ['CUS-146', 'itemPriceCurr', 'GBP'],
    ['CUS-147', 'statistic_currency', 'GBP'],
  ])('%s a new item has %s %s', (_, field, value) => {
    expect(newItem(newDeclaration())[field]).toBe(value);
  });

  it.each([
    ['CUS-195 import, type A', { additional_dec_type: 'A' }, ['A00', 'B00']],
    ['CUS-195 import, no type yet', {}, ['A00', 'B00']],
    ['CUS-196 import, type J', { additional_dec_type: 'J' }, [undefined]],
    ['CUS-197 import, type K', { additional_dec_type: 'K' }, [undefined]],
    ['D-42 import, type Q', { additional_dec_type: 'Q' }, [undefined]],
    ['CUS-198 export', { customs_regime: 'export', additional_dec_type: 'A' }, [undefined]],
  ])('%s: tax lines of a new item and their currencies (CUS-165, CUS-169, CUS-170)', (_, values, types) => {
    const lines = rowsOf(newItem(newDeclaration(values)), 'TaxCDSItems');
    expect(lines.map((line) => line.tax_type)).toEqual(types);
    for (const line of lines) {
      expect(line).toMatchObject({ tax_calc_type: 'usual', tax_currency: 'GBP', tax_total_currency: 'GBP' });
    }
  });

  it.each([
    ['CUS-155', 'AdditionalCDSItems', {}],
    ['CUS-156', 'PreviousCDSItems', {}],
    ['CUS-157', 'PackagesCDSItems', {}],
    ['CUS-158 CUS-141 CUS-142', 'CommodityCDSItems', { taric_add_code_1: 'TRA', national_add_code_1: 'GN' }],
    ['CUS-159', 'AdjustmentCDSItems', { deduction_currency: 'GBP' }],
    ['CUS-160', 'FiscalCDSItems', {}],
    ['CUS-161', 'SupplyCDSItems', {}],
    ['CUS-162', 'ContainerCDSItems', {}],
    ['CUS-163', 'CertificateCDSItems', {}],
    ['CUS-164', 'ProcedureCDSItems', {}],
  ])('%s %s of a new item have one entry: %j', (_, list, entry) => {
    expect(rowsOf(newItem(newDeclaration({ additional_dec_type: 'A' })), list)).toEqual([entry]);
  });

  it('CUS-132 CUS-152 CUS-154 CUS-199 CUS-200 a declaration born with type Q has the one item of type Q', () => {
    const document = newDeclaration({ additional_dec_type: 'Q' });
    const items = document.CDSItems as readonly Row[];
    expect(items).toHaveLength(1);
    const item = present(items[0]);
    expect(item).toMatchObject({ req_code: '00', prev_code: '90' });
    expect(rowsOf(item, 'ProcedureCDSItems')).toEqual([{ add_proc: '97F' }]);
    expect(rowsOf(item, 'AdditionalCDSItems')).toEqual([
      { additionalInfoCode: '00500', additionalDescription: 'Importer' },
    ]);
    const previous = [{ docCategory: 'Z', import_prev_doc: 'ZZZ', prevTransactionRef: 'FSD' }];
    expect(rowsOf(document, 'mainPreviousCDSItems')).toEqual(previous);
    expect(rowsOf(item, 'PreviousCDSItems')).toEqual(previous);
  });

  it('D-45 CUS-172 the item of type Q for export names the exporter', () => {
    const document = newDeclaration({ customs_regime: 'export', additional_dec_type: 'Q' });
    const item = present((document.CDSItems as readonly Row[])[0]);
    expect(rowsOf(item, 'AdditionalCDSItems')).toEqual([
      { additionalInfoCode: '00400', additionalDescription: 'Exporter' },
    ]);
  });

  it('what is born is valid', () => {
    const starts: readonly Record<string, string>[] = [
      {},
      { additional_dec_type: 'Q' },
      { customs_regime: 'export' },
    ];
    for (const values of starts) {
      const document = newDeclaration(values);
      const filled = { ...document, CDSItems: [newItem(document)] };
      expect(validators['customs-declaration'].valid(filled), JSON.stringify(values)).toBe(true);
    }
  });
});

describe('rules', () => {
  const state = (document: DocumentData, path: Path) => fieldState(declaration, document, path, {});

  it('CUS-271 type Q disables the four fields of every previous document, other types none', () => {
    const list = {
      mainPreviousCDSItems: [{ uuid: 'd' }],
      CDSItems: [{ uuid: 'i', PreviousCDSItems: [{ uuid: 'p' }] }],
    };
    const places: readonly Path[] = [
      ['mainPreviousCDSItems', { id: 'd' }],
      ['CDSItems', { id: 'i' }, 'PreviousCDSItems', { id: 'p' }],
    ];
    for (const field of ['docCategory', 'import_prev_doc', 'prevTransactionRef', 'goodsItemIdent']) {
      for (const place of places) {
        expect(state({ additional_dec_type: 'Q', ...list }, [...place, field]).disabled, field).toBe(true);
        expect(state({ additional_dec_type: 'Y', ...list }, [...place, field]).disabled, field).toBe(false);
      }
    }
  });

  it('CUS-230 CUS-232 automatic disables amounts and currencies of its own line only', () => {
    const document = {
      CDSItems: [
        {
          uuid: 'i',
          TaxCDSItems: [
            { uuid: 'a', tax_calc_type: 'automatic' },
            { uuid: 'm', tax_calc_type: 'manual' },
          ],
        },
      ],
    };
    const line = (id: string, field: string): Path => ['CDSItems', { id: 'i' }, 'TaxCDSItems', { id }, field];
    for (const field of ['tax_amount', 'tax_currency', 'tax_total', 'tax_total_currency']) {
      expect(state(document, line('a', field)).disabled, field).toBe(true);
      expect(state(document, line('m', field)).disabled, field).toBe(false);
    }
    expect(state(document, line('a', 'tax_type')).disabled).toBe(false);
  });

  it('CUS-295 a measurement unit makes the quantity required, with its own text', () => {
    const place: Path = ['CDSItems', { id: 'i' }, 'CertificateCDSItems', { id: 'c' }, 'quantity_wo'];
    const withUnit = (qualifier?: string) => ({
      CDSItems: [{ uuid: 'i', CertificateCDSItems: [{ uuid: 'c', qualifier }] }],
    });
    expect(state(withUnit('KGM'), place)).toMatchObject({
      required: true,
      reason: 'Required when measurement unit is completed',
    });
    expect(state(withUnit(), place).required).toBe(false);
  });

  it('CUS-281 D-48 the type of a guarantee is disabled from the eleventh row on', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ uuid: `g${index}` }));
    const type = (index: number): Path => ['GuaranteeItems', { id: `g${index}` }, 'guarantee_type'];
    const disabled = rows.map((_, index) => state({ GuaranteeItems: rows }, type(index)).disabled);
    expect(disabled.indexOf(true)).toBe(10);
    expect(disabled.filter(Boolean)).toHaveLength(2);
  });

  it.each([
    ['CUS-282', 'J', 'export', true],
    ['CUS-282', 'J', 'import', false],
    ['CUS-283', 'K', 'export', true],
    ['CUS-283', 'K', 'import', false],
    ['D-48', 'A', 'export', false],
  ])('%s the guarantee reference of type %s for %s is hidden: %s', (_, type, regime, hidden) => {
    const document = {
      customs_regime: regime,
      additional_dec_type: type,
      GuaranteeItems: [{ uuid: 'g', guarantee_ref: 'GBCGU1' }],
    };
    expect(state(document, ['GuaranteeItems', { id: 'g' }, 'guarantee_ref']).hidden).toBe(hidden);
  });

  it('preference and quota of a line are for the second line and later', () => {
    const document = { CDSItems: [{ uuid: 'i', TaxCDSItems: [{ uuid: 'a' }, { uuid: 'b' }] }] };
    const line = (id: string): Path => ['CDSItems', { id: 'i' }, 'TaxCDSItems', { id }, 'tax_quota'];
    expect(state(document, line('a')).disabled).toBe(true);
    expect(state(document, line('b')).disabled).toBe(false);
  });

  it('CUS-202 in a declaration of type Q items cannot be added or deleted', () => {
    expect(state({ additional_dec_type: 'Q' }, ['CDSItems']).disabled).toBe(true);
    expect(state({ additional_dec_type: 'A' }, ['CDSItems']).disabled).toBe(false);
  });

  it('self-representation hides the representative', () => {
    for (const field of ['representative_status', 'representative_number']) {
      expect(state({ self_representation: true }, [field]).hidden).toBe(true);
      expect(state({}, [field]).hidden).toBe(false);
    }
  });

  it('CUS-221 gross mass is worked out for import and left to the user for export', () => {
    expect(state({ customs_regime: 'import' }, ['gross_mass']).disabled).toBe(true);
    expect(state({ customs_regime: 'export' }, ['gross_mass']).disabled).toBe(false);
  });

  it('a declaration is sent with its types, LRN, declarant and goods location, each item with its procedure', () => {
    const document = { CDSItems: [{ uuid: 'i' }] };
    const required = Object.keys(declaration.fields).filter((name) => state(document, [name]).required);
    expect(required).toEqual([
      'declaration_type',
      'additional_dec_type',
      'transaction_ref',
      'declarant_identNo',
      'location_goods',
    ]);
    const item = Object.keys(present(declaration.lists.CDSItems).row.fields);
    expect(item.filter((name) => state(document, ['CDSItems', { id: 'i' }, name]).required)).toEqual([
      'req_code',
      'prev_code',
    ]);
    expect(declaration.lists.CDSItems?.minRows).toBe(1);
  });
});
