import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

const mapping = JSON.stringify(['commodityCode', 'itemPriceAmount', '/internal_id']);
/** A declaration of each line, which no other file has. */
const file = (name: string) =>
  ['Code,Price,Order', ...Array.from({ length: 40 }, (_, at) => `0902100010,1.50,${name} ${at}`)].join('\n');

async function post(content: string, isDry: boolean) {
  const form = new FormData();
  form.set('file', new File([content], 'lines.csv'));
  form.set('mapping', mapping);
  form.set('dry_run', String(isDry));
  const response = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

async function over(id: number) {
  await eventually('its end', async () => {
    const told = (await person.call('GET', `/import/${id}`)).body.data;
    return told.state === 'done' && told.of === 40;
  });
}

test('of one company so many imports are under way and no more, until one of them has ended', async () => {
  const files = ['A', 'B', 'C', 'D'].map(file);
  const answers = await Promise.all(files.map((one) => post(one, false)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429]);
  const refused = answers.findIndex(({ status }) => status === 429);
  expect(answers[refused]!.body.message).toBe(
    '3 imports of your company are under way. Wait until one of them has ended, then start this one.',
  );
  // Who only tries what would become of a file is not held up.
  expect((await post(files[refused]!, true)).status).toBe(200);
  for (const { status, body } of answers) if (status === 202) await over(body.data.id);
  const again = await post(files[refused]!, false);
  expect(again.status).toBe(202);
  await over(again.body.data.id);
});
