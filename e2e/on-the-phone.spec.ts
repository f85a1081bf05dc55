import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { call, expect, newLrn, openDeclaration, signIn, test, tokenOf } from './pages/product.ts';
import { openAt } from './pages/tables.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

interface Held {
  readonly id: number;
  readonly document: Readonly<Record<string, unknown>>;
}

test('on a phone a picker fills the screen, and a row added and left blank is gone', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const path = '/customs-declarations';
  const { data } = await call<{ data: Held }>(
    product,
    token,
    'POST',
    path,
    importDeclaration(newLrn('POCKET')),
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const sections = page.locator('.section-select select');

  await test.step('the list stands under its field, from edge to edge, options high enough for a finger', async () => {
    await sections.selectOption('transport');
    const country = page.locator(field('/dispatch_country_code'));
    await country.tap();
    await country.fill('ger');
    const sheet = page.locator('.code-popover');
    const box = (await sheet.boundingBox())!;
    expect([box.x, Math.round(box.width), Math.round(box.y + box.height)]).toEqual([0, 390, 844]);
    await expect(country).toBeInViewport({ ratio: 1 });
    expect((await country.boundingBox())!.y).toBeLessThan(60);
    expect((await sheet.getByRole('option').first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'a picker on a phone');
    await page.screenshot({ path: 'test-results/picker-390.png' });
    await sheet.getByRole('option', { name: /^DE/ }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(country).toHaveValue('DE');
    await country.fill('gre');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a blank row goes when another section is chosen; one with a value stays', async () => {
    await sections.selectOption('items');
    await page.locator('[data-row]').first().tap();
    const packages = page.locator('[data-region="list-PackagesCDSItems"]');
    const cards = packages.locator('.row-card');
    await expect(cards).not.toHaveCount(0);
    const before = await cards.count();
    await packages.getByRole('button', { name: 'Add row' }).tap();
    await expect(cards).toHaveCount(before + 1);
    await cards.first().locator('.row-card-toggle').tap();
    await expect(cards).toHaveCount(before);
    await packages.getByRole('button', { name: 'Add row' }).tap();
    await page.locator(field('/shipping_mark')).fill('AB 1');
    await sections.selectOption('transport');
    await sections.selectOption('items');
    await expect(cards).toHaveCount(before + 1);
    await packages.getByRole('button', { name: 'Add row' }).tap();
    await expect(cards).toHaveCount(before + 2);
    await sections.selectOption('transport');
    await page.getByRole('button', { name: 'Save data' }).tap();
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    const { data: held } = await call<{ data: Held }>(product, token, 'GET', `${path}/${data.id}`);
    const [item] = held.document.CDSItems as readonly { PackagesCDSItems: readonly unknown[] }[];
    expect(item?.PackagesCDSItems).toHaveLength(before + 1);
  });
});

test('on a phone rows are pasted over items by a button; what is left out stands as cards over the list', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 3 });
  const rows = page.locator('[data-row]');
  await rows.nth(1).getByRole('checkbox').check();
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Description of goods\tTotal packages\tType of packages\nPears\tmany\tCarton\nPlums\t7\tBX',
    ),
  );
  await page.getByRole('button', { name: 'Paste rows' }).tap();
  const look = page.getByRole('dialog', { name: 'Paste 2 rows?' });
  await look.getByRole('radio', { name: 'Over what is there, from Item 2 on' }).check();
  await expect(look).toContainText('Rows changed2');
  await look.getByRole('button', { name: 'Paste', exact: true }).tap();

  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Pears');
  await expect(rows.nth(2)).toContainText('Plums');
  const panel = page.locator('.paste-panel');
  await expect(panel, 'the list stays, with what was left out').toContainText('left out');
  const way = panel.getByRole('button', { name: /^Go to cell/ }).first();
  const box = (await way.boundingBox())!;
  expect(await way.evaluate((button) => button.getClientRects().length), 'one line').toBe(1);
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.width).toBeGreaterThan(60);
  expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expectAccessible(page, 'cells left out, on a phone');
  await page.screenshot({ path: 'test-results/paste-390.png' });
  await way.tap();
  await expect(page.getByRole('heading', { name: /^Item [23] of 3/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).tap();
  await expect(panel, 'still there').toBeVisible();

  const bananas = Array.from({ length: 12 }, (_, at) => `Bananas ${at + 1}`).join('\n');
  await page.evaluate((list) => navigator.clipboard.writeText(`Description of goods\n${list}`), bananas);
  await page.getByRole('button', { name: 'Paste rows' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Paste', exact: true }).tap();
  const first = rows.filter({ has: page.getByRole('gridcell', { name: 'Bananas 1', exact: true }) });
  await expect(first, 'new ones come into sight').toBeInViewport();
  await expect(first).toBeFocused();

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Paste rows' }).tap();
  await expect(page.getByText('The clipboard holds no text.').last(), 'nothing done is said').toBeVisible();
});

test('on a phone a deleted row is told and brought back by a button, and no other step is', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 2 });
  await page.locator('[data-row]').first().tap();
  const packages = page.locator('[data-region="list-PackagesCDSItems"]');
  const cards = packages.locator('.row-card');
  await packages.getByRole('button', { name: 'Add row' }).tap();
  await page.locator(field('/shipping_mark')).fill('AB 7');
  const toast = page.locator('.toast');
  const undo = toast.getByRole('button', { name: 'Undo' });
  const before = await cards.count();
  const remove = async () => {
    await cards
      .last()
      .getByRole('button', { name: /^Actions for/ })
      .tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(cards).toHaveCount(before - 1);
    await expect(toast).toContainText(/^Packages? \d+ deleted/);
  };

  await remove();
  await undo.focus();
  expect((await undo.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'a toast with a way back');
  await page.screenshot({ path: 'test-results/toast-undo-390.png' });
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(before);
  await expect(toast, 'it works once').toHaveCount(0);
  await expect(cards.last()).toContainText('AB 7');

  await remove();
  await undo.focus();
  await packages.getByRole('button', { name: 'Add row' }).click();
  await expect(toast, 'its words stay while it is held').toContainText('deleted');
  await expect(undo, 'another step came after it').toHaveCount(0);
});

