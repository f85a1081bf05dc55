import type { Codec } from './codec.ts';

/**
 * A day, DD-MM-YYYY in the document, as `2024-03-12`; with a second field for the time of day as
 * `2024-03-12T10:42:14`, with or without a zone.
 */
export const dateIso: Codec = {
  write: ([date = '', time = '']) => [
    date.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1') + (time === '' ? '' : `T${time}`),
  ],
  read([text = ''], use) {
    const [, year, month, day, time = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T(.+))?$/.exec(text) ?? [];
    if (year === undefined || (time !== '' && use.fields.length === 1)) return undefined;
    return [`${day}-${month}-${year}`, ...(use.fields.length === 1 ? [] : [time])];
  },
};
