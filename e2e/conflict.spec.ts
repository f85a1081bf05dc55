import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  closeApp,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

interface Held {
  readonly id: number;
  readonly revision: number;
  readonly document: {
    readonly CDSItems: readonly { readonly uuid: string; readonly description?: string }[];
  };
}

test('an item deleted elsewhere while it was edited: put off, then kept', async ({ page, product }) => {
  const token = await tokenOf(product);
  const made = await createDeclaration<Held>(product, token, importDeclaration(newLrn('CONF'), 2));
  const [first] = made.document.CDSItems;
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.locator('#tab-items').click();
  const calls = `**/api/customs-declarations/${made.id}`;
  await page.route(calls, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.locator(field('/description')).fill('Quinces');
  await expect(page.locator('.save-state')).toHaveText(/^Offline/);
  await call(product, token, 'PATCH', `/customs-declarations/${made.id}`, {
    revision: made.revision,
    patches: [{ op: 'remove', path: ['CDSItems', { id: first?.uuid }] }],
    client: crypto.randomUUID(),
  });
  await page.unroute(calls);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/Item 1.*Quinces.*Deleted/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/Item 1.*Quinces.*Deleted/);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.locator('#section-panel')).toBeVisible();
  const { data: settled } = await call<{ data: Held }>(
    product,
    token,
    'GET',
    `/customs-declarations/${made.id}`,
  );
  expect(settled.document.CDSItems.map(({ description }) => description)).toContain('Quinces');
  expect(settled.document.CDSItems).toHaveLength(2);
});

test('edits left while the server was away are sent from the list once it is back, not to a page in between', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const made = await createDeclaration<Held>(product, token, importDeclaration(newLrn('KEPT')));
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  const calls = `**/api/customs-declarations/${made.id}`;
  await page.route(calls, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 403, json: { message: 'forbidden' } })
      : route.continue(),
  );
  await page.locator(field('/internal_id')).fill('LEFT-BEHIND');
  await expect(page.locator('.save-state')).toHaveText(/^Offline/);
  await closeApp(page, product);
  await page.unroute(calls);
  // The sign-in page of a network, and the refusal of a proxy: no answers of the server.
  for (const said of [
    { contentType: 'text/html', body: '<html>Accept our terms</html>' },
    { status: 403, json: { message: 'forbidden' } },
  ]) {
    const asked = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.route(calls, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(said) : route.continue(),
    );
    await page.goto(`${product.address}/customs-declarations`);
    await asked;
    await closeApp(page, product);
    await page.unroute(calls);
  }
  await page.goto(`${product.address}/customs-declarations`);
  await expect(page.getByText(/were on this computer and have been saved/).first()).toBeVisible();
  const { data: saved } = await call<{ data: { document: { internal_id?: string } } }>(
    product,
    token,
    'GET',
    `/customs-declarations/${made.id}`,
  );
  expect(saved.document.internal_id).toBe('LEFT-BEHIND');
});
