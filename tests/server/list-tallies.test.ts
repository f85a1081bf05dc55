import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { kindNamed } from '../../src/server/declarations/kind.ts';
import { documentList } from '../../src/server/declarations/list.ts';
import { listPage } from '../../src/server/lists/list-page.ts';
import { listQuery } from '../../src/server/lists/list-query.ts';
import { foldTallies } from '../../src/server/lists/tallies.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { insertDeclarations } from './listed-declarations.ts';

const declarationList = documentList(kindNamed('customs-declaration'));

// Runs on both databases: tallies are kept by triggers.

let database: TestDatabase;
let db: Database;
let companies: readonly number[];
let actors: readonly Actor[];

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const partner = await db
    .insertInto('partners')
    .values({ name: 'P' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('companies')
    .values(['A', 'B'].map((name) => ({ name, plan: 'demo', partner_id: partner.id })))
    .returning('id')
    .execute();
  companies = made.map(({ id }) => id);
  for (const company_id of companies) {
    const email = `${company_id}@example`;
    await db
      .insertInto('users')
      .values({ company_id, role: 'user', email, name: 'N', password_hash: 'x' })
      .execute();
  }
  const actor = { companyId: companies[0]!, partnerId: partner.id, role: 'user' } as Actor;
  actors = [actor, { ...actor, role: 'external' }];
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What befalls declarations: `of` picks some of them by the remainder of their number. */
const event = fc.record({
  what: fc.constantFrom(
    'insert',
    'save',
    'archive',
    'restore',
    'delete',
    'move',
    'fold',
    'undone',
    'truncate',
  ),
  company: fc.constantFrom(0, 1),
  of: fc.integer({ min: 0, max: 3 }),
  day: fc.integer({ min: 1, max: 28 }),
});

let made = 0;

async function befall({ what, company, of, day }: typeof event extends fc.Arbitrary<infer E> ? E : never) {
  const id = companies[company]!;
  const some = sql`where company_id = ${id} and id % 4 = ${of}`;
  const at = sql`(date '2026-05-01' + ${day}::int) + id * interval '37 minutes'`;
  switch (what) {
    case 'insert':
      made += 40;
      return await insertDeclarations(db, { company: id, count: 40, from: made * 5 });
    case 'save':
      return void (await sql`update documents set updated_at = ${at} ${some}`.execute(db));
    case 'archive':
      return void (await sql`update documents set deleted_at = now() ${some}`.execute(db));
    case 'restore':
      return void (await sql`update documents set deleted_at = null ${some}`.execute(db));
    case 'delete':
      return void (await sql`delete from documents ${some}`.execute(db));
    case 'move':
      return void (await sql`update documents set company_id = ${companies[1 - company]!} ${some}`.execute(
        db,
      ));
    case 'fold':
      return await foldTallies(db);
    case 'truncate':
      return void (await sql`truncate documents cascade`.execute(db));
    case 'undone':
      await expect(
        db.transaction().execute(async (transaction) => {
          await sql`delete from documents ${some}`.execute(transaction);
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
  }
}

/** Ids of a list in its order, read without pages or tallies. */
async function idsOf(reached: readonly number[], show: 'active' | 'archived', direction: 'asc' | 'desc') {
  const { rows } = await sql<{ id: number }>`
    select id from documents where company_id = any(${reached}::bigint[])
      and (deleted_at is not null) = ${show === 'archived'}
    order by updated_at ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(db);
  return rows.map(({ id }) => id);
}

test('whatever befalls declarations, their number and every page by its number are those of the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
      await befall({ what: 'insert', company: 0, of: 0, day: 1 });
      for (const one of events) await befall(one);
      for (const [index, actor] of actors.entries()) {
        const reached = index === 0 ? [companies[0]!] : companies;
        for (const show of ['active', 'archived'] as const) {
          for (const direction of ['asc', 'desc'] as const) {
            const ids = await idsOf(reached, show, direction);
            const size = Math.max(7, Math.ceil(ids.length / 4));
            const pages = Math.max(1, Math.ceil(ids.length / size));
            for (let page = 1; page <= pages + 1; page += 1) {
              const raw = { per_page: size, current_page: page, sort: 'updated_at', direction, show };
              const query = listQuery(declarationList.screen, { keyword: '', ...raw });
              const { data, meta } = await listPage(db, actor, declarationList, query);
              expect(data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * size, page * size));
              expect([meta.total, meta.last_page]).toEqual([ids.length, pages]);
              expect(meta.next === null).toBe(page >= pages);
              expect(meta.previous === null).toBe(page === 1 || page > pages);
            }
          }
        }
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

test('a table that is emptied at once leaves no tally', async () => {
  await befall({ what: 'insert', company: 0, of: 0, day: 1 });
  await befall({ what: 'truncate', company: 0, of: 0, day: 1 });
  const { rows } = await sql`select change from document_tallies`.execute(db);
  expect(rows).toEqual([]);
});

test('what is put together is one row a company, view and day, and two at once lose nothing', async () => {
  await befall({ what: 'insert', company: 0, of: 0, day: 1 });
  for (const of of [0, 1, 2, 3]) await befall({ what: 'save', company: 0, of, day: 3 + of });
  const sums = () =>
    sql`select company_id, archived, day, sum(change)::int as rows from document_tallies
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3`
      .execute(db)
      .then(({ rows }) => rows);
  const before = await sums();
  expect(before.length).toBeGreaterThan(1);
  await Promise.all([foldTallies(db), foldTallies(db), foldTallies(db)]);
  expect(await sums()).toEqual(before);
  const { rows } = await sql`select change from document_tallies`.execute(db);
  expect(rows).toHaveLength(before.length);
});

test('people who save at once do not wait for each other', async () => {
  const [one, other] = await idsOf([companies[0]!], 'active', 'asc');
  await db.transaction().execute(async (first) => {
    await sql`update documents set updated_at = '2027-01-01' where id = ${one}`.execute(first);
    await db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '2s'`.execute(second);
      await sql`update documents set updated_at = '2027-01-02' where id = ${other}`.execute(second);
    });
  });
});
