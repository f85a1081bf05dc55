// One embedded PostgreSQL for a whole run of a script.
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Starts it with its data in a new folder inside `folder`. Who starts it stops it. Its data go with the run and need not
 * outlive a power cut: it waits for no disk.
 */
export async function startPostgres(folder) {
  const { tsImport } = await import('tsx/esm/api');
  const { startEmbeddedPostgres } = await tsImport('../../src/server/embedded/postgres.ts', import.meta.url);
  const dataDir = mkdtempSync(join(folder, 'postgres-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  // Packages may not be there yet when this file is read.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
  return postgres;
}
