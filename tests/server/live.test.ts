import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCallCounts } from '../../src/server/call-limits.ts';
import { createPresence } from '../../src/server/live/presence.ts';
import { startSocket } from '../../src/server/live/socket.ts';
import { createLog } from '../../src/server/log.ts';
import { type Server, startServer } from '../../src/server/main.ts';
import { createBearers } from '../../src/server/sign-in/bearers.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import {
  call,
  eventually,
  type Person,
  type RunningServer,
  signIn,
  startTestServer,
  testSettings,
} from './running-server.ts';

// Runs on both databases: events go through LISTEN and NOTIFY.

let running: RunningServer;
let second: Server;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  second = await startServer(testSettings(running.databaseUrl), createLog('silent'));
  person = await running.signIn();
});
afterAll(async () => {
  await second.close();
  await running.close();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Listener {
  readonly socket: Socket;
  readonly heard: { id: number; revision: number }[];
  /** What it was told when it signed in. */
  readonly counters: unknown;
}

/** A socket that is in its rooms. */
async function listen(address: string, token: string): Promise<Listener> {
  const socket = io(address, { transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const heard: Listener['heard'] = [];
  socket.on('declaration', (event) => heard.push(event));
  socket.emit('auth', { token });
  const counters = await new Promise((resolve, reject) => {
    socket.once('authenticated', resolve);
    socket.once('disconnect', () => reject(new Error('hung up')));
  });
  return { socket, heard, counters };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a change reaches the company, its partner and administrators, in every process, and nobody else (API-254)', async () => {
  const tokenOf = async (email: string) => (await running.signIn(email)).token;
  const colleague = await listen(running.server.socketAddress, await tokenOf('colleague@tidewaiter.example'));
  const elsewhere = await listen(second.socketAddress, person.token);
  const partner = await listen(second.socketAddress, await tokenOf('partner@tidewaiter.example'));
  const admin = await listen(running.server.socketAddress, await tokenOf('admin@tidewaiter.example'));
  const stranger = await listen(running.server.socketAddress, await tokenOf('other@tidewaiter.example'));

  const { id } = (await person.call('POST', '/customs-declarations', {})).body.data;
  await person.call('PATCH', `/customs-declarations/${id}`, {
    revision: 1,
    patches: [{ op: 'set', path: ['internal_id'], value: 'live' }],
  });
  await settled();
  for (const { heard } of [colleague, elsewhere, partner, admin]) {
    expect(heard).toEqual([
      { id, revision: 1, status: 'draft', mrn: null },
      { id, revision: 2, status: 'draft', mrn: null, editor: null },
    ]);
  }
  expect(stranger.heard).toEqual([]);
});

test('a live connection is for pages of ours: of the host that was called, of our address, of a partner’s beside it', async () => {
  const branded = await startTestServer({
    publicUrl: 'https://app.tide.example',
    coBrand: { subdomain: 'harbour', name: 'Harbour Partners', logo: undefined },
  });
  const isLetIn = async (origin: string | undefined) => {
    const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin };
    const socket = io(branded.server.socketAddress, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders,
    });
    sockets.push(socket);
    return await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
    });
  };
  try {
    const ours = [
      undefined,
      'http://127.0.0.1:8000',
      'https://app.tide.example',
      'https://harbour.tide.example',
      'https://harbour.app.tide.example',
    ];
    for (const origin of ours) expect(await isLetIn(origin), origin).toBe(true);
    const others = [
      'null',
      'https://elsewhere.example',
      'https://app.tide.example.elsewhere.example',
      'https://harbour.elsewhere.example',
      'https://other.tide.example',
    ];
    for (const origin of others) expect(await isLetIn(origin), origin).toBe(false);
  } finally {
    await branded.close();
  }
});

test('a socket without a valid token is hung up on', async () => {
  await expect(listen(running.server.socketAddress, 'A'.repeat(43))).rejects.toThrow('hung up');
});

test('a logout hangs up on the sockets of its session, in every process', async () => {
  const leaving = await running.signIn();
  const { socket } = await listen(second.socketAddress, leaving.token);
  const hungUp = new Promise((resolve) => socket.once('disconnect', resolve));
  await leaving.call('POST', '/logout');
  await hungUp;
  expect(socket.connected).toBe(false);
});

