import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentData } from '../../src/engine/index.ts';
import { ASCENT, LINE } from '../../src/printing/fitting.ts';
import type { FormBox, PrintForm } from '../../src/printing/form.ts';
import type { PlacedForm, PlacedMark, PlacedText } from '../../src/printing/placed.ts';
import { points, roomOf, styleOf } from '../../src/printing/room.ts';
import { boxes, definition, form, laidOut, textsOf, wordsOf } from './made-form.ts';

const hostile = fc.constantFrom(
  'A/1',
  'שלום עולם, מארז 12',
  'السلام عليكم',
  '📦😀👩‍👩‍👧',
  '\u{1f9ff}\ufffe漢字',
  'one\ntwo\r\nthree',
  'W'.repeat(300),
  ' \t ',
  'word '.repeat(40),
  '\u202eturned\u202c',
);
const text = fc.oneof(hostile, fc.string({ maxLength: 60, unit: 'binary' }));
const weight = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => `${whole}.${part}`);
const row = fc.record({ marks: text, weight }, { requiredKeys: [] });
const note = fc.record(
  {
    note_number: text,
    vessel: text,
    packed: fc.constantFrom('05-03-2026', 'no date'),
    gross_weight: fc.oneof(weight, text),
    remarks: fc.oneof(
      text,
      fc.array(text, { maxLength: 40 }).map((all) => all.join('\n')),
    ),
    boxes: fc.array(row, { maxLength: 90 }).map(boxes),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<DocumentData>;

const runs = { numRuns: 25, seed: 7 };

/** The box of a mark on a page; pages behind the sheets are of the continuation. */
function boxOf(page: number, name: string): FormBox {
  return (form.sheets[page] ?? form.continuation!).boxes[name]!;
}

/** Texts with their page. */
function placed({ pages }: PlacedForm): readonly (readonly [page: number, text: PlacedText])[] {
  return pages.flatMap((marks, page) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [[page, mark] as const] : [])),
  );
}

/** Where the box of a text is, or the table that it is a cell of. */
function roomAround(page: number, { box, cell }: PlacedText) {
  if (!cell) return roomOf(boxOf(page, box).at);
  const [, found] = Object.entries((form.sheets[page] ?? form.continuation!).boxes).find(
    ([name, one]) => name === cell.table || (one.kind === 'more-rows' && one.of === cell.table),
  )!;
  return roomOf(found.at);
}

/** Letters alone: blanks are where lines end, and what no font draws is taken away. */
const letters = (words: string) => words.replace(/[\s\p{C}]/gu, '');
const said = (all: readonly Pick<PlacedText, 'actual' | 'lines'>[]) =>
  letters(all.map((one) => one.actual ?? wordsOf(one)).join(''));
/** Whether a text begins with what its box says and goes on with what stands behind, letter by letter. */
function isWhole(words: string, own: readonly PlacedText[], rest: readonly PlacedText[]): boolean {
  const noted = letters('(not all letters can be printed)');
  const begun = said(own);
  const whole = letters(words);
  if (begun === whole || begun === whole + noted) return true;
  return (whole + noted).startsWith(begun) && said(rest).includes(whole.slice(begun.length));
}

