import { sql } from 'kysely';
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
import {
  type Posted,
  refuse,
  reset,
  type SmallAuthority,
  startSmallAuthority,
  untilTold,
} from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url, answerHours: 24 });
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await authority.close();
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const reached = (id: number, state: string) =>
  eventually(`message of ${id} ${state}`, async () => {
    const { outbox } = await read(id);
    return outbox?.state === state && outbox;
  });

async function lodged(lrn: string): Promise<number> {
  const document = acceptedDocument(lrn);
  const { body } = await person.call('POST', '/customs-declarations', document);
  const { id } = body.data;
  const data_j = JSON.stringify(document);
  await person.call('POST', '/customs-declarations/send', { id, data_j, provider: 'HMRC' });
  return id;
}

/** A declaration that customs took with a 202 and said nothing more of. */
async function taken(lrn: string): Promise<number> {
  const id = await lodged(lrn);
  await reached(id, 'sent');
  return id;
}

const longAgo = (id: number, hours: number) =>
  sql`update outbox set sent_at = sent_at - make_interval(hours => ${hours}) where document_id = ${id}`.execute(
    running.db,
  );
const decide = (id: number, decision: string) =>
  person.call('POST', `/customs-declarations/${id}/outbox`, { decision });

test('a message that customs took and never answered is a person’s to settle after the stated time, and not before', async () => {
  const [late, young] = [await taken('SILENT-1'), await taken('SILENT-2')];
  await longAgo(young, 23);
  expect((await decide(late, 'discard')).status).toBe(409);
  await longAgo(late, 25);
  const { reason, conversation_id } = await reached(late, 'unconfirmed');
  expect(reason).toBe(
    `Customs took this message (202) and answered nothing within 24 hours. Ask them about the conversation ${conversation_id}; then post it again or give it up. Posted again within 48 hours of the first post, it is refused by customs as a repeated LRN.`,
  );
  expect(await read(late)).toMatchObject({
    next_action: 'settle',
    facts: { messagePending: true, unconfirmed: true },
    actions: { release: { offered: true }, discard: { offered: true }, send: { offered: false } },
  });
  expect((await read(young)).outbox.state).toBe('sent');
  expect((await decide(young, 'release')).status).toBe(409);

  expect((await decide(late, 'release')).status).toBe(200);
  await reached(late, 'sent');
  expect(authority.posted.filter(({ lrn }) => lrn === 'SILENT-1')).toHaveLength(2);
  await longAgo(late, 25);
  await reached(late, 'unconfirmed');
  expect((await decide(late, 'discard')).body.data.status).toBe('draft');
});

test('the LRN of a message that customs took (202) and a person gave up is theirs until 48 hours are over', async () => {
  const id = await taken('GIVENUP1');
  await longAgo(id, 25);
  await reached(id, 'unconfirmed');
  expect((await decide(id, 'discard')).status).toBe(200);
  const data_j = JSON.stringify(acceptedDocument('GIVENUP1'));
  const again = () => person.call('POST', '/customs-declarations/send', { id, data_j, provider: 'HMRC' });
  const refused = await again();
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('customs takes it again after 48 hours. Choose another.');
  await longAgo(id, 24);
  expect((await again()).status).toBe(200);
});

test('where an answer came that cannot be read, nobody is told that customs answered nothing', async () => {
  const id = await taken('BROKEN1');
  const { conversation_id } = (await read(id)).outbox;
  const broken = notification({ code: '01', lrn: 'BROKEN1' }).slice(0, 300);
  await push(running.server, broken, { 'x-conversation-id': conversation_id });
  await eventually('the answer to be kept', async () => {
    const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
    return body.data.some(({ kind }: { kind: string }) => kind === 'kept');
  });
  await longAgo(id, 25);
  expect((await reached(id, 'unconfirmed')).reason).toBe(
    `Customs took this message (202), and what they answered could not be read: it is in the timeline as it came. Ask them about the conversation ${conversation_id} before you post it again or give it up. Posted again within 48 hours of the first post, it is refused by customs as a repeated LRN.`,
  );
});

test('one that cannot be settled keeps no other from being settled or posted', async () => {
  const [stuck, late] = [await taken('STUCK-1'), await taken('STUCK-2')];
  await sql`create function refuse() returns trigger language plpgsql as
    'begin if old.lrn = ''STUCK-1'' then raise exception ''no room for it''; end if; return new; end'`.execute(
    running.db,
  );
  await sql`create trigger refuse before update of state on outbox for each row execute function refuse()`.execute(
    running.db,
  );
  try {
    await longAgo(stuck, 25);
    await longAgo(late, 25);
    await reached(late, 'unconfirmed');
    await taken('STUCK-3');
    expect((await read(stuck)).outbox.state).toBe('sent');
  } finally {
    await sql`drop function refuse() cascade`.execute(running.db);
  }
  await reached(stuck, 'unconfirmed');
});

