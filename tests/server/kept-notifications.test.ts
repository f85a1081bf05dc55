import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsAnswered } from '../support/rows-answered.ts';
import { notification } from './notifications.ts';
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
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let admin: Person;
let count = 0;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
  admin = await running.signIn('admin@tidewaiter.example');
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

const sent = async () => {
  count += 1;
  const lrn = `KEPT-${count}`;
  const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  const conversation = await eventually('sent', async () => {
    const { outbox } = (await person.call('GET', `/customs-declarations/${id}`)).body.data;
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  return { id: id as number, lrn, conversation };
};
const entriesOf = async (id: number, kind: string) =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data.filter(
    (entry: { kind: string }) => entry.kind === kind,
  );
const kept = (id: number) =>
  eventually('a kept notification', async () => (await entriesOf(id, 'kept')).at(0));
const list = async (by: Person) => (await by.call('GET', '/received-notifications')).body.data;
/** No notification can be worked in until the returned function is called; `code`: what PostgreSQL says for a reason. */
const breakReading = async (code = 'P0001') => {
  await sql`create function refuse() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'no room for notifications' using errcode = '${code}'; end`)}`.execute(
    running.db,
  );
  await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
    running.db,
  );
  return () => sql`drop function refuse() cascade`.execute(running.db);
};

test('one that cannot be worked in stands in the timeline with its reason; run again, it is worked in', async () => {
  const { id, lrn, conversation } = await sent();
  const mend = await breakReading();
  await push(running.server, notification({ code: '01', lrn }), { 'x-conversation-id': conversation });
  const entry = await kept(id);
  expect(entry).toMatchObject({
    state: 'unreadable',
    reason: expect.stringContaining('no room'),
    document_id: id,
    document_kind: 'customs-declaration',
  });
  await mend();
  // As after thirty tries: nobody tries it any more.
  await sql`update received_notifications set attempts = 30, next_attempt_at = null where id = ${entry.id}`.execute(
    running.db,
  );
  expect((await kept(id)).next_attempt_at).toBeNull();

  const again = await person.call('POST', `/received-notifications/${entry.id}/read`);
  expect(again).toMatchObject({ status: 200, body: { data: { id: entry.id } } });
  await eventually('worked in', async () => (await entriesOf(id, 'notification')).length === 1);
  expect(await entriesOf(id, 'kept')).toEqual([]);
  expect((await person.call('POST', `/received-notifications/${entry.id}/read`)).status).toBe(409);
  const { rows } = await sql`select record_id from audit where action = 'notification read again'`.execute(
    running.db,
  );
  expect(rows).toEqual([{ record_id: id }]);
});

test('one that others hold up is told to nobody as unreadable; it is worked in once they let go', async () => {
  const { id, lrn, conversation } = await sent();
  // As where another transaction holds the declaration for longer than one waits.
  const letGo = await breakReading('55P03');
  await push(running.server, notification({ code: '01', lrn }), { 'x-conversation-id': conversation });
  const received = await eventually('a try', async () => {
    const row = await running.db
      .selectFrom('received_notifications')
      .where('conversation_id', '=', conversation)
      .select(['state', 'reason', 'attempts'])
      .executeTakeFirst();
    return row !== undefined && row.attempts > 0 && row;
  });
  expect(received).toMatchObject({ state: 'received', reason: null });
  expect(await entriesOf(id, 'kept')).toEqual([]);
  await letGo();
  await eventually('worked in', async () => (await entriesOf(id, 'notification')).length === 1);
});

test('an open screen hears of it', async () => {
  const { id, conversation } = await sent();
  const socket = io(running.server.socketAddress, { transports: ['websocket'], reconnection: false });
  const heard: number[] = [];
  socket.on('declaration', (event) => heard.push(event.id));
  socket.emit('auth', { token: person.token });
  await new Promise((resolve) => socket.once('authenticated', resolve));
  await push(running.server, '<broken', { 'x-conversation-id': conversation });
  await eventually('the event', async () => heard.includes(id));
  socket.disconnect();
  expect(await kept(id)).toMatchObject({ state: 'unreadable', attempts: expect.any(Number) });
});

test('what belongs to nobody is seen and run again by those who see every company; others see their own', async () => {
  const { id, conversation } = await sent();
  await push(running.server, '<broken', { 'x-conversation-id': conversation });
  await push(running.server, notification({ code: '01', lrn: 'NOBODYS' }), {
    'x-conversation-id': 'nobodys',
  });
  const own = await kept(id);
  const nobodys = await eventually('the unmatched one', async () =>
    (await list(admin)).find((one: { conversation_id: string }) => one.conversation_id === 'nobodys'),
  );
  expect(nobodys).toMatchObject({
    state: 'unmatched',
    document_id: null,
    reason: 'No message of ours has its conversation or MRN, nor alone its LRN: it names LRN NOBODYS.',
  });
  const idsFor = async (by: Person) => (await list(by)).map((one: { id: number }) => one.id);
  expect(await idsFor(admin)).toEqual(expect.arrayContaining([own.id, nobodys.id]));
  expect(await idsFor(person)).toContain(own.id);
  expect(await idsFor(person)).not.toContain(nobodys.id);
  const stranger = await running.signIn('other@tidewaiter.example');
  expect(await list(stranger)).toEqual([]);

  expect((await stranger.call('POST', `/received-notifications/${own.id}/read`)).status).toBe(404);
  expect((await person.call('POST', `/received-notifications/${nobodys.id}/read`)).status).toBe(404);
  expect((await admin.call('POST', `/received-notifications/${nobodys.id}/read`)).status).toBe(200);

  const shown = (by: Person, id: number) => by.call('GET', `/received-notifications/${id}`);
  expect((await shown(admin, nobodys.id)).body.data).toMatchObject({
    id: nobodys.id,
    text: expect.stringContaining('>NOBODYS</resp:FunctionalReferenceID>'),
    isCut: false,
  });
  expect((await shown(person, own.id)).body.data).toEqual({
    id: own.id,
    text: '<broken',
    size: 7,
    isCut: false,
  });
  for (const [by, hidden] of [
    [person, nobodys.id],
    [stranger, own.id],
    [admin, 999_999],
  ] as const)
    expect((await shown(by, hidden)).status).toBe(404);
  const editor = await running.signIn('editor@tidewaiter.example');
  expect((await editor.call('POST', `/received-notifications/${own.id}/read`)).status).toBe(403);
  for (const [method, path] of [
    ['GET', '/received-notifications'],
    ['GET', `/received-notifications/${own.id}`],
    ['POST', `/received-notifications/${own.id}/read`],
  ] as const)
    expect((await call(running.server, method, path)).status).toBe(401);
  expect((await admin.call('GET', `/received-notifications?before=${own.id}`)).body.data).not.toContainEqual(
    expect.objectContaining({ id: own.id }),
  );
});

test('of a long one the beginning is shown; of one in another encoding what it says; of one worked in nothing', async () => {
  const { id, lrn, conversation } = await sent();
  const headers = { 'x-conversation-id': conversation };
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><caf\u00e9>', 'latin1');
  for (const body of [`<long>${'x'.repeat(60_000)}`, latin]) {
    const { status } = await fetch(`${running.server.address}/api/notifications/cds`, {
      method: 'POST',
      headers: { authorization: callbackToken, ...headers },
      body,
    });
    expect(status).toBe(200);
  }
  await push(running.server, notification({ code: '01', lrn }), headers);
  await eventually('the two that are kept', async () => (await entriesOf(id, 'kept')).length === 2);
  await eventually('the one worked in', async () => (await entriesOf(id, 'notification')).length === 1);
  const texts = await Promise.all(
    (await entriesOf(id, 'kept')).map(
      async (one: { id: number }) =>
        (await person.call('GET', `/received-notifications/${one.id}`)).body.data,
    ),
  );
  const bySize = texts.sort((one, other) => one.size - other.size);
  expect(bySize[0]).toMatchObject({ text: expect.stringContaining('<caf\u00e9>'), isCut: false });
  expect([bySize[1].text.length, bySize[1].size, bySize[1].isCut]).toEqual([50_000, 60_006, true]);
  const { rows } = await sql<{ id: number }>`select id from received_notifications
    where conversation_id = ${conversation} and state = 'read'`.execute(running.db);
  expect((await person.call('GET', `/received-notifications/${rows[0]!.id}`)).status).toBe(404);
});

describe('of one as long as any,', () => {
  const megabytes = 14_000_000;
  const long = (encoding: string, text: string) => {
    const declaration = `<?xml version="1.0" encoding="${encoding}"?><a>`;
    const written = encoding === 'UTF-16' ? 'utf16le' : encoding === 'UTF-8' ? 'utf8' : 'latin1';
    const mark = encoding === 'UTF-16' ? '\uFEFF' : '';
    const unit = Buffer.byteLength(text, written);
    return Buffer.from(`${mark}${declaration}${text.repeat(Math.ceil(megabytes / unit))}</b>`, written);
  };

  // Its characters take one to four bytes, and begin at any of them: one stands where the bytes read end.
  test.each([
    ['UTF-8', 'a\u00e9'],
    ['UTF-8', '\u20ac\u4e2d'],
    ['UTF-8', '\u{1f6a2}'],
    ['UTF-16', 'x\u{1f6a2}'],
    ['ISO-8859-1', '\u00e9'],
    ['no-encoding', 'a'],
  ])('the database answers no more than is shown: in %s of %j', async (encoding, text) => {
    const { id, conversation } = await sent();
    const body = long(encoding, text);
    const { status } = await fetch(`${running.server.address}/api/notifications/cds`, {
      method: 'POST',
      headers: { authorization: callbackToken, 'x-conversation-id': conversation },
      body,
    });
    expect(status).toBe(200);
    const one = await kept(id);
    let answer = await list(person);
    const most = 500_000;
    let bytes = most;
    // Whoever tries to work it in reads all of it, and may be at it the first times.
    for (let tries = 0; tries < 10 && bytes >= most; tries += 1) {
      await sql`update received_notifications set next_attempt_at = null where id = ${one.id}`.execute(
        running.db,
      );
      ({ bytes } = await rowsAnswered(async () => {
        answer = (await person.call('GET', `/received-notifications/${one.id}`)).body.data;
      }));
    }
    expect(bytes).toBeLessThan(most);
    expect([answer.size, answer.isCut, answer.text.length]).toEqual([body.length, true, 50_000]);
    const [, said] = answer.text.split('<a>');
    // A pair that the end of what is shown parts is none any more.
    expect(said.replace(/[\ud800-\udbff]$/, '')).toBe(
      text
        .repeat(50_000)
        .slice(0, said.length)
        .replace(/[\ud800-\udbff]$/, ''),
    );
  });
});
