import type { Locator } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import {
  call,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

test('ENG-090: what the preview lacks is said and asked for again', async ({ page, product }) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('LACK')));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.route('**/assets/contents-of*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Show preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  await expect(preview.getByRole('alert')).toContainText('The server did not answer.');
  await expectAccessible(page, 'a preview that lacks its part');
  await page.unroute('**/assets/contents-of*.js');
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Own reference' })).toBeVisible();
});

test('ENG-090: the preview says in words what is sent and what is not, and leads to the field', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const lrn = newLrn('VIEW');
  const data = await createDeclaration(product, token, {
    ...importDeclaration(lrn, 30),
    representative_number: 'GB123456789000',
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.getByRole('button', { name: 'Show preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  const line = (label: string) => preview.getByRole('listitem').filter({ hasText: label });
  await expect(line('LRN 2/5')).toContainText(lrn);
  await expect(line('Exporter country')).toContainText('US United States');
  await expect(line('Representative EORI')).toContainText('Not sent: hidden by a rule');
  await expect(line('Own reference')).toContainText('Not sent: no part of the message');
  await expect(preview).toContainText('values stay here and are not sent');

  // The lines are windowed: the last ones come with the scroll.
  await preview.getByRole('region', { name: 'What the message holds' }).focus();
  await page.keyboard.press('End');
  await expect(line('FunctionCode')).toContainText('9');
  const lines = await preview.locator('li').evaluateAll((all) =>
    all.map((one) => ({
      place: Number(one.getAttribute('aria-posinset')),
      of: Number(one.getAttribute('aria-setsize')),
      isHeading: one.querySelector('h3, h4') !== null,
    })),
  );
  expect(lines.at(-1)!.place).toBe(lines[0]!.of);
  // One after the other, each once, and no heading that nothing follows.
  expect(lines.map(({ place }) => place - lines[0]!.place)).toEqual(lines.map((_line, index) => index));
  expect(lines.at(-1)!.isHeading).toBe(false);
  await page.keyboard.press('Home');
  await line('Exporter country').getByRole('button').click();
  await expect(page.locator(field('/exporter_country'))).toBeFocused();
});

test('the declaration is printed as PDF by key, palette and with what was typed last (API-041, API-009, CUS-300)', async ({
  page,
  context,
  product,
}) => {
  const token = await tokenOf(product);
  const data = await createDeclaration(product, token, importDeclaration(newLrn('PRINT'), 1));
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.locator(field('/internal_id')).fill('Printed 7');
  const asked = context.waitForEvent('request', (request) => request.url().includes('generate-report'));
  await page.keyboard.press('Control+p');
  const address = (await asked).url();
  expect(new URL(address).search).toMatch(new RegExp(`^\\?id=${data.id}&token=[^&]+$`));
  const { headers } = await fetch(address);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('Printed-7.pdf');

  await page.goto(`${product.address}/customs-declarations/create`);
  await expect(page.locator('#section-panel')).toBeVisible();
  await page.keyboard.press('Control+p');
  const first = page.locator('.toast', { hasText: 'You must first save the document.' });
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('role', 'status');
  await first.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(first).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/customs-declarations\/create$/);
});

test('edits stand in the timeline with who and when; any two revisions are laid side by side', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const document = { ...importDeclaration(newLrn('PAST'), 3), internal_id: 'First words' };
  const data = await createDeclaration(product, token, document);
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await pane.getByRole('button', { name: 'Show edits' }).click();
  await expect(pane.locator('.timeline-entry')).toHaveText([/^Made by you.*1 save, revision 1$/]);

  // Only what was saved is a revision: of one there is nothing to compare.
  await pane.getByRole('button', { name: 'Compare revisions' }).click();
  const dialog = page.getByRole('dialog', { name: /^Revisions of/ });
  await expect(dialog).toContainText('There is one revision only');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.locator(field('/internal_id')).fill('Second words');
  await page.keyboard.press('Control+s');
  await expect(pane.locator('.timeline-entry').first()).toHaveText(/^Edited by you.*1 save, revision 2/);
  await pane.getByRole('button', { name: 'What changed up to revision 2' }).click();
  const table = dialog.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toHaveText(/Own reference.*First words.*Second words/);
  await expect(table.getByRole('columnheader')).toHaveText([/Field/, /^As edited: revision 1/, /revision 2/]);
  await expectAccessible(page, 'two revisions');
  await page.screenshot({ path: 'test-results/revisions.png' });

  // By keyboard: the other way round, and one beside itself.
  await dialog.getByRole('button', { name: 'Swap the two sides' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row').nth(1)).toHaveText(/Second words.*First words/);
  await dialog.getByLabel('beside this').selectOption({ label: await nowOf(dialog) });
  await dialog.getByLabel('This', { exact: true }).selectOption({ label: await nowOf(dialog) });
  await expect(dialog).toContainText('Both are the same.');
  await page.keyboard.press('Escape');

  await page.route('**/revisions', (route) => route.abort());
  await pane.getByRole('button', { name: 'Compare revisions' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/revisions');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(table).toBeVisible();
  // The button that had the focus is gone: the dialog takes it.
  await expect.poll(() => page.evaluate(() => window.document.activeElement?.tagName)).not.toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  type People = { data: readonly { id: number }[] };
  const people = await call<People>(product, token, 'GET', '/document-assignees?keyword=colin');
  const assignee_id = people.data[0]!.id;
  await call(product, token, 'POST', `/customs-declarations/${data.id}/assignee`, { assignee_id });
  await expect(pane.locator('.timeline-entry').first()).toContainText('revision 3');
  await pane.getByRole('button', { name: 'What changed up to revision 3' }).click();
  await expect(table.getByRole('row', { name: /Assignee/ })).toHaveText(/Colin Reach/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/revisions-390.png' });
});

/** What the revision as it is now is called. */
async function nowOf(dialog: Locator): Promise<string> {
  return (await dialog.locator('option', { hasText: /^Now:/ }).first().textContent()) ?? '';
}

test('find goes through the whole document, open or not, and ends at the field', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const document: Record<string, unknown> = {
    ...importDeclaration(newLrn('FIND'), 300),
    representative_number: 'GB998877665544',
  };
  const items = document.CDSItems as Record<string, unknown>[];
  items[250]!.description = 'A very particular quince';
  const data = await createDeclaration(product, token, document);
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  const start = page.locator(field('/internal_id'));
  await start.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('quinces');
  await expect(page.getByRole('search')).toContainText('No match');
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await page.keyboard.press('Control+f');
  const box = page.getByRole('search').getByRole('textbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('quince');
  const bar = page.getByRole('search');
  await expect(bar).toContainText('Match 1 of 1');
  await expect(bar).toContainText('Item 251, Description of goods 6/8: A very particular quince');
  await expect(page.locator('[data-found]')).toHaveValue('A very particular quince');
  await expect(box).toBeFocused();

  await box.fill('new york');
  await expect(bar).toContainText('Match 1 of 1');
  await test.step('no letter moves the screen; a pause or Enter shows the match, the next Enter goes on', async () => {
    await box.fill('quince');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-found]')).toHaveValue('A very particular quince');
    // Both clocks are the page's: the screen stood still for a third of the pause, however slow the machine.
    const stood = await box.evaluate(async (input) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, 'united states');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 200));
      return input.ownerDocument.querySelector('.open-row') !== null;
    });
    expect(stood).toBe(true);
    await expect(bar).toContainText(/Match 1 of 30\d/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.open-row')).toHaveCount(0);
    await expect(page.locator('[data-found]')).toHaveCount(1);
    await expect(box).toBeFocused();
    await bar.getByRole('button', { name: 'Next match' }).click();
    await expect(bar).toContainText(/Match [23] of/);
    await box.fill('');
    await box.fill('united states');
    await expect(page.locator('[data-found]')).toHaveCount(1);
    await page.keyboard.press('F3');
    await expect(bar).toContainText('Match 2 of');
  });
  await page.keyboard.press('Shift+Enter');
  await expect(bar).toContainText('Match 1 of');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(page.locator(field('/exporter_country'))).toBeFocused();
  await expect(page.locator('[data-found]')).toHaveCount(0);

  await test.step('a name or data element is found behind what is held, at a blank field too', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('gross mass');
    await expect(bar).toContainText(/Match 1 of 30\d/);
    await expect(bar).toContainText('Total gross mass, kg 6/5: 3000.00, by its name');
    await expect(page.locator('[data-found]')).toHaveAttribute('data-path', '/gross_mass');
    await box.fill('5/26');
    await expect(bar).toContainText(/5\/26: blank, by its name/);
    await look(page, 'a field found by its data element');
    await page.keyboard.press('Escape');
    await expect(page.locator(field('/presentation_office'))).toBeFocused();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('GB603202734852');
    await page.keyboard.press('Escape');
  });
  const last = page.locator('[data-path]:focus');
  const lastPath = await last.getAttribute('data-path');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('GB998877665544');
  await expect(bar).toContainText('Hidden by a rule: kept here, not shown and not sent');
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-path="${lastPath}"]`)).toBeFocused();
});
