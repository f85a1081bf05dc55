import { storedDate } from '../../engine/index.ts';
import { commodityCodes } from './commodity-tree.ts';
import { type CsvRow, csvRows } from './csv.ts';
import { type IncomingCode, ListFileError } from './incoming.ts';
import { decodeText } from './text.ts';

/** What a file holds, and of which lists that can be: undefined where its form does not tell. */
export interface ReadFile {
  readonly codes: readonly IncomingCode[];
  readonly list?: string;
  /** Columns of the heading that nothing is read from. */
  readonly unread?: readonly string[];
}

/** A table by its heading. The forms are those the lists are published in; docs/code-lists.md names them. */
interface TableFormat {
  /** Columns that tell this format from the others. */
  readonly columns: readonly string[];
  readonly list?: string;
  readonly read: (rows: readonly TableRow[]) => readonly IncomingCode[];
}

interface TableRow {
  readonly file: string;
  readonly line: number;
  /** The cell of a column, trimmed; '' where there is none. */
  readonly of: (column: string) => string;
}

/** Any table of codes and what they are called. */
const plain: TableFormat = { columns: ['code'], read: each(plainRow) };
/** Columns that say nothing of which form a table has. */
const PLAIN_COLUMNS = ['code', 'id', 'label', 'name', 'country', 'active_from'];

const tables: readonly TableFormat[] = [
  { columns: ['list_code', 'list_name', 'code'], read: refuseShortLists },
  { columns: ['code', 'label', 'subdivision', 'function'], list: 'unlocodes', read: each(unlocode) },
  {
    columns: ['code', 'product_line_suffix', 'indent', 'leaf', 'label'],
    list: 'commodity-codes',
    read: (rows) => commodityCodes(rows.map(tariffNode)),
  },
  { columns: ['code', 'country', 'language', 'label', 'roles'], list: 'customs-offices', read: offices },
  {
    columns: ['code', 'label', 'direction', 'status_codes', 'guidance'],
    list: 'documents',
    read: each(documentCode),
  },
  { columns: ['code', 'label', 'active_from'], list: 'dangerous-goods', read: each(plainRow) },
  { columns: ['id', 'country', 'name', 'roles'], list: 'customs-offices', read: each(plainRow) },
  plain,
];

