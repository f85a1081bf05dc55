import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentData, type Row, rowsOf } from '../../src/engine/index.ts';
import { openWorkbook } from '../../src/server/imports/xlsx.ts';
import { readZip } from '../../src/server/imports/zip.ts';
import { importedDeclarations } from '../../src/server/storage/migrations/0081-imported-declarations.ts';
import { itemsOfMadeDeclarations } from '../../src/server/storage/migrations/0090-items-of-made-declarations.ts';
import { linesOfImports } from '../../src/server/storage/migrations/0112-lines-of-imports.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { workbook, zipped } from './small-workbook.ts';

let running: RunningServer;
let person: Person;
let count = 0;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

const head = ['Commodity', 'Country', 'Amount', 'Net kg', 'Gross kg', 'Goods', 'Order'];
const places = [
  'commodityCode',
  'country_origin',
  'itemPriceAmount',
  'net_mass',
  'gross_mass',
  'description',
  '/internal_id',
];
/** Lines that no other test has. */
const lines = (order = `Order ${++count}`): (string | number)[][] => [
  ['0902100010', 'CN', '120.50', '10.5', '11', `Tea of ${order}`, order],
  ['0902100010', 'CN', '79.45', '0.125', '1', `Tea of ${order}`, order],
  ['0808108090', 'NZ', '1,000.05', '1000', '1100.5', 'Apples', order],
];
const csv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
const table = (rows = lines()) => csv([head, ...rows]);

/** POST /import. */
async function post(file: string | Buffer, options: Record<string, string> = {}, by = person) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(Buffer.from(file))], 'lines.csv'));
  for (const [name, value] of Object.entries(options)) form.set(name, value);
  const response = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
const mapping = JSON.stringify(places);
const dry = (file: string | Buffer, options: Record<string, string> = {}, by = person) =>
  post(file, { mapping, ...options }, by);
/** Imports, and waits for its end. */
async function run(file: string | Buffer, options: Record<string, string> = {}) {
  const { status, body } = await post(file, { mapping, dry_run: 'false', ...options });
  expect(status, JSON.stringify(body)).toBe(202);
  const outcome = await eventually('import', async () => {
    const told = (await person.call('GET', `/import/${body.data.id}`)).body.data;
    return told.state !== 'running' && told;
  });
  const { data: _started, ...told } = body;
  return { ...outcome, ...told };
}
const documentOf = async (id: number): Promise<DocumentData> =>
  (await person.call('GET', `/customs-declarations/${id}`)).body.data.document;
