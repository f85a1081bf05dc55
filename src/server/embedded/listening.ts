import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUser } from './cluster.ts';
import { type DataFolder, giveTo } from './data-folder.ts';

/** Of the unix socket's name; nothing listens on TCP with it. */
const socketPort = 5432;
/** Longest path of a unix socket that every system takes. */
const longestSocketPath = 103;

/** Where PostgreSQL listens: the folder of its unix socket, or a TCP port of 127.0.0.1 on Windows. */
export type Place = { readonly socketFolder: string } | { readonly port: number };

/** The place to listen, made ready: below the data folder where its path is short enough, else in the temporary folder. */
export async function listeningPlace(folder: DataFolder): Promise<Place> {
  if (process.platform === 'win32') return { port: await freePort() };
  const socketFolder = shortSocketFolder(folder.path);
  // The folder is ours alone, and whoever listened there has ended: what is left of it would only be in the way.
  rmSync(socketFolder, { recursive: true, force: true });
  mkdirSync(socketFolder, { recursive: true });
  chmodSync(socketFolder, 0o700);
  giveTo(folder.account, socketFolder);
  return { socketFolder };
}

/** Removes the folder of the socket, when nobody listens there any more. */
export function forgetPlace(place: Place): void {
  if ('socketFolder' in place) rmSync(place.socketFolder, { recursive: true, force: true });
}

function shortSocketFolder(dataFolder: string): string {
  const name = `tidewaiter-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
  const candidates = [join(dataFolder, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  const fits = (candidate: string) =>
    Buffer.byteLength(join(candidate, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  return candidates.find(fits)!;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : socketPort;
}

/** What postgres is told on its command line to listen there. */
export function listeningArguments(place: Place): string[] {
  if ('port' in place) return ['-h', '127.0.0.1', '-p', String(place.port)];
  return ['-h', '', '-p', String(socketPort), '-k', place.socketFolder, '-c', 'unix_socket_permissions=0700'];
}

/** Address of `database` there. */
export function addressOf(place: Place, password: string, database: string): string {
  if ('port' in place) return `postgresql://${clusterUser}:${password}@127.0.0.1:${place.port}/${database}`;
  return `postgresql://${clusterUser}:${password}@/${database}?host=${encodeURIComponent(place.socketFolder)}`;
}
