// Which database tests run on both databases where there are two.
import { readFileSync } from 'node:fs';
import { allTestFiles } from './test-files.mjs';

const tag = /^\/\/ Runs on both databases: \S.+$/m;

/**
 * The test files that depend on the version of PostgreSQL or on how it is set up, and say so: `// Runs on both databases:`
 * and the reason, in a line of its own.
 */
export function testsOfBothDatabases() {
  return allTestFiles().filter(
    (file) => file.startsWith('tests/server/') && tag.test(readFileSync(file, 'utf8')),
  );
}
