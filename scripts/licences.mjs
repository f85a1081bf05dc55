// Writes docs/licences.md: `npm run licences`. With --check, exits 1 when the page is not what would be written. Names
// every package whose licence is not allowed, and exits 1, either way.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licenceFaults, licencePage, licencesOf } from './steps/package-licences.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const file = 'docs/licences.md';
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const packages = licencesOf(readJson('package-lock.json'), (folder) => readJson(`${folder}/package.json`));
const page = licencePage(packages);
const faults = licenceFaults(packages);
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  faults.push(`${file} is not up to date: run npm run licences.`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`The licences of ${packages.length} packages are allowed.`);
