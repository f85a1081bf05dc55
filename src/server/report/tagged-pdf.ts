import PDFDocument from 'pdfkit';
import { columnWidths } from './column-widths.ts';
import { drawnWords, hasRightToLeft } from './drawn-words.ts';
import { fonts } from './fonts.ts';
import type { ReportTable } from './report.ts';
import { linesOf } from './text-lines.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;
type Content = ReturnType<Pdf['markStructureContent']>;
type Weight = keyof typeof fonts;

/** What the pages say on each of them. */
export interface TaggedPdfOptions {
  readonly title: string;
  readonly head: string;
  /** `Page {page}`. */
  readonly page: (page: number) => string;
  /** Stands behind a text with letters that the font has not, which are drawn as `missing`. */
  readonly unprinted: string;
}

/** Drawn in place of a letter that the font has not. */
const missing = '□';

const MARGIN = 40;
const TOP = 56;
const BOTTOM = 48;
const BODY = 8;
const SMALL = 7;
const LINE = 10.5;
const PADDING = 2;
/** Beside the text of a cell: figures end on the right, and the next column begins there. */
const SIDE = 4;
const GAP = 4;
/** Black, and a grey that is 7 to 1 on white: nothing is told by colour. */
const INK = '#000000';
const FAINT = '#595959';
const HEADINGS = { 1: 16, 2: 13, 3: 11.5, 4: 10, 5: 9, 6: 8.5 } as const;

/**
 * A PDF of which every text stands in an element of the structure tree (PDF/UA), so that it is read in order by those
 * who do not see it; heads and feet of pages, lines and repeated heads of tables are marked as artifacts.
 */
export class TaggedPdf {
  readonly #pdf: Pdf;
  readonly #root: Element;
  readonly #options: TaggedPdfOptions;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  readonly #letters = new Map<string, boolean>();
  #chapter: PDFKit.PDFOutline | undefined;
  #page = 0;
  #y = 0;

