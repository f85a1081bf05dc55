// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition, RowDefinition } from '../../engine/catalogue.ts';

const packageRow: RowDefinition = { ...{
 "name": "package",
 "fields": {
  "type_of_packages": {
   "name": "type_of_packages",
   "type": "string",
   "label": "Type of packages",
   "help": {
    "dataElement": "6/9",
    "example": "CT"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {
    "maxLength": 2
   },
   "widget": "code",
   "codeList": "package-types",
   "rules": [],
   "defaults": []
  },
  "number_of_packages": {
   "name": "number_of_packages",
   "type": "string",
   "label": "Number of packages",
   "help": {
    "dataElement": "6/10",
    "example": "20"
   },
   "valid": {
    "maxLength": 8,
    "format": "digits"
   },
   "entry": {
    "maxLength": 8,
    "format": "digits"
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipping_mark": {
   "name": "shipping_mark",
   "type": "string",
   "label": "Shipping marks",
   "help": {
    "dataElement": "6/11",
    "example": "CT-1234228/34"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "multiline",
   "oneLine": true,
   "counter": true,
   "rules": [],
   "defaults": []
  },
  "package_sequence": {
   "name": "package_sequence",
   "type": "string",
   "label": "Line",
   "help": {
    "dataElement": "6/9"
   },
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "packing_material": {
   "name": "packing_material",
   "type": "string",
   "label": "Packing material",
   "help": {},
   "valid": {
    "maxLength": 256
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_length": {
   "name": "package_length",
   "type": "string",
   "label": "Length",
   "help": {},
   "valid": {
    "maxLength": 15,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_length_unit": {
   "name": "package_length_unit",
   "type": "string",
   "label": "Length: unit",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_width": {
   "name": "package_width",
   "type": "string",
   "label": "Width",
   "help": {},
   "valid": {
    "maxLength": 15,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_width_unit": {
   "name": "package_width_unit",
   "type": "string",
   "label": "Width: unit",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_height": {
   "name": "package_height",
   "type": "string",
   "label": "Height",
   "help": {},
   "valid": {
    "maxLength": 15,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_height_unit": {
   "name": "package_height_unit",
   "type": "string",
   "label": "Height: unit",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_volume": {
   "name": "package_volume",
   "type": "string",
   "label": "Volume",
   "help": {},
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "package_volume_unit": {
   "name": "package_volume_unit",
   "type": "string",
   "label": "Volume: unit",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "packages_unit": {
   "name": "packages_unit",
   "type": "string",
   "label": "Unit of number",
   "help": {
    "dataElement": "6/10"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "type_of_packages",
  "number_of_packages",
  "shipping_mark"
 ]
}, "lists": {
 
} };
const taxLineRow: RowDefinition = { ...{
 "name": "tax-line",
 "fields": {
  "tax_calc_type": {
   "name": "tax_calc_type",
   "type": "string",
   "label": "Calculation",
   "help": {},
   "valid": {
    "enum": [
     "usual",
     "automatic",
     "manual"
    ]
   },
   "entry": {
    "enum": [
     "usual",
     "automatic",
     "manual"
    ]
   },
   "widget": "code",
   "codeList": "tax-calculation",
   "rules": [],
   "defaults": [
    {
     "value": "usual"
    }
   ]
  },
  "tax_type": {
   "name": "tax_type",
   "type": "string",
   "label": "Tax type",
   "help": {
    "dataElement": "4/3",
    "example": "A00"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "tax-types",
   "rules": [],
   "defaults": []
  },
  "tax_unit": {
   "name": "tax_unit",
   "type": "string",
   "label": "Unit of the tax base",
   "help": {
    "dataElement": "4/4",
    "example": "LTR"
   },
   "valid": {
    "maxLength": 6
   },
   "entry": {
    "maxLength": 6
   },
   "widget": "code",
   "codeList": "measurement-units",
   "rules": [],
   "defaults": []
  },
  "tax_quantity": {
   "name": "tax_quantity",
   "type": "string",
   "label": "Tax base",
   "help": {
    "dataElement": "4/4"
   },
   "valid": {
    "maxLength": 23,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 23,
    "format": "numeric"
   },
   "widget": "text",
   "inputMaxLength": 16,
   "rules": [],
   "defaults": []
  },
  "tax_base_amount": {
   "name": "tax_base_amount",
   "type": "string",
   "label": "Tax base amount",
   "help": {
    "dataElement": "4/4",
    "example": "1000.00"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "tax_base_currency": {
   "name": "tax_base_currency",
   "type": "string",
   "label": "Currency of the base",
   "help": {
    "dataElement": "4/4",
    "example": "GBP"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "tax_rate": {
   "name": "tax_rate",
   "type": "string",
   "label": "Tax rate",
   "help": {
    "dataElement": "4/5"
   },
   "valid": {
    "maxLength": 21,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 21,
    "format": "numeric"
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "tax_amount": {
   "name": "tax_amount",
   "type": "string",
   "label": "Payable amount",
   "help": {
    "dataElement": "4/6"
   },
   "valid": {
    "maxLength": 19,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 19,
    "format": "numeric"
   },
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./tax_calc_type",
      "schema": {
       "const": "automatic"
      }
     },
     "message": "Customs calculates this line."
    }
   ],
   "defaults": []
  },
  "tax_currency": {
   "name": "tax_currency",
   "type": "string",
   "label": "Currency",
   "help": {
    "dataElement": "4/6"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 2
   },
   "widget": "code",
   "codeList": "currencies",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./tax_calc_type",
      "schema": {
       "const": "automatic"
      }
     },
     "message": "Customs calculates this line."
    }
   ],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "tax_total": {
   "name": "tax_total",
   "type": "string",
   "label": "Total assessed",
   "help": {
    "dataElement": "4/7"
   },
   "valid": {
    "maxLength": 19,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 19,
    "format": "numeric"
   },
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./tax_calc_type",
      "schema": {
       "const": "automatic"
      }
     },
     "message": "Customs calculates this line."
    }
   ],
   "defaults": []
  },
  "tax_total_currency": {
   "name": "tax_total_currency",
   "type": "string",
   "label": "Currency of the total",
   "help": {
    "dataElement": "4/7"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "currencies",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./tax_calc_type",
      "schema": {
       "const": "automatic"
      }
     },
     "message": "Customs calculates this line."
    }
   ],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "payment_method": {
   "name": "payment_method",
   "type": "string",
   "label": "Method of payment",
   "help": {
    "dataElement": "4/8",
    "example": "E"
   },
   "valid": {
    "maxLength": 1
   },
   "entry": {
    "maxLength": 1
   },
   "widget": "code",
   "codeList": "payment-methods",
   "rules": [],
   "defaults": []
  },
  "tax_preference": {
   "name": "tax_preference",
   "type": "string",
   "label": "Preference of this line",
   "help": {
    "dataElement": "4/17"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "preferences",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "$index",
      "schema": {
       "maximum": 0
      }
     },
     "message": "Stands in the item for its first tax line."
    }
   ],
   "defaults": []
  },
  "tax_quota": {
   "name": "tax_quota",
   "type": "string",
   "label": "Quota of this line",
   "help": {
    "dataElement": "8/1"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "$index",
      "schema": {
       "maximum": 0
      }
     },
     "message": "Stands in the item for its first tax line."
    }
   ],
   "defaults": []
  },
  "tax_deduction": {
   "name": "tax_deduction",
   "type": "string",
   "label": "Deduction",
   "help": {},
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "tax_deduction_currency": {
   "name": "tax_deduction_currency",
   "type": "string",
   "label": "Deduction: currency",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "tax_type",
  "payment_method",
  "tax_calc_type",
  "tax_unit",
  "tax_quantity",
  "tax_rate",
  "tax_amount",
  "tax_currency",
  "tax_total",
  "tax_total_currency"
 ]
}, "lists": {
 
} };
const previousDocumentRow: RowDefinition = { ...{
 "name": "previous-document",
 "fields": {
  "docCategory": {
   "name": "docCategory",
   "type": "string",
   "label": "Category",
   "help": {
    "dataElement": "2/1",
    "example": "Z"
   },
   "valid": {
    "maxLength": 1,
    "enum": [
     "X",
     "Y",
     "Z"
    ]
   },
   "entry": {
    "maxLength": 1,
    "enum": [
     "X",
     "Y",
     "Z"
    ]
   },
   "widget": "code",
   "codeList": "previous-document-categories",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "message": "Fixed for a final supplementary declaration (type Q)."
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "value": "Z"
    }
   ]
  },
  "import_prev_doc": {
   "name": "import_prev_doc",
   "type": "string",
   "label": "Type",
   "help": {
    "dataElement": "2/1",
    "example": "DCR"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "previous-document-types",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "message": "Fixed for a final supplementary declaration (type Q)."
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "value": "ZZZ"
    }
   ]
  },
  "prevTransactionRef": {
   "name": "prevTransactionRef",
   "type": "string",
   "label": "Reference",
   "help": {
    "dataElement": "2/1",
    "example": "1GB427168118378-12345"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 36
   },
   "widget": "text",
   "inputMaxLength": 35,
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "message": "Fixed for a final supplementary declaration (type Q)."
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "value": "FSD"
    }
   ]
  },
  "goodsItemIdent": {
   "name": "goodsItemIdent",
   "type": "string",
   "label": "Goods item",
   "help": {
    "dataElement": "2/1",
    "example": "1"
   },
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {
    "maxLength": 3,
    "format": "digits"
   },
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "message": "Fixed for a final supplementary declaration (type Q)."
    }
   ],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "docCategory",
  "import_prev_doc",
  "prevTransactionRef",
  "goodsItemIdent"
 ]
}, "lists": {
 
} };
const additionalInformationRow: RowDefinition = { ...{
 "name": "additional-information",
 "fields": {
  "additionalInfoCode": {
   "name": "additionalInfoCode",
   "type": "string",
   "label": "Statement code",
   "help": {
    "dataElement": "2/2",
    "example": "00500"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 5
   },
   "widget": "code",
   "codeList": "additional-information",
   "rules": [],
   "defaults": []
  },
  "additionalDescription": {
   "name": "additionalDescription",
   "type": "string",
   "label": "Statement text",
   "help": {
    "dataElement": "2/2",
    "example": "Importer"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "multiline",
   "oneLine": true,
   "counter": true,
   "rules": [],
   "defaults": []
  },
  "statement_type": {
   "name": "statement_type",
   "type": "string",
   "label": "Kind of statement",
   "help": {
    "dataElement": "2/2",
    "example": "ACB"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "additionalInfoCode",
  "additionalDescription",
  "statement_type"
 ]
}, "lists": {
 
} };
const producedDocumentRow: RowDefinition = { ...{
 "name": "produced-document",
 "fields": {
  "doc_code_1": {
   "name": "doc_code_1",
   "type": "string",
   "label": "Document type",
   "help": {
    "dataElement": "2/3",
    "example": "C"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 1
   },
   "widget": "code",
   "continuesIn": "doc_code_3",
   "codeList": "documents",
   "rules": [],
   "defaults": []
  },
  "doc_code_3": {
   "name": "doc_code_3",
   "type": "string",
   "label": "Document code",
   "help": {
    "dataElement": "2/3",
    "example": "514"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "doc_ident": {
   "name": "doc_ident",
   "type": "string",
   "label": "Identifier",
   "help": {
    "dataElement": "2/3",
    "example": "GBEIR427168118378I"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 35
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "doc_status": {
   "name": "doc_status",
   "type": "string",
   "label": "Status",
   "help": {
    "dataElement": "2/3",
    "example": "AE"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 2
   },
   "widget": "code",
   "codeList": "document-statuses",
   "rules": [],
   "defaults": []
  },
  "doc_status_reason": {
   "name": "doc_status_reason",
   "type": "string",
   "label": "Reason",
   "help": {
    "dataElement": "2/3"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {
    "maxLength": 35
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "qualifier": {
   "name": "qualifier",
   "type": "string",
   "label": "Measurement unit",
   "help": {
    "dataElement": "8/7",
    "example": "KGM"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {
    "maxLength": 5
   },
   "widget": "code",
   "codeList": "measurement-units",
   "rules": [],
   "defaults": []
  },
  "quantity_wo": {
   "name": "quantity_wo",
   "type": "string",
   "label": "Quantity written off",
   "help": {
    "dataElement": "8/7"
   },
   "valid": {
    "maxLength": 23,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 23,
    "format": "numeric"
   },
   "widget": "text",
   "inputMaxLength": 16,
   "rules": [
    {
     "effect": "require",
     "condition": {
      "scope": "./qualifier",
      "schema": {
       "minLength": 1
      }
     },
     "message": "Required when measurement unit is completed"
    }
   ],
   "defaults": []
  },
  "amount_wo": {
   "name": "amount_wo",
   "type": "string",
   "label": "Amount written off",
   "help": {
    "dataElement": "8/7",
    "example": "1000.00"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "amount_wo_currency": {
   "name": "amount_wo_currency",
   "type": "string",
   "label": "Currency written off",
   "help": {
    "dataElement": "8/7",
    "example": "GBP"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "issuing_auth": {
   "name": "issuing_auth",
   "type": "string",
   "label": "Issuing authority",
   "help": {
    "dataElement": "8/7"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 70
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "date_validity": {
   "name": "date_validity",
   "type": "string",
   "label": "Valid until",
   "help": {
    "dataElement": "8/7",
    "example": "31/12/2026"
   },
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "issuing_auth_role": {
   "name": "issuing_auth_role",
   "type": "string",
   "label": "Role of the authority",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "validity_time": {
   "name": "validity_time",
   "type": "string",
   "label": "Valid until: time",
   "help": {},
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "validity_form": {
   "name": "validity_form",
   "type": "string",
   "label": "Form of the validity",
   "help": {},
   "valid": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "entry": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "doc_code_1",
  "doc_code_3",
  "doc_ident",
  "doc_status",
  "doc_status_reason",
  "qualifier",
  "quantity_wo",
  "issuing_auth",
  "date_validity"
 ]
}, "lists": {
 
} };
const additionalProcedureRow: RowDefinition = { ...{
 "name": "additional-procedure",
 "fields": {
  "add_proc": {
   "name": "add_proc",
   "type": "string",
   "label": "Additional procedure",
   "help": {
    "dataElement": "1/11",
    "example": "000"
   },
   "valid": {
    "maxLength": 7
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "additional-procedures",
   "rules": [],
   "defaults": []
  },
  "add_proc_previous": {
   "name": "add_proc_previous",
   "type": "string",
   "label": "Previous procedure",
   "help": {},
   "valid": {
    "maxLength": 7
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "add_proc"
 ]
}, "lists": {
 
} };
const additionalCodeRow: RowDefinition = { ...{
 "name": "additional-code",
 "fields": {
  "taric_add_code": {
   "name": "taric_add_code",
   "type": "string",
   "label": "TARIC additional code",
   "help": {
    "dataElement": "6/16",
    "example": "2501"
   },
   "valid": {
    "maxLength": 18
   },
   "entry": {
    "maxLength": 4
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "taric_add_code_1": {
   "name": "taric_add_code_1",
   "type": "string",
   "label": "Code type",
   "help": {
    "dataElement": "6/16"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "TRA"
    }
   ]
  },
  "national_add_code": {
   "name": "national_add_code",
   "type": "string",
   "label": "National additional code",
   "help": {
    "dataElement": "6/17",
    "example": "VATZ"
   },
   "valid": {
    "maxLength": 18
   },
   "entry": {
    "maxLength": 4
   },
   "widget": "code",
   "codeList": "national-additional-codes",
   "rules": [],
   "defaults": []
  },
  "national_add_code_1": {
   "name": "national_add_code_1",
   "type": "string",
   "label": "Code type",
   "help": {
    "dataElement": "6/17"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "GN"
    }
   ]
  }
 },
 "layout": [
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
 ],
 "columns": [
  "taric_add_code",
  "national_add_code"
 ]
}, "lists": {
 
} };
const adjustmentRow: RowDefinition = { ...{
 "name": "adjustment",
 "fields": {
  "deduction_type": {
   "name": "deduction_type",
   "type": "string",
   "label": "Type",
   "help": {
    "dataElement": "4/9",
    "example": "AK"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 2
   },
   "widget": "code",
   "codeList": "valuation-adjustments",
   "rules": [],
   "defaults": []
  },
  "deduction_val": {
   "name": "deduction_val",
   "type": "string",
   "label": "Amount",
   "help": {
    "dataElement": "4/9",
    "example": "50.00"
   },
   "valid": {
    "maxLength": 19,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 19,
    "format": "numeric"
   },
   "widget": "text",
   "inputMaxLength": 16,
   "rules": [],
   "defaults": []
  },
  "deduction_currency": {
   "name": "deduction_currency",
   "type": "string",
   "label": "Currency",
   "help": {
    "dataElement": "4/9",
    "example": "GBP"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  }
 },
 "layout": [
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
 ],
 "columns": [
  "deduction_type",
  "deduction_val",
  "deduction_currency"
 ]
}, "lists": {
 
} };
const fiscalReferenceRow: RowDefinition = { ...{
 "name": "fiscal-reference",
 "fields": {
  "fiscal_ident_code": {
   "name": "fiscal_ident_code",
   "type": "string",
   "label": "Role",
   "help": {
    "dataElement": "3/40",
    "example": "FR1"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "fiscal-roles",
   "rules": [],
   "defaults": []
  },
  "fiscal_ident_no": {
   "name": "fiscal_ident_no",
   "type": "string",
   "label": "VAT number",
   "help": {
    "dataElement": "3/40",
    "example": "GB123456789"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 17
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "fiscal_ident_code",
  "fiscal_ident_no"
 ]
}, "lists": {
 
} };
const supplyChainActorRow: RowDefinition = { ...{
 "name": "supply-chain-actor",
 "fields": {
  "role_code": {
   "name": "role_code",
   "type": "string",
   "label": "Role",
   "help": {
    "dataElement": "3/37",
    "example": "CS"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "supply-chain-roles",
   "rules": [],
   "defaults": []
  },
  "ident_no": {
   "name": "ident_no",
   "type": "string",
   "label": "EORI",
   "help": {
    "dataElement": "3/37",
    "example": "GB123456789000"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 17
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "role_code",
  "ident_no"
 ]
}, "lists": {
 
} };
const containerRow: RowDefinition = { ...{
 "name": "container",
 "fields": {
  "container_no": {
   "name": "container_no",
   "type": "string",
   "label": "Container number",
   "help": {
    "dataElement": "7/10",
    "example": "CSQU3054383"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 17
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "container_sequence": {
   "name": "container_sequence",
   "type": "string",
   "label": "Number",
   "help": {
    "dataElement": "7/10",
    "example": "0"
   },
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "container_mark": {
   "name": "container_mark",
   "type": "string",
   "label": "Mark",
   "help": {
    "dataElement": "7/10",
    "example": "2"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "container_no"
 ]
}, "lists": {
 
} };
const dangerousGoodsRow: RowDefinition = { ...{
 "name": "dangerous-goods",
 "fields": {
  "un_dg_code": {
   "name": "un_dg_code",
   "type": "string",
   "label": "UN number",
   "help": {
    "dataElement": "6/12",
    "example": "1203"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "code",
   "codeList": "dangerous-goods",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "un_dg_code"
 ]
}, "lists": {
 
} };
const originRow: RowDefinition = { ...{
 "name": "origin",
 "fields": {
  "origin_country": {
   "name": "origin_country",
   "type": "string",
   "label": "Country",
   "help": {
    "dataElement": "5/15",
    "example": "US"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "origin_type": {
   "name": "origin_type",
   "type": "string",
   "label": "Type",
   "help": {
    "dataElement": "5/15",
    "example": "1"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "origin_region": {
   "name": "origin_region",
   "type": "string",
   "label": "Region",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "origin_country",
  "origin_type"
 ]
}, "lists": {
 
} };
const itemRow: RowDefinition = { ...{
 "name": "item",
 "fields": {
  "item_no": {
   "name": "item_no",
   "type": "integer",
   "label": "Item",
   "help": {
    "dataElement": "1/6"
   },
   "valid": {
    "minimum": 1,
    "maximum": 99999
   },
   "entry": {},
   "widget": "text",
   "computedBy": "item-numbering",
   "readOnly": true,
   "rules": [],
   "defaults": []
  },
  "ref_number": {
   "name": "ref_number",
   "type": "string",
   "label": "Reference number",
   "help": {
    "dataElement": "2/4"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "commodityCode": {
   "name": "commodityCode",
   "type": "string",
   "label": "Commodity code",
   "help": {
    "dataElement": "6/14",
    "example": "0808108090"
   },
   "valid": {
    "format": "digits",
    "pattern": "^[0-9]{8}([0-9]{2})?$"
   },
   "entry": {},
   "widget": "code",
   "codeList": "commodity-codes",
   "rules": [],
   "defaults": []
  },
  "combined_code": {
   "name": "combined_code",
   "type": "string",
   "label": "Code type",
   "help": {
    "dataElement": "6/14"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "TSP"
    }
   ]
  },
  "taric_code": {
   "name": "taric_code",
   "type": "string",
   "label": "TARIC code type",
   "help": {
    "dataElement": "6/15"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "TRC"
    }
   ]
  },
  "cus_code": {
   "name": "cus_code",
   "type": "string",
   "label": "CUS code",
   "help": {
    "dataElement": "6/13"
   },
   "valid": {
    "maxLength": 18
   },
   "entry": {},
   "widget": "code",
   "codeList": "cus-codes",
   "rules": [],
   "defaults": []
  },
  "cus_code_1": {
   "name": "cus_code_1",
   "type": "string",
   "label": "CUS code type",
   "help": {
    "dataElement": "6/13"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "CV"
    }
   ]
  },
  "description": {
   "name": "description",
   "type": "string",
   "label": "Description of goods",
   "help": {
    "dataElement": "6/8",
    "example": "Apples, fresh"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {},
   "widget": "multiline",
   "oneLine": true,
   "counter": true,
   "rules": [],
   "defaults": []
  },
  "req_code": {
   "name": "req_code",
   "type": "string",
   "label": "Requested procedure",
   "help": {
    "dataElement": "1/10",
    "example": "40"
   },
   "valid": {
    "maxLength": 7
   },
   "entry": {},
   "widget": "code",
   "codeList": "requested-procedures",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "value": "00"
    }
   ]
  },
  "prev_code": {
   "name": "prev_code",
   "type": "string",
   "label": "Previous procedure",
   "help": {
    "dataElement": "1/10",
    "example": "00"
   },
   "valid": {
    "maxLength": 7
   },
   "entry": {},
   "widget": "code",
   "codeList": "previous-procedures",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/additional_dec_type",
      "schema": {
       "const": "Q"
      }
     },
     "value": "90"
    }
   ]
  },
  "gross_mass": {
   "name": "gross_mass",
   "type": "string",
   "label": "Gross mass, kg",
   "help": {
    "dataElement": "6/5",
    "example": "65"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "gross_mass_unit": {
   "name": "gross_mass_unit",
   "type": "string",
   "label": "Unit of gross mass",
   "help": {
    "dataElement": "6/5",
    "example": "KGM"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "net_mass": {
   "name": "net_mass",
   "type": "string",
   "label": "Net mass, kg",
   "help": {
    "dataElement": "6/1",
    "example": "59"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "net_mass_unit": {
   "name": "net_mass_unit",
   "type": "string",
   "label": "Unit of net mass",
   "help": {
    "dataElement": "6/1",
    "example": "KGM"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplementaryUnits": {
   "name": "supplementaryUnits",
   "type": "string",
   "label": "Supplementary units",
   "help": {
    "dataElement": "6/2"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplementary_unit": {
   "name": "supplementary_unit",
   "type": "string",
   "label": "Unit of supplementary units",
   "help": {
    "dataElement": "6/2"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "code",
   "codeList": "measurement-units",
   "rules": [],
   "defaults": []
  },
  "itemPriceAmount": {
   "name": "itemPriceAmount",
   "type": "string",
   "label": "Item price",
   "help": {
    "dataElement": "4/14",
    "example": "1000"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "itemPriceCurr": {
   "name": "itemPriceCurr",
   "type": "string",
   "label": "Currency",
   "help": {
    "dataElement": "4/14"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "customs_value_amount": {
   "name": "customs_value_amount",
   "type": "string",
   "label": "Value, low value goods",
   "help": {
    "dataElement": "4/18",
    "example": "103.33"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "customs_value_currency": {
   "name": "customs_value_currency",
   "type": "string",
   "label": "Currency of the value",
   "help": {
    "dataElement": "4/18"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "country_origin": {
   "name": "country_origin",
   "type": "string",
   "label": "Country of origin",
   "help": {
    "dataElement": "5/15",
    "example": "NZ"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "country_pref_origin": {
   "name": "country_pref_origin",
   "type": "string",
   "label": "Country of preferential origin",
   "help": {
    "dataElement": "5/16"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "preference": {
   "name": "preference",
   "type": "string",
   "label": "Preference",
   "help": {
    "dataElement": "4/17",
    "example": "100"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "preferences",
   "rules": [],
   "defaults": []
  },
  "quota": {
   "name": "quota",
   "type": "string",
   "label": "Quota order number",
   "help": {
    "dataElement": "8/1"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "val_indicator": {
   "name": "val_indicator",
   "type": "string",
   "label": "Valuation indicators",
   "help": {
    "dataElement": "4/13",
    "example": "0000"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "valuation_method": {
   "name": "valuation_method",
   "type": "string",
   "label": "Valuation method",
   "help": {
    "dataElement": "4/16",
    "example": "1"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "valuation-methods",
   "rules": [],
   "defaults": []
  },
  "nature_of_transaction": {
   "name": "nature_of_transaction",
   "type": "string",
   "label": "Nature of transaction",
   "help": {
    "dataElement": "8/5",
    "example": "11"
   },
   "valid": {
    "maxLength": 2,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "natures-of-transaction",
   "rules": [],
   "defaults": []
  },
  "statistic_value": {
   "name": "statistic_value",
   "type": "string",
   "label": "Statistical value",
   "help": {
    "dataElement": "8/6"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "statistic_currency": {
   "name": "statistic_currency",
   "type": "string",
   "label": "Currency of the statistical value",
   "help": {
    "dataElement": "8/6"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "totalNumberOfPackages": {
   "name": "totalNumberOfPackages",
   "type": "string",
   "label": "Packages of the item",
   "help": {},
   "valid": {
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "computedBy": "item-packages",
   "readOnly": true,
   "rules": [],
   "defaults": []
  },
  "dest_code": {
   "name": "dest_code",
   "type": "string",
   "label": "Country of destination",
   "help": {
    "dataElement": "5/8"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "disp_code": {
   "name": "disp_code",
   "type": "string",
   "label": "Country of dispatch",
   "help": {
    "dataElement": "5/14"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignee": {
   "name": "consignee",
   "type": "string",
   "label": "Consignee name",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_address": {
   "name": "consignee_address",
   "type": "string",
   "label": "Consignee street",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_city": {
   "name": "consignee_city",
   "type": "string",
   "label": "Consignee city",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_postcode": {
   "name": "consignee_postcode",
   "type": "string",
   "label": "Consignee postcode",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_country": {
   "name": "consignee_country",
   "type": "string",
   "label": "Consignee country",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignee_number": {
   "name": "consignee_number",
   "type": "string",
   "label": "Consignee EORI",
   "help": {
    "dataElement": "3/10"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplier": {
   "name": "supplier",
   "type": "string",
   "label": "Supplier",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplier_city": {
   "name": "supplier_city",
   "type": "string",
   "label": "Supplier city",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplier_postcode": {
   "name": "supplier_postcode",
   "type": "string",
   "label": "Supplier postcode",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplier_country": {
   "name": "supplier_country",
   "type": "string",
   "label": "Supplier country",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "supplier_number": {
   "name": "supplier_number",
   "type": "string",
   "label": "Supplier number",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "supplier_party": {
   "name": "supplier_party",
   "type": "integer",
   "label": "Supplier block",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 0
    }
   ]
  },
  "buyer": {
   "name": "buyer",
   "type": "string",
   "label": "Buyer of the item",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_number": {
   "name": "buyer_number",
   "type": "string",
   "label": "Buyer of the item: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_city": {
   "name": "buyer_city",
   "type": "string",
   "label": "Buyer of the item: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_country": {
   "name": "buyer_country",
   "type": "string",
   "label": "Buyer of the item: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "buyer_region_code": {
   "name": "buyer_region_code",
   "type": "string",
   "label": "Buyer of the item: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_region": {
   "name": "buyer_region",
   "type": "string",
   "label": "Buyer of the item: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_address": {
   "name": "buyer_address",
   "type": "string",
   "label": "Buyer of the item: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_postcode": {
   "name": "buyer_postcode",
   "type": "string",
   "label": "Buyer of the item: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_contact": {
   "name": "buyer_contact",
   "type": "string",
   "label": "Buyer of the item: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_communication": {
   "name": "buyer_communication",
   "type": "string",
   "label": "Buyer of the item: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_communication_type": {
   "name": "buyer_communication_type",
   "type": "string",
   "label": "Buyer of the item: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_region_code": {
   "name": "consignee_region_code",
   "type": "string",
   "label": "Consignee of the item: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_region": {
   "name": "consignee_region",
   "type": "string",
   "label": "Consignee of the item: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor": {
   "name": "consignor",
   "type": "string",
   "label": "Consignor of the item",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_number": {
   "name": "consignor_number",
   "type": "string",
   "label": "Consignor of the item: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_city": {
   "name": "consignor_city",
   "type": "string",
   "label": "Consignor of the item: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_country": {
   "name": "consignor_country",
   "type": "string",
   "label": "Consignor of the item: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignor_region_code": {
   "name": "consignor_region_code",
   "type": "string",
   "label": "Consignor of the item: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_region": {
   "name": "consignor_region",
   "type": "string",
   "label": "Consignor of the item: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_address": {
   "name": "consignor_address",
   "type": "string",
   "label": "Consignor of the item: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_postcode": {
   "name": "consignor_postcode",
   "type": "string",
   "label": "Consignor of the item: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "destination_region": {
   "name": "destination_region",
   "type": "string",
   "label": "Region of destination",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller": {
   "name": "seller",
   "type": "string",
   "label": "Seller of the item",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_number": {
   "name": "seller_number",
   "type": "string",
   "label": "Seller of the item: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_city": {
   "name": "seller_city",
   "type": "string",
   "label": "Seller of the item: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_country": {
   "name": "seller_country",
   "type": "string",
   "label": "Seller of the item: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "seller_region_code": {
   "name": "seller_region_code",
   "type": "string",
   "label": "Seller of the item: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_region": {
   "name": "seller_region",
   "type": "string",
   "label": "Seller of the item: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_address": {
   "name": "seller_address",
   "type": "string",
   "label": "Seller of the item: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_postcode": {
   "name": "seller_postcode",
   "type": "string",
   "label": "Seller of the item: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_contact": {
   "name": "seller_contact",
   "type": "string",
   "label": "Seller of the item: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_communication": {
   "name": "seller_communication",
   "type": "string",
   "label": "Seller of the item: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_communication_type": {
   "name": "seller_communication_type",
   "type": "string",
   "label": "Seller of the item: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "ucr_id": {
   "name": "ucr_id",
   "type": "string",
   "label": "UCR given by customs",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "pref_origin_region": {
   "name": "pref_origin_region",
   "type": "string",
   "label": "Region of preferential origin",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "origin_region": {
   "name": "origin_region",
   "type": "string",
   "label": "Region of origin",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "origin_order": {
   "name": "origin_order",
   "type": "string",
   "label": "Order of the origins",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "procedure_order": {
   "name": "procedure_order",
   "type": "string",
   "label": "Order of the procedures",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "classification_order": {
   "name": "classification_order",
   "type": "string",
   "label": "Order of the classification codes",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "item_no",
  "commodityCode",
  "description",
  "country_origin",
  "req_code",
  "gross_mass",
  "net_mass",
  "itemPriceAmount",
  "itemPriceCurr"
 ]
}, "lists": {
 "PackagesCDSItems": { ...{"name":"PackagesCDSItems","label":"Packages","takes":9999,"advisedRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: packageRow },
 "TaxCDSItems": { ...{"name":"TaxCDSItems","label":"Tax lines","takes":9999,"initial":[{"when":{"scope":"/","schema":{"properties":{"customs_regime":{"const":"import"},"additional_dec_type":{"not":{"enum":["J","K","Q"]}}}}},"rows":[{"tax_type":"A00"},{"tax_type":"B00"}]},{"rows":[{}]}],"rules":[]}, row: taxLineRow },
 "PreviousCDSItems": { ...{"name":"PreviousCDSItems","label":"Previous documents","maxRows":99,"takes":99,"initial":[{"rows":[{}]}],"rules":[]}, row: previousDocumentRow },
 "AdditionalCDSItems": { ...{"name":"AdditionalCDSItems","label":"Additional information","takes":9999,"advisedRows":99,"initial":[{"when":{"scope":"/","schema":{"properties":{"customs_regime":{"const":"import"},"additional_dec_type":{"const":"Q"}}}},"rows":[{"additionalInfoCode":"00500","additionalDescription":"Importer"}]},{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{"additionalInfoCode":"00400","additionalDescription":"Exporter"}]},{"rows":[{}]}],"rules":[]}, row: additionalInformationRow },
 "CertificateCDSItems": { ...{"name":"CertificateCDSItems","label":"Produced documents","takes":9999,"advisedRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: producedDocumentRow },
 "ProcedureCDSItems": { ...{"name":"ProcedureCDSItems","label":"Additional procedures","takes":9999,"advisedRows":99,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{"add_proc":"97F"}]},{"rows":[{}]}],"rules":[]}, row: additionalProcedureRow },
 "CommodityCDSItems": { ...{"name":"CommodityCDSItems","label":"Additional codes","takes":9999,"initial":[{"rows":[{}]}],"rules":[]}, row: additionalCodeRow },
 "AdjustmentCDSItems": { ...{"name":"AdjustmentCDSItems","label":"Additions and deductions","takes":9999,"initial":[{"rows":[{}]}],"rules":[]}, row: adjustmentRow },
 "FiscalCDSItems": { ...{"name":"FiscalCDSItems","label":"Fiscal references","takes":9999,"advisedRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: fiscalReferenceRow },
 "SupplyCDSItems": { ...{"name":"SupplyCDSItems","label":"Supply chain actors","takes":9999,"advisedRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: supplyChainActorRow },
 "ContainerCDSItems": { ...{"name":"ContainerCDSItems","label":"Containers","takes":9999,"advisedRows":9999,"initial":[{"rows":[{}]}],"rules":[]}, row: containerRow },
 "DangerousCDSItems": { ...{"name":"DangerousCDSItems","label":"Dangerous goods","takes":9999,"initial":[],"rules":[]}, row: dangerousGoodsRow },
 "OriginCDSItems": { ...{"name":"OriginCDSItems","label":"Further origins","takes":9999,"initial":[],"rules":[]}, row: originRow }
} };
const authorisationRow: RowDefinition = { ...{
 "name": "authorisation",
 "fields": {
  "auth_type_code": {
   "name": "auth_type_code",
   "type": "string",
   "label": "Authorisation type",
   "help": {
    "dataElement": "3/39",
    "example": "SDE"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {
    "maxLength": 4
   },
   "widget": "code",
   "codeList": "authorisation-types",
   "rules": [],
   "defaults": []
  },
  "auth_ident_no": {
   "name": "auth_ident_no",
   "type": "string",
   "label": "Holder",
   "help": {
    "dataElement": "3/39",
    "example": "GB123456789000"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 17
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "auth_type_code",
  "auth_ident_no"
 ]
}, "lists": {
 
} };
const deferredPaymentRow: RowDefinition = { ...{
 "name": "deferred-payment",
 "fields": {
  "def_payment_category": {
   "name": "def_payment_category",
   "type": "string",
   "label": "Category",
   "help": {
    "dataElement": "2/6",
    "example": "1"
   },
   "valid": {
    "enum": [
     "1",
     "2"
    ]
   },
   "entry": {
    "enum": [
     "1",
     "2"
    ]
   },
   "widget": "code",
   "codeList": "deferment-categories",
   "rules": [],
   "defaults": []
  },
  "def_payment_type": {
   "name": "def_payment_type",
   "type": "string",
   "label": "Type",
   "help": {
    "dataElement": "2/6",
    "example": "DAN"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "DAN"
    }
   ]
  },
  "def_payment_id": {
   "name": "def_payment_id",
   "type": "string",
   "label": "Account number",
   "help": {
    "dataElement": "2/6",
    "example": "1234567"
   },
   "valid": {
    "maxLength": 7,
    "format": "digits"
   },
   "entry": {
    "maxLength": 7,
    "format": "digits"
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "def_payment_category",
  "def_payment_type",
  "def_payment_id"
 ]
}, "lists": {
 
} };
const guaranteeRow: RowDefinition = { ...{
 "name": "guarantee",
 "fields": {
  "guarantee": {
   "name": "guarantee",
   "type": "string",
   "label": "Kind of reference",
   "help": {},
   "valid": {
    "enum": [
     "number",
     "comprehensive"
    ]
   },
   "entry": {
    "enum": [
     "number",
     "comprehensive"
    ]
   },
   "widget": "code",
   "codeList": "guarantee-modes",
   "rules": [],
   "defaults": []
  },
  "guarantee_type": {
   "name": "guarantee_type",
   "type": "string",
   "label": "Guarantee type",
   "help": {
    "dataElement": "8/2",
    "example": "1"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 1
   },
   "widget": "code",
   "codeList": "guarantee-types",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "$index",
      "schema": {
       "minimum": 10
      }
     },
     "message": "Only the first ten guarantees have a type of their own."
    }
   ],
   "defaults": []
  },
  "guarantee_ref": {
   "name": "guarantee_ref",
   "type": "string",
   "label": "Guarantee reference",
   "help": {
    "dataElement": "8/3",
    "example": "GBCGU123456789000"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 24
   },
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./guarantee",
      "schema": {
       "const": "comprehensive"
      }
     },
     "message": "A comprehensive guarantee has its other reference, not a number."
    },
    {
     "effect": "hide",
     "condition": {
      "scope": "/",
      "schema": {
       "properties": {
        "additional_dec_type": {
         "enum": [
          "J",
          "K"
         ]
        },
        "customs_regime": {
         "not": {
          "const": "import"
         }
        }
       }
      }
     },
     "message": "Types J and K have a guarantee reference for import only."
    }
   ],
   "defaults": []
  },
  "guarantee_ref_other": {
   "name": "guarantee_ref_other",
   "type": "string",
   "label": "Other reference",
   "help": {
    "dataElement": "8/3"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {
    "maxLength": 35
   },
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./guarantee",
      "schema": {
       "const": "number"
      }
     },
     "message": "A guarantee by number has no other reference."
    }
   ],
   "defaults": []
  },
  "guarantee_code": {
   "name": "guarantee_code",
   "type": "string",
   "label": "Access code",
   "help": {
    "dataElement": "8/3"
   },
   "valid": {
    "maxLength": 4
   },
   "entry": {
    "maxLength": 4
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "guarantee_amount": {
   "name": "guarantee_amount",
   "type": "string",
   "label": "Amount",
   "help": {
    "dataElement": "8/3",
    "example": "1500.00"
   },
   "valid": {
    "maxLength": 19,
    "format": "numeric"
   },
   "entry": {
    "maxLength": 19,
    "format": "numeric"
   },
   "widget": "text",
   "inputMaxLength": 16,
   "rules": [],
   "defaults": []
  },
  "guarantee_currency": {
   "name": "guarantee_currency",
   "type": "string",
   "label": "Currency",
   "help": {
    "dataElement": "8/3",
    "example": "GBP"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "guarantee_custom": {
   "name": "guarantee_custom",
   "type": "string",
   "label": "Guarantee office",
   "help": {
    "dataElement": "8/3",
    "example": "GB000290"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {
    "maxLength": 8
   },
   "widget": "code",
   "codeList": "supervising-offices",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "guarantee",
  "guarantee_type",
  "guarantee_ref",
  "guarantee_ref_other",
  "guarantee_code",
  "guarantee_amount",
  "guarantee_currency",
  "guarantee_custom"
 ]
}, "lists": {
 
} };
const routingCountryRow: RowDefinition = { ...{
 "name": "routing-country",
 "fields": {
  "routing_code_country": {
   "name": "routing_code_country",
   "type": "string",
   "label": "Country",
   "help": {
    "dataElement": "5/18",
    "example": "DE"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {
    "maxLength": 2
   },
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "routing_sequence": {
   "name": "routing_sequence",
   "type": "string",
   "label": "Number",
   "help": {
    "dataElement": "5/18"
   },
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "routing_code_country"
 ]
}, "lists": {
 
} };
const sealRow: RowDefinition = { ...{
 "name": "seal",
 "fields": {
  "seal_number": {
   "name": "seal_number",
   "type": "string",
   "label": "Seal number",
   "help": {
    "dataElement": "7/18",
    "example": "17583753"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {
    "maxLength": 35
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seal_container_no": {
   "name": "seal_container_no",
   "type": "string",
   "label": "Container",
   "help": {
    "dataElement": "7/18",
    "example": "CONU1234567"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seal_container_mark": {
   "name": "seal_container_mark",
   "type": "string",
   "label": "Mark of the container",
   "help": {
    "dataElement": "7/18",
    "example": "2"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seal_sequence": {
   "name": "seal_sequence",
   "type": "string",
   "label": "Number",
   "help": {
    "dataElement": "7/18",
    "example": "0"
   },
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "./seal_number",
      "schema": {
       "const": "NOSEALS"
      }
     },
     "message": "NOSEALS has the number 0."
    }
   ],
   "defaults": []
  }
 },
 "layout": [
  {
   "id": "seal",
   "label": "Seal",
   "fields": [
    {
     "name": "seal_number",
     "span": 4
    },
    {
     "name": "seal_container_no",
     "span": 4
    },
    {
     "name": "seal_container_mark",
     "span": 2
    },
    {
     "name": "seal_sequence",
     "span": 2
    }
   ],
   "lists": []
  }
 ],
 "columns": [
  "seal_number",
  "seal_container_no"
 ]
}, "lists": {
 
} };
const exchangeRateRow: RowDefinition = { ...{
 "name": "exchange-rate",
 "fields": {
  "exchange_currency": {
   "name": "exchange_currency",
   "type": "string",
   "label": "Currency",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "exchange_rate": {
   "name": "exchange_rate",
   "type": "string",
   "label": "Rate",
   "help": {
    "dataElement": "4/15"
   },
   "valid": {
    "maxLength": 13,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "exchange_currency",
  "exchange_rate"
 ]
}, "lists": {
 
} };
const consignmentItemRow: RowDefinition = { ...{
 "name": "consignment-item",
 "fields": {
  "consignor": {
   "name": "consignor",
   "type": "string",
   "label": "Consignor",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_number": {
   "name": "consignor_number",
   "type": "string",
   "label": "Consignor: identification",
   "help": {
    "dataElement": "3/8"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_address_type": {
   "name": "consignor_address_type",
   "type": "string",
   "label": "Consignor: kind of address",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_city": {
   "name": "consignor_city",
   "type": "string",
   "label": "Consignor: city",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_country": {
   "name": "consignor_country",
   "type": "string",
   "label": "Consignor: country",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignor_region_code": {
   "name": "consignor_region_code",
   "type": "string",
   "label": "Consignor: region code",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_region": {
   "name": "consignor_region",
   "type": "string",
   "label": "Consignor: region",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_address": {
   "name": "consignor_address",
   "type": "string",
   "label": "Consignor: address",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_postcode": {
   "name": "consignor_postcode",
   "type": "string",
   "label": "Consignor: postcode",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "transport_charges_method": {
   "name": "transport_charges_method",
   "type": "string",
   "label": "Transport charges",
   "help": {
    "dataElement": "4/2"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-charges-methods",
   "rules": [],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "consignor",
  "consignor_number",
  "consignor_address",
  "consignor_city",
  "consignor_postcode",
  "consignor_country",
  "transport_charges_method"
 ]
}, "lists": {
 
} };

export const definition: DocumentDefinition = { ...{
 "name": "customs-declaration",
 "fields": {
  "customs_regime": {
   "name": "customs_regime",
   "type": "string",
   "label": "Regime",
   "help": {},
   "valid": {
    "enum": [
     "import",
     "export"
    ]
   },
   "entry": {
    "enum": [
     "import",
     "export"
    ]
   },
   "widget": "code",
   "codeList": "regimes",
   "rules": [],
   "defaults": [
    {
     "value": "import"
    }
   ]
  },
  "declaration_type": {
   "name": "declaration_type",
   "type": "string",
   "label": "Declaration type",
   "help": {
    "dataElement": "1/1",
    "example": "IM"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "declaration-types",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": [
    {
     "when": {
      "scope": "/customs_regime",
      "schema": {
       "const": "import"
      }
     },
     "value": "IM"
    },
    {
     "value": "EX"
    }
   ]
  },
  "additional_dec_type": {
   "name": "additional_dec_type",
   "type": "string",
   "label": "Additional declaration type",
   "help": {
    "dataElement": "1/2",
    "example": "A"
   },
   "valid": {
    "maxLength": 1
   },
   "entry": {},
   "widget": "code",
   "codeList": "additional-declaration-types",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "circumstance_indicator": {
   "name": "circumstance_indicator",
   "type": "string",
   "label": "Specific circumstance",
   "help": {
    "dataElement": "1/7",
    "example": "A20"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "specific-circumstances",
   "rules": [],
   "defaults": []
  },
  "transaction_ref": {
   "name": "transaction_ref",
   "type": "string",
   "label": "LRN",
   "help": {
    "dataElement": "2/5",
    "example": "26GB0471-1"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "counter": true,
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "ref_general": {
   "name": "ref_general",
   "type": "string",
   "label": "UCR",
   "help": {
    "dataElement": "2/4",
    "example": "1GB427168118378-12345"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "internal_id": {
   "name": "internal_id",
   "type": "string",
   "label": "Own reference",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "assignee_id": {
   "name": "assignee_id",
   "type": "integer",
   "label": "Assignee",
   "help": {},
   "valid": {
    "minimum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "customer_id": {
   "name": "customer_id",
   "type": "integer",
   "label": "Customer",
   "help": {},
   "valid": {
    "minimum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "state": {
   "name": "state",
   "type": "string",
   "label": "State",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "acceptance_date": {
   "name": "acceptance_date",
   "type": "string",
   "label": "Acceptance date",
   "help": {
    "example": "12/03/2026"
   },
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "acceptance_time": {
   "name": "acceptance_time",
   "type": "string",
   "label": "Acceptance time",
   "help": {
    "example": "10:42:14+01"
   },
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "issue_date": {
   "name": "issue_date",
   "type": "string",
   "label": "Date of issue",
   "help": {
    "example": "12/03/2026"
   },
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "issue_time": {
   "name": "issue_time",
   "type": "string",
   "label": "Time of issue",
   "help": {
    "example": "10:29:25Z"
   },
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "tax_point_date": {
   "name": "tax_point_date",
   "type": "string",
   "label": "Tax point",
   "help": {
    "example": "12/03/2026"
   },
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "items": {
   "name": "items",
   "type": "integer",
   "label": "Items",
   "help": {
    "dataElement": "1/9"
   },
   "valid": {
    "minimum": 0,
    "maximum": 99999
   },
   "entry": {},
   "widget": "text",
   "computedBy": "items-count",
   "readOnly": true,
   "rules": [],
   "defaults": []
  },
  "provider": {
   "name": "provider",
   "type": "string",
   "label": "Sent to",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": "HMRC"
    }
   ]
  },
  "declarant_identNo": {
   "name": "declarant_identNo",
   "type": "string",
   "label": "Declarant EORI",
   "help": {
    "dataElement": "3/18",
    "example": "GB123456789000"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "user_name": {
   "name": "user_name",
   "type": "string",
   "label": "Declarant name",
   "help": {
    "dataElement": "3/17"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_address": {
   "name": "user_address",
   "type": "string",
   "label": "Declarant address",
   "help": {
    "dataElement": "3/17"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_city": {
   "name": "user_city",
   "type": "string",
   "label": "Declarant city",
   "help": {
    "dataElement": "3/17"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_postcode": {
   "name": "user_postcode",
   "type": "string",
   "label": "Declarant postcode",
   "help": {
    "dataElement": "3/17"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_country": {
   "name": "user_country",
   "type": "string",
   "label": "Declarant country",
   "help": {
    "dataElement": "3/17"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "user_eori": {
   "name": "user_eori",
   "type": "string",
   "label": "Your EORI",
   "help": {
    "dataElement": "3/18",
    "example": "GB123456789000"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "tel": {
   "name": "tel",
   "type": "string",
   "label": "Telephone",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_party": {
   "name": "exporter_party",
   "type": "integer",
   "label": "Exporter block",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 0
    }
   ]
  },
  "self_representation": {
   "name": "self_representation",
   "type": "boolean",
   "label": "We declare for ourselves",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "flag",
   "rules": [],
   "defaults": []
  },
  "representative_status": {
   "name": "representative_status",
   "type": "string",
   "label": "Representative status",
   "help": {
    "dataElement": "3/21",
    "example": "2"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "representative-statuses",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_number": {
   "name": "representative_number",
   "type": "string",
   "label": "Representative EORI",
   "help": {
    "dataElement": "3/20"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative": {
   "name": "representative",
   "type": "string",
   "label": "Representative name",
   "help": {
    "dataElement": "3/19"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_address": {
   "name": "representative_address",
   "type": "string",
   "label": "Representative street",
   "help": {
    "dataElement": "3/19"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_city": {
   "name": "representative_city",
   "type": "string",
   "label": "Representative city",
   "help": {
    "dataElement": "3/19"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_postcode": {
   "name": "representative_postcode",
   "type": "string",
   "label": "Representative postcode",
   "help": {
    "dataElement": "3/19"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_country": {
   "name": "representative_country",
   "type": "string",
   "label": "Representative country",
   "help": {
    "dataElement": "3/19"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "exporter": {
   "name": "exporter",
   "type": "string",
   "label": "Exporter name",
   "help": {
    "dataElement": "3/1"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "party": {
    "family": "exporter",
    "fills": {
     "exporter": "exporter",
     "exporter_number": "exporter_number",
     "exporter_address": "exporter_address",
     "exporter_city": "exporter_city",
     "exporter_postcode": "exporter_postcode",
     "exporter_country": "exporter_country"
    },
    "refers": {
     "field": "customer_id",
     "regime": "export"
    }
   },
   "rules": [],
   "defaults": []
  },
  "exporter_address": {
   "name": "exporter_address",
   "type": "string",
   "label": "Exporter address",
   "help": {
    "dataElement": "3/1"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_city": {
   "name": "exporter_city",
   "type": "string",
   "label": "Exporter city",
   "help": {
    "dataElement": "3/1"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_postcode": {
   "name": "exporter_postcode",
   "type": "string",
   "label": "Exporter postcode",
   "help": {
    "dataElement": "3/1"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_country": {
   "name": "exporter_country",
   "type": "string",
   "label": "Exporter country",
   "help": {
    "dataElement": "3/1"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "exporter_number": {
   "name": "exporter_number",
   "type": "string",
   "label": "Exporter EORI",
   "help": {
    "dataElement": "3/2"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer": {
   "name": "importer",
   "type": "string",
   "label": "Importer name",
   "help": {
    "dataElement": "3/15"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_address": {
   "name": "importer_address",
   "type": "string",
   "label": "Importer address",
   "help": {
    "dataElement": "3/15"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_city": {
   "name": "importer_city",
   "type": "string",
   "label": "Importer city",
   "help": {
    "dataElement": "3/15"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_postcode": {
   "name": "importer_postcode",
   "type": "string",
   "label": "Importer postcode",
   "help": {
    "dataElement": "3/15"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_country": {
   "name": "importer_country",
   "type": "string",
   "label": "Importer country",
   "help": {
    "dataElement": "3/15"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "importer_number": {
   "name": "importer_number",
   "type": "string",
   "label": "Importer EORI",
   "help": {
    "dataElement": "3/16"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer": {
   "name": "buyer",
   "type": "string",
   "label": "Buyer name",
   "help": {
    "dataElement": "3/26"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "party": {
    "family": "buyer",
    "fills": {
     "buyer": "buyer",
     "buyer_number": "buyer_number",
     "buyer_address": "buyer_address",
     "buyer_city": "buyer_city",
     "buyer_postcode": "buyer_postcode",
     "buyer_country": "buyer_country",
     "buyer_template_name": "name"
    }
   },
   "rules": [],
   "defaults": []
  },
  "buyer_address": {
   "name": "buyer_address",
   "type": "string",
   "label": "Buyer address",
   "help": {
    "dataElement": "3/26"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_city": {
   "name": "buyer_city",
   "type": "string",
   "label": "Buyer city",
   "help": {
    "dataElement": "3/26"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_postcode": {
   "name": "buyer_postcode",
   "type": "string",
   "label": "Buyer postcode",
   "help": {
    "dataElement": "3/26"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_country": {
   "name": "buyer_country",
   "type": "string",
   "label": "Buyer country",
   "help": {
    "dataElement": "3/26"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "buyer_number": {
   "name": "buyer_number",
   "type": "string",
   "label": "Buyer EORI",
   "help": {
    "dataElement": "3/27"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_template_name": {
   "name": "buyer_template_name",
   "type": "string",
   "label": "Buyer template",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_party": {
   "name": "buyer_party",
   "type": "integer",
   "label": "Buyer is given",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 0
    }
   ]
  },
  "taxNoBuyer": {
   "name": "taxNoBuyer",
   "type": "string",
   "label": "Buyer tax number",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller": {
   "name": "seller",
   "type": "string",
   "label": "Seller name",
   "help": {
    "dataElement": "3/24"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "party": {
    "family": "exporter",
    "fills": {
     "seller": "exporter",
     "seller_number": "exporter_number",
     "seller_address": "exporter_address",
     "seller_city": "exporter_city",
     "seller_postcode": "exporter_postcode",
     "seller_country": "exporter_country",
     "seller_template_name": "name"
    }
   },
   "rules": [],
   "defaults": []
  },
  "seller_address": {
   "name": "seller_address",
   "type": "string",
   "label": "Seller address",
   "help": {
    "dataElement": "3/24"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_city": {
   "name": "seller_city",
   "type": "string",
   "label": "Seller city",
   "help": {
    "dataElement": "3/24"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_postcode": {
   "name": "seller_postcode",
   "type": "string",
   "label": "Seller postcode",
   "help": {
    "dataElement": "3/24"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_country": {
   "name": "seller_country",
   "type": "string",
   "label": "Seller country",
   "help": {
    "dataElement": "3/24"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "seller_number": {
   "name": "seller_number",
   "type": "string",
   "label": "Seller EORI",
   "help": {
    "dataElement": "3/25"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_template_name": {
   "name": "seller_template_name",
   "type": "string",
   "label": "Seller template",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_party": {
   "name": "seller_party",
   "type": "integer",
   "label": "Seller is given",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 0
    }
   ]
  },
  "consignee": {
   "name": "consignee",
   "type": "string",
   "label": "Consignee name",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "party": {
    "family": "consignee",
    "fills": {
     "consignee": "consignee",
     "consignee_number": "consignee_number",
     "consignee_address": "consignee_address",
     "consignee_city": "consignee_city",
     "consignee_postcode": "consignee_postcode",
     "consignee_country": "consignee_country",
     "consignee_template_name": "name"
    },
    "refers": {
     "field": "customer_id",
     "regime": "import"
    }
   },
   "rules": [],
   "defaults": []
  },
  "consignee_address": {
   "name": "consignee_address",
   "type": "string",
   "label": "Consignee street",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_city": {
   "name": "consignee_city",
   "type": "string",
   "label": "Consignee city",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_postcode": {
   "name": "consignee_postcode",
   "type": "string",
   "label": "Consignee postcode",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_country": {
   "name": "consignee_country",
   "type": "string",
   "label": "Consignee country",
   "help": {
    "dataElement": "3/9"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignee_number": {
   "name": "consignee_number",
   "type": "string",
   "label": "Consignee EORI",
   "help": {
    "dataElement": "3/10"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_template_name": {
   "name": "consignee_template_name",
   "type": "string",
   "label": "Consignee template",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_party": {
   "name": "consignee_party",
   "type": "integer",
   "label": "Consignee block",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 1
    }
   ]
  },
  "taxNoConsignee": {
   "name": "taxNoConsignee",
   "type": "string",
   "label": "Consignee tax number",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier": {
   "name": "carrier",
   "type": "string",
   "label": "Carrier name",
   "help": {
    "dataElement": "3/31"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "party": {
    "family": "carrier",
    "fills": {
     "carrier": "carrier",
     "carrier_number": "carrier_number",
     "carrier_address": "carrier_address",
     "carrier_city": "carrier_city",
     "carrier_postcode": "carrier_postcode",
     "carrier_country": "carrier_country",
     "carrier_template_name": "name"
    }
   },
   "rules": [],
   "defaults": []
  },
  "carrier_address": {
   "name": "carrier_address",
   "type": "string",
   "label": "Carrier street",
   "help": {
    "dataElement": "3/31"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_city": {
   "name": "carrier_city",
   "type": "string",
   "label": "Carrier city",
   "help": {
    "dataElement": "3/31"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_postcode": {
   "name": "carrier_postcode",
   "type": "string",
   "label": "Carrier postcode",
   "help": {
    "dataElement": "3/31"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_country": {
   "name": "carrier_country",
   "type": "string",
   "label": "Carrier country",
   "help": {
    "dataElement": "3/31"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "carrier_number": {
   "name": "carrier_number",
   "type": "string",
   "label": "Carrier EORI",
   "help": {
    "dataElement": "3/32"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_template_name": {
   "name": "carrier_template_name",
   "type": "string",
   "label": "Carrier template",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_party": {
   "name": "carrier_party",
   "type": "integer",
   "label": "Carrier block",
   "help": {},
   "valid": {
    "minimum": 0,
    "maximum": 1
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": [
    {
     "value": 0
    }
   ]
  },
  "consignor": {
   "name": "consignor",
   "type": "string",
   "label": "Consignor name",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_address": {
   "name": "consignor_address",
   "type": "string",
   "label": "Consignor street",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_city": {
   "name": "consignor_city",
   "type": "string",
   "label": "Consignor city",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_postcode": {
   "name": "consignor_postcode",
   "type": "string",
   "label": "Consignor postcode",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_country": {
   "name": "consignor_country",
   "type": "string",
   "label": "Consignor country",
   "help": {
    "dataElement": "3/7"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "consignor_number": {
   "name": "consignor_number",
   "type": "string",
   "label": "Consignor EORI",
   "help": {
    "dataElement": "3/8"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_number": {
   "name": "submitter_number",
   "type": "string",
   "label": "Submitter EORI",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "location_goods": {
   "name": "location_goods",
   "type": "string",
   "label": "Location of goods",
   "help": {
    "dataElement": "5/23",
    "example": "GBAUWLALONBTW"
   },
   "valid": {
    "maxLength": 260,
    "pattern": "^[A-Z]{2}[A-D][A-Z].+$"
   },
   "entry": {},
   "widget": "code",
   "codeList": "goods-locations",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "location_additional_id": {
   "name": "location_additional_id",
   "type": "string",
   "label": "Further location",
   "help": {
    "dataElement": "5/23"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "declaration_office": {
   "name": "declaration_office",
   "type": "string",
   "label": "Declaration office",
   "help": {
    "example": "GBLBA001"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "supervising-offices",
   "rules": [],
   "defaults": []
  },
  "presentation_office": {
   "name": "presentation_office",
   "type": "string",
   "label": "Presentation office",
   "help": {
    "dataElement": "5/26",
    "example": "GBLBA001"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "supervising-offices",
   "rules": [],
   "defaults": []
  },
  "supervising_custom": {
   "name": "supervising_custom",
   "type": "string",
   "label": "Supervising office",
   "help": {
    "dataElement": "5/27",
    "example": "GBLBA001"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "supervising-offices",
   "rules": [],
   "defaults": []
  },
  "office_of_exit": {
   "name": "office_of_exit",
   "type": "string",
   "label": "Office of exit",
   "help": {
    "dataElement": "5/12",
    "example": "GB000290"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "exit-offices",
   "rules": [],
   "defaults": []
  },
  "placeOfLoading": {
   "name": "placeOfLoading",
   "type": "string",
   "label": "Place of loading",
   "help": {
    "dataElement": "5/21",
    "example": "DTM"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "airports",
   "rules": [],
   "defaults": []
  },
  "warehouse_type": {
   "name": "warehouse_type",
   "type": "string",
   "label": "Warehouse type",
   "help": {
    "dataElement": "2/7",
    "example": "U"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "warehouse-types",
   "rules": [],
   "defaults": []
  },
  "warehouse_ident": {
   "name": "warehouse_ident",
   "type": "string",
   "label": "Warehouse",
   "help": {
    "dataElement": "2/7",
    "example": "1234567GB"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "warehouse_code": {
   "name": "warehouse_code",
   "type": "string",
   "label": "Warehouse code",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "container_flag": {
   "name": "container_flag",
   "type": "string",
   "label": "Container",
   "help": {
    "dataElement": "7/2",
    "example": "1"
   },
   "valid": {
    "enum": [
     "0",
     "1"
    ]
   },
   "entry": {
    "enum": [
     "0",
     "1"
    ]
   },
   "widget": "code",
   "codeList": "container-flags",
   "rules": [],
   "defaults": []
  },
  "transportMode": {
   "name": "transportMode",
   "type": "string",
   "label": "Mode of transport at the border",
   "help": {
    "dataElement": "7/4",
    "example": "1"
   },
   "valid": {
    "maxLength": 1,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-modes",
   "rules": [],
   "defaults": []
  },
  "inlandMode": {
   "name": "inlandMode",
   "type": "string",
   "label": "Inland mode of transport",
   "help": {
    "dataElement": "7/5"
   },
   "valid": {
    "maxLength": 1,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-modes",
   "rules": [],
   "defaults": []
  },
  "arrival_number": {
   "name": "arrival_number",
   "type": "string",
   "label": "Identification on arrival",
   "help": {
    "dataElement": "7/9",
    "example": "9074729"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "arrival_type": {
   "name": "arrival_type",
   "type": "string",
   "label": "Arrival identified by",
   "help": {
    "dataElement": "7/9",
    "example": "10"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-identification-types",
   "rules": [],
   "defaults": []
  },
  "departure_transport_number": {
   "name": "departure_transport_number",
   "type": "string",
   "label": "Departure transport",
   "help": {
    "dataElement": "7/7",
    "example": "CSCLGLOBE"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "departure_transport_type": {
   "name": "departure_transport_type",
   "type": "string",
   "label": "Departure identified by",
   "help": {
    "dataElement": "7/7",
    "example": "11"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-identification-types",
   "rules": [],
   "defaults": []
  },
  "active_transport_number": {
   "name": "active_transport_number",
   "type": "string",
   "label": "Identification at the border",
   "help": {
    "dataElement": "7/14"
   },
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "active_transport_type": {
   "name": "active_transport_type",
   "type": "string",
   "label": "Border identified by",
   "help": {
    "dataElement": "7/14"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-identification-types",
   "rules": [],
   "defaults": []
  },
  "active_transport_nationality": {
   "name": "active_transport_nationality",
   "type": "string",
   "label": "Nationality of transport",
   "help": {
    "dataElement": "7/15"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "transport_charges_method": {
   "name": "transport_charges_method",
   "type": "string",
   "label": "Transport charges paid by",
   "help": {
    "dataElement": "4/2",
    "example": "B"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-charges-methods",
   "rules": [],
   "defaults": []
  },
  "dispatch_country_code": {
   "name": "dispatch_country_code",
   "type": "string",
   "label": "Country of dispatch",
   "help": {
    "dataElement": "5/14",
    "example": "US"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "destination_country_code": {
   "name": "destination_country_code",
   "type": "string",
   "label": "Country of destination",
   "help": {
    "dataElement": "5/8",
    "example": "GB"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "total_packages": {
   "name": "total_packages",
   "type": "string",
   "label": "Total packages",
   "help": {
    "dataElement": "6/18"
   },
   "valid": {
    "maxLength": 8,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "computedBy": "total-packages",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/additional_dec_type",
      "schema": {
       "not": {
        "const": "Q"
       }
      }
     },
     "message": "Worked out from the items."
    }
   ],
   "defaults": []
  },
  "gross_mass": {
   "name": "gross_mass",
   "type": "string",
   "label": "Total gross mass, kg",
   "help": {
    "dataElement": "6/5"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "computedBy": "gross-mass",
   "rules": [
    {
     "effect": "disable",
     "condition": {
      "scope": "/customs_regime",
      "schema": {
       "const": "import"
      }
     },
     "message": "Worked out from the items."
    }
   ],
   "defaults": []
  },
  "currency": {
   "name": "currency",
   "type": "string",
   "label": "Invoice currency",
   "help": {
    "dataElement": "4/10"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "computedBy": "total-invoiced",
   "readOnly": true,
   "rules": [],
   "defaults": [
    {
     "value": "GBP"
    }
   ]
  },
  "currency_1": {
   "name": "currency_1",
   "type": "string",
   "label": "Total invoiced",
   "help": {
    "dataElement": "4/11"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "computedBy": "total-invoiced",
   "readOnly": true,
   "rules": [],
   "defaults": []
  },
  "exchangeRate": {
   "name": "exchangeRate",
   "type": "string",
   "label": "Exchange rate",
   "help": {
    "dataElement": "4/15"
   },
   "valid": {
    "maxLength": 13,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "freight_charge_amount": {
   "name": "freight_charge_amount",
   "type": "string",
   "label": "Transport costs",
   "help": {
    "dataElement": "4/19",
    "example": "13.75"
   },
   "valid": {
    "maxLength": 17,
    "format": "numeric"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "freight_charge_currency": {
   "name": "freight_charge_currency",
   "type": "string",
   "label": "Currency of transport costs",
   "help": {
    "dataElement": "4/19"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "incoterm_code": {
   "name": "incoterm_code",
   "type": "string",
   "label": "Delivery terms",
   "help": {
    "dataElement": "4/1",
    "example": "CIF"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "incoterms",
   "rules": [],
   "defaults": []
  },
  "unlocode": {
   "name": "unlocode",
   "type": "string",
   "label": "Place of delivery",
   "help": {
    "dataElement": "4/1",
    "example": "GBLON"
   },
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "code",
   "codeList": "unlocodes",
   "rules": [],
   "defaults": []
  },
  "delivery_place": {
   "name": "delivery_place",
   "type": "string",
   "label": "Delivery place",
   "help": {
    "dataElement": "4/1",
    "example": "GB Harwich"
   },
   "valid": {
    "maxLength": 256
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "delivery_type": {
   "name": "delivery_type",
   "type": "string",
   "label": "Delivery type",
   "help": {},
   "valid": {},
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "nature_of_transaction": {
   "name": "nature_of_transaction",
   "type": "string",
   "label": "Nature of transaction",
   "help": {
    "dataElement": "8/5",
    "example": "1"
   },
   "valid": {
    "maxLength": 2,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "natures-of-transaction",
   "rules": [],
   "defaults": []
  },
  "issue_location": {
   "name": "issue_location",
   "type": "string",
   "label": "Place of issue",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "loading_lists": {
   "name": "loading_lists",
   "type": "string",
   "label": "Loading lists",
   "help": {},
   "valid": {
    "maxLength": 5,
    "format": "digits"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "loading_lists_unit": {
   "name": "loading_lists_unit",
   "type": "string",
   "label": "Loading lists: unit",
   "help": {},
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "authentication": {
   "name": "authentication",
   "type": "string",
   "label": "Signature",
   "help": {},
   "valid": {
    "maxLength": 256
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "authenticator": {
   "name": "authenticator",
   "type": "string",
   "label": "Signed by",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter": {
   "name": "submitter",
   "type": "string",
   "label": "Submitter",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_city": {
   "name": "submitter_city",
   "type": "string",
   "label": "Submitter: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_country": {
   "name": "submitter_country",
   "type": "string",
   "label": "Submitter: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "submitter_region_code": {
   "name": "submitter_region_code",
   "type": "string",
   "label": "Submitter: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_region": {
   "name": "submitter_region",
   "type": "string",
   "label": "Submitter: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_address": {
   "name": "submitter_address",
   "type": "string",
   "label": "Submitter: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "submitter_postcode": {
   "name": "submitter_postcode",
   "type": "string",
   "label": "Submitter: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "representative_region_code": {
   "name": "representative_region_code",
   "type": "string",
   "label": "Representative: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "representative_region": {
   "name": "representative_region",
   "type": "string",
   "label": "Representative: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/self_representation",
      "schema": {
       "const": true
      }
     }
    }
   ],
   "defaults": []
  },
  "active_transport_name": {
   "name": "active_transport_name",
   "type": "string",
   "label": "Name of transport at the border",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "active_transport_means": {
   "name": "active_transport_means",
   "type": "string",
   "label": "Kind of transport at the border",
   "help": {},
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_region_code": {
   "name": "carrier_region_code",
   "type": "string",
   "label": "Carrier: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_region": {
   "name": "carrier_region",
   "type": "string",
   "label": "Carrier: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_communication": {
   "name": "carrier_communication",
   "type": "string",
   "label": "Carrier: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_communication_type": {
   "name": "carrier_communication_type",
   "type": "string",
   "label": "Carrier: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_address_type": {
   "name": "consignor_address_type",
   "type": "string",
   "label": "Consignor: kind of address",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_region_code": {
   "name": "consignor_region_code",
   "type": "string",
   "label": "Consignor: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignor_region": {
   "name": "consignor_region",
   "type": "string",
   "label": "Consignor: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exchange_currency": {
   "name": "exchange_currency",
   "type": "string",
   "label": "Currency of the rate",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "code",
   "codeList": "currencies",
   "rules": [],
   "defaults": []
  },
  "user_region_code": {
   "name": "user_region_code",
   "type": "string",
   "label": "Declarant: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_region": {
   "name": "user_region",
   "type": "string",
   "label": "Declarant: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_contact": {
   "name": "user_contact",
   "type": "string",
   "label": "Declarant: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_communication": {
   "name": "user_communication",
   "type": "string",
   "label": "Declarant: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "user_communication_type": {
   "name": "user_communication_type",
   "type": "string",
   "label": "Declarant: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_region_code": {
   "name": "exporter_region_code",
   "type": "string",
   "label": "Exporter: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_region": {
   "name": "exporter_region",
   "type": "string",
   "label": "Exporter: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_contact": {
   "name": "exporter_contact",
   "type": "string",
   "label": "Exporter: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_communication": {
   "name": "exporter_communication",
   "type": "string",
   "label": "Exporter: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_communication_type": {
   "name": "exporter_communication_type",
   "type": "string",
   "label": "Exporter: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_region_code": {
   "name": "buyer_region_code",
   "type": "string",
   "label": "Buyer: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_region": {
   "name": "buyer_region",
   "type": "string",
   "label": "Buyer: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_contact": {
   "name": "buyer_contact",
   "type": "string",
   "label": "Buyer: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_communication": {
   "name": "buyer_communication",
   "type": "string",
   "label": "Buyer: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_communication_type": {
   "name": "buyer_communication_type",
   "type": "string",
   "label": "Buyer: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_region_code": {
   "name": "consignee_region_code",
   "type": "string",
   "label": "Consignee: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "consignee_region": {
   "name": "consignee_region",
   "type": "string",
   "label": "Consignee: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "arrival_name": {
   "name": "arrival_name",
   "type": "string",
   "label": "Name of transport at arrival",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "arrival_means": {
   "name": "arrival_means",
   "type": "string",
   "label": "Kind of transport at arrival",
   "help": {},
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "departure_transport_name": {
   "name": "departure_transport_name",
   "type": "string",
   "label": "Name of transport at departure",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "departure_transport_means": {
   "name": "departure_transport_means",
   "type": "string",
   "label": "Kind of transport at departure",
   "help": {},
   "valid": {
    "maxLength": 4
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "location_city": {
   "name": "location_city",
   "type": "string",
   "label": "Location: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "location_address": {
   "name": "location_address",
   "type": "string",
   "label": "Location: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "location_postcode": {
   "name": "location_postcode",
   "type": "string",
   "label": "Location: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "loading_place_name": {
   "name": "loading_place_name",
   "type": "string",
   "label": "Place of loading by name",
   "help": {},
   "valid": {
    "maxLength": 256
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor": {
   "name": "shipment_consignor",
   "type": "string",
   "label": "Consignor of the shipment",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_number": {
   "name": "shipment_consignor_number",
   "type": "string",
   "label": "Consignor of the shipment: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_city": {
   "name": "shipment_consignor_city",
   "type": "string",
   "label": "Consignor of the shipment: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_country": {
   "name": "shipment_consignor_country",
   "type": "string",
   "label": "Consignor of the shipment: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_region_code": {
   "name": "shipment_consignor_region_code",
   "type": "string",
   "label": "Consignor of the shipment: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_region": {
   "name": "shipment_consignor_region",
   "type": "string",
   "label": "Consignor of the shipment: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_address": {
   "name": "shipment_consignor_address",
   "type": "string",
   "label": "Consignor of the shipment: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "shipment_consignor_postcode": {
   "name": "shipment_consignor_postcode",
   "type": "string",
   "label": "Consignor of the shipment: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "destination_region": {
   "name": "destination_region",
   "type": "string",
   "label": "Region of destination",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_region_code": {
   "name": "importer_region_code",
   "type": "string",
   "label": "Importer: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_region": {
   "name": "importer_region",
   "type": "string",
   "label": "Importer: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_contact": {
   "name": "importer_contact",
   "type": "string",
   "label": "Importer: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_communication": {
   "name": "importer_communication",
   "type": "string",
   "label": "Importer: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "importer_communication_type": {
   "name": "importer_communication_type",
   "type": "string",
   "label": "Importer: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "invoice_number": {
   "name": "invoice_number",
   "type": "string",
   "label": "Invoice number",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer": {
   "name": "payer",
   "type": "string",
   "label": "Payer",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_number": {
   "name": "payer_number",
   "type": "string",
   "label": "Payer: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_city": {
   "name": "payer_city",
   "type": "string",
   "label": "Payer: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_country": {
   "name": "payer_country",
   "type": "string",
   "label": "Payer: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "payer_region_code": {
   "name": "payer_region_code",
   "type": "string",
   "label": "Payer: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_region": {
   "name": "payer_region",
   "type": "string",
   "label": "Payer: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_address": {
   "name": "payer_address",
   "type": "string",
   "label": "Payer: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "payer_postcode": {
   "name": "payer_postcode",
   "type": "string",
   "label": "Payer: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_region_code": {
   "name": "seller_region_code",
   "type": "string",
   "label": "Seller: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_region": {
   "name": "seller_region",
   "type": "string",
   "label": "Seller: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_contact": {
   "name": "seller_contact",
   "type": "string",
   "label": "Seller: contact",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_communication": {
   "name": "seller_communication",
   "type": "string",
   "label": "Seller: phone or e-mail",
   "help": {},
   "valid": {
    "maxLength": 50
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_communication_type": {
   "name": "seller_communication_type",
   "type": "string",
   "label": "Seller: kind of number",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety": {
   "name": "surety",
   "type": "string",
   "label": "Surety",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_number": {
   "name": "surety_number",
   "type": "string",
   "label": "Surety: identification",
   "help": {},
   "valid": {
    "maxLength": 17
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_city": {
   "name": "surety_city",
   "type": "string",
   "label": "Surety: city",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_country": {
   "name": "surety_country",
   "type": "string",
   "label": "Surety: country",
   "help": {},
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [],
   "defaults": []
  },
  "surety_region_code": {
   "name": "surety_region_code",
   "type": "string",
   "label": "Surety: region code",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_region": {
   "name": "surety_region",
   "type": "string",
   "label": "Surety: region",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_address": {
   "name": "surety_address",
   "type": "string",
   "label": "Surety: address",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "surety_postcode": {
   "name": "surety_postcode",
   "type": "string",
   "label": "Surety: postcode",
   "help": {},
   "valid": {
    "maxLength": 9
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "delivery_country_relation": {
   "name": "delivery_country_relation",
   "type": "string",
   "label": "Relation of delivery place",
   "help": {},
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "delivery_terms_text": {
   "name": "delivery_terms_text",
   "type": "string",
   "label": "Delivery terms in words",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "ucr_id": {
   "name": "ucr_id",
   "type": "string",
   "label": "UCR given by customs",
   "help": {},
   "valid": {
    "maxLength": 35
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "items_unit": {
   "name": "items_unit",
   "type": "string",
   "label": "Unit of the number of items",
   "help": {
    "dataElement": "1/9"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "location_country": {
   "name": "location_country",
   "type": "string",
   "label": "Country of the goods location",
   "help": {
    "dataElement": "5/23"
   },
   "valid": {
    "maxLength": 2
   },
   "entry": {},
   "widget": "code",
   "codeList": "countries",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/location_goods",
      "schema": {
       "minLength": 1
      }
     }
    }
   ],
   "defaults": []
  },
  "location_type": {
   "name": "location_type",
   "type": "string",
   "label": "Type of the goods location",
   "help": {
    "dataElement": "5/23"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/location_goods",
      "schema": {
       "minLength": 1
      }
     }
    }
   ],
   "defaults": []
  },
  "location_qualifier": {
   "name": "location_qualifier",
   "type": "string",
   "label": "Qualifier of the goods location",
   "help": {
    "dataElement": "5/23"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/location_goods",
      "schema": {
       "minLength": 1
      }
     }
    }
   ],
   "defaults": []
  },
  "location_name": {
   "name": "location_name",
   "type": "string",
   "label": "Name of the goods location",
   "help": {
    "dataElement": "5/23"
   },
   "valid": {
    "maxLength": 256
   },
   "entry": {},
   "widget": "text",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/location_goods",
      "schema": {
       "minLength": 1
      }
     }
    }
   ],
   "defaults": []
  },
  "arrival_mode": {
   "name": "arrival_mode",
   "type": "string",
   "label": "Mode of transport at arrival",
   "help": {},
   "valid": {
    "maxLength": 1,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-modes",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/customs_regime",
      "schema": {
       "not": {
        "const": "export"
       }
      }
     }
    }
   ],
   "defaults": []
  },
  "departure_mode": {
   "name": "departure_mode",
   "type": "string",
   "label": "Mode of transport at departure",
   "help": {},
   "valid": {
    "maxLength": 1,
    "format": "digits"
   },
   "entry": {},
   "widget": "code",
   "codeList": "transport-modes",
   "rules": [
    {
     "effect": "hide",
     "condition": {
      "scope": "/customs_regime",
      "schema": {
       "const": "export"
      }
     }
    }
   ],
   "defaults": []
  },
  "gross_mass_unit": {
   "name": "gross_mass_unit",
   "type": "string",
   "label": "Unit of total gross mass",
   "help": {
    "dataElement": "6/5"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "total_packages_unit": {
   "name": "total_packages_unit",
   "type": "string",
   "label": "Unit of total packages",
   "help": {
    "dataElement": "6/18"
   },
   "valid": {
    "maxLength": 5
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "acceptance_form": {
   "name": "acceptance_form",
   "type": "string",
   "label": "Form of the acceptance date",
   "help": {},
   "valid": {
    "enum": [
     "102",
     "304",
     "102 with time"
    ]
   },
   "entry": {
    "enum": [
     "102",
     "304",
     "102 with time"
    ]
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "issue_form": {
   "name": "issue_form",
   "type": "string",
   "label": "Form of the issue date",
   "help": {},
   "valid": {
    "enum": [
     "102",
     "304",
     "102 with time"
    ]
   },
   "entry": {
    "enum": [
     "102",
     "304",
     "102 with time"
    ]
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exit_date": {
   "name": "exit_date",
   "type": "string",
   "label": "Date of exit",
   "help": {},
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "exit_time": {
   "name": "exit_time",
   "type": "string",
   "label": "Time of exit",
   "help": {},
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exit_form": {
   "name": "exit_form",
   "type": "string",
   "label": "Form of the exit date",
   "help": {},
   "valid": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "entry": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "invoice_date": {
   "name": "invoice_date",
   "type": "string",
   "label": "Invoice date",
   "help": {},
   "valid": {
    "format": "date"
   },
   "entry": {
    "format": "date"
   },
   "widget": "date",
   "rules": [],
   "defaults": []
  },
  "invoice_time": {
   "name": "invoice_time",
   "type": "string",
   "label": "Invoice time",
   "help": {},
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "invoice_form": {
   "name": "invoice_form",
   "type": "string",
   "label": "Form of the invoice date",
   "help": {},
   "valid": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "entry": {
    "enum": [
     "304",
     "102 with time"
    ]
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "version": 1,
 "state": "customsDeclarationData",
 "transient": [
  "errors"
 ],
 "notCopied": [
  "transaction_ref",
  "state"
 ],
 "takes": {
  "rows": 40000,
  "characters": 32768
 },
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
  },
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
  },
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
     "span": 4
    },
    {
     "name": "destination_country_code",
     "span": 4
    },
    {
     "name": "transportMode",
     "span": 4
    },
    {
     "name": "inlandMode",
     "span": 4
    },
    {
     "name": "arrival_type",
     "span": 4
    },
    {
     "name": "arrival_number",
     "span": 4
    },
    {
     "name": "departure_transport_type",
     "span": 4
    },
    {
     "name": "departure_transport_number",
     "span": 4
    },
    {
     "name": "active_transport_type",
     "span": 4
    },
    {
     "name": "active_transport_number",
     "span": 4
    },
    {
     "name": "active_transport_nationality",
     "span": 4
    },
    {
     "name": "container_flag",
     "span": 4
    },
    {
     "name": "transport_charges_method",
     "span": 4
    }
   ],
   "lists": [
    "mainContainerCDSItems",
    "sealNumberItems",
    "routingCodeCountryItems"
   ]
  },
  {
   "id": "documents",
   "label": "Documents and authorisations",
   "fields": [],
   "lists": [
    "mainPreviousCDSItems",
    "AdditionalItems",
    "mainAdditionalCDSItems"
   ]
  },
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
  },
  {
   "id": "amounts",
   "label": "Amounts and delivery",
   "fields": [
    {
     "name": "incoterm_code",
     "span": 4
    },
    {
     "name": "unlocode",
     "span": 4
    },
    {
     "name": "nature_of_transaction",
     "span": 4
    },
    {
     "name": "total_packages",
     "span": 4
    },
    {
     "name": "gross_mass",
     "span": 4
    },
    {
     "name": "currency_1",
     "span": 4
    },
    {
     "name": "currency",
     "span": 4
    },
    {
     "name": "exchangeRate",
     "span": 4
    },
    {
     "name": "freight_charge_amount",
     "span": 4
    },
    {
     "name": "freight_charge_currency",
     "span": 4
    },
    {
     "name": "delivery_place",
     "span": 4
    },
    {
     "name": "delivery_type",
     "span": 4
    }
   ],
   "lists": [
    "mainAdjustmentCDSItems"
   ]
  },
  {
   "id": "payment",
   "label": "Payment and guarantees",
   "fields": [],
   "lists": [
    "DeferredItems",
    "GuaranteeItems"
   ]
  },
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
     "span": 4
    },
    {
     "name": "shipment_consignor_number",
     "span": 4
    },
    {
     "name": "shipment_consignor_city",
     "span": 4
    },
    {
     "name": "shipment_consignor_country",
     "span": 4
    },
    {
     "name": "shipment_consignor_region_code",
     "span": 4
    },
    {
     "name": "shipment_consignor_region",
     "span": 4
    },
    {
     "name": "shipment_consignor_address",
     "span": 4
    },
    {
     "name": "shipment_consignor_postcode",
     "span": 4
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
     "span": 6
    },
    {
     "name": "location_country",
     "span": 4
    },
    {
     "name": "location_type",
     "span": 4
    },
    {
     "name": "location_qualifier",
     "span": 4
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
  },
  {
   "id": "items",
   "label": "Items",
   "fields": [],
   "lists": [
    "CDSItems"
   ]
  }
 ]
}, "lists": {
 "CDSItems": { ...{"name":"CDSItems","label":"Items","maxRows":999,"takes":999,"minRows":1,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{}]}],"bulkRows":[{"action":"create_2/2","list":"AdditionalCDSItems"},{"action":"create_2/3","list":"CertificateCDSItems"},{"action":"create_2/1","list":"PreviousCDSItems"},{"action":"create_1/11","list":"ProcedureCDSItems"}],"rules":[{"effect":"disable","condition":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"message":"Fixed for a final supplementary declaration (type Q)."}]}, row: itemRow },
 "mainPreviousCDSItems": { ...{"name":"mainPreviousCDSItems","label":"Previous documents","maxRows":9999,"takes":9999,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{}]}],"rules":[]}, row: previousDocumentRow },
 "mainContainerCDSItems": { ...{"name":"mainContainerCDSItems","label":"Containers","takes":9999,"advisedRows":9999,"initial":[],"rules":[]}, row: containerRow },
 "AdditionalItems": { ...{"name":"AdditionalItems","label":"Authorisations","takes":9999,"advisedRows":99,"initial":[],"rules":[]}, row: authorisationRow },
 "DeferredItems": { ...{"name":"DeferredItems","label":"Deferred payments","takes":9999,"initial":[],"rules":[]}, row: deferredPaymentRow },
 "GuaranteeItems": { ...{"name":"GuaranteeItems","label":"Guarantees","takes":9999,"advisedRows":99,"initial":[],"rules":[]}, row: guaranteeRow },
 "mainAdditionalCDSItems": { ...{"name":"mainAdditionalCDSItems","label":"Additional information","takes":9999,"initial":[],"rules":[]}, row: additionalInformationRow },
 "mainAdjustmentCDSItems": { ...{"name":"mainAdjustmentCDSItems","label":"Additions and deductions","takes":9999,"initial":[],"rules":[]}, row: adjustmentRow },
 "routingCodeCountryItems": { ...{"name":"routingCodeCountryItems","label":"Countries of routing","maxRows":99,"takes":99,"initial":[],"rules":[]}, row: routingCountryRow },
 "sealNumberItems": { ...{"name":"sealNumberItems","label":"Seals","maxRows":9999,"takes":9999,"initial":[],"rules":[]}, row: sealRow },
 "mainSupplyCDSItems": { ...{"name":"mainSupplyCDSItems","label":"Supply chain actors","takes":9999,"advisedRows":99,"initial":[],"rules":[]}, row: supplyChainActorRow },
 "mainFiscalCDSItems": { ...{"name":"mainFiscalCDSItems","label":"Fiscal references","takes":9999,"initial":[],"rules":[]}, row: fiscalReferenceRow },
 "ExchangeItems": { ...{"name":"ExchangeItems","label":"Further exchange rates","takes":9999,"initial":[],"rules":[]}, row: exchangeRateRow },
 "ConsignmentItems": { ...{"name":"ConsignmentItems","label":"Items of the consignment","maxRows":999,"takes":999,"initial":[],"rules":[]}, row: consignmentItemRow }
} };
