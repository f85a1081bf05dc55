import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areaAddresses } from '../../src/app/lists/addresses.ts';
import {
  chosen,
  firstState,
  inView,
  isNarrowed,
  type ListState,
  listCallParams,
  pageWithRows,
  readListState,
  sortedBy,
  turned,
  withSize,
  writeListState,
} from '../../src/app/lists/list-state.ts';
import {
  bareSort,
  columnsIn,
  letters,
  listViews,
  longestKeyword,
  nothing,
  pageSizes,
  pickerPageSize,
} from '../../src/engine/list-screen.ts';
import { listScreens } from '../../src/generated/list-screens.ts';

const screen = listScreens['customs-declarations'];
const first = firstState(screen);
const read = (address: string) => readListState(screen, new URLSearchParams(address));
const write = (state: ListState) => writeListState(screen, state).toString();

test.each([
  ['active', true],
  ['active', false],
  ['archived', false],
] as const)(
  'the columns of the %s view that nobody chose fit a window 1440 wide; of others too: %s',
  (view, seesOthers) => {
    const shown = columnsIn(screen, { view, seesOthers }).filter(({ optional }) => !optional);
    const [menu, edges, tick, scrollBar] = [48, 34, 40, 16];
    expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(
      1440 - menu - edges - tick - scrollBar,
    );
  },
);

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const mark = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 60 });

/** Every filter of the screen with values it can have. */
const filters = fc.record(
  Object.fromEntries(
    screen.filters.flatMap(
      ({ param, until, kind, options, none }): [string, fc.Arbitrary<readonly string[]>][] => {
        if (until) return [param, until].map((end) => [end, day.map((one) => [one])]);
        if (none) return [[param, fc.oneof(id, fc.constant(nothing)).map((one) => [one])]];
        if (!options) return [[param, id.map((one) => [one])]];
        if (kind === 'many') return [[param, fc.shuffledSubarray([...options], { minLength: 1 })]];
        return [[param, fc.constantFrom(...options).map((one) => [one])]];
      },
    ),
  ),
  { requiredKeys: [] },
);

const state: fc.Arbitrary<ListState> = fc.constantFrom(...listViews).chain((view) => {
  const sorts = columnsIn(screen, { view, seesOthers: true }).filter(({ sortable }) => sortable);
  const page = fc.integer({ min: 1, max: 99_999_999 });
  const place = fc.oneof(
    fc.record({ page, at: fc.constant(undefined) }),
    fc.record({
      page: fc.option(page, { nil: undefined }),
      at: fc.record({ side: fc.constantFrom('after', 'before'), mark }),
    }),
    fc.constant({ page: undefined, at: { side: 'last' as const } }),
  );
  return fc
    .record({
      sort: fc.constantFrom(...sorts.map(({ name }) => name)),
      direction: fc.constantFrom('asc', 'desc'),
      view: fc.constant(view),
      size: fc.constantFrom(...pageSizes),
      keyword: fc
        .string({ unit: 'grapheme', maxLength: 20 })
        .filter((words) => words.length <= longestKeyword),
      letter: fc.option(fc.constantFrom(...letters), { nil: undefined }),
      filters,
      place,
    })
    .map(({ place: { page, at }, ...rest }) => ({ ...rest, page, at }) as ListState);
});

