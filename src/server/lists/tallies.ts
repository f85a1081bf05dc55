import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { SortDirection } from '../../engine/list-screen.ts';
import type { Database } from '../storage/database.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import type { ChosenRows, ListSource } from './list-source.ts';

const hour = 60 * 60_000;

/** Where a row stands that so many come before: this many rows behind the first of a day. */
export interface TalliedPlace {
  /** Holds for the rows from that day on, in the order asked for. */
  readonly condition: RawBuilder<boolean>;
  readonly skipped: number;
}

/**
 * How many rows a list has, by its tally, whose rows are as many as days: a condition no tally knows, nor one over all
 * companies, which has days for each; then undefined.
 */
export async function talliedRows(
  db: Database,
  source: ListSource,
  chosen: ChosenRows,
): Promise<number | undefined> {
  const tallies = talliesOf(source, chosen);
  if (tallies === undefined) return undefined;
  const { rows } = await sql<{
    total: number;
  }>`select coalesce(sum(change), 0)::int as total ${tallies}`.execute(db);
  return rows[0]!.total;
}

/** Where to read when so many rows are skipped in a sort; undefined where no tally says. */
export async function talliedPlace(
  db: Database,
  source: ListSource,
  chosen: ChosenRows,
  { sort, direction, skipped }: { sort: string; direction: SortDirection; skipped: number },
): Promise<TalliedPlace | undefined> {
  const tallies = sort === source.tally?.by ? talliesOf(source, chosen) : undefined;
  if (tallies === undefined) return undefined;
  const { rows } = await sql<{ from: string; before: number }>`
    select "from", before from (
      select ${sql.raw(direction === 'asc' ? 'day' : '(day + 1)')}::text as "from",
        (sum(sum(change)) over (order by day ${sql.raw(direction)}) - sum(change))::int as before, sum(change) as rows
      ${tallies} group by day
    ) as days where before <= ${skipped}::bigint and rows > 0 order by before desc limit 1`.execute(db);
  const [day] = rows;
  if (day === undefined) return undefined;
  const from = sql`${day.from}::timestamp at time zone 'UTC'`;
  const column = sql.ref(sort);
  return {
    condition: direction === 'asc' ? sql<boolean>`${column} >= ${from}` : sql<boolean>`${column} < ${from}`,
    skipped: skipped - day.before,
  };
}

function talliesOf(
  { tally, only }: ListSource,
  { companies, view, conditions }: ChosenRows,
): RawBuilder<unknown> | undefined {
  if (tally === undefined || companies === 'all' || conditions.length > 0) return undefined;
  return sql`from ${sql.table(tally.table)}
    where company_id = any(${companies}::bigint[]) and ${only} and archived = ${view === 'archived' ? 1 : 0}`;
}

/** Puts the rows of the same company, kind, view and day together, each hour. */
export function startFoldingTallies({
  db,
  log,
}: {
  readonly db: Database;
  readonly log: Logger;
}): WantedWork {
  return startWantedWork({
    everyMs: hour,
    onError: (error) => log.error({ err: error }, 'The tallies of documents could not be put together.'),
    work: () => foldTallies(db),
  });
}

/** Rows added meanwhile stay as they are; two processes at once fold no row twice, as each takes what it deletes. */
export async function foldTallies(db: Database): Promise<void> {
  await sql`
    with scattered as (
      select company_id, document_kind, archived, day from document_tallies
      group by 1, 2, 3, 4 having count(*) > 1
    ), taken as (
      delete from document_tallies using scattered
      where document_tallies.company_id = scattered.company_id
        and document_tallies.document_kind = scattered.document_kind
        and document_tallies.archived = scattered.archived and document_tallies.day = scattered.day
      returning document_tallies.*
    )
    insert into document_tallies (company_id, document_kind, archived, day, change)
    select company_id, document_kind, archived, day, sum(change) from taken group by 1, 2, 3, 4 having sum(change) <> 0`.execute(
    db,
  );
}
