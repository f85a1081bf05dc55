import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDeclaration } from '../../src/server/storage/scope.ts';
import { upload } from './files.ts';
import { notification } from './notifications.ts';
import {
  type Answer,
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { answer, type SmallAuthority, startSmallAuthority, untilTold } from './small-authority.ts';

let running: RunningServer;
let live: RunningServer;
let authority: SmallAuthority;
let person: Person;
let admin: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  // Told to be the live one: no test speaks with HMRC.
  live = await startTestServer({
    hmrcUrl: authority.url,
    environment: 'production',
    serviceProviders: {
      CNS: { urls: { PROD: authority.url }, isSimulator: true },
      MCP: { urls: {}, isSimulator: false },
    },
  });
  person = await running.signIn();
  admin = await running.signIn('admin@tidewaiter.example');
});
afterAll(async () => {
  await running?.close();
  await live?.close();
  await authority?.close();
});

const companyOf = async (by: Person) => (await by.call('GET', '/init')).body.data.user.company.id as number;
const sendAs = async (by: Person, lrn: string, more: object = {}) => {
  const document = acceptedDocument(lrn);
  const { id } = (await by.call('POST', '/customs-declarations', document)).body.data;
  const body = { id, data_j: JSON.stringify(document), provider: 'HMRC', ...more };
  return { id, answer: await by.call('POST', '/customs-declarations/send', body) };
};
const posted = (lrn: string) => authority.posted.find((post) => post.lrn === lrn);
const set = (by: Person, id: number, csp_env: object) => by.call('PUT', `/customers/${id}`, { csp_env });

