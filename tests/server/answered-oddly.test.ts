import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewStanding } from '../../src/server/sending/standing.ts';
import { faultsListedAndRejectedBefore } from '../../src/server/storage/migrations/0115-faults-listed-and-rejected-before.ts';
import { perhapsTaken } from '../../src/server/storage/migrations/0116-perhaps-taken.ts';
import { unsentAttempts } from '../../src/server/storage/migrations/0125-unsent-attempts.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { errorElement, type NotificationParts, notification } from './notifications.ts';
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
  take,
  untilTold,
} from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let count = 0;
let lrn: string;
let mrn: string;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await authority.close();
});
beforeEach(() => {
  count += 1;
  lrn = `ODD-${count}`;
  mrn = `26GB${String(count).padStart(14, '0')}`;
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const timeline = async (id: number) =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data;
const postsOf = (of = lrn) => authority.posted.filter((post) => post.lrn === of);
const say = (conversation: string, parts: Partial<NotificationParts> & { code: string }) =>
  push(running.server, notification({ lrn, mrn, ...parts }), { 'x-conversation-id': conversation });
const repeated = (parts: Partial<NotificationParts> = {}) => ({
  code: '03',
  mrn: mrn.replace('26GB', '26GR'),
  errors: errorElement('CDS12003', '42A #D026'),
  ...parts,
});
const decide = (id: number, decision: string) =>
  person.call('POST', `/customs-declarations/${id}/outbox`, { decision });
const sendAgain = (id: number) =>
  person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
const sendUnder = (id: number, of: string) =>
  person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(of)) });
