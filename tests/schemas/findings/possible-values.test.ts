import { describe, expect, it } from 'vitest';
import { type Domain, kindsOf, verdictOverAll } from '../../../generators/check/possible-values.ts';
import type { ConditionSchema } from '../../../src/engine/catalogue.ts';

const domain = (type: Domain['type'], valid: Domain['valid'] = {}, more: Partial<Domain> = {}): Domain => ({
  type,
  valid,
  isPossible: () => true,
  ...more,
});
const text = domain('string');

describe('the kinds of values that conditions tell apart', () => {
  it.each<[string, Domain, ConditionSchema, readonly (string | number | boolean)[] | undefined]>([
    ['a flag', domain('boolean'), { const: true }, ['', true, false]],
    ['values', domain('string', { enum: ['a', 'b'] }), { const: 'a' }, ['', 'a', 'b']],
    ['values by a pattern', domain('string', { enum: ['a', 'b'] }), { pattern: '^a' }, ['', 'a', 'b']],
    ['a number', domain('integer'), {}, ['', -1, 0, 1, -1, 0, 1]],
    [
      'a number with bounds',
      domain('integer', { minimum: 2, maximum: 9 }),
      { minimum: 5 },
      ['', 4, 5, 6, 1, 2, 3, 8, 9, 10],
    ],
    ['a number by a pattern', domain('integer', { pattern: 'x' }), {}, ['', -1, 0, 1, -1, 0, 1]],
    [
      'a number that some cannot be',
      domain('integer', {}, { isPossible: (value) => value !== 0 }),
      { enum: [7] },
      ['', 7, -1, 1, -1, 1],
    ],
    [
      'a position',
      domain('integer', {}, { isNeverBlank: true }),
      { maximum: 3 },
      [2, 3, 4, -1, 0, 1, -1, 0, 1],
    ],
    ['a text', text, {}, ['', '7']],
    ['a text of a length', text, { minLength: 2 }, ['', '7', '77', '777']],
    [
      'a text with lengths',
      domain('string', { minLength: 2, maxLength: 4 }),
      {},
      ['', '777', '7777', '77777', '7', '77'],
    ],
    [
      'a text with lengths that some cannot have',
      domain(
        'string',
        { minLength: 2, maxLength: 3 },
        { isPossible: (value) => [2, 3].includes(String(value).length) },
      ),
      {},
      ['', '77', '777'],
    ],
    ['a text with names of digits', text, { enum: ['77', 'a'] }, ['', '77', 'a', '8']],
    ['a text with names of many digits', text, { enum: ['7', '88', '999'] }, ['', '7', '88', '999', '6']],
    ['a text with names of all digits', text, { enum: ['7', '8', '9', '6'] }, ['', '7', '8', '9', '6', '5']],
    ['a text with a name that only begins with a digit', text, { const: '71' }, ['', '71', '7']],
    [
      'parts of a condition',
      text,
      {
        const: 'a',
        not: { const: 'b' },
        allOf: [{ const: 'c' }],
        anyOf: [{ maxLength: 3 }, { enum: ['d'] }],
      },
      ['', 'a', 'b', 'c', 'd', '77', '777', '7777', '7'],
    ],
    [
      'a day',
      domain('string', { format: 'date' }),
      { const: '01-01-2026', minLength: 3 },
      ['', '01-01-2026', '03-02-2001', '30-11-2032'],
    ],
    ['a moment', domain('string', { format: 'date-time' }), {}, ['', '03-02-2001 04:05', '30-11-2032 14:45']],
    ['digits', domain('string', { format: 'digits' }), {}, ['', '7']],
    [
      'a text by a pattern',
      text,
      { pattern: '^[AB]$' },
      [
        '',
        '7',
        'A',
        'a',
        'Ä',
        ' ',
        '-',
        '.',
        '77',
        '12',
        '345',
        '6789',
        'AB',
        'a 1',
        '7.5',
        '777777',
        'ABCDEFGH',
        'x'.repeat(40),
        'A',
        'B',
        'A',
      ],
    ],
    [
      'a blank text by a pattern',
      domain('string', {}, { isPossible: (value) => String(value).length < 2 }),
      { const: '', pattern: '^[AB]$' },
      ['', '7', 'A', 'a', 'Ä', ' ', '-', '.', 'A', 'B', 'A'],
    ],
    ['a text with names of two digits', text, { enum: ['7', '8'] }, ['', '7', '8', '9']],
    [
      'a text of a pattern',
      domain(
        'string',
        { pattern: '^Q{6}$' },
        { isPossible: (value) => value === 'QQQQQQ' || String(value).length < 2 },
      ),
      { not: { const: 'Z' } },
      ['', 'Z', '7', 'A', 'a', 'Ä', ' ', '-', '.', 'Q', '6', 'QQQQQQ'],
    ],
    [
      'a text of a pattern that leaves five',
      domain(
        'string',
        { pattern: '^x$' },
        { isPossible: (value) => ['7', 'A', 'a', '-', ' '].includes(String(value)) },
      ),
      {},
      undefined,
    ],
    [
      'a text of a pattern that leaves six',
      domain(
        'string',
        { pattern: '^x$' },
        { isPossible: (value) => ['7', 'A', 'a', '-', ' ', '.'].includes(String(value)) },
      ),
      {},
      ['', '7', 'A', 'a', ' ', '-', '.'],
    ],
  ])('%s', (_, of, schema, values) => {
    expect(kindsOf(of, schema)?.values).toEqual(values);
  });

  it.each<[string, Domain, ConditionSchema, boolean]>([
    ['a text', text, {}, true],
    ['a text by a pattern', text, { pattern: 'a' }, false],
    ['a text by a pattern in a part', text, { anyOf: [{ not: { pattern: 'a' } }] }, false],
    ['a text of a pattern', domain('string', { pattern: 'a' }), {}, false],
    ['values by a pattern', domain('string', { enum: ['a'] }), { pattern: 'a' }, true],
    ['a number by a pattern', domain('integer'), { pattern: 'a' }, true],
  ])('%s: all are known: %s', (_, of, schema, areAll) => {
    expect(kindsOf(of, schema)?.areAll).toBe(areAll);
  });
});

