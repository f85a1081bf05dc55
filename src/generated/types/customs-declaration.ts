// Written by `npm run generate` from schemas/. Do not edit.
/**
 * A customs declaration, import or export, as it is edited, stored and sent.
 */
export type CustomsDeclaration = {
customs_regime?: ("import" | "export")
declaration_type?: string
additional_dec_type?: string
circumstance_indicator?: string
transaction_ref?: string
ref_general?: string
internal_id?: string
assignee_id?: number
customer_id?: number
state?: string
acceptance_date?: string
acceptance_time?: string
issue_date?: string
issue_time?: string
tax_point_date?: string
items?: number
provider?: string
declarant_identNo?: string
user_name?: string
user_address?: string
user_city?: string
user_postcode?: string
user_country?: string
user_eori?: string
tel?: string
exporter_party?: number
self_representation?: boolean
representative_status?: string
representative_number?: string
representative?: string
representative_address?: string
representative_city?: string
representative_postcode?: string
representative_country?: string
exporter?: string
exporter_address?: string
exporter_city?: string
exporter_postcode?: string
exporter_country?: string
exporter_number?: string
importer?: string
importer_address?: string
importer_city?: string
importer_postcode?: string
importer_country?: string
importer_number?: string
buyer?: string
buyer_address?: string
buyer_city?: string
buyer_postcode?: string
buyer_country?: string
buyer_number?: string
buyer_template_name?: string
buyer_party?: number
taxNoBuyer?: string
seller?: string
seller_address?: string
seller_city?: string
seller_postcode?: string
seller_country?: string
seller_number?: string
seller_template_name?: string
seller_party?: number
consignee?: string
consignee_address?: string
consignee_city?: string
consignee_postcode?: string
consignee_country?: string
consignee_number?: string
consignee_template_name?: string
consignee_party?: number
taxNoConsignee?: string
carrier?: string
carrier_address?: string
carrier_city?: string
carrier_postcode?: string
carrier_country?: string
carrier_number?: string
carrier_template_name?: string
carrier_party?: number
consignor?: string
consignor_address?: string
consignor_city?: string
consignor_postcode?: string
consignor_country?: string
consignor_number?: string
submitter_number?: string
location_goods?: string
location_additional_id?: string
declaration_office?: string
presentation_office?: string
supervising_custom?: string
office_of_exit?: string
placeOfLoading?: string
warehouse_type?: string
warehouse_ident?: string
warehouse_code?: string
container_flag?: ("0" | "1")
transportMode?: string
inlandMode?: string
arrival_number?: string
arrival_type?: string
departure_transport_number?: string
departure_transport_type?: string
active_transport_number?: string
active_transport_type?: string
active_transport_nationality?: string
transport_charges_method?: string
dispatch_country_code?: string
destination_country_code?: string
total_packages?: string
gross_mass?: string
currency?: string
currency_1?: string
exchangeRate?: string
freight_charge_amount?: string
freight_charge_currency?: string
incoterm_code?: string
unlocode?: string
delivery_place?: string
delivery_type?: string
nature_of_transaction?: string
issue_location?: string
loading_lists?: string
loading_lists_unit?: string
authentication?: string
authenticator?: string
submitter?: string
submitter_city?: string
submitter_country?: string
submitter_region_code?: string
submitter_region?: string
submitter_address?: string
submitter_postcode?: string
representative_region_code?: string
representative_region?: string
active_transport_name?: string
active_transport_means?: string
carrier_region_code?: string
carrier_region?: string
carrier_communication?: string
carrier_communication_type?: string
consignor_address_type?: string
consignor_region_code?: string
consignor_region?: string
exchange_currency?: string
user_region_code?: string
user_region?: string
user_contact?: string
user_communication?: string
user_communication_type?: string
exporter_region_code?: string
exporter_region?: string
exporter_contact?: string
exporter_communication?: string
exporter_communication_type?: string
buyer_region_code?: string
buyer_region?: string
buyer_contact?: string
buyer_communication?: string
buyer_communication_type?: string
consignee_region_code?: string
consignee_region?: string
arrival_name?: string
arrival_means?: string
departure_transport_name?: string
departure_transport_means?: string
location_city?: string
location_address?: string
location_postcode?: string
loading_place_name?: string
shipment_consignor?: string
shipment_consignor_number?: string
shipment_consignor_city?: string
shipment_consignor_country?: string
shipment_consignor_region_code?: string
shipment_consignor_region?: string
shipment_consignor_address?: string
shipment_consignor_postcode?: string
destination_region?: string
importer_region_code?: string
importer_region?: string
importer_contact?: string
importer_communication?: string
importer_communication_type?: string
invoice_number?: string
payer?: string
payer_number?: string
payer_city?: string
payer_country?: string
payer_region_code?: string
payer_region?: string
payer_address?: string
payer_postcode?: string
seller_region_code?: string
seller_region?: string
seller_contact?: string
seller_communication?: string
seller_communication_type?: string
surety?: string
surety_number?: string
surety_city?: string
surety_country?: string
surety_region_code?: string
surety_region?: string
surety_address?: string
surety_postcode?: string
delivery_country_relation?: string
delivery_terms_text?: string
ucr_id?: string
items_unit?: string
location_country?: string
location_type?: string
location_qualifier?: string
location_name?: string
arrival_mode?: string
departure_mode?: string
gross_mass_unit?: string
total_packages_unit?: string
acceptance_form?: ("102" | "304" | "102 with time")
issue_form?: ("102" | "304" | "102 with time")
exit_date?: string
exit_time?: string
exit_form?: ("304" | "102 with time")
invoice_date?: string
invoice_time?: string
invoice_form?: ("304" | "102 with time")
CDSItems?: CustomsDeclarationItem[]
mainPreviousCDSItems?: PreviousDocument[]
mainContainerCDSItems?: Container[]
AdditionalItems?: Authorisation[]
DeferredItems?: DeferredPayment[]
GuaranteeItems?: Guarantee[]
mainAdditionalCDSItems?: AdditionalInformation[]
mainAdjustmentCDSItems?: Adjustment[]
routingCodeCountryItems?: RoutingCountry[]
sealNumberItems?: Seal[]
mainSupplyCDSItems?: SupplyChainActor[]
mainFiscalCDSItems?: FiscalReference[]
ExchangeItems?: ExchangeRate[]
ConsignmentItems?: ConsignmentItem[]
};
/**
 * One goods item of a customs declaration.
 */
