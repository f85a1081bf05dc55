import { type BenchPage, LimitError, scriptTime, withLimit } from './bench-page.ts';
import { ITEM_FIELD, itemText, peerItems } from './shape.ts';
import { type Estimate, estimate, median } from './statistics.ts';

/** Of the open item. */
const ITEM_INPUT = `[data-path$="/${ITEM_FIELD}"]`;

/** What else people do, in milliseconds from the key or press to its paint; absent where it cannot be done. */
export interface Actions {
  /** Opening the next item: first screen of it. A form that has all items mounted goes to its field. */
  another?: Estimate;
  /** Script time on the main thread of each opening, with what follows it in half a second and until it is idle. */
  anotherScript?: Estimate;
  /** Longest block of the main thread after each of those first screens; 0 where none was as long as 50 ms. */
  blocks?: readonly number[];
  add?: Estimate;
  paste200?: number;
}

const PASTED = 200;
/** Items added one by one. */
const ADDED = 5;
/** ms; a slower one is not repeated. */
const SLOW_ADD = 3000;
const MOST_ITEMS = 999;

/** Ours, standing in the section of items. Leaves 200 rows more or, at the most items, over others. */
export async function actionsOfOurs(target: BenchPage, turns: number): Promise<Actions> {
  const { page, items } = target;
  const found: Actions = {};
  if (items > 1) {
    const times: number[] = [];
    const scripts: number[] = [];
    const blocks: number[] = [];
    await page.locator(ITEM_INPUT).focus();
    for (let next = 2; next <= Math.min(items, turns + 1); next += 1) {
      await page.evaluate(
        ([selector, text]) =>
          window.probe.await(() => document.querySelector<HTMLInputElement>(selector)?.value === text),
        [ITEM_INPUT, itemText(next)] as const,
      );
      const before = await scriptTime(target);
      await page.keyboard.press('Alt+PageDown');
      times.push(await page.evaluate(() => window.probe.painted));
      blocks.push(await page.evaluate(() => window.probe.longestTaskSince()));
      scripts.push((await scriptTime(target)) - before);
    }
    found.another = estimate(times, median);
    found.anotherScript = estimate(scripts, median);
    found.blocks = blocks;
  }
  const list = page.locator('[data-region="list-CDSItems"]');
  if (items + ADDED <= MOST_ITEMS) {
    const times: number[] = [];
    for (let total = items + 1; total <= items + ADDED; total += 1) {
      await page.evaluate((count) => {
        window.probe.await(
          () => document.querySelector('#open-CDSItems')?.textContent?.endsWith(` of ${count}`) ?? false,
        );
      }, total);
      await list.getByRole('button', { name: 'Add item' }).click();
      times.push(await page.evaluate(() => window.probe.painted));
      await page.evaluate(() => window.probe.idle());
    }
    found.add = estimate(times, median);
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

/**
 * A peer, whose items are all mounted; what it adds comes through the library's own way to append. What takes longer
 * than `limit` (milliseconds) ends it and is absent, with what would follow; `fault` says so.
 */
export async function actionsOfPeer(
  target: BenchPage,
  withPaste: boolean,
  limit: number,
): Promise<Actions & { readonly fault?: string }> {
  const found: Actions = {};
  try {
    await withLimit(measurePeer(target, withPaste, found), limit);
    return found;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { ...found, fault: `next item, adding and pasting: ${error.message}` };
  }
}

async function measurePeer({ page, items }: BenchPage, withPaste: boolean, found: Actions): Promise<void> {
  if (items > 1) {
    const times: number[] = [];
    for (let next = 2; next <= Math.min(items, 6); next += 1) {
      times.push(
        await page.evaluate(
          ([text, index]) => {
            const input = [...document.querySelectorAll('input')].find(({ value }) => value === text);
            const go = () => {
              input?.scrollIntoView();
              input?.focus();
            };
            return window.probe.act(
              () => (window.peer?.open ? window.peer.open(index) : go()),
              () => {
                // What is folded takes no focus until it unfolds.
                if (document.activeElement !== input) go();
                return document.activeElement === input;
              },
            );
          },
          [itemText(next), next - 1] as const,
        ),
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
  const times: number[] = [];
  for (let next = items + 1; next <= items + ADDED; next += 1) {
    times.push(await append(next, 1));
    if (times[0]! > SLOW_ADD) break;
  }
  found.add = estimate(times, median);
  if (withPaste) found.paste200 = await append(items + 1 + times.length, PASTED);
}
