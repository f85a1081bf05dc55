import { isStoredDate, isStoredDateTime } from '../src/engine/dates.ts';

/*
 * The formats of the dialect as functions, compiled into the validators. A blank value passes each (D-26).
 * The engine's judgeValue gives the same verdicts; a test holds the two together.
 */

/** Digits with at most one decimal point; "12." is stored while a person is still typing. */
export function numeric(text: string): boolean {
  return /^[0-9]*\.?[0-9]*$/.test(text);
}

/** 0-9 only. */
export function digits(text: string): boolean {
  return /^[0-9]*$/.test(text);
}

/** DD-MM-YYYY, an existing day. */
export function date(text: string): boolean {
  return text === '' || isStoredDate(text);
}

/** DD-MM-YYYY HH:mm, an existing day. */
export function dateTime(text: string): boolean {
  return text === '' || isStoredDateTime(text);
}

export { dateTime as 'date-time' };

/** Characters of a text as a person counts them: a pair of code units is one. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at++) {
    const second = text.charCodeAt(at);
    const first = text.charCodeAt(at - 1);
    if (second >= 0xdc00 && second <= 0xdfff && first >= 0xd800 && first <= 0xdbff) pairs++;
  }
  return text.length - pairs;
}
