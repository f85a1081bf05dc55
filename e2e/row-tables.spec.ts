import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { expect, newLrn, test } from './pages/product.ts';
import { clearRenders, renderedRoots, typeWhileSaving, waitForQuiet, watchRenders } from './pages/renders.ts';
import {
  answer,
  cellsOf,
  clickCell,
  clipboardText,
  goToSection,
  listRegion,
  openAt,
  pasteText,
  press,
  savedDocument,
} from './pages/tables.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const packages = 'PackagesCDSItems';
const containers = 'mainContainerCDSItems';

test('a row table is a spreadsheet: keys, blocks, copy, cut, paste, fill down, Esc, undo, the last row', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const start = [['CT Carton', '2', 'AB 1']];
  await expect.poll(() => cellsOf(page, packages)).toEqual(start);
  const values = async () =>
    (await cellsOf(page, packages)).map(([kind, ...rest]) => [kind?.slice(0, 2), ...rest]);

  await test.step('Tab goes right, Enter down to where the run of Tabs began, the last row leads to a new one', async () => {
    await clickCell(page, packages, 1, 0);
    await page.keyboard.type('BX');
    await press(page, 'Tab');
    await page.keyboard.type('10');
    await press(page, 'Tab');
    await page.keyboard.type('CD');
    await press(page, 'Enter');
    await page.keyboard.type('PK');
    await press(page, 'Tab');
    await page.keyboard.type('20');
    await press(page, 'Enter');
    expect(await values()).toEqual([
      ['CT', '2', 'AB 1'],
      ['BX', '10', 'CD'],
      ['PK', '20', ''],
    ]);
  });

  await test.step('an untouched new row vanishes, and Tab from its last cell leaves the table', async () => {
    await press(page, 'Enter Escape End');
    expect(await values()).toHaveLength(4);
    await press(page, 'Tab');
    await expect.poll(values).toHaveLength(3);
    const isInside = await page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null);
    expect(isInside).toBe(false);
  });

  await test.step('F2 edits at the end, arrows stay in the text, Esc restores', async () => {
    await clickCell(page, packages, 1, 2);
    await press(page, 'F2');
    await page.keyboard.type('X');
    await press(page, 'ArrowLeft');
    await page.keyboard.type('-');
    await expect(page.locator('.cell-editor textarea').first()).toHaveValue('CD-X');
    await press(page, 'Escape');
    expect((await values())[1]).toEqual(['BX', '10', 'CD']);
  });

  await test.step('what is typed in a cell stands when the mouse goes to another one', async () => {
    await clickCell(page, packages, 1, 0);
    await page.keyboard.type('CT');
    await clickCell(page, packages, 0, 1);
    await expect.poll(async () => (await values())[1]).toEqual(['CT', '10', 'CD']);
    await press(page, 'Control+z');
    await expect.poll(async () => (await values())[1]).toEqual(['BX', '10', 'CD']);
  });

  await test.step('a block is selected by Shift and arrows and copied as a spreadsheet takes it', async () => {
    await clickCell(page, packages, 0, 1);
    await press(page, 'Shift+ArrowRight Shift+ArrowDown Control+c');
    await expect(listRegion(page, packages).locator('.is-selected')).toHaveCount(4);
    const copied = async () => (await clipboardText(page)).replaceAll('\r', '');
    await expect.poll(copied).toBe('2\tAB 1\n10\tCD\n');
  });

  await test.step('pasted over the last row it adds one; cut empties; each is one step of undo', async () => {
    await clickCell(page, packages, 2, 1);
    await press(page, 'Control+v');
    expect(await values()).toEqual([
      ['CT', '2', 'AB 1'],
      ['BX', '10', 'CD'],
      ['PK', '2', 'AB 1'],
      ['', '10', 'CD'],
    ]);
    await press(page, 'Control+z');
    expect((await values())[2]).toEqual(['PK', '20', '']);
    expect(await values()).toHaveLength(3);
    await clickCell(page, packages, 0, 0);
    await press(page, 'Shift+End Control+x');
    expect((await values())[0]).toEqual(['', '', '']);
    await press(page, 'Control+z');
    expect((await values())[0]).toEqual(['CT', '2', 'AB 1']);
  });

  await test.step('one copied cell fills a selection; Delete empties it; Ctrl+D fills down', async () => {
    await clickCell(page, packages, 0, 2);
    await press(page, 'Control+c Shift+ArrowDown Shift+ArrowDown Control+v');
    expect((await values()).map((row) => row[2])).toEqual(['AB 1', 'AB 1', 'AB 1']);
    await clickCell(page, packages, 1, 2);
    await press(page, 'Shift+ArrowDown Delete');
    expect((await values()).map((row) => row[2])).toEqual(['AB 1', '', '']);
    await clickCell(page, packages, 0, 1);
    await press(page, 'Control+Shift+ArrowDown');
    await press(page, 'Escape ArrowUp Control+Home');
    await press(page, 'ArrowRight Shift+ArrowRight Shift+ArrowDown Shift+ArrowDown Control+d');
    expect((await values()).map((row) => row.slice(1))).toEqual([
      ['2', 'AB 1'],
      ['2', 'AB 1'],
      ['2', 'AB 1'],
    ]);
    await press(page, 'Control+z');
    expect((await values()).map((row) => row[1])).toEqual(['2', '10', '20']);
  });

  await test.step('the menu of a row duplicates and inserts above; F6 always leaves', async () => {
    await clickCell(page, packages, 1, 1);
    await press(page, 'Shift+ArrowDown Control+Shift+d');
    await expect.poll(values).toHaveLength(5);
    await press(page, 'Control+z');
    await expect.poll(values, 'several are one step of undo').toHaveLength(3);
    await clickCell(page, packages, 1, 1);
    await press(page, 'Control+Shift+d');
    await expect.poll(values).toHaveLength(4);
    await page.getByRole('button', { name: 'Actions for Package 1' }).click();
    await page.getByRole('menuitem', { name: 'Insert above' }).click();
    await expect.poll(async () => (await values())[0]).toEqual(['', '', '']);
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    await press(page, 'F2 F6');
    const here = listRegion(page, packages).locator(':focus');
    await expect(here).toHaveCount(0);
  });
  await expectAccessible(page, 'row tables, filled');
});

