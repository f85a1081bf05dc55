// Written by `npm run generate` from schemas/. Do not edit.
import type { KindName } from './kinds.ts';

/** Where the pages of a kind of document stand that has an editor. */
export interface KindPages {
  readonly document: KindName;
  readonly list: string;
  readonly editor: string;
  readonly isImported: boolean;
}

export const kindPages: readonly KindPages[] = [
 {
  "document": "customs-declaration",
  "list": "/customs-declarations",
  "editor": "/customs-declarations",
  "isImported": true
 }
];