describe('who else has a declaration open', () => {
  interface Told {
    readonly declaration: number;
    readonly others: readonly { name: string | null; isMe: boolean }[];
  }

  /** A socket with the declaration open, and what it was told last. */
  async function openAt(address: string, token: string, declaration: number, client: string = randomUUID()) {
    const { socket } = await listen(address, token);
    let last: Told['others'] = [];
    socket.on('editors', (told: Told) => {
      if (told.declaration === declaration) last = told.others;
    });
    socket.emit('open', { declaration, client });
    return {
      socket,
      client,
      sees: (others: Told['others']) =>
        eventually(`the others are ${JSON.stringify(others)}, not ${JSON.stringify(last)}`, async () =>
          isDeepStrictEqual(last, others),
        ),
      others: () => last,
    };
  }
  const made = async () => (await person.call('POST', '/customs-declarations', {})).body.data.id as number;
  const tokenOf = async (email: string) => (await running.signIn(email)).token;
  const named = (name: string) => ({ name, isMe: false });
  const unnamed = { name: null, isMe: false };
  const meElsewhere = { name: null, isMe: true };

  test('is told across processes, by name within the company and without a name beyond it', async () => {
    const id = await made();
    const dana = await openAt(running.server.socketAddress, person.token, id);
    const colin = await openAt(second.socketAddress, await tokenOf('colleague@tidewaiter.example'), id);
    await dana.sees([named('Colin Reach')]);
    await colin.sees([named('Dana Ferry')]);
    const pat = await openAt(second.socketAddress, await tokenOf('partner@tidewaiter.example'), id);
    await pat.sees([unnamed, unnamed]);
    await dana.sees([named('Colin Reach'), unnamed]);

    const stranger = await openAt(
      running.server.socketAddress,
      await tokenOf('other@tidewaiter.example'),
      id,
    );
    colin.socket.emit('close', { client: colin.client });
    await dana.sees([unnamed]);
    pat.socket.disconnect();
    await dana.sees([]);
    expect(stranger.others()).toEqual([]);
    expect(await running.db.selectFrom('open_editors').select('client').execute()).toEqual([
      { client: dana.client },
    ]);
  });

  test('tells of oneself in another window, and nothing of a window that came back at another process', async () => {
    const id = await made();
    const here = await openAt(running.server.socketAddress, person.token, id);
    const there = await openAt(second.socketAddress, person.token, id);
    await here.sees([meElsewhere]);
    await there.sees([meElsewhere]);
    const back = await openAt(running.server.socketAddress, person.token, id, there.client);
    await back.sees([meElsewhere]);
    there.socket.disconnect();
    // Somebody comes and goes at the other process: by then it has closed what it held of the window.
    const colin = await openAt(second.socketAddress, await tokenOf('colleague@tidewaiter.example'), id);
    await here.sees([named('Colin Reach'), meElsewhere]);
    colin.socket.disconnect();
    await here.sees([meElsewhere]);
    expect(await running.db.selectFrom('open_editors').select('client').execute()).toContainEqual({
      client: there.client,
    });
    back.socket.disconnect();
    await here.sees([]);
  });

  test('leaves no ghost of a process that was killed', async () => {
    const id = await made();
    const here = await openAt(running.server.socketAddress, person.token, id);
    const colin = await running.db
      .selectFrom('users')
      .where('email', '=', 'colleague@tidewaiter.example')
      .select('id')
      .executeTakeFirstOrThrow();
    await running.db
      .insertInto('open_editors')
      .values({
        client: 'of a killed process',
        user_id: colin.id,
        document_id: id,
        process: 'killed',
        expires_at: new Date(Date.now() + 12_000),
      })
      .execute();
    await here.sees([named('Colin Reach')]);
    await here.sees([]);
    expect(
      await running.db.selectFrom('open_editors').where('process', '=', 'killed').select('client').execute(),
    ).toEqual([]);
  });
});

test('a renewed session goes on over the same connection, until a sign-out by either of its tokens', async () => {
  for (const by of ['old', 'renewed'] as const) {
    const old = await running.signIn();
    const { socket, heard } = await listen(second.socketAddress, old.token);
    const { headers } = await old.call('GET', '/checkToken?renew=true');
    const token = { old: old.token, renewed: headers.get('refresh-token')! }[by];
    await running.db
      .updateTable('sessions')
      .set({ expires_at: sql<Date>`now() + interval '1 second'` })
      .where('expires_at', '<', sql<Date>`now() + interval '1 minute'`)
      .execute();
    if (by === 'renewed') await new Promise((resolve) => setTimeout(resolve, 1500));
    await person.call('POST', '/customs-declarations', {});
    await eventually('the connection still hears', async () => heard.length > 0);
    expect(socket.connected).toBe(true);
    await running.signIn('colleague@tidewaiter.example');
    const authorization = { authorization: `Bearer ${token}` };
    expect((await call(running.server, 'POST', '/logout', undefined, authorization)).status).toBe(200);
    await eventually('hung up', async () => !socket.connected);
  }
});

