import type { Page } from 'playwright/test';
import { field, goTo, openSection, tabTo, typeInto, typeRow } from './pages/keyboard.ts';
import {
  call,
  demonstration,
  expect,
  faultsOf,
  newLrn,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

interface Goods {
  readonly code: string;
  readonly description: string;
  readonly packages: readonly [kind: string, count: string];
  readonly gross: string;
  readonly net: string;
  readonly price: string;
}

const threeItems: readonly Goods[] = [
  {
    code: '0808108090',
    description: 'Apples, fresh, Pink Lady',
    packages: ['CT', '120'],
    gross: '1440.25',
    net: '1402.5',
    price: '2480.10',
  },
  {
    code: '8510100000',
    description: 'Shavers with electric motor',
    packages: ['BX', '30'],
    gross: '210',
    net: '190',
    price: '1999.90',
  },
  {
    code: '6403990000',
    description: 'Shoes, leather uppers',
    packages: ['CT', '50'],
    gross: '400.5',
    net: '360',
    price: '5000',
  },
];

test('an import declaration of three items by keyboard alone: signed in, written, sent, accepted live, listed', async ({
  page,
  product,
}) => {
  test.slow();
  const faults = faultsOf(page);
  const lrn = newLrn('KEYS');

  await test.step('sign in', async () => {
    await page.goto(product.address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.type(demonstration.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demonstration.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Customs declarations' })).toBeVisible();
  });

  await test.step('new declaration', async () => {
    await tabTo(page, 'a[href$="/create"]');
    await page.keyboard.press('Enter');
    await expect(page.locator(field('/customs_regime'))).toBeFocused();
    await typeInto(page, '/additional_dec_type', 'A');
    await typeInto(page, '/transaction_ref', lrn);
    await typeInto(page, '/internal_id', 'Orchard 17');
  });

  await test.step('the first save keeps the focus and goes to the address of the declaration', async () => {
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/customs-declarations\/edit\/\d+$/);
    await expect(page.locator(field('/internal_id'))).toBeFocused();
    await expect(page.getByText('Data has been saved.').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Orchard 17/);
  });

  await test.step('parties, transport, delivery', async () => {
    await openSection(page, 'parties');
    await typeInto(page, '/declarant_identNo', 'GB603202734852');
    await goTo(page, '/self_representation');
    await page.keyboard.press('Space');
    await typeInto(page, '/importer_number', 'GB553202734852');
    await typeInto(page, '/exporter', 'US Clipper Inc.');
    await typeInto(page, '/exporter_address', '1 Shaver Street');
    await typeInto(page, '/exporter_city', 'New York');
    await typeInto(page, '/exporter_postcode', 'NY1 234');
    await typeInto(page, '/exporter_country', 'US');
    await page.keyboard.press('Tab');

    await openSection(page, 'transport');
    await typeInto(page, '/location_goods', 'GBAUWLALONBTW');
    await typeInto(page, '/dispatch_country_code', 'US');
    await typeInto(page, '/destination_country_code', 'GB');
    await typeInto(page, '/transportMode', '1');
    await typeInto(page, '/inlandMode', '3');
    await typeInto(page, '/arrival_type', '10');
    await typeInto(page, '/arrival_number', '12345');
    await typeInto(page, '/active_transport_nationality', 'US');
    await typeInto(page, '/container_flag', '0');
    await page.keyboard.press('Tab');

    await openSection(page, 'amounts');
    await typeInto(page, '/incoterm_code', 'CIF');
    await typeInto(page, '/unlocode', 'GBLGP');
  });

  await test.step('three items with packages', async () => {
    await openSection(page, 'items');
    await expect(page.getByText('There isn`t declared commodities yet.')).toBeVisible();
    for (const goods of threeItems) await addItem(page, goods);
    await expect(page.getByRole('heading', { name: 'Item 3 of 3' })).toBeVisible();
  });

  await test.step('totals are right while they are typed', async () => {
    const totals = page.locator('.totals');
    await expect(totals).toContainText('Items 3');
    await expect(totals).toContainText('Total packages 200');
    await expect(totals).toContainText('Total gross mass 2,050.75 kg');
    await expect(totals).toContainText('Total invoiced 9,480.00 GBP');
    await expect(totals).toContainText('No problems');
  });

  await test.step('send', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(lrn);
    await expect(dialog).toContainText('No errors');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Document successfully send.').first()).toBeVisible();
  });

  await test.step('accepted, live: status, MRN and timeline without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(page.locator('.bar .chip')).toHaveText('Cleared', { timeout: 30_000 });
    await expect(page.locator('.bar')).toContainText(/MRN 2\dGB[A-Z0-9]{14}/);
    await expect(page.locator('.timeline')).toContainText('DMSACC');
    await expect(page.locator('.timeline')).toContainText('DMSCLE');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect((await takenMessages(product))[lrn]?.count).toBe(1);
  });

  await test.step('listed', async () => {
    await tabTo(page, '.bar a', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: new RegExp(lrn) });
    await expect(row).toContainText('Orchard 17');
    await expect(row).toContainText('Cleared');
    await expect(row).toContainText('9,480.00 GBP');
  });

  await test.step('what the server holds is what was typed', async () => {
    const token = await tokenOf(product);
    const { data } = await call<{ data: { id: number }[] }>(
      product,
      token,
      'GET',
      `/customs-declarations?keyword=${lrn}`,
    );
    const held = await call<{ data: { document: { CDSItems: Record<string, unknown>[] } } }>(
      product,
      token,
      'GET',
      `/customs-declarations/${data[0]?.id}`,
    );
    const items = held.data.document.CDSItems;
    expect(items.map((item) => item.gross_mass)).toEqual(threeItems.map((goods) => goods.gross));
    expect(items.map((item) => item.description)).toEqual(threeItems.map((goods) => goods.description));
  });

  await test.step('ENG-089: local storage holds nothing but the specified keys', async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(
      keys.filter(
        (key) => !['state', 'api_token', 'latest_validation_errors', 'ens_debug_params'].includes(key),
      ),
    ).toEqual([]);
  });

  expect(faults).toEqual([]);
});

async function addItem(page: Page, goods: Goods): Promise<void> {
  await page.keyboard.press('Control+i');
  await expect(page.locator(field('/commodityCode'))).toBeFocused();
  await page.keyboard.type(goods.code);
  await typeInto(page, '/country_origin', 'US');
  await typeInto(page, '/description', goods.description);
  await goTo(page, '/type_of_packages');
  await typeRow(page, [goods.packages[0], goods.packages[1], 'AB 1-99']);
  await typeInto(page, '/req_code', '40');
  await typeInto(page, '/prev_code', '00');
  await goTo(page, '/add_proc');
  await typeRow(page, ['000']);
  await typeInto(page, '/gross_mass', goods.gross);
  await typeInto(page, '/net_mass', goods.net);
  await typeInto(page, '/itemPriceAmount', goods.price);
  await typeInto(page, '/valuation_method', '1');
  await typeInto(page, '/preference', '100');
  await typeInto(page, '/payment_method', 'E');
  await page.keyboard.press('Tab');
  await tabTo(page, field('/payment_method'));
  await page.keyboard.type('E');
  await page.keyboard.press('Tab');
  await goTo(page, '/docCategory');
  await typeRow(page, ['Z', 'DCR', '9GB603202734852-1']);
  await page.keyboard.press('Tab');
}
