import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAttempt } from '../../src/server/sign-in/attempts.ts';
import { createBearers } from '../../src/server/sign-in/bearers.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
/** Two connections, which `holding` takes. */
let strangersDb: Database;
const limits = { waitMs: 400, statementMs: 0, lockMs: 0, idleMs: 0 };

beforeAll(async () => {
  running = await startTestServer();
  strangersDb = openDatabase(running.databaseUrl, { connections: 2, limits });
});
afterAll(async () => {
  await strangersDb.destroy();
  await running.close();
});

/** While every connection for strangers is taken. */
async function holding(doing: () => Promise<void>): Promise<void> {
  let letGo = () => {};
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held: Promise<void>[] = [];
  while (held.length < 2) {
    await new Promise<void>((taken) => {
      const one = strangersDb.connection().execute(() => {
        held.push(one);
        taken();
        return over;
      });
      // A new connection may take longer on a busy machine than is waited for here.
      one.catch(() => taken());
    });
  }
  try {
    await doing();
  } finally {
    letGo();
    await Promise.all(held);
  }
}

/** What became of each: an actor, nobody, or the status it was refused with. */
const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason.status ?? one.reason.kind),
  );

test('tokens that were made up keep nobody waiting whose token was found good, and wait themselves within bounds', async () => {
  const { db, settings } = running;
  const sessions = createSessions(settings);
  const bearers = createBearers({ sessions, signInDb: db, strangersDb });
  const { token } = await running.signIn();
  expect(await bearers.actorOf(token, '192.0.2.1')).toMatchObject({ email: 'demo@tidewaiter.example' });

  await holding(async () => {
    const asked = outcomes([
      ...Array.from({ length: 500 }, (_, n) => bearers.actorOf(`made up ${n}`, '192.0.2.1')),
      bearers.actorOf('from elsewhere', '198.51.100.1'),
    ]);
    expect(await bearers.actorOf(token, '192.0.2.1')).toMatchObject({ email: 'demo@tidewaiter.example' });
    // Nobody waits for ever, and from elsewhere one still gets in line.
    const [waited, refused] = [Array(400).fill('busy'), Array(100).fill(503)];
    expect(await asked).toEqual([...waited, ...refused, 'busy']);
  });
  expect(await bearers.actorOf('made up', '192.0.2.1')).toBeUndefined();
});

test('a token that is good no more is a stranger’s again', async () => {
  const { db, settings } = running;
  const sessions = createSessions(settings);
  const bearers = createBearers({ sessions, signInDb: db, strangersDb });
  const person = await running.signIn('other@tidewaiter.example');
  await bearers.actorOf(person.token, '192.0.2.1');
  expect(sessions.isKnown(person.token)).toBe(true);
  await person.call('POST', '/logout');
  expect(await bearers.actorOf(person.token, '192.0.2.1')).toBeUndefined();
  expect(sessions.isKnown(person.token)).toBe(false);
});

test('in a server, tokens that were made up are looked up on connections of their own', async () => {
  const person = await running.signIn();
  const connections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database()`.execute(running.db);
    return rows[0]!.count;
  };
  const asked = async (authorization?: string) => {
    const headers = authorization === undefined ? undefined : { authorization };
    const calls = Array.from({ length: 60 }, () => person.call('GET', '/checkToken', undefined, headers));
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  expect(await asked()).toEqual(new Set([200]));
  const before = await connections();
  expect(await asked('Bearer made-up')).toEqual(new Set([401]));
  expect(await connections()).toBeGreaterThanOrEqual(before + 2);
});

test('attempts that are being counted wait for one connection, no more of one network than others wait for, and nobody with a known device for them', async () => {
  const attempt = (ip: string, db = strangersDb, device?: string) =>
    noteAttempt(db, { kind: 'sign-in', email: 'nobody@tidewaiter.example', ip, device });
  await holding(async () => {
    const began = performance.now();
    const ofOne = outcomes(Array.from({ length: 60 }, () => attempt('192.0.2.7')));
    const ofOthers = outcomes(Array.from({ length: 300 }, (_, n) => attempt(`198.51.${n}.7`)));
    expect(await attempt('192.0.2.7', running.db, 'laptop')).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(2000);
    const refused = (await ofOne).filter((one) => one === 503);
    expect(refused.length).toBeGreaterThanOrEqual(35);
    expect(new Set([...(await ofOne), ...(await ofOthers)])).toEqual(new Set(['busy', 503]));
    // Each that had the connection to itself waited for it; nobody else longer than they are patient.
    expect(performance.now() - began).toBeLessThan(8000);
  });
  await expect(attempt('198.51.100.7')).resolves.toBeUndefined();
});
