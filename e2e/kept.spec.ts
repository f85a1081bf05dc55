import type { Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { answerAs } from './pages/answers.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  closeApp,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

/** What one burst of 50 keystrokes may cost. */
const KEYSTROKE_MS = 20;
const SAVES = 1;
const JOURNAL_WRITES = 8;

interface Held {
  readonly id: number;
  readonly document: Readonly<Record<string, unknown>>;
}

const path = '/customs-declarations';

async function made(product: Product): Promise<Held> {
  const token = await tokenOf(product);
  return (await call<{ data: Held }>(product, token, 'POST', path, importDeclaration(newLrn('KEPT')))).data;
}

async function held(product: Product, id: number): Promise<Held['document']> {
  const token = await tokenOf(product);
  return (await call<{ data: Held }>(product, token, 'GET', `${path}/${id}`)).data.document;
}

const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText(/^Saved/);

/** Only then may the page go: a busy computer takes its time to keep what was typed. */
const keptOffline = (page: Page) =>
  expect(page.locator('.save-state')).toHaveText(
    'Offline. Kept on this computer, will be saved when the connection is back.',
  );

/** Counts writes of the journal from the start of each page. */
async function countJournalWrites(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { journalWrites: number };
    counted.journalWrites = 0;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'journal') counted.journalWrites += 1;
      return put.apply(this, args);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { journalWrites: number }).journalWrites);
}

test('the tab closed in the middle of typing: the edits are saved on return, a new declaration is offered', async ({
  page,
  product,
  context,
}) => {
  const { id } = await made(product);
  await signIn(page, product);

  await test.step('an existing declaration', async () => {
    const tab = await context.newPage();
    await openDeclaration(tab, product, id);
    const patches: string[] = [];
    tab.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()));
    await tab.locator(field('/internal_id')).fill('');
    await saved(tab);
    patches.length = 0;
    await tab.keyboard.type('closed while typing');
    // A date is judged when it is left; the tab goes before that.
    await tab.locator(field('/acceptance_date')).focus();
    await tab.keyboard.type('211126');
    await tab.close();
    expect(patches).toEqual([]);
    await openDeclaration(page, product, id);
    await expect(page.getByText(/Unsaved edits of .* have been saved/).first()).toBeVisible();
    await expect(page.locator(field('/internal_id'))).toHaveValue('closed while typing');
    expect(await held(product, id)).toMatchObject({
      internal_id: 'closed while typing',
      acceptance_date: '21-11-2026',
    });
  });

  await test.step('a new one', async () => {
    const tab = await context.newPage();
    await tab.goto(`${product.address}${path}/create`);
    await tab.locator(field('/internal_id')).focus();
    await tab.keyboard.type('never saved');
    await tab.close();
    await page.goto(`${product.address}${path}`);
    await expect(page.getByText(/An unsaved declaration of .* is kept on this computer/)).toBeVisible();
    await expectAccessible(page, 'the list with a kept declaration');
    await page.getByRole('link', { name: 'Show it' }).click();
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.locator(field('/internal_id'))).toHaveValue('never saved');
    await expect(page).toHaveURL(/\/edit\/\d+$/);
  });
});

test('the network dead and back: one goes on typing, and it is saved', async ({ page, product, context }) => {
  const { id } = await made(product);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await context.setOffline(true);
  await page.locator(field('/internal_id')).fill('typed without');
  await keptOffline(page);
  await page.keyboard.type(' a network');
  await context.setOffline(false);
  await saved(page);
  await expect(page.locator(field('/internal_id'))).toHaveValue('typed without a network');
  expect(await held(product, id)).toMatchObject({ internal_id: 'typed without a network' });

  await test.step('a server that has no time says so where nothing moves for it', async () => {
    const top = async () => (await page.locator(field('/internal_id')).boundingBox())!.y;
    const before = await top();
    const message = 'Too much is being done at once. Try again in 20 seconds.';
    await page.route(`**${path}/${id}`, (route) => answerAs(route, { message, time: 20 }, 503));
    await page.locator(field('/internal_id')).fill('typed meanwhile');
    await expect(page.locator('.save-state')).toHaveText(
      `Not saved yet: ${message} Kept on this computer, tried again by itself.`,
    );
    expect(await top()).toBe(before);
  });
});

