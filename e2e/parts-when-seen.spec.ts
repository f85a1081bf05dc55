import type { Page } from 'playwright/test';
import { catalogue } from '../src/generated/catalogue.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { expect, faultsOf, newLrn, test } from './pages/product.ts';
import { lookFor, openAt, press } from './pages/tables.ts';

const list = 'CDSItems';
const row = catalogue.documents['customs-declaration']!.lists[list]!.row;
const lastSection = row.layout.at(-1)!;
const lastField = lastSection.fields.at(-1)!.name;
const region = (section: string) => `[data-region="fields-${section}"]`;

/** All nodes of the document: elements, texts and comments. These numbers may only fall. */
const MOST_NODES = { 1: 1200, 999: 1700 };

async function nodesOf(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
}

/** Everything that was about to be mounted is. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 200)));

/** Fields and tables of the open item, in the order in which this key reaches them, until it leaves the item. */
async function reachedBy(page: Page, key: string): Promise<string[]> {
  const reached = new Set<string>();
  for (let turns = 0; turns < 250; turns += 1) {
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('.open-row')) return undefined;
      const table = focused.closest('[role=grid]')?.closest<HTMLElement>('[data-region]');
      return table?.dataset.region ?? focused.getAttribute('data-path') ?? '';
    });
    if (at === undefined) return [...reached];
    reached.add(at);
    await page.keyboard.press(key);
  }
  throw new Error(`250 times ${key} did not leave the item.`);
}

for (const items of [1, 999] as const) {
  test(`no more of an item is mounted than is near the screen, with ${items} items`, async ({
    page,
    product,
  }) => {
    await openAt(page, product, 'items', { items });
    await expect(page.locator('#open-CDSItems')).toHaveText(`Item 1 of ${items}`);
    await settled(page);
    await expect(page.locator(field(`/${lastField}`))).toHaveCount(0);
    expect(await nodesOf(page)).toBeLessThanOrEqual(MOST_NODES[items]);
    await expectAccessible(page, 'an item of which the end was not seen yet');

    await test.step('scrolled to, the last field is there', async () => {
      await lookFor(page, field(`/${lastField}`));
      await expect(page.locator(field(`/${lastField}`))).toBeInViewport();
      await settled(page);
      await expect(page.locator('.leaf-room, .list-room')).toHaveCount(0);
    });
    await expectAccessible(page, 'an item seen to its end');
  });
}

test('what is not mounted has the room it will take, and nothing moves when it comes', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items', { items: 2 });
  await settled(page);
  const heights = async () =>
    await page
      .locator('.open-row [data-region]')
      .evaluateAll((parts) =>
        parts.map(
          (part) => [part.getAttribute('data-region') ?? '', part.getBoundingClientRect().height] as const,
        ),
      );
  const before = new Map(await heights());
  await lookFor(page, field(`/${lastField}`));
  await settled(page);
  const after = await heights();
  // A head of two lines is a pixel higher than one of one.
  const moved = after.filter(([name, height]) => Math.abs(height - before.get(name)!) > 3);
  expect(moved.map(([name, height]) => `${name}: ${before.get(name)} kept, ${height} taken`)).toEqual([]);

  await test.step('the end of the next item, gone to at once, stays where it is while the rest comes', async () => {
    await page.locator(field(`/${lastField}`)).focus();
    const place = () =>
      page.locator(field(`/${lastField}`)).evaluate((control) => control.getBoundingClientRect().top);
    const top = await place();
    await press(page, 'Alt+PageDown');
    await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 2');
    await expect(page.locator(field(`/${lastField}`))).toBeFocused();
    await settled(page);
    expect(Math.abs((await place()) - top)).toBeLessThanOrEqual(2);
  });
});

test('Tab, F6, find, a problem and the palette reach what is not mounted', async ({ page, product }) => {
  test.slow();
  const faults = faultsOf(page);
  const declaration = importDeclaration(newLrn('SEEN'), 3) as { CDSItems: Record<string, unknown>[] };
  declaration.CDSItems[1]![lastField] = 'quince region';
  await openAt(page, product, 'items', { document: declaration });

  const control = page.locator(field(`/${lastField}`));
  const unseen = async () => {
    await page.locator('#tab-declaration').click();
    await page.locator('#tab-items').click();
    await settled(page);
    await expect(control).toHaveCount(0);
  };

  await test.step('Tab goes through every field and table, mounted or not', async () => {
    await unseen();
    await page.locator('#open-CDSItems').focus();
    const reached = await reachedBy(page, 'Tab');
    const boxes = await page
      .locator('.open-row .field-grid [data-path]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('data-path')));
    expect(boxes.length).toBeGreaterThan(60);
    expect(reached.filter((path) => boxes.includes(path))).toEqual(boxes);
    const lists = await page.locator('.open-row [role=grid]').count();
    expect(reached.filter((path) => path.startsWith('list-'))).toHaveLength(lists);
  });

  await test.step('Shift+Tab into the end of an item of which only the beginning is mounted', async () => {
    await unseen();
    await page.locator('.pane [role=tab]').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
  });

  await test.step('F6 goes into each part', async () => {
    await unseen();
    await page.locator('#open-CDSItems').focus();
    const parts: (string | undefined)[] = [];
    for (let turns = 0; turns < 30 && parts.at(-1) !== `fields-${lastSection.id}`; turns += 1) {
      await page.keyboard.press('F6');
      parts.push(
        await page.evaluate(
          () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region,
        ),
      );
    }
    const wanted = row.layout.flatMap(({ id, fields, lists }) => [
      ...(fields.length > 0 ? [`fields-${id}`] : []),
      ...lists.map((name) => `list-${name}`),
    ]);
    expect(parts.filter((part) => wanted.includes(part!))).toEqual(wanted);
    await expect(page.locator(region(lastSection.id)).locator(':focus')).toHaveCount(1);
  });

  await test.step('find marks it and Escape leads into it', async () => {
    await unseen();
    await press(page, 'Control+f');
    await page.keyboard.type('quince region');
    await expect(page.locator('[data-found]')).toHaveValue('quince region');
    await expect(page.locator('[data-found]')).toBeInViewport();
    await press(page, 'Escape');
    await expect(control).toBeFocused();
    await expect(page.locator('#open-CDSItems')).toHaveText('Item 2 of 3');
  });

  await test.step('the palette leads to it', async () => {
    await unseen();
    const { label } = row.fields[lastField]!;
    await press(page, 'Control+g');
    await page.keyboard.type(label);
    await page
      .getByRole('option', { name: new RegExp(label) })
      .last()
      .click();
    await expect(page.locator(`:focus${field(`/${lastField}`)}`)).toBeInViewport();
  });
  expect(faults).toEqual([]);
});
