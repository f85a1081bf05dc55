import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionTurns, type GiveBack, NoTurn } from './connection-turns.ts';
import { copied, isCopying } from './copied.ts';
import { DatabaseTrouble, type TroubleKind, troubleOf } from './trouble.ts';

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

/** A pool of which it can be asked whether anybody gets a connection of it. */
export interface AskedPool extends PostgresPool {
  /**
   * Why nobody gets one now; undefined where somebody does. A free one is enough, and so are busy ones that come back. Where
   * there is none, or all are busy and more may be made, one is taken and given back at once; no more than one at a time.
   */
  ailment(): Promise<TroubleKind | undefined>;
}

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
}): AskedPool {
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
  const ailmentOf = (error: unknown) => troubleOf(error) ?? new DatabaseTrouble('away', error as Error);
  let takenAt = performance.now();
  /** Whether somebody waited as long as they may, and all the while, and since, nobody was given one. */
  let isStuck = false;
  let trial: Promise<TroubleKind | undefined> | undefined;

  async function tryOne(): Promise<TroubleKind | undefined> {
    try {
      (await pool.connect()).release();
      return undefined;
    } catch (error) {
      return ailmentOf(error).kind;
    }
  }

  return {
    async connect() {
      let giveBack: GiveBack | undefined;
      try {
        giveBack = await turns.take();
        const client = await pool.connect();
        takenAt = performance.now();
        isStuck = false;
        return watched(client, giveBack);
      } catch (error) {
        giveBack?.();
        isStuck ||= error instanceof NoTurn && performance.now() - takenAt >= waitMs;
        throw ailmentOf(error);
      }
    },
    async ailment() {
      if (pool.idleCount > 0) return undefined;
      if (pool.totalCount >= connections) return isStuck ? 'busy' : undefined;
      trial ??= tryOne().finally(() => {
        trial = undefined;
      });
      return await trial;
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
