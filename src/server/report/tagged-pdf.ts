import { linesOf } from '../../printing/text-lines.ts';
import { columnWidths } from './column-widths.ts';
import type { ReportTable } from './report.ts';
import { type Content, type Element, FAINT, INK, TaggedDrawing, type Weight } from './tagged-drawing.ts';

/** A row as lines, and how wide its cells are. */
interface LaidRow {
  readonly cells: readonly (readonly string[])[];
  readonly widths: readonly number[];
}

/** A table as it is drawn: lines of its head, and where rows begin that stand side by side. */
interface DrawnTable extends Pick<ReportTable, 'columns' | 'rowHeader'> {
  readonly heads: readonly (readonly string[])[];
  readonly widths: readonly number[];
  readonly lefts: readonly number[];
}

/** What the pages say on each of them. */
export interface TaggedPdfOptions {
  readonly title: string;
  readonly head: string;
  /** `Page {page} of {pages}`. */
  readonly page: (page: number, pages: number) => string;
  /** Stands behind a text with letters that the font has not, which are drawn as `missing`. */
  readonly unprinted: string;
}

const MARGIN = 40;
const TOP = 44;
const BOTTOM = 42;
const BODY = 8;
const SMALL = 7;
const LINE = 9.5;
const PADDING = 1;
/** A line of the head of a table. */
const HEAD_LINE = 8.5;
/** Beside the text of a cell: figures end on the right, and the next column begins there. */
const SIDE = 4;
const GAP = 4;
const HEADINGS = { 1: 16, 2: 13, 3: 11, 4: 10, 5: 9, 6: 8.5 } as const;
/** Room at the left of tables for the headings over them, and the size of these. */
const ASIDE = 70;
const ASIDE_SIZE = 8;
/** Between two rows side by side, and the lines that these have at most. */
const BETWEEN = 12;
const MOST_PAIRED = 3;
/** Of the first column of rows side by side. */
const NARROW = 28;

/**
 * A PDF of which every text stands in an element of the structure tree (PDF/UA), so that it is read in order by those
 * who do not see it; heads and feet of pages, lines and repeated heads of tables are marked as artifacts.
 */
export class TaggedPdf {
  readonly #drawing: TaggedDrawing;
  readonly #options: TaggedPdfOptions;
  #chapter: PDFKit.PDFOutline | undefined;
  #page = 0;
  #y = 0;
  /** Where the heading at the left ends: what follows begins below it, and a table beside it. */
  #asideEnd = 0;
  #left = MARGIN;

