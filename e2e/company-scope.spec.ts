import { importDeclaration } from './pages/declarations.ts';
import { look } from './pages/look.ts';
import {
  call,
  createDeclaration,
  demonstration,
  expect,
  newLrn,
  openDeclaration,
  signInToList,
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

  await signInToList(page, product, demonstration.otherEmail);
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

test('a role that may only read a declaration is offered nothing that changes it, nor to make one (CUS-309)', async ({
  page,
  product,
}) => {
  const office = await tokenOf(product, 'admin@tidewaiter.example');
  const { id } = await createDeclaration(product, office, {
    ...importDeclaration(newLrn('READ')),
    internal_id: 'To be read',
  });
  await signInToList(page, product, 'editor@tidewaiter.example');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (!/\/api\/customs-declarations/.test(request.url())) return;
    if (['PUT', 'PATCH', 'DELETE'].includes(request.method())) changes.push(request.method());
  });
  await openDeclaration(page, product, id);
  const reference = page.locator('input[data-path="/internal_id"]');
  await expect(reference).toHaveValue('To be read');
  await expect(reference).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save data' })).toBeDisabled();
  await look(page, 'only read');
  await page.keyboard.press('Control+i');
  await expect(page.locator('.toast')).toHaveText('Your role does not allow this.');
  await page.getByRole('tab', { name: /^Items/ }).click();
  for (const name of ['Add item', 'Autofill']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await look(page, 'items only read');
  for (const address of ['create', 'import']) {
    await page.goto(`${product.address}/customs-declarations/${address}`);
    await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeFocused();
  }
  expect(changes).toEqual([]);
});
