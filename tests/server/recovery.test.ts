import { sql } from 'kysely';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/main.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { administer } from '../support/database.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
  testSettings,
} from './running-server.ts';
import { answer, type SmallAuthority, startSmallAuthority, untilTold } from './small-authority.ts';

// Runs on both databases: connections break as the server has it.

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url, sendTimeoutMs: 60_000 });
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await authority.close();
});

const send = async (lrn: string) => {
  const document = acceptedDocument(lrn);
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  return id as number;
};
const posts = (lrn: string) => authority.posted.filter((post) => post.lrn === lrn).length;
const posted = (lrn: string) => eventually(`the post of ${lrn}`, async () => posts(lrn) > 0);
const messages = (lrns: readonly string[]) =>
  running.db.selectFrom('outbox').where('lrn', 'in', lrns).select(['state', 'worker']).execute();
const allSent = (lrns: readonly string[]) =>
  eventually('all sent', async () => {
    const rows = await messages(lrns);
    return rows.length === lrns.length && rows.every(({ state }) => state === 'sent') && rows;
  });

test('every database connection cut at once: calls, sending and live events go on', async () => {
  const socket = io(running.server.socketAddress, { transports: ['websocket'] });
  const heard: { id: number; status: string }[] = [];
  socket.on('declaration', (event) => heard.push(event));
  socket.emit('auth', { token: person.token });
  await new Promise((resolve) => socket.once('authenticated', resolve));

  const name = new URL(running.databaseUrl.replace('@/', '@host/')).pathname.slice(1);
  await administer(
    running.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );

  const { id } = await eventually('a call answered', async () => {
    const { status, body } = await person.call('POST', '/customs-declarations', acceptedDocument('CUT-1'));
    return status === 201 && body.data;
  });
  const document = { ...acceptedDocument('CUT-1'), internal_id: 'after the cut' };
  const sent = await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(document),
  });
  expect(sent.status).toBe(200);
  await eventually('the post', async () => authority.posted.some(({ lrn }) => lrn === 'CUT-1'));
  await eventually('a live event', async () => {
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: sent.body.data.revision,
      patches: [{ op: 'set', path: ['ref_general'], value: `${Date.now()}` }],
      client: 'one window',
    });
    return heard.length > 0;
  });
  socket.disconnect();
});

test('a connection cut between two statements of a transaction ends that transaction, and not the process', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  const db = openDatabase(running.databaseUrl);
  const cut = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await administer(running.databaseUrl, `select pg_terminate_backend(${rows[0]!.pid})`);
    // As while a token is asked for.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`select 1`.execute(transaction);
  });
  await expect(cut).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

test('two servers on one database: each message is posted once, by one of them', async () => {
  const second = await startServer(
    testSettings(running.databaseUrl, { hmrcUrl: authority.url }),
    createLog('silent'),
  );
  try {
    const lrns = Array.from({ length: 20 }, (_, index) => `TWO-${index}`);
    await Promise.all(lrns.map(send));
    await allSent(lrns);
    for (const lrn of lrns) expect(posts(lrn)).toBe(1);
  } finally {
    await second.close();
  }
});

test('a server that comes up leaves alone what another one that lives is posting', async () => {
  // As many as one worker posts at once, so that the next is posted by the second, after it looked around.
  const lrns = Array.from({ length: 4 }, (_, index) => `LIVES-${index}`);
  const ends = lrns.map((lrn) => {
    const end = untilTold();
    authority.next(lrn, end.behaviour);
    return end;
  });
  await Promise.all(lrns.map(send));
  await Promise.all(lrns.map(posted));
  const second = await startServer(
    testSettings(running.databaseUrl, { hmrcUrl: authority.url }),
    createLog('silent'),
  );
  try {
    await send('LIVES-NEXT');
    await allSent(['LIVES-NEXT']);
    expect((await messages(lrns)).map(({ state }) => state)).toEqual(lrns.map(() => 'sending'));
    for (const end of ends) end.tell();
    await allSent(lrns);
    for (const lrn of lrns) expect(posts(lrn)).toBe(1);
  } finally {
    await second.close();
  }
});

test('what came of a post says nothing of a message that another worker posts by now', async () => {
  const end = untilTold(answer(503));
  authority.next('TAKEN-OVER', end.behaviour);
  await send('TAKEN-OVER');
  await posted('TAKEN-OVER');

  const other = new pg.Client({ connectionString: running.databaseUrl });
  await other.connect();
  try {
    await other.query('select pg_advisory_lock(7421, 1)');
    await sql`update outbox set worker = 1 where lrn = 'TAKEN-OVER'`.execute(running.db);
    end.tell();
    await eventually('the outcome of the first post', async () =>
      running.log().includes('"lrn":"TAKEN-OVER","attempt":1,"outcome":"untaken"'),
    );
    await send('TAKEN-OVER-NEXT');
    await allSent(['TAKEN-OVER-NEXT']);
    expect(await messages(['TAKEN-OVER'])).toEqual([{ state: 'sending', worker: 1 }]);
    expect(posts('TAKEN-OVER')).toBe(1);
  } finally {
    await other.end();
  }
});

