import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { keptParties } from '../../src/server/templates/kept-parties.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsRead } from '../support/rows-read.ts';
import { watchQueries } from '../support/watched-queries.ts';

const many = 20_000;

let database: TestDatabase;
let db: Database;
/** The second of them has as many kept parties as all others together. */
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
  const user = await db
    .insertInto('users')
    .values({
      company_id: companies[0]!,
      role: 'user',
      email: 'a@example',
      name: 'N',
      password_hash: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, count] of [many / 2, many].entries())
    await sql`
      insert into templates (company_id, user_id, family, name, document)
      select ${companies[place]}, ${user.id}, 'consignee', 'Party ' || n, json_build_object(
        'consignee', 'Orchard ' || n || ' Ltd', 'consignee_city', 'Port ' || n % 997,
        'consignee_number', 'GB' || 100000000000 + n)::text
      from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`vacuum analyze templates`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What a keyword finds for the first company, and the rows PostgreSQL reads for it. */
async function search(keyword: string): Promise<{ readonly total: number; readonly read: number }> {
  const watched = watchQueries(db);
  const actor = { companyId: companies[0]!, role: 'user' } as Actor;
  const page = await keptParties(watched.db, actor, 'consignee', {
    sort: 'updated_at',
    direction: 'desc',
    current_page: 1,
    per_page: 20,
    keyword,
  });
  let read = 0;
  for (const query of watched.seen) read += await rowsRead(db, 'templates', query);
  return { total: page.meta.total, read };
}

test('CUS-070: kept parties are found by name, EORI and city without looking through those of anybody', async () => {
  const found = { 'orchard 7777 ltd': 1, GB100000007777: 1, 'port 996': 10, xylophone: 0, zq: 0 };
  for (const [keyword, total] of Object.entries(found)) {
    const answer = await search(keyword);
    expect(answer.total, keyword).toBe(total);
    expect(answer.read, keyword).toBeLessThan(200);
  }
});
