import { Writable } from 'node:stream';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { createCallCounts } from '../../src/server/call-limits.ts';
import { refusals } from '../../src/server/errors.ts';
import { Arrivals, mostArrivals, mostUnsigned } from '../../src/server/live/arrivals.ts';
import { type LiveSocket, startSocket } from '../../src/server/live/socket.ts';
import { createLog } from '../../src/server/log.ts';
import { seldom, seldomOfEach } from '../../src/server/seldom.ts';
import { createSessions, type Sessions } from '../../src/server/sign-in/sessions.ts';
import { openByHand, type WebSocketByHand } from '../support/web-socket.ts';
import { eventually, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
let sessions: Sessions;
let live: LiveSocket | undefined;
const clients: Socket[] = [];
const byHand: WebSocketByHand[] = [];
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  sessions = createSessions(running.settings);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const one of byHand.splice(0)) one.end();
  await live?.close();
});
afterAll(() => running.close());

interface Looked {
  readonly token: string;
  readonly ip: string;
}

/** A live socket that counts what is looked up, and what is logged; `find` knows who comes with a token. */
async function start(find: (token: string) => Promise<Actor | undefined>, trustProxy = 0) {
  const looked: Looked[] = [];
  const lines: string[] = [];
  const { settings, db } = running;
  live = await startSocket({
    settings: { ...settings, socketPort: 0, callLimits: 1, trustProxy },
    db,
    signInDb: db,
    calls: createCallCounts(1),
    log: createLog(
      'info',
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(...String(chunk).trim().split('\n'));
          done();
        },
      }),
    ),
    sessions,
    bearers: {
      actorOf(token, ip) {
        looked.push({ token, ip });
        return find(token);
      },
    },
  });
  const { port } = live;
  return { looked, lines, connect: (from?: string) => connect(port, from) };
}
const known = (token: string) => sessions.actorOf(running.db, token);

function connect(port: number, from?: string): Socket {
  const client = io(`http://127.0.0.1:${port}`, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true },
    ...(from !== undefined && { extraHeaders: { 'x-forwarded-for': from } }),
  });
  clients.push(client);
  return client;
}

const heard = (client: Socket, ...names: string[]) =>
  new Promise<string>((resolve) => {
    for (const name of names) client.once(name, () => resolve(name));
  });

const never = new Promise<undefined>(() => {});

test('of the tokens that one connection tries one is looked up at a time, and after a few it is hung up on', async () => {
  const { looked, lines, connect } = await start(() => never);
  const flood = Array.from({ length: 20 }, () => connect());
  const gone = flood.map((client) => heard(client, 'disconnect'));
  for (const client of flood)
    client.on('connect', () => {
      for (let n = 0; n < 150; n += 1) client.emit('auth', { token: 'A'.repeat(43) });
    });
  await Promise.all(gone);
  expect(looked).toHaveLength(20);
  expect(lines).toHaveLength(1);
});

test('whatever else one says before it signs in, it is hung up on after a few things', async () => {
  const { looked, connect } = await start(() => never);
  const client = connect();
  const gone = heard(client, 'disconnect');
  client.on('connect', () => {
    for (let n = 0; n < 40; n += 1) client.emit('open', { declaration: 1, client: 'w' });
  });
  await gone;
  expect(looked).toEqual([]);
});

test('sign-ins for which there is no room are told in one line, without a stack', async () => {
  const { looked, lines, connect } = await start(() => Promise.reject(refusals.busy(3)));
  const gone = Array.from({ length: 30 }, () => {
    const client = connect();
    client.emit('auth', { token: 'A'.repeat(43) });
    return heard(client, 'disconnect');
  });
  await Promise.all(gone);
  expect(looked).toHaveLength(30);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, ip: '127.0.0.1', msg: 'A live connection was refused.' }),
  ]);
  expect(lines.join()).not.toContain('stack');
});

test('so are faults, with the stack of the first', async () => {
  const { lines, connect } = await start(() => Promise.reject(new Error('The database is away.')));
  const gone = Array.from({ length: 30 }, () => {
    const client = connect();
    client.emit('auth', { token: 'A'.repeat(43) });
    return heard(client, 'disconnect');
  });
  await Promise.all(gone);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('stack');
});

test('no more stand unsigned from one address than it says; whoever is signed in, or goes, makes room', async () => {
  const { connect } = await start(known);
  const unsigned = Array.from({ length: mostUnsigned }, () => connect());
  expect(new Set(await Promise.all(unsigned.map((one) => heard(one, 'connect', 'connect_error'))))).toEqual(
    new Set(['connect']),
  );
  expect(await heard(connect(), 'connect', 'connect_error')).toBe('connect_error');
  const [first, second] = unsigned;
  first!.emit('auth', { token: person.token });
  await heard(first!, 'authenticated');
  expect(await heard(connect(), 'connect', 'connect_error')).toBe('connect');
  expect(await heard(connect(), 'connect', 'connect_error')).toBe('connect_error');
  second!.disconnect();
  await eventually(
    'there is room',
    async () => (await heard(connect(), 'connect', 'connect_error')) === 'connect',
  );
  expect(first!.connected).toBe(true);
});

