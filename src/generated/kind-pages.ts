// Written by `npm run generate` from schemas/. Do not edit.
import type { KindName } from './kinds.ts';

/** Where the pages of a kind of document stand that has an editor. */
export interface KindPages {
  readonly document: KindName;
  readonly list: string;
  readonly editor: string;
  /** Where files are imported; absent: nowhere. */
  readonly import?: string;
  readonly isSent: boolean;
}

export const kindPages: readonly KindPages[] = [
 {
  "document": "customs-declaration",
  "list": "/customs-declarations",
  "editor": "/customs-declarations",
  "import": "/customs-declarations/import",
  "isSent": true
 }
];
