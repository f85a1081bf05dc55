import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
let other: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  other = await running.signIn('other@tidewaiter.example');
});
afterAll(() => running.close());

const calls = '/templates/signatory';
const manager = { template_name: 'Export manager', nameOfSign: 'Dana Ferry', place: 'Felixstowe' };

test('signatories are a company’s own: listed, kept, changed, archived and restored there alone (TPL-014)', async () => {
  const { id } = (await person.call('POST', calls, manager)).body.data;
  expect((await person.call('GET', calls)).body.data).toMatchObject([
    { id, name: 'Export manager', signatory: 'Dana Ferry', place: 'Felixstowe' },
  ]);
  expect((await person.call('GET', `${calls}?keyword=felix`)).body.data).toHaveLength(1);
  expect((await other.call('GET', calls)).body.data).toEqual([]);
  for (const [method, body] of [['GET'], ['PUT', manager], ['DELETE']] as const)
    expect((await other.call(method, `${calls}/${id}`, body)).status).toBe(404);
  const changed = await person.call(
    'PUT',
    `${calls}/${id}`,
    { ...manager, place: 'Harwich' },
    { 'if-match': '1' },
  );
  expect(changed.body.data).toMatchObject({ revision: 2, document: { place: 'Harwich' } });
  const csv = await person.call('GET', `/export${calls}-csv`);
  expect(csv.body).toContain('Dana Ferry');
  expect(csv.headers.get('content-disposition')).toMatch(/filename="templates-signatory-[\d-]+\.csv"/);
  expect((await person.call('DELETE', `${calls}/${id}`)).status).toBe(200);
  expect((await person.call('POST', `${calls}/${id}/restore`)).status).toBe(200);
});

test('a name stands once in a company, capitals or not, and in another company too (TPL-055)', async () => {
  const named = (by: Person, name: string, key = randomUUID()) =>
    by.call('POST', calls, { template_name: name }, { 'idempotency-key': key });
  const key = randomUUID();
  const first = await named(person, 'Broker', key);
  expect(first.status).toBe(201);
  expect(await named(person, ' BROKER ')).toMatchObject({
    status: 422,
    body: { message: 'The name is already taken', errors: { template_name: ['The name is already taken'] } },
  });
  // The same call again, whose answer was lost, is no other one.
  expect(await named(person, 'Broker', key)).toMatchObject({
    status: 200,
    body: { data: { id: first.body.data.id } },
  });
  expect((await named(other, 'Broker')).status).toBe(201);
  const second = (await named(person, 'Clerk')).body.data;
  expect((await person.call('PUT', `${calls}/${second.id}`, { template_name: 'broker' })).status).toBe(422);
  expect((await person.call('PUT', `${calls}/${second.id}`, { template_name: 'CLERK' })).status).toBe(200);
});

test('of two who keep the same name at once one is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => person.call('POST', calls, { template_name: 'At once' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
});