/** Codes of a published CSV or JSON file. Throws ListFileError for one in no known form. */
export function readListFile(name: string, bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes);
  if (/^\s*[[{]/.test(text)) return { codes: jsonCodes(name, text) };
  const rows = csvRows(text);
  const [heading] = rows;
  if (!heading) throw new ListFileError(`${name} is empty.`);
  if (isUnece(heading)) return { codes: rows.flatMap(uneceCode), list: 'unlocodes' };

  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const format = tables.find(({ columns }) => columns.every((column) => names.includes(column)));
  if (!format) {
    throw new ListFileError(
      `${name} is in no form that is known here: its first line has ${names.slice(0, 6).join(', ') || 'nothing'}. Known are ${tables.map(({ columns }) => columns.join('+')).join('; ')}; the UNECE's UN/LOCODE; and JSON arrays.`,
    );
  }
  if (format === plain) refuseHalfKnown(name, names);
  const column = new Map(names.map((named, index) => [named, index]));
  const unread = new Set(names);
  const body = rows.slice(1).map(
    ({ line, cells }): TableRow => ({
      file: name,
      line,
      of: (named) => {
        unread.delete(named);
        return tidy(cells[column.get(named) ?? -1] ?? '');
      },
    }),
  );
  return {
    codes: format.read(body),
    ...(format.list ? { list: format.list } : {}),
    ...(body.length > 0 && unread.size > 0 ? { unread: [...unread] } : {}),
  };
}

/** Columns of which the rest of a form is missing are a slip: without it they would be lost in silence. */
function refuseHalfKnown(name: string, names: readonly string[]): void {
  for (const { columns } of tables) {
    const own = columns.filter((column) => !PLAIN_COLUMNS.includes(column));
    const has = own.filter((column) => names.includes(column));
    if (has.length === 0) continue;
    const lacks = own.filter((column) => !names.includes(column));
    throw new ListFileError(
      `${name} has ${has.join(', ')} but no ${lacks.join(', ')} in its first line, so what stands there would be lost. Right is ${columns.join(', ')}.`,
    );
  }
}

function refuseShortLists(): never {
  throw new ListFileError(
    'This file holds many short lists; those stand in schemas/lists and are not imported.',
  );
}

function each(read: (row: TableRow) => IncomingCode): TableFormat['read'] {
  return (rows) => rows.map(read);
}

function plainRow({ file, line, of }: TableRow): IncomingCode {
  const from = of('active_from') || null;
  if (from !== null && !/^\d{4}-\d{2}-\d{2}$/.test(from))
    throw new ListFileError(`${file}, line ${line}: "${from}" (active_from) is not written yyyy-mm-dd.`);
  if (from !== null && storedDate(from) === undefined)
    throw new ListFileError(`${file}, line ${line}: there is no day ${from} (active_from).`);
  const code = of('code') || of('id');
  return { line, code, label: of('label') || of('name') || code, guidance: null, regime: null, from };
}

function unlocode(row: TableRow): IncomingCode {
  const { of } = row;
  return {
    ...plainRow(row),
    label: placeName(of('label'), of('subdivision')),
    guidance: uses(of('function')),
  };
}

function documentCode(row: TableRow): IncomingCode {
  const { line, of } = row;
  const direction = of('direction').toLowerCase();
  const regime = direction === 'import' || direction === 'export' ? direction : null;
  const label = of('label') || of('guidance').replace(/^- /, '').split(/ - /)[0] || of('code');
  return { line, code: of('code'), label, guidance: of('guidance') || null, regime, from: null };
}

/** The published tariff goes down to 12. */
const DEEPEST_INDENT = 30;

function tariffNode({ file, line, of }: TableRow) {
  const [indent, leaf] = [of('indent'), of('leaf')];
  if (!/^\d{1,2}$/.test(indent) || Number(indent) > DEEPEST_INDENT)
    throw new ListFileError(
      `${file}, line ${line}: "${indent}" (indent) is no level of the tariff. Right is a whole number from 0 to ${DEEPEST_INDENT}.`,
    );
  if (leaf !== '0' && leaf !== '1')
    throw new ListFileError(
      `${file}, line ${line}: "${leaf}" (leaf) is neither 1, for a code that goods are declared under, nor 0, for a heading.`,
    );
  return {
    line,
    code: of('code'),
    suffix: of('product_line_suffix'),
    indent: Number(indent),
    isLeaf: leaf === '1',
    label: of('label'),
  };
}

/** An office has a row for each language it is named in; English is taken, else the first. */
function offices(rows: readonly TableRow[]): readonly IncomingCode[] {
  const found = new Map<string, { code: IncomingCode; isEnglish: boolean }>();
  for (const row of rows) {
    const isEnglish = row.of('language') === 'EN';
    const known = found.get(row.of('code'));
    if (known && (known.isEnglish || !isEnglish)) continue;
    const roles = row.of('roles');
    const code = { ...plainRow(row), from: null, guidance: roles === '' ? null : `Roles: ${roles}` };
    found.set(row.of('code'), { code, isEnglish });
  }
  return [...found.values()].map(({ code }) => code);
}

/**
 * The UNECE's own CSV has no heading: change, country, place, name, name without marks, subdivision, status,
 * function, date, IATA, coordinates, remarks. Rows without a place are names of countries and cross-references.
 */
function isUnece({ cells }: CsvRow): boolean {
  return cells.length >= 11 && /^[A-Z]{2}$/.test(cells[1] ?? '') && /^(\.|[^\d])/.test(cells[3] ?? '');
}

function uneceCode({ line, cells }: CsvRow): readonly IncomingCode[] {
  const [, country = '', place = '', name = '', , subdivision = '', , functions = ''] = cells.map(tidy);
  if (place === '') return [];
  const label = placeName(name, subdivision);
  return [{ line, code: country + place, label, guidance: uses(functions), regime: null, from: null }];
}

function placeName(name: string, subdivision: string): string {
  return /^[A-Z]/.test(subdivision) ? `${name}, ${subdivision}` : name;
}

const USES = ['port', 'rail terminal', 'road terminal', 'airport', 'postal exchange', 'multimodal', 'fixed'];

/** The eight places of a UN/LOCODE's function in words: 1 port … 7 fixed installation, B border crossing. */
function uses(functions: string): string | null {
  const found = USES.filter((_, index) => functions.includes(String(index + 1)));
  if (functions.includes('B')) found.push('border crossing');
  if (found.length === 0) return null;
  const words = found.join(', ').replace('fixed', 'fixed installation');
  return words[0]!.toUpperCase() + words.slice(1);
}

/** `[{code, en}]`, `[{value, display}]`, `[{code, description}]`, `[{id, name, languageCode}]`, or such in `data`. */
function jsonCodes(name: string, text: string): readonly IncomingCode[] {
  const entries = parsed(name, text);
  const found = new Map<string, IncomingCode>();
  entries.forEach((entry, index) => {
    const of = (...keys: readonly string[]) => {
      const values = keys.map((key) => (entry as Record<string, unknown> | null)?.[key]);
      const odd = keys[values.findIndex((value) => typeof value === 'object' && value !== null)];
      if (odd) throw new ListFileError(`${name}: entry ${index + 1} has no text in "${odd}".`);
      return tidy(values.find(isText) ?? '');
    };
    const code = of('code', 'value', 'id');
    if (code === '') throw new ListFileError(`${name}: entry ${index + 1} has no "code", "value" or "id".`);
    const label = of('en', 'display', 'description', 'name', 'label') || code;
    const place = of('additionalDisplay');
    const language = of('languageCode');
    if (language !== '' && language !== 'EN' && found.has(code)) return;
    // Every language of an office is an entry; other codes that stand twice are for the import to count.
    const key = language === '' ? `${code} ${index}` : code;
    const named = place.startsWith(label) ? place : [label, place].filter(Boolean).join(', ');
    found.set(key, { line: index + 1, code, label: named, guidance: null, regime: null, from: null });
  });
  return [...found.values()];
}

function parsed(name: string, text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ListFileError(`${name} is no JSON: ${(error as Error).message}.`);
  }
  const entries = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data;
  if (!Array.isArray(entries)) throw new ListFileError(`${name} holds no array of codes.`);
  return entries;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: "'",
};

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Without spaces around or doubled within, and without the markup and entities some publishers leave in their texts. */
function tidy(text: string): string {
  return text
    .replace(/<(su[pb])>(\d*)([^<]*)<\/\1>/g, (_, kind: string, figures: string, rest: string) => {
      const signs = kind === 'sup' ? RAISED : LOWERED;
      return figures.replace(/\d/g, (figure) => signs[Number(figure)]!) + rest;
    })
    .replace(/<\/?(?:br|p) ?\/?>/g, ' ')
    .replace(/&(#(\d{1,6})|[a-z]+);/g, (whole, named: string, number?: string) =>
      number ? String.fromCodePoint(Number(number)) : (ENTITIES[named] ?? whole),
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
