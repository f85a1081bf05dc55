import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/engine/document.ts';
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

const LRN = 'HISTORY-1';
let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let colleague: Person;
let declaration: number;
let outbox: number;
let say: (code: string, more?: object) => Promise<unknown>;

const at = (path: string) => `/customs-declarations/${declaration}${path}`;
const read = async (path: string, by = person) => (await by.call('GET', at(path))).body.data;
const edit = async (by: Person, field: string, value: string) => {
  const { revision } = await read('', by);
  const { status } = await by.call('PATCH', at(''), {
    revision,
    patches: [{ op: 'set', path: [field], value }],
  });
  expect(status).toBe(200);
};

// Made and edited by one, edited by another, sent, accepted, edited since.
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
  colleague = await running.signIn('colleague@tidewaiter.example');
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument(LRN));
  declaration = body.data.id;
  await edit(person, 'internal_id', 'First');
  await edit(person, 'internal_id', 'Second');
  await edit(colleague, 'internal_id', 'Third');
  const { document, revision } = await read('');
  await person.call('POST', '/customs-declarations/send', {
    id: declaration,
    revision,
    data_j: JSON.stringify(document),
  });
  const { id, conversation_id } = await eventually('sent', async () => {
    const { outbox: message } = await read('');
    return message.state === 'sent' && message;
  });
  outbox = id;
  say = (code, more = {}) =>
    push(running.server, notification({ code, lrn: LRN, ...more }), { 'x-conversation-id': conversation_id });
  await say('01', { mrn: '26GB0000000000000A' });
  await say('06', { mrn: '26GB0000000000000A', errors: errorElement('CDS12005', '42A') });
  await eventually('documents wanted', async () => (await read('')).facts.documentsWanted);
  await edit(person, 'internal_id', 'Fourth');
  const [item] = document.CDSItems as readonly Row[];
  await person.call('PATCH', at(''), {
    revision: (await read('')).revision,
    patches: [{ op: 'set', path: ['CDSItems', { id: item!.uuid }, 'description'], value: 'Other goods' }],
  });
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

describe('GET /customs-declarations/{id}/history', () => {
  test('tells edits in runs, with who and when, and the revision they led to', async () => {
    const { edits } = await read('/history');
    expect(edits.map(({ origin, by, saves }: Record<string, unknown>) => [origin, by, saves])).toEqual([
      ['create', { name: expect.stringMatching(/^Dana/), isMe: true }, 1],
      ['edit', { name: expect.stringMatching(/^Dana/), isMe: true }, 2],
      ['edit', { name: expect.any(String), isMe: false }, 1],
      ['edit', { name: expect.stringMatching(/^Dana/), isMe: true }, 2],
    ]);
    expect(edits.map(({ revision }: { revision: number }) => revision)).toEqual([1, 3, 4, 6]);
    for (const { since, at: until } of edits)
      expect(Date.parse(until)).toBeGreaterThanOrEqual(Date.parse(since));
    expect(Math.abs(Date.parse(edits.at(-1).at) - Date.now())).toBeLessThan(60 * 60_000);
  });

  test('what was entered before a send and what was entered after it are told apart, however close', async () => {
    const { data } = (await person.call('POST', '/customs-declarations', acceptedDocument('HISTORY-2'))).body;
    const address = `/customs-declarations/${data.id}`;
    const enter = async (value: string) => {
      const { revision } = (await person.call('GET', address)).body.data;
      const patches = [{ op: 'set', path: ['internal_id'], value }];
      expect((await person.call('PATCH', address, { revision, patches })).status).toBe(200);
    };
    await enter('Before');
    const { document } = (await person.call('GET', address)).body.data;
    const body = { id: data.id, data_j: JSON.stringify(document) };
    expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    await enter('After');
    await enter('Later');
    const { edits } = (await person.call('GET', `${address}/history`)).body.data;
    expect(edits.map(({ origin, id }: Record<string, unknown>) => [origin, id])).toEqual([
      ['create', 1],
      ['edit', 2],
      ['edit', 4],
    ]);
    const { data: revisions } = (await person.call('GET', `${address}/revisions`)).body;
    expect(revisions.map(({ key }: { key: string }) => key)).toContain('revision-2');
  });

  test('saves that lie long apart are told one by one', async () => {
    await sql`update document_history set at = at - interval '16 minutes'
      where document_id = ${declaration} and revision <= 2`.execute(running.db);
    const { edits } = await read('/history');
    expect(edits.map(({ revision }: { revision: number }) => revision)).toEqual([1, 2, 3, 4, 6]);
  });

  test('tells who sent each message, and the mails about it', async () => {
    const { senders, mails } = await read('/history', colleague);
    expect(senders).toEqual([{ message: outbox, by: { name: expect.stringMatching(/^Dana/), isMe: false } }]);
    expect(mails).toMatchObject([
      { subject: expect.stringContaining(LRN), address: 'demo@tidewaiter.example' },
    ]);
    expect(JSON.stringify(mails)).not.toContain('body');
  });
});

