import { describe, expect, it } from 'vitest';
import { checkDialect } from '../../../generators/check/dialect.ts';
import { checkDialectItself, isRegex } from '../../../generators/check/dialect-itself.ts';
import { createReport } from '../../../generators/check/finding.ts';
import { jsonOf, sourceFile } from '../../../generators/source-files.ts';
import { edited, type Files, findsExactly } from './made.ts';

const META = 'http://json-schema.org/draft-07/schema#';
const LIST = 'lists/colours.json#';

/** A part of a dialect in which each keyword that the check puts in words stands. */
const part = {
  $schema: META,
  type: 'object',
  additionalProperties: false,
  propertyNames: { pattern: '^[$a-zA-Z]+$' },
  properties: {
    $schema: { type: 'string' },
    text: { type: 'string', minLength: 1, maxLength: 3 },
    long: { type: 'string', minLength: 2, maxLength: 300 },
    code: { type: 'string', pattern: '^[A-Z]{2}$' },
    told: { type: 'string', pattern: '^[A-Z]{2}$', examples: ['XY'] },
    strange: { type: 'string', pattern: '^(?=A)A$' },
    count: { type: 'integer', minimum: 1, maximum: 9 },
    least: { type: 'integer', minimum: 1 },
    most: { type: 'number', maximum: 9 },
    both: { type: ['string', 'integer', 'boolean'] },
    flag: { type: 'boolean' },
    only: { const: true },
    one: { enum: ['red', 'blue'] },
    form: { type: 'string', format: 'regex' },
    rows: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    many: { type: 'array', minItems: 2, maxItems: 1, items: {} },
    names: {
      type: 'object',
      minProperties: 1,
      maxProperties: 2,
      propertyNames: { pattern: '^[a-z]$' },
      additionalProperties: { type: 'integer' },
    },
    more: { type: 'object', minProperties: 2, maxProperties: 1, propertyNames: { enum: ['a', 'b'] } },
    apart: {
      type: 'object',
      required: ['a'],
      dependencies: { b: ['c'] },
      not: { required: ['d', 'e'] },
      properties: { a: {}, b: {}, c: {}, d: {}, e: {}, f: false },
    },
    choice: {
      type: 'object',
      anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
      additionalProperties: false,
      properties: { a: {}, b: {}, c: {} },
    },
    kind: {
      oneOf: [
        { type: 'integer', minimum: 2 },
        { const: 'unbounded' },
        { type: 'integer', maximum: 5, minimum: 3 },
      ],
    },
    either: {
      anyOf: [
        { type: 'string', enum: ['a', 'b'] },
        {
          type: 'object',
          required: ['x'],
          additionalProperties: false,
          properties: { x: { type: 'integer' } },
        },
      ],
    },
    when: JSON.parse('{ "if": { "required": ["a"] }, "then": { "required": ["b"] } }'),
    pick: {
      type: 'object',
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
      additionalProperties: false,
      properties: { a: {}, b: {} },
    },
    free: { type: 'object', additionalProperties: { type: 'integer' } },
    multiple: { type: 'integer', multipleOf: 5 },
  },
};

const parts = [
  'fixture',
  'migration',
  'object',
  'ui',
  'category',
  'checks',
  'elements',
  'list-screen',
  'message-map',
  'list',
  'stored-list',
  'locale',
];
const dialect = Object.fromEntries(parts.map((name) => [`dialect/${name}.schema.json`, part]));
const files: Files = { ...dialect, 'lists/colours.json': { $schema: '../dialect/list.schema.json' } };

/** The list with this in it. */
const holds = (more: object) => ({
  'lists/colours.json': { $schema: '../dialect/list.schema.json', ...more },
});

