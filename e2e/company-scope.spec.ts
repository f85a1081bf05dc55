import { importDeclaration } from './pages/declarations.ts';
import {
  call,
  createDeclaration,
  demonstration,
  expect,
  newLrn,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

test('the second company sees nothing of the first: not listed, not found, not told live', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const lrn = newLrn('OURS');
  const data = await createDeclaration<{ id: number; revision: number }>(
    product,
    token,
    importDeclaration(lrn),
  );

  await signIn(page, product, demonstration.otherEmail);
  await page.getByRole('searchbox').fill(lrn);
  await expect(
    page.getByText('No results found. Try different keywords or remove search filters'),
  ).toBeVisible();

  const told: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  await page.goto(`${product.address}/customs-declarations/edit/${data.id}`);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.locator('.toast')).toContainText('Document was not found!');
  await expect.poll(() => told.join('\n')).toContain('authenticated');
  await call(product, token, 'PATCH', `/customs-declarations/${data.id}`, {
    revision: data.revision,
    patches: [{ op: 'set', path: ['internal_id'], value: 'Changed' }],
  });
  await page.waitForTimeout(1000);
  expect(told.join('\n')).not.toContain('"declaration"');
});
