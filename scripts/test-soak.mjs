// `npm run test:soak`: the drills that take too long for `npm test` (a clean clone, many kills in a row, hours of attacks),
// and the figures they end with as one table. With TIDEWAITER_SOAK_SHARE=0.1 those that count do a tenth;
// `-- NAME` runs one drill alone, `-- --write` puts the rows of those that ran whole into docs/security.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWhenChanged } from './steps/build.mjs';
import { drillRows, drillTable, writeDrill } from './steps/drill-figures.mjs';
import { whenToldToEnd } from './steps/ending.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';
import { readVitestReport } from './steps/test-results.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const unknown = names.find((name) => !existsSync(`tests/soak/${name}.test.ts`));
if (unknown !== undefined) throw new Error(`There is no drill tests/soak/${unknown}.test.ts.`);
const share = Number(process.env.TIDEWAITER_SOAK_SHARE || 1);
if (values.write && share !== 1) throw new Error('The figures of a share are not written.');

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-soak-'));
whenToldToEnd(() => {
  endAllProcesses();
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});

requireNodeVersion();
await preparingAlone(async () => {
  await installPackages();
  await buildWhenChanged();
});

const report = join(folder, 'report.json');
const figures = join(folder, 'figures.jsonl');
const code = await runProcess(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--project', 'soak'],
    ...['--reporter=default', '--reporter=./scripts/steps/vitest-report.mjs'],
    ...names.map((name) => `tests/soak/${name}.test.ts`),
  ],
  { env: { ...process.env, TIDEWAITER_TEST_REPORT: report, TIDEWAITER_SOAK_FIGURES: figures } },
);
const lines = existsSync(figures) ? readFileSync(figures, 'utf8') : '';
const rows = drillRows(readVitestReport(report), lines, run());
rmSync(folder, { recursive: true, force: true });
const circumstances = `On Node ${process.versions.node} with ${availableParallelism()} cores.`;
console.log(`\n${share === 1 ? '' : `A share of ${share}. `}${circumstances}\n\n${drillTable(rows)}`);
if (values.write) writeDrill('docs/security.md', rows, circumstances);
process.exit(code);

/** When and of what the drills ran: figures mean nothing without it. */
function run() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') !== '';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${git('rev-parse', '--short=10', 'HEAD')}${isChanged ? ', changed' : ''}`;
}
