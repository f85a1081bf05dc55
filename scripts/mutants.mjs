// `npm run mutants`: applies each one-line fault of mutants.json in a copy of the tree and runs only the test
// file it names, which must turn red. A fault that goes unseen, or no longer fits its file, is a failure.
// `npm run mutants -- src/engine` takes only the faults whose file or test begins so.
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenToldToEnd } from './steps/ending.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { endMarkedProcesses, runMark } from './steps/leftovers.mjs';
import { startPostgres } from './steps/postgres.mjs';
import { endAllProcesses, runProcess } from './steps/processes.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const leftOut = new Set(['node_modules', '.git', '.data', '.tidewaiter', 'test-results']);
const testLimit = 5 * 60_000;
const wanted = process.argv.slice(2);
const mutants = JSON.parse(readFileSync('scripts/mutants.json', 'utf8')).filter(
  ({ file, test }) =>
    wanted.length === 0 || wanted.some((start) => file.startsWith(start) || test.startsWith(start)),
);

requireNodeVersion();
await preparingAlone(installPackages);

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-mutants-'));
chmodSync(folder, 0o755);
const run = randomUUID();
process.env[runMark] = run;
process.env.TMPDIR = folder;
whenToldToEnd(() => {
  cleanUp();
  process.exit(1);
});
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres(folder);
const databaseUrl = process.env.TEST_DATABASE_URL ?? postgres.url;

const verdicts = [];
const tests = [...new Set(mutants.map((mutant) => mutant.test))];
await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, (_, i) => judgeTests(copyTree(i))),
);

await postgres?.stop();
cleanUp();
const bad = verdicts.filter(({ verdict }) => verdict !== 'caught');
if (bad.length > 0) console.table(bad);
console.log(`${verdicts.length - bad.length} caught, ${bad.length} not`);
process.exit(bad.length === 0 ? 0 : 1);

/** A tree of its own, laid out like the project, with the papers beside it. */
function copyTree(number) {
  const home = join(folder, String(number));
  const tree = join(home, 'tree');
  cpSync('.', tree, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  symlinkSync(resolve('..', 'shared'), join(home, 'shared'));
  return tree;
}

/** Takes test files until none is left: first as it is, which must be green, then with each of its faults. */
async function judgeTests(tree) {
  for (let test = tests.shift(); test !== undefined; test = tests.shift()) {
    if ((await runTest(tree, test)) !== 0) say('(no fault)', test, 'RED WITHOUT A FAULT');
    for (const mutant of mutants) {
      if (mutant.test === test) say(mutant.fault, test, await judge(tree, mutant));
    }
  }
}

function say(fault, test, verdict) {
  console.log(verdict === 'caught' ? `caught    ${fault}` : `${verdict}: ${fault} (${test})`);
  verdicts.push({ fault, test, verdict });
}

async function judge(tree, { file, find, replace, generate, test }) {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) return 'DOES NOT FIT';
  writeFileSync(
    path,
    text.replaceAll(find, () => replace),
  );
  try {
    if (generate && (await runGenerator(tree)) !== 0) return 'caught';
    return (await runTest(tree, test, '--bail=1')) === 0 ? 'UNSEEN' : 'caught';
  } finally {
    writeFileSync(path, text);
    if (generate) await runGenerator(tree);
  }
}

/** Exit code of the one test file. */
function runTest(tree, test, ...options) {
  return runIn(tree, 'node_modules/vitest/vitest.mjs', 'run', test, ...options);
}

function runGenerator(tree) {
  return runIn(tree, 'node_modules/tsx/dist/cli.mjs', 'generators/generate.ts');
}

function runIn(tree, ...args) {
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  return runProcess(process.execPath, args, { cwd: tree, env, stdio: 'ignore', timeLimit: testLimit });
}

function cleanUp() {
  endAllProcesses();
  endMarkedProcesses(run);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
