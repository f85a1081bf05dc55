import type { DocumentDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { closedNames } from './merge-closed.ts';
import { type Answering, conflictAt, settleEvents } from './merge-events.ts';
import { withFigures } from './merge-figures.ts';
import { mergeOrder } from './merge-order.ts';
import { untangle } from './merge-tree.ts';
import { formatPath, type Path } from './path.ts';
import { isSameValue, rowOf, rowsOf } from './rows.ts';
import { isSameData, isSameEdited } from './same-data.ts';
import { aboveOf } from './tree.ts';

/** A place that two people changed differently. */
export interface Conflict {
  readonly path: Path;
  /** The value each gave a field; absent where it was cleared, or where a row is meant. */
  readonly mine?: FieldValue;
  readonly theirs?: FieldValue;
}

/** Two people's work on one document as one. */
export interface Merged {
  /** Both changes; at a conflict what `theirs` holds, and a row that only one of them gave up. */
  readonly document: DocumentData;
  /**
   * Only what cannot both be kept: a field given two values, a row one removed and the other changed, moved
   * to two places, or put below or behind itself by both moves together, a value and the choice that closes its
   * field. Computed figures follow the rest.
   */
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges what `mine` and `theirs` each made of `base`, by path and row key; rows added, removed, moved included.
 * `answering` says which choices are answered by an event: what it did goes with the choice; and which figures
 * follow what the merge holds.
 */
export function mergeDocuments(
  definition: DocumentDefinition,
  base: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  answering: Answering = { computations: [], context: {} },
): Merged {
  const settled = settleEvents(definition, { base, mine, theirs }, answering);
  const conflicts: Conflict[] = [];
  const merged = mergeObject(definition, base, settled.mine, settled.theirs, [], conflicts);
  const isBoth = merged !== theirs && merged !== mine;
  const { computations, context } = answering;
  return {
    document: isBoth ? withFigures(merged, { base, mine, theirs }, computations, context) : merged,
    conflicts: [...settled.conflicts, ...conflicts],
  };
}

/** `base` is undefined for a row that both put in. Gives `theirs` itself when nothing is to be added to it. */
function mergeObject<T extends DocumentData>(
  definition: ObjectDefinition,
  base: DocumentData | undefined,
  mine: T,
  theirs: T,
  path: Path,
  conflicts: Conflict[],
): T {
  if (isSameData(mine, theirs) || (base !== undefined && isSameData(mine, base))) return theirs;
  if (base !== undefined && isSameData(theirs, base)) return mine;
  const merged: Record<string, FieldValue | readonly Row[]> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const list = definition.lists[name];
    const place = [...path, name];
    if (list === undefined) {
      const isComputed = isFollowing(definition.fields[name]);
      const value = mergeField(base?.[name], mine[name], theirs[name], place, isComputed, conflicts);
      if (value !== undefined) merged[name] = value;
    } else {
      const rows = mergeList(
        list,
        rowsOf(base, name),
        rowsOf(mine, name),
        rowsOf(theirs, name),
        place,
        conflicts,
      );
      if (rows.length > 0) merged[name] = rows;
    }
  }
  if (base !== undefined) {
    const closed = closedNames(definition, base, mine, theirs, merged);
    for (const name of closed) holdTheirs(name, merged, mine, theirs, path, conflicts);
  }
  return isSameData(merged, theirs) ? theirs : (merged as T);
}

/** Gives the field what `theirs` holds; a conflict, told once, where `mine` holds another value. */
function holdTheirs(
  name: string,
  merged: Record<string, FieldValue | readonly Row[]>,
  mine: DocumentData,
  theirs: DocumentData,
  path: Path,
  conflicts: Conflict[],
): void {
  const [own, other] = [mine[name] as FieldValue | undefined, theirs[name] as FieldValue | undefined];
  if (other === undefined) delete merged[name];
  else merged[name] = other;
  const place = [...path, name];
  if (own === other || conflicts.some((known) => formatPath(known.path) === formatPath(place))) return;
  conflicts.push(conflictAt(place, own, other));
}

function mergeField(
  base: DocumentData[string],
  mine: DocumentData[string],
  theirs: DocumentData[string],
  path: Path,
  isComputed: boolean,
  conflicts: Conflict[],
): FieldValue | undefined {
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return theirs as FieldValue | undefined;
  if (isSameValue(theirs, base)) return mine as FieldValue | undefined;
  if (!isComputed) {
    conflicts.push(conflictAt(path, mine as FieldValue | undefined, theirs as FieldValue | undefined));
  }
  return theirs as FieldValue | undefined;
}

function mergeList(
  list: ListDefinition,
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  path: Path,
  conflicts: Conflict[],
): readonly Row[] {
  const torn = new Set<string>();
  const staying = stayingRows(list, base, mine, theirs, torn);
  const merged = new Map<string, Row>();
  for (const id of staying) {
    const [old, left, right] = [rowOf(base, id), rowOf(mine, id), rowOf(theirs, id)];
    const row =
      left !== undefined && right !== undefined
        ? mergeObject(list.row, old, left, right, [...path, { id }], conflicts)
        : (left ?? right ?? old!);
    merged.set(id, row);
  }
  if (list.parentField !== undefined) {
    for (const id of untangle(list.parentField, { base, mine, theirs, merged })) torn.add(id);
  }
  const keys = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid);
  const order = mergeOrder(staying, keys(base), keys(mine), keys(theirs));
  for (const id of [...torn, ...order.torn]) conflicts.push({ path: [...path, { id }] });
  return order.keys.map((id) => merged.get(id)!);
}

/**
 * Keys of the rows that are there in the end. A row that one removed stays where the other changed it, or has
 * put something below it; it is told in `torn`.
 */
function stayingRows(
  list: ListDefinition,
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  torn: Set<string>,
): ReadonlySet<string> {
  const staying = new Set<string>();
  const removed = new Map<string, readonly Row[]>();
  for (const { uuid } of [...base, ...mine, ...theirs]) {
    const [old, left, right] = [rowOf(base, uuid), rowOf(mine, uuid), rowOf(theirs, uuid)];
    const rest = left ?? right;
    if (old === undefined || (left !== undefined && right !== undefined)) staying.add(uuid);
    else if (rest !== undefined && !isSameEdited(list.row, old, rest)) {
      staying.add(uuid);
      torn.add(uuid);
    } else if (rest !== undefined) removed.set(uuid, left === undefined ? theirs : mine);
  }
  const { parentField } = list;
  if (parentField === undefined || removed.size === 0) return staying;
  for (const id of [...staying]) {
    for (const rows of [mine, theirs]) {
      const [old, row] = [rowOf(base, id), rowOf(rows, id)];
      const isPutThere = row !== undefined && (torn.has(id) || row[parentField] !== old?.[parentField]);
      for (const above of isPutThere ? aboveOf(rows, parentField, id) : []) {
        if (removed.get(above) !== rows) continue;
        staying.add(above);
        torn.add(above);
      }
    }
  }
  return staying;
}
