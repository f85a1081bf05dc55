// Holds which folder may import which: `node scripts/check-imports.mjs` names every import that goes the
// wrong way and exits 1. Plan: engine knows nobody; what is shared by app and server lies below both.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder → folders it may import; `types:` in front allows only `import type`. */
const allowed = {
  'src/engine': [],
  'src/computations': ['src/engine'],
  'src/messages': ['src/engine'],
  'src/printing': ['src/engine'],
  'src/generated': ['types:src/engine', 'types:src/messages', 'types:src/printing'],
  widgets: ['src/engine'],
  'src/app': [
    'src/engine',
    'src/computations',
    'src/messages',
    'types:src/printing',
    'src/generated',
    'widgets',
  ],
  'src/server': ['src/engine', 'src/computations', 'src/messages', 'src/printing', 'src/generated'],
  'src/areas': ['src/engine', 'src/computations', 'src/messages', 'src/generated', 'src/server'],
  'src/simulator/shared': [],
  'src/simulator/cds': ['src/simulator/shared'],
  'src/simulator': ['src/simulator/shared', 'src/simulator/cds'],
  'src/cli': ['src/engine', 'src/computations', 'src/messages', 'src/generated', 'src/server', 'generators'],
  generators: ['src/engine', 'src/messages', 'src/printing'],
};

/** Entries, which mount the areas that the ground of their folder knows nothing of. */
const entries = {
  'src/server/main.ts': ['src/areas'],
  'src/server/process.ts': ['src/areas'],
  'src/server/threads/thread.ts': ['src/areas'],
  'src/cli/main.ts': ['src/areas'],
};

/**
 * What a kind of document brings into the browser beside its editor, which is loaded with the capability only: who may
 * import it beside itself.
 */
const mounted = {
  'src/app/sending/': ['src/app/pages.tsx', 'src/app/process/'],
  'src/app/api/sending.ts': ['src/app/sending/', 'src/app/process/'],
  'src/app/process/': ['src/app/own/other-pages.tsx', 'src/app/sending/'],
};

/** What runs anywhere may not know Node, a browser's framework or the network. */
const forbiddenPackages = {
  'src/engine': /^(node:|react|@mui|@rjsf|axios|pg$|kysely)/,
  'src/computations': /^(node:|react|@mui|@rjsf|axios|pg$|kysely)/,
  'src/messages': /^(node:|react|@mui|@rjsf|axios|pg$|kysely)/,
  'src/printing': /^(node:|react|@mui|@rjsf|axios|pg$|kysely|pdfkit|bwip-js)/,
  'src/app': /^(node:|pg$|kysely|fastify)/,
  widgets: /^(node:|pg$|kysely|fastify)/,
};

const folders = Object.keys(allowed);
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const faults = folders.flatMap((folder) =>
  sourceFiles(join(root, folder)).flatMap((file) => faultsOf(folder, file)),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Every import goes the right way.');

function faultsOf(folder, file) {
  const text = readFileSync(file, 'utf8');
  const found = [];
  for (const match of text.matchAll(importPattern)) {
    const specifier = match[2] ?? match[3];
    const line = text.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0);
    const reason = specifier.startsWith('.')
      ? faultOfOwn(folder, file, specifier, match[1] !== undefined)
      : faultOfPackage(folder, specifier);
    if (reason) found.push(`${relative(root, file)}:${line} ${reason}`);
  }
  return found;
}

function faultOfOwn(folder, file, specifier, typeOnly) {
  const target = relative(root, normalize(join(dirname(file), specifier)))
    .split(sep)
    .join('/');
  const name = relative(root, file).split(sep).join('/');
  const part = Object.keys(mounted).find((one) => target.startsWith(one) && !target.endsWith('.css'));
  if (part && ![part, ...mounted[part]].some((one) => name.startsWith(one))) return `must not import ${part}`;
  const targetFolder = folders.find((candidate) => target.startsWith(`${candidate}/`));
  if (targetFolder === folder) return undefined;
  const known = [...allowed[folder], ...(entries[name] ?? [])];
  if (targetFolder && known.includes(targetFolder)) return undefined;
  if (targetFolder && typeOnly && allowed[folder].includes(`types:${targetFolder}`)) return undefined;
  return `${folder} must not import ${targetFolder ?? target}`;
}

function faultOfPackage(folder, specifier) {
  return forbiddenPackages[folder]?.test(specifier) ? `${folder} must not import ${specifier}` : undefined;
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
