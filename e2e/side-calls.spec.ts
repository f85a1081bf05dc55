import type { Page, Route } from 'playwright/test';
import { importDeclaration } from './pages/declarations.ts';
import { field, openSection } from './pages/keyboard.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

const calls = '/customs-declarations';

/** How every call fails that is not the document's own. */
const failures: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  // 403 goes the same way (src/app/shell/refusal-pages.ts).
  'answers 404': (route) => refuse(route, 404),
  'answers 500': (route) => refuse(route, 500),
  // No answer comes while this goes on; in the end it fails as one that does not arrive, which is told as 500 is.
  hangs: () => undefined,
};

function refuse(route: Route, status: number): Promise<void> {
  const headers = { 'x-answered-by': 'tidewaiter' };
  return route.fulfill({ status, headers, json: { message: `Refused on purpose, ${status}.` } });
}

/** The session's own clock, which tells nobody of a single answer that it lacks. */
const clock = 'GET /checkToken';

/**
 * From the moment that the document is asked for every call but the reading and saving of itself fails; gives those that
 * did. A call that comes to be made from the editor is among them by being made.
 */
async function failBeside(page: Page, id: number, fail: (route: Route) => Promise<void> | void) {
  const failed = new Set<string>();
  let isOpen = false;
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    const isOwn = path === `${calls}/${id}` && request.method() !== 'DELETE';
    isOpen ||= isOwn;
    if (isOwn || !isOpen) return route.fallback();
    const called = `${request.method()} ${path.replaceAll(/\d+/g, '{id}')}`;
    if (called !== clock) failed.add(called);
    return fail(route);
  });
  return failed;
}

/** Names of the actions that the palette offers now. */
async function offeredActions(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const actions = page
    .getByRole('dialog')
    .getByRole('option', { disabled: false })
    .filter({ hasText: /^Action/ });
  await expect(actions.first()).toBeVisible();
  const names = await actions.locator('.palette-words').allInnerTexts();
  await page.keyboard.press('Escape');
  return names.map((name) => name.trim());
}

/** Those that lead out of the editor by what they are for. */
const leading = /^(Back to the list|Import items|Cancel the|Amend|Nil amendment|Upload documents|Print)/;

/** Closes what stands over the editor, the menu too. */
async function closeDialogs(page: Page): Promise<void> {
  const over = page.locator('[role=dialog], .MuiModal-root');
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Whatever says that something failed, and offers it again. */
const told = (page: Page) =>
  page
    .locator('[role=alert]:visible')
    .or(page.getByRole('button', { name: /Try again/ }))
    .first();

for (const [way, fail] of Object.entries(failures)) {
  test(`while every call beside the document ${way} the person stays in the editor, and saving goes on`, async ({
    page,
    product,
  }) => {
    const declaration = importDeclaration(newLrn('ASIDE'));
    const { id } = await createDeclaration(product, await tokenOf(product), declaration);
    await signIn(page, product);
    const failed = await failBeside(page, id, fail);
    await openDeclaration(page, product, id);
    const address = page.url();
    const words = page.locator(field('/exporter_city'));
    let typed = 0;
    let known = 0;
    /** What failed is told; what is typed is taken and saved, and nobody was led away. */
    const goOn = async (after: string) => {
      expect(page.url(), after).toBe(address);
      if (failed.size === known) return;
      known = failed.size;
      if (way !== 'hangs') await expect(told(page), `${after}: ${[...failed].at(-1)}`).toBeVisible();
      await closeDialogs(page);
      typed += 1;
      await openSection(page, 'parties');
      await words.fill(`New York ${typed}`);
      await page.keyboard.press('Control+s');
      await expect(page.locator('.save-state'), after).toHaveText(/^Saved/);
      await expect(words, after).toHaveValue(`New York ${typed}`);
    };
    await expect.poll(() => failed.size).toBeGreaterThan(0);
    await goOn('opening');
    await page.locator('.pane').getByRole('button', { name: 'Show edits' }).click();
    await expect.poll(() => failed.size).toBeGreaterThan(known);
    await goOn('history');
    const sections = page.locator('[id^=tab-]');
    for (const section of await sections.evaluateAll((tabs) => tabs.map(({ id: tab }) => tab.slice(4)))) {
      await openSection(page, section);
      for (const list of await page.locator('#section-panel input[role=combobox]:enabled').all()) {
        await list.focus();
        await page.keyboard.press('Alt+ArrowDown');
        await page.keyboard.press('Escape');
      }
      await goOn(section);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('New York');
    await expect.poll(() => failed.size).toBeGreaterThan(known);
    await goOn('the palette');
    for (const action of (await offeredActions(page)).filter((name) => !leading.test(name))) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(action);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
      await goOn(action);
      await closeDialogs(page);
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('.MuiModal-root')).toBeVisible();
    await expect.poll(() => failed.size).toBeGreaterThan(known);
    await goOn('menu');
    // Timeline, history, revisions, ways, check, search, code lists and menu at least.
    expect([...failed].length).toBeGreaterThan(10);
  });
}

for (const status of [404, 403])
  test(`a document whose own calls answer ${status} keeps what was typed and says so`, async ({
    page,
    product,
  }) => {
    const declaration = importDeclaration(newLrn('OWN'));
    const { id } = await createDeclaration(product, await tokenOf(product), declaration);
    await signIn(page, product);
    await openDeclaration(page, product, id);
    await openSection(page, 'parties');
    const own = `**/api${calls}/${id}`;
    await page.route(own, (route) => refuse(route, status));
    const words = page.locator(field('/exporter_city'));
    const address = page.url();
    await words.fill('Typed for nothing');
    await page.keyboard.press('Control+s');
    await expect(page.locator('.save-state')).toContainText(`Refused on purpose, ${status}.`);
    await expect(words).toHaveValue('Typed for nothing');
    expect(page.url()).toBe(address);
    // It is not lost with the page either: who comes back is told, and decides.
    await page.reload();
    await expect(page.getByRole('heading', { name: `Refused on purpose, ${status}.` })).toBeVisible();
    await page.unroute(own);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#section-panel')).toBeVisible();
    await openSection(page, 'parties');
    await expect(words).toHaveValue('Typed for nothing');
  });