describe('a form that is laid out', () => {
  test('no text is outside of its box, or of its page', () => {
    fc.assert(
      fc.property(note, (document) => {
        const all = laidOut(document);
        for (const [page, mark] of placed(all)) {
          const { left, top, width, height } = roomAround(page, mark);
          for (const line of mark.lines) {
            expect(line.left, mark.box).toBeGreaterThanOrEqual(left - 0.01);
            expect(line.left + line.width, mark.box).toBeLessThanOrEqual(left + width + 0.01);
            expect(line.baseline - ASCENT * mark.size, mark.box).toBeGreaterThanOrEqual(top - 0.01);
            const bottom = line.baseline + (LINE - ASCENT) * mark.size;
            expect(bottom, mark.box).toBeLessThanOrEqual(top + height + 0.01);
          }
        }
      }),
      runs,
    );
  });

  test('no text is set smaller than its box allows', () => {
    fc.assert(
      fc.property(note, (document) => {
        for (const [page, { box, role, cell, size }] of placed(laidOut(document))) {
          if (role === 'label' || cell?.row === -1) continue;
          const name = cell?.table ?? box;
          const { least } = styleOf(form, form.sheets[0]!.boxes[name] ?? boxOf(page, name));
          expect(size, name).toBeGreaterThanOrEqual(least);
        }
      }),
      runs,
    );
  });

  test('no row is lost and none is told twice, over however many pages it goes', () => {
    fc.assert(
      fc.property(note, (document) => {
        const rows = (document.boxes ?? []) as unknown as readonly { readonly marks?: string }[];
        const cells = textsOf(laidOut(document)).filter(({ cell }) => cell && cell.row >= 0);
        const numbers = cells.filter(({ cell }) => cell!.column === 0 && cell!.row < rows.length);
        expect(numbers.map(wordsOf)).toEqual(rows.map((_, index) => String(index + 1)));
        for (const [index, { marks }] of rows.entries())
          expect(
            letters(
              cells
                .filter(({ cell }) => cell!.row === index && cell!.column === 1)
                .map((one) => one.actual ?? wordsOf(one))
                .join(''),
            ).replace(letters('(not all letters can be printed)'), ''),
          ).toBe(letters(marks ?? ''));
      }),
      runs,
    );
  });

  test('every text is told whole, in its box or behind it', () => {
    fc.assert(
      fc.property(note, (document) => {
        const all = textsOf(laidOut(document));
        const where = (box: string) =>
          all.filter((one) => one.box === box && one.role === 'value' && one.font !== 'bold');
        const rest = where('rest');
        expect(isWhole(String(document.remarks ?? ''), where('remarks'), rest)).toBe(true);
        expect(isWhole(String(document.vessel ?? ''), where('vessel'), rest)).toBe(true);
      }),
      runs,
    );
  });

  test('what is carried from page to page is brought there, and is the sum of the rows up to there', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 150 }), (weights) => {
        const all = laidOut({
          boxes: boxes(weights.map((one) => ({ weight: one }))),
        } as unknown as DocumentData);
        let sum = new Big(0);
        let carried: string | undefined;
        for (const marks of all.pages) {
          const cells = marks.filter((mark): mark is PlacedText => mark.kind === 'text' && !!mark.cell);
          const ofWeight = cells.filter(({ cell }) => cell!.column === 3 && cell!.row >= 0);
          const label = (role: string) =>
            cells.find(
              ({ cell, role: own }) => cell!.row === weights.length && cell!.column === 0 && own === role,
            );
          const sums = ofWeight.filter(({ cell }) => cell!.row === weights.length).map(wordsOf);
          if (carried !== undefined && cells.length > 0) {
            expect(wordsOf(label('aside')!)).toBe('Brought forward');
            expect(sums.shift()).toBe(carried);
          }
          for (const { cell } of ofWeight)
            if (cell!.row < weights.length) sum = sum.plus(weights[cell!.row]!);
          if (cells.length > 0) expect(sum.eq(sums.shift()!)).toBe(true);
          expect(sums).toEqual([]);
          const last = cells.filter(({ cell }) => cell!.row === weights.length && cell!.column === 0).at(-1);
          carried = last && wordsOf(last) === 'Carried forward' ? wordsOf(ofWeight.at(-1)!) : undefined;
        }
        expect(carried).toBeUndefined();
        expect(sum.eq(weights.reduce((whole, one) => whole.plus(one), new Big(0)))).toBe(true);
      }),
      runs,
    );
  });

  test('the same document gives the same pages', () => {
    fc.assert(
      fc.property(note, (document) => {
        expect(laidOut(structuredClone(document) as DocumentData)).toEqual(laidOut(document));
      }),
      { ...runs, numRuns: 10 },
    );
  });
});

