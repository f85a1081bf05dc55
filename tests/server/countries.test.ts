import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let writer: Person;
let reader: Person;
beforeAll(async () => {
  running = await startTestServer();
  writer = await running.signIn('editor@tidewaiter.example');
  reader = await running.signIn();
});
afterAll(() => running.close());

const france = { name: 'France', code: 'FR', import_guide: 'https://www.example.com/fr' };

test('countries are listed, made, read, changed, archived and restored (API-250, D-10)', async () => {
  const first = await writer.call('POST', '/countries', france);
  expect(first).toMatchObject({ status: 201, body: { data: { document: france, revision: 1 } } });
  const { id } = first.body.data;
  const changed = await writer.call(
    'PUT',
    `/countries/${id}`,
    { ...france, code: 'FR-IDF' },
    { 'if-match': '1' },
  );
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { document: { code: 'FR-IDF' }, revision: 2 } },
  });
  await writer.call('POST', '/countries', { name: 'Austria', code: 'AT' });
  const again = await writer.call('POST', '/countries', { name: 'austria', code: 'AX' });
  expect(again).toMatchObject({ status: 422, body: { errors: { name: ['The name is already taken'] } } });

  // Everybody reads them, whosever company made them, by name at first.
  const list = await reader.call('GET', '/countries');
  expect(list.body.data).toMatchObject([
    { name: 'Austria', code: 'AT' },
    { name: 'France', code: 'FR-IDF' },
  ]);
  expect((await reader.call('GET', '/countries?keyword=idf')).body.data).toMatchObject([{ id }]);
  expect((await reader.call('GET', '/countries?keyletter=A')).body.data).toMatchObject([{ name: 'Austria' }]);
  expect((await reader.call('GET', `/countries/${id}`)).body.data.document).toMatchObject({ name: 'France' });
  expect((await reader.call('GET', `/countries/${id}/revisions`)).body.data).toMatchObject([
    { revision: 2 },
    { revision: 1 },
  ]);

  expect((await writer.call('DELETE', `/countries/${id}`)).status).toBe(200);
  expect((await reader.call('GET', '/countries')).body.data).toHaveLength(1);
  // Its code is another's meanwhile.
  const other = (await writer.call('POST', '/countries', { name: 'Paris', code: 'FR-IDF' })).body.data;
  expect((await writer.call('POST', `/countries/${id}/restore`)).body.errors).toEqual({
    code: ['The code is already taken'],
  });
  expect((await writer.call('DELETE', `/countries/${other.id}`)).status).toBe(200);
  expect((await writer.call('POST', `/countries/${id}/restore`)).status).toBe(200);
  expect((await reader.call('GET', '/countries')).body.data).toHaveLength(2);
});

test('who is no editor of content makes, changes and archives no country', async () => {
  const { id } = (await writer.call('POST', '/countries', { name: 'Spain', code: 'ES' })).body.data;
  const calls: readonly (readonly [string, string, object?])[] = [
    ['POST', '/countries', france],
    ['PUT', `/countries/${id}`, france],
    ['PATCH', `/countries/${id}`, { revision: 1, patches: [] }],
    ['DELETE', `/countries/${id}`],
    ['POST', `/countries/${id}/restore`],
  ];
  for (const [method, path, body] of calls)
    expect({ method, status: (await reader.call(method, path, body)).status }).toEqual({
      method,
      status: 403,
    });
  // What their company may not write is not theirs to send, assign or watch either.
  for (const path of ['copy', 'assignee', 'send', 'ways'])
    expect((await writer.call('POST', `/countries/${id}/${path}`, {})).status).toBe(404);
});

test('what is saved as a whole is refused while a field is wrong, by its name, and nothing of it is kept', async () => {
  const before = (await writer.call('GET', '/countries?per_page=500')).body.meta.total;
  const wrong = { name: '  ', code: 'fr', export_guide: 'javascript:alert(1)' };
  const refused = await writer.call('POST', '/countries', wrong);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    name: ['The field is required'],
    code: ['Two capitals, for a region with its own behind a hyphen: FR, GB-NIR.'],
    export_guide: ['Write it like https://www.example.com/page.'],
  });
  expect((await writer.call('GET', '/countries?per_page=500')).body.meta.total).toBe(before);

  const { id } = (await writer.call('POST', '/countries', { name: ' Peru ', code: 'PE' })).body.data;
  expect(
    (await writer.call('PUT', `/countries/${id}`, { name: 'Peru' }, { 'if-match': '1' })).body.errors,
  ).toEqual({
    code: ['The field is required'],
  });
  const patches = [{ op: 'set', path: ['code'], value: 'pe' }];
  expect((await writer.call('PATCH', `/countries/${id}`, { revision: 1, patches })).status).toBe(422);
  expect((await writer.call('GET', `/countries/${id}`)).body.data).toMatchObject({
    revision: 1,
    document: { name: 'Peru', code: 'PE' },
  });
});

test('what two people change at once is merged, and only the same field is in conflict', async () => {
  const { id } = (await writer.call('POST', '/countries', { name: 'Chile', code: 'CL' })).body.data;
  const put = (document: object) => writer.call('PUT', `/countries/${id}`, document, { 'if-match': '1' });
  expect((await put({ name: 'Chile', code: 'CL', content: 'By sea.' })).status).toBe(200);
  const merged = await put({ name: 'Republic of Chile', code: 'CL' });
  expect(merged).toMatchObject({
    status: 200,
    body: { data: { document: { name: 'Republic of Chile', code: 'CL', content: 'By sea.' } } },
  });
  expect((await put({ name: 'Chile (South America)', code: 'CL' })).status).toBe(409);
});
