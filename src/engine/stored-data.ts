import { longestKey } from './bounds.ts';
import type { FieldDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import { definitionAt, fieldAt, listAt } from './definition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Path } from './path.ts';
import { isRows } from './rows.ts';

/** A part of stored data that is no part of a document: only a hand or another program leaves such. */
export interface UnreadPart {
  /** The field or list it stands at; the row, or the empty path of the document, where it has no place of its own. */
  readonly path: Path;
  /** What is stored there, as JSON; with its name where it has no place of its own. */
  readonly was: string;
}

/** What of stored data is a document, and what is not. */
export interface ReadData {
  readonly document: DocumentData;
  readonly unread: readonly UnreadPart[];
}

/**
 * Takes stored data as a tree of objects, rows and values, whatever their names: nulls and empty lists are blanks, and
 * every row of a list has a key of its own, for ever the same as long as the same is stored. What is neither is told.
 */
export function readTree(data: unknown): ReadData {
  const unread: UnreadPart[] = [];
  if (data === null) return { document: {}, unread };
  if (isObject(data)) return { document: treeOf(data, [], unread), unread };
  return { document: {}, unread: [{ path: [], was: JSON.stringify(data) }] };
}

function treeOf(data: Loose, path: Path, unread: UnreadPart[]): DocumentData {
  const members = Object.entries(data).flatMap(([name, value]): [string, FieldValue | readonly Row[]][] => {
    if (value === null || name === 'uuid') return [];
    const place = [...path, name];
    if (Array.isArray(value)) {
      const rows = rowsIn(value, place, unread);
      return rows.length === 0 ? [] : [[name, rows]];
    }
    if (typeof value !== 'object') return [[name, value as FieldValue]];
    unread.push({ path: place, was: JSON.stringify(value) });
    return [];
  });
  return Object.fromEntries(members);
}

function rowsIn(values: readonly unknown[], path: Path, unread: UnreadPart[]): readonly Row[] {
  const others = values.filter((value) => value !== null && !isObject(value));
  // No rows at all: whatever stands here is one value.
  if (others.length > 0 && !values.some(isObject)) {
    unread.push({ path, was: JSON.stringify(values) });
    return [];
  }
  for (const other of others) unread.push({ path, was: JSON.stringify(other) });
  const keys = keysOf(values);
  return values.flatMap((value, index): readonly Row[] => {
    if (!isObject(value)) return [];
    const uuid = keys[index]!;
    return [{ ...treeOf(value, [...path, { id: uuid }], unread), uuid }];
  });
}

/** A key for each row: its own, or one by its number where it has none or that of a row before it. */
function keysOf(values: readonly unknown[]): readonly string[] {
  const stored = values.map((value) => (isObject(value) ? keyIn(value) : undefined));
  const own = new Set(stored);
  const given = new Set<string>();
  return stored.map((key, index) => {
    let unique = key;
    for (let number = index + 1; unique === undefined || given.has(unique); number += 1) {
      const next = `row-${number}`;
      unique = own.has(next) ? undefined : next;
    }
    given.add(unique);
    return unique;
  });
}

function keyIn({ uuid }: Loose): string | undefined {
  const key = typeof uuid === 'number' ? String(uuid) : uuid;
  return isKey(key) ? key : undefined;
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && key !== '' && key.length <= longestKey;
}

/** Whether every row of every list has a key, and no two of a list the same. */
export function hasKeys(definition: ObjectDefinition, data: DocumentData): boolean {
  return Object.values(definition.lists).every(({ name, row }) => {
    const rows = data[name] as readonly Row[] | undefined;
    if (rows === undefined) return true;
    const keys = new Set(rows.map(({ uuid }) => uuid));
    return keys.size === rows.length && rows.every((one) => isKey(one.uuid) && hasKeys(row, one));
  });
}

/**
 * Takes what `readTree` read as a document of this definition. A value of another type is read as the field's where
 * it says the same (7 as "7"); what no field or list has is told.
 */
export function readShape(definition: ObjectDefinition, data: DocumentData): ReadData {
  const unread: UnreadPart[] = [];
  return { document: shapeOf(definition, data, [], unread), unread };
}

function shapeOf(
  definition: ObjectDefinition,
  data: DocumentData,
  path: Path,
  unread: UnreadPart[],
): DocumentData {
  const members = Object.entries(data).flatMap(([name, value]): [string, FieldValue | readonly Row[]][] => {
    if (value === '' || value === undefined) return [];
    if (name === 'uuid' && path.length > 0) return [[name, value]];
    const place = [...path, name];
    const read = isRows(value)
      ? rowsAs(listAt(definition, [name]), value, place, unread)
      : valueAs(fieldAt(definition, [name]), value);
    if (read !== undefined) return [[name, read]];
    unread.push({ path: place, was: JSON.stringify(value) });
    return [];
  });
  return Object.fromEntries(members);
}

function rowsAs(
  list: ListDefinition | undefined,
  rows: readonly Row[],
  path: Path,
  unread: UnreadPart[],
): readonly Row[] | undefined {
  return list && rows.map((row) => shapeOf(list.row, row, [...path, { id: row.uuid }], unread) as Row);
}

function valueAs(field: FieldDefinition | undefined, value: FieldValue): FieldValue | undefined {
  if (field === undefined) return undefined;
  return typeof value === field.type ? value : saidAs[field.type](value);
}

/** A value of one type that says the same as that of another. */
const saidAs: Readonly<Record<FieldDefinition['type'], (value: FieldValue) => FieldValue | undefined>> = {
  string: (value) => (isExact(value) && !/e/.test(String(value)) ? String(value) : undefined),
  integer(value) {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
    return typeof value === 'string' && /^-?(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined;
  },
  boolean: (value) => flags.get(value),
};

const flags = new Map<FieldValue, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

/** False for a number with more digits than were read of it. */
function isExact(value: FieldValue): boolean {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

/**
 * The part at the place this definition has for it: what stands at no field or list of it is told at its row, or at
 * the whole document, with its name.
 */
export function placedPart(definition: ObjectDefinition, { path, was }: UnreadPart): UnreadPart {
  let place = path;
  let held = was;
  while (place.length > 0 && definitionAt(definition, place) === undefined) {
    const name = place.at(-1);
    if (typeof name === 'string') held = `{${JSON.stringify(name)}:${held}}`;
    place = place.slice(0, -1);
  }
  return { path: place, was: held };
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
