import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleDatabase } from '../../src/server/declarations/settle-kinds.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const indexes = async () => {
  const { rows } = await sql<{ name: string; of: string }>`
    select indexname as name, indexdef as of from pg_indexes where tablename = 'declarations' and indexname like 'of@_%' escape '@'`.execute(
    running.db,
  );
  return new Map(rows.map(({ name, of }) => [name, of]));
};

test('what a kind is listed by is taken anew from its documents once it is described otherwise, and not else', async () => {
  const { db } = running;
  const made = async (document: object) =>
    (await person.call('POST', '/customs-declarations', document)).body.data.id as number;
  const id = await made({
    transaction_ref: 'SETTLED',
    internal_id: 'Ours',
    customs_regime: 'import',
    CDSItems: [{}],
  });
  const newer = await made({ internal_id: 'Of tomorrow' });
  const listed = async () =>
    await db
      .selectFrom('declarations')
      .where('id', 'in', [id, newer])
      .orderBy('id')
      .select([
        'lrn',
        'reference',
        'words',
        'customs_regime',
        'items',
        'revision',
        'letter',
        'keywords' as never,
      ])
      .execute();
  const before = await listed();
  await sql`update declarations set reference = 'Lost', words = '', customs_regime = null, items = null, lrn = 'SENT'
    where id in (${id}, ${newer})`.execute(db);
  await sql`update declarations set schema_version = 99 where id = ${newer}`.execute(db);

  await settleDatabase(db);
  expect((await listed()).map(({ reference }) => reference)).toEqual(['Lost', 'Lost']);

  await sql`update kind_descriptions set description = '{}'`.execute(db);
  await settleDatabase(db);
  // What was sent is what customs know it by; and what a newer Tidewaiter stored is listed as it was.
  expect(await listed()).toMatchObject([
    { ...before[0], lrn: 'SENT', keywords: ' sent  ours' },
    { reference: 'Lost', lrn: 'SENT' },
  ]);
  await sql`update declarations set reference = 'Lost' where id = ${id}`.execute(db);
  await settleDatabase(db);
  expect((await listed())[0]).toMatchObject({ reference: 'Lost' });
});

test('each kind has the indexes of its list, of its own documents alone, and none that nothing asks for', async () => {
  const { db } = running;
  const before = await indexes();
  expect(before.size).toBeGreaterThan(20);
  for (const [name, of] of before) expect(of, name).toContain("document_kind = 'customs-declaration'");
  await sql`drop index of_customs_declaration_by_lrn`.execute(db);
  await sql`create index of_what_is_gone on declarations (id)`.execute(db);
  await Promise.all([settleDatabase(db), settleDatabase(db), settleDatabase(db)]);
  expect(await indexes()).toEqual(before);
});
