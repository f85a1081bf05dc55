import { describe } from 'vitest';
import { checkListScreens } from '../../../generators/check/list-screens.ts';
import type { ListFilters } from '../../../src/engine/list-screen.ts';
import { findsExactly } from './made.ts';

const LIST = 'box/boxes.list.json#';
const TEXTS = 'locale/en.json#';

const boxes = {
  'box/box.kind.json': {
    columns: { regime: { of: 'regime', as: 'text' }, coin: { of: 'coin', as: 'text' } },
  },
  'box/boxes.list.json': {
    columns: [
      { name: 'name', kind: 'text', width: 90, heading: true, sortable: true, grows: 1, widest: 200 },
      { name: 'status', kind: 'status', width: 90, words: 'status', also: 'second' },
      { name: 'worth', kind: 'amount', width: 90, currency: 'coin', optional: true },
      { name: 'created_at', kind: 'instant', width: 90, sortable: true },
      { name: 'gone_at', kind: 'day', width: 90, sortable: true, archived: true },
      { name: 'owner', kind: 'person', width: 90 },
      { name: 'regime', kind: 'word', width: 90, words: 'regime' },
    ],
    defaultSort: { sort: 'created_at', direction: 'desc' },
    highlight: 'status',
    filters: [
      { param: 'regime', kind: 'many', column: 'regime', options: ['import'], words: 'regime', none: true },
      { param: 'from', until: 'to', kind: 'days', column: 'created_at' },
      { param: 'owner', kind: 'one', column: 'owner_id', also: 'maker_id', call: '/people', reach: 'others' },
      { param: 'town', kind: 'one', column: 'town', of: 'company' },
      { param: 'number', kind: 'one', column: 'id', call: '/people' },
    ],
    actions: [
      { action: 'create', needs: 'write', views: ['active'] },
      { action: 'exportSelected', needs: 'read', views: ['active', 'archived'] },
      { action: 'archive', needs: 'write', views: ['active'], asks: true },
      { action: 'restore', needs: 'write', views: ['archived'] },
    ],
    opens: 'edit',
    empty: 'nothing.here',
  },
  'locale/en.json': {
    $schema: '',
    'screens.boxes.title': '',
    'screens.boxes.search': '',
    'screens.boxes.count': '',
    'screens.boxes.unnamed': '',
    'screens.boxes.create': '',
    'screens.boxes.ask.archive': '',
    'screens.boxes.filters.regime': '',
    'screens.boxes.filters.regime.none': '',
    'screens.boxes.filters.from': '',
    'screens.boxes.filters.owner': '',
    'screens.boxes.filters.town': '',
    'screens.boxes.filters.number': '',
    'screens.boxes.columns.status': '',
    'screens.boxes.columns.worth': '',
    'screens.boxes.columns.created_at': '',
    'screens.boxes.columns.gone_at': '',
    'screens.boxes.columns.owner': '',
    'screens.boxes.columns.regime': '',
    'fields.box.name.label': '',
    'regime.import': '',
    'nothing.here': '',
  },
};

const known: ListFilters = {
  taken: [],
  shown: { name: 'text', status: 'status', worth: 'amount', created_at: 'instant', gone_at: 'day' },
  joined: ['owner'],
  ofEvery: ['id', 'owner_id', 'maker_id', 'created_at', 'status', 'second'],
  ofCompany: ['town', 'country', 'paid', 'idle'],
  calls: ['/people', '/companies'],
  tables: { people: { name: 'text', created_at: 'instant' } },
};

const PEOPLE = 'staff/people.list.json#';

/** A list of what is no kind of document. */
const people = {
  'staff/people.list.json': {
    resource: { permissions: 'staff', editor: '/staff', calls: '/staff' },
    columns: [
      { name: 'name', kind: 'text', width: 80, heading: true, sortable: true },
      { name: 'created_at', kind: 'instant', width: 80 },
    ],
    filters: [],
    actions: [{ action: 'edit', needs: 'write', views: ['active'], each: true }] as object[],
    opens: 'edit',
    empty: 'nothing.here',
  },
  'locale/en.json': {
    'screens.people.title': '',
    'screens.people.search': '',
    'screens.people.count': '',
    'screens.people.unnamed': '',
    'screens.people.columns.name': '',
    'screens.people.columns.created_at': '',
    'nothing.here': '',
  },
};

