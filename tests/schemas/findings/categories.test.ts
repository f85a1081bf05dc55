import { describe } from 'vitest';
import { checkCategories } from '../../../generators/check/categories.ts';
import { checkElementLevels } from '../../../generators/check/element-levels.ts';
import { checkElements } from '../../../generators/check/elements.ts';
import { declaration } from './declaration.ts';
import { findsExactly } from './made.ts';

const H1 = 'customs-declaration/categories/h1.json#';
const B1 = 'customs-declaration/categories/b1.json#';
const H7 = 'customs-declaration/categories/h7.json#';
const TEXTS = 'locale/en.json#';
const FIELD = 'customs-declaration/customs-declaration.schema.json#/properties';
const ITEM = 'customs-declaration/item.schema.json#/properties';
const FILE = 'customs-declaration/cds.elements.json#';

describe('categories', () => {
  findsExactly(({ authored, objects }, report) => checkCategories(authored, objects, report), declaration, [
    [
      'a category that stands twice',
      { [`${H7}/category`]: 'H1', [`${TEXTS}/categories.h7.title`]: 'H1, small goods' },
      'customs-declaration/categories/h7.json#/category: The category H1 already stands in customs-declaration/categories/h1.json.',
    ],
    [
      'a page of a day that there is not',
      { [`${H1}/page/date`]: '2026-02-30' },
      'customs-declaration/categories/h1.json#/page/date: There is no day 2026-02-30.',
    ],
    [
      'an opening that does not say how far',
      { [`${B1}/readThrough`]: undefined },
      'customs-declaration/categories/b1.json#/page/extent: A table of which only the opening was read says how far in "readThrough", and no other does.',
    ],
    [
      'a whole that says how far',
      { [`${B1}/page/extent`]: undefined },
      'customs-declaration/categories/b1.json#/page: A table of which only the opening was read says how far in "readThrough", and no other does.',
    ],
    [
      'an opening that ends elsewhere',
      { [`${B1}/readThrough`]: '6/1' },
      'customs-declaration/categories/b1.json#/readThrough: The rows that were read end with 1/2, but "readThrough" says 6/1.',
    ],
    [
      'a title that is missing',
      { [`${TEXTS}/categories.h1.title`]: undefined },
      'customs-declaration/categories/h1.json#/category: The locale files lack the text "categories.h1.title".',
    ],
    [
      'a title of another',
      { [`${TEXTS}/categories.h1.title`]: 'H10, import of goods' },
      'customs-declaration/categories/h1.json#/category: The title of H1 is that of another: "H10, import of goods" ("categories.h1.title").',
    ],
    [
      'a title of the other regime',
      { [`${TEXTS}/categories.h1.title`]: 'H1, Exports' },
      'customs-declaration/categories/h1.json#/regime: H1 is for imports, but its title says "H1, Exports".',
    ],
    [
      'a title of the other regime of an export',
      { [`${TEXTS}/categories.b1.title`]: 'B1, an import' },
      'customs-declaration/categories/b1.json#/regime: B1 is for exports, but its title says "B1, an import".',
    ],
    ['a title of no regime', { [`${TEXTS}/categories.h1.title`]: 'H1, exporter' }],
    [
      'a title that nothing uses',
      { [`${TEXTS}/categories.h2.title`]: '' },
      'locale/en.json#/categories.h2.title: Nothing uses the text "categories.h2.title". Did you mean "categories.h1.title"?',
    ],
    [
      'a title that nothing uses in a file of another kind',
      { 'locale/de.json': { 'categories.h2.title': '' } },
    ],
    [
      'a need without a text',
      { [`${H1}/requirements/0/need`]: 'never' },
      'customs-declaration/categories/h1.json#/requirements/0/need: The locale files lack the text "categories.never.declaration".',
    ],
    [
      'a level without a text',
      { [`${TEXTS}/categories.always.either`]: undefined },
      'customs-declaration/categories/h1.json#/requirements/2/need: The locale files lack the text "categories.always.either".',
    ],
    [
      'a page that there is not',
      { [`${H1}/requirements/1/source/page`]: 'gide' },
      'customs-declaration/categories/h1.json#/requirements/1/source/page: There is no page "gide". Did you mean "guide"?',
    ],
    [
      'a page like a member of all objects',
      { [`${H1}/requirements/1/source/page`]: 'toString' },
      'customs-declaration/categories/h1.json#/requirements/1/source/page: There is no page "toString".',
    ],
    [
      'a data element that there is not',
      { [`${H1}/requirements/0/element`]: '1/7' },
      'customs-declaration/categories/h1.json#/requirements/0/element: There is no data element 1/7. Did you mean "1/1"?',
    ],
    [
      'a data element that only a field has',
      { [`${H1}/requirements/0/element`]: '1/7', [`${FIELD}/note/dataElement`]: '1/7' },
    ],
    [
      'a data element that stands twice',
      { [`${H1}/requirements/1/element`]: '1/1' },
      'customs-declaration/categories/h1.json#/requirements/1/element: The data element 1/1 stands here a second time.',
    ],
    [
      'a type of the other regime',
      { [`${H1}/types/1`]: 'Z' },
      'customs-declaration/categories/h1.json#/types/1: H1 is for imports, but "Z" for exports.',
    ],
    [
      'a type that there is not',
      { [`${H1}/types/1`]: 'Q' },
      'customs-declaration/categories/h1.json#/types/1: No declaration is of H1 by "Q". One of: A, D, Z.',
    ],
    [
      'a type of the other regime in a category that is wrong by its title',
      { [`${H1}/types/1`]: 'Z', [`${TEXTS}/categories.h1.title`]: 'H1, export' },
      'customs-declaration/categories/h1.json#/regime: H1 is for imports, but its title says "H1, export".',
    ],
    [
      'a type of a list without regimes',
      { 'lists/types.json#/options/2/regime': undefined, [`${H1}/types/1`]: 'Z' },
    ],
    [
      'a declaration type that there is not',
      { [`${B1}/declarationTypes/0`]: 'E' },
      'customs-declaration/categories/b1.json#/declarationTypes/0: No declaration is of B1 by "E". One of: IM, EX.',
    ],
    [
      'a procedure that there is not',
      { [`${H1}/procedures/1`]: '41' },
      'customs-declaration/categories/h1.json#/procedures/1: No declaration is of H1 by "41". The code list codes has no "41". Did you mean "40"?',
    ],
    [
      'an additional procedure that there is not',
      { [`${H7}/additionalProcedures/1`]: 'C08' },
      'customs-declaration/categories/h7.json#/additionalProcedures/1: No declaration is of H7 by "C08". One of: F15, C07.',
    ],
    [
      'a procedure of no item',
      { [`${H1}/procedures/1`]: '41', 'customs-declaration/item.schema.json': undefined },
    ],
    [
      'a list that no field offers',
      { 'customs-declaration/customs-declaration.ui.json#/fields': {}, [`${H1}/types/1`]: 'Z' },
    ],
    ['two categories of one procedure and two regimes', { [`${B1}/procedures/1`]: '40' }],
    [
      'two categories of one type and any procedure',
      {
        [`${H1}/procedures`]: undefined,
        [`${B1}/regime`]: 'import',
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
        [`${B1}/types`]: ['D'],
      },
      'customs-declaration/categories/h1.json#/types/1: H1 takes declarations by "D" that B1 takes: nothing tells the two apart.',
    ],
    ['a declaration without a layout', { 'customs-declaration/customs-declaration.ui.json': undefined }],
    [
      'a field of a list that there is not',
      { 'customs-declaration/customs-declaration.ui.json#/fields/additional_dec_type/codeList': 'lost' },
    ],
    [
      'two categories of one procedure',
      {
        [`${B1}/regime`]: 'import',
        [`${B1}/procedures/1`]: '40',
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
        [`${B1}/types`]: ['A'],
      },
      'customs-declaration/categories/h1.json#/procedures/0: H1 takes declarations by "40" that B1 takes: nothing tells the two apart.',
    ],
    [
      'two categories of one type',
      {
        [`${B1}/procedures`]: undefined,
        [`${B1}/declarationTypes`]: undefined,
        [`${B1}/regime`]: 'import',
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
        [`${B1}/types`]: ['A'],
      },
      'customs-declaration/categories/h1.json#/category: H1 takes the same declarations that B1 takes: nothing tells the two apart.',
    ],
    [
      'two categories of one declaration type of others',
      {
        [`${H1}/declarationTypes`]: ['IM'],
        [`${B1}/regime`]: 'import',
        [`${B1}/procedures`]: ['40'],
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
        [`${B1}/types`]: ['A'],
      },
    ],
    [
      'two categories of all',
      {
        [`${H1}/types`]: undefined,
        [`${H1}/procedures`]: undefined,
        [`${B1}/procedures`]: undefined,
        [`${B1}/declarationTypes`]: undefined,
        [`${B1}/types`]: undefined,
        [`${B1}/regime`]: 'import',
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
      },
      'customs-declaration/categories/h1.json#/category: H1 takes the same declarations that B1 takes: nothing tells the two apart.',
    ],
    [
      'two categories of other types',
      {
        [`${B1}/regime`]: 'import',
        [`${B1}/procedures`]: ['40'],
        [`${TEXTS}/categories.b1.title`]: 'B1, goods',
        [`${B1}/types`]: [],
      },
    ],
    [
      'one category in two files',
      {
        [`${H7}/additionalProcedures`]: undefined,
        [`${H7}/category`]: 'H1',
        [`${TEXTS}/categories.h7.title`]: 'H1, small goods',
      },
      'customs-declaration/categories/h7.json#/category: The category H1 already stands in customs-declaration/categories/h1.json.',
    ],
    [
      'two categories that nothing tells apart',
      { [`${H7}/additionalProcedures`]: undefined },
      'customs-declaration/categories/h7.json#/procedures/0: H7 takes declarations by "40" that H1 takes: nothing tells the two apart.',
    ],
  ]);
});

