// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition, RowDefinition } from '../../engine/catalogue.ts';

const pointerLevelRow: RowDefinition = { ...{
 "name": "pointer-level",
 "fields": {
  "sequence": {
   "name": "sequence",
   "type": "integer",
   "label": "Number",
   "help": {
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
    "example": "21"
   },
   "valid": {
    "maxLength": 3
   },
   "entry": {
    "maxLength": 3
   },
   "widget": "choice",
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
    "example": "The price of item 1 was mistyped."
   },
   "valid": {
    "maxLength": 512
   },
   "entry": {
    "maxLength": 512
   },
   "widget": "multiline",
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
 "place": { ...{"name":"place","label":"Place","takes":9999,"initial":[],"rules":[]}, row: pointerLevelRow }
} };

export const definition: DocumentDefinition = { ...{
 "name": "declaration-request",
 "fields": {
  "request_type": {
   "name": "request_type",
   "type": "string",
   "label": "Request",
   "help": {
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
 "takes": {
  "rows": 40000,
  "characters": 32768
 },
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
 "changes": { ...{"name":"changes","label":"Changes","takes":9999,"initial":[],"rules":[]}, row: changeRow }
} };
