import { describe } from 'vitest';
import { checkRowUses } from '../../../generators/check/row-uses.ts';
import { findsExactly } from './made.ts';

const LIST = 'box/box.schema.json#/properties/lids/items';
const UI = 'box/box.ui.json#/rowFields';
const LID = 'rows/lid.ui.json#/fields';
const TREE = 'crate/crate.schema.json#/properties/lids';

const document = (title: string) => ({
  title,
  description: '',
  version: 1,
  properties: {
    grade: { type: 'string', enum: ['A', 'B'] },
    lids: { type: 'array', items: { $ref: '../rows/lid.schema.json' } },
  },
});

/** Two documents with the same rows, of which one takes less and says more. */
const shared = {
  'box/box.schema.json': {
    ...document('Box'),
    properties: {
      grade: { type: 'string', enum: ['A', 'B'] },
      lids: { type: 'array', items: { $ref: '../rows/lid.schema.json', only: ['size', 'colour'] } },
      corners: { type: 'array', items: { $ref: 'corner.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {},
    rowFields: {
      lid: {
        size: { rules: [{ effect: 'require', condition: { scope: '/grade', schema: { const: 'A' } } }] },
      },
    },
    sections: [],
  },
  'box/corner.schema.json': {
    title: 'Corner',
    description: '',
    $row: 'uuid',
    properties: { angle: { type: 'string' } },
  },
  'box/corner.ui.json': { fields: {}, sections: [] },
  'crate/crate.schema.json': document('Crate'),
  'crate/crate.ui.json': { fields: {}, sections: [] },
  'rows/lid.schema.json': {
    title: 'Lid',
    description: '',
    $row: 'uuid',
    properties: {
      size: { type: 'string', maxLength: 2 },
      colour: { type: 'string' },
      mark: { type: 'string', message: false },
      weight: { type: 'string', format: 'numeric', maxLength: 8 },
      total: { type: 'string', format: 'numeric', maxLength: 9 },
      more: { type: 'string' },
      nails: { type: 'array', items: { $ref: 'nail.schema.json' } },
    },
  },
  'rows/lid.ui.json': { fields: { colour: { codeList: 'colours' } }, sections: [] },
  'rows/nail.schema.json': {
    title: 'Nail',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' } },
  },
  'rows/nail.ui.json': { fields: {}, sections: [] },
  'lists/colours.json': { label: '', source: '', date: '', options: [] },
  'lists/paints.json': { label: '', source: '', date: '', options: [] },
};

const looksAt = (scope: string, schema: object = { minLength: 1 }) => ({
  rules: [{ effect: 'hide', condition: { scope, schema } }],
});

/** Lids that stand below each other. */
const tree = { [`${TREE}/parentField`]: 'mark', [`${LID}/mark`]: { internal: true } };

describe('what documents take of shared rows and say of them', () => {
  findsExactly(({ authored, objects }, report) => checkRowUses(authored, objects, report), shared, [
    [
      'a field that the row has not',
      { [`${LIST}/only/0`]: 'sice' },
      'box/box.schema.json#/properties/lids/items/only/0: rows/lid.schema.json has no field or list "sice". Did you mean "size"?',
      'box/box.ui.json#/rowFields/lid/size: No list of box takes "size".',
    ],
    ['a list of the row', { [`${LIST}/only`]: ['size', 'nails'] }],
    [
      'all that the row has',
      { [`${LIST}/only`]: ['size', 'colour', 'mark', 'weight', 'total', 'more', 'nails'] },
      'box/box.schema.json#/properties/lids/items/only: This takes all that rows/lid.schema.json has: leave "only" out.',
    ],
    [
      'a field whose rule looks at what is left out',
      { [`${LID}/size`]: looksAt('./mark') },
      'box/box.schema.json#/properties/lids/items/only: "size" needs "mark", which is left out: its UI schema looks at it. Take both or neither.',
    ],
    [
      'a field whose rule looks at several, one of them left out',
      {
        [`${LID}/size`]: looksAt('.', {
          anyOf: [{ properties: { colour: {} } }, { not: { properties: { mark: {} } } }],
        }),
      },
      'box/box.schema.json#/properties/lids/items/only: "size" needs "mark", which is left out: its UI schema looks at it. Take both or neither.',
    ],
    [
      'a field whose default looks at what is left out',
      { [`${LID}/size`]: { defaults: [{ when: { scope: './more', schema: {} }, value: 'x' }] } },
      'box/box.schema.json#/properties/lids/items/only: "size" needs "more", which is left out: its UI schema looks at it. Take both or neither.',
    ],
    [
      'a field that goes on in what is left out',
      { [`${LID}/size`]: { continuesIn: 'more' } },
      'box/box.schema.json#/properties/lids/items/only: "size" needs "more", which is left out: its UI schema looks at it. Take both or neither.',
    ],
    ['a field whose rule looks at what is taken', { [`${LID}/size`]: looksAt('./colour') }],
    ['what is left out looks at what is left out', { [`${LID}/mark`]: looksAt('./more') }],
    [
      'a field that no list takes',
      {
        'crate/crate.schema.json#/properties/lids/items/only': ['colour', 'mark', 'weight', 'total', 'nails'],
      },
      'rows/lid.schema.json#/properties/more: No list takes "more", so it stands in no document.',
    ],
    [
      'a tree by a field that the row has not',
      { [`${TREE}/parentField`]: 'abov' },
      'crate/crate.schema.json#/properties/lids/parentField: rows/lid.schema.json has no field "abov".',
    ],
    ['a tree', tree],
    [
      'a tree by what is typed',
      { [`${TREE}/parentField`]: 'mark' },
      'crate/crate.schema.json#/properties/lids/parentField: "mark" holds the key of a row, which nobody types: write "internal": true in its UI schema.',
    ],
    [
      'a tree by a number',
      {
        [`${TREE}/parentField`]: 'mark',
        'rows/lid.schema.json#/properties/mark': { type: 'integer', message: false },
      },
      'crate/crate.schema.json#/properties/lids/parentField: "mark" holds the key of a row, which is a text, and is of type integer.',
    ],
    [
      'a tree by a field that is too short',
      {
        [`${TREE}/parentField`]: 'mark',
        'rows/lid.schema.json#/properties/mark/maxLength': 35,
        [`${LID}/mark`]: { internal: true },
      },
      'crate/crate.schema.json#/properties/lids/parentField: "mark" holds the key of a row, which has 36 characters: it may have too few.',
    ],
    [
      'a tree by a field that is left out',
      {
        'box/box.schema.json#/properties/lids/parentField': 'mark',
        [`${LID}/mark`]: { internal: true },
      },
      'box/box.schema.json#/properties/lids/parentField: "mark" is left out of this list ("only"): take it.',
    ],
    [
      'a tree by a field that a message has',
      {
        [`${TREE}/parentField`]: 'mark',
        'rows/lid.schema.json#/properties/mark/message': undefined,
        [`${LID}/mark`]: { internal: true },
      },
      'crate/crate.schema.json#/properties/lids/parentField: "mark" holds the key of a row, which no message has: write "message": false in rows/lid.schema.json.',
    ],
    [
      'a tree that no message has at all',
      {
        [TREE]: {
          ...document('').properties.lids,
          parentField: 'mark',
          message: false,
        },
        'rows/lid.schema.json#/properties/mark/message': undefined,
        [`${LID}/mark`]: { internal: true },
      },
    ],
    ['sums of a tree', { ...tree, [`${TREE}/rollUp`]: { total: 'weight' } }],
    [
      'sums of what is no tree',
      { [`${TREE}/rollUp`]: { total: 'weight' } },
      'crate/crate.schema.json#/properties/lids/rollUp: Rows of "lids" stand below none: name their "parentField".',
    ],
    [
      'sums in a row',
      {
        'rows/lid.schema.json#/properties/nails/rollUp': { total: 'weight' },
        'rows/lid.schema.json#/properties/nails/parentField': 'mark',
        'rows/nail.schema.json#/properties': {
          mark: { type: 'string', message: false },
          weight: { type: 'string', format: 'numeric' },
          total: { type: 'string', format: 'numeric' },
        },
        'rows/nail.ui.json#/fields': { mark: { internal: true } },
      },
      'rows/lid.schema.json#/properties/nails/rollUp: Only lists of documents are summed up: no computation reaches this one.',
    ],
    [
      'sums in a field that the row has not, of one that is no number',
      { ...tree, [`${TREE}/rollUp`]: { totl: 'colour' } },
      'crate/crate.schema.json#/properties/lids/rollUp/totl: rows/lid.schema.json has no field "totl". Did you mean "total"?',
      'crate/crate.schema.json#/properties/lids/rollUp/totl: "colour" is no number: its "format" is to be "numeric" or "digits".',
    ],
    [
      'sums of sums',
      { ...tree, [`${TREE}/rollUp`]: { total: 'total' } },
      'crate/crate.schema.json#/properties/lids/rollUp/total: "total" is a sum itself: name the figure of the row.',
    ],
    [
      'sums that are shorter than what they sum up',
      {
        ...tree,
        [`${TREE}/rollUp`]: { total: 'weight' },
        'rows/lid.schema.json#/properties/total/maxLength': 7,
      },
      'crate/crate.schema.json#/properties/lids/rollUp/total: "total" has at most 7 characters, and "weight" alone may have 8.',
    ],
    [
      'sums of what the list leaves out',
      {
        'box/box.schema.json#/properties/lids/items/only': ['size', 'colour', 'mark', 'total'],
        'box/box.schema.json#/properties/lids/parentField': 'mark',
        'box/box.schema.json#/properties/lids/rollUp': { total: 'weight' },
        [`${LID}/mark`]: { internal: true },
      },
      'box/box.schema.json#/properties/lids/rollUp/total: "weight" is left out of this list ("only"): take it.',
    ],
    [
      'words on rows that the document has not',
      { [`${UI}/lit`]: { size: { codeList: 'paints' } } },
      'box/box.ui.json#/rowFields/lit: No list of box has rows "lit". Did you mean "lid"?',
    ],
    [
      'words on rows of its own',
      { [`${UI}/corner`]: { angle: { codeList: 'paints' } } },
      'box/box.ui.json#/rowFields/corner: No other document has such rows: say it in box/corner.ui.json.',
    ],
    [
      'words on a field that the row has not',
      { [`${UI}/lid/colur`]: { codeList: 'paints' } },
      'box/box.ui.json#/rowFields/lid/colur: rows/lid.schema.json has no field "colur". Did you mean "colour"?',
    ],
    [
      'words on a list of the row',
      { [`${UI}/lid/nails`]: { codeList: 'paints' } },
      'box/box.ui.json#/rowFields/lid/nails: rows/lid.schema.json has no field "nails".',
    ],
    [
      'words on a field that no list of the document takes',
      { [`${UI}/lid/mark`]: { codeList: 'paints' } },
      'box/box.ui.json#/rowFields/lid/mark: No list of box takes "mark".',
    ],
    [
      'words on rows of rows',
      { [`${LIST}/only`]: undefined, [`${UI}/nail`]: { size: { codeList: 'paints' } } },
    ],
    [
      'a code list that there is not',
      { [`${UI}/lid/colour`]: { codeList: 'paint' } },
      'box/box.ui.json#/rowFields/lid/colour/codeList: There is no list lists/paint.json. Did you mean "paints"?',
    ],
    [
      'the code list that the row offers',
      { [`${UI}/lid/colour`]: { codeList: 'colours' } },
      'box/box.ui.json#/rowFields/lid/colour/codeList: The row offers "colours" already: leave it out here.',
    ],
    [
      'a row that says it of rows',
      { 'rows/lid.ui.json#/rowFields': { nail: { size: { codeList: 'paints' } } } },
      'rows/lid.ui.json#/rowFields: Only documents have this: a row says it of its own fields.',
    ],
  ]);
});