export type CustomsDeclarationItem = {
uuid: string
item_no?: number
ref_number?: string
commodityCode?: string
combined_code?: string
taric_code?: string
cus_code?: string
cus_code_1?: string
description?: string
req_code?: string
prev_code?: string
gross_mass?: string
gross_mass_unit?: string
net_mass?: string
net_mass_unit?: string
supplementaryUnits?: string
supplementary_unit?: string
itemPriceAmount?: string
itemPriceCurr?: string
customs_value_amount?: string
customs_value_currency?: string
country_origin?: string
country_pref_origin?: string
preference?: string
quota?: string
val_indicator?: string
valuation_method?: string
nature_of_transaction?: string
statistic_value?: string
statistic_currency?: string
totalNumberOfPackages?: string
dest_code?: string
disp_code?: string
consignee?: string
consignee_address?: string
consignee_city?: string
consignee_postcode?: string
consignee_country?: string
consignee_number?: string
supplier?: string
supplier_city?: string
supplier_postcode?: string
supplier_country?: string
supplier_number?: string
supplier_party?: number
buyer?: string
buyer_number?: string
buyer_city?: string
buyer_country?: string
buyer_region_code?: string
buyer_region?: string
buyer_address?: string
buyer_postcode?: string
buyer_contact?: string
buyer_communication?: string
buyer_communication_type?: string
consignee_region_code?: string
consignee_region?: string
consignor?: string
consignor_number?: string
consignor_city?: string
consignor_country?: string
consignor_region_code?: string
consignor_region?: string
consignor_address?: string
consignor_postcode?: string
destination_region?: string
seller?: string
seller_number?: string
seller_city?: string
seller_country?: string
seller_region_code?: string
seller_region?: string
seller_address?: string
seller_postcode?: string
seller_contact?: string
seller_communication?: string
seller_communication_type?: string
ucr_id?: string
pref_origin_region?: string
origin_region?: string
origin_order?: string
procedure_order?: string
classification_order?: string
PackagesCDSItems?: PackageLine[]
TaxCDSItems?: TaxLine[]
PreviousCDSItems?: PreviousDocument[]
AdditionalCDSItems?: AdditionalInformation[]
CertificateCDSItems?: ProducedDocument[]
ProcedureCDSItems?: AdditionalProcedure[]
CommodityCDSItems?: AdditionalCode[]
AdjustmentCDSItems?: Adjustment[]
FiscalCDSItems?: FiscalReference[]
SupplyCDSItems?: SupplyChainActor[]
ContainerCDSItems?: Container[]
DangerousCDSItems?: DangerousGoods[]
OriginCDSItems?: Origin[]
};
/**
 * A line of packages of one goods item (6/9, 6/10, 6/11).
 */
