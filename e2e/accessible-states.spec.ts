import type { Page } from 'playwright/test';
import type { DocumentDefinition, ObjectDefinition } from '../src/engine/index.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { answerAs } from './pages/answers.ts';
import { demonstration, expect, newLrn, signInToList, test } from './pages/product.ts';
import { goToSection, openAt, seeAll } from './pages/tables.ts';

const definition: DocumentDefinition = catalogue.documents['customs-declaration']!;

/** Longer than anything may be. */
const TOO_LONG = 'Z?'.repeat(300);

/** Every field that a person can fill holds what is wrong in it; every list has one row of such fields. */
function allWrong(object: ObjectDefinition): Record<string, unknown> {
  const fields = Object.values(object.fields).filter(
    ({ type, readOnly, computedBy }) => type === 'string' && !readOnly && computedBy === undefined,
  );
  const lists = Object.values(object.lists).map(({ name, row }) => [name, [allWrong(row)]] as const);
  return Object.fromEntries([...fields.map(({ name }) => [name, TOO_LONG] as const), ...lists]);
}

/** Answers of this address wait for the returned function, which lets them go as `status`. */
async function holdBack(page: Page, address: string, status: number): Promise<() => void> {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await waiting;
    await answerAs(route, { message: 'Server error' }, status);
  });
  return letGo;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds nothing while sign-in and list wait, hold nothing or fail: ${colorScheme}`, async ({
      page,
      product,
    }) => {
      const letSignIn = await holdBack(page, '**/api/login', 500);
      await page.goto(`${product.address}/login`);
      await page.getByLabel('Email').fill(demonstration.email);
      await page.getByLabel('Password', { exact: true }).fill(demonstration.password);
      await page.keyboard.press('Enter');
      await expect(page.locator('[type=submit]')).toBeDisabled();
      await expectAccessible(page, 'signing in');
      letSignIn();
      await expect(page.getByRole('alert')).toContainText('Server error');
      await expectAccessible(page, 'sign-in failed');
      await page.unroute('**/api/login');

      const letList = await holdBack(page, '**/api/customs-declarations?*', 500);
      await signInToList(page, product);
      await expectAccessible(page, 'list, loading');
      letList();
      await expect(page.locator('.list-empty')).toContainText('could not be read');
      await expect(page.locator('[role=alert], .toast')).toHaveCount(0);
      await expectAccessible(page, 'list, not loaded');
      await page.unroute('**/api/customs-declarations?*');

      await page.getByRole('searchbox').fill('no declaration says this');
      await expect(page.locator('.list-empty')).toBeVisible();
      await expectAccessible(page, 'list, nothing found');
    });

    for (const [state, document] of [
      ['empty', { customs_regime: 'import' }],
      ['wrong', { ...allWrong(definition), customs_regime: 'import', transaction_ref: newLrn('WRONG') }],
    ] as const) {
      test(`axe finds nothing on any section, ${state}: ${colorScheme}`, async ({ page, product }) => {
        test.slow();
        await openAt(page, product, definition.sections[0]!.id, { document });
        for (const { id } of definition.sections) {
          await goToSection(page, id);
          await expect(page.locator(`#section-panel[aria-labelledby="tab-${id}"]`)).toBeVisible();
          await seeAll(page);
          await expectAccessible(page, `${state}, ${id}`);
        }
        if (state === 'wrong') {
          await expect(page.locator('.open-row .box.is-invalid').first()).toBeVisible();
          return;
        }
        await page.keyboard.press('Control+i');
        await expect(page.locator('#open-CDSItems')).toHaveText('Item 1 of 1');
        await seeAll(page);
        await expectAccessible(page, 'a new item');
        await page.getByRole('button', { name: 'Delete Item 1', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'a deletion to confirm');
      });
    }
  });
}
