import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

interface Reached {
  readonly files: readonly string[];
  readonly left: readonly string[];
  readonly untested: readonly string[];
}

/** What an exported function of a step answers in a project that consists of these files alone, or in another. */
function answered<T = Reached>(step: string, call: string, cwd = folder): T {
  const source = `import * as step from ${JSON.stringify(new URL(step, steps).href)};
    console.log(JSON.stringify(step.${call}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd,
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
    untested: [],
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
    left: ['tests/soak/long.test.ts', 'tests/engine/total.test.ts', 'e2e/a.spec.ts'],
  });
  expect(reached('src/engine/sum.ts', 'tests/engine/total.test.ts').files).toContain(
    'tests/engine/total.test.ts',
  );
});

it('says which changed files reach no test, and runs none that is gone', () => {
  write({ 'src/engine/lonely.ts': '' });
  expect(reached('src/engine/lonely.ts', 'src/engine/sum.ts', 'tests/engine/gone.test.ts')).toMatchObject({
    untested: ['src/engine/lonely.ts'],
    files: expect.not.arrayContaining(['tests/engine/gone.test.ts']),
  });
});

it('a file is reached by tests that name it, and by who imports it through package.json', () => {
  write({
    'package.json': JSON.stringify({
      imports: { '#total': { bundled: './src/gone.js', default: './src/engine/total.ts' } },
    }),
    'docs/page.md': '',
    'scripts/steps/one.mjs': '',
    'scripts/steps/two.mjs': '',
    'src/drawn/one.svg': '',
    'tests/engine/words.txt': '',
    'tests/engine/alias.test.ts': "import { total } from '#total';",
    'tests/engine/words.test.ts': "readFileSync(new URL('words.txt', import.meta.url));",
    'tests/scripts/page.test.ts': `readFileSync(\`\${root}docs/page.md\`);`,
    'tests/scripts/one.test.ts': `const step = (name) => import(new URL(\`../../scripts/steps/\${name}\`, here).href);
step('one.mjs');`,
    'tests/scripts/drawn.test.ts': "readdirSync(join(root, 'src/drawn'));",
  });
  const found = (file: string) => reached(file).files;
  expect(found('src/engine/total.ts')).toContain('tests/engine/alias.test.ts');
  expect(found('tests/engine/words.txt')).toEqual(['tests/engine/words.test.ts']);
  expect(found('docs/page.md')).toEqual(['tests/scripts/page.test.ts']);
  expect(found('scripts/steps/one.mjs')).toEqual(['tests/scripts/one.test.ts']);
  expect(found('scripts/steps/two.mjs')).toEqual([]);
  expect(found('src/drawn/one.svg')).toEqual(['tests/scripts/drawn.test.ts']);
});

it('a journey is reached by the page at each address it opens; of one that is too long some tests run', () => {
  const test = `test('a', async ({ page }) => {\n${'\n'.repeat(40)}});\n`;
  write({
    'src/app/main.tsx': "import { Page } from './pages.tsx';",
    'src/app/pages.tsx': `import { Shell } from './Shell.tsx';
const LIST = '/things';
const list = page(async () => (await import('./List.tsx')).List);
const editor = page(async () => (await import('./Editor.tsx')).Editor);
const routes: RouteObject[] = [
  { element: <Shell>{frame}</Shell>, children: [
    { path: LIST, ...list },
    { ...editor, children: [{ path: \`\${LIST}/edit/:id\`, element: null }] },
  ] },
];
export const Page = () => useRoutes(routes);`.replaceAll('\\', ''),
    'src/app/Shell.tsx': '',
    'src/app/List.tsx': "import './Table.tsx';",
    'src/app/Table.tsx': '',
    'src/app/Editor.tsx': '',
    'e2e/pages/product.ts': `export async function openThing(page, id) {
  await page.goto(\`\${product.address}/things/edit/\${id}\`);
}
export async function made() {
  await call('POST', '/things');
}`.replaceAll('\\', ''),
    'e2e/browse.spec.ts': `import { made } from './pages/product.ts';
await page.goto(\`\${product.address}/things?sort=a\`);
${test.repeat(20)}`.replaceAll('\\', ''),
    'e2e/change.spec.ts': "import { made, openThing } from './pages/product.ts';",
  });
  const { files, left } = reached('src/app/Table.tsx');
  expect(files.map((file) => file.split(':')[0])).toEqual([
    'e2e/browse.spec.ts',
    'e2e/browse.spec.ts',
    'e2e/browse.spec.ts',
  ]);
  expect(left).toEqual(['e2e/browse.spec.ts (but for 3 of its tests)']);
  expect(reached('src/app/Editor.tsx').files).toEqual(['e2e/change.spec.ts']);
  expect(reached('src/app/Shell.tsx').files).toContain('e2e/change.spec.ts');
});

