import { writeFileSync } from 'node:fs';
import type { Locator, Page, Route } from 'playwright/test';
import { notification } from '../tests/server/notifications.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { answerAs } from './pages/answers.ts';
import { importDeclaration } from './pages/declarations.ts';
import { expectOneWay } from './pages/in-sight.ts';
import { keepAtCustoms, sendOnKept, untilKept } from './pages/kept-at-customs.ts';
import {
  call,
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

interface View {
  readonly id: number;
  readonly revision: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly request_status: string | null;
  readonly document: { readonly CDSItems: readonly { readonly uuid: string }[] };
}

/** Sends a declaration through the API and waits until customs said of it what they say by themselves. */
async function lodged(product: Product, document: Record<string, unknown>): Promise<number> {
  const token = await tokenOf(product);
  const { id } = await createDeclaration(product, token, document);
  await call(product, token, 'POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  await becomes(product, id, ({ facts }) => facts.released === true || facts.prelodged === true);
  return id;
}

async function read(product: Product, id: number): Promise<View> {
  const token = await tokenOf(product);
  return (await call<{ data: View }>(product, token, 'GET', `/customs-declarations/${id}`)).data;
}

async function becomes(product: Product, id: number, is: (view: View) => boolean): Promise<void> {
  await expect.poll(async () => is(await read(product, id))).toBe(true);
}

async function edit(product: Product, id: number, patches: (view: View) => readonly object[]): Promise<void> {
  const view = await read(product, id);
  const body = { revision: view.revision, patches: patches(view) };
  await call(product, await tokenOf(product), 'PATCH', `/customs-declarations/${id}`, body);
}

/** Sends what is asked; the 3 s for which that is said, which the first journey holds, go by at once. */
async function sendAndLeave(page: Page, send: Locator, said: string): Promise<void> {
  await send.click();
  await expect(page.getByText(said).first()).toBeVisible();
  await page.clock.fastForward(3000);
}

/** The page scrolls one way only, on a desk and on a phone. */
async function fits(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectOneWay(page, `${name} at ${width}`);
  }
}

test('a sent declaration is amended, amended by nothing and cancelled, all on the action page (CUS-015)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const id = await lodged(product, importDeclaration(newLrn('TTROG'), 3));
  await edit(product, id, ({ document: { CDSItems } }) => [
    { op: 'set', path: ['arrival_number'], value: '12399' },
    { op: 'set', path: ['CDSItems', { id: CDSItems[0]!.uuid }, 'itemPriceAmount'], value: '140' },
    { op: 'remove', path: ['CDSItems', { id: CDSItems[1]!.uuid }] },
  ]);
  const editor = new RegExp(`/customs-declarations/edit/${id}$`);
  const status = page.locator('.bar .chip');
  const send = page.locator('button[type=submit]');
  const reason = page.getByLabel('Reason', { exact: false });
  const words = page.getByLabel('Description', { exact: false });
  await signIn(page, product);
  await openDeclaration(page, product, id);

  await test.step('the menu offers what can be asked and tells why the rest cannot (CUS-193)', async () => {
    await expect(page.getByRole('button', { name: 'Send…' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask customs…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Amend…' })).toBeEnabled();
    const arrival = dialog.getByRole('button', { name: 'Notify arrival…' });
    await expect(arrival).toBeDisabled();
    await expect(arrival).toHaveAccessibleDescription(/Only goods declared before their arrival/);
    await expectAccessible(page, 'what can be asked');
    await fits(page, 'asked-menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the amendment shows old and new values and wants a reason for each (CUS-024, CUS-043, CUS-045, CUS-046)', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Amend…');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cds-process\?id=\d+&provider=HMRC&type=amend$/);
    await expect(page.locator('h1')).toBeFocused();
    const parts = page.locator('.difference');
    await expect(parts).toHaveCount(3);
    await expect(parts.nth(0).locator('.was')).toHaveText('12345');
    await expect(parts.nth(0).locator('.now')).toHaveText('12399');
    await expect(parts.nth(0).locator('.now u')).toHaveText('99');
    await expect(page.locator('.difference', { hasText: 'Removed' }).locator('select')).toHaveValue('30');
    await expect(send).toBeDisabled();
    await expect(send.locator('..')).toHaveAttribute('title', /Fill in a reason and a description/);
    await expect(send).toHaveAccessibleDescription(/0 of 3 ready/);
    await expectAccessible(page, 'an amendment');
    await fits(page, 'amend');

    await reason.nth(0).selectOption({ label: 'Other' });
    await words.nth(0).fill('The number was mistyped.');
    await expect(send).toBeDisabled();
    await page.reload();
    await expect(words.nth(0)).toHaveValue('The number was mistyped.');
    await expect(reason.nth(0).locator('option:checked')).toHaveText('Other');
    await page.getByRole('button', { name: 'Use the first reason for 2 more' }).click();
    await expect(send).toBeEnabled();
  });

  await test.step('sent: said so for 3 seconds, off, and then the declaration (CUS-027, CUS-029, CUS-063, SHL-066)', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.click();
    await expect(page.getByText('Document successfully amended.').first()).toBeVisible();
    await expect(send).toBeDisabled();
    const toast = page.locator('.toast', { hasText: 'Document successfully amended.' });
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(page).toHaveURL(/\/cds-process/);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(page).toHaveURL(editor);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();
    await expect(page.locator('.timeline')).toContainText(/Amendment (waiting|being|sent)/);
    await becomes(product, id, (view) => view.request_status === 'amend_accept');
    await expect(status.nth(1)).toHaveText('Amendment accepted');
    await expect(page.locator('.timeline')).toContainText('Amendment sent to HMRC, accepted');
    await expectAccessible(page, 'an amended declaration');
    await fits(page, 'amended');
    await page.setViewportSize({ width: 390, height: 844 });
    const title = page.locator('.bar-title');
    expect(
      await title.evaluate((words) => words.scrollWidth - words.clientWidth),
      'two statuses leave the title its room on a phone',
    ).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an amendment of what has errors ends in the editor, which shows them once (CUS-014, CUS-028, CUS-296, CUS-297)', async () => {
    await edit(product, id, () => [{ op: 'set', path: ['location_goods'], value: '' }]);
    await page.goto(`${product.address}/amend-redirect?id=${id}`);
    await reason.nth(0).selectOption('32');
    await words.nth(0).fill('To see it refused.');
    await send.click();
    await expect(page).toHaveURL(editor);
    await expect(page.locator('.toast-words')).toHaveText(
      'Document is not accepted by HMRC: The declaration has errors and was not sent.\nLocation of goods 5/23: Required.',
      { useInnerText: true },
    );
    await expect(page.locator('.problem-list')).toContainText('Location of goods');
    await expect(page).toHaveTitle(/^Error: /);
    expect(await page.evaluate(() => localStorage.getItem('latest_validation_errors'))).toBeNull();
    await edit(product, id, () => [{ op: 'set', path: ['location_goods'], value: 'GBAUWLALONBTW' }]);
  });

  await test.step('a nil amendment has one reason, 31, and wants words (CUS-016, CUS-025, CUS-062)', async () => {
    await page.goto(`${product.address}/amend-redirect?id=${id}&type=nil`);
    await expect(page).toHaveURL(/\/cds-process\?.*type=nil$/);
    await expect(page.locator('select')).toHaveValue('31');
    await expect(send).toBeDisabled();
    await words.fill('Nothing is other.');
    await fits(page, 'nil');
    await sendAndLeave(page, send, 'Document successfully amended.');
    await expect(page).toHaveURL(editor);
    await becomes(product, id, (view) => view.request_status === 'amend_accept');
  });

  await test.step('a cancellation wants both, blanks are none (CUS-023, CUS-038, CUS-039)', async () => {
    await page.goto(`${product.address}/cds-process?id=${id}&type=cancel`);
    await expect(send).toBeDisabled();
    await words.fill('The goods stay where they are.');
    await expect(send).toBeDisabled();
    await reason.selectOption({ label: 'Declaration is no longer required' });
    await expect(send).toBeEnabled();
    await words.fill('   ');
    await expect(send).toBeDisabled();
    // In two lines, which customs' format does not have.
    await words.fill('The goods stay\nwhere they are.');
    await expectAccessible(page, 'a cancellation');
    await fits(page, 'cancel');
    await sendAndLeave(page, send, 'Document successfully cancelled.');
    await expect(page).toHaveURL(editor);
    await expect(status.filter({ hasText: /Cancellation (submitted|accepted)/ })).toHaveCount(1);
    await expect(page.locator('.timeline')).toContainText(/Cancellation (waiting|being|sent)/);
  });

  await test.step('without a declaration or a known type (CUS-033)', async () => {
    await page.goto(`${product.address}/cds-process?id=${id}&type=other`);
    await expect(page).toHaveURL(editor);
    await page.goto(`${product.address}/cds-process?type=cancel`);
    await expect(page.getByText('You must first save the document.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/customs-declarations$/);
  });
  // The refused amendment is a 422, which browsers write to their console.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('a request whose answer got lost is looked for and not sent twice (CUS-028, CUS-029)', async ({
  page,
  product,
}) => {
  const id = await lodged(product, importDeclaration(newLrn('TTROG')));
  await signIn(page, product);
  await page.goto(`${product.address}/cds-process?id=${id}&type=cancel`);
  const send = page.locator('button[type=submit]');
  const look = page.getByRole('button', { name: 'Look whether it arrived' });
  const words = page.getByLabel('Description', { exact: false });
  await page.getByLabel('Reason', { exact: false }).selectOption('3');
  await words.fill('Sent by mistake.');
  await page.route('**/send-xml', (route) => route.abort('connectionreset'));
  await send.click();
  await expect(page.locator('.process-failure')).toContainText('No answer came. It may have arrived');
  await expect(send).toBeDisabled();
  await expect(look).toBeFocused();
  await fits(page, 'lost');
  await expectAccessible(page, 'a lost answer');
  await look.press('Enter');
  // It did not arrive: what was entered is there and can be sent.
  await expect(look).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await expect(words).toHaveValue('Sent by mistake.');
  await expect(send).toBeEnabled();

  await page.unroute('**/send-xml');
  await page.route('**/send-xml', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send.click();
  await look.press('Enter');
  await expect(look).toHaveCount(0);
  await expect(send).toBeDisabled();
  // Customs may have granted it by now.
  await expect(send).toHaveAccessibleDescription(/cancellation|cancelled/);
  await becomes(product, id, (view) => view.request_status === 'cancel_accept');
  const { data } = await call<{ data: { message?: string }[] }>(
    product,
    await tokenOf(product),
    'GET',
    `/customs-declarations/${id}/notifications`,
  );
  expect(data.filter(({ message }) => message === 'cancellation')).toHaveLength(1);
});

test('an amendment that others were quicker than shows what differs by now, with the reasons of all else (CUS-042, CUS-045)', async ({
  page,
  product,
}) => {
  const id = await lodged(product, importDeclaration(newLrn('TTROG'), 2));
  await edit(product, id, () => [{ op: 'set', path: ['arrival_number'], value: '12399' }]);
  await signIn(page, product);
  await page.goto(`${product.address}/cds-process?id=${id}&type=amend`);
  const parts = page.locator('.difference');
  await expect(parts).toHaveCount(1);
  await parts.getByLabel('Reason', { exact: false }).selectOption('32');
  await parts.getByLabel('Description', { exact: false }).fill('The number was mistyped.');
  await edit(product, id, ({ document: { CDSItems } }) => [
    { op: 'set', path: ['CDSItems', { id: CDSItems[0]!.uuid }, 'itemPriceAmount'], value: '140' },
  ]);
  const send = page.locator('button[type=submit]');
  await send.click();
  await expect(page.locator('.toast-words')).toContainText('The declaration was changed since.');
  await expect(parts).toHaveCount(2);
  await expect(send).toBeDisabled();
  await expect(parts.nth(0).getByLabel('Description', { exact: false })).toHaveValue(
    'The number was mistyped.',
  );
  await expect(parts.nth(1).getByLabel('Description', { exact: false })).toHaveValue('');
  await page.getByRole('button', { name: 'Use the first reason for 1 more' }).click();
  await send.click();
  await becomes(product, id, (view) => view.request_status === 'amend_accept');
});

test('where test and live can both be, a sent declaration tells in its bar and in the list which it was', async ({
  page,
  product,
}) => {
  const id = await lodged(product, importDeclaration(newLrn('TTLIVE')));
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const chip = page.locator('.bar').getByText('Trade Test');
  await expect(page.locator('.band')).toBeVisible();
  await expect(chip).toHaveCount(0);
  const asProduction = async (route: Route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await answerAs(route, { data: { ...data, environment: 'production' } });
  };
  await page.route('**/api/config', asProduction);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.locator('.band')).toHaveCount(0);
  await expectAccessible(page, 'a test among live declarations');
  await fits(page, 'test-among-live');

  await test.step('over one that was sent live no band says TEST, here and where it is amended', async () => {
    await page.unroute('**/api/config');
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await answerAs(route, { data: { ...data, live: ['CNS'] } });
    });
    await page.route(`**/api/customs-declarations/${id}`, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { outbox: object } };
      await answerAs(route, { data: { ...data, outbox: { ...data.outbox, environment: 'PROD' } } });
    });
    await page.reload();
    await expect(page.locator('.bar .tone-live')).toHaveText('Live');
    await expect(page.locator('.band')).toHaveCount(0);
    await page.goto(`${product.address}/cds-process?id=${id}&type=amend`);
    await expect(page.locator('.process .tone-live')).toHaveText('Live');
    await expect(page.locator('.band')).toHaveCount(0);
    await page.goto(`${product.address}/customs-declarations`);
    await expect(page.locator('.band')).toContainText(
      'What goes through CNS as live is a legal declaration.',
    );
    await page.unroute(`**/api/customs-declarations/${id}`);
    await page.unroute('**/api/config');
    await page.route('**/api/config', asProduction);
  });

  await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('TTDRAFT')));
  await page.goto(`${product.address}/customs-declarations?keyword=TT`);
  const row = (lrn: string) => page.getByRole('row').filter({ hasText: lrn });
  await expect(row('TTLIVE').getByRole('img', { name: 'Trade Test' })).toBeVisible();
  await expect(row('TTDRAFT')).toBeVisible();
  const middle = (part: Locator) =>
    part.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
  const name = await middle(row('TTLIVE').getByRole('link'));
  expect(
    Math.abs(
      name -
        (await middle(row('TTDRAFT').getByRole('link'))) -
        (await middle(row('TTLIVE'))) +
        (await middle(row('TTDRAFT'))),
    ),
  ).toBeLessThan(2);
  await expect(row('TTDRAFT').getByRole('img', { name: 'Trade Test' })).toHaveCount(0);
  await expectAccessible(page, 'a test in the list of live declarations');
  await fits(page, 'test-in-the-list');
});

