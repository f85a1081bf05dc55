import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData } from '../../src/engine/index.ts';
import type { PlacedForm } from '../../src/printing/placed.ts';
import { points } from '../../src/printing/room.ts';
import { formPdf } from '../../src/server/report/form-pdf.ts';
import { readCode128 } from '../support/code-128.ts';
import { below, type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { boxes, form, laidOut, textsOf, wordsOf } from './made-form.ts';

const document = {
  note_number: 'PN-7/2026',
  vessel: 'Aurora',
  packed: '05-03-2026',
  gross_weight: '3011.50',
  remarks: 'שלום, 漢 and Żółć',
  boxes: boxes(Array.from({ length: 90 }, (_, index) => ({ marks: `A/${index}`, weight: `${index}.25` }))),
} as unknown as DocumentData;
const made = new Date('2026-03-05T12:00:00Z');

let placed: PlacedForm;
let bytes: Uint8Array;
let read: ReadPdf;

beforeAll(async () => {
  placed = laidOut(document);
  bytes = await formPdf(placed, made);
  read = await readPdf(bytes);
});

/** Rectangles that are stroked on a page, and pictures, from its top left: left, top, width, height. */
async function drawnOn(number: number) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(number);
  const [, , width, height] = page.view as [number, number, number, number];
  const { fnArray, argsArray } = await page.getOperatorList();
  const frames: (readonly number[])[] = [];
  let images = 0;
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.paintImageXObject) images += 1;
    if (operator !== OPS.constructPath) continue;
    const [paint, , box] = (argsArray as unknown[][])[index] as [number, unknown, Float32Array];
    if (paint !== OPS.stroke) continue;
    const [left, top, right, bottom] = box as unknown as [number, number, number, number];
    // pdfkit draws from the top left.
    frames.push([left, top, right - left, bottom - top]);
  }
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            words: item.str,
            left: item.transform[4] as number,
            baseline: height - (item.transform[5] as number),
          },
        ]
      : [],
  );
  return { width, height, frames, images, texts };
}

describe('a form as PDF', () => {
  test('has the size of its paper, and its boxes where the file says, in millimetres', async () => {
    for (const [at, { boxes: all }] of form.sheets.entries()) {
      const { width, height, frames, images } = await drawnOn(at + 1);
      expect([width, height].map(Math.round)).toEqual([595, 842]);
      const framed = Object.values(all).filter(({ frame }) => frame);
      expect(framed.length).toBeGreaterThan(4);
      for (const { at: place } of framed)
        expect(frames).toContainEqual(place.map((length) => expect.closeTo(points(length), 1)));
      expect(images).toBe(at === 0 ? 1 : 0);
    }
  });

  test('has every line of the layout at its place: screen and paper cannot differ', async () => {
    for (const [at, marks] of placed.pages.entries()) {
      const { texts } = await drawnOn(at + 1);
      for (const { lines, actual } of marks.filter((mark) => mark.kind === 'text'))
        for (const { words, left, baseline } of lines) {
          if (actual !== undefined || words.trim() === '') continue;
          expect(texts).toContainEqual({
            words: expect.stringContaining(words.trim()),
            left: expect.closeTo(left, 1),
            baseline: expect.closeTo(baseline, 1),
          });
        }
    }
  });

  test('has title and language, and every text in an element or of no account', () => {
    expect(read).toMatchObject({ title: 'Packing list', language: 'en-GB', untagged: [] });
    expect(read.pages).toBe(placed.pages.length);
    expect(read.pages).toBeGreaterThan(2);
    for (let page = 1; page <= read.pages; page += 1)
      expect(read.artifacts).toContain(`Page ${page} of ${read.pages}`);
    expect(
      below(read.tree)
        .filter(({ role }) => role === 'H1')
        .map(({ words }) => words),
    ).toEqual(['Packing list']);
  });

  test('is read in the order of its boxes', () => {
    const said = below(read.tree.slice(0, 1)).map(({ role, words }) => `${role} ${words}`);
    const order = [
      'H1 Packing list',
      'P PN-7/2026',
      'P 1 Note number',
      'P 2 Vessel',
      'P 4 Remarks',
      'P 5 Packed by',
    ];
    expect(order.map((one) => said.indexOf(one))).toEqual(
      order.map((one) => said.indexOf(one)).toSorted((a, b) => a - b),
    );
    for (const one of order) expect(said).toContain(one);
  });

  test('has one table over all its pages: a head, a row for each box with its header, and the sum', () => {
    const rows = below(read.tree).filter(
      ({ role, children }) => role === 'TR' && children.some(({ words }) => words),
    );
    const heads = rows.filter(({ children }) => children.every(({ role }) => role === 'TH'));
    expect(heads.map(({ children }) => children.map(({ words }) => words))).toEqual([
      ['No', 'Marks', 'Vessel', 'Weight, kg'],
    ]);
    const body = rows.filter((row) => !heads.includes(row));
    expect(body.map(({ children }) => children.map(({ role }) => role).join(' '))).toEqual(
      Array.from({ length: 91 }, () => 'TH TD TD TD'),
    );
    expect(body.slice(0, -1).map(({ children }) => children[1]!.words)).toEqual(
      Array.from({ length: 90 }, (_, index) => `A/${index}`),
    );
    expect(body.at(-1)!.children.map(({ words }) => words)).toEqual(['Total', '', '', '4027.50']);
    expect(read.artifacts.filter((words) => words === 'Brought forward')).toHaveLength(2);
  });

  test('has its picture and its barcode as figures that say what they show, the bars as strokes', () => {
    const figures = below(read.tree).filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      'An anchor, the mark of the packers',
      'Barcode (Code 128) of PN-7/2026',
    ]);
    const bars = placed.pages[0]!.find((mark) => mark.kind === 'bars')!;
    const unit = Math.min(...bars.bars.map(([, , width]) => width));
    const widths = bars.bars.flatMap(([left, , width], at) => {
      const next = bars.bars[at + 1];
      return [width, ...(next ? [next[0] - left - width] : [])];
    });
    expect(readCode128(widths.map((width) => Math.round(width / unit)))).toBe('PN-7/2026');
  });

  test('gives the same bytes for the same form at the same moment', async () => {
    expect(Buffer.compare(await formPdf(laidOut(document), made), Buffer.from(bytes))).toBe(0);
  });

  test('says what is meant where letters are missing or turned', () => {
    const remarks = textsOf(placed).find(({ box, role }) => box === 'remarks' && role === 'value')!;
    expect(wordsOf(remarks)).toContain('□');
    expect(remarks.actual).toContain('漢');
    const meant = Buffer.from('שלום, 漢 and Żółć', 'utf16le').swap16();
    expect(Buffer.from(bytes).includes(meant)).toBe(true);
  });
});
