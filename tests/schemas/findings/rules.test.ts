import { describe } from 'vitest';
import { checkRules } from '../../../generators/check/rules.ts';
import { findsExactly, type Row } from './made.ts';

const FIELD = 'box/box.schema.json#/properties';
const UI = 'box/box.ui.json#';
const LID = 'rows/lid.ui.json#';

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string' },
      short: { type: 'string', maxLength: 3 },
      exact: { type: 'string', minLength: 2, maxLength: 3 },
      grade: { type: 'string', enum: ['A', 'B'] },
      count: { type: 'integer', minimum: 1, maximum: 9 },
      any: { type: 'integer' },
      day: { type: 'string', format: 'date' },
      code: { type: 'string', pattern: '^[A-Z]{2}[0-9]*$' },
      sealed: { type: 'boolean' },
      colour: { type: 'string', maxLength: 5 },
      lids: { type: 'array', maxItems: 4, items: { $ref: '../rows/lid.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {
      name: {
        rules: [{ effect: 'hide', condition: { scope: '/grade', schema: { const: 'A' } } }],
        defaults: [{ when: { scope: './grade', schema: { const: 'A' } }, value: 'x' }],
      },
      colour: { codeList: 'colours' },
    },
    lists: {
      lids: {
        rules: [{ effect: 'hide', condition: { scope: '$role', schema: { const: 'clerk' } } }],
        initial: [{ when: { scope: '$plan', schema: { const: 'free' } }, rows: [] }],
      },
    },
    sections: [],
  },
  'rows/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: {
      size: { type: 'string', maxLength: 2 },
      nails: { type: 'array', items: { $ref: 'nail.schema.json' } },
    },
  },
  'rows/lid.ui.json': {
    fields: {
      size: { rules: [{ effect: 'hide', condition: { scope: '../grade', schema: { const: 'A' } } }] },
    },
    sections: [],
  },
  'rows/nail.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { length: { type: 'string' } },
  },
  'rows/nail.ui.json': {
    fields: {
      length: { rules: [{ effect: 'hide', condition: { scope: '../../grade', schema: { const: 'A' } } }] },
    },
    sections: [],
  },
  'lists/colours.json': {
    label: '',
    source: '',
    date: '',
    options: [
      { value: 'red', label: '' },
      { value: 'blue', label: '' },
    ],
  },
};

/** A rule of the document by this condition. */
const when = (scope: string, schema: object) => ({
  [`${UI}/fields/name/rules/0/condition`]: { scope, schema },
});
/** A rule of a row by this condition. */
const ofRow = (scope: string, schema: object) => ({
  [`${LID}/fields/size/rules/0/condition`]: { scope, schema },
});
/** A rule by this condition on each of these fields. */
const both = (properties: object) => when('/', { properties });

/** A value of each of eleven fields. */
const many = Object.fromEntries([...'abcdefghijk'].map((name) => [`of_${name}`, { const: 'A' }]));

const context = { role: ['clerk', 'owner'], plan: ['free', 'paid'] };

