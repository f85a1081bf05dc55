import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Page } from 'playwright/test';
import { answerAs } from './pages/answers.ts';
import { look } from './pages/look.ts';
import {
  call,
  createDeclaration,
  demonstration,
  expect,
  type Product,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

/** Goes to a page by the side menu, as people do. */
async function goTo(page: Page, group: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = menu.getByRole('button', { name: group });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await menu.getByRole('link', { name: entry, exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeFocused();
}

async function inDatabase(product: Product, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What stands at a name of the facts of a page. */
const fact = (page: Page, name: string) =>
  page.locator('.own-facts div', { has: page.getByText(name, { exact: true }) }).locator('dd');

/** The statuses as the server has them. */
const statusesOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('api_token')}` };
    const answer = await fetch('/api/transaction-statuses', { headers });
    return ((await answer.json()) as { data: readonly { id: number; name: string }[] }).data;
  });

/** Switches access codes on for whoever is signed in on the page; gives their authenticator app. */
async function authenticatorApp(page: Page): Promise<TOTP> {
  const mfa = (secretCode?: string) =>
    page.evaluate(async (code) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('api_token')}`,
        'content-type': 'application/json',
      };
      const post = { method: 'POST', body: JSON.stringify({ secretCode: code }) };
      const answer = await fetch('/api/user-security/mfa', { headers, ...(code === undefined ? {} : post) });
      return ((await answer.json()) as { data: { secret: string } }).data.secret;
    }, secretCode);
  const secret = Secret.fromBase32(await mfa());
  const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  await mfa(app.generate());
  return app;
}

const said = (page: Page, words: string) => expect(page.locator('.toast')).toContainText(words);