const create = async () =>
  (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id as number;

async function sent(...behaviours: Behaviour[]): Promise<number> {
  authority.next(lrn, ...behaviours);
  const id = await create();
  expect((await sendAgain(id)).status).toBe(200);
  return id;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into views of every state.
const becomes = (id: number, what: string, is: (view: any) => boolean) => {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  let view: any;
  return eventually(
    what,
    async () => {
      view = await read(id);
      return is(view) && view;
    },
    () => JSON.stringify({ status: view?.status, facts: view?.facts, outbox: view?.outbox }),
  );
};
const state = async (id: number, wanted: string) => {
  await becomes(id, `a message ${wanted}`, ({ outbox }) => outbox?.state === wanted);
  // A view is read in parts: of the moment when the message becomes so it may show the declaration of before.
  return await read(id);
};
const told = (id: number, wanted: number) =>
  eventually(
    `${wanted} answers`,
    async () =>
      (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification').length === wanted,
  );
const isHeld = async (id: number) =>
  expect(await becomes(id, 'customs hold it', ({ facts }) => facts.held)).toMatchObject({
    mrn,
    facts: { held: true, rejected: false, repeatRefused: false },
    actions: { send: { offered: false } },
  });
/** Of what was posted: that it was so many hours ago. */
const sinceHours = (id: number, hours: number) =>
  sql`update outbox set perhaps_taken_at = perhaps_taken_at - make_interval(hours => ${hours})
    where document_id = ${id}`.execute(running.db);
/** Not posted before a person asked customs. */
const isAskedFor = {
  next_action: 'settle',
  outbox: { reason: expect.stringContaining('refuse what comes under it as repeated for 48 hours only') },
  actions: { release: { offered: true }, discard: { offered: true }, send: { offered: false } },
};
/** Sent, and nobody is told that it was refused. */
const isAwaited = {
  status: 'validation',
  facts: { held: false, rejected: false, submissionPending: true },
  actions: { send: { offered: false } },
};

describe.each([500, 503, 429])('customs take it and answer %i', (status) => {
  test('posted again and refused as repeated, it stays sent until they answer the first post', async () => {
    const id = await sent(answer(status));
    const { outbox } = await state(id, 'sent');
    expect(outbox.conversation_id).toBe(postsOf()[1]!.conversationId);
    await say(postsOf()[1]!.conversationId, repeated());
    await told(id, 1);
    const view = await read(id);
    expect(view).toMatchObject({
      ...isAwaited,
      next_action: null,
      facts: { ...isAwaited.facts, repeatRefused: true, unconfirmed: false },
      outbox: { state: 'sent', outcome: null },
    });
    expect(view.outbox.reason).toContain('they have an earlier post of this message');
    expect(view.outbox.posts.map((post: { status: number }) => post.status)).toEqual([status, 202]);
    await say(postsOf()[0]!.conversationId, { code: '01' });
    await isHeld(id);
    expect((await read(id)).outbox.reason).toBeNull();
  });

  test('answered before it is posted again, it is not posted again', async () => {
    const id = await sent(answer(status, '', { 'retry-after': '3' }));
    await becomes(id, 'one that waits', ({ outbox }) => outbox.posts.length === 1);
    await say('its own', { code: '01' });
    await isHeld(id);
    expect(postsOf()).toHaveLength(1);
  });
});

test('the answers may come in any order, doubled, before the answer to the post', async () => {
  const { behaviour, tell } = untilTold(take);
  const id = await sent(answer(500), behaviour);
  await eventually('the second post', async () => postsOf().length === 2);
  const [first, second] = postsOf();
  for (let times = 0; times < 2; times += 1)
    await say(second!.conversationId, repeated({ id: 'the-second', issued: '20261121100002Z' }));
  await told(id, 1);
  expect(await read(id)).toMatchObject(isAwaited);
  await say(first!.conversationId, { code: '09', issued: '20261121100005Z' });
  await say(first!.conversationId, { code: '01', issued: '20261121100001Z' });
  await told(id, 3);
  tell();
  await isHeld(id);
  expect(await read(id)).toMatchObject({ status: 'cleared', outbox: { state: 'sent', outcome: 'accepted' } });
  expect(postsOf()).toHaveLength(2);
});

describe('the second post is refused at once', () => {
  test.each([
    ['as repeated (409)', refuse(409, 'CONFLICT')],
    ['as a repeated LRN', refuse(400, 'CDS12003')],
  ])('%s: it stays sent, and a person may decide', async (_what, refusal) => {
    const id = await sent(answer(503), refusal);
    const view = await state(id, 'sent');
    expect(view).toMatchObject({ ...isAwaited, facts: { repeatRefused: true }, next_action: null });
    expect(view.actions).toMatchObject({ discard: { offered: true }, release: { offered: false } });
    await say(postsOf()[0]!.conversationId, { code: '01' });
    await isHeld(id);
  });

  test('otherwise: nobody knows whether they have the first, until they answer it', async () => {
    const id = await sent(answer(503), refuse(400));
    const view = await state(id, 'unconfirmed');
    expect(view).toMatchObject({ ...isAwaited, next_action: 'settle' });
    expect(view.outbox.reason).toContain('503');
    await say(postsOf()[0]!.conversationId, { code: '01' });
    await isHeld(id);
  });
});

test('given up by a person and sent again under its LRN: what they refuse as repeated is no verdict', async () => {
  const id = await sent(reset);
  await state(id, 'unconfirmed');
  expect((await decide(id, 'discard')).body.data).toMatchObject({
    status: 'draft',
    actions: { send: { offered: true } },
  });
  expect((await sendAgain(id)).status).toBe(200);
  await state(id, 'sent');
  const [first, second] = postsOf();
  await say(second!.conversationId, repeated());
  await told(id, 1);
  expect(await read(id)).toMatchObject({ ...isAwaited, facts: { repeatRefused: true } });
  await say(first!.conversationId, { code: '01' });
  await isHeld(id);
  const ends = (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'sent');
  expect(ends.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(['accepted', 'rejected']);
});

test('what was refused as repeated and never answered is unconfirmed after the stated time', async () => {
  const id = await sent(answer(500));
  await state(id, 'sent');
  await say(postsOf()[1]!.conversationId, repeated());
  await becomes(id, 'the refusal', ({ facts }) => facts.repeatRefused);
  await sql`update outbox set sent_at = sent_at - interval '25 hours' where document_id = ${id}`.execute(
    running.db,
  );
  const view = await state(id, 'unconfirmed');
  expect(view).toMatchObject({ ...isAwaited, next_action: 'settle' });
  expect(view.outbox.reason).toContain('refused a later post as repeated');
});

describe('an answer that does not tell whether they have it', () => {
  test.each([
    ['408', answer(408)],
    ['408 in their words', refuse(408)],
    ['425', answer(425)],
    ['409', refuse(409)],
    ['200 without a conversation', answer(200)],
    ['204', answer(204)],
    ['502', answer(502)],
    ['504', answer(504)],
    ['403 in words that are not theirs', answer(403, '<html><body>Forbidden</body></html>')],
    ['404 without words', answer(404)],
    ['403 in their words', refuse(403, 'PAYLOAD_FORBIDDEN')],
    ['401 in their words', refuse(401, 'UNAUTHORIZED')],
    ['413 in their words', refuse(413, 'PAYLOAD_TOO_LARGE')],
    ['400 in their words, that names no fault', refuse(400)],
  ])('%s: a person settles it, and it is not posted again', async (_what, behaviour) => {
    const id = await sent(behaviour);
    expect(await state(id, 'unconfirmed')).toMatchObject({ ...isAwaited, next_action: 'settle' });
    expect((await sendAgain(id)).status).toBe(409);
    expect(postsOf()).toHaveLength(1);
    await decide(id, 'discard');
    expect((await read(id)).actions.send.offered).toBe(true);
  });

  test('a refusal says what they answered, to whoever sent it by mail as well; what the message says wrongly is a verdict', async () => {
    const id = await sent(refuse(403, 'PAYLOAD_FORBIDDEN'));
    expect((await state(id, 'unconfirmed')).outbox.reason).toContain('(403: Not taken)');
    lrn = `${lrn}-B`;
    const wrong = await create();
    authority.next(lrn, refuseContent());
    expect((await sendAgain(wrong)).status).toBe(200);
    expect(await state(wrong, 'refused')).toMatchObject({ status: 'rejection', next_action: 'correct' });
    const { rows } = await sql<{ document_id: number; subject: string }>`select document_id, subject
      from mails where document_id in (${id}, ${wrong}) order by id`.execute(running.db);
    expect(rows).toEqual([
      {
        document_id: id,
        subject: `${lrn.slice(0, -2)}: Customs refused the message and may have it all the same`,
      },
      { document_id: wrong, subject: `${lrn}: Customs did not take the message` },
    ]);
  });

  test('that names a conversation: what comes there settles it', async () => {
    const conversation = randomUUID();
    const id = await sent(answer(504, '', { 'x-conversation-id': conversation }));
    await state(id, 'unconfirmed');
    await say(conversation, { code: '01', lrn: '' });
    await isHeld(id);
  });
});

describe('who decides by what they saw', () => {
  const seenIn = ({ outbox: { id, state, left_count } }: { outbox: Record<string, unknown> }) => ({
    id,
    state,
    left_count,
  });
  const decideBy = (id: number, seen: object, decision = 'discard') =>
    person.call('POST', `/customs-declarations/${id}/outbox`, { decision, seen });

  test('gives up no message that was posted since they saw it waiting', async () => {
    const id = await sent(answer(503, '', { 'retry-after': '60' }));
    const now = await becomes(id, 'one that waits again', ({ outbox }) => outbox.posts.length === 1);
    const before = { ...seenIn(now), left_count: 0 };
    for (const decision of ['discard', 'release']) {
      const { status, body } = await decideBy(id, before, decision);
      expect(status).toBe(409);
      expect(body.message).toContain('nothing was done: read how it stands now');
    }
    expect(await read(id)).toMatchObject({ outbox: { state: 'waiting', outcome: null } });
    expect((await decideBy(id, seenIn(now))).status).toBe(200);
  });

  test('gives up no other message than they saw', async () => {
    const id = await sent(reset);
    const first = seenIn(await state(id, 'unconfirmed'));
    expect((await decideBy(id, first)).status).toBe(200);
    lrn = `${lrn}-B`;
    authority.next(lrn, reset);
    expect((await sendAgain(id)).status).toBe(200);
    const second = await state(id, 'unconfirmed');
    expect((await decideBy(id, first)).status).toBe(409);
    expect(await read(id)).toMatchObject({ outbox: { id: second.outbox.id, state: 'unconfirmed' } });
  });
});

test('of a message of before, the attempts that never left are known', async () => {
  const id = await sent(answer(503, '', { 'retry-after': '60' }));
  await becomes(id, 'one that waits', ({ outbox }) => outbox.posts.length === 1);
  const post = { at: '2026-11-20T10:00:00Z', outcome: 'untaken', status: null };
  const posts = [
    { ...post, count: 3 },
    { ...post, status: 503, count: 2 },
    { ...post, count: 1 },
  ];
  await sql`update outbox set attempts = 6, detail = ${JSON.stringify({ posts })} where document_id = ${id}`.execute(
    running.db,
  );
  expect((await read(id)).outbox.left_count).toBe(6);
  await migrateAsThen(running.db, unsentAttempts);
  expect((await read(id)).outbox).toMatchObject({ left_count: 2, posts });
});

test('of faults without end the first are told, and that there are more', async () => {
  const fault = (number: number) =>
    `<error><code>xml_validation_error</code><message>fault ${number}</message></error>`;
  const faults = Array.from({ length: 3000 }, (_, number) => fault(number)).join('');
  const response = `<errorResponse><code>BAD_REQUEST</code><message>Not valid</message><errors>${faults}</errors></errorResponse>`;
  const id = await sent(answer(400, response));
  const { next_action, customs_problems } = await state(id, 'refused');
  expect(next_action).toBe('correct');
  expect(customs_problems).toHaveLength(201);
  expect(customs_problems[199].message).toContain('fault 199');
  expect(customs_problems[200].message).toContain('more than these 200 faults');
});

test('they list faults and have it all the same: who corrects it and sends it again under its LRN doubles nothing', async () => {
  const id = await sent(refuseContent());
  const refused = await state(id, 'refused');
  expect(refused.outbox.reason).toContain('under the same LRN');
  expect(refused).toMatchObject({ status: 'rejection', next_action: 'correct' });
  expect((await sendAgain(id)).status).toBe(200);
  await state(id, 'sent');
  const [first, second] = postsOf();
  await say(second!.conversationId, repeated());
  await told(id, 1);
  expect(await read(id)).toMatchObject({ ...isAwaited, facts: { ...isAwaited.facts, repeatRefused: true } });
  await say(first!.conversationId, { code: '01' });
  await isHeld(id);
  expect(postsOf()).toHaveLength(2);
});

test('what they list faults of again after it was corrected is refused again: nobody has to ask them', async () => {
  const id = await sent(refuseContent());
  await state(id, 'refused');
  authority.next(lrn, refuseContent());
  expect((await sendAgain(id)).status).toBe(200);
  await eventually('the second post', async () => postsOf().length === 2);
  expect(await state(id, 'refused')).toMatchObject({ status: 'rejection', next_action: 'correct' });
});

describe('they list faults and may have it all the same', () => {
  const changeLrn = async (id: number, to: string) => {
    const { revision } = await read(id);
    const patches = [{ op: 'set', path: ['transaction_ref'], value: to }];
    const saved = await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  };
  const sendXml = (id: number) =>
    person.call('POST', `/customs-declarations/${id}/send-xml`, { type: 'send' });
  const refused = async (...more: Behaviour[]) => {
    const id = await sent(refuseContent(), ...more);
    await state(id, 'refused');
    return id;
  };
  const isKept = async (id: number, other: string) => {
    const answer = await sendUnder(id, other);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.errors['/transaction_ref'].join()).toContain(`Send it again under LRN ${lrn}`);
    expect(postsOf(other)).toHaveLength(0);
  };

  test('under another LRN it is not sent, whichever way: they would hold two', async () => {
    const id = await refused();
    const other = `${lrn}-B`;
    await isKept(id, other);
    await changeLrn(id, other);
    for (const answer of [await sendXml(id), await sendUnder(id, other)]) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(422);
      expect(answer.body.errors['/transaction_ref'].join()).toContain(lrn);
    }
    const body = { id, data_j: JSON.stringify(acceptedDocument(other)) };
    const checked = (await person.call('POST', '/customs-declarations/check', body)).body.data.problems;
    expect(checked).toContainEqual(expect.objectContaining({ code: 'server.lrn.kept', value: other }));
    await say('their own', { code: '01' });
    await isHeld(id);
    expect(authority.posted.filter((post) => post.lrn?.startsWith(lrn))).toHaveLength(1);
  });

  test('under its own it goes again, and of a copy nothing is kept', async () => {
    const id = await refused();
    await isKept(id, `${lrn}-B`);
    const { id: copy } = (await person.call('POST', '/customs-declarations', acceptedDocument(`${lrn}-C`)))
      .body.data;
    expect((await sendUnder(copy, `${lrn}-C`)).status).toBe(200);
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'sent');
  });

  test('who asked them gives it up and sends it under another, as where the LRN was the fault', async () => {
    const id = await refused(refuseContent());
    expect((await sendAgain(id)).status).toBe(200);
    await eventually('the second post', async () => postsOf().length === 2);
    expect(await state(id, 'refused')).toMatchObject({
      facts: { faultsListed: true },
      actions: { send: { offered: true }, discard: { offered: true }, release: { offered: false } },
    });
    await isKept(id, `${lrn}-B`);
    // Of one message under an LRN they say what they say of all.
    expect((await decide(id, 'discard')).body.data).toMatchObject({
      status: 'draft',
      facts: { faultsListed: false },
      actions: { send: { offered: true }, discard: { offered: false } },
    });
    const audited = await sql<{ detail: object }>`select detail from audit
      where record_id = ${id} and action = 'message discarded'`.execute(running.db);
    expect(audited.rows).toMatchObject([{ detail: { lrn } }]);
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
    // Should they have the first all the same, both are told.
    await say(`${lrn}, of the first`, { code: '01' });
    await isHeld(id);
  });

  test('a later message that left nobody knows where, given up while it waits, is no word of theirs', async () => {
    const id = await refused(answer(503, '', { 'retry-after': '60' }));
    expect((await sendAgain(id)).status).toBe(200);
    await becomes(
      id,
      'one that waits',
      ({ outbox }) => outbox.state === 'waiting' && outbox.posts.length > 0,
    );
    expect((await decide(id, 'discard')).body.data).toMatchObject({ outbox: { state: 'unconfirmed' } });
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(409);
    expect(postsOf(`${lrn}-B`)).toHaveLength(0);
  });

  test('a later one that nobody confirmed is: given up, it frees the LRN', async () => {
    const id = await refused(reset);
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'unconfirmed');
    expect((await decide(id, 'discard')).body.data).toMatchObject({ status: 'draft' });
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
  });

  test('under its own alone too where they registered and rejected another under it before', async () => {
    const id = await sent(take, refuseContent());
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, { code: '02', issued: '20261121100001Z' });
    const errors = errorElement('CDS12005', '42A', '17C #R144');
    await say(outbox.conversation_id, { code: '03', errors, issued: '20261121100002Z' });
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'refused');
    await isKept(id, `${lrn}-B`);
  });

  test.each([
    ['409', refuse(409)],
    ['a repeated LRN', refuse(400, 'CDS12003')],
  ])(
    'and refuse what is sent again as repeated (%s): the first is what they hold, by its LRN alone',
    async (_what, refusal) => {
      const id = await refused(refusal);
      const { outbox } = await read(id);
      expect((await sendAgain(id)).status).toBe(200);
      await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
      await say(`${lrn}, of the first`, { code: '01' });
      await isHeld(id);
      const answers = (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification');
      expect(answers).toMatchObject([{ outbox_id: outbox.id }]);
    },
  );

  test('and refuse the second as repeated: what they say later of the first is of the first', async () => {
    const id = await refused();
    const { outbox } = await read(id);
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'sent');
    await say(`${lrn}, of the first`, { code: '01', issued: '20261121100001Z' });
    await say(postsOf()[1]!.conversationId, repeated({ issued: '20261121100002Z' }));
    await told(id, 2);
    await say(`${lrn}, nobody knows`, { code: '09', issued: '20261121100003Z' });
    expect(await becomes(id, 'clearance', ({ status }) => status === 'cleared')).toMatchObject({
      customs_problems: [],
    });
    const answers = (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification');
    expect(answers.filter(({ outbox_id }: { outbox_id: number }) => outbox_id === outbox.id)).toHaveLength(2);
  });

  describe('and refuse the second as repeated, and reject the first', () => {
    const its = () => ({ code: '03', errors: errorElement('CDS12005', '42A', '17C #R144') });
    const repetition = () => say(postsOf()[1]!.conversationId, repeated({ issued: '20261121100001Z' }));
    const verdict = () => say(`${lrn}, of the first`, { ...its(), issued: '20261121100002Z' });
    const isToldOfTheFirst = async (id: number, answers = 2) => {
      await told(id, answers);
      const view = await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
      expect(view).toMatchObject({ status: 'rejection', mrn });
      expect(view.customs_problems.map(({ code }: { code: string }) => code)).toEqual(['CDS12005']);
    };

    test.each([
      ['which they say first', [repetition, verdict]],
      ['which they say last', [verdict, repetition]],
    ])('%s: what is wrong with the first is told, under its MRN', async (_order, words) => {
      const id = await refused();
      expect((await sendAgain(id)).status).toBe(200);
      await state(id, 'sent');
      for (const word of words) await word();
      await isToldOfTheFirst(id);
    });

    test.each([
      ['409', refuse(409)],
      ['a repeated LRN', refuse(400, 'CDS12003')],
    ])(
      'at once (%s): it may be the second that they have, until a person who asked gives it up',
      async (_what, refusal) => {
        const id = await refused(refusal);
        expect((await sendAgain(id)).status).toBe(200);
        await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
        await verdict();
        await told(id, 1);
        expect(await read(id)).toMatchObject({
          ...isAwaited,
          facts: { ...isAwaited.facts, repeatRefused: true },
        });
        await decide(id, 'discard');
        await isToldOfTheFirst(id, 1);
        expect(await read(id)).toMatchObject({ facts: { submissionPending: false, repeatRefused: false } });
      },
    );

    test('that a person had given up: told too', async () => {
      const id = await sent(reset);
      await state(id, 'unconfirmed');
      await decide(id, 'discard');
      expect((await sendAgain(id)).status).toBe(200);
      await state(id, 'sent');
      await repetition();
      await told(id, 1);
      await verdict();
      await isToldOfTheFirst(id);
    });
  });

  describe('and rejected the one sent after it for a fault of its own', () => {
    const rejectedSince = async () => {
      const id = await refused();
      expect((await sendAgain(id)).status).toBe(200);
      await state(id, 'sent');
      const errors = errorElement('CDS12050', '42A', '17C #R144');
      await say(postsOf()[1]!.conversationId, { code: '03', errors, issued: '20261121100002Z' });
      await becomes(id, 'a rejection', ({ outbox }) => outbox.outcome === 'rejected');
      return await read(id);
    };

    test('it still goes under its LRN alone, until a person gives the first up', async () => {
      const { id, facts, actions } = await rejectedSince();
      expect(facts.faultsListed).toBe(true);
      expect(actions).toMatchObject({ send: { offered: true }, discard: { offered: true } });
      await isKept(id, `${lrn}-B`);
      expect((await decide(id, 'discard')).body.data).toMatchObject({
        status: 'rejection',
        facts: { faultsListed: false },
        actions: { discard: { offered: false } },
      });
      expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
    });

    test('so one of before that was known', async () => {
      const { id } = await rejectedSince();
      await sql`update documents set facts = facts || '{"faultsListed": false}'
        where id = ${id}`.execute(running.db);
      await migrateAsThen(running.db, faultsListedAndRejectedBefore);
      expect((await read(id)).facts.faultsListed).toBe(true);
    });

    test('under its own it goes a third time', async () => {
      const { id } = await rejectedSince();
      const again = await sendAgain(id);
      expect(again.status, JSON.stringify(again.body)).toBe(200);
      await eventually('the third post', async () => postsOf().length === 3);
    });

    test('what they say of the first counts, and nothing went under another', async () => {
      const { id } = await rejectedSince();
      await isKept(id, `${lrn}-B`);
      await say(`${lrn}, of the first`, { code: '01', issued: '20261121100003Z' });
      await isHeld(id);
    });

    test('and had registered that one: the first is not with them, and the LRN is free', async () => {
      const id = await refused();
      expect((await sendAgain(id)).status).toBe(200);
      const { outbox } = await state(id, 'sent');
      await say(outbox.conversation_id, { code: '02', issued: '20261121100001Z' });
      const errors = errorElement('CDS12005', '42A', '17C #R144');
      await say(outbox.conversation_id, { code: '03', errors, issued: '20261121100002Z' });
      await becomes(id, 'a rejection', (view) => view.outbox.outcome === 'rejected');
      expect((await read(id)).facts.faultsListed).toBe(false);
      expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
    });
  });

  test('and do not have it: the one after it is what they hold, though the 202 named the conversation of another', async () => {
    const other = await sent();
    const conversation = (await state(other, 'sent')).outbox.conversation_id;
    lrn = `${lrn}-B`;
    const id = await refused(answer(202, '', { 'x-conversation-id': conversation }));
    expect((await sendAgain(id)).status).toBe(200);
    const { outbox } = await state(id, 'sent');
    await say(`${lrn}, of the second`, { code: '01' });
    await isHeld(id);
    const answers = (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification');
    expect(answers).toMatchObject([{ outbox_id: outbox.id }]);
  });

  test('no time frees it of its LRN, but a person', async () => {
    const id = await refused();
    await sql`update outbox set created_at = created_at - interval '40 days',
      detail = jsonb_set(detail, '{posts,0,at}', to_jsonb(now() - interval '40 days'))
      where document_id = ${id}`.execute(running.db);
    await isKept(id, `${lrn}-B`);
    await decide(id, 'discard');
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
  });

  describe('longer ago than they know an LRN as repeated', () => {
    const sentAgain = async () => {
      const id = await refused();
      await sinceHours(id, 48);
      expect((await sendAgain(id)).status).toBe(200);
      return id;
    };

    test('under its own it waits for a person who asks them', async () => {
      const id = await sentAgain();
      expect(await state(id, 'unconfirmed')).toMatchObject(isAskedFor);
      expect(postsOf()).toHaveLength(1);
      expect((await decide(id, 'release')).status).toBe(200);
      await state(id, 'sent');
      expect(postsOf()).toHaveLength(2);
    });

    test('given up, as they do not have it, it goes under another', async () => {
      const id = await sentAgain();
      await state(id, 'unconfirmed');
      expect((await decide(id, 'discard')).status).toBe(200);
      expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
      await state(id, 'sent');
      expect(postsOf()).toHaveLength(1);
    });

    test('it goes at once where they registered another under it since, and rejected that', async () => {
      const id = await refused();
      expect((await sendAgain(id)).status).toBe(200);
      const { outbox } = await state(id, 'sent');
      await say(outbox.conversation_id, { code: '02', issued: '20261121100001Z' });
      const errors = errorElement('CDS12005', '42A', '17C #R144');
      await say(outbox.conversation_id, { code: '03', errors, issued: '20261121100002Z' });
      await becomes(id, 'a rejection', (view) => view.outbox.outcome === 'rejected');
      await sinceHours(id, 100);
      expect((await sendAgain(id)).status).toBe(200);
      await eventually('the third post', async () => postsOf().length === 3);
    });
  });
});

