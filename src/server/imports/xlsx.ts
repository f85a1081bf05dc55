import type { TableLine } from '../../computations/import/index.ts';
import {
  childNamed,
  childText,
  type NodeCount,
  parseXml,
  type TakenElements,
  type XmlElement,
} from '../../messages/index.ts';
import { counted, MadeTable, refuseLongText } from './made.ts';
import { mostUnpacked, readZip, ZipError } from './zip.ts';

/** Columns that are read, and bounds: a spreadsheet takes 255 characters in a number format and 31 in the name of a sheet. */
const most = {
  ...{ columns: 300, rows: 100_000, sheets: 255, sheetName: 255 },
  /** Spreadsheets take some 250 number formats, and 65,490 formats of cells. */
  ...{ format: 255, formats: 2000, cellFormats: 65_490 },
  /** A row of 16,384 cells has 100,000 elements and attributes. */
  nodesOfOne: 200_000,
  /** As many characters as the longest text of a cell has where each is written with eight. */
  piece: 8 * 32_768,
} as const;

/** What is counted while the files of a workbook are read, before anything is made of it. */
interface WorkbookBounds {
  /** Texts that cells share: as many different ones do not fit in what is unpacked, beside cells that hold them. */
  readonly texts: number;
  /** Elements and attributes of all files: in what is unpacked each takes eight bytes, where as many say something. */
  readonly nodes: number;
}

const usual: WorkbookBounds = { texts: 1_200_000, nodes: 9_000_000 };

/** The last day a spreadsheet knows, 31 December 9999, as its figure; none after it, and none before its first, is a day. */
const lastDay = 2_958_465;

/** An Excel workbook, whose sheets are read when asked for. */
export interface Workbook {
  /** Names of its sheets. */
  readonly sheets: readonly string[];
  /** Positions of those that are not hidden. */
  readonly shown: readonly number[];
  /** Throws ZipError, XmlError or VastTableError where there is no such sheet, or none within bounds. */
  read(position: number, made?: MadeTable): Sheet;
}

/**
 * Cells of a sheet row by row with their number, as texts: a figure as it is shown with its 15 digits and the zeros
 * before them, a day as YYYY-MM-DD, a formula by its last result. The text of a cell that is merged over lines stands
 * in each of them.
 */
interface Sheet {
  readonly rows: readonly TableLine[];
  /** Columns beyond the bound that hold something and are not among the cells. */
  readonly columnsLeft: number;
}

/** @throws ZipError, XmlError or VastTableError for what is none, or none within bounds. */
export function openWorkbook(bytes: Buffer, { texts, nodes }: WorkbookBounds = usual): Workbook {
  const files = readZip(bytes);
  const all: NodeCount = { most: nodes, read: 0 };
  const xml = (name: string, taken?: TakenElements) => {
    const file = files.get(name);
    if (file === undefined) return undefined;
    const bounds = { length: mostUnpacked, piece: most.piece, all, ...(taken && { taken }) };
    return parseXml(file().toString('utf8'), bounds);
  };
  const workbook = xml('xl/workbook.xml');
  if (workbook === undefined) throw new ZipError('The archive is no Excel workbook.');
  const relations = xml('xl/_rels/workbook.xml.rels');
  const shared: string[] = [];
  xml('xl/sharedStrings.xml', {
    ...{ within: 'sst', name: 'si', what: 'A shared text', nodes: most.nodesOfOne },
    take(item) {
      if (shared.length === texts)
        throw new ZipError(`The workbook has more than ${counted(texts)} texts that its cells share.`);
      shared.push(refuseLongText(textOf(item), `Text ${counted(shared.length + 1)} of the workbook`));
    },
  });
  const formats = formatsIn(xml('xl/styles.xml'));
  const is1904 = attribute(childNamed(workbook, 'workbookPr'), 'date1904');
  const epoch = is1904 === '1' || is1904 === 'true' ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const sheets = childNamed(workbook, 'sheets')?.children ?? [];
  if (sheets.length > most.sheets)
    throw new ZipError(`The workbook has ${counted(sheets.length)} sheets; ${most.sheets} are the most.`);
  const named = sheets.map((sheet) => attribute(sheet, 'name') ?? '');
  if (named.some((name) => name.length > most.sheetName))
    throw new ZipError(`The name of a sheet is longer than ${most.sheetName} characters.`);
  const isShown = (sheet: XmlElement) => !attribute(sheet, 'state')?.includes('idden');
  return {
    sheets: named,
    shown: [...sheets.keys()].filter((at) => isShown(sheets[at]!)),
    read(position, made = new MadeTable()) {
      const sheet = sheets[position];
      const read = new ReadRows({ shared, formats, epoch }, made);
      const content = sheet && xml(sheetFile(sheet, relations), read);
      if (content === undefined) throw new ZipError('The workbook has no such sheet.');
      read.merge(childNamed(content, 'mergeCells'));
      return { rows: read.lines, columnsLeft: read.left.size };
    },
  };
}

