import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Path } from '../../src/engine/index.ts';
import { inItem, newDeclaration, openDeclaration } from '../computations/declaration.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const path = '/customs-declarations';
const read = async (id: number) => (await person.call('GET', `${path}/${id}`)).body.data;

/** A declaration in which both deleted an item and gave its reference another value. */
async function inConflict() {
  const store = newDeclaration({ additional_dec_type: 'A' }, 2);
  const { id } = (await person.call('POST', path, store.document())).body.data;
  const { document } = await read(id);
  const made = (value: string) => {
    const editor = openDeclaration(document, randomUUID);
    const patches: unknown[] = [];
    editor.subscribeAll((change) => patches.push(...change.patches));
    editor.removeRows([inItem(editor, 1)]);
    editor.enter(['ref_general'], value);
    return { revision: 1, patches, client: value, answered: true };
  };
  expect((await person.call('PATCH', `${path}/${id}`, made('THEIRS'))).status).toBe(200);
  const mine = made('MINE');
  const asked = await person.call('PATCH', `${path}/${id}`, mine);
  expect([asked.status, asked.body.conflicts]).toMatchObject([409, [{ path: ['ref_general'] }]]);
  const settle = (choice: 'mine' | 'theirs', ...places: Path[]) =>
    person.call('PATCH', `${path}/${id}`, { ...mine, settled: { choice, places } });
  return { id: id as number, settle };
}

test.each([
  ['mine', 'MINE'],
  ['theirs', 'THEIRS'],
] as const)('E29b: a conflict settled with %s is saved; what both did stays done', async (choice, value) => {
  const { id, settle } = await inConflict();
  expect((await settle(choice, ['ref_general'])).status).toBe(200);
  const { document } = await read(id);
  expect(document).toMatchObject({ ref_general: value, items: 1 });
  expect(document.CDSItems).toHaveLength(1);
});

test('E29b: a conflict in a place that was not asked about is asked about', async () => {
  const { id, settle } = await inConflict();
  const answer = await settle('mine', ['internal_id']);
  expect([answer.status, answer.body.conflicts.length]).toEqual([409, 1]);
  expect((await read(id)).document.ref_general).toBe('THEIRS');
  expect((await settle('mine')).status).toBe(409);
});
