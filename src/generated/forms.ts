// Written by `npm run generate` from schemas/. Do not edit.
import { formValidators } from './form-validators.ts';

/** One form the editor can mount: `schema` is the very object that was compiled. */
export interface Form {
  readonly id: string;
  readonly schema: { readonly $id: string; readonly [keyword: string]: unknown };
  readonly uiSchema: { readonly [key: string]: unknown };
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Forms by document and key: `section:<id>` for a panel, `row:<name>` for an opened row. */
export const forms: { readonly [document: string]: { readonly [key: string]: Form } } = frozen({
 "customs-declaration": {
  "section:declaration": {
   "id": "customs-declaration/section:declaration",
   "schema": {
    "$id": "customs-declaration/section:declaration",
    "type": "object",
    "properties": {
     "customs_regime": {
      "title": "Regime",
      "type": "string",
      "enum": [
       "import",
       "export",
       ""
      ]
     },
     "declaration_type": {
      "title": "Declaration type",
      "type": "string",
      "maxLength": 2
     },
     "additional_dec_type": {
      "title": "Additional declaration type",
      "type": "string",
      "maxLength": 1
     },
     "transaction_ref": {
      "title": "LRN",
      "type": "string",
      "maxLength": 35
     },
     "ref_general": {
      "title": "UCR",
      "type": "string",
      "maxLength": 35
     },
     "internal_id": {
      "title": "Own reference",
      "type": "string"
     },
     "acceptance_date": {
      "title": "Acceptance date",
      "type": "string",
      "format": "date"
     },
     "acceptance_time": {
      "title": "Acceptance time",
      "type": "string",
      "maxLength": 11,
      "pattern": "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
     },
     "provider": {
      "title": "Sent to",
      "type": "string",
      "maxLength": 35
     },
     "items": {
      "title": "Items",
      "type": "integer",
      "minimum": 0,
      "maximum": 99999
     },
     "issue_date": {
      "title": "Date of issue",
      "type": "string",
      "format": "date"
     },
     "issue_time": {
      "title": "Time of issue",
      "type": "string",
      "maxLength": 11,
      "pattern": "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
     },
     "tax_point_date": {
      "title": "Tax point",
      "type": "string",
      "format": "date"
     },
     "circumstance_indicator": {
      "title": "Specific circumstance",
      "type": "string",
      "maxLength": 3
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "customs_regime",
     "declaration_type",
     "additional_dec_type",
     "transaction_ref",
     "ref_general",
     "internal_id",
     "acceptance_date",
     "acceptance_time",
     "provider",
     "items",
     "issue_date",
     "issue_time",
     "tax_point_date",
     "circumstance_indicator"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "declaration",
       "label": "Declaration",
       "fields": [
        {
         "name": "customs_regime",
         "span": 3
        },
        {
         "name": "declaration_type",
         "span": 3
        },
        {
         "name": "additional_dec_type",
         "span": 6
        },
        {
         "name": "transaction_ref",
         "span": 4
        },
        {
         "name": "ref_general",
         "span": 4
        },
        {
         "name": "internal_id",
         "span": 4
        },
        {
         "name": "acceptance_date",
         "span": 3
        },
        {
         "name": "acceptance_time",
         "span": 3
        },
        {
         "name": "provider",
         "span": 3
        },
        {
         "name": "items",
         "span": 3
        },
        {
         "name": "issue_date",
         "span": 3
        },
        {
         "name": "issue_time",
         "span": 3
        },
        {
         "name": "tax_point_date",
         "span": 3
        },
        {
         "name": "circumstance_indicator",
         "span": 3
        }
       ],
       "lists": []
      }
     ]
    },
    "customs_regime": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "declaration_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "additional_dec_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    },
    "transaction_ref": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "ref_general": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "internal_id": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "acceptance_date": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "acceptance_time": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "provider": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "items": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "issue_date": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "issue_time": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "tax_point_date": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "circumstance_indicator": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    }
   }
  },
  "section:parties": {
   "id": "customs-declaration/section:parties",
   "schema": {
    "$id": "customs-declaration/section:parties",
    "type": "object",
    "properties": {
     "declarant_identNo": {
      "title": "Declarant EORI",
      "type": "string",
      "maxLength": 17
     },
     "self_representation": {
      "title": "We declare for ourselves",
      "type": "boolean"
     },
     "representative_status": {
      "title": "Representative status",
      "type": "string",
      "maxLength": 3
     },
     "representative_number": {
      "title": "Representative EORI",
      "type": "string",
      "maxLength": 17
     },
     "representative": {
      "title": "Representative name",
      "type": "string",
      "maxLength": 70
     },
     "representative_address": {
      "title": "Representative street",
      "type": "string",
      "maxLength": 70
     },
     "representative_city": {
      "title": "Representative city",
      "type": "string",
      "maxLength": 35
     },
     "representative_postcode": {
      "title": "Representative postcode",
      "type": "string",
      "maxLength": 9
     },
     "representative_country": {
      "title": "Representative country",
      "type": "string",
      "maxLength": 2
     },
     "importer": {
      "title": "Importer name",
      "type": "string",
      "maxLength": 70
     },
     "importer_number": {
      "title": "Importer EORI",
      "type": "string",
      "maxLength": 17
     },
     "importer_address": {
      "title": "Importer address",
      "type": "string",
      "maxLength": 70
     },
     "importer_city": {
      "title": "Importer city",
      "type": "string",
      "maxLength": 35
     },
     "importer_postcode": {
      "title": "Importer postcode",
      "type": "string",
      "maxLength": 9
     },
     "importer_country": {
      "title": "Importer country",
      "type": "string",
      "maxLength": 2
     },
     "exporter": {
      "title": "Exporter name",
      "type": "string",
      "maxLength": 70
     },
     "exporter_number": {
      "title": "Exporter EORI",
      "type": "string",
      "maxLength": 17
     },
     "exporter_address": {
      "title": "Exporter address",
      "type": "string",
      "maxLength": 70
     },
     "exporter_city": {
      "title": "Exporter city",
      "type": "string",
      "maxLength": 35
     },
     "exporter_postcode": {
      "title": "Exporter postcode",
      "type": "string",
      "maxLength": 9
     },
     "exporter_country": {
      "title": "Exporter country",
      "type": "string",
      "maxLength": 2
     },
     "consignee": {
      "title": "Consignee name",
      "type": "string",
      "maxLength": 70
     },
     "consignee_number": {
      "title": "Consignee EORI",
      "type": "string",
      "maxLength": 17
     },
     "consignee_address": {
      "title": "Consignee street",
      "type": "string",
      "maxLength": 70
     },
     "consignee_city": {
      "title": "Consignee city",
      "type": "string",
      "maxLength": 35
     },
     "consignee_postcode": {
      "title": "Consignee postcode",
      "type": "string",
      "maxLength": 9
     },
     "consignee_country": {
      "title": "Consignee country",
      "type": "string",
      "maxLength": 2
     },
     "carrier": {
      "title": "Carrier name",
      "type": "string",
      "maxLength": 70
     },
     "carrier_number": {
      "title": "Carrier EORI",
      "type": "string",
      "maxLength": 17
     },
     "carrier_address": {
      "title": "Carrier street",
      "type": "string",
      "maxLength": 70
     },
     "carrier_city": {
      "title": "Carrier city",
      "type": "string",
      "maxLength": 35
     },
     "carrier_postcode": {
      "title": "Carrier postcode",
      "type": "string",
      "maxLength": 9
     },
     "carrier_country": {
      "title": "Carrier country",
      "type": "string",
      "maxLength": 2
     },
     "consignor": {
      "title": "Consignor name",
      "type": "string",
      "maxLength": 70
     },
     "consignor_number": {
      "title": "Consignor EORI",
      "type": "string",
      "maxLength": 17
     },
     "consignor_address": {
      "title": "Consignor street",
      "type": "string",
      "maxLength": 70
     },
     "consignor_city": {
      "title": "Consignor city",
      "type": "string",
      "maxLength": 35
     },
     "consignor_postcode": {
      "title": "Consignor postcode",
      "type": "string",
      "maxLength": 9
     },
     "consignor_country": {
      "title": "Consignor country",
      "type": "string",
      "maxLength": 2
     },
     "seller": {
      "title": "Seller name",
      "type": "string",
      "maxLength": 70
     },
     "seller_number": {
      "title": "Seller EORI",
      "type": "string",
      "maxLength": 17
     },
     "seller_address": {
      "title": "Seller address",
      "type": "string",
      "maxLength": 70
     },
     "seller_city": {
      "title": "Seller city",
      "type": "string",
      "maxLength": 35
     },
     "seller_postcode": {
      "title": "Seller postcode",
      "type": "string",
      "maxLength": 9
     },
     "seller_country": {
      "title": "Seller country",
      "type": "string",
      "maxLength": 2
     },
     "buyer": {
      "title": "Buyer name",
      "type": "string",
      "maxLength": 70
     },
     "buyer_number": {
      "title": "Buyer EORI",
      "type": "string",
      "maxLength": 17
     },
     "buyer_address": {
      "title": "Buyer address",
      "type": "string",
      "maxLength": 70
     },
     "buyer_city": {
      "title": "Buyer city",
      "type": "string",
      "maxLength": 35
     },
     "buyer_postcode": {
      "title": "Buyer postcode",
      "type": "string",
      "maxLength": 9
     },
     "buyer_country": {
      "title": "Buyer country",
      "type": "string",
      "maxLength": 2
     },
     "user_name": {
      "title": "Declarant name",
      "type": "string",
      "maxLength": 70
     },
     "user_address": {
      "title": "Declarant address",
      "type": "string",
      "maxLength": 70
     },
     "user_city": {
      "title": "Declarant city",
      "type": "string",
      "maxLength": 35
     },
     "user_postcode": {
      "title": "Declarant postcode",
      "type": "string",
      "maxLength": 9
     },
     "user_country": {
      "title": "Declarant country",
      "type": "string",
      "maxLength": 2
     },
     "user_eori": {
      "title": "Your EORI",
      "type": "string",
      "maxLength": 17
     },
     "tel": {
      "title": "Telephone",
      "type": "string"
     },
     "taxNoBuyer": {
      "title": "Buyer tax number",
      "type": "string"
     },
     "taxNoConsignee": {
      "title": "Consignee tax number",
      "type": "string"
     },
     "submitter_number": {
      "title": "Submitter EORI",
      "type": "string",
      "maxLength": 17
     },
     "mainSupplyCDSItems": {
      "title": "Supply chain actors",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "mainFiscalCDSItems": {
      "title": "Fiscal references",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "declarant_identNo",
     "self_representation",
     "representative_status",
     "representative_number",
     "representative",
     "representative_address",
     "representative_city",
     "representative_postcode",
     "representative_country",
     "importer",
     "importer_number",
     "importer_address",
     "importer_city",
     "importer_postcode",
     "importer_country",
     "exporter",
     "exporter_number",
     "exporter_address",
     "exporter_city",
     "exporter_postcode",
     "exporter_country",
     "consignee",
     "consignee_number",
     "consignee_address",
     "consignee_city",
     "consignee_postcode",
     "consignee_country",
     "carrier",
     "carrier_number",
     "carrier_address",
     "carrier_city",
     "carrier_postcode",
     "carrier_country",
     "consignor",
     "consignor_number",
     "consignor_address",
     "consignor_city",
     "consignor_postcode",
     "consignor_country",
     "seller",
     "seller_number",
     "seller_address",
     "seller_city",
     "seller_postcode",
     "seller_country",
     "buyer",
     "buyer_number",
     "buyer_address",
     "buyer_city",
     "buyer_postcode",
     "buyer_country",
     "user_name",
     "user_address",
     "user_city",
     "user_postcode",
     "user_country",
     "user_eori",
     "tel",
     "taxNoBuyer",
     "taxNoConsignee",
     "submitter_number",
     "mainSupplyCDSItems",
     "mainFiscalCDSItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "parties",
       "label": "Parties",
       "fields": [
        {
         "name": "declarant_identNo",
         "span": 4
        },
        {
         "name": "self_representation",
         "span": 8
        },
        {
         "name": "representative_status",
         "span": 6
        },
        {
         "name": "representative_number",
         "span": 6
        },
        {
         "name": "representative",
         "span": 4
        },
        {
         "name": "representative_address",
         "span": 8
        },
        {
         "name": "representative_city",
         "span": 4
        },
        {
         "name": "representative_postcode",
         "span": 4
        },
        {
         "name": "representative_country",
         "span": 4
        },
        {
         "name": "importer",
         "span": 4
        },
        {
         "name": "importer_number",
         "span": 4
        },
        {
         "name": "importer_address",
         "span": 4
        },
        {
         "name": "importer_city",
         "span": 4
        },
        {
         "name": "importer_postcode",
         "span": 4
        },
        {
         "name": "importer_country",
         "span": 4
        },
        {
         "name": "exporter",
         "span": 4
        },
        {
         "name": "exporter_number",
         "span": 4
        },
        {
         "name": "exporter_address",
         "span": 4
        },
        {
         "name": "exporter_city",
         "span": 4
        },
        {
         "name": "exporter_postcode",
         "span": 4
        },
        {
         "name": "exporter_country",
         "span": 4
        },
        {
         "name": "consignee",
         "span": 4
        },
        {
         "name": "consignee_number",
         "span": 4
        },
        {
         "name": "consignee_address",
         "span": 4
        },
        {
         "name": "consignee_city",
         "span": 4
        },
        {
         "name": "consignee_postcode",
         "span": 4
        },
        {
         "name": "consignee_country",
         "span": 4
        },
        {
         "name": "carrier",
         "span": 4
        },
        {
         "name": "carrier_number",
         "span": 4
        },
        {
         "name": "carrier_address",
         "span": 4
        },
        {
         "name": "carrier_city",
         "span": 4
        },
        {
         "name": "carrier_postcode",
         "span": 4
        },
        {
         "name": "carrier_country",
         "span": 4
        },
        {
         "name": "consignor",
         "span": 4
        },
        {
         "name": "consignor_number",
         "span": 4
        },
        {
         "name": "consignor_address",
         "span": 4
        },
        {
         "name": "consignor_city",
         "span": 4
        },
        {
         "name": "consignor_postcode",
         "span": 4
        },
        {
         "name": "consignor_country",
         "span": 4
        },
        {
         "name": "seller",
         "span": 4
        },
        {
         "name": "seller_number",
         "span": 4
        },
        {
         "name": "seller_address",
         "span": 4
        },
        {
         "name": "seller_city",
         "span": 4
        },
        {
         "name": "seller_postcode",
         "span": 4
        },
        {
         "name": "seller_country",
         "span": 4
        },
        {
         "name": "buyer",
         "span": 4
        },
        {
         "name": "buyer_number",
         "span": 4
        },
        {
         "name": "buyer_address",
         "span": 4
        },
        {
         "name": "buyer_city",
         "span": 4
        },
        {
         "name": "buyer_postcode",
         "span": 4
        },
        {
         "name": "buyer_country",
         "span": 4
        },
        {
         "name": "user_name",
         "span": 4
        },
        {
         "name": "user_address",
         "span": 4
        },
        {
         "name": "user_city",
         "span": 4
        },
        {
         "name": "user_postcode",
         "span": 4
        },
        {
         "name": "user_country",
         "span": 4
        },
        {
         "name": "user_eori",
         "span": 4
        },
        {
         "name": "tel",
         "span": 4
        },
        {
         "name": "taxNoBuyer",
         "span": 4
        },
        {
         "name": "taxNoConsignee",
         "span": 4
        },
        {
         "name": "submitter_number",
         "span": 4
        }
       ],
       "lists": [
        "mainSupplyCDSItems",
        "mainFiscalCDSItems"
       ]
      }
     ]
    },
    "declarant_identNo": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "self_representation": {
     "ui:widget": "flag",
     "ui:options": {
      "span": 8
     }
    },
    "representative_status": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    },
    "representative_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 6
     }
    },
    "representative": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "representative_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 8
     }
    },
    "representative_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "representative_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "representative_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "importer": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "importer_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "importer_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "importer_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "importer_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "importer_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "exporter": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "exporter_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "exporter_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "exporter_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "exporter_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "exporter_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "consignee": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "carrier": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "carrier_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "carrier_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "carrier_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "carrier_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "carrier_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "consignor": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "seller": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "buyer": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "user_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "user_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "user_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "user_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "user_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "user_eori": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "tel": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "taxNoBuyer": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "taxNoConsignee": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "submitter_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "mainSupplyCDSItems": {
     "ui:field": "RowTable"
    },
    "mainFiscalCDSItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:transport": {
   "id": "customs-declaration/section:transport",
   "schema": {
    "$id": "customs-declaration/section:transport",
    "type": "object",
    "properties": {
     "location_goods": {
      "title": "Location of goods",
      "type": "string",
      "maxLength": 260,
      "pattern": "^$|^[A-Z]{2}[A-D][A-Z].+$"
     },
     "location_additional_id": {
      "title": "Further location",
      "type": "string",
      "maxLength": 17
     },
     "placeOfLoading": {
      "title": "Place of loading",
      "type": "string",
      "maxLength": 17
     },
     "dispatch_country_code": {
      "title": "Country of dispatch",
      "type": "string",
      "maxLength": 2
     },
     "destination_country_code": {
      "title": "Country of destination",
      "type": "string",
      "maxLength": 2
     },
     "transportMode": {
      "title": "Mode of transport at the border",
      "type": "string",
      "maxLength": 1,
      "format": "digits"
     },
     "inlandMode": {
      "title": "Inland mode of transport",
      "type": "string",
      "maxLength": 1,
      "format": "digits"
     },
     "arrival_type": {
      "title": "Type of identification on arrival",
      "type": "string",
      "maxLength": 17
     },
     "arrival_number": {
      "title": "Identification on arrival",
      "type": "string",
      "maxLength": 35
     },
     "departure_transport_type": {
      "title": "Departure transport identified by",
      "type": "string",
      "maxLength": 17
     },
     "departure_transport_number": {
      "title": "Departure transport",
      "type": "string",
      "maxLength": 35
     },
     "active_transport_type": {
      "title": "Type of identification at the border",
      "type": "string",
      "maxLength": 17
     },
     "active_transport_number": {
      "title": "Identification at the border",
      "type": "string",
      "maxLength": 35
     },
     "active_transport_nationality": {
      "title": "Nationality of transport",
      "type": "string",
      "maxLength": 2
     },
     "container_flag": {
      "title": "Container",
      "type": "string",
      "enum": [
       "0",
       "1",
       ""
      ]
     },
     "transport_charges_method": {
      "title": "Transport charges paid by",
      "type": "string",
      "maxLength": 3
     },
     "mainContainerCDSItems": {
      "title": "Containers",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "sealNumberItems": {
      "title": "Seals",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "routingCodeCountryItems": {
      "title": "Countries of routing",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "location_goods",
     "location_additional_id",
     "placeOfLoading",
     "dispatch_country_code",
     "destination_country_code",
     "transportMode",
     "inlandMode",
     "arrival_type",
     "arrival_number",
     "departure_transport_type",
     "departure_transport_number",
     "active_transport_type",
     "active_transport_number",
     "active_transport_nationality",
     "container_flag",
     "transport_charges_method",
     "mainContainerCDSItems",
     "sealNumberItems",
     "routingCodeCountryItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "transport",
       "label": "Transport and places",
       "fields": [
        {
         "name": "location_goods",
         "span": 6
        },
        {
         "name": "location_additional_id",
         "span": 3
        },
        {
         "name": "placeOfLoading",
         "span": 3
        },
        {
         "name": "dispatch_country_code",
         "span": 3
        },
        {
         "name": "destination_country_code",
         "span": 3
        },
        {
         "name": "transportMode",
         "span": 3
        },
        {
         "name": "inlandMode",
         "span": 3
        },
        {
         "name": "arrival_type",
         "span": 3
        },
        {
         "name": "arrival_number",
         "span": 3
        },
        {
         "name": "departure_transport_type",
         "span": 3
        },
        {
         "name": "departure_transport_number",
         "span": 3
        },
        {
         "name": "active_transport_type",
         "span": 3
        },
        {
         "name": "active_transport_number",
         "span": 3
        },
        {
         "name": "active_transport_nationality",
         "span": 3
        },
        {
         "name": "container_flag",
         "span": 3
        },
        {
         "name": "transport_charges_method",
         "span": 3
        }
       ],
       "lists": [
        "mainContainerCDSItems",
        "sealNumberItems",
        "routingCodeCountryItems"
       ]
      }
     ]
    },
    "location_goods": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    },
    "location_additional_id": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "placeOfLoading": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "dispatch_country_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "destination_country_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "transportMode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "inlandMode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "arrival_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "arrival_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "departure_transport_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "departure_transport_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "active_transport_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "active_transport_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "active_transport_nationality": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "container_flag": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "transport_charges_method": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "mainContainerCDSItems": {
     "ui:field": "RowTable"
    },
    "sealNumberItems": {
     "ui:field": "RowTable"
    },
    "routingCodeCountryItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:documents": {
   "id": "customs-declaration/section:documents",
   "schema": {
    "$id": "customs-declaration/section:documents",
    "type": "object",
    "properties": {
     "mainPreviousCDSItems": {
      "title": "Previous documents",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "AdditionalItems": {
      "title": "Authorisations",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "mainAdditionalCDSItems": {
      "title": "Additional information",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "mainPreviousCDSItems",
     "AdditionalItems",
     "mainAdditionalCDSItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "documents",
       "label": "Documents and authorisations",
       "fields": [],
       "lists": [
        "mainPreviousCDSItems",
        "AdditionalItems",
        "mainAdditionalCDSItems"
       ]
      }
     ]
    },
    "mainPreviousCDSItems": {
     "ui:field": "RowTable"
    },
    "AdditionalItems": {
     "ui:field": "RowTable"
    },
    "mainAdditionalCDSItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:offices": {
   "id": "customs-declaration/section:offices",
   "schema": {
    "$id": "customs-declaration/section:offices",
    "type": "object",
    "properties": {
     "office_of_exit": {
      "title": "Office of exit",
      "type": "string",
      "maxLength": 17
     },
     "supervising_custom": {
      "title": "Supervising office",
      "type": "string",
      "maxLength": 17
     },
     "presentation_office": {
      "title": "Presentation office",
      "type": "string",
      "maxLength": 17
     },
     "declaration_office": {
      "title": "Declaration office",
      "type": "string",
      "maxLength": 17
     },
     "warehouse_type": {
      "title": "Warehouse type",
      "type": "string",
      "maxLength": 3
     },
     "warehouse_ident": {
      "title": "Warehouse",
      "type": "string",
      "maxLength": 35
     },
     "warehouse_code": {
      "title": "Warehouse code",
      "type": "string"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "office_of_exit",
     "supervising_custom",
     "presentation_office",
     "declaration_office",
     "warehouse_type",
     "warehouse_ident",
     "warehouse_code"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "offices",
       "label": "Offices and warehouse",
       "fields": [
        {
         "name": "office_of_exit",
         "span": 3
        },
        {
         "name": "supervising_custom",
         "span": 3
        },
        {
         "name": "presentation_office",
         "span": 3
        },
        {
         "name": "declaration_office",
         "span": 3
        },
        {
         "name": "warehouse_type",
         "span": 4
        },
        {
         "name": "warehouse_ident",
         "span": 4
        },
        {
         "name": "warehouse_code",
         "span": 4
        }
       ],
       "lists": []
      }
     ]
    },
    "office_of_exit": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "supervising_custom": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "presentation_office": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "declaration_office": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "warehouse_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "warehouse_ident": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "warehouse_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    }
   }
  },
  "section:amounts": {
   "id": "customs-declaration/section:amounts",
   "schema": {
    "$id": "customs-declaration/section:amounts",
    "type": "object",
    "properties": {
     "total_packages": {
      "title": "Total packages",
      "type": "string",
      "maxLength": 8,
      "format": "digits"
     },
     "gross_mass": {
      "title": "Total gross mass, kg",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "currency_1": {
      "title": "Total invoiced",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "currency": {
      "title": "Invoice currency",
      "type": "string",
      "maxLength": 3
     },
     "exchangeRate": {
      "title": "Exchange rate",
      "type": "string",
      "maxLength": 13,
      "format": "numeric"
     },
     "freight_charge_amount": {
      "title": "Transport costs",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "freight_charge_currency": {
      "title": "Currency of transport costs",
      "type": "string",
      "maxLength": 3
     },
     "incoterm_code": {
      "title": "Delivery terms",
      "type": "string",
      "maxLength": 3
     },
     "unlocode": {
      "title": "Place of delivery",
      "type": "string",
      "maxLength": 17
     },
     "delivery_place": {
      "title": "Delivery place",
      "type": "string",
      "maxLength": 256
     },
     "delivery_type": {
      "title": "Delivery type",
      "type": "string"
     },
     "nature_of_transaction": {
      "title": "Nature of transaction",
      "type": "string",
      "maxLength": 2,
      "format": "digits"
     },
     "mainAdjustmentCDSItems": {
      "title": "Additions and deductions",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "total_packages",
     "gross_mass",
     "currency_1",
     "currency",
     "exchangeRate",
     "freight_charge_amount",
     "freight_charge_currency",
     "incoterm_code",
     "unlocode",
     "delivery_place",
     "delivery_type",
     "nature_of_transaction",
     "mainAdjustmentCDSItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "amounts",
       "label": "Amounts and delivery",
       "fields": [
        {
         "name": "total_packages",
         "span": 3
        },
        {
         "name": "gross_mass",
         "span": 3
        },
        {
         "name": "currency_1",
         "span": 3
        },
        {
         "name": "currency",
         "span": 3
        },
        {
         "name": "exchangeRate",
         "span": 3
        },
        {
         "name": "freight_charge_amount",
         "span": 3
        },
        {
         "name": "freight_charge_currency",
         "span": 3
        },
        {
         "name": "incoterm_code",
         "span": 4
        },
        {
         "name": "unlocode",
         "span": 4
        },
        {
         "name": "delivery_place",
         "span": 4
        },
        {
         "name": "delivery_type",
         "span": 4
        },
        {
         "name": "nature_of_transaction",
         "span": 4
        }
       ],
       "lists": [
        "mainAdjustmentCDSItems"
       ]
      }
     ]
    },
    "total_packages": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "gross_mass": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "currency_1": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "exchangeRate": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "freight_charge_amount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "freight_charge_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "incoterm_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "unlocode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "delivery_place": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "delivery_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "nature_of_transaction": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "mainAdjustmentCDSItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:payment": {
   "id": "customs-declaration/section:payment",
   "schema": {
    "$id": "customs-declaration/section:payment",
    "type": "object",
    "properties": {
     "DeferredItems": {
      "title": "Deferred payments",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "GuaranteeItems": {
      "title": "Guarantees",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "DeferredItems",
     "GuaranteeItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "payment",
       "label": "Payment and guarantees",
       "fields": [],
       "lists": [
        "DeferredItems",
        "GuaranteeItems"
       ]
      }
     ]
    },
    "DeferredItems": {
     "ui:field": "RowTable"
    },
    "GuaranteeItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:further": {
   "id": "customs-declaration/section:further",
   "schema": {
    "$id": "customs-declaration/section:further",
    "type": "object",
    "properties": {
     "issue_location": {
      "title": "Place of issue",
      "type": "string",
      "maxLength": 5
     },
     "loading_lists": {
      "title": "Loading lists",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     },
     "loading_lists_unit": {
      "title": "Loading lists: unit",
      "type": "string",
      "maxLength": 5
     },
     "authentication": {
      "title": "Signature",
      "type": "string",
      "maxLength": 256
     },
     "authenticator": {
      "title": "Signed by",
      "type": "string",
      "maxLength": 70
     },
     "submitter": {
      "title": "Submitter",
      "type": "string",
      "maxLength": 70
     },
     "submitter_city": {
      "title": "Submitter: city",
      "type": "string",
      "maxLength": 35
     },
     "submitter_country": {
      "title": "Submitter: country",
      "type": "string",
      "maxLength": 2
     },
     "submitter_region_code": {
      "title": "Submitter: region code",
      "type": "string",
      "maxLength": 9
     },
     "submitter_region": {
      "title": "Submitter: region",
      "type": "string",
      "maxLength": 35
     },
     "submitter_address": {
      "title": "Submitter: address",
      "type": "string",
      "maxLength": 70
     },
     "submitter_postcode": {
      "title": "Submitter: postcode",
      "type": "string",
      "maxLength": 9
     },
     "representative_region_code": {
      "title": "Representative: region code",
      "type": "string",
      "maxLength": 9
     },
     "representative_region": {
      "title": "Representative: region",
      "type": "string",
      "maxLength": 35
     },
     "active_transport_name": {
      "title": "Name of transport at the border",
      "type": "string",
      "maxLength": 35
     },
     "active_transport_means": {
      "title": "Kind of transport at the border",
      "type": "string",
      "maxLength": 4
     },
     "carrier_region_code": {
      "title": "Carrier: region code",
      "type": "string",
      "maxLength": 9
     },
     "carrier_region": {
      "title": "Carrier: region",
      "type": "string",
      "maxLength": 35
     },
     "carrier_communication": {
      "title": "Carrier: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "carrier_communication_type": {
      "title": "Carrier: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "consignor_address_type": {
      "title": "Consignor: kind of address",
      "type": "string",
      "maxLength": 3
     },
     "consignor_region_code": {
      "title": "Consignor: region code",
      "type": "string",
      "maxLength": 9
     },
     "consignor_region": {
      "title": "Consignor: region",
      "type": "string",
      "maxLength": 35
     },
     "exchange_currency": {
      "title": "Currency of the rate",
      "type": "string",
      "maxLength": 3
     },
     "user_region_code": {
      "title": "Declarant: region code",
      "type": "string",
      "maxLength": 9
     },
     "user_region": {
      "title": "Declarant: region",
      "type": "string",
      "maxLength": 35
     },
     "user_contact": {
      "title": "Declarant: contact",
      "type": "string",
      "maxLength": 70
     },
     "user_communication": {
      "title": "Declarant: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "user_communication_type": {
      "title": "Declarant: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "exporter_region_code": {
      "title": "Exporter: region code",
      "type": "string",
      "maxLength": 9
     },
     "exporter_region": {
      "title": "Exporter: region",
      "type": "string",
      "maxLength": 35
     },
     "exporter_contact": {
      "title": "Exporter: contact",
      "type": "string",
      "maxLength": 70
     },
     "exporter_communication": {
      "title": "Exporter: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "exporter_communication_type": {
      "title": "Exporter: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "buyer_region_code": {
      "title": "Buyer: region code",
      "type": "string",
      "maxLength": 9
     },
     "buyer_region": {
      "title": "Buyer: region",
      "type": "string",
      "maxLength": 35
     },
     "buyer_contact": {
      "title": "Buyer: contact",
      "type": "string",
      "maxLength": 70
     },
     "buyer_communication": {
      "title": "Buyer: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "buyer_communication_type": {
      "title": "Buyer: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "consignee_region_code": {
      "title": "Consignee: region code",
      "type": "string",
      "maxLength": 9
     },
     "consignee_region": {
      "title": "Consignee: region",
      "type": "string",
      "maxLength": 35
     },
     "arrival_name": {
      "title": "Name of transport at arrival",
      "type": "string",
      "maxLength": 35
     },
     "arrival_means": {
      "title": "Kind of transport at arrival",
      "type": "string",
      "maxLength": 4
     },
     "departure_transport_name": {
      "title": "Name of transport at departure",
      "type": "string",
      "maxLength": 35
     },
     "departure_transport_means": {
      "title": "Kind of transport at departure",
      "type": "string",
      "maxLength": 4
     },
     "location_city": {
      "title": "Location: city",
      "type": "string",
      "maxLength": 35
     },
     "location_address": {
      "title": "Location: address",
      "type": "string",
      "maxLength": 70
     },
     "location_postcode": {
      "title": "Location: postcode",
      "type": "string",
      "maxLength": 9
     },
     "loading_place_name": {
      "title": "Place of loading by name",
      "type": "string",
      "maxLength": 256
     },
     "shipment_consignor": {
      "title": "Consignor of the shipment",
      "type": "string",
      "maxLength": 70
     },
     "shipment_consignor_number": {
      "title": "Consignor of the shipment: identification",
      "type": "string",
      "maxLength": 17
     },
     "shipment_consignor_city": {
      "title": "Consignor of the shipment: city",
      "type": "string",
      "maxLength": 35
     },
     "shipment_consignor_country": {
      "title": "Consignor of the shipment: country",
      "type": "string",
      "maxLength": 2
     },
     "shipment_consignor_region_code": {
      "title": "Consignor of the shipment: region code",
      "type": "string",
      "maxLength": 9
     },
     "shipment_consignor_region": {
      "title": "Consignor of the shipment: region",
      "type": "string",
      "maxLength": 35
     },
     "shipment_consignor_address": {
      "title": "Consignor of the shipment: address",
      "type": "string",
      "maxLength": 70
     },
     "shipment_consignor_postcode": {
      "title": "Consignor of the shipment: postcode",
      "type": "string",
      "maxLength": 9
     },
     "destination_region": {
      "title": "Region of destination",
      "type": "string",
      "maxLength": 9
     },
     "importer_region_code": {
      "title": "Importer: region code",
      "type": "string",
      "maxLength": 9
     },
     "importer_region": {
      "title": "Importer: region",
      "type": "string",
      "maxLength": 35
     },
     "importer_contact": {
      "title": "Importer: contact",
      "type": "string",
      "maxLength": 70
     },
     "importer_communication": {
      "title": "Importer: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "importer_communication_type": {
      "title": "Importer: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "invoice_number": {
      "title": "Invoice number",
      "type": "string",
      "maxLength": 70
     },
     "payer": {
      "title": "Payer",
      "type": "string",
      "maxLength": 70
     },
     "payer_number": {
      "title": "Payer: identification",
      "type": "string",
      "maxLength": 17
     },
     "payer_city": {
      "title": "Payer: city",
      "type": "string",
      "maxLength": 35
     },
     "payer_country": {
      "title": "Payer: country",
      "type": "string",
      "maxLength": 2
     },
     "payer_region_code": {
      "title": "Payer: region code",
      "type": "string",
      "maxLength": 9
     },
     "payer_region": {
      "title": "Payer: region",
      "type": "string",
      "maxLength": 35
     },
     "payer_address": {
      "title": "Payer: address",
      "type": "string",
      "maxLength": 70
     },
     "payer_postcode": {
      "title": "Payer: postcode",
      "type": "string",
      "maxLength": 9
     },
     "seller_region_code": {
      "title": "Seller: region code",
      "type": "string",
      "maxLength": 9
     },
     "seller_region": {
      "title": "Seller: region",
      "type": "string",
      "maxLength": 35
     },
     "seller_contact": {
      "title": "Seller: contact",
      "type": "string",
      "maxLength": 70
     },
     "seller_communication": {
      "title": "Seller: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "seller_communication_type": {
      "title": "Seller: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "surety": {
      "title": "Surety",
      "type": "string",
      "maxLength": 70
     },
     "surety_number": {
      "title": "Surety: identification",
      "type": "string",
      "maxLength": 17
     },
     "surety_city": {
      "title": "Surety: city",
      "type": "string",
      "maxLength": 35
     },
     "surety_country": {
      "title": "Surety: country",
      "type": "string",
      "maxLength": 2
     },
     "surety_region_code": {
      "title": "Surety: region code",
      "type": "string",
      "maxLength": 9
     },
     "surety_region": {
      "title": "Surety: region",
      "type": "string",
      "maxLength": 35
     },
     "surety_address": {
      "title": "Surety: address",
      "type": "string",
      "maxLength": 70
     },
     "surety_postcode": {
      "title": "Surety: postcode",
      "type": "string",
      "maxLength": 9
     },
     "delivery_country_relation": {
      "title": "Relation of delivery place",
      "type": "string",
      "maxLength": 3
     },
     "delivery_terms_text": {
      "title": "Delivery terms in words",
      "type": "string",
      "maxLength": 70
     },
     "ucr_id": {
      "title": "UCR given by customs",
      "type": "string",
      "maxLength": 35
     },
     "location_country": {
      "title": "Country of the goods location",
      "type": "string",
      "maxLength": 2
     },
     "location_type": {
      "title": "Type of the goods location",
      "type": "string",
      "maxLength": 3
     },
     "location_qualifier": {
      "title": "Qualifier of the goods location",
      "type": "string",
      "maxLength": 3
     },
     "location_name": {
      "title": "Name of the goods location",
      "type": "string",
      "maxLength": 256
     },
     "arrival_mode": {
      "title": "Mode of transport at arrival",
      "type": "string",
      "maxLength": 1,
      "format": "digits"
     },
     "departure_mode": {
      "title": "Mode of transport at departure",
      "type": "string",
      "maxLength": 1,
      "format": "digits"
     },
     "items_unit": {
      "title": "Unit of the number of items",
      "type": "string",
      "maxLength": 5
     },
     "gross_mass_unit": {
      "title": "Unit of total gross mass",
      "type": "string",
      "maxLength": 5
     },
     "total_packages_unit": {
      "title": "Unit of total packages",
      "type": "string",
      "maxLength": 5
     },
     "exit_date": {
      "title": "Date of exit",
      "type": "string",
      "format": "date"
     },
     "exit_time": {
      "title": "Time of exit",
      "type": "string",
      "maxLength": 11,
      "pattern": "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
     },
     "invoice_date": {
      "title": "Invoice date",
      "type": "string",
      "format": "date"
     },
     "invoice_time": {
      "title": "Invoice time",
      "type": "string",
      "maxLength": 11,
      "pattern": "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
     },
     "ExchangeItems": {
      "title": "Further exchange rates",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "ConsignmentItems": {
      "title": "Items of the consignment",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "issue_location",
     "loading_lists",
     "loading_lists_unit",
     "authentication",
     "authenticator",
     "submitter",
     "submitter_city",
     "submitter_country",
     "submitter_region_code",
     "submitter_region",
     "submitter_address",
     "submitter_postcode",
     "representative_region_code",
     "representative_region",
     "active_transport_name",
     "active_transport_means",
     "carrier_region_code",
     "carrier_region",
     "carrier_communication",
     "carrier_communication_type",
     "consignor_address_type",
     "consignor_region_code",
     "consignor_region",
     "exchange_currency",
     "user_region_code",
     "user_region",
     "user_contact",
     "user_communication",
     "user_communication_type",
     "exporter_region_code",
     "exporter_region",
     "exporter_contact",
     "exporter_communication",
     "exporter_communication_type",
     "buyer_region_code",
     "buyer_region",
     "buyer_contact",
     "buyer_communication",
     "buyer_communication_type",
     "consignee_region_code",
     "consignee_region",
     "arrival_name",
     "arrival_means",
     "departure_transport_name",
     "departure_transport_means",
     "location_city",
     "location_address",
     "location_postcode",
     "loading_place_name",
     "shipment_consignor",
     "shipment_consignor_number",
     "shipment_consignor_city",
     "shipment_consignor_country",
     "shipment_consignor_region_code",
     "shipment_consignor_region",
     "shipment_consignor_address",
     "shipment_consignor_postcode",
     "destination_region",
     "importer_region_code",
     "importer_region",
     "importer_contact",
     "importer_communication",
     "importer_communication_type",
     "invoice_number",
     "payer",
     "payer_number",
     "payer_city",
     "payer_country",
     "payer_region_code",
     "payer_region",
     "payer_address",
     "payer_postcode",
     "seller_region_code",
     "seller_region",
     "seller_contact",
     "seller_communication",
     "seller_communication_type",
     "surety",
     "surety_number",
     "surety_city",
     "surety_country",
     "surety_region_code",
     "surety_region",
     "surety_address",
     "surety_postcode",
     "delivery_country_relation",
     "delivery_terms_text",
     "ucr_id",
     "location_country",
     "location_type",
     "location_qualifier",
     "location_name",
     "arrival_mode",
     "departure_mode",
     "items_unit",
     "gross_mass_unit",
     "total_packages_unit",
     "exit_date",
     "exit_time",
     "invoice_date",
     "invoice_time",
     "ExchangeItems",
     "ConsignmentItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "further",
       "label": "Further data",
       "fields": [
        {
         "name": "issue_location",
         "span": 3
        },
        {
         "name": "loading_lists",
         "span": 3
        },
        {
         "name": "loading_lists_unit",
         "span": 3
        },
        {
         "name": "authentication",
         "span": 3
        },
        {
         "name": "authenticator",
         "span": 3
        },
        {
         "name": "submitter",
         "span": 3
        },
        {
         "name": "submitter_city",
         "span": 3
        },
        {
         "name": "submitter_country",
         "span": 3
        },
        {
         "name": "submitter_region_code",
         "span": 3
        },
        {
         "name": "submitter_region",
         "span": 3
        },
        {
         "name": "submitter_address",
         "span": 3
        },
        {
         "name": "submitter_postcode",
         "span": 3
        },
        {
         "name": "representative_region_code",
         "span": 3
        },
        {
         "name": "representative_region",
         "span": 3
        },
        {
         "name": "active_transport_name",
         "span": 3
        },
        {
         "name": "active_transport_means",
         "span": 3
        },
        {
         "name": "carrier_region_code",
         "span": 3
        },
        {
         "name": "carrier_region",
         "span": 3
        },
        {
         "name": "carrier_communication",
         "span": 3
        },
        {
         "name": "carrier_communication_type",
         "span": 3
        },
        {
         "name": "consignor_address_type",
         "span": 3
        },
        {
         "name": "consignor_region_code",
         "span": 3
        },
        {
         "name": "consignor_region",
         "span": 3
        },
        {
         "name": "exchange_currency",
         "span": 3
        },
        {
         "name": "user_region_code",
         "span": 3
        },
        {
         "name": "user_region",
         "span": 3
        },
        {
         "name": "user_contact",
         "span": 3
        },
        {
         "name": "user_communication",
         "span": 3
        },
        {
         "name": "user_communication_type",
         "span": 3
        },
        {
         "name": "exporter_region_code",
         "span": 3
        },
        {
         "name": "exporter_region",
         "span": 3
        },
        {
         "name": "exporter_contact",
         "span": 3
        },
        {
         "name": "exporter_communication",
         "span": 3
        },
        {
         "name": "exporter_communication_type",
         "span": 3
        },
        {
         "name": "buyer_region_code",
         "span": 3
        },
        {
         "name": "buyer_region",
         "span": 3
        },
        {
         "name": "buyer_contact",
         "span": 3
        },
        {
         "name": "buyer_communication",
         "span": 3
        },
        {
         "name": "buyer_communication_type",
         "span": 3
        },
        {
         "name": "consignee_region_code",
         "span": 3
        },
        {
         "name": "consignee_region",
         "span": 3
        },
        {
         "name": "arrival_name",
         "span": 3
        },
        {
         "name": "arrival_means",
         "span": 3
        },
        {
         "name": "departure_transport_name",
         "span": 3
        },
        {
         "name": "departure_transport_means",
         "span": 3
        },
        {
         "name": "location_city",
         "span": 3
        },
        {
         "name": "location_address",
         "span": 3
        },
        {
         "name": "location_postcode",
         "span": 3
        },
        {
         "name": "loading_place_name",
         "span": 3
        },
        {
         "name": "shipment_consignor",
         "span": 3
        },
        {
         "name": "shipment_consignor_number",
         "span": 3
        },
        {
         "name": "shipment_consignor_city",
         "span": 3
        },
        {
         "name": "shipment_consignor_country",
         "span": 3
        },
        {
         "name": "shipment_consignor_region_code",
         "span": 3
        },
        {
         "name": "shipment_consignor_region",
         "span": 3
        },
        {
         "name": "shipment_consignor_address",
         "span": 3
        },
        {
         "name": "shipment_consignor_postcode",
         "span": 3
        },
        {
         "name": "destination_region",
         "span": 3
        },
        {
         "name": "importer_region_code",
         "span": 3
        },
        {
         "name": "importer_region",
         "span": 3
        },
        {
         "name": "importer_contact",
         "span": 3
        },
        {
         "name": "importer_communication",
         "span": 3
        },
        {
         "name": "importer_communication_type",
         "span": 3
        },
        {
         "name": "invoice_number",
         "span": 3
        },
        {
         "name": "payer",
         "span": 3
        },
        {
         "name": "payer_number",
         "span": 3
        },
        {
         "name": "payer_city",
         "span": 3
        },
        {
         "name": "payer_country",
         "span": 3
        },
        {
         "name": "payer_region_code",
         "span": 3
        },
        {
         "name": "payer_region",
         "span": 3
        },
        {
         "name": "payer_address",
         "span": 3
        },
        {
         "name": "payer_postcode",
         "span": 3
        },
        {
         "name": "seller_region_code",
         "span": 3
        },
        {
         "name": "seller_region",
         "span": 3
        },
        {
         "name": "seller_contact",
         "span": 3
        },
        {
         "name": "seller_communication",
         "span": 3
        },
        {
         "name": "seller_communication_type",
         "span": 3
        },
        {
         "name": "surety",
         "span": 3
        },
        {
         "name": "surety_number",
         "span": 3
        },
        {
         "name": "surety_city",
         "span": 3
        },
        {
         "name": "surety_country",
         "span": 3
        },
        {
         "name": "surety_region_code",
         "span": 3
        },
        {
         "name": "surety_region",
         "span": 3
        },
        {
         "name": "surety_address",
         "span": 3
        },
        {
         "name": "surety_postcode",
         "span": 3
        },
        {
         "name": "delivery_country_relation",
         "span": 3
        },
        {
         "name": "delivery_terms_text",
         "span": 3
        },
        {
         "name": "ucr_id",
         "span": 3
        },
        {
         "name": "location_country",
         "span": 3
        },
        {
         "name": "location_type",
         "span": 3
        },
        {
         "name": "location_qualifier",
         "span": 3
        },
        {
         "name": "location_name",
         "span": 3
        },
        {
         "name": "arrival_mode",
         "span": 3
        },
        {
         "name": "departure_mode",
         "span": 3
        },
        {
         "name": "items_unit",
         "span": 3
        },
        {
         "name": "gross_mass_unit",
         "span": 3
        },
        {
         "name": "total_packages_unit",
         "span": 3
        },
        {
         "name": "exit_date",
         "span": 3
        },
        {
         "name": "exit_time",
         "span": 3
        },
        {
         "name": "invoice_date",
         "span": 3
        },
        {
         "name": "invoice_time",
         "span": 3
        }
       ],
       "lists": [
        "ExchangeItems",
        "ConsignmentItems"
       ]
      }
     ]
    },
    "issue_location": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "loading_lists": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "loading_lists_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "authentication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "authenticator": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "representative_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "representative_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "active_transport_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "active_transport_means": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "carrier_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "carrier_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "carrier_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "carrier_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_address_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exchange_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "user_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "user_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "user_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "user_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "user_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exporter_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exporter_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exporter_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exporter_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exporter_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "buyer_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "buyer_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "buyer_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "buyer_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "buyer_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignee_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignee_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "arrival_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "arrival_means": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "departure_transport_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "departure_transport_means": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "loading_place_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "shipment_consignor_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "destination_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "importer_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "importer_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "importer_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "importer_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "importer_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "invoice_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "payer_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "payer_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "seller_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "seller_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "seller_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "seller_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "seller_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "surety_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "surety_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "delivery_country_relation": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "delivery_terms_text": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "ucr_id": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "location_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_qualifier": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "location_name": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "arrival_mode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "departure_mode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "items_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "gross_mass_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "total_packages_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "exit_date": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "exit_time": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "invoice_date": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "invoice_time": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "ExchangeItems": {
     "ui:field": "RowTable"
    },
    "ConsignmentItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "section:items": {
   "id": "customs-declaration/section:items",
   "schema": {
    "$id": "customs-declaration/section:items",
    "type": "object",
    "properties": {
     "CDSItems": {
      "title": "Items",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "CDSItems"
    ],
    "ui:options": {
     "object": "customs-declaration",
     "sections": [
      {
       "id": "items",
       "label": "Items",
       "fields": [],
       "lists": [
        "CDSItems"
       ]
      }
     ]
    },
    "CDSItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "row:item": {
   "id": "customs-declaration/row:item",
   "schema": {
    "$id": "customs-declaration/row:item",
    "type": "object",
    "properties": {
     "item_no": {
      "title": "Item",
      "type": "integer",
      "minimum": 1,
      "maximum": 99999
     },
     "commodityCode": {
      "title": "Commodity code",
      "type": "string",
      "format": "digits",
      "pattern": "^$|^[0-9]{8}([0-9]{2})?$"
     },
     "country_origin": {
      "title": "Country of origin",
      "type": "string",
      "maxLength": 4
     },
     "country_pref_origin": {
      "title": "Country of preferential origin",
      "type": "string",
      "maxLength": 4
     },
     "description": {
      "title": "Description of goods",
      "type": "string",
      "maxLength": 512
     },
     "ref_number": {
      "title": "Reference number",
      "type": "string",
      "maxLength": 35
     },
     "cus_code": {
      "title": "CUS code",
      "type": "string",
      "maxLength": 18
     },
     "disp_code": {
      "title": "Country of dispatch",
      "type": "string",
      "maxLength": 2
     },
     "dest_code": {
      "title": "Country of destination",
      "type": "string",
      "maxLength": 2
     },
     "PackagesCDSItems": {
      "title": "Packages",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "CommodityCDSItems": {
      "title": "Additional codes",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "ContainerCDSItems": {
      "title": "Containers",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "DangerousCDSItems": {
      "title": "Dangerous goods",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "OriginCDSItems": {
      "title": "Further origins",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "req_code": {
      "title": "Requested procedure",
      "type": "string",
      "maxLength": 7
     },
     "prev_code": {
      "title": "Previous procedure",
      "type": "string",
      "maxLength": 7
     },
     "ProcedureCDSItems": {
      "title": "Additional procedures",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "gross_mass": {
      "title": "Gross mass, kg",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "gross_mass_unit": {
      "title": "Unit of gross mass",
      "type": "string",
      "maxLength": 5
     },
     "net_mass": {
      "title": "Net mass, kg",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "net_mass_unit": {
      "title": "Unit of net mass",
      "type": "string",
      "maxLength": 5
     },
     "supplementaryUnits": {
      "title": "Supplementary units",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "supplementary_unit": {
      "title": "Unit of supplementary units",
      "type": "string",
      "maxLength": 5
     },
     "totalNumberOfPackages": {
      "title": "Packages of the item",
      "type": "string",
      "format": "digits"
     },
     "itemPriceAmount": {
      "title": "Item price",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "itemPriceCurr": {
      "title": "Currency",
      "type": "string",
      "maxLength": 3
     },
     "statistic_value": {
      "title": "Statistical value",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "statistic_currency": {
      "title": "Currency of the statistical value",
      "type": "string",
      "maxLength": 3
     },
     "customs_value_amount": {
      "title": "Value, low value goods",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "customs_value_currency": {
      "title": "Currency of the value",
      "type": "string",
      "maxLength": 3
     },
     "val_indicator": {
      "title": "Valuation indicators",
      "type": "string",
      "maxLength": 4
     },
     "valuation_method": {
      "title": "Valuation method",
      "type": "string",
      "maxLength": 3
     },
     "nature_of_transaction": {
      "title": "Nature of transaction",
      "type": "string",
      "maxLength": 2,
      "format": "digits"
     },
     "preference": {
      "title": "Preference",
      "type": "string",
      "maxLength": 3
     },
     "quota": {
      "title": "Quota order number",
      "type": "string",
      "maxLength": 17
     },
     "TaxCDSItems": {
      "title": "Tax lines",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "AdjustmentCDSItems": {
      "title": "Additions and deductions",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "PreviousCDSItems": {
      "title": "Previous documents",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "AdditionalCDSItems": {
      "title": "Additional information",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "CertificateCDSItems": {
      "title": "Produced documents",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "consignee": {
      "title": "Consignee name",
      "type": "string",
      "maxLength": 70
     },
     "consignee_number": {
      "title": "Consignee EORI",
      "type": "string",
      "maxLength": 17
     },
     "consignee_address": {
      "title": "Consignee street",
      "type": "string",
      "maxLength": 70
     },
     "consignee_city": {
      "title": "Consignee city",
      "type": "string",
      "maxLength": 35
     },
     "consignee_postcode": {
      "title": "Consignee postcode",
      "type": "string",
      "maxLength": 9
     },
     "consignee_country": {
      "title": "Consignee country",
      "type": "string",
      "maxLength": 2
     },
     "supplier": {
      "title": "Supplier",
      "type": "string"
     },
     "supplier_number": {
      "title": "Supplier number",
      "type": "string"
     },
     "supplier_city": {
      "title": "Supplier city",
      "type": "string"
     },
     "supplier_postcode": {
      "title": "Supplier postcode",
      "type": "string"
     },
     "supplier_country": {
      "title": "Supplier country",
      "type": "string"
     },
     "SupplyCDSItems": {
      "title": "Supply chain actors",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "FiscalCDSItems": {
      "title": "Fiscal references",
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "buyer": {
      "title": "Buyer of the item",
      "type": "string",
      "maxLength": 70
     },
     "buyer_number": {
      "title": "Buyer of the item: identification",
      "type": "string",
      "maxLength": 17
     },
     "buyer_city": {
      "title": "Buyer of the item: city",
      "type": "string",
      "maxLength": 35
     },
     "buyer_country": {
      "title": "Buyer of the item: country",
      "type": "string",
      "maxLength": 2
     },
     "buyer_region_code": {
      "title": "Buyer of the item: region code",
      "type": "string",
      "maxLength": 9
     },
     "buyer_region": {
      "title": "Buyer of the item: region",
      "type": "string",
      "maxLength": 35
     },
     "buyer_address": {
      "title": "Buyer of the item: address",
      "type": "string",
      "maxLength": 70
     },
     "buyer_postcode": {
      "title": "Buyer of the item: postcode",
      "type": "string",
      "maxLength": 9
     },
     "buyer_contact": {
      "title": "Buyer of the item: contact",
      "type": "string",
      "maxLength": 70
     },
     "buyer_communication": {
      "title": "Buyer of the item: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "buyer_communication_type": {
      "title": "Buyer of the item: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "consignee_region_code": {
      "title": "Consignee of the item: region code",
      "type": "string",
      "maxLength": 9
     },
     "consignee_region": {
      "title": "Consignee of the item: region",
      "type": "string",
      "maxLength": 35
     },
     "consignor": {
      "title": "Consignor of the item",
      "type": "string",
      "maxLength": 70
     },
     "consignor_number": {
      "title": "Consignor of the item: identification",
      "type": "string",
      "maxLength": 17
     },
     "consignor_city": {
      "title": "Consignor of the item: city",
      "type": "string",
      "maxLength": 35
     },
     "consignor_country": {
      "title": "Consignor of the item: country",
      "type": "string",
      "maxLength": 2
     },
     "consignor_region_code": {
      "title": "Consignor of the item: region code",
      "type": "string",
      "maxLength": 9
     },
     "consignor_region": {
      "title": "Consignor of the item: region",
      "type": "string",
      "maxLength": 35
     },
     "consignor_address": {
      "title": "Consignor of the item: address",
      "type": "string",
      "maxLength": 70
     },
     "consignor_postcode": {
      "title": "Consignor of the item: postcode",
      "type": "string",
      "maxLength": 9
     },
     "destination_region": {
      "title": "Region of destination",
      "type": "string",
      "maxLength": 9
     },
     "seller": {
      "title": "Seller of the item",
      "type": "string",
      "maxLength": 70
     },
     "seller_number": {
      "title": "Seller of the item: identification",
      "type": "string",
      "maxLength": 17
     },
     "seller_city": {
      "title": "Seller of the item: city",
      "type": "string",
      "maxLength": 35
     },
     "seller_country": {
      "title": "Seller of the item: country",
      "type": "string",
      "maxLength": 2
     },
     "seller_region_code": {
      "title": "Seller of the item: region code",
      "type": "string",
      "maxLength": 9
     },
     "seller_region": {
      "title": "Seller of the item: region",
      "type": "string",
      "maxLength": 35
     },
     "seller_address": {
      "title": "Seller of the item: address",
      "type": "string",
      "maxLength": 70
     },
     "seller_postcode": {
      "title": "Seller of the item: postcode",
      "type": "string",
      "maxLength": 9
     },
     "seller_contact": {
      "title": "Seller of the item: contact",
      "type": "string",
      "maxLength": 70
     },
     "seller_communication": {
      "title": "Seller of the item: phone or e-mail",
      "type": "string",
      "maxLength": 50
     },
     "seller_communication_type": {
      "title": "Seller of the item: kind of number",
      "type": "string",
      "maxLength": 3
     },
     "ucr_id": {
      "title": "UCR given by customs",
      "type": "string",
      "maxLength": 35
     },
     "pref_origin_region": {
      "title": "Region of preferential origin",
      "type": "string",
      "maxLength": 9
     },
     "origin_region": {
      "title": "Region of origin",
      "type": "string",
      "maxLength": 9
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "item_no",
     "commodityCode",
     "country_origin",
     "country_pref_origin",
     "description",
     "ref_number",
     "cus_code",
     "disp_code",
     "dest_code",
     "PackagesCDSItems",
     "CommodityCDSItems",
     "ContainerCDSItems",
     "DangerousCDSItems",
     "OriginCDSItems",
     "req_code",
     "prev_code",
     "ProcedureCDSItems",
     "gross_mass",
     "gross_mass_unit",
     "net_mass",
     "net_mass_unit",
     "supplementaryUnits",
     "supplementary_unit",
     "totalNumberOfPackages",
     "itemPriceAmount",
     "itemPriceCurr",
     "statistic_value",
     "statistic_currency",
     "customs_value_amount",
     "customs_value_currency",
     "val_indicator",
     "valuation_method",
     "nature_of_transaction",
     "preference",
     "quota",
     "TaxCDSItems",
     "AdjustmentCDSItems",
     "PreviousCDSItems",
     "AdditionalCDSItems",
     "CertificateCDSItems",
     "consignee",
     "consignee_number",
     "consignee_address",
     "consignee_city",
     "consignee_postcode",
     "consignee_country",
     "supplier",
     "supplier_number",
     "supplier_city",
     "supplier_postcode",
     "supplier_country",
     "SupplyCDSItems",
     "FiscalCDSItems",
     "buyer",
     "buyer_number",
     "buyer_city",
     "buyer_country",
     "buyer_region_code",
     "buyer_region",
     "buyer_address",
     "buyer_postcode",
     "buyer_contact",
     "buyer_communication",
     "buyer_communication_type",
     "consignee_region_code",
     "consignee_region",
     "consignor",
     "consignor_number",
     "consignor_city",
     "consignor_country",
     "consignor_region_code",
     "consignor_region",
     "consignor_address",
     "consignor_postcode",
     "destination_region",
     "seller",
     "seller_number",
     "seller_city",
     "seller_country",
     "seller_region_code",
     "seller_region",
     "seller_address",
     "seller_postcode",
     "seller_contact",
     "seller_communication",
     "seller_communication_type",
     "ucr_id",
     "pref_origin_region",
     "origin_region"
    ],
    "ui:options": {
     "object": "item",
     "sections": [
      {
       "id": "goods",
       "label": "Goods",
       "fields": [
        {
         "name": "item_no",
         "span": 2
        },
        {
         "name": "commodityCode",
         "span": 3
        },
        {
         "name": "country_origin",
         "span": 3
        },
        {
         "name": "country_pref_origin",
         "span": 4
        },
        {
         "name": "description",
         "span": 8
        },
        {
         "name": "ref_number",
         "span": 4
        },
        {
         "name": "cus_code",
         "span": 4
        },
        {
         "name": "disp_code",
         "span": 4
        },
        {
         "name": "dest_code",
         "span": 4
        }
       ],
       "lists": [
        "PackagesCDSItems",
        "CommodityCDSItems",
        "ContainerCDSItems",
        "DangerousCDSItems",
        "OriginCDSItems"
       ]
      },
      {
       "id": "procedure",
       "label": "Procedure",
       "fields": [
        {
         "name": "req_code",
         "span": 4
        },
        {
         "name": "prev_code",
         "span": 4
        }
       ],
       "lists": [
        "ProcedureCDSItems"
       ]
      },
      {
       "id": "quantities",
       "label": "Mass and quantities",
       "fields": [
        {
         "name": "gross_mass",
         "span": 3
        },
        {
         "name": "gross_mass_unit",
         "span": 3
        },
        {
         "name": "net_mass",
         "span": 3
        },
        {
         "name": "net_mass_unit",
         "span": 3
        },
        {
         "name": "supplementaryUnits",
         "span": 4
        },
        {
         "name": "supplementary_unit",
         "span": 4
        },
        {
         "name": "totalNumberOfPackages",
         "span": 4
        }
       ],
       "lists": []
      },
      {
       "id": "value",
       "label": "Value and duty",
       "fields": [
        {
         "name": "itemPriceAmount",
         "span": 3
        },
        {
         "name": "itemPriceCurr",
         "span": 2
        },
        {
         "name": "statistic_value",
         "span": 3
        },
        {
         "name": "statistic_currency",
         "span": 4
        },
        {
         "name": "customs_value_amount",
         "span": 3
        },
        {
         "name": "customs_value_currency",
         "span": 3
        },
        {
         "name": "val_indicator",
         "span": 3
        },
        {
         "name": "valuation_method",
         "span": 3
        },
        {
         "name": "nature_of_transaction",
         "span": 4
        },
        {
         "name": "preference",
         "span": 4
        },
        {
         "name": "quota",
         "span": 4
        }
       ],
       "lists": [
        "TaxCDSItems",
        "AdjustmentCDSItems"
       ]
      },
      {
       "id": "documents",
       "label": "Documents and information",
       "fields": [],
       "lists": [
        "PreviousCDSItems",
        "AdditionalCDSItems",
        "CertificateCDSItems"
       ]
      },
      {
       "id": "parties",
       "label": "Parties of the item",
       "fields": [
        {
         "name": "consignee",
         "span": 4
        },
        {
         "name": "consignee_number",
         "span": 4
        },
        {
         "name": "consignee_address",
         "span": 4
        },
        {
         "name": "consignee_city",
         "span": 4
        },
        {
         "name": "consignee_postcode",
         "span": 4
        },
        {
         "name": "consignee_country",
         "span": 4
        },
        {
         "name": "supplier",
         "span": 4
        },
        {
         "name": "supplier_number",
         "span": 4
        },
        {
         "name": "supplier_city",
         "span": 4
        },
        {
         "name": "supplier_postcode",
         "span": 4
        },
        {
         "name": "supplier_country",
         "span": 4
        }
       ],
       "lists": [
        "SupplyCDSItems",
        "FiscalCDSItems"
       ]
      },
      {
       "id": "further",
       "label": "Further data of the item",
       "fields": [
        {
         "name": "buyer",
         "span": 4
        },
        {
         "name": "buyer_number",
         "span": 4
        },
        {
         "name": "buyer_city",
         "span": 4
        },
        {
         "name": "buyer_country",
         "span": 4
        },
        {
         "name": "buyer_region_code",
         "span": 4
        },
        {
         "name": "buyer_region",
         "span": 4
        },
        {
         "name": "buyer_address",
         "span": 4
        },
        {
         "name": "buyer_postcode",
         "span": 4
        },
        {
         "name": "buyer_contact",
         "span": 4
        },
        {
         "name": "buyer_communication",
         "span": 4
        },
        {
         "name": "buyer_communication_type",
         "span": 4
        },
        {
         "name": "consignee_region_code",
         "span": 4
        },
        {
         "name": "consignee_region",
         "span": 4
        },
        {
         "name": "consignor",
         "span": 4
        },
        {
         "name": "consignor_number",
         "span": 4
        },
        {
         "name": "consignor_city",
         "span": 4
        },
        {
         "name": "consignor_country",
         "span": 4
        },
        {
         "name": "consignor_region_code",
         "span": 4
        },
        {
         "name": "consignor_region",
         "span": 4
        },
        {
         "name": "consignor_address",
         "span": 4
        },
        {
         "name": "consignor_postcode",
         "span": 4
        },
        {
         "name": "destination_region",
         "span": 4
        },
        {
         "name": "seller",
         "span": 4
        },
        {
         "name": "seller_number",
         "span": 4
        },
        {
         "name": "seller_city",
         "span": 4
        },
        {
         "name": "seller_country",
         "span": 4
        },
        {
         "name": "seller_region_code",
         "span": 4
        },
        {
         "name": "seller_region",
         "span": 4
        },
        {
         "name": "seller_address",
         "span": 4
        },
        {
         "name": "seller_postcode",
         "span": 4
        },
        {
         "name": "seller_contact",
         "span": 4
        },
        {
         "name": "seller_communication",
         "span": 4
        },
        {
         "name": "seller_communication_type",
         "span": 4
        },
        {
         "name": "ucr_id",
         "span": 4
        },
        {
         "name": "pref_origin_region",
         "span": 4
        },
        {
         "name": "origin_region",
         "span": 4
        }
       ],
       "lists": []
      }
     ]
    },
    "item_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "commodityCode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "country_origin": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "country_pref_origin": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "description": {
     "ui:widget": "multiline",
     "ui:options": {
      "span": 8
     }
    },
    "ref_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "cus_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "disp_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "dest_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "req_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "prev_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "gross_mass": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "gross_mass_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "net_mass": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "net_mass_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "supplementaryUnits": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "supplementary_unit": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "totalNumberOfPackages": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "itemPriceAmount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "itemPriceCurr": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "statistic_value": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "statistic_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "customs_value_amount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "customs_value_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "val_indicator": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "valuation_method": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "nature_of_transaction": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "preference": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "quota": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "supplier": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "supplier_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "supplier_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "supplier_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "supplier_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "buyer": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "buyer_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignee_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "consignor_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "destination_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "seller_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_contact": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_communication": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "seller_communication_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "ucr_id": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "pref_origin_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "origin_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "PackagesCDSItems": {
     "ui:field": "RowTable"
    },
    "CommodityCDSItems": {
     "ui:field": "RowTable"
    },
    "ContainerCDSItems": {
     "ui:field": "RowTable"
    },
    "DangerousCDSItems": {
     "ui:field": "RowTable"
    },
    "OriginCDSItems": {
     "ui:field": "RowTable"
    },
    "ProcedureCDSItems": {
     "ui:field": "RowTable"
    },
    "TaxCDSItems": {
     "ui:field": "RowTable"
    },
    "AdjustmentCDSItems": {
     "ui:field": "RowTable"
    },
    "PreviousCDSItems": {
     "ui:field": "RowTable"
    },
    "AdditionalCDSItems": {
     "ui:field": "RowTable"
    },
    "CertificateCDSItems": {
     "ui:field": "RowTable"
    },
    "SupplyCDSItems": {
     "ui:field": "RowTable"
    },
    "FiscalCDSItems": {
     "ui:field": "RowTable"
    }
   }
  },
  "row:package": {
   "id": "customs-declaration/row:package",
   "schema": {
    "$id": "customs-declaration/row:package",
    "type": "object",
    "properties": {
     "type_of_packages": {
      "title": "Type of packages",
      "type": "string",
      "maxLength": 2
     },
     "number_of_packages": {
      "title": "Number of packages",
      "type": "string",
      "maxLength": 8,
      "format": "digits"
     },
     "shipping_mark": {
      "title": "Shipping marks",
      "type": "string",
      "maxLength": 512
     },
     "package_sequence": {
      "title": "Line",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     },
     "packing_material": {
      "title": "Packing material",
      "type": "string",
      "maxLength": 256
     },
     "package_length": {
      "title": "Length",
      "type": "string",
      "maxLength": 15,
      "format": "digits"
     },
     "package_length_unit": {
      "title": "Length: unit",
      "type": "string",
      "maxLength": 5
     },
     "package_width": {
      "title": "Width",
      "type": "string",
      "maxLength": 15,
      "format": "digits"
     },
     "package_width_unit": {
      "title": "Width: unit",
      "type": "string",
      "maxLength": 5
     },
     "package_height": {
      "title": "Height",
      "type": "string",
      "maxLength": 15,
      "format": "digits"
     },
     "package_height_unit": {
      "title": "Height: unit",
      "type": "string",
      "maxLength": 5
     },
     "package_volume": {
      "title": "Volume",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "package_volume_unit": {
      "title": "Volume: unit",
      "type": "string",
      "maxLength": 5
     },
     "packages_unit": {
      "title": "Unit of number",
      "type": "string",
      "maxLength": 5
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "type_of_packages",
     "number_of_packages",
     "shipping_mark",
     "package_sequence",
     "packing_material",
     "package_length",
     "package_length_unit",
     "package_width",
     "package_width_unit",
     "package_height",
     "package_height_unit",
     "package_volume",
     "package_volume_unit",
     "packages_unit"
    ],
    "ui:options": {
     "object": "package",
     "sections": [
      {
       "id": "package",
       "label": "Package line",
       "fields": [
        {
         "name": "type_of_packages",
         "span": 3
        },
        {
         "name": "number_of_packages",
         "span": 2
        },
        {
         "name": "shipping_mark",
         "span": 6
        },
        {
         "name": "package_sequence",
         "span": 1
        },
        {
         "name": "packing_material",
         "span": 2
        },
        {
         "name": "package_length",
         "span": 2
        },
        {
         "name": "package_length_unit",
         "span": 1
        },
        {
         "name": "package_width",
         "span": 2
        },
        {
         "name": "package_width_unit",
         "span": 1
        },
        {
         "name": "package_height",
         "span": 2
        },
        {
         "name": "package_height_unit",
         "span": 1
        },
        {
         "name": "package_volume",
         "span": 2
        },
        {
         "name": "package_volume_unit",
         "span": 1
        },
        {
         "name": "packages_unit",
         "span": 1
        }
       ],
       "lists": []
      }
     ]
    },
    "type_of_packages": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "number_of_packages": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "shipping_mark": {
     "ui:widget": "multiline",
     "ui:options": {
      "span": 6
     }
    },
    "package_sequence": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    },
    "packing_material": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "package_length": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "package_length_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    },
    "package_width": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "package_width_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    },
    "package_height": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "package_height_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    },
    "package_volume": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "package_volume_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    },
    "packages_unit": {
     "ui:widget": "text",
     "ui:options": {
      "span": 1
     }
    }
   }
  },
  "row:tax-line": {
   "id": "customs-declaration/row:tax-line",
   "schema": {
    "$id": "customs-declaration/row:tax-line",
    "type": "object",
    "properties": {
     "tax_calc_type": {
      "title": "Calculation",
      "type": "string",
      "enum": [
       "usual",
       "automatic",
       "manual",
       ""
      ]
     },
     "tax_type": {
      "title": "Tax type",
      "type": "string",
      "maxLength": 3
     },
     "tax_unit": {
      "title": "Unit of the tax base",
      "type": "string",
      "maxLength": 6
     },
     "tax_quantity": {
      "title": "Tax base",
      "type": "string",
      "maxLength": 23,
      "format": "numeric"
     },
     "tax_rate": {
      "title": "Tax rate",
      "type": "string",
      "maxLength": 21,
      "format": "numeric"
     },
     "payment_method": {
      "title": "Method of payment",
      "type": "string",
      "maxLength": 1
     },
     "tax_amount": {
      "title": "Payable amount",
      "type": "string",
      "maxLength": 19,
      "format": "numeric"
     },
     "tax_currency": {
      "title": "Currency",
      "type": "string",
      "maxLength": 3
     },
     "tax_total": {
      "title": "Total assessed",
      "type": "string",
      "maxLength": 19,
      "format": "numeric"
     },
     "tax_total_currency": {
      "title": "Currency of the total",
      "type": "string",
      "maxLength": 3
     },
     "tax_base_amount": {
      "title": "Tax base amount",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "tax_base_currency": {
      "title": "Currency of the base",
      "type": "string",
      "maxLength": 3
     },
     "tax_preference": {
      "title": "Preference of this line",
      "type": "string",
      "maxLength": 3
     },
     "tax_quota": {
      "title": "Quota of this line",
      "type": "string",
      "maxLength": 17
     },
     "tax_deduction": {
      "title": "Deduction",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "tax_deduction_currency": {
      "title": "Deduction: currency",
      "type": "string",
      "maxLength": 3
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "tax_calc_type",
     "tax_type",
     "tax_unit",
     "tax_quantity",
     "tax_rate",
     "payment_method",
     "tax_amount",
     "tax_currency",
     "tax_total",
     "tax_total_currency",
     "tax_base_amount",
     "tax_base_currency",
     "tax_preference",
     "tax_quota",
     "tax_deduction",
     "tax_deduction_currency"
    ],
    "ui:options": {
     "object": "tax-line",
     "sections": [
      {
       "id": "tax-line",
       "label": "Tax line",
       "fields": [
        {
         "name": "tax_calc_type",
         "span": 2
        },
        {
         "name": "tax_type",
         "span": 2
        },
        {
         "name": "tax_unit",
         "span": 2
        },
        {
         "name": "tax_quantity",
         "span": 2
        },
        {
         "name": "tax_rate",
         "span": 2
        },
        {
         "name": "payment_method",
         "span": 2
        },
        {
         "name": "tax_amount",
         "span": 3
        },
        {
         "name": "tax_currency",
         "span": 2
        },
        {
         "name": "tax_total",
         "span": 3
        },
        {
         "name": "tax_total_currency",
         "span": 2
        },
        {
         "name": "tax_base_amount",
         "span": 3
        },
        {
         "name": "tax_base_currency",
         "span": 2
        },
        {
         "name": "tax_preference",
         "span": 3
        },
        {
         "name": "tax_quota",
         "span": 3
        },
        {
         "name": "tax_deduction",
         "span": 2
        },
        {
         "name": "tax_deduction_currency",
         "span": 1
        }
       ],
       "lists": []
      }
     ]
    },
    "tax_calc_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_unit": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_quantity": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "tax_rate": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "payment_method": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_amount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "tax_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_total": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "tax_total_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_base_amount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "tax_base_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "tax_preference": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "tax_quota": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "tax_deduction": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "tax_deduction_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 1
     }
    }
   }
  },
  "row:previous-document": {
   "id": "customs-declaration/row:previous-document",
   "schema": {
    "$id": "customs-declaration/row:previous-document",
    "type": "object",
    "properties": {
     "docCategory": {
      "title": "Category",
      "type": "string",
      "maxLength": 1,
      "enum": [
       "X",
       "Y",
       "Z",
       ""
      ]
     },
     "import_prev_doc": {
      "title": "Type",
      "type": "string",
      "maxLength": 3
     },
     "prevTransactionRef": {
      "title": "Reference",
      "type": "string",
      "maxLength": 70
     },
     "goodsItemIdent": {
      "title": "Goods item",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "docCategory",
     "import_prev_doc",
     "prevTransactionRef",
     "goodsItemIdent"
    ],
    "ui:options": {
     "object": "previous-document",
     "sections": [
      {
       "id": "previous-document",
       "label": "Previous document",
       "fields": [
        {
         "name": "docCategory",
         "span": 2
        },
        {
         "name": "import_prev_doc",
         "span": 3
        },
        {
         "name": "prevTransactionRef",
         "span": 5
        },
        {
         "name": "goodsItemIdent",
         "span": 2
        }
       ],
       "lists": []
      }
     ]
    },
    "docCategory": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "import_prev_doc": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "prevTransactionRef": {
     "ui:widget": "text",
     "ui:options": {
      "span": 5
     }
    },
    "goodsItemIdent": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    }
   }
  },
  "row:additional-information": {
   "id": "customs-declaration/row:additional-information",
   "schema": {
    "$id": "customs-declaration/row:additional-information",
    "type": "object",
    "properties": {
     "additionalInfoCode": {
      "title": "Statement code",
      "type": "string",
      "maxLength": 17
     },
     "additionalDescription": {
      "title": "Statement text",
      "type": "string",
      "maxLength": 512
     },
     "statement_type": {
      "title": "Kind of statement",
      "type": "string",
      "maxLength": 3
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "additionalInfoCode",
     "additionalDescription",
     "statement_type"
    ],
    "ui:options": {
     "object": "additional-information",
     "sections": [
      {
       "id": "additional-information",
       "label": "Additional information",
       "fields": [
        {
         "name": "additionalInfoCode",
         "span": 3
        },
        {
         "name": "additionalDescription",
         "span": 7
        },
        {
         "name": "statement_type",
         "span": 2
        }
       ],
       "lists": []
      }
     ]
    },
    "additionalInfoCode": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "additionalDescription": {
     "ui:widget": "multiline",
     "ui:options": {
      "span": 7
     }
    },
    "statement_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    }
   }
  },
  "row:produced-document": {
   "id": "customs-declaration/row:produced-document",
   "schema": {
    "$id": "customs-declaration/row:produced-document",
    "type": "object",
    "properties": {
     "doc_code_1": {
      "title": "Document type",
      "type": "string",
      "maxLength": 3
     },
     "doc_code_3": {
      "title": "Document code",
      "type": "string",
      "maxLength": 3
     },
     "doc_ident": {
      "title": "Identifier",
      "type": "string",
      "maxLength": 70
     },
     "doc_status": {
      "title": "Status",
      "type": "string",
      "maxLength": 3
     },
     "doc_status_reason": {
      "title": "Reason",
      "type": "string",
      "maxLength": 35
     },
     "qualifier": {
      "title": "Measurement unit",
      "type": "string",
      "maxLength": 5
     },
     "quantity_wo": {
      "title": "Quantity written off",
      "type": "string",
      "maxLength": 23,
      "format": "numeric"
     },
     "issuing_auth": {
      "title": "Issuing authority",
      "type": "string",
      "maxLength": 70
     },
     "date_validity": {
      "title": "Valid until",
      "type": "string",
      "format": "date"
     },
     "amount_wo": {
      "title": "Amount written off",
      "type": "string",
      "maxLength": 17,
      "format": "numeric"
     },
     "amount_wo_currency": {
      "title": "Currency written off",
      "type": "string",
      "maxLength": 3
     },
     "issuing_auth_role": {
      "title": "Role of the authority",
      "type": "string",
      "maxLength": 3
     },
     "validity_time": {
      "title": "Valid until: time",
      "type": "string",
      "maxLength": 11,
      "pattern": "^$|^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "doc_code_1",
     "doc_code_3",
     "doc_ident",
     "doc_status",
     "doc_status_reason",
     "qualifier",
     "quantity_wo",
     "issuing_auth",
     "date_validity",
     "amount_wo",
     "amount_wo_currency",
     "issuing_auth_role",
     "validity_time"
    ],
    "ui:options": {
     "object": "produced-document",
     "sections": [
      {
       "id": "produced-document",
       "label": "Produced document",
       "fields": [
        {
         "name": "doc_code_1",
         "span": 2
        },
        {
         "name": "doc_code_3",
         "span": 2
        },
        {
         "name": "doc_ident",
         "span": 4
        },
        {
         "name": "doc_status",
         "span": 2
        },
        {
         "name": "doc_status_reason",
         "span": 2
        },
        {
         "name": "qualifier",
         "span": 2
        },
        {
         "name": "quantity_wo",
         "span": 3
        },
        {
         "name": "issuing_auth",
         "span": 4
        },
        {
         "name": "date_validity",
         "span": 3
        },
        {
         "name": "amount_wo",
         "span": 3
        },
        {
         "name": "amount_wo_currency",
         "span": 2
        },
        {
         "name": "issuing_auth_role",
         "span": 2
        },
        {
         "name": "validity_time",
         "span": 2
        }
       ],
       "lists": []
      }
     ]
    },
    "doc_code_1": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "doc_code_3": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "doc_ident": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "doc_status": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "doc_status_reason": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "qualifier": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "quantity_wo": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "issuing_auth": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "date_validity": {
     "ui:widget": "date",
     "ui:options": {
      "span": 3
     }
    },
    "amount_wo": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "amount_wo_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "issuing_auth_role": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "validity_time": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    }
   }
  },
  "row:additional-procedure": {
   "id": "customs-declaration/row:additional-procedure",
   "schema": {
    "$id": "customs-declaration/row:additional-procedure",
    "type": "object",
    "properties": {
     "add_proc": {
      "title": "Additional procedure",
      "type": "string",
      "maxLength": 7
     },
     "add_proc_previous": {
      "title": "Previous procedure",
      "type": "string",
      "maxLength": 7
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "add_proc",
     "add_proc_previous"
    ],
    "ui:options": {
     "object": "additional-procedure",
     "sections": [
      {
       "id": "additional-procedure",
       "label": "Additional procedure",
       "fields": [
        {
         "name": "add_proc",
         "span": 6
        },
        {
         "name": "add_proc_previous",
         "span": 6
        }
       ],
       "lists": []
      }
     ]
    },
    "add_proc": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    },
    "add_proc_previous": {
     "ui:widget": "text",
     "ui:options": {
      "span": 6
     }
    }
   }
  },
  "row:additional-code": {
   "id": "customs-declaration/row:additional-code",
   "schema": {
    "$id": "customs-declaration/row:additional-code",
    "type": "object",
    "properties": {
     "taric_add_code": {
      "title": "TARIC additional code",
      "type": "string",
      "maxLength": 18
     },
     "national_add_code": {
      "title": "National additional code",
      "type": "string",
      "maxLength": 18
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "taric_add_code",
     "national_add_code"
    ],
    "ui:options": {
     "object": "additional-code",
     "sections": [
      {
       "id": "additional-code",
       "label": "Additional codes",
       "fields": [
        {
         "name": "taric_add_code",
         "span": 6
        },
        {
         "name": "national_add_code",
         "span": 6
        }
       ],
       "lists": []
      }
     ]
    },
    "taric_add_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 6
     }
    },
    "national_add_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    }
   }
  },
  "row:adjustment": {
   "id": "customs-declaration/row:adjustment",
   "schema": {
    "$id": "customs-declaration/row:adjustment",
    "type": "object",
    "properties": {
     "deduction_type": {
      "title": "Type",
      "type": "string",
      "maxLength": 3
     },
     "deduction_val": {
      "title": "Amount",
      "type": "string",
      "maxLength": 19,
      "format": "numeric"
     },
     "deduction_currency": {
      "title": "Currency",
      "type": "string",
      "maxLength": 3
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "deduction_type",
     "deduction_val",
     "deduction_currency"
    ],
    "ui:options": {
     "object": "adjustment",
     "sections": [
      {
       "id": "adjustment",
       "label": "Addition or deduction",
       "fields": [
        {
         "name": "deduction_type",
         "span": 5
        },
        {
         "name": "deduction_val",
         "span": 4
        },
        {
         "name": "deduction_currency",
         "span": 3
        }
       ],
       "lists": []
      }
     ]
    },
    "deduction_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 5
     }
    },
    "deduction_val": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "deduction_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    }
   }
  },
  "row:fiscal-reference": {
   "id": "customs-declaration/row:fiscal-reference",
   "schema": {
    "$id": "customs-declaration/row:fiscal-reference",
    "type": "object",
    "properties": {
     "fiscal_ident_code": {
      "title": "Role",
      "type": "string",
      "maxLength": 3
     },
     "fiscal_ident_no": {
      "title": "VAT number",
      "type": "string",
      "maxLength": 17
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "fiscal_ident_code",
     "fiscal_ident_no"
    ],
    "ui:options": {
     "object": "fiscal-reference",
     "sections": [
      {
       "id": "fiscal-reference",
       "label": "Fiscal reference",
       "fields": [
        {
         "name": "fiscal_ident_code",
         "span": 5
        },
        {
         "name": "fiscal_ident_no",
         "span": 7
        }
       ],
       "lists": []
      }
     ]
    },
    "fiscal_ident_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 5
     }
    },
    "fiscal_ident_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 7
     }
    }
   }
  },
  "row:supply-chain-actor": {
   "id": "customs-declaration/row:supply-chain-actor",
   "schema": {
    "$id": "customs-declaration/row:supply-chain-actor",
    "type": "object",
    "properties": {
     "role_code": {
      "title": "Role",
      "type": "string",
      "maxLength": 3
     },
     "ident_no": {
      "title": "EORI",
      "type": "string",
      "maxLength": 17
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "role_code",
     "ident_no"
    ],
    "ui:options": {
     "object": "supply-chain-actor",
     "sections": [
      {
       "id": "supply-chain-actor",
       "label": "Supply chain actor",
       "fields": [
        {
         "name": "role_code",
         "span": 5
        },
        {
         "name": "ident_no",
         "span": 7
        }
       ],
       "lists": []
      }
     ]
    },
    "role_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 5
     }
    },
    "ident_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 7
     }
    }
   }
  },
  "row:container": {
   "id": "customs-declaration/row:container",
   "schema": {
    "$id": "customs-declaration/row:container",
    "type": "object",
    "properties": {
     "container_no": {
      "title": "Container number",
      "type": "string",
      "maxLength": 17
     },
     "container_sequence": {
      "title": "Number",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "container_no",
     "container_sequence"
    ],
    "ui:options": {
     "object": "container",
     "sections": [
      {
       "id": "container",
       "label": "Container",
       "fields": [
        {
         "name": "container_no",
         "span": 9
        },
        {
         "name": "container_sequence",
         "span": 3
        }
       ],
       "lists": []
      }
     ]
    },
    "container_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 9
     }
    },
    "container_sequence": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    }
   }
  },
  "row:dangerous-goods": {
   "id": "customs-declaration/row:dangerous-goods",
   "schema": {
    "$id": "customs-declaration/row:dangerous-goods",
    "type": "object",
    "properties": {
     "un_dg_code": {
      "title": "UN number",
      "type": "string",
      "maxLength": 4
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "un_dg_code"
    ],
    "ui:options": {
     "object": "dangerous-goods",
     "sections": [
      {
       "id": "dangerous-goods",
       "label": "Dangerous goods",
       "fields": [
        {
         "name": "un_dg_code",
         "span": 12
        }
       ],
       "lists": []
      }
     ]
    },
    "un_dg_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 12
     }
    }
   }
  },
  "row:origin": {
   "id": "customs-declaration/row:origin",
   "schema": {
    "$id": "customs-declaration/row:origin",
    "type": "object",
    "properties": {
     "origin_country": {
      "title": "Country",
      "type": "string",
      "maxLength": 4
     },
     "origin_type": {
      "title": "Type",
      "type": "string",
      "maxLength": 3
     },
     "origin_region": {
      "title": "Region",
      "type": "string",
      "maxLength": 9
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "origin_country",
     "origin_type",
     "origin_region"
    ],
    "ui:options": {
     "object": "origin",
     "sections": [
      {
       "id": "origin",
       "label": "Further origin",
       "fields": [
        {
         "name": "origin_country",
         "span": 8
        },
        {
         "name": "origin_type",
         "span": 4
        },
        {
         "name": "origin_region",
         "span": 4
        }
       ],
       "lists": []
      }
     ]
    },
    "origin_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 8
     }
    },
    "origin_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "origin_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    }
   }
  },
  "row:authorisation": {
   "id": "customs-declaration/row:authorisation",
   "schema": {
    "$id": "customs-declaration/row:authorisation",
    "type": "object",
    "properties": {
     "auth_type_code": {
      "title": "Authorisation type",
      "type": "string",
      "maxLength": 4
     },
     "auth_ident_no": {
      "title": "Holder",
      "type": "string",
      "maxLength": 17
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "auth_type_code",
     "auth_ident_no"
    ],
    "ui:options": {
     "object": "authorisation",
     "sections": [
      {
       "id": "authorisation",
       "label": "Authorisation",
       "fields": [
        {
         "name": "auth_type_code",
         "span": 4
        },
        {
         "name": "auth_ident_no",
         "span": 8
        }
       ],
       "lists": []
      }
     ]
    },
    "auth_type_code": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "auth_ident_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 8
     }
    }
   }
  },
  "row:deferred-payment": {
   "id": "customs-declaration/row:deferred-payment",
   "schema": {
    "$id": "customs-declaration/row:deferred-payment",
    "type": "object",
    "properties": {
     "def_payment_category": {
      "title": "Category",
      "type": "string",
      "enum": [
       "1",
       "2",
       ""
      ]
     },
     "def_payment_type": {
      "title": "Type",
      "type": "string",
      "maxLength": 3
     },
     "def_payment_id": {
      "title": "Account number",
      "type": "string",
      "maxLength": 7,
      "format": "digits"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "def_payment_category",
     "def_payment_type",
     "def_payment_id"
    ],
    "ui:options": {
     "object": "deferred-payment",
     "sections": [
      {
       "id": "deferred-payment",
       "label": "Deferred payment",
       "fields": [
        {
         "name": "def_payment_category",
         "span": 4
        },
        {
         "name": "def_payment_type",
         "span": 3
        },
        {
         "name": "def_payment_id",
         "span": 5
        }
       ],
       "lists": []
      }
     ]
    },
    "def_payment_category": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "def_payment_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "def_payment_id": {
     "ui:widget": "text",
     "ui:options": {
      "span": 5
     }
    }
   }
  },
  "row:guarantee": {
   "id": "customs-declaration/row:guarantee",
   "schema": {
    "$id": "customs-declaration/row:guarantee",
    "type": "object",
    "properties": {
     "guarantee": {
      "title": "Kind of reference",
      "type": "string",
      "enum": [
       "number",
       "comprehensive",
       ""
      ]
     },
     "guarantee_type": {
      "title": "Guarantee type",
      "type": "string",
      "maxLength": 3
     },
     "guarantee_ref": {
      "title": "Guarantee reference",
      "type": "string",
      "maxLength": 70
     },
     "guarantee_ref_other": {
      "title": "Other reference",
      "type": "string",
      "maxLength": 35
     },
     "guarantee_code": {
      "title": "Access code",
      "type": "string",
      "maxLength": 4
     },
     "guarantee_amount": {
      "title": "Amount",
      "type": "string",
      "maxLength": 19,
      "format": "numeric"
     },
     "guarantee_currency": {
      "title": "Currency",
      "type": "string",
      "maxLength": 3
     },
     "guarantee_custom": {
      "title": "Guarantee office",
      "type": "string",
      "maxLength": 17
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "guarantee",
     "guarantee_type",
     "guarantee_ref",
     "guarantee_ref_other",
     "guarantee_code",
     "guarantee_amount",
     "guarantee_currency",
     "guarantee_custom"
    ],
    "ui:options": {
     "object": "guarantee",
     "sections": [
      {
       "id": "guarantee",
       "label": "Guarantee",
       "fields": [
        {
         "name": "guarantee",
         "span": 3
        },
        {
         "name": "guarantee_type",
         "span": 3
        },
        {
         "name": "guarantee_ref",
         "span": 6
        },
        {
         "name": "guarantee_ref_other",
         "span": 4
        },
        {
         "name": "guarantee_code",
         "span": 2
        },
        {
         "name": "guarantee_amount",
         "span": 2
        },
        {
         "name": "guarantee_currency",
         "span": 2
        },
        {
         "name": "guarantee_custom",
         "span": 2
        }
       ],
       "lists": []
      }
     ]
    },
    "guarantee": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "guarantee_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "guarantee_ref": {
     "ui:widget": "text",
     "ui:options": {
      "span": 6
     }
    },
    "guarantee_ref_other": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "guarantee_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "guarantee_amount": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    },
    "guarantee_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    },
    "guarantee_custom": {
     "ui:widget": "code",
     "ui:options": {
      "span": 2
     }
    }
   }
  },
  "row:routing-country": {
   "id": "customs-declaration/row:routing-country",
   "schema": {
    "$id": "customs-declaration/row:routing-country",
    "type": "object",
    "properties": {
     "routing_code_country": {
      "title": "Country",
      "type": "string",
      "maxLength": 2
     },
     "routing_sequence": {
      "title": "Number",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "routing_code_country",
     "routing_sequence"
    ],
    "ui:options": {
     "object": "routing-country",
     "sections": [
      {
       "id": "routing-country",
       "label": "Country of routing",
       "fields": [
        {
         "name": "routing_code_country",
         "span": 9
        },
        {
         "name": "routing_sequence",
         "span": 3
        }
       ],
       "lists": []
      }
     ]
    },
    "routing_code_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 9
     }
    },
    "routing_sequence": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    }
   }
  },
  "row:seal": {
   "id": "customs-declaration/row:seal",
   "schema": {
    "$id": "customs-declaration/row:seal",
    "type": "object",
    "properties": {
     "seal_number": {
      "title": "Seal number",
      "type": "string",
      "maxLength": 35
     },
     "seal_container_no": {
      "title": "Container",
      "type": "string",
      "maxLength": 17
     },
     "seal_sequence": {
      "title": "Number",
      "type": "string",
      "maxLength": 5,
      "format": "digits"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "seal_number",
     "seal_container_no",
     "seal_sequence"
    ],
    "ui:options": {
     "object": "seal",
     "sections": [
      {
       "id": "seal",
       "label": "Seal",
       "fields": [
        {
         "name": "seal_number",
         "span": 5
        },
        {
         "name": "seal_container_no",
         "span": 5
        },
        {
         "name": "seal_sequence",
         "span": 2
        }
       ],
       "lists": []
      }
     ]
    },
    "seal_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 5
     }
    },
    "seal_container_no": {
     "ui:widget": "text",
     "ui:options": {
      "span": 5
     }
    },
    "seal_sequence": {
     "ui:widget": "text",
     "ui:options": {
      "span": 2
     }
    }
   }
  },
  "row:exchange-rate": {
   "id": "customs-declaration/row:exchange-rate",
   "schema": {
    "$id": "customs-declaration/row:exchange-rate",
    "type": "object",
    "properties": {
     "exchange_currency": {
      "title": "Currency",
      "type": "string",
      "maxLength": 3
     },
     "exchange_rate": {
      "title": "Rate",
      "type": "string",
      "maxLength": 13,
      "format": "numeric"
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "exchange_currency",
     "exchange_rate"
    ],
    "ui:options": {
     "object": "exchange-rate",
     "sections": [
      {
       "id": "exchange-rate",
       "label": "Exchange rate",
       "fields": [
        {
         "name": "exchange_currency",
         "span": 6
        },
        {
         "name": "exchange_rate",
         "span": 6
        }
       ],
       "lists": []
      }
     ]
    },
    "exchange_currency": {
     "ui:widget": "code",
     "ui:options": {
      "span": 6
     }
    },
    "exchange_rate": {
     "ui:widget": "text",
     "ui:options": {
      "span": 6
     }
    }
   }
  },
  "row:consignment-item": {
   "id": "customs-declaration/row:consignment-item",
   "schema": {
    "$id": "customs-declaration/row:consignment-item",
    "type": "object",
    "properties": {
     "consignor": {
      "title": "Consignor",
      "type": "string",
      "maxLength": 70
     },
     "consignor_number": {
      "title": "Consignor: identification",
      "type": "string",
      "maxLength": 17
     },
     "consignor_address_type": {
      "title": "Consignor: kind of address",
      "type": "string",
      "maxLength": 3
     },
     "consignor_city": {
      "title": "Consignor: city",
      "type": "string",
      "maxLength": 35
     },
     "consignor_country": {
      "title": "Consignor: country",
      "type": "string",
      "maxLength": 2
     },
     "consignor_region_code": {
      "title": "Consignor: region code",
      "type": "string",
      "maxLength": 9
     },
     "consignor_region": {
      "title": "Consignor: region",
      "type": "string",
      "maxLength": 35
     },
     "consignor_address": {
      "title": "Consignor: address",
      "type": "string",
      "maxLength": 70
     },
     "consignor_postcode": {
      "title": "Consignor: postcode",
      "type": "string",
      "maxLength": 9
     },
     "transport_charges_method": {
      "title": "Transport charges",
      "type": "string",
      "maxLength": 3
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "consignor",
     "consignor_number",
     "consignor_address_type",
     "consignor_city",
     "consignor_country",
     "consignor_region_code",
     "consignor_region",
     "consignor_address",
     "consignor_postcode",
     "transport_charges_method"
    ],
    "ui:options": {
     "object": "consignment-item",
     "sections": [
      {
       "id": "consignment-item",
       "label": "Item of the consignment",
       "fields": [
        {
         "name": "consignor",
         "span": 3
        },
        {
         "name": "consignor_number",
         "span": 3
        },
        {
         "name": "consignor_address_type",
         "span": 3
        },
        {
         "name": "consignor_city",
         "span": 3
        },
        {
         "name": "consignor_country",
         "span": 3
        },
        {
         "name": "consignor_region_code",
         "span": 3
        },
        {
         "name": "consignor_region",
         "span": 3
        },
        {
         "name": "consignor_address",
         "span": 3
        },
        {
         "name": "consignor_postcode",
         "span": 3
        },
        {
         "name": "transport_charges_method",
         "span": 3
        }
       ],
       "lists": []
      }
     ]
    },
    "consignor": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_address_type": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_city": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_country": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_region_code": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_region": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_address": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "consignor_postcode": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "transport_charges_method": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    }
   }
  }
 },
 "declaration-request": {
  "section:request": {
   "id": "declaration-request/section:request",
   "schema": {
    "$id": "declaration-request/section:request",
    "type": "object",
    "properties": {
     "request_type": {
      "title": "Request",
      "type": "string",
      "enum": [
       "COR",
       "INV",
       "GPR",
       ""
      ]
     },
     "request_ref": {
      "title": "LRN of the request",
      "type": "string",
      "maxLength": 35
     },
     "mrn": {
      "title": "MRN",
      "type": "string",
      "maxLength": 70
     },
     "submitter_number": {
      "title": "Submitter",
      "type": "string",
      "maxLength": 17
     },
     "changes": {
      "title": "Changes",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "request_type",
     "request_ref",
     "mrn",
     "submitter_number",
     "changes"
    ],
    "ui:options": {
     "object": "declaration-request",
     "sections": [
      {
       "id": "request",
       "label": "Request",
       "fields": [
        {
         "name": "request_type",
         "span": 3
        },
        {
         "name": "request_ref",
         "span": 3
        },
        {
         "name": "mrn",
         "span": 3
        },
        {
         "name": "submitter_number",
         "span": 3
        }
       ],
       "lists": [
        "changes"
       ]
      }
     ]
    },
    "request_type": {
     "ui:widget": "code",
     "ui:options": {
      "span": 3
     }
    },
    "request_ref": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "mrn": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "submitter_number": {
     "ui:widget": "text",
     "ui:options": {
      "span": 3
     }
    },
    "changes": {
     "ui:field": "RowTable"
    }
   }
  },
  "row:change": {
   "id": "declaration-request/row:change",
   "schema": {
    "$id": "declaration-request/row:change",
    "type": "object",
    "properties": {
     "change_reason": {
      "title": "Reason",
      "type": "string",
      "maxLength": 3
     },
     "statement_description": {
      "title": "Description",
      "type": "string",
      "maxLength": 512
     },
     "place": {
      "title": "Place",
      "type": "array",
      "items": {
       "type": "object"
      }
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "change_reason",
     "statement_description",
     "place"
    ],
    "ui:options": {
     "object": "change",
     "sections": [
      {
       "id": "change",
       "label": "Change",
       "fields": [
        {
         "name": "change_reason",
         "span": 4
        },
        {
         "name": "statement_description",
         "span": 8
        }
       ],
       "lists": [
        "place"
       ]
      }
     ]
    },
    "change_reason": {
     "ui:widget": "code",
     "ui:options": {
      "span": 4
     }
    },
    "statement_description": {
     "ui:widget": "text",
     "ui:options": {
      "span": 8
     }
    },
    "place": {
     "ui:field": "RowTable"
    }
   }
  },
  "row:pointer-level": {
   "id": "declaration-request/row:pointer-level",
   "schema": {
    "$id": "declaration-request/row:pointer-level",
    "type": "object",
    "properties": {
     "document_section": {
      "title": "Class",
      "type": "string",
      "maxLength": 3
     },
     "sequence": {
      "title": "Number",
      "type": "integer",
      "minimum": 1,
      "maximum": 99999
     },
     "tag": {
      "title": "Tag",
      "type": "string",
      "maxLength": 4
     }
    }
   },
   "uiSchema": {
    "ui:order": [
     "document_section",
     "sequence",
     "tag"
    ],
    "ui:options": {
     "object": "pointer-level",
     "sections": [
      {
       "id": "pointer-level",
       "label": "Level",
       "fields": [
        {
         "name": "document_section",
         "span": 4
        },
        {
         "name": "sequence",
         "span": 4
        },
        {
         "name": "tag",
         "span": 4
        }
       ],
       "lists": []
      }
     ]
    },
    "document_section": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "sequence": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    },
    "tag": {
     "ui:widget": "text",
     "ui:options": {
      "span": 4
     }
    }
   }
  }
 }
});

/** Compiled forms by schema `$id`, for `createPrecompiledValidator`. */
export { formValidators };
