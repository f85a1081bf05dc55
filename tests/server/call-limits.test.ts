import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callLimits, createCallCounts } from '../../src/server/call-limits.ts';
import { ApiError } from '../../src/server/errors.ts';
import {
  type Answer,
  acceptedDocument,
  call,
  eventually,
  type Person,
  type RunningServer,
  startSecondServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let me: Person;
let id: number;

beforeAll(async () => {
  running = await startTestServer({ callLimits: 1 });
  me = await running.signIn();
  id = (await me.call('POST', '/customs-declarations', acceptedDocument('CALLS-1'))).body.data.id;
});
afterAll(async () => await running.close());

/** Kinds of calls, by what they are called. */
const costly =
  /export\/|generate-report|\/import$|\/copy$|parse-|\/check(-tax)?$|-options\/|\/send|\/diff$|\/revisions|\/history$|\/(restore|outbox|done|assignee)$|^\/api\/(statistic|reports)\/|\/amend$|\/profile$|\/(notifications|additional-messages)$|\/templates\/:family$|\/list-customers$|\/ways$|-dictionaries\//;

/** What is written by one call of a company after the other. */
const inLine = /\/(badges|transaction-statuses)$/;

test('every call that costs says what: a large body, a search, a check, a copy, an export, a report, an import', () => {
  const silent = running.server.routes.filter(
    ({ method, url, access, cost, bodyLimit }) =>
      cost === 'call' &&
      access !== 'public' &&
      access !== 'customs' &&
      method !== 'HEAD' &&
      (costly.test(url) || (method !== 'GET' && inLine.test(url)) || bodyLimit > 1024 * 1024) &&
      // A mail with digits, and what was imported.
      !/\/import\/:id/.test(url) &&
      !(method === 'GET' && url === '/api/import'),
  );
  expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('one too many is answered 429 with words and the time to wait; others, and other calls, go on', async () => {
  const { aMinute } = callLimits.import.person;
  const send = (by: Person) => by.call('POST', '/import', {});
  const answers = [];
  while (answers.length < 5 * aMinute && answers.at(-1)?.status !== 429) answers.push(await send(me));
  const refused = answers.at(-1)!;
  expect(answers.length).toBeGreaterThan(aMinute);
  expect({ status: refused.status, body: refused.body }).toEqual({
    status: 429,
    body: {
      message: expect.stringContaining('Too many calls in a short time. Wait'),
      time: expect.any(Number),
    },
  });
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.time));
  expect(refused.body.time).toBeGreaterThan(0);
  expect((await me.call('GET', `/customs-declarations/${id}`)).status).toBe(200);
  expect((await send(await running.signIn('other@tidewaiter.example'))).status).not.toBe(429);
});

test('no more of a kind are under way at once than it says, and those that are over make room', async () => {
  const copy = () => me.call('POST', `/customs-declarations/${id}/copy`, {});
  const other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('lock table documents in exclusive mode');
  const { atOnce } = callLimits.copy.person;
  const refused: Answer[] = [];
  const answers = Array.from({ length: atOnce + 3 }, async () => {
    const answer = await copy();
    if (answer.status === 429) refused.push(answer);
    return answer.status;
  });
  await eventually('those beyond are refused', async () => refused.length === 3);
  await other.query('rollback');
  await other.end();
  expect(refused[0]!.body.message).toContain('Too many of your calls are under way');
  expect((await Promise.all(answers)).filter((status) => status === 201).length).toBe(atOnce);
  await eventually('there is room again', async () => (await copy()).status === 201);
});

test.each([
  ['a session', 'call', 'checkToken'],
  ['a download', 'report', 'customs-declarations/generate-report'],
] as const)(
  'one too many with the token of %s costs no question to the database, and nobody their sign-in',
  async (_of, kind, path) => {
    const download = await me.call('POST', '/download-token', { path: `/api/${path}` });
    const token = kind === 'call' ? me.token : download.body.data.token;
    const other = new pg.Client({ connectionString: running.databaseUrl });
    await other.connect();
    await other.query('begin');
    // Whoever asks who somebody is stands still.
    await other.query('lock table sessions in access exclusive mode');
    const { atOnce } = callLimits[kind].person;
    const beyond = 20;
    const answered: number[] = [];
    const calls = Array.from({ length: atOnce + beyond }, async () => {
      const { status } = await call(running.server, 'GET', `/${path}?id=999999&token=${token}`);
      answered.push(status);
    });
    await eventually('those beyond are refused', async () => answered.length === beyond);
    const wrong = { email: 'other@tidewaiter.example', password: 'not the password' };
    const signIn = await call(running.server, 'POST', '/login', wrong);
    expect([signIn.status, ...answered]).toEqual([401, ...Array.from({ length: beyond }, () => 429)]);
    await other.query('rollback');
    await other.end();
    await Promise.all(calls);
    expect(answered.filter((status) => status === 200 || status === 404)).toHaveLength(atOnce);
  },
);

test('a session that another process ended is refused at once, however often its token was taken before', async () => {
  const second = await startSecondServer(running);
  const person = await second.signIn('other@tidewaiter.example');
  const here = () =>
    call(running.server, 'GET', '/checkToken', undefined, { authorization: `Bearer ${person.token}` });
  expect([(await here()).status, (await here()).status]).toEqual([200, 200]);
  await person.call('POST', '/logout');
  expect((await here()).status).toBe(401);
  await second.close();
});

test('bodies of colleagues that come in slowly keep nobody of their company waiting', async () => {
  const path = '/parse-xml-notification';
  const form = (text: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\ncontent-type: text/xml\r\n\r\n${text}`;
  const type = 'multipart/form-data; boundary=x';
  const { person, company } = callLimits.parse;
  const { hostname, port } = new URL(running.server.address);
  const sockets: Socket[] = [];
  for (let n = 0; n * person.atOnce < company.atOnce; n += 1) {
    const email = `slow-${n}@tidewaiter.example`;
    await sql`insert into users (company_id, role, is_customer_manager, email, name, second_name, phone, password_hash)
      select company_id, 'user', 0, ${email}, 'Slow', 'Sender', '1', password_hash
      from users where email = 'demo@tidewaiter.example'`.execute(running.db);
    const colleague = await running.signIn(email);
    // Their own count while they come in: one is refused.
    const heard = await new Promise<string>((resolve) => {
      for (let begun = 0; begun <= person.atOnce; begun += 1) {
        const socket = connect(Number(port), hostname);
        socket.once('data', (answer) => resolve(String(answer)));
        socket.write(
          `POST /api${path} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${colleague.token}\r\n` +
            `content-type: ${type}\r\ncontent-length: 10000\r\n\r\n${form('<a>')}`,
        );
        sockets.push(socket);
      }
    });
    expect(heard).toMatch(/^HTTP\/1.1 429 /);
  }
  const mine = await me.call('POST', path, `${form('<a/>')}\r\n--x--\r\n`, { 'content-type': type });
  expect(mine.status).not.toBe(429);
  for (const socket of sockets) socket.destroy();
});

test('who hangs up gets no room by it: what is done for them goes on, and is counted until it ends', async () => {
  const other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('lock table documents in exclusive mode');
  const { atOnce } = callLimits.copy.person;
  const hangUp = async () => {
    const gone = new AbortController();
    const answer = fetch(`${running.server.address}/api/customs-declarations/${id}/copy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: gone.signal,
    }).then(
      ({ status }) => status,
      () => 'gone',
    );
    setTimeout(() => gone.abort(), 300);
    return await answer;
  };
  const answers = await Promise.all(Array.from({ length: atOnce }, hangUp));
  expect(answers).toEqual(Array.from({ length: atOnce }, () => 'gone'));
  expect((await me.call('POST', `/customs-declarations/${id}/copy`, {})).status).toBe(429);
  await other.query('rollback');
  await other.end();
  await eventually(
    'there is room again',
    async () => (await me.call('POST', `/customs-declarations/${id}/copy`, {})).status === 201,
  );
});