/** The rows of a sheet, each read as soon as it has ended: all of their elements together take a hundred times its bytes. */
class ReadRows implements TakenElements {
  readonly within = 'sheetData';
  readonly name = 'row';
  readonly what = 'A row';
  readonly nodes = most.nodesOfOne;
  readonly lines: SheetLine[] = [];
  /** Columns beyond the bound that hold something. */
  readonly left = new Set<number>();
  readonly #around: Around;
  readonly #made: MadeTable;
  readonly #texts = new Map<string, string>();
  #last = 0;

  constructor(around: Around, made: MadeTable) {
    this.#around = around;
    this.#made = made;
  }

  take(row: XmlElement): void {
    if (this.lines.length === most.rows)
      throw new ZipError(`The sheet has more than ${counted(most.rows)} rows.`);
    this.#last = Number(attribute(row, 'r')) || this.#last + 1;
    const line = this.#last;
    const cells: string[] = [];
    const numbers = new Set<number>();
    for (const cell of row.children) {
      const column = columnOf(attribute(cell, 'r')) ?? cells.length;
      const text = cellText(cell, this.#around);
      // Each cell counts, whatever address it has: of those that make the line longer its new length does.
      if (column < cells.length || column >= most.columns) this.#made.add(1);
      if (column >= most.columns) {
        if (text.trim() !== '') this.left.add(column);
        continue;
      }
      this.#hold(cells, column, line, text);
      const type = attribute(cell, 't') ?? 'n';
      if (textTypes.has(type)) this.#texts.set(`${column} ${line}`, text);
      else if (type === 'n') numbers.add(column);
    }
    const isHidden = attribute(row, 'hidden') === '1';
    this.lines.push({ line, cells, repeated: new Set(), numbers, ...(isHidden ? { isHidden } : {}) });
  }

  /** The text of a cell that is merged over lines stands in each of them. */
  merge(merges: XmlElement | undefined): void {
    const { lines } = this;
    const places = new Map(lines.map((row, at) => [row.line, at]));
    for (const merge of merges?.children ?? []) {
      const [, from, top, bottom] =
        /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attribute(merge, 'ref') ?? '') ?? [];
      const column = columnOf(from);
      const text = this.#texts.get(`${column} ${Number(top)}`);
      if (column === undefined || !text) continue;
      for (let at = places.get(Number(top))! + 1; at < lines.length; at += 1) {
        const row = lines[at]!;
        // Below the first a merged cell holds nothing: of many that overlap each row is looked at once.
        if (row.line > Number(bottom) || row.cells[column]) break;
        this.#hold(row.cells, column, row.line, text);
        row.repeated.add(column);
      }
    }
  }

  #hold(cells: string[], column: number, line: number, text: string): void {
    this.#made.hold(text.length, () => `Column ${column + 1} of line ${line}`);
    widen(cells, column, this.#made);
    cells[column] = text;
  }
}

interface SheetLine extends TableLine {
  readonly cells: string[];
  readonly repeated: Set<number>;
}

