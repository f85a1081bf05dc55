import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../src/engine/catalogue.ts';
import { judgeEntry, judgeValue } from '../../src/engine/judge.ts';
import { validators } from '../../src/generated/validators.ts';
import { documentWith, objects, present, rows } from './rows.ts';
import { STATED_LIMITS } from './section-5.ts';

const { valid } = validators['customs-declaration'];

/** Texts that come near every kind of rule: numbers, dates, codes, long ones, pairs of code units. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.'), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+: eE'), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('A', 'b', '7', '📦', 'é', '\n'), minLength: 60, maxLength: 600 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 9999 }),
    )
    .map(
      ([d, m, y]) =>
        `${String(d).padStart(2, '0')}-${String(m).padStart(2, '0')}-${String(y).padStart(4, '0')}`,
    ),
  fc.constantFrom(
    'import',
    'X',
    'manual',
    '10:42:14+01',
    'GBAUWLALONBTW',
    '12345678',
    '0808108090',
    '12.',
    '.',
    '',
  ),
);

describe('one rule, two judges', () => {
  const fields = objects.flatMap((object) =>
    Object.values(object.fields).map(
      (field) => [`${object.name}.${field.name}`, object.name, field] as const,
    ),
  );

  it.each(fields)('the compiled validators and judgeValue agree on %s', (_, object, field) => {
    const values = field.type === 'string' ? text : field.type === 'integer' ? fc.integer() : fc.boolean();
    fc.assert(
      fc.property(values, (value) => {
        const accepted = valid(documentWith(object, { [field.name]: value }));
        expect(judgeValue(field, value) === undefined, JSON.stringify(value)).toBe(accepted);
      }),
      { numRuns: 60 },
    );
  });

  it.each(fields.filter(([, , field]) => field.type === 'string'))(
    '%s refuses other types',
    (_, object, field) => {
      for (const value of [1, true]) {
        expect(valid(documentWith(object, { [field.name]: value }))).toBe(false);
        expect(judgeValue(field, value)).toMatchObject({ code: 'problem.type' });
      }
    },
  );
});

describe('the gate at each stated limit', () => {
  const gated = STATED_LIMITS.filter(({ field }) => field !== 'docCategory');

  it.each(gated)(
    '$ledger $field accepts $max characters and refuses one more',
    ({ row, field: name, max, format }) => {
      const field: FieldDefinition = present(rows.get(row)?.fields[name]);
      const filler = format === undefined ? 'x' : '1';
      expect(judgeEntry(field, filler.repeat(max))).toEqual({ accepted: true });
      expect(judgeEntry(field, filler.repeat(max + 1))).toMatchObject({ accepted: false, code: 'maxLength' });
      if (format !== undefined)
        expect(judgeEntry(field, 'a')).toMatchObject({ accepted: false, code: 'format' });
      if (format === 'digits')
        expect(judgeEntry(field, '1.5')).toMatchObject({ accepted: false, code: 'format' });
      expect(judgeEntry(field, '')).toEqual({ accepted: true });
    },
  );

  it('CUS-266 docCategory takes X, Y and Z only', () => {
    const field = present(rows.get('previous-document')?.fields.docCategory);
    for (const category of ['X', 'Y', 'Z', ''])
      expect(judgeEntry(field, category)).toEqual({ accepted: true });
    for (const category of ['W', 'XX', 'x'])
      expect(judgeEntry(field, category)).toMatchObject({ accepted: false });
  });

  it('CUS-243 CUS-310 D-29 tax_currency takes two characters by hand, while its default of three is valid', () => {
    const field = present(rows.get('tax-line')?.fields.tax_currency);
    expect(judgeEntry(field, 'GBP')).toMatchObject({ accepted: false, code: 'maxLength' });
    expect(judgeValue(field, 'GBP')).toBeUndefined();
    expect(judgeValue(field, 'GBPX')).toBeDefined();
  });

  it('CUS-268 prevTransactionRef takes 36 by hand, while 70 are valid', () => {
    const field = present(rows.get('previous-document')?.fields.prevTransactionRef);
    expect(judgeEntry(field, 'x'.repeat(37))).toMatchObject({ accepted: false });
    expect(judgeValue(field, 'x'.repeat(70))).toBeUndefined();
    expect(judgeValue(field, 'x'.repeat(71))).toBeDefined();
  });
});
