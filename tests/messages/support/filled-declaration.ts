import type { DocumentData, Row } from '../../../src/engine/document.ts';
import { filled } from './filled.ts';
import { cdsMap } from './map.ts';

/** An import declaration of three items with every mapped field and list filled. */
export function filledDeclaration(): DocumentData {
  return filled(cdsMap, namedFields());
}

/** The fields that are worth a value of their own. */
function namedFields(): DocumentData {
  return {
    customs_regime: 'import',
    declaration_type: 'IM',
    additional_dec_type: 'A',
    transaction_ref: 'LRN-0001',
    ref_general: '0GB553202734852-BS12345',
    acceptance_date: '12-03-2026',
    acceptance_time: '10:42:14+01',
    issue_date: '11-03-2026',
    issue_time: '10:29:25Z',
    declaration_office: 'GBLBA001',
    circumstance_indicator: 'A20',
    submitter_number: 'GB777',
    items: 3,
    currency_1: '3000.50',
    currency: 'EUR',
    total_packages: '30',
    gross_mass: '306.00',
    exchangeRate: '1.17235',
    declarant_identNo: 'GB553202734852',
    ...party('user', 'user_name'),
    representative_status: '2',
    representative_number: 'GB603202734852',
    ...party('representative'),
    ...party('exporter'),
    exporter_number: 'US1234567',
    ...party('importer'),
    importer_number: 'GB553202734852',
    ...party('buyer'),
    buyer_number: 'GB1',
    ...party('seller'),
    seller_number: 'US1',
    ...party('consignee'),
    consignee_number: 'GB2',
    ...party('carrier'),
    carrier_number: 'GB3',
    ...party('consignor'),
    consignor_number: 'US2',
    transport_charges_method: 'B',
    office_of_exit: 'GB000290',
    presentation_office: 'GBLBA002',
    supervising_custom: 'GBBEL004',
    warehouse_ident: '1234567GB',
    warehouse_type: 'U',
    placeOfLoading: 'DTM',
    departure_transport_number: 'CSCLGLOBE',
    departure_transport_type: '11',
    nature_of_transaction: '1',
    delivery_place: 'GB Harwich',
    location_additional_id: 'BERTH 7',
    location_goods: 'GBAUWLALONBTW',
    container_flag: '1',
    transportMode: '1',
    inlandMode: '3',
    departure_mode: '4',
    arrival_number: '12345',
    arrival_type: '10',
    active_transport_number: 'SHIP 7',
    active_transport_type: '11',
    active_transport_nationality: 'US',
    dispatch_country_code: 'US',
    destination_country_code: 'GB',
    freight_charge_amount: '13.75',
    freight_charge_currency: 'GBP',
    incoterm_code: 'CIF',
    unlocode: 'GBLON',
    AdditionalItems: rows(2, 'h', (n) => ({ auth_ident_no: `GB${n}`, auth_type_code: 'DPO' })),
    mainPreviousCDSItems: rows(2, 'm', previousDocument),
    mainContainerCDSItems: rows(2, 'c', (n) => ({ container_no: `CONT${n}` })),
    sealNumberItems: [
      { uuid: 's-1', seal_number: 'SEAL1' },
      { uuid: 's-2', seal_number: 'SEAL2' },
      { uuid: 's-3', seal_number: 'SEAL3', seal_container_no: 'CONT2' },
    ],
    routingCodeCountryItems: rows(2, 'k', (n) => ({ routing_code_country: n === 1 ? 'GB' : 'FR' })),
    DeferredItems: rows(2, 'f', (n) => ({
      def_payment_category: String(n),
      def_payment_type: 'DAN',
      def_payment_id: `123456${n}`,
    })),
    GuaranteeItems: rows(2, 'g', (n) => ({
      guarantee_type: String(n),
      guarantee_ref: `GBCGU${n}`,
      guarantee_ref_other: `OTHER ${n}`,
      guarantee_code: 'A1B2',
      guarantee_amount: '1500.00',
      guarantee_currency: 'GBP',
      guarantee_custom: 'GB000290',
    })),
    mainAdditionalCDSItems: rows(2, 'n', statement),
    mainAdjustmentCDSItems: rows(2, 'j', adjustment),
    mainSupplyCDSItems: rows(2, 'y', actor),
    mainFiscalCDSItems: rows(2, 'v', fiscal),
    ExchangeItems: rows(2, 'e', (n) => ({ exchange_rate: `1.${n}` })),
    ConsignmentItems: rows(2, 'l', (n) => ({ consignor: `Consignor ${n}` })),
    exit_date: '14-03-2026',
    exit_time: '00:00:00Z',
    invoice_date: '01-03-2026',
    CDSItems: rows(3, 'i', item),
  };
}

