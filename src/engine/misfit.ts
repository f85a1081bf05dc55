import { rowsFault } from './apply.ts';
import type { DocumentDefinition, ListDefinition } from './catalogue.ts';
import { fieldAt, listAt } from './definition.ts';
import type { Row } from './document.ts';
import type { Patch } from './patch.ts';
import { shapedBy, typeMisfit } from './shape.ts';

/**
 * Why a patch does not fit documents of this type: its field or list is unknown, its value is of another type, or its
 * row holds what such rows have not. Whether a value is valid is another question.
 */
export function misfit(definition: DocumentDefinition, patch: Patch): string | undefined {
  if (patch.op === 'set') {
    const field = fieldAt(definition, patch.path);
    if (field === undefined) return 'No field stands here.';
    const { value } = patch;
    return value === undefined || value === '' ? undefined : typeMisfit(field, value);
  }
  if (patch.op !== 'insert') return undefined;
  const list = listAt(definition, patch.path);
  return list === undefined ? 'No list stands here.' : rowMisfit(list, patch.row);
}

/** Why these are no rows of the list; what it holds already is not looked into. */
export function rowsMisfit(
  list: ListDefinition,
  held: readonly Row[],
  rows: readonly Row[],
): string | undefined {
  const known = new Set(held);
  const others = rows.filter((row) => !known.has(row));
  return rowsFault(rows) ?? others.map((row) => rowMisfit(list, row)).find((fault) => fault !== undefined);
}

function rowMisfit(list: ListDefinition, row: Row): string | undefined {
  const [fault] = shapedBy(list.row, row).faults;
  return fault && `${fault.message} ${fault.place}`;
}
