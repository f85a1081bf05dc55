import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

test('problems of all kinds by section and item, each leading to its field, on screen or not', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const document = importDeclaration(newLrn('PROB'), 2);
  const items = document.CDSItems as Record<string, unknown>[];
  const wrong = {
    ...document,
    currency_1: '4.00',
    exporter_country: 'USA',
    CDSItems: [items[0], { ...items[1], net_mass: 'nine', req_code: undefined }],
  };
  const data = await createDeclaration(product, token, wrong);
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await expect(page).toHaveTitle(/^Ref /);
  await page.locator('.totals-problems').click();
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  const headings = pane.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    /^Errors: Parties/,
    /^Errors: Item 2/,
    /^Warnings: Amounts and delivery/,
  ]);
  await expect(page.locator('#tab-items')).toHaveAccessibleName(/Items.*2 errors/);

  await test.step('a line leads into the second item, which was never open', async () => {
    await pane.getByRole('button', { name: /Net mass/ }).click();
    await expect(page.locator(field('/net_mass'))).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  });

  await test.step('F8 goes on in the order of the list, and the title says that there are errors', async () => {
    await expect(page).toHaveTitle(/^Error: Ref /);
    await page.keyboard.press('F8');
    await expect(page.locator(field('/currency_1'))).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.locator(field('/exporter_country'))).toBeFocused();
  });

  await test.step('two messages on one field are both heard', async () => {
    const told = page.locator('.leaf', { has: page.locator(field('/exporter_country')) });
    await expect(told.locator('.field-problem')).toBeVisible();
  });

  await test.step('F9 recalculates the figure in focus, and undo brings it back', async () => {
    await page.keyboard.press('Shift+F8');
    await expect(page.locator(field('/currency_1'))).toBeFocused();
    await page.keyboard.press('F9');
    await expect(page.locator(field('/currency_1'))).toHaveValue('200.00');
    await page.keyboard.press('Control+z');
    await expect(page.locator(field('/currency_1'))).toHaveValue('4.00');
  });

  await test.step('so do the field and the list', async () => {
    const leaf = page.locator('.leaf', { has: page.locator(field('/currency_1')) });
    await leaf.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.locator(field('/currency_1'))).toHaveValue('200.00');
    await page.keyboard.press('Control+z');
    await pane.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.locator(field('/currency_1'))).toHaveValue('200.00');
    await expect(headings).toHaveCount(2);
  });
});

