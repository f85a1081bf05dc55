import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';

/** Sessions under one key and lifetime. A token is 256 random bits; only its HMAC is stored. */
export interface Sessions {
  /** A new session of this user; the token is known to the caller alone. */
  begin(db: Database, userId: number, from: { ip: string; userAgent: string }): Promise<string>;
  /** Who stands behind a token; undefined when it is unknown, over, or its user or company is blocked. */
  actorOf(db: Database, token: string): Promise<Actor | undefined>;
  end(db: Database, sessionId: number): Promise<void>;
}

export function createSessions(secretKey: string, hours: number): Sessions {
  const hashOf = (token: string) => createHmac('sha256', secretKey).update(token).digest('hex');
  return {
    async begin(db, userId, { ip, userAgent }) {
      await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: hashOf(token),
          expires_at: new Date(Date.now() + hours * 3_600_000),
          ip,
          user_agent: userAgent.slice(0, 500),
        })
        .execute();
      return token;
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

    async end(db, sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
  };
}
