import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';

/** Makes a declaration of two items, opens it, gives its id. */
async function openMade(page: Page, product: Product, change: object = {}): Promise<number> {
  const token = await tokenOf(product);
  const document = { ...importDeclaration(newLrn('ACT'), 2), ...change };
  const data = await createDeclaration(product, token, document);
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  return data.id;
}

test('the palette does every action, says why one is not possible, and leads to section, item, field and declaration', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const otherLrn = newLrn('OTHER');
  await createDeclaration(product, token, importDeclaration(otherLrn));
  await openMade(page, product);
  const palette = page.getByRole('dialog', { name: 'All actions and places' });
  const type = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
  };

  await test.step('a forbidden action is listed with its reason and does nothing', async () => {
    await type('redo');
    await expect(palette.getByRole('option').first()).toHaveText(/Redo.*Nothing to redo.*Ctrl\+Shift\+Z/);
    await page.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a slip of the finger finds what was meant', async () => {
    await type('duplcate');
    await expect(palette.getByRole('option')).toHaveText(/Duplicate the row/);
    await page.keyboard.press('Escape');
  });

  await test.step('section', async () => {
    await type('transport and');
    await page.keyboard.press('Enter');
    await expect(page.locator(field('/location_goods'))).toBeFocused();
  });

  await test.step('item by number, then its field by data element', async () => {
    await type('item 2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeFocused();
    await type('6/8');
    await page.keyboard.press('Enter');
    await expect(page.locator(field('/description'))).toBeFocused();
    await expect(page.locator(field('/description'))).toHaveValue('Shavers, model 2');
  });

  await test.step('item by words, previous item by key, and Ctrl+G for places alone', async () => {
    await type('model 2');
    await expect(palette.getByRole('option').first()).toContainText('Item 2');
    await page.keyboard.press('Escape');
    await expect(page.locator(field('/description'))).toBeFocused();
    await page.keyboard.press('Alt+PageUp');
    await expect(page.locator(field('/description'))).toHaveValue('Shavers, model 1');
    await page.keyboard.press('Control+g');
    await page.keyboard.type('net mass');
    await page.keyboard.press('Enter');
    await expect(page.locator(field('/net_mass'))).toBeFocused();
  });

  await test.step('an action of the table in focus is done there', async () => {
    await page.locator(field('/number_of_packages')).click();
    await type('duplicate the row');
    await page.keyboard.press('Enter');
    await expect(page.locator(field('/number_of_packages'))).toHaveCount(2);
  });

  await test.step('another declaration by its LRN', async () => {
    await type(otherLrn);
    await expect(palette.getByRole('option')).toContainText(otherLrn);
    await page.keyboard.press('Enter');
    await expect(page.locator('.bar')).toContainText(otherLrn);
  });
  expect(faults).toEqual([]);
});

test('the sheet of keys opens with ? outside of fields, with Ctrl+/ anywhere, and ? can be switched off', async ({
  page,
  product,
}) => {
  await openMade(page, product);
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await page.locator('.bar-title').focus();
  await page.keyboard.type('?');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('F8');
  const tables = sheet.getByRole('region', { name: 'In a table of rows' });
  for (const key of ['F2', 'Ctrl+D', 'Shift+Down', 'Ctrl+End', 'Tab', 'Ctrl+;']) {
    await expect(tables.getByText(key, { exact: true })).toBeVisible();
  }
  await sheet.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.locator('.bar-title').focus();
  await page.keyboard.type('?');
  await expect(sheet).toHaveCount(0);
  await page.locator(field('/internal_id')).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect(page.locator(field('/internal_id'))).toHaveValue(/\?$/);
  await page.keyboard.press('Control+/');
  await expect(sheet).toBeVisible();
});

test('undo takes back the refused half-typed entry first, and no older step', async ({ page, product }) => {
  await openMade(page, product);
  const reference = page.locator(field('/internal_id'));
  await reference.fill('Earlier');
  const date = page.locator(field('/acceptance_date'));
  await date.focus();
  await page.keyboard.type('31/2');
  await page.keyboard.press('Control+z');
  await expect(date).toHaveValue('');
  await expect(reference).toHaveValue('Earlier');
  await page.keyboard.press('Control+z');
  await expect(reference).not.toHaveValue('Earlier');
  await page.keyboard.press('Control+Shift+z');
  await expect(reference).toHaveValue('Earlier');
  await page.keyboard.press('Control+z');
  await expect(reference).not.toHaveValue('Earlier');
  await page.keyboard.press('Control+y');
  await expect(reference).toHaveValue('Earlier');
  await page.keyboard.press('Control+i');
  await expect(page.locator('#open-CDSItems')).toBeVisible();
  await expect(page.locator(field('/internal_id'))).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(/^Undone: /);
  await expect(page.locator('body:focus-within')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(reference).not.toHaveValue('Earlier');
  await expect(reference).toBeFocused();
});

test('an item asked for before its section could be fetched is added once it is there, and only once', async ({
  page,
  product,
}) => {
  const data = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('ACT'), 2));
  await signInToList(page, product);
  const held: Route[] = [];
  await page.route('**/assets/lists-*.js', (route) => void held.push(route), { times: 1 });
  await openDeclaration(page, product, data.id);
  await page.locator(field('/internal_id')).focus();
  await page.keyboard.press('Control+i');
  await expect.poll(() => held.length).toBe(1);
  // Longer than a network that is awake takes.
  await page.waitForTimeout(2000);
  await expect(page.locator('#open-CDSItems')).toHaveCount(0);
  await held[0]!.continue();
  await expect(page.locator('#open-CDSItems')).toHaveText('Item 3 of 3');
});

