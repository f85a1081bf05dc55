import type { Locator, Page } from 'playwright/test';
import type { Product } from '../tests/support/product.ts';
import { type BuiltProject, projectWithKind } from '../tests/support/project-with-kind.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import { call, expect, faultsOf, signIn, test, tokenOf } from './pages/product.ts';
import { clearRenders, renderedRoots, typeWhileSaving, waitForQuiet, watchRenders } from './pages/renders.ts';
import { answer, goToSection, pasteText, press } from './pages/tables.ts';

// A packing list whose entries stand below each other: it is said in tests/kinds/schemas, and no line of the product names it.

// The project is built once, for all.
test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

let project: BuiltProject;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await projectWithKind();
});
test.afterAll(() => project.remove());

interface Pack {
  readonly uuid: string;
  readonly parentId?: string;
  readonly [field: string]: string | undefined;
}

interface Note {
  readonly id: number;
  readonly revision: number;
  readonly document: { readonly packs?: readonly Pack[] };
}

const pack = (uuid: string, description: string, parentId?: string): Pack => ({
  uuid,
  ...(parentId !== undefined && { parentId }),
  description,
  pieces: '1',
  net_mass: '0.5',
  gross_mass: '0.75',
});

/** Two pallets: on the first a box with a vase and a bowl and an empty crate, on the second nothing. */
const twoPallets = [
  pack('p1', 'Pallet 1'),
  pack('b1', 'Box 1', 'p1'),
  pack('v', 'Vase', 'b1'),
  pack('w', 'Bowl', 'b1'),
  pack('c', 'Crate', 'p1'),
  pack('p2', 'Pallet 2'),
];

/** `count` entries: pallets of four boxes of four parcels. */
const manyPacks = (count: number): readonly Pack[] =>
  Array.from({ length: count }, (_, at) => {
    const [pallet, rest] = [Math.floor(at / 21), at % 21];
    const box = Math.floor((rest - 1) / 5);
    if (rest === 0) return pack(`p${pallet}`, `Pallet ${pallet}`);
    if ((rest - 1) % 5 === 0) return pack(`p${pallet}b${box}`, `Box ${box} of ${pallet}`, `p${pallet}`);
    return pack(`p${pallet}r${rest}`, `Parcel ${rest} of ${pallet}`, `p${pallet}b${box}`);
  });

const calls = '/packing-note-documents';

/** A note with these entries, open at them; gives what the server holds of it. The person is signed in. */
async function openNote(page: Page, product: Product, packs: readonly Pack[]): Promise<() => Promise<Note>> {
  const token = await tokenOf(product);
  const made = await call<{ data: Note }>(product, token, 'POST', calls, { note_number: 'PN-1', packs });
  await page.goto(`${product.address}/notes-of-packing/edit/${made.data.id}`);
  await goToSection(page, 'packs');
  await expect(tree(page)).toBeVisible();
  return async () => (await call<{ data: Note }>(product, token, 'GET', `${calls}/${made.data.id}`)).data;
}

const tree = (page: Page): Locator => page.getByRole('treegrid', { name: /^Packing list/ });
const row = (page: Page, id: string): Locator => tree(page).locator(`[data-row="${id}"]`);

/** The rows in sight: as many dots as there are rows above, and the name. */
async function shape(page: Page): Promise<readonly string[]> {
  const rows = await tree(page)
    .locator('[data-row]')
    .evaluateAll((found) =>
      found
        .map((one) => ({
          top: one.getBoundingClientRect().top,
          words: `${'.'.repeat(Number(one.getAttribute('aria-level')) - 1)}${one.querySelector('.nested-cell')?.textContent}`,
        }))
        .sort((one, other) => one.top - other.top)
        .map(({ words }) => words),
    );
  return rows;
}

const whole = ['Pallet 1', '.Box 1', '..Vase', '..Bowl', '.Crate', 'Pallet 2'];

/** Figures of a row as the table shows them: pieces, all pieces, net, all net, gross, all gross. */
const figures = (page: Page, id: string) => row(page, id).locator('.nested-cell.is-number').allTextContents();

