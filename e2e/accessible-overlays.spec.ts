import { expectAccessible } from './pages/accessibility.ts';
import { answerAs } from './pages/answers.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';
import { clickCell, goToSection } from './pages/tables.ts';

async function made(product: Product, change: object = {}): Promise<number> {
  const document = { ...importDeclaration(newLrn('OVER'), 2), ...change };
  const token = await tokenOf(product);
  const path = '/customs-declarations';
  return (await call<{ data: { id: number } }>(product, token, 'POST', path, document)).data.id;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds nothing on palette, sheet of keys, preview, find, problems and differing figures: ${colorScheme}`, async ({
      page,
      product,
    }) => {
      const id = await made(product, { currency_1: '4.00', exporter_country: 'USA' });
      await signIn(page, product);
      await openDeclaration(page, product, id);
      for (const [key, name] of [
        ['Control+k', 'All actions and places'],
        ['Control+g', 'Go to'],
        ['Control+/', 'Keys'],
        ['Control+Shift+P', 'Preview of'],
      ] as const) {
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        if (key === 'Control+Shift+P') await expect(dialog).toContainText('LRN');
        await expectAccessible(page, name);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page.keyboard.press('Control+f');
      await page.keyboard.type('shaver');
      await expect(page.getByRole('search')).toContainText('Match 1');
      await expectAccessible(page, 'find');
      await page.keyboard.press('Escape');
      await page.locator('.totals-problems').click();
      await expectAccessible(page, 'problems');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
      await expectAccessible(page, 'differing figures');
    });
  });
}

test('axe finds nothing while an editor is loading, nor when it cannot be loaded', async ({
  page,
  product,
}) => {
  const id = await made(product);
  await signIn(page, product);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/customs-declarations/${id}`, async (route) => {
    await waiting;
    await answerAs(route, { message: 'Server error' }, 500);
  });
  await page.goto(`${product.address}/customs-declarations/edit/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectAccessible(page, 'loading');
  answer();
  await expect(page.getByRole('alert')).toContainText('Server error');
  await expectAccessible(page, 'not loaded');
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is open, active, wrong and in focus is seen without any tint', async ({ page, product }) => {
    const id = await made(product, { exporter_country: 'USA' });
    await signIn(page, product);
    await openDeclaration(page, product, id);
    const widthOf = (selector: string, side: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
          side,
        );
    expect(await widthOf('.rail-tab.is-current', 'border-left-width')).toBe(4);
    expect(await widthOf('.pane-tab.is-current', 'border-bottom-width')).toBeGreaterThanOrEqual(2);
    expect(await widthOf('.bar .MuiButton-contained', 'border-left-width')).toBe(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await widthOf('.palette-entry.is-active', 'border-left-width')).toBe(4);
    expect(await widthOf('.MuiDialog-paper', 'border-left-width')).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F8');
    await expect(page.locator(field('/exporter_country'))).toBeFocused();
    expect(await widthOf('.box.is-invalid', 'border-left-width')).toBe(2);
    await expect(
      page
        .locator('.leaf', { has: page.locator(field('/exporter_country')) })
        .locator('svg')
        .first(),
    ).toBeVisible();
    await expectAccessible(page, 'forced colours');
    await page.keyboard.press('F4');
    expect(await widthOf('.code-option.is-active', 'border-left-width')).toBe(4);
    await page.keyboard.press('Escape');
    await goToSection(page, 'items');
    await clickCell(page, 'PackagesCDSItems', 0, 0);
    await page.keyboard.press('Shift+ArrowRight');
    const chosen = '.grid-cell.is-selected';
    await expect(page.locator(chosen)).toHaveCount(2);
    expect(await widthOf(`${chosen}:not(:focus)`, 'outline-width')).toBe(2);
    expect(await widthOf(`${chosen}:focus`, 'outline-width')).toBe(2);
    expect(await widthOf('.chip', 'border-left-width')).toBe(1);
  });
});
