// `npm run bench:editor`: builds the product when something changed, finds a Chromium, runs tests/bench/editor.
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
const env = { ...process.env, CHROMIUM: await provideChromium(), [runMark]: run };
const bench = ['node_modules/tsx/dist/cli.mjs', 'tests/bench/editor/main.ts', ...process.argv.slice(2)];
const code = await runProcess(process.execPath, bench, { env });
endMarkedProcesses(run);
process.exit(code);
