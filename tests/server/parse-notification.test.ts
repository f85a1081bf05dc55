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

test('a text that was copied from a file says what it says, whatever encoding that file was in', async () => {
  const mark = '\uFEFF';
  const said = notification({ code: '03', lrn: 'ZÜRICH-1' });
  for (const encoding of ['ISO-8859-1', 'UTF-16', 'windows-1252', 'UTF-8'])
    for (const xml of [said, `${mark}${said}`].map((text) => text.replace('UTF-8', encoding)))
      expect((await form({ xml })).body.data, encoding).toMatchObject([{ lrn: 'ZÜRICH-1' }]);
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
  expect(await form({ xml: notification({ code: '', lrn: 'PARSED-2' }) })).toMatchObject({
    status: 422,
    body: { errors: { xml: ['It does not say what it tells: a Response has no FunctionCode.'] } },
  });
  for (const fields of [{}, { xml: ' ' }])
    expect(await form(fields)).toMatchObject({
      status: 422,
      body: { errors: { xml: ['Give a file or the text of a notification.'] } },
    });
  expect((await person.call('POST', path, { file: { content: 5 } })).status).toBe(422);
});

test('whatever its length, it is read in a thread, where it holds up nobody', async () => {
  const inThreads = () => running.log().split('came from its thread.').length;
  const before = inThreads();
  expect((await form({ xml: rejection })).status).toBe(200);
  expect(inThreads()).toBe(before + 1);
  const long = notification({ code: '03', lrn: 'LONG', errors: errorElement('CDS12005').repeat(1000) });
  expect(long.length).toBeGreaterThan(64 * 1024);
  const { status, body } = await form({ xml: long });
  expect([status, body.data[0].errors.length]).toEqual([200, 1000]);
  expect(inThreads()).toBe(before + 2);
  const broken = await form({ xml: long.slice(0, -100) });
  expect([broken.status, broken.body.errors.xml]).toEqual([422, [expect.stringMatching(/^Line \d+: /)]]);
  expect(inThreads()).toBe(before + 3);
});

test('what tells of a file is none of a declaration', async () => {
  const outcome =
    '<Root xmlns="hmrc:fileupload"><FileReference>31400000-8ce0-11bd-b23e-10b96e4ef00f</FileReference><BatchId>1</BatchId><FileName>a.pdf</FileName><Outcome>SUCCESS</Outcome><Details>x</Details></Root>';
  expect(await form({ xml: outcome })).toMatchObject({
    status: 422,
    body: { errors: { xml: ['This tells of a file, not of a declaration.'] } },
  });
});

test('every role that sees declarations may, with a session', async () => {
  const editor = await running.signIn('editor@tidewaiter.example');
  expect((await editor.call('POST', path, { xml: rejection })).status).toBe(200);
  expect((await call(running.server, 'POST', path, { xml: rejection })).status).toBe(401);
});

test('as many errors as customs can find are told, all in words; one more is refused with what and the limit', async () => {
  const errors = (count: number) =>
    form({ xml: `<Response><FunctionCode>03</FunctionCode>${'<Error/>'.repeat(count)}</Response>` });
  const most = await errors(25_000);
  expect([most.status, most.body.errors]).toEqual([200, undefined]);
  const told: { message: unknown }[] = most.body.data[0].errors;
  expect([told.length, new Set(told.map(({ message }) => typeof message))]).toEqual([
    25_000,
    new Set(['string']),
  ]);
  const more = await errors(25_001);
  expect([more.status, more.body.errors]).toEqual([
    422,
    { xml: ['It holds 25,001 errors; 25,000 are the most that are read.'] },
  ]);
});
