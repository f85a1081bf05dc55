import {
  type ImportTable,
  type LeftOut,
  lineBreaks,
  type TableLine,
} from '../../computations/import/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import { onOneLine } from '../../engine/index.ts';
import { decodeXml, readMessage, XmlError } from '../../messages/index.ts';
import { CsvError, csvRows } from '../code-lists/csv.ts';
import { decodeText } from '../code-lists/text.ts';
import { importedKind, importedMap } from './imported-kind.ts';
import { counted, MadeTable, VastTableError } from './made.ts';
import { openWorkbook } from './xlsx.ts';
import { ZipError } from './zip.ts';

/** A file that cannot be imported. The message is for people. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** What a file holds: lines of a table, or a declaration as customs' message has it. */
export type ImportFile =
  | ({ readonly kind: 'table'; readonly table: ImportTable } & ReadSheet)
  | {
      readonly kind: 'declaration';
      readonly document: DocumentData;
      /** What of the message no declaration holds. */
      readonly leftOut: readonly LeftOut[];
      /** Texts that are taken as something else. */
      readonly changed: readonly LeftOut[];
    };

/** What of a workbook was read. */
export interface ReadSheet {
  /** Its first line is no head. */
  readonly isHeadless: boolean;
  /** Names of its sheets; none of another file. */
  readonly sheets: readonly string[];
  /** Position of the one that was read. */
  readonly sheet: number;
  /** Columns far to the right that hold something and were not read. */
  readonly columnsLeft: number;
}

/** Of a file that is no workbook. */
export const noSheets: ReadSheet = {
  isHeadless: false,
  sheets: [],
  sheet: 0,
  columnsLeft: 0,
};

/** Most lines of one file. */
const mostLines = 20_000;

/** What somebody chose of how a file is read; absent: what it looks like. */
export interface Reading {
  /** Position of the sheet of a workbook; absent: the first in sight that has lines. */
  readonly sheet?: number;
  /** The first line is no head. */
  readonly isHeadless?: boolean;
}

/** Errors whose words are for people. */
const known = [CsvError, ZipError, XmlError, VastTableError];

/** Reads a file by what it holds, whatever it is called. Throws ImportFileError. */
export function readImportFile(bytes: Buffer, newId: () => string, reading: Reading = {}): ImportFile {
  try {
    if (bytes.subarray(0, 2).toString('latin1') === 'PK') return sheetIn(bytes, reading);
    const text = textIn(bytes);
    if (importedMap !== undefined && /^\s*</.test(text)) {
      const { document, notHeld } = readMessage(
        importedMap,
        importedKind.definition,
        decodeXml(bytes),
        newId,
      );
      const leftOut = notHeld.map(({ path, value, reason }) => ({
        place: path,
        text: value,
        reason: sentence(reason),
      }));
      return { kind: 'declaration', ...onOneLines(document), leftOut };
    }
    const { rows, separator } = linesOf(text);
    const { table, isHeadless } = someLines(tableOf(rows, reading));
    return { kind: 'table', table: { ...table, separator }, ...noSheets, isHeadless };
  } catch (error) {
    if (known.some((kind) => error instanceof kind))
      throw new ImportFileError(sentence((error as Error).message));
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('The file cannot be read.');
  }
}

/** The document without line breaks, which other programs put around and into texts and no message takes. */
function onOneLines(
  document: DocumentData,
): Pick<Extract<ImportFile, { kind: 'declaration' }>, 'document' | 'changed'> {
  const changed: LeftOut[] = [];
  const within = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => within(one, place));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one, name)]));
    if (typeof value !== 'string' || !/[\n\r]/.test(value)) return value;
    const text = onOneLine(value);
    if (/[\n\r]/.test(value.trim())) changed.push({ place, text, reason: lineBreaks });
    return text;
  };
  return { document: within(document, '') as DocumentData, changed };
}

