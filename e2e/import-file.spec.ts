import { sql } from 'kysely';
import { rowsOf } from '../src/engine/index.ts';
import { openDatabase } from '../src/server/storage/database.ts';
import { workbook } from '../tests/server/small-workbook.ts';
import { importDeclaration } from './pages/declarations.ts';
import { look } from './pages/look.ts';
import {
  call,
  expect,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  signInToList,
  test,
  tokenOf,
} from './pages/product.ts';

const head = [
  'Order',
  'Commodity code',
  'Country',
  'Item price',
  'Net mass',
  'Gross mass',
  'Description of goods',
];
const order = (name: string, price: string | number = 120.5) => [
  [name, '0902100010', 'CN', price, 10.5, 11, 'Tea'],
  [name, '0902100010', 'CN', 79.5, 0.125, 1, 'Tea'],
  [name, '0808108090', 'NZ', 1000, 1000, 1100.5, 'Apples'],
];
const fileOf = (...rows: (string | number)[][]) => ({
  name: 'lines.xlsx',
  mimeType: 'application/octet-stream',
  buffer: workbook([head, ...rows]),
});

test('a workbook becomes declarations: columns placed and remembered, tried, imported once, opened', async ({
  page,
  product,
}) => {
  await signInToList(page, product);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import declarations' })).toBeFocused();
  const choose = page.getByLabel('Choose file');
  const [one, other] = [newLrn('ONE'), newLrn('TWO')];
  await choose.setInputFiles(fileOf(...order(one), ...order(other, 'free')));

  // What the words name is placed; the rest is for the person.
  await expect(page.getByLabel('Where the column Commodity code goes')).toHaveValue('commodityCode');
  await expect(page.getByLabel('Where the column Order goes')).toHaveValue('');
  const nowhere = page.getByText('Column Order goes nowhere: what it says is not imported.');
  await expect(nowhere).toBeVisible();
  await page.getByLabel('Where the column Order goes').selectOption('/internal_id');
  await expect(nowhere).toHaveCount(0);
  await expect(page.getByLabel('Where the column Country goes')).toHaveValue('country_origin');
  await expect(page.getByText('2 declarations from 6 lines, 4 items from 6 lines')).toBeVisible();
  const errors = page.getByRole('table', { name: '1 cell cannot be taken' });
  await expect(errors.getByRole('row').nth(1)).toHaveText(/5.*Item price.*free/);
  await expect(page).toHaveTitle(/^Error: Import declarations/);
  await look(page, 'a file tried');

  await page.getByRole('button', { name: 'Import 6 lines' }).click();
  await expect(page.getByRole('heading', { name: '1 declaration imported' })).toBeVisible();
  await expect(page.getByText(`${other}: A line has an error.`)).toBeVisible();
  await look(page, 'a file imported');

  // The same file again: its columns are known, and it leads to what it made.
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose.setInputFiles(fileOf(...order(one), ...order(other, 'free')));
  await expect(page.getByLabel('Where the column Country goes')).toHaveValue('country_origin');
  await page.getByRole('button', { name: 'Show what was imported' }).click();
  await page.getByRole('link', { name: `Open ${one}` }).click();
  await expect(page.locator('#section-panel')).toBeVisible();
  await expect(page.getByRole('heading', { name: one })).toBeVisible();
  const token = await tokenOf(product);
  const found = await call<{ data: unknown[] }>(
    product,
    token,
    'GET',
    `/customs-declarations?keyword=${one}`,
  );
  expect(found.data).toHaveLength(1);
});

