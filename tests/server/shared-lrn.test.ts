import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NotificationParts, notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import {
  answer,
  type Behaviour,
  refuse,
  refuseContent,
  reset,
  type SmallAuthority,
  startSmallAuthority,
} from './small-authority.ts';

// Two declarations under one LRN, of two companies or of one, and an answer in a conversation that nobody knows.

let running: RunningServer;
let authority: SmallAuthority;
let one: Person;
let two: Person;
let count = 0;
let lrn: string;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  one = await running.signIn();
  two = await running.signIn('other@tidewaiter.example');
});
afterAll(async () => {
  await running.close();
  await authority.close();
});
beforeEach(() => {
  count += 1;
  lrn = `SHARED-${count}`;
});

const read = async (person: Person, id: number) =>
  (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const send = (person: Person, id: number) =>
  person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
const create = async (person: Person) =>
  (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id as number;
const becomes = (person: Person, id: number, state: string) =>
  eventually(`a message posted and ${state}`, async () => {
    const { outbox } = await read(person, id);
    return outbox?.state === state && outbox.posts.length > 0;
  });

async function sent(person: Person, behaviours: readonly Behaviour[], state: string): Promise<number> {
  authority.next(lrn, ...behaviours);
  const id = await create(person);
  const { status, body } = await send(person, id);
  expect(status, JSON.stringify(body)).toBe(200);
  await becomes(person, id, state);
  return id;
}

const mrnOf = (number: number) => `26GS${String(count * 100 + number).padStart(14, '0')}`;
/** What customs say in a conversation that no answer named; how it was worked in. */
async function say(parts: Partial<NotificationParts> & { code: string }): Promise<string> {
  const conversation = `nobody’s ${lrn}`;
  await push(running.server, notification({ lrn, mrn: mrnOf(1), ...parts }), {
    'x-conversation-id': encodeURIComponent(conversation),
  });
  return await eventually('read', async () => {
    const { rows } = await sql<{ state: string }>`select state from received_notifications
      where conversation_id = ${encodeURIComponent(conversation)} order by id desc limit 1`.execute(
      running.db,
    );
    return rows[0] && rows[0].state !== 'received' && rows[0].state;
  });
}
const isHeld = async (person: Person, id: number) => (await read(person, id)).facts.held as boolean;

test.each([
  ['a 202 named another conversation for', [answer(202, '', { 'x-conversation-id': 'a ghost' })], 'sent'],
  ['they listed faults of', [refuseContent()], 'refused'],
] as const)(
  '%s the one of a company that they hold: another company’s of that LRN is not held',
  async (_what, behaviours, state) => {
    const first = await sent(one, behaviours, state);
    const second = await sent(two, [reset], 'unconfirmed');
    expect(await say({ code: '01' })).toBe('unmatched');
    expect([await isHeld(one, first), await isHeld(two, second)]).toEqual([false, false]);
    expect((await read(two, second)).mrn).toBeNull();
    // Each is a person's to settle who asks customs.
    expect((await read(two, second)).actions.release.offered).toBe(true);
  },
);

test('whose the answer is cannot be told: both are told so, and it is the other’s once one is answered, days later', async () => {
  const first = await sent(one, [answer(202, '', { 'x-conversation-id': 'a ghost' })], 'sent');
  const second = await sent(two, [refuse(403)], 'unconfirmed');
  expect(await say({ code: '01' })).toBe('unmatched');
  for (const [person, id] of [
    [one, first],
    [two, second],
  ] as const)
    expect((await read(person, id)).outbox.reason).toMatch(/which another message has as well.*Ask them/);
  const late = sql`state = 'unmatched' and conversation_id = ${encodeURIComponent(`nobody’s ${lrn}`)}`;
  const tries = async () =>
    (
      await sql<{ attempts: number; next_attempt_at: Date | null }>`
        select attempts, next_attempt_at from received_notifications where ${late}`.execute(running.db)
    ).rows[0];
  const tryNow = () =>
    sql`update received_notifications set attempts = greatest(attempts, 40), next_attempt_at = now()
      where ${late}`.execute(running.db);
  await tryNow();
  await eventually('the 41st try', async () => (await tries())?.attempts === 41);
  expect((await tries())!.next_attempt_at).not.toBeNull();
  await two.call('POST', `/customs-declarations/${second}/outbox`, { decision: 'release' });
  await becomes(two, second, 'sent');
  await push(running.server, notification({ lrn, mrn: mrnOf(2), code: '01' }), {
    'x-conversation-id': authority.posted.filter((post) => post.lrn === lrn).at(-1)!.conversationId,
  });
  await eventually('customs hold the second', () => isHeld(two, second));
  await tryNow();
  await eventually('customs hold the first', () => isHeld(one, first));
  expect((await read(one, first)).outbox.reason).toBeNull();
});

test('the other company’s, refused as repeated whenever it was posted, is not in the way', async () => {
  const first = await sent(one, [refuseContent()], 'refused');
  const second = await sent(two, [refuse(400, 'CDS12003')], 'unconfirmed');
  await say({ code: '01' });
  await eventually('customs hold the first', () => isHeld(one, first));
  expect(await isHeld(two, second)).toBe(false);
});

test('one held long ago under its own MRN is not in the way of the next under its LRN', async () => {
  const first = await sent(one, [answer(503)], 'sent');
  await push(running.server, notification({ lrn, mrn: mrnOf(2), code: '01' }), {
    'x-conversation-id': authority.posted.filter((post) => post.lrn === lrn)[1]!.conversationId,
  });
  await eventually('customs hold the first', () => isHeld(one, first));
  await sql`update outbox set sent_at = sent_at - interval '3 days', perhaps_taken_at = perhaps_taken_at - interval '3 days'
    where document_id = ${first}`.execute(running.db);
  const second = await sent(one, [reset], 'unconfirmed');
  await say({ code: '01' });
  await eventually('customs hold the second', () => isHeld(one, second));
  expect((await read(one, first)).mrn).toBe(mrnOf(2));
});

test.each([
  ['of which they listed faults', [refuseContent()], 'refused', /another declaration, .* Choose another\./],
  [
    'given up while it waited to be posted again',
    [answer(503, '', { 'retry-after': '60' })],
    'waiting',
    /may still reach customs\. Choose another\./,
  ],
] as const)(
  'an LRN of a declaration %s is not another’s of the company, until a person gives it up',
  async (_what, behaviours, state, words) => {
    const first = await sent(one, behaviours, state);
    const decide = () => one.call('POST', `/customs-declarations/${first}/outbox`, { decision: 'discard' });
    if (state === 'waiting') await decide();
    const second = await create(one);
    const refusal = await send(one, second);
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors['/transaction_ref'].join()).toMatch(words);
    expect(authority.posted.filter((post) => post.lrn === lrn)).toHaveLength(1);
    expect((await decide()).status).toBe(200);
    expect((await send(one, second)).status).toBe(200);
  },
);

test('of one whose LRN another took after 48 hours it is told how to go on, not to choose another at once', async () => {
  const first = await sent(one, [refuseContent()], 'refused');
  await sql`update outbox set perhaps_taken_at = perhaps_taken_at - interval '48 hours'
    where document_id = ${first}`.execute(running.db);
  await sent(one, [], 'sent');
  const refusal = await send(one, first);
  expect(refusal.status).toBe(422);
  expect(refusal.body.errors['/transaction_ref'].join()).toMatch(
    /^This LRN was sent on .* give it up in the timeline and choose another\.$/,
  );
});
