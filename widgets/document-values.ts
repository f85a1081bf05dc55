import { type DocumentData, type FieldValue, getAt, type Path, type Row } from '../src/engine/index.ts';

/** Value of the field at `path`; undefined for a blank field and for a list. */
export function valueAt(document: DocumentData, path: Path): FieldValue | undefined {
  const value = getAt(document, path);
  return typeof value === 'object' ? undefined : value;
}

/** Rows of the list at `path`; none for an absent one. */
export function rowsAt(document: DocumentData, path: Path): readonly Row[] {
  const value = getAt(document, path);
  return Array.isArray(value) ? value : [];
}
