// @ts-nocheck compiled code; the export below is typed
// Written by `npm run generate` from schemas/. Do not edit.
import type { Validator } from './validators.ts';

function isStoredDate(text) {
  return readStored(text) !== void 0;
}
function isStoredDateTime(text) {
  let match = /^(.{10}) ([01]\d|2[0-3]):[0-5]\d$/.exec(text);
  return match !== null && isStoredDate(match[1]);
}
function readStored(text) {
  let match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return;
  let [day, month, year] = match.slice(1).map(Number);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { day, month, year } : void 0;
}

var valueFormats = {
  /** Digits with at most one decimal point; "12." is stored while a person is still typing. */
  numeric: (text) => /^[0-9]*\.?[0-9]*$/.test(text),
  digits: (text) => /^[0-9]*$/.test(text),
  date: (text) => text === "" || isStoredDate(text),
  "date-time": (text) => text === "" || isStoredDateTime(text)
};
function countCharacters(text) {
  let pairs = 0;
  for (let at = 1; at < text.length; at++) {
    let second = text.charCodeAt(at), first = text.charCodeAt(at - 1);
    second >= 56320 && second <= 57343 && first >= 55296 && first <= 56319 && pairs++;
  }
  return text.length - pairs;
}

var compiled0 = validate21, schema6 = { $id: "customs-declaration/section:declaration", type: "object", properties: { customs_regime: { title: "Regime", type: "string", enum: ["import", "export", ""] }, declaration_type: { title: "Declaration type", type: "string", maxLength: 2 }, additional_dec_type: { title: "Additional declaration type", type: "string", maxLength: 1 }, transaction_ref: { title: "LRN", type: "string", maxLength: 35 }, ref_general: { title: "UCR", type: "string", maxLength: 35 }, internal_id: { title: "Own reference", type: "string" }, acceptance_date: { title: "Acceptance date", type: "string", format: "date" }, acceptance_time: { title: "Acceptance time", type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, provider: { title: "Sent to", type: "string", maxLength: 35 }, items: { title: "Items", type: "integer", minimum: 0, maximum: 99999 }, issue_date: { title: "Date of issue", type: "string", format: "date" }, issue_time: { title: "Time of issue", type: "string", maxLength: 11, pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, tax_point_date: { title: "Tax point", type: "string", format: "date" }, circumstance_indicator: { title: "Specific circumstance", type: "string", maxLength: 3 } } }, func2 = countCharacters, formats0 = valueFormats.date, pattern0 = new RegExp("^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.customs_regime !== void 0) {
      let data0 = data.customs_regime;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "import" || data0 === "export" || data0 === "")) {
        let err1 = { instancePath: instancePath + "/customs_regime", schemaPath: "#/properties/customs_regime/enum", keyword: "enum", params: { allowedValues: schema6.properties.customs_regime.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.declaration_type !== void 0) {
      let data1 = data.declaration_type;
      if (typeof data1 == "string") {
        if (func2(data1) > 2) {
          let err2 = { instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/declaration_type", schemaPath: "#/properties/declaration_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.additional_dec_type !== void 0) {
      let data2 = data.additional_dec_type;
      if (typeof data2 == "string") {
        if (func2(data2) > 1) {
          let err4 = { instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/additional_dec_type", schemaPath: "#/properties/additional_dec_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.transaction_ref !== void 0) {
      let data3 = data.transaction_ref;
      if (typeof data3 == "string") {
        if (func2(data3) > 35) {
          let err6 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/transaction_ref", schemaPath: "#/properties/transaction_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.ref_general !== void 0) {
      let data4 = data.ref_general;
      if (typeof data4 == "string") {
        if (func2(data4) > 35) {
          let err8 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/ref_general", schemaPath: "#/properties/ref_general/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.internal_id !== void 0 && typeof data.internal_id != "string") {
      let err10 = { instancePath: instancePath + "/internal_id", schemaPath: "#/properties/internal_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.acceptance_date !== void 0) {
      let data6 = data.acceptance_date;
      if (typeof data6 == "string") {
        if (!formats0(data6)) {
          let err11 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/acceptance_date", schemaPath: "#/properties/acceptance_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.acceptance_time !== void 0) {
      let data7 = data.acceptance_time;
      if (typeof data7 == "string") {
        if (func2(data7) > 11) {
          let err13 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern0.test(data7)) {
          let err14 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/acceptance_time", schemaPath: "#/properties/acceptance_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data8 = data.provider;
      if (typeof data8 == "string") {
        if (func2(data8) > 35) {
          let err16 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.items !== void 0) {
      let data9 = data.items;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 99999 || isNaN(data9)) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err20 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.issue_date !== void 0) {
      let data10 = data.issue_date;
      if (typeof data10 == "string") {
        if (!formats0(data10)) {
          let err21 = { instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/issue_date", schemaPath: "#/properties/issue_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.issue_time !== void 0) {
      let data11 = data.issue_time;
      if (typeof data11 == "string") {
        if (func2(data11) > 11) {
          let err23 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!pattern0.test(data11)) {
          let err24 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/issue_time", schemaPath: "#/properties/issue_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.tax_point_date !== void 0) {
      let data12 = data.tax_point_date;
      if (typeof data12 == "string") {
        if (!formats0(data12)) {
          let err26 = { instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/tax_point_date", schemaPath: "#/properties/tax_point_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.circumstance_indicator !== void 0) {
      let data13 = data.circumstance_indicator;
      if (typeof data13 == "string") {
        if (func2(data13) > 3) {
          let err28 = { instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/circumstance_indicator", schemaPath: "#/properties/circumstance_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var compiled1 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.declarant_identNo !== void 0) {
      let data0 = data.declarant_identNo;
      if (typeof data0 == "string") {
        if (func2(data0) > 17) {
          let err0 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/declarant_identNo", schemaPath: "#/properties/declarant_identNo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.self_representation !== void 0 && typeof data.self_representation != "boolean") {
      let err2 = { instancePath: instancePath + "/self_representation", schemaPath: "#/properties/self_representation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.representative_status !== void 0) {
      let data2 = data.representative_status;
      if (typeof data2 == "string") {
        if (func2(data2) > 3) {
          let err3 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/representative_status", schemaPath: "#/properties/representative_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.representative_number !== void 0) {
      let data3 = data.representative_number;
      if (typeof data3 == "string") {
        if (func2(data3) > 17) {
          let err5 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/representative_number", schemaPath: "#/properties/representative_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.representative !== void 0) {
      let data4 = data.representative;
      if (typeof data4 == "string") {
        if (func2(data4) > 70) {
          let err7 = { instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/representative", schemaPath: "#/properties/representative/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.representative_address !== void 0) {
      let data5 = data.representative_address;
      if (typeof data5 == "string") {
        if (func2(data5) > 70) {
          let err9 = { instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/representative_address", schemaPath: "#/properties/representative_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.representative_city !== void 0) {
      let data6 = data.representative_city;
      if (typeof data6 == "string") {
        if (func2(data6) > 35) {
          let err11 = { instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/representative_city", schemaPath: "#/properties/representative_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.representative_postcode !== void 0) {
      let data7 = data.representative_postcode;
      if (typeof data7 == "string") {
        if (func2(data7) > 9) {
          let err13 = { instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/representative_postcode", schemaPath: "#/properties/representative_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.representative_country !== void 0) {
      let data8 = data.representative_country;
      if (typeof data8 == "string") {
        if (func2(data8) > 2) {
          let err15 = { instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/representative_country", schemaPath: "#/properties/representative_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.importer !== void 0) {
      let data9 = data.importer;
      if (typeof data9 == "string") {
        if (func2(data9) > 70) {
          let err17 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/importer", schemaPath: "#/properties/importer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.importer_number !== void 0) {
      let data10 = data.importer_number;
      if (typeof data10 == "string") {
        if (func2(data10) > 17) {
          let err19 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/importer_number", schemaPath: "#/properties/importer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.importer_address !== void 0) {
      let data11 = data.importer_address;
      if (typeof data11 == "string") {
        if (func2(data11) > 70) {
          let err21 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/importer_address", schemaPath: "#/properties/importer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.importer_city !== void 0) {
      let data12 = data.importer_city;
      if (typeof data12 == "string") {
        if (func2(data12) > 35) {
          let err23 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/importer_city", schemaPath: "#/properties/importer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.importer_postcode !== void 0) {
      let data13 = data.importer_postcode;
      if (typeof data13 == "string") {
        if (func2(data13) > 9) {
          let err25 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/importer_postcode", schemaPath: "#/properties/importer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.importer_country !== void 0) {
      let data14 = data.importer_country;
      if (typeof data14 == "string") {
        if (func2(data14) > 2) {
          let err27 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/importer_country", schemaPath: "#/properties/importer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.exporter !== void 0) {
      let data15 = data.exporter;
      if (typeof data15 == "string") {
        if (func2(data15) > 70) {
          let err29 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/exporter", schemaPath: "#/properties/exporter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exporter_number !== void 0) {
      let data16 = data.exporter_number;
      if (typeof data16 == "string") {
        if (func2(data16) > 17) {
          let err31 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/exporter_number", schemaPath: "#/properties/exporter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.exporter_address !== void 0) {
      let data17 = data.exporter_address;
      if (typeof data17 == "string") {
        if (func2(data17) > 70) {
          let err33 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/exporter_address", schemaPath: "#/properties/exporter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.exporter_city !== void 0) {
      let data18 = data.exporter_city;
      if (typeof data18 == "string") {
        if (func2(data18) > 35) {
          let err35 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/exporter_city", schemaPath: "#/properties/exporter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.exporter_postcode !== void 0) {
      let data19 = data.exporter_postcode;
      if (typeof data19 == "string") {
        if (func2(data19) > 9) {
          let err37 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/exporter_postcode", schemaPath: "#/properties/exporter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.exporter_country !== void 0) {
      let data20 = data.exporter_country;
      if (typeof data20 == "string") {
        if (func2(data20) > 2) {
          let err39 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/exporter_country", schemaPath: "#/properties/exporter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.consignee !== void 0) {
      let data21 = data.consignee;
      if (typeof data21 == "string") {
        if (func2(data21) > 70) {
          let err41 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.consignee_number !== void 0) {
      let data22 = data.consignee_number;
      if (typeof data22 == "string") {
        if (func2(data22) > 17) {
          let err43 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.consignee_address !== void 0) {
      let data23 = data.consignee_address;
      if (typeof data23 == "string") {
        if (func2(data23) > 70) {
          let err45 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.consignee_city !== void 0) {
      let data24 = data.consignee_city;
      if (typeof data24 == "string") {
        if (func2(data24) > 35) {
          let err47 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.consignee_postcode !== void 0) {
      let data25 = data.consignee_postcode;
      if (typeof data25 == "string") {
        if (func2(data25) > 9) {
          let err49 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.consignee_country !== void 0) {
      let data26 = data.consignee_country;
      if (typeof data26 == "string") {
        if (func2(data26) > 2) {
          let err51 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.carrier !== void 0) {
      let data27 = data.carrier;
      if (typeof data27 == "string") {
        if (func2(data27) > 70) {
          let err53 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.carrier_number !== void 0) {
      let data28 = data.carrier_number;
      if (typeof data28 == "string") {
        if (func2(data28) > 17) {
          let err55 = { instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/carrier_number", schemaPath: "#/properties/carrier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.carrier_address !== void 0) {
      let data29 = data.carrier_address;
      if (typeof data29 == "string") {
        if (func2(data29) > 70) {
          let err57 = { instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/carrier_address", schemaPath: "#/properties/carrier_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.carrier_city !== void 0) {
      let data30 = data.carrier_city;
      if (typeof data30 == "string") {
        if (func2(data30) > 35) {
          let err59 = { instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/carrier_city", schemaPath: "#/properties/carrier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.carrier_postcode !== void 0) {
      let data31 = data.carrier_postcode;
      if (typeof data31 == "string") {
        if (func2(data31) > 9) {
          let err61 = { instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/carrier_postcode", schemaPath: "#/properties/carrier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.carrier_country !== void 0) {
      let data32 = data.carrier_country;
      if (typeof data32 == "string") {
        if (func2(data32) > 2) {
          let err63 = { instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
      } else {
        let err64 = { instancePath: instancePath + "/carrier_country", schemaPath: "#/properties/carrier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.consignor !== void 0) {
      let data33 = data.consignor;
      if (typeof data33 == "string") {
        if (func2(data33) > 70) {
          let err65 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.consignor_number !== void 0) {
      let data34 = data.consignor_number;
      if (typeof data34 == "string") {
        if (func2(data34) > 17) {
          let err67 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.consignor_address !== void 0) {
      let data35 = data.consignor_address;
      if (typeof data35 == "string") {
        if (func2(data35) > 70) {
          let err69 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.consignor_city !== void 0) {
      let data36 = data.consignor_city;
      if (typeof data36 == "string") {
        if (func2(data36) > 35) {
          let err71 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.consignor_postcode !== void 0) {
      let data37 = data.consignor_postcode;
      if (typeof data37 == "string") {
        if (func2(data37) > 9) {
          let err73 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.consignor_country !== void 0) {
      let data38 = data.consignor_country;
      if (typeof data38 == "string") {
        if (func2(data38) > 2) {
          let err75 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.seller !== void 0) {
      let data39 = data.seller;
      if (typeof data39 == "string") {
        if (func2(data39) > 70) {
          let err77 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
      } else {
        let err78 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.seller_number !== void 0) {
      let data40 = data.seller_number;
      if (typeof data40 == "string") {
        if (func2(data40) > 17) {
          let err79 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.seller_address !== void 0) {
      let data41 = data.seller_address;
      if (typeof data41 == "string") {
        if (func2(data41) > 70) {
          let err81 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.seller_city !== void 0) {
      let data42 = data.seller_city;
      if (typeof data42 == "string") {
        if (func2(data42) > 35) {
          let err83 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.seller_postcode !== void 0) {
      let data43 = data.seller_postcode;
      if (typeof data43 == "string") {
        if (func2(data43) > 9) {
          let err85 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      } else {
        let err86 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.seller_country !== void 0) {
      let data44 = data.seller_country;
      if (typeof data44 == "string") {
        if (func2(data44) > 2) {
          let err87 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.buyer !== void 0) {
      let data45 = data.buyer;
      if (typeof data45 == "string") {
        if (func2(data45) > 70) {
          let err89 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
      } else {
        let err90 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.buyer_number !== void 0) {
      let data46 = data.buyer_number;
      if (typeof data46 == "string") {
        if (func2(data46) > 17) {
          let err91 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      } else {
        let err92 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
    if (data.buyer_address !== void 0) {
      let data47 = data.buyer_address;
      if (typeof data47 == "string") {
        if (func2(data47) > 70) {
          let err93 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      } else {
        let err94 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.buyer_city !== void 0) {
      let data48 = data.buyer_city;
      if (typeof data48 == "string") {
        if (func2(data48) > 35) {
          let err95 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
      } else {
        let err96 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.buyer_postcode !== void 0) {
      let data49 = data.buyer_postcode;
      if (typeof data49 == "string") {
        if (func2(data49) > 9) {
          let err97 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      } else {
        let err98 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.buyer_country !== void 0) {
      let data50 = data.buyer_country;
      if (typeof data50 == "string") {
        if (func2(data50) > 2) {
          let err99 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.user_name !== void 0) {
      let data51 = data.user_name;
      if (typeof data51 == "string") {
        if (func2(data51) > 70) {
          let err101 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      } else {
        let err102 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
    }
    if (data.user_address !== void 0) {
      let data52 = data.user_address;
      if (typeof data52 == "string") {
        if (func2(data52) > 70) {
          let err103 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
      } else {
        let err104 = { instancePath: instancePath + "/user_address", schemaPath: "#/properties/user_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.user_city !== void 0) {
      let data53 = data.user_city;
      if (typeof data53 == "string") {
        if (func2(data53) > 35) {
          let err105 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
      } else {
        let err106 = { instancePath: instancePath + "/user_city", schemaPath: "#/properties/user_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
      }
    }
    if (data.user_postcode !== void 0) {
      let data54 = data.user_postcode;
      if (typeof data54 == "string") {
        if (func2(data54) > 9) {
          let err107 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
        }
      } else {
        let err108 = { instancePath: instancePath + "/user_postcode", schemaPath: "#/properties/user_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
      }
    }
    if (data.user_country !== void 0) {
      let data55 = data.user_country;
      if (typeof data55 == "string") {
        if (func2(data55) > 2) {
          let err109 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
      } else {
        let err110 = { instancePath: instancePath + "/user_country", schemaPath: "#/properties/user_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
    }
    if (data.user_eori !== void 0) {
      let data56 = data.user_eori;
      if (typeof data56 == "string") {
        if (func2(data56) > 17) {
          let err111 = { instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
      } else {
        let err112 = { instancePath: instancePath + "/user_eori", schemaPath: "#/properties/user_eori/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
      }
    }
    if (data.tel !== void 0 && typeof data.tel != "string") {
      let err113 = { instancePath: instancePath + "/tel", schemaPath: "#/properties/tel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
    }
    if (data.taxNoBuyer !== void 0 && typeof data.taxNoBuyer != "string") {
      let err114 = { instancePath: instancePath + "/taxNoBuyer", schemaPath: "#/properties/taxNoBuyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
    }
    if (data.taxNoConsignee !== void 0 && typeof data.taxNoConsignee != "string") {
      let err115 = { instancePath: instancePath + "/taxNoConsignee", schemaPath: "#/properties/taxNoConsignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
    }
    if (data.submitter_number !== void 0) {
      let data60 = data.submitter_number;
      if (typeof data60 == "string") {
        if (func2(data60) > 17) {
          let err116 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      } else {
        let err117 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
    }
    if (data.mainSupplyCDSItems !== void 0) {
      let data61 = data.mainSupplyCDSItems;
      if (Array.isArray(data61)) {
        let len0 = data61.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data62 = data61[i0];
          if (!(data62 && typeof data62 == "object" && !Array.isArray(data62))) {
            let err118 = { instancePath: instancePath + "/mainSupplyCDSItems/" + i0, schemaPath: "#/properties/mainSupplyCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
          }
        }
      } else {
        let err119 = { instancePath: instancePath + "/mainSupplyCDSItems", schemaPath: "#/properties/mainSupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.mainFiscalCDSItems !== void 0) {
      let data63 = data.mainFiscalCDSItems;
      if (Array.isArray(data63)) {
        let len1 = data63.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data64 = data63[i1];
          if (!(data64 && typeof data64 == "object" && !Array.isArray(data64))) {
            let err120 = { instancePath: instancePath + "/mainFiscalCDSItems/" + i1, schemaPath: "#/properties/mainFiscalCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
          }
        }
      } else {
        let err121 = { instancePath: instancePath + "/mainFiscalCDSItems", schemaPath: "#/properties/mainFiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
  } else {
    let err122 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var compiled2 = validate23, schema8 = { $id: "customs-declaration/section:transport", type: "object", properties: { location_goods: { title: "Location of goods", type: "string", maxLength: 260, pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, location_additional_id: { title: "Further location", type: "string", maxLength: 17 }, placeOfLoading: { title: "Place of loading", type: "string", maxLength: 17 }, dispatch_country_code: { title: "Country of dispatch", type: "string", maxLength: 2 }, destination_country_code: { title: "Country of destination", type: "string", maxLength: 2 }, transportMode: { title: "Mode of transport at the border", type: "string", maxLength: 1, format: "digits" }, inlandMode: { title: "Inland mode of transport", type: "string", maxLength: 1, format: "digits" }, arrival_type: { title: "Type of identification on arrival", type: "string", maxLength: 17 }, arrival_number: { title: "Identification on arrival", type: "string", maxLength: 35 }, departure_transport_type: { title: "Departure transport identified by", type: "string", maxLength: 17 }, departure_transport_number: { title: "Departure transport", type: "string", maxLength: 35 }, active_transport_type: { title: "Type of identification at the border", type: "string", maxLength: 17 }, active_transport_number: { title: "Identification at the border", type: "string", maxLength: 35 }, active_transport_nationality: { title: "Nationality of transport", type: "string", maxLength: 2 }, container_flag: { title: "Container", type: "string", enum: ["0", "1", ""] }, transport_charges_method: { title: "Transport charges paid by", type: "string", maxLength: 3 }, mainContainerCDSItems: { title: "Containers", type: "array", items: { type: "object" } }, sealNumberItems: { title: "Seals", type: "array", items: { type: "object" } }, routingCodeCountryItems: { title: "Countries of routing", type: "array", items: { type: "object" } } } }, pattern2 = new RegExp("^$|^[A-Z]{2}[A-D][A-Z].+$", "u"), formats6 = valueFormats.digits;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.location_goods !== void 0) {
      let data0 = data.location_goods;
      if (typeof data0 == "string") {
        if (func2(data0) > 260) {
          let err0 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/maxLength", keyword: "maxLength", params: { limit: 260 }, message: "must NOT have more than 260 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (!pattern2.test(data0)) {
          let err1 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/pattern", keyword: "pattern", params: { pattern: "^$|^[A-Z]{2}[A-D][A-Z].+$" }, message: 'must match pattern "^$|^[A-Z]{2}[A-D][A-Z].+$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/location_goods", schemaPath: "#/properties/location_goods/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.location_additional_id !== void 0) {
      let data1 = data.location_additional_id;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err3 = { instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/location_additional_id", schemaPath: "#/properties/location_additional_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.placeOfLoading !== void 0) {
      let data2 = data.placeOfLoading;
      if (typeof data2 == "string") {
        if (func2(data2) > 17) {
          let err5 = { instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/placeOfLoading", schemaPath: "#/properties/placeOfLoading/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.dispatch_country_code !== void 0) {
      let data3 = data.dispatch_country_code;
      if (typeof data3 == "string") {
        if (func2(data3) > 2) {
          let err7 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/dispatch_country_code", schemaPath: "#/properties/dispatch_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.destination_country_code !== void 0) {
      let data4 = data.destination_country_code;
      if (typeof data4 == "string") {
        if (func2(data4) > 2) {
          let err9 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/destination_country_code", schemaPath: "#/properties/destination_country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.transportMode !== void 0) {
      let data5 = data.transportMode;
      if (typeof data5 == "string") {
        if (func2(data5) > 1) {
          let err11 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats6(data5)) {
          let err12 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/transportMode", schemaPath: "#/properties/transportMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.inlandMode !== void 0) {
      let data6 = data.inlandMode;
      if (typeof data6 == "string") {
        if (func2(data6) > 1) {
          let err14 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats6(data6)) {
          let err15 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/inlandMode", schemaPath: "#/properties/inlandMode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.arrival_type !== void 0) {
      let data7 = data.arrival_type;
      if (typeof data7 == "string") {
        if (func2(data7) > 17) {
          let err17 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/arrival_type", schemaPath: "#/properties/arrival_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.arrival_number !== void 0) {
      let data8 = data.arrival_number;
      if (typeof data8 == "string") {
        if (func2(data8) > 35) {
          let err19 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/arrival_number", schemaPath: "#/properties/arrival_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.departure_transport_type !== void 0) {
      let data9 = data.departure_transport_type;
      if (typeof data9 == "string") {
        if (func2(data9) > 17) {
          let err21 = { instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/departure_transport_type", schemaPath: "#/properties/departure_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.departure_transport_number !== void 0) {
      let data10 = data.departure_transport_number;
      if (typeof data10 == "string") {
        if (func2(data10) > 35) {
          let err23 = { instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/departure_transport_number", schemaPath: "#/properties/departure_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.active_transport_type !== void 0) {
      let data11 = data.active_transport_type;
      if (typeof data11 == "string") {
        if (func2(data11) > 17) {
          let err25 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/active_transport_type", schemaPath: "#/properties/active_transport_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.active_transport_number !== void 0) {
      let data12 = data.active_transport_number;
      if (typeof data12 == "string") {
        if (func2(data12) > 35) {
          let err27 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/active_transport_number", schemaPath: "#/properties/active_transport_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.active_transport_nationality !== void 0) {
      let data13 = data.active_transport_nationality;
      if (typeof data13 == "string") {
        if (func2(data13) > 2) {
          let err29 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/active_transport_nationality", schemaPath: "#/properties/active_transport_nationality/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.container_flag !== void 0) {
      let data14 = data.container_flag;
      if (typeof data14 != "string") {
        let err31 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (!(data14 === "0" || data14 === "1" || data14 === "")) {
        let err32 = { instancePath: instancePath + "/container_flag", schemaPath: "#/properties/container_flag/enum", keyword: "enum", params: { allowedValues: schema8.properties.container_flag.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.transport_charges_method !== void 0) {
      let data15 = data.transport_charges_method;
      if (typeof data15 == "string") {
        if (func2(data15) > 3) {
          let err33 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.mainContainerCDSItems !== void 0) {
      let data16 = data.mainContainerCDSItems;
      if (Array.isArray(data16)) {
        let len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data17 = data16[i0];
          if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
            let err35 = { instancePath: instancePath + "/mainContainerCDSItems/" + i0, schemaPath: "#/properties/mainContainerCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/mainContainerCDSItems", schemaPath: "#/properties/mainContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.sealNumberItems !== void 0) {
      let data18 = data.sealNumberItems;
      if (Array.isArray(data18)) {
        let len1 = data18.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data19 = data18[i1];
          if (!(data19 && typeof data19 == "object" && !Array.isArray(data19))) {
            let err37 = { instancePath: instancePath + "/sealNumberItems/" + i1, schemaPath: "#/properties/sealNumberItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        let err38 = { instancePath: instancePath + "/sealNumberItems", schemaPath: "#/properties/sealNumberItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.routingCodeCountryItems !== void 0) {
      let data20 = data.routingCodeCountryItems;
      if (Array.isArray(data20)) {
        let len2 = data20.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data21 = data20[i2];
          if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
            let err39 = { instancePath: instancePath + "/routingCodeCountryItems/" + i2, schemaPath: "#/properties/routingCodeCountryItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/routingCodeCountryItems", schemaPath: "#/properties/routingCodeCountryItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var compiled3 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mainPreviousCDSItems !== void 0) {
      let data0 = data.mainPreviousCDSItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            let err0 = { instancePath: instancePath + "/mainPreviousCDSItems/" + i0, schemaPath: "#/properties/mainPreviousCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        let err1 = { instancePath: instancePath + "/mainPreviousCDSItems", schemaPath: "#/properties/mainPreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.AdditionalItems !== void 0) {
      let data2 = data.AdditionalItems;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            let err2 = { instancePath: instancePath + "/AdditionalItems/" + i1, schemaPath: "#/properties/AdditionalItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/AdditionalItems", schemaPath: "#/properties/AdditionalItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.mainAdditionalCDSItems !== void 0) {
      let data4 = data.mainAdditionalCDSItems;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
            let err4 = { instancePath: instancePath + "/mainAdditionalCDSItems/" + i2, schemaPath: "#/properties/mainAdditionalCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      } else {
        let err5 = { instancePath: instancePath + "/mainAdditionalCDSItems", schemaPath: "#/properties/mainAdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
var compiled4 = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.office_of_exit !== void 0) {
      let data0 = data.office_of_exit;
      if (typeof data0 == "string") {
        if (func2(data0) > 17) {
          let err0 = { instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/office_of_exit", schemaPath: "#/properties/office_of_exit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.supervising_custom !== void 0) {
      let data1 = data.supervising_custom;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/supervising_custom", schemaPath: "#/properties/supervising_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.presentation_office !== void 0) {
      let data2 = data.presentation_office;
      if (typeof data2 == "string") {
        if (func2(data2) > 17) {
          let err4 = { instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/presentation_office", schemaPath: "#/properties/presentation_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.declaration_office !== void 0) {
      let data3 = data.declaration_office;
      if (typeof data3 == "string") {
        if (func2(data3) > 17) {
          let err6 = { instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/declaration_office", schemaPath: "#/properties/declaration_office/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.warehouse_type !== void 0) {
      let data4 = data.warehouse_type;
      if (typeof data4 == "string") {
        if (func2(data4) > 3) {
          let err8 = { instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/warehouse_type", schemaPath: "#/properties/warehouse_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.warehouse_ident !== void 0) {
      let data5 = data.warehouse_ident;
      if (typeof data5 == "string") {
        if (func2(data5) > 35) {
          let err10 = { instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/warehouse_ident", schemaPath: "#/properties/warehouse_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.warehouse_code !== void 0 && typeof data.warehouse_code != "string") {
      let err12 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var compiled5 = validate26;
var formats12 = valueFormats.numeric;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.total_packages !== void 0) {
      let data0 = data.total_packages;
      if (typeof data0 == "string") {
        if (func2(data0) > 8) {
          let err0 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (!formats6(data0)) {
          let err1 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/total_packages", schemaPath: "#/properties/total_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.gross_mass !== void 0) {
      let data1 = data.gross_mass;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err3 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats12(data1)) {
          let err4 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.currency_1 !== void 0) {
      let data2 = data.currency_1;
      if (typeof data2 == "string") {
        if (func2(data2) > 17) {
          let err6 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats12(data2)) {
          let err7 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/currency_1", schemaPath: "#/properties/currency_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.currency !== void 0) {
      let data3 = data.currency;
      if (typeof data3 == "string") {
        if (func2(data3) > 3) {
          let err9 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.exchangeRate !== void 0) {
      let data4 = data.exchangeRate;
      if (typeof data4 == "string") {
        if (func2(data4) > 13) {
          let err11 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/maxLength", keyword: "maxLength", params: { limit: 13 }, message: "must NOT have more than 13 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats12(data4)) {
          let err12 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/exchangeRate", schemaPath: "#/properties/exchangeRate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.freight_charge_amount !== void 0) {
      let data5 = data.freight_charge_amount;
      if (typeof data5 == "string") {
        if (func2(data5) > 17) {
          let err14 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats12(data5)) {
          let err15 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/freight_charge_amount", schemaPath: "#/properties/freight_charge_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.freight_charge_currency !== void 0) {
      let data6 = data.freight_charge_currency;
      if (typeof data6 == "string") {
        if (func2(data6) > 3) {
          let err17 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/freight_charge_currency", schemaPath: "#/properties/freight_charge_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.incoterm_code !== void 0) {
      let data7 = data.incoterm_code;
      if (typeof data7 == "string") {
        if (func2(data7) > 3) {
          let err19 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/incoterm_code", schemaPath: "#/properties/incoterm_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.unlocode !== void 0) {
      let data8 = data.unlocode;
      if (typeof data8 == "string") {
        if (func2(data8) > 17) {
          let err21 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/unlocode", schemaPath: "#/properties/unlocode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.delivery_place !== void 0) {
      let data9 = data.delivery_place;
      if (typeof data9 == "string") {
        if (func2(data9) > 256) {
          let err23 = { instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/delivery_place", schemaPath: "#/properties/delivery_place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.delivery_type !== void 0 && typeof data.delivery_type != "string") {
      let err25 = { instancePath: instancePath + "/delivery_type", schemaPath: "#/properties/delivery_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.nature_of_transaction !== void 0) {
      let data11 = data.nature_of_transaction;
      if (typeof data11 == "string") {
        if (func2(data11) > 2) {
          let err26 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!formats6(data11)) {
          let err27 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.mainAdjustmentCDSItems !== void 0) {
      let data12 = data.mainAdjustmentCDSItems;
      if (Array.isArray(data12)) {
        let len0 = data12.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data13 = data12[i0];
          if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
            let err29 = { instancePath: instancePath + "/mainAdjustmentCDSItems/" + i0, schemaPath: "#/properties/mainAdjustmentCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/mainAdjustmentCDSItems", schemaPath: "#/properties/mainAdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var compiled6 = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.DeferredItems !== void 0) {
      let data0 = data.DeferredItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            let err0 = { instancePath: instancePath + "/DeferredItems/" + i0, schemaPath: "#/properties/DeferredItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        let err1 = { instancePath: instancePath + "/DeferredItems", schemaPath: "#/properties/DeferredItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.GuaranteeItems !== void 0) {
      let data2 = data.GuaranteeItems;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            let err2 = { instancePath: instancePath + "/GuaranteeItems/" + i1, schemaPath: "#/properties/GuaranteeItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/GuaranteeItems", schemaPath: "#/properties/GuaranteeItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
var compiled7 = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issue_location !== void 0) {
      let data0 = data.issue_location;
      if (typeof data0 == "string") {
        if (func2(data0) > 5) {
          let err0 = { instancePath: instancePath + "/issue_location", schemaPath: "#/properties/issue_location/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/issue_location", schemaPath: "#/properties/issue_location/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.loading_lists !== void 0) {
      let data1 = data.loading_lists;
      if (typeof data1 == "string") {
        if (func2(data1) > 5) {
          let err2 = { instancePath: instancePath + "/loading_lists", schemaPath: "#/properties/loading_lists/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats6(data1)) {
          let err3 = { instancePath: instancePath + "/loading_lists", schemaPath: "#/properties/loading_lists/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/loading_lists", schemaPath: "#/properties/loading_lists/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.loading_lists_unit !== void 0) {
      let data2 = data.loading_lists_unit;
      if (typeof data2 == "string") {
        if (func2(data2) > 5) {
          let err5 = { instancePath: instancePath + "/loading_lists_unit", schemaPath: "#/properties/loading_lists_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/loading_lists_unit", schemaPath: "#/properties/loading_lists_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.authentication !== void 0) {
      let data3 = data.authentication;
      if (typeof data3 == "string") {
        if (func2(data3) > 256) {
          let err7 = { instancePath: instancePath + "/authentication", schemaPath: "#/properties/authentication/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/authentication", schemaPath: "#/properties/authentication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.authenticator !== void 0) {
      let data4 = data.authenticator;
      if (typeof data4 == "string") {
        if (func2(data4) > 70) {
          let err9 = { instancePath: instancePath + "/authenticator", schemaPath: "#/properties/authenticator/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/authenticator", schemaPath: "#/properties/authenticator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.submitter !== void 0) {
      let data5 = data.submitter;
      if (typeof data5 == "string") {
        if (func2(data5) > 70) {
          let err11 = { instancePath: instancePath + "/submitter", schemaPath: "#/properties/submitter/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/submitter", schemaPath: "#/properties/submitter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.submitter_city !== void 0) {
      let data6 = data.submitter_city;
      if (typeof data6 == "string") {
        if (func2(data6) > 35) {
          let err13 = { instancePath: instancePath + "/submitter_city", schemaPath: "#/properties/submitter_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/submitter_city", schemaPath: "#/properties/submitter_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.submitter_country !== void 0) {
      let data7 = data.submitter_country;
      if (typeof data7 == "string") {
        if (func2(data7) > 2) {
          let err15 = { instancePath: instancePath + "/submitter_country", schemaPath: "#/properties/submitter_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/submitter_country", schemaPath: "#/properties/submitter_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.submitter_region_code !== void 0) {
      let data8 = data.submitter_region_code;
      if (typeof data8 == "string") {
        if (func2(data8) > 9) {
          let err17 = { instancePath: instancePath + "/submitter_region_code", schemaPath: "#/properties/submitter_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/submitter_region_code", schemaPath: "#/properties/submitter_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.submitter_region !== void 0) {
      let data9 = data.submitter_region;
      if (typeof data9 == "string") {
        if (func2(data9) > 35) {
          let err19 = { instancePath: instancePath + "/submitter_region", schemaPath: "#/properties/submitter_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/submitter_region", schemaPath: "#/properties/submitter_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.submitter_address !== void 0) {
      let data10 = data.submitter_address;
      if (typeof data10 == "string") {
        if (func2(data10) > 70) {
          let err21 = { instancePath: instancePath + "/submitter_address", schemaPath: "#/properties/submitter_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/submitter_address", schemaPath: "#/properties/submitter_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.submitter_postcode !== void 0) {
      let data11 = data.submitter_postcode;
      if (typeof data11 == "string") {
        if (func2(data11) > 9) {
          let err23 = { instancePath: instancePath + "/submitter_postcode", schemaPath: "#/properties/submitter_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/submitter_postcode", schemaPath: "#/properties/submitter_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.representative_region_code !== void 0) {
      let data12 = data.representative_region_code;
      if (typeof data12 == "string") {
        if (func2(data12) > 9) {
          let err25 = { instancePath: instancePath + "/representative_region_code", schemaPath: "#/properties/representative_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/representative_region_code", schemaPath: "#/properties/representative_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.representative_region !== void 0) {
      let data13 = data.representative_region;
      if (typeof data13 == "string") {
        if (func2(data13) > 35) {
          let err27 = { instancePath: instancePath + "/representative_region", schemaPath: "#/properties/representative_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/representative_region", schemaPath: "#/properties/representative_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.active_transport_name !== void 0) {
      let data14 = data.active_transport_name;
      if (typeof data14 == "string") {
        if (func2(data14) > 35) {
          let err29 = { instancePath: instancePath + "/active_transport_name", schemaPath: "#/properties/active_transport_name/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/active_transport_name", schemaPath: "#/properties/active_transport_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.active_transport_means !== void 0) {
      let data15 = data.active_transport_means;
      if (typeof data15 == "string") {
        if (func2(data15) > 4) {
          let err31 = { instancePath: instancePath + "/active_transport_means", schemaPath: "#/properties/active_transport_means/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/active_transport_means", schemaPath: "#/properties/active_transport_means/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.carrier_region_code !== void 0) {
      let data16 = data.carrier_region_code;
      if (typeof data16 == "string") {
        if (func2(data16) > 9) {
          let err33 = { instancePath: instancePath + "/carrier_region_code", schemaPath: "#/properties/carrier_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/carrier_region_code", schemaPath: "#/properties/carrier_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.carrier_region !== void 0) {
      let data17 = data.carrier_region;
      if (typeof data17 == "string") {
        if (func2(data17) > 35) {
          let err35 = { instancePath: instancePath + "/carrier_region", schemaPath: "#/properties/carrier_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/carrier_region", schemaPath: "#/properties/carrier_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.carrier_communication !== void 0) {
      let data18 = data.carrier_communication;
      if (typeof data18 == "string") {
        if (func2(data18) > 50) {
          let err37 = { instancePath: instancePath + "/carrier_communication", schemaPath: "#/properties/carrier_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/carrier_communication", schemaPath: "#/properties/carrier_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.carrier_communication_type !== void 0) {
      let data19 = data.carrier_communication_type;
      if (typeof data19 == "string") {
        if (func2(data19) > 3) {
          let err39 = { instancePath: instancePath + "/carrier_communication_type", schemaPath: "#/properties/carrier_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/carrier_communication_type", schemaPath: "#/properties/carrier_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.consignor_address_type !== void 0) {
      let data20 = data.consignor_address_type;
      if (typeof data20 == "string") {
        if (func2(data20) > 3) {
          let err41 = { instancePath: instancePath + "/consignor_address_type", schemaPath: "#/properties/consignor_address_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/consignor_address_type", schemaPath: "#/properties/consignor_address_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.consignor_region_code !== void 0) {
      let data21 = data.consignor_region_code;
      if (typeof data21 == "string") {
        if (func2(data21) > 9) {
          let err43 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.consignor_region !== void 0) {
      let data22 = data.consignor_region;
      if (typeof data22 == "string") {
        if (func2(data22) > 35) {
          let err45 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.exchange_currency !== void 0) {
      let data23 = data.exchange_currency;
      if (typeof data23 == "string") {
        if (func2(data23) > 3) {
          let err47 = { instancePath: instancePath + "/exchange_currency", schemaPath: "#/properties/exchange_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/exchange_currency", schemaPath: "#/properties/exchange_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.user_region_code !== void 0) {
      let data24 = data.user_region_code;
      if (typeof data24 == "string") {
        if (func2(data24) > 9) {
          let err49 = { instancePath: instancePath + "/user_region_code", schemaPath: "#/properties/user_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/user_region_code", schemaPath: "#/properties/user_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.user_region !== void 0) {
      let data25 = data.user_region;
      if (typeof data25 == "string") {
        if (func2(data25) > 35) {
          let err51 = { instancePath: instancePath + "/user_region", schemaPath: "#/properties/user_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/user_region", schemaPath: "#/properties/user_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.user_contact !== void 0) {
      let data26 = data.user_contact;
      if (typeof data26 == "string") {
        if (func2(data26) > 70) {
          let err53 = { instancePath: instancePath + "/user_contact", schemaPath: "#/properties/user_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/user_contact", schemaPath: "#/properties/user_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.user_communication !== void 0) {
      let data27 = data.user_communication;
      if (typeof data27 == "string") {
        if (func2(data27) > 50) {
          let err55 = { instancePath: instancePath + "/user_communication", schemaPath: "#/properties/user_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/user_communication", schemaPath: "#/properties/user_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.user_communication_type !== void 0) {
      let data28 = data.user_communication_type;
      if (typeof data28 == "string") {
        if (func2(data28) > 3) {
          let err57 = { instancePath: instancePath + "/user_communication_type", schemaPath: "#/properties/user_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/user_communication_type", schemaPath: "#/properties/user_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.exporter_region_code !== void 0) {
      let data29 = data.exporter_region_code;
      if (typeof data29 == "string") {
        if (func2(data29) > 9) {
          let err59 = { instancePath: instancePath + "/exporter_region_code", schemaPath: "#/properties/exporter_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/exporter_region_code", schemaPath: "#/properties/exporter_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.exporter_region !== void 0) {
      let data30 = data.exporter_region;
      if (typeof data30 == "string") {
        if (func2(data30) > 35) {
          let err61 = { instancePath: instancePath + "/exporter_region", schemaPath: "#/properties/exporter_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/exporter_region", schemaPath: "#/properties/exporter_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.exporter_contact !== void 0) {
      let data31 = data.exporter_contact;
      if (typeof data31 == "string") {
        if (func2(data31) > 70) {
          let err63 = { instancePath: instancePath + "/exporter_contact", schemaPath: "#/properties/exporter_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
      } else {
        let err64 = { instancePath: instancePath + "/exporter_contact", schemaPath: "#/properties/exporter_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.exporter_communication !== void 0) {
      let data32 = data.exporter_communication;
      if (typeof data32 == "string") {
        if (func2(data32) > 50) {
          let err65 = { instancePath: instancePath + "/exporter_communication", schemaPath: "#/properties/exporter_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      } else {
        let err66 = { instancePath: instancePath + "/exporter_communication", schemaPath: "#/properties/exporter_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.exporter_communication_type !== void 0) {
      let data33 = data.exporter_communication_type;
      if (typeof data33 == "string") {
        if (func2(data33) > 3) {
          let err67 = { instancePath: instancePath + "/exporter_communication_type", schemaPath: "#/properties/exporter_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/exporter_communication_type", schemaPath: "#/properties/exporter_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.buyer_region_code !== void 0) {
      let data34 = data.buyer_region_code;
      if (typeof data34 == "string") {
        if (func2(data34) > 9) {
          let err69 = { instancePath: instancePath + "/buyer_region_code", schemaPath: "#/properties/buyer_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/buyer_region_code", schemaPath: "#/properties/buyer_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.buyer_region !== void 0) {
      let data35 = data.buyer_region;
      if (typeof data35 == "string") {
        if (func2(data35) > 35) {
          let err71 = { instancePath: instancePath + "/buyer_region", schemaPath: "#/properties/buyer_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/buyer_region", schemaPath: "#/properties/buyer_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.buyer_contact !== void 0) {
      let data36 = data.buyer_contact;
      if (typeof data36 == "string") {
        if (func2(data36) > 70) {
          let err73 = { instancePath: instancePath + "/buyer_contact", schemaPath: "#/properties/buyer_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/buyer_contact", schemaPath: "#/properties/buyer_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.buyer_communication !== void 0) {
      let data37 = data.buyer_communication;
      if (typeof data37 == "string") {
        if (func2(data37) > 50) {
          let err75 = { instancePath: instancePath + "/buyer_communication", schemaPath: "#/properties/buyer_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/buyer_communication", schemaPath: "#/properties/buyer_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.buyer_communication_type !== void 0) {
      let data38 = data.buyer_communication_type;
      if (typeof data38 == "string") {
        if (func2(data38) > 3) {
          let err77 = { instancePath: instancePath + "/buyer_communication_type", schemaPath: "#/properties/buyer_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
      } else {
        let err78 = { instancePath: instancePath + "/buyer_communication_type", schemaPath: "#/properties/buyer_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.consignee_region_code !== void 0) {
      let data39 = data.consignee_region_code;
      if (typeof data39 == "string") {
        if (func2(data39) > 9) {
          let err79 = { instancePath: instancePath + "/consignee_region_code", schemaPath: "#/properties/consignee_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/consignee_region_code", schemaPath: "#/properties/consignee_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.consignee_region !== void 0) {
      let data40 = data.consignee_region;
      if (typeof data40 == "string") {
        if (func2(data40) > 35) {
          let err81 = { instancePath: instancePath + "/consignee_region", schemaPath: "#/properties/consignee_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      } else {
        let err82 = { instancePath: instancePath + "/consignee_region", schemaPath: "#/properties/consignee_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.arrival_name !== void 0) {
      let data41 = data.arrival_name;
      if (typeof data41 == "string") {
        if (func2(data41) > 35) {
          let err83 = { instancePath: instancePath + "/arrival_name", schemaPath: "#/properties/arrival_name/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/arrival_name", schemaPath: "#/properties/arrival_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.arrival_means !== void 0) {
      let data42 = data.arrival_means;
      if (typeof data42 == "string") {
        if (func2(data42) > 4) {
          let err85 = { instancePath: instancePath + "/arrival_means", schemaPath: "#/properties/arrival_means/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
      } else {
        let err86 = { instancePath: instancePath + "/arrival_means", schemaPath: "#/properties/arrival_means/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.departure_transport_name !== void 0) {
      let data43 = data.departure_transport_name;
      if (typeof data43 == "string") {
        if (func2(data43) > 35) {
          let err87 = { instancePath: instancePath + "/departure_transport_name", schemaPath: "#/properties/departure_transport_name/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/departure_transport_name", schemaPath: "#/properties/departure_transport_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.departure_transport_means !== void 0) {
      let data44 = data.departure_transport_means;
      if (typeof data44 == "string") {
        if (func2(data44) > 4) {
          let err89 = { instancePath: instancePath + "/departure_transport_means", schemaPath: "#/properties/departure_transport_means/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
      } else {
        let err90 = { instancePath: instancePath + "/departure_transport_means", schemaPath: "#/properties/departure_transport_means/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.location_city !== void 0) {
      let data45 = data.location_city;
      if (typeof data45 == "string") {
        if (func2(data45) > 35) {
          let err91 = { instancePath: instancePath + "/location_city", schemaPath: "#/properties/location_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      } else {
        let err92 = { instancePath: instancePath + "/location_city", schemaPath: "#/properties/location_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
    if (data.location_address !== void 0) {
      let data46 = data.location_address;
      if (typeof data46 == "string") {
        if (func2(data46) > 70) {
          let err93 = { instancePath: instancePath + "/location_address", schemaPath: "#/properties/location_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      } else {
        let err94 = { instancePath: instancePath + "/location_address", schemaPath: "#/properties/location_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.location_postcode !== void 0) {
      let data47 = data.location_postcode;
      if (typeof data47 == "string") {
        if (func2(data47) > 9) {
          let err95 = { instancePath: instancePath + "/location_postcode", schemaPath: "#/properties/location_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
      } else {
        let err96 = { instancePath: instancePath + "/location_postcode", schemaPath: "#/properties/location_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.loading_place_name !== void 0) {
      let data48 = data.loading_place_name;
      if (typeof data48 == "string") {
        if (func2(data48) > 256) {
          let err97 = { instancePath: instancePath + "/loading_place_name", schemaPath: "#/properties/loading_place_name/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      } else {
        let err98 = { instancePath: instancePath + "/loading_place_name", schemaPath: "#/properties/loading_place_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.shipment_consignor !== void 0) {
      let data49 = data.shipment_consignor;
      if (typeof data49 == "string") {
        if (func2(data49) > 70) {
          let err99 = { instancePath: instancePath + "/shipment_consignor", schemaPath: "#/properties/shipment_consignor/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/shipment_consignor", schemaPath: "#/properties/shipment_consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.shipment_consignor_number !== void 0) {
      let data50 = data.shipment_consignor_number;
      if (typeof data50 == "string") {
        if (func2(data50) > 17) {
          let err101 = { instancePath: instancePath + "/shipment_consignor_number", schemaPath: "#/properties/shipment_consignor_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      } else {
        let err102 = { instancePath: instancePath + "/shipment_consignor_number", schemaPath: "#/properties/shipment_consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
    }
    if (data.shipment_consignor_city !== void 0) {
      let data51 = data.shipment_consignor_city;
      if (typeof data51 == "string") {
        if (func2(data51) > 35) {
          let err103 = { instancePath: instancePath + "/shipment_consignor_city", schemaPath: "#/properties/shipment_consignor_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
      } else {
        let err104 = { instancePath: instancePath + "/shipment_consignor_city", schemaPath: "#/properties/shipment_consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.shipment_consignor_country !== void 0) {
      let data52 = data.shipment_consignor_country;
      if (typeof data52 == "string") {
        if (func2(data52) > 2) {
          let err105 = { instancePath: instancePath + "/shipment_consignor_country", schemaPath: "#/properties/shipment_consignor_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
      } else {
        let err106 = { instancePath: instancePath + "/shipment_consignor_country", schemaPath: "#/properties/shipment_consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
      }
    }
    if (data.shipment_consignor_region_code !== void 0) {
      let data53 = data.shipment_consignor_region_code;
      if (typeof data53 == "string") {
        if (func2(data53) > 9) {
          let err107 = { instancePath: instancePath + "/shipment_consignor_region_code", schemaPath: "#/properties/shipment_consignor_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
        }
      } else {
        let err108 = { instancePath: instancePath + "/shipment_consignor_region_code", schemaPath: "#/properties/shipment_consignor_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
      }
    }
    if (data.shipment_consignor_region !== void 0) {
      let data54 = data.shipment_consignor_region;
      if (typeof data54 == "string") {
        if (func2(data54) > 35) {
          let err109 = { instancePath: instancePath + "/shipment_consignor_region", schemaPath: "#/properties/shipment_consignor_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
      } else {
        let err110 = { instancePath: instancePath + "/shipment_consignor_region", schemaPath: "#/properties/shipment_consignor_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
    }
    if (data.shipment_consignor_address !== void 0) {
      let data55 = data.shipment_consignor_address;
      if (typeof data55 == "string") {
        if (func2(data55) > 70) {
          let err111 = { instancePath: instancePath + "/shipment_consignor_address", schemaPath: "#/properties/shipment_consignor_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
      } else {
        let err112 = { instancePath: instancePath + "/shipment_consignor_address", schemaPath: "#/properties/shipment_consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
      }
    }
    if (data.shipment_consignor_postcode !== void 0) {
      let data56 = data.shipment_consignor_postcode;
      if (typeof data56 == "string") {
        if (func2(data56) > 9) {
          let err113 = { instancePath: instancePath + "/shipment_consignor_postcode", schemaPath: "#/properties/shipment_consignor_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
        }
      } else {
        let err114 = { instancePath: instancePath + "/shipment_consignor_postcode", schemaPath: "#/properties/shipment_consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
      }
    }
    if (data.destination_region !== void 0) {
      let data57 = data.destination_region;
      if (typeof data57 == "string") {
        if (func2(data57) > 9) {
          let err115 = { instancePath: instancePath + "/destination_region", schemaPath: "#/properties/destination_region/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
        }
      } else {
        let err116 = { instancePath: instancePath + "/destination_region", schemaPath: "#/properties/destination_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
      }
    }
    if (data.importer_region_code !== void 0) {
      let data58 = data.importer_region_code;
      if (typeof data58 == "string") {
        if (func2(data58) > 9) {
          let err117 = { instancePath: instancePath + "/importer_region_code", schemaPath: "#/properties/importer_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
        }
      } else {
        let err118 = { instancePath: instancePath + "/importer_region_code", schemaPath: "#/properties/importer_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
      }
    }
    if (data.importer_region !== void 0) {
      let data59 = data.importer_region;
      if (typeof data59 == "string") {
        if (func2(data59) > 35) {
          let err119 = { instancePath: instancePath + "/importer_region", schemaPath: "#/properties/importer_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
        }
      } else {
        let err120 = { instancePath: instancePath + "/importer_region", schemaPath: "#/properties/importer_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
      }
    }
    if (data.importer_contact !== void 0) {
      let data60 = data.importer_contact;
      if (typeof data60 == "string") {
        if (func2(data60) > 70) {
          let err121 = { instancePath: instancePath + "/importer_contact", schemaPath: "#/properties/importer_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
      } else {
        let err122 = { instancePath: instancePath + "/importer_contact", schemaPath: "#/properties/importer_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
      }
    }
    if (data.importer_communication !== void 0) {
      let data61 = data.importer_communication;
      if (typeof data61 == "string") {
        if (func2(data61) > 50) {
          let err123 = { instancePath: instancePath + "/importer_communication", schemaPath: "#/properties/importer_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
        }
      } else {
        let err124 = { instancePath: instancePath + "/importer_communication", schemaPath: "#/properties/importer_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
      }
    }
    if (data.importer_communication_type !== void 0) {
      let data62 = data.importer_communication_type;
      if (typeof data62 == "string") {
        if (func2(data62) > 3) {
          let err125 = { instancePath: instancePath + "/importer_communication_type", schemaPath: "#/properties/importer_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
        }
      } else {
        let err126 = { instancePath: instancePath + "/importer_communication_type", schemaPath: "#/properties/importer_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
      }
    }
    if (data.invoice_number !== void 0) {
      let data63 = data.invoice_number;
      if (typeof data63 == "string") {
        if (func2(data63) > 70) {
          let err127 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
        }
      } else {
        let err128 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
      }
    }
    if (data.payer !== void 0) {
      let data64 = data.payer;
      if (typeof data64 == "string") {
        if (func2(data64) > 70) {
          let err129 = { instancePath: instancePath + "/payer", schemaPath: "#/properties/payer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
      } else {
        let err130 = { instancePath: instancePath + "/payer", schemaPath: "#/properties/payer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
      }
    }
    if (data.payer_number !== void 0) {
      let data65 = data.payer_number;
      if (typeof data65 == "string") {
        if (func2(data65) > 17) {
          let err131 = { instancePath: instancePath + "/payer_number", schemaPath: "#/properties/payer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
        }
      } else {
        let err132 = { instancePath: instancePath + "/payer_number", schemaPath: "#/properties/payer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
      }
    }
    if (data.payer_city !== void 0) {
      let data66 = data.payer_city;
      if (typeof data66 == "string") {
        if (func2(data66) > 35) {
          let err133 = { instancePath: instancePath + "/payer_city", schemaPath: "#/properties/payer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
        }
      } else {
        let err134 = { instancePath: instancePath + "/payer_city", schemaPath: "#/properties/payer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
      }
    }
    if (data.payer_country !== void 0) {
      let data67 = data.payer_country;
      if (typeof data67 == "string") {
        if (func2(data67) > 2) {
          let err135 = { instancePath: instancePath + "/payer_country", schemaPath: "#/properties/payer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
        }
      } else {
        let err136 = { instancePath: instancePath + "/payer_country", schemaPath: "#/properties/payer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
      }
    }
    if (data.payer_region_code !== void 0) {
      let data68 = data.payer_region_code;
      if (typeof data68 == "string") {
        if (func2(data68) > 9) {
          let err137 = { instancePath: instancePath + "/payer_region_code", schemaPath: "#/properties/payer_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
        }
      } else {
        let err138 = { instancePath: instancePath + "/payer_region_code", schemaPath: "#/properties/payer_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
      }
    }
    if (data.payer_region !== void 0) {
      let data69 = data.payer_region;
      if (typeof data69 == "string") {
        if (func2(data69) > 35) {
          let err139 = { instancePath: instancePath + "/payer_region", schemaPath: "#/properties/payer_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
        }
      } else {
        let err140 = { instancePath: instancePath + "/payer_region", schemaPath: "#/properties/payer_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
      }
    }
    if (data.payer_address !== void 0) {
      let data70 = data.payer_address;
      if (typeof data70 == "string") {
        if (func2(data70) > 70) {
          let err141 = { instancePath: instancePath + "/payer_address", schemaPath: "#/properties/payer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
        }
      } else {
        let err142 = { instancePath: instancePath + "/payer_address", schemaPath: "#/properties/payer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
      }
    }
    if (data.payer_postcode !== void 0) {
      let data71 = data.payer_postcode;
      if (typeof data71 == "string") {
        if (func2(data71) > 9) {
          let err143 = { instancePath: instancePath + "/payer_postcode", schemaPath: "#/properties/payer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
      } else {
        let err144 = { instancePath: instancePath + "/payer_postcode", schemaPath: "#/properties/payer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
      }
    }
    if (data.seller_region_code !== void 0) {
      let data72 = data.seller_region_code;
      if (typeof data72 == "string") {
        if (func2(data72) > 9) {
          let err145 = { instancePath: instancePath + "/seller_region_code", schemaPath: "#/properties/seller_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
        }
      } else {
        let err146 = { instancePath: instancePath + "/seller_region_code", schemaPath: "#/properties/seller_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
      }
    }
    if (data.seller_region !== void 0) {
      let data73 = data.seller_region;
      if (typeof data73 == "string") {
        if (func2(data73) > 35) {
          let err147 = { instancePath: instancePath + "/seller_region", schemaPath: "#/properties/seller_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
        }
      } else {
        let err148 = { instancePath: instancePath + "/seller_region", schemaPath: "#/properties/seller_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
      }
    }
    if (data.seller_contact !== void 0) {
      let data74 = data.seller_contact;
      if (typeof data74 == "string") {
        if (func2(data74) > 70) {
          let err149 = { instancePath: instancePath + "/seller_contact", schemaPath: "#/properties/seller_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
        }
      } else {
        let err150 = { instancePath: instancePath + "/seller_contact", schemaPath: "#/properties/seller_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
      }
    }
    if (data.seller_communication !== void 0) {
      let data75 = data.seller_communication;
      if (typeof data75 == "string") {
        if (func2(data75) > 50) {
          let err151 = { instancePath: instancePath + "/seller_communication", schemaPath: "#/properties/seller_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
        }
      } else {
        let err152 = { instancePath: instancePath + "/seller_communication", schemaPath: "#/properties/seller_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
      }
    }
    if (data.seller_communication_type !== void 0) {
      let data76 = data.seller_communication_type;
      if (typeof data76 == "string") {
        if (func2(data76) > 3) {
          let err153 = { instancePath: instancePath + "/seller_communication_type", schemaPath: "#/properties/seller_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
        }
      } else {
        let err154 = { instancePath: instancePath + "/seller_communication_type", schemaPath: "#/properties/seller_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
      }
    }
    if (data.surety !== void 0) {
      let data77 = data.surety;
      if (typeof data77 == "string") {
        if (func2(data77) > 70) {
          let err155 = { instancePath: instancePath + "/surety", schemaPath: "#/properties/surety/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
        }
      } else {
        let err156 = { instancePath: instancePath + "/surety", schemaPath: "#/properties/surety/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
      }
    }
    if (data.surety_number !== void 0) {
      let data78 = data.surety_number;
      if (typeof data78 == "string") {
        if (func2(data78) > 17) {
          let err157 = { instancePath: instancePath + "/surety_number", schemaPath: "#/properties/surety_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
        }
      } else {
        let err158 = { instancePath: instancePath + "/surety_number", schemaPath: "#/properties/surety_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
      }
    }
    if (data.surety_city !== void 0) {
      let data79 = data.surety_city;
      if (typeof data79 == "string") {
        if (func2(data79) > 35) {
          let err159 = { instancePath: instancePath + "/surety_city", schemaPath: "#/properties/surety_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
        }
      } else {
        let err160 = { instancePath: instancePath + "/surety_city", schemaPath: "#/properties/surety_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
      }
    }
    if (data.surety_country !== void 0) {
      let data80 = data.surety_country;
      if (typeof data80 == "string") {
        if (func2(data80) > 2) {
          let err161 = { instancePath: instancePath + "/surety_country", schemaPath: "#/properties/surety_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
        }
      } else {
        let err162 = { instancePath: instancePath + "/surety_country", schemaPath: "#/properties/surety_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
      }
    }
    if (data.surety_region_code !== void 0) {
      let data81 = data.surety_region_code;
      if (typeof data81 == "string") {
        if (func2(data81) > 9) {
          let err163 = { instancePath: instancePath + "/surety_region_code", schemaPath: "#/properties/surety_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
        }
      } else {
        let err164 = { instancePath: instancePath + "/surety_region_code", schemaPath: "#/properties/surety_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
      }
    }
    if (data.surety_region !== void 0) {
      let data82 = data.surety_region;
      if (typeof data82 == "string") {
        if (func2(data82) > 35) {
          let err165 = { instancePath: instancePath + "/surety_region", schemaPath: "#/properties/surety_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
        }
      } else {
        let err166 = { instancePath: instancePath + "/surety_region", schemaPath: "#/properties/surety_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
      }
    }
    if (data.surety_address !== void 0) {
      let data83 = data.surety_address;
      if (typeof data83 == "string") {
        if (func2(data83) > 70) {
          let err167 = { instancePath: instancePath + "/surety_address", schemaPath: "#/properties/surety_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
        }
      } else {
        let err168 = { instancePath: instancePath + "/surety_address", schemaPath: "#/properties/surety_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
      }
    }
    if (data.surety_postcode !== void 0) {
      let data84 = data.surety_postcode;
      if (typeof data84 == "string") {
        if (func2(data84) > 9) {
          let err169 = { instancePath: instancePath + "/surety_postcode", schemaPath: "#/properties/surety_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
        }
      } else {
        let err170 = { instancePath: instancePath + "/surety_postcode", schemaPath: "#/properties/surety_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
      }
    }
    if (data.delivery_country_relation !== void 0) {
      let data85 = data.delivery_country_relation;
      if (typeof data85 == "string") {
        if (func2(data85) > 3) {
          let err171 = { instancePath: instancePath + "/delivery_country_relation", schemaPath: "#/properties/delivery_country_relation/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
        }
      } else {
        let err172 = { instancePath: instancePath + "/delivery_country_relation", schemaPath: "#/properties/delivery_country_relation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
      }
    }
    if (data.delivery_terms_text !== void 0) {
      let data86 = data.delivery_terms_text;
      if (typeof data86 == "string") {
        if (func2(data86) > 70) {
          let err173 = { instancePath: instancePath + "/delivery_terms_text", schemaPath: "#/properties/delivery_terms_text/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
        }
      } else {
        let err174 = { instancePath: instancePath + "/delivery_terms_text", schemaPath: "#/properties/delivery_terms_text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
      }
    }
    if (data.ucr_id !== void 0) {
      let data87 = data.ucr_id;
      if (typeof data87 == "string") {
        if (func2(data87) > 35) {
          let err175 = { instancePath: instancePath + "/ucr_id", schemaPath: "#/properties/ucr_id/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
        }
      } else {
        let err176 = { instancePath: instancePath + "/ucr_id", schemaPath: "#/properties/ucr_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
      }
    }
    if (data.location_country !== void 0) {
      let data88 = data.location_country;
      if (typeof data88 == "string") {
        if (func2(data88) > 2) {
          let err177 = { instancePath: instancePath + "/location_country", schemaPath: "#/properties/location_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
        }
      } else {
        let err178 = { instancePath: instancePath + "/location_country", schemaPath: "#/properties/location_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
      }
    }
    if (data.location_type !== void 0) {
      let data89 = data.location_type;
      if (typeof data89 == "string") {
        if (func2(data89) > 3) {
          let err179 = { instancePath: instancePath + "/location_type", schemaPath: "#/properties/location_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
        }
      } else {
        let err180 = { instancePath: instancePath + "/location_type", schemaPath: "#/properties/location_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
      }
    }
    if (data.location_qualifier !== void 0) {
      let data90 = data.location_qualifier;
      if (typeof data90 == "string") {
        if (func2(data90) > 3) {
          let err181 = { instancePath: instancePath + "/location_qualifier", schemaPath: "#/properties/location_qualifier/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
      } else {
        let err182 = { instancePath: instancePath + "/location_qualifier", schemaPath: "#/properties/location_qualifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
      }
    }
    if (data.location_name !== void 0) {
      let data91 = data.location_name;
      if (typeof data91 == "string") {
        if (func2(data91) > 256) {
          let err183 = { instancePath: instancePath + "/location_name", schemaPath: "#/properties/location_name/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
        }
      } else {
        let err184 = { instancePath: instancePath + "/location_name", schemaPath: "#/properties/location_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
      }
    }
    if (data.arrival_mode !== void 0) {
      let data92 = data.arrival_mode;
      if (typeof data92 == "string") {
        if (func2(data92) > 1) {
          let err185 = { instancePath: instancePath + "/arrival_mode", schemaPath: "#/properties/arrival_mode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
        }
        if (!formats6(data92)) {
          let err186 = { instancePath: instancePath + "/arrival_mode", schemaPath: "#/properties/arrival_mode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
        }
      } else {
        let err187 = { instancePath: instancePath + "/arrival_mode", schemaPath: "#/properties/arrival_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
      }
    }
    if (data.departure_mode !== void 0) {
      let data93 = data.departure_mode;
      if (typeof data93 == "string") {
        if (func2(data93) > 1) {
          let err188 = { instancePath: instancePath + "/departure_mode", schemaPath: "#/properties/departure_mode/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
        }
        if (!formats6(data93)) {
          let err189 = { instancePath: instancePath + "/departure_mode", schemaPath: "#/properties/departure_mode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
        }
      } else {
        let err190 = { instancePath: instancePath + "/departure_mode", schemaPath: "#/properties/departure_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
      }
    }
    if (data.items_unit !== void 0) {
      let data94 = data.items_unit;
      if (typeof data94 == "string") {
        if (func2(data94) > 5) {
          let err191 = { instancePath: instancePath + "/items_unit", schemaPath: "#/properties/items_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
        }
      } else {
        let err192 = { instancePath: instancePath + "/items_unit", schemaPath: "#/properties/items_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
      }
    }
    if (data.gross_mass_unit !== void 0) {
      let data95 = data.gross_mass_unit;
      if (typeof data95 == "string") {
        if (func2(data95) > 5) {
          let err193 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
        }
      } else {
        let err194 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
      }
    }
    if (data.total_packages_unit !== void 0) {
      let data96 = data.total_packages_unit;
      if (typeof data96 == "string") {
        if (func2(data96) > 5) {
          let err195 = { instancePath: instancePath + "/total_packages_unit", schemaPath: "#/properties/total_packages_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
        }
      } else {
        let err196 = { instancePath: instancePath + "/total_packages_unit", schemaPath: "#/properties/total_packages_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
      }
    }
    if (data.exit_date !== void 0) {
      let data97 = data.exit_date;
      if (typeof data97 == "string") {
        if (!formats0(data97)) {
          let err197 = { instancePath: instancePath + "/exit_date", schemaPath: "#/properties/exit_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
        }
      } else {
        let err198 = { instancePath: instancePath + "/exit_date", schemaPath: "#/properties/exit_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
      }
    }
    if (data.exit_time !== void 0) {
      let data98 = data.exit_time;
      if (typeof data98 == "string") {
        if (func2(data98) > 11) {
          let err199 = { instancePath: instancePath + "/exit_time", schemaPath: "#/properties/exit_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
        }
        if (!pattern0.test(data98)) {
          let err200 = { instancePath: instancePath + "/exit_time", schemaPath: "#/properties/exit_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
        }
      } else {
        let err201 = { instancePath: instancePath + "/exit_time", schemaPath: "#/properties/exit_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
      }
    }
    if (data.invoice_date !== void 0) {
      let data99 = data.invoice_date;
      if (typeof data99 == "string") {
        if (!formats0(data99)) {
          let err202 = { instancePath: instancePath + "/invoice_date", schemaPath: "#/properties/invoice_date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
        }
      } else {
        let err203 = { instancePath: instancePath + "/invoice_date", schemaPath: "#/properties/invoice_date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
      }
    }
    if (data.invoice_time !== void 0) {
      let data100 = data.invoice_time;
      if (typeof data100 == "string") {
        if (func2(data100) > 11) {
          let err204 = { instancePath: instancePath + "/invoice_time", schemaPath: "#/properties/invoice_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
        }
        if (!pattern0.test(data100)) {
          let err205 = { instancePath: instancePath + "/invoice_time", schemaPath: "#/properties/invoice_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
        }
      } else {
        let err206 = { instancePath: instancePath + "/invoice_time", schemaPath: "#/properties/invoice_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
      }
    }
    if (data.ExchangeItems !== void 0) {
      let data101 = data.ExchangeItems;
      if (Array.isArray(data101)) {
        let len0 = data101.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data102 = data101[i0];
          if (!(data102 && typeof data102 == "object" && !Array.isArray(data102))) {
            let err207 = { instancePath: instancePath + "/ExchangeItems/" + i0, schemaPath: "#/properties/ExchangeItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
          }
        }
      } else {
        let err208 = { instancePath: instancePath + "/ExchangeItems", schemaPath: "#/properties/ExchangeItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
      }
    }
    if (data.ConsignmentItems !== void 0) {
      let data103 = data.ConsignmentItems;
      if (Array.isArray(data103)) {
        let len1 = data103.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data104 = data103[i1];
          if (!(data104 && typeof data104 == "object" && !Array.isArray(data104))) {
            let err209 = { instancePath: instancePath + "/ConsignmentItems/" + i1, schemaPath: "#/properties/ConsignmentItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
          }
        }
      } else {
        let err210 = { instancePath: instancePath + "/ConsignmentItems", schemaPath: "#/properties/ConsignmentItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
      }
    }
  } else {
    let err211 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
var compiled8 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.CDSItems !== void 0) {
      let data0 = data.CDSItems;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            let err0 = { instancePath: instancePath + "/CDSItems/" + i0, schemaPath: "#/properties/CDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
        }
      } else {
        let err1 = { instancePath: instancePath + "/CDSItems", schemaPath: "#/properties/CDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
var compiled9 = validate30;
var pattern5 = new RegExp("^$|^[0-9]{8}([0-9]{2})?$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.item_no !== void 0) {
      let data0 = data.item_no;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err0 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99999 || isNaN(data0)) {
          let err1 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/item_no", schemaPath: "#/properties/item_no/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    }
    if (data.commodityCode !== void 0) {
      let data1 = data.commodityCode;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err3 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{8}([0-9]{2})?$" }, message: 'must match pattern "^$|^[0-9]{8}([0-9]{2})?$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats6(data1)) {
          let err4 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/commodityCode", schemaPath: "#/properties/commodityCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.country_origin !== void 0) {
      let data2 = data.country_origin;
      if (typeof data2 == "string") {
        if (func2(data2) > 4) {
          let err6 = { instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/country_origin", schemaPath: "#/properties/country_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.country_pref_origin !== void 0) {
      let data3 = data.country_pref_origin;
      if (typeof data3 == "string") {
        if (func2(data3) > 4) {
          let err8 = { instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/country_pref_origin", schemaPath: "#/properties/country_pref_origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func2(data4) > 512) {
          let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.ref_number !== void 0) {
      let data5 = data.ref_number;
      if (typeof data5 == "string") {
        if (func2(data5) > 35) {
          let err12 = { instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/ref_number", schemaPath: "#/properties/ref_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.cus_code !== void 0) {
      let data6 = data.cus_code;
      if (typeof data6 == "string") {
        if (func2(data6) > 18) {
          let err14 = { instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/cus_code", schemaPath: "#/properties/cus_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.disp_code !== void 0) {
      let data7 = data.disp_code;
      if (typeof data7 == "string") {
        if (func2(data7) > 2) {
          let err16 = { instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/disp_code", schemaPath: "#/properties/disp_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.dest_code !== void 0) {
      let data8 = data.dest_code;
      if (typeof data8 == "string") {
        if (func2(data8) > 2) {
          let err18 = { instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/dest_code", schemaPath: "#/properties/dest_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.PackagesCDSItems !== void 0) {
      let data9 = data.PackagesCDSItems;
      if (Array.isArray(data9)) {
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
            let err20 = { instancePath: instancePath + "/PackagesCDSItems/" + i0, schemaPath: "#/properties/PackagesCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/PackagesCDSItems", schemaPath: "#/properties/PackagesCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.CommodityCDSItems !== void 0) {
      let data11 = data.CommodityCDSItems;
      if (Array.isArray(data11)) {
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data12 = data11[i1];
          if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
            let err22 = { instancePath: instancePath + "/CommodityCDSItems/" + i1, schemaPath: "#/properties/CommodityCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/CommodityCDSItems", schemaPath: "#/properties/CommodityCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.ContainerCDSItems !== void 0) {
      let data13 = data.ContainerCDSItems;
      if (Array.isArray(data13)) {
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data14 = data13[i2];
          if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
            let err24 = { instancePath: instancePath + "/ContainerCDSItems/" + i2, schemaPath: "#/properties/ContainerCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/ContainerCDSItems", schemaPath: "#/properties/ContainerCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.DangerousCDSItems !== void 0) {
      let data15 = data.DangerousCDSItems;
      if (Array.isArray(data15)) {
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data16 = data15[i3];
          if (!(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
            let err26 = { instancePath: instancePath + "/DangerousCDSItems/" + i3, schemaPath: "#/properties/DangerousCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/DangerousCDSItems", schemaPath: "#/properties/DangerousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.OriginCDSItems !== void 0) {
      let data17 = data.OriginCDSItems;
      if (Array.isArray(data17)) {
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data18 = data17[i4];
          if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
            let err28 = { instancePath: instancePath + "/OriginCDSItems/" + i4, schemaPath: "#/properties/OriginCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/OriginCDSItems", schemaPath: "#/properties/OriginCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.req_code !== void 0) {
      let data19 = data.req_code;
      if (typeof data19 == "string") {
        if (func2(data19) > 7) {
          let err30 = { instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/req_code", schemaPath: "#/properties/req_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.prev_code !== void 0) {
      let data20 = data.prev_code;
      if (typeof data20 == "string") {
        if (func2(data20) > 7) {
          let err32 = { instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/prev_code", schemaPath: "#/properties/prev_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.ProcedureCDSItems !== void 0) {
      let data21 = data.ProcedureCDSItems;
      if (Array.isArray(data21)) {
        let len5 = data21.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data22 = data21[i5];
          if (!(data22 && typeof data22 == "object" && !Array.isArray(data22))) {
            let err34 = { instancePath: instancePath + "/ProcedureCDSItems/" + i5, schemaPath: "#/properties/ProcedureCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/ProcedureCDSItems", schemaPath: "#/properties/ProcedureCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.gross_mass !== void 0) {
      let data23 = data.gross_mass;
      if (typeof data23 == "string") {
        if (func2(data23) > 17) {
          let err36 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (!formats12(data23)) {
          let err37 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/gross_mass", schemaPath: "#/properties/gross_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.gross_mass_unit !== void 0) {
      let data24 = data.gross_mass_unit;
      if (typeof data24 == "string") {
        if (func2(data24) > 5) {
          let err39 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/gross_mass_unit", schemaPath: "#/properties/gross_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.net_mass !== void 0) {
      let data25 = data.net_mass;
      if (typeof data25 == "string") {
        if (func2(data25) > 17) {
          let err41 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (!formats12(data25)) {
          let err42 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/net_mass", schemaPath: "#/properties/net_mass/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.net_mass_unit !== void 0) {
      let data26 = data.net_mass_unit;
      if (typeof data26 == "string") {
        if (func2(data26) > 5) {
          let err44 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/net_mass_unit", schemaPath: "#/properties/net_mass_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.supplementaryUnits !== void 0) {
      let data27 = data.supplementaryUnits;
      if (typeof data27 == "string") {
        if (func2(data27) > 17) {
          let err46 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (!formats12(data27)) {
          let err47 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/supplementaryUnits", schemaPath: "#/properties/supplementaryUnits/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.supplementary_unit !== void 0) {
      let data28 = data.supplementary_unit;
      if (typeof data28 == "string") {
        if (func2(data28) > 5) {
          let err49 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/supplementary_unit", schemaPath: "#/properties/supplementary_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.totalNumberOfPackages !== void 0) {
      let data29 = data.totalNumberOfPackages;
      if (typeof data29 == "string") {
        if (!formats6(data29)) {
          let err51 = { instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/totalNumberOfPackages", schemaPath: "#/properties/totalNumberOfPackages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.itemPriceAmount !== void 0) {
      let data30 = data.itemPriceAmount;
      if (typeof data30 == "string") {
        if (func2(data30) > 17) {
          let err53 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (!formats12(data30)) {
          let err54 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        let err55 = { instancePath: instancePath + "/itemPriceAmount", schemaPath: "#/properties/itemPriceAmount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.itemPriceCurr !== void 0) {
      let data31 = data.itemPriceCurr;
      if (typeof data31 == "string") {
        if (func2(data31) > 3) {
          let err56 = { instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      } else {
        let err57 = { instancePath: instancePath + "/itemPriceCurr", schemaPath: "#/properties/itemPriceCurr/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.statistic_value !== void 0) {
      let data32 = data.statistic_value;
      if (typeof data32 == "string") {
        if (func2(data32) > 17) {
          let err58 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (!formats12(data32)) {
          let err59 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/statistic_value", schemaPath: "#/properties/statistic_value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.statistic_currency !== void 0) {
      let data33 = data.statistic_currency;
      if (typeof data33 == "string") {
        if (func2(data33) > 3) {
          let err61 = { instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/statistic_currency", schemaPath: "#/properties/statistic_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.customs_value_amount !== void 0) {
      let data34 = data.customs_value_amount;
      if (typeof data34 == "string") {
        if (func2(data34) > 17) {
          let err63 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        if (!formats12(data34)) {
          let err64 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
      } else {
        let err65 = { instancePath: instancePath + "/customs_value_amount", schemaPath: "#/properties/customs_value_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data.customs_value_currency !== void 0) {
      let data35 = data.customs_value_currency;
      if (typeof data35 == "string") {
        if (func2(data35) > 3) {
          let err66 = { instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
      } else {
        let err67 = { instancePath: instancePath + "/customs_value_currency", schemaPath: "#/properties/customs_value_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.val_indicator !== void 0) {
      let data36 = data.val_indicator;
      if (typeof data36 == "string") {
        if (func2(data36) > 4) {
          let err68 = { instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
      } else {
        let err69 = { instancePath: instancePath + "/val_indicator", schemaPath: "#/properties/val_indicator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.valuation_method !== void 0) {
      let data37 = data.valuation_method;
      if (typeof data37 == "string") {
        if (func2(data37) > 3) {
          let err70 = { instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
      } else {
        let err71 = { instancePath: instancePath + "/valuation_method", schemaPath: "#/properties/valuation_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.nature_of_transaction !== void 0) {
      let data38 = data.nature_of_transaction;
      if (typeof data38 == "string") {
        if (func2(data38) > 2) {
          let err72 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        if (!formats6(data38)) {
          let err73 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/nature_of_transaction", schemaPath: "#/properties/nature_of_transaction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.preference !== void 0) {
      let data39 = data.preference;
      if (typeof data39 == "string") {
        if (func2(data39) > 3) {
          let err75 = { instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      } else {
        let err76 = { instancePath: instancePath + "/preference", schemaPath: "#/properties/preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.quota !== void 0) {
      let data40 = data.quota;
      if (typeof data40 == "string") {
        if (func2(data40) > 17) {
          let err77 = { instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
      } else {
        let err78 = { instancePath: instancePath + "/quota", schemaPath: "#/properties/quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.TaxCDSItems !== void 0) {
      let data41 = data.TaxCDSItems;
      if (Array.isArray(data41)) {
        let len6 = data41.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data42 = data41[i6];
          if (!(data42 && typeof data42 == "object" && !Array.isArray(data42))) {
            let err79 = { instancePath: instancePath + "/TaxCDSItems/" + i6, schemaPath: "#/properties/TaxCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
        }
      } else {
        let err80 = { instancePath: instancePath + "/TaxCDSItems", schemaPath: "#/properties/TaxCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.AdjustmentCDSItems !== void 0) {
      let data43 = data.AdjustmentCDSItems;
      if (Array.isArray(data43)) {
        let len7 = data43.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data44 = data43[i7];
          if (!(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
            let err81 = { instancePath: instancePath + "/AdjustmentCDSItems/" + i7, schemaPath: "#/properties/AdjustmentCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
        }
      } else {
        let err82 = { instancePath: instancePath + "/AdjustmentCDSItems", schemaPath: "#/properties/AdjustmentCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.PreviousCDSItems !== void 0) {
      let data45 = data.PreviousCDSItems;
      if (Array.isArray(data45)) {
        let len8 = data45.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data46 = data45[i8];
          if (!(data46 && typeof data46 == "object" && !Array.isArray(data46))) {
            let err83 = { instancePath: instancePath + "/PreviousCDSItems/" + i8, schemaPath: "#/properties/PreviousCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
        }
      } else {
        let err84 = { instancePath: instancePath + "/PreviousCDSItems", schemaPath: "#/properties/PreviousCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.AdditionalCDSItems !== void 0) {
      let data47 = data.AdditionalCDSItems;
      if (Array.isArray(data47)) {
        let len9 = data47.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data48 = data47[i9];
          if (!(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
            let err85 = { instancePath: instancePath + "/AdditionalCDSItems/" + i9, schemaPath: "#/properties/AdditionalCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
          }
        }
      } else {
        let err86 = { instancePath: instancePath + "/AdditionalCDSItems", schemaPath: "#/properties/AdditionalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.CertificateCDSItems !== void 0) {
      let data49 = data.CertificateCDSItems;
      if (Array.isArray(data49)) {
        let len10 = data49.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data50 = data49[i10];
          if (!(data50 && typeof data50 == "object" && !Array.isArray(data50))) {
            let err87 = { instancePath: instancePath + "/CertificateCDSItems/" + i10, schemaPath: "#/properties/CertificateCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
      } else {
        let err88 = { instancePath: instancePath + "/CertificateCDSItems", schemaPath: "#/properties/CertificateCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.consignee !== void 0) {
      let data51 = data.consignee;
      if (typeof data51 == "string") {
        if (func2(data51) > 70) {
          let err89 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
      } else {
        let err90 = { instancePath: instancePath + "/consignee", schemaPath: "#/properties/consignee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.consignee_number !== void 0) {
      let data52 = data.consignee_number;
      if (typeof data52 == "string") {
        if (func2(data52) > 17) {
          let err91 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      } else {
        let err92 = { instancePath: instancePath + "/consignee_number", schemaPath: "#/properties/consignee_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
    if (data.consignee_address !== void 0) {
      let data53 = data.consignee_address;
      if (typeof data53 == "string") {
        if (func2(data53) > 70) {
          let err93 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      } else {
        let err94 = { instancePath: instancePath + "/consignee_address", schemaPath: "#/properties/consignee_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.consignee_city !== void 0) {
      let data54 = data.consignee_city;
      if (typeof data54 == "string") {
        if (func2(data54) > 35) {
          let err95 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
      } else {
        let err96 = { instancePath: instancePath + "/consignee_city", schemaPath: "#/properties/consignee_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.consignee_postcode !== void 0) {
      let data55 = data.consignee_postcode;
      if (typeof data55 == "string") {
        if (func2(data55) > 9) {
          let err97 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      } else {
        let err98 = { instancePath: instancePath + "/consignee_postcode", schemaPath: "#/properties/consignee_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.consignee_country !== void 0) {
      let data56 = data.consignee_country;
      if (typeof data56 == "string") {
        if (func2(data56) > 2) {
          let err99 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/consignee_country", schemaPath: "#/properties/consignee_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.supplier !== void 0 && typeof data.supplier != "string") {
      let err101 = { instancePath: instancePath + "/supplier", schemaPath: "#/properties/supplier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
    }
    if (data.supplier_number !== void 0 && typeof data.supplier_number != "string") {
      let err102 = { instancePath: instancePath + "/supplier_number", schemaPath: "#/properties/supplier_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
    }
    if (data.supplier_city !== void 0 && typeof data.supplier_city != "string") {
      let err103 = { instancePath: instancePath + "/supplier_city", schemaPath: "#/properties/supplier_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
    }
    if (data.supplier_postcode !== void 0 && typeof data.supplier_postcode != "string") {
      let err104 = { instancePath: instancePath + "/supplier_postcode", schemaPath: "#/properties/supplier_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
    }
    if (data.supplier_country !== void 0 && typeof data.supplier_country != "string") {
      let err105 = { instancePath: instancePath + "/supplier_country", schemaPath: "#/properties/supplier_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
    }
    if (data.SupplyCDSItems !== void 0) {
      let data62 = data.SupplyCDSItems;
      if (Array.isArray(data62)) {
        let len11 = data62.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data63 = data62[i11];
          if (!(data63 && typeof data63 == "object" && !Array.isArray(data63))) {
            let err106 = { instancePath: instancePath + "/SupplyCDSItems/" + i11, schemaPath: "#/properties/SupplyCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
          }
        }
      } else {
        let err107 = { instancePath: instancePath + "/SupplyCDSItems", schemaPath: "#/properties/SupplyCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.FiscalCDSItems !== void 0) {
      let data64 = data.FiscalCDSItems;
      if (Array.isArray(data64)) {
        let len12 = data64.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data65 = data64[i12];
          if (!(data65 && typeof data65 == "object" && !Array.isArray(data65))) {
            let err108 = { instancePath: instancePath + "/FiscalCDSItems/" + i12, schemaPath: "#/properties/FiscalCDSItems/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
          }
        }
      } else {
        let err109 = { instancePath: instancePath + "/FiscalCDSItems", schemaPath: "#/properties/FiscalCDSItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.buyer !== void 0) {
      let data66 = data.buyer;
      if (typeof data66 == "string") {
        if (func2(data66) > 70) {
          let err110 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
      } else {
        let err111 = { instancePath: instancePath + "/buyer", schemaPath: "#/properties/buyer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.buyer_number !== void 0) {
      let data67 = data.buyer_number;
      if (typeof data67 == "string") {
        if (func2(data67) > 17) {
          let err112 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
      } else {
        let err113 = { instancePath: instancePath + "/buyer_number", schemaPath: "#/properties/buyer_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.buyer_city !== void 0) {
      let data68 = data.buyer_city;
      if (typeof data68 == "string") {
        if (func2(data68) > 35) {
          let err114 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
        }
      } else {
        let err115 = { instancePath: instancePath + "/buyer_city", schemaPath: "#/properties/buyer_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
      }
    }
    if (data.buyer_country !== void 0) {
      let data69 = data.buyer_country;
      if (typeof data69 == "string") {
        if (func2(data69) > 2) {
          let err116 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      } else {
        let err117 = { instancePath: instancePath + "/buyer_country", schemaPath: "#/properties/buyer_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
    }
    if (data.buyer_region_code !== void 0) {
      let data70 = data.buyer_region_code;
      if (typeof data70 == "string") {
        if (func2(data70) > 9) {
          let err118 = { instancePath: instancePath + "/buyer_region_code", schemaPath: "#/properties/buyer_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
      } else {
        let err119 = { instancePath: instancePath + "/buyer_region_code", schemaPath: "#/properties/buyer_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.buyer_region !== void 0) {
      let data71 = data.buyer_region;
      if (typeof data71 == "string") {
        if (func2(data71) > 35) {
          let err120 = { instancePath: instancePath + "/buyer_region", schemaPath: "#/properties/buyer_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
        }
      } else {
        let err121 = { instancePath: instancePath + "/buyer_region", schemaPath: "#/properties/buyer_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
    if (data.buyer_address !== void 0) {
      let data72 = data.buyer_address;
      if (typeof data72 == "string") {
        if (func2(data72) > 70) {
          let err122 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
        }
      } else {
        let err123 = { instancePath: instancePath + "/buyer_address", schemaPath: "#/properties/buyer_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
    if (data.buyer_postcode !== void 0) {
      let data73 = data.buyer_postcode;
      if (typeof data73 == "string") {
        if (func2(data73) > 9) {
          let err124 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
        }
      } else {
        let err125 = { instancePath: instancePath + "/buyer_postcode", schemaPath: "#/properties/buyer_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.buyer_contact !== void 0) {
      let data74 = data.buyer_contact;
      if (typeof data74 == "string") {
        if (func2(data74) > 70) {
          let err126 = { instancePath: instancePath + "/buyer_contact", schemaPath: "#/properties/buyer_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
      } else {
        let err127 = { instancePath: instancePath + "/buyer_contact", schemaPath: "#/properties/buyer_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
      }
    }
    if (data.buyer_communication !== void 0) {
      let data75 = data.buyer_communication;
      if (typeof data75 == "string") {
        if (func2(data75) > 50) {
          let err128 = { instancePath: instancePath + "/buyer_communication", schemaPath: "#/properties/buyer_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
      } else {
        let err129 = { instancePath: instancePath + "/buyer_communication", schemaPath: "#/properties/buyer_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
      }
    }
    if (data.buyer_communication_type !== void 0) {
      let data76 = data.buyer_communication_type;
      if (typeof data76 == "string") {
        if (func2(data76) > 3) {
          let err130 = { instancePath: instancePath + "/buyer_communication_type", schemaPath: "#/properties/buyer_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
        }
      } else {
        let err131 = { instancePath: instancePath + "/buyer_communication_type", schemaPath: "#/properties/buyer_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
      }
    }
    if (data.consignee_region_code !== void 0) {
      let data77 = data.consignee_region_code;
      if (typeof data77 == "string") {
        if (func2(data77) > 9) {
          let err132 = { instancePath: instancePath + "/consignee_region_code", schemaPath: "#/properties/consignee_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
        }
      } else {
        let err133 = { instancePath: instancePath + "/consignee_region_code", schemaPath: "#/properties/consignee_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
      }
    }
    if (data.consignee_region !== void 0) {
      let data78 = data.consignee_region;
      if (typeof data78 == "string") {
        if (func2(data78) > 35) {
          let err134 = { instancePath: instancePath + "/consignee_region", schemaPath: "#/properties/consignee_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
        }
      } else {
        let err135 = { instancePath: instancePath + "/consignee_region", schemaPath: "#/properties/consignee_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
      }
    }
    if (data.consignor !== void 0) {
      let data79 = data.consignor;
      if (typeof data79 == "string") {
        if (func2(data79) > 70) {
          let err136 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
        }
      } else {
        let err137 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
      }
    }
    if (data.consignor_number !== void 0) {
      let data80 = data.consignor_number;
      if (typeof data80 == "string") {
        if (func2(data80) > 17) {
          let err138 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
        }
      } else {
        let err139 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
      }
    }
    if (data.consignor_city !== void 0) {
      let data81 = data.consignor_city;
      if (typeof data81 == "string") {
        if (func2(data81) > 35) {
          let err140 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
        }
      } else {
        let err141 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
      }
    }
    if (data.consignor_country !== void 0) {
      let data82 = data.consignor_country;
      if (typeof data82 == "string") {
        if (func2(data82) > 2) {
          let err142 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
        }
      } else {
        let err143 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
      }
    }
    if (data.consignor_region_code !== void 0) {
      let data83 = data.consignor_region_code;
      if (typeof data83 == "string") {
        if (func2(data83) > 9) {
          let err144 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
        }
      } else {
        let err145 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
      }
    }
    if (data.consignor_region !== void 0) {
      let data84 = data.consignor_region;
      if (typeof data84 == "string") {
        if (func2(data84) > 35) {
          let err146 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
        }
      } else {
        let err147 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
      }
    }
    if (data.consignor_address !== void 0) {
      let data85 = data.consignor_address;
      if (typeof data85 == "string") {
        if (func2(data85) > 70) {
          let err148 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
        }
      } else {
        let err149 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
      }
    }
    if (data.consignor_postcode !== void 0) {
      let data86 = data.consignor_postcode;
      if (typeof data86 == "string") {
        if (func2(data86) > 9) {
          let err150 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
        }
      } else {
        let err151 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
      }
    }
    if (data.destination_region !== void 0) {
      let data87 = data.destination_region;
      if (typeof data87 == "string") {
        if (func2(data87) > 9) {
          let err152 = { instancePath: instancePath + "/destination_region", schemaPath: "#/properties/destination_region/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
        }
      } else {
        let err153 = { instancePath: instancePath + "/destination_region", schemaPath: "#/properties/destination_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
      }
    }
    if (data.seller !== void 0) {
      let data88 = data.seller;
      if (typeof data88 == "string") {
        if (func2(data88) > 70) {
          let err154 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
        }
      } else {
        let err155 = { instancePath: instancePath + "/seller", schemaPath: "#/properties/seller/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
      }
    }
    if (data.seller_number !== void 0) {
      let data89 = data.seller_number;
      if (typeof data89 == "string") {
        if (func2(data89) > 17) {
          let err156 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
        }
      } else {
        let err157 = { instancePath: instancePath + "/seller_number", schemaPath: "#/properties/seller_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
      }
    }
    if (data.seller_city !== void 0) {
      let data90 = data.seller_city;
      if (typeof data90 == "string") {
        if (func2(data90) > 35) {
          let err158 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
        }
      } else {
        let err159 = { instancePath: instancePath + "/seller_city", schemaPath: "#/properties/seller_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
      }
    }
    if (data.seller_country !== void 0) {
      let data91 = data.seller_country;
      if (typeof data91 == "string") {
        if (func2(data91) > 2) {
          let err160 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
        }
      } else {
        let err161 = { instancePath: instancePath + "/seller_country", schemaPath: "#/properties/seller_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
      }
    }
    if (data.seller_region_code !== void 0) {
      let data92 = data.seller_region_code;
      if (typeof data92 == "string") {
        if (func2(data92) > 9) {
          let err162 = { instancePath: instancePath + "/seller_region_code", schemaPath: "#/properties/seller_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
        }
      } else {
        let err163 = { instancePath: instancePath + "/seller_region_code", schemaPath: "#/properties/seller_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
      }
    }
    if (data.seller_region !== void 0) {
      let data93 = data.seller_region;
      if (typeof data93 == "string") {
        if (func2(data93) > 35) {
          let err164 = { instancePath: instancePath + "/seller_region", schemaPath: "#/properties/seller_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
        }
      } else {
        let err165 = { instancePath: instancePath + "/seller_region", schemaPath: "#/properties/seller_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
      }
    }
    if (data.seller_address !== void 0) {
      let data94 = data.seller_address;
      if (typeof data94 == "string") {
        if (func2(data94) > 70) {
          let err166 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
        }
      } else {
        let err167 = { instancePath: instancePath + "/seller_address", schemaPath: "#/properties/seller_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
      }
    }
    if (data.seller_postcode !== void 0) {
      let data95 = data.seller_postcode;
      if (typeof data95 == "string") {
        if (func2(data95) > 9) {
          let err168 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
        }
      } else {
        let err169 = { instancePath: instancePath + "/seller_postcode", schemaPath: "#/properties/seller_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
      }
    }
    if (data.seller_contact !== void 0) {
      let data96 = data.seller_contact;
      if (typeof data96 == "string") {
        if (func2(data96) > 70) {
          let err170 = { instancePath: instancePath + "/seller_contact", schemaPath: "#/properties/seller_contact/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
        }
      } else {
        let err171 = { instancePath: instancePath + "/seller_contact", schemaPath: "#/properties/seller_contact/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
      }
    }
    if (data.seller_communication !== void 0) {
      let data97 = data.seller_communication;
      if (typeof data97 == "string") {
        if (func2(data97) > 50) {
          let err172 = { instancePath: instancePath + "/seller_communication", schemaPath: "#/properties/seller_communication/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
        }
      } else {
        let err173 = { instancePath: instancePath + "/seller_communication", schemaPath: "#/properties/seller_communication/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
      }
    }
    if (data.seller_communication_type !== void 0) {
      let data98 = data.seller_communication_type;
      if (typeof data98 == "string") {
        if (func2(data98) > 3) {
          let err174 = { instancePath: instancePath + "/seller_communication_type", schemaPath: "#/properties/seller_communication_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
        }
      } else {
        let err175 = { instancePath: instancePath + "/seller_communication_type", schemaPath: "#/properties/seller_communication_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
      }
    }
    if (data.ucr_id !== void 0) {
      let data99 = data.ucr_id;
      if (typeof data99 == "string") {
        if (func2(data99) > 35) {
          let err176 = { instancePath: instancePath + "/ucr_id", schemaPath: "#/properties/ucr_id/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
        }
      } else {
        let err177 = { instancePath: instancePath + "/ucr_id", schemaPath: "#/properties/ucr_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
      }
    }
    if (data.pref_origin_region !== void 0) {
      let data100 = data.pref_origin_region;
      if (typeof data100 == "string") {
        if (func2(data100) > 9) {
          let err178 = { instancePath: instancePath + "/pref_origin_region", schemaPath: "#/properties/pref_origin_region/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
        }
      } else {
        let err179 = { instancePath: instancePath + "/pref_origin_region", schemaPath: "#/properties/pref_origin_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
      }
    }
    if (data.origin_region !== void 0) {
      let data101 = data.origin_region;
      if (typeof data101 == "string") {
        if (func2(data101) > 9) {
          let err180 = { instancePath: instancePath + "/origin_region", schemaPath: "#/properties/origin_region/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
        }
      } else {
        let err181 = { instancePath: instancePath + "/origin_region", schemaPath: "#/properties/origin_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
      }
    }
  } else {
    let err182 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
var compiled10 = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type_of_packages !== void 0) {
      let data0 = data.type_of_packages;
      if (typeof data0 == "string") {
        if (func2(data0) > 2) {
          let err0 = { instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/type_of_packages", schemaPath: "#/properties/type_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.number_of_packages !== void 0) {
      let data1 = data.number_of_packages;
      if (typeof data1 == "string") {
        if (func2(data1) > 8) {
          let err2 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats6(data1)) {
          let err3 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/number_of_packages", schemaPath: "#/properties/number_of_packages/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.shipping_mark !== void 0) {
      let data2 = data.shipping_mark;
      if (typeof data2 == "string") {
        if (func2(data2) > 512) {
          let err5 = { instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/shipping_mark", schemaPath: "#/properties/shipping_mark/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.package_sequence !== void 0) {
      let data3 = data.package_sequence;
      if (typeof data3 == "string") {
        if (func2(data3) > 5) {
          let err7 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats6(data3)) {
          let err8 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/package_sequence", schemaPath: "#/properties/package_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.packing_material !== void 0) {
      let data4 = data.packing_material;
      if (typeof data4 == "string") {
        if (func2(data4) > 256) {
          let err10 = { instancePath: instancePath + "/packing_material", schemaPath: "#/properties/packing_material/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/packing_material", schemaPath: "#/properties/packing_material/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.package_length !== void 0) {
      let data5 = data.package_length;
      if (typeof data5 == "string") {
        if (func2(data5) > 15) {
          let err12 = { instancePath: instancePath + "/package_length", schemaPath: "#/properties/package_length/maxLength", keyword: "maxLength", params: { limit: 15 }, message: "must NOT have more than 15 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats6(data5)) {
          let err13 = { instancePath: instancePath + "/package_length", schemaPath: "#/properties/package_length/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/package_length", schemaPath: "#/properties/package_length/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.package_length_unit !== void 0) {
      let data6 = data.package_length_unit;
      if (typeof data6 == "string") {
        if (func2(data6) > 5) {
          let err15 = { instancePath: instancePath + "/package_length_unit", schemaPath: "#/properties/package_length_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/package_length_unit", schemaPath: "#/properties/package_length_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.package_width !== void 0) {
      let data7 = data.package_width;
      if (typeof data7 == "string") {
        if (func2(data7) > 15) {
          let err17 = { instancePath: instancePath + "/package_width", schemaPath: "#/properties/package_width/maxLength", keyword: "maxLength", params: { limit: 15 }, message: "must NOT have more than 15 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!formats6(data7)) {
          let err18 = { instancePath: instancePath + "/package_width", schemaPath: "#/properties/package_width/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/package_width", schemaPath: "#/properties/package_width/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.package_width_unit !== void 0) {
      let data8 = data.package_width_unit;
      if (typeof data8 == "string") {
        if (func2(data8) > 5) {
          let err20 = { instancePath: instancePath + "/package_width_unit", schemaPath: "#/properties/package_width_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/package_width_unit", schemaPath: "#/properties/package_width_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.package_height !== void 0) {
      let data9 = data.package_height;
      if (typeof data9 == "string") {
        if (func2(data9) > 15) {
          let err22 = { instancePath: instancePath + "/package_height", schemaPath: "#/properties/package_height/maxLength", keyword: "maxLength", params: { limit: 15 }, message: "must NOT have more than 15 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats6(data9)) {
          let err23 = { instancePath: instancePath + "/package_height", schemaPath: "#/properties/package_height/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/package_height", schemaPath: "#/properties/package_height/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.package_height_unit !== void 0) {
      let data10 = data.package_height_unit;
      if (typeof data10 == "string") {
        if (func2(data10) > 5) {
          let err25 = { instancePath: instancePath + "/package_height_unit", schemaPath: "#/properties/package_height_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/package_height_unit", schemaPath: "#/properties/package_height_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.package_volume !== void 0) {
      let data11 = data.package_volume;
      if (typeof data11 == "string") {
        if (func2(data11) > 17) {
          let err27 = { instancePath: instancePath + "/package_volume", schemaPath: "#/properties/package_volume/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (!formats12(data11)) {
          let err28 = { instancePath: instancePath + "/package_volume", schemaPath: "#/properties/package_volume/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/package_volume", schemaPath: "#/properties/package_volume/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.package_volume_unit !== void 0) {
      let data12 = data.package_volume_unit;
      if (typeof data12 == "string") {
        if (func2(data12) > 5) {
          let err30 = { instancePath: instancePath + "/package_volume_unit", schemaPath: "#/properties/package_volume_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/package_volume_unit", schemaPath: "#/properties/package_volume_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.packages_unit !== void 0) {
      let data13 = data.packages_unit;
      if (typeof data13 == "string") {
        if (func2(data13) > 5) {
          let err32 = { instancePath: instancePath + "/packages_unit", schemaPath: "#/properties/packages_unit/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/packages_unit", schemaPath: "#/properties/packages_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
var compiled11 = validate32, schema17 = { $id: "customs-declaration/row:tax-line", type: "object", properties: { tax_calc_type: { title: "Calculation", type: "string", enum: ["usual", "automatic", "manual", ""] }, tax_type: { title: "Tax type", type: "string", maxLength: 3 }, tax_unit: { title: "Unit of the tax base", type: "string", maxLength: 6 }, tax_quantity: { title: "Tax base", type: "string", maxLength: 23, format: "numeric" }, tax_rate: { title: "Tax rate", type: "string", maxLength: 21, format: "numeric" }, payment_method: { title: "Method of payment", type: "string", maxLength: 1 }, tax_amount: { title: "Payable amount", type: "string", maxLength: 19, format: "numeric" }, tax_currency: { title: "Currency", type: "string", maxLength: 3 }, tax_total: { title: "Total assessed", type: "string", maxLength: 19, format: "numeric" }, tax_total_currency: { title: "Currency of the total", type: "string", maxLength: 3 }, tax_base_amount: { title: "Tax base amount", type: "string", maxLength: 17, format: "numeric" }, tax_base_currency: { title: "Currency of the base", type: "string", maxLength: 3 }, tax_preference: { title: "Preference of this line", type: "string", maxLength: 3 }, tax_quota: { title: "Quota of this line", type: "string", maxLength: 17 }, tax_deduction: { title: "Deduction", type: "string", maxLength: 17, format: "numeric" }, tax_deduction_currency: { title: "Deduction: currency", type: "string", maxLength: 3 } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tax_calc_type !== void 0) {
      let data0 = data.tax_calc_type;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "usual" || data0 === "automatic" || data0 === "manual" || data0 === "")) {
        let err1 = { instancePath: instancePath + "/tax_calc_type", schemaPath: "#/properties/tax_calc_type/enum", keyword: "enum", params: { allowedValues: schema17.properties.tax_calc_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.tax_type !== void 0) {
      let data1 = data.tax_type;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err2 = { instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/tax_type", schemaPath: "#/properties/tax_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tax_unit !== void 0) {
      let data2 = data.tax_unit;
      if (typeof data2 == "string") {
        if (func2(data2) > 6) {
          let err4 = { instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/maxLength", keyword: "maxLength", params: { limit: 6 }, message: "must NOT have more than 6 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/tax_unit", schemaPath: "#/properties/tax_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.tax_quantity !== void 0) {
      let data3 = data.tax_quantity;
      if (typeof data3 == "string") {
        if (func2(data3) > 23) {
          let err6 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats12(data3)) {
          let err7 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/tax_quantity", schemaPath: "#/properties/tax_quantity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tax_rate !== void 0) {
      let data4 = data.tax_rate;
      if (typeof data4 == "string") {
        if (func2(data4) > 21) {
          let err9 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/maxLength", keyword: "maxLength", params: { limit: 21 }, message: "must NOT have more than 21 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!formats12(data4)) {
          let err10 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/tax_rate", schemaPath: "#/properties/tax_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.payment_method !== void 0) {
      let data5 = data.payment_method;
      if (typeof data5 == "string") {
        if (func2(data5) > 1) {
          let err12 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tax_amount !== void 0) {
      let data6 = data.tax_amount;
      if (typeof data6 == "string") {
        if (func2(data6) > 19) {
          let err14 = { instancePath: instancePath + "/tax_amount", schemaPath: "#/properties/tax_amount/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats12(data6)) {
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
        if (func2(data7) > 3) {
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
        if (func2(data8) > 19) {
          let err19 = { instancePath: instancePath + "/tax_total", schemaPath: "#/properties/tax_total/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats12(data8)) {
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
        if (func2(data9) > 3) {
          let err22 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/tax_total_currency", schemaPath: "#/properties/tax_total_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.tax_base_amount !== void 0) {
      let data10 = data.tax_base_amount;
      if (typeof data10 == "string") {
        if (func2(data10) > 17) {
          let err24 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!formats12(data10)) {
          let err25 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/tax_base_amount", schemaPath: "#/properties/tax_base_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.tax_base_currency !== void 0) {
      let data11 = data.tax_base_currency;
      if (typeof data11 == "string") {
        if (func2(data11) > 3) {
          let err27 = { instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/tax_base_currency", schemaPath: "#/properties/tax_base_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.tax_preference !== void 0) {
      let data12 = data.tax_preference;
      if (typeof data12 == "string") {
        if (func2(data12) > 3) {
          let err29 = { instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/tax_preference", schemaPath: "#/properties/tax_preference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.tax_quota !== void 0) {
      let data13 = data.tax_quota;
      if (typeof data13 == "string") {
        if (func2(data13) > 17) {
          let err31 = { instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/tax_quota", schemaPath: "#/properties/tax_quota/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.tax_deduction !== void 0) {
      let data14 = data.tax_deduction;
      if (typeof data14 == "string") {
        if (func2(data14) > 17) {
          let err33 = { instancePath: instancePath + "/tax_deduction", schemaPath: "#/properties/tax_deduction/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (!formats12(data14)) {
          let err34 = { instancePath: instancePath + "/tax_deduction", schemaPath: "#/properties/tax_deduction/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/tax_deduction", schemaPath: "#/properties/tax_deduction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.tax_deduction_currency !== void 0) {
      let data15 = data.tax_deduction_currency;
      if (typeof data15 == "string") {
        if (func2(data15) > 3) {
          let err36 = { instancePath: instancePath + "/tax_deduction_currency", schemaPath: "#/properties/tax_deduction_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/tax_deduction_currency", schemaPath: "#/properties/tax_deduction_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
var compiled12 = validate33, schema18 = { $id: "customs-declaration/row:previous-document", type: "object", properties: { docCategory: { title: "Category", type: "string", maxLength: 1, enum: ["X", "Y", "Z", ""] }, import_prev_doc: { title: "Type", type: "string", maxLength: 3 }, prevTransactionRef: { title: "Reference", type: "string", maxLength: 70 }, goodsItemIdent: { title: "Goods item", type: "string", maxLength: 5, format: "digits" } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.docCategory !== void 0) {
      let data0 = data.docCategory;
      if (!(data0 === "X" || data0 === "Y" || data0 === "Z" || data0 === "")) {
        let err0 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/enum", keyword: "enum", params: { allowedValues: schema18.properties.docCategory.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "string") {
        if (func2(data0) > 1) {
          let err1 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/docCategory", schemaPath: "#/properties/docCategory/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.import_prev_doc !== void 0) {
      let data1 = data.import_prev_doc;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err3 = { instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/import_prev_doc", schemaPath: "#/properties/import_prev_doc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.prevTransactionRef !== void 0) {
      let data2 = data.prevTransactionRef;
      if (typeof data2 == "string") {
        if (func2(data2) > 70) {
          let err5 = { instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/prevTransactionRef", schemaPath: "#/properties/prevTransactionRef/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.goodsItemIdent !== void 0) {
      let data3 = data.goodsItemIdent;
      if (typeof data3 == "string") {
        if (func2(data3) > 5) {
          let err7 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats6(data3)) {
          let err8 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/goodsItemIdent", schemaPath: "#/properties/goodsItemIdent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
var compiled13 = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.additionalInfoCode !== void 0) {
      let data0 = data.additionalInfoCode;
      if (typeof data0 == "string") {
        if (func2(data0) > 17) {
          let err0 = { instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/additionalInfoCode", schemaPath: "#/properties/additionalInfoCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.additionalDescription !== void 0) {
      let data1 = data.additionalDescription;
      if (typeof data1 == "string") {
        if (func2(data1) > 512) {
          let err2 = { instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/additionalDescription", schemaPath: "#/properties/additionalDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.statement_type !== void 0) {
      let data2 = data.statement_type;
      if (typeof data2 == "string") {
        if (func2(data2) > 3) {
          let err4 = { instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/statement_type", schemaPath: "#/properties/statement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
var compiled14 = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.doc_code_1 !== void 0) {
      let data0 = data.doc_code_1;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/doc_code_1", schemaPath: "#/properties/doc_code_1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.doc_code_3 !== void 0) {
      let data1 = data.doc_code_3;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err2 = { instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/doc_code_3", schemaPath: "#/properties/doc_code_3/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.doc_ident !== void 0) {
      let data2 = data.doc_ident;
      if (typeof data2 == "string") {
        if (func2(data2) > 70) {
          let err4 = { instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/doc_ident", schemaPath: "#/properties/doc_ident/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.doc_status !== void 0) {
      let data3 = data.doc_status;
      if (typeof data3 == "string") {
        if (func2(data3) > 3) {
          let err6 = { instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/doc_status", schemaPath: "#/properties/doc_status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.doc_status_reason !== void 0) {
      let data4 = data.doc_status_reason;
      if (typeof data4 == "string") {
        if (func2(data4) > 35) {
          let err8 = { instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/doc_status_reason", schemaPath: "#/properties/doc_status_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.qualifier !== void 0) {
      let data5 = data.qualifier;
      if (typeof data5 == "string") {
        if (func2(data5) > 5) {
          let err10 = { instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/qualifier", schemaPath: "#/properties/qualifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.quantity_wo !== void 0) {
      let data6 = data.quantity_wo;
      if (typeof data6 == "string") {
        if (func2(data6) > 23) {
          let err12 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats12(data6)) {
          let err13 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/quantity_wo", schemaPath: "#/properties/quantity_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.issuing_auth !== void 0) {
      let data7 = data.issuing_auth;
      if (typeof data7 == "string") {
        if (func2(data7) > 70) {
          let err15 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/issuing_auth", schemaPath: "#/properties/issuing_auth/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.date_validity !== void 0) {
      let data8 = data.date_validity;
      if (typeof data8 == "string") {
        if (!formats0(data8)) {
          let err17 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/date_validity", schemaPath: "#/properties/date_validity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.amount_wo !== void 0) {
      let data9 = data.amount_wo;
      if (typeof data9 == "string") {
        if (func2(data9) > 17) {
          let err19 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats12(data9)) {
          let err20 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/amount_wo", schemaPath: "#/properties/amount_wo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.amount_wo_currency !== void 0) {
      let data10 = data.amount_wo_currency;
      if (typeof data10 == "string") {
        if (func2(data10) > 3) {
          let err22 = { instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/amount_wo_currency", schemaPath: "#/properties/amount_wo_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.issuing_auth_role !== void 0) {
      let data11 = data.issuing_auth_role;
      if (typeof data11 == "string") {
        if (func2(data11) > 3) {
          let err24 = { instancePath: instancePath + "/issuing_auth_role", schemaPath: "#/properties/issuing_auth_role/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/issuing_auth_role", schemaPath: "#/properties/issuing_auth_role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.validity_time !== void 0) {
      let data12 = data.validity_time;
      if (typeof data12 == "string") {
        if (func2(data12) > 11) {
          let err26 = { instancePath: instancePath + "/validity_time", schemaPath: "#/properties/validity_time/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!pattern0.test(data12)) {
          let err27 = { instancePath: instancePath + "/validity_time", schemaPath: "#/properties/validity_time/pattern", keyword: "pattern", params: { pattern: "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$" }, message: 'must match pattern "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/validity_time", schemaPath: "#/properties/validity_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
var compiled15 = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.add_proc !== void 0) {
      let data0 = data.add_proc;
      if (typeof data0 == "string") {
        if (func2(data0) > 7) {
          let err0 = { instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/add_proc", schemaPath: "#/properties/add_proc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.add_proc_previous !== void 0) {
      let data1 = data.add_proc_previous;
      if (typeof data1 == "string") {
        if (func2(data1) > 7) {
          let err2 = { instancePath: instancePath + "/add_proc_previous", schemaPath: "#/properties/add_proc_previous/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/add_proc_previous", schemaPath: "#/properties/add_proc_previous/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
var compiled16 = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.taric_add_code !== void 0) {
      let data0 = data.taric_add_code;
      if (typeof data0 == "string") {
        if (func2(data0) > 18) {
          let err0 = { instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/taric_add_code", schemaPath: "#/properties/taric_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.national_add_code !== void 0) {
      let data1 = data.national_add_code;
      if (typeof data1 == "string") {
        if (func2(data1) > 18) {
          let err2 = { instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/maxLength", keyword: "maxLength", params: { limit: 18 }, message: "must NOT have more than 18 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/national_add_code", schemaPath: "#/properties/national_add_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var compiled17 = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deduction_type !== void 0) {
      let data0 = data.deduction_type;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/deduction_type", schemaPath: "#/properties/deduction_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.deduction_val !== void 0) {
      let data1 = data.deduction_val;
      if (typeof data1 == "string") {
        if (func2(data1) > 19) {
          let err2 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats12(data1)) {
          let err3 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/deduction_val", schemaPath: "#/properties/deduction_val/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.deduction_currency !== void 0) {
      let data2 = data.deduction_currency;
      if (typeof data2 == "string") {
        if (func2(data2) > 3) {
          let err5 = { instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/deduction_currency", schemaPath: "#/properties/deduction_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var compiled18 = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fiscal_ident_code !== void 0) {
      let data0 = data.fiscal_ident_code;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/fiscal_ident_code", schemaPath: "#/properties/fiscal_ident_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.fiscal_ident_no !== void 0) {
      let data1 = data.fiscal_ident_no;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/fiscal_ident_no", schemaPath: "#/properties/fiscal_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var compiled19 = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role_code !== void 0) {
      let data0 = data.role_code;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/role_code", schemaPath: "#/properties/role_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.ident_no !== void 0) {
      let data1 = data.ident_no;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/ident_no", schemaPath: "#/properties/ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
var compiled20 = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.container_no !== void 0) {
      let data0 = data.container_no;
      if (typeof data0 == "string") {
        if (func2(data0) > 17) {
          let err0 = { instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/container_no", schemaPath: "#/properties/container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.container_sequence !== void 0) {
      let data1 = data.container_sequence;
      if (typeof data1 == "string") {
        if (func2(data1) > 5) {
          let err2 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats6(data1)) {
          let err3 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/container_sequence", schemaPath: "#/properties/container_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var compiled21 = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.un_dg_code !== void 0) {
      let data0 = data.un_dg_code;
      if (typeof data0 == "string") {
        if (func2(data0) > 4) {
          let err0 = { instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/un_dg_code", schemaPath: "#/properties/un_dg_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
var compiled22 = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin_country !== void 0) {
      let data0 = data.origin_country;
      if (typeof data0 == "string") {
        if (func2(data0) > 4) {
          let err0 = { instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/origin_country", schemaPath: "#/properties/origin_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.origin_type !== void 0) {
      let data1 = data.origin_type;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err2 = { instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/origin_type", schemaPath: "#/properties/origin_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.origin_region !== void 0) {
      let data2 = data.origin_region;
      if (typeof data2 == "string") {
        if (func2(data2) > 9) {
          let err4 = { instancePath: instancePath + "/origin_region", schemaPath: "#/properties/origin_region/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin_region", schemaPath: "#/properties/origin_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var compiled23 = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.auth_type_code !== void 0) {
      let data0 = data.auth_type_code;
      if (typeof data0 == "string") {
        if (func2(data0) > 4) {
          let err0 = { instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/auth_type_code", schemaPath: "#/properties/auth_type_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.auth_ident_no !== void 0) {
      let data1 = data.auth_ident_no;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/auth_ident_no", schemaPath: "#/properties/auth_ident_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
var compiled24 = validate45, schema30 = { $id: "customs-declaration/row:deferred-payment", type: "object", properties: { def_payment_category: { title: "Category", type: "string", enum: ["1", "2", ""] }, def_payment_type: { title: "Type", type: "string", maxLength: 3 }, def_payment_id: { title: "Account number", type: "string", maxLength: 7, format: "digits" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.def_payment_category !== void 0) {
      let data0 = data.def_payment_category;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "1" || data0 === "2" || data0 === "")) {
        let err1 = { instancePath: instancePath + "/def_payment_category", schemaPath: "#/properties/def_payment_category/enum", keyword: "enum", params: { allowedValues: schema30.properties.def_payment_category.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.def_payment_type !== void 0) {
      let data1 = data.def_payment_type;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err2 = { instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/def_payment_type", schemaPath: "#/properties/def_payment_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.def_payment_id !== void 0) {
      let data2 = data.def_payment_id;
      if (typeof data2 == "string") {
        if (func2(data2) > 7) {
          let err4 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6(data2)) {
          let err5 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/def_payment_id", schemaPath: "#/properties/def_payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
var compiled25 = validate46, schema31 = { $id: "customs-declaration/row:guarantee", type: "object", properties: { guarantee: { title: "Kind of reference", type: "string", enum: ["number", "comprehensive", ""] }, guarantee_type: { title: "Guarantee type", type: "string", maxLength: 3 }, guarantee_ref: { title: "Guarantee reference", type: "string", maxLength: 70 }, guarantee_ref_other: { title: "Other reference", type: "string", maxLength: 35 }, guarantee_code: { title: "Access code", type: "string", maxLength: 4 }, guarantee_amount: { title: "Amount", type: "string", maxLength: 19, format: "numeric" }, guarantee_currency: { title: "Currency", type: "string", maxLength: 3 }, guarantee_custom: { title: "Guarantee office", type: "string", maxLength: 17 } } };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.guarantee !== void 0) {
      let data0 = data.guarantee;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "number" || data0 === "comprehensive" || data0 === "")) {
        let err1 = { instancePath: instancePath + "/guarantee", schemaPath: "#/properties/guarantee/enum", keyword: "enum", params: { allowedValues: schema31.properties.guarantee.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.guarantee_type !== void 0) {
      let data1 = data.guarantee_type;
      if (typeof data1 == "string") {
        if (func2(data1) > 3) {
          let err2 = { instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/guarantee_type", schemaPath: "#/properties/guarantee_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.guarantee_ref !== void 0) {
      let data2 = data.guarantee_ref;
      if (typeof data2 == "string") {
        if (func2(data2) > 70) {
          let err4 = { instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/guarantee_ref", schemaPath: "#/properties/guarantee_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.guarantee_ref_other !== void 0) {
      let data3 = data.guarantee_ref_other;
      if (typeof data3 == "string") {
        if (func2(data3) > 35) {
          let err6 = { instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/guarantee_ref_other", schemaPath: "#/properties/guarantee_ref_other/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.guarantee_code !== void 0) {
      let data4 = data.guarantee_code;
      if (typeof data4 == "string") {
        if (func2(data4) > 4) {
          let err8 = { instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/guarantee_code", schemaPath: "#/properties/guarantee_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.guarantee_amount !== void 0) {
      let data5 = data.guarantee_amount;
      if (typeof data5 == "string") {
        if (func2(data5) > 19) {
          let err10 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!formats12(data5)) {
          let err11 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/guarantee_amount", schemaPath: "#/properties/guarantee_amount/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.guarantee_currency !== void 0) {
      let data6 = data.guarantee_currency;
      if (typeof data6 == "string") {
        if (func2(data6) > 3) {
          let err13 = { instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/guarantee_currency", schemaPath: "#/properties/guarantee_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.guarantee_custom !== void 0) {
      let data7 = data.guarantee_custom;
      if (typeof data7 == "string") {
        if (func2(data7) > 17) {
          let err15 = { instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/guarantee_custom", schemaPath: "#/properties/guarantee_custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
var compiled26 = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.routing_code_country !== void 0) {
      let data0 = data.routing_code_country;
      if (typeof data0 == "string") {
        if (func2(data0) > 2) {
          let err0 = { instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/routing_code_country", schemaPath: "#/properties/routing_code_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.routing_sequence !== void 0) {
      let data1 = data.routing_sequence;
      if (typeof data1 == "string") {
        if (func2(data1) > 5) {
          let err2 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats6(data1)) {
          let err3 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/routing_sequence", schemaPath: "#/properties/routing_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate47.errors = vErrors, errors === 0;
}
var compiled27 = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.seal_number !== void 0) {
      let data0 = data.seal_number;
      if (typeof data0 == "string") {
        if (func2(data0) > 35) {
          let err0 = { instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/seal_number", schemaPath: "#/properties/seal_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.seal_container_no !== void 0) {
      let data1 = data.seal_container_no;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/seal_container_no", schemaPath: "#/properties/seal_container_no/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.seal_sequence !== void 0) {
      let data2 = data.seal_sequence;
      if (typeof data2 == "string") {
        if (func2(data2) > 5) {
          let err4 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6(data2)) {
          let err5 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/format", keyword: "format", params: { format: "digits" }, message: 'must match format "digits"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/seal_sequence", schemaPath: "#/properties/seal_sequence/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
var compiled28 = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exchange_currency !== void 0) {
      let data0 = data.exchange_currency;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/exchange_currency", schemaPath: "#/properties/exchange_currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/exchange_currency", schemaPath: "#/properties/exchange_currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.exchange_rate !== void 0) {
      let data1 = data.exchange_rate;
      if (typeof data1 == "string") {
        if (func2(data1) > 13) {
          let err2 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/maxLength", keyword: "maxLength", params: { limit: 13 }, message: "must NOT have more than 13 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats12(data1)) {
          let err3 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/format", keyword: "format", params: { format: "numeric" }, message: 'must match format "numeric"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
var compiled29 = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.consignor !== void 0) {
      let data0 = data.consignor;
      if (typeof data0 == "string") {
        if (func2(data0) > 70) {
          let err0 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/consignor", schemaPath: "#/properties/consignor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.consignor_number !== void 0) {
      let data1 = data.consignor_number;
      if (typeof data1 == "string") {
        if (func2(data1) > 17) {
          let err2 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/consignor_number", schemaPath: "#/properties/consignor_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.consignor_address_type !== void 0) {
      let data2 = data.consignor_address_type;
      if (typeof data2 == "string") {
        if (func2(data2) > 3) {
          let err4 = { instancePath: instancePath + "/consignor_address_type", schemaPath: "#/properties/consignor_address_type/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/consignor_address_type", schemaPath: "#/properties/consignor_address_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.consignor_city !== void 0) {
      let data3 = data.consignor_city;
      if (typeof data3 == "string") {
        if (func2(data3) > 35) {
          let err6 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/consignor_city", schemaPath: "#/properties/consignor_city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.consignor_country !== void 0) {
      let data4 = data.consignor_country;
      if (typeof data4 == "string") {
        if (func2(data4) > 2) {
          let err8 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/consignor_country", schemaPath: "#/properties/consignor_country/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.consignor_region_code !== void 0) {
      let data5 = data.consignor_region_code;
      if (typeof data5 == "string") {
        if (func2(data5) > 9) {
          let err10 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/consignor_region_code", schemaPath: "#/properties/consignor_region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.consignor_region !== void 0) {
      let data6 = data.consignor_region;
      if (typeof data6 == "string") {
        if (func2(data6) > 35) {
          let err12 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/consignor_region", schemaPath: "#/properties/consignor_region/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.consignor_address !== void 0) {
      let data7 = data.consignor_address;
      if (typeof data7 == "string") {
        if (func2(data7) > 70) {
          let err14 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/consignor_address", schemaPath: "#/properties/consignor_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.consignor_postcode !== void 0) {
      let data8 = data.consignor_postcode;
      if (typeof data8 == "string") {
        if (func2(data8) > 9) {
          let err16 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/consignor_postcode", schemaPath: "#/properties/consignor_postcode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.transport_charges_method !== void 0) {
      let data9 = data.transport_charges_method;
      if (typeof data9 == "string") {
        if (func2(data9) > 3) {
          let err18 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/transport_charges_method", schemaPath: "#/properties/transport_charges_method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
var compiled30 = validate51, schema36 = { $id: "declaration-request/section:request", type: "object", properties: { request_type: { title: "Request", type: "string", enum: ["COR", "INV", "GPR", ""] }, request_ref: { title: "LRN of the request", type: "string", maxLength: 35 }, mrn: { title: "MRN", type: "string", maxLength: 70 }, submitter_number: { title: "Submitter", type: "string", maxLength: 17 }, changes: { title: "Changes", type: "array", items: { type: "object" } } } };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.request_type !== void 0) {
      let data0 = data.request_type;
      if (typeof data0 != "string") {
        let err0 = { instancePath: instancePath + "/request_type", schemaPath: "#/properties/request_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (!(data0 === "COR" || data0 === "INV" || data0 === "GPR" || data0 === "")) {
        let err1 = { instancePath: instancePath + "/request_type", schemaPath: "#/properties/request_type/enum", keyword: "enum", params: { allowedValues: schema36.properties.request_type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.request_ref !== void 0) {
      let data1 = data.request_ref;
      if (typeof data1 == "string") {
        if (func2(data1) > 35) {
          let err2 = { instancePath: instancePath + "/request_ref", schemaPath: "#/properties/request_ref/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/request_ref", schemaPath: "#/properties/request_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.mrn !== void 0) {
      let data2 = data.mrn;
      if (typeof data2 == "string") {
        if (func2(data2) > 70) {
          let err4 = { instancePath: instancePath + "/mrn", schemaPath: "#/properties/mrn/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/mrn", schemaPath: "#/properties/mrn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.submitter_number !== void 0) {
      let data3 = data.submitter_number;
      if (typeof data3 == "string") {
        if (func2(data3) > 17) {
          let err6 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/maxLength", keyword: "maxLength", params: { limit: 17 }, message: "must NOT have more than 17 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/submitter_number", schemaPath: "#/properties/submitter_number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.changes !== void 0) {
      let data4 = data.changes;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
            let err8 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
var compiled31 = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.change_reason !== void 0) {
      let data0 = data.change_reason;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/change_reason", schemaPath: "#/properties/change_reason/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/change_reason", schemaPath: "#/properties/change_reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.statement_description !== void 0) {
      let data1 = data.statement_description;
      if (typeof data1 == "string") {
        if (func2(data1) > 512) {
          let err2 = { instancePath: instancePath + "/statement_description", schemaPath: "#/properties/statement_description/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/statement_description", schemaPath: "#/properties/statement_description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.place !== void 0) {
      let data2 = data.place;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            let err4 = { instancePath: instancePath + "/place/" + i0, schemaPath: "#/properties/place/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      } else {
        let err5 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
var compiled32 = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_section !== void 0) {
      let data0 = data.document_section;
      if (typeof data0 == "string") {
        if (func2(data0) > 3) {
          let err0 = { instancePath: instancePath + "/document_section", schemaPath: "#/properties/document_section/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/document_section", schemaPath: "#/properties/document_section/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data1 = data.sequence;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99999 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.tag !== void 0) {
      let data2 = data.tag;
      if (typeof data2 == "string") {
        if (func2(data2) > 4) {
          let err5 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
var set0 = { "customs-declaration/section:declaration": compiled0, "customs-declaration/section:parties": compiled1, "customs-declaration/section:transport": compiled2, "customs-declaration/section:documents": compiled3, "customs-declaration/section:offices": compiled4, "customs-declaration/section:amounts": compiled5, "customs-declaration/section:payment": compiled6, "customs-declaration/section:further": compiled7, "customs-declaration/section:items": compiled8, "customs-declaration/row:item": compiled9, "customs-declaration/row:package": compiled10, "customs-declaration/row:tax-line": compiled11, "customs-declaration/row:previous-document": compiled12, "customs-declaration/row:additional-information": compiled13, "customs-declaration/row:produced-document": compiled14, "customs-declaration/row:additional-procedure": compiled15, "customs-declaration/row:additional-code": compiled16, "customs-declaration/row:adjustment": compiled17, "customs-declaration/row:fiscal-reference": compiled18, "customs-declaration/row:supply-chain-actor": compiled19, "customs-declaration/row:container": compiled20, "customs-declaration/row:dangerous-goods": compiled21, "customs-declaration/row:origin": compiled22, "customs-declaration/row:authorisation": compiled23, "customs-declaration/row:deferred-payment": compiled24, "customs-declaration/row:guarantee": compiled25, "customs-declaration/row:routing-country": compiled26, "customs-declaration/row:seal": compiled27, "customs-declaration/row:exchange-rate": compiled28, "customs-declaration/row:consignment-item": compiled29, "declaration-request/section:request": compiled30, "declaration-request/row:change": compiled31, "declaration-request/row:pointer-level": compiled32 };

var compiled = { ...set0 };

/** Compiled forms by schema `$id`. */
export const formValidators: { readonly [id: string]: Validator } = compiled;
