import { describe } from 'vitest';
import { checkShapes } from '../../../generators/check/shapes.ts';
import type { DocumentData } from '../../../src/engine/document.ts';
import { findsExactly } from './made.ts';

const BOX = 'box/box.schema.json#';
const FIELD = `${BOX}/properties`;
const STEPS = 'box/migrations/3.json#/steps';
const EARLY = 'box/migrations/2.json#/steps';
const OLD = 'box/fixtures/version-2/box.old.json#/document';
const OLDEST = 'box/fixtures/version-1/box.oldest.json#/document';
const NOW = 'box/fixtures/version-3/box.now.json#/document';

const functions = {
  upper: (object: DocumentData) =>
    'name' in object ? { ...object, name: String(object.name).toUpperCase() } : object,
  same: (object: DocumentData) => object,
  fail: () => {
    throw new Error('No way.');
  },
};

const fixture = (document: object, schema = '../../box.schema.json') => ({ schema, document });

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 3,
    properties: {
      name: { type: 'string', maxLength: 9 },
      grade: { type: 'string', enum: ['A', 'B'] },
      count: { type: 'integer' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': { fields: {}, sections: [] },
  'box/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' }, nails: { type: 'array', items: { $ref: 'nail.schema.json' } } },
  },
  'box/lid.ui.json': { fields: {}, sections: [] },
  'box/nail.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' } },
  },
  'box/nail.ui.json': { fields: {}, sections: [] },
  'box/migrations/2.json': { to: 2, why: '', steps: [{ rename: '/title', to: 'name' }] },
  'box/migrations/3.json': {
    to: 3,
    why: '',
    steps: [
      { rename: '/lids/*/width', to: 'size' },
      { remove: '/lids/*/colour' },
      { give: '/grade', value: 'A' },
      { change: '/', by: 'upper' },
    ],
  },
  'box/fixtures/version-1/box.oldest.json': fixture({ title: 'first', count: 1 }),
  'box/fixtures/version-2/box.old.json': fixture({
    name: 'second',
    lids: [{ uuid: 'a', width: '3', colour: 'red', nails: [{ uuid: 'b', size: '1' }] }],
  }),
  'box/fixtures/version-3/box.now.json': fixture({ name: 'THIRD', grade: 'B' }),
  'box/fixtures/version-2/lid.other.json': fixture({ wrong: 1 }, '../../lid.schema.json'),
  'box/fixtures/accepted/box.some.json': fixture({ wrong: 1 }),
  'plain/plain.schema.json': { title: '', description: '', version: 1, properties: {} },
  'plain/plain.ui.json': { fields: {}, sections: [] },
};

