import { calendarDay, storedDay } from './date-text.ts';

/** Days of six weeks, the first a Monday, that show the month of this day; all of them DD-MM-YYYY. */
export function monthDays(stored: string): readonly string[] {
  const day = calendarDay(stored);
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  const back = (first.getUTCDay() + 6) % 7;
  return Array.from({ length: 42 }, (_, index) => storedDay(addDays(first, index - back)));
}

export function isSameMonth(one: string, other: string): boolean {
  return one.slice(3) === other.slice(3);
}

/**
 * The day a key leads to in an opened calendar: arrows by day and week, Home and End in the week, PageUp and
 * PageDown by month, with Shift by year; a day the month does not have becomes its last. Undefined for other keys.
 */
export function dayAfterKey(stored: string, key: string, isShift: boolean): string | undefined {
  const day = calendarDay(stored);
  const weekday = (day.getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return storedDay(addDays(day, -1));
    case 'ArrowRight':
      return storedDay(addDays(day, 1));
    case 'ArrowUp':
      return storedDay(addDays(day, -7));
    case 'ArrowDown':
      return storedDay(addDays(day, 7));
    case 'Home':
      return storedDay(addDays(day, -weekday));
    case 'End':
      return storedDay(addDays(day, 6 - weekday));
    case 'PageUp':
      return storedDay(addMonths(day, isShift ? -12 : -1));
    case 'PageDown':
      return storedDay(addMonths(day, isShift ? 12 : 1));
    default:
      return undefined;
  }
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}

function addMonths(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last)));
}
