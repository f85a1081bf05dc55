import {
  applyPatches,
  type DocumentData,
  type Patch,
  type Path,
  type Row,
  treeOf,
} from '../../src/engine/index.ts';
import { moveWithAllBelow, type TreePlace } from '../../src/engine/tree-edits.ts';
import { rowsAt } from '../document-values.ts';

/** One place up or down among the rows below the same one, into the one above, or out behind the one it stands below. */
export type Way = 'up' | 'down' | 'in' | 'out';

/** Where a row that is dragged is let go: before or behind a row, or on it. */
export type Zone = 'before' | 'into' | 'after';

/** A list that is a tree, in its document. */
export interface TreeList {
  readonly path: Path;
  readonly parentField: string;
}

/** The chosen rows without those that go with another of them, in the order of the list. */
export function outermostRows(
  rows: readonly Row[],
  parentField: string,
  chosen: readonly string[],
): readonly string[] {
  const wanted = new Set(chosen);
  const tree = treeOf(rows, parentField);
  const ids = rows.map(({ uuid }) => uuid).filter((id) => wanted.has(id));
  return ids.filter((id) => !tree.above(id).some((above) => wanted.has(above)));
}

/** The chosen rows and all that stands below them, each once. */
export function branchesOf(
  rows: readonly Row[],
  parentField: string,
  chosen: readonly string[],
): readonly string[] {
  const tree = treeOf(rows, parentField);
  return outermostRows(rows, parentField, chosen).flatMap((id) =>
    tree.withAllBelow(id).map(({ uuid }) => uuid),
  );
}

/** Where a way leads a row; undefined where it leads nowhere. A row put below itself or below none is led out of it. */
function placeOn(rows: readonly Row[], parentField: string, id: string, way: Way): TreePlace | undefined {
  const tree = treeOf(rows, parentField);
  const [parent = null, grandparent = null] = tree.above(id);
  const siblings = tree.childrenOf(parent).map(({ uuid }) => uuid);
  const at = siblings.indexOf(id);
  const isLoose = parent === null && Boolean(rows.find(({ uuid }) => uuid === id)?.[parentField]);
  if (way === 'out' && isLoose) return { parent, after: siblings[at - 1] ?? null };
  if (way === 'out') return parent === null ? undefined : { parent: grandparent, after: parent };
  if (way === 'down') return at + 1 < siblings.length ? { parent, after: siblings[at + 1]! } : undefined;
  const above = siblings[at - 1];
  if (above === undefined) return undefined;
  if (way === 'up') return { parent, after: siblings[at - 2] ?? null };
  return { parent: above, after: tree.childrenOf(above).at(-1)?.uuid ?? null };
}

/** Patches that lead the chosen rows with all below them one step; none where none of them can go. */
export function stepPatches(
  document: DocumentData,
  { path, parentField }: TreeList,
  chosen: readonly string[],
  way: Way,
): readonly Patch[] {
  const rows = rowsAt(document, path);
  const moved = outermostRows(rows, parentField, chosen);
  const wanted = new Set(moved);
  // Each goes before those that it would meet.
  const inTurn = way === 'down' || way === 'out' ? moved.toReversed() : moved;
  const stuck = new Set<string>();
  return inTurnPatches(document, inTurn, (here, id) => {
    const place = placeOn(rowsAt(here, path), parentField, id, way);
    const met = place && beside(rowsAt(here, path), parentField, id, way);
    const isMet = met !== undefined && wanted.has(met) && stuck.has(met);
    if (place === undefined || isMet) {
      stuck.add(id);
      return [];
    }
    return moveWithAllBelow(here, parentField, [...path, { id }], place);
  });
}

/** The row that one on its way passes by or goes into. */
function beside(rows: readonly Row[], parentField: string, id: string, way: Way): string | undefined {
  if (way === 'out') return undefined;
  const tree = treeOf(rows, parentField);
  const siblings = tree.childrenOf(tree.above(id)[0] ?? null).map(({ uuid }) => uuid);
  return siblings[siblings.indexOf(id) + (way === 'down' ? 1 : -1)];
}

/** Whether the target is one of the rows or stands below one: they cannot be put there. */
export function isWithinBranches(
  rows: readonly Row[],
  parentField: string,
  chosen: readonly string[],
  target: string,
): boolean {
  return [target, ...treeOf(rows, parentField).above(target)].some((id) => chosen.includes(id));
}

/** Patches that put the chosen rows, with all below them, where they are let go; none where that is within them. */
export function dropPatches(
  document: DocumentData,
  { path, parentField }: TreeList,
  chosen: readonly string[],
  { target, zone }: { readonly target: string; readonly zone: Zone },
): readonly Patch[] {
  const rows = rowsAt(document, path);
  const moved = outermostRows(rows, parentField, chosen);
  if (isWithinBranches(rows, parentField, moved, target)) return [];
  const tree = treeOf(rows, parentField);
  const parent = zone === 'into' ? target : (tree.above(target)[0] ?? null);
  const others = tree.childrenOf(parent).flatMap(({ uuid }) => (moved.includes(uuid) ? [] : [uuid]));
  const at = others.indexOf(target);
  let after = (zone === 'into' ? others.at(-1) : zone === 'after' ? target : others[at - 1]) ?? null;
  return inTurnPatches(document, moved, (here, id) => {
    const patches = moveWithAllBelow(here, parentField, [...path, { id }], { parent, after });
    after = id;
    return patches;
  });
}

/** Patches of one row after the other, each made of the document as those before it left it. */
function inTurnPatches(
  document: DocumentData,
  ids: readonly string[],
  patchesOf: (here: DocumentData, id: string) => readonly Patch[],
): readonly Patch[] {
  let here = document;
  return ids.flatMap((id) => {
    const patches = patchesOf(here, id);
    here = applyPatches(here, patches);
    return patches;
  });
}
