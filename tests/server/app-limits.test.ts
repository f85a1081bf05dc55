import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFileStore } from '../../src/areas/customs/server/post/file-store.ts';
import { createMailServer } from '../../src/server/mail/smtp.ts';
import { limitSlowAnswers } from '../../src/server/slow-answers.ts';
import { type RunningServer, startTestServer } from './running-server.ts';

/* What each part does by itself has tests of its own: these say that the server uses it. */
vi.mock('../../src/server/mail/smtp.ts', { spy: true });
vi.mock('../../src/areas/customs/server/post/file-store.ts', { spy: true });
vi.mock('../../src/server/slow-answers.ts', { spy: true });

let running: RunningServer | undefined;
const sockets: Socket[] = [];
beforeAll(() => {
  vi.useRealTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await running?.close();
  running = undefined;
});

async function connected(): Promise<Socket> {
  const { port, hostname } = new URL(running!.server.address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket.on('error', () => {}));
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Sends the head of a call that has a body of so many bytes, and the first of them. */
async function begun(path: string, length: number): Promise<() => string> {
  const socket = await connected();
  let said = '';
  socket.on('data', (piece) => {
    said += String(piece);
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`,
  );
  return () => said;
}

test('an address has so many connections and no more', async () => {
  running = await startTestServer({ callLimits: 0.01 });
  const all = await Promise.all(Array.from({ length: 30 }, connected));
  await vi.waitFor(() => expect(all.filter(({ destroyed }) => destroyed)).toHaveLength(10));
});

test('a body that does not come is answered 408', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  running = await startTestServer();
  const said = await begun('/api/login', 1000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(said()).toBe('');
  vi.advanceTimersByTime(70_000);
  await vi.waitFor(() => expect(said()).toMatch(/^HTTP\/1.1 408 /));
});

test('where there is nothing no body is waited for', async () => {
  running = await startTestServer();
  for (const path of ['/api/nowhere', '/nowhere']) {
    const said = await begun(path, 1_000_000);
    await vi.waitFor(() => expect(said()).toMatch(/^HTTP\/1.1 404 /));
  }
});

test('what the thread that answers reads itself is short: of members that all differ it keeps few apart', async () => {
  running = await startTestServer();
  const person = await running.signIn();
  const members = Array.from({ length: 900 }, (_, at) => `"m${(at * 7919).toString(36)}":0`).join(',');
  const body = JSON.stringify([0]).replace('0', Array.from({ length: 3 }, () => `{${members}}`).join(','));
  expect(body.length).toBeGreaterThan(16 * 1024);
  const answer = await fetch(`${running.server.address}/api/watch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(413);
  const long = running.server.routes.filter(
    ({ cost, bodyLimit, url }) =>
      cost === 'call' && bodyLimit > 64 * 1024 && !url.endsWith('/notifications/cds'),
  );
  expect(long).toEqual([]);
});

test('answers that nobody takes are limited', async () => {
  running = await startTestServer();
  expect(limitSlowAnswers).toHaveBeenCalled();
});

test('in production neither a mail nor a file goes unencrypted', async () => {
  running = await startTestServer({
    production: true,
    publicUrl: 'https://tide.example',
    smtpUrl: 'smtp://mail.example:25',
  });
  expect(createFileStore).toHaveBeenLastCalledWith(expect.anything(), { mustBeSecure: true });
  expect(createMailServer).toHaveBeenLastCalledWith(expect.objectContaining({ requireTls: true }));
});
