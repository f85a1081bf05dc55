import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { call, expect, newLrn, openDeclaration, test, tokenOf } from './pages/product.ts';
import { clipboardText, listRegion, openAt, pasteText, press, savedDocument } from './pages/tables.ts';

interface Item {
  readonly AdditionalCDSItems?: readonly { additionalInfoCode?: string; additionalDescription?: string }[];
}

test('LST-076 LST-077: one row, entered once, is added to each selected item through the gate, as one step', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'items', { items: 3 });
  const list = listRegion(page, 'CDSItems');
  const rowsOf = async () => {
    const { CDSItems } = (await savedDocument(page, product, id)) as { CDSItems: readonly Item[] };
    return CDSItems.map(({ AdditionalCDSItems = [] }) => AdditionalCDSItems.length);
  };
  const before = await rowsOf();
  await list.getByRole('checkbox', { name: 'Select Item 1' }).click();
  await list.getByRole('checkbox', { name: 'Select Item 3' }).click();
  await list.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Create 2/2 Additional information',
    'Create 2/3 Produced document',
    'Create 2/1 Previous document',
    'Create 1/11 Additional procedure',
  ]);
  await page.getByRole('menuitem', { name: /2\/2/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create 2/2 Additional information' });
  const code = dialog.locator('[data-path$="/additionalInfoCode"]');
  await code.pressSequentially('00500');
  await page.keyboard.press('Tab');
  const description = dialog.locator('[data-path$="/additionalDescription"]');
  await description.fill('x'.repeat(513));
  await expect(dialog.getByText('Error', { exact: true })).toBeVisible();
  await description.fill('Added to two items at once');
  await expect(dialog.getByText('Error', { exact: true })).toBeHidden();
  await expectAccessible(page, 'a row for several items');
  await dialog.getByRole('button', { name: 'Add to 2 items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toast')).toContainText('Added to 2 items');
  await expect(list.getByRole('button', { name: 'Create' })).toHaveCount(0);
  expect(await rowsOf()).toEqual([before[0]! + 1, before[1], before[2]! + 1]);
  const { CDSItems } = (await savedDocument(page, product, id)) as { CDSItems: readonly Item[] };
  expect(CDSItems[2]!.AdditionalCDSItems!.at(-1)).toMatchObject({
    additionalInfoCode: '00500',
    additionalDescription: 'Added to two items at once',
  });
  await page.keyboard.press('Control+z');
  expect(await rowsOf()).toEqual(before);
});

test('LST-076 LST-077: by keyboard alone the row is entered, pasted and copied in its dialog, a blank one is not added, and the focus stays with the items', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await openAt(page, product, 'items', { items: 2 });
  const list = listRegion(page, 'CDSItems');
  const rowsOf = async () => {
    const { CDSItems } = (await savedDocument(page, product, id)) as { CDSItems: readonly Item[] };
    return CDSItems.map(({ AdditionalCDSItems = [] }) =>
      AdditionalCDSItems.map((row) => row.additionalDescription),
    );
  };
  await list.getByRole('checkbox', { name: 'Select Item 1' }).click();
  await list.getByRole('button', { name: 'Create' }).press('Enter');
  await page.getByRole('menuitem', { name: /2\/2/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create 2/2 Additional information' });
  await expect(dialog.locator('[data-path$="/additionalInfoCode"]')).toBeFocused();
  const add = dialog.getByRole('button', { name: 'Add to 1 item' });
  await add.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Nothing is entered yet: no row was added.');
  await expect(dialog.locator('[data-path$="/additionalInfoCode"]')).toBeFocused();

  const description = dialog.locator('[data-path$="/additionalDescription"]');
  await press(page, 'Tab');
  await expect(description).toBeFocused();
  await pasteText(page, 'Pasted into the dialog');
  await expect(description).toHaveValue('Pasted into the dialog');
  await expect(description).toBeFocused();
  await pasteText(page, 'x'.repeat(513));
  await expect(dialog.getByText('Error', { exact: true })).toBeVisible();
  await expect(description).toHaveValue('Pasted into the dialog');
  await press(page, 'Control+a Control+c');
  expect(await clipboardText(page)).toBe('Pasted into the dialog');
  await press(page, 'Tab Tab');
  await add.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list.locator('[data-row]').first()).toBeFocused();
  expect(await rowsOf()).toEqual([['Pasted into the dialog'], []]);
});

test('LST-077: what is entered for several items outlives the first of them, deleted elsewhere', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'items', { items: 3 });
  const list = listRegion(page, 'CDSItems');
  await list.getByRole('checkbox', { name: 'Select Item 1' }).click();
  await list.getByRole('checkbox', { name: 'Select Item 2' }).click();
  await list.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: /2\/2/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create 2/2 Additional information' });
  await dialog.locator('[data-path$="/additionalDescription"]').fill('For two');
  const path = `/customs-declarations/${id}`;
  const token = await tokenOf(product);
  type Held = { data: { revision: number; document: { CDSItems: readonly { uuid: string }[] } } };
  const { data } = await call<Held>(product, token, 'GET', path);
  await call(product, token, 'PATCH', path, {
    revision: data.revision,
    patches: [{ op: 'remove', path: ['CDSItems', { id: data.document.CDSItems[0]!.uuid }] }],
  });
  await dialog.getByRole('button', { name: 'Add to 1 item' }).click();
  await expect(dialog).toBeHidden();
  const { CDSItems } = (await savedDocument(page, product, id)) as { CDSItems: readonly Item[] };
  expect(CDSItems.map(({ AdditionalCDSItems = [] }) => AdditionalCDSItems.length)).toEqual([1, 0]);
});

test('API-020: a copy is a draft with the sections that were chosen, without LRN and dates', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const lrn = newLrn('COPY');
  const document = { ...importDeclaration(lrn, 2), internal_id: 'The first', acceptance_date: '21-11-2026' };
  const first = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    document,
  );
  await page.addInitScript((value) => localStorage.setItem('api_token', value), token);
  await openDeclaration(page, product, first.data.id);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Copy declaration');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copy The first' });
  await expect(dialog).toContainText('never has the LRN, the MRN, dates, notifications or errors');
  await dialog.getByRole('checkbox', { name: /^Items/ }).uncheck();
  await expectAccessible(page, 'what a copy takes');
  const made: number[] = [];
  await page.route('**/copy', async (route) => {
    const answer = await route.fetch();
    made.push((await answer.json()).data.id);
    await (made.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  const verb = dialog.getByRole('button', { name: 'Copy', exact: true });
  await verb.click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(verb).toBeEnabled();
  await verb.click();
  await expect(page.locator('.toast')).toContainText('This is the copy of The first.');
  await expect(page).not.toHaveURL(new RegExp(`/edit/${first.data.id}$`));
  const id = Number(page.url().split('/').at(-1));
  expect(made, 'the first answer got lost: the second is of the same copy').toEqual([id, id]);
  await expect(page.locator('.bar')).not.toContainText(lrn);
  const copy = await call<{ data: { status: string; document: Record<string, unknown> } }>(
    product,
    token,
    'GET',
    `/customs-declarations/${id}`,
  );
  expect(copy.data.status).toBe('draft');
  expect(copy.data.document).toMatchObject({ internal_id: 'The first', items: 0 });
  expect(copy.data.document).not.toHaveProperty('acceptance_date');
  expect(copy.data.document).not.toHaveProperty('transaction_ref');
});