/** Its text, by a mark of its encoding or without one. */
function textIn(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new ImportFileError(
      'The file is a workbook of an older Excel, or one with a password: save it as an Excel workbook (.xlsx) without a password.',
    );
  const text = decodeText(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has it
  if (/^%PDF-|\u0000/.test(text))
    throw new ImportFileError('The file is no table (CSV or Excel) and no message of customs (XML).');
  return text;
}

function sheetIn(bytes: Buffer, { sheet: chosen, isHeadless }: Reading): ImportFile {
  const { sheets, shown, read } = openWorkbook(bytes);
  const made = new MadeTable();
  for (const sheet of chosen === undefined ? shown : [chosen]) {
    const { rows, columnsLeft } = read(sheet, made);
    const found = tableOf(rows, { isHeadless });
    if (found) return { kind: 'table', ...found, sheets, sheet, columnsLeft };
  }
  throw new ImportFileError(chosen === undefined ? 'The file has no lines.' : 'The sheet has no lines.');
}

function someLines<T>(table: T | undefined): T {
  if (table === undefined) throw new ImportFileError('The file has no lines.');
  return table;
}

/**
 * The first line with two filled cells at least is the head, unless it is data; titles above it are looked past.
 * Undefined without lines.
 */
function tableOf(
  rows: readonly TableLine[],
  reading: Pick<Reading, 'isHeadless'>,
): { readonly table: ImportTable; readonly isHeadless: boolean } | undefined {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const widest = Math.max(0, ...rows.slice(0, 20).map(({ cells }) => filled(cells)));
  const at = rows.findIndex(({ cells }) => filled(cells) >= Math.min(2, widest));
  const first = rows[at];
  if (first === undefined || widest === 0) return undefined;
  const isHeadless = reading.isHeadless ?? isData(first.cells);
  const lines = rows.slice(isHeadless ? at : at + 1).filter(({ cells }) => filled(cells) > 0);
  if (lines.length === 0) return undefined;
  if (lines.length > mostLines)
    throw new ImportFileError(
      `The file has ${counted(lines.length)} lines; ${counted(mostLines)} are the most.`,
    );
  const head = isHeadless ? first.cells.map(() => '') : first.cells.map((cell) => cell.trim());
  return { table: { head, lines }, isHeadless };
}

/** Heads are words; two figures or codes of digits stand among data. */
function isData(cells: readonly string[]): boolean {
  return cells.filter((cell) => /^[^\p{L}]?\d[\d.,' ]*$/u.test(cell.trim())).length > 1;
}

/** Lines that are looked at to see what separates cells. */
const firstLines = 20;

/**
 * Spreadsheets of other countries separate by semicolons or tabs: what gives the longest run of lines with equally many
 * cells does, whatever a title above them holds.
 */
function linesOf(text: string) {
  const lines = text
    .slice(0, 100_000)
    .replace(/(?<=^|[,;|\t\r\n])"(?:[^"]|"")*"(?=[,;|\t\r\n]|$)/g, '')
    .split(/\r\n|[\r\n]/)
    .filter((line) => line !== '')
    .slice(0, firstLines);
  const [best] = [',', ';', '\t', '|']
    .map((separator) => ({
      separator,
      ...longestRun(lines.map((line) => line.split(separator).length)),
    }))
    .sort((one, other) => other.length - one.length || other.cells - one.cells);
  const { separator } = best!;
  const made = new MadeTable();
  const onRow = (line: number, cells: readonly string[]) => {
    made.line(line, cells.length);
    for (const [at, cell] of cells.entries())
      made.hold(cell.length, () => `Column ${at + 1} of line ${line}`);
  };
  const rows = csvRows(text, { delimiter: separator, isRagged: true, onRow });
  return { separator, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutSign) })) };
}

/** A code as Excel writes it so that it keeps its zeros: ="0902". */
function withoutSign(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

/** The longest run of one number above one. */
function longestRun(counts: readonly number[]): { readonly cells: number; readonly length: number } {
  let best = { cells: 0, length: 0 };
  let length = 0;
  counts.forEach((cells, at) => {
    length = cells === counts[at - 1] ? length + 1 : 1;
    if (cells > 1 && length > best.length) best = { cells, length };
  });
  return best;
}

function sentence(text: string): string {
  const words = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return words.endsWith('.') ? words : `${words}.`;
}