export type PackageLine = {
uuid: string
type_of_packages?: string
number_of_packages?: string
shipping_mark?: string
package_sequence?: string
packing_material?: string
package_length?: string
package_length_unit?: string
package_width?: string
package_width_unit?: string
package_height?: string
package_height_unit?: string
package_volume?: string
package_volume_unit?: string
packages_unit?: string
};
/**
 * A duty or tax of one goods item (4/3 to 4/8).
 */
export type TaxLine = {
uuid: string
tax_calc_type?: ("usual" | "automatic" | "manual")
tax_type?: string
tax_unit?: string
tax_quantity?: string
tax_base_amount?: string
tax_base_currency?: string
tax_rate?: string
tax_amount?: string
tax_currency?: string
tax_total?: string
tax_total_currency?: string
payment_method?: string
tax_preference?: string
tax_quota?: string
tax_deduction?: string
tax_deduction_currency?: string
};
/**
 * A document that came before this declaration (2/1).
 */
export type PreviousDocument = {
uuid: string
docCategory?: ("X" | "Y" | "Z")
import_prev_doc?: string
prevTransactionRef?: string
goodsItemIdent?: string
};
/**
 * A statement to customs about the goods or the declaration (2/2).
 */
export type AdditionalInformation = {
uuid: string
additionalInfoCode?: string
additionalDescription?: string
statement_type?: string
};
/**
 * A document, certificate or authorisation presented with one goods item (2/3, 8/7).
 */
export type ProducedDocument = {
uuid: string
doc_code_1?: string
doc_code_3?: string
doc_ident?: string
doc_status?: string
doc_status_reason?: string
qualifier?: string
quantity_wo?: string
amount_wo?: string
amount_wo_currency?: string
issuing_auth?: string
date_validity?: string
issuing_auth_role?: string
validity_time?: string
validity_form?: ("304" | "102 with time")
};
/**
 * A further procedure code of one goods item (1/11).
 */
export type AdditionalProcedure = {
uuid: string
add_proc?: string
add_proc_previous?: string
};
/**
 * Additional commodity codes of one goods item (6/16, 6/17).
 */
export type AdditionalCode = {
uuid: string
taric_add_code?: string
taric_add_code_1?: string
national_add_code?: string
national_add_code_1?: string
};
/**
 * An addition to the value of the goods or a deduction from it (4/9).
 */
export type Adjustment = {
uuid: string
deduction_type?: string
deduction_val?: string
deduction_currency?: string
};
/**
 * Whoever answers for the VAT, and the VAT number (3/40).
 */
export type FiscalReference = {
uuid: string
fiscal_ident_code?: string
fiscal_ident_no?: string
};
/**
 * A further party to the journey of the goods, known to customs (3/37).
 */
export type SupplyChainActor = {
uuid: string
role_code?: string
ident_no?: string
};
/**
 * A container the goods travel in (7/10).
 */
export type Container = {
uuid: string
container_no?: string
container_sequence?: string
container_mark?: string
};
/**
 * A UN number of dangerous goods in one item (6/12).
 */
export type DangerousGoods = {
uuid: string
un_dg_code?: string
};
/**
 * An origin of one item beside its two usual ones (5/15, 5/16).
 */
export type Origin = {
uuid: string
origin_country?: string
origin_type?: string
origin_region?: string
};
/**
 * An authorisation this declaration relies on, and who holds it (3/39).
 */
export type Authorisation = {
uuid: string
auth_type_code?: string
auth_ident_no?: string
};
/**
 * A deferment account that duty or tax is charged to (2/6).
 */
export type DeferredPayment = {
uuid: string
def_payment_category?: ("1" | "2")
def_payment_type?: string
def_payment_id?: string
};
/**
 * A guarantee for the duty of this declaration (8/2, 8/3).
 */
