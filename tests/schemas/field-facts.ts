/**
 * Facts about fields of the customs declaration that no limit says, written out once by hand from section 3 of the
 * specification, its ledger and the data elements. `item.x` is a field of a row, a bare name one of the declaration.
 */

/** Code list → the fields that offer it, and no others. */
export const STATED_CODE_LISTS: Readonly<Record<string, string>> = {
  regimes: 'customs_regime',
  'declaration-types': 'declaration_type',
  'additional-declaration-types': 'additional_dec_type',
  'specific-circumstances': 'circumstance_indicator',
  'representative-statuses': 'representative_status',
  'goods-locations': 'location_goods',
  'supervising-offices': `declaration_office presentation_office supervising_custom guarantee.guarantee_custom`,
  'exit-offices': 'office_of_exit',
  airports: 'placeOfLoading',
  unlocodes: 'unlocode',
  'container-flags': 'container_flag',
  'transport-modes': 'transportMode inlandMode arrival_mode departure_mode',
  'transport-identification-types': 'arrival_type active_transport_type departure_transport_type',
  'transport-charges-methods': 'transport_charges_method consignment-item.transport_charges_method',
  'warehouse-types': 'warehouse_type',
  incoterms: 'incoterm_code',
  'natures-of-transaction': 'nature_of_transaction item.nature_of_transaction',
  countries: `user_country representative_country exporter_country importer_country buyer_country seller_country
    consignee_country carrier_country consignor_country submitter_country shipment_consignor_country payer_country
    surety_country location_country active_transport_nationality dispatch_country_code destination_country_code
    item.country_origin item.country_pref_origin item.dest_code item.disp_code item.consignee_country
    item.supplier_country item.buyer_country item.consignor_country item.seller_country origin.origin_country
    routing-country.routing_code_country consignment-item.consignor_country`,
  currencies: `currency freight_charge_currency exchange_currency item.itemPriceCurr item.customs_value_currency
    item.statistic_currency tax-line.tax_base_currency tax-line.tax_currency tax-line.tax_total_currency
    tax-line.tax_deduction_currency produced-document.amount_wo_currency adjustment.deduction_currency
    guarantee.guarantee_currency exchange-rate.exchange_currency`,
  'measurement-units': 'item.supplementary_unit tax-line.tax_unit produced-document.qualifier',
  'commodity-codes': 'item.commodityCode',
  'cus-codes': 'item.cus_code',
  'requested-procedures': 'item.req_code',
  'previous-procedures': 'item.prev_code',
  'additional-procedures': 'additional-procedure.add_proc',
  preferences: 'item.preference tax-line.tax_preference',
  'valuation-methods': 'item.valuation_method',
  'package-types': 'package.type_of_packages',
  'tax-calculation': 'tax-line.tax_calc_type',
  'tax-types': 'tax-line.tax_type',
  'payment-methods': 'tax-line.payment_method',
  'previous-document-categories': 'previous-document.docCategory',
  'previous-document-types': 'previous-document.import_prev_doc',
  'additional-information': 'additional-information.additionalInfoCode',
  documents: 'produced-document.doc_code_1',
  'document-statuses': 'produced-document.doc_status',
  'national-additional-codes': 'additional-code.national_add_code',
  'valuation-adjustments': 'adjustment.deduction_type',
  'fiscal-roles': 'fiscal-reference.fiscal_ident_code',
  'supply-chain-roles': 'supply-chain-actor.role_code',
  'dangerous-goods': 'dangerous-goods.un_dg_code',
  'authorisation-types': 'authorisation.auth_type_code',
  'deferment-categories': 'deferred-payment.def_payment_category',
  'guarantee-modes': 'guarantee.guarantee',
  'guarantee-types': 'guarantee.guarantee_type',
};

/** Fixed defaults, and those of type Q. */
export const STATED_DEFAULTS: readonly (readonly [
  ledger: string,
  field: string,
  value: string | number,
  when?: string,
])[] = [
  ['CUS-001', 'customs_regime', 'import'],
  ['CUS-096', 'declaration_type', 'IM', '/customs_regime import'],
  ['CUS-096', 'declaration_type', 'EX'],
  ['CUS-006', 'provider', 'HMRC'],
  ['CUS-094', 'currency', 'GBP'],
  ['CUS-100 D-38', 'exporter_party', 0],
  ['CUS-113 D-38', 'buyer_party', 0],
  ['CUS-114 D-38', 'seller_party', 0],
  ['CUS-112 D-38', 'consignee_party', 1],
  ['CUS-116 D-38', 'carrier_party', 0],
  ['CUS-150 D-38', 'item.supplier_party', 0],
  ['CUS-138', 'item.combined_code', 'TSP'],
  ['CUS-139', 'item.taric_code', 'TRC'],
  ['CUS-140', 'item.cus_code_1', 'CV'],
  ['CUS-141', 'additional-code.taric_add_code_1', 'TRA'],
  ['CUS-142', 'additional-code.national_add_code_1', 'GN'],
  ['CUS-146', 'item.itemPriceCurr', 'GBP'],
  ['CUS-147', 'item.statistic_currency', 'GBP'],
  ['CUS-152', 'item.req_code', '00', '/additional_dec_type Q'],
  ['CUS-152', 'item.prev_code', '90', '/additional_dec_type Q'],
  ['CUS-167', 'tax-line.tax_calc_type', 'usual'],
  ['CUS-169', 'tax-line.tax_currency', 'GBP'],
  ['CUS-170', 'tax-line.tax_total_currency', 'GBP'],
  ['CUS-132', 'previous-document.docCategory', 'Z', '/additional_dec_type Q'],
  ['CUS-132', 'previous-document.import_prev_doc', 'ZZZ', '/additional_dec_type Q'],
  ['CUS-132', 'previous-document.prevTransactionRef', 'FSD', '/additional_dec_type Q'],
  ['CUS-120', 'deferred-payment.def_payment_type', 'DAN'],
  ['CUS-124', 'guarantee.guarantee_currency', 'GBP'],
  ['CUS-126', 'adjustment.deduction_currency', 'GBP'],
];

/** Fields with a counter 'N of M characters', and those of several lines (ENG-052). */
export const STATED_COUNTERS =
  'transaction_ref item.description package.shipping_mark additional-information.additionalDescription';
export const STATED_MULTILINE =
  'item.description package.shipping_mark additional-information.additionalDescription';
