import type { Page } from 'playwright/test';
import { catalogue } from '../src/generated/catalogue.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import {
  call,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';
import {
  answer,
  clickCell,
  clipboardText,
  goToSection,
  listRegion,
  lookFor,
  openAt,
  pasteText,
  press,
  seeAll,
} from './pages/tables.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface Held {
  readonly data: {
    readonly document: {
      readonly CDSItems: readonly {
        readonly country_origin?: string;
        readonly PackagesCDSItems?: readonly { readonly number_of_packages?: string }[];
      }[];
    };
  };
}

const items = 'CDSItems';
const row = (page: Page, number: number) => page.locator('[data-row]').nth(number - 1);
const descriptions = (page: Page) =>
  page
    .locator('[data-row]')
    .evaluateAll((rows) =>
      rows.map((one) => [
        one.querySelector('[role=gridcell]:nth-child(2)')?.textContent,
        one.querySelector('[title^="Shavers"]')?.textContent,
      ]),
    );
const shaver = (number: number) => `Shavers, model ${number}`;

test('ENG-092: the second item opens in a form of its own with all its lists', async ({ page, product }) => {
  await openAt(page, product, 'items', { items: 2 });
  await page.locator('[data-row]').nth(1).click();
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 2');
  await expect(page.locator(field('/description'))).toHaveValue('Shavers, model 2');
  await seeAll(page);
  const shown = await page
    .locator('.open-row [data-region^="list-"]')
    .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-region')!.slice('list-'.length)));
  const own = Object.keys(catalogue.documents['customs-declaration']!.lists.CDSItems!.row.lists);
  expect(own.length).toBeGreaterThanOrEqual(11);
  expect(shown.toSorted()).toEqual(own.toSorted());
});

test('a declaration that another program made without figures: they are offered, not put in', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const document = { customs_regime: 'import', transaction_ref: newLrn('NONE'), CDSItems: [{}, {}] };
  const { id } = await createDeclaration(product, token, document);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await goToSection(page, 'items');
  const numbers = page.locator('[data-row] [role=gridcell]:nth-child(2)');
  const figures = page.locator('.totals .figure-value');
  const recalculate = page.getByRole('button', { name: 'Recalculate' });
  await expect(figures.first()).toContainText('not given');
  await expect(numbers).toHaveText(['', '']);
  await page.locator('.totals-problems').click();
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await expect(pane.getByRole('heading', { name: /^Warnings: Declaration/ })).toBeVisible();
  await expect(pane.getByText('Blank. Worked out as 2.')).toHaveCount(2);
  await pane.getByRole('button', { name: /Blank.*1\/9/ }).click();
  await expect(page.locator(field('/items'))).toBeFocused();
  await look(page, 'figures that another program left blank');
  await goToSection(page, 'items');
  await page.locator('.totals').getByRole('button', { name: 'Recalculate' }).focus();
  await page.keyboard.press('Enter');
  await expect(numbers).toHaveText(['1', '2']);
  await expect(figures.first()).toHaveText('2');
  await expect(recalculate).toHaveCount(0);
  await expect(page.locator('.totals-problems')).toBeFocused();
});

