import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notification } from './notifications.ts';
import {
  type Answer,
  acceptedDocument,
  call,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let owner: Person;
let editor: Person;
let stranger: Person;
/** What the calls are about: a declaration that customs accepted by HMRC, one by CNS, a draft, a notification. */
let of: { hmrc: number; cns: number; draft: number; notification: number };
const nowhere = 999_999;

beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({
    hmrcUrl: authority.url,
    serviceProviders: {
      CNS: { urls: { TT: authority.url, TDR: authority.url }, isSimulator: true },
      MCP: { urls: {}, isSimulator: false },
    },
  });
  owner = await running.signIn();
  editor = await running.signIn('editor@tidewaiter.example');
  stranger = await running.signIn('other@tidewaiter.example');
  for (const by of [owner, stranger])
    expect((await by.call('POST', '/badges', badgeOf('CNSBADGE'))).status).toBe(201);
  const hmrc = await held('CALLS-HMRC', (id) => sendNow(id, 'CALLS-HMRC'));
  const cns = await held('CALLS-CNS', (id) =>
    owner.call('POST', `/customs-declarations/${id}/send-csp`, { type: 'send', badge: 'CNSBADGE' }),
  );
  const draft = await create('CALLS-DRAFT');
  const timeline = (await owner.call('GET', `/customs-declarations/${hmrc}/notifications`)).body.data;
  const told = timeline.find(({ kind }: { kind: string }) => kind === 'notification');
  of = { hmrc, cns, draft, notification: told.id };
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

const badgeOf = (badge: string) => ({
  badge,
  description: 'Felixstowe',
  csp: 'CNS',
  csp_env: 'TT',
  csp_client_id: 'client',
  csp_client_pass: 'pass',
  csp_topic: 'topic',
});
const create = async (lrn: string) =>
  (await owner.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id as number;
const sendNow = (id: number, lrn: string) =>
  owner.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(acceptedDocument(lrn)) });
async function held(lrn: string, send: (id: number) => Promise<Answer>): Promise<number> {
  const id = await create(lrn);
  expect((await send(id)).status).toBe(200);
  const { conversationId } = await eventually(`${lrn} posted`, async () =>
    authority.posted.find((post) => post.lrn === lrn),
  );
  const said = notification({ code: '01', lrn, mrn: `26GB${lrn.replace('-', '').padStart(14, '0')}` });
  await push(running.server, said, { 'x-conversation-id': conversationId });
  await eventually(`${lrn} held`, async () => {
    const { facts } = (await owner.call('GET', `/customs-declarations/${id}`)).body.data;
    return facts.held;
  });
  return id;
}

/** A call in its own words about something, as a person of its company would make it. */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: (about: number) => string;
  readonly about: keyof typeof of;
  /** Absent: none is taken. */
  readonly body?: (about: number) => object | FormData;
  /** What an empty body lacks. */
  readonly lacks?: readonly string[];
  /** Who may, beside those who send: whoever reads. */
  readonly isReading?: true;
}

const document = (lrn: string) => JSON.stringify(acceptedDocument(lrn));
const declaration = (rest: string) => (id: number) => `/customs-declarations/${id}/${rest}`;
const why = { change_reason: '32', statement_description: 'Taken over.' };
const formOf = (fields: Readonly<Record<string, string>>, file?: string) => () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append('files[]', new Blob([file]), 'list.txt');
  return form;
};
const sent =
  (more: object = {}) =>
  (id: number) => ({ id, data_j: document('TAKEN-OVER'), ...more });
const errand =
  (more: object = {}) =>
  (id: number) => ({ id, env: 'CDS', ...more });

