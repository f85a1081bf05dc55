import { importDeclaration } from './pages/declarations.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

test('the send dialog shows what may be pressed once nothing moves it any more', async ({
  page,
  product,
}) => {
  const declaration = { ...importDeclaration(newLrn('DLG')), gross_mass: '9999' };
  const { id } = await createDeclaration(product, await tokenOf(product), declaration);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/customs-declarations/${id}/ways`, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  answer();
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
});

test('the send dialog says that there are no errors only once it was checked', async ({ page, product }) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('CHK')));
  let refuse = () => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/customs-declarations/check', async (route) => {
    await held;
    await route.abort();
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const facts = page.getByRole('dialog').locator('.send-facts');
  await expect(facts).toContainText('Checking …');
  await expect(facts).not.toContainText('No errors');
  refuse();
  await expect(facts).toContainText('Not checked: the server did not answer');
  await page.unroute('**/customs-declarations/check');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(facts).toContainText(/No errors as \w+/);
});
