import type { BenchPage } from './bench-page.ts';
import { itemText, peerItems } from './shape.ts';
import { type Estimate, estimate, median } from './statistics.ts';

/** What else people do, in milliseconds from the key or press to its paint; absent where it cannot be done. */
export interface Actions {
  /** Opening the next item: first screen of it. A form that has all items mounted goes to its field. */
  another?: Estimate;
  /** Longest block of the main thread after those first screens. */
  block?: number;
  add?: number;
  paste200?: number;
}

const PASTED = 200;
const MOST_ITEMS = 999;

/** Ours, standing in the section of items. Leaves 200 rows more or, at the most items, over others. */
export async function actionsOfOurs({ page, items }: BenchPage, turns: number): Promise<Actions> {
  const found: Actions = {};
  if (items > 1) {
    const times: number[] = [];
    let block = 0;
    await page.locator('[data-path$="/ref_number"]').focus();
    for (let next = 2; next <= Math.min(items, turns + 1); next += 1) {
      await page.evaluate((text) => {
        window.probe.await(() => {
          const field = document.querySelector<HTMLInputElement>('[data-path$="/ref_number"]');
          return field?.value === text;
        });
      }, itemText(next));
      await page.keyboard.press('Alt+PageDown');
      times.push(await page.evaluate(() => window.probe.painted));
      const shown = await page.evaluate(() => window.probe.now());
      await page.evaluate(() => window.probe.idle());
      block = Math.max(block, await page.evaluate((time) => window.probe.longestTaskAfter(time), shown));
    }
    found.another = estimate(times, median);
    found.block = block;
  }
  const list = page.locator('[data-region="list-CDSItems"]');
  if (items < MOST_ITEMS) {
    await page.evaluate((total) => {
      window.probe.await(
        () => document.querySelector('#open-CDSItems')?.textContent?.endsWith(` of ${total}`) ?? false,
      );
    }, items + 1);
    await list.getByRole('button', { name: 'Add item' }).click();
    found.add = await page.evaluate(() => window.probe.painted);
  }
  const lines = Array.from({ length: PASTED }, (_, at) => `Pasted ${at + 1}\t15`);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ['Description of goods\tGross mass', ...lines].join('\r\n'),
  );
  await page.locator('[data-row].is-open').focus();
  await page.keyboard.press('Control+v');
  const look = page.getByRole('dialog', { name: `Paste ${PASTED} rows?` });
  await look.waitFor();
  if (items === MOST_ITEMS) await look.getByRole('radio', { name: /^Over what is there/ }).check();
  await page.evaluate(() => {
    window.probe.await(
      () => document.querySelector('[data-row].is-open')?.textContent?.includes('Pasted') ?? false,
    );
  });
  await look.getByRole('button', { name: 'Paste', exact: true }).click();
  found.paste200 = await page.evaluate(() => window.probe.painted);
  return found;
}

/** A peer, whose items are all mounted; what it adds comes through the library's own way to append. */
export async function actionsOfPeer({ page, items }: BenchPage, withPaste: boolean): Promise<Actions> {
  const found: Actions = {};
  if (items > 1) {
    const times: number[] = [];
    for (let next = 2; next <= Math.min(items, 6); next += 1) {
      times.push(
        await page.evaluate((text) => {
          const input = [...document.querySelectorAll('input')].find(({ value }) => value === text);
          return window.probe.act(
            () => {
              input?.scrollIntoView();
              input?.focus();
            },
            () => document.activeElement === input,
          );
        }, itemText(next)),
      );
    }
    found.another = estimate(times, median);
  }
  const append = (first: number, count: number) =>
    page.evaluate(
      ([rows, text]) =>
        window.probe.act(
          () => window.peer?.append(rows),
          () => [...document.querySelectorAll('input')].some(({ value }) => value === text),
        ),
      [peerItems(first, count), itemText(first + count - 1)] as const,
    );
  found.add = await append(items + 1, 1);
  if (withPaste) found.paste200 = await append(items + 2, PASTED);
  return found;
}
