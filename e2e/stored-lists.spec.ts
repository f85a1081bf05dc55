import type { Page } from 'playwright/test';
import { importList } from '../src/server/code-lists/import.ts';
import { openDatabase } from '../src/server/storage/database.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { expect, type Product, test } from './pages/product.ts';
import { openAt } from './pages/tables.ts';

/** Another journey may have imported the list into the same database. */
async function forgetLocations(product: Product): Promise<void> {
  const db = openDatabase(product.databaseUrl);
  const name = 'goods-locations';
  for (const table of ['list_spellings', 'list_words', 'list_codes'] as const) {
    await db.deleteFrom(table).where('list', '=', name).execute();
  }
  await db.deleteFrom('stored_lists').where('name', '=', name).execute();
  await db.destroy();
}

const popover = (page: Page) => page.locator('.code-popover');
const options = (page: Page) => popover(page).getByRole('option');

async function importLocations(product: Product): Promise<void> {
  const db = openDatabase(product.databaseUrl);
  const codes = [
    ['GBAULHRLHRBAC', 'London Heathrow / British Airways Cargo'],
    ['GBAULHRLHRVIR', 'London Heathrow / Virgin Atlantic Cargo'],
    ['GBAUWLALONBTW', 'London / Britannia Wharf'],
    ['GBAUABDABDABD', 'Aberdeen Docks'],
  ].map(([code = '', label = ''], index) => ({
    line: index,
    code,
    label,
    guidance: null,
    regime: null,
    from: null,
  }));
  await importList(db, { list: 'goods-locations', codes, source: 'journey', day: '2026-01-01' });
  await db.destroy();
}

test('a list in the database: not imported it says so and keeps what is typed; imported it is searched by code, words and near spelling, and an unknown code is a warning', async ({
  page,
  product,
}) => {
  await forgetLocations(product);
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

  await importLocations(product);
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
