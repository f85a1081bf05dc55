import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealedTokens } from '../../src/server/authorisation/bearer.ts';
import { createSealing } from '../../src/server/authorisation/sealing.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import {
  answer,
  refuseContent,
  type SmallAuthority,
  startSmallAuthority,
  stayStill,
} from './small-authority.ts';

// Runs on both databases: locks and clocks are the database's.

let database: TestDatabase;
let authority: SmallAuthority;
let count = 0;
const running: RunningServer[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  authority = await startSmallAuthority();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await authority.close();
});

async function start(settings: Parameters<typeof startTestServer>[0] = {}): Promise<RunningServer> {
  const one = await startTestServer({ hmrcUrl: authority.url, ...settings }, database);
  running.push(one);
  return one;
}

/** Sends new declarations; gives their ids. */
async function sendMany(person: Person, many: number): Promise<number[]> {
  const ids: number[] = [];
  for (let one = 0; one < many; one += 1) {
    count += 1;
    const document = acceptedDocument(`TURN-${count}`);
    const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
    const body = { id, data_j: JSON.stringify(document) };
    expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    ids.push(id);
  }
  return ids;
}

const outboxOf = async (person: Person, id: number) =>
  (await person.call('GET', `/customs-declarations/${id}`)).body.data.outbox;
const attempts = async (one: RunningServer, ids: readonly number[]) =>
  (
    await sql<{ sum: number }>`select sum(attempts)::int as sum from outbox
      where document_id = any(${ids}::bigint[])`.execute(one.db)
  ).rows[0]!.sum;
const allSent = (person: Person, ids: readonly number[]) =>
  eventually('all sent', async () => {
    const states = await Promise.all(ids.map(async (id) => (await outboxOf(person, id)).state));
    return states.every((state) => state === 'sent');
  });

