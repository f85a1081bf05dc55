import { describe } from 'vitest';
import { checkAmendments } from '../../../generators/check/amendments.ts';
import { findsExactly } from './made.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;
const ASK = 'ask/post.message.json#/root/children';

const object = (properties: object) => ({ title: '', description: '', version: 1, properties });
const formats = { code: { base: 'token' } };

/** A document's message, and a request about the document to the same authority. */
const both = {
  'box/box.schema.json': object({
    name: { type: 'string' },
    reason: { type: 'string' },
    lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
  }),
  'box/box.ui.json': { fields: { name: { computedBy: 'naming' } }, sections: [] },
  'box/lid.schema.json': {
    ...object({ number: { type: 'integer' }, colour: { type: 'string' } }),
    version: undefined,
  },
  'box/lid.ui.json': { fields: { number: { computedBy: 'numbering' } }, sections: [] },
  'ask/ask.schema.json': object({ why: { type: 'string' } }),
  'ask/ask.ui.json': { fields: {}, sections: [] },
  'box/post.message.json': {
    document: 'box',
    formats,
    root: {
      element: 'Box',
      children: [
        { element: 'Name', field: 'name', format: 'code', amend: 'nil' },
        { element: 'Reason', field: 'reason', format: 'code', amend: 'never' },
        {
          element: 'Lid',
          rows: 'lids',
          max: 9,
          amend: 'whole',
          children: [
            { element: 'Number', field: 'number', type: 'integer', min: 1, format: 'code', amend: 'number' },
            { element: 'Colour', field: 'colour', format: 'code' },
          ],
        },
      ],
    },
  },
  'ask/post.message.json': {
    document: 'ask',
    formats,
    root: {
      element: 'Box',
      children: [
        { element: 'Reason', field: 'why', format: 'code', before: 'Name' },
        { element: 'Lids', max: 9, children: [{ element: 'Colour', format: 'code' }] },
      ],
    },
  },
};

