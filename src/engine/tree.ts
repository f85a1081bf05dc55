import type { Row } from './document.ts';
import { positionOf, rowOf } from './rows.ts';

/**
 * A flat list of rows as a tree, by the field that holds the key of the row above (`parentId`). A row without
 * one, with one that is not in the list, or standing below itself, is on top.
 */
export interface RowTree {
  /** Rows directly below one, as they stand in the list; on top for null. */
  childrenOf(id: string | null): readonly Row[];
  /** The row and all below it, each before its own children. */
  withAllBelow(id: string): readonly Row[];
  /** Keys of the rows above one, nearest first; looks at no others. */
  above(id: string): readonly string[];
}

/** Reads a list as a tree. What is asked of it is worked out then, children once for all rows. */
export function treeOf(rows: readonly Row[], parentField: string): RowTree {
  let children: ReadonlyMap<string | null, readonly Row[]> | undefined;
  const tree: RowTree = {
    childrenOf(id) {
      children ??= childrenByParent(rows, parentField);
      return children.get(id) ?? [];
    },
    withAllBelow(id) {
      const row = rowOf(rows, id);
      const found: Row[] = [];
      // Not by calls within calls: a chain may be as long as a list.
      const waiting = row === undefined ? [] : [row];
      for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
        found.push(here);
        waiting.push(...tree.childrenOf(here.uuid).toReversed());
      }
      return found;
    },
    above: (id) => aboveOf(rows, parentField, id),
  };
  return tree;
}

/** Keys of the rows above a row, nearest first. A row that stands below itself is on top: the chain ends there. */
export function aboveOf(rows: readonly Row[], parentField: string, id: string): readonly string[] {
  const found: string[] = [];
  const seen = new Set([id]);
  for (let parent = parentOf(rows, parentField, id); parent !== null; ) {
    if (seen.has(parent)) return found.slice(0, found.indexOf(parent) + 1);
    seen.add(parent);
    found.push(parent);
    parent = parentOf(rows, parentField, parent);
  }
  return found;
}

function parentOf(rows: readonly Row[], parentField: string, id: string): string | null {
  const parent = rowOf(rows, id)?.[parentField];
  return typeof parent === 'string' && positionOf(rows, parent) !== undefined ? parent : null;
}

function childrenByParent(rows: readonly Row[], parentField: string) {
  const children = new Map<string | null, Row[]>();
  const circling = circlingRows(rows, parentField);
  for (const row of rows) {
    const parent = circling.has(row.uuid) ? null : parentOf(rows, parentField, row.uuid);
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [row]);
    else known.push(row);
  }
  return children;
}

/** Why a row is on top that names a row above it. */
type Looseness = 'circling' | 'missing';

/** Rows that are on top although they name a row above them, by key: they stand below themselves, or it is not there. */
export function looseRows(rows: readonly Row[], parentField: string): ReadonlyMap<string, Looseness> {
  const circling = circlingRows(rows, parentField);
  const loose = new Map<string, Looseness>();
  for (const { uuid, [parentField]: named } of rows) {
    if (circling.has(uuid)) loose.set(uuid, 'circling');
    else if (named !== undefined && named !== '' && parentOf(rows, parentField, uuid) === null)
      loose.set(uuid, 'missing');
  }
  return loose;
}

/** Keys of the rows that stand below themselves; each row is looked at once. */
function circlingRows(rows: readonly Row[], parentField: string): ReadonlySet<string> {
  const circling = new Set<string>();
  const seen = new Set<string>();
  for (const { uuid } of rows) {
    const way: string[] = [];
    let here: string | null = uuid;
    for (; here !== null && !seen.has(here); here = parentOf(rows, parentField, here)) {
      seen.add(here);
      way.push(here);
    }
    const from = here === null ? -1 : way.indexOf(here);
    if (from >= 0) for (const id of way.slice(from)) circling.add(id);
  }
  return circling;
}
