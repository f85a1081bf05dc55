/** DD-MM-YYYY as UN/EDIFACT form 102, YYYYMMDD. What is no such date stays as it is, for the check to find. */
export function writeDate(date: string): string {
  return date.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3$2$1');
}

/** YYYYMMDD as DD-MM-YYYY; undefined when the text has another form. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : `${day}-${month}-${year}`;
}

/** A day and a time with zone ("10:42:14+01", "10:42:14Z") as form 304: `20240312104214+01`. */
export function writeMoment(date: string, time: string): string {
  return writeDate(date) + time.replaceAll(':', '');
}

/** Day and time of a moment in form 304; undefined when the text has another form. */
export function readMoment(text: string): readonly [date: string, time: string] | undefined {
  const [, day = '', clock = ''] = /^(\d{8})(\d{6}(?:Z|[-+]\d\d))$/.exec(text) ?? [];
  const date = readDate(day);
  return date === undefined ? undefined : [date, clock.replace(/^(\d\d)(\d\d)/, '$1:$2:')];
}
