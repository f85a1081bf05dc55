import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdsDeclaration } from '../../src/areas/customs/server/cds-maps.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import { type EditQuestions, patchWork } from '../../src/server/declarations/saved-edit.ts';
import { comparedWork } from '../../src/server/history/works.ts';
import { askerFor, createThreads, type Threads } from '../../src/server/threads/threads.ts';
import { acceptedDocument } from './running-server.ts';

let threads: Threads;
beforeAll(() => {
  threads = createThreads(pino({ level: 'silent' }));
});
afterAll(() => threads.close());

const actor = { companyId: 1, userId: 1, plan: 'Business', role: 'owner' } as never;

/** Small by itself, of fifty items. */
const document: DocumentData = {
  ...acceptedDocument('LOOKED-BACK'),
  ref_general: 'R',
  CDSItems: Array.from({ length: 50 }, (_, at) => ({ uuid: `i${at}`, item_no: at + 1, net_mass: '1' })),
};

const set = (value: string) => JSON.stringify([{ op: 'set', path: ['ref_general'], value }]);

/** What there is of a declaration that one window saved so many times, one field each time. */
function savedOften(saves: number): { stored: never; ask: EditQuestions } {
  const steps = Array.from({ length: saves }, (_, at) => ({
    ...{
      revision: at + 2,
      client: 'window',
      user_id: 1,
      at: new Date(0),
      schema_version: cdsDeclaration.definition.version,
    },
    ...{ patches: set(at + 1 === saves ? 'R' : `R${at + 1}`), inverse: set(at === 0 ? 'R' : `R${at}`) },
  }));
  const stored = {
    ...{
      id: 1,
      revision: saves + 1,
      schema_version: cdsDeclaration.definition.version,
      status: 'draft',
      unread: [],
    },
    document_kind: cdsDeclaration.document,
    ...{ document: JSON.stringify(document), provenances: '{}', customs_problems: [], facts: {}, lrn: null },
  };
  const ask: EditQuestions = {
    stepsFrom: async (_, from) => steps.filter((step) => step.revision >= from).slice(0, 100),
    firstOfWindow: async () => 2,
    nameOf: async () => null,
    importedLists: async () => [],
    knownCodes: async () => [],
  };
  return { stored: stored as never, ask };
}

/** How many orders went to threads meanwhile. */
async function ordersOf(doing: () => Promise<unknown>): Promise<number> {
  const count = () => Object.values(threads.done()).reduce((sum, done) => sum + done, 0);
  const before = count();
  await doing();
  return count() - before;
}

/** A save of a sum that is none: whether it stood before is looked for. */
const save = (saves: number) => {
  const { stored, ask } = savedOften(saves);
  const patches = [{ op: 'set', path: ['gross_mass'], value: '5' }];
  const body = { revision: saves + 1, client: 'window', answered: true, patches };
  const about = { stored, actor, body: Buffer.from(JSON.stringify(body)) };
  return threads.run(patchWork, about, askerFor('saving', actor), ask);
};

test('a save looks back through a few of its window where it is asked for, through many in a thread', async () => {
  expect(await ordersOf(() => save(2))).toBe(0);
  expect(await ordersOf(() => save(235))).toBe(1);
});

test('what a revision held weighs as what is held now, and the steps back to it weigh', async () => {
  const compare = (saves: number, of: DocumentData) => {
    const { stored, ask } = savedOften(saves);
    const now = { ...(stored as object), document: JSON.stringify(of) } as never;
    const about = { stored: now, sides: [{ kind: 'revision', revision: 1 }, { kind: 'now' }] as const };
    return threads.run(comparedWork, about, askerFor('checking', actor), ask);
  };
  const few = { ...document, CDSItems: [] };
  expect(await ordersOf(() => compare(2, few))).toBe(0);
  expect(await ordersOf(() => compare(2, document))).toBe(1);
  expect(await ordersOf(() => compare(235, few))).toBe(1);
});