test('an authority that is away is tried by one message at a time; the others wait with the reason and leave when it is back', async () => {
  const server = await start({ sendRetryMs: 400 });
  const person = await server.signIn();
  const port = Number(new URL(authority.url).port);
  await authority.close();
  const ids = await sendMany(person, 8);
  await eventually('a breaker that opened', async () => {
    const { reason } = await outboxOf(person, ids.at(-1)!);
    return reason !== null && /has not answered since .* UTC/.test(reason);
  });
  const before = await attempts(server, ids);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // Eight messages by themselves would have tried eight times and more by now.
  expect((await attempts(server, ids)) - before).toBeLessThanOrEqual(3);

  const late = await sendMany(person, 1);
  expect((await outboxOf(person, late[0]!)).reason).toMatch(/HMRC has not answered since/);
  // By themselves these would not be tried for minutes.
  await sql`update outbox set next_attempt_at = now() + interval '4 minutes'
    where document_id = any(${ids.slice(1)}::bigint[])`.execute(server.db);
  authority = await startSmallAuthority(port);
  await allSent(person, [...ids, ...late]);
  expect(authority.posted).toHaveLength(9);
  const { rows } = await sql`select failures, away_since from authorities where name = 'HMRC CDS'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ failures: 0, away_since: null }]);
});

test('an authority that is away and keeps silent has one message at a time under way, by all processes together', async () => {
  const [first, second] = [await start({ sendTimeoutMs: 1200 }), await start({ sendTimeoutMs: 1200 })];
  const people = [await first.signIn(), await second.signIn('colleague@tidewaiter.example')];
  await sql`insert into authorities (name, failures, away_since, closed_until)
    values ('HMRC CDS', 6, now(), now() + interval '2 seconds')
    on conflict (name) do update set failures = 6, away_since = now(),
    closed_until = excluded.closed_until`.execute(first.db);
  for (let next = count + 1; next <= count + 8; next += 1) authority.next(`TURN-${next}`, stayStill);
  const ids = (await Promise.all(people.map((person) => sendMany(person, 4)))).flat();
  let most = 0;
  await eventually('three tries', async () => {
    const { rows } = await sql<{ sending: number }>`select count(*)::int as sending from outbox
      where state = 'sending' and document_id = any(${ids}::bigint[])`.execute(first.db);
    most = Math.max(most, rows[0]!.sending);
    return authority.posted.length >= 3;
  });
  expect(most).toBe(1);
  const times = authority.posted.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThanOrEqual(1100);
  // Nothing of this may stand in the way of the tests that follow.
  await sql`update outbox set state = 'discarded', outcome = 'discarded'
    where document_id = any(${ids}::bigint[])`.execute(first.db);
  await sql`update authorities set failures = 0, away_since = null, closed_until = 'epoch'`.execute(first.db);
});

test('a person who releases a message has it tried at once', async () => {
  const server = await start({ sendRetryMs: 400 });
  const person = await server.signIn();
  await sql`insert into authorities (name, failures, away_since, closed_until)
    values ('HMRC CDS', 9, now(), now() + interval '4 minutes')
    on conflict (name) do update set failures = 9, away_since = now(),
    closed_until = excluded.closed_until`.execute(server.db);
  const [held] = await sendMany(person, 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await outboxOf(person, held!)).toMatchObject({ state: 'waiting', attempts: 0 });
  await person.call('POST', `/customs-declarations/${held}/outbox`, { decision: 'release' });
  await allSent(person, [held!]);
});

test('a message that cannot be posted leaves the try at an authority that is away to the next', async () => {
  const server = await start({ sendRetryMs: 60_000 });
  const person = await server.signIn();
  await sql`insert into authorities (name, failures, away_since, closed_until)
    values ('HMRC CDS', 6, now(), now() + interval '4 minutes')
    on conflict (name) do update set failures = 6, away_since = now(),
    closed_until = excluded.closed_until`.execute(server.db);
  const [strange, sound] = await sendMany(person, 2);
  // Meant for the live authority, which this one is not.
  await sql`update companies set csp_env = csp_env || '{"HMRC": "PROD"}'`.execute(server.db);
  await sql`update outbox set environment = 'PROD', next_attempt_at = 'epoch'
    where document_id = ${strange}`.execute(server.db);
  await sql`update authorities set closed_until = now()`.execute(server.db);
  try {
    await allSent(person, [sound!]);
    // Once the authority is back it is tried again with all that wait.
    await eventually('put back with the reason', async () => {
      const { state, reason } = await outboxOf(person, strange!);
      return state === 'waiting' && reason.includes('meant for PROD');
    });
  } finally {
    await sql`update companies set csp_env = csp_env || '{"HMRC": "TT"}'`.execute(server.db);
  }
});

test('a clock of the database that is set back by an hour keeps nothing waiting for it', async () => {
  const server = await start();
  const person = await server.signIn();
  await sql`insert into authorities (name, failures, closed_until, next_post_at)
    values ('HMRC CDS', 0, now() + interval '1 hour', now() + interval '1 hour')
    on conflict (name) do update set failures = 0, away_since = null,
    closed_until = excluded.closed_until, next_post_at = excluded.next_post_at`.execute(server.db);
  await allSent(person, await sendMany(person, 1));

  await sql`update authorities set closed_until = now() + interval '4 minutes'`.execute(server.db);
  const ids = await sendMany(person, 1);
  await sql`update outbox set next_attempt_at = now() + interval '1 hour'
    where document_id = ${ids[0]}`.execute(server.db);
  await sql`update authorities set closed_until = now()`.execute(server.db);
  await allSent(person, ids);
});

test('what customs refuses, and too many requests, say nothing against the authority', async () => {
  const server = await start();
  const person = await server.signIn();
  for (let next = count + 1; next <= count + 6; next += 1)
    authority.next(`TURN-${next}`, next % 2 === 0 ? refuseContent() : answer(429));
  const ids = await sendMany(person, 6);
  await eventually('all answered', async () => {
    const states = await Promise.all(ids.map(async (id) => (await outboxOf(person, id)).state));
    return states.every((state) => state === 'sent' || state === 'refused');
  });
  const { rows } = await sql`select failures from authorities where name = 'HMRC CDS'`.execute(server.db);
  expect(rows).toEqual([{ failures: 0 }]);
});

test('two processes together post three messages a second at most', async () => {
  const [first, second] = [await start({ sendsPerSecond: 3 }), await start({ sendsPerSecond: 3 })];
  const people = [await first.signIn(), await second.signIn('colleague@tidewaiter.example')];
  const ids = (await Promise.all(people.map((person) => sendMany(person, 4)))).flat();
  await allSent(people[0]!, ids);
  const times = authority.posted.map(({ at }) => at).sort((a, b) => a - b);
  expect(times).toHaveLength(8);
  // Eight turns are seven pauses; how long a post is under way varies, so only the whole is judged closely.
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(7 * 333 - 200);
});

describe('with authorisations of people', () => {
  /** A server in which these have granted theirs; their tokens must be renewed first. */
  async function startWith(names: readonly string[]): Promise<Person[]> {
    const server = await start({
      sendsPerSecond: 3,
      hmrcClientId: 'client',
      hmrcClientSecret: 'secret',
      // Nothing may be tried anew meanwhile.
      sendRetryMs: 60_000,
    });
    const sealing = createSealing(server.settings.tokenKey);
    const emails = names.map((name) => `${name}@tidewaiter.example`);
    const users = await server.db.selectFrom('users').where('email', 'in', emails).select('id').execute();
    for (const { id } of users) {
      const of = { user_id: id, authority: authority.url };
      const tokens = { accessToken: `old-${id}`, refreshToken: `refresh-${id}`, expiresAt: new Date() };
      const granted = { ...of, ...sealedTokens(sealing, of, tokens), granted_at: new Date() };
      await server.db.insertInto('authorisations').values(granted).execute();
    }
    return await Promise.all(emails.map((email) => server.signIn(email)));
  }

  test('messages that are ready late, all at the same moment, are posted three a second', async () => {
    const people = await startWith(['demo', 'colleague', 'admin', 'partner']);
    const [owner] = people as [Person];
    const release = authority.holdTokens();
    const ids: number[] = [];
    for (const person of people) {
      const document = acceptedDocument(`READY-${ids.length}`);
      const { id } = (await owner.call('POST', '/customs-declarations', document)).body.data;
      const body = { id, data_j: JSON.stringify(document) };
      expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
      ids.push(id);
    }
    await eventually('four renewals under way', async () => authority.tokenRequests.length === 4);
    release();
    await allSent(owner, ids);
    const times = authority.posted.map(({ at }) => at).sort((a, b) => a - b);
    expect(times).toHaveLength(4);
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(3 * 333 - 200);
  });

  test('held up until its message was given to another turn, a worker posts nothing', async () => {
    const [person] = (await startWith(['demo'])) as [Person];
    const { db } = running.at(-1)!;
    const release = authority.holdTokens();
    const [id] = (await sendMany(person, 1)) as [number];
    await eventually('a turn that makes ready', async () => authority.tokenRequests.length === 1);
    // Taken for dead, its message passed to another turn.
    await sql`update outbox set attempts = attempts + 1 where document_id = ${id}`.execute(db);
    release();
    await allSent(person, [id]);
    expect(authority.posted).toHaveLength(1);
  });

  test('what is posted again with a new token waits for a turn as well', async () => {
    const [person] = (await startWith(['demo'])) as [Person];
    for (let next = count + 1; next <= count + 3; next += 1) authority.next(`TURN-${next}`, answer(401));
    const ids = await sendMany(person, 3);
    await allSent(person, ids);
    const times = authority.posted.map(({ at }) => at).sort((a, b) => a - b);
    expect(times).toHaveLength(6);
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(5 * 333 - 200);
  });
});
