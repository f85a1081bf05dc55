import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext, Page } from 'playwright/test';
import { freePorts } from '../tests/support/ports.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { nothingIsCut } from './pages/dialog.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  createDeclaration,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

const COLLEAGUE = 'colleague@tidewaiter.example';

interface Held {
  readonly id: number;
  readonly document: Readonly<Record<string, unknown>>;
}

async function madeBy(product: Product): Promise<{ id: number; held: () => Promise<Held['document']> }> {
  const token = await tokenOf(product);
  const path = '/customs-declarations';
  const { data } = await call<{ data: Held }>(
    product,
    token,
    'POST',
    path,
    importDeclaration(newLrn('BOTH')),
  );
  return {
    id: data.id,
    held: async () => (await call<{ data: Held }>(product, token, 'GET', `${path}/${data.id}`)).data.document,
  };
}

/** Another person at another computer. */
async function colleagueAt(
  product: Product,
  context: BrowserContext,
  id: number,
  email = COLLEAGUE,
): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, product, email);
  await openDeclaration(page, product, id);
  return page;
}

const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText(/^Saved/);
const alsoOpen = (page: Page) => page.locator('.also-open');

/** The save state is read whole, and Send is in reach, however narrow the window; ends at 1440. */
async function wholeAtEveryWidth(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = page.locator('.save-state');
    await expect(words, `${state}, ${width}`).toBeInViewport({ ratio: 1 });
    const [needed, seen] = await words.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(needed, `${state}, ${width}`).toBeLessThanOrEqual(seen!);
    await expect(page.locator('.bar-actions .MuiButton-contained')).toBeInViewport({ ratio: 1 });
    await nothingIsCut(page.getByRole('dialog'), `${state}, ${width}`);
  }
}

/** Who else is here is read whole, however narrow the window; ends at 1440. */
async function othersAtEveryWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 600, 900, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = page.locator('.also-open-words');
    await expect(words, String(width)).toBeInViewport({ ratio: 1 });
    const cut = await words.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
    );
    expect(cut, String(width)).toBe(false);
    await expect(page.locator('.save-state'), String(width)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.bar-actions .MuiButton-contained')).toBeInViewport({ ratio: 1 });
  }
}

test('two people in one declaration see each other, work on different fields, and are asked about the same one only', async ({
  page,
  product,
  browser,
}) => {
  const { id, held } = await madeBy(product);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const context = await browser.newContext();
  const other = await colleagueAt(product, context, id);

  await test.step('each sees who else is here, told once', async () => {
    await expect(alsoOpen(page)).toHaveText('Also open: Colin Reach');
    await expect(alsoOpen(other)).toHaveText('Also open: Dana Ferry');
    await expectAccessible(page, 'an editor that somebody else has open too');
    await expect(page.locator('[aria-live=polite]')).toHaveText('Also open: Colin Reach');
    await othersAtEveryWidth(page);
  });

  await test.step('different fields are merged silently, also while the other types', async () => {
    await page.locator(field('/internal_id')).fill('DANA-1');
    await other.locator(field('/ref_general')).fill('6GB-COLIN');
    await saved(page);
    await saved(other);
    await expect(page.locator(field('/ref_general'))).toHaveValue('6GB-COLIN');
    await expect(other.locator(field('/internal_id'))).toHaveValue('DANA-1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    expect(await held()).toMatchObject({ internal_id: 'DANA-1', ref_general: '6GB-COLIN' });
  });

  await test.step('the same field at the same time is one question, with both values and who was first', async () => {
    // As long as a reference may be, without a place to break at.
    const [colins, danas] = ['COLIN'.repeat(7), 'DANAS'.repeat(7)];
    await context.setOffline(true);
    await other.locator(field('/internal_id')).fill(colins);
    await expect(other.locator('.save-state')).toHaveText(/^Offline/);
    await wholeAtEveryWidth(other, 'offline');
    await page.locator(field('/internal_id')).fill(danas);
    await saved(page);
    await context.setOffline(false);
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByRole('row').nth(1)).toHaveText(new RegExp(`${colins}.*${danas}`));
    await expect(other.locator('.save-state')).toHaveText(
      /^Dana Ferry changed this at \d\d:\d\d\. Review 1 conflict$/,
    );
    await wholeAtEveryWidth(other, 'conflict');
    await expectAccessible(other, 'a conflict');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);
    await expect(page.locator(field('/internal_id'))).toHaveValue(colins);
    expect(await held()).toMatchObject({ internal_id: colins, ref_general: '6GB-COLIN' });
  });

  await test.step('whoever leaves is no longer shown', async () => {
    await context.close();
    await expect(alsoOpen(page)).toHaveCount(0);
  });
});

