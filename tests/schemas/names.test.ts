import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldHelps } from '../../src/generated/field-help.ts';
import { objects } from './rows.ts';

const PARTIES = ['buyer', 'seller', 'consignee', 'carrier'];
const PARTY_PARTS = ['', '_city', '_country', '_postcode', '_number', '_template_name', '_party'];

/** The names that section 3 of the specification gives (D-38 to D-41 where it gives words), by document and row. */
const NAMED: Readonly<Record<string, string>> = {
  'customs-declaration': `acceptance_date tax_point_date active_transport_number active_transport_type
    additional_dec_type arrival_number arrival_type assignee_id circumstance_indicator currency customer_id
    customs_regime self_representation declarant_identNo declaration_type delivery_type
    departure_transport_number departure_transport_type destination_country_code dispatch_country_code
    exchangeRate exporter_party gross_mass incoterm_code inlandMode internal_id location_goods office_of_exit
    placeOfLoading provider ref_general state supervising_custom taxNoBuyer taxNoConsignee tel total_packages
    transaction_ref transport_charges_method transportMode unlocode user_name user_address user_city user_country
    user_postcode user_eori warehouse_code warehouse_ident warehouse_type currency_1 items
    AdditionalItems CDSItems DeferredItems GuaranteeItems mainAdditionalCDSItems mainAdjustmentCDSItems
    mainContainerCDSItems mainPreviousCDSItems routingCodeCountryItems sealNumberItems
    ${PARTIES.flatMap((party) => PARTY_PARTS.map((part) => `${party}${part}`)).join(' ')}`,
  item: `item_no dest_code disp_code ref_number description totalNumberOfPackages cus_code cus_code_1 taric_code
    combined_code commodityCode country_origin country_pref_origin req_code prev_code gross_mass net_mass
    preference quota supplementaryUnits nature_of_transaction itemPriceAmount itemPriceCurr val_indicator
    statistic_value statistic_currency supplier supplier_city supplier_country supplier_postcode
    supplier_number supplier_party AdditionalCDSItems PreviousCDSItems PackagesCDSItems CommodityCDSItems
    AdjustmentCDSItems FiscalCDSItems SupplyCDSItems ContainerCDSItems CertificateCDSItems
    ProcedureCDSItems TaxCDSItems`,
  'additional-code': 'taric_add_code taric_add_code_1 national_add_code national_add_code_1',
  'additional-information': 'additionalInfoCode additionalDescription',
  'additional-procedure': 'add_proc',
  adjustment: 'deduction_type deduction_val deduction_currency',
  authorisation: 'auth_type_code auth_ident_no',
  container: 'container_no',
  'deferred-payment': 'def_payment_category def_payment_type def_payment_id',
  'fiscal-reference': 'fiscal_ident_code fiscal_ident_no',
  guarantee: `guarantee guarantee_type guarantee_ref guarantee_ref_other guarantee_code guarantee_amount
    guarantee_currency guarantee_custom`,
  package: 'type_of_packages number_of_packages shipping_mark',
  'previous-document': 'docCategory import_prev_doc prevTransactionRef goodsItemIdent',
  'produced-document': `issuing_auth date_validity quantity_wo qualifier doc_code_1 doc_code_3 doc_ident doc_status
    doc_status_reason`,
  'routing-country': 'routing_code_country',
  seal: 'seal_number',
  'supply-chain-actor': 'ident_no role_code',
  'tax-line': `tax_calc_type tax_type tax_unit tax_quantity tax_rate tax_amount tax_currency tax_total
    tax_total_currency payment_method`,
};

describe('a field is marked as added when section 3 does not name it, and only then', () => {
  it.each(objects.map(({ name }) => name))('%s', (name) => {
    const folder = ['customs-declaration', 'item'].includes(name) ? 'customs-declaration' : 'rows';
    const file = new URL(`../../schemas/${folder}/${name}.schema.json`, import.meta.url);
    const { properties } = JSON.parse(readFileSync(file, 'utf8')) as {
      properties: Record<string, { added?: true }>;
    };
    const unmarked = Object.keys(properties).filter((field) => !properties[field]?.added);
    expect(unmarked.sort()).toEqual((NAMED[name] ?? '').split(/\s+/).filter(Boolean).sort());
  });
});

