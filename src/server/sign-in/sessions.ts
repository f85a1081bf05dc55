import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor, Caller } from '../access.ts';
import { isAdmitted } from '../accounts/admitted.ts';
import { refusals } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';

/** Sessions under one key and lifetime. A token is 256 random bits; only its HMAC is stored. */
export interface Sessions {
  /** A new session of this user, in a transaction; the token is known to the caller alone. */
  begin(db: Database, userId: number, from: Client): Promise<{ token: string; signIn: string }>;
  /**
   * A session in place of this token's, with a new token. The old one ends a minute later, so that calls on
   * their way still arrive; whoever asks again within them gets the same new one, so that a sign-in never has two.
   * None outlives `longestDays` from the time the password was given. Undefined where a sign-in elsewhere came first.
   */
  renew(db: Database, token: string, from: Client): Promise<string | undefined>;
  /** Who stands behind a token; undefined when it is unknown, over, or its user or company is blocked. */
  actorOf(db: Database, token: string): Promise<Actor | undefined>;
  /** Who stood behind the token lately, as far as this process knows; whether they still do the database alone knows. */
  knownOf(token: string): Caller | undefined;
  /** The same by sign-ins, for what was signed on their behalf or goes on while the session is renewed. */
  actorsOf(db: Database, signIns: readonly string[]): Promise<ReadonlyMap<string, Actor>>;
  /** Ends the sign-in, by whichever of its tokens. */
  end(db: Database, signIn: string): Promise<void>;
  /** Ends every sign-in of the person but the one to keep, in a transaction; gives them. */
  endAll(db: Database, userId: number, keep?: string): Promise<readonly string[]>;
  /**
   * The person's other sessions end after these seconds, and are renewed no more (D-20). Gives whether there were
   * any; one that was ending already keeps its time.
   */
  supersede(db: Database, by: { userId: number; signIn: string }, seconds: number): Promise<boolean>;
}

/** So many tokens that were found good are known, those that were used last. */
const mostKnown = 10_000;

/** Where a session is used from. */
interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

interface NewSession {
  readonly token: string;
  readonly userId: number;
  readonly signedInAt: Date;
  readonly signIn: string;
  readonly from: Client;
}

/** However often it is renewed: then the password is asked for again. */
const longestDays = 7;

/**
 * How long a renewed session's old token is still taken: until an answer that was lost on its way has been given up, and
 * the next check has asked again.
 */
const graceSeconds = 60;

/** A superseded session is taken this much longer than its window was told: it saves and signs out at the last moment. */
const lastCallsSeconds = 3;

/** Seconds a superseded session's window still counts down. */
export function secondsToGo({ sessionSeconds }: Actor): number {
  return Math.max(0, Math.ceil(sessionSeconds) - lastCallsSeconds);
}

/** When a sign-in ends at the latest, ms since 1970. */
const lastEndOf = (signedInAt: Date) => signedInAt.getTime() + longestDays * 86_400_000;

