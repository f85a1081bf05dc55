// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentLayout } from '../engine/document-kind.ts';
import type { KindName } from './kinds.ts';

/** Where the pages of a kind of document stand. */
export interface KindPages {
  readonly document: KindName;
  readonly list: string;
  readonly editor: string;
  readonly show?: string;
  readonly layout: DocumentLayout;
  readonly isImported: boolean;
}

export const kindPages: readonly KindPages[] = [
 {
  "document": "country",
  "list": "/countries",
  "editor": "/countries",
  "show": "/country",
  "layout": "form",
  "isImported": false
 },
 {
  "document": "customs-declaration",
  "list": "/customs-declarations",
  "editor": "/customs-declarations",
  "layout": "editor",
  "isImported": true
 },
 {
  "document": "signatory-template",
  "list": "/templates/signatory",
  "editor": "/templates/signatory",
  "layout": "form",
  "isImported": false
 }
];

/** Where the lists of all else stand. */
export const otherLists: readonly string[] = ["/my-colleagues"];
