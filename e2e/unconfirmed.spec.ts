import { importDeclaration } from './pages/declarations.ts';
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

    await expect(chip).toHaveText('Cleared', { timeout: 30_000 });
    await expect(chip).not.toHaveAttribute('title');
    expect((await takenMessages(product))[lrn]?.count).toBe(1);
  } finally {
    await delay(0);
  }
});

test('a message that has not left is called so in bar and box, with the reason, and may be given up', async ({
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
  await page.getByRole('button', { name: 'Give it up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(chip).toHaveText('Draft');
  expect((await takenMessages(product))[lrn]).toBeUndefined();
});
