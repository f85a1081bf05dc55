// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition } from '../../engine/catalogue.ts';


export const definition: DocumentDefinition = { ...{
 "name": "country",
 "fields": {
  "name": {
   "name": "name",
   "type": "string",
   "label": "Name",
   "help": {},
   "valid": {
    "maxLength": 100
   },
   "entry": {
    "maxLength": 100
   },
   "widget": "text",
   "rules": [
    {
     "effect": "require",
     "message": "The field is required"
    }
   ],
   "defaults": []
  },
  "code": {
   "name": "code",
   "type": "string",
   "label": "Code",
   "help": {},
   "valid": {
    "maxLength": 6,
    "pattern": "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"
   },
   "entry": {},
   "widget": "text",
   "invalid": "Two capitals, for a region with its own behind a hyphen: FR, GB-NIR.",
   "rules": [
    {
     "effect": "require",
     "message": "The field is required"
    }
   ],
   "defaults": []
  },
  "import_guide": {
   "name": "import_guide",
   "type": "string",
   "label": "Guide to imports",
   "help": {},
   "valid": {
    "maxLength": 500,
    "pattern": "^https://[^\\s]+$"
   },
   "entry": {},
   "widget": "text",
   "invalid": "Write it like https://www.example.com/page.",
   "rules": [],
   "defaults": []
  },
  "export_guide": {
   "name": "export_guide",
   "type": "string",
   "label": "Guide to exports",
   "help": {},
   "valid": {
    "maxLength": 500,
    "pattern": "^https://[^\\s]+$"
   },
   "entry": {},
   "widget": "text",
   "invalid": "Write it like https://www.example.com/page.",
   "rules": [],
   "defaults": []
  },
  "content": {
   "name": "content",
   "type": "string",
   "label": "What there is to know",
   "help": {},
   "valid": {
    "maxLength": 20000
   },
   "entry": {
    "maxLength": 20000
   },
   "widget": "multiline",
   "counter": true,
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
   "id": "country",
   "label": "Country",
   "fields": [
    {
     "name": "name",
     "span": 8
    },
    {
     "name": "code",
     "span": 4
    },
    {
     "name": "import_guide",
     "span": 6
    },
    {
     "name": "export_guide",
     "span": 6
    },
    {
     "name": "content",
     "span": 12
    }
   ],
   "lists": []
  }
 ]
}, "lists": {
 
} };
