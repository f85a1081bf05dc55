import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsOfDatabase } from '../../src/cli/stored/database.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded/postgres.ts';
import { migrate, openDatabase } from '../../src/server/storage/database.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tidewaiter-check-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const asked = () => documentsOfDatabase({ DATA_DIR: dataDir }, 'customs-declaration');

test('a data folder without a database is answered with a sentence', async () => {
  await expect(asked()).rejects.toThrow(
    `There is no database: DATABASE_URL is not set, and ${dataDir} (DATA_DIR) holds none. Start Tidewaiter on it once, or set DATABASE_URL.`,
  );
});

test('the embedded database is read while Tidewaiter runs on it, and started for it when none does', async () => {
  const running = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const db = openDatabase(running.url);
  await migrate(db);
  const beside = await asked();
  expect([beside.from, beside.total]).toEqual([`The database in ${dataDir}`, 0]);
  await beside.close();
  // Still there: it was only visited.
  expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
  await db.destroy();
  await running.stop();

  const alone = await asked();
  expect(alone.total).toBe(0);
  await alone.close();
  // The folder was given back.
  await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop();
});
