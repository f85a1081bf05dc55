import type { FieldDefinition, ObjectDefinition } from './catalogue.ts';

/** A figure that a computation keeps; it follows the rest and is nobody's edit. */
export function isFollowing(field: FieldDefinition | undefined): boolean {
  return field?.computedBy !== undefined;
}

/** The field in which rows are numbered by a computation (`item_no`): the computed count of a row. */
export function numberingOf(row: ObjectDefinition): string | undefined {
  return Object.values(row.fields).find((field) => field.type === 'integer' && isFollowing(field))?.name;
}
