import { request } from 'node:http';
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

test('without the token nothing is kept, whatever the content type', async () => {
  expect(await push('<x/>', { authorization: 'wrong', 'x-conversation-id': 'wrong' })).toBe(401);
  const kept = await running.db
    .selectFrom('received_notifications')
    .where('conversation_id', '=', 'wrong')
    .select('id')
    .execute();
  expect(kept).toEqual([]);
});
