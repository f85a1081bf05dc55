import { describe, expect, test } from 'vitest';
import {
  compactDate,
  cutTo,
  decimalOf,
  displayDate,
  isDecimal,
  isoDate,
  isSameNumber,
  judgeEntry,
  judgePartialEntry,
  judgeValue,
  roundTo,
  storedDate,
} from '../../src/engine/index.ts';
import { valueFormats } from '../../src/engine/value-formats.ts';
import { field } from './cargo.ts';

const numeric = field('n', { valid: { maxLength: 6, format: 'numeric' } });
const digits = field('d', { valid: { maxLength: 6, format: 'digits' } });
const date = field('t', { valid: { format: 'date' } });

describe('gate', () => {
  test('E7 ENG-043: exactly the maximum is accepted, one character more is not; a character is a code point', () => {
    const five = field('f', { valid: { maxLength: 5 } });
    expect(judgeEntry(five, '12345')).toEqual({ accepted: true });
    expect(judgeEntry(five, '123456')).toEqual({
      accepted: false,
      code: 'maxLength',
      reason: 'At most 5 characters.',
    });
    expect(judgeEntry(five, '🚢🚢🚢🚢🚢').accepted).toBe(true);
  });

  test.each(['1', '1.5', '12.', '', '.5'])('E7 ENG-050: numeric accepts "%s"', (text) => {
    expect(judgeEntry(numeric, text).accepted).toBe(true);
  });

  test.each(['1,5', '-1', '1e3', ' 1', '1.2.3', 'abc', '１'])(
    'E7 ENG-044 ENG-050: numeric refuses "%s"',
    (text) => {
      expect(judgeEntry(numeric, text)).toMatchObject({ accepted: false, code: 'format' });
      expect(judgePartialEntry(numeric, text).accepted).toBe(false);
    },
  );

  test('E7 ENG-051: digits refuses a decimal point', () => {
    expect(judgeEntry(digits, '15').accepted).toBe(true);
    expect(judgeEntry(digits, '1.5').accepted).toBe(false);
  });

  test.each([numeric, digits, date, field('e', { valid: { enum: ['A'], minLength: 1, pattern: '^A$' } })])(
    'E7 ENG-045: clearing is accepted',
    (definition) => {
      expect(judgeEntry(definition, '').accepted).toBe(true);
      expect(judgeValue(definition, undefined)).toBeUndefined();
    },
  );

  test('E8 ENG-065: an impossible day is refused, a beginning of one is not while typing', () => {
    expect(judgeEntry(date, '29-02-2024').accepted).toBe(true);
    for (const text of ['29-02-2023', '31-02-2024', '00-01-2024', '01-13-2024', '2024-03-05', '05-03-24']) {
      expect(judgeEntry(date, text).accepted, text).toBe(false);
    }
    expect(judgePartialEntry(date, '31/0').accepted).toBe(true);
    expect(judgePartialEntry(date, '31x').accepted).toBe(false);
  });

  test('E7: allowed values, minimum length and pattern are judged when the entry is finished', () => {
    const listed = field('l', { valid: { enum: ['automatic', 'manual'] } });
    expect(judgeEntry(listed, 'auto').accepted).toBe(false);
    expect(judgePartialEntry(listed, 'auto').accepted).toBe(true);
    expect(judgePartialEntry(listed, 'x').accepted).toBe(false);
    const code = field('c', { valid: { minLength: 2, pattern: '^[A-Z]+$' } });
    expect(judgeEntry(code, 'A')).toMatchObject({ code: 'minLength' });
    expect(judgeEntry(code, 'ab')).toMatchObject({ code: 'pattern' });
    expect(judgePartialEntry(code, 'a').accepted).toBe(true);
  });

  test('E7 ENG-055: a line too many is refused', () => {
    const area = field('m', { widget: 'multiline', maxRows: 2 });
    expect(judgeEntry(area, 'a\nb').accepted).toBe(true);
    expect(judgeEntry(area, 'a\nb\nc')).toEqual({
      accepted: false,
      code: 'maxRows',
      reason: 'At most 2 lines.',
    });
    const line = field('m', { widget: 'multiline', maxRows: 1 });
    expect(judgeEntry(line, 'a\nb')).toMatchObject({ reason: 'At most 1 line.' });
  });

  test.each([
    [field('s'), 7, 'Must be text.'],
    [field('i', { type: 'integer' }), '7', 'Must be a whole number.'],
    [field('i', { type: 'integer' }), 1.5, 'Must be a whole number.'],
    [field('b', { type: 'boolean' }), 'yes', 'Must be true or false.'],
    [field('x', { valid: { minLength: 1, enum: ['A', 'B'] } }), 'C', 'One of: A, B.'],
    [field('x', { valid: { minLength: 1, maxLength: 1 } }), 'CC', 'At most 1 character.'],
    [field('x', { valid: { minLength: 2 } }), 'C', 'At least 2 characters.'],
    [field('x', { invalid: 'No such mark.', valid: { maxLength: 1 } }), 'CC', 'No such mark.'],
  ] as const)('E9: of the field %o the value %j is told', (definition, value, message) => {
    expect(judgeValue(definition, value)?.message).toBe(message);
  });

  test('E9 D-29: entry and validity are two rules of one field', () => {
    const currency = field('c', { valid: { maxLength: 3 }, entry: { maxLength: 2 } });
    expect(judgeEntry(currency, 'GBP').accepted).toBe(false);
    expect(judgeValue(currency, 'GBP')).toBeUndefined();
    expect(judgeValue(currency, 'GBPX')).toEqual({
      code: 'problem.maxLength',
      message: 'At most 3 characters.',
    });
  });

  test('E9: numbers are judged by their bounds', () => {
    const count = field('c', { type: 'integer', valid: { minimum: 1, maximum: 9 } });
    expect(judgeEntry(count, '9').accepted).toBe(true);
    expect(judgeEntry(count, '10')).toMatchObject({ code: 'maximum' });
    expect(judgeEntry(count, '1.5')).toMatchObject({ code: 'format' });
    expect(judgeValue(count, 0)?.code).toBe('problem.minimum');
  });
});

