// Written by `npm run generate` from schemas/. Do not edit.
/**
 * A customs declaration, import or export, as it is edited, stored and sent.
 */
export type CustomsDeclaration = {
customs_regime?: ("import" | "export")
declaration_type?: string
additional_dec_type?: string
transaction_ref?: string
ref_general?: string
internal_id?: string
acceptance_date?: string
acceptance_time?: string
items?: number
provider?: string
declarant_identNo?: string
user_name?: string
user_address?: string
user_city?: string
user_postcode?: string
user_country?: string
self_representation?: boolean
representative_status?: string
representative_number?: string
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
seller?: string
seller_address?: string
seller_city?: string
seller_postcode?: string
seller_country?: string
seller_number?: string
seller_template_name?: string
seller_party?: number
location_goods?: string
container_flag?: ("0" | "1")
transportMode?: string
inlandMode?: string
arrival_number?: string
arrival_type?: string
active_transport_number?: string
active_transport_type?: string
active_transport_nationality?: string
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
CDSItems?: CustomsDeclarationItem[]
mainPreviousCDSItems?: PreviousDocument[]
mainContainerCDSItems?: Container[]
AdditionalItems?: Authorisation[]
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
PackagesCDSItems?: PackageLine[]
TaxCDSItems?: TaxLine[]
PreviousCDSItems?: PreviousDocument[]
AdditionalCDSItems?: AdditionalInformation[]
CertificateCDSItems?: ProducedDocument[]
ProcedureCDSItems?: AdditionalProcedure[]
CommodityCDSItems?: AdditionalCode[]
};
/**
 * A line of packages of one goods item (6/9, 6/10, 6/11).
 */
export type PackageLine = {
uuid: string
type_of_packages?: string
number_of_packages?: string
shipping_mark?: string
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
tax_rate?: string
tax_amount?: string
tax_currency?: string
tax_total?: string
tax_total_currency?: string
payment_method?: string
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
issuing_auth?: string
date_validity?: string
};
/**
 * A further procedure code of one goods item (1/11).
 */
export type AdditionalProcedure = {
uuid: string
add_proc?: string
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
 * A container the goods travel in (7/10).
 */
export type Container = {
uuid: string
container_no?: string
};
/**
 * An authorisation this declaration relies on, and who holds it (3/39).
 */
export type Authorisation = {
uuid: string
auth_type_code?: string
auth_ident_no?: string
};

/** Every place of the document, rows as `*`. */
export type CustomsDeclarationPattern =
  | '/customs_regime'
  | '/declaration_type'
  | '/additional_dec_type'
  | '/transaction_ref'
  | '/ref_general'
  | '/internal_id'
  | '/acceptance_date'
  | '/acceptance_time'
  | '/items'
  | '/provider'
  | '/declarant_identNo'
  | '/user_name'
  | '/user_address'
  | '/user_city'
  | '/user_postcode'
  | '/user_country'
  | '/self_representation'
  | '/representative_status'
  | '/representative_number'
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
  | '/seller'
  | '/seller_address'
  | '/seller_city'
  | '/seller_postcode'
  | '/seller_country'
  | '/seller_number'
  | '/seller_template_name'
  | '/seller_party'
  | '/location_goods'
  | '/container_flag'
  | '/transportMode'
  | '/inlandMode'
  | '/arrival_number'
  | '/arrival_type'
  | '/active_transport_number'
  | '/active_transport_type'
  | '/active_transport_nationality'
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
  | '/CDSItems/*/PackagesCDSItems'
  | '/CDSItems/*/PackagesCDSItems/*/type_of_packages'
  | '/CDSItems/*/PackagesCDSItems/*/number_of_packages'
  | '/CDSItems/*/PackagesCDSItems/*/shipping_mark'
  | '/CDSItems/*/TaxCDSItems'
  | '/CDSItems/*/TaxCDSItems/*/tax_calc_type'
  | '/CDSItems/*/TaxCDSItems/*/tax_type'
  | '/CDSItems/*/TaxCDSItems/*/tax_unit'
  | '/CDSItems/*/TaxCDSItems/*/tax_quantity'
  | '/CDSItems/*/TaxCDSItems/*/tax_rate'
  | '/CDSItems/*/TaxCDSItems/*/tax_amount'
  | '/CDSItems/*/TaxCDSItems/*/tax_currency'
  | '/CDSItems/*/TaxCDSItems/*/tax_total'
  | '/CDSItems/*/TaxCDSItems/*/tax_total_currency'
  | '/CDSItems/*/TaxCDSItems/*/payment_method'
  | '/CDSItems/*/PreviousCDSItems'
  | '/CDSItems/*/PreviousCDSItems/*/docCategory'
  | '/CDSItems/*/PreviousCDSItems/*/import_prev_doc'
  | '/CDSItems/*/PreviousCDSItems/*/prevTransactionRef'
  | '/CDSItems/*/PreviousCDSItems/*/goodsItemIdent'
  | '/CDSItems/*/AdditionalCDSItems'
  | '/CDSItems/*/AdditionalCDSItems/*/additionalInfoCode'
  | '/CDSItems/*/AdditionalCDSItems/*/additionalDescription'
  | '/CDSItems/*/CertificateCDSItems'
  | '/CDSItems/*/CertificateCDSItems/*/doc_code_1'
  | '/CDSItems/*/CertificateCDSItems/*/doc_code_3'
  | '/CDSItems/*/CertificateCDSItems/*/doc_ident'
  | '/CDSItems/*/CertificateCDSItems/*/doc_status'
  | '/CDSItems/*/CertificateCDSItems/*/doc_status_reason'
  | '/CDSItems/*/CertificateCDSItems/*/qualifier'
  | '/CDSItems/*/CertificateCDSItems/*/quantity_wo'
  | '/CDSItems/*/CertificateCDSItems/*/issuing_auth'
  | '/CDSItems/*/CertificateCDSItems/*/date_validity'
  | '/CDSItems/*/ProcedureCDSItems'
  | '/CDSItems/*/ProcedureCDSItems/*/add_proc'
  | '/CDSItems/*/CommodityCDSItems'
  | '/CDSItems/*/CommodityCDSItems/*/taric_add_code'
  | '/CDSItems/*/CommodityCDSItems/*/taric_add_code_1'
  | '/CDSItems/*/CommodityCDSItems/*/national_add_code'
  | '/CDSItems/*/CommodityCDSItems/*/national_add_code_1'
  | '/mainPreviousCDSItems'
  | '/mainPreviousCDSItems/*/docCategory'
  | '/mainPreviousCDSItems/*/import_prev_doc'
  | '/mainPreviousCDSItems/*/prevTransactionRef'
  | '/mainPreviousCDSItems/*/goodsItemIdent'
  | '/mainContainerCDSItems'
  | '/mainContainerCDSItems/*/container_no'
  | '/AdditionalItems'
  | '/AdditionalItems/*/auth_type_code'
  | '/AdditionalItems/*/auth_ident_no';
