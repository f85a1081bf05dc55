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

var compiled0 = validate21, schema6 = { $id: "customs-declaration/structure", title: "CustomsDeclaration", description: "A customs declaration, import or export, as it is edited, stored and sent.", type: "object", additionalProperties: !1, properties: { customs_regime: { type: "string" }, declaration_type: { type: "string" }, additional_dec_type: { type: "string" }, transaction_ref: { type: "string" }, ref_general: { type: "string" }, internal_id: { type: "string" }, acceptance_date: { type: "string" }, acceptance_time: { type: "string" }, items: { type: "integer" }, provider: { type: "string" }, declarant_identNo: { type: "string" }, user_name: { type: "string" }, user_address: { type: "string" }, user_city: { type: "string" }, user_postcode: { type: "string" }, user_country: { type: "string" }, self_representation: { type: "boolean" }, representative_status: { type: "string" }, representative_number: { type: "string" }, exporter: { type: "string" }, exporter_address: { type: "string" }, exporter_city: { type: "string" }, exporter_postcode: { type: "string" }, exporter_country: { type: "string" }, exporter_number: { type: "string" }, importer: { type: "string" }, importer_address: { type: "string" }, importer_city: { type: "string" }, importer_postcode: { type: "string" }, importer_country: { type: "string" }, importer_number: { type: "string" }, buyer: { type: "string" }, buyer_address: { type: "string" }, buyer_city: { type: "string" }, buyer_postcode: { type: "string" }, buyer_country: { type: "string" }, buyer_number: { type: "string" }, buyer_template_name: { type: "string" }, buyer_party: { type: "integer" }, seller: { type: "string" }, seller_address: { type: "string" }, seller_city: { type: "string" }, seller_postcode: { type: "string" }, seller_country: { type: "string" }, seller_number: { type: "string" }, seller_template_name: { type: "string" }, seller_party: { type: "integer" }, location_goods: { type: "string" }, container_flag: { type: "string" }, transportMode: { type: "string" }, inlandMode: { type: "string" }, arrival_number: { type: "string" }, arrival_type: { type: "string" }, active_transport_number: { type: "string" }, active_transport_type: { type: "string" }, active_transport_nationality: { type: "string" }, dispatch_country_code: { type: "string" }, destination_country_code: { type: "string" }, total_packages: { type: "string" }, gross_mass: { type: "string" }, currency: { type: "string" }, currency_1: { type: "string" }, exchangeRate: { type: "string" }, freight_charge_amount: { type: "string" }, freight_charge_currency: { type: "string" }, incoterm_code: { type: "string" }, unlocode: { type: "string" }, CDSItems: { type: "array", items: { $ref: "#/definitions/item" } }, mainPreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, mainContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, AdditionalItems: { type: "array", items: { $ref: "#/definitions/authorisation" } } }, definitions: { item: { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer" }, ref_number: { type: "string" }, commodityCode: { type: "string" }, combined_code: { type: "string" }, taric_code: { type: "string" }, cus_code: { type: "string" }, cus_code_1: { type: "string" }, description: { type: "string" }, req_code: { type: "string" }, prev_code: { type: "string" }, gross_mass: { type: "string" }, gross_mass_unit: { type: "string" }, net_mass: { type: "string" }, net_mass_unit: { type: "string" }, supplementaryUnits: { type: "string" }, supplementary_unit: { type: "string" }, itemPriceAmount: { type: "string" }, itemPriceCurr: { type: "string" }, customs_value_amount: { type: "string" }, customs_value_currency: { type: "string" }, country_origin: { type: "string" }, country_pref_origin: { type: "string" }, preference: { type: "string" }, quota: { type: "string" }, val_indicator: { type: "string" }, valuation_method: { type: "string" }, nature_of_transaction: { type: "string" }, statistic_value: { type: "string" }, statistic_currency: { type: "string" }, totalNumberOfPackages: { type: "string" }, dest_code: { type: "string" }, disp_code: { type: "string" }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } } } }, package: { title: "PackageLine", description: "A line of packages of one goods item (6/9, 6/10, 6/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, type_of_packages: { type: "string" }, number_of_packages: { type: "string" }, shipping_mark: { type: "string" } } }, "tax-line": { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string" }, tax_type: { type: "string" }, tax_unit: { type: "string" }, tax_quantity: { type: "string" }, tax_rate: { type: "string" }, tax_amount: { type: "string" }, tax_currency: { type: "string" }, tax_total: { type: "string" }, tax_total_currency: { type: "string" }, payment_method: { type: "string" } } }, "previous-document": { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string" }, import_prev_doc: { type: "string" }, prevTransactionRef: { type: "string" }, goodsItemIdent: { type: "string" } } }, "additional-information": { title: "AdditionalInformation", description: "A statement to customs about the goods or the declaration (2/2).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, additionalInfoCode: { type: "string" }, additionalDescription: { type: "string" } } }, "produced-document": { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string" }, doc_code_3: { type: "string" }, doc_ident: { type: "string" }, doc_status: { type: "string" }, doc_status_reason: { type: "string" }, qualifier: { type: "string" }, quantity_wo: { type: "string" }, issuing_auth: { type: "string" }, date_validity: { type: "string" } } }, "additional-procedure": { title: "AdditionalProcedure", description: "A further procedure code of one goods item (1/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, add_proc: { type: "string" } } }, "additional-code": { title: "AdditionalCode", description: "Additional commodity codes of one goods item (6/16, 6/17).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, taric_add_code: { type: "string" }, taric_add_code_1: { type: "string" }, national_add_code: { type: "string" }, national_add_code_1: { type: "string" } } }, container: { title: "Container", description: "A container the goods travel in (7/10).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, container_no: { type: "string" } } }, authorisation: { title: "Authorisation", description: "An authorisation this declaration relies on, and who holds it (3/39).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, auth_type_code: { type: "string" }, auth_ident_no: { type: "string" } } } } }, func2 = Object.prototype.hasOwnProperty, schema7 = { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer" }, ref_number: { type: "string" }, commodityCode: { type: "string" }, combined_code: { type: "string" }, taric_code: { type: "string" }, cus_code: { type: "string" }, cus_code_1: { type: "string" }, description: { type: "string" }, req_code: { type: "string" }, prev_code: { type: "string" }, gross_mass: { type: "string" }, gross_mass_unit: { type: "string" }, net_mass: { type: "string" }, net_mass_unit: { type: "string" }, supplementaryUnits: { type: "string" }, supplementary_unit: { type: "string" }, itemPriceAmount: { type: "string" }, itemPriceCurr: { type: "string" }, customs_value_amount: { type: "string" }, customs_value_currency: { type: "string" }, country_origin: { type: "string" }, country_pref_origin: { type: "string" }, preference: { type: "string" }, quota: { type: "string" }, val_indicator: { type: "string" }, valuation_method: { type: "string" }, nature_of_transaction: { type: "string" }, statistic_value: { type: "string" }, statistic_currency: { type: "string" }, totalNumberOfPackages: { type: "string" }, dest_code: { type: "string" }, disp_code: { type: "string" }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "type_of_packages" || key0 === "number_of_packages" || key0 === "shipping_mark")) {
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
            if (valid0)
              if (data.shipping_mark !== void 0) {
                let _errs8 = errors;
                if (typeof data.shipping_mark != "string")
                  return validate23.errors = [{ instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var schema9 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string" }, tax_type: { type: "string" }, tax_unit: { type: "string" }, tax_quantity: { type: "string" }, tax_rate: { type: "string" }, tax_amount: { type: "string" }, tax_currency: { type: "string" }, tax_total: { type: "string" }, tax_total_currency: { type: "string" }, payment_method: { type: "string" } } };
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
                  if (data.tax_rate !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.tax_rate != "string")
                      return validate25.errors = [{ instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.tax_amount !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.tax_amount != "string")
                        return validate25.errors = [{ instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.tax_currency !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.tax_currency != "string")
                          return validate25.errors = [{ instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.tax_total !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.tax_total != "string")
                            return validate25.errors = [{ instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.tax_total_currency !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.tax_total_currency != "string")
                              return validate25.errors = [{ instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.payment_method !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.payment_method != "string")
                                return validate25.errors = [{ instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
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
        if (!(key0 === "uuid" || key0 === "additionalInfoCode" || key0 === "additionalDescription")) {
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
          if (valid0)
            if (data.additionalDescription !== void 0) {
              let _errs6 = errors;
              if (typeof data.additionalDescription != "string")
                return validate29.errors = [{ instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
var schema12 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string" }, doc_code_3: { type: "string" }, doc_ident: { type: "string" }, doc_status: { type: "string" }, doc_status_reason: { type: "string" }, qualifier: { type: "string" }, quantity_wo: { type: "string" }, issuing_auth: { type: "string" }, date_validity: { type: "string" } } };
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
                        if (data.issuing_auth !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.issuing_auth != "string")
                            return validate31.errors = [{ instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.date_validity !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.date_validity != "string")
                              return validate31.errors = [{ instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
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
                                                                          if (data.PackagesCDSItems !== void 0) {
                                                                            let data33 = data.PackagesCDSItems, _errs68 = errors;
                                                                            if (errors === _errs68)
                                                                              if (Array.isArray(data33)) {
                                                                                var valid1 = !0;
                                                                                let len0 = data33.length;
                                                                                for (let i0 = 0; i0 < len0; i0++) {
                                                                                  let _errs70 = errors;
                                                                                  validate23(data33[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data33, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                                                                                  var valid1 = _errs70 === errors;
                                                                                  if (!valid1)
                                                                                    break;
                                                                                }
                                                                              } else
                                                                                return validate22.errors = [{ instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                            var valid0 = _errs68 === errors;
                                                                          } else
                                                                            var valid0 = !0;
                                                                          if (valid0) {
                                                                            if (data.TaxCDSItems !== void 0) {
                                                                              let data35 = data.TaxCDSItems, _errs71 = errors;
                                                                              if (errors === _errs71)
                                                                                if (Array.isArray(data35)) {
                                                                                  var valid2 = !0;
                                                                                  let len1 = data35.length;
                                                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                                                    let _errs73 = errors;
                                                                                    validate25(data35[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data35, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
                                                                                    var valid2 = _errs73 === errors;
                                                                                    if (!valid2)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate22.errors = [{ instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                              var valid0 = _errs71 === errors;
                                                                            } else
                                                                              var valid0 = !0;
                                                                            if (valid0) {
                                                                              if (data.PreviousCDSItems !== void 0) {
                                                                                let data37 = data.PreviousCDSItems, _errs74 = errors;
                                                                                if (errors === _errs74)
                                                                                  if (Array.isArray(data37)) {
                                                                                    var valid3 = !0;
                                                                                    let len2 = data37.length;
                                                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                                                      let _errs76 = errors;
                                                                                      validate27(data37[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data37, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                                                      var valid3 = _errs76 === errors;
                                                                                      if (!valid3)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate22.errors = [{ instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                var valid0 = _errs74 === errors;
                                                                              } else
                                                                                var valid0 = !0;
                                                                              if (valid0) {
                                                                                if (data.AdditionalCDSItems !== void 0) {
                                                                                  let data39 = data.AdditionalCDSItems, _errs77 = errors;
                                                                                  if (errors === _errs77)
                                                                                    if (Array.isArray(data39)) {
                                                                                      var valid4 = !0;
                                                                                      let len3 = data39.length;
                                                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                                                        let _errs79 = errors;
                                                                                        validate29(data39[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data39, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                                                        var valid4 = _errs79 === errors;
                                                                                        if (!valid4)
                                                                                          break;
                                                                                      }
                                                                                    } else
                                                                                      return validate22.errors = [{ instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                  var valid0 = _errs77 === errors;
                                                                                } else
                                                                                  var valid0 = !0;
                                                                                if (valid0) {
                                                                                  if (data.CertificateCDSItems !== void 0) {
                                                                                    let data41 = data.CertificateCDSItems, _errs80 = errors;
                                                                                    if (errors === _errs80)
                                                                                      if (Array.isArray(data41)) {
                                                                                        var valid5 = !0;
                                                                                        let len4 = data41.length;
                                                                                        for (let i4 = 0; i4 < len4; i4++) {
                                                                                          let _errs82 = errors;
                                                                                          validate31(data41[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data41, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                                          var valid5 = _errs82 === errors;
                                                                                          if (!valid5)
                                                                                            break;
                                                                                        }
                                                                                      } else
                                                                                        return validate22.errors = [{ instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                    var valid0 = _errs80 === errors;
                                                                                  } else
                                                                                    var valid0 = !0;
                                                                                  if (valid0) {
                                                                                    if (data.ProcedureCDSItems !== void 0) {
                                                                                      let data43 = data.ProcedureCDSItems, _errs83 = errors;
                                                                                      if (errors === _errs83)
                                                                                        if (Array.isArray(data43)) {
                                                                                          var valid6 = !0;
                                                                                          let len5 = data43.length;
                                                                                          for (let i5 = 0; i5 < len5; i5++) {
                                                                                            let _errs85 = errors;
                                                                                            validate33(data43[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data43, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                                                                                            var valid6 = _errs85 === errors;
                                                                                            if (!valid6)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate22.errors = [{ instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                      var valid0 = _errs83 === errors;
                                                                                    } else
                                                                                      var valid0 = !0;
                                                                                    if (valid0)
                                                                                      if (data.CommodityCDSItems !== void 0) {
                                                                                        let data45 = data.CommodityCDSItems, _errs86 = errors;
                                                                                        if (errors === _errs86)
                                                                                          if (Array.isArray(data45)) {
                                                                                            var valid7 = !0;
                                                                                            let len6 = data45.length;
                                                                                            for (let i6 = 0; i6 < len6; i6++) {
                                                                                              let _errs88 = errors;
                                                                                              validate35(data45[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data45, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                                                                                              var valid7 = _errs88 === errors;
                                                                                              if (!valid7)
                                                                                                break;
                                                                                            }
                                                                                          } else
                                                                                            return validate22.errors = [{ instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                        var valid0 = _errs86 === errors;
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
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "uuid" || key0 === "container_no")) {
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
        if (valid0)
          if (data.container_no !== void 0) {
            let _errs4 = errors;
            if (typeof data.container_no != "string")
              return validate39.errors = [{ instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
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
        if (!(key0 === "uuid" || key0 === "auth_type_code" || key0 === "auth_ident_no")) {
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
          if (data.auth_type_code !== void 0) {
            let _errs4 = errors;
            if (typeof data.auth_type_code != "string")
              return validate41.errors = [{ instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.auth_ident_no !== void 0) {
              let _errs6 = errors;
              if (typeof data.auth_ident_no != "string")
                return validate41.errors = [{ instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
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
              if (data.transaction_ref !== void 0) {
                let _errs8 = errors;
                if (typeof data.transaction_ref != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.ref_general !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.ref_general != "string")
                    return validate21.errors = [{ instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.internal_id !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.internal_id != "string")
                      return validate21.errors = [{ instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.acceptance_date !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.acceptance_date != "string")
                        return validate21.errors = [{ instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.acceptance_time !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.acceptance_time != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.items !== void 0) {
                          let data8 = data.items, _errs18 = errors;
                          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                            return validate21.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.provider !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.provider != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.declarant_identNo !== void 0) {
                              let _errs22 = errors;
                              if (typeof data.declarant_identNo != "string")
                                return validate21.errors = [{ instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.user_name !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.user_name != "string")
                                  return validate21.errors = [{ instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.user_address !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.user_address != "string")
                                    return validate21.errors = [{ instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.user_city !== void 0) {
                                    let _errs28 = errors;
                                    if (typeof data.user_city != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.user_postcode !== void 0) {
                                      let _errs30 = errors;
                                      if (typeof data.user_postcode != "string")
                                        return validate21.errors = [{ instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs30 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.user_country !== void 0) {
                                        let _errs32 = errors;
                                        if (typeof data.user_country != "string")
                                          return validate21.errors = [{ instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        var valid0 = _errs32 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.self_representation !== void 0) {
                                          let _errs34 = errors;
                                          if (typeof data.self_representation != "boolean")
                                            return validate21.errors = [{ instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs34 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.representative_status !== void 0) {
                                            let _errs36 = errors;
                                            if (typeof data.representative_status != "string")
                                              return validate21.errors = [{ instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs36 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.representative_number !== void 0) {
                                              let _errs38 = errors;
                                              if (typeof data.representative_number != "string")
                                                return validate21.errors = [{ instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid0 = _errs38 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.exporter !== void 0) {
                                                let _errs40 = errors;
                                                if (typeof data.exporter != "string")
                                                  return validate21.errors = [{ instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid0 = _errs40 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.exporter_address !== void 0) {
                                                  let _errs42 = errors;
                                                  if (typeof data.exporter_address != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                  var valid0 = _errs42 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.exporter_city !== void 0) {
                                                    let _errs44 = errors;
                                                    if (typeof data.exporter_city != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs44 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.exporter_postcode !== void 0) {
                                                      let _errs46 = errors;
                                                      if (typeof data.exporter_postcode != "string")
                                                        return validate21.errors = [{ instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs46 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.exporter_country !== void 0) {
                                                        let _errs48 = errors;
                                                        if (typeof data.exporter_country != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid0 = _errs48 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.exporter_number !== void 0) {
                                                          let _errs50 = errors;
                                                          if (typeof data.exporter_number != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid0 = _errs50 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.importer !== void 0) {
                                                            let _errs52 = errors;
                                                            if (typeof data.importer != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                            var valid0 = _errs52 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.importer_address !== void 0) {
                                                              let _errs54 = errors;
                                                              if (typeof data.importer_address != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid0 = _errs54 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.importer_city !== void 0) {
                                                                let _errs56 = errors;
                                                                if (typeof data.importer_city != "string")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid0 = _errs56 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.importer_postcode !== void 0) {
                                                                  let _errs58 = errors;
                                                                  if (typeof data.importer_postcode != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs58 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0) {
                                                                  if (data.importer_country !== void 0) {
                                                                    let _errs60 = errors;
                                                                    if (typeof data.importer_country != "string")
                                                                      return validate21.errors = [{ instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid0 = _errs60 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                                  if (valid0) {
                                                                    if (data.importer_number !== void 0) {
                                                                      let _errs62 = errors;
                                                                      if (typeof data.importer_number != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid0 = _errs62 === errors;
                                                                    } else
                                                                      var valid0 = !0;
                                                                    if (valid0) {
                                                                      if (data.buyer !== void 0) {
                                                                        let _errs64 = errors;
                                                                        if (typeof data.buyer != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                        var valid0 = _errs64 === errors;
                                                                      } else
                                                                        var valid0 = !0;
                                                                      if (valid0) {
                                                                        if (data.buyer_address !== void 0) {
                                                                          let _errs66 = errors;
                                                                          if (typeof data.buyer_address != "string")
                                                                            return validate21.errors = [{ instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                          var valid0 = _errs66 === errors;
                                                                        } else
                                                                          var valid0 = !0;
                                                                        if (valid0) {
                                                                          if (data.buyer_city !== void 0) {
                                                                            let _errs68 = errors;
                                                                            if (typeof data.buyer_city != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid0 = _errs68 === errors;
                                                                          } else
                                                                            var valid0 = !0;
                                                                          if (valid0) {
                                                                            if (data.buyer_postcode !== void 0) {
                                                                              let _errs70 = errors;
                                                                              if (typeof data.buyer_postcode != "string")
                                                                                return validate21.errors = [{ instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid0 = _errs70 === errors;
                                                                            } else
                                                                              var valid0 = !0;
                                                                            if (valid0) {
                                                                              if (data.buyer_country !== void 0) {
                                                                                let _errs72 = errors;
                                                                                if (typeof data.buyer_country != "string")
                                                                                  return validate21.errors = [{ instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                var valid0 = _errs72 === errors;
                                                                              } else
                                                                                var valid0 = !0;
                                                                              if (valid0) {
                                                                                if (data.buyer_number !== void 0) {
                                                                                  let _errs74 = errors;
                                                                                  if (typeof data.buyer_number != "string")
                                                                                    return validate21.errors = [{ instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                  var valid0 = _errs74 === errors;
                                                                                } else
                                                                                  var valid0 = !0;
                                                                                if (valid0) {
                                                                                  if (data.buyer_template_name !== void 0) {
                                                                                    let _errs76 = errors;
                                                                                    if (typeof data.buyer_template_name != "string")
                                                                                      return validate21.errors = [{ instancePath: instancePath + "/buyer_template_name", schemaPath: "#/properties/buyer_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                    var valid0 = _errs76 === errors;
                                                                                  } else
                                                                                    var valid0 = !0;
                                                                                  if (valid0) {
                                                                                    if (data.buyer_party !== void 0) {
                                                                                      let data38 = data.buyer_party, _errs78 = errors;
                                                                                      if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38)))
                                                                                        return validate21.errors = [{ instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                      var valid0 = _errs78 === errors;
                                                                                    } else
                                                                                      var valid0 = !0;
                                                                                    if (valid0) {
                                                                                      if (data.seller !== void 0) {
                                                                                        let _errs80 = errors;
                                                                                        if (typeof data.seller != "string")
                                                                                          return validate21.errors = [{ instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                        var valid0 = _errs80 === errors;
                                                                                      } else
                                                                                        var valid0 = !0;
                                                                                      if (valid0) {
                                                                                        if (data.seller_address !== void 0) {
                                                                                          let _errs82 = errors;
                                                                                          if (typeof data.seller_address != "string")
                                                                                            return validate21.errors = [{ instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                          var valid0 = _errs82 === errors;
                                                                                        } else
                                                                                          var valid0 = !0;
                                                                                        if (valid0) {
                                                                                          if (data.seller_city !== void 0) {
                                                                                            let _errs84 = errors;
                                                                                            if (typeof data.seller_city != "string")
                                                                                              return validate21.errors = [{ instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                            var valid0 = _errs84 === errors;
                                                                                          } else
                                                                                            var valid0 = !0;
                                                                                          if (valid0) {
                                                                                            if (data.seller_postcode !== void 0) {
                                                                                              let _errs86 = errors;
                                                                                              if (typeof data.seller_postcode != "string")
                                                                                                return validate21.errors = [{ instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                              var valid0 = _errs86 === errors;
                                                                                            } else
                                                                                              var valid0 = !0;
                                                                                            if (valid0) {
                                                                                              if (data.seller_country !== void 0) {
                                                                                                let _errs88 = errors;
                                                                                                if (typeof data.seller_country != "string")
                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                var valid0 = _errs88 === errors;
                                                                                              } else
                                                                                                var valid0 = !0;
                                                                                              if (valid0) {
                                                                                                if (data.seller_number !== void 0) {
                                                                                                  let _errs90 = errors;
                                                                                                  if (typeof data.seller_number != "string")
                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                  var valid0 = _errs90 === errors;
                                                                                                } else
                                                                                                  var valid0 = !0;
                                                                                                if (valid0) {
                                                                                                  if (data.seller_template_name !== void 0) {
                                                                                                    let _errs92 = errors;
                                                                                                    if (typeof data.seller_template_name != "string")
                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/seller_template_name", schemaPath: "#/properties/seller_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                    var valid0 = _errs92 === errors;
                                                                                                  } else
                                                                                                    var valid0 = !0;
                                                                                                  if (valid0) {
                                                                                                    if (data.seller_party !== void 0) {
                                                                                                      let data46 = data.seller_party, _errs94 = errors;
                                                                                                      if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46)))
                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                                      var valid0 = _errs94 === errors;
                                                                                                    } else
                                                                                                      var valid0 = !0;
                                                                                                    if (valid0) {
                                                                                                      if (data.location_goods !== void 0) {
                                                                                                        let _errs96 = errors;
                                                                                                        if (typeof data.location_goods != "string")
                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                        var valid0 = _errs96 === errors;
                                                                                                      } else
                                                                                                        var valid0 = !0;
                                                                                                      if (valid0) {
                                                                                                        if (data.container_flag !== void 0) {
                                                                                                          let _errs98 = errors;
                                                                                                          if (typeof data.container_flag != "string")
                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                          var valid0 = _errs98 === errors;
                                                                                                        } else
                                                                                                          var valid0 = !0;
                                                                                                        if (valid0) {
                                                                                                          if (data.transportMode !== void 0) {
                                                                                                            let _errs100 = errors;
                                                                                                            if (typeof data.transportMode != "string")
                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                            var valid0 = _errs100 === errors;
                                                                                                          } else
                                                                                                            var valid0 = !0;
                                                                                                          if (valid0) {
                                                                                                            if (data.inlandMode !== void 0) {
                                                                                                              let _errs102 = errors;
                                                                                                              if (typeof data.inlandMode != "string")
                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                              var valid0 = _errs102 === errors;
                                                                                                            } else
                                                                                                              var valid0 = !0;
                                                                                                            if (valid0) {
                                                                                                              if (data.arrival_number !== void 0) {
                                                                                                                let _errs104 = errors;
                                                                                                                if (typeof data.arrival_number != "string")
                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                var valid0 = _errs104 === errors;
                                                                                                              } else
                                                                                                                var valid0 = !0;
                                                                                                              if (valid0) {
                                                                                                                if (data.arrival_type !== void 0) {
                                                                                                                  let _errs106 = errors;
                                                                                                                  if (typeof data.arrival_type != "string")
                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                  var valid0 = _errs106 === errors;
                                                                                                                } else
                                                                                                                  var valid0 = !0;
                                                                                                                if (valid0) {
                                                                                                                  if (data.active_transport_number !== void 0) {
                                                                                                                    let _errs108 = errors;
                                                                                                                    if (typeof data.active_transport_number != "string")
                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                    var valid0 = _errs108 === errors;
                                                                                                                  } else
                                                                                                                    var valid0 = !0;
                                                                                                                  if (valid0) {
                                                                                                                    if (data.active_transport_type !== void 0) {
                                                                                                                      let _errs110 = errors;
                                                                                                                      if (typeof data.active_transport_type != "string")
                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                      var valid0 = _errs110 === errors;
                                                                                                                    } else
                                                                                                                      var valid0 = !0;
                                                                                                                    if (valid0) {
                                                                                                                      if (data.active_transport_nationality !== void 0) {
                                                                                                                        let _errs112 = errors;
                                                                                                                        if (typeof data.active_transport_nationality != "string")
                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                        var valid0 = _errs112 === errors;
                                                                                                                      } else
                                                                                                                        var valid0 = !0;
                                                                                                                      if (valid0) {
                                                                                                                        if (data.dispatch_country_code !== void 0) {
                                                                                                                          let _errs114 = errors;
                                                                                                                          if (typeof data.dispatch_country_code != "string")
                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                          var valid0 = _errs114 === errors;
                                                                                                                        } else
                                                                                                                          var valid0 = !0;
                                                                                                                        if (valid0) {
                                                                                                                          if (data.destination_country_code !== void 0) {
                                                                                                                            let _errs116 = errors;
                                                                                                                            if (typeof data.destination_country_code != "string")
                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                            var valid0 = _errs116 === errors;
                                                                                                                          } else
                                                                                                                            var valid0 = !0;
                                                                                                                          if (valid0) {
                                                                                                                            if (data.total_packages !== void 0) {
                                                                                                                              let _errs118 = errors;
                                                                                                                              if (typeof data.total_packages != "string")
                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                              var valid0 = _errs118 === errors;
                                                                                                                            } else
                                                                                                                              var valid0 = !0;
                                                                                                                            if (valid0) {
                                                                                                                              if (data.gross_mass !== void 0) {
                                                                                                                                let _errs120 = errors;
                                                                                                                                if (typeof data.gross_mass != "string")
                                                                                                                                  return validate21.errors = [{ instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                var valid0 = _errs120 === errors;
                                                                                                                              } else
                                                                                                                                var valid0 = !0;
                                                                                                                              if (valid0) {
                                                                                                                                if (data.currency !== void 0) {
                                                                                                                                  let _errs122 = errors;
                                                                                                                                  if (typeof data.currency != "string")
                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                  var valid0 = _errs122 === errors;
                                                                                                                                } else
                                                                                                                                  var valid0 = !0;
                                                                                                                                if (valid0) {
                                                                                                                                  if (data.currency_1 !== void 0) {
                                                                                                                                    let _errs124 = errors;
                                                                                                                                    if (typeof data.currency_1 != "string")
                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                    var valid0 = _errs124 === errors;
                                                                                                                                  } else
                                                                                                                                    var valid0 = !0;
                                                                                                                                  if (valid0) {
                                                                                                                                    if (data.exchangeRate !== void 0) {
                                                                                                                                      let _errs126 = errors;
                                                                                                                                      if (typeof data.exchangeRate != "string")
                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                      var valid0 = _errs126 === errors;
                                                                                                                                    } else
                                                                                                                                      var valid0 = !0;
                                                                                                                                    if (valid0) {
                                                                                                                                      if (data.freight_charge_amount !== void 0) {
                                                                                                                                        let _errs128 = errors;
                                                                                                                                        if (typeof data.freight_charge_amount != "string")
                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                        var valid0 = _errs128 === errors;
                                                                                                                                      } else
                                                                                                                                        var valid0 = !0;
                                                                                                                                      if (valid0) {
                                                                                                                                        if (data.freight_charge_currency !== void 0) {
                                                                                                                                          let _errs130 = errors;
                                                                                                                                          if (typeof data.freight_charge_currency != "string")
                                                                                                                                            return validate21.errors = [{ instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                          var valid0 = _errs130 === errors;
                                                                                                                                        } else
                                                                                                                                          var valid0 = !0;
                                                                                                                                        if (valid0) {
                                                                                                                                          if (data.incoterm_code !== void 0) {
                                                                                                                                            let _errs132 = errors;
                                                                                                                                            if (typeof data.incoterm_code != "string")
                                                                                                                                              return validate21.errors = [{ instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                            var valid0 = _errs132 === errors;
                                                                                                                                          } else
                                                                                                                                            var valid0 = !0;
                                                                                                                                          if (valid0) {
                                                                                                                                            if (data.unlocode !== void 0) {
                                                                                                                                              let _errs134 = errors;
                                                                                                                                              if (typeof data.unlocode != "string")
                                                                                                                                                return validate21.errors = [{ instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                                                                              var valid0 = _errs134 === errors;
                                                                                                                                            } else
                                                                                                                                              var valid0 = !0;
                                                                                                                                            if (valid0) {
                                                                                                                                              if (data.CDSItems !== void 0) {
                                                                                                                                                let data67 = data.CDSItems, _errs136 = errors;
                                                                                                                                                if (errors === _errs136)
                                                                                                                                                  if (Array.isArray(data67)) {
                                                                                                                                                    var valid1 = !0;
                                                                                                                                                    let len0 = data67.length;
                                                                                                                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                                                                                                                      let _errs138 = errors;
                                                                                                                                                      validate22(data67[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data67, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                                                                                                                                      var valid1 = _errs138 === errors;
                                                                                                                                                      if (!valid1)
                                                                                                                                                        break;
                                                                                                                                                    }
                                                                                                                                                  } else
                                                                                                                                                    return validate21.errors = [{ instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                var valid0 = _errs136 === errors;
                                                                                                                                              } else
                                                                                                                                                var valid0 = !0;
                                                                                                                                              if (valid0) {
                                                                                                                                                if (data.mainPreviousCDSItems !== void 0) {
                                                                                                                                                  let data69 = data.mainPreviousCDSItems, _errs139 = errors;
                                                                                                                                                  if (errors === _errs139)
                                                                                                                                                    if (Array.isArray(data69)) {
                                                                                                                                                      var valid2 = !0;
                                                                                                                                                      let len1 = data69.length;
                                                                                                                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                                                                                                                        let _errs141 = errors;
                                                                                                                                                        validate27(data69[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data69, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
                                                                                                                                                        var valid2 = _errs141 === errors;
                                                                                                                                                        if (!valid2)
                                                                                                                                                          break;
                                                                                                                                                      }
                                                                                                                                                    } else
                                                                                                                                                      return validate21.errors = [{ instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                  var valid0 = _errs139 === errors;
                                                                                                                                                } else
                                                                                                                                                  var valid0 = !0;
                                                                                                                                                if (valid0) {
                                                                                                                                                  if (data.mainContainerCDSItems !== void 0) {
                                                                                                                                                    let data71 = data.mainContainerCDSItems, _errs142 = errors;
                                                                                                                                                    if (errors === _errs142)
                                                                                                                                                      if (Array.isArray(data71)) {
                                                                                                                                                        var valid3 = !0;
                                                                                                                                                        let len2 = data71.length;
                                                                                                                                                        for (let i2 = 0; i2 < len2; i2++) {
                                                                                                                                                          let _errs144 = errors;
                                                                                                                                                          validate39(data71[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data71, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                                                                                                                                                          var valid3 = _errs144 === errors;
                                                                                                                                                          if (!valid3)
                                                                                                                                                            break;
                                                                                                                                                        }
                                                                                                                                                      } else
                                                                                                                                                        return validate21.errors = [{ instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                    var valid0 = _errs142 === errors;
                                                                                                                                                  } else
                                                                                                                                                    var valid0 = !0;
                                                                                                                                                  if (valid0)
                                                                                                                                                    if (data.AdditionalItems !== void 0) {
                                                                                                                                                      let data73 = data.AdditionalItems, _errs145 = errors;
                                                                                                                                                      if (errors === _errs145)
                                                                                                                                                        if (Array.isArray(data73)) {
                                                                                                                                                          var valid4 = !0;
                                                                                                                                                          let len3 = data73.length;
                                                                                                                                                          for (let i3 = 0; i3 < len3; i3++) {
                                                                                                                                                            let _errs147 = errors;
                                                                                                                                                            validate41(data73[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data73, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
                                                                                                                                                            var valid4 = _errs147 === errors;
                                                                                                                                                            if (!valid4)
                                                                                                                                                              break;
                                                                                                                                                          }
                                                                                                                                                        } else
                                                                                                                                                          return validate21.errors = [{ instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                                                                                                      var valid0 = _errs145 === errors;
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
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var set0 = { "customs-declaration/structure": compiled0 };

var compiled02 = validate212, schema62 = { $id: "customs-declaration/valid", title: "CustomsDeclaration", description: "A customs declaration, import or export, as it is edited, stored and sent.", type: "object", additionalProperties: !1, properties: { customs_regime: { type: "string", enum: ["import", "export", ""] }, declaration_type: { type: "string", maxLength: 2 }, additional_dec_type: { type: "string", maxLength: 1 }, transaction_ref: { type: "string", maxLength: 35 }, ref_general: { type: "string", maxLength: 35 }, internal_id: { type: "string" }, acceptance_date: { type: "string", format: "date" }, acceptance_time: { type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, items: { type: "integer", minimum: 0, maximum: 99999 }, provider: { type: "string", maxLength: 35 }, declarant_identNo: { type: "string", maxLength: 17 }, user_name: { type: "string", maxLength: 70 }, user_address: { type: "string", maxLength: 70 }, user_city: { type: "string", maxLength: 35 }, user_postcode: { type: "string", maxLength: 9 }, user_country: { type: "string", maxLength: 2 }, self_representation: { type: "boolean" }, representative_status: { type: "string", maxLength: 3 }, representative_number: { type: "string", maxLength: 17 }, exporter: { type: "string", maxLength: 70 }, exporter_address: { type: "string", maxLength: 70 }, exporter_city: { type: "string", maxLength: 35 }, exporter_postcode: { type: "string", maxLength: 9 }, exporter_country: { type: "string", maxLength: 2 }, exporter_number: { type: "string", maxLength: 17 }, importer: { type: "string", maxLength: 70 }, importer_address: { type: "string", maxLength: 70 }, importer_city: { type: "string", maxLength: 35 }, importer_postcode: { type: "string", maxLength: 9 }, importer_country: { type: "string", maxLength: 2 }, importer_number: { type: "string", maxLength: 17 }, buyer: { type: "string", maxLength: 70 }, buyer_address: { type: "string", maxLength: 70 }, buyer_city: { type: "string", maxLength: 35 }, buyer_postcode: { type: "string", maxLength: 9 }, buyer_country: { type: "string", maxLength: 2 }, buyer_number: { type: "string", maxLength: 17 }, buyer_template_name: { type: "string" }, buyer_party: { type: "integer", minimum: 0, maximum: 1 }, seller: { type: "string", maxLength: 70 }, seller_address: { type: "string", maxLength: 70 }, seller_city: { type: "string", maxLength: 35 }, seller_postcode: { type: "string", maxLength: 9 }, seller_country: { type: "string", maxLength: 2 }, seller_number: { type: "string", maxLength: 17 }, seller_template_name: { type: "string" }, seller_party: { type: "integer", minimum: 0, maximum: 1 }, location_goods: { type: "string", maxLength: 260, pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, container_flag: { type: "string", enum: ["0", "1", ""] }, transportMode: { type: "string", maxLength: 1, format: "digits" }, inlandMode: { type: "string", maxLength: 1, format: "digits" }, arrival_number: { type: "string", maxLength: 35 }, arrival_type: { type: "string", maxLength: 17 }, active_transport_number: { type: "string", maxLength: 35 }, active_transport_type: { type: "string", maxLength: 17 }, active_transport_nationality: { type: "string", maxLength: 2 }, dispatch_country_code: { type: "string", maxLength: 2 }, destination_country_code: { type: "string", maxLength: 2 }, total_packages: { type: "string", maxLength: 8, format: "digits" }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, currency: { type: "string", maxLength: 3 }, currency_1: { type: "string", maxLength: 17, format: "numeric" }, exchangeRate: { type: "string", maxLength: 13, format: "numeric" }, freight_charge_amount: { type: "string", maxLength: 17, format: "numeric" }, freight_charge_currency: { type: "string", maxLength: 3 }, incoterm_code: { type: "string", maxLength: 3 }, unlocode: { type: "string", maxLength: 17 }, CDSItems: { type: "array", minItems: 1, maxItems: 999, items: { $ref: "#/definitions/item" } }, mainPreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, mainContainerCDSItems: { type: "array", items: { $ref: "#/definitions/container" } }, AdditionalItems: { type: "array", items: { $ref: "#/definitions/authorisation" } } }, definitions: { item: { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 5 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 5 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 5 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } } } }, package: { title: "PackageLine", description: "A line of packages of one goods item (6/9, 6/10, 6/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, type_of_packages: { type: "string", maxLength: 2 }, number_of_packages: { type: "string", maxLength: 8, format: "digits" }, shipping_mark: { type: "string", maxLength: 512 } } }, "tax-line": { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 } } }, "previous-document": { title: "PreviousDocument", description: "A document that came before this declaration (2/1).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, docCategory: { type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { type: "string", maxLength: 3 }, prevTransactionRef: { type: "string", maxLength: 70 }, goodsItemIdent: { type: "string", maxLength: 5, format: "digits" } } }, "additional-information": { title: "AdditionalInformation", description: "A statement to customs about the goods or the declaration (2/2).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, additionalInfoCode: { type: "string", maxLength: 17 }, additionalDescription: { type: "string", maxLength: 512 } } }, "produced-document": { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } }, "additional-procedure": { title: "AdditionalProcedure", description: "A further procedure code of one goods item (1/11).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, add_proc: { type: "string", maxLength: 7 } } }, "additional-code": { title: "AdditionalCode", description: "Additional commodity codes of one goods item (6/16, 6/17).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, taric_add_code: { type: "string", maxLength: 18 }, taric_add_code_1: { type: "string", maxLength: 3 }, national_add_code: { type: "string", maxLength: 18 }, national_add_code_1: { type: "string", maxLength: 3 } } }, container: { title: "Container", description: "A container the goods travel in (7/10).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, container_no: { type: "string", maxLength: 17 } } }, authorisation: { title: "Authorisation", description: "An authorisation this declaration relies on, and who holds it (3/39).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, auth_type_code: { type: "string", maxLength: 4 }, auth_ident_no: { type: "string", maxLength: 17 } } } } }, func22 = Object.prototype.hasOwnProperty, func3 = countCharacters, formats0 = date, formats2 = digits, formats8 = numeric, pattern0 = new RegExp("^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$", "u"), pattern1 = new RegExp("^$|^[A-Z]{2}[A-D][A-Z].+$", "u"), schema72 = { title: "CustomsDeclarationItem", description: "One goods item of a customs declaration.", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, item_no: { type: "integer", minimum: 1, maximum: 99999 }, ref_number: { type: "string", maxLength: 35 }, commodityCode: { type: "string", format: "digits", pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, combined_code: { type: "string", maxLength: 3 }, taric_code: { type: "string", maxLength: 3 }, cus_code: { type: "string", maxLength: 18 }, cus_code_1: { type: "string", maxLength: 3 }, description: { type: "string", maxLength: 512 }, req_code: { type: "string", maxLength: 7 }, prev_code: { type: "string", maxLength: 7 }, gross_mass: { type: "string", maxLength: 17, format: "numeric" }, gross_mass_unit: { type: "string", maxLength: 5 }, net_mass: { type: "string", maxLength: 17, format: "numeric" }, net_mass_unit: { type: "string", maxLength: 5 }, supplementaryUnits: { type: "string", maxLength: 17, format: "numeric" }, supplementary_unit: { type: "string", maxLength: 5 }, itemPriceAmount: { type: "string", maxLength: 17, format: "numeric" }, itemPriceCurr: { type: "string", maxLength: 3 }, customs_value_amount: { type: "string", maxLength: 17, format: "numeric" }, customs_value_currency: { type: "string", maxLength: 3 }, country_origin: { type: "string", maxLength: 4 }, country_pref_origin: { type: "string", maxLength: 4 }, preference: { type: "string", maxLength: 3 }, quota: { type: "string", maxLength: 17 }, val_indicator: { type: "string", maxLength: 4 }, valuation_method: { type: "string", maxLength: 3 }, nature_of_transaction: { type: "string", maxLength: 2, format: "digits" }, statistic_value: { type: "string", maxLength: 17, format: "numeric" }, statistic_currency: { type: "string", maxLength: 3 }, totalNumberOfPackages: { type: "string", format: "digits" }, dest_code: { type: "string", maxLength: 2 }, disp_code: { type: "string", maxLength: 2 }, PackagesCDSItems: { type: "array", items: { $ref: "#/definitions/package" } }, TaxCDSItems: { type: "array", items: { $ref: "#/definitions/tax-line" } }, PreviousCDSItems: { type: "array", items: { $ref: "#/definitions/previous-document" } }, AdditionalCDSItems: { type: "array", items: { $ref: "#/definitions/additional-information" } }, CertificateCDSItems: { type: "array", items: { $ref: "#/definitions/produced-document" } }, ProcedureCDSItems: { type: "array", items: { $ref: "#/definitions/additional-procedure" } }, CommodityCDSItems: { type: "array", items: { $ref: "#/definitions/additional-code" } } } }, pattern2 = new RegExp("^$|^[0-9]{8}([0-9]{2})?$", "u");
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "type_of_packages" || key0 === "number_of_packages" || key0 === "shipping_mark")) {
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
        if (!formats2(data2)) {
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
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
var schema92 = { title: "TaxLine", description: "A duty or tax of one goods item (4/3 to 4/8).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, tax_calc_type: { type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { type: "string", maxLength: 3 }, tax_unit: { type: "string", maxLength: 6 }, tax_quantity: { type: "string", maxLength: 23, format: "numeric" }, tax_rate: { type: "string", maxLength: 21, format: "numeric" }, tax_amount: { type: "string", maxLength: 19, format: "numeric" }, tax_currency: { type: "string", maxLength: 3 }, tax_total: { type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { type: "string", maxLength: 3 }, payment_method: { type: "string", maxLength: 1 } } };
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
        if (!formats8(data4)) {
          let err9 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.tax_rate !== void 0) {
      let data5 = data.tax_rate;
      if (typeof data5 == "string") {
        if (func3(data5) > 21) {
          let err11 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/maxLength", keyword: "maxLength", params: { limit: 21 }, message: "must NOT have more than 21 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats8(data5)) {
          let err12 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tax_amount !== void 0) {
      let data6 = data.tax_amount;
      if (typeof data6 == "string") {
        if (func3(data6) > 19) {
          let err14 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats8(data6)) {
          let err15 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tax_currency !== void 0) {
      let data7 = data.tax_currency;
      if (typeof data7 == "string") {
        if (func3(data7) > 3) {
          let err17 = { instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/tax_currency", schemaPath: "#/properties/tax_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.tax_total !== void 0) {
      let data8 = data.tax_total;
      if (typeof data8 == "string") {
        if (func3(data8) > 19) {
          let err19 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats8(data8)) {
          let err20 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.tax_total_currency !== void 0) {
      let data9 = data.tax_total_currency;
      if (typeof data9 == "string") {
        if (func3(data9) > 3) {
          let err22 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.payment_method !== void 0) {
      let data10 = data.payment_method;
      if (typeof data10 == "string") {
        if (func3(data10) > 1) {
          let err24 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
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
        if (!formats2(data4)) {
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
      if (!(key0 === "uuid" || key0 === "additionalInfoCode" || key0 === "additionalDescription")) {
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
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate292.errors = vErrors, errors === 0;
}
var schema122 = { title: "ProducedDocument", description: "A document, certificate or authorisation presented with one goods item (2/3, 8/7).", type: "object", additionalProperties: !1, properties: { uuid: { type: "string" }, doc_code_1: { type: "string", maxLength: 3 }, doc_code_3: { type: "string", maxLength: 3 }, doc_ident: { type: "string", maxLength: 70 }, doc_status: { type: "string", maxLength: 3 }, doc_status_reason: { type: "string", maxLength: 35 }, qualifier: { type: "string", maxLength: 5 }, quantity_wo: { type: "string", maxLength: 23, format: "numeric" }, issuing_auth: { type: "string", maxLength: 70 }, date_validity: { type: "string", format: "date" } } };
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
        if (!formats8(data7)) {
          let err15 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.issuing_auth !== void 0) {
      let data8 = data.issuing_auth;
      if (typeof data8 == "string") {
        if (func3(data8) > 70) {
          let err17 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.date_validity !== void 0) {
      let data9 = data.date_validity;
      if (typeof data9 == "string") {
        if (!formats0(data9)) {
          let err19 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
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
        if (!pattern2.test(data3)) {
          let err7 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, message: 'must match pattern "^$|^[0-9]{8}([0-9]{2})?$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats2(data3)) {
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
        if (!formats8(data11)) {
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
        if (!formats8(data13)) {
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
        if (!formats8(data15)) {
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
        if (!formats8(data17)) {
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
        if (!formats8(data19)) {
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
        if (!formats2(data27)) {
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
        if (!formats8(data28)) {
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
        if (!formats2(data30)) {
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
    if (data.PackagesCDSItems !== void 0) {
      let data33 = data.PackagesCDSItems;
      if (Array.isArray(data33)) {
        let len0 = data33.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate232(data33[i0], { instancePath: instancePath + "/PackagesCDSItems/" + i0, parentData: data33, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err75 = { instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
    if (data.TaxCDSItems !== void 0) {
      let data35 = data.TaxCDSItems;
      if (Array.isArray(data35)) {
        let len1 = data35.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate252(data35[i1], { instancePath: instancePath + "/TaxCDSItems/" + i1, parentData: data35, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length);
      } else {
        let err76 = { instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.PreviousCDSItems !== void 0) {
      let data37 = data.PreviousCDSItems;
      if (Array.isArray(data37)) {
        let len2 = data37.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate272(data37[i2], { instancePath: instancePath + "/PreviousCDSItems/" + i2, parentData: data37, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length);
      } else {
        let err77 = { instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data.AdditionalCDSItems !== void 0) {
      let data39 = data.AdditionalCDSItems;
      if (Array.isArray(data39)) {
        let len3 = data39.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate292(data39[i3], { instancePath: instancePath + "/AdditionalCDSItems/" + i3, parentData: data39, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors), errors = vErrors.length);
      } else {
        let err78 = { instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.CertificateCDSItems !== void 0) {
      let data41 = data.CertificateCDSItems;
      if (Array.isArray(data41)) {
        let len4 = data41.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate312(data41[i4], { instancePath: instancePath + "/CertificateCDSItems/" + i4, parentData: data41, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
      } else {
        let err79 = { instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.ProcedureCDSItems !== void 0) {
      let data43 = data.ProcedureCDSItems;
      if (Array.isArray(data43)) {
        let len5 = data43.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate332(data43[i5], { instancePath: instancePath + "/ProcedureCDSItems/" + i5, parentData: data43, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors), errors = vErrors.length);
      } else {
        let err80 = { instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.CommodityCDSItems !== void 0) {
      let data45 = data.CommodityCDSItems;
      if (Array.isArray(data45)) {
        let len6 = data45.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate352(data45[i6], { instancePath: instancePath + "/CommodityCDSItems/" + i6, parentData: data45, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length);
      } else {
        let err81 = { instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
  } else {
    let err82 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "uuid" || key0 === "container_no")) {
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
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate392.errors = vErrors, errors === 0;
}
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate412.errors = vErrors, errors === 0;
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
    if (data.transaction_ref !== void 0) {
      let data3 = data.transaction_ref;
      if (typeof data3 == "string") {
        if (func3(data3) > 35) {
          let err7 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.ref_general !== void 0) {
      let data4 = data.ref_general;
      if (typeof data4 == "string") {
        if (func3(data4) > 35) {
          let err9 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.internal_id !== void 0 && typeof data.internal_id != "string") {
      let err11 = { instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.acceptance_date !== void 0) {
      let data6 = data.acceptance_date;
      if (typeof data6 == "string") {
        if (!formats0(data6)) {
          let err12 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.acceptance_time !== void 0) {
      let data7 = data.acceptance_time;
      if (typeof data7 == "string") {
        if (func3(data7) > 11) {
          let err14 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern0.test(data7)) {
          let err15 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.items !== void 0) {
      let data8 = data.items;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err17 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 99999 || isNaN(data8)) {
          let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.provider !== void 0) {
      let data9 = data.provider;
      if (typeof data9 == "string") {
        if (func3(data9) > 35) {
          let err20 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.declarant_identNo !== void 0) {
      let data10 = data.declarant_identNo;
      if (typeof data10 == "string") {
        if (func3(data10) > 17) {
          let err22 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.user_name !== void 0) {
      let data11 = data.user_name;
      if (typeof data11 == "string") {
        if (func3(data11) > 70) {
          let err24 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.user_address !== void 0) {
      let data12 = data.user_address;
      if (typeof data12 == "string") {
        if (func3(data12) > 70) {
          let err26 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.user_city !== void 0) {
      let data13 = data.user_city;
      if (typeof data13 == "string") {
        if (func3(data13) > 35) {
          let err28 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.user_postcode !== void 0) {
      let data14 = data.user_postcode;
      if (typeof data14 == "string") {
        if (func3(data14) > 9) {
          let err30 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.user_country !== void 0) {
      let data15 = data.user_country;
      if (typeof data15 == "string") {
        if (func3(data15) > 2) {
          let err32 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.self_representation !== void 0 && typeof data.self_representation != "boolean") {
      let err34 = { instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.representative_status !== void 0) {
      let data17 = data.representative_status;
      if (typeof data17 == "string") {
        if (func3(data17) > 3) {
          let err35 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.representative_number !== void 0) {
      let data18 = data.representative_number;
      if (typeof data18 == "string") {
        if (func3(data18) > 17) {
          let err37 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.exporter !== void 0) {
      let data19 = data.exporter;
      if (typeof data19 == "string") {
        if (func3(data19) > 70) {
          let err39 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.exporter_address !== void 0) {
      let data20 = data.exporter_address;
      if (typeof data20 == "string") {
        if (func3(data20) > 70) {
          let err41 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.exporter_city !== void 0) {
      let data21 = data.exporter_city;
      if (typeof data21 == "string") {
        if (func3(data21) > 35) {
          let err43 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.exporter_postcode !== void 0) {
      let data22 = data.exporter_postcode;
      if (typeof data22 == "string") {
        if (func3(data22) > 9) {
          let err45 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.exporter_country !== void 0) {
      let data23 = data.exporter_country;
      if (typeof data23 == "string") {
        if (func3(data23) > 2) {
          let err47 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.exporter_number !== void 0) {
      let data24 = data.exporter_number;
      if (typeof data24 == "string") {
        if (func3(data24) > 17) {
          let err49 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.importer !== void 0) {
      let data25 = data.importer;
      if (typeof data25 == "string") {
        if (func3(data25) > 70) {
          let err51 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.importer_address !== void 0) {
      let data26 = data.importer_address;
      if (typeof data26 == "string") {
        if (func3(data26) > 70) {
          let err53 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.importer_city !== void 0) {
      let data27 = data.importer_city;
      if (typeof data27 == "string") {
        if (func3(data27) > 35) {
          let err55 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.importer_postcode !== void 0) {
      let data28 = data.importer_postcode;
      if (typeof data28 == "string") {
        if (func3(data28) > 9) {
          let err57 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.importer_country !== void 0) {
      let data29 = data.importer_country;
      if (typeof data29 == "string") {
        if (func3(data29) > 2) {
          let err59 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.importer_number !== void 0) {
      let data30 = data.importer_number;
      if (typeof data30 == "string") {
        if (func3(data30) > 17) {
          let err61 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.buyer !== void 0) {
      let data31 = data.buyer;
      if (typeof data31 == "string") {
        if (func3(data31) > 70) {
          let err63 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
      } else {
        let err64 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.buyer_address !== void 0) {
      let data32 = data.buyer_address;
      if (typeof data32 == "string") {
        if (func3(data32) > 70) {
          let err65 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.buyer_city !== void 0) {
      let data33 = data.buyer_city;
      if (typeof data33 == "string") {
        if (func3(data33) > 35) {
          let err67 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.buyer_postcode !== void 0) {
      let data34 = data.buyer_postcode;
      if (typeof data34 == "string") {
        if (func3(data34) > 9) {
          let err69 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.buyer_country !== void 0) {
      let data35 = data.buyer_country;
      if (typeof data35 == "string") {
        if (func3(data35) > 2) {
          let err71 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.buyer_number !== void 0) {
      let data36 = data.buyer_number;
      if (typeof data36 == "string") {
        if (func3(data36) > 17) {
          let err73 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.buyer_template_name !== void 0 && typeof data.buyer_template_name != "string") {
      let err75 = { instancePath: instancePath + "/buyer_template_name", schemaPath: "#/properties/buyer_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
    }
    if (data.buyer_party !== void 0) {
      let data38 = data.buyer_party;
      if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
        let err76 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data38 == "number" && isFinite(data38)) {
        if (data38 > 1 || isNaN(data38)) {
          let err77 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        if (data38 < 0 || isNaN(data38)) {
          let err78 = { instancePath: instancePath + "/buyer_party", schemaPath: "#/properties/buyer_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
      }
    }
    if (data.seller !== void 0) {
      let data39 = data.seller;
      if (typeof data39 == "string") {
        if (func3(data39) > 70) {
          let err79 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.seller_address !== void 0) {
      let data40 = data.seller_address;
      if (typeof data40 == "string") {
        if (func3(data40) > 70) {
          let err81 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.seller_city !== void 0) {
      let data41 = data.seller_city;
      if (typeof data41 == "string") {
        if (func3(data41) > 35) {
          let err83 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.seller_postcode !== void 0) {
      let data42 = data.seller_postcode;
      if (typeof data42 == "string") {
        if (func3(data42) > 9) {
          let err85 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      } else {
        let err86 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.seller_country !== void 0) {
      let data43 = data.seller_country;
      if (typeof data43 == "string") {
        if (func3(data43) > 2) {
          let err87 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.seller_number !== void 0) {
      let data44 = data.seller_number;
      if (typeof data44 == "string") {
        if (func3(data44) > 17) {
          let err89 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
      } else {
        let err90 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.seller_template_name !== void 0 && typeof data.seller_template_name != "string") {
      let err91 = { instancePath: instancePath + "/seller_template_name", schemaPath: "#/properties/seller_template_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
    }
    if (data.seller_party !== void 0) {
      let data46 = data.seller_party;
      if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
        let err92 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
      if (typeof data46 == "number" && isFinite(data46)) {
        if (data46 > 1 || isNaN(data46)) {
          let err93 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
        if (data46 < 0 || isNaN(data46)) {
          let err94 = { instancePath: instancePath + "/seller_party", schemaPath: "#/properties/seller_party/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
      }
    }
    if (data.location_goods !== void 0) {
      let data47 = data.location_goods;
      if (typeof data47 == "string") {
        if (func3(data47) > 260) {
          let err95 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/maxLength", keyword: "maxLength", params: { limit: 260 }, message: "must NOT have more than 260 characters" };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
        if (!pattern1.test(data47)) {
          let err96 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/pattern", keyword: "pattern", params: { pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, message: 'must match pattern "^$|^[A-Z]{2}[A-D][A-Z].+$"' };
          vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
        }
      } else {
        let err97 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.container_flag !== void 0) {
      let data48 = data.container_flag;
      if (typeof data48 != "string") {
        let err98 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
      if (!(data48 === "0" || data48 === "1" || data48 === "")) {
        let err99 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/enum", keyword: "enum", params: { allowedValues: schema62.properties.container_flag.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.transportMode !== void 0) {
      let data49 = data.transportMode;
      if (typeof data49 == "string") {
        if (func3(data49) > 1) {
          let err100 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
        if (!formats2(data49)) {
          let err101 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      } else {
        let err102 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
    }
    if (data.inlandMode !== void 0) {
      let data50 = data.inlandMode;
      if (typeof data50 == "string") {
        if (func3(data50) > 1) {
          let err103 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
        if (!formats2(data50)) {
          let err104 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
      } else {
        let err105 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.arrival_number !== void 0) {
      let data51 = data.arrival_number;
      if (typeof data51 == "string") {
        if (func3(data51) > 35) {
          let err106 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      } else {
        let err107 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.arrival_type !== void 0) {
      let data52 = data.arrival_type;
      if (typeof data52 == "string") {
        if (func3(data52) > 17) {
          let err108 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
      } else {
        let err109 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.active_transport_number !== void 0) {
      let data53 = data.active_transport_number;
      if (typeof data53 == "string") {
        if (func3(data53) > 35) {
          let err110 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
      } else {
        let err111 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.active_transport_type !== void 0) {
      let data54 = data.active_transport_type;
      if (typeof data54 == "string") {
        if (func3(data54) > 17) {
          let err112 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
      } else {
        let err113 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.active_transport_nationality !== void 0) {
      let data55 = data.active_transport_nationality;
      if (typeof data55 == "string") {
        if (func3(data55) > 2) {
          let err114 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
        }
      } else {
        let err115 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
      }
    }
    if (data.dispatch_country_code !== void 0) {
      let data56 = data.dispatch_country_code;
      if (typeof data56 == "string") {
        if (func3(data56) > 2) {
          let err116 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      } else {
        let err117 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
    }
    if (data.destination_country_code !== void 0) {
      let data57 = data.destination_country_code;
      if (typeof data57 == "string") {
        if (func3(data57) > 2) {
          let err118 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
      } else {
        let err119 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.total_packages !== void 0) {
      let data58 = data.total_packages;
      if (typeof data58 == "string") {
        if (func3(data58) > 8) {
          let err120 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
        }
        if (!formats2(data58)) {
          let err121 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
      } else {
        let err122 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
      }
    }
    if (data.gross_mass !== void 0) {
      let data59 = data.gross_mass;
      if (typeof data59 == "string") {
        if (func3(data59) > 17) {
          let err123 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
        }
        if (!formats8(data59)) {
          let err124 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
        }
      } else {
        let err125 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.currency !== void 0) {
      let data60 = data.currency;
      if (typeof data60 == "string") {
        if (func3(data60) > 3) {
          let err126 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
      } else {
        let err127 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
      }
    }
    if (data.currency_1 !== void 0) {
      let data61 = data.currency_1;
      if (typeof data61 == "string") {
        if (func3(data61) > 17) {
          let err128 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
        if (!formats8(data61)) {
          let err129 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
      } else {
        let err130 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
      }
    }
    if (data.exchangeRate !== void 0) {
      let data62 = data.exchangeRate;
      if (typeof data62 == "string") {
        if (func3(data62) > 13) {
          let err131 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/maxLength", keyword: "maxLength", params: { limit: 13 }, message: "must NOT have more than 13 characters" };
          vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
        }
        if (!formats8(data62)) {
          let err132 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
        }
      } else {
        let err133 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
      }
    }
    if (data.freight_charge_amount !== void 0) {
      let data63 = data.freight_charge_amount;
      if (typeof data63 == "string") {
        if (func3(data63) > 17) {
          let err134 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
        }
        if (!formats8(data63)) {
          let err135 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
        }
      } else {
        let err136 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
      }
    }
    if (data.freight_charge_currency !== void 0) {
      let data64 = data.freight_charge_currency;
      if (typeof data64 == "string") {
        if (func3(data64) > 3) {
          let err137 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
        }
      } else {
        let err138 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
      }
    }
    if (data.incoterm_code !== void 0) {
      let data65 = data.incoterm_code;
      if (typeof data65 == "string") {
        if (func3(data65) > 3) {
          let err139 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
        }
      } else {
        let err140 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
      }
    }
    if (data.unlocode !== void 0) {
      let data66 = data.unlocode;
      if (typeof data66 == "string") {
        if (func3(data66) > 17) {
          let err141 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
        }
      } else {
        let err142 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
      }
    }
    if (data.CDSItems !== void 0) {
      let data67 = data.CDSItems;
      if (Array.isArray(data67)) {
        if (data67.length > 999) {
          let err143 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/maxItems", keyword: "maxItems", params: { limit: 999 }, message: "must NOT have more than 999 items" };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
        if (data67.length < 1) {
          let err144 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
        }
        let len0 = data67.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate222(data67[i0], { instancePath: instancePath + "/CDSItems/" + i0, parentData: data67, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length);
      } else {
        let err145 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
      }
    }
    if (data.mainPreviousCDSItems !== void 0) {
      let data69 = data.mainPreviousCDSItems;
      if (Array.isArray(data69)) {
        let len1 = data69.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate272(data69[i1], { instancePath: instancePath + "/mainPreviousCDSItems/" + i1, parentData: data69, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors), errors = vErrors.length);
      } else {
        let err146 = { instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
      }
    }
    if (data.mainContainerCDSItems !== void 0) {
      let data71 = data.mainContainerCDSItems;
      if (Array.isArray(data71)) {
        let len2 = data71.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate392(data71[i2], { instancePath: instancePath + "/mainContainerCDSItems/" + i2, parentData: data71, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors), errors = vErrors.length);
      } else {
        let err147 = { instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
      }
    }
    if (data.AdditionalItems !== void 0) {
      let data73 = data.AdditionalItems;
      if (Array.isArray(data73)) {
        let len3 = data73.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate412(data73[i3], { instancePath: instancePath + "/AdditionalItems/" + i3, parentData: data73, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors), errors = vErrors.length);
      } else {
        let err148 = { instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
      }
    }
  } else {
    let err149 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
  }
  return validate212.errors = vErrors, errors === 0;
}
var set1 = { "customs-declaration/valid": compiled02 };

var compiled = { ...set0, ...set1 };

/** Validators by document name. */
export const validators: { readonly [document in "customs-declaration"]: DocumentValidators } = {
  "customs-declaration": { structure: compiled["customs-declaration/structure"], valid: compiled["customs-declaration/valid"] },
};
