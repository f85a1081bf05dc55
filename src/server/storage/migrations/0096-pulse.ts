import { type Kysely, type Migration, sql } from 'kysely';

/**
 * One row by which it is seen that the database takes changes (health.ts). Its page has room for many versions of it, so
 * that each takes the place of one nobody sees any more.
 */
export const pulse: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table pulse (at timestamptz not null) with (fillfactor = 10)`.execute(db);
    await sql`insert into pulse values (clock_timestamp())`.execute(db);
  },
};
