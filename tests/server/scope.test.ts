import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptedDocument,
  call,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let owner: Person;
let id: number;
beforeAll(async () => {
  running = await startTestServer();
  owner = await running.signIn();
  id = (await owner.call('POST', '/customs-declarations', acceptedDocument('SCOPE-1'))).body.data.id;
});
afterAll(() => running.close());

const document = { internal_id: 'taken over' };

/** Every call that names a declaration. */
const callsWithId: readonly [method: string, path: (id: number) => string, body: (id: number) => unknown][] =
  [
    ['GET', (it) => `/customs-declarations/${it}`, () => undefined],
    ['PUT', (it) => `/customs-declarations/${it}`, () => document],
    ['PATCH', (it) => `/customs-declarations/${it}`, () => ({ revision: 1, patches: [] })],
    ['GET', (it) => `/customs-declarations/${it}/notifications`, () => undefined],
    ['POST', (it) => `/customs-declarations/${it}/outbox`, () => ({ decision: 'discard' })],
    ['POST', () => '/customs-declarations/send', (it) => ({ id: it, data_j: JSON.stringify(document) })],
    ['GET', (it) => `/customs-declarations/${it}/amend/diff`, () => undefined],
    ['GET', (it) => `/customs-declarations/${it}/ways`, () => undefined],
    [
      'POST',
      (it) => `/customs-declarations/${it}/amend`,
      () => [{ change_reason: '32', statement_description: 'Taken over.' }],
    ],
    ['POST', (it) => `/customs-declarations/${it}/send-xml`, () => ({ type: 'goods-arrival' })],
    ['POST', (it) => `/customs-declarations/${it}/restore`, () => undefined],
    ['DELETE', (it) => `/customs-declarations/${it}`, () => undefined],
  ];

describe.each(callsWithId)('%s of a declaration', (method, path, body) => {
  test('answers 404 to another company, the same as for one that is not there', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const foreign = await stranger.call(method, path(id), body(id));
    const absent = await stranger.call(method, path(999_999), body(999_999));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
  });

  test('answers 401 to somebody unknown', async () => {
    expect((await call(running.server, method, path(id), body(id))).status).toBe(401);
    const forged = { authorization: `Bearer ${'A'.repeat(43)}` };
    expect((await call(running.server, method, path(id), body(id), forged)).status).toBe(401);
  });
});

test('an attempt from outside has changed nothing', async () => {
  const { body } = await owner.call('GET', `/customs-declarations/${id}`);
  expect(body.data).toMatchObject({ revision: 1, status: 'draft', lrn: 'SCOPE-1' });
});

describe('who sees a declaration (permission table)', () => {
  test.each([
    ['demo@tidewaiter.example', 200],
    ['colleague@tidewaiter.example', 200],
    ['partner@tidewaiter.example', 200],
    ['admin@tidewaiter.example', 200],
    ['editor@tidewaiter.example', 404],
    ['other@tidewaiter.example', 404],
  ])('%s: %i', async (email, status) => {
    const person = await running.signIn(email);
    expect((await person.call('GET', `/customs-declarations/${id}`)).status).toBe(status);
    const { body } = await person.call('GET', '/customs-declarations');
    expect(body.meta.total).toBe(status === 200 ? 1 : 0);
  });

  test('an editor may read but not write: 403', async () => {
    const editor = await running.signIn('editor@tidewaiter.example');
    expect((await editor.call('POST', '/customs-declarations', {})).status).toBe(403);
    for (const call of ['restore', 'copy', 'outbox'])
      expect((await editor.call('POST', `/customs-declarations/${id}/${call}`)).status, call).toBe(403);
    const send = { id, data_j: '{}' };
    expect((await editor.call('POST', '/customs-declarations/send', send)).status).toBe(403);
  });

  test("a partner does not see companies that are not the partner's", async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const theirs = (await stranger.call('POST', '/customs-declarations', {})).body.data.id;
    const partner = await running.signIn('partner@tidewaiter.example');
    expect((await partner.call('GET', `/customs-declarations/${theirs}`)).status).toBe(404);
    expect((await partner.call('GET', '/customs-declarations')).body.meta.total).toBe(1);
  });
});

test('an id that can be none is an address with nothing behind it: 404', async () => {
  for (const wrong of ['0', '-1', 'abc', '1.5', '99999999999999999999']) {
    expect((await owner.call('GET', `/customs-declarations/${wrong}`)).status).toBe(404);
  }
});
