import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdsDeclaration } from '../../src/areas/customs/server/cds-maps.ts';
import type { Actor } from '../../src/server/access.ts';
import { runImport, type StartedImport, takeImport } from '../../src/server/imports/run.ts';
import { importFileWork } from '../../src/server/imports/works.ts';
import { createLog } from '../../src/server/log.ts';
import { acceptedDocument, type RunningServer, startTestServer } from './running-server.ts';

const { document: document_kind, definition } = cdsDeclaration;

let running: RunningServer;
let actor: Actor;
beforeAll(async () => {
  running = await startTestServer();
  const users = running.db.selectFrom('users').select(['id as userId', 'company_id as companyId', 'role']);
  actor = (await users.where('company_id', 'is not', null).limit(1).executeTakeFirstOrThrow()) as never;
});
afterAll(() => running?.close());

/** What a file would be imported as, here: a thread takes long to hear of it. */
async function planned(lines: readonly string[], isDry: boolean, into?: object) {
  const document = JSON.stringify(into);
  const plan = await importFileWork.run(
    {
      ...{ bytes: Buffer.from(['Order,Code,Goods,Mark', ...lines].join('\n')), reading: {}, remembered: {} },
      mapping: ['/internal_id', 'commodityCode', 'description', 'PackagesCDSItems/shipping_mark'],
      ...{ isGrouped: true, actor, name: 'orders.csv', isDry, anyway: [] },
      ...(into && {
        into: { id: 1, document_kind, document, schema_version: definition.version, status: 'draft' },
      }),
    },
    {
      items: async () => [],
      lines: async () => '[]',
      created: async () => [],
      standing: async () => [],
    } as never,
  );
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

/** Its end, as it is stored. */
async function imported(plan: StartedImport['plan']) {
  const { db } = running;
  const started: StartedImport = { name: 'orders.csv', plan, wanted: new Set(), into: undefined };
  const { stored } = await takeImport(db, actor, started);
  await runImport({ db, threads: undefined as never, log: createLog('silent') }, actor, stored, started, '');
  const all = db.selectFrom('imports').where('id', '=', stored.id).select(['state', 'outcome']);
  return await all.executeTakeFirstOrThrow();
}

/** Of one commodity, each with a mark of its own: packages of one item. */
const marked = (order: string, lines: number) =>
  Array.from({ length: lines }, (_, at) => `${order},0902100010,Tea,M${at}`);
const words = 'Items 1, Packages: 10,000 rows; 9,999 are the most.';

test('a declaration beyond a bound is told before the import, and stays out of it alone', async () => {
  const file = [
    ...[...marked('B-0', 1), ...marked('A-1', 10_000)],
    ...[...marked('C-1', 1), ...marked('C-2', 2)],
  ];
  const { told } = await planned(file, true);
  expect(told.errors).toEqual([
    { line: 3, column: 'Order', text: 'A-1', reason: `${words} Lines 3 to 10,002 stay out.` },
  ]);
  expect(told.declarations.map(({ key, errors }) => [key, errors])).toEqual([
    ['B-0', 0],
    ['A-1', 1],
    ['C-1', 0],
    ['C-2', 0],
  ]);
  const { state, outcome } = await imported(await planned(file, false));
  expect(outcome.refused).toEqual([{ key: 'A-1', reason: words }]);
  expect(outcome.declarations.map(({ key }) => key)).toEqual(['B-0', 'C-1', 'C-2']);
  expect(state).toBe('done');
});

test('so is what a declaration that takes the items would have too much of', async () => {
  const { CDSItems: _, ...rest } = acceptedDocument('IMPORT-BOUND');
  const { told } = await planned(marked('A', 10_000), true, rest);
  expect(told.errors).toEqual([
    { line: 2, column: '', text: '', reason: `${words} Lines 2 to 10,001 stay out.` },
  ]);
  expect(told.declarations).toMatchObject([{ key: '', errors: 1 }]);
});
