import { expect, type Locator } from 'playwright/test';

/** No part of a dialog, should one be open, is wider than its box. */
export async function nothingIsCut(dialog: Locator, state: string): Promise<void> {
  const wider = await dialog
    .locator('*')
    .evaluateAll((parts) =>
      parts
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(wider, state).toEqual([]);
}
