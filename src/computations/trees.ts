import {
  type Computation,
  type DocumentCheck,
  type DocumentDefinition,
  isSummed,
  type SummedTree,
} from '../engine/index.ts';
import { looseTreeRows } from './loose-tree-rows.ts';
import { rollUp } from './roll-up.ts';

/** What a document has for its lists that are trees, whatever it is called; a browser fetches this file with the first such document. */
export interface OfTrees {
  readonly computations: readonly Computation[];
  readonly checks: readonly DocumentCheck[];
}

/** The sums that a document's schema names, and the check that no row stands below itself. */
export function ofTrees(definition: DocumentDefinition): OfTrees {
  const summed = Object.values(definition.lists).filter(isSummed) as unknown as readonly SummedTree[];
  return { computations: summed.map(rollUp), checks: looseTreeRows(definition) };
}
