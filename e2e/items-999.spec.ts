import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { call, expect, faultsOf, test, tokenOf } from './pages/product.ts';
import { listRegion, lookFor, openAt, pasteText, press } from './pages/tables.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface Held {
  readonly data: { readonly document: { readonly CDSItems: readonly Record<string, unknown>[] } };
}

test('999 items: opened, searched, edited, pasted into (200 rows), undone and saved', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const id = await openAt(page, product, 'items', { items: 999 });
  const list = listRegion(page, 'CDSItems');
  const heading = page.locator('#open-CDSItems');
  await expect(heading).toHaveText('Item 1 of 999');

  await test.step('no more rows are mounted than are shown', async () => {
    expect(await page.locator('[data-row]').count()).toBeLessThan(30);
    await page.locator('[data-row]').first().focus();
    await press(page, 'End');
    await expect(heading).toHaveText('Item 999 of 999');
    await expect(page.locator('[data-row]:focus')).toContainText('Shavers, model 999');
    expect(await page.locator('[data-row]').count()).toBeLessThan(30);
  });

  await test.step('full: no item can be added, and why stands there', async () => {
    await expect(page.getByText('No more than 999 rows', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add item' })).toBeDisabled();
  });

  await test.step('searched', async () => {
    await page.getByLabel('Search items').fill('model 500');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await press(page, 'Enter');
    await expect(heading).toHaveText('Item 500 of 999, 1 of 1 found');
    await page.getByLabel('Search items').fill('');
    await expect(page.locator('[data-row]')).not.toHaveCount(1);
  });

  await test.step('edited: the totals follow', async () => {
    await (await lookFor(page, field('/gross_mass'))).fill('20');
    await expect(page.locator('.totals')).toContainText('Total gross mass 10,000.00 kg');
  });

  await test.step('200 rows pasted over items 501 to 700 after a first look, one step of undo', async () => {
    await press(page, 'Alt+PageDown');
    await page.locator('[data-row].is-open').focus();
    const lines = Array.from({ length: 200 }, (_, at) => `Pasted ${at + 1}\t${at === 7 ? '1,5 kg' : '15'}`);
    await pasteText(page, ['Description of goods\tGross mass', ...lines].join('\r\n'));
    const look = page.getByRole('dialog', { name: 'Paste 200 rows?' });
    await expect(look).toContainText('Rows added0');
    await look.getByRole('radio', { name: 'Over what is there, from Item 501 on' }).check();
    await expect(look).toContainText('Rows changed200');
    await expect(look).toContainText('Cells filled400');
    await expect(look).toContainText('Cells not valid as filled1');
    await look.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(page.locator('.totals')).toContainText('Total gross mass 10,985.00 kg');
    await expect(page.locator('.paste-panel')).toContainText(
      '400 cells filled, 0 left out, 1 not valid as filled',
    );
    await page.getByRole('button', { name: 'Apply suggestions (1)' }).click();
    await expect(page.locator('.totals')).toContainText('Total gross mass 10,986.50 kg');
    await press(page, 'Control+z Control+z');
    await expect(page.locator('.totals')).toContainText('Total gross mass 10,000.00 kg');
    await expect(list).not.toContainText('Pasted');
    await press(page, 'Control+Shift+z');
    await expect(page.locator('.totals')).toContainText('Total gross mass 10,985.00 kg');
  });

  await test.step('saved: the server holds it', async () => {
    await press(page, 'Control+s');
    await expect(page.getByText('Data has been saved.').first()).toBeVisible();
    const held = await call<Held>(product, await tokenOf(product), 'GET', `/customs-declarations/${id}`);
    const items = held.data.document.CDSItems;
    expect(items).toHaveLength(999);
    expect([items[499], items[500], items[699], items[700]].map((item) => item?.description)).toEqual([
      'Shavers, model 500',
      'Pasted 1',
      'Pasted 200',
      'Shavers, model 701',
    ]);
    expect(items[499]?.gross_mass).toBe('20');
  });
  await expectAccessible(page, 'editor of 999 items');
  expect(faults).toEqual([]);
});
