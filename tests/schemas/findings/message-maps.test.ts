import { describe } from 'vitest';
import { checkMessageMaps, checkWasted } from '../../../generators/check/message-maps.ts';
import { findsExactly } from './made.ts';
import { post } from './post.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;
const LID = `${CHILD}/6/children`;

describe('names in a map', () => {
  findsExactly(
    ({ authored, objects }, report) => checkMessageMaps(authored, objects, {}, report),
    {
      ...post,
      'locale/en.json': {
        a: 'Box name note count day year rest party role lid sequence colour mark nail size list id front back',
      },
    },
    [
      [
        'a document that there is not',
        { [`${MAP}/document`]: 'bax' },
        'box/post.message.json#/document: There is no document box/bax.schema.json.',
      ],
      [
        'a document that is a row',
        { 'box/box.schema.json#/version': undefined },
        'box/post.message.json#/document: There is no document box/box.schema.json.',
      ],
      [
        'a derived field that there is not',
        { [`${MAP}/derived/tald`]: [{ value: 'x' }] },
        'box/post.message.json#/derived/tald: box/box.schema.json has no field "tald". Did you mean "told"?',
      ],
      [
        'a derived value that the field refuses',
        { [`${MAP}/derived/told/1/value`]: 'z' },
        'box/post.message.json#/derived/told/1/value: "told" cannot become "z". One of: x, y.',
      ],
      [
        'a derived value behind one without a condition',
        { [`${MAP}/derived/told/2`]: { value: 'x' } },
        'box/post.message.json#/derived/told/2: This is never reached: entry 2 has no condition.',
      ],
      [
        'a derived value by a field that there is not',
        { [`${MAP}/derived/told/0/when/scope`]: '/grode' },
        'box/post.message.json#/derived/told/0/when/scope: The scope "/grode" leads nowhere: box/box.schema.json has no field "grode". Did you mean "grade"?',
      ],
      [
        'a derived value by conditions alone',
        {
          [`${MAP}/derived/told/1/when`]: { scope: '/grade', schema: { const: 'B' } },
          [`${MAP}/derived/told/2`]: { when: { scope: '/note', schema: { const: 'B' } }, value: 'x' },
        },
      ],
      ['a map that derives nothing', { [`${MAP}/derived`]: undefined }],
      [
        'a format of a kind that there is not',
        { [`${MAP}/kinds/code/listID`]: 'an..4 text' },
        'box/post.message.json#/kinds/code/listID: There is no format "an..4 text". Did you mean "an..3 text"?',
      ],
      [
        'a kind that there is not',
        { [`${MAP}/formats/an..10 text/kind`]: 'cude' },
        'box/post.message.json#/formats/an..10 text/kind: There is no kind "cude". Did you mean "code"?',
      ],
      [
        'a kind though there are none',
        { [`${MAP}/kinds`]: undefined },
        'box/post.message.json#/formats/an..10 text/kind: There is no kind "code".',
      ],
      [
        'a field that there is not',
        { [`${CHILD}/0/field`]: 'nome' },
        'box/post.message.json#/root/children/0/field: box/box.schema.json has no field "nome". Did you mean "name"?',
      ],
      [
        'a list in place of a field',
        { [`${CHILD}/0/field`]: 'lids' },
        'box/post.message.json#/root/children/0/field: box/box.schema.json has no field "lids".',
      ],
      [
        'a field above the document',
        { [`${CHILD}/0/field`]: '../name' },
        'box/post.message.json#/root/children/0/field: "../name" leads out of the document.',
      ],
      [
        'a field of the row above that is one of the document',
        { [`${LID}/3/children/0/field`]: '../mark' },
        'box/post.message.json#/root/children/6/children/3/children/0/field: rows/lid.schema.json has no field "mark". Did you mean "back"?',
      ],
      ['a field of the document two rows above', { [`${LID}/3/children/0/field`]: '../../mark' }],
      [
        'a field three rows above',
        { [`${LID}/3/children/0/field`]: '../../../mark' },
        'box/post.message.json#/root/children/6/children/3/children/0/field: "../../../mark" leads out of the document.',
      ],
      [
        'a condition on a field that there is not',
        { [`${CHILD}/0/when`]: { scope: '/grode', schema: { const: 'A' } } },
        'box/post.message.json#/root/children/0/when/scope: The scope "/grode" leads nowhere: box/box.schema.json has no field "grode". Did you mean "grade"?',
      ],
      [
        'a condition on a field of the row',
        { [`${LID}/1/when`]: { scope: './front', schema: { const: 'A' } } },
      ],
      [
        'a condition on a field of the document as if it were of the row',
        { [`${LID}/1/when`]: { scope: './grade', schema: { const: 'A' } } },
        'box/post.message.json#/root/children/6/children/1/when/scope: The scope "./grade" leads nowhere: rows/lid.schema.json has no field "grade".',
      ],
      [
        'a format that there is not',
        { [`${CHILD}/0/format`]: 'an..10 txt' },
        'box/post.message.json#/root/children/0/format: There is no format "an..10 txt". Did you mean "an..10 text"?',
      ],
      [
        'a format like a member of all objects',
        { [`${CHILD}/0/format`]: 'toString' },
        'box/post.message.json#/root/children/0/format: There is no format "toString".',
        'box/post.message.json#/root/children/0/format: "name" has the format "toString" here, but its source says an..10.',
      ],
      [
        'a list that there is not',
        { [`${CHILD}/6/rows`]: 'lid' },
        'box/post.message.json#/root/children/6/rows: box/box.schema.json has no list "lid". Did you mean "lids"?',
      ],
      [
        'a list above the document',
        { [`${CHILD}/6/rows`]: '../lids' },
        'box/post.message.json#/root/children/6/rows: The document has no list "lids".',
      ],
      [
        'a list far from all names',
        { [`${CHILD}/6/rows`]: 'seventeen' },
        'box/post.message.json#/root/children/6/rows: box/box.schema.json has no list "seventeen".',
      ],
      [
        'rows of the parent',
        {
          [`${LID}/4`]: {
            element: 'Lid',
            rows: '../lids',
            max: 2,
            belongs: [{ field: 'back', to: 'front' }],
            children: [{ element: 'Mark', field: 'back', format: 'code' }],
          },
        },
      ],
      [
        'rows of the parent that belong by fields that there are not',
        {
          [`${LID}/4`]: {
            element: 'Lid',
            rows: '../lids',
            max: 2,
            belongs: [
              { field: 'back', to: 'front' },
              { field: 'buck', to: 'frunt' },
            ],
            children: [{ element: 'Mark', field: 'back', format: 'code' }],
          },
        },
        'box/post.message.json#/root/children/6/children/4/belongs/1/field: rows/lid.schema.json has no field "buck". Did you mean "back"?',
        'box/post.message.json#/root/children/6/children/4/belongs/1/to: rows/lid.schema.json has no field "frunt". Did you mean "front"?',
      ],
      [
        'rows in rows of the parent',
        {
          [`${LID}/4`]: {
            element: 'Lid',
            rows: '../lids',
            max: 2,
            children: [{ element: 'Mark', field: '../order', format: 'code' }],
          },
        },
      ],
      [
        'a field of the row that its list is not in',
        {
          [`${LID}/4`]: {
            element: 'Lid',
            rows: '../lids',
            max: 2,
            children: [{ element: 'Mark', field: '../front', format: 'code' }],
          },
        },
        'box/post.message.json#/root/children/6/children/4/children/0/field: box/box.schema.json has no field "front".',
      ],
      [
        'repeated elements of a list',
        {
          [`${LID}/4`]: {
            each: 'nails',
            children: [
              { element: 'Size', field: 'size', format: 'code' },
              { element: 'Front', field: '../front', format: 'code' },
            ],
          },
        },
      ],
      [
        'repeated elements of a list that there is not',
        { [`${LID}/4`]: { each: 'nials', children: [{ element: 'Size', field: 'size', format: 'code' }] } },
        'box/post.message.json#/root/children/6/children/4/each: rows/lid.schema.json has no list "nials". Did you mean "nails"?',
      ],
      [
        'a field that repeated rows have not',
        { [`${LID}/4`]: { each: 'nails', children: [{ element: 'Size', field: 'saze', format: 'code' }] } },
        'box/post.message.json#/root/children/6/children/4/children/0/field: rows/nail.schema.json has no field "saze". Did you mean "size"?',
      ],
      [
        'a part that the codec has not',
        { [`${CHILD}/3/children/0/part`]: 'cut/yeer' },
        'box/post.message.json#/root/children/3/children/0/part: The codec "cut" has no part "yeer". Did you mean "year"?',
      ],
      [
        'a part of a codec that there is not',
        { [`${CHILD}/3/children/0/part`]: 'cat/year' },
        'box/post.message.json#/root/children/3/children/0/part: No codec "cat" stands on this element or above it.',
      ],
      [
        'a part of a codec of another element',
        { [`${CHILD}/0/field`]: undefined, [`${CHILD}/0/part`]: 'cut/year' },
        'box/post.message.json#/root/children/0/part: No codec "cut" stands on this element or above it.',
      ],
      [
        'a part of no codec',
        { [`${CHILD}/3/children/0/part`]: '' },
        'box/post.message.json#/root/children/3/children/0/part: No codec "" stands on this element or above it.',
      ],
      [
        'a part of a codec without a name',
        { [`${CHILD}/3/children/0/part`]: 'cut' },
        'box/post.message.json#/root/children/3/children/0/part: The codec "cut" has no part "".',
      ],
      [
        'a part of a codec above it',
        {
          [`${CHILD}/3/children/1/codecs`]: {
            more: { codec: 'split', fields: ['sender_no'], parts: ['one', 'two'], widths: [2] },
          },
          [`${CHILD}/3/children/1/children`]: [
            { element: 'Front', part: 'more/one', format: 'a2' },
            { element: 'Back', part: 'more/two', format: 'a2' },
          ],
        },
      ],
      [
        'a field of a codec that there is not',
        { [`${CHILD}/3/codecs/cut/fields/0`]: 'dey' },
        'box/post.message.json#/root/children/3/codecs/cut/fields/0: box/box.schema.json has no field "dey". Did you mean "day"?',
      ],
      [
        'a field of an order that there is not',
        { [`${MAP}/root/order`]: [{ element: 'Party', field: 'ordre' }] },
        'box/post.message.json#/root/order/0/field: box/box.schema.json has no field "ordre". Did you mean "order"?',
      ],
      [
        'an attribute of a field that there is not',
        { [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', field: 'sender_na', format: 'code' } },
        'box/post.message.json#/root/children/4/children/1/attributes/0/field: box/box.schema.json has no field "sender_na". Did you mean "sender_no"?',
      ],
      [
        'an attribute of a part that there is not',
        { [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', part: 'cut/year', format: 'code' } },
        'box/post.message.json#/root/children/4/children/1/attributes/0/part: No codec "cut" stands on this element or above it.',
      ],
      [
        'an attribute of a format that there is not',
        { [`${CHILD}/4/children/1/attributes/0/format`]: 'cude' },
        'box/post.message.json#/root/children/4/children/1/attributes/0/format: There is no format "cude". Did you mean "code"?',
      ],
      [
        'a format that its name does not say',
        { [`${MAP}/formats/an..3 text/maxLength`]: 4 },
        'box/post.message.json#/formats/an..3 text/maxLength: The format "an..3 text" has "maxLength" 4, but by its name it is 3.',
      ],
      [
        'an element that no source names',
        { 'box/box.schema.json#/properties/name/source': 'CDS DE 1/1, Box/Nume: an..10' },
        'box/post.message.json#/root/children/0/element: "name" stands in Box/Name, but its source says Box/Nume.',
      ],
      [
        'a field of more characters than its source says',
        { 'box/box.schema.json#/properties/name/maxLength': 12 },
        'box/box.schema.json#/properties/name/maxLength: "name" may have 12 characters, but its source says an..10: 10.',
      ],
      [
        'a name that is made of a strange word',
        { [`${CHILD}/3/children/1/element`]: 'Rast' },
        'box/post.message.json#/root/children/3/children/1/element: "Rast" has the word "Rast", which stands in no other element, source or text. Did you mean "list"? A right one is explained in "words".',
      ],
      [
        'what a map says against itself',
        { [`${CHILD}/6/min`]: 4 },
        'box/post.message.json#/root/children/6/min: "Lid" occurs at least 4 times, but at most 3.',
      ],
    ],
  );
});

describe('formats', () => {
  findsExactly(({ authored, objects }, report) => checkWasted(authored, objects, report), post, [
    [
      'a format that nothing uses',
      { [`${MAP}/formats/an..4 text`]: { base: 'string', maxLength: 4 } },
      'box/post.message.json#/formats/an..4 text: Nothing uses the format "an..4 text".',
    ],
    [
      'a format of a map without its document',
      { [`${MAP}/formats/an..4 text`]: { base: 'string', maxLength: 4 }, [`${MAP}/document`]: 'bax' },
    ],
  ]);
});
