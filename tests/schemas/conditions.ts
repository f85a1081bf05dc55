/**
 * What hides, disables and requires a field or list, written out once by hand from the specification, its ledger
 * and the guides. A rule that is dropped from a schema, or added to one and not here, turns a test red.
 */
export interface StatedCondition {
  readonly ledger: string;
  /** The document or row whose fields these are. */
  readonly object: string;
  /** Names of fields or lists, by spaces. */
  readonly names: string;
  readonly effect: 'hide' | 'disable' | 'require';
  /** Where it holds, and where it does not. */
  readonly holds: readonly Situation[];
  readonly free: readonly Situation[];
  /** The text that tells why. */
  readonly reason?: string;
}

/** Values of the declaration and of the row the field stands in, and that row's index. */
export interface Situation {
  readonly of?: Readonly<Record<string, unknown>>;
  readonly row?: Readonly<Record<string, unknown>>;
  readonly index?: number;
}

const ALWAYS: readonly Situation[] = [{}];
const TYPE_Q: Situation = { of: { additional_dec_type: 'Q' } };
/** Every other additional type, and none yet. */
const OTHER_TYPES: readonly Situation[] = [
  {},
  ...[...'ZYADCFJK'].map((type) => ({ of: { additional_dec_type: type } })),
];
const IMPORT: Situation = { of: { customs_regime: 'import' } };
const EXPORT: Situation = { of: { customs_regime: 'export' } };
const TYPE_Q_IS_FIXED = 'Fixed for a final supplementary declaration (type Q).';
const SUM_OF_ITEMS = 'Worked out from the items.';

