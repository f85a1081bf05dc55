import {
  type Catalogue,
  continuedEntry,
  type DecimalMark,
  type DocumentDefinition,
  decimalMarkIn,
  type FieldDefinition,
  type FieldValue,
  figureIn,
  isDoubtfulFigure,
  judgeCharacters,
  judgeValue,
  type ListDefinition,
  onOneLine,
} from '../../engine/index.ts';
import { currencyBeside, otherUnit, type ToldCurrency } from './beside-figure.ts';
import { isSummed } from './groups.ts';
import { meantBy, unmeantWords, yesOrNo } from './meant.ts';

/** A line with its number in the file. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** The spreadsheet does not show it. */
  readonly isHidden?: boolean;
  /** Positions of cells that say again what stands once in the file, in a cell merged over lines. */
  readonly repeated?: ReadonlySet<number>;
  /** Positions of cells that a spreadsheet has as numbers: they have a decimal point. */
  readonly numbers?: ReadonlySet<number>;
}

/** A table as a file holds it: the words over its columns, and its lines with their number in the file. */
export interface ImportTable {
  readonly head: readonly string[];
  readonly lines: readonly TableLine[];
  /** What stands between its cells; undefined of a workbook. */
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
  /** Texts that are taken as something else, each of a column once, with its first line. */
  readonly changed: readonly LeftOut[];
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
export function readLines(
  table: ImportTable,
  mapping: Mapping,
  definition: DocumentDefinition,
  codeLists: Catalogue['codeLists'] = {},
): ReadLines {
  const errors: LineError[] = [];
  const leftOut: LeftOut[] = [];
  const targets = mapping.map((name) => (name === null ? undefined : importTarget(definition, name)));
  const { mark, isShown } = decimalMarkOf(table, targets);
  const changed = new Map<string, LeftOut>();
  const doubts = new Map<number, Doubt>();
  const lines = table.lines.flatMap(({ line, cells, repeated, numbers }): ReadLine[] => {
    const total = totalIn(cells, mapping);
    if (total !== undefined) {
      leftOut.push({ line, place: table.head[total] ?? '', text: cells[total]!.trim(), reason: noGoods });
      return [];
    }
    const values = new Map<string, FieldValue>();
    const amounts: AmountIn[] = [];
    cells.forEach((cell, column) => {
      const name = mapping[column];
      const text = onOneLine(cell);
      if (name === null || text === '') return;
      // It would count for each of the lines.
      if (name !== undefined && isSummed(name) && repeated?.has(column)) return;
      const place = table.head[column] || String(column + 1);
      const fail = (reason: string) => {
        errors.push({ line, column: place, text, reason });
      };
      const change = (reason: string, about = text) => {
        const key = `${column} ${about}`;
        if (!changed.has(key)) changed.set(key, { line, place, text, reason });
      };
      if (/[\n\r]/.test(cell.trim())) change(lineBreaks);
      // Such a line was split where nobody meant it, by a comma in a text.
      if (column >= table.head.length) fail('There is no heading over this cell.');
      if (name === undefined) return;
      if (formulaError.test(text)) fail(noResult);
      else if (name === preferential) {
        const answer = yesOrNo(text);
        if (answer === undefined) fail(noAnswer);
        else values.set(name, answer);
      } else {
        const target = targets[column];
        const isNumber = numbers?.has(column);
        const taken = take(name, target, text, { ...{ values, codeLists }, mark: isNumber ? '.' : mark });
        const other = isNumber || isShown || !target ? undefined : otherReading(target.field, text, mark);
        if (other !== undefined && taken.refused === undefined) {
          const { count = 0, ...first } = doubts.get(column) ?? {
            line,
            place,
            text,
            other,
            value: values.get(name),
          };
          doubts.set(column, { ...first, count: count + 1 });
        }
        if (taken.refused !== undefined) fail(taken.refused);
        else if (taken.as !== undefined) change(taken.as);
        const currency = taken.refused === undefined && currencyBeside(name, text, codeLists);
        if (currency) amounts.push({ ...currency, amount: name, fail, change });
      }
    });
    for (const amount of amounts) putCurrency(values, amount);
    return values.size > 0 ? [{ line, values }] : [];
  });
  return { lines, errors, leftOut, changed: [...[...doubts.values()].map(doubtful), ...changed.values()] };
}

/** The first figure of a column that can be read in two ways, and how many there are. */
interface Doubt extends Omit<LeftOut, 'reason'> {
  readonly value: FieldValue | undefined;
  readonly other: string;
  readonly count: number;
}

function doubtful({ value, other, count, ...first }: Doubt): LeftOut {
  const more = count > 1 ? `, as ${count - 1} more of the column` : '';
  const reason = `Read as ${value} and not as ${other}${more}: no figure of the file shows which is meant.`;
  return { ...first, reason };
}

/** What a figure is with the other mark, where that could stand in the field too. */
function otherReading(
  field: FieldDefinition,
  text: string,
  mark: DecimalMark | 'both' | undefined,
): string | undefined {
  if (field.valid.format !== 'numeric' || !isDoubtfulFigure(text)) return undefined;
  const other = figureIn(text, mark === ',' ? '.' : ',');
  return judgeValue(field, other) ? undefined : other;
}

/** A currency beside an amount, and how its cell is told of. */
interface AmountIn extends ToldCurrency {
  /** Target of the amount. */
  readonly amount: string;
  readonly fail: (reason: string) => void;
  readonly change: (reason: string, about: string) => void;
}

/** The line has the currency of its amount, unless a column says another; without one it has pounds. */
function putCurrency(
  values: Map<string, FieldValue>,
  { amount, place, words, code, isUnknown, isShared, fail, change }: AmountIn,
): void {
  const known = values.get(place);
  const refuse = (reason: string) => {
    values.delete(amount);
    fail(reason);
  };
  if (isUnknown) {
    refuse(`“${words}” is no currency: beside an amount only a code such as GBP can stand.`);
  } else if (known !== undefined) {
    if (code !== undefined && code !== known && !isShared) refuse(`The currency of the line is ${known}.`);
  } else if (code === undefined) {
    refuse(`${words} names no currency alone: its code has to stand here or in a column of its own.`);
  } else if (code !== pounds) {
    values.set(place, code);
    change(`Its currency is taken as ${code}.`, code);
  }
}

/** Position of the cell that calls the line one of totals; a line with a commodity code is none. */
function totalIn(cells: readonly string[], mapping: Mapping): number | undefined {
  const at = cells.findIndex((cell) => /^(sub|grand)?[\s-]*totals?\s*:?$/i.test(cell.trim()));
  const code = mapping.indexOf('commodityCode');
  return at < 0 || (at !== code && (cells[code] ?? '').trim() !== '') ? undefined : at;
}

/**
 * How the figures of a table are written, by those that can be read in one way only: 'both' where they disagree,
 * undefined where none tells. Where semicolons part the cells, a comma is likely one of decimals: no figure shows it.
 * Of a workbook only texts tell, which its numbers do not follow.
 */
function decimalMarkOf(
  { lines, separator }: ImportTable,
  targets: readonly (ImportTarget | undefined)[],
): { readonly mark: DecimalMark | 'both' | undefined; readonly isShown: boolean } {
  const marks = new Set<DecimalMark>();
  let likely: DecimalMark | undefined;
  for (const { cells, numbers } of lines)
    cells.forEach((cell, column) => {
      if (targets[column]?.field.valid.format !== 'numeric') return;
      if (numbers?.has(column)) return;
      const mark = decimalMarkIn(cell);
      if (mark !== undefined) marks.add(mark);
      else if (separator === ';' && cell.includes(',')) likely = ',';
    });
  const [only = likely] = marks;
  return { mark: marks.size > 1 ? 'both' : only, isShown: marks.size > 0 };
}

interface Taking {
  readonly values: Map<string, FieldValue>;
  readonly codeLists: Catalogue['codeLists'];
  readonly mark: DecimalMark | 'both' | undefined;
}

/** Puts the value of a cell in its place and says what it was taken as, or why no field takes it. */
function take(
  name: string,
  target: ImportTarget | undefined,
  text: string,
  { values, codeLists, mark }: Taking,
): { readonly refused?: string; readonly as?: string } {
  if (target === undefined) return { refused: 'There is no such field.' };
  const { field, list } = target;
  const unit = otherUnit(name, text);
  if (unit !== undefined) return { refused: unit };
  if (mark === 'both' && field.valid.format === 'numeric' && isDoubtfulFigure(text))
    return {
      refused: `May be ${figureIn(text, '.')} or ${figureIn(text, ',')}: the file has figures with a decimal point and with a decimal comma.`,
    };
  if (field.type === 'boolean' && yesOrNo(text) === undefined) return { refused: noAnswer };
  const parts = (list && continuedEntry(list.row.fields, field, text)) ?? [{ field, text }];
  const taken = parts.map((part) => ({
    part,
    meant: meantBy(part.field, part.text, mark === ',' ? ',' : '.', codeLists),
  }));
  for (const { part, meant } of taken) {
    const misplaced = judgeCharacters(part.field, meant.value);
    if (misplaced) return { refused: misplaced.message };
    const failure = judgeValue(part.field, meant.value);
    if (failure) return { refused: unmeantWords(part.field, part.text, codeLists) ?? failure.message };
  }
  for (const { part, meant } of taken) {
    if (meant.value !== undefined)
      values.set(part.field === field ? name : `${list!.name}/${part.field.name}`, meant.value);
  }
  const as = taken.find(({ meant }) => meant.takenAs !== undefined)?.meant.takenAs;
  return as === undefined ? {} : { as };
}

const pounds = 'GBP';
const noGoods = 'A line of totals, which are no goods.';
/** What a spreadsheet shows for a formula that has no result. */
const formulaError = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;
const noResult = 'A formula of the spreadsheet has no result here.';
const noAnswer = 'Neither yes nor no.';
export const lineBreaks = 'Its line breaks become blanks: the message takes one line.';
