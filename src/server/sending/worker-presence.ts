import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { keepConnection } from '../storage/standing-connection.ts';

/** First number of the advisory locks by which workers show that they live. */
const lockClass = 7421;

const reconnectMs = 500;

export interface WorkerPresence {
  /** This worker's number, written on the rows it takes. */
  readonly worker: number;
  close(): Promise<void>;
}

/**
 * Holds an advisory lock on a connection of its own for as long as this process lives: when it dies,
 * however, PostgreSQL lets the lock go at once, and others see that its worker is no more.
 */
export async function showPresence(url: string, log: Logger): Promise<WorkerPresence> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const connection = await keepConnection({
    url,
    name: 'worker’s',
    againMs: reconnectMs,
    log,
    begin: (client) => client.query('select pg_advisory_lock($1, $2)', [lockClass, worker]),
  });
  return { worker, close: connection.close };
}

/** Whether no living process shows this worker number. Within a transaction nobody can take it up meanwhile. */
export async function isGone(transaction: Database, worker: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${lockClass}::int, ${worker}::int) as free`.execute(transaction);
  return rows[0]?.free === true;
}