test('a packing list is a tree by keyboard: folded, moved, indented, copied, removed, taken back', async ({
  page,
  startOwn,
}) => {
  test.slow();
  const product = await startOwn({}, project);
  const faults = faultsOf(page);
  await signIn(page, product);
  const saved = await openNote(page, product, twoPallets);
  expect(await shape(page)).toEqual(whole);
  await look(page, 'a tree');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row(page, 'p2')).toBeVisible();
  await expectAccessible(page, 'a tree on a phone');
  await row(page, 'b1').click();
  await expect(page.locator('.open-row')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await row(page, 'b1').click();
  await expect(row(page, 'b1')).toBeFocused();
  for (const [name, value] of Object.entries({ level: '2', posinset: '1', setsize: '2', expanded: 'true' }))
    await expect(row(page, 'b1')).toHaveAttribute(`aria-${name}`, value);
  await expect(row(page, 'v')).not.toHaveAttribute('aria-expanded');

  // Left closes, then goes out; Right opens, then goes in.
  await press(page, 'ArrowLeft');
  await expect(row(page, 'b1')).toHaveAttribute('aria-expanded', 'false');
  expect(await shape(page)).toEqual(['Pallet 1', '.Box 1', '.Crate', 'Pallet 2']);
  await press(page, 'ArrowLeft');
  await expect(row(page, 'p1')).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(row(page, 'b1')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(row(page, 'c')).toBeFocused();
  // What is folded stays so in another section, by its row.
  await goToSection(page, 'note');
  await goToSection(page, 'packs');
  expect(await shape(page)).toEqual(['Pallet 1', '.Box 1', '.Crate', 'Pallet 2']);
  await row(page, 'c').click();

  // Up among its siblings; a step at a limit says why it does not go.
  await press(page, 'Alt+Shift+ArrowUp');
  expect(await shape(page)).toEqual(['Pallet 1', '.Crate', '.Box 1', 'Pallet 2']);
  await expect(
    page.getByRole('status').filter({ hasText: 'Crate moved to Pallet 1, row 1 of 2' }),
  ).toHaveCount(1);
  await press(page, 'Alt+Shift+ArrowUp');
  await expect(page.getByText('This is the first here: move it out to go further up').first()).toBeVisible();
  // Into the one above, which unfolds for it; out again.
  await press(page, 'Alt+Shift+ArrowDown');
  await press(page, 'Alt+Shift+ArrowRight');
  expect(await shape(page)).toEqual(['Pallet 1', '.Box 1', '..Vase', '..Bowl', '..Crate', 'Pallet 2']);
  await expect(row(page, 'c')).toBeFocused();
  expect(await figures(page, 'b1')).toEqual(['1', '4', '0.5', '2', '0.75', '3']);
  await press(page, 'Alt+Shift+ArrowLeft');
  expect(await shape(page)).toEqual(whole);
  expect(await figures(page, 'b1')).toEqual(['1', '3', '0.5', '1.5', '0.75', '2.25']);

  // A copy has all below it, and the key that undoes takes it back whole.
  await row(page, 'b1').click();
  await press(page, 'Control+Shift+d');
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Box 1', '..Vase', '..Bowl', '.Box 1', '..Vase', '..Bowl', '.Crate', 'Pallet 2']);
  expect(await figures(page, 'p1')).toEqual(['1', '8', '0.5', '4', '0.75', '6']);
  await press(page, 'Control+z');
  await expect.poll(() => shape(page)).toEqual(whole);

  // Cut here and pasted there; not into itself.
  await row(page, 'b1').click();
  await press(page, 'Control+x');
  await row(page, 'v').click();
  await press(page, 'Control+v');
  await expect(page.getByText('Box 1 cannot stand in itself').first()).toBeVisible();
  await row(page, 'p2').click();
  await press(page, 'Control+v');
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Crate', 'Pallet 2', '.Box 1', '..Vase', '..Bowl']);
  await press(page, 'Control+z');
  await expect.poll(() => shape(page)).toEqual(whole);

  // Removed with what stands below: how many go is asked, and one step brings them back.
  await row(page, 'p1').click();
  await press(page, 'Control+Delete');
  await answer(page, 'Delete 5 entries? 4 rows below go too.', 'Delete');
  await expect.poll(() => shape(page)).toEqual(['Pallet 2']);
  await expect(row(page, 'p2')).toBeFocused();
  await press(page, 'Control+z');
  await expect.poll(() => shape(page)).toEqual(whole);

  // A figure typed in the open row is summed up above it.
  await row(page, 'v').click();
  await press(page, 'Enter');
  await page.locator(field('/net_mass')).fill('2.125');
  await expect.poll(() => figures(page, 'v')).toEqual(['1', '1', '2.125', '2.125', '0.75', '0.75']);
  expect(await figures(page, 'b1')).toEqual(['1', '3', '0.5', '3.125', '0.75', '2.25']);
  expect(await figures(page, 'p1')).toEqual(['1', '5', '0.5', '4.125', '0.75', '3.75']);
  expect(await figures(page, 'p2')).toEqual(['1', '1', '0.5', '0.5', '0.75', '0.75']);
  const sums = tree(page).getByRole('row', { name: 'In all' });
  await expect(sums.locator('.is-number')).toHaveText(['6', '4.625', '4.5']);

  // A new row and pasted ones stand beside the open one.
  await press(page, 'Control+i');
  await page.keyboard.type('Jug');
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Box 1', '..Vase', '..Jug', '..Bowl', '.Crate', 'Pallet 2']);
  await row(page, 'c').click();
  await pasteText(page, 'Chest\t3\nTrunk\t4');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paste/ })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Box 1', '..Vase', '..Jug', '..Bowl', '.Crate', '.Chest', '.Trunk', 'Pallet 2']);
  expect((await figures(page, 'p1'))[1]).toBe('12');

  await press(page, 'Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  const { packs = [] } = (await saved()).document;
  const kept = (description: string) => packs.find((one) => one.description === description);
  expect(kept('Trunk')).toMatchObject({ parentId: 'p1', pieces: '4', all_pieces: '4' });
  expect(kept('Pallet 1')).toMatchObject({ all_pieces: '12', all_net_mass: '4.125' });

  // The keys stand in the sheet.
  await press(page, 'Control+/');
  await expect(page.getByRole('dialog')).toContainText('Move it into the row above, out of it');
  await press(page, 'Escape');
  expect(faults).toEqual([]);
});

