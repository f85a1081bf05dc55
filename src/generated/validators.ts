// Written by `npm run generate` from schemas/. Do not edit.
import type { ErrorObject } from 'ajv';
import { compiled } from '#compiled-validators';

/** A compiled check. After a call `errors` holds what it found, or null. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | ErrorObject[];
}

/** `structure` judges types and field names only, up to the first error; `valid` every check of the schemas, all errors collected. */
export interface DocumentValidators {
  readonly structure: Validator;
  readonly valid: Validator;
}

/** Validators by document name. */
export const validators: { readonly [document in "country" | "customs-declaration" | "declaration-request" | "signatory-template"]: DocumentValidators } = {
  "country": { structure: compiled["country/structure"], valid: compiled["country/valid"] },
  "customs-declaration": { structure: compiled["customs-declaration/structure"], valid: compiled["customs-declaration/valid"] },
  "declaration-request": { structure: compiled["declaration-request/structure"], valid: compiled["declaration-request/valid"] },
  "signatory-template": { structure: compiled["signatory-template/structure"], valid: compiled["signatory-template/valid"] },
};
