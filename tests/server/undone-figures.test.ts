import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import type { DocumentStore, Patch } from '../../src/engine/index.ts';
import { inRow, openDeclaration } from '../computations/declaration.ts';
import { apply, ownKinds, randomEdits } from '../computations/random-edits.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

/** A declaration as another program made it: none of its figures is what is computed. */
const given = (): DocumentData => ({
  customs_regime: 'import',
  additional_dec_type: 'A',
  items: 7,
  total_packages: '18',
  currency_1: '0.00',
  gross_mass: '',
  sealNumberItems: [{ uuid: 's', seal_number: 'NOSEALS', seal_sequence: '7' }],
  CDSItems: ['a', 'b'].map((uuid, at) => ({
    uuid,
    item_no: at * 5 + 2,
    totalNumberOfPackages: '9',
    itemPriceAmount: '4',
    PackagesCDSItems: [{ uuid: 'p', number_of_packages: '2' }],
  })),
});

interface Window {
  readonly store: DocumentStore;
  readonly first: DocumentData;
  readonly id: number;
  save(patches?: readonly Patch[]): Promise<readonly Patch[]>;
  stored(): Promise<DocumentData>;
}

/** An editor window of a stored declaration: its edits go to the server when it saves. */
async function openWindow(document: DocumentData, client = randomUUID()): Promise<Window> {
  const created = await person.call('POST', '/customs-declarations', document);
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const { id } = created.body.data;
  const stored = async () => (await person.call('GET', `/customs-declarations/${id}`)).body.data.document;
  const first = await stored();
  const store = openDeclaration(first, randomUUID);
  let waiting: Patch[] = [];
  let revision = 1;
  store.subscribeAll(({ origin, patches }) => {
    if (origin !== 'remote') waiting.push(...patches);
  });
  return {
    store,
    first,
    id,
    stored,
    async save(patches = waiting) {
      const body = { revision, patches, client, answered: true };
      waiting = [];
      const answer = await person.call('PATCH', `/customs-declarations/${id}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      revision = answer.body.data.revision;
      store.applyRemote(answer.body.data.patches);
      return answer.body.data.patches;
    },
  };
}

describe('undo after a save brings back figures that differed (E20, E22)', () => {
  test('of one item and of the sum over it', async () => {
    const { store, first, save, stored } = await openWindow(given());
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    await save();
    expect((await stored()).total_packages).toBe('12');
    store.undo();
    expect(store.document().total_packages).toBe('18');
    expect(await save(), 'the server has nothing to say against it').toEqual([]);
    expect(await stored()).toStrictEqual(first);
    store.redo();
    await save();
    expect(await stored()).toStrictEqual(store.document());
  });

  test('and no others: a total that the declaration never had beside this sum is made right', async () => {
    const { store, save, stored } = await openWindow(given());
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    await save();
    await save([{ op: 'set', path: ['total_packages'], value: '18' }]);
    expect((await stored()).total_packages, 'the sum of what stands').toBe('12');
  });

  test('as far as a save looks back: what 400 large saves lie before is made right, and is read by none', async () => {
    const client = randomUUID();
    const { store, id, save, stored } = await openWindow(given(), client);
    store.enter(inRow(store, 0, 'PackagesCDSItems', 0, 'number_of_packages'), '3');
    await save();
    const large = `[${' '.repeat(100_000)}]`;
    await sql`insert into document_history
      (document_id, revision, user_id, client, origin, schema_version, patches, inverse)
      select document_id, revision + n, user_id, client, origin, schema_version, ${large}, '[]'
      from document_history, generate_series(1, 400) n where document_id = ${id} and revision = 2`.execute(
      running.db,
    );
    await sql`update documents set revision = 402 where id = ${id}`.execute(running.db);
    store.undo();
    await save();
    expect((await stored()).total_packages, 'the sum of what stands').toBe('11');
  });

  test('whatever was done, and however often it was saved in between', async () => {
    await fc.assert(
      fc.asyncProperty(randomEdits([...ownKinds, 'save', 'save', 'save']), async (list) => {
        const { store, first, save, stored } = await openWindow(given());
        for (const { kind, at, text } of list) {
          if (kind === 'save') await save();
          else apply(store, kind, at, text);
        }
        await save();
        for (let at = 0; store.canUndo(); at += 1) {
          store.undo();
          if (at % 2 === 0) await save();
        }
        await save();
        expect(store.document()).toStrictEqual(first);
        expect(await stored()).toStrictEqual(first);
      }),
      { numRuns: 60, seed: 20 },
    );
  });
});
