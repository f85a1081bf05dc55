import { describe } from 'vitest';
import { checkFixtures } from '../../../generators/check/fixtures.ts';
import { findsExactly } from './made.ts';

const GOOD = 'box/fixtures/accepted/box.good.json#';
const BAD = 'box/fixtures/refused/box.bad.json#';
const SAID = `${BAD}/refused`;

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      name: { type: 'string', maxLength: 3 },
      count: { type: 'integer' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': { fields: {}, sections: [] },
  'box/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string', maxLength: 1, minLength: 1 } },
  },
  'box/lid.ui.json': { fields: {}, sections: [] },
  'box/bare.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { lids: { type: 'array', items: { $ref: 'lid.schema.json' } } },
  },
  'box/bare.ui.json': { fields: {}, sections: [] },
  'box/fixtures/accepted/box.good.json': {
    schema: 'box.schema.json',
    document: { name: 'abc', count: 1, lids: [{ size: 's' }, { size: '' }] },
  },
  'box/fixtures/refused/box.bad.json': {
    schema: 'box.schema.json',
    document: { name: 'abcd', more: 1, lids: [{ size: 's' }, { size: 'sm' }] },
    refused: [
      { path: '/name', keyword: 'maxLength' },
      { path: '/more', keyword: 'additionalProperties' },
      { path: '/lids/1/size', keyword: 'maxLength' },
    ],
  },
  'box/fixtures/accepted/lid.good.json': { schema: 'lid.schema.json', document: { size: 's' } },
  'box/fixtures/refused/lid.bad.json': {
    schema: 'lid.schema.json',
    document: [],
    refused: [{ path: '', keyword: 'type' }],
  },
  'box/fixtures/version-1/box.other.json': { schema: 'odd.schema.json', document: 1 },
};