/** The continuation sheet without the table that this form has not. */
const { 'boxes-on': _, ...restAlone } = form.continuation!.boxes;
const withBox = (box: FormBox): PrintForm => ({
  ...form,
  sheets: [{ boxes: { box } }],
  continuation: { boxes: restAlone },
});
const oneBox = (box: FormBox, document: DocumentData = {}) => laidOut(document, { form: withBox(box) });
const at = [10, 10, 40, 12] as const;

describe('a box', () => {
  const remarks = (overflow: 'continue' | 'move', length: number) =>
    oneBox(
      { kind: 'field', source: '/remarks', label: 'Remarks', overflow, at },
      { remarks: 'Handle with care. '.repeat(length) },
    );
  const shown = (all: PlacedForm) => textsOf(all).find(({ role }) => role === 'value')!;

  test('has a text in its size while it fits, then in a smaller one, then in its least one', () => {
    const sizes = Array.from({ length: 12 }, (_, at) => shown(remarks('continue', at + 1)).size);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect([sizes[0], sizes.at(-1)]).toEqual([form.text.size, form.text.least]);
  });

  test('says so where a text goes on, and behind it whose text goes on', () => {
    const all = remarks('continue', 60);
    expect(all.pages).toHaveLength(2);
    const first = textsOf({ ...all, pages: [all.pages[0]!] });
    expect(wordsOf(first.at(-1)!)).toBe('see continuation sheet');
    expect(first).toHaveLength(3);
    expect(textsOf(all).map(wordsOf)).toContain('Remarks, continued');
  });

  test('moves a text whole where it says so', () => {
    const all = remarks('move', 60);
    expect(textsOf({ ...all, pages: [all.pages[0]!] }).map(wordsOf)).toEqual([
      'Remarks',
      'see continuation sheet',
    ]);
    expect(textsOf(all).map(wordsOf)).toContain('Remarks');
  });

  test('says nothing of what is blank, and has its label and number all the same', () => {
    const all = oneBox(
      { kind: 'field', source: '/vessel', number: '2', label: 'Vessel', at },
      { vessel: '' },
    );
    expect(textsOf(all).map(wordsOf)).toEqual(['2 Vessel']);
  });

  test('has lines, each of paths side by side, without the blank ones', () => {
    const source = [['/note_number', '/vessel'], '/gross_weight', '/remarks'];
    const all = oneBox(
      { kind: 'field', source, at },
      { note_number: 'PN-7', vessel: 'Aurora', remarks: 'Fragile' },
    );
    expect(shown(all).lines.map(({ words }) => words.trim())).toEqual(['PN-7 Aurora', 'Fragile']);
  });

  test('has of a path through rows a line for each that says something', () => {
    const document = { boxes: boxes([{ marks: 'A' }, {}, { marks: 'B' }]) } as unknown as DocumentData;
    const all = oneBox({ kind: 'field', source: '/boxes/*/marks', at }, document);
    expect(shown(all).lines.map(({ words }) => words.trim())).toEqual(['A', 'B']);
  });

  test('leaves blank what rules hide, and shows dates and codes as they are shown elsewhere', () => {
    const fields = {
      ...definition.fields,
      vessel: { ...definition.fields.vessel!, codeList: 'ships' },
      remarks: {
        ...definition.fields.remarks!,
        rules: [{ effect: 'hide' as const, scope: '/vessel', schema: { const: 'AU' } }],
      },
    };
    const about = {
      definition: { ...definition, fields },
      words: { yes: 'Yes', no: 'No', label: () => 'Aurora' },
    };
    const document = { vessel: 'AU', packed: '05-03-2026', remarks: 'Secret' };
    const shownIn = (box: Partial<FormBox> & { readonly source: string }) =>
      textsOf(laidOut(document, { ...about, form: withBox({ kind: 'field', at, ...box } as FormBox) })).map(
        wordsOf,
      );
    expect(shownIn({ source: '/remarks' })).toEqual([]);
    expect(shownIn({ source: '/packed' })).toEqual(['05/03/2026']);
    expect(shownIn({ source: '/vessel' })).toEqual(['AU Aurora']);
    expect(shownIn({ source: '/vessel', as: 'code' })).toEqual(['AU']);
    expect(shownIn({ source: '/vessel', as: 'words' })).toEqual(['Aurora']);
  });

  test('of a sum adds decimals, counts rows, and says where not all are figures', () => {
    const sumOf = (weights: readonly string[], of?: string) => {
      const document = { boxes: boxes(weights.map((one) => ({ weight: one }))) } as unknown as DocumentData;
      return textsOf(oneBox({ kind: 'sum', list: '/boxes', ...(of ? { of } : {}), at }, document)).map(
        wordsOf,
      );
    };
    expect(sumOf(['0.1', '0.2', ''], 'weight')).toEqual(['0.3']);
    expect(sumOf(['0.1', '0.2'])).toEqual(['2']);
    expect(sumOf(['0.1', 'heavy'], 'weight')).toEqual(['no sum']);
  });

  test('says of a text that no barcode has room for what it is', () => {
    for (const note_number of ['Żółć', 'N'.repeat(60)]) {
      const all = oneBox(
        { kind: 'barcode', code: 'code128', source: '/note_number', at: [10, 10, 60, 20] },
        {
          note_number,
        },
      );
      expect(all.pages.flat().filter(({ kind }: PlacedMark) => kind === 'bars')).toEqual([]);
      expect(said(textsOf(all))).toContain(letters(note_number));
    }
  });

  test('of a copy says which, and every copy has all pages, numbered by itself', () => {
    const box = (fact: 'copy' | 'page'): FormBox => ({
      kind: 'fact',
      fact,
      at: fact === 'copy' ? at : [60, 10, 60, 12],
    });
    const sheets: PrintForm['sheets'] = [
      { boxes: { copy: box('copy'), page: box('page') } },
      { boxes: { page: box('page') } },
    ];
    const all = laidOut({}, { form: { ...form, copies: ['For the sender', 'For the carrier'], sheets } });
    expect(textsOf(all).map(wordsOf)).toEqual([
      'For the sender',
      'Page 1 of 2',
      'Page 2 of 2',
      'For the carrier',
      'Page 1 of 2',
      'Page 2 of 2',
    ]);
  });

  test('of slanting strokes has none outside of it', () => {
    const all = oneBox({ kind: 'hatch', colour: 'red', at });
    const { left, top, width, height } = roomOf(at);
    const strokes = all.pages.flat().filter((mark) => mark.kind === 'line');
    expect(strokes.length).toBeGreaterThan(10);
    for (const { from, to } of strokes)
      for (const [x, y] of [from, to]) {
        expect(x).toBeGreaterThanOrEqual(left - 0.01);
        expect(x).toBeLessThanOrEqual(left + width + 0.01);
        expect(y).toBeGreaterThanOrEqual(top - 0.01);
        expect(y).toBeLessThanOrEqual(top + height + 0.01);
      }
  });

  test('is as many points wide as its millimetres are', () => {
    expect(points(25.4)).toBe(72);
  });
});

test('10,000 characters in one cell and 1,000 rows are laid out whole within seconds', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ marks: `A/${index}`, weight: '1.5' }));
  rows[500] = { marks: 'x'.repeat(10_000), weight: '1.5' };
  const began = performance.now();
  const all = laidOut({ remarks: 'y'.repeat(10_000), boxes: boxes(rows) } as unknown as DocumentData);
  expect(performance.now() - began).toBeLessThan(10_000);
  const long = textsOf(all).filter(({ cell }) => cell?.row === 500 && cell.column === 1);
  expect(long.map(wordsOf).join('')).toBe('x'.repeat(10_000));
  expect(
    textsOf(all).filter(({ cell }) => cell?.column === 0 && cell.row >= 0 && cell.row < 1000),
  ).toHaveLength(1000);
});
