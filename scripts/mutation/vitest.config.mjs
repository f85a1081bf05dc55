// How vitest runs while faults are judged: one worker, which loads the files with their faults built in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../', import.meta.url));
const plan = JSON.parse(readFileSync(process.env.TIDEWAITER_MUTANTS_PLAN, 'utf8'));
const texts = new Map(Object.entries(plan.texts).map(([file, text]) => [join(root, file), text]));

export default defineConfig({
  root,
  plugins: [{ name: 'built-in-faults', enforce: 'pre', load: (id) => texts.get(id.split('?')[0]) }],
  test: {
    include: ['scripts/mutation/start.test.ts'],
    runner: join(root, 'scripts/mutation/runner.ts'),
    isolate: false,
    maxWorkers: 1,
    globalSetup: plan.needsDatabase ? 'tests/support/postgres-run.ts' : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: () => false,
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
