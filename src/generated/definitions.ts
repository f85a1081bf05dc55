// Written by `npm run generate` from schemas/. Do not edit.
import type { DocumentDefinition } from '../engine/catalogue.ts';

/** The fields and rules of the documents of each kind, which come with its editor alone. */
const fetches: Readonly<Record<string, () => Promise<{ readonly definition: DocumentDefinition }>>> = {
  "country": () => import('./documents/country.ts'),
  "customs-declaration": () => import('./documents/customs-declaration.ts'),
  "signatory-template": () => import('./documents/signatory-template.ts'),
};

export async function fetchDefinition(document: string): Promise<DocumentDefinition> {
  return (await fetches[document]!()).definition;
}
