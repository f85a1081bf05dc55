import type { FieldSchema, UiField } from '../../../generators/authored.ts';
import type { FieldCheck } from '../../../src/engine/catalogue.ts';
import { declarationLimits } from './declaration.ts';
import { formsAndRequestsLimits } from './forms-and-requests.ts';
import { itemLimits } from './item.ts';
import { recordsLimits } from './records.ts';
import { rowsLimits } from './rows.ts';

/** Every keyword of one field that bounds its values or what may be typed, as its schema and UI schema have it. */
export interface FieldLimits extends FieldCheck, Pick<UiField, 'inputMaxLength' | 'maxRows'> {
  readonly entry?: FieldSchema['entry'];
}

/** Limits by object and field, each with where it was read. */
export type ReadLimits = Readonly<
  Record<string, Readonly<Record<string, readonly [limits: FieldLimits, read: string]>>>
>;

/** The limits that section 5 of the specification does not give, written out once by hand. */
export const READ_LIMITS: ReadLimits = {
  ...declarationLimits,
  ...itemLimits,
  ...rowsLimits,
  ...formsAndRequestsLimits,
  ...recordsLimits,
};
