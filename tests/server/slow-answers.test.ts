import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitSlowAnswers } from '../../src/server/slow-answers.ts';

const large = 'x'.repeat(40 * 1024 * 1024);
const mostWaiting = 2.5 * large.length;

let app: FastifyInstance;
let port: number;
let waiting: () => number;
let asked = 0;

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  ({ waiting } = limitSlowAnswers(app, { mostWaiting, graceMs: 400 }));
  app.get('/large', async () => {
    asked += 1;
    return large;
  });
  app.get('/health', async () => ({ well: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterAll(async () => await app.close());

/** Asks and reads nothing of the answer. */
function ask(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.once('connect', () => socket.pause());
  socket.write('GET /large HTTP/1.1\r\nhost: here\r\n\r\n');
  return socket;
}

/** How much comes until it is all there, or the connection closes. */
async function readRest(socket: Socket): Promise<number> {
  return await new Promise((resolve) => {
    let length = 0;
    socket.on('data', (piece) => {
      length += piece.length;
      if (length > large.length) resolve(length);
    });
    socket.once('close', () => resolve(length));
    socket.resume();
  });
}

test('of answers that nobody takes no more wait than the process shall hold: the oldest are cut off', async () => {
  const untaken = Array.from({ length: 6 }, ask);
  await expect.poll(() => asked).toBe(6);
  await expect.poll(waiting, { timeout: 20_000 }).toBeLessThanOrEqual(mostWaiting);
  expect(waiting()).toBeGreaterThan(1.9 * large.length);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  // Those that were not cut off have the whole of it.
  const read = await Promise.all(untaken.map(readRest));
  expect(read.map((length) => length > large.length)).toEqual([false, false, false, false, true, true]);
  for (const socket of untaken) socket.destroy();
});
