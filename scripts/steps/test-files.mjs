// The test files of this tree, of every layer.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const isTest = (file) =>
  (file.startsWith('tests/') && /\.test\.tsx?$/.test(file)) || /^e2e\/.*\.spec\.ts$/.test(file);

/** Every test file, named from the root of the project. */
export function allTestFiles() {
  return ['tests', 'e2e'].flatMap(filesBelow).filter(isTest);
}

/** The test files at these paths or in these folders. Throws a sentence for a path where there is none. */
export function testFilesOf(paths) {
  const files = paths.flatMap((path) => {
    const name = relative('.', path);
    if (!existsSync(name)) throw new Error(`There is no ${path}.`);
    const found = (statSync(name).isDirectory() ? filesBelow(name) : [name]).filter(isTest);
    if (found.length === 0) throw new Error(`There is no test in ${path}: tests stand in tests/ and e2e/.`);
    return found;
  });
  return [...new Set(files)];
}

/** Files of a folder and of those in it. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .sort();
}
