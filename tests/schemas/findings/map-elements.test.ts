import { describe } from 'vitest';
import { checkMapElements, checkUnusedFormats } from '../../../generators/check/map-elements.ts';
import { elementsOf } from '../../../generators/check/placed-elements.ts';
import type { MessageMap } from '../../../src/messages/map.ts';
import { findsExactly, type Rule } from './made.ts';
import { post } from './post.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;
const LID = `${CHILD}/6/children`;

const by =
  (check: typeof checkMapElements): Rule =>
  ({ authored, objects }, report) => {
    const map = authored.messageMaps.get('box')!.get('post') as MessageMap;
    const elements = elementsOf(map, objects.get('box/box.schema.json')!, objects);
    check(authored.files.get('box/post.message.json')!, map, elements, report);
  };

/** One more element behind the others of the root. */
const more = (element: object) => ({ [`${CHILD}/7`]: element });

describe('what a map says against itself', () => {
  findsExactly(by(checkMapElements), post, [
    [
      'a minimum of a format above its maximum',
      { [`${MAP}/formats/an..3 text/minLength`]: 4 },
      'box/post.message.json#/formats/an..3 text/minLength: minLength 4 is above maxLength 3.',
      'box/post.message.json#/root/children/1/default: "new" does not fit the format "an..3 text". At least 4 characters in the message.',
    ],
    ['a minimum of a format that is its maximum', { [`${MAP}/formats/an..3 text/minLength`]: 3 }],
    [
      'a minimum of a format without a maximum',
      { [`${MAP}/formats/an..3 text/maxLength`]: undefined, [`${CHILD}/1/default`]: 'new' },
    ],

    [
      'two ids of a group that stands twice',
      { [`${CHILD}/5/id`]: '06B' },
      'box/post.message.json#/root/children/5/id: "Party" has the id 06B here, but 09A in line /root/children/4.',
    ],
    [
      'the odd id of three',
      {
        [`${CHILD}/4/id`]: '04B',
        [`${CHILD}/6`]: { element: 'Party', id: '09A' },
      },
      'box/post.message.json#/root/children/4/id: "Party" has the id 04B here, but 09A in line /root/children/5.',
    ],
    [
      'two ids of a value in one kind of group',
      { [`${CHILD}/5/children/0/id`]: 'R02' },
      'box/post.message.json#/root/children/5/children/0/id: "Role" in "Party" has the id R02 here, but R01 in line /root/children/4/children/0.',
    ],
    ['an id of a value at the root', { [`${MAP}/root/id`]: '000' }],
    [
      'two ids of a value in two kinds of groups',
      {
        [`${LID}/1/id`]: '010',
        ...more({ element: 'Strip', namespace: 'l', children: [{ element: 'Colour', id: '011' }] }),
      },
    ],
    [
      'one id of two elements',
      { [`${CHILD}/1/id`]: '001' },
      'box/post.message.json#/root/children/1/id: The id 001 is that of "Name" in line /root/children/0, not of "Note".',
    ],
    [
      'one id of two groups',
      { [`${CHILD}/6/id`]: '09A' },
      'box/post.message.json#/root/children/6/id: The id 09A is that of "Party" in line /root/children/4, not of "Lid".',
    ],
    [
      'two formats of one id',
      { [`${CHILD}/5/children/1/format`]: 'an..3 text' },
      'box/post.message.json#/root/children/5/children/1/format: The id 003 has the format "an..3 text" here, but "code" in line /root/children/4/children/1.',
    ],
    ['an id with a format and without', { [`${CHILD}/5/children/0/format`]: undefined }],

    [
      'an id of a class behind its place',
      { [`${CHILD}/6/id`]: '10A' },
      'box/post.message.json#/root/children/6/id: "Lid" has the id 10A, but these ids were given by the alphabet, and its place is before 08A.',
    ],
    [
      'an id of a class before its place',
      { [`${CHILD}/4/id`]: '01A', [`${CHILD}/5/id`]: '01A' },
      'box/post.message.json#/root/children/4/id: "Party" has the id 01A, but these ids were given by the alphabet, and its place is behind 08A.',
    ],
    [
      'an id of a class between two others',
      { [`${LID}/3/id`]: '10A' },
      'box/post.message.json#/root/children/6/children/3/id: "Nail" has the id 10A, but these ids were given by the alphabet, and its place is behind 07A and before 09A.',
    ],
    ['ids of classes of small and great letters', { [`${CHILD}/6/element`]: 'alid' }],
    ['ids of other forms in any order', { [`${LID}/3/id`]: '01B', [`${CHILD}/6/id`]: 'X02A' }],

    [
      'children of one id in two orders',
      {
        [`${CHILD}/5/children`]: [
          {
            element: 'Name',
            id: '003',
            field: 'holder',
            format: 'code',
            attributes: [{ name: 'listID', constant: 'M', format: 'code' }],
          },
          { element: 'Role', id: 'R01', constant: 'H', format: 'code' },
        ],
      },
      'box/post.message.json#/root/children/5/children/0: "Name" stands before "Role" here, but not in line /root/children/4.',
    ],
    [
      'children of one id of which each lacks one',
      { [`${CHILD}/5/children/1`]: { element: 'Zone', format: 'code' } },
    ],
    [
      'children in another order than both of the others',
      {
        [`${CHILD}/4/children`]: [
          { element: 'Name', id: '003', format: 'code' },
          { element: 'Role', id: 'R01', constant: 'S', format: 'code' },
        ],
        [`${CHILD}/6`]: {
          element: 'Party',
          id: '09A',
          children: [
            { element: 'Role', id: 'R01', constant: 'S', format: 'code' },
            { element: 'Name', id: '003', format: 'code' },
          ],
        },
      },
      'box/post.message.json#/root/children/4/children/0: "Name" stands before "Role" here, but not in line /root/children/5.',
    ],

    [
      'an attribute in another spelling',
      { [`${CHILD}/5/children/1/attributes/0/name`]: 'listId' },
      'box/post.message.json#/root/children/5/children/1/attributes/0/name: The attribute "listId" is written "listID" in line /root/children/4/children/1/attributes/0/name.',
    ],
    [
      'an attribute of another name on elements of one last word',
      {
        [`${CHILD}/5/children/1/attributes/0/name`]: 'unitCode',
        [`${CHILD}/0/attributes`]: [{ name: 'listID', constant: 'L', format: 'code' }],
        [`${LID}/1/attributes`]: [{ name: 'unitCode', constant: 'L', format: 'code' }],
      },
      'box/post.message.json#/root/children/5/children/1/attributes/0/name: The attribute "unitCode" stands on an element "…Name", but others of these have "listID" in line /root/children/0/attributes/0/name.',
    ],
    [
      'an attribute on an element of no last word',
      { ...more({ element: 'URI', attributes: [{ name: 'unitCode', constant: 'L', format: 'code' }] }) },
    ],
    [
      'an attribute of a name that stands nowhere else',
      {
        [`${CHILD}/5/children/1/attributes/0/name`]: 'unitCode',
      },
    ],
    [
      'attributes of two names on elements of two last words',
      {
        [`${LID}/1/attributes`]: [{ name: 'unitCode', constant: 'L', format: 'code' }],
      },
    ],

    [
      'two namespaces of one element',
      {
        [`${CHILD}/5/namespace`]: 'l',
        [`${CHILD}/5/children/0/namespace`]: '',
        [`${CHILD}/5/children/1/namespace`]: '',
      },
      'box/post.message.json#/root/children/5/namespace: "Party" has the namespace "l" here, but "" in line /root/children/4.',
    ],
    [
      'a namespace that all inside of an element have',
      { [`${CHILD}/5/namespace`]: 'l' },
      'box/post.message.json#/root/children/5/children/0: "Role" has the namespace "l" here, but "" in line /root/children/4/children/0.',
      'box/post.message.json#/root/children/5/children/1: "Name" has the namespace "l" here, but "" in line /root/children/0.',
      'box/post.message.json#/root/children/5/namespace: "Party" has the namespace "l" here, but "" in line /root/children/4.',
    ],
    [
      'no element of the default namespace',
      { [`${MAP}/root/namespace`]: 'l' },
      'box/post.message.json#/namespaces/: No element has the default namespace (""): give it to the one that begins the document, or leave it out.',
    ],
    [
      'no default namespace',
      { [`${MAP}/root/namespace`]: 'l', [`${MAP}/namespaces`]: { l: 'urn:lid', m: 'urn:more' } },
    ],
    [
      'no namespace at the root and a default one inside',
      {
        [`${MAP}/root/namespace`]: undefined,
        [`${CHILD}/0/namespace`]: '',
        [`${CHILD}/4/children/1/namespace`]: '',
        [`${CHILD}/5/children/1/namespace`]: '',
      },
    ],
    [
      'elements without a namespace in a map that has no default one',
      {
        [`${MAP}/namespaces`]: { l: 'urn:lid' },
        [`${MAP}/root/namespace`]: 'l',
        [`${CHILD}/0/namespace`]: '',
        [`${CHILD}/4/children/1/namespace`]: '',
        [`${CHILD}/5/children/1/namespace`]: '',
      },
    ],
    [
      'a namespace that there is not',
      { [`${CHILD}/6/namespace`]: 'll' },
      'box/post.message.json#/root/children/6/namespace: There is no namespace "ll". Did you mean "l"?',
    ],
    [
      'a namespace like a member of all objects',
      { [`${CHILD}/6/namespace`]: 'toString' },
      'box/post.message.json#/root/children/6/namespace: There is no namespace "toString".',
    ],

    [
      'a least number above the greatest',
      { [`${CHILD}/6/min`]: 4 },
      'box/post.message.json#/root/children/6/min: "Lid" occurs at least 4 times, but at most 3.',
    ],
    [
      'a least number above the one that is meant',
      { [`${CHILD}/0/min`]: 2 },
      'box/post.message.json#/root/children/0/min: "Name" occurs at least 2 times, but at most 1, as is meant without "max".',
    ],
    [
      'a least number above a greatest of one',
      { [`${CHILD}/0/min`]: 2, [`${CHILD}/0/max`]: 1 },
      'box/post.message.json#/root/children/0/min: "Name" occurs at least 2 times, but at most 1, as is meant without "max".',
    ],
    ['a greatest number below the least that is meant', { [`${CHILD}/0/max`]: 0 }],
    ['a least number that is the greatest', { [`${CHILD}/6/min`]: 3 }],
    ['a least number without a greatest', { [`${LID}/3/min`]: 4 }],

    [
      'a whole number read as a text',
      { [`${CHILD}/2/type`]: undefined },
      'box/post.message.json#/root/children/2/field: "count" is a whole number, but would be read as a text: write "type": "integer" beside it.',
    ],
    [
      'a text read as a whole number',
      { [`${CHILD}/0/type`]: 'integer' },
      'box/post.message.json#/root/children/0/type: "name" is of type string, but would be read as a whole number: leave "type" out.',
    ],
    ['a type of an element without a field', { [`${CHILD}/4/children/0/type`]: 'integer' }],

    [
      'a field without a format',
      { [`${LID}/1/format`]: undefined },
      'box/post.message.json#/root/children/6/children/1: "Colour" has no format.',
    ],
    [
      'a part without a format',
      { [`${CHILD}/3/children/0/format`]: undefined },
      'box/post.message.json#/root/children/3/children/0: "Year" has no format.',
    ],
    ['a constant without a format', { [`${CHILD}/4/children/0/format`]: undefined }],
    [
      'an attribute with a field and without a format',
      { [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', field: 'sender_no' } },
      'box/post.message.json#/root/children/4/children/1/attributes/0: "listID" has no format.',
    ],
    [
      'an attribute with a part and without a format',
      { [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', part: 'cut/x' } },
      'box/post.message.json#/root/children/4/children/1/attributes/0: "listID" has no format.',
    ],
    [
      'a constant that its format refuses',
      { [`${CHILD}/5/children/0/constant`]: 'h' },
      'box/post.message.json#/root/children/5/children/0/constant: "h" does not fit the format "code". Character 1, “h”, is none that the message takes here.',
    ],
    [
      'a constant of an attribute that its format refuses',
      { [`${CHILD}/4/children/1/attributes/0/constant`]: 'l' },
      'box/post.message.json#/root/children/4/children/1/attributes/0/constant: "l" does not fit the format "code". Character 1, “l”, is none that the message takes here.',
    ],
    [
      'a default that its format refuses',
      { [`${CHILD}/1/default`]: 'none', 'box/box.schema.json#/properties/note/default': undefined },
      'box/post.message.json#/root/children/1/default: "none" does not fit the format "an..3 text". At most 3 characters in the message.',
    ],
    [
      'a constant beside a format that there is not',
      { [`${CHILD}/5/children/0/format`]: 'odd', [`${CHILD}/4/children/0/format`]: 'odd' },
    ],

    [
      'a default other than the one of the field',
      { [`${CHILD}/1/default`]: 'old' },
      'box/post.message.json#/root/children/1/default: "note" begins as "new", but is written as "old" when blank.',
    ],
    [
      'a default of a field that begins blank',
      { [`${CHILD}/1/default`]: 'old', 'box/box.schema.json#/properties/note/default': undefined },
    ],
    [
      'a default that the field refuses',
      { [`${CHILD}/1/field`]: 'grade', [`${CHILD}/1/default`]: 'C' },
      'box/post.message.json#/root/children/1/default: One of: A, B.',
    ],
    [
      'a default of a flag',
      {
        [`${CHILD}/1/default`]: 'A',
        [`${CHILD}/1/field`]: 'grade',
        'box/box.schema.json#/properties/grade/default': 'B',
      },
      'box/post.message.json#/root/children/1/default: "grade" begins as "B", but is written as "A" when blank.',
    ],
    ['a default of an element without a field', { [`${CHILD}/1/field`]: undefined }],
    ['a default of a field that there is not', { [`${CHILD}/1/field`]: 'lost' }],

    [
      'two elements that nothing tells apart',
      { [`${CHILD}/4/match`]: undefined },
      'box/post.message.json#/root/children/4: Nothing tells this "Party" from the next one: give it a "match".',
    ],
    [
      'two elements of which a condition tells the first',
      { [`${CHILD}/4/match`]: undefined, [`${CHILD}/4/when`]: { scope: '/grade', schema: { const: 'A' } } },
    ],
    [
      'two elements of which the first is in one row only',
      { [`${CHILD}/4/match`]: undefined, [`${CHILD}/4/only`]: 'first' },
    ],
    [
      'two elements of which the first is a part',
      {
        [`${CHILD}/3/children`]: [
          { element: 'Year', part: 'cut/year', format: 'a2' },
          { element: 'Year', part: 'cut/rest', format: 'code' },
        ],
      },
    ],
    ['two elements of which the last has nothing that tells it', { [`${CHILD}/5/match`]: undefined }],
    [
      'elements of one name that stand apart',
      {
        [`${CHILD}/5`]: { element: 'Between' },
        [`${CHILD}/7`]: { element: 'Party', id: '09A', children: [] },
      },
      'box/post.message.json#/root/children/4: The elements "Party" stand apart; they are one sequence.',
    ],

    ['a default of a field that is written as it is', { [`${CHILD}/1/default`]: undefined }],
    ['an element without a field in each later row', { [`${LID}/1`]: { element: 'Colour', only: 'later' } }],
    [
      'a child to match that repeated rows bring',
      {
        [`${CHILD}/6/match`]: [{ child: 'Size', in: ['x'] }],
        [`${LID}/3`]: { each: 'nails', children: [{ element: 'Size', field: 'size', format: 'code' }] },
      },
    ],
    [
      'a part of a codec below it',
      { [`${CHILD}/0`]: { element: 'Name', id: '001', part: 'cut/year', format: 'a2' } },
    ],
    [
      'fields of the same two data elements in elements of two names',
      {
        'box/box.schema.json#/properties/sender/dataElement': '3/1',
        'box/box.schema.json#/properties/sender_no/dataElement': '3/2',
        'box/box.schema.json#/properties/name/dataElement': '3/1',
        'box/box.schema.json#/properties/mark/dataElement': '3/2',
        [`${CHILD}/4/children/2`]: { element: 'No', field: 'sender_no', format: 'code' },
        [`${CHILD}/7`]: {
          element: 'Other',
          children: [
            { element: 'No', field: 'name', format: 'code' },
            { element: 'Mark', namespace: 'l', field: 'mark', format: 'code' },
          ],
        },
      },
    ],
    [
      'what stands once above the rows, in each later one',
      { [`${LID}/2/only`]: 'later' },
      'box/post.message.json#/root/children/6/children/2/field: "mark" stands once above the rows: it is written in the first of them ("only"), not in each later one.',
    ],
    ['a field of the row in each later one', { [`${LID}/1/only`]: 'later' }],
    [
      'fields of the same two data elements in both of two elements',
      {
        'box/box.schema.json#/properties/sender/dataElement': '3/1',
        'box/box.schema.json#/properties/sender_no/dataElement': '3/2',
        'box/box.schema.json#/properties/holder/dataElement': '3/2',
        'box/box.schema.json#/properties/mark/dataElement': '3/1',
        [`${CHILD}/4/children/2`]: { element: 'No', field: 'sender_no', format: 'code' },
        [`${CHILD}/5/children/2`]: { element: 'No', field: 'mark', format: 'code' },
      },
      'box/post.message.json#/root/children/5/element: "Party" holds fields of 3/1 and 3/2, as does the one in line /root/children/4: each holds one of the other\'s.',
    ],
    [
      'fields of one data element in both of two elements',
      {
        'box/box.schema.json#/properties/sender/dataElement': '3/1',
        'box/box.schema.json#/properties/holder/dataElement': '3/1',
      },
    ],
    [
      'fields of other data elements in two elements',
      {
        'box/box.schema.json#/properties/sender/dataElement': '3/1',
        'box/box.schema.json#/properties/sender_no/dataElement': '3/2',
        'box/box.schema.json#/properties/holder/dataElement': '3/3',
        'box/box.schema.json#/properties/mark/dataElement': '3/4',
        [`${CHILD}/4/children/2`]: { element: 'No', field: 'sender_no', format: 'code' },
        [`${CHILD}/5/children/2`]: { element: 'No', field: 'mark', format: 'code' },
      },
    ],

    [
      'an order of elements of which there is one',
      {
        [`${MAP}/root/order`]: [
          { element: 'Party', field: 'order' },
          { element: 'Name', field: 'order' },
        ],
      },
      'box/post.message.json#/root/order/1/element: "Box" has no two nodes of "Name" to put in order.',
    ],
    [
      'an order of elements that two nodes bring',
      { [`${MAP}/root/order`]: [{ element: 'Party', field: 'order' }] },
    ],

    [
      'a child to match that there is not',
      { [`${CHILD}/5/match/0/child`]: 'Rola' },
      'box/post.message.json#/root/children/5/match/0/child: "Party" has no child "Rola". Did you mean "Role"?',
    ],
    [
      'a constant that is read as another element',
      { [`${CHILD}/4/children/0/constant`]: 'U' },
      'box/post.message.json#/root/children/4/children/0/constant: "U" would be read as another element: "Role" is matched by S, T.',
    ],
    [
      'a constant that the match leaves out',
      { [`${CHILD}/5/children/0/constant`]: 'T' },
      'box/post.message.json#/root/children/5/children/0/constant: "T" would be read as another element: "Role" is matched by anything but S, T.',
    ],
    [
      'a default that is read as another element',
      {
        [`${CHILD}/4/children/0`]: {
          element: 'Role',
          id: 'R01',
          field: 'grade',
          default: 'B',
          format: 'code',
        },
      },
      'box/post.message.json#/root/children/4/children/0/default: "B" would be read as another element: "Role" is matched by S, T.',
    ],
    [
      'a constant that no pattern matches',
      { [`${CHILD}/5/match/0`]: { child: 'Role', pattern: '^[A-G]$' } },
      'box/post.message.json#/root/children/5/children/0/constant: "H" would be read as another element: "Role" is matched by ^[A-G]$.',
    ],
    ['a constant that a pattern matches', { [`${CHILD}/5/match/0`]: { child: 'Role', pattern: '^[A-H]$' } }],
    [
      'a constant that the second match matches',
      {
        [`${CHILD}/5/match`]: [
          { child: 'Role', in: ['X'] },
          { child: 'Role', in: ['H'] },
        ],
      },
    ],
    [
      'a constant that no match matches',
      {
        [`${CHILD}/5/match`]: [
          { child: 'Role', in: ['X', 'Y'] },
          { child: 'Role', notIn: ['H', 'I'] },
        ],
      },
      'box/post.message.json#/root/children/5/children/0/constant: "H" would be read as another element: "Role" is matched by X, Y or anything but H, I.',
    ],
    ['a match of another child', { [`${CHILD}/5/match/0`]: { child: 'Name', in: ['X'] } }],

    [
      'a codec that there is not',
      { [`${CHILD}/3/codecs/cut/codec`]: 'splot' },
      'box/post.message.json#/root/children/3/codecs/cut/codec: There is no codec "splot". Did you mean "split"?',
    ],
    [
      'a codec like a member of all objects',
      { [`${CHILD}/3/codecs/cut/codec`]: 'valueOf' },
      'box/post.message.json#/root/children/3/codecs/cut/codec: There is no codec "valueOf".',
    ],
    [
      'a codec of too many parts',
      {
        [`${CHILD}/3/codecs/cut/parts/2`]: 'end',
        [`${CHILD}/3/children/2`]: { element: 'End', part: 'cut/end', format: 'code' },
      },
      'box/post.message.json#/root/children/3/codecs/cut: "cut" needs other widths: 1 field and 3 parts.',
    ],
    [
      'a codec of too few parts',
      {
        [`${CHILD}/3/codecs/cut/parts`]: ['year'],
        [`${CHILD}/3/children`]: [{ element: 'Year', part: 'cut/year', format: 'a2' }],
      },
      'box/post.message.json#/root/children/3/codecs/cut: "cut" needs other widths: 1 field and 1 part.',
    ],
    [
      'a codec of too many fields',
      { [`${CHILD}/3/codecs/cut/fields/1`]: 'name' },
      'box/post.message.json#/root/children/3/codecs/cut: "cut" needs other widths: 2 fields and 2 parts.',
    ],
    [
      'a part that stands in no element',
      { [`${CHILD}/3/children/1/part`]: 'cut/year' },
      'box/post.message.json#/root/children/3/codecs/cut/parts/1: The part "rest" of the codec "cut" stands in no element.',
      'box/post.message.json#/root/children/3/children/1/part: The part "cut/year" already stands in line /root/children/3/children/0.',
    ],
    [
      'a part of a codec of the same name elsewhere',
      {
        [`${CHILD}/7`]: {
          element: 'Night',
          codecs: { cut: { codec: 'split', fields: ['day'], parts: ['year', 'rest'], widths: [2] } },
          children: [
            { element: 'First', part: 'cut/year', format: 'a2' },
            { element: 'Last', part: 'cut/rest', format: 'code' },
          ],
        },
      },
    ],
    [
      'a part in an attribute',
      {
        [`${CHILD}/3/children/1`]: {
          element: 'Rest',
          attributes: [{ name: 'zone', part: 'cut/rest', format: 'code' }],
        },
      },
    ],
  ]);
});

describe('formats', () => {
  findsExactly(by(checkUnusedFormats), post, [
    [
      'a format that nothing uses',
      { [`${MAP}/formats/an..4 text`]: { base: 'string', maxLength: 4 } },
      'box/post.message.json#/formats/an..4 text: Nothing uses the format "an..4 text".',
    ],
    [
      'a format that an attribute uses',
      {
        [`${MAP}/formats/an..4 text`]: { base: 'string', maxLength: 4 },
        [`${CHILD}/4/children/1/attributes/0/format`]: 'an..4 text',
      },
    ],
    [
      'a format that a kind uses',
      {
        [`${MAP}/formats/an..4 text`]: { base: 'string', maxLength: 4 },
        [`${MAP}/kinds/code/listID`]: 'an..4 text',
      },
    ],
    ['formats without kinds', { [`${MAP}/kinds`]: undefined }],
  ]);
});
