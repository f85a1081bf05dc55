import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let owner: Person;
let company: number;
let colleague: number;
beforeAll(async () => {
  running = await startTestServer();
  owner = await running.signIn();
  company = (await owner.call('GET', '/init')).body.data.user.company.id;
  colleague = (await owner.call('GET', '/account/employees')).body.data[0].id;
});
afterAll(() => running.close());

const badge = {
  badge: 'BADGE1234',
  description: 'Port of Felixstowe',
  csp: 'CNS',
  csp_env: 'TT',
  csp_client_id: 'client-of-cns',
  csp_client_pass: 'pass-of-cns',
  csp_topic: 'topic',
};
const status = { name: 'Waits for the licence', corresponding_default_status: 'draft' };

test('whatever is changed of a company, its people and one’s own account stands in the audit, by whom and of whom', async () => {
  let made = 0;
  const steps: readonly [action: string, recordId: (() => number) | null, () => Promise<unknown>][] = [
    ['badges created', null, async () => (made = (await done('POST', '/badges', badge)).id)],
    ['badges changed', null, () => done('PUT', '/badges', [{ ...badge, id: made, csp: 'MCP' }])],
    ['badges removed', null, () => done('DELETE', '/badges', [made])],
    [
      'statuses created',
      null,
      async () => (made = (await done('POST', '/transaction-statuses', [status]))[0].id),
    ],
    [
      'statuses changed',
      null,
      () => done('PUT', '/transaction-statuses', [{ ...status, id: made, name: 'Has the licence' }]),
    ],
    ['statuses removed', null, () => done('DELETE', '/transaction-statuses', [made])],
    ['person changed', () => colleague, () => done('PUT', `/clients/${colleague}`, { name: 'Col' })],
    ['person deleted', () => colleague, () => done('DELETE', `/clients/${colleague}`)],
    ['plan asked for', null, () => done('PUT', '/account/upgradePlan', { plan_id: 3 })],
    ['profile changed', null, () => done('PUT', '/account/profile', { name: 'Dana Ferry', phone: '+44 1' })],
    ['sign-out', null, () => done('POST', '/logout')],
  ];
  const { id: me } = (await owner.call('GET', '/init')).body.data.user;
  for (const [action, recordId, act] of steps) {
    const before = (await entries()).length;
    await act();
    const added = (await entries()).slice(before);
    expect(added, action).toMatchObject([
      { action, user_id: me, company_id: company, ...(recordId && { record_id: recordId() }) },
    ]);
    expect(JSON.stringify(added), action).not.toContain('pass-of-cns');
  }
});

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
async function done(method: string, path: string, body?: unknown): Promise<any> {
  const answer = await owner.call(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body.data;
}

const entries = () => running.db.selectFrom('audit').orderBy('id').selectAll().execute();
