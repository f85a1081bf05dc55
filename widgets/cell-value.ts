import type { Catalogue, FieldDefinition, FieldValue } from '../src/engine/index.ts';
import { optionOf } from './code-search.ts';
import { showDate } from './date-text.ts';
import type { TextOf } from './editor-services.ts';
import { groupDigits } from './number-text.ts';

/** What a read-only cell shows of a value: the text itself, and for a code also its words. */
export interface CellText {
  readonly value: string;
  readonly words?: string;
  readonly kind: 'text' | 'code' | 'number';
}

/** A value as a table or card shows it: dates with slashes, read-only figures grouped, codes with words. */
export function cellText(
  definition: FieldDefinition,
  value: FieldValue | undefined,
  codeLists: Catalogue['codeLists'],
  text: TextOf,
): CellText {
  if (value === undefined) return { value: '', kind: isNumber(definition) ? 'number' : 'text' };
  if (typeof value === 'boolean') return { value: text(value ? 'field.yes' : 'field.no'), kind: 'text' };
  const lexical = String(value);
  if (definition.codeList) {
    return { value: lexical, words: optionOf(codeLists[definition.codeList], lexical)?.label, kind: 'code' };
  }
  if (isCodeLike(definition)) return { value: lexical, kind: 'code' };
  if (definition.valid.format === 'date') return { value: showDate(lexical), kind: 'number' };
  if (!isNumber(definition)) return { value: lexical, kind: 'text' };
  return { value: definition.readOnly ? groupDigits(lexical) : lexical, kind: 'number' };
}

/** Figures stand right-aligned in tables. */
export function isNumber(definition: FieldDefinition): boolean {
  const format = definition.entry.format ?? definition.valid.format;
  if (definition.type === 'integer' || format === 'numeric') return true;
  return format === 'digits' && !definition.codeList && !isCodeLike(definition);
}

/** Digits of a fixed shape are a code, as a commodity code is, and not a figure. */
function isCodeLike(definition: FieldDefinition): boolean {
  return definition.valid.format === 'digits' && definition.valid.pattern !== undefined;
}
