import { displayDate, isStoredDate } from '../src/engine/dates.ts';

/**
 * Reads a typed date and gives DD-MM-YYYY (ENG-063). Takes 21/11/2026, 21-11-2026, 21.11.26, 211126, 21112026,
 * 2026-11-21, each of them with a time behind it, and 21/11, which means this year. Undefined for anything that is no
 * existing day, as 31/02/2024 (ENG-065).
 */
export function readDate(text: string, today: Date = new Date()): string | undefined {
  const [trimmed = ''] = text.trim().split(/[T ](?=\d{1,2}:\d{2})/);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed) ?? [];
  if (isoYear) return readDate(`${isoDay}-${isoMonth}-${isoYear}`);
  const spaced = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(trimmed);
  const plain = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed);
  const parts = spaced ?? plain;
  if (!parts) return undefined;
  const [, day = '', month = '', year = String(today.getFullYear())] = parts;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const stored = `${day.padStart(2, '0')}-${month.padStart(2, '0')}-${fullYear}`;
  return isStoredDate(stored) ? stored : undefined;
}

/** Today by the calendar of the person, as a document stores it. */
export function todayStored(today: Date = new Date()): string {
  return storedDay(new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())));
}

/** May this become a date: digits and separators, no longer than DD/MM/YYYY. */
export function isDatePart(text: string): boolean {
  return /^[\d/.\- ]{0,10}$/.test(text);
}

/** Whether a typed date says its year in full, so that no further digit can make it another day. */
export function isWholeDate(text: string): boolean {
  return /^(\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{4}|\d{8}|\d{4}-\d{2}-\d{2})$/.test(text.trim());
}

/** Midnight UTC of a stored day. */
export function calendarDay(stored: string): Date {
  const [day, month, year] = stored.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
}

/** A day as a document stores it, DD-MM-YYYY. */
export function storedDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(day.getUTCDate())}-${two(day.getUTCMonth() + 1)}-${String(day.getUTCFullYear()).padStart(4, '0')}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Saturday 21/11/2026`. */
export function dateWithWeekday(stored: string): string {
  return `${WEEKDAY.format(calendarDay(stored))} ${displayDate(stored)}`;
}

/** `Saturday 21 November 2026`. */
export function dateInWords(stored: string): string {
  const day = calendarDay(stored);
  return `${WEEKDAY.format(day)} ${DAY_AND_MONTH.format(day)}`;
}
