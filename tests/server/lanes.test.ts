import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hmrcAuthority } from '../../src/areas/customs/server/hmrc-authority.ts';
import { createLog } from '../../src/server/log.ts';
import type { Gateway, PostOutcome } from '../../src/server/sending/gateway.ts';
import { startOutboxWorker } from '../../src/server/sending/worker.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { insertDeclarations } from './listed-declarations.ts';
import { eventually } from './running-server.ts';

let database: TestDatabase;
let db: Database;
let company: number;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const made = await db
    .insertInto('companies')
    .values({ name: 'Weir', plan: 'demo' })
    .returning('id')
    .execute();
  company = made[0]!.id;
  await db
    .insertInto('users')
    .values({ company_id: company, role: 'user', email: 'a@b.example', name: 'A', password_hash: 'none' })
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** An authority's interface that answers so. */
function interfaceOf(api: string, answer: () => PostOutcome): Gateway & { readonly posted: number[] } {
  const posted: number[] = [];
  return {
    authority: hmrcAuthority,
    provider: 'HMRC',
    api,
    posted,
    async post({ submitter }, { pace }) {
      if (!(await pace())) return { kind: 'unposted', reason: 'It is another process’s.' };
      posted.push(Number(submitter));
      return answer();
    },
  };
}

/** So many messages wait for an interface. */
async function wait(api: string, from: number, count: number): Promise<void> {
  await insertDeclarations(db, { company, count, from });
  await sql`
    insert into outbox (document_id, company_id, user_id, kind, provider, api, environment, lrn, submitter, revision,
      document, document_kind, schema_version, body, sha256)
    select id, company_id, user_id, 'submission', 'HMRC', ${api}, 'TT', lrn, id::text, 1, '{}', document_kind, 1, 'body', ''
    from documents where not exists (select from outbox where outbox.document_id = documents.id)`.execute(db);
}

const statesOf = async (api: string) => {
  const { rows } = await sql<{ state: string; reason: string | null }>`
    select state, reason from outbox where api = ${api} order by id`.execute(db);
  return rows;
};

test('while one interface of an authority is away, what goes to another leaves, each by its own', async () => {
  await wait('CDS', 1, 8);
  await wait('NCTS', 101, 3);
  let isAway = true;
  const away = interfaceOf('CDS', () =>
    isAway
      ? { kind: 'untaken', httpStatus: null, conversationId: null, reason: 'Customs cannot be reached.' }
      : { kind: 'taken', httpStatus: 202, conversationId: null },
  );
  const there = interfaceOf('NCTS', () => ({ kind: 'taken', httpStatus: 202, conversationId: null }));
  const worker = await startOutboxWorker({
    db,
    databaseUrl: database.url,
    gateways: [away, there],
    retryMs: 400,
    perSecond: 0,
    answerHours: 0,
    publicUrl: 'http://localhost',
    log: createLog('silent'),
  });
  try {
    await eventually('one that counts as away', async () =>
      (await statesOf('CDS')).some(({ reason }) => reason?.startsWith('HMRC has not answered since')),
    );
    await wait('NCTS', 201, 2);
    worker.wake();
    await eventually('the others sent', async () =>
      (await statesOf('NCTS')).every(({ state }) => state === 'sent'),
    );
    expect(there.posted).toHaveLength(5);
    expect((await statesOf('CDS')).some(({ state }) => state === 'sent')).toBe(false);
    isAway = false;
    await eventually('it is back', async () =>
      (await statesOf('CDS')).every(({ state }) => state === 'sent'),
    );
    expect(new Set([...away.posted].filter((id) => there.posted.includes(id)))).toEqual(new Set());
  } finally {
    await worker.close();
  }
});
