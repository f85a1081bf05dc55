import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { expect, test } from './pages/product.ts';
import { forgetList, storeList } from './pages/stored-lists.ts';
import { lookFor, openAt, savedDocument } from './pages/tables.ts';

const popover = (page: Page) => page.locator('.code-popover');
const options = (page: Page) => popover(page).getByRole('option');
const marked = (page: Page) => popover(page).locator('[role=option][aria-selected=true]');
const warningOf = (page: Page, control: Locator) =>
  page.locator('.leaf', { has: control }).locator('.field-problem.is-warning');

test.afterEach(({ product }) => forgetList(product, 'goods-locations'));

test('ENG-070, ENG-072, ENG-080: currencies open with None, Most used and Other currencies, ten rows high', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const currency = await lookFor(page, field('/itemPriceCurr'));
  await currency.fill('');
  await page.keyboard.press('Tab');
  await currency.focus();
  await page.keyboard.press('F4');
  await expect(popover(page).locator('.code-heading')).toHaveText(['Most used', 'Other currencies']);
  await expect(options(page).nth(0)).toHaveText('None');
  const first = await options(page).locator('.code').allTextContents();
  expect(first.slice(0, 8)).toEqual(['GBP', 'EUR', 'SEK', 'USD', 'CAD', 'CNY', 'INR', 'AED']);
  expect(new Set(first).size).toBe(first.length);
  expect((await popover(page).getByRole('listbox').boundingBox())?.height).toBe(10 * 28);
  await expectAccessible(page, 'opened currencies');

  await page.keyboard.type('$');
  await expect(marked(page)).toHaveAttribute('aria-label', 'USD, US Dollar');
  await page.keyboard.press('Enter');
  await expect(currency).toHaveValue('USD');
});

test('a coded field finds by code, alias, word and slip of the finger; a complete code and Tab is done, an unknown one asks', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'parties');
  const country = page.locator(field('/exporter_country'));

  await test.step('alias, word, slip: the marked one says its words, guidance and rule', async () => {
    for (const [typed, name] of [
      ['uk', 'GB, United Kingdom'],
      ['holla', 'NL, Netherlands'],
      ['zeal', 'NZ, New Zealand'],
      ['grmany', 'DE, Germany'],
    ]) {
      await country.fill(typed!);
      await expect(marked(page), typed).toHaveAttribute('aria-label', name!);
    }
    await expect(popover(page).locator('.code-foot p')).toHaveCount(2);
    const description = await marked(page).getAttribute('aria-describedby');
    await expect(page.locator(`[id="${description}"]`)).toBeVisible();
  });

  await test.step('a complete code and Tab is done; an alias typed whole is its code', async () => {
    await country.fill('nz');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('NZ');
    await expect(country).not.toBeFocused();
    await country.fill('UK');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('GB');
  });

  await test.step('an unknown code and Tab opens at its nearest neighbour: Enter takes it', async () => {
    await country.fill('QX');
    await page.keyboard.press('Tab');
    await expect(country).toBeFocused();
    await expect(marked(page)).toHaveAttribute('aria-label', 'QA, Qatar');
    await expect(marked(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('QA');
  });

  await test.step('Esc keeps it with a warning', async () => {
    await country.fill('QX');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(country).toHaveValue('QX');
    await expect(warningOf(page, country)).toHaveText(/Not in the list. Kept as entered./);
    await expectAccessible(page, 'an unknown code kept with a warning');
  });

  await test.step('used lately stands on top, once, and is there after a reload', async () => {
    await page.reload();
    await page.locator('#tab-parties').click();
    const other = page.locator(field('/exporter_country'));
    await other.fill('');
    await page.keyboard.press('Tab');
    await other.focus();
    await page.keyboard.press('F4');
    await expect(popover(page).locator('.code-heading')).toHaveText(['Recent', 'Others']);
    const codes = await options(page).locator('.code').allTextContents();
    expect(codes.slice(0, 3)).toEqual(['QA', 'GB', 'NZ']);
    await page.keyboard.press('Escape');
  });

  await test.step('text that came without the focus, as autofill brings it, is judged as an entry', async () => {
    const exporter = page.locator(field('/exporter_country'));
    await page.locator('#tab-parties').focus();
    const fillIn = (words: string) =>
      exporter.evaluate((input: HTMLInputElement, text) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
        set.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, words);
    await fillIn('France');
    await expect(exporter).toHaveValue('FR');
    await expect(popover(page)).toHaveCount(0);
    await expect.poll(() => savedDocument(page, product, id)).toMatchObject({ exporter_country: 'FR' });
  });
});

test('ENG-079, ENG-082, D-15: a list in the database is asked for the acceptance date and regime, opens around an unknown code, and leaves the field usable when it fails', async ({
  page,
  product,
}) => {
  const wharves = Array.from({ length: 300 }, (_, index) => ({
    code: `GBAU${String(index * 3).padStart(5, '0')}`,
    label: `Wharf ${index}`,
    guidance: `Shed ${index} of the port`,
  }));
  await storeList(product, 'goods-locations', wharves);
  const id = await openAt(page, product, 'declaration');
  await page.locator(field('/acceptance_date')).fill('05/03/2024');
  await page.keyboard.press('Tab');
  await page.locator('#tab-transport').click();
  const place = page.locator(field('/location_goods'));

  // The name of the code that is there is asked for too, by that code.
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('/cds-options/goods-locations') && request.postDataJSON().codes === undefined,
  );
  await place.fill('GBAU0030');
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('d')).toBe('20240305');
  expect(request.postDataJSON()).toMatchObject({ customs_regime: 'import' });

  await place.fill('GBAU00301');
  await expect(popover(page)).toContainText('Nothing found');
  await page.keyboard.press('Tab');
  await expect(marked(page)).toHaveAttribute('aria-label', 'GBAU00300, Wharf 100');
  await expect(popover(page).locator('.code-foot')).toContainText('Shed 100 of the port');
  await expectAccessible(page, 'an unknown code among its neighbours');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('GBAU00303');

  await page.route('**/cds-options/**', (route) => route.abort());
  await place.fill('wharf 77');
  await expect(popover(page)).toContainText('The list does not answer.');
  await expect(page.getByText(/The list Location of goods could not be loaded/)).toBeVisible();
  await expectAccessible(page, 'a list that does not answer');
  await place.fill('GBAUXYZ');
  await page.keyboard.press('Tab');
  await expect(place).toHaveValue('GBAUXYZ');
  await expect
    .poll(() => savedDocument(page, product, id))
    .toMatchObject({ location_goods: 'GBAUXYZ', acceptance_date: '05-03-2024' });
});
