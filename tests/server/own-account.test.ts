import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeOf } from '../../src/app/own/activity-place.ts';
import { browserOf, deviceOf } from '../../src/server/own-account/user-agent.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { type Answer, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

async function saveProfile(fields: Record<string, string>, avatar?: Buffer | ''): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar === '') form.set('avatar', '');
  else if (avatar) form.set('avatar', new Blob([new Uint8Array(avatar)], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${running.server.address}/api/account/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('the profile has what people tell of themselves, and what is not theirs to change (COM-006, COM-008, COM-009, API-141, API-142)', async () => {
  const { data: before } = (await person.call('GET', '/account/profile')).body;
  expect(Object.keys(before).toSorted()).toEqual([
    'avatar',
    'birthday',
    'customer',
    'email',
    'id',
    'is_2fa_enabled',
    'job_position',
    'name',
    'owner',
    'phone',
    'plan',
    'register_at',
    'second_name',
  ]);
  expect(before).toMatchObject({
    name: 'Dana Ferry',
    email: 'demo@tidewaiter.example',
    customer: 'Estuary Forwarding Ltd',
    owner: 'Dana Ferry',
    avatar: null,
    plan: 'customs declarations',
  });
  const told = {
    name: 'Dana',
    second_name: 'Ferry',
    birthday: '29-02-1988',
    phone: '+44 1',
    job_position: 'Agent',
  };
  const { status, body } = await saveProfile(told);
  expect([status, body.message]).toEqual([200, 'Data has been saved.']);
  expect(body.data).toEqual({ ...before, ...told, owner: 'Dana Ferry' });
  expect((await person.call('GET', '/account/profile')).body.data).toEqual(body.data);
  const foreign = await saveProfile({ ...told, email: 'other@tidewaiter.example' });
  expect(foreign.body.errors, 'an email is not taken').toHaveProperty('email');
  expect((await saveProfile({ ...told, name: '', phone: ' ' })).body.errors).toEqual({
    name: ['The field is required'],
    phone: ['The field is required'],
  });
  expect((await saveProfile({ ...told, birthday: '30-02-1988' })).body.errors).toHaveProperty('birthday');
});

test('the picture is judged by its content, kept, and removed (COM-010, COM-012)', async () => {
  const told = { name: 'Dana', phone: '+44 1' };
  expect((await saveProfile(told, Buffer.from('GIF89a'))).body.errors).toEqual({
    avatar: ['File should be in jpeg/jpg/png format'],
  });
  const large = Buffer.concat([png, Buffer.alloc(3_145_729 - png.length)]);
  expect((await saveProfile(told, large)).body.errors).toEqual({ avatar: ['File should be less than 3MB'] });
  expect((await saveProfile(told, png)).body.data.avatar).toBe(
    `data:image/png;base64,${png.toString('base64')}`,
  );
  expect((await saveProfile(told)).body.data.avatar, 'unsaid, it stays').not.toBeNull();
  expect((await saveProfile(told, '')).body.data.avatar).toBeNull();
});

test('a picture of 3 MiB is answered to the letter, spelled by the database and by nobody after it', async () => {
  const told = { name: 'Dana "D"', phone: '+44 1' };
  const large = Buffer.concat([png, randomBytes(3_145_728 - png.length)]);
  const saved = await saveProfile(told, large);
  const spelled = `data:image/png;base64,${large.toString('base64')}`;
  expect(saved.body.data.avatar === spelled).toBe(true);

  const stringify = vi.spyOn(JSON, 'stringify');
  const spell = vi.spyOn(Buffer.prototype, 'toString');
  let answer = '';
  const { bytes } = await rowsAnswered(async () => {
    const response = await fetch(`${running.server.address}/api/account/profile`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    answer = await response.text();
  });
  const longest = Math.max(...stringify.mock.results.map(({ value }) => value?.length ?? 0));
  const isSpelled = spell.mock.calls.some(([encoding]) => encoding === 'base64');
  stringify.mockRestore();
  spell.mockRestore();
  expect(longest).toBeLessThan(10_000);
  expect(isSpelled).toBe(false);
  // Neither as hexadecimal digits, two for each byte, nor with line breaks.
  expect(bytes).toBeLessThan(spelled.length + 10_000);
  expect(answer === JSON.stringify({ data: saved.body.data })).toBe(true);
  expect((await saveProfile(told, '')).body.data.avatar).toBeNull();
});

test('the own company, and nobody else’s (COM-015, API-143)', async () => {
  await sql`update companies set customer_address = '1 Quay', reg_no = '123', attention = 'Dana', end_sub_date = '2027-01-31'
    where name = 'Estuary Forwarding Ltd'`.execute(running.db);
  const { data } = (await person.call('GET', '/account/myCompany')).body;
  expect(data).toMatchObject({
    id: expect.any(Number),
    name: 'Estuary Forwarding Ltd',
    customer: 'Estuary Forwarding Ltd',
    customer_address: '1 Quay',
    reg_no: '123',
    attention: 'Dana',
    badgeId: null,
    plan_id: 'customs declarations',
    end_sub_date: '2027-01-31',
    is_owner: true,
    may_change: true,
    csp_env: { HMRC: 'TT', CNS: 'TT', MCP: 'TT' },
    ens_env: { HMRC: 'TT' },
    ncts_env: { HMRC: 'TT' },
  });
  // As the routes that change it judge it: whoever manages a partner's company changes none.
  for (const [who, isOwner, mayChange] of [
    ['colleague', false, false],
    ['partner', true, false],
    ['editor', false, false],
    ['admin', true, true],
  ] as const) {
    const other = await running.signIn(`${who}@tidewaiter.example`);
    const company = (await other.call('GET', '/account/myCompany')).body.data;
    expect([company.is_owner, company.may_change], who).toEqual([isOwner, mayChange]);
    expect((await other.call('GET', '/init')).body.data.user.owns_company, who).toBe(mayChange);
  }
});

test('administrators alone change or delete administrators', async () => {
  await sql`insert into users (company_id, role, email, name, password_hash)
    select company_id, 'manager', 'manager@tidewaiter.example', 'Mo', password_hash from users where role = 'admin'
    union all
    select company_id, 'admin', 'second@tidewaiter.example', 'Ann', password_hash from users where role = 'admin'`.execute(
    running.db,
  );
  const { id } = await running.db
    .selectFrom('users')
    .where('email', '=', 'second@tidewaiter.example')
    .select('id')
    .executeTakeFirstOrThrow();
  const manager = await running.signIn('manager@tidewaiter.example');
  expect((await manager.call('GET', `/clients/${id}`)).status).toBe(200);
  expect((await manager.call('PUT', `/clients/${id}`, { name: 'Nobody' })).status).toBe(403);
  expect((await manager.call('DELETE', `/clients/${id}`)).status).toBe(403);
  const admin = await running.signIn('admin@tidewaiter.example');
  expect((await admin.call('PUT', `/clients/${id}`, { name: 'Anna' })).body.data.name).toBe('Anna');
  expect((await admin.call('DELETE', `/clients/${id}`)).status).toBe(200);
});

test('the last ten events of the own account, newest first (AUT-056, AUT-059, API-140)', async () => {
  for (let index = 0; index < 11; index++) await running.signIn();
  const { data } = (await person.call('GET', '/user-activities')).body;
  expect(data).toHaveLength(10);
  expect(data[0]).toEqual({
    id: expect.any(Number),
    event: 'Signed in',
    device: '',
    browser: '',
    ip: expect.stringMatching(/127\.0\.0\.1|::1/),
    location: null,
    created_at: expect.stringMatching(/^\d{4}-/),
  });
  const ids = data.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  const other = await running.signIn('other@tidewaiter.example');
  expect((await other.call('GET', '/user-activities')).body.data).toHaveLength(1);
});

test('browsers and devices by what they call themselves', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  expect([browserOf(windows), deviceOf(windows)]).toEqual(['Chrome 141', 'Windows']);
  expect(browserOf(`${windows} Edg/141.0`)).toBe('Edge 141');
  expect([browserOf(phone), deviceOf(phone)]).toEqual(['Safari 18', 'iPhone']);
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect([browserOf(firefox), deviceOf(firefox)]).toEqual(['Firefox 140', 'Linux']);
  expect([browserOf('node'), deviceOf('node')]).toEqual(['', '']);
});

test.each([
  ['::1', 'London', '::1 - London'],
  ['::1', null, '::1'],
  [null, 'London', 'London'],
  [null, null, '-'],
])('the place of an event: %s and %s are %s (AUT-058)', (ip, location, words) => {
  expect(placeOf({ ip, location })).toBe(words);
});

test('the side menu comes in its order, groups before what stands in them (SHL-046, SHL-047, API-233)', async () => {
  const { data } = (await person.call('GET', '/menu/getMenu?per_page=999&sort=sort_order')).body;
  expect(data[0]).toMatchObject({ pid: null, url: '/dashboard', title: 'Dashboard' });
  const seen = new Set<number>();
  for (const { id, pid } of data) {
    if (pid !== null) expect(seen).toContain(pid);
    seen.add(id);
  }
});

test('user settings: widgets, layout and menu, and the tabs of each form, each one’s own (SHL-060, SHL-061, SHL-062, SHL-095, SHL-096, API-121, API-149, API-150, API-151, API-152)', async () => {
  const { user, profileSettings } = (await person.call('GET', '/init')).body.data;
  expect(profileSettings).toEqual({ layout: 1, widgets: ['', ''], openSidebar: true });
  const { data: before } = (await person.call('GET', '/user-settings')).body;
  expect(before).toMatchObject({
    user: {
      name: user.name,
      email: 'demo@tidewaiter.example',
      is_customer_manager: 1,
      plan: 'customs declarations',
      my_company: { id: user.company.id, csp_env: { CNS: 'TT' }, ens_env: { HMRC: 'TT' }, ncts_env: {} },
    },
    user_role: 'user',
    searchMenu: ['customs-declarations'],
    layout: '1',
    first_widget: '',
    open_sidebar: true,
  });
  const chosen = { layout: '2', first_widget: 'performance', open_sidebar: false };
  const { body } = await person.call('PUT', '/user-settings', chosen);
  expect(body).toMatchObject({ message: 'Data saved', data: { ...chosen, second_widget: '' } });
  expect((await person.call('GET', '/init')).body.data.profileSettings).toEqual({
    layout: 2,
    widgets: ['performance', ''],
    openSidebar: false,
  });
  const wrong = await person.call('PUT', '/user-settings', { first_widget: 'weather' });
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['first_widget', 'layout']);

  const tabs = (form: string, id = user.id) => `/user-settings/${id}/default-transaction-tabs/${form}`;
  const { data: every } = (await person.call('GET', tabs('invoice'))).body;
  expect(Object.keys(every)).toHaveLength(16);
  expect(Object.values(every).every(Boolean)).toBe(true);
  const saved = await person.call('PUT', tabs('invoice'), { references: true, cn22: true });
  expect(saved.body.message).toBe('Data saved');
  expect(Object.values((await person.call('GET', tabs('invoice'))).body.data).filter(Boolean)).toHaveLength(
    2,
  );
  expect((await person.call('GET', tabs('cmr_note'))).body.data).toEqual(every);
  const forms = ['cmr_note', 'purchase_order', 'invoice'];
  await Promise.all(forms.map((form) => person.call('PUT', tabs(form), { references: true })));
  for (const form of forms) {
    const { data } = (await person.call('GET', tabs(form))).body;
    expect(Object.values(data).filter(Boolean), `${form}, saved beside others`).toHaveLength(1);
  }
  expect((await person.call('PUT', tabs('invoice'), { references: 'yes' })).status).toBe(422);
  expect((await person.call('GET', tabs('letter'))).status).toBeGreaterThanOrEqual(400);
  expect((await person.call('PUT', tabs('invoice', user.id + 1), {})).status).toBe(404);
  const colleague = await running.signIn('colleague@tidewaiter.example');
  expect((await colleague.call('GET', tabs('invoice'))).status).toBe(404);
});

test('what is watched tells of changes until it was viewed, each one’s own (COM-073, COM-076, COM-077, API-035, API-146, API-147, API-148)', async () => {
  const { id } = (await person.call('POST', '/customs-declarations', { internal_id: 'Watched' })).body.data;
  const watched = async (by = person) => (await by.call('GET', '/account/subscriptions')).body.data;
  expect(await watched()).toEqual([]);
  expect((await person.call('POST', '/watch', { id })).status).toBe(200);
  expect((await person.call('POST', '/watch', { id })).status, 'again').toBe(200);
  const [one, ...more] = await watched();
  expect(more).toEqual([]);
  expect(one).toEqual({
    id: expect.any(Number),
    user_id: expect.any(Number),
    document_kind: 'customs-declaration',
    transaction_id: id,
    transaction_name: 'Watched',
    status: 0,
    updated_at: expect.stringMatching(/^\d{4}-/),
  });
  const edit = { revision: 1, patches: [{ op: 'set', path: ['internal_id'], value: 'Changed' }] };
  const colleague = await running.signIn('colleague@tidewaiter.example');
  await colleague.call('PATCH', `/customs-declarations/${id}`, edit);
  expect(await watched()).toMatchObject([{ transaction_name: 'Changed', status: 1 }]);
  expect((await colleague.call('POST', '/account/viewed', { id: one.id })).status).toBe(404);
  expect((await person.call('POST', '/account/viewed', { id: one.id })).body.data).toEqual({
    success: true,
    transaction_id: id,
    document_kind: 'customs-declaration',
  });
  expect(await watched()).toMatchObject([{ status: 0 }]);

  expect(await watched(colleague)).toEqual([]);

  // One list as every other: searched, sorted, by letter and page by page.
  const second = (await person.call('POST', '/customs-declarations', { internal_id: 'Another' })).body.data
    .id;
  await person.call('POST', '/watch', { id: second });
  const names = async (query: string) =>
    (await person.call('GET', `/account/subscriptions?${query}`)).body.data.map(
      (watch: { transaction_name: string }) => watch.transaction_name,
    );
  await colleague.call('PATCH', `/customs-declarations/${id}`, {
    revision: 2,
    patches: [{ op: 'set', path: ['ref_general'], value: 'X' }],
  });
  expect(await names('sort=transaction_name&direction=asc')).toEqual(['Another', 'Changed']);
  expect(await names('sort=status&direction=desc')).toEqual(['Changed', 'Another']);
  expect(await names('')).toEqual(['Changed', 'Another']);
  expect(await names('keyword=anoth')).toEqual(['Another']);
  expect(await names('keyletter=C')).toEqual(['Changed']);
  expect((await person.call('DELETE', `/customs-declarations/${second}`)).status).toBe(200);
  expect(await names('')).toEqual(['Changed']);
  const other = await running.signIn('other@tidewaiter.example');
  expect((await other.call('POST', '/watch', { id })).status).toBe(404);
  const mark = Buffer.from('["status","abc",1]').toString('base64url');
  const marked = await person.call('GET', `/account/subscriptions?sort=status&after=${mark}`);
  expect([marked.status, Object.keys(marked.body.errors)]).toEqual([422, ['after']]);
  expect((await other.call('DELETE', `/account/subscriptions/${one.id}`)).status).toBe(404);
  expect((await person.call('DELETE', `/account/subscriptions/${one.id}`)).status).toBe(200);
  expect(await watched()).toEqual([]);
});

test('the two widgets count the declarations within reach (D-127, API-071, API-239)', async () => {
  const other = await running.signIn('other@tidewaiter.example');
  for (const internal_id of ['A', 'B']) await other.call('POST', '/customs-declarations', { internal_id });
  await sql`update documents set created_at = now() - interval '3 days', status = 'cleared'
    where internal_id = 'A'`.execute(running.db);
  const read = async (path: string) => (await other.call('GET', path)).body.data;
  expect(await read('/reports/performance')).toEqual([
    { status: 'cleared', cnt: 1 },
    { status: 'draft', cnt: 1 },
  ]);
  const days = await read('/statistic/activity');
  expect(days).toHaveLength(14);
  expect(days.map(({ cnt }: { cnt: number }) => cnt).filter(Boolean)).toEqual([1, 1]);
  expect(days.at(-1)).toEqual({ whn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), cnt: 1 });
  expect(days.at(-4).cnt).toBe(1);
});

