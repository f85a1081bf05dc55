import type { Codec } from './codec.ts';

/** A day, DD-MM-YYYY in the document, as UN/EDIFACT format 102: `20240312`. */
export const date102: Codec = {
  write: ([date = '']) => [date === '' ? '' : writeDate(date)],
  read([text = '']) {
    const date = readDate(text);
    return date === undefined ? undefined : [date];
  },
};

/** DD-MM-YYYY as YYYYMMDD. What is no such date stays as it is, for the check to find. */
export function writeDate(date: string): string {
  return date.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3$2$1');
}

/** YYYYMMDD as DD-MM-YYYY; undefined when the text has another form. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : `${day}-${month}-${year}`;
}
