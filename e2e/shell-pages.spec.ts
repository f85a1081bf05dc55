import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { answerAs } from './pages/answers.ts';
import { importDeclaration } from './pages/declarations.ts';
import { look } from './pages/look.ts';
import {
  createDeclaration,
  demonstration,
  expect,
  newLrn,
  openDeclaration,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

test('a refusal leads to its page, in a card, with the words of the server (SHL-012, SHL-044, SHL-119, SHL-120)', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/my-colleagues`);
  await page.goto(`${product.address}/clients/edit/999999`);
  await expect(page).toHaveURL(/\/not-found$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Colleagues' }), 'and not to what is gone').toBeVisible();
  await page.goto(`${product.address}/customs-declarations/edit/999999`);
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeFocused();
  await expect(page.locator('.own-card')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Document was not found!');
  await look(page, 'not-found');
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page).not.toHaveURL(/not-found/);

  await page.route('**/api/customs-declarations?*', (route) =>
    answerAs(route, { message: 'Your role does not allow this.' }, 403),
  );
  await page.goto(`${product.address}/customs-declarations`);
  await expect(page).toHaveURL(/\/forbidden$/);
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeFocused();
  await expect(page.locator('.toast')).toContainText('Your role does not allow this.');
  await look(page, 'forbidden');
});

/** Follows a link of the app to an address: no page is loaded anew. */
const followTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

test('each page has its title and the sign-out, in a card but where a document is written (SHL-012, SHL-014, SHL-017, SHL-035, SHL-036, SHL-037, SHL-040, SHL-044, SHL-045)', async ({
  page,
  product,
}) => {
  const { id } = await createDeclaration(product, await tokenOf(product), { internal_id: 'Its title' });
  await signInToList(page, product);
  const list = '/customs-declarations';
  const process = `id=${id}&provider=HMRC`;
  for (const [address, title, card] of [
    ['/dashboard', 'Dashboard', '.own-card'],
    ['/not-found', 'Not found', '.own-card'],
    ['/forbidden', 'Not allowed', '.own-card'],
    ['/user-settings', 'Settings', '.own-card'],
    ['/profile', 'Profile', '.own-card'],
    ['/customers-info', 'Company details', '.own-card'],
    ['/customers-settings', 'Company settings', '.own-card'],
    ['/my-colleagues', 'Colleagues', '.list-panel'],
    ['/billing', 'Plan and billing', '.own-card'],
    ['/manage_watchers', 'Watched transactions', '.list-panel'],
    ['/received-notifications', 'Customs messages without a place', '.own-card'],
    ['/security', 'Security', '.own-card'],
    ['/testError', "Sorry. It is not you. It's us.", '.own-card'],
    [list, 'Customs declarations', '.list-panel'],
    [`${list}/import`, 'Import declarations', '.import-body'],
    [`${list}/create`, 'New declaration', undefined],
    [`${list}/edit/${id}`, 'Its title', undefined],
    ['/cds-notification-testing', 'Notification testing', '.process-body'],
    [`/cds-process?${process}&type=cancel`, 'Cancel a declaration', '.process-body'],
    [`/amend-redirect?${process}`, 'Amend a declaration', '.process-body'],
    [`/auth-files-redirect?${process}`, 'Upload documents', '.process-body'],
    [`/goods-arrival-redirect?${process}`, 'Its title', undefined],
    ['/hmrc-auth-redirect', 'Error: Authorisation', '.own-card'],
  ] as const) {
    await followTo(page, address);
    await expect(page, address).toHaveTitle(title);
    // The send dialog of an arrival takes the banner out of the accessibility tree; it is in sight all the same.
    const banner = page.getByRole('banner', { includeHidden: true });
    await expect(
      banner.getByRole('button', { name: /^Sign out /, includeHidden: true }),
      address,
    ).toBeVisible();
    if (card === undefined) {
      await expect(page.locator('.own-card, .list-panel, .import-body, .process-body'), address).toHaveCount(
        0,
      );
    } else {
      await expect(page.locator(card), address).toHaveCSS('border-top-width', '1px');
      await expect(page.locator(card), address).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  }
});

test('a page that cannot be rendered offers support, a clear cache and the start page (SHL-037, SHL-109)', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/testError`);
  await expect(page.getByRole('heading', { name: "Sorry. It is not you. It's us." })).toBeVisible();
  await look(page, 'render-failure');

  await test.step('words to support, with a file (SHL-112, SHL-114, CNT-040, CNT-041, CNT-042, CNT-046, CNT-047, CNT-048, CNT-050, CNT-052)', async () => {
    await page.getByRole('button', { name: 'Contact support' }).click();
    const dialog = page.getByRole('dialog', { name: 'contact us' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('The field is required')).toHaveCount(2);
    await dialog.getByLabel('Title').fill('It does not open');
    await dialog.getByLabel('Content').fill('I opened the page.\nIt failed.');
    await page.mouse.click(5, 450);
    await expect(dialog.getByLabel('Title')).toHaveValue('It does not open');
    await dialog
      .getByLabel('Attachment')
      .setInputFiles({ name: 'seen.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByText('image/gif: not supported format')).toBeVisible();
    await dialog
      .getByLabel('Attachment')
      .setInputFiles({ name: 'seen.png', mimeType: 'image/png', buffer: png });
    await expect(dialog.getByRole('img', { name: 'Preview of seen.png' })).toBeVisible();
    await look(page, 'contact-us');
    const remove = dialog.getByRole('button', { name: 'Remove attachment' });
    await remove.press('Enter');
    await expect(dialog.getByLabel('Attachment')).toBeFocused();
    for (const [name, mimeType] of [
      ['seen.json', 'application/json'],
      ['seen.csv', 'text/csv'],
    ] as const) {
      await dialog.getByLabel('Attachment').setInputFiles({ name, mimeType, buffer: Buffer.from('[1]') });
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveCount(0);
      await remove.press('Enter');
    }
    await dialog
      .getByLabel('Attachment')
      .setInputFiles({ name: 'seen.png', mimeType: 'image/png', buffer: png });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('data sent', { exact: true }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a clear cache keeps the sign-in (SHL-110, SHL-111, SHL-113)', async () => {
    await page.evaluate(() => localStorage.setItem('state', '{"itemRows": 9}'));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Clear cache' }).click();
    await expect(page.getByText('The cache has been cleared. Reloading page...')).toBeVisible();
    await reloaded;
    expect(await page.evaluate(() => localStorage.getItem('state'))).toBeNull();
    await page.getByRole('link', { name: 'Start page', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test('the frame: search, help, counters and a newer version, by keyboard (SHL-010, SHL-011, SHL-045, SHL-051)', async ({
  page,
  product,
}) => {
  const lrn = newLrn('TOP');
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(lrn));
  await page.clock.install();
  await signInToList(page, product);
  const box = page.getByLabel('Search Tidewaiter');
  for (const name of ['Feedback', 'Help', /^Sign out /]) {
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  }
  await expect(page.getByRole('banner').getByLabel('Search Tidewaiter')).toBeVisible();

  await test.step('the search of a list stays in it, 50 characters at most, blanks alone search nothing (SHL-053, SHL-054, SHL-055, SHL-056)', async () => {
    await box.pressSequentially(`${lrn}${'x'.repeat(60)}`);
    expect(await box.inputValue()).toHaveLength(50);
    await box.fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/customs-declarations$/);
    await box.fill(` ${lrn} `);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.address}/customs-declarations?keyword=${lrn}`);
    await expect(page.getByRole('grid').getByText(lrn, { exact: true })).toBeVisible();
  });

  await test.step('beside an editor it opens out of its mark', async () => {
    await openDeclaration(page, product, id);
    expect((await box.boundingBox())!.width).toBeLessThan(40);
    await box.focus();
    expect((await box.boundingBox())!.width).toBeGreaterThan(200);
    await page.keyboard.type(lrn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=TOP/);
  });

  await test.step('elsewhere it leads to the dashboard, which lists what was found (SHL-010, SHL-052)', async () => {
    await page.goto(`${product.address}/nope`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${product.address}/profile`);
    await expect(page).toHaveTitle('Profile');
    await box.fill(lrn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.address}/dashboard?keyword=${lrn}`);
    await expect(page).toHaveTitle('Dashboard');
    await look(page, 'dashboard, found');
    const found = page.getByRole('region', { name: `Customs declarations with ‘${lrn}’` });
    await found.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
    await page.goto(`${product.address}/dashboard?keyword=no-such-thing`);
    await expect(
      page.getByText('No results found. Try different keywords or remove search filters'),
    ).toBeVisible();
  });

  await test.step('help: the questions of the server, and support (SHL-050, SHL-059)', async () => {
    await page.route('**/api/menu/getHelpPages', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await answerAs(route, { data: [...data, { ...data[0], id: 9, faq: false, title: 'No question' }] });
    });
    await page.getByRole('button', { name: 'Help' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Help' });
    await expect(menu.getByRole('menuitem')).toHaveCount(6);
    await expect(menu.getByText('No question')).toHaveCount(0);
    await look(page, 'help menu');
    await menu.getByText('How do I ask for another plan?').click();
    await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeFocused();
    await page.getByRole('button', { name: 'Help' }).click();
    await menu.getByText('Contact support').click();
    await expect(page.getByRole('dialog', { name: 'contact us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Feedback' }).click();
    await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('unread messages stand at the entries of messages alone (SHL-048, SHL-049, API-236)', async () => {
    const entry = { pid: null, url: '/dashboard', icon: '', faq: false, sort_order: 9 };
    await page.route(/\/menu\/getMenu\?per_page=999&sort=sort_order$/, (route) =>
      answerAs(route, {
        data: [
          { ...entry, id: 1, name: 'messages', title: 'Messages' },
          { ...entry, id: 2, name: 'client-messages', title: 'My messages' },
          { ...entry, id: 3, name: 'dashboard', title: 'Dashboard' },
        ],
      }),
    );
    const notifications = { internal: 2, external: 3, upgrade_plan: 1 };
    await page.route('**/api/init', async (route) => {
      const { data } = await (await route.fetch()).json();
      await answerAs(route, { data: { ...data, notifications } });
    });
    // What the connection says of them would stand instead.
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route(/socket\.io/, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
    await expect(links).toHaveText(['Messages6 unread', 'My messages2 unread', 'Dashboard']);
    await look(page, 'menu with counters');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a newer build is told of, and loaded (SHL-106, SHL-107, SHL-108)', async () => {
    await page.route('**/manifest.json', (route) => route.fulfill({ json: { build: 'newer' } }));
    await expect(page.getByText('A newer version of code has been detected.')).toHaveCount(0);
    await page.clock.fastForward('05:01');
    await expect(
      page.getByText('A newer version of code has been detected. Please reload page.'),
    ).toBeVisible();
    await look(page, 'newer version');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await reloaded;
  });
});

test('on a wide screen the menu stands beside the page until it is closed, and stays closed (SHL-041, SHL-042, SHL-062, D-113)', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1760, height: 900 });
  // Of the other journeys none sets for this person that the menu is closed at first.
  await signInToList(page, product, demonstration.otherEmail);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  expect((await menu.boundingBox())!.width).toBe(240);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  expect((await menu.boundingBox())!.width).toBe(48);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  expect((await menu.boundingBox())!.width).toBe(48);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link').first()).toBeVisible();
  expect((await drawer.boundingBox())!.width).toBe(390);
});

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** What lies in the middle of it, seen from above. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('on a phone a notification covers nothing that was opened after it, and has room below what was open before (SHL-058)', async ({
  page,
  product,
}) => {
  const { id } = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('TOAST')));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const toast = page.locator('.toast');
  const saved = async () => {
    await page.keyboard.press('Control+s');
    await expect(toast).toHaveText('Data has been saved.');
  };
  await test.step('keys reach it, and hold its clock; the sheet of keys stands over it', async () => {
    await saved();
    expect(await isOnTop(page, '.toast')).toBe(true);
    const close = toast.getByRole('button', { name: 'Close' });
    for (let parts = 0; parts < 20 && !(await isFocused(close)); parts += 1) await page.keyboard.press('F6');
    await expect(close).toBeFocused();
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expect(toast).toHaveCount(1);
    expect(await isOnTop(page, '.toast')).toBe(false);
    await page.keyboard.press('Escape');
  });
  await test.step('so does the help of a field', async () => {
    await page.locator('.section-select select').selectOption('transport');
    const field = page.locator('#section-panel input').last();
    await field.focus();
    await saved();
    await page.keyboard.press('F1');
    const help = page.locator('.help');
    await expect(help).toBeVisible();
    await expect(toast).toHaveCount(1);
    // Wherever they meet, the help is what is seen.
    await help.evaluate((element) => {
      element.style.minHeight = `${innerHeight}px`;
    });
    await expect.poll(() => isOnTop(page, '.toast')).toBe(false);
    await page.keyboard.press('Escape');
  });
  await test.step('a dialog that tells something ends above what it tells', async () => {
    await page.goto(`${product.address}/dashboard`);
    await page.getByRole('button', { name: 'Feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog
      .getByLabel('Attachment')
      .setInputFiles({ name: 'seen.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(toast).toHaveText('image/gif: not supported format');
    const { y, height } = (await dialog.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await toast.boundingBox())!.y);
    expect(await isOnTop(page, '.toast')).toBe(true);
    await expectAccessible(page, 'a dialog with what it tells');
    await expect(page.getByRole('alert').filter({ hasText: 'not supported format' })).toBeVisible();
    await expect(page.locator('[aria-hidden] [aria-live]')).toHaveCount(0);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await dialog.boundingBox())!.height).toBe(844);
  });
});

test('a line at the top says that something is on its way, and how many files (SHL-069)', async ({
  page,
  product,
}) => {
  await signInToList(page, product);
  const held = async (address: string) => {
    let letGo = () => {};
    const isOver = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(address, async (route) => {
      await isOver;
      await route.continue();
    });
    return letGo;
  };
  const line = page.getByRole('progressbar');
  let letGo = await held('**/api/account/profile');
  await page.goto(`${product.address}/profile`);
  await expect(line).toHaveAccessibleName('Loading…');
  await expectAccessible(page, 'a page on its way');
  letGo();
  await expect(page.getByLabel('Picture', { exact: true })).toBeAttached();
  await expect(line).toHaveCount(0);
  await page.unroute('**/api/account/profile');

  await page.locator('input[data-path="/phone"]').fill('+44 1');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  letGo = await held('**/api/account/profile');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(line).toHaveText('1 file on the way');
  await expectAccessible(page, 'a file on its way');
  letGo();
  await expect(page.locator('.toast')).toContainText('Data has been saved.');
  await expect(line).toHaveCount(0);
});

test('on a wide screen a notification leaves a dialog where it is, and takes of a tall one only the foot (SHL-058)', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  const toast = page.locator('.toast');
  const gif = { name: 'seen.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  for (const height of [900, 420]) {
    await page.setViewportSize({ width: 1440, height });
    const before = (await dialog.boundingBox())!;
    await dialog.getByLabel('Attachment').setInputFiles(gif);
    await expect(toast).toHaveText('image/gif: not supported format');
    const told = (await toast.boundingBox())!;
    const after = (await dialog.boundingBox())!;
    expect(after.y, `${height} high`).toBeCloseTo(before.y, 0);
    expect(after.y + after.height).toBeLessThanOrEqual(told.y);
    const isTall = before.y + before.height > told.y;
    expect(isTall).toBe(height === 420);
    if (!isTall) expect(after.height).toBeCloseTo(before.height, 0);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
});

test('notifications stand at the bottom centre: 4 s, 5 s of badges, 6 s of a file, 10 s of an error with its lines (SHL-058, SHL-064, SHL-065, SHL-070, SHL-071, SHL-074, SHL-076, COM-013, COM-053, CNT-049)', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/profile`);
  const toast = page.locator('.toast');
  await page.locator('input[data-path="/phone"]').fill('+44 1');
  await page.clock.install();
  /** It is there until the last moment, and not after it. */
  const lasts = async (words: string, seconds: number) => {
    await expect(toast).toContainText(words);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(seconds * 1000 - 500);
    await expect(toast).toContainText(words);
    await page.clock.fastForward(1000);
    await expect(toast).toHaveCount(0);
  };
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await page.clock.pauseAt(Date.now() + 60_000);
  await save.click();
  await expect(toast).toContainText('Data has been saved.');
  const { x, width, y, height } = (await toast.boundingBox())!;
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(1);
  expect(y + height).toBe(900 - 24);
  await lasts('Data has been saved.', 4);

  await save.click();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await save.click();
  await lasts('Data has been saved.', 4);

  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await lasts('File should be in jpeg/jpg/png format', 6);

  await page.route('**/api/account/profile', (route) =>
    answerAs(route, { message: 'Somebody else', errors: { x: ['changed it.'] } }, 409),
  );
  await save.click();
  await expect(toast).toContainText('Somebody else');
  await expect(toast.locator('.toast-words')).toHaveText('Somebody else\nchanged it.', {
    useInnerText: true,
  });
  await lasts('Somebody else', 10);
  await page.unroute('**/api/account/profile');

  await page.route('**/api/badges', (route) => answerAs(route, { message: 'No such badge.' }, 422));
  await page.clock.resume();
  await page.goto(`${product.address}/customers-settings`);
  const badges = page.getByRole('region', { name: 'Badges' });
  await badges.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Community system').selectOption('CNS');
  await dialog.getByLabel('Environment').selectOption({ label: 'TT' });
  await dialog.getByRole('textbox', { name: 'Badge' }).fill('LEE077');
  for (const name of ['Client id', 'Topic', 'Description']) await dialog.getByLabel(name).fill('of it');
  await dialog.locator('input[data-path="/csp_client_pass"]').fill('a pass');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await badges.getByRole('button', { name: 'Save data' }).click();
  await lasts('No such badge.', 5);

  await page.route('**/api/init', (route) => route.abort());
  await page.reload();
  await expect(toast).toContainText('The server did not answer.');
});
