import type { ValueFormat } from './catalogue.ts';
import { isStoredDate, isStoredDateTime } from './dates.ts';

/**
 * What each format of the dialect takes, the one place that says it: the engine's verdicts and the compiled
 * validators both use it. A blank text passes each (D-26).
 */
export const valueFormats: Readonly<Record<ValueFormat, (text: string) => boolean>> = {
  /** Digits with at most one decimal point; "12." is stored while a person is still typing. */
  numeric: (text) => /^[0-9]*\.?[0-9]*$/.test(text),
  digits: (text) => /^[0-9]*$/.test(text),
  date: (text) => text === '' || isStoredDate(text),
  'date-time': (text) => text === '' || isStoredDateTime(text),
};

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
