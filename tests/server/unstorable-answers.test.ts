import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenFile, upload } from './files.ts';
import { notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { answer, type Behaviour, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

// What customs answer is kept as far as the database takes it; what it does not take holds up nobody.

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let other: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url, sendTimeoutMs: 1500 });
  person = await running.signIn();
  other = await running.signIn('other@tidewaiter.example');
});
afterAll(async () => {
  await running.close();
  await authority.close();
});

async function sent(lrn: string, behaviour?: Behaviour, by = person): Promise<number> {
  if (behaviour) authority.next(lrn, behaviour);
  const document = acceptedDocument(lrn);
  const { id } = (await by.call('POST', '/customs-declarations', document)).body.data;
  const body = { id, data_j: JSON.stringify(document) };
  expect((await by.call('POST', '/customs-declarations/send', body)).status).toBe(200);
  return id;
}

async function settled(id: number, by = person) {
  const read = async () => (await by.call('GET', `/customs-declarations/${id}`)).body.data;
  await eventually(`declaration ${id} is settled`, async () => {
    const { outbox } = await read();
    return !['waiting', 'sending'].includes(outbox.state);
  });
  // A view is read in parts: the first that is settled may have others from before.
  return await read();
}

const refusal = (status: number, words: string) =>
  answer(
    status,
    `<errorResponse><code>BAD_REQUEST</code><message>${words}</message>${
      status === 400
        ? `<errors><error><code>xml_validation_error</code><message>${words}</message></error></errors>`
        : ''
    }</errorResponse>`,
  );

test.each([
  ['at the thousandth place', 400, 999],
  ['at the two hundredth place of a refusal without faults', 403, 199],
])(
  'words of customs with a character of two halves %s are told with whole characters',
  async (_, status, at) => {
    const id = await sent(`UNST-${status}`, refusal(status, `${'a'.repeat(at)}\u{1F600}b`));
    const { outbox, customs_problems: problems } = await settled(id);
    expect(outbox.state).toBe(status === 400 ? 'refused' : 'unconfirmed');
    const told = status === 400 ? problems[0].message : outbox.reason;
    expect(told).toContain('aaaa');
    expect(told.isWellFormed()).toBe(true);
    expect(told).not.toContain('\uFFFD');
  },
);

test('an upload whose place has an endless reference is a person’s to settle, and the next message goes', async () => {
  const lrn = 'UNST-UPLOAD';
  const id = await sent(lrn);
  const { outbox } = await settled(id);
  const xml = notification({ code: '01', lrn, mrn: '26GB00000000000977' });
  await push(running.server, xml, { 'x-conversation-id': outbox.conversation_id });
  await eventually('it is accepted', async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${id}`)).body;
    return data.facts.accepted;
  });
  const reference = randomBytes(3000).toString('hex');
  authority.next(
    '',
    answer(
      200,
      `<FileUploadResponse xmlns="hmrc:fileupload"><Files><File><Reference>${reference}</Reference><UploadRequest><Href>http://127.0.0.1:9/x</Href><Fields/></UploadRequest></File></Files></FileUploadResponse>`,
    ),
  );
  const file: GivenFile = ['licence.pdf', '%PDF-1.7'];
  expect((await upload(running, person, `${id}/send-xml`, [file])).status).toBe(200);
  const entry = await eventually('the upload is settled', async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    const found = data.find(
      (one: { kind: string; message: string }) => one.kind === 'sent' && one.message === 'upload',
    );
    return found !== undefined && !['waiting', 'sending'].includes(found.state) && found;
  });
  expect(entry).toMatchObject({ state: 'unconfirmed', reason: expect.stringContaining('reference') });
  expect((await settled(await sent('UNST-AFTER'))).outbox.state).toBe('sent');
});

test('an outcome that the database does not take is a person’s to settle, and nobody waits behind it', async () => {
  // As if customs had said what no column takes: the database refuses it for what it is, each time.
  await sql`create function refuse_outcome() returns trigger language plpgsql as $$ begin
    if new.lrn like 'UNST-NEVER%' and new.state = 'sent' then raise exception 'no such value' using errcode = '22P05'; end if;
    return new; end $$`.execute(running.db);
  await sql`create trigger refuse_outcome before update on outbox for each row execute function refuse_outcome()`.execute(
    running.db,
  );
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await sent(`UNST-NEVER${count}`));
  const good = await sent('UNST-OTHERS', undefined, other);
  expect((await settled(good, other)).outbox.state).toBe('sent');
  for (const id of ids) {
    const { outbox, actions } = await settled(id);
    expect(outbox).toMatchObject({
      state: 'unconfirmed',
      reason: expect.stringContaining('could not be kept'),
    });
    expect(actions).toMatchObject({ release: { offered: true }, discard: { offered: true } });
  }
  await sql`drop trigger refuse_outcome on outbox`.execute(running.db);

  // Customs had taken them all the same: their answer counts, and nobody is told to send.
  const xml = notification({ code: '01', lrn: 'UNST-NEVER0', mrn: '26GB00000000000955' });
  const { conversation_id: conversation } = (await settled(ids[0]!)).outbox;
  expect(conversation).not.toBeNull();
  await push(running.server, xml, { 'x-conversation-id': conversation });
  await eventually('it is held', async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${ids[0]}`)).body;
    return data.facts.held && !data.actions.send.offered && data.outbox.state === 'sent';
  });
});

test('an answer of customs that cannot be kept says so in words', async () => {
  const lrn = 'UNST-LONG-MRN';
  const id = await sent(lrn);
  const { outbox } = await settled(id);
  const xml = notification({ code: '01', lrn, mrn: randomBytes(4000).toString('hex').toUpperCase() });
  await push(running.server, xml, { 'x-conversation-id': outbox.conversation_id });
  const entry = await eventually('it is told as unreadable', async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    return data.find((one: { state?: string; reason?: string }) => one.reason?.includes('cannot be kept'));
  });
  expect(entry.reason).not.toContain('btree');
});
