import type { Codec } from './codec.ts';
import { readDate, writeDate } from './date-102.ts';

/**
 * A day (DD-MM-YYYY) and a time with zone ("10:42:14+01", "10:42:14Z") as UN/EDIFACT format 304:
 * `20240312104214+01`. A day without a time is written as midnight UTC, and read as a day alone.
 */
export const dateTime304: Codec = {
  write([date = '', time = '']) {
    if (date === '') return [''];
    return [writeDate(date) + (time === '' ? midnight : time.replaceAll(':', ''))];
  },
  read([text = '']) {
    const [, day = '', clock = ''] = /^(\d{8})(\d{6}(?:Z|[-+]\d\d))$/.exec(text) ?? [];
    const date = readDate(day);
    if (date === undefined) return undefined;
    return [date, clock === midnight ? '' : clock.replace(/^(\d\d)(\d\d)/, '$1:$2:')];
  },
};

const midnight = '000000Z';