test('a request, which officers decide, has seven times as long; one that was answered at all waits on', async () => {
  const id = await taken('SILENT-3');
  const { id: submission } = (await read(id)).outbox;
  const [silent, answered] = [await ask(submission, 'cancellation'), await ask(submission, 'amendment')];
  const answer = notification({ code: '13', lrn: 'amendment', mrn: '26GBSILENT00000003' });
  await push(running.server, answer, { 'x-conversation-id': 'amendment' });
  const told = () =>
    running.db.selectFrom('notifications').where('outbox_id', '=', answered).select('id').execute();
  await eventually('the answer to be read', async () => (await told()).length === 1);
  await longAgo(id, 6 * 24);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect([(await rowOf(silent)).state, (await rowOf(answered)).state]).toEqual(['sent', 'sent']);
  await longAgo(id, 2 * 24);
  await eventually(
    'the request to be unconfirmed',
    async () => (await rowOf(silent)).state === 'unconfirmed',
  );
  expect((await rowOf(silent)).reason).toContain('within 168 hours');
  expect((await rowOf(silent)).reason).not.toContain('repeated LRN');
  expect((await rowOf(answered)).state).toBe('sent');
});

const rowOf = (id: number) =>
  running.db.selectFrom('outbox').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** A request about a declaration, that customs took with a 202; its LRN and conversation are its kind. */
async function ask(submission: number, kind: 'cancellation' | 'amendment'): Promise<number> {
  const { id: _its, ...row } = await rowOf(submission);
  // biome-ignore lint/suspicious/noExplicitAny: a row as it stands, with columns that are only ever updated
  const values: any = { ...row, kind, about_id: submission, lrn: kind, conversation_id: kind, outcome: null };
  const { id } = await running.db
    .insertInto('outbox')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a message posted again, and an answer to its first post that comes late', () => {
  const acceptance = (lrn: string) => notification({ code: '01', lrn, mrn: `26GB00000000${lrn}` });
  const rejection = (lrn: string) =>
    notification({ code: '03', lrn, errors: errorElement('CDS12005', '42A', '17C #R144') });
  const say = (post: Posted, xml: string) =>
    push(running.server, xml, { 'x-conversation-id': post.conversationId });
  const postsOf = (lrn: string) => authority.posted.filter((post) => post.lrn === lrn) as [Posted, Posted];
  const becomes = (id: number, status: string) =>
    eventually(`${id} ${status}`, async () => (await read(id)).status === status);

  const told = (id: number, count: number) =>
    eventually(`${count} answers of ${id}`, async () => {
      const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
      return body.data.filter(({ kind }: { kind: string }) => kind === 'notification').length === count;
    });

  /** Customs hold it as the first post: nothing else of it may go there. */
  const isHeld = async (id: number, lrn: string) => {
    const view = await eventually('the acceptance', async () => {
      const found = await read(id);
      return found.facts.accepted && found;
    });
    expect(view).toMatchObject({
      status: 'validation',
      mrn: `26GB00000000${lrn}`,
      facts: { held: true, rejected: false },
      actions: { send: { offered: false }, release: { offered: false } },
      outbox: { state: 'sent', outcome: 'accepted' },
    });
    const data_j = JSON.stringify(acceptedDocument(`${lrn}-2`));
    const again = await person.call('POST', '/customs-declarations/send', { id, data_j, provider: 'HMRC' });
    expect(again.status).toBe(409);
    expect(again.body.data.outbox).toMatchObject({ kind: 'submission', lrn, outcome: 'accepted' });
  };

  test('in the conversation of a 202, after the second post was rejected', async () => {
    const id = await taken('TWICE1');
    await longAgo(id, 25);
    await reached(id, 'unconfirmed');
    await decide(id, 'release');
    await reached(id, 'sent');
    const [first, second] = postsOf('TWICE1');
    expect((await read(id)).outbox.conversation_id).toBe(second.conversationId);
    await say(second, rejection('TWICE1'));
    await becomes(id, 'rejection');
    await say(first, '<broken');
    await say(first, acceptance('TWICE1'));
    await isHeld(id, 'TWICE1');
    const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
    const kept = body.data.filter(({ kind }: { kind: string }) => kind === 'kept');
    expect(kept).toMatchObject([{ conversation_id: first.conversationId, state: 'unreadable' }]);
  });

  test('in a conversation nobody named, after the second post was rejected; the next there names no LRN', async () => {
    authority.next('TWICE2', reset);
    const id = await lodged('TWICE2');
    await reached(id, 'unconfirmed');
    await decide(id, 'release');
    await reached(id, 'sent');
    const [first, second] = postsOf('TWICE2');
    await say(second, rejection('TWICE2'));
    await becomes(id, 'rejection');
    await say(first, acceptance('TWICE2'));
    await isHeld(id, 'TWICE2');
    const nameless = notification({ code: '05', lrn: '', issued: '20261121100005Z' });
    await say(first, nameless);
    await becomes(id, 'control');
  });

  test('though the second was refused as a repeated LRN: until the first is answered nothing else is sent', async () => {
    const id = await taken('TWICE4');
    await longAgo(id, 25);
    await reached(id, 'unconfirmed');
    await decide(id, 'release');
    await reached(id, 'sent');
    const [first, second] = postsOf('TWICE4');
    const repeated = errorElement('CDS12003', '42A #D026');
    await say(second, notification({ code: '03', lrn: 'TWICE4', mrn: '26GB0000SECOND4', errors: repeated }));
    await told(id, 1);
    const view = await read(id);
    expect(view).toMatchObject({
      status: 'validation',
      outbox: { state: 'sent', outcome: null },
      facts: { rejected: false, submissionPending: true, repeatRefused: true },
      actions: { send: { offered: false }, discard: { offered: true } },
    });
    expect(view.outbox.reason).toContain('they have an earlier post of this message');
    await say(first, acceptance('TWICE4'));
    await isHeld(id, 'TWICE4');
    expect((await read(id)).outbox.reason).toBeNull();
  });

  test('though the second was refused as a repeated LRN and a person gave it up', async () => {
    authority.next('TWICE5', reset);
    const id = await lodged('TWICE5');
    await reached(id, 'unconfirmed');
    await decide(id, 'release');
    await reached(id, 'sent');
    const [first, second] = postsOf('TWICE5');
    const repeated = (serial: string) =>
      notification({ code: '03', lrn: 'TWICE5', id: serial, errors: errorElement('CDS12003', '42A #D026') });
    await say(second, repeated('TWICE5-1'));
    await told(id, 1);
    await decide(id, 'discard');
    await say(second, repeated('TWICE5-2'));
    await told(id, 2);
    expect(await read(id)).toMatchObject({
      status: 'draft',
      outbox: { state: 'discarded', outcome: 'discarded' },
    });
    await say(first, acceptance('TWICE5'));
    await isHeld(id, 'TWICE5');
  });

  test('after the second post was refused at once', async () => {
    authority.next('TWICE3', reset, refuse(400));
    const id = await lodged('TWICE3');
    await reached(id, 'unconfirmed');
    await decide(id, 'release');
    const again = await eventually('the refusal', async () => {
      const { outbox } = await read(id);
      return outbox.attempts === 2 && outbox.state === 'unconfirmed' && outbox;
    });
    expect(again.reason).toContain('did not take the last post (400)');
    await say(postsOf('TWICE3')[0], acceptance('TWICE3'));
    await isHeld(id, 'TWICE3');
  });
});

