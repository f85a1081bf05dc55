import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedForm } from '../src/printing/placed.ts';
import { type BuiltProject, projectWithKind } from '../tests/support/project-with-kind.ts';
import { below, readPdf } from '../tests/support/read-pdf.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { openSection, typeInto } from './pages/keyboard.ts';
import { look } from './pages/look.ts';
import { call, createDeclaration, expect, faultsOf, signIn, test, tokenOf } from './pages/product.ts';

// A kind of document that stands in tests/kinds/schemas alone: no line of the product names it.

// The project is built once, for both.
test.describe.configure({ mode: 'serial' });

let project: BuiltProject;

test.beforeAll(async () => {
  project = await projectWithKind();
});
test.afterAll(() => project.remove());

const calls = '/packing-note-documents';

interface Note {
  readonly id: number;
  readonly revision: number;
  readonly document: Readonly<Record<string, unknown>>;
}

test('a kind that only its schemas name has a list, an editor, a preview, a history, copies and prints', async ({
  page,
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const faults = faultsOf(page);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
  await signIn(page, product);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('navigation').getByRole('link', { name: 'Packing notes' }).click();
  await expect(page).toHaveURL(/\/packing-notes$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing notes');
  await look(page, 'the empty list of another kind');

  await page.getByRole('link', { name: 'New packing note' }).first().click();
  await expect(page).toHaveURL(/\/notes-of-packing\/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New packing note');
  await typeInto(page, '/note_number', 'PN-7');
  await typeInto(page, '/vessel', 'Aurora');
  await typeInto(page, '/packed', '05-03-2026');
  await openSection(page, 'boxes');
  await typeInto(page, '/gross_weight', '12.5');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/notes-of-packing\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PN-7');
  await look(page, 'the editor of another kind');

  // What customs have of a declaration, this has not.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByText('Copy', { exact: false }).first()).toBeVisible();
  for (const action of ['Send', 'Amend', 'Upload documents', 'Import items'])
    await expect(palette.getByText(action, { exact: false })).toHaveCount(0);
  await expect(palette.getByText('Copy packing note', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Send/ })).toHaveCount(0);
  await expect(page.locator('.next-action')).toHaveCount(0);
  await expect(page.getByText('Nothing was sent yet.')).toHaveCount(0);
  await expect(page.locator('.timeline-entry')).toHaveCount(1);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog').locator('dt', { hasText: 'Save' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('dt', { hasText: /Send/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+Shift+P');
  await expect(page.getByRole('dialog')).toContainText('Aurora');
  await expectAccessible(page, 'the preview of another kind');
  await page.keyboard.press('Escape');

  // All that an editor fetches ahead is there by now, and no file of what sends.
  await expect.poll(() => [...loaded].some((file) => /\/dialogs-/.test(file))).toBe(true);
  const ofSending = sendingFiles(project.root);
  expect(ofSending.length).toBeGreaterThan(3);
  expect(ofSending.filter((file) => loaded.has(file))).toEqual([]);

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('PN-7');
  await expect(page.getByRole('row').nth(1)).toContainText('12.5');

  // Who only reads has pages of its own, beside the editor.
  await page.goto(`${product.address}/packing-slips`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/packing-slips\/show\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PN-7');
  await expect(page.locator('.own-facts')).toContainText('Aurora');

  // A kind that is sent has them.
  await page.goto(`${product.address}/customs-declarations/create`);
  await expect(page.getByRole('button', { name: /Send/ })).not.toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette.getByText('Copy declaration', { exact: false })).toBeVisible();
  await expect.poll(() => ofSending.filter((file) => !loaded.has(file))).toEqual([]);
  expect(faults).toEqual([]);
});

/** Files of the build that hold what sends, whatever else they hold. */
function sendingFiles(root: string): string[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(root, 'dist/app/manifest.json'), 'utf8'),
  );
  return Object.entries(manifest).flatMap(([name, { file }]) => (/^_?sending/.test(name) ? file : []));
}

