import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEvenTime } from '../../src/server/accounts/even-time.ts';
import { type Line, noLine } from '../../src/server/sign-in/strangers.ts';
import { call, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running.close());

/** A step, ms; a timer may be early by a millisecond or two. */
const step = 298;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work().catch(() => {});
  return performance.now() - before;
}

test('an answer comes at the end of a step of time, whatever there was to do (issue 24, point 9)', async () => {
  expect(await timeOf(() => inEvenTime(noLine, async () => {}))).toBeGreaterThanOrEqual(step);
  expect(await timeOf(() => inEvenTime(noLine, () => pause(step + 20)))).toBeGreaterThanOrEqual(2 * step);
  const refused = () => inEvenTime(noLine, () => Promise.reject(new Error('refused')));
  expect(await timeOf(refused)).toBeGreaterThanOrEqual(step);
});

test('the turn itself ends at the end of a step: whoever waits behind it learns nothing of how long it took', async () => {
  let turn = 0;
  const line: Line = async (work) => {
    const before = performance.now();
    try {
      return await work();
    } finally {
      turn = performance.now() - before;
    }
  };
  await inEvenTime(line, async () => {});
  expect(turn).toBeGreaterThanOrEqual(58);
  await inEvenTime(line, () => pause(62));
  expect(turn).toBeGreaterThanOrEqual(118);
});

const email = 'nobody@even.example';
const passwords = { password: 'harbour-7-lights', password_confirmation: 'harbour-7-lights' };
test.each([
  [
    '/register',
    {
      ...{ product: 'customs-declarations', name: 'Nora', second_name: 'Weir', customer: 'Weir Freight Ltd' },
      ...{ phone: '+44 20 7946 0000', email, ...passwords },
    },
    200,
  ],
  ['/reset', { email }, 200],
  ['/change', { email, verification_code: 'guess', ...passwords }, 422],
  ['/send-reset-mfa-code', { email }, 200],
  ['/auth/request', { email, code: '123456' }, 422],
])('%s answers at the end of a step', async (path, body, status) => {
  let answered: number | undefined;
  const time = await timeOf(async () => {
    answered = (await call(running.server, 'POST', path, body)).status;
  });
  expect(answered).toBe(status);
  expect(time).toBeGreaterThanOrEqual(step);
});