describe('answered 503, and away for', () => {
  const awayFor = async (hours: number) => {
    const id = await sent(answer(503, '', { 'retry-after': '60' }));
    await becomes(id, 'one that waits', ({ outbox }) => outbox.posts.length === 1);
    await sinceHours(id, hours);
    return id;
  };

  test('46 hours, it is posted again by itself', async () => {
    const id = await awayFor(46);
    await sql`update outbox set next_attempt_at = now() where document_id = ${id}`.execute(running.db);
    await state(id, 'sent');
    expect(postsOf()).toHaveLength(2);
  });

  test('48 hours, it waits for a person, because they would not refuse it as repeated', async () => {
    const id = await awayFor(48);
    expect(await state(id, 'unconfirmed')).toMatchObject(isAskedFor);
    await decide(id, 'release');
    await state(id, 'sent');
    expect(postsOf()).toHaveLength(2);
  });

  test('48 hours since before a Tidewaiter that knew of it, it waits for a person', async () => {
    const id = await sent(answer(503, '', { 'retry-after': '60' }));
    await becomes(id, 'one that waits', ({ outbox }) => outbox.posts.length === 1);
    await sql`update outbox set created_at = created_at - interval '48 hours' where document_id = ${id}`.execute(
      running.db,
    );
    await sql`alter table outbox drop column perhaps_taken_at`.execute(running.db);
    await migrateAsThen(running.db, perhapsTaken);
    expect(await state(id, 'unconfirmed')).toMatchObject(isAskedFor);
  });

  test('48 hours and given up unasked, as a Tidewaiter of before took it, it waits for a person when it is sent anew', async () => {
    const id = await awayFor(1);
    await sql`update outbox set state = 'discarded', outcome = 'discarded' where document_id = ${id}`.execute(
      running.db,
    );
    await running.db.transaction().execute((transaction) => renewStanding(transaction, id));
    await sinceHours(id, 48);
    expect((await sendAgain(id)).status).toBe(200);
    expect(await state(id, 'unconfirmed')).toMatchObject(isAskedFor);
    expect(postsOf()).toHaveLength(1);
  });

  test('48 hours more after a person let it go, it waits for one again', async () => {
    const id = await awayFor(48);
    await state(id, 'unconfirmed');
    authority.next(lrn, answer(503, '', { 'retry-after': '60' }));
    await decide(id, 'release');
    await becomes(id, 'one that waits', ({ outbox }) => outbox.posts[0]?.count === 2);
    await becomes(id, 'one that waits', ({ outbox }) => outbox.state === 'waiting');
    await sinceHours(id, 48);
    await state(id, 'unconfirmed');
  });
});

