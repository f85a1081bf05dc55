import type { FieldCheck, FieldDefinition, ValueFormat } from './catalogue.ts';
import type { FieldValue } from './document.ts';
import { lineBreakWords, unwritableWords } from './misplaced-character.ts';
import { type CheckCode, checkText } from './problem-text.ts';
import { countCharacters, valueFormats } from './value-formats.ts';

/** Verdict over one entry; `reason` says in words what is allowed. */
export type EntryVerdict =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly code: CheckCode; readonly reason: string };

/** Judges a finished entry by the field's entry rule (ENG-040 to ENG-051). Clearing is always accepted (ENG-045). */
export function judgeEntry(field: FieldDefinition, text: string): EntryVerdict {
  return verdict(firstFailure(field, text, entryChecks));
}

/**
 * Judges an entry that is being typed: what a longer text could still mend (a date, a minimum, a pattern,
 * the beginning of an allowed value) is not held against it.
 */
export function judgePartialEntry(field: FieldDefinition, text: string): EntryVerdict {
  return verdict(firstFailure(field, text, partialChecks));
}

/** What makes a stored value not valid, undefined when it is valid. Judges loaded and computed values as well (D-28). */
export function judgeValue(
  field: FieldDefinition,
  value: FieldValue | undefined,
): { readonly code: string; readonly message: string } | undefined {
  if (value === undefined || value === '') return undefined;
  const failure = typeFailure(field, value) ?? valueFailure(field.valid, value);
  if (failure === undefined) return undefined;
  const message = field.invalid ?? checkText(failure.code, failure.bound);
  return { code: `problem.${failure.code}`, message };
}

/**
 * What a stored text holds that no message carries, undefined when nothing. The schemas leave it to their documents,
 * whose texts come from anywhere.
 */
export function judgeCharacters(
  field: FieldDefinition,
  value: FieldValue | undefined,
): { readonly code: string; readonly message: string } | undefined {
  const failure = typeof value === 'string' ? characters(field, value) : undefined;
  return failure && { code: `problem.${failure.code}`, message: checkText(failure.code, failure.bound) };
}

/** The value that an accepted entry becomes; undefined clears. */
export function entryValue(field: FieldDefinition, text: string): FieldValue | undefined {
  if (text === '') return undefined;
  if (field.type === 'integer') return Number(text);
  if (field.type === 'boolean') return text === 'true';
  return text;
}

interface Failure {
  readonly code: CheckCode;
  readonly bound: string | number;
}

type Check = (field: FieldDefinition, text: string) => Failure | undefined;

/** No text holds what a message cannot carry, and only one of several lines a line break. */
const characters: Check = (field, text) => {
  const character = unwritableWords(text);
  if (character !== undefined) return { code: 'character', bound: character };
  const lineBreak = isOneLine(field) ? lineBreakWords(text) : undefined;
  return lineBreak === undefined ? undefined : { code: 'lineBreak', bound: lineBreak };
};

/** Whether a text of the field has no line breaks. */
export function isOneLine({ widget, oneLine }: FieldDefinition): boolean {
  return widget !== 'multiline' || oneLine === true;
}

const length: Check = ({ entry }, text) =>
  entry.maxLength !== undefined && countCharacters(text) > entry.maxLength
    ? { code: 'maxLength', bound: entry.maxLength }
    : undefined;

const shortness: Check = ({ entry }, text) =>
  entry.minLength !== undefined && countCharacters(text) < entry.minLength
    ? { code: 'minLength', bound: entry.minLength }
    : undefined;

const lines: Check = ({ maxRows }, text) =>
  maxRows !== undefined && text.split(/\r\n|\r|\n/).length > maxRows
    ? { code: 'maxRows', bound: maxRows }
    : undefined;

const type: Check = (field, text) => {
  if (field.type === 'integer' && !/^\d{1,15}$/.test(text)) return { code: 'format', bound: 'digits' };
  if (field.type === 'boolean' && text !== 'true' && text !== 'false')
    return { code: 'enum', bound: 'true, false' };
  return undefined;
};

