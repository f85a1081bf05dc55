import type { ObjectDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import type { DocumentData, Row } from './document.ts';
import { isRows, isSameValue } from './rows.ts';

/** True when two rows or documents hold the same; an absent list is an empty one, a blank may be stored as ''. Keys count. */
export function isSameData(left: DocumentData, right: DocumentData): boolean {
  if (left === right) return true;
  return everyName(left, right, (one, other) =>
    isRows(one) || isRows(other) ? isSameRows(one, other, isSameData) : isSameValue(one, other),
  );
}

/** As `isSameData`, without the figures that computations keep: they are nobody's edit. */
export function isSameEdited(definition: ObjectDefinition, left: DocumentData, right: DocumentData): boolean {
  if (left === right) return true;
  return everyName(left, right, (one, other, name) => {
    if (isFollowing(definition.fields[name])) return true;
    const list = definition.lists[name];
    if (list === undefined) return isSameValue(one, other);
    return isSameRows(one, other, (mine, theirs) => isSameEdited(list.row, mine, theirs));
  });
}

function everyName(
  left: DocumentData,
  right: DocumentData,
  isSame: (one: DocumentData[string], other: DocumentData[string], name: string) => boolean,
): boolean {
  return (
    Object.keys(left).every((name) => isSame(left[name], right[name], name)) &&
    Object.keys(right).every((name) => Object.hasOwn(left, name) || isSame(undefined, right[name], name))
  );
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
    ones.every((row, at) => {
      const other = others[at]!;
      return row === other || (row.uuid === other.uuid && isSame(row, other));
    })
  );
}
