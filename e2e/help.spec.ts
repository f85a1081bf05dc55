import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { call, expect, newLrn, test, tokenOf } from './pages/product.ts';
import { cellsOf, clickCell, openAt, press } from './pages/tables.ts';

test('F1 shows the completion rule of the field and where it was read', async ({ page, product }) => {
  await openAt(page, product, 'transport');
  const help = page.locator('.help');

  await page.locator('[data-path="/location_goods"]').focus();
  await page.keyboard.press('F1');
  await expect(help).toContainText('Data element 5/23: Location of goods');
  await expect(help).toContainText('Where customs can examine the goods');
  await expect(help).toContainText('GBAUWLALONBTW');
  await expect(help).toContainText('A GVMS place needs a pre-lodged type in 1/2');
  await expect(help).toContainText('as copied on 27/05/2026');
  await expect(help.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.gov\.uk\/.*group-5/);

  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page.locator('[data-path="/location_goods"]')).toBeFocused();

  await page.locator('[data-path="/arrival_number"]').focus();
  await page.keyboard.press('F1');
  await expect(help).toContainText('Data element 7/9');
});

test('a help that is kept open moves to the pane and follows the focus; F1 leads to it', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'transport');
  const place = page.locator('[data-path="/location_goods"]');
  await place.focus();
  await press(page, 'F1 F1');
  await page.getByRole('button', { name: 'Keep open' }).focus();
  await press(page, 'Enter');
  await expect(place, 'the focus is back').toBeFocused();
  const kept = page.getByRole('tabpanel', { name: 'Help' });
  await expect(page.locator('.help')).toHaveCount(1);
  await expect(kept).toContainText('Data element 5/23: Location of goods');
  await page.locator('[data-path="/arrival_number"]').focus();
  await expect(kept).toContainText('Data element 7/9');
  await expectAccessible(page, 'a help kept open');
  await page.screenshot({ path: 'test-results/help-kept-1440.png' });
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await place.focus();
  await press(page, 'F1');
  await expect(kept).toContainText('Location of goods');
  await kept.getByRole('button', { name: 'Close this help' }).click();
  await expect(page.getByRole('tab', { name: 'Help' })).toHaveCount(0);
  await expect(place, 'the focus is back in the field').toBeFocused();
  await press(page, 'F1');
  await expect(page.locator('.help-popper')).toContainText('Location of goods');
});

test('a help kept open says why its field is disabled, and no more once somebody else ends that', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'amounts');
  const mass = page.locator('[data-path="/gross_mass"]');
  await mass.focus();
  await press(page, 'F1 F1');
  await page.getByRole('button', { name: 'Keep open' }).focus();
  await press(page, 'Enter');
  await expect(mass).toBeFocused();
  const kept = page.getByRole('tabpanel', { name: 'Help' });
  const why = kept.getByText('Worked out from the items.');
  await expect(why).toBeVisible();
  const patches = [{ op: 'set', path: ['customs_regime'], value: 'export' }];
  await call(product, await tokenOf(product), 'PATCH', `/customs-declarations/${id}`, {
    revision: 1,
    patches,
    client: 'another window',
  });
  await expect(mass).toBeEditable();
  await expect(mass).toBeFocused();
  await expect(why).toHaveCount(0);
});

test('ENG-075: F1 on a country that has a guidance page leads to it and says who names it', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'parties');
  const country = page.locator('[data-path="/exporter_country"]');
  await country.fill('FR');
  await country.press('Enter');
  await page.keyboard.press('F1');
  const help = page.locator('.help');
  const link = help.getByRole('link', { name: 'Guidance page on France' });
  await expect(link).toHaveAttribute(
    'href',
    'https://www.gov.uk/government/publications/exporting-to-france',
  );
  await expect(help).toContainText('Department for International Trade');
  await expect(help).toContainText('as read on 22/11/2026');
  await page.keyboard.press('Escape');
  await country.fill('LU');
  await country.press('Enter');
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: /^Guidance page/ })).toHaveCount(0);
});

