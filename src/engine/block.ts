import { applyPatches, PatchError } from './apply.ts';
import { blankRow, type NewId } from './birth.ts';
import { rowsIn } from './bounds.ts';
import type { DocumentDefinition, FieldDefinition, ListDefinition } from './catalogue.ts';
import type { RuleContext } from './condition.ts';
import { continuedEntry } from './continued-entry.ts';
import { isSameNumber } from './decimal.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { fieldState } from './field-state.ts';
import { entryValue, judgeEntry, judgeValue } from './judge.ts';
import type { Patch, SetPatch } from './patch.ts';
import { formatPath, type Path } from './path.ts';
import { checkText, ruleTexts } from './problem-text.ts';
import { getAt, isRows, rowsOf } from './rows.ts';

/** Cells put into the rows of a list, as from a spreadsheet. */
export interface Block {
  /** Key of the row that takes the first line; the lines go behind the last row when null. */
  readonly row: string | null;
  /** The rows that may take lines, where that is not all of them; `row` is one of these. */
  readonly among?: readonly string[];
  /** Where rows that are added go, and what they hold from the beginning; left out: behind the last row, as they are born. */
  readonly added?: { readonly after: string; readonly values: Readonly<Record<string, FieldValue>> };
  /**
   * Names of the fields its columns go to; a column without a field is left out. 'list/field' is a field of a list of
   * the row: its first row is filled, and made where there is none.
   */
  readonly fields: readonly (string | undefined)[];
  /** Cells in the form they are stored. */
  readonly lines: readonly (readonly string[])[];
  /** True for a cell that names an option of the field's code list: a pick, judged by validity (D-29). */
  readonly isPick?: (field: FieldDefinition, text: string) => boolean;
}

/** The field a column of a block goes to, and the list of the row it stands in. */
export interface BlockColumn {
  readonly field: FieldDefinition;
  readonly list?: ListDefinition;
}

/** What a name in `Block.fields` means; undefined for no field of such rows. */
export function blockColumn({ row }: ListDefinition, name: string): BlockColumn | undefined {
  const [first = '', inner] = name.split('/');
  const list = inner === undefined ? undefined : row.lists[first];
  const field = inner === undefined ? row.fields[first] : list?.row.fields[inner];
  return field && { field, ...(list && { list }) };
}

/** A cell that was left out, or a line that found no more room; counted from 0 within the block. */
export interface RefusedCell {
  readonly line: number;
  /** As in `Block.fields`. Undefined for a line without room. */
  readonly field?: string;
  readonly text: string;
  /** What it fails, in words; of a disabled cell why it is, if a rule says so. */
  readonly reason?: string;
}

export interface BlockResult {
  /** Cells that were taken. */
  readonly taken: number;
  readonly refused: readonly RefusedCell[];
  /** Key of the row each line went to; undefined for a line that left none. */
  readonly rows: readonly (string | undefined)[];
  /** Rows that were added. */
  readonly added: number;
}

/** A block as patches, and its cells they set. */
export interface FilledBlock extends Pick<BlockResult, 'refused' | 'rows' | 'added'> {
  readonly patches: readonly Patch[];
  readonly cells: readonly Cell[];
}

interface Place {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly context: RuleContext;
  readonly newId: NewId;
}

interface Cell {
  readonly line: number;
  readonly name: string;
  readonly field: FieldDefinition;
  readonly text: string;
  readonly patch: SetPatch;
}

/**
 * Patches that fill a block into a list, rows being added up to its limit. Every cell is an entry: one that
 * fails its entry rule, would stand in a cell that its rules disable or hide, or in a computed column, is left out
 * and told. A line of which nothing fits makes no row. `blockOutcome` tells what came of it.
 */
