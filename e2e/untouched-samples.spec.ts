import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { DocumentData } from '../src/engine/index.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { messageMaps } from '../src/generated/messages.ts';
import { readMessage } from '../src/messages/index.ts';
import { submissions } from '../tests/messages/support/samples.ts';
import { hasReference } from '../tests/support/reference.ts';
import { isWhole } from '../tests/support/whole.ts';
import {
  call,
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';
import { seeAll } from './pages/tables.ts';

const definition = catalogue.documents['customs-declaration']!;

interface Held {
  readonly id: number;
  readonly revision: number;
  readonly document: Record<string, unknown>;
}

/** The documents looked at fall into parts that can be looked at side by side. */
const parts = isWhole ? 6 : 3;

test('the documents looked at hold every field that a published sample holds', () => {
  test.skip(!hasReference, 'the reference material is not beside the project');
  const fields = (documents: readonly DocumentData[]) => [...new Set(documents.flatMap(fieldsOf))].sort();
  expect(submissions().length).toBeGreaterThan(30);
  expect(fields(looked()).length).toBeGreaterThan(180);
  expect(fields(looked())).toEqual(fields(published()));
});

for (let part = 0; part < parts; part += 1) {
  test(`looking alters nothing: every section and item of published samples opened and closed, no patch, no save (${part + 1} of ${parts})`, async ({
    page,
    product,
  }) => {
    test.skip(!hasReference, 'the reference material is not beside the project');
    test.slow();
    await lookAt(
      page,
      product,
      looked().filter((_, index) => index % parts === part),
    );
  });
}

/** Every published sample as a document. */
function published(): readonly DocumentData[] {
  return submissions().map(
    ({ xml }) => readMessage(messageMaps['customs-declaration'].cds, definition, xml, randomUUID).document,
  );
}

/**
 * All of them in a whole run; else some that together hold every field that one of them holds, each with the most of those
 * that the ones before it lack.
 */
function looked(): readonly DocumentData[] {
  const all = published();
  if (isWhole) return all;
  const chosen: DocumentData[] = [];
  const lacking = new Set(all.flatMap(fieldsOf));
  const added = (document: DocumentData) => fieldsOf(document).filter((field) => lacking.has(field));
  while (lacking.size > 0) {
    const next = all.reduce((best, one) => (added(one).length > added(best).length ? one : best));
    chosen.push(next);
    for (const field of added(next)) lacking.delete(field);
  }
  return chosen;
}

/** The fields it holds, those of rows under their list, each once. */
function fieldsOf(document: DocumentData): readonly string[] {
  const below = (at: DocumentData, place: string): string[] =>
    Object.entries(at).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.flatMap((row) => below(row as DocumentData, `${place}/${name}`))
        : [`${place}/${name}`],
    );
  return [...new Set(below(document, ''))];
}

async function lookAt(page: Page, product: Product, documents: readonly DocumentData[]): Promise<void> {
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const made: Held[] = [];
  for (const document of documents) {
    const body = { ...document, transaction_ref: newLrn(`L${made.length}`) };
    const data = await createDeclaration<Held>(product, token, body);
    made.push(data);
  }

  const writes: string[] = [];
  page.on('request', (request) => {
    // An option call is a search that the specification makes a POST.
    const isSearch = request.url().includes('-options/');
    if (request.method() !== 'GET' && !isSearch && !request.url().endsWith('/login')) {
      writes.push(`${request.method()} ${request.url()}`);
    }
  });
  await page.clock.install();
  await signIn(page, product);
  for (const { id } of made) {
    await page.goto(`${product.address}/customs-declarations/edit/${id}`);
    const state = page.locator('.save-state');
    await expect(state).toHaveText(/^Saved/);
    // An edit, however short, is told at once: 'Not saved yet'.
    await page.evaluate(() => {
      const words: string[] = [];
      new MutationObserver(() =>
        words.push(document.querySelector('.save-state')?.textContent ?? ''),
      ).observe(document.querySelector('.bar')!, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { saveWords: words });
    });
    for (const section of definition.sections) {
      await page.locator(`#tab-${section.id}`).click();
      await expect(page.locator('#section-panel')).toHaveAttribute('aria-labelledby', `tab-${section.id}`);
      await seeAll(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    while (await page.getByRole('button', { name: 'Next Item' }).isEnabled()) {
      await page.keyboard.press('Alt+PageDown');
      await seeAll(page);
    }
    const words = await page.evaluate(() => (window as unknown as { saveWords: string[] }).saveWords);
    expect(
      words.filter((word) => !word.startsWith('Saved')),
      `sample ${id}`,
    ).toEqual([]);
  }
  // Longer than the pause after which an edit would be saved; what went out then was sent before this question.
  await page.clock.fastForward(2000);
  await page.evaluate(() => fetch('/api/health'));
  expect(writes, 'looking is no edit').toEqual([]);
  for (const { id, revision, document } of made) {
    const { data } = await call<{ data: Held }>(product, token, 'GET', `/customs-declarations/${id}`);
    expect(data.revision, String(id)).toBe(revision);
    expect(data.document).toEqual(document);
  }
  expect(faults).toEqual([]);
}
