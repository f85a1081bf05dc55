import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { expectOneWay } from './pages/in-sight.ts';
import { expect, newLrn, test } from './pages/product.ts';
import { openAt } from './pages/tables.ts';

for (const width of [880, 760, 680, 600]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`figures, problems, save and send are in sight without scrolling: ${width} wide`, async ({
      page,
      product,
    }) => {
      const document = {
        ...importDeclaration(newLrn('TABLET'), 3),
        exporter_country: 'USA',
        gross_mass: '31',
      };
      await openAt(page, product, 'declaration', { document });
      await expectOneWay(page, 'editor');
      await expect(page.locator('.totals .figure')).not.toHaveCount(0);
      for (const figure of await page.locator('.totals .figure').all())
        await expect(figure).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.totals-problems')).toHaveText(/1 error, 1 warning/);
      await expect(page.locator('.totals-problems')).toBeInViewport({ ratio: 1 });
      for (const name of ['Save data', 'Send…'])
        await expect(page.locator('.bar').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const width of [1440, 1366, 1100, 1024]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`chosen items can be worked with, the pane leaves the items their room: ${width} wide`, async ({
      page,
      product,
    }) => {
      const document = { ...importDeclaration(newLrn('WIDTH'), 3), exporter_country: 'USA' };
      await openAt(page, product, 'items', { document });
      await page.locator('[data-row]').first().click();
      await page.locator('[data-row]').first().getByRole('checkbox').check();

      const head = page.locator('.rows-head').first();
      const edge = (await page.locator('#section-panel').boundingBox())!;
      const right = edge.x + edge.width;
      const search = (await page.getByRole('searchbox', { name: 'Search items' }).boundingBox())!;
      expect(search.width).toBeGreaterThanOrEqual(100);
      for (const button of await head.getByRole('button').all()) {
        const box = (await button.boundingBox())!;
        expect(box.x + box.width, (await button.textContent()) ?? '').toBeLessThanOrEqual(right);
      }
      const number = page.getByRole('textbox', { name: 'Move to number' });
      for (const typed of ['0', '99', 'abc']) {
        await number.fill(typed);
        await number.press('Enter');
        await expect(head.getByRole('alert')).toHaveText('A number from 1 to 3');
      }
      const check = (await page.getByRole('columnheader', { name: 'Check' }).boundingBox())!;
      expect(check.x + check.width).toBeLessThanOrEqual(right);
      const table = (await page.getByRole('grid', { name: /^Items/ }).boundingBox())!;
      const line = (await page.locator('[data-row]').first().boundingBox())!;
      expect(line.x + line.width, 'lines reach the edge of the table').toBeGreaterThanOrEqual(
        table.x + table.width - 1,
      );

      const cut = await page
        .locator('.head-words')
        .evaluateAll((heads) =>
          heads
            .filter(
              (head) => head.scrollWidth > head.clientWidth || head.scrollHeight > head.clientHeight + 1,
            )
            .map((head) => head.textContent),
        );
      expect(cut, 'heads of columns that are cut').toEqual([]);

      const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
      if (width >= 1440) {
        await expect(pane.getByRole('tabpanel')).toBeVisible();
        return;
      }
      expect((await pane.boundingBox())?.width).toBe(40);
      await expect(pane.getByRole('tabpanel')).toHaveCount(0);

      await test.step('the pane opens over the middle, Escape and the document close it', async () => {
        await pane.getByRole('tab', { name: 'Problems' }).click();
        await expect(pane.getByRole('tabpanel')).toBeInViewport({ ratio: 1 });
        await expect(pane).toContainText('Exporter country');
        await expectAccessible(page, 'pane over the middle');
        await page.keyboard.press('Escape');
        await expect(pane.getByRole('tabpanel')).toHaveCount(0);
        await expect(pane.getByRole('tab', { name: 'Problems' })).toBeFocused();

        await page.locator('.totals-problems').click();
        await expect(pane.getByRole('tab', { name: 'Problems' })).toBeFocused();
        await expect(pane.getByRole('tabpanel')).toBeVisible();
        await page.locator('[data-row]').nth(1).focus();
        await expect(pane.getByRole('tabpanel')).toHaveCount(0);
      });
    });
  });
}
