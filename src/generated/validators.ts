// @ts-nocheck compiled code; the exports below are typed
// Written by `npm run generate` from schemas/. Do not edit.
import type { ErrorObject } from 'ajv';

/** A compiled check. After a call `errors` holds what it found, or null. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | ErrorObject[];
}

/** `structure` judges types and field names only, up to the first error; `valid` every check of the schemas, all errors collected. */
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
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "type_of_packages" || key0 === "number_of_packages" || key0 === "shipping_mark" || key0 === "package_sequence")) {
          return validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate23.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.type_of_packages !== void 0) {
            let _errs4 = errors;
            if (typeof data.type_of_packages != "string")
              return validate23.errors = [{ instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.number_of_packages !== void 0) {
              let _errs6 = errors;
              if (typeof data.number_of_packages != "string")
                return validate23.errors = [{ instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.shipping_mark !== void 0) {
                let _errs8 = errors;
                if (typeof data.shipping_mark != "string")
                  return validate23.errors = [{ instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.package_sequence !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.package_sequence != "string")
                    return validate23.errors = [{ instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var schema9 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string" }, tax_type: { type: "string" }, tax_unit: { type: "string" }, tax_quantity: { type: "string" }, tax_base_amount: { type: "string" }, tax_base_currency: { type: "string" }, tax_rate: { type: "string" }, tax_amount: { type: "string" }, tax_currency: { type: "string" }, tax_total: { type: "string" }, tax_total_currency: { type: "string" }, payment_method: { type: "string" }, tax_preference: { type: "string" }, tax_quota: { type: "string" } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema9.properties, key0)) {
          return validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate25.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.tax_calc_type !== void 0) {
            let _errs4 = errors;
            if (typeof data.tax_calc_type != "string")
              return validate25.errors = [{ instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.tax_type !== void 0) {
              let _errs6 = errors;
              if (typeof data.tax_type != "string")
                return validate25.errors = [{ instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.tax_unit !== void 0) {
                let _errs8 = errors;
                if (typeof data.tax_unit != "string")
                  return validate25.errors = [{ instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.tax_quantity !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.tax_quantity != "string")
                    return validate25.errors = [{ instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tax_base_amount !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.tax_base_amount != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.tax_base_currency !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.tax_base_currency != "string")
                        return validate25.errors = [{ instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tax_rate !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.tax_rate != "string")
                          return validate25.errors = [{ instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.tax_amount !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.tax_amount != "string")
                            return validate25.errors = [{ instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.tax_currency !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.tax_currency != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.tax_total !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.tax_total != "string")
                                return validate25.errors = [{ instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.tax_total_currency !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tax_total_currency != "string")
                                  return validate25.errors = [{ instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.payment_method !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.payment_method != "string")
                                    return validate25.errors = [{ instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.tax_preference !== void 0) {
                                    let _errs28 = errors;
                                    if (typeof data.tax_preference != "string")
                                      return validate25.errors = [{ instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.tax_quota !== void 0) {
                                      let _errs30 = errors;
                                      if (typeof data.tax_quota != "string")
                                        return validate25.errors = [{ instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs30 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "docCategory" || key0 === "import_prev_doc" || key0 === "prevTransactionRef" || key0 === "goodsItemIdent")) {
          return validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate27.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.docCategory !== void 0) {
            let _errs4 = errors;
            if (typeof data.docCategory != "string")
              return validate27.errors = [{ instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.import_prev_doc !== void 0) {
              let _errs6 = errors;
              if (typeof data.import_prev_doc != "string")
                return validate27.errors = [{ instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.prevTransactionRef !== void 0) {
                let _errs8 = errors;
                if (typeof data.prevTransactionRef != "string")
                  return validate27.errors = [{ instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.goodsItemIdent !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.goodsItemIdent != "string")
                    return validate27.errors = [{ instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "additionalInfoCode" || key0 === "additionalDescription" || key0 === "statement_type")) {
          return validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate29.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.additionalInfoCode !== void 0) {
            let _errs4 = errors;
            if (typeof data.additionalInfoCode != "string")
              return validate29.errors = [{ instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.additionalDescription !== void 0) {
              let _errs6 = errors;
              if (typeof data.additionalDescription != "string")
                return validate29.errors = [{ instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.statement_type !== void 0) {
                let _errs8 = errors;
                if (typeof data.statement_type != "string")
                  return validate29.errors = [{ instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
var schema12 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string" }, doc_code_3: { type: "string" }, doc_ident: { type: "string" }, doc_status: { type: "string" }, doc_status_reason: { type: "string" }, qualifier: { type: "string" }, quantity_wo: { type: "string" }, amount_wo: { type: "string" }, amount_wo_currency: { type: "string" }, issuing_auth: { type: "string" }, date_validity: { type: "string" } } };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema12.properties, key0)) {
          return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate31.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.doc_code_1 !== void 0) {
            let _errs4 = errors;
            if (typeof data.doc_code_1 != "string")
              return validate31.errors = [{ instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.doc_code_3 !== void 0) {
              let _errs6 = errors;
              if (typeof data.doc_code_3 != "string")
                return validate31.errors = [{ instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.doc_ident !== void 0) {
                let _errs8 = errors;
                if (typeof data.doc_ident != "string")
                  return validate31.errors = [{ instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.doc_status !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.doc_status != "string")
                    return validate31.errors = [{ instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.doc_status_reason !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.doc_status_reason != "string")
                      return validate31.errors = [{ instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.qualifier !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.qualifier != "string")
                        return validate31.errors = [{ instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.quantity_wo !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.quantity_wo != "string")
                          return validate31.errors = [{ instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.amount_wo !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.amount_wo != "string")
                            return validate31.errors = [{ instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.amount_wo_currency !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.amount_wo_currency != "string")
                              return validate31.errors = [{ instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.issuing_auth !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.issuing_auth != "string")
                                return validate31.errors = [{ instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.date_validity !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.date_validity != "string")
                                  return validate31.errors = [{ instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "add_proc")) {
          return validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate33.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.add_proc !== void 0) {
            let _errs4 = errors;
            if (typeof data.add_proc != "string")
              return validate33.errors = [{ instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "taric_add_code" || key0 === "taric_add_code_1" || key0 === "national_add_code" || key0 === "national_add_code_1")) {
          return validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate35.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.taric_add_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.taric_add_code != "string")
              return validate35.errors = [{ instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.taric_add_code_1 !== void 0) {
              let _errs6 = errors;
              if (typeof data.taric_add_code_1 != "string")
                return validate35.errors = [{ instancePath: instancePath + "/taric_add_code_1", schemaPath: "#/properties/taric_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.national_add_code !== void 0) {
                let _errs8 = errors;
                if (typeof data.national_add_code != "string")
                  return validate35.errors = [{ instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.national_add_code_1 !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.national_add_code_1 != "string")
                    return validate35.errors = [{ instancePath: instancePath + "/national_add_code_1", schemaPath: "#/properties/national_add_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "deduction_type" || key0 === "deduction_val" || key0 === "deduction_currency")) {
          return validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate37.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.deduction_type !== void 0) {
            let _errs4 = errors;
            if (typeof data.deduction_type != "string")
              return validate37.errors = [{ instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.deduction_val !== void 0) {
              let _errs6 = errors;
              if (typeof data.deduction_val != "string")
                return validate37.errors = [{ instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.deduction_currency !== void 0) {
                let _errs8 = errors;
                if (typeof data.deduction_currency != "string")
                  return validate37.errors = [{ instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate37.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "fiscal_ident_code" || key0 === "fiscal_ident_no")) {
          return validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate39.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.fiscal_ident_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.fiscal_ident_code != "string")
              return validate39.errors = [{ instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fiscal_ident_no !== void 0) {
              let _errs6 = errors;
              if (typeof data.fiscal_ident_no != "string")
                return validate39.errors = [{ instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "role_code" || key0 === "ident_no")) {
          return validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate41.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.role_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.role_code != "string")
              return validate41.errors = [{ instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.ident_no !== void 0) {
              let _errs6 = errors;
              if (typeof data.ident_no != "string")
                return validate41.errors = [{ instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "container_no" || key0 === "container_sequence")) {
          return validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate43.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.container_no !== void 0) {
            let _errs4 = errors;
            if (typeof data.container_no != "string")
              return validate43.errors = [{ instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.container_sequence !== void 0) {
              let _errs6 = errors;
              if (typeof data.container_sequence != "string")
                return validate43.errors = [{ instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "un_dg_code")) {
          return validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate45.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.un_dg_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.un_dg_code != "string")
              return validate45.errors = [{ instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate45.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "origin_country" || key0 === "origin_type")) {
          return validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate47.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.origin_country !== void 0) {
            let _errs4 = errors;
            if (typeof data.origin_country != "string")
              return validate47.errors = [{ instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.origin_type !== void 0) {
              let _errs6 = errors;
              if (typeof data.origin_type != "string")
                return validate47.errors = [{ instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate47.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema7.properties, key0)) {
          return validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate22.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.item_no !== void 0) {
            let data1 = data.item_no, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
              return validate22.errors = [{ instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.ref_number !== void 0) {
              let _errs6 = errors;
              if (typeof data.ref_number != "string")
                return validate22.errors = [{ instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.commodityCode !== void 0) {
                let _errs8 = errors;
                if (typeof data.commodityCode != "string")
                  return validate22.errors = [{ instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.combined_code !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.combined_code != "string")
                    return validate22.errors = [{ instancePath: instancePath + "/combined_code", schemaPath: "#/properties/combined_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.taric_code !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.taric_code != "string")
                      return validate22.errors = [{ instancePath: instancePath + "/taric_code", schemaPath: "#/properties/taric_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.cus_code !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.cus_code != "string")
                        return validate22.errors = [{ instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.cus_code_1 !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.cus_code_1 != "string")
                          return validate22.errors = [{ instancePath: instancePath + "/cus_code_1", schemaPath: "#/properties/cus_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.description !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.description != "string")
                            return validate22.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.req_code !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.req_code != "string")
                              return validate22.errors = [{ instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.prev_code !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.prev_code != "string")
                                return validate22.errors = [{ instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.gross_mass !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.gross_mass != "string")
                                  return validate22.errors = [{ instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.gross_mass_unit !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.gross_mass_unit != "string")
                                    return validate22.errors = [{ instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.net_mass !== void 0) {
                                    let _errs28 = errors;
                                    if (typeof data.net_mass != "string")
                                      return validate22.errors = [{ instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.net_mass_unit !== void 0) {
                                      let _errs30 = errors;
                                      if (typeof data.net_mass_unit != "string")
                                        return validate22.errors = [{ instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs30 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.supplementaryUnits !== void 0) {
                                        let _errs32 = errors;
                                        if (typeof data.supplementaryUnits != "string")
                                          return validate22.errors = [{ instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs32 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.supplementary_unit !== void 0) {
                                          let _errs34 = errors;
                                          if (typeof data.supplementary_unit != "string")
                                            return validate22.errors = [{ instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid0 = _errs34 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.itemPriceAmount !== void 0) {
                                            let _errs36 = errors;
                                            if (typeof data.itemPriceAmount != "string")
                                              return validate22.errors = [{ instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs36 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.itemPriceCurr !== void 0) {
                                              let _errs38 = errors;
                                              if (typeof data.itemPriceCurr != "string")
                                                return validate22.errors = [{ instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs38 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.customs_value_amount !== void 0) {
                                                let _errs40 = errors;
                                                if (typeof data.customs_value_amount != "string")
                                                  return validate22.errors = [{ instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs40 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.customs_value_currency !== void 0) {
                                                  let _errs42 = errors;
                                                  if (typeof data.customs_value_currency != "string")
                                                    return validate22.errors = [{ instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                  var valid0 = _errs42 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.country_origin !== void 0) {
                                                    let _errs44 = errors;
                                                    if (typeof data.country_origin != "string")
                                                      return validate22.errors = [{ instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs44 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.country_pref_origin !== void 0) {
                                                      let _errs46 = errors;
                                                      if (typeof data.country_pref_origin != "string")
                                                        return validate22.errors = [{ instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs46 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.preference !== void 0) {
                                                        let _errs48 = errors;
                                                        if (typeof data.preference != "string")
                                                          return validate22.errors = [{ instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs48 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.quota !== void 0) {
                                                          let _errs50 = errors;
                                                          if (typeof data.quota != "string")
                                                            return validate22.errors = [{ instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid0 = _errs50 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.val_indicator !== void 0) {
                                                            let _errs52 = errors;
                                                            if (typeof data.val_indicator != "string")
                                                              return validate22.errors = [{ instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid0 = _errs52 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.valuation_method !== void 0) {
                                                              let _errs54 = errors;
                                                              if (typeof data.valuation_method != "string")
                                                                return validate22.errors = [{ instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid0 = _errs54 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.nature_of_transaction !== void 0) {
                                                                let _errs56 = errors;
                                                                if (typeof data.nature_of_transaction != "string")
                                                                  return validate22.errors = [{ instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid0 = _errs56 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.statistic_value !== void 0) {
                                                                  let _errs58 = errors;
                                                                  if (typeof data.statistic_value != "string")
                                                                    return validate22.errors = [{ instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs58 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0) {
                                                                  if (data.statistic_currency !== void 0) {
                                                                    let _errs60 = errors;
                                                                    if (typeof data.statistic_currency != "string")
                                                                      return validate22.errors = [{ instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid0 = _errs60 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                                  if (valid0) {
                                                                    if (data.totalNumberOfPackages !== void 0) {
                                                                      let _errs62 = errors;
                                                                      if (typeof data.totalNumberOfPackages != "string")
                                                                        return validate22.errors = [{ instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid0 = _errs62 === errors;
                                                                    } else
                                                                      var valid0 = !0;
                                                                    if (valid0) {
                                                                      if (data.dest_code !== void 0) {
                                                                        let _errs64 = errors;
                                                                        if (typeof data.dest_code != "string")
                                                                          return validate22.errors = [{ instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid0 = _errs64 === errors;
                                                                      } else
                                                                        var valid0 = !0;
                                                                      if (valid0) {
                                                                        if (data.disp_code !== void 0) {
                                                                          let _errs66 = errors;
                                                                          if (typeof data.disp_code != "string")
                                                                            return validate22.errors = [{ instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                          var valid0 = _errs66 === errors;
                                                                        } else
                                                                          var valid0 = !0;
                                                                        if (valid0) {
                                                                          if (data.consignee !== void 0) {
                                                                            let _errs68 = errors;
                                                                            if (typeof data.consignee != "string")
                                                                              return validate22.errors = [{ instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid0 = _errs68 === errors;
                                                                          } else
                                                                            var valid0 = !0;
                                                                          if (valid0) {
                                                                            if (data.consignee_address !== void 0) {
                                                                              let _errs70 = errors;
                                                                              if (typeof data.consignee_address != "string")
                                                                                return validate22.errors = [{ instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid0 = _errs70 === errors;
                                                                            } else
                                                                              var valid0 = !0;
                                                                            if (valid0) {
                                                                              if (data.consignee_city !== void 0) {
                                                                                let _errs72 = errors;
                                                                                if (typeof data.consignee_city != "string")
                                                                                  return validate22.errors = [{ instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid0 = _errs72 === errors;
                                                                              } else
                                                                                var valid0 = !0;
                                                                              if (valid0) {
                                                                                if (data.consignee_postcode !== void 0) {
                                                                                  let _errs74 = errors;
                                                                                  if (typeof data.consignee_postcode != "string")
                                                                                    return validate22.errors = [{ instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                  var valid0 = _errs74 === errors;
                                                                                } else
                                                                                  var valid0 = !0;
                                                                                if (valid0) {
                                                                                  if (data.consignee_country !== void 0) {
                                                                                    let _errs76 = errors;
                                                                                    if (typeof data.consignee_country != "string")
                                                                                      return validate22.errors = [{ instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                    var valid0 = _errs76 === errors;
                                                                                  } else
                                                                                    var valid0 = !0;
                                                                                  if (valid0) {
                                                                                    if (data.consignee_number !== void 0) {
                                                                                      let _errs78 = errors;
                                                                                      if (typeof data.consignee_number != "string")
                                                                                        return validate22.errors = [{ instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                      var valid0 = _errs78 === errors;
                                                                                    } else
                                                                                      var valid0 = !0;
                                                                                    if (valid0) {
                                                                                      if (data.supplier !== void 0) {
                                                                                        let _errs80 = errors;
                                                                                        if (typeof data.supplier != "string")
                                                                                          return validate22.errors = [{ instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                        var valid0 = _errs80 === errors;
                                                                                      } else
                                                                                        var valid0 = !0;
                                                                                      if (valid0) {
                                                                                        if (data.supplier_city !== void 0) {
                                                                                          let _errs82 = errors;
                                                                                          if (typeof data.supplier_city != "string")
                                                                                            return validate22.errors = [{ instancePath: instancePath + "/supplier_city", schemaPath: "#/properties/supplier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                          var valid0 = _errs82 === errors;
                                                                                        } else
                                                                                          var valid0 = !0;
                                                                                        if (valid0) {
                                                                                          if (data.supplier_postcode !== void 0) {
                                                                                            let _errs84 = errors;
                                                                                            if (typeof data.supplier_postcode != "string")
                                                                                              return validate22.errors = [{ instancePath: instancePath + "/supplier_postcode", schemaPath: "#/properties/supplier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                            var valid0 = _errs84 === errors;
                                                                                          } else
                                                                                            var valid0 = !0;
                                                                                          if (valid0) {
                                                                                            if (data.supplier_country !== void 0) {
                                                                                              let _errs86 = errors;
                                                                                              if (typeof data.supplier_country != "string")
                                                                                                return validate22.errors = [{ instancePath: instancePath + "/supplier_country", schemaPath: "#/properties/supplier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid0 = _errs86 === errors;
                                                                                            } else
                                                                                              var valid0 = !0;
                                                                                            if (valid0) {
                                                                                              if (data.supplier_number !== void 0) {
                                                                                                let _errs88 = errors;
                                                                                                if (typeof data.supplier_number != "string")
                                                                                                  return validate22.errors = [{ instancePath: instancePath + "/supplier_number", schemaPath: "#/properties/supplier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                var valid0 = _errs88 === errors;
                                                                                              } else
                                                                                                var valid0 = !0;
                                                                                              if (valid0) {
                                                                                                if (data.supplier_party !== void 0) {
                                                                                                  let data44 = data.supplier_party, _errs90 = errors;
                                                                                                  if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44)))
                                                                                                    return validate22.errors = [{ instancePath: instancePath + "/supplier_party", schemaPath: "#/properties/supplier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                  var valid0 = _errs90 === errors;
                                                                                                } else
                                                                                                  var valid0 = !0;
                                                                                                if (valid0) {
                                                                                                  if (data.PackagesCDSItems !== void 0) {
                                                                                                    let data45 = data.PackagesCDSItems, _errs92 = errors;
                                                                                                    if (errors === _errs92)
                                                                                                      if (Array.isArray(data45)) {
                                                                                                        var valid1 = !0;
                                                                                                        let len0 = data45.length;
                                                                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                                                                          let _errs94 = errors;
                                                                                                          validate23(data45[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data45, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                                                                                                          var valid1 = _errs94 === errors;
                                                                                                          if (!valid1)
                                                                                                            break;
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate22.errors = [{ instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                    var valid0 = _errs92 === errors;
                                                                                                  } else
                                                                                                    var valid0 = !0;
                                                                                                  if (valid0) {
                                                                                                    if (data.TaxCDSItems !== void 0) {
                                                                                                      let data47 = data.TaxCDSItems, _errs95 = errors;
                                                                                                      if (errors === _errs95)
                                                                                                        if (Array.isArray(data47)) {
                                                                                                          var valid2 = !0;
                                                                                                          let len1 = data47.length;
                                                                                                          for (let i1 = 0; i1 < len1; i1++) {
                                                                                                            let _errs97 = errors;
                                                                                                            validate25(data47[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data47, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
                                                                                                            var valid2 = _errs97 === errors;
                                                                                                            if (!valid2)
                                                                                                              break;
                                                                                                          }
                                                                                                        } else
                                                                                                          return validate22.errors = [{ instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                      var valid0 = _errs95 === errors;
                                                                                                    } else
                                                                                                      var valid0 = !0;
                                                                                                    if (valid0) {
                                                                                                      if (data.PreviousCDSItems !== void 0) {
                                                                                                        let data49 = data.PreviousCDSItems, _errs98 = errors;
                                                                                                        if (errors === _errs98)
                                                                                                          if (Array.isArray(data49)) {
                                                                                                            var valid3 = !0;
                                                                                                            let len2 = data49.length;
                                                                                                            for (let i2 = 0; i2 < len2; i2++) {
                                                                                                              let _errs100 = errors;
                                                                                                              validate27(data49[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data49, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                                                                              var valid3 = _errs100 === errors;
                                                                                                              if (!valid3)
                                                                                                                break;
                                                                                                            }
                                                                                                          } else
                                                                                                            return validate22.errors = [{ instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                        var valid0 = _errs98 === errors;
                                                                                                      } else
                                                                                                        var valid0 = !0;
                                                                                                      if (valid0) {
                                                                                                        if (data.AdditionalCDSItems !== void 0) {
                                                                                                          let data51 = data.AdditionalCDSItems, _errs101 = errors;
                                                                                                          if (errors === _errs101)
                                                                                                            if (Array.isArray(data51)) {
                                                                                                              var valid4 = !0;
                                                                                                              let len3 = data51.length;
                                                                                                              for (let i3 = 0; i3 < len3; i3++) {
                                                                                                                let _errs103 = errors;
                                                                                                                validate29(data51[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data51, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                                                                                var valid4 = _errs103 === errors;
                                                                                                                if (!valid4)
                                                                                                                  break;
                                                                                                              }
                                                                                                            } else
                                                                                                              return validate22.errors = [{ instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                          var valid0 = _errs101 === errors;
                                                                                                        } else
                                                                                                          var valid0 = !0;
                                                                                                        if (valid0) {
                                                                                                          if (data.CertificateCDSItems !== void 0) {
                                                                                                            let data53 = data.CertificateCDSItems, _errs104 = errors;
                                                                                                            if (errors === _errs104)
                                                                                                              if (Array.isArray(data53)) {
                                                                                                                var valid5 = !0;
                                                                                                                let len4 = data53.length;
                                                                                                                for (let i4 = 0; i4 < len4; i4++) {
                                                                                                                  let _errs106 = errors;
                                                                                                                  validate31(data53[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data53, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                                                                  var valid5 = _errs106 === errors;
                                                                                                                  if (!valid5)
                                                                                                                    break;
                                                                                                                }
                                                                                                              } else
                                                                                                                return validate22.errors = [{ instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                            var valid0 = _errs104 === errors;
                                                                                                          } else
                                                                                                            var valid0 = !0;
                                                                                                          if (valid0) {
                                                                                                            if (data.ProcedureCDSItems !== void 0) {
                                                                                                              let data55 = data.ProcedureCDSItems, _errs107 = errors;
                                                                                                              if (errors === _errs107)
                                                                                                                if (Array.isArray(data55)) {
                                                                                                                  var valid6 = !0;
                                                                                                                  let len5 = data55.length;
                                                                                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                                                                                    let _errs109 = errors;
                                                                                                                    validate33(data55[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data55, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                                                                                                                    var valid6 = _errs109 === errors;
                                                                                                                    if (!valid6)
                                                                                                                      break;
                                                                                                                  }
                                                                                                                } else
                                                                                                                  return validate22.errors = [{ instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                              var valid0 = _errs107 === errors;
                                                                                                            } else
                                                                                                              var valid0 = !0;
                                                                                                            if (valid0) {
                                                                                                              if (data.CommodityCDSItems !== void 0) {
                                                                                                                let data57 = data.CommodityCDSItems, _errs110 = errors;
                                                                                                                if (errors === _errs110)
                                                                                                                  if (Array.isArray(data57)) {
                                                                                                                    var valid7 = !0;
                                                                                                                    let len6 = data57.length;
                                                                                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                                                                                      let _errs112 = errors;
                                                                                                                      validate35(data57[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data57, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                                                                                                                      var valid7 = _errs112 === errors;
                                                                                                                      if (!valid7)
                                                                                                                        break;
                                                                                                                    }
                                                                                                                  } else
                                                                                                                    return validate22.errors = [{ instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                var valid0 = _errs110 === errors;
                                                                                                              } else
                                                                                                                var valid0 = !0;
                                                                                                              if (valid0) {
                                                                                                                if (data.AdjustmentCDSItems !== void 0) {
                                                                                                                  let data59 = data.AdjustmentCDSItems, _errs113 = errors;
                                                                                                                  if (errors === _errs113)
                                                                                                                    if (Array.isArray(data59)) {
                                                                                                                      var valid8 = !0;
                                                                                                                      let len7 = data59.length;
                                                                                                                      for (let i7 = 0; i7 < len7; i7++) {
                                                                                                                        let _errs115 = errors;
                                                                                                                        validate37(data59[i7], { instancePath: instancePath + "/AdjustmentCDSItems/" + i7, parentData: data59, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
                                                                                                                        var valid8 = _errs115 === errors;
                                                                                                                        if (!valid8)
                                                                                                                          break;
                                                                                                                      }
                                                                                                                    } else
                                                                                                                      return validate22.errors = [{ instancePath: instancePath + "/AdjustmentCDSItems", schemaPath: "#/properties/AdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                  var valid0 = _errs113 === errors;
                                                                                                                } else
                                                                                                                  var valid0 = !0;
                                                                                                                if (valid0) {
                                                                                                                  if (data.FiscalCDSItems !== void 0) {
                                                                                                                    let data61 = data.FiscalCDSItems, _errs116 = errors;
                                                                                                                    if (errors === _errs116)
                                                                                                                      if (Array.isArray(data61)) {
                                                                                                                        var valid9 = !0;
                                                                                                                        let len8 = data61.length;
                                                                                                                        for (let i8 = 0; i8 < len8; i8++) {
                                                                                                                          let _errs118 = errors;
                                                                                                                          validate39(data61[i8], { instancePath: instancePath + "/FiscalCDSItems/" + i8, parentData: data61, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                                                                                                                          var valid9 = _errs118 === errors;
                                                                                                                          if (!valid9)
                                                                                                                            break;
                                                                                                                        }
                                                                                                                      } else
                                                                                                                        return validate22.errors = [{ instancePath: instancePath + "/FiscalCDSItems", schemaPath: "#/properties/FiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                    var valid0 = _errs116 === errors;
                                                                                                                  } else
                                                                                                                    var valid0 = !0;
                                                                                                                  if (valid0) {
                                                                                                                    if (data.SupplyCDSItems !== void 0) {
                                                                                                                      let data63 = data.SupplyCDSItems, _errs119 = errors;
                                                                                                                      if (errors === _errs119)
                                                                                                                        if (Array.isArray(data63)) {
                                                                                                                          var valid10 = !0;
                                                                                                                          let len9 = data63.length;
                                                                                                                          for (let i9 = 0; i9 < len9; i9++) {
                                                                                                                            let _errs121 = errors;
                                                                                                                            validate41(data63[i9], { instancePath: instancePath + "/SupplyCDSItems/" + i9, parentData: data63, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
                                                                                                                            var valid10 = _errs121 === errors;
                                                                                                                            if (!valid10)
                                                                                                                              break;
                                                                                                                          }
                                                                                                                        } else
                                                                                                                          return validate22.errors = [{ instancePath: instancePath + "/SupplyCDSItems", schemaPath: "#/properties/SupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                      var valid0 = _errs119 === errors;
                                                                                                                    } else
                                                                                                                      var valid0 = !0;
                                                                                                                    if (valid0) {
                                                                                                                      if (data.ContainerCDSItems !== void 0) {
                                                                                                                        let data65 = data.ContainerCDSItems, _errs122 = errors;
                                                                                                                        if (errors === _errs122)
                                                                                                                          if (Array.isArray(data65)) {
                                                                                                                            var valid11 = !0;
                                                                                                                            let len10 = data65.length;
                                                                                                                            for (let i10 = 0; i10 < len10; i10++) {
                                                                                                                              let _errs124 = errors;
                                                                                                                              validate43(data65[i10], { instancePath: instancePath + "/ContainerCDSItems/" + i10, parentData: data65, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                                                                                              var valid11 = _errs124 === errors;
                                                                                                                              if (!valid11)
                                                                                                                                break;
                                                                                                                            }
                                                                                                                          } else
                                                                                                                            return validate22.errors = [{ instancePath: instancePath + "/ContainerCDSItems", schemaPath: "#/properties/ContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                        var valid0 = _errs122 === errors;
                                                                                                                      } else
                                                                                                                        var valid0 = !0;
                                                                                                                      if (valid0) {
                                                                                                                        if (data.DangerousCDSItems !== void 0) {
                                                                                                                          let data67 = data.DangerousCDSItems, _errs125 = errors;
                                                                                                                          if (errors === _errs125)
                                                                                                                            if (Array.isArray(data67)) {
                                                                                                                              var valid12 = !0;
                                                                                                                              let len11 = data67.length;
                                                                                                                              for (let i11 = 0; i11 < len11; i11++) {
                                                                                                                                let _errs127 = errors;
                                                                                                                                validate45(data67[i11], { instancePath: instancePath + "/DangerousCDSItems/" + i11, parentData: data67, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
                                                                                                                                var valid12 = _errs127 === errors;
                                                                                                                                if (!valid12)
                                                                                                                                  break;
                                                                                                                              }
                                                                                                                            } else
                                                                                                                              return validate22.errors = [{ instancePath: instancePath + "/DangerousCDSItems", schemaPath: "#/properties/DangerousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                          var valid0 = _errs125 === errors;
                                                                                                                        } else
                                                                                                                          var valid0 = !0;
                                                                                                                        if (valid0)
                                                                                                                          if (data.OriginCDSItems !== void 0) {
                                                                                                                            let data69 = data.OriginCDSItems, _errs128 = errors;
                                                                                                                            if (errors === _errs128)
                                                                                                                              if (Array.isArray(data69)) {
                                                                                                                                var valid13 = !0;
                                                                                                                                let len12 = data69.length;
                                                                                                                                for (let i12 = 0; i12 < len12; i12++) {
                                                                                                                                  let _errs130 = errors;
                                                                                                                                  validate47(data69[i12], { instancePath: instancePath + "/OriginCDSItems/" + i12, parentData: data69, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
                                                                                                                                  var valid13 = _errs130 === errors;
                                                                                                                                  if (!valid13)
                                                                                                                                    break;
                                                                                                                                }
                                                                                                                              } else
                                                                                                                                return validate22.errors = [{ instancePath: instancePath + "/OriginCDSItems", schemaPath: "#/properties/OriginCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                            var valid0 = _errs128 === errors;
                                                                                                                          } else
                                                                                                                            var valid0 = !0;
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "auth_type_code" || key0 === "auth_ident_no")) {
          return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate52.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.auth_type_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.auth_type_code != "string")
              return validate52.errors = [{ instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.auth_ident_no !== void 0) {
              let _errs6 = errors;
              if (typeof data.auth_ident_no != "string")
                return validate52.errors = [{ instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "def_payment_category" || key0 === "def_payment_type" || key0 === "def_payment_id")) {
          return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate54.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.def_payment_category !== void 0) {
            let _errs4 = errors;
            if (typeof data.def_payment_category != "string")
              return validate54.errors = [{ instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.def_payment_type !== void 0) {
              let _errs6 = errors;
              if (typeof data.def_payment_type != "string")
                return validate54.errors = [{ instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.def_payment_id !== void 0) {
                let _errs8 = errors;
                if (typeof data.def_payment_id != "string")
                  return validate54.errors = [{ instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
var schema23 = { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string" }, guarantee_type: { type: "string" }, guarantee_ref: { type: "string" }, guarantee_ref_other: { type: "string" }, guarantee_code: { type: "string" }, guarantee_amount: { type: "string" }, guarantee_currency: { type: "string" }, guarantee_custom: { type: "string" } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema23.properties, key0)) {
          return validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate56.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.guarantee !== void 0) {
            let _errs4 = errors;
            if (typeof data.guarantee != "string")
              return validate56.errors = [{ instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.guarantee_type !== void 0) {
              let _errs6 = errors;
              if (typeof data.guarantee_type != "string")
                return validate56.errors = [{ instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.guarantee_ref !== void 0) {
                let _errs8 = errors;
                if (typeof data.guarantee_ref != "string")
                  return validate56.errors = [{ instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.guarantee_ref_other !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.guarantee_ref_other != "string")
                    return validate56.errors = [{ instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.guarantee_code !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.guarantee_code != "string")
                      return validate56.errors = [{ instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.guarantee_amount !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.guarantee_amount != "string")
                        return validate56.errors = [{ instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.guarantee_currency !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.guarantee_currency != "string")
                          return validate56.errors = [{ instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.guarantee_custom !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.guarantee_custom != "string")
                            return validate56.errors = [{ instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "routing_code_country" || key0 === "routing_sequence")) {
          return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate60.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.routing_code_country !== void 0) {
            let _errs4 = errors;
            if (typeof data.routing_code_country != "string")
              return validate60.errors = [{ instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.routing_sequence !== void 0) {
              let _errs6 = errors;
              if (typeof data.routing_sequence != "string")
                return validate60.errors = [{ instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "seal_number" || key0 === "seal_container_no" || key0 === "seal_sequence")) {
          return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.uuid !== void 0) {
          let _errs2 = errors;
          if (typeof data.uuid != "string")
            return validate62.errors = [{ instancePath: instancePath + "/uuid", schemaPath: "#/properties/uuid/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.seal_number !== void 0) {
            let _errs4 = errors;
            if (typeof data.seal_number != "string")
              return validate62.errors = [{ instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.seal_container_no !== void 0) {
              let _errs6 = errors;
              if (typeof data.seal_container_no != "string")
                return validate62.errors = [{ instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.seal_sequence !== void 0) {
                let _errs8 = errors;
                if (typeof data.seal_sequence != "string")
                  return validate62.errors = [{ instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!func2.call(schema6.properties, key0)) {
          return validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.customs_regime !== void 0) {
          let _errs2 = errors;
          if (typeof data.customs_regime != "string")
            return validate21.errors = [{ instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.declaration_type !== void 0) {
            let _errs4 = errors;
            if (typeof data.declaration_type != "string")
              return validate21.errors = [{ instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.additional_dec_type !== void 0) {
              let _errs6 = errors;
              if (typeof data.additional_dec_type != "string")
                return validate21.errors = [{ instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.circumstance_indicator !== void 0) {
                let _errs8 = errors;
                if (typeof data.circumstance_indicator != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.transaction_ref !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.transaction_ref != "string")
                    return validate21.errors = [{ instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.ref_general !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.ref_general != "string")
                      return validate21.errors = [{ instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.internal_id !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.internal_id != "string")
                        return validate21.errors = [{ instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.assignee_id !== void 0) {
                        let data7 = data.assignee_id, _errs16 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate21.errors = [{ instancePath: instancePath + "/assignee_id", schemaPath: "#/properties/assignee_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.customer_id !== void 0) {
                          let data8 = data.customer_id, _errs18 = errors;
                          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                            return validate21.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.state !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.state != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.acceptance_date !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.acceptance_date != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.acceptance_time !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.acceptance_time != "string")
                                  return validate21.errors = [{ instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.issue_date !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.issue_date != "string")
                                    return validate21.errors = [{ instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.issue_time !== void 0) {
                                    let _errs28 = errors;
                                    if (typeof data.issue_time != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.tax_point_date !== void 0) {
                                      let _errs30 = errors;
                                      if (typeof data.tax_point_date != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs30 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.items !== void 0) {
                                        let data15 = data.items, _errs32 = errors;
                                        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                                          return validate21.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        var valid0 = _errs32 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.provider !== void 0) {
                                          let _errs34 = errors;
                                          if (typeof data.provider != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid0 = _errs34 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.declarant_identNo !== void 0) {
                                            let _errs36 = errors;
                                            if (typeof data.declarant_identNo != "string")
                                              return validate21.errors = [{ instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs36 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.user_name !== void 0) {
                                              let _errs38 = errors;
                                              if (typeof data.user_name != "string")
                                                return validate21.errors = [{ instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs38 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.user_address !== void 0) {
                                                let _errs40 = errors;
                                                if (typeof data.user_address != "string")
                                                  return validate21.errors = [{ instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs40 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.user_city !== void 0) {
                                                  let _errs42 = errors;
                                                  if (typeof data.user_city != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                  var valid0 = _errs42 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.user_postcode !== void 0) {
                                                    let _errs44 = errors;
                                                    if (typeof data.user_postcode != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs44 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.user_country !== void 0) {
                                                      let _errs46 = errors;
                                                      if (typeof data.user_country != "string")
                                                        return validate21.errors = [{ instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs46 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.user_eori !== void 0) {
                                                        let _errs48 = errors;
                                                        if (typeof data.user_eori != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs48 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.tel !== void 0) {
                                                          let _errs50 = errors;
                                                          if (typeof data.tel != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/tel", schemaPath: "#/properties/tel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid0 = _errs50 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.exporter_party !== void 0) {
                                                            let data25 = data.exporter_party, _errs52 = errors;
                                                            if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25)))
                                                              return validate21.errors = [{ instancePath: instancePath + "/exporter_party", schemaPath: "#/properties/exporter_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                            var valid0 = _errs52 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.self_representation !== void 0) {
                                                              let _errs54 = errors;
                                                              if (typeof data.self_representation != "boolean")
                                                                return validate21.errors = [{ instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                              var valid0 = _errs54 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.representative_status !== void 0) {
                                                                let _errs56 = errors;
                                                                if (typeof data.representative_status != "string")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid0 = _errs56 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.representative_number !== void 0) {
                                                                  let _errs58 = errors;
                                                                  if (typeof data.representative_number != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs58 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0) {
                                                                  if (data.representative !== void 0) {
                                                                    let _errs60 = errors;
                                                                    if (typeof data.representative != "string")
                                                                      return validate21.errors = [{ instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid0 = _errs60 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                                  if (valid0) {
                                                                    if (data.representative_address !== void 0) {
                                                                      let _errs62 = errors;
                                                                      if (typeof data.representative_address != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid0 = _errs62 === errors;
                                                                    } else
                                                                      var valid0 = !0;
                                                                    if (valid0) {
                                                                      if (data.representative_city !== void 0) {
                                                                        let _errs64 = errors;
                                                                        if (typeof data.representative_city != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid0 = _errs64 === errors;
                                                                      } else
                                                                        var valid0 = !0;
                                                                      if (valid0) {
                                                                        if (data.representative_postcode !== void 0) {
                                                                          let _errs66 = errors;
                                                                          if (typeof data.representative_postcode != "string")
                                                                            return validate21.errors = [{ instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                          var valid0 = _errs66 === errors;
                                                                        } else
                                                                          var valid0 = !0;
                                                                        if (valid0) {
                                                                          if (data.representative_country !== void 0) {
                                                                            let _errs68 = errors;
                                                                            if (typeof data.representative_country != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid0 = _errs68 === errors;
                                                                          } else
                                                                            var valid0 = !0;
                                                                          if (valid0) {
                                                                            if (data.exporter !== void 0) {
                                                                              let _errs70 = errors;
                                                                              if (typeof data.exporter != "string")
                                                                                return validate21.errors = [{ instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid0 = _errs70 === errors;
                                                                            } else
                                                                              var valid0 = !0;
                                                                            if (valid0) {
                                                                              if (data.exporter_address !== void 0) {
                                                                                let _errs72 = errors;
                                                                                if (typeof data.exporter_address != "string")
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid0 = _errs72 === errors;
                                                                              } else
                                                                                var valid0 = !0;
                                                                              if (valid0) {
                                                                                if (data.exporter_city !== void 0) {
                                                                                  let _errs74 = errors;
                                                                                  if (typeof data.exporter_city != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                  var valid0 = _errs74 === errors;
                                                                                } else
                                                                                  var valid0 = !0;
                                                                                if (valid0) {
                                                                                  if (data.exporter_postcode !== void 0) {
                                                                                    let _errs76 = errors;
                                                                                    if (typeof data.exporter_postcode != "string")
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                    var valid0 = _errs76 === errors;
                                                                                  } else
                                                                                    var valid0 = !0;
                                                                                  if (valid0) {
                                                                                    if (data.exporter_country !== void 0) {
                                                                                      let _errs78 = errors;
                                                                                      if (typeof data.exporter_country != "string")
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                      var valid0 = _errs78 === errors;
                                                                                    } else
                                                                                      var valid0 = !0;
                                                                                    if (valid0) {
                                                                                      if (data.exporter_number !== void 0) {
                                                                                        let _errs80 = errors;
                                                                                        if (typeof data.exporter_number != "string")
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                        var valid0 = _errs80 === errors;
                                                                                      } else
                                                                                        var valid0 = !0;
                                                                                      if (valid0) {
                                                                                        if (data.importer !== void 0) {
                                                                                          let _errs82 = errors;
                                                                                          if (typeof data.importer != "string")
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                          var valid0 = _errs82 === errors;
                                                                                        } else
                                                                                          var valid0 = !0;
                                                                                        if (valid0) {
                                                                                          if (data.importer_address !== void 0) {
                                                                                            let _errs84 = errors;
                                                                                            if (typeof data.importer_address != "string")
                                                                                              return validate21.errors = [{ instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                            var valid0 = _errs84 === errors;
                                                                                          } else
                                                                                            var valid0 = !0;
                                                                                          if (valid0) {
                                                                                            if (data.importer_city !== void 0) {
                                                                                              let _errs86 = errors;
                                                                                              if (typeof data.importer_city != "string")
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid0 = _errs86 === errors;
                                                                                            } else
                                                                                              var valid0 = !0;
                                                                                            if (valid0) {
                                                                                              if (data.importer_postcode !== void 0) {
                                                                                                let _errs88 = errors;
                                                                                                if (typeof data.importer_postcode != "string")
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                var valid0 = _errs88 === errors;
                                                                                              } else
                                                                                                var valid0 = !0;
                                                                                              if (valid0) {
                                                                                                if (data.importer_country !== void 0) {
                                                                                                  let _errs90 = errors;
                                                                                                  if (typeof data.importer_country != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                  var valid0 = _errs90 === errors;
                                                                                                } else
                                                                                                  var valid0 = !0;
                                                                                                if (valid0) {
                                                                                                  if (data.importer_number !== void 0) {
                                                                                                    let _errs92 = errors;
                                                                                                    if (typeof data.importer_number != "string")
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                    var valid0 = _errs92 === errors;
                                                                                                  } else
                                                                                                    var valid0 = !0;
                                                                                                  if (valid0) {
                                                                                                    if (data.buyer !== void 0) {
                                                                                                      let _errs94 = errors;
                                                                                                      if (typeof data.buyer != "string")
                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                      var valid0 = _errs94 === errors;
                                                                                                    } else
                                                                                                      var valid0 = !0;
                                                                                                    if (valid0) {
                                                                                                      if (data.buyer_address !== void 0) {
                                                                                                        let _errs96 = errors;
                                                                                                        if (typeof data.buyer_address != "string")
                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                        var valid0 = _errs96 === errors;
                                                                                                      } else
                                                                                                        var valid0 = !0;
                                                                                                      if (valid0) {
                                                                                                        if (data.buyer_city !== void 0) {
                                                                                                          let _errs98 = errors;
                                                                                                          if (typeof data.buyer_city != "string")
                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                          var valid0 = _errs98 === errors;
                                                                                                        } else
                                                                                                          var valid0 = !0;
                                                                                                        if (valid0) {
                                                                                                          if (data.buyer_postcode !== void 0) {
                                                                                                            let _errs100 = errors;
                                                                                                            if (typeof data.buyer_postcode != "string")
                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                            var valid0 = _errs100 === errors;
                                                                                                          } else
                                                                                                            var valid0 = !0;
                                                                                                          if (valid0) {
                                                                                                            if (data.buyer_country !== void 0) {
                                                                                                              let _errs102 = errors;
                                                                                                              if (typeof data.buyer_country != "string")
                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid0 = _errs102 === errors;
                                                                                                            } else
                                                                                                              var valid0 = !0;
                                                                                                            if (valid0) {
                                                                                                              if (data.buyer_number !== void 0) {
                                                                                                                let _errs104 = errors;
                                                                                                                if (typeof data.buyer_number != "string")
                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                var valid0 = _errs104 === errors;
                                                                                                              } else
                                                                                                                var valid0 = !0;
                                                                                                              if (valid0) {
                                                                                                                if (data.buyer_template_name !== void 0) {
                                                                                                                  let _errs106 = errors;
                                                                                                                  if (typeof data.buyer_template_name != "string")
                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/buyer_template_name", schemaPath: "#/properties/buyer_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                  var valid0 = _errs106 === errors;
                                                                                                                } else
                                                                                                                  var valid0 = !0;
                                                                                                                if (valid0) {
                                                                                                                  if (data.buyer_party !== void 0) {
                                                                                                                    let data53 = data.buyer_party, _errs108 = errors;
                                                                                                                    if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53)))
                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                                    var valid0 = _errs108 === errors;
                                                                                                                  } else
                                                                                                                    var valid0 = !0;
                                                                                                                  if (valid0) {
                                                                                                                    if (data.taxNoBuyer !== void 0) {
                                                                                                                      let _errs110 = errors;
                                                                                                                      if (typeof data.taxNoBuyer != "string")
                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/taxNoBuyer", schemaPath: "#/properties/taxNoBuyer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                      var valid0 = _errs110 === errors;
                                                                                                                    } else
                                                                                                                      var valid0 = !0;
                                                                                                                    if (valid0) {
                                                                                                                      if (data.seller !== void 0) {
                                                                                                                        let _errs112 = errors;
                                                                                                                        if (typeof data.seller != "string")
                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                        var valid0 = _errs112 === errors;
                                                                                                                      } else
                                                                                                                        var valid0 = !0;
                                                                                                                      if (valid0) {
                                                                                                                        if (data.seller_address !== void 0) {
                                                                                                                          let _errs114 = errors;
                                                                                                                          if (typeof data.seller_address != "string")
                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                          var valid0 = _errs114 === errors;
                                                                                                                        } else
                                                                                                                          var valid0 = !0;
                                                                                                                        if (valid0) {
                                                                                                                          if (data.seller_city !== void 0) {
                                                                                                                            let _errs116 = errors;
                                                                                                                            if (typeof data.seller_city != "string")
                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                            var valid0 = _errs116 === errors;
                                                                                                                          } else
                                                                                                                            var valid0 = !0;
                                                                                                                          if (valid0) {
                                                                                                                            if (data.seller_postcode !== void 0) {
                                                                                                                              let _errs118 = errors;
                                                                                                                              if (typeof data.seller_postcode != "string")
                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                              var valid0 = _errs118 === errors;
                                                                                                                            } else
                                                                                                                              var valid0 = !0;
                                                                                                                            if (valid0) {
                                                                                                                              if (data.seller_country !== void 0) {
                                                                                                                                let _errs120 = errors;
                                                                                                                                if (typeof data.seller_country != "string")
                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                var valid0 = _errs120 === errors;
                                                                                                                              } else
                                                                                                                                var valid0 = !0;
                                                                                                                              if (valid0) {
                                                                                                                                if (data.seller_number !== void 0) {
                                                                                                                                  let _errs122 = errors;
                                                                                                                                  if (typeof data.seller_number != "string")
                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                  var valid0 = _errs122 === errors;
                                                                                                                                } else
                                                                                                                                  var valid0 = !0;
                                                                                                                                if (valid0) {
                                                                                                                                  if (data.seller_template_name !== void 0) {
                                                                                                                                    let _errs124 = errors;
                                                                                                                                    if (typeof data.seller_template_name != "string")
                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/seller_template_name", schemaPath: "#/properties/seller_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                    var valid0 = _errs124 === errors;
                                                                                                                                  } else
                                                                                                                                    var valid0 = !0;
                                                                                                                                  if (valid0) {
                                                                                                                                    if (data.seller_party !== void 0) {
                                                                                                                                      let data62 = data.seller_party, _errs126 = errors;
                                                                                                                                      if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62)))
                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                                                      var valid0 = _errs126 === errors;
                                                                                                                                    } else
                                                                                                                                      var valid0 = !0;
                                                                                                                                    if (valid0) {
                                                                                                                                      if (data.consignee !== void 0) {
                                                                                                                                        let _errs128 = errors;
                                                                                                                                        if (typeof data.consignee != "string")
                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                        var valid0 = _errs128 === errors;
                                                                                                                                      } else
                                                                                                                                        var valid0 = !0;
                                                                                                                                      if (valid0) {
                                                                                                                                        if (data.consignee_address !== void 0) {
                                                                                                                                          let _errs130 = errors;
                                                                                                                                          if (typeof data.consignee_address != "string")
                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                          var valid0 = _errs130 === errors;
                                                                                                                                        } else
                                                                                                                                          var valid0 = !0;
                                                                                                                                        if (valid0) {
                                                                                                                                          if (data.consignee_city !== void 0) {
                                                                                                                                            let _errs132 = errors;
                                                                                                                                            if (typeof data.consignee_city != "string")
                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                            var valid0 = _errs132 === errors;
                                                                                                                                          } else
                                                                                                                                            var valid0 = !0;
                                                                                                                                          if (valid0) {
                                                                                                                                            if (data.consignee_postcode !== void 0) {
                                                                                                                                              let _errs134 = errors;
                                                                                                                                              if (typeof data.consignee_postcode != "string")
                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                              var valid0 = _errs134 === errors;
                                                                                                                                            } else
                                                                                                                                              var valid0 = !0;
                                                                                                                                            if (valid0) {
                                                                                                                                              if (data.consignee_country !== void 0) {
                                                                                                                                                let _errs136 = errors;
                                                                                                                                                if (typeof data.consignee_country != "string")
                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                var valid0 = _errs136 === errors;
                                                                                                                                              } else
                                                                                                                                                var valid0 = !0;
                                                                                                                                              if (valid0) {
                                                                                                                                                if (data.consignee_number !== void 0) {
                                                                                                                                                  let _errs138 = errors;
                                                                                                                                                  if (typeof data.consignee_number != "string")
                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                  var valid0 = _errs138 === errors;
                                                                                                                                                } else
                                                                                                                                                  var valid0 = !0;
                                                                                                                                                if (valid0) {
                                                                                                                                                  if (data.consignee_template_name !== void 0) {
                                                                                                                                                    let _errs140 = errors;
                                                                                                                                                    if (typeof data.consignee_template_name != "string")
                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/consignee_template_name", schemaPath: "#/properties/consignee_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                    var valid0 = _errs140 === errors;
                                                                                                                                                  } else
                                                                                                                                                    var valid0 = !0;
                                                                                                                                                  if (valid0) {
                                                                                                                                                    if (data.consignee_party !== void 0) {
                                                                                                                                                      let data70 = data.consignee_party, _errs142 = errors;
                                                                                                                                                      if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70)))
                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/consignee_party", schemaPath: "#/properties/consignee_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                                                                      var valid0 = _errs142 === errors;
                                                                                                                                                    } else
                                                                                                                                                      var valid0 = !0;
                                                                                                                                                    if (valid0) {
                                                                                                                                                      if (data.taxNoConsignee !== void 0) {
                                                                                                                                                        let _errs144 = errors;
                                                                                                                                                        if (typeof data.taxNoConsignee != "string")
                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/taxNoConsignee", schemaPath: "#/properties/taxNoConsignee/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                        var valid0 = _errs144 === errors;
                                                                                                                                                      } else
                                                                                                                                                        var valid0 = !0;
                                                                                                                                                      if (valid0) {
                                                                                                                                                        if (data.carrier !== void 0) {
                                                                                                                                                          let _errs146 = errors;
                                                                                                                                                          if (typeof data.carrier != "string")
                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                          var valid0 = _errs146 === errors;
                                                                                                                                                        } else
                                                                                                                                                          var valid0 = !0;
                                                                                                                                                        if (valid0) {
                                                                                                                                                          if (data.carrier_address !== void 0) {
                                                                                                                                                            let _errs148 = errors;
                                                                                                                                                            if (typeof data.carrier_address != "string")
                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                            var valid0 = _errs148 === errors;
                                                                                                                                                          } else
                                                                                                                                                            var valid0 = !0;
                                                                                                                                                          if (valid0) {
                                                                                                                                                            if (data.carrier_city !== void 0) {
                                                                                                                                                              let _errs150 = errors;
                                                                                                                                                              if (typeof data.carrier_city != "string")
                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                              var valid0 = _errs150 === errors;
                                                                                                                                                            } else
                                                                                                                                                              var valid0 = !0;
                                                                                                                                                            if (valid0) {
                                                                                                                                                              if (data.carrier_postcode !== void 0) {
                                                                                                                                                                let _errs152 = errors;
                                                                                                                                                                if (typeof data.carrier_postcode != "string")
                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                var valid0 = _errs152 === errors;
                                                                                                                                                              } else
                                                                                                                                                                var valid0 = !0;
                                                                                                                                                              if (valid0) {
                                                                                                                                                                if (data.carrier_country !== void 0) {
                                                                                                                                                                  let _errs154 = errors;
                                                                                                                                                                  if (typeof data.carrier_country != "string")
                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                  var valid0 = _errs154 === errors;
                                                                                                                                                                } else
                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                if (valid0) {
                                                                                                                                                                  if (data.carrier_number !== void 0) {
                                                                                                                                                                    let _errs156 = errors;
                                                                                                                                                                    if (typeof data.carrier_number != "string")
                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                    var valid0 = _errs156 === errors;
                                                                                                                                                                  } else
                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                  if (valid0) {
                                                                                                                                                                    if (data.carrier_template_name !== void 0) {
                                                                                                                                                                      let _errs158 = errors;
                                                                                                                                                                      if (typeof data.carrier_template_name != "string")
                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/carrier_template_name", schemaPath: "#/properties/carrier_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                      var valid0 = _errs158 === errors;
                                                                                                                                                                    } else
                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                    if (valid0) {
                                                                                                                                                                      if (data.carrier_party !== void 0) {
                                                                                                                                                                        let data79 = data.carrier_party, _errs160 = errors;
                                                                                                                                                                        if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79) && isFinite(data79)))
                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/carrier_party", schemaPath: "#/properties/carrier_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                                                                                        var valid0 = _errs160 === errors;
                                                                                                                                                                      } else
                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                      if (valid0) {
                                                                                                                                                                        if (data.consignor !== void 0) {
                                                                                                                                                                          let _errs162 = errors;
                                                                                                                                                                          if (typeof data.consignor != "string")
                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                          var valid0 = _errs162 === errors;
                                                                                                                                                                        } else
                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                        if (valid0) {
                                                                                                                                                                          if (data.consignor_address !== void 0) {
                                                                                                                                                                            let _errs164 = errors;
                                                                                                                                                                            if (typeof data.consignor_address != "string")
                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                            var valid0 = _errs164 === errors;
                                                                                                                                                                          } else
                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                          if (valid0) {
                                                                                                                                                                            if (data.consignor_city !== void 0) {
                                                                                                                                                                              let _errs166 = errors;
                                                                                                                                                                              if (typeof data.consignor_city != "string")
                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                              var valid0 = _errs166 === errors;
                                                                                                                                                                            } else
                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                            if (valid0) {
                                                                                                                                                                              if (data.consignor_postcode !== void 0) {
                                                                                                                                                                                let _errs168 = errors;
                                                                                                                                                                                if (typeof data.consignor_postcode != "string")
                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                var valid0 = _errs168 === errors;
                                                                                                                                                                              } else
                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                if (data.consignor_country !== void 0) {
                                                                                                                                                                                  let _errs170 = errors;
                                                                                                                                                                                  if (typeof data.consignor_country != "string")
                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                  var valid0 = _errs170 === errors;
                                                                                                                                                                                } else
                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                  if (data.consignor_number !== void 0) {
                                                                                                                                                                                    let _errs172 = errors;
                                                                                                                                                                                    if (typeof data.consignor_number != "string")
                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                    var valid0 = _errs172 === errors;
                                                                                                                                                                                  } else
                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                    if (data.submitter_number !== void 0) {
                                                                                                                                                                                      let _errs174 = errors;
                                                                                                                                                                                      if (typeof data.submitter_number != "string")
                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                      var valid0 = _errs174 === errors;
                                                                                                                                                                                    } else
                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                      if (data.location_goods !== void 0) {
                                                                                                                                                                                        let _errs176 = errors;
                                                                                                                                                                                        if (typeof data.location_goods != "string")
                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                        var valid0 = _errs176 === errors;
                                                                                                                                                                                      } else
                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                        if (data.location_additional_id !== void 0) {
                                                                                                                                                                                          let _errs178 = errors;
                                                                                                                                                                                          if (typeof data.location_additional_id != "string")
                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                          var valid0 = _errs178 === errors;
                                                                                                                                                                                        } else
                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                          if (data.declaration_office !== void 0) {
                                                                                                                                                                                            let _errs180 = errors;
                                                                                                                                                                                            if (typeof data.declaration_office != "string")
                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                            var valid0 = _errs180 === errors;
                                                                                                                                                                                          } else
                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                            if (data.presentation_office !== void 0) {
                                                                                                                                                                                              let _errs182 = errors;
                                                                                                                                                                                              if (typeof data.presentation_office != "string")
                                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                              var valid0 = _errs182 === errors;
                                                                                                                                                                                            } else
                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                              if (data.supervising_custom !== void 0) {
                                                                                                                                                                                                let _errs184 = errors;
                                                                                                                                                                                                if (typeof data.supervising_custom != "string")
                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                var valid0 = _errs184 === errors;
                                                                                                                                                                                              } else
                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                if (data.office_of_exit !== void 0) {
                                                                                                                                                                                                  let _errs186 = errors;
                                                                                                                                                                                                  if (typeof data.office_of_exit != "string")
                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                  var valid0 = _errs186 === errors;
                                                                                                                                                                                                } else
                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                                  if (data.placeOfLoading !== void 0) {
                                                                                                                                                                                                    let _errs188 = errors;
                                                                                                                                                                                                    if (typeof data.placeOfLoading != "string")
                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                    var valid0 = _errs188 === errors;
                                                                                                                                                                                                  } else
                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                                    if (data.warehouse_type !== void 0) {
                                                                                                                                                                                                      let _errs190 = errors;
                                                                                                                                                                                                      if (typeof data.warehouse_type != "string")
                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                      var valid0 = _errs190 === errors;
                                                                                                                                                                                                    } else
                                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                                      if (data.warehouse_ident !== void 0) {
                                                                                                                                                                                                        let _errs192 = errors;
                                                                                                                                                                                                        if (typeof data.warehouse_ident != "string")
                                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                        var valid0 = _errs192 === errors;
                                                                                                                                                                                                      } else
                                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                                        if (data.warehouse_code !== void 0) {
                                                                                                                                                                                                          let _errs194 = errors;
                                                                                                                                                                                                          if (typeof data.warehouse_code != "string")
                                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                          var valid0 = _errs194 === errors;
                                                                                                                                                                                                        } else
                                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                                          if (data.container_flag !== void 0) {
                                                                                                                                                                                                            let _errs196 = errors;
                                                                                                                                                                                                            if (typeof data.container_flag != "string")
                                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                            var valid0 = _errs196 === errors;
                                                                                                                                                                                                          } else
                                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                                            if (data.transportMode !== void 0) {
                                                                                                                                                                                                              let _errs198 = errors;
                                                                                                                                                                                                              if (typeof data.transportMode != "string")
                                                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                              var valid0 = _errs198 === errors;
                                                                                                                                                                                                            } else
                                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                                              if (data.inlandMode !== void 0) {
                                                                                                                                                                                                                let _errs200 = errors;
                                                                                                                                                                                                                if (typeof data.inlandMode != "string")
                                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                var valid0 = _errs200 === errors;
                                                                                                                                                                                                              } else
                                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                                if (data.arrival_number !== void 0) {
                                                                                                                                                                                                                  let _errs202 = errors;
                                                                                                                                                                                                                  if (typeof data.arrival_number != "string")
                                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                  var valid0 = _errs202 === errors;
                                                                                                                                                                                                                } else
                                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                                                  if (data.arrival_type !== void 0) {
                                                                                                                                                                                                                    let _errs204 = errors;
                                                                                                                                                                                                                    if (typeof data.arrival_type != "string")
                                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                    var valid0 = _errs204 === errors;
                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                                                    if (data.departure_transport_number !== void 0) {
                                                                                                                                                                                                                      let _errs206 = errors;
                                                                                                                                                                                                                      if (typeof data.departure_transport_number != "string")
                                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                      var valid0 = _errs206 === errors;
                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                                                      if (data.departure_transport_type !== void 0) {
                                                                                                                                                                                                                        let _errs208 = errors;
                                                                                                                                                                                                                        if (typeof data.departure_transport_type != "string")
                                                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                        var valid0 = _errs208 === errors;
                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                                                        if (data.active_transport_number !== void 0) {
                                                                                                                                                                                                                          let _errs210 = errors;
                                                                                                                                                                                                                          if (typeof data.active_transport_number != "string")
                                                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                          var valid0 = _errs210 === errors;
                                                                                                                                                                                                                        } else
                                                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                                                          if (data.active_transport_type !== void 0) {
                                                                                                                                                                                                                            let _errs212 = errors;
                                                                                                                                                                                                                            if (typeof data.active_transport_type != "string")
                                                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                            var valid0 = _errs212 === errors;
                                                                                                                                                                                                                          } else
                                                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                                                            if (data.active_transport_nationality !== void 0) {
                                                                                                                                                                                                                              let _errs214 = errors;
                                                                                                                                                                                                                              if (typeof data.active_transport_nationality != "string")
                                                                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                              var valid0 = _errs214 === errors;
                                                                                                                                                                                                                            } else
                                                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                                                              if (data.transport_charges_method !== void 0) {
                                                                                                                                                                                                                                let _errs216 = errors;
                                                                                                                                                                                                                                if (typeof data.transport_charges_method != "string")
                                                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                var valid0 = _errs216 === errors;
                                                                                                                                                                                                                              } else
                                                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                                                if (data.dispatch_country_code !== void 0) {
                                                                                                                                                                                                                                  let _errs218 = errors;
                                                                                                                                                                                                                                  if (typeof data.dispatch_country_code != "string")
                                                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                  var valid0 = _errs218 === errors;
                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                                                                  if (data.destination_country_code !== void 0) {
                                                                                                                                                                                                                                    let _errs220 = errors;
                                                                                                                                                                                                                                    if (typeof data.destination_country_code != "string")
                                                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                    var valid0 = _errs220 === errors;
                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                                                                    if (data.total_packages !== void 0) {
                                                                                                                                                                                                                                      let _errs222 = errors;
                                                                                                                                                                                                                                      if (typeof data.total_packages != "string")
                                                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                      var valid0 = _errs222 === errors;
                                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                                                                      if (data.gross_mass !== void 0) {
                                                                                                                                                                                                                                        let _errs224 = errors;
                                                                                                                                                                                                                                        if (typeof data.gross_mass != "string")
                                                                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                        var valid0 = _errs224 === errors;
                                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                                                                        if (data.currency !== void 0) {
                                                                                                                                                                                                                                          let _errs226 = errors;
                                                                                                                                                                                                                                          if (typeof data.currency != "string")
                                                                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                          var valid0 = _errs226 === errors;
                                                                                                                                                                                                                                        } else
                                                                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                                                                          if (data.currency_1 !== void 0) {
                                                                                                                                                                                                                                            let _errs228 = errors;
                                                                                                                                                                                                                                            if (typeof data.currency_1 != "string")
                                                                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                            var valid0 = _errs228 === errors;
                                                                                                                                                                                                                                          } else
                                                                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                                                                            if (data.exchangeRate !== void 0) {
                                                                                                                                                                                                                                              let _errs230 = errors;
                                                                                                                                                                                                                                              if (typeof data.exchangeRate != "string")
                                                                                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                              var valid0 = _errs230 === errors;
                                                                                                                                                                                                                                            } else
                                                                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                                                                              if (data.freight_charge_amount !== void 0) {
                                                                                                                                                                                                                                                let _errs232 = errors;
                                                                                                                                                                                                                                                if (typeof data.freight_charge_amount != "string")
                                                                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                var valid0 = _errs232 === errors;
                                                                                                                                                                                                                                              } else
                                                                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                                                                if (data.freight_charge_currency !== void 0) {
                                                                                                                                                                                                                                                  let _errs234 = errors;
                                                                                                                                                                                                                                                  if (typeof data.freight_charge_currency != "string")
                                                                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                  var valid0 = _errs234 === errors;
                                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                                                                                  if (data.incoterm_code !== void 0) {
                                                                                                                                                                                                                                                    let _errs236 = errors;
                                                                                                                                                                                                                                                    if (typeof data.incoterm_code != "string")
                                                                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                    var valid0 = _errs236 === errors;
                                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                                                                                    if (data.unlocode !== void 0) {
                                                                                                                                                                                                                                                      let _errs238 = errors;
                                                                                                                                                                                                                                                      if (typeof data.unlocode != "string")
                                                                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                      var valid0 = _errs238 === errors;
                                                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                                                                                      if (data.delivery_place !== void 0) {
                                                                                                                                                                                                                                                        let _errs240 = errors;
                                                                                                                                                                                                                                                        if (typeof data.delivery_place != "string")
                                                                                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                        var valid0 = _errs240 === errors;
                                                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                                                                                        if (data.delivery_type !== void 0) {
                                                                                                                                                                                                                                                          let _errs242 = errors;
                                                                                                                                                                                                                                                          if (typeof data.delivery_type != "string")
                                                                                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/delivery_type", schemaPath: "#/properties/delivery_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                          var valid0 = _errs242 === errors;
                                                                                                                                                                                                                                                        } else
                                                                                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                                                                                          if (data.nature_of_transaction !== void 0) {
                                                                                                                                                                                                                                                            let _errs244 = errors;
                                                                                                                                                                                                                                                            if (typeof data.nature_of_transaction != "string")
                                                                                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                                                                                                                                            var valid0 = _errs244 === errors;
                                                                                                                                                                                                                                                          } else
                                                                                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                                                                                            if (data.CDSItems !== void 0) {
                                                                                                                                                                                                                                                              let data122 = data.CDSItems, _errs246 = errors;
                                                                                                                                                                                                                                                              if (errors === _errs246)
                                                                                                                                                                                                                                                                if (Array.isArray(data122)) {
                                                                                                                                                                                                                                                                  var valid1 = !0;
                                                                                                                                                                                                                                                                  let len0 = data122.length;
                                                                                                                                                                                                                                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                                                                                                                                                                                                                                    let _errs248 = errors;
                                                                                                                                                                                                                                                                    validate22(data122[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data122, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                    var valid1 = _errs248 === errors;
                                                                                                                                                                                                                                                                    if (!valid1)
                                                                                                                                                                                                                                                                      break;
                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                              var valid0 = _errs246 === errors;
                                                                                                                                                                                                                                                            } else
                                                                                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                                                                                              if (data.mainPreviousCDSItems !== void 0) {
                                                                                                                                                                                                                                                                let data124 = data.mainPreviousCDSItems, _errs249 = errors;
                                                                                                                                                                                                                                                                if (errors === _errs249)
                                                                                                                                                                                                                                                                  if (Array.isArray(data124)) {
                                                                                                                                                                                                                                                                    var valid2 = !0;
                                                                                                                                                                                                                                                                    let len1 = data124.length;
                                                                                                                                                                                                                                                                    for (let i1 = 0; i1 < len1; i1++) {
                                                                                                                                                                                                                                                                      let _errs251 = errors;
                                                                                                                                                                                                                                                                      validate27(data124[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data124, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                      var valid2 = _errs251 === errors;
                                                                                                                                                                                                                                                                      if (!valid2)
                                                                                                                                                                                                                                                                        break;
                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                var valid0 = _errs249 === errors;
                                                                                                                                                                                                                                                              } else
                                                                                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                                                                                if (data.mainContainerCDSItems !== void 0) {
                                                                                                                                                                                                                                                                  let data126 = data.mainContainerCDSItems, _errs252 = errors;
                                                                                                                                                                                                                                                                  if (errors === _errs252)
                                                                                                                                                                                                                                                                    if (Array.isArray(data126)) {
                                                                                                                                                                                                                                                                      var valid3 = !0;
                                                                                                                                                                                                                                                                      let len2 = data126.length;
                                                                                                                                                                                                                                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                                                                                                                                                                                                                                        let _errs254 = errors;
                                                                                                                                                                                                                                                                        validate43(data126[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data126, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                        var valid3 = _errs254 === errors;
                                                                                                                                                                                                                                                                        if (!valid3)
                                                                                                                                                                                                                                                                          break;
                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                  var valid0 = _errs252 === errors;
                                                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                                                                                if (valid0) {
                                                                                                                                                                                                                                                                  if (data.AdditionalItems !== void 0) {
                                                                                                                                                                                                                                                                    let data128 = data.AdditionalItems, _errs255 = errors;
                                                                                                                                                                                                                                                                    if (errors === _errs255)
                                                                                                                                                                                                                                                                      if (Array.isArray(data128)) {
                                                                                                                                                                                                                                                                        var valid4 = !0;
                                                                                                                                                                                                                                                                        let len3 = data128.length;
                                                                                                                                                                                                                                                                        for (let i3 = 0; i3 < len3; i3++) {
                                                                                                                                                                                                                                                                          let _errs257 = errors;
                                                                                                                                                                                                                                                                          validate52(data128[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data128, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                          var valid4 = _errs257 === errors;
                                                                                                                                                                                                                                                                          if (!valid4)
                                                                                                                                                                                                                                                                            break;
                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                    var valid0 = _errs255 === errors;
                                                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                                                                                  if (valid0) {
                                                                                                                                                                                                                                                                    if (data.DeferredItems !== void 0) {
                                                                                                                                                                                                                                                                      let data130 = data.DeferredItems, _errs258 = errors;
                                                                                                                                                                                                                                                                      if (errors === _errs258)
                                                                                                                                                                                                                                                                        if (Array.isArray(data130)) {
                                                                                                                                                                                                                                                                          var valid5 = !0;
                                                                                                                                                                                                                                                                          let len4 = data130.length;
                                                                                                                                                                                                                                                                          for (let i4 = 0; i4 < len4; i4++) {
                                                                                                                                                                                                                                                                            let _errs260 = errors;
                                                                                                                                                                                                                                                                            validate54(data130[i4], { instancePath: instancePath + "/DeferredItems/" + i4, parentData: data130, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                            var valid5 = _errs260 === errors;
                                                                                                                                                                                                                                                                            if (!valid5)
                                                                                                                                                                                                                                                                              break;
                                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                                        } else
                                                                                                                                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/DeferredItems", schemaPath: "#/properties/DeferredItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                      var valid0 = _errs258 === errors;
                                                                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                                                                      var valid0 = !0;
                                                                                                                                                                                                                                                                    if (valid0) {
                                                                                                                                                                                                                                                                      if (data.GuaranteeItems !== void 0) {
                                                                                                                                                                                                                                                                        let data132 = data.GuaranteeItems, _errs261 = errors;
                                                                                                                                                                                                                                                                        if (errors === _errs261)
                                                                                                                                                                                                                                                                          if (Array.isArray(data132)) {
                                                                                                                                                                                                                                                                            var valid6 = !0;
                                                                                                                                                                                                                                                                            let len5 = data132.length;
                                                                                                                                                                                                                                                                            for (let i5 = 0; i5 < len5; i5++) {
                                                                                                                                                                                                                                                                              let _errs263 = errors;
                                                                                                                                                                                                                                                                              validate56(data132[i5], { instancePath: instancePath + "/GuaranteeItems/" + i5, parentData: data132, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                              var valid6 = _errs263 === errors;
                                                                                                                                                                                                                                                                              if (!valid6)
                                                                                                                                                                                                                                                                                break;
                                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                                          } else
                                                                                                                                                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/GuaranteeItems", schemaPath: "#/properties/GuaranteeItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                        var valid0 = _errs261 === errors;
                                                                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                                                                        var valid0 = !0;
                                                                                                                                                                                                                                                                      if (valid0) {
                                                                                                                                                                                                                                                                        if (data.mainAdditionalCDSItems !== void 0) {
                                                                                                                                                                                                                                                                          let data134 = data.mainAdditionalCDSItems, _errs264 = errors;
                                                                                                                                                                                                                                                                          if (errors === _errs264)
                                                                                                                                                                                                                                                                            if (Array.isArray(data134)) {
                                                                                                                                                                                                                                                                              var valid7 = !0;
                                                                                                                                                                                                                                                                              let len6 = data134.length;
                                                                                                                                                                                                                                                                              for (let i6 = 0; i6 < len6; i6++) {
                                                                                                                                                                                                                                                                                let _errs266 = errors;
                                                                                                                                                                                                                                                                                validate29(data134[i6], { instancePath: instancePath + "/mainAdditionalCDSItems/" + i6, parentData: data134, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                var valid7 = _errs266 === errors;
                                                                                                                                                                                                                                                                                if (!valid7)
                                                                                                                                                                                                                                                                                  break;
                                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                                            } else
                                                                                                                                                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/mainAdditionalCDSItems", schemaPath: "#/properties/mainAdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                          var valid0 = _errs264 === errors;
                                                                                                                                                                                                                                                                        } else
                                                                                                                                                                                                                                                                          var valid0 = !0;
                                                                                                                                                                                                                                                                        if (valid0) {
                                                                                                                                                                                                                                                                          if (data.mainAdjustmentCDSItems !== void 0) {
                                                                                                                                                                                                                                                                            let data136 = data.mainAdjustmentCDSItems, _errs267 = errors;
                                                                                                                                                                                                                                                                            if (errors === _errs267)
                                                                                                                                                                                                                                                                              if (Array.isArray(data136)) {
                                                                                                                                                                                                                                                                                var valid8 = !0;
                                                                                                                                                                                                                                                                                let len7 = data136.length;
                                                                                                                                                                                                                                                                                for (let i7 = 0; i7 < len7; i7++) {
                                                                                                                                                                                                                                                                                  let _errs269 = errors;
                                                                                                                                                                                                                                                                                  validate37(data136[i7], { instancePath: instancePath + "/mainAdjustmentCDSItems/" + i7, parentData: data136, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                  var valid8 = _errs269 === errors;
                                                                                                                                                                                                                                                                                  if (!valid8)
                                                                                                                                                                                                                                                                                    break;
                                                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                                                              } else
                                                                                                                                                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/mainAdjustmentCDSItems", schemaPath: "#/properties/mainAdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                            var valid0 = _errs267 === errors;
                                                                                                                                                                                                                                                                          } else
                                                                                                                                                                                                                                                                            var valid0 = !0;
                                                                                                                                                                                                                                                                          if (valid0) {
                                                                                                                                                                                                                                                                            if (data.routingCodeCountryItems !== void 0) {
                                                                                                                                                                                                                                                                              let data138 = data.routingCodeCountryItems, _errs270 = errors;
                                                                                                                                                                                                                                                                              if (errors === _errs270)
                                                                                                                                                                                                                                                                                if (Array.isArray(data138)) {
                                                                                                                                                                                                                                                                                  var valid9 = !0;
                                                                                                                                                                                                                                                                                  let len8 = data138.length;
                                                                                                                                                                                                                                                                                  for (let i8 = 0; i8 < len8; i8++) {
                                                                                                                                                                                                                                                                                    let _errs272 = errors;
                                                                                                                                                                                                                                                                                    validate60(data138[i8], { instancePath: instancePath + "/routingCodeCountryItems/" + i8, parentData: data138, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                    var valid9 = _errs272 === errors;
                                                                                                                                                                                                                                                                                    if (!valid9)
                                                                                                                                                                                                                                                                                      break;
                                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/routingCodeCountryItems", schemaPath: "#/properties/routingCodeCountryItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                              var valid0 = _errs270 === errors;
                                                                                                                                                                                                                                                                            } else
                                                                                                                                                                                                                                                                              var valid0 = !0;
                                                                                                                                                                                                                                                                            if (valid0) {
                                                                                                                                                                                                                                                                              if (data.sealNumberItems !== void 0) {
                                                                                                                                                                                                                                                                                let data140 = data.sealNumberItems, _errs273 = errors;
                                                                                                                                                                                                                                                                                if (errors === _errs273)
                                                                                                                                                                                                                                                                                  if (Array.isArray(data140)) {
                                                                                                                                                                                                                                                                                    var valid10 = !0;
                                                                                                                                                                                                                                                                                    let len9 = data140.length;
                                                                                                                                                                                                                                                                                    for (let i9 = 0; i9 < len9; i9++) {
                                                                                                                                                                                                                                                                                      let _errs275 = errors;
                                                                                                                                                                                                                                                                                      validate62(data140[i9], { instancePath: instancePath + "/sealNumberItems/" + i9, parentData: data140, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                      var valid10 = _errs275 === errors;
                                                                                                                                                                                                                                                                                      if (!valid10)
                                                                                                                                                                                                                                                                                        break;
                                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/sealNumberItems", schemaPath: "#/properties/sealNumberItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                                var valid0 = _errs273 === errors;
                                                                                                                                                                                                                                                                              } else
                                                                                                                                                                                                                                                                                var valid0 = !0;
                                                                                                                                                                                                                                                                              if (valid0) {
                                                                                                                                                                                                                                                                                if (data.mainSupplyCDSItems !== void 0) {
                                                                                                                                                                                                                                                                                  let data142 = data.mainSupplyCDSItems, _errs276 = errors;
                                                                                                                                                                                                                                                                                  if (errors === _errs276)
                                                                                                                                                                                                                                                                                    if (Array.isArray(data142)) {
                                                                                                                                                                                                                                                                                      var valid11 = !0;
                                                                                                                                                                                                                                                                                      let len10 = data142.length;
                                                                                                                                                                                                                                                                                      for (let i10 = 0; i10 < len10; i10++) {
                                                                                                                                                                                                                                                                                        let _errs278 = errors;
                                                                                                                                                                                                                                                                                        validate41(data142[i10], { instancePath: instancePath + "/mainSupplyCDSItems/" + i10, parentData: data142, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                        var valid11 = _errs278 === errors;
                                                                                                                                                                                                                                                                                        if (!valid11)
                                                                                                                                                                                                                                                                                          break;
                                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                                    } else
                                                                                                                                                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/mainSupplyCDSItems", schemaPath: "#/properties/mainSupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                                  var valid0 = _errs276 === errors;
                                                                                                                                                                                                                                                                                } else
                                                                                                                                                                                                                                                                                  var valid0 = !0;
                                                                                                                                                                                                                                                                                if (valid0)
                                                                                                                                                                                                                                                                                  if (data.mainFiscalCDSItems !== void 0) {
                                                                                                                                                                                                                                                                                    let data144 = data.mainFiscalCDSItems, _errs279 = errors;
                                                                                                                                                                                                                                                                                    if (errors === _errs279)
                                                                                                                                                                                                                                                                                      if (Array.isArray(data144)) {
                                                                                                                                                                                                                                                                                        var valid12 = !0;
                                                                                                                                                                                                                                                                                        let len11 = data144.length;
                                                                                                                                                                                                                                                                                        for (let i11 = 0; i11 < len11; i11++) {
                                                                                                                                                                                                                                                                                          let _errs281 = errors;
                                                                                                                                                                                                                                                                                          validate39(data144[i11], { instancePath: instancePath + "/mainFiscalCDSItems/" + i11, parentData: data144, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                                                                                                                                                                                                                                                                                          var valid12 = _errs281 === errors;
                                                                                                                                                                                                                                                                                          if (!valid12)
                                                                                                                                                                                                                                                                                            break;
                                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                                      } else
                                                                                                                                                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/mainFiscalCDSItems", schemaPath: "#/properties/mainFiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                                                                                                                                                    var valid0 = _errs279 === errors;
                                                                                                                                                                                                                                                                                  } else
                                                                                                                                                                                                                                                                                    var valid0 = !0;
                                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                }
                                                                                                                                                                                                                              }
                                                                                                                                                                                                                            }
                                                                                                                                                                                                                          }
                                                                                                                                                                                                                        }
                                                                                                                                                                                                                      }
                                                                                                                                                                                                                    }
                                                                                                                                                                                                                  }
                                                                                                                                                                                                                }
                                                                                                                                                                                                              }
                                                                                                                                                                                                            }
                                                                                                                                                                                                          }
                                                                                                                                                                                                        }
                                                                                                                                                                                                      }
                                                                                                                                                                                                    }
                                                                                                                                                                                                  }
                                                                                                                                                                                                }
                                                                                                                                                                                              }
                                                                                                                                                                                            }
                                                                                                                                                                                          }
                                                                                                                                                                                        }
                                                                                                                                                                                      }
                                                                                                                                                                                    }
                                                                                                                                                                                  }
                                                                                                                                                                                }
                                                                                                                                                                              }
                                                                                                                                                                            }
                                                                                                                                                                          }
                                                                                                                                                                        }
                                                                                                                                                                      }
                                                                                                                                                                    }
                                                                                                                                                                  }
                                                                                                                                                                }
                                                                                                                                                              }
                                                                                                                                                            }
                                                                                                                                                          }
                                                                                                                                                        }
                                                                                                                                                      }
                                                                                                                                                    }
                                                                                                                                                  }
                                                                                                                                                }
                                                                                                                                              }
                                                                                                                                            }
                                                                                                                                          }
                                                                                                                                        }
                                                                                                                                      }
                                                                                                                                    }
                                                                                                                                  }
                                                                                                                                }
                                                                                                                              }
                                                                                                                            }
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var set0 = { "customs-declaration/structure": compiled0 };

var compiled02 = validate212, schema62 = { $id: "customs-declaration/valid", title: "CustomsDeclaration", description: "A customs declaration, import or export, as it is edited, stored and sent.", type: "object", additionalProperties: !1, properties: { customs_regime: { type: "string", enum: ["import", "export", ""] }, declaration_type: { type: "string", maxLength: 2 }, additional_dec_type: { type: "string", maxLength: 1 }, circumstance_indicator: { type: "string", maxLength: 3 }, transaction_ref: { type: "string", maxLength: 35 }, ref_general: { type: "string", maxLength: 35 }, internal_id: { type: "string" }, assignee_id: { type: "integer", minimum: 1 }, customer_id: { type: "integer", minimum: 1 }, state: { type: "string" }, acceptance_date: { type: "string", format: "date" }, acceptance_time: { type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, issue_date: { type: "string", format: "date" }, issue_time: { type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, tax_point_date: { type: "string", format: "date" }, items: { type: "integer", minimum: 0, maximum: 99999 }, provider: { type: "string", maxLength: 35 }, declarant_identNo: { type: "string", maxLength: 17 }, user_name: { type: "string", maxLength: 70 }, user_address: { type: "string", maxLength: 70 }, user_city: { type: "string", maxLength: 35 }, user_postcode: { type: "string", maxLength: 9 }, user_country: { type: "string", maxLength: 2 }, user_eori: { type: "string", maxLength: 17 }, tel: { type: "string" }, exporter_party: { type: "integer", minimum: 0, maximum: 1 }, self_representation: { type: "boolean" }, representative_status: { type: "string", maxLength: 3 }, representative_number: { type: "string", maxLength: 17 }, representative: { type: "string", maxLength: 70 }, representative_address: { type: "string", maxLength: 70 }, representative_city: { type: "string", maxLength: 35 }, representative_postcode: { type: "string", maxLength: 9 }, representative_country: { type: "string", maxLength: 2 }, exporter: { type: "string", maxLength: 70 }, exporter_address: { type: "string", maxLength: 70 }, exporter_city: { type: "string", maxLength: 35 }, exporter_postcode: { type: "string", maxLength: 9 }, exporter_country: { type: "string", maxLength: 2 }, exporter_number: { type: "string", maxLength: 17 }, importer: { type: "string", maxLength: 70 }, importer_address: { type: "string", maxLength: 70 }, importer_city: { type: "string", maxLength: 35 }, importer_postcode: { type: "string", maxLength: 9 }, importer_country: { type: "string", maxLength: 2 }, importer_number: { type: "string", maxLength: 17 }, buyer: { type: "string", maxLength: 70 }, buyer_address: { type: "string", maxLength: 70 }, buyer_city: { type: "string", maxLength: 35 }, buyer_postcode: { type: "string", maxLength: 9 }, buyer_country: { type: "string", maxLength: 2 }, buyer_number: { type: "string", maxLength: 17 }, buyer_template_name: { type: "string" }, buyer_party: { type: "integer", minimum: 0, maximum: 1 }, taxNoBuyer: { type: "string" }, seller: { type: "string", maxLength: 70 }, seller_address: { type: "string", maxLength: 70 }, seller_city: { type: "string", maxLength: 35 }, seller_postcode: { type: "string", maxLength: 9 }, seller_country: { type: "string", maxLength: 2 }, seller_number: { type: "string", maxLength: 17 }, seller_template_name: { type: "string" }, seller_party: { type: "integer", minimum: 0, maximum: 1 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, consignee_template_name: { type: "string" }, consignee_party: { type: "integer", minimum: 0, maximum: 1 }, taxNoConsignee: { type: "string" }, carrier: { type: "string", maxLength: 70 }, carrier_address: { type: "string", maxLength: 70 }, carrier_city: { type: "string", maxLength: 35 }, carrier_postcode: { type: "string", maxLength: 9 }, carrier_country: { type: "string", maxLength: 2 }, carrier_number: { type: "string", maxLength: 17 }, carrier_template_name: { type: "string" }, carrier_party: { type: "integer", minimum: 0, maximum: 1 }, consignor: { type: "string", maxLength: 70 }, consignor_address: { type: "string", maxLength: 70 }, consignor_city: { type: "string", maxLength: 35 }, consignor_postcode: { type: "string", maxLength: 9 }, consignor_country: { type: "string", maxLength: 2 }, consignor_number: { type: "string", maxLength: 17 }, submitter_number: { type: "string", maxLength: 17 }, location_goods: { type: "string", maxLength: 260, pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, location_additional_id: { type: "string", maxLength: 17 }, declaration_office: { type: "string", maxLength: 17 }, presentation_office: { type: "string", maxLength: 17 }, supervising_custom: { type: "string", maxLength: 17 }, office_of_exit: { type: "string", maxLength: 17 }, placeOfLoading: { type: "string", maxLength: 17 }, warehouse_type: { type: "string", maxLength: 3 }, warehouse_ident: { type: "string", maxLength: 35 }, warehouse_code: { type: "string" }, container_flag: { type: "string", enum: ["0", "1", ""] }, transportMode: { type: "string", maxLength: 1, format: "digits" }, inlandMode: { type: "string", maxLength: 1, format: "digits" }, arrival_number: { type: "string", maxLength: 35 }, arrival_type: { type: "string", maxLength: 17 }, departure_transport_number: { type: "string", maxLength: 35 }, departure_transport_type: { type: "string", maxLength: 17 }, active_transport_number: { type: "string", maxLength: 35 }, active_transport_type: { type: "string", maxLength: 17 }, active_transport_nationality: { type: "string", maxLength: 2 }, transport_charges_method: { type: "string", maxLength: 3 }, dispatch_country_code: { type: "string", maxLength: 2 }, destination_country_code: { type: "string", maxLength: 2 }, total_packages: { type: "string", maxLength: 8, format: "digits" }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, currency: { type: "string", maxLength: 3 }, currency_1: { type: "string", maxLength: 17, format: "numeric" }, exchangeRate: { type: "string", maxLength: 13, format: "numeric" }, freight_charge_amount: { type: "string", maxLength: 17, format: "numeric" }, freight_charge_currency: { type: "string", maxLength: 3 }, incoterm_code: { type: "string", maxLength: 3 }, unlocode: { type: "string", maxLength: 17 }, delivery_place: { type: "string", maxLength: 256 }, delivery_type: { type: "string" }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, CDSItems: { type: "array", minItems: 1, maxItems: 999, items: { $ref: "#/definitions/item" } }, mainPreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, mainContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, AdditionalItems: { type: "array", items: { $ref: "#/definitions/authorisation" } }, DeferredItems: { type: "array", items: { $ref: "#/definitions/deferred-payment" } }, GuaranteeItems: { type: "array", items: { $ref: "#/definitions/guarantee" } }, mainAdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, mainAdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, routingCodeCountryItems: { type: "array", items: { $ref: "#/definitions/routing-country" } }, sealNumberItems: { type: "array", items: { $ref: "#/definitions/seal" } }, mainSupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, mainFiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } } }, definitions: { item: { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 5 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 5 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 5 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer", minimum: 0, maximum: 1 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } }, package: { title: "PackageLine", description: "A line of packages of one goods item (6/9, 6/10, 6/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, type_of_packages: { type: "string", maxLength: 2 }, number_of_packages: { type: "string", maxLength: 8, format: "digits" }, shipping_mark: { type: "string", maxLength: 512 }, package_sequence: { type: "string", maxLength: 5, format: "digits" } } }, "tax-line": { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_base_amount: { type: "string", maxLength: 17, format: "numeric" }, tax_base_currency: { type: "string", maxLength: 3 }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 }, tax_preference: { type: "string", maxLength: 3 }, tax_quota: { type: "string", maxLength: 17 } } }, "previous-document": { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { type: "string", maxLength: 3 }, prevTransactionRef: { type: "string", maxLength: 70 }, goodsItemIdent: { type: "string", maxLength: 5, format: "digits" } } }, "additional-information": { title: "AdditionalInformation", description: "A statement to customs about the goods or the declaration (2/2).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, additionalInfoCode: { type: "string", maxLength: 17 }, additionalDescription: { type: "string", maxLength: 512 }, statement_type: { type: "string", maxLength: 3 } } }, "produced-document": { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, amount_wo: { type: "string", maxLength: 17, format: "numeric" }, amount_wo_currency: { type: "string", maxLength: 3 }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } }, "additional-procedure": { title: "AdditionalProcedure", description: "A further procedure code of one goods item (1/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, add_proc: { type: "string", maxLength: 7 } } }, "additional-code": { title: "AdditionalCode", description: "Additional commodity codes of one goods item (6/16, 6/17).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, taric_add_code: { type: "string", maxLength: 18 }, taric_add_code_1: { type: "string", maxLength: 3 }, national_add_code: { type: "string", maxLength: 18 }, national_add_code_1: { type: "string", maxLength: 3 } } }, adjustment: { title: "Adjustment", description: "An addition to the value of the goods or a deduction from it (4/9).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, deduction_type: { type: "string", maxLength: 3 }, deduction_val: { type: "string", maxLength: 19, format: "numeric" }, deduction_currency: { type: "string", maxLength: 3 } } }, "fiscal-reference": { title: "FiscalReference", description: "Whoever answers for the VAT, and the VAT number (3/40).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, fiscal_ident_code: { type: "string", maxLength: 3 }, fiscal_ident_no: { type: "string", maxLength: 17 } } }, "supply-chain-actor": { title: "SupplyChainActor", description: "A further party to the journey of the goods, known to customs (3/37).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, role_code: { type: "string", maxLength: 3 }, ident_no: { type: "string", maxLength: 17 } } }, container: { title: "Container", description: "A container the goods travel in (7/10).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, container_no: { type: "string", maxLength: 17 }, container_sequence: { type: "string", maxLength: 5, format: "digits" } } }, "dangerous-goods": { title: "DangerousGoods", description: "A UN number of dangerous goods in one item (6/12).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, un_dg_code: { type: "string", maxLength: 4 } } }, origin: { title: "Origin", description: "An origin of one item beside its two usual ones (5/15, 5/16).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, origin_country: { type: "string", maxLength: 4 }, origin_type: { type: "string", maxLength: 3 } } }, authorisation: { title: "Authorisation", description: "An authorisation this declaration relies on, and who holds it (3/39).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, auth_type_code: { type: "string", maxLength: 4 }, auth_ident_no: { type: "string", maxLength: 17 } } }, "deferred-payment": { title: "DeferredPayment", description: "A deferment account that duty or tax is charged to (2/6).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, def_payment_category: { type: "string", enum: ["1", "2", ""] }, def_payment_type: { type: "string", maxLength: 3 }, def_payment_id: { type: "string", maxLength: 7, format: "digits" } } }, guarantee: { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string", enum: ["number", "comprehensive", ""] }, guarantee_type: { type: "string", maxLength: 3 }, guarantee_ref: { type: "string", maxLength: 70 }, guarantee_ref_other: { type: "string", maxLength: 35 }, guarantee_code: { type: "string", maxLength: 4 }, guarantee_amount: { type: "string", maxLength: 19, format: "numeric" }, guarantee_currency: { type: "string", maxLength: 3 }, guarantee_custom: { type: "string", maxLength: 17 } } }, "routing-country": { title: "RoutingCountry", description: "A country the goods travel through (5/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, routing_code_country: { type: "string", maxLength: 2 }, routing_sequence: { type: "string", maxLength: 5, format: "digits" } } }, seal: { title: "Seal", description: "A seal on a container (7/18).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, seal_number: { type: "string", maxLength: 35 }, seal_container_no: { type: "string", maxLength: 17 }, seal_sequence: { type: "string", maxLength: 5, format: "digits" } } } } }, func22 = Object.prototype.hasOwnProperty, func3 = countCharacters, formats0 = date, formats6 = digits, formats12 = numeric, pattern0 = new RegExp("^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$", "u"), pattern2 = new RegExp("^$|^[A-Z]{2}[A-D][A-Z].+$", "u"), schema72 = { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 5 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 5 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 5 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, consignee: { type: "string", maxLength: 70 }, consignee_address: { type: "string", maxLength: 70 }, consignee_city: { type: "string", maxLength: 35 }, consignee_postcode: { type: "string", maxLength: 9 }, consignee_country: { type: "string", maxLength: 2 }, consignee_number: { type: "string", maxLength: 17 }, supplier: { type: "string" }, supplier_city: { type: "string" }, supplier_postcode: { type: "string" }, supplier_country: { type: "string" }, supplier_number: { type: "string" }, supplier_party: { type: "integer", minimum: 0, maximum: 1 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } }, AdjustmentCDSItems: { type: "array", items: { $ref: "#/definitions/adjustment" } }, FiscalCDSItems: { type: "array", items: { $ref: "#/definitions/fiscal-reference" } }, SupplyCDSItems: { type: "array", items: { $ref: "#/definitions/supply-chain-actor" } }, ContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, DangerousCDSItems: { type: "array", items: { $ref: "#/definitions/dangerous-goods" } }, OriginCDSItems: { type: "array", items: { $ref: "#/definitions/origin" } } } }, pattern3 = new RegExp("^$|^[0-9]{8}([0-9]{2})?$", "u");
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 2) {
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
        if (func3(data2) > 8) {
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
        if (func3(data3) > 512) {
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
        if (func3(data4) > 5) {
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
  return validate232.errors = vErrors, errors === 0;
}
var schema92 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_base_amount: { type: "string", maxLength: 17, format: "numeric" }, tax_base_currency: { type: "string", maxLength: 3 }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 }, tax_preference: { type: "string", maxLength: 3 }, tax_quota: { type: "string", maxLength: 17 } } };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func22.call(schema92.properties, key0)) {
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
        let err3 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/enum", keyword: "enum", params: { allowedValues: schema92.properties.tax_calc_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tax_type !== void 0) {
      let data2 = data.tax_type;
      if (typeof data2 == "string") {
        if (func3(data2) > 3) {
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
        if (func3(data3) > 6) {
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
        if (func3(data4) > 23) {
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
        if (func3(data5) > 17) {
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
        if (func3(data6) > 3) {
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
        if (func3(data7) > 21) {
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
        if (func3(data8) > 19) {
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
        if (func3(data9) > 3) {
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
        if (func3(data10) > 19) {
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
        if (func3(data11) > 3) {
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
        if (func3(data12) > 1) {
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
        if (func3(data13) > 3) {
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
        if (func3(data14) > 17) {
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
  return validate252.errors = vErrors, errors === 0;
}
var schema10 = { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { type: "string", maxLength: 3 }, prevTransactionRef: { type: "string", maxLength: 70 }, goodsItemIdent: { type: "string", maxLength: 5, format: "digits" } } };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err2 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/enum", keyword: "enum", params: { allowedValues: schema10.properties.docCategory.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "string") {
        if (func3(data1) > 1) {
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
        if (func3(data2) > 3) {
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
        if (func3(data3) > 70) {
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
        if (func3(data4) > 5) {
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
  return validate272.errors = vErrors, errors === 0;
}
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 17) {
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
        if (func3(data2) > 512) {
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
        if (func3(data3) > 3) {
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
  return validate292.errors = vErrors, errors === 0;
}
var schema122 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, amount_wo: { type: "string", maxLength: 17, format: "numeric" }, amount_wo_currency: { type: "string", maxLength: 3 }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func22.call(schema122.properties, key0)) {
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
        if (func3(data1) > 3) {
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
        if (func3(data2) > 3) {
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
        if (func3(data3) > 70) {
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
        if (func3(data4) > 3) {
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
        if (func3(data5) > 35) {
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
        if (func3(data6) > 5) {
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
        if (func3(data7) > 23) {
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
        if (func3(data8) > 17) {
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
        if (func3(data9) > 3) {
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
        if (func3(data10) > 70) {
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
  return validate312.errors = vErrors, errors === 0;
}
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 7) {
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
  return validate332.errors = vErrors, errors === 0;
}
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 18) {
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
        if (func3(data2) > 3) {
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
        if (func3(data3) > 18) {
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
        if (func3(data4) > 3) {
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
  return validate352.errors = vErrors, errors === 0;
}
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 3) {
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
        if (func3(data2) > 19) {
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
        if (func3(data3) > 3) {
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
  return validate372.errors = vErrors, errors === 0;
}
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 3) {
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
        if (func3(data2) > 17) {
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
  return validate392.errors = vErrors, errors === 0;
}
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 3) {
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
        if (func3(data2) > 17) {
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
  return validate412.errors = vErrors, errors === 0;
}
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 17) {
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
        if (func3(data2) > 5) {
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
  return validate432.errors = vErrors, errors === 0;
}
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 4) {
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
  return validate452.errors = vErrors, errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 4) {
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
        if (func3(data2) > 3) {
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
  return validate472.errors = vErrors, errors === 0;
}
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func22.call(schema72.properties, key0)) {
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
        if (func3(data2) > 35) {
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
        if (func3(data4) > 3) {
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
        if (func3(data5) > 3) {
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
        if (func3(data6) > 18) {
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
        if (func3(data7) > 3) {
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
        if (func3(data8) > 512) {
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
        if (func3(data9) > 7) {
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
        if (func3(data10) > 7) {
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
        if (func3(data11) > 17) {
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
        if (func3(data12) > 5) {
          let err27 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
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
        if (func3(data13) > 17) {
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
        if (func3(data14) > 5) {
          let err32 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
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
        if (func3(data15) > 17) {
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
        if (func3(data16) > 5) {
          let err37 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
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
        if (func3(data17) > 17) {
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
        if (func3(data18) > 3) {
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
        if (func3(data19) > 17) {
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
        if (func3(data20) > 3) {
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
        if (func3(data21) > 4) {
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
        if (func3(data22) > 4) {
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
        if (func3(data23) > 3) {
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
        if (func3(data24) > 17) {
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
        if (func3(data25) > 4) {
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
        if (func3(data26) > 3) {
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
        if (func3(data27) > 2) {
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
        if (func3(data28) > 17) {
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
        if (func3(data29) > 3) {
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
        if (func3(data31) > 2) {
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
        if (func3(data32) > 2) {
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
        if (func3(data33) > 70) {
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
        if (func3(data34) > 70) {
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
        if (func3(data35) > 35) {
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
        if (func3(data36) > 9) {
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
        if (func3(data37) > 2) {
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
        if (func3(data38) > 17) {
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
          validate232(data45[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data45, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
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
          validate252(data47[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data47, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length);
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
          validate272(data49[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data49, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length);
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
          validate292(data51[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data51, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length);
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
          validate312(data53[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data53, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
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
          validate332(data55[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data55, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors), errors = vErrors.length);
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
          validate352(data57[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data57, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length);
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
          validate372(data59[i7], { instancePath: instancePath + "/AdjustmentCDSItems/" + i7, parentData: data59, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors), errors = vErrors.length);
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
          validate392(data61[i8], { instancePath: instancePath + "/FiscalCDSItems/" + i8, parentData: data61, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors), errors = vErrors.length);
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
          validate412(data63[i9], { instancePath: instancePath + "/SupplyCDSItems/" + i9, parentData: data63, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length);
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
          validate432(data65[i10], { instancePath: instancePath + "/ContainerCDSItems/" + i10, parentData: data65, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors), errors = vErrors.length);
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
          validate452(data67[i11], { instancePath: instancePath + "/DangerousCDSItems/" + i11, parentData: data67, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors), errors = vErrors.length);
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
          validate472(data69[i12], { instancePath: instancePath + "/OriginCDSItems/" + i12, parentData: data69, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors), errors = vErrors.length);
      } else {
        let err107 = { instancePath: instancePath + "/OriginCDSItems", schemaPath: "#/properties/OriginCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
  } else {
    let err108 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 4) {
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
        if (func3(data2) > 17) {
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
  return validate522.errors = vErrors, errors === 0;
}
var schema22 = { title: "DeferredPayment", description: "A deferment account that duty or tax is charged to (2/6).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, def_payment_category: { type: "string", enum: ["1", "2", ""] }, def_payment_type: { type: "string", maxLength: 3 }, def_payment_id: { type: "string", maxLength: 7, format: "digits" } } };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/enum", keyword: "enum", params: { allowedValues: schema22.properties.def_payment_category.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.def_payment_type !== void 0) {
      let data2 = data.def_payment_type;
      if (typeof data2 == "string") {
        if (func3(data2) > 3) {
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
        if (func3(data3) > 7) {
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
  return validate542.errors = vErrors, errors === 0;
}
var schema232 = { title: "Guarantee", description: "A guarantee for the duty of this declaration (8/2, 8/3).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, guarantee: { type: "string", enum: ["number", "comprehensive", ""] }, guarantee_type: { type: "string", maxLength: 3 }, guarantee_ref: { type: "string", maxLength: 70 }, guarantee_ref_other: { type: "string", maxLength: 35 }, guarantee_code: { type: "string", maxLength: 4 }, guarantee_amount: { type: "string", maxLength: 19, format: "numeric" }, guarantee_currency: { type: "string", maxLength: 3 }, guarantee_custom: { type: "string", maxLength: 17 } } };
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func22.call(schema232.properties, key0)) {
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
        let err3 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/enum", keyword: "enum", params: { allowedValues: schema232.properties.guarantee.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.guarantee_type !== void 0) {
      let data2 = data.guarantee_type;
      if (typeof data2 == "string") {
        if (func3(data2) > 3) {
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
        if (func3(data3) > 70) {
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
        if (func3(data4) > 35) {
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
        if (func3(data5) > 4) {
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
        if (func3(data6) > 19) {
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
        if (func3(data7) > 3) {
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
        if (func3(data8) > 17) {
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
  return validate562.errors = vErrors, errors === 0;
}
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 2) {
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
        if (func3(data2) > 5) {
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
  return validate602.errors = vErrors, errors === 0;
}
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data1) > 35) {
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
        if (func3(data2) > 17) {
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
        if (func3(data3) > 5) {
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
  return validate622.errors = vErrors, errors === 0;
}
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func22.call(schema62.properties, key0)) {
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
        let err2 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/enum", keyword: "enum", params: { allowedValues: schema62.properties.customs_regime.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.declaration_type !== void 0) {
      let data1 = data.declaration_type;
      if (typeof data1 == "string") {
        if (func3(data1) > 2) {
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
        if (func3(data2) > 1) {
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
        if (func3(data3) > 3) {
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
        if (func3(data4) > 35) {
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
        if (func3(data5) > 35) {
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
        if (func3(data11) > 11) {
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
        if (func3(data13) > 11) {
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
        if (func3(data16) > 35) {
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
        if (func3(data17) > 17) {
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
        if (func3(data18) > 70) {
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
        if (func3(data19) > 70) {
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
        if (func3(data20) > 35) {
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
        if (func3(data21) > 9) {
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
        if (func3(data22) > 2) {
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
        if (func3(data23) > 17) {
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
        if (func3(data27) > 3) {
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
        if (func3(data28) > 17) {
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
        if (func3(data29) > 70) {
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
        if (func3(data30) > 70) {
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
        if (func3(data31) > 35) {
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
        if (func3(data32) > 9) {
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
        if (func3(data33) > 2) {
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
        if (func3(data34) > 70) {
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
        if (func3(data35) > 70) {
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
        if (func3(data36) > 35) {
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
        if (func3(data37) > 9) {
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
        if (func3(data38) > 2) {
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
        if (func3(data39) > 17) {
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
        if (func3(data40) > 70) {
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
        if (func3(data41) > 70) {
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
        if (func3(data42) > 35) {
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
        if (func3(data43) > 9) {
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
        if (func3(data44) > 2) {
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
        if (func3(data45) > 17) {
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
        if (func3(data46) > 70) {
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
        if (func3(data47) > 70) {
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
        if (func3(data48) > 35) {
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
        if (func3(data49) > 9) {
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
        if (func3(data50) > 2) {
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
        if (func3(data51) > 17) {
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
        if (func3(data55) > 70) {
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
        if (func3(data56) > 70) {
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
        if (func3(data57) > 35) {
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
        if (func3(data58) > 9) {
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
        if (func3(data59) > 2) {
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
        if (func3(data60) > 17) {
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
        if (func3(data63) > 70) {
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
        if (func3(data64) > 70) {
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
        if (func3(data65) > 35) {
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
        if (func3(data66) > 9) {
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
        if (func3(data67) > 2) {
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
        if (func3(data68) > 17) {
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
        if (func3(data72) > 70) {
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
        if (func3(data73) > 70) {
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
        if (func3(data74) > 35) {
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
        if (func3(data75) > 9) {
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
        if (func3(data76) > 2) {
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
        if (func3(data77) > 17) {
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
        if (func3(data80) > 70) {
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
        if (func3(data81) > 70) {
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
        if (func3(data82) > 35) {
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
        if (func3(data83) > 9) {
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
        if (func3(data84) > 2) {
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
        if (func3(data85) > 17) {
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
        if (func3(data86) > 17) {
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
        if (func3(data87) > 260) {
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
        if (func3(data88) > 17) {
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
        if (func3(data89) > 17) {
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
        if (func3(data90) > 17) {
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
        if (func3(data91) > 17) {
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
        if (func3(data92) > 17) {
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
        if (func3(data93) > 17) {
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
        if (func3(data94) > 3) {
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
        if (func3(data95) > 35) {
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
        let err194 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/enum", keyword: "enum", params: { allowedValues: schema62.properties.container_flag.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
      }
    }
    if (data.transportMode !== void 0) {
      let data98 = data.transportMode;
      if (typeof data98 == "string") {
        if (func3(data98) > 1) {
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
        if (func3(data99) > 1) {
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
        if (func3(data100) > 35) {
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
        if (func3(data101) > 17) {
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
        if (func3(data102) > 35) {
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
        if (func3(data103) > 17) {
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
        if (func3(data104) > 35) {
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
        if (func3(data105) > 17) {
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
        if (func3(data106) > 2) {
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
        if (func3(data107) > 3) {
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
        if (func3(data108) > 2) {
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
        if (func3(data109) > 2) {
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
        if (func3(data110) > 8) {
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
        if (func3(data111) > 17) {
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
        if (func3(data112) > 3) {
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
        if (func3(data113) > 17) {
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
        if (func3(data114) > 13) {
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
        if (func3(data115) > 17) {
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
        if (func3(data116) > 3) {
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
        if (func3(data117) > 3) {
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
        if (func3(data118) > 17) {
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
        if (func3(data119) > 256) {
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
        if (func3(data121) > 2) {
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
          validate222(data122[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data122, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length);
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
          validate272(data124[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data124, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length);
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
          validate432(data126[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data126, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors), errors = vErrors.length);
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
          validate522(data128[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data128, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors), errors = vErrors.length);
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
          validate542(data130[i4], { instancePath: instancePath + "/DeferredItems/" + i4, parentData: data130, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors), errors = vErrors.length);
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
          validate562(data132[i5], { instancePath: instancePath + "/GuaranteeItems/" + i5, parentData: data132, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors), errors = vErrors.length);
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
          validate292(data134[i6], { instancePath: instancePath + "/mainAdditionalCDSItems/" + i6, parentData: data134, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length);
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
          validate372(data136[i7], { instancePath: instancePath + "/mainAdjustmentCDSItems/" + i7, parentData: data136, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors), errors = vErrors.length);
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
          validate602(data138[i8], { instancePath: instancePath + "/routingCodeCountryItems/" + i8, parentData: data138, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
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
          validate622(data140[i9], { instancePath: instancePath + "/sealNumberItems/" + i9, parentData: data140, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors), errors = vErrors.length);
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
          validate412(data142[i10], { instancePath: instancePath + "/mainSupplyCDSItems/" + i10, parentData: data142, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length);
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
          validate392(data144[i11], { instancePath: instancePath + "/mainFiscalCDSItems/" + i11, parentData: data144, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors), errors = vErrors.length);
      } else {
        let err263 = { instancePath: instancePath + "/mainFiscalCDSItems", schemaPath: "#/properties/mainFiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err263] : vErrors.push(err263), errors++;
      }
    }
  } else {
    let err264 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err264] : vErrors.push(err264), errors++;
  }
  return validate212.errors = vErrors, errors === 0;
}
var set1 = { "customs-declaration/valid": compiled02 };

var compiled = { ...set0, ...set1 };

/** Validators by document name. */
export const validators: { readonly [document in "customs-declaration"]: DocumentValidators } = {
  "customs-declaration": { structure: compiled["customs-declaration/structure"], valid: compiled["customs-declaration/valid"] },
};