/** What label and help of a party's field say, by the end of its name. */
const SAID: readonly (readonly [ending: string, words: RegExp])[] = [
  ['_city', /city|town/i],
  ['_postcode', /postcode/i],
  ['_country', /country/i],
  ['_address', /address|street/i],
  ['_number', /EORI|number|identification/i],
  ['_region_code', /region/i],
  ['_region', /region/i],
];
const PARTY =
  /^(buyer|seller|consignee|carrier|consignor|exporter|importer|representative|submitter|payer|surety|supplier)(_|$)/;

const ANY_PARTY =
  /\b(buyer|seller|consignee|carrier|consignor|exporter|importer|representative|payer|surety|supplier)\b/g;

/** Fields whose neighbours are alike: a word of their label and one of their help. */
const TWINS: Readonly<Record<string, readonly [label: string, help: RegExp]>> = {
  'tax-line.tax_amount': ['Payable amount', /to pay/],
  'tax-line.tax_total': ['Total assessed', /worked out/],
  'tax-line.tax_currency': ['Currency', /./],
  'tax-line.tax_total_currency': ['Currency of the total', /total/],
  'item.disp_code': ['Country of dispatch', /comes from/],
  'item.dest_code': ['Country of destination', /./],
  'item.req_code': ['Requested procedure', /./],
  'item.prev_code': ['Previous procedure', /./],
  'item.gross_mass': ['Gross mass, kg', /./],
  'item.net_mass': ['Net mass, kg', /./],
  'item.country_origin': ['Country of origin', /./],
  'item.country_pref_origin': ['Country of preferential origin', /./],
  'customs-declaration.dispatch_country_code': ['Country of dispatch', /./],
  'customs-declaration.destination_country_code': ['Country of destination', /./],
  'customs-declaration.transportMode': ['Mode of transport at the border', /./],
  'customs-declaration.inlandMode': ['Inland mode of transport', /./],
  'customs-declaration.arrival_number': ['Identification on arrival', /./],
  'customs-declaration.active_transport_number': ['Identification at the border', /./],
  'customs-declaration.transaction_ref': ['LRN', /./],
  'customs-declaration.ref_general': ['UCR', /./],
  'customs-declaration.currency': ['Invoice currency', /./],
  'customs-declaration.currency_1': ['Total invoiced', /./],
};

describe('labels and helps are those of their own field', () => {
  const fields = objects.flatMap((object) =>
    Object.values(object.fields).map((field) => ({
      name: `${object.name}.${field.name}`,
      field,
      help: fieldHelps[object.name]?.[field.name] ?? '',
    })),
  );

  it('a field of a party names the party and what of it', () => {
    const parties = fields.filter(({ field }) => PARTY.test(field.name));
    expect(parties.length).toBeGreaterThan(100);
    expect(parties.filter(({ help }) => help).length).toBeGreaterThan(100);
    for (const { name, field, help } of parties) {
      const [, party = ''] = PARTY.exec(field.name) ?? [];
      expect(field.label.toLowerCase(), name).toContain(party);
      const told = help.toLowerCase().match(ANY_PARTY);
      if (told) expect(told, name).toContain(party);
      const said = SAID.find(([ending]) => field.name.endsWith(ending));
      if (said) expect(field.label, name).toMatch(said[1]);
    }
  });

  it('fields with neighbours alike have the label and help written out by hand', () => {
    for (const [name, [label, help]] of Object.entries(TWINS)) {
      const found = fields.find((field) => field.name === name);
      expect(found?.field.label, name).toBe(label);
      expect(found?.help, name).toMatch(help);
    }
  });
});
