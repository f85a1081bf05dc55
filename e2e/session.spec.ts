import pg from 'pg';
import type { Page } from 'playwright/test';
import { startProduct } from '../tests/support/product.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
  call,
  demonstration,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

const COLLEAGUE = 'colleague@tidewaiter.example';
const path = '/customs-declarations';
/** Goes on to the next check of the token, which runs every 10 s. */
const nextCheck = (page: Page) => page.clock.fastForward('00:11');

interface Held {
  readonly id: number;
  readonly document: Readonly<Record<string, unknown>>;
}

async function made(product: Product): Promise<number> {
  const token = await tokenOf(product);
  return (await call<{ data: Held }>(product, token, 'POST', path, importDeclaration(newLrn('SESS')))).data
    .id;
}

async function held(product: Product, id: number): Promise<Held['document']> {
  const token = await tokenOf(product);
  return (await call<{ data: Held }>(product, token, 'GET', `${path}/${id}`)).data.document;
}

/** Lets every session end in this many seconds. */
function endSessionsIn(product: Product, seconds: number): Promise<void> {
  return inDatabase(product, 'update sessions set expires_at = now() + make_interval(secs => $1)', [seconds]);
}

async function inDatabase(product: Product, statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

async function signInHere(page: Page, email: string = demonstration.email): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password);
  await page.keyboard.press('Enter');
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('api_token'));
const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText(/^Saved/);

test('the expiry window opens once a token with the open document saved; staying renews; logging out leads to the sign-in though the call fails (SHL-081, SHL-082, SHL-093)', async ({
  page,
  product,
}) => {
  const id = await made(product);
  await page.clock.install();
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const before = await tokenIn(page);
  const window = page.getByRole('dialog', { name: 'Your session is about to end.' });

  await test.step('saved when it opens, before the pause in typing would (SHL-083)', async () => {
    await page.route(`**/api${path}/${id}`, async (route) => {
      if (route.request().method() === 'PATCH' && !(await window.isVisible())) return route.abort();
      return route.continue();
    });
    await page.locator(field('/internal_id')).fill('before the end');
    await expect(page.locator('.save-state')).toHaveText(/^Offline/);
    await endSessionsIn(product, 200);
    await nextCheck(page);
    await expect(window).toBeVisible();
    await expect(window).toContainText(/03:\d\d/);
    await expectAccessible(page, 'the expiry window');
    await saved(page);
    expect(await held(product, id)).toMatchObject({ internal_id: 'before the end' });
    await page.unroute(`**/api${path}/${id}`);
  });

  await test.step('staying signed in brings another token, and the live connection goes on with it', async () => {
    await window.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(window).toHaveCount(0);
    expect(await tokenIn(page)).not.toBe(before);
    const token = await tokenOf(product, COLLEAGUE);
    await call(product, token, 'PATCH', `${path}/${id}`, {
      revision: 2,
      patches: [{ op: 'set', path: ['ref_general'], value: '6GB-LIVE' }],
    });
    await expect(page.locator(field('/ref_general'))).toHaveValue('6GB-LIVE');
  });

  await test.step('the new token arms it again; logging out goes to the sign-in (SHL-088, SHL-089)', async () => {
    await endSessionsIn(product, 200);
    await nextCheck(page);
    await expect(window).toBeVisible();
    await page.route('**/api/logout', (route) => route.abort());
    await window.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await tokenIn(page)).toBeNull();
  });
});