export type Guarantee = {
uuid: string
guarantee?: ("number" | "comprehensive")
guarantee_type?: string
guarantee_ref?: string
guarantee_ref_other?: string
guarantee_code?: string
guarantee_amount?: string
guarantee_currency?: string
guarantee_custom?: string
};
/**
 * A country the goods travel through (5/18).
 */
export type RoutingCountry = {
uuid: string
routing_code_country?: string
routing_sequence?: string
};
/**
 * A seal on a container (7/18).
 */
export type Seal = {
uuid: string
seal_number?: string
seal_container_no?: string
seal_container_mark?: string
seal_sequence?: string
};
/**
 * An exchange rate beside the one of the declaration (4/15).
 */
export type ExchangeRate = {
uuid: string
exchange_currency?: string
exchange_rate?: string
};
/**
 * An item of the consignment with a consignor or transport charges of its own (3/7, 4/2).
 */
export type ConsignmentItem = {
uuid: string
consignor?: string
consignor_number?: string
consignor_address_type?: string
consignor_city?: string
consignor_country?: string
consignor_region_code?: string
consignor_region?: string
consignor_address?: string
consignor_postcode?: string
transport_charges_method?: string
};

/** A CustomsDeclaration while it is edited: with what is never stored. */
export type CustomsDeclarationState = CustomsDeclaration & {
  /** Error texts by place, as a save is answered with; empty while nothing is wrong. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
};

/** Every place of the document, rows as `*`. */
export type CustomsDeclarationPattern =
  | '/customs_regime'
  | '/declaration_type'
  | '/additional_dec_type'
  | '/circumstance_indicator'
  | '/transaction_ref'
  | '/ref_general'
  | '/internal_id'
  | '/assignee_id'
  | '/customer_id'
  | '/state'
  | '/acceptance_date'
  | '/acceptance_time'
  | '/issue_date'
  | '/issue_time'
  | '/tax_point_date'
  | '/items'
  | '/provider'
  | '/declarant_identNo'
  | '/user_name'
  | '/user_address'
  | '/user_city'
  | '/user_postcode'
  | '/user_country'
  | '/user_eori'
  | '/tel'
  | '/exporter_party'
  | '/self_representation'
  | '/representative_status'
  | '/representative_number'
  | '/representative'
  | '/representative_address'
  | '/representative_city'
  | '/representative_postcode'
  | '/representative_country'
  | '/exporter'
  | '/exporter_address'
  | '/exporter_city'
  | '/exporter_postcode'
  | '/exporter_country'
  | '/exporter_number'
  | '/importer'
  | '/importer_address'
  | '/importer_city'
  | '/importer_postcode'
  | '/importer_country'
  | '/importer_number'
  | '/buyer'
  | '/buyer_address'
  | '/buyer_city'
  | '/buyer_postcode'
  | '/buyer_country'
  | '/buyer_number'
  | '/buyer_template_name'
  | '/buyer_party'
  | '/taxNoBuyer'
  | '/seller'
  | '/seller_address'
  | '/seller_city'
  | '/seller_postcode'
  | '/seller_country'
  | '/seller_number'
  | '/seller_template_name'
  | '/seller_party'
  | '/consignee'
  | '/consignee_address'
  | '/consignee_city'
  | '/consignee_postcode'
  | '/consignee_country'
  | '/consignee_number'
  | '/consignee_template_name'
  | '/consignee_party'
  | '/taxNoConsignee'
  | '/carrier'
  | '/carrier_address'
  | '/carrier_city'
  | '/carrier_postcode'
  | '/carrier_country'
  | '/carrier_number'
  | '/carrier_template_name'
  | '/carrier_party'
  | '/consignor'
  | '/consignor_address'
  | '/consignor_city'
  | '/consignor_postcode'
  | '/consignor_country'
  | '/consignor_number'
  | '/submitter_number'
  | '/location_goods'
  | '/location_additional_id'
  | '/declaration_office'
  | '/presentation_office'
  | '/supervising_custom'
  | '/office_of_exit'
  | '/placeOfLoading'
  | '/warehouse_type'
  | '/warehouse_ident'
  | '/warehouse_code'
  | '/container_flag'
  | '/transportMode'
  | '/inlandMode'
  | '/arrival_number'
  | '/arrival_type'
  | '/departure_transport_number'
  | '/departure_transport_type'
  | '/active_transport_number'
  | '/active_transport_type'
  | '/active_transport_nationality'
  | '/transport_charges_method'
  | '/dispatch_country_code'
  | '/destination_country_code'
  | '/total_packages'
  | '/gross_mass'
  | '/currency'
  | '/currency_1'
  | '/exchangeRate'
  | '/freight_charge_amount'
  | '/freight_charge_currency'
  | '/incoterm_code'
  | '/unlocode'
  | '/delivery_place'
  | '/delivery_type'
  | '/nature_of_transaction'
  | '/issue_location'
  | '/loading_lists'
  | '/loading_lists_unit'
  | '/authentication'
  | '/authenticator'
  | '/submitter'
  | '/submitter_city'
  | '/submitter_country'
  | '/submitter_region_code'
  | '/submitter_region'
  | '/submitter_address'
  | '/submitter_postcode'
  | '/representative_region_code'
  | '/representative_region'
  | '/active_transport_name'
  | '/active_transport_means'
  | '/carrier_region_code'
  | '/carrier_region'
  | '/carrier_communication'
  | '/carrier_communication_type'
  | '/consignor_address_type'
  | '/consignor_region_code'
  | '/consignor_region'
  | '/exchange_currency'
  | '/user_region_code'
  | '/user_region'
  | '/user_contact'
  | '/user_communication'
  | '/user_communication_type'
  | '/exporter_region_code'
  | '/exporter_region'
  | '/exporter_contact'
  | '/exporter_communication'
  | '/exporter_communication_type'
  | '/buyer_region_code'
  | '/buyer_region'
  | '/buyer_contact'
  | '/buyer_communication'
  | '/buyer_communication_type'
  | '/consignee_region_code'
  | '/consignee_region'
  | '/arrival_name'
  | '/arrival_means'
  | '/departure_transport_name'
  | '/departure_transport_means'
  | '/location_city'
  | '/location_address'
  | '/location_postcode'
  | '/loading_place_name'
  | '/shipment_consignor'
  | '/shipment_consignor_number'
  | '/shipment_consignor_city'
  | '/shipment_consignor_country'
  | '/shipment_consignor_region_code'
  | '/shipment_consignor_region'
  | '/shipment_consignor_address'
  | '/shipment_consignor_postcode'
  | '/destination_region'
  | '/importer_region_code'
  | '/importer_region'
  | '/importer_contact'
  | '/importer_communication'
  | '/importer_communication_type'
  | '/invoice_number'
  | '/payer'
  | '/payer_number'
  | '/payer_city'
  | '/payer_country'
  | '/payer_region_code'
  | '/payer_region'
  | '/payer_address'
  | '/payer_postcode'
  | '/seller_region_code'
  | '/seller_region'
  | '/seller_contact'
  | '/seller_communication'
  | '/seller_communication_type'
  | '/surety'
  | '/surety_number'
  | '/surety_city'
  | '/surety_country'
  | '/surety_region_code'
  | '/surety_region'
  | '/surety_address'
  | '/surety_postcode'
  | '/delivery_country_relation'
  | '/delivery_terms_text'
  | '/ucr_id'
  | '/items_unit'
  | '/location_country'
  | '/location_type'
  | '/location_qualifier'
  | '/location_name'
  | '/arrival_mode'
  | '/departure_mode'
  | '/gross_mass_unit'
  | '/total_packages_unit'
  | '/acceptance_form'
  | '/issue_form'
  | '/exit_date'
  | '/exit_time'
  | '/exit_form'
  | '/invoice_date'
  | '/invoice_time'
  | '/invoice_form'
  | '/CDSItems'
  | '/CDSItems/*/item_no'
  | '/CDSItems/*/ref_number'
  | '/CDSItems/*/commodityCode'
  | '/CDSItems/*/combined_code'
  | '/CDSItems/*/taric_code'
  | '/CDSItems/*/cus_code'
  | '/CDSItems/*/cus_code_1'
  | '/CDSItems/*/description'
  | '/CDSItems/*/req_code'
  | '/CDSItems/*/prev_code'
  | '/CDSItems/*/gross_mass'
  | '/CDSItems/*/gross_mass_unit'
  | '/CDSItems/*/net_mass'
  | '/CDSItems/*/net_mass_unit'
  | '/CDSItems/*/supplementaryUnits'
  | '/CDSItems/*/supplementary_unit'
  | '/CDSItems/*/itemPriceAmount'
  | '/CDSItems/*/itemPriceCurr'
  | '/CDSItems/*/customs_value_amount'
  | '/CDSItems/*/customs_value_currency'
  | '/CDSItems/*/country_origin'
  | '/CDSItems/*/country_pref_origin'
  | '/CDSItems/*/preference'
  | '/CDSItems/*/quota'
  | '/CDSItems/*/val_indicator'
  | '/CDSItems/*/valuation_method'
  | '/CDSItems/*/nature_of_transaction'
  | '/CDSItems/*/statistic_value'
  | '/CDSItems/*/statistic_currency'
  | '/CDSItems/*/totalNumberOfPackages'
  | '/CDSItems/*/dest_code'
  | '/CDSItems/*/disp_code'
  | '/CDSItems/*/consignee'
  | '/CDSItems/*/consignee_address'
  | '/CDSItems/*/consignee_city'
  | '/CDSItems/*/consignee_postcode'
  | '/CDSItems/*/consignee_country'
  | '/CDSItems/*/consignee_number'
  | '/CDSItems/*/supplier'
  | '/CDSItems/*/supplier_city'
  | '/CDSItems/*/supplier_postcode'
  | '/CDSItems/*/supplier_country'
  | '/CDSItems/*/supplier_number'
  | '/CDSItems/*/supplier_party'
  | '/CDSItems/*/buyer'
  | '/CDSItems/*/buyer_number'
  | '/CDSItems/*/buyer_city'
  | '/CDSItems/*/buyer_country'
  | '/CDSItems/*/buyer_region_code'
  | '/CDSItems/*/buyer_region'
  | '/CDSItems/*/buyer_address'
  | '/CDSItems/*/buyer_postcode'
  | '/CDSItems/*/buyer_contact'
  | '/CDSItems/*/buyer_communication'
  | '/CDSItems/*/buyer_communication_type'
  | '/CDSItems/*/consignee_region_code'
  | '/CDSItems/*/consignee_region'
  | '/CDSItems/*/consignor'
  | '/CDSItems/*/consignor_number'
  | '/CDSItems/*/consignor_city'
  | '/CDSItems/*/consignor_country'
  | '/CDSItems/*/consignor_region_code'
  | '/CDSItems/*/consignor_region'
  | '/CDSItems/*/consignor_address'
  | '/CDSItems/*/consignor_postcode'
  | '/CDSItems/*/destination_region'
  | '/CDSItems/*/seller'
  | '/CDSItems/*/seller_number'
  | '/CDSItems/*/seller_city'
  | '/CDSItems/*/seller_country'
  | '/CDSItems/*/seller_region_code'
  | '/CDSItems/*/seller_region'
  | '/CDSItems/*/seller_address'
  | '/CDSItems/*/seller_postcode'
  | '/CDSItems/*/seller_contact'
  | '/CDSItems/*/seller_communication'
  | '/CDSItems/*/seller_communication_type'
  | '/CDSItems/*/ucr_id'
  | '/CDSItems/*/pref_origin_region'
  | '/CDSItems/*/origin_region'
  | '/CDSItems/*/origin_order'
  | '/CDSItems/*/procedure_order'
  | '/CDSItems/*/classification_order'
  | '/CDSItems/*/PackagesCDSItems'
  | '/CDSItems/*/PackagesCDSItems/*/type_of_packages'
  | '/CDSItems/*/PackagesCDSItems/*/number_of_packages'
  | '/CDSItems/*/PackagesCDSItems/*/shipping_mark'
  | '/CDSItems/*/PackagesCDSItems/*/package_sequence'
  | '/CDSItems/*/PackagesCDSItems/*/packing_material'
  | '/CDSItems/*/PackagesCDSItems/*/package_length'
  | '/CDSItems/*/PackagesCDSItems/*/package_length_unit'
  | '/CDSItems/*/PackagesCDSItems/*/package_width'
  | '/CDSItems/*/PackagesCDSItems/*/package_width_unit'
  | '/CDSItems/*/PackagesCDSItems/*/package_height'
  | '/CDSItems/*/PackagesCDSItems/*/package_height_unit'
  | '/CDSItems/*/PackagesCDSItems/*/package_volume'
  | '/CDSItems/*/PackagesCDSItems/*/package_volume_unit'
  | '/CDSItems/*/PackagesCDSItems/*/packages_unit'
  | '/CDSItems/*/TaxCDSItems'
  | '/CDSItems/*/TaxCDSItems/*/tax_calc_type'
  | '/CDSItems/*/TaxCDSItems/*/tax_type'
  | '/CDSItems/*/TaxCDSItems/*/tax_unit'
  | '/CDSItems/*/TaxCDSItems/*/tax_quantity'
  | '/CDSItems/*/TaxCDSItems/*/tax_base_amount'
  | '/CDSItems/*/TaxCDSItems/*/tax_base_currency'
  | '/CDSItems/*/TaxCDSItems/*/tax_rate'
  | '/CDSItems/*/TaxCDSItems/*/tax_amount'
  | '/CDSItems/*/TaxCDSItems/*/tax_currency'
  | '/CDSItems/*/TaxCDSItems/*/tax_total'
  | '/CDSItems/*/TaxCDSItems/*/tax_total_currency'
  | '/CDSItems/*/TaxCDSItems/*/payment_method'
  | '/CDSItems/*/TaxCDSItems/*/tax_preference'
  | '/CDSItems/*/TaxCDSItems/*/tax_quota'
  | '/CDSItems/*/TaxCDSItems/*/tax_deduction'
  | '/CDSItems/*/TaxCDSItems/*/tax_deduction_currency'
  | '/CDSItems/*/PreviousCDSItems'
  | '/CDSItems/*/PreviousCDSItems/*/docCategory'
  | '/CDSItems/*/PreviousCDSItems/*/import_prev_doc'
  | '/CDSItems/*/PreviousCDSItems/*/prevTransactionRef'
  | '/CDSItems/*/PreviousCDSItems/*/goodsItemIdent'
  | '/CDSItems/*/AdditionalCDSItems'
  | '/CDSItems/*/AdditionalCDSItems/*/additionalInfoCode'
  | '/CDSItems/*/AdditionalCDSItems/*/additionalDescription'
  | '/CDSItems/*/AdditionalCDSItems/*/statement_type'
  | '/CDSItems/*/CertificateCDSItems'
  | '/CDSItems/*/CertificateCDSItems/*/doc_code_1'
  | '/CDSItems/*/CertificateCDSItems/*/doc_code_3'
  | '/CDSItems/*/CertificateCDSItems/*/doc_ident'
  | '/CDSItems/*/CertificateCDSItems/*/doc_status'
  | '/CDSItems/*/CertificateCDSItems/*/doc_status_reason'
  | '/CDSItems/*/CertificateCDSItems/*/qualifier'
  | '/CDSItems/*/CertificateCDSItems/*/quantity_wo'
  | '/CDSItems/*/CertificateCDSItems/*/amount_wo'
  | '/CDSItems/*/CertificateCDSItems/*/amount_wo_currency'
  | '/CDSItems/*/CertificateCDSItems/*/issuing_auth'
  | '/CDSItems/*/CertificateCDSItems/*/date_validity'
  | '/CDSItems/*/CertificateCDSItems/*/issuing_auth_role'
  | '/CDSItems/*/CertificateCDSItems/*/validity_time'
  | '/CDSItems/*/CertificateCDSItems/*/validity_form'
  | '/CDSItems/*/ProcedureCDSItems'
  | '/CDSItems/*/ProcedureCDSItems/*/add_proc'
  | '/CDSItems/*/ProcedureCDSItems/*/add_proc_previous'
  | '/CDSItems/*/CommodityCDSItems'
  | '/CDSItems/*/CommodityCDSItems/*/taric_add_code'
  | '/CDSItems/*/CommodityCDSItems/*/taric_add_code_1'
  | '/CDSItems/*/CommodityCDSItems/*/national_add_code'
  | '/CDSItems/*/CommodityCDSItems/*/national_add_code_1'
  | '/CDSItems/*/AdjustmentCDSItems'
  | '/CDSItems/*/AdjustmentCDSItems/*/deduction_type'
  | '/CDSItems/*/AdjustmentCDSItems/*/deduction_val'
  | '/CDSItems/*/AdjustmentCDSItems/*/deduction_currency'
  | '/CDSItems/*/FiscalCDSItems'
  | '/CDSItems/*/FiscalCDSItems/*/fiscal_ident_code'
  | '/CDSItems/*/FiscalCDSItems/*/fiscal_ident_no'
  | '/CDSItems/*/SupplyCDSItems'
  | '/CDSItems/*/SupplyCDSItems/*/role_code'
  | '/CDSItems/*/SupplyCDSItems/*/ident_no'
  | '/CDSItems/*/ContainerCDSItems'
  | '/CDSItems/*/ContainerCDSItems/*/container_no'
  | '/CDSItems/*/ContainerCDSItems/*/container_sequence'
  | '/CDSItems/*/ContainerCDSItems/*/container_mark'
  | '/CDSItems/*/DangerousCDSItems'
  | '/CDSItems/*/DangerousCDSItems/*/un_dg_code'
  | '/CDSItems/*/OriginCDSItems'
  | '/CDSItems/*/OriginCDSItems/*/origin_country'
  | '/CDSItems/*/OriginCDSItems/*/origin_type'
  | '/CDSItems/*/OriginCDSItems/*/origin_region'
  | '/mainPreviousCDSItems'
  | '/mainPreviousCDSItems/*/docCategory'
  | '/mainPreviousCDSItems/*/import_prev_doc'
  | '/mainPreviousCDSItems/*/prevTransactionRef'
  | '/mainPreviousCDSItems/*/goodsItemIdent'
  | '/mainContainerCDSItems'
  | '/mainContainerCDSItems/*/container_no'
  | '/mainContainerCDSItems/*/container_sequence'
  | '/mainContainerCDSItems/*/container_mark'
  | '/AdditionalItems'
  | '/AdditionalItems/*/auth_type_code'
  | '/AdditionalItems/*/auth_ident_no'
  | '/DeferredItems'
  | '/DeferredItems/*/def_payment_category'
  | '/DeferredItems/*/def_payment_type'
  | '/DeferredItems/*/def_payment_id'
  | '/GuaranteeItems'
  | '/GuaranteeItems/*/guarantee'
  | '/GuaranteeItems/*/guarantee_type'
  | '/GuaranteeItems/*/guarantee_ref'
  | '/GuaranteeItems/*/guarantee_ref_other'
  | '/GuaranteeItems/*/guarantee_code'
  | '/GuaranteeItems/*/guarantee_amount'
  | '/GuaranteeItems/*/guarantee_currency'
  | '/GuaranteeItems/*/guarantee_custom'
  | '/mainAdditionalCDSItems'
  | '/mainAdditionalCDSItems/*/additionalInfoCode'
  | '/mainAdditionalCDSItems/*/additionalDescription'
  | '/mainAdditionalCDSItems/*/statement_type'
  | '/mainAdjustmentCDSItems'
  | '/mainAdjustmentCDSItems/*/deduction_type'
  | '/mainAdjustmentCDSItems/*/deduction_val'
  | '/mainAdjustmentCDSItems/*/deduction_currency'
  | '/routingCodeCountryItems'
  | '/routingCodeCountryItems/*/routing_code_country'
  | '/routingCodeCountryItems/*/routing_sequence'
  | '/sealNumberItems'
  | '/sealNumberItems/*/seal_number'
  | '/sealNumberItems/*/seal_container_no'
  | '/sealNumberItems/*/seal_container_mark'
  | '/sealNumberItems/*/seal_sequence'
  | '/mainSupplyCDSItems'
  | '/mainSupplyCDSItems/*/role_code'
  | '/mainSupplyCDSItems/*/ident_no'
  | '/mainFiscalCDSItems'
  | '/mainFiscalCDSItems/*/fiscal_ident_code'
  | '/mainFiscalCDSItems/*/fiscal_ident_no'
  | '/ExchangeItems'
  | '/ExchangeItems/*/exchange_currency'
  | '/ExchangeItems/*/exchange_rate'
  | '/ConsignmentItems'
  | '/ConsignmentItems/*/consignor'
  | '/ConsignmentItems/*/consignor_number'
  | '/ConsignmentItems/*/consignor_address_type'
  | '/ConsignmentItems/*/consignor_city'
  | '/ConsignmentItems/*/consignor_country'
  | '/ConsignmentItems/*/consignor_region_code'
  | '/ConsignmentItems/*/consignor_region'
  | '/ConsignmentItems/*/consignor_address'
  | '/ConsignmentItems/*/consignor_postcode'
  | '/ConsignmentItems/*/transport_charges_method';