test('a conflict waits for a pause in typing, and no key that was meant for the field decides it', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const made = await createDeclaration<Held & { revision: number }>(
    product,
    token,
    importDeclaration(newLrn('CALM'), 2),
  );
  const [, second] = made.document.CDSItems as readonly { readonly uuid: string }[];
  await signIn(page, product);
  await openDeclaration(page, product, made.id);
  await page.locator('#tab-items').click();
  await page.locator('[data-row]').nth(1).click();
  const description = page.locator(field('/description'));
  await expect(description).toHaveValue(/model 2$/);
  await description.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and');
  await call(product, token, 'PATCH', `/customs-declarations/${made.id}`, {
    revision: made.revision,
    patches: [{ op: 'remove', path: ['CDSItems', { id: second?.uuid }] }],
    client: crypto.randomUUID(),
  });
  const state = page.locator('.save-state');
  await expect(async () => {
    await page.keyboard.type(' x');
    expect(await state.textContent()).toMatch(/conflict/);
  }).toPass({ intervals: [200], timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await page.keyboard.type(' still typing ', { delay: 30 });
  await expect(dialog).toHaveCount(0);
  await expect(description).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button').and(page.locator(':focus'))).toHaveCount(0);
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/still typing.*Deleted/);
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(description).toHaveValue(/still typing $/);
});

test('two tabs of one person: each knows of the other, both are saved, nothing is sent twice', async ({
  page,
  product,
  context,
}) => {
  const { id, held } = await madeBy(product);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const second = await context.newPage();
  await openDeclaration(second, product, id);
  await expect(alsoOpen(page)).toHaveText('Also open: you in another window');
  await expect(alsoOpen(second)).toHaveText('Also open: you in another window');

  await context.setOffline(true);
  await page.locator(field('/internal_id')).fill('FIRST TAB');
  await second.locator(field('/ref_general')).fill('6GB-SECOND');
  await expect(page.locator('.save-state')).toHaveText(/^Offline/);
  await expect(second.locator('.save-state')).toHaveText(/^Offline/);
  await second.close();
  await context.setOffline(false);
  await saved(page);
  const third = await context.newPage();
  await openDeclaration(third, product, id);
  await expect(third.locator(field('/ref_general'))).toHaveValue('6GB-SECOND');
  await expect(third.locator(field('/internal_id'))).toHaveValue('FIRST TAB');
  await expect(page.locator(field('/ref_general'))).toHaveValue('6GB-SECOND');
  expect(await held()).toMatchObject({ internal_id: 'FIRST TAB', ref_general: '6GB-SECOND' });
});

test('an API process killed with people at it leaves nobody behind who is not there', async ({
  page,
  product,
  browser,
}) => {
  const { id } = await madeBy(product);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const [port, socketPort] = (await freePorts(2)) as [number, number];
  const beside = spawn(process.execPath, ['dist/server/process.js'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DATABASE_URL: product.databaseUrl,
      HMRC_URL: product.simulatorAddress,
      PORT: String(port),
      SOCKET_PORT: String(socketPort),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(beside, 'message');
  const context = await browser.newContext();
  await colleagueAt({ ...product, address: `http://127.0.0.1:${port}` }, context, id);
  await expect(alsoOpen(page)).toHaveText('Also open: Colin Reach');
  beside.kill('SIGKILL');
  await expect(alsoOpen(page)).toHaveCount(0, { timeout: 25_000 });
  await context.close();
});
