import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { createCluster, keepPassword } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { hasEnded, launchPostgres } from './launch.ts';
import { addressOf, forgetPlace, listeningPlace } from './listening.ts';
import { stopOrphan, stopPostmaster } from './postmaster.ts';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Address of its database, password included: never to be logged. */
  readonly url: string;
  /** Where the data are: what was asked for, or what replaces it where PostgreSQL cannot reach that. */
  readonly dataDir: string;
  /**
   * Ends it and gives the data folder back, `within` so many milliseconds, cutting off harder what hangs.
   * Everything acknowledged is on disk before and after. Called again it only waits for the first call's end.
   */
  stop(within?: number): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the data; made when missing. See prepareDataFolder for where root's data go. */
  readonly dataDir: string;
  /** Is told, in sentences, what an operator wants to know. */
  readonly log: (sentence: string) => void;
}

/** The one database of the cluster. */
export const databaseName = 'tidewaiter';

/**
 * Starts the PostgreSQL that came with the npm install on the data folder, and again whenever it dies without
 * having been asked to. The folder is locked for this process meanwhile (DataFolderHeldError); a postgres whose
 * owner died is ended first. It listens on a unix socket only (on Windows: 127.0.0.1), asks for a password
 * (scram) that is kept in the data folder, and checks its pages by checksums.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = prepareDataFolder(dataDir);
  if (folder.insteadOf) {
    log(
      `PostgreSQL, which must not run as root, cannot reach ${folder.insteadOf}: the data are kept in ${folder.path}.`,
    );
  }
  const unlock = lockDataFolder(folder.path);
  try {
    const cluster = join(folder.path, 'postgres');
    if (await stopOrphan(cluster))
      log('Ended a PostgreSQL that had outlived its Tidewaiter on this data folder.');

    const binaries = postgresBinaries(folder);
    const password = keepPassword(folder);
    if (!existsSync(cluster)) createCluster(binaries, folder, cluster);

    const place = await listeningPlace(folder);
    const serviceUrl = addressOf(place, password, 'postgres');
    const launch = (isWanted: () => boolean) =>
      launchPostgres({ binaries, folder, cluster, place, url: serviceUrl, isWanted });
    const first = await launch(() => true);
    await createDatabase(serviceUrl);
    const supervised = supervise(first, cluster, launch, log);
    let stopped: Promise<void> | undefined;
    return {
      url: addressOf(place, password, databaseName),
      dataDir: folder.path,
      stop(within) {
        // Once: afterwards the folder, and whatever runs on it, is somebody else's.
        stopped ??= supervised.stop(within).then(() => {
          forgetPlace(place);
          unlock();
        });
        return stopped;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Starts postgres again when it ends unasked; a start that fails is tried again every five seconds. */
function supervise(
  first: ChildProcess,
  cluster: string,
  launch: (isWanted: () => boolean) => Promise<ChildProcess>,
  log: (sentence: string) => void,
) {
  let current = first;
  let stopping = false;
  let restarting: Promise<void> | undefined;

  const restart = async () => {
    while (!stopping) {
      try {
        current = await launch(() => !stopping);
        watch();
        return;
      } catch (error) {
        if (!stopping) log(`PostgreSQL does not start: ${(error as Error).message}`);
        for (let waited = 0; waited < 5000 && !stopping; waited += 100) await pause(100);
      }
    }
  };
  const watch = () => {
    const ended = () => {
      if (stopping) return;
      log('PostgreSQL ended unasked and is started again.');
      restarting = restart();
    };
    if (hasEnded(current)) ended();
    else current.once('exit', ended);
  };
  watch();

  return {
    async stop(within?: number) {
      stopping = true;
      await restarting;
      await stopPostmaster(current.pid!, cluster, within);
    },
  };
}

/** Makes our database in a cluster that has none yet. */
async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
