import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Locator, Page } from 'playwright/test';
import { answerAs } from './pages/answers.ts';
import { look } from './pages/look.ts';
import { call, demonstration, expect, type Product, signIn, test, tokenOf } from './pages/product.ts';

async function inDatabase<Row extends pg.QueryResultRow>(
  product: Product,
  statement: string,
  values: readonly string[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(statement, [...values]);
  await client.end();
  return rows;
}

/** The code in the latest mail of a kind to an address. */
async function mailedCode(product: Product, address: string, kind: string): Promise<string> {
  const rows = await inDatabase<{ body: string }>(
    product,
    'select body from mails where address = $1 and kind = $2 order by id desc limit 1',
    [address, kind],
  );
  const code = /\/(?:verify|change)\/(\S+)/.exec(rows[0]?.body ?? '')?.[1];
  if (code === undefined) throw new Error(`No ${kind} was mailed to ${address}.`);
  return code;
}

const login = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** The links at the foot of a page before sign-in. */
async function leadsTo(page: Page, addresses: readonly string[]): Promise<void> {
  const links = page.locator('.login-links').getByRole('link');
  const addressesOf = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await expect.poll(addressesOf).toEqual(addresses);
}

test('/login: both fields are wanted, a refusal is shown, and then comes the dashboard (AUT-001, AUT-002, AUT-003, AUT-006, AUT-007, AUT-009)', async ({
  page,
  product,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) calls.push(request.method());
  });
  await page.goto(`${product.address}/login`);
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(page).toHaveTitle('Sign in');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/forgot');
  const send = page.getByRole('button', { name: 'Sign in' });
  await send.click();
  await email.fill(demonstration.email);
  await send.click();
  expect(calls).toEqual([]);

  await test.step('an address of any letters is sent as it was typed, for it can be registered so', async () => {
    const sent = page.waitForRequest('**/api/login');
    await login(page, 'zoë@bücher.example', 'guess');
    expect((await sent).postDataJSON()).toMatchObject({ email: 'zoë@bücher.example' });
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  });

  await page.route('**/api/login', (route) =>
    answerAs(route, { errors: { email: ['Not this one.'] }, token: 'none' }),
  );
  await login(page, demonstration.email, demonstration.password);
  await expect(page.getByRole('alert')).toHaveText('Not this one.');
  await expect(page).toHaveTitle('Error: Sign in');
  expect(await page.evaluate(() => localStorage.getItem('api_token'))).toBeNull();
  await page.unroute('**/api/login');

  const answer = page.waitForResponse('**/api/login');
  await page.keyboard.press('Enter');
  const { token } = (await (await answer).json()) as { token: string };
  await expect(page).toHaveURL(`${product.address}/dashboard`);
  expect(await page.evaluate(() => localStorage.getItem('api_token'))).toBe(token);
});

/** Masked until it is shown, known to password managers, and what is pasted stands in it. */
async function isPasswordField(field: Locator, autocomplete: string): Promise<void> {
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', autocomplete);
  const show = field.locator('xpath=..').getByRole('button');
  await show.click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.evaluate(async (input: HTMLInputElement) => {
    input.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'pasted');
    const isTaken = input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    // What no handler takes for itself the browser pastes.
    if (isTaken) document.execCommand('insertText', false, 'pasted');
  });
  await expect(field).toHaveValue('pasted');
  await show.click();
  await expect(field).toHaveAttribute('type', 'password');
}

