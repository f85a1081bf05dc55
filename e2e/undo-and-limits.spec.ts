import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
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
import { answer, openAt } from './pages/tables.ts';

test('undo opens the item it changed, in the section that is open too', async ({ page, product }) => {
  const data = await createDeclaration(
    product,
    await tokenOf(product),
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
  const data = await createDeclaration(
    product,
    await tokenOf(product),
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

test('a toast whose button had the focus goes when Ctrl+Z took its step back: it stayed until it was closed by hand', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 3 });
  await page.getByRole('button', { name: 'Delete Item 1', exact: true }).first().click();
  await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
  const toast = page.locator('.toast');
  await toast.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 1 of 3');
  await expect(page.locator('#open-CDSItems')).toBeFocused();
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(toast).toHaveCount(0, { timeout: 6000 });
});

test('a key that can do nothing now says why in sight', async ({ page, product }) => {
  const data = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('WHY')));
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.toast')).toContainText('Nothing to undo');
});

test('E20a: an item in which somebody else entered something stays when its addition is undone, and that is said in sight', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const path = '/customs-declarations';
  interface Held {
    readonly id: number;
    readonly revision: number;
    readonly document: {
      readonly CDSItems: readonly { readonly uuid: string; readonly description?: string }[];
    };
  }
  const { id } = await createDeclaration(product, token, importDeclaration(newLrn('STAY')));
  const held = async () => (await call<{ data: Held }>(product, token, 'GET', `${path}/${id}`)).data;
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+i');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 2');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { revision, document } = await held();
  const added = { id: document.CDSItems[1]!.uuid };
  const patches = [{ op: 'set', path: ['CDSItems', added, 'description'], value: 'Theirs' }];
  await call(product, token, 'PATCH', `${path}/${id}`, { revision, patches, client: 'elsewhere' });
  await expect(page.locator(field('/description'))).toHaveValue('Theirs');
  await page.keyboard.press('Control+z');
  const words = 'Not undone, as somebody else changed it since: Item 2';
  await expect(page.locator('.toast')).toHaveText(words);
  await expect(page.locator('[aria-live=assertive]')).toHaveText(words);
  await expectAccessible(page, 'an editor that tells what was not undone');
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 2');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.toast')).toContainText('Nothing to undo');
  expect((await held()).document.CDSItems).toMatchObject([{}, { description: 'Theirs' }]);
});

test('an item that another window deleted while its deletion was asked: Undo takes back nothing else', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'items', { items: 3 });
  const description = page.locator(field('/description'));
  await description.fill('Medlars');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  interface Held {
    readonly revision: number;
    readonly document: { readonly CDSItems: readonly { readonly uuid: string }[] };
  }
  const [token, path] = [await tokenOf(product), `/customs-declarations/${id}`];
  const { data } = await call<{ data: Held }>(product, token, 'GET', path);
  await page.locator('[data-row]').nth(2).click();
  await page.getByRole('button', { name: 'Delete Item 3', exact: true }).click({ timeout: 10_000 });
  const third = { id: data.document.CDSItems[2]!.uuid };
  const patches = [{ op: 'remove', path: ['CDSItems', third] }];
  await call(product, token, 'PATCH', path, { revision: data.revision, patches, client: 'elsewhere' });
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await answer(page, 'Please confirm deletion of 1 commodity items', 'Delete');
  await expect(page.locator('.toast')).toContainText('deleted');
  // Looked at once: a toast with the button would be gone after a while as well.
  expect(await page.locator('.toast').getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.locator('[data-row]').first().click();
  await expect(description).toHaveValue('Medlars');
});
