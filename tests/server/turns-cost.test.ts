import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hmrcAuthority } from '../../src/areas/customs/server/hmrc-authority.ts';
import { findForgotten } from '../../src/areas/customs/server/reference/forgotten.ts';
import { createLog } from '../../src/server/log.ts';
import { startMailWorker } from '../../src/server/mail/worker.ts';
import { type Lane, lanesOf } from '../../src/server/sending/lanes.ts';
import { takeTurn } from '../../src/server/sending/turns.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsRead } from '../support/rows-read.ts';
import { vacuum } from '../support/vacuum.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { insertDeclarations } from './listed-declarations.ts';

// Runs on both databases: plans differ from version to version.

const many = 10_000;
const some = 3000;
const worker = 1;

let database: TestDatabase;
let db: Database;
/** Each with messages that wait: the first with very many. */
let companies: readonly number[];

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const made = await db
    .insertInto('companies')
    .values(['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, plan: 'demo' })))
    .returning('id')
    .execute();
  companies = made.map(({ id }) => id);
  await db
    .insertInto('users')
    .values(
      companies.map((company_id) => ({
        company_id,
        role: 'user' as const,
        email: `${company_id}@example`,
        name: 'N',
        password_hash: 'x',
      })),
    )
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Messages of a company to HMRC that wait, the oldest due so long ago. */
async function wait(
  company: number,
  count: number,
  {
    environment = 'TT',
    api = 'CDS',
    due = "interval '-1 hour'",
  }: { environment?: string; api?: string; due?: string } = {},
): Promise<void> {
  await insertDeclarations(db, { company, count, from: environment === 'TT' && api === 'CDS' ? 1 : 100_001 });
  await sql`
    insert into outbox (document_id, company_id, user_id, kind, provider, api, environment, lrn, revision, document,
      document_kind, schema_version, body, sha256, next_attempt_at)
    select id, company_id, user_id, 'submission', 'HMRC', ${api}, ${environment}, lrn, 1, '{}', document_kind, 1, 'body', '',
      now() + ${sql.raw(due)} + id * interval '1 millisecond'
    from documents where company_id = ${company}
      and not exists (select from outbox where outbox.document_id = documents.id)`.execute(db);
  await vacuum(db, 'outbox');
}

const { isHeldBack } = hmrcAuthority;

/** The companies whose messages so many turns take, and the most rows of the outbox that are read for one. */
async function turns(count: number, lane: Lane, without: readonly number[] = []) {
  const taken: (number | undefined)[] = [];
  let rows = 0;
  const watched = watchQueries(db);
  for (let turn = 0; turn < count; turn += 1) {
    const found = await takeTurn(watched.db, worker, {
      ...{ lane, isHeldBack, without },
      ...{ perSecond: 0, retryMs: 1000 },
    });
    taken.push(found.turn?.row.company_id);
  }
  const takes = watched.seen.filter(({ sql: text }) => text.startsWith('update "outbox"'));
  expect(takes).toHaveLength(count);
  // Looked at without being done: each would take one more.
  for (const take of takes.slice(-2))
    await db
      .transaction()
      .execute(async (transaction) => {
        rows = Math.max(rows, await rowsRead(transaction, 'outbox', take));
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
  return { taken, rows };
}

test('the next message is found by a few rows of each company, however many of one are due, held or not due yet', async () => {
  const [a, b, c, d, e] = companies as [number, number, number, number, number];
  // One to find it, one to go on from it, and what is taken of it.
  const mostRows = 3 * companies.length;
  const [lane] = lanesOf({ provider: 'HMRC', api: 'CDS' }) as [Lane];
  const [cns] = lanesOf({ provider: 'CNS', api: 'CDS' }) as [Lane];
  await db.insertInto('authorities').values({ name: lane.name }).execute();
  await wait(a, 20);
  await wait(b, 6);
  await wait(c, 6);
  expect((await turns(6, lane)).taken).toEqual([a, b, c, a, b, c]);

  await wait(a, many);
  // Of a company that is not set to PROD, and of one that was tried a moment ago.
  await wait(d, some, { environment: 'PROD' });
  await wait(e, some, { due: "interval '2 minutes'" });
  // To another interface of the authority.
  await wait(b, some, { api: 'NCTS' });
  const large = await turns(4, lane);
  expect(large.taken).toEqual([a, b, c, a]);
  expect(large.rows).toBeLessThanOrEqual(mostRows);
  const others = await turns(3, lane, [a]);
  expect(others.taken).toEqual([b, c, b]);
  expect(others.rows).toBeLessThanOrEqual(mostRows);
  const nobody = await turns(2, lane, [a, b, c]);
  expect(nobody.taken).toEqual([undefined, undefined]);
  expect(nobody.rows).toBeLessThanOrEqual(mostRows);

  // What is looked through beside the taking: nothing was posted so long ago.
  const watched = watchQueries(db);
  await findForgotten(watched.db, createLog('silent'));
  expect(watched.seen).toHaveLength(1);
  expect(await rowsRead(db, 'outbox', watched.seen[0]!)).toBeLessThanOrEqual(mostRows);

  // Turns in one lane are none in another, where nothing of all that waits.
  await db.insertInto('authorities').values({ name: cns.name }).execute();
  expect(await turns(1, cns)).toEqual({ taken: [undefined], rows: expect.any(Number) });
});

test('the next mail is found by a few rows of each company, however many of one wait', async () => {
  const [a, b, c] = companies as [number, number, number];
  for (const [company, count] of [
    [a, many],
    [b, 2],
    [c, 2],
  ] as const)
    await sql`
      insert into mails (kind, address, subject, body, company_id)
      select 'customs-news', ${`${company}@example`}::text, '', '', ${company}
      from generate_series(1, ${count}::integer)`.execute(db);
  await vacuum(db, 'mails');

  const addresses: string[] = [];
  const watched = watchQueries(db);
  await new Promise<void>((resolve) => {
    const mails = startMailWorker({
      db: watched.db,
      mailServer: {
        async deliver({ address }) {
          if (addresses.push(address) === 5) void mails.close().then(resolve);
          return { kind: 'taken' };
        },
      },
      host: 'customs.example',
      retryMs: 1000,
      log: createLog('silent'),
    });
  });
  expect(addresses).toEqual([a, b, c, a, b].map((company) => `${company}@example`));
  const takes = watched.seen.filter(({ sql: text }) => /^update "mails" set "attempts"/.test(text));
  expect(takes).toHaveLength(5);
  expect(await rowsRead(db, 'mails', takes[0]!)).toBeLessThanOrEqual(3 * 3);
});
