import type { ReadLimits } from './read-limits.ts';

/** Limits of the rows of declaration and item, by object and field, each with where it was read. */
export const rowsLimits: ReadLimits = {
  'additional-code': {
    taric_add_code_1: [
      { maxLength: 3, entry: 'free' },
      'CDS DE 6/16, Classification/IdentificationTypeCode: an..3',
    ],
    national_add_code_1: [
      { maxLength: 3, entry: 'free' },
      'CDS DE 6/17, Classification/IdentificationTypeCode: an..3',
    ],
  },
  'additional-information': {
    statement_type: [
      { maxLength: 3, entry: 'free' },
      'CDS DE 2/2, AdditionalInformation/StatementTypeCode: an..3',
    ],
  },
  'additional-procedure': {
    add_proc_previous: [{ maxLength: 7, entry: 'free' }, 'CDS GovernmentProcedure/PreviousCode: an..7'],
  },
  'consignment-item': {
    consignor: [{ maxLength: 70, entry: 'free' }, 'CDS Consignor/Name: an..70'],
    consignor_number: [{ maxLength: 17, entry: 'free' }, 'CDS Consignor/ID: an..17'],
    consignor_address_type: [{ maxLength: 3, entry: 'free' }, 'CDS Consignor/Address/TypeCode: an..3'],
    consignor_city: [{ maxLength: 35, entry: 'free' }, 'CDS Consignor/Address/CityName: an..35'],
    consignor_country: [{ maxLength: 2, entry: 'free' }, 'CDS Consignor/Address/CountryCode: a2'],
    consignor_region_code: [
      { maxLength: 9, entry: 'free' },
      'CDS Consignor/Address/CountrySubDivisionCode: an..9',
    ],
    consignor_region: [
      { maxLength: 35, entry: 'free' },
      'CDS Consignor/Address/CountrySubDivisionName: an..35',
    ],
    consignor_address: [{ maxLength: 70, entry: 'free' }, 'CDS Consignor/Address/Line: an..70'],
    consignor_postcode: [{ maxLength: 9, entry: 'free' }, 'CDS Consignor/Address/PostcodeID: an..9'],
    transport_charges_method: [{ maxLength: 3, entry: 'free' }, 'CDS Freight/PaymentMethodCode: an..3'],
  },
  container: {
    container_sequence: [
      { maxLength: 5, format: 'digits', entry: 'free' },
      'CDS DE 7/10, TransportEquipment/SequenceNumeric: n..5',
    ],
    container_mark: [
      { maxLength: 5, entry: 'free' },
      'Not sent; keeps the seals of a message apart whose containers have no ID or share one',
    ],
  },
  'dangerous-goods': {
    un_dg_code: [{ maxLength: 4, entry: 'free' }, 'CDS DE 6/12, DangerousGoods/UNDGID: n..4'],
  },
  'deferred-payment': {
    def_payment_category: [
      { enum: ['1', '2'] },
      'Specification 1 §3 (CUS-119); CDS Declaration/AdditionalDocument/CategoryCode',
    ],
    def_payment_type: [
      { maxLength: 3, entry: 'free' },
      'Specification 1 §3 (CUS-120); CDS DE 2/6, Declaration/AdditionalDocument/TypeCode: an..3',
    ],
  },
  'exchange-rate': {
    exchange_currency: [{ maxLength: 3, entry: 'free' }, 'CDS CurrencyExchange/CurrencyTypeCode: a3'],
    exchange_rate: [
      { maxLength: 13, format: 'numeric', entry: 'free' },
      'CDS CurrencyExchange/RateNumeric: n..12,5',
    ],
  },
  guarantee: {
    guarantee: [{ enum: ['number', 'comprehensive'] }, 'Specification 1 §3 (CUS-122)'],
    guarantee_currency: [
      { maxLength: 3, entry: 'free' },
      'Specification 1 §3 (CUS-124); CDS DE 8/3, ObligationGuarantee/AmountAmount: a3',
    ],
  },
  origin: {
    origin_country: [{ maxLength: 4, entry: 'free' }, 'CDS DE 5/15, Origin/CountryCode: an..4'],
    origin_type: [{ maxLength: 3, entry: 'free' }, 'CDS DE 5/15, Origin/TypeCode: an..3'],
    origin_region: [{ maxLength: 9, entry: 'free' }, 'CDS Origin/RegionID: an..9'],
  },
  package: {
    package_sequence: [
      { maxLength: 5, format: 'digits', entry: 'free' },
      'CDS DE 6/9, Packaging/SequenceNumeric: n..5',
    ],
    packing_material: [
      { maxLength: 256, entry: 'free' },
      'CDS Packaging/PackingMaterialDescription: an..256',
    ],
    package_length: [
      { maxLength: 15, format: 'digits', entry: 'free' },
      'CDS Packaging/LengthMeasure: n..15',
    ],
    package_length_unit: [{ maxLength: 5, entry: 'free' }, 'CDS Packaging/LengthMeasure: unit code, an..5'],
    package_width: [{ maxLength: 15, format: 'digits', entry: 'free' }, 'CDS Packaging/WidthMeasure: n..15'],
    package_width_unit: [{ maxLength: 5, entry: 'free' }, 'CDS Packaging/WidthMeasure: unit code, an..5'],
    package_height: [
      { maxLength: 15, format: 'digits', entry: 'free' },
      'CDS Packaging/HeightMeasure: n..15',
    ],
    package_height_unit: [{ maxLength: 5, entry: 'free' }, 'CDS Packaging/HeightMeasure: unit code, an..5'],
    package_volume: [
      { maxLength: 17, format: 'numeric', entry: 'free' },
      'CDS Packaging/VolumeMeasure: n..16,6',
    ],
    package_volume_unit: [{ maxLength: 5, entry: 'free' }, 'CDS Packaging/VolumeMeasure: unit code, an..5'],
    packages_unit: [{ maxLength: 5, entry: 'free' }, 'CDS DE 6/10, QuantityQuantity: unit code, an..5'],
  },
  'produced-document': {
    amount_wo: [
      { maxLength: 17, format: 'numeric', entry: 'free' },
      'CDS DE 8/7, WriteOff/AmountAmount: n..16,3',
    ],
    amount_wo_currency: [{ maxLength: 3, entry: 'free' }, 'CDS DE 8/7, WriteOff/AmountAmount: a3'],
    date_validity: [{ format: 'date' }, 'Specification 1 §3 (CUS-166)'],
    issuing_auth_role: [{ maxLength: 3, entry: 'free' }, 'CDS AdditionalDocument/Submitter/RoleCode: an..3'],
    validity_time: [
      { maxLength: 11, pattern: '^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$', entry: 'free' },
      'CDS date and time format 304',
    ],
    validity_form: [{ enum: ['304', '102 with time'] }, 'CDS date and time formats 102 and 304'],
  },
  'routing-country': {
    routing_sequence: [
      { maxLength: 5, format: 'digits', entry: 'free' },
      'CDS DE 5/18, Itinerary/SequenceNumeric: n..5',
    ],
  },
  seal: {
    seal_container_no: [{ maxLength: 17, entry: 'free' }, 'Container number, CDS DE 7/10: an..17'],
    seal_container_mark: [
      { maxLength: 5, entry: 'free' },
      'Not sent; keeps the seals of a message apart whose containers have no ID or share one',
    ],
    seal_sequence: [
      { maxLength: 5, format: 'digits', entry: 'free' },
      'CDS DE 7/18, Seal/SequenceNumeric: n..5',
    ],
  },
  'tax-line': {
    tax_calc_type: [{ enum: ['usual', 'automatic', 'manual'] }, 'Specification 1 §3 (CUS-167)'],
    tax_base_amount: [
      { maxLength: 17, format: 'numeric', entry: 'free' },
      'CDS DE 4/4, DutyTaxFee/AdValoremTaxBaseAmount: n..16,3',
    ],
    tax_base_currency: [{ maxLength: 3, entry: 'free' }, 'CDS DE 4/4, DutyTaxFee/AdValoremTaxBaseAmount: a3'],
    tax_preference: [{ maxLength: 3, entry: 'free' }, 'CDS DE 4/17, DutyTaxFee/DutyRegimeCode: an..3'],
    tax_quota: [{ maxLength: 17, entry: 'free' }, 'CDS DE 8/1, DutyTaxFee/QuotaOrderID: an..17'],
    tax_deduction: [
      { maxLength: 17, format: 'numeric', entry: 'free' },
      'CDS Commodity/DutyTaxFee/DeductAmount: n..16,3',
    ],
    tax_deduction_currency: [{ maxLength: 3, entry: 'free' }, 'CDS Commodity/DutyTaxFee/DeductAmount: a3'],
  },
};