describe('POST /customs-declarations/{id}/done', () => {
  const entryOf = async (code: string, by = person) =>
    (await read('/notifications', by)).find((one: Record<string, unknown>) => one.function_code === code);
  const mark = (by: Person, entry: number, done: boolean) =>
    by.call('POST', at('/done'), { notification: entry, done });

  test('keeps who said that what customs want is done, shows colleagues, and takes it back', async () => {
    const { id } = await entryOf('06');
    expect(await read('')).toMatchObject({ next_action: 'cds-upload', facts: { documentsFrom: id } });
    const answer = await mark(colleague, id, true);
    expect(answer.body.data).toMatchObject({ next_action: null, facts: { documentsWanted: false } });
    await mark(colleague, id, true);
    expect((await entryOf('06')).done).toEqual([
      { done: true, at: expect.any(String), by: { name: expect.any(String), isMe: false } },
    ]);
    expect((await entryOf('06', colleague)).done).toMatchObject([{ by: { isMe: true } }]);
    expect((await mark(person, id, false)).body.data).toMatchObject({ next_action: 'cds-upload' });
    expect((await entryOf('06')).done).toMatchObject([
      { done: true, by: { isMe: false } },
      { done: false, by: { isMe: true } },
    ]);
    const noted = await running.db
      .selectFrom('audit')
      .where('record_id', '=', declaration)
      .where('action', 'like', 'wanted by customs%')
      .orderBy('id')
      .select('action')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'wanted by customs: done',
      'wanted by customs: not done',
    ]);
  });

  test('of several time limits in one message the earliest is that of the next step', async () => {
    const limit = (day: string) =>
      `<resp:AdditionalInformation><resp:StatementTypeCode>DMS</resp:StatementTypeCode><resp:LimitDateTime><rds:DateTimeString formatCode="304">202612${day}093000Z</rds:DateTimeString></resp:LimitDateTime></resp:AdditionalInformation>`;
    await say('51', { mrn: '26GB0000000000000A', errors: limit('15') + limit('05') + limit('20') });
    const { facts } = await eventually('a query', async () => {
      const told = await read('');
      return told.facts.wants === 'answer' && told;
    });
    expect(facts.wantsBy).toBe('2026-12-05T09:30:00Z');
  });

  test('refuses what wants nothing, is of another declaration, or is out of reach', async () => {
    const accepted = await entryOf('01');
    expect((await mark(person, accepted.id, true)).status).toBe(409);
    expect((await mark(person, 999_999, true)).status).toBe(404);
    const wanting = await entryOf('06');
    const { data } = (await person.call('POST', '/customs-declarations', acceptedDocument('HISTORY-3'))).body;
    const other = { notification: wanting.id, done: true };
    expect((await person.call('POST', `/customs-declarations/${data.id}/done`, other)).status).toBe(404);
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await mark(stranger, wanting.id, true)).status).toBe(404);
    expect((await entryOf('06')).done).toHaveLength(2);
  });
});

