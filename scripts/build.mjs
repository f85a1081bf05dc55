// `npm run build`: generates from the schemas and builds dist. Packages must be installed (npm ci).
import { fileURLToPath } from 'node:url';
import { build } from './steps/build.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endAllProcesses } from './steps/processes.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
whenToldToEnd(() => {
  endAllProcesses();
  process.exit(1);
});

try {
  requireNodeVersion();
  await preparingAlone(build);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