  constructor(options: TaggedPdfOptions) {
    this.#options = options;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
      autoFirstPage: false,
      pdfVersion: '1.7',
      // Its types know PDF/A alone.
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: options.title, Producer: 'Tidewaiter', Creator: 'Tidewaiter' },
    });
    for (const [name, file] of Object.entries(fonts)) this.#pdf.registerFont(name, file);
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      this.#pdf.on('end', resolve);
      this.#pdf.on('error', reject);
    });
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#newPage();
  }

  /** Whether the font has every letter of a text. */
  canPrint(text: string): boolean {
    return [...text].every((letter) => this.#hasLetter(letter));
  }

  heading(level: keyof typeof HEADINGS, words: string): void {
    const size = HEADINGS[level];
    const lines = this.#lines(this.#told(words), this.#width, 'bold', size);
    const height = lines.length * size * 1.3;
    // A heading stands over something.
    this.#reserve(height + size + 3 * LINE);
    this.#y += level === 1 ? 0 : size * 0.7;
    this.#add(`H${level}`, words, lines, { size, weight: 'bold', step: size * 1.3 });
    this.#y += GAP;
    if (level === 2) this.#chapter = this.#pdf.outline.addItem(words);
    if (level === 3) this.#chapter?.addItem(words);
  }

  words(words: string, weight: Weight = 'regular'): void {
    const lines = this.#lines(this.#told(words), this.#width, weight, BODY);
    this.#reserve(lines.length * LINE);
    this.#add('P', words, lines, { size: BODY, weight, step: LINE });
    this.#y += GAP;
  }

  /** Bars of these widths, and the text they say below. */
  barcode(widths: readonly number[], { code, alt }: { code: string; alt: string }): void {
    const [unit, height, quiet] = [1.1, 40, 11];
    this.#reserve(height + 2 * LINE);
    this.#y += GAP;
    let x = MARGIN + quiet;
    const whole = widths.reduce((sum, width) => sum + width * unit, 0);
    const bbox: [number, number, number, number] = [x, this.#y, x + whole, this.#y + height];
    const content = this.#pdf.markStructureContent('Figure');
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.#pdf.rect(x, this.#y, width * unit, height).fill(INK);
      x += width * unit;
    }
    this.#pdf.endMarkedContent();
    this.#root.add(this.#pdf.struct('Figure', { alt, bbox }, content));
    this.#y += height + PADDING;
    this.words(code, 'bold');
  }

  table(table: ReportTable): void {
    const { columns, rows, rowHeader } = table;
    const told = rows.map((row) => row.map((cell) => this.#drawable(this.#told(cell))));
    const measure = (text: string) => this.#measure(text, 'regular', BODY);
    const widths = columnWidths({ ...table, rows: told }, this.#width, measure);
    const heads = columns.map(({ words }, at) => this.#lines(words, widths[at]! - 2 * SIDE, 'bold', SMALL));
    const element = this.#pdf.struct('Table', { title: table.title });
    this.#root.add(element);
    const head = this.#pdf.struct('THead');
    element.add(head);
    const body = this.#pdf.struct('TBody');
    element.add(body);
    this.#reserve(heightOf(heads) + LINE + 2 * PADDING);
    this.#drawHead(heads, widths, head);
    for (const [number, row] of told.entries()) {
      const cells = row.map((cell, at) =>
        this.#lines(cell, widths[at]! - 2 * SIDE, at === rowHeader ? 'bold' : 'regular', BODY),
      );
      const contents = this.#drawRow(cells, widths, { columns, rowHeader, heads });
      const line = this.#pdf.struct('TR');
      body.add(line);
      for (const [at, own] of contents.entries()) {
        const isHeader = at === rowHeader;
        const options = { ...this.#spoken(rows[number]![at]!), ...(isHeader && { scope: 'Row' as const }) };
        line.add(this.#pdf.struct(isHeader ? 'TH' : 'TD', options, own));
      }
      line.end();
    }
    head.end();
    body.end();
    element.end();
    this.#y += GAP;
  }

  async finished(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  get #bottom(): number {
    return this.#pdf.page.height - BOTTOM;
  }

  #newPage(): void {
    this.#pdf.addPage();
    this.#page += 1;
    this.#y = this.#page === 1 ? MARGIN : TOP;
    const words = this.#options.page(this.#page);
    this.#artifact('Pagination', () => {
      if (this.#page > 1)
        this.#text(this.#drawable(this.#options.head), MARGIN, MARGIN - 8, SMALL, 'regular', FAINT);
      const x = this.#pdf.page.width - MARGIN - this.#measure(words, 'regular', SMALL);
      this.#text(words, x, this.#bottom + 16, SMALL, 'regular', FAINT);
    });
  }

  /** Begins a page where less than this is left. */
  #reserve(height: number): void {
    if (this.#y + height > this.#bottom && this.#y > TOP) this.#newPage();
  }

  /** The head of a table: of the structure where `element` is given, and repeated for the eye alone otherwise. */
  #drawHead(
    heads: readonly (readonly string[])[],
    widths: readonly number[],
    element: Element | undefined,
  ): void {
    const line = element && this.#pdf.struct('TR');
    if (line) element.add(line);
    let x = MARGIN;
    for (const [at, lines] of heads.entries()) {
      const draw = () =>
        lines.forEach((one, index) => {
          this.#text(one, x + SIDE, this.#y + PADDING + index * LINE, SMALL, 'bold', INK);
        });
      if (!line) this.#artifact('Layout', draw);
      else line.add(this.#pdf.struct('TH', { scope: 'Column' }, this.#marked('TH', draw)));
      x += widths[at]!;
    }
    line?.end();
    this.#y += heightOf(heads);
    this.#rule(1);
  }

  /** A row, over as many pages as it needs; gives the contents of each cell. */
  #drawRow(
    cells: readonly (readonly string[])[],
    widths: readonly number[],
    {
      columns,
      rowHeader,
      heads,
    }: Pick<ReportTable, 'columns' | 'rowHeader'> & {
      heads: readonly (readonly string[])[];
    },
  ): Content[][] {
    const contents: Content[][] = cells.map(() => []);
    const most = Math.max(1, ...cells.map((lines) => lines.length));
    const nextPage = () => {
      this.#newPage();
      this.#drawHead(heads, widths, undefined);
    };
    const room = () => Math.floor((this.#bottom - this.#y - 2 * PADDING) / LINE);
    const roomOfPage = Math.floor((this.#bottom - TOP - heightOf(heads) - 2 * PADDING) / LINE);
    if (most > room() && most <= roomOfPage) nextPage();
    for (let from = 0; from < most; ) {
      if (room() < 1) nextPage();
      const count = Math.min(most - from, room());
      let x = MARGIN;
      for (const [at, lines] of cells.entries()) {
        const weight = at === rowHeader ? 'bold' : 'regular';
        const part = lines.slice(from, from + count).filter((one) => one !== '');
        const width = widths[at]!;
        if (part.length > 0) {
          const left = x;
          contents[at]!.push(
            this.#marked(at === rowHeader ? 'TH' : 'TD', () =>
              lines.slice(from, from + count).forEach((one, index) => {
                const free = columns[at]?.isNumber
                  ? width - 2 * SIDE - this.#measure(one.trimEnd(), weight, BODY)
                  : 0;
                this.#text(one, left + SIDE + free, this.#y + PADDING + index * LINE, BODY, weight, INK);
              }),
            ),
          );
        }
        x += width;
      }
      this.#y += count * LINE + 2 * PADDING;
      from += count;
    }
    this.#rule(0.25);
    return contents;
  }

  #add(
    tag: string,
    words: string,
    lines: readonly string[],
    { size, weight, step }: { size: number; weight: Weight; step: number },
  ): void {
    const content = this.#marked(tag, () =>
      lines.forEach((line, index) => {
        this.#text(line, MARGIN, this.#y + index * step, size, weight, INK);
      }),
    );
    this.#root.add(this.#pdf.struct(tag, this.#spoken(words), content));
    this.#y += lines.length * step;
  }

  #marked(tag: string, draw: () => void): Content {
    const content = this.#pdf.markStructureContent(tag);
    draw();
    this.#pdf.endMarkedContent();
    return content;
  }

  #artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  #rule(width: number): void {
    this.#artifact('Layout', () => {
      this.#pdf.moveTo(MARGIN, this.#y).lineTo(MARGIN + this.#width, this.#y);
      this.#pdf.lineWidth(width).stroke(FAINT);
    });
  }

  #text(text: string, x: number, y: number, size: number, weight: Weight, color: string): void {
    if (text === '') return;
    this.#pdf.font(weight).fontSize(size).fillColor(color);
    if (!hasRightToLeft(text)) return void this.#pdf.text(text, x, y, { lineBreak: false });
    let left = x;
    for (const word of drawnWords(text.trimEnd())) {
      if (word !== '') this.#pdf.text(word, left, y, { lineBreak: false });
      left += this.#measure(`${word} `, weight, size);
      this.#pdf.font(weight).fontSize(size);
    }
  }

  /** A text, and that some of it cannot be printed. */
  #told(text: string): string {
    return this.canPrint(text) ? text : `${text} ${this.#options.unprinted}`;
  }

  /** A text as it is drawn, and measured. */
  #drawable(text: string): string {
    return [...text].map((letter) => (this.#hasLetter(letter) ? letter : missing)).join('');
  }

  /** What is read aloud and copied where what is drawn is not, letter by letter, what is meant. */
  #spoken(text: string): { readonly actual?: string } {
    return this.canPrint(text) && !hasRightToLeft(text) ? {} : { actual: text };
  }

  #hasLetter(letter: string): boolean {
    const known = this.#letters.get(letter);
    if (known !== undefined) return known;
    const { font } = this.#pdf.font('regular')._font;
    // What is taken away before it is drawn is not missed.
    const isThere = /^[\p{C}\s]$/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!);
    this.#letters.set(letter, isThere);
    return isThere;
  }

  #lines(text: string, width: number, weight: Weight, size: number): readonly string[] {
    return linesOf(this.#drawable(text), width, (one) => this.#measure(one, weight, size));
  }

  /** By words, which a document has again and again. */
  #measure(text: string, weight: Weight, size: number): number {
    const words = text.split(' ');
    const known = this.#widths[weight];
    let sum = (words.length - 1) * this.#widthOf(' ', weight);
    for (const word of words) sum += known.get(word) ?? this.#widthOf(word, weight);
    return sum * size;
  }

  /** Of a word at size 1. */
  #widthOf(word: string, weight: Weight): number {
    const known = this.#widths[weight].get(word);
    if (known !== undefined) return known;
    const width = this.#pdf.font(weight).fontSize(1).widthOfString(word);
    this.#widths[weight].set(word, width);
    return width;
  }
}

function heightOf(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.map((lines) => lines.length)) * LINE + 2 * PADDING;
}
