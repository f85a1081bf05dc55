import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildCatalogue } from '../generators/catalogue.ts';
import { generatedFiles } from '../generators/generated-files.ts';
import { readAuthored } from '../generators/read-authored.ts';
import { expect, faultsOf, test } from './pages/product.ts';
import { pasteText } from './pages/tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Names no code can know: sections, flat lists, a list of the item, fields. */
const renamed: readonly (readonly [from: RegExp, to: string])[] = [
  [/\bGuaranteeItems\b/g, 'ProbeOneItems'],
  [/\bDeferredItems\b/g, 'ProbeTwoItems'],
  [/\bPackagesCDSItems\b/g, 'ProbePackItems'],
  [/\blocation_goods\b/g, 'probe_place'],
  [/\bexporter_city\b/g, 'probe_city'],
  [/"id": "payment"/g, '"id": "probe-section"'],
  [/\bsections\.customs-declaration\.payment\./g, 'sections.customs-declaration.probe-section.'],
  [/"Guarantees"/g, '"Probe guarantees"'],
  // And a limit of lines, which no number of the specification sets here, where one line is all.
  [/"widget": "multiline"(, "oneLine": true)?/g, '"widget": "multiline", "maxRows": 3'],
];

/** A copy of the schemas under other names. */
function renamedSchemas(): string {
  const copy = mkdtempSync(join(tmpdir(), 'renamed-'));
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true });
  for (const name of ['generators', 'src', 'node_modules']) symlinkSync(join(root, name), join(copy, name));
  for (const name of readdirSync(join(copy, 'schemas'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = join(copy, 'schemas', name);
    const text = readFileSync(file, 'utf8');
    const other = renamed.reduce((words, [from, to]) => words.replace(from, to), text);
    if (other !== text) writeFileSync(file, other);
  }
  return copy;
}

/** The editor, bundled with what the generator makes of the renamed schemas. */
async function renamedEditor(copy: string): Promise<string> {
  const files = await generatedFiles(copy);
  const generated: Plugin = {
    name: 'renamed schemas',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\..*\.(ts|json)$/ }, ({ path, namespace }) => {
        const [, below] = /generated\/((?:[\w-]+\/)?[\w-]+\.\w+)$/.exec(path) ?? [];
        const name = `src/generated/${below ?? (namespace === 'renamed' ? path.slice('./'.length) : '')}`;
        return files.has(name) ? { path: name, namespace: 'renamed' } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'renamed' }, ({ path }) => ({
        contents: files.get(path)!,
        loader: path.endsWith('.json') ? 'json' : 'ts',
        resolveDir: join(root, 'src/generated'),
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tests/support/renamed-editor.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    outdir: '/renamed',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
    plugins: [generated],
  });
  return outputFiles[0]!.text;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ENG-001, ENG-018: sections, lists and fields under names no code knows stand in the editor, with every way to them', async ({
  page,
}) => {
  const copy = renamedSchemas();
  try {
    const script = await renamedEditor(copy);
    const definition = buildCatalogue(readAuthored(join(copy, 'schemas'))).documents['customs-declaration']!;
    await page.route('http://localhost:1/**', (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' })
        : route.abort(),
    );
    await page.goto('http://localhost:1/');
    const faults = faultsOf(page);
    await page.addScriptTag({ content: script });
    await expect(page.getByRole('tab').first(), faults.join('\n')).toBeVisible();

    for (const section of definition.sections) {
      await page.getByRole('tab', { name: section.label }).click();
      await expect(page.locator('#section-panel')).toHaveAttribute('aria-labelledby', `tab-${section.id}`);
      for (const name of section.lists) {
        await expect(page.locator(`[data-path="/${name}"]`), name).toContainText(
          definition.lists[name]!.label,
        );
      }
      const shown = await page
        .locator('#section-panel [data-path]')
        .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.path));
      const away = section.fields.filter(({ name }) => !shown.includes(`/${name}`));
      const hideable = away.filter(({ name }) =>
        definition.fields[name]!.rules.some(({ effect }) => effect === 'hide'),
      );
      expect(away, section.id).toEqual(hideable);
    }

    await page.locator('#tab-probe-section').click();
    const heading = page.locator('[data-path="/ProbeOneItems"]');
    await expect(heading).toContainText('Probe guarantees 0');
    await page
      .getByRole('grid', { name: /Probe guarantees/ })
      .locator('[data-cell="+:1"]')
      .focus();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await expect(heading).toContainText('Probe guarantees 1');

    await page.keyboard.press('Control+i');
    await expect(page.locator('[data-path$="/ProbePackItems"]')).toBeVisible();
    await test.step('ENG-055: a fourth line is refused, typed and pasted, and the three stay', async () => {
      const description = page.locator('[data-path$="/description"]');
      await description.focus();
      await page.keyboard.type('one');
      await page.keyboard.press('Enter');
      await page.keyboard.type('two');
      await page.keyboard.press('Enter');
      await page.keyboard.type('three');
      await page.keyboard.press('Enter');
      await expect(description).toHaveValue('one\ntwo\nthree');
      const leaf = page.locator('.leaf', { has: description });
      await expect(leaf.locator('.field-error')).toHaveText('Error');
      await expect(leaf.locator('.field-reason')).toHaveText('At most 3 lines.');
      await page.keyboard.type('!');
      await expect(leaf.locator('.field-error')).toHaveCount(0);
      await pasteText(page, ' and\nfour');
      await expect(description).toHaveValue('one\ntwo\nthree!');
      await expect(leaf.locator('.field-error')).toHaveText('Error');
    });

    await page.keyboard.press('Control+g');
    await page.keyboard.type('5/23');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-path="/probe_place"]')).toBeFocused();
  } finally {
    rmSync(copy, { recursive: true });
  }
});
