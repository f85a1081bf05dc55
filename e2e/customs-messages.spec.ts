import pg from 'pg';
import { notification } from '../tests/server/notifications.ts';
import { taxNotification } from '../tests/server/tax-notifications.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import {
  call,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';

/** Sends a declaration through the API. */
async function sent(product: Product, document: ReturnType<typeof importDeclaration>): Promise<number> {
  const token = await tokenOf(product);
  const { data } = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    document,
  );
  await call(product, token, 'POST', '/customs-declarations/send', {
    id: data.id,
    data_j: JSON.stringify(document),
  });
  return data.id;
}

test('errors of a rejection are unread until they are opened, and can be unread again (CUS-009, CUS-304, CUS-305)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const declaration = importDeclaration(newLrn('UNREAD'), 1);
  const [item] = declaration.CDSItems as { TaxCDSItems: { payment_method?: string }[] }[];
  delete item?.TaxCDSItems[0]?.payment_method;
  const id = await sent(product, declaration);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const rejection = page.locator('.timeline-entry', { hasText: 'DMSREJ' });
  await expect(rejection).toBeVisible();
  const unread = rejection.getByRole('img', { name: 'Unread' });
  await expect(unread).toHaveCount(2);
  await expectAccessible(page, 'an unread rejection');

  await rejection.getByRole('button', { name: 'Item 1, Tax line 1, Method of payment' }).click();
  await expect(unread).toHaveCount(0);
  await rejection.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(unread).toHaveCount(2);
  await rejection.getByRole('button', { name: 'Mark as read' }).click();
  await expect(unread).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('what customs calculated of 999 items is opened in the timeline, and shown to its end', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const lrn = newLrn('DUTIES');
  const id = await sent(product, importDeclaration(lrn, 1));
  const calculated = await fetch(`${product.address}/api/notifications/cds`, {
    method: 'POST',
    headers: { authorization: product.callbackToken },
    body: taxNotification({ lrn, issued: '20991101100000Z', items: 999, lines: 2 }),
  });
  expect(calculated.status).toBe(200);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const calculation = page.locator('.timeline-entry', { hasText: 'Customs calculated 1998 lines' });
  await calculation.getByText('Customs calculated 1998 lines').click();
  const lines = calculation.getByRole('listitem');
  await expect(lines.first()).toHaveText('Item 1, A00: 66.96 GBP');
  const begun = await lines.count();
  expect(begun).toBeLessThan(50);
  const more = calculation.getByRole('button', { name: /^Show more lines/ });
  await expect(more).toHaveText(`Show more lines (${1998 - begun} left)`);
  await expectAccessible(page, 'a calculation of 999 items');
  await more.press('Enter');
  await expect.poll(() => lines.count()).toBeGreaterThan(begun);
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter');
    await expect(lines).toHaveCount(1998, { timeout: 1000 });
  }).toPass();
  await expect(more).toHaveCount(0);
  await expect(lines.last()).toHaveText('Item 999, B00: 66.96 GBP');
  expect(faults).toEqual([]);
});

test('a message of customs that could not be worked in stands in the timeline, and is read again by its button', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no room for notifications''; end'`);
  await database.query(
    'create trigger refuse before insert on notifications for each row execute function refuse()',
  );
  const id = await sent(product, importDeclaration(newLrn('KEPT'), 1));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const kept = page.locator('.timeline-entry', { hasText: 'A message of customs could not be read' });
  await expect(kept.first()).toBeVisible();
  await expect(kept.first()).toContainText('no room for notifications');
  await expect(kept.first()).toContainText(/Tries so far: \d+\. Next at/);
  await expectAccessible(page, 'a message that could not be read');

  // As after its last try: nobody reads them by itself any more.
  await database.query('drop function refuse() cascade');
  await database.query(`update received_notifications set attempts = 30, next_attempt_at = null
    where state = 'unreadable'`);
  await page.reload();
  await expect(kept.first()).toContainText('It is not tried again by itself.');
  for (let left = await kept.count(); left > 0; left -= 1) {
    await kept.first().getByRole('button', { name: 'Read it again' }).click();
    await expect(kept).toHaveCount(left - 1);
  }
  await expect(page.locator('.timeline')).toContainText('DMSACC');
  await database.end();
  expect(faults).toEqual([]);
});

test('a message of customs of which no declaration is known stands on a page of its own, as it came, and is read again', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const lrn = newLrn('LOST');
  const pushed = await fetch(`${product.address}/api/notifications/cds`, {
    method: 'POST',
    headers: { authorization: product.callbackToken, 'x-conversation-id': lrn },
    body: notification({ code: '01', lrn }),
  });
  expect(pushed.status).toBe(200);
  const id = await sent(product, importDeclaration(newLrn('FOUND'), 1));
  const address = `${product.address}/received-notifications`;
  const row = page.getByRole('row').filter({ hasText: lrn });

  await signInToList(page, product, 'admin@tidewaiter.example');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Customs tools' }).click();
  await page.getByRole('link', { name: 'Customs messages without a place' }).click();
  await expect(row).toContainText(
    `No message of ours has its conversation or MRN, nor alone its LRN: it names LRN ${lrn}.`,
  );
  await expect(row).toContainText('not known');
  await row.getByText('What it says').click();
  await expect(row.locator('pre')).toContainText(`${lrn}</resp:FunctionalReferenceID>`);
  await expectAccessible(page, 'a message of customs without a place');
  await row.getByRole('button', { name: /^Read it again: message of / }).click();
  await expect(page.locator('.toast')).toContainText('It could not be worked in again');

  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  // Tried no more by itself: it would be read before anybody asks for it.
  await database.query(
    `update received_notifications set next_attempt_at = null, conversation_id =
      (select conversation_id from outbox where document_id = $1) where conversation_id = $2`,
    [id, lrn],
  );
  await row.getByRole('button', { name: /^Read it again: message of / }).click();
  await expect(page.locator('.toast')).toContainText('It was read, and stands with its declaration.');
  await expect(row).toHaveCount(0);
  await database.end();

  await signIn(page, product);
  await openDeclaration(page, product, id);
  await expect(page.locator('.timeline')).toContainText(`Answers a message of somebody else, LRN ${lrn}`);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Customs messages without a place' })).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(faults).toEqual([]);
});