const format: Check = ({ entry }, text) =>
  entry.format !== undefined && !valueFormats[entry.format](text)
    ? { code: 'format', bound: entry.format }
    : undefined;

const partialFormat: Check = ({ entry }, text) =>
  entry.format !== undefined && !partialFormats[entry.format](text)
    ? { code: 'format', bound: entry.format }
    : undefined;

const pattern: Check = ({ entry }, text) =>
  entry.pattern !== undefined && !patternOf(entry.pattern).test(text)
    ? { code: 'pattern', bound: entry.pattern }
    : undefined;

const listed: Check = ({ entry }, text) =>
  entry.enum !== undefined && !entry.enum.some((value) => String(value) === text)
    ? { code: 'enum', bound: entry.enum.join(', ') }
    : undefined;

const beginsListed: Check = ({ entry }, text) =>
  entry.enum !== undefined && !entry.enum.some((value) => String(value).startsWith(text))
    ? { code: 'enum', bound: entry.enum.join(', ') }
    : undefined;

const bounds: Check = (field, text) =>
  field.type === 'integer' ? boundsFailure(field.entry, Number(text)) : undefined;

const entryChecks: readonly Check[] = [
  characters,
  length,
  shortness,
  lines,
  type,
  format,
  pattern,
  listed,
  bounds,
];
const partialChecks: readonly Check[] = [characters, length, lines, type, partialFormat, beginsListed];

function firstFailure(field: FieldDefinition, text: string, checks: readonly Check[]): Failure | undefined {
  if (text === '') return undefined;
  for (const check of checks) {
    const failure = check(field, text);
    if (failure) return failure;
  }
  return undefined;
}

function verdict(failure: Failure | undefined): EntryVerdict {
  if (failure === undefined) return { accepted: true };
  return { accepted: false, code: failure.code, reason: checkText(failure.code, failure.bound) };
}

function typeFailure(field: FieldDefinition, value: FieldValue): Failure | undefined {
  const isRight =
    field.type === 'integer'
      ? Number.isInteger(value)
      : field.type === 'boolean'
        ? value === true || value === false
        : typeof value === 'string';
  return isRight
    ? undefined
    : {
        code: 'type',
        bound:
          field.type === 'string'
            ? 'text'
            : `${field.type === 'integer' ? 'a whole number' : 'true or false'}`,
      };
}

function valueFailure(check: FieldCheck, value: FieldValue): Failure | undefined {
  if (check.enum !== undefined && !check.enum.includes(value))
    return { code: 'enum', bound: check.enum.join(', ') };
  if (typeof value === 'number') return boundsFailure(check, value);
  if (typeof value !== 'string') return undefined;
  const count = countCharacters(value);
  if (check.maxLength !== undefined && count > check.maxLength)
    return { code: 'maxLength', bound: check.maxLength };
  if (check.minLength !== undefined && count < check.minLength)
    return { code: 'minLength', bound: check.minLength };
  if (check.format !== undefined && !valueFormats[check.format](value))
    return { code: 'format', bound: check.format };
  if (check.pattern !== undefined && !patternOf(check.pattern).test(value))
    return { code: 'pattern', bound: check.pattern };
  return undefined;
}

function boundsFailure(check: FieldCheck, value: number): Failure | undefined {
  if (check.minimum !== undefined && value < check.minimum) return { code: 'minimum', bound: check.minimum };
  if (check.maximum !== undefined && value > check.maximum) return { code: 'maximum', bound: check.maximum };
  return undefined;
}

const partialFormats: Readonly<Record<ValueFormat, (text: string) => boolean>> = {
  ...valueFormats,
  date: (text) => /^[\d/.\- ]{0,10}$/.test(text),
  'date-time': (text) => /^[\d/.\- :]{0,16}$/.test(text),
};

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  let known = patterns.get(source);
  if (known === undefined) {
    known = new RegExp(source, 'u');
    patterns.set(source, known);
  }
  return known;
}
