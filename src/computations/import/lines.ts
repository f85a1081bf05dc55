import {
  continuedEntry,
  type DecimalMark,
  type DocumentDefinition,
  decimalMarkIn,
  type FieldDefinition,
  type FieldValue,
  figureIn,
  isDoubtfulFigure,
  judgeValue,
  type ListDefinition,
  storedDate,
} from '../../engine/index.ts';

/** A table as a file holds it: the words over its columns, and its lines with their number in the file. */
export interface ImportTable {
  readonly head: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** What stands between its cells; undefined of a workbook, whose numbers have a decimal point. */
  readonly separator?: string;
}

/**
 * Where each column goes, by its position: `field` of an item, `list/field` of the first row of a list in it, `/field`
 * of the declaration, or `preferential`; null where it goes nowhere.
 */
export type Mapping = readonly (string | null)[];

/** Whether the goods of a line have a preferential origin: its country then goes to the other field (CUS-227). */
export const preferential = 'preferential';

/** What one line says, by target. */
export interface ReadLine {
  readonly line: number;
  readonly values: ReadonlyMap<string, FieldValue>;
}

/** A cell that cannot be taken. */
export interface LineError {
  readonly line: number;
  /** Word over its column. */
  readonly column: string;
  readonly text: string;
  readonly reason: string;
}

/** What a file says and what is made of it does not. */
export interface LeftOut {
  /** Undefined where the file has no lines. */
  readonly line?: number;
  /** Word over its column, or its place in a message. */
  readonly place: string;
  readonly text: string;
  readonly reason: string;
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly errors: readonly LineError[];
  /** The lines of totals. */
  readonly leftOut: readonly LeftOut[];
}

/** A place that a column can go to. */
export interface ImportTarget {
  readonly field: FieldDefinition;
  /** List in the item, where it is a field of that list's rows. */
  readonly list?: ListDefinition;
  readonly isOfDocument: boolean;
}

/** The place a target names; undefined where there is none, or none that a person may fill. */
export function importTarget(definition: DocumentDefinition, target: string): ImportTarget | undefined {
  const item = definition.lists.CDSItems!.row;
  const [first = '', second] = target.split('/');
  const isOfDocument = first === '' && second !== undefined;
  const list = second === undefined || isOfDocument ? undefined : own(item.lists, first);
  if (second !== undefined && !isOfDocument && list === undefined) return undefined;
  const field = isOfDocument
    ? own(definition.fields, second)
    : list
      ? own(list.row.fields, second!)
      : own(item.fields, first);
  if (field === undefined || field.readOnly) return undefined;
  return { field, isOfDocument, ...(list ? { list } : {}) };
}

