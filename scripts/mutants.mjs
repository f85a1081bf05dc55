// `npm run mutants`: applies each one-line fault of mutants.json in a copy of the tree and runs only the test
// file it names, which must turn red. A fault that goes unseen, or no longer fits its file, is a failure.
// `npm run mutants -- src/engine` takes only the faults whose file or test begins so.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenToldToEnd } from './steps/ending.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
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
const copy = join(folder, 'tree');
whenToldToEnd(() => {
  endAllProcesses();
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});
cpSync('.', copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
symlinkSync(resolve('..', 'shared'), join(folder, 'shared'));

const verdicts = [];
for (const test of new Set(mutants.map((mutant) => mutant.test))) {
  if ((await runTest(test)) !== 0)
    verdicts.push({ fault: '(no fault)', test, verdict: 'RED WITHOUT A FAULT' });
}
for (const mutant of mutants) {
  const verdict = await judge(mutant);
  console.log(`${verdict.padEnd(9)} ${mutant.fault}`);
  verdicts.push({ fault: mutant.fault, test: mutant.test, verdict });
}
rmSync(folder, { recursive: true, force: true });

console.table(verdicts);
const bad = verdicts.filter(({ verdict }) => verdict !== 'caught');
console.log(`${verdicts.length - bad.length} caught, ${bad.length} not`);
process.exit(bad.length === 0 ? 0 : 1);

async function judge({ file, find, replace, generate, test }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) return 'DOES NOT FIT';
  writeFileSync(
    path,
    text.replaceAll(find, () => replace),
  );
  try {
    if (generate && (await runGenerator()) !== 0) return 'caught';
    return (await runTest(test)) === 0 ? 'UNSEEN' : 'caught';
  } finally {
    writeFileSync(path, text);
    if (generate) await runGenerator();
  }
}

/** Exit code of the one test file. */
function runTest(test) {
  return inCopy('node_modules/vitest/vitest.mjs', 'run', test);
}

function runGenerator() {
  return inCopy('node_modules/tsx/dist/cli.mjs', 'generators/generate.ts');
}

function inCopy(...args) {
  return runProcess(process.execPath, args, { cwd: copy, stdio: 'ignore', timeLimit: testLimit });
}
