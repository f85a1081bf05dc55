import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealedTokens } from '../../../src/server/authorisation/bearer.ts';
import { createSealing } from '../../../src/server/authorisation/sealing.ts';
import { openDatabase } from '../../../src/server/storage/database.ts';
import { acceptedDocument, call, callbackToken, signIn } from '../../server/running-server.ts';
import { startSmallAuthority } from '../../server/small-authority.ts';
import { testDatabase } from '../database.ts';
import { freePorts } from '../ports.ts';
import { until } from '../until.ts';
import { buildServer } from './built-server.ts';

/** What the drill found; nothing was posted twice when `doubled` is empty. */
export interface StoppedWorkerReport {
  readonly stops: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/**
 * A machine that stands still: a process is stopped between taking a message and posting it, PostgreSQL takes it for
 * dead, a person has another process post the message, and then the first goes on.
 */
export async function stopBeforePosting(stops: number): Promise<StoppedWorkerReport> {
  const database = await testDatabase();
  const db = openDatabase(database.url);
  const built = await buildServer();
  const authority = await startSmallAuthority();
  const tokenKey = randomBytes(32).toString('hex');
  const lost: string[] = [];
  const doubled: string[] = [];
  const [first, second] = (await freePorts(2)) as [number, number];
  const start = (port: number, seed?: '--seed-demonstration') =>
    built.start(
      {
        DATABASE_URL: database.url,
        PORT: String(port),
        SOCKET_PORT: '0',
        HMRC_URL: authority.url,
        HMRC_CALLBACK_TOKEN: callbackToken,
        HMRC_CLIENT_ID: 'client',
        HMRC_CLIENT_SECRET: 'secret',
        TOKEN_KEY: tokenKey,
        SENDS_PER_SECOND: '0',
        CALL_LIMITS: '0',
        LOG_LEVEL: 'silent',
      },
      seed,
    );
  try {
    for (let stop = 1; stop <= stops; stop += 1) {
      const stopped = await start(first, stop === 1 ? '--seed-demonstration' : undefined);
      const { token } = await signIn({ address: stopped.address } as never, 'demo@tidewaiter.example');
      const headers = { authorization: `Bearer ${token}` };
      await grantOld();
      const lrn = `TTROG-STOP-${stop}`;
      const release = authority.holdTokens();
      const asked = authority.tokenRequests.length;
      const document = acceptedDocument(lrn);
      const { id } = (await call(stopped as never, 'POST', '/customs-declarations', document, headers)).body
        .data;
      const body = { id, data_j: JSON.stringify(document) };
      await call(stopped as never, 'POST', '/customs-declarations/send', body, {
        ...headers,
        'idempotency-key': randomUUID(),
      });
      await until('a turn that makes ready', async () => authority.tokenRequests.length > asked);

      stopped.signal('SIGSTOP');
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(db)
        .catch(() => {});
      const other = await start(second);
      const outbox = async () =>
        (await call(other as never, 'GET', `/customs-declarations/${id}`, undefined, headers)).body.data
          ?.outbox;
      await until('a message found half sent', async () => (await outbox())?.state === 'unconfirmed');
      await db
        .updateTable('authorisations')
        .set({ renewing_until: new Date(0) })
        .execute();
      const message = (await outbox()).id;
      const decision = { decision: 'release', message };
      await call(other as never, 'POST', `/customs-declarations/${id}/outbox`, decision, headers);
      release();
      await until('a message posted by the other', async () => (await outbox())?.state === 'sent');

      stopped.signal('SIGCONT');
      const posts = () => authority.posted.filter((one) => one.lrn === lrn).length;
      // What came of the stopped process's own turn: that it made no post, or a second one.
      await until('a turn that went on', async () => {
        const { unsent } = (
          await sql<{
            unsent: number | null;
          }>`select (detail ->> 'unsent')::int as unsent from outbox where id = ${message}`.execute(db)
        ).rows[0]!;
        return (unsent ?? 0) > 0 || posts() > 1;
      });
      if (posts() < 1) lost.push(lrn);
      if (posts() > 1) doubled.push(lrn);
      await Promise.all([stopped.kill(), other.kill()]);
    }
    return { stops, lost, doubled };
  } finally {
    built.remove();
    await authority.close();
    await db.destroy();
    await database.drop();
  }

  /** An authorisation of the person whose token must be renewed before anything is posted. */
  async function grantOld(): Promise<void> {
    const { id } = await db
      .selectFrom('users')
      .where('email', '=', 'demo@tidewaiter.example')
      .select('id')
      .executeTakeFirstOrThrow();
    const of = { user_id: id, authority: authority.url };
    const tokens = { accessToken: 'old', refreshToken: 'refresh', expiresAt: new Date() };
    await db.deleteFrom('authorisations').where('user_id', '=', id).execute();
    await db
      .insertInto('authorisations')
      .values({ ...of, ...sealedTokens(createSealing(tokenKey), of, tokens), granted_at: new Date() })
      .execute();
  }
}
