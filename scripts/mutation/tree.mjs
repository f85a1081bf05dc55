// A copy of the project in which a fault may be put on disk.
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { runProcess } from '../steps/processes.mjs';

const leftOut = new Set(['node_modules', '.git', '.data', '.tidewaiter', 'test-results', 'dist']);
const longest = 10 * 60_000;

/** A tree of its own, laid out like the project, with the papers beside it. */
export function copyTree(folder) {
  const home = mkdtempSync(join(folder, 'tree-'));
  const tree = join(home, 'tree');
  mkdirSync(tree);
  cpSync('.', tree, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  symlinkSync(resolve('..', 'shared'), join(home, 'shared'));
  return tree;
}

/** Exit code of the generator. */
export function generateIn(tree) {
  return runIn(tree, { timeLimit: longest }, 'node_modules/tsx/dist/cli.mjs', 'generators/generate.ts');
}

/** Exit code of vitest, which has so many milliseconds. */
export function runTests(tree, { environment, timeLimit = longest }, ...args) {
  return runIn(tree, { environment, timeLimit }, 'node_modules/vitest/vitest.mjs', 'run', ...args);
}

function runIn(cwd, { environment, timeLimit }, ...args) {
  const env = { ...process.env, ...environment };
  return runProcess(process.execPath, args, { cwd, env, stdio: 'ignore', timeLimit });
}
