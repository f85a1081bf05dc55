import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { startServer } from '../../src/server/main.ts';
import { administer } from '../support/database.ts';
import {
  acceptedDocument,
  eventually,
  type RunningServer,
  startTestServer,
  testSettings,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
});
afterAll(async () => {
  await running.close();
  await authority.close();
});

test('every database connection cut at once: calls, sending and live events go on', async () => {
  const person = await running.signIn();
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
    const person = await running.signIn();
    const lrns = Array.from({ length: 20 }, (_, index) => `TWO-${index}`);
    await Promise.all(
      lrns.map(async (lrn) => {
        const document = acceptedDocument(lrn);
        const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
        await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
      }),
    );
    await eventually('all posted', async () => {
      const rows = await running.db
        .selectFrom('outbox')
        .where('lrn', 'in', lrns)
        .select(['state', 'worker'])
        .execute();
      return rows.length === 20 && rows.every(({ state }) => state === 'sent') && rows;
    });
    for (const lrn of lrns) expect(authority.posted.filter((post) => post.lrn === lrn)).toHaveLength(1);
  } finally {
    await second.close();
  }
});
