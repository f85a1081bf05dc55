import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../src/server/mail/mail.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority, untilTold } from './small-authority.ts';
import { startSmallMailServer } from './small-mail-server.ts';

// Runs on both databases: locks and plans are the database's.

const stranger = 'other@tidewaiter.example';

describe('messages to customs', () => {
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
    // Nothing of one test may stand in the way of the next.
    const [{ db } = { db: undefined }] = running;
    if (db)
      await sql`update outbox set state = 'discarded', outcome = 'discarded' where outcome is null`.execute(
        db,
      );
    for (const one of running.splice(0)) await one.close();
    await authority.close();
  });

  async function start(settings: Parameters<typeof startTestServer>[0] = {}): Promise<RunningServer> {
    const one = await startTestServer({ hmrcUrl: authority.url, ...settings }, database);
    running.push(one);
    return one;
  }

  /** Sends new declarations one after the other; their LRNs. */
  async function sendMany(person: Person, many: number): Promise<string[]> {
    const lrns = Array.from({ length: many }, () => `FAIR-${++count}`);
    for (const lrn of lrns) {
      const document = acceptedDocument(lrn);
      const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
      const body = { id, data_j: JSON.stringify(document) };
      expect((await person.call('POST', '/customs-declarations/send', body)).status).toBe(200);
    }
    return lrns;
  }

  const placeOf = (lrn: string | undefined) =>
    eventually(`${lrn} posted`, async () => {
      const place = authority.posted.findIndex((post) => post.lrn === lrn);
      return place >= 0 && { place };
    });

  test('one message of a company leaves next, however many of another wait, and with two processes', async () => {
    const [first, second] = [await start({ sendsPerSecond: 2 }), await start({ sendsPerSecond: 2 })];
    const [many, one] = [await first.signIn(), await second.signIn(stranger)];
    const sent = await sendMany(many, 12);
    const [lrn] = await sendMany(one, 1);
    const before = authority.posted.length;
    const { place } = await placeOf(lrn);
    // Those of the other company that had their turn before may be on their way still.
    expect(place - before).toBeLessThanOrEqual(2);
    // Two more, or all: a slow machine may have sent no faster than they left.
    const enough = Math.min(place + 3, sent.length + 1);
    await eventually('two more', async () => authority.posted.length >= enough);
    // Of one company they leave in the order in which they were sent.
    const posted = authority.posted.map((post) => post.lrn).filter((posted) => posted !== lrn);
    expect(posted).toEqual(sent.slice(0, posted.length));
  });

  test('once customs are back companies take turns in what waited meanwhile', async () => {
    const server = await start({ sendRetryMs: 200 });
    const [many, one] = [await server.signIn(), await server.signIn(stranger)];
    const port = Number(new URL(authority.url).port);
    await authority.close();
    await sendMany(many, 25);
    const lrns = await sendMany(one, 2);
    authority = await startSmallAuthority(port);
    const places = await Promise.all(lrns.map(async (lrn) => (await placeOf(lrn)).place));
    // One tries, and then they take turns, as many at once as are posted at once.
    expect(Math.max(...places)).toBeLessThan(10);
  });

  test('posts of one company that hang leave room for one of another', async () => {
    const server = await start({ sendTimeoutMs: 20_000 });
    const [many, one] = [await server.signIn(), await server.signIn(stranger)];
    const { behaviour, tell } = untilTold();
    for (let next = count + 1; next <= count + 12; next += 1) authority.next(`FAIR-${next}`, behaviour);
    await sendMany(many, 12);
    await eventually('posts that hang', async () => authority.posted.length >= 4);
    const [lrn] = await sendMany(one, 1);
    const { place } = await placeOf(lrn);
    expect(place).toBeLessThan(5);
    tell();
  });
});

test('mails of companies take turns', async () => {
  const smtp = await startSmallMailServer();
  const running = await startTestServer({ smtpUrl: smtp.url });
  const mail = (db: Database, address: string) =>
    queueMail(db, {
      kind: 'customs-news',
      address,
      values: { lrn: 'MAIL-1', mrn: '', news: 'News', document: 'declaration', errors: '', link: '' },
    });
  try {
    await running.db.transaction().execute(async (transaction) => {
      for (let pair = 0; pair < 15; pair += 1) {
        await mail(transaction, demonstration.email);
        await mail(transaction, 'colleague@tidewaiter.example');
      }
      await mail(transaction, stranger);
    });
    await eventually('all delivered', async () => smtp.delivered.length === 31);
    const place = smtp.delivered.findIndex(({ recipients }) => recipients.includes(stranger));
    expect(place).toBeLessThanOrEqual(1);
  } finally {
    await running.close();
    await smtp.close();
  }
});
