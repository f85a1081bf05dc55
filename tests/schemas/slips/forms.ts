import type { Slip } from './slip.ts';

/** Forms that are filled in and sent, and are no documents. */
export const slips: readonly Slip[] = [
  {
    slip: 'a form that is a document too',
    file: 'account/mfa-reset.schema.json',
    from: '"form": true',
    to: '"form": true,\n  "version": 1',
    says: 'An object is a document (version), a row ($row), a form (form) or a group ($group), not two of them.',
    at: ['"form": true'],
  },
  {
    slip: 'an object that is none of the three',
    file: 'account/mfa-reset.schema.json',
    from: '  "form": true,\n',
    to: '',
    says: 'An object is a document (version), a row ($row), a form (form) or a group ($group); this one is none of them.',
    at: ['{'],
  },
  {
    slip: 'a form that takes more while typing than it may hold',
    file: 'account/access-code.schema.json',
    from: '"entry": {\n        "maxLength": 6',
    to: '"entry": {\n        "maxLength": 7',
    says: 'The entry rule of "secretCode" is looser than what is valid: maxLength 7 against 6.',
    at: ['"entry"'],
  },
  {
    slip: 'a choice without codes',
    file: 'account/registration.ui.json',
    from: '"codeList": "registration-products",',
    to: '',
    says: '"product" cannot have the widget choice: it has no code list ("codeList").',
    at: ['"widget": "choice"'],
  },
  {
    slip: 'a text for a wrong value that is not there',
    file: 'account/access-code.ui.json',
    from: '"invalid": "rules.six-digits"',
    to: '"invalid": "rules.five-digits"',
    says: 'locale/en.json lacks the text "rules.five-digits".',
  },
  {
    slip: 'a word that browsers do not know',
    file: 'account/sign-in.ui.json',
    from: '"autocomplete": "username"',
    to: '"autocomplete": "user"',
    says: /"autocomplete" must be (equal to )?one of/,
  },
];
