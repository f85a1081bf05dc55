// What `npm test` adds up over its steps and says at the end.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const slowest = 10;

/** The sum of all steps. `skipFails`: a skipped test counts as a failed one. */
export class TestResults {
  #passed = 0;
  #failed = [];
  #skipped = [];
  #secondTry = [];
  #files = [];
  #skipFails;

  constructor({ skipFails }) {
    this.#skipFails = skipFails;
  }

  /** Counts a step that passes or fails as a whole. */
  countStep(name, passed) {
    if (passed) this.#passed += 1;
    else this.#failed.push({ name });
  }

  /** Counts the tests of a report; a run that ended badly without naming a failed test counts as one. */
  countReport(name, report, exitCode) {
    this.#passed += report.passed;
    this.#failed.push(...report.failed);
    if (report.failed.length === 0 && exitCode !== 0) this.#failed.push({ name, message: 'ended badly' });
    this.#skipped.push(...report.skipped);
    this.#secondTry.push(...report.secondTry);
    this.#files.push(...report.files);
  }

  get anyFailed() {
    return this.#failed.length > 0 || (this.#skipFails && this.#skipped.length > 0);
  }

  /** Each file's time, slowest ten last; what failed, or only passed once more; the skipped tests; the count. */
  print() {
    const files = this.#files.sort((one, other) => one.milliseconds - other.milliseconds);
    console.log('\nTime of each test file:');
    for (const file of files.slice(0, -slowest)) console.log(timeLine(file));
    console.log(`The slowest ${slowest}:`);
    for (const file of files.slice(-slowest)) console.log(timeLine(file));

    if (this.#failed.length > 0) console.log('\nFailed:');
    for (const failure of this.#failed) console.log(failureLine(failure));
    if (this.#secondTry.length > 0) console.log('\nPassed at the second try only, and failed first with:');
    for (const failure of this.#secondTry) console.log(failureLine(failure));
    const skippedAndFailed = this.#skipFails ? this.#skipped.length : 0;
    console.log(`\n${this.#skippedLine()}`);
    console.log(`${this.#passed} passed, ${this.#failed.length + skippedAndFailed} failed`);
  }

  #skippedLine() {
    if (this.#skipped.length === 0) return 'Skipped: none.';
    const names = this.#skipped.map(({ name, reason }) => `${name} (${reason ?? usualReason()})`);
    return `Skipped${this.#skipFails ? ', which counts as failed here' : ''}: ${names.join('; ')}.`;
  }
}

function timeLine({ file, milliseconds }) {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`;
}

/** With the first line of what went wrong, in plain characters. */
function failureLine({ name, message }) {
  const [firstLine] = stripVTControlCharacters(message ?? '').split('\n');
  return firstLine ? `  ${name}: ${firstLine}` : `  ${name}`;
}

function usualReason() {
  return existsSync('../shared/reference')
    ? 'no reason given'
    : 'reference material is not beside the project';
}

const noReport = { passed: 0, failed: [], skipped: [], secondTry: [], files: [] };

/** What scripts/steps/vitest-report.mjs wrote; nothing when vitest ended before. */
export function readVitestReport(file) {
  return existsSync(file) ? { ...noReport, ...JSON.parse(readFileSync(file, 'utf8')) } : noReport;
}

/** Playwright's JSON report in the same form. */
export function readPlaywrightReport(file) {
  if (!existsSync(file)) return noReport;
  const { suites, errors, config } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = errors.map(({ message }) => ({ name: 'outside of every journey', message }));
  const report = { ...noReport, failed, skipped: [], secondTry: [], files: [] };
  for (const suite of suites) {
    const specs = specsOf(suite);
    for (const spec of specs) countSpec(spec, report);
    const milliseconds = specs.reduce((sum, spec) => sum + durationOf(spec), 0);
    report.files.push({
      file: `${relative('.', `${config.rootDir}/${suite.file}`)} (browser)`,
      milliseconds,
    });
  }
  return report;
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function countSpec(spec, report) {
  const name = `${spec.file} > ${spec.title}`;
  for (const test of spec.tests) {
    if (test.status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
      report.skipped.push({ name, reason });
    } else if (test.status === 'expected') report.passed += 1;
    else if (test.status === 'flaky') {
      report.passed += 1;
      report.secondTry.push({ name, message: test.results[0].error?.message });
    } else report.failed.push({ name, message: test.results.at(-1)?.error?.message });
  }
}

function durationOf(spec) {
  return spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0);
}