test('the plan adds its groups, the help menu asks questions, one entry comes by its name (CUS-308, SHL-004, SHL-050, D-83, API-232, API-233, API-234, API-235)', async () => {
  const menu = async (call: string, by = person) => (await by.call('GET', `/menu/${call}`)).body.data;
  const named = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(named(await menu('getDynamicMenu'))).toEqual([
    'customs-tools',
    'cds-notification-testing',
    'received-notifications',
  ]);
  await sql`update companies set plan = 'expert' where name = 'Saltmarsh Trading Ltd'`.execute(running.db);
  const other = await running.signIn('other@tidewaiter.example');
  expect(await menu('getDynamicMenu', other)).toEqual([]);
  expect((await other.call('GET', '/menu/show?slug=cds-notification-testing')).status).toBe(404);
  await sql`update companies set plan = 'Demo' where name = 'Saltmarsh Trading Ltd'`.execute(running.db);
  expect(await menu('getDynamicMenu', other), 'Demo has what Customs Declarations has').toHaveLength(3);
  await sql`update companies set plan = 'Customs_DECLARATIONS' where name = 'Saltmarsh Trading Ltd'`.execute(
    running.db,
  );
  expect(await menu('getDynamicMenu', other), 'however it is spelled').toHaveLength(3);
  const help = await menu('getHelpPages');
  expect(help.length).toBeGreaterThan(3);
  expect(help.every(({ faq }: { faq: boolean }) => faq)).toBe(true);
  const side = named(await menu('getMenu'));
  expect(named(help).filter((name) => side.includes(name))).toEqual([]);
  expect(await menu('show?slug=profile')).toMatchObject({ url: '/profile', title: 'Profile' });
});