function item(n: number): Omit<Row, 'uuid'> {
  return {
    item_no: n,
    ref_number: `REF/${n}`,
    commodityCode: `8510900${n}12`,
    combined_code: 'TSP',
    taric_code: 'TRC',
    cus_code: '0010164-4',
    cus_code_1: 'CV',
    description: `Goods <${n}> & "more"\ttabbed`,
    req_code: '40',
    prev_code: '00',
    gross_mass: '102.00',
    gross_mass_unit: 'KGM',
    net_mass: '99.5',
    net_mass_unit: 'KGM',
    supplementaryUnits: '7',
    supplementary_unit: 'NAR',
    itemPriceAmount: '1000',
    itemPriceCurr: 'EUR',
    customs_value_amount: '103.33',
    customs_value_currency: 'GBP',
    country_origin: 'US',
    country_pref_origin: 'CA',
    preference: '100',
    quota: '091525',
    val_indicator: '0000',
    valuation_method: '1',
    nature_of_transaction: '11',
    statistic_value: '900.10',
    statistic_currency: 'GBP',
    dest_code: 'GB',
    disp_code: 'US',
    ...party('consignee'),
    consignee_number: `GB9${n}`,
    AdjustmentCDSItems: rows(2, `j${n}`, adjustment),
    SupplyCDSItems: rows(2, `y${n}`, actor),
    FiscalCDSItems: rows(2, `v${n}`, fiscal),
    ContainerCDSItems: rows(2, `c${n}`, (k) => ({ container_no: `CONT${k}` })),
    DangerousCDSItems: rows(2, `u${n}`, (k) => ({ un_dg_code: `120${k}` })),
    OriginCDSItems: [{ uuid: `o${n}`, origin_country: 'FR', origin_type: '1' }],
    PackagesCDSItems: rows(2, `p${n}`, (k) => ({
      type_of_packages: 'CT',
      number_of_packages: String(k),
      shipping_mark: `MARK ${n}-${k}`,
    })),
    TaxCDSItems: rows(2, `t${n}`, (k) => ({
      tax_type: `A0${k}`,
      tax_unit: 'KGM#G',
      tax_quantity: '12.5',
      tax_rate: '2.70',
      tax_amount: '27.00',
      tax_currency: 'GBP',
      tax_total: '28.00',
      tax_total_currency: 'GBP',
      payment_method: 'E',
      tax_base_amount: '900.00',
      tax_base_currency: 'GBP',
      ...(k === 1 ? {} : { tax_preference: '200', tax_quota: '091526' }),
    })),
    PreviousCDSItems: rows(2, `d${n}`, previousDocument),
    AdditionalCDSItems: rows(2, `a${n}`, statement),
    CertificateCDSItems: rows(2, `z${n}`, (k) => ({
      doc_code_1: 'C',
      doc_code_3: '514',
      doc_ident: `GBEIR${k}`,
      doc_status: 'AE',
      doc_status_reason: 'because',
      issuing_auth: 'HMRC',
      date_validity: '31-12-2026',
      quantity_wo: '5.5',
      qualifier: 'KGM#G',
      amount_wo: '70.25',
      amount_wo_currency: 'GBP',
    })),
    ProcedureCDSItems: rows(2, `q${n}`, (k) => ({ add_proc: `1C${k}` })),
    CommodityCDSItems: rows(2, `x${n}`, (k) => ({
      taric_add_code: `406${k}`,
      taric_add_code_1: 'TRA',
      national_add_code: 'VATZ',
      national_add_code_1: 'GN',
    })),
  };
}

function statement(n: number): Omit<Row, 'uuid'> {
  return { additionalInfoCode: '00500', additionalDescription: `IMPORTER ${n}`, statement_type: 'ACB' };
}

function adjustment(n: number): Omit<Row, 'uuid'> {
  return { deduction_type: 'AK', deduction_val: `5${n}.00`, deduction_currency: 'GBP' };
}

function actor(n: number): Omit<Row, 'uuid'> {
  return { role_code: 'CS', ident_no: `GB5${n}` };
}

function fiscal(n: number): Omit<Row, 'uuid'> {
  return { fiscal_ident_code: `FR${n}`, fiscal_ident_no: `GB6${n}` };
}

function previousDocument(n: number): Omit<Row, 'uuid'> {
  return {
    docCategory: 'Z',
    import_prev_doc: '355',
    prevTransactionRef: `22GB${n}`,
    goodsItemIdent: String(n),
  };
}

function party(name: string, nameField = name): DocumentData {
  return {
    [nameField]: `The ${name}`,
    [`${name}_address`]: '1 Quay Street',
    [`${name}_city`]: 'Harwich',
    [`${name}_country`]: 'GB',
    [`${name}_postcode`]: 'CO12 3HH',
  };
}

function rows(count: number, key: string, make: (n: number) => Omit<Row, 'uuid'>): Row[] {
  return Array.from({ length: count }, (_, index) => ({ uuid: `${key}-${index + 1}`, ...make(index + 1) }));
}

/** The same document without the row keys, which no message carries. */
export function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'uuid')
      .map(([name, inner]) => [name, withoutKeys(inner)]),
  );
}
