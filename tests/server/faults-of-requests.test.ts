import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOfRequestsBefore } from '../../src/server/storage/migrations/0114-faults-of-requests-before.ts';
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
  refuse,
  refuseContent,
  type SmallAuthority,
  startSmallAuthority,
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
  lrn = `FAULTS-${count}`;
  mrn = `26GF${String(count).padStart(14, '0')}`;
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
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
    () => JSON.stringify({ request_status: view?.request_status, facts: view?.facts, outbox: view?.outbox }),
  );
};
const timeline = async (id: number) =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data;
/** Requests of a declaration as its timeline tells them, the oldest first. */
const requests = async (id: number) =>
  (await timeline(id))
    .filter(
      ({ kind, message }: { kind: string; message: string }) => kind === 'sent' && message !== 'submission',
    )
    .reverse();
const told = (id: number, wanted: number) =>
  eventually(
    `${wanted} answers`,
    async () =>
      (await timeline(id)).filter(({ kind }: { kind: string }) => kind === 'notification').length === wanted,
  );
const postsOf = (of: string) => authority.posted.filter((post) => post.lrn === of);
const say = (conversation: string, parts: NotificationParts) =>
  push(running.server, notification({ mrn, ...parts }), { 'x-conversation-id': conversation });
const decide = (id: number, decision: string, message?: number) =>
  person.call('POST', `/customs-declarations/${id}/outbox`, { decision, message });

const slip = { change_reason: '32', statement_description: 'A slip of the pen.' };
const asked = {
  amend: { type: 'amend', ...slip },
  nil: { type: 'nil', statement_description: 'Nothing is other.' },
  cancel: { type: 'cancel', change_reason: '1', statement_description: 'The goods stay where they are.' },
  'goods-arrival': { type: 'goods-arrival' },
} as const;
const ask = async (id: number, type: keyof typeof asked) => {
  const { status, body } = await person.call('POST', `/customs-declarations/${id}/send-xml`, asked[type]);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.outbox.lrn as string;
};
const settled = async (id: number, state: string) => {
  await becomes(id, `a message ${state}`, ({ outbox }) => outbox?.state === state);
  // A view is read in parts: of the moment when the message becomes so it may show the declaration of before.
  return await read(id);
};
const edit = async (id: number, value: string) => {
  const { revision } = await read(id);
  const patches = [{ op: 'set', path: ['CDSItems', { id: 'i1' }, 'itemPriceAmount'], value }];
  expect((await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches })).status).toBe(200);
};
/** The price as the product believes that customs have it. */
const heldPrice = async (id: number) =>
  (await person.call('GET', `/customs-declarations/${id}/amend/diff`)).body.data.oldValues.CDSItems[0]
    .itemPriceAmount;

/** A declaration that customs hold: accepted, or before its goods arrive. */
async function held(code = '01'): Promise<number> {
  const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  const { outbox } = await settled(id, 'sent');
  await say(outbox.conversation_id, { code, lrn, issued: '20261121100000Z' });
  await becomes(id, 'customs hold it', ({ facts }) => facts.held);
  return id;
}

/** Of that an amendment of which customs listed faults. */
async function faulted(headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const id = await held();
  await edit(id, '1201');
  authority.next(`${lrn}-A1`, refuseContent(headers));
  await ask(id, 'amend');
  await becomes(id, 'a refusal', (view) => view.request_status === 'amendment_declined');
  return id;
}

const granted = (issued: string) => ({ code: '11', lrn: `${lrn}-A1`, status: '39', issued });
const repeated = (issued: string) => ({
  code: '03',
  lrn: `${lrn}-A1`,
  errors: errorElement('CDS12003', '42A #D026'),
  issued,
});

test('an amendment under the LRN of one that customs may have longer than they know it waits for a person', async () => {
  const id = await faulted();
  await sql`update outbox set perhaps_taken_at = perhaps_taken_at - interval '48 hours'
    where document_id = ${id}`.execute(running.db);
  await edit(id, '1202');
  expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
  await settled(id, 'unconfirmed');
  expect(postsOf(`${lrn}-A1`)).toHaveLength(1);
  await decide(id, 'release');
  await settled(id, 'sent');
  expect(postsOf(`${lrn}-A1`)).toHaveLength(2);
});

