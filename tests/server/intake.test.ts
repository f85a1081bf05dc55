import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageAnswered } from '../../src/areas/customs/server/answers/message-answered.ts';
import { readNotifications } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { errorElement, notification } from './notifications.ts';
import {
  acceptedDocument,
  call,
  callbackToken,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { answer, refuseContent, reset, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

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
  lrn = `TAKEN-${count}`;
  mrn = `26GB${String(count).padStart(13, '0')}A`;
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const send = (id: number, lrn: string, by = person) =>
  by.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
const message = (id: number, state: string, by = person) =>
  eventually(`message ${state}`, async () => {
    const { outbox } = (await by.call('GET', `/customs-declarations/${id}`)).body.data;
    return outbox?.state === state && outbox;
  });
const sendAs = async (state: string, by = person) => {
  const { id } = (await by.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await send(id, lrn, by);
  return { id: id as number, conversation: (await message(id, state, by)).conversation_id as string };
};
const decide = (id: number, decision: string) =>
  person.call('POST', `/customs-declarations/${id}/outbox`, { decision });
/** Posted and never confirmed, then given up. */
const sendAndDiscard = async () => {
  authority.next(lrn, reset);
  const { id } = await sendAs('unconfirmed');
  expect((await decide(id, 'discard')).status).toBe(200);
  return id;
};
/** The messages of a declaration, the oldest first. */
const messages = async (id: number) =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data
    .filter(({ kind }: { kind: string }) => kind === 'sent')
    .reverse();
const say = (conversation: string, parts: Parameters<typeof notification>[0]) =>
  push(running.server, notification(parts), { 'x-conversation-id': conversation });
const becomes = (id: number, status: string) =>
  eventually(`status ${status}`, async () => {
    const declaration = await read(id);
    return declaration.status === status && declaration;
  });
const received = async (where = 'true') =>
  (
    await sql<{ state: string; body: Buffer; attempts: number; reason: string; headers: object }>`
      select * from received_notifications where ${sql.raw(where)} order by id`.execute(running.db)
  ).rows;
const lastReceived = async () => (await received()).at(-1);

describe('the door', () => {
  test('is shut without the token, and nothing is kept', async () => {
    const before = (await received()).length;
    const xml = notification({ code: '01', lrn });
    for (const authorization of ['', 'wrong', `${callbackToken}x`, 'Bearer wrong']) {
      expect((await push(running.server, xml, { authorization })).status).toBe(401);
    }
    expect(await received()).toHaveLength(before);
  });

  test('says that it is shut to whoever listens only when all of a long message is sent', async () => {
    const { port } = new URL(running.server.address);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port)).pause().on('error', reject);
      socket.write(
        'POST /api/notifications/cds HTTP/1.1\r\nhost: x\r\nauthorization: wrong\r\nconnection: close\r\ncontent-length: 41943040\r\n\r\n',
      );
      // By now a door that does not listen would be shut.
      setTimeout(() => {
        socket.write(Buffer.alloc(41_943_040, 'x'), () =>
          socket.once('data', (data) => resolve(`${data}`)).resume(),
        );
      }, 200);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('keeps the bytes as they came before it answers 200, whatever they are, but not the token', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x3c, 0xfe]);
    const response = await fetch(`${running.server.address}/api/notifications/cds`, {
      method: 'POST',
      headers: { authorization: callbackToken, 'x-conversation-id': 'raw-bytes' },
      body: bytes,
    });
    expect(response.status).toBe(200);
    const [kept] = await received("conversation_id = 'raw-bytes'");
    expect(Buffer.compare(kept!.body, bytes)).toBe(0);
    expect(JSON.stringify(kept!.headers)).not.toContain(callbackToken);
    expect(running.log()).not.toContain(callbackToken);
  });

  test('one that cannot be read is kept with its reason and tried again; those behind it do not wait', async () => {
    const { id, conversation } = await sendAs('sent');
    await push(running.server, '<broken', { 'x-conversation-id': conversation });
    await push(running.server, notification({ code: '01', lrn, mrn }), { 'x-conversation-id': conversation });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    const [broken] = await received(`conversation_id = '${conversation}' and state = 'unreadable'`);
    expect(broken!.attempts).toBeGreaterThanOrEqual(1);
    expect(broken!.reason).not.toBe('');
  });
});