test('the items table: next and previous, search, choice, move with numbers shown, duplicate, delete, copy and paste', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 6 });
  const list = listRegion(page, items);
  const heading = page.locator('#open-CDSItems');

  await test.step('Alt+PageDown and Alt+PageUp, Alt+Down and Alt+Up open the next and previous item', async () => {
    await (await lookFor(page, field('/net_mass'))).focus();
    await press(page, 'Alt+PageDown Alt+PageDown');
    await expect(heading).toHaveText('Item 3 of 6');
    await expect(page.locator(field('/net_mass'))).toBeFocused();
    await press(page, 'Alt+PageUp');
    await expect(heading).toHaveText('Item 2 of 6');
    await press(page, 'Alt+ArrowDown');
    await expect(heading).toHaveText('Item 3 of 6');
    await press(page, 'Alt+ArrowUp');
    await expect(heading).toHaveText('Item 2 of 6');
  });

  await test.step('CUS-229 autofill gives every item its importer entry, by key and by button, as one step', async () => {
    const told = (words: string) => expect(page.getByText(words).first()).toBeVisible();
    await press(page, 'Control+F9');
    await told('Importer or exporter entry added to 6 items');
    await expect(await lookFor(page, field('/additionalInfoCode'))).toContainText('00500');
    await press(page, 'Control+F9');
    await told('Every item has its importer or exporter entry');
    await press(page, 'Control+z');
    await expect(page.locator(field('/additionalInfoCode'))).toHaveCount(0);
    await list.getByRole('button', { name: 'Autofill' }).click();
    await told('Importer or exporter entry added to 6 items');
    await press(page, 'Control+z');
  });

  await test.step('search finds by words, codes and number; Enter goes to the first, Esc shows all', async () => {
    const search = page.getByLabel('Search items');
    await search.fill('model 5');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await press(page, 'Enter');
    await expect(heading).toHaveText('Item 5 of 6, 1 of 1 found');
    await expect(row(page, 1)).toBeFocused();
    await search.fill('nothing like it');
    await expect(list).toContainText('No results found.');
    await expectAccessible(page, 'items, nothing found');
    await search.focus();
    await press(page, 'Escape');
    await expect(page.locator('[data-row]')).toHaveCount(6);
  });

  await test.step('chosen rows move together and are numbered anew', async () => {
    await row(page, 5).focus();
    await press(page, 'Shift+ArrowDown');
    await expect(list).toContainText('2 selected');
    await press(page, 'Control+Shift+ArrowUp');
    expect((await descriptions(page)).slice(3)).toEqual([
      ['4', shaver(5)],
      ['5', shaver(6)],
      ['6', shaver(4)],
    ]);
    await expect(page.getByText('2 rows moved, they are now item 4 and on').first()).toBeVisible();
    await page.getByLabel('Move to number').fill('1');
    await press(page, 'Enter');
    expect((await descriptions(page)).slice(0, 3)).toEqual([
      ['1', shaver(5)],
      ['2', shaver(6)],
      ['3', shaver(1)],
    ]);
    await expectAccessible(page, 'items, two selected');
    await press(page, 'Control+z Control+z');
    expect((await descriptions(page)).map(([, name]) => name)).toEqual([1, 2, 3, 4, 5, 6].map(shaver));
  });

  await test.step('CUS-306 deleting asks in the fixed words; the focus goes to the next item in the table', async () => {
    await list.getByRole('button', { name: 'Clear selection' }).click();
    await list.getByRole('checkbox', { name: 'Select Item 2' }).click();
    await list.getByRole('checkbox', { name: 'Select Item 3' }).click();
    await list.getByRole('button', { name: 'Delete 2' }).click();
    await answer(page, 'Please confirm deletion of 2 commodity items', 'Cancel');
    await expect(page.locator('[data-row]')).toHaveCount(6);
    await list.getByRole('button', { name: 'Delete 2' }).click();
    await answer(page, 'Please confirm deletion of 2 commodity items', 'Delete');
    expect(await descriptions(page)).toEqual([
      ['1', shaver(1)],
      ['2', shaver(4)],
      ['3', shaver(5)],
      ['4', shaver(6)],
    ]);
    await expect(row(page, 2)).toBeFocused();
    await expect(page.getByText('2 deleted, the rest renumbered from Item 2').first()).toBeVisible();
    await press(page, 'Control+Delete');
    await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
    await expect(row(page, 2)).toBeFocused();
    await expect(row(page, 2)).toContainText(shaver(5));
    await press(page, 'Control+z Control+z');
    await expect(page.locator('[data-row]')).toHaveCount(6);
    await list.getByRole('checkbox', { name: 'Select all' }).focus();
    await press(page, 'Space Control+Delete');
    await answer(page, 'Please confirm deletion of 6 commodity items', 'Cancel');
    await list.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('an item is duplicated behind itself and opened', async () => {
    await row(page, 2).click();
    await page.getByRole('button', { name: 'Duplicate Item 2' }).click();
    await expect(heading).toHaveText('Item 3 of 7');
    expect((await descriptions(page)).slice(1, 4)).toEqual([
      ['2', shaver(2)],
      ['3', shaver(2)],
      ['4', shaver(3)],
    ]);
    await row(page, 1).focus();
    await press(page, 'Space Shift+ArrowDown Control+Shift+d');
    await expect(page.locator('[data-row]')).toHaveCount(9);
    await press(page, 'Control+z');
    await expect(page.locator('[data-row]'), 'several are one step of undo').toHaveCount(7);
    await list.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('chosen rows that another search leaves out are told beside the count', async () => {
    await list.getByRole('checkbox', { name: 'Select Item 1' }).click();
    const search = page.getByLabel('Search items');
    await search.fill('model 5');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await expect(list.locator('.choice-count')).toHaveText('1 selected, 1 not shown');
    await list.getByRole('checkbox', { name: 'Select all' }).click();
    await expect(list.locator('.choice-count')).toHaveText('2 selected, 1 not shown');
    await search.fill('');
    await expect(list.locator('.choice-count')).toHaveText('2 selected');
    await list.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('what is deleted under a search leaves the focus in what is still seen of the list', async () => {
    const search = page.getByLabel('Search items');
    await list.getByRole('checkbox', { name: 'Select Item 1' }).click();
    await search.fill('model 5');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await list.getByRole('button', { name: 'Delete 1' }).click();
    await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
    await expect(row(page, 1)).toBeFocused();
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await press(page, 'Escape');
    await expect(row(page, 1)).toBeFocused();
    await press(page, 'Control+Delete');
    await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
    await expect(search).toBeFocused();
    await search.fill('');
    await row(page, 1).focus();
    await press(page, 'Control+z Control+z');
    await expect(page.locator('[data-row]')).toHaveCount(7);
  });

  await test.step('rows copied carry their head; pasted they are new items, one step of undo', async () => {
    await row(page, 1).focus();
    await press(page, 'Space Control+c');
    await expect.poll(() => clipboardText(page)).toContain('Commodity code\t');
    expect(await clipboardText(page)).toContain(`8510100000\t${shaver(1)}`);
    await press(page, 'Control+v');
    await expect(page.locator('[data-row]')).toHaveCount(8);
    await expect(row(page, 8)).toContainText(shaver(1));
    await expect(page.locator('.totals')).toContainText('Items 8');
    await press(page, 'Control+z');
    await expect(page.locator('[data-row]')).toHaveCount(7);
  });
});

test('under a search the keys, the buttons and the words go by the items found; on a phone the search is there again', async ({
  page,
  product,
}) => {
  const document = importDeclaration(newLrn('FOUND'), 6);
  const rows = document.CDSItems as Record<string, unknown>[];
  for (const at of [1, 3, 4]) rows[at] = { ...rows[at], description: `Brushes, model ${at + 1}` };
  await openAt(page, product, 'items', { document });
  const heading = page.locator('#open-CDSItems');
  const search = page.getByLabel('Search items');
  const next = page.getByRole('button', { name: 'Next Item' });
  const previous = page.getByRole('button', { name: 'Previous Item' });
  await search.fill('brushes');
  await expect(heading).toHaveText('Item 1 of 6, none of 3 found');
  await expect(previous).toBeDisabled();
  await page.locator(field('/commodityCode')).focus();
  await press(page, 'Alt+PageDown');
  await expect(heading).toHaveText('Item 2 of 6, 1 of 3 found');
  await expect(page.locator('[aria-live=polite]')).toHaveText('Item 2 of 6, 1 of 3 found');
  await expect(page.locator(field('/commodityCode'))).toBeFocused();
  await press(page, 'Alt+PageDown');
  await expect(heading).toHaveText('Item 4 of 6, 2 of 3 found');
  await next.click();
  await expect(heading).toHaveText('Item 5 of 6, 3 of 3 found');
  await expect(next).toBeDisabled();
  await press(page, 'Alt+PageDown');
  await expect(page.getByText('This is the last').first()).toBeVisible();
  await previous.click();
  await expect(heading).toHaveText('Item 4 of 6, 2 of 3 found');
  await look(page, 'the open item under a search');

  await test.step('one deleted from its form is followed by the next one found', async () => {
    await page.getByRole('button', { name: 'Delete Item 4' }).click();
    await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
    await expect(heading).toHaveText('Item 4 of 5, 2 of 2 found');
    await press(page, 'Control+z');
  });

  await test.step('on a phone the list comes back with its search', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(search).toHaveValue('brushes');
    await expect(page.locator('[data-row]')).toHaveCount(3);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what finds nothing, and no search, leave all items', async () => {
    await search.fill('nothing like it');
    await expect(heading).toHaveText(/^Item \d of 6$/);
    await search.fill('');
    await row(page, 2).click();
    await next.click();
    await expect(heading).toHaveText('Item 3 of 6');
  });
});

test('a code or cell half typed is kept when Alt+PageDown or Alt+PageUp leaves the item', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'items', { items: 2 });
  await page.locator(field('/country_origin')).focus();
  await press(page, 'Control+a D E Alt+PageDown');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 2');
  await clickCell(page, 'PackagesCDSItems', 0, 1);
  await press(page, '7 Alt+PageUp');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 1 of 2');
  await expect(page.locator(field('/country_origin'))).toHaveValue(/^DE/);
  await press(page, 'Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { data } = await call<Held>(product, await tokenOf(product), 'GET', `/customs-declarations/${id}`);
  const [first, second] = data.document.CDSItems;
  expect(first?.country_origin).toBe('DE');
  expect(second?.PackagesCDSItems?.[0]?.number_of_packages).toBe('7');
});

test('chosen columns are kept for the person, not in local storage', async ({ page, product }) => {
  await openAt(page, product, 'items', { items: 2 });
  const heads = () => listRegion(page, items).locator('[role=columnheader]').allTextContents();
  expect(await heads()).not.toContain('Quota order number');
  await page.getByRole('button', { name: 'Columns, Items' }).click();
  const menu = page.getByRole('menu');
  const quota = menu.getByRole('menuitemcheckbox', { name: /^Quota/ });
  const words = (await quota.textContent())?.replace(/8\/1$/, '') ?? '';
  await quota.click();
  await menu.getByRole('menuitemcheckbox', { name: /^Net mass/ }).click();
  await press(page, 'Escape');
  expect(await heads()).toContain(words);
  await page.reload();
  await expect(page.locator('#section-panel')).toBeVisible();
  await goToSection(page, 'items');
  await expect.poll(heads).toContain(words);
  expect((await heads()).filter((head) => head.startsWith('Net mass'))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('quota');
});

test('CUS-307 an empty table says so in the fixed words and takes a paste', async ({ page, product }) => {
  const document = { ...importDeclaration(newLrn('EMPTY')), items: 0, CDSItems: [] };
  await openAt(page, product, 'items', { document });
  await expect(page.getByText('There isn`t declared commodities yet.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'no items');
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Commodity code\tDescription of goods\tColour\n0808108090\tApples\tred\n08\tPears\t',
    ),
  );
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(page.locator('.paste-panel')).toContainText('Colour');
  await expect(page.locator('.totals')).toContainText('Items 2');
});

test('CUS-202 in a declaration of type Q items cannot be added, copied or deleted', async ({
  page,
  product,
}) => {
  const document = { ...importDeclaration(newLrn('TYPEQ')), additional_dec_type: 'Q' };
  await openAt(page, product, 'items', { document });
  const list = listRegion(page, items);
  await expect(list.getByRole('button', { name: 'Add item' })).toBeDisabled();
  await expect(list.locator('.list-note')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Duplicate Item 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete Item 1' })).toBeDisabled();
  await row(page, 1).focus();
  await press(page, 'Control+Delete Control+Shift+d Control+i');
  await pasteText(page, 'Commodity code\tDescription of goods\n0808108090\tApples');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
