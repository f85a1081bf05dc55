import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { goTo, openSection, tabTo } from './pages/keyboard.ts';
import { expect, faultsOf, newLrn, takenMessages, test } from './pages/product.ts';
import {
  addItem,
  beginDeclaration,
  type Goods,
  sendByKeyboard,
  signInByKeyboard,
  writeHeader,
} from './pages/write-declaration.ts';

const apples: Goods = {
  code: '0808108090',
  description: 'Apples, fresh, Pink Lady',
  packages: ['CT', '120'],
  gross: '1440.25',
  net: '1402.5',
  price: '2480.10',
  payment: ['A', 'A'],
};
const shavers: Goods = {
  code: '8510100000',
  description: 'Shavers with electric motor',
  packages: ['BX', '30'],
  gross: '210',
  net: '190',
  price: '1999.90',
  // Customs wants a method of payment on every tax line; our own rules do not know that.
  payment: ['A', ''],
};

/** Tab until it has the focus. */
async function tabToElement(page: Page, element: Locator): Promise<void> {
  await element.evaluate((node) => node.setAttribute('data-wanted', ''));
  await tabTo(page, '[data-wanted]');
  await element.evaluate((node) => node.removeAttribute('data-wanted'));
}

test('by keyboard alone, a rejected declaration: its errors stand on their fields, F8 goes there, corrected and sent anew it is accepted', async ({
  page,
  product,
}) => {
  test.slow();
  const faults = faultsOf(page);
  const lrn = newLrn('REJ');
  const secondLrn = newLrn('OK');
  const cell = page.locator('[role="gridcell"]:focus');
  const isMethodOfPayment = () =>
    expect(cell).toHaveAttribute('data-path', /\/TaxCDSItems\/\{[^}]+\}\/payment_method$/);

  await test.step('written', async () => {
    await signInByKeyboard(page, product);
    await beginDeclaration(page, lrn, 'Orchard 18');
    await writeHeader(page);
    await openSection(page, 'items');
    await addItem(page, apples);
    await addItem(page, shavers);
    await expect(page.locator('.totals')).toContainText('No problems');
  });

  await test.step('CUS-009: sent and rejected, told live; the timeline leads to the field customs means', async () => {
    await sendByKeyboard(page, lrn);
    await expect(page.locator('.bar .chip')).toHaveText('Sent / In rejection');
    await expect(page).toHaveTitle(/^Error: /);
    const timeline = page.locator('.timeline');
    await expect(timeline).toContainText('DMSREJ');
    await tabToElement(page, timeline.getByRole('button', { name: 'Item 2, Tax line 2, Method of payment' }));
    await page.keyboard.press('Enter');
    await isMethodOfPayment();
  });

  await test.step('F8 opens the item and focuses that field', async () => {
    await openSection(page, 'declaration');
    await page.keyboard.press('F8');
    await isMethodOfPayment();
    await expect(page.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
    await expect(cell.locator('.is-invalid')).toBeVisible();
    await expect(page.locator('#tab-items')).toContainText('1');
  });

  await test.step('the list of problems says what customs mean', async () => {
    await tabTo(page, '.pane-tabs [aria-selected="true"]');
    const problems = page.getByRole('tab', { name: /^Problems/ });
    if ((await problems.getAttribute('aria-selected')) === 'false') await page.keyboard.press('ArrowRight');
    await expect(problems).toBeFocused();
    await expect(problems).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.problem-list')).toContainText('Item 2, Tax line 2, Method of payment');
    await expect(page.locator('.problem-list')).toContainText(/CDS\d+/);
    const explanation = 'One value of the declaration calls for another';
    await expect(page.locator('.problem-explanation')).toContainText(explanation);
  });

  await test.step('F1 explains it beside the field', async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('F1');
    await expect(page.locator('.help')).toContainText(
      'Another value of the declaration makes this one necessary',
    );
    await expect(page.locator('.help')).toContainText('One value of the declaration calls for another');
    await page.screenshot({ path: 'test-results/explained-1440.png' });
    await page.keyboard.press('Escape');
  });

  await test.step('corrected: the error ends with the value it was about', async () => {
    await page.keyboard.press('F8');
    await isMethodOfPayment();
    await page.keyboard.type('A');
    await page.keyboard.press('Tab');
    await expect(page.locator('.problem-list:not(.is-changed)')).toHaveCount(0);
    const changed = page.getByRole('region', { name: /^Changed, not checked yet/ });
    await expect(changed).toContainText('Item 2, Tax line 2, Method of payment');
    await expectAccessible(page, 'what customs have not checked yet');
    await page.screenshot({ path: 'test-results/changed-1440.png' });
    await openSection(page, 'declaration');
    await goTo(page, '/transaction_ref');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(secondLrn);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Data has been saved.').first()).toBeVisible();
    await expect(changed, 'a save checks nothing of customs').toBeVisible();
    await page.reload();
    await tabToElement(page, page.getByRole('tab', { name: /^Timeline/ }));
    await page.keyboard.press('ArrowRight');
    await expect(changed, 'nor does coming back to it').toContainText(
      'Item 2, Tax line 2, Method of payment',
    );
  });

  await test.step('CUS-298: sent anew under a new LRN, which is said, and accepted; the newest answer stands first', async () => {
    await sendByKeyboard(page, secondLrn);
    await expect(page.locator('.bar .chip')).toHaveText('Cleared');
    await expect(page).not.toHaveTitle(/^Error: /);
    await expect(page.getByText('Changed, not checked yet')).toHaveCount(0);
    const taken = await takenMessages(product);
    expect([taken[lrn]?.count, taken[secondLrn]?.count]).toEqual([1, 1]);
    await tabToElement(page, page.getByRole('tab', { name: /^Problems/ }));
    await page.keyboard.press('ArrowLeft');
    const answers = page.locator('.timeline .timeline-title .code');
    await expect(answers.first()).toHaveText('DMSCLE');
    await expect(answers.last()).toHaveText('DMSREJ');
  });

  expect(faults).toEqual([]);
});
