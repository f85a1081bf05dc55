import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const steps = new URL('../../scripts/steps/test-results.mjs', import.meta.url);
const { readPlaywrightReport, TestResults } = await import(steps.href);

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-results-'));
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Playwright's report of one file whose journeys ended so. */
function reportOf(statuses: readonly string[]) {
  const failed = { duration: 1, error: { message: 'the button is not there\n  at line 3' } };
  const specs = statuses.map((status) => ({
    file: 'a.spec.ts',
    title: `a journey, ${status}`,
    tests: [
      {
        status,
        annotations: [],
        results:
          status === 'expected'
            ? [{ duration: 1 }]
            : status === 'flaky'
              ? [failed, { duration: 1 }]
              : [failed],
      },
    ],
  }));
  const file = join(folder, 'report.json');
  writeFileSync(
    file,
    JSON.stringify({ config: { rootDir: '.' }, errors: [], suites: [{ file: 'a.spec.ts', specs }] }),
  );
  return readPlaywrightReport(file);
}

function printed(results: { print(): void }): string {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  results.print();
  return lines.join('\n');
}

it('counts a journey that passes at its second try as passed, and names it with what went wrong first', () => {
  const results = new TestResults({ skipFails: true });
  results.countReport('browser journeys', reportOf(['expected', 'flaky']), 0);
  const text = printed(results);
  expect(results.anyFailed).toBe(false);
  expect(text).toContain('second try only');
  expect(text).toContain('a.spec.ts > a journey, flaky: the button is not there');
  expect(text).not.toContain('a journey, expected');
  expect(text).toMatch(/\n2 passed, 0 failed$/);
});

it('counts a journey that fails both times as failed, and a skipped one too where that was asked', () => {
  const results = new TestResults({ skipFails: true });
  results.countReport('browser journeys', reportOf(['unexpected', 'skipped']), 1);
  const text = printed(results);
  expect(results.anyFailed).toBe(true);
  expect(text).not.toContain('second try');
  expect(text).toMatch(/\n0 passed, 2 failed$/);
});
