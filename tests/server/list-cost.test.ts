import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedRows } from '../../src/engine/list-screen.ts';
import { listScreens } from '../../src/generated/list-screens.ts';
import type { Actor } from '../../src/server/access.ts';
import { kindNamed } from '../../src/server/declarations/kind.ts';
import { documentList } from '../../src/server/declarations/list.ts';
import { listPage } from '../../src/server/lists/list-page.ts';
import { listQuery, type RawListQuery } from '../../src/server/lists/list-query.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsRead } from '../support/rows-read.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { insertDeclarations } from './listed-declarations.ts';

const declarationList = documentList(kindNamed('customs-declaration'));

// Runs on both databases: plans differ from version to version.

const few = 1000;
const many = 100_000;

let database: TestDatabase;
let db: Database;
/** Two companies of a partner share the rows, nine to one. */
let companies: readonly number[];
let actors: Readonly<Record<'own' | 'other' | 'partner' | 'all', Actor>>;

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
    .values(['A', 'B', 'C'].map((name) => ({ name, plan: 'demo', partner_id: partner.id })))
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
  const actor = { companyId: companies[0]!, partnerId: partner.id } as Actor;
  actors = {
    own: { ...actor, role: 'user' },
    other: { ...actor, companyId: companies[1]!, role: 'user' },
    partner: { ...actor, role: 'external' },
    all: { ...actor, role: 'admin' },
  };
  await fill(1, few);
  await db
    .updateTable('documents')
    .set({ reference: 'Quay of xylophones', words: 'Quay of xylophones' })
    .where('lrn', '=', 'LRN0000123')
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function fill(from: number, to: number): Promise<void> {
  const share = Math.floor(((to - from + 1) * 9) / 10);
  await insertDeclarations(db, { company: companies[0]!, count: share, from });
  await insertDeclarations(db, { company: companies[1]!, count: to - from + 1 - share, from: from + share });
}

/** A page as the API gives it, and the declarations PostgreSQL read for the page itself and, if asked, for the count of all. */
async function costOf(
  reach: keyof typeof actors,
  raw: Partial<RawListQuery> & Record<string, unknown>,
  withCount = false,
) {
  const { screen } = declarationList;
  const query = listQuery(screen, { per_page: 50, keyword: '', show: 'active', ...raw });
  const watched = watchQueries(db);
  const page = await listPage(watched.db, actors[reach], declarationList, query);
  const read = async (isCounted: boolean) => {
    const queries = watched.seen.filter(({ sql }) => sql.startsWith('select count(*)') === isCounted);
    expect(queries.length).toBeGreaterThan(0);
    const rows = await Promise.all(queries.map((one) => rowsRead(db, 'documents', one)));
    return rows.reduce((sum, one) => sum + one, 0);
  };
  return { page, rows: await read(false), count: withCount ? await read(true) : undefined };
}

const sorts = listScreens['customs-declarations'].columns.flatMap(({ name, sortable, archived }) =>
  sortable && !archived ? [name] : [],
);

/** Every way to a page that an index must lead to, with what it costs. */
async function costs(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const reach of ['own', 'partner', 'all'] as const) {
    for (const sort of sorts) {
      for (const direction of reach === 'own' ? (['asc', 'desc'] as const) : (['desc'] as const)) {
        const order = { sort, direction };
        const first = await costOf(reach, order);
        const second = await costOf(reach, { ...order, current_page: 2, after: first.page.meta.next! });
        const back = await costOf(reach, { ...order, current_page: 2, before: second.page.meta.next! });
        const last = await costOf(reach, { ...order, last: '1' });
        const name = `${reach}, ${sort} ${direction}`;
        found.set(`first of ${name}`, first.rows);
        found.set(`next of ${name}`, second.rows);
        found.set(`previous of ${name}`, back.rows);
        found.set(`last of ${name}`, last.rows);
      }
    }
    const letter = await costOf(reach, { keyletter: 'K', per_page: 10 });
    const nextLetter = await costOf(reach, {
      keyletter: 'K',
      per_page: 10,
      after: letter.page.meta.next!,
    });
    found.set(`letter, ${reach}`, letter.rows);
    found.set(`next of letter, ${reach}`, nextLetter.rows);
    found.set(`keyword of one row, ${reach}`, (await costOf(reach, { keyword: 'xylophone' })).rows);
    found.set(`keyword of one LRN, ${reach}`, (await costOf(reach, { keyword: 'lrn0000124' })).rows);
    found.set(`keyword of nothing, ${reach}`, (await costOf(reach, { keyword: 'zzqqxx' })).rows);
    found.set(`keyword of every row, ${reach}`, (await costOf(reach, { keyword: 'lrn' })).rows);
  }
  return found;
}

