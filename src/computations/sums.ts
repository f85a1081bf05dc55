import Big from 'big.js';
import {
  type ComputationStep,
  type DocumentData,
  decimalOf,
  isRowSegment,
  type Patch,
} from '../engine/index.ts';
import { itemOf, itemsOf } from './items.ts';

/** Keys of the items that patches touch: put in, taken out, moved or changed inside. */
export function touchedItems(patches: readonly Patch[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const patch of patches) {
    if (patch.path[0] !== 'CDSItems') continue;
    const row = patch.path[1];
    if (row !== undefined && isRowSegment(row)) ids.add(row.id);
    else if (patch.op === 'insert') ids.add(patch.row.uuid);
  }
  return ids;
}

/** Sum of a field over all items; what is no number counts as 0. */
export function sumOf(document: DocumentData, field: string): Big {
  return itemsOf(document).reduce((sum, item) => sum.plus(decimalOf(item[field])), new Big(0));
}

/** A sum after a step, and the number of items looked at for it without having changed. */
export interface KeptSum {
  readonly sum: Big;
  readonly walked: number;
}

/** The sum over the items after a step: kept by what changed when `known` is the sum before it, else made anew. */
export function keepSum(step: ComputationStep, known: Big | undefined, field: string): KeptSum {
  if (known === undefined) return { sum: sumOf(step.after, field), walked: itemsOf(step.after).length };
  let sum = known;
  for (const id of touchedItems(step.patches)) {
    sum = sum
      .minus(decimalOf(itemOf(step.before, id)?.[field]))
      .plus(decimalOf(itemOf(step.after, id)?.[field]));
  }
  return { sum, walked: 0 };
}
