// `npm run serve`: production. Runs what `npm run build` left; never installs, builds or seeds.
import { fileURLToPath } from 'node:url';
import { isBuilt } from './steps/build.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { givenEnvironment } from './steps/environment.mjs';
import { requireNodeVersion } from './steps/install.mjs';
import { startEverything } from './steps/running.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

let ending = false;
let running;

async function end(code) {
  ending = true;
  await running?.stop();
  process.exit(code);
}

whenToldToEnd(() => void end(0));

try {
  requireNodeVersion();
  if (!isBuilt()) throw new Error('There is no build to serve; run "npm run build" first.');
  const environment = { ...givenEnvironment(), NODE_ENV: 'production' };
  const { readSettings } = await import('../dist/server/settings.js');
  readSettings(environment);

  running = await startEverything({ environment, seed: false, log: console.log });
  console.log(`Tidewaiter serves ${running.address}.`);
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
