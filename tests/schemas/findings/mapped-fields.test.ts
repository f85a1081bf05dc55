import { describe } from 'vitest';
import { checkMappedFields } from '../../../generators/check/mapped-fields.ts';
import { findsExactly } from './made.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;
const LID = `${CHILD}/6/children`;
const FIELD = 'box/box.schema.json#/properties';
const OF_LID = 'rows/lid.schema.json#/properties';

/** All fields and lists mapped. */
const mapped = {
  'box/box.schema.json': {
    title: 'Box',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string', maxLength: 10 },
      grade: { type: 'string', enum: ['A', 'B'] },
      weight: { type: 'string', format: 'numeric', maxLength: 12 },
      count: { type: 'integer', maximum: 99 },
      order: { type: 'string', maxLength: 90 },
      day: { type: 'string', maxLength: 6 },
      first: { type: 'string', maxLength: 3 },
      last: { type: 'string', maxLength: 5 },
      unit: { type: 'string', maxLength: 2 },
      hidden: { type: 'string', message: false },
      told: { type: 'string' },
      lids: { type: 'array', maxItems: 3, items: { $ref: '../rows/lid.schema.json' } },
    },
  },
  'box/box.ui.json': { fields: {}, sections: [] },
  'rows/lid.schema.json': {
    title: 'Lid',
    description: '',
    $row: 'uuid',
    properties: {
      colour: { type: 'string', maxLength: 4 },
      back: { type: 'string' },
      front: { type: 'string' },
      nails: { type: 'array', items: { $ref: 'nail.schema.json' } },
    },
  },
  'rows/lid.ui.json': { fields: {}, sections: [] },
  'rows/nail.schema.json': {
    title: 'Nail',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' } },
  },
  'rows/nail.ui.json': { fields: {}, sections: [] },
  'box/post.message.json': {
    name: 'post',
    document: 'box',
    namespaces: { '': 'urn:box' },
    formats: {
      'an..10': { base: 'token', maxLength: 10 },
      a4: { base: 'token', length: 4 },
      a2: { base: 'token', length: 2 },
      'n..2': { base: 'decimal', totalDigits: 2 },
      number: { base: 'decimal' },
      any: { base: 'token' },
    },
    derived: { told: [{ value: 'x' }] },
    root: {
      element: 'Box',
      order: [{ element: 'Name', field: 'order' }],
      codecs: {
        cut: { codec: 'split', fields: ['day'], parts: ['year', 'rest'], widths: [2] },
        glue: { codec: 'join', fields: ['first', 'last'], parts: ['both'], widths: [3] },
        dates: { codec: 'date-iso', fields: ['unit'], parts: ['all'] },
      },
      children: [
        {
          element: 'Name',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { const: 'A' } },
        },
        {
          element: 'Weight',
          field: 'weight',
          format: 'n..2',
          attributes: [{ name: 'unitCode', field: 'grade', format: 'a2' }],
        },
        { element: 'Count', field: 'count', format: 'n..2' },
        { element: 'Year', part: 'cut/year', format: 'a2' },
        { element: 'Rest', part: 'cut/rest', format: 'a4' },
        { element: 'Both', part: 'glue/both', format: 'an..10' },
        {
          element: 'Lid',
          rows: 'lids',
          max: 3,
          children: [
            { element: 'Colour', field: 'colour', format: 'a4' },
            { element: 'Front', field: 'front', format: 'any' },
            {
              element: 'Nail',
              rows: 'nails',
              max: 'unbounded',
              belongs: [{ field: 'size', to: 'back' }],
              children: [],
            },
            { element: 'Back', field: 'back', format: 'any' },
          ],
        },
      ],
    },
  },
};

/** Another document with the same rows, and its message. */
const crate = {
  'crate/crate.schema.json': {
    title: 'Crate',
    description: '',
    version: 1,
    properties: { lids: { type: 'array', maxItems: 3, items: { $ref: '../rows/lid.schema.json' } } },
  },
  'crate/crate.ui.json': { fields: {}, sections: [] },
  'crate/post.message.json': {
    name: 'post',
    document: 'crate',
    namespaces: { '': 'urn:crate' },
    formats: { a4: { base: 'token', length: 4 }, any: { base: 'token' } },
    root: {
      element: 'Crate',
      children: [
        {
          element: 'Lid',
          rows: 'lids',
          max: 3,
          children: [
            { element: 'Colour', field: 'colour', format: 'a4' },
            { element: 'Front', field: 'front', format: 'any' },
            {
              element: 'Nail',
              rows: 'nails',
              max: 'unbounded',
              belongs: [{ field: 'size', to: 'back' }],
              children: [],
            },
            { element: 'Back', field: 'back', format: 'any' },
          ],
        },
      ],
    },
  },
};

