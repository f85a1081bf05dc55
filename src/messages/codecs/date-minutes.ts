import type { Codec } from './codec.ts';
import { readDate, writeDate } from './edifact-dates.ts';

/**
 * A day (DD-MM-YYYY) and a time ("23:59") to the minute: in one part `200912312359`, in two `091231` and `2359`,
 * where the century is this one.
 */
export const dateMinutes: Codec = {
  write([date = '', time = ''], use) {
    const day = writeDate(date);
    const clock = time.replace(/^(\d\d):(\d\d)$/, '$1$2');
    return use.parts.length === 1 ? [day + clock] : [day.replace(/^20(?=\d{6}$)/, ''), clock];
  },
  read([text = '', clock = ''], use) {
    const [, day = '', time = ''] =
      use.parts.length === 1 ? (/^(\d{8})(\d{4})$/.exec(text) ?? []) : ['', `20${text}`, clock];
    const date = readDate(day);
    if (date === undefined || !/^(\d{4})?$/.test(time)) return undefined;
    return [date, time.replace(/^(\d\d)(\d\d)$/, '$1:$2')];
  },
};
