import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  closeApp,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

interface Declaration {
  readonly document: { readonly internal_id?: string; readonly ref_general?: string };
}

test('a creation whose answer got lost is found again, not made twice: with and without a reload', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  /** The documents of all declarations found. */
  const made = async (keyword: string) => {
    const list = `/customs-declarations?keyword=${keyword}`;
    const { data } = await call<{ data: { id: number }[] }>(product, token, 'GET', list);
    const read = ({ id }: { id: number }) =>
      call<{ data: Declaration }>(product, token, 'GET', `/customs-declarations/${id}`);
    return (await Promise.all(data.map(read))).map((found) => found.data.document);
  };
  await signIn(page, product);
  /** The server takes it, and the answer does not come back. */
  const loseAnswers = () =>
    page.route('**/api/customs-declarations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });

  await test.step('what was typed after the lost answer is saved on the one that was made', async () => {
    await loseAnswers();
    await page.goto(`${product.address}/customs-declarations/create`);
    await page.locator(field('/internal_id')).fill('LOST-ONE');
    await expect(page.locator('.save-state')).toHaveText(/^Offline/);
    await page.locator(field('/ref_general')).fill('6GB1-AFTER');
    await page.unroute('**/api/customs-declarations');
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    expect(await made('lost-one')).toMatchObject([{ internal_id: 'LOST-ONE', ref_general: '6GB1-AFTER' }]);
  });

  await test.step('the tab closed meanwhile, and the kept declaration opened again', async () => {
    await loseAnswers();
    await page.goto(`${product.address}/customs-declarations/create`);
    await page.locator(field('/internal_id')).fill('LOST-TWO');
    await expect(page.locator('.save-state')).toHaveText(/^Offline/);
    await page.locator(field('/ref_general')).fill('6GB2-AFTER');
    await page.locator(field('/internal_id')).focus();
    await closeApp(page, product);
    await page.unroute('**/api/customs-declarations');
    await page.goto(`${product.address}/customs-declarations/create`);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.locator(field('/ref_general'))).toHaveValue('6GB2-AFTER');
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    expect(await made('lost-two')).toMatchObject([{ internal_id: 'LOST-TWO', ref_general: '6GB2-AFTER' }]);
  });
});

test('a send that never reached the server can be had again without a reload, one whose answer got lost cannot', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TTROG');
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(lrn));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const bar = page.locator('.bar-actions');
  const send = async () => {
    await bar.getByRole('button', { name: 'Send…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send to HMRC/ })
      .click();
    await expect(page.locator('.toast-words')).toContainText('It may have arrived');
  };
  const path = '**/api/customs-declarations/send';
  await page.route(path, (route) => route.abort('connectionreset'));
  await send();
  await expect(page.locator('.next-action')).toContainText('Next: send it to customs.');
  await expect(bar.getByRole('button', { name: 'Send…' })).toBeEnabled();
  await page.locator('.toast').getByRole('button').click();

  await page.unroute(path);
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send();
  await expect(page.locator('.timeline')).toContainText('DMSROG');
  await expect(bar.getByRole('button', { name: 'Send…' })).toHaveCount(0);
  expect((await takenMessages(product))[lrn]!.count).toBe(1);
});

test('an answer about the declaration that a later one overtook does not bring back what stood before', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TTROG');
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(lrn));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(`**/api/customs-declarations/${id}/notifications`, async (route) => {
    const answer = await route.fetch();
    if (!isHeld && !(await answer.text()).includes('DMSROG')) {
      isHeld = true;
      await isReleased;
    }
    await route.fulfill({ response: answer });
  });
  await page.locator('.bar-actions').getByRole('button', { name: 'Send…' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: /^Send to HMRC/ });
  await send.click();
  const timeline = page.locator('.timeline');
  await expect(timeline).toContainText('DMSROG');
  expect(isHeld).toBe(true);
  const late = page.waitForResponse(`**/api/customs-declarations/${id}/notifications`);
  release();
  await late;
  await page.waitForTimeout(500);
  await expect(timeline).toContainText('DMSROG');
});
