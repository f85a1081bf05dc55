import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each([
  'tests/computations/remote-undo.test.ts',
  'tests/messages/check.test.ts',
  'tests/messages/leaf-values.test.ts',
  'tests/messages/leaves.test.ts',
  'tests/messages/mutants.test.ts',
  'tests/messages/request-mutants.test.ts',
  'tests/server/hostile-calls.test.ts',
  'tests/server/same-verdict.test.ts',
  'e2e/untouched-samples.spec.ts',
])('whole, not in part: %s', (file) => {
  const run = spawnSync('npm', ['test', '--silent', '--', file], {
    cwd: root,
    env: { ...process.env, TIDEWAITER_WHOLE: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [, passed] = /^(\d+) passed, \d+ failed$/m.exec(run.stdout) ?? [];
  reportFigures({ passed: Number(passed ?? 0) });
  expect(run.status, run.stdout.slice(-4000)).toBe(0);
  expect(Number(passed)).toBeGreaterThan(0);
});
