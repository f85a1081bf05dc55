import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { licenceFaults, licencePage, licencesOf } = await import(
  new URL('../../scripts/steps/package-licences.mjs', import.meta.url).href
);

/** Packages of a lock file, by folder; what it names no licence of is asked of its package.json. */
function read(packages: Readonly<Record<string, object>>, manifests: Readonly<Record<string, object>> = {}) {
  return licencesOf({ packages: { '': { license: 'UNLICENSED' }, ...packages } }, (folder: string) => {
    if (!manifests[folder]) throw new Error(`${folder} was asked`);
    return manifests[folder];
  });
}

it('lists each package once for each licence, by name, whichever folder it lies in', () => {
  const packages = read({
    'node_modules/b': { license: 'MIT', dev: true },
    'node_modules/b/node_modules/@a/c': { license: 'ISC', dev: true },
    'node_modules/d/node_modules/b': { license: 'MIT' },
    'node_modules/e/node_modules/b': { license: 'ISC' },
  });
  expect(packages).toEqual([
    { name: '@a/c', licence: 'ISC', isForTests: true },
    { name: 'b', licence: 'ISC', isForTests: false },
    { name: 'b', licence: 'MIT', isForTests: false },
  ]);
  expect(licencePage(packages)).toContain('| @a/c | ISC | yes |\n| b | ISC |  |\n| b | MIT |  |\n');
  expect(licencePage(packages)).toContain('| ISC | 2 |\n| MIT | 1 |\n');
});

it('reads of the package itself what the lock file does not name', () => {
  const manifests = {
    'node_modules/old': { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] },
    'node_modules/older': { license: { type: 'ISC' } },
    'node_modules/silent': {},
  };
  const packages = read({ ...manifests, 'node_modules/old': {}, 'node_modules/older': {} }, manifests);
  expect(packages.map(({ licence }: { licence: string }) => licence)).toEqual([
    'MIT OR GPL-2.0',
    'ISC',
    'none named',
  ]);
});

it('a licence that is not on the list is a fault, and so is none', () => {
  const faults = (license: string, name = 'p') =>
    licenceFaults(read({ [`node_modules/${name}`]: { license } }));
  for (const allowed of ['MIT', 'MPL-2.0', '(MIT OR GPL-3.0-only)', 'GPL-3.0-only OR Apache-2.0']) {
    expect(faults(allowed)).toEqual([]);
  }
  for (const refused of ['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', 'MIT AND GPL-2.0', 'SEE LICENSE IN X']) {
    expect(faults(refused)).toEqual([`p: the licence ${refused} is not allowed.`]);
  }
  // A text that was read stands for a licence only while the package names none.
  expect(faults('SEE LICENSE IN README.md', 'dejavu-fonts-ttf')).toEqual([]);
  expect(faults('GPL-3.0-only', 'dejavu-fonts-ttf')).toHaveLength(1);
});

it('the page of this project is of its packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const page = readFileSync('docs/licences.md', 'utf8');
  const { dependencies, devDependencies } = lock.packages[''];
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    expect(page).toContain(`\n| ${name} | `);
  }
});
