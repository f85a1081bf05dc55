import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { reset, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let count = 0;
let lrn: string;
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
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const sendAs = async (state: string) => {
  const document = acceptedDocument(lrn);
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  const outbox = await eventually(`message ${state}`, async () => {
    const found = (await read(id)).outbox;
    return found.state === state && found;
  });
  return { id: id as number, conversation: outbox.conversation_id as string };
};
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
const mrn = '26GB0000000000001A';

describe('the door', () => {
  test('is shut without the token, and nothing is kept', async () => {
    const before = (await received()).length;
    const xml = notification({ code: '01', lrn });
    for (const authorization of ['', 'wrong', `${callbackToken}x`, 'Bearer wrong']) {
      expect((await push(running.server, xml, { authorization })).status).toBe(401);
    }
    expect(await received()).toHaveLength(before);
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

  test('of rejection puts each error on its field as sent, though rows have moved since', async () => {
    const document = acceptedDocument(lrn);
    const [item] = document.CDSItems as { uuid: string }[];
    const two = {
      ...document,
      CDSItems: [
        { ...item!, uuid: 'one' },
        { ...item!, uuid: 'two', item_no: 2 },
      ],
    };
    const { id } = (await person.call('POST', '/customs-declarations', two)).body.data;
    await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(two) });
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
