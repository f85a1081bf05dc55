import type { FieldDefinition, ListDefinition, ObjectDefinition, RowDefinition } from './catalogue.ts';
import { isRowSegment, type Path } from './path.ts';

/** What stands at a place: a field, a list or a row of a list. Undefined for a place that this document type lacks. */
export function definitionAt(
  definition: ObjectDefinition,
  path: Path,
): FieldDefinition | ListDefinition | RowDefinition | undefined {
  let container: ObjectDefinition | undefined = definition;
  let found: FieldDefinition | ListDefinition | RowDefinition | undefined;
  for (const segment of path) {
    if (isRowSegment(segment)) {
      if (found === undefined || !isListDefinition(found)) return undefined;
      container = found.row;
      found = found.row;
    } else {
      if (container === undefined) return undefined;
      found = own(container.fields, segment) ?? own(container.lists, segment);
      if (found === undefined) return undefined;
      container = undefined;
    }
  }
  return found;
}

/** The field at a place; undefined when no field stands there. */
export function fieldAt(definition: ObjectDefinition, path: Path): FieldDefinition | undefined {
  const found = definitionAt(definition, path);
  return found !== undefined && isFieldDefinition(found) ? found : undefined;
}

/** The list at a place; undefined when no list stands there. */
export function listAt(definition: ObjectDefinition, path: Path): ListDefinition | undefined {
  const found = definitionAt(definition, path);
  return found !== undefined && isListDefinition(found) ? found : undefined;
}

export function isListDefinition(
  found: FieldDefinition | ListDefinition | RowDefinition,
): found is ListDefinition {
  return 'row' in found;
}

function isFieldDefinition(
  found: FieldDefinition | ListDefinition | RowDefinition,
): found is FieldDefinition {
  return 'valid' in found;
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
