import type { ReadLimits } from './read-limits.ts';

/** Limits of a goods item, by object and field, each with where it was read. */
export const itemLimits: ReadLimits = {
  item: {
    item_no: [{ minimum: 1, maximum: 99999 }, 'CDS DE 1/6, GovernmentAgencyGoodsItem/SequenceNumeric: n..5'],
    ref_number: [
      { maxLength: 35 },
      'CDS DE 2/4, GovernmentAgencyGoodsItem/UCR/TraderAssignedReferenceID: an..35',
    ],
    commodityCode: [
      { format: 'digits', pattern: '^[0-9]{8}([0-9]{2})?$' },
      'CDS DE 6/14 and 6/15: 8 digits and 2 digits',
    ],
    combined_code: [{ maxLength: 3 }, 'CDS DE 6/14, Classification/IdentificationTypeCode: an..3'],
    taric_code: [{ maxLength: 3 }, 'CDS DE 6/15, Classification/IdentificationTypeCode: an..3'],
    cus_code: [{ maxLength: 18 }, 'CDS DE 6/13, Classification/ID: an..18'],
    cus_code_1: [{ maxLength: 3 }, 'CDS DE 6/13, Classification/IdentificationTypeCode: an..3'],
    description: [{ maxLength: 512 }, 'CDS DE 6/8, Commodity/Description: an..512'],
    req_code: [{ maxLength: 7 }, 'CDS DE 1/10, GovernmentProcedure/CurrentCode: an..7'],
    prev_code: [{ maxLength: 7 }, 'CDS DE 1/10, GovernmentProcedure/PreviousCode: an..7'],
    gross_mass: [{ maxLength: 17, format: 'numeric' }, 'CDS DE 6/5, GoodsMeasure/GrossMassMeasure: n..16,6'],
    gross_mass_unit: [{ maxLength: 5 }, 'CDS DE 6/5, GoodsMeasure/GrossMassMeasure: unit code, an..5'],
    net_mass: [{ maxLength: 17, format: 'numeric' }, 'CDS DE 6/1, GoodsMeasure/NetNetWeightMeasure: n..16,6'],
    net_mass_unit: [{ maxLength: 5 }, 'CDS DE 6/1, GoodsMeasure/NetNetWeightMeasure: unit code, an..5'],
    supplementaryUnits: [
      { maxLength: 17, format: 'numeric' },
      'CDS DE 6/2, GoodsMeasure/TariffQuantity: n..16,6',
    ],
    supplementary_unit: [{ maxLength: 5 }, 'CDS DE 6/2, GoodsMeasure/TariffQuantity: unit code, an..5'],
    itemPriceAmount: [
      { maxLength: 17, format: 'numeric' },
      'CDS DE 4/14, InvoiceLine/ItemChargeAmount: n..16,3',
    ],
    itemPriceCurr: [{ maxLength: 3 }, 'CDS DE 4/14, InvoiceLine/ItemChargeAmount: a3'],
    customs_value_amount: [
      { maxLength: 17, format: 'numeric' },
      'CDS DE 4/18, GovernmentAgencyGoodsItem/CustomsValueAmount: n..16,3',
    ],
    customs_value_currency: [
      { maxLength: 3 },
      'CDS DE 4/18, GovernmentAgencyGoodsItem/CustomsValueAmount: a3',
    ],
    country_origin: [{ maxLength: 4 }, 'CDS DE 5/15, Origin[1]/CountryCode: an..4'],
    country_pref_origin: [{ maxLength: 4 }, 'CDS DE 5/16, Origin[2]/CountryCode: an..4'],
    preference: [{ maxLength: 3 }, 'CDS DE 4/17, DutyTaxFee/DutyRegimeCode: an..3'],
    quota: [{ maxLength: 17 }, 'CDS DE 8/1, DutyTaxFee/QuotaOrderID: an..17'],
    val_indicator: [{ maxLength: 4 }, 'CDS DE 4/13, ValuationAdjustment/AdditionCode: an..4'],
    valuation_method: [{ maxLength: 3 }, 'CDS DE 4/16, CustomsValuation/MethodCode: an..3'],
    nature_of_transaction: [
      { maxLength: 2, format: 'digits' },
      'CDS DE 8/5, GovernmentAgencyGoodsItem/TransactionNatureCode: n..2',
    ],
    statistic_value: [
      { maxLength: 17, format: 'numeric' },
      'CDS DE 8/6, GovernmentAgencyGoodsItem/StatisticalValueAmount: n..16,3',
    ],
    statistic_currency: [
      { maxLength: 3 },
      'CDS DE 8/6, GovernmentAgencyGoodsItem/StatisticalValueAmount: a3',
    ],
    totalNumberOfPackages: [{ format: 'digits' }, 'Specification 1 §4 (CUS-213)'],
    dest_code: [{ maxLength: 2 }, 'CDS DE 5/8, GovernmentAgencyGoodsItem/Destination/CountryCode: a2'],
    disp_code: [{ maxLength: 2 }, 'CDS DE 5/14, GovernmentAgencyGoodsItem/ExportCountry/ID: a2'],
    consignee: [{ maxLength: 70 }, 'CDS DE 3/9, GovernmentAgencyGoodsItem/Consignee/Name: an..70'],
    consignee_address: [
      { maxLength: 70 },
      'CDS DE 3/9, GovernmentAgencyGoodsItem/Consignee/Address/Line: an..70',
    ],
    consignee_city: [
      { maxLength: 35 },
      'CDS DE 3/9, GovernmentAgencyGoodsItem/Consignee/Address/CityName: an..35',
    ],
    consignee_postcode: [
      { maxLength: 9 },
      'CDS DE 3/9, GovernmentAgencyGoodsItem/Consignee/Address/PostcodeID: an..9',
    ],
    consignee_country: [
      { maxLength: 2 },
      'CDS DE 3/9, GovernmentAgencyGoodsItem/Consignee/Address/CountryCode: a2',
    ],
    consignee_number: [{ maxLength: 17 }, 'CDS DE 3/10, GovernmentAgencyGoodsItem/Consignee/ID: an..17'],
    supplier_party: [{ minimum: 0, maximum: 1 }, 'Specification 1 §3 (D-39)'],
    buyer: [{ maxLength: 70 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Name: an..70'],
    buyer_number: [{ maxLength: 17 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/ID: an..17'],
    buyer_city: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/CityName: an..35',
    ],
    buyer_country: [
      { maxLength: 2 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/CountryCode: a2',
    ],
    buyer_region_code: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/CountrySubDivisionCode: an..9',
    ],
    buyer_region: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/CountrySubDivisionName: an..35',
    ],
    buyer_address: [
      { maxLength: 70 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/Line: an..70',
    ],
    buyer_postcode: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Address/PostcodeID: an..9',
    ],
    buyer_contact: [
      { maxLength: 70 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Contact/Name: an..70',
    ],
    buyer_communication: [
      { maxLength: 50 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Communication/ID: an..50',
    ],
    buyer_communication_type: [
      { maxLength: 3 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Buyer/Communication/TypeCode: an..3',
    ],
    consignee_region_code: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignee/Address/CountrySubDivisionCode: an..9',
    ],
    consignee_region: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignee/Address/CountrySubDivisionName: an..35',
    ],
    consignor: [{ maxLength: 70 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Name: an..70'],
    consignor_number: [{ maxLength: 17 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/ID: an..17'],
    consignor_city: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/CityName: an..35',
    ],
    consignor_country: [
      { maxLength: 2 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/CountryCode: a2',
    ],
    consignor_region_code: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/CountrySubDivisionCode: an..9',
    ],
    consignor_region: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/CountrySubDivisionName: an..35',
    ],
    consignor_address: [
      { maxLength: 70 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/Line: an..70',
    ],
    consignor_postcode: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Consignor/Address/PostcodeID: an..9',
    ],
    destination_region: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Destination/RegionID: an..9',
    ],
    seller: [{ maxLength: 70 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Name: an..70'],
    seller_number: [{ maxLength: 17 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/ID: an..17'],
    seller_city: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/CityName: an..35',
    ],
    seller_country: [
      { maxLength: 2 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/CountryCode: a2',
    ],
    seller_region_code: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/CountrySubDivisionCode: an..9',
    ],
    seller_region: [
      { maxLength: 35 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/CountrySubDivisionName: an..35',
    ],
    seller_address: [
      { maxLength: 70 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/Line: an..70',
    ],
    seller_postcode: [
      { maxLength: 9 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Address/PostcodeID: an..9',
    ],
    seller_contact: [
      { maxLength: 70 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Contact/Name: an..70',
    ],
    seller_communication: [
      { maxLength: 50 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Communication/ID: an..50',
    ],
    seller_communication_type: [
      { maxLength: 3 },
      'CDS GoodsShipment/GovernmentAgencyGoodsItem/Seller/Communication/TypeCode: an..3',
    ],
    ucr_id: [{ maxLength: 35 }, 'CDS GoodsShipment/GovernmentAgencyGoodsItem/UCR/ID: an..35'],
    pref_origin_region: [{ maxLength: 9 }, 'CDS Origin[2]/RegionID: an..9'],
    origin_region: [{ maxLength: 9 }, 'CDS Origin[1]/RegionID: an..9'],
  },
};
