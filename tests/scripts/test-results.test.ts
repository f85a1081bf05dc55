import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const steps = new URL('../../scripts/steps/test-results.mjs', import.meta.url);
const { readPlaywrightReport, TestResults } = await import(steps.href);
const { readSecondTries } = await import(new URL('second-tries.mjs', steps).href);
const { paperReason, withoutPapers } = await import(new URL('papers.mjs', steps).href);

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

it('excuses a test that was skipped because the reference papers are not there, where that was asked, and no other', () => {
  const report = {
    ...{ passed: 1, failed: [], secondTry: [], files: [] },
    skipped: [
      { name: 'a test of papers', reason: withoutPapers },
      { name: 'a test of root', reason: undefined },
    ],
  };
  const strict = new TestResults({ skipFails: true });
  strict.countReport('unit tests', report, 0);
  expect(printed(strict)).toMatch(/\n1 passed, 2 failed$/);

  const excusing = new TestResults({ skipFails: true, excusedSkip: withoutPapers });
  excusing.countReport('unit tests', report, 0);
  const text = printed(excusing);
  expect(text).toContain('Skipped, which counts as failed here: a test of root (no reason given).');
  expect(text).toContain(`Skipped: a test of papers (${withoutPapers}).`);
  expect(text).toMatch(/\n1 passed, 1 failed$/);
});

it('knows which files read the reference papers, and gives no such reason where these are', () => {
  const reader = 'tests/messages/write.test.ts';
  expect(paperReason(reader, false)).toBe(withoutPapers);
  expect(paperReason(reader, true)).toBeUndefined();
  expect(paperReason('tests/scripts/free-ports.test.ts', false)).toBeUndefined();
  // Journeys give their reason themselves.
  for (const file of ['e2e/published-samples.spec.ts', 'e2e/untouched-samples.spec.ts']) {
    expect(readFileSync(file, 'utf8')).toContain(`test.skip(!hasReference, '${withoutPapers}')`);
  }
});

it('where it is asked, counts a journey that passes at its second try as failed unless it is on the list', () => {
  const strict = new TestResults({ skipFails: true, secondTries: new Set() });
  strict.countReport('browser journeys', reportOf(['expected', 'flaky']), 0);
  expect(strict.anyFailed).toBe(true);
  const text = printed(strict);
  expect(text).toContain('a.spec.ts > a journey, flaky: the button is not there');
  expect(text).toMatch(/\n1 passed, 1 failed$/);

  const excused = new TestResults({
    skipFails: true,
    secondTries: new Set(['a.spec.ts > a journey, flaky']),
  });
  excused.countReport('browser journeys', reportOf(['expected', 'flaky']), 0);
  expect(excused.anyFailed).toBe(false);
  expect(printed(excused)).toMatch(/\n2 passed, 0 failed$/);
});

it('takes a second try of the list until its day, and wants owner, reason and day of each', () => {
  const entry = { test: 'a > b', owner: 'lead', reason: 'the runner is slow', until: '2026-11-30' };
  const listed = (today: string, ...entries: object[]) => [
    ...readSecondTries(today, JSON.stringify(entries)),
  ];
  expect(listed('2026-11-30', entry)).toEqual(['a > b']);
  expect(listed('2026-12-01', entry)).toEqual([]);
  for (const missing of ['test', 'owner', 'reason', 'until']) {
    expect(() => listed('2026-11-30', { ...entry, [missing]: undefined })).toThrow('each entry has');
  }
  expect(() => readSecondTries()).not.toThrow();
});

it('ends with a table of the time of each area and layer', () => {
  const results = new TestResults({ skipFails: true });
  const files = (...names: readonly string[]) => ({
    ...{ passed: 1, failed: [], skipped: [], secondTry: [] },
    files: names.map((file) => ({ file, milliseconds: 1500 })),
  });
  results.countReport('unit tests', files('tests/engine/a.test.ts', 'tests/engine/b.test.ts'), 0);
  results.countReport('browser journeys', files('e2e/a.spec.ts', 'e2e/transit/a.spec.ts'), 0);
  results.countTime('unit tests', 2000);
  const text = printed(results);
  expect(text).toMatch(/\n +1 +2\n/);
  expect(text).toMatch(/\nengine +3\.0\s*\n/);
  expect(text).toMatch(/\ne2e +1\.5\n/);
  expect(text).toMatch(/\ntransit +1\.5\n/);
  expect(text).toMatch(/\nall +3\.0 +3\.0\n/);
  expect(text).toContain('2.0 s  unit tests');
});