describe('rows read', () => {
  test('LST-014: for first, next, previous, last, letter and keyword pages they are as many in 100,000 declarations as in 1,000', async () => {
    const small = await costs();
    await fill(few + 1, many);
    const large = await costs();
    // Near an end PostgreSQL may read all that is left, sort it and take a page of it, in the one table and not in the other.
    const pageAndWhatIsLeft = 2 * 51 + 50;
    const isOfMany = (name: string) => name.includes('partner') || name.includes(' of all,');
    const grown = [...large].filter(([name, rows]) => !isOfMany(name) && rows > small.get(name)!);
    expect(grown.map(([name, rows]) => `${name}: ${small.get(name)} → ${rows}`).join('\n')).toBe('');
    // A page of a partner is put together from one of each company, and is then read itself.
    const ofMany = [...large].filter(([name]) => isOfMany(name));
    expect(ofMany.length).toBeGreaterThan(sorts.length * 8);
    for (const [name, rows] of ofMany) expect(rows, name).toBeLessThanOrEqual(pageAndWhatIsLeft);
  }, 300_000);

  test('the total of a whole list is told without reading a row of it', async () => {
    const watched = watchQueries(db);
    const query = listQuery(declarationList.screen, { per_page: 50, keyword: '', show: 'active' });
    const page = await listPage(watched.db, actors.own, declarationList, query);
    expect(page.meta).toMatchObject({ total: 90_000, more_than: null, last_page: 1800 });
    expect(watched.seen.filter(({ sql }) => sql.startsWith('select count(*)'))).toEqual([]);
    const last = await costOf('own', { last: '1', per_page: 49 });
    expect(last.page.meta).toMatchObject({ current_page: 1837, total: 90_000, next: null });
    expect(last.page.data).toHaveLength(90_000 % 49);
  });

  test('a total beyond 10,000 that no tally knows is not counted to its end, until somebody asks', async () => {
    const first = await costOf('own', { keyword: 'lrn' }, true);
    expect(first.page.meta).toMatchObject({
      total: null,
      more_than: countedRows,
      last_page: null,
      current_page: 1,
    });
    // Each process that PostgreSQL may read with looks one further.
    expect(first.count).toBeGreaterThan(countedRows);
    expect(first.count).toBeLessThanOrEqual(countedRows + 1 + 8);
    const last = await costOf('own', { keyword: 'lrn', last: '1' });
    expect(last.page.meta).toMatchObject({ total: null, current_page: null, next: null });
    expect(last.page.data).toHaveLength(50);
    const counted = await costOf('own', { keyword: 'lrn', count: 'exact' });
    expect(counted.page.meta).toMatchObject({ total: 90_000, more_than: null, last_page: 1800 });
    const ofAll = await costOf('all', {});
    expect(ofAll.page.meta).toMatchObject({ total: null, more_than: countedRows });
  });

  test('a page far inside the usual order reads no more than the changes of the day it lies in', async () => {
    for (const direction of ['desc', 'asc'] as const) {
      const { rows, page } = await costOf('own', { current_page: 900, sort: 'updated_at', direction });
      expect(page.data).toHaveLength(50);
      // 100,000 in eleven and a half days; nearly 45,000 come before the page.
      expect(rows).toBeLessThan(10_000);
    }
  });

  test('the few that are nobody’s are found among thousands that are somebody’s without reading those', async () => {
    await db
      .updateTable('documents')
      .set({ assignee_id: 1 })
      .where('company_id', '=', companies[1]!)
      .where('lrn', 'not like', 'LRN000095_')
      .execute();
    await sql`analyze documents`.execute(db);
    const { page, rows } = await costOf('other', { assignee: 'none' });
    expect(page.data).toHaveLength(10);
    // Each once to find it, once to show it.
    expect(rows).toBeLessThanOrEqual(20);
  });

  test('a page far inside answers by its number', async () => {
    const { page } = await costOf('own', { current_page: 900, sort: 'lrn', direction: 'asc' });
    expect(page.meta).toMatchObject({ current_page: 900, total: 90_000 });
    const all = await costOf('own', { sort: 'lrn', direction: 'asc', current_page: 901 });
    expect(all.page.data[0]).not.toEqual(page.data.at(-1));
    const { page: beside } = await costOf('own', {
      sort: 'lrn',
      direction: 'asc',
      current_page: 901,
      after: page.meta.next!,
    });
    expect(beside.data).toEqual(all.page.data);
  });
});
