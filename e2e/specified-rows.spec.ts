import type { Page } from 'playwright/test';
import { expect, test } from './pages/product.ts';
import { forgetList, storeList } from './pages/stored-lists.ts';
import {
  answer,
  cellsOf,
  clickCell,
  goToSection,
  listRegion,
  lookFor,
  openAt,
  press,
  seeAll,
} from './pages/tables.ts';

/** The cell of a field in a row of a list, rows from 1; scrolled into view by whoever goes there. */
const cellOf = (page: Page, list: string, row: number, field: string) =>
  listRegion(page, list)
    .locator('.grid-row:not(.grid-head)')
    .nth(row - 1)
    .locator(`[data-path$="/${field}"]`);
const isClosed = async (page: Page, list: string, row: number, field: string) =>
  (await cellOf(page, list, row, field).locator('.is-sunken').count()) === 1;

test('CUS-074 CUS-230 CUS-231 CUS-232 CUS-233 a tax line is worked out by customs or by hand, chosen by keyboard', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const taxes = 'TaxCDSItems';
  const closed = async () =>
    Promise.all(
      ['tax_amount', 'tax_currency', 'tax_total', 'tax_total_currency'].map((field) =>
        isClosed(page, taxes, 1, field),
      ),
    );
  await lookFor(page, `[data-region="list-${taxes}"] .grid-row`);
  await cellOf(page, taxes, 1, 'tax_calc_type').click();
  await page.keyboard.type('manual');
  await press(page, 'Tab');
  await expect(cellOf(page, taxes, 1, 'tax_quantity')).toHaveText('1');
  await expect(cellOf(page, taxes, 1, 'tax_currency')).toContainText('GBP');
  expect(await closed()).toEqual([false, false, false, false]);
  await cellOf(page, taxes, 1, 'tax_amount').focus();
  await page.keyboard.type('12.50');
  await press(page, 'Tab');
  await page.keyboard.type('EUR');
  await press(page, 'Tab');
  await page.keyboard.type('12.50');
  await press(page, 'Home');
  await press(page, 'Enter');
  await cellOf(page, taxes, 1, 'tax_calc_type').focus();
  await page.keyboard.type('automatic');
  await press(page, 'Tab');
  await expect(cellOf(page, taxes, 1, 'tax_amount')).toHaveText('');
  await expect(cellOf(page, taxes, 1, 'tax_total')).toHaveText('');
  expect(await closed()).toEqual([true, true, true, true]);
  await cellOf(page, taxes, 1, 'tax_amount').focus();
  await page.keyboard.type('5');
  await expect(listRegion(page, taxes).locator('.cell-editor')).toHaveCount(0);
  await press(page, 'Control+z');
  await expect(cellOf(page, taxes, 1, 'tax_amount')).toHaveText('12.50');
  await expect(cellOf(page, taxes, 1, 'tax_currency')).toContainText('EUR');
});

test('CUS-080 CUS-081 CUS-234 CUS-235 guarantees and deferred payments by keyboard', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'payment');
  await clickCell(page, 'DeferredItems', 0, 0);
  await page.keyboard.type('1');
  await press(page, 'Tab Tab');
  await page.keyboard.type('1234567');
  await press(page, 'Enter');
  const [deferred] = await cellsOf(page, 'DeferredItems');
  expect([deferred?.[0]?.[0], ...(deferred?.slice(1) ?? [])]).toEqual(['1', 'DAN', '1234567']);

  const guarantees = 'GuaranteeItems';
  await clickCell(page, guarantees, 0, 0);
  await page.keyboard.type('number');
  await press(page, 'Tab');
  await page.keyboard.type('1');
  await press(page, 'Tab');
  await page.keyboard.type('GBCGU123456789000');
  await press(page, 'Tab');
  await expect(cellOf(page, guarantees, 1, 'guarantee_ref')).toHaveText('GBCGU123456789000');
  await cellOf(page, guarantees, 1, 'guarantee').focus();
  // Words that name one option alone are that one, without a question.
  await page.keyboard.type('comp');
  await press(page, 'Tab');
  await expect(cellOf(page, guarantees, 1, 'guarantee')).toHaveText(/comprehensive/i);
  await expect(page.locator('[aria-live=polite]')).toHaveText(/comprehensive, taken$/i);
  await expect(cellOf(page, guarantees, 1, 'guarantee_ref')).toHaveText('');
  await expect(cellOf(page, guarantees, 1, 'guarantee_currency')).toContainText('GBP');
  await cellOf(page, guarantees, 1, 'guarantee_amount').focus();
  await page.keyboard.type('1500.00');
  await press(page, 'Tab');
  await cellOf(page, guarantees, 1, 'guarantee').focus();
  await page.keyboard.type('number');
  await press(page, 'Tab');
  await expect(cellOf(page, guarantees, 1, 'guarantee_amount')).toHaveText('');
});

