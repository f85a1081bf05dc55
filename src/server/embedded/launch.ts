import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { type DataFolder, giveTo } from './data-folder.ts';
import { listeningArguments, type Place } from './listening.ts';
import { stopPostmaster } from './postmaster.ts';

/** How long the shared memory of a PostgreSQL that was killed may stand in the way of the next one. */
const sharedMemoryPatience = 15_000;
const logLimit = 10_000_000;

/** What one start of postgres needs. */
export interface Launch {
  readonly binaries: Binaries;
  readonly folder: DataFolder;
  readonly cluster: string;
  readonly place: Place;
  /** Of the database that exists in every cluster. */
  readonly url: string;
  /** False once nobody waits for it any more. */
  readonly isWanted: () => boolean;
}

/**
 * Starts postgres and answers when it takes connections. Throws with the end of its log when it ends instead, and leaves
 * none running when it is not wanted any more.
 */
export async function launchPostgres(launch: Launch): Promise<ChildProcess> {
  const deadline = Date.now() + sharedMemoryPatience;
  for (;;) {
    const child = spawnPostgres(launch);
    try {
      if (await takesConnections(child, launch)) return child;
    } catch (error) {
      if (child.pid) await stopPostmaster(child.pid, launch.cluster);
      throw error;
    }
    const reason = endOfLog(launch.folder);
    if (!reason.includes('shared memory block') || Date.now() > deadline) throw new Error(reason);
    await pause(200);
  }
}

function spawnPostgres({ binaries, folder, cluster, place }: Launch): ChildProcess {
  const log = openLog(folder);
  try {
    // In a session of its own: Ctrl-C in a terminal reaches us, and we end it after its clients.
    return spawn(
      binaries.postgres,
      ['-D', cluster, ...listeningArguments(place), '-c', 'log_line_prefix=%m '],
      {
        ...folder.account,
        cwd: cluster,
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
  } finally {
    closeSync(log);
  }
}

function logFile(folder: DataFolder): string {
  return join(folder.path, 'postgres.log');
}

function openLog(folder: DataFolder): number {
  const file = logFile(folder);
  const isFull = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit;
  const descriptor = openSync(file, isFull ? 'w' : 'a', 0o600);
  giveTo(folder.account, file);
  return descriptor;
}

function endOfLog(folder: DataFolder): string {
  return readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-5).join('\n');
}

/** False when the process ended first. A start that must recover first may take its time. */
async function takesConnections(child: ChildProcess, { url, isWanted }: Launch): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && !hasEnded(child)) {
    if (await canConnect(url)) return true;
    if (!isWanted()) throw new Error('It was told to end before it took connections.');
    await pause(20);
  }
  return false;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: wrong password. It will not become right, and waiting for it would be for ever.
    if ((error as { code?: string }).code === '28P01') {
      throw new Error("The password file does not fit this data folder's database.");
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a child process is over. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
