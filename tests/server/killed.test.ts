import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/server/main.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { notification } from './notifications.ts';
import { acceptedDocument, callbackToken, eventually, push, signIn } from './running-server.ts';
import { type SmallAuthority, startSmallAuthority, stayStill } from './small-authority.ts';

const kills = 6;

let database: TestDatabase;
let db: Database;
let authority: SmallAuthority;
let child: ChildProcess | undefined;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  authority = await startSmallAuthority();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await authority.close();
  await db.destroy();
  await database.drop();
});

/** The server in a process of its own, which can be killed. */
async function startProcess(): Promise<Server> {
  const file = fileURLToPath(new URL('../../src/server/process.ts', import.meta.url));
  child = spawn(process.execPath, ['--import', 'tsx', file, '--seed-demonstration'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: '0',
      SOCKET_PORT: '0',
      HMRC_URL: authority.url,
      HMRC_CALLBACK_TOKEN: callbackToken,
      // As many as possible are to be on their way when it is killed.
      SENDS_PER_SECOND: '0',
      LOG_LEVEL: 'silent',
    },
  });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (message === undefined) throw new Error('The server process did not start.');
  return { address: message.ready, socketAddress: '', close: async () => {} };
}

async function kill(): Promise<void> {
  const gone = once(child!, 'exit');
  child!.kill('SIGKILL');
  await gone;
}

test('killed while saving and sending: nothing acknowledged is lost, nothing is posted twice', {
  timeout: 120_000,
}, async () => {
  const acknowledged = new Set<string>();
  const saved = new Map<number, string>();

  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess();
    const person = await signIn(server, 'demo@tidewaiter.example');
    let somethingAcknowledged = () => {};
    const firstAcknowledged = new Promise<void>((resolve) => {
      somethingAcknowledged = resolve;
    });
    const work = [0, 1, 2].map(async (part) => {
      const lrn = `KILL-${round}-${part}`;
      // An authority that takes its time is caught in the middle.
      authority.next(lrn, (_request, response, { conversationId }) => {
        setTimeout(() => response.writeHead(202, { 'x-conversation-id': conversationId }).end(), part * 60);
      });
      const { id, revision } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn)))
        .body.data;
      const patches = [{ op: 'set', path: ['internal_id'], value: lrn }];
      const patched = await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
      if (patched.status === 200) saved.set(id, lrn);
      const document = { ...acceptedDocument(lrn), internal_id: lrn };
      const sent = await person.call('POST', '/customs-declarations/send', {
        id,
        data_j: JSON.stringify(document),
      });
      if (sent.status !== 200) return;
      acknowledged.add(lrn);
      somethingAcknowledged();
    });
    const all = Promise.allSettled(work);
    // By turns anywhere in the work, and when something was acknowledged and is on its way to customs.
    const moment =
      round % 2 === 0 ? new Promise((resolve) => setTimeout(resolve, 60 + round * 40)) : firstAcknowledged;
    await Promise.race([all, moment]);
    await kill();
    await all;
  }

  const server = await startProcess();
  const rows = await eventually('every message settled or unconfirmed', async () => {
    const found = await db.selectFrom('outbox').select(['lrn', 'state', 'reason']).execute();
    return found.every(({ state }) => state === 'sent' || state === 'unconfirmed') && found;
  });
  const lrns = rows.map(({ lrn }) => lrn);
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills / 2);
  expect(saved.size).toBeGreaterThanOrEqual(kills / 2);
  expect(authority.posted.length).toBeGreaterThanOrEqual(kills / 2);
  for (const lrn of acknowledged) expect(lrns).toContain(lrn);
  for (const lrn of lrns) {
    const posts = authority.posted.filter((post) => post.lrn === lrn).length;
    expect(posts, lrn).toBeLessThanOrEqual(1);
    if (rows.find((row) => row.lrn === lrn)!.state === 'sent') expect(posts, lrn).toBe(1);
  }
  for (const [id, text] of saved) {
    const { document } = await db
      .selectFrom('declarations')
      .where('id', '=', id)
      .select('document')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(document).internal_id).toBe(text);
  }

  for (const { lrn } of rows.filter(({ state }) => state === 'unconfirmed')) {
    await push(server, notification({ code: '01', lrn, mrn: '26GB0000000000001A' }), {
      'x-conversation-id': `of ${lrn}`,
    });
  }
  await eventually('every message settled by customs', async () => {
    const open = await db.selectFrom('outbox').where('state', '=', 'unconfirmed').select('lrn').execute();
    return open.length === 0;
  });
  await kill();
});

test('killed while customs has not answered yet: the message awaits confirmation and is not posted again', {
  timeout: 60_000,
}, async () => {
  const lrn = 'CAUGHT-1';
  authority.next(lrn, stayStill);
  const person = await signIn(await startProcess(), 'demo@tidewaiter.example');
  const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  await eventually('the post', async () => authority.posted.some((post) => post.lrn === lrn));
  await kill();

  await startProcess();
  const row = await eventually('unconfirmed', async () => {
    const found = await db
      .selectFrom('outbox')
      .where('lrn', '=', lrn)
      .select(['state', 'reason'])
      .executeTakeFirst();
    return found?.state === 'unconfirmed' && found;
  });
  expect(row.reason).toContain('customs may have it');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(authority.posted.filter((post) => post.lrn === lrn)).toHaveLength(1);
});
