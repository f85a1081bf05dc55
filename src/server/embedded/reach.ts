import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clusterUser } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { DataFolderHeldError } from './data-folder-lock.ts';
import { addressOf, type Place } from './listening.ts';
import { databaseName, startEmbeddedPostgres } from './postgres.ts';

/** A database that a command of the command line may use. */
export interface ReachedDatabase {
  /** Address, password included: never to be logged. */
  readonly url: string;
  /** What it is called in sentences; no password in it. */
  readonly name: string;
  /** Ends what was started for it. */
  leave(): Promise<void>;
}

/**
 * The database of a Tidewaiter set up by these variables: at DATABASE_URL, or else the embedded one of DATA_DIR,
 * through the running product where one holds it and started for the moment where none does. Throws a sentence
 * that says what would be right when there is none.
 */
export async function reachDatabase({
  DATABASE_URL: url,
  DATA_DIR: dataDir = '.data',
}: NodeJS.ProcessEnv): Promise<ReachedDatabase> {
  if (url) {
    const name = 'The database of DATABASE_URL';
    const why = await refusalOf(url);
    if (why) throw new Error(`${name} cannot be reached: ${why}.`);
    return { url, name, leave: async () => {} };
  }
  const name = `The database in ${dataDir}`;
  if (!existsSync(dataDir)) {
    throw new Error(
      `There is no database: DATABASE_URL is not set, and there is no folder ${dataDir} (DATA_DIR). Set one of the two.`,
    );
  }
  const folder = prepareDataFolder(dataDir).path;
  if (!existsSync(join(folder, 'postgres'))) {
    throw new Error(
      `There is no database: DATABASE_URL is not set, and ${dataDir} (DATA_DIR) holds none. Start Tidewaiter on it once, or set DATABASE_URL.`,
    );
  }
  try {
    const { url: started, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
    return { url: started, name, leave: stop };
  } catch (error) {
    if (!(error instanceof DataFolderHeldError)) throw error;
    const running = runningAddress(folder);
    const why = running === undefined ? 'it is just starting or ending' : await refusalOf(running);
    if (running === undefined || why) throw new Error(`${name} cannot be reached: ${why}.`);
    return { url: running, name, leave: async () => {} };
  }
}

/** Address of the PostgreSQL that a running Tidewaiter has on this folder, from what PostgreSQL noted there. */
function runningAddress(folder: string): string | undefined {
  try {
    const notes = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const [port = '', socketFolder = ''] = notes.slice(3, 5);
    const place: Place = socketFolder === '' ? { port: Number(port) } : { socketFolder };
    return addressOf(place, readFileSync(join(folder, 'postgres.password'), 'utf8').trim(), databaseName);
  } catch {
    return undefined;
  }
}

/** Why no connection can be had, in words without the address; undefined when one can. */
async function refusalOf(url: string): Promise<string | undefined> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch {
    return `it is no address such as postgresql://${clusterUser}:…@host:5432/${databaseName}`;
  }
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return (error as Error).message || (error as NodeJS.ErrnoException).code || 'no answer';
  } finally {
    await client.end().catch(() => {});
  }
}