describe('levels of requirements', () => {
  findsExactly(
    ({ authored, objects }, report) => checkElementLevels(authored, objects, report),
    declaration,
    [
      [
        'an element of the declaration at the item',
        { [`${H1}/requirements/0/level`]: 'item' },
        'customs-declaration/categories/h1.json#/requirements/0/level: No field of an item is of the data element 1/1, so nobody could fill it. There is one at the level "declaration".',
      ],
      [
        'an element of the item at the declaration',
        { [`${H1}/requirements/1/level`]: 'declaration' },
        'customs-declaration/categories/h1.json#/requirements/1/level: No field of the declaration is of the data element 6/1, so nobody could fill it. There is one at the level "item".',
      ],
      ['an element of the item at either', { [`${H1}/requirements/1/level`]: 'either' }],
      ['an element of rows of the declaration', { [`${H1}/requirements/0/element`]: '7/18' }],
      ['an element of rows of the item', { [`${H1}/requirements/1/element`]: '1/11' }],
      [
        'an element of rows of the item at the declaration',
        { [`${H1}/requirements/0/element`]: '1/11' },
        'customs-declaration/categories/h1.json#/requirements/0/level: No field of the declaration is of the data element 1/11, so nobody could fill it. There is one at the level "item".',
      ],
      ['an element that no field has', { [`${H1}/requirements/0/element`]: '9/9' }],
      [
        'an element that no field has at either',
        { [`${H1}/requirements/0/element`]: '9/9', [`${H1}/requirements/0/level`]: 'either' },
      ],
      [
        'a field that there is not',
        { [`${H1}/requirements/2/fields/1`]: 'gros' },
        'customs-declaration/categories/h1.json#/requirements/2/fields/1: No field of the declaration or an item is called "gros", so nobody could fill it.',
      ],
      [
        'a field of the item at the declaration',
        { [`${H1}/requirements/2/fields`]: ['net'], [`${H1}/requirements/2/level`]: 'declaration' },
        'customs-declaration/categories/h1.json#/requirements/2/fields/0: No field of the declaration is called "net", so nobody could fill it. There is one at the level "item".',
      ],
      [
        'a field of the declaration at the item',
        { [`${H1}/requirements/2/level`]: 'item' },
        'customs-declaration/categories/h1.json#/requirements/2/fields/0: No field of an item is called "gross", so nobody could fill it. There is one at the level "declaration".',
      ],
      [
        'a declaration without items',
        { [`${FIELD}/CDSItems`]: undefined, [`${H1}/requirements/0/level`]: 'item' },
      ],
      [
        'a list of an element',
        {
          [`${FIELD}/seals`]: { type: 'array', dataElement: '7/18', items: { $ref: 'lost.schema.json' } },
          [`${H1}/requirements/0/element`]: '7/18',
        },
      ],
      ['an item without its element', { [`${ITEM}/net/dataElement`]: undefined }],
    ],
  );
});