describe('what was called refused is revived by an answer', () => {
  test.each([
    ['in the conversation the refusal named', 'own'],
    ['in a conversation nobody knows, by its LRN', 'unknown'],
  ])('%s', async (_what, where) => {
    const conversation = randomUUID();
    const id = await sent(refuseContent({ 'x-conversation-id': conversation }));
    expect(await state(id, 'refused')).toMatchObject({ status: 'rejection' });
    await say(where === 'own' ? conversation : 'unknown of it', { code: '01' });
    await isHeld(id);
  });

  test('an amendment, by its LRN and the MRN of its declaration', async () => {
    const id = await sent();
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, { code: '01' });
    await isHeld(id);
    const asked = `${lrn}-A1`;
    authority.next(asked, refuseContent());
    const { revision } = await read(id);
    const patches = [{ op: 'set', path: ['arrival_number'], value: '12345' }];
    await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
    const why = { type: 'amend', change_reason: '32', statement_description: 'A slip of the pen.' };
    await person.call('POST', `/customs-declarations/${id}/send-xml`, why);
    await becomes(id, 'a refusal', (view) => view.request_status === 'amendment_declined');
    await say('of nobody', { code: '11', lrn: asked, status: '39', issued: '20261121100006Z' });
    await becomes(id, 'the grant', (view) => view.request_status === 'amend_accept');
    expect(await read(id)).toMatchObject({ facts: { held: true }, status: 'validation' });
  });

  test('where another declaration has the LRN since, by the conversation of each', async () => {
    const first = await sent(refuseContent());
    await state(first, 'refused');
    await sinceHours(first, 48);
    const second = await sent();
    const { outbox } = await state(second, 'sent');
    await say(outbox.conversation_id, repeated());
    await becomes(second, 'a rejection', ({ facts }) => facts.rejected);
    await say(`${lrn}, of the first`, { code: '01' });
    await isHeld(first);
    expect((await read(second)).facts).toMatchObject({ held: false, rejected: true });
  });
});

