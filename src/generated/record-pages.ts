// Written by `npm run generate` from schemas/. Do not edit.
import type { KindName } from './kinds.ts';

interface RecordPages {
  readonly document: KindName;
  readonly list: string;
}

/** Kinds whose documents are made and changed in a form. */
export const formPages: readonly (RecordPages & { readonly editor: string })[] = [
 {
  "document": "country",
  "list": "/countries",
  "editor": "/countries"
 },
 {
  "document": "signatory-template",
  "list": "/templates/signatory",
  "editor": "/templates/signatory"
 }
];

/** Kinds whose documents are read on pages. */
export const readPages: readonly (RecordPages & { readonly show: string })[] = [
 {
  "document": "country",
  "list": "/countries",
  "show": "/country"
 }
];

interface RequestPages {
  readonly document: KindName;
  /** Where something is asked of the authority about one of its documents. */
  readonly requests: string;
  /** Pages that lead there, and where messages are tried. */
  readonly beside: readonly string[];
}

/** Kinds about whose documents something is asked. */
export const requestPages: readonly RequestPages[] = [
 {
  "document": "customs-declaration",
  "requests": "/cds-process",
  "beside": [
   "/amend-redirect",
   "/goods-arrival-redirect",
   "/auth-files-redirect",
   "/cds-notification-testing"
  ]
 }
];

/** Lists of what is no document. */
export const otherLists: readonly string[] = [
 "/manage_watchers",
 "/my-colleagues"
];
