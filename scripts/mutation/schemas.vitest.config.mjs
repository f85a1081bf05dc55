// How vitest runs over a fault in schemas/: the files of a list in its order, in one process that they share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = JSON.parse(readFileSync(process.env.TIDEWAITER_TEST_FILES, 'utf8')).map((file) =>
  join(root, file),
);

class InOrder extends BaseSequencer {
  async sort(specifications) {
    const place = ({ moduleId }) => files.indexOf(moduleId);
    return specifications.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root,
  test: {
    include: files,
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    reporters: [join(root, 'scripts/steps/vitest-report.mjs')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: () => false,
    experimental: { fsModuleCache: true },
  },
});