test.each([
  ['numeric', ['', '.', '1', '1.5', '12.'], ['-1', '1,5', 'x']],
  ['digits', ['', '1', '007'], ['1.5', 'x']],
  ['date', ['', '29-02-2024'], ['29-02-2023', '2024-02-29', 'x']],
  ['date-time', ['', '29-02-2024 10:30'], ['29-02-2024', '29-02-2024 24:30', 'x']],
] as const)(
  'D-26: the format %s takes a blank text and what is of it, nothing else',
  (format, taken, refused) => {
    expect(taken.filter((text) => !valueFormats[format](text))).toEqual([]);
    expect(refused.filter((text) => valueFormats[format](text))).toEqual([]);
  },
);

describe('dates', () => {
  test('E8 ENG-062 ENG-063 ENG-064 ENG-081: conversions', () => {
    expect(displayDate('05-03-2024')).toBe('05/03/2024');
    expect(displayDate('05-03-2024 10:30')).toBe('05/03/2024 10:30');
    expect(displayDate('31-02-2024')).toBe('31-02-2024');
    for (const text of [
      '05/03/2024',
      '05-03-2024',
      '2024-03-05',
      '20240305',
      '2024-03-05T10:20:30Z',
      '05-03-2024 10:20',
    ]) {
      expect(storedDate(text), text).toBe('05-03-2024');
    }
    for (const text of [
      '',
      '31/02/2024',
      'Invalid date',
      '2024-13-01',
      '2024-03-05x',
      'on 05-03-2024',
      '05-03-2024 noon',
      '05-03-2024 10:20 or so',
      'x2024-03-05',
      '105-03-2024',
    ]) {
      expect(storedDate(text), text).toBeUndefined();
    }
    expect(isoDate('05-03-2024')).toBe('2024-03-05');
    expect(compactDate('05-03-2024')).toBe('20240305');
    expect(compactDate('31-02-2024')).toBeUndefined();
  });
});

describe('decimals', () => {
  test('E10 ENG-066: rounds half away from zero on the decimal text', () => {
    expect(roundTo('1.005', 2)).toBe('1.01');
    expect(roundTo('-1.005', 2)).toBe('-1.01');
    expect(roundTo('5', 2)).toBe('5.00');
    expect(roundTo(decimalOf('0.1').plus(decimalOf('0.2')), 1)).toBe('0.3');
  });

  test('E10 ENG-067: cuts towards zero', () => {
    expect(cutTo('1.239', 2)).toBe('1.23');
    expect(cutTo('-1.239', 2)).toBe('-1.23');
  });

  test('E10 CUS-214: what is no number counts as 0', () => {
    expect(
      ['abc', '', '-3', '1e3', undefined, '.', '12.', '.5'].map((text) => decimalOf(text).toFixed()),
    ).toEqual(['0', '0', '0', '0', '0', '0', '12', '0.5']);
  });

  test.each([
    ['1', '1.00', true],
    ['.5', '0.5', true],
    [undefined, '', false],
    ['x', '0', false],
    ['0', 'x', false],
    ['x', 'x', false],
    ['1', '1.01', false],
  ])('E10: %j and %j are the same number: %j', (left, right, isSame) => {
    expect(isSameNumber(left, right)).toBe(isSame);
  });

  test('E10: a text longer than any amount is no number, whatever its digits: nothing is multiplied for seconds', () => {
    const longest = '9'.repeat(64);
    expect(decimalOf(longest).toFixed()).toBe(longest);
    expect(decimalOf(`${longest}9`).toFixed()).toBe('0');
    expect([longest, `0${longest}`].map(isDecimal)).toEqual([true, false]);
  });
});
