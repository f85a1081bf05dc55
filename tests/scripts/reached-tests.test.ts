import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const steps = new URL('../../scripts/steps/', import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-reached-'));
  write({
    'src/engine/sum.ts': 'export const sum = 1;',
    'src/engine/total.ts': "import { sum } from './sum.ts';",
    'src/engine/other.ts': '',
    'src/generated/catalogue.ts': '',
    'tests/engine/sum.test.ts': "import { total } from '../../src/engine/total.ts';",
    'tests/engine/direct.test.ts': "const { sum } = await import('../../src/engine/sum.ts');",
    'tests/engine/total.test.ts': "import type { total } from '../../src/engine/total.ts';",
    'tests/engine/other.test.ts': "import '../../src/engine/other.ts';",
    'tests/schemas/limits.test.ts': '',
    'tests/server/catalogue.test.ts': "import '../../src/generated/catalogue.ts';",
    'tests/soak/long.test.ts': "import '../../src/engine/sum.ts';",
    'e2e/a.spec.ts': "import '../src/engine/total.ts';",
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** What an exported function of a step answers in a project that consists of these files alone. */
function answered(step: string, call: string): { files: string[]; left: string[] } {
  const source = `import * as step from ${JSON.stringify(new URL(step, steps).href)};
    console.log(JSON.stringify(step.${call}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const reached = (...changed: string[]) =>
  answered('reached-tests.mjs', `quickestReached(${JSON.stringify(changed)})`);

it('takes the tests that a change reaches, its namesake first, then by the imports between', () => {
  expect(reached('src/engine/sum.ts')).toEqual({
    files: [
      'tests/engine/sum.test.ts',
      'tests/engine/direct.test.ts',
      'tests/engine/total.test.ts',
      'e2e/a.spec.ts',
    ],
    left: ['tests/soak/long.test.ts'],
  });
});

it('a change of a schema reaches the tests of schemas and what imports the generated files', () => {
  expect(reached('schemas/rows/package.schema.json').files).toEqual([
    'tests/schemas/limits.test.ts',
    'tests/server/catalogue.test.ts',
  ]);
});

it('leaves to the whole run what has no room in the time, but never a test that changed itself', () => {
  write({
    '.tidewaiter/test-times.json': JSON.stringify({
      'tests/engine/direct.test.ts': 60_000,
      'tests/engine/total.test.ts': 70_000,
    }),
  });
  expect(reached('src/engine/sum.ts')).toMatchObject({
    files: ['tests/engine/sum.test.ts', 'tests/engine/direct.test.ts'],
    left: ['tests/soak/long.test.ts', 'e2e/a.spec.ts', 'tests/engine/total.test.ts'],
  });
  expect(reached('src/engine/sum.ts', 'tests/engine/total.test.ts').files).toContain(
    'tests/engine/total.test.ts',
  );
});

it('a path is a test or a folder of them; one without is named', () => {
  expect(answered('test-files.mjs', `testFilesOf(['tests/engine', 'e2e/a.spec.ts'])`)).toEqual([
    'tests/engine/direct.test.ts',
    'tests/engine/other.test.ts',
    'tests/engine/sum.test.ts',
    'tests/engine/total.test.ts',
    'e2e/a.spec.ts',
  ]);
  expect(() => answered('test-files.mjs', `testFilesOf(['src/engine'])`)).toThrow('no test in src/engine');
  expect(() => answered('test-files.mjs', `testFilesOf(['tests/gone'])`)).toThrow('There is no tests/gone');
});