test('on a phone rows are pasted into the tables of an item; what is left out is listed', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 1 });
  await page.locator('[data-row]').first().tap();
  const packages = page.locator('[data-region="list-PackagesCDSItems"]');
  const cards = packages.locator('.row-card');
  await expect(cards).toHaveCount(1);
  const copy = (lines: string) => page.evaluate((words) => navigator.clipboard.writeText(words), lines);
  await copy('Type of packages\tNumber of packages\nCT\t12\nBX\tmany');
  await packages.getByRole('button', { name: 'Paste rows into Packages' }).tap();
  const look = page.getByRole('dialog', { name: 'Paste 2 rows?' });
  await look.getByRole('button', { name: 'Paste', exact: true }).tap();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toContainText('12');
  await expect(packages.locator('.paste-panel')).toContainText('1 left out');
  await page.screenshot({ path: 'test-results/paste-cards-390.png' });
  await packages
    .locator('.paste-panel')
    .getByRole('button', { name: /^Go to cell/ })
    .tap();
  await expect(cards.nth(2).locator('.row-card-toggle')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'rows pasted as cards');

  await copy('');
  await packages.getByRole('button', { name: 'Paste rows into Packages' }).tap();
  await expect(page.getByText('The clipboard holds no text.').last()).toBeVisible();

  // Firefox before 125 has a clipboard that a page can only write to.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
  );
  await packages.getByRole('button', { name: 'Paste rows into Packages' }).tap();
  await expect(page.locator('.toast')).toContainText('The browser did not give the clipboard away.');
});