test('the side menu leads to profile and company; what fails to load can be asked for again (SHL-075)', async ({
  page,
  product,
}) => {
  await signInToList(page, product);
  await test.step('the drawer opens, closes and nests (SHL-041, SHL-046, SHL-047)', async () => {
    await page.route('**/api/menu/getMenu?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('alert')).toContainText('The server did not answer.');
    await look(page, 'menu-failed');
    await page.unroute('**/api/menu/getMenu?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Own account' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Own account' }).click();
    await look(page, 'menu');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('profile: empty, wrong and saved (COM-001, COM-002, COM-003, COM-004, COM-005, COM-008, COM-009, COM-010, COM-012)', async () => {
    await page.route('**/api/account/profile', (route) => route.abort());
    await goTo(page, 'Own account', 'Profile');
    await expect(page.getByRole('alert')).toContainText('The server did not answer.');
    await expect(page).toHaveTitle('Profile');
    await look(page, 'profile-failed');
    await page.unroute('**/api/account/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(demonstration.email)).toBeVisible();
    for (const [name, value] of [
      ['Email', demonstration.email],
      ['Company', 'Estuary Forwarding Ltd'],
      ['Company owner', 'Dana Ferry'],
    ] as const) {
      await expect(fact(page, name), name).toHaveText(value);
    }
    for (const name of ['email', 'customer', 'owner']) {
      await expect(page.locator(`[data-path="/${name}"]`)).toHaveCount(0);
    }
    await page.locator('input[data-path="/name"]').fill('');
    await page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The field is required')).toHaveCount(2);
    await expect(page).toHaveTitle('Error: Profile');
    await look(page, 'profile-wrong');
    await page.locator('input[data-path="/name"]').fill('Dana Ferry');
    await page.locator('input[data-path="/phone"]').fill('+44 20 7946 0000');
    await page.locator('input[data-path="/birthday"]').fill('29/02/1988');
    await page.locator('input[data-path="/job_position"]').fill('Agent');
    await page.locator('input[data-path="/second_name"]').fill('of Estuary');
    const picture = page.getByLabel('Picture', { exact: true });
    await picture.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await said(page, 'File should be in jpeg/jpg/png format');
    await picture.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(3_145_729)]),
    });
    await said(page, 'File should be less than 3MB');
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.locator('input[data-path="/job_position"]').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Save' })).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
    await said(page, 'Data has been saved.');
    await expect(page).toHaveTitle('Profile');
    await page.reload();
    await expect(page.locator('input[data-path="/birthday"]')).toHaveValue('29/02/1988');
    await expect(page.locator('input[data-path="/second_name"]')).toHaveValue('of Estuary');
    await expect(page.locator('input[data-path="/job_position"]')).toHaveValue('Agent');
    await expect(page.getByRole('img', { name: 'Picture of Dana Ferry' })).toBeVisible();
    await look(page, 'profile');
  });

  await test.step('a picture is removed by Yes and not by No (CUS-072, CUS-073, D-64)', async () => {
    const shown = page.getByRole('img', { name: 'Picture of Dana Ferry' });
    const asked = page.getByRole('dialog', { name: 'Remove image?' });
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(asked.getByRole('button')).toHaveText(['No', 'Yes']);
    await asked.getByRole('button', { name: 'No' }).click();
    await expect(asked).toBeHidden();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeFocused();
    await asked.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(shown).toHaveCount(0);
    await asked.waitFor({ state: 'detached' });
    await expect(page.getByRole('button', { name: 'Choose picture' })).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Data has been saved.');
    await expect(shown).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  await test.step('company (COM-014)', async () => {
    await inDatabase(
      product,
      `update companies set customer_address = '1 Quay, Dover', reg_no = '01234567', attention = 'Dana'
       where name = 'Estuary Forwarding Ltd'`,
    );
    await goTo(page, 'Company', 'Company details');
    for (const [name, value] of [
      ['Name', 'Estuary Forwarding Ltd'],
      ['Address', '1 Quay, Dover'],
      ['Registration number', '01234567'],
      ['Attention', 'Dana'],
    ] as const) {
      await expect(fact(page, name), name).toHaveText(value);
    }
    await expect(page.locator('.own-card').locator('input, select, textarea')).toHaveCount(0);
    await look(page, 'company');
  });
});

test('the profile changes the password too: asked for, judged at its fields, forgotten once it is saved (COM-007)', async ({
  page,
  product,
}) => {
  const email = 'quay@tidewaiter.example';
  await inDatabase(
    product,
    `insert into users (company_id, role, email, name, phone, password_hash, is_demonstration)
     select company_id, 'user', '${email}', 'Quinn', '+44 9', password_hash, true
     from users where email = '${demonstration.email}'`,
  );
  await signIn(page, product, email);
  await page.goto(`${product.address}/profile`);
  const section = page.getByRole('region', { name: 'Password' });
  const change = section.getByRole('button', { name: 'Change password' });
  const field = (name: string) => page.locator(`input[data-path="/${name}"]`);
  const passwords = page.locator('input[type=password]');
  const save = page.getByRole('toolbar').getByRole('button', { name: 'Save' });

  await test.step('its fields are there when they are asked for, and forget what is not wanted any more', async () => {
    await expect(change).toHaveAttribute('aria-expanded', 'false');
    await expect(passwords).toHaveCount(0);
    await change.click();
    await expect(passwords).toHaveCount(3);
    await expect(field('old_password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field('re_password')).toHaveAttribute('autocomplete', 'new-password');
    await field('old_password').fill('not wanted');
    await change.click();
    await expect(passwords).toHaveCount(0);
    await change.click();
    await expect(field('old_password')).toHaveValue('');
  });

  await test.step('all three, twice the same, and the present one', async () => {
    await field('password').fill('newer one');
    await save.click();
    await expect(section.getByText('The field is required')).toHaveCount(2);
    await field('old_password').fill('another one');
    await field('re_password').fill('newer oen');
    await save.click();
    await expect(section.getByText('The two passwords differ.')).toBeVisible();
    await field('re_password').fill('newer one');
    await save.click();
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await expect(field('old_password')).toBeFocused();
    await expect(page).toHaveTitle('Error: Profile');
    await look(page, 'profile-password');
  });

  await test.step('saved with the rest, and nothing of it left on the page', async () => {
    await field('name').fill('Quentin');
    await field('old_password').fill(demonstration.password);
    await save.click();
    await said(page, 'Data has been saved.');
    await said(page, 'Password has been changed successfully');
    await expect(passwords).toHaveCount(0);
    await expect(page).toHaveTitle('Profile');
    await field('name').press('Control+z');
    await change.click();
    await expect(field('password')).toHaveValue('');
    await page.getByRole('button', { name: 'Sign out Quentin' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('newer one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('whoever has an authenticator app is asked for its code too', async () => {
    const app = await authenticatorApp(page);
    await page.goto(`${product.address}/profile`);
    await change.click();
    await field('old_password').fill('another one');
    await field('password').fill('the newest one');
    await field('re_password').fill('the newest one');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the new password' });
    const code = dialog.getByRole('textbox', { name: 'Access code' });
    const next = app.generate({ timestamp: Date.now() + 30_000 });
    await code.fill(next);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await expect(field('old_password')).toBeFocused();
    await field('old_password').fill('newer one');
    await save.click();
    await code.fill(String((Number(next) + 1) % 1_000_000).padStart(6, '0'));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/The access code is not right/)).toBeVisible();
    await look(page, 'profile-code');
    await code.fill(next);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await said(page, 'Password has been changed successfully');
    await expect(passwords).toHaveCount(0);
  });
});

test('security: password with a code, tokens, access codes, the last events', async ({ page, product }) => {
  const email = 'editor@tidewaiter.example';
  await signInToList(page, product, email);
  await goTo(page, 'Own account', 'Security');
  const change = page.getByRole('button', { name: 'Change password' });
  const current = page.locator('input[data-path="/currentPassword"]');
  const next = page.locator('input[data-path="/newPassword"]');

  await test.step('four blocks (AUT-044)', async () => {
    for (const name of [
      'Sign-in password',
      'Government tokens',
      'Multi-factor sign-in',
      'Recent security activity',
    ]) {
      await expect(page.getByRole('region', { name }), name).toBeVisible();
    }
  });

  await test.step('password: six characters, then a code (AUT-045, AUT-046, AUT-047, AUT-048, AUT-049, AUT-050)', async () => {
    await current.fill(demonstration.password);
    await next.fill('12345');
    await expect(change).toBeDisabled();
    await next.pressSequentially('6');
    await change.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the new password' });
    await expect(dialog).toContainText(email);
    const code = dialog.getByLabel('Confirmation code');
    await code.pressSequentially('a12345678');
    await expect(code).toHaveValue('123456');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/The access code is not right/)).toBeVisible();
    await look(page, 'security-code');
    const mails = (await (await page.request.get(`${product.address}/api/mailbox`)).json()) as {
      data: readonly { address: string; subject: string; body: string }[];
    };
    const mail = mails.data.find((one) => one.address === email && one.subject === 'Your confirmation code');
    await code.fill(/^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? '');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await said(page, 'Password has been changed successfully');
    await expect(dialog).toHaveCount(0);
    await expect(current).toHaveValue('');
    await expect(next).toHaveValue('');
  });

  await test.step('government tokens (AUT-051)', async () => {
    await page.getByRole('button', { name: 'Reset tokens' }).click();
    await said(page, 'Tokens were successfully deleted');
  });

  await test.step('access codes on and off (AUT-052, AUT-053, AUT-055)', async () => {
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Recent security activity' })).toBeVisible();
    await look(page, 'security');
    const key = (await page.locator('.own-mfa code').textContent())?.replaceAll(' ', '') ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
    const code = page.getByRole('textbox', { name: 'Access code' });
    await code.fill(app.generate());
    await page.getByRole('button', { name: 'Switch on' }).click();
    await said(page, 'Security settings successfully updated');
    await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible();
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
  });

  await test.step('what happened stands in the table (AUT-056, AUT-057)', async () => {
    await page.reload();
    const table = page.getByRole('table', { name: 'Recent security activity' });
    const rows = table.getByRole('row');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Event',
      'Device',
      'Browser',
      'IP/location',
      'Date and time',
    ]);
    await expect(rows.nth(1)).toContainText('Multi-factor sign-in switched off');
    await expect(rows.filter({ hasText: 'Password changed' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Signed in' }).first()).toContainText('Linux');
    const signIns =
      "insert into audit (action, user_id, company_id, ip, detail) select 'sign-in', id, company_id, '::1', '{}' from users";
    await inDatabase(product, `${signIns}, generate_series(1, 12) where email = '${email}'`);
    await page.reload();
    await expect(rows, 'the last ten under the heads').toHaveCount(11);
  });

  // Others of this worker sign in as the same person.
  await inDatabase(
    product,
    `update users set password_hash = (select password_hash from users where email = '${demonstration.email}')
      where email = '${email}'`,
  );
});

test('CUS-308: under Customs Declarations and Demo the menu has the customs tools, and the settings have badges; under another plan neither', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'other@tidewaiter.example');
  for (const [plan, hasCustoms] of [
    ['customs declarations', true],
    ['demo', true],
    ['expert', false],
  ] as const) {
    await inDatabase(product, `update companies set plan = '${plan}' where name = 'Saltmarsh Trading Ltd'`);
    await page.goto(`${product.address}/customs-declarations`);
    await goTo(page, 'Company', 'Company settings');
    const statuses = page.getByRole('region', { name: 'Custom statuses' });
    await expect(statuses).toHaveCount(plan === 'customs declarations' ? 0 : 1);
    await expect(page.getByRole('region', { name: 'Badges' })).toHaveCount(hasCustoms ? 1 : 0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Customs declarations' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Customs tools' })).toHaveCount(hasCustoms ? 1 : 0);
  }
});

test('company settings: badges and statuses are edited here and saved in batches; environments are shown', async ({
  page,
  product,
}) => {
  await inDatabase(product, "update companies set plan = 'demo' where name = 'Saltmarsh Trading Ltd'");
  await signInToList(page, product, 'other@tidewaiter.example');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /badges|statuses/.test(pathname)) {
      calls.push(`${request.method()} ${pathname.replace('/api', '')}`);
    }
  });
  await goTo(page, 'Company', 'Company settings');
  const badges = page.getByRole('region', { name: 'Badges' });
  const statuses = page.getByRole('region', { name: 'Custom statuses' });
  const dialog = page.getByRole('dialog');

  await test.step('badges: all seven fields, local until the save (COM-043, COM-044, COM-045, COM-046, COM-047, COM-048, COM-049, COM-052)', async () => {
    await expect(badges).toContainText('Your company has no badges yet.');
    await look(page, 'settings-empty');
    await badges.getByRole('button', { name: 'Add' }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog.getByText('The field is required')).toHaveCount(7);
    await expect(dialog.getByLabel('Community system').locator('option:not([value=""])')).toHaveText([
      'CNS',
      'MCP',
    ]);
    const environments = dialog.getByLabel('Environment').locator('option:not([value=""])');
    await expect(environments).toHaveText(['TT', 'TDR', 'LIVE']);
    await dialog.getByLabel('Community system').selectOption('CNS');
    await dialog.getByLabel('Environment').selectOption({ label: 'LIVE' });
    await dialog.getByRole('textbox', { name: 'Badge' }).fill('LEE012');
    await dialog.getByLabel('Client id').fill('client');
    const pass = dialog.locator('input[data-path="/csp_client_pass"]');
    await pass.fill('a pass');
    await expect(pass).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show Client pass' }).click();
    await expect(pass).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Show Client pass' }).click();
    await expect(pass).toHaveAttribute('type', 'password');
    await dialog.getByLabel('Topic').fill('topic');
    await dialog.getByLabel('Description').fill('Felixstowe');
    await look(page, 'badge');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(badges).toContainText('1 not saved');
    expect(calls).toEqual([]);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /badges$/.test(request.url()),
    );
    await badges.getByRole('button', { name: 'Save data' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ csp: 'CNS', csp_env: 'PROD' });
    await said(page, 'Badges successfully updated');
    expect(calls.splice(0)).toEqual(['POST /badges']);
    await badges.getByRole('button', { name: 'Edit CNS LEE012' }).click();
    await expect(dialog.locator('input[data-path="/csp_client_pass"]')).toHaveValue('');
    await dialog.getByLabel('Description').fill('Harwich');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await badges.getByRole('button', { name: 'Save data' }).click();
    await expect(badges).not.toContainText('not saved');
    expect(calls.splice(0)).toEqual(['PUT /badges']);
  });

  await test.step('badges: changed and removed at once, both failures told as one; what was made is not made again (COM-042, COM-043, COM-051)', async () => {
    const add = async (badge: string) => {
      await badges.getByRole('button', { name: 'Add' }).click();
      await dialog.getByLabel('Community system').selectOption('MCP');
      await dialog.getByLabel('Environment').selectOption('TT');
      await dialog.getByRole('textbox', { name: 'Badge' }).fill(badge);
      for (const name of ['Client id', 'Topic', 'Description']) await dialog.getByLabel(name).fill('of it');
      await dialog.locator('input[data-path="/csp_client_pass"]').fill('a pass');
      await dialog.getByRole('button', { name: 'OK' }).click();
    };
    const save = badges.getByRole('button', { name: 'Save data' });
    await add('LEE021');
    await add('LEE022');
    await page.route('**/api/badges', async (route) => {
      const isSecond = route.request().postData()?.includes('LEE022');
      if (!isSecond) return route.continue();
      return answerAs(route, { message: 'Not this one.' }, 422);
    });
    await save.click();
    await said(page, 'Not this one.');
    await expect(badges).toContainText('1 not saved');
    await page.unroute('**/api/badges');
    await save.click();
    await said(page, 'Badges successfully updated');
    expect(calls.splice(0)).toEqual(['POST /badges', 'POST /badges', 'POST /badges']);

    await badges.getByRole('button', { name: 'Edit CNS LEE012' }).click();
    await dialog.getByLabel('Description').fill('Ipswich');
    await dialog.getByRole('button', { name: 'OK' }).click();
    for (const name of ['LEE021', 'LEE022']) {
      await badges.getByRole('button', { name: `Remove MCP ${name}` }).click();
    }
    await badges.getByRole('button', { name: 'Restore MCP LEE021' }).click();
    expect(calls).toEqual([]);
    const refused = { PUT: 'Not changed.', DELETE: 'Not removed.' };
    await page.route('**/api/badges', (route) =>
      answerAs(route, { message: refused[route.request().method() as keyof typeof refused] }, 422),
    );
    await save.click();
    await expect(page.locator('.toast-words')).toHaveText('Not changed.\nNot removed.', {
      useInnerText: true,
    });
    await page.unroute('**/api/badges');
    await save.click();
    await said(page, 'Badges successfully updated');
    await expect(badges.getByRole('listitem')).toHaveCount(2);
    await expect(badges).toContainText('Ipswich');
    expect(calls.splice(0)).toEqual(['PUT /badges', 'DELETE /badges', 'PUT /badges', 'DELETE /badges']);
  });

  await test.step('statuses: new, renamed, taken, removed, restored (COM-028, COM-032, COM-033, COM-034, COM-037, COM-038, COM-040)', async () => {
    await expect(statuses.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    for (const name of ['Complete', 'Draft', 'Enquiry']) {
      await statuses.getByRole('button', { name: `Edit ${name}` }).click();
      await expect(dialog.getByLabel('State')).toBeDisabled();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    const add = async (name: string) => {
      await statuses.getByRole('button', { name: 'Add' }).click();
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('State').selectOption('draft');
      await dialog.getByRole('button', { name: 'OK' }).click();
    };
    await add('draft');
    await expect(dialog.getByText('already taken')).toBeVisible();
    await dialog.getByLabel('Name').fill('Papers');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await add('Paid');
    await statuses.getByRole('button', { name: 'Save data' }).click();
    await said(page, 'Data has been saved.');
    expect(calls.splice(0)).toEqual(['POST /transaction-statuses']);
    await statuses.getByRole('button', { name: 'Edit Paid' }).click();
    await expect(dialog.getByLabel('State'), 'the fourth').toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await statuses.getByRole('button', { name: 'Remove Paid' }).click();
    await expect(statuses).toContainText('will be removed');
    await statuses.getByRole('button', { name: 'Remove Papers' }).click();
    await statuses.getByRole('button', { name: 'Restore Papers' }).click();
    await statuses.getByRole('button', { name: 'Edit Papers' }).click();
    await dialog.getByLabel('Name').fill('Documents');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await add('Late');
    await look(page, 'settings');
    expect(calls).toEqual([]);
    const paid = statuses.getByRole('listitem').filter({ hasText: 'Paid' });
    const { id } = (await statusesOf(page)).find(({ name }) => name === 'Paid')!;
    const errors = { data: [id], message: 'It is in use.' };
    await page.route('**/api/transaction-statuses', (route) =>
      answerAs(route, { message: 'It is in use.', errors }, 422),
    );
    await statuses.getByRole('button', { name: 'Save data' }).click();
    await expect(paid.getByRole('alert')).toHaveText('It is in use.');
    await expect(page.locator('.toast-words')).toHaveText('It is in use.');
    await page.unroute('**/api/transaction-statuses');
    expect(calls.splice(0)).toEqual(['DELETE /transaction-statuses']);
    await statuses.getByRole('button', { name: 'Remove Paid' }).click();
    await statuses.getByRole('button', { name: 'Save data' }).click();
    await expect(statuses).not.toContainText('not saved');
    expect(calls.splice(0)).toEqual([
      'DELETE /transaction-statuses',
      'PUT /transaction-statuses',
      'POST /transaction-statuses',
    ]);
  });

  await test.step('environments are shown, ENS without rehearsal (COM-021, COM-022, COM-023)', async () => {
    const words = ['Trade Test', 'Trader Dress Rehearsal', 'Production'];
    for (const [name, systems, offered] of [
      ['Customs declarations, environment', ['HMRC', 'CNS', 'MCP'], words],
      ['NCTS, environment', ['HMRC'], words],
      ['ENS, environment', ['HMRC'], ['Trade Test', 'Production']],
    ] as const) {
      const card = page.getByRole('region', { name });
      for (const system of systems) {
        const choice = card.getByRole('group', { name: system });
        await expect(choice.locator('label'), `${name}, ${system}`).toHaveText([...offered]);
        await expect(choice.getByRole('radio', { disabled: true })).toHaveCount(offered.length);
      }
      await expect(card.getByRole('radio')).toHaveCount(systems.length * offered.length);
    }
  });
});

