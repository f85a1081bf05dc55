// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition } from '../../engine/catalogue.ts';


export const definition: DocumentDefinition = { ...{
 "name": "signatory-template",
 "fields": {
  "template_name": {
   "name": "template_name",
   "type": "string",
   "label": "Name",
   "help": {},
   "valid": {
    "maxLength": 191
   },
   "entry": {
    "maxLength": 191
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
  "nameOfSign": {
   "name": "nameOfSign",
   "type": "string",
   "label": "Name of signatory",
   "help": {},
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
  "place": {
   "name": "place",
   "type": "string",
   "label": "Place",
   "help": {},
   "valid": {
    "maxLength": 70
   },
   "entry": {
    "maxLength": 70
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
   "id": "signatory",
   "label": "Signatory",
   "fields": [
    {
     "name": "template_name",
     "span": 12
    },
    {
     "name": "nameOfSign",
     "span": 6
    },
    {
     "name": "place",
     "span": 6
    }
   ],
   "lists": []
  }
 ]
}, "lists": {
 
} };