test('what a paste leaves out is listed until it is closed, suggestions are applied, a long paste is looked at first', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const report = page.locator('.paste-panel');
  await clickCell(page, packages, 1, 0);

  await test.step('a head is recognised; refused cells are named by row, column, text, reason and what would fit', async () => {
    await pasteText(
      page,
      'Number of packages\tColour\tType of packages\r\n1,200\tred\tCarton\r\nmany\tred\tBX\r\n7\tred\tBX\r\n',
    );
    await expect(report).toContainText('3 cells filled, 3 left out');
    await expect(report).toContainText('there are none of that name here: Colour');
    const rows = report.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toHaveText(/^1Number of packages1,200Digits only\.1200$/);
    await expect(rows.nth(1)).toHaveText(/^1Type of packagesCartonAt most 2 characters\.CT$/);
    await expect(rows.nth(2)).toHaveText(/^2Number of packagesmanyDigits only\.Go to cell/);
  });
  await expectAccessible(page, 'cells left out of a paste');

  await test.step('it stays: in another section and back it is still there', async () => {
    await goToSection(page, 'transport');
    await goToSection(page, 'items');
    await expect(report).toBeVisible();
  });

  await test.step('suggestions are entered as one step; what has none stays', async () => {
    await report.getByRole('button', { name: 'Apply suggestions (2)' }).click();
    expect((await cellsOf(page, packages)).map((row) => row.slice(0, 2))).toEqual([
      ['CT Carton', '2'],
      ['CT Carton', '1200'],
      ['BX Box', ''],
      ['BX Box', '7'],
    ]);
    await expect(report.locator('tbody tr')).toHaveCount(1);
    await report.getByRole('button', { name: 'Go to cell' }).click();
    await expect(page.locator('[data-cell]:focus')).toHaveAttribute('data-path', /number_of_packages$/);
    await report.getByRole('button', { name: 'Close the list of cells left out' }).click();
    await expect(report).toBeHidden();
  });

  await test.step('over 50 rows there is a first look with counts; nothing is applied before', async () => {
    await goToSection(page, 'transport');
    await clickCell(page, containers, 0, 0);
    const long = Array.from({ length: 999 }, (_, at) => `MSCU${String(at).padStart(7, '0')}`);
    await pasteText(page, [...long.slice(0, 60), 'X'.repeat(18)].join('\n'));
    const look = page.getByRole('dialog', { name: 'Paste 61 rows?' });
    await expect(look).toContainText('Rows added60');
    await expect(look).toContainText('Cells left out1');
    await expectAccessible(page, 'first look');
    expect(await cellsOf(page, containers)).toEqual([]);
    await look.getByRole('button', { name: 'Cancel' }).click();
    expect(await cellsOf(page, containers)).toEqual([]);

    await pasteText(page, long.join('\n'));
    await page.getByRole('dialog').getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(listRegion(page, containers).locator('h3')).toContainText('999');
  });

  await test.step('a table of 999 rows mounts no more than it shows, wherever one goes in it', async () => {
    const mounted = () => listRegion(page, containers).locator('.grid-row:not(.grid-head)').count();
    expect(await mounted()).toBeLessThanOrEqual(30);
    await press(page, 'Control+End');
    await expect(page.locator('[data-cell]:focus')).toBeInViewport();
    await press(page, 'ArrowUp');
    await expect(page.locator('[data-cell]:focus')).toHaveText('MSCU0000998');
    expect(await mounted()).toBeLessThanOrEqual(30);
    await page.keyboard.type('TEMU1234567');
    await press(page, 'Enter Control+Home');
    await expect(page.locator('[data-cell]:focus')).toHaveText('MSCU0000000');
    await press(page, 'Control+z Control+z');
    await expect(listRegion(page, containers).locator('h3')).toContainText('0');
    // The row under the focus went with the undo: the focus stays in the table.
    await expect(listRegion(page, containers).locator('[data-cell]:focus')).toHaveCount(1);
  });
});

