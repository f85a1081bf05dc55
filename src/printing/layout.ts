import { decimalOf, isDecimal } from '../engine/index.ts';
import {
  ASCENT,
  drawable,
  fitted,
  joined,
  type Letters,
  LINE,
  linesIn,
  type TextLine,
  widthOf,
  wrapped,
} from './fitting.ts';
import {
  type BarcodeBox,
  type FactName,
  type FieldBox,
  type FormBox,
  type FormImage,
  type HatchBox,
  type PrintForm,
  pageSizes,
  type RowsBox,
  type Sheet,
  type Source,
  type SumBox,
  type TextStyle,
} from './form.ts';
import type { PlacedForm, PlacedMark, PlacedText, PlacedWords } from './placed.ts';
import {
  innerRoom,
  LABEL_SIZE,
  LEAST_BAR_HEIGHT,
  labelLines,
  labelOf,
  points,
  type Room,
  roomOf,
  styleOf,
  tableRoom,
  valueRoom,
} from './room.ts';
import { FlowingTable, spoken, type TableWords } from './table.ts';
import { isFigure, lexicalAt, rowsAt, type ToldDocument, textOf } from './values.ts';

/** Words of a form that are no field's. */
interface FormWords extends TableWords {
  /** `Page {page} of {pages}`. */
  readonly page: (page: number, pages: number) => string;
  /** Stands where a text goes on on the continuation sheet. */
  readonly seeContinuation: string;
  /** `{label}, continued`. */
  readonly continued: (label: string) => string;
  /** Stands behind a text with letters that the fonts have not. */
  readonly unprinted: string;
  /** Stands before what no barcode can hold. */
  readonly noBarcode: string;
  /** `Barcode (Code 128) of {text}`. */
  readonly barcode: (text: string) => string;
}

export interface LaidOut extends ToldDocument {
  readonly form: PrintForm;
  readonly facts: Readonly<Partial<Record<Exclude<FactName, 'title' | 'page' | 'copy'>, string>>>;
  readonly formWords: FormWords;
  readonly letters: Letters;
  /** Widths of the bars and spaces of a barcode in its narrowest ones, a bar first; undefined for what it cannot hold. */
  bars(text: string): readonly number[] | undefined;
}

/**
 * A form with a document: what stands where on which page. Every text is whole: in its box, in a smaller size, or on a
 * continuation sheet behind; `roomFaults` says beforehand whether the form has room for that. Reads nothing else, so that
 * the same form, document and fonts give the same pages.
 */
export function layOut(about: LaidOut): PlacedForm {
  const { form } = about;
  const [width, height] = pageSizes[form.page];
  const copies = form.copies ?? [''];
  return {
    title: form.title,
    width: points(width),
    height: points(height),
    pages: copies.flatMap((copy) => new CopyLayout(about, copy).pages()),
    images: form.images,
  };
}

/** What a box had no room for. */
interface Rest {
  readonly label: string;
  lines: readonly TextLine[];
  hasBegun: boolean;
}

/** Between the label of what goes on and what goes on before it. */
const REST_GAP = 3;

class CopyLayout {
  readonly #about: LaidOut;
  readonly #copy: string;
  readonly #pages: PlacedMark[][] = [];
  readonly #tables = new Map<string, FlowingTable>();
  #rests: Rest[] = [];
  readonly #numbers: { readonly page: number; readonly name: string; readonly box: FormBox }[] = [];
  /** What stood on an earlier sheet: it is told once. */
  readonly #told = new Set<string>();

  constructor(about: LaidOut, copy: string) {
    this.#about = about;
    this.#copy = copy;
    for (const { boxes } of about.form.sheets)
      for (const [name, box] of Object.entries(boxes))
        if (box.kind === 'rows') this.#tables.set(name, this.#tableOf(name, box));
  }

  pages(): readonly (readonly PlacedMark[])[] {
    const { sheets, continuation } = this.#about.form;
    for (const sheet of sheets) this.#draw(sheet);
    while (this.#isUnfinished) {
      if (!continuation) throw new Error('The form has no continuation sheet, and something goes on.');
      const before = this.#progress;
      this.#draw(continuation);
      if (this.#progress === before) throw new Error('What goes on has no room on the continuation sheet.');
    }
    for (const { page, name, box } of this.#numbers) {
      const words = this.#about.formWords.page(page + 1, this.#pages.length);
      this.#pages[page]!.push(...this.#valueMarks(name, box, words, 'aside'));
    }
    return this.#pages;
  }

  get #isUnfinished(): boolean {
    return this.#rests.length > 0 || [...this.#tables.values()].some(({ isDone }) => !isDone);
  }

