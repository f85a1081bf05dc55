// Which tests a change reaches, the nearest first.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { folderCost, projectFiles, usesOfAll } from './file-uses.mjs';
import { pagesOfJourneys } from './journey-pages.mjs';
import { isTest } from './test-files.mjs';
import { knownTestTimes, thoughtTime } from './test-times.mjs';

/** What the chosen tests may take together; milliseconds. */
const budget = 75_000;
/** A journey's product, and the build it is made of, cost this before the first of them. */
const journeysCost = 40_000;
/** Left to journeys where what the browser runs has changed, whatever else is near. */
const journeysShare = 20_000;

const isJourney = (file) => file.startsWith('e2e/');
const isOfProduct = (file) => /^(src|widgets|generators)\//.test(file);
const isOfBrowser = (file) => /^(src\/app|widgets|e2e)\//.test(file);

/**
 * The tests that a change of these files reaches, in so far as they fit into the time: those of the same name first,
 * then the nearest, of these those that share most words with what changed, and then the quickest. Of a journey that is too
 * long some tests, each as file and line. `left` are the others that are reached, `untested` the changed files that reach no
 * test, or if they are of the product none but those that read all of a folder, for its texts or its imports.
 * @param {readonly string[]} changed
 */
export function quickestReached(changed) {
  const ofBrowser = changed.some(isOfBrowser);
  const distancesOf = distancesInProject({ isNamed: true });
  const distances = distancesOf(changed);
  const words = wordsOf(changed);
  const times = knownTestTimes();
  const reached = [...distances.keys()]
    .filter((file) => isTest(file) && existsSync(file))
    .map((file) => ({
      file,
      distance: changed.includes(file) ? 0 : isNamesake(file, changed) ? 1 : distances.get(file) + 1,
      // What is proved without a browser is proved sooner.
      isLate: !ofBrowser && isJourney(file) && !changed.includes(file),
      shared: [...wordsOf([file])].filter((word) => words.has(word)).length,
      time: thoughtTime(file, times),
    }))
    .sort(
      (one, other) =>
        Number(one.isLate) - Number(other.isLate) ||
        one.distance - other.distance ||
        other.shared - one.shared ||
        one.time - other.time ||
        (one.file < other.file ? -1 : 1),
    );

  const isForJourneys = ofBrowser && reached.some(({ file }) => isJourney(file));
  const roomOfOthers = isForJourneys ? budget - journeysCost - journeysShare : budget;
  const files = [];
  const left = [];
  const time = { journeys: 0, others: 0 };
  for (const test of reached) {
    const layer = isJourney(test.file) ? 'journeys' : 'others';
    const cost = test.time + (layer === 'journeys' && time.journeys === 0 ? journeysCost : 0);
    const room = budget - time.journeys - time.others;
    const isWanted = !test.file.startsWith('tests/soak/');
    // A test that was changed itself runs whatever it takes, but for a drill.
    const fits = cost <= room && (layer === 'journeys' || time.others + cost <= roomOfOthers);
    if (isWanted && (fits || test.distance === 0)) {
      files.push(test.file);
      time[layer] += cost;
      continue;
    }
    const part = layer === 'journeys' ? partThatFits(test, (room - (cost - test.time)) / 2) : [];
    if (part.length > 0) {
      files.push(...part.map(({ line }) => `${test.file}:${line}`));
      time.journeys += cost - test.time + part.reduce((sum, one) => sum + one.time, 0);
    }
    left.push(part.length > 0 ? `${test.file} (but for ${part.length} of its tests)` : test.file);
  }
  const untested = changed.filter(
    (file) =>
      existsSync(file) && ![...distancesOf([file], { isTested: isOfProduct(file) }).keys()].some(isTest),
  );
  return { files, left, untested };
}