test('what is typed for the palette before it could be fetched is not lost, and Enter does it', async ({
  page,
  product,
}) => {
  const data = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('ACT'), 2));
  await signInToList(page, product);
  const held: Route[] = [];
  await page.route('**/assets/dialogs-*.js', (route) => void held.push(route), { times: 1 });
  await openDeclaration(page, product, data.id);
  const reference = page.locator(field('/internal_id'));
  await reference.focus();
  const before = await reference.inputValue();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Ke');
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole('combobox', { name: 'All actions and places' })).toHaveCount(0);
  await expectAccessible(page, 'the palette on its way');
  await page.keyboard.type('ys');
  await page.keyboard.press('Enter');
  await held[0]!.continue();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reference).toBeFocused();
  await expect(reference).toHaveValue(before);
});

test('Ctrl+S in a dialog saves, and is never left to the browser, which would offer the page as a file', async ({
  page,
  product,
}) => {
  await openMade(page, product);
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => {
      if (event.key === 's') document.body.dataset.left = String(!event.defaultPrevented);
    }),
  );
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await page.keyboard.press('Control+/');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.context().setOffline(true);
  await page.locator(field('/internal_id')).fill('Typed');
  await page.keyboard.press('Control+/');
  await expect(sheet).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Control+s');
  await saved;
  await expect(page.locator('body')).not.toHaveAttribute('data-left', 'true');
  await expect(sheet).toBeVisible();
  await page.context().setOffline(false);
});

test('a code half typed at Ctrl+S is kept with its warning, and saved; a refused one stops the send', async ({
  page,
  product,
}) => {
  const id = await openMade(page, product);
  await page.locator('#tab-amounts').click();
  const terms = page.locator(field('/incoterm_code'));
  await terms.focus();
  await page.keyboard.type('ZZZ');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  await expect(terms).toHaveValue('ZZZ');
  const token = await tokenOf(product);
  const { data } = await call<{ data: { document: { incoterm_code: string } } }>(
    product,
    token,
    'GET',
    `/customs-declarations/${id}`,
  );
  expect(data.document.incoterm_code).toBe('ZZZ');

  await page.locator('#tab-declaration').click();
  await page.locator(field('/acceptance_date')).focus();
  await page.keyboard.type('31/2');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.leaf', { has: page.locator(field('/acceptance_date')) })).toContainText(
    'There is no such day',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ENG-091: sections by key, their first field in focus, and F6 through the parts of the page', async ({
  page,
  product,
}) => {
  await openMade(page, product);
  await page.keyboard.press('Alt+Shift+PageDown');
  await expect(page.locator(field('/declarant_identNo'))).toBeFocused();
  await page.keyboard.press('Alt+Shift+PageUp');
  await expect(page.locator(field('/customs_regime'))).toBeFocused();
  const regions = new Set<string>();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('F6');
    const region = await page.evaluate(() =>
      document.activeElement?.closest('[data-region]')?.getAttribute('data-region'),
    );
    regions.add(String(region));
  }
  for (const region of ['menu', 'bar', 'rail', 'pane']) expect(regions).toContain(region);
});

test('who goes on while a section is being opened is not led back to its first field', async ({
  page,
  product,
}) => {
  await openMade(page, product);
  /** Gives no frame until the returned function is called, as where a machine has much else to do. */
  const holdFrames = async () => {
    await page.evaluate(() => {
      const real = window.requestAnimationFrame;
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => held.push(callback);
      Object.assign(window, {
        giveFrames() {
          window.requestAnimationFrame = real;
          for (const callback of held) callback(performance.now());
          return new Promise((done) => real(() => real(done)));
        },
      });
    });
    return () => page.evaluate(() => (window as unknown as { giveFrames(): Promise<void> }).giveFrames());
  };
  const focused = page.locator(':focus');
  const openParties = async () => {
    await page.locator('#tab-declaration').click();
    const give = await holdFrames();
    await page.keyboard.press('Alt+Shift+PageDown');
    await expect(page.locator('#tab-parties')).toHaveAttribute('aria-selected', 'true');
    return give;
  };

  const give = await openParties();
  await give();
  await expect(focused).toHaveAttribute('data-path', /./);
  const first = await focused.getAttribute('data-path');
  expect(first).toBeTruthy();

  const giveLate = await openParties();
  await expect(page.locator(`[data-path="${first}"]`)).toBeVisible();
  await page.locator(`[data-path="${first}"]`).focus();
  await page.keyboard.press('Tab');
  await expect(focused).not.toHaveAttribute('data-path', first!);
  const gone = await focused.evaluate((element) => element.outerHTML);
  await giveLate();
  expect(await focused.evaluate((element) => element.outerHTML)).toBe(gone);
});
