import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchCalls } from '../../src/server/calls-under-way.ts';
import { limitConnections } from '../../src/server/connections.ts';
import { takingForms } from '../../src/server/forms.ts';
import { createLog } from '../../src/server/log.ts';
import { limitSlowBodies } from '../../src/server/slow-bodies.ts';
import { createThreads } from '../../src/server/threads/threads.ts';

let app: FastifyInstance;
let port: number;
/** Calls that are not over yet. */
let underWay = 0;
/** What becomes of calls to /held, in order. */
const held: string[] = [];
let goOn = () => {};
const untilTold = () =>
  new Promise<void>((resolve) => {
    goOn = resolve;
  });

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  limitConnections(app.server, { trustProxy: 0, most: 60 });
  limitSlowBodies(app, { firstMs: 400, bytesASecond: 100 * 1024 });
  const watch = watchCalls(app);
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => held.push('is closed'));
    watch(request, reply, {
      arrived() {},
      over() {
        underWay -= 1;
      },
    });
  });
  app.post('/json', async () => ({ taken: true }));
  app.get('/health', async () => ({ well: true }));
  app.addContentTypeParser('text/held', { parseAs: 'string' }, async () => {
    held.push('is read');
    await untilTold();
  });
  app.post('/held', async (_request, reply) => {
    held.push('is made');
    await untilTold();
    return reply.send('made');
  });
  await takingForms(app, createThreads(createLog('silent')), (forms) => {
    forms.post('/form', { schema: { body: { type: 'object' } } }, async () => ({ taken: true }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterAll(async () => await app.close());

/** Sends the head, then a byte now and then; what it was answered, once it is hung up on. */
async function slowly(path: string, type: string, most = 10_000): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (piece) => {
    said += String(piece);
  });
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: ${type}\r\ncontent-length: ${most}\r\n\r\n{`,
  );
  const dripping = setInterval(() => socket.writable && socket.write(' '), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return said;
}

test.each([
  ['/json', 'application/json'],
  ['/form', 'multipart/form-data; boundary=x'],
])('a body that comes a byte now and then is answered 408 and hung up on: %s', async (path, type) => {
  const said = await slowly(path, type);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
  expect(said).toContain('What was sent came in too slowly.');
  // Whoever sent it may send it again at once.
  await expect.poll(() => underWay).toBe(0);
});

test('what is made of a body that was still read when its sender hung up is under way until it is made', async () => {
  held.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /held HTTP/1.1\r\nhost: here\r\ncontent-type: text/held\r\ncontent-length: 1\r\n\r\nx');
  await expect.poll(() => held).toEqual(['is read']);
  socket.destroy();
  await expect.poll(() => held).toEqual(['is read', 'is closed']);
  goOn();
  await expect.poll(() => held.at(-1)).toBe('is made');
  expect(underWay).toBe(1);
  goOn();
  await expect.poll(() => underWay).toBe(0);
});

test('fifty of them at once keep nobody else waiting', async () => {
  const slow = Array.from({ length: 50 }, () => slowly('/json', 'application/json'));
  const started = Date.now();
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  expect(response.status).toBe(200);
  expect(Date.now() - started).toBeLessThan(5000);
  for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1.1 408 /);
});

test('a large body that comes steadily has the time it takes', async () => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (piece) => {
    said += String(piece);
  });
  const piece = 'x'.repeat(60 * 1024);
  const pieces = 10;
  socket.write(
    `POST /json HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${pieces * piece.length + 2}\r\n\r\n"`,
  );
  for (let n = 0; n < pieces; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    socket.write(piece);
  }
  socket.write('"');
  while (!said.includes('taken')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test('an address has so many connections and no more, and new ones once those are over', async () => {
  const sockets: Socket[] = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const beyond = connect(port, '127.0.0.1');
  beyond.on('error', () => {});
  await new Promise((resolve) => beyond.once('close', resolve));
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.status)
    .toBe(200);
});