test('registering, confirming, a forgotten password: each page empty, wrong and done', async ({
  page,
  product,
}) => {
  const email = 'nora@weir.example';

  await test.step('register: the server says what is wrong, on its fields (AUT-021, AUT-024, AUT-025, AUT-026, AUT-027, AUT-028, AUT-029, AUT-031, AUT-032, AUT-036, AUT-037)', async () => {
    await page.goto(`${product.address}/login`);
    await look(page, 'login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
    await leadsTo(page, ['/login', '/forgot']);
    await expect(page.locator('.field-tag')).toHaveText(Array.from({ length: 8 }, () => 'required'));
    await look(page, 'register');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('The field is required')).toHaveCount(8);
    await expect(page).toHaveTitle(/^Error: Register/);
    await look(page, 'register-wrong');
    await expect(page.getByLabel('Product').locator('option:not([value=""])')).toHaveText([
      'Export document software',
      'Customs declaration software',
    ]);
    await page.getByLabel('Product').selectOption({ label: 'Customs declaration software' });
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Surname').fill('Weir');
    await page.getByLabel('Organisation').fill('Weir Freight Ltd');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('+44 20 7946 0000');
    await isPasswordField(page.locator('input[data-path="/password"]'), 'new-password');
    await isPasswordField(page.locator('input[data-path="/password_confirmation"]'), 'new-password');
    await page.locator('input[data-path="/password"]').fill('six678');
    await page.locator('input[data-path="/password_confirmation"]').fill('six679');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('The two passwords differ.')).toBeVisible();
    await page.locator('input[data-path="/password_confirmation"]').fill('six678');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/info$/);
    await expect(page.getByRole('heading', { name: 'Well Done!' })).toBeVisible();
    await expect(page.getByText('We have sent you a confirmation email')).toBeVisible();
    await leadsTo(page, ['/login', '/forgot']);
    await look(page, 'info');
  });

  await test.step('verify ends at /info; its code serves once (AUT-038, AUT-039)', async () => {
    const code = await mailedCode(product, email, 'confirm-email');
    await page.goto(`${product.address}/verify/${code}`);
    await expect(page).toHaveURL(/\/info$/);
    await expect(page.getByText('Well Done! Your email confirmed. Now you can Sign In.')).toBeVisible();
    await page.goto(`${product.address}/verify/${code}`);
    await expect(page.getByText(/This link is not valid any more/)).toBeVisible();
  });

  await test.step('forgot and change: the code is filled in from the address (AUT-034, AUT-035, AUT-040, AUT-041, AUT-043)', async () => {
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL(/\/forgot$/);
    await leadsTo(page, ['/login', '/register']);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The field is required')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await look(page, 'forgot');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message sent! Please check your email.')).toBeVisible();
    await expect(page).toHaveURL(/\/info$/);
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    const code = await mailedCode(product, email, 'reset-password');
    await page.goto(`${product.address}/change/${code}`);
    await expect(page.getByLabel('Verification code')).toHaveValue(code);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The field is required')).toHaveCount(3);
    await look(page, 'change-wrong');
    await page.getByLabel('Email').fill(email);
    await isPasswordField(page.locator('input[data-path="/password"]'), 'new-password');
    await page.locator('input[data-path="/password"]').fill('newer one');
    await page.locator('input[data-path="/password_confirmation"]').fill('newer one');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Well Done! Your password changed, please sign in with a new password!'),
    ).toBeVisible();
  });

  await test.step('the new password signs in', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await isPasswordField(page.locator('#password'), 'current-password');
    await login(page, email, 'six678');
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
    await login(page, email, 'newer one');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test('public pages are closed to the signed-in, all others to the rest (AUT-013, SHL-008, SHL-009)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/customs-declarations`);
  await expect(page).toHaveURL(/\/login$/);
  for (const path of ['/login-mfa', '/reset-mfa', '/info']) {
    await page.goto(`${product.address}${path}`);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  // Whoever signs in goes on to the address that was asked for, all of it.
  await page.goto(`${product.address}/customs-declarations?keyword=quay`);
  await expect(page).toHaveURL(/\/login$/);
  await login(page, demonstration.email, demonstration.password);
  await expect(page).toHaveURL(`${product.address}/customs-declarations?keyword=quay`);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, product);
  for (const path of ['/login', '/register', '/forgot', '/change/abc', '/info', '/verify/abc']) {
    await page.goto(`${product.address}${path}`);
    await expect(page.getByRole('heading', { name: 'Dashboard' }), path).toBeVisible();
  }
});

test('a suspension counts down in mm:ss with the button off (AUT-004, AUT-005)', async ({
  page,
  startOwn,
}) => {
  const product = await startOwn();
  await page.goto(`${product.address}/login`);
  for (let attempt = 0; attempt < 5; attempt++) {
    await login(page, demonstration.email, `guess ${attempt}`);
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  }
  await login(page, demonstration.email, 'guess');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^00:1\d$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await look(page, 'login-suspended');
});

