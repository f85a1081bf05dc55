// What each file of the project uses: what it imports, and what it names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, isTest } from './test-files.mjs';

const folders = ['src', 'widgets', 'generators', 'tests', 'e2e', 'bench', 'scripts', 'schemas', 'docs'];
const isModule = (file) => /\.(ts|tsx|mjs|js|css)$/.test(file) && !file.startsWith('src/generated/built/');

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]|(?:new URL\(|@import)\s*['"](\.[^'"]+)['"]/g;
const path = String.raw`(?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\/?`;
/** A path in quotes; one in a template, to its end or to what is filled in; one behind what is filled in. */
const namePattern = new RegExp(
  [String.raw`(['"])(${path})\1`, `[\`](${path})(\`|\\$\\{)`, `\\}\\/?(${path})(\`|\\$\\{)`].join('|'),
  'g',
);
const aliasPattern = /['"](#[\w/-]+)['"]/g;

/** What a name costs, in imports: all files of a folder are used less than one of them. No other cost is the same. */
export const folderCost = 3;
const programCost = 2;

/** All files that a change can reach or that can reach a test, those at the root included. */
export function projectFiles() {
  const atRoot = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  return [...folders.filter(existsSync).flatMap(filesBelow), ...atRoot.map(({ name }) => name)];
}

/**
 * What each module uses, and how near: by file, the cost by file used. With `isNamed` not only what it imports, but every
 * file and folder whose path stands in it as a text.
 * @param {readonly string[]} files
 * @param {{ isNamed?: boolean }} [options]
 * @returns {Map<string, Map<string, number>>}
 */
export function usesOfAll(files, { isNamed = false } = {}) {
  const names = isNamed ? namesIn(files) : () => new Map();
  return new Map(
    files.filter(isModule).map((file) => {
      const text = readFileSync(file, 'utf8');
      const uses = names(file, text);
      for (const target of importsIn(file, text)) uses.set(target, 1);
      uses.delete(file);
      return [file, uses];
    }),
  );
}

/** Files that a module imports, or names by `new URL`. */
function importsIn(file, text) {
  return [...text.matchAll(importPattern)].map((match) =>
    join(dirname(file), match[1] ?? match[2] ?? match[3]),
  );
}

function namesIn(files) {
  const known = new Set(files);
  const below = new Map();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      below.set(folder, [...(below.get(folder) ?? []), file]);
    }
  }
  const aliases = aliasesOfPackage();
  const programs = builtPrograms();

  return (file, text) => {
    const uses = new Map();
    const use = (target, cost) => {
      // A test that is named is not run by whoever names it.
      if (!known.has(target) || isTest(target)) return false;
      uses.set(target, Math.min(cost, uses.get(target) ?? cost));
      return true;
    };
    for (const [, alias] of text.matchAll(aliasPattern)) {
      for (const target of aliases.get(alias) ?? []) use(target, 1);
    }
    // What is generated names nothing that it reads.
    if (file.startsWith('src/generated/')) return uses;

    // Elsewhere a path is what is written about more often than what is read, but for one from where the module lies.
    const isTesting = /^(tests|e2e)\//.test(file);
    const isTool = file.startsWith('scripts/') || !file.includes('/');
    const named = pathsIn(text).filter((name) => isTesting || name.startsWith('./') || isTool);
    const open = new Set();
    for (const name of named) {
      const program = programs.get(name);
      if (program) use(program, programCost);
      for (const target of placesOf(name, file)) {
        if (use(target, 1)) break;
        if (isTesting && below.has(target)) open.add(target);
      }
    }
    for (const folder of open) {
      const inside = named.filter((name) => !name.includes('/') && use(join(folder, name), 1));
      if (inside.length === 0) for (const target of below.get(folder)) use(target, folderCost);
    }
    return uses;
  };
}

/** Texts of a module that may be paths; of what is filled in further on, the folder before. */
function pathsIn(text) {
  const paths = [...text.matchAll(namePattern)].map(([, , quoted, template, end, behind, behindEnd]) => {
    if (quoted !== undefined) return quoted;
    const isCut = (end ?? behindEnd) !== '`';
    const found = template ?? behind;
    return isCut && !found.endsWith('/') ? `${dirname(found)}/` : found;
  });
  return [...new Set(paths)].filter((found) => found !== './');
}

/** Where a path may lie: beside the module, or from the root of the project. A word alone is no folder. */
function placesOf(name, file) {
  const clean = (place) => place.replace(/\/$/, '');
  if (name.startsWith('.')) return [clean(join(dirname(file), name))];
  if (name.includes('/')) return [clean(name)];
  return basename(name).includes('.') ? [join(dirname(file), name), name] : [];
}

/** Files that `#…` may stand for, by the imports of package.json. */
function aliasesOfPackage() {
  if (!existsSync('package.json')) return new Map();
  const { imports = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const filesOf = (entry) =>
    typeof entry === 'string' ? [join(entry)] : Object.values(entry).flatMap(filesOf);
  return new Map(Object.entries(imports).map(([alias, entry]) => [alias, filesOf(entry)]));
}

/** Sources by the program in `dist` that is built of each. */
function builtPrograms() {
  const build = 'scripts/steps/build.mjs';
  if (!existsSync(build)) return new Map();
  const entries = readFileSync(build, 'utf8').matchAll(/'([\w/-]+)': '(src\/[\w/.-]+)'/g);
  return new Map([...entries].map(([, program, source]) => [`dist/${program}.js`, source]));
}
