import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantedBearers, sealedTokens } from '../../src/server/authorisation/bearer.ts';
import { createSealing } from '../../src/server/authorisation/sealing.ts';
import { createLog } from '../../src/server/log.ts';
import { type Simulator, startSimulator } from '../../src/simulator/main.ts';
import { freePorts } from '../support/ports.ts';
import {
  acceptedDocument,
  call,
  callbackToken,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

const expiredCode =
  'Authorisation code has been expired. Please login to you Government Gateway account one more time.';

let running: RunningServer;
let simulator: Simulator;
let person: Person;
let count = 0;
let lrn: string;
/** Moves what the authority takes for now. */
let hoursLater = 0;

beforeAll(async () => {
  const [port] = await freePorts(1);
  simulator = await startSimulator({
    port: 0,
    callbackUrl: `http://127.0.0.1:${port}/api/notifications/cds`,
    callbackToken,
    switches: { oauth: 'on' },
    timeScale: 0.01,
    clock: () => new Date(Date.now() + hoursLater * 3_600_000),
  });
  running = await startTestServer({
    port,
    hmrcUrl: simulator.address,
    hmrcClientId: 'simulator-client',
    hmrcClientSecret: 'simulator-secret',
    tokenKey: 'key-of-the-authorisation-tests-0000',
  });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await simulator?.close();
});
beforeEach(() => {
  count += 1;
  lrn = `AUTHORISED-${count}`;
});

const create = async (by = person) =>
  (await by.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id as number;
const send = (id: number, by = person) =>
  by.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
const reset = (by = person) => by.call('POST', '/hmrc/reset-user-tokens');
const foreground = (id: number, by = person, more: object = {}) =>
  by.call('POST', '/hmrc/foreground-token', { id, env: 'CDS', provider: 'HMRC', type: 'send', ...more });
const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;

const ask = (id: number) =>
  person.call('POST', '/customs-declarations/authorize', { id, flag: '', env: 'CDS', provider: 'HMRC' });

/** What a person answers on the authority's page; gives the address they are sent back to. */
async function decide(url: string, decision = 'grant'): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
  return answer.headers.get('location')!;
}

/** The query of the return page a browser ends on. */
async function comeBack(url: string, decision?: string): Promise<Record<string, string>> {
  const answer = await fetch(await decide(url, decision), { redirect: 'manual' });
  expect(answer.status).toBe(302);
  const page = new URL(answer.headers.get('location')!, running.server.address);
  expect(page.pathname).toBe('/hmrc-auth-redirect');
  return Object.fromEntries(page.searchParams);
}

const sign = ({ code, env, type, id }: Record<string, string>, by = person) =>
  by.call('POST', '/hmrc/auth-sign-token', { id: Number(id), code, env, type });

/** The whole way: asked, granted, come back, stored. */
async function authorise(id: number, by = person) {
  const query = await comeBack((await foreground(id, by)).body.data.url);
  expect((await sign(query, by)).body).toMatchObject({ data: { tokenSaved: true } });
  return query;
}

/** A code shown twice may be stolen: the authority ends what was granted on it. */
async function revoke(code: string) {
  const answer = await fetch(`${simulator.address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'simulator-client',
      client_secret: 'simulator-secret',
      redirect_uri: `${running.server.address}/api/hmrc/return`,
      code,
    }),
  });
  expect(answer.status).toBe(400);
}

const change = (switches: object) =>
  fetch(`${simulator.address}/simulator/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  });

const stored = async () =>
  (
    await sql<{
      access_token: Buffer;
      refresh_token: Buffer;
      ended_at: Date | null;
      renewed_at: Date | null;
    }>`select * from authorisations`.execute(running.db)
  ).rows;

describe('whoever has not authorised', () => {
  test('is told so on sending, and nothing is queued', async () => {
    await reset();
    const id = await create();
    const { status, body } = await send(id);
    expect(status).toBe(409);
    expect(body.message).toMatch(/not authorised .* HMRC.*Government Gateway/);
    expect(body.data).toMatchObject({ outbox: null, authorisation: 'none' });
    expect((await read(id)).status).toBe('draft');
  });

  test('is given the address to open, with the scope of declarations (API-046, API-030)', async () => {
    const id = await create();
    const url = new URL((await foreground(id)).body.data.url);
    expect(url.origin + url.pathname).toBe(`${simulator.address}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'simulator-client',
      scope: 'write:customs-declaration',
      redirect_uri: `${running.server.address}/api/hmrc/return`,
    });
    expect(url.searchParams.get('state')!.length).toBeGreaterThan(40);

    const form = new FormData();
    const fields = { id: String(id), flag: '', env: 'CDS', provider: 'HMRC', user_id: '1' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const body of [form, new URLSearchParams(fields), JSON.stringify({ ...fields, id })]) {
      const answer = await fetch(`${running.server.address}/api/customs-declarations/authorize`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        body,
      });
      const { data } = (await answer.json()) as { data: { authorised: boolean; state: string; url: string } };
      expect(data).toMatchObject({ authorised: false, state: 'none' });
      expect(data.url).toContain('/oauth/authorize?');
    }
  });

  test('does not ask for somebody else, for a foreign declaration or as a reader (CUS-309)', async () => {
    const id = await create();
    const ask = (by: Person, body: object) => by.call('POST', '/customs-declarations/authorize', body);
    const body = { id, flag: '', env: 'CDS', provider: 'HMRC', user_id: '99' };
    expect((await ask(person, body)).status).toBe(403);
    const stranger = await running.signIn('other@tidewaiter.example');
    const reader = await running.signIn('editor@tidewaiter.example');
    const { user_id: _own, ...mine } = body;
    for (const [by, status] of [
      [stranger, 404],
      [reader, 403],
    ] as const) {
      expect((await ask(by, mine)).status).toBe(status);
      expect((await foreground(id, by)).status).toBe(status);
    }
    expect((await call(running.server, 'POST', '/hmrc/reset-user-tokens')).status).toBe(401);
    expect((await foreground(id, person, { provider: 'CNS' })).status).toBe(422);
  });

  test('needs no authorisation for a community system, which knows the badge', async () => {
    const id = await create();
    const ask = (body: object, by = person) => by.call('POST', '/customs-declarations/authorize', body);
    for (const provider of ['CNS', 'MCP'])
      expect(await ask({ id, env: 'CDS', provider })).toMatchObject({
        status: 200,
        body: { data: { authorised: true, state: 'not-needed' } },
      });
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await ask({ id, env: 'CDS', provider: 'CNS' }, stranger)).status).toBe(404);
  });

  test('cannot come back in the name of another call: every call of it is for senders with a session', async () => {
    const reader = await running.signIn('editor@tidewaiter.example');
    const body = { id: 1, env: 'CDS', provider: 'HMRC', type: 'send', code: 'code' };
    for (const path of ['foreground-token', 'auth-callback', 'auth-sign-token']) {
      expect((await reader.call('POST', `/hmrc/${path}`, body)).status).toBe(403);
      expect((await call(running.server, 'POST', `/hmrc/${path}`, body)).status).toBe(401);
      expect((await person.call('POST', `/hmrc/${path}`, {})).status).toBe(422);
    }
    const authorize = '/customs-declarations/authorize';
    expect((await call(running.server, 'POST', authorize, body)).status).toBe(401);
    for (const wrong of [{ id: 1 }, { id: 1, env: 'XYZ' }, { id: 1, env: 'CDS', flag: 'PROD' }])
      expect((await person.call('POST', authorize, wrong)).status).toBe(422);
  });
});

describe('coming back from customs', () => {
  test('names the declaration and what to send; the token is stored sealed and used (API-047, API-048, API-049, AUT-068)', async () => {
    const id = await create();
    const query = await comeBack((await foreground(id)).body.data.url);
    expect(query).toMatchObject({ provider: 'HMRC', type: 'send', env: 'CDS', id: String(id) });
    const { id: text, ...rest } = query;
    const back = await person.call('POST', '/hmrc/auth-callback', { ...rest, id: Number(text) });
    expect(back.body).toEqual({ data: { provider: 'HMRC', type: 'send', env: 'CDS', id } });
    expect((await sign(query)).body).toEqual({ data: { tokenSaved: true } });
    expect((await ask(id)).body).toEqual({ data: { authorised: true, state: 'granted' } });

    expect((await send(id)).status).toBe(200);
    await eventually('the declaration accepted', async () => (await read(id)).facts.accepted);
    const [row] = await stored();
    for (const sealed of [row!.access_token, row!.refresh_token])
      expect(sealed.toString('latin1')).not.toMatch(/[\w-]{32}/);
    expect(running.log()).not.toContain(query.code);
  });

  test('a code works once, for the one who asked, in time (AUT-069, SHL-129)', async () => {
    const id = await create();
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const query = await comeBack((await foreground(id)).body.data.url);
    const refused = async (answer: ReturnType<typeof sign>) => {
      const { status, body } = await answer;
      expect({ status, message: body.message }).toEqual({ status: 422, message: expiredCode });
    };
    const stranger = await running.signIn('other@tidewaiter.example');
    for (const by of [colleague, stranger]) {
      await refused(sign(query, by));
      const { id: text, ...rest } = query;
      await refused(by.call('POST', '/hmrc/auth-callback', { ...rest, id: Number(text) }));
    }
    await refused(sign({ ...query, id: String(await create()) }));
    await refused(sign({ ...query, code: 'made-up' }));
    expect((await sign(query)).status).toBe(200);
    await refused(sign(query));

    hoursLater = 1;
    const late = comeBack((await foreground(id)).body.data.url);
    const lateQuery = await late;
    hoursLater = 2;
    await refused(sign(lateQuery));
    hoursLater = 0;
  });

  test('after more than an hour is too late, though customs still takes the code', async () => {
    const id = await create();
    const { code, env, type, ...rest } = await comeBack((await foreground(id)).body.data.url);
    await sql`update authorisation_requests set expires_at = now() - interval '1 second'`.execute(running.db);
    const back = { code, env, type, ...rest, id };
    for (const path of ['/hmrc/auth-callback', '/hmrc/auth-sign-token']) {
      const { status, body } = await person.call('POST', path, back);
      expect({ path, status, message: body.message }).toEqual({ path, status: 422, message: expiredCode });
    }
  });

  test('a state brings back once: a second code with it changes nothing', async () => {
    const id = await create();
    const address = await decide((await foreground(id)).body.data.url);
    const arrive = async (at: string) =>
      new URL((await fetch(at, { redirect: 'manual' })).headers.get('location')!, address).searchParams;
    const first = Object.fromEntries(await arrive(address));
    expect(first.code).toBeDefined();
    const forged = new URL(address);
    forged.searchParams.set('code', 'code-of-somebody-else');
    expect((await arrive(forged.href)).get('error')).toBe('unknown_state');
    expect((await sign(first)).status).toBe(200);
  });

  test.each([
    ['is away', { outage: 'unavailable' }, /gave no answer, so nothing was granted/],
    ['answers what cannot be used', { outage: 'failing' }, /gave no answer, so nothing was granted/],
  ])('when customs %s, nothing is granted and the person is told', async (_what, switches, words) => {
    await reset();
    const query = await comeBack((await foreground(await create())).body.data.url);
    await change(switches);
    const answer = await sign(query);
    await change({ outage: 'none' });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(words)]);
    expect(await stored()).toEqual([]);
  });

  test('when customs does not know this Tidewaiter, the person is told whom to ask', async () => {
    const stranger = await startTestServer(
      { ...running.settings, port: 0, hmrcClientSecret: 'another secret' },
      { url: running.databaseUrl, drop: async () => {} },
    );
    try {
      const query = await comeBack((await foreground(await create())).body.data.url);
      const answer = await sign(query, await stranger.signIn());
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'HMRC does not know this Tidewaiter (invalid_client). Tell whoever runs it.',
      ]);
    } finally {
      await stranger.close();
    }
  });

  test('a refusal there and a state nobody asked with are said on the return page', async () => {
    const id = await create();
    const denied = await comeBack((await foreground(id)).body.data.url, 'deny');
    expect(denied).toMatchObject({ id: String(id), env: 'CDS', error: 'access_denied' });
    expect(denied.code).toBeUndefined();
    const invented = await fetch(`${running.server.address}/api/hmrc/return?code=x&state=y`, {
      redirect: 'manual',
    });
    expect(invented.headers.get('location')).toBe('/hmrc-auth-redirect?error=unknown_state');
  });
});

describe('an authorisation', () => {
  test('is renewed before it runs out, once, however many messages wait for it', async () => {
    await authorise(await create());
    await sql`update authorisations set expires_at = now()`.execute(running.db);
    const ids = await Promise.all([1, 2, 3].map(() => create()));
    await Promise.all(
      ids.map((id, index) =>
        person.call('POST', '/customs-declarations/send', {
          id,
          data_j: JSON.stringify(acceptedDocument(`${lrn}-${index}`)),
        }),
      ),
    );
    for (const id of ids) await eventually('accepted', async () => (await read(id)).facts.accepted);
    expect((await stored())[0]).toMatchObject({ ended_at: null, renewed_at: expect.any(Date) });
  });

  test('is renewed once when several ask for its token at the same moment, and nothing is held in the database while customs are asked', async () => {
    let renewals = 0;
    const held: unknown[] = [];
    const endpoint = createServer(async (request, response) => {
      renewals += 1;
      const tokens = { access_token: `access-${renewals}`, refresh_token: 'refresh', expires_in: 14_400 };
      request.resume();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { rows } = await sql`select query from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and query like '%authorisations%'`.execute(
        running.db,
      );
      held.push(...rows);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tokens));
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
    const sealing = createSealing('key of the renewals');
    const { rows } = await sql<{ id: number }>`select id from users order by id limit 1`.execute(running.db);
    const of = { user_id: Number(rows[0]!.id), authority: url };
    const tokens = { accessToken: 'old', refreshToken: 'refresh', expiresAt: new Date() };
    const granted = { ...of, ...sealedTokens(sealing, of, tokens), granted_at: new Date() };
    await running.db.insertInto('authorisations').values(granted).execute();
    const application = { url, clientId: 'one', clientSecret: 'two' };
    const log = createLog('silent');
    const bearers = grantedBearers({ db: running.db, application, sealing, log });

    const found = await Promise.all([1, 2, 3].map(() => bearers.of(of.user_id)));
    await running.db.deleteFrom('authorisations').where('authority', '=', url).execute();
    endpoint.close();
    expect(found).toEqual([1, 2, 3].map(() => ({ kind: 'token', token: 'access-1' })));
    expect(renewals).toBe(1);
    expect(held).toEqual([]);
  });

  test('is renewed when customs takes its token no more', async () => {
    await authorise(await create());
    hoursLater = 5;
    const id = await create();
    await send(id);
    const { outbox } = await eventually('the declaration accepted', async () => {
      const view = await read(id);
      return view.facts.accepted && view;
    });
    hoursLater = 0;
    expect(outbox, 'customs may have either of two posts').toMatchObject({ reposted: true, left_count: 2 });
  });

  test('that was revoked ends: the message waits with the reason and leaves when authorised again', async () => {
    const { code } = await authorise(await create());
    await revoke(code!);
    const id = await create();
    expect((await send(id)).status).toBe(200);
    const { reason } = await eventually('a reason', async () => {
      const { outbox } = await read(id);
      return outbox.state === 'waiting' && outbox.reason !== null && outbox;
    });
    expect(reason).toMatch(/authorisation .* ended.*Government Gateway/);
    expect((await stored())[0]!.ended_at).toBeInstanceOf(Date);
    const again = await create();
    expect((await ask(again)).body.data).toMatchObject({
      authorised: false,
      state: 'ended',
      url: expect.stringContaining('/oauth/authorize?'),
    });
    expect(await send(again)).toMatchObject({ status: 409, body: { data: { authorisation: 'ended' } } });

    const release = { decision: 'release' };
    expect(await person.call('POST', `/customs-declarations/${id}/outbox`, release)).toMatchObject({
      status: 409,
      body: { data: { authorisation: 'ended' } },
    });
    // A second click finds the first, whatever else keeps it from leaving.
    expect(await send(id)).toMatchObject({
      status: 409,
      body: { data: { authorisation: 'ended', outbox: { document_id: id, outcome: null } } },
    });

    // By itself the message would not be tried for minutes.
    await eventually('the message put off', async () => {
      const put = await sql`update outbox set next_attempt_at = now() + interval '4 minutes'
        where document_id = ${id} and state = 'waiting'`.execute(running.db);
      return put.numAffectedRows === 1n;
    });
    await authorise(again);
    await eventually('the waiting declaration accepted', async () => (await read(id)).facts.accepted);
  });

  test('that cannot be renewed after a post was refused for its token: customs may have taken that post', async () => {
    lrn = `TTHAS401-${count}`;
    const id = await create();
    await authorise(id);
    await running.db
      .updateTable('authorisations')
      .set({ refresh_token: Buffer.from('sealed by nobody') })
      .execute();
    expect((await send(id)).status).toBe(200);
    const { outbox } = await eventually('the declaration accepted', async () => {
      const view = await read(id);
      return view.facts.accepted && view.outbox.state === 'sent' && view;
    });
    expect(outbox.reposted).toBe(true);
    await authorise(await create());
  });

  test('is forgotten on the wish of its owner alone (API-050)', async () => {
    const id = await create();
    await authorise(id);
    const colleague = await running.signIn('colleague@tidewaiter.example');
    await reset(colleague);
    expect(await stored()).toHaveLength(1);
    const { status, body } = await reset();
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Tokens were successfully deleted',
    });
    expect(await stored()).toHaveLength(0);
    expect((await send(id)).status).toBe(409);
  });

  test('is in the audit without its secrets', async () => {
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit where action like 'customs authorisation%'`.execute(running.db);
    const actions = new Set(rows.map(({ action }) => action));
    expect([...actions].sort()).toEqual([
      'customs authorisation ended',
      'customs authorisation forgotten',
      'customs authorisation granted',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/token|code/);
  });
});