  /** Changes with everything that is placed of what goes on. */
  get #progress(): string {
    const tables = [...this.#tables.values()].map(({ at }) => at);
    return [...tables, ...this.#rests.map(({ lines }) => lines.length)].join();
  }

  #tableOf(name: string, box: RowsBox): FlowingTable {
    const { form, formWords, letters } = this.#about;
    const told = this.#about;
    const say = (text: string) => this.#say(text);
    return new FlowingTable({ name, box, style: styleOf(form, box), told, words: formWords, letters, say });
  }

  #draw({ boxes, lines = [] }: Sheet): void {
    const page: PlacedMark[] = [];
    this.#pages.push(page);
    for (const [left, top, right, bottom] of lines)
      page.push({
        kind: 'line',
        from: [points(left), points(top)],
        to: [points(right), points(bottom)],
        stroke: 0.5,
        colour: 'black',
      });
    for (const [name, box] of Object.entries(boxes)) page.push(...this.#marksOf(name, box));
  }

  #marksOf(name: string, box: FormBox): readonly PlacedMark[] {
    const frame: readonly PlacedMark[] = box.frame ? [{ kind: 'frame', box: name, ...roomOf(box.at) }] : [];
    return [...frame, ...this.#labelMarks(name, box), ...this.#contentMarks(name, box)];
  }

