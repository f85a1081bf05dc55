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

/** Lists of what is no document. */
export const otherLists: readonly string[] = [
 "/manage_watchers",
 "/my-colleagues"
];
