// `npm run test:soak`: the drills that take too long for `npm test` (a clean clone, many kills in a row). With
// TIDEWAITER_SOAK_SHARE=0.1 those that count do a tenth.
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './steps/build.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
whenToldToEnd(() => {
  endAllProcesses();
  process.exit(1);
});

requireNodeVersion();
await preparingAlone(async () => {
  await installPackages();
  await buildWhenChanged();
});
process.exit(
  await runProcess(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'soak']),
);