describe('environments of a company', () => {
  test('are each TT at first and changed by administrators alone (COM-054, COM-055, COM-056, COM-057, COM-058)', async () => {
    const id = await companyOf(person);
    const { body } = await person.call('GET', `/customers/${id}`);
    expect(body.data).toMatchObject({
      id,
      csp_env: { HMRC: 'TT', CNS: 'TT', MCP: 'TT' },
      ncts_env: { HMRC: 'TT' },
      ens_env: { HMRC: 'TT' },
    });
    expect((await set(person, id, { HMRC: 'TDR' })).status).toBe(403);
    const changed = await set(admin, id, { HMRC: 'TDR' });
    expect(changed.status).toBe(200);
    expect(changed.body.data.csp_env).toEqual({ HMRC: 'TDR', CNS: 'TT', MCP: 'TT' });
    await set(admin, id, { HMRC: 'TT' });
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where action = 'environments changed' order by id limit 1`.execute(running.db);
    expect(rows[0]!.detail).toEqual({ csp_env: { from: { HMRC: 'TT' }, to: { HMRC: 'TDR' } } });
  });

  test('take TT, TDR and PROD, for ENS no TDR, and no other system (COM-059)', async () => {
    const id = await companyOf(person);
    for (const body of [
      { csp_env: { HMRC: 'LIVE' } },
      { csp_env: { DHL: 'TT' } },
      { ens_env: { HMRC: 'TDR' } },
      { ncts_env: { CNS: 'TT' } },
    ])
      expect((await admin.call('PUT', `/customers/${id}`, body)).status).toBe(422);
    expect((await admin.call('PUT', '/customers/999999', { csp_env: { HMRC: 'TT' } })).status).toBe(404);
  });

  test('of a foreign company are not there', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await stranger.call('GET', `/customers/${await companyOf(person)}`)).status).toBe(404);
  });
});

describe('where a message may go', () => {
  test('a company set to TT cannot send to production: refused before it is queued', async () => {
    const liveOne = await live.signIn();
    const { id, answer } = await sendAs(liveOne, 'TT-TO-LIVE');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/sent to TT, .* live/);
    const { rows } = await sql`select 1 from outbox where document_id = ${id}`.execute(live.db);
    expect(rows).toEqual([]);
    expect((await sendAs(liveOne, 'ASKS-TDR', { env: 'TDR' })).answer.status).toBe(409);
  });

  test('nor does a message for TT leave that was queued elsewhere or before', async () => {
    const lrn = 'QUEUED-FOR-TT';
    const liveOne = await live.signIn();
    await set(await live.signIn('admin@tidewaiter.example'), await companyOf(liveOne), { HMRC: 'PROD' });
    await sql`create function as_tt() returns trigger language plpgsql as
      'begin new.environment := ''TT''; return new; end'`.execute(live.db);
    await sql`create trigger as_tt before insert on outbox for each row execute function as_tt()`.execute(
      live.db,
    );
    const { id } = await sendAs(liveOne, lrn);
    await sql`drop trigger as_tt on outbox`.execute(live.db);
    const { reason } = await eventually('refused', async () => {
      const { outbox } = (await liveOne.call('GET', `/customs-declarations/${id}`)).body.data;
      return outbox.state === 'waiting' && outbox.reason !== null && outbox;
    });
    expect(reason).toMatch(/meant for TT/);
    expect(posted(lrn)).toBeUndefined();
    await sendAs(liveOne, 'LIVE-TO-LIVE');
    await eventually('posted', async () => posted('LIVE-TO-LIVE'));
  });

  test('a live company is not sent to a rehearsal either, and TDR may be chosen (D-59)', async () => {
    const id = await companyOf(person);
    await set(admin, id, { HMRC: 'PROD' });
    const { answer } = await sendAs(person, 'LIVE-TO-TEST');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/sent to PROD, .* rehearsal/);
    await set(admin, id, { HMRC: 'TT' });

    const sent = await sendAs(person, 'CHOSEN-TDR', { env: 'TDR' });
    expect(sent.answer.body.data.outbox.environment).toBe('TDR');
    expect((await sendAs(person, 'CHOSEN-PROD', { env: 'PROD' })).answer.status).toBe(409);
  });

  test('each environment is asked for by its version of the API', async () => {
    await sendAs(person, 'VERSION-TT');
    await sendAs(person, 'VERSION-TDR', { env: 'TDR' });
    const accept = async (lrn: string) =>
      (await eventually('posted', async () => posted(lrn))).headers.accept;
    expect(await accept('VERSION-TT')).toBe('application/vnd.hmrc.2.0+xml');
    expect(await accept('VERSION-TDR')).toBe('application/vnd.hmrc.1.0+xml');
    expect((await eventually('posted', async () => posted('LIVE-TO-LIVE'))).headers.accept).toBe(
      'application/vnd.hmrc.1.0+xml',
    );
  });
});

describe('nothing goes to production from a company that is set to TT', () => {
  let sender: Person;
  let company: number;
  const setLive = async (csp_env: object) =>
    expect((await set(await live.signIn('admin@tidewaiter.example'), company, csp_env)).status).toBe(200);
  /** The authority counts as away, and is not tried for minutes unless somebody asks for it. */
  const closeLive = () =>
    sql`insert into authorities (name, failures, away_since, closed_until)
      values ('HMRC CDS PROD', 9, now(), now() + interval '4 minutes')
      on conflict (name) do update set failures = 9, away_since = now(),
      closed_until = excluded.closed_until`.execute(live.db);
  /** What customs hold of it, as they say: 01 accepted, 02 registered before arrival. */
  async function held(lrn: string, code: string, send: (id: number) => Promise<Answer>): Promise<number> {
    const { id } = (await sender.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
    expect((await send(id)).status).toBe(200);
    const { conversationId } = await eventually(`${lrn} posted`, async () => posted(lrn));
    const mrn = `26GB${lrn.replace(/\W/g, '').padStart(14, '0')}`;
    await push(live.server, notification({ code, lrn, mrn }), { 'x-conversation-id': conversationId });
    await eventually(`${lrn} held`, async () => (await read(id)).facts.held);
    return id;
  }
  const read = async (id: number) => (await sender.call('GET', `/customs-declarations/${id}`)).body.data;
  const sendNow = (id: number, lrn: string, more: object = {}, path = '/customs-declarations/send') =>
    sender.call('POST', path, { id, data_j: JSON.stringify(acceptedDocument(lrn)), ...more });
  const draft = async (lrn: string) =>
    (await sender.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id as number;
  const asked = (id: number, by: 'send-xml' | 'send-csp', body: object) =>
    sender.call('POST', `/customs-declarations/${id}/${by}`, body);
  const file = [['packing.txt', 'Twelve boxes.']] as const;
  const why = { change_reason: '32', statement_description: 'A slip of the pen.' };
  const cancel = { type: 'cancel', change_reason: '1', statement_description: 'Not needed.' };
  const badge = 'LIVE0001';

  beforeAll(async () => {
    sender = await live.signIn();
    company = await companyOf(sender);
    const added = await sender.call('POST', '/badges', {
      badge,
      description: 'Felixstowe',
      csp: 'CNS',
      csp_env: 'PROD',
      csp_client_id: 'client',
      csp_client_pass: 'pass',
      csp_topic: 'topic',
    });
    expect(added.status).toBe(201);
  });

  /** Every way a message can leave, each tried in the words of its call. */
  const ways: Readonly<
    Record<string, (of: Readonly<Record<'hmrc' | 'early' | 'cns', number>>) => Promise<Answer>>
  > = {
    'POST /customs-declarations/send': async () => sendNow(await draft('P-1'), 'P-1', { env: 'PROD' }),
    'POST /customs-declarations/send, nothing said': async () => sendNow(await draft('P-2'), 'P-2'),
    'POST /customs-declarations/send as a rehearsal': async () =>
      sendNow(await draft('P-3'), 'P-3', { env: 'TDR' }),
    'POST /customs-declarations/send with tax': async () =>
      sendNow(await draft('P-4'), 'P-4', { env: 'PROD', tax: true }),
    'POST /send-tax': async () => sendNow(await draft('P-5'), 'P-5', { env: 'PROD' }, '/send-tax'),
    'POST /send-tax, nothing said': async () => sendNow(await draft('P-6'), 'P-6', {}, '/send-tax'),
    'POST /customs-declarations/:id/send-xml': async () =>
      asked(await draft('P-7'), 'send-xml', { type: 'send' }),
    'POST /customs-declarations/:id/send-csp': async () =>
      asked(await draft('P-8'), 'send-csp', { type: 'send', provider: 'CNS', badge, env: 'PROD' }),
    'POST /customs-declarations/:id/send-csp, nothing said': async () =>
      asked(await draft('P-9'), 'send-csp', { type: 'send', badge }),
    'a cancellation': ({ hmrc }) => asked(hmrc, 'send-xml', cancel),
    'an amendment': ({ hmrc }) => asked(hmrc, 'send-xml', { type: 'amend', ...why }),
    'a nil amendment': ({ hmrc }) => asked(hmrc, 'send-xml', { ...why, type: 'nil', change_reason: '31' }),
    'an arrival': ({ early }) => asked(early, 'send-xml', { type: 'goods-arrival' }),
    'an upload': ({ hmrc }) => upload(live, sender, `${hmrc}/send-xml`, file),
    'a cancellation by badge': ({ cns }) => asked(cns, 'send-csp', { ...cancel, badge }),
    'POST /customs-declarations/:id/send-csp/:target': ({ cns }) =>
      upload(live, sender, `${cns}/send-csp/document-repository`, file),
  };
  /** Calls of senders by which no message is queued. */
  const queueNothing = [
    'POST /customs-declarations/:id/amend',
    'POST /customs-declarations/:id/outbox',
    'POST /customs-declarations/authorize',
    'POST /hmrc/foreground-token',
    'POST /hmrc/auth-callback',
    'POST /hmrc/auth-sign-token',
    'POST /received-notifications/:id/read',
  ];

  test('by whatever call: each is refused, and nothing is posted or queued (D-59)', async () => {
    const sends = live.server.routes
      .filter(
        ({ method, access }) => method === 'POST' && typeof access === 'object' && access.action === 'send',
      )
      .map(({ method, url }) => `${method} ${url.replace('/api', '')}`);
    expect(sends.filter((name) => !(name in ways) && !queueNothing.includes(name))).toEqual([]);

    await setLive({ HMRC: 'PROD', CNS: 'PROD' });
    const of = {
      hmrc: await held('PROD-HMRC', '01', (id) => sendNow(id, 'PROD-HMRC')),
      early: await held('PROD-EARLY', '02', (id) => sendNow(id, 'PROD-EARLY')),
      cns: await held('PROD-CNS', '01', (id) => asked(id, 'send-csp', { type: 'send', badge })),
    };
    const { revision } = await read(of.hmrc);
    const patches = [{ op: 'set', path: ['CDSItems', { id: 'i1' }, 'itemPriceAmount'], value: '1200' }];
    await sender.call('PATCH', `/customs-declarations/${of.hmrc}`, { revision, patches });

    await setLive({ HMRC: 'TT', CNS: 'TT' });
    const before = authority.posted.length;
    const queued = async () => (await live.db.selectFrom('outbox').select('id').execute()).length;
    const rows = await queued();
    for (const [name, way] of Object.entries(ways)) {
      const { status, body } = await way(of);
      expect([status, body.message], name).toEqual([
        409,
        expect.stringMatching(/set to TT|sends to the live|no address of CNS/),
      ]);
    }
    expect(await queued()).toBe(rows);
    expect(authority.posted).toHaveLength(before);

    // The same calls go through once the company is set to production: nothing else stood in their way.
    await setLive({ HMRC: 'PROD', CNS: 'PROD' });
    for (const [name, way] of Object.entries(ways)) {
      if (/rehearsal/.test(name)) continue;
      const { status, body } = await way(of);
      // Of requests about one declaration the first is on its way by then.
      expect([200, 409], `${name}: ${body.message}`).toContain(status);
      expect(body.message ?? '', name).not.toMatch(/set to|live|address/);
    }
  });

  test('nor what waits for it: released by a person it stays, with the reason, until the company is set back', async () => {
    await setLive({ HMRC: 'PROD' });
    await closeLive();
    const id = await draft('PROD-WAITS');
    expect((await sendNow(id, 'PROD-WAITS')).body.data.outbox).toMatchObject({ environment: 'PROD' });
    await setLive({ HMRC: 'TT' });
    const release = await sender.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'release' });
    expect(release.status).toBe(200);
    expect(release.body.data.outbox.reason).toMatch(/meant for PROD, and the company is set to TT at HMRC/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(posted('PROD-WAITS')).toBeUndefined();
    await setLive({ HMRC: 'PROD' });
    await eventually('posted', async () => posted('PROD-WAITS'));
  });

  test('is said of one that customs would not take just then, too', async () => {
    await setLive({ HMRC: 'PROD' });
    const later = untilTold(answer(503));
    authority.next('PROD-503', later.behaviour);
    const id = await draft('PROD-503');
    expect((await sendNow(id, 'PROD-503')).status).toBe(200);
    await eventually('posted', async () => posted('PROD-503'));
    await setLive({ HMRC: 'TT' });
    later.tell();
    const { reason } = await eventually('waiting', async () => {
      const { outbox } = await read(id);
      return outbox.state === 'waiting' && outbox;
    });
    expect(reason).toMatch(/meant for PROD/);
    await setLive({ HMRC: 'PROD' });
    await eventually('sent', async () => (await read(id)).outbox.state === 'sent');
  });

  test('and who changes it while a person decides over what waits, waits for them and they not for it', async () => {
    await setLive({ HMRC: 'PROD' });
    const id = await draft('PROD-LOCKED');
    await closeLive();
    expect((await sendNow(id, 'PROD-LOCKED')).body.data.outbox.state).toBe('waiting');
    // As decideMessage does: the declaration first, then its message.
    let changing: Promise<void> | undefined;
    await live.db.transaction().execute(async (transaction) => {
      await lockDeclaration(transaction, id);
      changing = setLive({ HMRC: 'TT' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      await transaction
        .updateTable('outbox')
        .set({ reason: 'Decided.' })
        .where('document_id', '=', id)
        .execute();
    });
    await changing;
    await sender.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'discard' });
    await setLive({ HMRC: 'PROD' });
  });
});
