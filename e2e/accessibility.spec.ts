import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { createDeclaration, expect, newLrn, signInToList, test, tokenOf } from './pages/product.ts';
import { seeAll } from './pages/tables.ts';

/** In dark colours a phone is looked at only where it shows what a wide screen does not. */
const screens = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

for (const { name, viewport, colorScheme } of screens) {
  test.describe(`${name}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test(`axe finds nothing on sign-in, list and editor: ${name}, ${colorScheme}`, async ({
      page,
      product,
    }) => {
      test.slow();
      const expectDarkPhone = async (state: string) => {
        if (name !== 'phone') return;
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, `${state} on a phone, dark`);
        await page.emulateMedia({ colorScheme });
      };
      const token = await tokenOf(product);
      const filled = importDeclaration(newLrn('AXE'), 3);
      const wrong = { ...importDeclaration(newLrn('BAD')), declaration_type: 'ZZ', gross_mass: 'ten' };
      const idOf = async (document: object) => (await createDeclaration(product, token, document)).id;
      const [filledId, wrongId] = [await idOf(filled), await idOf(wrong)];

      await page.goto(`${product.address}/login`);
      await expectAccessible(page, 'sign-in');
      await page.getByLabel('Email').fill('nobody@tidewaiter.example');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('not right');
      await expectAccessible(page, 'sign-in refused');

      await signInToList(page, product);
      await expect(
        page.locator(name === 'wide' ? '[role=grid] .MuiDataGrid-row' : '.list-card').first(),
      ).toBeVisible();
      await expectAccessible(page, 'list');
      await expectDarkPhone('list');

      const open = async (section: string) => {
        if (name === 'wide') await page.locator(`#tab-${section}`).click();
        else await page.locator('.section-select select').selectOption(section);
      };
      await page.goto(`${product.address}/customs-declarations/create`);
      await expect(page.locator('#section-panel')).toBeVisible();
      await expectAccessible(page, 'empty editor');
      await expectDarkPhone('empty editor');
      await open('items');
      await expectAccessible(page, 'no items');

      await page.goto(`${product.address}/customs-declarations/edit/${filledId}`);
      await expect(page.locator('#section-panel')).toBeVisible();
      for (const section of ['declaration', 'parties', 'transport', 'documents', 'amounts', 'items']) {
        await open(section);
        await seeAll(page);
        await expectAccessible(page, `filled editor, ${section}`);
      }
      if (name === 'phone') {
        await page.locator('[data-row]').first().click();
        await seeAll(page);
        await expectAccessible(page, 'open item on a phone');
        await expectDarkPhone('open item');
      }

      await page.goto(`${product.address}/customs-declarations/edit/${wrongId}`);
      await expect(page.locator('#section-panel')).toBeVisible();
      await page.locator('.totals-problems').click();
      await expect(page.locator('.problem-group').first()).toBeVisible();
      await expectAccessible(page, 'problems');
      await page.keyboard.press('F8');
      await expectAccessible(page, 'editor with errors');
      await page.keyboard.press('F1');
      await expect(page.locator('.help')).toBeVisible();
      await expectAccessible(page, 'help');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Enter');
      // Its gross mass is not the sum of its items: whoever sends says that it was seen.
      await page.getByRole('dialog').getByRole('checkbox').check();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
      await expectAccessible(page, 'send dialog');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    });
  });
}
