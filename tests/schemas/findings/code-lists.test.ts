import { describe, expect, it } from 'vitest';
import { checkCodeLists } from '../../../generators/check/code-lists.ts';
import { isDay } from '../../../generators/check/elements.ts';
import { checkLimits } from '../../../generators/check/limits.ts';
import { findsExactly } from './made.ts';

const LIST = 'lists/colours.json#';
const STORED = 'stored-lists/offices.json#';
const UI = 'box/box.ui.json#/fields';
const FIELD = 'box/box.schema.json#/properties';

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      colour: { type: 'string', maxLength: 4, source: 'CDS DE 1/1: an..4', dataElement: '1/1' },
      office: { type: 'string', maxLength: 8, source: 'CDS DE 5/12, Office/ID: an8' },
      first: { type: 'string', maxLength: 2, source: 'x' },
      last: { type: 'string', source: 'x', maxLength: 9, entry: { maxLength: 3 } },
      rows: { type: 'array', items: { $ref: 'row.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {
      colour: { codeList: 'colours' },
      office: { codeList: 'offices' },
      first: { codeList: 'splits', continuesIn: 'last' },
      last: {},
    },
    sections: [],
  },
  'box/row.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { colour: { type: 'string', maxLength: 4, source: 'x', dataElement: '1/1' } },
  },
  'box/row.ui.json': { fields: { colour: { codeList: 'colours' } }, sections: [] },
  'box/cds.message.json': { document: 'box' },
  'lists/colours.json': {
    label: '',
    source: 'Codes of DE 1/1',
    date: '2026-02-28',
    guides: { source: '', date: '2026-02-28' },
    pinned: ['RED'],
    options: [
      { value: 'RED', label: 'One', aliases: ['R1', 'R2'], page: 'a' },
      { value: 'BLUE', label: 'One', offered: false, aliases: ['B'] },
    ],
  },
  'lists/others.json': {
    label: '',
    source: '',
    date: '2026-02-28',
    dictionaries: ['chief'],
    options: [{ value: 'A', label: '' }],
  },
  'lists/later.json': {
    label: '',
    source: 'Specification 2',
    date: '2026-02-28',
    awaits: 'bag',
    options: [
      { value: 'A', label: 'a' },
      { value: 'B', label: 'b' },
    ],
  },
  'stored-lists/offices.json': {
    label: '',
    source: 'Offices',
    dictionaries: ['cds'],
    pattern: '^[A-Z]{2}[0-9]{6}$',
    example: 'GB000001',
  },
  'stored-lists/splits.json': {
    label: '',
    source: '',
    dictionaries: ['cds'],
    pattern: '^[A-Z]{2}[0-9]{0,3}$',
    example: 'GB1',
    joined: { box: ['first', 'last'] },
  },
};

