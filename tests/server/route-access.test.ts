import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeclaredRoute, RouteAccess } from '../../src/server/route-access.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import {
  type Answer,
  acceptedDocument,
  call,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

/** Who may do what: specification 3 section 6, written once more by hand. */
const rolesThatMay: Readonly<Record<string, readonly string[]>> = {
  'customs-declaration read': ['admin', 'manager', 'editor', 'external', 'external_manager', 'user', 'owner'],
  'customs-declaration write': ['admin', 'manager', 'external', 'external_manager', 'user', 'owner'],
  'customs-declaration send': ['admin', 'manager', 'external', 'external_manager', 'user', 'owner'],
  'company read': ['admin', 'manager', 'editor', 'external', 'external_manager', 'user', 'owner'],
  'company write': ['admin', 'manager', 'user', 'owner'],
  'company administer': ['admin', 'manager'],
  'content read': ['admin', 'manager', 'editor', 'external', 'external_manager', 'user', 'owner'],
  'content write': ['admin', 'manager', 'editor'],
  'template read': ['admin', 'manager', 'editor', 'external', 'external_manager', 'user', 'owner'],
  'template write': ['admin', 'manager', 'external', 'external_manager', 'user', 'owner'],
};

/** Whose declarations of Estuary, whose partner is Harbour, somebody sees. */
const seesEstuary: Readonly<Record<string, boolean>> = {
  admin: true,
  manager: true,
  editor: false,
  external: true,
  external_manager: true,
  user: true,
  owner: true,
  stranger: false,
};

/** Calls that need no session: each is here on purpose. */
const openToAll = [
  'GET /*',
  'GET /api/config',
  'GET /api/health',
  'GET /api/hmrc/return',
  'GET /api/mailbox',
  'GET /api/mailbox/:id/attachment',
  'POST /api/auth/request',
  'POST /api/change',
  'POST /api/login',
  'POST /api/register',
  'POST /api/reset',
  'POST /api/send-reset-mfa-code',
  'POST /api/verify',
];

/** Only the manager of a company, besides the provider's people, may call these (specification 3 section 6). */
const ownersOnly = /^(POST|PUT|DELETE) \/api\/(badges|transaction-statuses|clients\/:id)$/;

let running: RunningServer;
let routes: readonly DeclaredRoute[];
let declaration: number;
let people: Readonly<Record<string, number>>;
const sessions = () => createSessions(running.settings);

beforeAll(async () => {
  running = await startTestServer();
  routes = running.server.routes.filter(({ method }) => method !== 'HEAD');
  const { db } = running;
  await sql`insert into users (company_id, partner_id, role, email, name, password_hash)
    select company_id, partner_id, 'external_manager', 'second@tidewaiter.example', 'Sol', password_hash
      from users where role = 'external'
    union all
    select company_id, null, 'manager', 'manager@tidewaiter.example', 'Mo', password_hash
      from users where role = 'admin'`.execute(db);
  const users = await db.selectFrom('users').select(['id', 'email', 'role']).execute();
  const idOf = (email: string) => users.find((user) => user.email === `${email}@tidewaiter.example`)!.id;
  people = {
    admin: idOf('admin'),
    manager: idOf('manager'),
    editor: idOf('editor'),
    external: idOf('partner'),
    external_manager: idOf('second'),
    user: idOf('colleague'),
    owner: idOf('demo'),
    stranger: idOf('other'),
  };
  const { body } = await as('owner', 'POST', '/customs-declarations', acceptedDocument('ROUTES-1'));
  declaration = body.data.id;
});
afterAll(() => running.close());

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const wordOf = (access: RouteAccess) =>
  typeof access === 'string' ? access : `${access.resource} ${access.action}`;
/** The address with an id in the place of each parameter. */
const pathOf = ({ url }: DeclaredRoute, id: number) =>
  url
    .replace(/^\/api/, '')
    .replace(':part', 'duties')
    .replace(/:\w+/g, String(id))
    .replace('*', 'no-such-page');
const bodyOf = ({ method }: DeclaredRoute) => (['GET', 'OPTIONS'].includes(method) ? undefined : {});

/** A call in a session of its own, so that none ends another's. */
async function as(person: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const { token } = await sessions().begin(running.db, people[person]!, { ip: '::1', userAgent: 'test' });
  return await call(running.server, method, path, body, { authorization: `Bearer ${token}` });
}