export const STATED_CONDITIONS: readonly StatedCondition[] = [
  {
    ledger: 'CUS-271',
    object: 'previous-document',
    names: 'docCategory import_prev_doc prevTransactionRef goodsItemIdent',
    effect: 'disable',
    holds: [TYPE_Q],
    free: OTHER_TYPES,
    reason: TYPE_Q_IS_FIXED,
  },
  {
    ledger: 'CUS-202 D-45',
    object: 'customs-declaration',
    names: 'CDSItems',
    effect: 'disable',
    holds: [TYPE_Q],
    free: OTHER_TYPES,
    reason: TYPE_Q_IS_FIXED,
  },
  {
    ledger: 'CUS-230 CUS-232 D-43',
    object: 'tax-line',
    names: 'tax_amount tax_currency tax_total tax_total_currency',
    effect: 'disable',
    holds: [{ row: { tax_calc_type: 'automatic' } }],
    free: [{}, { row: { tax_calc_type: 'usual' } }, { row: { tax_calc_type: 'manual' } }],
    reason: 'Customs calculates this line.',
  },
  {
    ledger: 'CUS-281 D-48',
    object: 'guarantee',
    names: 'guarantee_type',
    effect: 'disable',
    holds: [{ index: 10 }, { index: 11 }, { index: 98 }],
    free: [{ index: 0 }, { index: 1 }, { index: 9 }],
    reason: 'Only the first ten guarantees have a type of their own.',
  },
  {
    ledger: 'CUS-235 D-48',
    object: 'guarantee',
    names: 'guarantee_ref',
    effect: 'disable',
    holds: [{ row: { guarantee: 'comprehensive' } }],
    free: [{}, { row: { guarantee: 'number' } }],
    reason: 'A comprehensive guarantee has its other reference, not a number.',
  },
  {
    ledger: 'CUS-234 D-48',
    object: 'guarantee',
    names: 'guarantee_ref_other',
    effect: 'disable',
    holds: [{ row: { guarantee: 'number' } }],
    free: [{}, { row: { guarantee: 'comprehensive' } }],
    reason: 'A guarantee by number has no other reference.',
  },
  {
    ledger: 'C10b',
    object: 'seal',
    names: 'seal_sequence',
    effect: 'disable',
    holds: [{ row: { seal_number: 'NOSEALS' } }],
    free: [{}, { row: { seal_number: 'S1' } }, { row: { seal_number: 'noseals' } }],
    reason: 'NOSEALS has the number 0.',
  },
  {
    ledger: 'CUS-282 CUS-283 D-48',
    object: 'guarantee',
    names: 'guarantee_ref',
    effect: 'hide',
    holds: ['J', 'K'].flatMap((type) => [
      { of: { additional_dec_type: type } },
      { of: { additional_dec_type: type, customs_regime: 'export' } },
    ]),
    free: [
      ...['J', 'K'].map((type) => ({ of: { additional_dec_type: type, customs_regime: 'import' } })),
      ...[...'ZYADCFQ'].map((type) => ({ of: { additional_dec_type: type, customs_regime: 'export' } })),
      EXPORT,
    ],
  },
  {
    ledger: 'CUS-295 D-49',
    object: 'produced-document',
    names: 'quantity_wo',
    effect: 'require',
    holds: [{ row: { qualifier: 'KGM' } }],
    free: [{}, { row: { qualifier: '' } }, { row: { doc_code_1: 'C' } }],
    reason: 'Required when measurement unit is completed',
  },
  {
    ledger: 'CUS-212 CUS-218',
    object: 'customs-declaration',
    names: 'total_packages',
    effect: 'disable',
    holds: OTHER_TYPES,
    free: [TYPE_Q],
    reason: SUM_OF_ITEMS,
  },
  {
    ledger: 'CUS-219 CUS-221',
    object: 'customs-declaration',
    names: 'gross_mass',
    effect: 'disable',
    holds: [IMPORT],
    free: [{}, EXPORT],
    reason: SUM_OF_ITEMS,
  },
  {
    ledger: 'CUS-095 CDS DE 3/21, agent omitted for self-representation',
    object: 'customs-declaration',
    names: `representative_status representative_number representative representative_address
      representative_city representative_postcode representative_country representative_region_code
      representative_region`,
    effect: 'hide',
    holds: [{ of: { self_representation: true } }],
    free: [{}, { of: { self_representation: false } }],
  },
  {
    ledger: 'CUS-102 CDS DE 5/23, the location in one code or in its parts',
    object: 'customs-declaration',
    names: 'location_country location_type location_qualifier location_name',
    effect: 'hide',
    holds: [{ of: { location_goods: 'GBAUWLALONBTW' } }],
    free: [{}, { of: { location_goods: '' } }],
  },
  {
    ledger: 'CUS-091 CDS DE 7/5, the inland mode stands on departure for export',
    object: 'customs-declaration',
    names: 'arrival_mode',
    effect: 'hide',
    holds: [{}, IMPORT],
    free: [EXPORT],
  },
  {
    ledger: 'CUS-091 CDS DE 7/5, the inland mode stands on arrival for import',
    object: 'customs-declaration',
    names: 'departure_mode',
    effect: 'hide',
    holds: [EXPORT],
    free: [{}, IMPORT],
  },
  {
    ledger: 'CUS-145 CDS DE 4/17 and 8/1, the first line has those of the item',
    object: 'tax-line',
    names: 'tax_preference tax_quota',
    effect: 'disable',
    holds: [{ index: 0 }],
    free: [{ index: 1 }, { index: 2 }],
    reason: 'Stands in the item for its first tax line.',
  },
  {
    ledger: 'CDS DE 1/1, 1/2, 2/5, 3/18 and 5/23, in every data set',
    object: 'customs-declaration',
    names: 'declaration_type additional_dec_type transaction_ref declarant_identNo location_goods',
    effect: 'require',
    holds: ALWAYS,
    free: [],
  },
  {
    ledger: 'CUS-143 CDS DE 1/10, in every data set',
    object: 'item',
    names: 'req_code prev_code',
    effect: 'require',
    holds: ALWAYS,
    free: [],
  },
];
