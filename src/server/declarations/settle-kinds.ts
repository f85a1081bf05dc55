import { sql } from 'kysely';
import type { DocumentData } from '../../engine/document.ts';
import type { KindName } from '../../generated/kinds.ts';
import { type Database, longLimits, migrate, openDatabase } from '../storage/database.ts';
import { describeKinds, settleKindTables } from '../storage/kind-tables.ts';
import { listedBy } from './document.ts';
import { kindNamed } from './kind.ts';
import { documentOf, type StoredShape } from './stored-document.ts';

/** Documents read at once; one may have 16 MiB. */
const batch = 20;

/** Brings the tables of the database at `url` up to date, in the time it takes. */
export async function settleAt(url: string): Promise<void> {
  const db = openDatabase(url, { limits: longLimits });
  try {
    await settleDatabase(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Brings the tables up to date with this Tidewaiter and its kinds of documents: what lists show of the documents of a kind
 * that is described otherwise than before is taken from them anew. Several processes may call it at once.
 */
export async function settleDatabase(db: Database): Promise<void> {
  await migrate(db);
  await alone(db, settleKindTables);
  // Apart from the tables, which nobody reads while they are changed.
  await alone(db, async (transaction) => {
    for (const kind of await describeKinds(transaction)) await listAnew(transaction, kind);
  });
}

/** Does a part of it while no other process does one. */
async function alone(db: Database, work: (transaction: Database) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('kinds of documents'))`.execute(transaction);
    await work(transaction);
  });
}

async function listAnew(transaction: Database, name: KindName): Promise<void> {
  const kind = kindNamed(name);
  let last = 0;
  for (;;) {
    const stored = await transaction
      .selectFrom('documents')
      .where('document_kind', '=', name)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .select(['id', 'document_kind', 'document', 'schema_version'])
      .execute();
    for (const one of stored) {
      const document = readable(one);
      if (document === undefined) continue;
      // The reference of one with a message on its way is what was sent, not what the document says.
      const { lrn: _, ...listed } = listedBy(kind, document);
      await transaction.updateTable('documents').set(listed).where('id', '=', one.id).execute();
    }
    if (stored.length < batch) return;
    last = stored.at(-1)!.id;
  }
}

/** Undefined for one that cannot be read, be it a newer Tidewaiter's or nobody's: it is listed as it was. */
function readable(stored: StoredShape): DocumentData | undefined {
  try {
    return documentOf(stored);
  } catch {
    return undefined;
  }
}
