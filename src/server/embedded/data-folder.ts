import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The user and group PostgreSQL runs as, where that is not who we are. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Where the data are kept and who PostgreSQL runs as; `account` is undefined when it runs as ourselves. */
export interface DataFolder {
  readonly path: string;
  readonly account: Account | undefined;
  /** The folder that was asked for, when PostgreSQL could not reach it. */
  readonly insteadOf: string | undefined;
}

const nobody: Account = { uid: 65534, gid: 65534 };

/**
 * Makes the data folder ready. PostgreSQL refuses to run as root; then it runs as the folder's owner, or as
 * nobody (65534) in a folder of root. Where that user cannot reach `dataDir` (say, below /root), the data go to
 * a folder of /var/lib named after it.
 */
export function prepareDataFolder(dataDir: string): DataFolder {
  const asked = resolve(dataDir);
  makeFolder(asked);
  if (process.getuid?.() !== 0) return { path: asked, account: undefined, insteadOf: undefined };

  const account = ownerOf(asked);
  if (canReach(asked, account)) return { path: asked, account, insteadOf: undefined };

  const reachable = join('/var/lib', substituteName(asked));
  makeFolder(reachable);
  return { path: reachable, account: ownerOf(reachable), insteadOf: asked };
}

/** Whether `account` can enter `folder`: tried, not computed, because modes are not all that decides it. */
export function canReach(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** Whoever has data in the folder already, else whoever owns it; never root. */
function ownerOf(folder: string): Account {
  const cluster = join(folder, 'postgres');
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : folder);
  return uid === 0 ? nobody : { uid, gid };
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function substituteName(folder: string): string {
  const words = folder.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return `tidewaiter-${words.slice(-60)}-${hash}`;
}

/** Makes `account`, where there is one, the owner of `file`. */
export function giveTo(account: Account | undefined, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}
