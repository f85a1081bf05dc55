import Big from 'big.js';
import { decimalOf, isDecimal } from '../engine/index.ts';
import {
  ASCENT,
  drawable,
  joined,
  type Letters,
  LINE,
  type TextLine,
  wholeWordSize,
  widthOf,
  wrapped,
} from './fitting.ts';
import type { FormColumn, FormFont, RowsBox, TextStyle } from './form.ts';
import type { PlacedMark, PlacedText } from './placed.ts';
import { CELL_PADDING, headHeight, headOf, LABEL_SIZE, points, ROW_PADDING, type Room } from './room.ts';
import { isFigure, lexicalAt, rowsAt, type ToldDocument, textOf } from './values.ts';

/** Words of tables that are no field's. */
export interface TableWords {
  readonly brought: string;
  readonly carried: string;
  readonly total: string;
  /** Stands for a sum of what are not all figures. */
  readonly noSum: string;
}

interface Cell {
  readonly text: string;
  readonly font: FormFont;
  readonly size: number;
  readonly lines: readonly TextLine[];
}

interface LaidRow {
  readonly cells: readonly Cell[];
  /** What each of its columns adds to the sum; undefined where a figure is none. */
  readonly adds: readonly (Big | undefined)[];
}

interface TableAbout {
  readonly name: string;
  readonly box: RowsBox;
  readonly style: TextStyle;
  readonly told: ToldDocument;
  readonly words: TableWords;
  readonly letters: Letters;
  /** A text as it is told: with what is said of letters that cannot be printed. */
  readonly say: (text: string) => string;
}

/** The rows of a list as they flow through the places that a form has for them, none left out and none twice. */
export class FlowingTable {
  readonly #about: TableAbout;
  readonly #columns: readonly FormColumn[];
  readonly #rows: readonly LaidRow[];
  readonly #sums: (Big | undefined)[];
  readonly #places: readonly number[];
  readonly #hasSums: boolean;
  readonly #totalHeight: number;
  /** The row that is next, and its first line that does not stand anywhere yet. */
  #row = 0;
  #line = 0;
  #hasBegun = false;
  #isDone = false;