describe('files by the dialect', () => {
  findsExactly((made, report) => void checkDialect(made.files, report), files, [
    [
      'a keyword that there is not',
      holds({ txt: 'a' }),
      'lists/colours.json#/txt: "txt" is no keyword here. Did you mean "text"?',
    ],
    [
      'a keyword far from all',
      holds({ seventeen: 'a' }),
      'lists/colours.json#/seventeen: "seventeen" is no keyword here. Known: $schema, text, long, code, told, strange, count, least, most, both, flag, only, one, form, rows, many, names, more, apart, choice, kind, either, when, pick, free, multiple.',
    ],
    [
      'two keywords that there are not',
      holds({ txt: 'a', cod: 'AB' }),
      'lists/colours.json#/txt: "txt" is no keyword here. Did you mean "text"?',
      'lists/colours.json#/cod: "cod" is no keyword here. Did you mean "code"?',
    ],
    [
      'a name that is none',
      holds({ 'a b': 1 }),
      'lists/colours.json#/a b: The name "a b" must match ^[$a-zA-Z]+$. Right is, for example, "A".',
      'lists/colours.json#/a b: "a b" is no keyword here. Known: $schema, text, long, code, told, strange, count, least, most, both, flag, only, one, form, rows, many, names, more, apart, choice, kind, either, when, pick, free, multiple.',
    ],
    [
      'a number for a text',
      holds({ text: 3 }),
      'lists/colours.json#/text: "text" must be a text, but is 3. Right is a text.',
    ],
    [
      'a text that is blank',
      holds({ text: '' }),
      'lists/colours.json#/text: "text" must not be blank, but is "". Right is a text.',
    ],
    [
      'a text that is too short',
      holds({ long: 'a' }),
      'lists/colours.json#/long: "long" must have at least 2 characters, but is "a". Right is a text.',
    ],
    [
      'a text that is too long',
      holds({ text: 'abcd' }),
      'lists/colours.json#/text: "text" must have at most 3 characters, but is "abcd". Right is a text.',
    ],
    [
      'a text that is far too long',
      holds({ long: 'a'.repeat(301) }),
      'lists/colours.json#/long: "long" must have at most 300 characters, but is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…. Right is a text.',
    ],
    [
      'a text of just the length that is shown',
      holds({ text: 'a'.repeat(118) }),
      'lists/colours.json#/text: "text" must have at most 3 characters, but is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa". Right is a text.',
    ],
    [
      'a text of more than the length that is shown',
      holds({ text: 'a'.repeat(119) }),
      'lists/colours.json#/text: "text" must have at most 3 characters, but is "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…. Right is a text.',
    ],
    [
      'a text of another pattern',
      holds({ code: 'a' }),
      'lists/colours.json#/code: "code" must match pattern "^[A-Z]{2}$", but is "a". Right is, for example, "AA".',
    ],
    [
      'a text of another pattern with an example',
      holds({ told: 'a' }),
      'lists/colours.json#/told: "told" must match pattern "^[A-Z]{2}$", but is "a". Right is, for example, "XY".',
    ],
    [
      'a text of another pattern that cannot be read',
      holds({ strange: 'b' }),
      'lists/colours.json#/strange: "strange" must match pattern "^(?=A)A$", but is "b". Right is a text.',
    ],
    [
      'a number that is too small',
      holds({ count: 0 }),
      'lists/colours.json#/count: "count" must be at least 1, but is 0. Right is a whole number from 1 to 9.',
    ],
    [
      'a number that is too great',
      holds({ count: 10 }),
      'lists/colours.json#/count: "count" must be at most 9, but is 10. Right is a whole number from 1 to 9.',
    ],
    [
      'a number that is not whole',
      holds({ count: 1.5 }),
      'lists/colours.json#/count: "count" must be a whole number, but is 1.5. Right is a whole number from 1 to 9.',
    ],
    [
      'a word for a number with a least',
      holds({ least: 'a' }),
      'lists/colours.json#/least: "least" must be a whole number, but is "a". Right is a whole number of at least 1.',
    ],
    [
      'a word for a number with a greatest',
      holds({ most: 'a' }),
      'lists/colours.json#/most: "most" must be a number, but is "a". Right is a number of at most 9.',
    ],
    [
      'a list for one of three types',
      holds({ both: [] }),
      'lists/colours.json#/both: "both" must be a text, a whole number or true or false, but is []. Right is a text, a whole number or true or false.',
    ],
    [
      'an object for a flag',
      holds({ flag: { a: 1 } }),
      'lists/colours.json#/flag: "flag" must be true or false, but is {"a":1}. Right is true or false.',
    ],
    [
      'another value than the only one',
      holds({ only: false }),
      'lists/colours.json#/only: "only" must be true.',
    ],
    [
      'a choice near another',
      holds({ one: 'rad' }),
      'lists/colours.json#/one: "one" must be one of red, blue, not "rad". Did you mean "red"?',
    ],
    [
      'a choice far from all',
      holds({ one: 7 }),
      'lists/colours.json#/one: "one" must be one of red, blue, not 7.',
    ],
    [
      'a pattern that cannot be read',
      holds({ form: '(' }),
      'lists/colours.json#/form: "form" is no regular expression: "(". Right is a text.',
    ],
    [
      'a list that is empty',
      holds({ rows: [] }),
      'lists/colours.json#/rows: "rows" must not be empty, but is []. Right is a list.',
    ],
    [
      'a list that is too long',
      holds({ rows: ['a', 'b', 'c'] }),
      'lists/colours.json#/rows: "rows" must have at most 2 entries, but is ["a","b","c"]. Right is a list.',
    ],
    [
      'a list of the same',
      holds({ rows: ['a', 'a'] }),
      'lists/colours.json#/rows: "rows" must not hold "a" twice, but is ["a","a"]. Right is a list.',
    ],
    [
      'a wrong entry of a list',
      holds({ rows: ['a', 2] }),
      'lists/colours.json#/rows/1: Entry 2 of "rows" must be a text, but is 2. Right is a text.',
    ],
    [
      'a list of too few and too many',
      holds({ many: [] }),
      'lists/colours.json#/many: "many" must have at least 2 entries, but is []. Right is a list.',
    ],
    [
      'a list of one too many',
      holds({ many: [1, 2] }),
      'lists/colours.json#/many: "many" must have at most 1 entry, but is [1,2]. Right is a list.',
    ],
    [
      'an object that is empty',
      holds({ names: {} }),
      'lists/colours.json#/names: "names" must not be empty, but is {}. Right is an object.',
    ],
    [
      'an object of too many names',
      holds({ names: { a: 1, b: 1, c: 1 } }),
      'lists/colours.json#/names: "names" must hold at most 2 names, but is {"a":1,"b":1,"c":1}. Right is an object.',
    ],
    [
      'an object of a wrong name',
      holds({ names: { A: 1 } }),
      'lists/colours.json#/names/A: The name "A" must match ^[a-z]$. Right is, for example, "a".',
    ],
    [
      'an object of a wrong value at a name of digits',
      holds({ names: { a: 'x' } }),
      'lists/colours.json#/names/a: "a" must be a whole number, but is "x". Right is a whole number.',
    ],
    [
      'an object of too few names',
      holds({ more: {} }),
      'lists/colours.json#/more: "more" must hold at least 2 names, but is {}. Right is an object.',
    ],
    [
      'an object of one name too many',
      holds({ more: { a: 1, b: 1 } }),
      'lists/colours.json#/more: "more" must hold at most 1 name, but is {"a":1,"b":1}. Right is an object.',
    ],
    [
      'an object of a name that is no choice',
      holds({ more: { c: 1 } }),
      'lists/colours.json#/more: "more" must hold at least 2 names, but is {"c":1}. Right is an object.',
      'lists/colours.json#/more/c: The name "c" must be "a" or "b".',
    ],
    ['an object that lacks something', holds({ apart: {} }), 'lists/colours.json#/apart: "apart" lacks "a".'],
    [
      'an object that lacks what something needs',
      holds({ apart: { a: 1, b: 1 } }),
      'lists/colours.json#/apart: "apart" has "b" and lacks "c", without which it means nothing.',
    ],
    [
      'an object of two that exclude each other',
      holds({ apart: { a: 1, d: 1, e: 1 } }),
      'lists/colours.json#/apart: "apart" must not have "d" and "e" here.',
    ],
    [
      'an object of what has no place',
      holds({ apart: { a: 1, f: 1 } }),
      'lists/colours.json#/apart/f: "f" has no place here.',
    ],
    [
      'an object of no form',
      holds({ choice: {} }),
      'lists/colours.json#/choice: "choice" must have one of these, and one only: "a"; "b" with "c".',
    ],
    [
      'an object of half a form',
      holds({ choice: { b: 1 } }),
      'lists/colours.json#/choice: "choice" must have one of these, and one only: "a"; "b" with "c".',
    ],
    [
      'an object of no form with a misspelt name',
      holds({ choice: { aa: 1 } }),
      'lists/colours.json#/choice/aa: "aa" is no keyword here. Did you mean "a"?',
    ],
    [
      'an object of one form with a misspelt name',
      holds({ pick: { aa: 1 } }),
      'lists/colours.json#/pick/aa: "aa" is no keyword here. Did you mean "a"?',
    ],
    [
      'wrong values at names with signs',
      holds({ free: { 'a/b': 'x', 'c~d': 'y' } }),
      'lists/colours.json#/free/a~1b: "a/b" must be a whole number, but is "x". Right is a whole number.',
      'lists/colours.json#/free/c~d: "c~d" must be a whole number, but is "y". Right is a whole number.',
    ],
    [
      'one of two kinds that is none',
      holds({ kind: 1 }),
      'lists/colours.json#/kind: "kind" must be a whole number of at least 2 or "unbounded" or a whole number from 3 to 5, but is 1.',
    ],
    [
      'one of two kinds that is both',
      holds({ kind: 3 }),
      'lists/colours.json#/kind: "kind" must be a whole number of at least 2 or "unbounded" or a whole number from 3 to 5, but is 3.',
    ],
    [
      'one of two kinds in another type',
      holds({ kind: {} }),
      'lists/colours.json#/kind: "kind" must be a whole number of at least 2 or "unbounded" or a whole number from 3 to 5, but is {}.',
    ],
    [
      'one of two forms that is no word of it',
      holds({ either: 'c' }),
      'lists/colours.json#/either: "either" must be one of a, b, not "c". Did you mean "a"?',
      'lists/colours.json#/either: "either" must be an object, but is "c". Right is an object.',
    ],
    [
      'one of two forms that lacks something',
      holds({ either: {} }),
      'lists/colours.json#/either: "either" must be a text, but is {}. Right is "a" or "b".',
    ],
    [
      'one of two forms of a wrong value',
      holds({ either: { x: 'a' } }),
      'lists/colours.json#/either: "either" must be a text, but is {"x":"a"}. Right is "a" or "b".',
      'lists/colours.json#/either/x: "x" must be a whole number, but is "a". Right is a whole number.',
    ],
    [
      'one of two forms of a wrong name',
      holds({ either: { y: 1 } }),
      'lists/colours.json#/either: "either" must be a text, but is {"y":1}. Right is "a" or "b".',
      'lists/colours.json#/either/y: "y" is no keyword here. Did you mean "x"?',
    ],
    ['a condition', holds({ when: { a: 1 } }), 'lists/colours.json#/when: "when" lacks "b".'],
    [
      'a demand without words',
      holds({ multiple: 7 }),
      'lists/colours.json#/multiple: "multiple" must be another, but is 7. Right is a whole number.',
    ],
    [
      'a file that is a list',
      { 'lists/colours.json': [] },
      'lists/colours.json#: The file must be an object, but is []. Right is an object.',
    ],
    [
      'a file that is nothing',
      { 'lists/colours.json': null },
      'lists/colours.json#: The file must be an object, but is null. Right is an object.',
    ],
    [
      'a schema of another kind',
      { [`${LIST}/$schema`]: '../dialect/locale.schema.json' },
      'lists/colours.json#/$schema: $schema must be "../dialect/list.schema.json".',
    ],
    [
      'a schema from another place',
      { [`${LIST}/$schema`]: 'dialect/list.schema.json' },
      'lists/colours.json#/$schema: $schema must be "../dialect/list.schema.json".',
    ],
    [
      'a schema of a file further down',
      { 'box/fixtures/accepted/a.json': { $schema: '../../dialect/fixture.schema.json' } },
      'box/fixtures/accepted/a.json#/$schema: $schema must be "../../../dialect/fixture.schema.json".',
    ],
    [
      'a schema that is no text',
      { [`${LIST}/$schema`]: 3 },
      'lists/colours.json#/$schema: "$schema" must be a text, but is 3. Right is a text.',
    ],
    [
      'a file of no kind',
      { 'lists/Colours.json': {}, 'box/deep/x.list.json': {} },
      'box/deep/x.list.json#: No kind of schema file has such a name; see schemas/dialect.',
      'lists/Colours.json#: No kind of schema file has such a name; see schemas/dialect.',
    ],
    [
      'a part of the dialect that is missing',
      { 'dialect/list.schema.json': undefined },
      'lists/colours.json#: There is no dialect/list.schema.json, by which this file is judged.',
    ],
    [
      'a dialect that is wrong itself',
      { 'dialect/list.schema.json#/type': 'obj' },
      'dialect/list.schema.json#/type: "type" must be one of array, boolean, integer, null, number, object, string, but is "obj".',
    ],
    [
      'a part of the dialect with the name of another',
      { 'dialect/list.schema.json#/$id': 'file:///dialect/locale.schema.json' },
      'dialect/locale.schema.json#: The dialect cannot be read: a schema of this file has the name of another one, or a name that is no address. Files of the dialect are known by where they stand: take "$id" out.',
    ],
    [
      'two parts of the dialect with one name',
      { 'dialect/list.schema.json#/$id': 'file:///x', 'dialect/locale.schema.json#/$id': 'file:///x' },
      'dialect/locale.schema.json#/$id: The dialect cannot be read: a schema of this file has the name of another one, or a name that is no address. Files of the dialect are known by where they stand: take "$id" out.',
    ],
    ['a part of the dialect with a name of its own', { 'dialect/list.schema.json#/$id': 'mine' }],
  ]);

  it('ENG-032 tells all that is wrong in a file, with what would be right', () => {
    const own = { ...part, title: 'Another' };
    const contents = { 'dialect/list.schema.json': own, 'lists/colours.json': { text: 3, form: '(' } };
    expect(toldOf(contents)).toEqual([
      'lists/colours.json: "text" must be a text, but is 3. Right is a text.',
      'lists/colours.json: "form" is no regular expression: "(". Right is a text.',
    ]);
  });

  it.each([
    [
      'fixture',
      'box/fixtures/accepted/a.json',
      'box/fixtures/refused/a.b.json',
      'box/fixtures/version-1/a.json',
      'box/fixtures/version-12/a.json',
    ],
    ['migration', 'box/migrations/2.json', 'box/migrations/12.json'],
    ['object', 'box/box.schema.json', 'x.schema.json'],
    ['ui', 'box/box.ui.json'],
    ['category', 'box/categories/h1-2.json'],
    ['checks', 'box/cds-x.checks.json'],
    ['elements', 'box/cds.elements.json'],
    ['list-screen', 'box/boxes-x.list.json'],
    ['message-map', 'box/cds.message.json'],
    ['list', 'lists/a1-b.json'],
    ['stored-list', 'stored-lists/a1-b.json'],
    ['locale', 'locale/en.json', 'locale/en.checks.json', 'locale/en.a-b.json'],
  ])('ENG-032 a %s is known by its name', (kind, ...names) => {
    for (const name of names) {
      const schema = `${'../'.repeat(name.split('/').length - 1)}dialect/${kind}.schema.json`;
      expect(toldOf(edited(files, { [name]: { $schema: schema } }))).toEqual([]);
      expect(toldOf(edited(files, { [name]: { $schema: 'x' } }))).toEqual([
        `${name}: $schema must be "${schema}".`,
      ]);
    }
  });

  it.each([
    'box/fixtures/version-0/a.json',
    'box/fixtures/other/a.json',
    'box/fixtures/accepted/b/a.json',
    'box/fixtures/accepted/a.jsonx',
    'box/migrations/0.json',
    'box/migrations/2.jsonx',
    'box/cds.checks.jsonx',
    'box/boxes.list.jsonx',
    'lists/a.jsonx',
    'stored-lists/a.jsonx',
    'box/migrations/02.json',
    'a/box/migrations/2.json',
    'box/categories/H1.json',
    'box/categories/1h.json',
    'box/categories/h1.jsonx',
    'locale/de.json',
    'locale/en.A.json',
    'locale/en.x.jsonx',
    'box/x/cds.checks.json',
    'locale/cds.checks.json',
    'box/Cds.checks.json',
    'box/1.list.json',
    'lists/A.json',
    'lists/1.json',
    'lists/a/b.json',
    'stored-lists/A.json',
    'x/lists/a.json',
    'x/locale/en.json',
    'box.schemajson',
    'x/stored-lists/a.json',
    'box/x.schema.json.json',
    'box/x.ui.jsonx',
    'box/x.elements.jsonx',
    'box/x.message.jsonx',
  ])('ENG-032 no kind of file is called %s', (name) => {
    expect(toldOf(edited(files, { [name]: {} }))).toEqual([
      `${name}: No kind of schema file has such a name; see schemas/dialect.`,
    ]);
  });
});

