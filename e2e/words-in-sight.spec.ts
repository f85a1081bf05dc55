import type { Locator } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { expectFocusInSight } from './pages/in-sight.ts';
import { field } from './pages/keyboard.ts';
import { expect, newLrn, openDeclaration, test } from './pages/product.ts';
import { clickCell, listRegion, lookFor, openAt, press } from './pages/tables.ts';

const longMessage =
  'This LRN was sent already with declaration 4711, to which customs has not given an answer yet. Choose another.';

/** True when no line of it is cut off. */
const isWhole = (element: Locator) =>
  element.evaluate(
    (box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1,
  );
const boxOf = async (element: Locator) => (await element.boundingBox())!;

test('a long error has the whole line, and in the field with the focus it is there whole, under the ring, and nothing moves', async ({
  page,
  product,
}) => {
  // Put into the page's mouth: what is tried is the room it has.
  await page.route('**/api/customs-declarations/*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { problems: unknown[] } };
    const about = { severity: 'error', source: 'customs', code: 'CDS10001' };
    body.data.problems.push({ ...about, path: ['transaction_ref'], message: longMessage });
    await route.fulfill({ response: answer, json: body });
  });
  await openAt(page, product, 'declaration');
  const control = page.locator(field('/transaction_ref'));
  const frame = page.locator('.field', { has: control });
  const message = frame.locator('.field-problem');
  const words = frame.locator('.field-problem-text');
  const box = frame.locator('.box');
  const below = page.locator('.leaf', { has: page.locator('.field-label') }).last();

  await expect(message).toBeVisible();
  const room = await boxOf(frame);
  expect((await boxOf(message)).width, 'the counter that is not seen keeps no room').toBeCloseTo(
    room.width,
    0,
  );
  const before = [room, await boxOf(below)];

  await page.keyboard.press('F8');
  await expect(control).toBeFocused();
  expect([await boxOf(frame), await boxOf(below)], 'nothing moves').toEqual(before);
  expect(await isWhole(words)).toBe(true);
  const ringEnds = (await boxOf(box)).y + (await boxOf(box)).height + 1;
  expect((await boxOf(frame.locator('.field-line'))).y).toBeGreaterThanOrEqual(ringEnds);
  const counter = frame.locator('.field-counter');
  await expect(counter).toBeVisible();
  const [said, counted] = [await boxOf(words), await boxOf(counter)];
  expect(said.y + said.height <= counted.y + 1 || said.x + said.width <= counted.x + 1).toBe(true);
  await expectAccessible(page, 'a long error in the field with the focus');
});

test('D-24: a stored value that is too long says by how much in one whole line, in the narrowest field too', async ({
  page,
  product,
}) => {
  const document = importDeclaration(newLrn('OVER')) as { CDSItems: Record<string, unknown>[] };
  Object.assign(document.CDSItems[0]!, {
    itemPriceCurr: 'LONGWRONGENTRY',
    gross_mass: 'no figure at all...',
  });
  await openAt(page, product, 'items', { document });
  for (const [name, counted, reason] of [
    ['itemPriceCurr', '14 of 3 characters', 'At most 3 characters.'],
    ['gross_mass', '19 of 17 characters', 'At most 17 characters.'],
  ] as const) {
    const control = await lookFor(page, field(`/${name}`));
    const frame = page.locator('.open-row .field', { has: control });
    const line = frame.locator('.field-line');
    await expect(frame.locator('.field-counter.is-over')).toHaveText(counted);
    const { x, width } = await boxOf(frame);
    const counter = await boxOf(frame.locator('.field-counter'));
    const icon = await boxOf(frame.locator('.field-problem .field-icon'));
    expect(icon.x, 'the sign stands before it').toBeGreaterThanOrEqual(x - 1);
    expect(icon.x + icon.width).toBeLessThanOrEqual(counter.x);
    expect(counter.x + counter.width).toBeLessThanOrEqual(x + width + 1);
    expect((await boxOf(line)).height).toBeLessThan(20);
    expect((await boxOf(frame.locator('.field-problem-text'))).width, 'nothing half said').toBeLessThan(2);
    await expect(control).toHaveAccessibleDescription(`${reason} ${counted}`);
    await control.focus();
    await expect(frame.locator('.field-problem-text')).toHaveText(reason);
    expect(await isWhole(frame.locator('.field-problem-text'))).toBe(true);
    expect((await boxOf(frame.locator('.field-problem-text'))).width).toBeGreaterThan(40);
    await page.keyboard.press('Tab');
  }
});