  #labelMarks(name: string, box: FormBox): readonly PlacedMark[] {
    const { letters } = this.#about;
    const lines = labelLines(letters, box);
    if (lines.length === 0) return [];
    const style = { font: 'regular', size: LABEL_SIZE } as const;
    return this.#texts(name, lines, style, innerRoom(box), {
      role: this.#roleOf(name, 'label'),
      text: labelOf(box),
    });
  }

  #contentMarks(name: string, box: FormBox): readonly PlacedMark[] {
    const told = this.#about;
    switch (box.kind) {
      case 'field': {
        const align = box.align ?? (isFigure(told, box.source) ? 'right' : 'left');
        return this.#valueMarks(name, { ...box, align }, textOf(told, box.source, box.as));
      }
      case 'words':
        return this.#valueMarks(name, box, box.words);
      case 'sum':
        return this.#valueMarks(name, { ...box, align: box.align ?? 'right' }, this.#sumOf(box));
      case 'fact':
        if (box.fact === 'page') {
          this.#numbers.push({ page: this.#pages.length - 1, name, box });
          return [];
        }
        if (box.fact === 'title') return this.#valueMarks(name, box, told.form.title, 'title');
        return this.#valueMarks(name, box, box.fact === 'copy' ? this.#copy : (told.facts[box.fact] ?? ''));
      case 'rows':
        return this.#tables.get(name)!.fill(tableRoom(told.letters, box));
      case 'more-rows':
        return this.#tables.get(box.of)!.fill(tableRoom(told.letters, box));
      case 'rest':
        return this.#restMarks(name, box);
      case 'barcode':
        return this.#barcodeMarks(name, box);
      case 'image':
        return this.#imageMarks(name, box, told.form.images[box.file]!);
      case 'hatch':
        return hatching(box);
      case 'frame':
        return [];
    }
  }

  #sumOf({ list, of }: SumBox): string {
    const rows = rowsAt(this.#about, list);
    if (of === undefined) return String(rows.length);
    const values = rows.map((row) => lexicalAt(this.#about, `./${of}`, row)).filter((value) => value !== '');
    if (!values.every(isDecimal)) return this.#about.formWords.noSum;
    const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
    const [first = decimalOf('0'), ...others] = values.map(decimalOf);
    return others.reduce((sum, value) => sum.plus(value), first).toFixed(places);
  }

  /** With what is said of letters that cannot be printed. */
  #say(text: string): string {
    const { letters, formWords } = this.#about;
    return [...text].every((letter) => letters.has(letter)) ? text : `${text} ${formWords.unprinted}`;
  }

  /** What stands on a sheet for the second time is of no account to those who hear it. */
  #roleOf(name: string, role: PlacedText['role'], text = ''): PlacedText['role'] {
    const key = `${role} ${name} ${text}`;
    if (this.#told.has(key)) return 'aside';
    this.#told.add(key);
    return role;
  }

  #valueMarks(
    name: string,
    box: FormBox,
    plain: string,
    role: PlacedText['role'] = 'value',
  ): readonly PlacedMark[] {
    if (plain.trim() === '') return [];
    const { form, letters, formWords } = this.#about;
    const text = this.#say(plain);
    const room = valueRoom(letters, box);
    const style = styleOf(form, box);
    const { size, lines } = fitted(letters, text, style, room);
    const most = linesIn(room.height, size);
    const told = role === 'aside' ? role : this.#roleOf(name, role, text);
    const align = box.align ?? 'left';
    const set = (part: readonly TextLine[], at: Room, as: Partial<TextStyle> = {}) =>
      this.#texts(name, part, { ...style, size, ...as }, at, { role: told, align, text: joined(part) });
    if (lines.length <= most) return set(lines, room);

    const see = wrapped(letters, formWords.seeContinuation, { font: 'bold', size, width: room.width });
    // In the smallest of boxes an arrow must do.
    const mark = see.length <= most ? see : [{ text: '→', isLast: true }];
    const isMoved = box.kind === 'field' && box.overflow === 'move';
    const kept = isMoved ? [] : lines.slice(0, Math.max(0, most - mark.length));
    this.#goOn(name, box, lines.slice(kept.length), kept.length > 0);
    const below = { ...room, top: room.top + kept.length * size * LINE };
    return [...(kept.length > 0 ? set(kept, room) : []), ...set(mark, below, { font: 'bold' })];
  }

  #goOn(name: string, box: FormBox, lines: readonly TextLine[], hasBegun: boolean): void {
    const { form, letters, formWords } = this.#about;
    const rest = Object.values(form.continuation?.boxes ?? {}).find(({ kind }) => kind === 'rest');
    if (!rest)
      throw new Error(`The box "${name}" has no room for what it says, and the form no box for the rest.`);
    const text = joined(lines);
    const key = `rest ${name} ${text}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    const label = labelOf(box) || labelFrom(this.#about, box) || name;
    const style = styleOf(form, rest);
    this.#rests.push({
      label: hasBegun ? formWords.continued(label) : label,
      lines: wrapped(letters, text, { ...style, width: innerRoom(rest).width }),
      hasBegun,
    });
  }

  /** Labels, and as much below them as has room. */
  #restMarks(name: string, box: FormBox): readonly PlacedMark[] {
    const { form, letters, formWords } = this.#about;
    const room = valueRoom(letters, box);
    const style = styleOf(form, box);
    const step = style.size * LINE;
    const bottom = room.top + room.height;
    const marks: PlacedMark[] = [];
    let top = room.top;
    while (this.#rests.length > 0) {
      const [rest] = this.#rests as [Rest, ...Rest[]];
      const head = wrapped(letters, rest.label, { font: 'bold', size: style.size, width: room.width });
      // A label stands above something; one that is longer than the box is told in part.
      const label = head.slice(0, Math.max(1, linesIn(room.height, style.size) - 1));
      const count = linesIn(bottom - top, style.size) - label.length;
      if (count < 1) break;
      const part = rest.lines.slice(0, count);
      const set = (lines: readonly TextLine[], font: TextStyle['font'], role: 'label' | 'value') => {
        const at = { ...room, top };
        marks.push(...this.#texts(name, lines, { ...style, font }, at, { role, text: joined(lines) }));
        top += lines.length * step;
      };
      set(label, 'bold', 'label');
      set(part, style.font, 'value');
      top += REST_GAP;
      rest.lines = rest.lines.slice(count);
      if (rest.lines.length > 0) {
        if (!rest.hasBegun)
          this.#rests[0] = { ...rest, label: formWords.continued(rest.label), hasBegun: true };
        break;
      }
      this.#rests.shift();
    }
    return marks;
  }

  #barcodeMarks(name: string, box: BarcodeBox): readonly PlacedMark[] {
    const { form, letters, formWords } = this.#about;
    const text = textOf(this.#about, box.source, 'code');
    if (text === '') return [];
    const style = styleOf(form, box);
    const room = valueRoom(letters, box);
    const bars = this.#about.bars(text);
    const whole = (bars?.reduce((sum, width) => sum + width, 0) ?? 0) + 2 * QUIET;
    const unit = Math.min(WIDEST_BAR, room.width / whole);
    const size = Math.min(
      style.size,
      linesIn(room.height - LEAST_BAR_HEIGHT, style.size) > 0 ? style.size : style.least,
    );
    const words = wrapped(letters, text, { ...style, size, width: room.width });
    const height = room.height - size * LINE;
    if (bars === undefined || unit < NARROWEST_BAR || words.length > 1)
      return this.#valueMarks(name, box, `${formWords.noBarcode} ${text}`);
    const left = room.left + QUIET * unit;
    let x = left;
    const black: (readonly [number, number, number, number])[] = [];
    for (const [at, width] of bars.entries()) {
      if (at % 2 === 0) black.push([x, room.top, width * unit, height]);
      x += width * unit;
    }
    const isAgain = this.#roleOf(name, 'value', text) === 'aside';
    return [
      {
        kind: 'bars',
        box: name,
        left,
        top: room.top,
        width: x - left,
        height,
        bars: black,
        alt: formWords.barcode(text),
        isAgain,
      },
      ...this.#texts(
        name,
        words,
        { ...style, size },
        { ...room, top: room.top + height },
        {
          role: isAgain ? 'aside' : 'value',
          text,
        },
      ),
    ];
  }

  /** As large as it has room, in its own shape. */
  #imageMarks(
    name: string,
    box: Extract<FormBox, { kind: 'image' }>,
    { width, height }: FormImage,
  ): readonly PlacedMark[] {
    const room = valueRoom(this.#about.letters, box);
    const scale = Math.min(room.width / width, room.height / height);
    const free = room.width - width * scale;
    const share = { left: 0, centre: 0.5, right: 1 }[box.align ?? 'left'];
    return [
      {
        kind: 'image',
        box: name,
        left: room.left + free * share,
        top: room.top,
        width: width * scale,
        height: height * scale,
        file: box.file,
        alt: box.alt,
        isAgain: this.#roleOf(name, 'value', box.file) === 'aside',
      },
    ];
  }

  #texts(
    box: string,
    lines: readonly TextLine[],
    { font, size }: Pick<TextStyle, 'font' | 'size'>,
    room: Pick<Room, 'left' | 'top' | 'width'>,
    { role, align = 'left', text }: { role: PlacedText['role']; align?: FormBox['align']; text: string },
  ): readonly PlacedText[] {
    const { letters } = this.#about;
    const words = lines.map((line, at): PlacedWords => {
      const drawn = drawable(letters, line.text);
      const width = widthOf(letters, drawn.trimEnd(), font, size);
      const free = room.width - width;
      const left = room.left + { left: 0, centre: free / 2, right: free }[align];
      return { words: drawn, left, baseline: room.top + at * size * LINE + ASCENT * size, width };
    });
    return [{ kind: 'text', box, role, lines: words, font, size, ...spoken(letters, text) }];
  }
}

/** Quiet zones beside a barcode, in its narrowest bars (ISO/IEC 15417). */
const QUIET = 10;
/** Narrowest bars, in points: at least what scanners read of paper (0.19 mm), at most what is usual. */
const NARROWEST_BAR = 0.54;
const WIDEST_BAR = 1.4;

/** What the field is called that a box begins with. */
function labelFrom({ definition }: ToldDocument, box: FormBox): string | undefined {
  if (box.kind !== 'field') return undefined;
  const first = firstPath((box as FieldBox).source);
  const name = first.split('/')[1];
  return name === undefined ? undefined : (definition.fields[name]?.label ?? definition.lists[name]?.label);
}

function firstPath(source: Source): string {
  const [first = ''] = typeof source === 'string' ? [source] : source.flat();
  return first;
}

/** Distance of slanting strokes, in points. */
const HATCH = 6;

/** Strokes from the left edge or the top to the bottom or the right edge, upwards. */
function hatching({ at, colour }: HatchBox): readonly PlacedMark[] {
  const { left, top, width, height } = roomOf(at);
  const marks: PlacedMark[] = [];
  for (let sum = HATCH; sum < width + height; sum += HATCH) {
    const startX = Math.max(0, sum - height);
    const endX = Math.min(width, sum);
    marks.push({
      kind: 'line',
      from: [left + startX, top + sum - startX],
      to: [left + endX, top + sum - endX],
      stroke: 1.2,
      colour,
    });
  }
  return marks;
}