test('a computer that cannot keep anything: that is said, the browser asks before the page goes, and another page loses nothing', async ({
  page,
  product,
  context,
}) => {
  const { id } = await made(product);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await context.setOffline(true);
  await page.locator(field('/internal_id')).fill('in this page only');
  await expect(page.locator('.save-state')).toHaveText(
    'Offline, and this computer cannot keep your work. Leave this page open until it is saved.',
  );
  await expectAccessible(page, 'a computer that keeps nothing');

  await test.step('closing the tab is asked about', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.locator(field('/internal_id'))).toHaveValue('in this page only');
  });

  await test.step('another page of the app: saved from there once the network is back', async () => {
    await page.getByRole('link', { name: 'Customs declarations', exact: true }).first().click();
    await expect(page.locator(field('/internal_id'))).toHaveCount(0);
    expect((await held(product, id)).internal_id).not.toBe('in this page only');
    await context.setOffline(false);
    await expect.poll(async () => (await held(product, id)).internal_id).toBe('in this page only');
  });
});

test('edits of a declaration that was archived meanwhile are told, and can be let go', async ({
  page,
  product,
  context,
}) => {
  const { id } = await made(product);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await context.setOffline(true);
  await page.locator(field('/internal_id')).fill('too late');
  await keptOffline(page);
  await closeApp(page, product);
  await call(product, await tokenOf(product), 'DELETE', `${path}/${id}`, {});
  await context.setOffline(false);
  await page.goto(`${product.address}${path}/edit/${id}`);
  await expect(
    page.getByText(/^Your edits of .* the server does not take them: Document was not found!$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Discard these edits and open' }).click();
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.locator('.toast')).toContainText('Document was not found!');
});

test('edits of a window that is only just going are found, though it is not gone yet', async ({
  page,
  product,
  context,
}) => {
  const { id } = await made(product);
  await signIn(page, product);
  const other = await context.newPage();
  await other.goto(`${product.address}${path}`);
  await openDeclaration(page, product, id);
  await context.setOffline(true);
  await page.locator(field('/internal_id')).fill('left at once');
  await keptOffline(page);
  const [lock] = await page.evaluate(async () =>
    ((await navigator.locks.query()).held ?? [])
      .map(({ name }) => name!)
      .filter((name) => name.startsWith('editor/')),
  );
  await page.goto('about:blank');
  await context.setOffline(false);
  // What the browser does when it is busy: the lock of the window that was left is given back late.
  await other.evaluate(async (name) => {
    await new Promise<void>((taken) => {
      void navigator.locks.request(name, () => {
        taken();
        return new Promise((resolve) => setTimeout(resolve, 3000));
      });
    });
  }, lock!);
  await page.goto(`${product.address}${path}/edit/${id}`);
  await saved(page);
  await expect(page.locator(field('/internal_id'))).toHaveValue('left at once');
  expect(await held(product, id)).toMatchObject({ internal_id: 'left at once' });
});

test(`a burst of 50 keystrokes is ${SAVES} save, at most ${JOURNAL_WRITES} journal writes, and reads nothing`, async ({
  page,
  product,
}) => {
  const { id } = await made(product);
  // The page's own clock, so that the count is the same on a slow machine.
  await page.clock.install();
  const writes = await countJournalWrites(page);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await saved(page);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${path}/${id}`)) calls.push(request.method());
  });
  const before = await writes();
  await page.locator(field('/internal_id')).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let key = 1; key <= 50; key += 1) {
    await page.keyboard.type(String(key % 10));
    await page.clock.runFor(KEYSTROKE_MS);
  }
  await expect(page.locator('.save-state')).toHaveText('Not saved yet');
  await page.clock.resume();
  await saved(page);
  expect(await writes()).toBeLessThanOrEqual(before + JOURNAL_WRITES);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(Array.from({ length: SAVES }, () => 'PATCH'));
});

test('what is older than 30 days is gone from this computer', async ({ page, product }) => {
  await signIn(page, product);
  await page.goto(`${product.address}${path}/create`);
  await page.locator(field('/internal_id')).focus();
  await page.keyboard.type('long ago');
  await closeApp(page, product);
  await page.goto(`${product.address}${path}/create`);
  await expect(page.getByText(/is kept on this computer/)).toBeVisible();
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tidewaiter');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve) => {
      const store = db.transaction('journal', 'readwrite').objectStore('journal');
      const cursor = store.openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return resolve();
        const entry = cursor.result.value as { at: number };
        cursor.result.update({ ...entry, at: Date.now() - 30 * 86_400_000 - 60_000 });
        cursor.result.continue();
      };
    });
    db.close();
  });
  await page.reload();
  await expect(page.locator(field('/internal_id'))).toBeVisible();
  await expect(page.getByText(/is kept on this computer/)).toHaveCount(0);
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('tidewaiter');
          request.onsuccess = () => {
            const count = request.result.transaction('journal').objectStore('journal').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    ),
  ).toBe(0);
});
