// Which tests a change reaches, the nearest first.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allTestFiles, filesBelow } from './test-files.mjs';
import { knownTestTimes } from './test-times.mjs';

/** What the chosen tests may take together, and one that has not run yet is thought to take; milliseconds. */
const budget = 75_000;
const unknownTime = 3000;
/** A journey's product, and the build it is made of, cost this before the first of them. */
const journeysCost = 40_000;

const folders = ['src', 'widgets', 'generators', 'tests', 'e2e', 'bench', 'scripts'];
const isModule = (file) => /\.(ts|tsx|mjs)$/.test(file);
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g;

/**
 * The tests that a change of these files reaches, in so far as they fit into the time: those of the same name first,
 * then by the number of imports between. A change of schemas reaches what imports the files generated from them, and the
 * tests that name their folder. `left` are the others that are reached.
 * @param {readonly string[]} changed
 */
export function quickestReached(changed) {
  const distances = distancesFrom(changed);
  const times = knownTestTimes();
  const reached = allTestFiles()
    .filter((file) => distances.has(file))
    .map((file) => ({
      file,
      distance: changed.includes(file) ? 0 : isNamesake(file, changed) ? 1 : distances.get(file) + 1,
      time: times[file] ?? unknownTime,
    }))
    .sort((one, other) => one.distance - other.distance || one.time - other.time);

  const files = [];
  const left = [];
  let time = 0;
  for (const test of reached) {
    if (test.file.startsWith('tests/soak/')) {
      left.push(test.file);
      continue;
    }
    const isFirstJourney = test.file.startsWith('e2e/') && !files.some((file) => file.startsWith('e2e/'));
    const cost = test.time + (isFirstJourney ? journeysCost : 0);
    // A test that was changed itself runs whatever it takes.
    if (test.distance > 0 && time + cost > budget) left.push(test.file);
    else {
      files.push(test.file);
      time += cost;
    }
  }
  return { files, left };
}

/** Imports between each file that is reached and the nearest file that changed. */
export function distancesFrom(changed) {
  const importers = importersOf(folders.filter(existsSync).flatMap(filesBelow).filter(isModule));
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const file of schemaUsers(changed)) if (!distances.has(file)) distances.set(file, 1);
  const open = [...distances.keys()];
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distances.get(file) + 1);
      open.push(importer);
    }
  }
  return distances;
}

/** Files that import, or name by `new URL`, each file. */
function importersOf(files) {
  const importers = new Map();
  for (const file of files) {
    for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = join(dirname(file), match[1] ?? match[2] ?? match[3]);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** What reads the folders of changed schemas: the generated files, and tests that name such a folder. */
function schemaUsers(changed) {
  const names = new Set(
    changed
      .filter((file) => file.startsWith('schemas/'))
      .map((file) => file.split('/').slice(0, 2).join('/')),
  );
  if (names.size === 0) return [];
  const generated = existsSync('src/generated') ? filesBelow('src/generated').filter(isModule) : [];
  const naming = allTestFiles().filter((file) => {
    const text = readFileSync(file, 'utf8');
    return file.startsWith('tests/schemas/') || [...names].some((name) => text.includes(name));
  });
  return [...naming, ...generated];
}

/** `tests/engine/merge.test.ts` is the test of `src/engine/merge.ts`; a test in the folder of its area is near. */
function isNamesake(test, changed) {
  const name = basename(test).replace(/\.(test|spec)\.tsx?$/, '');
  return changed.some((file) => basename(file).replace(/\.\w+$/, '') === name);
}
