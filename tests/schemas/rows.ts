import type { DocumentDefinition, ObjectDefinition, RowDefinition } from '../../src/engine/catalogue.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

/** The customs declaration as generated. */
export const declaration: DocumentDefinition = present(catalogue.documents['customs-declaration']);

/** Every row a declaration can hold, by name. */
export const rows: ReadonlyMap<string, RowDefinition> = collectRows(declaration);

/** The declaration itself and every row. */
export const objects: readonly ObjectDefinition[] = [declaration, ...rows.values()];

/** A declaration that holds `values` in one row of the named kind, at the first list that takes it. */
function documentWithRow(name: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const row = { uuid: 'r1', ...values };
  if (name === 'item') return { CDSItems: [row] };
  const inHeader = Object.values(declaration.lists).find((list) => list.row.name === name);
  if (inHeader) return { CDSItems: [{ uuid: 'i1' }], [inHeader.name]: [row] };
  const inItem = Object.values(present(rows.get('item')).lists).find((list) => list.row.name === name);
  return { CDSItems: [{ uuid: 'i1', [present(inItem).name]: [row] }] };
}

/** A declaration with `values` in the named object. */
export function documentWith(
  name: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return name === declaration.name
    ? { CDSItems: [{ uuid: 'i1' }], ...values }
    : documentWithRow(name, values);
}

/** The value, or a failed test where it should be. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Expected a value.');
  return value;
}

function collectRows(object: ObjectDefinition, found = new Map<string, RowDefinition>()) {
  for (const { row } of Object.values(object.lists)) {
    if (found.has(row.name)) continue;
    found.set(row.name, row);
    collectRows(row, found);
  }
  return found;
}
