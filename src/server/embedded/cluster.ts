import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type DataFolder, giveTo } from './data-folder.ts';

/** The superuser of the cluster, whom Tidewaiter connects as. */
export const clusterUser = 'tidewaiter';

/** The password of the cluster, made once; 0600 and of the account that PostgreSQL runs as. */
export function keepPassword(folder: DataFolder): string {
  const file = passwordFile(folder);
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(folder.account, file);
  }
  return readFileSync(file, 'utf8').trim();
}

function passwordFile(folder: DataFolder): string {
  return join(folder.path, 'postgres.password');
}

/** Runs initdb: made aside and renamed when complete, so that a start killed in the middle leaves nothing half done. */
export function createCluster(binaries: Binaries, folder: DataFolder, cluster: string): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(folder.account, draft);
  const arguments_ = [
    `--pgdata=${draft}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile(folder)}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // Orders and folds case the same on every machine, whatever locales that machine has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const { status, stderr } = spawnSync(binaries.initdb, arguments_, {
    ...folder.account,
    cwd: draft,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`PostgreSQL could not create its files in ${draft}: ${stderr?.trim()}`);
  renameSync(draft, cluster);
}