test('custom statuses: local batches, names once, default ones stay (COM-032, COM-033, COM-035, COM-037, SHL-130, API-103, API-104, API-105, API-106, API-107, API-108)', async () => {
  const statuses = async () => (await person.call('GET', '/transaction-statuses')).body.data;
  const defaults = await statuses();
  const meant = [
    ['Complete', 'complete'],
    ['Draft', 'draft'],
    ['Enquiry', 'enquiry'],
  ];
  expect(defaults).toEqual(
    meant.map(([name, state]) => ({
      id: expect.any(Number),
      name,
      corresponding_default_status: state,
      is_system_default_status: true,
    })),
  );
  const entry = (name: string, corresponding_default_status = 'draft') => ({
    name,
    corresponding_default_status,
  });
  const created = await person.call('POST', '/transaction-statuses', [
    entry('Papers'),
    entry('Paid', 'complete'),
  ]);
  expect(created.status).toBe(201);
  expect(created.body.data.map((one: { name: string }) => one.name)).toEqual(['Papers', 'Paid']);
  expect((await statuses()).slice(3), 'each with its own id').toEqual(created.body.data);
  const [papers, paid] = created.body.data;

  const taken = await person.call('POST', '/transaction-statuses', [entry('New'), entry('papers')]);
  expect(taken).toMatchObject({
    status: 422,
    body: {
      message: expect.stringContaining('The name is already taken'),
      errors: { '1/name': ['already taken'] },
    },
  });
  expect(
    (await person.call('POST', '/transaction-statuses', [entry('New', 'lost')])).body.errors,
  ).toHaveProperty('0/corresponding_default_status');
  expect(await statuses()).toHaveLength(5);

  const swapped = [
    { ...entry('Paid'), id: papers.id },
    { ...entry('Papers', 'complete'), id: paid.id },
  ];
  expect((await person.call('PUT', '/transaction-statuses', swapped)).status).toBe(200);
  const written =
    await sql`select distinct cmin from transaction_statuses where id in (${paid.id}, ${papers.id})`.execute(
      running.db,
    );
  expect(written.rows).toHaveLength(1);
  const moved = [{ ...entry('Draft', 'complete'), id: defaults[1].id }];
  expect((await person.call('PUT', '/transaction-statuses', moved)).status).toBe(422);

  const kept = await person.call('DELETE', '/transaction-statuses', [papers.id, defaults[0].id]);
  const message = 'A default status cannot be removed.';
  expect(kept).toMatchObject({ status: 422, body: { errors: { data: [defaults[0].id], message } } });
  const other = await running.signIn('other@tidewaiter.example');
  expect((await other.call('DELETE', '/transaction-statuses', [papers.id])).status).toBe(404);
  const colleague = await running.signIn('colleague@tidewaiter.example');
  expect((await colleague.call('DELETE', '/transaction-statuses', [papers.id])).status).toBe(403);
  expect((await person.call('DELETE', '/transaction-statuses', [papers.id])).status).toBe(200);
  expect((await statuses()).map((one: { name: string }) => one.name)).toEqual([
    'Complete',
    'Draft',
    'Enquiry',
    'Papers',
  ]);
});