test('whoever is not the manager sees the settings and changes none (COM-024, COM-025)', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'colleague@tidewaiter.example');
  await page.goto(`${product.address}/customers-settings`);
  const badges = page.getByRole('region', { name: 'Badges' });
  await expect(badges).toContainText('Only the manager of your company changes this.');
  await expect(badges.getByRole('button', { name: 'Add' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Custom statuses' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'NCTS, environment' })).toHaveCount(0);
  await look(page, 'settings-colleague');

  // Whoever manages a partner's company is refused there by the server, and so sees no more.
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, product, 'partner@tidewaiter.example');
  await page.goto(`${product.address}/customers-settings`);
  await expect(badges.getByRole('button', { name: 'Add' })).toBeDisabled();
  await page.goto(`${product.address}/billing`);
  await expect(page.getByRole('button', { name: 'Upgrade plan' })).toBeDisabled();
});

test('colleagues and plan: the manager changes, others look (COM-066, COM-067, COM-068, COM-069)', async ({
  page,
  product,
}) => {
  await inDatabase(
    product,
    `with made as (insert into companies (name, plan) values ('Lock and Gate Ltd', 'expert') returning id)
     insert into users (company_id, role, email, name, password_hash, is_customer_manager, is_demonstration)
     select made.id, 'user', mail, named, (select password_hash from users limit 1), manages, true
     from made, (values ('lock@tidewaiter.example', 'Lena Lock', 1), ('gate@tidewaiter.example', 'Gus Gate', 0))
       as people (mail, named, manages)`,
  );
  await signInToList(page, product, 'lock@tidewaiter.example');
  await goTo(page, 'Company', 'Colleagues');
  const table = page.getByRole('grid', { name: 'Colleagues' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Phone', 'Created', 'Actions']);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await look(page, 'colleagues');
  await table.getByRole('columnheader', { name: 'Name' }).click();
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  const keyword = page.getByRole('searchbox', { name: 'Name, email or phone' });
  await keyword.fill('nobody');
  await expect(page.getByText('No colleagues are registered. Please use the feedback form.')).toBeVisible();
  await keyword.fill('');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: 'Edit Gus Gate' }).click();
  await page.locator('input[data-path="/phone"]').fill('+44 3');
  await look(page, 'colleague');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Data has been saved.');
  await expect(table).toContainText('+44 3');

  await test.step('the actions of a row are reached and done by keyboard (COM-067)', async () => {
    await table.getByRole('gridcell', { name: 'Gus Gate' }).or(table.getByRole('rowheader')).first().focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(table.getByRole('button', { name: 'Edit Gus Gate' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(table.getByRole('button', { name: 'Delete Gus Gate' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete Gus Gate?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(table.getByRole('row')).toHaveCount(2);
  });

  await test.step('the page that is gone with its last row gives way to the one before', async () => {
    await inDatabase(
      product,
      `insert into users (company_id, role, email, name, password_hash)
       select company_id, 'user', 'sluice-' || n || '@tidewaiter.example', 'Sluice ' || chr(64 + n), 'x'
       from users, generate_series(1, 10) n where email = 'lock@tidewaiter.example'`,
    );
    await page.goto(`${product.address}/my-colleagues?current_page=2`);
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('button', { name: 'Delete Sluice J' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Sluice J?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await said(page, 'Sluice J was deleted.');
    await expect(table.getByRole('row')).toHaveCount(11);
    await inDatabase(product, `delete from users where email like 'sluice-%'`);
    await page.goto(`${product.address}/my-colleagues`);
    await expect(table.getByRole('row')).toHaveCount(2);
  });

  await test.step('the plan is asked for, after a question (COM-060, COM-061, COM-062, COM-064)', async () => {
    await goTo(page, 'Company', 'Plan and billing');
    await look(page, 'billing');
    await page.getByLabel('Plan').selectOption('international');
    await page.getByRole('button', { name: 'Upgrade plan' }).click();
    await page
      .getByRole('dialog', { name: 'Ask for the plan international?' })
      .getByRole('button', { name: 'Upgrade plan' })
      .click();
    await said(page, 'Request successfully send');
    await expect(page.getByText('international: processing')).toBeVisible();
    await expect(page.getByText('expert', { exact: true }).first()).toBeVisible();
  });

  await test.step('the last colleague is deleted after a question (COM-067, COM-070)', async () => {
    await goTo(page, 'Company', 'Colleagues');
    await table.getByRole('button', { name: 'Delete Gus Gate' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Gus Gate?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('No colleagues are registered. Please use the feedback form.')).toBeVisible();
    await look(page, 'colleagues-empty');
  });

  await test.step('whoever is not the manager only looks (COM-063)', async () => {
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signInToList(page, product, 'colleague@tidewaiter.example');
    await goTo(page, 'Company', 'Colleagues');
    await expect(table).toContainText('Dana Ferry');
    await expect(table.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    const { data: manager } = await call<{ data: { id: number; email: string } }>(
      product,
      await tokenOf(product),
      'GET',
      '/account/profile',
    );
    await page.goto(`${product.address}/clients/edit/${manager.id}`);
    await expect(page.getByText(manager.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
    await look(page, 'colleague-looked-at');
    await goTo(page, 'Company', 'Plan and billing');
    await expect(page.getByLabel('Plan', { exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Upgrade plan' })).toBeDisabled();
  });
});

test('dashboard, settings and what is watched (CNT-054, SHL-011, SHL-014, SHL-036, SHL-077, SHL-060, SHL-061)', async ({
  page,
  product,
}) => {
  await signInToList(page, product);

  await test.step('a declaration is watched from its list', async () => {
    await page.goto(`${product.address}/manage_watchers`);
    await expect(page.getByText(/You watch nothing yet/)).toBeVisible();
    await look(page, 'nothing watched');
    const token = await page.evaluate(() => localStorage.getItem('api_token') ?? '');
    await createDeclaration(product, token, { internal_id: 'To watch' });
    await page.goto(`${product.address}/customs-declarations?keyword=To+watch`);
    await page.getByRole('checkbox', { name: 'Select To watch' }).check();
    const watch = page.getByRole('button', { name: 'Watch' });
    if (await watch.isVisible()) await watch.click();
    else {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Watch' }).click();
    }
    await said(page, '1 watched');
  });

  await test.step('what changed says so until its row was clicked (COM-072, COM-073, COM-074, COM-075, COM-077)', async () => {
    await inDatabase(product, "update documents set updated_at = now() where internal_id = 'To watch'");
    await page.goto(`${product.address}/manage_watchers`);
    const row = page.getByRole('row').nth(1);
    for (const column of ['Transaction name', 'Status', 'Last updated']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(row).toContainText('updated');
    await look(page, 'watched');
    const viewed = page.waitForRequest('**/api/account/viewed');
    await row.getByText('updated', { exact: true }).click();
    await viewed;
    await expect(page).toHaveURL(/\/customs-declarations\/edit\/\d+$/);
    await page.goto(`${product.address}/manage_watchers`);
    await expect(row).toContainText('no changes');
    await page.route('**/api/account/subscriptions?**', async (route) => {
      const { data, meta } = await (await route.fetch()).json();
      await answerAs(route, { data: data.map((watch: object) => ({ ...watch, status: 2 })), meta });
    });
    await page.reload();
    await expect(row, 'so does a number that only a later server gives').toContainText('updated');
    await page.unroute('**/api/account/subscriptions?**');
    await row.getByRole('button', { name: 'Delete To watch' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/You watch nothing yet/)).toBeVisible();
  });

  await test.step('the dashboard begins without widgets and keeps those chosen', async () => {
    await page.goto(product.address);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Choose what stands here.')).toHaveCount(2);
    await look(page, 'dashboard, empty');
    await page.getByRole('combobox', { name: 'First widget' }).selectOption('Performance');
    await said(page, 'Data saved');
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/user-settings'),
    );
    await page.getByRole('combobox', { name: 'Second widget' }).selectOption('Activity');
    await kept;
    await page.reload();
    await expect(page.getByRole('table', { name: /by status/ })).toContainText('Draft');
    await expect(page.getByRole('table', { name: /last 14 days/ }).getByRole('row')).toHaveCount(15);
    await look(page, 'dashboard');
    await page.route('**/api/reports/performance', (route) => route.abort());
    await page.reload();
    await said(page, 'The server did not answer.');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server did not answer.');
    await page.unroute('**/api/reports/performance');
  });

  await test.step('settings: layout, menu, and the tabs of each form', async () => {
    await goTo(page, 'Own account', 'Settings');
    const layout = page.getByRole('region', { name: 'Dashboard and menu' });
    await expect(layout.getByLabel('First widget')).toHaveValue('performance');
    await layout.getByLabel('Layout').selectOption('One below the other');
    await layout.getByRole('checkbox', { name: 'Keep the side menu open' }).uncheck();
    await layout.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Data saved');
    const tabs = page.getByRole('region', { name: 'Default transaction tabs' });
    await expect(tabs.getByRole('checkbox', { checked: true })).toHaveCount(16);
    await look(page, 'settings of the user');
    await tabs.getByLabel('Form').selectOption('CMR note');
    await tabs.getByRole('checkbox', { name: 'CN22' }).uncheck();
    await tabs.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Data saved');
    await page.reload();
    await expect(layout.getByLabel('Layout')).toHaveValue('2');
    await expect(tabs.getByRole('checkbox', { checked: true })).toHaveCount(16);
    await tabs.getByLabel('Form').selectOption('CMR note');
    await expect(tabs.getByRole('checkbox', { checked: true })).toHaveCount(15);
  });
});