test('the calls of a kind that only its schemas name: each finds its own documents alone', async ({
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const token = await tokenOf(product);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>(product, token, method, path, body);
  const note = async (document: object) => (await ask<{ data: Note }>('POST', calls, document)).data;
  const list = async (query = '') =>
    await ask<{ data: readonly Record<string, unknown>[]; meta: { total: number } }>(
      'GET',
      `${calls}?${query}`,
    );

  const first = await note({
    note_number: 'PN-1',
    vessel: 'Aurora',
    packed: '05-03-2026',
    gross_weight: '12.50',
    remarks: 'Two pallets',
    boxes: [{ marks: 'A/1' }, { marks: 'A/2' }],
  });
  await note({ note_number: 'PN-2', vessel: 'Borealis', packed: '06-03-2026', boxes: [{ marks: 'B/1' }] });
  const declaration = await createDeclaration(product, token, {
    transaction_ref: 'PNLRN1',
    ref_general: 'Aurora',
  });

  expect(await list('sort=vessel&direction=desc')).toMatchObject({
    data: [
      { reference: 'PN-2', vessel: 'Borealis', packed: '2026-03-06', boxes: 1, gross: null },
      { id: first.id, reference: 'PN-1', vessel: 'Aurora', packed: '2026-03-05', boxes: 2, gross: '12.50' },
    ],
    meta: { total: 2 },
  });
  expect((await list('keyword=pallets')).data.map(({ id }) => id)).toEqual([first.id]);
  expect((await list('from=2026-03-06')).data).toHaveLength(1);
  const declarations = await ask<{ data: readonly { id: number }[]; meta: { total: number } }>(
    'GET',
    '/customs-declarations?keyword=aurora',
  );
  expect(declarations.data.map(({ id }) => id)).toEqual([declaration.id]);
  expect((await ask<{ meta: { total: number } }>('GET', '/customs-declarations')).meta.total).toBe(1);
  // An address is of one kind.
  await expect(ask('GET', `/customs-declarations/${first.id}`)).rejects.toThrow('404');
  await expect(ask('GET', `${calls}/${declaration.id}`)).rejects.toThrow('404');

  const patched = await ask<{ data: { revision: number } }>('PATCH', `${calls}/${first.id}`, {
    revision: first.revision,
    patches: [{ op: 'set', path: ['vessel'], value: 'Cassiopeia' }],
    client: 'window',
  });
  expect(patched.data.revision).toBe(2);
  const copy = (await ask<{ data: Note }>('POST', `${calls}/${first.id}/copy`, {})).data;
  expect(copy.document).toMatchObject({ vessel: 'Cassiopeia', boxes: [{ marks: 'A/1' }, { marks: 'A/2' }] });
  expect(copy.document).not.toHaveProperty('note_number');
  await ask('DELETE', `${calls}/${copy.id}`);
  expect((await list()).meta.total).toBe(2);
  expect((await list('show=archived')).data.map(({ id }) => id)).toEqual([copy.id]);
  await ask('POST', `${calls}/${copy.id}/restore`);
  expect((await list()).meta.total).toBe(3);
  expect(await ask('GET', `${calls}/${first.id}/revisions`)).toMatchObject({
    data: [{ revision: 2 }, { revision: 1 }],
  });
  // What this kind is not capable of, and declarations are.
  const others = [
    ['POST', 'assignee', { assignee_id: null }],
    ['GET', 'ways'],
    ['GET', 'notifications'],
    ['GET', 'amend/diff'],
  ] as const;
  for (const [method, part, body] of others) {
    await expect(ask(method, `${calls}/${first.id}/${part}`, body)).rejects.toThrow('answered 404');
    const ofDeclaration = ask(method, `/customs-declarations/${declaration.id}/${part}`, body).then(
      JSON.stringify,
      String,
    );
    expect(await ofDeclaration).not.toContain('answered 404');
  }
  // Calls that name a document by its number alone.
  await expect(ask('POST', '/watch', { id: first.id })).rejects.toThrow('answered 404');
  await ask('POST', '/watch', { id: declaration.id });
  const sent = { id: first.id, data_j: JSON.stringify({ transaction_ref: 'PNLRN2' }) };
  await expect(ask('POST', '/customs-declarations/send', sent)).rejects.toThrow('answered 404');
});

test('a form that only a file names is seen on a page as it is printed, and is a PDF', async ({
  page,
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const faults = faultsOf(page);
  const token = await tokenOf(product);
  const boxes = Array.from({ length: 60 }, (_, index) => ({ marks: `A/${index}`, weight: `${index}.5` }));
  const note = { note_number: 'PN-9', vessel: 'Aurora', remarks: 'Keep dry. '.repeat(20).trim(), boxes };
  const { data } = await call<{ data: Note }>(product, token, 'POST', calls, note);
  await signIn(page, product);
  await page.goto(`${product.address}/notes-of-packing/edit/${data.id}`);

  // From the palette, with what is typed and not saved yet.
  await typeInto(page, '/vessel', 'Borealis');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Packing list');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/notes-of-packing/print/${data.id}/packing-list$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packing list');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const first = page.getByRole('figure', { name: 'Packing list, page 1 of 5' });
  await expect(first).toContainText('Borealis');
  await expect(first.getByRole('img', { name: 'Barcode (Code 128) of PN-9' })).toBeVisible();
  await expect(first).toContainText('Carried forward');
  await expect(page.getByRole('figure', { name: 'Packing list, page 2 of 5' })).toContainText(
    'Brought forward',
  );
  await expect(page.getByRole('figure', { name: 'Packing list, page 3 of 5' })).toContainText(
    'Marks of all boxes',
  );
  await look(page, 'a printed form');
  await expectAccessible(page, 'a printed form');

  const width = async () => (await first.boundingBox())!.width;
  const fitted = await width();
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  expect(await width()).toBeGreaterThan(fitted);
  await page.getByRole('button', { name: 'Fit the width' }).press('Enter');
  expect(await width()).toBeCloseTo(fitted, 0);
  await expect(page.getByRole('button', { name: 'Fit the width', pressed: true })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await width()).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'a printed form on a phone');

  const opened = page
    .context()
    .waitForEvent('request', (request) => /\/packing-list\?token=/.test(request.url()));
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter');
  expect((await (await opened).response())?.headers()['content-type']).toBe('application/pdf');

  expect(faults).toEqual([]);

  // What fails says so, and is tried again.
  await page.route('**/packing-list/pages', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/packing-list/pages');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(first).toContainText('Borealis');
  await page.goto(`${product.address}/notes-of-packing/print/${data.id}/no-such`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This kind of document has no such form.');
});

test('pages say where they lack edits that are not saved', async ({ page, startOwn }) => {
  const product = await startOwn({}, project);
  const token = await tokenOf(product);
  const { data } = await call<{ data: Note }>(product, token, 'POST', calls, { note_number: 'PN-9' });
  await signIn(page, product);
  const printed = await page.context().newPage();
  const address = `${product.address}/notes-of-packing/print/${data.id}/packing-list`;
  await printed.goto(address);
  await expect(printed.getByRole('figure').first()).toContainText('PN-9');
  const note = printed.getByRole('status').filter({ hasText: 'Drawn as it is saved. Edits of' });
  await expect(note).toHaveCount(0);

  const save = `**/api${calls}/${data.id}`;
  await page.route(save, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.goto(`${product.address}/notes-of-packing/edit/${data.id}`);
  await typeInto(page, '/vessel', 'Borealis');
  await expect(page.locator('.save-state')).not.toHaveText(/^Saved/);
  await expect(async () => {
    await printed.getByRole('button', { name: 'Draw again' }).click();
    await expect(note).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(printed.getByRole('figure').first()).not.toContainText('Borealis');

  await page.unroute(save);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.save-state')).toHaveText(/^Saved/);
  await printed.getByRole('button', { name: 'Draw again' }).click();
  await expect(printed.getByRole('figure').first()).toContainText('Borealis');
  await expect(note).toHaveCount(0);
});

test('a printed form is for whom its document is, by the table of permissions', async ({ startOwn }) => {
  const product = await startOwn({}, project);
  const [owner, admin] = [await tokenOf(product), await tokenOf(product, 'admin@tidewaiter.example')];
  const note = { note_number: 'PN-9' };
  const make = async (by: string) => (await call<{ data: Note }>(product, by, 'POST', calls, note)).data.id;
  // The office has an editor, who reads and writes nothing.
  const [estuary, office] = [await make(owner), await make(admin)];
  const people: readonly (readonly [email: string, ofEstuary: number, ofOffice: number])[] = [
    ['demo@tidewaiter.example', 200, 404],
    ['colleague@tidewaiter.example', 200, 404],
    ['partner@tidewaiter.example', 200, 404],
    ['admin@tidewaiter.example', 200, 200],
    ['editor@tidewaiter.example', 404, 200],
    ['other@tidewaiter.example', 404, 404],
  ];
  const get = async (path: string, by?: string) => {
    const headers: Record<string, string> = by === undefined ? {} : { authorization: `Bearer ${by}` };
    return await fetch(`${product.address}/api${calls}/${path}`, { headers });
  };
  for (const [email, ...statuses] of people) {
    const by = await tokenOf(product, email);
    for (const [at, id] of [estuary, office].entries())
      for (const form of ['packing-list', 'packing-list/pages']) {
        const answer = await get(`${id}/print/${form}`, by);
        expect([email, form, answer.status]).toEqual([email, form, statuses[at]]);
        const absent = await get(`999999/print/${form}`, by);
        if (answer.status === 404) expect(await answer.text()).toBe(await absent.text());
      }
  }
  const editor = await tokenOf(product, 'editor@tidewaiter.example');
  await expect(call(product, editor, 'PUT', `${calls}/${office}`, note)).rejects.toThrow('answered 403');

  // A guest has nothing, and a token for one download opens no other.
  const pdf = `/api${calls}/${estuary}/print/packing-list`;
  const opening = async (by: string, path: string) =>
    (await call<{ data: { token: string } }>(product, by, 'POST', '/download-token', { path })).data.token;
  const token = await opening(owner, pdf);
  const foreign = await opening(await tokenOf(product, 'other@tidewaiter.example'), pdf);
  const open = async (path: string, by: string) =>
    (await fetch(`${product.address}${path}?token=${by}`)).status;
  expect(await open(pdf, 'guest')).toBe(401);
  expect((await get(`${estuary}/print/packing-list/pages`)).status).toBe(401);
  expect(await open(`/api${calls}/${office}/print/packing-list`, token)).toBe(401);
  expect(await open(`${pdf}/pages`, token)).toBe(401);
  expect(await open(pdf, foreign)).toBe(404);
  expect(await open(pdf, token)).toBe(200);

  // What is archived is printed no more.
  await call(product, owner, 'DELETE', `${calls}/${estuary}`);
  for (const form of ['packing-list', 'packing-list/pages'])
    expect((await get(`${estuary}/print/${form}`, owner)).status).toBe(404);
});

test('the call of a form answers as its siblings do', async ({ startOwn }) => {
  const product = await startOwn({}, project);
  const token = await tokenOf(product);
  const { data } = await call<{ data: Note }>(product, token, 'POST', calls, { note_number: 'PN-9' });
  const ask = async (path: string, method = 'GET', by: string | undefined = token) =>
    await fetch(`${product.address}/api${calls}/${path}`, {
      method,
      headers: by === undefined ? {} : { authorization: `Bearer ${by}` },
    });
  const pdf = await ask(`${data.id}/print/packing-list`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="packing-list-PN-9.pdf"');
  const read = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(read).toMatchObject({ title: 'Packing list', language: 'en-GB', pages: 2, untagged: [] });
  // The report of all that it holds speaks of it, and of no authority: it is sent nowhere.
  const { data: opener } = await call<{ data: { token: string } }>(
    product,
    token,
    'POST',
    '/download-token',
    {
      path: `/api${calls}/generate-report`,
    },
  );
  const report = await ask(`generate-report?id=${data.id}&token=${opener.token}`);
  const told = await readPdf(new Uint8Array(await report.arrayBuffer()));
  expect(told.title).toBe('Packing note PN-9');
  expect(
    below(told.tree)
      .map(({ words }) => words)
      .join('\n'),
  ).not.toMatch(/customs|declaration|legal|MRN/i);
  const head = await ask(`${data.id}/print/packing-list`, 'HEAD');
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  for (const [path, status] of [
    [`${data.id}/print/no-such`, 404],
    [`999999/print/packing-list`, 404],
    ['x', 404],
    ['x/print/packing-list', 404],
    [`${data.id}/print/packing-list/pages`, 200],
    [`${data.id}/print/no-such/pages`, 404],
  ] as const)
    expect([path, (await ask(path)).status]).toEqual([path, status]);
  expect((await ask(`${data.id}/print/packing-list`, 'GET', '')).status).toBe(401);
  const declaration = await createDeclaration(product, token, { transaction_ref: 'PNLRN9' });
  expect((await ask(`${declaration.id}/print/packing-list`)).status).toBe(404);
});

test('whatever a document holds is printed, beside all other calls, or refused with words', async ({
  startOwn,
}) => {
  const product = await startOwn({}, project);
  const token = await tokenOf(product);
  const ask = async (path: string, method = 'GET', body?: unknown) =>
    await fetch(`${product.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const refused = await ask(calls, 'POST', { remarks: 'x'.repeat(100_000) });
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    422,
    'Remarks: 100,000 characters; 32,768 are the most of one text.',
  ]);

  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('');
  const odd = {
    note_number: '\u202eabc\ud800',
    vessel: '👩‍👩‍👧‍👦 שלום عالم',
    remarks: `${controls}\u2028\u2029\u2066\ufeffend`,
    boxes: [
      { marks: 'a'.repeat(2000), weight: '1e999' },
      { marks: 'e\u0301'.repeat(50), weight: '-' },
    ],
  };
  const { data } = await call<{ data: Note }>(product, token, 'POST', calls, odd);
  const { data: placed } = (await (await ask(`${calls}/${data.id}/print/packing-list/pages`)).json()) as {
    data: PlacedForm;
  };
  const pdf = await ask(`${calls}/${data.id}/print/packing-list`);
  const read = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(read).toMatchObject({ language: 'en-GB', pages: placed.pages.length, untagged: [] });
  // What the screen shows is what the paper says; of what is turned around no line is the same letter by letter.
  const plain = (words: string) => words.replace(/[\s\p{C}]/gu, '');
  const said = [...below(read.tree).map(({ words }) => words), ...read.artifacts].map(plain).join(' ');
  const drawn = placed.pages.flat().flatMap((mark) =>
    // When it was drawn is another minute, at times.
    mark.kind === 'text' && mark.box !== 'printed' ? mark.lines : [],
  );
  const straight = drawn.map(({ words }) => plain(words)).filter((words) => !/[\u0590-\u06ff]/.test(words));
  expect(straight.length).toBeGreaterThan(40);
  expect(straight.filter((words) => !said.includes(words))).toEqual([]);

  const boxes = Array.from({ length: 1000 }, (_, index) => ({
    marks: `${index} 😀 שלום \u202e`,
    weight: 'heavy',
  }));
  const hostile = await call<{ data: Note }>(product, token, 'POST', calls, {
    note_number: '漢'.repeat(20),
    remarks: 'x'.repeat(32_768),
    boxes,
  });
  // Meanwhile one call after the other is answered: it is not the thread that answers which draws.
  let isDone = false;
  const drawing = ask(`${calls}/${hostile.data.id}/print/packing-list`).finally(() => {
    isDone = true;
  });
  let answered = 0;
  for (; !isDone; answered += 1) expect((await ask(`${calls}/${data.id}`)).status).toBe(200);
  expect(answered).toBeGreaterThan(10);
  const long = await drawing;
  expect(long.status).toBe(200);
  expect((await readPdf(new Uint8Array(await long.arrayBuffer()))).pages).toBeGreaterThan(20);
});
