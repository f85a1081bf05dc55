import { startProduct } from '../tests/support/product.ts';
import { look } from './pages/look.ts';
import { test as base, demonstration, expect, faultsOf, signIn } from './pages/product.ts';

/** An installation that asks for twelve characters. */
const test = base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
    async ({}, use) => {
      const product = await startProduct({ PASSWORD_MINIMUM: '12' });
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
});

const words = 'At least 12 characters. The longer, the better.';

test('where twelve characters are asked for every form of a new password says so and takes no fewer (AUT-046)', async ({
  page,
  product,
}) => {
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
