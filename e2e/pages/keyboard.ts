import { expect, type Page } from 'playwright/test';

const MOST_TABS = 200;

/** Presses Tab (or Shift+Tab) until the focused element matches the selector; a person who sees the ring does the same. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_TABS} times Tab did not reach ${selector}.`);
}

export async function isFocused(page: Page, selector: string): Promise<boolean> {
  return await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Selector of the control of a field, by the end of its path. */
export function field(pathEnd: string): string {
  return `[data-path$="${pathEnd}"]`;
}

/** Goes to a field: F6 from region to region until in its own, then Tab. */
export async function goTo(page: Page, pathEnd: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const region = document.activeElement?.closest('[data-region]');
      return region === document.querySelector(wanted)?.closest('[data-region]');
    }, field(pathEnd));
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('F6');
  await tabTo(page, field(pathEnd));
}

/** Goes to a field by keyboard and types; Tab afterwards is what finishes the entry. */
export async function typeInto(page: Page, pathEnd: string, text: string): Promise<void> {
  await goTo(page, pathEnd);
  await page.keyboard.type(text);
}

/** Opens a section of the editor: F6 to the rail, arrows, Enter, Tab into it. */
export async function openSection(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 30 && !(await isFocused(page, '.rail [role=tab]')); presses += 1) {
    await page.keyboard.press('F6');
  }
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 20 && !(await isFocused(page, `#tab-${id}`)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator(`#tab-${id}`)).toHaveAttribute('aria-selected', 'true');
}

/** In a row table: types one row of cells, Tab between them; the focus stands in the row's first cell. */
export async function typeRow(page: Page, cells: readonly string[]): Promise<void> {
  for (const [index, text] of cells.entries()) {
    await page.keyboard.type(text);
    if (index < cells.length - 1) await page.keyboard.press('Tab');
  }
}
