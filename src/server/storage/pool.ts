import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionTurns, type GiveBack } from './connection-turns.ts';
import { copied, isCopying } from './copied.ts';
import { DatabaseTrouble, troubleOf } from './trouble.ts';

/** How long anything asked of the database may take, ms; 0: as long as it takes. */
export interface DatabaseLimits {
  /** Until there is a connection: until one is free, or a new one made. */
  readonly waitMs: number;
  /** One statement. */
  readonly statementMs: number;
  /** Until others let go of what it wants. */
  readonly lockMs: number;
  /** Between two statements of a transaction, which keeps others waiting meanwhile. */
  readonly idleMs: number;
}

/** A database that stands still ends no statement itself: so much later, ms, it is given up here. */
const graceMs = 3000;

/**
 * A pool that keeps to the limits and throws DatabaseTrouble. A connection that did not answer in time is closed, as
 * nobody knows what it is still at: what was done in its transaction is undone.
 */
export function createPool({
  onIdleError,
  limits,
  connections,
  ...config
}: pg.PoolConfig & {
  /** So many at most, of which companies take turns. */
  readonly connections: number;
  readonly limits: DatabaseLimits;
  readonly onIdleError: (error: Error) => void;
}): PostgresPool {
  const { waitMs, statementMs, lockMs, idleMs } = limits;
  const pool = new pg.Pool({
    ...config,
    max: connections,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
    query_timeout: statementMs === 0 ? 0 : statementMs + graceMs,
    keepAlive: true,
  });
  pool.on('error', onIdleError);
  // One that breaks between two statements of a transaction, which nobody hears, would end the process; the next
  // statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const turns = new ConnectionTurns(connections, waitMs);
  return {
    async connect() {
      let giveBack: GiveBack | undefined;
      try {
        giveBack = await turns.take();
        return watched(await pool.connect(), giveBack);
      } catch (error) {
        giveBack?.();
        throw troubleOf(error) ?? new DatabaseTrouble('away', error as Error);
      }
    },
    end: () => pool.end(),
  };
}

function watched(client: pg.PoolClient, giveBack: GiveBack): PostgresPoolClient {
  let broken: DatabaseTrouble | undefined;
  async function query(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    // What would undo the transaction is not waited for once more.
    if (broken !== undefined) throw broken;
    try {
      if (isCopying(statement)) return await copied(client, statement);
      return await client.query(statement, [...parameters]);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble?.kind === 'away') broken = trouble;
      throw trouble ?? error;
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release() {
      client.release(broken);
      giveBack();
    },
  };
}
