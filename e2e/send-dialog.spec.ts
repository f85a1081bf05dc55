import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

test('the send dialog shows what may be pressed once nothing moves it any more', async ({
  page,
  product,
}) => {
  const declaration = { ...importDeclaration(newLrn('DLG')), gross_mass: '9999' };
  const { id } = await createDeclaration(product, await tokenOf(product), declaration);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/customs-declarations/${id}/ways`, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  answer();
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('button', { name: 'Send to HMRC' })).toBeEnabled();
});

test('a save under the send dialog moves nothing that is about to be pressed', async ({ page, product }) => {
  const { id } = await createDeclaration(
    product,
    await tokenOf(product),
    importDeclaration(newLrn('DLGSAVE')),
  );
  await signIn(page, product);
  await openDeclaration(page, product, id);
  let save = () => {};
  const held = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route(`**/api/customs-declarations/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await page.locator(field('/internal_id')).fill('Typed a moment ago');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send to HMRC' });
  await expect(dialog.getByText('What is not saved yet is saved first.')).toBeVisible();
  await expect(send).toBeEnabled();
  const before = await send.boundingBox();
  save();
  await expect(page.locator('.save-state')).toContainText('Saved');
  expect(await send.boundingBox()).toEqual(before);
});

test('a published rule is passed by who knows better, with a reason that the timeline shows', async ({
  page,
  product,
}) => {
  const { container_flag: _flag, ...declaration } = importDeclaration(newLrn('RULE'));
  const { id } = await createDeclaration(product, await tokenOf(product), declaration);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  const rules = dialog.getByRole('region', { name: '1 published rule stands against it' });
  await expect(rules.getByRole('listitem')).toContainText(/^H1-7\/2 Container.*appendix 21A/);
  const send = dialog.getByRole('button', { name: 'Send to HMRC' });
  await rules.getByRole('checkbox', { name: 'Send it all the same' }).check();
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^Say why customs will take it\./);
  await look(page, 'a rule to be passed');
  await rules.getByRole('textbox', { name: /^Why customs will take it/ }).fill('Not asked since Monday.');
  await expect(dialog.getByText('Say why customs will take it.')).toBeHidden();
  await send.click();
  await expect(page.getByText('Document successfully send.').first()).toBeVisible();
  const sent = page.locator('.timeline-entry', { hasText: 'Sent against 1 published rule:' });
  await expect(sent).toContainText(/H1-7\/2 Container/);
  await expect(sent).toContainText('Because: Not asked since Monday.');
  // Customs took it: the rule is no error of it any more.
  await expect(page.locator('.bar .chip')).toHaveText('Cleared');
  await expect(page.locator('.totals')).not.toContainText('error');
  await look(page, 'a rule passed');
});

test('a send that was wanted before the check answered does not go another way that is chosen meanwhile (CUS-086)', async ({
  page,
  product,
}) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('WAY')));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/customs-declarations/check', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /HMRC, direct/ })).toBeChecked();
  // A press that comes right behind the one that opened the dialog confirms nothing.
  await page.waitForTimeout(700);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('tab', { name: 'TDR' }).click();
  answer();
  await expect(dialog.getByRole('button', { name: 'Send to HMRC, Trader dress rehearsal' })).toBeEnabled();
  await page.waitForTimeout(500);
  await expect(dialog).toBeVisible();
  await expect(page.locator('.timeline-entry')).toHaveCount(0);
});

test('the send dialog says that there are no errors only once it was checked', async ({ page, product }) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('CHK')));
  let refuse = () => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/customs-declarations/check', async (route) => {
    await held;
    await route.abort();
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const facts = page.getByRole('dialog').locator('.send-facts');
  await expect(facts).toContainText('Checking …');
  await expect(facts).not.toContainText('No errors');
  refuse();
  await expect(facts).toContainText('Not checked: the server did not answer');
  await page.unroute('**/customs-declarations/check');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(facts).toContainText(/No errors as \w+/);
});

test('other declarations that say the same are named with how they stand; an archived one is not to be opened', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const lrn = newLrn('SAME');
  const stands = await createDeclaration(product, token, {
    ...importDeclaration(`${lrn}-A`),
    internal_id: 'Stands',
    invoice_number: `A 17 ${lrn}`,
  });
  const own = { ...importDeclaration(lrn), invoice_number: `a17${lrn}` };
  const { id } = await createDeclaration(product, token, own);
  await page.route('**/customs-declarations/check', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    // As one that customs accepted and somebody put away is told.
    body.data.similar.push({
      ...body.data.similar[0],
      id: 0,
      reference: 'Put away',
      archived: true,
      status: 'cleared',
    });
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const similar = page.getByRole('region', { name: '2 other declarations say the same' });
  await expect(similar.getByRole('listitem')).toHaveText([
    'Stands, Draft, same invoice, value and consignee',
    'Put away, Cleared, archived, same invoice, value and consignee',
  ]);
  await expect(similar.getByRole('link')).toHaveText(['Stands']);
  await expect(similar.getByRole('link')).toHaveAttribute('href', new RegExp(`/edit/${stands.id}$`));
});
