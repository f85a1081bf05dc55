import { describe, expect, it } from 'vitest';
import { authoredObjects } from '../../../generators/check/objects.ts';
import { canBeBuilt, checkReferences } from '../../../generators/check/references.ts';
import { authoredOf } from '../../../generators/read-authored.ts';
import { sourceFile } from '../../../generators/source-files.ts';
import { findsExactly } from './made.ts';

const BOX = 'box/box.schema.json#';
const FIELD = `${BOX}/properties`;
const UI = 'box/box.ui.json#';

const box = {
  'box/box.schema.json': {
    title: 'Box',
    description: '',
    version: 1,
    state: 'box',
    transient: { seen: { description: '' } },
    notCopied: ['grade'],
    properties: {
      name: { type: 'string' },
      grade: { type: 'string' },
      key: { type: 'string' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: {
      name: {
        codeList: 'colours',
        continuesIn: 'grade',
        party: { family: 'sender', fills: { grade: 'name' } },
      },
      grade: { codeList: 'offices', computedBy: 'sum', readOnly: true },
      key: { internal: true },
    },
    lists: { lids: { bulkRows: [{ action: 'nails/all', list: 'nails', words: '' }] } },
    sections: [
      { id: 'one', fields: { name: 6, grade: 6 } },
      { id: 'two', fields: {}, lists: ['lids'] },
    ],
  },
  'box/lid.schema.json': {
    title: 'Lid',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' }, nails: { type: 'array', items: { $ref: 'nail.schema.json' } } },
  },
  'box/lid.ui.json': {
    fields: { size: {} },
    columns: ['size'],
    sections: [{ id: 'one', fields: { size: 12 }, lists: ['nails'] }],
  },
  'box/nail.schema.json': {
    title: 'Nail',
    description: '',
    $row: 'uuid',
    properties: { size: { type: 'string' } },
  },
  'box/nail.ui.json': { fields: { size: {} }, sections: [{ id: 'one', fields: { size: 12 } }] },
  'ask/ask.schema.json': {
    title: 'Ask',
    description: '',
    form: true,
    properties: { word: { type: 'string' } },
  },
  'ask/ask.ui.json': { fields: { word: {} }, sections: [{ id: 'one', fields: { word: 12 } }] },
  'lists/colours.json': { label: '', source: '', date: '', options: [] },
  'stored-lists/offices.json': { label: '', source: '', dictionaries: [], pattern: '', example: '' },
  'locale/en.json': { 'rows.nails-all': 'Nails' },
};

describe('names', () => {
  findsExactly(({ authored, objects }, report) => checkReferences(authored, objects, report), box, [
    [
      'rows that there are not',
      { [`${FIELD}/lids/items/$ref`]: 'lod.schema.json' },
      'box/box.schema.json#/properties/lids/items/$ref: There is no schema file box/lod.schema.json.',
      'box/box.ui.json#/lists/lids/bulkRows/0/list: The rows of "lids" have no list "nails".',
    ],
    [
      'rows that are a form',
      { [`${FIELD}/lids/items/$ref`]: '../ask/ask.schema.json' },
      'box/box.schema.json#/properties/lids/items/$ref: ask/ask.schema.json is no row: it lacks "$row".',
      'box/box.ui.json#/lists/lids/bulkRows/0/list: The rows of "lids" have no list "nails".',
    ],
    [
      'rows that hold themselves',
      { 'box/lid.schema.json#/properties/nails/items/$ref': 'lid.schema.json' },
      'box/lid.schema.json#/properties/nails/items/$ref: box/lid.schema.json holds itself by this; rows end somewhere.',
    ],
    [
      'rows that hold each other',
      {
        'box/nail.schema.json#/properties/lids': { type: 'array', items: { $ref: 'lid.schema.json' } },
        'box/nail.ui.json#/sections/0/lists': ['lids'],
      },
      'box/lid.schema.json#/properties/nails/items/$ref: box/nail.schema.json holds itself by this; rows end somewhere.',
      'box/nail.schema.json#/properties/lids/items/$ref: box/lid.schema.json holds itself by this; rows end somewhere.',
    ],
    [
      'a row that one holds which holds itself',
      {
        'box/nail.schema.json#/properties/nails': { type: 'array', items: { $ref: 'nail.schema.json' } },
        'box/nail.ui.json#/sections/0/lists': ['nails'],
      },
      'box/nail.schema.json#/properties/nails/items/$ref: box/nail.schema.json holds itself by this; rows end somewhere.',
    ],
    [
      'rows in two lists',
      {
        [`${FIELD}/more`]: { type: 'array', items: { $ref: 'nail.schema.json' } },
        [`${UI}/sections/1/lists`]: ['lids', 'more'],
      },
    ],

    [
      'an object that is nothing',
      {
        [`${BOX}/version`]: undefined,
        [`${BOX}/state`]: undefined,
        [`${BOX}/transient`]: undefined,
        [`${BOX}/notCopied`]: undefined,
      },
      'box/box.schema.json#: An object is a document (version), a row ($row), a form (form) or a group ($group); this one is none of them.',
    ],
    [
      'a document that is a row',
      { [`${BOX}/$row`]: 'uuid' },
      'box/box.schema.json#/$row: An object is a document (version), a row ($row), a form (form) or a group ($group), not two of them.',
    ],
    [
      'a document that is a form and a row',
      { [`${BOX}/$row`]: 'uuid', [`${BOX}/form`]: true },
      'box/box.schema.json#/$row: An object is a document (version), a row ($row), a form (form) or a group ($group), not two of them.',
      'box/box.schema.json#/form: An object is a document (version), a row ($row), a form (form) or a group ($group), not two of them.',
    ],
    [
      'a form that is kept as a document',
      {
        'ask/ask.schema.json#/state': 'ask',
        'ask/ask.schema.json#/transient': { seen: { description: '' } },
        'ask/ask.schema.json#/notCopied': ['word'],
      },
      'ask/ask.schema.json#/state: Only documents have this.',
      'ask/ask.schema.json#/transient/seen: Only documents have this.',
      'ask/ask.schema.json#/notCopied/0: Only documents have this.',
    ],
    [
      'what is not stored and yet a field',
      { [`${BOX}/transient/name`]: { description: '' } },
      'box/box.schema.json#/transient/name: "name" is a field already, and fields are stored.',
    ],
    [
      'a field that is not copied and that there is not',
      { [`${BOX}/notCopied/1`]: 'grode' },
      'box/box.schema.json#/notCopied/1: There is no field "grode".',
    ],

    [
      'an object without a layout',
      { 'box/nail.ui.json': undefined },
      'box/nail.schema.json#: The UI schema box/nail.ui.json is missing.',
    ],
    [
      'a layout without an object',
      { 'box/nil.ui.json': { fields: {}, sections: [] } },
      'box/nil.ui.json#: There is no schema file beside this UI schema.',
    ],
    [
      'two objects of one title',
      { 'box/nail.schema.json#/title': 'Lid' },
      'box/nail.schema.json#/title: The title "Lid" is already that of box/lid.schema.json.',
    ],
    [
      'three objects of one title',
      { 'box/nail.schema.json#/title': 'Box', 'box/lid.schema.json#/title': 'Box' },
      'box/lid.schema.json#/title: The title "Box" is already that of box/box.schema.json.',
      'box/nail.schema.json#/title: The title "Box" is already that of box/lid.schema.json.',
    ],
    [
      'two objects of one state',
      {
        'bax/bax.schema.json': { title: 'Bax', description: '', version: 1, state: 'box', properties: {} },
        'bax/bax.ui.json': { fields: {}, sections: [] },
      },
      'box/box.schema.json#/state: The state "box" is already that of bax/bax.schema.json.',
    ],
    [
      'two objects of one name',
      {
        'bax/lid.schema.json': { title: 'Other lid', description: '', $row: 'uuid', properties: {} },
        'bax/lid.ui.json': { fields: {}, sections: [] },
      },
      'box/lid.schema.json#: The name "lid" is already that of bax/lid.schema.json; texts go by it.',
    ],
    [
      'two objects without a state',
      {
        'bax/bax.schema.json': { title: 'Bax', description: '', version: 1, properties: {} },
        'bax/bax.ui.json': { fields: {}, sections: [] },
      },
    ],

    [
      'a field that there is not',
      { [`${UI}/fields/nome`]: {} },
      'box/box.ui.json#/fields/nome: box/box.schema.json has no field "nome". Did you mean "name"?',
    ],
    [
      'a field far from all',
      { [`${UI}/fields/seventeen`]: {} },
      'box/box.ui.json#/fields/seventeen: box/box.schema.json has no field "seventeen".',
    ],
    [
      'a list as a field',
      { [`${UI}/fields/lids`]: {} },
      'box/box.ui.json#/fields/lids: box/box.schema.json has no field "lids".',
    ],
    [
      'a code list that there is not',
      { [`${UI}/fields/name/codeList`]: 'colour' },
      'box/box.ui.json#/fields/name/codeList: There is no code list lists/colour.json. Did you mean "colours"?',
    ],
    [
      'a code list near a stored one',
      { [`${UI}/fields/name/codeList`]: 'office' },
      'box/box.ui.json#/fields/name/codeList: There is no code list lists/office.json. Did you mean "offices"?',
    ],
    [
      'a field that is read-only and nothing computes',
      { [`${UI}/fields/grade/computedBy`]: undefined },
      'box/box.ui.json#/fields/grade/readOnly: "grade" is read-only, but nothing computes it (computedBy).',
    ],
    ['a field that is computed and can be typed', { [`${UI}/fields/grade/readOnly`]: undefined }],
    [
      'a field that a party fills and that there is not',
      { [`${UI}/fields/name/party/fills`]: { grode: 'name' } },
      'box/box.ui.json#/fields/name/party/fills/grode: box/box.schema.json has no field "grode". Did you mean "grade"?',
    ],
    [
      'a field that goes on in one that there is not',
      { [`${UI}/fields/name/continuesIn`]: 'grode' },
      'box/box.ui.json#/fields/name/continuesIn: box/box.schema.json has no field "grode". Did you mean "grade"?',
    ],
    [
      'a list that there is not',
      { [`${UI}/lists/lid`]: {} },
      'box/box.ui.json#/lists/lid: box/box.schema.json has no list "lid". Did you mean "lids"?',
    ],
    [
      'a field as a list',
      { [`${UI}/lists/grade`]: {} },
      'box/box.ui.json#/lists/grade: box/box.schema.json has no list "grade".',
    ],
    [
      'a column that there is not',
      { 'box/lid.ui.json#/columns/1': 'saze' },
      'box/lid.ui.json#/columns/1: box/lid.schema.json has no field "saze". Did you mean "size"?',
    ],
    [
      'a column that is internal',
      {
        'box/lid.schema.json#/properties/key': { type: 'string' },
        'box/lid.ui.json#/fields/key': { internal: true },
        'box/lid.ui.json#/columns/1': 'key',
      },
      'box/lid.ui.json#/columns/1: "key" is internal: nobody sees it, so it is no column.',
    ],
    [
      'a column that is a list',
      { 'box/lid.ui.json#/columns/1': 'nails' },
      'box/lid.ui.json#/columns/1: box/lid.schema.json has no field "nails".',
    ],

    [
      'two sections of one name',
      { [`${UI}/sections/1/id`]: 'one' },
      'box/box.ui.json#/sections/1/id: A second section "one".',
    ],
    [
      'a section that is empty',
      { [`${UI}/sections/2`]: { id: 'three', fields: {} } },
      'box/box.ui.json#/sections/2: The section "three" is empty: it has no field and no list.',
    ],
    [
      'a section that has no list',
      { [`${UI}/sections/2`]: { id: 'three', fields: {}, lists: [] } },
      'box/box.ui.json#/sections/2: The section "three" is empty: it has no field and no list.',
    ],
    [
      'a field of a section that there is not',
      { [`${UI}/sections/0/fields/nome`]: 3 },
      'box/box.ui.json#/sections/0/fields/nome: box/box.schema.json has no field "nome". Did you mean "name"?',
    ],
    [
      'a list as a field of a section',
      { [`${UI}/sections/0/fields/lids`]: 3 },
      'box/box.ui.json#/sections/0/fields/lids: box/box.schema.json has no field "lids".',
      'box/box.ui.json#/sections/1/lists/0: "lids" already stands in another section.',
    ],
    [
      'a field in two sections',
      { [`${UI}/sections/1/fields/name`]: 3 },
      'box/box.ui.json#/sections/1/fields/name: "name" already stands in another section.',
    ],
    [
      'a list of a section that there is not',
      { [`${UI}/sections/1/lists/1`]: 'lid' },
      'box/box.ui.json#/sections/1/lists/1: box/box.schema.json has no list "lid". Did you mean "lids"?',
    ],
    [
      'a list in two sections',
      { [`${UI}/sections/0/lists`]: ['lids'] },
      'box/box.ui.json#/sections/1/lists/0: "lids" already stands in another section.',
    ],
    [
      'a field in no section',
      { [`${UI}/sections/0/fields/grade`]: undefined },
      'box/box.ui.json#/sections: "grade" stands in no section, so nobody could see it.',
    ],
    [
      'a list in no section',
      { [`${UI}/sections/1`]: undefined, [`${UI}/sections`]: [{ id: 'one', fields: { name: 6, grade: 6 } }] },
      'box/box.ui.json#/sections: "lids" stands in no section, so nobody could see it.',
    ],
    [
      'an internal field in a section',
      { [`${UI}/sections/1/fields/key`]: 3 },
      'box/box.ui.json#/sections/1/fields/key: "key" is internal, yet stands in a section.',
    ],

    [
      'an action on rows that stands twice',
      { [`${UI}/lists/lids/bulkRows/1`]: { action: 'nails/all', list: 'nails' } },
      'box/box.ui.json#/lists/lids/bulkRows/1: The action "nails/all" stands here a second time, as entry 1 already.',
    ],
    [
      'an action on rows of a list that there is not',
      { [`${UI}/lists/lids/bulkRows/0/list`]: 'nials' },
      'box/box.ui.json#/lists/lids/bulkRows/0/list: The rows of "lids" have no list "nials". Did you mean "nails"?',
    ],
    [
      'an action on rows without a list',
      { 'box/lid.schema.json#/properties/nails': undefined, 'box/lid.ui.json#/sections/0/lists': undefined },
      'box/box.ui.json#/lists/lids/bulkRows/0/list: The rows of "lids" have no list "nails".',
    ],
    [
      'an action on rows of a list of the document',
      { [`${UI}/lists/lids/bulkRows/0/list`]: 'lids' },
      'box/box.ui.json#/lists/lids/bulkRows/0/list: The rows of "lids" have no list "lids".',
    ],
    [
      'an action on rows without a text',
      { 'locale/en.json': {} },
      'box/box.ui.json#/lists/lids/bulkRows/0/action: The locale files lack the text "rows.nails-all".',
    ],
    [
      'an action on rows of no list',
      { [`${UI}/lists/lod`]: { bulkRows: [{ action: 'nails/all', list: 'nails' }] } },
      'box/box.ui.json#/lists/lod: box/box.schema.json has no list "lod". Did you mean "lids"?',
      'box/box.ui.json#/lists/lod/bulkRows/0/list: The rows of "lod" have no list "nails".',
    ],
  ]);
});

describe('a catalogue', () => {
  const isBuilt = (files: Readonly<Record<string, unknown>>) =>
    canBeBuilt(
      authoredObjects(
        authoredOf(Object.entries(files).map(([name, held]) => sourceFile(name, JSON.stringify(held)))),
      ),
    );
  const list = ($ref: string) => ({ properties: { rows: { type: 'array', items: { $ref } } } });
  const ui = { fields: {}, sections: [] };

  it.each([
    [
      'of objects with layouts',
      true,
      {
        'a/a.schema.json': list('b.schema.json'),
        'a/a.ui.json': ui,
        'a/b.schema.json': { properties: {} },
        'a/b.ui.json': ui,
      },
    ],
    [
      'of one without its layout',
      false,
      { 'a/a.schema.json': list('b.schema.json'), 'a/a.ui.json': ui, 'a/b.schema.json': { properties: {} } },
    ],
    [
      'of one whose rows there are not',
      false,
      { 'a/a.schema.json': list('b.schema.json'), 'a/a.ui.json': ui },
    ],
    ['of one that holds itself', false, { 'a/a.schema.json': list('a.schema.json'), 'a/a.ui.json': ui }],
    [
      'of two that hold each other',
      false,
      {
        'a/a.schema.json': list('b.schema.json'),
        'a/a.ui.json': ui,
        'a/b.schema.json': list('a.schema.json'),
        'a/b.ui.json': ui,
      },
    ],
    ['of nothing', true, {}],
  ])('can be made %s: %s', (_, can, files) => {
    expect(isBuilt(files)).toBe(can);
  });
});
