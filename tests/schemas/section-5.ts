/**
 * The limits of the specification's section 5, written out once by hand for the fields the slice has.
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
  { row: 'additional-procedure', field: 'add_proc', ledger: 'CUS-256', max: 3, valid: 7 },
  { row: 'package', field: 'type_of_packages', ledger: 'CUS-257', max: 2 },
  { row: 'package', field: 'number_of_packages', ledger: 'CUS-258', max: 8, format: 'digits' },
  { row: 'package', field: 'shipping_mark', ledger: 'CUS-259', max: 512 },
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