const deleteItems = async (id: number, items: readonly Row[]) => {
  const { revision } = (await person.call('GET', `/customs-declarations/${id}`)).body.data;
  const patches = items.map(({ uuid }) => ({ op: 'remove', path: ['CDSItems', { id: uuid }] }));
  const answer = await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
  expect(answer.status).toBe(200);
};
const total = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from documents`.execute(running.db)).rows[0]!.n);

describe('a file of lines, before it is imported', () => {
  test('the signs of Windows in a text of an older spreadsheet are read, not taken for controls', async () => {
    const told = (await post(Buffer.from('Goods,Net\nM\xfcller \x96 5 \x80,1\n', 'latin1'))).body.data;
    expect(told.samples).toEqual([['Müller – 5 €', '1']]);
  });

  test('of a workbook hidden lines are counted, and a text merged over lines stands in each, a figure in the first', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<worksheet><sheetData>
      <row r="1">${cell('A1', 'Origin')}${cell('B1', 'Goods')}<c r="C1" t="inlineStr"><is><t>Net</t></is></c></row>
      <row r="2">${cell('A2', 'CN')}${cell('B2', 'Tea')}<c r="C2"><v>5</v></c></row>
      <row r="3" hidden="1">${cell('B3', 'Green tea')}</row>
      <row r="4">${cell('B4', 'Coffee')}<c r="C4" t="e"><v>#REF!</v></c></row>
    </sheetData><mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C2:C3"/></mergeCells></worksheet>`;
    const book = zipped({
      'xl/workbook.xml':
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    });
    const places = JSON.stringify(['country_origin', 'description', 'net_mass']);
    const told = (await post(book, { mapping: places })).body.data;
    expect(told).toMatchObject({ lines: 3, linesHidden: 1, totals: { file: { net_mass: '5' } } });
    expect(told.samples).toEqual([
      ['CN', 'Tea', '5'],
      ['CN', 'Green tea'],
      ['CN', 'Coffee', '#REF!'],
    ]);
    expect(told.errors).toMatchObject([
      { line: 4, reason: 'A formula of the spreadsheet has no result here.' },
    ]);
  });

  test('of a workbook a point in a text is of thousands where another text says so, in a number of decimals', async () => {
    const book = workbook([
      head,
      ['0902100010', 'CN', '1.234', 1.234, '1.234,5', 'Tea', 'x'],
      ['0808108090', 'NZ', '2.000', 2, 3, 'Apples', 'x'],
    ]);
    const told = (await dry(book)).body.data;
    expect(told.totals.file).toEqual({
      ...{ 'itemPriceAmount GBP': '3234', net_mass: '3.234', gross_mass: '1237.5' },
    });
    expect(told.changed).toEqual([]);
    const doubtful = workbook([head, ['0902100010', 'CN', 5, '1.234', 3.5, 'Tea', 'x']]);
    expect((await dry(doubtful)).body.data.changed).toMatchObject([
      {
        line: 2,
        place: 'Net kg',
        text: '1.234',
        reason: expect.stringContaining('Read as 1.234 and not as 1234'),
      },
    ]);
  });

  test('a figure that a workbook has as text counts once where its cell is merged over lines, a code for each', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<worksheet><sheetData>
      <row r="1">${cell('A1', 'HS')}${cell('B1', 'Net')}${cell('C1', 'Cartons')}${cell('D1', 'Goods')}</row>
      <row r="2">${cell('A2', '0902100010')}${cell('B2', '5.5')}${cell('C2', '2')}${cell('D2', 'Tea')}</row>
      <row r="3">${cell('D3', 'Green tea')}</row><row r="4">${cell('D4', 'Black tea')}</row>
    </sheetData><mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="B2:B4"/><mergeCell ref="C2:C4"/></mergeCells>
    </worksheet>`;
    const book = zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': sheet,
    });
    const places = ['commodityCode', 'net_mass', 'PackagesCDSItems/number_of_packages', 'description'];
    const told = (await post(book, { mapping: JSON.stringify(places) })).body.data;
    expect(told).toMatchObject({ errorCount: 0, declarations: [{ lines: 3, items: 1 }] });
    expect(told.totals.file).toEqual({ net_mass: '5.5', packages: '2' });
  });

  test('a file without headings is seen as one, or somebody says so; | parts cells too', async () => {
    const lines = '0902100010|China|120.50|10.5\n902100010|CN|80|7\n';
    const told = (await post(lines)).body.data;
    expect(told).toMatchObject({ isHeadless: true, head: ['', '', '', ''], lines: 2 });
    const places = ['commodityCode', 'country_origin', 'itemPriceAmount', 'net_mass'];
    const placed = (await post(lines, { mapping: JSON.stringify(places) })).body.data;
    expect(placed).toMatchObject({ errorCount: 0, changedCount: 2 });
    expect(placed.totals.file).toEqual({ 'itemPriceAmount GBP': '200.5', net_mass: '17.5' });
    expect(placed.declarations).toMatchObject([{ lines: 2, items: 1 }]);
    const headed = (await post(lines, { headless: 'false' })).body.data;
    expect(headed).toMatchObject({ isHeadless: false, lines: 1 });
    expect(headed.head[1]).toBe('China');
    const words = 'tea|green\ncoffee|black\n';
    expect((await post(words)).body.data).toMatchObject({ isHeadless: false, lines: 1 });
    expect((await post(words, { headless: 'true' })).body.data).toMatchObject({ lines: 2 });
  });

  test('tells its columns, samples and what would become of it; nothing is stored (API-033)', async () => {
    const before = await total();
    const { status, body } = await dry(table());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ head, lines: 3, errorCount: 0, repeated: null });
    expect(body.data.declarations).toEqual([
      { key: `Order ${count}`, lines: 3, items: 2, left: 0, errors: 0 },
    ]);
    expect(body.data.totals.file).toEqual({
      'itemPriceAmount GBP': '1200',
      net_mass: '1010.625',
      gross_mass: '1112.5',
    });
    expect(body.data.totals.items).toEqual(body.data.totals.file);
    expect(await total()).toBe(before);
  });

  test('tells which columns hold something, in whichever line', async () => {
    const all = [...lines(), ...lines(), ...lines()];
    const rows = all.map((row, at) => [...row, '', at === 8 ? 'Batch 7' : ' ']);
    const blank = rows[0]!.map(() => '');
    const told = (await post(csv([[...head, 'Notes', 'Batch'], ...rows, ...Array(9).fill(blank)]))).body.data;
    expect(told.columnsFilled).toEqual([0, 1, 2, 3, 4, 5, 6, 8]);
  });

  test('names every cell that cannot be taken by line and column', async () => {
    const wrong = lines();
    wrong[1]![3] = 'ten';
    const { body } = await dry(table(wrong));
    expect(body.data.errors).toEqual([
      { line: 3, column: 'Net kg', text: 'ten', reason: expect.any(String) },
    ]);
    expect(body.data.declarations[0].errors).toBe(1);
  });

  test('names the column whose lines contradict each other by its word', async () => {
    const order = `Order ${++count}`;
    const rows = [
      ['Our order', 'Goes to', 'Goods'],
      [order, 'DE', 'Tea'],
      [order, 'FR', 'Tea'],
      ['', 'FR', 'Tea'],
    ];
    const asked = { mapping: JSON.stringify(['/internal_id', '/destination_country_code', 'description']) };
    const { body } = await dry(csv(rows), asked);
    expect(body.data.errors).toMatchObject([
      { line: 3, column: 'Goes to', text: 'FR' },
      { line: 4, column: 'Our order', text: '' },
    ]);
  });

  test('I12: tells every description that its item has no room for, when it is tried and when it is imported', async () => {
    const goods = (at: number) => `${'Tea '.repeat(75)}${at}`;
    const long = lines().map((row, at) => row.with(5, goods(at)));
    const { body } = await dry(table(long));
    const leftOut = [
      {
        line: 3,
        place: 'Goods',
        text: goods(1),
        reason: 'The item that the line goes into has no room for it: its description takes 512 characters.',
      },
    ];
    expect(body.data).toMatchObject({ errorCount: 0, leftOutCount: 1, leftOut });
    expect(await run(table(long))).toMatchObject({ state: 'done', leftOutCount: 1, leftOut });
    expect((await dry(table())).body.data.leftOut).toEqual([]);
  });

  test('I13: tells every element of a message that no declaration holds', async () => {
    const message = `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2">
      <TypeCode>IMA</TypeCode><ShoeSize>44</ShoeSize></Declaration>`;
    const { status, body } = await post(message);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind: 'declaration', leftOutCount: 1 });
    const twoBytes = await post(Buffer.from(`\uFEFF${message}`, 'utf16le'));
    expect(twoBytes.body.data, 'in UTF-16').toEqual(body.data);
    expect(body.data.leftOut).toEqual([
      {
        place: expect.stringContaining('/ShoeSize'),
        text: '44',
        reason: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a heading alone', csv([head])],
    ['a quote never closed', 'a,b\n"1,2'],
    ['an archive that is no workbook', zipped({ 'a.txt': 'a' })],
    ['an archive cut short', workbook([head, ...lines()]).subarray(0, 400)],
    ['a message that is none', '<a><b></a>'],
    ['bytes', Buffer.from([0, 1, 2, 3, 4])],
    ['bytes that look like lines', Buffer.from('a\0,b\n1,2')],
    ['a PDF', '%PDF-1.7\na,b\n1,2'],
    ['a workbook of an older Excel', Buffer.from('d0cf11e0a1b11ae12c310a312c32', 'hex')],
  ])('of %s is refused with a sentence (422)', async (_what, file) => {
    const { status, body } = await dry(file);
    expect(status).toBe(422);
    expect(body.errors.file[0]).toMatch(/^[A-Z].*\.$/);
  });

  test('an archive that unpacks beyond all bounds is refused', async () => {
    const bomb = zipped({ 'xl/workbook.xml': Buffer.alloc(70 * 1024 * 1024, 32) });
    expect((await dry(bomb)).status).toBe(422);
  });

  test('cells merged over more rows than there are, again and again, take no time', () => {
    const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>Tea</t></is></c>`;
    const merges = '<mergeCell ref="A1:A9999999"/>'.repeat(20_000);
    const book = zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1')}</row><row r="9999999">${cell('B9999999')}</row></sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    });
    const { rows } = openWorkbook(book).read(0);
    expect(rows.map(({ cells }) => cells)).toEqual([['Tea'], ['Tea', 'Tea']]);
  });

  test('merges over a cell without a text cost nothing, however many lie over how many lines', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 2}"/>`).join('');
    const merges = '<mergeCell ref="A1:A20001"/>'.repeat(20_000);
    const book = zipped({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t></t></is></c></row>${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    });
    const began = process.cpuUsage().user;
    expect(openWorkbook(book).read(0).rows).toHaveLength(20_001);
    // Going over every line for every merge takes minutes.
    expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(20);
  }, 60_000);

  test('sheets that are large together are refused before all of them are unpacked', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    // In pieces: a longer one is refused for its length.
    const blanks = `${' '.repeat(200_000)}<cols/>`.repeat(80);
    const blank = `<worksheet xmlns="${main}"><sheetData/>${blanks}</worksheet>`;
    const many = workbook([], { B: [], C: [], D: [], E: [] });
    const bomb = zipped({
      ...Object.fromEntries([...readZip(many)].map(([name, unpack]) => [name, unpack()])),
      ...Object.fromEntries([7, 8, 9, 10, 11].map((at) => [`xl/worksheets/sheet${at}.xml`, blank])),
    });
    const { status, body } = await dry(bomb);
    expect(status).toBe(422);
    expect(body.errors.file[0]).toContain('too large');
  });
});