export function blockPatches(list: ListDefinition, listPath: Path, block: Block, place: Place): FilledBlock {
  const { definition, document, context, newId } = place;
  const held = getAt(document, listPath);
  const keys = isRows(held) ? held.map(({ uuid }) => uuid) : [];
  const targets = block.row === null ? [] : keys.filter((key) => block.among?.includes(key) ?? true);
  const start = block.row === null ? 0 : targets.indexOf(block.row);
  if (start < 0) {
    throw new PatchError(
      { op: 'remove', path: [...listPath, { id: block.row! }] },
      'The row does not exist.',
    );
  }
  const standing = fieldState(definition, document, listPath, context);
  const full = ruleTexts.fullDocument(definition.takes.rows);
  /** How many rows, those in rows included, the document takes beside what is in it. */
  let room = definition.takes.rows - rowsIn(definition, document);
  const sizeOf = (of: ListDefinition, row: Row) => 1 + rowsIn(of.row, row);
  const inserts: Patch[] = [];
  const insert = (of: ListDefinition, path: Path, row: Row, after: string | null) => {
    room -= sizeOf(of, row);
    inserts.push({ op: 'insert', path, row, after });
  };
  const refused: RefusedCell[] = [];
  const cells: Cell[] = [];
  const rows: (string | undefined)[] = [];
  const made = new Map<string, Row>();
  const innerRows = new Map<string, Path>();
  let lastAdded: string | undefined;
  /** First row of a list in the row; made where there is none, something goes into it and there is room for it. */
  const firstRow = (rowPath: Path, inner: ListDefinition, isWanted: boolean): Path | undefined => {
    const innerPath = [...rowPath, inner.name];
    const known = innerRows.get(formatPath(innerPath));
    if (known !== undefined) return known;
    const there = made.get(formatPath(rowPath))?.[inner.name] ?? getAt(document, innerPath);
    let [row] = isRows(there) ? there : [];
    if (row === undefined && isWanted) {
      const made = blankRow(inner, { document, parentPath: rowPath, context }, newId);
      if (sizeOf(inner, made) <= room) {
        row = made;
        insert(inner, innerPath, row, null);
      }
    }
    const path = row && [...innerPath, { id: row.uuid }];
    if (path) innerRows.set(formatPath(innerPath), path);
    return path;
  };
  const born = { document, parentPath: listPath.slice(0, -1), context };
  const size = sizeOf(
    list,
    blankRow(list, born, () => ''),
  );
  for (const [line, texts] of block.lines.entries()) {
    const entries = entriesOf(list, block, texts);
    const fitting = entries.filter(({ reason }) => reason === undefined);
    let id = targets[start + line];
    const isWanted = id !== undefined || fitting.some(({ text }) => text !== '');
    const isDocumentFull = size > room;
    const isFull = standing.disabled || keys.length >= list.takes || isDocumentFull;
    if (id === undefined && isWanted && isFull) {
      const reason = standing.disabled ? standing.reason : isDocumentFull ? full : undefined;
      refused.push({ line, text: texts.join('\t'), ...(reason === undefined ? {} : { reason }) });
      rows.push(undefined);
      continue;
    }
    for (const { name, text, reason } of entries) {
      if (reason !== undefined) refused.push({ line, field: name, text, reason });
    }
    if (id === undefined && isWanted) {
      const row = blankRow(list, born, newId, block.added?.values);
      id = row.uuid;
      insert(list, listPath, row, lastAdded ?? block.added?.after ?? keys.at(-1) ?? null);
      lastAdded = id;
      made.set(formatPath([...listPath, { id }]), row);
      keys.push(id);
    }
    rows.push(id);
    if (id === undefined) continue;
    for (const { name, field, list: inner, text } of fitting) {
      const rowPath = [...listPath, { id }];
      const object = inner === undefined ? rowPath : firstRow(rowPath, inner, text !== '');
      if (object === undefined) {
        if (text !== '') refused.push({ line, field: name, text, reason: full });
        continue;
      }
      const patch: SetPatch = { op: 'set', path: [...object, field.name], ...storedAs(field, text) };
      cells.push({ line, name, field, text, patch });
    }
  }
  const closed = closedCells(cells, inserts, place);
  for (const { line, name, text, reason } of closed.values()) {
    if (text === '') continue;
    refused.push({ line, field: name, text, ...(reason === undefined ? {} : { reason }) });
  }
  const taken = cells.filter((cell) => !closed.has(cell));
  return {
    patches: [...inserts, ...taken.map(({ patch }) => patch)],
    cells: taken,
    refused,
    rows,
    added: made.size,
  };
}