test('a 202 that names the conversation of another message: answers there and elsewhere find their own', async () => {
  const one = await sent();
  const { outbox } = await state(one, 'sent');
  const ofOne = { lrn, mrn };
  lrn = `${lrn}-B`;
  mrn = mrn.replace('26GB', '26GX');
  const two = await sent(answer(202, '', { 'x-conversation-id': outbox.conversation_id }));
  await state(two, 'sent');
  await say(outbox.conversation_id, { code: '01', issued: '20261121100001Z' });
  await isHeld(two);
  await say('its true one', { code: '09', issued: '20261121100005Z' });
  await becomes(two, 'clearance', ({ status }) => status === 'cleared');
  expect((await read(one)).facts).toMatchObject({ held: false, submissionPending: true });
  await say(outbox.conversation_id, { code: '01', ...ofOne });
  ({ lrn, mrn } = ofOne);
  await isHeld(one);
});

test('what comes by the LRN alone is of the message that they had, not of a later one that they refused at once', async () => {
  const errors = errorElement('CDS12005', '42A', '17C #R144');
  const id = await sent(take, refuseContent());
  const { outbox } = await state(id, 'sent');
  await say(outbox.conversation_id, { code: '03', errors });
  await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
  expect((await sendAgain(id)).status).toBe(200);
  await state(id, 'refused');
  await say('of neither', { code: '03', errors, issued: '20261121100007Z' });
  await told(id, 2);
  const answers = (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification');
  expect(answers.map(({ outbox_id }: { outbox_id: number }) => outbox_id)).toEqual([outbox.id, outbox.id]);
});

test('an LRN that one other declaration has counts for more than the conversation it is told in', async () => {
  const first = await sent();
  const { outbox } = await state(first, 'sent');
  lrn = `${lrn}-B`;
  const second = await sent();
  await state(second, 'sent');
  await say(outbox.conversation_id, { code: '01' });
  await isHeld(second);
  expect((await read(first)).facts).toMatchObject({ held: false, submissionPending: true });
});

test('a conversation that two messages were given is of the one that had it last', async () => {
  const conversation = { 'x-conversation-id': randomUUID() };
  const first = await sent(answer(504, '', conversation));
  await state(first, 'unconfirmed');
  await decide(first, 'release');
  await state(first, 'sent');
  lrn = `${lrn}-B`;
  const second = await sent(answer(202, '', conversation));
  await state(second, 'sent');
  await say(conversation['x-conversation-id'], { code: '01', lrn: '' });
  await isHeld(second);
  expect((await read(first)).facts).toMatchObject({ held: false, submissionPending: true });
});

test('a 202 whose conversation comes to nothing: the answer is found by its LRN', async () => {
  const id = await sent(answer(202, '', { 'x-conversation-id': 'of nobody at all' }));
  await state(id, 'sent');
  await say('another one', { code: '01' });
  await isHeld(id);
});

describe('rejected, corrected and sent again under its LRN, taken and answered 503', () => {
  const ofTheFirst = { code: '03', errors: errorElement('CDS12005', '42A', '17C #R144') };
  /** The next posts of one that customs rejected, as they answer them. */
  const correctedWith = async (...behaviours: Behaviour[]) => {
    const id = await sent();
    await say((await state(id, 'sent')).outbox.conversation_id, ofTheFirst);
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    mrn = mrn.replace('26GB0', '26GB1');
    authority.next(lrn, ...behaviours);
    expect((await sendAgain(id)).status).toBe(200);
    return id;
  };
  const isStillAwaited = async (id: number) => {
    const view = await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    expect(view).toMatchObject({ ...isAwaited, outbox: { state: 'sent', outcome: null } });
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(409);
    await say('its own', { code: '01' });
    await isHeld(id);
  };

  test.each([
    ['409', refuse(409)],
    ['a repeated LRN', refuse(400, 'CDS12003')],
  ])(
    'the post after it refused as repeated (%s): it stays sent until they answer it',
    async (_what, refusal) => {
      await isStillAwaited(await correctedWith(answer(503), refusal));
    },
  );

  test('the post after it refused as repeated later: it stays sent until they answer it', async () => {
    const id = await correctedWith(answer(503), take);
    await state(id, 'sent');
    await say(postsOf()[2]!.conversationId, repeated());
    await isStillAwaited(id);
  });

  test('reset instead, and posted again by a person: it stays sent until they answer it', async () => {
    const id = await correctedWith(reset, refuse(409));
    await state(id, 'unconfirmed');
    await decide(id, 'release');
    await isStillAwaited(id);
  });
});

test('what is sent under another LRN, taken and answered 503, is a person’s to settle when they turn out to hold the first', async () => {
  const id = await sent(reset);
  await state(id, 'unconfirmed');
  await decide(id, 'discard');
  authority.next(`${lrn}-B`, answer(503, '', { 'retry-after': '60' }));
  expect((await sendUnder(id, `${lrn}-B`)).status).toBe(200);
  await becomes(
    id,
    'one that waits',
    ({ outbox }) => outbox.state === 'waiting' && outbox.posts.length === 1,
  );
  await say(`${lrn}, of the first`, { code: '02', issued: '20261121100001Z' });
  await isHeld(id);
  expect(await read(id)).toMatchObject({
    outbox: { lrn: `${lrn}-B`, state: 'unconfirmed', reason: expect.stringContaining('Ask them') },
    facts: { submissionPending: true },
  });
  const errors = errorElement('CDS12005', '42A', '17C #R144');
  await say(`${lrn}, of the first`, { code: '03', errors, issued: '20261121100002Z' });
  expect(await becomes(id, 'the end of the first', ({ facts }) => !facts.held)).toMatchObject({
    facts: { submissionPending: true },
    actions: { send: { offered: false } },
  });
  expect((await sendUnder(id, `${lrn}-C`)).status).toBe(409);
});

describe('given up while it waits to be posted again, though customs may have it', () => {
  const stopped = async () => {
    const id = await sent(answer(503, '', { 'retry-after': '60' }));
    const { outbox } = await becomes(id, 'one that waits', (view) => view.outbox.posts.length === 1);
    expect(outbox).toMatchObject({ state: 'waiting', reposted: true });
    const view = (await decide(id, 'discard')).body.data;
    expect(view).toMatchObject({
      ...isAwaited,
      next_action: 'settle',
      outbox: { state: 'unconfirmed', reason: expect.stringContaining('Ask them') },
      actions: { send: { offered: false }, release: { offered: true }, discard: { offered: true } },
    });
    return id;
  };

  test('it is posted no more, and nobody is told to send before a person who asked them gives it up', async () => {
    const id = await stopped();
    expect((await sendAgain(id)).status).toBe(409);
    expect(postsOf()).toHaveLength(1);
    expect((await decide(id, 'discard')).body.data).toMatchObject({
      status: 'draft',
      actions: { send: { offered: true } },
    });
  });

  test('what they say of it counts', async () => {
    const id = await stopped();
    await say('its own', { code: '01' });
    await isHeld(id);
  });

  test('it goes on when a person says so', async () => {
    const id = await stopped();
    expect((await decide(id, 'release')).status).toBe(200);
    await state(id, 'sent');
    expect(postsOf()).toHaveLength(2);
  });
});

test('reset, then posted again by a person and taken: a refusal as invalid by repetition is no verdict either', async () => {
  const id = await sent(reset);
  await state(id, 'unconfirmed');
  await decide(id, 'release');
  await state(id, 'sent');
  await say(postsOf()[1]!.conversationId, repeated({ code: '10' }));
  await told(id, 1);
  expect(await read(id)).toMatchObject({ ...isAwaited, facts: { repeatRefused: true, invalidated: false } });
  await say(postsOf()[0]!.conversationId, { code: '01' });
  await isHeld(id);
});

describe('a rejection in a conversation nobody knows is of the earliest post that it may be of', () => {
  const rejection = () => ({ code: '03', errors: errorElement('CDS12005', '42A', '17C #R144') });
  const slow = answer(503, '', { 'retry-after': '60' });
  const elsewhere = (name: string) => `${lrn}, ${name}`;
  const ofOther = (digit: string) => ({ mrn: mrn.replace('26GB0', `26GB${digit}`) });
  const isUndecided = async (id: number) => {
    const view = await read(id);
    expect(view).toMatchObject({ ...isAwaited, outbox: { outcome: null } });
    expect((await sendUnder(id, `${lrn}-B`)).status).toBe(409);
    return view;
  };
  /** Given up rightly or not, and another sent under its LRN. */
  const correctedAfter = async (first: Behaviour, ...then: Behaviour[]) => {
    const id = await sent(first);
    await state(id, 'unconfirmed');
    await decide(id, 'discard');
    authority.next(lrn, ...then);
    expect((await sendAgain(id)).status).toBe(200);
    return id;
  };
  const isPostedOnce = (id: number) =>
    becomes(id, 'one that waits', ({ outbox }) => outbox.state === 'waiting' && outbox.posts.length === 1);

  test.each([
    ['taken', take, 'sent'],
    ['reset', reset, 'unconfirmed'],
  ])('of one given up, not of the one after it (%s)', async (_what, behaviour, wanted) => {
    const id = await correctedAfter(reset, behaviour);
    await state(id, wanted);
    await say(elsewhere('of the first'), { ...rejection(), ...ofOther('1') });
    await told(id, 1);
    await isUndecided(id);
    await say(elsewhere('of the second'), { code: '01' });
    await isHeld(id);
  });

  test('of one given up, not of the one after it, taken and answered 503', async () => {
    const id = await correctedAfter(reset, slow);
    await isPostedOnce(id);
    await say(elsewhere('of the first'), { ...rejection(), ...ofOther('1') });
    await told(id, 1);
    expect((await isUndecided(id)).outbox.state).toBe('waiting');
    await say(elsewhere('of the second'), { code: '01' });
    await isHeld(id);
  });

  test('and the next is of the next', async () => {
    const id = await correctedAfter(reset, reset);
    await state(id, 'unconfirmed');
    await say(elsewhere('of the first'), { ...rejection(), ...ofOther('1') });
    await told(id, 1);
    await isUndecided(id);
    await say(elsewhere('of the second'), { ...rejection(), ...ofOther('2') });
    expect(await becomes(id, 'a rejection', ({ facts }) => facts.rejected)).toMatchObject({
      actions: { send: { offered: true } },
    });
  });

  describe('of the first of two posts', () => {
    const takenTwice = async () => {
      const id = await sent(answer(503));
      await state(id, 'sent');
      await say(elsewhere('of the first post'), { ...rejection(), ...ofOther('1') });
      await told(id, 1);
      return id;
    };

    test('it is no verdict on the second, and what they say of that counts', async () => {
      const id = await takenTwice();
      const view = await isUndecided(id);
      expect(view.outbox).toMatchObject({
        state: 'sent',
        reason: expect.stringContaining('rejected a post of this message'),
      });
      const { rows } = await sql<{ subject: string }>`select subject from mails
        where document_id = ${id}`.execute(running.db);
      expect(rows.map(({ subject }) => subject).join()).not.toContain('rejected');
      await say(postsOf()[1]!.conversationId, { code: '01' });
      await isHeld(id);
    });

    test('rejected as well, it is rejected', async () => {
      const id = await takenTwice();
      await say(postsOf()[1]!.conversationId, { ...rejection(), ...ofOther('2') });
      const view = await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
      expect(view).toMatchObject({ status: 'rejection', actions: { send: { offered: true } } });
    });

    test('refused as repeated, it is rejected', async () => {
      const id = await takenTwice();
      await say(postsOf()[1]!.conversationId, repeated());
      const view = await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
      expect(view.customs_problems.map(({ code }: { code: string }) => code)).toEqual(['CDS12005']);
      expect(view).toMatchObject({ outbox: { reason: null }, facts: { repeatRefused: false } });
    });

    test('never answered, it is a person’s to settle after the stated time', async () => {
      const id = await takenTwice();
      await sql`update outbox set sent_at = sent_at - interval '25 hours' where document_id = ${id}`.execute(
        running.db,
      );
      const view = await state(id, 'unconfirmed');
      expect(view).toMatchObject({ ...isAwaited, next_action: 'settle' });
      expect(view.outbox.reason).toContain('rejected a post of this message');
    });
  });

  test('of the last of several in its own conversation, it is the verdict', async () => {
    const id = await sent(answer(503));
    await state(id, 'sent');
    await say(postsOf()[1]!.conversationId, rejection());
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
  });

  test('of the only post, it waits no more', async () => {
    const id = await sent(slow);
    await isPostedOnce(id);
    await say(elsewhere('of it'), rejection());
    expect(await becomes(id, 'a rejection', ({ facts }) => facts.rejected)).toMatchObject({
      outbox: { state: 'sent', outcome: 'rejected' },
    });
    expect(postsOf()).toHaveLength(1);
  });

  test('refused as repeated late, of a post of the earlier: it is no verdict on the one sent after that was rejected', async () => {
    const id = await sent(answer(503), answer(503));
    await eventually('the third post', async () => postsOf().length === 3);
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, { ...rejection(), ...ofOther('1') });
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    authority.next(lrn, reset);
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'unconfirmed');
    await say(elsewhere('of an earlier post'), repeated());
    await told(id, 2);
    await isUndecided(id);
    await say(elsewhere('its own'), { code: '01' });
    await isHeld(id);
  });

  test('of a message one of whose posts is open: what they refuse under its LRN after it is no verdict', async () => {
    const id = await sent(answer(503), reset);
    await state(id, 'unconfirmed');
    await say(elsewhere('of the first post'), { ...rejection(), ...ofOther('1') });
    await told(id, 1);
    await isUndecided(id);
    await decide(id, 'discard');
    expect((await sendAgain(id)).status).toBe(200);
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, repeated());
    await told(id, 2);
    expect(await isUndecided(id)).toMatchObject({ facts: { repeatRefused: true } });
    await say(elsewhere('of the second post'), { code: '01' });
    await isHeld(id);
  });

  test('after the post that they had and refused the last as repeated for: nothing is open though one before was never taken', async () => {
    const id = await sent(answer(503), answer(503));
    await eventually('the third post', async () => postsOf().length === 3);
    await state(id, 'sent');
    await say(postsOf()[2]!.conversationId, repeated({ issued: '20261121100001Z' }));
    await say(elsewhere('of the first post'), { ...rejection(), issued: '20261121100002Z', ...ofOther('1') });
    const view = await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    expect(view).toMatchObject({ actions: { send: { offered: true } }, outbox: { reason: null } });
    expect((await sendAgain(id)).status).toBe(200);
  });

  test('registered before, of the first of two posts: the second may be in force', async () => {
    const id = await sent();
    await state(id, 'sent');
    const hoursGo = () =>
      sql`update outbox set sent_at = sent_at - interval '25 hours' where document_id = ${id}`.execute(
        running.db,
      );
    await hoursGo();
    await state(id, 'unconfirmed');
    await decide(id, 'release');
    await state(id, 'sent');
    const [first, second] = postsOf();
    await say(first!.conversationId, { code: '02', issued: '20261121100001Z', ...ofOther('1') });
    await say(first!.conversationId, { ...rejection(), issued: '20261121100002Z', ...ofOther('1') });
    await told(id, 2);
    await isUndecided(id);
    await hoursGo();
    expect(await state(id, 'unconfirmed')).toMatchObject({
      outbox: { reason: expect.stringContaining('rejected a post of this message') },
    });
    await say(second!.conversationId, { code: '01', issued: '20261121100003Z' });
    await isHeld(id);
  });

  test('given up by a person who asked: what was wrong with the post that they rejected is told, and the LRN is free', async () => {
    const id = await sent(answer(503), refuse(409));
    await state(id, 'sent');
    await say(elsewhere('of the first post'), { ...rejection(), ...ofOther('1') });
    await told(id, 1);
    await isUndecided(id);
    const view = (await decide(id, 'discard')).body.data;
    expect(view).toMatchObject({ status: 'rejection', actions: { send: { offered: true } } });
    expect(view.customs_problems.map(({ code }: { code: string }) => code)).toEqual(['CDS12005']);
    expect((await sendAgain(id)).status).toBe(200);
  });

  test('while they hold another: nobody is mailed that the declaration is rejected', async () => {
    const id = await sent(reset);
    await state(id, 'unconfirmed');
    await decide(id, 'discard');
    expect((await sendAgain(id)).status).toBe(200);
    await state(id, 'sent');
    await say(postsOf()[1]!.conversationId, { code: '01', issued: '20261121100003Z' });
    await isHeld(id);
    await say(elsewhere('of the first'), { ...rejection(), issued: '20261121100002Z', ...ofOther('1') });
    await told(id, 2);
    await isHeld(id);
    const { rows } = await sql<{ subject: string }>`select subject from mails
      where document_id = ${id}`.execute(running.db);
    expect(rows.map(({ subject }) => subject)).toEqual([
      `${lrn}: Customs ended one of several posts of the message`,
    ]);
  });

  test.each(['01', '03'])(
    'an answer (%s) under the LRN of a declaration all of which they ended is of the other that has it since',
    async (code) => {
      const first = await sent();
      const { outbox } = await state(first, 'sent');
      await say(outbox.conversation_id, { ...rejection(), ...ofOther('1') });
      await becomes(first, 'a rejection', ({ facts }) => facts.rejected);
      const second = await sent(answer(202, '', { 'x-conversation-id': randomUUID() }));
      await state(second, 'sent');
      await say(elsewhere('its true one'), code === '01' ? { code } : rejection());
      await told(second, 1);
      expect((await read(second)).facts).toMatchObject({ held: code === '01', rejected: code === '03' });
      expect((await read(first)).facts).toMatchObject({ held: false, rejected: true });
    },
  );

  test('posted once and invalid by repetition, because the LRN was used elsewhere: it is rejected, and not cancelled', async () => {
    const id = await sent();
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, repeated({ code: '10' }));
    expect(await becomes(id, 'a rejection', ({ facts }) => facts.rejected)).toMatchObject({
      status: 'rejection',
      facts: { invalidated: false },
      actions: { send: { offered: true } },
    });
  });

  test.each([
    ['accepted before', ['acceptance', 'repetition']],
    ['accepted after', ['repetition', 'acceptance']],
  ])(
    'two resets under one LRN: the second refused as repeated, the first is what they hold (%s)',
    async (_order, words) => {
      const id = await sent(reset);
      const { outbox: first } = await state(id, 'unconfirmed');
      await decide(id, 'discard');
      authority.next(lrn, reset);
      expect((await sendAgain(id)).status).toBe(200);
      await state(id, 'unconfirmed');
      const saying: Readonly<Record<string, () => Promise<unknown>>> = {
        acceptance: () => say(elsewhere('of the first'), { code: '01', issued: '20261121100001Z' }),
        repetition: () => say(elsewhere('of the second'), repeated({ issued: '20261121100002Z' })),
      };
      for (const word of words) {
        await saying[word]!();
        await told(id, words.indexOf(word) + 1);
      }
      await say(elsewhere('of the first'), { code: '09', issued: '20261121100003Z' });
      expect(await becomes(id, 'clearance', ({ status }) => status === 'cleared')).toMatchObject({
        mrn,
        facts: { held: true, repeatRefused: false, submissionPending: false },
      });
      const { rows } = await sql<{ held_message: number }>`select held_message from documents
        where id = ${id}`.execute(running.db);
      expect(rows).toEqual([{ held_message: first.id }]);
    },
  );

  const heldMessage = async (id: number) => {
    const { rows } = await sql<{ held_message: number }>`select held_message from documents
      where id = ${id}`.execute(running.db);
    return rows[0]!.held_message;
  };

  test('a post that was given up comes late and is refused as repeated: what they hold stays what they hold', async () => {
    const id = await correctedAfter(reset, take);
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, { code: '01', issued: '20261121100001Z' });
    await isHeld(id);
    await say(elsewhere('of the first'), repeated({ issued: '20261121100002Z' }));
    await told(id, 2);
    await isHeld(id);
    expect(await heldMessage(id)).toBe(outbox.id);
    expect((await read(id)).outbox).toMatchObject({ id: outbox.id, outcome: 'accepted', reason: null });
  });

  test('503, 202 and rejected, then the first post arrives: what is refused for its sake under the LRN is no verdict', async () => {
    const id = await sent(answer(503));
    await state(id, 'sent');
    await say(postsOf()[1]!.conversationId, { ...rejection(), ...ofOther('1') });
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    expect((await sendAgain(id)).status).toBe(200);
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, repeated());
    await told(id, 2);
    expect(await isUndecided(id)).toMatchObject({ facts: { repeatRefused: true } });
    await say(elsewhere('of the first post'), { code: '01' });
    await isHeld(id);
  });

  test('registered and rejected late, while the next post is on its way: it is no verdict on that', async () => {
    const id = await sent();
    await state(id, 'sent');
    await sql`update outbox set sent_at = sent_at - interval '25 hours' where document_id = ${id}`.execute(
      running.db,
    );
    await state(id, 'unconfirmed');
    const { behaviour, tell } = untilTold(take);
    authority.next(lrn, behaviour);
    await decide(id, 'release');
    await eventually('the second post', async () => postsOf().length === 2);
    const [first, second] = postsOf();
    await say(first!.conversationId, { code: '02', issued: '20261121100001Z', ...ofOther('1') });
    await say(first!.conversationId, { ...rejection(), issued: '20261121100002Z', ...ofOther('1') });
    await told(id, 2);
    expect(await read(id)).toMatchObject({
      facts: { rejected: false },
      actions: { send: { offered: false } },
    });
    tell();
    await eventually('the 202', async () => (await read(id)).outbox.posts.length > 0);
    expect(await read(id)).toMatchObject({
      facts: { rejected: false },
      actions: { send: { offered: false } },
    });
    await say(second!.conversationId, { code: '01', issued: '20261121100003Z' });
    await isHeld(id);
  });

  test('an answer under the LRN of a declaration that was posted twice and rejected is of the other that has it since', async () => {
    const first = await sent(answer(503));
    await state(first, 'sent');
    await say(postsOf()[1]!.conversationId, { ...rejection(), ...ofOther('1') });
    await becomes(first, 'a rejection', ({ facts }) => facts.rejected);
    const second = await sent(reset);
    await state(second, 'unconfirmed');
    await say(elsewhere('of the second'), { code: '01' });
    await isHeld(second);
  });

  test('registered, and rejected without an MRN: the mail says that it is rejected', async () => {
    const id = await sent();
    const { outbox } = await state(id, 'sent');
    await say(outbox.conversation_id, { code: '02', issued: '20261121100001Z' });
    await isHeld(id);
    await say(outbox.conversation_id, { ...rejection(), mrn: '', issued: '20261121100002Z' });
    await becomes(id, 'a rejection', ({ facts }) => facts.rejected);
    const { rows } = await sql<{ subject: string }>`select subject from mails
      where document_id = ${id}`.execute(running.db);
    expect(rows.map(({ subject }) => subject)).toEqual([`${lrn}: Customs rejected the declaration`]);
  });
});

