import type { Locator, Page } from 'playwright/test';
import { importDeclaration } from './declarations.ts';
import { call, expect, newLrn, openDeclaration, type Product, signIn, tokenOf } from './product.ts';

/** A saved declaration, open at a section; gives its id. Without a document an import declaration of `items` items. */
export async function openAt(
  page: Page,
  product: Product,
  section: string,
  { items = 1, document }: { items?: number; document?: Record<string, unknown> } = {},
): Promise<number> {
  const token = await tokenOf(product);
  const body = document ?? importDeclaration(newLrn('ROWS'), items);
  const { data } = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    body,
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await goToSection(page, section);
  return data.id;
}

/** Saves what is open by Ctrl+S; gives the document that the server holds then. */
export async function savedDocument(
  page: Page,
  product: Product,
  id: number,
): Promise<Readonly<Record<string, unknown>>> {
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  type Held = { data: { document: Record<string, unknown> } };
  const { data } = await call<Held>(product, await tokenOf(product), 'GET', `/customs-declarations/${id}`);
  return data.document;
}

/** Opens a section by the rail, or on a phone by the selector. */
export async function goToSection(page: Page, section: string): Promise<void> {
  const tab = page.locator(`#tab-${section}`);
  const selector = page.locator('.section-select select');
  await expect(tab.or(selector).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else await selector.selectOption(section);
}

/** The region of a list: its head, table or cards. */
export function listRegion(page: Page, list: string): Locator {
  return page.locator(`[data-region="list-${list}"]`);
}

/** Scrolls down until what is looked for is there: what is further below than a screen is not mounted. Gives it. */
export async function lookFor(page: Page, selector: string): Promise<Locator> {
  const wanted = page.locator(selector);
  const found = async () => {
    await seeNext(page);
    return await wanted.count();
  };
  await expect.poll(found, { intervals: [0] }).not.toBe(0);
  await wanted.first().scrollIntoViewIfNeeded({ timeout: 20_000 });
  return wanted;
}

/** Scrolls through the open form until every part of it is mounted. */
export async function seeAll(page: Page): Promise<void> {
  const rooms = page.locator(ROOMS);
  const left = async () => {
    await seeNext(page);
    return await rooms.count();
  };
  await expect.poll(left, { intervals: [0], timeout: 120_000 }).toBe(0);
}

const ROOMS = '.leaf-room, .list-room';

async function seeNext(page: Page): Promise<void> {
  await page.evaluate(
    (rooms) =>
      new Promise((done) => {
        document.querySelector(rooms)?.scrollIntoView({ block: 'end' });
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    ROOMS,
  );
}

/** Texts of the cells of a row table, a row each, the empty last line not counted. */
export async function cellsOf(page: Page, list: string): Promise<string[][]> {
  return await listRegion(page, list)
    .locator('.grid-row:not(.grid-head):not(.is-next)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[data-cell]')].map((cell) => cell.textContent?.trim() ?? ''),
      ),
    );
}

/** Goes to a cell with the mouse; row and column from 0, the empty last line is the row behind the last. */
export async function clickCell(page: Page, list: string, row: number, column: number): Promise<void> {
  await lookFor(page, `[data-region="list-${list}"] .grid-row`);
  await listRegion(page, list)
    .locator('.grid-row:not(.grid-head)')
    .nth(row)
    .locator('[data-cell]')
    .nth(column)
    .click();
}

/** Presses keys one after the other: 'Shift+ArrowDown Control+c'. */
export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** Presses Ctrl+V with this text on the clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

/** What the last copy put on the clipboard. */
export async function clipboardText(page: Page): Promise<string> {
  return await page.evaluate(() => navigator.clipboard.readText());
}

/** Answers the question on the screen. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
