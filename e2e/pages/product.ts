import { test as base, expect, type Page } from 'playwright/test';
import { demonstration, type Product, startProduct } from '../../tests/support/product.ts';

/** A test with the built product running for its file, and nobody signed in. */
export const test = base.extend<object, { product: Product }>({
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
});

export { demonstration, expect, type Product };

/** Signs in from the browser without the form, which has journeys of its own, and opens no page: most tests begin at another than the list. */
export async function signIn(
  page: Page,
  product: Product,
  email: string = demonstration.email,
): Promise<void> {
  await page.goto(`${product.address}/api/health`);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
      localStorage.setItem('api_token', ((await answer.json()) as { token: string }).token);
    },
    { email, password: demonstration.password },
  );
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

/** Signs in without a page; gives the bearer token. */
export async function tokenOf(product: Product, email: string = demonstration.email): Promise<string> {
  const answer = await fetch(`${product.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demonstration.password }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
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
      'content-type': 'application/json',
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
