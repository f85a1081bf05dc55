import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { listPage } from '../../src/server/lists/list-page.ts';
import { listQuery } from '../../src/server/lists/list-query.ts';
import { tableList } from '../../src/server/lists/table-list.ts';
import { watchList } from '../../src/server/own-account/watches.ts';
import { rowsRead } from '../support/rows-read.ts';
import { vacuum } from '../support/vacuum.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { companyOf, insertDeclarations } from './listed-declarations.ts';
import { type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running.close());

test('what others watch costs nothing where one person’s own is listed', async () => {
  const { db } = running;
  const company = await companyOf(db, 'demo@tidewaiter.example');
  await insertDeclarations(db, { company, count: 5000, from: 1 });
  await sql`insert into watches (user_id, document_id, seen)
    select users.id, documents.id, now() from users, documents
    where documents.company_id = ${company}
      and (users.email = 'colleague@tidewaiter.example'
        or (users.email = 'demo@tidewaiter.example' and documents.id % 1000 = 0))`.execute(db);
  await vacuum(db, 'watches');
  const { rows } = await sql<{ id: number; role: 'user'; company_id: number }>`
    select id, role, company_id from users where email = 'demo@tidewaiter.example'`.execute(db);
  const actor = {
    userId: rows[0]!.id,
    role: 'user',
    companyId: company,
    partnerId: null,
  } as unknown as Actor;
  const source = tableList(watchList);
  const watched = watchQueries(db);
  const page = await listPage(
    watched.db,
    actor,
    source,
    listQuery(source.screen, { per_page: 10, keyword: '', show: 'active' }),
  );
  expect(page.data).toHaveLength(5);
  let read = 0;
  for (const query of watched.seen) read += await rowsRead(db, 'watches', query);
  // Counted, found, and read.
  expect(read).toBeLessThanOrEqual(3 * 5 + 5);
});