describe('the state of a list and its address (LST-020, LST-021)', () => {
  it('an address gives the state it was written from', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(read(write(one))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it('any address gives a state, and that state an address that gives it again', () => {
    const names = [
      'sort',
      'direction',
      'current_page',
      'per_page',
      'keyword',
      'keyletter',
      'show',
      'after',
      'before',
      'last',
      'statuses[]',
      'statuses',
      'doc_type',
      'from',
      'to',
      'assignee',
      'company',
      'x',
    ];
    const values = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        '1',
        '0',
        '-1',
        '1e3',
        'desc',
        'asc',
        'archived',
        'draft',
        'import',
        '2026-02-30',
        'z',
        'deleted_at',
      ),
    );
    const anything = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 12 });
    fc.assert(
      fc.property(anything, (params) => {
        const one = readListState(screen, new URLSearchParams(params));
        expect(read(write(one))).toEqual(one);
        expect(pageSizes).toContain(one.size);
        expect(one.page === undefined || one.page >= 1).toBe(true);
        const column = screen.columns.find(({ name }) => name === one.sort);
        expect(column?.sortable && (!column.archived || one.view === 'archived')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('LST-022 LST-023 LST-024 LST-025: a bare address is the last updated first, page 1 of 10, without keyword', () => {
    expect(first).toEqual({
      sort: 'updated_at',
      direction: 'desc',
      view: 'active',
      page: 1,
      at: undefined,
      size: 10,
      keyword: '',
      letter: undefined,
      filters: {},
    });
    expect(write(first)).toBe('');
  });

  it('a direction alone turns the usual order', () => {
    expect(read('direction=asc')).toMatchObject({ sort: 'updated_at', direction: 'asc' });
    expect(read('direction=up')).toMatchObject({ sort: 'updated_at', direction: 'desc' });
    expect(read('sort=lrn')).toMatchObject({ sort: 'lrn', direction: 'desc' });
  });

  it('has the names of the specification', () => {
    const all = read(
      'sort=lrn&direction=asc&current_page=3&per_page=50&keyword=tea&keyletter=b&show=archived&statuses[]=draft&statuses[]=cleared&from=2026-01-01&to=2026-01-31',
    );
    expect(all).toMatchObject({
      sort: 'lrn',
      direction: 'asc',
      page: 3,
      size: 50,
      keyword: 'tea',
      letter: 'B',
      view: 'archived',
      filters: { statuses: ['draft', 'cleared'], from: ['2026-01-01'], to: ['2026-01-31'] },
    });
    expect(decodeURIComponent(listCallParams(screen, all).toString())).toBe(
      'sort=lrn&direction=asc&per_page=50&show=archived&current_page=3&keyword=tea&keyletter=B&statuses[]=draft&statuses[]=cleared&from=2026-01-01&to=2026-01-31',
    );
    expect(listCallParams(screen, first).toString()).toBe(
      'sort=updated_at&direction=desc&per_page=10&show=active&current_page=1',
    );
  });
});

describe('changes', () => {
  const inside: ListState = { ...first, page: 5, at: { side: 'after', mark: 'm' } };

  test.each([
    ['another column', { sort: 'lrn', direction: 'asc' }, 'mrn', 'desc'],
    ['another column', { sort: 'lrn', direction: 'desc' }, 'mrn', 'desc'],
    ['the same, descending', { sort: 'lrn', direction: 'desc' }, 'lrn', 'asc'],
    ['the same, ascending', { sort: 'lrn', direction: 'asc' }, 'lrn', 'desc'],
  ] as const)('LST-031: %s', (_, before, column, direction) => {
    expect(sortedBy({ ...inside, ...before }, column)).toMatchObject({
      sort: column,
      direction,
      page: 1,
      at: undefined,
    });
  });

  test.each([
    [5, 500, 50, 1],
    [5, 10, 50, 5],
    [5, 30, 50, 2],
    [1, 30, 0, 1],
    [900, 500, null, 900],
  ] as const)('LST-032: on page %s, %s rows a page of %s is page %s', (page, size, total, expected) => {
    expect(withSize({ ...inside, page }, size, total)).toMatchObject({ page: expected, size, at: undefined });
  });

  test('a page without a number stays where it is in another size', () => {
    const last: ListState = { ...first, page: undefined, at: { side: 'last' } };
    expect(withSize(last, 50, null)).toEqual({ ...last, size: 50 });
  });

  test('LST-048: keyword, letter, filter and view go to page 1', () => {
    for (const after of [
      chosen(inside, { keyword: 'tea' }),
      chosen(inside, { letter: 'B' }),
      chosen(inside, { filters: { doc_type: ['import'] } }),
      inView(screen, inside, 'archived'),
    ]) {
      expect(after).toMatchObject({ page: 1, at: undefined });
    }
    expect(chosen({ ...inside, letter: 'B' }, { letter: 'B' }).letter).toBeUndefined();
    expect(isNarrowed(first)).toBe(false);
    expect(isNarrowed(chosen(first, { letter: 'B' }))).toBe(true);
  });

  test('LST-045 LST-046: views switch updated_at and deleted_at, and leave another sort', () => {
    const archived = inView(screen, inside, 'archived');
    expect(archived).toMatchObject({ view: 'archived', sort: 'deleted_at', direction: 'desc' });
    expect(inView(screen, archived, 'active')).toMatchObject({ view: 'active', sort: 'updated_at' });
    const byLrn = { ...inside, sort: 'lrn', direction: 'asc' } as const;
    expect(inView(screen, byLrn, 'archived')).toMatchObject({ sort: 'lrn', direction: 'asc' });
    expect(inView(screen, { ...archived, direction: 'asc' }, 'active')).toMatchObject({ direction: 'asc' });
  });

  test('LST-014: first, previous, next and last, where there are such pages', () => {
    const turns = { previous: 'p', next: 'n' };
    expect(turned(inside, 'first', turns)).toMatchObject({ page: 1, at: undefined });
    expect(turned(inside, 'previous', turns)).toMatchObject({ page: 4, at: { side: 'before', mark: 'p' } });
    expect(turned(inside, 'next', turns)).toMatchObject({ page: 6, at: { side: 'after', mark: 'n' } });
    expect(turned(inside, 'last', turns)).toMatchObject({ page: undefined, at: { side: 'last' } });
    for (const [to, ends] of [
      ['first', { previous: null, next: 'n' }],
      ['previous', { previous: null, next: 'n' }],
      ['next', { previous: 'p', next: null }],
      ['last', { previous: 'p', next: null }],
    ] as const) {
      expect(turned(inside, to, ends)).toBeUndefined();
    }
    const unnumbered: ListState = { ...inside, page: undefined };
    expect(turned(unnumbered, 'next', turns)?.page).toBeUndefined();
    expect(turned(unnumbered, 'previous', turns)?.page).toBeUndefined();
  });
});

describe('a page without a row', () => {
  const after: ListState = { ...first, page: 5, at: { side: 'after', mark: 'm' } };
  const numbered: ListState = { ...first, page: 99 };

  it('gives way to the last page while the list has rows, counted or not', () => {
    for (const state of [after, numbered, { ...after, page: undefined }]) {
      for (const total of [40, null]) {
        const there = pageWithRows(state, { count: 0, total });
        expect(there).toEqual({ ...state, page: undefined, at: { side: 'last' } });
        // Whatever is there then, nobody is sent on and on.
        expect(pageWithRows(there!, { count: 0, total })).toBeUndefined();
      }
    }
  });

  it('stays where the list has none, and so does a page with rows', () => {
    expect(pageWithRows(numbered, { count: 0, total: 0 })).toBeUndefined();
    expect(pageWithRows(first, { count: 0, total: 0 })).toBeUndefined();
    expect(pageWithRows(after, { count: 1, total: 41 })).toBeUndefined();
    expect(pageWithRows(numbered, { count: 10, total: null })).toBeUndefined();
  });
});

test('constants of the specification, section 9 (LST-026, LST-027, LST-029, LST-030)', () => {
  expect(bareSort).toEqual({ sort: 'name', direction: 'asc' });
  expect(pageSizes).toEqual([10, 30, 50, 100, 200, 500]);
  expect(pickerPageSize).toBe(20);
  expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

const menu = areaAddresses({ name: 'menu', editor: '/menu' });
test.each([
  ['LST-015', 'list', menu.list, '/menu'],
  ['LST-016', 'create', menu.create, '/menu/create'],
  ['LST-017', 'edit', menu.edit(7), '/menu/edit/7'],
  ['LST-018', 'show', menu.show(7), '/menu/show/7'],
  ['LST-019', 'statistic', menu.statistic(7), '/menu-statistic/7'],
])('%s: the address of an area for %s', (_, _for, address, wanted) => {
  expect(address).toBe(wanted);
});