test('CUS-286 CUS-287 a document type is found in its list by words and lands split in its two fields', async ({
  page,
  product,
}) => {
  await storeList(product, 'documents', [{ code: 'C400', label: 'CITES certificate' }]);
  await openAt(page, product, 'items');
  const documents = 'CertificateCDSItems';
  await clickCell(page, documents, 0, 0);
  await page.keyboard.type('cites');
  await expect(page.locator('.code-popover').getByRole('option')).toHaveText(/C400.*CITES certificate/);
  await press(page, 'Enter');
  await expect(cellOf(page, documents, 1, 'doc_code_1')).toHaveValue('C');
  await expect(cellOf(page, documents, 1, 'doc_code_3')).toHaveText('400');
  await forgetList(product, 'documents');
});

test('CUS-082 CUS-295 a written-off quantity is asked for once its unit is chosen', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const documents = 'CertificateCDSItems';
  await clickCell(page, documents, 0, 0);
  // CUS-286, CUS-287: the document type is typed as one; its first character is doc_code_1, the rest doc_code_3.
  await page.keyboard.type('C514');
  await press(page, 'Tab');
  await expect(cellOf(page, documents, 1, 'doc_code_1')).toHaveText('C');
  await expect(cellOf(page, documents, 1, 'doc_code_3')).toHaveText('514');
  // Its rest is typed already: Tab goes on to what is not; and from its first character alone to the rest.
  await expect(cellOf(page, documents, 1, 'doc_ident')).toBeFocused();
  await cellOf(page, documents, 1, 'doc_code_1').focus();
  await press(page, 'Tab');
  await expect(cellOf(page, documents, 1, 'doc_code_3')).toBeFocused();
  await cellOf(page, documents, 1, 'doc_code_1').focus();
  await page.keyboard.type('C');
  await press(page, 'Tab');
  await expect(cellOf(page, documents, 1, 'doc_code_3')).toBeFocused();
  await expect(cellOf(page, documents, 1, 'doc_code_3')).toHaveText('514');
  await cellOf(page, documents, 1, 'qualifier').focus();
  await page.keyboard.type('KGM');
  await press(page, 'Tab');
  await press(page, 'F8');
  await expect(cellOf(page, documents, 1, 'quantity_wo')).toContainText(
    'Required when measurement unit is completed',
  );
  await cellOf(page, documents, 1, 'quantity_wo').focus();
  await page.keyboard.type('18');
  await press(page, 'Enter');
  await expect(cellOf(page, documents, 1, 'quantity_wo')).toHaveText('18');
  await cellOf(page, documents, 1, 'date_validity').focus();
  await page.keyboard.type('31122026');
  await press(page, 'Enter');
  await expect(cellOf(page, documents, 1, 'date_validity')).toHaveText('31/12/2026');
  for (const half of ['5/3/20', '5/3']) {
    await cellOf(page, documents, 1, 'date_validity').focus();
    await page.keyboard.type(half);
    await press(page, 'Escape');
    await expect(cellOf(page, documents, 1, 'date_validity'), 'Esc restores').toHaveText('31/12/2026');
  }
  // A date typed without its year is one when the mouse goes on to another cell.
  await page.keyboard.type('6/3/26');
  await cellOf(page, documents, 1, 'quantity_wo').click();
  await expect(cellOf(page, documents, 1, 'date_validity')).toHaveText('06/03/2026');
  await press(page, 'Control+z');
  await expect(cellOf(page, documents, 1, 'date_validity')).toHaveText('31/12/2026');
  await cellOf(page, documents, 1, 'date_validity').focus();
  await page.keyboard.type('31/02');
  await press(page, 'Escape');
  await expect(cellOf(page, documents, 1, 'date_validity')).toHaveText('31/12/2026');
  await expect(cellOf(page, documents, 1, 'date_validity').locator('.is-invalid')).toHaveCount(0);
  await cellOf(page, documents, 1, 'date_validity').focus();
  await press(page, 'Control+;');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB'));
  await expect(cellOf(page, documents, 1, 'date_validity')).toHaveText(today);
});