test('a message posted again while the post before cannot be noted yet is posted once more and not twice', async () => {
  const end = untilTold();
  authority.next('NOT-NOTED', answer(503), end.behaviour);
  // What a post tells of the authority finds no place in the database.
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no room for failures''; end'`.execute(running.db);
  await sql`create trigger refuse before update of failures on authorities for each row
    execute function refuse()`.execute(running.db);
  await send('NOT-NOTED');
  await eventually('the second post', async () => posts('NOT-NOTED') === 2);
  await sql`drop function refuse() cascade`.execute(running.db);
  await eventually('the first post noted', async () => {
    const { rows } = await sql<{
      failures: number;
    }>`select failures from authorities where name = 'HMRC CDS'`.execute(running.db);
    return rows[0]!.failures === 1;
  });
  // As soon as there is nothing more to note, the worker looks for what nobody posts.
  await send('NOT-NOTED-NEXT');
  await allSent(['NOT-NOTED-NEXT']);
  expect(await messages(['NOT-NOTED'])).toMatchObject([{ state: 'sending' }]);
  end.tell();
  await allSent(['NOT-NOTED']);
  expect(posts('NOT-NOTED')).toBe(2);
});

test('what came of a post says nothing of a later post of the same message', async () => {
  const [first, second] = [untilTold(answer(503)), untilTold()];
  authority.next('LATER', first.behaviour, second.behaviour);
  const id = await send('LATER');
  await posted('LATER');
  await takenForDead('LATER', id);
  const released = await person.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'release' });
  expect(released.status).toBe(200);
  await eventually('the second post', async () => posts('LATER') === 2);
  first.tell();
  await eventually('the outcome of the first post', async () =>
    running.log().includes('"lrn":"LATER","attempt":1,"outcome":"untaken"'),
  );
  await send('LATER-NEXT');
  await allSent(['LATER-NEXT']);
  expect(await messages(['LATER'])).toMatchObject([{ state: 'sending' }]);
  second.tell();
  await allSent(['LATER']);
  expect(posts('LATER')).toBe(2);
});

test.each(['release', 'discard'])(
  'while a message is being posted nobody decides over it: %s is refused',
  async (decision) => {
    const lrn = `DECIDE-${decision}`;
    const end = untilTold();
    authority.next(lrn, end.behaviour);
    const id = await send(lrn);
    await posted(lrn);
    expect((await person.call('POST', `/customs-declarations/${id}/outbox`, { decision })).status).toBe(409);
    expect(await messages([lrn])).toMatchObject([{ state: 'sending' }]);
    end.tell();
    await allSent([lrn]);
    expect(posts(lrn)).toBe(1);
  },
);

test.each(['release', 'discard'])(
  'a decision that comes while a worker takes the message is refused, and it is posted once: %s',
  async (decision) => {
    const other = new pg.Client({ connectionString: running.databaseUrl });
    await other.connect();
    await sql`create function hold() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(7422, 1); return new; end'`.execute(running.db);
    await sql`create trigger hold before update of next_post_at on authorities for each row
      execute function hold()`.execute(running.db);
    try {
      await other.query('select pg_advisory_lock(7422, 1)');
      const lrn = `TAKING-${decision}`;
      const ends = [untilTold(), untilTold()];
      authority.next(lrn, ...ends.map(({ behaviour }) => behaviour));
      const id = await send(lrn);
      const waitingFor = async (statement: string) =>
        (
          await other.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and query like $1`,
            [statement],
          )
        ).rowCount === 1;
      await eventually('a worker that takes the message', () => waitingFor('update "authorities"%'));
      const decided = person.call('POST', `/customs-declarations/${id}/outbox`, { decision });
      await eventually('the decision to wait for it', () => waitingFor('select%from "outbox"%for update'));
      await other.query('select pg_advisory_unlock(7422, 1)');
      expect((await decided).status).toBe(409);
      await posted(lrn);
      expect(await messages([lrn])).toMatchObject([{ state: 'sending' }]);
      for (const end of ends) end.tell();
      await allSent([lrn]);
      expect(posts(lrn)).toBe(1);
    } finally {
      await sql`drop function hold() cascade`.execute(running.db);
      await other.end();
    }
  },
);

test('a 202 that comes after the message was given up is noted: its conversation, and that customs had the LRN', async () => {
  const end = untilTold();
  authority.next('GIVEN-UP', end.behaviour);
  const id = await send('GIVEN-UP');
  await posted('GIVEN-UP');
  await takenForDead('GIVEN-UP', id);
  const decide = { decision: 'discard' };
  expect((await person.call('POST', `/customs-declarations/${id}/outbox`, decide)).status).toBe(200);
  end.tell();
  const { conversationId } = authority.posted.find(({ lrn }) => lrn === 'GIVEN-UP')!;
  const row = await eventually('the 202 to be noted', async () => {
    const [found] = await rowsOf('GIVEN-UP');
    return found?.conversation_id === conversationId && found;
  });
  expect(row).toMatchObject({ state: 'discarded', outcome: 'discarded', http_status: 202 });
  expect(row.sent_at).not.toBeNull();
});

test('a 202 that comes after the message was released, and before it is posted again, keeps it from that', async () => {
  const end = untilTold();
  authority.next('IN-TIME', end.behaviour);
  const id = await send('IN-TIME');
  await posted('IN-TIME');
  await takenForDead('IN-TIME', id);
  // As while the authority is away: nothing is posted before the hour.
  await sql`update outbox set state = 'waiting', next_attempt_at = now() + interval '4 minutes'
    where lrn = 'IN-TIME'`.execute(running.db);
  end.tell();
  await allSent(['IN-TIME']);
  expect(posts('IN-TIME')).toBe(1);
});

/** As another worker does that takes the one that posts it for dead. */
async function takenForDead(lrn: string, id: number): Promise<void> {
  await sql`update outbox set state = 'unconfirmed' where lrn = ${lrn}`.execute(running.db);
  await sql`update documents set facts = facts || '{"unconfirmed": true}' where id = ${id}`.execute(
    running.db,
  );
}

const rowsOf = (lrn: string) => running.db.selectFrom('outbox').where('lrn', '=', lrn).selectAll().execute();
