/**
 * The limits of the specification's section 5, written out once by hand.
 * A number changed in a schema and not here turns the limit tests red, and the other way round.
 */
export interface StatedLimit {
  readonly row: string;
  readonly field: string;
  readonly ledger: string;
  /** Most characters that may be typed. */
  readonly max: number;
  readonly format?: 'numeric' | 'digits';
  /** Length at which typing stops, where it is not `max`. */
  readonly cap?: number;
  /** Most characters that are valid, where the authority takes more, and its published format. */
  readonly valid?: number;
}

export const STATED_LIMITS: readonly StatedLimit[] = [
  { row: 'tax-line', field: 'tax_type', ledger: 'CUS-237', max: 3 },
  { row: 'tax-line', field: 'tax_unit', ledger: 'CUS-238', max: 6 },
  { row: 'tax-line', field: 'tax_quantity', ledger: 'CUS-239, CUS-240', max: 23, format: 'numeric', cap: 16 },
  { row: 'tax-line', field: 'tax_rate', ledger: 'CUS-241', max: 21, format: 'numeric' },
  { row: 'tax-line', field: 'tax_amount', ledger: 'CUS-242', max: 19, format: 'numeric' },
  { row: 'tax-line', field: 'tax_currency', ledger: 'CUS-243', max: 2, valid: 3 },
  { row: 'tax-line', field: 'tax_total', ledger: 'CUS-244', max: 19, format: 'numeric' },
  { row: 'tax-line', field: 'tax_total_currency', ledger: 'CUS-245', max: 3 },
  { row: 'tax-line', field: 'payment_method', ledger: 'CUS-246', max: 1 },
  { row: 'container', field: 'container_no', ledger: 'CUS-247', max: 17 },
  { row: 'seal', field: 'seal_number', ledger: 'CUS-248', max: 35 },
  {
    row: 'adjustment',
    field: 'deduction_val',
    ledger: 'CUS-249, CUS-250',
    max: 19,
    format: 'numeric',
    cap: 16,
  },
  { row: 'adjustment', field: 'deduction_currency', ledger: 'CUS-251', max: 3 },
  { row: 'adjustment', field: 'deduction_type', ledger: 'CUS-252', max: 2, valid: 3 },
  { row: 'supply-chain-actor', field: 'ident_no', ledger: 'CUS-253', max: 17 },
  { row: 'supply-chain-actor', field: 'role_code', ledger: 'CUS-254', max: 3 },
  { row: 'additional-procedure', field: 'add_proc', ledger: 'CUS-256', max: 3, valid: 7 },
  { row: 'package', field: 'type_of_packages', ledger: 'CUS-257', max: 2 },
  { row: 'package', field: 'number_of_packages', ledger: 'CUS-258', max: 8, format: 'digits' },
  { row: 'package', field: 'shipping_mark', ledger: 'CUS-259', max: 512 },
  { row: 'fiscal-reference', field: 'fiscal_ident_no', ledger: 'CUS-260', max: 17 },
  { row: 'fiscal-reference', field: 'fiscal_ident_code', ledger: 'CUS-261', max: 3 },
  { row: 'additional-information', field: 'additionalInfoCode', ledger: 'CUS-262', max: 5, valid: 17 },
  { row: 'additional-information', field: 'additionalDescription', ledger: 'CUS-263', max: 512 },
  { row: 'additional-code', field: 'taric_add_code', ledger: 'CUS-264', max: 4, valid: 18 },
  { row: 'additional-code', field: 'national_add_code', ledger: 'CUS-265', max: 4, valid: 18 },
  { row: 'previous-document', field: 'docCategory', ledger: 'CUS-266', max: 1 },
  { row: 'previous-document', field: 'import_prev_doc', ledger: 'CUS-267', max: 3 },
  {
    row: 'previous-document',
    field: 'prevTransactionRef',
    ledger: 'CUS-268, CUS-269',
    max: 36,
    cap: 35,
    valid: 70,
  },
  {
    row: 'previous-document',
    field: 'goodsItemIdent',
    ledger: 'CUS-270',
    max: 3,
    format: 'digits',
    valid: 5,
  },
  { row: 'authorisation', field: 'auth_type_code', ledger: 'CUS-272', max: 4 },
  { row: 'authorisation', field: 'auth_ident_no', ledger: 'CUS-273', max: 17 },
  { row: 'guarantee', field: 'guarantee_type', ledger: 'CUS-274', max: 1, valid: 3 },
  { row: 'guarantee', field: 'guarantee_ref', ledger: 'CUS-275', max: 24, valid: 70 },
  { row: 'guarantee', field: 'guarantee_ref_other', ledger: 'CUS-276', max: 35 },
  { row: 'guarantee', field: 'guarantee_code', ledger: 'CUS-277', max: 4 },
  {
    row: 'guarantee',
    field: 'guarantee_amount',
    ledger: 'CUS-278, CUS-279',
    max: 19,
    format: 'numeric',
    cap: 16,
  },
  { row: 'guarantee', field: 'guarantee_custom', ledger: 'CUS-280', max: 8, valid: 17 },
  { row: 'deferred-payment', field: 'def_payment_id', ledger: 'CUS-284', max: 7, format: 'digits' },
  { row: 'routing-country', field: 'routing_code_country', ledger: 'CUS-285', max: 2 },
  { row: 'produced-document', field: 'doc_code_1', ledger: 'CUS-286, CUS-287', max: 1, valid: 3 },
  { row: 'produced-document', field: 'doc_code_3', ledger: 'CUS-286, CUS-287', max: 3 },
  { row: 'produced-document', field: 'doc_ident', ledger: 'CUS-288', max: 35, valid: 70 },
  { row: 'produced-document', field: 'doc_status', ledger: 'CUS-289', max: 2, valid: 3 },
  { row: 'produced-document', field: 'doc_status_reason', ledger: 'CUS-290', max: 35 },
  {
    row: 'produced-document',
    field: 'quantity_wo',
    ledger: 'CUS-291, CUS-292',
    max: 23,
    format: 'numeric',
    cap: 16,
  },
  { row: 'produced-document', field: 'qualifier', ledger: 'CUS-293', max: 5 },
  { row: 'produced-document', field: 'issuing_auth', ledger: 'CUS-294', max: 70 },
];
