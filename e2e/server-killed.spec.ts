import { openDatabase } from '../src/server/storage/database.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

interface Held {
  readonly status: string;
  readonly mrn: string | null;
  readonly document: Record<string, unknown>;
}

test('the server killed while typing: nothing is lost, with and without a reload', async ({
  page,
  product,
}) => {
  test.slow();
  const token = await tokenOf(product);
  const data = await createDeclaration(product, token, importDeclaration(newLrn('KILL')));
  const path = `/customs-declarations/${data.id}`;
  const held = async () => (await call<{ data: Held }>(product, token, 'GET', path)).data.document;
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const reference = page.locator(field('/internal_id'));

  await test.step('typing goes on while the server is away, and is saved when it is back', async () => {
    await reference.fill('');
    await page.keyboard.type('typed bef');
    await product.killServer();
    await page.keyboard.type('ore and after');
    await expect(page.locator('.save-state')).toHaveText(
      'Offline. Kept on this computer, will be saved when the connection is back.',
      { timeout: 20_000 },
    );
    await expect(reference).toHaveValue('typed before and after');
    await product.startServer();
    await expect(page.locator('.save-state')).toHaveText(/^Saved/, { timeout: 20_000 });
    expect((await held()).internal_id).toBe('typed before and after');
  });

  await test.step('killed, and the tab closed as well: the edits are on this computer and saved on return', async () => {
    await product.killServer();
    await page.locator(field('/ref_general')).focus();
    await page.keyboard.type('6GB123-UCR');
    await expect(page.locator('.save-state')).toHaveText(/^Offline/, { timeout: 20_000 });
    await page.goto('about:blank');
    await product.startServer();
    expect((await held()).ref_general).toBeUndefined();
    await openDeclaration(page, product, data.id);
    await expect(
      page.getByText(/Unsaved edits of \d\d:\d\d were on this computer and have been saved/).first(),
    ).toBeVisible();
    await expect(page.locator(field('/ref_general'))).toHaveValue('6GB123-UCR');
    expect((await held()).ref_general).toBe('6GB123-UCR');
  });
});

test('a new declaration that never reached the server is offered back', async ({ page, product }) => {
  test.slow();
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/create`);
  await expect(page.locator(field('/internal_id'))).toBeVisible();
  await product.killServer();
  await page.locator(field('/internal_id')).focus();
  await page.keyboard.type('Never sent');
  await expect(page.locator('.save-state')).toHaveText(/^Offline/, { timeout: 20_000 });
  await page.goto('about:blank');
  await product.startServer();
  await page.goto(`${product.address}/customs-declarations/create`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.locator(field('/internal_id'))).toHaveValue('Never sent');
  await expect(page).toHaveURL(/\/edit\/\d+$/, { timeout: 20_000 });
});

test('the server killed while sending: sent once, never twice', async ({ page, product }) => {
  test.slow();
  const token = await tokenOf(product);
  // This LRN makes the authority take its time, so that the kill falls between our post and its answer.
  const lrn = newLrn('TTSLOW');
  const data = await createDeclaration(product, token, importDeclaration(lrn));
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
  await expect
    .poll(async () => (await takenMessages(product))[lrn]?.count ?? 0, { timeout: 20_000, intervals: [20] })
    .toBe(1);
  await product.killServer();
  const db = openDatabase(product.databaseUrl);
  const killed = await db.selectFrom('outbox').where('lrn', '=', lrn).select('state').execute();
  await db.destroy();
  expect(killed, 'no answer was in when the server died').toEqual([{ state: 'sending' }]);
  await product.startServer();

  // The notification, not a second post, settles what became of it.
  await expect
    .poll(
      async () =>
        (await call<{ data: Held }>(product, token, 'GET', `/customs-declarations/${data.id}`)).data.mrn,
      {
        timeout: 60_000,
      },
    )
    .toMatch(/^2\dGB/);
  expect((await takenMessages(product))[lrn]?.count).toBe(1);
  await expect(page.locator('.bar')).toContainText(/MRN 2\dGB/, { timeout: 30_000 });
  await expect(page.locator('.timeline')).toContainText('DMSACC');
});
