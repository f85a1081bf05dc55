import type { Page } from 'playwright/test';
import { importDeclaration } from './pages/declarations.ts';
import { nothingIsCut } from './pages/dialog.ts';
import { expectFocusInSight, expectOneWay, tabInSight } from './pages/in-sight.ts';
import { field, tabTo } from './pages/keyboard.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';
import { openAt } from './pages/tables.ts';

/** Controls that stand beyond the right or left edge, or are lower than a finger needs (44), by their names. */
async function cutControls(page: Page, height: number): Promise<string[]> {
  return await page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, textarea')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.closest('.visually-hidden, .skip-link, .grid-scroll, .totals'))
      .flatMap((control) => {
        const box = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        const isText = control.matches(
          '.link-button, [type=checkbox], [tabindex="-1"]:not(.field-suggestion)',
        );
        const inBox = control.closest('.box')?.getBoundingClientRect().height ?? 0;
        if (box.width === 0) return [];
        if (box.left < -1 || box.right > innerWidth + 1)
          return [`${name} is cut: ${box.left} to ${box.right}`];
        if (!isText && Math.max(box.height, inBox) < least) return [`${name} is ${box.height} high`];
        return [];
      });
  }, height);
}

async function hasNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen!);
}

for (const width of [390, 320]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true });

    test(`nothing is cut, everything can be touched, save and send are in reach: ${width} wide`, async ({
      page,
      product,
    }) => {
      const token = await tokenOf(product);
      const lrn = newLrn('PHONE');
      const data = await createDeclaration(product, token, {
        ...importDeclaration(lrn, 2),
        exporter_country: 'USA',
        // Other than what is worked out: it can be recalculated.
        gross_mass: '19.00',
      });
      await signInToList(page, product);

      await test.step('the list: reference and status of each in sight', async () => {
        const card = page.getByRole('link').filter({ hasText: lrn });
        await expect(card.getByText('Draft')).toBeInViewport();
        expect(await cutControls(page, 44)).toEqual([]);
        await hasNoSidewaysScroll(page);
      });

      await openDeclaration(page, product, data.id);
      const sections = page.locator('.section-select select');
      const names = await sections
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      for (const name of names) {
        await sections.selectOption(name);
        expect(await cutControls(page, 44), name).toEqual([]);
        await hasNoSidewaysScroll(page);
        for (const action of ['Save data', 'Send…']) {
          await expect(page.locator('.bar').getByRole('button', { name: action })).toBeInViewport();
        }
        await expect(page.locator('.save-state')).toHaveText(/^Saved/);
      }
      await test.step('an option of a list is as high as a finger needs', async () => {
        await sections.selectOption('parties');
        const country = page.locator(field('/importer_country'));
        await country.focus();
        await page.keyboard.press('F4');
        const option = (await page.locator('.code-popover').getByRole('option').first().boundingBox())!;
        expect(option.height).toBeGreaterThanOrEqual(44);
        await page.keyboard.press('Escape');
      });
      await sections.selectOption('items');
      await page.locator('[data-row]').first().tap();
      await expect(page.getByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
      expect(await cutControls(page, 44)).toEqual([]);
      await hasNoSidewaysScroll(page);

      await test.step('a problem leads from the list to its field', async () => {
        await page
          .locator('.bar')
          .getByRole('button', { name: /1 error/ })
          .tap();
        await page.getByRole('button', { name: /Exporter country/ }).tap();
        await expect(page.locator(field('/exporter_country'))).toBeFocused();
      });

      await test.step('the palette fills the screen', async () => {
        await page.getByRole('button', { name: /All actions/ }).tap();
        const palette = page.getByRole('dialog', { name: 'All actions and places' });
        expect((await palette.boundingBox())?.width).toBe(width);
        await palette.getByRole('option', { name: /Show preview/ }).tap();
        await expect(page.getByRole('dialog', { name: /^Preview/ })).toBeVisible();
        await hasNoSidewaysScroll(page);
      });
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test.describe(`${width} by ${height}, with a keyboard`, () => {
    test.use({ viewport: { width, height } });

    test(`WCAG 2.4.11: the bar that stays at the foot lies over nothing that has the focus: ${width} by ${height}`, async ({
      page,
      product,
      browser,
    }) => {
      const token = await tokenOf(product);
      const document = { ...importDeclaration(newLrn('FOOT'), 2), exporter_country: 'USA' };
      const data = await createDeclaration(product, token, document);
      // Somebody else is here: the bar has a line more to say.
      const context = await browser.newContext();
      const other = await context.newPage();
      await signIn(other, product, 'colleague@tidewaiter.example');
      await openDeclaration(other, product, data.id);
      await signIn(page, product);
      await openDeclaration(page, product, data.id);
      await expect(page.locator('.also-open')).toBeVisible();
      const foot = (await page.locator('.bar-actions').boundingBox())!;
      expect(Math.round(foot.y + foot.height)).toBe(height);
      const sections = page.locator('.section-select select');
      for (const section of ['declaration', 'parties', 'transport']) {
        await sections.selectOption(section);
        await sections.focus();
        await tabInSight(page, section, 14);
      }
      await page.keyboard.press('F8');
      await expect(page.locator(field('/exporter_country'))).toBeFocused();
      await expectFocusInSight(page, 'a problem');
      await sections.selectOption('items');
      await page.locator('[data-row]').first().click();
      await tabInSight(page, 'an item', 30);
      await context.close();
    });
  });
}

test.describe('1280 at 400 %', () => {
  test.use({ viewport: { width: 320, height: 180 } });

  test('WCAG 1.4.10: the editor is worked by keyboard at 400 %, the focus is never under a bar', async ({
    page,
    product,
  }) => {
    await openAt(page, product, 'declaration');
    await hasNoSidewaysScroll(page);
    await tabTo(page, field('/customs_regime'));
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        if (top >= innerHeight || top + height <= 0)
          return `out of sight: ${focused.outerHTML.slice(0, 120)}`;
        return at && (focused.contains(at) || at.contains(focused))
          ? undefined
          : focused.outerHTML.slice(0, 120);
      });
      expect(covered, `after ${tabs + 1} Tabs`).toBeUndefined();
    }
    await tabTo(page, field('/internal_id'), 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('NARROW'.repeat(6));
    await page.keyboard.press('Control+s');
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    await page.keyboard.press('Control+Enter');
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' });
    await expect(send).toBeEnabled();
    await nothingIsCut(page.getByRole('dialog'), 'send');
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await expect(send).toBeInViewport();
  });

  test('WCAG 1.4.10: the head of an item of three digits with errors is not cut at 400 %', async ({
    page,
    product,
  }) => {
    const document = importDeclaration(newLrn('HUNDRED'), 120);
    for (const item of document.CDSItems as Record<string, unknown>[]) item.country_origin = 'USA';
    await openAt(page, product, 'items', { document });
    await page.getByLabel('Search items').fill('120');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await page.locator('[data-row]').click();
    await expect(page.locator('#open-CDSItems')).toHaveText('Item 120 of 120, 1 of 1 found');
    await expect(page.locator('.open-row-head .mark')).toBeVisible();
    await expectOneWay(page, 'item 120 of 120');
  });
});
