import {
  blankRow,
  type FieldDefinition,
  judgeEntry,
  type ListDefinition,
  type Patch,
  type Path,
} from '../src/engine/index.ts';
import { readDate } from './date-text.ts';
import { rowsAt } from './document-values.ts';
import type { EditorServices } from './editor-services.ts';

/** A cell that was left out of a paste, with its place as people count and the reason. */
export interface RefusedCell {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly reason: string;
}

export interface PasteResult {
  /** Cells that were filled. */
  readonly taken: number;
  readonly refused: readonly RefusedCell[];
}

interface PasteTarget {
  /** Tab-separated lines, as a spreadsheet puts them on the clipboard. */
  readonly text: string;
  /** Row the block begins in; undefined begins behind the last row. */
  readonly row: string | undefined;
  readonly column: number;
}

/**
 * Fills a block into the rows of a list from one cell on, adding rows up to the limit, as one step of undo.
 * A first line that repeats the column labels is taken as head. Cells that fail their entry rule are left out
 * and listed.
 */
export function pasteBlock(
  editor: EditorServices,
  list: ListDefinition,
  listPath: Path,
  target: PasteTarget,
): PasteResult {
  const { store } = editor;
  const rows = rowsAt(store.document(), listPath).map((row) => row.uuid);
  const lines = blockOf(target.text);
  const columns = columnsOf(list, lines[0], target.column);
  const body = columns.isHead ? lines.slice(1) : lines;
  const patches: Patch[] = [];
  const refused: RefusedCell[] = [];
  let taken = 0;
  let at = target.row === undefined ? rows.length : rows.indexOf(target.row);
  for (const line of body) {
    const place = {
      document: store.document(),
      parentPath: listPath.slice(0, -1),
      context: editor.context(),
    };
    let id = rows[at];
    if (id === undefined) {
      if (list.maxRows !== undefined && rows.length >= list.maxRows) {
        refused.push({
          row: at + 1,
          column: '',
          text: line.join(' '),
          reason: editor.text('rows.full', { count: list.maxRows }),
        });
        continue;
      }
      const row = blankRow(list, place, () => crypto.randomUUID());
      patches.push({ op: 'insert', path: listPath, row, after: rows.at(-1) ?? null });
      id = row.uuid;
      rows.push(id);
    }
    for (const [offset, raw] of line.entries()) {
      const definition = columns.fields[offset];
      if (!definition || definition.readOnly) continue;
      const value = stored(definition, raw);
      const verdict = judgeEntry(definition, value);
      if (verdict.accepted) {
        patches.push({ op: 'set', path: [...listPath, { id }, definition.name], value });
        taken += 1;
      } else {
        refused.push({ row: at + 1, column: definition.label, text: raw, reason: verdict.reason });
      }
    }
    at += 1;
  }
  if (patches.length > 0) store.edit(patches, editor.text('rows.pasteStep'));
  return { taken, refused };
}

function blockOf(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}

/** Fields the columns of the block go to: by its own head if it has one, else from the active column on. */
function columnsOf(list: ListDefinition, head: readonly string[] | undefined, column: number) {
  const fields = list.row.columns.map((name) => list.row.fields[name]!);
  const byHead = (head ?? []).map((words) => fields.find((field) => isLabelOf(field, words)));
  const isHead = byHead.length > 1 && byHead.every((field) => field !== undefined);
  return { isHead, fields: isHead ? byHead : fields.slice(column) };
}

function isLabelOf(field: FieldDefinition, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return (
    wanted === field.label.toLowerCase() ||
    wanted === field.name.toLowerCase() ||
    wanted === field.help.dataElement
  );
}

/** A pasted text in the form it is stored. */
function stored(definition: FieldDefinition, raw: string): string {
  const text = raw.trim();
  return definition.entry.format === 'date' ? (readDate(text) ?? text) : text;
}
