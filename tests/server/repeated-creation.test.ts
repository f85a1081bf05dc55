import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const create = (key: string | undefined, document: unknown, by = person) =>
  by.call('POST', '/customs-declarations', document, key === undefined ? {} : { 'idempotency-key': key });

test('a creation that comes again with its key finds the first: whose answer was lost makes no second', async () => {
  const key = randomUUID();
  const first = await create(key, { internal_id: 'once' });
  expect(first.status).toBe(201);
  const again = await create(key.toUpperCase(), { internal_id: 'once' });
  expect(again.status).toBe(200);
  expect(again.body.data).toEqual(first.body.data);
  const { body } = await person.call('GET', '/customs-declarations?keyword=once');
  expect(body.meta.total).toBe(1);
});

test('many at once with one key make one', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(key, { internal_id: 'at once' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
});

test('the found one is answered as it stands by now', async () => {
  const key = randomUUID();
  const { id } = (await create(key, { internal_id: 'before' })).body.data;
  await person.call('PUT', `/customs-declarations/${id}`, { internal_id: 'after' });
  const { data } = (await create(key, { internal_id: 'before' })).body;
  expect(data).toMatchObject({ id, revision: 2, document: { internal_id: 'after' } });
});

test('a key is a company’s own, and requests without one are each their own', async () => {
  const key = randomUUID();
  const stranger = await running.signIn('other@tidewaiter.example');
  const ids = [
    (await create(key, {})).body.data.id,
    (await create(key, {}, stranger)).body.data.id,
    (await create(undefined, {})).body.data.id,
    (await create(undefined, {})).body.data.id,
  ];
  expect(new Set(ids).size).toBe(4);
});

test('what is no uuid is refused (422)', async () => {
  expect((await create('first one', {})).status).toBe(422);
});