describe('marks of amendments', () => {
  findsExactly(({ authored, objects }, report) => checkAmendments(authored, objects, report), both, [
    [
      'a document without the element of a nil amendment',
      { [`${CHILD}/0/amend`]: undefined },
      'box/post.message.json#/root: No element is the one that a nil amendment points at: give one of the document "amend": "nil".',
    ],
    [
      'no request that asks for one',
      { [`${CHILD}/0/amend`]: undefined, [`${CHILD}/1/amend`]: undefined, [`${ASK}/0/before`]: undefined },
    ],
    [
      'one of two requests that asks for one',
      {
        [`${CHILD}/0/amend`]: undefined,
        'else/else.schema.json': object({}),
        'else/else.ui.json': { fields: {}, sections: [] },
        'else/post.message.json': {
          document: 'else',
          formats,
          root: { element: 'Else', amend: 'nil', field: 'x' },
        },
      },
      'box/post.message.json#/root: No element is the one that a nil amendment points at: give one of the document "amend": "nil".',
    ],
    [
      'a request to another authority',
      {
        [`${CHILD}/0/amend`]: undefined,
        [`${CHILD}/1/amend`]: undefined,
        'ask/post.message.json': undefined,
        'ask/mail.message.json': both['ask/post.message.json'],
      },
      'ask/mail.message.json#/root/children/0/before: No other message has "Name".',
    ],
    [
      'an element that none of the others has',
      { [`${ASK}/0/before`]: 'Nome' },
      'ask/post.message.json#/root/children/0/before: No other message has "Nome". Did you mean "Name"?',
    ],
    [
      'an element of its own message alone',
      { [`${ASK}/0/before`]: 'Lids' },
      'ask/post.message.json#/root/children/0/before: No other message has "Lids". Did you mean "Lid"?',
    ],
    [
      'rows that are added as a whole without a number',
      { [`${CHILD}/2/children/0`]: { element: 'Size' } },
      'box/post.message.json#/root/children/2: "Lid" is added as a whole, but no child numbers it: give the one that does "amend": "number".',
    ],
    [
      'rows with a number that are not added as a whole',
      { [`${CHILD}/2/amend`]: undefined },
      'box/post.message.json#/root/children/2: "Number" numbers "Lid" in amendments, so one that is new is pointed at: write "amend": "whole" here.',
    ],
    ['rows with a number that are never amended', { [`${CHILD}/2/amend`]: 'never' }],
    [
      'the kept number of rows without marks',
      { [`${CHILD}/2/amend`]: undefined, [`${CHILD}/2/children/0/amend`]: undefined },
      'box/post.message.json#/root/children/2/children/0: "Number" holds the number that is kept for each row, by which amendments name "Lid": write "amend": "number" here and "amend": "whole" there.',
    ],
    [
      'the kept number of rows of which the group has its mark',
      { [`${CHILD}/2/children/0/amend`]: undefined, [`${CHILD}/2/children/1/amend`]: 'number' },
    ],
    [
      'a text of rows',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0/amend`]: undefined,
        [`${CHILD}/2/children/0/type`]: undefined,
      },
    ],
    [
      'a number of rows that may be missing',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0/amend`]: undefined,
        [`${CHILD}/2/children/0/min`]: 0,
      },
    ],
    [
      'a number of rows of no least occurrence',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0/amend`]: undefined,
        [`${CHILD}/2/children/0/min`]: undefined,
      },
    ],
    [
      'a number of rows that nothing computes',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0/amend`]: undefined,
        'box/lid.ui.json#/fields/number': {},
      },
    ],
    [
      'a number of rows that the layout has not',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0/amend`]: undefined,
        'box/lid.ui.json#/fields': {},
      },
    ],
    [
      'a number of a group that occurs once',
      { [`${CHILD}/2/amend`]: undefined, [`${CHILD}/2/children/0/amend`]: undefined, [`${CHILD}/2/max`]: 1 },
    ],
    [
      'a number of no field',
      {
        [`${CHILD}/2/amend`]: undefined,
        [`${CHILD}/2/children/0`]: {
          element: 'Number',
          position: true,
          type: 'integer',
          min: 1,
          format: 'code',
        },
      },
    ],
    [
      'what an amendment says of itself',
      { [`${CHILD}/1/amend`]: undefined },
      'box/post.message.json#/root/children/1: An amendment says "Reason" of itself, so a change of it cannot be sent: write "amend": "never" here or on the element around it.',
    ],
    [
      'what an amendment says of itself, inside of what is never amended',
      { [`${CHILD}/1/amend`]: undefined, [`${MAP}/root/amend`]: 'never' },
    ],
    [
      'what an amendment says in another place',
      { [`${CHILD}/1/amend`]: undefined, [`${MAP}/root/element`]: 'Bax' },
    ],
    [
      'what an amendment says without a format',
      { [`${CHILD}/1/amend`]: undefined, [`${ASK}/0/format`]: undefined },
    ],
    ['what has no format itself', { [`${CHILD}/1/amend`]: undefined, [`${CHILD}/1/format`]: undefined }],
    ['what an amendment says in each of many', { [`${CHILD}/2/element`]: 'Lids', [`${ASK}/1/max`]: 9 }],
    [
      'what an amendment says once around it',
      { [`${CHILD}/2/element`]: 'Lids', [`${ASK}/1/max`]: undefined },
      'box/post.message.json#/root/children/2/children/1: An amendment says "Colour" of itself, so a change of it cannot be sent: write "amend": "never" here or on the element around it.',
    ],
    [
      'what another message says that is no amendment',
      { [`${CHILD}/1/amend`]: undefined, [`${ASK}/0/before`]: undefined },
    ],
    [
      'a whole that occurs once',
      { [`${CHILD}/2/max`]: 1 },
      'box/post.message.json#/root/children/2/amend: "Lid" is not added as a whole: it occurs once.',
      'box/post.message.json#/root/children/2/children/0/amend: "Number" numbers nothing: the element around it occurs once.',
    ],
    ['a whole that occurs any number of times', { [`${CHILD}/2/max`]: 'unbounded' }],
    [
      'a number in what occurs once',
      { [`${CHILD}/0/amend`]: 'number', [`${MAP}/root/amend`]: 'never', [`${CHILD}/1/amend`]: 'nil' },
      'box/post.message.json#/root/children/0/amend: "Name" numbers nothing: the element around it occurs once.',
    ],
    [
      'a number at the root',
      { [`${MAP}/root/amend`]: 'number', [`${MAP}/root/max`]: 9 },
      'box/post.message.json#/root/amend: "Box" numbers nothing: the element around it occurs once.',
    ],
    [
      'a number of what holds no field',
      { [`${CHILD}/2/children/0/field`]: undefined },
      'box/post.message.json#/root/children/2/children/0/amend: "Number" numbers nothing: the element around it occurs once.',
    ],
    [
      'a nil amendment of a field of rows',
      { [`${CHILD}/0/amend`]: undefined, [`${CHILD}/2/children/1/amend`]: 'nil' },
      'box/post.message.json#/root/children/2/children/1/amend: A nil amendment points at a field of the document, and "Colour" holds none.',
    ],
    [
      'a nil amendment of what holds no field',
      { [`${CHILD}/0/field`]: undefined },
      'box/post.message.json#/root/children/0/amend: A nil amendment points at a field of the document, and "Name" holds none.',
    ],
    [
      'two nil amendments',
      { [`${CHILD}/1/amend`]: 'nil' },
      'box/post.message.json#/root/children/1: An amendment says "Reason" of itself, so a change of it cannot be sent: write "amend": "never" here or on the element around it.',
      'box/post.message.json#/root/children/1/amend: Two elements are the one that a nil amendment points at.',
    ],
    [
      'a map of a document that there is not',
      { [`${MAP}/document`]: 'bax' },
      'ask/post.message.json#/root/children/0/before: No other message has "Name".',
    ],
  ]);
});
