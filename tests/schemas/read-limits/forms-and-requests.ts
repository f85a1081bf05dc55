import type { ReadLimits } from './read-limits.ts';

/** What both sides of an e-mail address are made of, as one mailbox is spelled (docs/security.md 2.1.3). */
const address = "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{M}\\p{N}._-]+$";

/** Limits of the forms of the account pages and the requests about a declaration, by object and field, each with where it was read. */
export const formsAndRequestsLimits: ReadLimits = {
  'access-code': {
    secretCode: [
      {
        maxLength: 6,
        minLength: 6,
        format: 'digits',
        entry: { maxLength: 6, format: 'digits' },
        inputMaxLength: 6,
      },
      'Specification 3 §5: digits only, exactly 6 (AUT-015 to AUT-017)',
    ],
  },
  badge: {
    csp: [{ enum: ['CNS', 'MCP'] }, 'Specification 3 §2 (COM-044)'],
    csp_env: [{ enum: ['TT', 'TDR', 'PROD'] }, 'Specification 3 §2 (COM-045)'],
    badge: [
      { maxLength: 12, pattern: '^[0-9A-Z]{6,12}$', entry: { maxLength: 12 } },
      'CDS X-Badge-Identifier: an6..12',
    ],
    csp_client_id: [{ maxLength: 200 }, 'Issue 9: a limit of our own'],
    csp_client_pass: [{ maxLength: 1000 }, 'Issue 9: a limit of our own'],
    csp_topic: [{ maxLength: 200 }, 'Issue 9: a limit of our own'],
    description: [{ maxLength: 200 }, 'Issue 9: a limit of our own'],
  },
  colleague: {
    name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    second_name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    phone: [{ maxLength: 50 }, 'Issue 9: a limit of our own'],
  },
  'forgotten-password': {
    email: [
      { maxLength: 254, pattern: address, entry: { maxLength: 254 } },
      'RFC 5321 4.5.3.1.3: 254 characters',
    ],
  },
  'mfa-reset': {
    code: [
      {
        maxLength: 6,
        minLength: 6,
        format: 'digits',
        entry: { maxLength: 6, format: 'digits' },
        inputMaxLength: 6,
      },
      'Specification 3 §5: digits only, exactly 6 (AUT-015 to AUT-017)',
    ],
  },
  'own-password': {
    currentPassword: [
      { maxLength: 256, minLength: 6, entry: { maxLength: 256 } },
      'Specification 3 §5: at least 6 (AUT-046); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
    newPassword: [
      { maxLength: 256, minLength: 6, entry: { maxLength: 256 } },
      'Specification 3 §5: at least 6 (AUT-046); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
  },
  'password-change-code': {
    passwordChangeCode: [
      {
        maxLength: 6,
        minLength: 6,
        format: 'digits',
        entry: { maxLength: 6, format: 'digits' },
        inputMaxLength: 6,
      },
      'Specification 3 §5: digits only, at most 6 (AUT-048)',
    ],
  },
  'password-reset': {
    email: [
      { maxLength: 254, pattern: address, entry: { maxLength: 254 } },
      'RFC 5321 4.5.3.1.3: 254 characters',
    ],
    verification_code: [{ maxLength: 128 }, 'Issue 9: a limit of our own'],
    password: [
      { maxLength: 256, minLength: 6, entry: { maxLength: 256 } },
      'Specification 3 §5: at least 6 (AUT-046); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
    password_confirmation: [{ maxLength: 256 }, 'OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken'],
  },
  profile: {
    name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    second_name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    birthday: [{ format: 'date' }, 'Specification 3 §3 (COM-001)'],
    phone: [{ maxLength: 50 }, 'Issue 9: a limit of our own'],
    job_position: [{ maxLength: 140 }, 'Issue 9: a limit of our own'],
    old_password: [
      { maxLength: 256 },
      'Specification 3 §3 (COM-007); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
    password: [
      { maxLength: 256, minLength: 6, entry: { maxLength: 256 } },
      'Specification 3 §3 (COM-007), §5: at least 6 (AUT-046); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
    re_password: [
      { maxLength: 256 },
      'Specification 3 §3 (COM-007); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
  },
  registration: {
    product: [{ enum: ['expert', 'customs-declarations'] }, 'Specification 3 §1 (AUT-022, AUT-023)'],
    name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    second_name: [{ maxLength: 70 }, 'Issue 9: a limit of our own'],
    customer: [{ maxLength: 140 }, 'Issue 9: a limit of our own'],
    email: [
      { maxLength: 254, pattern: address, entry: { maxLength: 254 } },
      'RFC 5321 4.5.3.1.3: 254 characters',
    ],
    phone: [{ maxLength: 50 }, 'Issue 9: a limit of our own'],
    password: [
      { maxLength: 256, minLength: 6, entry: { maxLength: 256 } },
      'Specification 3 §5: at least 6 (AUT-046); OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken',
    ],
    password_confirmation: [{ maxLength: 256 }, 'OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken'],
  },
  'sign-in': {
    email: [{ maxLength: 254 }, 'RFC 5321 4.5.3.1.3: 254 characters'],
    password: [{ maxLength: 256 }, 'OWASP ASVS 5.0, 6.2.9: 64 characters and more are taken'],
  },
  'support-request': {
    title: [{ maxLength: 200 }, 'Issue 9: a limit of our own'],
    content: [{ maxLength: 1024 }, 'Issue 9: a limit of our own'],
  },
  'transaction-status': {
    name: [{ maxLength: 60 }, 'Issue 9: a limit of our own'],
    corresponding_default_status: [
      { enum: ['complete', 'draft', 'enquiry'] },
      'Specification 3 §3 (COM-035)',
    ],
  },
  'user-settings': {
    layout: [{ enum: ['1', '2'] }, 'Specification 3 §3 (SHL-060)'],
    first_widget: [{ enum: ['performance', 'activity'] }, 'Specification 3 §3 (SHL-061, D-127)'],
    second_widget: [{ enum: ['performance', 'activity'] }, 'Specification 3 §3 (SHL-061, D-127)'],
  },
  'passed-checks': {
    reason: [{ maxLength: 512 }, 'Issue 8: a limit of our own'],
  },
  change: {
    change_reason: [{ maxLength: 3 }, 'CDS Amendment/ChangeReasonCode: an..3'],
    statement_description: [{ maxLength: 512 }, 'CDS AdditionalInformation/StatementDescription: an..512'],
  },
  'declaration-request': {
    request_type: [{ enum: ['COR', 'INV', 'GPR'] }, 'CDS additional messages: TypeCode'],
    request_ref: [{ maxLength: 35 }, 'CDS DE 2/5: an..35'],
    mrn: [{ maxLength: 70 }, 'CDS Declaration/ID: an..70'],
    submitter_number: [{ maxLength: 17 }, 'CDS Submitter/ID: an..17'],
  },
  'pointer-level': {
    sequence: [{ minimum: 1, maximum: 99999 }, 'CDS Pointer/SequenceNumeric: n..5'],
    document_section: [{ maxLength: 3 }, 'CDS Pointer/DocumentSectionCode: an..3'],
    tag: [{ maxLength: 4 }, 'CDS Pointer/TagID: an..4'],
  },
};