test('a body that is cut off in the middle takes no room for good', async () => {
  const { atOnce } = callLimits.save.person;
  const { host } = new URL(running.server.address);
  const [name, port] = host.split(':');
  for (let call = 0; call < atOnce + 2; call += 1) {
    const socket = connect(Number(port), name);
    await once(socket, 'connect');
    socket.write(
      `POST /api/customs-declarations HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${me.token}\r\n` +
        'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"half":',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  }
  await eventually('there is room', async () => {
    const made = await me.call('POST', '/customs-declarations', acceptedDocument(`CUT-${Date.now()}`));
    return made.status === 201;
  });
});

test('the figures stand in docs/security.md', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const figure = (count: number) => count.toLocaleString('en-GB');
  for (const [kind, { person, company }] of Object.entries(callLimits)) {
    const cells = [person.atOnce, person.aMinute, company.atOnce, company.aMinute].map(figure);
    expect(page).toMatch(new RegExp(`^\\| \\S.* \\(${kind}\\) \\| ${cells.join(' \\| ')} \\|$`, 'm'));
  }
});

test('a connection that says more than any window does is cut off', async () => {
  const client = io(running.server.socketAddress, { transports: ['websocket'], reconnection: false });
  const ended = new Promise((resolve) => client.once('disconnect', resolve));
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
  // Whoever says who it is stays.
  client.emit('auth', { token: me.token });
  await new Promise<void>((resolve) => client.once('authenticated', () => resolve()));
  for (let n = 0; n < 2000; n += 1) client.emit('open', { declaration: id, client: `window ${n}` });
  await ended;
  expect(client.connected).toBe(false);
});