describe('GET /customs-declarations/{id}/revisions', () => {
  test('names what can be laid side by side: now, as customs hold it, as sent, as edited', async () => {
    const found = await read('/revisions');
    expect(found.map(({ key, kind, revision }: Record<string, unknown>) => [key, kind, revision])).toEqual([
      ['now', 'now', 6],
      ['held', 'held', 4],
      [`sent-${outbox}`, 'sent', 4],
      ['revision-4', 'edited', 4],
      ['revision-3', 'edited', 3],
      ['revision-2', 'edited', 2],
      ['revision-1', 'edited', 1],
    ]);
    expect(found[1]).toMatchObject({ message: 'submission', by: { isMe: true } });
  });

  test('what customs changed themselves is in what they hold, and what they did not tell is named', async () => {
    const pointers = (...steps: string[]) =>
      `<resp:Amendment><resp:ChangeReasonCode>16</resp:ChangeReasonCode>${errorElement('', ...steps).replace(/^<resp:Error>.*?<\/resp:ValidationCode>|<\/resp:Error>$/g, '')}</resp:Amendment>`;
    const { data } = (await person.call('POST', '/customs-declarations', acceptedDocument('HISTORY-4'))).body;
    const address = `/customs-declarations/${data.id}`;
    const get = async (path: string) => (await person.call('GET', `${address}${path}`)).body.data;
    const body = { id: data.id, data_j: JSON.stringify(data.document) };
    expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    const conversation = await eventually('sent', async () => {
      const { outbox: message } = await get('');
      return message.state === 'sent' && (message.conversation_id as string);
    });
    const tell = (code: string, second: number, errors = '') =>
      push(
        running.server,
        notification({
          code,
          lrn: 'HISTORY-4',
          mrn: '26GB0000000000000D',
          issued: `202611211000${second}Z`,
          errors,
        }),
        { 'x-conversation-id': conversation },
      );
    await tell('01', 10);
    const dec = (values: string) =>
      `<dec:Declaration xmlns:dec="urn:wco:datamodel:WCO:DEC-DMS:2"><dec:GoodsShipment>${values}</dec:GoodsShipment></dec:Declaration>`;
    await tell(
      '07',
      11,
      pointers('42A', '67A', '28A', '64A #L016') +
        pointers('42A', '67A', '68A 1', '23A', '137') +
        pointers('42A', '67A', '68A 1', '114') +
        dec(
          '<dec:Consignment><dec:GoodsLocation><dec:Name>BELBFSBEL</dec:Name></dec:GoodsLocation></dec:Consignment>',
        ),
    );
    await eventually('the change', async () =>
      (await get('/notifications')).some((one: Record<string, unknown>) => one.function_code === '07'),
    );
    const diff = await get('/revisions/diff?from=held&to=now');
    expect(diff.differences).toMatchObject([
      {
        fields: [{ path: ['location_goods'], before: 'GBAUBELBFSBEL', after: data.document.location_goods }],
      },
    ]);
    expect(diff.untold).not.toEqual([]);
    expect((await get('/revisions/diff?from=revision-1&to=now')).untold).toEqual([]);
  });

  test('any two of them differ as the engine says, section by section and item by item', async () => {
    const diff = (from: string, to: string) => read(`/revisions/diff?from=${from}&to=${to}`);
    const since = await diff('held', 'now');
    expect(since.differences).toMatchObject([
      { kind: 'changed', fields: [{ path: ['internal_id'], before: 'Third', after: 'Fourth' }] },
      { kind: 'changed', list: 'CDSItems', index: 0, fields: [{ after: 'Other goods' }] },
    ]);
    expect(since.oldValues.internal_id).toBe('Third');
    expect(since.newValues.internal_id).toBe('Fourth');
    const back = await diff('now', `sent-${outbox}`);
    expect(back.differences[0].fields).toMatchObject([{ before: 'Fourth', after: 'Third' }]);
    const early = await diff('revision-1', 'revision-2');
    expect(early.differences).toMatchObject([{ fields: [{ path: ['internal_id'], after: 'First' }] }]);
    expect((await diff('held', `sent-${outbox}`)).differences).toEqual([]);
  });

  test('who works on it, and who it is made for, differ by name', async () => {
    const { data } = (await person.call('POST', '/customs-declarations', {})).body;
    const address = `/customs-declarations/${data.id}`;
    const keep = async (by: Person, template_name: string) =>
      (await by.call('POST', '/templates/consignee', { template_name })).body.data.id as number;
    const other = await running.signIn('other@tidewaiter.example');
    const customer = await keep(person, 'Estuary Fruit');
    const theirs = await keep(other, 'Nobody of ours');
    const { user_id } = await running.db
      .selectFrom('outbox')
      .where('id', '=', outbox)
      .select('user_id')
      .executeTakeFirstOrThrow();
    const refer = async (assignee_id: number, customer_id: number) => {
      const { revision } = (await person.call('GET', address)).body.data;
      const patches = Object.entries({ assignee_id, customer_id }).map(([name, value]) => ({
        op: 'set',
        path: [name],
        value,
      }));
      expect((await person.call('PATCH', address, { revision, patches })).status).toBe(200);
    };
    await refer(user_id, customer);
    await refer(987_654_321, theirs);
    const { names, differences } = (
      await person.call('GET', `${address}/revisions/diff?from=revision-2&to=now`)
    ).body.data;
    expect(names).toEqual({
      assignee_id: { [user_id]: expect.stringMatching(/^Dana/) },
      customer_id: { [customer]: 'Estuary Fruit' },
    });
    expect(differences).toHaveLength(1);
  });

  test('one that there is not is refused', async () => {
    const status = async (from: string) =>
      (await person.call('GET', at(`/revisions/diff?from=${from}&to=now`))).status;
    expect(await status('revision-7')).toBe(422);
    expect(await status('revision-0')).toBe(422);
    expect(await status('sent-999999')).toBe(404);
    expect(await status('anything')).toBe(422);
    const { body } = await person.call('POST', '/customs-declarations', {});
    const draft = `/customs-declarations/${body.data.id}/revisions`;
    expect((await person.call('GET', `${draft}/diff?from=held&to=now`)).status).toBe(409);
    expect((await person.call('GET', draft)).body.data).toMatchObject([{ key: 'now', kind: 'now' }]);
    // A message of one declaration is none of another.
    expect((await person.call('GET', `${draft}/diff?from=sent-${outbox}&to=now`)).status).toBe(404);
  });
});

