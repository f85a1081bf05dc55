import {
  type Catalogue,
  type FieldDefinition,
  type FieldValue,
  isNumber,
  type ValueText,
  valueText,
} from '../src/engine/index.ts';
import { optionOf } from './code-search.ts';
import type { TextOf } from './editor-services.ts';

/** What a read-only cell or card shows of a value; a blank one is an empty text. */
export function cellText(
  definition: FieldDefinition,
  value: FieldValue | undefined,
  codeLists: Catalogue['codeLists'],
  text: TextOf,
): ValueText {
  if (value === undefined) return { value: '', kind: isNumber(definition) ? 'number' : 'text' };
  return valueText(definition, value, {
    yes: text('field.yes'),
    no: text('field.no'),
    label: (list, code) => optionOf(codeLists[list], code)?.label,
  });
}
