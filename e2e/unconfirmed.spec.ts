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