describe('counts', () => {
  const actor = { userId: 1, companyId: 1 };
  const refusalOf = (begin: () => unknown) => {
    try {
      begin();
      return undefined;
    } catch (error) {
      return error as ApiError;
    }
  };
  const isRefused = (begin: () => unknown) => refusalOf(begin)?.body.time as number | undefined;

  test('whatever comes and ends, never more than allowed are under way, nor more begin than a minute gives', () => {
    const { person } = callLimits.import;
    const step = fc.oneof(
      fc.record({ wait: fc.integer({ min: 0, max: 20_000 }) }),
      fc.record({ end: fc.nat(5) }),
      fc.constant('begin' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let now = 0;
        const counts = createCallCounts(1, () => now);
        const running: (() => void)[] = [];
        let begun = 0;
        for (const one of steps) {
          if (one === 'begin') {
            try {
              running.push(counts.begin('import', actor));
              begun += 1;
            } catch (error) {
              expect(error).toBeInstanceOf(ApiError);
            }
          } else if ('wait' in one) now += one.wait;
          else running.splice(one.end, 1)[0]?.();
          expect(running.length).toBeLessThanOrEqual(person.atOnce);
          expect(begun).toBeLessThanOrEqual(person.aMinute * (1 + now / 60_000) + 1e-6);
        }
      }),
    );
  });

  test('after the time told, one more is taken; a colleague is not held back by somebody who calls without end', () => {
    let now = 0;
    const counts = createCallCounts(1, () => now);
    for (let n = 0; n < callLimits.export.person.aMinute; n += 1) counts.begin('export', actor)();
    const seconds = isRefused(() => counts.begin('export', actor));
    expect(seconds).toBeGreaterThan(0);
    expect(isRefused(() => counts.begin('export', { userId: 2, companyId: 1 }))).toBeUndefined();
    now += seconds! * 1000;
    expect(isRefused(() => counts.begin('export', actor))).toBeUndefined();
  });

  test('a company has its own measure, whoever of it calls', () => {
    const counts = createCallCounts(1, () => 0);
    const { atOnce } = callLimits.import.company;
    for (let userId = 1; userId <= atOnce; userId += 1) counts.begin('import', { userId, companyId: 1 });
    const refused = refusalOf(() => counts.begin('import', { userId: 99, companyId: 1 }))!;
    expect(refused.body.time).toBeGreaterThan(0);
    expect(refused.message).toContain('Too many calls of your company are under way');
    expect(isRefused(() => counts.begin('import', { userId: 99, companyId: 2 }))).toBeUndefined();
  });

  test('what colleagues called within a minute is told as theirs', () => {
    const counts = createCallCounts(1, () => 0);
    const { person, company } = callLimits.export;
    for (let n = 0; n < company.aMinute; n += 1)
      counts.begin('export', { userId: Math.floor(n / person.aMinute), companyId: 1 })();
    const refused = refusalOf(() => counts.begin('export', { userId: 99, companyId: 1 }))!;
    expect(refused.message).toMatch(/^Too many calls of your company in a short time\. Wait /);
  });

  test('what comes in counts for its sender, and for their company from when it is there', () => {
    const counts = createCallCounts(1, () => 0);
    const { person, company } = callLimits.parse;
    const receive = (userId: number) => counts.receive('parse', { userId, companyId: 1 });
    const mine = Array.from({ length: person.atOnce }, () => receive(0));
    expect(refusalOf(() => receive(0))!.message).toContain('Too many of your calls are under way');
    const others = Array.from({ length: company.atOnce }, (_, index) => receive(index + 1));
    for (const one of others) one.arrived();
    expect(refusalOf(() => mine[0]!.arrived())!.message).toContain('calls of your company are under way');
    expect(refusalOf(() => receive(99))!.message).toContain('calls of your company are under way');
    others[0]!.over();
    others[0]!.over();
    mine[0]!.arrived();
    expect(refusalOf(() => mine[1]!.arrived())).toBeDefined();
  });

  test('two hundred people who work all day are never refused', () => {
    let now = 0;
    const counts = createCallCounts(1, () => now);
    for (let second = 0; second < 180; second += 1) {
      now += 1000;
      for (let userId = 1; userId <= 200; userId += 1) {
        const person = { userId, companyId: 1 };
        // Each saves and looks up codes each other second, checks each ten seconds, sends and opens another each minute.
        if ((second + userId) % 2 === 0) counts.begin('search', person)();
        if ((second + userId) % 3 === 0) counts.begin('save', person)();
        if ((second + userId) % 10 === 0) counts.begin('check', person)();
        if ((second + userId) % 60 === 0)
          for (const kind of ['send', 'read', 'report'] as const) counts.begin(kind, person)();
      }
    }
  });
});
