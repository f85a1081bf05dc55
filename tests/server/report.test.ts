import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { readCode128 } from '../support/code-128.ts';
import { below, type Element, type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

const definition = catalogue.documents['customs-declaration']!;
const MRN = '26GB7F0DQ1K2M3N4R5';

let running: RunningServer;
let person: Person;
let declaration: number;
let document: DocumentData;
let answer: Response;
let read: ReadPdf;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  const accepted = acceptedDocument('REPORT-1');
  const [item] = accepted.CDSItems as readonly Row[];
  const { uuid: _, ...fields } = item!;
  document = {
    ...accepted,
    internal_id: 'Żółć-7 / Ω',
    self_representation: true,
    representative_status: '2',
    CDSItems: [
      { ...fields, description: 'Яблоки, μήλα, წიგნი' },
      { ...fields, description: 'word '.repeat(3000).trim() },
    ] as unknown as readonly Row[],
  };
  const { body } = await person.call('POST', '/customs-declarations', document);
  declaration = body.data.id;
  await running.db.updateTable('documents').set({ mrn: MRN }).where('id', '=', declaration).execute();
  answer = await open(declaration);
  read = await readPdf(new Uint8Array(await answer.arrayBuffer()));
});
afterAll(() => running.close());

const path = '/customs-declarations/generate-report';

async function open(id: number | string, by = person): Promise<Response> {
  const token = (await by.call('POST', '/download-token', { path: `/api${path}` })).body.data.token as string;
  return await fetch(`${running.server.address}/api${path}?id=${id}&token=${token}`);
}

/** As a text stands in a PDF: UTF-16, the high byte first. */
function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
}

/** Cells of the head of a table. */
function headOf({ children }: Element): readonly Element[] {
  return below(children.filter(({ role }) => role === 'THead')).filter(({ role }) => /^T[HD]$/.test(role));
}