for (const hours of [-30, 30]) {
  test(`with the clock of the computer ${hours} hours off one is told so at the sign-in, comes in and stays in`, async ({
    page,
    product,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto(`${product.address}/login`);
    await expect(page.getByRole('status').filter({ hasText: 'is 30 hours off' })).toBeVisible();
    await expectAccessible(page, 'the sign-in with a clock that is off');
    const checked = page.waitForResponse((answer) => answer.url().includes('/api/checkToken'));
    await signInHere(page);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.clock.fastForward(11_000);
    expect((await checked).status()).toBe(200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(await tokenIn(page)).not.toBeNull();
  });
}

test('the session ended while typing: the work waits for the same person and is not offered to another', async ({
  page,
  product,
}) => {
  const id = await made(product);
  await page.clock.install();
  await signIn(page, product);

  await test.step('a new declaration is offered to whom it belongs only', async () => {
    await page.goto(`${product.address}${path}/create`);
    await page.locator(field('/internal_id')).focus();
    await endSessionsIn(product, -1);
    await page.keyboard.type('belongs to Dana');
    await nextCheck(page);
    await expect(page.getByText('Session Expired!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await signInHere(page, COLLEAGUE);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto(`${product.address}${path}/create`);
    await expect(page.locator(field('/internal_id'))).toHaveValue('');
    await expect(page.getByText(/is kept on this computer/)).toHaveCount(0);
  });

  await test.step('an existing one is back where it was, with what was typed', async () => {
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signInHere(page);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await openDeclaration(page, product, id);
    await page.locator(field('/internal_id')).focus();
    await page.keyboard.press('Control+a');
    await endSessionsIn(product, -1);
    await page.keyboard.type('typed too late');
    await nextCheck(page);
    await expect(page).toHaveURL(/\/login$/);
    await signInHere(page);
    await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
    await expect(page.locator(field('/internal_id'))).toHaveValue('typed too late');
    await expect(page.getByText(/Unsaved edits of .* have been saved/).first()).toBeVisible();
    expect(await held(product, id)).toMatchObject({ internal_id: 'typed too late' });
    await page.goto(`${product.address}${path}/create`);
    await expect(page.getByText(/is kept on this computer/)).toBeVisible();
  });

  await test.step('a list is back with what was looked for', async () => {
    await page.goto(`${product.address}${path}?keyword=quay`);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await endSessionsIn(product, -1);
    await nextCheck(page);
    await expect(page).toHaveURL(/\/login$/);
    await signInHere(page);
    await expect(page).toHaveURL(`${product.address}${path}?keyword=quay`);
  });
});

test('a token that ran out before the page was opened: whoever signs in then comes to a page (AUT-006, SHL-008)', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  for (const opened of ['/login', '/forgot', '/login-mfa']) {
    // Calls of the page still open would otherwise meet the ended session first and have it forgotten.
    await page.goto('about:blank');
    await endSessionsIn(product, -1);
    await page.goto(`${product.address}${opened}`);
    await expect(page.getByText('Session Expired!').first()).toBeVisible();
    if (opened === '/forgot') await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page, opened).toHaveURL(/\/login$/);
    await signInHere(page);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

test('the token is renewed while somebody works, and not while nobody does (API-006)', async ({
  page,
  product,
}) => {
  const id = await made(product);
  await page.clock.install();
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const before = await tokenIn(page);
  await page.clock.fastForward('16:00');
  const checked = page.waitForResponse((answer) => answer.url().includes('/checkToken'));
  await page.clock.fastForward('00:11');
  await checked;
  expect(await tokenIn(page)).toBe(before);
  await page.locator(field('/internal_id')).fill('at work');
  const renewed = page.waitForResponse((answer) => answer.url().includes('renew=true'));
  await page.clock.fastForward('00:11');
  await renewed;
  await expect.poll(() => tokenIn(page)).not.toBe(before);
  await saved(page);
  expect(await held(product, id)).toMatchObject({ internal_id: 'at work' });
});

test('a sign-in elsewhere: the banner counts down, the document is saved, then the sign-in page (SHL-090, SHL-091)', async ({
  page,
}) => {
  const product = await startProduct({ SIGN_IN_ELSEWHERE_SECONDS: '9' });
  try {
    const id = await made(product);
    await inDatabase(product, 'update users set is_demonstration = false where email = $1', [
      demonstration.email,
    ]);
    await signIn(page, product);
    await openDeclaration(page, product, id);
    await page.locator(field('/internal_id')).fill('saved in time');
    const token = await tokenOf(product);
    const banner = page.locator('.termination');
    await expect(banner).toHaveText(
      /^Your current session will be terminated due to another login attempt00:0\d$/,
    );
    await expectAccessible(page, 'the termination banner');
    await expect(banner).toContainText('00:03');
    const { data } = await call<{ data: Held }>(product, token, 'GET', `${path}/${id}`);
    expect(data.document.internal_id).toBe('saved in time');
    await expect(page).toHaveURL(/\/login$/);
    await expect(banner).toHaveCount(0);
    await call(product, token, 'GET', `${path}/${id}`);
  } finally {
    await product.close();
  }
});
