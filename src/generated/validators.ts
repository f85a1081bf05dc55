// @ts-nocheck compiled code; the exports below are typed
// Written by `npm run generate` from schemas/. Do not edit.
import type { ErrorObject } from 'ajv';

/** A compiled check. After a call `errors` holds what it found, or null. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | ErrorObject[];
}

/** `structure` judges types and field names only; `valid` every check of the schemas, all errors collected. */
export interface DocumentValidators {
  readonly structure: Validator;
  readonly valid: Validator;
}

function isStoredDate(text) {
  return readStored(text) !== void 0;
}
function readStored(text) {
  let match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return;
  let [day, month, year] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { day, month, year } : void 0;
}

function numeric(text) {
  return /^[0-9]*\.?[0-9]*$/.test(text);
}
function digits(text) {
  return /^[0-9]*$/.test(text);
}
function date(text) {
  return text === "" || isStoredDate(text);
}
function countCharacters(text) {
  let pairs = 0;
  for (let at = 1; at < text.length; at++) {
    let second = text.charCodeAt(at), first = text.charCodeAt(at - 1);
    second >= 56320 && second <= 57343 && first >= 55296 && first <= 56319 && pairs++;
  }
  return text.length - pairs;
}

var compiled0 = validate21, schema6 = { $id: "customs-declaration/structure", title: "CustomsDeclaration", description: "A customs declaration, import or export, as it is edited, stored and sent.", type: "object", additionalProperties: !1, properties: { customs_regime: { type: "string" }, declaration_type: { type: "string" }, additional_dec_type: { type: "string" }, circumstance_indicator: { type: "string" }, transaction_ref: { type: "string" }, ref_general: { type: "string" }, internal_id: { type: "string" }, assignee_id: { type: "integer" }, customer_id: { type: "integer" }, state: { type: "string" }, acceptance_date: { type: "string" }, acceptance_time: { type: "string" }, issue_date: { type: "string" }, issue_time: { type: "string" }, tax_point_date: { type: "string" }, items: { type: "integer" }, provider: { type: "string" }, declarant_identNo: { type: "string" }, user_name: { type: "string" }, user_address: { type: "string" }, user_city: { type: "string" }, user_postcode: { type: "string" }, user_country: { type: "string" }, user_eori: { type: "string" }, tel: { type: "string" }, exporter_party: { type: "integer" }, self_representation: { type: "boolean" }, representative_status: { type: "string" }, representative_number: { type: "string" }, representative: { type: "string" }, representative_address: { type: "string" }, representative_city: { type: "string" }, representative_postcode: { type: "string" }, representative_country: { type: "string" }, exporter: { type: "string" }, exporter_address: { type: "string" }, exporter_city: { type: "string" }, exporter_postcode: { type: "string" }, exporter_country: { type: "string" }, exporter_number: { type: "string" }, importer: { type: "string" }, importer_address: { type: "string" }, importer_city: { type: "string" }, importer_postcode: { type: "string" }, importer_country: { type: "string" }, importer_number: { type: "string" }, buyer: { type: "string" }, buyer_address: { type: "string" }, buyer_city: { type: "string" }, buyer_postcode: { type: "string" }, buyer_country: { type: "string" }, buyer_number: { type: "string" }, buyer_template_name: { type: "string" }, buyer_party: { type: "integer" }, taxNoBuyer: { type: "string" }, seller: { type: "string" }, seller_address: { type: "string" }, seller_city: { type: "string" }, seller_postcode: { type: "string" }, seller_country: { type: "string" }, seller_number: { type: "string" }, seller_template_name: { type: "string" }, seller_party: { type: "integer" }, consignee: { type: "string" }, consignee_address: { type: "string" }, consignee_city: { type: "string" }, consignee_postcode: { type: "string" }, consignee_country: { type: "string" }, consignee_number: { type: "string" }, consignee_template_name: { type: "string" }, consignee_party: { type: "integer" }, taxNoConsignee: { type: "string" }, carrier: { type: "string" }, carrier_address: { type: "string" }, carrier_city: { type: "string" }, carrier_postcode: { type: "string" }, carrier_country: { type: "string" }, carrier_number: { type: "string" }, carrier_template_name: { type: "string" }, carrier_party: { type: "integer" }, consignor: { type: "string" }, consignor_address: { type: "string" }, consignor_city: { type: "string" }, consignor_postcode: { type: "string" }, consignor_country: { type: "string" }, consignor_number: { type: "string" }, submitter_number: { type: "string" }, location_goods: { type: "string" }, location_additional_id: { type: "string" }, declaration_office: { type: "string" }, presentation_office: { type: "string" }, supervising_custom: { type: "string" }, office_of_exit: { type: "string" }, placeOfLoading: { type: "string" }, warehouse_type: { type: "string" }, warehouse_ident: { type: "string" }, warehouse_code: { type: "string" }, container_flag: { type: "string" }, transportMode: { type: "string" }, inlandMode: { type: "string" }, arrival_number: { type: "string" }, arrival_type: { type: "string" }, departure_transport_number: { type: "string" }, departure_transport_type: { type: "string" }, active_transport_number: { type: "string" }, active_transport_type: { type: "string" }, active_transport_nationality: { type: "string" }, transport_charges_method: { type: "string" }, dispatch_country_code: { type: "string" }, destination_country_code: { type: "string" }, total_packages: { type: "string" }, gross_mass: { type: "string" }, currency: { type: "string" }, currency_1: { type: "string" }, exchangeRate: { type: "string" }, freight_charge_amount: { type: "string" }, freight_charge_currency: { type: "string" }, incoterm_code: { type: "string" }, unlocode: { type: "string" }, delivery_place: { type: "string" }, delivery_type: { type: "string" }, nature_of_transaction: { type: "string" }, CDSItems: { type: "array", items: { $ref: "#/definitions/item" } }, mainPreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, mainContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, AdditionalItems: { type: "array", items: { $ref: "#/definitions/authorisation" } }, DeferredItems: { type: "array", items: { $ref: "#/definitions/deferred-payment" } }, GuaranteeItems: { type: "array", items: { $ref: "#/definitions/guarantee" } }, mainAdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, mainAdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, routingCodeCountryItems: { type: "array", items: { $ref: "#/definitions/routing-country" } }, sealNumberItems: { type: "array", items: { $ref: "#/definitions/seal" } }, mainSupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, mainFiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } } }, definitions: { item: { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer" }, ref_number: { type: "string" }, commodityCode: { type: "string" }, combined_code: { type: "string" }, taric_code: { type: "string" }, cus_code: { type: "string" }, cus_code_1: { type: "string" }, description: { type: "string" }, req_code: { type: "string" }, prev_code: { type: "string" }, gross_mass: { type: "string" }, gross_mass_unit: { type: "string" }, net_mass: { type: "string" }, net_mass_unit: { type: "string" }, supplementaryUnits: { type: "string" }, supplementary_unit: { type: "string" }, itemPriceAmount: { type: "string" }, itemPriceCurr: { type: "string" }, customs_value_amount: { type: "string" }, customs_value_currency: { type: "string" }, country_origin: { type: "string" }, country_pref_origin: { type: "string" }, preference: { type: "string" }, quota: { type: "string" }, val_indicator: { type: "string" }, valuation_method: { type: "string" }, nature_of_transaction: { type: "string" }, statistic_value: { type: "string" }, statistic_currency: { type: "string" }, totalNumberOfPackages: { type: "string" }, dest_code: { type: "string" }, disp_code: { type: "string" }, consignee: { type: "string" }, consignee_address: { type: "string" }, consignee_city: { type: "string" }, consignee_postcode: { type: "string" }, consignee_country: { type: "string" }, consignee_number: { type: "string" }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer" }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } }, package: { title: "PackageLine", description: "A line of packages of one goods item (6/9, 6/10, 6/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, type_of_packages: { type: "string" }, number_of_packages: { type: "string" }, shipping_mark: { type: "string" }, package_sequence: { type: "string" } } }, "tax-line": { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string" }, tax_type: { type: "string" }, tax_unit: { type: "string" }, tax_quantity: { type: "string" }, tax_base_amount: { type: "string" }, tax_base_currency: { type: "string" }, tax_rate: { type: "string" }, tax_amount: { type: "string" }, tax_currency: { type: "string" }, tax_total: { type: "string" }, tax_total_currency: { type: "string" }, payment_method: { type: "string" }, tax_preference: { type: "string" }, tax_quota: { type: "string" } } }, "previous-document": { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string" }, import_prev_doc: { type: "string" }, prevTransactionRef: { type: "string" }, goodsItemIdent: { type: "string" } } }, "additional-information": { title: "AdditionalInformation", description: "A statement to customs about the goods or the declaration (2/2).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, additionalInfoCode: { type: "string" }, additionalDescription: { type: "string" }, statement_type: { type: "string" } } }, "produced-document": { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string" }, doc_code_3: { type: "string" }, doc_ident: { type: "string" }, doc_status: { type: "string" }, doc_status_reason: { type: "string" }, qualifier: { type: "string" }, quantity_wo: { type: "string" }, amount_wo: { type: "string" }, amount_wo_currency: { type: "string" }, issuing_auth: { type: "string" }, date_validity: { type: "string" } } }, "additional-procedure": { title: "AdditionalProcedure", description: "A further procedure code of one goods item (1/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, add_proc: { type: "string" } } }, "additional-code": { title: "AdditionalCode", description: "Additional commodity codes of one goods item (6/16, 6/17).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, taric_add_code: { type: "string" }, taric_add_code_1: { type: "string" }, national_add_code: { type: "string" }, national_add_code_1: { type: "string" } } }, adjustment: { title: "Adjustment", description: "An addition to the value of the goods or a deduction from it (4/9).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, deduction_type: { type: "string" }, deduction_val: { type: "string" }, deduction_currency: { type: "string" } } }, "fiscal-reference": { title: "FiscalReference", description: "Whoever answers for the VAT, and the VAT number (3/40).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, fiscal_ident_code: { type: "string" }, fiscal_ident_no: { type: "string" } } }, "supply-chain-actor": { title: "SupplyChainActor", description: "A further party to the journey of the goods, known to customs (3/37).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, role_code: { type: "string" }, ident_no: { type: "string" } } }, container: { title: "Container", description: "A container the goods travel in (7/10).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, container_no: { type: "string" }, container_sequence: { type: "string" } } }, "dangerous-goods": { title: "DangerousGoods", description: "A UN number of dangerous goods in one item (6/12).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, un_dg_code: { type: "string" } } }, origin: { title: "Origin", description: "An origin of one item beside its two usual ones (5/15, 5/16).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, origin_country: { type: "string" }, origin_type: { type: "string" } } }, authorisation: { title: "Authorisation", description: "An authorisation this declaration relies on, and who holds it (3/39).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, auth_type_code: { type: "string" }, auth_ident_no: { type: "string" } } }, "deferred-payment": { title: "DeferredPayment", description: "A deferment account that duty or tax is charged to (2/6).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, def_payment_category: { type: "string" }, def_payment_type: { type: "string" }, def_payment_id: { type: "string" } } }, guarantee: { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string" }, guarantee_type: { type: "string" }, guarantee_ref: { type: "string" }, guarantee_ref_other: { type: "string" }, guarantee_code: { type: "string" }, guarantee_amount: { type: "string" }, guarantee_currency: { type: "string" }, guarantee_custom: { type: "string" } } }, "routing-country": { title: "RoutingCountry", description: "A country the goods travel through (5/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, routing_code_country: { type: "string" }, routing_sequence: { type: "string" } } }, seal: { title: "Seal", description: "A seal on a container (7/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, seal_number: { type: "string" }, seal_container_no: { type: "string" }, seal_sequence: { type: "string" } } } } }, func2 = Object.prototype.hasOwnProperty, schema7 = { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer" }, ref_number: { type: "string" }, commodityCode: { type: "string" }, combined_code: { type: "string" }, taric_code: { type: "string" }, cus_code: { type: "string" }, cus_code_1: { type: "string" }, description: { type: "string" }, req_code: { type: "string" }, prev_code: { type: "string" }, gross_mass: { type: "string" }, gross_mass_unit: { type: "string" }, net_mass: { type: "string" }, net_mass_unit: { type: "string" }, supplementaryUnits: { type: "string" }, supplementary_unit: { type: "string" }, itemPriceAmount: { type: "string" }, itemPriceCurr: { type: "string" }, customs_value_amount: { type: "string" }, customs_value_currency: { type: "string" }, country_origin: { type: "string" }, country_pref_origin: { type: "string" }, preference: { type: "string" }, quota: { type: "string" }, val_indicator: { type: "string" }, valuation_method: { type: "string" }, nature_of_transaction: { type: "string" }, statistic_value: { type: "string" }, statistic_currency: { type: "string" }, totalNumberOfPackages: { type: "string" }, dest_code: { type: "string" }, disp_code: { type: "string" }, consignee: { type: "string" }, consignee_address: { type: "string" }, consignee_city: { type: "string" }, consignee_postcode: { type: "string" }, consignee_country: { type: "string" }, consignee_number: { type: "string" }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer" }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "type_of_packages" || key0 === "number_of_packages" || key0 === "shipping_mark" || key0 === "package_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type_of_packages !== void 0 && typeof data.type_of_packages != "string") {
      let err2 = { instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.number_of_packages !== void 0 && typeof data.number_of_packages != "string") {
      let err3 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.shipping_mark !== void 0 && typeof data.shipping_mark != "string") {
      let err4 = { instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.package_sequence !== void 0 && typeof data.package_sequence != "string") {
      let err5 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var schema9 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string" }, tax_type: { type: "string" }, tax_unit: { type: "string" }, tax_quantity: { type: "string" }, tax_base_amount: { type: "string" }, tax_base_currency: { type: "string" }, tax_rate: { type: "string" }, tax_amount: { type: "string" }, tax_currency: { type: "string" }, tax_total: { type: "string" }, tax_total_currency: { type: "string" }, payment_method: { type: "string" }, tax_preference: { type: "string" }, tax_quota: { type: "string" } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema9.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tax_calc_type !== void 0 && typeof data.tax_calc_type != "string") {
      let err2 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tax_type !== void 0 && typeof data.tax_type != "string") {
      let err3 = { instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tax_unit !== void 0 && typeof data.tax_unit != "string") {
      let err4 = { instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.tax_quantity !== void 0 && typeof data.tax_quantity != "string") {
      let err5 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.tax_base_amount !== void 0 && typeof data.tax_base_amount != "string") {
      let err6 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.tax_base_currency !== void 0 && typeof data.tax_base_currency != "string") {
      let err7 = { instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.tax_rate !== void 0 && typeof data.tax_rate != "string") {
      let err8 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.tax_amount !== void 0 && typeof data.tax_amount != "string") {
      let err9 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.tax_currency !== void 0 && typeof data.tax_currency != "string") {
      let err10 = { instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.tax_total !== void 0 && typeof data.tax_total != "string") {
      let err11 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.tax_total_currency !== void 0 && typeof data.tax_total_currency != "string") {
      let err12 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.payment_method !== void 0 && typeof data.payment_method != "string") {
      let err13 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.tax_preference !== void 0 && typeof data.tax_preference != "string") {
      let err14 = { instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.tax_quota !== void 0 && typeof data.tax_quota != "string") {
      let err15 = { instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "docCategory" || key0 === "import_prev_doc" || key0 === "prevTransactionRef" || key0 === "goodsItemIdent")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.docCategory !== void 0 && typeof data.docCategory != "string") {
      let err2 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.import_prev_doc !== void 0 && typeof data.import_prev_doc != "string") {
      let err3 = { instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.prevTransactionRef !== void 0 && typeof data.prevTransactionRef != "string") {
      let err4 = { instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.goodsItemIdent !== void 0 && typeof data.goodsItemIdent != "string") {
      let err5 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "additionalInfoCode" || key0 === "additionalDescription" || key0 === "statement_type")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.additionalInfoCode !== void 0 && typeof data.additionalInfoCode != "string") {
      let err2 = { instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.additionalDescription !== void 0 && typeof data.additionalDescription != "string") {
      let err3 = { instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.statement_type !== void 0 && typeof data.statement_type != "string") {
      let err4 = { instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
var schema12 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string" }, doc_code_3: { type: "string" }, doc_ident: { type: "string" }, doc_status: { type: "string" }, doc_status_reason: { type: "string" }, qualifier: { type: "string" }, quantity_wo: { type: "string" }, amount_wo: { type: "string" }, amount_wo_currency: { type: "string" }, issuing_auth: { type: "string" }, date_validity: { type: "string" } } };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema12.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.doc_code_1 !== void 0 && typeof data.doc_code_1 != "string") {
      let err2 = { instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.doc_code_3 !== void 0 && typeof data.doc_code_3 != "string") {
      let err3 = { instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.doc_ident !== void 0 && typeof data.doc_ident != "string") {
      let err4 = { instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.doc_status !== void 0 && typeof data.doc_status != "string") {
      let err5 = { instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.doc_status_reason !== void 0 && typeof data.doc_status_reason != "string") {
      let err6 = { instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.qualifier !== void 0 && typeof data.qualifier != "string") {
      let err7 = { instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.quantity_wo !== void 0 && typeof data.quantity_wo != "string") {
      let err8 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.amount_wo !== void 0 && typeof data.amount_wo != "string") {
      let err9 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.amount_wo_currency !== void 0 && typeof data.amount_wo_currency != "string") {
      let err10 = { instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.issuing_auth !== void 0 && typeof data.issuing_auth != "string") {
      let err11 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.date_validity !== void 0 && typeof data.date_validity != "string") {
      let err12 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "add_proc")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.add_proc !== void 0 && typeof data.add_proc != "string") {
      let err2 = { instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "taric_add_code" || key0 === "taric_add_code_1" || key0 === "national_add_code" || key0 === "national_add_code_1")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.taric_add_code !== void 0 && typeof data.taric_add_code != "string") {
      let err2 = { instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.taric_add_code_1 !== void 0 && typeof data.taric_add_code_1 != "string") {
      let err3 = { instancePath: instancePath + "/taric_add_code_1", schemaPath: "#/properties/taric_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.national_add_code !== void 0 && typeof data.national_add_code != "string") {
      let err4 = { instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.national_add_code_1 !== void 0 && typeof data.national_add_code_1 != "string") {
      let err5 = { instancePath: instancePath + "/national_add_code_1", schemaPath: "#/properties/national_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "deduction_type" || key0 === "deduction_val" || key0 === "deduction_currency")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deduction_type !== void 0 && typeof data.deduction_type != "string") {
      let err2 = { instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deduction_val !== void 0 && typeof data.deduction_val != "string") {
      let err3 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.deduction_currency !== void 0 && typeof data.deduction_currency != "string") {
      let err4 = { instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "fiscal_ident_code" || key0 === "fiscal_ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fiscal_ident_code !== void 0 && typeof data.fiscal_ident_code != "string") {
      let err2 = { instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fiscal_ident_no !== void 0 && typeof data.fiscal_ident_no != "string") {
      let err3 = { instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "role_code" || key0 === "ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role_code !== void 0 && typeof data.role_code != "string") {
      let err2 = { instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ident_no !== void 0 && typeof data.ident_no != "string") {
      let err3 = { instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "container_no" || key0 === "container_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.container_no !== void 0 && typeof data.container_no != "string") {
      let err2 = { instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.container_sequence !== void 0 && typeof data.container_sequence != "string") {
      let err3 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "un_dg_code")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.un_dg_code !== void 0 && typeof data.un_dg_code != "string") {
      let err2 = { instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "origin_country" || key0 === "origin_type")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.origin_country !== void 0 && typeof data.origin_country != "string") {
      let err2 = { instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.origin_type !== void 0 && typeof data.origin_type != "string") {
      let err3 = { instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate47.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema7.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.item_no !== void 0) {
      let data1 = data.item_no;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ref_number !== void 0 && typeof data.ref_number != "string") {
      let err3 = { instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.commodityCode !== void 0 && typeof data.commodityCode != "string") {
      let err4 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.combined_code !== void 0 && typeof data.combined_code != "string") {
      let err5 = { instancePath: instancePath + "/combined_code", schemaPath: "#/properties/combined_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.taric_code !== void 0 && typeof data.taric_code != "string") {
      let err6 = { instancePath: instancePath + "/taric_code", schemaPath: "#/properties/taric_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.cus_code !== void 0 && typeof data.cus_code != "string") {
      let err7 = { instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.cus_code_1 !== void 0 && typeof data.cus_code_1 != "string") {
      let err8 = { instancePath: instancePath + "/cus_code_1", schemaPath: "#/properties/cus_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.req_code !== void 0 && typeof data.req_code != "string") {
      let err10 = { instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.prev_code !== void 0 && typeof data.prev_code != "string") {
      let err11 = { instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.gross_mass !== void 0 && typeof data.gross_mass != "string") {
      let err12 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.gross_mass_unit !== void 0 && typeof data.gross_mass_unit != "string") {
      let err13 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.net_mass !== void 0 && typeof data.net_mass != "string") {
      let err14 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.net_mass_unit !== void 0 && typeof data.net_mass_unit != "string") {
      let err15 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.supplementaryUnits !== void 0 && typeof data.supplementaryUnits != "string") {
      let err16 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.supplementary_unit !== void 0 && typeof data.supplementary_unit != "string") {
      let err17 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.itemPriceAmount !== void 0 && typeof data.itemPriceAmount != "string") {
      let err18 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.itemPriceCurr !== void 0 && typeof data.itemPriceCurr != "string") {
      let err19 = { instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.customs_value_amount !== void 0 && typeof data.customs_value_amount != "string") {
      let err20 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.customs_value_currency !== void 0 && typeof data.customs_value_currency != "string") {
      let err21 = { instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.country_origin !== void 0 && typeof data.country_origin != "string") {
      let err22 = { instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.country_pref_origin !== void 0 && typeof data.country_pref_origin != "string") {
      let err23 = { instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.preference !== void 0 && typeof data.preference != "string") {
      let err24 = { instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.quota !== void 0 && typeof data.quota != "string") {
      let err25 = { instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.val_indicator !== void 0 && typeof data.val_indicator != "string") {
      let err26 = { instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.valuation_method !== void 0 && typeof data.valuation_method != "string") {
      let err27 = { instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.nature_of_transaction !== void 0 && typeof data.nature_of_transaction != "string") {
      let err28 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.statistic_value !== void 0 && typeof data.statistic_value != "string") {
      let err29 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.statistic_currency !== void 0 && typeof data.statistic_currency != "string") {
      let err30 = { instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.totalNumberOfPackages !== void 0 && typeof data.totalNumberOfPackages != "string") {
      let err31 = { instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.dest_code !== void 0 && typeof data.dest_code != "string") {
      let err32 = { instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.disp_code !== void 0 && typeof data.disp_code != "string") {
      let err33 = { instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.consignee !== void 0 && typeof data.consignee != "string") {
      let err34 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.consignee_address !== void 0 && typeof data.consignee_address != "string") {
      let err35 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.consignee_city !== void 0 && typeof data.consignee_city != "string") {
      let err36 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.consignee_postcode !== void 0 && typeof data.consignee_postcode != "string") {
      let err37 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.consignee_country !== void 0 && typeof data.consignee_country != "string") {
      let err38 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.consignee_number !== void 0 && typeof data.consignee_number != "string") {
      let err39 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.supplier !== void 0 && typeof data.supplier != "string") {
      let err40 = { instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.supplier_city !== void 0 && typeof data.supplier_city != "string") {
      let err41 = { instancePath: instancePath + "/supplier_city", schemaPath: "#/properties/supplier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.supplier_postcode !== void 0 && typeof data.supplier_postcode != "string") {
      let err42 = { instancePath: instancePath + "/supplier_postcode", schemaPath: "#/properties/supplier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.supplier_country !== void 0 && typeof data.supplier_country != "string") {
      let err43 = { instancePath: instancePath + "/supplier_country", schemaPath: "#/properties/supplier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.supplier_number !== void 0 && typeof data.supplier_number != "string") {
      let err44 = { instancePath: instancePath + "/supplier_number", schemaPath: "#/properties/supplier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.supplier_party !== void 0) {
      let data44 = data.supplier_party;
      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
        let err45 = { instancePath: instancePath + "/supplier_party", schemaPath: "#/properties/supplier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.PackagesCDSItems !== void 0) {
      let data45 = data.PackagesCDSItems;
      if (Array.isArray(data45)) {
        let len0 = data45.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate23(data45[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data45, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
      } else {
        let err46 = { instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.TaxCDSItems !== void 0) {
      let data47 = data.TaxCDSItems;
      if (Array.isArray(data47)) {
        let len1 = data47.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate25(data47[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data47, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      } else {
        let err47 = { instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.PreviousCDSItems !== void 0) {
      let data49 = data.PreviousCDSItems;
      if (Array.isArray(data49)) {
        let len2 = data49.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate27(data49[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data49, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      } else {
        let err48 = { instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.AdditionalCDSItems !== void 0) {
      let data51 = data.AdditionalCDSItems;
      if (Array.isArray(data51)) {
        let len3 = data51.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate29(data51[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data51, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      } else {
        let err49 = { instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.CertificateCDSItems !== void 0) {
      let data53 = data.CertificateCDSItems;
      if (Array.isArray(data53)) {
        let len4 = data53.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate31(data53[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data53, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
      } else {
        let err50 = { instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.ProcedureCDSItems !== void 0) {
      let data55 = data.ProcedureCDSItems;
      if (Array.isArray(data55)) {
        let len5 = data55.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate33(data55[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data55, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
      } else {
        let err51 = { instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.CommodityCDSItems !== void 0) {
      let data57 = data.CommodityCDSItems;
      if (Array.isArray(data57)) {
        let len6 = data57.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate35(data57[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data57, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
      } else {
        let err52 = { instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.AdjustmentCDSItems !== void 0) {
      let data59 = data.AdjustmentCDSItems;
      if (Array.isArray(data59)) {
        let len7 = data59.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate37(data59[i7], { instancePath: instancePath + "/AdjustmentCDSItems/" + i7, parentData: data59, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
      } else {
        let err53 = { instancePath: instancePath + "/AdjustmentCDSItems", schemaPath: "#/properties/AdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.FiscalCDSItems !== void 0) {
      let data61 = data.FiscalCDSItems;
      if (Array.isArray(data61)) {
        let len8 = data61.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate39(data61[i8], { instancePath: instancePath + "/FiscalCDSItems/" + i8, parentData: data61, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      } else {
        let err54 = { instancePath: instancePath + "/FiscalCDSItems", schemaPath: "#/properties/FiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.SupplyCDSItems !== void 0) {
      let data63 = data.SupplyCDSItems;
      if (Array.isArray(data63)) {
        let len9 = data63.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate41(data63[i9], { instancePath: instancePath + "/SupplyCDSItems/" + i9, parentData: data63, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      } else {
        let err55 = { instancePath: instancePath + "/SupplyCDSItems", schemaPath: "#/properties/SupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.ContainerCDSItems !== void 0) {
      let data65 = data.ContainerCDSItems;
      if (Array.isArray(data65)) {
        let len10 = data65.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate43(data65[i10], { instancePath: instancePath + "/ContainerCDSItems/" + i10, parentData: data65, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
      } else {
        let err56 = { instancePath: instancePath + "/ContainerCDSItems", schemaPath: "#/properties/ContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.DangerousCDSItems !== void 0) {
      let data67 = data.DangerousCDSItems;
      if (Array.isArray(data67)) {
        let len11 = data67.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate45(data67[i11], { instancePath: instancePath + "/DangerousCDSItems/" + i11, parentData: data67, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      } else {
        let err57 = { instancePath: instancePath + "/DangerousCDSItems", schemaPath: "#/properties/DangerousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.OriginCDSItems !== void 0) {
      let data69 = data.OriginCDSItems;
      if (Array.isArray(data69)) {
        let len12 = data69.length;
        for (let i12 = 0; i12 < len12; i12++)
          validate47(data69[i12], { instancePath: instancePath + "/OriginCDSItems/" + i12, parentData: data69, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else {
        let err58 = { instancePath: instancePath + "/OriginCDSItems", schemaPath: "#/properties/OriginCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
  } else {
    let err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "auth_type_code" || key0 === "auth_ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.auth_type_code !== void 0 && typeof data.auth_type_code != "string") {
      let err2 = { instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.auth_ident_no !== void 0 && typeof data.auth_ident_no != "string") {
      let err3 = { instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "def_payment_category" || key0 === "def_payment_type" || key0 === "def_payment_id")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.def_payment_category !== void 0 && typeof data.def_payment_category != "string") {
      let err2 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.def_payment_type !== void 0 && typeof data.def_payment_type != "string") {
      let err3 = { instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.def_payment_id !== void 0 && typeof data.def_payment_id != "string") {
      let err4 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
var schema23 = { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string" }, guarantee_type: { type: "string" }, guarantee_ref: { type: "string" }, guarantee_ref_other: { type: "string" }, guarantee_code: { type: "string" }, guarantee_amount: { type: "string" }, guarantee_currency: { type: "string" }, guarantee_custom: { type: "string" } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema23.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.guarantee !== void 0 && typeof data.guarantee != "string") {
      let err2 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.guarantee_type !== void 0 && typeof data.guarantee_type != "string") {
      let err3 = { instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.guarantee_ref !== void 0 && typeof data.guarantee_ref != "string") {
      let err4 = { instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.guarantee_ref_other !== void 0 && typeof data.guarantee_ref_other != "string") {
      let err5 = { instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.guarantee_code !== void 0 && typeof data.guarantee_code != "string") {
      let err6 = { instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.guarantee_amount !== void 0 && typeof data.guarantee_amount != "string") {
      let err7 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.guarantee_currency !== void 0 && typeof data.guarantee_currency != "string") {
      let err8 = { instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.guarantee_custom !== void 0 && typeof data.guarantee_custom != "string") {
      let err9 = { instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "routing_code_country" || key0 === "routing_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.routing_code_country !== void 0 && typeof data.routing_code_country != "string") {
      let err2 = { instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.routing_sequence !== void 0 && typeof data.routing_sequence != "string") {
      let err3 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "seal_number" || key0 === "seal_container_no" || key0 === "seal_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seal_number !== void 0 && typeof data.seal_number != "string") {
      let err2 = { instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.seal_container_no !== void 0 && typeof data.seal_container_no != "string") {
      let err3 = { instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.seal_sequence !== void 0 && typeof data.seal_sequence != "string") {
      let err4 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema6.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.customs_regime !== void 0 && typeof data.customs_regime != "string") {
      let err1 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.declaration_type !== void 0 && typeof data.declaration_type != "string") {
      let err2 = { instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.additional_dec_type !== void 0 && typeof data.additional_dec_type != "string") {
      let err3 = { instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.circumstance_indicator !== void 0 && typeof data.circumstance_indicator != "string") {
      let err4 = { instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.transaction_ref !== void 0 && typeof data.transaction_ref != "string") {
      let err5 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.ref_general !== void 0 && typeof data.ref_general != "string") {
      let err6 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.internal_id !== void 0 && typeof data.internal_id != "string") {
      let err7 = { instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.assignee_id !== void 0) {
      let data7 = data.assignee_id;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err8 = { instancePath: instancePath + "/assignee_id", schemaPath: "#/properties/assignee_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.customer_id !== void 0) {
      let data8 = data.customer_id;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err9 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.state !== void 0 && typeof data.state != "string") {
      let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.acceptance_date !== void 0 && typeof data.acceptance_date != "string") {
      let err11 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.acceptance_time !== void 0 && typeof data.acceptance_time != "string") {
      let err12 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.issue_date !== void 0 && typeof data.issue_date != "string") {
      let err13 = { instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.issue_time !== void 0 && typeof data.issue_time != "string") {
      let err14 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.tax_point_date !== void 0 && typeof data.tax_point_date != "string") {
      let err15 = { instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.items !== void 0) {
      let data15 = data.items;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err16 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider !== void 0 && typeof data.provider != "string") {
      let err17 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.declarant_identNo !== void 0 && typeof data.declarant_identNo != "string") {
      let err18 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.user_name !== void 0 && typeof data.user_name != "string") {
      let err19 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.user_address !== void 0 && typeof data.user_address != "string") {
      let err20 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.user_city !== void 0 && typeof data.user_city != "string") {
      let err21 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.user_postcode !== void 0 && typeof data.user_postcode != "string") {
      let err22 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.user_country !== void 0 && typeof data.user_country != "string") {
      let err23 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.user_eori !== void 0 && typeof data.user_eori != "string") {
      let err24 = { instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.tel !== void 0 && typeof data.tel != "string") {
      let err25 = { instancePath: instancePath + "/tel", schemaPath: "#/properties/tel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.exporter_party !== void 0) {
      let data25 = data.exporter_party;
      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
        let err26 = { instancePath: instancePath + "/exporter_party", schemaPath: "#/properties/exporter_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.self_representation !== void 0 && typeof data.self_representation != "boolean") {
      let err27 = { instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.representative_status !== void 0 && typeof data.representative_status != "string") {
      let err28 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.representative_number !== void 0 && typeof data.representative_number != "string") {
      let err29 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.representative !== void 0 && typeof data.representative != "string") {
      let err30 = { instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.representative_address !== void 0 && typeof data.representative_address != "string") {
      let err31 = { instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.representative_city !== void 0 && typeof data.representative_city != "string") {
      let err32 = { instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.representative_postcode !== void 0 && typeof data.representative_postcode != "string") {
      let err33 = { instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.representative_country !== void 0 && typeof data.representative_country != "string") {
      let err34 = { instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.exporter !== void 0 && typeof data.exporter != "string") {
      let err35 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.exporter_address !== void 0 && typeof data.exporter_address != "string") {
      let err36 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.exporter_city !== void 0 && typeof data.exporter_city != "string") {
      let err37 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.exporter_postcode !== void 0 && typeof data.exporter_postcode != "string") {
      let err38 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.exporter_country !== void 0 && typeof data.exporter_country != "string") {
      let err39 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.exporter_number !== void 0 && typeof data.exporter_number != "string") {
      let err40 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.importer !== void 0 && typeof data.importer != "string") {
      let err41 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.importer_address !== void 0 && typeof data.importer_address != "string") {
      let err42 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.importer_city !== void 0 && typeof data.importer_city != "string") {
      let err43 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.importer_postcode !== void 0 && typeof data.importer_postcode != "string") {
      let err44 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.importer_country !== void 0 && typeof data.importer_country != "string") {
      let err45 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
    }
    if (data.importer_number !== void 0 && typeof data.importer_number != "string") {
      let err46 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
    if (data.buyer !== void 0 && typeof data.buyer != "string") {
      let err47 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
    }
    if (data.buyer_address !== void 0 && typeof data.buyer_address != "string") {
      let err48 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
    }
    if (data.buyer_city !== void 0 && typeof data.buyer_city != "string") {
      let err49 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
    }
    if (data.buyer_postcode !== void 0 && typeof data.buyer_postcode != "string") {
      let err50 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.buyer_country !== void 0 && typeof data.buyer_country != "string") {
      let err51 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
    }
    if (data.buyer_number !== void 0 && typeof data.buyer_number != "string") {
      let err52 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
    }
    if (data.buyer_template_name !== void 0 && typeof data.buyer_template_name != "string") {
      let err53 = { instancePath: instancePath + "/buyer_template_name", schemaPath: "#/properties/buyer_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
    }
    if (data.buyer_party !== void 0) {
      let data53 = data.buyer_party;
      if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
        let err54 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.taxNoBuyer !== void 0 && typeof data.taxNoBuyer != "string") {
      let err55 = { instancePath: instancePath + "/taxNoBuyer", schemaPath: "#/properties/taxNoBuyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
    }
    if (data.seller !== void 0 && typeof data.seller != "string") {
      let err56 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
    }
    if (data.seller_address !== void 0 && typeof data.seller_address != "string") {
      let err57 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
    }
    if (data.seller_city !== void 0 && typeof data.seller_city != "string") {
      let err58 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
    }
    if (data.seller_postcode !== void 0 && typeof data.seller_postcode != "string") {
      let err59 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
    }
    if (data.seller_country !== void 0 && typeof data.seller_country != "string") {
      let err60 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
    }
    if (data.seller_number !== void 0 && typeof data.seller_number != "string") {
      let err61 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
    }
    if (data.seller_template_name !== void 0 && typeof data.seller_template_name != "string") {
      let err62 = { instancePath: instancePath + "/seller_template_name", schemaPath: "#/properties/seller_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
    }
    if (data.seller_party !== void 0) {
      let data62 = data.seller_party;
      if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62))) {
        let err63 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.consignee !== void 0 && typeof data.consignee != "string") {
      let err64 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
    }
    if (data.consignee_address !== void 0 && typeof data.consignee_address != "string") {
      let err65 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
    }
    if (data.consignee_city !== void 0 && typeof data.consignee_city != "string") {
      let err66 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
    }
    if (data.consignee_postcode !== void 0 && typeof data.consignee_postcode != "string") {
      let err67 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
    }
    if (data.consignee_country !== void 0 && typeof data.consignee_country != "string") {
      let err68 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
    }
    if (data.consignee_number !== void 0 && typeof data.consignee_number != "string") {
      let err69 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
    }
    if (data.consignee_template_name !== void 0 && typeof data.consignee_template_name != "string") {
      let err70 = { instancePath: instancePath + "/consignee_template_name", schemaPath: "#/properties/consignee_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
    }
    if (data.consignee_party !== void 0) {
      let data70 = data.consignee_party;
      if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70))) {
        let err71 = { instancePath: instancePath + "/consignee_party", schemaPath: "#/properties/consignee_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.taxNoConsignee !== void 0 && typeof data.taxNoConsignee != "string") {
      let err72 = { instancePath: instancePath + "/taxNoConsignee", schemaPath: "#/properties/taxNoConsignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
    }
    if (data.carrier !== void 0 && typeof data.carrier != "string") {
      let err73 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
    }
    if (data.carrier_address !== void 0 && typeof data.carrier_address != "string") {
      let err74 = { instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
    }
    if (data.carrier_city !== void 0 && typeof data.carrier_city != "string") {
      let err75 = { instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
    }
    if (data.carrier_postcode !== void 0 && typeof data.carrier_postcode != "string") {
      let err76 = { instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
    }
    if (data.carrier_country !== void 0 && typeof data.carrier_country != "string") {
      let err77 = { instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
    }
    if (data.carrier_number !== void 0 && typeof data.carrier_number != "string") {
      let err78 = { instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
    }
    if (data.carrier_template_name !== void 0 && typeof data.carrier_template_name != "string") {
      let err79 = { instancePath: instancePath + "/carrier_template_name", schemaPath: "#/properties/carrier_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
    }
    if (data.carrier_party !== void 0) {
      let data79 = data.carrier_party;
      if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79) && isFinite(data79))) {
        let err80 = { instancePath: instancePath + "/carrier_party", schemaPath: "#/properties/carrier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.consignor !== void 0 && typeof data.consignor != "string") {
      let err81 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
    }
    if (data.consignor_address !== void 0 && typeof data.consignor_address != "string") {
      let err82 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
    }
    if (data.consignor_city !== void 0 && typeof data.consignor_city != "string") {
      let err83 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
    }
    if (data.consignor_postcode !== void 0 && typeof data.consignor_postcode != "string") {
      let err84 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
    }
    if (data.consignor_country !== void 0 && typeof data.consignor_country != "string") {
      let err85 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
    }
    if (data.consignor_number !== void 0 && typeof data.consignor_number != "string") {
      let err86 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
    }
    if (data.submitter_number !== void 0 && typeof data.submitter_number != "string") {
      let err87 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
    if (data.location_goods !== void 0 && typeof data.location_goods != "string") {
      let err88 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
    }
    if (data.location_additional_id !== void 0 && typeof data.location_additional_id != "string") {
      let err89 = { instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
    }
    if (data.declaration_office !== void 0 && typeof data.declaration_office != "string") {
      let err90 = { instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
    }
    if (data.presentation_office !== void 0 && typeof data.presentation_office != "string") {
      let err91 = { instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
    }
    if (data.supervising_custom !== void 0 && typeof data.supervising_custom != "string") {
      let err92 = { instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
    }
    if (data.office_of_exit !== void 0 && typeof data.office_of_exit != "string") {
      let err93 = { instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
    }
    if (data.placeOfLoading !== void 0 && typeof data.placeOfLoading != "string") {
      let err94 = { instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
    }
    if (data.warehouse_type !== void 0 && typeof data.warehouse_type != "string") {
      let err95 = { instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
    }
    if (data.warehouse_ident !== void 0 && typeof data.warehouse_ident != "string") {
      let err96 = { instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
    }
    if (data.warehouse_code !== void 0 && typeof data.warehouse_code != "string") {
      let err97 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
    }
    if (data.container_flag !== void 0 && typeof data.container_flag != "string") {
      let err98 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
    }
    if (data.transportMode !== void 0 && typeof data.transportMode != "string") {
      let err99 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
    }
    if (data.inlandMode !== void 0 && typeof data.inlandMode != "string") {
      let err100 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
    }
    if (data.arrival_number !== void 0 && typeof data.arrival_number != "string") {
      let err101 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
    }
    if (data.arrival_type !== void 0 && typeof data.arrival_type != "string") {
      let err102 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
    }
    if (data.departure_transport_number !== void 0 && typeof data.departure_transport_number != "string") {
      let err103 = { instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
    }
    if (data.departure_transport_type !== void 0 && typeof data.departure_transport_type != "string") {
      let err104 = { instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
    }
    if (data.active_transport_number !== void 0 && typeof data.active_transport_number != "string") {
      let err105 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
    }
    if (data.active_transport_type !== void 0 && typeof data.active_transport_type != "string") {
      let err106 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
    }
    if (data.active_transport_nationality !== void 0 && typeof data.active_transport_nationality != "string") {
      let err107 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
    }
    if (data.transport_charges_method !== void 0 && typeof data.transport_charges_method != "string") {
      let err108 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
    }
    if (data.dispatch_country_code !== void 0 && typeof data.dispatch_country_code != "string") {
      let err109 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
    }
    if (data.destination_country_code !== void 0 && typeof data.destination_country_code != "string") {
      let err110 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
    }
    if (data.total_packages !== void 0 && typeof data.total_packages != "string") {
      let err111 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
    }
    if (data.gross_mass !== void 0 && typeof data.gross_mass != "string") {
      let err112 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
    }
    if (data.currency !== void 0 && typeof data.currency != "string") {
      let err113 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
    }
    if (data.currency_1 !== void 0 && typeof data.currency_1 != "string") {
      let err114 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
    }
    if (data.exchangeRate !== void 0 && typeof data.exchangeRate != "string") {
      let err115 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
    }
    if (data.freight_charge_amount !== void 0 && typeof data.freight_charge_amount != "string") {
      let err116 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
    }
    if (data.freight_charge_currency !== void 0 && typeof data.freight_charge_currency != "string") {
      let err117 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
    }
    if (data.incoterm_code !== void 0 && typeof data.incoterm_code != "string") {
      let err118 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
    }
    if (data.unlocode !== void 0 && typeof data.unlocode != "string") {
      let err119 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
    }
    if (data.delivery_place !== void 0 && typeof data.delivery_place != "string") {
      let err120 = { instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
    }
    if (data.delivery_type !== void 0 && typeof data.delivery_type != "string") {
      let err121 = { instancePath: instancePath + "/delivery_type", schemaPath: "#/properties/delivery_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
    }
    if (data.nature_of_transaction !== void 0 && typeof data.nature_of_transaction != "string") {
      let err122 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
    }
    if (data.CDSItems !== void 0) {
      let data122 = data.CDSItems;
      if (Array.isArray(data122)) {
        let len0 = data122.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data122[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data122, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      } else {
        let err123 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
    if (data.mainPreviousCDSItems !== void 0) {
      let data124 = data.mainPreviousCDSItems;
      if (Array.isArray(data124)) {
        let len1 = data124.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate27(data124[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data124, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      } else {
        let err124 = { instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
      }
    }
    if (data.mainContainerCDSItems !== void 0) {
      let data126 = data.mainContainerCDSItems;
      if (Array.isArray(data126)) {
        let len2 = data126.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate43(data126[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data126, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
      } else {
        let err125 = { instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.AdditionalItems !== void 0) {
      let data128 = data.AdditionalItems;
      if (Array.isArray(data128)) {
        let len3 = data128.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate52(data128[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data128, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
      } else {
        let err126 = { instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
      }
    }
    if (data.DeferredItems !== void 0) {
      let data130 = data.DeferredItems;
      if (Array.isArray(data130)) {
        let len4 = data130.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate54(data130[i4], { instancePath: instancePath + "/DeferredItems/" + i4, parentData: data130, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
      } else {
        let err127 = { instancePath: instancePath + "/DeferredItems", schemaPath: "#/properties/DeferredItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
      }
    }
    if (data.GuaranteeItems !== void 0) {
      let data132 = data.GuaranteeItems;
      if (Array.isArray(data132)) {
        let len5 = data132.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate56(data132[i5], { instancePath: instancePath + "/GuaranteeItems/" + i5, parentData: data132, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
      } else {
        let err128 = { instancePath: instancePath + "/GuaranteeItems", schemaPath: "#/properties/GuaranteeItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
      }
    }
    if (data.mainAdditionalCDSItems !== void 0) {
      let data134 = data.mainAdditionalCDSItems;
      if (Array.isArray(data134)) {
        let len6 = data134.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate29(data134[i6], { instancePath: instancePath + "/mainAdditionalCDSItems/" + i6, parentData: data134, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      } else {
        let err129 = { instancePath: instancePath + "/mainAdditionalCDSItems", schemaPath: "#/properties/mainAdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
      }
    }
    if (data.mainAdjustmentCDSItems !== void 0) {
      let data136 = data.mainAdjustmentCDSItems;
      if (Array.isArray(data136)) {
        let len7 = data136.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate37(data136[i7], { instancePath: instancePath + "/mainAdjustmentCDSItems/" + i7, parentData: data136, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
      } else {
        let err130 = { instancePath: instancePath + "/mainAdjustmentCDSItems", schemaPath: "#/properties/mainAdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
      }
    }
    if (data.routingCodeCountryItems !== void 0) {
      let data138 = data.routingCodeCountryItems;
      if (Array.isArray(data138)) {
        let len8 = data138.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate60(data138[i8], { instancePath: instancePath + "/routingCodeCountryItems/" + i8, parentData: data138, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
      } else {
        let err131 = { instancePath: instancePath + "/routingCodeCountryItems", schemaPath: "#/properties/routingCodeCountryItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
      }
    }
    if (data.sealNumberItems !== void 0) {
      let data140 = data.sealNumberItems;
      if (Array.isArray(data140)) {
        let len9 = data140.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate62(data140[i9], { instancePath: instancePath + "/sealNumberItems/" + i9, parentData: data140, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
      } else {
        let err132 = { instancePath: instancePath + "/sealNumberItems", schemaPath: "#/properties/sealNumberItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
      }
    }
    if (data.mainSupplyCDSItems !== void 0) {
      let data142 = data.mainSupplyCDSItems;
      if (Array.isArray(data142)) {
        let len10 = data142.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate41(data142[i10], { instancePath: instancePath + "/mainSupplyCDSItems/" + i10, parentData: data142, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      } else {
        let err133 = { instancePath: instancePath + "/mainSupplyCDSItems", schemaPath: "#/properties/mainSupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
      }
    }
    if (data.mainFiscalCDSItems !== void 0) {
      let data144 = data.mainFiscalCDSItems;
      if (Array.isArray(data144)) {
        let len11 = data144.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate39(data144[i11], { instancePath: instancePath + "/mainFiscalCDSItems/" + i11, parentData: data144, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      } else {
        let err134 = { instancePath: instancePath + "/mainFiscalCDSItems", schemaPath: "#/properties/mainFiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
      }
    }
  } else {
    let err135 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var compiled1 = validate66, schema26 = { $id: "customs-declaration/valid", title: "CustomsDeclaration", description: "A customs declaration, import or export, as it is edited, stored and sent.", type: "object", additionalProperties: !1, properties: { customs_regime: { type: "string", enum: ["import", "export", ""] }, declaration_type: { type: "string", maxLength: 2 }, additional_dec_type: { type: "string", maxLength: 1 }, circumstance_indicator: { type: "string", maxLength: 3 }, transaction_ref: { type: "string", maxLength: 35 }, ref_general: { type: "string", maxLength: 35 }, internal_id: { type: "string" }, assignee_id: { type: "integer", minimum: 1 }, customer_id: { type: "integer", minimum: 1 }, state: { type: "string" }, acceptance_date: { type: "string", format: "date" }, acceptance_time: { type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, issue_date: { type: "string", format: "date" }, issue_time: { type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, tax_point_date: { type: "string", format: "date" }, items: { type: "integer", minimum: 0, maximum: 99999 }, provider: { type: "string", maxLength: 35 }, declarant_identNo: { type: "string", maxLength: 17 }, user_name: { type: "string", maxLength: 70 }, user_address: { type: "string", maxLength: 70 }, user_city: { type: "string", maxLength: 35 }, user_postcode: { type: "string", maxLength: 9 }, user_country: { type: "string", maxLength: 2 }, user_eori: { type: "string", maxLength: 17 }, tel: { type: "string" }, exporter_party: { type: "integer", minimum: 0, maximum: 1 }, self_representation: { type: "boolean" }, representative_status: { type: "string", maxLength: 3 }, representative_number: { type: "string", maxLength: 17 }, representative: { type: "string", maxLength: 70 }, representative_address: { type: "string", maxLength: 70 }, representative_city: { type: "string", maxLength: 35 }, representative_postcode: { type: "string", maxLength: 9 }, representative_country: { type: "string", maxLength: 2 }, exporter: { type: "string", maxLength: 70 }, exporter_address: { type: "string", maxLength: 70 }, exporter_city: { type: "string", maxLength: 35 }, exporter_postcode: { type: "string", maxLength: 9 }, exporter_country: { type: "string", maxLength: 2 }, exporter_number: { type: "string", maxLength: 17 }, importer: { type: "string", maxLength: 70 }, importer_address: { type: "string", maxLength: 70 }, importer_city: { type: "string", maxLength: 35 }, importer_postcode: { type: "string", maxLength: 9 }, importer_country: { type: "string", maxLength: 2 }, importer_number: { type: "string", maxLength: 17 }, buyer: { type: "string", maxLength: 70 }, buyer_address: { type: "string", maxLength: 70 }, buyer_city: { type: "string", maxLength: 35 }, buyer_postcode: { type: "string", maxLength: 9 }, buyer_country: { type: "string", maxLength: 2 }, buyer_number: { type: "string", maxLength: 17 }, buyer_template_name: { type: "string" }, buyer_party: { type: "integer", minimum: 0, maximum: 1 }, taxNoBuyer: { type: "string" }, seller: { type: "string", maxLength: 70 }, seller_address: { type: "string", maxLength: 70 }, seller_city: { type: "string", maxLength: 35 }, seller_postcode: { type: "string", maxLength: 9 }, seller_country: { type: "string", maxLength: 2 }, seller_number: { type: "string", maxLength: 17 }, seller_template_name: { type: "string" }, seller_party: { type: "integer", minimum: 0, maximum: 1 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, consignee_template_name: { type: "string" }, consignee_party: { type: "integer", minimum: 0, maximum: 1 }, taxNoConsignee: { type: "string" }, carrier: { type: "string", maxLength: 70 }, carrier_address: { type: "string", maxLength: 70 }, carrier_city: { type: "string", maxLength: 35 }, carrier_postcode: { type: "string", maxLength: 9 }, carrier_country: { type: "string", maxLength: 2 }, carrier_number: { type: "string", maxLength: 17 }, carrier_template_name: { type: "string" }, carrier_party: { type: "integer", minimum: 0, maximum: 1 }, consignor: { type: "string", maxLength: 70 }, consignor_address: { type: "string", maxLength: 70 }, consignor_city: { type: "string", maxLength: 35 }, consignor_postcode: { type: "string", maxLength: 9 }, consignor_country: { type: "string", maxLength: 2 }, consignor_number: { type: "string", maxLength: 17 }, submitter_number: { type: "string", maxLength: 17 }, location_goods: { type: "string", maxLength: 260, pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, location_additional_id: { type: "string", maxLength: 17 }, declaration_office: { type: "string", maxLength: 17 }, presentation_office: { type: "string", maxLength: 17 }, supervising_custom: { type: "string", maxLength: 17 }, office_of_exit: { type: "string", maxLength: 17 }, placeOfLoading: { type: "string", maxLength: 17 }, warehouse_type: { type: "string", maxLength: 3 }, warehouse_ident: { type: "string", maxLength: 35 }, warehouse_code: { type: "string" }, container_flag: { type: "string", enum: ["0", "1", ""] }, transportMode: { type: "string", maxLength: 1, format: "digits" }, inlandMode: { type: "string", maxLength: 1, format: "digits" }, arrival_number: { type: "string", maxLength: 35 }, arrival_type: { type: "string", maxLength: 17 }, departure_transport_number: { type: "string", maxLength: 35 }, departure_transport_type: { type: "string", maxLength: 17 }, active_transport_number: { type: "string", maxLength: 35 }, active_transport_type: { type: "string", maxLength: 17 }, active_transport_nationality: { type: "string", maxLength: 2 }, transport_charges_method: { type: "string", maxLength: 3 }, dispatch_country_code: { type: "string", maxLength: 2 }, destination_country_code: { type: "string", maxLength: 2 }, total_packages: { type: "string", maxLength: 8, format: "digits" }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, currency: { type: "string", maxLength: 3 }, currency_1: { type: "string", maxLength: 17, format: "numeric" }, exchangeRate: { type: "string", maxLength: 13, format: "numeric" }, freight_charge_amount: { type: "string", maxLength: 17, format: "numeric" }, freight_charge_currency: { type: "string", maxLength: 3 }, incoterm_code: { type: "string", maxLength: 3 }, unlocode: { type: "string", maxLength: 17 }, delivery_place: { type: "string", maxLength: 256 }, delivery_type: { type: "string" }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, CDSItems: { type: "array", minItems: 1, maxItems: 999, items: { $ref: "#/definitions/item" } }, mainPreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, mainContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, AdditionalItems: { type: "array", items: { $ref: "#/definitions/authorisation" } }, DeferredItems: { type: "array", items: { $ref: "#/definitions/deferred-payment" } }, GuaranteeItems: { type: "array", items: { $ref: "#/definitions/guarantee" } }, mainAdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, mainAdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, routingCodeCountryItems: { type: "array", items: { $ref: "#/definitions/routing-country" } }, sealNumberItems: { type: "array", items: { $ref: "#/definitions/seal" } }, mainSupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, mainFiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } } }, definitions: { item: { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 8 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 8 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 8 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer", minimum: 0, maximum: 1 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } }, package: { title: "PackageLine", description: "A line of packages of one goods item (6/9, 6/10, 6/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, type_of_packages: { type: "string", maxLength: 2 }, number_of_packages: { type: "string", maxLength: 8, format: "digits" }, shipping_mark: { type: "string", maxLength: 512 }, package_sequence: { type: "string", maxLength: 5, format: "digits" } } }, "tax-line": { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_base_amount: { type: "string", maxLength: 17, format: "numeric" }, tax_base_currency: { type: "string", maxLength: 3 }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 }, tax_preference: { type: "string", maxLength: 3 }, tax_quota: { type: "string", maxLength: 17 } } }, "previous-document": { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { type: "string", maxLength: 3 }, prevTransactionRef: { type: "string", maxLength: 70 }, goodsItemIdent: { type: "string", maxLength: 5, format: "digits" } } }, "additional-information": { title: "AdditionalInformation", description: "A statement to customs about the goods or the declaration (2/2).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, additionalInfoCode: { type: "string", maxLength: 17 }, additionalDescription: { type: "string", maxLength: 512 }, statement_type: { type: "string", maxLength: 3 } } }, "produced-document": { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, amount_wo: { type: "string", maxLength: 17, format: "numeric" }, amount_wo_currency: { type: "string", maxLength: 3 }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } }, "additional-procedure": { title: "AdditionalProcedure", description: "A further procedure code of one goods item (1/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, add_proc: { type: "string", maxLength: 7 } } }, "additional-code": { title: "AdditionalCode", description: "Additional commodity codes of one goods item (6/16, 6/17).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, taric_add_code: { type: "string", maxLength: 18 }, taric_add_code_1: { type: "string", maxLength: 3 }, national_add_code: { type: "string", maxLength: 18 }, national_add_code_1: { type: "string", maxLength: 3 } } }, adjustment: { title: "Adjustment", description: "An addition to the value of the goods or a deduction from it (4/9).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, deduction_type: { type: "string", maxLength: 3 }, deduction_val: { type: "string", maxLength: 19, format: "numeric" }, deduction_currency: { type: "string", maxLength: 3 } } }, "fiscal-reference": { title: "FiscalReference", description: "Whoever answers for the VAT, and the VAT number (3/40).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, fiscal_ident_code: { type: "string", maxLength: 3 }, fiscal_ident_no: { type: "string", maxLength: 17 } } }, "supply-chain-actor": { title: "SupplyChainActor", description: "A further party to the journey of the goods, known to customs (3/37).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, role_code: { type: "string", maxLength: 3 }, ident_no: { type: "string", maxLength: 17 } } }, container: { title: "Container", description: "A container the goods travel in (7/10).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, container_no: { type: "string", maxLength: 17 }, container_sequence: { type: "string", maxLength: 5, format: "digits" } } }, "dangerous-goods": { title: "DangerousGoods", description: "A UN number of dangerous goods in one item (6/12).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, un_dg_code: { type: "string", maxLength: 4 } } }, origin: { title: "Origin", description: "An origin of one item beside its two usual ones (5/15, 5/16).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, origin_country: { type: "string", maxLength: 4 }, origin_type: { type: "string", maxLength: 3 } } }, authorisation: { title: "Authorisation", description: "An authorisation this declaration relies on, and who holds it (3/39).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, auth_type_code: { type: "string", maxLength: 4 }, auth_ident_no: { type: "string", maxLength: 17 } } }, "deferred-payment": { title: "DeferredPayment", description: "A deferment account that duty or tax is charged to (2/6).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, def_payment_category: { type: "string", enum: ["1", "2", ""] }, def_payment_type: { type: "string", maxLength: 3 }, def_payment_id: { type: "string", maxLength: 7, format: "digits" } } }, guarantee: { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string", enum: ["number", "comprehensive", ""] }, guarantee_type: { type: "string", maxLength: 3 }, guarantee_ref: { type: "string", maxLength: 70 }, guarantee_ref_other: { type: "string", maxLength: 35 }, guarantee_code: { type: "string", maxLength: 4 }, guarantee_amount: { type: "string", maxLength: 19, format: "numeric" }, guarantee_currency: { type: "string", maxLength: 3 }, guarantee_custom: { type: "string", maxLength: 17 } } }, "routing-country": { title: "RoutingCountry", description: "A country the goods travel through (5/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, routing_code_country: { type: "string", maxLength: 2 }, routing_sequence: { type: "string", maxLength: 5, format: "digits" } } }, seal: { title: "Seal", description: "A seal on a container (7/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, seal_number: { type: "string", maxLength: 35 }, seal_container_no: { type: "string", maxLength: 17 }, seal_sequence: { type: "string", maxLength: 5, format: "digits" } } } } }, func8 = countCharacters, formats0 = date, formats6 = digits, formats12 = numeric, pattern0 = new RegExp("^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$", "u"), pattern2 = new RegExp("^$|^[A-Z]{2}[A-D][A-Z].+$", "u"), schema27 = { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 8 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 8 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 8 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer", minimum: 0, maximum: 1 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } }, pattern3 = new RegExp("^$|^[0-9]{8}([0-9]{2})?$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "type_of_packages" || key0 === "number_of_packages" || key0 === "shipping_mark" || key0 === "package_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type_of_packages !== void 0) {
      let data1 = data.type_of_packages;
      if (typeof data1 == "string") {
        if (func8(data1) > 2) {
          let err2 = { instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.number_of_packages !== void 0) {
      let data2 = data.number_of_packages;
      if (typeof data2 == "string") {
        if (func8(data2) > 8) {
          let err4 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6(data2)) {
          let err5 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.shipping_mark !== void 0) {
      let data3 = data.shipping_mark;
      if (typeof data3 == "string") {
        if (func8(data3) > 512) {
          let err7 = { instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.package_sequence !== void 0) {
      let data4 = data.package_sequence;
      if (typeof data4 == "string") {
        if (func8(data4) > 5) {
          let err9 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats6(data4)) {
          let err10 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
var schema29 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_base_amount: { type: "string", maxLength: 17, format: "numeric" }, tax_base_currency: { type: "string", maxLength: 3 }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 }, tax_preference: { type: "string", maxLength: 3 }, tax_quota: { type: "string", maxLength: 17 } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema29.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tax_calc_type !== void 0) {
      let data1 = data.tax_calc_type;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data1 === "usual" || data1 === "automatic" || data1 === "manual" || data1 === "")) {
        let err3 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/enum", keyword: "enum", params: { allowedValues: schema29.properties.tax_calc_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tax_type !== void 0) {
      let data2 = data.tax_type;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.tax_unit !== void 0) {
      let data3 = data.tax_unit;
      if (typeof data3 == "string") {
        if (func8(data3) > 6) {
          let err6 = { instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.tax_quantity !== void 0) {
      let data4 = data.tax_quantity;
      if (typeof data4 == "string") {
        if (func8(data4) > 23) {
          let err8 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats12(data4)) {
          let err9 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.tax_base_amount !== void 0) {
      let data5 = data.tax_base_amount;
      if (typeof data5 == "string") {
        if (func8(data5) > 17) {
          let err11 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats12(data5)) {
          let err12 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tax_base_currency !== void 0) {
      let data6 = data.tax_base_currency;
      if (typeof data6 == "string") {
        if (func8(data6) > 3) {
          let err14 = { instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.tax_rate !== void 0) {
      let data7 = data.tax_rate;
      if (typeof data7 == "string") {
        if (func8(data7) > 21) {
          let err16 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/maxLength", keyword: "maxLength", params: { limit: 21 }, message: "must NOT have more than 21 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!formats12(data7)) {
          let err17 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.tax_amount !== void 0) {
      let data8 = data.tax_amount;
      if (typeof data8 == "string") {
        if (func8(data8) > 19) {
          let err19 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats12(data8)) {
          let err20 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.tax_currency !== void 0) {
      let data9 = data.tax_currency;
      if (typeof data9 == "string") {
        if (func8(data9) > 3) {
          let err22 = { instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.tax_total !== void 0) {
      let data10 = data.tax_total;
      if (typeof data10 == "string") {
        if (func8(data10) > 19) {
          let err24 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats12(data10)) {
          let err25 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.tax_total_currency !== void 0) {
      let data11 = data.tax_total_currency;
      if (typeof data11 == "string") {
        if (func8(data11) > 3) {
          let err27 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.payment_method !== void 0) {
      let data12 = data.payment_method;
      if (typeof data12 == "string") {
        if (func8(data12) > 1) {
          let err29 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.tax_preference !== void 0) {
      let data13 = data.tax_preference;
      if (typeof data13 == "string") {
        if (func8(data13) > 3) {
          let err31 = { instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.tax_quota !== void 0) {
      let data14 = data.tax_quota;
      if (typeof data14 == "string") {
        if (func8(data14) > 17) {
          let err33 = { instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
var schema30 = { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { type: "string", maxLength: 3 }, prevTransactionRef: { type: "string", maxLength: 70 }, goodsItemIdent: { type: "string", maxLength: 5, format: "digits" } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "docCategory" || key0 === "import_prev_doc" || key0 === "prevTransactionRef" || key0 === "goodsItemIdent")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.docCategory !== void 0) {
      let data1 = data.docCategory;
      if (!(data1 === "X" || data1 === "Y" || data1 === "Z" || data1 === "")) {
        let err2 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/enum", keyword: "enum", params: { allowedValues: schema30.properties.docCategory.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string") {
        if (func8(data1) > 1) {
          let err3 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.import_prev_doc !== void 0) {
      let data2 = data.import_prev_doc;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err5 = { instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.prevTransactionRef !== void 0) {
      let data3 = data.prevTransactionRef;
      if (typeof data3 == "string") {
        if (func8(data3) > 70) {
          let err7 = { instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.goodsItemIdent !== void 0) {
      let data4 = data.goodsItemIdent;
      if (typeof data4 == "string") {
        if (func8(data4) > 5) {
          let err9 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats6(data4)) {
          let err10 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "additionalInfoCode" || key0 === "additionalDescription" || key0 === "statement_type")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.additionalInfoCode !== void 0) {
      let data1 = data.additionalInfoCode;
      if (typeof data1 == "string") {
        if (func8(data1) > 17) {
          let err2 = { instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.additionalDescription !== void 0) {
      let data2 = data.additionalDescription;
      if (typeof data2 == "string") {
        if (func8(data2) > 512) {
          let err4 = { instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.statement_type !== void 0) {
      let data3 = data.statement_type;
      if (typeof data3 == "string") {
        if (func8(data3) > 3) {
          let err6 = { instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
var schema32 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, amount_wo: { type: "string", maxLength: 17, format: "numeric" }, amount_wo_currency: { type: "string", maxLength: 3 }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema32.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.doc_code_1 !== void 0) {
      let data1 = data.doc_code_1;
      if (typeof data1 == "string") {
        if (func8(data1) > 3) {
          let err2 = { instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.doc_code_3 !== void 0) {
      let data2 = data.doc_code_3;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.doc_ident !== void 0) {
      let data3 = data.doc_ident;
      if (typeof data3 == "string") {
        if (func8(data3) > 70) {
          let err6 = { instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.doc_status !== void 0) {
      let data4 = data.doc_status;
      if (typeof data4 == "string") {
        if (func8(data4) > 3) {
          let err8 = { instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.doc_status_reason !== void 0) {
      let data5 = data.doc_status_reason;
      if (typeof data5 == "string") {
        if (func8(data5) > 35) {
          let err10 = { instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.qualifier !== void 0) {
      let data6 = data.qualifier;
      if (typeof data6 == "string") {
        if (func8(data6) > 5) {
          let err12 = { instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.quantity_wo !== void 0) {
      let data7 = data.quantity_wo;
      if (typeof data7 == "string") {
        if (func8(data7) > 23) {
          let err14 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats12(data7)) {
          let err15 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.amount_wo !== void 0) {
      let data8 = data.amount_wo;
      if (typeof data8 == "string") {
        if (func8(data8) > 17) {
          let err17 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!formats12(data8)) {
          let err18 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.amount_wo_currency !== void 0) {
      let data9 = data.amount_wo_currency;
      if (typeof data9 == "string") {
        if (func8(data9) > 3) {
          let err20 = { instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.issuing_auth !== void 0) {
      let data10 = data.issuing_auth;
      if (typeof data10 == "string") {
        if (func8(data10) > 70) {
          let err22 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.date_validity !== void 0) {
      let data11 = data.date_validity;
      if (typeof data11 == "string") {
        if (!formats0(data11)) {
          let err24 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "add_proc")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.add_proc !== void 0) {
      let data1 = data.add_proc;
      if (typeof data1 == "string") {
        if (func8(data1) > 7) {
          let err2 = { instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "taric_add_code" || key0 === "taric_add_code_1" || key0 === "national_add_code" || key0 === "national_add_code_1")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.taric_add_code !== void 0) {
      let data1 = data.taric_add_code;
      if (typeof data1 == "string") {
        if (func8(data1) > 18) {
          let err2 = { instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.taric_add_code_1 !== void 0) {
      let data2 = data.taric_add_code_1;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/taric_add_code_1", schemaPath: "#/properties/taric_add_code_1/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/taric_add_code_1", schemaPath: "#/properties/taric_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.national_add_code !== void 0) {
      let data3 = data.national_add_code;
      if (typeof data3 == "string") {
        if (func8(data3) > 18) {
          let err6 = { instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.national_add_code_1 !== void 0) {
      let data4 = data.national_add_code_1;
      if (typeof data4 == "string") {
        if (func8(data4) > 3) {
          let err8 = { instancePath: instancePath + "/national_add_code_1", schemaPath: "#/properties/national_add_code_1/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/national_add_code_1", schemaPath: "#/properties/national_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "deduction_type" || key0 === "deduction_val" || key0 === "deduction_currency")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deduction_type !== void 0) {
      let data1 = data.deduction_type;
      if (typeof data1 == "string") {
        if (func8(data1) > 3) {
          let err2 = { instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.deduction_val !== void 0) {
      let data2 = data.deduction_val;
      if (typeof data2 == "string") {
        if (func8(data2) > 19) {
          let err4 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats12(data2)) {
          let err5 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.deduction_currency !== void 0) {
      let data3 = data.deduction_currency;
      if (typeof data3 == "string") {
        if (func8(data3) > 3) {
          let err7 = { instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "fiscal_ident_code" || key0 === "fiscal_ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fiscal_ident_code !== void 0) {
      let data1 = data.fiscal_ident_code;
      if (typeof data1 == "string") {
        if (func8(data1) > 3) {
          let err2 = { instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.fiscal_ident_no !== void 0) {
      let data2 = data.fiscal_ident_no;
      if (typeof data2 == "string") {
        if (func8(data2) > 17) {
          let err4 = { instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "role_code" || key0 === "ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role_code !== void 0) {
      let data1 = data.role_code;
      if (typeof data1 == "string") {
        if (func8(data1) > 3) {
          let err2 = { instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.ident_no !== void 0) {
      let data2 = data.ident_no;
      if (typeof data2 == "string") {
        if (func8(data2) > 17) {
          let err4 = { instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "container_no" || key0 === "container_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.container_no !== void 0) {
      let data1 = data.container_no;
      if (typeof data1 == "string") {
        if (func8(data1) > 17) {
          let err2 = { instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.container_sequence !== void 0) {
      let data2 = data.container_sequence;
      if (typeof data2 == "string") {
        if (func8(data2) > 5) {
          let err4 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6(data2)) {
          let err5 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "un_dg_code")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.un_dg_code !== void 0) {
      let data1 = data.un_dg_code;
      if (typeof data1 == "string") {
        if (func8(data1) > 4) {
          let err2 = { instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "origin_country" || key0 === "origin_type")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.origin_country !== void 0) {
      let data1 = data.origin_country;
      if (typeof data1 == "string") {
        if (func8(data1) > 4) {
          let err2 = { instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.origin_type !== void 0) {
      let data2 = data.origin_type;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema27.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.item_no !== void 0) {
      let data1 = data.item_no;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99999 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.ref_number !== void 0) {
      let data2 = data.ref_number;
      if (typeof data2 == "string") {
        if (func8(data2) > 35) {
          let err5 = { instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.commodityCode !== void 0) {
      let data3 = data.commodityCode;
      if (typeof data3 == "string") {
        if (!pattern3.test(data3)) {
          let err7 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, message: 'must match pattern "^$|^[0-9]{8}([0-9]{2})?$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats6(data3)) {
          let err8 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.combined_code !== void 0) {
      let data4 = data.combined_code;
      if (typeof data4 == "string") {
        if (func8(data4) > 3) {
          let err10 = { instancePath: instancePath + "/combined_code", schemaPath: "#/properties/combined_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/combined_code", schemaPath: "#/properties/combined_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.taric_code !== void 0) {
      let data5 = data.taric_code;
      if (typeof data5 == "string") {
        if (func8(data5) > 3) {
          let err12 = { instancePath: instancePath + "/taric_code", schemaPath: "#/properties/taric_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/taric_code", schemaPath: "#/properties/taric_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.cus_code !== void 0) {
      let data6 = data.cus_code;
      if (typeof data6 == "string") {
        if (func8(data6) > 18) {
          let err14 = { instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.cus_code_1 !== void 0) {
      let data7 = data.cus_code_1;
      if (typeof data7 == "string") {
        if (func8(data7) > 3) {
          let err16 = { instancePath: instancePath + "/cus_code_1", schemaPath: "#/properties/cus_code_1/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/cus_code_1", schemaPath: "#/properties/cus_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.description !== void 0) {
      let data8 = data.description;
      if (typeof data8 == "string") {
        if (func8(data8) > 512) {
          let err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.req_code !== void 0) {
      let data9 = data.req_code;
      if (typeof data9 == "string") {
        if (func8(data9) > 7) {
          let err20 = { instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.prev_code !== void 0) {
      let data10 = data.prev_code;
      if (typeof data10 == "string") {
        if (func8(data10) > 7) {
          let err22 = { instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.gross_mass !== void 0) {
      let data11 = data.gross_mass;
      if (typeof data11 == "string") {
        if (func8(data11) > 17) {
          let err24 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats12(data11)) {
          let err25 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.gross_mass_unit !== void 0) {
      let data12 = data.gross_mass_unit;
      if (typeof data12 == "string") {
        if (func8(data12) > 8) {
          let err27 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.net_mass !== void 0) {
      let data13 = data.net_mass;
      if (typeof data13 == "string") {
        if (func8(data13) > 17) {
          let err29 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!formats12(data13)) {
          let err30 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.net_mass_unit !== void 0) {
      let data14 = data.net_mass_unit;
      if (typeof data14 == "string") {
        if (func8(data14) > 8) {
          let err32 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.supplementaryUnits !== void 0) {
      let data15 = data.supplementaryUnits;
      if (typeof data15 == "string") {
        if (func8(data15) > 17) {
          let err34 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (!formats12(data15)) {
          let err35 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.supplementary_unit !== void 0) {
      let data16 = data.supplementary_unit;
      if (typeof data16 == "string") {
        if (func8(data16) > 8) {
          let err37 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.itemPriceAmount !== void 0) {
      let data17 = data.itemPriceAmount;
      if (typeof data17 == "string") {
        if (func8(data17) > 17) {
          let err39 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (!formats12(data17)) {
          let err40 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      } else {
        let err41 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.itemPriceCurr !== void 0) {
      let data18 = data.itemPriceCurr;
      if (typeof data18 == "string") {
        if (func8(data18) > 3) {
          let err42 = { instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.customs_value_amount !== void 0) {
      let data19 = data.customs_value_amount;
      if (typeof data19 == "string") {
        if (func8(data19) > 17) {
          let err44 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (!formats12(data19)) {
          let err45 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.customs_value_currency !== void 0) {
      let data20 = data.customs_value_currency;
      if (typeof data20 == "string") {
        if (func8(data20) > 3) {
          let err47 = { instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.country_origin !== void 0) {
      let data21 = data.country_origin;
      if (typeof data21 == "string") {
        if (func8(data21) > 4) {
          let err49 = { instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.country_pref_origin !== void 0) {
      let data22 = data.country_pref_origin;
      if (typeof data22 == "string") {
        if (func8(data22) > 4) {
          let err51 = { instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.preference !== void 0) {
      let data23 = data.preference;
      if (typeof data23 == "string") {
        if (func8(data23) > 3) {
          let err53 = { instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.quota !== void 0) {
      let data24 = data.quota;
      if (typeof data24 == "string") {
        if (func8(data24) > 17) {
          let err55 = { instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.val_indicator !== void 0) {
      let data25 = data.val_indicator;
      if (typeof data25 == "string") {
        if (func8(data25) > 4) {
          let err57 = { instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.valuation_method !== void 0) {
      let data26 = data.valuation_method;
      if (typeof data26 == "string") {
        if (func8(data26) > 3) {
          let err59 = { instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.nature_of_transaction !== void 0) {
      let data27 = data.nature_of_transaction;
      if (typeof data27 == "string") {
        if (func8(data27) > 2) {
          let err61 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (!formats6(data27)) {
          let err62 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      } else {
        let err63 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.statistic_value !== void 0) {
      let data28 = data.statistic_value;
      if (typeof data28 == "string") {
        if (func8(data28) > 17) {
          let err64 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        if (!formats12(data28)) {
          let err65 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.statistic_currency !== void 0) {
      let data29 = data.statistic_currency;
      if (typeof data29 == "string") {
        if (func8(data29) > 3) {
          let err67 = { instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.totalNumberOfPackages !== void 0) {
      let data30 = data.totalNumberOfPackages;
      if (typeof data30 == "string") {
        if (!formats6(data30)) {
          let err69 = { instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.dest_code !== void 0) {
      let data31 = data.dest_code;
      if (typeof data31 == "string") {
        if (func8(data31) > 2) {
          let err71 = { instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.disp_code !== void 0) {
      let data32 = data.disp_code;
      if (typeof data32 == "string") {
        if (func8(data32) > 2) {
          let err73 = { instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.consignee !== void 0) {
      let data33 = data.consignee;
      if (typeof data33 == "string") {
        if (func8(data33) > 70) {
          let err75 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.consignee_address !== void 0) {
      let data34 = data.consignee_address;
      if (typeof data34 == "string") {
        if (func8(data34) > 70) {
          let err77 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
      } else {
        let err78 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.consignee_city !== void 0) {
      let data35 = data.consignee_city;
      if (typeof data35 == "string") {
        if (func8(data35) > 35) {
          let err79 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.consignee_postcode !== void 0) {
      let data36 = data.consignee_postcode;
      if (typeof data36 == "string") {
        if (func8(data36) > 9) {
          let err81 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.consignee_country !== void 0) {
      let data37 = data.consignee_country;
      if (typeof data37 == "string") {
        if (func8(data37) > 2) {
          let err83 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.consignee_number !== void 0) {
      let data38 = data.consignee_number;
      if (typeof data38 == "string") {
        if (func8(data38) > 17) {
          let err85 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      } else {
        let err86 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.supplier !== void 0 && typeof data.supplier != "string") {
      let err87 = { instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
    if (data.supplier_city !== void 0 && typeof data.supplier_city != "string") {
      let err88 = { instancePath: instancePath + "/supplier_city", schemaPath: "#/properties/supplier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
    }
    if (data.supplier_postcode !== void 0 && typeof data.supplier_postcode != "string") {
      let err89 = { instancePath: instancePath + "/supplier_postcode", schemaPath: "#/properties/supplier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
    }
    if (data.supplier_country !== void 0 && typeof data.supplier_country != "string") {
      let err90 = { instancePath: instancePath + "/supplier_country", schemaPath: "#/properties/supplier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
    }
    if (data.supplier_number !== void 0 && typeof data.supplier_number != "string") {
      let err91 = { instancePath: instancePath + "/supplier_number", schemaPath: "#/properties/supplier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
    }
    if (data.supplier_party !== void 0) {
      let data44 = data.supplier_party;
      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
        let err92 = { instancePath: instancePath + "/supplier_party", schemaPath: "#/properties/supplier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
      if (typeof data44 == "number" && isFinite(data44)) {
        if (data44 > 1 || isNaN(data44)) {
          let err93 = { instancePath: instancePath + "/supplier_party", schemaPath: "#/properties/supplier_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
        if (data44 < 0 || isNaN(data44)) {
          let err94 = { instancePath: instancePath + "/supplier_party", schemaPath: "#/properties/supplier_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
      }
    }
    if (data.PackagesCDSItems !== void 0) {
      let data45 = data.PackagesCDSItems;
      if (Array.isArray(data45)) {
        let len0 = data45.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate68(data45[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data45, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
      } else {
        let err95 = { instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
      }
    }
    if (data.TaxCDSItems !== void 0) {
      let data47 = data.TaxCDSItems;
      if (Array.isArray(data47)) {
        let len1 = data47.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate70(data47[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data47, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err96 = { instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.PreviousCDSItems !== void 0) {
      let data49 = data.PreviousCDSItems;
      if (Array.isArray(data49)) {
        let len2 = data49.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate72(data49[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data49, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
      } else {
        let err97 = { instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.AdditionalCDSItems !== void 0) {
      let data51 = data.AdditionalCDSItems;
      if (Array.isArray(data51)) {
        let len3 = data51.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate74(data51[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data51, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
      } else {
        let err98 = { instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.CertificateCDSItems !== void 0) {
      let data53 = data.CertificateCDSItems;
      if (Array.isArray(data53)) {
        let len4 = data53.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate76(data53[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data53, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
      } else {
        let err99 = { instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.ProcedureCDSItems !== void 0) {
      let data55 = data.ProcedureCDSItems;
      if (Array.isArray(data55)) {
        let len5 = data55.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate78(data55[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data55, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
      } else {
        let err100 = { instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.CommodityCDSItems !== void 0) {
      let data57 = data.CommodityCDSItems;
      if (Array.isArray(data57)) {
        let len6 = data57.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate80(data57[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data57, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
      } else {
        let err101 = { instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.AdjustmentCDSItems !== void 0) {
      let data59 = data.AdjustmentCDSItems;
      if (Array.isArray(data59)) {
        let len7 = data59.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate82(data59[i7], { instancePath: instancePath + "/AdjustmentCDSItems/" + i7, parentData: data59, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      } else {
        let err102 = { instancePath: instancePath + "/AdjustmentCDSItems", schemaPath: "#/properties/AdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
    }
    if (data.FiscalCDSItems !== void 0) {
      let data61 = data.FiscalCDSItems;
      if (Array.isArray(data61)) {
        let len8 = data61.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate84(data61[i8], { instancePath: instancePath + "/FiscalCDSItems/" + i8, parentData: data61, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        let err103 = { instancePath: instancePath + "/FiscalCDSItems", schemaPath: "#/properties/FiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
    }
    if (data.SupplyCDSItems !== void 0) {
      let data63 = data.SupplyCDSItems;
      if (Array.isArray(data63)) {
        let len9 = data63.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate86(data63[i9], { instancePath: instancePath + "/SupplyCDSItems/" + i9, parentData: data63, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err104 = { instancePath: instancePath + "/SupplyCDSItems", schemaPath: "#/properties/SupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.ContainerCDSItems !== void 0) {
      let data65 = data.ContainerCDSItems;
      if (Array.isArray(data65)) {
        let len10 = data65.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate88(data65[i10], { instancePath: instancePath + "/ContainerCDSItems/" + i10, parentData: data65, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
      } else {
        let err105 = { instancePath: instancePath + "/ContainerCDSItems", schemaPath: "#/properties/ContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.DangerousCDSItems !== void 0) {
      let data67 = data.DangerousCDSItems;
      if (Array.isArray(data67)) {
        let len11 = data67.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate90(data67[i11], { instancePath: instancePath + "/DangerousCDSItems/" + i11, parentData: data67, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
      } else {
        let err106 = { instancePath: instancePath + "/DangerousCDSItems", schemaPath: "#/properties/DangerousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
      }
    }
    if (data.OriginCDSItems !== void 0) {
      let data69 = data.OriginCDSItems;
      if (Array.isArray(data69)) {
        let len12 = data69.length;
        for (let i12 = 0; i12 < len12; i12++)
          validate92(data69[i12], { instancePath: instancePath + "/OriginCDSItems/" + i12, parentData: data69, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
      } else {
        let err107 = { instancePath: instancePath + "/OriginCDSItems", schemaPath: "#/properties/OriginCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
  } else {
    let err108 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "auth_type_code" || key0 === "auth_ident_no")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.auth_type_code !== void 0) {
      let data1 = data.auth_type_code;
      if (typeof data1 == "string") {
        if (func8(data1) > 4) {
          let err2 = { instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.auth_ident_no !== void 0) {
      let data2 = data.auth_ident_no;
      if (typeof data2 == "string") {
        if (func8(data2) > 17) {
          let err4 = { instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
var schema42 = { title: "DeferredPayment", description: "A deferment account that duty or tax is charged to (2/6).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, def_payment_category: { type: "string", enum: ["1", "2", ""] }, def_payment_type: { type: "string", maxLength: 3 }, def_payment_id: { type: "string", maxLength: 7, format: "digits" } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "def_payment_category" || key0 === "def_payment_type" || key0 === "def_payment_id")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.def_payment_category !== void 0) {
      let data1 = data.def_payment_category;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data1 === "1" || data1 === "2" || data1 === "")) {
        let err3 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/enum", keyword: "enum", params: { allowedValues: schema42.properties.def_payment_category.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.def_payment_type !== void 0) {
      let data2 = data.def_payment_type;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.def_payment_id !== void 0) {
      let data3 = data.def_payment_id;
      if (typeof data3 == "string") {
        if (func8(data3) > 7) {
          let err6 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats6(data3)) {
          let err7 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
var schema43 = { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string", enum: ["number", "comprehensive", ""] }, guarantee_type: { type: "string", maxLength: 3 }, guarantee_ref: { type: "string", maxLength: 70 }, guarantee_ref_other: { type: "string", maxLength: 35 }, guarantee_code: { type: "string", maxLength: 4 }, guarantee_amount: { type: "string", maxLength: 19, format: "numeric" }, guarantee_currency: { type: "string", maxLength: 3 }, guarantee_custom: { type: "string", maxLength: 17 } } };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema43.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.guarantee !== void 0) {
      let data1 = data.guarantee;
      if (typeof data1 != "string") {
        let err2 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data1 === "number" || data1 === "comprehensive" || data1 === "")) {
        let err3 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/enum", keyword: "enum", params: { allowedValues: schema43.properties.guarantee.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.guarantee_type !== void 0) {
      let data2 = data.guarantee_type;
      if (typeof data2 == "string") {
        if (func8(data2) > 3) {
          let err4 = { instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.guarantee_ref !== void 0) {
      let data3 = data.guarantee_ref;
      if (typeof data3 == "string") {
        if (func8(data3) > 70) {
          let err6 = { instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.guarantee_ref_other !== void 0) {
      let data4 = data.guarantee_ref_other;
      if (typeof data4 == "string") {
        if (func8(data4) > 35) {
          let err8 = { instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.guarantee_code !== void 0) {
      let data5 = data.guarantee_code;
      if (typeof data5 == "string") {
        if (func8(data5) > 4) {
          let err10 = { instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.guarantee_amount !== void 0) {
      let data6 = data.guarantee_amount;
      if (typeof data6 == "string") {
        if (func8(data6) > 19) {
          let err12 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats12(data6)) {
          let err13 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.guarantee_currency !== void 0) {
      let data7 = data.guarantee_currency;
      if (typeof data7 == "string") {
        if (func8(data7) > 3) {
          let err15 = { instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.guarantee_custom !== void 0) {
      let data8 = data.guarantee_custom;
      if (typeof data8 == "string") {
        if (func8(data8) > 17) {
          let err17 = { instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "routing_code_country" || key0 === "routing_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.routing_code_country !== void 0) {
      let data1 = data.routing_code_country;
      if (typeof data1 == "string") {
        if (func8(data1) > 2) {
          let err2 = { instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.routing_sequence !== void 0) {
      let data2 = data.routing_sequence;
      if (typeof data2 == "string") {
        if (func8(data2) > 5) {
          let err4 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6(data2)) {
          let err5 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "seal_number" || key0 === "seal_container_no" || key0 === "seal_sequence")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.uuid !== void 0 && typeof data.uuid != "string") {
      let err1 = { instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seal_number !== void 0) {
      let data1 = data.seal_number;
      if (typeof data1 == "string") {
        if (func8(data1) > 35) {
          let err2 = { instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.seal_container_no !== void 0) {
      let data2 = data.seal_container_no;
      if (typeof data2 == "string") {
        if (func8(data2) > 17) {
          let err4 = { instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.seal_sequence !== void 0) {
      let data3 = data.seal_sequence;
      if (typeof data3 == "string") {
        if (func8(data3) > 5) {
          let err6 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats6(data3)) {
          let err7 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema26.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.customs_regime !== void 0) {
      let data0 = data.customs_regime;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (!(data0 === "import" || data0 === "export" || data0 === "")) {
        let err2 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/enum", keyword: "enum", params: { allowedValues: schema26.properties.customs_regime.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.declaration_type !== void 0) {
      let data1 = data.declaration_type;
      if (typeof data1 == "string") {
        if (func8(data1) > 2) {
          let err3 = { instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.additional_dec_type !== void 0) {
      let data2 = data.additional_dec_type;
      if (typeof data2 == "string") {
        if (func8(data2) > 1) {
          let err5 = { instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.circumstance_indicator !== void 0) {
      let data3 = data.circumstance_indicator;
      if (typeof data3 == "string") {
        if (func8(data3) > 3) {
          let err7 = { instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.transaction_ref !== void 0) {
      let data4 = data.transaction_ref;
      if (typeof data4 == "string") {
        if (func8(data4) > 35) {
          let err9 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.ref_general !== void 0) {
      let data5 = data.ref_general;
      if (typeof data5 == "string") {
        if (func8(data5) > 35) {
          let err11 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.internal_id !== void 0 && typeof data.internal_id != "string") {
      let err13 = { instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.assignee_id !== void 0) {
      let data7 = data.assignee_id;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err14 = { instancePath: instancePath + "/assignee_id", schemaPath: "#/properties/assignee_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err15 = { instancePath: instancePath + "/assignee_id", schemaPath: "#/properties/assignee_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.customer_id !== void 0) {
      let data8 = data.customer_id;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err16 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err17 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.state !== void 0 && typeof data.state != "string") {
      let err18 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.acceptance_date !== void 0) {
      let data10 = data.acceptance_date;
      if (typeof data10 == "string") {
        if (!formats0(data10)) {
          let err19 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.acceptance_time !== void 0) {
      let data11 = data.acceptance_time;
      if (typeof data11 == "string") {
        if (func8(data11) > 11) {
          let err21 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern0.test(data11)) {
          let err22 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.issue_date !== void 0) {
      let data12 = data.issue_date;
      if (typeof data12 == "string") {
        if (!formats0(data12)) {
          let err24 = { instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.issue_time !== void 0) {
      let data13 = data.issue_time;
      if (typeof data13 == "string") {
        if (func8(data13) > 11) {
          let err26 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!pattern0.test(data13)) {
          let err27 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.tax_point_date !== void 0) {
      let data14 = data.tax_point_date;
      if (typeof data14 == "string") {
        if (!formats0(data14)) {
          let err29 = { instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.items !== void 0) {
      let data15 = data.items;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err31 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 99999 || isNaN(data15)) {
          let err32 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          let err33 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.provider !== void 0) {
      let data16 = data.provider;
      if (typeof data16 == "string") {
        if (func8(data16) > 35) {
          let err34 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.declarant_identNo !== void 0) {
      let data17 = data.declarant_identNo;
      if (typeof data17 == "string") {
        if (func8(data17) > 17) {
          let err36 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.user_name !== void 0) {
      let data18 = data.user_name;
      if (typeof data18 == "string") {
        if (func8(data18) > 70) {
          let err38 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.user_address !== void 0) {
      let data19 = data.user_address;
      if (typeof data19 == "string") {
        if (func8(data19) > 70) {
          let err40 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      } else {
        let err41 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.user_city !== void 0) {
      let data20 = data.user_city;
      if (typeof data20 == "string") {
        if (func8(data20) > 35) {
          let err42 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.user_postcode !== void 0) {
      let data21 = data.user_postcode;
      if (typeof data21 == "string") {
        if (func8(data21) > 9) {
          let err44 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.user_country !== void 0) {
      let data22 = data.user_country;
      if (typeof data22 == "string") {
        if (func8(data22) > 2) {
          let err46 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
      } else {
        let err47 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.user_eori !== void 0) {
      let data23 = data.user_eori;
      if (typeof data23 == "string") {
        if (func8(data23) > 17) {
          let err48 = { instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.tel !== void 0 && typeof data.tel != "string") {
      let err50 = { instancePath: instancePath + "/tel", schemaPath: "#/properties/tel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.exporter_party !== void 0) {
      let data25 = data.exporter_party;
      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
        let err51 = { instancePath: instancePath + "/exporter_party", schemaPath: "#/properties/exporter_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (typeof data25 == "number" && isFinite(data25)) {
        if (data25 > 1 || isNaN(data25)) {
          let err52 = { instancePath: instancePath + "/exporter_party", schemaPath: "#/properties/exporter_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data25 < 0 || isNaN(data25)) {
          let err53 = { instancePath: instancePath + "/exporter_party", schemaPath: "#/properties/exporter_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      }
    }
    if (data.self_representation !== void 0 && typeof data.self_representation != "boolean") {
      let err54 = { instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
    }
    if (data.representative_status !== void 0) {
      let data27 = data.representative_status;
      if (typeof data27 == "string") {
        if (func8(data27) > 3) {
          let err55 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.representative_number !== void 0) {
      let data28 = data.representative_number;
      if (typeof data28 == "string") {
        if (func8(data28) > 17) {
          let err57 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.representative !== void 0) {
      let data29 = data.representative;
      if (typeof data29 == "string") {
        if (func8(data29) > 70) {
          let err59 = { instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.representative_address !== void 0) {
      let data30 = data.representative_address;
      if (typeof data30 == "string") {
        if (func8(data30) > 70) {
          let err61 = { instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.representative_city !== void 0) {
      let data31 = data.representative_city;
      if (typeof data31 == "string") {
        if (func8(data31) > 35) {
          let err63 = { instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
      } else {
        let err64 = { instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.representative_postcode !== void 0) {
      let data32 = data.representative_postcode;
      if (typeof data32 == "string") {
        if (func8(data32) > 9) {
          let err65 = { instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.representative_country !== void 0) {
      let data33 = data.representative_country;
      if (typeof data33 == "string") {
        if (func8(data33) > 2) {
          let err67 = { instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.exporter !== void 0) {
      let data34 = data.exporter;
      if (typeof data34 == "string") {
        if (func8(data34) > 70) {
          let err69 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.exporter_address !== void 0) {
      let data35 = data.exporter_address;
      if (typeof data35 == "string") {
        if (func8(data35) > 70) {
          let err71 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.exporter_city !== void 0) {
      let data36 = data.exporter_city;
      if (typeof data36 == "string") {
        if (func8(data36) > 35) {
          let err73 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.exporter_postcode !== void 0) {
      let data37 = data.exporter_postcode;
      if (typeof data37 == "string") {
        if (func8(data37) > 9) {
          let err75 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.exporter_country !== void 0) {
      let data38 = data.exporter_country;
      if (typeof data38 == "string") {
        if (func8(data38) > 2) {
          let err77 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
      } else {
        let err78 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.exporter_number !== void 0) {
      let data39 = data.exporter_number;
      if (typeof data39 == "string") {
        if (func8(data39) > 17) {
          let err79 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.importer !== void 0) {
      let data40 = data.importer;
      if (typeof data40 == "string") {
        if (func8(data40) > 70) {
          let err81 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.importer_address !== void 0) {
      let data41 = data.importer_address;
      if (typeof data41 == "string") {
        if (func8(data41) > 70) {
          let err83 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.importer_city !== void 0) {
      let data42 = data.importer_city;
      if (typeof data42 == "string") {
        if (func8(data42) > 35) {
          let err85 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      } else {
        let err86 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.importer_postcode !== void 0) {
      let data43 = data.importer_postcode;
      if (typeof data43 == "string") {
        if (func8(data43) > 9) {
          let err87 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.importer_country !== void 0) {
      let data44 = data.importer_country;
      if (typeof data44 == "string") {
        if (func8(data44) > 2) {
          let err89 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
      } else {
        let err90 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.importer_number !== void 0) {
      let data45 = data.importer_number;
      if (typeof data45 == "string") {
        if (func8(data45) > 17) {
          let err91 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      } else {
        let err92 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
    if (data.buyer !== void 0) {
      let data46 = data.buyer;
      if (typeof data46 == "string") {
        if (func8(data46) > 70) {
          let err93 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      } else {
        let err94 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.buyer_address !== void 0) {
      let data47 = data.buyer_address;
      if (typeof data47 == "string") {
        if (func8(data47) > 70) {
          let err95 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
      } else {
        let err96 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.buyer_city !== void 0) {
      let data48 = data.buyer_city;
      if (typeof data48 == "string") {
        if (func8(data48) > 35) {
          let err97 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      } else {
        let err98 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.buyer_postcode !== void 0) {
      let data49 = data.buyer_postcode;
      if (typeof data49 == "string") {
        if (func8(data49) > 9) {
          let err99 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.buyer_country !== void 0) {
      let data50 = data.buyer_country;
      if (typeof data50 == "string") {
        if (func8(data50) > 2) {
          let err101 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      } else {
        let err102 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
    }
    if (data.buyer_number !== void 0) {
      let data51 = data.buyer_number;
      if (typeof data51 == "string") {
        if (func8(data51) > 17) {
          let err103 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
      } else {
        let err104 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.buyer_template_name !== void 0 && typeof data.buyer_template_name != "string") {
      let err105 = { instancePath: instancePath + "/buyer_template_name", schemaPath: "#/properties/buyer_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
    }
    if (data.buyer_party !== void 0) {
      let data53 = data.buyer_party;
      if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
        let err106 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
      }
      if (typeof data53 == "number" && isFinite(data53)) {
        if (data53 > 1 || isNaN(data53)) {
          let err107 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
        }
        if (data53 < 0 || isNaN(data53)) {
          let err108 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
      }
    }
    if (data.taxNoBuyer !== void 0 && typeof data.taxNoBuyer != "string") {
      let err109 = { instancePath: instancePath + "/taxNoBuyer", schemaPath: "#/properties/taxNoBuyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
    }
    if (data.seller !== void 0) {
      let data55 = data.seller;
      if (typeof data55 == "string") {
        if (func8(data55) > 70) {
          let err110 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
      } else {
        let err111 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.seller_address !== void 0) {
      let data56 = data.seller_address;
      if (typeof data56 == "string") {
        if (func8(data56) > 70) {
          let err112 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
      } else {
        let err113 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.seller_city !== void 0) {
      let data57 = data.seller_city;
      if (typeof data57 == "string") {
        if (func8(data57) > 35) {
          let err114 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
        }
      } else {
        let err115 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
      }
    }
    if (data.seller_postcode !== void 0) {
      let data58 = data.seller_postcode;
      if (typeof data58 == "string") {
        if (func8(data58) > 9) {
          let err116 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      } else {
        let err117 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
    }
    if (data.seller_country !== void 0) {
      let data59 = data.seller_country;
      if (typeof data59 == "string") {
        if (func8(data59) > 2) {
          let err118 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
      } else {
        let err119 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.seller_number !== void 0) {
      let data60 = data.seller_number;
      if (typeof data60 == "string") {
        if (func8(data60) > 17) {
          let err120 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
        }
      } else {
        let err121 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
    if (data.seller_template_name !== void 0 && typeof data.seller_template_name != "string") {
      let err122 = { instancePath: instancePath + "/seller_template_name", schemaPath: "#/properties/seller_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
    }
    if (data.seller_party !== void 0) {
      let data62 = data.seller_party;
      if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62))) {
        let err123 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
      if (typeof data62 == "number" && isFinite(data62)) {
        if (data62 > 1 || isNaN(data62)) {
          let err124 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
        }
        if (data62 < 0 || isNaN(data62)) {
          let err125 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
        }
      }
    }
    if (data.consignee !== void 0) {
      let data63 = data.consignee;
      if (typeof data63 == "string") {
        if (func8(data63) > 70) {
          let err126 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
      } else {
        let err127 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
      }
    }
    if (data.consignee_address !== void 0) {
      let data64 = data.consignee_address;
      if (typeof data64 == "string") {
        if (func8(data64) > 70) {
          let err128 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
      } else {
        let err129 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
      }
    }
    if (data.consignee_city !== void 0) {
      let data65 = data.consignee_city;
      if (typeof data65 == "string") {
        if (func8(data65) > 35) {
          let err130 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
        }
      } else {
        let err131 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
      }
    }
    if (data.consignee_postcode !== void 0) {
      let data66 = data.consignee_postcode;
      if (typeof data66 == "string") {
        if (func8(data66) > 9) {
          let err132 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
        }
      } else {
        let err133 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
      }
    }
    if (data.consignee_country !== void 0) {
      let data67 = data.consignee_country;
      if (typeof data67 == "string") {
        if (func8(data67) > 2) {
          let err134 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
        }
      } else {
        let err135 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
      }
    }
    if (data.consignee_number !== void 0) {
      let data68 = data.consignee_number;
      if (typeof data68 == "string") {
        if (func8(data68) > 17) {
          let err136 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
        }
      } else {
        let err137 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
      }
    }
    if (data.consignee_template_name !== void 0 && typeof data.consignee_template_name != "string") {
      let err138 = { instancePath: instancePath + "/consignee_template_name", schemaPath: "#/properties/consignee_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
    }
    if (data.consignee_party !== void 0) {
      let data70 = data.consignee_party;
      if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70))) {
        let err139 = { instancePath: instancePath + "/consignee_party", schemaPath: "#/properties/consignee_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
      }
      if (typeof data70 == "number" && isFinite(data70)) {
        if (data70 > 1 || isNaN(data70)) {
          let err140 = { instancePath: instancePath + "/consignee_party", schemaPath: "#/properties/consignee_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
        }
        if (data70 < 0 || isNaN(data70)) {
          let err141 = { instancePath: instancePath + "/consignee_party", schemaPath: "#/properties/consignee_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
        }
      }
    }
    if (data.taxNoConsignee !== void 0 && typeof data.taxNoConsignee != "string") {
      let err142 = { instancePath: instancePath + "/taxNoConsignee", schemaPath: "#/properties/taxNoConsignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
    }
    if (data.carrier !== void 0) {
      let data72 = data.carrier;
      if (typeof data72 == "string") {
        if (func8(data72) > 70) {
          let err143 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
      } else {
        let err144 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
      }
    }
    if (data.carrier_address !== void 0) {
      let data73 = data.carrier_address;
      if (typeof data73 == "string") {
        if (func8(data73) > 70) {
          let err145 = { instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
        }
      } else {
        let err146 = { instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
      }
    }
    if (data.carrier_city !== void 0) {
      let data74 = data.carrier_city;
      if (typeof data74 == "string") {
        if (func8(data74) > 35) {
          let err147 = { instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
        }
      } else {
        let err148 = { instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
      }
    }
    if (data.carrier_postcode !== void 0) {
      let data75 = data.carrier_postcode;
      if (typeof data75 == "string") {
        if (func8(data75) > 9) {
          let err149 = { instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
        }
      } else {
        let err150 = { instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
      }
    }
    if (data.carrier_country !== void 0) {
      let data76 = data.carrier_country;
      if (typeof data76 == "string") {
        if (func8(data76) > 2) {
          let err151 = { instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
        }
      } else {
        let err152 = { instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
      }
    }
    if (data.carrier_number !== void 0) {
      let data77 = data.carrier_number;
      if (typeof data77 == "string") {
        if (func8(data77) > 17) {
          let err153 = { instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
        }
      } else {
        let err154 = { instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
      }
    }
    if (data.carrier_template_name !== void 0 && typeof data.carrier_template_name != "string") {
      let err155 = { instancePath: instancePath + "/carrier_template_name", schemaPath: "#/properties/carrier_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
    }
    if (data.carrier_party !== void 0) {
      let data79 = data.carrier_party;
      if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79) && isFinite(data79))) {
        let err156 = { instancePath: instancePath + "/carrier_party", schemaPath: "#/properties/carrier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
      }
      if (typeof data79 == "number" && isFinite(data79)) {
        if (data79 > 1 || isNaN(data79)) {
          let err157 = { instancePath: instancePath + "/carrier_party", schemaPath: "#/properties/carrier_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
        }
        if (data79 < 0 || isNaN(data79)) {
          let err158 = { instancePath: instancePath + "/carrier_party", schemaPath: "#/properties/carrier_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
        }
      }
    }
    if (data.consignor !== void 0) {
      let data80 = data.consignor;
      if (typeof data80 == "string") {
        if (func8(data80) > 70) {
          let err159 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
        }
      } else {
        let err160 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
      }
    }
    if (data.consignor_address !== void 0) {
      let data81 = data.consignor_address;
      if (typeof data81 == "string") {
        if (func8(data81) > 70) {
          let err161 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
        }
      } else {
        let err162 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
      }
    }
    if (data.consignor_city !== void 0) {
      let data82 = data.consignor_city;
      if (typeof data82 == "string") {
        if (func8(data82) > 35) {
          let err163 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
        }
      } else {
        let err164 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
      }
    }
    if (data.consignor_postcode !== void 0) {
      let data83 = data.consignor_postcode;
      if (typeof data83 == "string") {
        if (func8(data83) > 9) {
          let err165 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
        }
      } else {
        let err166 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
      }
    }
    if (data.consignor_country !== void 0) {
      let data84 = data.consignor_country;
      if (typeof data84 == "string") {
        if (func8(data84) > 2) {
          let err167 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
        }
      } else {
        let err168 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
      }
    }
    if (data.consignor_number !== void 0) {
      let data85 = data.consignor_number;
      if (typeof data85 == "string") {
        if (func8(data85) > 17) {
          let err169 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
        }
      } else {
        let err170 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
      }
    }
    if (data.submitter_number !== void 0) {
      let data86 = data.submitter_number;
      if (typeof data86 == "string") {
        if (func8(data86) > 17) {
          let err171 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
        }
      } else {
        let err172 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
      }
    }
    if (data.location_goods !== void 0) {
      let data87 = data.location_goods;
      if (typeof data87 == "string") {
        if (func8(data87) > 260) {
          let err173 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/maxLength", keyword: "maxLength", params: { limit: 260 }, message: "must NOT have more than 260 characters" };
          vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
        }
        if (!pattern2.test(data87)) {
          let err174 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/pattern", keyword: "pattern", params: { pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, message: 'must match pattern "^$|^[A-Z]{2}[A-D][A-Z].+$"' };
          vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
        }
      } else {
        let err175 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
      }
    }
    if (data.location_additional_id !== void 0) {
      let data88 = data.location_additional_id;
      if (typeof data88 == "string") {
        if (func8(data88) > 17) {
          let err176 = { instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
        }
      } else {
        let err177 = { instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
      }
    }
    if (data.declaration_office !== void 0) {
      let data89 = data.declaration_office;
      if (typeof data89 == "string") {
        if (func8(data89) > 17) {
          let err178 = { instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
        }
      } else {
        let err179 = { instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
      }
    }
    if (data.presentation_office !== void 0) {
      let data90 = data.presentation_office;
      if (typeof data90 == "string") {
        if (func8(data90) > 17) {
          let err180 = { instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
        }
      } else {
        let err181 = { instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
      }
    }
    if (data.supervising_custom !== void 0) {
      let data91 = data.supervising_custom;
      if (typeof data91 == "string") {
        if (func8(data91) > 17) {
          let err182 = { instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
        }
      } else {
        let err183 = { instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
      }
    }
    if (data.office_of_exit !== void 0) {
      let data92 = data.office_of_exit;
      if (typeof data92 == "string") {
        if (func8(data92) > 17) {
          let err184 = { instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
        }
      } else {
        let err185 = { instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
      }
    }
    if (data.placeOfLoading !== void 0) {
      let data93 = data.placeOfLoading;
      if (typeof data93 == "string") {
        if (func8(data93) > 17) {
          let err186 = { instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
        }
      } else {
        let err187 = { instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
      }
    }
    if (data.warehouse_type !== void 0) {
      let data94 = data.warehouse_type;
      if (typeof data94 == "string") {
        if (func8(data94) > 3) {
          let err188 = { instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
        }
      } else {
        let err189 = { instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
      }
    }
    if (data.warehouse_ident !== void 0) {
      let data95 = data.warehouse_ident;
      if (typeof data95 == "string") {
        if (func8(data95) > 35) {
          let err190 = { instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
        }
      } else {
        let err191 = { instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
      }
    }
    if (data.warehouse_code !== void 0 && typeof data.warehouse_code != "string") {
      let err192 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
    }
    if (data.container_flag !== void 0) {
      let data97 = data.container_flag;
      if (typeof data97 != "string") {
        let err193 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
      }
      if (!(data97 === "0" || data97 === "1" || data97 === "")) {
        let err194 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/enum", keyword: "enum", params: { allowedValues: schema26.properties.container_flag.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
      }
    }
    if (data.transportMode !== void 0) {
      let data98 = data.transportMode;
      if (typeof data98 == "string") {
        if (func8(data98) > 1) {
          let err195 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
        }
        if (!formats6(data98)) {
          let err196 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
        }
      } else {
        let err197 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
      }
    }
    if (data.inlandMode !== void 0) {
      let data99 = data.inlandMode;
      if (typeof data99 == "string") {
        if (func8(data99) > 1) {
          let err198 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
        }
        if (!formats6(data99)) {
          let err199 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
        }
      } else {
        let err200 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
      }
    }
    if (data.arrival_number !== void 0) {
      let data100 = data.arrival_number;
      if (typeof data100 == "string") {
        if (func8(data100) > 35) {
          let err201 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
        }
      } else {
        let err202 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
      }
    }
    if (data.arrival_type !== void 0) {
      let data101 = data.arrival_type;
      if (typeof data101 == "string") {
        if (func8(data101) > 17) {
          let err203 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
        }
      } else {
        let err204 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
      }
    }
    if (data.departure_transport_number !== void 0) {
      let data102 = data.departure_transport_number;
      if (typeof data102 == "string") {
        if (func8(data102) > 35) {
          let err205 = { instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
        }
      } else {
        let err206 = { instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
      }
    }
    if (data.departure_transport_type !== void 0) {
      let data103 = data.departure_transport_type;
      if (typeof data103 == "string") {
        if (func8(data103) > 17) {
          let err207 = { instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
        }
      } else {
        let err208 = { instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
      }
    }
    if (data.active_transport_number !== void 0) {
      let data104 = data.active_transport_number;
      if (typeof data104 == "string") {
        if (func8(data104) > 35) {
          let err209 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
        }
      } else {
        let err210 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
      }
    }
    if (data.active_transport_type !== void 0) {
      let data105 = data.active_transport_type;
      if (typeof data105 == "string") {
        if (func8(data105) > 17) {
          let err211 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
        }
      } else {
        let err212 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
      }
    }
    if (data.active_transport_nationality !== void 0) {
      let data106 = data.active_transport_nationality;
      if (typeof data106 == "string") {
        if (func8(data106) > 2) {
          let err213 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
        }
      } else {
        let err214 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
      }
    }
    if (data.transport_charges_method !== void 0) {
      let data107 = data.transport_charges_method;
      if (typeof data107 == "string") {
        if (func8(data107) > 3) {
          let err215 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
        }
      } else {
        let err216 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
      }
    }
    if (data.dispatch_country_code !== void 0) {
      let data108 = data.dispatch_country_code;
      if (typeof data108 == "string") {
        if (func8(data108) > 2) {
          let err217 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
        }
      } else {
        let err218 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
      }
    }
    if (data.destination_country_code !== void 0) {
      let data109 = data.destination_country_code;
      if (typeof data109 == "string") {
        if (func8(data109) > 2) {
          let err219 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
        }
      } else {
        let err220 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
      }
    }
    if (data.total_packages !== void 0) {
      let data110 = data.total_packages;
      if (typeof data110 == "string") {
        if (func8(data110) > 8) {
          let err221 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
        }
        if (!formats6(data110)) {
          let err222 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
        }
      } else {
        let err223 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
      }
    }
    if (data.gross_mass !== void 0) {
      let data111 = data.gross_mass;
      if (typeof data111 == "string") {
        if (func8(data111) > 17) {
          let err224 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
        }
        if (!formats12(data111)) {
          let err225 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
        }
      } else {
        let err226 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
      }
    }
    if (data.currency !== void 0) {
      let data112 = data.currency;
      if (typeof data112 == "string") {
        if (func8(data112) > 3) {
          let err227 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
        }
      } else {
        let err228 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
      }
    }
    if (data.currency_1 !== void 0) {
      let data113 = data.currency_1;
      if (typeof data113 == "string") {
        if (func8(data113) > 17) {
          let err229 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
        }
        if (!formats12(data113)) {
          let err230 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
        }
      } else {
        let err231 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
      }
    }
    if (data.exchangeRate !== void 0) {
      let data114 = data.exchangeRate;
      if (typeof data114 == "string") {
        if (func8(data114) > 13) {
          let err232 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/maxLength", keyword: "maxLength", params: { limit: 13 }, message: "must NOT have more than 13 characters" };
          vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
        }
        if (!formats12(data114)) {
          let err233 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
        }
      } else {
        let err234 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err234] : vErrors.push(err234), errors++;
      }
    }
    if (data.freight_charge_amount !== void 0) {
      let data115 = data.freight_charge_amount;
      if (typeof data115 == "string") {
        if (func8(data115) > 17) {
          let err235 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err235] : vErrors.push(err235), errors++;
        }
        if (!formats12(data115)) {
          let err236 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err236] : vErrors.push(err236), errors++;
        }
      } else {
        let err237 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err237] : vErrors.push(err237), errors++;
      }
    }
    if (data.freight_charge_currency !== void 0) {
      let data116 = data.freight_charge_currency;
      if (typeof data116 == "string") {
        if (func8(data116) > 3) {
          let err238 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err238] : vErrors.push(err238), errors++;
        }
      } else {
        let err239 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err239] : vErrors.push(err239), errors++;
      }
    }
    if (data.incoterm_code !== void 0) {
      let data117 = data.incoterm_code;
      if (typeof data117 == "string") {
        if (func8(data117) > 3) {
          let err240 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err240] : vErrors.push(err240), errors++;
        }
      } else {
        let err241 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err241] : vErrors.push(err241), errors++;
      }
    }
    if (data.unlocode !== void 0) {
      let data118 = data.unlocode;
      if (typeof data118 == "string") {
        if (func8(data118) > 17) {
          let err242 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err242] : vErrors.push(err242), errors++;
        }
      } else {
        let err243 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err243] : vErrors.push(err243), errors++;
      }
    }
    if (data.delivery_place !== void 0) {
      let data119 = data.delivery_place;
      if (typeof data119 == "string") {
        if (func8(data119) > 256) {
          let err244 = { instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err244] : vErrors.push(err244), errors++;
        }
      } else {
        let err245 = { instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err245] : vErrors.push(err245), errors++;
      }
    }
    if (data.delivery_type !== void 0 && typeof data.delivery_type != "string") {
      let err246 = { instancePath: instancePath + "/delivery_type", schemaPath: "#/properties/delivery_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err246] : vErrors.push(err246), errors++;
    }
    if (data.nature_of_transaction !== void 0) {
      let data121 = data.nature_of_transaction;
      if (typeof data121 == "string") {
        if (func8(data121) > 2) {
          let err247 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err247] : vErrors.push(err247), errors++;
        }
        if (!formats6(data121)) {
          let err248 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err248] : vErrors.push(err248), errors++;
        }
      } else {
        let err249 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err249] : vErrors.push(err249), errors++;
      }
    }
    if (data.CDSItems !== void 0) {
      let data122 = data.CDSItems;
      if (Array.isArray(data122)) {
        if (data122.length > 999) {
          let err250 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/maxItems", keyword: "maxItems", params: { limit: 999 }, message: "must NOT have more than 999 items" };
          vErrors === null ? vErrors = [err250] : vErrors.push(err250), errors++;
        }
        if (data122.length < 1) {
          let err251 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err251] : vErrors.push(err251), errors++;
        }
        let len0 = data122.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate67(data122[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data122, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
      } else {
        let err252 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err252] : vErrors.push(err252), errors++;
      }
    }
    if (data.mainPreviousCDSItems !== void 0) {
      let data124 = data.mainPreviousCDSItems;
      if (Array.isArray(data124)) {
        let len1 = data124.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate72(data124[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data124, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
      } else {
        let err253 = { instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err253] : vErrors.push(err253), errors++;
      }
    }
    if (data.mainContainerCDSItems !== void 0) {
      let data126 = data.mainContainerCDSItems;
      if (Array.isArray(data126)) {
        let len2 = data126.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate88(data126[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data126, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
      } else {
        let err254 = { instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err254] : vErrors.push(err254), errors++;
      }
    }
    if (data.AdditionalItems !== void 0) {
      let data128 = data.AdditionalItems;
      if (Array.isArray(data128)) {
        let len3 = data128.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate97(data128[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data128, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
      } else {
        let err255 = { instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err255] : vErrors.push(err255), errors++;
      }
    }
    if (data.DeferredItems !== void 0) {
      let data130 = data.DeferredItems;
      if (Array.isArray(data130)) {
        let len4 = data130.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate99(data130[i4], { instancePath: instancePath + "/DeferredItems/" + i4, parentData: data130, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      } else {
        let err256 = { instancePath: instancePath + "/DeferredItems", schemaPath: "#/properties/DeferredItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err256] : vErrors.push(err256), errors++;
      }
    }
    if (data.GuaranteeItems !== void 0) {
      let data132 = data.GuaranteeItems;
      if (Array.isArray(data132)) {
        let len5 = data132.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate101(data132[i5], { instancePath: instancePath + "/GuaranteeItems/" + i5, parentData: data132, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      } else {
        let err257 = { instancePath: instancePath + "/GuaranteeItems", schemaPath: "#/properties/GuaranteeItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err257] : vErrors.push(err257), errors++;
      }
    }
    if (data.mainAdditionalCDSItems !== void 0) {
      let data134 = data.mainAdditionalCDSItems;
      if (Array.isArray(data134)) {
        let len6 = data134.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate74(data134[i6], { instancePath: instancePath + "/mainAdditionalCDSItems/" + i6, parentData: data134, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
      } else {
        let err258 = { instancePath: instancePath + "/mainAdditionalCDSItems", schemaPath: "#/properties/mainAdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err258] : vErrors.push(err258), errors++;
      }
    }
    if (data.mainAdjustmentCDSItems !== void 0) {
      let data136 = data.mainAdjustmentCDSItems;
      if (Array.isArray(data136)) {
        let len7 = data136.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate82(data136[i7], { instancePath: instancePath + "/mainAdjustmentCDSItems/" + i7, parentData: data136, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      } else {
        let err259 = { instancePath: instancePath + "/mainAdjustmentCDSItems", schemaPath: "#/properties/mainAdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err259] : vErrors.push(err259), errors++;
      }
    }
    if (data.routingCodeCountryItems !== void 0) {
      let data138 = data.routingCodeCountryItems;
      if (Array.isArray(data138)) {
        let len8 = data138.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate105(data138[i8], { instancePath: instancePath + "/routingCodeCountryItems/" + i8, parentData: data138, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
      } else {
        let err260 = { instancePath: instancePath + "/routingCodeCountryItems", schemaPath: "#/properties/routingCodeCountryItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err260] : vErrors.push(err260), errors++;
      }
    }
    if (data.sealNumberItems !== void 0) {
      let data140 = data.sealNumberItems;
      if (Array.isArray(data140)) {
        let len9 = data140.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate107(data140[i9], { instancePath: instancePath + "/sealNumberItems/" + i9, parentData: data140, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err261 = { instancePath: instancePath + "/sealNumberItems", schemaPath: "#/properties/sealNumberItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err261] : vErrors.push(err261), errors++;
      }
    }
    if (data.mainSupplyCDSItems !== void 0) {
      let data142 = data.mainSupplyCDSItems;
      if (Array.isArray(data142)) {
        let len10 = data142.length;
        for (let i10 = 0; i10 < len10; i10++)
          validate86(data142[i10], { instancePath: instancePath + "/mainSupplyCDSItems/" + i10, parentData: data142, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
      } else {
        let err262 = { instancePath: instancePath + "/mainSupplyCDSItems", schemaPath: "#/properties/mainSupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err262] : vErrors.push(err262), errors++;
      }
    }
    if (data.mainFiscalCDSItems !== void 0) {
      let data144 = data.mainFiscalCDSItems;
      if (Array.isArray(data144)) {
        let len11 = data144.length;
        for (let i11 = 0; i11 < len11; i11++)
          validate84(data144[i11], { instancePath: instancePath + "/mainFiscalCDSItems/" + i11, parentData: data144, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        let err263 = { instancePath: instancePath + "/mainFiscalCDSItems", schemaPath: "#/properties/mainFiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
      }
    }
  } else {
    let err264 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
var compiled = { "customs-declaration/structure": compiled0, "customs-declaration/valid": compiled1 };

/** Validators by document name. */
export const validators: { readonly [document in "customs-declaration"]: DocumentValidators } = {
  "customs-declaration": { structure: compiled["customs-declaration/structure"], valid: compiled["customs-declaration/valid"] },
};
