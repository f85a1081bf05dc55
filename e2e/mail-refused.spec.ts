import { openDatabase } from '../src/server/storage/database.ts';
import { importDeclaration } from './pages/declarations.ts';
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

test('SHL-127: a mail that the mail server refused stands in the timeline, with what to do', async ({
  page,
  product,
}) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('MAIL')));
  const db = openDatabase(product.databaseUrl);
  await db
    .insertInto('mails')
    .values({
      kind: 'customs-news',
      address: 'gone@customs.example',
      document_id: id,
      subject: 'Customs accepted it',
      body: '',
      state: 'failed',
    })
    .execute();
  await db.destroy();
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.getByRole('button', { name: 'Show edits' }).click();
  const mail = page
    .locator('.timeline-entry.is-bad')
    .filter({ hasText: 'Mail to gone@customs.example could not be sent' });
  await expect(mail).toContainText('Problem with email! Check it in settings.');
  await look(page, 'a mail refused');
});
