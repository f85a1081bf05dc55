// `npm run bench:server`: builds the product when something changed, runs tests/bench/server.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './steps/build.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endMarkedProcesses, runMark } from './steps/leftovers.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
/** An ended bench leaves no PostgreSQL behind. */
const run = randomUUID();
whenToldToEnd(() => {
  endAllProcesses();
  endMarkedProcesses(run);
  process.exit(1);
});

requireNodeVersion();
await preparingAlone(buildWhenChanged);
const env = { ...process.env, [runMark]: run };
const bench = ['node_modules/tsx/dist/cli.mjs', 'tests/bench/server/main.ts', ...process.argv.slice(2)];
const code = await runProcess(process.execPath, bench, { env });
endMarkedProcesses(run);
process.exit(code);
