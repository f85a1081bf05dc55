// One run of tests: its temporary folder, its databases, its browser, and what its steps add up to.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenChanged } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { whenToldToEnd } from './ending.mjs';
import { preparingAlone } from './install.mjs';
import { endMarkedProcesses, runMark } from './leftovers.mjs';
import { withoutPapers } from './papers.mjs';
import { startPostgres } from './postgres.mjs';
import { endAllProcesses, runProcess } from './processes.mjs';
import { readSecondTries } from './second-tries.mjs';
import { readPlaywrightReport, readVitestReport, TestResults } from './test-results.mjs';
import { noteTestTimes } from './test-times.mjs';

/** No single step may hang a whole run. */
const stepLimit = 60 * 60_000;

/** Settings of a Tidewaiter that runs beside must not reach the ones under test. */
const foreignSettings = [
  'DATABASE_URL',
  'TEST_DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'SOCKET_PORT',
  'SIMULATOR_PORT',
  'NODE_ENV',
];

export class TestRun {
  #run = randomUUID();
  /** Everything temporary of the run. Passable for the user that PostgreSQL runs as when we are root. */
  #folder = mkdtempSync(join(tmpdir(), 'tidewaiter-run-'));
  #results;
  #postgres;
  #isBuilt;
  #chromium;
  /** Journeys of which only some tests ran. */
  #inPart = new Set();
  /** Address of a PostgreSQL to test on beside the embedded one; undefined without. */
  otherDatabase = process.env.TEST_DATABASE_URL;

  /** There is one in a process: it changes the environment, and ends everything when the process is told to end. */
  constructor() {
    const isStrict = process.env.CI === 'true' || process.env.TIDEWAITER_SKIP_FAILS === '1';
    this.#results = new TestResults({
      skipFails: isStrict,
      excusedSkip: process.env.TIDEWAITER_WITHOUT_PAPERS === '1' ? withoutPapers : undefined,
      secondTries: isStrict ? readSecondTries() : undefined,
    });
    chmodSync(this.#folder, 0o755);
    for (const name of foreignSettings) delete process.env[name];
    process.env[runMark] = this.#run;
    process.env.TMPDIR = this.#folder;
    whenToldToEnd(() => {
      this.#cleanUp();
      process.exit(1);
    });
  }

  /** Does the work, then prints the results and ends the process: with 1 when anything failed. */
  async finish(work) {
    try {
      await work(this);
    } catch (error) {
      console.error(error.message);
      this.#results.countStep(error.message, false);
    }
    await this.#postgres?.stop();
    this.#cleanUp();
    noteTestTimes(this.#results.files.filter(({ file }) => !this.#inPart.has(file)));
    this.#results.print();
    process.exit(this.#results.anyFailed ? 1 : 0);
  }

  /** Runs what answers an exit code, or throws, and counts it as one. */
  async step(name, work) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    let code;
    try {
      code = await work();
    } catch (error) {
      console.error(error.message);
      code = 1;
    }
    if (code !== 0) console.error(`FAILED: ${name}`);
    this.#results.countStep(name, code === 0);
    this.#results.countTime(name, performance.now() - began);
  }

  /** Runs a program of Node's. */
  tool(file, ...args) {
    return runProcess(process.execPath, [file, ...args], { timeLimit: stepLimit });
  }

  /**
   * Runs test files of vitest: those of the projects, or the named files among them.
   * @param {string} name
   * @param {string[]} projects
   * @param {{ files?: string[], url?: string }} [options]
   */
  async vitest(name, projects, { files = [], url } = {}) {
    console.log(`\n── ${name}`);
    const report = join(this.#folder, `${randomUUID()}.json`);
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=./scripts/steps/vitest-report.mjs',
    ];
    const env = { ...process.env, TIDEWAITER_TEST_REPORT: report };
    if (url) {
      env.TEST_DATABASE_URL = url;
      // They wait for the database and for what happens behind the scenes: one more than there are processors.
      args.push(`--maxWorkers=${Math.min(4, availableParallelism() + 1)}`);
    }
    const began = performance.now();
    const code = await runProcess(process.execPath, args, { env, timeLimit: stepLimit });
    this.#results.countReport(name, readVitestReport(report), code);
    this.#results.countTime(name, performance.now() - began);
  }

  /** The address of the run's embedded PostgreSQL, started once; undefined when it does not start. */
  async embeddedDatabase() {
    if (this.#postgres === undefined) {
      await this.step('embedded PostgreSQL', async () => {
        this.#postgres = await startPostgres(this.#folder);
        return 0;
      });
    }
    return this.#postgres?.url;
  }

  /** Whether there is a build of what the sources are now; made once. */
  async build() {
    if (this.#isBuilt === undefined) {
      this.#isBuilt = false;
      await this.step('build', async () => {
        await preparingAlone(buildWhenChanged);
        this.#isBuilt = true;
        return 0;
      });
    }
    return this.#isBuilt;
  }

  /**
   * Runs the browser journeys, or those of the named files, or of a file the test at a line: `e2e/list.spec.ts:39`.
   * @param {string[]} [files]
   * @param {{ isQuick?: boolean }} [options] a quick run tries each once and ends with the first that fails
   */
  async journeys(files = [], { isQuick = false } = {}) {
    for (const file of files) if (file.includes(':')) this.#inPart.add(file.split(':')[0]);
    const url = await this.embeddedDatabase();
    if (!url || !(await this.build()) || !(await this.#browser())) return;
    console.log('\n── browser journeys');
    const report = join(this.#folder, `${randomUUID()}.json`);
    const env = {
      ...process.env,
      TEST_DATABASE_URL: url,
      CHROMIUM: this.#chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    // A journey that fails on a loaded machine is tried once more; the summary names it, and in CI it counts as failed
    // unless tests/second-tries.json gives a reason.
    const args = [
      'node_modules/playwright/cli.js',
      'test',
      ...files,
      '--reporter=list,json',
      ...(isQuick ? ['--retries=0', '--max-failures=1'] : ['--retries=1']),
    ];
    const began = performance.now();
    const code = await runProcess(process.execPath, args, { env, timeLimit: stepLimit });
    if (isQuick && code !== 0) for (const file of files) this.#inPart.add(file);
    this.#results.countReport('browser journeys', readPlaywrightReport(report), code);
    this.#results.countTime('browser journeys', performance.now() - began);
  }

  async #browser() {
    if (this.#chromium === undefined) {
      await this.step('a Chromium for the browser journeys', async () => {
        this.#chromium = await provideChromium();
        return 0;
      });
    }
    return this.#chromium;
  }

  #cleanUp() {
    endAllProcesses();
    endMarkedProcesses(this.#run);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
