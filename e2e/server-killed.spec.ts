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
  readonly document: Record<string, unknown>;
}

test('the server killed while typing: nothing is lost, with and without a reload', async ({
  page,
  product,
}) => {
  test.slow();
  const token = await tokenOf(product);
  const data = await createDeclaration(product, token, importDeclaration(newLrn('KILL')));
  const path = `/customs-declarations/${data.id}`;
  const held = async () => (await call<{ data: Held }>(product, token, 'GET', path)).data.document;
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const reference = page.locator(field('/internal_id'));

  await test.step('typing goes on while the server is away, and is saved when it is back', async () => {
    await reference.fill('');
    await page.keyboard.type('typed bef');
    await product.killServer();
    await page.keyboard.type('ore and after');
    await expect(page.locator('.save-state')).toHaveText(
      'Offline. Kept on this computer, will be saved when the connection is back.',
    );
    await expect(reference).toHaveValue('typed before and after');
    await product.startServer();
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    expect((await held()).internal_id).toBe('typed before and after');
  });

  await test.step('killed, and the tab closed as well: the edits are on this computer and saved on return', async () => {
    await product.killServer();
    await page.locator(field('/ref_general')).focus();
    await page.keyboard.type('6GB123-UCR');
    await expect(page.locator('.save-state')).toHaveText(/^Offline/);
    await closeApp(page, product);
    await product.startServer();
    expect((await held()).ref_general).toBeUndefined();
    await openDeclaration(page, product, data.id);
    await expect(
      page.getByText(/Unsaved edits of \d\d:\d\d were on this computer and have been saved/).first(),
    ).toBeVisible();
    await expect(page.locator(field('/ref_general'))).toHaveValue('6GB123-UCR');
    expect((await held()).ref_general).toBe('6GB123-UCR');
  });
});