describe('lists of what is no kind of document', () => {
  findsExactly(({ authored }, report) => checkListScreens(authored, known, report), people, [
    [
      'nothing that says what is listed',
      { [`${PEOPLE}/resource`]: undefined },
      'staff/people.list.json#: What is listed here is no kind of document: say in "resource" what it is.',
    ],
    [
      'a column that the table has not',
      {
        [`${PEOPLE}/columns/1/name`]: 'created',
        [`${TEXTS}/screens.people.columns.created`]: '',
        [`${TEXTS}/screens.people.columns.created_at`]: undefined,
      },
      'staff/people.list.json#/columns/1/name: No row has a "created". Did you mean "created_at"?',
    ],
    [
      'a column that is shown as what it is not',
      { [`${PEOPLE}/columns/1/kind`]: 'day' },
      'staff/people.list.json#/columns/1/kind: "created_at" is kept as what is shown as instant.',
    ],
    [
      'rows that are edited all at once',
      { [`${PEOPLE}/actions/0/each`]: undefined },
      'staff/people.list.json#/actions/0/action: Rows are edited one by one. Write "each": true.',
    ],
    [
      'a row that is exported',
      {
        [`${PEOPLE}/actions/1`]: { action: 'export', needs: 'read', views: ['active'], each: true },
        [`${PEOPLE}/columns/1/sortable`]: true,
      },
      'staff/people.list.json#/actions/1/each: "export" is of the list, not of one row.',
    ],
  ]);

  const { 'staff/people.list.json': list, 'locale/en.json': words } = people;
  const renamed = Object.fromEntries(
    Object.entries(words).map(([id, text]) => [id.replace('screens.people', 'screens.peopl'), text]),
  );
  findsExactly(
    ({ authored }, report) => checkListScreens(authored, known, report),
    { 'staff/people.list.json': list, 'locale/en.json': words },
    [
      [
        'a list that the server has not',
        {
          'staff/peopl.list.json': list,
          'staff/people.list.json': undefined,
          'locale/en.json': renamed,
        },
        'staff/peopl.list.json#: The server lists no "peopl". Did you mean "people"?',
      ],
    ],
  );
});

