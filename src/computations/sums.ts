import Big from 'big.js';
import {
  type DerivedStep,
  type DocumentData,
  decimalOf,
  isRowSegment,
  type Patch,
  type Row,
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

/** What one item adds to a sum. */
export type AmountOf = (item: Row) => Big;

/** The number in a field of the item; what is no number counts as 0. */
export function amountIn(field: string): AmountOf {
  return (item) => decimalOf(item[field]);
}

/** Sum over all items. */
export function sumOf(document: DocumentData, amountOf: AmountOf): Big {
  return itemsOf(document).reduce((sum, item) => sum.plus(amountOf(item)), new Big(0));
}

/** The sum over the items after a step: kept by what changed when `known` is the sum before it, else made anew. */
export function keepSum(step: DerivedStep, known: Big | undefined, amountOf: AmountOf): Big {
  if (known === undefined) return sumOf(step.after, amountOf);
  let sum = known;
  for (const id of touchedItems(step.patches)) {
    const old = itemOf(step.before, id);
    const now = itemOf(step.after, id);
    if (old) sum = sum.minus(amountOf(old));
    if (now) sum = sum.plus(amountOf(now));
  }
  return sum;
}
