// `npm run bench:editor` and `bench:server`: builds the product when something changed, finds a Chromium for the editor,
// runs tests/bench/editor or tests/bench/server.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './steps/build.mjs';
import { provideChromium } from './steps/chromium.mjs';
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
const [name, ...options] = process.argv.slice(2);
const browser = name === 'editor' ? { CHROMIUM: await provideChromium() } : {};
const bench = ['node_modules/tsx/dist/cli.mjs', `tests/bench/${name}/main.ts`, ...options];
const code = await runProcess(process.execPath, bench, {
  env: { ...process.env, ...browser, [runMark]: run },
});
endMarkedProcesses(run);
process.exit(code);
