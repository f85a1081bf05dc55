/**
 * Where each field stands in the CDS message, written out once by hand from the DE mapping and the authority's
 * schema. Paths begin below `/Declaration`; `Item` is `GoodsShipment/GovernmentAgencyGoodsItem`. In brackets stands
 * what tells one of several elements of a name from the others.
 */

/** Parts of a party: what follows the name of its field, and the element below the party's. */
const PARTS: Readonly<Record<string, string>> = {
  '': 'Name',
  _number: 'ID',
  _city: 'Address/CityName',
  _country: 'Address/CountryCode',
  _region_code: 'Address/CountrySubDivisionCode',
  _region: 'Address/CountrySubDivisionName',
  _address: 'Address/Line',
  _postcode: 'Address/PostcodeID',
  _contact: 'Contact/Name',
  _communication: 'Communication/ID',
  _communication_type: 'Communication/TypeCode',
};
const EIGHT = Object.keys(PARTS).slice(0, 8);
const WITH_CONTACT = Object.keys(PARTS);

const PARTIES: readonly (readonly [field: string, element: string, parts: readonly string[]])[] = [
  ['customs-declaration.submitter', 'Submitter', EIGHT],
  ['customs-declaration.representative', 'Agent', EIGHT],
  ['customs-declaration.exporter', 'Exporter', WITH_CONTACT],
  ['customs-declaration.carrier', 'Consignment/Carrier', [...EIGHT, '_communication', '_communication_type']],
  ['customs-declaration.consignor', 'Consignment/Consignor', EIGHT],
  ['consignment-item.consignor', 'Consignment/ConsignmentItem/Consignor', EIGHT],
  ['customs-declaration.importer', 'GoodsShipment/Importer', WITH_CONTACT],
  ['customs-declaration.buyer', 'GoodsShipment/Buyer', WITH_CONTACT],
  ['customs-declaration.seller', 'GoodsShipment/Seller', WITH_CONTACT],
  ['customs-declaration.consignee', 'GoodsShipment/Consignee', EIGHT],
  ['customs-declaration.shipment_consignor', 'GoodsShipment/Consignor', EIGHT],
  ['customs-declaration.payer', 'GoodsShipment/Payer', EIGHT],
  ['customs-declaration.surety', 'GoodsShipment/Surety', EIGHT],
  ['item.buyer', 'Item/Buyer', WITH_CONTACT],
  ['item.seller', 'Item/Seller', WITH_CONTACT],
  ['item.consignee', 'Item/Consignee', EIGHT],
  ['item.consignor', 'Item/Consignor', EIGHT],
];

