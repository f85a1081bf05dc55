import { Kysely, Migrator, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** The database; a transaction is one too. */
export type Database = Kysely<Tables>;

export type { Transaction };

const poolSize = 10;

/**
 * A pool of connections to the PostgreSQL at `url`. Numbers of 64 bits are read as numbers (ids and counts
 * stay far below 2^53), dates without a time as YYYY-MM-DD. A connection that breaks while idle is told to
 * `onIdleError` and replaced by the next query.
 */
export function openDatabase(url: string, onIdleError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: '-c timezone=UTC',
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onIdleError);
  // One that breaks between two statements of a transaction, which nobody hears, would end the process; the next
  // statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.DATE) return (text: string) => text;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

/** Brings the tables up to date. Several processes may call it at once. Throws what a migration threw. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
