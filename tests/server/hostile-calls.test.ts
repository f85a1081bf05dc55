import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeclaredRoute } from '../../src/server/route-access.ts';
import { isWhole, partOf } from '../support/whole.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let owner: Person;
let admin: Person;
/** Ids behind the names that stand in the addresses below. */
let ids: Readonly<Record<'me' | 'colleague' | 'company' | 'badge' | 'status' | 'declaration', number>>;

const badge = {
  badge: 'ABC123',
  description: 'Ours',
  csp: 'CNS',
  csp_env: 'TT',
  csp_client_id: 'id',
  csp_client_pass: 'pass',
  csp_topic: 'topic',
};
const status = { name: 'Papers', corresponding_default_status: 'draft' };

beforeAll(async () => {
  running = await startTestServer();
  owner = await running.signIn();
  admin = await running.signIn('admin@tidewaiter.example');
  const { user } = (await owner.call('GET', '/init')).body.data;
  const { data: colleagues } = (await owner.call('GET', '/account/employees')).body;
  const { data: own } = (await owner.call('POST', '/badges', badge)).body;
  const { data: statuses } = (await owner.call('POST', '/transaction-statuses', [status])).body;
  const { data: declaration } = (await owner.call('POST', '/customs-declarations', {})).body;
  ids = {
    me: user.id,
    colleague: colleagues[0].id,
    company: user.company.id,
    badge: own.id,
    status: statuses[0].id,
    declaration: declaration.id,
  };
});
afterAll(() => running.close());

/** Nothing was looked at: nobody is signed in, or it is one call too many. */
const isUnseen = (status: number) => status === 401 || status === 429;

/** Thousands of calls, one after the other. */
const timeout = 900_000;

/** What no page of ours sends. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e30,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e{name}',
  '__proto__',
  '99999999999999999999',
  'x'.repeat(12_000),
  [],
  [['\0']],
  {},
  { ['__proto__']: '\0', constructor: { name: '\ud800' } },
];

const words = { title: 'A badge', content: 'It is refused.' };
const person = { name: 'Colin', second_name: 'Reach', phone: '+44 2' };
const passwords = { currentPassword: 'not mine', newPassword: 'a newer password' };

/** Every call of accounts, of the own account and of the company that takes a body, with one that it takes. */
const calls: readonly (readonly [call: string, body: () => object])[] = [
  ['POST /login', () => ({ email: 'a@tide.example', password: 'unknown', secretCode: '123456' })],
  [
    'POST /register',
    () => ({
      ...person,
      product: 'expert',
      customer: 'Quay Ltd',
      email: 'a@tide.example',
      password: 'a password',
      password_confirmation: 'a password',
    }),
  ],
  ['POST /verify', () => ({ verification_code: 'unknown' })],
  ['POST /reset', () => ({ email: 'a@tide.example' })],
  [
    'POST /change',
    () => ({
      email: 'a@tide.example',
      verification_code: 'unknown',
      password: 'a password',
      password_confirmation: 'a password',
    }),
  ],
  ['POST /send-reset-mfa-code', () => ({ email: 'a@tide.example' })],
  ['POST /auth/request', () => ({ email: 'a@tide.example', code: '123456' })],
  ['POST /user-security/mfa', () => ({ secretCode: '123456' })],
  ['POST /user-security/password', () => passwords],
  ['PUT /user-security/password', () => ({ ...passwords, passwordChangeCode: '123456' })],
  [
    'PUT /account/profile',
    () => ({
      ...person,
      name: 'Dana Ferry',
      birthday: '29-02-1988',
      job_position: 'Agent',
      avatar: '',
      old_password: '',
      password: '',
      re_password: '',
      secretCode: '123456',
    }),
  ],
  ['PUT /account/upgradePlan', () => ({ plan_id: 3 })],
  [
    'PUT /user-settings',
    () => ({ layout: '1', first_widget: 'activity', second_widget: 'performance', open_sidebar: true }),
  ],
  ['PUT /user-settings/:me/default-transaction-tabs/invoice', () => ({ references: true })],
  ['POST /watch', () => ({ id: 1 })],
  ['POST /account/viewed', () => ({ id: 1 })],
  ['PUT /clients/:colleague', () => person],
  ['POST /badges', () => ({ ...badge, badge: 'DEF456', company_id: ids.company })],
  ['PUT /badges', () => [{ ...badge, id: ids.badge }]],
  ['DELETE /badges', () => [ids.badge + 1000]],
  ['POST /transaction-statuses', () => [{ ...status, name: 'Paid' }]],
  ['PUT /transaction-statuses', () => [{ ...status, id: ids.status }]],
  ['DELETE /transaction-statuses', () => [ids.status + 1000]],
  ['POST /contact-support', () => words],
  ['POST /feedback', () => words],
  ['POST /download-token', () => ({ path: '/api/customs-declarations/generate-report' })],
  ['PUT /customers/:company', () => ({ csp_env: { CNS: 'TT' } })],
  ['POST /customs-declarations', () => ({ internal_id: 'A' })],
  [
    'PATCH /customs-declarations/:declaration',
    () => ({ revision: 1, patches: [{ op: 'set', path: ['internal_id'], value: 'B' }] }),
  ],
  ['POST /templates/exporter', () => ({ name: 'A' })],
];

