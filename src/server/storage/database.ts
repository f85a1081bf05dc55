import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import { type AskedPool, createPool, type DatabaseLimits } from './pool.ts';
import type { Tables } from './tables.ts';

/** The database; a transaction is one too. */
export type Database = Kysely<Tables>;

/** As many as there are of `connections`, within `limits`; a connection that breaks while idle is told to `onIdleError`. */
export interface DatabaseOptions {
  readonly connections?: number;
  readonly limits?: DatabaseLimits;
  readonly onIdleError?: (error: Error) => void;
}

const usualConnections = 10;

const noLimits: DatabaseLimits = { waitMs: 0, statementMs: 0, lockMs: 0, idleMs: 0 };

/**
 * Of migrations and imports of code lists, for which nobody sits and waits: a statement may go over every document, and
 * another process may be at the same.
 */
export const longLimits: DatabaseLimits = {
  waitMs: 30_000,
  statementMs: 60 * 60_000,
  lockMs: 10 * 60_000,
  idleMs: 10 * 60_000,
};

/** A pool of connections as `openPool` gives it, to be asked in TypeScript. */
export function databaseOf(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A database at `url`, on a pool of its own (`openPool`). */
export function openDatabase(url: string, options?: DatabaseOptions): Database {
  return databaseOf(openPool(url, options));
}

/**
 * A pool of connections to the PostgreSQL at `url`, without limits unless given. Numbers of 64 bits are read as numbers
 * (ids and counts stay far below 2^53), dates without a time as YYYY-MM-DD. A connection that breaks while idle is
 * replaced by the next query.
 */
export function openPool(
  url: string,
  { connections = usualConnections, limits = noLimits, onIdleError = () => {} }: DatabaseOptions = {},
): AskedPool {
  return createPool({
    connectionString: url,
    connections,
    options: '-c timezone=UTC',
    types: { getTypeParser: parserOf },
    limits,
    onIdleError,
  });
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