/**
 * What came of a block, by the document as it is with it: a cell that another one emptied or replaced, as a mode does
 * with what it has no use for, was not taken; a computed figure that is what the block says is not told.
 */
export function blockOutcome(
  list: ListDefinition,
  listPath: Path,
  { cells, refused, rows, added }: FilledBlock,
  after: DocumentData,
): BlockResult {
  const isKept = ({ patch }: Cell) => getAt(after, patch.path) === patch.value;
  const lost = cells.filter((cell) => cell.text !== '' && !isKept(cell));
  const isFigureRight = ({ line, field, text }: RefusedCell) => {
    const id = rows[line];
    const column = field === undefined ? undefined : blockColumn(list, field);
    if (id === undefined || !column?.field.readOnly) return false;
    const rowPath = [...listPath, { id }];
    const [inner] = column.list ? rowsOf(getAt(after, rowPath) as Row, column.list.name) : [];
    const value = column.list ? inner?.[column.field.name] : getAt(after, [...rowPath, column.field.name]);
    return String(value) === text || isSameNumber(value, text);
  };
  const told = lost.map(({ line, name, text, patch }): RefusedCell => {
    const value = getAt(after, patch.path);
    const reason = value === undefined ? ruleTexts.emptied : ruleTexts.differs(String(value));
    return { line, field: name, text, reason };
  });
  return {
    taken: cells.length - lost.length,
    refused: [...refused.filter((cell) => !isFigureRight(cell)), ...told].sort(
      (one, other) => one.line - other.line,
    ),
    rows,
    added,
  };
}

/** The cells of a line that have a field to go to, with what they fail. */
function entriesOf(list: ListDefinition, { fields, isPick }: Block, texts: readonly string[]) {
  return texts.flatMap((text, index) => {
    const name = fields[index] ?? '';
    const column = blockColumn(list, name);
    if (column === undefined) return [];
    const { field, list: inner } = column;
    const entry = { name, field, list: inner, text };
    if (field.readOnly) return text === '' ? [] : [{ ...entry, reason: checkText('computed', '') }];
    if (text !== '' && isPick?.(field, text)) {
      return [{ ...entry, reason: judgeValue(field, entryValue(field, text))?.message }];
    }
    const nameOf = (part: string) => (inner === undefined ? part : `${inner.name}/${part}`);
    const goesOn = field.continuesIn !== undefined && !fields.includes(nameOf(field.continuesIn));
    const beside = (inner ?? list).row.fields;
    const parts = (goesOn && continuedEntry(beside, field, text)) || [{ field, text }];
    for (const part of parts) {
      const verdict = judgeEntry(part.field, part.text);
      if (!verdict.accepted) return [{ ...entry, reason: verdict.reason }];
    }
    return parts.map((part) => ({ ...entry, ...part, name: nameOf(part.field.name), reason: undefined }));
  });
}

/** Cells that the rules close, seen with the whole block in place: what was pasted beside them counts. */
function closedCells(cells: readonly Cell[], inserts: readonly Patch[], place: Place) {
  const closed = new Map<Cell, Cell & { readonly reason?: string }>();
  const { closed: isClosed } = place.context;
  const ruled = cells.filter(
    ({ field }) => isClosed || field.rules.some(({ effect }) => effect !== 'require'),
  );
  if (ruled.length === 0) return closed;
  const filled = applyPatches(place.document, [...inserts, ...cells.map(({ patch }) => patch)]);
  for (const cell of ruled) {
    const { path, value } = cell.patch;
    const state = fieldState(place.definition, filled, path, place.context);
    if (!state.disabled && !state.hidden) continue;
    if (getAt(place.document, path) === value) continue;
    closed.set(cell, { ...cell, ...(state.reason === undefined ? {} : { reason: state.reason }) });
  }
  return closed;
}

function storedAs(field: FieldDefinition, text: string): { readonly value?: FieldValue } {
  const value = entryValue(field, text);
  return value === undefined ? {} : { value };
}
