import { sql } from 'kysely';
import type { Page, Route } from 'playwright/test';
import { openDatabase } from '../src/server/storage/database.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import {
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

/** A declaration of six hundred saves, each told by itself, with the editor showing the newest of them. */
async function openOldDeclaration(page: Page, product: Product) {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('OLD')));
  const db = openDatabase(product.databaseUrl);
  await sql`update document_history set at = now() - interval '1 year' where document_id = ${id}`.execute(db);
  await sql`
    insert into document_history (document_id, revision, user_id, origin, at, patches, inverse, schema_version)
    select ${id}, save, user_id, 'edit', now() - make_interval(hours => 700 - save), '[]', '[]', schema_version
    from document_history, generate_series(2, 600) as save where document_id = ${id}`.execute(db);
  await sql`update documents set revision = 600 where id = ${id}`.execute(db);
  await db.destroy();

  await signIn(page, product);
  await openDeclaration(page, product, id);
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await pane.getByRole('button', { name: 'Show edits' }).click();
  const lines = page.locator('.timeline-entry');
  await expect(lines).toHaveCount(500);
  return { lines, older: page.getByRole('button', { name: 'Show older', exact: true }) };
}

const olderPage = /\/history\?before=/;

test('what is older of a long history is shown on demand, by keyboard too', async ({ page, product }) => {
  const { lines, older } = await openOldDeclaration(page, product);
  await older.focus();
  await page.screenshot({ path: 'test-results/older-history.png' });
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(600);
  await expect(lines.nth(500)).toBeFocused();
  await expect(lines.last()).toContainText('Made by you');
  await expect(older).toBeHidden();

  await page.getByRole('button', { name: 'Compare revisions' }).click();
  const dialog = page.getByRole('dialog', { name: /^Revisions of/ });
  const choice = dialog.getByLabel('This', { exact: true });
  await expect(choice.locator('option')).toHaveCount(500);
  await look(page, 'older revisions');
  await page.screenshot({ path: 'test-results/older-revisions.png' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.screenshot({ path: 'test-results/older-revisions-390.png' });
  const more = dialog.getByRole('button', { name: 'Show older revisions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(choice.locator('option')).toHaveCount(600);
  await expect(choice).toBeFocused();
  await expect(more).toBeHidden();
});

test('an older page that did not come is asked for again, and a save reads the newest page alone', async ({
  page,
  product,
}) => {
  const { lines, older } = await openOldDeclaration(page, product);
  await page.route(olderPage, (route) => route.abort());
  await older.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toBeVisible();
  await page.unroute(olderPage);
  await older.click();
  await expect(lines).toHaveCount(600);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator(field('/transaction_ref')).fill(newLrn('SAVED'));
  await page.keyboard.press('Tab');
  await expect(lines).toHaveCount(601);
  await expect(lines.last()).toContainText('Made by you');
  expect(asked.filter((url) => url.endsWith('/history'))).toHaveLength(1);
  expect(asked.filter((url) => olderPage.test(url))).toEqual([]);
});

test('an older page that comes late leaves who works elsewhere where they are', async ({ page, product }) => {
  const { lines, older } = await openOldDeclaration(page, product);
  let asked: Route | undefined;
  await page.route(olderPage, (route) => {
    asked = route;
  });
  await older.click();
  await expect.poll(() => asked).toBeDefined();
  const reference = page.locator(field('/transaction_ref'));
  await reference.focus();
  await asked?.continue();
  await expect(lines).toHaveCount(600);
  await expect(reference).toBeFocused();
});