describe('data elements', () => {
  findsExactly(({ authored, objects }, report) => checkElements(authored, objects, report), declaration, [
    [
      'an element that nothing describes',
      { [`${FIELD}/note/dataElement`]: '6/6', [`${FIELD}/grade/dataElement`]: '6/6' },
      'customs-declaration/customs-declaration.schema.json#/properties/note/dataElement: No elements file describes the data element 6/6. Did you mean "6/1"?',
    ],
    [
      'an element far from all',
      { [`${FIELD}/note/dataElement`]: 'seventeen' },
      'customs-declaration/customs-declaration.schema.json#/properties/note/dataElement: No elements file describes the data element seventeen.',
    ],
    [
      'an element that no field has',
      { [`${FILE}/elements/6~19`]: {}, [`${TEXTS}/elements.6-9.title`]: '' },
      'customs-declaration/cds.elements.json#/elements/6~19: No field has the data element 6/9.',
    ],
    [
      'an element of a list alone',
      { 'customs-declaration/seal.schema.json#/properties/seal_no/dataElement': undefined },
    ],
    [
      'a rule for any and for one',
      {
        [`${FILE}/elements/1~11/import`]: { page: 'gide', section: '' },
        [`${TEXTS}/elements.1-1.import`]: '',
      },
      'customs-declaration/cds.elements.json#/elements/1~11/any: A rule for any declaration stands alone, without import or export.',
      'customs-declaration/cds.elements.json#/elements/1~11/import/page: There is no page "gide". Did you mean "guide"?',
    ],
    [
      'a text of an element that is missing',
      { [`${TEXTS}/elements.6-1.title`]: undefined },
      'customs-declaration/cds.elements.json#/elements/6~11: The locale files lack the text "elements.6-1.title".',
    ],
    [
      'a text of a rule that is missing',
      { [`${TEXTS}/elements.1-2.export`]: undefined },
      'customs-declaration/cds.elements.json#/elements/1~12/export: The locale files lack the text "elements.1-2.export".',
    ],
    [
      'a text of a rule without a source',
      { [`${TEXTS}/elements.6-1.import`]: '' },
      'locale/en.json#/elements.6-1.import: A completion rule says where it was read: no elements file has a source for "elements.6-1.import". Did you mean "elements.1-2.import"?',
    ],
    [
      'a text of a rule for any without a source',
      { [`${TEXTS}/elements.6-1.any`]: '' },
      'locale/en.json#/elements.6-1.any: A completion rule says where it was read: no elements file has a source for "elements.6-1.any". Did you mean "elements.1-1.any"?',
    ],
    [
      'a text that nothing uses',
      { [`${TEXTS}/elements.6-1.titel`]: '' },
      'locale/en.json#/elements.6-1.titel: Nothing uses the text "elements.6-1.titel". Did you mean "elements.6-1.title"?',
    ],
    [
      'a text that only begins like one of a rule',
      { [`${TEXTS}/elements.1-1.any.more`]: '' },
      'locale/en.json#/elements.1-1.any.more: Nothing uses the text "elements.1-1.any.more". Did you mean "elements.1-1.any"?',
    ],
    [
      'a text that nothing uses in another file',
      { 'locale/en.more.json': { 'elements.6-2.export': '' } },
      'locale/en.more.json#/elements.6-2.export: A completion rule says where it was read: no elements file has a source for "elements.6-2.export". Did you mean "elements.1-2.export"?',
    ],
    [
      'a text that nothing uses in a file of another kind',
      { 'locale/de.json': { 'elements.6-2.export': '' } },
    ],
    [
      'a page that nothing uses',
      { [`${FILE}/pages/more`]: { date: '2026-02-28' } },
      'customs-declaration/cds.elements.json#/pages/more: No rule was read on the page "more".',
    ],
    [
      'a page that a check uses',
      {
        [`${FILE}/pages/more`]: { date: '2026-02-28' },
        'customs-declaration/cds.checks.json#/checks/1/source/page': 'more',
      },
    ],
    [
      'a page that a category uses',
      { [`${FILE}/pages/more`]: { date: '2026-02-28' }, [`${H1}/requirements/1/source/page`]: 'more' },
    ],
    [
      'a page that a category elsewhere uses',
      {
        [`${FILE}/pages/more`]: { date: '2026-02-28' },
        'other/categories/h1.json': {
          category: '',
          regime: 'import',
          page: {},
          requirements: [{ element: '1/1', source: { page: 'more' } }],
        },
      },
      'customs-declaration/cds.elements.json#/pages/more: No rule was read on the page "more".',
    ],
    [
      'a page that a check elsewhere uses',
      {
        [`${FILE}/pages/more`]: { date: '2026-02-28' },
        'other/cds.checks.json': { pages: {}, checks: [{ source: { page: 'more' } }] },
      },
      'customs-declaration/cds.elements.json#/pages/more: No rule was read on the page "more".',
    ],
    [
      'a page of a day that there is not',
      { [`${FILE}/pages/guide/date`]: '2026-02-30' },
      'customs-declaration/cds.elements.json#/pages/guide/date: There is no day 2026-02-30.',
    ],
  ]);
});