it('keeps of a file that ran on two databases the longer time, and thinks of a journey by its length', () => {
  write({ 'e2e/long.spec.ts': '\n'.repeat(399) });
  const twice = [9000, 1000].map((milliseconds) => ({ file: 'tests/server/a.test.ts', milliseconds }));
  const noted = `knownTestTimes(step.noteTestTimes(${JSON.stringify(twice)}))`;
  expect(answered('test-times.mjs', noted)).toEqual({ 'tests/server/a.test.ts': 9000 });
  const thought = (file: string) => answered<number>('test-times.mjs', `thoughtTime('${file}', {})`);
  expect(thought('tests/engine/sum.test.ts')).toBe(3000);
  expect(thought('tests/server/b.test.ts')).toBe(6000);
  expect(thought('e2e/long.spec.ts')).toBe(50_000);
});

describe('in this project', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const reaching = [
    ['src/app/lists/ListTable.tsx', 'e2e/list.spec.ts'],
    ['src/app/editor/Bar.tsx', 'e2e/editor-actions.spec.ts'],
    ['src/app/sending/SendDialog.tsx', 'e2e/send-dialog.spec.ts'],
    ['src/app/own/BillingPage.tsx', 'e2e/own-states.spec.ts'],
    ['src/app/process/RequestForm.tsx', 'e2e/asked-of-customs.spec.ts'],
    ['src/app/login/ForgotPage.tsx', 'e2e/public-pages.spec.ts'],
    ['src/app/import/ImportPage.tsx', 'e2e/import-file.spec.ts'],
    ['widgets/row-table/row-table.css', 'e2e/row-tables.spec.ts'],
    ['scripts/steps/ledger.mjs', 'tests/scripts/ledger.test.ts'],
    ['tests/ledger.json', 'tests/scripts/ledger.test.ts'],
    ['tests/schemas/held-texts.txt', 'tests/schemas/held-texts.test.ts'],
    ['docs/security.md', 'tests/scripts/security-page.test.ts'],
    ['generators/compiled-validators.ts', 'tests/schemas/built-validators.test.ts'],
    ['src/server/threads/thread.ts', 'tests/server/threads.test.ts'],
    ['src/server/process.ts', 'tests/platform/start.test.ts'],
  ] as const;
  const apart = [
    ['src/app/lists/ListTable.tsx', 'e2e/help.spec.ts'],
    ['src/app/editor/Bar.tsx', 'e2e/own-states.spec.ts'],
    ['src/app/own/BillingPage.tsx', 'e2e/list.spec.ts'],
  ] as const;
  const reachedBy = new Map<string, readonly string[]>();
  beforeAll(() => {
    // One process for all: each reads the whole project.
    const files = [...new Set([...reaching, ...apart].map(([file]) => file))];
    const call = `quickestReached && ${JSON.stringify(files)}.map((file) => step.quickestReached([file]))`;
    const answers = answered<readonly Reached[]>('reached-tests.mjs', call, root);
    for (const [at, file] of files.entries()) {
      const { files: chosen, left } = answers[at]!;
      reachedBy.set(
        file,
        [...chosen, ...left].map((test) => test.replace(/[: ].*/, '')),
      );
    }
  });

  it.each(reaching)('%s reaches %s', (file, test) => {
    expect(reachedBy.get(file)).toContain(test);
  });

  it.each(apart)('%s does not reach %s, which opens another page', (file, test) => {
    expect(reachedBy.get(file)).not.toContain(test);
  });

  it('a change of the map of messages chooses tests of messages', () => {
    const call = `quickestReached(['schemas/customs-declaration/cds.message.json'])`;
    const { files } = answered('reached-tests.mjs', call, root);
    expect(files.filter((file) => file.startsWith('tests/messages/'))).not.toEqual([]);
  });

  it('every file of the browser is tested', () => {
    const files = ['src/app', 'widgets'].flatMap((name) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    );
    const loaded = files.filter((file) => /(?<!\.d)\.(tsx?|css)$/.test(file));
    const { untested } = answered('reached-tests.mjs', `quickestReached(${JSON.stringify(loaded)})`, root);
    expect(untested).toEqual([]);
  });
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