describe('code lists', () => {
  findsExactly(({ authored, objects }, report) => checkCodeLists(authored, objects, report), box, [
    ['a document that goes to nobody', { 'box/cds.message.json': undefined }],
    [
      'fields without a layout',
      { 'box/box.ui.json': undefined },
      'stored-lists/offices.json#: No field offers the list offices: name it in a "codeList", or delete the file.',
      'stored-lists/splits.json#: No field offers the list splits: name it in a "codeList", or delete the file.',
      'stored-lists/splits.json#/joined/box/0: A code stands in "first" and then in "last", but the UI schema lets an entry of "first" go on in no field.',
    ],
    ['codes whose last field goes on', { [`${UI}/last/continuesIn`]: 'office' }],
    [
      'a list that no field offers',
      { [`${UI}/colour`]: {}, 'box/row.ui.json#/fields': {} },
      'lists/colours.json#: No field offers the list colours: name it in a "codeList", or delete the file.',
    ],
    [
      'a list of the database that no field offers',
      { [`${UI}/office`]: {} },
      'stored-lists/offices.json#: No field offers the list offices: name it in a "codeList", or delete the file.',
    ],
    [
      'a list of customs and others that no field offers',
      { 'lists/others.json#/dictionaries': ['chief', 'cds'] },
      'lists/others.json#: No field offers the list others: name it in a "codeList", or delete the file.',
    ],
    [
      'a list of nobody that no field offers',
      { 'lists/others.json#/dictionaries': [] },
      'lists/others.json#: No field offers the list others: name it in a "codeList", or delete the file.',
    ],
    [
      'a list that awaits a document that is there',
      { 'lists/later.json#/awaits': 'box' },
      'lists/later.json#/awaits: The document box is there, but none of its fields offers this list.',
    ],
    [
      'a list that awaits a document and that a field offers',
      { [`${UI}/last`]: { codeList: 'later' } },
      'lists/later.json#/awaits: A field offers this list: it awaits no document any more.',
    ],
    [
      'a list that awaits nothing more',
      { 'lists/later.json#/awaits': undefined },
      'lists/later.json#: No field offers the list later: name it in a "codeList", or delete the file.',
    ],
    [
      'a list that is offered and not served',
      { [`${LIST}/dictionaries`]: ['chief'] },
      'lists/colours.json#/dictionaries: "colour" of box offers this list, but no call serves it: "cds" is missing.',
    ],
    [
      'a list of the database that is offered and not served',
      { [`${STORED}/dictionaries`]: ['chief'] },
      'stored-lists/offices.json#/dictionaries: "office" of box offers this list, but no call serves it: "cds" is missing.',
    ],
    [
      'a list that is served by none of two authorities',
      { 'box/chief.message.json': { document: 'box' }, [`${LIST}/dictionaries`]: ['cds'] },
      'lists/colours.json#/dictionaries: "colour" of box offers this list, but no call serves it: "chief" is missing.',
      'stored-lists/offices.json#/dictionaries: "office" of box offers this list, but no call serves it: "chief" is missing.',
      'stored-lists/splits.json#/dictionaries: "first" of box offers this list, but no call serves it: "chief" is missing.',
    ],
    [
      'a list that is served to one of two',
      {
        'box/chief.message.json': { document: 'box' },
        [`${LIST}/dictionaries`]: ['cds', 'chief'],
        [`${STORED}/dictionaries`]: ['cds', 'chief'],
        'stored-lists/splits.json#/dictionaries': ['chief', 'cds'],
      },
    ],
    ['a list that there is not', { [`${UI}/last`]: { codeList: 'lost' } }],
    [
      'a day that there is not',
      { [`${LIST}/date`]: '2026-02-30' },
      'lists/colours.json#/date: There is no day 2026-02-30.',
    ],
    [
      'a page without where it was read',
      { [`${LIST}/guides`]: undefined },
      'lists/colours.json#/options/0/page: A page says where it was read: the list has no "guides".',
    ],
    [
      'a second page without where it was read',
      {
        [`${LIST}/guides`]: undefined,
        [`${LIST}/options/0/page`]: undefined,
        [`${LIST}/options/1/page`]: 'b',
      },
      'lists/colours.json#/options/1/page: A page says where it was read: the list has no "guides".',
    ],
    [
      'where pages were read without a page',
      { [`${LIST}/options/0/page`]: undefined },
      'lists/colours.json#/guides: None of the options has a "page".',
    ],
    [
      'a day of pages that there is not',
      { [`${LIST}/guides/date`]: '2026-13-01' },
      'lists/colours.json#/guides/date: There is no day 2026-13-01.',
    ],
    [
      'no option that is offered',
      { [`${LIST}/options/0/offered`]: false },
      'lists/colours.json#/options: None of the options is offered: nobody could choose one.',
    ],
    [
      'a code that stands twice',
      { [`${LIST}/options/2`]: { value: 'RED', label: '' } },
      'lists/colours.json#/options/2/value: The code "RED" stands here twice.',
    ],
    [
      'a label of the specification that stands twice',
      { 'lists/later.json#/options/2': { value: 'C', label: 'a' } },
      'lists/later.json#/options/2/label: "C" has the label of "A": nobody could tell them apart.',
    ],
    [
      'a code of no option that is pinned',
      { [`${LIST}/pinned/1`]: 'GREEN' },
      'lists/colours.json#/pinned/1: The pinned code "GREEN" is none of the options.',
    ],
    ['no pinned codes', { [`${LIST}/pinned`]: undefined }],
    [
      'an alias that is a code',
      { [`${LIST}/options/0/aliases/1`]: 'blue' },
      'lists/colours.json#/options/0/aliases: The alias "blue" is a code of this list.',
    ],
    [
      'an alias that is its own code',
      { [`${LIST}/options/0/aliases/1`]: 'red' },
      'lists/colours.json#/options/0/aliases: The alias "red" is a code of this list.',
    ],
    [
      'an alias that stands for another',
      { [`${LIST}/options/1/aliases/0`]: 'r2' },
      'lists/colours.json#/options/1/aliases: The alias "r2" stands for "RED" already.',
    ],
    [
      'an alias that stands twice',
      { [`${LIST}/options/0/aliases/1`]: 'R1' },
      'lists/colours.json#/options/0/aliases: The alias "R1" stands for "RED" already.',
    ],

    [
      'two lists of one name',
      {
        'stored-lists/colours.json': {
          label: '',
          source: '',
          dictionaries: ['cds'],
          pattern: '^A$',
          example: 'A',
        },
      },
      'stored-lists/colours.json#: The name "colours" is already that of lists/colours.json.',
    ],
    [
      'a pattern of codes without its end',
      { [`${STORED}/pattern`]: '^[A-Z]{2}[0-9]{6}' },
      'stored-lists/offices.json#/pattern: The pattern ^[A-Z]{2}[0-9]{6} must begin with ^ and end with $, or it fits any text that holds such a piece.',
    ],
    [
      'an example that is no code',
      { [`${STORED}/example`]: 'GB00000' },
      'stored-lists/offices.json#/example: The example "GB00000" does not match the pattern of the codes.',
    ],
    [
      'codes over the fields of no object',
      { 'stored-lists/splits.json#/joined': { bax: ['first', 'last'] } },
      'stored-lists/splits.json#/joined/bax: There is no document or row "bax". Did you mean "box"?',
    ],
    [
      'codes over the fields of an object far from all',
      { 'stored-lists/splits.json#/joined': { seventeen: ['first', 'last'] } },
      'stored-lists/splits.json#/joined/seventeen: There is no document or row "seventeen".',
    ],
    [
      'codes over a field that there is not',
      { 'stored-lists/splits.json#/joined/box/1': 'lest' },
      'stored-lists/splits.json#/joined/box/0: A code stands in "first" and then in "lest", but the UI schema lets an entry of "first" go on in "last".',
      'stored-lists/splits.json#/joined/box/1: box/box.schema.json has no field "lest". Did you mean "last"?',
    ],
    [
      'codes over fields of which the first does not go on',
      { [`${UI}/first/continuesIn`]: undefined },
      'stored-lists/splits.json#/joined/box/0: A code stands in "first" and then in "last", but the UI schema lets an entry of "first" go on in no field.',
    ],
    [
      'codes over fields of which the first goes on in another',
      { [`${UI}/first/continuesIn`]: 'office' },
      'stored-lists/splits.json#/joined/box/0: A code stands in "first" and then in "last", but the UI schema lets an entry of "first" go on in "office".',
    ],
    [
      'codes over a first field that there is not',
      { 'stored-lists/splits.json#/joined/box/0': 'fist' },
      'stored-lists/splits.json#/joined/box/0: box/box.schema.json has no field "fist". Did you mean "first"?',
    ],
    [
      'codes over three fields',
      { 'stored-lists/splits.json#/joined/box/2': 'office' },
      'stored-lists/splits.json#/joined/box/1: A code stands in "last" and then in "office", but the UI schema lets an entry of "last" go on in no field.',
    ],
    [
      'codes over one field',
      { 'stored-lists/splits.json#/joined/box': ['first'], [`${UI}/first/continuesIn`]: undefined },
    ],
  ]);
});

