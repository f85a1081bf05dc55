import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { type Server, startServer } from '../../src/server/main.ts';
import { type Person, type RunningServer, startTestServer, testSettings } from './running-server.ts';

let running: RunningServer;
let second: Server;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  second = await startServer(testSettings(running.databaseUrl), createLog('silent'));
  person = await running.signIn();
});
afterAll(async () => {
  await second.close();
  await running.close();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Listener {
  readonly socket: Socket;
  readonly heard: { id: number; revision: number }[];
}

/** A socket that is in its rooms. */
async function listen(address: string, token: string): Promise<Listener> {
  const socket = io(address, { transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const heard: Listener['heard'] = [];
  socket.on('declaration', (event) => heard.push(event));
  socket.emit('auth', { token });
  await new Promise<void>((resolve, reject) => {
    socket.once('authenticated', resolve);
    socket.once('disconnect', () => reject(new Error('hung up')));
  });
  return { socket, heard };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a change reaches the company, its partner and administrators, in every process, and nobody else (API-254)', async () => {
  const tokenOf = async (email: string) => (await running.signIn(email)).token;
  const colleague = await listen(running.server.socketAddress, await tokenOf('colleague@tidewaiter.example'));
  const elsewhere = await listen(second.socketAddress, person.token);
  const partner = await listen(second.socketAddress, await tokenOf('partner@tidewaiter.example'));
  const admin = await listen(running.server.socketAddress, await tokenOf('admin@tidewaiter.example'));
  const stranger = await listen(running.server.socketAddress, await tokenOf('other@tidewaiter.example'));

  const { id } = (await person.call('POST', '/customs-declarations', {})).body.data;
  await person.call('PATCH', `/customs-declarations/${id}`, {
    revision: 1,
    patches: [{ op: 'set', path: ['internal_id'], value: 'live' }],
  });
  await settled();
  for (const { heard } of [colleague, elsewhere, partner, admin]) {
    expect(heard).toEqual([
      { id, revision: 1, status: 'draft', mrn: null },
      { id, revision: 2, status: 'draft', mrn: null },
    ]);
  }
  expect(stranger.heard).toEqual([]);
});

test('a socket without a valid token is hung up on', async () => {
  await expect(listen(running.server.socketAddress, 'A'.repeat(43))).rejects.toThrow('hung up');
});

test('a logout hangs up on the sockets of its session, in every process', async () => {
  const leaving = await running.signIn();
  const { socket } = await listen(second.socketAddress, leaving.token);
  const hungUp = new Promise((resolve) => socket.once('disconnect', resolve));
  await leaving.call('POST', '/logout');
  await hungUp;
  expect(socket.connected).toBe(false);
});

test('polling is not offered', async () => {
  const response = await fetch(`${running.server.socketAddress}/socket.io/?EIO=4&transport=polling`);
  expect(response.status).toBe(400);
});
