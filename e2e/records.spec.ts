import { expectAccessible } from './pages/accessibility.ts';
import { typeInto } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import { call, expect, faultsOf, signIn, test, tokenOf } from './pages/product.ts';

const editor = 'editor@tidewaiter.example';

test('countries are made, changed and archived in a card, and everybody reads them (SHL-021, SHL-044, CNT-017, CNT-018)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  await signIn(page, product, editor);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Countries' }).click();
  await expect(page).toHaveURL(/\/countries$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  await page.getByRole('link', { name: 'New country' }).first().click();
  await expect(page).toHaveURL(/\/countries\/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New country');

  // Nothing half done is kept.
  const save = page.getByRole('toolbar').getByRole('button', { name: 'Save' });
  await typeInto(page, '/code', 'fr');
  await save.click();
  await expect(page.locator('[data-path="/name"]')).toBeFocused();
  await expect(page.getByText('The field is required')).toBeVisible();
  await expectAccessible(page, 'a form with errors');
  await typeInto(page, '/name', 'France');
  await page.locator('[data-path="/code"]').fill('FR');
  await typeInto(page, '/import_guide', 'https://www.example.com/fr');
  await page
    .locator('[data-path="/content"]')
    .fill('Lorries cross at Calais.\nAn invoice goes with the goods.');
  await look(page, 'the form of a country');
  await save.click();
  await expect(page).toHaveURL(/\/countries$/);
  await expect(page.getByRole('row', { name: /France/ })).toBeVisible();

  await page.getByRole('row', { name: /France/ }).click();
  await expect(page).toHaveURL(/\/countries\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('France');
  await page.locator('[data-path="/code"]').fill('FR-IDF');
  // Whoever leaves without saving finds again what they typed.
  await page.reload();
  await expect(page.locator('[data-path="/code"]')).toHaveValue('FR');
  await page.getByRole('button', { name: 'Fill it in' }).click();
  await expect(page.locator('[data-path="/code"]')).toHaveValue('FR-IDF');
  await expect(page.getByRole('button', { name: 'Fill it in' })).toHaveCount(0);
  await save.click();
  await expect(page.getByRole('row', { name: /France/ })).toContainText('FR-IDF');
  await page.getByRole('row', { name: /France/ }).click();
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'changed by you' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'made by you' })).toHaveCount(1);
  await look(page, 'a country that was changed');

  await page.getByRole('link', { name: 'As it is read' }).click();
  await expect(page).toHaveURL(/\/country\/show\/\d+$/);
  await expect(page.getByRole('link', { name: 'https://www.example.com/fr' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(page.getByText('Lorries cross at Calais.')).toBeVisible();
  await look(page, 'a country as it is read');
  await expectAccessible(page, 'a country as it is read');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/countries\/edit\/\d+$/);

  await page.getByRole('link', { name: 'Countries', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select France' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('row', { name: /France/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('who edits no content reads countries and is led to where they are read (CNT-017, SHL-053)', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product, editor);
  const made = await call<{ data: { readonly id: number } }>(product, token, 'POST', '/countries', {
    name: 'Norway',
    code: 'NO',
    content: '<img src=x onerror=alert(1)> Fish needs a certificate.',
  });
  const faults = faultsOf(page);
  await signIn(page, product);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Countries' }).click();
  await expect(page).toHaveURL(/\/country$/);
  await expect(page.getByRole('link', { name: 'New country' })).toHaveCount(0);
  await page.getByRole('row', { name: /Norway/ }).click();
  await expect(page).toHaveURL(`${product.address}/country/show/${made.data.id}`);
  // What somebody wrote is text.
  await expect(page.getByText('<img src=x onerror=alert(1)> Fish needs a certificate.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  await page.goto(`${product.address}/countries/edit/${made.data.id}`);
  await expect(page).toHaveURL(`${product.address}/country/show/${made.data.id}`);
  await page.goto(`${product.address}/countries/create`);
  await expect(page).toHaveURL(/\/forbidden$/);
  await page.goto(`${product.address}/country`);
  await page.getByRole('searchbox').first().fill('norw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/country\?keyword=norw$/);
  expect(faults).toEqual([]);
});

test('signatories are kept in a card, and a name that is taken is told on its field (TPL-014, TPL-055)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  await signIn(page, product);
  await page.goto(`${product.address}/templates/signatory`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signatories');
  const keep = async (name: string) => {
    await page.getByRole('link', { name: 'New signatory' }).first().click();
    await expect(page).toHaveURL(/\/templates\/signatory\/create$/);
    await typeInto(page, '/template_name', name);
    await page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
  };
  await keep('Broker');
  await expect(page).toHaveURL(/\/templates\/signatory$/);
  await expect(page.getByRole('row', { name: /Broker/ })).toBeVisible();
  await keep('broker');
  await expect(page.getByText('The name is already taken')).toBeVisible();
  await expect(page.locator('[data-path="/template_name"]')).toBeFocused();
  await expectAccessible(page, 'a name that is taken');
  await page.locator('[data-path="/template_name"]').fill('Agent');
  await page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Agent/ }).click();
  await expect(page).toHaveURL(/\/templates\/signatory\/edit\/\d+$/);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
