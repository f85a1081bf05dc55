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

describe('section 3 of the specification, name by name', () => {
  const fields = (object: { fields: object; lists: object }) => [
    ...Object.keys(object.fields),
    ...Object.keys(object.lists),
  ];
  const named: readonly (readonly [string, readonly string[], string])[] = [
    [
      'CUS-087 to CUS-130 the declaration',
      fields(declaration),
      `acceptance_date tax_point_date active_transport_number active_transport_type additional_dec_type
      arrival_number arrival_type assignee_id circumstance_indicator currency customer_id customs_regime
      self_representation declarant_identNo declaration_type delivery_type departure_transport_number
      departure_transport_type destination_country_code dispatch_country_code exchangeRate exporter_party
      gross_mass incoterm_code inlandMode internal_id location_goods office_of_exit placeOfLoading provider
      ref_general state supervising_custom taxNoBuyer taxNoConsignee tel total_packages transaction_ref
      transport_charges_method transportMode unlocode user_name user_address user_city user_country
      user_postcode user_eori warehouse_code warehouse_ident warehouse_type currency_1 items
      AdditionalItems CDSItems DeferredItems GuaranteeItems mainAdditionalCDSItems mainAdjustmentCDSItems
      mainContainerCDSItems mainPreviousCDSItems routingCodeCountryItems sealNumberItems`,
    ],
    ...['buyer', 'seller', 'consignee', 'carrier'].map(
      (party) =>
        [
          `CUS-113 to CUS-116 D-38 the block of the ${party}`,
          fields(declaration),
          `${party} ${party}_city ${party}_country ${party}_postcode ${party}_number ${party}_template_name
          ${party}_party`,
        ] as const,
    ),
    [
      'CUS-133 to CUS-165 an item',
      fields(present(rows.get('item'))),
      `item_no dest_code disp_code ref_number description totalNumberOfPackages cus_code cus_code_1 taric_code
      combined_code commodityCode country_origin country_pref_origin req_code prev_code gross_mass net_mass
      preference quota supplementaryUnits nature_of_transaction itemPriceAmount itemPriceCurr val_indicator
      statistic_value statistic_currency supplier supplier_city supplier_country supplier_postcode
      supplier_number supplier_party AdditionalCDSItems PreviousCDSItems PackagesCDSItems CommodityCDSItems
      AdjustmentCDSItems FiscalCDSItems SupplyCDSItems ContainerCDSItems CertificateCDSItems
      ProcedureCDSItems TaxCDSItems`,
    ],
    [
      'CUS-119 to CUS-121',
      fields(present(rows.get('deferred-payment'))),
      'def_payment_category def_payment_type def_payment_id',
    ],
    [
      'CUS-122 to CUS-124',
      fields(present(rows.get('guarantee'))),
      `guarantee guarantee_type guarantee_ref guarantee_ref_other guarantee_code guarantee_amount
      guarantee_currency guarantee_custom`,
    ],
    ['CUS-126', fields(present(rows.get('adjustment'))), 'deduction_val deduction_currency deduction_type'],
    ['CUS-130', fields(present(rows.get('routing-country'))), 'routing_code_country'],
    ['CUS-131', fields(present(rows.get('seal'))), 'seal_number'],
    ['CUS-160', fields(present(rows.get('fiscal-reference'))), 'fiscal_ident_code fiscal_ident_no'],
    ['CUS-161', fields(present(rows.get('supply-chain-actor'))), 'ident_no role_code'],
    [
      'CUS-166',
      fields(present(rows.get('produced-document'))),
      `issuing_auth date_validity quantity_wo qualifier doc_code_1 doc_code_3 doc_ident doc_status
      doc_status_reason`,
    ],
  ];

  it.each(named)('%s', (_, known, names) => {
    expect(names.split(/\s+/).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('CUS-119 CUS-120 CUS-122 CUS-124 CUS-126 defaults and values of the rows', () => {
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

  it('CUS-137 to CUS-147 a new item has its code types and currencies', () => {
    expect(newItem(newDeclaration())).toMatchObject({
      combined_code: 'TSP',
      taric_code: 'TRC',
      cus_code_1: 'CV',
      itemPriceCurr: 'GBP',
      statistic_currency: 'GBP',
    });
  });

  it.each([
    ['CUS-195 import, type A', { additional_dec_type: 'A' }, ['A00', 'B00']],
    ['CUS-195 import, no type yet', {}, ['A00', 'B00']],
    ['CUS-196 import, type J', { additional_dec_type: 'J' }, [undefined]],
    ['CUS-197 import, type K', { additional_dec_type: 'K' }, [undefined]],
    ['D-42 import, type Q', { additional_dec_type: 'Q' }, [undefined]],
    ['CUS-198 export', { customs_regime: 'export', additional_dec_type: 'A' }, [undefined]],
  ])('%s: its tax lines', (_, values, types) => {
    const lines = rowsOf(newItem(newDeclaration(values)), 'TaxCDSItems');
    expect(lines.map((line) => line.tax_type)).toEqual(types);
    for (const line of lines) {
      expect(line).toMatchObject({ tax_calc_type: 'usual', tax_currency: 'GBP', tax_total_currency: 'GBP' });
    }
  });

  it('CUS-155 to CUS-164 every other sub-list of a new item has one blank entry', () => {
    const item = newItem(newDeclaration({ additional_dec_type: 'A' }));
    for (const list of [
      'PackagesCDSItems',
      'PreviousCDSItems',
      'AdditionalCDSItems',
      'CertificateCDSItems',
      'ProcedureCDSItems',
      'FiscalCDSItems',
      'SupplyCDSItems',
      'ContainerCDSItems',
    ]) {
      expect(rowsOf(item, list), list).toEqual([{}]);
    }
    expect(rowsOf(item, 'AdjustmentCDSItems')).toEqual([{ deduction_currency: 'GBP' }]);
    expect(rowsOf(item, 'CommodityCDSItems')).toEqual([
      { taric_add_code_1: 'TRA', national_add_code_1: 'GN' },
    ]);
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
