import type { PlacedBars, PlacedForm, PlacedImage, PlacedMark, PlacedText } from '../../printing/placed.ts';
import { hasRightToLeft } from './drawn-words.ts';
import { type Content, type Element, INK, TaggedDrawing } from './tagged-drawing.ts';

const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 };
const FRAME = 0.5;
const COLOURS = { black: INK, red: '#b00020' } as const;

/** A table as it is read: its rows by their number, each with an element for each of its columns. */
interface ReadTable {
  readonly head: Element;
  readonly body: Element;
  readonly rows: Map<number, readonly Element[]>;
}

/** A form that is laid out as a tagged PDF. The same form and the same moment give the same bytes. */
export async function formPdf(form: PlacedForm, made: Date): Promise<Buffer> {
  const { title, width, height, pages } = form;
  const drawing = new TaggedDrawing({ title, size: [width, height], margins: NO_MARGINS, made });
  const drawn = new DrawnForm(drawing, form);
  for (const marks of pages) {
    drawing.pdf.addPage();
    for (const mark of marks) drawn.mark(mark);
  }
  drawing.root.end();
  return await drawing.finished();
}

class DrawnForm {
  readonly #drawing: TaggedDrawing;
  readonly #form: PlacedForm;
  readonly #tables = new Map<string, ReadTable>();
  readonly #images = new Map<string, Buffer>();

  constructor(drawing: TaggedDrawing, form: PlacedForm) {
    this.#drawing = drawing;
    this.#form = form;
  }

  mark(mark: PlacedMark): void {
    const { pdf } = this.#drawing;
    switch (mark.kind) {
      case 'line':
        this.#drawing.artifact('Layout', () => {
          pdf.moveTo(...mark.from).lineTo(...mark.to);
          pdf.lineWidth(mark.stroke).stroke(COLOURS[mark.colour]);
        });
        break;
      case 'frame':
        this.#drawing.artifact('Layout', () => {
          pdf.rect(mark.left, mark.top, mark.width, mark.height).lineWidth(FRAME).stroke(INK);
        });
        break;
      case 'bars':
      case 'image':
        this.#figure(mark);
        break;
      case 'text':
        this.#text(mark);
    }
  }

  #text(text: PlacedText): void {
    if (text.role === 'aside') return void this.#drawing.artifact('Pagination', () => this.#lines(text));
    const { pdf, root } = this.#drawing;
    const tag = { title: 'H1', label: 'P', value: 'P' }[text.role];
    const isTurned = text.lines.some(({ words }) => hasRightToLeft(words));
    const actual = text.actual ?? (isTurned ? text.lines.map(({ words }) => words).join('') : undefined);
    const meant = actual === undefined ? {} : { actual };
    const draw = () => this.#lines(text);
    // A cell may have a part on each of several pages, each of which says what it means.
    if (text.cell) this.#cellOf(text).add(this.#content('TD', meant, draw));
    else root.add(pdf.struct(tag, meant, this.#content(tag, {}, draw)));
  }

  #content(tag: string, meant: { readonly actual?: string }, draw: () => void): Content {
    const { pdf } = this.#drawing;
    const content = pdf.markStructureContent(tag, meant);
    draw();
    pdf.endMarkedContent();
    return content;
  }

  #lines({ lines, font, size }: PlacedText): void {
    for (const { words, left, baseline } of lines)
      this.#drawing.text(words, left, baseline, { size, weight: font, isBaseline: true });
  }

  /** The cell of a table, which goes over pages and is one. Its head is told once, where it begins. */
  #cellOf({ cell, role }: PlacedText): Element {
    const { table: name, row, column, columns } = cell!;
    if (row === -1 && role === 'label' && this.#tables.get(name)?.rows.get(-1)?.length !== columns)
      this.#begin(name);
    const known = this.#tables.get(name) ?? this.#begin(name);
    const cells = known.rows.get(row) ?? this.#line(known, row, columns);
    return cells[column]!;
  }

  #begin(name: string): ReadTable {
    const { pdf, root } = this.#drawing;
    const table = pdf.struct('Table');
    root.add(table);
    const head = pdf.struct('THead');
    const body = pdf.struct('TBody');
    table.add(head);
    table.add(body);
    const made = { head, body, rows: new Map() };
    this.#tables.set(name, made);
    return made;
  }

  #line({ head, body, rows }: ReadTable, row: number, columns: number): readonly Element[] {
    const { pdf } = this.#drawing;
    const line = pdf.struct('TR');
    (row === -1 ? head : body).add(line);
    const cells = Array.from({ length: columns }, (_, column) => {
      const scope = row === -1 ? 'Column' : column === 0 ? 'Row' : undefined;
      const cell = scope ? pdf.struct('TH', { scope }) : pdf.struct('TD');
      line.add(cell);
      return cell;
    });
    rows.set(row, cells);
    return cells;
  }

  #figure(figure: PlacedBars | PlacedImage): void {
    const { pdf, root } = this.#drawing;
    const { left, top, width, height, alt } = figure;
    const draw = () => {
      if (figure.kind === 'bars') {
        for (const bar of figure.bars) pdf.rect(...bar);
        pdf.fill(INK);
      } else pdf.image(this.#imageNamed(figure.file), left, top, { width, height });
    };
    if (figure.isAgain) return void this.#drawing.artifact('Pagination', draw);
    const content = this.#drawing.marked('Figure', draw);
    const bbox: [number, number, number, number] = [left, top, left + width, top + height];
    root.add(pdf.struct('Figure', { alt, bbox }, content));
  }

  #imageNamed(file: string): Buffer {
    const known = this.#images.get(file) ?? Buffer.from(this.#form.images[file]!.data, 'base64');
    this.#images.set(file, known);
    return known;
  }
}
