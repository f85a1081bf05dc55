import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { field } from './pages/keyboard.ts';
import { expect, type Product, test } from './pages/product.ts';
import { clearRenders, renderedRoots, typeWhileSaving, waitForQuiet, watchRenders } from './pages/renders.ts';
import { lookFor, openAt, savedDocument } from './pages/tables.ts';

interface Held {
  readonly CDSItems: readonly Record<string, unknown>[];
}

async function openItem(page: Page, product: Product): Promise<() => Promise<Held>> {
  const id = await openAt(page, product, 'items');
  return async () => (await savedDocument(page, product, id)) as unknown as Held;
}

/** Puts text on the clipboard's way into the focused control, as Ctrl+V would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

/** What is said of the field of this control, on its line. */
function messageOf(page: Page, control: Locator): Locator {
  return page.locator('.leaf', { has: control }).locator('.field-error');
}

/** Composes text with an input method at the caret and commits it. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const end = text.length;
  await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await session.send('Input.insertText', { text });
  await session.detach();
}

/** What a browser tells when another window or app comes to the front: the box in focus stays it. */
async function leaveWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.activeElement!;
    box.dispatchEvent(new FocusEvent('blur'));
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
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
    // A cell copied from a spreadsheet ends its line.
    await paste(page, '40\r\n');
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

  await test.step('a dropped file does not take the place of the page', async () => {
    const isRefused = await date.evaluate((input) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'invoice.csv'));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return !input.dispatchEvent(event);
    });
    expect(isRefused).toBe(true);
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

test('CUS-255: a letter in a mass is let in and flagged; a mass that is worked out takes no entry and F1 says why', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  const mass = await lookFor(page, `.open-row ${field('/gross_mass')}`);
  const frame = page.locator('.open-row .leaf', { has: page.locator(field('/gross_mass')) });
  await mass.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(mass).toHaveValue('10x');
  await expect(frame.locator('.field-problem.is-error')).toBeVisible();
  await expect(frame.locator('.field-error')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(frame.locator('.field-problem')).toHaveCount(0);

  await page.locator('#tab-amounts').click();
  const sum = page.locator('[data-path="/gross_mass"]');
  await sum.focus();
  await page.keyboard.type('x');
  await expect(sum).toHaveValue('10.00');
  await page.keyboard.press('F1');
  await expect(page.locator('.help')).toContainText('Worked out from the items.');
});

test('ENG-096: a paste over the input cap is refused as a whole and its fitting part is offered', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  const cell = await lookFor(page, field('/prevTransactionRef'));
  await cell.click();
  await page.keyboard.press('F2');
  const box = page.locator('.cell-editor input');
  await expect(box).toHaveAttribute('maxlength', '35');
  await page.keyboard.press('Control+a');
  await paste(page, 'A'.repeat(36));
  await expect(box).toHaveValue(/^9GB603202734852-ROWS/);
  await page.getByRole('button', { name: 'Use the first 35 characters' }).click();
  await expect(box).toHaveValue('A'.repeat(35));
});

