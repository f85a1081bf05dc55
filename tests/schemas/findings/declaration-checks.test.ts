import { describe } from 'vitest';
import { checkDeclarationChecks } from '../../../generators/check/declaration-checks.ts';
import { declaration } from './declaration.ts';
import { findsExactly, type Row } from './made.ts';

const FILE = 'customs-declaration/cds.checks.json#';
const CHECK = `${FILE}/checks`;
const TEXTS = 'locale/en.json#';
const FIELD = 'customs-declaration/customs-declaration.schema.json#/properties';

/** What the third check expects, of the declaration. */
const expects = (fact: object, more = {}) => ({ [`${CHECK}/2/expect`]: fact, ...more });
/** What the second check expects, of each item. */
const expectsOfItems = (fact: object) => ({ [`${CHECK}/1/expect`]: fact });
/** The third check, of these declarations. */
const given = (when: object, fact: object) => ({ [`${CHECK}/2/when`]: when, [`${CHECK}/2/expect`]: fact });
/** The third check and a fourth one. */
const pair = (one: object, other: object) => ({
  [`${CHECK}/2`]: { ...third, code: 'CDS11', ...one },
  [`${CHECK}/3`]: { ...third, code: 'CDS12', ...other },
  [`${TEXTS}/checks.cds12`]: '',
});
const third = { element: '6/5', at: '/gross', source: { page: 'guide', section: '' } };
/** Names of fifteen fields. */
const many = [...'abcdefghijklmno'].map((name) => `of_${name}`);
const is = (value: string, schema: object) => ({ value, is: schema });
const grade = (value: string) => is('/grade', { const: value });

const around: readonly Row[] = [
  [
    'a code that stands twice',
    { [`${CHECK}/2/code`]: 'CDS10.5', [`${TEXTS}/checks.cds11`]: undefined },
    'customs-declaration/cds.checks.json#/checks/2/code: The code CDS10.5 stands here a second time.',
  ],
  [
    'a code without a text',
    { [`${CHECK}/2/code`]: 'CDS9', [`${TEXTS}/checks.cds11`]: undefined },
    'customs-declaration/cds.checks.json#/checks/2/code: The locale files lack the text "checks.cds9".',
  ],
  [
    'a text without a code',
    { [`${TEXTS}/checks.cds10`]: '' },
    'locale/en.json#/checks.cds10: A rule says where it was read: no check has the text "checks.cds10". Did you mean "checks.cds11"?',
  ],
  [
    'a text of no check in another file',
    { 'locale/en.more.json': { 'checks.seventeen': '' } },
    'locale/en.more.json#/checks.seventeen: A rule says where it was read: no check has the text "checks.seventeen".',
  ],
  ['such a text in a file of another kind', { 'locale/de.json': { 'checks.seventeen': '' } }],
  [
    'a data element that there is not',
    { [`${CHECK}/2/element`]: '6/6' },
    'customs-declaration/cds.checks.json#/checks/2/element: There is no data element 6/6. Did you mean "6/1"?',
  ],
  [
    'a page that there is not',
    { [`${CHECK}/2/source/page`]: 'gide' },
    'customs-declaration/cds.checks.json#/checks/2/source/page: There is no page "gide". Did you mean "guide"?',
  ],
  [
    'a page like a member of all objects',
    { [`${CHECK}/2/source/page`]: 'toString' },
    'customs-declaration/cds.checks.json#/checks/2/source/page: There is no page "toString".',
  ],
  [
    'a page of its own that nothing uses',
    { [`${FILE}/pages/more`]: { date: '2026-02-28' } },
    'customs-declaration/cds.checks.json#/pages/more: No rule was read on the page "more".',
  ],
  [
    'a page of a day that there is not',
    { [`${FILE}/pages/errors/date`]: '2026-02-30' },
    'customs-declaration/cds.checks.json#/pages/errors/date: There is no day 2026-02-30.',
  ],
  [
    'a category that there is not',
    { [`${CHECK}/0/categories/0`]: 'H2' },
    'customs-declaration/cds.checks.json#/checks/0/categories/0: There is no category H2. Did you mean "H1"?',
  ],
  [
    'a category of the other regime',
    { [`${CHECK}/0/categories/0`]: 'B1' },
    'customs-declaration/cds.checks.json#/checks/0/categories/0: This can never hold: the check is for imports, and B1 for exports.',
  ],
  [
    'a category of the other regime of a check for both',
    { [`${CHECK}/0/categories/0`]: 'B1', [`${CHECK}/0/regime`]: undefined },
  ],
  [
    'a category of other types',
    { [`${CHECK}/0/types`]: ['Z'] },
    'customs-declaration/cds.checks.json#/checks/0/categories/0: This can never hold: the check is for the types Z, and H1 for A, D.',
  ],
  ['a category of some of the types', { [`${CHECK}/0/types`]: ['Z', 'A'] }],
  ['a category of a check for all types', { [`${CHECK}/0/types`]: undefined }],
  [
    'a category of all types',
    { 'customs-declaration/categories/h1.json#/types': undefined, [`${CHECK}/0/types`]: ['Z'] },
  ],
  [
    'a type that there is not',
    { [`${CHECK}/0/types/1`]: 'B' },
    'customs-declaration/cds.checks.json#/checks/0/types/1: No declaration has the type "B". One of: A, D, Z.',
  ],
  [
    'a code that no rule names any more',
    { [`${FILE}/unlisted/colours/1`]: 'pink' },
    'customs-declaration/cds.checks.json#/unlisted/colours/1: No rule names the code "pink" of colours, or that list holds it: take it out here.',
  ],
  [
    'a code that the list holds',
    { 'lists/colours.json#/options/1': { value: 'teal', label: '' } },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
  ],
  [
    "a code of a list that is not the field's",
    { [`${FILE}/unlisted`]: { codes: ['teal'] } },
    'customs-declaration/cds.checks.json#/unlisted/codes/0: No rule names the code "teal" of codes, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/1/when/is/const: This can never hold: the value "teal" is none of the field\'s. The code list colours has no "teal".',
  ],
  [
    'a code that the list has not',
    { [`${CHECK}/1/when/is/const`]: 'pink' },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/1/when/is/const: This can never hold: the value "pink" is none of the field\'s. The code list colours has no "pink".',
  ],
  [
    'a value that the field refuses, in place of a code',
    {
      [`${FILE}/unlisted/types`]: ['B'],
      ...given(is('/additional_dec_type', { const: 'B' }), { filled: ['/note'] }),
    },
    'customs-declaration/cds.checks.json#/unlisted/types/0: No rule names the code "B" of types, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/2/when/is/const: This can never hold: the value "B" is none of the field\'s. One of: A, D, Z.',
  ],
  [
    'checks beside no document',
    {
      'other/cds.checks.json': {
        pages: {},
        checks: [
          {
            code: 'CDS12',
            element: '1/1',
            types: ['Q'],
            expect: { filled: ['/odd'] },
            at: '/odd',
            source: { page: 'guide' },
          },
        ],
      },
      [`${TEXTS}/checks.cds12`]: '',
    },
    'other/cds.checks.json#/checks/0/source/page: There is no page "guide".',
  ],
];