test('F1 on the empty last row of a table is the help of that column', async ({ page, product }) => {
  await openAt(page, product, 'items');
  await clickCell(page, 'PackagesCDSItems', 1, 1);
  await press(page, 'F1');
  const help = page.locator('.help');
  await expect(help).toContainText('Number of packages');
  await expect(help).toContainText('How many packages of this type the item has.');
  await expect(help).toContainText('Data element 6/10');
  await press(page, 'Escape');
  await expect(help).toHaveCount(0);
  // Asking adds no row.
  expect(await cellsOf(page, 'PackagesCDSItems')).toHaveLength(1);
});

test.describe('with little room below', () => {
  test.use({ viewport: { width: 1440, height: 640 } });

  test('F1 is whole in sight and never over its field, wherever that stands', async ({ page, product }) => {
    await openAt(page, product, 'transport');
    const help = page.locator('.help');
    const fields = page.locator('#section-panel input[data-path]');
    for (const at of [0, Math.floor((await fields.count()) / 2), (await fields.count()) - 1]) {
      const field = fields.nth(at);
      await field.focus();
      // As low as it can stand.
      await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await page.keyboard.press('F1');
      await expect(help.getByRole('heading', { level: 4 })).toBeVisible();
      await expect(help).toBeInViewport({ ratio: 1 });
      const [over, under] = [(await help.boundingBox())!, (await field.boundingBox())!];
      const isApart =
        over.y >= under.y + under.height ||
        over.y + over.height <= under.y ||
        over.x >= under.x + under.width ||
        over.x + over.width <= under.x;
      expect(isApart, await field.getAttribute('data-path').then(String)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
    }
  });
});

test('a help longer than its room is read to its end by keyboard, and its links are reached', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await openAt(page, product, 'parties');
  const country = page.locator('[data-path="/exporter_country"]');
  await country.fill('FR');
  await country.press('Enter');
  await press(page, 'F1');
  const help = page.locator('.help');
  await expect(help).toContainText('Data element 3/1');
  await expect(country).toBeFocused();
  await press(page, 'F1');
  await expect(help).toBeFocused();
  await press(page, 'End');
  await expect(help.locator('.help-source').last()).toBeInViewport({ ratio: 1 });
  await press(page, 'Tab');
  await expect(help.getByRole('link', { name: 'Guidance page on France' })).toBeFocused();
  await press(page, 'Escape');
  await expect(help).toHaveCount(0);
  await expect(country).toBeFocused();
});

test('F1, and the menu by mouse, say where a value came from; typed over it is typed, taken back it came from there again', async ({
  page,
  product,
}) => {
  const provenances = [
    {
      from: { kind: 'file', name: 'invoice-17.xlsx', sheet: 'Lines', row: 14, more: 2 },
      at: ['/arrival_number'],
    },
    { from: { kind: 'document', id: 1, name: 'LRN123' }, at: ['/location_goods'] },
  ];
  const document = { ...importDeclaration(newLrn('CAME'), 1), provenances };
  await openAt(page, product, 'transport', { document });
  const help = page.locator('.help');
  const place = page.locator('[data-path="/arrival_number"]');
  await place.focus();
  await page.keyboard.press('F1');
  await expect(help).toContainText('Came frominvoice-17.xlsx, sheet Lines, row 14 and 2 more');
  await expectAccessible(page, 'help with where a value came from');
  await page.keyboard.press('Escape');

  await press(page, 'Control+a');
  await page.keyboard.type('LH 4711');
  await page.keyboard.press('F1');
  await expect(help).toContainText('Came fromTyped');
  await page.keyboard.press('Escape');
  await press(page, 'Control+z');
  await page.keyboard.press('F1');
  await expect(help).toContainText('row 14');
  await page.keyboard.press('Escape');

  await page.locator('[data-path="/location_goods"]').click();
  await page.locator('.bar-all').click();
  await page.getByRole('option', { name: /Help of the field/ }).click();
  await expect(help.getByRole('link', { name: 'LRN123' })).toHaveAttribute(
    'href',
    '/customs-declarations/edit/1',
  );
  await page.screenshot({ path: 'test-results/help-came-from-1440.png' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await place.focus();
  await page.keyboard.press('F1');
  await expect(help).toContainText('row 14');
  await page.screenshot({ path: 'test-results/help-came-from-390.png' });
});
