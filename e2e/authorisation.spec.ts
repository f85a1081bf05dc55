import { answerAs } from './pages/answers.ts';
import { importDeclaration } from './pages/declarations.ts';
import {
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  signIn,
  signInToList,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

/** The authority lets in only what people granted. */
const granted = {
  SIMULATOR_OAUTH: 'on',
  HMRC_CLIENT_ID: 'simulator-client',
  HMRC_CLIENT_SECRET: 'simulator-secret',
};

test('the first sending leads to customs and back, asks once more and is accepted (AUT-061, AUT-062, AUT-066, CUS-013)', async ({
  page,
  browser,
  startOwn,
}) => {
  const product = await startOwn(granted);
  const faults = faultsOf(page);
  const lrn = newLrn('OAUTH');
  const token = await tokenOf(product);
  const data = await createDeclaration(product, token, importDeclaration(lrn, 1));
  await signIn(page, product);
  await openDeclaration(page, product, data.id);

  await test.step('sent without an authorisation: the words, and the way to it', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.getByRole('dialog')).toContainText('You have not authorised Tidewaiter');
    await page.getByRole('button', { name: 'Sign in at HMRC' }).click();
    await expect(page).toHaveURL(/\/oauth\/authorize\?/);
  });

  await test.step('refused there: nothing was sent, and it can be asked again', async () => {
    await page.locator('button[value="deny"]').click();
    await expect(page.getByRole('alert')).toContainText('the request was refused there');
    await page.getByRole('button', { name: 'Authorise again' }).click();
  });

  await test.step('granted: the declaration opens and asks to be sent', async () => {
    await page.locator('button[value="grant"]').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Tidewaiter may send for you' }).first(),
    ).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`/customs-declarations/edit/${data.id}$`));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(lrn);
    await dialog.getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.locator('.timeline')).toContainText('DMSACC');
  });
  expect((await takenMessages(product))[lrn]?.count).toBe(1);

  await test.step('a colleague who cancels is led to customs, and finds the words again', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, product, 'colleague@tidewaiter.example');
    await other.goto(`${product.address}/cds-process?id=${data.id}&provider=HMRC&type=cancel`);
    const words = other.getByLabel('Description', { exact: false });
    await words.fill('Ordered twice by mistake');
    await other.getByLabel('Reason', { exact: false }).selectOption('3');
    await other.locator('button[type=submit]').click();
    await other.getByRole('button', { name: 'Sign in at HMRC' }).click();
    await other.locator('button[value="grant"]').click();
    await expect(other).toHaveURL(/\/cds-process\?/);
    await expect(words).toHaveValue('Ordered twice by mistake');
    await context.close();
  });
  await test.step('what waits for a new authorisation leaves once it is granted, and nobody is asked to send it again', async () => {
    await fetch(`${product.simulatorAddress}/simulator/authority/end`, {
      method: 'POST',
      redirect: 'manual',
    });
    const waiting = await createDeclaration(product, token, importDeclaration(newLrn('WAITS'), 1));
    await openDeclaration(page, product, waiting.id);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.locator('.next-action')).toContainText('Your authorisation to send to HMRC has ended');
    await page.getByRole('button', { name: 'Post it now' }).click();
    await page.getByRole('button', { name: 'Sign in at HMRC' }).click();
    await page.locator('button[value="grant"]').click();
    await expect(page).toHaveURL(new RegExp(`/customs-declarations/edit/${waiting.id}$`));
    await expect(page.locator('.timeline')).toContainText('DMSACC');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  // The refusal for want of an authorisation is a 409, which browsers write to their console.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('the page somebody comes back to shows a spinner, and leaves a second after the token is stored (AUT-061, AUT-062, CUS-019)', async ({
  page,
  product,
}) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('BACK')));
  await signInToList(page, product);
  await page.clock.install();
  let store = () => {};
  const isWanted = new Promise<void>((resolve) => {
    store = resolve;
  });
  await page.route('**/api/hmrc/auth-*', async (route) => {
    await isWanted;
    await answerAs(route, { data: { tokenSaved: true } });
  });
  await page.goto(`${product.address}/hmrc-auth-redirect?provider=HMRC&type=send&code=c&env=CDS&id=${id}`);
  await expect(page.locator('.MuiCircularProgress-root')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  store();
  await expect(page.getByRole('heading', { name: /Tidewaiter may send for you/ })).toBeVisible();
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/\/hmrc-auth-redirect\?/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(new RegExp(`/customs-declarations/edit/${id}$`));
});
