// One embedded PostgreSQL for a whole run of a script.
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** Starts it with its data in a new folder inside `folder`. Who starts it stops it. */
export async function startPostgres(folder) {
  const { tsImport } = await import('tsx/esm/api');
  const { startEmbeddedPostgres } = await tsImport('../../src/server/embedded/postgres.ts', import.meta.url);
  const dataDir = mkdtempSync(join(folder, 'postgres-'));
  chmodSync(dataDir, 0o755);
  return startEmbeddedPostgres({ dataDir, log: console.log });
}
