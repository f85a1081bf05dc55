import { sql } from 'kysely';
import { reachDatabase } from '../../server/embedded/reach.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { NothingToReadError, type StoredDocument, type StoredDocuments } from './stored-document.ts';

/** Rows fetched at once: a document has 2 MB at 999 items, 16 at most. */
const batch = 10;

interface DeclarationRow {
  readonly id: number;
  readonly schema_version: number;
  readonly document: string;
  readonly status: string;
  readonly plan: string;
}

/**
 * The declarations of the database at DATABASE_URL, or else of the embedded one of DATA_DIR, archived ones too.
 * They are read by a cursor in one read-only snapshot, so nothing waits for it. Throws NothingToReadError, with
 * a sentence, when no database can be reached.
 */
export async function documentsOfDatabase(
  environment: NodeJS.ProcessEnv,
  document: string,
): Promise<StoredDocuments> {
  const reached = await reachDatabase(environment).catch((error: Error) => {
    throw new NothingToReadError(error.message);
  });
  const db = openDatabase(reached.url);
  const close = async () => {
    await db.destroy();
    await reached.leave();
  };
  try {
    const { rows } = await sql<{ count: number }>`select count(*) as count from documents`.execute(db);
    return { from: reached.name, total: rows[0]?.count, read, close };
  } catch (error) {
    await close();
    throw new NothingToReadError(sentenceOf(reached.name, error as Error & { code?: string }));
  }

  async function* read(): AsyncIterable<StoredDocument> {
    const transaction = await db.startTransaction().setAccessMode('read only').execute();
    try {
      await sql`declare stored no scroll cursor for
        select d.id, d.schema_version, d.document, d.status, c.plan
        from documents d join companies c on c.id = d.company_id order by d.id`.execute(transaction);
      for (;;) {
        const { rows } = await sql<DeclarationRow>`fetch ${sql.lit(batch)} from stored`.execute(transaction);
        for (const { id, schema_version: version, document: text, status, plan } of rows) {
          yield {
            id: String(id),
            document,
            version,
            data: JSON.parse(text),
            context: { status, plan },
          };
        }
        if (rows.length < batch) return;
      }
    } finally {
      await transaction.rollback().execute();
    }
  }
}

function sentenceOf(name: string, { code, message }: Error & { code?: string }): string {
  if (code === '42P01') return `${name} holds no declarations: no Tidewaiter was ever started on it.`;
  return `${name} cannot be read: ${message}`;
}
