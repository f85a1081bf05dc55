/**
 * A date-time text of the authority as UTC, ISO 8601: format 304 (`20230526205510+01`), format 102 (`20230526`,
 * midnight UTC), the form DMSEOG carries (`Wed Nov 13 00:00:00 UTC 2019`, in summer with BST) and ISO 8601 with a
 * zone or as a day alone. Undefined for any other text, and for a day, time or zone that there is not.
 */
export function toUtc(text: string): string | undefined {
  for (const form of forms) {
    const parts = form.exec(text)?.groups;
    if (parts) return moment(parts);
  }
  return undefined;
}

const forms = [
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)((?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?<zone>Z|[-+]\d\d(\d\d)?))?$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(T(?<hour>\d\d):(?<minute>\d\d)(:(?<second>\d\d)(?<fraction>\.\d+)?)?(?<zone>Z|[-+]\d\d(:?\d\d)?)(\[[\w/]+\])?)?$/,
  // As Java prints a date: in the zone of the computer, which has the time of London or none of its own.
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>\d\d) (?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d) (?<zone>UTC|GMT|BST|Z|GMT[-+]\d\d:\d\d) (?<year>\d{4})$/,
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const zones: Readonly<Record<string, string>> = { UTC: 'Z', GMT: 'Z', BST: '+01:00' };

/** The moment of a clock in a zone. A day past the end of its month would become one of the next. */
function moment(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  const {
    year,
    month = '',
    day,
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '',
    zone = 'Z',
  } = parts;
  const number = /^\d/.test(month) ? month : String(months.indexOf(month) + 1).padStart(2, '0');
  const clock = `${year}-${number}-${day}T${hour}:${minute}:${second}`;
  const local = new Date(`${clock}Z`);
  if (Number.isNaN(local.getTime()) || !local.toISOString().startsWith(clock)) return undefined;
  const utc = new Date(`${clock}${fraction.slice(0, 4)}${zones[zone] ?? offset(zone)}`);
  return Number.isNaN(utc.getTime()) ? undefined : utc.toISOString().replace('.000Z', 'Z');
}

/** `+01`, `+0100` and `GMT+01:00` as `+01:00`. */
function offset(zone: string): string {
  return zone
    .replace('GMT', '')
    .replace(/^([-+]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);
}
