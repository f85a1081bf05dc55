import { describe } from 'vitest';
import { checkPlaceholders } from '../../../generators/check/placeholders.ts';
import { checkTextIds, checkTexts } from '../../../generators/check/texts.ts';
import { findsExactly } from './made.ts';

const EN = 'locale/en.json#';
const UI = 'box/box.ui.json#';

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string' },
      key: { type: 'string' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {
      name: {
        invalid: 'rules.name',
        rules: [{ effect: 'require', message: 'rules.required' }, { effect: 'hide' }],
      },
      key: { internal: true },
    },
    lists: { lids: { rules: [{ effect: 'require', message: 'rules.lids' }] } },
    sections: [{ id: 'one', fields: { name: 12 }, lists: ['lids'] }],
  },
  'box/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' }, nails: { type: 'array', items: { $ref: 'nail.schema.json' } } },
  },
  'box/lid.ui.json': { fields: {}, sections: [] },
  'box/nail.schema.json': { title: '', description: '', $row: 'uuid', properties: {} },
  'box/nail.ui.json': { fields: {}, sections: [] },
  'ask/ask.schema.json': { title: '', description: '', form: true, properties: { word: { type: 'string' } } },
  'ask/ask.ui.json': {
    fields: { word: { rules: [{ effect: 'require', message: 'rules.word' }] } },
    sections: [],
  },
  'locale/en.app.json': {
    $schema: '',
    'row.lid': 'lid',
    'row.lid.confirmDelete': '',
    'row.lid.empty': '',
    'row.nail': 'nail',
  },
  'locale/en.json': {
    $schema: '',
    'fields.box.name.label': 'Name',
    'fields.box.name.help': 'The name {of}',
    'fields.box.name.example': 'Crate',
    'fields.box.key.label': 'Name',
    'fields.box.key.help': '',
    'fields.lid.size.label': 'Name',
    'fields.lid.size.help': '',
    'fields.ask.word.label': 'Word',
    'fields.ask.word.help': '',
    'lists.box.lids.label': 'Lids',
    'lists.lid.nails.label': '',
    'sections.box.one.label': 'One',
    'rules.name': 'No name',
    'rules.required': 'A <b>name</b>, please<br/>at <a href="https://example.org">this</a> &amp; that',
    'rules.lids': '<ul><li>Lids</li></ul>',
    'rules.word': 'A word, please',
    'checks.one': '<em>One</em>',
    'mail.text': ' Hello  you \n',
  },
};

