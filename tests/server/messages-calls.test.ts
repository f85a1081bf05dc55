import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Message, openImport, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { call, type Person } from './running-server.ts';

let rehearsal: Rehearsal;
let person: Person;
/** A declaration with a cancellation that customs granted, and an amendment they refused at once before. */
let id: number;
let draft: number;
const price = ['CDSItems', { id: 'i1' }, 'itemPriceAmount'];
beforeAll(async () => {
  rehearsal = await startRehearsal();
  person = rehearsal.person;
  id = await rehearsal.lodge(openImport('CALLS-1'));
  await rehearsal.edit(id, price, '1200');
  const why = { change_reason: '32', statement_description: 'A slip of the pen.' };
  expect((await rehearsal.sendXml(id, { type: 'amend', ...why })).status).toBe(200);
  await rehearsal.becomes(id, 'the amendment', (view) => view.request_status === 'amend_accept');
  const gone = { change_reason: '1', statement_description: 'Not needed.' };
  expect((await rehearsal.sendXml(id, { type: 'cancel', ...gone })).status).toBe(200);
  await rehearsal.becomes(id, 'the cancellation', ({ facts }) => facts.invalidated);
  draft = (await person.call('POST', '/customs-declarations', openImport('CALLS-2'))).body.data.id;
});
afterAll(() => rehearsal?.close());

const read = (which: string, of: number | string = id, by = person) =>
  by.call('GET', `/customs-declarations/${of}/${which}`);
const calls = ['notifications', 'additional-messages'];

describe('GET /customs-declarations/{id}/additional-messages (API-037)', () => {
  test('tells what was asked about the declaration and what customs answered to each, the newest first', async () => {
    const { status, body } = await read('additional-messages');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        kind: 'cancellation',
        document_id: id,
        lrn: 'TTROG-CALLS-1-C1',
        provider: 'HMRC',
        environment: 'TT',
        state: 'sent',
        outcome: 'accepted',
      },
      { kind: 'amendment', document_id: id, lrn: 'TTROG-CALLS-1-A1', state: 'sent', outcome: 'accepted' },
    ]);
    const [cancellation, amendment] = body.data as Message[];
    expect(cancellation!.answers.map(({ name }: Message) => name)).toEqual(['DMSINV', 'DMSREQ', 'DMSRCV']);
    expect(amendment!.answers.map(({ name }: Message) => name)).toContain('DMSRES');
    for (const answer of [...cancellation!.answers, ...amendment!.answers]) {
      expect(answer).toMatchObject({ unread: false, errors: [], issued_at: expect.any(String) });
    }
    expect(amendment!.changes.map(({ pointer }: Message) => pointer)).toEqual([
      '42A/109',
      expect.stringMatching(/^42A\/67A\/68A\[1\]/),
    ]);
    expect(cancellation!.changes).toMatchObject([{ pointer: '' }]);
    expect(cancellation!.about_id).toBe(amendment!.about_id);
    // Neither bytes nor documents: a list of requests costs what it shows.
    for (const secret of ['body', 'document', 'response', 'detail'])
      expect(Object.keys(cancellation!)).not.toContain(secret);
  });

  test('leaves out the submission, whose answers are not of a request', async () => {
    const { body } = await read('additional-messages');
    const told = (body.data as Message[]).flatMap(({ answers }) => answers as Message[]);
    expect(told.some(({ name }) => name === 'DMSACC')).toBe(false);
  });
});

describe('GET /customs-declarations/{id}/notifications (API-036)', () => {
  test('tells every message and every answer, the newest first', async () => {
    const { status, body } = await read('notifications');
    expect(status).toBe(200);
    const entries = body.data as Message[];
    const sent = entries.filter(({ kind }) => kind === 'sent').map(({ message }) => message);
    expect(sent).toEqual(['cancellation', 'amendment', 'submission']);
    const told = entries.filter(({ kind }) => kind === 'notification').map(({ name }) => name);
    expect(told.slice(0, 1)).toEqual(['DMSINV']);
    expect(told).toContain('DMSACC');
    for (const secret of ['body', 'document', 'response', 'detail'])
      expect(Object.keys(entries.at(-1)!)).not.toContain(secret);
  });
});

