import type { Page } from 'playwright/test';
import { importDeclaration } from './pages/declarations.ts';
import { expectFocusInSight } from './pages/in-sight.ts';
import { field } from './pages/keyboard.ts';
import { expect, newLrn, test } from './pages/product.ts';
import { lookFor, openAt, press } from './pages/tables.ts';

/** What scrolls in the open dialog and shows less than half a screen of what it holds above the buttons. */
async function narrowSlits(page: Page): Promise<string[]> {
  return await page.getByRole('dialog').evaluate((dialog) => {
    const foot = dialog.querySelector('.MuiDialogActions-root')?.getBoundingClientRect().top ?? innerHeight;
    const shown = (part: Element) =>
      Math.min(part.getBoundingClientRect().bottom, foot) - Math.max(part.getBoundingClientRect().top, 0);
    return [dialog, ...dialog.querySelectorAll('*')]
      .filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 4 &&
          /auto|scroll/.test(getComputedStyle(part).overflowY) &&
          shown(part) < innerHeight / 2,
      )
      .map((part) => `${part.className} shows ${shown(part)} of ${part.scrollHeight}`);
  });
}

for (const height of [180, 256]) {
  test.describe(`320 by ${height}`, () => {
    test.use({ viewport: { width: 320, height } });

    test(`WCAG 1.4.10: a dialog has room to be read at 400 %, not only its title and buttons: ${height}`, async ({
      page,
      product,
    }) => {
      const document = { ...importDeclaration(newLrn('LOW'), 2), gross_mass: '19.00' };
      await openAt(page, product, 'declaration', { document });
      const dialog = page.getByRole('dialog');
      for (const asked of ['Send…', 'Copy declaration…', 'Ask customs…', 'Keys']) {
        await press(page, 'Control+k');
        await page.keyboard.type(asked);
        await press(page, 'Enter');
        await expect(page.getByRole('dialog', { name: 'All actions and places' })).toHaveCount(0);
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('status')).toHaveCount(0);
        expect(await narrowSlits(page), asked).toEqual([]);
        for (let tabs = 0; tabs < 3; tabs += 1) {
          await expectFocusInSight(page, asked);
          await press(page, 'Tab');
        }
        await press(page, 'Escape');
        await expect(dialog).toHaveCount(0);
      }

      await page.locator('.section-select select').selectOption('parties');
      await (await lookFor(page, field('/exporter'))).focus();
      await press(page, 'F4');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      expect(await narrowSlits(page), 'customers').toEqual([]);
      await expectFocusInSight(page, 'customers');
    });

    test(`WCAG 1.4.10: codes, days and help of a field are seen at 400 %: ${height}`, async ({
      page,
      product,
    }) => {
      await openAt(page, product, 'declaration');
      await (await lookFor(page, field('/acceptance_date'))).focus();
      await press(page, 'F4');
      const day = page.locator('.calendar-day.is-active');
      for (const key of ['ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
        await press(page, key);
        await expect(day).toBeInViewport({ ratio: 1 });
      }
      await press(page, 'Escape');

      await page.locator('.section-select select').selectOption('parties');
      await (await lookFor(page, field('/exporter_country'))).focus();
      await press(page, 'F4');
      await expectFocusInSight(page, 'the marked code');
      await press(page, 'ArrowDown');
      await expectFocusInSight(page, 'the next code');
      await press(page, 'Escape');

      await press(page, 'F1');
      const help = page.locator('.help');
      await expect(help).toContainText('Data element 3/1');
      const seen = (await help.boundingBox())!;
      expect(Math.min(height, seen.y + seen.height) - seen.y).toBeGreaterThanOrEqual(88);
      await expect(page.locator(field('/exporter_country'))).toBeInViewport();
    });
  });
}
