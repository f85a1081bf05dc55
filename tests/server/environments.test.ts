import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let live: RunningServer;
let authority: SmallAuthority;
let person: Person;
let admin: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  // Told to be the live one: no test speaks with HMRC.
  live = await startTestServer({ hmrcUrl: authority.url, environment: 'production' });
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
  test('are each TT at first and changed by administrators alone (COM-054, COM-055, COM-056, COM-057, COM-058, ADM-041)', async () => {
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
    const { rows } = await sql`select 1 from outbox where declaration_id = ${id}`.execute(live.db);
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