describe.each(calls)('%s', (which) => {
  test('of a declaration that was not sent is empty', async () => {
    expect(await read(which, draft)).toMatchObject({ status: 200, body: { data: [] } });
  });

  test('may be read by colleagues and administrators, and by nobody without a session', async () => {
    for (const email of ['colleague', 'admin']) {
      const by = await rehearsal.running.signIn(`${email}@tidewaiter.example`);
      expect((await read(which, id, by)).status, email).toBe(200);
    }
    const path = `/customs-declarations/${id}/${which}`;
    expect((await call(rehearsal.running.server, 'GET', path)).status).toBe(401);
  });

  test('of another company, of nothing and of an archived declaration is not there', async () => {
    const stranger = await rehearsal.running.signIn('other@tidewaiter.example');
    const foreign = await read(which, id, stranger);
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Document was not found!']);
    expect((await read(which, 999_999)).status).toBe(404);
    expect((await read(which, 'x')).status).toBe(404);
    const { body } = await person.call('POST', '/customs-declarations', openImport('CALLS-3'));
    expect((await person.call('DELETE', `/customs-declarations/${body.data.id}`)).status).toBe(200);
    expect((await read(which, body.data.id)).status).toBe(404);
  });
});

describe('POST /customs-declarations/{id}/send-xml of type send (API-028)', () => {
  let count = 0;
  async function stored(more: object = {}) {
    count += 1;
    const document = { ...openImport(`STORED-${count}`), ...more };
    return (await person.call('POST', '/customs-declarations', document)).body.data as Message;
  }
  const send = (of: Message, body: object = {}, by = person) =>
    rehearsal.sendXml(of.id, { type: 'send', ...body }, by);

  test('sends the declaration as it is stored, to HMRC; a second time it is 409 with the first', async () => {
    const one = await stored();
    await rehearsal.switch({ delay: 50 });
    const { status, body } = await send(one, { provider: 'HMRC', revision: one.revision });
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: one.id,
      revision: one.revision,
      outbox: { kind: 'submission', provider: 'HMRC', environment: 'TT', lrn: one.lrn },
    });
    const again = await send(one);
    expect(again).toMatchObject({ status: 409, body: { data: { outbox: { id: body.data.outbox.id } } } });
    await rehearsal.switch({ delay: 0 });
    await rehearsal.becomes(one.id, 'release', ({ facts }) => facts.released);
    expect(await rehearsal.taken(one.lrn)).toBe(1);
  });

  test('refuses another revision than the sender saw, errors on their fields, and what HMRC is not asked', async () => {
    const one = await stored({ CDSItems: [] });
    const seen = await send(one, { revision: one.revision + 1 });
    expect([seen.status, seen.body.data]).toEqual([409, { outbox: null, revision: one.revision }]);
    const wrong = await send(one);
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).length).toBeGreaterThan(0);
    expect(wrong.body.data.error).toEqual(wrong.body.errors);
    const elsewhere = await send(one, { provider: 'CNS' });
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['provider']]);
    expect(await rehearsal.taken(one.lrn)).toBe(0);
  });

  test('is for senders of its company, in their own name', async () => {
    const one = await stored();
    const stranger = await rehearsal.running.signIn('other@tidewaiter.example');
    expect((await send(one, {}, stranger)).status).toBe(404);
    const editor = await rehearsal.running.signIn('editor@tidewaiter.example');
    expect((await send(one, {}, editor)).status).toBe(403);
    expect((await send(one, { user_id: 999_999 })).status).toBe(403);
    expect(await rehearsal.taken(one.lrn)).toBe(0);
  });
});
