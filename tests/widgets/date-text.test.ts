import { describe, expect, it } from 'vitest';
import {
  dateInWords,
  dateWithWeekday,
  isDatePart,
  isWholeDate,
  readDate,
  todayStored,
} from '../../widgets/date-text.ts';

const november2026 = new Date(2026, 10, 21);

describe('dates in the box and in the document', () => {
  it.each([
    ['21/11/2026', '21-11-2026'],
    ['21-11-2026', '21-11-2026'],
    ['1.2.2026', '01-02-2026'],
    ['211126', '21-11-2026'],
    ['21112026', '21-11-2026'],
    ['21/11', '21-11-2026'],
    ['29/02/2024', '29-02-2024'],
    ['2026-11-21', '21-11-2026'],
    ['2026-11-21T10:00:00Z', '21-11-2026'],
    ['21/11/2026 00:00', '21-11-2026'],
  ])('ENG-063: %s is stored as %s', (typed, stored) => {
    expect(readDate(typed, november2026)).toBe(stored);
  });

  it.each([
    '31/02/2024',
    '29/02/2026',
    '00/01/2026',
    '1/13/2026',
    '2026-02-30',
    '21',
    'tomorrow',
    '',
    '21/11/0024',
  ])('ENG-065: "%s" is no date', (typed) => {
    expect(readDate(typed, november2026)).toBeUndefined();
  });

  it('a beginning of a date may stand in the box, a letter may not', () => {
    expect(isDatePart('2')).toBe(true);
    expect(isDatePart('21/1')).toBe(true);
    expect(isDatePart('21/11/20266')).toBe(false);
    expect(isDatePart('2a')).toBe(false);
  });

  it('today is stored by the calendar of the person', () => {
    expect(todayStored(november2026)).toBe('21-11-2026');
  });

  it('only a date that says its year in full is stored while it is typed', () => {
    for (const whole of ['21/11/2026', '1.2.2026', '21112026', '2026-11-21'])
      expect(isWholeDate(whole), whole).toBe(true);
    for (const part of ['21/11', '21/11/20', '211120', '2111202'])
      expect(isWholeDate(part), part).toBe(false);
  });

  it('a day in words', () => {
    expect(dateWithWeekday('21-11-2026')).toBe('Saturday 21/11/2026');
    expect(dateInWords('01-02-2024')).toBe('Thursday 1 February 2024');
  });
});
