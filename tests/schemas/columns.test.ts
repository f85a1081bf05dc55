import { expect, it } from 'vitest';
import { columnsIn } from '../../src/engine/list-screen.ts';
import { listScreens } from '../../src/generated/list-screens.ts';
import { rows } from './rows.ts';

/** The columns of each table of rows, in their order; written out once by hand. */
const COLUMNS: Readonly<Record<string, string>> = {
  item: 'item_no commodityCode description country_origin req_code gross_mass net_mass itemPriceAmount itemPriceCurr',
  'additional-code': 'taric_add_code national_add_code',
  'additional-information': 'additionalInfoCode additionalDescription statement_type',
  'additional-procedure': 'add_proc',
  adjustment: 'deduction_type deduction_val deduction_currency',
  authorisation: 'auth_type_code auth_ident_no',
  'consignment-item': `consignor consignor_number consignor_address consignor_city consignor_postcode consignor_country
    transport_charges_method`,
  container: 'container_no',
  'dangerous-goods': 'un_dg_code',
  'deferred-payment': 'def_payment_category def_payment_type def_payment_id',
  'exchange-rate': 'exchange_currency exchange_rate',
  'fiscal-reference': 'fiscal_ident_code fiscal_ident_no',
  guarantee: `guarantee guarantee_type guarantee_ref guarantee_ref_other guarantee_code guarantee_amount
    guarantee_currency guarantee_custom`,
  origin: 'origin_country origin_type',
  package: 'type_of_packages number_of_packages shipping_mark',
  'previous-document': 'docCategory import_prev_doc prevTransactionRef goodsItemIdent',
  'produced-document': `doc_code_1 doc_code_3 doc_ident doc_status doc_status_reason qualifier quantity_wo issuing_auth
    date_validity`,
  'routing-country': 'routing_code_country',
  seal: 'seal_number seal_container_no',
  'supply-chain-actor': 'role_code ident_no',
  'tax-line': `tax_type payment_method tax_calc_type tax_unit tax_quantity tax_rate tax_amount tax_currency tax_total
    tax_total_currency`,
};

it.each(Object.entries(COLUMNS))('the table of %s has its columns in their order', (name, columns) => {
  expect(rows.get(name)?.columns).toEqual(columns.split(/\s+/));
});

it('every row that stands in a table is written out above', () => {
  const tabled = [...rows.values()].filter(({ columns = [] }) => columns.length > 0).map(({ name }) => name);
  expect(tabled.sort()).toEqual(Object.keys(COLUMNS).sort());
});

it('the list of declarations has its columns in their order', () => {
  const screen = listScreens['customs-declarations'];
  const names = (view: 'active' | 'archived') =>
    columnsIn(screen, { view, seesOthers: true })
      .map(({ name }) => name)
      .join(' ');
  const until =
    `reference lrn mrn customs_regime additional_dec_type status items total acceptance_date company customer
    assignee user created_at`.replace(/\s+/g, ' ');
  expect(names('active')).toBe(`${until} updated_at`);
  expect(names('archived')).toBe(`${until} deleted_at updated_at`);
});
