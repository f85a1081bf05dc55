import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { startSocket } from '../../src/server/live/socket.ts';
import { createLog } from '../../src/server/log.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { call, startTestServer } from './running-server.ts';

test('a session that ends while its connection signs in leaves nobody connected', async () => {
  const running = await startTestServer();
  const { db, settings } = running;
  const sessions = createSessions(settings.secretKey, 1);
  const { token } = await running.signIn();
  const logOut = () =>
    call(running.server, 'POST', '/logout', undefined, { authorization: `Bearer ${token}` });
  const socket = await startSocket({
    settings,
    db,
    log: createLog('silent'),
    sessions: {
      ...sessions,
      async actorOf(...asked): Promise<Actor | undefined> {
        const actor = await sessions.actorOf(...asked);
        await logOut();
        await socket.tell({ name: 'sign-in-ended', signIn: actor!.signIn });
        return actor;
      },
    },
  });
  const client = io(`http://127.0.0.1:${socket.port}`, { transports: ['websocket'], reconnection: false });
  try {
    const told: string[] = [];
    client.on('authenticated', () => told.push('authenticated'));
    const left = new Promise<void>((resolve) => client.on('disconnect', () => resolve()));
    client.emit('auth', { token });
    await left;
    expect(told).toEqual([]);
  } finally {
    client.close();
    await socket.close();
    await running.close();
  }
});
