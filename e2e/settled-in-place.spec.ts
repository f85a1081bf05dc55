import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { call, expect, newLrn, openDeclaration, signIn, test, tokenOf } from './pages/product.ts';

interface Held {
  readonly id: number;
  readonly revision: number;
  readonly document: Readonly<Record<string, unknown>>;
}

test('whoever settles a conflict stands where they stood, and undoes what still applies', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const path = '/customs-declarations';
  const { data: made } = await call<{ data: Held }>(product, token, 'POST', path, {
    ...importDeclaration(newLrn('STAY'), 30),
    internal_id: 'BEFORE',
  });
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.locator(field('/internal_id')).fill('MINE');
  const calls = `**/api/customs-declarations/${made.id}`;
  await page.route(calls, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await expect(page.locator('.save-state')).toHaveText(/^Offline/);
  await page.locator('#tab-items').click();
  await page.locator('[data-row]').nth(4).click();
  const description = page.locator(field('/description'));
  await expect(description).toHaveValue(/model 5$/);
  await description.fill('Quinces');
  await call(product, token, 'PATCH', `${path}/${made.id}`, {
    revision: made.revision,
    patches: [{ op: 'set', path: ['internal_id'], value: 'THEIRS' }],
    client: crypto.randomUUID(),
  });
  const scrolled = () => page.locator('#section-panel').evaluate((panel) => [panel.scrollTop, scrollY]);
  const before = await scrolled();
  await page.unroute(calls);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/MINE.*THEIRS/);
  // It is the same person who saved them elsewhere.
  await expect(dialog).toContainText('You, in another window, saved these');
  await dialog.getByRole('button', { name: "Take the other window's" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Quinces');
  expect(await scrolled()).toEqual(before);
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);

  await page.keyboard.press('Control+z');
  await expect(description).toHaveValue(/model 5$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { data: held } = await call<{ data: Held }>(product, token, 'GET', `${path}/${made.id}`);
  expect(held.document).toMatchObject({ internal_id: 'THEIRS' });
  expect(JSON.stringify(held.document)).not.toContain('Quinces');
});
