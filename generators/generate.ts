import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildValidators } from './build-validators.ts';
import { generatedFiles } from './generated-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const checkOnly = process.argv.includes('--check');

const drifted: string[] = [];
const files = await generatedFiles(root);
for (const [name, text] of files) {
  const path = join(root, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  drifted.push(name);
  if (checkOnly) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
// What was made of schemas that are no more.
for (const entry of readdirSync(join(root, 'src/generated'), { recursive: true, encoding: 'utf8' })) {
  const name = `src/generated/${entry.replaceAll('\\', '/')}`;
  if (!name.endsWith('.ts') || files.has(name)) continue;
  drifted.push(name);
  if (!checkOnly) rmSync(join(root, name));
}
if (!checkOnly && (await buildValidators(root))) console.log('Built the validators.');

if (drifted.length === 0) console.log('Generated files are up to date.');
else if (!checkOnly) console.log(`Wrote ${drifted.join(', ')}.`);
else {
  console.error(`Out of date: ${drifted.join(', ')}. Run npm run generate.`);
  process.exitCode = 1;
}
