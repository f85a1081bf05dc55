import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { call, expect, newLrn, openDeclaration, signIn, test, tokenOf } from './pages/product.ts';

interface Held {
  readonly id: number;
  readonly revision: number;
  readonly document: {
    readonly CDSItems: readonly { readonly uuid: string; readonly description?: string }[];
  };
}

test('an item that a colleague deletes under my hands is named, and what it held is had back', async ({
  page,
  product,
}) => {
  const path = '/customs-declarations';
  const { data: made } = await call<{ data: Held }>(
    product,
    await tokenOf(product),
    'POST',
    path,
    importDeclaration(newLrn('GONE'), 3),
  );
  const colleague = await tokenOf(product, 'colleague@tidewaiter.example');
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.locator('#tab-items').click();
  await page.locator('[data-row]').nth(1).click();
  const description = page.locator(field('/description'));
  await expect(description).toHaveValue(/model 2$/);
  await description.fill('Medlars, sorted');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { data: saved } = await call<{ data: Held }>(product, colleague, 'GET', `${path}/${made.id}`);
  await call(product, colleague, 'PATCH', `${path}/${made.id}`, {
    revision: saved.revision,
    patches: [{ op: 'remove', path: ['CDSItems', { id: made.document.CDSItems[1]!.uuid }] }],
    client: crypto.randomUUID(),
  });

  const told = page.getByRole('region', { name: 'Colin Reach deleted item 2 while you edited it.' });
  await expect(told).toBeVisible();
  await expect(description).toHaveValue(/model 3$/);
  await expect(page.locator('.open-row [data-path]:focus')).toHaveText('Item 2 of 2');
  await expectAccessible(page, 'an item deleted elsewhere');

  await told.getByRole('button', { name: 'Put it back as a new row' }).click();
  await expect(told).toHaveCount(0);
  await expect(description).toHaveValue('Medlars, sorted');
  await expect(page.locator('.open-row [data-path]:focus')).toHaveText('Item 3 of 3');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { data: held } = await call<{ data: Held }>(product, colleague, 'GET', `${path}/${made.id}`);
  expect(held.document.CDSItems.map(({ description }) => description).at(-1)).toBe('Medlars, sorted');
  expect(held.document.CDSItems).toHaveLength(3);
});

test('a call beside the document that is refused leads nobody out of it', async ({ page, product }) => {
  const path = '/customs-declarations';
  const { data: made } = await call<{ data: Held }>(
    product,
    await tokenOf(product),
    'POST',
    path,
    importDeclaration(newLrn('ASIDE'), 1),
  );
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await call(
    product,
    await tokenOf(product, 'colleague@tidewaiter.example'),
    'DELETE',
    `${path}/${made.id}`,
    {},
  );
  const answered = page.waitForResponse(
    (response) => response.url().includes(`${path}/${made.id}/`) && response.status() === 404,
  );
  await page.keyboard.press('Control+Enter');
  await answered;
  await expect(page.locator('.toast')).toContainText('Document was not found!');
  await expect(page).toHaveURL(new RegExp(`${path}/edit/${made.id}$`));
  // Nothing is loading any more.
  await expect(page.getByRole('button', { name: 'No way to send' })).toBeDisabled();
  await expect(page.locator(field('/internal_id'))).toBeVisible();
});