const SINGLE = `
customs-declaration.transaction_ref FunctionalReferenceID
customs-declaration.issue_location IssueLocationID
customs-declaration.items GoodsItemQuantity
customs-declaration.items_unit GoodsItemQuantity/@unitCode
customs-declaration.declaration_office DeclarationOfficeID
customs-declaration.currency_1 InvoiceAmount
customs-declaration.currency InvoiceAmount/@currencyID
customs-declaration.loading_lists LoadingListQuantity
customs-declaration.loading_lists_unit LoadingListQuantity/@unitCode
customs-declaration.gross_mass TotalGrossMassMeasure
customs-declaration.gross_mass_unit TotalGrossMassMeasure/@unitCode
customs-declaration.total_packages TotalPackageQuantity
customs-declaration.total_packages_unit TotalPackageQuantity/@unitCode
customs-declaration.circumstance_indicator SpecificCircumstancesCodeCode
customs-declaration.authentication Authentication/Authentication
customs-declaration.authenticator Authentication/Authenticator/Name
customs-declaration.representative_status Agent/FunctionCode
customs-declaration.active_transport_name BorderTransportMeans/Name
customs-declaration.active_transport_number BorderTransportMeans/ID
customs-declaration.active_transport_type BorderTransportMeans/IdentificationTypeCode
customs-declaration.active_transport_means BorderTransportMeans/TypeCode
customs-declaration.active_transport_nationality BorderTransportMeans/RegistrationNationalityCode
customs-declaration.transportMode BorderTransportMeans/ModeCode
customs-declaration.consignor_address_type Consignment/Consignor/Address/TypeCode
customs-declaration.transport_charges_method Consignment/Freight/PaymentMethodCode
consignment-item.consignor_address_type Consignment/ConsignmentItem/Consignor/Address/TypeCode
consignment-item.transport_charges_method Consignment/ConsignmentItem/Freight/PaymentMethodCode
customs-declaration.exchange_currency CurrencyExchange[RateNumeric]/CurrencyTypeCode
customs-declaration.exchangeRate CurrencyExchange[RateNumeric]/RateNumeric
exchange-rate.exchange_currency CurrencyExchange/CurrencyTypeCode
exchange-rate.exchange_rate CurrencyExchange/RateNumeric
customs-declaration.user_name Declarant/Name
customs-declaration.declarant_identNo Declarant/ID
customs-declaration.user_city Declarant/Address/CityName
customs-declaration.user_country Declarant/Address/CountryCode
customs-declaration.user_region_code Declarant/Address/CountrySubDivisionCode
customs-declaration.user_region Declarant/Address/CountrySubDivisionName
customs-declaration.user_address Declarant/Address/Line
customs-declaration.user_postcode Declarant/Address/PostcodeID
customs-declaration.user_contact Declarant/Contact/Name
customs-declaration.user_communication Declarant/Communication/ID
customs-declaration.user_communication_type Declarant/Communication/TypeCode
customs-declaration.office_of_exit ExitOffice/ID
customs-declaration.presentation_office PresentationOffice/ID
customs-declaration.supervising_custom SupervisingOffice/ID
customs-declaration.nature_of_transaction GoodsShipment/TransactionNatureCode
customs-declaration.container_flag GoodsShipment/Consignment/ContainerCode
customs-declaration.arrival_name GoodsShipment/Consignment/ArrivalTransportMeans/Name
customs-declaration.arrival_number GoodsShipment/Consignment/ArrivalTransportMeans/ID
customs-declaration.arrival_type GoodsShipment/Consignment/ArrivalTransportMeans/IdentificationTypeCode
customs-declaration.arrival_means GoodsShipment/Consignment/ArrivalTransportMeans/TypeCode
customs-declaration.inlandMode GoodsShipment/Consignment/ArrivalTransportMeans/ModeCode[not_export]
customs-declaration.arrival_mode GoodsShipment/Consignment/ArrivalTransportMeans/ModeCode[export]
customs-declaration.departure_transport_name GoodsShipment/Consignment/DepartureTransportMeans/Name
customs-declaration.departure_transport_number GoodsShipment/Consignment/DepartureTransportMeans/ID
customs-declaration.departure_transport_type GoodsShipment/Consignment/DepartureTransportMeans/IdentificationTypeCode
customs-declaration.departure_transport_means GoodsShipment/Consignment/DepartureTransportMeans/TypeCode
customs-declaration.inlandMode GoodsShipment/Consignment/DepartureTransportMeans/ModeCode[export]
customs-declaration.departure_mode GoodsShipment/Consignment/DepartureTransportMeans/ModeCode[not_export]
customs-declaration.location_name GoodsShipment/Consignment/GoodsLocation/Name[no_code]
customs-declaration.location_additional_id GoodsShipment/Consignment/GoodsLocation/ID
customs-declaration.location_type GoodsShipment/Consignment/GoodsLocation/TypeCode[no_code]
customs-declaration.location_qualifier GoodsShipment/Consignment/GoodsLocation/Address/TypeCode[no_code]
customs-declaration.location_city GoodsShipment/Consignment/GoodsLocation/Address/CityName
customs-declaration.location_country GoodsShipment/Consignment/GoodsLocation/Address/CountryCode[no_code]
customs-declaration.location_address GoodsShipment/Consignment/GoodsLocation/Address/Line
customs-declaration.location_postcode GoodsShipment/Consignment/GoodsLocation/Address/PostcodeID
customs-declaration.loading_place_name GoodsShipment/Consignment/LoadingLocation/Name
customs-declaration.placeOfLoading GoodsShipment/Consignment/LoadingLocation/ID
customs-declaration.freight_charge_amount GoodsShipment/CustomsValuation/FreightChargeAmount
customs-declaration.freight_charge_currency GoodsShipment/CustomsValuation/FreightChargeAmount/@currencyID
customs-declaration.destination_country_code GoodsShipment/Destination/CountryCode
customs-declaration.destination_region GoodsShipment/Destination/RegionID
customs-declaration.dispatch_country_code GoodsShipment/ExportCountry/ID
customs-declaration.invoice_number GoodsShipment/Invoice/ID
customs-declaration.incoterm_code GoodsShipment/TradeTerms/ConditionCode
customs-declaration.delivery_country_relation GoodsShipment/TradeTerms/CountryRelationshipCode
customs-declaration.delivery_terms_text GoodsShipment/TradeTerms/Description
customs-declaration.unlocode GoodsShipment/TradeTerms/LocationID
customs-declaration.delivery_place GoodsShipment/TradeTerms/LocationName
customs-declaration.ucr_id GoodsShipment/UCR/ID
customs-declaration.ref_general GoodsShipment/UCR/TraderAssignedReferenceID
customs-declaration.warehouse_ident GoodsShipment/Warehouse/ID
customs-declaration.warehouse_type GoodsShipment/Warehouse/TypeCode

deferred-payment.def_payment_category AdditionalDocument/CategoryCode
deferred-payment.def_payment_id AdditionalDocument/ID
deferred-payment.def_payment_type AdditionalDocument/TypeCode
additional-information.additionalInfoCode AdditionalInformation/StatementCode
additional-information.additionalDescription AdditionalInformation/StatementDescription
additional-information.statement_type AdditionalInformation/StatementTypeCode
authorisation.auth_ident_no AuthorisationHolder/ID
authorisation.auth_type_code AuthorisationHolder/CategoryCode
routing-country.routing_sequence Consignment/Itinerary/SequenceNumeric
routing-country.routing_code_country Consignment/Itinerary/RoutingCountryCode
supply-chain-actor.ident_no GoodsShipment/AEOMutualRecognitionParty/ID
supply-chain-actor.role_code GoodsShipment/AEOMutualRecognitionParty/RoleCode
container.container_sequence GoodsShipment/Consignment/TransportEquipment/SequenceNumeric
container.container_no GoodsShipment/Consignment/TransportEquipment/ID
seal.seal_sequence GoodsShipment/Consignment/TransportEquipment/Seal/SequenceNumeric
seal.seal_number GoodsShipment/Consignment/TransportEquipment/Seal/ID
adjustment.deduction_type GoodsShipment/CustomsValuation/ChargeDeduction/ChargesTypeCode
adjustment.deduction_val GoodsShipment/CustomsValuation/ChargeDeduction/OtherChargeDeductionAmount
adjustment.deduction_currency GoodsShipment/CustomsValuation/ChargeDeduction/OtherChargeDeductionAmount/@currencyID
fiscal-reference.fiscal_ident_no GoodsShipment/DomesticDutyTaxParty/ID
fiscal-reference.fiscal_ident_code GoodsShipment/DomesticDutyTaxParty/RoleCode
previous-document.docCategory GoodsShipment/PreviousDocument/CategoryCode
previous-document.prevTransactionRef GoodsShipment/PreviousDocument/ID
previous-document.import_prev_doc GoodsShipment/PreviousDocument/TypeCode
previous-document.goodsItemIdent GoodsShipment/PreviousDocument/LineNumeric
guarantee.guarantee_amount ObligationGuarantee/AmountAmount
guarantee.guarantee_currency ObligationGuarantee/AmountAmount/@currencyID
guarantee.guarantee_ref ObligationGuarantee/ID
guarantee.guarantee_ref_other ObligationGuarantee/ReferenceID
guarantee.guarantee_type ObligationGuarantee/SecurityDetailsCode
guarantee.guarantee_code ObligationGuarantee/AccessCode
guarantee.guarantee_custom ObligationGuarantee/GuaranteeOffice/ID

item.customs_value_amount Item/CustomsValueAmount
item.customs_value_currency Item/CustomsValueAmount/@currencyID
item.item_no Item/SequenceNumeric
item.statistic_value Item/StatisticalValueAmount
item.statistic_currency Item/StatisticalValueAmount/@currencyID
item.nature_of_transaction Item/TransactionNatureCode
item.description Item/Commodity/Description
item.cus_code Item/Commodity/Classification[CV]/ID
item.cus_code_1 Item/Commodity/Classification[CV]/IdentificationTypeCode
item.combined_code Item/Commodity/Classification[TSP]/IdentificationTypeCode
item.taric_code Item/Commodity/Classification[TRC]/IdentificationTypeCode
item.preference Item/Commodity/DutyTaxFee/DutyRegimeCode[first]
item.quota Item/Commodity/DutyTaxFee/QuotaOrderID[first]
item.gross_mass Item/Commodity/GoodsMeasure/GrossMassMeasure
item.gross_mass_unit Item/Commodity/GoodsMeasure/GrossMassMeasure/@unitCode
item.net_mass Item/Commodity/GoodsMeasure/NetNetWeightMeasure
item.net_mass_unit Item/Commodity/GoodsMeasure/NetNetWeightMeasure/@unitCode
item.supplementaryUnits Item/Commodity/GoodsMeasure/TariffQuantity
item.supplementary_unit Item/Commodity/GoodsMeasure/TariffQuantity/@unitCode
item.itemPriceAmount Item/Commodity/InvoiceLine/ItemChargeAmount
item.itemPriceCurr Item/Commodity/InvoiceLine/ItemChargeAmount/@currencyID
item.valuation_method Item/CustomsValuation/MethodCode
item.dest_code Item/Destination/CountryCode
item.destination_region Item/Destination/RegionID
item.disp_code Item/ExportCountry/ID
item.req_code Item/GovernmentProcedure[PreviousCode]/CurrentCode
item.prev_code Item/GovernmentProcedure[PreviousCode]/PreviousCode
item.country_pref_origin Item/Origin[2]/CountryCode
item.pref_origin_region Item/Origin[2]/RegionID
item.country_origin Item/Origin[1]/CountryCode
item.origin_region Item/Origin[1]/RegionID
item.ucr_id Item/UCR/ID
item.ref_number Item/UCR/TraderAssignedReferenceID
item.val_indicator Item/ValuationAdjustment/AdditionCode

additional-code.taric_add_code Item/Commodity/Classification[TRA]/ID
additional-code.taric_add_code_1 Item/Commodity/Classification[TRA]/IdentificationTypeCode
additional-code.national_add_code Item/Commodity/Classification[GN]/ID
additional-code.national_add_code_1 Item/Commodity/Classification[GN]/IdentificationTypeCode
produced-document.doc_code_1 Item/AdditionalDocument/CategoryCode
produced-document.doc_ident Item/AdditionalDocument/ID
produced-document.doc_status_reason Item/AdditionalDocument/Name
produced-document.doc_code_3 Item/AdditionalDocument/TypeCode
produced-document.doc_status Item/AdditionalDocument/LPCOExemptionCode
produced-document.issuing_auth Item/AdditionalDocument/Submitter/Name
produced-document.issuing_auth_role Item/AdditionalDocument/Submitter/RoleCode
produced-document.quantity_wo Item/AdditionalDocument/WriteOff/QuantityQuantity
produced-document.qualifier Item/AdditionalDocument/WriteOff/QuantityQuantity/@unitCode
produced-document.amount_wo Item/AdditionalDocument/WriteOff/AmountAmount
produced-document.amount_wo_currency Item/AdditionalDocument/WriteOff/AmountAmount/@currencyID
additional-information.additionalInfoCode Item/AdditionalInformation/StatementCode
additional-information.additionalDescription Item/AdditionalInformation/StatementDescription
additional-information.statement_type Item/AdditionalInformation/StatementTypeCode
supply-chain-actor.ident_no Item/AEOMutualRecognitionParty/ID
supply-chain-actor.role_code Item/AEOMutualRecognitionParty/RoleCode
dangerous-goods.un_dg_code Item/Commodity/DangerousGoods/UNDGID
tax-line.tax_base_amount Item/Commodity/DutyTaxFee/AdValoremTaxBaseAmount
tax-line.tax_base_currency Item/Commodity/DutyTaxFee/AdValoremTaxBaseAmount/@currencyID
tax-line.tax_deduction Item/Commodity/DutyTaxFee/DeductAmount
tax-line.tax_deduction_currency Item/Commodity/DutyTaxFee/DeductAmount/@currencyID
tax-line.tax_preference Item/Commodity/DutyTaxFee/DutyRegimeCode[later]
tax-line.tax_quantity Item/Commodity/DutyTaxFee/SpecificTaxBaseQuantity
tax-line.tax_unit Item/Commodity/DutyTaxFee/SpecificTaxBaseQuantity/@unitCode
tax-line.tax_rate Item/Commodity/DutyTaxFee/TaxRateNumeric
tax-line.tax_type Item/Commodity/DutyTaxFee/TypeCode
tax-line.tax_quota Item/Commodity/DutyTaxFee/QuotaOrderID[later]
tax-line.payment_method Item/Commodity/DutyTaxFee/Payment/MethodCode
tax-line.tax_total Item/Commodity/DutyTaxFee/Payment/TaxAssessedAmount
tax-line.tax_total_currency Item/Commodity/DutyTaxFee/Payment/TaxAssessedAmount/@currencyID
tax-line.tax_amount Item/Commodity/DutyTaxFee/Payment/PaymentAmount
tax-line.tax_currency Item/Commodity/DutyTaxFee/Payment/PaymentAmount/@currencyID
container.container_sequence Item/Commodity/TransportEquipment/SequenceNumeric
container.container_no Item/Commodity/TransportEquipment/ID
adjustment.deduction_type Item/CustomsValuation/ChargeDeduction/ChargesTypeCode
adjustment.deduction_val Item/CustomsValuation/ChargeDeduction/OtherChargeDeductionAmount
adjustment.deduction_currency Item/CustomsValuation/ChargeDeduction/OtherChargeDeductionAmount/@currencyID
fiscal-reference.fiscal_ident_no Item/DomesticDutyTaxParty/ID
fiscal-reference.fiscal_ident_code Item/DomesticDutyTaxParty/RoleCode
additional-procedure.add_proc Item/GovernmentProcedure/CurrentCode
additional-procedure.add_proc_previous Item/GovernmentProcedure/PreviousCode
origin.origin_country Item/Origin/CountryCode
origin.origin_region Item/Origin/RegionID
origin.origin_type Item/Origin/TypeCode
package.package_sequence Item/Packaging/SequenceNumeric
package.shipping_mark Item/Packaging/MarksNumbersID
package.number_of_packages Item/Packaging/QuantityQuantity
package.packages_unit Item/Packaging/QuantityQuantity/@unitCode
package.type_of_packages Item/Packaging/TypeCode
package.packing_material Item/Packaging/PackingMaterialDescription
package.package_length Item/Packaging/LengthMeasure
package.package_length_unit Item/Packaging/LengthMeasure/@unitCode
package.package_width Item/Packaging/WidthMeasure
package.package_width_unit Item/Packaging/WidthMeasure/@unitCode
package.package_height Item/Packaging/HeightMeasure
package.package_height_unit Item/Packaging/HeightMeasure/@unitCode
package.package_volume Item/Packaging/VolumeMeasure
package.package_volume_unit Item/Packaging/VolumeMeasure/@unitCode
previous-document.docCategory Item/PreviousDocument/CategoryCode
previous-document.prevTransactionRef Item/PreviousDocument/ID
previous-document.import_prev_doc Item/PreviousDocument/TypeCode
previous-document.goodsItemIdent Item/PreviousDocument/LineNumeric
`;