test('colleagues: the others of the company, sorted, found, changed and deleted by its manager (COM-068, COM-069, COM-071, API-145, API-181, API-182, API-183)', async () => {
  const list = async (query = '') => (await person.call('GET', `/account/employees${query}`)).body;
  const colleague = await running.signIn('colleague@tidewaiter.example');
  const { data, meta } = await list();
  expect(meta).toMatchObject({ total: 1, current_page: 1, per_page: 10, last_page: 1 });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name: 'Colin Reach',
      email: 'colleague@tidewaiter.example',
      phone: '',
      created_at: expect.any(String),
      may_change: true,
    },
  ]);
  const { id } = data[0];
  const { data: seen } = (await colleague.call('GET', '/account/employees')).body;
  expect(seen[0]).toMatchObject({ email: 'demo@tidewaiter.example', may_change: false });
  expect((await list('?keyword=reach&per_page=10')).data).toHaveLength(1);
  expect((await list('?keyword=re')).data, 'a word that begins so').toHaveLength(1);
  expect((await list('?keyword=colleague@tide')).data).toHaveLength(1);
  expect((await list('?keyletter=C')).data).toHaveLength(1);
  expect((await list('?keyletter=D')).data, 'not oneself').toHaveLength(0);
  expect((await list('?keyword=%25')).data).toHaveLength(0);
  await sql`insert into users (company_id, role, email, name, password_hash)
    select company_id, 'user', 'c' || n || '@tidewaiter.example',
      case when n % 2 = 0 then 'person ' else 'Person ' end || n, 'x'
    from users, generate_series(10, 21) n where email = 'demo@tidewaiter.example'`.execute(running.db);
  expect((await list()).meta).toMatchObject({ total: 13, last_page: 2 });
  const names = (await list()).data.map(({ name }: { name: string }) => name.toLowerCase());
  expect(names, 'by name however it is written, ten of them').toEqual(names.toSorted());
  expect(names).toHaveLength(10);
  expect((await list('?current_page=2&sort=email&direction=desc')).data.at(-1).email).toBe(
    'c10@tidewaiter.example',
  );

  const told = { name: 'Colin', second_name: 'Reach', phone: '+44 2' };
  expect((await colleague.call('PUT', `/clients/${id}`, told)).status).toBe(403);
  const other = await running.signIn('other@tidewaiter.example');
  expect((await other.call('PUT', `/clients/${id}`, told)).status).toBe(404);
  expect((await other.call('DELETE', `/clients/${id}`)).status).toBe(404);
  expect((await person.call('PUT', `/clients/${id}`, told)).body.data).toMatchObject(told);
  expect((await person.call('GET', `/clients/${id}`)).body.data).toMatchObject({
    id,
    ...told,
    may_change: true,
  });
  expect((await colleague.call('GET', `/clients/${id}`)).body.data.may_change).toBe(false);
  expect((await person.call('PUT', `/clients/${id}`, {})).body.errors).toEqual({
    name: ['The field is required'],
  });
  const { id: own } = (await person.call('GET', '/init')).body.data.user;
  expect((await person.call('DELETE', `/clients/${own}`)).status).toBe(422);
  expect((await person.call('DELETE', `/clients/${id}`)).status).toBe(200);
  expect((await colleague.call('GET', '/init')).status, 'deleted and out').toBe(401);
  expect((await person.call('GET', `/clients/${id}`)).status).toBe(404);
});

