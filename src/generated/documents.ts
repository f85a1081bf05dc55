// Written by `npm run generate` from schemas/. Do not edit.
import type { Catalogue } from '../engine/catalogue.ts';
import { definition as customsDeclaration } from './documents/customs-declaration.ts';
import { definition as declarationRequest } from './documents/declaration-request.ts';

/** Every document with its fields and rules. */
export const documents: Catalogue['documents'] = {
  "customs-declaration": customsDeclaration,
  "declaration-request": declarationRequest,
};
