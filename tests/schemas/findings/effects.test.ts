import { describe } from 'vitest';
import { checkEffects } from '../../../generators/check/effects.ts';
import { findsExactly, type Row } from './made.ts';

const FIELD = 'box/box.schema.json#/properties';
const UI = 'box/box.ui.json#';
const NAME = `${UI}/fields/name`;

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string', maxLength: 3 },
      grade: { type: 'string', enum: ['A', 'B'] },
      other: { type: 'string', enum: ['A', 'B'] },
      figure: { type: 'string' },
      sealed: { type: 'boolean' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {
      name: {
        rules: [
          { effect: 'require', condition: { scope: '/grade', schema: { const: 'A' } } },
          { effect: 'hide', condition: { scope: '/grade', schema: { const: 'B' } } },
        ],
      },
      grade: {},
      other: {
        defaults: [{ when: { scope: '/grade', schema: { const: 'A' } }, value: 'A' }, { value: 'B' }],
      },
      figure: { computedBy: 'sum', readOnly: true },
      sealed: {},
    },
    lists: {
      lids: {
        rules: [{ effect: 'hide', condition: { scope: '/grade', schema: { const: 'A' } } }],
        initial: [{ when: { scope: '/grade', schema: { const: 'A' } }, rows: [] }],
      },
    },
    sections: [],
  },
  'box/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string', enum: ['s', 'm'] }, kind: { type: 'string', enum: ['k', 'l'] } },
  },
  'box/lid.ui.json': { fields: { size: {}, kind: {} }, sections: [] },
};

const on = (value: string, scope = '/grade') => ({ scope, schema: { const: value } });
const not = (value: string, scope = '/grade') => ({ scope, schema: { not: { const: value } } });
const rule = (effect: string, condition?: object) => ({ effect, ...(condition && { condition }) });
const rules = (...all: object[]) => ({ [`${NAME}/rules`]: all });
const rulesOf = (field: string, ...all: object[]) => ({ [`${UI}/fields/${field}/rules`]: all });
const defaults = (...all: object[]) => ({ [`${NAME}/defaults`]: all });

const single: readonly Row[] = [
  [
    'an internal field that is hidden',
    { [`${NAME}/internal`]: true, ...rules(rule('hide'), rule('require', on('A')), rule('disable')) },
    'box/box.ui.json#/fields/name/rules/0/effect: "name" is internal: nobody sees it, so it cannot be hidden.',
    'box/box.ui.json#/fields/name/rules/1/effect: "name" is internal: nobody sees it, so it cannot be required.',
    'box/box.ui.json#/fields/name/rules/2/effect: "name" is internal: nobody sees it, so it cannot be disabled.',
  ],
  ['an internal field without rules', { [`${NAME}`]: { internal: true } }],
  [
    'a figure that is required',
    rulesOf('figure', rule('require', on('A'))),
    'box/box.ui.json#/fields/figure/rules/0/effect: "figure" is read-only, a figure that is computed: nobody can be required to fill it.',
  ],
  ['a figure that is hidden', rulesOf('figure', rule('hide', on('A')))],
  [
    'a flag that is required',
    rulesOf('sealed', rule('hide', on('A')), rule('require', on('B'))),
    'box/box.ui.json#/fields/sealed/rules/1/effect: "sealed" is a flag, which is never blank: nobody can be required to fill it.',
  ],
  ['a flag that is disabled', rulesOf('sealed', rule('disable', on('B')))],
  [
    'a field that is hidden always',
    rules(rule('hide')),
    'box/box.ui.json#/fields/name/rules/0: "name" is hidden always. Give the rule a condition, or make the field internal.',
  ],
  [
    'a list that is hidden always',
    { [`${UI}/lists/lids/rules`]: [rule('hide')] },
    'box/box.ui.json#/lists/lids/rules/0: "lids" is hidden always. Give the rule a condition, or make the field internal.',
  ],
  [
    'a field that is disabled always',
    rules(rule('disable')),
    'box/box.ui.json#/fields/name/rules/0: "name" is disabled always: nobody could fill it. Give the rule a condition.',
  ],
  [
    'a field with a default that is disabled always',
    { ...rules(rule('disable')), [`${FIELD}/name/default`]: 'x' },
  ],
  [
    'a field with a default by a condition that is disabled always',
    { ...rules(rule('disable')), ...defaults({ when: on('A'), value: 'x' }) },
    'box/box.ui.json#/fields/name/rules/0: "name" is disabled always: nobody could fill it. Give the rule a condition.',
  ],
  [
    'a field with a default in any case that is disabled always',
    { ...rules(rule('disable')), ...defaults({ when: on('A'), value: 'x' }, { value: 'y' }) },
  ],
  [
    'a field that is computed and disabled always',
    { ...rules(rule('disable')), [`${NAME}/computedBy`]: 'sum' },
  ],
  [
    'a list that is disabled always',
    { [`${UI}/lists/lids/rules`]: [rule('disable')] },
    'box/box.ui.json#/lists/lids/rules/0: "lids" is disabled always: nobody could fill it. Give the rule a condition.',
  ],
  [
    'a list that is born with rows and disabled always',
    { [`${UI}/lists/lids/rules`]: [rule('disable')], [`${UI}/lists/lids/initial/0/when`]: undefined },
  ],
  [
    'a list that has nothing at the birth',
    { [`${UI}/lists/lids`]: { rules: [rule('disable')] } },
    'box/box.ui.json#/lists/lids/rules/0: "lids" is disabled always: nobody could fill it. Give the rule a condition.',
  ],
  ['a field that is required always', rules(rule('require'))],
];