describe('a declaration customs holds', () => {
  test('is not sent a second time, whichever answer comes first', async () => {
    const { id, conversation } = await sendAs('sent');
    await say(conversation, { code: '13', lrn, mrn });
    await becomes(id, 'calculation');
    expect((await send(id, `${lrn}-2`)).status).toBe(409);
    await say(conversation, { code: '01', lrn, mrn, issued: '20261121095959Z' });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect(await read(id)).toMatchObject({ mrn, status: 'calculation' });
  });

  test('keeps its MRN though the message was given up and the next one is rejected', async () => {
    const id = await sendAndDiscard();
    expect((await send(id, `${lrn}-2`)).status).toBe(200);
    const { conversation_id } = await message(id, 'sent');
    await say(conversation_id, {
      code: '03',
      lrn: `${lrn}-2`,
      errors: errorElement('CDS12005', '42A', '17C #R144'),
    });
    await becomes(id, 'rejection');

    const late = `26GB${lrn}`;
    await say(`late-${lrn}`, { code: '01', lrn, mrn: late, issued: '20261121090000Z' });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect(await read(id)).toMatchObject({ status: 'validation', mrn: late, facts: { rejected: false } });
    expect(await messages(id)).toMatchObject([
      { lrn, state: 'sent', outcome: 'accepted' },
      { lrn: `${lrn}-2`, state: 'sent', outcome: 'rejected' },
    ]);
    expect((await send(id, `${lrn}-3`)).status).toBe(409);

    // Of no conversation and LRN we know: it goes to the message that has this MRN, not to the last one.
    await say(`loader-${lrn}`, { code: '09', lrn: 'LOADER', mrn: late });
    await becomes(id, 'cleared');
    expect((await messages(id))[1]).toMatchObject({ outcome: 'rejected' });
  });

  test('has the acceptance on the message it is of, not on the refused one before it', async () => {
    const first = lrn;
    authority.next(first, refuseContent());
    const { id } = await sendAs('refused');
    // Until somebody asked customs whether they have it, it goes under its own LRN alone.
    await decide(id, 'discard');
    lrn = `${first}-2`;
    authority.next(lrn, reset);
    await send(id, lrn);
    await message(id, 'unconfirmed');
    await decide(id, 'discard');
    await say(`late-${lrn}`, { code: '01', lrn, mrn });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect(await messages(id)).toMatchObject([
      { lrn: first, state: 'discarded', outcome: 'discarded' },
      { lrn, state: 'sent', outcome: 'accepted' },
    ]);
    // The LRN of the refused message is free, the one customs took is not.
    const { id: other } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body
      .data;
    expect((await send(other, lrn)).status).toBe(422);
    expect((await send(other, first)).status).toBe(200);
  });

  test('has no other message posted that still waits', async () => {
    const id = await sendAndDiscard();
    authority.next(`${lrn}-2`, ...Array.from({ length: 20 }, () => answer(503)));
    await send(id, `${lrn}-2`);
    await eventually('a try', async () => (await read(id)).outbox.attempts > 0);
    await say(`late-${lrn}`, { code: '01', lrn, mrn });
    // They answered 503 and may have it: it is posted no more, and a person asks them.
    const left = await message(id, 'unconfirmed');
    expect(left).toMatchObject({ outcome: null, reason: expect.stringContaining('earlier') });
    expect((await decide(id, 'discard')).body.data).toMatchObject({
      mrn,
      facts: { accepted: true, messagePending: false },
    });
  });

  test('has no other message released; it can be given up', async () => {
    const id = await sendAndDiscard();
    authority.next(`${lrn}-2`, reset);
    await send(id, `${lrn}-2`);
    await message(id, 'unconfirmed');
    await say(`late-${lrn}`, { code: '01', lrn, mrn });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect((await decide(id, 'release')).status).toBe(409);
    expect((await decide(id, 'discard')).body.data).toMatchObject({
      mrn,
      facts: { accepted: true, messagePending: false },
    });
  });
});

