import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

const windowMinutes = 15;

/** A person's own mistakes; others' mistakes from elsewhere do not count here. */
const perEmailAndAddress = 5;

/** Guesses at one person's password from many addresses. */
const perEmail = 50;

/** Guesses from one address at many people's passwords. */
const perAddress = 50;

/**
 * Notes an attempt before the password is looked at, so that many at once cannot slip through. Answers how
 * many seconds to wait instead when one of the three counts of the last minutes is used up; such an attempt is
 * not counted, or whoever goes on trying would keep a person out for ever. They are counted in the database:
 * every process sees the same.
 */
export async function noteAttempt(db: Database, email: string, ip: string): Promise<{ waitSeconds: number }> {
  return await db.transaction().execute(async (transaction) => {
    // One after the other for an email and for an address; always in this order.
    for (const whose of [`email ${email}`, `address ${ip}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${whose}`}, 0))`.execute(
        transaction,
      );
    }
    const waitSeconds = Math.max(
      await secondsToWait(transaction, { email, ip }, perEmailAndAddress),
      await secondsToWait(transaction, { email }, perEmail),
      await secondsToWait(transaction, { ip }, perAddress),
    );
    if (waitSeconds === 0) await transaction.insertInto('sign_in_attempts').values({ email, ip }).execute();
    return { waitSeconds };
  });
}

/** Seconds until fewer than `limit` attempts of these are recent; 0 when it is so now. */
async function secondsToWait(
  db: Database,
  of: { readonly email?: string; readonly ip?: string },
  limit: number,
): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from at + make_interval(mins => ${windowMinutes}) - now()))::int`;
  let attempts = db
    .selectFrom('sign_in_attempts')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${windowMinutes})`);
  if (of.email !== undefined) attempts = attempts.where('email', '=', of.email);
  if (of.ip !== undefined) attempts = attempts.where('ip', '=', of.ip);
  const row = await attempts
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .select(left.as('wait'))
    .executeTakeFirst();
  return row?.wait ?? 0;
}

/** After a success this person's count at this address begins again; attempts too old to count are swept out. */
export async function forgiveAttempts(db: Database, email: string, ip: string): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where((eb) =>
      eb.or([
        eb.and([eb('email', '=', email), eb('ip', '=', ip)]),
        eb('at', '<', sql<Date>`now() - make_interval(mins => ${windowMinutes})`),
      ]),
    )
    .execute();
}