const together: readonly Row[] = [
  [
    'a rule that stands twice',
    rules(rule('require', on('A')), rule('hide', on('B')), rule('require', on('A'))),
    'box/box.ui.json#/fields/name/rules/2: This rule stands here a second time, as entry 1 already.',
  ],
  [
    'a rule without a condition that stands twice',
    rules(rule('require'), rule('require')),
    'box/box.ui.json#/fields/name/rules/1: This rule stands here a second time, as entry 1 already.',
  ],
  ['rules of two effects on one condition', rules(rule('disable', on('A')), rule('hide', on('A')))],
  [
    'a rule beside one that always holds',
    rules(rule('require', on('A')), rule('require')),
    'box/box.ui.json#/fields/name/rules/0: This adds nothing: another rule has the effect "require" always.',
  ],
  [
    'a rule behind one of another effect that always holds',
    { ...rules(rule('require'), rule('disable', on('A'))), [`${FIELD}/name/default`]: 'x' },
  ],
  [
    'a field that is required while it is hidden',
    rules(rule('require', on('A')), rule('hide', on('A'))),
    'box/box.ui.json#/fields/name/rules/0: "name" is required exactly while another rule hides it: nobody could fill it.',
  ],
  [
    'a default in the schema that is never given',
    { [`${FIELD}/other/default`]: 'A' },
    'box/box.ui.json#/fields/other/defaults/1: "other" has a default in its schema, which is never given: this one has no condition.',
  ],
  [
    'a default in the schema beside one by a condition',
    { [`${FIELD}/other/default`]: 'A', [`${UI}/fields/other/defaults`]: [{ when: on('A'), value: 'A' }] },
  ],
  [
    'a default in the schema without others',
    { [`${FIELD}/other/default`]: 'A', [`${UI}/fields/other/defaults`]: [] },
  ],
  [
    'a default in the schema beside one in any case',
    { [`${FIELD}/other/default`]: 'A', [`${UI}/fields/other/defaults`]: [{ value: 'B' }] },
    'box/box.ui.json#/fields/other/defaults/0: "other" has a default in its schema, which is never given: this one has no condition.',
  ],
  [
    'a field of the layout that the schema has not',
    { [`${UI}/fields/lost`]: { defaults: [{ value: 'x' }] } },
  ],
  ['no layout', { 'box/box.ui.json': undefined }],
  [
    'a list that is born with rows in some cases and in the others, and disabled always',
    { [`${UI}/lists/lids/rules`]: [rule('disable')], [`${UI}/lists/lids/initial/1`]: { rows: [] } },
  ],
  [
    'a field that is hidden and required always',
    rules(rule('require'), rule('hide')),
    'box/box.ui.json#/fields/name/rules/1: "name" is hidden always. Give the rule a condition, or make the field internal.',
  ],
  ['a first default that never is', defaults({ when: on('C'), value: 'x' })],
  [
    'a field that is hidden always, whose default looks at it',
    { ...rules(rule('hide')), ...defaults({ when: on('A', '/name'), value: 'x' }) },
    'box/box.ui.json#/fields/name/rules/0: "name" is hidden always. Give the rule a condition, or make the field internal.',
  ],
  [
    'a default behind one without a condition',
    defaults({ value: 'x' }, { when: on('A'), value: 'y' }, { when: on('B'), value: 'y' }),
    'box/box.ui.json#/fields/name/defaults/1: This is never reached: the entry before it has no condition.',
  ],
  [
    'a default by the same condition',
    defaults({ when: on('A'), value: 'x' }, { when: on('A'), value: 'y' }, { value: 'z' }),
    'box/box.ui.json#/fields/name/defaults/1: This is never reached: entry 1 has the same condition.',
  ],
  [
    'a default by a condition that another includes',
    defaults({ when: not('A'), value: 'x' }, { when: on('B'), value: 'y' }),
    'box/box.ui.json#/fields/name/defaults/1: This is never reached: the entry before it takes all that its condition names. Put it first, or narrow theirs.',
  ],
  [
    'a default by a condition that two others include',
    defaults(
      { when: on('A'), value: 'x' },
      { when: on('B'), value: 'x' },
      { when: { scope: '/grade', schema: { minLength: 1 } }, value: 'y' },
    ),
    'box/box.ui.json#/fields/name/defaults/2: This is never reached: the entries before it take all that its condition names. Put it first, or narrow theirs.',
  ],
  [
    'a default of all the rest where nothing is left',
    defaults({ when: on('A'), value: 'x' }, { when: not('A'), value: 'x' }, { value: 'y' }),
    'box/box.ui.json#/fields/name/defaults/2: This is never reached: the entries before it take all there is. Put it first, or narrow theirs.',
  ],
  [
    'a default that is never reached because of one before',
    defaults(
      { when: { scope: '/grade', schema: { anyOf: [{ const: 'A' }, { not: { const: 'A' } }] } }, value: 'x' },
      { value: 'y' },
    ),
    'box/box.ui.json#/fields/name/defaults/1: This is never reached: the entry before it takes all there is. Put it first, or narrow theirs.',
  ],
  [
    'a default by a condition that another only meets',
    defaults(
      { when: { scope: '/grade', schema: { enum: ['A', ''] } }, value: 'x' },
      { when: { scope: '/grade', schema: { enum: ['A', 'B'] } }, value: 'y' },
    ),
  ],
  [
    'rows at the birth that are never reached',
    { [`${UI}/lists/lids/initial/1`]: { when: on('A'), rows: [] } },
    'box/box.ui.json#/lists/lids/initial/1: This is never reached: entry 1 has the same condition.',
  ],
  ['rows at the birth behind others', { [`${UI}/lists/lids/initial/1`]: { rows: [] } }],
];

