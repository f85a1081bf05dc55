import { describe, expect, it } from 'vitest';
import { withPasswordMinimum } from '../../src/computations/password-minimum.ts';
import {
  checkDocument,
  type DocumentData,
  type DocumentDefinition,
  judgePartialEntry,
} from '../../src/engine/index.ts';
import { accountForms, accountLists } from '../../src/generated/account-forms.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

const forms: Readonly<Record<string, DocumentDefinition>> = accountForms;

/** What a form says of its fields, by field. */
function verdicts(name: string, document: DocumentData): Record<string, string> {
  const problems = checkDocument(forms[name]!, document, {});
  return Object.fromEntries(problems.map(({ path, message }) => [String(path[0]), message]));
}

describe('the forms of accounts', () => {
  it('are no documents: nothing stores them, and the editor does not load them', () => {
    expect(Object.keys(forms).sort()).toEqual([
      'access-code',
      'badge',
      'colleague',
      'forgotten-password',
      'mfa-reset',
      'own-password',
      'password-change-code',
      'password-reset',
      'profile',
      'registration',
      'sign-in',
      'support-request',
      'transaction-status',
      'transaction-tabs',
      'user-settings',
    ]);
    for (const name of Object.keys(forms)) expect(catalogue.documents).not.toHaveProperty([name]);
    expect(catalogue.codeLists).not.toHaveProperty(['registration-products']);
  });

  it.each([
    ['sign-in', 'email password', 'AUT-003'],
    ['forgotten-password', 'email', 'AUT-034'],
    ['own-password', 'currentPassword newPassword', 'AUT-045'],
    ['password-reset', 'email verification_code password password_confirmation', 'AUT-040, AUT-042'],
    [
      'registration',
      'product name second_name customer email phone password password_confirmation',
      'AUT-024, AUT-025, AUT-026, AUT-027',
    ],
  ])('%s asks for all of %s: The field is required (%s)', (name, fields) => {
    const required = Object.fromEntries(fields.split(' ').map((field) => [field, 'The field is required']));
    expect(verdicts(name, {})).toEqual(required);
    expect(Object.keys(forms[name]!.fields)).toEqual(fields.split(' '));
  });

  it('the profile takes a new password with the present one and the new one again, all three or none (COM-007)', () => {
    const known = { name: 'Nora', phone: '1' };
    const fields = forms.profile!.fields;
    expect(Object.keys(fields).slice(-3)).toEqual(['old_password', 'password', 're_password']);
    const autocomplete = Object.values(fields)
      .slice(-3)
      .map((field) => [field.widget, field.autocomplete]);
    expect(autocomplete).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
    const required = 'The field is required';
    expect(verdicts('profile', known)).toEqual({});
    expect(verdicts('profile', { ...known, old_password: 'x' })).toEqual({
      password: required,
      re_password: required,
    });
    expect(verdicts('profile', { ...known, password: 'six678' })).toEqual({
      old_password: required,
      re_password: required,
    });
    expect(verdicts('profile', { ...known, re_password: 'six678' })).toEqual({
      old_password: required,
      password: required,
    });
    const all = { ...known, old_password: 'x', password: 'six678', re_password: 'six678' };
    expect(verdicts('profile', all)).toEqual({});
    expect(verdicts('profile', { ...all, password: '12345' })).toEqual({
      password: 'At least 6 characters.',
    });
  });

  it.each([
    ['own-password', 'newPassword'],
    ['password-reset', 'password'],
    ['profile', 'password'],
    ['registration', 'password'],
  ])(
    '%s names and judges the fewest characters the installation asks for in %s, and never fewer than the schema',
    (name, field) => {
      const judged = (minimum: number | undefined, value: string) => {
        const form = withPasswordMinimum(forms[name]!, minimum);
        const problem = checkDocument(form, { [field]: value }, {}).find(({ path }) => path[0] === field);
        return [form.fields[field]?.help?.text, problem?.message];
      };
      const words = (minimum: number) => `At least ${minimum} characters. The longer, the better.`;
      expect(judged(12, 'eleven char')).toEqual([words(12), 'At least 12 characters.']);
      expect(judged(12, 'twelve chars')).toEqual([words(12), undefined]);
      expect(judged(12, '1')).toEqual([words(12), 'At least 12 characters.']);
      for (const none of [undefined, 3]) {
        expect(judged(none, '12345')).toEqual([words(6), 'At least 6 characters.']);
        expect(judged(none, '123456')).toEqual([words(6), undefined]);
      }
      const others = ({ fields }: DocumentDefinition) =>
        Object.values(fields).filter((one) => one.name !== field);
      expect(others(withPasswordMinimum(forms[name]!, 12))).toEqual(others(forms[name]!));
    },
  );

  it('registration offers two products (AUT-022, AUT-023)', () => {
    expect(accountLists['registration-products']?.options).toEqual([
      { value: 'expert', label: 'Export document software' },
      { value: 'customs-declarations', label: 'Customs declaration software' },
    ]);
    expect(verdicts('registration', { product: 'demo' })).toHaveProperty(
      'product',
      'One of: expert, customs-declarations.',
    );
  });

  it('a badge is of CNS or MCP, for TT, TDR or LIVE, which is PROD (COM-044, COM-045)', () => {
    const offered = (field: string) => {
      const list = forms.badge!.fields[field]!.codeList!;
      return accountLists[list]?.options.map(({ value, label }) => `${value} ${label}`);
    };
    expect(offered('csp')).toEqual(['CNS CNS', 'MCP MCP']);
    expect(offered('csp_env')).toEqual(['TT TT', 'TDR TDR', 'PROD LIVE']);
  });

  it('CUS-192: a status of a company’s own means complete, draft or enquiry, and nothing else', () => {
    const meant = (value: string) =>
      verdicts('transaction-status', { name: 'Papers', corresponding_default_status: value });
    expect(['complete', 'draft', 'enquiry'].map(meant)).toEqual([{}, {}, {}]);
    for (const other of ['finalized', 'rejection', 'Complete', ''])
      expect(meant(other), other).toHaveProperty('corresponding_default_status');
    expect(accountLists['default-statuses']?.options.map(({ value }) => value)).toEqual([
      'complete',
      'draft',
      'enquiry',
    ]);
  });

  it.each([
    ['access-code', 'secretCode', 'AUT-015, AUT-016, AUT-017'],
    ['mfa-reset', 'code', 'AUT-015, AUT-016, AUT-017'],
    ['password-change-code', 'passwordChangeCode', 'AUT-048'],
  ])('%s, %s: digits and at most 6 while typing, exactly 6 when sent (%s)', (name, code) => {
    const field = forms[name]!.fields[code]!;
    const isTaken = (text: string) => judgePartialEntry(field, text).accepted;
    expect(['1', '12345', '123456'].map(isTaken)).toEqual([true, true, true]);
    expect(['1234567', '12a', '1.2', '-1', ' 1'].map(isTaken)).toEqual([false, false, false, false, false]);
    expect(field.inputMaxLength).toBe(6);
    const words = 'Access code must be 6-digits length';
    expect(verdicts(name, {})).toEqual({ [code]: words });
    expect(verdicts(name, { [code]: '12345' })).toEqual({ [code]: words });
    expect(verdicts(name, { [code]: '012345' })).toEqual({});
  });

  it('a new password has at least 6 characters; one of 256 is taken', () => {
    for (const name of ['registration', 'password-reset']) {
      expect(verdicts(name, { password: '12345' }).password).toBe('At least 6 characters.');
      expect(verdicts(name, { password: '123456' })).not.toHaveProperty('password');
      expect(verdicts(name, { password: 'x'.repeat(256) })).not.toHaveProperty('password');
      expect(verdicts(name, { password: 'x'.repeat(257) }).password).toBe('At most 256 characters.');
      expect(judgePartialEntry(forms[name]!.fields.password!, '1').accepted).toBe(true);
    }
  });

  it('an email address has one @ with something on both sides', () => {
    const words = 'Write it like name@example.com: no blanks, brackets, quotes, commas or hidden characters.';
    const hidden = [
      '<a@host>',
      '>a@host',
      '"a"@host',
      'a,b@host',
      'a@[::1]',
      'a@b%63',
      'a@h\u00adost',
      'a\u200b@host',
      'a\u202e@host',
      'ⓐ@host',
    ];
    for (const email of ['demo', '@host', 'name@', 'a b@host', 'a@b@c', ...hidden]) {
      expect(verdicts('forgotten-password', { email })).toEqual({ email: words });
    }
    for (const email of [
      'nora@weir.example',
      "N.O'Weir+x_1-2@weir-9.example",
      'zoë@münchen.example',
      'ｎ@host',
    ])
      expect(verdicts('forgotten-password', { email })).toEqual({});
  });
});
