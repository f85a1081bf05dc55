import type { Codec } from './codec.ts';
import { readDate, readMoment, writeDate, writeMoment } from './edifact-dates.ts';

/** What the third field holds where a message has a moment under the form of a day. */
const momentAsDay = '102 with time';

/**
 * A day (DD-MM-YYYY) and a time with zone ("10:42:14+01") in the UN/EDIFACT form that is told beside it: a day alone
 * is form 102, `20240312`, with a time 304, `20240312104214+01`. A third field holds what else the authority's schema
 * takes: `304`, a day under the form of a moment, and `102 with time`, the other way round.
 */
export const dateForms: Codec = {
  write([date = '', time = '', form]) {
    if (date === '') return ['', ''];
    return time === '' ? day(date, form) : moment(date, time, form);
  },
  read([text = '', code = ''], { fields }) {
    if (text === '') return blanks(fields);
    const date = readDate(text);
    if (date !== undefined) return held(fields, date, '', code === '102' ? '' : code);
    const read = readMoment(text);
    return read && held(fields, ...read, code === '102' ? momentAsDay : '');
  },
};

/**
 * As `date-forms`, for a day that is meant as a moment: alone it is written as midnight UTC in form 304, and such a
 * midnight is read as a day alone. The third field holds `102` or `304` for a day that the message has as a day.
 */
export const momentForms: Codec = {
  write([date = '', time = '', form = '']) {
    if (date === '') return ['', ''];
    if (time !== '') return moment(date, time, form);
    return form === '' ? [writeMoment(date, midnight), '304'] : day(date, form);
  },
  read([text = '', code = ''], { fields }) {
    if (text === '') return blanks(fields);
    const date = readDate(text);
    if (date !== undefined) return held(fields, date, '', code);
    const read = readMoment(text);
    if (code === '102') return read && held(fields, ...read, momentAsDay);
    return read && held(fields, read[0], read[1] === midnight ? '' : read[1], '');
  },
};

const midnight = '00:00:00Z';

function day(date: string, form: string | undefined): readonly string[] {
  return [writeDate(date), form === '304' ? '304' : '102'];
}

function moment(date: string, time: string, form: string | undefined): readonly string[] {
  return [writeMoment(date, time), form === momentAsDay ? '102' : '304'];
}

function blanks({ length }: readonly string[]): readonly string[] {
  return length > 2 ? ['', '', ''] : ['', ''];
}

/** The values of the fields; undefined where a form is to be held and there is no field for it. */
function held(
  fields: readonly string[],
  date: string,
  time: string,
  form: string,
): readonly string[] | undefined {
  if (fields.length > 2) return [date, time, form];
  return form === '' ? [date, time] : undefined;
}
