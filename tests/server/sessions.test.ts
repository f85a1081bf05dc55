import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDownloadTokens } from '../../src/server/sign-in/download-tokens.ts';
import { insertSession, whileSessionsAreHeld } from './person-held.ts';
import { call, eventually, type Person, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: sessions end by the clock of the database.

const own = 'other@tidewaiter.example';
let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer();
  await sql`update users set is_demonstration = false where email = ${own}`.execute(running.db);
});
beforeEach(() => sql`delete from sessions`.execute(running.db));
afterEach(() => sql`delete from sign_in_attempts`.execute(running.db));
afterAll(() => running.close());

const check = (person: Person, renew = '') =>
  call(running.server, 'GET', `/checkToken?token=${person.token}${renew}`);

/** Seconds told to a live connection signed in as this person; undefined until it is. */
function listen(person: Person) {
  const socket = io(running.server.socketAddress, { transports: ['websocket'], forceNew: true });
  const told: number[] = [];
  let isReady = false;
  socket.on('connect', () => socket.emit('auth', { token: person.token }));
  socket.on('authenticated', () => {
    isReady = true;
  });
  socket.on('auth_notification', ({ seconds }: { seconds: number }) => told.push(seconds));
  return {
    told,
    ready: () => eventually('a live connection', async () => isReady),
    close: () => socket.close(),
  };
}

describe('a sign-in elsewhere', () => {
  test('ends the older session after 60 seconds, whatever its window does, and the newer one goes on (D-20, SHL-090)', async () => {
    const older = await running.signIn(own);
    const live = listen(older);
    await live.ready();
    const newer = await running.signIn(own);
    await eventually('the notification', async () => live.told.length > 0);
    live.close();
    expect(live.told).toEqual([60]);

    expect((await older.call('GET', '/init')).status, 'time to save').toBe(200);
    await sql`update sessions set expires_at = expires_at - interval '60 seconds' where superseded_at is not null`.execute(
      running.db,
    );
    expect((await check(older)).body.data, 'its last calls still arrive').toEqual({
      success: true,
      terminates_in: 0,
    });
    await sql`update sessions set expires_at = expires_at - interval '4 seconds' where superseded_at is not null`.execute(
      running.db,
    );
    expect((await older.call('GET', '/init')).status).toBe(401);
    expect((await newer.call('GET', '/init')).status).toBe(200);
    expect((await check(newer)).body.data).toEqual({ success: true });
  });

  test('is told to a window that was away by its next check and by the connection it comes back with', async () => {
    const older = await running.signIn(own);
    await running.signIn(own);
    const { status, body, headers } = await check(older);
    expect(status).toBe(200);
    expect(body.data.success).toBe(true);
    expect(body.data.terminates_in).toBeGreaterThan(50);
    expect(headers.get('token-end-time'), 'the banner counts, not the expiry window').toBeNull();
    const live = listen(older);
    await eventually('the notification', async () => live.told.length > 0);
    live.close();
    expect(live.told[0]).toBeGreaterThan(50);
  });

  test('leaves nothing to be renewed', async () => {
    const older = await running.signIn(own);
    await running.signIn(own);
    const { status, headers } = await check(older, '&renew=true');
    expect(status, 'it has time to save').toBe(200);
    expect(headers.get('refresh-token')).toBeNull();
  });

  test('tells a session that is being renewed at that moment how long it has', async () => {
    const older = await running.signIn(own);
    let answer: Awaited<ReturnType<typeof check>> | undefined;
    await whileSessionsAreHeld(running.db, own, {
      slowly: (signIn) =>
        sql`update sessions set superseded_at = now(), expires_at = now() + interval '203 seconds'`.execute(
          signIn,
        ),
      other: async () => {
        answer = await check(older, '&renew=true');
      },
    });
    expect([answer?.status, answer?.headers.get('refresh-token')]).toEqual([200, null]);
    expect(answer?.body.data.terminates_in, 'and takes nothing of it').toBeGreaterThan(100);
  });

  test('a third one does not give the first more time', async () => {
    const first = await running.signIn(own);
    await running.signIn(own);
    await sql`update sessions set expires_at = now() + interval '8 seconds' where superseded_at is not null`.execute(
      running.db,
    );
    await running.signIn(own);
    expect((await check(first)).body.data.terminates_in).toBeLessThanOrEqual(5);
  });

  test('of two at the same moment at most one session stays for good', async () => {
    await whileSessionsAreHeld(running.db, own, {
      slowly: (signIn) => insertSession(signIn, own, 'the first'),
      other: () => running.signIn(own),
    });
    const { rows } = await sql<{ first: boolean }>`
      select token_hash = 'the first' as first from sessions where superseded_at is null`.execute(running.db);
    expect(rows).toEqual([{ first: false }]);
  });

  test('touches nobody else, and no demonstration account: that may be signed in many times', async () => {
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const demo = await running.signIn();
    const live = listen(demo);
    await live.ready();
    await running.signIn();
    await running.signIn(own);
    expect((await check(demo)).body.data).toEqual({ success: true });
    expect((await check(colleague)).body.data).toEqual({ success: true });
    live.close();
    expect(live.told).toEqual([]);
  });

  test('with the setting 0 sign-ins stand side by side', async () => {
    const free = await startTestServer({ signInElsewhereSeconds: 0 });
    try {
      await sql`update users set is_demonstration = false`.execute(free.db);
      const older = await free.signIn();
      await free.signIn();
      const { body } = await call(free.server, 'GET', `/checkToken?token=${older.token}`);
      expect(body.data).toEqual({ success: true });
    } finally {
      await free.close();
    }
  });
});

