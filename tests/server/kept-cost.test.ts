import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnanswered } from '../../src/areas/customs/server/reference/unanswered.ts';
import type { Actor } from '../../src/server/access.ts';
import { createLog } from '../../src/server/log.ts';
import { announceKept, keptNotifications, keptOf } from '../../src/server/notifications/received.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsRead } from '../support/rows-read.ts';
import { vacuum } from '../support/vacuum.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { insertDeclarations } from './listed-declarations.ts';

// Runs on both databases: plans differ from version to version.

const many = 20_000;

let database: TestDatabase;
let db: Database;
let companies: readonly number[];

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const made = await db
    .insertInto('companies')
    .values(['A', 'B'].map((name) => ({ name, plan: 'demo' })))
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

/**
 * Declarations of which customs took one message each and answered it; every hundredth was posted twice. Twenty answers
 * of all could not be worked in.
 */
async function fill(): Promise<void> {
  await insertDeclarations(db, { company: companies[0]!, count: many });
  await sql`
    insert into outbox (document_id, company_id, user_id, kind, provider, environment, lrn, revision, document,
      document_kind, schema_version, body, sha256, state, outcome, attempts, conversation_id, sent_at)
    select id, company_id, user_id, 'submission', 'HMRC', 'TT', lrn, 1, '{}', document_kind, 1, '', '', 'sent', 'accepted', 1,
      'conversation ' || lrn, created_at
    from documents`.execute(db);
  await sql`
    insert into earlier_conversations (conversation_id, outbox_id)
    select 'earlier ' || lrn, id from outbox where id % 100 = 0`.execute(db);
  await sql`
    insert into received_notifications (conversation_id, sha256, headers, body, state, next_attempt_at)
    select conversation_id, outbox_id::text, '{}', '', 'read', null from conversations`.execute(db);
  await sql`
    insert into received_notifications (conversation_id, sha256, headers, body, state, next_attempt_at)
    select conversation_id, 'kept', '{}', '', 'unreadable', null from conversations order by outbox_id limit 20`.execute(
    db,
  );
  for (const table of ['outbox', 'received_notifications', 'earlier_conversations', 'documents'])
    await vacuum(db, table);
}

/** Rows that PostgreSQL reads for some work, by table. */
async function costOf(work: (db: Database) => Promise<unknown>): Promise<number> {
  const watched = watchQueries(db);
  await work(watched.db);
  // What the actor reaches is asked within the query, never by itself.
  const asked = watched.seen.filter(({ sql }) => /^select (?!"documents"\."id" from)/.test(sql));
  expect(asked.length).toBeGreaterThan(0);
  let read = 0;
  for (const query of asked) {
    for (const table of ['outbox', 'received_notifications', 'earlier_conversations', 'documents'])
      read += await rowsRead(db, table, query);
  }
  return read;
}

/** Twenty that were kept, and for each a row or two of what it joins. */
const mostRows = 400;

test('what could not be worked in is found among many that were without looking through them', async () => {
  const actors = {
    own: { companyId: companies[0]!, role: 'user' } as Actor,
    foreign: { companyId: companies[1]!, role: 'user' } as Actor,
    all: { companyId: companies[1]!, role: 'admin' } as Actor,
  };
  const works: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
    own: (watched) => keptNotifications(watched, actors.own, {}),
    foreign: (watched) => keptNotifications(watched, actors.foreign, {}),
    all: (watched) => keptNotifications(watched, actors.all, {}),
    timeline: (watched) => keptOf(watched, 1),
    announcement: (watched) => announceKept(watched, 'earlier LRN0000100'),
    unanswered: (watched) => findUnanswered(watched, 24, createLog('silent')),
  };
  await fill();
  expect(await keptNotifications(db, actors.own, {})).toHaveLength(20);
  expect(await keptNotifications(db, actors.foreign, {})).toHaveLength(0);
  for (const [name, work] of Object.entries(works)) expect(await costOf(work), name).toBeLessThan(mostRows);
});