test('a declaration given up and archived comes back from the archive when customs turn out to hold it', async () => {
  const id = await taken('ARCHIVED1');
  const { conversation_id } = (await read(id)).outbox;
  const say = (code: string, second: number) =>
    push(running.server, notification({ code, lrn: 'ARCHIVED1', issued: `2026112110000${second}Z` }), {
      'x-conversation-id': conversation_id,
    });
  const archive = () => person.call('DELETE', `/customs-declarations/${id}`);
  await longAgo(id, 25);
  await reached(id, 'unconfirmed');
  await decide(id, 'discard');
  expect((await archive()).status).toBe(200);
  expect(await read(id)).toBeUndefined();
  await say('01', 1);
  const view = await eventually('the declaration to be back', () => read(id));
  expect(view.facts).toMatchObject({ held: true, accepted: true });
  const noted = await running.db
    .selectFrom('audit')
    .where('record_id', '=', id)
    .where('action', '=', 'declaration restored')
    .select(['user_id', 'detail'])
    .execute();
  expect(noted).toEqual([{ user_id: null, detail: { because: 'customs hold it' } }]);

  // What somebody puts away knowing that customs hold it stays there.
  expect((await archive()).status).toBe(200);
  await say('09', 2);
  await eventually('the clearance', async () => {
    const { rows } = await sql`select 1 from documents where id = ${id} and status = 'cleared'`.execute(
      running.db,
    );
    return rows.length === 1;
  });
  expect(await read(id)).toBeUndefined();
});

test('a message that is being posted at that moment is not given up, and whoever asks is told so', async () => {
  const { behaviour, tell } = untilTold();
  authority.next('UNDER-WAY', behaviour);
  const id = await lodged('UNDER-WAY');
  const { id: message } = await reached(id, 'sending');
  for (const named of [{}, { message }]) {
    const body = { decision: 'discard', ...named };
    const { status, body: told } = await person.call('POST', `/customs-declarations/${id}/outbox`, body);
    expect([status, told.message]).toEqual([
      409,
      'The message is being posted just now. What customs say to it will be here in a moment.',
    ]);
  }
  tell();
  await reached(id, 'sent');
  expect((await decide(id, 'discard')).body.message).toMatch(/^No message of this declaration waits/);
});
