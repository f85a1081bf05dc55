import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalogue, ShapeMigration } from '../../src/engine/index.ts';
import { codesInDocuments } from '../../src/server/code-lists/held.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: documents of earlier shapes are migrated.

// The product of tomorrow: version 2, in which `old_reference` is called `ref_general`.
vi.mock('../../src/generated/catalogue.ts', async (original) => {
  const { catalogue } = await original<{ catalogue: Catalogue }>();
  const declaration = { ...catalogue.documents['customs-declaration']!, version: 2 };
  return {
    catalogue: { ...catalogue, documents: { ...catalogue.documents, 'customs-declaration': declaration } },
  };
});
vi.mock('../../src/generated/migrations.ts', () => {
  const steps = [{ rename: '/old_reference', to: 'ref_general' }];
  const migration: ShapeMigration = { to: 2, why: 'Another name.', steps };
  return { migrations: { 'customs-declaration': [migration] } };
});

let running: RunningServer;
let person: Person;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

/** A declaration as the product of yesterday left it: created and edited once, both in version 1. */
async function storedYesterday(version = 1, more: object = {}): Promise<number> {
  const { body } = await person.call('POST', '/customs-declarations', { transaction_ref: 'T' });
  const id = Number(body.id ?? body.data?.id);
  const document = { transaction_ref: 'T', old_reference: 'R2', ...more };
  await running.db
    .updateTable('documents')
    .set({ document: JSON.stringify(document), schema_version: version, revision: 2 })
    .where('id', '=', id)
    .execute();
  const creation = [
    { op: 'set', path: ['transaction_ref'], value: 'T' },
    { op: 'set', path: ['old_reference'], value: 'R1' },
  ];
  await running.db
    .updateTable('document_history')
    .set({ schema_version: 1, patches: JSON.stringify(creation) })
    .where('document_id', '=', id)
    .execute();
  const { user_id } = await running.db
    .selectFrom('documents')
    .where('id', '=', id)
    .select('user_id')
    .executeTakeFirstOrThrow();
  await running.db
    .insertInto('document_history')
    .values({
      document_id: id,
      revision: 2,
      user_id,
      client: null,
      origin: 'edit',
      schema_version: 1,
      patches: JSON.stringify([{ op: 'set', path: ['old_reference'], value: 'R2' }]),
      inverse: JSON.stringify([{ op: 'set', path: ['old_reference'], value: 'R1' }]),
    })
    .execute();
  return id;
}

const stored = async (id: number) =>
  await running.db.selectFrom('documents').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

it('is answered in todays shape and stays stored as it is until it is edited', async () => {
  const id = await storedYesterday();
  const { status, body } = await person.call('GET', `/customs-declarations/${id}`);
  const view = body.data ?? body;
  expect([status, view.schema_version, view.revision]).toEqual([200, 2, 2]);
  expect(view.document).toEqual({ transaction_ref: 'T', ref_general: 'R2' });
  expect(await stored(id)).toMatchObject({ schema_version: 1, revision: 2 });
});

it('is stored in todays shape by the next edit, and history leads back through both shapes', async () => {
  const id = await storedYesterday();
  const patches = [{ op: 'set', path: ['internal_id'], value: 'I' }];
  const saved = await person.call('PATCH', `/customs-declarations/${id}`, { revision: 2, patches });
  expect(saved.status).toBe(200);
  const now = await stored(id);
  expect(now).toMatchObject({ schema_version: 2, revision: 3 });
  expect(JSON.parse(now.document)).toEqual({ transaction_ref: 'T', ref_general: 'R2', internal_id: 'I' });

  // An editor that still has revision 1, which was R1 in the old shape, changes something else: merged.
  const older = [{ op: 'set', path: ['transaction_ref'], value: 'T2' }];
  const merged = await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: older });
  expect(merged.status).toBe(200);
  expect(JSON.parse((await stored(id)).document)).toEqual({
    transaction_ref: 'T2',
    ref_general: 'R2',
    internal_id: 'I',
  });

  // And one that changes the very field that was renamed since is told so.
  const same = [{ op: 'set', path: ['ref_general'], value: 'R9' }];
  const refused = await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: same });
  expect(refused.status).toBe(409);
});

it('an edit that changes nothing stores no new revision, not even of another shape', async () => {
  const id = await storedYesterday();
  const patches = [{ op: 'set', path: ['ref_general'], value: 'R2' }];
  await person.call('PATCH', `/customs-declarations/${id}`, { revision: 2, patches });
  expect(await stored(id)).toMatchObject({ schema_version: 1, revision: 2 });
});

it('a document of a newer shape is refused in words', async () => {
  const id = await storedYesterday(3);
  const { status, body } = await person.call('GET', `/customs-declarations/${id}`);
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain('A newer version of Tidewaiter saved this document.');
});

describe('a document of which the migration would lose a value', () => {
  const both = { ref_general: 'G', seller_country: 'ZB' };
  const loss =
    'The migration to version 2 would lose a value: /old_reference is to take the place of /ref_general, which is filled already.';

  it('is refused with both places, whether it is read or edited, and stays stored as it is', async () => {
    const id = await storedYesterday(1, both);
    const before = await stored(id);
    const patches = [{ op: 'set', path: ['internal_id'], value: 'I' }];
    for (const { status, body } of [
      await person.call('GET', `/customs-declarations/${id}`),
      await person.call('PATCH', `/customs-declarations/${id}`, { revision: 2, patches }),
    ]) {
      expect(status).toBe(409);
      expect(body.message).toBe(
        `This document was saved by an earlier version of Tidewaiter and cannot be shown in today’s form. It stays stored as it is. ${loss}`,
      );
    }
    expect(await stored(id)).toEqual(before);
  });

  it('is named where the codes of all documents are asked for', async () => {
    await running.db.updateTable('documents').set({ document: '{}', schema_version: 1 }).execute();
    const id = await storedYesterday(1, both);
    await expect(codesInDocuments(running.db, 'countries', new Set(['ZB']))).rejects.toThrow(
      new RegExp(`^Declaration ${id}: This document was saved .* ${loss}$`),
    );
  });
});
