import type { DocumentData, FieldValue, Row } from './document.ts';
import { isRowSegment, type Path } from './path.ts';

/** Whether two values of a field are the same; a blank one may be stored as ''. */
export function isSameValue(one: DocumentData[string], other: DocumentData[string]): boolean {
  return (one === '' ? undefined : one) === (other === '' ? undefined : other);
}

type Value = FieldValue | readonly Row[] | undefined;

/** True for the rows of a list, false for a field, a row or nothing. */
export function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value);
}

/** Rows of a list; an absent list is an empty one. */
export function rowsOf(container: DocumentData | undefined, list: string): readonly Row[] {
  const value = container?.[list];
  return isRows(value) ? value : [];
}

/** Positions by row key, kept per list object: built once, shared by every list with the same rows in the same order. */
const positions = new WeakMap<readonly Row[], ReadonlyMap<string, number>>();

/** Position of a row in its list; undefined when it is not there. Does not depend on the length of the list. */
export function positionOf(rows: readonly Row[], id: string): number | undefined {
  let known = positions.get(rows);
  if (known === undefined) {
    known = new Map(rows.map((row, index) => [row.uuid, index]));
    positions.set(rows, known);
  }
  return known.get(id);
}

/** Says that `next` has the rows of `previous` in the same order, with other content. */
export function keepPositions(previous: readonly Row[], next: readonly Row[]): void {
  const known = positions.get(previous);
  if (known !== undefined) positions.set(next, known);
}

export function rowOf(rows: readonly Row[], id: string): Row | undefined {
  const position = positionOf(rows, id);
  return position === undefined ? undefined : rows[position];
}

/** Value, list or row at a place; the document itself is no value. Undefined where nothing is. */
export function getAt(document: DocumentData, path: Path): FieldValue | readonly Row[] | Row | undefined {
  let here: DocumentData | Value = document;
  for (const segment of path) {
    if (isRowSegment(segment)) {
      if (!Array.isArray(here)) return undefined;
      here = rowOf(here as readonly Row[], segment.id);
    } else {
      if (typeof here !== 'object' || Array.isArray(here) || !Object.hasOwn(here, segment)) return undefined;
      here = (here as DocumentData)[segment];
    }
    if (here === undefined) return undefined;
  }
  return here as FieldValue | readonly Row[] | Row;
}

/** The field's value; undefined for a blank one and for what is no field. */
export function fieldIn(document: DocumentData, path: Path): FieldValue | undefined {
  const value = getAt(document, path);
  return typeof value === 'object' || value === '' ? undefined : value;
}

/** The document and the rows a place lies in, from outside in; undefined when one of the rows is not there. */
export function containersOf(document: DocumentData, path: Path): readonly DocumentData[] | undefined {
  const containers: DocumentData[] = [document];
  for (const [index, segment] of path.entries()) {
    if (!isRowSegment(segment)) continue;
    const list = path[index - 1];
    const container = containers.at(-1);
    const row = typeof list === 'string' ? rowOf(rowsOf(container, list), segment.id) : undefined;
    if (row === undefined) return undefined;
    containers.push(row);
  }
  return containers;
}