function toldOf(contents: Files): readonly string[] {
  const report = createReport();
  checkDialect(
    Object.entries(contents).map(([name, held]) => sourceFile(name, JSON.stringify(held))),
    report,
  );
  return report.findings().map(({ file, message }) => `${file}: ${message}`);
}

describe('what later steps go on with', () => {
  const judged = (contents: Files) => {
    const all = Object.entries(contents).map(([name, held]) =>
      sourceFile(name, typeof held === 'string' ? held : JSON.stringify(held)),
    );
    const kept = checkDialect(all, createReport());
    return (
      kept && {
        doubtful: kept.doubtful,
        held: Object.fromEntries(
          kept.files
            .filter(({ name }) => !name.startsWith('dialect/'))
            .map((file) => [file.name, jsonOf(file)]),
        ),
      }
    );
  };
  const $schema = '../dialect/list.schema.json';

  it.each([
    ['as it is', { text: 'a' }, { text: 'a' }, true],
    ['with a name as it was meant', { txt: 'a' }, { text: 'a' }, true],
    ['with a name as it stands there already', { txt: 'b', text: 'a' }, { text: 'a' }, true],
    ['without a name that nobody can guess', { seventeen: 'a', text: 'a' }, { text: 'a' }, true],
    ['with a choice as it was meant', { one: 'rad' }, { one: 'red' }, true],
    ['without a choice that nobody can guess', { one: 'seventeen' }, {}, false],
    ['with the only value there is', { only: false }, { only: true }, true],
    ['without a value of another type', { text: 3, code: 'AB' }, { code: 'AB' }, false],
    ['without the wrong entries of a list', { rows: [1, 'a', 2] }, { rows: ['a'] }, false],
    ['without the list that has no entries then', { rows: [1] }, {}, false],
    ['without what needs something else', { apart: { a: 1, b: 1 } }, { apart: { a: 1 } }, false],
    ['without what lacks something', { apart: {} }, {}, false],
    ['without what is inside only', { names: { a: 'x', b: 1 } }, { names: { b: 1 } }, false],
    ['with a name inside as it was meant', { choice: { aa: 1 } }, { choice: { a: 1 } }, true],
    ['without a form that is none', { choice: { b: 1 } }, {}, false],
  ])('a file %s', (_, held, kept, isWhole) => {
    expect(judged(edited(files, holds(held)))).toEqual({
      doubtful: isWhole ? [] : ['lists/colours.json'],
      held: { 'lists/colours.json': { $schema, ...kept } },
    });
  });

  it('a file that is no JSON, as far as it can be read', () => {
    expect(
      judged({ ...files, 'lists/colours.json': `{"$schema": "${$schema}", "text": "a" "code": "AB"}` }),
    ).toEqual({
      doubtful: ['lists/colours.json'],
      held: { 'lists/colours.json': { $schema, text: 'a', code: 'AB' } },
    });
  });

  it.each([
    ['a list of no use', { 'lists/colours.json': [] }, undefined],
    ['a list of a name that is none', holds({ names: { A: 1 } }), undefined],
    ['a fixture of no use', { 'box/fixtures/accepted/a.json': [] }, ['box/fixtures/accepted/a.json']],
    ['a category of no use', { 'box/categories/a.json': [] }, ['box/categories/a.json']],
    ['a migration of no use', { 'box/migrations/2.json': [] }, ['box/migrations/2.json']],
    ['checks of no use', { 'box/cds.checks.json': [] }, ['box/cds.checks.json']],
    ['elements of no use', { 'box/cds.elements.json': [] }, ['box/cds.elements.json']],
    ['a list screen of no use', { 'box/boxes.list.json': [] }, ['box/boxes.list.json']],
    ['a map of no use', { 'box/cds.message.json': [] }, ['box/cds.message.json']],
    ['a layout of no use', { 'box/box.ui.json': [] }, undefined],
    ['texts of no use', { 'locale/en.checks.json': [] }, undefined],
    ['a file of no kind', { 'box/box.txt.json': [] }, []],
    ['a dialect that is no JSON', { 'dialect/list.schema.json': '{' }, undefined],
  ])('%s', (_, more, doubtful) => {
    expect(judged({ ...files, ...(more as Files) })?.doubtful).toEqual(doubtful);
  });
});

