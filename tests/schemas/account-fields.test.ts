import { expect, it } from 'vitest';
import type { DocumentDefinition, FieldDefinition } from '../../src/engine/index.ts';
import { accountForms } from '../../src/generated/account-forms.ts';
import { sendingForms } from '../../src/generated/sending-forms.ts';

/** One @, with characters that are seen on both sides. */
const address = "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{M}\\p{N}._-]+$";

/**
 * What each field of the forms takes, written out once by hand: characters at most, and at least once it is finished;
 * what they are; the words that stand in the way of leaving it blank.
 */
const FIELDS: Readonly<Record<string, string>> = {
  'access-code': 'secretCode: 6 to 6 digits, typed no further; Access code must be 6-digits length',
  'mfa-reset': 'code: 6 to 6 digits, typed no further; Access code must be 6-digits length',
  'password-change-code':
    'passwordChangeCode: 6 to 6 digits, typed no further; Access code must be 6-digits length',
  badge: `csp: CNS MCP; The field is required
    csp_env: TT TDR PROD; The field is required
    badge: 12 of ^[0-9A-Z]{6,12}$; The field is required
    csp_client_id: 200; The field is required
    csp_client_pass: 1000; The field is required
    csp_topic: 200; The field is required
    description: 200; The field is required`,
  colleague: `name: 70; The field is required
    second_name: 70
    phone: 50`,
  'forgotten-password': `email: 254 of ${address}; The field is required`,
  'own-password': `currentPassword: 6 to 256; The field is required
    newPassword: 6 to 256; The field is required`,
  'password-reset': `email: 254 of ${address}; The field is required
    verification_code: 128; The field is required
    password: 6 to 256; The field is required
    password_confirmation: 256; The field is required`,
  profile: `name: 70; The field is required
    second_name: 70
    birthday: date
    phone: 50; The field is required
    job_position: 140
    old_password: 256; where /, The field is required
    password: 6 to 256; where /, The field is required
    re_password: 256; where /, The field is required`,
  registration: `product: expert customs-declarations; The field is required
    name: 70; The field is required
    second_name: 70; The field is required
    customer: 140; The field is required
    email: 254 of ${address}; The field is required
    phone: 50; The field is required
    password: 6 to 256; The field is required
    password_confirmation: 256; The field is required`,
  'sign-in': `email: 254; The field is required
    password: 256; The field is required`,
  'support-request': `title: 200; The field is required
    content: 1024; The field is required`,
  'transaction-status': `name: 60; The field is required
    corresponding_default_status: complete draft enquiry; The field is required`,
  'transaction-tabs': `references, parties, shipping_instructions, invoice_items, invoice_items_simplified,
    packing_items, despatch_advice, ecsi, dgn, iata_dgn, cn22, bill_of_lading_instructions,
    certificate_of_analysis, fumigation_certificate, documents, bill_of_exchange`,
  'user-settings': `layout: 1 2; The field is required
    first_widget: performance activity
    second_widget: performance activity
    open_sidebar`,
  'passed-checks': 'reason: 512; The field is required',
};

const forms: Readonly<Record<string, DocumentDefinition>> = { ...accountForms, ...sendingForms };

it.each(Object.keys(forms))('the form %s takes what is written out for it here, in that order', (form) => {
  const fields = Object.values(forms[form]!.fields).map(inWords);
  const isPlain = fields.every((field) => !field.includes(':'));
  expect(fields.join(isPlain ? ', ' : '\n').replace(/\s+/g, ' ')).toBe(FIELDS[form]?.replace(/\s+/g, ' '));
});

function inWords({ name, valid, entry, inputMaxLength, rules }: FieldDefinition): string {
  const { minLength, maxLength, pattern, format } = valid;
  expect(entry, name).toEqual({ ...valid, minLength: undefined, pattern: undefined });
  const characters = minLength === undefined ? maxLength : `${minLength} to ${maxLength}`;
  const takes = [valid.enum?.join(' ') ?? characters, pattern && `of ${pattern}`, format].filter(
    (words) => words !== undefined,
  );
  const typed =
    inputMaxLength === undefined ? '' : `, typed no further${inputMaxLength === maxLength ? '' : ' than'}`;
  const required = rules.map(({ effect, condition, message }) => {
    expect(effect, name).toBe('require');
    return `; ${condition ? `where ${condition.scope}, ` : ''}${message}`;
  });
  return `${[`${name}${takes.length > 0 ? ':' : ''}`, ...takes].join(' ')}${typed}${required.join('')}`;
}