describe('lists', () => {
  findsExactly(({ authored }, report) => checkListScreens(authored, known, report), boxes, [
    [
      'two lists of one name',
      {
        'bax/bax.kind.json': boxes['box/box.kind.json'],
        'bax/boxes.list.json': boxes['box/boxes.list.json'],
        [`${TEXTS}/screens.boxes.columns.name`]: '',
      },
      'box/boxes.list.json#: The list boxes already stands in bax/boxes.list.json.',
    ],

    [
      'a column that stands twice',
      { [`${LIST}/columns/6/name`]: 'owner', [`${TEXTS}/screens.boxes.columns.regime`]: undefined },
      'box/boxes.list.json#/columns/6/name: The column "owner" stands here twice.',
    ],
    [
      'no heading',
      { [`${LIST}/columns/0/heading`]: undefined },
      'box/boxes.list.json#/columns: One column names the row ("heading"); here are 0.',
    ],
    [
      'two headings',
      { [`${LIST}/columns/1/heading`]: true },
      'box/boxes.list.json#/columns: One column names the row ("heading"); here are 2.',
    ],
    [
      'a sort by no column',
      { [`${LIST}/defaultSort/sort`]: 'created' },
      'box/boxes.list.json#/defaultSort/sort: No column of the active view can be sorted by "created". Did you mean "created_at"?',
    ],
    [
      'a sort by a column that cannot be sorted',
      { [`${LIST}/defaultSort/sort`]: 'owner' },
      'box/boxes.list.json#/defaultSort/sort: No column of the active view can be sorted by "owner".',
    ],
    [
      'a sort by a column of the archive',
      { [`${LIST}/defaultSort/sort`]: 'gone_at' },
      'box/boxes.list.json#/defaultSort/sort: No column of the active view can be sorted by "gone_at".',
    ],
    ['a sort by the name', { [`${LIST}/defaultSort`]: undefined }],
    [
      'a sort by the name that cannot be sorted',
      { [`${LIST}/defaultSort`]: undefined, [`${LIST}/columns/0/sortable`]: undefined },
      'box/boxes.list.json#: No column of the active view can be sorted by "name".',
    ],
    [
      'a highlight of no column',
      { [`${LIST}/highlight`]: 'state' },
      'box/boxes.list.json#/highlight: No status column is called "state". Did you mean "status"?',
    ],
    [
      'a highlight of a column of words',
      { [`${LIST}/highlight`]: 'regime' },
      'box/boxes.list.json#/highlight: No status column is called "regime".',
    ],
    ['no highlight', { [`${LIST}/highlight`]: undefined }],
    [
      'a status without words',
      { [`${LIST}/columns/1/words`]: undefined },
      'box/boxes.list.json#/columns/1/kind: A status says in "words" where its texts stand.',
    ],
    [
      'a word without words',
      { [`${LIST}/columns/6/words`]: undefined },
      'box/boxes.list.json#/columns/6/kind: A word says in "words" where its texts stand.',
    ],
    [
      'a text with words',
      { [`${LIST}/columns/0/words`]: 'regime' },
      'box/boxes.list.json#/columns/0/words: A text has no texts.',
    ],
    [
      'a currency of a text',
      { [`${LIST}/columns/0/currency`]: 'coin' },
      'box/boxes.list.json#/columns/0/currency: Only an amount has a currency.',
    ],
    [
      'a second status of a word',
      { [`${LIST}/columns/6/also`]: 'second' },
      'box/boxes.list.json#/columns/6/also: Only a status has a second.',
    ],
    [
      'a person to sort by',
      { [`${LIST}/columns/5/sortable`]: true },
      'box/boxes.list.json#/columns/5/sortable: Nothing sorts by a person: what is compared would not be what is shown.',
    ],
    [
      'a column that no row has',
      {
        [`${LIST}/columns/2/name`]: 'worthh',
        [`${TEXTS}/screens.boxes.columns.worthh`]: '',
        [`${TEXTS}/screens.boxes.columns.worth`]: undefined,
      },
      'box/boxes.list.json#/columns/2/name: No row has a "worthh". Did you mean "worth"?',
    ],
    [
      'a member of another record to sort by',
      { [`${LIST}/columns/5/kind`]: 'text', [`${LIST}/columns/5/sortable`]: true },
      'box/boxes.list.json#/columns/5/sortable: "owner" is of another record: no list is sorted by it.',
    ],
    [
      'a column of a text that is shown as a count',
      { [`${LIST}/columns/6/kind`]: 'count', [`${LIST}/columns/6/words`]: undefined },
      'box/boxes.list.json#/columns/6/kind: "regime" is kept as what is shown as text or code or word or status.',
    ],
    [
      'a word to sort by',
      { [`${LIST}/columns/6/sortable`]: true },
      'box/boxes.list.json#/columns/6/sortable: Nothing sorts by a word: what is compared would not be what is shown.',
    ],
    ['a status to sort by', { [`${LIST}/columns/1/sortable`]: true }],
    [
      'a widest of a column that does not grow',
      { [`${LIST}/columns/1/widest`]: 200 },
      'box/boxes.list.json#/columns/1/widest: Only a column that grows has a widest, which is more than its width.',
    ],
    [
      'a widest below the width',
      { [`${LIST}/columns/0/widest`]: 80 },
      'box/boxes.list.json#/columns/0/widest: Only a column that grows has a widest, which is more than its width.',
    ],
    ['a widest that is the width', { [`${LIST}/columns/0/widest`]: 90 }],
    [
      'a heading that may be hidden',
      { [`${LIST}/columns/0/optional`]: true },
      'box/boxes.list.json#/columns/0/optional: What names the row is always shown.',
    ],

    [
      'a parameter that every list has',
      {
        [`${LIST}/filters/3/param`]: 'after',
        [`${TEXTS}/screens.boxes.filters.after`]: '',
        [`${TEXTS}/screens.boxes.filters.town`]: undefined,
      },
      'box/boxes.list.json#/filters/3/param: Every list has a parameter "after" of its own.',
    ],
    [
      'a last day by a parameter that every list has',
      { [`${LIST}/filters/1/until`]: 'sort' },
      'box/boxes.list.json#/filters/1/until: Every list has a parameter "sort" of its own.',
    ],
    [
      'a parameter that stands twice',
      { [`${LIST}/filters/3/param`]: 'owner', [`${TEXTS}/screens.boxes.filters.town`]: undefined },
      'box/boxes.list.json#/filters/3/param: The parameter "owner" stands here twice.',
    ],
    [
      'a last day by the parameter of the first',
      { [`${LIST}/filters/1/until`]: 'from' },
      'box/boxes.list.json#/filters/1/until: The parameter "from" stands here twice.',
    ],
    [
      'a parameter that a last day has',
      {
        [`${LIST}/filters/3/param`]: 'to',
        [`${TEXTS}/screens.boxes.filters.to`]: '',
        [`${TEXTS}/screens.boxes.filters.town`]: undefined,
      },
      'box/boxes.list.json#/filters/3/param: The parameter "to" stands here twice.',
    ],

    [
      'a currency that no row has',
      { [`${LIST}/columns/2/currency`]: 'coins' },
      'box/boxes.list.json#/columns/2/currency: A row has no "coins" to show here. Did you mean "coin"?',
    ],
    [
      'a second status far from all',
      { [`${LIST}/columns/1/also`]: 'seventeen' },
      'box/boxes.list.json#/columns/1/also: A row has no "seventeen" to show here. Known: coin, created_at, id, maker_id, owner_id, regime, second, status.',
    ],
    [
      'a filter by what no record has',
      { [`${LIST}/filters/0/column`]: 'regimes' },
      'box/boxes.list.json#/filters/0/column: A record of boxes has nothing called "regimes" to filter by. Did you mean "regime"?',
    ],
    [
      'a filter by what a record has and no company',
      { [`${LIST}/filters/3/column`]: 'status' },
      'box/boxes.list.json#/filters/3/column: The company of a record has nothing called "status" to filter by. Known: town, country, paid, idle.',
    ],
    [
      'a filter far from all',
      { [`${LIST}/filters/0/column`]: 'seventeen' },
      'box/boxes.list.json#/filters/0/column: A record of boxes has nothing called "seventeen" to filter by. Known: coin, created_at, id, maker_id, owner_id, regime, second, status.',
    ],
    [
      'a second filter by what no record has',
      { [`${LIST}/filters/2/also`]: 'maker' },
      'box/boxes.list.json#/filters/2/also: A record of boxes has nothing called "maker" to filter by. Known: coin, created_at, id, maker_id, owner_id, regime, second, status.',
    ],
    [
      'a filter of days by what is no day',
      { [`${LIST}/filters/1/column`]: 'status' },
      'box/boxes.list.json#/filters/1/column: "status" is no day: a filter of days is by created_at, gone_at.',
    ],
    [
      'a filter of days by a day',
      {
        [`${LIST}/columns/1/kind`]: 'day',
        [`${LIST}/columns/1/words`]: undefined,
        [`${LIST}/columns/1/also`]: undefined,
        [`${LIST}/highlight`]: undefined,
        [`${LIST}/filters/1/column`]: 'status',
      },
      'box/boxes.list.json#/columns/1/kind: "status" is kept as what is shown as status.',
    ],
    [
      'a filter by a number without a call',
      { [`${LIST}/filters/2/call`]: undefined },
      'box/boxes.list.json#/filters/2/column: "owner_id" is the number of a record: name a "call" that finds those to choose from.',
      'box/boxes.list.json#/filters/2/also: "maker_id" is the number of a record: name a "call" that finds those to choose from.',
    ],
    [
      'a filter by a call and no number',
      { [`${LIST}/filters/0/call`]: '/people' },
      'box/boxes.list.json#/filters/0/column: "regime" is no number of a record, which is what /people gives to choose from.',
    ],
    ['a filter by a member that only ends like a number', { [`${LIST}/filters/3/column`]: 'paid' }],
    ['a filter by a member that only begins like a number', { [`${LIST}/filters/3/column`]: 'idle' }],
    [
      'a filter by a call that nobody answers',
      { [`${LIST}/filters/2/call`]: '/persons' },
      'box/boxes.list.json#/filters/2/call: No call /persons finds records to choose from. Known: /people, /companies.',
    ],
    [
      'a filter by a call far from all',
      { [`${LIST}/filters/2/call`]: 'seventeen' },
      'box/boxes.list.json#/filters/2/call: No call seventeen finds records to choose from. Known: /people, /companies.',
    ],

    [
      'an export of what cannot be sorted',
      {
        [`${LIST}/columns/3/sortable`]: undefined,
        [`${LIST}/defaultSort`]: { sort: 'name', direction: 'asc' },
      },
      'box/boxes.list.json#/actions/1/action: What is exported is read in the order it was made: "created_at" must be a column that can be sorted.',
    ],
    [
      'an export of all of what cannot be sorted',
      {
        [`${LIST}/columns/3/sortable`]: undefined,
        [`${LIST}/defaultSort`]: undefined,
        [`${LIST}/actions/0/action`]: 'export',
        [`${TEXTS}/screens.boxes.create`]: undefined,
      },
      'box/boxes.list.json#/actions/0/action: What is exported is read in the order it was made: "created_at" must be a column that can be sorted.',
    ],
    [
      'no export',
      {
        [`${LIST}/columns/3/sortable`]: undefined,
        [`${LIST}/defaultSort`]: undefined,
        [`${LIST}/actions/1`]: { action: 'delete', views: ['archived'] },
      },
    ],
    [
      'what is made in the archive',
      { [`${LIST}/actions/0/views`]: ['active', 'archived'] },
      'box/boxes.list.json#/actions/0/views/1: "create" stands in the archived view, but what is made is active. Write ["active"].',
    ],
    [
      'what is imported in the archive',
      { [`${LIST}/actions/1`]: { action: 'import', views: ['archived'] } },
      'box/boxes.list.json#/actions/1/views/0: "import" stands in the archived view, but what is imported is active. Write ["active"].',
    ],
    [
      'what is archived in the archive',
      { [`${LIST}/actions/2/views`]: ['archived', 'active'] },
      'box/boxes.list.json#/actions/2/views/0: "archive" stands in the archived view, but what is archived already is not archived again. Write ["active"].',
    ],
    [
      'what is restored where it is active',
      { [`${LIST}/actions/3/views`]: ['active'] },
      'box/boxes.list.json#/actions/3/views/0: "restore" stands in the active view, but only what is archived can be restored. Write ["archived"].',
    ],
    [
      'an action that stands twice',
      { [`${LIST}/actions/3`]: { action: 'archive', views: ['active'] } },
      'box/boxes.list.json#/actions/3/action: The action "archive" stands here twice.',
    ],

    [
      'a text that is missing',
      { [`${TEXTS}/screens.boxes.count`]: undefined },
      'box/boxes.list.json#: The locale files lack the text "screens.boxes.count".',
    ],
    [
      'a text of a column that is missing',
      { [`${TEXTS}/screens.boxes.columns.owner`]: undefined },
      'box/boxes.list.json#/columns/5/name: The locale files lack the text "screens.boxes.columns.owner".',
    ],
    [
      'a text of a column that the document has',
      { [`${TEXTS}/screens.boxes.columns.owner`]: undefined, [`${TEXTS}/fields.box.owner.label`]: '' },
    ],
    [
      'a text of a choice that is missing',
      { [`${TEXTS}/regime.import`]: undefined },
      'box/boxes.list.json#/filters/0/options/0: The locale files lack the text "regime.import".',
    ],
    [
      'a text of a second choice that is missing',
      { [`${LIST}/filters/0/options/1`]: 'export' },
      'box/boxes.list.json#/filters/0/options/1: The locale files lack the text "regime.export".',
    ],
    [
      'a text of an empty list that is missing',
      { [`${TEXTS}/nothing.here`]: undefined },
      'box/boxes.list.json#/empty: The locale files lack the text "nothing.here".',
    ],
    [
      'a text that nothing uses',
      { [`${TEXTS}/screens.boxes.counts`]: '' },
      'locale/en.json#/screens.boxes.counts: Nothing uses the text "screens.boxes.counts". Did you mean "screens.boxes.count"?',
    ],
    [
      'a text that nothing uses far from all',
      { 'locale/en.more.json': { 'screens.x': '' } },
      'locale/en.more.json#/screens.x: Nothing uses the text "screens.x".',
    ],
    ['a text of a column beside that of the document', { [`${TEXTS}/screens.boxes.columns.name`]: '' }],
    ['another file with such a name', { 'box/box.elements.json': { 'screens.x': '' } }],
  ]);
});

