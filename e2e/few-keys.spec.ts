import type { Page } from 'playwright/test';
import { field, isFocused } from './pages/keyboard.ts';
import { expect, newLrn, signIn, test } from './pages/product.ts';

/**
 * Keys beyond the data itself for a full import declaration of one item, from the first field of a blank one to the
 * confirmed send. A combination counts as one. This number may only fall.
 */
const MOST_KEYS = 74;

/** Types data for nothing and counts every other key. */
class Keyboard {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.press(key);
  }

  async type(data: string): Promise<void> {
    await this.#page.keyboard.type(data);
  }

  /** Tab until the field has the focus. */
  async to(pathEnd: string): Promise<void> {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await isFocused(this.#page, field(pathEnd))) return;
      await this.press('Tab');
    }
    throw new Error(`60 times Tab did not reach ${pathEnd}.`);
  }

  /** F6 from part to part of the page until in the field's own, then Tab. */
  async leap(pathEnd: string): Promise<void> {
    const isThere = () =>
      this.#page.evaluate((wanted) => {
        const region = document.activeElement?.closest('[data-region]');
        return region === document.querySelector(wanted)?.closest('[data-region]');
      }, field(pathEnd));
    for (let parts = 0; parts < 20 && !(await isThere()); parts += 1) await this.press('F6');
    await this.to(pathEnd);
  }

  async leapAndFill(pathEnd: string, data: string): Promise<void> {
    await this.leap(pathEnd);
    await this.type(data);
  }

  async fill(pathEnd: string, data: string): Promise<void> {
    await this.to(pathEnd);
    await this.type(data);
  }
}

test('a full import declaration of one item takes few keys beyond its data', async ({ page, product }) => {
  test.slow();
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/create`);
  await expect(page.locator(field('/customs_regime'))).toBeFocused();
  // Words beside codes: a code that is its own word stands as that word, with the focus and without.
  await expect(page.locator(field('/customs_regime'))).toHaveValue('Import');
  const keys = new Keyboard(page);
  const costs: Record<string, number> = {};
  const part = async (name: string, write: () => Promise<void>) => {
    const before = keys.pressed;
    await write();
    costs[name] = keys.pressed - before;
  };
  const nextSection = async (firstField: string) => {
    await keys.press('Alt+Shift+PageDown');
    await expect(page.locator(field(firstField))).toBeFocused();
  };

  await part('declaration', async () => {
    await keys.fill('/additional_dec_type', 'A');
    await keys.fill('/transaction_ref', newLrn('FEW'));
  });
  await part('parties', async () => {
    await nextSection('/declarant_identNo');
    await keys.type('GB603202734852');
    await keys.to('/self_representation');
    await keys.press('Space');
    await keys.fill('/importer_number', 'GB553202734852');
    await keys.fill('/exporter', 'US Clipper Inc.');
    await keys.fill('/exporter_address', '1 Shaver Street');
    await keys.fill('/exporter_city', 'New York');
    await keys.fill('/exporter_postcode', 'NY1 234');
    await keys.fill('/exporter_country', 'US');
  });
  await part('transport', async () => {
    await nextSection('/location_goods');
    await keys.type('GBAUWLALONBTW');
    await keys.fill('/dispatch_country_code', 'US');
    await keys.fill('/destination_country_code', 'GB');
    await keys.fill('/transportMode', '1');
    await keys.fill('/inlandMode', '3');
    await keys.fill('/arrival_type', '10');
    await keys.fill('/arrival_number', '12345');
    await keys.fill('/active_transport_nationality', 'US');
    await keys.fill('/container_flag', '0');
  });
  await part('amounts', async () => {
    await keys.press('Alt+Shift+PageDown');
    await keys.press('Alt+Shift+PageDown');
    await nextSection('/incoterm_code');
    await keys.type('CIF');
    await keys.fill('/unlocode', 'GBLGP');
    await keys.fill('/nature_of_transaction', '1');
  });
  await part('item', async () => {
    await keys.press('Control+i');
    await expect(page.locator(field('/commodityCode'))).toBeFocused();
    await keys.type('0808108090');
    await keys.fill('/country_origin', 'US');
    await keys.fill('/description', 'Apples, fresh');
    await keys.leapAndFill('/type_of_packages', 'CT');
    await keys.fill('/number_of_packages', '120');
    await keys.fill('/shipping_mark', 'AB 1-99');
    await keys.leapAndFill('/req_code', '40');
    await keys.fill('/prev_code', '00');
    await keys.leapAndFill('/add_proc', '000');
    await keys.leapAndFill('/gross_mass', '1440.25');
    await keys.fill('/net_mass', '1402.5');
    await keys.leapAndFill('/itemPriceAmount', '2480.10');
    await keys.fill('/valuation_method', '1');
    await keys.fill('/preference', '100');
    await keys.leap('/tax_type');
    await keys.press('ArrowRight');
    await keys.type('E');
    await keys.press('Enter');
    await keys.type('E');
    await keys.leapAndFill('/docCategory', 'Z');
    await keys.fill('/import_prev_doc', 'DCR');
    await keys.fill('/prevTransactionRef', '9GB603202734852-FEW');
  });
  await part('send', async () => {
    // It saves by itself.
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    await expect(page.locator('.totals')).toContainText('No problems');
    await keys.press('Control+Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
    await keys.press('Control+Enter');
    await expect(page.getByText('Document successfully send.').first()).toBeVisible();
  });
  expect(keys.pressed, JSON.stringify(costs)).toBeLessThanOrEqual(MOST_KEYS);
});