test('a packing list is moved by the mouse: into, before and behind, never into itself, and by two people at once', async ({
  page,
  startOwn,
}) => {
  test.slow();
  const product = await startOwn({}, project);
  const faults = faultsOf(page);
  await signIn(page, product);
  await openNote(page, product, twoPallets);

  /** Drags a row over another one: to the upper part, the middle or the lower part of it. */
  const drag = async (id: string, over: string, part: number) => {
    const from = (await row(page, id).boundingBox())!;
    const to = (await row(page, over).boundingBox())!;
    await page.mouse.move(from.x + 200, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 210, to.y + to.height * part, { steps: 4 });
    await page.mouse.move(to.x + 212, to.y + to.height * part);
  };
  const mark = tree(page).locator('.tree-drop');

  await drag('w', 'p2', 0.5);
  await expect(mark).toHaveText('Bowl would stand in Pallet 2');
  await page.mouse.up();
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Box 1', '..Vase', '.Crate', 'Pallet 2', '.Bowl']);
  await expect(mark).toHaveCount(0);

  await drag('c', 'b1', 0.1);
  await expect(mark).toHaveText('Crate would stand here');
  await page.mouse.up();
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Crate', '.Box 1', '..Vase', 'Pallet 2', '.Bowl']);

  await drag('b1', 'w', 0.9);
  await page.mouse.up();
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Crate', 'Pallet 2', '.Bowl', '.Box 1', '..Vase']);

  await drag('p2', 'v', 0.5);
  await expect(mark).toHaveText('Pallet 2 cannot stand in itself');
  await page.mouse.up();
  await expect(mark).toHaveCount(0);
  expect(await shape(page)).toEqual(['Pallet 1', '.Crate', 'Pallet 2', '.Bowl', '.Box 1', '..Vase']);

  // The arrow before the name folds, and the buttons over chosen rows move them.
  await row(page, 'b1').getByTitle('Close').click();
  expect(await shape(page)).toEqual(['Pallet 1', '.Crate', 'Pallet 2', '.Bowl', '.Box 1']);
  await page.getByRole('checkbox', { name: 'Select Entry 2' }).check();
  await page.getByRole('button', { name: 'Move out' }).click();
  await expect.poll(() => shape(page)).toEqual(['Pallet 1', 'Crate', 'Pallet 2', '.Bowl', '.Box 1']);
  expect(faults).toEqual([]);

  // Somebody else moves entries of another note at the same time: both moves are there, and none puts an entry below itself.
  const token = await tokenOf(product);
  const saved = await openNote(page, product, twoPallets);
  const before = await saved();
  const move = (id: string, parent: string, client: string) =>
    call<{ data: Note }>(product, token, 'PATCH', `${calls}/${before.id}`, {
      revision: before.revision,
      patches: [{ op: 'set', path: ['packs', { id }, 'parentId'], value: parent }],
      client,
    });
  await move('b1', 'p2', 'somebody');
  await expect
    .poll(() => shape(page))
    .toEqual(['Pallet 1', '.Crate', 'Pallet 2', '.Box 1', '..Vase', '..Bowl']);
  expect(await figures(page, 'p2')).toEqual(['1', '4', '0.5', '2', '0.75', '3']);
  // Here Pallet 2 goes into Pallet 1; there, from the same revision, Pallet 1 goes into Pallet 2.
  await row(page, 'p2').click();
  await press(page, 'Alt+Shift+ArrowRight');
  await expect.poll(() => shape(page)).toContain('.Pallet 2');
  await expect
    .poll(async () => (await saved()).document.packs?.find(({ uuid }) => uuid === 'p2')?.parentId)
    .toBe('p1');
  await expect(move('p1', 'p2', 'somebody')).rejects.toThrow('409');
  const { packs = [] } = (await saved()).document;
  expect(packs.map(({ uuid }) => uuid).sort()).toEqual(['b1', 'c', 'p1', 'p2', 'v', 'w']);
  const above = (id: string) => packs.find(({ uuid }) => uuid === id)?.parentId;
  expect(['p1', 'p2', 'b1', 'v'].map(above)).toEqual([undefined, 'p1', 'p2', 'b1']);
});