/** The first tests of a journey that fit into the time; each is thought to take the share that its lines are of all. */
function partThatFits({ file, time }, room) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const begins = lines.flatMap((text, at) => (/^test\(/.test(text) ? [at] : []));
  const tests = begins.map((begin, at) => ({
    line: begin + 1,
    time: (time * ((begins[at + 1] ?? lines.length) - begin)) / lines.length,
  }));
  let sum = 0;
  return tests.filter((test) => {
    if (sum + test.time > room) return false;
    sum += test.time;
    return true;
  });
}

/** Imports between each file that is reached and the nearest file that changed. */
export function distancesFrom(changed) {
  return distancesInProject()(changed);
}

/**
 * What tells how far each file is from changed ones: by imports, and with `isNamed` by whatever else leads there.
 * @param {{ isNamed?: boolean }} [options]
 * @returns {(changed: readonly string[], options?: { isTested?: boolean }) => Map<string, number>} `isTested`: to have the
 *   whole folder read is not enough
 */
function distancesInProject({ isNamed = false } = {}) {
  const files = projectFiles();
  const uses = usesOfAll(files, { isNamed });
  if (isNamed) addPages(uses, files);
  const users = new Map();
  for (const [file, used] of uses) {
    for (const [target, cost] of used) {
      if (!users.has(target)) users.set(target, []);
      users.get(target).push([file, cost]);
    }
  }

  return (changed, { isTested = false } = {}) => {
    const distances = new Map();
    const open = [changed];
    const reach = (file, distance) => {
      open[distance] ??= [];
      open[distance].push(file);
    };
    for (const [file, cost] of schemaUsers(changed, files)) reach(file, cost);
    for (let distance = 0; distance < open.length; distance += 1) {
      for (const file of open[distance] ?? []) {
        if (distances.has(file)) continue;
        distances.set(file, distance);
        for (const [user, cost] of users.get(file) ?? []) {
          if (!isTested || cost !== folderCost) reach(user, distance + cost);
        }
      }
    }
    return distances;
  };
}

/** Journeys use the pages they open; the tables of routes, which would lead to every page from every one, do not. */
function addPages(uses, files) {
  const journeys = pagesOfJourneys(files);
  for (const [table, pages] of journeys.pages) for (const page of pages) uses.get(table).delete(page);
  for (const [journey, opened] of journeys.uses) {
    for (const [file, cost] of opened) uses.get(journey).set(file, cost);
  }
}

/** What reads the folders of changed schemas: the generated files, tests that name such a folder, and those of schemas. */
function schemaUsers(changed, files) {
  const names = new Set(
    changed
      .filter((file) => file.startsWith('schemas/'))
      .map((file) => file.split('/').slice(0, 2).join('/')),
  );
  if (names.size === 0) return [];
  const generated = files.filter((file) => /^src\/generated\/(?!built\/).*\.ts$/.test(file));
  const naming = files.filter(isTest).flatMap((file) => {
    if (file.startsWith('tests/schemas/')) return [[file, 2]];
    const text = readFileSync(file, 'utf8');
    return [...names].some((name) => text.includes(name)) ? [[file, 2]] : [];
  });
  return [...naming, ...generated.map((file) => [file, 1])];
}

/** `tests/engine/merge.test.ts` is the test of `src/engine/merge.ts`, `e2e/send-dialog.spec.ts` that of `SendDialog.tsx`. */
function isNamesake(test, changed) {
  const nameOf = (file) => [...wordsIn(basename(file).replace(/(\.(test|spec))?\.\w+$/, ''))].join('-');
  return changed.some((file) => nameOf(file) === nameOf(test));
}

/** Words that files and their folders are named of; those that say no more than the kind of a file are none. */
function wordsOf(files) {
  const kinds = new Set(['test', 'spec', 'tests', 'e2e', 'src', 'app', 'ts', 'tsx', 'mjs', 'css', 'json']);
  return new Set(files.flatMap((file) => [...wordsIn(file)]).filter((word) => !kinds.has(word)));
}

function wordsIn(name) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
