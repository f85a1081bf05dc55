import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildValidators } from './build-validators.ts';
import { generatedFiles } from './generated-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const checkOnly = process.argv.includes('--check');

const drifted: string[] = [];
for (const [name, text] of await generatedFiles(root)) {
  const path = join(root, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  drifted.push(name);
  if (checkOnly) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (!checkOnly && (await buildValidators(root))) console.log('Built the validators.');

if (drifted.length === 0) console.log('Generated files are up to date.');
else if (!checkOnly) console.log(`Wrote ${drifted.join(', ')}.`);
else {
  console.error(`Out of date: ${drifted.join(', ')}. Run npm run generate.`);
  process.exitCode = 1;
}
