import type { FieldDefinition, ListDefinition } from '../src/engine/index.ts';

/** Every field that a row of the list shows somewhere, table columns first. */
export function fieldsOf(list: ListDefinition): readonly FieldDefinition[] {
  const laidOut = list.row.layout.flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...new Set([...list.row.columns, ...laidOut])].map((name) => list.row.fields[name]!);
}