describe('the dialect itself', () => {
  const SELF = 'dialect/some.schema.json#';
  findsExactly(
    ({ files }, report) => checkDialectItself(files, report),
    {
      'dialect/some.schema.json': {
        $schema: META,
        additionalProperties: false,
        definitions: { word: { type: 'string', pattern: '^a$' }, 'a/b': {} },
        properties: {
          a: { $ref: '#/definitions/word' },
          b: { $ref: 'more.schema.json#/properties/c' },
          d: { $ref: '#/definitions/a~1b' },
          e: { $ref: '#' },
          items: { pattern: '^(a)$', items: [{ pattern: '^b$' }] },
        },
        patternProperties: {
          '^x': {
            not: { pattern: '^c$' },
            allOf: [{ if: { pattern: 'x' }, else: true, contains: {}, propertyNames: {} }],
          },
        },
        required: ['a'],
        examples: [{ $ref: 'nowhere', pattern: '(' }],
      },
      'dialect/more.schema.json': { $schema: META, definitions: {}, properties: { c: {} } },
    },
    [
      [
        'a list',
        { 'dialect/some.schema.json': [] },
        'dialect/some.schema.json#: The file must be object: a schema of JSON Schema, draft 7.',
      ],
      [
        'a text',
        { 'dialect/some.schema.json': 'x' },
        'dialect/some.schema.json#: The file must be object: a schema of JSON Schema, draft 7.',
      ],
      [
        'nothing',
        { 'dialect/some.schema.json': null },
        'dialect/some.schema.json#: The file must be object: a schema of JSON Schema, draft 7.',
      ],
      [
        'no schema',
        { [`${SELF}/$schema`]: undefined },
        'dialect/some.schema.json#: The file lacks "$schema".',
      ],
      [
        'another schema',
        { [`${SELF}/$schema`]: 'x' },
        'dialect/some.schema.json#/$schema: "$schema" must be "http://json-schema.org/draft-07/schema#".',
      ],
      [
        'a file that may hold anything',
        { 'dialect/more.schema.json#/definitions': undefined },
        'dialect/more.schema.json#: A file that may hold anything is no dialect: close it with "additionalProperties".',
      ],
      [
        'a file that says that it may hold anything',
        {
          'dialect/more.schema.json#/definitions': undefined,
          'dialect/more.schema.json#/additionalProperties': true,
        },
        'dialect/more.schema.json#: A file that may hold anything is no dialect: close it with "additionalProperties".',
      ],
      [
        'a file that holds something',
        {
          'dialect/more.schema.json#/definitions': undefined,
          'dialect/more.schema.json#/additionalProperties': {},
        },
      ],
      [
        'a type that is none',
        { [`${SELF}/properties/a/type`]: 'txt' },
        'dialect/some.schema.json#/properties/a/type: "type" must be one of array, boolean, integer, null, number, object, string, but is "txt".',
      ],
      [
        'a minimum that is none',
        { [`${SELF}/properties/a/minLength`]: -1, [`${SELF}/properties/b/minLength`]: 'x' },
        'dialect/some.schema.json#/properties/a/minLength: "minLength" must be >= 0, but is -1.',
        'dialect/some.schema.json#/properties/b/minLength: "minLength" must be integer, but is "x".',
      ],
      [
        'a required name that is none',
        { [`${SELF}/required/0`]: 3 },
        'dialect/some.schema.json#/required/0: "0" must be string, but is 3.',
      ],
      [
        'a reference to no name',
        { [`${SELF}/properties/a/$ref`]: '#/definitions/wrd' },
        'dialect/some.schema.json#/properties/a/$ref: The reference "#/definitions/wrd" leads nowhere. Did you mean "word"?',
      ],
      [
        'a reference to a name far from all',
        { [`${SELF}/properties/a/$ref`]: '#/definitions/seventeen' },
        'dialect/some.schema.json#/properties/a/$ref: The reference "#/definitions/seventeen" leads nowhere.',
      ],
      [
        'a reference to no file',
        { [`${SELF}/properties/b/$ref`]: 'mure.schema.json#/properties/c' },
        'dialect/some.schema.json#/properties/b/$ref: The reference "mure.schema.json#/properties/c" leads nowhere. Did you mean "more.schema.json"?',
      ],
      [
        'a reference through a value',
        { [`${SELF}/properties/a/$ref`]: '#/additionalProperties/x' },
        'dialect/some.schema.json#/properties/a/$ref: The reference "#/additionalProperties/x" leads nowhere.',
      ],
      [
        'a reference like a member of all objects',
        { [`${SELF}/properties/a/$ref`]: '#/toString' },
        'dialect/some.schema.json#/properties/a/$ref: The reference "#/toString" leads nowhere.',
      ],
      [
        'a pattern that cannot be read',
        { [`${SELF}/definitions/word/pattern`]: '(' },
        'dialect/some.schema.json#/definitions/word/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern of names that cannot be read',
        { [`${SELF}/patternProperties/(`]: {} },
        'dialect/some.schema.json#/patternProperties/(: This name is no regular expression: "(".',
      ],
      [
        'a pattern in what is not',
        { [`${SELF}/patternProperties/^x/not/pattern`]: '(' },
        'dialect/some.schema.json#/patternProperties/^x/not/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in a row',
        { [`${SELF}/patternProperties/^x/allOf/0/if/pattern`]: '(' },
        'dialect/some.schema.json#/patternProperties/^x/allOf/0/if/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in entries',
        { [`${SELF}/properties/a/items`]: { pattern: '(' } },
        'dialect/some.schema.json#/properties/a/items/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in one of several entries',
        { [`${SELF}/properties/a/items`]: [{ pattern: '(' }] },
        'dialect/some.schema.json#/properties/a/items/0/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in more names',
        { 'dialect/more.schema.json#/additionalProperties': { anyOf: [{ oneOf: [{ pattern: '(' }] }] } },
        'dialect/more.schema.json#/additionalProperties/anyOf/0/oneOf/0/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in what comes then',
        { [`${SELF}/patternProperties/^x/allOf/0/then`]: { pattern: '(' } },
        'dialect/some.schema.json#/patternProperties/^x/allOf/0/then/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in what comes else',
        { [`${SELF}/patternProperties/^x/allOf/0/else`]: { pattern: '(' } },
        'dialect/some.schema.json#/patternProperties/^x/allOf/0/else/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in what is contained',
        { [`${SELF}/patternProperties/^x/allOf/0/contains/pattern`]: '(' },
        'dialect/some.schema.json#/patternProperties/^x/allOf/0/contains/pattern: "pattern" is no regular expression: "(".',
      ],
      [
        'a pattern in names',
        { [`${SELF}/patternProperties/^x/allOf/0/propertyNames/pattern`]: '(' },
        'dialect/some.schema.json#/patternProperties/^x/allOf/0/propertyNames/pattern: "pattern" is no regular expression: "(".',
      ],
    ],
  );

  it.each([
    ['a', true],
    ['(', false],
    ['\\-', false],
  ])('%s can be read: %s', (pattern, is) => {
    expect(isRegex(pattern)).toBe(is);
  });
});
