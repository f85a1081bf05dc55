import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAnswered } from '../support/rows-answered.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

/** A declaration that was saved so many times, one field each time. */
async function savedOften(revisions: number): Promise<number> {
  const document = acceptedDocument(`LONG-${revisions}`);
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  const patch = (value: ReturnType<typeof sql>) =>
    sql`'[{"op":"set","path":["ref_general"],"value":"R' || ${value} || '"}]'`;
  await sql`
    insert into document_history
      (document_id, revision, user_id, client, origin, schema_version, patches, inverse)
    select document_id, n, user_id, 'c1', 'edit', schema_version, ${patch(sql`n`)}, ${patch(sql`n - 1`)}
    from document_history, generate_series(2, ${revisions}::int) n
    where document_id = ${id} and revision = 1`.execute(running.db);
  await sql`update documents set revision = ${revisions} where id = ${id}`.execute(running.db);
  return id;
}

const patchedAt = (id: number, revision: number, value: string) =>
  person.call('PATCH', `/customs-declarations/${id}`, {
    revision,
    client: 'c2',
    patches: [{ op: 'set', path: ['internal_id'], value }],
  });
const compared = (id: number, from: string, to: string) =>
  person.call('GET', `/customs-declarations/${id}/revisions/diff?from=${from}&to=${to}`);

test('a long history is gone back some hundred steps at a time, and leads to what it was', async () => {
  const id = await savedOften(1700);
  const { mostRows } = await rowsAnswered(async () => {
    const { status, body } = await compared(id, 'revision-2', 'revision-900');
    expect(status).toBe(200);
    expect(body.data.differences).toMatchObject([
      { fields: [{ path: ['ref_general'], before: 'R2', after: 'R900' }] },
    ]);
  });
  expect(mostRows, 'rows of one answer of the database').toBeLessThanOrEqual(500);
  const merged = await patchedAt(id, 3, '61');
  expect(merged).toMatchObject({ status: 200, body: { data: { revision: 1701 } } });
  expect((await person.call('GET', `/customs-declarations/${id}`)).body.data.document).toMatchObject({
    internal_id: '61',
  });
});

test('what would be gone back without end is refused in words, and what is new is saved', async () => {
  const id = await savedOften(20_100);
  for (const { status, body } of [
    await patchedAt(id, 2, '61'),
    await compared(id, 'revision-2', 'revision-3'),
  ]) {
    expect(status).toBe(422);
    expect(body.message).toContain('Too much has changed since revision 2');
  }
  expect((await patchedAt(id, 20_100, '61')).status).toBe(200);
});