for (const [ledger, section, list, label, entry] of [
  ['CUS-077', 'documents', 'mainAdditionalCDSItems', 'Statement', '00500'],
  ['CUS-078', 'documents', 'mainPreviousCDSItems', 'Previous document', 'Z'],
  ['CUS-079', 'documents', 'AdditionalItems', 'Authorisation', 'SDE'],
  ['CUS-081', 'payment', 'DeferredItems', 'Deferred payment', '1'],
  ['CUS-083', 'transport', 'routingCodeCountryItems', 'Country of routing', 'DE'],
] as const) {
  test(`${ledger} a row of ${list} is added and removed by keyboard`, async ({ page, product }) => {
    await openAt(page, product, section);
    await clickCell(page, list, 0, 0);
    const before = (await cellsOf(page, list)).length;
    await press(page, 'Control+End Home');
    await page.keyboard.type(entry);
    await press(page, 'Enter');
    await expect.poll(async () => (await cellsOf(page, list)).length).toBe(before + 1);
    await press(page, 'ArrowUp');
    await expect(page.locator('[data-cell]:focus')).toContainText(entry);
    await press(page, 'Control+Delete');
    await answer(page, `Delete ${label} ${before + 1}?`, 'Delete');
    await expect.poll(async () => (await cellsOf(page, list)).length).toBe(before);
    await expect(listRegion(page, list).locator('[data-cell]:focus')).toHaveCount(1);
  });
}

test.describe('worked by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('row tables are cards that open on a tap, controls are 44 px at least', async ({ page, product }) => {
    await openAt(page, product, 'items', { items: 2 });
    await page.locator('[data-row]').first().tap();
    const packages = listRegion(page, 'PackagesCDSItems');
    await expect(packages.locator('.row-card')).toHaveCount(1);
    await expect(packages.locator('.row-card')).toContainText('AB 1');
    await expect(packages.locator('input')).toHaveCount(0);
    await packages.getByRole('button', { name: 'Package 1', exact: true }).tap();
    await expect(packages.locator('input')).not.toHaveCount(0);
    await packages.getByRole('button', { name: 'Add row' }).tap();
    await expect(packages.locator('.row-card')).toHaveCount(2);
    await expect(packages.locator('[data-path$="/type_of_packages"]')).toBeFocused();
    await page.keyboard.type('BX');
    await page.locator('.code-popover').getByRole('option', { name: /^BX/ }).tap();
    await packages.getByRole('button', { name: 'Actions for Package 2' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await answer(page, 'Delete Package 2?', 'Delete');
    await expect(packages.locator('.row-card')).toHaveCount(1);
    await expect(packages.locator('.row-card-toggle')).toBeFocused();

    await seeAll(page);
    const small = await page.locator('.nested').evaluate((nested) =>
      [...nested.querySelectorAll<HTMLElement>('button, input:not([type=checkbox]), textarea, select')]
        .filter((control) => control.offsetParent !== null && !control.matches('[tabindex="-1"]'))
        .map((control) => ({ control, box: control.closest('.box') ?? control }))
        .map(({ control, box }) => ({
          box: box.getBoundingClientRect(),
          name: control.outerHTML.slice(0, 120),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ box, name }) => `${box.width}×${box.height} ${name}`),
    );
    expect(small).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test('at 1440 no label of any section or item is cut, and what would be is whole in its tooltip', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const sections = await page.locator('.rail [role=tab]').evaluateAll((tabs) => tabs.map(({ id }) => id));
  expect(sections.length).toBeGreaterThan(7);
  const found: Record<string, readonly (string | null)[]> = {};
  for (const tab of sections) {
    await page.locator(`#${tab}`).click();
    await seeAll(page);
    const cut = await page
      .locator('.field-label')
      .evaluateAll((labels) =>
        labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
      );
    if (cut.length > 0) found[tab] = cut;
  }
  expect(found).toEqual({});
  await goToSection(page, 'amounts');
  const without = page.locator('label.field-label:not([title])');
  await expect(page.locator('label.field-label')).not.toHaveCount(0);
  await expect(without).toHaveCount(0);
});
