import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfterKey, isSameMonth, monthDays } from '../../widgets/calendar-days.ts';
import { calendarDay, readDate, storedDay } from '../../widgets/date-text.ts';

const days = fc
  .date({ min: new Date('1902-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map(storedDay);

describe('days of a calendar', () => {
  it('a month is six weeks from a Monday and holds all of its days', () => {
    const november = monthDays('21-11-2026');
    expect([november[0], november[6], november[41]]).toEqual(['26-10-2026', '01-11-2026', '06-12-2026']);
    fc.assert(
      fc.property(days, (day) => {
        const shown = monthDays(day);
        expect(shown).toHaveLength(42);
        expect(calendarDay(shown[0]!).getUTCDay()).toBe(1);
        expect(shown).toContain(day);
        const ownMonth = shown.filter((other) => isSameMonth(other, day));
        expect(ownMonth[0]!.slice(0, 2)).toBe('01');
        expect(isSameMonth(shown[shown.indexOf(ownMonth.at(-1)!) + 1]!, day)).toBe(false);
      }),
    );
  });

  it.each([
    ['ArrowRight', false, '31-01-2024', '01-02-2024'],
    ['ArrowUp', false, '03-03-2024', '25-02-2024'],
    ['Home', false, '21-11-2026', '16-11-2026'],
    ['End', false, '21-11-2026', '22-11-2026'],
    ['PageDown', false, '31-01-2023', '28-02-2023'],
    ['PageUp', false, '31-03-2024', '29-02-2024'],
    ['PageDown', true, '29-02-2024', '28-02-2025'],
  ])('%s (shift %s) leads from %s to %s', (key, isShift, from, to) => {
    expect(dayAfterKey(from, key, isShift)).toBe(to);
  });

  it('no key leads to a day that is none, and other keys lead nowhere', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(days, fc.constantFrom(...keys), fc.boolean(), (day, key, isShift) => {
        const next = dayAfterKey(day, key, isShift)!;
        expect(readDate(next.replaceAll('-', '/'))).toBe(next);
      }),
    );
    expect(dayAfterKey('21-11-2026', 'Tab', false)).toBeUndefined();
  });
});
