import { look } from './pages/look.ts';
import { demonstration, expect, faultsOf, signIn, test } from './pages/product.ts';

const words = 'At least 12 characters. The longer, the better.';

test('where twelve characters are asked for every form of a new password says so and takes no fewer (AUT-046)', async ({
  page,
  startOwn,
}) => {
  const product = await startOwn({ PASSWORD_MINIMUM: '12' });
  const faults = faultsOf(page);
  const field = (name: string) => page.locator(`input[data-path="/${name}"]`);

  await test.step('before the sign-in', async () => {
    await page.goto(`${product.address}/register`);
    await expect(field('password')).toHaveAccessibleDescription(words);
    await look(page, 'register-long-password');
    await page.goto(`${product.address}/change/a-code`);
    await expect(field('password')).toHaveAccessibleDescription(words);
    await field('password').fill('eleven char');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('At least 12 characters.', { exact: true })).toBeVisible();
  });

  await signIn(page, product);

  await test.step('security: the button waits for twelve, and for six of the present one', async () => {
    await page.goto(`${product.address}/security`);
    const change = page.getByRole('button', { name: 'Change password' });
    await expect(field('newPassword')).toHaveAccessibleDescription(words);
    await field('currentPassword').fill(demonstration.password.slice(0, 6));
    await field('newPassword').fill('eleven char');
    await expect(change).toBeDisabled();
    await field('newPassword').fill('twelve chars');
    await expect(change).toBeEnabled();
    await look(page, 'security-long-password');
  });

  await test.step('profile', async () => {
    await page.goto(`${product.address}/profile`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(field('password')).toHaveAccessibleDescription(words);
  });
  expect(faults).toEqual([]);
});
