import { sql } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/**
 * Lets PostgreSQL know the rows of a table as it knows them after a day: planned by their statistics, and read from an
 * index alone. A commit that did not wait for the disk (database.ts) leaves its rows unknown to a vacuum until its log
 * is there; so one that does wait goes before.
 */
export async function vacuum(db: Database, table: string): Promise<void> {
  await db.transaction().execute(async (commit) => {
    await sql`set local synchronous_commit = on`.execute(commit);
    await sql`select pg_current_xact_id()`.execute(commit);
  });
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
