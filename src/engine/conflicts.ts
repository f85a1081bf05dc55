import type { ObjectDefinition } from './catalogue.ts';
import { fieldAt } from './definition.ts';
import type { FieldValue } from './document.ts';
import type { Patch } from './patch.ts';
import { formatPath, type Path } from './path.ts';

/** A place that two people changed differently. */
export interface Conflict {
  readonly path: Path;
  /** The value each gave a field; absent where it was cleared, or where a row is meant. */
  readonly mine?: FieldValue;
  readonly theirs?: FieldValue;
}

/**
 * Places where patches of two people on the same base cannot both be kept: a field set to two values, a row
 * that one removed and the other changed, moved to two places, or put in with two contents. Other rows and
 * other fields never conflict. With `definition`, computed fields are left out: they follow the merged rest.
 */
export function conflictsBetween(
  mine: readonly Patch[],
  theirs: readonly Patch[],
  definition?: ObjectDefinition,
): Conflict[] {
  const left = new Changes(mine);
  const right = new Changes(theirs);
  const found = new Map<string, Conflict>();
  const note = (conflict: Conflict) => found.set(formatPath(conflict.path), conflict);

  for (const [key, { path, value }] of left.values) {
    const other = right.values.get(key);
    if (other === undefined || other.value === value) continue;
    if (definition !== undefined && fieldAt(definition, path)?.computedBy !== undefined) continue;
    note({
      path,
      ...(value === undefined ? {} : { mine: value }),
      ...(other.value === undefined ? {} : { theirs: other.value }),
    });
  }
  for (const [key, { path, value }] of left.rows) {
    const other = right.rows.get(key);
    if (other !== undefined && other.value !== value) note({ path });
  }
  for (const path of [
    ...left.changedBelow(right.removed, definition),
    ...right.changedBelow(left.removed, definition),
  ]) {
    note({ path });
  }
  return [...found.values()];
}

/** What a list of patches does in the end, by place. */
class Changes {
  readonly values = new Map<string, { readonly path: Path; readonly value: FieldValue | undefined }>();
  /** Rows moved or put in, with what was done as text. */
  readonly rows = new Map<string, { readonly path: Path; readonly value: string }>();
  readonly removed = new Map<string, Path>();
  readonly #touched: Path[] = [];

  constructor(patches: readonly Patch[]) {
    for (const patch of patches) this.#take(patch);
  }

  #take(patch: Patch): void {
    const key = formatPath(patch.path);
    switch (patch.op) {
      case 'set':
        this.values.set(key, { path: patch.path, value: patch.value === '' ? undefined : patch.value });
        this.#touched.push(patch.path);
        break;
      case 'insert': {
        const path = [...patch.path, { id: patch.row.uuid }];
        this.rows.set(formatPath(path), { path, value: JSON.stringify(patch.row) });
        this.removed.delete(formatPath(path));
        this.#touched.push(patch.path);
        break;
      }
      case 'move':
        this.rows.set(key, { path: patch.path, value: `behind ${patch.after}` });
        this.#touched.push(patch.path);
        break;
      case 'remove':
        this.rows.delete(key);
        this.removed.set(key, patch.path);
        break;
    }
  }

  /** Rows of `removed` in which something was changed here and that still stand here. */
  changedBelow(removed: ReadonlyMap<string, Path>, definition: ObjectDefinition | undefined): Path[] {
    if (removed.size === 0) return [];
    return this.#touched.flatMap((path) => {
      if (definition !== undefined && fieldAt(definition, path)?.computedBy !== undefined) return [];
      for (let length = 2; length <= path.length; length += 2) {
        const key = formatPath(path.slice(0, length));
        const row = this.removed.has(key) ? undefined : removed.get(key);
        if (row !== undefined) return [row];
      }
      return [];
    });
  }
}