const places: readonly Row[] = [
  [
    'a place that there is not',
    { [`${CHECK}/0/at`]: '/gros' },
    'customs-declaration/cds.checks.json#/checks/0/at: There is no field or list "/gros". Did you mean "gross"?',
  ],
  [
    'a place like a member of all objects',
    { [`${CHECK}/0/at`]: '/toString' },
    'customs-declaration/cds.checks.json#/checks/0/at: There is no field or list "/toString".',
  ],
  ['a list as a place', { [`${CHECK}/0/at`]: '/seals' }],
  [
    'a place above the declaration',
    { [`${CHECK}/1/at`]: '../../net' },
    'customs-declaration/cds.checks.json#/checks/1/at: There is no field or list "../../net".',
  ],
  ['a place of the declaration from an item', { [`${CHECK}/1/at`]: '../gross' }],
  [
    'a place of an item from the declaration',
    { [`${CHECK}/2/at`]: '/net' },
    'customs-declaration/cds.checks.json#/checks/2/at: There is no field or list "/net". Did you mean "note"?',
  ],
  [
    'items that there are not',
    { [`${CHECK}/1/each/0`]: 'CDSItem' },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/1/each/0: There is no field or list "./CDSItem". Did you mean "CDSItems"?',
  ],
  [
    'items that are a field',
    { [`${CHECK}/1/each/0`]: 'grade' },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/1/each/0: "./grade" is a field, not a list.',
  ],
  [
    'rows in items',
    {
      [`${CHECK}/1/each/1`]: 'procedures',
      [`${CHECK}/1/when`]: undefined,
      [`${CHECK}/1/expect`]: { filled: ['./add_proc', '../net', '../../gross'] },
      [`${CHECK}/1/at`]: './add_proc',
    },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
  ],
  [
    'rows in items that there are not',
    { [`${CHECK}/1/each/1`]: 'procedure' },
    'customs-declaration/cds.checks.json#/unlisted/colours/0: No rule names the code "teal" of colours, or that list holds it: take it out here.',
    'customs-declaration/cds.checks.json#/checks/1/each/1: There is no field or list "./procedure". Did you mean "procedures"?',
  ],
  [
    'a condition on a place that there is not',
    { [`${CHECK}/0/when/value`]: '/declaration_typ' },
    'customs-declaration/cds.checks.json#/checks/0/when/value: There is no field or list "/declaration_typ". Did you mean "declaration_type"?',
  ],
];

