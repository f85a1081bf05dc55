import type { DocumentData, FieldValue, Row } from './document.ts';
import { movedKeys } from './longest-rising.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';
import { isRows } from './rows.ts';

/**
 * Patches that make `after` of `before`: fields by name, rows by their key, with as few rows moved as
 * possible. What is the same object on both sides is not looked into.
 */
export function patchesBetween(before: DocumentData, after: DocumentData): Patch[] {
  return ofObject(before, after, []);
}

function ofObject(before: DocumentData, after: DocumentData, path: Path): Patch[] {
  if (before === after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const from = Object.hasOwn(before, name) ? before[name] : undefined;
    const to = Object.hasOwn(after, name) ? after[name] : undefined;
    if (from === to) return [];
    const place = [...path, name];
    if (isRows(from) || isRows(to)) return rowPatches(isRows(from) ? from : [], isRows(to) ? to : [], place);
    return setting(place, to);
  });
}

function setting(path: Path, value: FieldValue | undefined): Patch[] {
  return [value === undefined ? { op: 'set', path } : { op: 'set', path, value }];
}

/** Patches that make the rows of the list at `path` those of `after`. */
export function rowPatches(before: readonly Row[], after: readonly Row[], path: Path): Patch[] {
  const known = new Map(before.map((row) => [row.uuid, row]));
  const wanted = new Set(after.map((row) => row.uuid));
  const moved = movedKeys([...known.keys()], [...wanted]);
  const patches: Patch[] = before
    .filter((row) => !wanted.has(row.uuid))
    .map((row) => ({ op: 'remove', path: [...path, { id: row.uuid }] }));

  let previous: string | null = null;
  for (const row of after) {
    const old = known.get(row.uuid);
    const place = [...path, { id: row.uuid }];
    if (old === undefined) patches.push({ op: 'insert', path, row, after: previous });
    else if (moved.has(row.uuid)) patches.push({ op: 'move', path: place, after: previous });
    if (old !== undefined) patches.push(...ofObject(old, row, place));
    previous = row.uuid;
  }
  return patches;
}