test('goods declared before their arrival are notified as arrived, from the redirect page (CUS-013, CUS-017); a notification is read for testing (CUS-020, CUS-021)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const document = { ...importDeclaration(newLrn('PRE')), additional_dec_type: 'D' };
  const id = await lodged(product, document);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  const next = page.locator('.bar').getByRole('button', { name: 'Notify arrival…' });
  await expect(next).toBeEnabled();
  await expect(page.locator('.next-action')).toContainText('tell customs when the goods arrive');
  await fits(page, 'arrival-next');

  await page.goto(`${product.address}/goods-arrival-redirect?id=${id}`);
  const dialog = page.getByRole('dialog');
  const notify = dialog.getByRole('button', { name: 'Notify HMRC, Trade Test' });
  await expect(notify).toBeEnabled();
  await expectAccessible(page, 'the arrival');
  await fits(page, 'arrival');
  await notify.click();
  await expect(page.locator('.timeline')).toContainText(/Arrival (waiting|being|sent)/);
  await becomes(product, id, (view) => view.request_status === 'arrival_accept');
  await expect(next).toHaveCount(0);

  const draft = await createDeclaration(product, await tokenOf(product), importDeclaration(newLrn('DRAFT')));
  await page.goto(`${product.address}/goods-arrival-redirect?id=${draft.id}`);
  await expect(dialog).toContainText('Customs does not hold this declaration.');
  await expect(dialog.getByRole('button', { name: 'No way to send' })).toBeDisabled();
  await expectAccessible(page, 'an arrival of what was never sent');

  await page.goto(`${product.address}/cds-notification-testing`);
  await expect(page.getByRole('button', { name: 'Read it' })).toBeDisabled();
  await page.getByLabel('XML text').fill('<nothing/>');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('alert')).toContainText(/\w/);
  await page.getByLabel('XML text').fill('');
  await page.getByLabel('File').setInputFiles({
    name: 'accepted.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(notification({ code: '01', lrn: 'READ', mrn: '26GB00000000000017' })),
  });
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.locator('.testing-answer')).toContainText('DMSACC');
  await expectAccessible(page, 'a notification read');
  await fits(page, 'testing');
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('the dialog offers HMRC and badges, as set and as a rehearsal; what is asked goes the way the declaration went (CUS-004, CUS-084, CUS-085, CUS-086, CUS-301)', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const badge = {
    badge: 'CNSBADGE',
    description: 'Felixstowe',
    csp: 'CNS',
    csp_env: 'TT',
    csp_client_id: 'client',
    csp_client_pass: 'pass',
    csp_topic: 'topic',
  };
  await call(product, token, 'POST', '/badges', badge);
  const { id } = await createDeclaration(product, token, importDeclaration(newLrn('TTROG')));
  await page.clock.install();
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /HMRC, direct/ })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Send to HMRC, Trade Test' })).toBeEnabled();
  const mcp = dialog.getByRole('radio', { name: /^MCP/ });
  await expect(mcp).toBeDisabled();
  await expect(mcp).toHaveAccessibleDescription(/no badge for MCP in TT/);
  await expectAccessible(page, 'the provider-badge dialog');
  await fits(page, 'ways');

  await dialog.getByRole('tab', { name: 'General' }).press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'TDR' })).toBeFocused();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  for (const name of [/^HMRC/, /^CNS/, /^MCP/]) {
    await expect(dialog.getByRole('radio', { name })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Send to HMRC, Trader dress rehearsal' })).toBeEnabled();
  await fits(page, 'ways-tdr');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('radio', { name: /CNS badge CNSBADGE, Felixstowe/ }).check();
  await dialog.getByRole('button', { name: 'Send to CNS, Trade Test' }).click();
  const timeline = page.locator('.timeline');
  await expect(timeline).toContainText('Trade Test, badge CNSBADGE');
  await expect(timeline).toContainText('DMSROG');

  await page.getByRole('button', { name: 'Ask customs…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nil amendment…' }).click();
  await page.getByLabel('Description', { exact: false }).fill('Nothing is other.');
  const ask = page.getByRole('button', { name: 'Send nil amendment to CNS, Trade Test' });
  await sendAndLeave(page, ask, 'Document successfully amended.');
  await becomes(product, id, (view) => view.request_status === 'amend_accept');
  await expect(timeline).toContainText('Nil amendment sent to CNS');
  expect(faults).toEqual([]);
});

