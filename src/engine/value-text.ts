import type { FieldDefinition } from './catalogue.ts';
import { displayDate } from './dates.ts';
import type { FieldValue } from './document.ts';

/** What is shown of a value that is read: the text itself, and for a code also its words, or them alone where it is one. */
export interface ValueText {
  readonly value: string;
  readonly words?: string;
  readonly kind: 'text' | 'code' | 'number';
}

/** The words that values need. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** Of a code of a list, where they are known. */
  label(codeList: string, code: string): string | undefined;
}

/** A value as it is read: dates with slashes, figures that nobody types grouped, codes with words. */
export function valueText(field: FieldDefinition, value: FieldValue, words: ValueWords): ValueText {
  if (typeof value === 'boolean') return { value: value ? words.yes : words.no, kind: 'text' };
  const lexical = String(value);
  if (field.codeList) {
    const label = words.label(field.codeList, lexical);
    if (label !== undefined && isOwnWord(lexical, label)) return { value: label, kind: 'text' };
    return { value: lexical, kind: 'code', ...(label === undefined ? {} : { words: label }) };
  }
  if (isCodeLike(field)) return { value: lexical, kind: 'code' };
  if (field.valid.format === 'date') return { value: displayDate(lexical), kind: 'number' };
  if (!isNumber(field)) return { value: lexical, kind: 'text' };
  return { value: field.readOnly ? groupDigits(lexical) : lexical, kind: 'number' };
}

/** Whether a code is the word its label begins with ('usual', 'Usual: as entered') and so tells nothing beside it. */
export function isOwnWord(code: string, label: string): boolean {
  const after = label.slice(code.length);
  return label.toLowerCase().startsWith(code.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(after);
}

/** In one line: the code before its words. */
export function lineOf({ value, words }: ValueText): string {
  return words === undefined ? value : `${value} ${words}`;
}

/** Figures stand right-aligned in tables. */
export function isNumber(field: FieldDefinition): boolean {
  const format = field.entry.format ?? field.valid.format;
  if (field.type === 'integer' || format === 'numeric') return true;
  return format === 'digits' && !field.codeList && !isCodeLike(field);
}

/** Digits of a fixed shape are a code, as a commodity code is, and not a figure. */
function isCodeLike(field: FieldDefinition): boolean {
  return field.valid.format === 'digits' && field.valid.pattern !== undefined;
}

/** A figure with its thousands grouped, digits and decimals untouched: 18440.250 → 18,440.250. */
export function groupDigits(lexical: string): string {
  const parts = /^(\d+)(\.\d*)?$/.exec(lexical);
  if (!parts) return lexical;
  const [, whole = '', decimals = ''] = parts;
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + decimals;
}
