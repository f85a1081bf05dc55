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

test('beside a long status nothing is cut, and no number is left out that there is room for', async ({
  page,
  product,
}) => {
  // Put into the page's mouth: what is tried is the room it has.
  await page.route('**/api/customs-declarations/*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    Object.assign(body.data, { status: 'decision', mrn: '26GBGQY7JRYT1LKYT0' });
    await route.fulfill({ response: answer, json: body });
  });
  await openAt(page, product, 'declaration', { document: importDeclaration(newLrn('BAR')) });
  await expect(page.locator('.bar')).toContainText('Decision to clear or release');
  for (let width = 1440; width >= 900; width -= 20) {
    await page.setViewportSize({ width, height: 800 });
    const left = await page.locator('.bar').evaluate((bar) => {
      const numbers = bar.querySelector('.bar-numbers')!;
      const { bottom, right: edge } = numbers.getBoundingClientRect();
      const end = bar.querySelector('.bar-all')!.getBoundingClientRect().left;
      const seen = (number: Element) => number.getBoundingClientRect().top < bottom - 2;
      const all = [...bar.querySelectorAll('.bar-number, .bar-kind')];
      const right = Math.max(
        numbers.getBoundingClientRect().left,
        ...all.filter(seen).map((number) => number.getBoundingClientRect().right),
      );
      const next = all.find((number) => !seen(number));
      const title = bar.querySelector('.bar-title')!;
      const isTitleCut = title.scrollWidth > title.clientWidth;
      return {
        count: all.length,
        titleBefore: !isTitleCut || right === numbers.getBoundingClientRect().left,
        cut: all
          .filter(seen)
          .filter(
            (number) =>
              number.getBoundingClientRect().right > edge + 1 || number.scrollWidth > number.clientWidth + 1,
          )
          .map((number) => number.textContent),
        hasRoom: next !== undefined && next.getBoundingClientRect().width + 40 < end - right,
      };
    });
    expect(left, `${width} wide`).toEqual({ count: 3, titleBefore: true, cut: [], hasRoom: false });
  }
});

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
