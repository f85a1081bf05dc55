import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedRows } from '../../src/engine/list-screen.ts';
import type { Actor } from '../../src/server/access.ts';
import { kindNamed } from '../../src/server/declarations/kind.ts';
import { documentList } from '../../src/server/declarations/list.ts';
import { exportedRows } from '../../src/server/lists/export.ts';
import { listPage } from '../../src/server/lists/list-page.ts';
import { listChoice, listQuery, type RawListQuery } from '../../src/server/lists/list-query.ts';
import { chosenRows } from '../../src/server/lists/list-source.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { functionCalls } from '../support/function-calls.ts';
import { rowsRead } from '../support/rows-read.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { insertDeclarations } from './listed-declarations.ts';

const declarationList = documentList(kindNamed('customs-declaration'));

// Runs on both databases: plans differ from version to version.

const many = 12_000;

let database: TestDatabase;
let db: Database;
let actor: Actor;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const partner = await db
    .insertInto('partners')
    .values({ name: 'P' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const company = await db
    .insertInto('companies')
    .values({ name: 'A', plan: 'demo', partner_id: partner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ company_id: company.id, role: 'user', email: 'a@example', name: 'N', password_hash: 'x' })
    .execute();
  actor = { companyId: company.id, partnerId: partner.id, role: 'user' } as Actor;
  await insertDeclarations(db, { company: company.id, count: many });
  await db
    .updateTable('documents')
    .set({ words: sql`concat_ws(' ', internal_id, 'Consignment of the spring ' || id % 100 || ' harbour')` })
    .execute();
  await sql`vacuum full analyze documents`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const chosenBy = (keyword: string) => ({ keyword, show: 'active' as const });

/** A page, how often the pieces of words were computed for it, and the declarations read for it. */
async function costOf(raw: Partial<RawListQuery> & { keyword: string }, role: Actor['role'] = 'user') {
  const query = listQuery(declarationList.screen, { per_page: 50, ...chosenBy(raw.keyword), ...raw });
  const watched = watchQueries(db);
  const { meta, data } = await listPage(watched.db, { ...actor, role }, declarationList, query);
  let computed = 0;
  let read = 0;
  for (const one of watched.seen) {
    computed += await functionCalls(db, 'pieces_of_six', one);
    read += await rowsRead(db, 'documents', one);
  }
  return { meta, shown: data.length, computed, read };
}

test('LST-051: a keyword that every declaration holds has no pieces computed, be it counted to the end or far inside', async () => {
  const keyword = 'consignment of the spring';
  for (const role of ['user', 'external', 'admin'] as const) {
    const first = await costOf({ keyword }, role);
    expect(first, role).toMatchObject({
      meta: { total: null, more_than: countedRows },
      shown: 50,
      computed: 0,
    });
    const counted = await costOf({ keyword, count: 'exact', sort: 'lrn' }, role);
    expect(counted, role).toMatchObject({ meta: { total: many, more_than: null }, shown: 50, computed: 0 });
    const inside = await costOf({ keyword, current_page: 200 }, role);
    expect(inside, role).toMatchObject({ meta: { current_page: 200 }, shown: 50, computed: 0 });
  }
});

test('LST-051: one that few declarations hold is looked up, and counted as it is', async () => {
  const cost = await costOf({ keyword: 'spring 17 harbour' });
  expect(cost.meta).toMatchObject({ total: many / 100, more_than: null });
  // Each once to count it and once to sort it, and fifty to show them.
  expect(cost.read).toBeLessThanOrEqual((2 * many) / 100 + 50);
  expect(await costOf({ keyword: 'spring of the consignment' })).toMatchObject({
    meta: { total: 0 },
    shown: 0,
  });
});

test('API-042: an export of what every declaration holds computes no pieces either', async () => {
  const watched = watchQueries(db);
  const choice = listChoice(declarationList.screen, chosenBy('consignment of'));
  const chosen = await chosenRows(db, actor, declarationList, choice);
  let lines = 0;
  for await (const text of exportedRows(watched.db, actor, declarationList, 'active', chosen))
    lines += text.split('\r\n').length - 1;
  expect(lines).toBe(many + 1);
  for (const one of watched.seen.slice(0, 6)) expect(await functionCalls(db, 'pieces_of_six', one)).toBe(0);
});
