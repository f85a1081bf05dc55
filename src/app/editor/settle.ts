import type { Conflict, DocumentData, Patch, Path, Row } from '../../engine/index.ts';
import { applyPatches, getAt, isRowSegment, rowPatches } from '../../engine/index.ts';
import type { Declaration, DeclarationCalls } from '../api/declarations.ts';

/** Whose values stay in all places of a conflict. */
export type Choice = 'mine' | 'theirs';

interface Dispute {
  readonly patches: readonly Patch[];
  readonly conflicts: readonly Conflict[];
  /** The document, or at least its rows that the patches touch, as they are with the patches. */
  readonly mine: DocumentData;
  /** Whether `mine` is the whole document. */
  readonly isWhole?: boolean;
}

/** The declaration as it stands after a conflict. */
export type Settled = Pick<Declaration, 'revision' | 'document' | 'problems'>;

/**
 * Saves the patches that stay after the choice, on the newest revision. A conflict about a row concerns every
 * patch at or below it: with 'theirs' they all go, with 'mine' a row that was deleted elsewhere comes back as
 * it is here. With 'mine' a list in question has the rows it has here, and a field that only they gave another value
 * its own again.
 */
export async function settleConflict(
  calls: Pick<DeclarationCalls, 'get' | 'patch'>,
  id: number,
  dispute: Dispute,
  choice: Choice,
): Promise<Settled> {
  const { revision, document, problems } = await calls.get(id);
  const patches = settled(dispute, document, choice);
  if (patches.length === 0) return { revision, document, problems };
  const answer = await calls.patch(id, { revision, patches, client: crypto.randomUUID() });
  return { ...answer, document: applyPatches(applyPatches(document, patches), answer.patches) };
}

function settled(dispute: Dispute, latest: DocumentData, choice: Choice): Patch[] {
  const { patches, mine } = dispute;
  const lists =
    choice === 'mine' && dispute.isWhole ? dispute.conflicts.filter(isAboutList(dispute, latest)) : [];
  const isInList = ({ path }: { readonly path: Path }) => lists.some((list) => isWithin(path, list.path));
  const conflicts = dispute.conflicts.filter((conflict) => lists.includes(conflict) || !isInList(conflict));
  const kept: Patch[] = [];
  const restored = new Set<Conflict>();
  for (const patch of patches) {
    const about = conflicts.find(({ path }) => isWithin(placeOf(patch), path));
    if (about === undefined) {
      kept.push(patch);
    } else if (choice === 'mine' && !lists.includes(about)) {
      if (!isRowPath(about.path) || getAt(latest, about.path) !== undefined) {
        kept.push(patch);
      } else if (!restored.has(about)) {
        restored.add(about);
        kept.push(...restoring(about.path, mine, latest));
      }
    }
  }
  if (choice === 'theirs') return kept;
  return [
    ...kept,
    ...conflicts.flatMap((conflict) => given(conflict, dispute, latest)),
    ...lists.flatMap(({ path }) => rowPatches(rowsAt(latest, path), rowsAt(mine, path), path)),
  ];
}

function isAboutList({ mine }: Pick<Dispute, 'mine'>, latest: DocumentData): (conflict: Conflict) => boolean {
  return ({ path }) => !isRowPath(path) && [mine, latest].some((side) => Array.isArray(getAt(side, path)));
}

/** A field in question that no patch of mine touches: only they gave it another value. */
function given(conflict: Conflict, { patches, mine }: Dispute, latest: DocumentData): Patch[] {
  const { path, mine: value } = conflict;
  const isField = !isRowPath(path) && !isAboutList({ mine }, latest)(conflict);
  const isThere = path.length === 1 || getAt(latest, path.slice(0, -1)) !== undefined;
  if (!isField || !isThere || patches.some((patch) => isWithin(placeOf(patch), path))) return [];
  return [{ op: 'set', path, ...(value === undefined ? {} : { value }) }];
}

/** Puts a deleted row back behind the nearest row before it that still stands. */
function restoring(path: Path, mine: DocumentData, latest: DocumentData): Patch[] {
  const row = getAt(mine, path) as Row | undefined;
  if (row === undefined) return [];
  const list = path.slice(0, -1);
  const standing = new Set(rowsAt(latest, list).map(({ uuid }) => uuid));
  const before = rowsAt(mine, list);
  const position = before.findIndex(({ uuid }) => uuid === row.uuid);
  const after = before.slice(0, position).findLast(({ uuid }) => standing.has(uuid));
  return [{ op: 'insert', path: list, row, after: after?.uuid ?? null }];
}

/** The outermost rows that patches touch, as a document of these alone, and where each stood. */
export interface TouchedRows {
  readonly touched: DocumentData;
  /** From 1, by row key. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Of the document only the outermost rows that the patches touch: enough to bring back or name a deleted one. */
export function touchedRows(document: DocumentData, patches: readonly Patch[]): TouchedRows {
  const ids = new Map<string, Set<string>>();
  for (const patch of patches) {
    const [list, row] = placeOf(patch);
    if (typeof list !== 'string' || row === undefined || !isRowSegment(row)) continue;
    ids.set(list, (ids.get(list) ?? new Set()).add(row.id));
  }
  const touched: Record<string, Row[]> = {};
  const numbers: Record<string, number> = {};
  for (const [list, wanted] of ids) {
    const rows: Row[] = [];
    rowsAt(document, [list]).forEach((row, index) => {
      if (!wanted.has(row.uuid)) return;
      rows.push(row);
      numbers[row.uuid] = index + 1;
    });
    touched[list] = rows;
  }
  return { touched, numbers };
}

/** What the patch is about: of an insert the new row, not the list it comes into. */
export function placeOf(patch: Patch): Path {
  return patch.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch.path;
}

/** Whether `path` is `outer` or lies below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((segment, index) => {
    const own = path[index];
    if (own === undefined) return false;
    return isRowSegment(segment) ? isRowSegment(own) && own.id === segment.id : own === segment;
  });
}

/** Whether the path names a row and not a field. */
export function isRowPath(path: Path): boolean {
  const last = path.at(-1);
  return last !== undefined && isRowSegment(last);
}

function rowsAt(document: DocumentData, list: Path): readonly Row[] {
  const rows = getAt(document, list);
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}
