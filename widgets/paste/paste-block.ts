import { blockColumn } from '../../src/engine/block.ts';
import {
  type Block,
  type BlockColumn,
  type BlockResult,
  type DocumentStore,
  type FieldDefinition,
  judgeEntry,
  judgeValue,
  type ListDefinition,
  type Path,
  type RefusedCell,
} from '../../src/engine/index.ts';
import { pasteBlock, previewBlock } from '../../src/engine/paste-block.ts';
import { optionOf } from '../code-search.ts';
import { rowsAt } from '../document-values.ts';
import type { EditorServices } from '../editor-services.ts';
import { type BlockColumns, columnsOf } from './block-columns.ts';
import type { TextBlock } from './clipboard-block.ts';
import { suggestEntry } from './entry-suggestion.ts';
import { headPlace } from './head-place.ts';
import { pastedBlock } from './pasted-block.ts';
import { storedCell } from './stored-cell.ts';

/** Where a clipboard text goes. */
export interface PasteTarget {
  /** Key of the row the block begins in; null begins behind the last row. */
  readonly row: string | null;
  /** The rows that may be pasted over, where that is not all of them. */
  readonly among?: readonly string[];
  /** Where rows that are added go, where that is not behind the last. */
  readonly added?: Block['added'];
  /** Columns from the active one on, for a block without a head. */
  readonly columns: readonly FieldDefinition[];
}

/** A clipboard text made ready for a list. */
export interface Paste {
  readonly list: ListDefinition;
  readonly listPath: Path;
  readonly block: Block;
  /** Cells as they stood on the clipboard, a head not counted. */
  readonly raw: TextBlock;
  /** Fields of the head, in its order; empty without a head. */
  readonly head: readonly string[];
  /** Words of the head that name no column here. */
  readonly unknown: readonly string[];
  /** What stands above the head, as a title over merged cells or words over groups of columns: no data. */
  readonly above: readonly string[];
  /** The first line may be a head of which nothing is known here: whoever pastes is asked. */
  readonly isHeadDoubtful: boolean;
  /** The same without that line. */
  readonly withoutHead?: Paste;
  /** Columns of the block, from 0, that have nowhere to go and that no word of a head tells of. */
  readonly isOutside: (column: number) => boolean;
}

/** A cell of a paste that does not fit, with its place as people count and the reason. */
export interface LeftOut {
  /** Row of what was pasted, from 1, a head not counted. */
  readonly number: number;
  /** Line of the block, from 0. */
  readonly line: number;
  /** Undefined when the whole row was left out, or a cell that has no column here. */
  readonly field?: FieldDefinition;
  /** The list of the row whose first row the field stands in. */
  readonly inner?: ListDefinition;
  /** Column of the block, from 1, of a cell that has none here. */
  readonly column?: number;
  readonly text: string;
  readonly reason: string;
  /** The entry that would fit. */
  readonly suggestion?: string;
  /** It was filled in, for the gate lets it pass, but is not valid and something else would be. */
  readonly isFilled?: boolean;
  /** Filled cells of a row that was left out whole. */
  readonly cells?: number;
}

/** What a paste did, kept until it is closed. */
export interface PasteReport {
  readonly taken: number;
  readonly added: number;
  readonly leftOut: readonly LeftOut[];
  /** Columns of its head that are none here. */
  readonly unknown: readonly string[];
  /** Texts above its head. */
  readonly above: readonly string[];
  /** Key of the row of each line; undefined for a line that left none. */
  readonly rows: readonly (string | undefined)[];
}

/** Makes a clipboard text ready; undefined when there is nothing in it. */
export function readPaste(
  editor: Pick<EditorServices, 'codeLists' | 'text'>,
  list: ListDefinition,
  listPath: Path,
  text: string,
  target: PasteTarget,
): Paste | undefined {
  const all = pastedBlock(editor, list, text, target.columns);
  if (all.length === 0) return undefined;
  const place = headPlace(list, all, editor.text);
  const above = all.slice(0, place.above).flatMap((cells) => cells.filter((cell) => cell.trim() !== ''));
  const lines = all.slice(place.above);
  const columns = columnsOf(list, lines, target.columns, editor.text, place.groups);
  const paste = { ...pasteOf(editor, { list, listPath }, lines, columns, target), above };
  if (!columns.isDoubtful) return paste;
  return { ...paste, withoutHead: pasteOf(editor, { list, listPath }, lines.slice(1), columns, target) };
}

function pasteOf(
  { codeLists }: Pick<EditorServices, 'codeLists'>,
  { list, listPath }: Pick<Paste, 'list' | 'listPath'>,
  lines: TextBlock,
  columns: BlockColumns,
  { row, among, added }: PasteTarget,
): Paste {
  const raw = columns.hasHead ? lines.slice(1) : lines;
  const block: Block = {
    row,
    ...(among && { among }),
    ...(added && { added }),
    fields: columns.fields.map((column) => column && nameOf(column)),
    lines: raw.map((line) =>
      line.map((cell, index) => storedCell({ codeLists }, columns.fields[index]?.field, cell)),
    ),
    isPick: (field, cell) => optionOf(codeLists[field.codeList ?? ''], cell) !== undefined,
  };
  const head = columns.hasHead ? columns.fields.flatMap((column) => column?.field.label ?? []) : [];
  const words = columns.hasHead ? lines[0]! : [];
  const isOutside = (column: number) =>
    columns.fields[column] === undefined && (words[column] ?? '').trim() === '';
  const { unknown, isDoubtful: isHeadDoubtful } = columns;
  return { list, listPath, block, raw, head, unknown, above: [], isHeadDoubtful, isOutside };
}

