import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { keptParties, type TemplateQuery } from '../../src/server/templates/kept-parties.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { functionCalls } from '../support/function-calls.ts';
import { rowsRead } from '../support/rows-read.ts';
import { vacuum } from '../support/vacuum.ts';
import { watchQueries } from '../support/watched-queries.ts';

const many = 20_000;

let database: TestDatabase;
let db: Database;
/** The first has kept parties, the second twice as many, the third none. */
let companies: readonly number[];
let keep: (company: number, count: number) => Promise<unknown>;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  const made = await db
    .insertInto('companies')
    .values(['A', 'B', 'C'].map((name) => ({ name, plan: 'demo' })))
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
  keep = (company, count) =>
    sql`
      insert into templates (company_id, user_id, family, name, document)
      select ${company}::bigint, ${user.id}::bigint, 'consignee', 'Party ' || n, json_build_object(
        'consignee', 'Orchard ' || n || ' Ltd', 'consignee_city', 'Port ' || n % 997,
        'consignee_number', 'GB' || 100000000000 + n)::text
      from generate_series(1, ${count}::integer) as n`.execute(db);
  for (const [place, count] of [many / 2, many].entries()) await keep(companies[place]!, count);
  await vacuum(db, 'templates');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Cost {
  readonly total: number;
  readonly shown: number;
  /** Rows read for the page itself, and for all. */
  readonly ofPage: number;
  readonly read: number;
  /** How often pieces were computed: once of the keyword, where it is looked up. */
  readonly computed: number;
}

/** What a keyword finds for a company, and what PostgreSQL does for it. */
async function search(keyword: string, asked: Partial<TemplateQuery> = {}, place = 0): Promise<Cost> {
  const watched = watchQueries(db);
  const actor = { companyId: companies[place]!, role: 'user' } as Actor;
  const page = await keptParties(watched.db, actor, 'consignee', {
    sort: 'updated_at',
    direction: 'desc',
    current_page: 1,
    per_page: 20,
    keyword,
    ...asked,
  });
  const cost = { ofPage: 0, read: 0, computed: 0 };
  for (const query of watched.seen) {
    const read = await rowsRead(db, 'templates', query);
    cost.read += read;
    if (!query.sql.startsWith('select count(*)')) cost.ofPage += read;
    cost.computed += await functionCalls(db, 'kept_party_pieces', query);
  }
  return { ...cost, total: page.meta.total, shown: page.data.length };
}

test('CUS-070: kept parties are found by name, EORI and city without looking through those of anybody', async () => {
  const found = { 'orchard 7777 ltd': 1, GB100000007777: 1, 'port 996': 10, xylophone: 0, zq: 0 };
  for (const [keyword, total] of Object.entries(found)) {
    const answer = await search(keyword);
    expect(answer.total, keyword).toBe(total);
    expect(answer.read, keyword).toBeLessThan(200);
  }
});

test('CUS-070: a keyword that all parties hold has no pieces computed of any, and reads for a page what that shows', async () => {
  for (const place of [0, 1]) {
    const all = (many * (place + 1)) / 2;
    for (const sort of ['updated_at', 'name'] as const) {
      for (const keyword of ['orchard', 'o', 'gb10000', 'port 1']) {
        const cost = await search(keyword, { sort }, place);
        const total = keyword === 'port 1' ? expect.any(Number) : all;
        expect(cost, `${keyword} by ${sort}`).toMatchObject({ total, shown: 20, computed: 1 });
        expect(cost.ofPage, `${keyword} by ${sort}`).toBeLessThan(1000);
        // Few to see that they are many, and all there are once to count them.
        expect(cost.read, `${keyword} by ${sort}`).toBeLessThan(1.5 * many + 1500);
      }
    }
  }
  // Of few alone, where PostgreSQL does not know of any of them yet.
  await keep(companies[2]!, many / 2);
  for (const [keyword, total] of Object.entries({ orchard: many / 2, 'orchard 7777 ltd': 1, xylophone: 0 })) {
    const cost = await search(keyword, {}, 2);
    expect(cost.total, keyword).toBe(total);
    expect(cost.computed, keyword).toBeLessThan(500);
  }
});