export function createSessions(
  settings: Pick<Settings, 'secretKey' | 'sessionHours' | 'production'>,
): Sessions {
  const { secretKey, sessionHours: hours } = settings;
  const keyed = (text: string) => createHmac('sha256', secretKey).update(text);
  const hashOf = (token: string) => keyed(token).digest('hex');
  /** The one token that takes this one's place; nobody comes to it without the token. */
  const renewalOf = (token: string) => keyed(`renewal of ${token}`).digest('base64url');

  /** By the hashes of the tokens that were found good, the one that was used last at the end. */
  const known = new Map<string, Caller>();

  function noteKnown(hash: string, caller: Caller | undefined): void {
    known.delete(hash);
    if (caller === undefined) return;
    known.set(hash, { userId: caller.userId, companyId: caller.companyId });
    const [oldest] = known.keys();
    if (known.size > mostKnown) known.delete(oldest!);
  }

  async function insert(
    db: Database,
    { token, userId, signedInAt, signIn, from }: NewSession,
  ): Promise<void> {
    await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
    await db
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: hashOf(token),
        // The clock that ends it: the server's own may be hours off.
        expires_at: sql<Date>`least(now() + make_interval(hours => ${hours}),
          ${signedInAt}::timestamptz + make_interval(hours => ${longestDays * 24}))`,
        signed_in_at: signedInAt,
        sign_in: signIn,
        ip: from.ip,
        user_agent: from.userAgent.slice(0, 500),
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute();
  }

  return {
    async begin(db, userId, from) {
      await oneAfterTheOther(db, userId);
      const token = randomBytes(32).toString('base64url');
      const signIn = randomUUID();
      const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
      await insert(db, { token, userId, signedInAt: rows[0]!.now, signIn, from });
      return { token, signIn };
    },

    async renew(db, token, from) {
      return await db.transaction().execute(async (transaction) => {
        const of = await transaction
          .selectFrom('sessions')
          .where('token_hash', '=', hashOf(token))
          .select(['user_id', 'signed_in_at', 'expires_at'])
          .executeTakeFirst();
        if (of !== undefined) {
          // One that was renewed already ends sooner; its renewal is given again.
          if (of.expires_at.getTime() >= lastEndOf(of.signed_in_at)) return undefined;
          await oneAfterTheOther(transaction, of.user_id);
        }
        const old = await transaction
          .updateTable('sessions')
          .set({
            expires_at: sql<Date>`case when superseded_at is null
              then least(expires_at, now() + make_interval(secs => ${graceSeconds})) else expires_at end`,
          })
          .where('token_hash', '=', hashOf(token))
          .returning([
            'user_id as userId',
            'signed_in_at as signedInAt',
            'sign_in as signIn',
            'superseded_at',
          ])
          .executeTakeFirst();
        if (old === undefined) throw refusals.notSignedIn();
        if (old.superseded_at !== null) return undefined;
        const renewed = renewalOf(token);
        await insert(transaction, { ...old, token: renewed, from });
        noteKnown(hashOf(renewed), known.get(hashOf(token)));
        return renewed;
      });
    },

    async actorOf(db, token) {
      const hash = hashOf(token);
      const actor = await actors(db, settings).where('sessions.token_hash', '=', hash).executeTakeFirst();
      noteKnown(hash, actor);
      return actor;
    },

    knownOf: (token) => known.get(hashOf(token)),

    async actorsOf(db, signIns) {
      if (signIns.length === 0) return new Map();
      // Of a session and the one in its place the newer counts.
      const found = await actors(db, settings)
        // One parameter, however many there are: the protocol ends at 65,535.
        .where(sql<boolean>`sessions.sign_in = any(${[...signIns]}::uuid[])`)
        .orderBy('sessions.id')
        .execute();
      return new Map(found.map((actor) => [actor.signIn, actor]));
    },

    async supersede(db, { userId, signIn }, seconds) {
      const others = await db
        .updateTable('sessions')
        .set({
          expires_at: sql<Date>`least(expires_at, now() + make_interval(secs => ${seconds + lastCallsSeconds}))`,
          superseded_at: sql<Date>`coalesce(superseded_at, now())`,
        })
        .where('user_id', '=', userId)
        .where('sign_in', '!=', signIn)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .execute();
      return others.length > 0;
    },

    async endAll(db, userId, keep) {
      // One that is just being renewed is in its place by now.
      await oneAfterTheOther(db, userId);
      let ending = db.deleteFrom('sessions').where('user_id', '=', userId);
      if (keep !== undefined) ending = ending.where('sign_in', '!=', keep);
      const ended = await ending.returning('sign_in').execute();
      return [...new Set(ended.map(({ sign_in }) => sign_in))];
    },

    async end(db, signIn) {
      await db.transaction().execute(async (transaction) => {
        const of = await transaction
          .selectFrom('sessions')
          .where('sign_in', '=', signIn)
          .select('user_id')
          .executeTakeFirst();
        // One that is just being renewed is in its place by now.
        if (of !== undefined) await oneAfterTheOther(transaction, of.user_id);
        await transaction.deleteFrom('sessions').where('sign_in', '=', signIn).execute();
      });
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
function actors(db: Database, settings: Pick<Settings, 'production'>) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where(isAdmitted(settings))
    .select([
      'sessions.sign_in as signIn',
      // By how long that is by the clock of the database, which ends it: the server's own may be hours off.
      sql<number>`extract(epoch from sessions.expires_at - clock_timestamp())::float8`.as('sessionSeconds'),
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