test('ENG-056, ENG-062, ENG-065: a date is shown with slashes, stored with dashes, an impossible one refused on leaving', async ({
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
  for (const other of ['2024-03-06', ' 06/03/2024\r\n', '2024-03-05T10:00:00Z']) {
    await date.focus();
    await page.keyboard.press('Control+a');
    await paste(page, other);
    await page.keyboard.press('Tab');
    await expect(date).toHaveValue(other.startsWith('2024-03-05') ? '05/03/2024' : '06/03/2024');
  }
  await date.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('31/02/2024');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('05/03/2024');
  await expect(page.locator('.leaf', { has: date }).locator('.field-error')).toHaveText('Error');
  const told = page.locator('.leaf', { has: date }).locator('.field-problem');
  expect(await told.evaluate((words) => words.scrollHeight - words.clientHeight), 'cut off below').toBe(0);
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

test('ENG-040, ENG-047, ENG-096: filled, dictated and composed text is one entry each, refused whole and never cut', async ({
  page,
  product,
}) => {
  await openItem(page, product);

  await test.step('dictated and composed over the input cap', async () => {
    await (await lookFor(page, field('/prevTransactionRef'))).click();
    await page.keyboard.press('F2');
    const box = page.locator('.cell-editor input');
    const long = 'B'.repeat(36);
    for (const enter of [() => page.keyboard.insertText(long), () => compose(page, long)]) {
      await page.keyboard.press('Control+a');
      await enter();
      await expect(box).toHaveValue(/^9GB603202734852-ROWS/);
      await expect(page.getByRole('button', { name: 'Use the first 35 characters' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Use the first 35 characters' }).click();
    await expect(box).toHaveValue('B'.repeat(35));
    await page.keyboard.press('Escape');
  });

  await test.step('composed letters among digits: text, caret and document stay', async () => {
    await page.locator(field('/number_of_packages')).click();
    await page.keyboard.press('F2');
    const box = page.locator('.cell-editor input');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1234');
    await page.keyboard.press('ArrowLeft');
    await compose(page, '二');
    await expect(box).toHaveValue('1234');
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
    await expect(page.locator('.cell-message .field-error')).toHaveText('Error');
    await page.keyboard.press('Escape');
  });

  await test.step('filled in by a program that types', async () => {
    await page.locator('#tab-declaration').click();
    const date = page.locator(field('/acceptance_date'));
    await date.fill('21/11/2026');
    await date.fill('tomorrow');
    await expect(date).toHaveValue('21/11/2026');
    await expect(messageOf(page, date)).toHaveText('Error');
  });
});

test('ENG-040: a word that the keyboard of a phone composes anew is judged as what stands in the box then', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  await page.locator(field('/number_of_packages')).click();
  await page.keyboard.press('F2');
  const box = page.locator('.cell-editor input');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('123456');
  /** The events of such a keyboard, which no command of the browser brings about: it takes up what stands before the caret. */
  const composeAnew = (word: string) =>
    box.evaluate((input: HTMLInputElement, data) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
      set.call(input, data);
      input.setSelectionRange(data.length, data.length);
      const about = { bubbles: true, inputType: 'insertCompositionText', data, isComposing: true };
      input.dispatchEvent(new InputEvent('input', about));
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data }));
    }, word);
  await composeAnew('1234567');
  await expect(box).toHaveValue('1234567');
  await expect(page.locator('.cell-message .field-error')).toHaveCount(0);
  await composeAnew('1234567x');
  await expect(box).toHaveValue('1234567');
  await expect(page.locator('.cell-message .field-error')).toHaveText('Error');
});

test('keys pressed while an input method composes are its own: in a cell, over a list, in lines of text', async ({
  page,
  product,
}) => {
  await openItem(page, product);
  const session = await page.context().newCDPSession(page);
  /** Composes, presses keys meanwhile, which the input method takes (229), and takes what was composed. */
  const composing = async (text: string, keys: readonly string[], taken: string) => {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    for (const key of keys) {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }
    await session.send('Input.insertText', { text: taken });
  };

  await test.step('a cell is not left by the Enter that takes what is composed, but by the next', async () => {
    await page.locator(field('/shipping_mark')).click();
    await page.keyboard.press('F2');
    const box = page.locator('.cell-editor textarea').first();
    await page.keyboard.press('Control+a');
    await composing('りん', ['Enter', 'Escape'], '林檎');
    await expect(box).toHaveValue('林檎');
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.cell-editor')).toHaveCount(0);
    await expect(page.locator(field('/shipping_mark')).first()).toHaveText('林檎');
  });

  await test.step('a list under a code is searched for what was composed, and nothing is taken from it', async () => {
    const origin = page.locator(field('/country_origin'));
    const before = await origin.inputValue();
    await origin.focus();
    await page.keyboard.press('Control+a');
    await composing('ni', ['ArrowDown', 'Enter', 'Escape'], 'new zea');
    await expect(origin).toBeFocused();
    await expect(origin).toHaveValue('new zea');
    await expect(page.getByRole('option').first()).toContainText('New Zealand');
    await page.keyboard.press('Enter');
    await expect(origin).toHaveValue('NZ');
    expect(before).not.toBe('NZ');
  });

  await test.step('the keys of the editor wait too', async () => {
    const description = page.locator(field('/description'));
    await description.focus();
    await page.keyboard.press('End');
    await composing('ばら', ['F8', 'F1', 'Enter'], '薔薇');
    await expect(description).toHaveValue('Shavers, model 1薔薇');
    await expect(description).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(description).toHaveValue('Shavers, model 1');
  });
});

test('ENG-052, ENG-053: the counter is said at nine tenths and when over', async ({ page, product }) => {
  await openItem(page, product);
  await page.locator('#tab-declaration').click();
  const lrn = page.locator(field('/transaction_ref'));
  await lrn.fill('');
  const counter = page.locator('.leaf', { has: lrn }).locator('.field-counter');
  await page.keyboard.type('A');
  const maximum = Number(/^1 of (\d+) characters$/.exec((await counter.textContent()) ?? '')?.[1]);
  await page.keyboard.insertText('B'.repeat(Math.ceil(maximum * 0.9) - 2));
  const polite = page.locator('[aria-live="polite"]').first();
  await expect(counter).toHaveText(`${Math.ceil(maximum * 0.9) - 1} of ${maximum} characters`);
  await page.keyboard.type('C');
  await expect(polite).toHaveText(`${Math.ceil(maximum * 0.9)} of ${maximum} characters`);
  await paste(page, 'D'.repeat(maximum));
  const attempted = Math.ceil(maximum * 0.9) + maximum;
  await expect(counter).toHaveText(`${attempted} of ${maximum} characters`);
  await expect(counter).toHaveCSS('color', 'rgb(179, 32, 27)');
  await expect(polite).toHaveText(`${attempted} of ${maximum} characters`);
});

test('ENG-063: half a date is not stored; a calendar picks a day by key and by mouse', async ({
  page,
  product,
}) => {
  const held = await openItem(page, product);
  await page.locator('#tab-declaration').click();
  const date = page.locator(field('/acceptance_date'));
  const line = page.locator('.leaf', { has: date }).locator('.field-message');
  const calendar = page.getByRole('grid', { name: /^Acceptance date/ });

  await test.step('what is typed so far is said, and stored when it is whole', async () => {
    await date.fill('');
    await page.keyboard.type('5/3/20');
    await expect(line).toHaveText('Thursday 05/03/2020');
    await page.keyboard.type('24');
    await expect(line).toHaveText('Tuesday 05/03/2024');
    await page.keyboard.press('Enter');
    await expect(date).toHaveValue('05/03/2024');
  });

  await test.step('by key: a month on, three days on', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(calendar).toBeVisible();
    await expect(date).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'an opened calendar');
    await page.keyboard.press('PageDown');
    for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
    const marked = await date.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${marked}"]`)).toHaveAttribute('aria-label', 'Monday 8 April 2024');
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(date).toHaveValue('08/04/2024');
    await expect(date).toBeFocused();
  });

  await test.step('Esc leaves the date as it was', async () => {
    await page.keyboard.press('F4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(date).toHaveValue('08/04/2024');
  });

  await test.step('by mouse', async () => {
    await page.locator('.is-coded', { has: date }).locator('.code-opener').click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('gridcell', { name: 'Sunday 31 March 2024' }).click();
    await expect(date).toHaveValue('31/03/2024');
  });

  await test.step('a look at another window takes nothing away: half a date and half a word go on', async () => {
    await date.fill('');
    await page.keyboard.type('12/0');
    await leaveWindow(page);
    await expect(date).toHaveValue('12/0');
    await expect(date).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('4/24');
    await leaveWindow(page);
    await expect(date, 'what is a date by then is taken').toHaveValue('12/04/2024');
    await page.locator('#tab-transport').click();
    const country = page.locator(field('/dispatch_country_code'));
    await country.fill('germ');
    await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
    await leaveWindow(page);
    await expect(country).toHaveValue('germ');
    await page.keyboard.type('any');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('DE');
  });

  const { acceptance_date } = (await held()) as { acceptance_date?: string };
  expect(acceptance_date).toBe('12-04-2024');
});

for (const items of [1, 999]) {
  test(`one accepted keystroke renders one widget, with ${items} items`, async ({ page, product }) => {
    test.slow();
    await watchRenders(page);
    await openAt(page, product, 'items', { items });
    const quota = await lookFor(page, field('/quota'));
    await quota.focus();
    await waitForQuiet(page);
    await typeWhileSaving(page, ['0', '5']);
    await clearRenders(page);
    await page.keyboard.type('1');
    await expect(quota).toHaveValue('051');
    expect(await renderedRoots(page), 'topmost components that rendered').toEqual(['DIV.field']);
  });
}
