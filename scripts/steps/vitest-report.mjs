// A vitest reporter: writes what `npm test` counts and tells to the file named by TIDEWAITER_TEST_REPORT.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { paperReason } from './papers.mjs';

const root = process.cwd();

/** Named as vitest wants it: the default export is the reporter. */
export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failed = unhandledErrors.map((error) => failure('outside of every test', error));
    const report = { passed: 0, failed, skipped: [], files: [] };
    for (const module of modules) {
      const file = relative(root, module.moduleId);
      report.files.push({ file, milliseconds: module.diagnostic().duration });
      report.failed.push(...module.errors().map((error) => failure(file, error)));
      for (const test of module.children.allTests()) countTest(test, file, report);
    }
    writeFileSync(process.env.TIDEWAITER_TEST_REPORT, JSON.stringify(report));
  }
}

function countTest(test, file, report) {
  const { state, note, errors } = test.result();
  const name = `${file} > ${test.fullName}`;
  if (state === 'passed') report.passed += 1;
  else if (state === 'failed') report.failed.push(failure(name, errors?.[0]));
  else report.skipped.push({ name, reason: note ?? paperReason(file) });
}

function failure(name, error) {
  return { name, message: error?.message };
}
