// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentKind, DocumentListing } from '../engine/document-kind.ts';

/** Every kind of document by its name. */
export const kinds = {
 "country": {
  "document": "country",
  "words": {
   "title": "Countries",
   "create": "New country",
   "unnamed": "Country {id}",
   "one": "country",
   "many": "countries"
  },
  "addresses": {
   "list": "/countries",
   "editor": "/countries",
   "calls": "/countries",
   "show": "/country"
  },
  "layout": "form",
  "permissions": "content",
  "bar": {
   "titles": [
    "name",
    "code"
   ],
   "kinds": []
  },
  "capabilities": [
   "history"
  ]
 },
 "customs-declaration": {
  "document": "customs-declaration",
  "words": {
   "title": "Customs declarations",
   "create": "New declaration",
   "unnamed": "Declaration {id}",
   "one": "declaration",
   "many": "declarations"
  },
  "addresses": {
   "list": "/customs-declarations",
   "editor": "/customs-declarations",
   "calls": "/customs-declarations",
   "import": "/customs-declarations/import",
   "requests": "/cds-process",
   "redirects": {
    "amend": "/amend-redirect",
    "goods-arrival": "/goods-arrival-redirect",
    "cds-upload": "/auth-files-redirect"
   },
   "testing": "/cds-notification-testing"
  },
  "layout": "editor",
  "daily": true,
  "permissions": "customs-declaration",
  "dictionary": "cds",
  "bar": {
   "titles": [
    "internal_id",
    "ref_general",
    "transaction_ref"
   ],
   "kinds": [
    "customs_regime",
    "additional_dec_type"
   ]
  },
  "capabilities": [
   "copy",
   "assign",
   "watch",
   "history",
   "print",
   "import",
   "requests"
  ],
  "sending": {
   "authority": "HMRC",
   "api": "CDS",
   "environments": "csp_env",
   "referenceField": "transaction_ref"
  },
  "customerField": "customer_id",
  "itemsList": "CDSItems",
  "regimeField": "customs_regime",
  "dayField": "acceptance_date"
 },
 "signatory-template": {
  "document": "signatory-template",
  "words": {
   "title": "Signatories",
   "create": "New signatory",
   "unnamed": "Signatory {id}",
   "one": "signatory",
   "many": "signatories"
  },
  "addresses": {
   "list": "/templates/signatory",
   "editor": "/templates/signatory",
   "calls": "/templates/signatory"
  },
  "layout": "form",
  "permissions": "template",
  "bar": {
   "titles": [
    "template_name"
   ],
   "kinds": []
  },
  "capabilities": [
   "history"
  ]
 }
} as const satisfies Readonly<Record<string, DocumentKind>>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly KindName[];

/** How the server lists each kind. */
export const kindListings = {
 "country": {
  "heading": [
   "name",
   "code"
  ],
  "search": [
   "name",
   "code"
  ],
  "unique": [
   "name",
   "code"
  ],
  "columns": {
   "name": {
    "of": "name",
    "as": "text"
   },
   "code": {
    "of": "code",
    "as": "text"
   }
  }
 },
 "customs-declaration": {
  "heading": [
   "internal_id",
   "ref_general"
  ],
  "search": [
   "internal_id",
   "ref_general"
  ],
  "columns": {
   "lrn": {
    "of": "transaction_ref",
    "as": "text"
   },
   "internal_id": {
    "of": "internal_id",
    "as": "text"
   },
   "ref_general": {
    "of": "ref_general",
    "as": "text"
   },
   "customs_regime": {
    "of": "customs_regime",
    "as": "text"
   },
   "declaration_type": {
    "of": "declaration_type",
    "as": "text"
   },
   "additional_dec_type": {
    "of": "additional_dec_type",
    "as": "text"
   },
   "items": {
    "of": "CDSItems",
    "as": "count"
   },
   "total": {
    "of": "currency_1",
    "as": "decimal"
   },
   "currency": {
    "of": "currency",
    "as": "text"
   },
   "acceptance_date": {
    "of": "acceptance_date",
    "as": "date"
   },
   "assignee_id": {
    "of": "assignee_id",
    "as": "number"
   },
   "customer_id": {
    "of": "customer_id",
    "as": "number"
   },
   "state": {
    "of": "state",
    "as": "text"
   }
  }
 },
 "signatory-template": {
  "heading": [
   "template_name"
  ],
  "search": [
   "template_name",
   "nameOfSign",
   "place"
  ],
  "unique": [
   "name"
  ],
  "columns": {
   "name": {
    "of": "template_name",
    "as": "text"
   },
   "signatory": {
    "of": "nameOfSign",
    "as": "text"
   },
   "place": {
    "of": "place",
    "as": "text"
   }
  }
 }
} as const satisfies Readonly<Record<string, DocumentListing>>;

/** What a document with a {name} is called on paper, by kind; what is printed has it, and the server prints it. */
export const printedNames: Readonly<Record<string, string>> = {
 "customs-declaration": "Customs declaration {name}"
};
