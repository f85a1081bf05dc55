import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../../generators/check/placed-elements.ts';
import {
  checkFormatNames,
  checkStatedElement,
  checkStatedFields,
  exactCodeOf,
  statedFact,
} from '../../../generators/check/stated-facts.ts';
import type { MessageMap } from '../../../src/messages/map.ts';
import { findsExactly, type Made } from './made.ts';
import { post } from './post.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;
const FIELD = 'box/box.schema.json#/properties';

const mapOf = ({ authored }: Made) => ({
  file: authored.files.get('box/post.message.json')!,
  map: authored.messageMaps.get('box')!.get('post') as MessageMap,
});

describe('what names of formats say', () => {
  findsExactly((made, report) => checkFormatNames(mapOf(made).file, mapOf(made).map, report), post, [
    [
      'another maximum',
      { [`${MAP}/formats/an..10 text/maxLength`]: 11 },
      'box/post.message.json#/formats/an..10 text/maxLength: The format "an..10 text" has "maxLength" 11, but by its name it is 10.',
    ],
    [
      'a maximum that is missing',
      { [`${MAP}/formats/an..10 text/maxLength`]: undefined },
      'box/post.message.json#/formats/an..10 text: The format "an..10 text" lacks "maxLength", but by its name it is 10.',
    ],
    [
      'a maximum where the name has a length',
      { [`${MAP}/formats/a2`]: { base: 'token', maxLength: 2 } },
      'box/post.message.json#/formats/a2: The format "a2" lacks "length", but by its name it is 2.',
    ],
    [
      'a length where the name has a maximum',
      { [`${MAP}/formats/an..10 text`]: { base: 'string', length: 10 } },
      'box/post.message.json#/formats/an..10 text: The format "an..10 text" lacks "maxLength", but by its name it is 10.',
    ],
    [
      'other digits of a number',
      { [`${MAP}/formats/n..2/totalDigits`]: 3 },
      'box/post.message.json#/formats/n..2/totalDigits: The format "n..2" has "totalDigits" 3, but by its name it is 2.',
    ],
    [
      'decimals that its name does not say',
      { [`${MAP}/formats/n..2/fractionDigits`]: 1 },
      'box/post.message.json#/formats/n..2/fractionDigits: The format "n..2" has "fractionDigits" 1, but by its name it is 0.',
    ],
    [
      'decimals that its name says',
      { [`${MAP}/formats/n..16,3`]: { base: 'decimal', totalDigits: 16, fractionDigits: 3 } },
    ],
    [
      'decimals other than its name says',
      { [`${MAP}/formats/n..16,3`]: { base: 'decimal', totalDigits: 16, fractionDigits: 2 } },
      'box/post.message.json#/formats/n..16,3/fractionDigits: The format "n..16,3" has "fractionDigits" 2, but by its name it is 3.',
    ],
    [
      'decimals of two digits',
      { [`${MAP}/formats/n..16,12`]: { base: 'decimal', totalDigits: 16, fractionDigits: 12 } },
    ],
    [
      'a number that is called a text',
      { [`${MAP}/formats/n..2 text`]: { base: 'decimal', totalDigits: 2, fractionDigits: 0 } },
      'box/post.message.json#/formats/n..2 text/base: The format "n..2 text" has the base decimal, but a name ends with "text" or "id" where the base is string, and only there.',
    ],
    ['a number of texts', { [`${MAP}/formats/n..4`]: { base: 'token', maxLength: 4 } }],
    [
      'a text by another base',
      { [`${MAP}/formats/an..3 text/base`]: 'token' },
      'box/post.message.json#/formats/an..3 text/base: The format "an..3 text" has the base token, but a name ends with "text" or "id" where the base is string, and only there.',
    ],
    [
      'a token by another base',
      { [`${MAP}/formats/a2/base`]: 'string' },
      'box/post.message.json#/formats/a2/base: The format "a2" has the base string, but a name ends with "text" or "id" where the base is string, and only there.',
    ],
    ['an id', { [`${MAP}/formats/an..5 id`]: { base: 'string', maxLength: 5 } }],
    ['a name that says nothing', { [`${MAP}/formats/code/base`]: 'string' }],
    [
      'a name that begins like a format',
      {
        [`${MAP}/formats/an..5 of it`]: { base: 'token', maxLength: 4 },
        [`${MAP}/formats/xn4`]: { base: 'token', maxLength: 3 },
      },
    ],
  ]);
});

