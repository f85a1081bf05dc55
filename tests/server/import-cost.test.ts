import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broughtQuestions } from '../../src/server/imports/brought.ts';
import { linesOfImports } from '../../src/server/storage/migrations/0112-lines-of-imports.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { rowsRead } from '../support/rows-read.ts';
import { watchQueries } from '../support/watched-queries.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

// Runs on both databases: plans differ from version to version.

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

const mapping = JSON.stringify(['commodityCode', 'itemPriceAmount', 'description', '/internal_id']);
/** So many lines of one commodity, each with another price. */
const file = (code: string, lines: number) =>
  ['Code,Price,Goods,Order', ...Array.from({ length: lines }, (_, at) => `${code},${at + 1}.50,Tea,A`)].join(
    '\n',
  );

async function post(content: string, options: Record<string, string>) {
  const form = new FormData();
  form.set('file', new File([content], `${content.length}.csv`));
  for (const [name, value] of Object.entries({ mapping, ...options })) form.set(name, value);
  const response = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const body = await response.json();
  expect(response.ok, JSON.stringify(body)).toBe(true);
  return body.data;
}
const bring = async (into: number, code: string, lines: number) => {
  const { id } = await post(file(code, lines), { into: String(into), dry_run: 'false' });
  await eventually(
    'import',
    async () => (await person.call('GET', `/import/${id}`)).body.data.state === 'done',
  );
};
const target = async (lrn: string): Promise<number> =>
  (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id;

test('an import reads of those before it what concerns its own lines, however many lines they brought', async () => {
  const into = await target('IMPORT-COST-1');
  const costOfTwoLines = () => rowsAnswered(() => post(file('0902100010', 2), { into: String(into) }));
  await bring(into, '0902100011', 10);
  const before = await costOfTwoLines();
  for (const code of ['0902100012', '0902100013', '0902100014']) await bring(into, code, 1000);
  const { rows, bytes } = await costOfTwoLines();
  // Each brought an item, and the item stands.
  expect(rows - before.rows).toBeLessThan(10);
  expect(bytes - before.bytes).toBeLessThan(8000);
  expect((await post(file('0902100013', 2), { into: String(into) })).linesThereCount).toBe(2);
});

test('and an import that goes in, and one that is asked after, carry none of it either', async () => {
  const into = await target('IMPORT-COST-2');
  await bring(into, '0902100011', 1000);
  const { bytes } = await rowsAnswered(() => bring(into, '0902100012', 2));
  const { bytes: less } = await rowsAnswered(async () =>
    bring(await target('IMPORT-COST-3'), '0902100012', 2),
  );
  expect(bytes - less).toBeLessThan(8000);
});

test('PostgreSQL reads no more lines than the file has', async () => {
  const { db, seen } = watchQueries(running.db);
  const declaration = 1_000_000;
  await sql`
    insert into imported_items (document_id, import_id, name, item, lines)
    select ${declaration}, item, 'lines.csv', 'item ' || item, 200 from generate_series(1, 200) as item`.execute(
    db,
  );
  // What stood once and came again each time: half of the items have the first hundred lines in common.
  await sql`
    insert into imported_lines (document_id, content, item_id, lines)
    select ${declaration}, case when line <= 100 and place <= 100 then 'common ' || line else place || ' ' || line end, id, 1
    from (select id, row_number() over (order by id) as place from imported_items where document_id = ${declaration}) as item,
      generate_series(1, 200) as line`.execute(db);
  await sql`analyze imported_items, imported_lines`.execute(db);
  const ask = broughtQuestions(db, declaration);
  const items = await ask.items(Array.from({ length: 200 }, (_, at) => `item ${at + 1}`));
  expect(items).toHaveLength(200);
  const told = await ask.lines(
    items.map(({ id }) => id),
    JSON.stringify({ 'common 1': 2, 'common 2': 1, '150 7': 1, 'none of them': 5 }),
  );
  expect(JSON.parse(told)).toEqual(
    expect.arrayContaining([
      ['common 1', items[0]!.id, 1],
      ['common 1', items[1]!.id, 1],
      ['common 2', items[0]!.id, 1],
      ['150 7', items[149]!.id, 1],
    ]),
  );
  expect(JSON.parse(told)).toHaveLength(4);
  expect(await rowsRead(db, 'imported_lines', seen.at(-1)!)).toBe(4);
});

test('what was imported before there were lines of imports is known as it was', async () => {
  const into = await target('IMPORT-COST-4');
  await bring(into, '0902100015', 3);
  const key = async () => (await post(file('0902100015', 4), { into: String(into) })).linesThere;
  const known = await key();
  expect(known).toHaveLength(3);
  // As it stood then: whole, with the import; and with what an import made.
  await sql`
    with lines as (
      select item, item_id, array_agg(content) as contents
      from imported_lines join imported_items on id = item_id and imported_items.document_id = ${into}
        and imported_lines.document_id = ${into}
      group by item, item_id
    )
    update imports set outcome = jsonb_set(outcome, '{declarations,0}', outcome #> '{declarations,0}' || jsonb_build_object(
      'items', (select jsonb_agg(item order by item_id) from lines),
      'contents', (select jsonb_agg(to_jsonb(contents) order by item_id) from lines)))
    where document_id = ${into}`.execute(running.db);
  await sql`alter table imported_documents add column made jsonb`.execute(running.db);
  await sql`drop table imported_items, imported_lines`.execute(running.db);
  await migrateAsThen(running.db, linesOfImports);
  expect(await key()).toEqual(known);
  const { rows } = await sql<{ outcome: unknown }>`
    select outcome from imports where document_id = ${into}`.execute(running.db);
  expect(JSON.stringify(rows)).not.toContain('contents');
  // What was filled has statistics before it is joined: -1 where it has none.
  const { rows: tables } = await sql`
    select relname, reltuples > 0 as known from pg_class
    where relname in ('imported_items', 'imported_lines') order by relname`.execute(running.db);
  expect(tables).toEqual([
    { relname: 'imported_items', known: true },
    { relname: 'imported_lines', known: true },
  ]);
});
