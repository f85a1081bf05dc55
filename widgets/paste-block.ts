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
  /** Row of what was pasted, from 1, a head not counted; 0 is a column of the head. */
  readonly row: number;
  /** Label of the field; '' when the whole row or column was left out. */
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
 * A first line in which at least two cells, and at least half, are column labels is taken as head; its other
 * columns are left out and listed. Cells that fail their entry rule are left out and listed.
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
  const refused: RefusedCell[] = columns.isHead
    ? lines[0]!.flatMap((words, index) =>
        columns.fields[index] || words.trim() === ''
          ? []
          : [{ row: 0, column: '', text: words, reason: editor.text('rows.unknownColumn') }],
      )
    : [];
  const place = {
    document: store.document(),
    parentPath: listPath.slice(0, -1),
    context: editor.context(),
  };
  let taken = 0;
  let at = target.row === undefined ? rows.length : rows.indexOf(target.row);
  body.forEach((line, index) => {
    const entries = line.flatMap((raw, offset) => {
      const definition = columns.fields[offset];
      if (!definition || definition.readOnly) return [];
      const value = stored(definition, raw);
      return [{ definition, raw, value, verdict: judgeEntry(definition, value) }];
    });
    for (const { definition, raw, verdict } of entries) {
      if (verdict.accepted) continue;
      refused.push({ row: index + 1, column: definition.label, text: raw, reason: verdict.reason });
    }
    const accepted = entries.filter(({ verdict }) => verdict.accepted);
    let id = rows[at];
    // A row of refused cells only is no reason for a blank row.
    if (id === undefined && !accepted.some(({ value }) => value !== '')) return;
    if (id === undefined) {
      if (list.maxRows !== undefined && rows.length >= list.maxRows) {
        const reason = editor.text('rows.full', { count: list.maxRows });
        refused.push({ row: index + 1, column: '', text: line.join(' '), reason });
        return;
      }
      const row = blankRow(list, place, () => crypto.randomUUID());
      patches.push({ op: 'insert', path: listPath, row, after: rows.at(-1) ?? null });
      id = row.uuid;
      rows.push(id);
    }
    for (const { definition, value } of accepted) {
      patches.push({ op: 'set', path: [...listPath, { id }, definition.name], value });
      taken += 1;
    }
    at += 1;
  });
  if (patches.length > 0) store.edit(patches, editor.text('rows.pasteStep'));
  return { taken, refused };
}

/** Lines and cells of a clipboard; a cell in quotes may hold tabs, line ends and doubled quotes. */
function blockOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length || line.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text)!;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

/** Fields the columns of the block go to: by its own head if it has one, else from the active column on. */
function columnsOf(list: ListDefinition, head: readonly string[] | undefined, column: number) {
  const fields = list.row.columns.map((name) => list.row.fields[name]!);
  const byHead = (head ?? []).map((words) => fields.find((field) => isLabelOf(field, words)));
  const known = byHead.filter((field) => field !== undefined).length;
  const isHead = known > 1 && known * 2 >= byHead.length;
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
  const text = definition.widget === 'multiline' ? raw.trim() : raw.trim().replace(/\s*[\t\r\n]+\s*/g, ' ');
  return definition.entry.format === 'date' ? (readDate(text) ?? text) : text;
}
