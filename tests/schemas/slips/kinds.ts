import type { Slip } from './slip.ts';

const file = 'customs-declaration/customs-declaration.kind.json';

export const slips: readonly Slip[] = [
  {
    slip: 'a kind whose title is made of a field that the document has not',
    file,
    from: '"titles": ["internal_id"',
    to: '"titles": ["internal_idd"',
    says: 'The document has no field "internal_idd". Did you mean "internal_id"?',
  },
  {
    slip: 'a kind whose reference is a list',
    file,
    from: '"referenceField": "transaction_ref"',
    to: '"referenceField": "CDSItems"',
    says: /^The document has no field "CDSItems"\./m,
  },
  {
    slip: 'a kind whose customer is no number',
    file,
    from: '"customerField": "customer_id"',
    to: '"customerField": "internal_id"',
    says: '"internal_id" must be of type integer here, but is of type string.',
  },
  {
    slip: 'a kind whose day is no date',
    file,
    from: '"dayField": "acceptance_date"',
    to: '"dayField": "acceptance_time"',
    says: '"acceptance_time" must have the format "date" here, but has none.',
  },
  {
    slip: 'a column of a figure that may be any text',
    file,
    from: '"of": "currency_1"',
    to: '"of": "currency"',
    says: '"currency" must have the format "numeric" here, but has none.',
  },
  {
    slip: 'a column that counts a field',
    file,
    from: '"of": "CDSItems"',
    to: '"of": "items"',
    says: /^The document has no list "items"\./m,
  },
  {
    slip: 'a column as what no column is',
    file,
    from: '"as": "decimal"',
    to: '"as": "money"',
    says: /"as" must be one of text, number, decimal, date, count/,
  },
  {
    slip: 'a kind whose list stands elsewhere',
    file,
    from: '"list": "/customs-declarations"',
    to: '"list": "/customs-declaration"',
    says: 'No list of customs-declaration has the address "/customs-declaration". Did you mean "/customs-declarations"?',
  },
  {
    slip: 'a kind with permissions that nobody has',
    file,
    from: '"permissions": "customs-declaration"',
    to: '"permissions": "customs-declarations"',
    says: 'The permission table has no row "customs-declarations". Did you mean "customs-declaration"?',
  },
  {
    slip: 'a kind without a permission',
    file,
    from: '  "permissions": "customs-declaration",\n',
    to: '',
    says: /lacks "permissions"/,
    at: ['{'],
  },
];
