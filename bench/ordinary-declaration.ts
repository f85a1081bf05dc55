import type { DocumentData } from '../src/engine/document.ts';

/** An import declaration as they usually are, with so many items of some 40 fields in eight lists. */
export function ordinaryDeclaration(items: number): DocumentData {
  return {
    customs_regime: 'import',
    declaration_type: 'IM',
    additional_dec_type: 'D',
    transaction_ref: 'BENCH-0001',
    items,
    currency: 'GBP',
    currency_1: '1000.00',
    total_packages: String(items),
    gross_mass: '1000',
    declarant_identNo: 'GB553202734852',
    representative_number: 'GB553202734852',
    representative_status: '2',
    importer_number: 'GB553202734853',
    exporter: 'Quay Export Ltd',
    exporter_address: '1 Quay Street',
    exporter_city: 'Dover',
    exporter_postcode: '07801',
    exporter_country: 'US',
    dispatch_country_code: 'US',
    destination_country_code: 'GB',
    location_goods: 'GBAUFXTFXTFXT',
    transportMode: '1',
    incoterm_code: 'CIF',
    unlocode: 'GBFXT',
    AdditionalItems: [{ uuid: 'h1', auth_ident_no: 'GB553202734852', auth_type_code: 'DPO' }],
    mainPreviousCDSItems: [
      { uuid: 'p1', docCategory: 'Y', import_prev_doc: 'DCR', prevTransactionRef: '9GB1' },
    ],
    CDSItems: Array.from({ length: items }, (_, index) => item(index + 1)),
  };
}

/**
 * An ordinary declaration with as many containers as items, every other without a number, two seals in each, and as
 * many guarantees: rows that stand in those of another list, or are many in the header.
 */
export function sealedDeclaration(items: number): DocumentData {
  const numbers = Array.from({ length: items }, (_, index) => index + 1);
  return {
    ...ordinaryDeclaration(items),
    container_flag: '1',
    mainContainerCDSItems: numbers.map((n) => ({ uuid: `e${n}`, ...containerName(n, 'container') })),
    sealNumberItems: numbers.flatMap((n) =>
      ['a', 'b'].map((letter) => ({
        uuid: `s${n}${letter}`,
        seal_number: `SEAL${n}${letter}`,
        ...containerName(n, 'seal_container'),
      })),
    ),
    GuaranteeItems: numbers.map((n) => ({
      uuid: `g${n}`,
      guarantee_type: '1',
      guarantee_ref: `GBCGU${n}`,
      guarantee_amount: '1500.00',
      guarantee_currency: 'GBP',
      guarantee_custom: 'GB000290',
    })),
  };
}

function containerName(n: number, before: string) {
  return n % 2 === 0 ? { [`${before}_mark`]: String(n) } : { [`${before}_no`]: `CONT${n}` };
}

function item(n: number) {
  return {
    uuid: `i${n}`,
    item_no: n,
    commodityCode: '8510900012',
    description: `Hair clippers of stainless steel, model ${n}, with accessories`,
    req_code: '40',
    prev_code: '00',
    gross_mass: '12.50',
    net_mass: '11.25',
    supplementaryUnits: '7',
    itemPriceAmount: '1000.00',
    itemPriceCurr: 'GBP',
    country_origin: 'US',
    preference: '100',
    val_indicator: '0000',
    valuation_method: '1',
    nature_of_transaction: '11',
    statistic_value: '900.10',
    PackagesCDSItems: [
      { uuid: `k${n}`, type_of_packages: 'CT', number_of_packages: '1', shipping_mark: `MARK ${n}` },
    ],
    TaxCDSItems: [
      { uuid: `t${n}`, tax_type: 'A00', payment_method: 'E' },
      { uuid: `u${n}`, tax_type: 'B00', payment_method: 'G' },
    ],
    PreviousCDSItems: [
      { uuid: `v${n}`, docCategory: 'Z', import_prev_doc: '355', prevTransactionRef: '22GB1' },
    ],
    AdditionalCDSItems: [{ uuid: `a${n}`, additionalInfoCode: '00500', additionalDescription: 'IMPORTER' }],
    CertificateCDSItems: [
      { uuid: `c${n}`, doc_code_1: 'N', doc_code_3: '935', doc_ident: `INV-${n}`, doc_status: 'AC' },
      { uuid: `d${n}`, doc_code_1: 'C', doc_code_3: '506', doc_ident: 'GBDPO1', doc_status: 'AE' },
    ],
    ProcedureCDSItems: [{ uuid: `q${n}`, add_proc: '000' }],
    CommodityCDSItems: [{ uuid: `x${n}`, national_add_code: 'VATZ', national_add_code_1: 'GN' }],
  };
}
