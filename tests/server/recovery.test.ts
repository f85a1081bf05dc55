import { sql } from 'kysely';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/main.ts';
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
