import type { ListDefinition } from './catalogue.ts';
import type { Computation } from './computation.ts';

/** Name of the computation that sums up the figures of a tree; fields say it with `computedBy`. */
export const ROLL_UP = 'roll-up';

/** What the schema of a tree says of its sums. */
export type SummedTree = Required<Pick<ListDefinition, 'name' | 'parentField' | 'rollUp'>>;

/** Whether the figures of a list are summed up. */
export function isSummed(list: Pick<ListDefinition, 'parentField' | 'rollUp'>): boolean {
  return list.parentField !== undefined && list.rollUp !== undefined;
}

/** The computation that sums up a tree of a document, as far as its schema says it. */
export function rollUpPlaces({
  name,
  parentField,
  rollUp,
}: SummedTree): Pick<Computation, 'name' | 'reads' | 'writes'> {
  const figures = [...new Set(Object.values(rollUp))];
  return {
    name: ROLL_UP,
    reads: [`/${name}`, ...[parentField, ...figures].map((field) => `/${name}/*/${field}`)],
    writes: Object.keys(rollUp).map((field) => `/${name}/*/${field}`),
  };
}
