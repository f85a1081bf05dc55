import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindNames } from '../../src/generated/kinds.ts';
import { settleDatabase } from '../../src/server/declarations/settle-kinds.ts';
import { describeKinds, settleKindTables } from '../../src/server/storage/kind-tables.ts';
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
    select indexname as name, indexdef as of from pg_indexes where tablename = 'documents' and indexname like 'of@_%' escape '@'`.execute(
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
  const deep = await made({ internal_id: 'By another program' });
  await sql`update documents set document = ${`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`} where id = ${deep}`.execute(
    db,
  );
  const listed = async () =>
    await db
      .selectFrom('documents')
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
  await sql`update documents set reference = 'Lost', words = '', customs_regime = null, items = null, lrn = 'SENT'
    where id in (${id}, ${newer})`.execute(db);
  await sql`update documents set schema_version = 99 where id = ${newer}`.execute(db);

  await settleDatabase(db);
  expect((await listed()).map(({ reference }) => reference)).toEqual(['Lost', 'Lost']);

  await sql`update kind_descriptions set description = '{}'`.execute(db);
  await settleDatabase(db);
  // What was sent is what customs know it by; and what a newer Tidewaiter stored is listed as it was.
  expect(await listed()).toMatchObject([
    { ...before[0], lrn: 'SENT', keywords: ' sent  ours' },
    { reference: 'Lost', lrn: 'SENT' },
  ]);
  await sql`update documents set reference = 'Lost' where id = ${id}`.execute(db);
  await settleDatabase(db);
  expect((await listed())[0]).toMatchObject({ reference: 'Lost' });
});

test('each kind has the indexes of its list, of its own documents alone, and none that nothing asks for', async () => {
  const { db } = running;
  const before = await indexes();
  expect(before.size).toBeGreaterThan(20);
  for (const kind of kindNames) {
    const own = [...before].filter(([name]) => name.startsWith(`of_${kind.replaceAll('-', '_')}_`));
    expect(own.length, kind).toBeGreaterThan(5);
    for (const [name, of] of own) expect(of, name).toContain(`document_kind = '${kind}'`);
  }
  await sql`drop index of_customs_declaration_by_lrn`.execute(db);
  await sql`drop index of_customs_declaration_by_mrn`.execute(db);
  await sql`create index of_customs_declaration_by_mrn on documents (id)`.execute(db);
  await sql`create index of_what_is_gone on documents (id)`.execute(db);
  await sql`drop statistics of_key_lrn_code`.execute(db);
  await sql`alter table documents drop column total`.execute(db);
  await sql`alter table documents add column total text`.execute(db);
  await Promise.all([settleDatabase(db), settleDatabase(db), settleDatabase(db)]);
  expect(await indexes()).toEqual(before);
  const { rows } = await sql<{ type: string }>`select data_type as type from information_schema.columns
    where table_name = 'documents' and column_name = 'total'`.execute(db);
  expect(rows).toEqual([{ type: 'numeric' }]);
});

test('what was made is measured at once, as nothing else would have it measured', async () => {
  const { db } = running;
  await sql`drop statistics of_key_lrn_code`.execute(db);
  await settleDatabase(db);
  const { rows } = await sql`
    select stxname from pg_statistic_ext join pg_statistic_ext_data on stxoid = oid where stxname = 'of_key_lrn_code'`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
});

test('where nothing is to be done nobody waits: not for a start beside a backup, and not for what waits behind it', async () => {
  const { db } = running;
  await settleDatabase(db);
  await db.transaction().execute(async (backup) => {
    await sql`lock table documents in access share mode`.execute(backup);
    await db.transaction().execute(async (start) => {
      await sql`set local lock_timeout = '500ms'`.execute(start);
      await settleKindTables(start);
      await describeKinds(start);
    });
  });
});

test('without the extension of keywords lists do without its index', async () => {
  const { db } = running;
  await sql`drop extension pg_trgm cascade`.execute(db);
  await settleDatabase(db);
  const left = [...(await indexes()).keys()].filter((name) => name.endsWith('_keywords'));
  expect(left.sort()).toEqual(
    kindNames.map((kind) => `of_${kind.replaceAll('-', '_')}_long_keywords`).sort(),
  );
  expect((await person.call('GET', '/customs-declarations?keyword=ours')).body.meta.total).toBe(1);
});
