import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Where the compiled validators stand, below the project root. They are built, never committed. */
export const validatorsFile = 'src/generated/built/validators.js';

/** Everything the compiled validators are made of, below the project root: schemas, compiler and its packages. */
export function validatorInputs(root: string): readonly string[] {
  const schemas = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => `schemas/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.schema.json'));
  const compiler = readdirSync(join(root, 'generators'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `generators/${name}`);
  const formats = ['src/engine/value-formats.ts', 'src/engine/dates.ts'];
  return [...schemas, ...compiler, ...formats, 'package-lock.json'].sort();
}

/** First line of validators that are made of the inputs as they are now. */
export function headOfValidators(root: string): string {
  const hash = createHash('sha256');
  for (const name of validatorInputs(root)) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0');
  }
  return `// Built from the schemas: ${hash.digest('hex')}\n`;
}

/** Whether the validators that stand there begin with this line. */
export function areBuilt(root: string, head: string): boolean {
  const start = Buffer.alloc(Buffer.byteLength(head));
  try {
    const file = openSync(join(root, validatorsFile), 'r');
    try {
      readSync(file, start, 0, start.length, 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  return start.toString() === head;
}
