import { type Kysely, type Migration, sql } from 'kysely';

/**
 * How many declarations each company has, by view and by the day (UTC) of their last change, so that a list is
 * counted and a page far inside it found without reading its rows (src/server/lists/tallies.ts). Every statement adds
 * what it changed as rows of its own, so that nobody waits for a number that somebody else holds; the sum is right at
 * any moment, and rows are put together from time to time.
 */
export const talliesOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table declaration_tallies (
        company_id bigint not null,
        archived smallint not null,
        day date not null,
        change integer not null
      )`.execute(db);
    await sql`
      insert into declaration_tallies (company_id, archived, day, change)
      select company_id, archived, (updated_at at time zone 'UTC')::date, count(*) from declarations group by 1, 2, 3
    `.execute(db);
    await sql`
      create index declaration_tallies_of_company on declaration_tallies (company_id, archived, day) include (change)
    `.execute(db);
    for (const [event, tables, rows] of events) {
      await sql
        .raw(`
          create function tally_${event}_of_declarations() returns trigger language plpgsql as $$
          begin
            insert into declaration_tallies (company_id, archived, day, change)
            select company_id, archived, (updated_at at time zone 'UTC')::date, sum(change) from (${rows}) as changed
            group by 1, 2, 3 having sum(change) <> 0;
            return null;
          end
          $$`)
        .execute(db);
      await sql
        .raw(`
          create trigger declarations_tally_${event} after ${event} on declarations ${tables}
          for each statement execute function tally_${event}_of_declarations()`)
        .execute(db);
    }
    // Emptying a table at once tells no row of it.
    await sql
      .raw(`
        create function tally_truncate_of_declarations() returns trigger language plpgsql as $$
        begin
          delete from declaration_tallies;
          return null;
        end
        $$;
        create trigger declarations_tally_truncate after truncate on declarations
        for each statement execute function tally_truncate_of_declarations()`)
      .execute(db);
    await sql`analyze declaration_tallies`.execute(db);
  },
};

const added = 'select company_id, archived, updated_at, 1 as change from added';
const gone = 'select company_id, archived, updated_at, -1 as change from gone';

const events = [
  ['insert', 'referencing new table as added', added],
  ['update', 'referencing new table as added old table as gone', `${added} union all ${gone}`],
  ['delete', 'referencing old table as gone', gone],
] as const;
