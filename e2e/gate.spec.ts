import type { Page } from 'playwright/test';
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

interface Held {
  readonly document: { readonly CDSItems: readonly Record<string, unknown>[] };
}

async function openItem(page: Page, product: Product): Promise<() => Promise<Held['document']>> {
  const token = await tokenOf(product);
  const declaration = importDeclaration(newLrn('GATE'));
  const { data } = await call<{ data: { id: number } }>(
    product,
    token,
    'POST',
    '/customs-declarations',
    declaration,
  );
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.locator('#tab-items').click();
  return async () => {
    await page.keyboard.press('Control+s');
    await expect(page.locator('.save-state')).toHaveText(/^Saved/);
    return (await call<{ data: Held }>(product, token, 'GET', `/customs-declarations/${data.id}`)).data
      .document;
  };
}

/** Puts text on the clipboard's way into the focused control, as Ctrl+V would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ENG-040, ENG-041: typed, pasted, dropped and filled in, a refused entry keeps text, caret and document', async ({
  page,
  product,
}) => {
  const held = await openItem(page, product);
  const cell = page.locator(field('/number_of_packages'));
  await cell.click();
  await page.keyboard.press('F2');
  const box = page.locator('.cell-editor input');
  await expect(box).toHaveValue('2');

  await test.step('typed: a letter in digits is refused, the caret stays', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await expect(box).toHaveValue('2');
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await expect(page.locator('.cell-message .field-error')).toHaveText('Error');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-live="assertive"]')).toContainText('Error');
  });

  await test.step('ENG-046: the next accepted entry takes the mark away', async () => {
    await page.keyboard.type('1');
    await expect(box).toHaveValue('12');
    await expect(page.locator('.cell-message .field-error')).toHaveCount(0);
  });

  await test.step('ENG-043, ENG-053, ENG-054: the ninth digit is refused and counted in red', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('345678');
    await expect(box).toHaveValue('12345678');
    await page.keyboard.type('9');
    await expect(box).toHaveValue('12345678');
    await expect(page.locator('.cell-message .field-counter.is-over')).toHaveText('9 of 8 characters');
  });

  await test.step('ENG-047: pasted text goes through the same gate, as one entry', async () => {
    await page.keyboard.press('Control+a');
    await paste(page, '12 cartons');
    await expect(box).toHaveValue('12345678');
    await expect(page.locator('.cell-message .field-error')).toHaveText('Error');
    await page.keyboard.press('Control+a');
    await paste(page, '40');
    await expect(box).toHaveValue('40');
  });

  await page.locator('#tab-declaration').click();
  const date = page.locator(field('/acceptance_date'));
  await date.fill('21/11/2026');

  await test.step('dropped text too', async () => {
    await page.evaluate(() => {
      const words = document.createElement('p');
      words.id = 'dragged';
      words.textContent = 'tomorrow';
      words.style.cssText = 'position:fixed;top:500px;left:420px;z-index:9999;font-size:20px';
      document.body.append(words);
      getSelection()?.selectAllChildren(words);
    });
    await page.locator('#dragged').dragTo(date);
    await expect(page.locator('.leaf', { has: date }).locator('.field-error')).toHaveText('Error');
    await expect(date).toHaveValue('21/11/2026');
    await page.evaluate(() => document.querySelector('#dragged')?.remove());
  });

  await test.step('what is filled in without any key is judged when it arrives', async () => {
    await page.locator(field('/internal_id')).focus();
    await date.evaluate((input: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(input, 'next week');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(date).toHaveValue('21/11/2026');
    await expect(page.locator('.leaf', { has: date }).locator('.field-error')).toHaveText('Error');
  });

  const { CDSItems } = await held();
  const packages = CDSItems[0]?.PackagesCDSItems as readonly Record<string, unknown>[];
  expect(packages[0]?.number_of_packages).toBe('40');
});

test('ENG-096: a paste over the input cap is refused as a whole and its fitting part is offered', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  const cell = page.locator(field('/prevTransactionRef'));
  await cell.click();
  await page.keyboard.press('F2');
  const box = page.locator('.cell-editor input');
  await expect(box).toHaveAttribute('maxlength', '35');
  await page.keyboard.press('Control+a');
  await paste(page, 'A'.repeat(36));
  await expect(box).toHaveValue('9GB603202734852-1');
  await page.getByRole('button', { name: 'Use the first 35 characters' }).click();
  await expect(box).toHaveValue('A'.repeat(35));
});

test('ENG-062, ENG-065: a date is shown with slashes, stored with dashes, an impossible one refused on leaving', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  await page.locator('#tab-declaration').click();
  const date = page.locator(field('/acceptance_date'));
  await date.focus();
  await page.keyboard.type('050324');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('05/03/2024');
  await date.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31/02/2024');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('05/03/2024');
  await expect(page.locator('.leaf', { has: date }).locator('.field-error')).toHaveText('Error');
});

test('text composed with an input method is judged when the composition ends', async ({ page, product }) => {
  await openItem(page, product);
  const description = page.locator(field('/description'));
  await description.focus();
  await page.keyboard.press('End');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'りん', selectionStart: 2, selectionEnd: 2 });
  await expect(description).toHaveValue('Shavers, model 1りん');
  await session.send('Input.insertText', { text: '林檎' });
  await expect(description).toHaveValue('Shavers, model 1林檎');
});

for (const items of [1, 999]) {
  test(`one accepted keystroke renders one widget, with ${items} items`, async ({ page, product }) => {
    test.slow();
    // React tells its developer tools of every commit; a fiber that did work carries the flag 1.
    await page.addInitScript(() => {
      const counts = { commits: 0, roots: [] as string[] };
      interface Fiber {
        tag: number;
        flags: number;
        child: Fiber | null;
        sibling: Fiber | null;
        alternate: Fiber | null;
        stateNode: unknown;
      }
      const isFunction = ({ tag }: Fiber) => tag === 0 || tag === 14 || tag === 15 || tag === 11;
      const label = (fiber: Fiber): string => {
        for (let at: Fiber | null = fiber; at; at = at.child) {
          if (at.stateNode instanceof HTMLElement) return `${at.stateNode.tagName}.${at.stateNode.className}`;
        }
        return '?';
      };
      const walk = (fiber: Fiber | null, before: Fiber | null) => {
        for (let at = fiber; at; at = at.sibling) {
          if (before && at.alternate === null) counts.roots.push(`mounted ${label(at)}`);
          else if (isFunction(at) && at.alternate && (at.flags & 1) !== 0 && at !== at.alternate) {
            counts.roots.push(label(at));
          } else if (at.alternate === null || at.child !== at.alternate.child) walk(at.child, at.alternate);
        }
      };
      Object.assign(window, {
        renders: counts,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
          onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
            counts.commits += 1;
            walk(root.current.child, root.current.alternate);
          },
        },
      });
    });
    const token = await tokenOf(product);
    const declaration = importDeclaration(newLrn('ONE'), items);
    const { data } = await call<{ data: { id: number } }>(
      product,
      token,
      'POST',
      '/customs-declarations',
      declaration,
    );
    await signIn(page, product);
    await openDeclaration(page, product, data.id);
    await page.locator('#tab-items').click();
    const quota = page.locator(field('/quota'));
    await quota.focus();
    // The first key also turns 'Saved' into 'Not saved yet'.
    await page.keyboard.type('0');
    await page.waitForTimeout(300);
    await page.evaluate(() =>
      Object.assign((window as unknown as { renders: object }).renders, { commits: 0, roots: [] }),
    );
    await page.keyboard.type('5');
    await expect(quota).toHaveValue('05');
    const renders = await page.evaluate(
      () => (window as unknown as { renders: { commits: number; roots: string[] } }).renders,
    );
    expect(renders.roots, 'topmost components that rendered').toEqual(['DIV.field']);
  });
}