test('behind a proxy one is counted, and looked up, by the address that it tells', async () => {
  const { looked, connect } = await start(async () => undefined, 1);
  const from = '203.0.113.9, 198.51.100.7';
  const unsigned = Array.from({ length: mostUnsigned }, () => connect(from));
  await Promise.all(unsigned.map((one) => heard(one, 'connect')));
  expect(await heard(connect(from), 'connect', 'connect_error')).toBe('connect_error');
  const other = connect('198.51.100.8');
  other.emit('auth', { token: 'B' });
  await heard(other, 'disconnect');
  expect(looked).toEqual([{ token: 'B', ip: '198.51.100.8' }]);
});

test('a token that comes while another is looked at is looked at next, the last of several', async () => {
  let answer = (_actor: Actor | undefined) => {};
  const held = new Promise<Actor | undefined>((resolve) => {
    answer = resolve;
  });
  const { looked, connect } = await start((token) => (token === 'held' ? held : known(token)));
  const client = connect();
  let signedIn = 0;
  client.on('authenticated', () => {
    signedIn += 1;
  });
  client.emit('auth', { token: 'held' });
  await eventually('the first is looked at', async () => looked.length === 1);
  for (const token of ['passed over', person.token]) client.emit('auth', { token });
  // Until they are heard.
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer(await known(person.token));
  await eventually('it signed in with both', async () => signedIn === 2);
  expect(looked.map(({ token }) => token)).toEqual(['held', person.token]);
});

test('from one address come so many at once, and so many a second from then on', () => {
  let now = 0;
  const arrivals = new Arrivals(1, () => now);
  const come = (ip: string) => {
    let count = 0;
    while (count < 5000 && arrivals.comes(ip)) count += 1;
    return count;
  };
  expect(come('192.0.2.1')).toBe(mostArrivals.atOnce);
  expect(come('192.0.2.2')).toBe(mostArrivals.atOnce);
  now += 3000;
  expect(come('192.0.2.1')).toBe(3 * mostArrivals.aSecond);
  now += 3_600_000;
  expect(come('192.0.2.1')).toBe(mostArrivals.atOnce);
  expect(come('2001:db8::1')).toBe(mostArrivals.atOnce);
  expect(come('2001:db8::2')).toBe(0);
  // However many addresses come, those that came longest ago are forgotten, and one that stands there is not.
  const goes = arrivals.stands('192.0.2.2');
  for (let n = 0; n < 10_005; n += 1) arrivals.comes(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(come('2001:db8::1')).toBe(mostArrivals.atOnce);
  for (let n = 0; n < mostUnsigned - 1; n += 1) arrivals.stands('192.0.2.2');
  expect(come('192.0.2.2')).toBe(0);
  goes();
  const any = new Arrivals(0);
  for (let n = 0; n < 5000; n += 1) expect(any.comes('192.0.2.1')).toBe(true);
});

test('of many things one is told at once, the next with how many were passed over', () => {
  let now = 0;
  const told: unknown[] = [];
  const tell = seldom(
    (passedOver, what: string) => told.push([passedOver, what]),
    () => now,
  );
  for (const what of ['a', 'b', 'c']) tell(what);
  now += 10_000;
  tell('d');
  tell('e');
  expect(told).toEqual([
    [0, 'a'],
    [2, 'd'],
  ]);
});

test('of each kind of thing by itself', () => {
  const told: unknown[] = [];
  const tell = seldomOfEach(
    (kind: string) => kind,
    (passedOver, kind) => told.push([passedOver, kind]),
  );
  for (const kind of ['a', 'a', 'b', 'a', 'b']) tell(kind);
  expect(told).toEqual([
    [0, 'a'],
    [0, 'b'],
  ]);
});

async function handOf(port: number, token?: string): Promise<WebSocketByHand> {
  const one = await openByHand(port);
  byHand.push(one);
  if (token === undefined) return one;
  one.send('text', `42${JSON.stringify(['auth', { token }])}`);
  await one.told('42["authenticated"');
  return one;
}

test.each([
  ['a stranger', false],
  ['one signed in', true],
])('pings count as what is said: of %s few are answered, and then it is cut off', async (_, isSignedIn) => {
  const { lines } = await start(known);
  const one = await handOf(live!.port, isSignedIn ? person.token : undefined);
  one.send('ping', '', 2000);
  await one.gone;
  expect(lines.join()).toContain('It says more than any window does.');
});

test('who does not read what they are told is cut off before it fills the memory', async () => {
  const { lines } = await start(known);
  const one = await handOf(live!.port, person.token);
  const actor = (await known(person.token))!;
  one.pause();
  const told = { text: 'x'.repeat(10_000) };
  let sent = 0;
  // The system's own buffers take some megabytes first.
  for (; sent < 5000 && lines.length === 0; sent += 1) {
    await live!.tell({ name: 'notify_message', userId: actor.userId, data: told } as never);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(lines.join()).toContain('It does not read what it is told.');
  expect(sent).toBeLessThan(5000);
  one.resume();
  await one.gone;
});

test('who leaves is disconnected, and not only forgotten', async () => {
  await start(known);
  const one = await handOf(live!.port, person.token);
  one.send('text', '41');
  await one.gone;
});

test('a stranger who says nothing, and does not go when asked to, is cut off', async () => {
  await start(known);
  const one = await handOf(live!.port);
  // It answers no closing frame: a web socket would be waited for half a minute more.
  await one.gone;
}, 25_000);