describe('an answer', () => {
  test('of acceptance gives MRN, facts and status, and stands in the timeline, the newest first (API-036)', async () => {
    const { id, conversation } = await sendAs('sent');
    const headers = { 'x-conversation-id': conversation };
    await push(running.server, notification({ code: '01', lrn, mrn, issued: '20261121100000Z' }), headers);
    await push(
      running.server,
      notification({ code: '13', lrn, mrn, issued: '20261121100001Z', status: '4' }),
      headers,
    );
    await push(running.server, notification({ code: '09', lrn, mrn, issued: '20261121100002Z' }), headers);
    const declaration = await becomes(id, 'cleared');
    expect(declaration).toMatchObject({
      mrn,
      facts: { mrn, accepted: true, cleared: true, taxFinal: true, messagePending: false },
    });
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    expect(data.map((entry: { name?: string; kind: string }) => entry.name ?? entry.kind)).toEqual([
      'DMSCLE',
      'DMSTAX',
      'DMSACC',
      'sent',
    ]);
    const again = await person.call('POST', '/customs-declarations/send', {
      id,
      data_j: JSON.stringify(acceptedDocument(`${lrn}-2`)),
    });
    expect(again.status).toBe(409);
  });

  test('in any order and doubled ends in the same state', async () => {
    const course = ['02', '01', '13', '05', '09'].map((code, second) =>
      notification({
        code,
        lrn: `TAKEN-${count}`,
        mrn,
        id: `${code}-${count}`,
        issued: `2026112110000${second}Z`,
      }),
    );
    const { id, conversation } = await sendAs('sent');
    for (const index of [4, 1, 4, 0, 3, 2, 1, 0]) {
      const answer = await push(running.server, course[index]!, { 'x-conversation-id': conversation });
      expect(answer.status).toBe(200);
    }
    // The same notification in other bytes, as a restored queue might bring it.
    await push(running.server, `${course[4]}\n`, { 'x-conversation-id': conversation });
    await becomes(id, 'cleared');
    await eventually('all read', async () => (await received("state = 'received'")).length === 0);
    expect(await read(id)).toMatchObject({ status: 'cleared', facts: { accepted: true, prelodged: false } });
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    expect(data).toHaveLength(6);
  });

  test('different ones under one id are all kept, each once, and count in their order', async () => {
    const { id, conversation } = await sendAs('sent');
    const course = [
      { code: '01', status: undefined },
      { code: '07', status: 'B10' },
      { code: '07', status: 'B20' },
      { code: '10', status: undefined },
    ].map((parts, second) =>
      notification({ ...parts, lrn, mrn, id: `same-${lrn}`, issued: `2026112110000${second}Z` }),
    );
    for (const [blanks, index] of [2, 0, 1, 2, 3, 0, 3].entries())
      await push(running.server, `${course[index]}${' '.repeat(blanks)}`, {
        'x-conversation-id': conversation,
      });
    await eventually('all read', async () => (await received("state = 'received'")).length === 0);
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    expect(data.map((entry: { name?: string; kind: string }) => entry.name ?? entry.kind)).toEqual([
      ...['DMSINV', 'DMSRES', 'DMSRES', 'DMSACC', 'sent'],
    ]);
    expect((await read(id)).facts).toMatchObject({ accepted: true, invalidated: true });
  });

  test('whose time of issue can be read wins over the same one whose time cannot, whichever comes first', async () => {
    const { id, conversation } = await sendAs('sent');
    const control = { code: '05', lrn, mrn, id: `control ${lrn}` };
    const stored = () =>
      running.db
        .selectFrom('notifications')
        .where('document_id', '=', id)
        .where('function_code', '=', '05')
        .select(['issued_at', 'content'])
        .execute();
    await say(conversation, { code: '01', lrn, mrn, issued: '20261121100000Z' });
    await say(conversation, { code: '08', lrn, mrn, issued: '20261121100002Z' });
    await becomes(id, 'decision');
    await say(conversation, { ...control, issued: 'presently' });
    await becomes(id, 'control');
    expect((await stored())[0]!.content).not.toHaveProperty('issuedAt');
    await say(conversation, { ...control, issued: '20261121100001Z' });
    await becomes(id, 'decision');

    await say(conversation, { ...control, issued: 'by and by' });
    await eventually('all read', async () => (await received("state = 'received'")).length === 0);
    expect(await stored()).toMatchObject([{ issued_at: new Date('2026-11-21T10:00:01Z') }]);
    expect((await read(id)).status).toBe('decision');
    // What it asks of somebody is told once, though it came three times.
    const mails = await running.db.selectFrom('mails').where('document_id', '=', id).select('id').execute();
    expect(mails).toHaveLength(1);
  });

  test('of rejection puts each error on its field as sent, though rows have moved since', async () => {
    const document = acceptedDocument(lrn);
    const [item] = document.CDSItems as { uuid: string }[];
    const two = {
      ...document,
      items: 2,
      currency_1: '2000',
      total_packages: '40',
      gross_mass: '3000',
      CDSItems: [
        { ...item!, uuid: 'one' },
        { ...item!, uuid: 'two', item_no: 2 },
      ],
    };
    const { id } = (await person.call('POST', '/customs-declarations', two)).body.data;
    const body = { id, data_j: JSON.stringify(two) };
    expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    const declaration = await eventually('sent', async () => {
      const found = await read(id);
      return found.outbox?.state === 'sent' && found;
    });
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: declaration.revision,
      patches: [{ op: 'move', path: ['CDSItems', { id: 'two' }], after: null }],
    });
    await push(
      running.server,
      notification({
        code: '03',
        lrn,
        errors:
          errorElement('CDS12070', '42A', '67A', '68A 2', '23A', '79A #112') +
          errorElement('CDS12005', '42A', '17C #R144'),
      }),
      { 'x-conversation-id': declaration.outbox.conversation_id },
    );
    const { problems, facts } = await becomes(id, 'rejection');
    expect(facts.rejected).toBe(true);
    const ofCustoms = problems.filter(({ source }: { source: string }) => source === 'customs');
    expect(ofCustoms).toContainEqual(
      expect.objectContaining({
        code: 'CDS12070',
        path: ['CDSItems', { id: 'two' }, 'itemPriceAmount'],
        value: '1000',
      }),
    );
    expect(ofCustoms).toContainEqual(
      expect.objectContaining({ code: 'CDS12005', pointer: expect.stringContaining('R144') }),
    );

    const newest = await read(id);
    const corrected = await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: newest.revision,
      patches: [{ op: 'set', path: ['CDSItems', { id: 'two' }, 'itemPriceAmount'], value: '1001' }],
    });
    const left = corrected.body.data.problems.map(({ code }: { code: string }) => code);
    expect(left).not.toContain('CDS12070');
    expect(left).toContain('CDS12005');
    // Whether the change mends it only their next answer tells: who comes back to it sees it still.
    const told = (await read(id)).customs_problems.map(({ code }: { code: string }) => code);
    expect(told).toEqual(expect.arrayContaining(['CDS12070', 'CDS12005']));
  });

  test('settles a message that awaited confirmation, by its LRN', async () => {
    authority.next(lrn, reset);
    const { id } = await sendAs('unconfirmed');
    await push(running.server, notification({ code: '01', lrn, mrn }), {
      'x-conversation-id': `late-${count}`,
    });
    const { outbox } = await eventually('acceptance', async () => {
      const found = await read(id);
      return found.facts.accepted && found;
    });
    expect(outbox).toMatchObject({
      state: 'sent',
      outcome: 'accepted',
      conversation_id: `late-${count}`,
      reason: null,
    });
  });

  test('that belongs to nothing is kept for later', async () => {
    await push(running.server, notification({ code: '01', lrn: 'NOBODYS' }), {
      'x-conversation-id': 'nobodys',
    });
    const kept = await eventually('unmatched', async () => {
      const last = await lastReceived();
      return last?.state === 'unmatched' && last;
    });
    expect(kept.attempts).toBe(1);
  });

  test('that is to be tried again is so though the clock of the database was set back by an hour', async () => {
    await say(`set back ${lrn}`, { code: '01', lrn });
    const where = `conversation_id = 'set back ${lrn}'`;
    const tries = () => eventually('a try', async () => (await received(where))[0]?.attempts);
    await tries();
    const set = await sql<{ attempts: number }>`update received_notifications
      set next_attempt_at = now() + interval '1 hour' where ${sql.raw(where)} returning attempts`.execute(
      running.db,
    );
    const { attempts } = set.rows[0]!;
    await eventually('another try', async () => (await received(where))[0]!.attempts > attempts);
  });

  test('that comes before the 202 of its message finds it as soon as that is stored', async () => {
    authority.next(lrn, (_request, response, { conversationId }) => {
      const early = notification({ code: '01', lrn, mrn });
      void push(running.server, early, { 'x-conversation-id': conversationId }).then(() =>
        setTimeout(() => response.writeHead(202, { 'x-conversation-id': conversationId }).end(), 100),
      );
    });
    const { id } = await sendAs('sent');
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect((await read(id)).outbox).toMatchObject({ state: 'sent', outcome: 'accepted' });
  });

  test('that is read while the 202 of its message is stored is of that message', async () => {
    const { id, conversation } = await sendAs('sent');
    const outbox = running.db.updateTable('outbox').where('document_id', '=', id);
    await outbox.set({ conversation_id: null }).execute();
    const found: number[] = [];
    const db = running.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (found.push(result.rows.length) === 1)
          await outbox.set({ conversation_id: conversation }).execute();
        return result;
      },
    });
    const early = readNotifications(notification({ code: '01', lrn, mrn }))[0]!;
    expect(await messageAnswered(db, conversation, early)).toMatchObject({ document_id: id, lrn });
    // By its conversation, by its MRN, by its LRN.
    expect(found).toEqual([0, 0, 1]);
  });

  test('with the LRN of two companies goes by its conversation', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const document = acceptedDocument(lrn);
    const theirs = (await stranger.call('POST', '/customs-declarations', document)).body.data.id;
    await stranger.call('POST', '/customs-declarations/send', {
      id: theirs,
      data_j: JSON.stringify(document),
    });
    const { id, conversation } = await sendAs('sent');
    await push(running.server, notification({ code: '01', lrn, mrn }), { 'x-conversation-id': conversation });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    const other = (await stranger.call('GET', `/customs-declarations/${theirs}`)).body.data;
    expect(other.facts.accepted).toBe(false);
  });

  test('with the LRN of two companies and a conversation nobody knows is given to neither', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    authority.next(lrn, reset, reset);
    const { id } = await sendAs('unconfirmed');
    const { id: theirs } = await sendAs('unconfirmed', stranger);
    await say(`whose-${lrn}`, { code: '01', lrn, mrn: `26GB${lrn}` });
    await eventually('unmatched', async () =>
      (await received(`conversation_id = 'whose-${lrn}' and state = 'unmatched'`)).at(0),
    );
    expect((await read(id)).facts.accepted).toBe(false);
    const other = (await stranger.call('GET', `/customs-declarations/${theirs}`)).body.data;
    expect(other.facts.accepted).toBe(false);
  });

  test('with the LRN of two companies and a conversation nobody knows is of the one that was posted again, once the other has its own', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    authority.next(lrn, answer(503));
    const { id } = await sendAs('sent');
    const { id: theirs, conversation } = await sendAs('sent', stranger);
    const [ours, other] = [`26GB${lrn}`, `26GC${lrn}`];
    await say(`first-post-${lrn}`, { code: '01', lrn, mrn: ours });
    // Until then it may be of the other, whose 202 may have named a conversation that is not its own.
    await eventually('unmatched', async () =>
      (await received(`conversation_id = 'first-post-${lrn}' and state = 'unmatched'`)).at(0),
    );
    await say(conversation, { code: '01', lrn, mrn: other });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    expect((await read(id)).mrn).toBe(ours);
    expect((await stranger.call('GET', `/customs-declarations/${theirs}`)).body.data.mrn).toBe(other);
  });

  test("with an MRN we know is of its declaration, whoever else's message has its LRN", async () => {
    const { id, conversation } = await sendAs('sent');
    const known = `26GB${lrn}`;
    await say(conversation, { code: '01', lrn, mrn: known });
    await eventually('acceptance', async () => (await read(id)).facts.accepted);
    const stranger = await running.signIn('other@tidewaiter.example');
    lrn = `${lrn}-other`;
    authority.next(lrn, reset);
    const { id: theirs } = await sendAs('unconfirmed', stranger);
    // As of a change that somebody else made at customs: its conversation is nobody's.
    await say(`loader-${lrn}`, { code: '09', lrn, mrn: known });
    await becomes(id, 'cleared');
    const other = (await stranger.call('GET', `/customs-declarations/${theirs}`)).body.data;
    expect(other).toMatchObject({ mrn: null, facts: { held: false }, outbox: { state: 'unconfirmed' } });
  });
});

test.skipIf(!hasReference)('every published notification is taken and read', async () => {
  const { readdirSync } = await import('node:fs');
  const folder = referencePath('cds/samples/notification');
  const files = readdirSync(folder);
  for (const file of files) {
    const xml = readFileSync(`${folder}/${file}`, 'utf8');
    expect((await push(running.server, xml, { 'x-conversation-id': `sample ${file}` })).status).toBe(200);
  }
  await eventually('all looked at', async () => (await received("state = 'received'")).length === 0);
  const states = (await received("conversation_id like 'sample %'")).map(({ state }) => state);
  expect(states).toEqual(files.map(() => 'unmatched'));
});

test('the callback needs no session and a session does not open it', async () => {
  const xml = notification({ code: '01', lrn });
  const answer = await call(running.server, 'POST', '/notifications/cds', xml, {
    authorization: `Bearer ${person.token}`,
    'content-type': 'application/xml',
  });
  expect(answer.status).toBe(401);
});