describe('a verdict', () => {
  it.each<[string, Domain, ConditionSchema, string | undefined]>([
    ['on what some are', text, { const: 'a' }, undefined],
    ['on what none is', text, { const: 'a', minLength: 2 }, 'never'],
    ['on what none of several is', text, { enum: ['a', 'b'], minLength: 2 }, 'never'],
    ['on what one of several is', text, { enum: ['a', 'bb'], minLength: 2 }, undefined],
    ['on what none is in a part', text, { allOf: [{ minLength: 2 }, { const: 'a' }] }, 'never'],
    ['on what none is by its name and a pattern', text, { const: 'a', pattern: '^b' }, 'never'],
    ['on what none is by names and a pattern', text, { enum: ['a'], pattern: '^b' }, 'never'],
    [
      'on what none is by a name in the second part and a pattern',
      text,
      { allOf: [{ pattern: '^b' }, { const: 'a' }, { minLength: 1 }] },
      'never',
    ],
    ['on what all are', text, { minLength: 0 }, 'always'],
    ['on what none is by a pattern', text, { pattern: '^(?=b)a$' }, undefined],
    [
      'on what too few can be',
      domain('string', { pattern: '^x$' }, { isPossible: () => false }),
      {},
      undefined,
    ],
    ['on bounds that leave a blank alone', domain('integer'), { minimum: 3, maximum: 2 }, 'blank'],
    [
      'on one bound that leaves a blank alone',
      domain('integer', {}, { isPossible: (value) => Number(value) < 3 }),
      { minimum: 3 },
      undefined,
    ],
    [
      'on bounds that leave nothing',
      domain('integer', {}, { isNeverBlank: true }),
      { minimum: 3, maximum: 2 },
      'never',
    ],
    ['on bounds that leave a number', domain('integer'), { minimum: 3, maximum: 3 }, undefined],
    [
      'on lengths that leave a blank alone',
      text,
      { anyOf: [{ maxLength: 0 }, { minLength: 3, maxLength: 2 }] },
      undefined,
    ],
    ['on a blank beside bounds', domain('integer'), { const: '', minimum: 3, maximum: 2 }, undefined],
  ])('%s', (_, of, schema, verdict) => {
    expect(verdictOverAll(of, schema)).toBe(verdict);
  });
});
