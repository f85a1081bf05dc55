import { look } from './pages/look.ts';
import { expect, signIn, test } from './pages/product.ts';

/** Each page of the own account and company, and the calls that each of its blocks waits for. */
const screens = [
  ['/dashboard', 'Dashboard', [/\/api\/user-settings$/]],
  ['/dashboard?keyword=quay', 'Dashboard', [/\/api\/customs-declarations\?/]],
  ['/profile', 'Profile', [/\/api\/account\/profile$/]],
  ['/customers-info', 'Company details', [/\/api\/account\/myCompany$/]],
  ['/customers-settings', 'Company settings', [/\/api\/account\/myCompany$/]],
  ['/customers-settings', 'Company settings', [/\/api\/badges\/\d+$/]],
  ['/clients/edit/2', 'Colleague', [/\/api\/clients\/\d+$/]],
  ['/billing', 'Plan and billing', [/\/api\/plans$/, /\/api\/account\/myCompany$/]],
  ['/manage_watchers/edit/1', 'Watched transactions', [/\/api\/account\/viewed$/]],
  ['/security', 'Security', [/\/api\/user-security\/mfa$/, /\/api\/user-activities$/]],
  ['/user-settings', 'Settings', [/\/api\/user-settings$/, /default-transaction-tabs/]],
] as const;

test('each page of the own account and company waits for its blocks, says why one did not come, and asks again (SHL-075)', async ({
  page,
  product,
}) => {
  test.slow();
  await signIn(page, product);
  const main = page.getByRole('main');
  for (const [path, title, calls] of screens) {
    await test.step(`${path} waits for ${calls.join(', ')}`, async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      for (const call of calls) {
        await page.route(call, async (route) => {
          await held;
          await route.abort();
        });
      }
      await page.goto(`${product.address}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText('Loading…', { exact: true }).first()).toBeVisible();
      await look(page, `${title} loading`);

      letGo();
      const failures = main.getByRole('alert').filter({ hasText: 'The server did not answer.' });
      await expect(failures.first()).toBeVisible();
      await expect(main.getByText('Loading…', { exact: true })).toHaveCount(0);
      await look(page, `${title} failed`);

      for (const call of calls) await page.unroute(call);
      const again = main.getByRole('button', { name: 'Try again' });
      for (let left = await again.count(); left > 0; left--) {
        // What comes in above moves the next button away under the mouse.
        await expect(main.getByText('Loading…', { exact: true })).toHaveCount(0);
        await again.first().click();
        await expect(again).toHaveCount(left - 1);
      }
      // What has come after all is looked at where it is worked with.
      await expect(failures).toHaveCount(0);
    });
  }
});