test('a manager of ours looks at an administrator and changes nothing; the answer says so before they try', async () => {
  await sql`insert into users (company_id, role, email, name, password_hash)
    select company_id, 'manager', 'onlooker@tidewaiter.example', 'Mo', password_hash
    from users where email = 'admin@tidewaiter.example'`.execute(running.db);
  const manager = await running.signIn('onlooker@tidewaiter.example');
  const admin = await running.signIn('admin@tidewaiter.example');
  const seen = async (by: Person, whom: string) => {
    const { data } = (await by.call('GET', `/account/employees?keyword=${whom}`)).body;
    expect(data).toHaveLength(1);
    return data[0];
  };
  const { id, may_change } = await seen(manager, 'admin@tidewaiter.example');
  expect(may_change).toBe(false);
  expect((await manager.call('PUT', `/clients/${id}`, { name: 'Ada' })).status).toBe(403);
  expect((await seen(admin, 'onlooker@tidewaiter.example')).may_change).toBe(true);
});

test('a plan is asked for, not changed; support and the provider’s people hear of it (COM-062, COM-064, API-144, SHL-003, SHL-132)', async () => {
  const { data: plans } = (await person.call('GET', '/plans')).body;
  expect(plans.map(({ plan }: { plan: string }) => plan)).toEqual([
    'free',
    'start',
    'pro',
    'expert',
    'import guide',
    'export guide',
    'international trade guide',
    'trade news',
    'demo',
    'customs declarations',
    'international',
  ]);
  const international = plans.find(({ plan }: { plan: string }) => plan === 'international');
  const asked = await person.call('PUT', '/account/upgradePlan', { plan_id: international.id });
  expect(asked.body.message).toBe('Request successfully send');
  const { data } = (await person.call('GET', '/account/myCompany')).body;
  expect(data).toMatchObject({
    plan_id: 'customs declarations',
    upgrade_request: { plan: 'international', status: 'processing' },
  });
  const mails = await running.db.selectFrom('mails').where('kind', '=', 'upgrade-plan').selectAll().execute();
  expect(mails).toMatchObject([
    {
      subject: 'Estuary Forwarding Ltd asks for the plan international',
      reply_to: 'demo@tidewaiter.example',
    },
  ]);
  const unknown = await person.call('PUT', '/account/upgradePlan', { plan_id: 99 });
  expect(unknown.body.errors).toEqual({ plan_id: ['Unknown plan'] });
});
