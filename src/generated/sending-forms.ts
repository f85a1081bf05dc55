// Written by `npm run generate` from schemas/. Do not edit.
import type { CodeListDefinition, DocumentDefinition } from '../engine/catalogue.ts';

/** Forms of schemas/sending by name. */
export const sendingForms = {
 "passed-checks": {
  "name": "passed-checks",
  "fields": {
   "reason": {
    "name": "reason",
    "type": "string",
    "label": "Why customs will take it",
    "help": {
     "text": "What you know that the rule does not. It stays in the timeline with your name."
    },
    "valid": {
     "maxLength": 512
    },
    "entry": {
     "maxLength": 512
    },
    "widget": "multiline",
    "counter": true,
    "rules": [
     {
      "effect": "require",
      "message": "The field is required"
     }
    ],
    "defaults": []
   }
  },
  "lists": {},
  "version": 1,
  "takes": {
   "rows": 40000,
   "characters": 32768
  },
  "sections": [
   {
    "id": "passed-checks",
    "label": "Why it goes all the same",
    "fields": [
     {
      "name": "reason",
      "span": 12
     }
    ],
    "lists": []
   }
  ]
 }
} as const satisfies Readonly<Record<string, DocumentDefinition>>;

/** The code lists they offer. */
export const sendingLists: Readonly<Record<string, CodeListDefinition>> = {};
