import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notification } from '../server/notifications.ts';
import {
  acceptedDocument,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from '../server/running-server.ts';
import {
  answer,
  type Behaviour,
  dieMidAnswer,
  reset,
  type SmallAuthority,
  startSmallAuthority,
  stayStill,
  take,
} from '../server/small-authority.ts';
import { reportFigures } from '../support/drills/figures.ts';
import { soakCount } from '../support/soak.ts';
import { until } from '../support/until.ts';

let authority: SmallAuthority;
let running: RunningServer;
let person: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({
    hmrcUrl: authority.url,
    logLevel: 'silent',
    sendRetryMs: 1000,
    sendTimeoutMs: 3000,
  });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

async function send(lrn: string): Promise<number> {
  const document = acceptedDocument(lrn);
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  const body = { id, data_j: JSON.stringify(document) };
  expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
  return id;
}
const names = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word}-${index}`);
const rowsOf = (lrns: readonly string[]) =>
  running.db
    .selectFrom('outbox')
    .where('lrn', 'in', lrns)
    .select(['lrn', 'state', 'reason', 'attempts'])
    .execute();
const posts = (lrn: string) => authority.posted.filter((post) => post.lrn === lrn).length;

/** By position of the declaration how often it was to be posted. */
function reportOf(lrns: readonly string[], wanted: (index: number) => number): void {
  reportFigures({
    calls: lrns.length,
    lost: lrns.filter((lrn, index) => posts(lrn) < wanted(index)).length,
    doubled: lrns.filter((lrn, index) => posts(lrn) > wanted(index)).length,
  });
}

/** The database's clock moved on: what was to be so much later is due so much sooner. */
async function moveClock(minutes: number): Promise<void> {
  const { db } = running;
  await sql`update outbox set next_attempt_at = next_attempt_at - make_interval(mins => ${minutes}),
    created_at = created_at - make_interval(mins => ${minutes}) where state = 'waiting'`.execute(db);
  await sql`update authorities set closed_until = closed_until - make_interval(mins => ${minutes}),
    away_since = away_since - make_interval(mins => ${minutes})`.execute(db);
}

test('away for an hour: what waits says so, few tries are made, and all of it leaves once when it is back', {
  timeout: 30 * 60_000,
}, async () => {
  const port = Number(new URL(authority.url).port);
  await authority.close();
  const lrns = names('AWAY', soakCount(300));
  for (const lrn of lrns) await send(lrn);
  await until('a breaker that opened', async () =>
    (await rowsOf(lrns)).every(({ reason }) => /has not answered since .* UTC/.test(reason ?? '')),
  );
  const attempts = async () => (await rowsOf(lrns)).reduce((sum, row) => sum + row.attempts, 0);
  const failures = async () =>
    (
      await running.db
        .selectFrom('authorities')
        .where('name', '=', 'HMRC CDS')
        .select('failures')
        .executeTakeFirstOrThrow()
    ).failures;
  for (let moved = 0; moved < 60; moved += 5) {
    const [before, failed] = [await attempts(), await failures()];
    await moveClock(5);
    // Until it is noted: only then is it known for how long nothing is tried.
    await until('another try', async () => (await failures()) > failed);
    // One at a time, with pauses that have grown: never all of them.
    expect((await attempts()) - before).toBeLessThanOrEqual(3);
  }
  const ended = (await rowsOf(lrns)).filter(({ state }) => !['waiting', 'sending'].includes(state));
  expect(ended).toEqual([]);

  authority = await startSmallAuthority(port);
  await moveClock(5);
  await until(
    'all sent',
    async () => (await rowsOf(lrns)).every(({ state }) => state === 'sent'),
    10 * 60_000,
  );
  reportOf(lrns, () => 1);
  expect(lrns.filter((lrn) => posts(lrn) !== 1)).toEqual([]);
});

test('slow, silent, dying in the middle of its answer or busy: each message is there once, and none is lost', {
  timeout: 30 * 60_000,
}, async () => {
  const slow: Behaviour = (...post) => void setTimeout(() => take(...post), 300);
  /** Each by turns: how it behaves, how often it is posted, what is known of it without a notification. */
  const ways: readonly [behaviours: Behaviour[], posts: number, state: string][] = [
    [[take], 1, 'sent'],
    [[slow], 1, 'sent'],
    [[dieMidAnswer], 1, 'sent'],
    [[reset], 1, 'unconfirmed'],
    [[stayStill], 1, 'unconfirmed'],
    [[answer(503), take], 2, 'sent'],
  ];
  const lrns = names('SLOW', soakCount(300));
  const wayOf = (index: number) => ways[index % ways.length]!;
  for (const [index, lrn] of lrns.entries()) {
    authority.next(lrn, ...wayOf(index)[0]);
    await send(lrn);
  }
  await until(
    'every message posted, and known of as far as it can be',
    async () => {
      const states = new Map((await rowsOf(lrns)).map(({ lrn, state }) => [lrn, state]));
      return lrns.every((lrn, index) => states.get(lrn) === wayOf(index)[2]);
    },
    20 * 60_000,
  );
  expect(lrns.filter((lrn, index) => posts(lrn) !== wayOf(index)[1])).toEqual([]);

  for (const { lrn, conversationId } of authority.posted.filter(({ lrn }) => lrns.includes(lrn))) {
    const xml = notification({ code: '01', lrn, mrn: `26GB${lrn.replace('-', '').padStart(14, '0')}` });
    const answered = await push(running.server, xml, { 'x-conversation-id': conversationId });
    expect(answered.status).toBe(200);
  }
  await until('all settled by customs', async () =>
    (await rowsOf(lrns)).every(({ state }) => state === 'sent'),
  );
  reportOf(lrns, (index) => wayOf(index)[1]);
  expect(lrns.filter((lrn, index) => posts(lrn) !== wayOf(index)[1])).toEqual([]);
});
