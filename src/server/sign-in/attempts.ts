import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

const windowMinutes = 15;
const perEmail = 5;
const perAddress = 50;

/**
 * Notes an attempt before the password is looked at, so that many at once cannot slip through, and
 * answers how many seconds to wait when this email or this client address has used up its attempts.
 * They are counted in the database: every process sees the same.
 */
export async function noteAttempt(db: Database, email: string, ip: string): Promise<{ waitSeconds: number }> {
  await db.insertInto('sign_in_attempts').values({ email, ip }).execute();
  const recent = db
    .selectFrom('sign_in_attempts')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${windowMinutes})`);
  const nth = async (column: 'email' | 'ip', value: string, limit: number) => {
    const row = await recent
      .where(column, '=', value)
      .orderBy('at', 'desc')
      .offset(limit)
      .limit(1)
      .select(
        sql<number>`ceil(extract(epoch from at + make_interval(mins => ${windowMinutes}) - now()))::int`.as(
          'wait',
        ),
      )
      .executeTakeFirst();
    return row?.wait ?? 0;
  };
  return { waitSeconds: Math.max(await nth('email', email, perEmail), await nth('ip', ip, perAddress)) };
}

/** After a success the email's count begins again; attempts too old to count are swept out. */
export async function forgiveAttempts(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb('at', '<', sql<Date>`now() - make_interval(mins => ${windowMinutes})`),
      ]),
    )
    .execute();
}