/** Makes the blank cells before one, and room for it. */
function widen(cells: string[], column: number, made: MadeTable): void {
  if (cells.length > column) return;
  made.add(column + 1 - cells.length);
  while (cells.length < column) cells.push('');
}

/** Of cells that hold texts, as codes are: a figure says nothing of the lines it is merged over. */
const textTypes = new Set(['s', 'inlineStr', 'str']);

interface Around {
  readonly shared: readonly string[];
  /** Of cell styles by number. */
  readonly formats: readonly CellFormat[];
  readonly epoch: number;
}

/** Shows a figure as a day, or with so many digits at least. */
interface CellFormat {
  readonly isDay: boolean;
  readonly digits: number;
}

function cellText(cell: XmlElement, { shared, formats, epoch }: Around): string {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return textOf(childNamed(cell, 'is') ?? cell);
  const value = childText(cell, 'v');
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'str' || type === 'e' || value === '') return unescaped(value);
  const figure = Number(value);
  if (!Number.isFinite(figure)) return value;
  const format = formats[Number(attribute(cell, 's') ?? '0')];
  if (format?.isDay && figure >= 0 && figure < lastDay + 1)
    return new Date(epoch + Math.floor(figure) * 86_400_000).toISOString().slice(0, 10);
  const text = plainFigure(figure);
  return /^\d+$/.test(text) ? text.padStart(format?.digits ?? 0, '0') : text;
}

/** The 15 digits that a spreadsheet shows: 0.1 + 0.2 is stored as 0.30000000000000004 and means 0.3. */
function plainFigure(figure: number): string {
  const shown = Number(figure.toPrecision(15));
  const text = String(shown);
  return /e-/.test(text) ? shown.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Text of a shared or inline string, its runs together; the guide for reading aloud is none of it. */
function textOf(item: XmlElement): string {
  return item.children
    .map((child) => {
      if (child.name === 't') return unescaped(child.paddedText ?? child.text);
      return child.name === 'r' ? textOf(child) : '';
    })
    .join('');
}

/** Excel writes what XML has no place for as the number of the character: _x000D_ is a carriage return. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Name of the file of a sheet in the archive. */
function sheetFile(sheet: XmlElement, relations: XmlElement | undefined): string {
  const id = sheet.attributes.find(({ name }) => name === 'id')?.value;
  const target = relations?.children.find((each) => attribute(each, 'Id') === id);
  const path = (target && attribute(target, 'Target')) ?? 'worksheets/sheet1.xml';
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

function formatsIn(styles: XmlElement | undefined): readonly CellFormat[] {
  if (styles === undefined) return [];
  const written = childNamed(styles, 'numFmts')?.children ?? [];
  if (written.length > most.formats)
    throw new ZipError(
      `The workbook has ${counted(written.length)} number formats; ${counted(most.formats)} are the most.`,
    );
  const ofCells = childNamed(styles, 'cellXfs')?.children ?? [];
  if (ofCells.length > most.cellFormats)
    throw new ZipError(
      `The workbook has ${counted(ofCells.length)} formats of cells; ${counted(most.cellFormats)} are the most.`,
    );
  const custom = new Map(
    written.map((format) => {
      const code = attribute(format, 'formatCode') ?? '';
      if (code.length > most.format)
        throw new ZipError(
          `A number format has ${counted(code.length)} characters; ${most.format} are the most.`,
        );
      return [attribute(format, 'numFmtId'), code.replace(/"[^"]*(?:"|$)|\\.|\[[^\]]*(?:\]|$)/g, '')];
    }),
  );
  return ofCells.map((format) => {
    const id = attribute(format, 'numFmtId');
    const code = custom.get(id);
    // Of those that need no entry: four of a day, and a day with its time.
    if (code === undefined) return { isDay: ['14', '15', '16', '17', '22'].includes(id ?? ''), digits: 0 };
    return { isDay: /[dy]/i.test(code), digits: /^0+$/.test(code) ? code.length : 0 };
  });
}

/** Position, from 0, of the column of a cell's address: `AB12` is 27. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.find((each) => each.name === name && each.namespace === '')?.value;
}
