import { describe } from 'vitest';
import { checkKinds } from '../../../generators/check/kinds.ts';
import { findsExactly } from './made.ts';

const KIND = 'box/box.kind.json#';

const kindOf = (document: string) => ({
  addresses: { list: `/${document}s`, editor: `/${document}s`, calls: `/${document}s` },
  layout: 'editor',
  permissions: 'box',
  dictionary: 'cds',
  capabilities: [] as string[],
  bar: { titles: ['name'], kinds: [] },
  heading: ['name'],
  search: ['name'],
  columns: { [`${document}_name`]: { of: 'name', as: 'text' } },
});

const schema = {
  version: 1,
  properties: { name: { type: 'string' }, weight: { type: 'string', format: 'numeric' } },
};

const list = { columns: [], filters: [], actions: [] as object[] };

const two = {
  'bag/bag.kind.json': kindOf('bag'),
  'bag/bag.schema.json': schema,
  'bag/bags.list.json': list,
  'box/box.kind.json': kindOf('box'),
  'box/box.schema.json': schema,
  'box/boxs.list.json': list,
};

/** A list that files fill. */
const filled = {
  'box/box.schema.json#/properties/things': { type: 'array', items: { $ref: 'thing.schema.json' } },
  [`${KIND}/itemsList`]: 'things',
};

describe('kinds beside each other', () => {
  findsExactly(
    ({ authored }, report) => checkKinds(authored, { permissions: ['box'], taken: ['status'] }, report),
    two,
    [
      [
        'calls of another',
        { [`${KIND}/addresses/calls`]: '/bags' },
        'box/box.kind.json#/addresses/calls: "/bags" is the address of bag already.',
      ],
      [
        'a column that another keeps as something else',
        { [`${KIND}/columns/bag_name`]: { of: 'weight', as: 'decimal' } },
        'box/box.kind.json#/columns/bag_name/as: bag keeps a column "bag_name" as text. Keep it as that, or call it otherwise.',
      ],
      [
        'a column that another keeps as the same',
        { [`${KIND}/columns/bag_name`]: { of: 'name', as: 'text' } },
      ],
      [
        'a column that every document has',
        { [`${KIND}/columns/status`]: { of: 'name', as: 'text' } },
        'box/box.kind.json#/columns/status: "status" is kept of every document already. Call the column otherwise.',
      ],
      [
        'something sent that has no message',
        {
          [`${KIND}/sending`]: {
            authority: 'HMRC',
            api: 'CDS',
            environments: 'csp_env',
            referenceField: 'name',
          },
        },
        'box/box.kind.json#/sending: What is sent has a message: box has no map (*.message.json).',
      ],
      [
        'an import that has no page',
        { [`${KIND}/capabilities/0`]: 'import', [`${KIND}/regimeField`]: 'name', ...filled },
        'box/box.kind.json#/capabilities/0: It is done on a page of its own: "addresses" has no "import".',
      ],
      [
        'an import without a regime',
        { [`${KIND}/capabilities/0`]: 'import', [`${KIND}/addresses/import`]: '/box-files', ...filled },
        'box/box.kind.json#/capabilities/0: Only declarations with a regime are imported: "regimeField" is absent.',
      ],
      [
        'an import that fills nothing',
        {
          [`${KIND}/capabilities/0`]: 'import',
          [`${KIND}/addresses/import`]: '/box-files',
          [`${KIND}/regimeField`]: 'name',
        },
        'box/box.kind.json#/capabilities/0: Files fill a list: "itemsList" is absent.',
      ],
      [
        'an import that fills a field',
        { [`${KIND}/itemsList`]: 'name' },
        'box/box.kind.json#/itemsList: The document has no list "name".',
      ],
      [
        'a page where another kind has its list',
        { [`${KIND}/addresses/show`]: '/bags' },
        'box/box.kind.json#/addresses/show: "/bags" is the address of bag already.',
      ],
      [
        'a page where its own list is',
        { [`${KIND}/addresses/show`]: '/boxs' },
        'box/box.kind.json#/addresses/show: It is read elsewhere than it is changed: call the address otherwise.',
      ],
      ['a page of its own', { [`${KIND}/addresses/show`]: '/box' }],
      [
        'a column that no two have the same, which is no text',
        { [`${KIND}/unique`]: ['box_nam'] },
        'box/box.kind.json#/unique/0: No column of text is called "box_nam". Did you mean "box_name"?',
      ],
      [
        'a list that opens pages that are nowhere',
        { 'box/boxs.list.json#/opens': 'show' },
        'box/boxs.list.json#/opens: Its kind has no address "show" to be read at. Write "edit".',
      ],
      ['a form of fields', { [`${KIND}/layout`]: 'form', [`${KIND}/capabilities/0`]: 'history' }],
      [
        'a form with a list',
        {
          [`${KIND}/layout`]: 'form',
          'box/box.schema.json#/properties/things': { type: 'array', items: { $ref: 'thing.schema.json' } },
        },
        'box/box.kind.json#/layout: A form has no lists, and the document has "things". Write "editor".',
      ],
      [
        'a form of what is done in editors',
        { [`${KIND}/layout`]: 'form', [`${KIND}/capabilities/0`]: 'copy' },
        'box/box.kind.json#/capabilities/0: "copy" is done in an editor. A form has only "history".',
      ],
      [
        'an action of a list that its kind is not capable of',
        { 'box/boxs.list.json#/actions/0': { action: 'watch' } },
        'box/boxs.list.json#/actions/0/action: Its kind has no capability "watch".',
      ],
    ],
  );
});
