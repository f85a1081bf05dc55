import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostParties } from '../../src/server/templates/routes.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const keep = (name: string, fields: object = {}, by = person) =>
  by.call('POST', '/templates/consignee', { template_name: name, ...fields });
const names = async (query: string, by = person) =>
  (await by.call('GET', `/templates/consignee?${query}`)).body.data.map(({ name }: { name: string }) => name);

test('CUS-068 CUS-069 CUS-070 CUS-173 API-096 API-097: kept parties come 20 a page, the newest first, by keyword, and only to their company', async () => {
  for (let number = 1; number <= 23; number += 1) {
    const { status } = await keep(`Party ${number}`, { consignee_city: `City ${number}` });
    expect(status).toBe(201);
  }
  const { body } = await person.call('GET', '/templates/consignee?sort=updated_at&direction=desc');
  expect(body.data).toHaveLength(20);
  expect(body.data[0]).toEqual({
    id: expect.any(Number),
    name: 'Party 23',
    user_id: expect.any(Number),
    created_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    updated_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    consignee_city: 'City 23',
  });
  expect(body.meta).toEqual({ total: 23, current_page: 1, per_page: 20, last_page: 2 });
  expect(await names('current_page=2')).toEqual(['Party 3', 'Party 2', 'Party 1']);
  expect(await names('keyword=PARTY%202')).toEqual([
    'Party 23',
    'Party 22',
    'Party 21',
    'Party 20',
    'Party 2',
  ]);
  expect(await names('keyword=100%25')).toEqual([]);
  expect(await names('', await running.signIn('other@tidewaiter.example'))).toEqual([]);
  const admin = await running.signIn('admin@tidewaiter.example');
  expect(await names('', admin)).toEqual([]);
});

test('CUS-070: a keyword is found in the name, the company, the EORI, the city and whatever else is kept of a party', async () => {
  await keep('The quay', {
    consignee: 'Estuary "Fruit" & Öl Ltd',
    consignee_number: 'GB553202734852',
    consignee_address: '1 Dock\\Road',
    consignee_city: 'Łeba',
    consignee_postcode: 'X9 1ZZ',
  });
  const other = await running.signIn('other@tidewaiter.example');
  await keep('Of others', { consignee_city: 'Łeba' }, other);
  const by = (keyword: string, person?: Person) => names(`keyword=${encodeURIComponent(keyword)}`, person);
  const words = ['quay', 'the q', 'ESTUARY "fruit" & öL', 'b55320273', 'k\\road', 'łeba', 'Ł', 'x9', '1zz'];
  for (const keyword of words) expect(await by(keyword), keyword).toEqual(['The quay']);
  expect(await by('łeba', other)).toEqual(['Of others']);
  // Less than three characters are the beginning of a word; the names of the members are no words of a party.
  for (const keyword of ['ay', 'consignee_city', '":"', '_', '%'])
    expect(await by(keyword), keyword).toEqual([]);
  await running.db
    .updateTable('templates')
    .set({ document: '{"consignee_city":"Gdynia"}' })
    .where('name', '=', 'The quay')
    .execute();
  expect(await by('gdynia')).toEqual(['The quay']);
  expect(await by('łeba')).toEqual([]);
});

test('TPL-055: a name that is taken, a member the family has not and a family there is not are refused', async () => {
  expect((await keep('Once')).status).toBe(201);
  expect(await keep(' once ')).toMatchObject({
    status: 422,
    body: { message: 'The name is already taken' },
  });
  expect((await keep('Wrong', { seller: 'x' })).status).toBe(422);
  expect((await keep('  ')).status).toBe(422);
  expect((await person.call('GET', '/templates/nobody')).status).toBe(404);
  const editor = await running.signIn('editor@tidewaiter.example');
  expect((await keep('By an editor', {}, editor)).status).toBe(403);
});

test('a company keeps so many parties and no more, which is said with both numbers', async () => {
  const other = await running.signIn('other@tidewaiter.example');
  const kept = (await other.call('GET', '/templates/consignee')).body.meta.total as number;
  await sql`
    insert into templates (company_id, user_id, family, name, document)
    select company_id, id, case n % 2 when 0 then 'exporter' else 'consignee' end, 'Of many ' || n, '{}'
    from users, generate_series(1, ${mostParties - kept - 1}::integer) as n
    where email = 'other@tidewaiter.example'`.execute(running.db);
  expect((await keep('The last', {}, other)).status).toBe(201);
  expect(await keep('One more', {}, other)).toMatchObject({
    status: 422,
    body: {
      message: 'Your company keeps 20,000 parties, and may keep 20,000 at most.',
      limit: mostParties,
      count: mostParties,
    },
  });
  // What is kept already is answered as ever.
  expect(await keep('The last', {}, other)).toMatchObject({ status: 422 });
  expect(await names('keyword=the%20last', other)).toEqual(['The last']);
  expect((await keep('Of another company')).status).toBe(201);
});

test('a kept party that another program stored is offered with what can be read of it', async () => {
  const { body } = await keep('Broken', { consignee_city: 'Hull' });
  const store = (document: string) =>
    running.db.updateTable('templates').set({ document }).where('id', '=', body.data.id).execute();
  const kept = async () => (await person.call('GET', '/templates/consignee?keyword=Broken')).body.data[0];
  for (const document of ['{"consignee_city', '["Hull"]', 'null']) {
    await store(document);
    expect(await kept()).toMatchObject({ name: 'Broken' });
  }
  await store('{"consignee_city":"Hull","consignee_postcode":{"code":"HU1"},"consignee_address":null}');
  const { consignee_city, consignee_postcode, consignee_address } = await kept();
  expect([consignee_city, consignee_postcode, consignee_address]).toEqual(['Hull', undefined, undefined]);
});
