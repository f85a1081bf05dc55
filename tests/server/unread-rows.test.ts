import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorElement, notification } from './notifications.ts';
import {
  acceptedDocument,
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
let id: number;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
  const document = acceptedDocument('NEWS-1');
  id = (await person.call('POST', '/customs-declarations', document)).body.data.id;
  await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
});
afterAll(async () => {
  await running.close();
  await authority.close();
});

const isUnread = async (by = person) =>
  (await by.call('GET', '/customs-declarations?keyword=news-1')).body.data[0].unread as boolean;
const read = (by = person) => by.call('POST', `/customs-declarations/${id}/read`);

describe('unread (LST-064, LST-066)', () => {
  test('a declaration is unread for whom customs refused something, until they have read all of it', async () => {
    expect(await isUnread()).toBe(false);
    await eventually('the message is sent', async () => {
      const { outbox } = (await person.call('GET', `/customs-declarations/${id}`)).body.data;
      return outbox.state === 'sent';
    });
    const errors = errorElement('CDS12070', '42A') + errorElement('CDS12071', '42A');
    await push(running.server, notification({ code: '03', lrn: 'NEWS-1', id: 'n1', errors }));
    await eventually('it is unread', isUnread);
    const colleague = await running.signIn('colleague@tidewaiter.example');
    expect(await isUnread(colleague)).toBe(false);

    const timeline = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data;
    const { id: notificationId } = timeline.find(({ kind }: { kind: string }) => kind === 'notification');
    const form = `notification_id=${notificationId}&error_id[]=`;
    const mark = (path: string, error: number) =>
      person.call('POST', path, form + error, { 'content-type': 'application/x-www-form-urlencoded' });
    expect((await mark('/read-notification-errors', 1)).status).toBe(200);
    expect(await isUnread()).toBe(true);
    expect((await read()).body).toEqual({ data: { id, unread: false } });
    expect(await isUnread()).toBe(false);
    await mark('/read-notification-errors/mark-unread', 2);
    expect(await isUnread()).toBe(true);
    expect((await read(colleague)).status).toBe(200);
    expect(await isUnread()).toBe(true);
  });

  test('what nobody may see is not there', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await read(stranger)).status).toBe(404);
  });
});

describe('POST /customs-declarations/{id}/assignee', () => {
  const assign = (assignee_id: unknown, by = person) =>
    by.call('POST', `/customs-declarations/${id}/assignee`, { assignee_id });
  const personOf = async (email: string) =>
    (await running.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow())
      .id;
  const assignee = async () =>
    (await person.call('GET', '/customs-declarations?keyword=news-1')).body.data[0].assignee;

  test('gives it to somebody of its company, or to nobody: an edit like any other', async () => {
    const colleague = await personOf('colleague@tidewaiter.example');
    const before = (await person.call('GET', `/customs-declarations/${id}`)).body.data.revision;
    expect((await assign(colleague)).body).toEqual({ data: { id, revision: before + 1 } });
    expect(await assignee()).toMatchObject({ id: colleague, name: 'Colin Reach' });
    expect((await assign(null)).body.data.revision).toBe(before + 2);
    expect(await assignee()).toBeNull();
    expect((await assign(null)).body.data.revision).toBe(before + 2);
  });

  test('to nobody of another company, nobody who left and nobody unknown', async () => {
    const left = await running.db
      .insertInto('users')
      .values({
        company_id: (
          await running.db
            .selectFrom('documents')
            .where('id', '=', id)
            .select('company_id')
            .executeTakeFirstOrThrow()
        ).company_id,
        role: 'user',
        email: 'left@tidewaiter.example',
        name: 'Lee Ft',
        password_hash: 'x',
        deleted_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const somebody of [await personOf('other@tidewaiter.example'), left.id, 999_999]) {
      const { status, body } = await assign(somebody);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['assignee_id']]);
    }
    for (const nobody of [0, -1, 'x', 1.5, undefined]) expect((await assign(nobody)).status).toBe(422);
    expect(await assignee()).toBeNull();
  });

  test('not by who may not write it, nor from another company', async () => {
    const colleague = await personOf('colleague@tidewaiter.example');
    expect((await assign(colleague, await running.signIn('other@tidewaiter.example'))).status).toBe(404);
    expect((await assign(colleague, await running.signIn('editor@tidewaiter.example'))).status).toBe(403);
    expect((await assign(colleague, await running.signIn('partner@tidewaiter.example'))).status).toBe(200);
  });
});
