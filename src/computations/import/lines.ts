import {
  continuedEntry,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldValue,
  figureIn,
  judgeValue,
  type ListDefinition,
  storedDate,
} from '../../engine/index.ts';

/** A table as a file holds it: the words over its columns, and its lines with their number in the file. */
export interface ImportTable {
  readonly head: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
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
  const list = second === undefined || isOfDocument ? undefined : item.lists[first];
  if (second !== undefined && !isOfDocument && list === undefined) return undefined;
  const field = isOfDocument
    ? definition.fields[second!]
    : list
      ? list.row.fields[second!]
      : item.fields[first];
  if (field === undefined || field.readOnly) return undefined;
  return { field, isOfDocument, ...(list ? { list } : {}) };
}

/** The lines of a table in the places of the mapping, with every cell that no field takes. */
export function readLines(table: ImportTable, mapping: Mapping, definition: DocumentDefinition): ReadLines {
  const errors: LineError[] = [];
  const targets = mapping.map((name) => (name === null ? undefined : importTarget(definition, name)));
  const lines = table.lines.flatMap(({ line, cells }): ReadLine[] => {
    const values = new Map<string, FieldValue>();
    cells.forEach((cell, column) => {
      const name = mapping[column];
      const text = cell.trim();
      if (name === null || text === '') return;
      const fail = (reason: string) => {
        errors.push({ line, column: table.head[column] ?? '', text, reason });
      };
      // Such a line was split where nobody meant it, by a comma in a text.
      if (column >= table.head.length) fail('There is no heading over this cell.');
      if (name === undefined) return;
      if (name === preferential) values.set(name, isYes(text));
      else {
        const reason = take(name, targets[column], text, values);
        if (reason !== undefined) fail(reason);
      }
    });
    return values.size > 0 ? [{ line, values }] : [];
  });
  return { lines, errors };
}

/** Puts the value of a cell in its place, or says why no field takes it. */
function take(
  name: string,
  target: ImportTarget | undefined,
  text: string,
  values: Map<string, FieldValue>,
): string | undefined {
  if (target === undefined) return 'There is no such field.';
  const { field, list } = target;
  const parts = (list && continuedEntry(list.row.fields, field, text)) ?? [{ field, text }];
  const taken = parts.map((part) => ({ part, value: valueIn(part.field, part.text) }));
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
function valueIn(field: FieldDefinition, text: string): FieldValue | undefined {
  if (field.type === 'boolean') return isYes(text);
  const { format } = field.valid;
  if (format === 'numeric') return figureIn(text) || text;
  if (field.type === 'integer') return /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (format === 'date') return storedDate(text) ?? dayFirst(text) ?? text;
  return text;
}

function dayFirst(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year && `${day!.padStart(2, '0')}-${month!.padStart(2, '0')}-${year}`;
}

function isYes(text: string): boolean {
  return /^(y|yes|true|1|x|preferential)$/i.test(text);
}
