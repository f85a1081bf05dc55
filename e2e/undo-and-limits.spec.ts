import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { call, expect, newLrn, openDeclaration, signIn, test, tokenOf } from './pages/product.ts';

test('undo opens the item it changed, in the section that is open too', async ({ page, product }) => {
  const { data } = await call<{ data: { id: number } }>(
    product,
    await tokenOf(product),
    'POST',
    '/customs-declarations',
    importDeclaration(newLrn('SHOW'), 40),
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.locator('#tab-items').click();
  await page.locator('[data-row]').nth(1).click();
  const description = page.locator(field('/description'));
  await expect(description).toHaveValue(/model 2$/);
  await description.fill('Medlars');
  await page.locator('[data-row]').nth(4).click();
  await expect(description).toHaveValue(/model 5$/);
  await page.keyboard.press('Control+z');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 40');
  await expect(description).toHaveValue(/model 2$/);
  await expect(description).toBeFocused();
  await page.locator('[data-row]').nth(4).click();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 40');
  await expect(description).toHaveValue('Medlars');
});

test('at 999 items Ctrl+I and Duplicate say in sight that there is no room', async ({ page, product }) => {
  const { data } = await call<{ data: { id: number } }>(
    product,
    await tokenOf(product),
    'POST',
    '/customs-declarations',
    importDeclaration(newLrn('FULL'), 999),
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const toast = page.locator('.toast');
  await page.keyboard.press('Control+i');
  await expect(toast).toContainText('No more than 999 rows');
  await toast.getByRole('button').click();
  await page.getByRole('button', { name: 'Duplicate Item 1', exact: true }).click();
  await expect(toast).toContainText('No more than 999 rows');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 1 of 999');
});

test('a key that can do nothing now says why in sight', async ({ page, product }) => {
  const { data } = await call<{ data: { id: number } }>(
    product,
    await tokenOf(product),
    'POST',
    '/customs-declarations',
    importDeclaration(newLrn('WHY')),
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.toast')).toContainText('Nothing to undo');
});
