import { sql } from 'kysely';
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

test('what is older of a long history is shown on demand, by keyboard too', async ({ page, product }) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('OLD')));
  const db = openDatabase(product.databaseUrl);
  await sql`update declaration_history set at = now() - interval '1 year' where declaration_id = ${id}`.execute(
    db,
  );
  await sql`
    insert into declaration_history (declaration_id, revision, user_id, origin, at, patches, inverse, schema_version)
    select ${id}, save, user_id, 'edit', now() - make_interval(hours => 700 - save), '[]', '[]', schema_version
    from declaration_history, generate_series(2, 600) as save where declaration_id = ${id}`.execute(db);
  await sql`update declarations set revision = 600 where id = ${id}`.execute(db);
  await db.destroy();

  await signIn(page, product);
  await openDeclaration(page, product, id);
  const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
  await pane.getByRole('button', { name: 'Show edits' }).click();
  const lines = page.locator('.timeline-entry');
  await expect(lines).toHaveCount(500);
  const older = page.getByRole('button', { name: 'Show older', exact: true });
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
