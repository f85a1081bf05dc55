import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { call, expect, newLrn, test, tokenOf } from './pages/product.ts';
import { goToSection, lookFor, openAt, savedDocument } from './pages/tables.ts';

test('CUS-064 CUS-065 CUS-066 CUS-067 CUS-070 CUS-071: a kept customer is found and fills the block of its party', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  for (let number = 1; number <= 21; number += 1) {
    await call(product, token, 'POST', '/templates/exporter', {
      template_name: `Customer ${number}`,
      exporter: `Orchard ${number} Ltd`,
      exporter_number: `GB${553202734000 + number}`,
      exporter_city: 'Nelson',
      exporter_country: 'NZ',
    });
  }
  const document = { ...importDeclaration(newLrn('PICK')), seller: 'Typed by hand', seller_postcode: 'X1' };
  const id = await openAt(page, product, 'parties', { document });
  const name = await lookFor(page, '[data-path="/seller"]');
  await expect(name).toHaveValue('Typed by hand');
  const open = page.getByRole('button', { name: /^Choose a customer for Seller/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Choose a customer' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['Name', 'Updated']);
  await expect(dialog.getByRole('row')).toHaveCount(21);
  await expect(dialog.getByRole('rowheader').first()).toHaveText(
    'Customer 21 Orchard 21 Ltd, GB553202734021, Nelson, NZ',
  );
  await expectAccessible(page, 'the customer picker');
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByRole('rowheader')).toHaveText([/^Customer 1 /]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Typed by hand');

  await name.press('F4');
  for (const words of ['customer 17', 'orchard 17', 'GB553202734017']) {
    await dialog.getByRole('searchbox', { name: 'Search by name, EORI or city' }).fill(words);
    await expect(dialog.getByRole('rowheader')).toHaveText([/^Customer 17 /]);
    await dialog.getByRole('searchbox').fill('nelson');
    await expect(dialog.getByRole('rowheader')).toHaveCount(20);
  }
  await dialog.getByRole('searchbox').fill('orchard 17');
  await expect(dialog.getByRole('rowheader')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Customer 17' }).click();
  await expect(name).toHaveValue('Orchard 17 Ltd');
  const saved = await savedDocument(page, product, id);
  expect(saved).toMatchObject({
    seller: 'Orchard 17 Ltd',
    seller_city: 'Nelson',
    seller_country: 'NZ',
    seller_template_name: 'Customer 17',
  });
  expect(saved).not.toHaveProperty('seller_postcode');

  await test.step('the party that stands here is kept for the next time', async () => {
    await open.click();
    await dialog.getByRole('button', { name: 'Keep Orchard 17 Ltd' }).click();
    await expect(dialog.getByRole('rowheader').first()).toHaveText(/^Orchard 17 Ltd /);
    await dialog.getByRole('button', { name: 'Keep Orchard 17 Ltd' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The name is already taken');
    await page.keyboard.press('Escape');
  });
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Typed by hand');

  await test.step('CUS-003: the customer that the declaration is made for is the one it refers to', async () => {
    // Of an import that is the consignee; who sells the goods is a party of it.
    expect(await savedDocument(page, product, id)).not.toHaveProperty('customer_id');
    const { data: kept } = await call<{ data: { id: number } }>(
      product,
      token,
      'POST',
      '/templates/consignee',
      {
        template_name: 'Our customer',
        consignee: 'Estuary Fruit Ltd',
        consignee_city: 'Hull',
      },
    );
    await page.getByRole('button', { name: /^Choose a customer for Consignee/ }).click();
    await dialog.getByRole('button', { name: 'Our customer' }).click();
    expect(await savedDocument(page, product, id)).toMatchObject({
      consignee: 'Estuary Fruit Ltd',
      consignee_city: 'Hull',
      customer_id: kept.id,
    });
    const head = page.locator('.bar-customer');
    await expect(head).toHaveText('For Our customer');
    await page.reload();
    await expect(head).toHaveText('For Our customer');
  });

  await test.step('CUS-003: the list tells and filters by whom a declaration is made for', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click();
    const row = page.locator('[role=grid] .MuiDataGrid-row').first();
    await expect(row).toContainText('Our customer');
    await page.getByRole('button', { name: 'Customer', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search Customer' }).fill('our');
    await page.getByRole('dialog').getByRole('button', { name: 'Our customer' }).click();
    await expect(page.getByRole('button', { name: 'Customer: Our customer' })).toBeVisible();
    await row.click();
  });

  await test.step('CUS-003: a customer that was chosen is let go again', async () => {
    const head = page.locator('.bar-customer');
    await expect(head).toHaveText('For Our customer');
    await goToSection(page, 'parties');
    await (await lookFor(page, '[data-path="/consignee"]')).press('F4');
    await expectAccessible(page, 'the customer picker of who it is made for');
    await dialog.getByRole('button', { name: 'For no customer' }).click();
    await expect(head).toHaveCount(0);
    expect(await savedDocument(page, product, id)).not.toHaveProperty('customer_id');
    await page.keyboard.press('Control+z');
    await expect(head).toHaveText('For Our customer');
  });

  await test.step('what could not be read is asked for again', async () => {
    await page.route('**/templates/**', (route) => route.abort());
    await (await lookFor(page, '[data-path="/consignee"]')).press('F4');
    await expect(dialog.getByRole('alert')).toContainText('The server did not answer.');
    await expectAccessible(page, 'a customer picker that lacks its customers');
    await page.unroute('**/templates/**');
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
