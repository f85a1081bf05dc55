import { mountAreas } from '../areas/mount.ts';
import { settleAt } from './declarations/settle-kinds.ts';
import { startServer } from './main.ts';
import { readSettings } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { seedDemonstration } from './storage/seed.ts';
import { troubleOf } from './storage/trouble.ts';

/** The exit code of one that finds no database, which scripts/steps/restarts.mjs has too. */
const withoutDatabase = 69;

/** Codes of a connection that did not come about. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

// The server as a process of its own, started by scripts/steps/running.mjs: settings from the environment,
// `--seed-demonstration` fills an empty database first. Tells its parent when it is ready and ends with it.
let end: () => void = () => process.exit(1);
process.once('SIGTERM', () => end());
process.once('disconnect', () => end());

try {
  const settings = readSettings(process.env);
  mountAreas();
  if (process.argv.includes('--seed-demonstration')) await seed(settings.databaseUrl);
  const server = await startServer(settings);

  end = () => void server.close().then(() => process.exit(0));
  process.send?.({ ready: server.address });
} catch (error) {
  console.error(sentenceOf(error as NodeJS.ErrnoException & { port?: number }));
  process.exit(isUnreachable(error) ? withoutDatabase : 1);
}

async function seed(databaseUrl: string): Promise<void> {
  await settleAt(databaseUrl);
  const db = openDatabase(databaseUrl);
  await seedDemonstration(db);
  await db.destroy();
}

function isUnreachable(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall !== 'connect') return false;
  return unreachable.includes(code ?? '') || troubleOf(error)?.kind === 'away';
}

function sentenceOf(error: NodeJS.ErrnoException & { port?: number }): string {
  if (isUnreachable(error)) {
    return `The database at DATABASE_URL cannot be reached (${error.message || error.code}).`;
  }
  if (error.code !== 'EADDRINUSE') return error.message || String(error);
  const setting = String(error.port) === process.env.SOCKET_PORT ? 'SOCKET_PORT' : 'PORT';
  return `Port ${error.port} is in use; end what listens there or set ${setting} to another port.`;
}
