import { blankRow, type ListDefinition, type Patch, type Path } from '../../src/engine/index.ts';
import { rowsAt } from '../document-values.ts';
import type { EditorServices } from '../editor-services.ts';
import { type LeftOut, type PasteReport, placeOfCell } from './paste-block.ts';

/**
 * Enters what would fit in place of the cells that a paste left out, as one step. A line that left no row gets
 * one now, behind the row of the line before it. Gives the report without the cells that are settled.
 */
export function applySuggestions(
  editor: Pick<EditorServices, 'store' | 'context' | 'text'>,
  list: ListDefinition,
  listPath: Path,
  report: PasteReport,
): PasteReport {
  const { store } = editor;
  const document = store.document();
  const keys = rowsAt(document, listPath).map(({ uuid }) => uuid);
  const rows = report.rows.map((id) => (id !== undefined && keys.includes(id) ? id : undefined));
  const patches: Patch[] = [];
  const settled = new Set<LeftOut>();
  for (const cell of report.leftOut) {
    if (cell.suggestion === undefined || cell.field === undefined) continue;
    let id = rows[cell.line];
    if (id === undefined) {
      if (cell.inner) continue;
      if (list.maxRows !== undefined && keys.length >= list.maxRows) continue;
      const after = rowBefore(rows, cell.line, keys);
      const place = { document, parentPath: listPath.slice(0, -1), context: editor.context() };
      const row = blankRow(list, place, () => crypto.randomUUID());
      id = row.uuid;
      patches.push({ op: 'insert', path: listPath, row, after });
      keys.splice(after === null ? 0 : keys.indexOf(after) + 1, 0, id);
      rows[cell.line] = id;
    } else if (keys.includes(id) && isClosed(store, [...listPath, { id }], cell)) {
      continue;
    }
    const path = placeOfCell(store, [...listPath, { id }], cell);
    if (path === undefined) continue;
    patches.push({ op: 'set', path, value: cell.suggestion });
    settled.add(cell);
  }
  if (patches.length > 0) store.edit(patches, editor.text('rows.suggestionsStep'));
  return {
    ...report,
    rows,
    taken: report.taken + [...settled].filter(({ isFilled }) => !isFilled).length,
    leftOut: report.leftOut.filter((cell) => !settled.has(cell)),
  };
}

/** Where the row of a line goes: behind the row of the line before it, else in front of the next one's. */
function rowBefore(
  rows: readonly (string | undefined)[],
  line: number,
  keys: readonly string[],
): string | null {
  const previous = rows.slice(0, line).findLast((row) => row !== undefined);
  if (previous !== undefined) return previous;
  const next = rows.slice(line).find((row) => row !== undefined);
  return keys[(next === undefined ? keys.length : keys.indexOf(next)) - 1] ?? null;
}

/** A rule closes the cell: no entry would fit. */
function isClosed(store: EditorServices['store'], rowPath: Path, cell: LeftOut): boolean {
  const path = placeOfCell(store, rowPath, cell);
  if (path === undefined) return false;
  const state = store.fieldState(path);
  return state.disabled || state.hidden;
}
