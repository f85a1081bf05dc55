// `npm test`: everything, from installing to the browser journeys. Ends with the line `N passed, N failed`.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './steps/build.mjs';
import { provideChromium } from './steps/chromium.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endMarkedProcesses, runMark } from './steps/leftovers.mjs';
import { startPostgres } from './steps/postgres.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';
import { readPlaywrightReport, readVitestReport, TestResults } from './steps/test-results.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** No single step may hang a whole run. */
const stepLimit = 60 * 60_000;

const run = randomUUID();
/** Everything temporary of the run. Passable for the user that PostgreSQL runs as when we are root. */
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-run-'));
chmodSync(folder, 0o755);
const otherDatabase = process.env.TEST_DATABASE_URL;
const results = new TestResults({
  skipFails: process.env.CI === 'true' || process.env.TIDEWAITER_SKIP_FAILS === '1',
});

// The settings of a Tidewaiter that runs beside must not reach the ones under test.
for (const name of [
  'DATABASE_URL',
  'TEST_DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'SOCKET_PORT',
  'SIMULATOR_PORT',
  'NODE_ENV',
]) {
  delete process.env[name];
}
process.env[runMark] = run;
process.env.TMPDIR = folder;

let postgres;
whenToldToEnd(() => {
  cleanUp();
  process.exit(1);
});

try {
  await testAll();
} catch (error) {
  console.error(error.message);
  results.countStep(error.message, false);
}
await postgres?.stop();
cleanUp();
results.print();
process.exit(results.anyFailed ? 1 : 0);

async function testAll() {
  requireNodeVersion();
  await preparingAlone(installPackages);
  const tool = (file, ...args) => runProcess(process.execPath, [file, ...args], { timeLimit: stepLimit });

  // Types take as long as all the other reading of the sources, on one processor.
  const types = step('types (beside the next steps)', () =>
    tool('node_modules/typescript/bin/tsc', '--noEmit'),
  );
  await step('generated files are up to date', () =>
    tool('node_modules/tsx/dist/cli.mjs', 'generators/generate.ts', '--check'),
  );
  await step('schemas (npx tidewaiter check)', () => tool('scripts/tidewaiter.mjs', 'check'));
  await step('lint', () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '.'));
  await step('imports go the right way', () => tool('scripts/check-imports.mjs'));
  await types;

  await vitest('unit tests', 'unit*');
  await step('embedded PostgreSQL', async () => {
    postgres = await startPostgres(folder);
    return 0;
  });
  if (postgres) await vitest('database tests on the embedded PostgreSQL', 'database*', { url: postgres.url });
  if (otherDatabase) {
    const other = { url: otherDatabase, isSecond: postgres !== undefined };
    await vitest('database tests on TEST_DATABASE_URL', 'database*', other);
  }

  let built = false;
  await step('build', async () => {
    await preparingAlone(buildWhenChanged);
    built = true;
    return 0;
  });
  if (!built) return;
  await vitest('start and stop', 'platform');
  if (postgres) await browserJourneys();
}

/** Runs what answers an exit code, or throws, and counts it as one. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  let code;
  try {
    code = await work();
  } catch (error) {
    console.error(error.message);
    code = 1;
  }
  if (code !== 0) console.error(`FAILED: ${name}`);
  results.countStep(name, code === 0);
}

/**
 * @param {string} name
 * @param {string} project
 * @param {{ url: string, isSecond?: boolean }} [database] the second of two gets the short form of long drills
 */
async function vitest(name, project, database) {
  console.log(`\n── ${name}`);
  const report = join(folder, `${randomUUID()}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/steps/vitest-report.mjs'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
  const env = { ...process.env, TIDEWAITER_TEST_REPORT: report };
  if (database) {
    env.TEST_DATABASE_URL = database.url;
    if (database.isSecond) env.TIDEWAITER_SECOND_DATABASE = '1';
    // They wait for the database and for what happens behind the scenes: one more than there are processors.
    args.push(`--maxWorkers=${Math.min(4, availableParallelism() + 1)}`);
  }
  const code = await runProcess(process.execPath, args, { env, timeLimit: stepLimit });
  results.countReport(name, readVitestReport(report), code);
}

async function browserJourneys() {
  let chromium;
  await step('a Chromium for the browser journeys', async () => {
    chromium = await provideChromium();
    return 0;
  });
  if (!chromium) return;
  console.log('\n── browser journeys');
  const report = join(folder, `${randomUUID()}.json`);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  // A journey that fails on a loaded machine is tried once more; the summary names it, so that it is not forgotten.
  const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', '--retries=1'];
  const code = await runProcess(process.execPath, args, { env, timeLimit: stepLimit });
  results.countReport('browser journeys', readPlaywrightReport(report), code);
}

function cleanUp() {
  endAllProcesses();
  endMarkedProcesses(run);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
