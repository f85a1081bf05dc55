import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';
import { eventually } from './running-server.ts';

type Tables = Database extends Kysely<infer Found> ? Found : never;

/**
 * Does `slowly` what begins, renews or ends a session of the person, at its own pace: one after the other with all else
 * of their sessions. Meanwhile `other` is begun, until it waits or has passed by; comes back when both are done.
 */
export async function whileSessionsAreHeld(
  db: Database,
  email: string,
  { slowly, other }: { slowly: (of: Transaction<Tables>) => Promise<unknown>; other: () => Promise<unknown> },
): Promise<void> {
  let isOver = false;
  let begun: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sessions of ' || id, 0))
      from users where email = ${email}`.execute(transaction);
    begun = other().then(() => {
      isOver = true;
    });
    await eventually('what waits', async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      return rows.length > 0 || isOver;
    });
    await slowly(transaction);
  });
  await begun;
}

/** A session of the person, under a token that nobody has. */
export async function insertSession(transaction: Database, email: string, tokenHash: string): Promise<void> {
  await sql`insert into sessions (user_id, token_hash, expires_at, signed_in_at, ip, user_agent)
    select id, ${tokenHash}, now() + interval '1 hour', now(), '::1', '' from users where email = ${email}`.execute(
    transaction,
  );
}

/** Comes back when so many calls wait for what a transaction holds. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  await eventually(`${count} that wait`, async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]!.waiting >= count;
  });
}
