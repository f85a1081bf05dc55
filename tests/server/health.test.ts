import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptedDocument,
  call,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let me: Person;
let id: number;
/** Somebody else at the same database, such as a person at a console. */
let other: pg.Client;

beforeAll(async () => {
  running = await startTestServer({
    databaseLimits: { waitMs: 5000, statementMs: 5000, lockMs: 100, idleMs: 5000 },
  });
  me = await running.signIn();
  id = (await me.call('POST', '/customs-declarations', acceptedDocument('HEALTH-0'))).body.data.id;
  other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await running.close();
});

let saves = 0;
const isSaved = async () => {
  const document = acceptedDocument(`HEALTH-${++saves}`);
  const made = await me.call('POST', '/customs-declarations', document);
  if (made.status !== 201) return false;
  return (await me.call('PUT', `/customs-declarations/${id}`, document)).status === 200;
};

test('health tells within two seconds that a table is held without which nothing is saved, of these alone', async () => {
  // The pulse is of health itself.
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'pulse'`.execute(
    running.db,
  );
  const told: string[] = [];
  const wanted: string[] = [];
  for (const { name } of rows) {
    await other.query(`begin; lock table ${name} in access exclusive mode`);
    const began = performance.now();
    const { status } = await call(running.server, 'GET', '/health');
    expect(performance.now() - began).toBeLessThan(2000);
    if (status === 503) told.push(name);
    if (!(await isSaved())) wanted.push(name);
    await other.query('rollback');
  }
  expect(told).toEqual(wanted);
  expect((await call(running.server, 'GET', '/health')).status).toBe(200);
});

test('health says nothing of a connection that was ended meanwhile: the database is asked by another', async () => {
  const health = () => call(running.server, 'GET', '/health');
  expect((await health()).status).toBe(200);
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await eventually('the ends are heard of', async () => (await isSaved().catch(() => false)) || undefined);
  expect((await health()).status).toBe(200);
});
