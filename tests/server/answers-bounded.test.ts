import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewStanding } from '../../src/server/sending/standing.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { insertDeclarations } from './listed-declarations.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

/** Most rows that the making of one answer may take. */
const bound = 1200;
/** More of everything than that. */
const many = 3000;

let running: RunningServer;
let person: Person;
let id: number;
const at = (path: string) => `/customs-declarations/${id}${path}`;
const get = async (path: string) => (await person.call('GET', path)).body;

// Messages, of every fourth ten answers, one of them with more than an answer tells; watches and what could not be read.
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument('BOUNDED-1'));
  id = body.data.id;
  const { db } = running;
  await sql`
    insert into outbox (document_id, company_id, user_id, kind, provider, environment, lrn, revision, document,
      document_kind, schema_version, body, sha256, state, outcome, attempts, conversation_id, sent_at)
    select id, company_id, user_id, case when message = 1 then 'submission' else 'amendment' end, 'HMRC', 'TT', lrn, message,
      '{}', document_kind, 1, '', '', 'sent', 'rejected', 1, 'conversation ' || message, created_at
    from documents, generate_series(1, ${many}) as message where id = ${id}`.execute(db);
  await sql`
    insert into received_notifications (conversation_id, sha256, headers, body, state, reason)
    select 'conversation ' || message, 'kept', '{}', '', 'unreadable', 'No XML.'
    from generate_series(1, ${many}) as message`.execute(db);
  await sql`
    insert into notifications (received_id, document_id, outbox_id, notification_id, function_code, issued_at, errors, content)
    select (select min(id) from received_notifications), ${id}, outbox.id, outbox.id || ' ' || answer, '03', now(), '[]',
      '{"statusCodes": [], "information": [], "duties": [], "payments": [], "amendments": []}'
    from outbox, generate_series(1, case when revision = ${many - 1} then 700 else 10 end) as answer
    where document_id = ${id} and (revision % 4 = 0 or revision = ${many - 1})`.execute(db);
  await sql`
    insert into done_marks (document_id, notification_id, user_id, done)
    select ${id}, (select max(id) from notifications where document_id = ${id}), user_id, true
    from documents, generate_series(1, ${many}) where id = ${id}`.execute(db);
  const { user_id, company_id } = await db
    .selectFrom('documents')
    .where('id', '=', id)
    .select(['user_id', 'company_id'])
    .executeTakeFirstOrThrow();
  await insertDeclarations(db, { company: company_id, count: many });
  await sql`
    insert into watches (user_id, document_id, seen)
    select ${user_id}, id, now() from documents where id <> ${id} and company_id = ${company_id}`.execute(db);
}, 60_000);
afterAll(() => running?.close());

/** Calls whose rows grow with what somebody did. Those that a page size is given to are bounded by it (list-pages). */
describe('the answer of', () => {
  test.each([
    ['/notifications', 2500],
    ['/additional-messages', bound],
    ['/history', bound],
    ['/revisions', bound],
  ])('%s is made of a bounded number of rows', async (path, most) => {
    const { rows } = await rowsAnswered(() => get(at(path)));
    expect(rows).toBeGreaterThan(100);
    expect(rows).toBeLessThan(most);
  });

  test('/account/subscriptions is too, and nobody watches more than it tells', async () => {
    const { rows } = await rowsAnswered(() => get('/account/subscriptions'));
    expect(rows).toBeLessThan(bound);
    const { status, body } = await person.call('POST', '/watch', { id });
    expect([status, body.message]).toEqual([
      422,
      'A person watches 500 declarations at most; end another watch first.',
    ]);
  });

  test('what was archived and nobody can end is no watch of these', async () => {
    const archived = await sql<{ id: number }>`
      update documents set deleted_at = now() where id in (
        select document_id from watches order by document_id desc limit ${many - 499})
      returning id`.execute(running.db);
    expect((await person.call('POST', '/watch', { id })).status).toBe(200);
    const { data } = await get('/account/subscriptions?per_page=500');
    expect(data).toHaveLength(500);
    await sql`
      update documents set deleted_at = null
      where id = any(${archived.rows.map((row) => row.id)})`.execute(running.db);
    await sql`delete from watches where document_id = ${id}`.execute(running.db);
  });
});