test('I12: descriptions that their item has no room for are told before they are imported', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import`);
  const goods = (at: number) => `${'GREENTEA'.repeat(36)}${at}`;
  const file = fileOf(
    ...order(newLrn('LONG')).map((row, at) => ['x', '0902100010', 'CN', ...row.slice(3, 6), goods(at)]),
  );
  await page.getByLabel('Choose file').setInputFiles(file);
  await page.getByLabel('Where the column Country goes').selectOption('country_origin');
  const leftOut = page.getByRole('table', { name: '2 texts would be left out' });
  await expect(leftOut.getByRole('row').nth(1)).toHaveText(
    /^3.*Description of goods.*1\s*The item.*no room/,
    { useInnerText: true },
  );
  await look(page, 'descriptions left out');
  // On a phone it takes four lines until somebody wants to read it.
  await page.setViewportSize({ width: 390, height: 900 });
  const row = leftOut.getByRole('row').nth(1);
  const short = (await row.boundingBox())!.height;
  await leftOut.getByRole('button', { name: 'Show all, 3' }).click();
  const whole = (await row.boundingBox())!.height;
  expect(short).toBeLessThan(200);
  expect(whole).toBeGreaterThan(short + 60);
  await leftOut.getByRole('button', { name: 'Show less, 3' }).click();
  expect((await row.boundingBox())!.height).toBe(short);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(leftOut.getByRole('button')).toHaveCount(0);
  // A description need not have a blank to break at; its reason stays in sight.
  const cutOff = leftOut.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await cutOff).toBe(0);
  await expect(page.getByRole('button', { name: 'Import 3 lines' })).toBeEnabled();
});

test('items from a file stand behind those of the open declaration', async ({ page, product }) => {
  const token = await tokenOf(product);
  const { data } = await call<{ data: { id: number } }>(product, token, 'POST', '/customs-declarations', {
    ...importDeclaration(newLrn('INTO')),
  });
  await signIn(page, product);
  await openDeclaration(page, product, data.id);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import items');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import items' })).toBeVisible();
  await page.getByLabel('Choose file').setInputFiles(fileOf(...order('x')));
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await page.getByRole('link', { name: 'Open the declaration' }).click();
  await expect(page.locator('#section-panel')).toBeVisible();
  const read = await call<{ data: { document: Parameters<typeof rowsOf>[0] } }>(
    product,
    token,
    'GET',
    `/customs-declarations/${data.id}`,
  );
  expect(rowsOf(read.data.document, 'CDSItems').map((row) => row.item_no)).toEqual([1, 2, 3]);
});

test('lines of a corrected file that stand in the open declaration are told with their items, and are not added again', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const { data } = await call<{ data: { id: number } }>(product, token, 'POST', '/customs-declarations', {
    ...importDeclaration(newLrn('AGAIN')),
  });
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import?into=${data.id}`);
  const choose = page.getByLabel('Choose file');
  const [tea, more, apples] = order('x');
  await choose.setInputFiles(fileOf(tea!, more!, apples!));
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose.setInputFiles(fileOf(tea!, more!.with(3, 80), apples!));
  const there = page.getByText(
    '2 lines were imported into the declaration before and are there: they are not added again',
  );
  await there.click();
  await expect(page.getByRole('row', { name: '4 Apples 3' })).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Item 2 of the declaration came with this file before' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Item price GBP/ })).toHaveText(/1200\.5.*1120\.5.*80/);
  await look(page, 'lines that are there');
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByRole('heading', { name: 'Items imported' })).toBeFocused();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose.setInputFiles(fileOf(apples!, tea!));
  await expect(page.getByRole('button', { name: 'Import 0 lines' })).toBeDisabled();
  await expect(page.getByText('All of it is in the declaration already.')).toBeVisible();
});

test('a declaration of a corrected file is made beside the one that is there only where that is wanted', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import`);
  const choose = page.getByLabel('Choose file');
  const [one, other] = [newLrn('HELDA'), newLrn('HELDB')];
  await choose.setInputFiles(fileOf(...order(one), ...order(other)));
  await page.getByLabel('Where the column Order goes').selectOption('/internal_id');
  await page.getByLabel('Where the column Country goes').selectOption('country_origin');
  await page.getByRole('button', { name: 'Import 6 lines' }).click();
  const held = await page.getByRole('link', { name: `Open ${one}` }).getAttribute('href');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose.setInputFiles(fileOf(...order(one, 99), ...order(other, 98)));
  const others = page.getByRole('table', {
    name: '2 declarations of this file are there from an earlier import with other content',
  });
  const link = others.getByRole('link', { name: `Open ${one}, Draft` });
  await expect(link).toHaveAttribute('href', held!);
  await expect(page.getByRole('button', { name: 'Import 0 lines' })).toBeDisabled();
  await look(page, 'declarations that are there with other content');
  await page.getByRole('checkbox', { name: `Make ${one} anyway` }).check();
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await expect(page.getByRole('heading', { name: '1 declaration imported' })).toBeFocused();
  const out = page.getByRole('listitem').filter({ hasText: `${other}: Left out` });
  await expect(out.getByRole('link', { name: `Open ${other}` })).toBeVisible();
});

/** Each declaration whose reference begins so takes a quarter of a second to be made, until that is called off. */
async function slowDown(product: Product, reference: string): Promise<() => Promise<void>> {
  const db = openDatabase(product.databaseUrl);
  await sql`
    create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(0.25); return new; end';
    create trigger linger before insert on documents for each row
    when (new.internal_id like ${sql.lit(`${reference}%`)}) execute function linger()`.execute(db);
  return async () => {
    await sql`drop function linger cascade`.execute(db);
    await db.destroy();
  };
}

test('an import that is stopped says at its top how far it came and how it goes on', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import`);
  const name = newLrn('STOP');
  const quicken = await slowDown(product, name);
  const rows = Array.from({ length: 40 }, (_, at) => [`${name}-${at}`, ...order('x')[0]!.slice(1)]);
  await page.getByLabel('Choose file').setInputFiles(fileOf(...rows));
  await page.getByLabel('Where the column Order goes').selectOption('/internal_id');
  await page.getByRole('button', { name: 'Import 40 lines' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/);
  await page.getByRole('button', { name: 'Stop' }).click();
  const heading = page.getByRole('heading', { name: /^Stopped: [1-9]\d* of 40 declarations made$/ });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start it again' })).toBeFocused();
  await look(page, 'an import stopped');
  await quicken();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '40 declarations imported' })).toBeFocused();
});