describe('a connection does not outlive its session', () => {
  const own = 'other@tidewaiter.example';
  /** A process that looks often, and that nobody tells anything. */
  async function deaf(judgeEveryMs: number) {
    const { settings, db } = running;
    const sessions = createSessions(settings);
    return await startSocket({
      settings: { ...settings, socketPort: 0 },
      db,
      signInDb: db,
      calls: createCallCounts(0),
      log: createLog('silent'),
      sessions,
      bearers: createBearers({ sessions, signInDb: db, strangersDb: db }),
      judgeEveryMs,
    });
  }

  test('also where no event tells of a sign-out, a block of the person or of the company', async () => {
    const socket = await deaf(100);
    const address = `http://127.0.0.1:${socket.port}`;
    try {
      const goes = ['sign-out', 'update users set state = 0', 'update companies set state = 0'] as const;
      for (const what of goes) {
        const somebody = await running.signIn('colleague@tidewaiter.example');
        const listener = await listen(address, somebody.token);
        await settled();
        expect(listener.socket.connected, what).toBe(true);
        if (what === 'sign-out') await somebody.call('POST', '/logout');
        else await sql.raw(what).execute(running.db);
        await eventually(`hung up after ${what}`, async () => !listener.socket.connected);
        await sql`update users set state = 1`.execute(running.db);
        await sql`update companies set state = 1`.execute(running.db);
      }
    } finally {
      await socket.close();
    }
  });

  test('after a sign-in elsewhere it ends with the time that was given, told once', async () => {
    await sql`update users set is_demonstration = false where email = ${own}`.execute(running.db);
    const socket = await deaf(100);
    try {
      const older = await running.signIn(own);
      const { socket: client } = await listen(`http://127.0.0.1:${socket.port}`, older.token);
      const told: number[] = [];
      client.on('auth_notification', ({ seconds }: { seconds: number }) => told.push(seconds));
      await running.signIn(own);
      await eventually('told without an event', async () => told.length > 0);
      await settled();
      expect(told).toEqual([60]);
      await sql`update sessions set expires_at = now() + interval '1 second' where superseded_at is not null`.execute(
        running.db,
      );
      await eventually('hung up', async () => !client.connected);
      expect(told).toEqual([60]);
    } finally {
      await socket.close();
    }
  });

  test('moves into the rooms of another role', async () => {
    const socket = await deaf(100);
    try {
      const colleague = await running.signIn('colleague@tidewaiter.example');
      const listener = await listen(`http://127.0.0.1:${socket.port}`, colleague.token);
      const ofOther = { id: 1, revision: 1, status: 'draft', mrn: null };
      const tell = () => socket.tell({ name: 'declaration', companyId: 987_654, data: ofOther });
      await tell();
      await settled();
      expect(listener.heard).toEqual([]);
      const email = 'colleague@tidewaiter.example';
      await sql`update users set role = 'manager' where email = ${email}`.execute(running.db);
      await settled();
      await tell();
      await eventually('heard', async () => listener.heard.length > 0);
      await sql`update users set role = 'user' where email = ${email}`.execute(running.db);
      await settled();
      await tell();
      await settled();
      expect(listener.heard).toHaveLength(1);
    } finally {
      await socket.close();
    }
  });
});

test('a sign-in elsewhere is told to the other windows of that person, with the time they have (SHL-090)', async () => {
  const own = 'other@tidewaiter.example';
  await sql`update users set is_demonstration = false where email = ${own}`.execute(running.db);
  const first = await listen(running.server.socketAddress, (await running.signIn(own)).token);
  const colleague = await listen(running.server.socketAddress, (await running.signIn()).token);
  const told: unknown[] = [];
  first.socket.on('auth_notification', (event) => told.push(event));
  colleague.socket.on('auth_notification', (event) => told.push({ wrong: event }));
  const newest = await signIn(second, own);
  const new_ = await listen(second.socketAddress, newest.token);
  const toldNewest: unknown[] = [];
  new_.socket.on('auth_notification', (event) => toldNewest.push(event));
  await eventually('the other window is told', async () => told.length > 0);
  await settled();
  expect(told).toEqual([{ seconds: 60 }]);
  expect(toldNewest).toEqual([]);
  await signIn(second, own);
  await eventually('the newest is told of the next', async () => toldNewest.length > 0);
  await settled();
  expect(toldNewest).toEqual([{ seconds: 60 }]);
  expect(told, 'nothing gives the first one more time').toEqual([{ seconds: 60 }]);
});