describe('lines imported as declarations', () => {
  test('become one for each order, with the fewest items and the totals of the file', async () => {
    const [one, other] = [lines(), lines()];
    const outcome = await run(table([...one, ...other]));
    expect(outcome).toMatchObject({ state: 'done', done: 6, total: 6, refused: [] });
    const [first] = outcome.declarations;
    const document = await documentOf(first.id);
    expect(document).toMatchObject({
      internal_id: one[0]![6],
      currency_1: '1200.00',
      gross_mass: '1112.50',
      items: 2,
    });
    const [tea] = rowsOf(document, 'CDSItems');
    expect(tea).toMatchObject({
      item_no: 1,
      itemPriceAmount: '199.95',
      net_mass: '10.625',
      country_origin: 'CN',
    });
  });

  test('are not imported twice, and the second time leads to the first', async () => {
    const file = table();
    const first = await run(file);
    const before = await total();
    const again = await run(file);
    expect(again).toMatchObject({ id: first.id, declarations: first.declarations, repeated: true });
    expect(await total()).toBe(before);
    expect((await dry(file)).body.data.repeated).toBe(first.id);
  });

  test('that are under way are told to who comes back, not those that are done or were left', async () => {
    const { id } = await run(table());
    const underWay = async (by = person) => (await by.call('GET', '/import')).body.data;
    expect(await underWay()).toEqual([]);
    const set = async (age: string) =>
      await sql`update imports set state = 'running', updated_at = now() - ${age}::interval where id = ${id}`.execute(
        running.db,
      );
    await set('1 second');
    expect(await underWay()).toMatchObject([{ id, state: 'running' }]);
    await set('1 hour');
    expect(await underWay()).toEqual([]);
    await sql`update imports set state = 'done' where id = ${id}`.execute(running.db);
  });

  test('that were all archived may be imported anew, those of which one stands may not', async () => {
    const file = table([...lines(), ...lines()]);
    const first = await run(file);
    const [one, other] = first.declarations;
    const archive = async (id: number) =>
      expect((await person.call('DELETE', `/customs-declarations/${id}`)).status).toBe(200);
    await archive(one.id);
    expect((await dry(file)).body.data).toMatchObject({ repeated: first.id, archived: 0 });
    expect(await run(file)).toMatchObject({ id: first.id, repeated: true });
    await archive(other.id);
    // Restored beside those of another import, the goods would be there twice: it is told before.
    expect((await dry(file)).body.data).toMatchObject({ repeated: null, archived: 2 });
    const again = await run(file);
    expect(again).toMatchObject({ state: 'done', repeated: false });
    const ids = again.declarations.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(one.id);
    expect(rowsOf(await documentOf(ids[0]), 'CDSItems')).toHaveLength(2);
    expect(await run(file)).toMatchObject({ id: again.id, repeated: true });
  });

  test.each([
    ['a title above semicolons', (text: string) => Buffer.from(`Invoice 123, May\n\n${text}`)],
    ['UTF-16, small end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['decimal commas', (text: string) => Buffer.from(text)],
  ])('with %s are read whole', async (_, fileOf) => {
    const order = `Order ${++count}`;
    const rows = [head, ['0902100010', 'CN', '1.234,50', '0,125', '1,250', 'Tea, green', order]];
    const file = fileOf(rows.map((row) => row.join(';')).join('\r\n'));
    const { declarations } = await run(file);
    expect(rowsOf(await documentOf(declarations[0].id), 'CDSItems')[0]).toMatchObject({
      itemPriceAmount: '1234.50',
      net_mass: '0.125',
      gross_mass: '1.250',
      description: 'Tea, green',
    });
  });

  test('with a mapping of names that every object has are refused cell by cell', async () => {
    const names = ['__proto__', 'constructor', 'toString/x', null, null, null, '/internal_id'];
    const { status, body } = await dry(table(), { mapping: JSON.stringify(names) });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.errors[0].reason).toBe('There is no such field.');
    const told = await post('constructor,__proto__\r\n1,2');
    expect(told.status, JSON.stringify(told.body)).toBe(200);
    expect(told.body.data.mapping).toEqual([null, null]);
  });

  test('go in whole or not at all, each declaration by itself', async () => {
    const [right, wrong] = [lines(), lines()];
    wrong[2]![2] = 'free';
    const outcome = await run(table([...right, ...wrong]));
    expect(outcome.declarations.map(({ key }: { key: string }) => key)).toEqual([right[0]![6]]);
    expect(outcome.refused).toEqual([{ key: wrong[0]![6], reason: 'A line has an error.' }]);
  });

  test('of a file that was corrected make no second declaration of what went in before: it is told, and led to', async () => {
    const [right, wrong] = [lines(), lines()];
    const price = wrong[2]![2]!;
    wrong[2]![2] = 'free';
    const first = await run(table([...right, ...wrong]));
    const before = await total();
    wrong[2]![2] = price;
    const corrected = table([...right, ...wrong]);
    expect((await dry(corrected)).body.data).toMatchObject({ repeated: null, there: 1, archived: 0 });
    const second = await run(corrected);
    expect(second).toMatchObject({ state: 'done', repeated: false });
    expect(second.declarations).toEqual([
      { id: first.declarations[0].id, key: right[0]![6], isThere: true },
      { id: expect.any(Number), key: wrong[0]![6] },
    ]);
    expect(await total()).toBe(before + 1);
    // Put away, it is made anew.
    await person.call('DELETE', `/customs-declarations/${first.declarations[0].id}`);
    const third = table([...right, ...wrong, ...lines()]);
    expect((await dry(third)).body.data).toMatchObject({ there: 1, archived: 1 });
    const made = await run(third);
    expect(made.declarations.map(({ isThere = false }) => isThere)).toEqual([false, true, false]);
    expect(await total()).toBe(before + 3);
    expect(await run(table([...right, ...lines()]))).toMatchObject({
      declarations: [{ id: made.declarations[0].id, isThere: true }, {}],
    });
  });

  test('whose declaration stands with other content are told with it and left out, unless somebody wants them beside it', async () => {
    const [one, other] = [lines(), lines()];
    const first = await run(table([...one, ...other]));
    const [standing] = first.declarations;
    const before = await total();
    const corrected = table([...one.with(0, one[0]!.with(2, '99')), ...other, ...lines()]);
    const told = (await dry(corrected)).body.data;
    expect(told).toMatchObject({ repeated: null, there: 1, archived: 0 });
    const others = told.declarations.map(({ others }: { others?: unknown }) => others);
    expect(others).toEqual([[{ id: standing.id, status: 'draft' }], undefined, undefined]);

    const second = await run(corrected);
    expect(second.declarations).toMatchObject([{ isThere: true }, { key: `Order ${count}` }]);
    expect(second.refused).toEqual([
      {
        key: one[0]![6],
        reason:
          'Left out: a declaration with this reference is there from an earlier import, with other content.',
        id: standing.id,
      },
    ]);
    expect(await total()).toBe(before + 1);
    expect(rowsOf(await documentOf(standing.id), 'CDSItems')[0]).toMatchObject({ itemPriceAmount: '199.95' });

    // It is asked the same the next time, and who wants it has both.
    expect((await dry(corrected)).body.data).toMatchObject({
      repeated: second.id,
      declarations: [{ others: [{ id: standing.id }] }, {}, {}],
    });
    const third = await run(corrected, { anyway: JSON.stringify([one[0]![6]]) });
    expect(third).toMatchObject({ state: 'done', repeated: false, refused: [] });
    expect(third.declarations.map(({ isThere = false }) => isThere)).toEqual([false, true, true]);
    expect(await total()).toBe(before + 2);
    // Of both the file knows its own; one of them in the archive says nothing.
    expect((await dry(corrected)).body.data.declarations[0].others).toBeUndefined();
    await person.call('DELETE', `/customs-declarations/${standing.id}`);
    await person.call('DELETE', `/customs-declarations/${third.declarations[0].id}`);
    const again = table([...one.with(0, one[0]!.with(2, '98')), ...other]);
    expect((await dry(again)).body.data.declarations[0].others).toBeUndefined();
  });

  test('that were put away, imported anew and then restored are there twice: the answer says which else holds the goods', async () => {
    const [rows, others] = [lines(), lines()];
    const file = table([...rows, ...others]);
    const first = await run(file);
    const [one, other] = first.declarations;
    const restore = async (id: number) =>
      (await person.call('POST', `/customs-declarations/${id}/restore`)).body.data.importedAnew;
    for (const { id } of [one, other]) await person.call('DELETE', `/customs-declarations/${id}`);
    const again = await run(table([...rows, ...others.with(0, others[0]!.with(2, '99'))]));
    const [same, changed] = again.declarations;
    expect(await restore(one.id)).toEqual([{ id: same.id, reference: rows[0]![6], status: 'draft' }]);
    // Corrected meanwhile, it has the same reference.
    expect(await restore(other.id)).toEqual([{ id: changed.id, reference: others[0]![6], status: 'draft' }]);
    for (const { id } of [other, changed]) await person.call('DELETE', `/customs-declarations/${id}`);
    expect(await restore(other.id)).toEqual([]);
    const { body } = await person.call(
      'POST',
      '/customs-declarations',
      acceptedDocument(`IMPORT-${++count}`),
    );
    await person.call('DELETE', `/customs-declarations/${body.data.id}`);
    expect(await restore(body.data.id)).toEqual([]);
  });

  test('of two files at once with the same references are made once, and told by the other', async () => {
    const orders = Array.from({ length: 40 }, () => lines());
    const other = orders.map((rows) => rows.with(0, rows[0]!.with(2, '99')));
    const both = await Promise.all([run(table(orders.flat())), run(table(other.flat()))]);
    const [made, refused] = [
      both.flatMap(({ declarations }) => declarations),
      both.flatMap(({ refused }) => refused),
    ];
    expect([made.length, refused.length]).toEqual([40, 40]);
    expect(new Set(refused.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  });

  test('of another company are no declarations with the same reference', async () => {
    const rows = lines();
    await run(table(rows));
    const stranger = await running.signIn('other@tidewaiter.example');
    const told = (await dry(table(rows.with(0, rows[0]!.with(2, '99'))), {}, stranger)).body.data;
    expect(told.declarations[0].others).toBeUndefined();
  });

  test('of companies that somebody may reach besides the own are not those that are there already', async () => {
    const file = table([...lines(), ...lines()]);
    const { declarations } = await run(file);
    await person.call('DELETE', `/customs-declarations/${declarations[0].id}`);
    const admin = await running.signIn('admin@tidewaiter.example');
    expect((await dry(file, {}, admin)).body.data).toMatchObject({ repeated: null, there: 0, archived: 0 });
    expect((await dry(table(lines()), {}, admin)).body.data).toMatchObject({ there: 0, archived: 0 });
  });

  test('that were imported before there was a mark of it are known by their reference', async () => {
    const rows = lines();
    const { declarations } = await run(table(rows));
    await sql`drop table imported_documents`.execute(running.db);
    await migrateAsThen(running.db, importedDeclarations);
    await migrateAsThen(running.db, itemsOfMadeDeclarations);
    await sql`drop table imported_items, imported_lines`.execute(running.db);
    await migrateAsThen(running.db, linesOfImports);
    const told = (await dry(table(rows.with(0, rows[0]!.with(2, '99'))))).body.data;
    expect(told.declarations[0].others).toEqual([{ id: declarations[0].id, status: 'draft' }]);
  });

  test('of a run that was cut off are finished, and those that were made are not made twice', async () => {
    const file = table([...lines(), ...lines()]);
    const first = await run(file);
    const before = await total();
    await sql`update imports set state = 'running', done = 3, updated_at = now() - interval '1 minute'
      where id = ${first.id}`.execute(running.db);
    const again = await run(file);
    expect(again).toMatchObject({ state: 'done', declarations: first.declarations, repeated: false });
    expect(await total()).toBe(before);
  });

  test('that somebody stops stay as far as they were made, and the same file finishes them', async () => {
    const file = table(Array.from({ length: 40 }, () => lines()).flat());
    const { body } = await post(file, { mapping, dry_run: 'false' });
    const { id } = body.data;
    expect((await person.call('POST', `/import/${id}/stop`)).status).toBe(200);
    const told = await eventually('stopped', async () => {
      const { data } = (await person.call('GET', `/import/${id}`)).body;
      return data.state === 'failed' && data.refused.length > 0 && data;
    });
    expect(told.refused.at(-1).reason).toBe('The import was stopped; start it again to finish it.');
    expect(told.declarations.length).toBeLessThan(40);
    const before = await total();
    const again = await run(file);
    expect(again).toMatchObject({ id, state: 'done' });
    // One that is through stays so, and there is nothing to stop that is not there.
    expect((await person.call('POST', `/import/${id}/stop`)).status).toBe(200);
    expect((await person.call('GET', `/import/${id}`)).body.data.state).toBe('done');
    expect((await person.call('POST', '/import/99999999/stop')).status).toBe(404);
    expect(await total()).toBe(before + 40 - told.declarations.length);
  });

  test('that are started again tell nothing of how they ended before', async () => {
    const file = table([...lines(), ...lines()]);
    const { id } = await run(file);
    await sql`update imports set state = 'failed', outcome = outcome || '{"refused": [{"key": "", "reason": "Stopped."}]}'
      where id = ${id}`.execute(running.db);
    const { data } = (await post(file, { mapping, dry_run: 'false' })).body;
    expect(data).toMatchObject({ id, state: 'running', done: 0, declarations: [], refused: [] });
    expect(await run(file)).toMatchObject({ state: 'done', refused: [], declarations: [{}, {}] });
  });

  test('that another run finished stay so, whatever becomes of the one that was taken for left', async () => {
    const file = table(Array.from({ length: 40 }, () => lines()).flat());
    const before = await total();
    const { id } = (await post(file, { mapping, dry_run: 'false' })).body.data;
    await sql`update imports set state = 'done', outcome = '{"declarations": [], "refused": [], "of": 40}'
      where id = ${id}`.execute(running.db);
    // It ends at its next declaration: nothing more is made then.
    let made = -1;
    await eventually('the end of the other run', async () => {
      const known = made;
      made = await total();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return known === made;
    });
    expect(made).toBeLessThan(before + 40);
    expect((await person.call('GET', `/import/${id}`)).body.data).toMatchObject({
      ...{ state: 'done', refused: [] },
    });
  });

  test.each(['running', 'failed'])(
    'whose process was ended while they were %s are over for who waits for them, with the way on',
    async (state) => {
      const { id } = await run(table());
      const set = async (age: string) =>
        await sql`update imports set state = ${state}, updated_at = now() - ${age}::interval where id = ${id}`.execute(
          running.db,
        );
      const told = async () => (await person.call('GET', `/import/${id}`)).body.data;
      await set('1 second');
      expect(await told()).toMatchObject({ state, refused: [] });
      await set('1 hour');
      expect(await told()).toMatchObject({
        state: 'failed',
        refused: [{ key: '', reason: 'The import was cut off; start it again to finish it.' }],
      });
      await sql`update imports set state = 'done' where id = ${id}`.execute(running.db);
      expect(await told()).toMatchObject({ state: 'done', refused: [] });
    },
  );

  test('from a workbook are those of the same table, whatever binary figures it holds', async () => {
    const order = `Order ${++count}`;
    const book = workbook([
      ['Invoice of July'],
      head,
      ['0902100010', 'CN', 0.1 + 0.2, 1.1, 2, 'Tea', order],
      ['0902100010', 'CN', 0.7, 2.2, 2, 'Tea', order],
    ]);
    const { declarations } = await run(book);
    const [item] = rowsOf(await documentOf(declarations[0].id), 'CDSItems');
    expect(item).toMatchObject({ itemPriceAmount: '1.0', net_mass: '3.3', gross_mass: '4' });
  });

  test('from a workbook are those of the first sheet in sight that has lines, or of the one that is chosen', async () => {
    const further = { Hidden: [head, ...lines()], Lines: [head, ...lines()], More: [head, lines()[0]!] };
    const book = workbook([['Cover']], further);
    const sheets = ['A', 'Hidden', 'Lines', 'More'];
    expect((await dry(book)).body.data).toMatchObject({ sheets, sheet: 2, lines: 3, columnsLeft: 0 });
    expect((await dry(book, { sheet: '3' })).body.data).toMatchObject({ sheets, sheet: 3, lines: 1 });
    expect((await dry(book, { sheet: '1' })).body.data).toMatchObject({ sheet: 1, lines: 3 });
    expect((await dry(book, { sheet: '0' })).body.errors.file).toEqual(['The sheet has no lines.']);
    expect((await dry(book, { sheet: '4' })).body.errors.file).toEqual(['The workbook has no such sheet.']);
    expect((await dry(table())).body.data).toMatchObject({ sheets: [], columnsLeft: 0 });
    // Two sheets of one file are two imports.
    const [one, other] = [await run(book), await run(book, { sheet: '3' })];
    expect([one.declarations.length, other.declarations.length, other.repeated]).toEqual([1, 1, false]);
  });

  test('from a workbook are those of 300 columns, and how many beyond hold something is told', async () => {
    const wide = (last: string) => Array.from({ length: 310 }, (_, at) => (at >= 305 ? last : ''));
    const [first, ...others] = lines();
    const book = workbook([
      [...head, ...wide('Note').slice(head.length)],
      [...first!, ...wide('x').slice(head.length)],
      ...others,
    ]);
    expect((await dry(book)).body.data).toMatchObject({ lines: 3, columnsLeft: 5, errorCount: 0 });
  });

  test('take days and semicolons as spreadsheets have them', async () => {
    const order = `Order ${++count}`;
    const columns = ['Order', 'Accepted', 'Goods'];
    const asked = { mapping: JSON.stringify(['/internal_id', '/acceptance_date', 'description']) };
    const book = workbook([columns, [order, new Date(Date.UTC(2026, 6, 21)), 'Tea']]);
    const fromBook = await run(book, asked);
    const fromText = await run(`Order;Accepted;Goods\n${order}-b;21/07/2026;"Tea; green"\n`, asked);
    const documents = await Promise.all(
      [fromBook, fromText].map(({ declarations }) => documentOf(declarations[0].id)),
    );
    expect(documents.map((document) => document.acceptance_date)).toEqual(['21-07-2026', '21-07-2026']);
    expect(rowsOf(documents[1], 'CDSItems')[0]!.description).toBe('Tea; green');
  });

  test.each([',', ';', '\t'])(
    'take an inch in a text and what Excel puts around a code, cells apart by %j',
    async (separator) => {
      const order = `Order ${++count}`;
      const rows = [
        ['Order', 'Commodity', 'Goods'],
        [order, '="0902100010"', 'Tea 1/2" cut'],
        [order, '0808108090', '"Best" apples'],
        [order, '8510100000', '5" blade'],
      ];
      const asked = { mapping: JSON.stringify(['/internal_id', 'commodityCode', 'description']) };
      const { declarations } = await run(rows.map((row) => row.join(separator)).join('\r\n'), asked);
      const items = rowsOf(await documentOf(declarations[0].id), 'CDSItems');
      expect(items.map(({ commodityCode, description }) => [commodityCode, description])).toEqual([
        ['0902100010', 'Tea 1/2" cut'],
        ['0808108090', '"Best" apples'],
        ['8510100000', '5" blade'],
      ]);
    },
  );

  test.skipIf(!hasReference)('from a message of customs are what the message says', async () => {
    const xml = readFileSync(referencePath('cds/samples/submission-import/IMA_H1_4000_three-items.xml'));
    const { declarations } = await run(xml, { mapping: '[]' });
    const document = await documentOf(declarations[0].id);
    expect(rowsOf(document, 'CDSItems')).toHaveLength(3);
    expect(document.additional_dec_type).toBe('A');
  });
});

describe('lines imported into a declaration', () => {
  const target = async () =>
    (await person.call('POST', '/customs-declarations', acceptedDocument(`IMPORT-${++count}`))).body.data
      .id as number;

  test('stand behind its items, numbered, and the totals follow', async () => {
    const id = await target();
    await run(table(), { into: String(id) });
    const document = await documentOf(id);
    expect(rowsOf(document, 'CDSItems').map(({ item_no: number }) => number)).toEqual([1, 2, 3]);
    expect(document).toMatchObject({ items: 3, currency_1: '2200.00', gross_mass: '2612.50' });
  });

  test('from a message leave its header behind, and say so of all that the declaration does not say itself', async () => {
    const id = await target();
    const message = `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2">
      <FunctionalReferenceID>OTHER-LRN</FunctionalReferenceID><TypeCode>IMA</TypeCode>
      <GoodsItemQuantity>1</GoodsItemQuantity>
      <AdditionalDocument><ID>GBAEOC1</ID><CategoryCode>AEOC</CategoryCode></AdditionalDocument>
      <GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>1</SequenceNumeric>
      </GovernmentAgencyGoodsItem></GoodsShipment></Declaration>`;
    const reason = 'Only items go into a declaration that is there.';
    const into = (await post(message, { into: String(id) })).body.data;
    expect(into.leftOut).toContainEqual({ place: 'LRN (2/5)', text: 'OTHER-LRN', reason });
    const texts = into.leftOut.map(({ text }: { text: string }) => text);
    // Both are IM and A, and the count follows from the items.
    expect(texts.filter((text: string) => ['IM', 'A', '1'].includes(text))).toEqual([]);
    expect((await post(message)).body.data.leftOut).not.toContainEqual(expect.objectContaining({ reason }));
    expect((await documentOf(id)).transaction_ref).not.toBe('OTHER-LRN');
  });

  test('are not added a second time while one of them is there', async () => {
    const id = await target();
    const file = table();
    await run(file, { into: String(id) });
    expect((await run(file, { into: String(id) })).repeated).toBe(true);
    const items = rowsOf(await documentOf(id), 'CDSItems');
    expect(items).toHaveLength(3);

    await deleteItems(id, items.slice(2));
    expect((await dry(file, { into: String(id) })).body.data.repeated).not.toBeNull();
    await deleteItems(id, items.slice(1, 2));
    expect((await dry(file, { into: String(id) })).body.data.repeated).toBeNull();
    expect((await run(file, { into: String(id) })).repeated).toBe(false);
    expect((await run(file, { into: String(id) })).repeated).toBe(true);
    expect(rowsOf(await documentOf(id), 'CDSItems')).toHaveLength(3);
  });

  test('of a file that was corrected are added where they are new: those whose items stand are told by line and item', async () => {
    const id = String(await target());
    const rows = lines();
    // Two equal lines are two items' worth of goods.
    const first = [...rows, rows[2]!];
    await run(table(first), { into: id });
    const corrected = [...first.with(1, rows[1]!.with(2, '80')), rows[2]!, rows[2]!];
    const told = (await dry(table(corrected), { into: id })).body.data;
    expect(told.linesThere).toEqual([
      { line: 2, item: 2, text: rows[0]![5] },
      { line: 4, item: 3, text: 'Apples' },
      { line: 5, item: 3, text: 'Apples' },
    ]);
    expect(told).toMatchObject({ linesThereCount: 3, declarations: [{ lines: 3, items: 2 }] });
    // The line that was corrected comes beside what was made of it.
    expect(told.itemsOutdated).toEqual([2]);
    expect(told.totals).toMatchObject({
      file: { 'itemPriceAmount GBP': '4200.7' },
      there: { 'itemPriceAmount GBP': '2120.6' },
      items: { 'itemPriceAmount GBP': '2080.1' },
    });
    await run(table(corrected), { into: id });
    const prices = async () =>
      rowsOf(await documentOf(Number(id)), 'CDSItems').map(({ itemPriceAmount: price }) => price);
    expect(await prices()).toEqual(['1000', '199.95', '2000.10', '80', '2000.10']);
    // In another form they are the same lines.
    const rewritten = (text: string) => text.replaceAll('CN', 'China').replace('"80"', '"GBP 80"');
    const same = rewritten(table([...corrected].reverse()));
    expect((await dry(same, { into: id })).body.data).toMatchObject({
      ...{ repeated: null, linesThereCount: 6 },
      declarations: [{ lines: 0, items: 0 }],
    });
    const again = await run(same, { into: id });
    expect(again).toMatchObject({ state: 'done', declarations: [{ id: Number(id) }] });
    expect(await prices()).toHaveLength(5);

    // What was deleted may be imported anew.
    await deleteItems(Number(id), rowsOf(await documentOf(Number(id)), 'CDSItems').slice(2, 3));
    const more = [...corrected, ...lines()];
    expect((await dry(table(more), { into: id })).body.data).toMatchObject({ linesThereCount: 4 });
    await run(table(more), { into: id });
    expect(await prices()).toEqual(['1000', '199.95', '80', '2000.10', '3000.15', '199.95']);
  });

  test('of a file that made the declaration are not added to it a second time, whatever was corrected in it', async () => {
    const rows = lines();
    const { declarations } = await run(table(rows));
    const into = String(declarations[0].id);
    expect((await dry(table(rows), { into })).body.data).toMatchObject({
      ...{ linesThereCount: 3, itemsOutdated: [], declarations: [{ lines: 0, items: 0 }] },
    });
    // Without grouping it is the same goods; the line that was corrected comes beside what was made of it.
    const corrected = table(rows.with(2, rows[2]!.with(2, '80')));
    expect((await dry(corrected, { into, grouped: 'false' })).body.data).toMatchObject({
      linesThere: [
        { line: 2, item: 1 },
        { line: 3, item: 1 },
      ],
      ...{ itemsOutdated: [2], declarations: [{ lines: 1, items: 1 }] },
    });
    await run(corrected, { into });
    expect(rowsOf(await documentOf(Number(into)), 'CDSItems')).toHaveLength(3);
    // No line of the file is as it was, yet it is the file.
    const all = rows.map((row) => row.with(2, '7'));
    expect((await dry(table(all), { into })).body.data.itemsOutdated).toEqual([1, 2, 3]);
    await deleteItems(Number(into), rowsOf(await documentOf(Number(into)), 'CDSItems'));
    expect((await dry(table(rows), { into })).body.data).toMatchObject({ linesThereCount: 0 });
  });

  test('of a message that made the declaration are not added to it a second time', async () => {
    const message = `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><TypeCode>IMA</TypeCode><GoodsShipment>
      <GovernmentAgencyGoodsItem><Commodity><Description>Tea of made ${++count}</Description></Commodity></GovernmentAgencyGoodsItem>
      </GoodsShipment></Declaration>`;
    const { declarations } = await run(message);
    const into = String(declarations[0].id);
    expect((await dry(message, { into })).body.data).toMatchObject({
      ...{ linesThere: [{ line: 1, item: 1 }], declarations: [{ lines: 0, items: 0 }] },
    });
  });

  test('from a message that was corrected are added where they are new', async () => {
    const id = String(await target());
    const item = (price: string) =>
      `<GovernmentAgencyGoodsItem><Commodity><Description>Tea of ${count}</Description><InvoiceLine>
        <ItemChargeAmount currencyID="GBP">${price}</ItemChargeAmount></InvoiceLine></Commodity></GovernmentAgencyGoodsItem>`;
    const message = (...prices: string[]) =>
      `<Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><TypeCode>IMA</TypeCode><GoodsShipment>${prices
        .map(item)
        .join('')}</GoodsShipment></Declaration>`;
    await run(message('10', '10', '20'), { into: id });
    const corrected = message('10', '21', '10');
    expect((await dry(corrected, { into: id })).body.data).toMatchObject({
      linesThere: [
        { line: 1, item: 2, text: `Tea of ${count}` },
        { line: 3, item: 3 },
      ],
      ...{ itemsOutdated: [4], declarations: [{ lines: 1, items: 1 }] },
    });
    await run(corrected, { into: id });
    expect(rowsOf(await documentOf(Number(id)), 'CDSItems')).toHaveLength(5);
  });

  test('of two files at once go in one after the other: the later one is tried anew', async () => {
    const id = String(await target());
    const rows = lines();
    const files = [table(rows), table([...rows, ...lines()])];
    const ids: number[] = [];
    await running.db.transaction().execute(async (held) => {
      await sql`select from documents where id = ${id} for update`.execute(held);
      for (const file of files)
        ids.push((await post(file, { mapping, dry_run: 'false', into: id })).body.data.id);
      // The other one waits behind it for its turn in the process.
      await eventually('one waits', async () => {
        const waiting = sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(running.db);
        return (await waiting).rows.length >= 1;
      });
    });
    const ends = await eventually('both ended', async () => {
      const told = await Promise.all(
        ids.map(async (one) => (await person.call('GET', `/import/${one}`)).body.data),
      );
      return told.every(({ state }) => state !== 'running') && told;
    });
    expect(ends.map(({ state }) => state).sort()).toEqual(['done', 'failed']);
    const failed = ends.find(({ state }) => state === 'failed');
    expect(failed.refused[0].reason).toBe(
      'Another import put items into the declaration meanwhile; start it again.',
    );
    await run(files[1]!, { into: id });
    expect(rowsOf(await documentOf(Number(id)), 'CDSItems')).toHaveLength(5);
  });

  test('are not added by two runs, when the first was taken for one that was left', async () => {
    const id = await target();
    const file = table();
    const ask = () => dry(file, { into: String(id), dry_run: 'false' });
    const later: Promise<unknown>[] = [];
    await running.db.transaction().execute(async (held) => {
      await sql`select from documents where id = ${id} for update`.execute(held);
      const waits = () =>
        eventually('the first run waits', async () => {
          const waiting = sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
          `.execute(running.db);
          return (await waiting).rows.length >= 1;
        });
      await ask();
      await waits();
      await sql`update imports set updated_at = now() - interval '1 hour'`.execute(running.db);
      later.push(ask());
      await eventually('the second run began', async () => {
        const begun = sql`select from imports where updated_at > now() - interval '1 minute'`;
        return (await begun.execute(running.db)).rows.length > 0;
      });
    });
    await Promise.all(later);
    await run(file, { into: String(id) });
    expect(rowsOf(await documentOf(id), 'CDSItems')).toHaveLength(3);
  });

  test('stay out altogether when one of them is wrong', async () => {
    const id = await target();
    const wrong = lines();
    wrong[0]![2] = 'free';
    const outcome = await run(table(wrong), { into: String(id) });
    expect(outcome).toMatchObject({ declarations: [], refused: [{ reason: 'A line has an error.' }] });
    expect(rowsOf(await documentOf(id), 'CDSItems')).toHaveLength(1);
    expect((await dry(table(wrong), { into: String(id) })).body.data.repeated).toBeNull();
  });

  test('are each an item where that is asked', async () => {
    const id = await target();
    await run(table(), { into: String(id), grouped: 'false' });
    expect(rowsOf(await documentOf(id), 'CDSItems')).toHaveLength(4);
  });
});

describe('the places of columns', () => {
  test('are remembered by their words, in any order, for oneself and for colleagues', async () => {
    await run(table());
    const other = csv([[...head].reverse(), ...lines().map((row) => [...row].reverse())]);
    const colleague = await running.signIn('colleague@tidewaiter.example');
    for (const by of [person, colleague])
      expect((await post(other, {}, by)).body.data.mapping).toEqual([...places].reverse());
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await post(other, {}, stranger)).body.data.mapping).toEqual(places.map(() => null));
  });

  test('are remembered by words that a workbook writes and a database does not hold', async () => {
    const row = lines()[0]!;
    const book = workbook([
      ['Code_x0000_', 'Words_xD800_', 'Words_xD801_'],
      [row[0]!, row[5]!, 'Other'],
    ]);
    const { declarations } = await run(book, {
      mapping: JSON.stringify(['commodityCode', 'description', null]),
    });
    expect(declarations).toHaveLength(1);
  });
});

test('I14: no column takes the place of another unsaid: of two remembered the first has it, and two that are told are refused', async () => {
  const [row] = lines();
  const words = (goods: string) =>
    csv([
      ['Commodity', goods],
      [row![0]!, row![5]!],
    ]);
  const described = JSON.stringify(['commodityCode', 'description']);
  for (const goods of ['Words of one', 'Words of another']) await run(words(goods), { mapping: described });
  const both = csv([
    ['Words of one', 'Words of another'],
    ['Tea', 'Green tea'],
  ]);
  expect((await post(both)).body.data.mapping).toEqual(['description', null]);
  const { status, body } = await post(both, { mapping: JSON.stringify(['description', 'description']) });
  expect([status, body.errors.file]).toEqual([
    422,
    ['The columns Words of one and Words of another go to the same place.'],
  ]);
});

test('a place of the declaration is none for a column of its items: it keeps no lines apart, and is not forgotten', async () => {
  await run(table());
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument(`IMPORT-${++count}`));
  const [[one], [other]] = [lines(), lines()];
  const items = table([one!, other!]);
  const into = { into: String(body.data.id) };
  expect((await post(items, into)).body.data).toMatchObject({
    mapping: places.with(-1, null as never),
    declarations: [{ lines: 2, items: 1 }],
  });
  await run(items, into);
  expect((await post(table())).body.data.mapping).toEqual(places);
});

describe('what is out of reach', () => {
  test('takes no lines, and is not told of', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const { body } = await person.call(
      'POST',
      '/customs-declarations',
      acceptedDocument(`IMPORT-${++count}`),
    );
    expect((await dry(table(), { into: String(body.data.id) }, stranger)).status).toBe(404);
    const done = await run(table());
    expect((await stranger.call('GET', `/import/${done.id}`)).status).toBe(404);
    const editor = await running.signIn('editor@tidewaiter.example');
    expect((await dry(table(), {}, editor)).status).toBe(403);
  });
});
