import type { DocumentData } from '../../engine/document.ts';
import { formatPath, getAt, isRowSegment, type Path, type Row } from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import { withoutRepeated } from './repeated.ts';
import { stepped } from './steps.ts';

/** A save of the window that is answered, and the document that it led to. */
export interface OwnSave {
  readonly patches: readonly Patch[];
  readonly after: DocumentData;
}

/**
 * The editor's base with its own saves whose answer got lost: what they did is no change of somebody else. A row that
 * they put behind one of somebody else's stands behind the nearest before that which the base has.
 */
export function withOwnSaves(base: DocumentData, saves: readonly OwnSave[]): DocumentData {
  return saves.reduce((document, { patches, after }) => {
    const fitting = withoutRepeated(document, patches);
    return stepped(document, anchored(document, fitting, after));
  }, base);
}

function anchored(document: DocumentData, patches: readonly Patch[], after: DocumentData): readonly Patch[] {
  const known = new Map<string, Set<string>>();
  const keysOf = (list: Path) => {
    const place = formatPath(list);
    const keys = known.get(place) ?? new Set(keysAt(document, list));
    known.set(place, keys);
    return keys;
  };
  return patches.map((patch) => {
    if (patch.op !== 'insert' && patch.op !== 'move') return patch;
    const list = patch.op === 'insert' ? patch.path : patch.path.slice(0, -1);
    const keys = keysOf(list);
    const row = patch.path.at(-1)!;
    if (patch.op === 'insert') keys.add(patch.row.uuid);
    else if (isRowSegment(row)) keys.add(row.id);
    if (patch.after === null || keys.has(patch.after)) return patch;
    const before = keysAt(after, list);
    const nearest = before.slice(0, before.indexOf(patch.after)).findLast((key) => keys.has(key));
    return { ...patch, after: nearest ?? null };
  });
}

function keysAt(document: DocumentData, list: Path): readonly string[] {
  const rows = getAt(document, list);
  return Array.isArray(rows) ? (rows as readonly Row[]).map(({ uuid }) => uuid) : [];
}
