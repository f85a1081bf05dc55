import type { FieldValue, Row } from './document.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import type { Provenance, Provenances } from './provenance.ts';

/** One change of a document, addressed by row key. JSON-safe: it travels in PATCH bodies and history. */
export type Patch = SetPatch | InsertPatch | RemovePatch | MovePatch;

/** Gives the field at `path` a value; without `value` the field becomes blank. */
export interface SetPatch {
  readonly op: 'set';
  readonly path: Path;
  readonly value?: FieldValue;
  /** Where the value came from; absent: it was typed. */
  readonly from?: Provenance;
}

/** Puts `row` into the list at `path`, behind the row with key `after`, or first when null. */
interface InsertPatch {
  readonly op: 'insert';
  readonly path: Path;
  readonly row: Row;
  readonly after: string | null;
  /** Where its values came from, by their places within the row; '' is the row. */
  readonly from?: Provenances;
}

/** Takes the row at `path` (its last segment is a row) out of its list. */
interface RemovePatch {
  readonly op: 'remove';
  readonly path: Path;
}

/** Moves the row at `path` behind the row with key `after`, or to the front when null. */
interface MovePatch {
  readonly op: 'move';
  readonly path: Path;
  readonly after: string | null;
}

/** The field or row that a patch is about. */
export function subjectOf(patch: Patch): Path {
  return patch.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch.path;
}

/** The field a patch sets, or the list whose rows it changes. */
export function placeOf(patch: Patch): Path {
  const last = patch.path.at(-1);
  return last !== undefined && isRowSegment(last) ? patch.path.slice(0, -1) : patch.path;
}

/** Of patches that do the same to one field or row, one after the other, the last: what each led to is no more. */
export function lastOfEach(patches: readonly Patch[]): readonly Patch[] {
  if (patches.length < 2) return patches;
  const last = new Map<string, Patch>();
  for (const patch of patches) {
    const key = `${patch.op} ${formatPath(subjectOf(patch))}`;
    last.delete(key);
    last.set(key, patch);
  }
  return [...last.values()];
}
