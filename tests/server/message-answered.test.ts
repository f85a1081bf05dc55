import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageAnswered } from '../../src/areas/customs/server/answers/message-answered.ts';
import type { Notification } from '../../src/messages/index.ts';
import { type Database, migrate, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: Database;
let company: number;
let user: number;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  await migrate(db);
  company = await idOf(sql`insert into companies (name, plan) values ('Weir', 'demo') returning id`);
  user = await idOf(sql`
    insert into users (company_id, role, email, name, password_hash)
    values (${company}, 'user', 'a@b.example', 'A', 'none') returning id`);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function idOf(insert: ReturnType<typeof sql>): Promise<number> {
  return Number(((await insert.execute(db)).rows[0] as { id: number }).id);
}

/** An LRN of its own for each test. */
let lrn: string;
let mrn: string;
beforeEach(() => {
  lrn = randomUUID().slice(0, 20);
  mrn = randomUUID().slice(0, 18);
});

const declaration = () =>
  idOf(sql`
    insert into documents
      (facts, customs_problems, revision, document_kind, schema_version, company_id, items, user_id, environment, document, status, reference, words)
    values ('{}', '[]', 1, 'customs-declaration', 1, ${company}, 0, ${user}, 'TT', '{}', 'draft', '', '') returning id`);

interface Sent {
  readonly lrn?: string;
  readonly kind?: string;
  readonly state?: string;
  readonly attempts?: number;
  readonly isReposted?: boolean;
  /** Customs refused it as repeated. */
  readonly isRepeat?: boolean;
  /** Null while customs did not decide it. */
  readonly outcome?: string | null;
  /** The message it is about. */
  readonly about?: number;
  readonly conversation?: string;
}

/** A message of a declaration. */
async function sent(of: number, message: Sent = {}): Promise<number> {
  const { kind = 'submission', state = 'sent', attempts = 1, isReposted = false, conversation } = message;
  const { isRepeat = false, outcome = 'accepted' } = message;
  return await idOf(sql`
    insert into outbox (document_id, user_id, company_id, document_kind, revision, body, sha256, kind, provider, environment, lrn,
      state, attempts, reposted, repeat_refused, conversation_id, outcome, about_id)
    values (${of}, ${user}, ${company}, 'customs-declaration', 1, '', '', ${kind}, 'HMRC', 'TT', ${message.lrn ?? lrn}, ${state}, ${attempts},
      ${isReposted}, ${isRepeat}, ${conversation ?? null}, ${outcome},
      ${message.about ?? null})
    returning id`);
}

/** An earlier answer to the message named this conversation. */
const named = (message: number, conversation: string) =>
  sql`insert into earlier_conversations (conversation_id, outbox_id) values (${conversation}, ${message})`.execute(
    db,
  );

/** Customs gave the message this MRN. */
async function registered(
  message: number,
  of: number,
  as = mrn,
  { code = '01', id = randomUUID() as string } = {},
): Promise<void> {
  const received = await idOf(sql`
    insert into received_notifications (headers, body, conversation_id, sha256)
    values ('{}', '', ${randomUUID()}, '') returning id`);
  await sql`
    insert into notifications (received_id, outbox_id, document_id, content, errors, issued_at, notification_id,
      function_code, mrn)
    values (${received}, ${message}, ${of}, '{}', '[]', now(), ${id}, ${code}, ${as})`.execute(db);
}

interface Told {
  readonly lrn?: string;
  readonly mrn?: string;
  readonly id?: string;
  readonly functionCode?: string;
  readonly issuedAt?: string;
  readonly errors?: readonly { readonly code: string }[];
}
const answered = async (conversation: string, told: Told) =>
  (await messageAnswered(db, conversation, told as Notification))?.id;

describe('in a conversation that is known', () => {
  test('the message with its LRN, whichever was named first and whoever has its MRN', async () => {
    const [own, other] = [await declaration(), await declaration()];
    await sent(own, { conversation: mrn, lrn: 'other' });
    const amendment = await sent(own, { conversation: mrn, kind: 'amendment' });
    await registered(await sent(other), other);
    expect(await answered(mrn, { lrn, mrn })).toBe(amendment);
  });

  test('without an LRN the message of the declaration that has its MRN', async () => {
    const [own, other] = [await declaration(), await declaration()];
    await sent(other, { conversation: mrn });
    const holder = await sent(own, { conversation: mrn });
    await registered(holder, own);
    expect(await answered(mrn, { mrn })).toBe(holder);
  });

  test('without an LRN nobody’s where another declaration has its MRN; of that one, where this has an MRN of its own', async () => {
    const [own, other] = [await declaration(), await declaration()];
    const holder = await sent(other);
    await registered(holder, other);
    const known = await sent(own, { conversation: mrn });
    expect(await answered(mrn, { mrn })).toBeUndefined();
    await registered(known, own, 'its own');
    expect(await answered(mrn, { mrn })).toBe(holder);
  });

  test('of an upload, the submission that it is about', async () => {
    const of = await declaration();
    const submission = await sent(of);
    await sent(of, { kind: 'upload', lrn: 'none', about: submission, conversation: mrn });
    expect(await answered(mrn, {})).toBe(submission);
    expect(await answered(mrn, { mrn })).toBe(submission);
  });

  test('without either the first; one that had another conversation since comes last', async () => {
    const of = await declaration();
    await named(await sent(of), mrn);
    const first = await sent(of, { conversation: mrn });
    await named(await sent(of), mrn);
    expect(await answered(mrn, {})).toBe(first);
  });

  test('under another LRN the message of that declaration with it; of one that has the MRN before', async () => {
    const [own, holding] = [await declaration(), await declaration()];
    await sent(own, { conversation: mrn, lrn: 'other' });
    const ofOwn = await sent(own);
    const ofHolder = await sent(holding, { kind: 'amendment' });
    expect(await answered(mrn, { lrn, mrn })).toBe(ofOwn);
    await registered(await sent(holding, { lrn: 'third' }), holding);
    expect(await answered(mrn, { lrn, mrn })).toBe(ofHolder);
  });

  test('under an LRN that only another declaration has, that one; that nobody has, the conversation', async () => {
    const [own, other] = [await declaration(), await declaration()];
    const known = await sent(own, { conversation: mrn, lrn: 'other' });
    expect(await answered(mrn, { lrn })).toBe(known);
    const theirs = await sent(other);
    expect(await answered(mrn, { lrn })).toBe(theirs);
  });
});

describe('by its MRN', () => {
  test('the last submission that has it, and no request', async () => {
    const of = await declaration();
    await registered(await sent(of), of);
    const last = await sent(of);
    await registered(last, of);
    await registered(await sent(of, { kind: 'amendment' }), of);
    expect(await answered('', { mrn })).toBe(last);
    expect(await answered('', { mrn, lrn: 'somebody else’s' })).toBe(last);
  });

  test('of two declarations that were given it the one with its LRN, else the one in whose conversation it is, else none', async () => {
    const [own, other] = [await declaration(), await declaration()];
    const ours = await sent(own);
    await registered(ours, own);
    const theirs = await sent(other, { lrn: 'theirs', conversation: mrn });
    await registered(theirs, other);
    expect(await answered('unknown', { lrn, mrn })).toBe(ours);
    expect(await answered(mrn, { lrn, mrn })).toBe(ours);
    expect(await answered(mrn, { mrn })).toBe(theirs);
    expect(await answered('unknown', { mrn })).toBeUndefined();
  });
});

describe('by its MRN and its LRN', () => {
  test('the submission that has both, and none sent after it under the LRN, but where they refuse that as repeated', async () => {
    const of = await declaration();
    const first = await sent(of, { state: 'refused' });
    await registered(first, of);
    const second = await sent(of);
    expect(await answered('', { lrn, mrn })).toBe(first);
    const repetition = { lrn, mrn, functionCode: '03', errors: [{ code: 'CDS12003' }] };
    expect(await answered('', repetition)).toBe(second);
  });

  test('the message of that declaration with it; one that customs refused at once after all others', async () => {
    const of = await declaration();
    await registered(await sent(of, { lrn: 'third' }), of);
    const taken = await sent(of);
    await sent(of, { state: 'refused' });
    await sent(await declaration());
    expect(await answered('', { lrn, mrn })).toBe(taken);
  });
});

describe('by its LRN', () => {
  test('the newest that was posted; one that customs refused at once after all others', async () => {
    const of = await declaration();
    await sent(of);
    const newest = await sent(of);
    await sent(of, { state: 'refused' });
    await sent(of, { state: 'waiting', attempts: 0 });
    expect(await answered('', { lrn })).toBe(newest);
    const again = await sent(of, { state: 'refused', isReposted: true });
    expect(await answered('', { lrn })).toBe(again);
  });

  test('none that was never posted', async () => {
    await sent(await declaration(), { state: 'waiting', attempts: 0 });
    expect(await answered('', { lrn })).toBeUndefined();
  });

  test('where they refused its only post as repeated, the one before it that they have', async () => {
    const of = await declaration();
    await sent(of, { outcome: 'rejected' });
    const givenUp = await sent(of, { state: 'discarded' });
    const refused = await sent(of, { state: 'refused' });
    const withOther = await sent(of, { state: 'refused', conversation: randomUUID() });
    const last = await sent(of, { isRepeat: true });
    const becomes = (id: number, state: string) =>
      sql`update outbox set state = ${state} where id = ${id}`.execute(db);
    expect(await answered('whose', { lrn })).toBe(refused);
    await sql`update outbox set lrn = 'other' where id = ${refused}`.execute(db);
    expect(await answered('whose', { lrn })).toBe(withOther);
    await becomes(withOther, 'discarded');
    expect(await answered('whose', { lrn })).toBe(givenUp);
    await sql`update outbox set reposted = true where id = ${last}`.execute(db);
    expect(await answered('whose', { lrn })).toBe(last);
  });

  test('one whose conversation was another’s before it may have any', async () => {
    const of = await declaration();
    await named(await sent(of, { lrn: 'other' }), lrn);
    await sent(of, { state: 'refused' });
    const taken = await sent(of, { conversation: lrn });
    expect(await answered('whose', { lrn })).toBe(taken);
  });

  test('of two declarations the one whose conversation is not known, or that was posted again', async () => {
    const [own, other] = [await declaration(), await declaration()];
    const theirs = await sent(other, { conversation: randomUUID() });
    const ours = await sent(own);
    expect(await answered('whose', { lrn }), 'an answer may name a conversation wrongly').toBeUndefined();
    await registered(theirs, other);
    expect(await answered('whose', { lrn })).toBe(ours);
    await sql`update outbox set reposted = true where id = ${theirs}`.execute(db);
    expect(await answered('whose', { lrn })).toBeUndefined();
    await sql`update outbox set conversation_id = 'its' where id = ${ours}`.execute(db);
    await registered(ours, own, 'of ours');
    expect(await answered('whose', { lrn })).toBe(theirs);
    expect(await answered('whose', { lrn, mrn: 'a third' }), 'both have an MRN').toBeUndefined();
  });

  test('of two declarations the one that was not refused; of two alike neither', async () => {
    const [own, other] = [await declaration(), await declaration()];
    const refused = await sent(other, { state: 'refused' });
    expect(await answered('', { lrn })).toBe(refused);
    const ours = await sent(own);
    expect(await answered('', { lrn }), 'they may have what they refused at once').toBeUndefined();
    await sql`update outbox set created_at = now() - interval '31 days' where id = ${refused}`.execute(db);
    expect(await answered('', { lrn })).toBe(ours);
    await sql`update outbox set state = 'sent' where id = ${refused}`.execute(db);
    expect(await answered('', { lrn })).toBeUndefined();
  });
});

const rejection = { functionCode: '03', errors: [{ code: 'CDS12005' }] };
const withoutErrors = { functionCode: '03', errors: [] };
const updated = (id: number, what: ReturnType<typeof sql>) =>
  sql`update outbox set ${what} where id = ${id}`.execute(db);

describe('a rejection that may be of a request about a declaration', () => {
  /** Registered, in the conversation of its LRN, and an amendment of it with its own conversation. */
  const asked = async (request: Sent = {}) => {
    const of = await declaration();
    const submission = await sent(of, { conversation: lrn });
    await registered(submission, of, mrn, { code: '02' });
    const its = { kind: 'amendment', lrn: `${lrn}-A1`, conversation: `${lrn}-A1`, outcome: null };
    return { of, submission, amendment: await sent(of, { ...its, ...request }) };
  };

  test('is nobody’s without an LRN until customs decide that, though they registered it', async () => {
    const { of, submission, amendment } = await asked();
    await registered(amendment, of, mrn, { code: '02' });
    for (const conversation of ['unknown', lrn])
      expect(await answered(conversation, { ...rejection, mrn })).toBeUndefined();
    expect(await answered('unknown', { ...rejection, mrn, lrn })).toBe(submission);
    const expiry = { functionCode: '03', errors: [{ code: 'CDS12046' }] };
    expect(await answered('unknown', { ...expiry, mrn }), 'of nothing else').toBe(submission);
    await registered(amendment, of, mrn, { code: '11' });
    await updated(amendment, sql`outcome = 'accepted'`);
    expect(await answered('unknown', { ...rejection, mrn })).toBe(submission);
    const before = { issuedAt: '2026-01-01T00:00:00Z' };
    expect(await answered('unknown', { ...rejection, ...before, mrn }), 'decided since').toBeUndefined();
  });

  test('is the declaration’s where that was given up so long ago that they say nothing more', async () => {
    const { submission, amendment } = await asked({ state: 'discarded', outcome: 'discarded' });
    expect(await answered('unknown', { ...rejection, mrn })).toBeUndefined();
    await updated(amendment, sql`created_at = now() - interval '31 days'`);
    expect(await answered('unknown', { ...rejection, mrn })).toBe(submission);
  });

  test('is nobody’s in the conversation of that with the LRN of the declaration, until they decide it', async () => {
    const { of, submission, amendment } = await asked();
    const its = `${lrn}-A1`;
    expect(await answered(its, { ...rejection, lrn, mrn })).toBeUndefined();
    expect(await answered(its, { ...rejection, lrn })).toBeUndefined();
    expect(await answered(its, { ...rejection, lrn: 'somebody else’s', mrn })).toBe(submission);
    expect(await answered(lrn, { ...rejection, lrn, mrn })).toBe(submission);
    await registered(amendment, of, mrn, { code: '03' });
    await updated(amendment, sql`outcome = 'rejected'`);
    expect(await answered(its, { ...rejection, lrn, mrn })).toBe(submission);
  });

  test('and names no errors ends the declaration only where its cancellation was asked for', async () => {
    const { of, submission } = await asked();
    const told = [
      ['unknown', { mrn }],
      [lrn, {}],
      [`${lrn}-A1`, { lrn, mrn }],
    ] as const;
    for (const [conversation, names] of told)
      expect(await answered(conversation, { ...withoutErrors, ...names })).toBeUndefined();
    expect(await answered('unknown', { ...withoutErrors, lrn, mrn })).toBe(submission);
    await sent(of, { kind: 'cancellation', lrn: `${lrn}-C1`, outcome: null });
    for (const [conversation, names] of told)
      expect(await answered(conversation, { ...withoutErrors, ...names })).toBe(submission);
  });

  test('is of that where the same answer was told to it before', async () => {
    const { of, submission, amendment } = await asked({ outcome: 'rejected' });
    await registered(amendment, of, mrn, { code: '03', id: 'the same' });
    for (const conversation of ['unknown', lrn]) {
      expect(await answered(conversation, { ...rejection, mrn, id: 'the same' })).toBe(amendment);
      expect(await answered(conversation, { ...rejection, mrn, id: 'another' })).toBe(submission);
    }
  });
});

test('a verdict without an LRN is of the request that it can be of, where several share its conversation; else nobody’s', async () => {
  const of = await declaration();
  await registered(await sent(of), of);
  const shared = { conversation: randomUUID() as string, outcome: null };
  const amendment = await sent(of, { ...shared, kind: 'amendment', lrn: `${lrn}-A1` });
  const cancellation = await sent(of, { ...shared, kind: 'cancellation', lrn: `${lrn}-C1` });
  const told = (code: string, errors: Told['errors'] = []) =>
    answered(shared.conversation, { functionCode: code, errors, mrn });
  expect(await told('03', rejection.errors)).toBeUndefined();
  expect(await told('11')).toBeUndefined();
  expect(await told('03')).toBe(cancellation);
  expect(await told('07')).toBe(amendment);
  await updated(amendment, sql`kind = 'arrival'`);
  expect(await told('11')).toBe(cancellation);
  await registered(amendment, of);
  await updated(amendment, sql`outcome = 'accepted'`);
  expect(await told('03', rejection.errors)).toBe(cancellation);
});

test('nothing where nothing is known, and a blank conversation is none', async () => {
  await sent(await declaration(), { lrn: 'other', conversation: '' });
  expect(await answered('', { lrn })).toBeUndefined();
  expect(await answered('nobody’s', { lrn, mrn })).toBeUndefined();
});
