import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Nothing that is tried again waits longer. */
export const longestPauseMs = 5 * 60_000;

/** Doubling pauses with jitter, so that many waiting messages do not come back all at once. */
export function pauseAfter(attempts: number, retryMs: number): number {
  const full = Math.min(longestPauseMs, retryMs * 2 ** Math.min(attempts - 1, 20));
  return full * (0.5 + Math.random() / 2);
}

/**
 * Whether the time in a column has come, by the clock of the database. A time that is further ahead than the longest
 * pause was noted before that clock was set back: nothing waits for the old hour to come again.
 */
export function isDue(column: string, longestMs = longestPauseMs): RawBuilder<boolean> {
  const at = sql.ref(column);
  const longest = sql`make_interval(secs => ${longestMs / 1000}::float8)`;
  return sql<boolean>`(${at} <= clock_timestamp() or ${at} > clock_timestamp() + ${longest})`;
}

/** The same of what waits in order, found by an index: as `dueAgain` left it. */
export const isDueInOrder = sql<boolean>`next_attempt_at <= statement_timestamp()`;

/** Lets be due what waits for an hour that comes again because the clock was set back (`isDue`). */
export async function dueAgain(db: Database, table: 'outbox' | 'mails'): Promise<void> {
  const longest = sql`make_interval(secs => ${longestPauseMs / 1000}::float8)`;
  await sql`
    update ${sql.table(table)} set next_attempt_at = statement_timestamp()
    where state = 'waiting' and next_attempt_at > statement_timestamp() + ${longest}`.execute(db);
}
