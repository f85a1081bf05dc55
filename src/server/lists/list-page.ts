import { type RawBuilder, sql } from 'kysely';
import { countedRows, type SortDirection } from '../../engine/list-screen.ts';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { readChosen } from './by-pieces.ts';
import type { ListQuery } from './list-query.ts';
import { type ChosenRows, chosenRows, type ListRow, type ListSource } from './list-source.ts';
import { markValue, reversed, sortKey } from './order.ts';
import { type RowMark, writeMark } from './row-mark.ts';
import { talliedPlace, talliedRows } from './tallies.ts';

/** A page as the API answers it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}

interface PageMeta {
  /** How many there are in all; null where that is more than `more_than` and nobody asked to count. */
  readonly total: number | null;
  readonly more_than: number | null;
  /** Null where nobody can tell: beside the end of a list that was not counted. */
  readonly current_page: number | null;
  readonly per_page: number;
  readonly last_page: number | null;
  /** What to ask for `before`; null on the first page. */
  readonly previous: string | null;
  /** What to ask for `after`; null on the last page. */
  readonly next: string | null;
}

/** A page found: its rows' marks in their order, and how it lies among the others. */
interface FoundPage {
  readonly marks: readonly RowMark[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly page: number | undefined;
}

/** Where a page begins among the chosen rows; at their first without a word. */
interface PageStart {
  /** Only what comes after this row, in the direction. */
  readonly mark?: RowMark;
  readonly skipped?: number;
  /** The part of the chosen rows it is counted in. */
  readonly within?: ChosenRows;
}

/**
 * One page of the rows this actor reaches. A page beside a row and the last one are read from there by the index of
 * the sort, so that they cost the same in a long list as in a short one; a page asked for by number alone is counted to, from the
 * day it lies in where a tally says which.
 */
export async function listPage<Row extends ListRow>(
  db: Database,
  actor: Actor,
  source: ListSource<Row>,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const chosen = await chosenRows(db, actor, source, query);
  const total = await totalOf(db, source, chosen, query.countAll);
  const found = await foundPage(db, source, chosen, query, total);
  const rows = await source.rows(
    db,
    actor,
    found.marks.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const markAt = (index: number) => {
    const mark = found.marks.at(index);
    return mark === undefined ? null : writeMark(query.sort, mark);
  };
  return {
    data: found.marks.flatMap(({ id }) => byId.get(id) ?? []),
    meta: {
      total: total ?? null,
      more_than: total === undefined ? countedRows : null,
      current_page: found.page ?? null,
      per_page: query.size,
      last_page: total === undefined ? null : lastPage(total, query.size),
      previous: found.hasPrevious ? markAt(0) : null,
      next: found.hasNext ? markAt(-1) : null,
    },
  };
}

function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** How many rows there are: by the tally, or counted; undefined for more than are counted unasked. */
async function totalOf(
  db: Database,
  source: ListSource,
  chosen: ChosenRows,
  isAll: boolean,
): Promise<number | undefined> {
  const tallied = await talliedRows(db, source, chosen);
  if (tallied !== undefined) return tallied;
  const most = isAll ? undefined : countedRows + 1;
  const limit = limitOf(most);
  const [counted] = await readChosen(
    db,
    chosen,
    (rows) => sql<{ total: number }>`select count(*) as total
      from (select from (${rowsOf(source, rows, sql`1`, limit)}) as found ${limit}) as counted`,
  );
  const { total } = counted!;
  return total === most ? undefined : total;
}

async function foundPage(
  db: Database,
  source: ListSource,
  chosen: ChosenRows,
  { sort, direction, size, place }: ListQuery,
  total: number | undefined,
): Promise<FoundPage> {
  const take = (order: SortDirection, most: number, from: PageStart = {}) =>
    marksOf(db, source, from.within ?? chosen, { sort, direction: order, most, ...from });
  const ahead = async (page: number | undefined, hasPrevious: boolean, from: PageStart = {}) => {
    const marks = await take(direction, size + 1, from);
    return { marks: marks.slice(0, size), hasPrevious, hasNext: marks.length > size, page };
  };
  switch (place.kind) {
    case 'number': {
      const skipped = (place.page - 1) * size;
      const day =
        skipped === 0 ? undefined : await talliedPlace(db, source, chosen, { sort, direction, skipped });
      const from = day
        ? { skipped: day.skipped, within: { ...chosen, conditions: [day.condition] } }
        : { skipped };
      return await ahead(place.page, skipped > 0, from);
    }
    case 'after':
      return await ahead(place.page, true, { mark: place.mark });
    case 'before': {
      const marks = await take(reversed(direction), size + 1, { mark: place.mark });
      // Whoever came to the beginning sees a whole first page.
      if (marks.length <= size) return await ahead(1, false);
      const page = place.page === 1 ? undefined : place.page;
      return { marks: marks.slice(0, size).reverse(), hasPrevious: true, hasNext: true, page };
    }
    case 'last': {
      const rest = total === undefined ? size : total % size || size;
      const marks = await take(reversed(direction), rest);
      return {
        marks: marks.reverse(),
        hasPrevious: total === undefined || total > rest,
        hasNext: false,
        page: total === undefined ? undefined : lastPage(total, size),
      };
    }
  }
}

interface Wanted extends Pick<PageStart, 'mark' | 'skipped'> {
  readonly sort: string;
  readonly direction: SortDirection;
  readonly most: number;
}

/** Marks of the first rows in an order, behind a row or behind so many that are skipped. */
export async function marksOf(
  db: Database,
  source: ListSource,
  chosen: ChosenRows,
  { sort, direction, most, mark, skipped = 0 }: Wanted,
): Promise<RowMark[]> {
  const { kind } = source.screen.columns.find(({ name }) => name === sort)!;
  const key = sortKey(sql.ref(sort), kind);
  const order = sql.raw(direction);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const behind =
    mark === undefined
      ? []
      : [sql<boolean>`(${key}, id) ${beyond} (${markValue(mark.value, kind)}, ${mark.id}::bigint)`];
  const from = { ...chosen, conditions: [...chosen.conditions, ...behind] };
  const found = await readChosen(db, from, (chosenFrom) => {
    const rows = rowsOf(
      source,
      chosenFrom,
      sql`id, ${key} as key`,
      sql`order by ${key} ${order}, id ${order} limit ${most + skipped}`,
    );
    return sql<RowMark>`select id, key::text as value from (${rows}) as found
      order by key ${order}, id ${order} limit ${most} offset ${skipped}`;
  });
  return [...found];
}

/**
 * The chosen rows in no order, of each company by itself as far as `extent` says: so each company's are read by its
 * own index, and no more of them than are wanted of all. A company alone is named, so that PostgreSQL knows its size.
 */
function rowsOf(
  { table, only }: ListSource,
  { companies, view, conditions }: ChosenRows,
  select: RawBuilder<unknown>,
  extent: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const within = (all: readonly RawBuilder<boolean>[]) =>
    sql`select ${select} from ${table} where ${sql.join([only, ...all], sql` and `)} ${extent}`;
  const isArchived = sql.lit(view === 'archived' ? 1 : 0);
  // The indexes over all companies are of these words, those of a company of the others.
  if (companies === 'all') return within([sql<boolean>`archived + 0 = ${isArchived}`, ...conditions]);
  const inCompany = (company: RawBuilder<unknown>) =>
    within([sql<boolean>`company_id = ${company}`, sql<boolean>`archived = ${isArchived}`, ...conditions]);
  const [company] = companies;
  if (company !== undefined && companies.length === 1) return inCompany(sql`${company}::bigint`);
  return sql`select own.* from unnest(${companies}::bigint[]) as reached (company)
    cross join lateral (${inCompany(sql`reached.company`)}) as own`;
}

function limitOf(most: number | undefined): RawBuilder<unknown> {
  return most === undefined ? sql`` : sql`limit ${most}`;
}