const calls: Readonly<Record<string, Call>> = {
  'POST /customs-declarations/authorize (API-030)': {
    method: 'POST',
    path: () => '/customs-declarations/authorize',
    about: 'draft',
    body: (id) => formOf({ id: String(id), flag: '', env: 'CDS', provider: 'HMRC' })(),
    lacks: ['id'],
  },
  'POST /customs-declarations/send (API-023)': {
    method: 'POST',
    path: () => '/customs-declarations/send',
    about: 'draft',
    body: sent(),
    lacks: ['data_j'],
  },
  'POST /customs-declarations/send with tax (API-024)': {
    method: 'POST',
    path: () => '/customs-declarations/send',
    about: 'draft',
    body: sent({ tax: true }),
    lacks: ['data_j'],
  },
  'POST /send-tax (API-031)': {
    method: 'POST',
    path: () => '/send-tax',
    about: 'draft',
    body: sent(),
    lacks: ['data_j'],
  },
  'POST /check-tax (API-032)': {
    method: 'POST',
    path: () => '/check-tax',
    about: 'draft',
    body: sent(),
    lacks: ['data_j'],
    isReading: true,
  },
  'POST /customs-declarations/{id}/send-csp (API-025)': {
    method: 'POST',
    path: declaration('send-csp'),
    about: 'draft',
    body: formOf({ type: 'send', badge: 'CNSBADGE' }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-csp of a cancellation (API-044)': {
    method: 'POST',
    path: declaration('send-csp'),
    about: 'cns',
    body: formOf({ type: 'cancel', badge: 'CNSBADGE', ...why, change_reason: '1' }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-csp/{target} (API-027)': {
    method: 'POST',
    path: declaration('send-csp/document-repository'),
    about: 'cns',
    body: formOf({ type: 'cds-upload' }, 'Twelve boxes.'),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-xml (API-028)': {
    method: 'POST',
    path: declaration('send-xml'),
    about: 'draft',
    body: () => ({ type: 'send' }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-xml of a cancellation (API-044)': {
    method: 'POST',
    path: declaration('send-xml'),
    about: 'hmrc',
    body: formOf({ type: 'cancel', ...why, change_reason: '1' }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-xml of an amendment (API-044)': {
    method: 'POST',
    path: declaration('send-xml'),
    about: 'hmrc',
    body: () => ({ type: 'amend', ...why }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-xml of a nil amendment (API-044)': {
    method: 'POST',
    path: declaration('send-xml'),
    about: 'hmrc',
    body: () => ({ type: 'nil', statement_description: 'Taken over.' }),
    lacks: ['type'],
  },
  'POST /customs-declarations/{id}/send-xml of files (API-029)': {
    method: 'POST',
    path: declaration('send-xml'),
    about: 'hmrc',
    body: formOf({ type: 'cds-upload' }, 'Twelve boxes.'),
    lacks: ['type'],
  },
  'GET /customs-declarations/{id}/notifications (API-036)': {
    method: 'GET',
    path: declaration('notifications'),
    about: 'hmrc',
    isReading: true,
  },
  'GET /customs-declarations/{id}/additional-messages (API-037)': {
    method: 'GET',
    path: declaration('additional-messages'),
    about: 'hmrc',
    isReading: true,
  },
  'POST /read-notification-errors (API-039)': {
    method: 'POST',
    path: () => '/read-notification-errors',
    about: 'notification',
    body: (id) => formOf({ notification_id: String(id), 'error_id[]': '0' })(),
    lacks: ['notification_id'],
    isReading: true,
  },
  'POST /read-notification-errors/mark-unread (API-040)': {
    method: 'POST',
    path: () => '/read-notification-errors/mark-unread',
    about: 'notification',
    body: (id) => formOf({ notification_id: String(id) })(),
    lacks: ['notification_id'],
    isReading: true,
  },
  'POST /hmrc/foreground-token (API-046)': {
    method: 'POST',
    path: () => '/hmrc/foreground-token',
    about: 'draft',
    body: errand(),
    lacks: ['id'],
  },
};

/** A call with a body of JSON or a form. */
async function make(method: string, path: string, body: object | FormData | undefined, token?: string) {
  const response = await fetch(`${running.server.address}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Everything these calls could change. */
const stored = async () => {
  const { rows } = await sql<{ all: string }>`
    select concat((select string_agg(d::text, ',' order by id) from documents d),
      (select string_agg(concat(o.id, o.kind), ',' order by id) from outbox o),
      (select string_agg(u::text, ',' order by u::text) from unread_errors u),
      (select string_agg(r.id::text, ',' order by id) from authorisation_requests r)) as all`.execute(
    running.db,
  );
  return rows[0]!.all;
};

describe.each(Object.entries(calls))('%s', (_name, { method, path, about, body, lacks, isReading }) => {
  const go = (id: number, token?: string) => make(method, path(id), body?.(id), token);

  test('is that method on that path alone', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => one !== method)) {
      const { status } = await make(other, path(of[about]), other === 'GET' ? undefined : {}, owner.token);
      expect(status, other).toBe(404);
    }
  });

  test('wants a session, and of another company, or about nothing, is answered 404 and changes nothing', async () => {
    const before = await stored();
    expect((await go(of[about])).status).toBe(401);
    const foreign = await go(of[about], stranger.token);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await go(nowhere, stranger.token)).body);
    expect((await go(nowhere, owner.token)).status).toBe(404);
    expect(await stored()).toBe(before);
  });

  test(`is ${isReading ? 'open' : 'closed'} to a role that reads only`, async () => {
    // The editor's company is another one.
    expect((await go(of[about], editor.token)).status).toBe(isReading ? 404 : 403);
  });

  if (lacks === undefined) return;
  test('names what its payload lacks', async () => {
    const { status, body: answer } = await make(method, path(of[about]), {}, owner.token);
    expect([status, Object.keys(answer.errors)]).toEqual([422, lacks]);
    const form = await make(method, path(of[about]), formOf({ unknown: 'x' })(), owner.token);
    // A form is taken where the specification says so; elsewhere it is no body (415).
    if (form.status !== 415) expect([form.status, Object.keys(form.body.errors)]).toEqual([422, lacks]);
  });
});

test('the calls of the specification that are forms are taken as forms', async () => {
  const forms = Object.entries(calls).filter(
    ([, { method, path, body }]) =>
      method === 'POST' && body !== undefined && !/send$|tax$|hmrc/.test(path(1)),
  );
  expect(forms.length).toBeGreaterThan(9);
  for (const [name, { path, about }] of forms) {
    const { status } = await make('POST', path(of[about]), formOf({ unknown: 'x' })(), owner.token);
    expect(status, name).toBe(422);
  }
});

test('a document beyond 16 MiB is refused by every call that takes one, and the answer names the limit (413)', async () => {
  const large = `"${'x'.repeat(16 * 1024 * 1024)}"`;
  for (const path of ['/customs-declarations/send', '/send-tax', '/check-tax']) {
    const answer = await make('POST', path, { id: of.draft, data_j: large }, owner.token);
    expect([answer.status, answer.body.message], path).toEqual([
      413,
      'This is larger than the 16 MiB that can be taken.',
    ]);
  }
  const form = formOf({ type: 'send', badge: 'CNSBADGE', data_j: large })();
  const answer = await make('POST', `/customs-declarations/${of.draft}/send-csp`, form, owner.token);
  expect(answer.status).toBe(413);
});

test('where no authorisation is needed there is no address to grant one at (API-046)', async () => {
  const body = { id: of.draft, env: 'CDS', provider: 'HMRC', type: 'send' };
  expect(await owner.call('POST', '/hmrc/foreground-token', body)).toMatchObject({
    status: 409,
    body: { message: 'The customs authority of this Tidewaiter asks for no authorisation.' },
  });
  const asked = { id: of.draft, env: 'CDS', provider: 'HMRC', flag: 'TDR' };
  expect(await owner.call('POST', '/customs-declarations/authorize', asked)).toMatchObject({
    status: 200,
    body: { data: { authorised: true, state: 'not-needed' } },
  });
});

test('the own tokens are everybody’s to forget, by a call without a payload (API-050)', async () => {
  expect((await make('POST', '/hmrc/reset-user-tokens', undefined, editor.token)).status).toBe(200);
  expect((await make('POST', '/hmrc/reset-user-tokens', {}, editor.token)).status).toBe(200);
  expect((await call(running.server, 'POST', '/hmrc/reset-user-tokens')).status).toBe(401);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await make(method, '/hmrc/reset-user-tokens', undefined, owner.token)).status).toBe(404);
});

test('no payload brings a call to fall over: each is answered, and never with 500', async () => {
  const fields = [
    ...[
      'id',
      'env',
      'flag',
      'provider',
      'user_id',
      'type',
      'badge',
      'revision',
      'client',
      'data_j',
      'seen_figures',
    ],
    ...['tax', 'change_reason', 'statement_description', 'files', 'notification_id', 'error_id', '__proto__'],
  ];
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>('\0', '\ud800', '', ' ', -1, 0, 1e300, 2 ** 53, [[[]]], [{ content: 'x' }]),
    fc.constantFrom(
      '{}',
      '[]',
      'null',
      '{"CDSItems":[null]}',
      '{"CDSItems":{}}',
      '{"CDSItems":[{"uuid":1}]}',
    ),
  );
  const changes = fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 3 });
  for (const [name, { method, path, about, body }] of Object.entries(calls)) {
    if (method === 'GET') continue;
    const given = body?.(of[about]) ?? {};
    const fair =
      given instanceof FormData ? Object.fromEntries([...given].filter(([key]) => key !== 'files[]')) : given;
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const payload = JSON.stringify({ ...fair, ...changed });
        const { status, body: answer } = await call(running.server, method, path(of[about]), payload, {
          authorization: `Bearer ${owner.token}`,
        });
        expect(
          status,
          `${name} of ${payload.slice(0, 300)}: ${JSON.stringify(answer).slice(0, 200)}`,
        ).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
  }
  expect(running.log()).not.toContain('Server error');
});

test('whatever a body that is no form gives as files, it is told that they come in one, and nothing is sent', async () => {
  const words = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const file = fc.dictionary(fc.constantFrom('name', 'content', 'size', 'type', 'path', 'x'), words);
  const before = await stored();
  for (const [name, { path, about }] of Object.entries(calls).filter(([one]) => /of files|target/.test(one)))
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
        const payload = { type: 'cds-upload', files };
        const { status, body } = await make('POST', path(of[about]), payload, owner.token);
        expect([status, body.errors], name).toEqual([422, { files: ['Files come in a form.'] }]);
      }),
      { numRuns: 20 },
    );
  expect(await stored()).toBe(before);
});
