import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
let id: number;
let document: DocumentData;
let count = 0;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());
beforeEach(async () => {
  count += 1;
  const accepted = acceptedDocument(`AS-${count}`);
  const items = (accepted.CDSItems as Row[]).map((item) => ({ ...item, uuid: 'i1' }));
  const { body } = await person.call('POST', '/customs-declarations', { ...accepted, CDSItems: items });
  ({ id, document } = body.data);
});

const description = ['CDSItems', { id: 'i1' }, 'description'];
const describeGoods = (by: Person, value: string, client = 'w') =>
  by.call('PATCH', `/customs-declarations/${id}`, {
    revision: 1,
    client,
    patches: [{ op: 'set', path: description, value }],
  });
const send = (revision: number, what: DocumentData = document) =>
  person.call('POST', '/customs-declarations/send', {
    id,
    revision,
    client: 'w',
    data_j: JSON.stringify(what),
  });
const outbox = async () => (await person.call('GET', `/customs-declarations/${id}`)).body.data.outbox;

test.each([
  ['a save in my other window', () => Promise.resolve(person)],
  ['a colleague’s save', () => running.signIn('colleague@tidewaiter.example')],
])('a send that %s went past answers 409 with the places and sends nothing', async (_who, by) => {
  expect((await describeGoods(await by(), 'WRONG GOODS', 'other')).status).toBe(200);
  const { status, body } = await send(1);
  expect(status).toBe(409);
  expect(body.conflicts).toEqual([
    { path: description, mine: (document.CDSItems as Row[])[0]!.description, theirs: 'WRONG GOODS' },
  ]);
  expect(await outbox()).toBeNull();
});

test('what this window saved and took back again, its answer lost, is not sent: the submitted document is', async () => {
  expect((await describeGoods(person, 'TAKEN BACK')).status).toBe(200);
  expect((await send(1)).status).toBe(200);
  const { body } = await person.call('GET', `/customs-declarations/${id}`);
  expect(body.data.document.CDSItems[0].description).toBe((document.CDSItems as Row[])[0]!.description);
  expect(await outbox()).not.toBeNull();
});

test('a stale send whose document is what the merge makes goes out: the answer of the save was lost', async () => {
  await describeGoods(person, 'Right goods');
  const items = (document.CDSItems as Row[]).map((item) => ({ ...item, description: 'Right goods' }));
  expect((await send(1, { ...document, CDSItems: items })).status).toBe(200);
});

test('a row put in elsewhere is named by its key', async () => {
  await person.call('PATCH', `/customs-declarations/${id}`, {
    revision: 1,
    patches: [{ op: 'insert', path: ['mainPreviousCDSItems'], row: { uuid: 'p1' }, after: null }],
  });
  const { status, body } = await send(1);
  expect(status).toBe(409);
  expect(body.conflicts).toEqual([{ path: ['mainPreviousCDSItems', { id: 'p1' }] }]);
});
