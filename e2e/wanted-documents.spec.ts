import { notification } from '../tests/server/notifications.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { keepAtCustoms, sendOnKept } from './pages/kept-at-customs.ts';
import {
  call,
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

/** Customs want documents of this declaration, these in their words, by this day. */
async function want(product: Product, lrn: string, issued: string, says: string, by: string): Promise<void> {
  const information = `<resp:AdditionalInformation><resp:StatementCode>ACA</resp:StatementCode>
    <resp:StatementDescription>${says}</resp:StatementDescription><resp:LimitDateTime>
    <rds:DateTimeString formatCode="304">${by}</rds:DateTimeString></resp:LimitDateTime></resp:AdditionalInformation>`;
  const answer = await fetch(`${product.address}/api/notifications/cds`, {
    method: 'POST',
    headers: { authorization: product.callbackToken },
    body: notification({ code: '06', lrn, issued, errors: information }),
  });
  expect(answer.status).toBe(200);
}

test('each time that customs want documents is a want of its own, named by the next step and done by itself', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const lrn = newLrn('WANTS');
  const declaration = importDeclaration(lrn);
  const { id } = await createDeclaration(product, token, declaration);
  await keepAtCustoms(product, true);
  try {
    await call(product, token, 'POST', '/customs-declarations/send', {
      id,
      data_j: JSON.stringify(declaration),
    });
    await sendOnKept(product, lrn, 1);
    await want(product, lrn, '20991101100000Z', 'Commercial invoice', '20991220120000Z');
    await want(product, lrn, '20991102100000Z', '', '20991210120000Z');
    await signIn(page, product);
    await openDeclaration(page, product, id);
    const next = page.locator('.next-action');
    await expect(next).toContainText('Next: send the documents customs wants. 2 of their requests are open:');
    await expect(next.getByRole('listitem')).toHaveText([
      'Asked for on 02/11/2099 10:00, without saying which. By 10/12/2099 12:00.Mark as done',
      'Commercial invoice, asked for on 01/11/2099 10:00. By 20/12/2099 12:00.Mark as done',
    ]);
    await expect(page.locator('.timeline-entry', { hasText: 'Commercial invoice' })).toHaveCount(1);
    await expectAccessible(page, 'two requests for documents');
    await next.getByRole('button', { name: 'Mark as done: 02/11/2099 10:00' }).press('Enter');
    await expect(next.getByRole('listitem')).toHaveText([/^Commercial invoice, .*By 20\/12\/2099/]);
    await expect(next).toBeFocused();
    await expect(next).not.toContainText('requests are open');
    await page
      .locator('.timeline-entry', { hasText: 'Marked as done by you' })
      .getByRole('button', { name: 'Not done after all' })
      .click();
    await expect(next.getByRole('listitem')).toHaveCount(2);
    for (const name of [/^Mark as done: 02/, 'Mark as done: Commercial invoice'])
      await next.getByRole('button', { name }).click();
    await expect(next).not.toContainText('documents customs wants');
  } finally {
    await keepAtCustoms(product, false);
  }
  expect(faults).toEqual([]);
});
