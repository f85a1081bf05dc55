import type { Codec } from './codec.ts';
import { readDate, writeDate } from './date-102.ts';
import { dateTime304 } from './date-time-304.ts';

/**
 * A day (DD-MM-YYYY) and a time with zone ("10:42:14+01") in the UN/EDIFACT form that is told beside it. With two
 * fields the day alone is form 102, `20240312`, with a time 304, `20240312104214+01`. With a third field the
 * form is 304, midnight UTC for a day alone, unless that field says 102.
 */
export const dateForms: Codec = {
  write([date = '', time = '', form], use) {
    if (date === '') return ['', ''];
    const isDay = time === '' && (use.fields.length < 3 || form === '102');
    return isDay ? [writeDate(date), '102'] : [...dateTime304.write([date, time], use), '304'];
  },
  read([text = '', form = ''], use) {
    const hasForm = use.fields.length > 2;
    if (text === '') return use.fields.map(() => '');
    if (form === '102') {
      const date = readDate(text);
      return date === undefined ? undefined : [date, '', ...(hasForm ? ['102'] : [])];
    }
    const moment = dateTime304.read([text], use);
    if (!moment) return undefined;
    if (hasForm) return [...moment, ''];
    return [moment[0]!, moment[1] === '' ? '00:00:00Z' : moment[1]!];
  },
};