test('files are judged before they leave, travel with their progress, and their outcome stands in the timeline', async ({
  page,
  product,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const lrn = newLrn('TTDOC');
  const declaration = importDeclaration(lrn);
  const { id } = await createDeclaration(product, token, declaration);
  await page.clock.install();
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await keepAtCustoms(product, true);
  try {
    await call(product, token, 'POST', '/customs-declarations/send', {
      id,
      data_j: JSON.stringify(declaration),
    });
    // Accepted, duties, documents wanted; the clearance stays with customs.
    await sendOnKept(product, lrn, 3);
    await untilKept(product, lrn);
  } finally {
    await keepAtCustoms(product, false);
  }
  await expect(page.locator('.next-action')).toContainText('send the documents customs wants');
  await expect(page.locator('.bar-actions')).toHaveText(/Ask customs….*Upload documents…/);
  const upload = page.locator('button[type=submit]');
  const files = page.locator('.file');
  const choose = page.locator('#upload-files');
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });

  await test.step('the redirect page leads to the upload form, which is off while no file is chosen (CUS-015, CUS-018, CUS-026, CUS-032)', async () => {
    await page.goto(`${product.address}/auth-files-redirect?id=${id}`);
    await expect(page).toHaveURL(/\/cds-process\?.*type=cds-upload$/);
    await expect(choose).toBeAttached();
    await expect(upload).toBeDisabled();
    await expect(upload).toHaveAccessibleDescription(/Choose at least one file/);
  });

  await test.step('sizes in words; a renamed and a large file are refused with their reasons (CUS-030, CUS-031, CUS-311)', async () => {
    await choose.setInputFiles([
      file('invoice.pdf', `%PDF-1.7${' '.repeat(1528)}`),
      file('note.txt', 'Packing list to follow.'),
      file('renamed.pdf', Buffer.from([0x4d, 0x5a, 0, 0, 1, 2])),
    ]);
    // From the disk: handed to the browser as bytes it takes seconds.
    const large = test.info().outputPath('large.pdf');
    writeFileSync(large, Buffer.alloc(10_485_761, '%PDF-'));
    await choose.setInputFiles(large);
    await expect(files).toHaveCount(4);
    await expect(files.nth(0)).toContainText('1.5 KB');
    await expect(files.nth(2)).toContainText('renamed.pdf is neither PDF, JPEG, PNG nor text');
    await expect(files.nth(3)).toContainText('larger than the 10485760 bytes');
    await expect(upload).toBeDisabled();
    await expectAccessible(page, 'files that customs would not take');
    await fits(page, 'upload');
    await page.getByRole('button', { name: 'Remove renamed.pdf' }).click();
    await page.getByRole('button', { name: 'Remove large.pdf' }).click();
    await expect(upload).toBeEnabled();
  });

  await test.step('twelve are too many (CUS-311)', async () => {
    await choose.setInputFiles(
      Array.from({ length: 10 }, (_, index) => file(`page-${index}.txt`, 'A page.')),
    );
    await expect(upload).toBeDisabled();
    await expect(upload).toHaveAccessibleDescription(/at most 11 files at once; these are 12/);
    for (let index = 0; index < 10; index += 1) {
      await page.getByRole('button', { name: `Remove page-${index}.txt` }).click();
    }
  });

  await test.step('sent: said so, then the declaration, with what became of each file (CUS-029)', async () => {
    await upload.dblclick();
    await expect(page.getByText('Document successfully send.').first()).toBeVisible();
    await expect(upload).toBeDisabled();
    await expect(page).toHaveURL(/\/cds-process/);
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(new RegExp(`/customs-declarations/edit/${id}$`));
    const timeline = page.locator('.timeline');
    await expect(timeline.locator('.timeline-entry', { hasText: 'SUCCESS' })).toHaveCount(2);
    await expect(timeline.locator('.timeline-entry', { hasText: 'File sent to HMRC' })).toHaveCount(2);
    await expect(timeline).toContainText('invoice.pdf, 1.5 KB');
    await expectAccessible(page, 'files in the timeline');
    await fits(page, 'uploaded');
  });
  expect(faults).toEqual([]);
});
