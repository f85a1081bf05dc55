import { describe, expect, it } from 'vitest';
import { anchorProblem, checkLimits } from '../../../generators/check/limits.ts';
import { findsExactly } from './made.ts';

const FIELD = 'box/box.schema.json#/properties';
const UI = 'box/box.ui.json#/fields';
const LISTS = 'box/box.ui.json#/lists';
const source = 'Specification 3';

const box = {
  'box/box.schema.json': {
    title: 'Box',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string', source, minLength: 2, maxLength: 6, entry: { maxLength: 6, minLength: 2 } },
      code: { type: 'string', source, pattern: '^[A-Z]{2,4}$', maxLength: 4 },
      grade: { type: 'string', source, enum: ['A', 'BB'], default: 'A' },
      count: { type: 'integer', source, minimum: 1, maximum: 9, default: 1 },
      day: { type: 'string', source, format: 'date' },
      digits: { type: 'string', source, format: 'digits', maxLength: 5 },
      free: { type: 'string' },
      colour: { type: 'string', source, maxLength: 5 },
      sealed: { type: 'boolean', default: false },
      lids: {
        type: 'array',
        source,
        minItems: 1,
        advisedMaxItems: 2,
        maxItems: 3,
        items: { $ref: 'lid.schema.json' },
      },
    },
  },
  'box/box.ui.json': {
    fields: {
      name: { inputMaxLength: 6, counter: true },
      grade: { inputMaxLength: 2, defaults: [{ value: 'BB' }] },
      code: { inputMaxLength: 4 },
      day: { inputMaxLength: 10 },
      colour: { codeList: 'colours', defaults: [{ value: 'red' }] },
      free: { inputMaxLength: 3 },
    },
    lists: { lids: { initial: [{ rows: [{ size: 's' }, { size: 'm' }] }, { rows: [] }] } },
    sections: [],
  },
  'box/lid.schema.json': {
    title: 'Lid',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string', source, enum: ['s', 'm'] } },
  },
  'box/lid.ui.json': { fields: {}, sections: [] },
  'ask/ask.schema.json': {
    title: 'Ask',
    description: '',
    form: true,
    properties: {
      word: {
        type: 'string',
        source,
        minLength: 3,
        maxLength: 6,
        pattern: '^[a-z]{3,6}$',
        entry: { maxLength: 6 },
      },
    },
  },
  'ask/ask.ui.json': { fields: {}, sections: [] },
  'lists/colours.json': {
    label: '',
    source,
    date: '2026-01-01',
    options: [
      { value: 'red', label: 'Red' },
      { value: 'blue', label: 'Blue' },
    ],
  },
};