describe('what sources say of fields', () => {
  findsExactly(
    ({ objects }, report) => checkStatedFields(objects, report),
    {
      ...post,
      'box/box.schema.json': {
        title: 'Box',
        description: '',
        version: 1,
        properties: {
          name: { type: 'string', maxLength: 10, dataElement: '1/1', source: 'CDS DE 1/1, Box/Name: an..10' },
          weight: { type: 'string', maxLength: 17, source: 'CDS Box/Weight: n..16,3' },
          count: { type: 'integer', source: 'CDS Box/Count: n..4' },
          day: { type: 'string', format: 'date', source: 'CDS Box/Day: an..35' },
          word: { type: 'string', source: 'customs-declaration.csv' },
          kind: { type: 'string', maxLength: 2, source: 'CDS Box/Kind' },
          zone: { type: 'string', pattern: '^[A-Z]{2}$', source: 'CDS Box/Zone: a2' },
          grade: { type: 'string', enum: ['A'], source: 'CDS Box/Grade: a1' },
          plain: { type: 'string' },
        },
      },
    },
    [
      [
        'another data element',
        { [`${FIELD}/name/dataElement`]: '1/2' },
        'box/box.schema.json#/properties/name/dataElement: "name" has the data element 1/2, but its source says 1/1.',
      ],
      [
        'no data element',
        { [`${FIELD}/name/dataElement`]: undefined },
        'box/box.schema.json#/properties/name: "name" has no data element, but its source says 1/1.',
      ],
      ['a data element that its source does not name', { [`${FIELD}/weight/dataElement`]: '1/2' }],
      [
        'a field of more characters',
        { [`${FIELD}/name/maxLength`]: 11 },
        'box/box.schema.json#/properties/name/maxLength: "name" may have 11 characters, but its source says an..10: 10.',
      ],
      [
        'a field of as many characters as the widest of several authorities takes',
        {
          [`${FIELD}/name/maxLength`]: 35,
          [`${FIELD}/name/source`]: 'CDS DE 1/1, Box/Name: an..10; ENS NamCO17: an..35',
        },
      ],
      [
        'a field of as many characters as the narrower of several authorities takes',
        { [`${FIELD}/name/source`]: 'CDS DE 1/1, Box/Name: an..10; ENS NamCO17: an..35' },
        'box/box.schema.json#/properties/name/maxLength: "name" may have 10 characters, but its source says an..35: 35.',
      ],
      [
        'a field of fewer characters',
        { [`${FIELD}/name/maxLength`]: 9 },
        'box/box.schema.json#/properties/name/maxLength: "name" may have 9 characters, but its source says an..10: 10.',
      ],
      [
        'a number without room for its point',
        { [`${FIELD}/weight/maxLength`]: 16 },
        'box/box.schema.json#/properties/weight/maxLength: "weight" may have 16 characters, but its source says n..16,3: 17.',
      ],
      [
        'a text without a maximum',
        { [`${FIELD}/name/maxLength`]: undefined },
        'box/box.schema.json#/properties/name: "name" lacks "maxLength", but its source says an..10: 10.',
      ],
      ['a flag without a maximum', { [`${FIELD}/count/type`]: 'boolean' }],
      [
        'a text without its format',
        { [`${FIELD}/day/format`]: undefined },
        'box/box.schema.json#/properties/day: "day" lacks "maxLength", but its source says an..35: 35.',
      ],
      [
        'a text of digits without a maximum',
        { [`${FIELD}/day/format`]: 'digits' },
        'box/box.schema.json#/properties/day: "day" lacks "maxLength", but its source says an..35: 35.',
      ],
      ['a moment without a maximum', { [`${FIELD}/day/format`]: 'date-time' }],
    ],
  );
});

