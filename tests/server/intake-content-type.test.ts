import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackToken, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running.close());

/** Pushes with exactly these headers: fetch would add or refuse some. */
function push(body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${running.server.address}/api/notifications/cds`,
      { method: 'POST', headers: { authorization: callbackToken, ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

test.each([
  ['none', {}],
  ['a blank one', { 'content-type': '' }],
  ['half a one', { 'content-type': 'application' }],
  ['a broken one', { 'content-type': ';;/xml charset' }],
  ['JSON', { 'content-type': 'application/json' }],
  ['XML', { 'content-type': 'application/xml; charset=UTF-8' }],
])('a push is kept byte for byte whatever its content type: %s', async (what, headers) => {
  const body = `<not read yet="${what}"/>`;
  expect(await push(body, { 'x-conversation-id': what, ...headers })).toBe(200);
  const kept = await running.db
    .selectFrom('received_notifications')
    .where('conversation_id', '=', what)
    .select(['body', 'headers'])
    .executeTakeFirstOrThrow();
  expect(kept.body.toString()).toBe(body);
  expect(kept.headers['content-type']).toBe((headers as Record<string, string>)['content-type']);
  expect(kept.headers).not.toHaveProperty('authorization');
});

/** Pushes so many bytes and looks for the answer when all of them are sent, not before; its status line. */
function pushWhole(conversation: string, size: number, isLengthSaid: boolean): Promise<string> {
  const { port } = new URL(running.server.address);
  const socket = connect(Number(port), '127.0.0.1');
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.write(
      [
        'POST /api/notifications/cds HTTP/1.1',
        'Host: tidewaiter',
        `Authorization: ${callbackToken}`,
        `X-Conversation-ID: ${conversation}`,
        isLengthSaid ? `Content-Length: ${size}` : 'Transfer-Encoding: chunked',
        '\r\n',
      ].join('\r\n'),
    );
    let left = size;
    const go = () => {
      if (left === 0) {
        if (!isLengthSaid) socket.write('0\r\n\r\n');
        socket.once('data', (answer) => resolve(answer.toString().split('\r\n')[0]!));
        return;
      }
      left -= chunk.length;
      const head = isLengthSaid ? '' : `${chunk.length.toString(16)}\r\n`;
      socket.write(Buffer.concat([Buffer.from(head), chunk, Buffer.from(isLengthSaid ? '' : '\r\n')]), () =>
        go(),
      );
    };
    go();
  });
}

test.each([
  ['said before', true],
  ['not said', false],
])(
  'a push of more than 16 MiB, its length %s, is refused so that customs hears it (413), and not kept',
  async (what, isLengthSaid) => {
    const status = await pushWhole(`large, ${what}`, 64 * 1024 * 1024, isLengthSaid);
    expect(status).toBe('HTTP/1.1 413 Payload Too Large');
    const kept = await running.db
      .selectFrom('received_notifications')
      .where('conversation_id', '=', `large, ${what}`)
      .select('id')
      .execute();
    expect(kept).toEqual([]);
  },
);

test('a push that breaks off is not kept, and no error of the server', async () => {
  const call = request(`${running.server.address}/api/notifications/cds`, {
    method: 'POST',
    headers: { authorization: callbackToken, 'x-conversation-id': 'half', 'content-length': 1000 },
  });
  call.on('error', () => {});
  call.write('<half of it');
  await new Promise((resolve) => setTimeout(resolve, 200));
  call.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await push('<whole/>', { 'x-conversation-id': 'whole' })).toBe(200);
  const kept = await running.db
    .selectFrom('received_notifications')
    .where('conversation_id', '=', 'half')
    .select('id')
    .execute();
  expect(kept).toEqual([]);
  expect(running.log()).not.toContain('Server error');
});

test('without the token nothing is kept, whatever the content type', async () => {
  expect(await push('<x/>', { authorization: 'wrong', 'x-conversation-id': 'wrong' })).toBe(401);
  const kept = await running.db
    .selectFrom('received_notifications')
    .where('conversation_id', '=', 'wrong')
    .select('id')
    .execute();
  expect(kept).toEqual([]);
});
