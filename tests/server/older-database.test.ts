import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleAt } from '../../src/server/declarations/settle-kinds.ts';
import { administer, databaseAt, type TestDatabase, templateSetting } from '../support/database.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

// A database that the product of commit 30ab8e6 filled through its calls, with a rehearsal authority, and what it
// answered of it then: drafts, archived, copied, held, pre-lodged, amended, cancelled, rejected, waiting, and posted without an
// answer.

interface Answered {
  readonly answers: readonly {
    readonly id: number;
    readonly view: { readonly document: object; readonly facts: object; readonly [member: string]: unknown };
    readonly timeline: readonly object[];
    readonly revisions: readonly object[];
  }[];
  readonly lists: readonly {
    readonly query: string;
    readonly data: readonly Readonly<Record<string, unknown>>[];
    readonly total: number;
  }[];
}

const file = (name: string) => readFileSync(new URL(`older/${name}`, import.meta.url));
const { answers, lists }: Answered = JSON.parse(file('answers-of-30ab8e6.json').toString());

let database: TestDatabase;
let running: RunningServer;
let person: Person;

beforeAll(async () => {
  const template = process.env[templateSetting]!;
  const name = `older_${randomUUID().slice(0, 8)}`;
  await administer(template, `create database ${name}`);
  database = {
    url: databaseAt(template, name),
    drop: async () => void (await administer(template, `drop database if exists ${name} with (force)`)),
  };
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(gunzipSync(file('database-of-30ab8e6.sql.gz')).toString());
  await client.end();
  await settleAt(database.url);
  running = await startTestServer({}, database);
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await database.drop();
});

test('tables, keys, indexes and functions have the words of documents of every kind', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select attname from pg_attribute join pg_class on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`);
  const { rows: sources } = await client.query(`
    select prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`);
  await client.end();
  const old = rows.map(({ name }) => name).filter((name) => /declaration/.test(name));
  // What the kind of customs brings: its indexes, and a column that it keeps.
  expect(old.filter((name) => !/^of_customs_declaration_|^declaration_type$/.test(name))).toEqual([]);
  expect(sources.filter(({ source }) => /declaration/.test(source))).toEqual([]);
});

test.each(answers)(
  'of declaration $id nothing is lost and nothing is told otherwise',
  async ({ id, view, timeline, revisions }) => {
    const answer = await person.call('GET', `/customs-declarations/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject(view);
    expect(answer.body.data.document).toEqual(view.document);
    expect((await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data).toMatchObject(
      timeline,
    );
    expect((await person.call('GET', `/customs-declarations/${id}/revisions`)).body.data).toMatchObject(
      revisions,
    );
  },
);

test.each(lists)('the list at $query is as it was', async ({ query, data, total }) => {
  const { body } = await person.call('GET', `/customs-declarations?${query}`);
  expect(body.meta.total).toBe(total);
  expect(body.data).toMatchObject(data);
  const members = (rows: readonly object[]) => rows.map((row) => Object.keys(row).sort());
  expect(members(body.data)).toEqual(members(data));
});

test('what was archived comes back, and what was not finished goes on', async () => {
  const [archived] = (await person.call('GET', '/customs-declarations?show=archived')).body.data;
  const restored = await person.call('POST', `/customs-declarations/${archived.id}/restore`);
  expect(restored.status).toBe(200);
  expect(restored.body.data.document).toMatchObject({ ref_general: 'Archived UCR' });
  const { revision } = restored.body.data;
  const patches = [{ op: 'set', path: ['internal_id'], value: 'Changed today' }];
  expect(
    (await person.call('PATCH', `/customs-declarations/${archived.id}`, { revision, patches })).status,
  ).toBe(200);
  const found = await person.call('GET', '/customs-declarations?keyword=changed%20today');
  expect(found.body.data).toMatchObject([{ id: archived.id, reference: 'Changed today' }]);
});
