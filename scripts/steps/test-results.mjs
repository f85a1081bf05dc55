// What `npm test` adds up over its steps and says at the end.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { seconds, timeTable } from './time-table.mjs';

const slowest = 10;

/**
 * The sum of all steps. `skipFails`: a skipped test counts as a failed one, unless `excusedSkip` is the reason.
 * `secondTries`: so does one that passes at its second try only, unless it is named there.
 */
export class TestResults {
  #passed = 0;
  #failed = [];
  #skipped = [];
  #secondTry = [];
  #files = [];
  #steps = [];
  #skipFails;
  #excusedSkip;
  #secondTries;

  constructor({ skipFails, excusedSkip, secondTries }) {
    this.#skipFails = skipFails;
    this.#excusedSkip = excusedSkip;
    this.#secondTries = secondTries;
  }

  /** Each test file that ran, with its milliseconds; twice where it ran on two databases. */
  get files() {
    return this.#files;
  }

  countTime(name, milliseconds) {
    this.#steps.push({ name, milliseconds });
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
    this.#files.push(...report.files.map((file) => ({ ...file, step: name })));
  }

  get #failures() {
    return this.#failed.length + this.#failedBySkip.length + this.#unexcused.length;
  }

  /** What was skipped and counts as failed. */
  get #failedBySkip() {
    if (!this.#skipFails) return [];
    return this.#skipped.filter(({ reason }) => reason === undefined || reason !== this.#excusedSkip);
  }

  /** What passed at its second try only and counts as failed. */
  get #unexcused() {
    if (this.#secondTries === undefined) return [];
    return this.#secondTry.filter(({ name }) => !this.#secondTries.has(name));
  }

  get anyFailed() {
    return this.#failures > 0;
  }

  /** The slowest files; the time of each area and layer; what failed, or only passed once more; the skipped; the count. */
  print() {
    const files = this.#files.toSorted((one, other) => other.milliseconds - one.milliseconds);
    if (files.length > 0) console.log(`\nThe slowest of ${files.length} test files:`);
    for (const { file, step, milliseconds } of files.slice(0, slowest)) {
      console.log(`${seconds(milliseconds).padStart(8)} s  ${file} (${step})`);
    }
    console.log(`\n${timeTable(files, this.#steps)}`);

    if (this.#failed.length > 0) console.log('\nFailed:');
    for (const failure of this.#failed) console.log(failureLine(failure));
    const counts = this.#unexcused.length > 0 ? ', which counts as failed here' : '';
    if (this.#secondTry.length > 0)
      console.log(`\nPassed at the second try only${counts}, and failed first with:`);
    for (const failure of this.#secondTry) console.log(failureLine(failure));
    const failedBySkip = this.#failedBySkip;
    const justSkipped = this.#skipped.filter((test) => !failedBySkip.includes(test));
    if (failedBySkip.length > 0)
      console.log(`\nSkipped, which counts as failed here: ${namesOf(failedBySkip)}.`);
    if (justSkipped.length > 0) console.log(`\nSkipped: ${namesOf(justSkipped)}.`);
    if (this.#skipped.length === 0) console.log('\nSkipped: none.');
    console.log(`${this.#passed - this.#unexcused.length} passed, ${this.#failures} failed`);
  }
}

/** With the first line of what went wrong, in plain characters. */
function failureLine({ name, message }) {
  const [firstLine] = stripVTControlCharacters(message ?? '').split('\n');
  return firstLine ? `  ${name}: ${firstLine}` : `  ${name}`;
}

function namesOf(skipped) {
  return skipped.map(({ name, reason }) => `${name} (${reason ?? 'no reason given'})`).join('; ');
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
      file: relative('.', `${config.rootDir}/${suite.file}`),
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
