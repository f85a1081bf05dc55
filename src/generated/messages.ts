// Written by `npm run generate` from schemas/. Do not edit.
import type { MessageMap } from '../messages/map.ts';

/** Message maps by document and authority. */
export const messageMaps: { readonly "customs-declaration": { readonly cds: MessageMap }; readonly "declaration-request": { readonly cds: MessageMap } } = {
 "customs-declaration": {
  "cds": {
   "name": "cds",
   "document": "customs-declaration",
   "namespaces": {
    "md": "urn:wco:datamodel:WCO:DocumentMetaData-DMS:2",
    "": "urn:wco:datamodel:WCO:DEC-DMS:2",
    "p1": "urn:wco:datamodel:WCO:Declaration_DS:DMS:2"
   },
   "derived": {
    "customs_regime": [
     {
      "when": {
       "scope": "/declaration_type",
       "schema": {
        "const": "EX"
       }
      },
      "value": "export"
     },
     {
      "when": {
       "scope": "/",
       "schema": {
        "properties": {
         "declaration_type": {
          "const": "CO"
         },
         "office_of_exit": {
          "minLength": 1
         }
        }
       }
      },
      "value": "export"
     },
     {
      "when": {
       "scope": "/",
       "schema": {
        "properties": {
         "declaration_type": {
          "const": "CO"
         },
         "departure_transport_number": {
          "minLength": 1
         }
        }
       }
      },
      "value": "export"
     },
     {
      "when": {
       "scope": "/",
       "schema": {
        "properties": {
         "declaration_type": {
          "const": "CO"
         },
         "departure_transport_type": {
          "minLength": 1
         }
        }
       }
      },
      "value": "export"
     },
     {
      "when": {
       "scope": "/declaration_type",
       "schema": {
        "enum": [
         "IM",
         "CO"
        ]
       }
      },
      "value": "import"
     },
     {
      "value": "import"
     }
    ]
   },
   "kinds": {
    "code": {
     "listID": "token",
     "listAgencyID": "agency",
     "listAgencyName": "string",
     "listName": "string",
     "listVersionID": "token",
     "name": "string",
     "languageID": "language",
     "listURI": "token",
     "listSchemeURI": "token"
    },
    "id": {
     "schemeID": "token",
     "schemeName": "string",
     "schemeAgencyID": "agency",
     "schemeAgencyName": "string",
     "schemeVersionID": "token",
     "schemeDataURI": "token",
     "schemeURI": "token"
    },
    "text": {
     "languageID": "language"
    },
    "envelope code": {
     "listID": "token",
     "listAgencyID": "agency",
     "listAgencyName": "string",
     "listName": "string",
     "listVersionID": "token",
     "name": "string",
     "languageID": "string",
     "listURI": "token",
     "listSchemeURI": "token"
    },
    "envelope text": {
     "languageID": "string"
    }
   },
   "formats": {
    "a1": {
     "base": "token",
     "kind": "code",
     "length": 1,
     "pattern": "[a-zA-Z]*"
    },
    "a2": {
     "base": "token",
     "kind": "code",
     "length": 2,
     "pattern": "[a-zA-Z]*"
    },
    "a3": {
     "base": "token",
     "kind": "code",
     "length": 3,
     "pattern": "[a-zA-Z]*"
    },
    "an..17": {
     "base": "token",
     "kind": "code",
     "maxLength": 17,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..17 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 17,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..18 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 18,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..2": {
     "base": "token",
     "kind": "code",
     "maxLength": 2,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..256 text": {
     "base": "string",
     "kind": "text",
     "maxLength": 256,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..3": {
     "base": "token",
     "kind": "code",
     "maxLength": 3,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..35 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 35,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..35 text": {
     "base": "string",
     "kind": "text",
     "maxLength": 35,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..4": {
     "base": "token",
     "kind": "code",
     "maxLength": 4,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..512 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 512,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..512 text": {
     "base": "string",
     "kind": "text",
     "maxLength": 512,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..7": {
     "base": "token",
     "kind": "code",
     "maxLength": 7,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..70 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 70,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..70 text": {
     "base": "string",
     "kind": "text",
     "maxLength": 70,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..9 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 9,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "currency": {
     "base": "string",
     "pattern": "[A-Z]{3}"
    },
    "date-time": {
     "base": "string",
     "maxLength": 35,
     "pattern": "(20[0-9]{6})([0-9]{6}(Z|[-+][0-9][0-9]))?"
    },
    "decimal": {
     "base": "decimal"
    },
    "flag": {
     "base": "token",
     "kind": "code",
     "maxLength": 3,
     "enum": [
      "0",
      "1"
     ]
    },
    "n..12,5": {
     "base": "decimal",
     "totalDigits": 12,
     "fractionDigits": 5
    },
    "n..16,3": {
     "base": "decimal",
     "totalDigits": 16,
     "fractionDigits": 3
    },
    "n..16,6": {
     "base": "decimal",
     "totalDigits": 16,
     "fractionDigits": 6
    },
    "n..2": {
     "base": "token",
     "kind": "code",
     "maxLength": 2,
     "pattern": "[0-9]*"
    },
    "n..4 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 4,
     "pattern": "[0-9]*"
    },
    "n..5": {
     "base": "decimal",
     "totalDigits": 5,
     "fractionDigits": 0
    },
    "n..8": {
     "base": "decimal",
     "totalDigits": 8,
     "fractionDigits": 0
    },
    "n1": {
     "base": "token",
     "kind": "code",
     "length": 1,
     "pattern": "[0-9]*"
    },
    "unit": {
     "base": "string",
     "minLength": 1,
     "maxLength": 5
    },
    "an..5 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 5,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..9": {
     "base": "token",
     "kind": "code",
     "maxLength": 9,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..50 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 50,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "n..15": {
     "base": "decimal",
     "totalDigits": 15,
     "fractionDigits": 0
    },
    "date-form": {
     "base": "string",
     "enum": [
      "102",
      "304"
     ]
    },
    "function": {
     "base": "token",
     "kind": "code",
     "enum": [
      "9",
      "13",
      "14"
     ]
    },
    "envelope code": {
     "base": "token",
     "kind": "envelope code"
    },
    "envelope text": {
     "base": "string",
     "kind": "envelope text"
    },
    "agency": {
     "base": "string",
     "pattern": "[^\\n\\r]{1,3}"
    },
    "token": {
     "base": "token"
    },
    "string": {
     "base": "string"
    },
    "language": {
     "base": "token",
     "pattern": "[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*"
    }
   },
   "root": {
    "element": "MetaData",
    "namespace": "md",
    "min": 1,
    "children": [
     {
      "element": "WCODataModelVersionCode",
      "constant": "3.6",
      "format": "envelope code"
     },
     {
      "element": "WCOTypeName",
      "constant": "DEC",
      "format": "envelope text"
     },
     {
      "element": "ResponsibleCountryCode",
      "constant": "GB",
      "format": "envelope code"
     },
     {
      "element": "ResponsibleAgencyName",
      "constant": "HMRC",
      "format": "envelope text"
     },
     {
      "element": "AgencyAssignedCustomizationVersionCode",
      "constant": "v2.1",
      "format": "envelope code"
     },
     {
      "element": "Declaration",
      "namespace": "",
      "id": "42A",
      "min": 1,
      "codecs": {
       "type": {
        "codec": "join",
        "fields": [
         "declaration_type",
         "additional_dec_type"
        ],
        "parts": [
         "code"
        ],
        "widths": [
         2
        ]
       },
       "acceptance": {
        "codec": "moment-forms",
        "fields": [
         "acceptance_date",
         "acceptance_time",
         "acceptance_form"
        ],
        "parts": [
         "text",
         "form"
        ]
       },
       "issue": {
        "codec": "moment-forms",
        "fields": [
         "issue_date",
         "issue_time",
         "issue_form"
        ],
        "parts": [
         "text",
         "form"
        ]
       }
      },
      "children": [
       {
        "element": "AcceptanceDateTime",
        "id": "023",
        "children": [
         {
          "element": "DateTimeString",
          "namespace": "p1",
          "min": 1,
          "part": "acceptance/text",
          "format": "date-time",
          "attributes": [
           {
            "name": "formatCode",
            "part": "acceptance/form",
            "format": "date-form"
           }
          ]
         }
        ]
       },
       {
        "element": "FunctionCode",
        "id": "017",
        "amend": "never",
        "min": 1,
        "constant": "9",
        "format": "function"
       },
       {
        "element": "FunctionalReferenceID",
        "id": "D026",
        "amend": "never",
        "field": "transaction_ref",
        "format": "an..35 id"
       },
       {
        "element": "IssueDateTime",
        "id": "D011",
        "children": [
         {
          "element": "DateTimeString",
          "namespace": "p1",
          "min": 1,
          "part": "issue/text",
          "format": "date-time",
          "attributes": [
           {
            "name": "formatCode",
            "part": "issue/form",
            "format": "date-form"
           }
          ]
         }
        ]
       },
       {
        "element": "IssueLocationID",
        "id": "D012",
        "field": "issue_location",
        "format": "an..5 id"
       },
       {
        "element": "TypeCode",
        "id": "D013",
        "amend": "never",
        "part": "type/code",
        "format": "an..3"
       },
       {
        "element": "GoodsItemQuantity",
        "id": "228",
        "field": "items",
        "type": "integer",
        "format": "n..5",
        "attributes": [
         {
          "name": "unitCode",
          "field": "items_unit",
          "format": "unit"
         }
        ]
       },
       {
        "element": "DeclarationOfficeID",
        "id": "065",
        "field": "declaration_office",
        "format": "an..17 id"
       },
       {
        "element": "InvoiceAmount",
        "id": "109",
        "field": "currency_1",
        "format": "n..16,3",
        "attributes": [
         {
          "name": "currencyID",
          "field": "currency",
          "format": "currency"
         }
        ]
       },
       {
        "element": "LoadingListQuantity",
        "id": "013",
        "field": "loading_lists",
        "format": "n..5",
        "attributes": [
         {
          "name": "unitCode",
          "field": "loading_lists_unit",
          "format": "unit"
         }
        ]
       },
       {
        "element": "TotalGrossMassMeasure",
        "id": "131",
        "field": "gross_mass",
        "format": "n..16,6",
        "attributes": [
         {
          "name": "unitCode",
          "field": "gross_mass_unit",
          "format": "unit"
         }
        ]
       },
       {
        "element": "TotalPackageQuantity",
        "id": "146",
        "field": "total_packages",
        "format": "n..8",
        "attributes": [
         {
          "name": "unitCode",
          "field": "total_packages_unit",
          "format": "unit"
         }
        ]
       },
       {
        "element": "SpecificCircumstancesCodeCode",
        "id": "504",
        "field": "circumstance_indicator",
        "format": "an..3"
       },
       {
        "element": "Authentication",
        "id": "61B",
        "children": [
         {
          "element": "Authentication",
          "id": "104",
          "field": "authentication",
          "format": "an..256 text"
         },
         {
          "element": "Authenticator",
          "id": "12A",
          "children": [
           {
            "element": "Name",
            "id": "R007",
            "field": "authenticator",
            "format": "an..70 text"
           }
          ]
         }
        ]
       },
       {
        "element": "Submitter",
        "id": "17B",
        "amend": "never",
        "children": [
         {
          "element": "Name",
          "id": "R058",
          "field": "submitter",
          "format": "an..70 text"
         },
         {
          "element": "ID",
          "id": "R059",
          "field": "submitter_number",
          "format": "an..17 id"
         },
         {
          "element": "Address",
          "id": "04A",
          "children": [
           {
            "element": "CityName",
            "id": "241",
            "field": "submitter_city",
            "format": "an..35 text"
           },
           {
            "element": "CountryCode",
            "id": "242",
            "field": "submitter_country",
            "format": "a2"
           },
           {
            "element": "CountrySubDivisionCode",
            "id": "244",
            "field": "submitter_region_code",
            "format": "an..9"
           },
           {
            "element": "CountrySubDivisionName",
            "id": "243",
            "field": "submitter_region",
            "format": "an..35 text"
           },
           {
            "element": "Line",
            "id": "239",
            "field": "submitter_address",
            "format": "an..70 text"
           },
           {
            "element": "PostcodeID",
            "id": "245",
            "field": "submitter_postcode",
            "format": "an..9 id"
           }
          ]
         }
        ]
       },
       {
        "element": "AdditionalDocument",
        "id": "02A",
        "max": "unbounded",
        "rows": "DeferredItems",
        "children": [
         {
          "element": "CategoryCode",
          "id": "D031",
          "field": "def_payment_category",
          "format": "an..3"
         },
         {
          "element": "ID",
          "id": "D005",
          "field": "def_payment_id",
          "format": "an..70 id"
         },
         {
          "element": "TypeCode",
          "id": "D006",
          "field": "def_payment_type",
          "companion": true,
          "default": "DAN",
          "format": "an..3"
         }
        ]
       },
       {
        "element": "AdditionalInformation",
        "id": "03A",
        "max": "unbounded",
        "rows": "mainAdditionalCDSItems",
        "children": [
         {
          "element": "StatementCode",
          "id": "226",
          "field": "additionalInfoCode",
          "format": "an..17"
         },
         {
          "element": "StatementDescription",
          "id": "225",
          "field": "additionalDescription",
          "format": "an..512 text"
         },
         {
          "element": "StatementTypeCode",
          "id": "369",
          "field": "statement_type",
          "format": "an..3"
         }
        ]
       },
       {
        "element": "Agent",
        "id": "05A",
        "children": [
         {
          "element": "Name",
          "id": "R003",
          "field": "representative",
          "format": "an..70 text"
         },
         {
          "element": "ID",
          "id": "R004",
          "field": "representative_number",
          "format": "an..17 id"
         },
         {
          "element": "FunctionCode",
          "id": "102",
          "field": "representative_status",
          "format": "an..3"
         },
         {
          "element": "Address",
          "id": "04A",
          "children": [
           {
            "element": "CityName",
            "id": "241",
            "field": "representative_city",
            "format": "an..35 text"
           },
           {
            "element": "CountryCode",
            "id": "242",
            "field": "representative_country",
            "format": "a2"
           },
           {
            "element": "CountrySubDivisionCode",
            "id": "244",
            "field": "representative_region_code",
            "format": "an..9"
           },
           {
            "element": "CountrySubDivisionName",
            "id": "243",
            "field": "representative_region",
            "format": "an..35 text"
           },
           {
            "element": "Line",
            "id": "239",
            "field": "representative_address",
            "format": "an..70 text"
           },
           {
            "element": "PostcodeID",
            "id": "245",
            "field": "representative_postcode",
            "format": "an..9 id"
           }
          ]
         }
        ]
       },
       {
        "element": "AuthorisationHolder",
        "id": "17C",
        "max": "unbounded",
        "rows": "AdditionalItems",
        "children": [
         {
          "element": "ID",
          "id": "R144",
          "field": "auth_ident_no",
          "format": "an..17 id"
         },
         {
          "element": "CategoryCode",
          "id": "R145",
          "field": "auth_type_code",
          "format": "an..4"
         }
        ]
       },
       {
        "element": "BorderTransportMeans",
        "id": "15A",
        "children": [
         {
          "element": "Name",
          "id": "T005",
          "field": "active_transport_name",
          "format": "an..35 text"
         },
         {
          "element": "ID",
          "id": "T006",
          "field": "active_transport_number",
          "format": "an..35 id"
         },
         {
          "element": "IdentificationTypeCode",
          "id": "T018",
          "field": "active_transport_type",
          "format": "an..17"
         },
         {
          "element": "TypeCode",
          "id": "T010",
          "field": "active_transport_means",
          "format": "an..4"
         },
         {
          "element": "RegistrationNationalityCode",
          "id": "T014",
          "field": "active_transport_nationality",
          "format": "a2"
         },
         {
          "element": "ModeCode",
          "id": "T022",
          "field": "transportMode",
          "format": "n1"
         }
        ]
       },
       {
        "element": "Consignment",
        "id": "28A",
        "children": [
         {
          "element": "Carrier",
          "id": "18A",
          "children": [
           {
            "element": "Name",
            "id": "R011",
            "field": "carrier",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R012",
            "field": "carrier_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "carrier_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "carrier_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "carrier_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "carrier_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "carrier_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "carrier_postcode",
              "format": "an..9 id"
             }
            ]
           },
           {
            "element": "Communication",
            "id": "25A",
            "children": [
             {
              "element": "ID",
              "id": "240",
              "field": "carrier_communication",
              "format": "an..50 id"
             },
             {
              "element": "TypeCode",
              "id": "253",
              "field": "carrier_communication_type",
              "format": "an..3"
             }
            ]
           }
          ]
         },
         {
          "element": "ConsignmentItem",
          "id": "29A",
          "max": 999,
          "rows": "ConsignmentItems",
          "children": [
           {
            "element": "SequenceNumeric",
            "id": "006",
            "min": 1,
            "position": true,
            "format": "n..5"
           },
           {
            "element": "Consignor",
            "id": "30A",
            "children": [
             {
              "element": "Name",
              "id": "R020",
              "field": "consignor",
              "format": "an..70 text"
             },
             {
              "element": "ID",
              "id": "R021",
              "field": "consignor_number",
              "format": "an..17 id"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "TypeCode",
                "id": "410",
                "field": "consignor_address_type",
                "format": "an..3"
               },
               {
                "element": "CityName",
                "id": "241",
                "field": "consignor_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "field": "consignor_country",
                "format": "a2"
               },
               {
                "element": "CountrySubDivisionCode",
                "id": "244",
                "field": "consignor_region_code",
                "format": "an..9"
               },
               {
                "element": "CountrySubDivisionName",
                "id": "243",
                "field": "consignor_region",
                "format": "an..35 text"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "consignor_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "consignor_postcode",
                "format": "an..9 id"
               }
              ]
             }
            ]
           },
           {
            "element": "Freight",
            "id": "62A",
            "children": [
             {
              "element": "PaymentMethodCode",
              "id": "098",
              "field": "transport_charges_method",
              "format": "an..3"
             }
            ]
           }
          ]
         },
         {
          "element": "Consignor",
          "id": "30A",
          "children": [
           {
            "element": "Name",
            "id": "R020",
            "field": "consignor",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R021",
            "field": "consignor_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "TypeCode",
              "id": "410",
              "field": "consignor_address_type",
              "format": "an..3"
             },
             {
              "element": "CityName",
              "id": "241",
              "field": "consignor_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "consignor_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "consignor_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "consignor_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "consignor_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "consignor_postcode",
              "format": "an..9 id"
             }
            ]
           }
          ]
         },
         {
          "element": "Freight",
          "id": "62A",
          "children": [
           {
            "element": "PaymentMethodCode",
            "id": "098",
            "field": "transport_charges_method",
            "format": "an..3"
           }
          ]
         },
         {
          "element": "Itinerary",
          "id": "81A",
          "max": "unbounded",
          "rows": "routingCodeCountryItems",
          "children": [
           {
            "element": "SequenceNumeric",
            "id": "006",
            "min": 1,
            "position": true,
            "field": "routing_sequence",
            "format": "n..5"
           },
           {
            "element": "RoutingCountryCode",
            "id": "064",
            "field": "routing_code_country",
            "format": "a2"
           }
          ]
         }
        ]
       },
       {
        "element": "CurrencyExchange",
        "id": "40A",
        "max": "unbounded",
        "usual": true,
        "match": [
         {
          "child": "RateNumeric",
          "pattern": ".*"
         }
        ],
        "children": [
         {
          "element": "CurrencyTypeCode",
          "id": "135",
          "field": "exchange_currency",
          "format": "a3"
         },
         {
          "element": "RateNumeric",
          "id": "118",
          "field": "exchangeRate",
          "format": "n..12,5"
         }
        ]
       },
       {
        "element": "CurrencyExchange",
        "id": "40A",
        "max": "unbounded",
        "rows": "ExchangeItems",
        "children": [
         {
          "element": "CurrencyTypeCode",
          "id": "135",
          "field": "exchange_currency",
          "format": "a3"
         },
         {
          "element": "RateNumeric",
          "id": "118",
          "field": "exchange_rate",
          "format": "n..12,5"
         }
        ]
       },
       {
        "element": "Declarant",
        "id": "57B",
        "children": [
         {
          "element": "Name",
          "id": "R124",
          "field": "user_name",
          "format": "an..70 text"
         },
         {
          "element": "ID",
          "id": "R123",
          "field": "declarant_identNo",
          "format": "an..17 id"
         },
         {
          "element": "Address",
          "id": "04A",
          "children": [
           {
            "element": "CityName",
            "id": "241",
            "field": "user_city",
            "format": "an..35 text"
           },
           {
            "element": "CountryCode",
            "id": "242",
            "field": "user_country",
            "format": "a2"
           },
           {
            "element": "CountrySubDivisionCode",
            "id": "244",
            "field": "user_region_code",
            "format": "an..9"
           },
           {
            "element": "CountrySubDivisionName",
            "id": "243",
            "field": "user_region",
            "format": "an..35 text"
           },
           {
            "element": "Line",
            "id": "239",
            "field": "user_address",
            "format": "an..70 text"
           },
           {
            "element": "PostcodeID",
            "id": "245",
            "field": "user_postcode",
            "format": "an..9 id"
           }
          ]
         },
         {
          "element": "Contact",
          "id": "34A",
          "children": [
           {
            "element": "Name",
            "id": "246",
            "field": "user_contact",
            "format": "an..70 text"
           }
          ]
         },
         {
          "element": "Communication",
          "id": "25A",
          "children": [
           {
            "element": "ID",
            "id": "240",
            "field": "user_communication",
            "format": "an..50 id"
           },
           {
            "element": "TypeCode",
            "id": "253",
            "field": "user_communication_type",
            "format": "an..3"
           }
          ]
         }
        ]
       },
       {
        "element": "ExitOffice",
        "id": "56A",
        "children": [
         {
          "element": "ID",
          "id": "G005",
          "field": "office_of_exit",
          "format": "an..17 id"
         }
        ]
       },
       {
        "element": "Exporter",
        "id": "57A",
        "children": [
         {
          "element": "Name",
          "id": "R031",
          "field": "exporter",
          "format": "an..70 text"
         },
         {
          "element": "ID",
          "id": "R032",
          "field": "exporter_number",
          "format": "an..17 id"
         },
         {
          "element": "Address",
          "id": "04A",
          "children": [
           {
            "element": "CityName",
            "id": "241",
            "field": "exporter_city",
            "format": "an..35 text"
           },
           {
            "element": "CountryCode",
            "id": "242",
            "field": "exporter_country",
            "format": "a2"
           },
           {
            "element": "CountrySubDivisionCode",
            "id": "244",
            "field": "exporter_region_code",
            "format": "an..9"
           },
           {
            "element": "CountrySubDivisionName",
            "id": "243",
            "field": "exporter_region",
            "format": "an..35 text"
           },
           {
            "element": "Line",
            "id": "239",
            "field": "exporter_address",
            "format": "an..70 text"
           },
           {
            "element": "PostcodeID",
            "id": "245",
            "field": "exporter_postcode",
            "format": "an..9 id"
           }
          ]
         },
         {
          "element": "Contact",
          "id": "34A",
          "children": [
           {
            "element": "Name",
            "id": "246",
            "field": "exporter_contact",
            "format": "an..70 text"
           }
          ]
         },
         {
          "element": "Communication",
          "id": "25A",
          "children": [
           {
            "element": "ID",
            "id": "240",
            "field": "exporter_communication",
            "format": "an..50 id"
           },
           {
            "element": "TypeCode",
            "id": "253",
            "field": "exporter_communication_type",
            "format": "an..3"
           }
          ]
         }
        ]
       },
       {
        "element": "GoodsShipment",
        "id": "67A",
        "codecs": {
         "exit": {
          "codec": "date-forms",
          "fields": [
           "exit_date",
           "exit_time",
           "exit_form"
          ],
          "parts": [
           "text",
           "form"
          ]
         }
        },
        "children": [
         {
          "element": "ExitDateTime",
          "id": "024",
          "children": [
           {
            "element": "DateTimeString",
            "namespace": "p1",
            "min": 1,
            "part": "exit/text",
            "format": "date-time",
            "attributes": [
             {
              "name": "formatCode",
              "part": "exit/form",
              "format": "date-form"
             }
            ]
           }
          ]
         },
         {
          "element": "TransactionNatureCode",
          "id": "103",
          "field": "nature_of_transaction",
          "format": "n..2"
         },
         {
          "element": "AEOMutualRecognitionParty",
          "id": "16C",
          "max": "unbounded",
          "rows": "mainSupplyCDSItems",
          "children": [
           {
            "element": "ID",
            "id": "R143",
            "field": "ident_no",
            "format": "an..17 id"
           },
           {
            "element": "RoleCode",
            "id": "R005",
            "field": "role_code",
            "format": "an..3"
           }
          ]
         },
         {
          "element": "Buyer",
          "id": "16A",
          "children": [
           {
            "element": "Name",
            "id": "R009",
            "field": "buyer",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R010",
            "field": "buyer_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "buyer_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "buyer_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "buyer_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "buyer_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "buyer_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "buyer_postcode",
              "format": "an..9 id"
             }
            ]
           },
           {
            "element": "Contact",
            "id": "34A",
            "children": [
             {
              "element": "Name",
              "id": "246",
              "field": "buyer_contact",
              "format": "an..70 text"
             }
            ]
           },
           {
            "element": "Communication",
            "id": "25A",
            "children": [
             {
              "element": "ID",
              "id": "240",
              "field": "buyer_communication",
              "format": "an..50 id"
             },
             {
              "element": "TypeCode",
              "id": "253",
              "field": "buyer_communication_type",
              "format": "an..3"
             }
            ]
           }
          ]
         },
         {
          "element": "Consignee",
          "id": "27A",
          "children": [
           {
            "element": "Name",
            "id": "R014",
            "field": "consignee",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R015",
            "field": "consignee_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "consignee_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "consignee_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "consignee_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "consignee_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "consignee_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "consignee_postcode",
              "format": "an..9 id"
             }
            ]
           }
          ]
         },
         {
          "element": "Consignment",
          "id": "28A",
          "children": [
           {
            "element": "ContainerCode",
            "id": "096",
            "field": "container_flag",
            "format": "flag"
           },
           {
            "element": "ArrivalTransportMeans",
            "id": "10A",
            "children": [
             {
              "element": "Name",
              "id": "T001",
              "field": "arrival_name",
              "format": "an..35 text"
             },
             {
              "element": "ID",
              "id": "T002",
              "field": "arrival_number",
              "format": "an..35 id"
             },
             {
              "element": "IdentificationTypeCode",
              "id": "T034",
              "field": "arrival_type",
              "format": "an..17"
             },
             {
              "element": "TypeCode",
              "id": "T008",
              "field": "arrival_means",
              "format": "an..4"
             },
             {
              "element": "ModeCode",
              "id": "T020",
              "when": {
               "scope": "/customs_regime",
               "schema": {
                "not": {
                 "const": "export"
                }
               }
              },
              "field": "inlandMode",
              "format": "n1"
             },
             {
              "element": "ModeCode",
              "id": "T020",
              "when": {
               "scope": "/customs_regime",
               "schema": {
                "const": "export"
               }
              },
              "field": "arrival_mode",
              "format": "n1"
             }
            ]
           },
           {
            "element": "DepartureTransportMeans",
            "id": "46A",
            "children": [
             {
              "element": "Name",
              "id": "T003",
              "field": "departure_transport_name",
              "format": "an..35 text"
             },
             {
              "element": "ID",
              "id": "T004",
              "field": "departure_transport_number",
              "format": "an..35 id"
             },
             {
              "element": "IdentificationTypeCode",
              "id": "T029",
              "field": "departure_transport_type",
              "format": "an..17"
             },
             {
              "element": "TypeCode",
              "id": "T009",
              "field": "departure_transport_means",
              "format": "an..4"
             },
             {
              "element": "ModeCode",
              "id": "T021",
              "when": {
               "scope": "/customs_regime",
               "schema": {
                "const": "export"
               }
              },
              "field": "inlandMode",
              "format": "n1"
             },
             {
              "element": "ModeCode",
              "id": "T021",
              "when": {
               "scope": "/customs_regime",
               "schema": {
                "not": {
                 "const": "export"
                }
               }
              },
              "field": "departure_mode",
              "format": "n1"
             }
            ]
           },
           {
            "element": "GoodsLocation",
            "id": "64A",
            "codecs": {
             "location": {
              "codec": "split",
              "fields": [
               "location_goods"
              ],
              "parts": [
               "country",
               "type",
               "qualifier",
               "name"
              ],
              "widths": [
               2,
               1,
               1
              ]
             }
            },
            "children": [
             {
              "element": "Name",
              "id": "L016",
              "usual": true,
              "part": "location/name",
              "format": "an..256 text"
             },
             {
              "element": "Name",
              "id": "L016",
              "when": {
               "scope": "/location_goods",
               "schema": {
                "maxLength": 0
               }
              },
              "field": "location_name",
              "format": "an..256 text"
             },
             {
              "element": "ID",
              "id": "L017",
              "field": "location_additional_id",
              "format": "an..17 id"
             },
             {
              "element": "TypeCode",
              "id": "L110",
              "usual": true,
              "part": "location/type",
              "format": "an..3"
             },
             {
              "element": "TypeCode",
              "id": "L110",
              "when": {
               "scope": "/location_goods",
               "schema": {
                "maxLength": 0
               }
              },
              "field": "location_type",
              "format": "an..3"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "TypeCode",
                "id": "410",
                "usual": true,
                "part": "location/qualifier",
                "format": "an..3"
               },
               {
                "element": "TypeCode",
                "id": "410",
                "when": {
                 "scope": "/location_goods",
                 "schema": {
                  "maxLength": 0
                 }
                },
                "field": "location_qualifier",
                "format": "an..3"
               },
               {
                "element": "CityName",
                "id": "241",
                "field": "location_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "usual": true,
                "part": "location/country",
                "format": "a2"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "when": {
                 "scope": "/location_goods",
                 "schema": {
                  "maxLength": 0
                 }
                },
                "field": "location_country",
                "format": "a2"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "location_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "location_postcode",
                "format": "an..9 id"
               }
              ]
             }
            ]
           },
           {
            "element": "LoadingLocation",
            "id": "83A",
            "children": [
             {
              "element": "Name",
              "id": "L009",
              "field": "loading_place_name",
              "format": "an..256 text"
             },
             {
              "element": "ID",
              "id": "L010",
              "field": "placeOfLoading",
              "format": "an..17 id"
             }
            ]
           },
           {
            "element": "TransportEquipment",
            "id": "31B",
            "max": "unbounded",
            "rows": "mainContainerCDSItems",
            "children": [
             {
              "element": "SequenceNumeric",
              "id": "006",
              "min": 1,
              "position": true,
              "field": "container_sequence",
              "format": "n..5"
             },
             {
              "element": "ID",
              "id": "159",
              "field": "container_no",
              "format": "an..17 id"
             },
             {
              "element": "Seal",
              "id": "44B",
              "max": "unbounded",
              "rows": "../sealNumberItems",
              "belongs": [
               {
                "field": "seal_container_no",
                "to": "container_no"
               },
               {
                "field": "seal_container_mark",
                "to": "container_mark",
                "given": true
               }
              ],
              "children": [
               {
                "element": "SequenceNumeric",
                "id": "006",
                "min": 1,
                "position": true,
                "field": "seal_sequence",
                "format": "n..5"
               },
               {
                "element": "ID",
                "id": "165",
                "field": "seal_number",
                "format": "an..35 id"
               }
              ]
             }
            ]
           }
          ]
         },
         {
          "element": "Consignor",
          "id": "30A",
          "children": [
           {
            "element": "Name",
            "id": "R020",
            "field": "shipment_consignor",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R021",
            "field": "shipment_consignor_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "shipment_consignor_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "shipment_consignor_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "shipment_consignor_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "shipment_consignor_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "shipment_consignor_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "shipment_consignor_postcode",
              "format": "an..9 id"
             }
            ]
           }
          ]
         },
         {
          "element": "CustomsValuation",
          "id": "41A",
          "children": [
           {
            "element": "FreightChargeAmount",
            "id": "117",
            "field": "freight_charge_amount",
            "format": "n..16,3",
            "attributes": [
             {
              "name": "currencyID",
              "field": "freight_charge_currency",
              "format": "currency"
             }
            ]
           },
           {
            "element": "ChargeDeduction",
            "id": "58B",
            "max": "unbounded",
            "rows": "mainAdjustmentCDSItems",
            "children": [
             {
              "element": "ChargesTypeCode",
              "id": "371",
              "field": "deduction_type",
              "format": "an..3"
             },
             {
              "element": "OtherChargeDeductionAmount",
              "id": "181",
              "field": "deduction_val",
              "format": "n..16,3",
              "attributes": [
               {
                "name": "currencyID",
                "field": "deduction_currency",
                "format": "currency"
               }
              ]
             }
            ]
           }
          ]
         },
         {
          "element": "Destination",
          "id": "99B",
          "children": [
           {
            "element": "CountryCode",
            "id": "465",
            "amend": "nil",
            "field": "destination_country_code",
            "format": "a2"
           },
           {
            "element": "RegionID",
            "id": "477",
            "field": "destination_region",
            "format": "an..9 id"
           }
          ]
         },
         {
          "element": "DomesticDutyTaxParty",
          "id": "55B",
          "max": "unbounded",
          "rows": "mainFiscalCDSItems",
          "children": [
           {
            "element": "ID",
            "id": "R119",
            "field": "fiscal_ident_no",
            "format": "an..17 id"
           },
           {
            "element": "RoleCode",
            "id": "R005",
            "field": "fiscal_ident_code",
            "format": "an..3"
           }
          ]
         },
         {
          "element": "ExportCountry",
          "id": "95B",
          "children": [
           {
            "element": "ID",
            "id": "062",
            "field": "dispatch_country_code",
            "format": "a2"
           }
          ]
         },
         {
          "element": "GovernmentAgencyGoodsItem",
          "id": "68A",
          "max": 999,
          "amend": "whole",
          "rows": "CDSItems",
          "order": [
           {
            "element": "Origin",
            "field": "origin_order"
           },
           {
            "element": "GovernmentProcedure",
            "field": "procedure_order"
           }
          ],
          "children": [
           {
            "element": "CustomsValueAmount",
            "id": "108",
            "field": "customs_value_amount",
            "format": "n..16,3",
            "attributes": [
             {
              "name": "currencyID",
              "field": "customs_value_currency",
              "format": "currency"
             }
            ]
           },
           {
            "element": "SequenceNumeric",
            "id": "006",
            "min": 1,
            "amend": "number",
            "field": "item_no",
            "type": "integer",
            "format": "n..5"
           },
           {
            "element": "StatisticalValueAmount",
            "id": "114",
            "field": "statistic_value",
            "format": "n..16,3",
            "attributes": [
             {
              "name": "currencyID",
              "field": "statistic_currency",
              "format": "currency"
             }
            ]
           },
           {
            "element": "TransactionNatureCode",
            "id": "103",
            "field": "nature_of_transaction",
            "format": "n..2"
           },
           {
            "element": "AdditionalDocument",
            "id": "02A",
            "max": "unbounded",
            "rows": "CertificateCDSItems",
            "codecs": {
             "validity": {
              "codec": "date-forms",
              "fields": [
               "date_validity",
               "validity_time",
               "validity_form"
              ],
              "parts": [
               "text",
               "form"
              ]
             }
            },
            "children": [
             {
              "element": "CategoryCode",
              "id": "D031",
              "field": "doc_code_1",
              "format": "an..3"
             },
             {
              "element": "EffectiveDateTime",
              "id": "276",
              "children": [
               {
                "element": "DateTimeString",
                "namespace": "p1",
                "min": 1,
                "part": "validity/text",
                "format": "date-time",
                "attributes": [
                 {
                  "name": "formatCode",
                  "part": "validity/form",
                  "format": "date-form"
                 }
                ]
               }
              ]
             },
             {
              "element": "ID",
              "id": "D005",
              "field": "doc_ident",
              "format": "an..70 id"
             },
             {
              "element": "Name",
              "id": "D028",
              "field": "doc_status_reason",
              "format": "an..35 text"
             },
             {
              "element": "TypeCode",
              "id": "D006",
              "field": "doc_code_3",
              "format": "an..3"
             },
             {
              "element": "LPCOExemptionCode",
              "id": "360",
              "field": "doc_status",
              "format": "an..3"
             },
             {
              "element": "Submitter",
              "id": "17B",
              "children": [
               {
                "element": "Name",
                "id": "R058",
                "field": "issuing_auth",
                "format": "an..70 text"
               },
               {
                "element": "RoleCode",
                "id": "R005",
                "field": "issuing_auth_role",
                "format": "an..3"
               }
              ]
             },
             {
              "element": "WriteOff",
              "id": "22C",
              "children": [
               {
                "element": "QuantityQuantity",
                "id": "502",
                "field": "quantity_wo",
                "format": "n..16,6",
                "attributes": [
                 {
                  "name": "unitCode",
                  "field": "qualifier",
                  "format": "unit"
                 }
                ]
               },
               {
                "element": "AmountAmount",
                "id": "503",
                "field": "amount_wo",
                "format": "n..16,3",
                "attributes": [
                 {
                  "name": "currencyID",
                  "field": "amount_wo_currency",
                  "format": "currency"
                 }
                ]
               }
              ]
             }
            ]
           },
           {
            "element": "AdditionalInformation",
            "id": "03A",
            "max": "unbounded",
            "rows": "AdditionalCDSItems",
            "children": [
             {
              "element": "StatementCode",
              "id": "226",
              "field": "additionalInfoCode",
              "format": "an..17"
             },
             {
              "element": "StatementDescription",
              "id": "225",
              "field": "additionalDescription",
              "format": "an..512 text"
             },
             {
              "element": "StatementTypeCode",
              "id": "369",
              "field": "statement_type",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "AEOMutualRecognitionParty",
            "id": "16C",
            "max": "unbounded",
            "rows": "SupplyCDSItems",
            "children": [
             {
              "element": "ID",
              "id": "R143",
              "field": "ident_no",
              "format": "an..17 id"
             },
             {
              "element": "RoleCode",
              "id": "R005",
              "field": "role_code",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "Buyer",
            "id": "16A",
            "children": [
             {
              "element": "Name",
              "id": "R009",
              "field": "buyer",
              "format": "an..70 text"
             },
             {
              "element": "ID",
              "id": "R010",
              "field": "buyer_number",
              "format": "an..17 id"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "CityName",
                "id": "241",
                "field": "buyer_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "field": "buyer_country",
                "format": "a2"
               },
               {
                "element": "CountrySubDivisionCode",
                "id": "244",
                "field": "buyer_region_code",
                "format": "an..9"
               },
               {
                "element": "CountrySubDivisionName",
                "id": "243",
                "field": "buyer_region",
                "format": "an..35 text"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "buyer_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "buyer_postcode",
                "format": "an..9 id"
               }
              ]
             },
             {
              "element": "Contact",
              "id": "34A",
              "children": [
               {
                "element": "Name",
                "id": "246",
                "field": "buyer_contact",
                "format": "an..70 text"
               }
              ]
             },
             {
              "element": "Communication",
              "id": "25A",
              "children": [
               {
                "element": "ID",
                "id": "240",
                "field": "buyer_communication",
                "format": "an..50 id"
               },
               {
                "element": "TypeCode",
                "id": "253",
                "field": "buyer_communication_type",
                "format": "an..3"
               }
              ]
             }
            ]
           },
           {
            "element": "Commodity",
            "id": "23A",
            "codecs": {
             "commodity": {
              "codec": "split",
              "fields": [
               "commodityCode"
              ],
              "parts": [
               "nomenclature",
               "taric"
              ],
              "widths": [
               8
              ]
             }
            },
            "order": [
             {
              "element": "Classification",
              "field": "classification_order"
             }
            ],
            "children": [
             {
              "element": "Description",
              "id": "137",
              "field": "description",
              "format": "an..512 text"
             },
             {
              "element": "Classification",
              "id": "21A",
              "max": "unbounded",
              "match": [
               {
                "child": "IdentificationTypeCode",
                "in": [
                 "CV"
                ]
               },
               {
                "child": "ID",
                "pattern": "^\\d{7}-\\d$"
               }
              ],
              "children": [
               {
                "element": "ID",
                "id": "145",
                "field": "cus_code",
                "format": "an..18 id"
               },
               {
                "element": "IdentificationTypeCode",
                "id": "337",
                "field": "cus_code_1",
                "companion": true,
                "default": "CV",
                "format": "an..3"
               }
              ]
             },
             {
              "element": "Classification",
              "id": "21A",
              "max": "unbounded",
              "usual": true,
              "match": [
               {
                "child": "IdentificationTypeCode",
                "in": [
                 "TSP"
                ]
               },
               {
                "child": "ID",
                "pattern": "^.{8}$"
               }
              ],
              "children": [
               {
                "element": "ID",
                "id": "145",
                "part": "commodity/nomenclature",
                "format": "an..18 id"
               },
               {
                "element": "IdentificationTypeCode",
                "id": "337",
                "field": "combined_code",
                "companion": true,
                "default": "TSP",
                "format": "an..3"
               }
              ]
             },
             {
              "element": "Classification",
              "id": "21A",
              "max": "unbounded",
              "match": [
               {
                "child": "IdentificationTypeCode",
                "in": [
                 "TRC"
                ]
               },
               {
                "child": "ID",
                "pattern": "^.{2}$"
               }
              ],
              "children": [
               {
                "element": "ID",
                "id": "145",
                "part": "commodity/taric",
                "format": "an..18 id"
               },
               {
                "element": "IdentificationTypeCode",
                "id": "337",
                "field": "taric_code",
                "companion": true,
                "default": "TRC",
                "format": "an..3"
               }
              ]
             },
             {
              "each": "CommodityCDSItems",
              "children": [
               {
                "element": "Classification",
                "id": "21A",
                "max": "unbounded",
                "match": [
                 {
                  "child": "IdentificationTypeCode",
                  "in": [
                   "TRA"
                  ]
                 },
                 {
                  "child": "IdentificationTypeCode",
                  "notIn": [
                   "GN"
                  ]
                 }
                ],
                "children": [
                 {
                  "element": "ID",
                  "id": "145",
                  "field": "taric_add_code",
                  "format": "an..18 id"
                 },
                 {
                  "element": "IdentificationTypeCode",
                  "id": "337",
                  "field": "taric_add_code_1",
                  "companion": true,
                  "default": "TRA",
                  "format": "an..3"
                 }
                ]
               },
               {
                "element": "Classification",
                "id": "21A",
                "max": "unbounded",
                "match": [
                 {
                  "child": "IdentificationTypeCode",
                  "in": [
                   "GN"
                  ]
                 }
                ],
                "children": [
                 {
                  "element": "ID",
                  "id": "145",
                  "field": "national_add_code",
                  "format": "an..18 id"
                 },
                 {
                  "element": "IdentificationTypeCode",
                  "id": "337",
                  "field": "national_add_code_1",
                  "companion": true,
                  "default": "GN",
                  "format": "an..3"
                 }
                ]
               }
              ]
             },
             {
              "element": "DangerousGoods",
              "id": "12C",
              "max": "unbounded",
              "rows": "DangerousCDSItems",
              "children": [
               {
                "element": "UNDGID",
                "id": "506",
                "field": "un_dg_code",
                "format": "n..4 id"
               }
              ]
             },
             {
              "element": "DutyTaxFee",
              "id": "50A",
              "max": "unbounded",
              "rows": "TaxCDSItems",
              "children": [
               {
                "element": "AdValoremTaxBaseAmount",
                "id": "116",
                "field": "tax_base_amount",
                "format": "n..16,3",
                "attributes": [
                 {
                  "name": "currencyID",
                  "field": "tax_base_currency",
                  "format": "currency"
                 }
                ]
               },
               {
                "element": "DeductAmount",
                "id": "111",
                "field": "tax_deduction",
                "format": "n..16,3",
                "attributes": [
                 {
                  "name": "currencyID",
                  "field": "tax_deduction_currency",
                  "format": "currency"
                 }
                ]
               },
               {
                "element": "DutyRegimeCode",
                "id": "164",
                "only": "first",
                "field": "../preference",
                "format": "an..3"
               },
               {
                "element": "DutyRegimeCode",
                "id": "164",
                "only": "later",
                "field": "tax_preference",
                "format": "an..3"
               },
               {
                "element": "SpecificTaxBaseQuantity",
                "id": "129",
                "field": "tax_quantity",
                "format": "n..16,6",
                "attributes": [
                 {
                  "name": "unitCode",
                  "field": "tax_unit",
                  "format": "unit"
                 }
                ]
               },
               {
                "element": "TaxRateNumeric",
                "id": "115",
                "field": "tax_rate",
                "format": "decimal"
               },
               {
                "element": "TypeCode",
                "id": "113",
                "field": "tax_type",
                "format": "an..3"
               },
               {
                "element": "QuotaOrderID",
                "id": "401",
                "only": "first",
                "field": "../quota",
                "format": "an..17 id"
               },
               {
                "element": "QuotaOrderID",
                "id": "401",
                "only": "later",
                "field": "tax_quota",
                "format": "an..17 id"
               },
               {
                "element": "Payment",
                "id": "94A",
                "children": [
                 {
                  "element": "MethodCode",
                  "id": "107",
                  "field": "payment_method",
                  "format": "a1"
                 },
                 {
                  "element": "TaxAssessedAmount",
                  "id": "120",
                  "field": "tax_total",
                  "format": "n..16,3",
                  "attributes": [
                   {
                    "name": "currencyID",
                    "field": "tax_total_currency",
                    "format": "currency"
                   }
                  ]
                 },
                 {
                  "element": "PaymentAmount",
                  "id": "378",
                  "field": "tax_amount",
                  "format": "n..16,3",
                  "attributes": [
                   {
                    "name": "currencyID",
                    "field": "tax_currency",
                    "format": "currency"
                   }
                  ]
                 }
                ]
               }
              ]
             },
             {
              "element": "GoodsMeasure",
              "id": "65A",
              "children": [
               {
                "element": "GrossMassMeasure",
                "id": "126",
                "field": "gross_mass",
                "format": "n..16,6",
                "attributes": [
                 {
                  "name": "unitCode",
                  "field": "gross_mass_unit",
                  "format": "unit"
                 }
                ]
               },
               {
                "element": "NetNetWeightMeasure",
                "id": "128",
                "field": "net_mass",
                "format": "n..16,6",
                "attributes": [
                 {
                  "name": "unitCode",
                  "field": "net_mass_unit",
                  "format": "unit"
                 }
                ]
               },
               {
                "element": "TariffQuantity",
                "id": "130",
                "field": "supplementaryUnits",
                "format": "n..16,6",
                "attributes": [
                 {
                  "name": "unitCode",
                  "field": "supplementary_unit",
                  "format": "unit"
                 }
                ]
               }
              ]
             },
             {
              "element": "InvoiceLine",
              "id": "79A",
              "children": [
               {
                "element": "ItemChargeAmount",
                "id": "112",
                "field": "itemPriceAmount",
                "format": "n..16,3",
                "attributes": [
                 {
                  "name": "currencyID",
                  "field": "itemPriceCurr",
                  "format": "currency"
                 }
                ]
               }
              ]
             },
             {
              "element": "TransportEquipment",
              "id": "31B",
              "max": "unbounded",
              "rows": "ContainerCDSItems",
              "children": [
               {
                "element": "SequenceNumeric",
                "id": "006",
                "min": 1,
                "position": true,
                "field": "container_sequence",
                "format": "n..5"
               },
               {
                "element": "ID",
                "id": "159",
                "field": "container_no",
                "format": "an..17 id"
               }
              ]
             }
            ]
           },
           {
            "element": "Consignee",
            "id": "27A",
            "children": [
             {
              "element": "Name",
              "id": "R014",
              "field": "consignee",
              "format": "an..70 text"
             },
             {
              "element": "ID",
              "id": "R015",
              "field": "consignee_number",
              "format": "an..17 id"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "CityName",
                "id": "241",
                "field": "consignee_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "field": "consignee_country",
                "format": "a2"
               },
               {
                "element": "CountrySubDivisionCode",
                "id": "244",
                "field": "consignee_region_code",
                "format": "an..9"
               },
               {
                "element": "CountrySubDivisionName",
                "id": "243",
                "field": "consignee_region",
                "format": "an..35 text"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "consignee_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "consignee_postcode",
                "format": "an..9 id"
               }
              ]
             }
            ]
           },
           {
            "element": "Consignor",
            "id": "30A",
            "children": [
             {
              "element": "Name",
              "id": "R020",
              "field": "consignor",
              "format": "an..70 text"
             },
             {
              "element": "ID",
              "id": "R021",
              "field": "consignor_number",
              "format": "an..17 id"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "CityName",
                "id": "241",
                "field": "consignor_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "field": "consignor_country",
                "format": "a2"
               },
               {
                "element": "CountrySubDivisionCode",
                "id": "244",
                "field": "consignor_region_code",
                "format": "an..9"
               },
               {
                "element": "CountrySubDivisionName",
                "id": "243",
                "field": "consignor_region",
                "format": "an..35 text"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "consignor_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "consignor_postcode",
                "format": "an..9 id"
               }
              ]
             }
            ]
           },
           {
            "element": "CustomsValuation",
            "id": "41A",
            "children": [
             {
              "element": "MethodCode",
              "id": "122",
              "field": "valuation_method",
              "format": "an..3"
             },
             {
              "element": "ChargeDeduction",
              "id": "58B",
              "max": "unbounded",
              "rows": "AdjustmentCDSItems",
              "children": [
               {
                "element": "ChargesTypeCode",
                "id": "371",
                "field": "deduction_type",
                "format": "an..3"
               },
               {
                "element": "OtherChargeDeductionAmount",
                "id": "181",
                "field": "deduction_val",
                "format": "n..16,3",
                "attributes": [
                 {
                  "name": "currencyID",
                  "field": "deduction_currency",
                  "format": "currency"
                 }
                ]
               }
              ]
             }
            ]
           },
           {
            "element": "Destination",
            "id": "99B",
            "children": [
             {
              "element": "CountryCode",
              "id": "465",
              "field": "dest_code",
              "format": "a2"
             },
             {
              "element": "RegionID",
              "id": "477",
              "field": "destination_region",
              "format": "an..9 id"
             }
            ]
           },
           {
            "element": "DomesticDutyTaxParty",
            "id": "55B",
            "max": "unbounded",
            "rows": "FiscalCDSItems",
            "children": [
             {
              "element": "ID",
              "id": "R119",
              "field": "fiscal_ident_no",
              "format": "an..17 id"
             },
             {
              "element": "RoleCode",
              "id": "R005",
              "field": "fiscal_ident_code",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "ExportCountry",
            "id": "95B",
            "children": [
             {
              "element": "ID",
              "id": "062",
              "field": "disp_code",
              "format": "a2"
             }
            ]
           },
           {
            "element": "GovernmentProcedure",
            "id": "70A",
            "max": "unbounded",
            "match": [
             {
              "child": "PreviousCode",
              "pattern": "."
             },
             {
              "child": "CurrentCode",
              "pattern": "^.{0,2}$"
             }
            ],
            "children": [
             {
              "element": "CurrentCode",
              "id": "166",
              "field": "req_code",
              "format": "an..7"
             },
             {
              "element": "PreviousCode",
              "id": "161",
              "field": "prev_code",
              "format": "an..7"
             }
            ]
           },
           {
            "element": "GovernmentProcedure",
            "id": "70A",
            "max": "unbounded",
            "rows": "ProcedureCDSItems",
            "children": [
             {
              "element": "CurrentCode",
              "id": "166",
              "field": "add_proc",
              "format": "an..7"
             },
             {
              "element": "PreviousCode",
              "id": "161",
              "field": "add_proc_previous",
              "format": "an..7"
             }
            ]
           },
           {
            "element": "Origin",
            "id": "92A",
            "max": "unbounded",
            "match": [
             {
              "child": "TypeCode",
              "in": [
               "2"
              ]
             }
            ],
            "children": [
             {
              "element": "CountryCode",
              "id": "063",
              "field": "country_pref_origin",
              "format": "an..4"
             },
             {
              "element": "RegionID",
              "id": "066",
              "field": "pref_origin_region",
              "format": "an..9 id"
             },
             {
              "element": "TypeCode",
              "id": "501",
              "constant": "2",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "Origin",
            "id": "92A",
            "max": "unbounded",
            "usual": true,
            "match": [
             {
              "child": "TypeCode",
              "in": [
               "1"
              ]
             }
            ],
            "children": [
             {
              "element": "CountryCode",
              "id": "063",
              "field": "country_origin",
              "format": "an..4"
             },
             {
              "element": "RegionID",
              "id": "066",
              "field": "origin_region",
              "format": "an..9 id"
             },
             {
              "element": "TypeCode",
              "id": "501",
              "constant": "1",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "Origin",
            "id": "92A",
            "max": "unbounded",
            "rows": "OriginCDSItems",
            "children": [
             {
              "element": "CountryCode",
              "id": "063",
              "field": "origin_country",
              "format": "an..4"
             },
             {
              "element": "RegionID",
              "id": "066",
              "field": "origin_region",
              "format": "an..9 id"
             },
             {
              "element": "TypeCode",
              "id": "501",
              "field": "origin_type",
              "companion": true,
              "default": "1",
              "format": "an..3"
             }
            ]
           },
           {
            "element": "Packaging",
            "id": "93A",
            "max": "unbounded",
            "rows": "PackagesCDSItems",
            "children": [
             {
              "element": "SequenceNumeric",
              "id": "006",
              "min": 1,
              "position": true,
              "field": "package_sequence",
              "format": "n..5"
             },
             {
              "element": "MarksNumbersID",
              "id": "142",
              "field": "shipping_mark",
              "format": "an..512 id"
             },
             {
              "element": "QuantityQuantity",
              "id": "144",
              "field": "number_of_packages",
              "format": "n..8",
              "attributes": [
               {
                "name": "unitCode",
                "field": "packages_unit",
                "format": "unit"
               }
              ]
             },
             {
              "element": "TypeCode",
              "id": "141",
              "field": "type_of_packages",
              "format": "an..2"
             },
             {
              "element": "PackingMaterialDescription",
              "id": "344",
              "field": "packing_material",
              "format": "an..256 text"
             },
             {
              "element": "LengthMeasure",
              "id": "367",
              "field": "package_length",
              "format": "n..15",
              "attributes": [
               {
                "name": "unitCode",
                "field": "package_length_unit",
                "format": "unit"
               }
              ]
             },
             {
              "element": "WidthMeasure",
              "id": "368",
              "field": "package_width",
              "format": "n..15",
              "attributes": [
               {
                "name": "unitCode",
                "field": "package_width_unit",
                "format": "unit"
               }
              ]
             },
             {
              "element": "HeightMeasure",
              "id": "402",
              "field": "package_height",
              "format": "n..15",
              "attributes": [
               {
                "name": "unitCode",
                "field": "package_height_unit",
                "format": "unit"
               }
              ]
             },
             {
              "element": "VolumeMeasure",
              "id": "395",
              "field": "package_volume",
              "format": "n..16,6",
              "attributes": [
               {
                "name": "unitCode",
                "field": "package_volume_unit",
                "format": "unit"
               }
              ]
             }
            ]
           },
           {
            "element": "PreviousDocument",
            "id": "99A",
            "max": "unbounded",
            "rows": "PreviousCDSItems",
            "children": [
             {
              "element": "CategoryCode",
              "id": "D031",
              "field": "docCategory",
              "format": "an..3"
             },
             {
              "element": "ID",
              "id": "D018",
              "field": "prevTransactionRef",
              "format": "an..70 id"
             },
             {
              "element": "TypeCode",
              "id": "D019",
              "field": "import_prev_doc",
              "format": "an..3"
             },
             {
              "element": "LineNumeric",
              "id": "171",
              "field": "goodsItemIdent",
              "format": "n..5"
             }
            ]
           },
           {
            "element": "Seller",
            "id": "09B",
            "children": [
             {
              "element": "Name",
              "id": "R050",
              "field": "seller",
              "format": "an..70 text"
             },
             {
              "element": "ID",
              "id": "R051",
              "field": "seller_number",
              "format": "an..17 id"
             },
             {
              "element": "Address",
              "id": "04A",
              "children": [
               {
                "element": "CityName",
                "id": "241",
                "field": "seller_city",
                "format": "an..35 text"
               },
               {
                "element": "CountryCode",
                "id": "242",
                "field": "seller_country",
                "format": "a2"
               },
               {
                "element": "CountrySubDivisionCode",
                "id": "244",
                "field": "seller_region_code",
                "format": "an..9"
               },
               {
                "element": "CountrySubDivisionName",
                "id": "243",
                "field": "seller_region",
                "format": "an..35 text"
               },
               {
                "element": "Line",
                "id": "239",
                "field": "seller_address",
                "format": "an..70 text"
               },
               {
                "element": "PostcodeID",
                "id": "245",
                "field": "seller_postcode",
                "format": "an..9 id"
               }
              ]
             },
             {
              "element": "Contact",
              "id": "34A",
              "children": [
               {
                "element": "Name",
                "id": "246",
                "field": "seller_contact",
                "format": "an..70 text"
               }
              ]
             },
             {
              "element": "Communication",
              "id": "25A",
              "children": [
               {
                "element": "ID",
                "id": "240",
                "field": "seller_communication",
                "format": "an..50 id"
               },
               {
                "element": "TypeCode",
                "id": "253",
                "field": "seller_communication_type",
                "format": "an..3"
               }
              ]
             }
            ]
           },
           {
            "element": "UCR",
            "id": "35B",
            "children": [
             {
              "element": "ID",
              "id": "016",
              "field": "ucr_id",
              "format": "an..35 id"
             },
             {
              "element": "TraderAssignedReferenceID",
              "id": "009",
              "field": "ref_number",
              "format": "an..35 id"
             }
            ]
           },
           {
            "element": "ValuationAdjustment",
            "id": "39B",
            "children": [
             {
              "element": "AdditionCode",
              "id": "188",
              "field": "val_indicator",
              "format": "an..4"
             }
            ]
           }
          ]
         },
         {
          "element": "Importer",
          "id": "74A",
          "children": [
           {
            "element": "Name",
            "id": "R037",
            "field": "importer",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R038",
            "field": "importer_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "importer_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "importer_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "importer_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "importer_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "importer_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "importer_postcode",
              "format": "an..9 id"
             }
            ]
           },
           {
            "element": "Contact",
            "id": "34A",
            "children": [
             {
              "element": "Name",
              "id": "246",
              "field": "importer_contact",
              "format": "an..70 text"
             }
            ]
           },
           {
            "element": "Communication",
            "id": "25A",
            "children": [
             {
              "element": "ID",
              "id": "240",
              "field": "importer_communication",
              "format": "an..50 id"
             },
             {
              "element": "TypeCode",
              "id": "253",
              "field": "importer_communication_type",
              "format": "an..3"
             }
            ]
           }
          ]
         },
         {
          "element": "Invoice",
          "id": "78A",
          "codecs": {
           "invoice": {
            "codec": "date-forms",
            "fields": [
             "invoice_date",
             "invoice_time",
             "invoice_form"
            ],
            "parts": [
             "text",
             "form"
            ]
           }
          },
          "children": [
           {
            "element": "ID",
            "id": "D016",
            "field": "invoice_number",
            "format": "an..70 id"
           },
           {
            "element": "IssueDateTime",
            "id": "D015",
            "children": [
             {
              "element": "DateTimeString",
              "namespace": "p1",
              "min": 1,
              "part": "invoice/text",
              "format": "date-time",
              "attributes": [
               {
                "name": "formatCode",
                "part": "invoice/form",
                "format": "date-form"
               }
              ]
             }
            ]
           }
          ]
         },
         {
          "element": "Payer",
          "id": "56B",
          "children": [
           {
            "element": "Name",
            "id": "R120",
            "field": "payer",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R121",
            "field": "payer_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "payer_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "payer_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "payer_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "payer_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "payer_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "payer_postcode",
              "format": "an..9 id"
             }
            ]
           }
          ]
         },
         {
          "element": "PreviousDocument",
          "id": "99A",
          "max": "unbounded",
          "rows": "mainPreviousCDSItems",
          "children": [
           {
            "element": "CategoryCode",
            "id": "D031",
            "field": "docCategory",
            "format": "an..3"
           },
           {
            "element": "ID",
            "id": "D018",
            "field": "prevTransactionRef",
            "format": "an..70 id"
           },
           {
            "element": "TypeCode",
            "id": "D019",
            "field": "import_prev_doc",
            "format": "an..3"
           },
           {
            "element": "LineNumeric",
            "id": "171",
            "field": "goodsItemIdent",
            "format": "n..5"
           }
          ]
         },
         {
          "element": "Seller",
          "id": "09B",
          "children": [
           {
            "element": "Name",
            "id": "R050",
            "field": "seller",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R051",
            "field": "seller_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "seller_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "seller_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "seller_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "seller_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "seller_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "seller_postcode",
              "format": "an..9 id"
             }
            ]
           },
           {
            "element": "Contact",
            "id": "34A",
            "children": [
             {
              "element": "Name",
              "id": "246",
              "field": "seller_contact",
              "format": "an..70 text"
             }
            ]
           },
           {
            "element": "Communication",
            "id": "25A",
            "children": [
             {
              "element": "ID",
              "id": "240",
              "field": "seller_communication",
              "format": "an..50 id"
             },
             {
              "element": "TypeCode",
              "id": "253",
              "field": "seller_communication_type",
              "format": "an..3"
             }
            ]
           }
          ]
         },
         {
          "element": "Surety",
          "id": "19B",
          "children": [
           {
            "element": "Name",
            "id": "R054",
            "field": "surety",
            "format": "an..70 text"
           },
           {
            "element": "ID",
            "id": "R055",
            "field": "surety_number",
            "format": "an..17 id"
           },
           {
            "element": "Address",
            "id": "04A",
            "children": [
             {
              "element": "CityName",
              "id": "241",
              "field": "surety_city",
              "format": "an..35 text"
             },
             {
              "element": "CountryCode",
              "id": "242",
              "field": "surety_country",
              "format": "a2"
             },
             {
              "element": "CountrySubDivisionCode",
              "id": "244",
              "field": "surety_region_code",
              "format": "an..9"
             },
             {
              "element": "CountrySubDivisionName",
              "id": "243",
              "field": "surety_region",
              "format": "an..35 text"
             },
             {
              "element": "Line",
              "id": "239",
              "field": "surety_address",
              "format": "an..70 text"
             },
             {
              "element": "PostcodeID",
              "id": "245",
              "field": "surety_postcode",
              "format": "an..9 id"
             }
            ]
           }
          ]
         },
         {
          "element": "TradeTerms",
          "id": "22B",
          "children": [
           {
            "element": "ConditionCode",
            "id": "090",
            "field": "incoterm_code",
            "format": "a3"
           },
           {
            "element": "CountryRelationshipCode",
            "id": "106",
            "field": "delivery_country_relation",
            "format": "an..3"
           },
           {
            "element": "Description",
            "id": "089",
            "field": "delivery_terms_text",
            "format": "an..70 text"
           },
           {
            "element": "LocationID",
            "id": "L002",
            "field": "unlocode",
            "format": "an..17 id"
           },
           {
            "element": "LocationName",
            "id": "L001",
            "field": "delivery_place",
            "format": "an..256 text"
           }
          ]
         },
         {
          "element": "UCR",
          "id": "35B",
          "children": [
           {
            "element": "ID",
            "id": "016",
            "field": "ucr_id",
            "format": "an..35 id"
           },
           {
            "element": "TraderAssignedReferenceID",
            "id": "009",
            "field": "ref_general",
            "format": "an..35 id"
           }
          ]
         },
         {
          "element": "Warehouse",
          "id": "43B",
          "children": [
           {
            "element": "ID",
            "id": "L019",
            "field": "warehouse_ident",
            "format": "an..35 id"
           },
           {
            "element": "TypeCode",
            "id": "L112",
            "field": "warehouse_type",
            "format": "an..3"
           }
          ]
         }
        ]
       },
       {
        "element": "ObligationGuarantee",
        "id": "90A",
        "max": "unbounded",
        "rows": "GuaranteeItems",
        "children": [
         {
          "element": "AmountAmount",
          "id": "492",
          "field": "guarantee_amount",
          "format": "n..16,3",
          "attributes": [
           {
            "name": "currencyID",
            "field": "guarantee_currency",
            "format": "currency"
           }
          ]
         },
         {
          "element": "ID",
          "id": "D014",
          "field": "guarantee_ref",
          "format": "an..70 id"
         },
         {
          "element": "ReferenceID",
          "id": "100",
          "field": "guarantee_ref_other",
          "format": "an..35 id"
         },
         {
          "element": "SecurityDetailsCode",
          "id": "101",
          "field": "guarantee_type",
          "format": "an..3"
         },
         {
          "element": "AccessCode",
          "id": "499",
          "field": "guarantee_code",
          "format": "an..4"
         },
         {
          "element": "GuaranteeOffice",
          "id": "14C",
          "children": [
           {
            "element": "ID",
            "id": "G014",
            "field": "guarantee_custom",
            "format": "an..17 id"
           }
          ]
         }
        ]
       },
       {
        "element": "PresentationOffice",
        "id": "15C",
        "children": [
         {
          "element": "ID",
          "id": "G015",
          "field": "presentation_office",
          "format": "an..17 id"
         }
        ]
       },
       {
        "element": "SupervisingOffice",
        "id": "97B",
        "children": [
         {
          "element": "ID",
          "id": "G012",
          "field": "supervising_custom",
          "format": "an..17 id"
         }
        ]
       }
      ]
     }
    ]
   }
  }
 },
 "declaration-request": {
  "cds": {
   "name": "cds",
   "document": "declaration-request",
   "namespaces": {
    "md": "urn:wco:datamodel:WCO:DocumentMetaData-DMS:2",
    "": "urn:wco:datamodel:WCO:DEC-DMS:2",
    "p1": "urn:wco:datamodel:WCO:Declaration_DS:DMS:2"
   },
   "kinds": {
    "code": {
     "listID": "token",
     "listAgencyID": "agency",
     "listAgencyName": "string",
     "listName": "string",
     "listVersionID": "token",
     "name": "string",
     "languageID": "language",
     "listURI": "token",
     "listSchemeURI": "token"
    },
    "id": {
     "schemeID": "token",
     "schemeName": "string",
     "schemeAgencyID": "agency",
     "schemeAgencyName": "string",
     "schemeVersionID": "token",
     "schemeDataURI": "token",
     "schemeURI": "token"
    },
    "text": {
     "languageID": "language"
    }
   },
   "formats": {
    "an..17 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 17,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..3": {
     "base": "token",
     "kind": "code",
     "maxLength": 3,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..35 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 35,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..4 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 4,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..512 text": {
     "base": "string",
     "kind": "text",
     "maxLength": 512,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "an..70 id": {
     "base": "string",
     "kind": "id",
     "maxLength": 70,
     "pattern": "[ \\t]*[^ \\t\\n\\r][^\\n\\r]*"
    },
    "n..5": {
     "base": "decimal",
     "totalDigits": 5,
     "fractionDigits": 0
    },
    "agency": {
     "base": "string",
     "pattern": "[^\\n\\r]{1,3}"
    },
    "token": {
     "base": "token"
    },
    "string": {
     "base": "string"
    },
    "language": {
     "base": "token",
     "pattern": "[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*"
    }
   },
   "root": {
    "element": "MetaData",
    "namespace": "md",
    "min": 1,
    "children": [
     {
      "element": "WCODataModelVersionCode",
      "constant": "3.6"
     },
     {
      "element": "WCOTypeName",
      "constant": "DEC"
     },
     {
      "element": "ResponsibleCountryCode",
      "constant": "GB"
     },
     {
      "element": "ResponsibleAgencyName",
      "constant": "HMRC"
     },
     {
      "element": "AgencyAssignedCustomizationVersionCode",
      "constant": "v2.1"
     },
     {
      "element": "Declaration",
      "namespace": "",
      "id": "42A",
      "min": 1,
      "children": [
       {
        "element": "FunctionCode",
        "id": "017",
        "min": 1,
        "constant": "13"
       },
       {
        "element": "FunctionalReferenceID",
        "id": "D026",
        "min": 1,
        "field": "request_ref",
        "format": "an..35 id"
       },
       {
        "element": "ID",
        "id": "D014",
        "min": 1,
        "before": "IssueDateTime",
        "field": "mrn",
        "format": "an..70 id"
       },
       {
        "element": "TypeCode",
        "id": "D013",
        "min": 1,
        "field": "request_type",
        "format": "an..3"
       },
       {
        "element": "Submitter",
        "id": "17B",
        "children": [
         {
          "element": "ID",
          "id": "R059",
          "field": "submitter_number",
          "format": "an..17 id"
         }
        ]
       },
       {
        "element": "AdditionalInformation",
        "id": "03A",
        "max": "unbounded",
        "rows": "changes",
        "children": [
         {
          "element": "StatementDescription",
          "id": "225",
          "min": 1,
          "field": "statement_description",
          "format": "an..512 text"
         },
         {
          "element": "StatementTypeCode",
          "id": "369",
          "constant": "AES"
         },
         {
          "element": "Pointer",
          "id": "97A",
          "min": 1,
          "max": "unbounded",
          "match": [
           {
            "child": "DocumentSectionCode",
            "in": [
             "42A"
            ]
           }
          ],
          "children": [
           {
            "element": "SequenceNumeric",
            "id": "006",
            "constant": "1",
            "format": "n..5"
           },
           {
            "element": "DocumentSectionCode",
            "id": "375",
            "constant": "42A",
            "format": "an..3"
           }
          ]
         },
         {
          "element": "Pointer",
          "id": "97A",
          "min": 1,
          "max": "unbounded",
          "match": [
           {
            "child": "DocumentSectionCode",
            "in": [
             "06A"
            ]
           }
          ],
          "children": [
           {
            "element": "SequenceNumeric",
            "id": "006",
            "position": true,
            "format": "n..5"
           },
           {
            "element": "DocumentSectionCode",
            "id": "375",
            "constant": "06A",
            "format": "an..3"
           }
          ]
         }
        ]
       },
       {
        "element": "Amendment",
        "id": "06A",
        "max": "unbounded",
        "rows": "changes",
        "before": "AuthorisationHolder",
        "children": [
         {
          "element": "ChangeReasonCode",
          "id": "099",
          "min": 1,
          "field": "change_reason",
          "format": "an..3"
         },
         {
          "element": "Pointer",
          "id": "97A",
          "max": "unbounded",
          "rows": "place",
          "children": [
           {
            "element": "SequenceNumeric",
            "id": "006",
            "field": "sequence",
            "type": "integer",
            "format": "n..5"
           },
           {
            "element": "DocumentSectionCode",
            "id": "375",
            "field": "document_section",
            "format": "an..3"
           },
           {
            "element": "TagID",
            "id": "381",
            "field": "tag",
            "format": "an..4 id"
           }
          ]
         }
        ]
       }
      ]
     }
    ]
   }
  }
 }
};