const circles: readonly Row[] = [
  [
    'a default that looks at its own field',
    defaults({ when: on('A', '/name'), value: 'x' }),
    'box/box.ui.json#/fields/name/defaults/0/when: The default of "name" looks at "name" itself, which is blank until it has one.',
  ],
  [
    'a default by its own field in a row',
    { 'box/lid.ui.json#/fields/size/defaults': [{ when: on('s', './size'), value: 'x' }] },
    'box/lid.ui.json#/fields/size/defaults/0/when: The default of "size" looks at "size" itself, which is blank until it has one.',
  ],
  [
    'a default in a row by a field of that name in the document',
    { 'box/lid.ui.json#/fields/size/defaults': [{ when: on('s', '/size'), value: 'x' }] },
  ],
  [
    'two defaults that wait for each other',
    {
      ...defaults({ when: on('A', '/other'), value: 'x' }),
      [`${UI}/fields/other/defaults`]: [
        { when: on('A'), value: 'A' },
        { when: on('x', '/name'), value: 'B' },
      ],
    },
    'box/box.ui.json#/fields/name/defaults/0/when: These defaults wait for each other: name → other → name.',
  ],
  [
    'three defaults that wait for each other',
    {
      ...defaults({ when: on('A', '/grade'), value: 'x' }),
      [`${UI}/fields/grade/defaults`]: [{ when: on('A', './other'), value: 'A' }],
      [`${UI}/fields/other/defaults`]: [{ when: on('x', '/name'), value: 'B' }],
    },
    'box/box.ui.json#/fields/name/defaults/0/when: These defaults wait for each other: name → grade → other → name.',
  ],
  [
    'a default that waits for two that wait for each other',
    {
      [`${UI}/fields/figure/defaults`]: [{ when: on('A', '/name'), value: 'x' }],
      ...defaults({ when: on('A', '/grade'), value: 'x' }),
      [`${UI}/fields/grade/defaults`]: [{ when: on('A', '/name'), value: 'A' }],
    },
    'box/box.ui.json#/fields/name/defaults/0/when: These defaults wait for each other: name → grade → name.',
  ],
  [
    'a second default that looks at its own field',
    defaults({ when: on('A'), value: 'x' }, { when: on('A', '/name'), value: 'y' }),
    'box/box.ui.json#/fields/name/defaults/1/when: The default of "name" looks at "name" itself, which is blank until it has one.',
  ],
  [
    'two circles that share a field',
    {
      ...defaults({ when: on('A', '/grade'), value: 'x' }),
      [`${UI}/fields/grade/defaults`]: [
        { when: on('A', '/name'), value: 'A' },
        { when: on('A', '/other'), value: 'B' },
      ],
      [`${UI}/fields/other/defaults`]: [{ when: on('A', '/grade'), value: 'A' }],
    },
    'box/box.ui.json#/fields/name/defaults/0/when: These defaults wait for each other: name → grade → name.',
  ],
  [
    'defaults that wait one for the other',
    {
      ...defaults({ when: on('A', '/grade'), value: 'x' }),
      [`${UI}/fields/grade/defaults`]: [{ when: on('A', '/other'), value: 'A' }],
      [`${UI}/fields/other/defaults`]: undefined,
    },
  ],
  [
    'two circles',
    {
      ...defaults({ when: on('A', '/name'), value: 'x' }),
      [`${UI}/fields/grade/defaults`]: [{ when: on('A', '/grade'), value: 'A' }],
    },
    'box/box.ui.json#/fields/name/defaults/0/when: The default of "name" looks at "name" itself, which is blank until it has one.',
    'box/box.ui.json#/fields/grade/defaults/0/when: The default of "grade" looks at "grade" itself, which is blank until it has one.',
  ],
];

