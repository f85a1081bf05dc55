import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/storage/database.ts';
import { DatabaseTrouble } from '../../src/server/storage/trouble.ts';
import { administer } from '../support/database.ts';
import {
  type Answer,
  acceptedDocument,
  call,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

const limits = { waitMs: 700, statementMs: 1500, lockMs: 1200, idleMs: 500 };
const connections = 2;

let running: RunningServer;
let me: Person;
let id: number;
/** Somebody else at the same database, such as a person at a console. */
let other: pg.Client;

beforeAll(async () => {
  running = await startTestServer({ databaseConnections: connections, databaseLimits: limits });
  me = await running.signIn();
  // A new connection may take longer than is waited for here.
  id = await eventually('a first save', async () => {
    const { body } = await me.call('POST', '/customs-declarations', acceptedDocument('LIMITS-1'));
    return body.data?.id;
  });
  other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
});
afterEach(async () => {
  await other.query('rollback');
});
afterAll(async () => {
  await other.end();
  await running.close();
});

const saved = async () => (await me.call('GET', `/customs-declarations/${id}`)).body.data;

function expectUnavailable({ status, headers, body }: Answer, words: RegExp): void {
  expect({ status, message: body.message }).toEqual({ status: 503, message: expect.stringMatching(words) });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

async function locked(table: string): Promise<void> {
  await other.query('begin');
  await other.query(`lock table ${table} in access exclusive mode`);
}

test('what another one holds is waited for no longer than it may be: 503, and done when it is let go', async () => {
  await locked('documents');
  expectUnavailable(await me.call('GET', `/customs-declarations/${id}`), /Too much is being done/);
  await other.query('rollback');
  expect((await me.call('GET', `/customs-declarations/${id}`)).status).toBe(200);
});

test('a statement that hangs is ended, and nothing of its transaction is done', async () => {
  // Behind the row of the declaration itself.
  await sql`create function hang() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`.execute(
    running.db,
  );
  await sql`create trigger hang after insert on document_history for each row execute function hang()`.execute(
    running.db,
  );
  const before = await saved();
  const document = acceptedDocument('LIMITS-2');
  expectUnavailable(await me.call('PUT', `/customs-declarations/${id}`, document), /Too much is being done/);
  await sql`drop function hang cascade`.execute(running.db);
  expect(await saved()).toEqual(before);
});

test('while every connection is taken, a call is answered 503 in time, and health and sign-in as ever', async () => {
  // Of no save.
  await locked('transaction_statuses');
  const waiting = Array.from({ length: connections }, () => me.call('GET', '/transaction-statuses'));
  await eventually('all are taken', async () => {
    // Within a transaction PostgreSQL tells of those alone who were connected when it was asked first.
    await other.query('select pg_stat_clear_snapshot()');
    const { rows } = await other.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(rows[0]!.count) >= connections;
  });
  const [beyond, health, session, signedIn] = await Promise.all([
    me.call('GET', '/account/myCompany'),
    call(running.server, 'GET', '/health'),
    me.call('GET', '/checkToken'),
    running.signIn(),
  ]);
  expectUnavailable(beyond, /Too much is being done/);
  expect([health.status, session.status]).toEqual([200, 200]);
  expect(signedIn.token).toBeTruthy();
  for (const answer of await Promise.all(waiting)) expectUnavailable(answer, /Too much is being done/);
  await other.query('rollback');
  expect((await me.call('GET', '/account/myCompany')).status).toBe(200);
});

test('a transaction in which nothing is done for too long is ended and undone', async () => {
  const db = openDatabase(running.databaseUrl, { limits: { ...limits, idleMs: 100 } });
  const written = db.transaction().execute(async (transaction) => {
    await sql`create table never (n int)`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await sql`insert into never values (1)`.execute(transaction);
  });
  await expect(written).rejects.toBeInstanceOf(DatabaseTrouble);
  const { rows } = await sql<{ there: string | null }>`select to_regclass('never') as there`.execute(db);
  expect(rows).toEqual([{ there: null }]);
  await db.destroy();
});

test.each([
  ['read-only', 'default_transaction_read_only', 'on', /the database takes no changes/],
  // A limit of what may be set aside on disk stands for a disk that is full.
  ['full', 'temp_file_limit', '0', /the disk of the database is full/],
] as const)('health tells that nothing can be saved: %s', async (status, setting, value, words) => {
  const name = new URL(running.databaseUrl.replace('@/', '@host/')).pathname.slice(1);
  const cutOff = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid() and application_name = ''`;
  other.removeAllListeners('error').on('error', () => {});
  await other.end();
  await administer(running.databaseUrl, `alter database ${name} set ${setting} = '${value}'`);
  await administer(running.databaseUrl, cutOff);
  const sick = await eventually('health is ill', async () => {
    const answer = await call(running.server, 'GET', '/health');
    return answer.status === 503 && answer.body.data.status === status && answer;
  });
  expectUnavailable(sick, words);
  if (status === 'read-only') {
    expectUnavailable(await me.call('POST', '/customs-declarations', acceptedDocument('LIMITS-3')), words);
  }
  await administer(running.databaseUrl, `alter database ${name} reset ${setting}`);
  await administer(running.databaseUrl, cutOff);
  other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
  await eventually(
    'health is well',
    async () => (await call(running.server, 'GET', '/health')).status === 200,
  );
  await eventually('saves are taken', async () => {
    const { status: saved } = await me.call('POST', '/customs-declarations', acceptedDocument('LIMITS-4'));
    return saved === 201;
  });
});

test('the row by which health sees that something is written takes no more room, however often', async () => {
  const size = async () =>
    (await sql<{ size: number }>`select pg_relation_size('pulse') as size`.execute(running.db)).rows[0]!.size;
  await other.query('set synchronous_commit = off');
  const grown = async () => {
    const before = await size();
    await other.query(
      'do $$ begin for n in 1..1000 loop update pulse set at = clock_timestamp(); commit; end loop; end $$',
    );
    return (await size()) - before;
  };
  // Without room used again each round adds some 5 pages. Whoever reads at that moment keeps a round from using it.
  await expect.poll(grown, { timeout: 60_000 }).toBeLessThanOrEqual(8192);
});