describe('what sources say of elements', () => {
  findsExactly(
    (made, report) => {
      const { file, map } = mapOf(made);
      const misnamed = new Set();
      for (const element of elementsOf(map, made.objects.get('box/box.schema.json')!, made.objects))
        checkStatedElement(file, map, element, misnamed, report);
    },
    post,
    [
      [
        'an element of another name',
        { [`${CHILD}/0/element`]: 'Nome' },
        'box/post.message.json#/root/children/0/element: "name" stands in Box/Nome, but its source says Box/Name.',
      ],
      [
        'the element around it of another name',
        { [`${MAP}/root/element`]: 'Bax' },
        'box/post.message.json#/root/element: "name" stands in Bax/Name, but its source says Box/Name.',
      ],
      [
        'an element around two fields, told once',
        { [`${MAP}/root/element`]: 'Bax', [`${FIELD}/note/source`]: 'CDS Box/Note: an..3' },
        'box/post.message.json#/root/element: "name" stands in Bax/Name, but its source says Box/Name.',
      ],
      [
        'an element two steps above',
        { [`${FIELD}/sender/source`]: 'CDS Box/Party/Name: an..35', [`${MAP}/root/element`]: 'Bax' },
        'box/post.message.json#/root/element: "name" stands in Bax/Name, but its source says Box/Name.',
      ],
      [
        'an element below that of its source',
        { [`${FIELD}/sender/source`]: 'CDS Lid/Party/Name' },
        'box/post.message.json#/root/element: "sender" stands in Box/Party/Name, but its source says Lid/Party/Name.',
      ],
      [
        'another format',
        { [`${CHILD}/0/format`]: 'an..3 text' },
        'box/post.message.json#/root/children/0/format: "name" has the format "an..3 text" here, but its source says an..10.',
      ],
      [
        'another format in an attribute',
        {
          [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', field: 'sender_no', format: 'a2' },
          [`${FIELD}/sender_no/source`]: 'CDS Party/Name: an..4',
        },
        'box/post.message.json#/root/children/4/children/1/attributes/0/format: "sender_no" has the format "a2" here, but its source says an..4.',
      ],
      [
        'a middle element of another name',
        { [`${FIELD}/sender/source`]: 'CDS Box/Porty/Name: an..4' },
        'box/post.message.json#/root/children/4/element: "sender" stands in Box/Party/Name, but its source says Box/Porty/Name.',
      ],
      [
        'a middle element of another kind',
        { [`${FIELD}/sender/source`]: 'CDS Box/Party[U]/Name: an..4' },
        'box/post.message.json#/root/children/4/children/1/field: "sender" stands in another Party than its source says: Box/Party[U]/Name.',
      ],
      ['a middle element of its kind', { [`${FIELD}/sender/source`]: 'CDS Box/Party[S]/Name: an..4' }],
      [
        'an element whose second match is of its kind',
        {
          [`${FIELD}/sender/source`]: 'CDS Party[S]/Name: an..4',
          [`${CHILD}/4/match`]: [
            { child: 'Role', pattern: 'X' },
            { child: 'Role', in: ['S'] },
          ],
        },
      ],
      ['an element without a format', { [`${CHILD}/0/format`]: undefined }],
      [
        'a format whose name says something, told twice',
        {
          [`${CHILD}/4/children/1/format`]: 'a2',
          [`${CHILD}/5/children/1/format`]: 'a2',
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..3',
          [`${FIELD}/holder/source`]: 'CDS Party/Name: an..3',
        },
        'box/post.message.json#/root/children/4/children/1/format: "sender" has the format "a2" here, but its source says an..3.',
        'box/post.message.json#/root/children/5/children/1/format: "holder" has the format "a2" here, but its source says an..3.',
      ],
      [
        'another format in another place',
        {
          [`${CHILD}/4/children/1/attributes/0`]: { name: 'listID', field: 'sender_no', format: 'a2' },
          [`${FIELD}/sender_no/source`]: 'CDS Box: an..4',
        },
        'box/post.message.json#/root/children/4/children/1/element: "sender_no" stands in Name, but its source says Box.',
      ],
      [
        'a format whose name says nothing, told once',
        {
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..3',
          [`${FIELD}/holder/source`]: 'CDS Party/Name: an..3',
        },
        'box/post.message.json#/root/children/4/children/1/format: "sender" has the format "code" here, but its source says an..3.',
      ],
      ['a format that says it by its pattern', { [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4' }],
      [
        'a format that says it by its length',
        {
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4',
          [`${MAP}/formats/code`]: { base: 'token', length: 4 },
        },
      ],
      [
        'a format of another length',
        {
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4',
          [`${MAP}/formats/code`]: { base: 'token', length: 5 },
        },
        'box/post.message.json#/root/children/4/children/1/format: "sender" has the format "code" here, but its source says an..4.',
      ],
      [
        'a format of another maximum',
        {
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4',
          [`${MAP}/formats/code`]: { base: 'token', maxLength: 5 },
        },
        'box/post.message.json#/root/children/4/children/1/format: "sender" has the format "code" here, but its source says an..4.',
      ],
      [
        'a format of no end',
        {
          [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4',
          [`${MAP}/formats/code`]: { base: 'token', pattern: '[A-Z]*' },
        },
      ],
      [
        'a format that says nothing',
        { [`${FIELD}/sender/source`]: 'CDS Party/Name: an..4', [`${MAP}/formats/code`]: { base: 'token' } },
      ],
      ['an element of its kind', { [`${FIELD}/sender/source`]: 'CDS Party[S]/Name: an..4' }],
      [
        'an element of another kind',
        { [`${FIELD}/sender/source`]: 'CDS Party[U]/Name: an..4' },
        'box/post.message.json#/root/children/4/children/1/field: "sender" stands in another Party than its source says: Party[U]/Name.',
      ],
      [
        'an element of no kind',
        { [`${FIELD}/sender/source`]: 'CDS Party[S]/Name: an..4', [`${CHILD}/4/match`]: undefined },
        'box/post.message.json#/root/children/4/children/1/field: "sender" stands in another Party than its source says: Party[S]/Name.',
      ],
      ['a field without a source', { [`${FIELD}/name/source`]: undefined }],
    ],
  );
});

describe('a source', () => {
  it.each([
    [undefined, {}],
    ['Specification 3', {}],
    [
      'CDS DE 4/10, Invoice/ID: an..70',
      { path: ['Invoice', 'ID'], kinds: [undefined, undefined], dataElement: '4/10', notation: 'an..70' },
    ],
    [
      'customs-declaration.csv for the entry; CDS DE 2/1: an..70 for validity',
      { dataElement: '2/1', notation: 'an..70' },
    ],
    ['CDS DE 6/1', { dataElement: '6/1' }],
    [
      'CDS Origin[1]/CountryCode: a2',
      { path: ['Origin', 'CountryCode'], kinds: ['1', undefined], notation: 'a2' },
    ],
    [
      'CDS DE 6/2, Goods/Measure[KG]: unit code, an..4',
      { path: ['Goods', 'Measure'], kinds: [undefined, 'KG'], dataElement: '6/2', notation: 'an..4' },
    ],
    [
      'CDS DE 6/2, Goods/Measure: n..16,6',
      { path: ['Goods', 'Measure'], kinds: [undefined, undefined], dataElement: '6/2', notation: 'n..16,6' },
    ],
    ['CDS goods/measure: n..16,6 and more', {}],
    ['CDS DE 6/2: of an..4', { dataElement: '6/2' }],
    ['CDS DE 6/2: n..16,12', { dataElement: '6/2', notation: 'n..16,12' }],
    ['CDS Origin[12]/ID', { path: ['Origin', 'ID'], kinds: ['12', undefined] }],
    ['CDS DE 6/2: an..4 for validity and more', { dataElement: '6/2' }],
    ['CDS DE 6/2, Goods/Measure[KG', { dataElement: '6/2' }],
    ['CDS DE 6/2, of Goods/Measure', { dataElement: '6/2' }],
    ['CDS Goods/Measure/1', {}],
    ['CDS Goods/Measure[K1][2]/ID', {}],
    ['CDS DE 6/2 of goods: an4x', {}],
    ['Of CDS DE 6/2', {}],
    ['CDS A/B: a2', { notation: 'a2' }],
  ])('%s', (source, fact) => {
    const { authority, ...said } = statedFact(source);
    expect(said).toEqual(fact);
    expect(authority).toBe(/(^|; )CDS /.test(source ?? '') ? 'CDS' : undefined);
  });

  it('says what each authority has of its own', () => {
    const source =
      'Specification 2 §3; CDS DE 2/3, Document/ID: an..70 for validity; ENS PRODOCDC2/DocRefDC22: an..35';
    expect(statedFact(source, 'ENS')).toEqual({
      authority: 'ENS',
      path: ['PRODOCDC2', 'DocRefDC22'],
      kinds: [undefined, undefined],
      notation: 'an..35',
    });
    expect(statedFact(source, 'CDS')).toMatchObject({ dataElement: '2/3', notation: 'an..70' });
    expect(statedFact(source, 'NCTS')).toEqual({});
  });

  it.each([
    [undefined, undefined],
    ['CDS DE 6/2: an..4', undefined],
    ['CDS DE 6/2: n4,2', undefined],
    ['CDS DE 6/2: an4', { notation: 'an4', pattern: /^[0-9A-Za-z]{4}$/u }],
    ['CDS DE 6/2: a12', { notation: 'a12', pattern: /^[A-Za-z]{12}$/u }],
    ['CDS DE 6/2: n1', { notation: 'n1', pattern: /^[0-9]{1}$/u }],
  ])('%s says of codes', (source, code) => {
    expect(exactCodeOf(source)).toEqual(code);
  });
});
