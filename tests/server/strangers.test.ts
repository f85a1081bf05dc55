import { setImmediate as settled } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBearers } from '../../src/server/sign-in/bearers.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { createStrangers } from '../../src/server/sign-in/strangers.ts';
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

  let madeUp: Promise<unknown[]> | undefined;
  await holding(async () => {
    madeUp = outcomes(Array.from({ length: 1500 }, (_, n) => bearers.actorOf(`made up ${n}`, '192.0.2.1')));
    const fromElsewhere = outcomes([bearers.actorOf('from elsewhere', '198.51.100.1')]);
    expect(await bearers.actorOf(token, '192.0.2.1')).toMatchObject({ email: 'demo@tidewaiter.example' });
    // From elsewhere one is among the next, and is told like them that no connection is free.
    expect(await fromElsewhere).toEqual(['busy']);
  });
  const found = await madeUp!;
  // Two were under way when a thousand waited, and one made room for who came from elsewhere.
  expect(found.filter((one) => one === 503).length).toBeGreaterThanOrEqual(499);
  expect(found.filter((one) => one === 'busy').length).toBeLessThanOrEqual(6);
  expect(await bearers.actorOf('made up', '192.0.2.1')).toBeUndefined();
});

test('a token that is good no more is a stranger’s again', async () => {
  const { db, settings } = running;
  const sessions = createSessions(settings);
  const bearers = createBearers({ sessions, signInDb: db, strangersDb });
  const person = await running.signIn('other@tidewaiter.example');
  await bearers.actorOf(person.token, '192.0.2.1');
  expect(sessions.knownOf(person.token)).toBeDefined();
  await person.call('POST', '/logout');
  expect(await bearers.actorOf(person.token, '192.0.2.1')).toBeUndefined();
  expect(sessions.knownOf(person.token)).toBeUndefined();
});

test('in a server, tokens that were made up are looked up on connections of their own', async () => {
  const person = await running.signIn();
  const asked = async (authorization?: string) => {
    const headers = authorization === undefined ? undefined : { authorization };
    const calls = Array.from({ length: 60 }, () => person.call('GET', '/checkToken', undefined, headers));
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  /** Connections on which the token of a session was looked for last. */
  const connections = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like '%"sessions"."token_hash" = $%'`.execute(running.db);
    return rows.map(({ pid }) => pid);
  };
  expect(await asked()).toEqual(new Set([200]));
  const before = await connections();
  expect(await asked('Bearer made-up')).toEqual(new Set([401]));
  expect((await connections()).filter((pid) => !before.includes(pid))).toHaveLength(2);
});

test('what strangers ask is done one thing at a time, by turns with those of networks from which somebody came in lately, whoever took the sign-in', async () => {
  const strangers = createStrangers(running.db);
  const order: string[] = [];
  const ask = (name: string, ip: string) =>
    strangers.lineOf({ email: '', ip })(async () => {
      order.push(name);
      if (name === 'first') await asked;
    });
  let goOn = () => {};
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await running.signIn();
  const all = [ask('first', '192.0.2.7')];
  await expect.poll(() => order).toEqual(['first']);
  strangers.noteSignIn('198.51.100.9');
  all.push(...Array.from({ length: 5 }, (_, n) => ask('flood', `203.${n}.113.7`)));
  all.push(ask('known from the audit', '127.0.0.1'), ask('known since', '::ffff:198.51.100.9'));
  all.push(ask('known flood', '127.0.0.1'));
  // Whether a network is known was read before: each has come into the line.
  await settled();
  goOn();
  await Promise.all(all);
  const flood = Array(4).fill('flood');
  const by = ['known since', 'known from the audit', 'flood', 'known flood', ...flood];
  expect(order).toEqual(['first', ...by]);
});

test('within a network people take turns: who guesses at a few waits behind themselves', async () => {
  const strangers = createStrangers(running.db);
  const order: string[] = [];
  let goOn = () => {};
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ask = (email: string) =>
    strangers.lineOf({ email, ip: '192.0.2.8' })(async () => {
      order.push(email);
      if (order.length === 1) await asked;
    });
  const all = [ask('first@b.example')];
  await expect.poll(() => order).toHaveLength(1);
  all.push(...Array.from({ length: 6 }, () => ask('guessed@b.example')), ask('other@b.example'));
  all.push(...Array.from({ length: 6 }, () => ask('guessed@b.example')));
  await settled();
  goOn();
  await Promise.all(all);
  expect(order.indexOf('other@b.example')).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(14);
});

test('those who prove a device stand in a line of their own, in which people take turns', async () => {
  const strangers = createStrangers(running.db);
  const order: string[] = [];
  let goOn = () => {};
  const asked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ask = (email: string, device?: string) =>
    strangers.lineOf({ email, ip: '192.0.2.7', device })(async () => {
      order.push(email);
      if (order.length === 1) await asked;
    });
  const all = Array.from({ length: 6 }, () => ask('flood@b.example', 'laptop'));
  await expect.poll(() => order).toEqual(['flood@b.example']);
  all.push(ask('other@b.example', 'phone'));
  await ask('stranger@b.example');
  expect(order).toEqual(['flood@b.example', 'stranger@b.example']);
  goOn();
  await Promise.all(all);
  expect(order[2]).toBe('other@b.example');
  expect(order).toHaveLength(8);
});
