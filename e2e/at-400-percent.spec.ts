import { importDeclaration } from './pages/declarations.ts';
import { expectFocusInSight, expectOneWay, tabInSight } from './pages/in-sight.ts';
import { field, goTo, tabTo } from './pages/keyboard.ts';
import { createDeclaration, demonstration, expect, newLrn, test, tokenOf } from './pages/product.ts';
import { press } from './pages/tables.ts';

for (const forcedColors of ['none', 'active'] as const) {
  const colours = forcedColors === 'active' ? 'forced colours' : 'own colours';

  test.describe(colours, () => {
    // 1280 by 1024 at 400 %.
    test.use({ viewport: { width: 320, height: 256 }, contextOptions: { forcedColors } });

    test(`WCAG 1.4.10, 2.4.7, 2.4.11: signed in, found, written and checked at 400 % by keyboard alone: ${colours}`, async ({
      page,
      product,
    }) => {
      test.slow();
      const lrn = newLrn('ZOOM');
      const token = await tokenOf(product);
      const document = { ...importDeclaration(lrn, 2), exporter_country: 'USA' };
      await createDeclaration(product, token, document);

      await test.step('sign-in', async () => {
        await page.goto(`${product.address}/login`);
        await expect(page.getByLabel('Email')).toBeFocused();
        await expectFocusInSight(page, 'e-mail');
        await expectOneWay(page, 'sign-in');
        await page.keyboard.type(demonstration.email);
        await tabInSight(page, 'sign-in', 3);
        await press(page, 'Shift+Tab Shift+Tab');
        await page.keyboard.type(demonstration.password);
        await press(page, 'Enter');
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
        await expectOneWay(page, 'dashboard');
        await page.goto(`${product.address}/customs-declarations`);
      });

      await test.step('the list', async () => {
        await expect(page.locator('.list-card').first()).toBeVisible();
        await expectOneWay(page, 'list');
        await tabInSight(page, 'list', 9);
        await tabTo(page, '[type=search]', 'Shift+Tab');
        await page.keyboard.type(lrn);
        await expect(page.locator('.list-card')).toHaveCount(1);
        await tabTo(page, '.list-card a');
        await expectFocusInSight(page, 'the declaration');
        await press(page, 'Enter');
        await expect(page.locator('#section-panel')).toBeVisible();
      });

      const choose = async (section: string) => {
        await page.locator('.section-select select').focus();
        await expectFocusInSight(page, 'sections');
        await page.keyboard.type(section);
        await expectOneWay(page, section);
      };

      await test.step('fields of the head', async () => {
        await expectOneWay(page, 'editor');
        await tabInSight(page, 'editor', 16);
        await goTo(page, '/internal_id');
        await press(page, 'Control+a');
        await page.keyboard.type('At four hundred');
        await expectFocusInSight(page, 'a field typed into');
      });

      await test.step('a picker', async () => {
        await choose('Parties');
        await goTo(page, '/exporter_country');
        await expectFocusInSight(page, 'a coded field');
        await press(page, 'Control+a');
        await page.keyboard.type('ger');
        await expect(page.locator('.code-popover').getByRole('option').first()).toBeVisible();
        await expectFocusInSight(page, 'an option');
        await expectOneWay(page, 'a picker');
        for (let options = 0; options < 4; options += 1) {
          await press(page, 'ArrowDown');
          await expectFocusInSight(page, `option ${options + 2}`);
        }
        await press(page, 'Escape Escape');
        await expect(page.locator('.code-popover')).toHaveCount(0);
        await expectFocusInSight(page, 'the coded field again');
      });

      await test.step('an item and a row table', async () => {
        await choose('Items');
        await press(page, 'Tab');
        await tabInSight(page, 'items', 6);
        await tabTo(page, '[data-row]', 'Shift+Tab');
        await expectFocusInSight(page, 'an item of the table');
        await press(page, 'Enter');
        await expect(page.getByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
        await expectOneWay(page, 'open item');
        await tabInSight(page, 'open item', 12);
        const packages = '[data-region="list-PackagesCDSItems"]';
        await tabTo(page, `${packages} .row-card-toggle`);
        await expectFocusInSight(page, 'a row');
        await press(page, 'Enter');
        await tabInSight(page, 'opened row', 4);
        await expectOneWay(page, 'row table');
      });

      await test.step('problems', async () => {
        await press(page, 'F8');
        await expect(page.locator(field('/exporter_country'))).toBeFocused();
        await expectFocusInSight(page, 'the field of a problem');
        await tabTo(page, '.totals-problems', 'Shift+Tab');
        await expectFocusInSight(page, 'count of problems');
        await press(page, 'Enter');
        await expect(page.locator('.problem').first()).toBeVisible();
        await expectOneWay(page, 'problems');
        await tabTo(page, '.problem.is-link');
        await expectFocusInSight(page, 'a problem');
        await press(page, 'Enter');
        await expect(page.locator(field('/exporter_country'))).toBeFocused();
        await expectFocusInSight(page, 'the field of a problem, from the list');
      });

      await test.step('find in the declaration', async () => {
        await press(page, 'Control+f');
        await expectFocusInSight(page, 'find');
        await page.keyboard.type('model 2');
        await expect(page.locator('[data-found]')).toBeInViewport();
        await expectFocusInSight(page, 'find, the match shown');
        await expectOneWay(page, 'find');
        await tabInSight(page, 'find', 12);
        await tabTo(page, '.find input', 'Shift+Tab');
        await press(page, 'Escape');
        await expect(page.locator(field('/description'))).toBeFocused();
        await expectFocusInSight(page, 'what was found');
      });

      await test.step('what opens over the editor', async () => {
        for (const [key, name] of [
          ['Control+k', 'All actions and places'],
          ['Control+/', 'Keys'],
          ['Control+Shift+P', 'Preview of'],
          ['Control+Enter', 'Send'],
        ] as const) {
          await press(page, key);
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          await tabInSight(page, name, 3);
          await expectOneWay(page, name);
          await press(page, 'Escape');
          await expect(dialog).toHaveCount(0);
        }
        await press(page, 'F1');
        await expect(page.locator('.help')).toBeVisible();
        await expectFocusInSight(page, 'the field that is explained');
        await expectOneWay(page, 'help');
      });
    });
  });
}
