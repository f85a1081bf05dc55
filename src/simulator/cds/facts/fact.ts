/**
 * The format of one element's text:
 * - `text ..35`: any characters, not blank, at most 35;
 * - `code ..3`: the same after trimming, as XML Schema's token;
 * - `letters 2`, `digits 1`, `digits ..2`: exactly or at most so many;
 * - `amount 16,3`, `quantity 16,6`, `number 5,0`: a decimal with at most so many digits, so many of them
 *   decimals; an amount may carry a currencyID, a quantity a unitCode;
 * - `number`: any decimal;
 * - `one of 9 13 14`: one of these codes;
 * - `date`: a DateTimeString with formatCode 102 or 304.
 */
export type Format =
  | `text ..${number}`
  | `code ..${number}`
  | `letters ${number}`
  | `digits ${number}`
  | `digits ..${number}`
  | `amount ${number},${number}`
  | `quantity ${number},${number}`
  | `number ${number},${number}`
  | 'number'
  | `one of ${string}`
  | 'date';

/** How often an element may stand: once or not at all (nothing said), exactly once, any number, at most so many. */
export type Occurrence = 'required' | 'many' | 'one or more' | number;

interface Fact {
  /** The element's local name. */
  readonly name: string;
  /** Its WCO id: the DocumentSectionCode of a group, the TagID of an element. */
  readonly code: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** An element that holds text. */
export interface ElementFact extends Fact {
  readonly format: Format;
}

/** An element that holds other elements, in this order. */
export interface GroupFact extends Fact {
  readonly children: readonly (ElementFact | GroupFact)[];
}

/** States one element that holds text. */
export function element(name: string, code: string, format: Format, occurrence?: Occurrence): ElementFact {
  return { name, code, format, ...bounds(occurrence) };
}

/** States one element that holds other elements. */
export function group(
  name: string,
  code: string,
  children: readonly (ElementFact | GroupFact)[],
  occurrence?: Occurrence,
): GroupFact {
  return { name, code, children, ...bounds(occurrence) };
}

function bounds(occurrence: Occurrence | undefined): { minimum: number; maximum: number } {
  if (occurrence === 'required') return { minimum: 1, maximum: 1 };
  if (occurrence === 'one or more') return { minimum: 1, maximum: Number.POSITIVE_INFINITY };
  if (occurrence === 'many') return { minimum: 0, maximum: Number.POSITIVE_INFINITY };
  return { minimum: 0, maximum: occurrence ?? 1 };
}
