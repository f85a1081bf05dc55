import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  areBuilt,
  headOfValidators,
  validatorInputs,
  validatorsFile,
} from '../../generators/validator-inputs.ts';
import { root } from './schemas-copy.ts';

/** What the validators need of a clean clone in which packages were installed. */
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'tidewaiter-clone-'));
  for (const part of [
    'schemas',
    'generators',
    'src/engine',
    'src/generated',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(join(root, part), join(clone, part), { recursive: true });
  }
  rmSync(join(clone, validatorsFile), { force: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Whether a declaration whose gross mass is a number is a document, as a process from source says it, or its error. */
async function takesNumber(): Promise<string> {
  const ask = `const { validators } = await import('./src/generated/validators.ts').catch(({ message }) => {
      console.log(message);
      process.exit();
    });
    console.log(validators['customs-declaration'].structure({ gross_mass: 12 }));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ask], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said.trim();
}

describe('the compiled validators', () => {
  it('are built by whoever imports them, whole, however many do so at once', async () => {
    expect(await Promise.all([takesNumber(), takesNumber()])).toEqual(['false', 'false']);
    expect(readdirSync(join(clone, 'src/generated/built'))).toEqual(['validators.js']);
    const built = readFileSync(join(clone, validatorsFile), 'utf8');
    expect(built.startsWith(headOfValidators(clone))).toBe(true);
    expect(built.endsWith('export {\n  compiled\n};\n')).toBe(true);
  });

  it('are built again once a schema changed, and only then', async () => {
    const written = () => statSync(join(clone, validatorsFile)).mtimeMs;
    const before = written();
    expect(await takesNumber()).toBe('false');
    expect(written()).toBe(before);

    const schema = join(clone, 'schemas/customs-declaration/customs-declaration.schema.json');
    const { properties, ...rest } = JSON.parse(readFileSync(schema, 'utf8'));
    writeFileSync(
      schema,
      JSON.stringify({ ...rest, properties: { ...properties, gross_mass: { type: 'integer' } } }),
    );
    expect(await takesNumber()).toBe('true');
    expect(written()).toBeGreaterThan(before);
  });

  it('know a change of anything that they are made of', async () => {
    const formats = await build({
      entryPoints: [join(root, 'src/engine/value-formats.ts')],
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
    });
    const inputs = validatorInputs(clone);
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(formats.metafile.inputs)));
    expect(inputs).toEqual(
      expect.arrayContaining([
        'schemas/rows/package.schema.json',
        'generators/validators.ts',
        'package-lock.json',
      ]),
    );
    for (const input of ['schemas/rows/package.schema.json', ...Object.keys(formats.metafile.inputs)]) {
      const head = headOfValidators(clone);
      writeFileSync(join(clone, input), `${readFileSync(join(clone, input), 'utf8')}\n`);
      expect(headOfValidators(clone), input).not.toBe(head);
    }
    expect(areBuilt(clone, headOfValidators(clone))).toBe(false);
  });

  it('say why where they cannot be built', async () => {
    writeFileSync(join(clone, 'schemas/rows/package.schema.json'), '{ "title": ');
    expect(await takesNumber()).toMatch(
      /^The validators could not be built; "npx tidewaiter check" says .*JSON/,
    );
  });
});