const facts: readonly Row[] = [
  [
    'what is to be filled and that there is not',
    expects({ filled: ['/gross', '/gros'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/filled/1: There is no field or list "/gros". Did you mean "gross"?',
  ],
  ['a list that is to be filled', expects({ filled: ['/seals'] })],
  [
    'a value of a list',
    expects(is('/seals', { const: 'A' })),
    'customs-declaration/cds.checks.json#/checks/2/expect/value: "/seals" is a list, not a field.',
  ],
  [
    'a value that is none',
    expects(grade('C')),
    'customs-declaration/cds.checks.json#/checks/2/expect/is/const: This can never hold: the value "C" is none of the field\'s. One of: A, B.',
  ],
  [
    'a value that each is',
    expects(is('/grade', { enum: ['A', 'B', ''] })),
    'customs-declaration/cds.checks.json#/checks/2/expect/is: This always holds: every value of the field matches it.',
  ],
  [
    'rows of a field',
    expects({ rows: '/grade', where: {} }),
    'customs-declaration/cds.checks.json#/checks/2/expect/rows: "/grade" is a field, not a list.',
  ],
  [
    'rows by a field that there is not',
    expects({ rows: '/seals', where: { seal: { minLength: 1 } } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/where/seal: There is no field or list "./seal".',
  ],
  [
    'rows by a value that never is',
    expects({ rows: '/seals', where: { seal_no: { minLength: 0 } } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/where/seal_no/minLength: This always holds: every text has at least no character.',
  ],
  [
    'no rows',
    expects({ rows: '/seals', where: {}, atMost: 0 }),
    'customs-declaration/cds.checks.json#/checks/2/expect/atMost: No row may match: say so with "not" around the rows, and without a number.',
  ],
  [
    'no row at least',
    expects({ rows: '/seals', where: {}, atLeast: 0 }),
    'customs-declaration/cds.checks.json#/checks/2/expect/atLeast: This always holds: there are at least no rows.',
  ],
  ['no row at least and one at most', expects({ rows: '/seals', where: {}, atLeast: 0, atMost: 1 })],
  [
    'more rows than there are',
    expects({ rows: '/seals', where: {}, atLeast: 5 }),
    'customs-declaration/cds.checks.json#/checks/2/expect/atLeast: This can never hold: there are at most 4 rows.',
  ],
  ['all the rows there are', expects({ rows: '/seals', where: {}, atLeast: 4 })],
  [
    'more rows at least than at most',
    expects({ rows: '/seals', where: {}, atLeast: 3, atMost: 2 }),
    'customs-declaration/cds.checks.json#/checks/2/expect/atLeast: This can never hold: there are at most 2 rows.',
  ],
  ['as many rows at least as at most', expects({ rows: '/seals', where: {}, atLeast: 2, atMost: 2 })],
  [
    'as many rows at most as there are',
    expects({ rows: '/seals', where: {}, atMost: 4 }),
    'customs-declaration/cds.checks.json#/checks/2/expect/atMost: This always holds: the list has at most 4 rows.',
  ],
  ['fewer rows at most than there are', expects({ rows: '/seals', where: {}, atMost: 3 })],
  ['rows of a list of any length', expectsOfItems({ rows: './procedures', where: {}, atLeast: 50 })],
  ['most rows of a list of any length', expectsOfItems({ rows: './procedures', where: {}, atMost: 50 })],
  [
    'rows of a list from another row',
    expectsOfItems({ rows: '../seals', where: { seal_no: { minLength: 1 } } }),
  ],
  [
    'a part of what must all be',
    expects({ all: [{ filled: ['/gross'] }, { filled: ['/gros'] }] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/all/1/filled/0: There is no field or list "/gros". Did you mean "gross"?',
  ],
  [
    'a part of what may be',
    expects({ any: [{ filled: ['/gross'] }, { filled: ['/gros'] }] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/any/1/filled/0: There is no field or list "/gros". Did you mean "gross"?',
  ],
  [
    'what is not',
    expects({ not: { filled: ['/gros'] } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/not/filled/0: There is no field or list "/gros". Did you mean "gross"?',
  ],
  [
    'what all items have and that there is not',
    expects({ items: 'all', hold: { filled: ['./nett'] } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/hold/filled/0: There is no field or list "./nett". Did you mean "net"?',
  ],
  [
    'what all items have of the declaration',
    expects({ items: 'any', hold: { filled: ['./net', '../grade'] } }),
  ],
  [
    'numbers of which one is none',
    expects({ notAbove: ['/items', '/grade'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/notAbove/1: "/grade" holds no numbers.',
  ],
  [
    'numbers of which one is not there',
    expects({ notAbove: ['/item', '/gross'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/notAbove/0: There is no field or list "/item". Did you mean "items"?',
  ],
  [
    'a number that is compared with itself',
    expects({ notAbove: ['/items', '/items'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/notAbove/1: This always holds: "/items" is compared with itself.',
  ],
  ['a number of digits', expectsOfItems({ notAbove: ['./net', '../items'] })],
  [
    'two fields of one name',
    expects({ same: ['/grade', '/grade'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/same/1: This always holds: "/grade" is compared with itself.',
  ],
  [
    'two fields that are the same in two ways',
    expectsOfItems({ same: ['/grade', '../grade'] }),
    'customs-declaration/cds.checks.json#/checks/1/expect/same/1: This always holds: "../grade" is compared with itself.',
  ],
  [
    'two fields of which one is not there',
    expects({ same: ['/note', '/grode'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/same/1: There is no field or list "/grode". Did you mean "grade"?',
  ],
  [
    'two fields of one name in two objects',
    { ...expectsOfItems({ same: ['./net', '../net'] }), [`${FIELD}/net`]: { type: 'string' } },
  ],
  [
    'rows that are distinct by a field that there is not',
    expects({ distinct: '/seals', by: ['seal_no', 'seal'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/by/1: There is no field or list "./seal".',
  ],
  [
    'rows that are distinct and that are none',
    expects({ distinct: '/grade', by: ['seal_no'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/distinct: "/grade" is a field, not a list.',
  ],
  [
    'a field in which items are alike and that there is not',
    expects({ alike: 'req_codes' }),
    'customs-declaration/cds.checks.json#/checks/2/expect/alike: There is no field or list "./req_codes". Did you mean "req_code"?',
  ],
  [
    'a list in which items are alike',
    expects({ alike: 'procedures' }),
    'customs-declaration/cds.checks.json#/checks/2/expect/alike: "./procedures" is a list, not a field.',
  ],
  [
    'a count that is no number',
    expects({ counts: '/grade', list: '/seals' }),
    'customs-declaration/cds.checks.json#/checks/2/expect/counts: "/grade" holds no numbers.',
  ],
  [
    'a count of no list',
    expects({ counts: '/items', list: '/grade' }),
    'customs-declaration/cds.checks.json#/checks/2/expect/list: "/grade" is a field, not a list.',
  ],
  [
    'a declaration without items',
    {
      [`${FIELD}/CDSItems`]: undefined,
      [`${CHECK}/1`]: { ...third, code: 'CDS10.5', expect: { filled: ['/gross'] } },
      [`${FILE}/unlisted`]: undefined,
    },
    'customs-declaration/cds.checks.json#/checks/2/expect/all/3/alike: There is no field or list "/CDSItems".',
    'customs-declaration/cds.checks.json#/checks/2/expect/all/4/list: There is no field or list "/CDSItems".',
    'customs-declaration/cds.checks.json#/checks/2/expect/all/5/items: There is no field or list "/CDSItems".',
  ],
];

const contradictions: readonly Row[] = [
  [
    'what no declaration meets',
    expects({ all: [grade('A'), grade('B')] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This can never hold: no declaration matches it.',
  ],
  [
    'what each declaration meets',
    expects({ any: [grade('A'), { not: grade('A') }] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds: every declaration matches it.',
  ],
  [
    'what no declaration meets, by more fields than can be gone through',
    {
      ...expects({ all: [grade('A'), grade('B'), { filled: many.map((name) => `/${name}`) }] }),
      ...Object.fromEntries(many.map((name) => [`${FIELD}/${name}`, { type: 'string', enum: ['A'] }])),
    },
  ],
  [
    'what each declaration meets in a part',
    expects({ all: [{ any: [grade('A'), { not: grade('A') }] }, { filled: ['/note'] }] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/all/0: This always holds: every declaration matches it.',
  ],
  [
    'what no declaration meets in a part',
    expects({ any: [{ filled: ['/note'] }, { all: [grade('A'), grade('B')] }] }),
    'customs-declaration/cds.checks.json#/checks/2/expect/any/1: This can never hold: no declaration matches it.',
  ],
  [
    'what each meets in what is not',
    expects({ not: { any: [grade('A'), { not: grade('A') }] } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/not: This always holds: every declaration matches it.',
  ],
  [
    'what each item meets',
    expects({ items: 'all', hold: { any: [{ filled: ['./net'] }, { not: { filled: ['./net'] } }] } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/hold: This always holds: every declaration matches it.',
  ],
  [
    'what each item meets by the declaration',
    expects({ items: 'any', hold: { all: [is('../grade', { const: 'A' }), is('/grade', { const: 'B' })] } }),
    'customs-declaration/cds.checks.json#/checks/2/expect/hold: This can never hold: no declaration matches it.',
  ],
  [
    'a condition that never holds',
    given({ all: [grade('A'), grade('B')] }, { filled: ['/note'] }),
    'customs-declaration/cds.checks.json#/checks/2/when: This can never hold: no declaration matches it.',
  ],
  [
    'a condition that never holds for the regime',
    { [`${CHECK}/0/when`]: is('/customs_regime', { const: 'export' }) },
    'customs-declaration/cds.checks.json#/checks/0/when: This can never hold for the declarations that the rule is for.',
  ],
  [
    'a condition that never holds for the types',
    { [`${CHECK}/0/when`]: is('/additional_dec_type', { const: 'Z' }) },
    'customs-declaration/cds.checks.json#/checks/0/when: This can never hold for the declarations that the rule is for.',
  ],
  [
    'a condition that holds for some of the types',
    { [`${CHECK}/0/when`]: is('/additional_dec_type', { enum: ['Z', 'A'] }) },
  ],
  [
    'what its own condition excludes',
    given(grade('A'), grade('B')),
    'customs-declaration/cds.checks.json#/checks/2/expect: This can never hold where the rule is judged: every such declaration would be refused.',
  ],
  [
    'what its own condition includes',
    given(grade('A'), is('/grade', { minLength: 1 })),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  ['what its own condition allows', given(is('/grade', { minLength: 1 }), grade('B'))],
  [
    'what the regime excludes',
    { [`${CHECK}/0/expect`]: is('/customs_regime', { const: 'export' }) },
    'customs-declaration/cds.checks.json#/checks/0/expect: This can never hold where the rule is judged: every such declaration would be refused.',
  ],
  [
    'what the types include',
    { [`${CHECK}/0/expect`]: is('/additional_dec_type', { enum: ['A', 'D', 'Z'] }) },
    'customs-declaration/cds.checks.json#/checks/0/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'a filled field that its condition names',
    given(grade('A'), { filled: ['/grade'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'a filled field or list of which its condition names one',
    given({ filled: ['/seals'] }, { filled: ['/seals', '/gross'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'a filled list that its condition excludes',
    given({ not: { filled: ['/seals'] } }, { filled: ['/seals'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This can never hold where the rule is judged: every such declaration would be refused.',
  ],
  [
    'a filled field of a pattern',
    given({ filled: ['/note'] }, { filled: ['/note'] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'a value of a field of a pattern',
    given(is('/note', { pattern: '^AB' }), is('/note', { pattern: '^AB' })),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'two values of a field of a pattern',
    given(is('/note', { pattern: '^AB' }), is('/note', { pattern: '^AC' })),
  ],
  ['a filled field and a value of a pattern', given({ filled: ['/note'] }, is('/note', { pattern: '^AC' }))],
  [
    'rows that its condition excludes',
    given({ rows: '/seals', where: {}, atMost: 1 }, { rows: '/seals', where: {}, atLeast: 2 }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This can never hold where the rule is judged: every such declaration would be refused.',
  ],
  [
    'rows that its condition includes',
    given({ rows: '/seals', where: {}, atLeast: 2 }, { rows: '/seals', where: {} }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'rows that its condition allows',
    given({ rows: '/seals', where: {} }, { rows: '/seals', where: {}, atLeast: 2 }),
  ],
  [
    'rows of another kind than its condition',
    given(
      { rows: '/seals', where: {}, atMost: 1 },
      { rows: '/seals', where: { seal_no: { minLength: 2 } }, atLeast: 2 },
    ),
  ],
  [
    'rows of a number',
    given(
      { rows: '/seals', where: {}, atLeast: 1, atMost: 1 },
      { rows: '/seals', where: {}, atLeast: 1, atMost: 2 },
    ),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'rows of at most one and none',
    given({ not: { rows: '/seals', where: {} } }, { rows: '/seals', where: {}, atMost: 1 }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  [
    'a comparison that its condition includes',
    given({ same: ['/note', '/grade'] }, { any: [{ same: ['/note', '/grade'] }, grade('A')] }),
    'customs-declaration/cds.checks.json#/checks/2/expect: This always holds where the rule is judged: it refuses no declaration.',
  ],
  ['a comparison of others', given({ same: ['/note', '/grade'] }, { same: ['/note', '/gross'] })],
  [
    'a field of the item by two names',
    expectsOfItems({ all: [is('/grade', { const: 'A' }), is('../grade', { const: 'B' })] }),
    'customs-declaration/cds.checks.json#/checks/1/expect: This can never hold: no declaration matches it.',
  ],
  [
    'a field of the item and one of the declaration',
    {
      ...expectsOfItems({ all: [is('./grade', { const: 'A' }), is('../grade', { const: 'B' })] }),
      'customs-declaration/item.schema.json#/properties/grade': { type: 'string', enum: ['A', 'B'] },
    },
  ],
  [
    'two that exclude each other',
    pair({ expect: grade('A') }, { expect: grade('B') }),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'two that exclude each other for one regime',
    pair({ regime: 'import', expect: grade('A') }, { expect: grade('B') }),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'two that exclude each other for two regimes',
    pair({ regime: 'import', expect: grade('A') }, { regime: 'export', expect: grade('B') }),
  ],
  [
    'two that exclude each other by two types',
    pair({ types: ['A'], expect: grade('A') }, { types: ['D'], expect: grade('B') }),
  ],
  [
    'two that exclude each other by one type',
    pair({ types: ['A', 'Z'], expect: grade('A') }, { types: ['D', 'A'], expect: grade('B') }),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'two that exclude each other by two conditions',
    pair(
      { when: is('/declaration_type', { const: 'IM' }), expect: grade('A') },
      { when: is('/declaration_type', { const: 'EX' }), expect: grade('B') },
    ),
  ],
  [
    'two that exclude each other by one condition',
    pair({ when: is('/declaration_type', { const: 'IM' }), expect: grade('A') }, { expect: grade('B') }),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'two of the declaration and of its items',
    pair(
      { expect: is('/grade', { const: 'B' }) },
      { each: ['CDSItems'], at: './net', expect: is('/grade', { const: 'A' }) },
    ),
  ],
  [
    'two of items that exclude each other',
    pair(
      { each: ['CDSItems'], at: './net', expect: is('../grade', { const: 'A' }) },
      { each: ['CDSItems'], at: './net', expect: is('/grade', { const: 'B' }) },
    ),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS10.5: no declaration that both rules are for can meet the two.',
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'two that look at two fields',
    pair({ expect: grade('A') }, { expect: is('/declaration_type', { const: 'IM' }) }),
  ],
  [
    'two that exclude each other by rows',
    pair(
      { expect: { rows: '/seals', where: {}, atMost: 1 } },
      { expect: { rows: '/seals', where: {}, atLeast: 2 } },
    ),
    'customs-declaration/cds.checks.json#/checks/3/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
  [
    'three of which two exclude each other',
    {
      ...pair({ expect: grade('A') }, { expect: { any: [grade('A'), grade('B')] } }),
      [`${CHECK}/4`]: { ...third, code: 'CDS13', expect: grade('B') },
      [`${TEXTS}/checks.cds13`]: '',
    },
    'customs-declaration/cds.checks.json#/checks/4/expect: This contradicts CDS11: no declaration that both rules are for can meet the two.',
  ],
];

describe('checks before sending', () => {
  findsExactly(
    ({ authored, objects }, report) => checkDeclarationChecks(authored, objects, report),
    declaration,
    [...around, ...places, ...facts, ...contradictions],
  );
});
