import { sql } from 'kysely';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { networkOf } from './network.ts';

/**
 * What is tried: a sign-in, the access code after the right password of one, other digits, a mailed link, a mail to be
 * sent, or a word to support.
 */
export type AttemptKind = 'sign-in' | 'access-code' | 'code' | 'link' | 'mail' | 'support';

/** How many attempts of a kind are taken within its minutes. */
interface Limits {
  readonly minutes: number;
  /** A person's own mistakes; others' mistakes from elsewhere do not count here. */
  readonly perEmailAndAddress: number;
  /**
   * Guesses about one person from many addresses; undefined where no number of guesses comes near. They keep nobody out
   * of a network they signed in from lately: there their own count decides.
   */
  readonly perEmail?: number;
  /** Guesses from one address about many people. */
  readonly perAddress: number;
}

const limits: Readonly<Record<AttemptKind, Limits>> = {
  'sign-in': { minutes: 15, perEmailAndAddress: 5, perEmail: 50, perAddress: 50 },
  'access-code': { minutes: 15, perEmailAndAddress: 5, perEmail: 10, perAddress: 50 },
  code: { minutes: 15, perEmailAndAddress: 5, perEmail: 10, perAddress: 50 },
  link: { minutes: 15, perEmailAndAddress: 5, perAddress: 50 },
  mail: { minutes: 60, perEmailAndAddress: 3, perEmail: 5, perAddress: 20 },
  support: { minutes: 60, perEmailAndAddress: 20, perEmail: 20, perAddress: 100 },
};

/** How long a network stays known after a sign-in or a new password from there, days. */
const knownDays = 30;

/** Who tries something, and from where. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** Lower case; '' where the attempt names nobody, and only the address counts. */
  readonly email: string;
  readonly ip: string;
}

/**
 * Notes an attempt before it is looked at, so that many at once cannot slip through. Throws 429 with the seconds to
 * wait when one of the three counts of the last minutes is used up; such an attempt is not counted, or whoever goes on
 * trying would keep a person out for ever. They are counted in the database: every process sees the same.
 */
export async function noteAttempt(db: Database, attempt: Attempt): Promise<void> {
  const { kind, email } = attempt;
  const ip = networkOf(attempt.ip);
  const { perEmailAndAddress, perEmail, perAddress } = limits[kind];
  await db.transaction().execute(async (transaction) => {
    // One after the other for an email and for an address; always in this order.
    for (const whose of [...(email === '' ? [] : [`email ${email}`]), `address ${ip}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${whose}`}, 0))`.execute(
        transaction,
      );
    }
    const waits = [await secondsToWait(transaction, { kind, ip }, perAddress)];
    if (email !== '') {
      waits.push(await secondsToWait(transaction, { kind, email, ip }, perEmailAndAddress));
      const fromAnywhere = await secondsToWait(transaction, { kind, email }, perEmail);
      if (fromAnywhere > 0 && !(await isKnownNetwork(transaction, email, ip))) waits.push(fromAnywhere);
    }
    const waitSeconds = Math.max(...waits);
    if (waitSeconds > 0) throw refusals.suspended(waitSeconds);
    await transaction.insertInto('sign_in_attempts').values({ kind, email, ip }).execute();
  });
}

/** Seconds until fewer than `limit` attempts of these are recent; 0 when it is so now, or there is no limit. */
async function secondsToWait(
  db: Database,
  of: { readonly kind: AttemptKind; readonly email?: string; readonly ip?: string },
  limit: number | undefined,
): Promise<number> {
  if (limit === undefined) return 0;
  const { minutes } = limits[of.kind];
  const left = sql<number>`ceil(extract(epoch from at + make_interval(mins => ${minutes}) - now()))::int`;
  let attempts = db
    .selectFrom('sign_in_attempts')
    .where('kind', '=', of.kind)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`);
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

/** Whether the person with this email came in from this network lately, by their password or a mailed link. */
async function isKnownNetwork(db: Database, email: string, network: string): Promise<boolean> {
  const from = await db
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.user_id')
    .where('users.email', '=', email)
    .where('audit.action', 'in', ['sign-in', 'password replaced'])
    .where('audit.at', '>', sql<Date>`now() - make_interval(days => ${knownDays})`)
    .select('audit.ip')
    .distinct()
    .execute();
  return from.some(({ ip }) => ip !== null && networkOf(ip) === network);
}

/** After a success this person's count at this address begins again; attempts too old to count are swept out. */
export async function forgiveAttempts(db: Database, { kind, email, ip }: Attempt): Promise<void> {
  const oldest = Math.max(...Object.values(limits).map(({ minutes }) => minutes));
  await db
    .deleteFrom('sign_in_attempts')
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', kind), eb('email', '=', email), eb('ip', '=', networkOf(ip))]),
        eb('at', '<', sql<Date>`now() - make_interval(mins => ${oldest})`),
      ]),
    )
    .execute();
}
