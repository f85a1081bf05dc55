import { type Letters, LINE, linesIn, type TextLine, wrapped } from './fitting.ts';
import type { FormBox, FormColumn, Place, PrintForm, RowsBox, Sheet, TextStyle } from './form.ts';

const POINTS_OF_MILLIMETRE = 72 / 25.4;

/** Between the stroke of a box and what stands in it, in points. */
const PADDING = 2.5;
/** Of labels, in points. */
export const LABEL_SIZE = 6;
/** Between a cell of a table and its text, left and right. */
export const CELL_PADDING = 2;
/** Above and below the text of a row. */
export const ROW_PADDING = 1.5;
/** No letter of the fonts is wider, at size 1. */
const WIDEST_LETTER = 1.85;

/** A rectangle in points. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function points(millimetres: number): number {
  return millimetres * POINTS_OF_MILLIMETRE;
}

export function roomOf([left, top, width, height]: Place): Room {
  return { left: points(left), top: points(top), width: points(width), height: points(height) };
}

/** A box without its edges. */
export function innerRoom(box: FormBox): Room {
  const { left, top, width, height } = roomOf(box.at);
  return {
    left: left + PADDING,
    top: top + PADDING / 2,
    width: width - 2 * PADDING,
    height: height - PADDING,
  };
}

/** Its number and label. */
export function labelOf({ number, label }: FormBox): string {
  return [number, label].filter(Boolean).join(' ');
}

export function labelLines(letters: Letters, box: FormBox): readonly TextLine[] {
  const words = labelOf(box);
  if (words === '') return [];
  return wrapped(letters, words, { font: 'regular', size: LABEL_SIZE, width: innerRoom(box).width });
}

/** What a box has below its label. */
export function valueRoom(letters: Letters, box: FormBox): Room {
  const { left, top, width, height } = innerRoom(box);
  const label = labelLines(letters, box).length * LABEL_SIZE * LINE;
  return { left, top: top + label, width, height: height - label };
}

/** What a table has: its columns go from edge to edge. */
export function tableRoom(letters: Letters, box: FormBox): Room {
  const { left, width } = roomOf(box.at);
  return { ...valueRoom(letters, box), left, width };
}

export function styleOf({ text }: PrintForm, { font, size, least }: Partial<TextStyle>): TextStyle {
  return {
    font: font ?? text.font,
    size: size ?? text.size,
    least: least ?? Math.min(size ?? text.size, text.least),
  };
}

export function headOf(letters: Letters, { label, width }: FormColumn): readonly TextLine[] {
  const room = points(width) - 2 * CELL_PADDING;
  return wrapped(letters, label, { font: 'bold', size: LABEL_SIZE, width: room });
}

export function headHeight(letters: Letters, columns: readonly FormColumn[]): number {
  const most = Math.max(...columns.map((column) => headOf(letters, column).length));
  return most * LABEL_SIZE * LINE + 2 * ROW_PADDING;
}

/** Lines of the words before a carried sum that a table has room for. */
const MOST_CARRIED_LINES = 3;

/** What a table must have room for wherever it stands: its head, sums brought and carried, and a line of a row. */
function leastTableHeight(letters: Letters, columns: readonly FormColumn[], size: number): number {
  const line = size * LINE;
  const sums = columns.some(({ sum }) => sum) ? 2 * (MOST_CARRIED_LINES * line + 2 * ROW_PADDING) : 0;
  return headHeight(letters, columns) + sums + line + 2 * ROW_PADDING;
}

/** A box without room for what it must hold. */
export interface RoomFault {
  readonly sheet: 'continuation' | number;
  readonly box: string;
  readonly words: string;
}

/** Boxes in which something could not stand whatever the document says. A form without any is laid out whole. */
export function roomFaults(form: PrintForm, letters: Letters): readonly RoomFault[] {
  const tables = new Map<string, RowsBox>();
  for (const { boxes } of form.sheets)
    for (const [name, box] of Object.entries(boxes)) if (box.kind === 'rows') tables.set(name, box);
  const of = (sheet: Sheet, at: RoomFault['sheet']) =>
    Object.entries(sheet.boxes).flatMap(([box, one]) => {
      const words = faultOf(form, letters, one, tables);
      return words === undefined ? [] : [{ sheet: at, box, words }];
    });
  return [
    ...form.sheets.flatMap((sheet, at) => of(sheet, at)),
    ...(form.continuation ? of(form.continuation, 'continuation') : []),
  ];
}

function faultOf(
  form: PrintForm,
  letters: Letters,
  box: FormBox,
  tables: ReadonlyMap<string, RowsBox>,
): string | undefined {
  const inner = innerRoom(box);
  const { size, least } = styleOf(form, box);
  const isLabelled = labelOf(box) !== '';
  if (isLabelled && inner.width < LABEL_SIZE * WIDEST_LETTER)
    return `Its label needs a width of ${inMillimetres(LABEL_SIZE * WIDEST_LETTER + 2 * PADDING)} mm at least.`;
  const { height } = valueRoom(letters, box);
  const label = isLabelled ? ' beside its label' : '';
  switch (box.kind) {
    case 'frame':
    case 'image':
    case 'hatch':
      return height < 0
        ? `Its label needs ${inMillimetres(inner.height - height + PADDING)} mm of height.`
        : undefined;
    case 'rows':
    case 'more-rows': {
      const table = box.kind === 'rows' ? box : tables.get(box.of);
      if (table === undefined) return undefined;
      const needed = leastTableHeight(letters, table.columns, styleOf(form, table).size);
      if (height < needed)
        return `The head of the table, sums and one line need ${inMillimetres(needed + inner.height - height + PADDING)} mm of height${label}.`;
      return undefined;
    }
    case 'rest':
      return linesIn(height, size) < 3
        ? `What goes on here needs room for three lines: ${inMillimetres(3 * size * LINE + inner.height - height + PADDING)} mm of height${label}.`
        : undefined;
    case 'barcode':
      return height < LEAST_BAR_HEIGHT + least * LINE
        ? `A barcode and its text need ${inMillimetres(LEAST_BAR_HEIGHT + least * LINE + inner.height - height + PADDING)} mm of height${label}.`
        : undefined;
    default: {
      if (inner.width < size * WIDEST_LETTER)
        return `A letter of ${size} points needs a width of ${inMillimetres(size * WIDEST_LETTER + 2 * PADDING)} mm.`;
      if (linesIn(height, least) < 1)
        return `A line of ${least} points needs ${inMillimetres(least * LINE + inner.height - height + PADDING)} mm of height${label}.`;
      if (box.kind !== 'words') return undefined;
      const lines = wrapped(letters, box.words, { ...styleOf(form, box), size: least, width: inner.width });
      const most = linesIn(height, least);
      return lines.length > most
        ? `Its words are ${lines.length} lines of ${least} points, and ${most} have room here: ${inMillimetres(lines.length * least * LINE + inner.height - height + PADDING)} mm of height would do.`
        : undefined;
    }
  }
}

/** No bars are lower, in points. */
export const LEAST_BAR_HEIGHT = 14;

/** Rounded up, so that what is told is enough. */
function inMillimetres(length: number): string {
  return String(Math.ceil((length / POINTS_OF_MILLIMETRE) * 10) / 10);
}
