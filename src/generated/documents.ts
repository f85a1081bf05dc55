// Written by `npm run generate` from schemas/. Do not edit.
import type { Catalogue } from '../engine/catalogue.ts';
import { definition as country } from './documents/country.ts';
import { definition as customsDeclaration } from './documents/customs-declaration.ts';
import { definition as declarationRequest } from './documents/declaration-request.ts';
import { definition as signatoryTemplate } from './documents/signatory-template.ts';

/** Every document with its fields and rules. */
export const documents: Catalogue['documents'] = {
  "country": country,
  "customs-declaration": customsDeclaration,
  "declaration-request": declarationRequest,
  "signatory-template": signatoryTemplate,
};
