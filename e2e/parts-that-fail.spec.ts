import type { Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { look } from './pages/look.ts';
import {
  call,
  demonstration,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  test,
  tokenOf,
} from './pages/product.ts';

/** Lets no script through from now on; gives back what ends that. */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/*.js', (route) => route.abort());
  return () => page.unroute('**/assets/*.js');
}

test('sign-in says that the server is away when its code cannot be fetched, and goes on once it can', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/login`);
  const end = await withoutScripts(page);
  await page.getByLabel('Email').fill(demonstration.email);
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await end();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a page before sign-in that cannot be fetched offers all that a failure does; support gets a mail (SHL-110, SHL-111, SHL-112, SHL-113)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  const end = await withoutScripts(page);
  await page.getByRole('link', { name: 'Forgot' }).click();
  await expect(page.getByRole('heading', { name: "Sorry. It is not you. It's us." })).toBeVisible();
  await expect(page).toHaveTitle("Sorry. It is not you. It's us.");
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/dashboard');
  await look(page, 'failure-signed-out');
  await end();
  await page.getByRole('button', { name: 'Clear cache' }).click();
  await expect(page.getByText('The cache has been cleared. Reloading page...').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a page that cannot be fetched leaves the frame standing; Reload brings it', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  await page.addInitScript((value) => localStorage.setItem('api_token', value), token);
  await page.goto(`${product.address}/customs-declarations`);
  await expect(page.getByRole('grid')).toBeVisible();
  const end = await withoutScripts(page);
  await page.locator('.list-head').getByRole('link', { name: 'New declaration' }).click();
  await expect(page.getByRole('alert')).toContainText('Your unsaved work is kept on this computer.');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'a page that cannot be fetched');
  await page.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.locator('.toast')).toContainText('The server did not answer.');

  await test.step('another page is there at once', async () => {
    await page.getByRole('link', { name: 'Customs declarations', exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
  });
  await end();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('#section-panel')).toBeVisible();
});

/** Opens a declaration, and does nothing in it yet. */
async function untouchedEditor(page: Page, product: Product): Promise<void> {
  const token = await tokenOf(product);
  const document = importDeclaration(newLrn('PART'));
  const { data } = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    document,
  );
  await page.addInitScript((value) => localStorage.setItem('api_token', value), token);
  await openDeclaration(page, product, data.id);
}

test('what a section or a dialog lacks is said where it is wanted, and the editor goes on', async ({
  page,
  product,
}) => {
  await untouchedEditor(page, product);
  const end = await withoutScripts(page);
  await page.locator('#tab-payment').click();
  const section = page.locator('#section-panel');
  await expect(section.getByRole('alert')).toContainText('The server did not answer.');
  await expectAccessible(page, 'a section that lacks its tables');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.toast')).toContainText('The server did not answer.');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('exporter');
  const find = page.getByRole('search');
  await expect(find).toContainText('The server did not answer.');
  await page.keyboard.press('Escape');
  await page.locator('#tab-declaration').click();
  await page.locator('[data-path="/internal_id"]').fill('went on');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);

  await end();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('exporter');
  await expect(find).toContainText(/Match 1 of/);
  await page.keyboard.press('Escape');
  await page.locator('#tab-payment').click();
  await expect(section.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('from the first key on the editor has all it needs, also when the server goes away', async ({
  page,
  product,
}) => {
  await untouchedEditor(page, product);
  await Promise.all([page.waitForResponse(/\/assets\/dialogs-.*\.js$/), page.keyboard.press('Shift')]);
  await page.waitForLoadState('networkidle');
  await withoutScripts(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-path="/declaration_type"]').focus();
  await page.keyboard.press('F1');
  await expect(page.locator('.help-rules')).toBeVisible();
  await page.locator('#tab-items').click();
  await expect(page.locator('#section-panel').getByRole('grid').first()).toBeVisible();
});

test('whoever only looks has all it needs a little later too; what is wanted sooner comes with the network', async ({
  page,
  product,
  context,
}) => {
  await page.clock.install();
  await untouchedEditor(page, product);
  await page.waitForLoadState('networkidle');
  const end = await withoutScripts(page);
  const section = page.locator('#section-panel');

  await test.step('wanted before that: said, with a way to try again, and there once the network is back', async () => {
    // No pointer and no key: what an assistive tool chooses.
    await page.locator('#tab-payment').evaluate((tab: HTMLElement) => tab.click());
    await expect(section.getByRole('alert')).toContainText('The server did not answer.');
    await section
      .getByRole('button', { name: 'Try again' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(section.getByRole('alert')).toContainText('The server did not answer.');
    await end();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(section.getByRole('grid').first()).toBeVisible();
  });

  await test.step('and the dialogs are there after a rest', async () => {
    const fetched = page.waitForResponse(/\/assets\/dialogs-.*\.js$/);
    await page.clock.fastForward(5000);
    await fetched;
  });
});
