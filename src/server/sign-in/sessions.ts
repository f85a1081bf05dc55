import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';

/** Sessions under one key and lifetime. A token is 256 random bits; only its HMAC is stored. */
export interface Sessions {
  /** A new session of this user, in a transaction; the token is known to the caller alone. */
  begin(db: Database, userId: number, from: Client): Promise<{ token: string; sessionId: number }>;
  /**
   * A session in place of this one, with a new token. The old one ends some seconds later, so that calls on
   * their way still arrive; none outlives `longestDays` from the time the password was given.
   */
  renew(db: Database, sessionId: number, from: Client): Promise<string>;
  /** Who stands behind a token; undefined when it is unknown, over, or its user or company is blocked. */
  actorOf(db: Database, token: string): Promise<Actor | undefined>;
  /** The same by the session's number, for what was signed on its behalf. */
  actorIn(db: Database, sessionId: number): Promise<Actor | undefined>;
  end(db: Database, sessionId: number): Promise<void>;
  /** Ends every session of the person but the one to keep, in a transaction; gives their numbers. */
  endAll(db: Database, userId: number, keep?: number): Promise<readonly number[]>;
  /**
   * The person's other sessions end after these seconds, and are renewed no more (D-20). Gives whether there were
   * any; one that was ending already keeps its time.
   */
  supersede(db: Database, by: { userId: number; sessionId: number }, seconds: number): Promise<boolean>;
}

/** Where a session is used from. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

/** However often it is renewed: then the password is asked for again. */
const longestDays = 7;

/** How long a renewed session's old token is still taken. */
export const graceSeconds = 10;

/** A superseded session is taken this much longer than its window was told: it saves and signs out at the last moment. */
const lastCallsSeconds = 3;

/** Seconds a superseded session's window still counts down. */
export function secondsToGo({ sessionEndsAt }: Actor): number {
  return Math.max(0, Math.ceil((sessionEndsAt.getTime() - Date.now()) / 1000) - lastCallsSeconds);
}

export function createSessions(secretKey: string, hours: number): Sessions {
  const hashOf = (token: string) => createHmac('sha256', secretKey).update(token).digest('hex');

  async function insert(db: Database, userId: number, signedInAt: Date, { ip, userAgent }: Client) {
    await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
    const token = randomBytes(32).toString('base64url');
    const end = Math.min(Date.now() + hours * 3_600_000, signedInAt.getTime() + longestDays * 86_400_000);
    const { id } = await db
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: hashOf(token),
        expires_at: new Date(end),
        signed_in_at: signedInAt,
        ip,
        user_agent: userAgent.slice(0, 500),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { token, sessionId: id };
  }

  return {
    async begin(db, userId, from) {
      await oneAfterTheOther(db, userId);
      return await insert(db, userId, new Date(), from);
    },

    async renew(db, sessionId, from) {
      return await db.transaction().execute(async (transaction) => {
        const of = await transaction
          .selectFrom('sessions')
          .where('id', '=', sessionId)
          .select('user_id')
          .executeTakeFirst();
        if (of !== undefined) await oneAfterTheOther(transaction, of.user_id);
        const old = await transaction
          .updateTable('sessions')
          .set({
            expires_at: sql<Date>`least(expires_at, now() + make_interval(secs => ${graceSeconds}))`,
          })
          .where('id', '=', sessionId)
          .returning(['user_id', 'signed_in_at', 'superseded_at'])
          .executeTakeFirst();
        if (old === undefined || old.superseded_at !== null) throw refusals.notSignedIn();
        return (await insert(transaction, old.user_id, old.signed_in_at, from)).token;
      });
    },

    actorOf: (db, token) => actors(db).where('sessions.token_hash', '=', hashOf(token)).executeTakeFirst(),
    actorIn: (db, sessionId) => actors(db).where('sessions.id', '=', sessionId).executeTakeFirst(),

    async supersede(db, { userId, sessionId }, seconds) {
      const others = await db
        .updateTable('sessions')
        .set({
          expires_at: sql<Date>`least(expires_at, now() + make_interval(secs => ${seconds + lastCallsSeconds}))`,
          superseded_at: sql<Date>`coalesce(superseded_at, now())`,
        })
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .execute();
      return others.length > 0;
    },

    async endAll(db, userId, keep = 0) {
      // One that is just being renewed has its new number by now.
      await oneAfterTheOther(db, userId);
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keep)
        .returning('id')
        .execute();
      return ended.map(({ id }) => id);
    },

    async end(db, sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
  };
}

/** Sessions of a person begin, are renewed and end one after the other, until the transaction ends: none is overlooked. */
async function oneAfterTheOther(transaction: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions of ${userId}`}, 0))`.execute(
    transaction,
  );
}

/** People behind the sessions that count. */
function actors(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.state', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('companies.state', '=', 1)
    .where('companies.deleted_at', 'is', null)
    .select([
      'sessions.id as sessionId',
      'sessions.expires_at as sessionEndsAt',
      'sessions.superseded_at as supersededAt',
      'users.id as userId',
      'users.email',
      'users.name',
      'users.role',
      'users.is_customer_manager as isCustomerManager',
      'companies.id as companyId',
      'companies.name as companyName',
      'companies.plan',
      'users.partner_id as partnerId',
    ]);
}