describe('fixtures', () => {
  findsExactly(({ authored, objects }, report) => checkFixtures(authored, objects, report), box, [
    [
      'one of a schema that there is not',
      { [`${GOOD}/schema`]: 'bax.schema.json' },
      'box/box.schema.json#: There is no fixture of this schema in box/fixtures/accepted/.',
      'box/fixtures/accepted/box.good.json#/schema: There is no schema file box/bax.schema.json.',
    ],
    [
      'one that is called like another schema',
      { [`${GOOD}/schema`]: 'lid.schema.json' },
      'box/fixtures/accepted/box.good.json#/schema: By its name this is a fixture of box, not of lid.schema.json.',
    ],
    [
      'a missing one beside one that is called like another',
      {
        'box/fixtures/accepted/lid.good.json#/schema': 'box.schema.json',
        'box/fixtures/refused/box.bad.json': undefined,
      },
      'box/fixtures/accepted/lid.good.json#/schema: By its name this is a fixture of lid, not of box.schema.json.',
    ],
    [
      'a schema without an accepted one',
      { 'box/fixtures/accepted/box.good.json': undefined },
      'box/box.schema.json#: There is no fixture of this schema in box/fixtures/accepted/.',
    ],
    [
      'a schema without a refused one',
      { 'box/fixtures/refused/lid.bad.json': undefined },
      'box/lid.schema.json#: There is no fixture of this schema in box/fixtures/refused/.',
    ],
    [
      'a schema without any',
      { 'box/fixtures/refused/lid.bad.json': undefined, 'box/fixtures/accepted/lid.good.json': undefined },
      'box/lid.schema.json#: There is no fixture of this schema in box/fixtures/accepted/.',
      'box/lid.schema.json#: There is no fixture of this schema in box/fixtures/refused/.',
    ],
    [
      'an accepted one that says what is refused',
      { [`${GOOD}/refused`]: [] },
      'box/fixtures/accepted/box.good.json#: A fixture in accepted/ has no "refused".',
    ],
    [
      'a refused one that does not say what',
      { [`${BAD}/refused`]: undefined },
      'box/fixtures/refused/box.bad.json#: A fixture in refused/ needs "refused".',
    ],
    ['a refused one of which nothing is refused', { [`${BAD}/refused`]: [], [`${BAD}/document`]: {} }],
    [
      'an accepted one that is refused',
      { [`${GOOD}/document/name`]: 'abcd' },
      'box/fixtures/accepted/box.good.json#/document/name: The schema refuses /name (maxLength), which the fixture does not say.',
    ],
    [
      'an accepted one with a name too many',
      { [`${GOOD}/document/more`]: 'abcd' },
      'box/fixtures/accepted/box.good.json#/document/more: The schema refuses /more (additionalProperties), which the fixture does not say.',
    ],
    [
      'an accepted one with a row that is refused',
      { [`${GOOD}/document/lids/1/size`]: 'ab' },
      'box/fixtures/accepted/box.good.json#/document/lids/1/size: The schema refuses /lids/1/size (maxLength), which the fixture does not say.',
    ],
    [
      'an accepted one that is refused as a whole',
      { [`${GOOD}/document`]: [] },
      'box/fixtures/accepted/box.good.json#/document: The schema refuses the document (type), which the fixture does not say.',
    ],
    [
      'two that are refused in the same way',
      { [`${GOOD}/document/lids/1/size`]: 'ab', 'box/fixtures/accepted/lid.good.json#/document/size': 'ab' },
      'box/fixtures/accepted/box.good.json#/document/lids/1/size: The schema refuses /lids/1/size (maxLength), which the fixture does not say (1 more such place in fixtures).',
    ],
    [
      'three that are refused in the same way',
      {
        [`${GOOD}/document/lids`]: [{ size: 'ab' }, { size: 'ab' }],
        'box/fixtures/accepted/lid.good.json#/document/size': 'ab',
      },
      'box/fixtures/accepted/box.good.json#/document/lids/0/size: The schema refuses /lids/0/size (maxLength), which the fixture does not say (2 more such places in fixtures).',
    ],
    [
      'two that are refused by other keywords',
      { [`${GOOD}/document/count`]: 'ab', [`${GOOD}/document/name`]: 'abcd' },
      'box/fixtures/accepted/box.good.json#/document/name: The schema refuses /name (maxLength), which the fixture does not say.',
      'box/fixtures/accepted/box.good.json#/document/count: The schema refuses /count (type), which the fixture does not say.',
    ],
    [
      'a refusal that is not said',
      {
        [`${BAD}/refused`]: [
          { path: '/name', keyword: 'maxLength' },
          { path: '/lids/1/size', keyword: 'maxLength' },
        ],
      },
      'box/fixtures/refused/box.bad.json#/document/more: The schema refuses /more (additionalProperties), which the fixture does not say.',
    ],
    [
      'a refusal that is said at another place',
      { [`${SAID}/2/path`]: '/lids/0/size' },
      'box/fixtures/refused/box.bad.json#/document/lids/1/size: The schema refuses /lids/1/size (maxLength), which the fixture does not say.',
      'box/fixtures/refused/box.bad.json#/refused/2: The schema does not refuse /lids/0/size (maxLength) as the fixture says.',
    ],
    [
      'a refusal that is said by another keyword',
      { [`${SAID}/0/keyword`]: 'minLength' },
      'box/fixtures/refused/box.bad.json#/document/name: The schema refuses /name (maxLength), which the fixture does not say.',
      'box/fixtures/refused/box.bad.json#/refused/0: The schema does not refuse /name (minLength) as the fixture says.',
    ],
    [
      'a refusal that is said twice',
      { [`${SAID}/3`]: { path: '/name', keyword: 'maxLength' } },
      'box/fixtures/refused/box.bad.json#/refused/3: /name (maxLength) is said twice.',
    ],
    [
      'a refusal that is not',
      { [`${SAID}/3`]: { path: '/count', keyword: 'type' } },
      'box/fixtures/refused/box.bad.json#/refused/3: The schema does not refuse /count (type) as the fixture says.',
    ],
    [
      'a refusal twice that is not',
      {
        [`${SAID}/3`]: { path: '/count', keyword: 'type' },
        [`${SAID}/4`]: { path: '/count', keyword: 'type' },
      },
      'box/fixtures/refused/box.bad.json#/refused/3: The schema does not refuse /count (type) as the fixture says.',
      'box/fixtures/refused/box.bad.json#/refused/4: /count (type) is said twice.',
      'box/fixtures/refused/box.bad.json#/refused/4: The schema does not refuse /count (type) as the fixture says.',
    ],
    [
      'a refusal that is said by a second keyword',
      { [`${SAID}/3`]: { path: '/name', keyword: 'minLength' } },
      'box/fixtures/refused/box.bad.json#/refused/3: The schema does not refuse /name (minLength) as the fixture says.',
    ],
    [
      'a text of no pattern',
      {
        'box/box.schema.json#/properties/code': { type: 'string', pattern: '^A$' },
        [`${GOOD}/document/code`]: 'B',
      },
      'box/fixtures/accepted/box.good.json#/document/code: The schema refuses /code (pattern), which the fixture does not say.',
    ],
    [
      'a day that there is not',
      {
        'box/box.schema.json#/properties/day': { type: 'string', format: 'date' },
        [`${GOOD}/document/day`]: 'B',
      },
      'box/fixtures/accepted/box.good.json#/document/day: The schema refuses /day (format), which the fixture does not say.',
    ],
    [
      'places of letters and digits',
      {
        'box/box.schema.json#/properties/a7': { type: 'integer' },
        'box/box.schema.json#/properties/7a': { type: 'integer' },
        [`${GOOD}/document/a7`]: 'x',
        [`${GOOD}/document/7a`]: 'x',
      },
      'box/fixtures/accepted/box.good.json#/document/a7: The schema refuses /a7 (type), which the fixture does not say.',
      'box/fixtures/accepted/box.good.json#/document/7a: The schema refuses /7a (type), which the fixture does not say.',
    ],
    [
      'the twelfth row',
      { [`${GOOD}/document/lids`]: [...Array.from({ length: 11 }, () => ({ size: 's' })), { size: 'ab' }] },
      'box/fixtures/accepted/box.good.json#/document/lids/11/size: The schema refuses /lids/11/size (maxLength), which the fixture does not say.',
    ],
    [
      'a place of digits',
      { 'box/box.schema.json#/properties/7': { type: 'integer' }, [`${GOOD}/document/7`]: 'x' },
      'box/fixtures/accepted/box.good.json#/document: The schema refuses /7 (type), which the fixture does not say.',
    ],
  ]);
});
