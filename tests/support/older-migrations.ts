import { type Kysely, type Migration, sql } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/** Tables by their names of today, and what they were called before documents were of every kind. */
const tables = [
  ['documents', 'declarations'],
  ['document_history', 'declaration_history'],
  ['imported_documents', 'imported_declarations'],
] as const;

/** Runs migrations once more that came before documents were of every kind, on tables and columns of the names of then. */
export async function migrateAsThen(db: Database, ...migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [now, then] of tables) await renameTable(transaction, now, then);
    await renameColumns(transaction, 'document_id', 'declaration_id');
    for (const { up } of migrations) await up(transaction as unknown as Kysely<unknown>);
    await renameColumns(transaction, 'declaration_id', 'document_id');
    for (const [now, then] of tables) await renameTable(transaction, then, now);
  });
}

async function renameTable(db: Database, from: string, to: string): Promise<void> {
  await sql`alter table if exists ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
}

async function renameColumns(db: Database, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = current_schema and column_name = ${from}`.execute(db);
  for (const { table } of rows)
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db);
}
