import type { DocumentDefinition, ObjectDefinition } from './catalogue.ts';
import { listAt } from './definition.ts';
import type { DocumentData } from './document.ts';
import { isRowSegment, type Path } from './path.ts';
import { getAt, positionOf } from './rows.ts';

/**
 * In document order by what `pathOf` names: the document first, then fields and lists in schema order, rows
 * as they stand. What has the same place keeps its order.
 */
export function inDocumentOrder<T>(
  definition: DocumentDefinition,
  document: DocumentData,
  all: readonly T[],
  pathOf: (one: T) => Path,
): T[] {
  return all
    .map((one) => ({ rank: rankOf(definition, document, pathOf(one)), one }))
    .sort((left, right) => compare(left.rank, right.rank))
    .map(({ one }) => one);
}

function rankOf(definition: DocumentDefinition, document: DocumentData, path: Path): readonly number[] {
  let container: ObjectDefinition | undefined = definition;
  return path.map((segment, index) => {
    if (isRowSegment(segment)) {
      const rows = getAt(document, path.slice(0, index));
      container = listAt(definition, path.slice(0, index))?.row;
      return Array.isArray(rows) ? (positionOf(rows, segment.id) ?? rows.length) : 0;
    }
    return container === undefined ? 0 : orderOf(container, segment);
  });
}

const orders = new WeakMap<ObjectDefinition, ReadonlyMap<string, number>>();

function orderOf(definition: ObjectDefinition, name: string): number {
  let order = orders.get(definition);
  if (order === undefined) {
    const names = [...Object.keys(definition.fields), ...Object.keys(definition.lists)];
    order = new Map(names.map((known, index) => [known, index]));
    orders.set(definition, order);
  }
  return order.get(name) ?? order.size;
}

function compare(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    if (left[index] !== right[index]) return left[index]! - right[index]!;
  }
  return left.length - right.length;
}
