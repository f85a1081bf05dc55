// Rooms whose tests are scored, and where the tests stand that answer for each.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { distancesFrom } from '../steps/reached-tests.mjs';
import { filesBelow, testFilesOf } from '../steps/test-files.mjs';

const stateless = [
  'tests/engine',
  'tests/computations',
  'tests/messages',
  'tests/schemas',
  'tests/simulator',
];

/** @type {Readonly<Record<string, { readonly sources: string, readonly tests: readonly string[] }>>} */
export const rooms = {
  engine: { sources: 'src/engine', tests: ['tests/engine', 'tests/computations', 'tests/widgets'] },
  computations: { sources: 'src/computations', tests: ['tests/computations'] },
  messages: { sources: 'src/messages', tests: ['tests/messages'] },
  lifecycle: {
    sources: 'src/areas/customs/server/story',
    tests: [
      'actions',
      'lifecycle',
      'lifecycle-requests',
      'intake',
      'requests',
      'request-answers',
      'unanswered',
      'upload',
      'list-pages',
    ].map((name) => `tests/server/${name}.test.ts`),
  },
  check: { sources: 'generators/check', tests: ['tests/schemas'] },
  schemas: { sources: 'schemas', tests: [] },
};

/** Source files in which faults are made: the file itself, or those of a folder. */
export function sourcesOf(path) {
  return filesAt(path).filter(isSource);
}

/** A file, or those of a folder. */
export function filesAt(path) {
  return /\.[a-z]+$/.test(path) ? [path].filter(existsSync) : filesBelow(path);
}

/**
 * The tests in these files or folders that reach one of `files`: those named like one first, then the nearest.
 * @param {readonly string[]} files
 * @param {readonly string[]} among
 */
export function testsThatReach(files, among) {
  const distances = distancesFrom(files);
  const nameOf = (file) => basename(file).split('.')[0];
  const names = new Set(files.map(nameOf));
  const rank = (test) => (names.has(nameOf(test)) ? 0 : distances.get(test));
  return testFilesOf(among)
    .filter((test) => distances.has(test))
    .sort((one, other) => rank(one) - rank(other));
}

/** Whether operators make faults in a file: code of the product, nothing generated. */
function isSource(file) {
  return /^(src|widgets|generators)\/.*\.tsx?$/.test(file) && !/^src\/generated\/|\.d\.ts$/.test(file);
}

/** Where tests are looked for that reach files of no one room; those of the server want a database. */
export function testFoldersOf(files) {
  const ofServer = files.some((file) => /^src\/(server|areas\/.*\/server)\//.test(file));
  return [...stateless, 'tests/widgets', 'tests/app', ...(ofServer ? ['tests/server'] : [])];
}