describe('GET /customs-declarations/generate-report (API-041)', () => {
  test('is a download, opened by a token for it in the address', async () => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
    expect((await fetch(`${running.server.address}/api${path}?id=${declaration}`)).status).toBe(401);
  });

  test('is there for whom the declaration is, and for nobody else', async () => {
    const other = await running.signIn('other@tidewaiter.example');
    for (const id of [declaration, 999_999]) {
      const refused = await open(id, other);
      expect([refused.status, await refused.json()]).toEqual([404, { message: 'Document was not found!' }]);
    }
    for (const id of ['', 'x']) expect((await open(id)).status).toBe(422);
  });

  test('is none of a declaration that is archived: 404, until it is restored', async () => {
    await person.call('DELETE', `/customs-declarations/${declaration}`);
    expect((await open(declaration)).status).toBe(404);
    await person.call('POST', `/customs-declarations/${declaration}/restore`);
    expect((await open(declaration)).status).toBe(200);
  });

  test('has a title, and says in which language it is', () => {
    expect(read.title).toContain('Żółć-7 / Ω');
    expect(read.language).toBe('en-GB');
  });

  test('has a structure tree with title, headings in order and tables with header cells', () => {
    const all = below(read.tree);
    const headings = all.filter(({ role }) => /^H\d$/.test(role));
    expect(headings[0]).toMatchObject({ role: 'H1', words: read.title });
    const levels = headings.map(({ role }) => Number(role.slice(1)));
    levels.slice(1).forEach((level, at) => {
      expect(level - levels[at]!, headings[at + 1]!.words).toBeLessThanOrEqual(1);
    });
    for (const { label } of [definition.sections[0]!, definition.sections[1]!]) {
      expect(headings.map(({ words }) => words)).toContain(label);
    }
    // A table that goes over pages is told on each of them; its head is on the first, and no other's may lack.
    const tables = read.tree.flatMap((page, at) =>
      below([page])
        .filter(({ role }) => role === 'Table')
        .filter((table, place) => at === 0 || place > 0 || headOf(table).some(({ words }) => words !== '')),
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect(headOf(table).length).toBeGreaterThan(1);
      for (const { role, words } of headOf(table)) {
        expect([role, words]).toEqual(['TH', expect.stringMatching(/./)]);
      }
    }
    const rows = below(tables).filter(({ role }) => role === 'TR');
    const bodies = rows.filter(({ children }) => children.some(({ role }) => role === 'TD'));
    expect(bodies.length).toBeGreaterThan(30);
    for (const { children } of bodies) {
      expect(children.filter(({ role }) => role === 'TH').length).toBeLessThanOrEqual(1);
    }
  });

  test('has two ordinary items or more on a page, each with all it holds', async () => {
    const accepted = acceptedDocument('REPORT-12');
    const [item] = accepted.CDSItems as readonly Row[];
    const { uuid: _, ...fields } = item!;
    const items = Array.from({ length: 12 }, (_none, at) => ({ ...fields, description: `Goods no ${at}.` }));
    const { body } = await person.call('POST', '/customs-declarations', { ...accepted, CDSItems: items });
    const long = await readPdf(new Uint8Array(await (await open(body.data.id)).arrayBuffer()));
    expect(long.pages).toBeLessThanOrEqual(2 + 12 / 2);
    const said = below(long.tree).map(({ words }) => words);
    const count = (words: string) => said.filter((one) => one === words).length;
    for (const { description } of items) expect(count(description)).toBe(1);
    for (const words of ['Commodity code', 'Requested procedure', 'Tax lines']) expect(count(words)).toBe(12);
    expect(long.untagged).toEqual([]);
    expect(long.right).toBeLessThanOrEqual(595.28 - 40);
  });

  test('has every text inside an element; heads and feet of pages alone are artifacts', () => {
    expect(read.untagged).toEqual([]);
    expect(read.pages).toBeGreaterThan(2);
    expect(read.artifacts).toContain(`Page 2 of ${read.pages}`);
    // A loose page says whose it is, and that it is no legal declaration.
    const heads = read.artifacts.filter((words) => words.includes(MRN));
    expect(heads).toHaveLength(read.pages - 1);
    for (const words of heads) expect(words).toMatch(/no legal declaration.*Żółć-7/);
    const told = below(read.tree)
      .map(({ words }) => words)
      .join(' ');
    expect(told.match(/\bword\b/g)).toHaveLength(3000);
  });

  test('has the goods and lists of an item below the heading of that item', () => {
    const headings = below(read.tree).filter(({ role }) => /^H\d$/.test(role));
    const levelOf = (words: string) =>
      headings.filter((heading) => heading.words === words).map(({ role }) => role);
    expect(levelOf('Items')).toEqual(['H2']);
    expect(levelOf('Item 2')).toEqual(['H3']);
    expect(levelOf('Goods')).toEqual(['H4', 'H4']);
    expect(levelOf('Packages')).toEqual(['H5', 'H5']);
  });

  test('says every value with its label and data element, codes with their words, in every script', () => {
    const rows = below(read.tree).flatMap(({ role, children }) =>
      role === 'TR' ? [children.map(({ words }) => words)] : [],
    );
    const has = (...cells: string[]) => expect(rows).toContainEqual(cells);
    const { fields } = definition;
    has(
      fields.transaction_ref!.help.dataElement!,
      fields.transaction_ref!.label,
      String(document.transaction_ref),
    );
    has('5/14', fields.dispatch_country_code!.label, expect.stringContaining('US United States') as never);
    expect(rows.flat()).toContain('Яблоки, μήλα, წიგნი');
    // What a rule hides is in no message, and is not printed as if it were.
    expect(rows.flat()).not.toContain(fields.representative_status!.label);
  });

  test('says of letters that the font has not that they are missing, and keeps them for reading aloud and copying', async () => {
    const [item] = document.CDSItems as readonly Row[];
    const { uuid: _, ...fields } = item!;
    const { body } = await person.call('POST', '/customs-declarations', {
      ...document,
      CDSItems: [
        { ...fields, description: `水果 apples${' ภาษา'.repeat(60)}` },
        { ...fields, description: 'תפוחים טריים 12' },
      ],
    });
    const bytes = Buffer.from(await (await open(body.data.id)).arrayBuffer());
    const odd = await readPdf(new Uint8Array(bytes));
    const words = below(odd.tree).map(({ words: said }) => said);
    expect(words).toContain(`□□ apples${' □□□□'.repeat(60)} (not all letters can be printed)`);
    // The width is that of what is drawn: an A4 page less its margin.
    expect(odd.right).toBeLessThanOrEqual(595.28 - 40);
    const notice = 'Some letters cannot be printed and stand as □.';
    expect(words).toContainEqual(expect.stringContaining(notice));
    const spoken = (text: string) =>
      bytes.includes(Buffer.concat([Buffer.from('/ActualText (', 'latin1'), utf16(text)]));
    expect(['水果 apples', 'תפוחים טריים 12', 'Apples'].map(spoken)).toEqual([true, true, false]);
    expect(words.filter((said) => said.includes('not all letters'))).toHaveLength(1);
    expect(below(read.tree).some(({ words: said }) => said.includes(notice))).toBe(false);
  });

  test('has the MRN as Code 128 barcode, with its text beside it', () => {
    const figure = below(read.tree).find(({ role }) => role === 'Figure');
    expect(figure?.alt).toContain(MRN);
    expect(below(read.tree).some(({ role, words }) => role === 'P' && words === MRN)).toBe(true);
    const unit = Math.min(...read.bars.map(([, width]) => width));
    const widths = read.bars.flatMap(([left, width], at) => {
      const next = read.bars[at + 1];
      return [width, ...(next ? [next[0] - left - width] : [])].map((wide) => Math.round(wide / unit));
    });
    expect(readCode128(widths)).toBe(MRN);
  });

  test('is black and grey, and dark enough: nothing is told by colour', () => {
    expect(read.colours.length).toBeGreaterThan(0);
    for (const colour of read.colours) {
      const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
      expect([green, blue], colour).toEqual([red, red]);
      expect(Number.parseInt(red!, 16), colour).toBeLessThanOrEqual(0x59);
    }
  });

  test('says that it is a trial, and whether customs hold it; a colleague prints one that is blank', async () => {
    const words = below(read.tree).map(({ words: said }) => said);
    expect(words).toContain('Trade Test: this is no legal declaration.');
    expect(words).toContain('Customs do not hold this declaration.');
    const { body } = await person.call('POST', '/customs-declarations', {});
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const printed = await open(body.data.id, colleague);
    const blank = await readPdf(new Uint8Array(await printed.arrayBuffer()));
    expect(blank.untagged).toEqual([]);
    expect(below(blank.tree).map(({ words: said }) => said)).toContain(
      'No MRN: customs have not accepted it yet.',
    );
  });
});
