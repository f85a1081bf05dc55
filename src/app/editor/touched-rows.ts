import type { DocumentData, Patch, Path, Row } from '../../engine/index.ts';
import { getAt, isRowSegment, subjectOf } from '../../engine/index.ts';

/** The outermost rows that patches touch, as a document of these alone, and where each stood. */
export interface TouchedRows {
  readonly touched: DocumentData;
  /** From 1, by row key. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Of the document only the outermost rows that the patches touch: enough to bring back or name a deleted one. */
export function touchedRows(document: DocumentData, patches: readonly Patch[]): TouchedRows {
  const ids = new Map<string, Set<string>>();
  for (const patch of patches) {
    const [list, row] = subjectOf(patch);
    if (typeof list !== 'string' || row === undefined || !isRowSegment(row)) continue;
    ids.set(list, (ids.get(list) ?? new Set()).add(row.id));
  }
  const touched: Record<string, Row[]> = {};
  const numbers: Record<string, number> = {};
  for (const [list, wanted] of ids) {
    const rows: Row[] = [];
    rowsAt(document, [list]).forEach((row, index) => {
      if (!wanted.has(row.uuid)) return;
      rows.push(row);
      numbers[row.uuid] = index + 1;
    });
    touched[list] = rows;
  }
  return { touched, numbers };
}

/** Whether the path names a row and not a field. */
export function isRowPath(path: Path): boolean {
  const last = path.at(-1);
  return last !== undefined && isRowSegment(last);
}

function rowsAt(document: DocumentData, list: Path): readonly Row[] {
  const rows = getAt(document, list);
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}
