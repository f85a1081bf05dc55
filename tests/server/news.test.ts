import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorElement, notification } from './notifications.ts';
import {
  acceptedDocument,
  call,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';
import { type SmallMailServer, startSmallMailServer } from './small-mail-server.ts';

let running: RunningServer;
let authority: SmallAuthority;
let smtp: SmallMailServer;
let person: Person;
let count = 0;
beforeAll(async () => {
  authority = await startSmallAuthority();
  smtp = await startSmallMailServer();
  running = await startTestServer({
    hmrcUrl: authority.url,
    smtpUrl: smtp.url,
    publicUrl: 'https://customs.example',
  });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
  await smtp?.close();
});

let socket: Socket;
let heard: [name: string, data: { kind: string; id: number }][];
beforeEach(async () => {
  await sql`delete from unread_errors`.execute(running.db);
  heard = [];
  socket = io(running.server.socketAddress, { transports: ['websocket'], reconnection: false });
  for (const name of ['notify_message', 'read_message']) socket.on(name, (data) => heard.push([name, data]));
  socket.emit('auth', { token: person.token });
  await new Promise((resolve) => socket.once('authenticated', resolve));
});
afterEach(() => void socket.disconnect());

const sent = async (by = person) => {
  count += 1;
  const lrn = `NEWS-${count}`;
  const { id } = (await by.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await by.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
  const conversation = await eventually('sent', async () => {
    const { outbox } = (await by.call('GET', `/customs-declarations/${id}`)).body.data;
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  return { id: id as number, lrn, conversation };
};
type Sent = Awaited<ReturnType<typeof sent>>;
const say = (
  { lrn, conversation }: Sent,
  code: string,
  more: Partial<Parameters<typeof notification>[0]> = {},
) => push(running.server, notification({ code, lrn, ...more }), { 'x-conversation-id': conversation });
const timeline = async (id: number, by = person) =>
  (await by.call('GET', `/customs-declarations/${id}/notifications`)).body.data;
const told = (of: Sent, code: string, by = person) =>
  eventually(`notification ${code}`, async () =>
    (await timeline(of.id, by)).find((entry: { function_code?: string }) => entry.function_code === code),
  );
const counter = async (by = person) => (await by.call('GET', '/init')).body.data.notifications.internal;
const mailsOf = ({ lrn }: Sent) =>
  smtp.delivered.filter(({ content }) => content.includes(`Subject: ${lrn}:`));
const twoErrors =
  errorElement('CDS12005', '42A', '17C #R144') +
  errorElement('CDS12007', '42A', '67A', '68A 1', '02A 1 #D005');

describe('news of customs', () => {
  test('a rejection is unread for its sender, counted, told by socket and mailed once, with the errors in words', async () => {
    const of = await sent();
    await say(of, '03', { id: `rejection-${of.lrn}`, errors: twoErrors });
    const entry = await told(of, '03');
    expect(entry.unread).toBe(true);
    expect(entry.errors).toMatchObject([
      { id: 1, code: 'CDS12005', unread: true },
      { id: 2, code: 'CDS12007', unread: true },
    ]);
    expect(await counter()).toBe(1);
    await eventually('the event', async () => heard.length > 0);
    expect(heard).toEqual([['notify_message', { kind: 'internal', id: entry.id }]]);
    const [mail] = await eventually('the mail', async () => mailsOf(of).length > 0 && mailsOf(of));
    expect(mail!.recipients).toEqual(['demo@tidewaiter.example']);
    expect(mail!.content).toContain('Customs rejected the declaration');
    for (const { message } of entry.errors)
      expect(mail!.content.replace(/=\n|\s+/g, ' ')).toContain(String(message).slice(0, 30));
    expect(mail!.content).toContain(`https://customs.example/customs-declarations/edit/${of.id}`);

    // The same once more, under another hash of bytes: customs' own id tells that it is the same.
    await say(of, '03', { id: `rejection-${of.lrn}`, errors: `${twoErrors} ` });
    await say(of, '02', { id: `after-${of.lrn}` });
    await told(of, '02');
    expect(mailsOf(of)).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  test('what customs asks for is news as well; the usual course is none', async () => {
    const of = await sent();
    for (const code of ['01', '13', '09']) await say(of, code);
    await told(of, '09');
    expect(await counter()).toBe(0);
    const asking = ['05', '06', '07', '14', '15', '18', '51', '52'];
    for (const code of asking) await say(of, code);
    await told(of, '52');
    expect(await counter()).toBe(asking.length);
    await eventually('the mails', async () => mailsOf(of).length === asking.length);
    expect(heard).toHaveLength(asking.length);
  });

  test('a request that is granted is none, one that is denied is', async () => {
    const of = await sent();
    await say(of, '01');
    await say(of, '11', { status: '39' });
    await told(of, '11');
    expect(await counter()).toBe(0);
    await say(of, '11', { status: '41' });
    await eventually('the counter', async () => (await counter()) === 1);
    await eventually('the mail', async () => /denied the request/.test(mailsOf(of)[0]?.content ?? ''));
  });

  test('what customs answer to somebody else about the declaration is no rejection and no denial of ours', async () => {
    const of = await sent();
    await say(of, '02');
    await told(of, '02');
    const loader = { ...of, lrn: `LOADER-${of.lrn}` };
    await say(loader, '11', { status: '41' });
    await told(of, '11');
    expect(await counter()).toBe(0);
    await say(loader, '03', { errors: twoErrors });
    const entry = await told(of, '03');
    expect([entry.unread, await counter()]).toEqual([true, 1]);
    const [mail] = await eventually('the mail', async () => mailsOf(of).length > 0 && mailsOf(of));
    expect(mail!.content).toContain('Customs has remarks');
  });

  test('a rejection without errors ended the declaration, with CDS12046 alone it expired', async () => {
    const [ended, late] = [await sent(), await sent()];
    await say(ended, '03');
    await say(late, '03', { errors: errorElement('CDS12046', '42A') });
    await eventually('the mails', async () => mailsOf(ended).length + mailsOf(late).length === 2);
    expect(mailsOf(ended)[0]!.content).toContain('Customs ended the declaration');
    expect(mailsOf(late)[0]!.content).toContain('expired before the goods arrived');
  });

  test('that customs invalidated the declaration is news, unless its cancellation was asked for', async () => {
    const [ended, cancelled] = [await sent(), await sent()];
    const mrn = '26GB0000000000CANC';
    const address = `/customs-declarations/${cancelled.id}`;
    const becomes = (what: 'accepted' | 'cancellationPending') =>
      eventually(what, async () => (await person.call('GET', address)).body.data.facts[what]);
    await say(cancelled, '01', { mrn });
    await becomes('accepted');
    const why = { change_reason: '1', statement_description: 'No longer wanted' };
    await person.call('POST', `${address}/send-xml`, { type: 'cancel', ...why });
    await becomes('cancellationPending');
    await say(cancelled, '10', { mrn });
    await say(ended, '10');
    const [mail] = await eventually('the mail', async () => mailsOf(ended).length > 0 && mailsOf(ended));
    expect(mail!.content).toContain('Customs ended the declaration');
    expect((await told(cancelled, '10')).unread).toBe(false);
    expect(mailsOf(cancelled)).toEqual([]);
  });

  test("a colleague's news are the colleague's alone", async () => {
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const of = await sent(colleague);
    await say(of, '03', { errors: twoErrors });
    const entry = await told(of, '03');
    expect(entry.unread).toBe(false);
    expect((await told(of, '03', colleague)).unread).toBe(true);
    expect(await counter(colleague)).toBe(1);
    expect(await counter()).toBe(0);
    const [mail] = await eventually('the mail', async () => mailsOf(of).length > 0 && mailsOf(of));
    expect(mail!.recipients).toEqual(['colleague@tidewaiter.example']);
    expect(heard).toEqual([]);
  });

  test('of whoever may sign in no more the owner of the company hears instead, or who works on the declaration', async () => {
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const [unassigned, assigned] = [await sent(colleague), await sent(colleague)];
    const { rows } = await sql<{ id: number }>`
      insert into users (company_id, role, is_customer_manager, email, name, password_hash)
      select company_id, 'user', 0, 'worker@tidewaiter.example', 'Wim', password_hash
      from users where email = 'colleague@tidewaiter.example' returning id`.execute(running.db);
    const worker = rows[0]!.id;
    expect(
      (await person.call('POST', `/customs-declarations/${assigned.id}/assignee`, { assignee_id: worker }))
        .status,
    ).toBe(200);
    await sql`update users set state = 0 where email = 'colleague@tidewaiter.example'`.execute(running.db);
    await say(unassigned, '03', { errors: twoErrors });
    await say(assigned, '03', { errors: twoErrors });
    const [first, second] = [await told(unassigned, '03'), await told(assigned, '03')];
    await sql`update users set state = 1 where email = 'colleague@tidewaiter.example'`.execute(running.db);
    expect([first.unread, second.unread, await counter()]).toEqual([true, false, 1]);
    const [toOwner, toWorker] = await eventually('the mails', async () => {
      const mails = [mailsOf(unassigned)[0], mailsOf(assigned)[0]];
      return mails.every((mail) => mail !== undefined) && mails;
    });
    expect(toOwner!.recipients).toEqual(['demo@tidewaiter.example']);
    expect(toWorker!.recipients).toEqual(['worker@tidewaiter.example']);
  });

  test('where nobody is left the notification is worked in all the same', async () => {
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const of = await sent(colleague);
    await sql`update users set state = 0`.execute(running.db);
    await say(of, '03', { errors: twoErrors });
    await eventually('the notification', async () => {
      const { rows } = await sql`select 1 from notifications where document_id = ${of.id}`.execute(
        running.db,
      );
      return rows.length === 1;
    });
    await sql`update users set state = 1`.execute(running.db);
    expect((await sql`select 1 from unread_errors`.execute(running.db)).rows).toEqual([]);
    expect(mailsOf(of)).toEqual([]);
  });
});

describe('reading (API-039, API-040, CUS-304, CUS-305)', () => {
  const form = async (path: string, fields: readonly (readonly [string, string])[], token = person.token) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const response = await fetch(`${running.server.address}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const rejected = async (by = person) => {
    const of = await sent(by);
    await say(of, '03', { errors: twoErrors });
    return await told(of, '03', by);
  };

  test('CUS-175: a notification has an id, and errors by their ids, each read or unread', async () => {
    const of = await sent();
    await say(of, '03', { errors: twoErrors });
    const rejection = await told(of, '03');
    expect(rejection).toMatchObject({ id: expect.any(Number), unread: true });
    const errors = async () =>
      (await told(of, '03')).errors.map(({ id, unread }: { id: number; unread: boolean }) => [id, unread]);
    expect(await errors()).toEqual([
      [1, true],
      [2, true],
    ]);
    const body = { notification_id: rejection.id, error_id: [2] };
    await person.call('POST', '/read-notification-errors', body);
    expect(await errors()).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('errors are read one by one and unread again, by form; the counter follows the notification', async () => {
    const { id } = await rejected();
    const read = '/read-notification-errors';
    expect(
      await form(read, [
        ['notification_id', String(id)],
        ['error_id[]', '2'],
      ]),
    ).toEqual({
      status: 200,
      body: { data: { notification_id: id, unread: [1] } },
    });
    expect(await counter()).toBe(1);
    expect(
      await form(read, [
        ['notification_id', String(id)],
        ['error_id[]', '1'],
        ['error_id[]', '2'],
      ]),
    ).toEqual({
      status: 200,
      body: { data: { notification_id: id, unread: [] } },
    });
    expect(await counter()).toBe(0);
    await eventually('the event', async () => heard.length === 2);
    expect(heard[1]).toEqual(['read_message', { kind: 'internal', id }]);

    expect(
      await form(`${read}/mark-unread`, [
        ['notification_id', String(id)],
        ['error_id[]', '1'],
      ]),
    ).toEqual({ status: 200, body: { data: { notification_id: id, unread: [1] } } });
    expect(await counter()).toBe(1);
    await eventually('the event', async () => heard.length === 3);
    expect(heard[2]).toEqual(['notify_message', { kind: 'internal', id }]);
  });

  test('without errors named it is the whole notification, as JSON too', async () => {
    const { id } = await rejected();
    const body = { notification_id: id };
    expect((await person.call('POST', '/read-notification-errors', body)).body.data.unread).toEqual([]);
    expect((await person.call('POST', '/read-notification-errors', body)).body.data.unread).toEqual([]);
    expect(
      (await person.call('POST', '/read-notification-errors/mark-unread', body)).body.data.unread,
    ).toEqual([1, 2]);
    await eventually('the events', async () => heard.length === 3);
    expect(heard.map(([name]) => name)).toEqual(['notify_message', 'read_message', 'notify_message']);
  });

  test('a notification without errors is read as itself', async () => {
    const of = await sent();
    await say(of, '05');
    const { id, unread } = await told(of, '05');
    expect(unread).toBe(true);
    const body = { notification_id: id };
    expect((await person.call('POST', '/read-notification-errors', body)).body.data.unread).toEqual([]);
    expect((await told(of, '05')).unread).toBe(false);
  });

  test('of many notifications all are read by one statement and one lock, each told', async () => {
    const of = await sent();
    await say(of, '05');
    const { id } = await told(of, '05');
    const same = sql.raw(
      'received_id, outbox_id, document_id, function_code, issued_at, lrn, mrn, content, errors',
    );
    await sql`insert into notifications (${same}, notification_id)
      select ${same}, notification_id || n from notifications, generate_series(1, 200) n where id = ${id}`.execute(
      running.db,
    );
    await sql`insert into unread_errors (user_id, notification_id, error_id)
      select (select user_id from unread_errors limit 1), id, 0 from notifications
      where document_id = ${of.id} on conflict do nothing`.execute(running.db);
    expect(await counter()).toBe(201);
    // The database has room for some thousand locks of everybody.
    await sql`create function few_locks() returns trigger language plpgsql as $$ begin
      if (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) > 2
      then raise exception 'too many locks'; end if; return null; end $$`.execute(running.db);
    await sql`create trigger few_locks after delete on unread_errors execute function few_locks()`.execute(
      running.db,
    );
    expect((await person.call('POST', `/customs-declarations/${of.id}/read`)).status).toBe(200);
    expect(await counter()).toBe(0);
    await sql`drop function few_locks cascade`.execute(running.db);
    await eventually('the events', async () => heard.length >= 202);
  });

  test('of more errors than a statement takes values, each is unread, and all are read at once', async () => {
    const of = await sent();
    await say(of, '03', { errors: errorElement('CDS12005').repeat(22_000) });
    const { id, errors, more } = await told(of, '03');
    expect(errors.length + more.errors).toBe(22_000);
    const last = await person.call(
      'GET',
      `/customs-declarations/${of.id}/notifications/${id}/errors?after=21999`,
    );
    expect(last.body).toMatchObject({ data: [{ id: 22_000, unread: true }], meta: { next: null } });
    const read = await person.call('POST', '/read-notification-errors', { notification_id: id });
    expect(read.body).toEqual({ data: { notification_id: id, unread: [] } });
  });

  test('two windows that read the last two errors at once lower the counter once', async () => {
    const { id } = await rejected();
    await Promise.all(
      [1, 2].map((error) =>
        person.call('POST', '/read-notification-errors', { notification_id: id, error_id: [error] }),
      ),
    );
    await eventually('the event', async () => heard.length >= 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard.filter(([name]) => name === 'read_message')).toHaveLength(1);
  });

  test('is refused for an error it has not, a foreign notification and without a session', async () => {
    const { id } = await rejected();
    for (const path of ['/read-notification-errors', '/read-notification-errors/mark-unread']) {
      expect(await person.call('POST', path, { notification_id: id, error_id: [3] })).toMatchObject({
        status: 422,
        body: { errors: { error_id: ['The notification has no error 3.'] } },
      });
      expect((await person.call('POST', path, {})).status).toBe(422);
      const stranger = await running.signIn('other@tidewaiter.example');
      expect((await stranger.call('POST', path, { notification_id: id })).status).toBe(404);
      expect((await call(running.server, 'POST', path, { notification_id: id })).status).toBe(401);
      const reader = await running.signIn('partner@tidewaiter.example');
      expect((await reader.call('POST', path, { notification_id: id })).status).toBe(200);
    }
  });

  test('what is archived is not counted', async () => {
    const of = await sent();
    await say(of, '03', { errors: twoErrors });
    await told(of, '03');
    expect(await counter()).toBe(1);
    await person.call('DELETE', `/customs-declarations/${of.id}`);
    expect(await counter()).toBe(0);
  });
});