test('access codes: asked for in memory only, taken once, and reset by mailed digits', async ({
  page,
  product,
}) => {
  const email = 'colleague@tidewaiter.example';
  const token = await tokenOf(product, email);
  const { data: offered } = await call<{ data: { secret: string } }>(
    product,
    token,
    'GET',
    '/user-security/mfa',
  );
  const app = new TOTP({
    secret: Secret.fromBase32(offered.secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
  await call(product, token, 'POST', '/user-security/mfa', { secretCode: app.generate() });
  const askedForCode = async (wanted = '/login') => {
    await page.goto(`${product.address}${wanted}`);
    await login(page, email, demonstration.password);
    await expect(page).toHaveURL(/\/login-mfa$/);
  };
  const code = page.getByRole('textbox', { name: 'Access code' });

  await test.step('/login-mfa takes six digits and leads home (AUT-011, AUT-014, AUT-015, AUT-016, AUT-017)', async () => {
    await askedForCode();
    await look(page, 'login-mfa');
    await code.pressSequentially('a1b2');
    await expect(code).toHaveValue('12');
    await code.pressSequentially('345');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Access code must be 6-digits length')).toBeVisible();
    await look(page, 'login-mfa-wrong');
    await code.pressSequentially('67');
    await expect(code).toHaveValue('123456');
    const message = 'Too many attempts. Wait 4 seconds before the next one.';
    await page.route('**/api/login', (route) => answerAs(route, { message, time: 4 }, 429));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('timer')).toHaveText(/^00:0[34]$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(page).toHaveTitle(/^Error: /);
    await look(page, 'login-mfa-suspended');
    await page.unroute('**/api/login');
    await expect(page.getByRole('timer'), 'the wait is over').toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.address}/dashboard`);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the page that was wanted comes after the code too', async () => {
    await inDatabase(product, 'update users set mfa_step = 0');
    await askedForCode('/customs-declarations?keyword=quay');
    await code.fill(app.generate());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.address}/customs-declarations?keyword=quay`);
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('a reload goes to /login: what was entered is nowhere but in memory (AUT-013)', async () => {
    await askedForCode();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      demonstration.password,
    );
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('/reset-mfa takes the digits that the local mailbox shows (AUT-012, AUT-015, AUT-016, AUT-017, AUT-018, AUT-019, AUT-020)', async () => {
    await askedForCode();
    await page.getByRole('link', { name: 'missing access code', exact: true }).click();
    await expect(page).toHaveURL(/\/reset-mfa$/);
    await look(page, 'reset-mfa');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await askedForCode();
    await page.getByRole('link', { name: 'missing access code', exact: true }).click();
    await expect(page).toHaveURL(/\/reset-mfa$/);
    await code.pressSequentially('x12');
    await expect(code).toHaveValue('12');
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Access code must be 6-digits length')).toBeVisible();
    await code.pressSequentially('34567');
    await expect(code).toHaveValue('123456');
    const mailbox = await page.context().newPage();
    await mailbox.goto(`${product.address}/mailbox`);
    const mail = mailbox.locator('details', { hasText: 'Your access code' }).first();
    await expect(mail).toContainText(email);
    await mail.locator('summary').click();
    await look(mailbox, 'mailbox');
    await mailbox.route('**/api/config', (route) => answerAs(route, {}, 500));
    await mailbox.reload();
    await expect(mailbox.getByRole('alert')).toContainText('did not answer');
    await mailbox.unroute('**/api/config');
    await mailbox.route('**/api/config', (route) => route.abort());
    await mailbox.getByRole('button', { name: 'Reload' }).click();
    await expect(mailbox.getByRole('alert')).toContainText('did not answer');
    await look(mailbox, 'mailbox-away');
    await mailbox.unroute('**/api/config');
    await mailbox.getByRole('button', { name: 'Reload' }).click();
    await mail.locator('summary').click();
    const digits = /^\d{6}$/m.exec((await mail.locator('.mailbox-body').textContent()) ?? '')?.[0] ?? '';
    await mailbox.close();
    await code.fill(digits);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Security settings successfully updated')).toBeVisible();
  });

  await test.step('the next sign-in wants no code', async () => {
    await login(page, email, demonstration.password);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});
