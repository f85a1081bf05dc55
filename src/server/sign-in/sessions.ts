import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';

/** Sessions under one key and lifetime. A token is 256 random bits; only its HMAC is stored. */
export interface Sessions {
  /** A new session of this user; the token is known to the caller alone. */
  begin(db: Database, userId: number, from: Client): Promise<string>;
  /**
   * A session in place of this one, with a new token. The old one ends some seconds later, so that calls on
   * their way still arrive; none outlives `longestDays` from the time the password was given.
   */
  renew(db: Database, sessionId: number, from: Client): Promise<string>;
  /** Who stands behind a token; undefined when it is unknown, over, or its user or company is blocked. */
  actorOf(db: Database, token: string): Promise<Actor | undefined>;
  end(db: Database, sessionId: number): Promise<void>;
  /** Whether the person has other sessions that count. */
  hasOthers(db: Database, actor: Actor): Promise<boolean>;
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

export function createSessions(secretKey: string, hours: number): Sessions {
  const hashOf = (token: string) => createHmac('sha256', secretKey).update(token).digest('hex');

  async function insert(db: Database, userId: number, signedInAt: Date, { ip, userAgent }: Client) {
    await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
    const token = randomBytes(32).toString('base64url');
    const end = Math.min(Date.now() + hours * 3_600_000, signedInAt.getTime() + longestDays * 86_400_000);
    await db
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: hashOf(token),
        expires_at: new Date(end),
        signed_in_at: signedInAt,
        ip,
        user_agent: userAgent.slice(0, 500),
      })
      .execute();
    return token;
  }

  return {
    begin: (db, userId, from) => insert(db, userId, new Date(), from),

    async renew(db, sessionId, from) {
      return await db.transaction().execute(async (transaction) => {
        const old = await transaction
          .updateTable('sessions')
          .set({
            expires_at: sql<Date>`least(expires_at, now() + make_interval(secs => ${graceSeconds}))`,
          })
          .where('id', '=', sessionId)
          .returning(['user_id', 'signed_in_at'])
          .executeTakeFirst();
        if (old === undefined) throw refusals.notSignedIn();
        return await insert(transaction, old.user_id, old.signed_in_at, from);
      });
    },

    async actorOf(db, token) {
      return await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .innerJoin('companies', 'companies.id', 'users.company_id')
        .where('sessions.token_hash', '=', hashOf(token))
        .where('sessions.expires_at', '>', sql<Date>`now()`)
        .where('users.state', '=', 1)
        .where('users.deleted_at', 'is', null)
        .where('companies.state', '=', 1)
        .where('companies.deleted_at', 'is', null)
        .select([
          'sessions.id as sessionId',
          'sessions.expires_at as sessionEndsAt',
          'users.id as userId',
          'users.email',
          'users.name',
          'users.role',
          'users.is_customer_manager as isCustomerManager',
          'companies.id as companyId',
          'companies.name as companyName',
          'companies.plan',
          'users.partner_id as partnerId',
        ])
        .executeTakeFirst();
    },

    async hasOthers(db, { userId, sessionId }) {
      const other = await db
        .selectFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .select('id')
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },

    async end(db, sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
  };
}
