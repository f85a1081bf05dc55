import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

const limits = { waitMs: 20_000, statementMs: 60_000, lockMs: 60_000, idleMs: 60_000 };

let running: RunningServer;
let owner: Person;
let other: Person;
/** Somebody at a console. */
let someone: pg.Client;

beforeAll(async () => {
  // No count of calls keeps these from coming.
  running = await startTestServer({ callLimits: 0, databaseLimits: limits });
  owner = await running.signIn();
  other = await running.signIn('other@tidewaiter.example');
  someone = new pg.Client({ connectionString: running.databaseUrl });
  await someone.connect();
});
afterAll(async () => {
  await someone.end();
  await running.close();
});

async function inLine(): Promise<number> {
  await someone.query('select pg_stat_clear_snapshot()');
  const { rows } = await someone.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]!.count);
}

test('while all that a company asks for stands behind its own lock, another company has its list and saves', async () => {
  const company = (await owner.call('GET', '/init')).body.data.user.company.id;
  const badge = {
    badge: 'BADGE1234',
    description: 'Port of Felixstowe',
    csp: 'CNS',
    csp_env: 'TT',
    csp_client_id: 'client-of-cns',
    csp_client_pass: 'pass-of-cns',
    csp_topic: 'topic',
  };
  const { csp_client_pass: _pass, id, ...shown } = (await owner.call('POST', '/badges', badge)).body.data;
  await someone.query('begin');
  await someone.query('select 1 from companies where id = $1 for update', [company]);
  const held = Array.from({ length: 30 }, () => owner.call('PUT', '/badges', [{ id, ...shown }]));
  await eventually('they stand behind the lock', async () => (await inLine()) >= 6);

  const list = await other.call('GET', '/customs-declarations');
  const saved = await other.call('POST', '/customs-declarations', acceptedDocument('LOCKED-1'));
  expect([list.status, saved.status]).toEqual([200, 201]);
  expect(await inLine()).toBeGreaterThanOrEqual(6);

  await someone.query('rollback');
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
});