  constructor(about: TableAbout) {
    const { box, told } = about;
    this.#about = about;
    this.#columns = box.columns;
    this.#hasSums = box.columns.some(({ sum }) => sum);
    const rows = rowsAt(told, box.list);
    this.#rows = rows.map((row, index) => ({
      cells: box.columns.map((column, at) => {
        const text = column.source ? textOf(told, column.source, column.as, row) : String(index + 1);
        return this.#cell(about.say(text), points(column.width), at === 0 ? 'bold' : about.style.font);
      }),
      adds: box.columns.map(({ sum, source }) => {
        if (!sum || typeof source !== 'string') return undefined;
        const lexical = lexicalAt(told, source, row);
        return lexical === '' ? new Big(0) : isDecimal(lexical) ? decimalOf(lexical) : undefined;
      }),
    }));
    this.#sums = box.columns.map(() => new Big(0));
    this.#places = box.columns.map(({ sum, source }) =>
      sum && typeof source === 'string'
        ? rows.reduce(
            (most, row) => Math.max(most, lexicalAt(told, source, row).split('.')[1]?.length ?? 0),
            0,
          )
        : 0,
    );
    this.#totalHeight = this.#heightOfTotal();
  }

  /** Whether all of it stands somewhere. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** How far it has come. */
  get at(): string {
    return `${this.#row}/${this.#line}/${this.#isDone}`;
  }

  /** As much of it as has room here, with its head, and the sums that are brought here and carried on. */
  fill(room: Room): readonly PlacedMark[] {
    if (this.#isDone) return [];
    const marks: PlacedMark[] = [];
    let y = room.top;
    const bottom = room.top + room.height;
    y = this.#head(marks, room, y);
    if (this.#hasBegun && this.#hasSums)
      y = this.#sumLine(marks, room, y, this.#about.words.brought, 'aside');
    this.#hasBegun = true;
    const totalHeight = this.#totalHeight;
    if (this.#restHeight(bottom - y - totalHeight) <= bottom - y - totalHeight + 1e-6) {
      while (this.#row < this.#rows.length) y = this.#placeRow(marks, room, y, bottom);
      if (this.#hasSums && this.#rows.length > 0)
        this.#sumLine(marks, room, y, this.#about.words.total, 'value');
      this.#isDone = true;
      return marks;
    }
    const end = bottom - totalHeight;
    let isFirst = true;
    while (this.#row < this.#rows.length) {
      const needed = this.#heightFrom(this.#row, this.#line);
      if (!isFirst && y + needed > end + 1e-6) break;
      y = this.#placeRow(marks, room, y, end);
      isFirst = false;
      if (this.#line > 0) break;
    }
    if (this.#hasSums) this.#sumLine(marks, room, y, this.#about.words.carried, 'aside');
    else if (this.#row >= this.#rows.length) this.#isDone = true;
    return marks;
  }

  get #lineHeight(): number {
    return this.#about.style.size * LINE;
  }

  #cell(text: string, width: number, font: FormFont): Cell {
    const { letters, style } = this.#about;
    const room = width - 2 * CELL_PADDING;
    const size = wholeWordSize(letters, text, { ...style, font }, room);
    return { text, font, size, lines: wrapped(letters, text, { font, size, width: room }) };
  }

  #heightFrom(row: number, line: number): number {
    const most = Math.max(1, ...this.#rows[row]!.cells.map(({ lines }) => lines.length));
    return (most - line) * this.#lineHeight + 2 * ROW_PADDING;
  }

  /** Of all that is left; no more is added up than `most`. */
  #restHeight(most: number): number {
    let sum = 0;
    for (let row = this.#row; row < this.#rows.length && sum <= most; row += 1)
      sum += this.#heightFrom(row, row === this.#row ? this.#line : 0);
    return sum;
  }

  /** A line of sums as high as the highest: no sum on the way is longer than the last. Added up once, not for each page. */
  #heightOfTotal(): number {
    if (!this.#hasSums || this.#rows.length === 0) return 0;
    const { words } = this.#about;
    const whole = this.#columns.map((_, column) =>
      this.#rows.reduce<Big | undefined>((sum, { adds }) => added(sum, adds[column]), new Big(0)),
    );
    const heights = [words.brought, words.carried, words.total].map((label) =>
      this.#sumHeight(this.#sumCells(label, whole)),
    );
    return Math.max(...heights);
  }

  #sumHeight(cells: readonly Cell[]): number {
    return Math.max(...cells.map(({ lines }) => lines.length)) * this.#lineHeight + 2 * ROW_PADDING;
  }

  /** The words stand in all columns before the first sum. */
  #sumCells(label: string, sums: readonly (Big | undefined)[]): readonly Cell[] {
    const first = this.#columns.findIndex(({ sum }) => sum);
    const before = this.#columns.slice(0, first).reduce((width, column) => width + points(column.width), 0);
    return [
      this.#cell(label, before, 'bold'),
      ...this.#columns.slice(first).map(({ sum, width }, at) => {
        const value = sums[first + at];
        const text = !sum ? '' : (value?.toFixed(this.#places[first + at]!) ?? this.#about.words.noSum);
        return this.#cell(text, points(width), 'bold');
      }),
    ];
  }

  /** Below its head stands a stroke, and the next thing. */
  #head(marks: PlacedMark[], room: Room, top: number): number {
    const { letters, name } = this.#about;
    const again = this.#hasBegun;
    let left = room.left;
    for (const [column, one] of this.#columns.entries()) {
      const lines = headOf(letters, one);
      const cell: Cell = { text: joined(lines), font: 'bold', size: LABEL_SIZE, lines };
      const about = { left, width: points(one.width), isRight: this.#isRight(one) };
      const text = this.#textOf(cell, lines, about, top, LABEL_SIZE * LINE);
      if (text)
        marks.push({
          ...text,
          role: again ? 'aside' : 'label',
          cell: { table: name, row: -1, column, columns: this.#columns.length },
        });
      left += points(one.width);
    }
    const below = top + headHeight(letters, this.#columns);
    marks.push(rule(room.left, left, below, 0.8));
    return below;
  }

  #isRight({ align, source, sum }: FormColumn): boolean {
    if (align !== undefined) return align === 'right';
    const { told, box } = this.#about;
    const row = told.definition.lists[box.list.slice(1)]?.row;
    return sum === true || source === undefined || isFigure(told, source, row);
  }

  /** The next row, or as many lines of it as stand above `end`, one at least. */
  #placeRow(marks: PlacedMark[], room: Room, top: number, end: number): number {
    const { cells, adds } = this.#rows[this.#row]!;
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const from = this.#line;
    const fitting = Math.floor((end - top - 2 * ROW_PADDING) / this.#lineHeight + 1e-6);
    const until = Math.min(most, from + Math.max(1, fitting));
    let left = room.left;
    for (const [column, cell] of cells.entries()) {
      const one = this.#columns[column]!;
      const about = { left, width: points(one.width), isRight: this.#isRight(one) };
      const text = this.#textOf(cell, cell.lines.slice(from, until), about, top, this.#lineHeight);
      if (text)
        marks.push({
          ...text,
          cell: { table: this.#about.name, row: this.#row, column, columns: this.#columns.length },
        });
      left += points(one.width);
    }
    if (from === 0) for (const [at, add] of adds.entries()) this.#sums[at] = added(this.#sums[at], add);
    const isWhole = until === most;
    this.#row += isWhole ? 1 : 0;
    this.#line = isWhole ? 0 : until;
    const below = top + (until - from) * this.#lineHeight + 2 * ROW_PADDING;
    marks.push(rule(room.left, left, below, 0.25));
    return below;
  }

  #sumLine(
    marks: PlacedMark[],
    room: Room,
    top: number,
    label: string,
    role: Extract<PlacedText['role'], 'aside' | 'value'>,
  ): number {
    const first = this.#columns.findIndex(({ sum }) => sum);
    const cells = this.#sumCells(label, this.#sums);
    let left = room.left;
    const before = this.#columns.slice(0, first).reduce((width, column) => width + points(column.width), 0);
    const columns = [
      { width: before, isRight: false, column: 0 },
      ...this.#columns.slice(first).map((one, at) => ({
        width: points(one.width),
        isRight: true,
        column: first + at,
      })),
    ];
    for (const [at, cell] of cells.entries()) {
      const { width, isRight, column } = columns[at]!;
      const text = this.#textOf(cell, cell.lines, { left, width, isRight }, top, this.#lineHeight);
      const place = {
        table: this.#about.name,
        row: this.#rows.length,
        column,
        columns: this.#columns.length,
      };
      if (text) marks.push({ ...text, role, cell: place });
      left += width;
    }
    const below = top + this.#sumHeight(cells);
    marks.push(rule(room.left, left, below, 0.8));
    return below;
  }

  #textOf(
    { text, font, size }: Cell,
    lines: readonly TextLine[],
    { left, width, isRight }: { left: number; width: number; isRight: boolean },
    top: number,
    step: number,
  ): PlacedText | undefined {
    if (text === '' || lines.every((line) => line.text === '')) return undefined;
    const { letters, name } = this.#about;
    return {
      kind: 'text',
      box: name,
      role: 'value',
      font,
      size,
      lines: lines.map((line, at) => {
        const drawn = drawable(letters, line.text);
        const wide = widthOf(letters, drawn.trimEnd(), font, size);
        return {
          words: drawn,
          left: isRight ? left + width - CELL_PADDING - wide : left + CELL_PADDING,
          baseline: top + ROW_PADDING + at * step + ASCENT * size,
          width: wide,
        };
      }),
      ...spoken(letters, joined(lines)),
    };
  }
}

/** What is meant, where what is drawn is not. */
export function spoken(letters: Letters, text: string): { readonly actual?: string } {
  return drawable(letters, text) === text ? {} : { actual: text };
}

function added(sum: Big | undefined, add: Big | undefined): Big | undefined {
  return sum === undefined || add === undefined ? undefined : sum.plus(add);
}

function rule(left: number, right: number, top: number, stroke: number): PlacedMark {
  return { kind: 'line', from: [left, top], to: [right, top], stroke, colour: 'black' };
}
