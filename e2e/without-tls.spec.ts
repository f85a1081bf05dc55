import { field } from './pages/keyboard.ts';
import { expect, faultsOf, signIn, test } from './pages/product.ts';
import { cellsOf, clickCell, press } from './pages/tables.ts';

test('a page that came without TLS, as from another machine of the office, is worked with all the same', async ({
  page,
  product,
}) => {
  // What browsers keep from such a page; this computer's own address counts as safe.
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  const faults = faultsOf(page);
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/create`);
  await page.locator(field('/internal_id')).fill('Over plain HTTP');
  await page.keyboard.press('Control+i');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 1 of 1');
  await clickCell(page, 'PackagesCDSItems', 0, 0);
  await page.keyboard.type('BX');
  await press(page, 'Tab');
  await page.keyboard.type('7');
  await press(page, 'Control+Shift+d');
  await expect.poll(async () => (await cellsOf(page, 'PackagesCDSItems')).length).toBe(2);
  await press(page, 'Control+s');
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  await page.reload();
  await expect(page.locator(field('/internal_id'))).toHaveValue('Over plain HTTP');
  await expect(page.locator('.totals')).toContainText('Total packages 14');
  expect(faults).toEqual([]);
});
