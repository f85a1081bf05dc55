import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** A connection that stands as long as the process does. */
export interface StandingConnection {
  close(): Promise<void>;
}

/** Longest wait for the database, ms. */
const answerMs = 5000;
/** Longest wait for its end, ms: a database that stands still does not say goodbye. */
const lastMs = 1000;
/** How often it is seen whether it still stands: a network that fell away tells nobody, ms. */
const lookMs = 15_000;

/**
 * Keeps a connection of its own to the database, for what ends with it. `begin` makes of a new one what it is for; it
 * is made again, after `againMs`, whenever it breaks or does not answer. Resolves when it stands for the first time;
 * throws why it does not.
 */
export async function keepConnection(options: {
  readonly url: string;
  /** For the log: the listening connection. */
  readonly name: string;
  readonly begin: (client: pg.Client) => Promise<unknown>;
  readonly againMs: number;
  readonly log: Logger;
}): Promise<StandingConnection> {
  const { url, name, begin, againMs, log } = options;
  let isClosed = false;
  let standing: pg.Client | undefined;
  let clock: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    client.on('error', (error) => log.warn({ err: error }, `The ${name} connection broke.`));
    standing = client;
    try {
      await client.connect();
      await begin(client);
    } catch (error) {
      end(client);
      throw error;
    }
    client.once('end', () => {
      if (standing === client) connectLater();
    });
    lookLater(client);
  }

  function lookLater(client: pg.Client): void {
    clearTimeout(clock);
    clock = setTimeout(async () => {
      try {
        await client.query('select 1');
        if (standing === client) lookLater(client);
      } catch (error) {
        log.warn({ err: error }, `The ${name} connection did not answer.`);
        end(client);
        if (standing === client) connectLater();
      }
    }, lookMs);
  }

  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(clock);
    clock = setTimeout(() => {
      connect().catch((error) => {
        log.warn({ err: error }, `The ${name} connection could not be made.`);
        connectLater();
      });
    }, againMs);
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(clock);
      await Promise.race([standing?.end(), pause(lastMs)]);
    },
  };
}

/** Cuts it off where it hangs. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
