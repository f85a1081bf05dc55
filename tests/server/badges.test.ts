import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneBadge } from '../../src/server/storage/migrations/0018-one-badge.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let owner: Person;
let company: number;
beforeAll(async () => {
  running = await startTestServer();
  owner = await running.signIn();
  company = (await owner.call('GET', '/init')).body.data.user.company.id;
});
afterAll(() => running?.close());

const badge = {
  badge: 'BADGE1234',
  description: 'Port of Felixstowe',
  csp: 'CNS',
  csp_env: 'TT',
  csp_client_id: 'client-of-cns',
  csp_client_pass: 'pass-of-cns',
  csp_topic: 'topic',
};
const { csp_client_pass: _pass, ...shown } = badge;
const list = async (by = owner) => (await by.call('GET', `/badges/${company}`)).body.data;
const add = async (by = owner, more: object = {}) =>
  (await by.call('POST', '/badges', { ...badge, ...more })).body.data.id as number;

test('a badge is created, listed, changed and removed; its pass is kept sealed and never shown (API-109, API-110, API-111, API-112, COM-050)', async () => {
  const created = await owner.call('POST', '/badges', badge);
  expect(created.status).toBe(201);
  const { id } = created.body.data;
  expect(created.body.data).toEqual({ id, ...shown });
  expect(await list()).toEqual([{ id, ...shown }]);
  const pass = async () =>
    (
      await sql<{ csp_client_pass: Buffer }>`select csp_client_pass from badges where id = ${id}`.execute(
        running.db,
      )
    ).rows[0]!.csp_client_pass;
  const first = await pass();
  expect(first.toString('latin1')).not.toContain('pass-of-cns');

  const changed = { id, ...shown, csp: 'MCP', csp_env: 'PROD' };
  const put = await owner.call('PUT', '/badges', [changed]);
  expect(put).toMatchObject({
    status: 200,
    body: { data: [changed], message: 'Badges successfully updated' },
  });
  expect(await pass()).toEqual(first);
  await owner.call('PUT', '/badges', [{ ...changed, csp_client_pass: 'another' }]);
  expect(await pass()).not.toEqual(first);

  const gone = await owner.call('DELETE', '/badges', [id]);
  expect(gone).toMatchObject({ status: 200, body: { data: [id], message: 'Badges successfully updated' } });
  expect(await list()).toEqual([]);
  expect(running.log()).not.toContain('pass-of-cns');
});

test('all seven fields are required, each said on its place (COM-049)', async () => {
  const { status, body } = await owner.call('POST', '/badges', { csp: 'CNS', csp_env: 'TT', badge: ' ' });
  expect(status).toBe(422);
  const required = ['The field is required'];
  expect(body.errors).toEqual({
    badge: required,
    description: required,
    csp_client_id: required,
    csp_client_pass: required,
    csp_topic: required,
  });
  const id = await add();
  const put = await owner.call('PUT', '/badges', [
    { id, ...shown },
    { id, ...shown, csp_topic: '' },
  ]);
  expect(put.body.errors).toEqual({ '1/csp_topic': required });
  for (const wrong of [{ csp: 'HMRC' }, { csp_env: 'LIVE' }, { badge: 'short' }, { badge: 'badge1234' }])
    expect((await owner.call('POST', '/badges', { ...badge, ...wrong })).status).toBe(422);
  await owner.call('DELETE', '/badges', [id]);
});

test('a text that cannot be stored is refused on its field', async () => {
  const words = ['Holds a character that cannot be stored.'];
  for (const description of ['a\0', 'a\ud800']) {
    const created = await owner.call('POST', '/badges', { ...badge, description });
    expect(created).toMatchObject({ status: 422, body: { errors: { description: words } } });
    const changed = await owner.call('PUT', '/badges', [{ id: 1, ...shown, description }]);
    expect(changed).toMatchObject({ status: 422, body: { errors: { '0/description': words } } });
  }
});

test('a badge stands once in a company for one system and environment, however it is brought in', async () => {
  const create = (more: object = {}) => owner.call('POST', '/badges', { ...badge, ...more });
  const refused = (place: string) => ({
    status: 422,
    body: { errors: { [place]: ['BADGE1234 is there already for CNS in TT.'] } },
  });
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(await create()).toMatchObject(refused('badge'));
  const others = [await create({ csp_env: 'PROD' }), await create({ csp: 'MCP' })];
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
  const [production, mcp] = others.map(({ body }) => body.data.id as number);
  const harmless = { id: mcp, ...shown, csp: 'MCP' };
  expect(await owner.call('PUT', '/badges', [harmless, { id: production, ...shown }])).toMatchObject(
    refused('1/badge'),
  );
  expect(await list()).toHaveLength(3);
  const ids = (await list()).map(({ id }: { id: number }) => id);
  // What two exchange stands once before and after.
  const [first] = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id);
  const exchanged = [
    { id: first, ...shown, csp_env: 'PROD' },
    { id: production, ...shown },
  ];
  expect((await owner.call('PUT', '/badges', exchanged)).status).toBe(200);
  expect((await owner.call('DELETE', '/badges', ids)).status).toBe(200);
});

