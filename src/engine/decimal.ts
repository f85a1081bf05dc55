import Big from 'big.js';

/** Characters of the longest number: no field takes as many, and longer ones would be multiplied for seconds. */
const LONGEST = 64;

/** True for digits with at most one decimal point and at least one digit (D-26), up to 64 characters. */
export function isDecimal(text: string): boolean {
  return text.length <= LONGEST && /^(\d+\.?\d*|\.\d+)$/.test(text);
}

/** The decimal a text means; 0 for a text that is none, as sums count it (CUS-214, D-44). */
export function decimalOf(value: unknown): Big {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !isDecimal(text)) return new Big(0);
  return new Big(text.replace(/\.$/, '').replace(/^\./, '0.'));
}

/**
 * Rounds half away from zero on the decimal text and keeps the places: 1.005 at 2 is "1.01", 5 at 2 is
 * "5.00" (D-30, ENG-066). Throws on what is no decimal.
 */
export function roundTo(value: string | Big, places: number): string {
  return new Big(value).toFixed(places, Big.roundHalfUp);
}

/** Drops the digits behind `places` towards zero: 1.239 at 2 is "1.23" (D-30, ENG-067). Throws on what is no decimal. */
export function cutTo(value: string | Big, places: number): string {
  return new Big(value).toFixed(places, Big.roundDown);
}

/** Whether two lexical forms are one number: 2500 and 2500.00 are. False where either is no number. */
export function isSameNumber(left: unknown, right: unknown): boolean {
  return (
    isDecimal(String(left)) &&
    isDecimal(String(right)) &&
    decimalOf(String(left)).eq(decimalOf(String(right)))
  );
}
