import type { NewId } from './birth.ts';
import type { FieldValue, Row } from './document.ts';
import { isRows, rowsOf } from './rows.ts';

/** A copy of a row with new keys throughout. */
export function copyRow(row: Row, newId: NewId): Row {
  const copy: Record<string, FieldValue | readonly Row[] | undefined> = { ...row, uuid: newId() };
  for (const name of Object.keys(row)) {
    if (isRows(row[name])) copy[name] = rowsOf(row, name).map((inner) => copyRow(inner, newId));
  }
  return copy as Row;
}
