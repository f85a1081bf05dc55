import { isStoredDate } from '../../engine/dates.ts';
import {
  defaultPageSize,
  type ListFilter,
  type ListScreen,
  type ListSort,
  type ListView,
  letters,
  longestKeyword,
  nothing,
  pageSizes,
  viewSort,
} from '../../engine/list-screen.ts';

/** What a list shows: all of it stands in the address, so that a reload, a bookmark or Back bring it again (LST-020). */
export interface ListState extends ListSort {
  readonly view: ListView;
  /** Undefined where nobody can tell: beside the end of a list that was not counted. */
  readonly page: number | undefined;
  /** Where the page stands when not at its number: beside a row, by its mark, or at the end. */
  readonly at: PageAt | undefined;
  readonly size: number;
  readonly keyword: string;
  readonly letter: string | undefined;
  /** Values by query parameter; none for a filter that is not set. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** What a choice makes of a list's state as it is by then. */
export type ListChange = (state: ListState) => ListState;

/** What a choice makes of a filter's values as they are by then; none: it is not set. */
export type FilterChange = (values: readonly string[]) => readonly string[];

type PageAt = { readonly side: 'after' | 'before'; readonly mark: string } | { readonly side: 'last' };

/** The marks of the rows to go on from, as an answer tells them; null where there is nothing. */
export interface PageTurns {
  readonly previous: string | null;
  readonly next: string | null;
}

type Description = Pick<ListScreen, 'columns' | 'defaultSort' | 'filters'> &
  Partial<Pick<ListScreen, 'views'>>;

/** A list as it is opened first. */
export function firstState(screen: Description): ListState {
  return readListState(screen, new URLSearchParams());
}

/** The state an address tells; what it does not tell, or tells wrongly, is as it is at first. */
export function readListState(screen: Description, params: URLSearchParams): ListState {
  const wanted: ListView = params.get('show') === 'archived' ? 'archived' : 'active';
  const view = screen.views?.includes(wanted) === false ? 'active' : wanted;
  const at = atOf(params);
  const page = wholeNumber(params.get('current_page'));
  const letter = params.get('keyletter')?.toUpperCase();
  return {
    ...sortOf(screen, view, params),
    view,
    page: at ? (at.side === 'last' ? undefined : page) : (page ?? 1),
    at,
    size: pageSizes.find((size) => String(size) === params.get('per_page')) ?? defaultPageSize,
    keyword: (params.get('keyword') ?? '').slice(0, longestKeyword),
    letter: letter !== undefined && letters.includes(letter) ? letter : undefined,
    filters: filtersOf(screen, params),
  };
}

/** The address of a state, without what is as it is at first. */
export function writeListState(screen: Description, state: ListState): URLSearchParams {
  const usual = viewSort(screen, state.view);
  const isUsual = state.sort === usual.sort && state.direction === usual.direction;
  const params = new URLSearchParams(choiceParams(screen, state));
  if (state.view === 'archived') params.set('show', state.view);
  if (!isUsual) {
    params.set('sort', state.sort);
    params.set('direction', state.direction);
  }
  if (state.page !== undefined && (state.page !== 1 || state.at))
    params.set('current_page', String(state.page));
  if (state.at) params.set(...atParam(state.at));
  if (state.size !== defaultPageSize) params.set('per_page', String(state.size));
  return params;
}

/** The query parameters of the call that reads the page. */
export function listCallParams(screen: Description, state: ListState): URLSearchParams {
  const params = new URLSearchParams({
    sort: state.sort,
    direction: state.direction,
    per_page: String(state.size),
    show: state.view,
  });
  if (state.page !== undefined) params.set('current_page', String(state.page));
  if (state.at) params.set(...atParam(state.at));
  for (const [name, value] of choiceParams(screen, state)) params.append(name, value);
  return params;
}

/** The parameters that choose rows, whatever their order and page (LST-021); the same for whatever an export takes. */
export function choiceParams({ filters }: Pick<ListScreen, 'filters'>, state: ListState): [string, string][] {
  return [
    ...(state.keyword === '' ? [] : [['keyword', state.keyword] as [string, string]]),
    ...(state.letter === undefined ? [] : [['keyletter', state.letter] as [string, string]]),
    ...filters.flatMap((filter) =>
      paramsOf(filter).flatMap((param) =>
        (state.filters[param] ?? []).map((value): [string, string] => [queryName(filter, param), value]),
      ),
    ),
  ];
}

/** Another column is sorted by, or the same the other way round: descending first (LST-031). */
export function sortedBy(state: ListState, sort: string): ListState {
  const direction = state.sort === sort && state.direction === 'desc' ? 'asc' : 'desc';
  return onFirstPage({ ...state, sort, direction });
}

/** Rows on a page, staying on the page as far as there still is one (LST-032). */
export function withSize(state: ListState, size: number, total: number | null): ListState {
  if (state.page === undefined) return { ...state, size };
  const last = total === null ? state.page : Math.max(1, Math.ceil(total / size));
  return { ...state, size, page: Math.min(state.page, last), at: undefined };
}

/** Other rows: keyword, letter or filters (LST-048). A letter chosen again is let go (D-82). */
export function chosen(
  state: ListState,
  change: Partial<Pick<ListState, 'keyword' | 'letter' | 'filters'>>,
): ListState {
  const isAgain = change.letter !== undefined && change.letter === state.letter;
  return onFirstPage({ ...state, ...change, ...(isAgain ? { letter: undefined } : {}) });
}

/** The other view; whatever each is sorted by at first gives way to the other's (LST-045, LST-046). */
export function inView(screen: Description, state: ListState, view: ListView): ListState {
  const isUsual = state.sort === viewSort(screen, state.view).sort;
  const sort =
    isUsual || !sorts(screen, view).includes(state.sort) ? viewSort(screen, view).sort : state.sort;
  return onFirstPage({ ...state, view, sort });
}

/** Whether anything but the view leaves rows out. */
export function isNarrowed(state: ListState): boolean {
  return (
    state.keyword !== '' ||
    state.letter !== undefined ||
    Object.values(state.filters).some((values) => values.length > 0)
  );
}

/** All rows of the view. */
export function notNarrowed(state: ListState): ListState {
  return chosen(state, { keyword: '', letter: undefined, filters: {} });
}

/** The page in a direction from the one shown (LST-014); undefined where there is none. */
export function turned(
  state: ListState,
  to: 'first' | 'previous' | 'next' | 'last',
  { previous, next }: PageTurns,
): ListState | undefined {
  const { page } = state;
  switch (to) {
    case 'first':
      return previous === null ? undefined : onFirstPage(state);
    case 'previous':
      if (previous === null) return undefined;
      return {
        ...state,
        page: page === undefined || page === 1 ? undefined : page - 1,
        at: { side: 'before', mark: previous },
      };
    case 'next':
      if (next === null) return undefined;
      return { ...state, page: page === undefined ? undefined : page + 1, at: { side: 'after', mark: next } };
    case 'last':
      return next === null ? undefined : { ...state, page: undefined, at: { side: 'last' } };
  }
}

/**
 * Where rows are, from a page that has none though the list has some: the last of it went elsewhere, or its number is
 * beyond the end. Undefined where the page may stay.
 */
export function pageWithRows(
  state: ListState,
  { count, total }: { readonly count: number; readonly total: number | null },
): ListState | undefined {
  const isEnd = state.at?.side === 'last' || (state.page === 1 && !state.at);
  if (count > 0 || total === 0 || isEnd) return undefined;
  return { ...state, page: undefined, at: { side: 'last' } };
}

export function onFirstPage(state: ListState): ListState {
  return { ...state, page: 1, at: undefined };
}

function sortOf(screen: Description, view: ListView, params: URLSearchParams): ListSort {
  const usual = viewSort(screen, view);
  const sort = params.get('sort') ?? usual.sort;
  if (!sorts(screen, view).includes(sort)) return usual;
  const given = params.get('direction') ?? (sort === usual.sort ? usual.direction : 'desc');
  return { sort, direction: given === 'asc' ? 'asc' : 'desc' };
}

function sorts({ columns }: Description, view: ListView): readonly string[] {
  return columns
    .filter(({ sortable, archived }) => sortable && (!archived || view === 'archived'))
    .map(({ name }) => name);
}

function filtersOf({ filters }: Description, params: URLSearchParams): ListState['filters'] {
  const set: Record<string, readonly string[]> = {};
  for (const filter of filters) {
    for (const param of paramsOf(filter)) {
      const given = new Set(params.getAll(queryName(filter, param)));
      const values = [...given].filter((value) => isValue(filter, value));
      if (values.length > 0) set[param] = filter.kind === 'many' ? values : values.slice(0, 1);
    }
  }
  return set;
}

function isValue({ kind, options, none }: ListFilter, value: string): boolean {
  if (kind === 'days') return isStoredDate(value.split('-').reverse().join('-'));
  if (none !== undefined && value === nothing) return true;
  return options ? options.includes(value) : /^[1-9]\d{0,14}$/.test(value);
}

/** Query parameters of a filter; a span of days has two. */
function paramsOf({ param, until }: ListFilter): readonly string[] {
  return until === undefined ? [param] : [param, until];
}

function queryName({ kind }: ListFilter, param: string): string {
  return kind === 'many' ? `${param}[]` : param;
}

function atOf(params: URLSearchParams): PageAt | undefined {
  if (params.get('last') === '1') return { side: 'last' };
  for (const side of ['after', 'before'] as const) {
    const mark = params.get(side);
    if (mark) return { side, mark };
  }
  return undefined;
}

function atParam(at: PageAt): [string, string] {
  return at.side === 'last' ? ['last', '1'] : [at.side, at.mark];
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}
