import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsAnswered } from '../support/rows-answered.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

const many = 3000;
let running: RunningServer;
let person: Person;
let id: number;

// Runs of one, two and three saves, an hour apart; a mail and a message for each tenth of the saves.
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument('PAGES-1'));
  id = body.data.id;
  const { db } = running;
  await sql`
    insert into document_history (document_id, revision, user_id, origin, at, patches, inverse, schema_version)
    select ${id}, save, user_id, 'edit', now() - make_interval(hours => 2 * ${many} - save / 3 * 2, secs => save % 3), '[]', '[]',
      schema_version
    from document_history, generate_series(2, ${many}) as save where document_id = ${id}`.execute(db);
  await sql`update document_history set at = now() - interval '1 year' where revision = 1`.execute(db);
  await sql`update documents set revision = ${many} where id = ${id}`.execute(db);
  await sql`
    insert into mails (kind, address, subject, body, state, document_id)
    select 'news', 'demo@tidewaiter.example', 'Mail ' || mail, '', 'kept', ${id}
    from generate_series(1, ${many / 10}) as mail`.execute(db);
  await sql`
    insert into outbox (document_id, company_id, user_id, kind, provider, environment, lrn, revision, document,
      document_kind, schema_version, body, sha256, state, outcome, attempts, conversation_id, sent_at)
    select id, company_id, user_id, 'submission', 'HMRC', 'TT', lrn, message * 10, '{}', document_kind, 1, '', '', 'sent', 'rejected', 1,
      'conversation ' || message, created_at
    from documents, generate_series(1, ${many / 10}) as message where id = ${id}`.execute(db);
});
afterAll(() => running?.close());

const at = (path: string) => `/customs-declarations/${id}${path}`;
const page = async (path: string, before: string | null) =>
  (await person.call('GET', at(`${path}${before === null ? '' : `?before=${before}`}`))).body;

/** All pages, and how many rows each was made of. */
async function pagesOf(path: string) {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape.
  const pages: any[] = [];
  const rows: number[] = [];
  let next: string | null = null;
  do {
    const answered = await rowsAnswered(async () => pages.push(await page(path, next)));
    rows.push(answered.rows);
    next = pages.at(-1).meta?.next ?? null;
  } while (next !== null);
  return { pages, rows };
}

describe('history and revisions', () => {
  test('come in pages: each is made of a bounded number of rows, and together they tell all, each once', async () => {
    const { pages, rows } = await pagesOf('/history');
    expect(Math.max(...rows)).toBeLessThan(1200);
    const all = (list: string) => pages.toReversed().flatMap(({ data }) => data[list]);
    const edits = all('edits');
    expect(edits.reduce((sum, { saves }) => sum + saves, 0)).toBe(many);
    expect(edits.map(({ id: revision }) => revision)).toEqual(
      [...new Set(edits.map(({ id: revision }) => revision))].sort((a, b) => a - b),
    );
    expect(edits.at(-1).id).toBe(many);
    // No run is cut by the end of a page: an hour and more lies between them, or a message.
    for (const [index, edit] of edits.entries()) {
      const before = edits[index - 1];
      const isApart = before === undefined || Date.parse(edit.since) - Date.parse(before.at) > 60_000;
      expect(isApart || before.id % 10 === 0, `revision ${edit.id}`).toBe(true);
    }
    expect(all('mails').map(({ subject }) => subject)).toEqual(
      Array.from({ length: many / 10 }, (_, mail) => `Mail ${mail + 1}`),
    );
    expect(new Set(all('senders').map(({ message }) => message)).size).toBe(many / 10);
    expect(pages.slice(0, -1).every(({ meta }) => meta.since !== null || meta.next !== null)).toBe(true);
    expect(pages.at(-1).meta).toEqual({ next: null, since: null });
  });

  test('of revisions the first page has what it is now, and no key comes twice', async () => {
    const { pages, rows } = await pagesOf('/revisions');
    expect(Math.max(...rows)).toBeLessThan(1000);
    const keys: string[] = pages.flatMap(({ data }) => data.map(({ key }: { key: string }) => key));
    expect(keys[0]).toBe('now');
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('sent-'))).toHaveLength(many / 10);
    expect(keys).toContain('revision-1');
  });

  test('a place that is none is refused', async () => {
    for (const path of ['/history?before=x', '/revisions?before=1', '/revisions?before=1.2.3'])
      expect((await person.call('GET', at(path))).status, path).toBe(422);
  });
});