test('what customs says of no field of ours is listed with its pointer, and what it says twice stands twice', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const data = await createDeclaration(product, token, importDeclaration(newLrn('UNMAP')));
  // The rehearsal authority cannot be made to name an element we lack: its answer is put into the page's mouth.
  await page.route(`**/api/customs-declarations/${data.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { problems: unknown[] } };
    const about = { severity: 'error', source: 'customs', code: 'CDS99999' };
    body.data.problems.push(
      { ...about, path: [], pointer: '42A/99Z/123', message: 'Unknown element' },
      { ...about, path: ['internal_id'], code: 'CDS10001', message: 'The first thing' },
      { ...about, path: ['internal_id'], code: 'CDS10001', message: 'The second thing' },
      { ...about, path: ['ref_general'], code: 'CDS10001', message: 'Another place' },
    );
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await expect(page).toHaveTitle(/^Error: /);
  await page.locator('.totals-problems').click();
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText([
    /^Errors: Whole declaration/,
    /^Errors: Declaration/,
  ]);
  await expect(pane).toContainText('No field of ours: 42A/99Z/123');
  await expect(pane).toContainText('The first thing');
  await expect(pane).toContainText('The second thing');
  const reference = page.locator(field('/internal_id'));
  for (const place of ['/ref_general', '/internal_id', '/internal_id', '/ref_general']) {
    await page.keyboard.press('F8');
    await expect(page.locator(field(place)), 'F8 is held up by nothing said twice').toBeFocused();
  }
  await expect(reference).toHaveAccessibleDescription(/The first thing.*The second thing/s);
  await reference.focus();
  await page.keyboard.press('F1');
  await expect(page.locator('.help')).toContainText('The second thing');
});

test('ENG-058 ENG-059 ENG-060 ENG-061 errors by place stand at their fields and rows, several of one field on lines of their own', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  type Made = { id: number; document: { CDSItems: readonly { uuid: string }[] } };
  const made = await createDeclaration<Made>(product, token, importDeclaration(newLrn('MAP'), 2));
  const second = made.document.CDSItems[1]!.uuid;
  const errors = {
    '/internal_id': ['The first thing.', 'The second thing.'],
    [`/CDSItems/{${second}}/net_mass`]: ['Of the second item.'],
    '': ['Of no field.'],
  };
  await signIn(page, product);
  await page.evaluate((kept) => localStorage.setItem('latest_validation_errors', JSON.stringify(kept)), {
    id: made.id,
    errors,
  });
  await openDeclaration(page, product, made.id);
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText([
    /^Errors: Whole declaration/,
    /^Errors: Declaration/,
    /^Errors: Item 2/,
  ]);
  const reference = page.locator(field('/internal_id'));
  const said = page.locator('.leaf', { has: reference }).locator('.field-problem-text');
  await expect(said).toBeVisible();
  await expect(reference).toHaveAttribute('aria-invalid', 'true');
  await reference.focus();
  await expect(said).toHaveText('The first thing.\nThe second thing.', { useInnerText: true });
  const lines = await said.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(2);

  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  const mass = page.locator(field('/net_mass'));
  await expect(mass).toBeFocused();
  await expect(mass).toHaveAccessibleDescription(/Of the second item\./);
  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
  await expect(mass).not.toHaveAttribute('aria-invalid', 'true');
});

test('ENG-058 what the editor says by itself is not said again because the server refused something for it', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const { transaction_ref: _, ...document } = importDeclaration(newLrn('ONCE'));
  type Made = {
    readonly id: number;
    readonly problems: readonly { readonly path: readonly string[]; readonly message: string }[];
  };
  const made = await createDeclaration<Made>(product, token, document);
  const missing = made.problems.find(({ path }) => path[0] === 'transaction_ref')!;
  await signIn(page, product);
  await page.evaluate((kept) => localStorage.setItem('latest_validation_errors', JSON.stringify(kept)), {
    id: made.id,
    errors: { '/transaction_ref': [missing.message, 'Another thing.'] },
  });
  await openDeclaration(page, product, made.id);
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await expect(pane.getByText('Another thing.')).toHaveCount(1);
  await expect(pane.getByText(missing.message)).toHaveCount(1);
});

test('a figure that came with the document is sent only when the person has seen both values', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const lrn = newLrn('FIGURE');
  const data = await createDeclaration(product, token, {
    ...importDeclaration(lrn),
    currency_1: '4.00',
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Send/ });
  const send = dialog.getByRole('button', { name: 'Send to HMRC' });
  await expect(dialog.getByRole('row', { name: /Total invoiced/ })).toHaveText(/4\.00.*100\.00/);
  await page.waitForTimeout(600);
  await expect(send).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await expect(send).toBeEnabled();
  await dialog.getByRole('checkbox').uncheck();
  await expect(send).toBeDisabled();
  await dialog.getByRole('button', { name: 'Recalculate' }).click();
  await expect(dialog.getByRole('row', { name: /Total invoiced/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');

  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByText('Document successfully send.').first()).toBeVisible();
});

test('what customs says of what is not on the screen leads to what is around it, or says that nothing is there', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  type Row = { uuid: string };
  type Made = { id: number; document: { CDSItems: readonly Row[]; sealNumberItems: readonly Row[] } };
  const made = await createDeclaration<Made>(product, token, {
    ...importDeclaration(newLrn('OFF'), 2),
    sealNumberItems: [{ seal_number: 'S1' }, { seal_number: 'S2' }],
  });
  const item = made.document.CDSItems[1]!.uuid;
  const seal = made.document.sealNumberItems[1]!.uuid;
  await page.route(`**/api/customs-declarations/${made.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { problems: unknown[] } };
    const about = { severity: 'error', source: 'customs', code: 'CDS10001' };
    body.data.problems.push(
      { ...about, path: ['state'], message: 'Of no section' },
      // We declare for ourselves: a rule hides it.
      { ...about, path: ['representative_number'], message: 'Of a hidden field' },
      { ...about, path: ['sealNumberItems', { id: seal }], message: 'Of a row' },
      { ...about, path: ['CDSItems', { id: item }, 'cus_code_1'], message: 'Of a hidden field of an item' },
      { ...about, path: ['CDSItems', { id: item }, 'description'], message: 'Of a field' },
    );
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.locator('.totals-problems').click();
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  const line = (words: string) => pane.locator('.problem', { hasText: words });
  await expect(line('Of no section')).not.toHaveClass(/is-link/);
  await expect(line('Of a hidden field').first()).not.toHaveClass(/is-link/);
  await expect(line('Of a hidden field').first()).toContainText('Hidden by a rule');

  await line('Of a row').click();
  await expect(page.locator(`[data-path="/sealNumberItems/{${seal}}/seal_number"]`)).toBeFocused();
  await line('Of a hidden field of an item').click();
  await expect(page.locator(`[data-path="/CDSItems/{${item}}"]`)).toBeFocused();

  await test.step('who goes on elsewhere meanwhile is not called back', async () => {
    await page.locator('#tab-declaration').click();
    await line('Of a row').click();
    await line('Of a field').click();
    const description = page.locator(`[data-path="/CDSItems/{${item}}/description"]`);
    await expect(description).toBeFocused();
    await page.waitForTimeout(2_500);
    await expect(description).toBeFocused();
  });

  await test.step('F8 goes only to what can be gone to', async () => {
    for (const place of [`/sealNumberItems/{${seal}}/seal_number`, `/CDSItems/{${item}}`]) {
      await page.keyboard.press('F8');
      await expect(page.locator(`[data-path="${place}"]`)).toBeFocused();
    }
  });
});

test('CUS-009: a rejection that points nowhere is gone to in the list of problems, never called none', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const made = await createDeclaration(product, token, importDeclaration(newLrn('TTNOPTR')));
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.keyboard.press('Control+Enter');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.locator('.bar .chip')).toHaveText('Sent / In rejection');
  await page.getByRole('button', { name: 'Go to the first' }).click();
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await expect(pane.getByRole('tab', { name: 'Problems' })).toBeFocused();
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText([/^Errors: Whole declaration/]);
  await expect(pane).toContainText('CDS12062');
  await expect(page.locator('[aria-live=polite]')).toHaveText(/stands at no field on the screen/);
});