describe('shapes', () => {
  findsExactly(({ authored, objects }, report) => checkShapes(authored, objects, functions, report), box, [
    [
      'a version without its migration',
      { 'box/migrations/2.json': undefined },
      'box/box.schema.json#/version: Version 2 needs box/migrations/2.json: how documents of version 1 become such.',
    ],
    [
      'two versions without their migrations',
      { 'box/migrations/2.json': undefined, 'box/migrations/3.json': undefined },
      'box/box.schema.json#/version: Version 2 needs box/migrations/2.json: how documents of version 1 become such.',
      'box/box.schema.json#/version: Version 3 needs box/migrations/3.json: how documents of version 2 become such.',
    ],
    [
      'a migration of no version',
      { [`${BOX}/version`]: 2 },
      'box/migrations/3.json#/to: box/box.schema.json has version 2; raise it to 3 with this migration.',
    ],
    [
      'a migration that is called like another',
      { 'box/migrations/3.json#/to': 4 },
      'box/migrations/3.json#/to: The file is called 3.json, so "to" must be 3; or call it 4.json.',
    ],
    [
      'a migration beside no document',
      { 'bax/migrations/2.json': { to: 2, why: '', steps: [] } },
      'bax/migrations/2.json#: No document stands in bax/, so nothing is ever migrated by this. Did you mean "box"?',
    ],
    [
      'a migration far from all documents',
      { 'seventeen/migrations/2.json': { to: 3, why: '', steps: [] } },
      'seventeen/migrations/2.json#: No document stands in seventeen/, so nothing is ever migrated by this.',
      'seventeen/migrations/2.json#/to: The file is called 2.json, so "to" must be 2; or call it 3.json.',
    ],
    [
      'a version without documents',
      { 'box/fixtures/version-1/box.oldest.json': undefined },
      'box/box.schema.json#/version: There is no document of version 1 in box/fixtures/version-1/ to replay.',
    ],
    [
      'documents of another object alone',
      {
        'box/fixtures/version-1/box.oldest.json': undefined,
        'box/fixtures/version-1/lid.other.json': fixture({}, '../../lid.schema.json'),
      },
      'box/box.schema.json#/version: There is no document of version 1 in box/fixtures/version-1/ to replay.',
    ],
    [
      'a document of a version to come',
      { 'box/fixtures/version-4/box.next.json': fixture({ wrong: 1 }) },
      'box/fixtures/version-4/box.next.json#: box/box.schema.json has version 3 and no version 4.',
    ],
    [
      'a document of no place today',
      { [`${NOW}/wrong`]: 1 },
      'box/fixtures/version-3/box.now.json#/document: Documents of version 3 hold /wrong, for which there is no place: Unknown field. Raise the version to 4 and say in box/migrations/4.json where it goes.',
    ],
    [
      'a document of no place before',
      { [`${OLD}/wrong`]: 1 },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /wrong, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
    ],
    [
      'a document of another type',
      { [`${NOW}/count`]: 'many' },
      'box/fixtures/version-3/box.now.json#/document: Documents of version 3 hold /count, for which there is no place: Must be a whole number. Raise the version to 4 and say in box/migrations/4.json where it goes.',
    ],
    [
      'a row of no place',
      { [`${OLD}/lids/0/nails/0/wrong`]: 1 },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/nails/*/wrong, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
    ],

    [
      'a function that there is not',
      { [`${STEPS}/3/by`]: 'uper' },
      'box/migrations/3.json#/steps/3/by: There is no function "uper" in src/computations/shape-functions.ts. Did you mean "upper"?',
    ],
    [
      'a function like a member of all objects',
      { [`${STEPS}/3/by`]: 'toString' },
      'box/migrations/3.json#/steps/3/by: There is no function "toString" in src/computations/shape-functions.ts.',
    ],
    [
      'a function far from all',
      { [`${STEPS}/3/by`]: 'seventeen' },
      'box/migrations/3.json#/steps/3/by: There is no function "seventeen" in src/computations/shape-functions.ts.',
    ],
    [
      'a function that fails',
      { [`${STEPS}/3/by`]: 'fail' },
      'box/migrations/3.json#/steps/3/by: The function "fail" of the migration to version 3 fails at the document: No way. It is tried on box/fixtures/version-1/box.oldest.json.',
    ],
    [
      'a function that changes nothing',
      { [`${STEPS}/3/by`]: 'same' },
      'box/migrations/3.json#/steps/3/change: "same" leaves each / of version 2 as it is: leave the step out, or add a document to box/fixtures/version-2/ that it changes.',
    ],
    [
      'a function at a place that no document has',
      { [`${STEPS}/3`]: { change: '/lods/*', by: 'upper' } },
      'box/migrations/3.json#/steps/3/change: No document of version 2 in box/fixtures/version-2/ holds "/lods/*" when this step comes, so it changes none. Did you mean "/lids/*"?',
    ],
    [
      'a function at rows',
      { [`${STEPS}/3`]: { change: '/lids/*', by: 'same' } },
      'box/migrations/3.json#/steps/3/change: "same" leaves each /lids/* of version 2 as it is: leave the step out, or add a document to box/fixtures/version-2/ that it changes.',
    ],

    [
      'a key that is renamed',
      { [`${STEPS}/0`]: { rename: '/lids/*/uuid', to: 'key' } },
      'box/migrations/3.json#/steps/0/rename: "uuid" is the key of a row, which it keeps for good: name a field or list.',
    ],
    [
      'a field that becomes a key',
      { [`${STEPS}/0/to`]: 'uuid' },
      'box/migrations/3.json#/steps/0/to: "uuid" is the key of a row, which it keeps for good: name a field or list.',
    ],
    [
      'a key that is removed',
      { [`${STEPS}/1/remove`]: '/lids/*/uuid' },
      'box/migrations/3.json#/steps/1/remove: "uuid" is the key of a row, which it keeps for good: name a field or list.',
    ],
    [
      'a key that is given',
      { [`${STEPS}/2/give`]: '/lids/*/uuid' },
      'box/migrations/3.json#/steps/2/give: "uuid" is the key of a row, which it keeps for good: name a field or list.',
    ],
    ['a value like a key', { [`${STEPS}/2`]: { give: '/name', value: 'uuid' }, [`${OLD}/name`]: undefined }],
    [
      'a field whose name begins like a key',
      { [`${FIELD}/uuidx`]: { type: 'string' }, [`${STEPS}/2`]: { give: '/uuidx', value: 'a' } },
    ],
    [
      'a key under a misspelt name',
      { [`${STEPS}/4`]: { remove: '/lids/*/uuit' } },
      'box/migrations/3.json#/steps/4/remove: No document of version 2 in box/fixtures/version-2/ holds "/lids/*/uuit" when this step comes, so it changes none. Did you mean "/lids/*/nails"?',
    ],
    [
      'a migration beside a row alone',
      {
        'bag/bag.schema.json': { title: '', description: '', $row: 'uuid', properties: {} },
        'bag/bag.ui.json': { fields: {}, sections: [] },
        'bag/migrations/2.json': { to: 2, why: '', steps: [] },
      },
      'bag/migrations/2.json#: No document stands in bag/, so nothing is ever migrated by this. Did you mean "box"?',
    ],
    [
      'a field whose name ends like a key',
      { [`${FIELD}/xuuid`]: { type: 'string' }, [`${STEPS}/2`]: { give: '/xuuid', value: 'a' } },
    ],

    [
      'a field that is renamed and renamed back',
      { [`${STEPS}/4`]: { rename: '/lids/*/size', to: 'width' } },
      'box/migrations/3.json#/steps/0/rename: "/lids/*/width" is called so again after the steps behind this one: leave this step out and the one that renames it back.',
    ],
    [
      'a list that is renamed and renamed back',
      { [`${STEPS}/0`]: { rename: '/lids', to: 'lods' }, [`${STEPS}/1`]: { rename: '/lods', to: 'lids' } },
      'box/migrations/3.json#/steps/0/rename: "/lids" is called so again after the steps behind this one: leave this step out and the one that renames it back.',
    ],
    [
      'a field that is renamed away and back around another',
      {
        [`${STEPS}/0`]: { rename: '/name', to: 'other' },
        [`${STEPS}/1`]: { give: '/name', value: 'x' },
        [`${STEPS}/3`]: { rename: '/other', to: 'name' },
      },
      'box/migrations/3.json#/steps/3/to: Documents of version 2 would lose a value: /other is to take the place of /name, which box/fixtures/version-1/box.oldest.json has filled. Free that place by a step before this one, or join the two in a function ("change").',
    ],
    [
      'a field that gets its own name',
      { [`${STEPS}/0/to`]: 'width' },
      'box/migrations/3.json#/steps/0/rename: "/lids/*/width" has this name already: name another, or leave the step out.',
      'box/migrations/3.json#/steps/0/to: This puts into documents of version 2 what has no place in version 3: /lids/*/width: Unknown field.',
    ],

    [
      'a renaming of what no document has',
      { [`${STEPS}/0/rename`]: '/lids/*/wodth' },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/width, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
      'box/migrations/3.json#/steps/0/rename: No document of version 2 in box/fixtures/version-2/ holds "/lids/*/wodth" when this step comes, so it changes none. Did you mean "/lids/*/width"?',
    ],
    [
      'a renaming far from all',
      { [`${STEPS}/0/rename`]: '/seventeen' },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/width, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
      'box/migrations/3.json#/steps/0/rename: No document of version 2 in box/fixtures/version-2/ holds "/seventeen" when this step comes, so it changes none. Add one that does, or leave the step out.',
    ],
    [
      'a renaming to no field',
      { [`${STEPS}/0/to`]: 'saze' },
      'box/migrations/3.json#/steps/0/to: This puts into documents of version 2 what has no place in version 3: /lids/*/saze: Unknown field. Did you mean "size"?',
    ],
    [
      'a renaming to a field far from all',
      { [`${STEPS}/0/to`]: 'seventeen' },
      'box/migrations/3.json#/steps/0/to: This puts into documents of version 2 what has no place in version 3: /lids/*/seventeen: Unknown field.',
    ],
    [
      'a renaming of the first version to no field',
      { [`${EARLY}/0/to`]: 'nome' },
      'box/migrations/2.json#/steps/0/to: This puts into documents of version 1 what has no place in version 3: /nome: Unknown field. Did you mean "name"?',
    ],
    [
      'a renaming onto a value',
      { [`${OLDEST}/name`]: 'there' },
      'box/migrations/2.json#/steps/0/to: Documents of version 1 would lose a value: /title is to take the place of /name, which box/fixtures/version-1/box.oldest.json has filled. Free that place by a step before this one, or join the two in a function ("change").',
    ],
    [
      'a renaming onto a value in two documents',
      {
        [`${OLDEST}/name`]: 'there',
        'box/fixtures/version-1/box.second.json': fixture({ name: 'x', title: 'y' }),
      },
      'box/migrations/2.json#/steps/0/to: Documents of version 1 would lose a value: /title is to take the place of /name, which box/fixtures/version-1/box.oldest.json has filled. Free that place by a step before this one, or join the two in a function ("change").',
    ],
    ['a renaming onto a blank value', { [`${OLDEST}/name`]: '' }],
    [
      'a removal of what no document has',
      { [`${STEPS}/1/remove`]: '/lids/*/color' },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/colour, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
      'box/migrations/3.json#/steps/1/remove: No document of version 2 in box/fixtures/version-2/ holds "/lids/*/color" when this step comes, so it changes none. Did you mean "/lids/*/colour"?',
    ],
    [
      'a removal of a list',
      { [`${STEPS}/1/remove`]: '/lids' },
      'box/migrations/3.json#/steps/1/remove: Documents of version 2 lose what they hold at "/lids", which version 3 has still. Leave the step out, or make other values of them by a function ("change").',
    ],
    [
      'a value of a field that all have',
      { [`${STEPS}/2`]: { give: '/name', value: 'x' } },
      'box/migrations/3.json#/steps/2/give: Each document of version 2 has "/name" filled, so this gives it to none: add one to box/fixtures/version-2/ in which it is blank, or leave the step out.',
    ],
    [
      'a value of a field that there is not',
      { [`${STEPS}/2/give`]: '/grode' },
      'box/migrations/3.json#/steps/2/value: This puts into documents of version 1 what has no place in version 3: /grode: Unknown field. Did you mean "grade"?',
      'box/migrations/3.json#/steps/2/value: This puts into documents of version 2 what has no place in version 3: /grode: Unknown field. Did you mean "grade"?',
    ],
    [
      'a value of a field of rows that there is not',
      { [`${STEPS}/2`]: { give: '/lids/*/saze', value: 'x' } },
      'box/migrations/3.json#/steps/2/value: This puts into documents of version 2 what has no place in version 3: /lids/*/saze: Unknown field. Did you mean "size"?',
    ],
    [
      'a value in rows that no document has',
      { [`${STEPS}/2`]: { give: '/lods/*/size', value: 'x' } },
      'box/migrations/3.json#/steps/2/give: No document of version 2 in box/fixtures/version-2/ holds "/lods/*/size" when this step comes, so it changes none. Did you mean "/lids/*/size"?',
    ],
    [
      'a value in rows that the schema has not',
      { [`${STEPS}/2`]: { give: '/grade/*/size', value: 'x' } },
      'box/migrations/3.json#/steps/2/give: No document of version 2 in box/fixtures/version-2/ holds "/grade/*/size" when this step comes, so it changes none. Did you mean "/lids/*/size"?',
    ],
    [
      'a value of the wrong type',
      { [`${STEPS}/2`]: { give: '/count', value: 'x' }, [`${OLDEST}/count`]: undefined },
      'box/migrations/3.json#/steps/2/value: This puts into documents of version 1 what has no place in version 3: /count: Must be a whole number.',
      'box/migrations/3.json#/steps/2/value: This puts into documents of version 2 what has no place in version 3: /count: Must be a whole number.',
    ],
    [
      'a step behind one that fails',
      { [`${EARLY}/1`]: { change: '/', by: 'fail' } },
      'box/migrations/2.json#/steps/1/by: The function "fail" of the migration to version 2 fails at the document: No way. It is tried on box/fixtures/version-1/box.oldest.json.',
    ],

    [
      'a value that the field refuses',
      { [`${STEPS}/2/value`]: 'C' },
      'box/migrations/3.json#/steps/2/value: The value "C" is not valid at "/grade" in version 3. One of: A, B.',
    ],
    [
      'a value that the field refuses under a later name',
      {
        [`${FIELD}/other`]: { type: 'integer' },
        [`${STEPS}/2`]: { give: '/tmp', value: 'x' },
        [`${STEPS}/3`]: { rename: '/tmp', to: 'grade' },
      },
      'box/migrations/3.json#/steps/2/value: The value "x" is not valid at "/grade" in version 3. One of: A, B.',
    ],
    [
      'a value that is removed again',
      { [`${STEPS}/2`]: { give: '/tmp', value: 'x' }, [`${STEPS}/3`]: { remove: '/tmp' } },
    ],
    [
      'a value of a row that the field refuses',
      {
        'box/nail.schema.json#/properties/kind': { type: 'string', maxLength: 1 },
        [`${STEPS}/2`]: { give: '/lids/*/nails/*/kind', value: 'xx' },
      },
      'box/migrations/3.json#/steps/2/value: The value "xx" is not valid at "/lids/*/nails/*/kind" in version 3. At most 1 character.',
    ],
    [
      'a value that the field of an earlier version refuses',
      { [`${EARLY}/1`]: { give: '/grade', value: 'C' } },
    ],
    [
      'a removal of a field that there still is',
      { [`${STEPS}/1`]: { remove: '/name' } },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/colour, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
      'box/migrations/3.json#/steps/3/change: "upper" leaves each / of version 2 as it is: leave the step out, or add a document to box/fixtures/version-2/ that it changes.',
    ],
    [
      'a removal of a field of rows that there still is',
      { [`${STEPS}/1`]: { remove: '/lids/*/nails' } },
      'box/fixtures/version-2/box.old.json#/document: Documents of version 2 hold /lids/*/colour, for which there is no place: Unknown field. Say in box/migrations/3.json where it goes.',
    ],
    [
      'a removal of a field that another takes the place of',
      {
        [`${STEPS}/0`]: { remove: '/lids/*/size' },
        [`${STEPS}/1`]: { rename: '/lids/*/width', to: 'size' },
        [`${OLD}/lids/0/size`]: '1',
        [`${OLD}/lids/0/colour`]: undefined,
      },
    ],
    [
      'a removal of a field under its earlier name',
      { [`${STEPS}/0`]: { remove: '/lids/*/width' }, [`${STEPS}/3`]: { rename: '/lids', to: 'lids' } },
      'box/migrations/3.json#/steps/3/rename: "/lids" has this name already: name another, or leave the step out.',
    ],
    [
      'a removal in rows of a list that is renamed later',
      {
        [`${OLD}/lids`]: undefined,
        [`${OLD}/lods`]: [{ uuid: 'a', width: '1', size: '2' }],
        [`${STEPS}`]: [
          { remove: '/lods/*/size' },
          { rename: '/lods/*/width', to: 'kept' },
          { remove: '/lods/*/kept' },
          { rename: '/lods', to: 'lids' },
          { give: '/grade', value: 'A' },
        ],
      },
      'box/migrations/3.json#/steps/0/remove: Documents of version 2 lose what they hold at "/lods/*/size", which version 3 has still. Leave the step out, or make other values of them by a function ("change").',
    ],
    [
      'a removal in rows that are removed later',
      {
        [`${STEPS}`]: [
          { remove: '/lids/*/nails' },
          { remove: '/lids/*/colour' },
          { remove: '/lids/*/width' },
          { remove: '/lids' },
        ],
      },
      'box/migrations/3.json#/steps/3/remove: Documents of version 2 lose what they hold at "/lids", which version 3 has still. Leave the step out, or make other values of them by a function ("change").',
    ],
    [
      'no migration at all',
      {
        [`${BOX}/version`]: 1,
        'box/migrations/2.json': undefined,
        'box/migrations/3.json': undefined,
        'box/fixtures/version-1/box.oldest.json': undefined,
        'box/fixtures/version-2/box.old.json': undefined,
        'box/fixtures/version-3/box.now.json': undefined,
      },
    ],
  ]);
});
