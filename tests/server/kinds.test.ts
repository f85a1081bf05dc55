import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames, kinds } from '../../src/generated/kinds.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

test.each(kindNames)('under the addresses of %s no document of another kind is found', async (name) => {
  const { calls } = kinds[name].addresses;
  const made = await person.call('POST', calls, acceptedDocument(`KIND-${name}`));
  expect(made.status).toBe(201);
  const { id, revision } = made.body.data;
  const asked: readonly (readonly [string, string, object?])[] = [
    ['GET', `${calls}/${id}`],
    ['PUT', `${calls}/${id}`, acceptedDocument('OTHER')],
    ['PATCH', `${calls}/${id}`, { revision, patches: [] }],
    ['POST', `${calls}/${id}/copy`, {}],
    ['POST', `${calls}/${id}/assignee`, { assignee_id: null }],
    ['GET', `${calls}/${id}/history`],
    ['GET', `${calls}/${id}/revisions`],
    ['GET', `${calls}/${id}/revisions/diff?from=revision-1&to=now`],
    ['DELETE', `${calls}/${id}`],
  ];
  await sql`update declarations set document_kind = 'another' where id = ${id}`.execute(running.db);
  for (const [method, path, body] of asked)
    expect({ path, status: (await person.call(method, path, body)).status }).toEqual({ path, status: 404 });
  await sql`update declarations set document_kind = ${name} where id = ${id}`.execute(running.db);
  for (const [method, path, body] of asked)
    expect((await person.call(method, path, body)).status).toBeLessThan(300);
});
