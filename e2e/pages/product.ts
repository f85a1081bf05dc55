import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { demonstration, type Product, startProduct } from '../../tests/support/product.ts';

/** A test with the built product running for its worker, and nobody signed in. */
export const test = base.extend<{ startOwn: typeof startProduct }, { product: Product }>({
  // A call that is still on its way through a route when the test ends is no failure of it.
  async context({ context }, use) {
    await use(context);
    const all = [context, ...context.pages()];
    await Promise.all(all.map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  // A product under other settings, which ends with its test. Were it one of the worker's, Playwright would begin a worker
  // for it, and another with product and browser after it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants an object pattern
  async startOwn({}, use) {
    const started: Product[] = [];
    await use(async (...options) => {
      const product = await startProduct(...options);
      started.push(product);
      return product;
    });
    await Promise.all(started.map((product) => product.close()));
  },
});

export { demonstration, expect, type Product };

/** What a product gave to pages and to calls, each a sign-in of its own, by person. */
const keptTokens = new WeakMap<Product, Map<string, string>>();
/** The browser that a page's token stands in. */
const browserOf = new Map<string, BrowserContext>();

/**
 * Signs in from the browser without the form, which has journeys of its own, and opens no page of the product: most tests
 * begin at another than the list. Goes on with the sign-in of an earlier test where that still counts.
 */
export async function signIn(
  page: Page,
  product: Product,
  email: string = demonstration.email,
): Promise<void> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const isFree = (token: string) => {
    const holder = browserOf.get(token);
    return holder === undefined || holder === page.context() || holder.isClosed();
  };
  const token = await keptToken(product, 'page', email, { 'user-agent': userAgent }, isFree);
  browserOf.set(token, page.context());
  await page.goto(`${product.address}/api/health`);
  await page.evaluate((value) => localStorage.setItem('api_token', value), token);
}

/** The same, and waits for the list. */
export async function signInToList(page: Page, product: Product, email?: string): Promise<void> {
  await signIn(page, product, email);
  await page.goto(`${product.address}/customs-declarations`);
  await expect(page.getByRole('heading', { name: 'Customs declarations' })).toBeVisible();
}

/** Opens a declaration and waits until it can be worked on. */
export async function openDeclaration(page: Page, product: Product, id: number): Promise<void> {
  await page.goto(`${product.address}/customs-declarations/edit/${id}`);
  await expect(page.locator('#section-panel')).toBeVisible();
}

/**
 * Closes the app in this window, its only one. Afterwards the browser knows of no open editor: a busy one takes seconds
 * to, and what is kept of one that may still be open is not offered.
 */
export async function closeApp(page: Page, product: Product): Promise<void> {
  const elsewhere = `${product.address}/nothing`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(elsewhere);
  const openEditors = () =>
    page.evaluate(async () =>
      ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.startsWith('editor/')),
    );
  await expect.poll(openEditors).toEqual([]);
  await page.unroute(elsewhere);
}

/** Signs in without a page, or goes on with such a sign-in; gives the bearer token. */
export function tokenOf(product: Product, email: string = demonstration.email): Promise<string> {
  return keptToken(product, 'calls', email);
}

async function keptToken(
  product: Product,
  holder: 'page' | 'calls',
  email: string,
  headers: Record<string, string> = {},
  isFree: (token: string) => boolean = () => true,
): Promise<string> {
  const tokens = keptTokens.get(product) ?? new Map<string, string>();
  keptTokens.set(product, tokens);
  const key = `${holder} of ${email}`;
  const kept = tokens.get(key);
  if (kept !== undefined && isFree(kept) && (await lasts(product, kept))) return kept;
  const answer = await fetch(`${product.address}/api/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demonstration.password }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  tokens.set(key, token);
  return token;
}

/** Whether a token counts, and neither its end nor that of a session signed in elsewhere is near. */
async function lasts({ address }: Product, token: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/checkToken?token=${token}`);
  if (!answer.ok || answer.headers.has('token-end-time')) return false;
  const { data } = (await answer.json()) as { data: { success: boolean; terminates_in?: number } };
  return data.success && data.terminates_in === undefined;
}

/** A call of the API as a signed-in person; gives the body. Throws on anything but success. */
export async function call<T>(
  product: Product,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      accept: 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Creates a declaration without a page; gives what the API answers of it. */
export async function createDeclaration<T = { readonly id: number }>(
  product: Product,
  token: string,
  document: object,
): Promise<T> {
  return (await call<{ data: T }>(product, token, 'POST', '/customs-declarations', document)).data;
}

/** Messages the rehearsal authority took, by LRN. */
export async function takenMessages(product: Product): Promise<Record<string, { count: number }>> {
  const answer = await fetch(`${product.simulatorAddress}/simulator/messages`);
  return (await answer.json()) as Record<string, { count: number }>;
}

/** An LRN no other test uses. */
export function newLrn(prefix: string): string {
  return `${prefix}${Date.now().toString(36).toUpperCase()}`;
}

/** Everything the page or its network said went wrong; a test asserts that it is empty. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
