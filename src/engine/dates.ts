/** Day, month and year of an existing day. */
interface Day {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** True for DD-MM-YYYY of an existing day (ENG-063, ENG-065). */
export function isStoredDate(text: string): boolean {
  return readStored(text) !== undefined;
}

/** True for DD-MM-YYYY HH:mm of an existing day (D-31). */
export function isStoredDateTime(text: string): boolean {
  const match = /^(.{10}) ([01]\d|2[0-3]):[0-5]\d$/.exec(text);
  return match !== null && isStoredDate(match[1]!);
}

/** DD-MM-YYYY, alone or with a time behind a space, as DD/MM/YYYY; any other text as it is (ENG-062). */
export function displayDate(stored: string): string {
  const [date = '', ...time] = stored.split(' ');
  return readStored(date) === undefined ? stored : [date.replaceAll('-', '/'), ...time].join(' ');
}

/**
 * DD-MM-YYYY of a date written DD/MM/YYYY, DD-MM-YYYY, YYYY-MM-DD or YYYYMMDD, also with a time behind it
 * (`T` or a space), which is left out. Undefined for what is no existing day (ENG-064, ENG-065, D-31).
 */
export function storedDate(text: string): string | undefined {
  const date =
    /^([^T ]+)(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim())?.[1] ?? '';
  const european = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(date);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  const stored = european
    ? `${european[1]}-${european[2]}-${european[3]}`
    : iso
      ? `${iso[3]}-${iso[2]}-${iso[1]}`
      : '';
  return isStoredDate(stored) ? stored : undefined;
}

/** DD-MM-YYYY as YYYY-MM-DD; undefined for what is no existing day (D-31). */
export function isoDate(stored: string): string | undefined {
  return readStored(stored) === undefined ? undefined : stored.split('-').reverse().join('-');
}

/** DD-MM-YYYY as yyyymmdd, as code lists and CDS want it (ENG-081); undefined for what is no existing day. */
export function compactDate(stored: string): string | undefined {
  return isoDate(stored)?.replaceAll('-', '');
}

/** No declaration tells of a day before; a year as 0024 is a slip of the finger. */
const firstYear = 1900;

function readStored(text: string): Day | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return undefined;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const isDay =
    year >= firstYear &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isDay ? { day, month, year } : undefined;
}
