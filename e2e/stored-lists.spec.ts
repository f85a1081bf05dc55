import type { Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { expect, test } from './pages/product.ts';
import { forgetList, storeList } from './pages/stored-lists.ts';
import { openAt } from './pages/tables.ts';

const popover = (page: Page) => page.locator('.code-popover');
const options = (page: Page) => popover(page).getByRole('option');

const locations = [
  { code: 'GBAULHRLHRBAC', label: 'London Heathrow / British Airways Cargo' },
  { code: 'GBAULHRLHRVIR', label: 'London Heathrow / Virgin Atlantic Cargo' },
  { code: 'GBAUWLALONBTW', label: 'London / Britannia Wharf' },
  { code: 'GBAUABDABDABD', label: 'Aberdeen Docks' },
];

test.afterEach(({ product }) => forgetList(product, 'goods-locations'));

test('a list in the database: not imported it says so and keeps what is typed; imported it is searched by code, words and near spelling, and an unknown code is a warning', async ({
  page,
  product,
}) => {
  await forgetList(product, 'goods-locations');
  await openAt(page, product, 'transport');
  const location = page.locator(field('/location_goods'));
  await location.focus();
  await page.keyboard.press('F4');
  await expect(popover(page)).toContainText('The list Location of goods is not imported yet.');
  await expect(page.locator('[aria-live=polite]').first()).toContainText('is not imported yet');
  await expectAccessible(page, 'the opened list that was never imported');
  await page.keyboard.press('Escape');
  await location.fill('gbaulhrlhrbac');
  await page.keyboard.press('Tab');
  await expect(location).toHaveValue('GBAULHRLHRBAC');
  await expect(page.getByText('Not in the list')).toHaveCount(0);

  await storeList(product, 'goods-locations', locations);
  await location.fill('heathrow virg');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('GBAULHRLHRVIR');
  await expect(page.locator('.is-coded', { has: location })).toContainText('Virgin Atlantic Cargo');

  await location.fill('abredeen');
  await expect(options(page)).toHaveText([/GBAUABDABDABD/]);
  await page.keyboard.press('Escape');
  await location.fill('gbau');
  await expect(options(page)).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(location).toHaveValue('GBAULHRLHRBAC');

  await location.fill('GBAUXXXXXX');
  await page.keyboard.press('Tab');
  await expect(location).toHaveValue('GBAUXXXXXX');
  await expect(page.getByText('Not in the list. Kept as entered.')).toBeVisible();
  await location.fill('wharf nowhere');
  await expect(popover(page)).toContainText('Nothing found');
});
