// The licences of the packages, which of them may be used, and the page that lists them.

/** Licences a package may have. They ask for a notice and no more. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
];
/** Their conditions bind the package's own files alone, which are used as they come: fonts, lists, libraries. */
const unchangedOnly = ['Bitstream-Vera', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'];
const allowed = new Set([...permissive, ...unchangedOnly]);

/** Packages that name no licence and bring its text, and which that is. */
const asRead = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['png-js', 'MIT'],
]);
const unnamed = 'none named';

/**
 * Each package of package-lock.json with its licence, and whether only tests and tools have it; once where it is there in
 * several versions of one licence.
 * @param {{ packages: Record<string, any> }} lock
 * @param {(folder: string) => any} readManifest reads the package.json of a folder in node_modules
 */
export function licencesOf(lock, readManifest) {
  const found = new Map();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '') continue;
    const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(name, entry.license ?? declared(readManifest(folder)));
    const key = `${name} ${licence}`;
    const isForTests = entry.dev === true && (found.get(key)?.isForTests ?? true);
    found.set(key, { name, licence, isForTests });
  }
  return [...found.keys()].sort().map((key) => found.get(key));
}

/** As npm wants it today, or as it wanted it once. */
function declared({ license, licenses }) {
  if (typeof license === 'string') return license;
  const types = [licenses ?? license ?? []].flat().map(({ type }) => type);
  return types.length > 0 ? types.join(' OR ') : unnamed;
}

function licenceOf(name, text) {
  const isNamed = text !== unnamed && !text.startsWith('SEE LICENSE');
  return isNamed ? text.replace(/^\((.*)\)$/, '$1') : (asRead.get(name) ?? text);
}

/** A sentence for each package whose licence is not allowed; of several to choose from, one must be. */
export function licenceFaults(packages) {
  return packages
    .filter(({ licence }) => !licence.split(' OR ').some((one) => allowed.has(one)))
    .map(({ name, licence }) => `${name}: the licence ${licence} is not allowed.`);
}

/** The page docs/licences.md. */
export function licencePage(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const most = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return `# Licences of the packages

Written by \`npm run licences\` from \`package-lock.json\`, which holds the versions; \`npm test\` fails when this page is not
up to date or a licence is none of those allowed in \`scripts/steps/package-licences.mjs\`.

| Licence | Packages |
|---|---|
${most.map(([licence, count]) => `| ${licence} | ${count} |`).join('\n')}

| Package | Licence | Only tests and tools |
|---|---|---|
${packages.map(({ name, licence, isForTests }) => `| ${name} | ${licence} | ${isForTests ? 'yes' : ''} |`).join('\n')}
`;
}
