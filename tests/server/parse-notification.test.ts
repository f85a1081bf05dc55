import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorElement, notification } from './notifications.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

const path = '/parse-xml-notification';
const form = async (fields: { xml?: string; file?: Blob }) => {
  const body = new FormData();
  if (fields.xml !== undefined) body.set('xml', fields.xml);
  if (fields.file !== undefined) body.set('file', fields.file);
  const response = await fetch(`${running.server.address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body,
  });
  return { status: response.status, body: await response.json() };
};
const rejection = notification({
  code: '03',
  lrn: 'PARSED-1',
  mrn: '26GB1',
  errors: errorElement('CDS12005', '42A', '17C #R144'),
});

test('a notification is told in words, from a text or a file, and nothing of it is kept (API-034, CUS-020)', async () => {
  const expected = [
    {
      name: 'DMSREJ',
      functionCode: '03',
      lrn: 'PARSED-1',
      mrn: '26GB1',
      errors: [{ code: 'CDS12005', pointer: '42A/17C/R144', message: expect.stringMatching(/\w+ \w+/) }],
    },
  ];
  for (const fields of [
    { xml: rejection },
    { file: new Blob([rejection]) },
    { file: new Blob([rejection]), xml: '' },
  ])
    expect(await form(fields)).toMatchObject({ status: 200, body: { data: expected } });
  expect((await person.call('POST', path, { xml: rejection })).body.data).toMatchObject(expected);
  const { rows } = await sql`select 1 from received_notifications`.execute(running.db);
  expect(rows).toEqual([]);
});

test('what is none is refused on the field it came in', async () => {
  expect(await form({ xml: '<broken' })).toMatchObject({
    status: 422,
    body: { errors: { xml: [expect.any(String)] } },
  });
  expect(await form({ file: new Blob(['%PDF-1.7']) })).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.any(String)] } },
  });
  for (const fields of [{}, { xml: ' ' }])
    expect(await form(fields)).toMatchObject({
      status: 422,
      body: { errors: { xml: ['Give a file or the text of a notification.'] } },
    });
  expect((await person.call('POST', path, { file: { content: 5 } })).status).toBe(422);
});

test('every role that sees declarations may, with a session', async () => {
  const editor = await running.signIn('editor@tidewaiter.example');
  expect((await editor.call('POST', path, { xml: rejection })).status).toBe(200);
  expect((await call(running.server, 'POST', path, { xml: rejection })).status).toBe(401);
});
