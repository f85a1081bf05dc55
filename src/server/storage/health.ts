import pg from 'pg';
import type { AskedPool } from './pool.ts';
import { type TroubleKind, troubleOf } from './trouble.ts';

/** What is wrong with the database: still, where it does not answer at all. */
export type Ailment = TroubleKind | 'still';

export interface Health {
  /** What is wrong now, within two seconds; undefined while nothing is. */
  ailment(): Promise<Ailment | undefined>;
  close(): Promise<void>;
}

/** Longest wait for the database, ms. */
const answerMs = 1500;
/** Longest wait for a table that others hold, ms. */
const lockMs = 700;
/** Whether it takes changes is tried so often at most, ms. */
const writeEveryMs = 1000;
/** What sessions are told anew, such as to be read-only, a connection that is older does not hear of, ms. */
const connectionMs = 10_000;

/** What a save of a declaration reads and writes (`tests/server/health.test.ts`). */
const savedTables = [
  'audit',
  'companies',
  'document_history',
  'document_tallies',
  'documents',
  'outbox',
  'sessions',
  'stored_lists',
  'users',
];

/** Takes them as a save does, and lets go at once: a statement is a transaction of its own. */
const takeTables = `do $$ begin lock table ${savedTables.join(', ')} in row exclusive mode; end $$`;

/**
 * Looks after the database on a connection of its own, whenever it is asked, once for all who ask at a time; and asks `pools`
 * whether anybody gets a connection of them, of each of which a save takes one. That
 * nobody holds the tables of a save is seen every time. That it takes changes is seen by one row, which is written in its
 * place, and by a sort that is set aside on its disk. None of it leaves anything behind.
 */
export function createHealth(url: string, pools: readonly Pick<AskedPool, 'ailment'>[]): Health {
  let connection: { readonly client: pg.Client; readonly until: number } | undefined;
  let looking: Promise<Ailment | undefined> | undefined;
  let write: { readonly at: number; readonly found: Ailment | undefined } | undefined;

  async function look(): Promise<Ailment | undefined> {
    const still = new Promise<'still'>((resolve) => setTimeout(resolve, answerMs, 'still').unref());
    const found = await Promise.race([still, ask().catch(ailmentOf)]);
    if (found === 'still' || found === 'away') drop();
    return found;
  }

  async function ask(): Promise<Ailment | undefined> {
    if (connection !== undefined && connection.until < Date.now()) drop();
    const client = connection?.client ?? (await connect());
    await client.query(takeTables);
    if (write === undefined || write.at + writeEveryMs < Date.now()) {
      write = { at: Date.now(), found: await unwritable(client) };
    }
    if (write.found !== undefined) return write.found;
    const ailments = await Promise.all(pools.map((pool) => pool.ailment()));
    return ailments.find((found) => found !== undefined);
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      // Less than what is sorted: it goes to disk.
      options: '-c work_mem=64kB',
      statement_timeout: answerMs,
      lock_timeout: lockMs,
    });
    // Told by the next query.
    client.on('error', () => {});
    client.once('end', () => {
      if (connection?.client === client) connection = undefined;
    });
    connection = { client, until: Date.now() + connectionMs };
    await client.connect();
    return client;
  }

  function drop(): void {
    const { client } = connection ?? {};
    connection = undefined;
    // One that hangs is cut off.
    client?.end().catch(() => undefined);
  }

  return {
    ailment() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    async close() {
      await looking;
      drop();
    },
  };
}

/** Why it takes no changes. Throws what is wrong beside that. */
async function unwritable(client: pg.Client): Promise<Ailment | undefined> {
  try {
    await client.query('update pulse set at = clock_timestamp()');
    await client.query('select count(*) from generate_series(1, 50000)');
    return undefined;
  } catch (error) {
    const ailment = ailmentOf(error);
    if (ailment === 'read-only' || ailment === 'full') return ailment;
    throw error;
  }
}

/** Whatever else it says, it is of no use. */
function ailmentOf(error: unknown): Ailment {
  return troubleOf(error)?.kind ?? 'away';
}
