import { expectAccessible } from './pages/accessibility.ts';
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
import { clickCell, goToSection, listRegion } from './pages/tables.ts';

const marked = [
  '<p>Quota <b onclick="window.taken = 1">050094</b> is suspended.</p>',
  '<script>window.taken = 2</script><img src="x" onerror="window.taken = 3">',
  'See <a href="https://www.gov.uk/quota" onmouseover="window.taken = 4">the notice</a>',
  ' or <a href="javascript:window.taken = 5">ask</a>.',
  '<ul><li>Wait</li><li>Take <em>another</em></li></ul>',
].join('');
const words = 'Quota 050094 is suspended.\nSee the notice or ask.\nWait\nTake another';

test('ENG-057 markup in an error of customs: its safe part stands in field, list and help, its words where only words can', async ({
  page,
  product,
}) => {
  const document = importDeclaration(newLrn('HTML')) as { CDSItems: Record<string, unknown>[] };
  document.CDSItems[0]!.PackagesCDSItems = [{ type_of_packages: 'CT', number_of_packages: '3' }];
  const data = await createDeclaration(product, await tokenOf(product), document);
  type Item = { uuid: string; PackagesCDSItems: { uuid: string }[] };
  type Answer = { data: { document: { CDSItems: Item[] }; problems: unknown[] } };
  // What customs may say is put into the page's mouth: the rehearsal authority says nothing of the kind.
  await page.route(`**/api/customs-declarations/${data.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as Answer;
    const about = { severity: 'error', source: 'customs', code: 'CDS40053' };
    const [item] = body.data.document.CDSItems;
    const cell = [
      'CDSItems',
      { id: item!.uuid },
      'PackagesCDSItems',
      { id: item!.PackagesCDSItems[0]!.uuid },
      'number_of_packages',
    ];
    body.data.problems.push(
      { ...about, path: [], pointer: '42A', message: marked },
      { ...about, path: ['transaction_ref'], message: marked },
      { ...about, path: cell, message: marked },
    );
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const frame = page.locator('.field', { has: page.locator(field('/transaction_ref')) });
  const said = frame.locator('.field-problem-text');

  await test.step('under its field: bold and emphasis stay, of two links the one that may be followed', async () => {
    await expect(said.locator('b')).toHaveText('050094');
    await expect(said.locator('em')).toHaveText('another');
    await expect(said.locator('li')).toHaveText(['Wait', /Take/]);
    const link = said.getByRole('link');
    await expect(link).toHaveText('the notice');
    await expect(link).toHaveAttribute('href', 'https://www.gov.uk/quota');
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await said.evaluate((box) => box.getClientRects().length)).toBe(1);
    expect((await said.boundingBox())!.height, 'one line').toBeLessThan(20);
  });

  await test.step('in its tooltip, and read out: the words alone', async () => {
    await expect(frame.locator('.field-problem')).toHaveAttribute('title', words);
    await page.keyboard.press('F8');
    await expect(page.locator(field('/transaction_ref'))).toBeFocused();
    await expect(page.locator('[aria-live=polite]')).toHaveText(
      /^Problem 1 of \d+: Quota 050094 is suspended\./,
    );
    await expect(page.locator('[aria-live=polite]')).not.toContainText('<');
    await expectAccessible(page, 'an error with markup in the field with the focus');
  });

  await test.step('in its help', async () => {
    await page.keyboard.press('F1');
    const help = page.locator('.help');
    await expect(help.locator('.help-problem b')).toHaveText('050094');
    await expect(help.getByRole('link', { name: 'the notice' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('in the list: a link only where the line is not one itself', async () => {
    await page.locator('.totals-problems').click();
    const lines = page.locator('.problem-row');
    await expect(lines.first().getByRole('link', { name: 'the notice' })).toBeVisible();
    const line = lines.filter({ has: page.locator('button.problem') }).first();
    await expect(line.locator('.problem-message b')).toHaveText('050094');
    await expect(line.getByRole('link')).toHaveCount(0);
    await expect(line.locator('.problem-message')).toContainText('See the notice or ask.');
    await expectAccessible(page, 'errors with markup in the list');
  });

  await test.step('in a cell and under its table', async () => {
    await goToSection(page, 'items');
    await clickCell(page, 'PackagesCDSItems', 0, 1);
    const table = listRegion(page, 'PackagesCDSItems');
    await expect(table.locator('.cell-text.is-invalid')).toHaveAttribute('title', words);
    await expect(table.locator('.grid-problem b')).toHaveText('050094');
    await expect(table.locator('.grid-problem a')).toHaveCount(0);
  });

  expect(
    await page.evaluate(() => (window as { taken?: number }).taken),
    'nothing of it ran',
  ).toBeUndefined();
  expect(await page.locator('script:not([src])').count()).toBe(0);
});

test('ENG-057 where the part that draws markup cannot be fetched the plain words stand, and the page with them', async ({
  page,
  product,
}) => {
  const data = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('HTML')));
  await page.route('**/assets/marked-words-*.js', (route) => route.abort());
  await page.route(`**/api/customs-declarations/${data.id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { problems: unknown[] } };
    const about = { severity: 'error', source: 'customs', code: 'CDS40053' };
    body.data.problems.push({ ...about, path: ['transaction_ref'], message: 'Quota <b>050094</b> is gone' });
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const frame = page.locator('.field', { has: page.locator(field('/transaction_ref')) });
  await expect(frame.locator('.field-problem-text')).toHaveText('Quota 050094 is gone');
  await page.locator(field('/internal_id')).fill('STILL HERE');
  await expect(page.locator(field('/internal_id'))).toHaveValue('STILL HERE');
});