test('those of one call are changed by one statement and answered in their order; of one that is there twice the last counts', async () => {
  const first = await add();
  const second = await add(owner, { csp_env: 'PROD', csp_client_pass: 'another' });
  const change = (id: number, description: string) => ({
    ...{ id, ...shown, description },
    csp_env: id === first ? 'TT' : 'PROD',
  });
  const put = await owner.call('PUT', '/badges', [
    change(second, 'B'),
    { ...change(first, 'A'), csp_client_pass: 'newer' },
    change(second, 'C'),
  ]);
  expect(put.body.data).toEqual([change(second, 'C'), change(first, 'A'), change(second, 'C')]);
  const { rows } = await sql`select distinct cmin from badges where company_id = ${company}`.execute(
    running.db,
  );
  expect(rows).toHaveLength(1);
  expect((await owner.call('PUT', '/badges', [])).body.data).toEqual([]);
  await owner.call('DELETE', '/badges', [first, second]);
});

test('the database holds a badge once too; of doubles stored before that the one changed last stays', async () => {
  await add();
  const other = await add(owner, { csp_env: 'PROD' });
  const copy = (age: string) =>
    sql`insert into badges (company_id, badge, description, csp, csp_env, csp_client_id, csp_client_pass, csp_topic, updated_at)
      select company_id, badge, ${age}::text, csp, csp_env, csp_client_id, csp_client_pass, csp_topic, now() + ${age}::interval
      from badges where csp_env = 'TT' order by id limit 1`.execute(running.db);
  await expect(copy('1 hour')).rejects.toThrow('badges_once');
  await sql`alter table badges drop constraint badges_once`.execute(running.db);
  await copy('-1 hour');
  await copy('1 hour');
  await oneBadge.up(running.db);
  expect(await list()).toEqual([
    { id: other, ...shown, csp_env: 'PROD' },
    { id: expect.any(Number), ...shown, description: '1 hour' },
  ]);
  await expect(copy('2 hours')).rejects.toThrow('badges_once');
  await owner.call(
    'DELETE',
    '/badges',
    (await list()).map(({ id }: { id: number }) => id),
  );
});

test('owners write, colleagues read, other companies see nothing; one foreign badge stops the whole change (COM-024, COM-025)', async () => {
  const id = await add();
  const colleague = await running.signIn('colleague@tidewaiter.example');
  const stranger = await running.signIn('other@tidewaiter.example');
  const partner = await running.signIn('partner@tidewaiter.example');
  const admin = await running.signIn('admin@tidewaiter.example');
  expect(await list(colleague)).toHaveLength(1);
  expect(await list(partner)).toHaveLength(1);
  for (const by of [colleague, partner]) {
    expect((await by.call('POST', '/badges', badge)).status).toBe(403);
    expect((await by.call('PUT', '/badges', [{ id, ...shown }])).status).toBe(403);
    expect((await by.call('DELETE', '/badges', [id])).status).toBe(403);
  }
  expect((await stranger.call('GET', `/badges/${company}`)).status).toBe(404);
  const own = await add(stranger, { badge: 'THEIRS99' });
  const change = (one: number) => ({ id: one, ...shown, description: 'taken over' });
  expect((await stranger.call('PUT', '/badges', [change(own), change(id)])).status).toBe(404);
  expect((await stranger.call('DELETE', '/badges', [own, id])).status).toBe(404);
  expect((await stranger.call('POST', '/badges', { ...badge, company_id: company })).status).toBe(404);
  expect(await list()).toEqual([{ id, ...shown }]);
  expect(await list(admin)).toHaveLength(1);
  expect((await admin.call('PUT', '/badges', [change(id)])).status).toBe(200);
  expect((await call(running.server, 'GET', `/badges/${company}`)).status).toBe(401);
});

test('what was done to badges is in the audit, without the pass', async () => {
  const { rows } = await sql<{ action: string; detail: object }>`
    select action, detail from audit where action like 'badges %'`.execute(running.db);
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['badges created', 'badges changed', 'badges removed']),
  );
  expect(JSON.stringify(rows)).not.toContain('pass');
});

test('a company has 500 badges at most, and the one too many is told', async () => {
  await sql`insert into badges (company_id, badge, description, csp, csp_env, csp_client_id, csp_client_pass, csp_topic)
    select ${company}, 'MANY' || n, 'One of many', 'CNS', 'TT', 'client', ${Buffer.from('sealed')}, 'topic'
    from generate_series(1, 500 - ${(await list()).length}::int) n`.execute(running.db);
  expect(await list()).toHaveLength(500);
  const { status, body } = await owner.call('POST', '/badges', { ...badge, badge: 'ONEMORE1' });
  expect(status).toBe(422);
  expect(body.errors.badge).toEqual([
    'The company has 500 badges, which are the most it may have. Remove one first.',
  ]);
  expect(await list()).toHaveLength(500);
});
