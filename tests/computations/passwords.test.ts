import { describe, expect, test } from 'vitest';
import { samePasswordIn } from '../../src/computations/new-password.ts';
import { withPasswordMinimum } from '../../src/computations/password-minimum.ts';
import { cargo, field, fields } from '../engine/cargo.ts';

describe('the least characters of a new password', () => {
  const form = {
    ...cargo,
    fields: fields(
      field('password', { autocomplete: 'new-password', valid: { minLength: 10 }, help: { text: 'Words.' } }),
      field('again', { autocomplete: 'new-password', valid: { minLength: 10 } }),
      field('any', { autocomplete: 'new-password' }),
      field('present', { autocomplete: 'current-password', valid: { minLength: 10 } }),
    ),
  };

  test.each([
    [14, 14],
    [8, 10],
    [undefined, 10],
  ])('of an installation that asks %s are %i, in its field and its help', (minimum, least) => {
    const { password, again, any, present } = withPasswordMinimum(form, minimum).fields;
    expect(password).toMatchObject({
      valid: { minLength: least },
      help: { text: `At least ${least} characters. Words.` },
    });
    expect(again).toMatchObject({
      valid: { minLength: least },
      help: { text: `At least ${least} characters.` },
    });
    expect(any).toBe(form.fields.any);
    expect(present).toBe(form.fields.present);
  });
});

describe('a password typed once more', () => {
  const check = samePasswordIn('re_password');

  test('that differs is told at its own field', () => {
    expect(check.full({ password: 'one', re_password: 'two' }, {})).toEqual([
      {
        path: ['re_password'],
        severity: 'error',
        code: 'problem.passwordsDiffer',
        message: 'The two passwords differ.',
      },
    ]);
    expect(check.full({ re_password: 'two' }, {})).toHaveLength(1);
  });

  test('is not judged before anything is typed, and may be the same', () => {
    expect(check.full({ password: 'one' }, {})).toEqual([]);
    expect(check.full({ password: 'one', re_password: '' }, {})).toEqual([]);
    expect(check.full({ password: 'one', re_password: 'one' }, {})).toEqual([]);
    expect(check.reads).toEqual(['/password', '/re_password']);
  });
});
