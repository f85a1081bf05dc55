import { afterAll, beforeAll, expect, it } from 'vitest';
import { cdsDeclaration } from '../../src/areas/customs/server/cds-maps.ts';
import { documentsOfDatabase } from '../../src/cli/stored/database.ts';
import type { StoredDocument } from '../../src/cli/stored/stored-document.ts';
import type { Actor } from '../../src/server/access.ts';
import { createDeclaration } from '../../src/server/declarations/create.ts';
import { newDeclaration } from '../../src/server/declarations/new-declaration.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { seedDemonstration } from '../../src/server/storage/seed.ts';
import { administer, databaseAt, type TestDatabase, testDatabase } from '../support/database.ts';

const count = 25;
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  await seedDemonstration(db);
  const someone = await db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
  const actor: Actor = {
    signIn: '9b2f7a31-2c4e-4f05-8f0e-0a1b2c3d4e5f',
    supersededAt: null,
    sessionSeconds: 60,
    userId: someone.id,
    email: someone.email,
    name: someone.name,
    role: someone.role,
    isCustomerManager: 1,
    companyId: someone.company_id,
    companyName: '',
    plan: 'demo',
    partnerId: null,
  };
  for (let number = 1; number <= count; number++) {
    const document = { transaction_ref: `STORED-${number}`, customs_regime: 'export' };
    await createDeclaration(db, actor, newDeclaration(cdsDeclaration, document));
  }
  await db.updateTable('documents').set({ deleted_at: new Date() }).where('id', '=', 3).execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function readAll(url: string): Promise<readonly StoredDocument[]> {
  const documents = await documentsOfDatabase({ DATABASE_URL: url }, 'customs-declaration');
  try {
    expect([documents.from, documents.total]).toEqual(['The database of DATABASE_URL', count]);
    const read: StoredDocument[] = [];
    for await (const document of documents.read()) if (!('reason' in document)) read.push(document);
    return read;
  } finally {
    await documents.close();
  }
}

it('reads every declaration once, archived ones too, with what rules may ask', async () => {
  const read = await readAll(database.url);
  expect(read.map(({ data }) => (data as { transaction_ref: string }).transaction_ref)).toEqual(
    Array.from({ length: count }, (_, index) => `STORED-${index + 1}`),
  );
  expect(read[2]).toMatchObject({
    document: 'customs-declaration',
    version: expect.any(Number),
    context: { status: 'draft', plan: 'customs declarations' },
  });
});

it('reads as it was when the reading began, and may be left in the middle', async () => {
  const documents = await documentsOfDatabase({ DATABASE_URL: database.url }, 'customs-declaration');
  let read = 0;
  for await (const _ of documents.read()) {
    read += 1;
    if (read === 5) break;
  }
  await documents.close();
  expect(await readAll(database.url)).toHaveLength(count);
});

it('says in a sentence, without the password, why a database cannot be read', async () => {
  const asked = (url: string) => documentsOfDatabase({ DATABASE_URL: url }, 'customs-declaration');
  const missing = databaseAt(database.url, 'no_such_database');
  await expect(asked(missing)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached: database "no_such_database" does not exist\.$/,
  );
  const empty = `${new URL(database.url.replace('@/', '@host/')).pathname.slice(1)}_empty`;
  await administer(database.url, `create database ${empty}`);
  try {
    await expect(asked(databaseAt(database.url, empty))).rejects.toThrow(
      'The database of DATABASE_URL holds no declarations: no Tidewaiter was ever started on it.',
    );
  } finally {
    await administer(database.url, `drop database ${empty} with (force)`);
  }
});
