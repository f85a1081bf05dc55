import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  takenMessages,
  test,
  tokenOf,
} from './pages/product.ts';

test('a message nobody confirmed is called so in bar, box and list, until its answer comes', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TTRESET');
  const token = await tokenOf(product);
  const { id } = await createDeclaration(product, token, importDeclaration(lrn));
  // Ten seconds, at the pace of journeys.
  const delay = (seconds: number) =>
    fetch(`${product.simulatorAddress}/simulator/switches`, {
      method: 'POST',
      body: JSON.stringify({ delay: seconds }),
    });
  await delay(200);
  try {
    await signIn(page, product);
    await openDeclaration(page, product, id);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    const chip = page.locator('.bar .chip');
    await expect(chip).toHaveText('Unconfirmed');
    await expect(chip).toHaveAttribute('title', /HMRC did not confirm it/);
    await expect(page.locator('.next-action')).toContainText('awaiting confirmation');

    await expect(chip).toHaveText('Cleared');
    await expect(chip).not.toHaveAttribute('title');
    await expect(page.locator('.timeline')).toContainText('posted: no answer of HMRC came');
    expect((await takenMessages(product))[lrn]?.count).toBe(1);
  } finally {
    await delay(0);
  }
});

test('a message that has not left is called so in bar and box, with the reason, and may be stopped and given up', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TTDOWN');
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(lrn));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
  const chip = page.locator('.bar .chip');
  await expect(chip).toHaveText('Not sent yet');
  const why = /Customs answered 503|HMRC has not answered since/;
  await expect(chip).toHaveAttribute('title', why);
  await expect(page.locator('.next-action')).toContainText('Not sent yet.');
  await expect(page.locator('.next-action')).toContainText(why);
  // It is posted again by itself meanwhile; while it is, nobody decides over it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Stop posting it' }).click({ timeout: 2000 });
    await expect(chip).toHaveText('Unconfirmed', { timeout: 5000 });
  }).toPass();
  await expect(page.locator('.next-action')).toContainText('ask HMRC; then post it again or give it up');
  await page.getByRole('button', { name: 'Give it up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(chip).toHaveText('Draft');
  expect((await takenMessages(product))[lrn]).toBeUndefined();
});

test('faults that customs listed at once: the box and the LRN say which one it keeps, and it may be given up', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TTNOTFAULTS-');
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(lrn));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Send to HMRC' }).click();
  const box = page.locator('.next-action');
  await expect(box).toContainText(`goes under the same LRN ${lrn}`);
  await page.locator(field('/transaction_ref')).fill(`${lrn}-B`);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Send to HMRC' }).click();
  await expect(page.getByText(`Send it again under LRN ${lrn}`).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Timeline/ }).click();
  await box.getByRole('button', { name: 'Give it up' }).click();
  await dialog.getByRole('button', { name: 'Give it up' }).click();
  await expect(page.locator('.bar .chip')).toHaveText('Draft');
  await expect(box.getByRole('button', { name: 'Give it up' })).toHaveCount(0);
});