/** Members that no form has, though every object in JavaScript does. */
const strangers = ['toString', 'constructor', 'hasOwnProperty', 'uuid', 'a\0b', '\ud800'] as const;
const strange: readonly unknown[] = ['x', 1, {}, [{}], [{ a: 1 }]];

/**
 * The body with each of its members, and each of its first row's, as something else, or with members that are not its
 * own; and something else as a whole.
 */
function spoiled(body: object): unknown[] {
  const members = (of: object) => [
    ...Object.keys(of).flatMap((name, turn) =>
      partOf(values, 3, turn).map((value) => ({ ...of, [name]: value })),
    ),
    ...strangers.flatMap((name, turn) => partOf(strange, 2, turn).map((value) => ({ ...of, [name]: value }))),
  ];
  if (!Array.isArray(body)) return [...values, ...members(body)];
  const rows = typeof body[0] === 'object' ? members(body[0]) : [];
  return [...values, ...[...values, ...rows].map((row) => [row])];
}

test('whatever stands in a body, the answer is a refusal and no fault of the server', {
  timeout,
}, async () => {
  const faults: string[] = [];
  for (const [name, bodyOf] of calls) {
    const [method = '', path = ''] = name.split(' ');
    const by = name.includes('/customers/') ? admin : owner;
    const address = path.replace(/:(\w+)/, (_, one: keyof typeof ids) => String(ids[one]));
    for (const body of spoiled(bodyOf())) {
      // Judged each time by what stands in it, not by how often it was sent.
      await sql`delete from sign_in_attempts`.execute(running.db);
      const { status: answered, body: said } = await by.call(method, address, JSON.stringify(body), {
        'content-type': 'application/json',
      });
      const isSaid = answered < 400 || typeof said.message === 'string';
      const isSeen = !isUnseen(answered) || path === '/login';
      if (answered >= 500 || !isSaid || !isSeen)
        faults.push(`${name} ${answered}: ${JSON.stringify(body).slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
});

/** What stands behind `?` in addresses of ours. */
const parameters =
  'after around before code codes count current_page customer d direction error from id ids[] keyletter keyword last per_page plan regime renew revision show slug sort state statuses status to token type'.split(
    ' ',
  );
const texts = ['%00', 'a%00b', '%ff', '99999999999999999999', '1e30', '__proto__', 'constructor', 'toString'];

test('whatever stands in an address, the answer is a refusal and no fault of the server', {
  timeout,
}, async () => {
  const pathOf = ({ url }: DeclaredRoute, id: string) => url.replace(/^\/api/, '').replace(/:\w+/g, id);
  const asked = running.server.routes
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api'))
    .flatMap((route, of) => [
      ...texts.map((text) => pathOf(route, text)),
      ...parameters.flatMap((name, turn) =>
        partOf([...texts, `1&${name}=2`], 3, of + turn).map(
          (text) => `${pathOf(route, '1')}?${name}=${text}`,
        ),
      ),
    ]);
  expect(asked.length).toBeGreaterThan(isWhole ? 5000 : 1700);
  const faults: string[] = [];
  let read = 0;
  for (let at = 0; at < asked.length; at += 8) {
    await Promise.all(
      asked.slice(at, at + 8).map(async (path) => {
        const { status: answered } = await owner.call('GET', path);
        if (answered >= 500 || isUnseen(answered)) faults.push(`${answered} ${path}`);
        if (answered === 200) read += 1;
      }),
    );
  }
  expect(faults).toEqual([]);
  expect(read).toBeGreaterThan(100);
});

test('a file is named by anything, and the answer is no fault of the server', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
    'base64',
  );
  const send = async (method: string, path: string, name: string, file: string, fields: object) => {
    const part = (head: string, content: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]);
    const body = Buffer.concat([
      ...Object.entries(fields).map(([field, value]) => part(`name="${field}"`, String(value))),
      part(`name="${name}"; filename="${file}"`, png),
      Buffer.from('--b--\r\n'),
    ]);
    const response = await fetch(`${running.server.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
    return response.status;
  };
  const faults: string[] = [];
  for (const file of [
    'a\0.png',
    '\0',
    '.png',
    '../../a.png',
    `${'x'.repeat(9000)}.png`,
    '\u202egnp.exe.png',
    'a%0D%0Ab.png',
    '',
  ]) {
    await sql`delete from sign_in_attempts`.execute(running.db);
    for (const [method, path, name, fields] of [
      ['POST', '/contact-support', 'file', words],
      ['POST', '/feedback', 'file', words],
      ['PUT', '/account/profile', 'avatar', person],
      ['POST', '/contact-support', 'title', words],
      ['POST', '/contact-support', '__proto__', words],
      ['PUT', '/account/profile', 'password', person],
    ] as const) {
      const answered = await send(method, path, name, file, fields);
      if (answered >= 500 || isUnseen(answered))
        faults.push(`${answered} ${method} ${path} ${name} ${JSON.stringify(file)}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a place that no document has takes nothing, though every object in JavaScript has such a member', async () => {
  const address = `/customs-declarations/${ids.declaration}`;
  const held = async () => (await owner.call('GET', address)).body.data;
  const before = await held();
  const row = { toString: 'x', constructor: [{ a: 1 }] };
  for (const patch of [
    { op: 'set', path: ['constructor'], value: 'x' },
    { op: 'set', path: ['toString', 'name'], value: 'x' },
    { op: 'set', path: ['__proto__', 'name'], value: 'x' },
    { op: 'insert', path: ['constructor', { id: 'a' }], row: {}, after: null },
    { op: 'insert', path: ['CDSItems', { id: 'a' }], row, after: null },
    { op: 'remove', path: ['constructor', { id: 'a' }] },
    { op: 'move', path: ['toString', { id: 'a' }], after: 'b' },
  ]) {
    const { revision } = before;
    const { status: answered } = await owner.call('PATCH', address, { revision, patches: [patch] });
    expect(answered, JSON.stringify(patch)).toBeLessThan(500);
    expect((await held()).document, JSON.stringify(patch)).toEqual(before.document);
  }
});

/** What is done by the address alone, whatever comes with it. */
const withoutBody = [
  'DELETE /clients/:id',
  'DELETE /customs-declarations/:id',
  'POST /countries/:id/read',
  'POST /customs-declarations/:id/read',
  'POST /customs-declarations/:id/restore',
  'POST /hmrc/reset-user-tokens',
  'POST /templates/signatory/:id/read',
];

// The last one: some of what it calls delete what the others look at.
test('a body of nothing but what no form has is refused by every call that takes one', {
  timeout,
}, async () => {
  const bodies = [
    ...strangers.flatMap((name, turn) => partOf(strange, 2, turn).map((value) => ({ [name]: value }))),
    ...strangers.flatMap((name, turn) =>
      partOf(strange, 2, turn + 1).map((value) => [{ id: 1, [name]: value }]),
    ),
  ];
  const faults: string[] = [];
  const taking = new Set<string>();
  for (const { method, url, access } of running.server.routes) {
    if (['GET', 'HEAD'].includes(method) || access === 'customs' || url === '/api/logout') continue;
    const path = url.replace(/^\/api/, '').replace(/:\w+/g, String(ids.declaration));
    for (const body of bodies) {
      await sql`delete from sign_in_attempts`.execute(running.db);
      const { status: answered } = await admin.call(method, path, JSON.stringify(body), {
        'content-type': 'application/json',
      });
      if (answered < 400) taking.add(`${method} ${url.replace(/^\/api/, '')}`);
      if (answered >= 500 || isUnseen(answered))
        faults.push(`${method} ${path} ${answered}: ${JSON.stringify(body).slice(0, 200)}`);
    }
  }
  expect(faults).toEqual([]);
  expect([...taking].sort()).toEqual(withoutBody);
});