describe('pages of messages', () => {
  test.each(['/notifications', '/additional-messages'])(
    'of %s tell each message once, with all its answers',
    async (path) => {
      const messages: number[] = [];
      let answers = 0;
      let next: number | null = null;
      do {
        const { data, meta } = await get(at(path + (next === null ? '' : `?before=${next}`)));
        for (const one of data) {
          if (one.kind !== 'notification' && one.kind !== 'kept') messages.push(one.id);
          if (one.kind === 'notification') answers += 1;
          answers += one.answers?.length ?? 0;
        }
        next = meta.next;
      } while (next !== null);
      expect(new Set(messages).size).toBe(messages.length);
      expect(messages).toEqual([...messages].sort((one, other) => other - one));
      expect(messages).toHaveLength(path === '/notifications' ? many : many - 1);
      // Of the message that has more answers than one page tells, the newest.
      expect(answers).toBe((many / 4) * 10 + 500);
    },
  );

  describe('where requests ask for much', () => {
    /** The changes of each request, the oldest first: bytes. */
    const heavy = [1_500_000, 10, ...Array.from({ length: 12 }, () => 300_000)];
    let heavyId: number;
    let of: string;
    beforeAll(async () => {
      const { body } = await person.call('POST', '/customs-declarations', acceptedDocument('BOUNDED-2'));
      heavyId = body.data.id;
      of = `/customs-declarations/${heavyId}`;
      await sql`
        insert into outbox (document_id, company_id, user_id, kind, provider, environment, lrn, revision, document,
          document_kind, schema_version, body, sha256, state, outcome, attempts, sent_at, detail)
        select id, company_id, user_id, 'amendment', 'HMRC', 'TT', lrn, request.place, '{}', document_kind, 1, '', '', 'sent', 'rejected', 1,
          created_at, jsonb_build_object('changes', jsonb_build_array(jsonb_build_object('pointer', repeat('x', bytes))))
        from documents, unnest(${heavy}::int[]) with ordinality as request (bytes, place)
        where id = ${heavyId}`.execute(running.db);
    });

    test('a page of /additional-messages ends sooner, and all of them tell each request with its changes', async () => {
      const told: number[] = [];
      const pages: number[] = [];
      let next: number | null = null;
      do {
        const path: string = `${of}/additional-messages${next === null ? '' : `?before=${next}`}`;
        let answer = await person.call('GET', of);
        const { bytes } = await rowsAnswered(async () => {
          answer = await person.call('GET', path);
        });
        const page = answer.body.data as { changes: { pointer: string }[] }[];
        const asked = page.map(({ changes }) => changes[0]!.pointer.length);
        if (page.length > 1) expect(bytes).toBeLessThan(1_200_000);
        else expect(bytes).toBeLessThan(asked[0]! + 100_000);
        told.push(...asked);
        pages.push(page.length);
        next = answer.body.meta.next;
      } while (next !== null);
      expect(told).toEqual(heavy.toReversed());
      expect(pages).toEqual([3, 3, 3, 4, 1]);
    });

    test.each(['', '/notifications'])(
      'the declaration%s is answered without what they ask for',
      async (path) => {
        const { bytes } = await rowsAnswered(() => get(of + path));
        expect(bytes).toBeLessThan(200_000);
      },
    );

    test('where the declaration stands is told without it too', async () => {
      const { rows, bytes } = await rowsAnswered(() =>
        running.db.transaction().execute((transaction) => renewStanding(transaction, heavyId)),
      );
      expect(rows).toBeGreaterThan(heavy.length);
      expect(bytes).toBeLessThan(200_000);
    });
  });
});