describe('limits', () => {
  findsExactly(({ authored, objects }, report) => checkLimits(authored, objects, report), box, [
    [
      'fewest rows above most',
      { [`${FIELD}/lids/minItems`]: 4 },
      'box/box.schema.json#/properties/lids/minItems: minItems 4 is above maxItems 3.',
      'box/box.schema.json#/properties/lids/advisedMaxItems: advisedMaxItems 2 is below minItems 4.',
    ],
    [
      'fewest rows that are the most',
      { [`${FIELD}/lids/minItems`]: 3, [`${FIELD}/lids/advisedMaxItems`]: undefined },
    ],
    ['fewest rows without a most', { [`${FIELD}/lids/minItems`]: 2, [`${FIELD}/lids/maxItems`]: undefined }],
    [
      'advised rows that are the most',
      { [`${FIELD}/lids/advisedMaxItems`]: 3 },
      'box/box.schema.json#/properties/lids/advisedMaxItems: advisedMaxItems 3 is never passed: there are at most 3 rows ("maxItems"). Leave it out, or lower it.',
    ],
    [
      'advised rows below the fewest',
      { [`${FIELD}/lids/minItems`]: 3, [`${FIELD}/lids/maxItems`]: 4 },
      'box/box.schema.json#/properties/lids/advisedMaxItems: advisedMaxItems 2 is below minItems 3.',
    ],
    ['advised rows that are the fewest', { [`${FIELD}/lids/minItems`]: 2 }],
    ['advised rows alone', { [`${FIELD}/lids/minItems`]: undefined, [`${FIELD}/lids/maxItems`]: undefined }],
    [
      'most rows without a source',
      { [`${FIELD}/lids/source`]: undefined },
      'box/box.schema.json#/properties/lids/maxItems: "lids" has a limit without "source": say where it was read.',
    ],
    [
      'advised rows without a source',
      { [`${FIELD}/lids/source`]: undefined, [`${FIELD}/lids/maxItems`]: undefined },
      'box/box.schema.json#/properties/lids/advisedMaxItems: "lids" has a limit without "source": say where it was read.',
    ],
    [
      'fewest rows without a source',
      {
        [`${FIELD}/lids/source`]: undefined,
        [`${FIELD}/lids/maxItems`]: undefined,
        [`${FIELD}/lids/advisedMaxItems`]: undefined,
      },
    ],
    ['a list of no rows there are', { [`${FIELD}/lids/items/$ref`]: 'lod.schema.json' }],

    [
      'fewest characters above most',
      { [`${FIELD}/name/minLength`]: 7 },
      'box/box.schema.json#/properties/name/minLength: minLength 7 is above maxLength 6.',
      'box/box.schema.json#/properties/name/entry: The entry rule of "name" is looser than what is valid: minLength 2 against 7.',
      'box/box.schema.json#/properties/name/entry/maxLength: What may be typed has at most 6 characters, but what is valid at least 7.',
    ],
    [
      'fewest characters that are the most',
      { [`${FIELD}/name/minLength`]: 6, [`${FIELD}/name/entry/minLength`]: 6 },
    ],
    [
      'a minimum above the maximum',
      { [`${FIELD}/count/minimum`]: 10 },
      'box/box.schema.json#/properties/count/minimum: minimum 10 is above maximum 9.',
      'box/box.schema.json#/properties/count/default: The default 1 is not valid. At least 10.',
    ],
    ['a minimum that is the maximum', { [`${FIELD}/count/maximum`]: 1 }],
    ['a minimum without a maximum', { [`${FIELD}/count/maximum`]: undefined }],
    [
      'a limit without a source',
      { [`${FIELD}/digits/source`]: undefined },
      'box/box.schema.json#/properties/digits: "digits" has a limit without "source": say where it was read.',
    ],
    ['a flag without a source', { [`${FIELD}/sealed/source`]: undefined }],
    [
      'a value that is no valid one',
      { [`${FIELD}/grade/maxLength`]: 1 },
      'box/box.schema.json#/properties/grade/enum: The value "BB" can never be valid. At most 1 character.',
    ],
    [
      'a value of another type',
      { [`${FIELD}/grade/enum`]: ['A', 3] },
      'box/box.schema.json#/properties/grade/enum: The value "3" can never be valid. Must be text.',
    ],
    [
      'a default that is no value',
      { [`${FIELD}/grade/default`]: 'C' },
      'box/box.schema.json#/properties/grade/default: The default "C" is not valid. One of: A, BB.',
    ],
    [
      'a default of another type',
      { [`${FIELD}/sealed/default`]: 'no' },
      'box/box.schema.json#/properties/sealed/default: The default "no" is not valid. Must be true or false.',
    ],
    [
      'a default beyond the maximum',
      { [`${FIELD}/count/default`]: 12 },
      'box/box.schema.json#/properties/count/default: The default 12 is not valid. At most 9.',
    ],

    [
      'a pattern without its beginning',
      { [`${FIELD}/code/pattern`]: '[A-Z]{2,4}$' },
      'box/box.schema.json#/properties/code/pattern: The pattern [A-Z]{2,4}$ must begin with ^ and end with $, or it fits any text that holds such a piece.',
    ],
    [
      'a pattern that takes no text',
      { [`${FIELD}/code/pattern`]: '^$' },
      'box/box.schema.json#/properties/code/pattern: The pattern ^$ takes no text at all.',
    ],
    [
      'a pattern that needs more characters than there may be',
      { [`${FIELD}/code/pattern`]: '^[A-Z]{5}$' },
      'box/box.schema.json#/properties/code/pattern: The pattern ^[A-Z]{5}$ needs at least 5 characters, but "maxLength" is 4: no text fits both.',
    ],
    [
      'a pattern that takes more characters than there may be',
      { [`${FIELD}/code/pattern`]: '^[A-Z]{2,5}$' },
      'box/box.schema.json#/properties/code/pattern: The pattern ^[A-Z]{2,5}$ takes up to 5 characters, but "maxLength" is 4: its longest texts are refused.',
    ],
    ['a pattern of any length', { [`${FIELD}/code/pattern`]: '^[A-Z]+$' }],
    [
      'a pattern that takes fewer characters than there must be',
      { [`${FIELD}/code/minLength`]: 5, [`${FIELD}/code/maxLength`]: 6 },
      'box/box.schema.json#/properties/code/pattern: The pattern ^[A-Z]{2,4}$ takes at most 4 characters, but "minLength" is 5: no text fits both.',
    ],
    ['a pattern that takes as many characters as there must be', { [`${FIELD}/code/minLength`]: 4 }],
    ['a pattern without a maximum', { [`${FIELD}/code/maxLength`]: undefined }],
    [
      'a pattern that no text of the format has',
      { [`${FIELD}/code/format`]: 'digits' },
      'box/box.schema.json#/properties/code/pattern: The pattern ^[A-Z]{2,4}$ and the format "digits" exclude each other: no text fits both.',
    ],
    ['a pattern that texts of the format have', { [`${FIELD}/digits/pattern`]: '^(|[0-9]{2}|AB)$' }],
    [
      'a pattern of which only the blank text has the format',
      { [`${FIELD}/digits/pattern`]: '^(|[A-Z]{2})$' },
      'box/box.schema.json#/properties/digits/pattern: The pattern ^(|[A-Z]{2})$ and the format "digits" exclude each other: no text fits both.',
    ],
    ['a pattern that cannot be read', { [`${FIELD}/code/pattern`]: '^(?=A)B$', [`${UI}/code`]: {} }],

    [
      'an entry of more characters',
      { [`${FIELD}/name/entry/maxLength`]: 7 },
      'box/box.schema.json#/properties/name/entry: The entry rule of "name" is looser than what is valid: maxLength 7 against 6.',
    ],
    [
      'an entry of fewer characters',
      { [`${FIELD}/name/entry/maxLength`]: 5, [`${UI}/name/inputMaxLength`]: 5 },
    ],
    [
      'an entry of fewer characters than are valid',
      { [`${FIELD}/name/entry`]: { maxLength: 1, minLength: 1 } },
      'box/box.schema.json#/properties/name/entry: The entry rule of "name" is looser than what is valid: minLength 1 against 2.',
      'box/box.schema.json#/properties/name/entry/maxLength: What may be typed has at most 1 characters, but what is valid at least 2.',
    ],
    [
      'an entry of as many characters as are valid',
      { [`${FIELD}/name/entry`]: { maxLength: 2, minLength: 2 }, [`${UI}/name/inputMaxLength`]: 2 },
    ],
    [
      'an entry without a minimum',
      { [`${FIELD}/name/entry/minLength`]: undefined },
      'box/box.schema.json#/properties/name/entry: The entry rule of "name" is looser than what is valid: minLength none against 2.',
    ],
    [
      'an entry without a maximum',
      { [`${FIELD}/name/entry/maxLength`]: undefined },
      'box/box.schema.json#/properties/name/entry: The entry rule of "name" is looser than what is valid: maxLength none against 6.',
    ],
    [
      'an entry whose least is above its most',
      { [`${FIELD}/name/entry`]: { minLength: 6, maxLength: 5 } },
      'box/box.schema.json#/properties/name/entry/minLength: minLength 6 is above maxLength 5.',
    ],
    [
      'an entry whose minimum is above its maximum',
      { [`${FIELD}/count/entry`]: { minimum: 6, maximum: 5 } },
      'box/box.schema.json#/properties/count/entry/minimum: minimum 6 is above maximum 5.',
    ],
    ['an entry of any text', { [`${FIELD}/name/entry`]: 'free' }],
    ['an entry that is what is valid', { [`${FIELD}/name/entry`]: 'valid' }],
    [
      'an entry of a pattern without its end',
      { [`${FIELD}/name/entry/pattern`]: '^[a-z]{2,6}' },
      'box/box.schema.json#/properties/name/entry/pattern: The pattern ^[a-z]{2,6} must begin with ^ and end with $, or it fits any text that holds such a piece.',
    ],
    [
      'an entry of a pattern beyond its maximum',
      { [`${FIELD}/name/entry/pattern`]: '^[a-z]{2,7}$' },
      'box/box.schema.json#/properties/name/entry/pattern: The pattern ^[a-z]{2,7}$ takes up to 7 characters, but "maxLength" is 6: its longest texts are refused.',
    ],
    [
      'an entry of a value that it refuses itself',
      { [`${FIELD}/name/entry/enum`]: ['abc', 'a'] },
      'box/box.schema.json#/properties/name/entry/enum: The value "a" can never be typed. At least 2 characters.',
    ],
    ['an entry of values that are valid', { [`${FIELD}/name/entry/enum`]: ['abc', 'ab'] }],
    [
      'an entry of more values',
      { [`${FIELD}/grade/entry`]: { enum: ['A', 'C'] } },
      'box/box.schema.json#/properties/grade/entry: The entry rule of "grade" is looser than what is valid: values beyond the enum.',
    ],
    ['an entry of fewer values', { [`${FIELD}/grade/entry`]: { enum: ['A'] } }],
    [
      'an entry of any text where there are values',
      { [`${FIELD}/grade/entry`]: { maxLength: 2 } },
      'box/box.schema.json#/properties/grade/entry: The entry rule of "grade" is looser than what is valid: values beyond the enum.',
    ],
    ['an entry of another pattern', { [`${FIELD}/code/entry`]: { pattern: '^[A-Z]{2,3}$' } }],
    [
      'an entry of a wider pattern',
      { [`${FIELD}/code/entry`]: { pattern: '^[A-Z]{1,4}$' } },
      'box/box.schema.json#/properties/code/entry: The entry rule of "code" is looser than what is valid: pattern ^[A-Z]{1,4}$ against ^[A-Z]{2,4}$.',
    ],
    [
      'an entry of a narrower maximum alone where there is a pattern',
      { [`${FIELD}/code/entry`]: { maxLength: 3 } },
      'box/box.schema.json#/properties/code/entry: The entry rule of "code" is looser than what is valid: pattern none against ^[A-Z]{2,4}$.',
    ],
    [
      'an entry of the same pattern that cannot be read',
      {
        [`${FIELD}/code/pattern`]: '^(?=A)B$',
        [`${FIELD}/code/entry`]: { pattern: '^(?=A)B$', maxLength: 4 },
        [`${UI}/code`]: {},
      },
    ],
    [
      'an entry of another format',
      { [`${FIELD}/digits/entry`]: { format: 'numeric', maxLength: 5 } },
      'box/box.schema.json#/properties/digits/entry: The entry rule of "digits" is looser than what is valid: format numeric against digits.',
    ],
    ['an entry of the same format', { [`${FIELD}/digits/entry`]: { format: 'digits', maxLength: 5 } }],
    [
      'an entry of a format without a maximum',
      { [`${FIELD}/digits/entry`]: { format: 'digits' } },
      'box/box.schema.json#/properties/digits/entry: The entry rule of "digits" is looser than what is valid: maxLength none against 5.',
    ],

    [
      'a form whose entry leaves the least and the pattern to the sending',
      { 'ask/ask.schema.json#/properties/word/entry/maxLength': 5 },
    ],
    [
      'a form whose entry takes more characters',
      { 'ask/ask.schema.json#/properties/word/entry/maxLength': 7 },
      'ask/ask.schema.json#/properties/word/entry: The entry rule of "word" is looser than what is valid: maxLength 7 against 6.',
    ],
    [
      'a form whose entry has a least of its own',
      { 'ask/ask.schema.json#/properties/word/entry/minLength': 1 },
      'ask/ask.schema.json#/properties/word/entry: The entry rule of "word" is looser than what is valid: minLength 1 against 3.',
    ],
    [
      'a form whose entry has a wider pattern of its own',
      { 'ask/ask.schema.json#/properties/word/entry/pattern': '^[a-z0-9]{3,6}$' },
      'ask/ask.schema.json#/properties/word/entry: The entry rule of "word" is looser than what is valid: pattern ^[a-z0-9]{3,6}$ against ^[a-z]{3,6}$.',
    ],
    [
      'a form whose entry has a narrower pattern of its own',
      { 'ask/ask.schema.json#/properties/word/entry/pattern': '^[a-f]{3,6}$' },
    ],
    [
      'no form, whose entry leaves them out',
      { 'ask/ask.schema.json#/form': undefined },
      'ask/ask.schema.json#/properties/word/entry: The entry rule of "word" is looser than what is valid: minLength none against 3.',
      'ask/ask.schema.json#/properties/word/entry: The entry rule of "word" is looser than what is valid: pattern none against ^[a-z]{3,6}$.',
    ],

    [
      'an input of more characters than the rule',
      { [`${UI}/name/inputMaxLength`]: 7 },
      'box/box.ui.json#/fields/name/inputMaxLength: The input takes 7 characters, but the rule at most 6.',
    ],
    [
      'an input of more characters than an entry',
      { [`${FIELD}/name/entry/maxLength`]: 5 },
      'box/box.ui.json#/fields/name/inputMaxLength: The input takes 6 characters, but the rule at most 5.',
    ],
    [
      'an input of more characters where an entry is free',
      { [`${FIELD}/name/entry`]: 'free', [`${UI}/name/inputMaxLength`]: 7 },
      'box/box.ui.json#/fields/name/inputMaxLength: The input takes 7 characters, but the rule at most 6.',
    ],
    [
      'an input of fewer characters than are valid',
      { [`${UI}/name/inputMaxLength`]: 1 },
      'box/box.ui.json#/fields/name/inputMaxLength: The input takes 1 characters, but what is valid has at least 2.',
    ],
    ['an input of as few characters as are valid', { [`${UI}/name/inputMaxLength`]: 2 }],
    [
      'an input of fewer characters than each value has',
      {
        [`${FIELD}/grade/enum`]: ['AAA', 'BB'],
        [`${FIELD}/grade/default`]: undefined,
        [`${UI}/grade`]: { inputMaxLength: 1 },
      },
      'box/box.ui.json#/fields/grade/inputMaxLength: The input takes 1 characters, but what is valid has at least 2.',
    ],
    ['an input of as many characters as the shortest value has', { [`${UI}/grade`]: { inputMaxLength: 1 } }],
    [
      'an input of fewer characters than the pattern needs',
      { [`${UI}/code/inputMaxLength`]: 1 },
      'box/box.ui.json#/fields/code/inputMaxLength: The input takes 1 characters, but what is valid has at least 2.',
    ],
    ['an input of as many characters as the pattern needs', { [`${UI}/code/inputMaxLength`]: 2 }],
    [
      'an input of fewer characters than a day has',
      { [`${UI}/day/inputMaxLength`]: 9 },
      'box/box.ui.json#/fields/day/inputMaxLength: The input takes 9 characters, but what is valid has at least 10.',
    ],
    [
      'an input of more characters than a day has',
      { [`${UI}/day/inputMaxLength`]: 11 },
      'box/box.ui.json#/fields/day/inputMaxLength: The input takes 11 characters, but each date has 10: leave it out.',
    ],
    [
      'an input of more characters than a moment has',
      { [`${FIELD}/day/format`]: 'date-time', [`${UI}/day/inputMaxLength`]: 17 },
      'box/box.ui.json#/fields/day/inputMaxLength: The input takes 17 characters, but each date-time has 16: leave it out.',
    ],
    [
      'an input of fewer characters than a moment has',
      { [`${FIELD}/day/format`]: 'date-time' },
      'box/box.ui.json#/fields/day/inputMaxLength: The input takes 10 characters, but what is valid has at least 16.',
    ],
    ['an input of any number of digits', { [`${UI}/digits`]: { inputMaxLength: 1 } }],
    [
      'an input of fewer characters than its default',
      { [`${FIELD}/grade/default`]: 'BB', [`${UI}/grade`]: { inputMaxLength: 1 } },
      'box/box.ui.json#/fields/grade/inputMaxLength: The input takes 1 characters, but the default "BB" has 2: nobody could type it again.',
    ],
    [
      'an input of fewer characters than a default by a condition',
      { [`${UI}/grade/inputMaxLength`]: 1 },
      'box/box.ui.json#/fields/grade/inputMaxLength: The input takes 1 characters, but the default "BB" has 2: nobody could type it again.',
    ],
    ['an input without a default', { [`${UI}/free/inputMaxLength`]: 0 }],
    [
      'a counter without a maximum',
      { [`${UI}/free/counter`]: true },
      'box/box.ui.json#/fields/free/counter: A counter needs a maxLength, and "free" has none.',
    ],
    [
      'a default by a condition that is no value',
      { [`${UI}/grade/defaults/0/value`]: 'C' },
      'box/box.ui.json#/fields/grade/defaults/0/value: The default "C" is not valid. One of: A, BB.',
    ],
    [
      'a second default that is no value',
      { [`${UI}/grade/defaults/1`]: { value: 'D' } },
      'box/box.ui.json#/fields/grade/defaults/1/value: The default "D" is not valid. One of: A, BB.',
    ],
    [
      'a default that no option has',
      { [`${UI}/colour/defaults/0/value`]: 'green' },
      'box/box.ui.json#/fields/colour/defaults/0/value: The default "green" is not valid. The code list colours has no "green".',
    ],
    [
      'a list of a code that the field refuses',
      { [`${FIELD}/colour/maxLength`]: 3 },
      'box/box.ui.json#/fields/colour/codeList: The list colours offers "blue", which "colour" refuses. At most 3 characters.',
    ],
    [
      'a wrong limit, of which its default tells nothing more',
      { [`${FIELD}/colour/minLength`]: 6 },
      'box/box.schema.json#/properties/colour/minLength: minLength 6 is above maxLength 5.',
    ],
    ['no layout', { 'box/box.ui.json': undefined }],

    [
      'more rows at the birth than there may be',
      { [`${FIELD}/lids/maxItems`]: 1, [`${FIELD}/lids/advisedMaxItems`]: undefined },
      'box/box.ui.json#/lists/lids/initial/0/rows: "lids" is born with 2 rows, but may have 1.',
    ],
    [
      'more rows at the birth than are advised',
      { [`${FIELD}/lids/maxItems`]: undefined, [`${FIELD}/lids/advisedMaxItems`]: 1 },
      'box/box.ui.json#/lists/lids/initial/0/rows: "lids" is born with 2 rows, but may have 1.',
    ],
    ['more rows at the birth than are advised, though more may be', { [`${FIELD}/lids/advisedMaxItems`]: 1 }],
    [
      'any rows at the birth',
      { [`${FIELD}/lids/maxItems`]: undefined, [`${FIELD}/lids/advisedMaxItems`]: undefined },
    ],
    [
      'a row at the birth of a wrong value',
      { [`${LISTS}/lids/initial/0/rows/1/size`]: 'l' },
      'box/box.ui.json#/lists/lids/initial/0/rows/1/size: A row cannot be born with size "l". One of: s, m.',
    ],
    [
      'a row at the birth of a field that there is not',
      { [`${LISTS}/lids/initial/1/rows`]: [{ saze: 's' }] },
      'box/box.ui.json#/lists/lids/initial/1/rows/0/saze: A row cannot be born with saze "s". box/lid.schema.json has no field "saze".',
    ],
    ['no rows at the birth', { 'box/box.ui.json#/lists': undefined }],
    [
      'rows at the birth of a list that there is not',
      { [`${LISTS}/lods`]: { initial: [{ rows: [{ size: 'x' }] }] } },
    ],
  ]);
});

describe('a pattern', () => {
  const beginning = 'must begin with ^ and end with $, or it fits any text that holds such a piece.';
  const halves = 'is anchored by halves: each anchor holds only one side of the |. Put the choice in ( ).';
  it.each([
    ['^a$', undefined],
    ['a$', beginning],
    ['^a', beginning],
    ['b^a$', beginning],
    ['^a$b', beginning],
    ['^a\\$', beginning],
    ['^a\\\\$', undefined],
    ['^a\\\\\\$', beginning],
    ['^a|b$', halves],
    ['^(a|b)$', undefined],
    ['^((a|b)|c)$', undefined],
    ['^((a)|b)|c$', halves],
    ['^a\\|b$', undefined],
    ['^[|]$', undefined],
    ['^[\\]|]$', undefined],
    ['^\\(a|b\\)$', halves],
    ['^[(]a|b[)]$', halves],
  ])('%s', (pattern, why) => {
    expect(anchorProblem(pattern)).toBe(why);
  });
});
