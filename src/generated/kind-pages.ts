// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { KindName } from './kinds.ts';

/** Where the pages of a kind of document stand. */
export interface KindPages {
  readonly document: KindName;
  readonly list: string;
  readonly editor: string;
  readonly isImported: boolean;
  /** The fields and rules of its documents, which come with their editor alone. */
  fetchDefinition(): Promise<{ readonly definition: DocumentDefinition }>;
}

export const kindPages: readonly KindPages[] = [
  { ...{"document":"customs-declaration","list":"/customs-declarations","editor":"/customs-declarations","isImported":true}, fetchDefinition: () => import('./documents/customs-declaration.ts') },
];

/** The fields and rules of the documents of this kind. */
export function fetchDefinitionOf(document: string): Promise<{ readonly definition: DocumentDefinition }> {
  return kindPages.find((pages) => pages.document === document)!.fetchDefinition();
}