const places: readonly Row[] = [
  [
    'a rule of a field',
    when('/grode', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: The scope "/grode" leads nowhere: box/box.schema.json has no field "grode". Did you mean "grade"?',
  ],
  [
    'a default of a field',
    { [`${UI}/fields/name/defaults/0/when/scope`]: './grode' },
    'box/box.ui.json#/fields/name/defaults/0/when/scope: The scope "./grode" leads nowhere: box/box.schema.json has no field "grode". Did you mean "grade"?',
  ],
  [
    'a rule of a list',
    { [`${UI}/lists/lids/rules/0/condition/scope`]: '$rule' },
    'box/box.ui.json#/lists/lids/rules/0/condition/scope: There is no context value "$rule". Did you mean "$role"?',
  ],
  [
    'rows at the birth',
    { [`${UI}/lists/lids/initial/0/when/scope`]: '$plans' },
    'box/box.ui.json#/lists/lids/initial/0/when/scope: There is no context value "$plans". Did you mean "$plan"?',
  ],
  ['a rule without a condition', { [`${UI}/fields/name/rules/0`]: { effect: 'hide' } }],
  ['a layout that is missing', { 'rows/nail.ui.json': undefined }],
];

const scopes: readonly Row[] = [
  [
    'a list as a scope',
    when('/lids', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: The scope "/lids" leads nowhere: box/box.schema.json has no field "lids".',
  ],
  [
    'a scope far from all names',
    when('/seventeen', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: The scope "/seventeen" leads nowhere: box/box.schema.json has no field "seventeen".',
  ],
  [
    'a field of the document as one of the row',
    ofRow('./grade', { const: 'A' }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/scope: The scope "./grade" leads nowhere: rows/lid.schema.json has no field "grade".',
  ],
  ['a field of the row', ofRow('./size', { const: 'A' })],
  ['a field of the document', ofRow('/grade', { const: 'A' })],
  [
    'a scope out of the document',
    ofRow('../../grade', { const: 'A' }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/scope: The scope "../../grade" leads out of every document that holds lid.',
  ],
  [
    'a scope out of the document by its own',
    when('../grade', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: The scope "../grade" leads out of every document that holds box.',
  ],
  [
    'a field that one of two documents has',
    {
      'ask/ask.schema.json': {
        title: '',
        description: '',
        form: true,
        properties: { lids: { type: 'array', items: { $ref: '../rows/lid.schema.json' } } },
      },
      'ask/ask.ui.json': { fields: {}, sections: [] },
    },
    'rows/lid.ui.json#/fields/size/rules/0/condition/scope: The scope "../grade" leads nowhere: ask/ask.schema.json has no field "grade". What looks at one document stands in "rowFields" of its UI schema.',
    'rows/nail.ui.json#/fields/length/rules/0/condition/scope: The scope "../../grade" leads nowhere: ask/ask.schema.json has no field "grade". What looks at one document stands in "rowFields" of its UI schema.',
  ],
  [
    'a context value that there is not',
    when('$state', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: There is no context value "$state". Did you mean "$status"?',
  ],
  [
    'a context value far from all',
    when('$seventeen', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/scope: There is no context value "$seventeen".',
  ],
  [
    'a role that there is not',
    when('$role', { const: 'clork' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "clork" is none of the field\'s. There is no role "clork". Did you mean "clerk"?',
  ],
  [
    'a plan far from all',
    when('$plan', { const: 'seventeen' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "seventeen" is none of the field\'s. There is no plan "seventeen". Known: free, paid.',
  ],
  [
    'one of two roles that there is not',
    when('$role', { enum: ['clerk', 'nobody'] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/enum: This can never hold: the value "nobody" is none of the field\'s. There is no role "nobody". Known: clerk, owner.',
  ],
  ['no role', when('$role', { const: '' })],
  [
    'a role that is a number',
    when('$role', { const: 3 }),
    "box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value 3 is none of the field's. Must be text.",
  ],
  ['a status, of which none are known', when('$status', { const: 'draft' })],
];

const values: readonly Row[] = [
  [
    'a value that is none',
    when('/grade', { const: 'C' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'one of two values that is none',
    when('/grade', { enum: ['A', 'C'] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/enum: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'each value',
    when('/grade', { enum: ['A', 'B', ''] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['all values but the blank one', when('/grade', { enum: ['A', 'B'] })],
  ['not a value', when('/grade', { not: { const: 'A' } })],
  [
    'not a value that is none',
    when('/grade', { not: { const: 'C' } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/not/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'two values at once',
    when('/grade', { allOf: [{ const: 'A' }, { const: 'B' }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  ['one of two values', when('/grade', { anyOf: [{ const: 'A' }, { const: 'B' }] })],
  [
    'one of two values of which one is none',
    when('/grade', { anyOf: [{ const: 'A' }, { const: 'C' }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/anyOf/1/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'two values of which one is none',
    when('/grade', { allOf: [{ minLength: 1 }, { const: 'C' }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/allOf/1/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'a value or not that value',
    when('/grade', { anyOf: [{ const: 'A' }, { not: { const: 'A' } }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  [
    'a value that is too long',
    when('/short', { const: 'long' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "long" is none of the field\'s. At most 3 characters.',
  ],
  [
    'a text for a number',
    when('/count', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "A" is none of the field\'s. Must be a whole number.',
  ],
  [
    'a number beyond its maximum',
    when('/count', { const: 10 }),
    "box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value 10 is none of the field's. At most 9.",
  ],
  [
    'a word for a flag',
    when('/sealed', { const: 'yes' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "yes" is none of the field\'s. Must be true or false.',
  ],
  ['a flag', when('/sealed', { const: true })],
  [
    'each value of a flag',
    when('/sealed', { enum: [true, false, ''] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['a flag that is one of both', when('/sealed', { enum: [true, false] })],
  [
    'a code that is in no list',
    when('/colour', { const: 'green' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "green" is none of the field\'s. The code list colours has no "green".',
  ],
  ['a code of the list', when('/colour', { const: 'red' })],
  [
    'a day that is none',
    when('/day', { const: '31-02-2026' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "31-02-2026" is none of the field\'s. An existing day since 1900, DD/MM/YYYY.',
  ],
  ['a day', when('/day', { const: '28-02-2026' })],
];

const lengths: readonly Row[] = [
  [
    'a least length of none',
    when('/name', { minLength: 0 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minLength: This always holds: every text has at least no character.',
  ],
  ['a least length of one', when('/name', { minLength: 1 })],
  [
    'a least length above the greatest',
    when('/short', { minLength: 4 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minLength: This can never hold: the field has at most 3 characters.',
  ],
  ['a least length that is the greatest', when('/short', { minLength: 3 })],
  ['a least length of a text of any', when('/name', { minLength: 99 })],
  [
    'a greatest length that is the greatest',
    when('/short', { maxLength: 3 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/maxLength: This always holds: the field has at most 3 characters.',
  ],
  ['a greatest length below the greatest', when('/short', { maxLength: 2 })],
  ['a greatest length of a text of any', when('/name', { maxLength: 3 })],
  [
    'lengths that exclude each other',
    when('/name', { minLength: 3, maxLength: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  ['lengths that only just fit', when('/name', { minLength: 3, maxLength: 3 })],
  [
    'lengths between which no value is',
    when('/exact', { minLength: 1, maxLength: 1 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  [
    'a length that all values have',
    when('/exact', { anyOf: [{ maxLength: 0 }, { minLength: 2 }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['a length that all values but some have', when('/exact', { anyOf: [{ maxLength: 0 }, { minLength: 3 }] })],
  [
    'a length of a day',
    when('/day', { minLength: 11 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  ['the length of a day', when('/day', { minLength: 10 })],
  [
    'a length of a number',
    when('/count', { minLength: 1 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minLength: "minLength" is for texts; "count" is of type integer.',
  ],
  [
    'a greatest length of a flag',
    when('/sealed', { maxLength: 1 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/maxLength: "maxLength" is for texts; "sealed" is of type boolean.',
  ],
  [
    'a length by another length',
    when('/name', { not: { anyOf: [{ minLength: 3 }, { maxLength: 2 }] } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  ['digits of any length but those named', when('/short', { enum: ['777', '888', '999', '666'] })],
];

const bounds: readonly Row[] = [
  [
    'a minimum above the maximum',
    when('/count', { minimum: 10 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minimum: This can never hold: the field is at most 9.',
  ],
  ['a minimum that is the maximum', when('/count', { minimum: 9 })],
  [
    'a maximum below the minimum',
    when('/count', { maximum: 0 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/maximum: This can never hold: the field is at least 1.',
  ],
  ['a maximum that is the minimum', when('/count', { maximum: 1 })],
  ['a minimum of a number of any', when('/any', { minimum: 10 })],
  ['a maximum of a number of any', when('/any', { maximum: -10 })],
  [
    'a minimum that all numbers have',
    when('/count', { minimum: 1 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  [
    'a maximum that all numbers have',
    when('/count', { maximum: 9 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['a minimum that nearly all numbers have', when('/count', { minimum: 2 })],
  [
    'bounds that exclude each other',
    when('/any', { minimum: 3, maximum: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This holds for a blank field only: no number matches it.',
  ],
  ['bounds that only just fit', when('/any', { minimum: 3, maximum: 3 })],
  [
    'bounds that exclude each other beside a value',
    when('/any', { minimum: 3, maximum: 2, const: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  [
    'bounds that exclude each other and the blank',
    when('/any', { minimum: 3, maximum: 2, not: { const: '' } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  ['one bound', when('/any', { allOf: [{ minimum: 3 }, { not: { const: '' } }] })],
  [
    'a minimum between two numbers',
    when('/count', { minimum: 2.5 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minimum: "count" is a whole number, never 2.5: write 3.',
  ],
  [
    'a maximum between two numbers',
    when('/count', { maximum: 2.5 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/maximum: "count" is a whole number, never 2.5: write 2.',
  ],
  [
    'a bound of a text',
    when('/name', { minimum: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/minimum: "minimum" is for whole numbers; "name" is of type string.',
  ],
  [
    'a bound of a flag',
    when('/sealed', { maximum: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/maximum: "maximum" is for whole numbers; "sealed" is of type boolean.',
  ],
  [
    'fields of a text',
    when('/name', { properties: { grade: { const: 'A' } } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/properties: "properties" is for a whole object, the scope "/" or "."; "name" is one value.',
  ],
  ['the first row', ofRow('$index', { const: 0 })],
  ['the last row', ofRow('$index', { const: 3 })],
  [
    'a row behind the last',
    ofRow('$index', { const: 4 }),
    "rows/lid.ui.json#/fields/size/rules/0/condition/schema/const: This can never hold: the value 4 is none of the field's. At most 3.",
  ],
  [
    'a row that there is not',
    ofRow('$index', { minimum: 4 }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema/minimum: This can never hold: $index is at most 3, because the list has no more rows.',
  ],
  [
    'a row before the first',
    ofRow('$index', { maximum: -1 }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema/maximum: This can never hold: the field is at least 0.',
  ],
  [
    'a row that is none',
    ofRow('$index', { const: 'first' }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema/const: This can never hold: the value "first" is none of the field\'s. Must be a whole number.',
  ],
  [
    'each row',
    ofRow('$index', { minimum: 0 }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['all rows but the last', ofRow('$index', { maximum: 2 })],
  [
    'all rows',
    ofRow('$index', { maximum: 3 }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  [
    'a late row of the longer of two lists',
    {
      ...ofRow('$index', { const: 7 }),
      [`${FIELD}/more`]: { type: 'array', maxItems: 8, items: { $ref: '../rows/lid.schema.json' } },
    },
  ],
  [
    'a late row of a list of others',
    {
      ...ofRow('$index', { const: 7 }),
      [`${FIELD}/more`]: { type: 'array', maxItems: 8, items: { $ref: '../rows/nail.schema.json' } },
    },
    "rows/lid.ui.json#/fields/size/rules/0/condition/schema/const: This can never hold: the value 7 is none of the field's. At most 3.",
  ],
  [
    'any row of a list of any length',
    { ...ofRow('$index', { minimum: 70 }), [`${FIELD}/lids/maxItems`]: undefined },
  ],
  ['a row of a document', when('$index', { minimum: 70 })],
  [
    'a row of a list of one',
    { ...ofRow('$index', { const: 0 }), [`${FIELD}/lids/maxItems`]: 1 },
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
];

const patterns: readonly Row[] = [
  [
    'a pattern that no text of the field has',
    when('/short', { pattern: '^[A-Z]{4}$' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/pattern: This can never hold: the pattern needs 4 characters, and the field has at most 3.',
  ],
  ['a pattern of the longest texts', when('/short', { pattern: '^[A-Z]{3}$' })],
  [
    'a pattern of no day',
    when('/day', { pattern: '^[A-Z]{3}$' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/pattern: This can never hold: none of its texts has the format "date" of the field.',
  ],
  ['a pattern of the texts of a day', when('/day', { pattern: '^01-01-2026$' })],
  [
    'a pattern that no code of the list has',
    when('/colour', { pattern: '^g' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/pattern: This can never hold: none of the codes of the list colours, such as "red", fits it.',
  ],
  ['a pattern that a code of the list has', when('/colour', { pattern: '^b' })],
  [
    'a pattern of a number',
    when('/count', { pattern: '^1' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/pattern: "pattern" is for texts; "count" is of type integer.',
  ],
  ['a pattern of values', when('/grade', { pattern: '^A$' })],
  [
    'a pattern that no value has',
    when('/grade', { pattern: '^C$' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  [
    'a pattern that each value has',
    when('/grade', { pattern: '^[AB]?$' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  [
    'a pattern that all texts have',
    when('/name', { pattern: '^[^]*$' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: every value of the field matches it.',
  ],
  ['a pattern that nearly all texts have', when('/name', { pattern: '^[^x]*$' })],
  ['a pattern that all texts of the pattern have', when('/code', { pattern: '^([A-Z].*)?$' })],
  ['a pattern beside the one of the field', when('/code', { pattern: '^A' })],
  [
    'a text that the pattern of the field refuses',
    when('/code', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: This can never hold: the value "A" is none of the field\'s. Not in the expected form.',
  ],
  ['a pattern within another', when('/name', { not: { pattern: '^A' } })],
  ['a pattern in one of two', when('/name', { anyOf: [{ pattern: '^A' }, { pattern: '^B' }] })],
  [
    'a pattern that is wrong in one of two',
    when('/short', { anyOf: [{ pattern: '^AAAA$' }, { const: 'B' }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/anyOf/0/pattern: This can never hold: the pattern needs 4 characters, and the field has at most 3.',
  ],
  [
    'lengths that no code of the list has',
    when('/colour', { minLength: 2, maxLength: 2 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no code of the list colours matches it.',
  ],
  [
    'lengths that no code of the list has but one of another',
    when('/colour', { minLength: 1, maxLength: 2 }),
  ],
  [
    'a pattern that no code of the list has, with a point',
    { ...when('/colour', { pattern: '^g' }), 'lists/colours.json#/options/0/value': 'r.d' },
    'box/box.ui.json#/fields/name/rules/0/condition/schema/pattern: This can never hold: none of the codes of the list colours, such as "r.d", fits it.',
  ],
  ['a pattern of the text of a day and of others', when('/day', { pattern: '^(01-01-2026|AB)$' })],
  [
    'a length that no code of the list has',
    when('/colour', { minLength: 5 }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no code of the list colours matches it.',
  ],
  ['a length that a code of the list has', when('/colour', { minLength: 4 })],
  ['a length that the blank one has', when('/colour', { maxLength: 2 })],
  [
    'a length of a list that is empty',
    { ...when('/colour', { minLength: 5 }), 'lists/colours.json#/options': [] },
  ],
  [
    'a pattern of a list that is empty',
    { ...when('/colour', { pattern: '^g' }), 'lists/colours.json#/options': [] },
  ],
  [
    'a pattern of a list beside values of the field',
    { ...when('/colour', { pattern: '^b' }), [`${FIELD}/colour/enum`]: ['black'] },
  ],
];

const objects: readonly Row[] = [
  ['two fields', both({ grade: { const: 'A' }, short: { minLength: 1 } })],
  ['two fields of the row', ofRow('.', { properties: { size: { const: 'A' } } })],
  [
    'a field that there is not',
    both({ grode: { const: 'A' } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/properties/grode: box/box.schema.json has no field "grode". Did you mean "grade"?',
  ],
  [
    'a field of the document as one of the row, among others',
    ofRow('.', { properties: { grade: { const: 'A' } } }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema/properties/grade: rows/lid.schema.json has no field "grade".',
  ],
  [
    'a value that is none, among others',
    both({ grade: { const: 'C' }, short: { minLength: 1 } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/properties/grade/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'a keyword of one value',
    when('/', { const: 'A' }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/const: The scope "/" is a whole object, so the schema needs "properties"; "const" is for one value.',
  ],
  [
    'a keyword of one value in a part',
    when('.', { allOf: [{ minLength: 1 }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/allOf/0/minLength: The scope "." is a whole object, so the schema needs "properties"; "minLength" is for one value.',
  ],
  [
    'a keyword of one value in what is not',
    when('.', { not: { enum: ['A'] } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/not/enum: The scope "." is a whole object, so the schema needs "properties"; "enum" is for one value.',
  ],
  [
    'a keyword of one value in one of several',
    when('.', { anyOf: [{ properties: { grade: { const: 'A' } } }, { pattern: 'A' }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/anyOf/1/pattern: The scope "." is a whole object, so the schema needs "properties"; "pattern" is for one value.',
  ],
  [
    'a wrong value in a part',
    when('/', { allOf: [{ properties: { grade: { const: 'C' } } }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/allOf/0/properties/grade/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'a wrong value in what is not',
    when('/', { not: { properties: { grade: { const: 'C' } } } }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/not/properties/grade/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'a wrong value in one of several',
    when('/', {
      anyOf: [{ properties: { grade: { const: 'A' } } }, { properties: { grade: { const: 'C' } } }],
    }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/anyOf/1/properties/grade/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'values of one field that exclude each other',
    when('/', { properties: { grade: { const: 'A' } }, allOf: [{ properties: { grade: { const: 'B' } } }] }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no value of the field matches it.',
  ],
  [
    'values of one field, of which either',
    when('/', {
      anyOf: [{ properties: { grade: { const: 'A' } } }, { properties: { grade: { const: 'B' } } }],
    }),
  ],
  [
    'values of two fields that include each other',
    when('/', {
      anyOf: [{ properties: { grade: { const: 'A' } } }, { not: { properties: { grade: { const: 'A' } } } }],
    }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: whatever the values of the fields, they match it.',
  ],
  [
    'values of two fields that exclude each other',
    when('/', {
      properties: { grade: { const: 'A' } },
      not: { properties: { grade: { const: 'A' }, sealed: { enum: [true, false, ''] } } },
    }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema/not/properties/sealed: This always holds: every value of the field matches it.',
  ],
  [
    'values of two fields that exclude each other by parts',
    when('/', {
      properties: { grade: { const: 'A' } },
      not: {
        anyOf: [{ properties: { grade: { const: 'A' } } }, { properties: { sealed: { const: true } } }],
      },
    }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This can never hold: no values of the fields match it together.',
  ],
  [
    'a field of which a pattern leaves the texts unknown',
    both({ name: { pattern: '^A' }, grade: { const: 'A' } }),
  ],
  [
    'a field of which a pattern takes but two texts',
    {
      ...both({ tight: { const: 'AB' }, grade: { const: 'A' } }),
      [`${FIELD}/tight`]: { type: 'string', pattern: '^(AB|CD)$' },
    },
  ],
  ['what is not, alone', when('/', { not: { properties: { grade: { const: 'A' } } } })],
  [
    'values that exclude each other in a row',
    ofRow('/', {
      properties: { grade: { const: 'A' } },
      not: {
        anyOf: [{ properties: { grade: { const: 'A' } } }, { properties: { sealed: { const: true } } }],
      },
    }),
    'rows/lid.ui.json#/fields/size/rules/0/condition/schema: This can never hold: no values of the fields match it together.',
  ],
  [
    'lengths of all values but those that cannot be',
    when('/', {
      anyOf: [{ properties: { exact: { maxLength: 0 } } }, { properties: { exact: { minLength: 2 } } }],
    }),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: whatever the values of the fields, they match it.',
  ],
  [
    'values of too many fields to go through',
    {
      ...when('/', {
        properties: many,
        not: { anyOf: [{ properties: { ...many } }, { properties: { sealed: { const: true } } }] },
      }),
      ...Object.fromEntries(
        Object.keys(many).map((name) => [`${FIELD}/${name}`, { type: 'string', enum: ['A', 'B'] }]),
      ),
    },
  ],
  [
    'no field at all',
    when('/', {}),
    'box/box.ui.json#/fields/name/rules/0/condition/schema: This always holds: whatever the values of the fields, they match it.',
  ],
];

describe('conditions', () => {
  findsExactly((made, report) => checkRules(made.objects, context, report), box, [
    ...places,
    ...scopes,
    ...values,
    ...lengths,
    ...bounds,
    ...patterns,
    ...objects,
  ]);
});
