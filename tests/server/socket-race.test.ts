import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { createCallCounts } from '../../src/server/call-limits.ts';
import { startSocket } from '../../src/server/live/socket.ts';
import { createLog } from '../../src/server/log.ts';
import { createBearers } from '../../src/server/sign-in/bearers.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { call, eventually, startTestServer } from './running-server.ts';

// Runs on both databases: it is a race of transactions.

test('a session that ends while its connection signs in leaves nobody connected', async () => {
  const running = await startTestServer();
  const { db, settings } = running;
  const sessions = createSessions(settings);
  const { token } = await running.signIn();
  const logOut = () =>
    call(running.server, 'POST', '/logout', undefined, { authorization: `Bearer ${token}` });
  const socket = await startSocket({
    settings,
    db,
    signInDb: db,
    calls: createCallCounts(0),
    log: createLog('silent'),
    sessions,
    bearers: {
      async actorOf(asked): Promise<Actor | undefined> {
        const actor = await sessions.actorOf(db, asked);
        await logOut();
        await socket.tell({ name: 'sign-in-ended', signIn: actor!.signIn });
        return actor;
      },
    },
  });
  const client = io(`http://127.0.0.1:${socket.port}`, { transports: ['websocket'], reconnection: false });
  try {
    const told: string[] = [];
    client.on('authenticated', () => told.push('authenticated'));
    const left = new Promise<void>((resolve) => client.on('disconnect', () => resolve()));
    client.emit('auth', { token });
    await left;
    expect(told).toEqual([]);
  } finally {
    client.close();
    await socket.close();
    await running.close();
  }
});

test('a connection that goes while it signs in is forgotten: nobody looks at its session any more', async () => {
  const running = await startTestServer();
  const { db, settings } = running;
  const sessions = createSessions(settings);
  const { token } = await running.signIn();
  await sql`update sessions set expires_at = now() + interval '2 seconds'`.execute(db);
  let looks = 0;
  const socket = await startSocket({
    settings,
    db,
    signInDb: db,
    bearers: createBearers({ sessions, signInDb: db, strangersDb: db }),
    calls: createCallCounts(0),
    log: createLog('silent'),
    sessions: {
      ...sessions,
      async actorsOf(...asked) {
        looks += 1;
        client.close();
        await new Promise((resolve) => setTimeout(resolve, 200));
        return await sessions.actorsOf(...asked);
      },
    },
    judgeEveryMs: 60_000,
  });
  const client = io(`http://127.0.0.1:${socket.port}`, { transports: ['websocket'], reconnection: false });
  try {
    client.emit('auth', { token });
    await eventually('the sign-in', async () => looks > 0);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(looks).toBe(1);
  } finally {
    client.close();
    await socket.close();
    await running.close();
  }
});

test('a sign-in elsewhere is told though another look at the session was on its way', async () => {
  const running = await startTestServer();
  const { db, settings } = running;
  const email = 'other@tidewaiter.example';
  await sql`update users set is_demonstration = false where email = ${email}`.execute(db);
  const sessions = createSessions(settings);
  const { token } = await running.signIn(email);
  const { userId } = (await sessions.actorOf(db, token))!;
  /** What each look waits for once it has looked: the sign-in's own, that from time to time, that after the event. */
  const gates = Array.from({ length: 3 }, () => {
    let open = () => {};
    const passed = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), passed };
  });
  let looks = 0;
  const socket = await startSocket({
    settings,
    db,
    signInDb: db,
    bearers: createBearers({ sessions, signInDb: db, strangersDb: db }),
    calls: createCallCounts(0),
    log: createLog('silent'),
    sessions: {
      ...sessions,
      async actorsOf(...asked) {
        const found = await sessions.actorsOf(...asked);
        looks += 1;
        await (gates[looks - 1]?.passed ?? new Promise(() => {}));
        return found;
      },
    },
    judgeEveryMs: 2000,
  });
  const client = io(`http://127.0.0.1:${socket.port}`, { transports: ['websocket'], reconnection: false });
  const told: unknown[] = [];
  client.on('auth_notification', (event) => told.push(event));
  try {
    gates[0]!.open();
    client.emit('auth', { token });
    await eventually('the look from time to time', async () => looks === 2);
    await running.signIn(email);
    const tells = socket.tell({ name: 'signed-in-elsewhere', userId });
    await eventually('the look after the event', async () => looks >= 3);
    gates[1]!.open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    gates[2]!.open();
    await tells;
    await eventually('told', async () => told.length > 0);
  } finally {
    client.close();
    await socket.close();
    await running.close();
  }
});