test('every route that needs no session is known by name, and whoever changes something may do more than read', () => {
  const open = routes.filter(({ access, url }) => access === 'public' && url.startsWith('/api')).map(nameOf);
  expect(open.filter((name) => !openToAll.includes(name))).toEqual([]);
  const customs = routes.filter(({ access }) => access === 'customs').map(nameOf);
  expect(customs.every((name) => name.startsWith('POST /api/notifications/'))).toBe(true);
  const changing = routes.filter(
    ({ method, access }) => ['PUT', 'PATCH', 'DELETE'].includes(method) && typeof access === 'object',
  );
  expect(changing.length).toBeGreaterThan(3);
  for (const route of changing) expect(wordOf(route.access), nameOf(route)).not.toMatch(/ read$/);
  for (const { access } of routes) {
    if (typeof access === 'object') expect(rolesThatMay).toHaveProperty([wordOf(access)]);
  }
});

/**
 * What is written though no record changes: the session that asks, and the row by which health sees whether one can
 * write. What the audit has is sealed meanwhile.
 */
const besides = ['sessions', 'pulse'];

/** It leads to a page, which the calls here follow. */
const returning = '/api/hmrc/return';

test('no GET changes a record, whoever calls it', async () => {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`.execute(running.db);
  const names = tables.map(({ name }) => name).filter((name) => !besides.includes(name));
  expect(names.length).toBeGreaterThan(20);
  const held = async () => {
    const sums = names.map(
      (name) => sql`select ${name} as name, md5(string_agg(row, ' ' order by row)) as sum
        from (select (to_jsonb(t) - '{seal,seal_no}'::text[])::text as row from ${sql.table(name)} as t) as rows`,
    );
    const { rows } = await sql<{
      name: string;
      sum: string | null;
    }>`${sql.join(sums, sql` union all `)}`.execute(running.db);
    return new Map(rows.map(({ name, sum }) => [name, sum]));
  };
  const gets = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  expect(gets.length).toBeGreaterThan(30);
  let before = await held();
  const changing: Record<string, string[]> = {};
  for (const route of gets) {
    for (const person of ['owner', 'admin']) {
      const { status, headers } = await as(person, 'GET', pathOf(route, declaration));
      expect(status, nameOf(route)).toBeLessThan(500);
      if (route.url !== returning) expect(headers.get('cache-control'), nameOf(route)).toBe('no-store');
      if (status < 400) break;
    }
    const after = await held();
    const changed = names.filter((name) => after.get(name) !== before.get(name));
    if (changed.length > 0) changing[nameOf(route)] = changed;
    before = after;
  }
  // It keeps the secret that it offers, so that the code of the app can be looked at.
  expect(changing).toEqual({ 'GET /api/user-security/mfa': ['users'] });
});

test('whoever comes back from customs is led on, and that is kept by nobody either', async () => {
  const { status, headers } = await fetch(`${running.server.address}${returning}`, { redirect: 'manual' });
  expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
});

test('without a token, with an expired, a forged or a misplaced one, only open routes answer (SHL-007, API-001)', async () => {
  const { token, signIn } = await sessions().begin(running.db, people.admin!, {
    ip: '::1',
    userAgent: 'test',
  });
  await sql`update sessions set expires_at = now() - interval '1 second' where sign_in = ${signIn}`.execute(
    running.db,
  );
  const inQuery = await sessions().begin(running.db, people.admin!, { ip: '::1', userAgent: 'test' });
  const attempts: readonly [why: string, headers: Record<string, string>, query: string][] = [
    ['no token', {}, ''],
    ['an expired token', { authorization: `Bearer ${token}` }, ''],
    ['a forged token', { authorization: `Bearer ${'A'.repeat(43)}` }, ''],
    ['a token without its word', { authorization: inQuery.token }, ''],
    ['a session’s token in the address', {}, `?token=${inQuery.token}`],
  ];
  for (const route of routes) {
    for (const [why, headers, query] of attempts) {
      const isOpen = route.access === 'public' || (query !== '' && route.tokenInQuery === 'session');
      const { status, headers: answered } = await call(
        running.server,
        route.method,
        pathOf(route, 999_999) + query,
        bodyOf(route),
        headers,
      );
      if (route.url.startsWith('/api') && route.url !== returning)
        expect(answered.get('cache-control'), nameOf(route)).toBe('no-store');
      if (!isOpen) expect(status, `${nameOf(route)} with ${why}`).toBe(401);
      // A sign-in page's own refusals are 401 too; a body that is none is refused before.
      else expect(status, `${nameOf(route)} with ${why}`).not.toBe(403);
    }
  }
});

describe.each(['admin', 'manager', 'editor', 'external', 'external_manager', 'user', 'owner'])(
  'the role %s (SHL-002, D-111)',
  (person) => {
    test('is let in where the table lets it, and nowhere else', async () => {
      for (const route of routes) {
        if (route.access === 'customs') continue;
        const { status } = await as(person, route.method, pathOf(route, 999_999), bodyOf(route));
        const isForOwners = ownersOnly.test(nameOf(route)) && person === 'user';
        const word = wordOf(route.access);
        const may = typeof route.access === 'string' || rolesThatMay[word]!.includes(person);
        const label = `${nameOf(route)} (${word})`;
        if (!may) expect(status, label).toBe(403);
        else if (isForOwners) expect([403, 422], label).toContain(status);
        else expect([401, 403], label).not.toContain(status);
      }
    });
  },
);

test('each declaration is there for whom the table lets see it, and not there for all others: every call that reads one', async () => {
  const reading = routes.filter(
    ({ method, url }) => method === 'GET' && /^\/api\/customs-declarations\/:id(\/|$)/.test(url),
  );
  expect(reading.length).toBeGreaterThan(2);
  for (const route of reading) {
    for (const [person, sees] of Object.entries(seesEstuary)) {
      const { status, body } = await as(person, route.method, pathOf(route, declaration));
      const label = `${nameOf(route)} as ${person}`;
      const isFor = person === 'stranger' || rolesThatMay[wordOf(route.access)]!.includes(person);
      if (!isFor) expect(status, label).toBe(403);
      // What of it is asked for may not be there.
      else if (sees) expect(body, label).not.toEqual({ message: 'Document was not found!' });
      else expect([status, body], label).toEqual([404, { message: 'Document was not found!' }]);
    }
  }
});

describe('what is a company’s own', () => {
  let estuary: number;
  let badge: number;
  let status: number;
  const entry = {
    badge: 'ABC123',
    description: 'Ours',
    csp: 'CNS',
    csp_env: 'TT',
    csp_client_id: 'id',
    csp_client_pass: 'pass',
    csp_topic: 'topic',
  };
  const named = { name: 'Papers', corresponding_default_status: 'draft' };

  beforeAll(async () => {
    const own = await as('owner', 'POST', '/badges', entry);
    badge = own.body.data.id;
    const made = await as('owner', 'POST', '/transaction-statuses', [named]);
    status = made.body.data[0].id;
    const company = await as('owner', 'GET', '/account/myCompany');
    estuary = company.body.data.id;
  });

  const stored = async () => {
    const { rows } = await sql<{ row: string }>`
      select (select string_agg(b::text, ',' order by id) from badges b)
        || (select string_agg(s::text, ',' order by id) from transaction_statuses s)
        || (select string_agg(u.id || u.name || coalesce(u.deleted_at::text, ''), ',' order by id) from users u)
        || (select count(*) from upgrade_requests) as row`.execute(running.db);
    return rows[0]!.row;
  };

  test('is seen by whom the table lets see it, and is not there for all others: company, badges, people', async () => {
    for (const [person, sees] of Object.entries(seesEstuary)) {
      for (const path of [`/customers/${estuary}`, `/badges/${estuary}`, `/clients/${people.user}`]) {
        const { status: answered, body } = await as(person, 'GET', path);
        const label = `${path} as ${person}`;
        expect(answered, label).toBe(sees ? 200 : 404);
        if (!sees) expect(body, label).toEqual({ message: 'There is nothing at this address.' });
      }
    }
  });

  test('is changed by its manager and the provider alone, whatever is sent; nothing of it by anybody else', async () => {
    const before = await stored();
    const calls = [
      ['POST', '/badges', { ...entry, badge: 'DEF456', company_id: estuary }],
      ['PUT', '/badges', [{ ...entry, id: badge, description: 'Theirs' }]],
      ['DELETE', '/badges', [badge]],
      ['POST', '/transaction-statuses', [{ ...named, name: 'Theirs' }]],
      ['PUT', '/transaction-statuses', [{ ...named, id: status, name: 'Theirs' }]],
      ['DELETE', '/transaction-statuses', [status]],
      ['PUT', `/clients/${people.owner}`, { name: 'Theirs' }],
      ['DELETE', `/clients/${people.owner}`, undefined],
    ] as const;
    const ownerOnly = routes.map(nameOf).filter((name) => ownersOnly.test(name));
    expect(calls).toHaveLength(ownerOnly.length);
    for (const [method, path, body] of calls) {
      for (const person of ['user', 'editor', 'external', 'external_manager']) {
        expect((await as(person, method, path, body)).status, `${method} ${path} as ${person}`).toBe(403);
      }
      // Another company's manager may change such things, and reaches none of these.
      const isTheirs = method === 'POST' && path !== '/badges';
      if (!isTheirs) {
        expect((await as('stranger', method, path, body)).status, `${method} ${path} as stranger`).toBe(404);
      }
    }
    expect(await stored()).toBe(before);
  });

  test('has its plan changed at the wish of its owner alone, whatever the role (COM-063, D-103)', async () => {
    const ask = async (person: string) =>
      (await as(person, 'PUT', '/account/upgradePlan', { plan_id: 4 })).status;
    const mayAsk = async (person: string) =>
      (await as(person, 'GET', '/account/myCompany')).body.data.is_owner;
    await sql`update users set is_customer_manager = 0 where id = ${people.external}`.execute(running.db);
    for (const person of ['manager', 'external_manager', 'external', 'editor', 'user']) {
      expect([await ask(person), await mayAsk(person)], person).toEqual([403, false]);
      await sql`update users set is_customer_manager = 1 where id = ${people[person]}`.execute(running.db);
      expect([await ask(person), await mayAsk(person)], `${person}, an owner`).toEqual([200, true]);
      await sql`update users set is_customer_manager = 0 where id = ${people[person]}`.execute(running.db);
    }
  });

  test('has nobody above oneself changed: an owner no manager, a manager no administrator', async () => {
    const { db } = running;
    await sql`insert into users (company_id, role, email, name, password_hash)
      select company_id, 'manager', 'among@tidewaiter.example', 'Max', password_hash
      from users where id = ${people.owner}`.execute(db);
    const { id } = await db
      .selectFrom('users')
      .where('email', '=', 'among@tidewaiter.example')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const [method, path] of [
      ['PUT', `/clients/${id}`],
      ['DELETE', `/clients/${id}`],
    ] as const) {
      expect((await as('owner', method, path, { name: 'Theirs' })).status, `${method} by the owner`).toBe(
        403,
      );
    }
    expect((await as('manager', 'PUT', `/clients/${people.admin}`, { name: 'Theirs' })).status).toBe(403);
    expect((await as('manager', 'PUT', `/clients/${id}`, { name: 'Max' })).status).toBe(200);
    await sql`delete from users where id = ${id}`.execute(db);
  });
});

test('whoever cannot see a declaration gets the same answer for it as for none, and changes nothing: every route (SHL-126)', async () => {
  const stored = async () =>
    (
      await sql<{ row: string }>`
        select (select string_agg(d::text, ',') from documents d)
          || (select coalesce(string_agg(b::text, ','), '') from badges b)
          || (select string_agg(c::text, ',' order by id) from companies c) as row`.execute(running.db)
    ).rows[0]!.row;
  const before = await stored();
  const withId = routes.filter(({ url }) => /:\w/.test(url) && !/hmrc/.test(url));
  for (const route of withId) {
    for (const person of ['stranger', 'editor']) {
      const label = `${nameOf(route)} as ${person}`;
      // Ids of another table may fall together with the declaration's: the record behind it is theirs then.
      if (!/customs-declarations/.test(route.url)) continue;
      const foreign = await as(person, route.method, pathOf(route, declaration), bodyOf(route));
      const absent = await as(person, route.method, pathOf(route, 999_999), bodyOf(route));
      expect([foreign.status, foreign.body], label).toEqual([absent.status, absent.body]);
      expect(JSON.stringify(foreign.body), label).not.toContain('ROUTES-1');
    }
  }
  expect(await stored()).toBe(before);
});

test('a blocked person, a deleted one and everybody of a blocked company are out at once, everywhere', async () => {
  const { token } = await sessions().begin(running.db, people.user!, { ip: '::1', userAgent: 'test' });
  const asked = async () =>
    (await call(running.server, 'GET', '/init', undefined, { authorization: `Bearer ${token}` })).status;
  expect(await asked()).toBe(200);
  for (const [block, unblock] of [
    [sql`update users set state = 0 where id = ${people.user}`, sql`update users set state = 1`],
    [
      sql`update users set deleted_at = now() where id = ${people.user}`,
      sql`update users set deleted_at = null`,
    ],
    [sql`update companies set state = 0`, sql`update companies set state = 1`],
  ] as const) {
    await block.execute(running.db);
    expect(await asked()).toBe(401);
    await unblock.execute(running.db);
    expect(await asked()).toBe(200);
  }
});

test('a call that a role may not do is logged with who tried it, one without a session is not', async () => {
  const before = running.log().length;
  // The tests above have tried this very call, and of each kind only the first within ten seconds is told.
  await as('editor', 'POST', '/customs-declarations', {});
  const lines = (log: string): Record<string, unknown>[] =>
    log
      .split('\n')
      .filter((line) => line.includes('A call that the role may not do.'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const told = lines(running.log());
  expect(told).toContainEqual(
    expect.objectContaining({
      userId: people.editor,
      role: 'editor',
      resource: 'customs-declaration',
      action: 'write',
    }),
  );
  expect(told.filter(({ userId }) => userId === undefined)).toEqual([]);
  expect(lines(running.log().slice(before)).length).toBeLessThan(2);
});