/** As the engine names a column. */
function nameOf({ list, field }: BlockColumn): string {
  return list === undefined ? field.name : `${list.name}/${field.name}`;
}

/** Fills the block in as one step of undo and tells what became of it. */
export function applyPaste(
  editor: Pick<EditorServices, 'store' | 'codeLists' | 'text'>,
  paste: Paste,
): PasteReport {
  const result = pasteBlock(editor.store, paste.listPath, paste.block, editor.text('rows.pasteStep'));
  return reportOf(editor, paste, result);
}

/** What the paste would do, without doing it. */
export function previewPaste(
  editor: Pick<EditorServices, 'store' | 'codeLists' | 'text'>,
  paste: Paste,
): PasteReport {
  return reportOf(editor, paste, previewBlock(editor.store, paste.listPath, paste.block));
}

function reportOf(
  editor: Pick<EditorServices, 'codeLists' | 'text'>,
  paste: Paste,
  { refused, taken, added, rows }: BlockResult,
): PasteReport {
  const cells = [
    ...refused.map((cell) => leftOut(editor, paste, cell)),
    ...notValid(editor, paste, rows, refused),
    ...outside(editor, paste, refused),
  ];
  return {
    taken,
    added,
    rows,
    unknown: paste.unknown,
    above: paste.above,
    leftOut: cells.sort((one, other) => one.line - other.line),
  };
}

/** Cells that went in though they are not valid, where something else would be. */
function notValid(
  { codeLists }: Pick<EditorServices, 'codeLists'>,
  { list, block, raw }: Paste,
  rows: BlockResult['rows'],
  refused: BlockResult['refused'],
): readonly LeftOut[] {
  const out = new Set(refused.map(({ line, field }) => `${line} ${field}`));
  return block.lines.flatMap((cells, line) =>
    cells.flatMap((stored, column): readonly LeftOut[] => {
      const name = block.fields[column] ?? '';
      const found = blockColumn(list, name);
      if (!found || found.field.readOnly || found.field.type !== 'string') return [];
      const { field, list: inner } = found;
      const failure = judgeValue(field, stored);
      if (!failure || rows[line] === undefined || out.has(`${line} ${name}`)) return [];
      const text = raw[line]?.[column] ?? stored;
      const suggestion = suggestEntry(field, text, codeLists[field.codeList ?? '']);
      if (suggestion === undefined) return [];
      const cell = { number: line + 1, line, field, ...(inner && { inner }), text };
      return [{ ...cell, reason: failure.message, suggestion, isFilled: true }];
    }),
  );
}

/** Cells to the right of the last column, or under no word of the head; those of a row without room are in it. */
function outside(
  { text }: Pick<EditorServices, 'text'>,
  { raw, isOutside }: Paste,
  refused: BlockResult['refused'],
): readonly LeftOut[] {
  const whole = new Set(refused.flatMap(({ line, field }) => (field === undefined ? [line] : [])));
  return raw.flatMap((cells, line) =>
    cells.flatMap((cell, column): readonly LeftOut[] =>
      cell.trim() === '' || whole.has(line) || !isOutside(column)
        ? []
        : [{ number: line + 1, line, column: column + 1, text: cell, reason: text('paste.noColumn') }],
    ),
  );
}

function leftOut(
  editor: Pick<EditorServices, 'codeLists' | 'text'>,
  { list, block, raw }: Paste,
  { line, field: name, text: stored, reason }: RefusedCell,
): LeftOut {
  const place = { number: line + 1, line };
  if (name === undefined) {
    const words = reason ?? editor.text('rows.full', { count: list.takes });
    const cells = (raw[line] ?? []).filter((cell) => cell.trim() !== '');
    return { ...place, text: cells.join(' '), reason: words, cells: cells.length };
  }
  const { field, list: inner } = blockColumn(list, name)!;
  const text = raw[line]?.[block.fields.indexOf(name)] ?? stored;
  // What the gate would pass is left out where a rule closes the cell: no other entry would fit there.
  const isClosed = judgeEntry(field, stored).accepted;
  const suggestion = isClosed ? undefined : suggestEntry(field, text, editor.codeLists[field.codeList ?? '']);
  const words = reason ?? editor.text('rows.closedCell');
  return {
    ...place,
    field,
    ...(inner && { inner }),
    text,
    reason: words,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** How many cells of a paste stand nowhere now, those of whole rows with them. */
export function countLeftOut({ leftOut }: PasteReport): number {
  return leftOut.reduce((sum, { isFilled, cells = 1 }) => sum + (isFilled ? 0 : cells), 0);
}

/** What the column of a cell is called that was left out. */
export function columnWords({ field, inner, column }: LeftOut, text: EditorServices['text']): string {
  if (field) return inner ? `${inner.label}: ${field.label}` : field.label;
  return column === undefined ? text('paste.wholeRow') : text('paste.columnOf', { number: column });
}

/** Where a cell that was left out belongs, in the row of its line; undefined while its list has no row. */
export function placeOfCell(
  store: DocumentStore,
  rowPath: Path,
  { field, inner }: LeftOut,
): Path | undefined {
  if (!field) return undefined;
  if (!inner) return [...rowPath, field.name];
  const first = rowsAt(store.document(), [...rowPath, inner.name])[0];
  return first && [...rowPath, inner.name, { id: first.uuid }, field.name];
}
