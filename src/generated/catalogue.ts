// Written by `npm run generate` from schemas/. Do not edit.
import type { Catalogue, CodeListDefinition, RowDefinition, StoredListDefinition } from '../engine/catalogue.ts';

const packageRow: RowDefinition = { ...{
 "name": "package",
 "fields": {
  "type_of_packages": {
   "name": "type_of_packages",
   "type": "string",
   "label": "Type of packages",
   "help": {
    "dataElement": "6/9",
    "text": "Two-character code for the kind of packaging, for example CT for carton.",
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
    "text": "How many packages of this type the item has. Whole number; for bulk goods see the type.",
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
    "text": "Marks and numbers as they stand on the packages, or their address.",
    "example": "CT-1234228/34"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "multiline",
   "counter": true,
   "rules": [],
   "defaults": []
  },
  "package_sequence": {
   "name": "package_sequence",
   "type": "string",
   "label": "Line",
   "help": {
    "dataElement": "6/9",
    "text": "Leave blank: the lines of an item are numbered from 1."
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
   "help": {
    "text": "What the packages are made of."
   },
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
   "help": {
    "text": "Length of one package."
   },
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
   "help": {
    "text": "Unit code of the measure."
   },
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
   "help": {
    "text": "Width of one package."
   },
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
   "help": {
    "text": "Unit code of the measure."
   },
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
   "help": {
    "text": "Height of one package."
   },
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
   "help": {
    "text": "Unit code of the measure."
   },
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
   "help": {
    "text": "Volume of one package."
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
  "package_volume_unit": {
   "name": "package_volume_unit",
   "type": "string",
   "label": "Volume: unit",
   "help": {
    "text": "Unit code of the measure."
   },
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
    "text": "Unit code sent with the number of packages."
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
   "help": {
    "text": "Who works out the amounts: customs (automatic) or you (manual)."
   },
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
    "text": "Code of the duty or tax, for example A00 for customs duty or B00 for VAT.",
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
    "text": "Unit in which the tax base is counted, or a currency when you calculate by hand.",
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
    "dataElement": "4/4",
    "text": "Quantity or amount on which the duty or tax is worked out."
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
    "text": "Amount on which the duty or tax is worked out, where it is not a quantity.",
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
    "text": "Currency of the tax base amount.",
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
    "dataElement": "4/5",
    "text": "Rate of the duty or tax, only needed when you calculate by hand."
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
    "dataElement": "4/6",
    "text": "Amount to pay for this line."
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
    "dataElement": "4/6",
    "text": "Currency of the payable amount."
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
    "dataElement": "4/7",
    "text": "Total of the duty or tax that was worked out for this line."
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
    "dataElement": "4/7",
    "text": "Currency of the total assessed."
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
    "text": "One letter for how the duty or tax is paid, for example E for deferment.",
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
    "dataElement": "4/17",
    "text": "For a second and further line only: the first has the preference of the item."
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
    "dataElement": "8/1",
    "text": "For a second and further line only: the first has the quota of the item."
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
   "help": {
    "text": "Amount by which the duty or tax is reduced."
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
  "tax_deduction_currency": {
   "name": "tax_deduction_currency",
   "type": "string",
   "label": "Deduction: currency",
   "help": {
    "text": "Currency of the amount."
   },
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
    "text": "X for temporary storage, Y for a simplified or first declaration, Z for any other previous document.",
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
    "text": "Code of the kind of document, for example DCR for a DUCR or 355 for an entry summary declaration.",
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
    "text": "Reference number of the previous document.",
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
    "text": "Number of the item in the previous document that this one belongs to.",
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
    "text": "Code of the statement, for example 00500 when the importer is the declarant.",
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
    "text": "Text that the statement code asks for.",
    "example": "Importer"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "multiline",
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
    "text": "Three letters that some statements have beside their code.",
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
    "text": "First character of the document code, for example C of C514.",
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
    "text": "Remaining three characters of the document code, for example 514 of C514.",
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
    "text": "Reference number of the document.",
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
    "text": "Two letters that say where the document is and how far it is used, for example AE.",
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
    "dataElement": "2/3",
    "text": "Why the document has this status; some status codes ask for it."
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
    "text": "Unit of the quantity that is written off, for example KGM.",
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
    "dataElement": "8/7",
    "text": "Quantity that this item uses up of the document."
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
    "text": "Amount that this declaration takes from what the document allows.",
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
    "text": "Currency of the amount written off.",
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
    "dataElement": "8/7",
    "text": "Who issued the document."
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
    "text": "Last day on which the document is valid.",
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
   "help": {
    "text": "Code of the role of the issuing authority."
   },
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
   "help": {
    "text": "Time with zone, where the validity is given with one."
   },
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
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
    "text": "Three-character code that says more about the procedure; 000 when there is none.",
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
   "help": {
    "text": "Previous procedure sent with this further code; hardly ever used."
   },
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
    "text": "Four characters that the tariff asks for with this commodity code.",
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
    "dataElement": "6/16",
    "text": "Kind of the code on its left; TRA for a TARIC additional code."
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
    "text": "Four characters of the national tariff, for example VATZ for zero-rated goods.",
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
    "dataElement": "6/17",
    "text": "Kind of the code on its left; GN for a national additional code."
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
    "text": "Code of the charge: those that begin with A are added, those that begin with B are deducted.",
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
    "text": "Amount of the charge, or a percentage where its type says so.",
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
    "text": "Currency of the amount.",
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
    "text": "Role of the party, for example FR1 for the importer.",
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
    "text": "VAT number with its country code.",
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
    "text": "What the party does: CS consolidates, MF makes, FW forwards, WH keeps a warehouse.",
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
    "text": "EORI number of the party.",
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
    "text": "Number painted on the container.",
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
    "text": "Leave blank: the containers are numbered from 1. 0 where goods travel without one.",
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
    "text": "UN number of the dangerous goods, four digits.",
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
    "text": "A further country of origin. Customs expects one of each type, and those stand above.",
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
    "text": "1 for an origin without preference, 2 for one with preference.",
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
   "help": {
    "text": "Region of origin within the country."
   },
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
    "dataElement": "1/6",
    "text": "Number of the item; items are numbered from 1 without gaps."
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
    "dataElement": "2/4",
    "text": "Your own reference for this item, where it differs from that of the declaration."
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
    "text": "Tariff code of the goods: 8 digits, or 10 with the TARIC digits.",
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
    "dataElement": "6/14",
    "text": "Kind of the first 8 digits; TSP for the combined nomenclature."
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
    "dataElement": "6/15",
    "text": "Kind of the digits 9 and 10; TRC for TARIC."
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
    "dataElement": "6/13",
    "text": "Number of a chemical substance in the European customs inventory."
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
    "dataElement": "6/13",
    "text": "Kind of the CUS code; CV."
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
    "text": "What the goods are, in ordinary words and exactly enough to classify them.",
    "example": "Apples, fresh"
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {},
   "widget": "multiline",
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
    "text": "Two digits of the procedure the goods are entered for, for example 40 for free circulation.",
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
    "text": "Two digits of the procedure the goods were under before; 00 when there was none.",
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
    "text": "Mass of the goods with their packaging, without transport equipment.",
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
    "text": "Unit code sent with the gross mass; kilograms are meant when it is blank.",
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
    "text": "Mass of the goods without any packaging.",
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
    "text": "Unit code sent with the net mass; kilograms are meant when it is blank.",
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
    "dataElement": "6/2",
    "text": "Quantity in the further unit that the tariff asks for with this commodity code."
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
    "dataElement": "6/2",
    "text": "Unit code sent with the supplementary units."
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
    "text": "Price of this item as invoiced.",
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
    "dataElement": "4/14",
    "text": "Currency of the item price."
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
    "text": "Value of the goods in a consignment of low value.",
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
    "dataElement": "4/18",
    "text": "Currency of the value of low value goods."
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
    "text": "Country where the goods were made, grown or last substantially worked.",
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
    "dataElement": "5/16",
    "text": "Country or group of countries whose preference is claimed."
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
    "text": "Three digits for the duty rate asked for; 100 when no preference is claimed.",
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
    "dataElement": "8/1",
    "text": "Number of the tariff quota that is claimed."
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
    "text": "Four digits, one for each question about how buyer and seller are related.",
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
    "text": "Method by which the customs value was found; 1 for the price paid.",
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
    "text": "Kind of the deal behind the goods, for example 11 for an outright sale.",
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
    "dataElement": "8/6",
    "text": "Value of the goods at the border for the trade statistics."
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
    "dataElement": "8/6",
    "text": "Currency of the statistical value."
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
   "help": {
    "text": "Sum of the package lines of this item."
   },
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
    "dataElement": "5/8",
    "text": "Country this item goes to, where it differs from that of the declaration."
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
    "dataElement": "5/14",
    "text": "Country this item comes from, where it differs from that of the declaration."
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
    "dataElement": "3/9",
    "text": "Name of the consignee; only needed without an EORI number."
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
    "dataElement": "3/9",
    "text": "Street and number of the consignee."
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
    "dataElement": "3/9",
    "text": "Town of the consignee."
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
    "dataElement": "3/9",
    "text": "Postcode of the consignee."
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
    "dataElement": "3/9",
    "text": "Country of the consignee."
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
    "dataElement": "3/10",
    "text": "EORI number of the consignee."
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
   "help": {
    "text": "Name of whoever supplied the goods. Kept for your records: the message has no place for it."
   },
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
   "help": {
    "text": "Town of the supplier."
   },
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
   "help": {
    "text": "Postcode of the supplier."
   },
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
   "help": {
    "text": "Country of the supplier."
   },
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
   "help": {
    "text": "EORI or other number of the supplier."
   },
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
   "help": {
    "text": "Whether the block of the supplier is used."
   },
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
   "help": {
    "text": "Name of the buyer."
   },
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
   "help": {
    "text": "EORI or other identification of the buyer."
   },
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
   "help": {
    "text": "City of the buyer."
   },
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
   "help": {
    "text": "Country of the buyer."
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
  "buyer_region_code": {
   "name": "buyer_region_code",
   "type": "string",
   "label": "Buyer of the item: region code",
   "help": {
    "text": "Code of the part of the country in the address of the buyer."
   },
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
   "help": {
    "text": "Part of the country in the address of the buyer, by name."
   },
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
   "help": {
    "text": "Street and number of the buyer."
   },
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
   "help": {
    "text": "Postcode of the buyer."
   },
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
   "help": {
    "text": "Person or department to speak to at the buyer."
   },
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
   "help": {
    "text": "Number or address at which the buyer is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the consignee."
   },
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
   "help": {
    "text": "Part of the country in the address of the consignee, by name."
   },
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
   "help": {
    "text": "Name of the consignor."
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
   "label": "Consignor of the item: identification",
   "help": {
    "text": "EORI or other identification of the consignor."
   },
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
   "help": {
    "text": "City of the consignor."
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
   "label": "Consignor of the item: country",
   "help": {
    "text": "Country of the consignor."
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
   "label": "Consignor of the item: region code",
   "help": {
    "text": "Code of the part of the country in the address of the consignor."
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
   "label": "Consignor of the item: region",
   "help": {
    "text": "Part of the country in the address of the consignor, by name."
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
   "label": "Consignor of the item: address",
   "help": {
    "text": "Street and number of the consignor."
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
   "label": "Consignor of the item: postcode",
   "help": {
    "text": "Postcode of the consignor."
   },
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
   "help": {
    "text": "Code of the region in the country of destination of this item."
   },
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
   "help": {
    "text": "Name of the seller."
   },
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
   "help": {
    "text": "EORI or other identification of the seller."
   },
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
   "help": {
    "text": "City of the seller."
   },
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
   "help": {
    "text": "Country of the seller."
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
  "seller_region_code": {
   "name": "seller_region_code",
   "type": "string",
   "label": "Seller of the item: region code",
   "help": {
    "text": "Code of the part of the country in the address of the seller."
   },
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
   "help": {
    "text": "Part of the country in the address of the seller, by name."
   },
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
   "help": {
    "text": "Street and number of the seller."
   },
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
   "help": {
    "text": "Postcode of the seller."
   },
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
   "help": {
    "text": "Person or department to speak to at the seller."
   },
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
   "help": {
    "text": "Number or address at which the seller is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Unique consignment reference of this item that an authority gave."
   },
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
   "help": {
    "text": "Region of origin within the country."
   },
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
   "help": {
    "text": "Region of origin within the country."
   },
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
   "help": {
    "text": "Order in which the origins stood in the message that was read; blank for the usual one."
   },
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
   "help": {
    "text": "Order in which the procedures stood in the message that was read; blank for the usual one."
   },
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
   "help": {
    "text": "Order in which the classification codes stood in the message that was read; blank for the usual one."
   },
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
 "PackagesCDSItems": { ...{"name":"PackagesCDSItems","label":"Packages","maxRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: packageRow },
 "TaxCDSItems": { ...{"name":"TaxCDSItems","label":"Tax lines","initial":[{"when":{"scope":"/","schema":{"properties":{"customs_regime":{"const":"import"},"additional_dec_type":{"not":{"enum":["J","K","Q"]}}}}},"rows":[{"tax_type":"A00"},{"tax_type":"B00"}]},{"rows":[{}]}],"rules":[]}, row: taxLineRow },
 "PreviousCDSItems": { ...{"name":"PreviousCDSItems","label":"Previous documents","maxRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: previousDocumentRow },
 "AdditionalCDSItems": { ...{"name":"AdditionalCDSItems","label":"Additional information","maxRows":99,"initial":[{"when":{"scope":"/","schema":{"properties":{"customs_regime":{"const":"import"},"additional_dec_type":{"const":"Q"}}}},"rows":[{"additionalInfoCode":"00500","additionalDescription":"Importer"}]},{"when":{"scope":"/","schema":{"properties":{"customs_regime":{"const":"export"},"additional_dec_type":{"const":"Q"}}}},"rows":[{"additionalInfoCode":"00400","additionalDescription":"Exporter"}]},{"rows":[{}]}],"rules":[]}, row: additionalInformationRow },
 "CertificateCDSItems": { ...{"name":"CertificateCDSItems","label":"Produced documents","maxRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: producedDocumentRow },
 "ProcedureCDSItems": { ...{"name":"ProcedureCDSItems","label":"Additional procedures","maxRows":99,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{"add_proc":"97F"}]},{"rows":[{}]}],"rules":[]}, row: additionalProcedureRow },
 "CommodityCDSItems": { ...{"name":"CommodityCDSItems","label":"Additional codes","initial":[{"rows":[{}]}],"rules":[]}, row: additionalCodeRow },
 "AdjustmentCDSItems": { ...{"name":"AdjustmentCDSItems","label":"Additions and deductions","initial":[{"rows":[{}]}],"rules":[]}, row: adjustmentRow },
 "FiscalCDSItems": { ...{"name":"FiscalCDSItems","label":"Fiscal references","maxRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: fiscalReferenceRow },
 "SupplyCDSItems": { ...{"name":"SupplyCDSItems","label":"Supply chain actors","maxRows":99,"initial":[{"rows":[{}]}],"rules":[]}, row: supplyChainActorRow },
 "ContainerCDSItems": { ...{"name":"ContainerCDSItems","label":"Containers","maxRows":9999,"initial":[{"rows":[{}]}],"rules":[]}, row: containerRow },
 "DangerousCDSItems": { ...{"name":"DangerousCDSItems","label":"Dangerous goods","initial":[],"rules":[]}, row: dangerousGoodsRow },
 "OriginCDSItems": { ...{"name":"OriginCDSItems","label":"Further origins","initial":[],"rules":[]}, row: originRow }
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
    "text": "Code of the authorisation, for example SDE for simplified declarations.",
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
    "text": "EORI number of the holder of the authorisation.",
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
    "text": "1 for the first deferment account, 2 for a second one.",
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
    "text": "DAN for a deferment account.",
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
    "text": "Deferment account number, seven digits.",
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
   "help": {
    "text": "Number: one guarantee reference. Comprehensive: another reference with access code, amount and office."
   },
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
    "text": "One character for the kind of guarantee, for example 1 for a comprehensive one.",
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
    "text": "Reference number of the guarantee (GRN), deferment account, or the words for a guarantee that is not required.",
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
    "dataElement": "8/3",
    "text": "Reference of a guarantee that has no GRN."
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
  "guarantee_code": {
   "name": "guarantee_code",
   "type": "string",
   "label": "Access code",
   "help": {
    "dataElement": "8/3",
    "text": "Code that allows the guarantee to be used."
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
    "text": "Amount of duty the guarantee has to cover.",
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
    "text": "Currency of the amount.",
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
    "text": "Customs office where the guarantee is held.",
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
    "text": "Country the goods travel through, in the order of the journey.",
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
    "dataElement": "5/18",
    "text": "Leave blank: the countries are numbered from 1."
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
    "text": "Number on the seal; NOSEALS when there are none.",
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
    "text": "Number of the container the seal is on; blank for the first container.",
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
  "seal_sequence": {
   "name": "seal_sequence",
   "type": "string",
   "label": "Number",
   "help": {
    "dataElement": "7/18",
    "text": "Leave blank: the seals of a container are numbered from 1. 0 goes with NOSEALS.",
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
  }
 },
 "layout": [
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
   "help": {
    "text": "Currency that the rate is of."
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
  "exchange_rate": {
   "name": "exchange_rate",
   "type": "string",
   "label": "Rate",
   "help": {
    "dataElement": "4/15",
    "text": "Units of the currency for one pound."
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
    "dataElement": "3/7",
    "text": "Name of the consignor."
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
    "dataElement": "3/8",
    "text": "EORI or other identification of the consignor."
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
    "dataElement": "3/7",
    "text": "Code of the kind of address given for the consignor."
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
    "dataElement": "3/7",
    "text": "City of the consignor."
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
    "dataElement": "3/7",
    "text": "Country of the consignor."
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
    "dataElement": "3/7",
    "text": "Code of the part of the country in the address of the consignor."
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
    "dataElement": "3/7",
    "text": "Part of the country in the address of the consignor, by name."
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
    "dataElement": "3/7",
    "text": "Street and number of the consignor."
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
    "dataElement": "3/7",
    "text": "Postcode of the consignor."
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
    "dataElement": "4/2",
    "text": "How the transport of this item is paid."
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
const pointerLevelRow: RowDefinition = { ...{
 "name": "pointer-level",
 "fields": {
  "sequence": {
   "name": "sequence",
   "type": "integer",
   "label": "Number",
   "help": {
    "text": "Which one of those that repeat, from 1.",
    "example": "2"
   },
   "valid": {
    "minimum": 1,
    "maximum": 99999
   },
   "entry": {
    "minimum": 1,
    "maximum": 99999
   },
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "document_section": {
   "name": "document_section",
   "type": "string",
   "label": "Class",
   "help": {
    "text": "Class of the level in the message.",
    "example": "68A"
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
  "tag": {
   "name": "tag",
   "type": "string",
   "label": "Tag",
   "help": {
    "text": "The value meant, on the last level.",
    "example": "112"
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
  }
 },
 "layout": [
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
 ],
 "columns": [
  "document_section",
  "sequence",
  "tag"
 ]
}, "lists": {
 
} };
const changeRow: RowDefinition = { ...{
 "name": "change",
 "fields": {
  "change_reason": {
   "name": "change_reason",
   "type": "string",
   "label": "Reason",
   "help": {
    "text": "Why it is changed: 1 to 3 for a cancellation, the others for an amendment.",
    "example": "21"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "code",
   "codeList": "change-reasons",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "statement_description": {
   "name": "statement_description",
   "type": "string",
   "label": "Description",
   "help": {
    "text": "The reason in words.",
    "example": "The price of item 1 was mistyped."
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "text",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  }
 },
 "layout": [
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
 ],
 "columns": [
  "change_reason",
  "statement_description"
 ]
}, "lists": {
 "place": { ...{"name":"place","label":"Place","initial":[],"rules":[]}, row: pointerLevelRow }
} };

const codeLists: Readonly<Record<string, CodeListDefinition>> = {
"additional-declaration-types": { ...{"name":"additional-declaration-types","label":"Additional declaration type","source":"Specification 1 (CUS-002, D-50), CDS DE 1/2; customs' B and E (occasional simplified) are none of its nine: typed or read they are kept, sent and warned of","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"A","label":"Standard declaration, goods arrived"},
  {"value":"D","label":"Standard declaration, before the goods arrive"},
  {"value":"C","label":"Simplified declaration, goods arrived"},
  {"value":"F","label":"Simplified declaration, before the goods arrive"},
  {"value":"J","label":"Clearance request (C21), goods arrived"},
  {"value":"K","label":"Clearance request (C21), before the goods arrive"},
  {"value":"Y","label":"Supplementary declaration to a simplified one"},
  {"value":"Z","label":"Supplementary declaration to an entry in the declarant's records"},
  {"value":"Q","label":"Final supplementary declaration","regime":"import"}
] },
"additional-information": { ...{"name":"additional-information","label":"Additional information","source":"CDS DE 2/2, HMRC lists and published declarations","date":"2025-10-01","dictionaries":["cds"],"pinned":["00500","00400"]}, "options": [
  {"value":"00100","label":"Authorisation by customs declaration only: special procedure authorisation granted on the declaration at the time of entry to the procedure"},
  {"value":"00400","label":"Exporter declares for itself"},
  {"value":"00500","label":"Importer declares for itself"},
  {"value":"00600","label":"Simplification of the drawing up of customs declarations for goods falling under different tariff subheadings"},
  {"value":"10200","label":"Full authorisation holders only: discharge of Inward Processing (Article 241(1) EU reg. number 2015/2446 (DA))"},
  {"value":"10300","label":"Discharge of inward processing (specific commercial policy measures)"},
  {"value":"10500","label":"Full authorisation holders only: Discharge of temporary admission (article 238 EU reg. number 2015/2446 (DA))"},
  {"value":"10700","label":"Request to use the original tariff classification of the goods in situations provided for in article 86(2) of the code"},
  {"value":"40100","label":"'Longer period of validity of the proof of the customs status of Union goods'"},
  {"value":"AUC01","label":"To be used by EIDR authorised auction houses only to declare the date of auction sale (tax point) and the hammer price for revenue …"},
  {"value":"BULKD","label":"Bulking of consignments of documents, refer to import prohibitions and restrictions and additional procedure code (data element 1/11) 1LV …"},
  {"value":"CAP01","label":"Certify that the eggs will be marketed unaltered immediately after importation"},
  {"value":"CAP02","label":"Declare that the goods imported contain no sugar other than that naturally occurring in the goods"},
  {"value":"CAP03","label":"Declare that all the goods covered by this entry will be weighed and sampled at… under the supervision of the Sugar Association of London/ …"},
  {"value":"CAP04","label":"Declare that the olive oil content does not exceed 3%"},
  {"value":"CAP05","label":"Declare goods subject to safeguard charge where the invoice unit price will be used"},
  {"value":"CAP06","label":"Declare goods subject to safeguard charge - reference price used (this AI code must be combined with AI code OVR01)"},
  {"value":"CAP09","label":"Declare that the banana weighing certificates, required in accordance with Commission Implementing Regulation (EU) 2015/2447, Article 251) …"},
  {"value":"CAP10","label":"This code is used to waive their attendance at any physical examination, substitution or a conformity checks"},
  {"value":"CAP11","label":"These goods are being imported or exported either with a CAPpaper licence, or without any licence"},
  {"value":"CAP29","label":"Declare that peas or lupin seeds are to be placed under control"},
  {"value":"CCL14","label":"Request for the 14-day election procedure by consignees registered for levy purposes. See additional procedure code (data element 1/11) 1CL"},
  {"value":"CCLFC","label":"Relief from the full rate of levy is being claimed. See additional procedure code (data element 1/11) 1CL"},
  {"value":"CCLFL","label":"Full rate of levy is being declared and paid at import. See additional procedure code (data element 1/11) 1CL"},
  {"value":"CCLPR","label":"Where partial relief from climate change levy is claimed for approved entities. See additional procedure code (data element 1/11) 1CL"},
  {"value":"CCR01","label":"Imports by charities free of duty and VAT. See additional procedure code (data element 1/11) C10, C20, C49 and C50"},
  {"value":"ECO01","label":"Goods of any kind the processing of goods not listed in annex 71-02 to delegated regulation (EU) 2015/2446"},
  {"value":"ECO02","label":"Goods of any kind - Repair"},
  {"value":"ECO03","label":"Processing of goods directly or indirectly put at the disposal of the holder of the authorisation, carried out according to specifications …"},
  {"value":"ECO04","label":"The processing of durum wheat into pasta"},
  {"value":"ECO05","label":"The placing of goods under inward processing within the limits of the quantity determined on the basis of a balance in accordance with …"},
  {"value":"ECO06","label":"The processing of goods which are listed in annex 71-02 to delegated regulation (EU) 2015/2446, in case of unavailability of goods produced …"},
  {"value":"ECO07","label":"The processing of goods which are listed in annex 71-02 to delegated regulation (EU) 2015/2446, provided there are differences in price …"},
  {"value":"ECO08","label":"The processing of goods which are listed in annex 71-02 to delegated regulation (EU) 2015/2446, provided there are contractual obligations …"},
  {"value":"ECO09","label":"The processing of goods which are listed in annex 71-02 to delegated regulation (EU) 2015/2446, provided the aggregate value of the goods …"},
  {"value":"ECO10","label":"The processing of goods to ensure their compliance with technical requirements for their release for free circulation"},
  {"value":"ECO11","label":"The processing of goods of a non-commercial nature"},
  {"value":"ECO12","label":"The processing of goods obtained under a previous authorisation, the issuing of which was subject to an examination of the economic …"},
  {"value":"ECO13","label":"The processing of solid and fluid fractions of palm oil, coconut oil, fluid fractions of coconut oil, palm kernel oil, fluid fractions of …"},
  {"value":"ECO14","label":"The processing into products to be incorporated in or used for civil aircraft for which an airworthiness certificate has been issued"},
  {"value":"ECO15","label":"The processing into products benefiting from the autonomous suspension of import duty on certain weapons and military equipment in …"},
  {"value":"ECO16","label":"The processing of goods into samples"},
  {"value":"ECO17","label":"The processing of any electronic type of components, parts, assemblies or any other materials into information technology products"},
  {"value":"ECO18","label":"The processing of goods falling within combined nomenclature codes 2707 or 2710 into products falling within combined nomenclature codes …"},
  {"value":"ECO19","label":"The reduction to waste and scrap, destruction, recovery of parts or components"},
  {"value":"ECO20","label":"Denaturing"},
  {"value":"ECO21","label":"Usual forms of handling referred to in article 220, EU reg. number 952/2013"},
  {"value":"ECO22","label":"The aggregate value of goods to be placed under the inward processing procedure per applicant and calendar year for each eight-digit …"},
  {"value":"ECONE","label":"Excise registered consignee"},
  {"value":"ECONR","label":"Excise registered consignor"},
  {"value":"FINSL","label":"Final supplementary: late supplementary declarations"},
  {"value":"FINSY","label":"Final supplementary: supplementary declarations to simplified ones (SDP)"},
  {"value":"FINSZ","label":"Final supplementary: supplementary declarations to entries in records (EIDR)"},
  {"value":"GEN01","label":"Where applicable: duty relief claimed on basis of an INF1"},
  {"value":"GEN02","label":"Where applicable: relief not claimed on the basis of an INF1"},
  {"value":"GEN03","label":"Relief claimed under returned goods relief. Waiver of time limit claimed"},
  {"value":"GEN04","label":"Entered under the single rate entry procedure set out in Notice 200"},
  {"value":"GEN06","label":"Biological Sample imported under the arrangements of BO 42324/53. Only to be opened under MOD (PE supervision)"},
  {"value":"GEN08","label":"This importation of scrap metal is for smelting only"},
  {"value":"GEN09","label":"Total dry extract does not exceed the permitted quantity"},
  {"value":"GEN10","label":"I/We request delivery on deposit under the C&E Management Act 1979 Section 119 and Tariff Notes Chapter 7 special directive 4 pending …"},
  {"value":"GEN11","label":"Trailer imported under the terms of our general undertaking dated"},
  {"value":"GEN13","label":"NIRU certificate/ approval letter"},
  {"value":"GEN14","label":"Supporting evidence for UN goods is attached"},
  {"value":"GEN15","label":"Decorations and awards - evidence concerning award attached or declaration has been made on form C920"},
  {"value":"GEN16","label":"Goods for test. Approval note from NIRUattached. See additional procedure code (data element 1/11) C33"},
  {"value":"GEN17","label":"To be advised"},
  {"value":"GEN18","label":"CCL Defra facility. See additional procedure code (data element 1/11) 1CL"},
  {"value":"GEN19","label":"Where goods under inward processing were exported for further processing, and are now being re-imported"},
  {"value":"GEN21","label":"Authorisation holder - enter the name and address of the approved state body / organisation who will be using the goods or is responsible …"},
  {"value":"GEN24","label":"Temporary admission"},
  {"value":"GEN27","label":"Holders of a full Temporary Admission authorisation only"},
  {"value":"GEN28","label":"Temporary admissions"},
  {"value":"GEN29","label":"Temporary admissions: enter the article under which the temporary admission relief is claimed"},
  {"value":"GEN30","label":"Temporary admissions"},
  {"value":"GEN31","label":"Temporary admissions"},
  {"value":"GEN32","label":"Temporary admissions"},
  {"value":"GEN33","label":"Temporary admission for exhibitions. See additional procedure code (data element 1/11) D23"},
  {"value":"GEN34","label":"Temporary admission for exhibition/ auction. See additional procedure code (data element 1/11) D25 and D26"},
  {"value":"GEN35","label":"Temporary admission for spare parts and accessories"},
  {"value":"GEN36","label":"For use with temporary admission additional procedure codes (data element 1/11) D28 and D29"},
  {"value":"GEN3C","label":"Relief claimed under returned goods relief"},
  {"value":"GEN41","label":"To be advised"},
  {"value":"GEN42","label":"To be advised"},
  {"value":"GEN43","label":"ESA scientific apparatus under the arrangements of PRIV 4/15/6. See additional procedure code (data element 1/11) 1ES"},
  {"value":"GEN44","label":"PRIV33/BAS/381. See additional procedure code (data element 1/11) 1ES"},
  {"value":"GEN45","label":"Consignment/work number"},
  {"value":"GEN47","label":"Authorisation by customs declaration only"},
  {"value":"GEN48","label":"Authorisation by customs declaration only"},
  {"value":"GEN49","label":"For goods imported under commodity code 3604 only (to be combined with a PREMS AIstatement)"},
  {"value":"GEN51","label":"AEO/ETSF authorisation/approval holders may move goods entered to CHIEF at the frontier to an ETSF for examination, only with Border Force …"},
  {"value":"GEN52","label":"For use when relief or suspension of duty is claimed for goods to be used at a trade fair or similar event"},
  {"value":"GEN86","label":"Use with A.86(3) UCC debt rules only"},
  {"value":"GMSPR","label":"General marketing standard (GMS) products either processed, prepared or being imported for processing"},
  {"value":"IRQ0A","label":"Request for Delivery Verification Certificate and/or International Information Document"},
  {"value":"IRQ0B","label":"Request for either"},
  {"value":"IRQ0C","label":"Request for goods entered for warehousing to be removed under duty suspension for receipt and examination at an approved tax warehouse"},
  {"value":"IRQ0D","label":"I/We request delivery on deposit of duty under Section 119 of the Customs and Excise management Act 1979, in view of the attached …"},
  {"value":"IRQ0E","label":"Request for certification of additional copy invoices for butter/cheese from Holland"},
  {"value":"IRQ0F","label":"Request for certification of attached End Use/Destination control copy T5"},
  {"value":"IRQ0G","label":"Request for return of CT receipt"},
  {"value":"IRQ0H","label":"Request for release of goods with disputed classification against security"},
  {"value":"MORC1","label":"Hydrocarbon 'Tied Oils' scheme"},
  {"value":"NCGDS","label":"SDP simplified declarations"},
  {"value":"NCSMA","label":"Goods owned by NICSMA and to be transported direct to NATO installations"},
  {"value":"NIDOM","label":"Goods come into Northern Ireland from Great Britain"},
  {"value":"NIIMP","label":"Goods come into Northern Ireland from outside the UK and EU"},
  {"value":"NIREM","label":"Goods in Northern Ireland are not at risk of moving to the EU"},
  {"value":"OSD01","label":"Onward supply dispatch using requested procedure code 01"},
  {"value":"OSR42","label":"Onward supply relief using requested procedure code 42"},
  {"value":"OVR01","label":"Duty calculation override"},
  {"value":"PAL01","label":"Temporary admission relief for packings, EU reg. number 2015/2446, article 228. See annex C, para 3.10, notice 3001"},
  {"value":"PAL02","label":"Temporary admission relief for pallets, EU reg. number 2015/2446, articles 208 and 209. See annex C, para 2.14.2, notice 3001"},
  {"value":"PAL03","label":"Temporary admission relief for containers, EU reg. number 2015/2446, articles 210 and 211. See annex C, para 2.14.2, notice 3001"},
  {"value":"PAL05","label":"Code used to declare that the pallets or containers being re-imported by (foreign consignors name) were previously in free circulation in …"},
  {"value":"PAR06","label":"Any imitation coin in this consignment is for smelting only"},
  {"value":"PAR07","label":"Any imitation coin in this consignment is for smelting only"},
  {"value":"PAR09","label":"Declaration that horse is not docked"},
  {"value":"PAR10","label":"This consignment contains produce of phytosanitary relevance"},
  {"value":"PAR11","label":"The wood in this consignment has been treated to a temperature of 176 degrees centigrade for 20 mins"},
  {"value":"POD06","label":"Period of discharge up to 6 months"},
  {"value":"POD07","label":"Period of discharge greater than 6 months"},
  {"value":"POD08","label":"Period of discharge greater than 6 months"},
  {"value":"POD09","label":"Period of discharge greater than 6 months"},
  {"value":"POD10","label":"Period of discharge greater than 6 months"},
  {"value":"POD11","label":"Period of discharge greater than 6 months"},
  {"value":"POD12","label":"Period of discharge greater than 6 months"},
  {"value":"POD13","label":"Period of discharge greater than 6 months"},
  {"value":"POD14","label":"Period of discharge greater than 6 months"},
  {"value":"POD15","label":"Period of discharge greater than 6 months"},
  {"value":"POD16","label":"Period of discharge greater than 6 months"},
  {"value":"POD17","label":"Period of discharge greater than 6 months"},
  {"value":"POD18","label":"Period of discharge greater than 6 months"},
  {"value":"POD19","label":"Period of discharge greater than 6 months"},
  {"value":"POD20","label":"Period of discharge greater than 6 months"},
  {"value":"POD21","label":"Period of discharge greater than 6 months"},
  {"value":"POD22","label":"Period of discharge greater than 6 months"},
  {"value":"POD23","label":"Period of discharge greater than 6 months"},
  {"value":"POD24","label":"Period of discharge greater than 6 months"},
  {"value":"PRO01","label":"Process under authorisation by customs declaration: alcoholic goods"},
  {"value":"PRO02","label":"Process under authorisation by customs declaration: tobacco goods"},
  {"value":"PRO03","label":"Process under authorisation by customs declaration: chemicals and pharmaceuticals"},
  {"value":"PRO04","label":"Process under authorisation by customs declaration: motor vehicles and parts"},
  {"value":"PRO05","label":"Process under authorisation by customs declaration: ships, boats and parts"},
  {"value":"PRO06","label":"Process under authorisation by customs declaration: aircraft, satellites and parts"},
  {"value":"PRO07","label":"Process under authorisation by customs declaration: other industrial goods"},
  {"value":"PRO08","label":"Process under authorisation by customs declaration: milk and milk products"},
  {"value":"PRO09","label":"Process under authorisation by customs declaration: sugar and sugar products"},
  {"value":"PRO10","label":"Process under authorisation by customs declaration: other agricultural goods"},
  {"value":"PRO11","label":"Process under authorisation by customs declaration: authorised (end) use"},
  {"value":"PRO12","label":"Process under authorisation by customs declaration: authorised (end) use"},
  {"value":"PRO13","label":"Process under authorisation by customs declaration: authorised (end) use"},
  {"value":"RCD01","label":"Relief/suspension of customs duty claimed"},
  {"value":"RED01","label":"Relief/suspension of excise duty claimed"},
  {"value":"REV10","label":"I/We declare that the goods are unfit for human consumption because of the presence of the constituent(s) named in the proportion stated in …"},
  {"value":"REV11","label":"I/We declare that the goods are unfit for human consumption because of the presence of the constituent(s) named in the proportion stated on …"},
  {"value":"REV13","label":"Wine to be warehoused in the containers, account to be taken at Import Station"},
  {"value":"REV14","label":"I/We request that the particulars given on the attached certificate (Republic of Ireland Form C&E 75) be accepted for the purpose of the …"},
  {"value":"ROY01","label":"Authorisation by customs declaration only"},
  {"value":"ROY02","label":"Authorisation by customs declaration only"},
  {"value":"RRS01","label":"Goods location uses the goods vehicle movement service"},
  {"value":"RVAT1","label":"Relief/suspension of import VAT claimed or claim to a reduced rate/value for import VAT. This code is only to be used in conjunction with …"},
  {"value":"SHNMO","label":"Goods owned by SHNMO and to be transported direct to NATO installations. See additional procedure code (data element 1/11) 1NC"},
  {"value":"TAPAR","label":"Temporary admission (TA) with partial relief. Only required where the goods are being transferred between different authorisation holders"},
  {"value":"TOR01","label":"Transfer of residence (ToR) relief for household effects and personal property belonging to natural persons transferring their normal place …"},
  {"value":"VAT03","label":"The goods entered for the importers/consignees whose VAT registration numbers are shown on the attached invoices Authorisation by Customs …"},
  {"value":"VAT04","label":"The goods are chargeable with VAT at a positive rate"},
  {"value":"VAT05","label":"General undertaking dated.….lodged with local Excise officer"},
  {"value":"WHSRP","label":"Claims to preference for goods being entered for customs warehousing/ free zone where a preference claim will be made on their removal"}
] },
"additional-procedures": { ...{"name":"additional-procedures","label":"Additional procedure","source":"CDS DE 1/11, HMRC import and export lists","date":"2026-08-01","dictionaries":["cds"],"pinned":["000"]}, "options": [
  {"value":"000","label":"No additional procedure","regime":"both"},
  {"value":"0GD","label":"Goods consigned to other government departments and agencies (where not otherwise covered under data element 1/11 national additional …","regime":"both"},
  {"value":"0MG","label":"Goods for Military Use Abroad","regime":"export"},
  {"value":"10C","label":"Items of correspondence","regime":"export"},
  {"value":"11A","label":"ATA Carnets (Non-Licensable Goods)","regime":"export"},
  {"value":"12A","label":"ATA Carnets (Licensable Goods)","regime":"export"},
  {"value":"13C","label":"CPD Carnets","regime":"export"},
  {"value":"14C","label":"Continental Shelf","regime":"export"},
  {"value":"15F","label":"Trade with Special Fiscal Territories or territories with which the EU has formed a Customs Union","regime":"export"},
  {"value":"16M","label":"MOU Export","regime":"export"},
  {"value":"17X","label":"Exit Safety and Security Summary Declaration (EXS)","regime":"export"},
  {"value":"18I","label":"Indirect Exports","regime":"export"},
  {"value":"19Z","label":"Removal from a Free zone","regime":"export"},
  {"value":"1AT","label":"ATA carnet","regime":"import"},
  {"value":"1BN","label":"Fresh bananas without a weight certificate","regime":"import"},
  {"value":"1CD","label":"Controlled drugs using simplified procedures","regime":"both"},
  {"value":"1CG","label":"Controlled Goods using simplified procedures","regime":"both"},
  {"value":"1CL","label":"Taxable commodities for climate change levy, with or without a claim to levy relief","regime":"import"},
  {"value":"1CS","label":"Goods are presented at approved Customs Supervised Export (CSE) location premises, awaiting clearance for export","regime":"export"},
  {"value":"1DP","label":"Goods imported under diplomatic privilege (official use)","regime":"both"},
  {"value":"1ES","label":"Goods imported for or on behalf of the European Space Agency (ESA) or by Astrium Ltd for use in INTELSAT project","regime":"import"},
  {"value":"1EX","label":"Mineral (Hydrocarbon) oil imported for heating use for which excise duty relief is claimed on entry to an excise warehouse","regime":"import"},
  {"value":"1FT","label":"Exportation of goods via a Fixed Transport Installation","regime":"export"},
  {"value":"1H7","label":"Low value goods, super reduced data set","regime":"import"},
  {"value":"1IE","label":"IP prior import equivalence (IM/EX)","regime":"import"},
  {"value":"1IL","label":"Single recipient low value in excess of £15 but not exceeding £135","regime":"import"},
  {"value":"1LV","label":"Low value bulking imports (LVBI) in excess of £15 but not exceeding £135","regime":"import"},
  {"value":"1MB","label":"Merchandise in Baggage","regime":"export"},
  {"value":"1MO","label":"Goods imported by the MoD (MoD VAT postponed accounting)","regime":"import"},
  {"value":"1MP","label":"Compensating products obtained from milk and milk products (EX/IM)","regime":"both"},
  {"value":"1MU","label":"Memorandum of Understanding","regime":"export"},
  {"value":"1NC","label":"Equipment imported for certain NATO contracts and projects","regime":"import"},
  {"value":"1NN","label":"Goods imported for non-NATO authorised countries (official use)","regime":"import"},
  {"value":"1NO","label":"Goods imported for US and other NATO visiting forces (official use)","regime":"both"},
  {"value":"1NP","label":"Goods imported for NATO visiting forces entitled personnel (personal use)","regime":"both"},
  {"value":"1NV","label":"Tariff chapters 8703 (motor cars) and 8711 (motor cycles) permanently imported","regime":"import"},
  {"value":"1PF","label":"Goods of an aggregate value not exceeding £630 (700 euros) intended solely for personal or family use","regime":"import"},
  {"value":"1PO","label":"Goods entered to IP imported using the international mail procedure","regime":"import"},
  {"value":"1RC","label":"Relief from Customs Duty","regime":"import"},
  {"value":"1RE","label":"Relief from excise duty","regime":"import"},
  {"value":"1RL","label":"Duty and VAT relief (RGR with end use)","regime":"import"},
  {"value":"1RV","label":"Relief from VAT (reduced value for VAT or exemption is claimed)","regime":"import"},
  {"value":"1SC","label":"Consignments entered under the provisions of the split consignment facility","regime":"import"},
  {"value":"1SW","label":"Goods imported under the shipwork end-use procedure","regime":"both"},
  {"value":"1TO","label":"Hydrocarbon oils imported under the tied oil scheme for excise duty relief","regime":"import"},
  {"value":"1VW","label":"Goods liable to VAT only, declared for customs warehousing, or removed from customs warehousing","regime":"both"},
  {"value":"1XT","label":"More than 1 previous procedure involving temporary admission","regime":"import"},
  {"value":"1XW","label":"More than 1 previous procedure involving customs warehousing","regime":"import"},
  {"value":"21G","label":"Private Exportations: Goods of a Non-Commercial Nature (Unaccompanied Baggage)","regime":"export"},
  {"value":"22C","label":"Coffins, Human Remains, Funerary Urns and Ornamental Funerary","regime":"export"},
  {"value":"23A","label":"Agricultural Products","regime":"export"},
  {"value":"24S","label":"Seeds, Fertilisers and Products for Treatment of Soil and Crops intended for use on Property Located in a Third Country Territory Adjoining …","regime":"export"},
  {"value":"25D","label":"Diplomatic Privilege (Official Use)","regime":"export"},
  {"value":"26D","label":"Diplomatic Privilege (Personal Use)","regime":"export"},
  {"value":"27M","label":"UK Government Mail/ Diplomatic Bags","regime":"export"},
  {"value":"2CD","label":"Controlled drugs released to a special procedure using simplified procedures","regime":"both"},
  {"value":"2CG","label":"Controlled goods released to a special procedure using simplified procedures","regime":"both"},
  {"value":"2DP","label":"Goods imported under diplomatic privilege (personal use)","regime":"both"},
  {"value":"2ES","label":"Excise goods being exported or dispatched from onward supply relief, moving under an excise duty suspension, for movements not originating …","regime":"export"},
  {"value":"2IE","label":"Indirect Export","regime":"export"},
  {"value":"2LV","label":"Low value bulking imports (LVBI) not exceeding £15","regime":"import"},
  {"value":"2MO","label":"Goods imported by the MoD to fulfil contracts (VAT paid)","regime":"import"},
  {"value":"3HG","label":"HG3 non-compliance notice (inward processing)","regime":"import"},
  {"value":"3LV","label":"Low Value Export or Dispatch to a Single Recipient","regime":"export"},
  {"value":"3NS","label":"Home Use goods that are excluded from external trade statistics being exported or dispatched","regime":"export"},
  {"value":"3PE","label":"Export or Dispatch of Personal Effects","regime":"export"},
  {"value":"3PM","label":"Export or Dispatch of Private Means of Transport","regime":"export"},
  {"value":"3RI","label":"Rejected Imports","regime":"export"},
  {"value":"40A","label":"Animals (twelve months)","regime":"export"},
  {"value":"40D","label":"Disaster Relief Material","regime":"export"},
  {"value":"40F","label":"Goods for use in Frontier Zone","regime":"export"},
  {"value":"40G","label":"Re-export of Goods Temporarily Admitted in Particular Situations Having No Economic Effect","regime":"export"},
  {"value":"40M","label":"Medical, Surgical and Laboratory Equipment","regime":"export"},
  {"value":"40P","label":"Re-export of Personal Effects Temporarily Admitted by Travellers","regime":"export"},
  {"value":"40T","label":"Means of Transport","regime":"export"},
  {"value":"40W","label":"Welfare Material for Seafarers","regime":"export"},
  {"value":"41G","label":"Re-export of Goods Temporarily Admitted for a Period Not Exceeding Three Months","regime":"export"},
  {"value":"41P","label":"Professional Equipment","regime":"export"},
  {"value":"42P","label":"Non-EU Packings being Re-exported","regime":"export"},
  {"value":"46P","label":"Prior import equivalence for OP","regime":"both"},
  {"value":"48P","label":"Prior import equivalence to replace defective goods for OP","regime":"both"},
  {"value":"50A","label":"Animals","regime":"export"},
  {"value":"50D","label":"Disaster Relief Material","regime":"export"},
  {"value":"50F","label":"Goods for use in Frontier Zone","regime":"export"},
  {"value":"50G","label":"Goods Temporarily Exported in Particular Situations Having No Economic Effect","regime":"export"},
  {"value":"50M","label":"Medical, Surgical and Laboratory Equipment","regime":"export"},
  {"value":"50P","label":"Personal Effects Temporarily Exported by Travellers","regime":"export"},
  {"value":"50T","label":"Means of Transport","regime":"export"},
  {"value":"50W","label":"Welfare Material for Seafarers","regime":"export"},
  {"value":"51P","label":"Professional Equipment","regime":"export"},
  {"value":"52P","label":"EU Pallets or Containers Temporarily Exported","regime":"export"},
  {"value":"61T","label":"TIR Carnets","regime":"export"},
  {"value":"62T","label":"New Computerised Transit (NCTS) Movements","regime":"export"},
  {"value":"63P","label":"Release to RGR with onward supply","regime":"import"},
  {"value":"63T","label":"Transit Simplifications","regime":"export"},
  {"value":"68P","label":"Re-imported goods placed in a non-customs warehouse where both excise duty and VAT (where this applies) are suspended","regime":"import"},
  {"value":"72M","label":"Movements in Records: Special Procedures","regime":"export"},
  {"value":"73N","label":"Notification of Presentation (NoP) under EIDR","regime":"export"},
  {"value":"80I","label":"Export MOU Inter-shed Removal","regime":"export"},
  {"value":"90V","label":"Over-Shipments: Inventory Record Cleansing","regime":"export"},
  {"value":"91U","label":"Under-shipments: Inventory Record Cleansing","regime":"export"},
  {"value":"92A","label":"Abandoned Goods: Inventory Record Cleansing","regime":"export"},
  {"value":"93D","label":"Destroyed Goods: Inventory Record Cleansing","regime":"export"},
  {"value":"94R","label":"Re-Routed/ Diverted Goods: Inventory Record Cleansing","regime":"export"},
  {"value":"95P","label":"Goods from a special fiscal territory placed under a non-customs warehousing procedure where both VAT and excise duty are suspended","regime":"import"},
  {"value":"95S","label":"Seized Goods: Inventory Record Cleansing","regime":"export"},
  {"value":"96M","label":"Missing Inventory Reference for Cleared Goods: Inventory Release Only","regime":"export"},
  {"value":"97F","label":"Final supplementary declaration of simplified declarations","regime":"import"},
  {"value":"A04","label":"Goods which are placed under or removed from an inward processing procedure (VAT only)","regime":"both"},
  {"value":"B02","label":"Processed products returning after repair under guarantee in accordance with article 260 of the code (goods repaired free of charge)","regime":"import"},
  {"value":"B03","label":"Processed products returning after replacement under guarantee in accordance with article 261 of the code (standard exchange system)","regime":"import"},
  {"value":"B06","label":"Processed products returning - VAT only","regime":"import"},
  {"value":"B51","label":"Goods temporarily (re)exported for repair under guarantee using Outward Processing","regime":"export"},
  {"value":"B52","label":"Defective goods temporarily (re)exported for replacement under guarantee using Outward Processing","regime":"export"},
  {"value":"B53","label":"Outward Processing under agreements with third countries, possibly combined with VAT only Outward Processing","regime":"export"},
  {"value":"B54","label":"Goods temporarily dispatched under VAT only Outward Processing","regime":"export"},
  {"value":"C01","label":"Personal property belonging to natural persons transferring their normal place of residence to the union","regime":"import"},
  {"value":"C02","label":"Trousseaux and household effects imported on the occasion of a marriage","regime":"import"},
  {"value":"C03","label":"Presents customarily given on the occasion of a marriage","regime":"import"},
  {"value":"C04","label":"Personal property acquired by inheritance by a natural person having his normal place of residence in the customs territory of the union","regime":"import"},
  {"value":"C06","label":"School outfits, educational materials and related household effects","regime":"import"},
  {"value":"C07","label":"Consignments of negligible value","regime":"import"},
  {"value":"C08","label":"Consignments sent from one private individual to another","regime":"import"},
  {"value":"C09","label":"Capital goods and other equipment imported on the transfer of activities from a third country into the union","regime":"import"},
  {"value":"C10","label":"Capital goods and other equipment belonging to persons engaged in a liberal profession and to legal persons engaged in a non-profit making …","regime":"import"},
  {"value":"C11","label":"Educational, scientific and cultural materials; scientific instruments and apparatus as listed in annex 1 to regulation (EC) no 1186/2009","regime":"import"},
  {"value":"C12","label":"Educational, scientific and cultural materials; scientific instruments and apparatus as listed in annex 11 to regulation (EC) no 1186/2009","regime":"both"},
  {"value":"C13","label":"Educational, scientific and cultural materials","regime":"import"},
  {"value":"C14","label":"Equipment imported for non-commercial purposes by or on behalf of a scientific research establishment or organisation based outside the …","regime":"import"},
  {"value":"C15","label":"Laboratory animals and biological or chemical substances intended for research","regime":"import"},
  {"value":"C16","label":"Therapeutic substances of human origin and blood-grouping and tissue-typing reagents","regime":"import"},
  {"value":"C17","label":"Instruments and apparatus used in medical research, establishing medical diagnoses or carrying out medical treatment","regime":"import"},
  {"value":"C18","label":"Reference substances for the quality control of medicinal products","regime":"import"},
  {"value":"C19","label":"Pharmaceutical products used at international sports events","regime":"import"},
  {"value":"C20","label":"Goods for charitable or philanthropic organisations - basic necessities imported by State organisations or other approved organisations","regime":"import"},
  {"value":"C21","label":"Articles in annex 111 to regulation (EC) no 1186/2009, intended for the blind","regime":"import"},
  {"value":"C22","label":"Articles in annex IV to regulation (EC) no 1186/2009, intended for the blind imported by blind persons themselves for their own use …","regime":"import"},
  {"value":"C23","label":"Articles in annex IV to regulation (EC) no 1186/2009, intended for the blind imported by certain institutions or organisations (including …","regime":"import"},
  {"value":"C24","label":"Articles, intended for other handicapped persons (other than blind persons) imported by handicapped persons themselves for their own use …","regime":"import"},
  {"value":"C25","label":"Articles, intended for other handicapped persons (other than blind persons) imported by certain institutions or organisations (including …","regime":"import"},
  {"value":"C26","label":"Goods imported for the benefit of disaster victims","regime":"import"},
  {"value":"C27","label":"Decorations conferred by governments of third countries on persons whose normal place of residence is in the customs territory of the union","regime":"import"},
  {"value":"C28","label":"Goods imported into the customs territory of the union by persons who have paid an official visit to a third country and who have received …","regime":"import"},
  {"value":"C29","label":"Goods to be used by monarchs or heads of state","regime":"import"},
  {"value":"C30","label":"Samples of goods of negligible value imported for trade promotion purposes","regime":"import"},
  {"value":"C31","label":"Printed advertising matter","regime":"import"},
  {"value":"C32","label":"Small representative samples of goods manufactured outside the customs territory of the union, intended for a trade fair or similar event","regime":"import"},
  {"value":"C33","label":"Goods imported for examination, analysis or test purposes","regime":"import"},
  {"value":"C34","label":"Consignments, sent to organisations protecting copyrights or industrial and commercial patent rights","regime":"import"},
  {"value":"C35","label":"Tourist information literature","regime":"import"},
  {"value":"C36","label":"Miscellaneous documents and articles","regime":"import"},
  {"value":"C37","label":"Ancilliary materials for the stowage and protection of goods during their transport","regime":"import"},
  {"value":"C38","label":"Litter, fodder and feeding stuffs for animals during their transport","regime":"import"},
  {"value":"C39","label":"Fuel and lubricants present in land motor vehicles and special containers","regime":"import"},
  {"value":"C40","label":"Materials for cemeteries for, and memorials to, war victims","regime":"import"},
  {"value":"C41","label":"Coffins, funerary urns and ornamental funerary articles","regime":"import"},
  {"value":"C42","label":"Personal property entered for free circulation before the person concerned establishes his normal place of residence in the customs …","regime":"import"},
  {"value":"C43","label":"Personal property belonging to a natural person having intention to transfer his normal place of residence to the union (duty free …","regime":"import"},
  {"value":"C44","label":"Personal property acquired by inheritance by legal persons engaged in a non-profit making activity who are established in the customs …","regime":"import"},
  {"value":"C45","label":"Agricultural, stock-farming, bee-keeping, horticultural and forestry products from properties located in a third country adjoining the …","regime":"import"},
  {"value":"C46","label":"Products of fishing or fish-farming activities carried out in the lakes or waterways bordering a member state and a third country by union …","regime":"import"},
  {"value":"C47","label":"Seeds, fertilisers and products for treatment of soil and crops intended for use on property located in the customs territory of the union …","regime":"import"},
  {"value":"C48","label":"Goods contained in the personal luggage and exempted from VAT","regime":"import"},
  {"value":"C49","label":"Goods for charitable or philanthropic organisations — goods of every description sent free of charge and to be used for fund-raising at …","regime":"import"},
  {"value":"C50","label":"Goods for charitable or philanthropic organisations — equipment and office materials sent free of charge","regime":"import"},
  {"value":"C51","label":"Cups, medals and similar articles of an essentially symbolic nature which having been awarded in a third country to persons having their …","regime":"import"},
  {"value":"C52","label":"Cups, medals and similar articles of an essentially symbolic nature which are given free of charge by authorities or persons established in …","regime":"import"},
  {"value":"C53","label":"Awards, trophies and souvenirs of a symbolic nature and of limited value intended for distribution free of charge to persons normally …","regime":"import"},
  {"value":"C54","label":"Goods imported into the customs territory of the Union by persons coming to pay an official visit in the customs territory of the union and …","regime":"import"},
  {"value":"C55","label":"Goods sent as gifts from one official body, carrying on an activity located in a third country, to another official body, carrying on an …","regime":"import"},
  {"value":"C56","label":"Articles for advertising purposes, of no intrinsic commercial value, sent free of charge by suppliers to their customers, which apart from …","regime":"import"},
  {"value":"C57","label":"Goods imported solely in order to be demonstrated or in order to demonstrate machines and apparatus, manufactured outside the customs …","regime":"import"},
  {"value":"C58","label":"Various materials of little value such as paints, varnishes, wallpaper, for example, used in the building, fitting-out and decoration of …","regime":"import"},
  {"value":"C59","label":"Printed matter, catalogues, prospectuses, price lists, advertising posters, calendars, whether or not illustrated, unframed photographs and …","regime":"import"},
  {"value":"C60","label":"Trousseaux and household effects imported on the occasion of a marriage entered for free circulation in the first 2 months before the …","regime":"import"},
  {"value":"C61","label":"Presents customarily given on the occasion of a marriage entered for free circulation in the last 2 months before the wedding (duty relief …","regime":"import"},
  {"value":"D01","label":"Pallets (including pallet accessories and equipment)","regime":"both"},
  {"value":"D02","label":"Containers (including container accessories and equipment)","regime":"both"},
  {"value":"D03","label":"Means of road, rail, air, sea and inland waterway transport","regime":"both"},
  {"value":"D04","label":"Personal effects and goods for sports purposes imported by travellers","regime":"both"},
  {"value":"D05","label":"Welfare material for seafarers","regime":"both"},
  {"value":"D06","label":"Disaster relief material","regime":"both"},
  {"value":"D07","label":"Medical, surgical and laboratory equipment","regime":"both"},
  {"value":"D08","label":"Animals","regime":"both"},
  {"value":"D09","label":"Goods for use in frontier zone","regime":"both"},
  {"value":"D10","label":"Sound, image or data carrying media","regime":"both"},
  {"value":"D11","label":"Publicity material","regime":"both"},
  {"value":"D12","label":"Professional equipment","regime":"both"},
  {"value":"D13","label":"Pedagogic material and scientific equipment","regime":"both"},
  {"value":"D15","label":"Packings, empty","regime":"both"},
  {"value":"D16","label":"Moulds, dies, blocks, drawings, sketches, measuring, checking and testing instruments and other similar articles","regime":"both"},
  {"value":"D17","label":"Special tools and instruments","regime":"both"},
  {"value":"D18","label":"Goods subject to tests, experiments or demonstrations","regime":"both"},
  {"value":"D19","label":"Goods imported, subject to satisfactory acceptance tests, in connection with a sales contract","regime":"both"},
  {"value":"D20","label":"Goods used to carry out tests, experiments or demonstrations without financial gain (6 months)","regime":"both"},
  {"value":"D21","label":"Samples","regime":"both"},
  {"value":"D22","label":"Replacement means of production (6 months)","regime":"both"},
  {"value":"D23","label":"Goods for events or for sale","regime":"both"},
  {"value":"D24","label":"Goods for approval (6 months)","regime":"both"},
  {"value":"D25","label":"Works of art, collectors' items and antiques","regime":"both"},
  {"value":"D26","label":"Goods imported with a view to their sale by auction","regime":"both"},
  {"value":"D27","label":"Spare parts, accessories and equipment","regime":"both"},
  {"value":"D28","label":"Goods imported in particular situations having no economic effect","regime":"both"},
  {"value":"D29","label":"Goods imported for a period not exceeding 3 months","regime":"both"},
  {"value":"D30","label":"Means of transport for persons established outside the customs territory of the union or for persons preparing for the transfer of their …","regime":"both"},
  {"value":"D51","label":"Temporary admission with partial relief from duties","regime":"both"},
  {"value":"E01","label":"Use of the unit price for the determination of the customs value for certain perishable goods (article 74(2)(c) of the code and article …","regime":"import"},
  {"value":"E02","label":"Standard import values (for example: commission regulation (EU) no 543/2011)","regime":"import"},
  {"value":"F01","label":"Relief from import duties for returned goods (article 203 of the code)","regime":"import"},
  {"value":"F02","label":"Relief from import duties for returned goods (special circumstances provided for in article 159 of delegated regulation (EU) 2015/2446: …","regime":"import"},
  {"value":"F03","label":"Relief from import duties for returned goods (special circumstances provided for in article 158 (2) of delegated regulation (EU) 215/2446 …","regime":"import"},
  {"value":"F04","label":"Processed products which return to the EU after having been previously re-exported subsequent to an inward processing procedure (article …","regime":"import"},
  {"value":"F05","label":"Relief from import duties and from VAT or excise duties, or both, for returned goods (article 203 of the code and art","regime":"import"},
  {"value":"F06","label":"A movement of excise goods under an excise duty suspension arrangement from the place of importation in accordance with article 17(1)(b) of …","regime":"import"},
  {"value":"F07","label":"Processed products which returned to the EU after having been previously re-exported subsequent to an inward processing procedure where the …","regime":"import"},
  {"value":"F15","label":"Goods introduced in the context of trade with Special Fiscal Territories or territories with which the EU has formed a Customs Union …","regime":"import"},
  {"value":"F21","label":"Exemption from import duties of products of sea-fishing and other products taken from the territorial sea of a country or territory outside …","regime":"import"},
  {"value":"F22","label":"Exemption from import duties of products obtained from products of sea fishing and other products taken from the territorial sea of a …","regime":"import"},
  {"value":"F44","label":"Inward processing; customs debt under article 86(3) of the code","regime":"both"},
  {"value":"F45","label":"Exemption from import VAT for goods claiming relief from import duty under council reg. (EC) no. 1186/2009","regime":"import"},
  {"value":"F75","label":"Goods dispatched in the context of trade with UK Special Fiscal Territories - Jersey or Guernsey","regime":"export"}
] },
"authorisation-types": { ...{"name":"authorisation-types","label":"Authorisation type","source":"CDS DE 3/39, HMRC lists","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"ACE","label":"Transit authorisation: Authorised consignee for Union transit"},
  {"value":"ACP","label":"Authorised issuer to establish the proof of the customs status of Union goods"},
  {"value":"ACR","label":"Transit authorisation: Authorised consignor for Union transit"},
  {"value":"ACT","label":"Transit authorisation: Authorised consignee for TIR procedure"},
  {"value":"AEOC","label":"Authorised Economic Operator - Customs simplifications"},
  {"value":"AEOF","label":"Authorised Economic Operator - Customs simplifications/Security and safety"},
  {"value":"AEOS","label":"Authorised Economic Operator - Security and safety"},
  {"value":"APEX","label":"Approved Exporter"},
  {"value":"AWB","label":"Authorised Weigher of Bananas"},
  {"value":"BOI","label":"Binding Origin Information"},
  {"value":"BTI","label":"Binding Tariff Information"},
  {"value":"CCL","label":"Authorisation for centralised clearance"},
  {"value":"CGU","label":"Customs comprehensive guarantee"},
  {"value":"CSDR","label":"Community System of Duty Reliefs"},
  {"value":"CSE","label":"Customs Supervised Exports"},
  {"value":"CVA","label":"Simplification of the determination of amounts being part of the customs value of goods"},
  {"value":"CW1","label":"Operation of storage facilities for the customs warehousing of goods in a public customs warehouse type I"},
  {"value":"CW2","label":"Operation of storage facilities for the customs warehousing of goods in a public customs warehouse type II"},
  {"value":"CWP","label":"Operation of storage facilities for the customs warehousing of goods in a private customs warehouse"},
  {"value":"DEP","label":"Designated Export Place"},
  {"value":"DPO","label":"Deferment of payment authorisation"},
  {"value":"EIR","label":"Authorisation for the use of customs declaration through an entry of data in the declarant's records (EIDR)"},
  {"value":"EORI","label":"Economic Operator Registration and Identification"},
  {"value":"EPSS","label":"Excise Payment Security System"},
  {"value":"ETD","label":"Electronic Transport Document (authorised for use as a customs declaration)"},
  {"value":"EUS","label":"End Use authorisation"},
  {"value":"EXEE","label":"Registered Consignee (Excise)"},
  {"value":"EXOR","label":"Registered Consignor (Excise)"},
  {"value":"EXRR","label":"Submission of an arrived export declaration for RoRo movements (where CSE Authorisation is not used)"},
  {"value":"EXW","label":"Excise Warehouse"},
  {"value":"EXWH","label":"Excise Warehouse - Hydrocarbon Oils"},
  {"value":"FAS","label":"Flexible Accounting System"},
  {"value":"FP","label":"Freeports Special Procedure"},
  {"value":"FTI","label":"Fixed Transport Installation"},
  {"value":"FZ","label":"Free Zone (only for the use of the Isle of Man)"},
  {"value":"GGA","label":"General Guarantee Account"},
  {"value":"GVS","label":"General Valuation Statement"},
  {"value":"IPO","label":"Inward Processing authorisation"},
  {"value":"LVBI","label":"Low value bulking of imports"},
  {"value":"MIB","label":"Merchandise in Baggage"},
  {"value":"MOU","label":"Memorandum of Understanding (approved exporters only)"},
  {"value":"OPO","label":"Outward Processing authorisation"},
  {"value":"REM","label":"Remission of the amounts of import or export duty"},
  {"value":"REP","label":"Repayment of the amounts of import or export duty"},
  {"value":"REX","label":"Registered Exporter"},
  {"value":"RSS","label":"Regular Shipping Services authorisation"},
  {"value":"SAS","label":"Authorisation for self-assessment"},
  {"value":"SASP","label":"Single Authorisation for Simplified Procedures"},
  {"value":"SDE","label":"Simplified Declaration Procedure authorisation (SDP)"},
  {"value":"SIVA","label":"Simplified Import VAT Accounting"},
  {"value":"SSE","label":"Authorisation for the use of seals of a special type"},
  {"value":"TEA","label":"Temporary Admission authorisation"},
  {"value":"TEAH","label":"Temporary Admission authorisation - Auction Houses (no guarantee for VAT required)"},
  {"value":"TRD","label":"Transit authorisation: Authorisation to use transit declaration with a reduced dataset"},
  {"value":"TST","label":"Authorisation to operate storage facilities for the temporary storage of goods"},
  {"value":"UKCS","label":"UK Continental Shelf"},
  {"value":"UKD","label":"UK Destination Authorisation"},
  {"value":"UKTS","label":"UK Trader Scheme Authorisation"}
] },
"change-reasons": { ...{"name":"change-reasons","label":"Reasons of a change","source":"Specification 1 §9 (CUS-035 to CUS-037, CUS-047 to CUS-061)","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"1","label":"Declaration is no longer required"},
  {"value":"2","label":"Duplicate declaration (MRN of new declaration provided)"},
  {"value":"3","label":"Other reason for cancellation"},
  {"value":"16","label":"Goods presentation notice"},
  {"value":"20","label":"Commodity code"},
  {"value":"21","label":"Value"},
  {"value":"22","label":"Tax lines"},
  {"value":"23","label":"Preference"},
  {"value":"24","label":"Quota"},
  {"value":"25","label":"License"},
  {"value":"26","label":"Currency"},
  {"value":"27","label":"CPC"},
  {"value":"28","label":"Weight or quantity"},
  {"value":"29","label":"Consignee/consignor"},
  {"value":"30","label":"Delete item"},
  {"value":"31","label":"Nil amendment"},
  {"value":"32","label":"Other"},
  {"value":"33","label":"Security undervaluation"}
] },
"container-flags": { ...{"name":"container-flags","label":"Container","source":"CDS DE 7/2","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"0","label":"Not in containers"},
  {"value":"1","label":"In containers"}
] },
"countries": { ...{"name":"countries","label":"Country","source":"HMRC exports country list (CDS form of ISO 3166-1), with XI and EU for imports","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"AF","label":"Afghanistan"},
  {"value":"AL","label":"Albania"},
  {"value":"DZ","label":"Algeria"},
  {"value":"AS","label":"American Samoa"},
  {"value":"AD","label":"Andorra"},
  {"value":"AO","label":"Angola"},
  {"value":"AI","label":"Anguilla","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"AQ","label":"Antarctica","guidance":"Includes the British Antarctic Territory, which has no ISO code of its own."},
  {"value":"AG","label":"Antigua and Barbuda"},
  {"value":"AR","label":"Argentina"},
  {"value":"AM","label":"Armenia"},
  {"value":"AW","label":"Aruba"},
  {"value":"AU","label":"Australia"},
  {"value":"AT","label":"Austria"},
  {"value":"AZ","label":"Azerbaijan"},
  {"value":"BH","label":"Bahrain"},
  {"value":"BD","label":"Bangladesh"},
  {"value":"BB","label":"Barbados"},
  {"value":"BY","label":"Belarus"},
  {"value":"ZB","label":"Belgian Continental Shelf"},
  {"value":"BE","label":"Belgium"},
  {"value":"BZ","label":"Belize"},
  {"value":"BJ","label":"Benin"},
  {"value":"BM","label":"Bermuda","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"BT","label":"Bhutan"},
  {"value":"BO","label":"Bolivia"},
  {"value":"BQ","label":"Bonaire, Sint Eustatius and Saba"},
  {"value":"BA","label":"Bosnia and Herzegovina"},
  {"value":"BW","label":"Botswana"},
  {"value":"BV","label":"Bouvet Island"},
  {"value":"BR","label":"Brazil"},
  {"value":"IO","label":"British Indian Ocean Territory","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"VG","label":"British Virgin Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"BN","label":"Brunei"},
  {"value":"BG","label":"Bulgaria"},
  {"value":"BF","label":"Burkina Faso"},
  {"value":"BI","label":"Burundi"},
  {"value":"CV","label":"Cabo Verde","aliases":["Cape Verde"]},
  {"value":"KH","label":"Cambodia"},
  {"value":"CM","label":"Cameroon"},
  {"value":"CA","label":"Canada"},
  {"value":"KY","label":"Cayman Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"CF","label":"Central African Republic"},
  {"value":"XC","label":"Ceuta","guidance":"Ceuta (Spain). Customs code used in place of ES for trade statistics."},
  {"value":"TD","label":"Chad"},
  {"value":"CL","label":"Chile"},
  {"value":"CN","label":"China"},
  {"value":"CX","label":"Christmas Island"},
  {"value":"CC","label":"Cocos (Keeling) Islands"},
  {"value":"CO","label":"Colombia"},
  {"value":"KM","label":"Comoros"},
  {"value":"CG","label":"Congo","aliases":["Congo Brazzaville"]},
  {"value":"CD","label":"Congo (Democratic Republic)","aliases":["DRC","Congo Kinshasa"]},
  {"value":"ZJ","label":"Continental Shelf (NW European) - Cyprus Sector"},
  {"value":"ZK","label":"Continental Shelf (NW European) - Finland Sector"},
  {"value":"ZC","label":"Continental Shelf (NW European) - Greece Sector"},
  {"value":"ZL","label":"Continental Shelf (NW European) - Italy Sector"},
  {"value":"ZS","label":"Continental Shelf (NW European) - Sweden Sector"},
  {"value":"CK","label":"Cook Islands"},
  {"value":"CR","label":"Costa Rica"},
  {"value":"HR","label":"Croatia"},
  {"value":"CU","label":"Cuba"},
  {"value":"CW","label":"Curaçao"},
  {"value":"CY","label":"Cyprus"},
  {"value":"CZ","label":"Czechia","aliases":["Czech Republic"]},
  {"value":"ZD","label":"Danish Continental Shelf"},
  {"value":"DK","label":"Denmark"},
  {"value":"DJ","label":"Djibouti"},
  {"value":"DM","label":"Dominica"},
  {"value":"DO","label":"Dominican Republic"},
  {"value":"TL","label":"East Timor"},
  {"value":"EC","label":"Ecuador"},
  {"value":"EG","label":"Egypt"},
  {"value":"SV","label":"El Salvador"},
  {"value":"GQ","label":"Equatorial Guinea"},
  {"value":"ER","label":"Eritrea"},
  {"value":"EE","label":"Estonia"},
  {"value":"SZ","label":"Eswatini","aliases":["Swaziland"]},
  {"value":"ET","label":"Ethiopia"},
  {"value":"EU","label":"European Union","guidance":"European Union. Used for preferential origin only."},
  {"value":"FK","label":"Falkland Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"FO","label":"Faroe Islands"},
  {"value":"FJ","label":"Fiji"},
  {"value":"FI","label":"Finland"},
  {"value":"FR","label":"France"},
  {"value":"ZF","label":"French Continental Shelf"},
  {"value":"PF","label":"French Polynesia"},
  {"value":"TF","label":"French Southern Territories"},
  {"value":"GA","label":"Gabon"},
  {"value":"GE","label":"Georgia"},
  {"value":"ZG","label":"German Continental Shelf"},
  {"value":"DE","label":"Germany"},
  {"value":"GH","label":"Ghana"},
  {"value":"GI","label":"Gibraltar","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"GR","label":"Greece"},
  {"value":"GL","label":"Greenland"},
  {"value":"GD","label":"Grenada"},
  {"value":"GP","label":"Guadeloupe"},
  {"value":"GU","label":"Guam"},
  {"value":"GT","label":"Guatemala"},
  {"value":"GG","label":"Guernsey","guidance":"Crown dependency. In customs union with the UK; outside the UK VAT area. Includes Alderney and Sark."},
  {"value":"GN","label":"Guinea"},
  {"value":"GW","label":"Guinea-Bissau"},
  {"value":"GY","label":"Guyana"},
  {"value":"HT","label":"Haiti"},
  {"value":"HM","label":"Heard Island and McDonald Islands"},
  {"value":"HN","label":"Honduras"},
  {"value":"HK","label":"Hong Kong"},
  {"value":"HU","label":"Hungary"},
  {"value":"IS","label":"Iceland"},
  {"value":"IN","label":"India"},
  {"value":"ID","label":"Indonesia"},
  {"value":"IR","label":"Iran"},
  {"value":"IQ","label":"Iraq"},
  {"value":"IE","label":"Ireland","aliases":["Eire","Republic of Ireland"]},
  {"value":"ZE","label":"Irish Continental Shelf"},
  {"value":"IM","label":"Isle of Man","guidance":"Crown dependency. In customs union with the UK and inside the UK VAT and excise area."},
  {"value":"IL","label":"Israel"},
  {"value":"IT","label":"Italy"},
  {"value":"CI","label":"Ivory Coast"},
  {"value":"JM","label":"Jamaica"},
  {"value":"JP","label":"Japan"},
  {"value":"JE","label":"Jersey","guidance":"Crown dependency. In customs union with the UK; outside the UK VAT area."},
  {"value":"JO","label":"Jordan"},
  {"value":"KZ","label":"Kazakhstan"},
  {"value":"KE","label":"Kenya"},
  {"value":"KI","label":"Kiribati"},
  {"value":"XK","label":"Kosovo","guidance":"Kosovo. User-assigned code."},
  {"value":"KW","label":"Kuwait"},
  {"value":"KG","label":"Kyrgyzstan"},
  {"value":"LA","label":"Laos"},
  {"value":"LV","label":"Latvia"},
  {"value":"LB","label":"Lebanon"},
  {"value":"LS","label":"Lesotho"},
  {"value":"LR","label":"Liberia"},
  {"value":"LY","label":"Libya"},
  {"value":"LI","label":"Liechtenstein"},
  {"value":"LT","label":"Lithuania"},
  {"value":"LU","label":"Luxembourg"},
  {"value":"MO","label":"Macao"},
  {"value":"MG","label":"Madagascar"},
  {"value":"MW","label":"Malawi"},
  {"value":"MY","label":"Malaysia"},
  {"value":"MV","label":"Maldives"},
  {"value":"ML","label":"Mali"},
  {"value":"MT","label":"Malta"},
  {"value":"MH","label":"Marshall Islands"},
  {"value":"MR","label":"Mauritania"},
  {"value":"MU","label":"Mauritius"},
  {"value":"YT","label":"Mayotte"},
  {"value":"XL","label":"Melilla","guidance":"Melilla (Spain). Customs code used in place of ES."},
  {"value":"MX","label":"Mexico"},
  {"value":"FM","label":"Micronesia"},
  {"value":"MD","label":"Moldova"},
  {"value":"MN","label":"Mongolia"},
  {"value":"ME","label":"Montenegro"},
  {"value":"MS","label":"Montserrat","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"MA","label":"Morocco"},
  {"value":"MZ","label":"Mozambique"},
  {"value":"MM","label":"Myanmar (Burma)"},
  {"value":"NA","label":"Namibia"},
  {"value":"NR","label":"Nauru"},
  {"value":"NP","label":"Nepal"},
  {"value":"NL","label":"Netherlands","aliases":["Holland"]},
  {"value":"ZH","label":"Netherlands Continental Shelf"},
  {"value":"NC","label":"New Caledonia"},
  {"value":"NZ","label":"New Zealand"},
  {"value":"NI","label":"Nicaragua"},
  {"value":"NE","label":"Niger"},
  {"value":"NG","label":"Nigeria"},
  {"value":"NU","label":"Niue"},
  {"value":"NF","label":"Norfolk Island"},
  {"value":"KP","label":"North Korea"},
  {"value":"MK","label":"North Macedonia"},
  {"value":"MP","label":"Northern Mariana Islands"},
  {"value":"NO","label":"Norway"},
  {"value":"ZN","label":"Norwegian Continental Shelf"},
  {"value":"PS","label":"Occupied Palestinian Territories"},
  {"value":"OM","label":"Oman"},
  {"value":"PK","label":"Pakistan"},
  {"value":"PW","label":"Palau"},
  {"value":"PA","label":"Panama"},
  {"value":"PG","label":"Papua New Guinea"},
  {"value":"PY","label":"Paraguay"},
  {"value":"PE","label":"Peru"},
  {"value":"PH","label":"Philippines"},
  {"value":"PN","label":"Pitcairn, Henderson, Ducie and Oeno Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"PL","label":"Poland"},
  {"value":"PT","label":"Portugal"},
  {"value":"QA","label":"Qatar"},
  {"value":"RO","label":"Romania"},
  {"value":"RU","label":"Russia"},
  {"value":"RW","label":"Rwanda"},
  {"value":"BL","label":"Saint Barthélemy"},
  {"value":"PM","label":"Saint Pierre and Miquelon"},
  {"value":"WS","label":"Samoa"},
  {"value":"SM","label":"San Marino"},
  {"value":"ST","label":"Sao Tome and Principe"},
  {"value":"SA","label":"Saudi Arabia"},
  {"value":"SN","label":"Senegal"},
  {"value":"XS","label":"Serbia","guidance":"Serbia in customs code lists; ISO 3166 uses RS."},
  {"value":"SC","label":"Seychelles"},
  {"value":"SL","label":"Sierra Leone"},
  {"value":"SG","label":"Singapore"},
  {"value":"SX","label":"Sint Maarten (Dutch part)"},
  {"value":"SK","label":"Slovakia"},
  {"value":"SI","label":"Slovenia"},
  {"value":"SB","label":"Solomon Islands"},
  {"value":"SO","label":"Somalia"},
  {"value":"ZA","label":"South Africa","aliases":["RSA"]},
  {"value":"GS","label":"South Georgia and South Sandwich Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"KR","label":"South Korea"},
  {"value":"SS","label":"South Sudan"},
  {"value":"ES","label":"Spain"},
  {"value":"LK","label":"Sri Lanka"},
  {"value":"SH","label":"St Helena, Ascension and Tristan da Cunha","guidance":"British overseas territory. One ISO code for Saint Helena, Ascension and Tristan da Cunha."},
  {"value":"KN","label":"St Kitts and Nevis"},
  {"value":"LC","label":"St Lucia"},
  {"value":"VC","label":"St Vincent"},
  {"value":"SD","label":"Sudan"},
  {"value":"SR","label":"Suriname"},
  {"value":"SE","label":"Sweden"},
  {"value":"CH","label":"Switzerland"},
  {"value":"SY","label":"Syria"},
  {"value":"TW","label":"Taiwan"},
  {"value":"TJ","label":"Tajikistan"},
  {"value":"TZ","label":"Tanzania"},
  {"value":"TH","label":"Thailand"},
  {"value":"BS","label":"The Bahamas"},
  {"value":"GM","label":"The Gambia"},
  {"value":"TG","label":"Togo"},
  {"value":"TK","label":"Tokelau"},
  {"value":"TO","label":"Tonga"},
  {"value":"TT","label":"Trinidad and Tobago"},
  {"value":"TN","label":"Tunisia"},
  {"value":"TR","label":"Turkey","aliases":["Türkiye"]},
  {"value":"TM","label":"Turkmenistan"},
  {"value":"TC","label":"Turks and Caicos Islands","guidance":"British overseas territory. Outside the customs territory of the UK."},
  {"value":"TV","label":"Tuvalu"},
  {"value":"UG","label":"Uganda"},
  {"value":"UA","label":"Ukraine"},
  {"value":"AE","label":"United Arab Emirates","aliases":["UAE"]},
  {"value":"GB","label":"United Kingdom","aliases":["UK","Great Britain","Britain","England","Scotland","Wales"],"guidance":"Great Britain (England, Scotland, Wales). Use XI for Northern Ireland where the declaration or EORI is a Northern Ireland one."},
  {"value":"XI","label":"United Kingdom (Northern Ireland)","guidance":"Northern Ireland. User-assigned code used by UK customs and NCTS; not an ISO 3166 country."},
  {"value":"ZU","label":"United Kingdom Continental Shelf"},
  {"value":"US","label":"United States","aliases":["USA","America"]},
  {"value":"UM","label":"United States Minor Outlying Islands"},
  {"value":"VI","label":"United States Virgin Islands"},
  {"value":"UY","label":"Uruguay"},
  {"value":"UZ","label":"Uzbekistan"},
  {"value":"VU","label":"Vanuatu"},
  {"value":"VA","label":"Vatican City"},
  {"value":"VE","label":"Venezuela"},
  {"value":"VN","label":"Vietnam"},
  {"value":"WF","label":"Wallis and Futuna"},
  {"value":"EH","label":"Western Sahara"},
  {"value":"YE","label":"Yemen"},
  {"value":"ZM","label":"Zambia"},
  {"value":"ZW","label":"Zimbabwe"}
] },
"currencies": { ...{"name":"currencies","label":"Currency","source":"ISO 4217, currencies in circulation","date":"2026-02-01","dictionaries":["cds"],"pinned":["GBP","EUR","SEK","USD","CAD","CNY","INR"],"others":"Other currencies"}, "options": [
  {"value":"AED","label":"UAE Dirham"},
  {"value":"AFN","label":"Afghani"},
  {"value":"ALL","label":"Lek"},
  {"value":"AMD","label":"Armenian Dram"},
  {"value":"AOA","label":"Kwanza"},
  {"value":"ARS","label":"Argentine Peso"},
  {"value":"AUD","label":"Australian Dollar","aliases":["A$"]},
  {"value":"AWG","label":"Aruban Florin"},
  {"value":"AZN","label":"Azerbaijan Manat"},
  {"value":"BAM","label":"Convertible Mark"},
  {"value":"BBD","label":"Barbados Dollar"},
  {"value":"BDT","label":"Taka"},
  {"value":"BHD","label":"Bahraini Dinar"},
  {"value":"BIF","label":"Burundi Franc"},
  {"value":"BMD","label":"Bermudian Dollar"},
  {"value":"BND","label":"Brunei Dollar"},
  {"value":"BOB","label":"Boliviano"},
  {"value":"BRL","label":"Brazilian Real","aliases":["R$"]},
  {"value":"BSD","label":"Bahamian Dollar"},
  {"value":"BTN","label":"Ngultrum"},
  {"value":"BWP","label":"Pula"},
  {"value":"BYN","label":"Belarusian Ruble"},
  {"value":"BZD","label":"Belize Dollar"},
  {"value":"CAD","label":"Canadian Dollar","aliases":["C$"]},
  {"value":"CDF","label":"Congolese Franc"},
  {"value":"CHF","label":"Swiss Franc","aliases":["SFr"]},
  {"value":"CLP","label":"Chilean Peso"},
  {"value":"CNY","label":"Yuan Renminbi","aliases":["RMB"]},
  {"value":"COP","label":"Colombian Peso"},
  {"value":"CRC","label":"Costa Rican Colon"},
  {"value":"CUP","label":"Cuban Peso"},
  {"value":"CVE","label":"Cabo Verde Escudo"},
  {"value":"CZK","label":"Czech Koruna","aliases":["Kč"]},
  {"value":"DJF","label":"Djibouti Franc"},
  {"value":"DKK","label":"Danish Krone"},
  {"value":"DOP","label":"Dominican Peso"},
  {"value":"DZD","label":"Algerian Dinar"},
  {"value":"EGP","label":"Egyptian Pound"},
  {"value":"ERN","label":"Nakfa"},
  {"value":"ETB","label":"Ethiopian Birr"},
  {"value":"EUR","label":"Euro","aliases":["€"]},
  {"value":"FJD","label":"Fiji Dollar"},
  {"value":"FKP","label":"Falkland Islands Pound"},
  {"value":"GBP","label":"Pound Sterling","aliases":["£"]},
  {"value":"GEL","label":"Lari"},
  {"value":"GHS","label":"Ghana Cedi"},
  {"value":"GIP","label":"Gibraltar Pound"},
  {"value":"GMD","label":"Dalasi"},
  {"value":"GNF","label":"Guinean Franc"},
  {"value":"GTQ","label":"Quetzal"},
  {"value":"GYD","label":"Guyana Dollar"},
  {"value":"HKD","label":"Hong Kong Dollar","aliases":["HK$"]},
  {"value":"HNL","label":"Lempira"},
  {"value":"HTG","label":"Gourde"},
  {"value":"HUF","label":"Forint"},
  {"value":"IDR","label":"Rupiah"},
  {"value":"ILS","label":"New Israeli Sheqel","aliases":["₪"]},
  {"value":"INR","label":"Indian Rupee","aliases":["₹"]},
  {"value":"IQD","label":"Iraqi Dinar"},
  {"value":"IRR","label":"Iranian Rial"},
  {"value":"ISK","label":"Iceland Krona"},
  {"value":"JMD","label":"Jamaican Dollar"},
  {"value":"JOD","label":"Jordanian Dinar"},
  {"value":"JPY","label":"Yen"},
  {"value":"KES","label":"Kenyan Shilling"},
  {"value":"KGS","label":"Som"},
  {"value":"KHR","label":"Riel"},
  {"value":"KMF","label":"Comorian Franc"},
  {"value":"KPW","label":"North Korean Won"},
  {"value":"KRW","label":"Won","aliases":["₩"]},
  {"value":"KWD","label":"Kuwaiti Dinar"},
  {"value":"KYD","label":"Cayman Islands Dollar"},
  {"value":"KZT","label":"Tenge"},
  {"value":"LAK","label":"Lao Kip"},
  {"value":"LBP","label":"Lebanese Pound"},
  {"value":"LKR","label":"Sri Lanka Rupee"},
  {"value":"LRD","label":"Liberian Dollar"},
  {"value":"LSL","label":"Loti"},
  {"value":"LYD","label":"Libyan Dinar"},
  {"value":"MAD","label":"Moroccan Dirham"},
  {"value":"MDL","label":"Moldovan Leu"},
  {"value":"MGA","label":"Malagasy Ariary"},
  {"value":"MKD","label":"Denar"},
  {"value":"MMK","label":"Kyat"},
  {"value":"MNT","label":"Tugrik"},
  {"value":"MOP","label":"Pataca"},
  {"value":"MRU","label":"Ouguiya"},
  {"value":"MUR","label":"Mauritius Rupee"},
  {"value":"MVR","label":"Rufiyaa"},
  {"value":"MWK","label":"Malawi Kwacha"},
  {"value":"MXN","label":"Mexican Peso"},
  {"value":"MYR","label":"Malaysian Ringgit"},
  {"value":"MZN","label":"Mozambique Metical"},
  {"value":"NAD","label":"Namibia Dollar"},
  {"value":"NGN","label":"Naira"},
  {"value":"NIO","label":"Cordoba Oro"},
  {"value":"NOK","label":"Norwegian Krone"},
  {"value":"NPR","label":"Nepalese Rupee"},
  {"value":"NZD","label":"New Zealand Dollar","aliases":["NZ$"]},
  {"value":"OMR","label":"Rial Omani"},
  {"value":"PAB","label":"Balboa"},
  {"value":"PEN","label":"Sol"},
  {"value":"PGK","label":"Kina"},
  {"value":"PHP","label":"Philippine Peso"},
  {"value":"PKR","label":"Pakistan Rupee"},
  {"value":"PLN","label":"Zloty","aliases":["zł"]},
  {"value":"PYG","label":"Guarani"},
  {"value":"QAR","label":"Qatari Rial"},
  {"value":"RON","label":"Romanian Leu"},
  {"value":"RSD","label":"Serbian Dinar"},
  {"value":"RUB","label":"Russian Ruble","aliases":["₽"]},
  {"value":"RWF","label":"Rwanda Franc"},
  {"value":"SAR","label":"Saudi Riyal"},
  {"value":"SBD","label":"Solomon Islands Dollar"},
  {"value":"SCR","label":"Seychelles Rupee"},
  {"value":"SDG","label":"Sudanese Pound"},
  {"value":"SEK","label":"Swedish Krona"},
  {"value":"SGD","label":"Singapore Dollar","aliases":["S$"]},
  {"value":"SHP","label":"Saint Helena Pound"},
  {"value":"SLE","label":"Leone"},
  {"value":"SOS","label":"Somali Shilling"},
  {"value":"SRD","label":"Surinam Dollar"},
  {"value":"SSP","label":"South Sudanese Pound"},
  {"value":"STN","label":"Dobra"},
  {"value":"SVC","label":"El Salvador Colon"},
  {"value":"SYP","label":"Syrian Pound"},
  {"value":"SZL","label":"Lilangeni"},
  {"value":"THB","label":"Baht","aliases":["฿"]},
  {"value":"TJS","label":"Somoni"},
  {"value":"TMT","label":"Turkmenistan New Manat"},
  {"value":"TND","label":"Tunisian Dinar"},
  {"value":"TOP","label":"Pa’anga"},
  {"value":"TRY","label":"Turkish Lira","aliases":["₺"]},
  {"value":"TTD","label":"Trinidad and Tobago Dollar"},
  {"value":"TWD","label":"New Taiwan Dollar"},
  {"value":"TZS","label":"Tanzanian Shilling"},
  {"value":"UAH","label":"Hryvnia"},
  {"value":"UGX","label":"Uganda Shilling"},
  {"value":"USD","label":"US Dollar","aliases":["$","US$"]},
  {"value":"UYU","label":"Peso Uruguayo"},
  {"value":"UZS","label":"Uzbekistan Sum"},
  {"value":"VED","label":"Bolívar Soberano"},
  {"value":"VES","label":"Bolívar Soberano"},
  {"value":"VND","label":"Dong"},
  {"value":"VUV","label":"Vatu"},
  {"value":"WST","label":"Tala"},
  {"value":"XAF","label":"CFA Franc BEAC"},
  {"value":"XCD","label":"East Caribbean Dollar"},
  {"value":"XCG","label":"Caribbean Guilder"},
  {"value":"XOF","label":"CFA Franc BCEAO"},
  {"value":"XPF","label":"CFP Franc"},
  {"value":"YER","label":"Yemeni Rial"},
  {"value":"ZAR","label":"Rand"},
  {"value":"ZMW","label":"Zambian Kwacha"},
  {"value":"ZWG","label":"Zimbabwe Gold"}
] },
"declaration-types": { ...{"name":"declaration-types","label":"Declaration type","source":"CDS DE 1/1, published declaration formats","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"IM","label":"Import","regime":"import"},
  {"value":"EX","label":"Export","regime":"export"},
  {"value":"CO","label":"Trade with special fiscal territories","regime":"both"}
] },
"deferment-categories": { ...{"name":"deferment-categories","label":"Category of deferred payment","source":"CDS DE 2/6, published submissions","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"1","label":"First deferment account"},
  {"value":"2","label":"Second deferment account"}
] },
"document-statuses": { ...{"name":"document-statuses","label":"Document status","source":"CDS DE 2/3, GOV.UK appendix 5B","date":"2026-07-22","dictionaries":["cds"],"pinned":["AE","AC","JE","XX"]}, "options": [
  {"value":"AC","label":"Document attached for certification by customs"},
  {"value":"AE","label":"Document attached - exhausted by (or only applies to) this entry (document returned to the trader)"},
  {"value":"AF","label":"Document attached - exhausted by (or only applies to) this entry (document returned to the relevant Department)"},
  {"value":"AG","label":"Document attached - exhausted by (or only applies to) this entry (document retained)"},
  {"value":"AP","label":"Document attached - part use (applies to this and other entries) (document returned to the trader)"},
  {"value":"AS","label":"Document attached - surrendered (document returned to the trader)"},
  {"value":"AT","label":"Document attached - surrendered (document returned to the relevant department)"},
  {"value":"CC","label":"Authorisation for a deferment account"},
  {"value":"CP","label":"Authorisation issued under the Union Custom Code with CCG - Part use (applies to this and other entries)"},
  {"value":"EA","label":"Electronic details on Customs Handling of Import and Export Freight (CHIEF) - already attributed on simplified declaration"},
  {"value":"EE","label":"Electronic details on CHIEF - exhausted"},
  {"value":"EL","label":"Electronic details on CHIEF - Late declaration after licence completed"},
  {"value":"EP","label":"Electronic details on CHIEF - part use (applies to this and other entries)"},
  {"value":"ES","label":"Electronic details on CHIEF - surrendered"},
  {"value":"FP","label":"Facsimile attached - part use (applies to this and other entries)"},
  {"value":"GE","label":"Document with the goods - exhausted by (or only applies to) this entry"},
  {"value":"GP","label":"Document with the goods - part use (applies to this and other entries)"},
  {"value":"HP","label":"Facsimile with the goods - part use (applies to this and other entries)"},
  {"value":"IA","label":"Details held by issuing authority - already attributed on simplified declaration"},
  {"value":"IE","label":"Details held by issuing authority - exhausted by (or only applies to) this entry"},
  {"value":"IP","label":"Details held by issuing authority - part use (applies to this and other entries)"},
  {"value":"IS","label":"Details held by issuing authority - surrendered"},
  {"value":"JA","label":"Document held by authorised trader - already attributed on simplified declaration"},
  {"value":"JE","label":"Document held by authorised trader - exhausted by (or only applies to) this entry"},
  {"value":"JP","label":"Evidence required is available from trader - part use (applies to this and other entries)"},
  {"value":"JS","label":"Document held by authorised trader - surrendered"},
  {"value":"LE","label":"Lodged previously - exhausted by (or only applies to) this entry"},
  {"value":"LP","label":"Lodged previously - part use (applies to this and other entries)"},
  {"value":"RE","label":"To be used when declaration of a REX number is required"},
  {"value":"SP","label":"Special authorisation for attached facsimile (paper held by trader) - part use (applies to this and other entries)"},
  {"value":"TP","label":"Special authorisation for facsimile with the goods (paper held by trader) - part use (applies to this and other entries)"},
  {"value":"UA","label":"Paper (held by trader) unavailable - already attributed on simplified declaration"},
  {"value":"UE","label":"Paper (held by trader) unavailable - exhausted by (or only applies to) this entry"},
  {"value":"UP","label":"Evidence required is unavailable - part use (applies to this and other entries)"},
  {"value":"US","label":"Paper (held by trader) unavailable - surrendered"},
  {"value":"XA","label":"Electronic or paper document to be advised"},
  {"value":"XB","label":"Document not required - quantity below de minimis"},
  {"value":"XF","label":"Document not required - goods not going into free circulation"},
  {"value":"XO","label":"To be used when declaration of a REX number is not required"},
  {"value":"XU","label":"Unknown, specific document cannot be identified - security and/or undertaking may be required as detailed for the document or CPC"},
  {"value":"XW","label":"Waiver claimed"},
  {"value":"XX","label":"Ex-heading goods for which the document does not apply"}
] },
"fiscal-roles": { ...{"name":"fiscal-roles","label":"Role for VAT","source":"CDS DE 3/40, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"FR1","label":"Importer"},
  {"value":"FR2","label":"Customer"},
  {"value":"FR3","label":"Tax Representative"},
  {"value":"FR4","label":"Holder of the deferred payment authorisation"},
  {"value":"FR5","label":"Vendor (import one stop shop)"}
] },
"guarantee-modes": { ...{"name":"guarantee-modes","label":"Kind of guarantee reference","source":"Specification 1 §3 (CUS-122)","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"number","label":"Number"},
  {"value":"comprehensive","label":"Comprehensive"}
] },
"guarantee-types": { ...{"name":"guarantee-types","label":"Guarantee type","source":"CDS DE 8/2, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"0","label":"Guarantee waiver"},
  {"value":"1","label":"Comprehensive guarantee"},
  {"value":"2","label":"Individual guarantee: undertaking by a guarantor"},
  {"value":"3","label":"Individual guarantee in cash or an equal means of payment"},
  {"value":"4","label":"Individual guarantee: vouchers"},
  {"value":"5","label":"Guarantee waiver: the duty is below the statistical value threshold"},
  {"value":"7","label":"Individual guarantee in another form that gives the same assurance"},
  {"value":"8","label":"Guarantee not required: public body"},
  {"value":"B","label":"Guarantee for goods under TIR"},
  {"value":"C","label":"Guarantee not required: fixed transport installation"},
  {"value":"D","label":"Guarantee not required: temporary admission, Article 81(a)"},
  {"value":"E","label":"Guarantee not required: temporary admission, Article 81(b)"},
  {"value":"F","label":"Guarantee not required: temporary admission, Article 81(c)"},
  {"value":"G","label":"Guarantee not required: temporary admission, Article 81(d)"},
  {"value":"H","label":"Guarantee not required: Union transit, Article 89(8)(d)"},
  {"value":"Y","label":"Cash account, for payment or security"}
] },
"incoterms": { ...{"name":"incoterms","label":"Delivery terms","source":"CDS DE 4/1, HMRC lists, with DPU of Incoterms 2020","date":"2025-10-01","dictionaries":["cds"],"pinned":["CIF","FOB","EXW","FCA","DAP","DDP"]}, "options": [
  {"value":"CFR","label":"Cost and freight"},
  {"value":"CIF","label":"Cost, insurance and freight"},
  {"value":"CIP","label":"Carriage and insurance paid to"},
  {"value":"CPT","label":"Carriage paid to"},
  {"value":"DAF","label":"Delivered at frontier"},
  {"value":"DAP","label":"Delivered at place"},
  {"value":"DAT","label":"Delivered at terminal"},
  {"value":"DDP","label":"Delivered duty paid"},
  {"value":"DDU","label":"Delivered duty unpaid"},
  {"value":"DEQ","label":"Delivered ex quay"},
  {"value":"DES","label":"Delivered ex ship"},
  {"value":"DPU","label":"Delivered at place unloaded"},
  {"value":"EXW","label":"Ex works"},
  {"value":"FAS","label":"Free alongside ship"},
  {"value":"FCA","label":"Free carrier"},
  {"value":"FOB","label":"Free on board"},
  {"value":"XXX","label":"Delivery terms other than those listed above"}
] },
"measurement-units": { ...{"name":"measurement-units","label":"Measurement unit","source":"CDS DE 6/2, 4/4 and 8/7, HMRC lists; UK Trade Tariff measurement units","date":"2026-08-21","dictionaries":["cds"],"pinned":["KGM","LTR","NAR"]}, "options": [
  {"value":"ASV","label":"% volume"},
  {"value":"ASV#X","label":"Volume hectolitre"},
  {"value":"BRX","label":"% sucrose (Brix)"},
  {"value":"CCT","label":"Carrying capacity in metric tonnes"},
  {"value":"CEN","label":"100 items"},
  {"value":"CTM","label":"Carats (one metric carat = 2 × 10⁻⁴ kg)"},
  {"value":"DAP","label":"Decatonne, corrected according to polarisation"},
  {"value":"DHS","label":"Kilogram of dihydrostreptomycin"},
  {"value":"DTN","label":"Hectokilogram"},
  {"value":"DTN#E","label":"Hectokilogram net of drained weight"},
  {"value":"DTN#F","label":"Hectokilogram of common wheat"},
  {"value":"DTN#G","label":"Hectokilogram gross"},
  {"value":"DTN#L","label":"Hectokilogram of live weight"},
  {"value":"DTN#M","label":"Hectokilogram net of dry matter"},
  {"value":"DTN#R","label":"Hectokilogram of the standard quality"},
  {"value":"DTN#S","label":"Hectokilogram of sugar with a yield in white sugar of 92%"},
  {"value":"DTN#Z","label":"Hectokilogram per 1% by weight of sucrose"},
  {"value":"EUR","label":"Euro (used for statistical surveillance)"},
  {"value":"FC1","label":"Factor"},
  {"value":"FC1#X","label":"Factor hectolitre"},
  {"value":"GBP","label":"Pounds (£) sterling"},
  {"value":"GFI","label":"Gram of fissile isotopes"},
  {"value":"GP1","label":"Gross production"},
  {"value":"GP1#X","label":"Gross production hectolitre"},
  {"value":"GRM","label":"Gram"},
  {"value":"GRT","label":"Gross tonnage"},
  {"value":"HLT","label":"Hectolitre","aliases":["hl"]},
  {"value":"HMT","label":"Hectometre"},
  {"value":"KAC","label":"Kilogram net if acesulfame potassium"},
  {"value":"KCC","label":"Kilogram of choline chloride"},
  {"value":"KCL","label":"Tonne of potassium chloride"},
  {"value":"KGM","label":"Kilogram","aliases":["kg","kilo","kilos"]},
  {"value":"KGM#A","label":"Kilogram total alcohol"},
  {"value":"KGM#E","label":"Kilogram net of drained weight"},
  {"value":"KGM#G","label":"Kilogram gross"},
  {"value":"KGM#P","label":"Kilogram of lactic matter"},
  {"value":"KGM#S","label":"Kilogram of sugar with a yield in white sugar of 92%"},
  {"value":"KGM#T","label":"Kilogram of dry lactic matter"},
  {"value":"KLT","label":"1,000 litres"},
  {"value":"KMA","label":"Kilogram of methylamines"},
  {"value":"KMT","label":"Kilometre"},
  {"value":"KNI","label":"Kilogram of nitrogen"},
  {"value":"KNS","label":"Kilogram of hydrogen peroxide"},
  {"value":"KPH","label":"Kilogram of potassium hydroxide (caustic potash)"},
  {"value":"KPO","label":"Kilogram of potassium oxide"},
  {"value":"KPP","label":"Kilogram of diphosphorus pentaoxide"},
  {"value":"KSD","label":"Kilogram of substance 90% dry"},
  {"value":"KSH","label":"Kilogram of sodium hydroxide (caustic soda)"},
  {"value":"KUR","label":"Kilogram of uranium"},
  {"value":"KW1","label":"Kilowatt hour"},
  {"value":"LHC","label":"Standard litre (of hydrocarbon oil)"},
  {"value":"LPA","label":"Litre pure (100%) alcohol"},
  {"value":"LTR","label":"Litre","aliases":["liter"]},
  {"value":"LTR#A","label":"Litre total alcohol"},
  {"value":"MCG","label":"Microgram"},
  {"value":"MCL","label":"Microlitre"},
  {"value":"MGM","label":"Milligram"},
  {"value":"MIL","label":"1,000 items"},
  {"value":"MLT","label":"Millilitre"},
  {"value":"MPR","label":"1,000 pairs"},
  {"value":"MTK","label":"Square metre","aliases":["m2","sqm"]},
  {"value":"MTQ","label":"Cubic metre","aliases":["m3","cbm"]},
  {"value":"MTQ#C","label":"Cubic metre 1,000"},
  {"value":"MTR","label":"Metre"},
  {"value":"MWH","label":"100 kilowatt hours"},
  {"value":"NAR","label":"Number of items","aliases":["pieces","pcs","each"]},
  {"value":"NAR#B","label":"Number of items per flask"},
  {"value":"NCL","label":"Number of cells"},
  {"value":"NPR","label":"Number of pairs"},
  {"value":"RET","label":"Retail price"},
  {"value":"SPQ","label":"Litre of pure alcohol at the small producer discount"},
  {"value":"SPR","label":"Small producer relief discount (£)"},
  {"value":"TCE","label":"Tonne of CO2 equivalent"},
  {"value":"TJO","label":"Terajoule (gross calorific value)"},
  {"value":"TNE","label":"Tonne"},
  {"value":"TNE#E","label":"Tonne net of drained weight"},
  {"value":"TNE#I","label":"Tonne of biodiesel content"},
  {"value":"TNE#J","label":"Tonne of fuel content (usually in form of tallow, stearin, paraffin wax or other waxes, including the wick)"},
  {"value":"TNE#K","label":"Tonne of bioethanol content"},
  {"value":"TNE#M","label":"Tonne net of dry matter"},
  {"value":"TNE#R","label":"Tonne of the standard quality"},
  {"value":"TNE#Z","label":"Tonne per 1% by weight of sucrose"},
  {"value":"WAT","label":"Number of watt"}
] },
"national-additional-codes": { ...{"name":"national-additional-codes","label":"National additional code","source":"CDS DE 6/17, published declarations","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"VATZ","label":"VAT zero rate"},
  {"value":"VATR","label":"VAT reduced rate"}
] },
"natures-of-transaction": { ...{"name":"natures-of-transaction","label":"Nature of transaction","source":"CDS DE 8/5, HMRC lists","date":"2025-10-01","dictionaries":["cds"],"pinned":["11","1"]}, "options": [
  {"value":"1","label":"Transactions involving actual or intended transfer of ownership from residents to non- residents against financial or other compensation …"},
  {"value":"2","label":"Return and replacement of goods free of charge after registration of the original transaction"},
  {"value":"3","label":"Transactions involving transfer of ownership without financial or in-kind compensation (for example, aid shipments)"},
  {"value":"4","label":"Operations with a view to processing (2) under contract (no transfer of ownership to the processor)"},
  {"value":"5","label":"Operations following processing under contract (no transfer of ownership to the processor)"},
  {"value":"6","label":"Particular transactions recorded for national purposes"},
  {"value":"7","label":"Operations under joint defence projects or other joint intergovernmental production programmes"},
  {"value":"8","label":"Transactions involving the supply of building materials and technical equipment under a general construction or civil engineering contract …"},
  {"value":"9","label":"Other transactions which cannot be classified under other codes"},
  {"value":"11","label":"Outright purchase/sale"},
  {"value":"12","label":"Supply for sale on approval or after trial, for consignment or with the intermediation of a commission agent"},
  {"value":"13","label":"Barter trade (compensation in kind)"},
  {"value":"14","label":"Financial leasing (hire-purchase)"},
  {"value":"19","label":"Other"},
  {"value":"21","label":"Return of goods"},
  {"value":"22","label":"Replacement for returned goods"},
  {"value":"23","label":"Replacement (for example, under warranty) for goods not being returned"},
  {"value":"29","label":"Other"},
  {"value":"41","label":"Goods expected to return to the initial country of export"},
  {"value":"42","label":"Goods not expected to return to the initial country of export"},
  {"value":"51","label":"Goods returning to the initial country of export"},
  {"value":"52","label":"Goods not returning to the initial country of export"},
  {"value":"91","label":"Hire, loan, and operational leasing longer than 24 months"},
  {"value":"99","label":"Other"}
] },
"package-types": { ...{"name":"package-types","label":"Package type","source":"UN/ECE Recommendation 21, revision 12, as used in CDS DE 6/9","date":"2026-08-01","dictionaries":["cds"],"pinned":["CT","BX","PK","PX","PE","BG","CR","NE","VL","VR"]}, "options": [
  {"value":"OJ","label":"1/4 EURO Pallet"},
  {"value":"OL","label":"1/8 EURO Pallet"},
  {"value":"OX","label":"A wheeled pallet with raised rim (81 x 67 x 135)"},
  {"value":"OY","label":"A Wheeled pallet with raised rim (81 x 72 x 135)"},
  {"value":"AE","label":"Aerosol"},
  {"value":"AM","label":"Ampoule, non-protected"},
  {"value":"AP","label":"Ampoule, protected"},
  {"value":"AT","label":"Atomizer"},
  {"value":"BG","label":"Bag"},
  {"value":"FX","label":"Bag, flexible container"},
  {"value":"GY","label":"Bag, gunny"},
  {"value":"JB","label":"Bag, jumbo"},
  {"value":"ZB","label":"Bag, large"},
  {"value":"MB","label":"Bag, multiply"},
  {"value":"5M","label":"Bag, paper"},
  {"value":"XJ","label":"Bag, paper, multi-wall"},
  {"value":"XK","label":"Bag, paper, multi-wall, water resistant"},
  {"value":"EC","label":"Bag, plastic"},
  {"value":"XD","label":"Bag, plastics film"},
  {"value":"44","label":"Bag, polybag"},
  {"value":"43","label":"Bag, super bulk"},
  {"value":"5L","label":"Bag, textile"},
  {"value":"XG","label":"Bag, textile, sift proof"},
  {"value":"XH","label":"Bag, textile, water resistant"},
  {"value":"XF","label":"Bag, textile, without inner coat/liner"},
  {"value":"TT","label":"Bag, tote"},
  {"value":"5H","label":"Bag, woven plastic"},
  {"value":"XB","label":"Bag, woven plastic, sift proof"},
  {"value":"XC","label":"Bag, woven plastic, water resistant"},
  {"value":"XA","label":"Bag, woven plastic, without inner coat/liner"},
  {"value":"BL","label":"Bale, compressed"},
  {"value":"BN","label":"Bale, non-compressed"},
  {"value":"AL","label":"Ball"},
  {"value":"BF","label":"Balloon, non-protected"},
  {"value":"BP","label":"Balloon, protected"},
  {"value":"BR","label":"Bar"},
  {"value":"BA","label":"Barrel"},
  {"value":"2C","label":"Barrel, wooden"},
  {"value":"QH","label":"Barrel, wooden, bung type"},
  {"value":"QJ","label":"Barrel, wooden, removable head"},
  {"value":"BZ","label":"Bars, in bundle/bunch/truss"},
  {"value":"BM","label":"Basin"},
  {"value":"BK","label":"Basket"},
  {"value":"HC","label":"Basket, with handle, cardboard"},
  {"value":"HA","label":"Basket, with handle, plastic"},
  {"value":"HB","label":"Basket, with handle, wooden"},
  {"value":"B4","label":"Belt"},
  {"value":"BI","label":"Bin"},
  {"value":"OK","label":"Block"},
  {"value":"BD","label":"Board"},
  {"value":"BY","label":"Board, in bundle/bunch/truss"},
  {"value":"BB","label":"Bobbin"},
  {"value":"BT","label":"Bolt"},
  {"value":"GB","label":"Bottle, gas"},
  {"value":"BS","label":"Bottle, non-protected, bulbous"},
  {"value":"BO","label":"Bottle, non-protected, cylindrical"},
  {"value":"BV","label":"Bottle, protected bulbous"},
  {"value":"BQ","label":"Bottle, protected cylindrical"},
  {"value":"BC","label":"Bottlecrate / bottlerack"},
  {"value":"BX","label":"Box"},
  {"value":"4B","label":"Box, aluminium"},
  {"value":"DH","label":"Box, Commonwealth Handling Equipment Pool (CHEP), Eurobox"},
  {"value":"4G","label":"Box, fibreboard"},
  {"value":"BW","label":"Box, for liquids"},
  {"value":"4C","label":"Box, natural wood"},
  {"value":"4H","label":"Box, plastic"},
  {"value":"QR","label":"Box, plastic, expanded"},
  {"value":"QS","label":"Box, plastic, solid"},
  {"value":"4D","label":"Box, plywood"},
  {"value":"4F","label":"Box, reconstituted wood"},
  {"value":"4A","label":"Box, steel"},
  {"value":"QP","label":"Box, wooden, natural wood, ordinary"},
  {"value":"QQ","label":"Box, wooden, natural wood, with sift proof walls"},
  {"value":"BJ","label":"Bucket"},
  {"value":"VG","label":"Bulk, gas (at 1031 mbar and 15°C)"},
  {"value":"VQ","label":"Bulk, liquefied gas (at abnormal temperature/pressure)"},
  {"value":"VL","label":"Bulk, liquid"},
  {"value":"VS","label":"Bulk, scrap metal"},
  {"value":"VY","label":"Bulk, solid, fine particles (“powders”)"},
  {"value":"VR","label":"Bulk, solid, granular particles (“grains”)"},
  {"value":"VO","label":"Bulk, solid, large particles (“nodules”)"},
  {"value":"BH","label":"Bunch"},
  {"value":"BE","label":"Bundle"},
  {"value":"8C","label":"Bundle, wooden"},
  {"value":"BU","label":"Butt"},
  {"value":"CG","label":"Cage"},
  {"value":"DG","label":"Cage, Commonwealth Handling Equipment Pool (CHEP)"},
  {"value":"CW","label":"Cage, roll"},
  {"value":"CX","label":"Can, cylindrical"},
  {"value":"CA","label":"Can, rectangular"},
  {"value":"CD","label":"Can, with handle and spout"},
  {"value":"CI","label":"Canister"},
  {"value":"CZ","label":"Canvas"},
  {"value":"AV","label":"Capsule"},
  {"value":"CO","label":"Carboy, non-protected"},
  {"value":"CP","label":"Carboy, protected"},
  {"value":"CM","label":"Card"},
  {"value":"FW","label":"Cart, flatbed"},
  {"value":"CT","label":"Carton","aliases":["Ctn","Ctns"]},
  {"value":"CQ","label":"Cartridge"},
  {"value":"CS","label":"Case"},
  {"value":"7A","label":"Case, car"},
  {"value":"EI","label":"Case, isothermic"},
  {"value":"SK","label":"Case, skeleton"},
  {"value":"SS","label":"Case, steel"},
  {"value":"ED","label":"Case, with pallet base"},
  {"value":"EF","label":"Case, with pallet base, cardboard"},
  {"value":"EH","label":"Case, with pallet base, metal"},
  {"value":"EG","label":"Case, with pallet base, plastic"},
  {"value":"EE","label":"Case, with pallet base, wooden"},
  {"value":"7B","label":"Case, wooden"},
  {"value":"CK","label":"Cask"},
  {"value":"P1","label":"CHEP pallet 60 cm x 80 cm"},
  {"value":"CH","label":"Chest"},
  {"value":"CC","label":"Churn"},
  {"value":"AI","label":"Clamshell"},
  {"value":"CF","label":"Coffer"},
  {"value":"CJ","label":"Coffin"},
  {"value":"CL","label":"Coil"},
  {"value":"6P","label":"Composite packaging, glass receptacle"},
  {"value":"YR","label":"Composite packaging, glass receptacle in aluminium crate"},
  {"value":"YQ","label":"Composite packaging, glass receptacle in aluminium drum"},
  {"value":"YY","label":"Composite packaging, glass receptacle in expandable plastic pack"},
  {"value":"YW","label":"Composite packaging, glass receptacle in fibre drum"},
  {"value":"YX","label":"Composite packaging, glass receptacle in fibreboard box"},
  {"value":"YT","label":"Composite packaging, glass receptacle in plywood drum"},
  {"value":"YZ","label":"Composite packaging, glass receptacle in solid plastic pack"},
  {"value":"YP","label":"Composite packaging, glass receptacle in steel crate box"},
  {"value":"YN","label":"Composite packaging, glass receptacle in steel drum"},
  {"value":"YV","label":"Composite packaging, glass receptacle in wickerwork hamper"},
  {"value":"YS","label":"Composite packaging, glass receptacle in wooden box"},
  {"value":"6H","label":"Composite packaging, plastic receptacle"},
  {"value":"YD","label":"Composite packaging, plastic receptacle in aluminium crate"},
  {"value":"YC","label":"Composite packaging, plastic receptacle in aluminium drum"},
  {"value":"YJ","label":"Composite packaging, plastic receptacle in fibre drum"},
  {"value":"YK","label":"Composite packaging, plastic receptacle in fibreboard box"},
  {"value":"YL","label":"Composite packaging, plastic receptacle in plastic drum"},
  {"value":"YH","label":"Composite packaging, plastic receptacle in plywood box"},
  {"value":"YG","label":"Composite packaging, plastic receptacle in plywood drum"},
  {"value":"YM","label":"Composite packaging, plastic receptacle in solid plastic box"},
  {"value":"YB","label":"Composite packaging, plastic receptacle in steel crate box"},
  {"value":"YA","label":"Composite packaging, plastic receptacle in steel drum"},
  {"value":"YF","label":"Composite packaging, plastic receptacle in wooden box"},
  {"value":"AJ","label":"Cone"},
  {"value":"1F","label":"Container, flexible"},
  {"value":"GL","label":"Container, gallon"},
  {"value":"ME","label":"Container, metal"},
  {"value":"CN","label":"Container, not otherwise specified as transport equipment"},
  {"value":"OU","label":"Container, outer"},
  {"value":"CV","label":"Cover"},
  {"value":"CR","label":"Crate"},
  {"value":"CB","label":"Crate, beer"},
  {"value":"DK","label":"Crate, bulk, cardboard"},
  {"value":"DL","label":"Crate, bulk, plastic"},
  {"value":"DM","label":"Crate, bulk, wooden"},
  {"value":"FD","label":"Crate, framed"},
  {"value":"FC","label":"Crate, fruit"},
  {"value":"MA","label":"Crate, metal"},
  {"value":"MC","label":"Crate, milk"},
  {"value":"DC","label":"Crate, multiple layer, cardboard"},
  {"value":"DA","label":"Crate, multiple layer, plastic"},
  {"value":"DB","label":"Crate, multiple layer, wooden"},
  {"value":"SC","label":"Crate, shallow"},
  {"value":"8B","label":"Crate, wooden"},
  {"value":"CE","label":"Creel"},
  {"value":"CU","label":"Cup"},
  {"value":"CY","label":"Cylinder"},
  {"value":"DJ","label":"Demijohn, non-protected"},
  {"value":"DP","label":"Demijohn, protected"},
  {"value":"DN","label":"Dispenser"},
  {"value":"DR","label":"Drum"},
  {"value":"1B","label":"Drum, aluminium"},
  {"value":"QC","label":"Drum, aluminium, non-removable head"},
  {"value":"QD","label":"Drum, aluminium, removable head"},
  {"value":"1G","label":"Drum, fibre"},
  {"value":"DI","label":"Drum, iron"},
  {"value":"IH","label":"Drum, plastic"},
  {"value":"QF","label":"Drum, plastic, non-removable head"},
  {"value":"QG","label":"Drum, plastic, removable head"},
  {"value":"1D","label":"Drum, plywood"},
  {"value":"1A","label":"Drum, steel"},
  {"value":"QA","label":"Drum, steel, non-removable head"},
  {"value":"QB","label":"Drum, steel, removable head"},
  {"value":"1W","label":"Drum, wooden"},
  {"value":"EN","label":"Envelope"},
  {"value":"SV","label":"Envelope, steel"},
  {"value":"FP","label":"Filmpack"},
  {"value":"FI","label":"Firkin"},
  {"value":"FL","label":"Flask"},
  {"value":"FB","label":"Flexibag"},
  {"value":"FE","label":"Flexitank"},
  {"value":"FT","label":"Foodtainer"},
  {"value":"FO","label":"Footlocker"},
  {"value":"FR","label":"Frame"},
  {"value":"GI","label":"Girder"},
  {"value":"GZ","label":"Girders, in bundle/bunch/truss"},
  {"value":"HR","label":"Hamper"},
  {"value":"HN","label":"Hanger"},
  {"value":"HG","label":"Hogshead"},
  {"value":"IN","label":"Ingot"},
  {"value":"IZ","label":"Ingots, in bundle/bunch/truss"},
  {"value":"WA","label":"Intermediate bulk container"},
  {"value":"WD","label":"Intermediate bulk container, aluminium"},
  {"value":"WL","label":"Intermediate bulk container, aluminium, liquid"},
  {"value":"WH","label":"Intermediate bulk container, aluminium, pressurised > 10 kpa"},
  {"value":"ZS","label":"Intermediate bulk container, composite"},
  {"value":"ZR","label":"Intermediate bulk container, composite, flexible plastic, liquids"},
  {"value":"ZP","label":"Intermediate bulk container, composite, flexible plastic, pressurised"},
  {"value":"ZM","label":"Intermediate bulk container, composite, flexible plastic, solids"},
  {"value":"ZQ","label":"Intermediate bulk container, composite, rigid plastic, liquids"},
  {"value":"ZN","label":"Intermediate bulk container, composite, rigid plastic, pressurised"},
  {"value":"ZL","label":"Intermediate bulk container, composite, rigid plastic, solids"},
  {"value":"ZT","label":"Intermediate bulk container, fibreboard"},
  {"value":"ZU","label":"Intermediate bulk container, flexible"},
  {"value":"WF","label":"Intermediate bulk container, metal"},
  {"value":"WM","label":"Intermediate bulk container, metal, liquid"},
  {"value":"ZV","label":"Intermediate bulk container, metal, other than steel"},
  {"value":"WJ","label":"Intermediate bulk container, metal, pressure 10 kpa"},
  {"value":"ZW","label":"Intermediate bulk container, natural wood"},
  {"value":"WU","label":"Intermediate bulk container, natural wood, with inner liner"},
  {"value":"ZA","label":"Intermediate bulk container, paper, multi-wall"},
  {"value":"ZC","label":"Intermediate bulk container, paper, multi-wall, water resistant"},
  {"value":"WS","label":"Intermediate bulk container, plastic film"},
  {"value":"ZX","label":"Intermediate bulk container, plywood"},
  {"value":"WY","label":"Intermediate bulk container, plywood, with inner liner"},
  {"value":"ZY","label":"Intermediate bulk container, reconstituted wood"},
  {"value":"WZ","label":"Intermediate bulk container, reconstituted wood, with inner liner"},
  {"value":"AA","label":"Intermediate bulk container, rigid plastic"},
  {"value":"ZK","label":"Intermediate bulk container, rigid plastic, freestanding, liquids"},
  {"value":"ZH","label":"Intermediate bulk container, rigid plastic, freestanding, pressurised"},
  {"value":"ZF","label":"Intermediate bulk container, rigid plastic, freestanding, solids"},
  {"value":"ZJ","label":"Intermediate bulk container, rigid plastic, with structural equipment, liquids"},
  {"value":"ZG","label":"Intermediate bulk container, rigid plastic, with structural equipment, pressurised"},
  {"value":"ZD","label":"Intermediate bulk container, rigid plastic, with structural equipment, solids"},
  {"value":"WC","label":"Intermediate bulk container, steel"},
  {"value":"WK","label":"Intermediate bulk container, steel, liquid"},
  {"value":"WG","label":"Intermediate bulk container, steel, pressurised > 10 kpa"},
  {"value":"WT","label":"Intermediate bulk container, textile with out coat/liner"},
  {"value":"WV","label":"Intermediate bulk container, textile, coated"},
  {"value":"WX","label":"Intermediate bulk container, textile, coated and liner"},
  {"value":"WW","label":"Intermediate bulk container, textile, with liner"},
  {"value":"WP","label":"Intermediate bulk container, woven plastic, coated"},
  {"value":"WR","label":"Intermediate bulk container, woven plastic, coated and liner"},
  {"value":"WQ","label":"Intermediate bulk container, woven plastic, with liner"},
  {"value":"WN","label":"Intermediate bulk container, woven plastic, without coat/liner"},
  {"value":"JR","label":"Jar"},
  {"value":"JY","label":"Jerrican, cylindrical"},
  {"value":"3H","label":"Jerrican, plastic"},
  {"value":"QM","label":"Jerrican, plastic, non-removable head"},
  {"value":"QN","label":"Jerrican, plastic, removable head"},
  {"value":"JC","label":"Jerrican, rectangular"},
  {"value":"3A","label":"Jerrican, steel"},
  {"value":"QK","label":"Jerrican, steel, non-removable head"},
  {"value":"QL","label":"Jerrican, steel, removable head"},
  {"value":"JG","label":"Jug"},
  {"value":"JT","label":"Jutebag"},
  {"value":"KG","label":"Keg"},
  {"value":"KI","label":"Kit"},
  {"value":"OW","label":"Large bag, pallet sized"},
  {"value":"LV","label":"Liftvan"},
  {"value":"LG","label":"Log"},
  {"value":"LZ","label":"Logs, in bundle/bunch/truss"},
  {"value":"LT","label":"Lot"},
  {"value":"P3","label":"LPR pallet 60 cm x 80 cm"},
  {"value":"P4","label":"LPR pallet 80 cm x 120 cm"},
  {"value":"LU","label":"Lug"},
  {"value":"LE","label":"Luggage"},
  {"value":"MT","label":"Mat"},
  {"value":"MX","label":"Matchbox"},
  {"value":"ZZ","label":"Mutually defined"},
  {"value":"NS","label":"Nest"},
  {"value":"NT","label":"Net"},
  {"value":"NU","label":"Net, tube, plastic"},
  {"value":"NV","label":"Net, tube, textile"},
  {"value":"NA","label":"Not available"},
  {"value":"OT","label":"Octabin"},
  {"value":"OS","label":"Oneway pallet"},
  {"value":"O3","label":"Oneway pallet ISO 0 - 1/2 EURO Pallet"},
  {"value":"O4","label":"Oneway pallet ISO 1 - 1/1 EURO Pallet"},
  {"value":"O5","label":"Oneway pallet ISO 2 - 2/1 EURO Pallet"},
  {"value":"PK","label":"Package","aliases":["Pkg"]},
  {"value":"IK","label":"Package, cardboard, with bottle grip-holes"},
  {"value":"IB","label":"Package, display, cardboard"},
  {"value":"ID","label":"Package, display, metal"},
  {"value":"IC","label":"Package, display, plastic"},
  {"value":"IA","label":"Package, display, wooden"},
  {"value":"IF","label":"Package, flow"},
  {"value":"IG","label":"Package, paper wrapped"},
  {"value":"IE","label":"Package, show"},
  {"value":"PA","label":"Packet"},
  {"value":"PL","label":"Pail"},
  {"value":"PX","label":"Pallet","aliases":["Plt"]},
  {"value":"OR","label":"Pallet 60 X 100 cm"},
  {"value":"OQ","label":"Pallet 80 X 100 cm"},
  {"value":"OG","label":"Pallet ISO 0 - 1/2 EURO Pallet"},
  {"value":"OH","label":"Pallet ISO 1 - 1/1 EURO Pallet"},
  {"value":"OI","label":"Pallet ISO 2 - 2/1 EURO Pallet"},
  {"value":"O6","label":"Pallet with exceptional dimensions"},
  {"value":"AH","label":"Pallet, 100cms * 110cms"},
  {"value":"OD","label":"Pallet, AS 4068-1993"},
  {"value":"PB","label":"Pallet, box Combined open-ended box and pallet"},
  {"value":"OC","label":"Pallet, CHEP 100 cm x 120 cm"},
  {"value":"OA","label":"Pallet, CHEP 40 cm x 60 cm"},
  {"value":"OB","label":"Pallet, CHEP 80 cm x 120 cm"},
  {"value":"OE","label":"Pallet, ISO T11"},
  {"value":"PD","label":"Pallet, modular, collars 80cms * 100cms"},
  {"value":"PE","label":"Pallet, modular, collars 80cms * 120cms"},
  {"value":"AF","label":"Pallet, modular, collars 80cms * 60cms"},
  {"value":"AG","label":"Pallet, shrinkwrapped"},
  {"value":"TW","label":"Pallet, triwall"},
  {"value":"8A","label":"Pallet, wooden"},
  {"value":"P2","label":"Pan"},
  {"value":"PC","label":"Parcel"},
  {"value":"PF","label":"Pen"},
  {"value":"PP","label":"Piece"},
  {"value":"PI","label":"Pipe"},
  {"value":"PV","label":"Pipes, in bundle/bunch/truss"},
  {"value":"PH","label":"Pitcher"},
  {"value":"PN","label":"Plank"},
  {"value":"PZ","label":"Planks, in bundle/bunch/truss"},
  {"value":"O8","label":"Plastic pallet SRS 60 cm x 80 cm"},
  {"value":"O9","label":"Plastic pallet SRS 80 cm x 120 cm"},
  {"value":"PG","label":"Plate"},
  {"value":"PY","label":"Plates, in bundle/bunch/truss"},
  {"value":"OF","label":"Platform, unspecified weight or dimension"},
  {"value":"PT","label":"Pot"},
  {"value":"PO","label":"Pouch"},
  {"value":"PJ","label":"Punnet"},
  {"value":"RK","label":"Rack"},
  {"value":"RJ","label":"Rack, clothing hanger"},
  {"value":"AB","label":"Receptacle, fibre"},
  {"value":"GR","label":"Receptacle, glass"},
  {"value":"MR","label":"Receptacle, metal"},
  {"value":"AC","label":"Receptacle, paper"},
  {"value":"PR","label":"Receptacle, plastic"},
  {"value":"MW","label":"Receptacle, plastic wrapped"},
  {"value":"AD","label":"Receptacle, wooden"},
  {"value":"RT","label":"Rednet"},
  {"value":"RL","label":"Reel"},
  {"value":"OV","label":"Returnable pallet"},
  {"value":"RG","label":"Ring"},
  {"value":"RD","label":"Rod"},
  {"value":"RZ","label":"Rods, in bundle/bunch/truss"},
  {"value":"RO","label":"Roll"},
  {"value":"SH","label":"Sachet"},
  {"value":"SA","label":"Sack"},
  {"value":"MS","label":"Sack, multi-wall"},
  {"value":"SE","label":"Sea-chest"},
  {"value":"ST","label":"Sheet"},
  {"value":"SP","label":"Sheet, plastic wrapping"},
  {"value":"SM","label":"Sheetmetal"},
  {"value":"SZ","label":"Sheets, in bundle/bunch/truss"},
  {"value":"SW","label":"Shrinkwrapped"},
  {"value":"SI","label":"Skid"},
  {"value":"SB","label":"Slab"},
  {"value":"SY","label":"Sleeve"},
  {"value":"SL","label":"Slipsheet"},
  {"value":"SD","label":"Spindle"},
  {"value":"SO","label":"Spool"},
  {"value":"SU","label":"Suitcase"},
  {"value":"OM","label":"Synthetic pallet ISO 1"},
  {"value":"ON","label":"Synthetic pallet ISO 2"},
  {"value":"T1","label":"Tablet"},
  {"value":"TG","label":"Tank container, generic"},
  {"value":"TY","label":"Tank, cylindrical"},
  {"value":"TK","label":"Tank, rectangular"},
  {"value":"TC","label":"Tea-chest"},
  {"value":"TI","label":"Tierce"},
  {"value":"TN","label":"Tin"},
  {"value":"PU","label":"Tray"},
  {"value":"GU","label":"Tray, containing horizontally stacked flat items"},
  {"value":"DV","label":"Tray, one layer no cover, cardboard"},
  {"value":"DS","label":"Tray, one layer no cover, plastic"},
  {"value":"DU","label":"Tray, one layer no cover, polystyrene"},
  {"value":"DT","label":"Tray, one layer no cover, wooden"},
  {"value":"IL","label":"Tray, rigid, lidded stackable (CEN TS 14482:2002)"},
  {"value":"DY","label":"Tray, two layers no cover, cardboard"},
  {"value":"DW","label":"Tray, two layers no cover, plastic tray"},
  {"value":"DX","label":"Tray, two layers no cover, wooden"},
  {"value":"O2","label":"Trolley"},
  {"value":"TR","label":"Trunk"},
  {"value":"TS","label":"Truss"},
  {"value":"TB","label":"Tub"},
  {"value":"TL","label":"Tub, with lid"},
  {"value":"TU","label":"Tube"},
  {"value":"TD","label":"Tube, collapsible"},
  {"value":"TV","label":"Tube, with nozzle"},
  {"value":"TZ","label":"Tubes, in bundle/bunch/truss"},
  {"value":"TO","label":"Tun"},
  {"value":"O1","label":"Two sided cage on wheels with fixing strap"},
  {"value":"TE","label":"Tyre"},
  {"value":"UC","label":"Uncaged"},
  {"value":"UN","label":"Unit"},
  {"value":"NE","label":"Unpacked or unpackaged","aliases":["Loose"]},
  {"value":"NG","label":"Unpacked or unpackaged, multiple units"},
  {"value":"NF","label":"Unpacked or unpackaged, single unit"},
  {"value":"VP","label":"Vacuum-packed"},
  {"value":"VK","label":"Vanpack"},
  {"value":"VA","label":"Vat"},
  {"value":"VN","label":"Vehicle"},
  {"value":"VI","label":"Vial"},
  {"value":"OZ","label":"Wheeled pallet with raised rim ( 81 x 60 x 16)"},
  {"value":"OP","label":"Wholesaler pallet"},
  {"value":"WB","label":"Wickerbottle"},
  {"value":"O7","label":"Wooden pallet 40 cm x 80 cm"}
] },
"payment-methods": { ...{"name":"payment-methods","label":"Method of payment","source":"CDS DE 4/8, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"A","label":"Immediate payment in cash"},
  {"value":"B","label":"Immediate payment by corporate credit card"},
  {"value":"C","label":"Immediate payment by cheque"},
  {"value":"E","label":"Deferred payment (deferment account)","aliases":["DAN"]},
  {"value":"G","label":"Postponed payment: VAT system (Article 211 of EU Directive 2006/112/EC)"},
  {"value":"H","label":"Immediate payment by electronic credit transfer (faster payment, CHAPS, Bacs)"},
  {"value":"M","label":"Security deposit: immediate payment (cash deposit)"},
  {"value":"N","label":"Security deposit: immediate payment (CDS cash account deposit)"},
  {"value":"O","label":"Export refunds and/or common agricultural policy licence, security held by Rural Payments Agency"},
  {"value":"P","label":"Immediate payment from CDS cash account"},
  {"value":"R","label":"Security deposit: deferred payment (deferment account deposit)"},
  {"value":"S","label":"Importers general guarantee account (importer self-representation)"},
  {"value":"T","label":"Agent's general guarantee account"},
  {"value":"U","label":"Security: importers guarantee account - standing authority (direct/indirect representation)"},
  {"value":"V","label":"Security: importers guarantee account - individual/specific authority (direct/indirect representation)"},
  {"value":"X","label":"SASP"},
  {"value":"Z","label":"Importers individual guarantee (for example, C&E 250)"}
] },
"preferences": { ...{"name":"preferences","label":"Preference","source":"CDS DE 4/17, UK Trade Tariff","date":"2026-08-21","dictionaries":["cds"],"pinned":["100","300"]}, "options": [
  {"value":"100","label":"Erga Omnes third country duty rates"},
  {"value":"110","label":"Erga omnes autonomous tariff suspension"},
  {"value":"115","label":"Erga Omnes autonomous tariff suspensions subject to an end-use"},
  {"value":"119","label":"Erga Omnes autonomous tariff suspensions subject to an 'airworthiness certificate'"},
  {"value":"120","label":"Non preferential tariff quotas"},
  {"value":"123","label":"Non-preferential tariff quotas subject to an end-use authorisation"},
  {"value":"125","label":"Non preferential tariff quotas subject to a special certificate"},
  {"value":"128","label":"Erga Omnes tariff quotas following outward processing"},
  {"value":"140","label":"Special end use resulting from the Common Customs Tariff"},
  {"value":"150","label":"Admission to CN codes subject to special certificates"},
  {"value":"200","label":"GSP duty rate without conditions or limits"},
  {"value":"218","label":"GSP suspensions with certificate confirming the special nature of the product"},
  {"value":"220","label":"GSP tariff quotas"},
  {"value":"223","label":"GSP tariff quota subject to an end use"},
  {"value":"225","label":"GSP tariff quotas subject to a special certificate"},
  {"value":"240","label":"GSP preferential duty rates subject to an end use"},
  {"value":"250","label":"Admission to CN codes with special GSP rates subject to a special certificate"},
  {"value":"300","label":"Preferential duty rate without conditions or limits (including ceilings)"},
  {"value":"310","label":"Preferential agreements: tariff suspensions"},
  {"value":"315","label":"Preferential suspension subject to an end use"},
  {"value":"318","label":"Preferential suspension with certificate confirming the special nature of the product"},
  {"value":"320","label":"Preferential tariff quotas"},
  {"value":"323","label":"Preferential tariff quotas subject to an end use"},
  {"value":"325","label":"Preferential tariff quotas subject to a special certificate"},
  {"value":"340","label":"Preferential duty rates subject to final destination"},
  {"value":"350","label":"Admission to CN codes with special preferential rates subject to a special certificate"},
  {"value":"400","label":"Non-imposition of customs duties under the provisions of customs union agreements concluded by the Community"},
  {"value":"420","label":"Customs union quota"}
] },
"previous-document-categories": { ...{"name":"previous-document-categories","label":"Category","source":"Specification 1 §5 and CDS DE 2/1","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"X","label":"Temporary storage"},
  {"value":"Y","label":"Simplified declaration"},
  {"value":"Z","label":"Previous document"}
] },
"previous-document-types": { ...{"name":"previous-document-types","label":"Previous document","source":"CDS DE 2/1, HMRC import and export lists","date":"2026-08-01","dictionaries":["cds"],"pinned":["DCR","MCR","355","337","MRN","SDE","CLE","ZZZ"]}, "options": [
  {"value":"235","label":"Container List"},
  {"value":"270","label":"Delivery Note"},
  {"value":"271","label":"Packing List"},
  {"value":"325","label":"Proforma Invoice"},
  {"value":"337","label":"Temporary Storage Declaration"},
  {"value":"355","label":"Entry Summary Declaration (ENS)"},
  {"value":"380","label":"Commercial Invoice"},
  {"value":"703","label":"House Waybill"},
  {"value":"704","label":"Master Bill of Lading"},
  {"value":"705","label":"Bill of Lading"},
  {"value":"714","label":"House Bill of Lading"},
  {"value":"720","label":"Rail Consignment Note"},
  {"value":"722","label":"Road list SMGS"},
  {"value":"730","label":"Road Consignment Note"},
  {"value":"740","label":"Air Waybill"},
  {"value":"741","label":"Master Air Waybill"},
  {"value":"750","label":"Despatch Note (Post Parcels)"},
  {"value":"760","label":"Multimodal/Combined Transport Document"},
  {"value":"785","label":"Cargo Manifest"},
  {"value":"787","label":"Bordereau"},
  {"value":"820","label":"Union/Common Transit Declaration - Mixed Consignments (T)"},
  {"value":"821","label":"External Union/Common Transit Declaration (T1)"},
  {"value":"822","label":"Internal Union/Common Transit Declaration (T2)"},
  {"value":"823","label":"Control document T5"},
  {"value":"825","label":"Proof of the Customs Status of Union Goods T2L"},
  {"value":"952","label":"TIR Carnet"},
  {"value":"955","label":"ATA Carnet"},
  {"value":"AAD","label":"Administrative Accompanying Document"},
  {"value":"CLE","label":"Reference/Date of Entry in the Declarant's Records (EIDR)"},
  {"value":"CPD","label":"Carnet de Passages en Douane (CPD)"},
  {"value":"CSE","label":"Customs Supervised Export"},
  {"value":"DCR","label":"Declaration unique consignment reference (DUCR)"},
  {"value":"DCS","label":"Declaration Unique Consignment Reference Part Number (DUCR Part)"},
  {"value":"IF3","label":"Information Sheet INF3"},
  {"value":"MCR","label":"Master Unique Consignment Reference (MUCR) (Including any inventory reference where applicable)"},
  {"value":"MNS","label":"Cargo Manifest - Simplified Procedure"},
  {"value":"MOU","label":"Memorandum of Understanding (approved exporters only)"},
  {"value":"MRN","label":"Declaration/Notification MRN (including reference no. of any EAD)"},
  {"value":"SDE","label":"Simplified Declaration** for Simplified Declaration Procedure (SDP)"},
  {"value":"T2F","label":"Internal Union Transit Declaration - Article 227 of the Code"},
  {"value":"T2G","label":"Proof of the Customs Status of Union Goods T2LF"},
  {"value":"T2M","label":"T2M Proof"},
  {"value":"ZZZ","label":"Other"}
] },
"previous-procedures": { ...{"name":"previous-procedures","label":"Previous procedure","source":"CDS DE 1/10, HMRC lists and published declarations","date":"2025-10-01","dictionaries":["cds"],"pinned":["00"]}, "options": [
  {"value":"00","label":"No previous procedure, or a request that needs none"},
  {"value":"01","label":"Free circulation with onward dispatch"},
  {"value":"02","label":"Inward processing, drawback"},
  {"value":"07","label":"Free circulation and warehousing other than customs"},
  {"value":"10","label":"Permanent export"},
  {"value":"11","label":"Export of products made before the goods are imported"},
  {"value":"12","label":"Permanent export, clearance request","regime":"export"},
  {"value":"14","label":"Re-export of goods of another customs territory, clearance request","regime":"export"},
  {"value":"15","label":"Temporary export, clearance request","regime":"export"},
  {"value":"16","label":"Transit, clearance request","regime":"export"},
  {"value":"17","label":"Movement from the UK to another territory, clearance request","regime":"export"},
  {"value":"18","label":"Transhipment before export, clearance request","regime":"export"},
  {"value":"19","label":"Export inventory record cleansing, clearance request","regime":"export"},
  {"value":"21","label":"Outward processing"},
  {"value":"22","label":"Outward processing, other"},
  {"value":"23","label":"Temporary export for return unaltered"},
  {"value":"31","label":"Re-export"},
  {"value":"40","label":"Free circulation and home use"},
  {"value":"42","label":"Free circulation with VAT-exempt onward supply"},
  {"value":"43","label":"Free circulation during a transitional period"},
  {"value":"44","label":"Authorised (end) use"},
  {"value":"45","label":"Partial release for home use into a tax warehouse"},
  {"value":"46","label":"Import of products made before outward processing"},
  {"value":"48","label":"Replacement goods before export of the defective ones"},
  {"value":"51","label":"Inward processing"},
  {"value":"53","label":"Temporary admission"},
  {"value":"54","label":"Inward processing in another customs territory"},
  {"value":"61","label":"Re-import with release for home use"},
  {"value":"63","label":"Re-import with onward dispatch"},
  {"value":"68","label":"Re-import with partial release into a tax warehouse"},
  {"value":"71","label":"Customs warehousing"},
  {"value":"76","label":"Warehousing of agricultural goods before export"},
  {"value":"77","label":"Production under customs supervision before export"},
  {"value":"78","label":"Free zone"},
  {"value":"90","label":"Final supplementary declaration"},
  {"value":"95","label":"Tax warehousing"},
  {"value":"96","label":"Other duty and tax suspension"}
] },
"regimes": { ...{"name":"regimes","label":"Regime","source":"Specification 1 §3","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"import","label":"Import"},
  {"value":"export","label":"Export"}
] },
"representative-statuses": { ...{"name":"representative-statuses","label":"Representative status","source":"CDS DE 3/21, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"2","label":"Direct representation"},
  {"value":"3","label":"Indirect representation"}
] },
"request-types": { ...{"name":"request-types","label":"What is asked of customs","source":"CDS additional messages: TypeCode","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"COR","label":"Amendment"},
  {"value":"INV","label":"Cancellation"},
  {"value":"GPR","label":"Arrival of the goods"}
] },
"requested-procedures": { ...{"name":"requested-procedures","label":"Requested procedure","source":"CDS DE 1/10, HMRC lists and published declarations","date":"2025-10-01","dictionaries":["cds"],"pinned":["40","00","10"]}, "options": [
  {"value":"00","label":"No previous procedure, or a request that needs none"},
  {"value":"01","label":"Free circulation with onward dispatch"},
  {"value":"07","label":"Free circulation and warehousing other than customs"},
  {"value":"10","label":"Permanent export"},
  {"value":"11","label":"Export of products made before the goods are imported"},
  {"value":"21","label":"Outward processing"},
  {"value":"22","label":"Outward processing, other"},
  {"value":"23","label":"Temporary export for return unaltered"},
  {"value":"31","label":"Re-export"},
  {"value":"40","label":"Free circulation and home use"},
  {"value":"42","label":"Free circulation with VAT-exempt onward supply"},
  {"value":"43","label":"Free circulation during a transitional period"},
  {"value":"44","label":"Authorised (end) use"},
  {"value":"45","label":"Partial release for home use into a tax warehouse"},
  {"value":"46","label":"Import of products made before outward processing"},
  {"value":"48","label":"Replacement goods before export of the defective ones"},
  {"value":"51","label":"Inward processing"},
  {"value":"53","label":"Temporary admission"},
  {"value":"54","label":"Inward processing in another customs territory"},
  {"value":"61","label":"Re-import with release for home use"},
  {"value":"63","label":"Re-import with onward dispatch"},
  {"value":"68","label":"Re-import with partial release into a tax warehouse"},
  {"value":"71","label":"Customs warehousing"},
  {"value":"76","label":"Warehousing of agricultural goods before export"},
  {"value":"77","label":"Production under customs supervision before export"},
  {"value":"78","label":"Free zone"},
  {"value":"95","label":"Tax warehousing"},
  {"value":"96","label":"Other duty and tax suspension"}
] },
"specific-circumstances": { ...{"name":"specific-circumstances","label":"Specific circumstance","source":"CDS DE 1/7, HMRC guide","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"A20","label":"Express consignments in the context of exit summary declarations"}
] },
"supply-chain-roles": { ...{"name":"supply-chain-roles","label":"Role in the supply chain","source":"CDS DE 3/37, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"CS","label":"Consolidator"},
  {"value":"MF","label":"Manufacturer"},
  {"value":"FW","label":"Freight Forwarder"},
  {"value":"WH","label":"Warehouse Keeper"}
] },
"tax-calculation": { ...{"name":"tax-calculation","label":"Calculation","source":"Specification 1 §3 (D-43)","date":"2026-11-21","dictionaries":["cds"]}, "options": [
  {"value":"automatic","label":"Automatic: customs calculates"},
  {"value":"manual","label":"Manual: you calculate"}
] },
"tax-types": { ...{"name":"tax-types","label":"Tax type","source":"CDS DE 4/3, HMRC lists and published declarations","date":"2025-10-01","dictionaries":["cds"],"pinned":["A00","B00"]}, "options": [
  {"value":"411","label":"Sparkling wine of fresh grape, 8.5% and above, but not exceeding 15%"},
  {"value":"412","label":"Sparkling wine of fresh grape, exceeding 5.5% but less than 8.5%"},
  {"value":"413","label":"Still wine exceeding 5.5% not exceeding 15%"},
  {"value":"415","label":"Still or sparkling exceeding 15% but not exceeding 22%"},
  {"value":"419","label":"Wine of greater than 22% vol"},
  {"value":"421","label":"Sparkling made-wine exceeding 8.5% and above but not exceeding 15%"},
  {"value":"422","label":"Sparkling made-wine exceeding 5.5% but less than 8.5%"},
  {"value":"423","label":"Still made-wine exceeding 5.5% not exceeding 15%"},
  {"value":"425","label":"Made-wine of between 15% to 22% volume"},
  {"value":"429","label":"Made-wine of greater than 22% volume"},
  {"value":"431","label":"Wine based beverage of less than 1.2% volume"},
  {"value":"433","label":"Wine, spirit based beverage exceeding 1.2% vol not exceeding 4% vol"},
  {"value":"435","label":"Wine, spirit based beverage exceeding 4% vol not exceeding 5.5% vol"},
  {"value":"438","label":"Spirit-based coolers"},
  {"value":"440","label":"Beer made in the UK"},
  {"value":"441","label":"Imported beer"},
  {"value":"442","label":"Beer made in the UK"},
  {"value":"443","label":"Imported beer"},
  {"value":"444","label":"UK beer"},
  {"value":"445","label":"UK beer"},
  {"value":"446","label":"Imported beer"},
  {"value":"447","label":"Imported beer"},
  {"value":"451","label":"Spirits"},
  {"value":"461","label":"Whisky - wholly malt"},
  {"value":"462","label":"Whisky - wholly grain"},
  {"value":"463","label":"Whisky - blended"},
  {"value":"473","label":"Beer based beverage exceeding 1.2% volume"},
  {"value":"481","label":"Cider and perry"},
  {"value":"483","label":"Cider and perry exceeding 7.5% but less than 8.5%"},
  {"value":"485","label":"Sparkling cider and perry, strength exceeding 5.5% but less than 8.5%"},
  {"value":"511","label":"Unrebated light oil, aviation gasoline"},
  {"value":"515","label":"Unrebated light oil, leaded motor spirit"},
  {"value":"520","label":"Unrebated light oil, other"},
  {"value":"521","label":"Rebated light oil, furnace fuel"},
  {"value":"522","label":"Rebated light oil, unleaded fuel"},
  {"value":"525","label":"Ultra-low sulphur petrol"},
  {"value":"540","label":"Excise - full, other (unmarked) heavy oil (other than kerosene)"},
  {"value":"541","label":"Unrebated heavy oil"},
  {"value":"542","label":"Kerosene as off-road motor vehicle fuel"},
  {"value":"545","label":"Ultra-low sulphur diesel"},
  {"value":"551","label":"Rebated heavy oil, kerosene"},
  {"value":"556","label":"Rebated heavy oil, gas oil"},
  {"value":"560","label":"Ultra-low sulphur gas oil"},
  {"value":"561","label":"Rebated heavy oil, fuel oil"},
  {"value":"570","label":"Rebated heavy oil, other"},
  {"value":"571","label":"Biodiesel for non-road use"},
  {"value":"572","label":"Biodiesel blended with kerosene"},
  {"value":"589","label":"Biodiesel - pure biodiesel"},
  {"value":"590","label":"Biodiesel - blended"},
  {"value":"591","label":"Natural gas"},
  {"value":"592","label":"Other gas"},
  {"value":"593","label":"Other rct ex dty sulph free diesel and rpt ex dty sulph free diesel"},
  {"value":"594","label":"Other rct ex dty sulph free petrol and rpt ex dty sulph free petrol"},
  {"value":"595","label":"Bioethanol"},
  {"value":"611","label":"Cigarettes"},
  {"value":"615","label":"Cigars"},
  {"value":"619","label":"Hand rolling tobacco"},
  {"value":"623","label":"Other smoking tobacco"},
  {"value":"627","label":"Chewing tobacco"},
  {"value":"99A","label":"Solid fuels such as coal and lignite, coke and semi-coke of coal or lignite, and petroleum coke"},
  {"value":"99B","label":"Any petroleum gas, or other gaseous hydrocarbon supplied in a liquid state"},
  {"value":"99C","label":"Gas supplied by a gas utility or any gas supplied in a gaseous state that is of a kind supplied by a gas utility Great Britain"},
  {"value":"99D","label":"Electricity"},
  {"value":"A00","label":"Customs duty"},
  {"value":"A20","label":"Additional duties"},
  {"value":"A30","label":"Definitive anti-dumping duties (ADD)"},
  {"value":"A35","label":"Provisional anti-dumping duties (ADD)"},
  {"value":"A40","label":"Definitive countervailing duties"},
  {"value":"A45","label":"Provisional countervailing duties"},
  {"value":"A50","label":"Customs duty of Northern Ireland goods"},
  {"value":"A70","label":"Additional duty"},
  {"value":"A80","label":"Definitive anti-dumping or countervailing duty"},
  {"value":"B00","label":"VAT"},
  {"value":"B05","label":"Import VAT of Northern Ireland goods"},
  {"value":"C00","label":"Export taxes"},
  {"value":"C10","label":"Export taxes on agricultural products"},
  {"value":"E00","label":"Duties collected on behalf of other countries"}
] },
"transport-charges-methods": { ...{"name":"transport-charges-methods","label":"Payment of transport charges","source":"CDS DE 4/2; NCTS list of the same codes","date":"2026-05-01","dictionaries":["cds"]}, "options": [
  {"value":"A","label":"Payment in cash"},
  {"value":"B","label":"Payment by credit card"},
  {"value":"C","label":"Payment by cheque"},
  {"value":"D","label":"Other"},
  {"value":"H","label":"Electronic credit transfer"},
  {"value":"Y","label":"Account holder with carrier"},
  {"value":"Z","label":"Not pre-paid"}
] },
"transport-identification-types": { ...{"name":"transport-identification-types","label":"Type of identification","source":"CDS DE 7/7, 7/9 and 7/14, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"10","label":"IMO ship identification number"},
  {"value":"11","label":"Name of the sea-going vessel"},
  {"value":"20","label":"Wagon number"},
  {"value":"30","label":"Registration number of the road vehicle"},
  {"value":"40","label":"IATA flight number"},
  {"value":"41","label":"Registration number of the aircraft"},
  {"value":"80","label":"European Vessel Identification Number (ENI code)"},
  {"value":"81","label":"Name of the inland waterways vessel"}
] },
"transport-modes": { ...{"name":"transport-modes","label":"Mode of transport","source":"CDS DE 7/4 and 7/5, HMRC lists; the same modes in ArrivalTransportMeans/ModeCode and DepartureTransportMeans/ModeCode","date":"2026-08-01","dictionaries":["cds"]}, "options": [
  {"value":"1","label":"Sea transport","aliases":["Ship","Boat","Vessel","Ferry"]},
  {"value":"2","label":"Rail transport","aliases":["Train"]},
  {"value":"3","label":"Road transport","aliases":["Truck","Lorry","HGV","Van"]},
  {"value":"4","label":"Air transport","aliases":["Plane","Aircraft","Flight"]},
  {"value":"5","label":"Postal mail (active mode of transport unknown)"},
  {"value":"6","label":"Roll on roll off (RoRo) transport (UK use of code 6)"},
  {"value":"7","label":"Fixed transport installations (pipelines, powerlines)"},
  {"value":"8","label":"Inland waterway transport","aliases":["Barge","River"]},
  {"value":"9","label":"Mode unknown, for example own propulsion"}
] },
"valuation-adjustments": { ...{"name":"valuation-adjustments","label":"Addition or deduction","source":"CDS DE 4/9, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"AB","label":"Commissions and brokerage, not buying commissions: amount"},
  {"value":"AC","label":"Commissions and brokerage, not buying commissions: percentage"},
  {"value":"AD","label":"Containers and packing"},
  {"value":"AE","label":"Materials, components and parts incorporated in the goods"},
  {"value":"AF","label":"Tools, dies and moulds used in production: amount"},
  {"value":"AG","label":"Materials consumed in production"},
  {"value":"AH","label":"Engineering, development and design done abroad: amount"},
  {"value":"AI","label":"Royalties and licence fees: amount"},
  {"value":"AJ","label":"Proceeds of resale, disposal or use that the seller gets"},
  {"value":"AK","label":"Insurance costs"},
  {"value":"AL","label":"Indirect payments and other payments (Article 70)"},
  {"value":"AM","label":"Royalties and licence fees: percentage"},
  {"value":"AN","label":"Addition by a decision (Article 71): amount"},
  {"value":"AO","label":"Addition by a decision (Article 71): percentage"},
  {"value":"AP","label":"Transport, loading and handling up to the border, shared out by value"},
  {"value":"AQ","label":"Transport, loading and handling up to the border, shared out by gross mass"},
  {"value":"AR","label":"Air transport up to the border, shared out by value"},
  {"value":"AS","label":"Air transport up to the border, shared out by gross mass"},
  {"value":"AT","label":"Other charges not elsewhere declared"},
  {"value":"AV","label":"Adjustment of the VAT value, such as inland freight, shared out by value"},
  {"value":"AW","label":"Adjustment of the VAT value, such as inland freight, shared out by gross mass"},
  {"value":"AX","label":"Tools, dies and moulds used in production: percentage"},
  {"value":"AZ","label":"Engineering, development and design done abroad: percentage"},
  {"value":"BA","label":"Transport and insurance after the border within the value, shared out by value"},
  {"value":"BB","label":"Construction, assembly or maintenance after importation"},
  {"value":"BC","label":"Import duties and charges within the price"},
  {"value":"BD","label":"Interest: amount"},
  {"value":"BE","label":"Right to reproduce the goods"},
  {"value":"BF","label":"Buying commissions: percentage"},
  {"value":"BG","label":"Deduction by a decision (Article 71): amount"},
  {"value":"BH","label":"Discount not declared elsewhere: amount"},
  {"value":"BI","label":"Discount not declared elsewhere: percentage"},
  {"value":"BK","label":"Deduction by a decision (Article 71): percentage"},
  {"value":"BL","label":"Interest: percentage"},
  {"value":"BM","label":"Buying commissions: amount"},
  {"value":"BR","label":"Air transport within the invoice price, shared out by value"},
  {"value":"BS","label":"Air transport within the invoice price, shared out by gross mass"},
  {"value":"BT","label":"Other deductions not elsewhere declared"},
  {"value":"BU","label":"Transport and insurance after the border within the value, shared out by gross mass"}
] },
"valuation-methods": { ...{"name":"valuation-methods","label":"Valuation method","source":"CDS DE 4/16, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"1","label":"Method 1 - Transaction value"},
  {"value":"2","label":"Method 2 - Transaction value of identical goods"},
  {"value":"3","label":"Method 3 - Transaction value of similar goods"},
  {"value":"4","label":"Method 4 - The Deductive Method"},
  {"value":"5","label":"Method 5 - The Computed Value Method"},
  {"value":"6","label":"Method 6 - The 'Fall-back' Method"}
] },
"warehouse-types": { ...{"name":"warehouse-types","label":"Warehouse type","source":"CDS DE 2/7, HMRC lists","date":"2025-10-01","dictionaries":["cds"]}, "options": [
  {"value":"R","label":"Public customs warehouse type I"},
  {"value":"S","label":"Public customs warehouse type II"},
  {"value":"T","label":"Public customs warehouse type III"},
  {"value":"U","label":"Private customs warehouse"},
  {"value":"Y","label":"Non-customs warehouse"},
  {"value":"Z","label":"Free zone"}
] }
};

const storedLists: Readonly<Record<string, StoredListDefinition>> = {
 "airports": {
  "name": "airports",
  "label": "Airport of loading",
  "source": "IATA airport codes as HMRC takes them in DE 5/21",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{3}$",
  "example": "DTM"
 },
 "commodity-codes": {
  "name": "commodity-codes",
  "label": "Commodity code",
  "source": "UK Trade Tariff, goods nomenclature",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[0-9]{8}([0-9]{2})?$",
  "example": "0808108090"
 },
 "cus-codes": {
  "name": "cus-codes",
  "label": "CUS code",
  "source": "European Customs Inventory of Chemical Substances; NCTS list CL016",
  "dictionaries": [
   "cds",
   "ncts"
  ],
  "pattern": "^[0-9]{7}-[0-9]$",
  "example": "0010001-6"
 },
 "customs-offices": {
  "name": "customs-offices",
  "label": "Customs office of transit",
  "source": "EU customs office list (COL) as HMRC publishes it for transit",
  "dictionaries": [
   "ncts"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GB000084"
 },
 "dangerous-goods": {
  "name": "dangerous-goods",
  "label": "Dangerous goods",
  "source": "UN numbers with proper shipping names; NCTS list CL101",
  "dictionaries": [
   "cds",
   "ncts"
  ],
  "pattern": "^[0-9]{4}$",
  "example": "1203"
 },
 "documents": {
  "name": "documents",
  "label": "Document",
  "source": "HMRC, CDS appendix 5A: document codes of DE 2/3",
  "dictionaries": [
   "cds"
  ],
  "joined": {
   "produced-document": [
    "doc_code_1",
    "doc_code_3"
   ]
  },
  "pattern": "^[A-Z0-9]{4}$",
  "example": "C400"
 },
 "exit-offices": {
  "name": "exit-offices",
  "label": "Office of exit",
  "source": "HMRC, CDS appendix 13: customs offices of exit (DE 5/12)",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GB000084"
 },
 "goods-locations": {
  "name": "goods-locations",
  "label": "Location of goods",
  "source": "HMRC, CDS appendix 16 (16A to 16S): location of goods codes",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-D][UY][A-Z0-9]{5,32}$",
  "example": "GBAULHRLHRBAC"
 },
 "supervising-offices": {
  "name": "supervising-offices",
  "label": "Customs office",
  "source": "HMRC, CDS appendix 18: supervising and presentation offices (DE 5/26 and 5/27; the same offices in DE 8/3 and in DeclarationOfficeID)",
  "dictionaries": [
   "cds"
  ],
  "pattern": "^[A-Z]{2}[A-Z0-9]{6}$",
  "example": "GBBEL004"
 },
 "unlocodes": {
  "name": "unlocodes",
  "label": "UN/LOCODE",
  "source": "UNECE, UN/LOCODE, published twice a year; NCTS list CL244",
  "dictionaries": [
   "cds",
   "ncts",
   "ens"
  ],
  "pattern": "^[A-Z]{2}[A-Z2-9]{3}$",
  "example": "GBLON"
 }
};

/** Every document, field, rule and code list. */
export const catalogue: Catalogue = { documents: {
"customs-declaration": { ...{
 "name": "customs-declaration",
 "fields": {
  "customs_regime": {
   "name": "customs_regime",
   "type": "string",
   "label": "Regime",
   "help": {
    "text": "Whether the goods come into or leave the country."
   },
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
    "text": "IM for import, EX for export, CO for trade with special fiscal territories.",
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
    "text": "One letter for how the declaration is made, for example A for a standard one with the goods present.",
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
    "text": "A20 for an express consignment, else blank.",
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
    "text": "Local reference number: your own number of this declaration, never used before.",
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
    "text": "Reference of the consignment through its whole journey.",
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
   "help": {
    "text": "Your name for this declaration in lists; customs does not see it."
   },
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
   "help": {
    "text": "Whoever works on this declaration."
   },
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
   "help": {
    "text": "Customer this declaration is made for."
   },
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
   "help": {
    "text": "State of the work on this declaration."
   },
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
    "text": "Day the declaration counts from; needed in supplementary declarations.",
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
    "text": "Time of that day with the hours ahead of or behind UTC.",
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
    "text": "Day the declaration was drawn up, where customs asks for it.",
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
    "text": "Time of that day with the hours ahead of or behind UTC.",
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
    "text": "Day the tax is due for your books; customs does not see it.",
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
    "dataElement": "1/9",
    "text": "Number of goods items of the declaration."
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
   "help": {
    "text": "Customs authority that gets the declaration."
   },
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
    "text": "EORI number of whoever makes the declaration.",
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
    "dataElement": "3/17",
    "text": "Name of the declarant, needed where no EORI number is given."
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
    "dataElement": "3/17",
    "text": "Street and number of the declarant."
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
    "dataElement": "3/17",
    "text": "Town of the declarant."
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
    "dataElement": "3/17",
    "text": "Postcode of the declarant."
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
    "dataElement": "3/17",
    "text": "Country of the declarant."
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
    "text": "Your own EORI number, for your records; customs sees the declarant EORI.",
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
   "help": {
    "text": "Number where questions about this declaration are answered; customs does not see it."
   },
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
   "help": {
    "text": "Whether the block of the exporter is used."
   },
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
   "help": {
    "text": "Tick when importer or exporter and declarant are the same, without an agent."
   },
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
    "text": "2 when the agent acts in the name of the trader (direct), 3 in its own name (indirect).",
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
    "dataElement": "3/20",
    "text": "EORI number of the agent, where it is not the declarant."
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
    "dataElement": "3/19",
    "text": "Name of the representative; only needed without an EORI number."
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
    "dataElement": "3/19",
    "text": "Street and number of the representative."
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
    "dataElement": "3/19",
    "text": "Town of the representative."
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
    "dataElement": "3/19",
    "text": "Postcode of the representative."
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
    "dataElement": "3/19",
    "text": "Country of the representative."
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
    "dataElement": "3/1",
    "text": "Name of the exporter, needed where no EORI number is given."
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "exporter_address": {
   "name": "exporter_address",
   "type": "string",
   "label": "Exporter address",
   "help": {
    "dataElement": "3/1",
    "text": "Street and number of the exporter."
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
    "dataElement": "3/1",
    "text": "Town of the exporter."
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
    "dataElement": "3/1",
    "text": "Postcode of the exporter."
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
    "dataElement": "3/1",
    "text": "Country of the exporter."
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
    "dataElement": "3/2",
    "text": "EORI number of the exporter."
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
    "dataElement": "3/15",
    "text": "Name of the importer, needed where no EORI number is given."
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
    "dataElement": "3/15",
    "text": "Street and number of the importer."
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
    "dataElement": "3/15",
    "text": "Town of the importer."
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
    "dataElement": "3/15",
    "text": "Postcode of the importer."
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
    "dataElement": "3/15",
    "text": "Country of the importer."
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
    "dataElement": "3/16",
    "text": "EORI number of the importer."
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
    "dataElement": "3/26",
    "text": "Name of the buyer, needed where no EORI number is given."
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "buyer_address": {
   "name": "buyer_address",
   "type": "string",
   "label": "Buyer address",
   "help": {
    "dataElement": "3/26",
    "text": "Street and number of the buyer."
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
    "dataElement": "3/26",
    "text": "Town of the buyer."
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
    "dataElement": "3/26",
    "text": "Postcode of the buyer."
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
    "dataElement": "3/26",
    "text": "Country of the buyer."
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
    "dataElement": "3/27",
    "text": "EORI number of the buyer."
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
   "help": {
    "text": "Template the buyer was taken from; customs does not see it."
   },
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
   "help": {
    "text": "1 when the declaration has a buyer."
   },
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
   "help": {
    "text": "Tax number of the buyer, for your records; customs does not see it."
   },
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
    "dataElement": "3/24",
    "text": "Name of the seller, needed where no EORI number is given."
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "seller_address": {
   "name": "seller_address",
   "type": "string",
   "label": "Seller address",
   "help": {
    "dataElement": "3/24",
    "text": "Street and number of the seller."
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
    "dataElement": "3/24",
    "text": "Town of the seller."
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
    "dataElement": "3/24",
    "text": "Postcode of the seller."
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
    "dataElement": "3/24",
    "text": "Country of the seller."
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
    "dataElement": "3/25",
    "text": "EORI number of the seller."
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
   "help": {
    "text": "Template the seller was taken from; customs does not see it."
   },
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
   "help": {
    "text": "1 when the declaration has a seller."
   },
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
    "dataElement": "3/9",
    "text": "Name of the consignee; only needed without an EORI number."
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
    "dataElement": "3/9",
    "text": "Street and number of the consignee."
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
    "dataElement": "3/9",
    "text": "Town of the consignee."
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
    "dataElement": "3/9",
    "text": "Postcode of the consignee."
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
    "dataElement": "3/9",
    "text": "Country of the consignee."
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
    "dataElement": "3/10",
    "text": "EORI number of the consignee."
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
   "help": {
    "text": "Template the block of the consignee was filled from."
   },
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
   "help": {
    "text": "Whether the block of the consignee is used."
   },
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
   "help": {
    "text": "Tax number of the consignee, for your records; customs does not see it."
   },
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
    "dataElement": "3/31",
    "text": "Name of the carrier; only needed without an EORI number."
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  },
  "carrier_address": {
   "name": "carrier_address",
   "type": "string",
   "label": "Carrier street",
   "help": {
    "dataElement": "3/31",
    "text": "Street and number of the carrier."
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
    "dataElement": "3/31",
    "text": "Town of the carrier."
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
    "dataElement": "3/31",
    "text": "Postcode of the carrier."
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
    "dataElement": "3/31",
    "text": "Country of the carrier."
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
    "dataElement": "3/32",
    "text": "EORI number of the carrier."
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
   "help": {
    "text": "Template the block of the carrier was filled from."
   },
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
   "help": {
    "text": "Whether the block of the carrier is used."
   },
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
    "dataElement": "3/7",
    "text": "Name of the consignor; only needed without an EORI number."
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
    "dataElement": "3/7",
    "text": "Street and number of the consignor."
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
    "dataElement": "3/7",
    "text": "Town of the consignor."
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
    "dataElement": "3/7",
    "text": "Postcode of the consignor."
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
    "dataElement": "3/7",
    "text": "Country of the consignor."
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
    "dataElement": "3/8",
    "text": "EORI number of the consignor."
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
   "help": {
    "text": "EORI number of whoever hands in the message, where it is not the declarant."
   },
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
    "text": "Where customs can examine the goods: country, type, qualifier and place in one code.",
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
    "dataElement": "5/23",
    "text": "Additional identifier of the place within the location."
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
    "text": "Customs office the declaration is lodged at, where customs asks for it.",
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
    "text": "Customs office the goods are presented at.",
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
    "text": "Customs office that supervises the procedure.",
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
    "text": "Customs office the goods leave by.",
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
    "text": "Airport or place where the goods are loaded for the journey to the country.",
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
    "text": "One letter for the kind of warehouse, for example U for a private one.",
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
    "text": "Number of the warehouse with its country code.",
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
   "help": {
    "text": "Your own code of the warehouse; customs does not see it."
   },
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
    "text": "1 when the goods cross the border in containers, else 0.",
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
    "text": "How the goods cross the border.",
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
    "dataElement": "7/5",
    "text": "How the goods travel inside the country."
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
    "text": "Number or name of the means of transport on which the goods arrive.",
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
   "label": "Type of identification on arrival",
   "help": {
    "dataElement": "7/9",
    "text": "What kind of number identifies the means of transport on arrival.",
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
    "text": "Identity of the means of transport the goods depart on.",
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
   "label": "Departure transport identified by",
   "help": {
    "dataElement": "7/7",
    "text": "What the identity is, for example 11 for a ship's name.",
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
    "dataElement": "7/14",
    "text": "Number or name of the means of transport that crosses the border."
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
   "label": "Type of identification at the border",
   "help": {
    "dataElement": "7/14",
    "text": "What kind of number identifies the means of transport at the border."
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
    "dataElement": "7/15",
    "text": "Country in which the means of transport at the border is registered."
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
    "text": "One letter for how the transport was paid for.",
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
    "text": "Country from which the goods were sent.",
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
    "text": "Country to which the goods go.",
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
    "dataElement": "6/18",
    "text": "Number of packages of the whole declaration."
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
    "dataElement": "6/5",
    "text": "Gross mass of all items; worked out for imports."
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
    "dataElement": "4/10",
    "text": "Currency of the total invoiced: that of the items, or GBP when they differ."
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
    "dataElement": "4/11",
    "text": "Sum of the item prices, times the exchange rate when one is given."
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
    "dataElement": "4/15",
    "text": "Rate agreed in the contract; blank where the rate of the month counts."
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
    "text": "Costs of transport to the final destination, for low value goods.",
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
    "dataElement": "4/19",
    "text": "Currency of the transport costs."
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
    "text": "Three letters of the Incoterm, for example CIF.",
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
    "text": "UN/LOCODE of the place the delivery terms name.",
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
    "text": "Country code and name of the place, where it has no UN/LOCODE.",
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
   "help": {
    "text": "How the delivery is arranged, for your records; customs does not see it."
   },
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
    "text": "Code of the transaction when it is the same for all items.",
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
   "help": {
    "text": "Code of the place where the declaration was made out."
   },
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
   "help": {
    "text": "Number of loading lists that go with the declaration."
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
  "loading_lists_unit": {
   "name": "loading_lists_unit",
   "type": "string",
   "label": "Loading lists: unit",
   "help": {
    "text": "Unit code sent with the number."
   },
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
   "help": {
    "text": "Signature or other mark by which the declaration is authenticated."
   },
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
   "help": {
    "text": "Name of who authenticates the declaration."
   },
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
   "help": {
    "text": "Name of the submitter."
   },
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
   "help": {
    "text": "City of the submitter."
   },
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
   "help": {
    "text": "Country of the submitter."
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
  "submitter_region_code": {
   "name": "submitter_region_code",
   "type": "string",
   "label": "Submitter: region code",
   "help": {
    "text": "Code of the part of the country in the address of the submitter."
   },
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
   "help": {
    "text": "Part of the country in the address of the submitter, by name."
   },
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
   "help": {
    "text": "Street and number of the submitter."
   },
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
   "help": {
    "text": "Postcode of the submitter."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the representative."
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
  "representative_region": {
   "name": "representative_region",
   "type": "string",
   "label": "Representative: region",
   "help": {
    "text": "Part of the country in the address of the representative, by name."
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
  "active_transport_name": {
   "name": "active_transport_name",
   "type": "string",
   "label": "Name of transport at the border",
   "help": {
    "text": "Name of the ship or other means of transport that crosses the border."
   },
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
   "help": {
    "text": "Code of the kind of means of transport that crosses the border."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the carrier."
   },
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
   "help": {
    "text": "Part of the country in the address of the carrier, by name."
   },
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
   "help": {
    "text": "Number or address at which the carrier is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Code of the kind of address given for the consignor."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the consignor."
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
    "text": "Part of the country in the address of the consignor, by name."
   },
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
   "help": {
    "text": "Currency that the exchange rate is of; the invoice currency when it is blank."
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
  "user_region_code": {
   "name": "user_region_code",
   "type": "string",
   "label": "Declarant: region code",
   "help": {
    "text": "Code of the part of the country in the address of the declarant."
   },
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
   "help": {
    "text": "Part of the country in the address of the declarant, by name."
   },
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
   "help": {
    "text": "Person or department to speak to at the declarant."
   },
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
   "help": {
    "text": "Number or address at which the declarant is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the exporter."
   },
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
   "help": {
    "text": "Part of the country in the address of the exporter, by name."
   },
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
   "help": {
    "text": "Person or department to speak to at the exporter."
   },
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
   "help": {
    "text": "Number or address at which the exporter is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the buyer."
   },
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
   "help": {
    "text": "Part of the country in the address of the buyer, by name."
   },
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
   "help": {
    "text": "Person or department to speak to at the buyer."
   },
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
   "help": {
    "text": "Number or address at which the buyer is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the consignee."
   },
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
   "help": {
    "text": "Part of the country in the address of the consignee, by name."
   },
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
   "help": {
    "text": "Name of the means of transport at arrival."
   },
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
   "help": {
    "text": "Code of the kind of means of transport at arrival."
   },
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
   "help": {
    "text": "Name of the means of transport at departure."
   },
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
   "help": {
    "text": "Code of the kind of means of transport at departure."
   },
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
   "help": {
    "text": "City in the address of the goods."
   },
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
   "help": {
    "text": "Street and number where the goods are."
   },
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
   "help": {
    "text": "Postcode in the address of the goods."
   },
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
   "help": {
    "text": "Name of the place of loading where it has no code."
   },
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
   "help": {
    "text": "Name of the consignor of the shipment."
   },
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
   "help": {
    "text": "EORI or other identification of the consignor of the shipment."
   },
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
   "help": {
    "text": "City of the consignor of the shipment."
   },
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
   "help": {
    "text": "Country of the consignor of the shipment."
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
  "shipment_consignor_region_code": {
   "name": "shipment_consignor_region_code",
   "type": "string",
   "label": "Consignor of the shipment: region code",
   "help": {
    "text": "Code of the part of the country in the address of the consignor of the shipment."
   },
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
   "help": {
    "text": "Part of the country in the address of the consignor of the shipment, by name."
   },
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
   "help": {
    "text": "Street and number of the consignor of the shipment."
   },
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
   "help": {
    "text": "Postcode of the consignor of the shipment."
   },
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
   "help": {
    "text": "Code of the region in the country of destination."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the importer."
   },
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
   "help": {
    "text": "Part of the country in the address of the importer, by name."
   },
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
   "help": {
    "text": "Person or department to speak to at the importer."
   },
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
   "help": {
    "text": "Number or address at which the importer is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Number of the commercial invoice."
   },
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
   "help": {
    "text": "Name of the payer."
   },
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
   "help": {
    "text": "EORI or other identification of the payer."
   },
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
   "help": {
    "text": "City of the payer."
   },
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
   "help": {
    "text": "Country of the payer."
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
  "payer_region_code": {
   "name": "payer_region_code",
   "type": "string",
   "label": "Payer: region code",
   "help": {
    "text": "Code of the part of the country in the address of the payer."
   },
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
   "help": {
    "text": "Part of the country in the address of the payer, by name."
   },
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
   "help": {
    "text": "Street and number of the payer."
   },
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
   "help": {
    "text": "Postcode of the payer."
   },
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
   "help": {
    "text": "Code of the part of the country in the address of the seller."
   },
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
   "help": {
    "text": "Part of the country in the address of the seller, by name."
   },
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
   "help": {
    "text": "Person or department to speak to at the seller."
   },
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
   "help": {
    "text": "Number or address at which the seller is reached."
   },
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
   "help": {
    "text": "Code of the kind of number or address: TE telephone, EM e-mail."
   },
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
   "help": {
    "text": "Name of the surety."
   },
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
   "help": {
    "text": "EORI or other identification of the surety."
   },
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
   "help": {
    "text": "City of the surety."
   },
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
   "help": {
    "text": "Country of the surety."
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
  "surety_region_code": {
   "name": "surety_region_code",
   "type": "string",
   "label": "Surety: region code",
   "help": {
    "text": "Code of the part of the country in the address of the surety."
   },
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
   "help": {
    "text": "Part of the country in the address of the surety, by name."
   },
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
   "help": {
    "text": "Street and number of the surety."
   },
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
   "help": {
    "text": "Postcode of the surety."
   },
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
   "help": {
    "text": "Code that says which country the place of delivery is in, seen from here."
   },
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
   "help": {
    "text": "Delivery terms that no code says."
   },
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
   "help": {
    "text": "Unique consignment reference that an authority gave."
   },
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
    "text": "Unit code sent with the number of items."
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
    "text": "Country of a goods location that has not the usual form; blank where the goods location says it."
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
    "text": "Type of a goods location that has not the usual form; blank where the goods location says it."
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
    "text": "Qualifier of a goods location that has not the usual form; blank where the goods location says it."
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
    "text": "Name of a goods location that has not the usual form; blank where the goods location says it."
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
   "help": {
    "text": "Mode of transport at arrival sent in an export declaration; in an import it is the inland mode."
   },
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
   "help": {
    "text": "Mode of transport at departure sent in an import declaration; in an export it is the inland mode."
   },
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
    "text": "Unit code sent with the total gross mass; kilograms are meant when it is blank."
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
    "text": "Unit code sent with the number of packages."
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
   "help": {
    "text": "102 when the message has the acceptance date without a time; blank for date and time."
   },
   "valid": {
    "enum": [
     "102"
    ]
   },
   "entry": {
    "enum": [
     "102"
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
   "help": {
    "text": "102 when the message has the issue date without a time; blank for date and time."
   },
   "valid": {
    "enum": [
     "102"
    ]
   },
   "entry": {
    "enum": [
     "102"
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
   "help": {
    "text": "Day on which the goods leave."
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
  "exit_time": {
   "name": "exit_time",
   "type": "string",
   "label": "Time of exit",
   "help": {
    "text": "Time with zone at which the goods leave."
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
  "invoice_date": {
   "name": "invoice_date",
   "type": "string",
   "label": "Invoice date",
   "help": {
    "text": "Day on which the invoice was made out."
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
  "invoice_time": {
   "name": "invoice_time",
   "type": "string",
   "label": "Invoice time",
   "help": {
    "text": "Time with zone at which the invoice was made out."
   },
   "valid": {
    "maxLength": 11,
    "pattern": "^[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2})$"
   },
   "entry": {},
   "widget": "text",
   "rules": [],
   "defaults": []
  }
 },
 "version": 1,
 "transient": [
  "errors"
 ],
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
 "CDSItems": { ...{"name":"CDSItems","label":"Items","maxRows":999,"minRows":1,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{}]}],"rules":[{"effect":"disable","condition":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"message":"Fixed for a final supplementary declaration (type Q)."}]}, row: itemRow },
 "mainPreviousCDSItems": { ...{"name":"mainPreviousCDSItems","label":"Previous documents","maxRows":9999,"initial":[{"when":{"scope":"/additional_dec_type","schema":{"const":"Q"}},"rows":[{}]}],"rules":[]}, row: previousDocumentRow },
 "mainContainerCDSItems": { ...{"name":"mainContainerCDSItems","label":"Containers","maxRows":9999,"initial":[],"rules":[]}, row: containerRow },
 "AdditionalItems": { ...{"name":"AdditionalItems","label":"Authorisations","maxRows":99,"initial":[],"rules":[]}, row: authorisationRow },
 "DeferredItems": { ...{"name":"DeferredItems","label":"Deferred payments","initial":[],"rules":[]}, row: deferredPaymentRow },
 "GuaranteeItems": { ...{"name":"GuaranteeItems","label":"Guarantees","maxRows":99,"initial":[],"rules":[]}, row: guaranteeRow },
 "mainAdditionalCDSItems": { ...{"name":"mainAdditionalCDSItems","label":"Additional information","initial":[],"rules":[]}, row: additionalInformationRow },
 "mainAdjustmentCDSItems": { ...{"name":"mainAdjustmentCDSItems","label":"Additions and deductions","initial":[],"rules":[]}, row: adjustmentRow },
 "routingCodeCountryItems": { ...{"name":"routingCodeCountryItems","label":"Countries of routing","maxRows":99,"initial":[],"rules":[]}, row: routingCountryRow },
 "sealNumberItems": { ...{"name":"sealNumberItems","label":"Seals","maxRows":9999,"initial":[],"rules":[]}, row: sealRow },
 "mainSupplyCDSItems": { ...{"name":"mainSupplyCDSItems","label":"Supply chain actors","maxRows":99,"initial":[],"rules":[]}, row: supplyChainActorRow },
 "mainFiscalCDSItems": { ...{"name":"mainFiscalCDSItems","label":"Fiscal references","initial":[],"rules":[]}, row: fiscalReferenceRow },
 "ExchangeItems": { ...{"name":"ExchangeItems","label":"Further exchange rates","initial":[],"rules":[]}, row: exchangeRateRow },
 "ConsignmentItems": { ...{"name":"ConsignmentItems","label":"Items of the consignment","maxRows":999,"initial":[],"rules":[]}, row: consignmentItemRow }
} },
"declaration-request": { ...{
 "name": "declaration-request",
 "fields": {
  "request_type": {
   "name": "request_type",
   "type": "string",
   "label": "Request",
   "help": {
    "text": "What is asked of customs about a declaration they hold.",
    "example": "COR"
   },
   "valid": {
    "enum": [
     "COR",
     "INV",
     "GPR"
    ]
   },
   "entry": {
    "enum": [
     "COR",
     "INV",
     "GPR"
    ]
   },
   "widget": "code",
   "codeList": "request-types",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "request_ref": {
   "name": "request_ref",
   "type": "string",
   "label": "LRN of the request",
   "help": {
    "dataElement": "2/5",
    "text": "Reference of this request, different from that of the declaration.",
    "example": "AMEND-1"
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
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "mrn": {
   "name": "mrn",
   "type": "string",
   "label": "MRN",
   "help": {
    "text": "Number customs gave the declaration.",
    "example": "26GB00000000000017"
   },
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 70
   },
   "widget": "text",
   "rules": [
    {
     "effect": "require"
    }
   ],
   "defaults": []
  },
  "submitter_number": {
   "name": "submitter_number",
   "type": "string",
   "label": "Submitter",
   "help": {
    "text": "EORI of who sends the request, where it is to be named.",
    "example": "GB553202734852"
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
 "version": 1,
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
}, "lists": {
 "changes": { ...{"name":"changes","label":"Changes","initial":[],"rules":[]}, row: changeRow }
} }
}, codeLists, storedLists };