test('of a workbook with several sheets the one that is read can be chosen, and what is not read is said', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import`);
  const wide = Array.from({ length: 301 }, (_, at) => (at === 300 ? 'Far away' : ''));
  const far = [...order('x')[0]!, ...wide.slice(7)];
  await page.getByLabel('Choose file').setInputFiles({
    name: 'two-sheets.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook(
      [
        ['Notes', 'Of'],
        ['Nothing', 'here'],
      ],
      {
        Lines: [[...head, ...wide.slice(7)], far, ...order('x').slice(1)],
      },
    ),
  });
  const sheet = page.getByRole('combobox', { name: 'Sheet' });
  await expect(sheet).toHaveValue('0');
  await expect(sheet).toHaveAccessibleDescription('1 other sheet is not read.');
  await expect(page.getByLabel('Where the column Notes goes')).toBeVisible();
  await sheet.selectOption('Lines');
  await expect(page.getByLabel('Where the column Commodity code goes')).toHaveValue('commodityCode');
  await expect(page.getByText('1 column beyond the 300th not read')).toBeVisible();
  await look(page, 'a sheet chosen');
});

test('items of a message: what its header says and the declaration does not is told before they are imported', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const created = await call<{ data: { id: number } }>(product, token, 'POST', '/customs-declarations', {
    ...importDeclaration(newLrn('HEAD')),
  });
  await signIn(page, product);
  await page.goto(`${product.address}/customs-declarations/import?into=${created.data.id}`);
  const message = `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><FunctionCode>9</FunctionCode>
    <FunctionalReferenceID>OTHER-LRN</FunctionalReferenceID><TypeCode>IMA</TypeCode>
    <GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>1</SequenceNumeric></GovernmentAgencyGoodsItem>
    </GoodsShipment></Declaration>`;
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name: 'message.xml', mimeType: 'text/xml', buffer: Buffer.from(message) });
  const left = page.getByRole('table', { name: /would be left out/ });
  await expect(left.getByRole('row', { name: /OTHER-LRN/ })).toContainText(
    'Only items go into a declaration that is there.',
  );
  // What both say is no loss.
  await expect(left.getByText('IM', { exact: true })).toHaveCount(0);
  await look(page, 'a header left out');
});

test('before it is sent, a declaration is checked as its category is, and a likely duplicate is shown', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product);
  const create = async (document: object) =>
    (await call<{ data: { id: number } }>(product, token, 'POST', '/customs-declarations', document)).data.id;
  const lrn = newLrn('TWICE');
  const first = await create(importDeclaration(lrn));
  const { dispatch_country_code: _country, ...document } = importDeclaration(lrn);
  const id = await create(document);
  await signIn(page, product);
  await openDeclaration(page, product, id);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Send/ });
  await expect(dialog.getByText('1 error', { exact: false })).toBeVisible();
  const similar = dialog.getByRole('region', { name: '1 other declaration says the same' });
  await expect(similar.getByRole('listitem')).toHaveText(`Ref ${lrn}, Draft, same LRN, same DUCR`);
  await expect(similar.getByRole('link')).toHaveAttribute('href', `/customs-declarations/edit/${first}`);
  const send = dialog.getByRole('button', { name: /^Send to HMRC/ });
  await expect(send).toBeEnabled();
  await expect(send).toHaveAccessibleDescription(
    '1 published rule stands against it 1 other declaration says the same',
  );
  await look(page, 'a likely duplicate');
  await send.click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-path="/dispatch_country_code"]')).toBeFocused();
});