/** Names come from outside: one that every JavaScript object has is none of ours. */
function own<T>(named: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/**
 * The lines of a table in the places of the mapping, with every cell that no field takes. A line of totals is none: it
 * would count all goods twice.
 */
export function readLines(table: ImportTable, mapping: Mapping, definition: DocumentDefinition): ReadLines {
  const errors: LineError[] = [];
  const leftOut: LeftOut[] = [];
  const targets = mapping.map((name) => (name === null ? undefined : importTarget(definition, name)));
  const mark = decimalMarkOf(table, targets);
  const lines = table.lines.flatMap(({ line, cells }): ReadLine[] => {
    const total = totalIn(cells, mapping);
    if (total !== undefined) {
      leftOut.push({ line, place: table.head[total] ?? '', text: cells[total]!.trim(), reason: noGoods });
      return [];
    }
    const values = new Map<string, FieldValue>();
    cells.forEach((cell, column) => {
      const name = mapping[column];
      const text = onOneLine(cell);
      if (name === null || text === '') return;
      const fail = (reason: string) => {
        errors.push({ line, column: table.head[column] ?? '', text, reason });
      };
      // Such a line was split where nobody meant it, by a comma in a text.
      if (column >= table.head.length) fail('There is no heading over this cell.');
      if (name === undefined) return;
      if (name === preferential) {
        const answer = yesOrNo(text);
        if (answer === undefined) fail(noAnswer);
        else values.set(name, answer);
      } else {
        const target = targets[column];
        const isNumber = table.separator === undefined && !text.includes(',');
        const reason = take(name, target, text, values, target && isNumber ? '.' : mark);
        if (reason !== undefined) fail(reason);
      }
    });
    return values.size > 0 ? [{ line, values }] : [];
  });
  return { lines, errors, leftOut };
}

/** Position of the cell that calls the line one of totals; a line with a commodity code is none. */
function totalIn(cells: readonly string[], mapping: Mapping): number | undefined {
  const at = cells.findIndex((cell) => /^(sub|grand)?[\s-]*totals?\s*:?$/i.test(cell.trim()));
  const code = mapping.indexOf('commodityCode');
  return at < 0 || (at !== code && (cells[code] ?? '').trim() !== '') ? undefined : at;
}

/** No text of a message has line breaks; cells of spreadsheets do. */
function onOneLine(cell: string): string {
  return cell.trim().replace(/\s*[\n\r]+\s*/g, ' ');
}

/**
 * How the figures of a table are written, by those that can be read in one way only: 'both' where they disagree,
 * undefined where none tells. Where semicolons part the cells, a comma is likely one of decimals. Of a workbook only
 * texts tell, which its numbers do not follow.
 */
function decimalMarkOf(
  { lines, separator }: ImportTable,
  targets: readonly (ImportTarget | undefined)[],
): DecimalMark | 'both' | undefined {
  const marks = new Set<DecimalMark>();
  let likely: DecimalMark | undefined;
  for (const { cells } of lines)
    cells.forEach((cell, column) => {
      if (targets[column]?.field.valid.format !== 'numeric') return;
      if (separator === undefined && !cell.includes(',')) return;
      const mark = decimalMarkIn(cell);
      if (mark !== undefined) marks.add(mark);
      else if (separator === ';' && cell.includes(',')) likely = ',';
    });
  if (marks.size > 1) return 'both';
  const [only] = marks;
  return only ?? likely;
}

/** Puts the value of a cell in its place, or says why no field takes it. */
function take(
  name: string,
  target: ImportTarget | undefined,
  text: string,
  values: Map<string, FieldValue>,
  mark: DecimalMark | 'both' | undefined,
): string | undefined {
  if (target === undefined) return 'There is no such field.';
  const { field, list } = target;
  if (mark === 'both' && field.valid.format === 'numeric' && isDoubtfulFigure(text))
    return `May be ${figureIn(text, '.')} or ${figureIn(text, ',')}: the file has figures with a decimal point and with a decimal comma.`;
  if (field.type === 'boolean' && yesOrNo(text) === undefined) return noAnswer;
  const parts = (list && continuedEntry(list.row.fields, field, text)) ?? [{ field, text }];
  const taken = parts.map((part) => ({
    part,
    value: valueIn(part.field, part.text, mark === ',' ? ',' : '.'),
  }));
  for (const { part, value } of taken) {
    const failure = judgeValue(part.field, value);
    if (failure) return failure.message;
  }
  for (const { part, value } of taken) {
    if (value !== undefined)
      values.set(part.field === field ? name : `${list!.name}/${part.field.name}`, value);
  }
  return undefined;
}

/** The value a text means: a figure without separators of thousands, currency sign or unit, a day as it is stored. */
function valueIn(field: FieldDefinition, text: string, mark: DecimalMark): FieldValue | undefined {
  if (field.type === 'boolean') return yesOrNo(text);
  const { format } = field.valid;
  if (format === 'numeric') return figureIn(text, mark) || text;
  // A commodity code: 0902.10.00 10.
  if (format === 'digits' && field.valid.pattern !== undefined) return text.replace(/[\s.]/g, '') || text;
  if (field.type === 'integer') return /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (format === 'date') return storedDate(text) ?? dayFirst(text) ?? text;
  return text;
}

function dayFirst(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year && `${day!.padStart(2, '0')}-${month!.padStart(2, '0')}-${year}`;
}

const noGoods = 'A line of totals, which are no goods.';
const noAnswer = 'Neither yes nor no.';

function yesOrNo(text: string): boolean | undefined {
  if (/^(y|yes|true|1|x|preferential)$/i.test(text)) return true;
  return /^(n|no|false|0|-|non-preferential)$/i.test(text) ? false : undefined;
}