test('E20: Escape puts back the exact value of a cell in its own row, one that another line was put before too; nothing is changed by it', async ({
  page,
  product,
}) => {
  const id = await openAt(page, product, 'items');
  await clickCell(page, packages, 1, 0);
  await pasteText(page, 'BX\t010\tCD  7\r\nPK\t20\t');
  const start = [
    ['CT', '2', 'AB 1'],
    ['BX', '010', 'CD  7'],
    ['PK', '20', ''],
  ];
  const values = async () =>
    (await cellsOf(page, packages)).map(([kind, ...rest]) => [kind?.slice(0, 2), ...rest]);
  await expect.poll(values).toEqual(start);
  const before = await savedDocument(page, product, id);

  await test.step('typed over, typed at the end, refused, and emptied', async () => {
    await clickCell(page, packages, 1, 1);
    await page.keyboard.type('987');
    await press(page, 'Escape');
    expect(await values()).toEqual(start);
    await press(page, 'ArrowRight F2');
    await page.keyboard.type(' more');
    await press(page, 'Escape');
    expect(await values()).toEqual(start);
    await press(page, 'ArrowLeft');
    await page.keyboard.type('12x');
    await press(page, 'Escape');
    expect(await values()).toEqual(start);
    await press(page, 'F2 Control+a Backspace Escape');
    expect(await values()).toEqual(start);
    expect(await savedDocument(page, product, id)).toEqual(before);
  });

  await test.step('in the empty last line: the row that typing made goes with the focus', async () => {
    await clickCell(page, packages, 3, 1);
    await page.keyboard.type('7');
    await expect.poll(values).toHaveLength(4);
    await press(page, 'Escape');
    await page.locator('.pane').getByRole('tab').first().focus();
    await expect.poll(values).toEqual(start);
  });

  await test.step('what was undone in the cell is not done again after Escape', async () => {
    await clickCell(page, packages, 1, 1);
    await page.keyboard.type('9');
    await press(page, 'Control+z Escape Control+Shift+z');
    await expect.poll(values).toEqual(start);
  });

  await test.step('in a row that has moved on', async () => {
    await page.getByRole('button', { name: 'Actions for Package 1' }).click();
    await page.getByRole('menuitem', { name: 'Insert above' }).click();
    await expect.poll(values).toHaveLength(4);
    await clickCell(page, packages, 2, 1);
    await page.keyboard.type('55');
    await press(page, 'Escape');
    expect((await values()).slice(1)).toEqual(start);
    await press(page, 'Control+z');
    await expect.poll(values).toEqual(start);
    expect(await savedDocument(page, product, id)).toEqual(before);
  });
});

