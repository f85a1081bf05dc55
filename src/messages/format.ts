import { lineBreakWords } from '../engine/misplaced-character.ts';
import type { ValueFacets } from './map.ts';

/** Why a value does not fit its format: a locale key and the sentence. */
export interface FacetFailure {
  readonly code: string;
  readonly message: string;
}

/**
 * Judges a text by the facets of its format as an XML Schema validator would: lengths in characters,
 * digits by value, white space collapsed first for tokens and numbers. Undefined when it fits.
 */
export function judgeFacets(facets: ValueFacets, text: string): FacetFailure | undefined {
  const value = facets.base === 'string' || !/[ \t\r\n]/.test(text) ? text : collapsed(text);
  if (facets.base === 'decimal') return judgeDecimal(facets, value);
  const length = characters(value);
  if (facets.enum && !facets.enum.includes(value))
    return failure('enum', 'Not one of the codes the message allows.');
  if (facets.length !== undefined && length !== facets.length) {
    return failure('length', `Must be ${facets.length} characters in the message.`);
  }
  if (facets.maxLength !== undefined && length > facets.maxLength) {
    return failure('maxLength', `At most ${facets.maxLength} characters in the message.`);
  }
  if (facets.minLength !== undefined && length < facets.minLength) {
    return failure('minLength', `At least ${facets.minLength} characters in the message.`);
  }
  if (facets.pattern !== undefined && !wholePattern(facets.pattern).test(value)) {
    return failure('pattern', patternWords(facets.pattern, value));
  }
  return undefined;
}

/** What a text has that its pattern does not let in, as far as one character or line break is to blame. */
function patternWords(pattern: string, value: string): string {
  const lineBreak = lineBreakWords(value);
  if (lineBreak !== undefined) return lineBreak;
  if (/^[ \t]*$/.test(value)) return 'Holds nothing but blanks.';
  const [, one] = /^(\[[^\]]+\])(?:\*|\{\d+(?:,\d+)?\})$/.exec(pattern) ?? [];
  const characters = [...value];
  const at = one === undefined ? -1 : characters.findIndex((each) => !wholePattern(one).test(each));
  return at < 0
    ? 'Not in the form the message requires.'
    : `Character ${at + 1}, “${characters[at]}”, is none that the message takes here.`;
}

function judgeDecimal(facets: ValueFacets, value: string): FacetFailure | undefined {
  const [, whole, fraction = '', bare = ''] = /^[+-]?(?:(\d+)(?:\.(\d*))?|\.(\d+))$/.exec(value) ?? [];
  if (whole === undefined && bare === '') return failure('decimal', 'Must be a number in the message.');
  const decimals = withoutTrailingZeros(fraction || bare).length;
  const digits = withoutLeadingZeros(whole ?? '').length + decimals;
  if (facets.fractionDigits !== undefined && decimals > facets.fractionDigits) {
    return failure(
      'fractionDigits',
      facets.fractionDigits === 0
        ? 'Must be a whole number in the message.'
        : `At most ${facets.fractionDigits} decimals in the message.`,
    );
  }
  if (facets.totalDigits !== undefined && digits > facets.totalDigits) {
    return failure('totalDigits', `At most ${facets.totalDigits} digits in the message.`);
  }
  return undefined;
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (digits[start] === '0') start += 1;
  return digits.slice(start);
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

function collapsed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

/** Number of characters, of which one outside the first plane is two code units. */
function characters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

const patterns = new Map<string, RegExp>();

function wholePattern(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const compiled = new RegExp(`^(?:${pattern})$`, 'u');
  patterns.set(pattern, compiled);
  return compiled;
}

function failure(facet: string, message: string): FacetFailure {
  return { code: `problem.message.${facet}`, message };
}
