import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Capability, isCapable } from '../../src/engine/document-kind.ts';
import type { DocumentData } from '../../src/engine/index.ts';
import { type KindName, kindNames, kinds } from '../../src/generated/kinds.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn('admin@tidewaiter.example');
});
afterAll(() => running.close());

/** A document of a kind, as its schemas show one that is accepted. */
function documentOf(name: KindName): DocumentData {
  const folder = new URL(`../../schemas/${name}/fixtures/accepted/`, import.meta.url);
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`))!;
  const { document } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { document: DocumentData };
  return document;
}

const made = async (name: KindName) => {
  const answer = await person.call('POST', kinds[name].addresses.calls, documentOf(name));
  expect(answer).toMatchObject({ status: 201, body: { data: { revision: 1 } } });
  return answer.body.data as { readonly id: number; readonly revision: number };
};

test.each(kindNames)('under the addresses of %s no document of another kind is found', async (name) => {
  const { calls } = kinds[name].addresses;
  const { id, revision } = await made(name);
  const asked: readonly (readonly [method: string, path: string, body?: object, of?: Capability])[] = [
    ['GET', `${calls}/${id}`],
    ['PUT', `${calls}/${id}`, documentOf(name)],
    ['PATCH', `${calls}/${id}`, { revision, patches: [] }],
    ['POST', `${calls}/${id}/copy`, {}, 'copy'],
    ['POST', `${calls}/${id}/assignee`, { assignee_id: null }, 'assign'],
    ['GET', `${calls}/${id}/history`, undefined, 'history'],
    ['GET', `${calls}/${id}/revisions`, undefined, 'history'],
    ['GET', `${calls}/${id}/revisions/diff?from=revision-1&to=now`, undefined, 'history'],
    ['DELETE', `${calls}/${id}`],
  ];
  await sql`update documents set document_kind = 'another' where id = ${id}`.execute(running.db);
  for (const [method, path, body] of asked)
    expect({ path, status: (await person.call(method, path, body)).status }).toEqual({ path, status: 404 });
  await sql`update documents set document_kind = ${name} where id = ${id}`.execute(running.db);
  for (const [method, path, body, of] of asked) {
    const isThere = of === undefined || isCapable(kinds[name], of);
    const { status } = await person.call(method, path, body);
    expect({ path, isThere: status < 300, status }).toEqual({
      path,
      isThere,
      status: isThere ? status : 404,
    });
  }
});

test.each(kindNames)(
  '%s are listed, archived and restored by calls of their own (API-258, D-16, LST-001)',
  async (name) => {
    const { calls } = kinds[name].addresses;
    const { id } = await made(name);
    const listed = async (show: string) => {
      const { body } = await person.call('GET', `${calls}?show=${show}&per_page=500`);
      return (body.data as readonly { readonly id: number }[]).some((row) => row.id === id);
    };
    expect([await listed('active'), await listed('archived')]).toEqual([true, false]);
    expect((await person.call('DELETE', `${calls}/${id}`)).status).toBe(200);
    expect([await listed('active'), await listed('archived')]).toEqual([false, true]);
    expect((await person.call('POST', `${calls}/${id}/restore`)).status).toBe(200);
    expect([await listed('active'), await listed('archived')]).toEqual([true, false]);
    const file = await person.call('GET', `/export${calls}-bulk-csv?ids[]=${id}`);
    expect(file).toMatchObject({ status: 200, body: expect.stringContaining('\n') });
  },
);