for (const rows of [1, 999]) {
  test(`ENG-094 one accepted keystroke in a cell renders one widget, with ${rows} rows`, async ({
    page,
    product,
  }) => {
    await watchRenders(page);
    const numbers = Array.from({ length: rows }, (_, at) => ({ container_no: `MSCU${at}` }));
    const document = { ...importDeclaration(newLrn('CELL')), [containers]: numbers };
    await openAt(page, product, 'transport', { document });
    await clickCell(page, containers, 0, 0);
    await press(page, 'F2');
    await waitForQuiet(page);
    await typeWhileSaving(page, ['7', '7']);
    await clearRenders(page);
    await page.keyboard.type('8');
    await expect(page.locator('.cell-editor input')).toHaveValue('MSCU0778');
    expect(await renderedRoots(page)).toEqual(['DIV.cell-editor']);
  });
}

for (const [ledger, list, label] of [
  ['CUS-075', containers, 'Container'],
  ['CUS-076', 'sealNumberItems', 'Seal'],
] as const) {
  test(`${ledger} the menu of a row deletes it after asking; the focus goes to the same column of the next row`, async ({
    page,
    product,
  }) => {
    await openAt(page, product, 'transport');
    await clickCell(page, list, 0, 0);
    await pasteText(page, 'ONE\nTWO\nTHREE');
    const rows = async () => (await cellsOf(page, list)).map(([first]) => first);
    expect(await rows()).toEqual(['ONE', 'TWO', 'THREE']);
    const ask = async () => {
      await page.getByRole('button', { name: `Actions for ${label} 2` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await ask();
    await answer(page, `Delete ${label} 2?`, 'Cancel');
    expect(await rows()).toEqual(['ONE', 'TWO', 'THREE']);
    await ask();
    await answer(page, `Delete ${label} 2?`, 'Delete');
    expect(await rows()).toEqual(['ONE', 'THREE']);
    await expect(page.locator('[data-cell]:focus')).toHaveText('THREE');
  });
}

test('a table wider than its place says that columns lie to the right, leads there and only then, and says each choice once', async ({
  page,
  product,
}) => {
  await openAt(page, product, 'items');
  const taxes = listRegion(page, 'TaxCDSItems');
  await clickCell(page, 'TaxCDSItems', 0, 2);
  const more = taxes.getByTitle('More columns to the right');
  const last = taxes.getByRole('columnheader', { name: 'Currency of the total' });
  await expect(more).toBeVisible();
  const isCovered = () =>
    last.evaluate((head) => {
      const { left, right, top, height } = head.getBoundingClientRect();
      return !head.contains(document.elementFromPoint((left + right) / 2, top + height / 2));
    });
  expect(await isCovered()).toBe(true);
  await page.screenshot({ path: 'test-results/more-columns.png' });
  // What stands beside the columns moves none of them by getting the focus.
  const menu = taxes.getByRole('button', { name: /^Actions for .* 1$/ });
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  expect(await isCovered()).toBe(true);
  await clickCell(page, 'TaxCDSItems', 0, 2);
  await more.click();
  await expect.poll(isCovered).toBe(false);
  await expect(more).toHaveCount(0);

  await page.keyboard.press('F2');
  await page.keyboard.type('auto');
  await expect(page.getByRole('option').first()).toHaveText('Automatic: customs calculates');
  await expect(
    page.getByRole('option', { name: 'Automatic: customs calculates', exact: true }),
  ).toBeVisible();
  await press(page, 'Enter Enter');
  await expect
    .poll(async () => (await cellsOf(page, 'TaxCDSItems'))[0]?.[2])
    .toMatch(/^Automatic: customs calculates/);
});

test('fill down is judged like typing: what the gate refuses stays as it was, and is told', async ({
  page,
  product,
}) => {
  const document = importDeclaration(newLrn('FILL'));
  const [item] = document.CDSItems as Record<string, unknown>[];
  item![packages] = [
    { type_of_packages: 'CT', number_of_packages: 'many', shipping_mark: 'AB' },
    { type_of_packages: 'BX', number_of_packages: '3', shipping_mark: 'CD' },
  ];
  await openAt(page, product, 'items', { document });
  await clickCell(page, packages, 0, 1);
  await press(page, 'Shift+ArrowRight Shift+ArrowDown Control+d');
  await expect
    .poll(async () => (await cellsOf(page, packages)).map((row) => row.slice(1)))
    .toEqual([
      [expect.stringContaining('many'), 'AB'],
      ['3', 'AB'],
    ]);
  await expect(page.locator('.toast')).toContainText(
    '1 cell stays as it was. Row 2, Number of packages: Digits only.',
  );
  await press(page, 'Control+z');
  await expect.poll(async () => (await cellsOf(page, packages))[1]?.[2]).toBe('CD');
});
