import type { FieldCheck } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { refusal } from '../check/value.ts';
import { textBeyond } from '../patterns/inclusion.ts';
import { anyCharacter, type PatternNode, parsePattern } from '../patterns/syntax.ts';

/** The keywords of a check that judge a text. */
export const textKeywords = ['maxLength', 'minLength', 'format', 'pattern', 'enum'] as const;

export type TextKeyword = (typeof textKeywords)[number];

/**
 * Whether a text that one check takes is refused by one keyword of another. Undefined where a pattern cannot be read or
 * compared, and no text of the check shows it.
 */
export function hasTextBeyond(check: FieldCheck, by: FieldCheck, keyword: TextKeyword): boolean | undefined {
  const wide: FieldCheck = { [keyword]: by[keyword] };
  if (by[keyword] === undefined) return false;
  if (check.enum) return check.enum.some((value) => isTaken(check, value) && !isTaken(wide, value));
  // What a format of dates leaves open is no matter where both have it.
  if (keyword === 'format' && check.format === by.format) return false;
  const widest = languageOf(by, keyword);
  const known = textKeywords.flatMap((name) => languageOf(check, name) ?? []);
  const beyond = widest && textBeyond(known, widest);
  if (beyond?.text !== undefined) return isTaken(check, beyond.text) ? true : undefined;
  const isWhole = beyond !== undefined && !isDates(by[keyword]);
  return isWhole ? false : undefined;
}

function isTaken(check: FieldCheck, value: FieldValue): boolean {
  return refusal('string', check, value) === undefined;
}

/** All texts a keyword takes, or more where it is a date; undefined where it sets no bound or cannot be read. */
function languageOf(check: FieldCheck, keyword: TextKeyword): PatternNode | undefined {
  switch (keyword) {
    case 'maxLength':
      return check.maxLength === undefined ? undefined : { of: anyCharacter, min: 0, max: check.maxLength };
    case 'minLength':
      return check.minLength === undefined
        ? undefined
        : { of: anyCharacter, min: check.minLength, max: Number.POSITIVE_INFINITY };
    case 'format':
      return check.format === undefined ? undefined : parsePattern(FORMATS[check.format]);
    case 'pattern':
      return check.pattern === undefined ? undefined : parsePattern(check.pattern);
    case 'enum':
      return check.enum && { options: check.enum.map((value) => literal(String(value))) };
  }
}

function literal(text: string): PatternNode {
  return {
    parts: [...text].map((letter) => ({ ranges: [[letter.codePointAt(0)!, letter.codePointAt(0)!]] })),
  };
}

const DAY = '(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-(19[0-9]{2}|[2-9][0-9]{3})';

/** The texts of each format; of dates, whose years begin with 1900, also those of days that a month does not have. */
const FORMATS: Readonly<Record<NonNullable<FieldCheck['format']>, string>> = {
  numeric: '^[0-9]*\\.?[0-9]*$',
  digits: '^[0-9]*$',
  date: `^${DAY}$`,
  'date-time': `^${DAY} ([01][0-9]|2[0-3]):[0-5][0-9]$`,
};

function isDates(value: FieldCheck[TextKeyword]): boolean {
  return value === 'date' || value === 'date-time';
}