/** Fields that share or split one text: all of them in their order, the part, and where it stands. */
const SHARED = `
declaration_type+additional_dec_type:code TypeCode
acceptance_date+acceptance_time+acceptance_form:text AcceptanceDateTime/DateTimeString
acceptance_date+acceptance_time+acceptance_form:form AcceptanceDateTime/DateTimeString/@formatCode
issue_date+issue_time+issue_form:text IssueDateTime/DateTimeString
issue_date+issue_time+issue_form:form IssueDateTime/DateTimeString/@formatCode
exit_date+exit_time+exit_form:text GoodsShipment/ExitDateTime/DateTimeString
exit_date+exit_time+exit_form:form GoodsShipment/ExitDateTime/DateTimeString/@formatCode
invoice_date+invoice_time+invoice_form:text GoodsShipment/Invoice/IssueDateTime/DateTimeString
invoice_date+invoice_time+invoice_form:form GoodsShipment/Invoice/IssueDateTime/DateTimeString/@formatCode
date_validity+validity_time+validity_form:text Item/AdditionalDocument/EffectiveDateTime/DateTimeString
date_validity+validity_time+validity_form:form Item/AdditionalDocument/EffectiveDateTime/DateTimeString/@formatCode
location_goods:name GoodsShipment/Consignment/GoodsLocation/Name
location_goods:type GoodsShipment/Consignment/GoodsLocation/TypeCode
location_goods:qualifier GoodsShipment/Consignment/GoodsLocation/Address/TypeCode
location_goods:country GoodsShipment/Consignment/GoodsLocation/Address/CountryCode
commodityCode:nomenclature Item/Commodity/Classification[TSP]/ID
commodityCode:taric Item/Commodity/Classification[TRC]/ID
`;

/** Every `field path` and every `fields:part path`. */
export const STATED_PLACES: readonly string[] = [
  ...PARTIES.flatMap(([field, element, parts]) =>
    parts.map((part) => `${field}${part} ${element}/${PARTS[part]}`),
  ),
  ...`${SINGLE}${SHARED}`.split('\n').filter((line) => line !== ''),
];
