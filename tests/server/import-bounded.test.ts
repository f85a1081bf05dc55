import { sql } from 'kysely';
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
/** One declaration of each line. */
const file = (rows: readonly (readonly [price: string, reference: string])[]) =>
  ['Code,Price,Order', ...rows.map(([price, reference]) => `0902100010,${price},${reference}`)].join('\n');

async function post(content: string, options: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new File([content], 'lines.csv'));
  for (const [name, value] of Object.entries({ mapping, ...options })) form.set(name, value);
  const response = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const body = await response.json();
  expect(response.ok, JSON.stringify(body).slice(0, 500)).toBe(true);
  return body.data;
}

async function imported(content: string, options: Record<string, string> = {}) {
  const { id } = await post(content, { dry_run: 'false', ...options });
  return await eventually('import', async () => {
    const told = (await person.call('GET', `/import/${id}`)).body.data;
    return told.state !== 'running' && told;
  });
}

/** The longest text anywhere in it. */
function longestIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestIn));
}

const long = (name: string) => `${name} ${'long reference '.repeat(20)}`;

test('whatever references a file has, and however many declarations, what is told of it is bounded', async () => {
  const wrong = file(Array.from({ length: 520 }, (_, at) => ['free', long(`A${at}`)] as const));
  const plan = await post(wrong);
  expect(plan.declarations).toHaveLength(500);
  expect(plan.counts).toMatchObject({ declarations: 520, items: 520, whole: 0, barred: 0 });
  expect(longestIn(plan.declarations)).toBe(200);
  const told = await imported(wrong);
  expect(told.refused).toHaveLength(500);
  expect(told).toMatchObject({ refusedCount: 520, declarationCount: 0, of: 520 });
  expect(told.refused[0].key).toMatch(/^A0 long reference .*…$/);
  expect(longestIn(told)).toBe(200);
  const { rows } = await sql<{ size: number }>`
    select octet_length(outcome::text) as size from imports where id = ${told.id}`.execute(running.db);
  expect(rows[0]!.size).toBeLessThan(300_000);

  // As imports before it was so are stored.
  const made = Array.from({ length: 700 }, (_, id) => ({ id, key: long('B'), isThere: id < 650 }));
  const refused = Array.from({ length: 700 }, (_, id) => ({ key: long('C'), reason: `${id}` }));
  const stored = JSON.stringify({ declarations: made, refused, of: 1400 });
  await sql`update imports set outcome = ${stored}, state = 'failed' where id = ${told.id}`.execute(
    running.db,
  );
  const before = (await person.call('GET', `/import/${told.id}`)).body.data;
  expect(before).toMatchObject({ declarationCount: 700, thereCount: 650, refusedCount: 700, of: 1400 });
  expect([before.declarations.length, before.refused.length]).toEqual([500, 500]);
  // Why it ended stands at the end.
  expect(before.refused.at(-1).reason).toBe('699');
  expect(longestIn(before)).toBe(200);
  const route = running.server.routes.find(
    ({ method, url }) => method === 'GET' && url === '/api/import/:id',
  );
  expect(route?.cost).toBe('read');
});

test('a declaration with a long reference is known again by all of it, and wanted by what is told', async () => {
  const reference = long('D');
  const first = await imported(file([['1.50', reference]]));
  expect(first.declarations).toMatchObject([{ key: expect.stringMatching(/…$/) }]);
  expect(
    await post(
      file([
        ['1.50', reference],
        ['2.50', 'E'],
      ]),
    ),
  ).toMatchObject({ there: 1 });
  const other = file([['2.50', reference]]);
  const [told] = (await post(other)).declarations;
  expect(told.others).toEqual([{ id: first.declarations[0].id, status: 'draft' }]);
  const second = await imported(other, { anyway: JSON.stringify([told.key]) });
  expect(second).toMatchObject({ declarations: [{ key: told.key }], refused: [] });
});