test('a description of 512 characters is whole in its box, which grows while it is typed and shrinks when it is taken back', async ({
  page,
  product,
}) => {
  const document = importDeclaration(newLrn('LONG')) as { CDSItems: Record<string, unknown>[] };
  document.CDSItems[0]!.description = 'Parts of ventilation units, '.repeat(18).slice(0, 512);
  await openAt(page, product, 'items', { document });
  const control = page.locator(`.open-row ${field('/description')}`);
  await expect(control).toHaveValue(/^Parts/);
  expect(await isWhole(control)).toBe(true);
  const whole = (await boxOf(control)).height;

  await control.fill('Fans');
  await expect.poll(async () => (await boxOf(control)).height).toBeLessThan(whole / 2);
  await page.keyboard.press('Control+z');
  await expect(control).toHaveValue(/^Parts/);
  await expect.poll(async () => (await boxOf(control)).height).toBe(whole);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Item 1');
  const entry = page.locator('.palette-entry', { hasText: 'Parts of' }).first();
  expect((await boxOf(entry)).height, 'it takes no more than two lines among the actions').toBeLessThan(50);
});

test('the words of the problem of the active cell stand under the table', async ({ page, product }) => {
  const document = importDeclaration(newLrn('CELL')) as { CDSItems: Record<string, unknown>[] };
  document.CDSItems[0]!.PackagesCDSItems = [
    { type_of_packages: 'CT', number_of_packages: 'nine', shipping_mark: 'AB 1' },
  ];
  await openAt(page, product, 'items', { document });
  const table = listRegion(page, 'PackagesCDSItems');
  const line = table.locator('.grid-problem');
  const { height } = await boxOf(table);

  await clickCell(page, 'PackagesCDSItems', 0, 1);
  const problem = (await table.locator('.cell-text.is-invalid').getAttribute('title'))!;
  expect(problem).not.toBe('');
  await expect(line).toHaveText(problem);
  await expect(line).toBeInViewport({ ratio: 1 });
  expect((await boxOf(table)).height, 'its line is always there').toBe(height);
  await expectAccessible(page, 'the words of an active cell');

  await press(page, 'ArrowRight');
  await expect(line).toBeEmpty();
  await press(page, 'ArrowLeft');
  await expect(line).toHaveText(problem);
  await page.locator('#tab-items').focus();
  await expect(line.getByText(problem)).toBeHidden();
});

test('WCAG 2.4.11: where a table goes on below the screen, the line of its problems lies over no cell that is gone to', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  const { CDSItems, ...others } = importDeclaration(newLrn('BELOW')) as {
    CDSItems: Record<string, unknown>[];
  };
  CDSItems[0]!.PackagesCDSItems = Array.from({ length: 14 }, () => ({
    type_of_packages: 'CT',
    number_of_packages: 'nine',
  }));
  await openAt(page, product, 'items', { document: { ...others, CDSItems } });
  const table = listRegion(page, 'PackagesCDSItems');
  await clickCell(page, 'PackagesCDSItems', 0, 1);
  const line = table.locator('.grid-problem > span');
  let sticks = 0;
  for (let row = 0; row < 14; row += 1) {
    await expect(line).toBeInViewport({ ratio: 1 });
    await expectFocusInSight(page, `row ${row + 1}`);
    const [cell, words] = [await boxOf(page.locator('[data-cell]:focus')), await boxOf(line)];
    expect(cell.y + cell.height).toBeLessThanOrEqual(words.y + 1);
    if (words.y - cell.y - cell.height < 12 && row < 13) sticks += 1;
    await press(page, 'ArrowDown');
  }
  expect(sticks, 'at times the line stood at the foot of the screen, right under the cell').toBeGreaterThan(
    0,
  );

  await test.step('and while it is not there a press reaches what is below', async () => {
    await page.locator('#tab-items').focus();
    await expect(line).toBeHidden();
    await table.locator('.grid-row').nth(3).scrollIntoViewIfNeeded();
    const through = await table.locator('.grid-problem').evaluate((strip) => {
      const { left, top } = strip.getBoundingClientRect();
      return !strip.contains(document.elementFromPoint(left + 60, top + 9));
    });
    expect(through).toBe(true);
  });
});

test('a figure the declaration does not hold is not given, and never 0', async ({ page, product }) => {
  const { gross_mass: _, currency_1: __, currency: ___, ...held } = importDeclaration(newLrn('BLANK'));
  const id = await openAt(page, product, 'declaration', { document: held });
  await openDeclaration(page, product, id);
  const figureIn = (place: Locator, name: string) => place.locator('.figure', { hasText: name });
  const totals = page.locator('.totals');
  await expect(figureIn(totals, 'Total packages')).toHaveText('Total packages 2');
  for (const name of ['Total gross mass', 'Total invoiced']) {
    await expect(figureIn(totals, name)).toHaveText(`${name} – not given`);
  }
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(figureIn(dialog, 'Total gross mass')).toHaveText('Total gross mass – not given');
});
