import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';

/** axe finds nothing and nothing scrolls sideways, at both widths; ends at the wide one. */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBe(
      width,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