const fillable: readonly Row[] = [
  [
    'a field that is hidden by each value',
    rules(rule('hide', on('A')), rule('hide', not('A'))),
    'box/box.ui.json#/fields/name/rules/1: "name" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field that is disabled by each value',
    rules(rule('disable', on('A')), rule('require', on('B', '/other')), rule('disable', not('A'))),
    'box/box.ui.json#/fields/name/rules/2: "name" is disabled always: some of its 2 rules holds for every value. Narrow one, or write one without a condition.',
  ],
  [
    'a field that is required by each value',
    rules(rule('require', on('A')), rule('require', not('A'))),
    'box/box.ui.json#/fields/name/rules/1: "name" is required always: some of its 2 rules holds for every value. Narrow one, or write one without a condition.',
  ],
  [
    'a list that is hidden by each value',
    { [`${UI}/lists/lids/rules`]: [rule('hide', on('A')), rule('hide', not('A'))] },
    'box/box.ui.json#/lists/lids/rules/1: "lids" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field that a rule hides always by its condition',
    rules(rule('hide', { scope: '/grade', schema: { enum: ['A', 'B', ''] } })),
  ],
  [
    'a field that is hidden by each value, before another rule',
    rules(rule('hide', on('A')), rule('hide', not('A')), rule('disable', on('A', '/other'))),
    'box/box.ui.json#/fields/name/rules/1: "name" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field that is hidden by each role',
    rules(rule('hide', on('clerk', '$role')), rule('hide', not('clerk', '$role'))),
    'box/box.ui.json#/fields/name/rules/1: "name" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field that is hidden by a pattern of its own',
    rules(rule('hide', { scope: '/name', schema: { pattern: '^A' } })),
  ],
  ['a field that is required never', rules(rule('require', on('C')))],
  [
    'a field that is required by a pattern',
    rules(rule('require', { scope: '/figure', schema: { pattern: '^A' } }), rule('hide', on('A'))),
  ],
  [
    'a field of a row in one of two documents that have the field',
    {
      'ask/ask.schema.json': {
        title: '',
        description: '',
        form: true,
        properties: { lids: { type: 'array', items: { $ref: '../box/lid.schema.json' } } },
      },
      'box/lid.ui.json#/fields/size/rules': [
        rule('hide', on('A', '../grade')),
        rule('hide', not('A', '../grade')),
      ],
    },
    'box/lid.ui.json#/fields/size/rules/1: "size" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field of a row in two documents that both have the field',
    {
      'ask/ask.schema.json': {
        title: '',
        description: '',
        form: true,
        properties: {
          grade: { type: 'string', enum: ['A'] },
          lids: { type: 'array', items: { $ref: '../box/lid.schema.json' } },
        },
      },
      'box/lid.ui.json#/fields/size/rules': [
        rule('hide', on('A', '../grade')),
        rule('hide', not('A', '../grade')),
      ],
    },
  ],
  [
    'a field of a row by one whose name ends like its own',
    {
      [`${FIELD}/xsize`]: { type: 'string' },
      'box/lid.ui.json#/fields/size/rules': [rule('hide', on('A', '/xsize'))],
    },
  ],
  ['a field that is hidden by nearly each value', rules(rule('hide', on('A')), rule('hide', on('B')))],
  ['a field that one rule hides', rules(rule('hide', on('A')))],
  [
    'a field that is required by its own value',
    rules(rule('require', on('A', '/name'))),
    'box/box.ui.json#/fields/name/rules/0/condition: "name" is required by its own value: filled, there is nothing more to ask, and blank, it asks always or never. Look at another field, or leave the condition out.',
  ],
  [
    'a field that is hidden by its own value',
    rules(rule('hide', on('A', '/name'))),
    'box/box.ui.json#/fields/name/rules/0/condition: "name" is hidden by its own value: whoever fills it sees it vanish.',
  ],
  ['a field that is hidden while it is blank', rules(rule('hide', on('', '/name')))],
  [
    'a field that is disabled by its own value',
    rules(rule('disable', on('A', './name'))),
    'box/box.ui.json#/fields/name/rules/0/condition: "name" is disabled by its own value: whoever fills it can change it no more.',
  ],
  [
    'a field of a row that is disabled by its own value',
    { 'box/lid.ui.json#/fields/size/rules': [rule('disable', on('s', './size'))] },
    'box/lid.ui.json#/fields/size/rules/0/condition: "size" is disabled by its own value: whoever fills it can change it no more.',
  ],
  [
    'a field of a row that is disabled by one of its name in the document',
    { 'box/lid.ui.json#/fields/size/rules': [rule('disable', on('s', '../size'))] },
  ],
  [
    'a field that is required only while it is hidden',
    rules(rule('require', on('A')), rule('hide', { scope: '/grade', schema: { minLength: 1 } })),
    'box/box.ui.json#/fields/name/rules/0: "name" is required only while another rule hides it: nobody could fill it.',
  ],
  [
    'a field that is required only while it is disabled',
    rules(rule('require', on('A')), rule('disable', { scope: '/grade', schema: { minLength: 1 } })),
    'box/box.ui.json#/fields/name/rules/0: "name" is required only while another rule disables it: nobody could fill it.',
  ],
  [
    'a field that is required while two rules hide it',
    rules(
      rule('require', { scope: '/grade', schema: { minLength: 1 } }),
      rule('hide', on('A')),
      rule('hide', on('B')),
    ),
    'box/box.ui.json#/fields/name/rules/0: "name" is required only while another rule hides it: nobody could fill it.',
  ],
  [
    'a field with a default that is required only while it is disabled',
    {
      ...rules(rule('require', on('A')), rule('disable', { scope: '/grade', schema: { minLength: 1 } })),
      [`${FIELD}/name/default`]: 'x',
    },
  ],
  [
    'a field with one by a condition that is required only while it is disabled',
    {
      ...rules(rule('require', on('A')), rule('disable', { scope: '/grade', schema: { minLength: 1 } })),
      ...defaults({ when: on('B', '/other'), value: 'x' }),
    },
  ],
  [
    'a field that is computed and required only while it is disabled',
    {
      ...rules(rule('require', on('A')), rule('disable', { scope: '/grade', schema: { minLength: 1 } })),
      [`${NAME}/computedBy`]: 'sum',
    },
  ],
  [
    'a field that is required also while it is disabled',
    rules(rule('require', { scope: '/grade', schema: { minLength: 1 } }), rule('disable', on('A'))),
    'box/box.ui.json#/fields/name/rules/0: "name" is required also where another rule disables it: nobody could fill it there. Narrow one of the two.',
  ],
  [
    'a field that is required always and disabled at times',
    rules(rule('require'), rule('disable', on('A'))),
    'box/box.ui.json#/fields/name/rules/0: "name" is required also where another rule disables it: nobody could fill it there. Narrow one of the two.',
  ],
  [
    'a field that is required always and disabled for a role',
    rules(rule('require'), rule('disable', { scope: '$role', schema: { const: 'clerk' } })),
  ],
  [
    'a field that is required always and hidden at times',
    rules(rule('require'), rule('hide', on('A'))),
    'box/box.ui.json#/fields/name/rules/0: "name" is required always, but another rule hides it at times. Require it on the contrary condition.',
  ],
  [
    'a field that is required always and hidden for a role',
    rules(rule('require'), rule('hide', { scope: '$role', schema: { const: 'clerk' } })),
  ],
  [
    'a field that is required by one value and hidden by another',
    rules(rule('require', on('A')), rule('hide', on('B'))),
  ],
  [
    'a field that is required where another one is filled, and hidden',
    rules(rule('require', on('A', '/other')), rule('hide', on('A'))),
  ],
  [
    'a field that is required by one and disabled by another field',
    rules(rule('require', on('A', '/other')), rule('disable', on('A'))),
    'box/box.ui.json#/fields/name/rules/0: "name" is required also where another rule disables it: nobody could fill it there. Narrow one of the two.',
  ],
  ['an internal field', { [NAME]: { internal: true } }],
  [
    'fields that hide each other',
    {
      ...rulesOf('grade', rule('hide', on('A', '/other'))),
      ...rulesOf('other', rule('hide', on('A', '/grade'))),
    },
    'box/box.ui.json#/fields/other/rules/0: "other" and "grade" hide each other at once: nobody would see either.',
  ],
  [
    'fields that disable each other',
    {
      ...rulesOf('grade', rule('disable', on('A', '/other'))),
      ...rulesOf('other', rule('hide', on('B', '/grade')), rule('disable', on('A', '/grade'))),
    },
    'box/box.ui.json#/fields/other/rules/1: "other" and "grade" disable each other at once, as where a message brings both: nobody could change either. Let one of the two be free.',
  ],
  [
    'fields of which one hides the other and that one disables it',
    {
      ...rulesOf('grade', rule('hide', on('A', '/other'))),
      ...rulesOf('other', rule('disable', on('A', '/grade'))),
    },
  ],
  [
    'fields that hide each other and never at once',
    {
      ...rules(),
      ...rulesOf(
        'grade',
        rule('hide', { scope: '/', schema: { properties: { other: { const: 'A' }, name: { const: 'x' } } } }),
      ),
      ...rulesOf(
        'other',
        rule('hide', { scope: '/', schema: { properties: { grade: { const: 'A' }, name: { const: 'y' } } } }),
      ),
    },
  ],
  ['fields of which one hides the other', { ...rulesOf('grade', rule('hide', on('A', '/other'))) }],
  [
    'fields that hide each other by blank values',
    {
      ...rulesOf('grade', rule('hide', on('', '/other'))),
      ...rulesOf('other', rule('hide', on('', '/grade'))),
    },
    'box/box.ui.json#/fields/other/rules/0: "other" and "grade" hide each other at once: nobody would see either.',
  ],
  [
    'fields of rows that hide each other',
    {
      'box/lid.ui.json#/fields/size/rules': [rule('hide', on('k', './kind'))],
      'box/lid.ui.json#/fields/kind/rules': [rule('hide', on('s', './size'))],
    },
    'box/lid.ui.json#/fields/kind/rules/0: "kind" and "size" hide each other at once: nobody would see either.',
  ],
  [
    'fields that nobody could tell apart by a pattern',
    {
      ...rules(
        rule('hide', { scope: '/figure', schema: { pattern: '^A' } }),
        rule('hide', { scope: '/figure', schema: { not: { pattern: '^A' } } }),
      ),
    },
  ],
  [
    'a field by two fields of an object',
    rules(
      rule('hide', { scope: '/', schema: { properties: { grade: { const: 'A' }, other: { const: 'A' } } } }),
      rule('hide', {
        scope: '/',
        schema: {
          anyOf: [
            { properties: { grade: { not: { const: 'A' } } } },
            { not: { properties: { other: { const: 'A' } } } },
          ],
        },
      }),
    ),
    'box/box.ui.json#/fields/name/rules/1: "name" is hidden always: some of its 2 rules holds for every value. Narrow one, or make it internal.',
  ],
  [
    'a field by its own value among others',
    rules(
      rule('hide', { scope: '.', schema: { properties: { name: { const: 'A' }, grade: { const: 'A' } } } }),
    ),
    'box/box.ui.json#/fields/name/rules/0/condition: "name" is hidden by its own value: whoever fills it sees it vanish.',
  ],
];

describe('effects', () => {
  findsExactly((made, report) => checkEffects(made.objects, { role: ['clerk', 'owner'] }, report), box, [
    ...single,
    ...together,
    ...circles,
    ...fillable,
  ]);
});
