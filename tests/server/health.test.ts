import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../src/server/storage/database.ts';
import { administer, templateSetting, testDatabase } from '../support/database.ts';
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

test('health tells within two seconds that others have all connections, while it keeps the one it has', async () => {
  const database = await testDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  // An ordinary role: connections of its owner are counted by none.
  const role = `tide_${randomUUID().slice(0, 8)}`;
  await admin.query(`create role ${role} login password 'tide'; grant create on schema public to ${role};
    do $$ declare one record; begin
      for one in select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      loop execute format('alter table %s owner to ${role}', one.name); end loop;
    end $$;
    grant all on all sequences in schema public to ${role}`);
  const url = database.url.replace(/^([a-z]+:\/\/)[^@/]*@/, `$1${role}:tide@`);
  const limited = await startTestServer({}, { url, drop: async () => {} });
  const health = async () => (await call(limited.server, 'GET', '/health')).status;
  try {
    const person = await limited.signIn();
    expect(await health()).toBe(200);
    await admin.query(`alter role ${role} connection limit 1`);
    // All but the one of health, which the database remembers by what it did last.
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = '${role}' and query !~ 'generate_series|lock table'`);
    const began = performance.now();
    expect(await health()).toBe(503);
    expect(performance.now() - began).toBeLessThan(2000);
    expect((await person.call('POST', '/customs-declarations', acceptedDocument('FULL-1'))).status).toBe(503);
    await admin.query(`alter role ${role} connection limit -1`);
    expect(await health()).toBe(200);
    expect((await person.call('POST', '/customs-declarations', acceptedDocument('FULL-2'))).status).toBe(201);
  } finally {
    await admin.query(`alter role ${role} connection limit -1`);
    await limited.close();
    await admin.query(`drop owned by ${role}`);
    await admin.end();
    await database.drop();
    await administer(process.env[templateSetting]!, `drop role ${role}`);
  }
});

test('connections that are all busy are no ailment while they come back, and are one when none does', async () => {
  const limits = { waitMs: 100, statementMs: 5000, lockMs: 5000, idleMs: 5000 };
  const pool = openPool(running.databaseUrl, { connections: 2, limits });
  try {
    const held = [await pool.connect(), await pool.connect()];
    expect(await pool.ailment()).toBeUndefined();
    const moving = pool.connect();
    held.pop()!.release();
    held.push(await moving);
    await expect(pool.connect()).rejects.toThrow('No connection of the database became free in time.');
    expect(await pool.ailment()).toBe('busy');
    held.pop()!.release();
    expect(await pool.ailment()).toBeUndefined();
    held.push(await pool.connect());
    expect(await pool.ailment()).toBeUndefined();
    for (const one of held) one.release();
  } finally {
    await pool.end();
  }
});