test('GET /customs-declarations/{id}/notifications names what customs changed of what they hold', async () => {
  const steps = (...ids: string[]) =>
    ids.map((id) => {
      const [section, tag] = id.split(' #');
      const named = `<resp:DocumentSectionCode>${section}</resp:DocumentSectionCode>`;
      return `<resp:Pointer>${named}${tag ? `<resp:TagID>${tag}</resp:TagID>` : ''}</resp:Pointer>`;
    });
  const location = ['42A', '67A', '28A', '64A #L016'];
  const amendments = [location, location, ['42A', '67A', '17B']].map(
    (ids) => `<resp:Amendment>${steps(...ids).join('')}</resp:Amendment>`,
  );
  await say('07', { mrn: '26GB0000000000000A', errors: amendments.join('') });
  const told = await eventually('the change', async () =>
    (await read('/notifications')).find((one: { function_code?: string }) => one.function_code === '07'),
  );
  expect(told.changed[0]).toEqual(['location_goods']);
  expect(new Set(told.changed.map(String)).size).toBe(told.changed.length);
  const others = (await read('/notifications')).filter(
    (one: { kind: string }) => one.kind === 'notification',
  );
  expect(others.at(-1).changed).toEqual([]);
});

describe('who is told of whom', () => {
  test('has no names and addresses for those of another company, and no declaration for strangers', async () => {
    const admin = await running.signIn('admin@tidewaiter.example');
    const { mails, edits } = await read('/history', admin);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ address }: { address: unknown }) => address)).toEqual(mails.map(() => null));
    expect(edits[0].by).toEqual({ name: expect.stringMatching(/^Dana/), isMe: false });
    // Whose it is does not learn who of another company worked on it.
    await edit(admin, 'internal_id', 'By the house');
    expect((await read('/history')).edits.at(-1).by).toEqual({ name: null, isMe: false });
    const other = await running.signIn('other@tidewaiter.example');
    for (const path of ['/history', '/revisions', '/revisions/diff?from=now&to=now']) {
      expect((await other.call('GET', at(path))).status, path).toBe(404);
    }
  });
});