test('fifty levels below each other keep their names, and rows that stand nowhere are shown and told', async ({
  page,
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const faults = faultsOf(page);
  await signIn(page, product);
  const chain = Array.from({ length: 50 }, (_, at) =>
    pack(`c${at}`, `Crate ${at}`, at === 0 ? undefined : `c${at - 1}`),
  );
  const loose = [
    pack('self', 'Own', 'self'),
    pack('r1', 'Ring 1', 'r2'),
    pack('r2', 'Ring 2', 'r1'),
    pack('o', 'Lost', 'gone'),
  ];
  await openNote(page, product, [...chain, ...loose]);
  await expect(page.getByRole('button', { name: /3 errors, 1 warning/ })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (let at = 49; at >= 0; at -= 7) {
      const name = row(page, `c${at}`).getByText(`Crate ${at}`, { exact: true });
      await tree(page).evaluate((grid, top) => grid.scrollTo({ top }), at * 44);
      await name.scrollIntoViewIfNeeded();
      const [cell, box] = [await name.locator('..').boundingBox(), await name.boundingBox()];
      expect(box!.width, `Crate ${at} at ${width}`).toBeGreaterThan(40);
      expect(box!.x + box!.width).toBeLessThanOrEqual(cell!.x + cell!.width);
    }
    // Nothing is cut at the right.
    const isCut = await tree(page).evaluate((grid) => grid.scrollWidth > grid.clientWidth);
    expect(isCut, `the table is wider than ${width}`).toBe(false);
    await tree(page).evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }));
    for (const { uuid } of loose) await expect(row(page, uuid)).toHaveAttribute('aria-level', '1');
  }
  await expectAccessible(page, 'a deep tree on a phone');
  expect(faults).toEqual([]);
});

test('another program that leaves the sums out has them made, one that states others is told', async ({
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const token = await tokenOf(product);
  const send = async (method: string, path: string, packs: readonly Pack[]) =>
    (await call<{ data: Note }>(product, token, method, `${calls}${path}`, { packs })).data;
  const sumsOf = ({ document: { packs = [] } }: Note) =>
    Object.fromEntries(packs.map(({ uuid, all_pieces, all_net_mass }) => [uuid, [all_pieces, all_net_mass]]));
  const whole = { p1: ['5', '2.5'], b1: ['3', '1.5'], v: ['1', '0.5'], w: ['1', '0.5'], c: ['1', '0.5'] };

  const made = await send('POST', '', twoPallets);
  expect(sumsOf(made)).toMatchObject(whole);
  expect(sumsOf(await send('PUT', `/${made.id}`, twoPallets))).toMatchObject(whole);

  const stating = twoPallets.map((one) => (one.uuid === 'b1' ? { ...one, all_pieces: '99' } : one));
  const told = await send('POST', '', stating);
  expect(sumsOf(told)).toMatchObject({ ...whole, b1: ['99', '1.5'] });
  expect((told as Note & { problems: unknown }).problems).toEqual([
    expect.objectContaining({ path: ['packs', { id: 'b1' }, 'all_pieces'], computed: '3', value: '99' }),
  ]);
});

test('a keystroke renders its field, the figure and the sums above it alone, with 10 entries as with 1,000', async ({
  page,
  startOwn,
}) => {
  test.slow();
  const product = await startOwn({}, project);
  await watchRenders(page);
  await signIn(page, product);
  for (const count of [10, 1000]) {
    await openNote(page, product, manyPacks(count));
    // Windowed: no more rows are there than are seen and a few more.
    expect(await tree(page).locator('[data-row]').count()).toBeLessThan(30);
    // With its head and what all hold.
    await expect(tree(page)).toHaveAttribute('aria-rowcount', String(count + 2));
    await row(page, 'p0r2').click();
    await press(page, 'Enter');
    const net = page.locator(field('/net_mass'));
    await net.focus();
    await waitForQuiet(page);
    await typeWhileSaving(page, ['1', '2']);
    await clearRenders(page);
    await page.keyboard.type('3');
    await expect(net).toHaveValue('0.5123');
    // In the table its figure and the sum of it, the box's, the pallet's and that of all; in the open row both fields.
    const cell = 'DIV.nested-cell is-number';
    expect(await renderedRoots(page), 'topmost components that rendered').toEqual([
      ...[cell, cell, cell, cell, cell],
      ...['DIV.field', 'DIV.field'],
    ]);
  }
});
