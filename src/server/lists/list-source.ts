import { type RawBuilder, sql } from 'kysely';
import {
  type ColumnKind,
  type ListFilter,
  type ListScreen,
  type ListView,
  nothing,
} from '../../engine/list-screen.ts';
import type { Actor, Resource } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { type CompanyCondition, type ReachedCompanies, reachedCompanies } from '../storage/scope.ts';
import type { DaySpan, FilterValue, ListChoice } from './list-query.ts';

/**
 * Where the rows of a list come from: a table with the columns id, company_id, archived, letter and keywords. A long one
 * has an index for each column that can be sorted (order.ts), and one of pieces.
 */
export interface ListSource<Row extends ListRow = ListRow> {
  readonly screen: ListScreen;
  readonly resource: Resource;
  readonly table: RawBuilder<unknown>;
  /** Which of the table's rows are of this list, and of the tally's; the indexes say it in the same words. */
  readonly only: RawBuilder<boolean>;
  /** Name of the index of the pieces of keywords. */
  readonly piecesIndex?: string;
  /** Only rows of the actor's own company, whatever they reach. */
  readonly ownCompany?: true;
  /** What this actor is not shown. */
  except?(actor: Actor): RawBuilder<boolean>;
  /** A table with how many rows there are by company, view and day of this column, the list's usual sort. */
  readonly tally?: { readonly table: string; readonly by: string };
  /** The rows with these ids, in any order, each with a member for every column of the screen. */
  rows(db: Database, actor: Actor, ids: readonly number[]): Promise<readonly Row[]>;
}

/** A row as the API answers it (LST-064). */
export interface ListRow {
  readonly id: number;
}

/** Rows a list chooses, as SQL conditions on the table, within the companies its actor reaches. */
export interface ChosenRows {
  readonly companies: ReachedCompanies;
  readonly view: ListView;
  readonly conditions: readonly RawBuilder<boolean>[];
  /** Of a long keyword: holds where the conditions do, and leads to them by an index; for readChosen alone. */
  readonly pieces?: { readonly condition: RawBuilder<boolean>; readonly index: string };
}

/** What a choice means for this actor. A company out of reach has no rows. */
export async function chosenRows(
  db: Database,
  actor: Actor,
  { screen, resource, piecesIndex, ownCompany, except }: ListSource,
  choice: ListChoice,
): Promise<ChosenRows> {
  const given = screen.filters.flatMap((filter) => {
    const value = choice.filters[filter.param];
    return value === undefined ? [] : [{ filter, value }];
  });
  const ofCompany = given.filter(({ filter }) => filter.of === 'company');
  const conditionsOfCompany = ofCompany.map(({ filter, value }) => ({
    column: filter.column as CompanyCondition['column'],
    value: (value as readonly string[])[0]!,
  }));
  const companies = ownCompany
    ? [actor.companyId]
    : await reachedCompanies(db, actor, resource, conditionsOfCompany);
  const own = given.filter(({ filter }) => filter.of === undefined);
  return {
    companies,
    view: choice.view,
    conditions: [
      ...(except ? [except(actor)] : []),
      ...(choice.letter === undefined ? [] : [sql<boolean>`letter = ${choice.letter}`]),
      ...(choice.keyword === '' ? [] : [keywordFound(choice.keyword)]),
      ...own.map(({ filter, value }) => isWithin(screen, filter, value)),
    ],
    ...(piecesIndex !== undefined && isLong(choice.keyword)
      ? { pieces: { condition: piecesFound(choice.keyword), index: piecesIndex } }
      : {}),
  };
}

/** Characters of the pieces that the index of long keywords holds. */
const PIECE = 6;

function isLong(keyword: string): boolean {
  return [...keyword].length >= PIECE;
}

/**
 * A keyword is found anywhere in the words of a row, one of less than three characters at the beginning of a word: the
 * indexes are of pieces of six characters, of three, and of word beginnings.
 */
function keywordFound(keyword: string): RawBuilder<boolean> {
  // Not as a pattern: that would be looked for in the index of three characters.
  if (isLong(keyword)) return sql<boolean>`position(${keyword} in keywords) > 0`;
  const literal = keyword.replace(/[\\%_]/g, '\\$&');
  const start = [...keyword].length < 3 ? '% ' : '%';
  return sql<boolean>`keywords like ${`${start}${literal}%`}`;
}

function piecesFound(keyword: string): RawBuilder<boolean> {
  return sql<boolean>`pieces_of_six(keywords) @> pieces_of_six(${keyword})`;
}

function isWithin(screen: ListScreen, filter: ListFilter, value: FilterValue): RawBuilder<boolean> {
  const column = sql.ref(filter.column);
  if (filter.kind === 'days') {
    return isInSpan(column, kindOf(screen, filter.column), value as DaySpan);
  }
  const values = value as readonly string[];
  if (filter.none !== undefined && values.includes(nothing)) return sql<boolean>`${column} is null`;
  const type = sql.raw(filter.options ? 'text' : 'bigint');
  // One value alone keeps the order of an index that begins with it.
  const isOneOf = (of: RawBuilder<unknown>) =>
    values.length === 1
      ? sql<boolean>`${of} = ${values[0]}::${type}`
      : sql<boolean>`${of} = any(${values}::${type}[])`;
  return filter.also === undefined
    ? isOneOf(column)
    : sql<boolean>`(${isOneOf(column)} or ${isOneOf(sql.ref(filter.also))})`;
}

function kindOf({ columns }: ListScreen, name: string): ColumnKind | undefined {
  return columns.find((column) => column.name === name)?.kind;
}

/** Days begin and end when they do in the United Kingdom, whose customs this is. */
function isInSpan(
  column: RawBuilder<unknown>,
  kind: ColumnKind | undefined,
  { from, to }: DaySpan,
): RawBuilder<boolean> {
  const start = (day: RawBuilder<unknown>) =>
    kind === 'day' ? day : sql`((${day})::timestamp at time zone 'Europe/London')`;
  const bounds = [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${start(sql`${from}::date`)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${column} < ${start(sql`${to}::date + 1`)}`]),
  ];
  return sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}