describe('fields and lists in messages', () => {
  findsExactly(({ authored, objects }, report) => checkMappedFields(authored, objects, report), mapped, [
    [
      'a field that stands in no message',
      { [`${CHILD}/0/field`]: 'first' },
      'box/box.schema.json#/properties/name: "name" stands in no message of box (/name). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
      'box/post.message.json#/root/children/0/field: "first" is already mapped in line /root/codecs/glue/fields/0, and no condition says which of the two holds it.',
    ],
    [
      'a field of rows that stands in no message',
      { [`${LID}/1`]: { element: 'Front' } },
      'rows/lid.schema.json#/properties/front: "front" stands in no message of box (/lids/*/front). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    [
      'a field of rows in rows',
      { [`${LID}/2/belongs`]: undefined },
      'rows/nail.schema.json#/properties/size: "size" stands in no message of box (/lids/*/nails/*/size). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    [
      'a field that stands in a message and says that it does not',
      { [`${FIELD}/count/message`]: false },
      'box/box.schema.json#/properties/count/message: "count" stands in a message, yet says "message": false.',
    ],
    [
      'a field that is derived no more',
      { [`${MAP}/derived`]: undefined },
      'box/box.schema.json#/properties/told: "told" stands in no message of box (/told). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    ['a derived field that stands in no message', { [`${FIELD}/told/message`]: false }],
    [
      'a field of rows that has the name of a derived one',
      { [`${OF_LID}/told`]: { type: 'string' } },
      'rows/lid.schema.json#/properties/told: "told" stands in no message of box (/lids/*/told). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    [
      'a list that stands in no message',
      { [`${LID}/2`]: { element: 'Nail' } },
      'rows/lid.schema.json#/properties/nails: "nails" stands in no message of box (/lids/*/nails). Map it, name it in "notHeld" of the map, or write "message": false.',
    ],
    [
      'an order that no element has',
      { [`${MAP}/root/order`]: undefined },
      'box/box.schema.json#/properties/order: "order" stands in no message of box (/order). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    [
      'a field in an attribute alone',
      { [`${CHILD}/1/attributes`]: undefined },
      'box/box.schema.json#/properties/grade: "grade" stands in no message of box (/grade). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],

    [
      'a field that the map does not hold',
      { [`${FIELD}/extra`]: { type: 'string' }, [`${MAP}/notHeld`]: { '/extra': 'Ours alone.' } },
    ],
    [
      'a field of rows that the map does not hold',
      { [`${OF_LID}/extra`]: { type: 'string' }, [`${MAP}/notHeld`]: { '/lids/*/extra': 'Ours alone.' } },
    ],
    [
      'a field of other rows than those it was said of',
      {
        [`${OF_LID}/extra`]: { type: 'string' },
        [`${FIELD}/extra`]: { type: 'string' },
        [`${MAP}/notHeld`]: { '/extra': 'Ours alone.' },
      },
      'rows/lid.schema.json#/properties/extra: "extra" stands in no message of box (/lids/*/extra). Map it, name it in "notHeld" of the map, or write "message": false where the field is not for customs.',
    ],
    [
      'a list that the map does not hold, with all its rows hold',
      {
        [`${FIELD}/spares`]: { type: 'array', items: { $ref: '../rows/lid.schema.json' } },
        [`${MAP}/notHeld`]: { '/spares': 'Ours alone.' },
      },
    ],
    [
      'a list that stands in no message',
      {
        [`${FIELD}/spares`]: { type: 'array', items: { $ref: '../rows/lid.schema.json' }, message: false },
      },
    ],
    [
      'a list that stands in a message and says that it does not',
      { [`${FIELD}/lids/message`]: false },
      'box/box.schema.json#/properties/lids/message: "lids" stands in a message, yet says "message": false.',
    ],
    [
      'what is not held and stands in no document',
      {
        [`${MAP}/notHeld`]: {
          '/nam': 'x',
          '/lids/*/colur': 'x',
          '/name/*/colour': 'x',
          '/lads/*/colour': 'x',
        },
      },
      'box/post.message.json#/notHeld/~1nam: box/box.schema.json has no field or list "nam". Did you mean "name"?',
      'box/post.message.json#/notHeld/~1lids~1*~1colur: rows/lid.schema.json has no field or list "colur". Did you mean "colour"?',
      'box/post.message.json#/notHeld/~1name~1*~1colour: box/box.schema.json has no list "name".',
      'box/post.message.json#/notHeld/~1lads~1*~1colour: box/box.schema.json has no list "lads". Did you mean "lids"?',
    ],
    [
      'what is held and said not to be',
      { [`${MAP}/notHeld`]: { '/name': 'x', '/lids': 'x', '/lids/*/colour': 'x' } },
      'box/post.message.json#/notHeld/~1name: This message holds "name": take it out here.',
      'box/post.message.json#/notHeld/~1lids: This message holds "lids": take it out here.',
      'box/post.message.json#/notHeld/~1lids~1*~1colour: This message holds "colour": take it out here.',
    ],
    [
      'a text longer than any element',
      {
        [`${FIELD}/told/maxLength`]: 1025,
        [`${FIELD}/hidden/maxLength`]: 20_000,
        [`${FIELD}/order/maxLength`]: 1025,
      },
      'box/box.schema.json#/properties/order/maxLength: "order" may have 1025 characters, but no element of a message takes more than 1024.',
    ],
    ['a text as long as an element', { [`${FIELD}/order/maxLength`]: 1024 }],
    [
      'rows of which the message of another document takes less',
      { ...crate, 'crate/post.message.json#/formats/a4/length': 2 },
    ],
    [
      'rows of which the messages of both documents take less',
      { ...crate, 'crate/post.message.json#/formats/a4/length': 2, [`${OF_LID}/colour/maxLength`]: 5 },
      'rows/lid.schema.json#/properties/colour/maxLength: "colour" may have 5 characters, but the message takes 4 of it (a4).',
    ],

    [
      'more rows than the message takes',
      { [`${FIELD}/lids/maxItems`]: 4 },
      'box/box.schema.json#/properties/lids/maxItems: "lids" may have 4 rows, but the message takes 3.',
    ],
    ['fewer rows than the message takes', { [`${FIELD}/lids/maxItems`]: 2 }],
    [
      'any number of rows where the message takes some',
      { [`${FIELD}/lids/maxItems`]: undefined },
      'box/box.schema.json#/properties/lids: "lids" may have any number of rows, but the message takes 3.',
    ],
    [
      'any number of rows where the message takes one',
      { [`${CHILD}/6/max`]: undefined, [`${FIELD}/lids/maxItems`]: undefined },
      'box/box.schema.json#/properties/lids: "lids" may have any number of rows, but the message takes 1.',
    ],
    [
      'any number of rows where the message takes any',
      { [`${CHILD}/6/max`]: 'unbounded', [`${FIELD}/lids/maxItems`]: undefined },
    ],
    [
      'rows that become several elements',
      {
        [`${CHILD}/6`]: {
          each: 'lids',
          children: [
            { element: 'Colour', field: 'colour', format: 'a4' },
            { element: 'Front', field: 'front', format: 'any' },
            { element: 'Back', field: 'back', format: 'any' },
            { element: 'Nail', rows: 'nails', max: 'unbounded', belongs: [{ field: 'size', to: 'back' }] },
          ],
        },
        [`${FIELD}/lids/maxItems`]: undefined,
      },
    ],
    [
      'rows in two elements, of which one takes more',
      { [`${CHILD}/7`]: { element: 'More', rows: 'lids', max: 5 }, [`${FIELD}/lids/maxItems`]: 5 },
    ],
    [
      'rows in two elements, of which none takes so many',
      { [`${CHILD}/7`]: { element: 'More', rows: 'lids', max: 2 }, [`${FIELD}/lids/maxItems`]: 5 },
      'box/box.schema.json#/properties/lids/maxItems: "lids" may have 5 rows, but the message takes 3.',
    ],

    [
      'a field that stands twice, once in an order',
      { [`${MAP}/root/order/1`]: { element: 'Name', field: 'count' } },
      'box/post.message.json#/root/children/2/field: "count" is already mapped in line /root/order/1/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice, once in an attribute',
      { [`${CHILD}/1/attributes/1`]: { name: 'listID', field: 'count', format: 'n..2' } },
      'box/post.message.json#/root/children/2/field: "count" is already mapped in line /root/children/1/attributes/1/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice, once in what a row belongs by',
      { [`${LID}/2/belongs/1`]: { field: 'size', to: 'front' } },
      'box/post.message.json#/root/children/6/children/2/belongs/1/field: "size" is already mapped in line /root/children/6/children/2/belongs/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice by the same value',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { const: 'A' } },
        },
      },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice by a value and a length',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { minLength: 1 } },
        },
      },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    ['a part that stands in no element', { [`${CHILD}/3/part`]: undefined, [`${FIELD}/day/maxLength`]: 6 }],
    [
      'a part of another codec of that name',
      {
        [`${FIELD}/night`]: { type: 'string', maxLength: 4 },
        [`${CHILD}/0`]: {
          element: 'Name',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { const: 'A' } },
          children: [{ element: 'Odd', part: 'cut2/year', format: 'any' }],
        },
        [`${CHILD}/7`]: {
          element: 'Night',
          codecs: { cut2: { codec: 'split', fields: ['night'], parts: ['year', 'rest'], widths: [3] } },
          children: [
            { element: 'First', part: 'cut2/year', format: 'a2' },
            { element: 'Last', part: 'cut2/rest', format: 'a2' },
          ],
        },
      },
    ],
    [
      'two lists in two elements',
      {
        [`${FIELD}/more`]: { type: 'array', maxItems: 2, items: { $ref: '../rows/nail.schema.json' } },
        [`${CHILD}/7`]: {
          element: 'More',
          rows: 'more',
          max: 2,
          children: [{ element: 'Size', field: 'size', format: 'any' }],
        },
      },
    ],
    [
      'a field of the document from rows of the parent',
      {
        [`${FIELD}/extra`]: { type: 'string' },
        [`${LID}/4`]: {
          element: 'More',
          rows: '../lids',
          max: 3,
          children: [{ element: 'Extra', field: '../extra', format: 'any' }],
        },
      },
    ],
    [
      'a field that stands twice',
      { [`${CHILD}/7`]: { element: 'Again', field: 'count', format: 'n..2' } },
      'box/post.message.json#/root/children/7/field: "count" is already mapped in line /root/children/2/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice where one condition excludes the other',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { const: 'B' } },
        },
      },
    ],
    [
      'a field that stands twice where one condition is not the other',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { not: { const: 'A' } } },
        },
      },
    ],
    [
      'a field that stands twice where one condition is what the other is not',
      {
        [`${CHILD}/0/when/schema`]: { not: { minLength: 1 } },
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { minLength: 1 } },
        },
      },
    ],
    [
      'a field that stands twice by values of which some are the same',
      {
        [`${CHILD}/0/when/schema`]: { enum: ['A', 'B'] },
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { enum: ['C', 'B'] } },
        },
      },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice by values of which none is the same',
      {
        [`${CHILD}/0/when/schema`]: { enum: ['A', 'B'] },
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { enum: ['C', 'D'] } },
        },
      },
    ],
    [
      'a field that stands twice by conditions on two fields',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/unit', schema: { const: 'B' } },
        },
      },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice, the second time without a condition',
      { [`${CHILD}/7`]: { element: 'Again', field: 'name', format: 'an..10' } },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field that stands twice by conditions that name no values',
      {
        [`${CHILD}/0/when/schema`]: { minLength: 1 },
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'an..10',
          when: { scope: '/grade', schema: { const: 'A' } },
        },
      },
      'box/post.message.json#/root/children/7/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field inside of two elements that exclude each other',
      {
        [`${CHILD}/7`]: {
          element: 'One',
          when: { scope: '/grade', schema: { const: 'A' } },
          children: [{ element: 'Name', field: 'name', format: 'an..10' }],
        },
        [`${CHILD}/0`]: {
          element: 'Two',
          children: [
            {
              element: 'Name',
              when: { scope: '/grade', schema: { const: 'B' } },
              field: 'name',
              format: 'an..10',
            },
          ],
        },
      },
    ],
    [
      'a field in the first row and in all later ones',
      {
        [`${LID}/1/only`]: 'first',
        [`${LID}/4`]: { element: 'Again', only: 'later', field: 'front', format: 'any' },
      },
    ],
    [
      'a field twice in the first row',
      {
        [`${LID}/1/only`]: 'first',
        [`${LID}/4`]: { element: 'Again', only: 'first', field: 'front', format: 'any' },
      },
      'box/post.message.json#/root/children/6/children/4/field: "front" is already mapped in line /root/children/6/children/1/field, and no condition says which of the two holds it.',
    ],
    [
      'a field in the first row and in each',
      { [`${LID}/1/only`]: 'first', [`${LID}/4`]: { element: 'Again', field: 'front', format: 'any' } },
      'box/post.message.json#/root/children/6/children/4/field: "front" is already mapped in line /root/children/6/children/1/field, and no condition says which of the two holds it.',
    ],
    [
      'a field of rows by conditions on the rows',
      {
        [`${LID}/1/when`]: { scope: './back', schema: { const: 'A' } },
        [`${LID}/4`]: {
          element: 'Again',
          when: { scope: './back', schema: { const: 'B' } },
          field: 'front',
          format: 'any',
        },
      },
    ],
    [
      'a field of the document in rows, by conditions on two kinds of rows',
      {
        [`${CHILD}/0`]: {
          element: 'Name',
          when: { scope: './grade', schema: { const: 'A' } },
          field: 'name',
          format: 'an..10',
        },
        [`${LID}/4`]: {
          element: 'Again',
          when: { scope: './grade', schema: { const: 'B' } },
          field: '../name',
          format: 'an..10',
        },
      },
      'box/post.message.json#/root/children/6/children/4/field: "name" is already mapped in line /root/children/0/field, and no condition says which of the two holds it.',
    ],
    [
      'a field of the document in rows, by conditions on the document',
      {
        [`${LID}/4`]: {
          element: 'Again',
          when: { scope: '/grade', schema: { const: 'B' } },
          field: '../name',
          format: 'an..10',
        },
      },
    ],
    [
      'a field of the document in rows, by conditions on the role',
      {
        [`${CHILD}/0/when/scope`]: '$role',
        [`${LID}/4`]: {
          element: 'Again',
          when: { scope: '$role', schema: { const: 'B' } },
          field: '../name',
          format: 'an..10',
        },
      },
    ],
    [
      'one name in the document and in its rows',
      {
        [`${OF_LID}/name`]: { type: 'string' },
        [`${LID}/4`]: { element: 'Again', field: 'name', format: 'an..10' },
      },
    ],

    [
      'more characters than the message takes',
      { [`${FIELD}/name/maxLength`]: 11 },
      'box/box.schema.json#/properties/name/maxLength: "name" may have 11 characters, but the message takes 10 of it (an..10).',
    ],
    [
      'more characters than a format of one length has',
      { [`${OF_LID}/colour/maxLength`]: 5 },
      'rows/lid.schema.json#/properties/colour/maxLength: "colour" may have 5 characters, but the message takes 4 of it (a4).',
    ],
    [
      'more characters where the specification says so',
      { [`${FIELD}/name/maxLength`]: 11, [`${FIELD}/name/source`]: 'Specification 3' },
    ],
    [
      'more characters where another source says so',
      { [`${FIELD}/name/maxLength`]: 11, [`${FIELD}/name/source`]: 'CDS' },
      'box/box.schema.json#/properties/name/maxLength: "name" may have 11 characters, but the message takes 10 of it (an..10).',
    ],
    [
      'more characters than one of two elements takes',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'any',
          when: { scope: '/grade', schema: { const: 'B' } },
        },
        [`${FIELD}/name/maxLength`]: 99,
      },
    ],
    [
      'more characters than the greater of two elements takes',
      {
        [`${CHILD}/7`]: {
          element: 'Again',
          field: 'name',
          format: 'a4',
          when: { scope: '/grade', schema: { const: 'B' } },
        },
        [`${FIELD}/name/maxLength`]: 11,
      },
      'box/box.schema.json#/properties/name/maxLength: "name" may have 11 characters, but the message takes 10 of it (an..10).',
    ],
    [
      'a greater number than the message takes',
      { [`${FIELD}/count/maximum`]: 100 },
      'box/box.schema.json#/properties/count/maximum: "count" may be 100, but the message takes 99 at most (n..2).',
    ],
    [
      'a greater number where the message takes any',
      { [`${FIELD}/count/maximum`]: 1000, [`${CHILD}/2/format`]: 'number' },
    ],
    [
      'a number in a text of few characters',
      { [`${FIELD}/count/maximum`]: 1000, [`${CHILD}/2/format`]: 'a4' },
    ],
    ['a text of any length', { [`${FIELD}/name/maxLength`]: undefined }],
    ['a format that there is not', { [`${CHILD}/0/format`]: 'odd', [`${FIELD}/name/maxLength`]: 99 }],
    ['an element without a format', { [`${CHILD}/0/format`]: undefined, [`${FIELD}/name/maxLength`]: 99 }],
    [
      'more characters than two parts take',
      { [`${FIELD}/day/maxLength`]: 7 },
      'box/box.schema.json#/properties/day/maxLength: "day" may have 7 characters, but the message takes 6 of it.',
    ],
    ['a first part that takes more than is cut for it', { [`${CHILD}/3/format`]: 'a4' }],
    ['a first part that takes less than is cut for it', { [`${MAP}/root/codecs/cut/widths`]: [3] }],
    ['a last part of any length', { [`${CHILD}/4/format`]: 'any', [`${FIELD}/day/maxLength`]: 60 }],
    [
      'more characters than the first of joined fields has',
      { [`${FIELD}/first/maxLength`]: 4 },
      'box/box.schema.json#/properties/first/maxLength: "first" may have 4 characters, but the message takes 3 of it.',
    ],
    [
      'more characters than are left for the last of joined fields',
      { [`${FIELD}/last/maxLength`]: 8 },
      'box/box.schema.json#/properties/last/maxLength: "last" may have 8 characters, but the message takes 7 of it.',
    ],
    ['as many characters as are left for the last of joined fields', { [`${FIELD}/last/maxLength`]: 7 }],
    ['a codec of dates', { [`${FIELD}/unit/maxLength`]: 99 }],
    [
      'parts of a codec of the same name elsewhere',
      {
        [`${FIELD}/night`]: { type: 'string', maxLength: 4 },
        [`${CHILD}/7`]: {
          element: 'Night',
          codecs: { cut: { codec: 'split', fields: ['night'], parts: ['year', 'rest'], widths: [2] } },
          children: [
            { element: 'First', part: 'cut/year', format: 'a2' },
            { element: 'Last', part: 'cut/rest', format: 'a2' },
          ],
        },
      },
    ],
    [
      'more characters than parts of a codec of the same name take',
      {
        [`${FIELD}/night`]: { type: 'string', maxLength: 6 },
        [`${CHILD}/7`]: {
          element: 'Night',
          codecs: { cut: { codec: 'split', fields: ['night'], parts: ['year', 'rest'], widths: [2] } },
          children: [
            { element: 'First', part: 'cut/year', format: 'a2' },
            { element: 'Last', part: 'cut/rest', format: 'a2' },
          ],
        },
      },
      'box/box.schema.json#/properties/night/maxLength: "night" may have 6 characters, but the message takes 4 of it.',
    ],
    ['a map of a document that there is not', { [`${MAP}/document`]: 'bax' }],
    [
      'two maps that each hold some',
      {
        [`${CHILD}/0`]: { element: 'None' },
        'box/mail.message.json': {
          name: 'mail',
          document: 'box',
          namespaces: {},
          formats: {},
          root: { element: 'Box', children: [{ element: 'Name', field: 'name' }] },
        },
      },
    ],
    [
      'two maps of which the one takes more',
      {
        'box/mail.message.json': {
          name: 'mail',
          document: 'box',
          namespaces: {},
          formats: {},
          root: {
            element: 'Box',
            children: [
              { element: 'Name', field: 'name' },
              { element: 'Lid', rows: 'lids', max: 9 },
            ],
          },
        },
        [`${FIELD}/lids/maxItems`]: 9,
        [`${FIELD}/name/maxLength`]: 11,
      },
    ],
  ]);
});
