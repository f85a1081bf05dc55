import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CustomsDeclarationState } from '../../src/generated/types.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

it('CUS-111 ENG-088 a declaration is answered with its errors by place, empty while nothing is wrong there', async () => {
  const wrong: CustomsDeclarationState = { transaction_ref: 'X'.repeat(36), acceptance_date: '31-02-2026' };
  const { status, body } = await person.call('POST', '/customs-declarations', wrong);
  expect(status).toBe(201);
  expect(body.data.errors).toMatchObject({
    '/transaction_ref': ['At most 35 characters.'],
    '/acceptance_date': [expect.any(String)],
  });
  expect(body.data.errors).not.toHaveProperty('/internal_id');
});

it('CUS-111 errors that a client sends back with the declaration are taken, and stored nowhere', async () => {
  const errors = { '/transaction_ref': ['At most 35 characters.', 'Error'] };
  const state: CustomsDeclarationState = { transaction_ref: 'T1', errors };
  const { status, body } = await person.call('POST', '/customs-declarations', state);
  expect([status, body.data.document]).toEqual([201, { transaction_ref: 'T1' }]);
  const put = await person.call('PUT', `/customs-declarations/${body.data.id}`, {
    ...state,
    internal_id: 'I',
  });
  expect([put.status, put.body.data.document]).toEqual([200, { transaction_ref: 'T1', internal_id: 'I' }]);
  const stored = await running.db
    .selectFrom('documents')
    .where('id', '=', body.data.id)
    .select('document')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(stored.document)).toEqual({ transaction_ref: 'T1', internal_id: 'I' });
});

it('CUS-111 an edit cannot store them either', async () => {
  const { body } = await person.call('POST', '/customs-declarations', { transaction_ref: 'T2' });
  const patches = [{ op: 'set', path: ['errors'], value: 'x' }];
  const { status } = await person.call('PATCH', `/customs-declarations/${body.data.id}`, {
    revision: 1,
    patches,
  });
  expect(status).toBe(422);
});
