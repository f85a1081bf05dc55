import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownToken } from '../../src/server/authorisation/token-endpoint.ts';
import { createHttpPost } from '../../src/server/sending/http-post.ts';

let server: Server;
let arrived = 0;
/** The ends of connections on the side that posts. */
const ends: Socket[] = [];
const note = (message: unknown) => ends.push((message as { socket: Socket }).socket);
beforeAll(async () => {
  subscribe('net.client.socket', note);
  server = createServer((request) => {
    arrived += 1;
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  unsubscribe('net.client.socket', note);
  server.closeAllConnections();
  server.close();
});

const post = createHttpPost({ timeoutMs: 10_000 });
const message = () => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  headers: {},
  body: Buffer.from('a message'),
});

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])(
  'a connection that stood and breaks with %s may have carried the message: nobody knows',
  async (code) => {
    const before = arrived;
    const outcome = post(message(), new AbortController().signal);
    await expect.poll(() => arrived).toBe(before + 1);
    ends.at(-1)!.destroy(Object.assign(new Error(`read ${code}`), { code, syscall: 'read' }));
    expect(await outcome).toMatchObject({ kind: 'unknown', httpStatus: null });
  },
);

test('a connection that never stood carried nothing', async () => {
  expect(await post({ ...message(), url: 'http://127.0.0.1:9' }, new AbortController().signal)).toMatchObject(
    {
      kind: 'untaken',
      reason: 'Customs cannot be reached (ECONNREFUSED).',
    },
  );
});

test('a message is not posted any more by a server that was stopped before', async () => {
  const before = arrived;
  expect(await post(message(), AbortSignal.abort())).toEqual({
    kind: 'unposted',
    reason: 'Tidewaiter was stopped before the message was posted.',
  });
  expect(arrived).toBe(before);
});

test('a redirect is an answer and not followed: what is posted goes where it was sent, and the secret of a token too', async () => {
  const elsewhere = createServer((_request, response) => response.end('taken'));
  let followed = 0;
  elsewhere.on('request', () => {
    followed += 1;
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const redirecting = createServer((_request, response) => response.writeHead(307, { location }).end());
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
    const answer = await post({ ...message(), url }, new AbortController().signal);
    expect(answer).toMatchObject({ status: 307 });
    expect(await ownToken({ url, clientId: 'client', clientSecret: 'secret' })).toEqual({ kind: 'away' });
    expect(followed).toBe(0);
  } finally {
    elsewhere.close();
    redirecting.close();
  }
});

test('whoever says nothing is given up in time, also when the memory is cleared meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const clearMemory = runInNewContext('gc') as () => void;
  const impatient = createHttpPost({ timeoutMs: 1000 });
  const before = arrived;
  const stopping = new AbortController();
  const outcomes = Array.from({ length: 4 }, () => impatient(message(), stopping.signal));
  await expect.poll(() => arrived).toBe(before + 4);
  for (let round = 0; round < 5; round += 1) {
    clearMemory();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const outcome of outcomes) {
    expect(await outcome).toMatchObject({
      kind: 'unknown',
      reason: expect.stringContaining('within 1 seconds'),
    });
  }
}, 8000);
