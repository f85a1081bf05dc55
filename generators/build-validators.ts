import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAuthored } from './read-authored.ts';
import { areBuilt, headOfValidators, validatorsFile } from './validator-inputs.ts';
import { validatorsScript } from './validators.ts';

/**
 * Compiles the validators where none stand that are made of the inputs as they are now, and answers whether it did.
 * They appear whole or not at all: several processes may build at once, and a reader never meets half a file.
 */
export async function buildValidators(root: string): Promise<boolean> {
  // Taken first: an edit while this compiles leaves a line that no longer fits, and the next reader builds again.
  const head = headOfValidators(root);
  if (areBuilt(root, head)) return false;
  const script = await validatorsScript(readAuthored(join(root, 'schemas')), join(root, 'generators'));
  const file = join(root, validatorsFile);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, head + script);
  renameSync(unfinished, file);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildValidators(fileURLToPath(new URL('..', import.meta.url)));
  } catch (error) {
    process.stderr.write((error as Error).message);
    process.exitCode = 1;
  }
}
