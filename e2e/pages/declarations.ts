/** A complete import declaration that the rehearsal authority accepts, as a person would have written it. */
export function importDeclaration(lrn: string, items = 1): Record<string, unknown> {
  const goods = Array.from({ length: items }, (_, index) => item(index + 1, lrn));
  return {
    customs_regime: 'import',
    declaration_type: 'IM',
    additional_dec_type: 'A',
    transaction_ref: lrn,
    internal_id: `Ref ${lrn}`,
    declarant_identNo: 'GB603202734852',
    self_representation: true,
    importer_number: 'GB553202734852',
    exporter: 'US Clipper Inc.',
    exporter_address: '1 Shaver Street',
    exporter_city: 'New York',
    exporter_country: 'US',
    exporter_postcode: 'NY1 234',
    location_goods: 'GBAUWLALONBTW',
    dispatch_country_code: 'US',
    destination_country_code: 'GB',
    transportMode: '1',
    inlandMode: '3',
    arrival_type: '10',
    arrival_number: '12345',
    active_transport_nationality: 'US',
    container_flag: '0',
    incoterm_code: 'CIF',
    unlocode: 'GBLGP',
    items,
    total_packages: String(2 * items),
    gross_mass: `${10 * items}.00`,
    currency_1: `${100 * items}.00`,
    currency: 'GBP',
    nature_of_transaction: '1',
    CDSItems: goods,
  };
}

function item(number: number, lrn: string): Record<string, unknown> {
  return {
    item_no: number,
    commodityCode: '8510100000',
    description: `Shavers, model ${number}`,
    country_origin: 'US',
    req_code: '40',
    prev_code: '00',
    gross_mass: '10',
    net_mass: '9',
    itemPriceAmount: '100',
    itemPriceCurr: 'GBP',
    valuation_method: '1',
    preference: '100',
    totalNumberOfPackages: '2',
    PackagesCDSItems: [{ type_of_packages: 'CT', number_of_packages: '2', shipping_mark: `AB ${number}` }],
    ProcedureCDSItems: [{ add_proc: '000' }],
    TaxCDSItems: [
      { tax_type: 'A00', payment_method: 'E' },
      { tax_type: 'B00', payment_method: 'E' },
    ],
    PreviousCDSItems: [
      { docCategory: 'Z', import_prev_doc: 'DCR', prevTransactionRef: `9GB603202734852-${lrn.slice(-15)}` },
    ],
  };
}
