import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'playwright/test';
import { generatedDeclarations } from '../tests/support/generated-documents.ts';
import { type Verdict, verdictOf } from '../tests/support/verdict.ts';

const verdictFile = fileURLToPath(new URL('../tests/support/verdict.ts', import.meta.url));

test('E37: 500 generated declarations have the same verdict in Chromium as in Node', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [verdictFile],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
    conditions: ['bundled'],
  });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const documents = generatedDeclarations(500);
  const judged = await page.evaluate((all) => {
    const { engine } = globalThis as unknown as { engine: { verdictOf: (document: unknown) => unknown } };
    return all.map((document) => engine.verdictOf(document));
  }, documents);
  expect(judged as Verdict[]).toEqual(documents.map(verdictOf));
  expect(new Set(documents.map((document) => verdictOf(document).isDeclaration))).toEqual(
    new Set([true, false]),
  );
});