describe('codes that fields offer', () => {
  findsExactly(({ authored, objects }, report) => checkLimits(authored, objects, report), box, [
    [
      'a code that the field refuses',
      { [`${FIELD}/colour/maxLength`]: 3 },
      'box/box.ui.json#/fields/colour/codeList: The list colours offers "BLUE", which "colour" refuses. At most 3 characters.',
    ],
    [
      'codes that the field refuses',
      { [`${FIELD}/colour/maxLength`]: 2 },
      'box/box.ui.json#/fields/colour/codeList: The list colours offers "RED", and 1 more, which "colour" refuses. At most 2 characters.',
    ],
    [
      'three codes that the field refuses',
      { [`${FIELD}/colour/maxLength`]: 2, [`${LIST}/options/2`]: { value: 'GREEN', label: '' } },
      'box/box.ui.json#/fields/colour/codeList: The list colours offers "RED", and 2 more, which "colour" refuses. At most 2 characters.',
      'box/row.ui.json#/fields/colour/codeList: The list colours offers "GREEN", which "colour" refuses. At most 4 characters.',
    ],
    [
      'a code of another length than its source says',
      { [`${FIELD}/colour/source`]: 'CDS DE 1/1: an4' },
      'box/box.ui.json#/fields/colour/codeList: The list colours offers "RED", but the source of "colour" says an4.',
    ],
    [
      'a list of another data element',
      { [`${FIELD}/colour/dataElement`]: '1/2' },
      'box/box.ui.json#/fields/colour/codeList: "colour" is 1/2, but the list colours is of another by its source: Codes of DE 1/1. Name the right list, or the element in that source as well.',
    ],
    [
      'a list of another data element whose source has other numbers',
      { [`${LIST}/source`]: 'Codes of DE 1/10 and DE 1/12' },
      'box/box.ui.json#/fields/colour/codeList: "colour" is 1/1, but the list colours is of another by its source: Codes of DE 1/10 and DE 1/12. Name the right list, or the element in that source as well.',
      'box/row.ui.json#/fields/colour/codeList: "colour" is 1/1, but the list colours is of another by its source: Codes of DE 1/10 and DE 1/12. Name the right list, or the element in that source as well.',
    ],
    ['a list of numbers that are no data elements', { [`${LIST}/source`]: 'Codes of 1/10' }],
    [
      'a list of another data element than a field without one',
      { [`${FIELD}/colour/dataElement`]: undefined },
      'box/box.ui.json#/fields/colour/codeList: "colour" is no data element, but the list colours is of another by its source: Codes of DE 1/1. Name the right list, or the element in that source as well.',
    ],
    [
      'a list of the element that holds the field',
      {
        [`${FIELD}/colour/dataElement`]: undefined,
        [`${FIELD}/colour/source`]: 'CDS Box/Colour: an..4',
        [`${LIST}/source`]: 'Codes of DE 1/1, Box/Colour',
      },
    ],
    [
      'a list of another element than the one that holds the field',
      {
        [`${FIELD}/colour/dataElement`]: undefined,
        [`${FIELD}/colour/source`]: 'CDS Box/Colour: an..4',
        [`${LIST}/source`]: 'Codes of DE 1/1, Box/Color',
      },
      'box/box.ui.json#/fields/colour/codeList: "colour" is Box/Colour, but the list colours is of another by its source: Codes of DE 1/1, Box/Color. Name the right list, or the element in that source as well.',
    ],
    [
      'a value that the list has not',
      { [`${FIELD}/colour/enum`]: ['RED', 'BLUE', 'TEAL'] },
      'box/box.ui.json#/fields/colour/codeList: "colour" may be "TEAL", but the list colours has no such code. Add it there, with "offered": false where nobody is to choose it.',
    ],
    ['values that the list has', { [`${FIELD}/colour/enum`]: ['RED', 'BLUE'] }],
    [
      'a value that a list of the database has not',
      { [`${FIELD}/office/enum`]: ['GB000001', 'GB000002'] },
      'box/box.ui.json#/fields/office/codeList: The list offices may hold codes that "office" refuses: its pattern ^[A-Z]{2}[0-9]{6}$ goes beyond enum GB000001,GB000002.',
    ],
    [
      'an input of fewer characters than the shortest code',
      { [`${UI}/colour/inputMaxLength`]: 2 },
      'box/box.ui.json#/fields/colour/inputMaxLength: The input takes 2 characters, but the shortest code of colours has 3.',
    ],
    ['an input of as many characters as the shortest code', { [`${UI}/colour/inputMaxLength`]: 3 }],
    [
      'an input of fewer characters than each code of the database',
      { [`${UI}/office/inputMaxLength`]: 7 },
      'box/box.ui.json#/fields/office/inputMaxLength: The input takes 7 characters, but the shortest code of offices has 8.',
    ],
    ['an input of as many characters as each code of the database', { [`${UI}/office/inputMaxLength`]: 8 }],
    [
      'an example that the field refuses',
      { [`${FIELD}/office/maxLength`]: 7 },
      'box/box.ui.json#/fields/office/codeList: The list offices offers "GB000001", which "office" refuses. At most 7 characters.',
      'box/box.ui.json#/fields/office/codeList: The list offices may hold codes that "office" refuses: its pattern ^[A-Z]{2}[0-9]{6}$ goes beyond maxLength 7.',
    ],
    [
      'an example of another length than its source says',
      { [`${FIELD}/office/source`]: 'CDS DE 5/12, Office/ID: an7' },
      'box/box.ui.json#/fields/office/codeList: The list offices offers "GB000001", but the source of "office" says an7.',
    ],
    [
      'a list of the database of another data element',
      { [`${STORED}/source`]: 'Offices of DE 5/11' },
      'box/box.ui.json#/fields/office/codeList: "office" is Office/ID, but the list offices is of another by its source: Offices of DE 5/11. Name the right list, or the element in that source as well.',
    ],
    [
      'a list of the database of codes that the field refuses',
      { [`${STORED}/pattern`]: '^[A-Z]{2}[0-9]{6,7}$' },
      'box/box.ui.json#/fields/office/codeList: The list offices may hold codes that "office" refuses: its pattern ^[A-Z]{2}[0-9]{6,7}$ goes beyond maxLength 8.',
    ],
    [
      'a list of the database of codes of any length',
      { [`${STORED}/pattern`]: '^[A-Z]{2}[0-9]+$' },
      'box/box.ui.json#/fields/office/codeList: The list offices may hold codes that "office" refuses: its pattern ^[A-Z]{2}[0-9]+$ goes beyond maxLength 8.',
    ],
    [
      'a list of the database of codes that another pattern refuses',
      { [`${FIELD}/office/pattern`]: '^G[A-Z][0-9]{6}$' },
      'box/box.ui.json#/fields/office/codeList: The list offices may hold codes that "office" refuses: its pattern ^[A-Z]{2}[0-9]{6}$ goes beyond pattern ^G[A-Z][0-9]{6}$.',
    ],
    [
      'a list of the database whose pattern cannot be read',
      { [`${STORED}/pattern`]: '^(?=G)[A-Z]{2}[0-9]{6}$', [`${UI}/office/inputMaxLength`]: 3 },
    ],
    [
      'codes beyond the fields they are split over, of which the last offers them too',
      { [`${UI}/last`]: { codeList: 'splits' }, 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]{0,4}$' },
      'box/box.ui.json#/fields/first/codeList: The list splits may hold codes of 6 characters, but "first" and "last" take 5 together.',
    ],
    [
      'codes of a pattern that cannot be read, over two fields',
      { 'stored-lists/splits.json#/pattern': '^(?=G)[A-Z]{2}[0-9]*$' },
    ],
    [
      'codes over a field that there is not, of any length',
      {
        'stored-lists/splits.json#/joined/box/1': 'lest',
        'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]*$',
      },
    ],
    [
      'codes beyond the fields they are split over',
      { 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]{0,4}$' },
      'box/box.ui.json#/fields/first/codeList: The list splits may hold codes of 6 characters, but "first" and "last" take 5 together.',
    ],
    [
      'codes of any length beyond the fields they are split over',
      { 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]*$' },
      'box/box.ui.json#/fields/first/codeList: The list splits may hold codes of any length, but "first" and "last" take 5 together.',
    ],
    [
      'codes as long as the fields they are split over by their maximum',
      { [`${FIELD}/last/entry`]: undefined, 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]{0,9}$' },
    ],
    [
      'codes beyond the fields they are split over by their maximum',
      { [`${FIELD}/last/entry`]: undefined, 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]{0,10}$' },
      'box/box.ui.json#/fields/first/codeList: The list splits may hold codes of 12 characters, but "first" and "last" take 11 together.',
    ],
    [
      'codes of any length over a field of any',
      { [`${FIELD}/last`]: { type: 'string' }, 'stored-lists/splits.json#/pattern': '^[A-Z]{2}[0-9]*$' },
    ],
    [
      'codes that the last of the fields they are split over offers too',
      { [`${UI}/last`]: { codeList: 'splits' } },
    ],
    [
      'split codes that another object offers whole',
      { 'box/row.ui.json#/fields/colour/codeList': 'splits' },
      'box/row.ui.json#/fields/colour/codeList: The list splits may hold codes that "colour" refuses: its pattern ^[A-Z]{2}[0-9]{0,3}$ goes beyond maxLength 4.',
    ],
    ['a list without options', { [`${LIST}/options`]: [] }],
    ['a list that there is not', { [`${UI}/colour/codeList`]: 'lost' }],
  ]);
});

describe('a day', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['tomorrow', false],
  ])('%s: %s', (date, is) => {
    expect(isDay(date)).toBe(is);
  });
});
