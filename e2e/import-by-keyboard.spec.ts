import { field, openSection, tabTo } from './pages/keyboard.ts';
import { call, expect, faultsOf, newLrn, takenMessages, test, tokenOf } from './pages/product.ts';
import {
  addItem,
  beginDeclaration,
  type Goods,
  sendByKeyboard,
  signInByKeyboard,
  writeHeader,
} from './pages/write-declaration.ts';

/** What the server holds of a declaration. */
interface HeldDocument {
  readonly CDSItems: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

const threeItems: readonly Goods[] = [
  {
    code: '0808108090',
    description: 'Apples, fresh, Pink Lady',
    packages: ['CT', '120'],
    gross: '1440.25',
    net: '1402.5',
    price: '2480.10',
    payment: ['E', 'E'],
  },
  {
    code: '8510100000',
    description: 'Shavers with electric motor',
    packages: ['BX', '30'],
    gross: '210',
    net: '190',
    price: '1999.90',
    payment: ['E', 'E'],
  },
  {
    code: '6403990000',
    description: 'Shoes, leather uppers',
    packages: ['CT', '50'],
    gross: '400.5',
    net: '360',
    price: '5000',
    payment: ['E', 'E'],
  },
];

test('an import declaration of three items by keyboard alone: signed in, written, sent, accepted live, listed', async ({
  page,
  product,
}) => {
  test.slow();
  const faults = faultsOf(page);
  const lrn = newLrn('KEYS');

  await test.step('sign in', () => signInByKeyboard(page, product));
  await test.step('new declaration', () => beginDeclaration(page, lrn, 'Orchard 17'));

  await test.step('the first save keeps the focus and goes to the address of the declaration (CUS-012, CUS-299, CUS-303)', async () => {
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/customs-declarations\/edit\/\d+$/);
    await expect(page.locator(field('/internal_id'))).toBeFocused();
    await expect(page.getByText('Data has been saved.').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Orchard 17/);
  });

  await test.step('parties, transport, delivery', () => writeHeader(page));

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

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await test.step('send', () => sendByKeyboard(page, lrn));

  await test.step('accepted, live: status, MRN and timeline without a reload', async () => {
    await expect(page.locator('.bar .chip')).toHaveText('Cleared');
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
    const held = await call<{ data: { document: HeldDocument } }>(
      product,
      token,
      'GET',
      `/customs-declarations/${data[0]?.id}`,
    );
    const { CDSItems, ...head } = held.data.document;
    expect(head).toMatchObject({
      additional_dec_type: 'A',
      internal_id: 'Orchard 17',
      declarant_identNo: 'GB603202734852',
      importer_number: 'GB553202734852',
      exporter: 'US Clipper Inc.',
      exporter_country: 'US',
      location_goods: 'GBAUWLALONBTW',
      transportMode: '1',
      arrival_number: '12345',
      container_flag: '0',
      incoterm_code: 'CIF',
      unlocode: 'GBLGP',
    });
    const typed = threeItems.map(({ code, description, packages, gross, net, price, payment }) => ({
      commodityCode: code,
      description,
      gross_mass: gross,
      net_mass: net,
      itemPriceAmount: price,
      valuation_method: '1',
      preference: '100',
      PackagesCDSItems: [
        { type_of_packages: packages[0], number_of_packages: packages[1], shipping_mark: 'AB 1-99' },
      ],
      ProcedureCDSItems: [{ add_proc: '000' }],
      TaxCDSItems: payment.map((method) => ({ payment_method: method })),
      PreviousCDSItems: [{ docCategory: 'Z', prevTransactionRef: '9GB603202734852-KEYS' }],
    }));
    expect(CDSItems).toMatchObject(typed);
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
