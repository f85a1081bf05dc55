// Written by `npm run generate` from schemas/. Do not edit.
import type { Catalogue } from '../engine/catalogue.ts';
import codeLists from './code-lists.json' with { type: 'json' };
import { documents } from './documents.ts';
import { storedLists } from './stored-lists.ts';

/** Every document, field, rule and code list. */
export const catalogue: Catalogue = {
  documents,
  codeLists: codeLists as unknown as Catalogue['codeLists'],
  storedLists,
};
