import {
  blankRow,
  type ListDefinition,
  newUuid,
  type Patch,
  type Path,
  type Row,
} from '../../src/engine/index.ts';
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
  const made = new Map<string, Row>();
  const innerPaths = new Map<string, Path>();
  const settled = new Set<LeftOut>();
  /** The first row of a list in the row `id`; made where there is none. */
  const firstRow = (id: string, inner: ListDefinition): Path => {
    const known = innerPaths.get(`${id} ${inner.name}`);
    if (known) return known;
    const rowPath = [...listPath, { id }];
    const innerPath = [...rowPath, inner.name];
    const row = made.get(id);
    let [first] = row ? rowsAt(row, [inner.name]) : rowsAt(document, innerPath);
    if (first === undefined) {
      first = blankRow(inner, { document, parentPath: rowPath, context: editor.context() }, newUuid);
      patches.push({ op: 'insert', path: innerPath, row: first, after: null });
    }
    const path = [...innerPath, { id: first.uuid }];
    innerPaths.set(`${id} ${inner.name}`, path);
    return path;
  };
  for (const cell of report.leftOut) {
    if (cell.suggestion === undefined || cell.field === undefined) continue;
    let id = rows[cell.line];
    if (id === undefined) {
      if (keys.length >= list.takes) continue;
      const after = rowBefore(rows, cell.line, keys);
      const place = { document, parentPath: listPath.slice(0, -1), context: editor.context() };
      const row = blankRow(list, place, newUuid);
      id = row.uuid;
      made.set(id, row);
      patches.push({ op: 'insert', path: listPath, row, after });
      keys.splice(after === null ? 0 : keys.indexOf(after) + 1, 0, id);
      rows[cell.line] = id;
    } else if (!made.has(id) && isClosed(store, [...listPath, { id }], cell)) {
      continue;
    }
    const object = cell.inner ? firstRow(id, cell.inner) : [...listPath, { id }];
    patches.push({ op: 'set', path: [...object, cell.field.name], value: cell.suggestion });
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
  // Without a row of its own, the list it would stand in decides.
  const path = placeOfCell(store, rowPath, cell) ?? [...rowPath, cell.inner!.name];
  const state = store.fieldState(path);
  return state.disabled || state.hidden;
}