  constructor(options: TaggedPdfOptions) {
    this.#options = options;
    this.#drawing = new TaggedDrawing({
      title: options.title,
      size: 'A4',
      margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    });
    this.#newPage();
  }

  /** Whether the font has every letter of a text. */
  canPrint(text: string): boolean {
    return this.#drawing.canPrint(text);
  }

  heading(
    level: keyof typeof HEADINGS,
    words: string,
    { isAside = false }: { readonly isAside?: boolean } = {},
  ): void {
    this.#endAside();
    if (isAside) {
      this.#headingAside(level, words);
      return;
    }
    const size = HEADINGS[level];
    const lines = this.#lines(this.#told(words), this.#width, 'bold', size);
    const height = lines.length * size * 1.3;
    // A heading stands over something.
    this.#reserve(height + size + 3 * LINE);
    this.#y += level === 1 ? 0 : size * 0.7;
    this.#add(`H${level}`, words, lines, { size, weight: 'bold', step: size * 1.3 });
    this.#y += GAP;
    if (level === 2) this.#chapter = this.#drawing.pdf.outline.addItem(words);
    if (level === 3) this.#chapter?.addItem(words);
  }

  /** At the left: the table after it begins at its height. */
  #headingAside(level: keyof typeof HEADINGS, words: string): void {
    const lines = this.#lines(this.#told(words), ASIDE - SIDE, 'bold', ASIDE_SIZE);
    this.#reserve(lines.length * LINE + 3 * LINE);
    this.#y += PADDING;
    this.#add(`H${level}`, words, lines, { size: ASIDE_SIZE, weight: 'bold', step: LINE });
    this.#asideEnd = this.#y + PADDING;
    this.#y -= lines.length * LINE + PADDING;
  }

  #endAside(): void {
    this.#y = Math.max(this.#y, this.#asideEnd);
    this.#asideEnd = 0;
  }

  words(words: string, weight: Weight = 'regular'): void {
    this.#endAside();
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
    const content = this.#drawing.pdf.markStructureContent('Figure');
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.#drawing.pdf.rect(x, this.#y, width * unit, height).fill(INK);
      x += width * unit;
    }
    this.#drawing.pdf.endMarkedContent();
    this.#drawing.root.add(this.#drawing.pdf.struct('Figure', { alt, bbox }, content));
    this.#y += height + PADDING;
    this.words(code, 'bold');
  }

  table(table: ReportTable): void {
    const { columns, rows, rowHeader, isPaired = false, isAside = false } = table;
    if (!isAside) this.#endAside();
    this.#left = isAside ? MARGIN + ASIDE : MARGIN;
    const told = rows.map((row) => row.map((cell) => this.#drawing.drawable(this.#told(cell))));
    const measure = (text: string) => this.#drawing.measure(text, 'regular', BODY);
    const half = (this.#width - BETWEEN) / 2;
    const widths = isPaired
      ? pairedWidths(columns.length, half)
      : columnWidths({ ...table, rows: told }, this.#width, measure);
    const heads = columns.map(({ words }, at) => this.#lines(words, widths[at]! - 2 * SIDE, 'bold', SMALL));
    const element = this.#drawing.pdf.struct('Table', { title: table.title });
    this.#drawing.root.add(element);
    const head = this.#drawing.pdf.struct('THead');
    element.add(head);
    const body = this.#drawing.pdf.struct('TBody');
    element.add(body);
    this.#reserve(heightOf(heads) + LINE + 2 * PADDING);
    const lefts = [this.#left, ...(isPaired && rows.length > 1 ? [this.#left + half + BETWEEN] : [])];
    const drawn = { columns, rowHeader, heads, widths, lefts };
    this.#drawHead(drawn, head);
    const whole = isPaired ? [...widths.slice(0, -1), widths.at(-1)! + this.#width - half] : widths;
    const rowAt = (at: number, laid = widths): LaidRow => ({
      cells: this.#cellsOf(told[at]!, laid, rowHeader),
      widths: laid,
    });
    const isShort = ({ cells }: LaidRow) => Math.max(...cells.map(({ length }) => length)) <= MOST_PAIRED;
    for (let at = 0; at < told.length; ) {
      const pair = isPaired && at + 1 < told.length ? [rowAt(at), rowAt(at + 1)] : [];
      const band = pair.length > 0 && pair.every(isShort) ? pair : [rowAt(at, whole)];
      for (const contents of this.#drawRows(band, drawn)) {
        const line = this.#drawing.pdf.struct('TR');
        body.add(line);
        for (const [column, own] of contents.entries()) {
          const isHeader = column === rowHeader;
          const spoken = this.#drawing.spoken(rows[at]![column]!);
          const options = { ...spoken, ...(isHeader && { scope: 'Row' as const }) };
          line.add(this.#drawing.pdf.struct(isHeader ? 'TH' : 'TD', options, own));
        }
        line.end();
        at += 1;
      }
    }
    head.end();
    body.end();
    element.end();
    this.#left = MARGIN;
    this.#y += isAside ? GAP / 2 : GAP;
  }

  #cellsOf(row: readonly string[], widths: readonly number[], rowHeader: number): LaidRow['cells'] {
    return row.map((cell, at) =>
      this.#lines(cell, widths[at]! - 2 * SIDE, at === rowHeader ? 'bold' : 'regular', BODY),
    );
  }

  async finished(): Promise<Buffer> {
    this.#drawing.root.end();
    for (let page = 0; page < this.#page; page += 1) {
      this.#drawing.pdf.switchToPage(page);
      const words = this.#options.page(page + 1, this.#page);
      const x = Math.floor(
        this.#drawing.pdf.page.width - MARGIN - this.#drawing.measure(words, 'regular', SMALL),
      );
      this.#drawing.artifact('Pagination', () =>
        this.#drawing.text(words, x, this.#bottom + 16, { size: SMALL, weight: 'regular', color: FAINT }),
      );
    }
    return await this.#drawing.finished();
  }

  get #width(): number {
    return this.#drawing.pdf.page.width - MARGIN - this.#left;
  }

  get #bottom(): number {
    return this.#drawing.pdf.page.height - BOTTOM;
  }

  #newPage(): void {
    this.#drawing.pdf.addPage();
    this.#page += 1;
    this.#y = this.#page === 1 ? MARGIN : TOP;
    this.#asideEnd = 0;
    if (this.#page === 1) return;
    const [head = ''] = this.#lines(this.#told(this.#options.head), this.#width, 'regular', SMALL);
    this.#drawing.artifact('Pagination', () =>
      this.#drawing.text(head, MARGIN, MARGIN - 14, { size: SMALL, weight: 'regular', color: FAINT }),
    );
  }

  /** Begins a page where less than this is left. */
  #reserve(height: number): void {
    if (this.#y + height > this.#bottom && this.#y > TOP) this.#newPage();
  }

  /** The head of a table: of the structure where `element` is given, and repeated for the eye alone otherwise. */
  #drawHead({ heads, widths, lefts }: DrawnTable, element?: Element): void {
    const line = element && this.#drawing.pdf.struct('TR');
    if (line) element.add(line);
    for (const left of lefts) {
      let x = left;
      for (const [at, lines] of heads.entries()) {
        const draw = () =>
          lines.forEach((one, index) => {
            this.#drawing.text(one, x + SIDE, this.#y + PADDING + index * HEAD_LINE, {
              size: SMALL,
              weight: 'bold',
            });
          });
        if (!line || left !== lefts[0]) this.#drawing.artifact('Layout', draw);
        else line.add(this.#drawing.pdf.struct('TH', { scope: 'Column' }, this.#drawing.marked('TH', draw)));
        x += widths[at]!;
      }
    }
    line?.end();
    this.#y += heightOf(heads);
    this.#rule(1);
  }

  /** Rows side by side, over as many pages as they need; gives the contents of each of their cells. */
  #drawRows(rows: readonly LaidRow[], drawn: DrawnTable): readonly Content[][][] {
    const { columns, rowHeader, heads, lefts } = drawn;
    const contents = rows.map(({ cells }) => cells.map((): Content[] => []));
    const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((lines) => lines.length)));
    const nextPage = () => {
      this.#newPage();
      this.#drawHead(drawn);
    };
    const room = () => Math.floor((this.#bottom - this.#y - 2 * PADDING) / LINE);
    const roomOfPage = Math.floor((this.#bottom - TOP - heightOf(heads) - 2 * PADDING) / LINE);
    if (most > room() && most <= roomOfPage) nextPage();
    for (let from = 0; from < most; ) {
      if (room() < 1) nextPage();
      const count = Math.min(most - from, room());
      for (const [place, { cells, widths }] of rows.entries()) {
        let left = lefts[place]!;
        for (const [at, lines] of cells.entries()) {
          const weight = at === rowHeader ? 'bold' : 'regular';
          const width = widths[at]! - 2 * SIDE;
          const part = lines.slice(from, from + count);
          const draw = () =>
            part.forEach((one, index) => {
              const free = columns[at]?.isNumber
                ? width - this.#drawing.measure(one.trimEnd(), weight, BODY)
                : 0;
              this.#drawing.text(one, left + SIDE + free, this.#y + PADDING + index * LINE, {
                size: BODY,
                weight,
              });
            });
          if (part.some((one) => one !== ''))
            contents[place]![at]!.push(this.#drawing.marked(at === rowHeader ? 'TH' : 'TD', draw));
          left += widths[at]!;
        }
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
    const content = this.#drawing.marked(tag, () =>
      lines.forEach((line, index) => {
        this.#drawing.text(line, MARGIN, this.#y + index * step, { size, weight });
      }),
    );
    this.#drawing.root.add(this.#drawing.pdf.struct(tag, this.#drawing.spoken(words), content));
    this.#y += lines.length * step;
  }

  #rule(width: number): void {
    this.#drawing.artifact('Layout', () => {
      this.#drawing.pdf.moveTo(this.#left, this.#y).lineTo(this.#left + this.#width, this.#y);
      this.#drawing.pdf.lineWidth(width).stroke(FAINT);
    });
  }

  /** A text, and that some of it cannot be printed. */
  #told(text: string): string {
    return this.canPrint(text) ? text : `${text} ${this.#options.unprinted}`;
  }

  #lines(text: string, width: number, weight: Weight, size: number): readonly string[] {
    return linesOf(this.#drawing.drawable(text), width, (one) => this.#drawing.measure(one, weight, size));
  }
}

/** Of rows side by side: the words before a value and the value share what a narrow first column leaves. */
function pairedWidths(columns: number, width: number): readonly number[] {
  const narrow = columns > 2 ? [NARROW] : [];
  const left = width - NARROW * narrow.length;
  return [...narrow, left * 0.52, left * 0.48];
}

/** Of the head of a table. */
function heightOf(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.map((lines) => lines.length)) * HEAD_LINE + 2 * PADDING;
}