test('counters: what is written to the provider and plans asked for, at every process, until they are read (SHL-098, SHL-102, SHL-103, API-120, API-203, API-209)', async () => {
  const admin = await running.signIn('admin@tidewaiter.example');
  const counters = async () => (await admin.call('GET', '/init')).body.data.notifications;
  expect(await counters()).toEqual({ internal: 0, external: 0, upgrade_plan: 0 });
  const told: unknown[] = [];
  const { socket } = await listen(second.socketAddress, admin.token);
  const colleague = await listen(second.socketAddress, person.token);
  for (const name of ['notify_message', 'read_message']) {
    socket.on(name, ({ kind }: { kind: string }) => told.push([name, kind]));
    colleague.socket.on(name, (event) => told.push(['not theirs', event]));
  }
  const form = { title: 'A badge', content: 'It is refused.' };
  expect((await person.call('POST', '/contact-support', form)).status).toBe(200);
  await eventually('a message', async () => told.length === 1);
  expect((await person.call('PUT', '/account/upgradePlan', { plan_id: 3 })).status).toBe(200);
  await eventually('a plan', async () => told.length === 2);
  expect(await counters()).toEqual({ internal: 0, external: 1, upgrade_plan: 1 });
  const late = await listen(running.server.socketAddress, admin.token);
  expect(late.counters, 'whoever connects hears how many').toEqual(await counters());

  const [one, two] = await Promise.all(
    (['external', 'upgrade_plan'] as const).map((kind) =>
      running.db.selectFrom('unread_messages').where('kind', '=', kind).selectAll().executeTakeFirstOrThrow(),
    ),
  );
  const read = async (path: string, by = admin) => await by.call('GET', path);
  expect((await read(`/messages/${one!.message_id}`)).body.data).toMatchObject({
    ...form,
    name: 'Dana Ferry',
    email: 'demo@tidewaiter.example',
  });
  for (let again = 0; again < 2; again++) {
    expect((await read(`/messages/plan/${two!.message_id}`)).body.data).toMatchObject({
      customer: 'Estuary Forwarding Ltd',
      plan: 'pro',
      status: 'processing',
    });
  }
  expect((await read(`/messages/${one!.message_id}`, person)).status).toBe(403);
  expect((await read('/messages/999999')).status).toBe(404);
  expect(await counters()).toEqual({ internal: 0, external: 0, upgrade_plan: 0 });
  await settled();
  expect(told).toEqual([
    ['notify_message', 'external'],
    ['notify_message', 'upgrade_plan'],
    ['read_message', 'external'],
    ['read_message', 'upgrade_plan'],
  ]);
});

test('whatever is said on a live connection is no fault of the server', async () => {
  const { id } = (await person.call('POST', '/customs-declarations', {})).body.data;
  const { socket } = await listen(running.server.socketAddress, person.token);
  const before = running.log().length;
  const names = ['', '\0', '\ud800', 'x'.repeat(65), 5, null, {}, ['a']];
  for (const client of names) {
    for (const declaration of [id, -1, 1.5, 1e30, '1', null]) socket.emit('open', { declaration, client });
    socket.emit('close', { client });
  }
  for (const message of [null, 'x', [], () => {}]) socket.emit('open', message);
  for (const message of [undefined, null, 'x', { token: {} }, { token: '\0\ud800' }]) {
    const other = io(running.server.socketAddress, { transports: ['websocket'], reconnection: false });
    sockets.push(other);
    const hungUp = new Promise((resolve) => other.once('disconnect', resolve));
    other.emit('auth', message);
    expect(await hungUp, JSON.stringify(message)).toBe('io server disconnect');
  }
  socket.emit('open', { declaration: id, client: 'a window' });
  await eventually('the window', async () => {
    const open = await running.db.selectFrom('open_editors').select('client').execute();
    return open.some(({ client }) => client === 'a window');
  });
  expect(running.log().slice(before)).not.toContain('could not');
});

test('polling is not offered', async () => {
  const response = await fetch(`${running.server.socketAddress}/socket.io/?EIO=4&transport=polling`);
  expect(response.status).toBe(400);
});

test('a process has more editors and sign-ins than a query has parameters, and reads them all the same', async () => {
  const many = 70_000;
  const { id } = (await person.call('POST', '/customs-declarations', { customs_regime: 'import' })).body.data;
  const presence = createPresence(running.db, 'one with many');
  const { signIn, ...actor } = (await createSessions(running.settings).actorOf(running.db, person.token))!;
  expect(await presence.open({ signIn, ...actor }, 'window', id)).toBe(true);
  try {
    const ids = Array.from({ length: many }, (_, index) => id - many + index + 1);
    expect(await presence.editorsOf(ids)).toMatchObject([{ declarationId: id, client: 'window' }]);
    const signIns = [...Array.from({ length: many }, () => randomUUID()), signIn];
    const actors = await createSessions(running.settings).actorsOf(running.db, signIns);
    expect([...actors.keys()]).toEqual([signIn]);
  } finally {
    await presence.end();
  }
});
