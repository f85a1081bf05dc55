import { isStoredDate } from '../../engine/dates.ts';
import {
  type ListFilter,
  type ListScreen,
  type ListSort,
  type ListView,
  largestPage,
  letters,
  listViews,
  longestKeyword,
  nothing,
  viewSort,
} from '../../engine/list-screen.ts';
import { ApiError } from '../errors.ts';
import { type RowMark, readMark } from './row-mark.ts';

/** What a list is asked for. */
export interface ListQuery extends ListSort, ListChoice {
  readonly size: number;
  readonly place: PagePlace;
  /** Count them all, however many there are. */
  readonly countAll: boolean;
}

/** Which rows of a resource a list holds. */
export interface ListChoice {
  readonly view: ListView;
  /** Trimmed, lower case; '' for all. */
  readonly keyword: string;
  /** A to Z. */
  readonly letter: string | undefined;
  /** By query parameter; absent: not filtered by it. */
  readonly filters: Readonly<Record<string, FilterValue>>;
}

export type FilterValue = readonly string[] | DaySpan;

/** Days of the United Kingdom, both included, YYYY-MM-DD. */
export interface DaySpan {
  readonly from?: string;
  readonly to?: string;
}

/**
 * Where a page stands: by its number, or beside a row (then the number is only what the caller calls it, if it knows),
 * or at the end.
 */
type PagePlace =
  | { readonly kind: 'number'; readonly page: number }
  | { readonly kind: 'after' | 'before'; readonly mark: RowMark; readonly page: number | undefined }
  | { readonly kind: 'last' };

/** The part of an address that chooses rows, read from text by choiceProperties; the filters stand beside it. */
export interface RawChoice {
  readonly keyword: string;
  readonly keyletter?: string;
  readonly show: ListView;
}

/** The query of an address, read from text by listQuerySchema. */
export interface RawListQuery extends RawChoice {
  readonly sort?: string;
  readonly direction?: 'asc' | 'desc';
  readonly current_page?: number;
  readonly per_page: number;
  readonly after?: string;
  readonly before?: string;
  readonly last?: '1';
  readonly count?: 'exact';
}

/** JSON Schema of the query parameters of a list (API-015, LST-020, LST-021). */
export function listQuerySchema(screen: ListScreen) {
  const mark = { type: 'string', maxLength: 1000 };
  return {
    type: 'object',
    properties: {
      sort: { enum: screen.columns.filter(({ sortable }) => sortable).map(({ name }) => name) },
      direction: { enum: ['asc', 'desc'] },
      current_page: { type: 'integer', minimum: 1, maximum: 100_000_000 },
      per_page: { type: 'integer', minimum: 1, maximum: largestPage, default: 10 },
      ...choiceProperties(screen),
      after: mark,
      before: mark,
      last: { enum: ['1'] },
      count: { enum: ['exact'] },
    },
  };
}

/** JSON Schema of the query parameters that choose rows. */
export function choiceProperties(screen: ListScreen): Record<string, object> {
  return {
    keyword: { type: 'string', maxLength: longestKeyword, default: '' },
    keyletter: { enum: [...letters, ...letters.map((letter) => letter.toLowerCase())] },
    show: { enum: listViews, default: 'active' },
    ...Object.fromEntries(screen.filters.flatMap(filterProperties)),
  };
}

const id = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' };
const idOrNothing = { type: 'string', pattern: `^(${nothing}|[1-9][0-9]{0,14})$` };
const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };

function filterProperties({ param, until, kind, options, none }: ListFilter): [string, object][] {
  const one = options ? { enum: options } : none === undefined ? id : idOrNothing;
  switch (kind) {
    case 'one':
      return [[param, one]];
    case 'many':
      return [[`${param}[]`, { anyOf: [one, { type: 'array', maxItems: 100, items: one }] }]];
    case 'days':
      return [
        [param, day],
        [until!, day],
      ];
  }
}

/** The query a list is asked with. 422 for a sort that its view has not, a day that does not exist, a mark of another sort. */
export function listQuery(screen: ListScreen, raw: RawListQuery): ListQuery {
  const choice = listChoice(screen, raw);
  const { sort, direction } = sortOf(screen, choice.view, raw);
  return {
    ...choice,
    sort,
    direction,
    size: raw.per_page,
    place: placeOf(screen, sort, raw),
    countAll: raw.count === 'exact',
  };
}

/** The rows a query chooses. */
export function listChoice(screen: ListScreen, raw: RawChoice): ListChoice {
  const filters = screen.filters.flatMap((filter) => {
    const value = filterValue(filter, { ...raw });
    return value === undefined ? [] : [[filter.param, value] as const];
  });
  return {
    view: raw.show,
    keyword: raw.keyword.trim().toLowerCase().replaceAll('\0', ''),
    letter: raw.keyletter?.toUpperCase(),
    filters: Object.fromEntries(filters),
  };
}

function filterValue({ param, until, kind }: ListFilter, raw: Readonly<Record<string, unknown>>) {
  if (kind === 'days') return daySpan(param, until!, raw);
  const value = raw[kind === 'many' ? `${param}[]` : param] as string | readonly string[] | undefined;
  if (value === undefined || value.length === 0) return undefined;
  return typeof value === 'string' ? [value] : value;
}

function daySpan(from: string, to: string, raw: Readonly<Record<string, unknown>>): DaySpan | undefined {
  const days = [from, to].map((param) => {
    const text = raw[param] as string | undefined;
    if (text !== undefined && !isStoredDate(text.split('-').reverse().join('-')))
      throw refusal(param, `There is no day ${text}.`);
    return text;
  });
  const [first, last] = days;
  if (first === undefined && last === undefined) return undefined;
  return { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
}

function sortOf(screen: ListScreen, view: ListView, raw: RawListQuery): ListSort {
  const usual = viewSort(screen, view);
  if (raw.sort === undefined) return { ...usual, direction: raw.direction ?? usual.direction };
  const column = screen.columns.find(({ name }) => name === raw.sort);
  if (column?.archived && view !== 'archived')
    throw refusal('sort', `Only the archived view is sorted by ${raw.sort}.`);
  return { sort: raw.sort, direction: raw.direction ?? 'desc' };
}

function placeOf(screen: ListScreen, sort: string, raw: RawListQuery): PagePlace {
  if (raw.last) return { kind: 'last' };
  const kind = raw.after === undefined ? 'before' : 'after';
  const text = raw[kind];
  if (text === undefined) return { kind: 'number', page: raw.current_page ?? 1 };
  const column = screen.columns.find(({ name }) => name === sort)!;
  const mark = readMark(text, sort, column.kind);
  if (mark === undefined) throw refusal(kind, `This marks no row of a list sorted by ${sort}.`);
  return { kind, mark, page: raw.current_page };
}

function refusal(param: string, reason: string): ApiError {
  return new ApiError(422, 'The list cannot be asked for so.', { errors: { [param]: [reason] } });
}
