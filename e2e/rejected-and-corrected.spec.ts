import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  signIn,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

test('a rejected declaration: its errors stand on their fields, F8 goes there, corrected and sent anew it is accepted', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const lrn = newLrn('REJ');
  const secondLrn = newLrn('OK');
  const token = await tokenOf(product);
  const declaration = importDeclaration(lrn, 2);
  const [, second] = declaration.CDSItems as { TaxCDSItems: { payment_method?: string }[] }[];
  // Customs wants a method of payment on every tax line; our own rules do not know that.
  delete second?.TaxCDSItems[1]?.payment_method;
  const { data } = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    declaration,
  );

  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await expect(page.locator('.totals')).toContainText('No problems');

  await test.step('sent and rejected, told live', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.locator('.bar .chip')).toHaveText('Sent / In rejection', { timeout: 30_000 });
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('.timeline')).toContainText('DMSREJ');
    await page
      .locator('.timeline')
      .getByRole('button', { name: 'Item 2, Tax line 2, Method of payment' })
      .click();
    const named = page.locator('[role="gridcell"]:focus');
    await expect(named).toHaveAttribute('data-path', /\/TaxCDSItems\/\{[^}]+\}\/payment_method$/);
  });

  await test.step('F8 opens the item and focuses the field customs means', async () => {
    await page.keyboard.press('F8');
    const cell = page.locator('[role="gridcell"]:focus');
    await expect(cell).toHaveAttribute('data-path', /\/TaxCDSItems\/\{[^}]+\}\/payment_method$/);
    await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
    await expect(cell.locator('.is-invalid')).toBeVisible();
    await page.getByRole('tab', { name: /^Problems/ }).click();
    await expect(page.locator('.problem-list')).toContainText('Item 2, Tax line 2, Method of payment');
    await expect(page.locator('.problem-list')).toContainText(/CDS\d+/);
    await expect(page.locator('#tab-items')).toContainText('1');
  });

  await test.step('corrected: the error ends with the value it was about', async () => {
    await page.keyboard.press('F8');
    await expect(page.locator('[role="gridcell"]:focus')).toBeVisible();
    await page.keyboard.type('E');
    await page.keyboard.press('Tab');
    await expect(page.locator('.problem-list')).toHaveCount(0);
    await page.locator('#tab-declaration').click();
    await page.locator(field('/transaction_ref')).fill(secondLrn);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Data has been saved.').first()).toBeVisible();
  });

  await test.step('sent anew under a new LRN and accepted', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.locator('.bar .chip')).toHaveText('Cleared', { timeout: 30_000 });
    await expect(page).not.toHaveTitle(/^Error: /);
    const taken = await takenMessages(product);
    expect([taken[lrn]?.count, taken[secondLrn]?.count]).toEqual([1, 1]);
  });

  expect(faults).toEqual([]);
});
