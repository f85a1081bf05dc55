import type { ObjectDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import type { DocumentData, Row } from './document.ts';
import { isRows } from './rows.ts';

/** True when two rows or documents hold the same; an absent list is an empty one. Keys count. */
export function isSameData(left: DocumentData, right: DocumentData): boolean {
  if (left === right) return true;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => {
    const one = left[name];
    const other = right[name];
    return isRows(one) || isRows(other) ? isSameRows(one, other, isSameData) : one === other;
  });
}

/** As `isSameData`, without the figures that computations keep: they are nobody's edit. */
export function isSameEdited(definition: ObjectDefinition, left: DocumentData, right: DocumentData): boolean {
  if (left === right) return true;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => {
    if (isFollowing(definition.fields[name])) return true;
    const one = left[name];
    const other = right[name];
    const list = definition.lists[name];
    if (list === undefined) return one === other;
    return isSameRows(one, other, (mine, theirs) => isSameEdited(list.row, mine, theirs));
  });
}

function isSameRows(
  left: DocumentData[string],
  right: DocumentData[string],
  isSame: (left: Row, right: Row) => boolean,
): boolean {
  const ones = isRows(left) ? left : [];
  const others = isRows(right) ? right : [];
  return (
    ones.length === others.length &&
    ones.every((row, at) => row.uuid === others[at]!.uuid && isSame(row, others[at]!))
  );
}
