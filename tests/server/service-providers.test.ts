import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { providers } from '../../src/server/sending/provider.ts';
import { startSimulator } from '../../src/simulator/main.ts';
import { freePorts } from '../support/ports.ts';
import { notification } from './notifications.ts';
import {
  acceptedDocument,
  call,
  callbackToken,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { answer, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let hmrc: SmallAuthority;
let cns: SmallAuthority;
let live: SmallAuthority;
let mcp: SmallAuthority;
let running: RunningServer;
let owner: Person;
let admin: Person;
let company: number;
beforeAll(async () => {
  hmrc = await startSmallAuthority();
  cns = await startSmallAuthority();
  live = await startSmallAuthority();
  mcp = await startSmallAuthority();
  running = await startTestServer({
    hmrcUrl: hmrc.url,
    serviceProviders: {
      CNS: { urls: { TT: cns.url, TDR: cns.url, PROD: live.url }, isSimulator: false },
      MCP: { urls: { TT: mcp.url }, isSimulator: true },
    },
  });
  owner = await running.signIn();
  admin = await running.signIn('admin@tidewaiter.example');
  company = (await owner.call('GET', '/init')).body.data.user.company.id;
});
afterAll(async () => {
  await running?.close();
  await Promise.all([hmrc, cns, live, mcp].map((authority) => authority?.close()));
});

beforeEach(() => addBadge());
afterEach(async () => {
  await sql`delete from badges`.execute(running.db);
  cns.refuseClient(undefined);
  await setEnvironments({ HMRC: 'TT', CNS: 'TT', MCP: 'TT' });
});

const addBadge = async (more: object = {}, by = owner) =>
  (
    await by.call('POST', '/badges', {
      badge: 'CNSBADGE',
      description: 'Felixstowe',
      csp: 'CNS',
      csp_env: 'TT',
      csp_client_id: 'client-of-cns',
      csp_client_pass: 'pass-of-cns',
      csp_topic: 'topic',
      ...more,
    })
  ).body.data.id as number;
const setEnvironments = (csp_env: object) => admin.call('PUT', `/customers/${company}`, { csp_env });

let count = 0;
const create = async (more: object = {}, by = owner) => {
  count += 1;
  const lrn = `CSP-${count}`;
  const { id } = (await by.call('POST', '/customs-declarations', { ...acceptedDocument(lrn), ...more })).body
    .data;
  return { id: id as number, lrn };
};
const sendCsp = (id: number, fields: object, by = owner) =>
  by.call('POST', `/customs-declarations/${id}/send-csp`, { type: 'send', ...fields });
const send = async (fields: object = {}, more: object = {}) => {
  const { id, lrn } = await create(more);
  return { id, lrn, answer: await sendCsp(id, fields) };
};
const posted = (authority: SmallAuthority, lrn: string) =>
  eventually(`${lrn} posted`, async () => authority.posted.find((post) => post.lrn === lrn));
/** CNS counts as away, and is not tried for minutes unless somebody asks for it. */
const closeCns = (lane: 'CNS CDS' | 'CNS CDS PROD' = 'CNS CDS') =>
  sql`insert into authorities (name, failures, away_since, closed_until)
  values (${lane}, 9, now(), now() + interval '4 minutes')
  on conflict (name) do update set failures = 9, away_since = now(),
  closed_until = excluded.closed_until`.execute(running.db);
const outbox = async (id: number) =>
  (await owner.call('GET', `/customs-declarations/${id}`)).body.data.outbox;
const waiting = (id: number, reason: RegExp) =>
  eventually(`${id} waiting for ${reason}`, async () => {
    const found = await outbox(id);
    return found.state === 'waiting' && reason.test(found.reason ?? '');
  });

/** It was posted, and what that tells of the authority is noted. */
const left = async (id: number) => {
  await eventually(`${id} left`, async () => (await outbox(id)).state === 'sent');
  await new Promise((resolve) => setTimeout(resolve, 300));
};

test('CUS-005: where messages go is HMRC, CNS or MCP to the letter, in payloads and in settings', async () => {
  expect(providers).toEqual(['HMRC', 'CNS', 'MCP']);
  const { id } = await create();
  for (const provider of ['cns', 'Hmrc', 'DTI']) {
    const xml = { type: 'send', provider };
    expect((await owner.call('POST', `/customs-declarations/${id}/send-xml`, xml)).status).toBe(422);
    expect((await sendCsp(id, { provider })).status).toBe(422);
  }
  for (const csp of ['cns', 'DTI']) {
    const badge = { badge: 'BADGE1', description: 'x', csp, csp_env: 'TT', csp_topic: 'x' };
    const secrets = { csp_client_id: 'x', csp_client_pass: 'x' };
    expect((await owner.call('POST', '/badges', { ...badge, ...secrets })).status).toBe(422);
    expect((await setEnvironments({ [csp]: 'TT' })).status).toBe(422);
  }
  expect((await setEnvironments({ HMRC: 'TT', CNS: 'TT', MCP: 'TT' })).status).toBe(200);
});

describe('sending by a badge (API-025, CUS-007, CUS-008)', () => {
  test("a message goes to CNS by HMRC's published API, with badge and submitter, and to HMRC not at all", async () => {
    const { lrn, answer: sent } = await send({ badge: 'CNSBADGE' });
    expect(sent.status).toBe(200);
    expect(sent.body.data.outbox).toMatchObject({
      provider: 'CNS',
      environment: 'TT',
      badge: 'CNSBADGE',
      lrn,
    });
    const { headers } = await posted(cns, lrn);
    expect(headers).toMatchObject({
      'x-badge-identifier': 'CNSBADGE',
      'x-submitter-identifier': acceptedDocument('').declarant_identNo,
      accept: 'application/vnd.hmrc.2.0+xml',
      'content-type': 'application/xml; charset=utf-8',
    });
    expect(headers.authorization).toMatch(/^Bearer token-\d+$/);
    expect(hmrc.posted).toEqual([]);
    await eventually('the answer', async () => (await outbox(sent.body.data.id)).state === 'sent');
  });

  test('a form does as well, and the badge may be left out where the company has one alone', async () => {
    const { id, lrn } = await create();
    const form = new FormData();
    form.set('type', 'send');
    form.set('provider', 'CNS');
    const response = await fetch(`${running.server.address}/api/customs-declarations/${id}/send-csp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: form,
    });
    expect(response.status).toBe(200);
    expect((await posted(cns, lrn)).headers['x-badge-identifier']).toBe('CNSBADGE');
  });

  test('a form in data_j is saved and sent; what cannot be an EORI number is no submitter', async () => {
    const { id, lrn } = await create();
    const document = { ...acceptedDocument(lrn), declarant_identNo: 'GB 1234 5678' };
    const sent = await sendCsp(id, { provider: 'CNS', data_j: JSON.stringify(document) });
    expect(sent.body.errors).toBeUndefined();
    expect(sent.status).toBe(200);
    const { headers, body } = await posted(cns, lrn);
    expect(body).toContain('GB 1234 5678');
    expect(headers['x-submitter-identifier']).toBeUndefined();
  });

  test('of several badges one is named; one the company has not there is refused on its field', async () => {
    await addBadge({ badge: 'SECOND22' });
    await addBadge({ badge: 'MCPBADGE', csp: 'MCP' });
    const { id, lrn } = await create();
    const nameless = await sendCsp(id, { provider: 'CNS' });
    expect(nameless).toMatchObject({
      status: 422,
      body: { errors: { badge: ['Choose one of CNSBADGE, SECOND22.'] } },
    });
    for (const badge of ['MCPBADGE', 'NOSUCH12'])
      expect((await sendCsp(id, { provider: 'CNS', badge })).body.errors.badge[0]).toMatch(/no badge/);
    expect((await sendCsp(id, {})).body.errors.provider).toEqual(['Say where it goes: CNS or MCP.']);
    expect((await sendCsp(id, { badge: 'SECOND22' })).status).toBe(200);
    expect((await posted(cns, lrn)).headers['x-badge-identifier']).toBe('SECOND22');
  });

  test("a company without a badge there cannot send there, nor by another company's badge", async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const { id } = await create({}, stranger);
    expect(await sendCsp(id, { provider: 'CNS', badge: 'CNSBADGE' }, stranger)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/no badge for CNS in TT/) },
    });
    expect((await stranger.call('GET', `/customs-declarations/${id}`)).body.data.status).toBe('draft');
  });

  test('the call of HMRC takes no community system, and theirs not HMRC (API-026, CUS-301)', async () => {
    const { id, lrn } = await create();
    const body = { id, data_j: JSON.stringify(acceptedDocument(lrn)), provider: 'CNS' };
    expect((await owner.call('POST', '/customs-declarations/send', body)).status).toBe(422);
    expect((await sendCsp(id, { provider: 'HMRC' })).status).toBe(422);
  });

  test('a second send finds the first, whichever way it goes', async () => {
    const { id, lrn } = await create();
    expect((await sendCsp(id, { provider: 'CNS' })).status).toBe(200);
    const body = { id, data_j: JSON.stringify(acceptedDocument(lrn)) };
    const second = await owner.call('POST', '/customs-declarations/send', body);
    expect(second).toMatchObject({ status: 409, body: { data: { outbox: { provider: 'CNS' } } } });
  });

  test('who may: a role that sends, within its reach, signed in', async () => {
    const { id } = await create();
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await sendCsp(id, { provider: 'CNS' }, stranger)).status).toBe(404);
    const reader = await running.signIn('editor@tidewaiter.example');
    expect((await sendCsp(id, { provider: 'CNS' }, reader)).status).toBe(403);
    expect((await call(running.server, 'POST', `/customs-declarations/${id}/send-csp`, {})).status).toBe(401);
    expect((await sendCsp(999_999, { provider: 'CNS' })).status).toBe(404);
    expect((await sendCsp(id, { provider: 'CNS', type: 'fly' })).status).toBe(422);
    expect((await sendCsp(id, { provider: 'CNS', user_id: 999_999 })).status).toBe(403);
  });
});

describe('the ways the dialog offers', () => {
  const ways = async (id: number, by = owner) => await by.call('GET', `/customs-declarations/${id}/ways`);

  test('are HMRC and each badge of the company, and what cannot be chosen says why (CUS-008, CUS-084, CUS-086, D-59)', async () => {
    const { id } = await create();
    expect((await ways(id)).body.data).toEqual({
      general: [
        { provider: 'HMRC', environment: 'TT', badge: null, description: null, reason: null },
        { provider: 'CNS', environment: 'TT', badge: 'CNSBADGE', description: 'Felixstowe', reason: null },
        {
          provider: 'MCP',
          environment: 'TT',
          badge: null,
          description: null,
          reason: expect.stringContaining('no badge for MCP in TT'),
        },
      ],
      TDR: [
        expect.objectContaining({ provider: 'HMRC', environment: 'TDR', reason: null }),
        expect.objectContaining({ provider: 'CNS', reason: expect.stringContaining('no badge') }),
        expect.objectContaining({ provider: 'MCP', reason: expect.stringContaining('no address') }),
      ],
    });
  });

  test('are live where the company is set so', async () => {
    const { id } = await create();
    await addBadge({ csp_env: 'PROD', badge: 'LIVE01' });
    await setEnvironments({ HMRC: 'PROD', CNS: 'PROD' });
    expect((await ways(id)).body.data.general.slice(0, 2)).toEqual([
      expect.objectContaining({ environment: 'PROD', reason: expect.stringContaining('a rehearsal only') }),
      expect.objectContaining({ environment: 'PROD', badge: 'LIVE01', reason: null }),
    ]);
  });

  test('are known to the page where one is live whatever HMRC is: its band says so', async () => {
    expect((await call(running.server, 'GET', '/config')).body.data.live).toEqual(['CNS']);
  });

  test('are told to who may send, within reach', async () => {
    const { id } = await create();
    const editor = await running.signIn('editor@tidewaiter.example');
    expect((await ways(id, editor)).status).toBe(403);
    expect((await ways(id, await running.signIn('other@tidewaiter.example'))).status).toBe(404);
  });

  test('a figure that was seen and let stand goes by a badge as well', async () => {
    const { id } = await create({ currency_1: '999.00' });
    const refused = await sendCsp(id, { badge: 'CNSBADGE' });
    expect(refused.status).toBe(422);
    const { value, computed } = refused.body.problems.find(
      ({ code }: { code: string }) => code === 'server.figure.differs',
    );
    const seen = [{ place: '/currency_1', value, computed }];
    expect((await sendCsp(id, { badge: 'CNSBADGE', seen_figures: seen })).status).toBe(200);
  });

  test('a published rule that is passed with a reason stops nothing that goes by a badge either', async () => {
    const { id } = await create({ dispatch_country_code: '' });
    expect((await sendCsp(id, { badge: 'CNSBADGE' })).status).toBe(422);
    const checks = [{ place: '/dispatch_country_code', code: 'check.H1-5/14' }];
    const passed = { reason: 'Taken without since Monday.', checks };
    expect((await sendCsp(id, { badge: 'CNSBADGE', passed_checks: passed })).status).toBe(200);
  });
});

describe('environments at a community system', () => {
  test('a company set to TT cannot send to PROD, whatever it asks for', async () => {
    await addBadge({ csp_env: 'PROD' });
    const { id } = await create();
    for (const fields of [{ env: 'PROD' }, { env: 'PROD', badge: 'CNSBADGE' }])
      expect(await sendCsp(id, { provider: 'CNS', ...fields })).toMatchObject({ status: 409 });
    expect(live.posted).toEqual([]);
  });

  test('TDR goes by a badge for TDR, and nowhere when the system has no address there (CUS-086)', async () => {
    const { id, lrn } = await create();
    expect((await sendCsp(id, { provider: 'CNS', env: 'TDR' })).body.message).toMatch(
      /no badge for CNS in TDR/,
    );
    await addBadge({ csp_env: 'TDR', badge: 'TDRBADGE' });
    expect((await sendCsp(id, { provider: 'CNS', env: 'TDR' })).status).toBe(200);
    expect((await posted(cns, lrn)).headers).toMatchObject({
      'x-badge-identifier': 'TDRBADGE',
      accept: 'application/vnd.hmrc.1.0+xml',
    });
    await addBadge({ csp: 'MCP', csp_env: 'TDR', badge: 'MCPBADGE' });
    const other = await create();
    expect((await sendCsp(other.id, { provider: 'MCP', env: 'TDR' })).body.message).toMatch(
      /no address of MCP there/,
    );
  });

  test('a message for PROD that waits stays when its company is set to TT, says why, and leaves when it is set back', async () => {
    await setEnvironments({ CNS: 'PROD' });
    await addBadge({ csp_env: 'PROD', badge: 'LIVEBADGE' });
    await closeCns('CNS CDS PROD');
    const { id, lrn, answer: sent } = await send({ provider: 'CNS' });
    expect(sent.body.data.outbox).toMatchObject({ environment: 'PROD', state: 'waiting' });
    await setEnvironments({ CNS: 'TT' });
    await waiting(id, /meant for PROD, and the company is set to TT at CNS/);
    await owner.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'release' });
    await posted(cns, (await send({ provider: 'CNS' })).lrn);
    expect(live.posted).toEqual([]);
    await setEnvironments({ CNS: 'PROD' });
    await eventually('it left', async () => (await outbox(id)).state === 'sent');
    expect((await posted(live, lrn)).headers['x-badge-identifier']).toBe('LIVEBADGE');
  });
});

describe('the credentials of a badge', () => {
  test('one token is asked for by client id and pass, and asked for anew when it is refused', async () => {
    const before = cns.tokenRequests.length;
    await addBadge({ badge: 'TOKENS12', csp_client_id: 'client-of-tokens' });
    for (const _ of [1, 2]) await posted(cns, (await send({ badge: 'TOKENS12' })).lrn);
    const { id, lrn } = await create();
    cns.next(lrn, answer(401));
    await sendCsp(id, { badge: 'TOKENS12' });
    await eventually('it left', async () => (await outbox(id)).state === 'sent');
    const asked = cns.tokenRequests.slice(before);
    expect(asked).toEqual(
      [1, 2].map(() => ({
        grant_type: 'client_credentials',
        scope: 'write:customs-declaration',
        client_id: 'client-of-tokens',
        client_secret: 'pass-of-cns',
      })),
    );
    const tokens = cns.posted.filter((post) => post.lrn === lrn).map(({ headers }) => headers.authorization);
    expect(new Set(tokens).size).toBe(2);
    expect(running.log()).not.toContain('pass-of-cns');
    expect(running.log()).not.toContain(tokens[0]!.slice(7));
  });

  test('a badge whose client id is not known waits with that reason, and leaves when it is put right', async () => {
    const badge = await addBadge({ badge: 'WRONG123', csp_client_id: 'wrong-client' });
    cns.refuseClient('wrong-client');
    const { id } = await send({ badge: 'WRONG123' });
    await waiting(id, /No access was given for badge WRONG123 \(invalid_client\)/);
    await owner.call('PUT', '/badges', [
      {
        id: badge,
        badge: 'WRONG123',
        description: 'Felixstowe',
        csp: 'CNS',
        csp_env: 'TT',
        csp_client_id: 'right-client',
        csp_topic: 'topic',
      },
    ]);
    await eventually('it left', async () => (await outbox(id)).state === 'sent');
  });

  test('a badge that was removed holds its messages, with the reason', async () => {
    const badge = await addBadge({ badge: 'GONE1234', csp_client_id: 'gone-client' });
    cns.refuseClient('gone-client');
    const { id } = await send({ badge: 'GONE1234' });
    await waiting(id, /No access/);
    await owner.call('DELETE', '/badges', [badge]);
    await waiting(id, /no badge GONE1234 for CNS in TT any more/);
  });

  test('the rehearsal authority takes the token of the settings for every badge', async () => {
    await addBadge({ badge: 'MCPBADGE', csp: 'MCP' });
    const { lrn } = await send({ badge: 'MCPBADGE' });
    expect((await posted(mcp, lrn)).headers.authorization).toBe('Bearer simulator-access-token');
    expect(mcp.tokenRequests).toEqual([]);
  });
});

test('a community system that is away holds up neither HMRC nor the other', async () => {
  await addBadge({ badge: 'MCPBADGE', csp: 'MCP' });
  await closeCns();
  const held = await send({ provider: 'CNS' });
  await posted(mcp, (await send({ provider: 'MCP' })).lrn);
  const { id, lrn } = await create();
  await owner.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  await posted(hmrc, lrn);
  expect(await outbox(held.id)).toMatchObject({
    state: 'waiting',
    attempts: 0,
    reason: expect.stringMatching(/^CNS has not answered since/),
  });
  await sql`update authorities set failures = 0, away_since = null, closed_until = 'epoch'`.execute(
    running.db,
  );
  await left(held.id);
});

test('a community system whose rehearsal is away holds up nothing that goes to it in earnest, nor the other way', async () => {
  await addBadge({ badge: 'LIVEBADGE', csp_env: 'PROD' });
  await closeCns();
  const rehearsed = await send({ provider: 'CNS' });
  await setEnvironments({ CNS: 'PROD' });
  const inEarnest = await send({ provider: 'CNS' });
  await posted(live, inEarnest.lrn);
  await left(inEarnest.id);
  expect(await outbox(rehearsed.id)).toMatchObject({ state: 'waiting', attempts: 0 });

  await closeCns('CNS CDS PROD');
  const held = await send({ provider: 'CNS' });
  const decided = await owner.call('POST', `/customs-declarations/${rehearsed.id}/outbox`, {
    decision: 'release',
  });
  expect(decided.status).toBe(200);
  await posted(cns, rehearsed.lrn);
  expect(await outbox(held.id)).toMatchObject({
    state: 'waiting',
    attempts: 0,
    reason: expect.stringMatching(/^CNS has not answered since/),
  });
  await owner.call('POST', `/customs-declarations/${held.id}/outbox`, { decision: 'release' });
  await posted(live, held.lrn);
});

describe('what is asked about a declaration that went by a badge (D-53)', () => {
  const cancel = { type: 'cancel', change_reason: '1', statement_description: 'Not needed.' };

  /** Accepted, as CNS's notification tells. */
  const accepted = async (fields: object) => {
    const { id, lrn } = await send(fields);
    const { conversationId } = await posted(cns, lrn);
    const said = notification({ code: '01', lrn, mrn: `26GB${lrn.padStart(14, '0')}` });
    await push(running.server, said, { 'x-conversation-id': conversationId });
    await eventually('acceptance', async () => {
      const { facts } = (await owner.call('GET', `/customs-declarations/${id}`)).body.data;
      return facts.accepted;
    });
    return { id, lrn };
  };

  test('goes by the same badge, with its submitter', async () => {
    const { id, lrn } = await accepted({ badge: 'CNSBADGE' });
    const asked = await sendCsp(id, { ...cancel, badge: 'CNSBADGE' });
    expect(asked.status).toBe(200);
    expect(asked.body.data.outbox).toMatchObject({
      kind: 'cancellation',
      provider: 'CNS',
      badge: 'CNSBADGE',
    });
    const { path, headers } = await posted(cns, `${lrn}-C1`);
    expect(path).toBe('/customs/declarations/cancellation-requests');
    expect(headers).toMatchObject({
      'x-badge-identifier': 'CNSBADGE',
      'x-submitter-identifier': acceptedDocument('').declarant_identNo,
    });
    expect(hmrc.posted.filter((post) => post.lrn.startsWith(lrn))).toEqual([]);
  });

  test('does not go by another badge, nor by one the company has no more', async () => {
    const { id } = await accepted({ badge: 'CNSBADGE' });
    const other = await sendCsp(id, { ...cancel, badge: 'ANOTHER1' });
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('CNSBADGE') } });
    await sql`delete from badges`.execute(running.db);
    await addBadge({ badge: 'LATER001' });
    expect((await sendCsp(id, cancel)).status).toBe(422);
  });

  test('by send-csp is nothing for a declaration that went to HMRC', async () => {
    const document = acceptedDocument('CSP-HMRC');
    const { id } = (await owner.call('POST', '/customs-declarations', document)).body.data;
    await owner.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
    const { conversationId } = await posted(hmrc, 'CSP-HMRC');
    const said = notification({ code: '01', lrn: 'CSP-HMRC', mrn: '26GB0000000000HMRC' });
    await push(running.server, said, { 'x-conversation-id': conversationId });
    await eventually('acceptance', async () => {
      const { facts } = (await owner.call('GET', `/customs-declarations/${id}`)).body.data;
      return facts.accepted;
    });
    const asked = await sendCsp(id, cancel);
    expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('HMRC') } });
  });
});

test('the whole way with the rehearsal authority as a community system: token, headers, answers', async () => {
  const [port] = await freePorts(1);
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: `http://127.0.0.1:${port}/api/notifications/cds`,
    callbackToken,
    switches: { oauth: 'on' },
    timeScale: 0.01,
  });
  const product = await startTestServer({
    port,
    hmrcUrl: hmrc.url,
    serviceProviders: {
      CNS: { urls: { TT: simulator.address }, isSimulator: false },
      MCP: { urls: {}, isSimulator: false },
    },
  });
  try {
    const sender = await product.signIn();
    await addBadge({ csp_client_id: 'simulator-csp', csp_client_pass: 'simulator-csp-secret' }, sender);
    const { id } = await create({}, sender);
    expect((await sendCsp(id, { provider: 'CNS', badge: 'CNSBADGE' }, sender)).status).toBe(200);
    await eventually('clearance', async () => {
      const { data } = (await sender.call('GET', `/customs-declarations/${id}`)).body;
      return data.facts.cleared;
    });
    const { rows } = await sql<{ badge: string }>`
      select headers ->> 'x-badge-identifier' as badge from received_notifications`.execute(product.db);
    expect(new Set(rows.map(({ badge }) => badge))).toEqual(new Set(['CNSBADGE']));
  } finally {
    await product.close();
    await simulator.close();
  }
});
