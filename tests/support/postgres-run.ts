import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountAreas } from '../../src/areas/mount.ts';
import { settleDatabase } from '../../src/server/declarations/settle-kinds.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import { administer, databaseAt, templateSetting } from './database.ts';

/**
 * Before a run of vitest or Playwright: a migrated template database, from which every test file copies its
 * own, on the PostgreSQL at TEST_DATABASE_URL (whose user must be allowed to create databases) or else on an
 * embedded one of the run. After the run all of them are gone.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  mountAreas();
  const postgres = await runPostgres();
  const template = `tidewaiter_${process.pid}_${Date.now()}`;
  const url = databaseAt(postgres.url, template);

  await administer(postgres.url, `create database ${template}`);
  const db = openDatabase(url);
  await settleDatabase(db);
  await db.destroy();
  process.env[templateSetting] = url;

  return async () => {
    await dropAll(postgres.url, template);
    await postgres.stop();
  };
}

async function runPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const dataDir = mkdtempSync(join(tmpdir(), 'tidewaiter-test-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The template and every copy a test did not drop. */
async function dropAll(url: string, template: string): Promise<void> {
  const copies = await administer(url, `select datname from pg_database where datname like '${template}%'`);
  for (const { datname } of copies) await administer(url, `drop database if exists ${datname} with (force)`);
}