describe('of a declaration that is held and asked about', () => {
  const ask = (id: number, type: string) =>
    person.call('POST', `/customs-declarations/${id}/send-xml`, {
      type,
      ...(type === 'goods-arrival'
        ? {}
        : {
            change_reason: type === 'cancel' ? '1' : '32',
            statement_description: 'A slip of the pen.',
          }),
    });
  const withoutLrn = (xml: string) =>
    xml.replace('<resp:FunctionalReferenceID></resp:FunctionalReferenceID>', '');

  const requests = [
    { type: 'amend', suffix: 'A1' },
    { type: 'cancel', suffix: 'C1' },
    { type: 'goods-arrival', suffix: 'G1' },
  ];
  /** How its post was answered, by words; they may have it whatever that was. */
  const postAnswers: Readonly<Record<string, (conversation: string) => Behaviour>> = {
    'whose answer is lost': () => reset,
    'that was given up': () => reset,
    'that they took': () => take,
    'that they took in the conversation of the declaration': (conversation) => (_request, response) =>
      response.writeHead(202, { 'x-conversation-id': conversation }).end(),
    'that they answered with faults': () => refuseContent(),
  };
  const everyRequest = requests.flatMap((request) =>
    Object.keys(postAnswers).flatMap((posted) =>
      ['an unknown conversation', 'the conversation of the declaration'].map((place) => ({
        ...request,
        posted,
        place,
      })),
    ),
  );

  test.each(everyRequest)(
    'pre-lodged, a rejection without an LRN in $place is nobody’s while it may be of a request ($type) $posted',
    async ({ type, suffix, posted, place }) => {
      const id = await sent(take);
      await state(id, 'sent');
      const { conversationId } = postsOf()[0]!;
      await say(conversationId, { code: '02' });
      await isHeld(id);
      const { revision } = await read(id);
      const patches = [{ op: 'set', path: ['CDSItems', { id: 'i1' }, 'itemPriceAmount'], value: '1200' }];
      await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
      authority.next(`${lrn}-${suffix}`, postAnswers[posted]!(conversationId));
      expect((await ask(id, type)).status).toBe(200);
      await becomes(
        id,
        'the request was posted',
        ({ outbox }) => outbox.kind !== 'submission' && !['waiting', 'sending'].includes(outbox.state),
      );
      if (posted === 'that was given up') expect((await decide(id, 'discard')).status).toBe(200);
      const conversation = place === 'an unknown conversation' ? randomUUID() : conversationId;
      const rejection = withoutLrn(
        notification({ code: '03', lrn: '', mrn, errors: errorElement('CDS12005', '42A') }),
      );
      await push(running.server, rejection, { 'x-conversation-id': conversation });
      await eventually('nobody’s', async () => {
        const found = await sql`select from received_notifications
          where conversation_id = ${conversation} and state = 'unmatched'`.execute(running.db);
        return found.rows.length === 1;
      });
      await isHeld(id);
    },
  );

  test('pre-lodged, a rejection without an LRN is the declaration’s where every request about it is answered', async () => {
    const id = await sent(take);
    await state(id, 'sent');
    const { conversationId } = postsOf()[0]!;
    await say(conversationId, { code: '02' });
    await isHeld(id);
    expect((await ask(id, 'cancel')).status).toBe(200);
    const [posted] = await eventually('a cancellation posted', async () => {
      const posts = postsOf(`${lrn}-C1`);
      return posts.length > 0 && posts;
    });
    await state(id, 'sent');
    const denied = { code: '03', lrn: `${lrn}-C1`, errors: errorElement('CDS12005', '42A') };
    await say(posted!.conversationId, { ...denied, issued: '20261121110000Z' });
    await becomes(id, 'a denied cancellation', ({ outbox }) => outbox.outcome === 'rejected');
    await isHeld(id);
    const rejection = withoutLrn(
      notification({
        code: '03',
        lrn: '',
        mrn,
        issued: '20261121120000Z',
        errors: errorElement('CDS12006', '42A'),
      }),
    );
    await push(running.server, rejection, { 'x-conversation-id': conversationId });
    await becomes(id, 'rejected', ({ facts }) => facts.rejected && !facts.held);
  });

  /** A pre-lodged declaration and the conversations of it and of an amendment that customs took. */
  const amended = async () => {
    const id = await sent(take);
    await state(id, 'sent');
    const own = postsOf()[0]!.conversationId;
    await say(own, { code: '02' });
    await isHeld(id);
    expect((await ask(id, 'nil')).status).toBe(200);
    const its = await eventually('an amendment posted', async () => postsOf(`${lrn}-N1`)[0]);
    await state(id, 'sent');
    return { id, own, its: its.conversationId, ofAmendment: { lrn: `${lrn}-N1` } };
  };
  const fault = (more: Partial<NotificationParts>) => ({
    code: '03',
    errors: errorElement('CDS12005', '42A'),
    ...more,
  });
  const sayUnnamed = (conversation: string, parts: Partial<NotificationParts> & { code: string }) =>
    push(running.server, withoutLrn(notification({ mrn, ...parts, lrn: '' })), {
      'x-conversation-id': conversation,
    });

  test('pre-lodged, a rejection is nobody’s while they registered the amendment and did not decide it', async () => {
    const { id, own, its, ofAmendment } = await amended();
    await say(its, { code: '02', ...ofAmendment, issued: '20261121100001Z' });
    await told(id, 2);
    await sayUnnamed(own, fault({ issued: '20261121100002Z' }));
    await say(its, fault({ issued: '20261121100002Z' }));
    await eventually('nobody’s', async () => {
      const found = await sql`select from received_notifications
        where conversation_id in (${own}, ${its}) and state = 'unmatched'`.execute(running.db);
      return found.rows.length === 2;
    });
    await isHeld(id);
    const { rows } = await sql`select from mails where document_id = ${id}`.execute(running.db);
    expect(rows).toEqual([]);
    await say(its, { code: '11', status: '39', ...ofAmendment, issued: '20261121100003Z' });
    await becomes(id, 'granted', ({ request_status }) => request_status === 'amend_accept');
    await isHeld(id);
  });

  test('pre-lodged, the rejection of the amendment told again without its LRN is told once', async () => {
    const { id, own, ofAmendment } = await amended();
    const same = { ...fault({ issued: '20261121100001Z' }), id: `same-${lrn}` };
    await say(own, { ...same, ...ofAmendment });
    await becomes(id, 'declined', ({ request_status }) => request_status === 'amendment_declined');
    await sayUnnamed(own, same);
    await sayUnnamed('unknown', { code: '05', issued: '20261121100002Z' });
    await becomes(id, 'control', ({ status }) => status === 'control');
    await told(id, 3);
    await isHeld(id);
  });

  test.each([
    ['its own MRN', undefined],
    ['no MRN', ''],
  ])('posted once and registered, it is not refused as repeated, with %s', async (_what, named) => {
    const id = await sent(take);
    await state(id, 'sent');
    const own = postsOf()[0]!.conversationId;
    await say(own, { code: '02', issued: '20261121100001Z' });
    await isHeld(id);
    await say(own, repeated({ mrn: named ?? mrn, issued: '20261121100002Z' }));
    await told(id, 2);
    await isHeld(id);
    expect(await read(id)).toMatchObject({ status: 'validation', outbox: { state: 'sent', reason: null } });
    const { rows } = await sql<{ subject: string }>`select subject from mails
      where document_id = ${id}`.execute(running.db);
    expect(rows.map(({ subject }) => subject).join()).not.toContain('rejected');
  });

  test('what is said of one in the conversation of that of another company is not told to those', async () => {
    const ours = await sent(take);
    await state(ours, 'sent');
    await say(postsOf()[0]!.conversationId, { code: '01', issued: '20261121100001Z' });
    await isHeld(ours);
    const of = { lrn, mrn };
    const me = person;
    person = await running.signIn('other@tidewaiter.example');
    lrn = `${lrn}-B`;
    mrn = mrn.replace('26GB0', '26GB7');
    try {
      const theirs = await sent(take);
      await state(theirs, 'sent');
      const conversation = postsOf()[0]!.conversationId;
      await say(conversation, { code: '01', issued: '20261121100001Z' });
      await isHeld(theirs);
      await sayUnnamed(conversation, { code: '06', mrn: of.mrn, issued: '20261121100002Z' });
      await say('unknown', { code: '09', ...of, issued: '20261121100003Z' });
      person = me;
      await becomes(ours, 'clearance', ({ facts }) => facts.cleared);
      await told(ours, 3);
      person = await running.signIn('other@tidewaiter.example');
      await isHeld(theirs);
      await told(theirs, 1);
    } finally {
      person = me;
    }
  });

  test.each(['the cancellation’s LRN', 'no LRN', 'its own LRN'])(
    '03 without errors in the conversation of a cancellation, with %s, says that it is cancelled',
    async (named) => {
      const id = await sent(take);
      await state(id, 'sent');
      await say(postsOf()[0]!.conversationId, { code: '01' });
      await isHeld(id);
      expect((await ask(id, 'cancel')).status).toBe(200);
      const { conversationId } = await eventually(
        'a cancellation posted',
        async () => postsOf(`${lrn}-C1`)[0],
      );
      await state(id, 'sent');
      const told03 = notification({
        code: '03',
        lrn: { 'no LRN': '', 'its own LRN': lrn }[named] ?? `${lrn}-C1`,
        mrn,
        issued: '20261121110000Z',
      });
      await push(running.server, withoutLrn(told03), {
        'x-conversation-id': conversationId,
      });
      const view = await becomes(id, 'cancelled', ({ facts }) => !facts.held);
      expect(view).toMatchObject({
        request_status: 'cancel_accept',
        facts: { invalidated: true },
      });
    },
  );
});
