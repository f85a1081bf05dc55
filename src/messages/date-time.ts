/**
 * A date-time text of the authority as UTC, ISO 8601: format 304 (`20230526205510+01`), format 102
 * (`20230526`, midnight UTC) and the form DMSEOG carries (`Wed Nov 13 00:00:00 UTC 2019`).
 * Undefined for any other text, and for a day or time that there is not.
 */
export function toUtc(text: string): string | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)(Z|[-+]\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return fromWords(text);
  return iso(`${year}-${month}-${day}T${hour}:${minute}:${second}`, zone === 'Z' ? 'Z' : `${zone}:00`);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function fromWords(text: string): string | undefined {
  const [, month = '', day, time, year] =
    /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d\d:\d\d:\d\d) (?:UTC|GMT) (\d{4})$/.exec(text) ?? [];
  const number = months.indexOf(month) + 1;
  return number === 0 ? undefined : iso(`${year}-${String(number).padStart(2, '0')}-${day}T${time}`, 'Z');
}

/** The moment of a clock in a zone. A day past the end of its month would become one of the next. */
function iso(clock: string, zone: string): string | undefined {
  const local = new Date(`${clock}Z`);
  if (Number.isNaN(local.getTime()) || !local.toISOString().startsWith(clock)) return undefined;
  const moment = new Date(`${clock}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().replace('.000Z', 'Z');
}