describe('texts', () => {
  findsExactly(({ authored, objects }, report) => checkTexts(authored, objects, report), box, [
    [
      'a label that is missing',
      { [`${EN}/fields.box.name.label`]: undefined },
      'box/box.schema.json#/properties/name: locale/en.json lacks the text "fields.box.name.label".',
    ],
    [
      'a help that is missing',
      { [`${EN}/fields.box.name.help`]: undefined },
      'box/box.schema.json#/properties/name: locale/en.json lacks the text "fields.box.name.help".',
    ],
    ['an example that is missing', { [`${EN}/fields.box.name.example`]: undefined }],
    [
      'a label of a list that is missing',
      { [`${EN}/lists.box.lids.label`]: undefined },
      'box/box.schema.json#/properties/lids: locale/en.json lacks the text "lists.box.lids.label".',
    ],
    [
      'a label of a section that is missing',
      { [`${EN}/sections.box.one.label`]: undefined },
      'box/box.ui.json#/sections/0/id: locale/en.json lacks the text "sections.box.one.label".',
    ],
    [
      'the words of a wrong value that are missing',
      { [`${EN}/rules.name`]: undefined },
      'box/box.ui.json#/fields/name/invalid: locale/en.json lacks the text "rules.name".',
    ],
    [
      'the words of a rule that are missing',
      { [`${EN}/rules.required`]: undefined },
      'box/box.ui.json#/fields/name/rules/0/message: locale/en.json lacks the text "rules.required".',
    ],
    [
      'the words of a rule of a list that are missing',
      { [`${EN}/rules.lids`]: undefined },
      'box/box.ui.json#/lists/lids/rules/0/message: locale/en.json lacks the text "rules.lids".',
    ],
    [
      'the words of a row that are missing',
      { 'locale/en.app.json#/row.nail': undefined },
      'box/nail.schema.json#/title: locale/en.app.json lacks the text "row.nail".',
    ],
    [
      'the words of a row with rows that are missing',
      { 'locale/en.app.json': { 'row.lid': '', 'row.nail': '' } },
      'box/lid.schema.json#/title: locale/en.app.json lacks the text "row.lid.confirmDelete".',
      'box/lid.schema.json#/title: locale/en.app.json lacks the text "row.lid.empty".',
    ],
    [
      'the words of a row of a tree that are missing',
      { 'box/lid.schema.json#/properties/nails/parentField': 'above' },
      'box/nail.schema.json#/title: locale/en.app.json lacks the text "row.nail.confirmDelete".',
      'box/nail.schema.json#/title: locale/en.app.json lacks the text "row.nail.empty".',
    ],
    [
      'a text that nothing uses',
      { [`${EN}/fields.box.nome.label`]: '' },
      'locale/en.json#/fields.box.nome.label: Nothing uses the text "fields.box.nome.label". Did you mean "fields.box.name.label"?',
    ],
    [
      'a text of a rule that nothing uses',
      { [`${EN}/rules.seventeen`]: '' },
      'locale/en.json#/rules.seventeen: Nothing uses the text "rules.seventeen".',
    ],
    [
      'a text of a list that nothing uses in another file',
      { 'locale/en.app.json#/lists.box.lods.label': '' },
      'locale/en.app.json#/lists.box.lods.label: Nothing uses the text "lists.box.lods.label". Did you mean "lists.box.lids.label"?',
    ],
    [
      'a text of a section that nothing uses',
      { [`${EN}/sections.box.two.label`]: '' },
      'locale/en.json#/sections.box.two.label: Nothing uses the text "sections.box.two.label". Did you mean "sections.box.one.label"?',
    ],
    ['a text that nothing uses in a file of another kind', { 'locale/de.json': { 'rules.seventeen': '' } }],
    [
      'two fields without a label',
      {
        [`${UI}/fields/key`]: {},
        [`${EN}/fields.box.name.label`]: undefined,
        [`${EN}/fields.box.key.label`]: undefined,
      },
      'box/box.schema.json#/properties/name: locale/en.json lacks the text "fields.box.name.label".',
      'box/box.schema.json#/properties/key: locale/en.json lacks the text "fields.box.key.label".',
    ],
    ['a text that only holds such a word', { [`${EN}/my.fields.box`]: ' x' }],
    [
      'two fields of one label',
      { [`${UI}/fields/key`]: {} },
      'locale/en.json#/fields.box.key.label: "key" has the label of "name": nobody could tell the two fields apart.',
    ],
    [
      'three fields of one label',
      {
        [`${UI}/fields/key`]: {},
        'box/box.schema.json#/properties/last': { type: 'string' },
        [`${EN}/fields.box.last.label`]: 'Name',
        [`${EN}/fields.box.last.help`]: '',
      },
      'locale/en.json#/fields.box.key.label: "key" has the label of "name": nobody could tell the two fields apart.',
      'locale/en.json#/fields.box.last.label: "last" has the label of "name": nobody could tell the two fields apart.',
    ],
    [
      'a layout that is missing',
      { 'box/box.ui.json': undefined },
      'locale/en.json#/fields.box.key.label: "key" has the label of "name": nobody could tell the two fields apart.',
      'locale/en.json#/sections.box.one.label: Nothing uses the text "sections.box.one.label".',
      'locale/en.json#/rules.name: Nothing uses the text "rules.name".',
      'locale/en.json#/rules.required: "<b>" would be shown as it stands here: texts are plain, without markup.',
      'locale/en.json#/rules.required: Nothing uses the text "rules.required".',
      'locale/en.json#/rules.lids: "<ul>" would be shown as it stands here: texts are plain, without markup.',
      'locale/en.json#/rules.lids: Nothing uses the text "rules.lids".',
    ],

    [
      'markup in a label',
      { [`${EN}/fields.box.name.label`]: 'Name <b>of</b>' },
      'locale/en.json#/fields.box.name.label: "<b>" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'an entity in a label',
      { [`${EN}/fields.box.name.label`]: 'Name &amp; more' },
      'locale/en.json#/fields.box.name.label: "&amp;" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'an entity of a number in a label',
      { [`${EN}/fields.box.name.label`]: 'Name &#38; more' },
      'locale/en.json#/fields.box.name.label: "&#38;" would be shown as it stands here: texts are plain, without markup.',
    ],
    ['what is no markup', { [`${EN}/fields.box.name.label`]: 'a < b > c & d; <3 &;' }],
    [
      'markup in the words of a wrong value',
      { [`${EN}/rules.name`]: '<b>No</b> name' },
      'locale/en.json#/rules.name: "<b>" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'markup in the words of a form',
      { [`${EN}/rules.word`]: '<b>No</b> word' },
      'locale/en.json#/rules.word: "<b>" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'markup in words that a form and a document have',
      { 'ask/ask.ui.json#/fields/word/rules/0/message': 'rules.required', [`${EN}/rules.word`]: undefined },
      'locale/en.json#/rules.required: "<b>" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'markup in words that hide and require',
      { [`${UI}/fields/name/rules/1/message`]: 'rules.required' },
      'locale/en.json#/rules.required: "<b>" would be shown as it stands here: texts are plain, without markup.',
    ],
    [
      'a tag that an error drops',
      { [`${EN}/rules.required`]: 'A <u>name</u>' },
      'locale/en.json#/rules.required: "<u>" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    ['a tag of capitals', { [`${EN}/rules.required`]: 'A <B>name</B>' }],
    [
      'a tag with more in it',
      { [`${EN}/rules.required`]: 'A <b class="x">name</b>' },
      'locale/en.json#/rules.required: "<b class="x">" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    [
      'a link to no page',
      { [`${EN}/rules.required`]: 'A <a href="javascript:x">name</a>' },
      'locale/en.json#/rules.required: "<a href="javascript:x">" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    ['a link to a page without a lock', { [`${EN}/rules.required`]: 'A <a href="http://x.org">name</a>' }],
    [
      'a tag that is not closed',
      { [`${EN}/rules.required`]: 'A <b>name <i>of</i>' },
      'locale/en.json#/rules.required: "<b>" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    [
      'a tag that is not open',
      { [`${EN}/rules.required`]: 'A name</b>' },
      'locale/en.json#/rules.required: "</b>" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    [
      'tags that are closed crosswise',
      { [`${EN}/rules.required`]: '<b><i>name</b></i>' },
      'locale/en.json#/rules.required: "</b>" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
    ['a break', { [`${EN}/rules.required`]: 'A<br>name<br />of' }],
    [
      'a tag of a check that is not closed',
      { [`${EN}/checks.one`]: '<em>One' },
      'locale/en.json#/checks.one: "<em>" would be dropped: an error has b, i, em, strong, br, ul, li and <a href="https://…">, each closed.',
    ],
  ]);
});

describe('ids of texts', () => {
  findsExactly(({ files }, report) => checkTextIds(files, report), box, [
    [
      'a text in two files',
      { 'locale/en.app.json#/rules.name': 'x' },
      'locale/en.json#/rules.name: The text "rules.name" already stands in locale/en.app.json.',
    ],
    [
      'a text in three files',
      { 'locale/en.app.json#/rules.name': 'x', 'locale/en.more.json': { 'rules.name': 'x' } },
      'locale/en.json#/rules.name: The text "rules.name" already stands in locale/en.app.json.',
      'locale/en.more.json#/rules.name: The text "rules.name" already stands in locale/en.json.',
    ],
    ['a text in a file of another kind', { 'box/texts.json': { 'rules.name': ' x' } }],
    [
      'a blank at the beginning',
      { [`${EN}/fields.box.name.label`]: ' Name' },
      'locale/en.json#/fields.box.name.label: The text begins or ends with a blank.',
    ],
    [
      'a blank at the end',
      { [`${EN}/lists.box.lids.label`]: 'Lids ' },
      'locale/en.json#/lists.box.lids.label: The text begins or ends with a blank.',
    ],
    [
      'a line break',
      { [`${EN}/sections.box.one.label`]: 'One\ntwo' },
      'locale/en.json#/sections.box.one.label: The text has a line break or another control character.',
    ],
    [
      'two blanks',
      { [`${EN}/rules.name`]: 'No  name' },
      'locale/en.json#/rules.name: The text has two blanks in a row.',
    ],
    ['blanks alone', { [`${EN}/rules.name`]: '  ' }],
  ]);
});

describe('values in texts', () => {
  const callers = {
    wordsBeside: (id: string) => (id === 'mail.text' ? new Set(['name', 'Name', 'of']) : undefined),
    words: new Set(['of', 'count']),
  };

  findsExactly(
    ({ files }, report) => checkPlaceholders(files, callers, report),
    {
      'locale/en.json': {
        $schema: '{',
        'mail.text': 'Hello {name} {of}',
        'rules.a': 'All {count} {count:row|rows}',
      },
    },
    [
      [
        'a text that is blank',
        { [`${EN}/rules.a`]: ' ' },
        'locale/en.json#/rules.a: The text "rules.a" is blank.',
      ],
      [
        'a brace that is not closed',
        { [`${EN}/rules.a`]: 'All {count' },
        'locale/en.json#/rules.a: The text "rules.a" has a brace that holds no value: write {name}, or {name:row|rows}.',
      ],
      [
        'a brace that is not open',
        { [`${EN}/rules.a`]: 'All count}' },
        'locale/en.json#/rules.a: The text "rules.a" has a brace that holds no value: write {name}, or {name:row|rows}.',
      ],
      [
        'a brace of no name',
        { [`${EN}/rules.a`]: 'All {a count}' },
        'locale/en.json#/rules.a: The text "rules.a" has a brace that holds no value: write {name}, or {name:row|rows}.',
      ],
      [
        'a word of one form',
        { [`${EN}/rules.a`]: 'All {count:row}' },
        'locale/en.json#/rules.a: The text "rules.a" has a brace that holds no value: write {name}, or {name:row|rows}.',
      ],
      [
        'a value that nobody gives',
        { [`${EN}/rules.a`]: 'All {cuont}' },
        'locale/en.json#/rules.a: Nothing that shows the text "rules.a" gives it a value {cuont}. Did you mean "count"?',
      ],
      [
        'a value far from all',
        { [`${EN}/rules.a`]: 'All {seventeen}' },
        'locale/en.json#/rules.a: Nothing that shows the text "rules.a" gives it a value {seventeen}.',
      ],
      [
        'a value that another text gets',
        { [`${EN}/rules.a`]: 'All {name}' },
        'locale/en.json#/rules.a: Nothing that shows the text "rules.a" gives it a value {name}.',
      ],
      [
        'a value near words that are none',
        { [`${EN}/mail.text`]: 'Hello {nam} {on}' },
        'locale/en.json#/mail.text: Nothing that shows the text "mail.text" gives it a value {nam}. Did you mean "name"?',
        'locale/en.json#/mail.text: Nothing that shows the text "mail.text" gives it a value {on}.',
      ],
      [
        'a value that only others get',
        { [`${EN}/mail.text`]: 'Hello {count:a|b}' },
        'locale/en.json#/mail.text: Nothing that shows the text "mail.text" gives it a value {count}.',
      ],
      ['a file of another kind', { 'box/texts.json': { a: '{' } }],
    ],
  );
});

describe('values in texts that nobody is known to give', () => {
  findsExactly(
    ({ files }, report) => checkPlaceholders(files, undefined, report),
    { 'locale/en.json': { a: 'Hello {name}' } },
    [
      [
        'a brace that is not closed',
        { [`${EN}/a`]: '{name' },
        'locale/en.json#/a: The text "a" has a brace that holds no value: write {name}, or {name:row|rows}.',
      ],
    ],
  );
});
