import { expect, type Page } from 'playwright/test';
import { field, goTo, openSection, tabTo, typeInto, typeRow } from './keyboard.ts';
import { demonstration, type Product } from './product.ts';

/** What is typed of one item; an item without a second method of payment leaves that cell blank. */
export interface Goods {
  readonly code: string;
  readonly description: string;
  readonly packages: readonly [kind: string, count: string];
  readonly gross: string;
  readonly net: string;
  readonly price: string;
  /** Of the two tax lines. */
  readonly payment: readonly [string, string];
}

export async function signInByKeyboard(page: Page, product: Product): Promise<void> {
  await page.goto(product.address);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.type(demonstration.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demonstration.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** From the dashboard to a new declaration with its references. */
export async function beginDeclaration(page: Page, lrn: string, internalId: string): Promise<void> {
  await tabTo(page, 'a[href$="/create"]');
  await page.keyboard.press('Enter');
  await expect(page.locator(field('/customs_regime'))).toBeFocused();
  await typeInto(page, '/additional_dec_type', 'A');
  await typeInto(page, '/transaction_ref', lrn);
  await typeInto(page, '/internal_id', internalId);
}

/** Parties, transport and delivery of the standard import. */
export async function writeHeader(page: Page): Promise<void> {
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
  await typeInto(page, '/nature_of_transaction', '1');
}

/** Ctrl+I and everything of one item. */
export async function addItem(page: Page, goods: Goods): Promise<void> {
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
  const [first, second] = goods.payment;
  await typeInto(page, '/payment_method', first);
  await page.keyboard.press('Tab');
  await tabTo(page, field('/payment_method'));
  await page.keyboard.type(second);
  await page.keyboard.press('Tab');
  await goTo(page, '/docCategory');
  await typeRow(page, ['Z', 'DCR', '9GB603202734852-KEYS']);
  await page.keyboard.press('Tab');
}

/** Ctrl+Enter, the question, and yes to it. */
export async function sendByKeyboard(page: Page, lrn: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(lrn);
  await expect(dialog).toContainText(/No errors as \w+/);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Document successfully send.').first()).toBeVisible();
}