describe.each([
  ['amend', 'A', '01'],
  ['nil', 'N', '01'],
  ['cancel', 'C', '01'],
  ['goods-arrival', 'G', '02'],
] as const)(
  'customs list faults of what is asked (%s) and may have it all the same',
  (type, letter, code) => {
    test('it says so, and the next goes under the same LRN', async () => {
      const id = await held(code);
      if (type === 'amend') await edit(id, '1201');
      authority.next(`${lrn}-${letter}1`, refuseContent());
      expect(await ask(id, type)).toBe(`${lrn}-${letter}1`);
      const view = await settled(id, 'refused');
      expect(view.outbox.reason).toContain('the next one goes under the same LRN');
      expect(view).toMatchObject({
        facts: { held: true, requestKept: { message: view.outbox.id, lrn: `${lrn}-${letter}1` } },
        actions: { [type]: { offered: true }, discard: { offered: true }, release: { offered: false } },
      });
      expect(await ask(id, type)).toBe(`${lrn}-${letter}1`);
      expect((await settled(id, 'sent')).facts.requestKept).toBeNull();
      expect(postsOf(`${lrn}-${letter}1`)).toHaveLength(2);
    });
  },
);

describe('an amendment of which customs listed faults, and which they have', () => {
  const isToldAsFirst = async (id: number) => {
    const view = await becomes(id, 'the end of both', ({ facts }) => !facts.amendmentPending);
    expect(view).toMatchObject({
      request_status: 'amend_accept',
      facts: { held: true, messagePending: false, repeatRefused: false, requestKept: null },
      actions: { amend: { offered: true }, discard: { offered: false } },
    });
    expect(await heldPrice(id)).toBe('1201');
    const [first, second] = await requests(id);
    expect([first.outcome, second.outcome]).toEqual(['accepted', 'rejected']);
    expect(first.reason).toBeNull();
    expect(second.reason).toContain('Customs took an earlier message under this LRN');
    expect(view.customs_problems).toContainEqual(
      expect.objectContaining({
        code: 'server.request.earlierTaken',
        severity: 'warning',
        message: expect.stringContaining(`${lrn}-A1`),
      }),
    );
    await edit(id, '1203');
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
    expect((await settled(id, 'sent')).customs_problems).toEqual([]);
  };
  const twice = async () => {
    const id = await faulted();
    await edit(id, '1202');
    await ask(id, 'amend');
    await settled(id, 'sent');
    return { id, first: `${lrn}, of the first`, second: postsOf(`${lrn}-A1`)[1]!.conversationId };
  };

  test('is what they hold: the second, which they refuse as repeated, is not', async () => {
    const { id, first, second } = await twice();
    await say(second, repeated('20261121100102Z'));
    const view = await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    expect(view).toMatchObject({ request_status: 'amend_submit', actions: { amend: { offered: false } } });
    await say(first, granted('20261121100101Z'));
    await isToldAsFirst(id);
  });

  test('is so too where they answer it before they refuse the second', async () => {
    const { id, first, second } = await twice();
    await say(first, granted('20261121100101Z'));
    await told(id, 2);
    await say(second, repeated('20261121100102Z'));
    await isToldAsFirst(id);
  });

  test('is pending while they only registered it, whatever they said of the second', async () => {
    const { id, first, second } = await twice();
    await say(second, repeated('20261121100102Z'));
    await say(first, { code: '02', lrn: `${lrn}-A1`, issued: '20261121100101Z' });
    await told(id, 3);
    const view = await read(id);
    expect(view).toMatchObject({ request_status: 'amend_submit', facts: { amendmentPending: true } });
    expect((await requests(id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      null,
      'rejected',
    ]);
    await say(first, granted('20261121100103Z'));
    await isToldAsFirst(id);
  });

  test.each([
    ['409', refuse(409, 'CONFLICT')],
    ['a repeated LRN', refuse(400, 'CDS12003')],
  ])('is so too where they refuse the second at once as repeated (%s)', async (_what, refusal) => {
    const id = await faulted();
    await edit(id, '1202');
    authority.next(`${lrn}-A1`, refusal);
    await ask(id, 'amend');
    await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    await say(`${lrn}, of the first`, granted('20261121100101Z'));
    await isToldAsFirst(id);
  });

  test('is granted without another: it is what they hold', async () => {
    const id = await faulted();
    await say(`${lrn}, of the first`, granted('20261121100101Z'));
    const view = await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
    expect(view.facts.requestKept).toBeNull();
    expect(await heldPrice(id)).toBe('1201');
    await edit(id, '1202');
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });
});

describe('an amendment of which customs listed faults', () => {
  /** The next one goes under its LRN, and customs reject that for a fault of its own. */
  async function rejectTheNext(id: number): Promise<void> {
    await ask(id, 'amend');
    await settled(id, 'sent');
    const errors = errorElement('CDS12050', '42A', '17C #R144');
    const parts = { code: '03', lrn: `${lrn}-A1`, errors, issued: '20261121100102Z' };
    await say(postsOf(`${lrn}-A1`)[1]!.conversationId, parts);
  }

  test('and which they do not have: the second under its LRN is what they hold', async () => {
    const id = await faulted();
    await edit(id, '1202');
    await ask(id, 'amend');
    await settled(id, 'sent');
    await say(postsOf(`${lrn}-A1`)[1]!.conversationId, granted('20261121100101Z'));
    await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
    expect(await heldPrice(id)).toBe('1202');
    expect((await requests(id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'rejected',
      'accepted',
    ]);
  });

  test.each([
    ['the 202 named the conversation of another', 'in its own', {}, true],
    ['they tell it in the conversation of the declaration', 'in that of the declaration', {}, false],
    [
      'they tell it in none that is known, as both have one',
      'elsewhere',
      { 'x-conversation-id': 'of a refusal' },
      false,
    ],
  ])(
    'and which they do not have: the second is what they hold, though %s',
    async (_what, where, headers, isNamedWrongly) => {
      const id = await faulted(headers);
      const ofDeclaration = authority.posted.find((post) => post.lrn === lrn)!.conversationId;
      await edit(id, '1202');
      if (isNamedWrongly)
        authority.next(`${lrn}-A1`, answer(202, '', { 'x-conversation-id': ofDeclaration }));
      await ask(id, 'amend');
      await settled(id, 'sent');
      const own = postsOf(`${lrn}-A1`)[1]!.conversationId;
      const conversations: Readonly<Record<string, string>> = {
        'in its own': own,
        'in that of the declaration': ofDeclaration,
      };
      await say(conversations[where] ?? `${lrn}, of nobody`, granted('20261121100101Z'));
      await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
      expect(await heldPrice(id)).toBe('1202');
    },
  );

  test('and which they do not have: the second, posted twice, is what they hold though they refuse the last post', async () => {
    const id = await faulted();
    await edit(id, '1202');
    authority.next(`${lrn}-A1`, answer(503), refuse(409, 'CONFLICT'));
    await ask(id, 'amend');
    await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    await say(`${lrn}, of the second`, granted('20261121100101Z'));
    await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
    expect(await heldPrice(id)).toBe('1202');
  });

  test('and the next rejected, and the third, posted twice, refused as repeated: that one is still pending', async () => {
    const id = await faulted();
    await rejectTheNext(id);
    await becomes(id, 'a rejection', (one) => one.request_status === 'amendment_declined');
    authority.next(`${lrn}-A1`, answer(503), refuse(409, 'CONFLICT'));
    expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
    const view = await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    expect(view).toMatchObject({
      request_status: 'amend_submit',
      facts: { amendmentPending: true },
      actions: { amend: { offered: false } },
      customs_problems: [],
    });
    await say(`${lrn}, of the third`, granted('20261121100103Z'));
    await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
  });

  test('and which they have, though both are given up: it is what they hold', async () => {
    const id = await faulted();
    await edit(id, '1202');
    authority.next(`${lrn}-A1`, refuse(409, 'CONFLICT'));
    await ask(id, 'amend');
    await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    await decide(id, 'discard');
    await say(`${lrn}, of the first`, granted('20261121100101Z'));
    await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
    expect(await heldPrice(id)).toBe('1201');
  });

  test('and which they registered and rejected since: the one after it, of which they listed faults, keeps the LRN', async () => {
    const id = await faulted();
    authority.next(`${lrn}-A1`, refuseContent({ 'x-conversation-id': `${lrn}-second` }));
    await ask(id, 'amend');
    await eventually('the second post', async () => postsOf(`${lrn}-A1`).length === 2);
    await settled(id, 'refused');
    await say(`${lrn}, of the first`, { code: '02', lrn: `${lrn}-A1`, issued: '20261121100101Z' });
    const errors = errorElement('CDS12005', '42A', '17C #R144');
    await say(`${lrn}, of the first`, { code: '03', lrn: `${lrn}-A1`, errors, issued: '20261121100102Z' });
    await told(id, 3);
    expect((await read(id)).facts.requestKept).toMatchObject({ lrn: `${lrn}-A1` });
    expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
  });

  test('and one of no change: both are amendments, and go under one LRN', async () => {
    const id = await faulted();
    expect(await ask(id, 'nil')).toBe(`${lrn}-A1`);
  });

  test('is in no way of a cancellation, which has an LRN of its own', async () => {
    const id = await faulted();
    expect(await ask(id, 'cancel')).toBe(`${lrn}-C1`);
  });

  test('is corrected and refused so again: nobody has to ask them, and it keeps its LRN', async () => {
    const id = await faulted();
    authority.next(`${lrn}-A1`, refuseContent());
    await ask(id, 'amend');
    await eventually('the second post', async () => postsOf(`${lrn}-A1`).length === 2);
    expect(await settled(id, 'refused')).toMatchObject({
      facts: { requestKept: { lrn: `${lrn}-A1` } },
    });
    expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
  });

  test('is given up by who asked them: the next has another LRN', async () => {
    const id = await faulted();
    expect((await decide(id, 'discard')).body.data).toMatchObject({
      facts: { requestKept: null },
      actions: { amend: { offered: true }, discard: { offered: false } },
    });
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });

  test('keeps its LRN though the one after it is rejected for a fault of its own, and is given up', async () => {
    const id = await faulted();
    const { requestKept } = (await read(id)).facts;
    await rejectTheNext(id);
    const view = await becomes(id, 'a rejection', (one) => one.request_status === 'amendment_declined');
    expect(view).toMatchObject({ facts: { requestKept }, actions: { discard: { offered: true } } });
    authority.next(`${lrn}-A1`, refuseContent());
    expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
    await eventually('the third post', async () => postsOf(`${lrn}-A1`).length === 3);
    await settled(id, 'refused');
    expect((await decide(id, 'discard')).body.data.facts.requestKept).toBeNull();
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });

  test('is given up by its number though a later one was rejected: the LRN is free', async () => {
    const id = await faulted();
    const { message } = (await read(id)).facts.requestKept;
    await rejectTheNext(id);
    await becomes(id, 'a rejection', (one) => one.outbox.outcome === 'rejected');
    expect((await decide(id, 'discard', message)).body.data.facts.requestKept).toBeNull();
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });

  test('is given up by its number after a cancellation was sent and declined, which is the newest then', async () => {
    const id = await faulted();
    const { message } = (await read(id)).facts.requestKept;
    const cancellation = await ask(id, 'cancel');
    await settled(id, 'sent');
    await say(postsOf(cancellation)[0]!.conversationId, {
      code: '11',
      lrn: cancellation,
      status: '41',
      issued: '20261121100102Z',
    });
    const view = await becomes(id, 'the decision', (one) => one.request_status === 'cancel_decline');
    expect(view.facts.requestKept).toEqual({ message, lrn: `${lrn}-A1` });
    expect(view.outbox.id).not.toBe(message);
    expect((await decide(id, 'discard', message)).body.data.facts.requestKept).toBeNull();
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });

  test('is given up with the second, of which they said that it is repeated', async () => {
    const id = await faulted();
    await ask(id, 'amend');
    await settled(id, 'sent');
    await say(postsOf(`${lrn}-A1`)[1]!.conversationId, repeated('20261121100102Z'));
    await becomes(id, 'the repetition', ({ facts }) => facts.repeatRefused);
    await decide(id, 'discard');
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });

  test('keeps its LRN however long ago it was refused, until a person gives it up', async () => {
    const id = await faulted();
    await sql`
      update outbox set detail = jsonb_set(detail, '{posts,0,at}', to_jsonb(now() - interval '40 days'))
      where document_id = ${id} and kind = 'amendment'`.execute(running.db);
    authority.next(`${lrn}-A1`, refuseContent());
    expect(await ask(id, 'amend')).toBe(`${lrn}-A1`);
    await eventually('the second post', async () => postsOf(`${lrn}-A1`).length === 2);
    await settled(id, 'refused');
    await decide(id, 'discard');
    expect(await ask(id, 'amend')).toBe(`${lrn}-A2`);
  });
});

test('of what was refused so before, the last request that they said nothing of is told', async () => {
  const kept = await faulted();
  const before = (await read(kept)).facts.requestKept;
  expect(before).toMatchObject({ lrn: `${lrn}-A1` });
  const without = async () => {
    count += 1;
    lrn = `FAULTS-${count}`;
    mrn = `26GF${String(count).padStart(14, '0')}`;
    return await faulted();
  };
  const sentSince = await without();
  await ask(sentSince, 'nil');
  await settled(sentSince, 'sent');
  const answered = await without();
  await say(`${lrn}, of the first`, granted('20261121100101Z'));
  await becomes(answered, 'the grant', ({ request_status }) => request_status === 'amend_accept');
  await sql`update documents set facts = facts - 'requestKept'`.execute(running.db);
  await migrateAsThen(running.db, faultsOfRequestsBefore);
  const told = async (id: number) => (await read(id)).facts.requestKept;
  expect([await told(kept), await told(sentSince), await told(answered)]).toEqual([
    before,
    undefined,
    undefined,
  ]);
  expect((await decide(kept, 'discard')).status).toBe(200);
});