describe('lists of which nothing is known', () => {
  findsExactly(({ authored }, report) => checkListScreens(authored, undefined, report), boxes, [
    ['a filter by what no record has', { [`${LIST}/filters/0/column`]: 'regimes' }],
  ]);
});

describe('lists of which no members are known', () => {
  findsExactly(
    ({ authored }, report) =>
      checkListScreens(
        authored,
        { ...known, ofEvery: [], shown: { ...known.shown, regime: 'word' } },
        report,
      ),
    {
      ...boxes,
      'box/box.kind.json': { columns: {} },
      'box/boxes.list.json': {
        ...boxes['box/boxes.list.json'],
        columns: boxes['box/boxes.list.json'].columns.map(({ also: _, currency: __, ...column }) => column),
        filters: [],
      },
      'locale/en.json': Object.fromEntries(
        Object.entries(boxes['locale/en.json']).filter(([id]) => !id.includes('.filters.')),
      ),
    },
    [
      [
        'a filter',
        {
          [`${LIST}/filters/0`]: { param: 'status', kind: 'one', column: 'status' },
          [`${TEXTS}/screens.boxes.filters.status`]: '',
        },
        'box/boxes.list.json#/filters/0/column: A record of boxes has nothing called "status" to filter by. Known: .',
      ],
      [
        'a currency',
        { [`${LIST}/columns/2/currency`]: 'coin' },
        'box/boxes.list.json#/columns/2/currency: A row has no "coin" to show here. Known: .',
      ],
    ],
  );
});
