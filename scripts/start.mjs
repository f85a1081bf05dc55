// `npm start`: everything a fresh machine needs, from installing to the printed address.
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './steps/build.mjs';
import { requireFreeDataFolder } from './steps/data-folder.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { givenEnvironment } from './steps/environment.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { requireFreePorts } from './steps/ports.mjs';
import { endAllProcesses } from './steps/processes.mjs';
import { startEverything } from './steps/running.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** A start that hangs while ending is cut off here: after five seconds nothing may be left. */
const longestEnding = 4500;

let ending = false;
let running;

async function end(code) {
  ending = true;
  setTimeout(() => {
    endAllProcesses();
    process.exit(code);
  }, longestEnding).unref();
  if (running) await running.stop();
  endAllProcesses();
  process.exit(code);
}

whenToldToEnd(() => void end(0));

try {
  requireNodeVersion();
  const given = givenEnvironment();
  const { PORT = '8000', SOCKET_PORT = '3000', SIMULATOR_PORT = '8010', HMRC_URL } = given;
  const { DATABASE_URL, DATA_DIR = '.data' } = given;
  await requireFreePorts({ PORT, SOCKET_PORT, ...(HMRC_URL ? {} : { SIMULATOR_PORT }) });
  await preparingAlone(async () => {
    if (!DATABASE_URL) await requireFreeDataFolder(DATA_DIR);
    await installPackages();
    await buildWhenChanged();
  });

  const environment = { LOG_LEVEL: 'warn', ...given };
  running = await startEverything({ environment, seed: true, log: console.log });
  const signIn = `
  Sign in:  demo@tidewaiter.example
  Password: tide-and-paper-2026`;
  console.log(`
Tidewaiter is ready.

  Address:  http://localhost:${PORT}${running.isSeeded ? signIn : ''}

Ctrl-C ends it.`);

  const reason = await running.ended;
  if (!ending) {
    console.error(reason);
    await end(1);
  }
} catch (error) {
  if (!ending) {
    console.error(error.message);
    await end(1);
  }
}