describe('a renewal', () => {
  const renewed = async (person: Person) =>
    (await check(person, '&renew=true')).headers.get('refresh-token')!;
  const as = (token: string, method: string, path: string, body?: unknown) =>
    call(running.server, method, path, body, { authorization: `Bearer ${token}` });

  test('gives the same token to all who ask at once, and to whoever lost the answer: a sign-in has one session', async () => {
    const person = await running.signIn();
    const tokens = await Promise.all([renewed(person), renewed(person), renewed(person)]);
    // A call is given up after 30 seconds, and the next check comes within ten.
    await sql`update sessions set expires_at = expires_at - interval '45 seconds'`.execute(running.db);
    expect(new Set([...tokens, await renewed(person)]).size).toBe(1);
    await sql`update sessions set expires_at = expires_at - interval '61 seconds'`.execute(running.db);
    expect((await as(tokens[0]!, 'GET', '/init')).status).toBe(200);
    expect((await person.call('GET', '/init')).status).toBe(401);
    const { rows } = await sql`select 1 from sessions where expires_at > now()`.execute(running.db);
    expect(rows).toHaveLength(1);
  });

  test('ends with a sign-out by either token, and another sign-in of the person does not', async () => {
    for (const by of ['old', 'new'] as const) {
      const person = await running.signIn();
      const other = await running.signIn();
      const token = await renewed(person);
      await as(by === 'old' ? person.token : token, 'POST', '/logout');
      expect((await person.call('GET', '/init')).status, `the old one, by the ${by}`).toBe(401);
      expect((await as(token, 'GET', '/init')).status, `the new one, by the ${by}`).toBe(401);
      expect((await other.call('GET', '/init')).status).toBe(200);
    }
  });

  test('leaves a download token what it was', async () => {
    const person = await running.signIn();
    const { id } = (await person.call('POST', '/customs-declarations', {})).body.data;
    const path = '/api/customs-declarations/generate-report';
    const { token } = (await person.call('POST', '/download-token', { path })).body.data;
    await renewed(person);
    await sql`update sessions set expires_at = expires_at - interval '61 seconds'`.execute(running.db);
    const download = () =>
      fetch(`${running.server.address}${path}?id=${id}&token=${encodeURIComponent(token)}`);
    expect((await download()).status).not.toBe(401);
    await sql`delete from sessions`.execute(running.db);
    expect((await download()).status).toBe(401);
  });
});

describe('a download token', () => {
  const path = '/api/customs-declarations/generate-report';

  test('is asked for by the signed-in, for an address of the API', async () => {
    const person = await running.signIn();
    const { status, body } = await person.call('POST', '/download-token', { path });
    expect(status).toBe(200);
    expect(body.data.token).not.toContain(person.token);
    for (const wrong of ['https://elsewhere.example/api/x', '/login', `${path}?id=1`]) {
      expect((await person.call('POST', '/download-token', { path: wrong })).status).toBe(422);
    }
    expect((await call(running.server, 'POST', '/download-token', { path })).status).toBe(401);
  });

  test('opens one path, for 60 seconds, and only under our key', () => {
    const bearer = { signIn: '9b2f7a31-2c4e-4f05-8f0e-0a1b2c3d4e5f', userId: 7, companyId: 12 };
    const tokens = createDownloadTokens('a key');
    const token = tokens.issue(bearer, path);
    expect(tokens.bearerOf(token, path)).toEqual(bearer);
    expect(tokens.bearerOf(token, `${path}/1`)).toBeUndefined();
    expect(createDownloadTokens('another key').bearerOf(token, path)).toBeUndefined();
    for (const text of ['', '..', token.slice(0, -1), token.replace(/^../, '2z'), `x${token}`]) {
      expect(tokens.bearerOf(text, path), text).toBeUndefined();
    }
    const [session, user, company, end, signature] = token.split('.') as [
      string,
      string,
      string,
      string,
      string,
    ];
    const longer = (Number.parseInt(end, 36) + 60_000).toString(36);
    for (const told of [
      [session, user, company, longer],
      [session, '8', company, end],
      [session, `${user} ${company}`, end],
    ]) {
      expect(tokens.bearerOf([...told, signature].join('.'), path), told.join('.')).toBeUndefined();
    }
    const realNow = Date.now;
    try {
      Date.now = () => realNow() + 59_000;
      expect(tokens.bearerOf(token, path)).toEqual(bearer);
      Date.now = () => realNow() + 60_001;
      expect(tokens.bearerOf(token, path)).toBeUndefined();
    } finally {
      Date.now = realNow;
    }
  });
});
