import { PatchError } from './apply.ts';
import type { NewId } from './birth.ts';
import type { DocumentData, Row } from './document.ts';
import type { Patch } from './patch.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { type Provenances, saying } from './provenance.ts';
import { copyRow } from './row-copy.ts';
import { getAt, isRows } from './rows.ts';
import { treeOf } from './tree.ts';

/** Takes rows out with all below them, each row once, children before the row they stand below. */
export function removeWithAllBelow(
  document: DocumentData,
  parentField: string,
  paths: readonly Path[],
): readonly Patch[] {
  const taken = new Map<string, Path>();
  for (const path of paths) {
    const { listPath, id, rows } = placeIn(document, path);
    for (const row of treeOf(rows, parentField).withAllBelow(id)) {
      const place = [...listPath, { id: row.uuid }];
      taken.set(formatPath(place), place);
    }
  }
  return [...taken.values()].reverse().map((path) => ({ op: 'remove', path }));
}

/** A copy of a row with all below it, behind the last of them; the copies stand below each other as the rows do. */
export function copyWithAllBelow(
  document: DocumentData,
  parentField: string,
  path: Path,
  { newId, from }: { newId: NewId; from: (row: Row, copy: Row) => Provenances },
): { readonly patches: readonly Patch[]; readonly path: Path } {
  const { listPath, id, rows } = placeIn(document, path);
  const originals = treeOf(rows, parentField).withAllBelow(id);
  const copies = originals.map((row) => copyRow(row, newId));
  const keys = new Map(originals.map(({ uuid }, index) => [uuid, copies[index]!.uuid]));
  const placed = copies.map((row): Row => {
    const above = row[parentField];
    const copied = typeof above === 'string' ? keys.get(above) : undefined;
    return copied === undefined ? row : { ...row, [parentField]: copied };
  });
  const last = lastInList(rows, originals);
  const patches = placed.map(
    (row, index): Patch => ({
      op: 'insert',
      path: listPath,
      row,
      after: placed[index - 1]?.uuid ?? last,
      ...saying(from(originals[index]!, row)),
    }),
  );
  return { patches, path: [...listPath, { id: keys.get(id)! }] };
}

/** Where a row of a tree goes. */
export interface TreePlace {
  /** Key of the row it stands below; on top when null. */
  readonly parent: string | null;
  /** Key of the row among those below `parent` that it follows; first of them when null. */
  readonly after: string | null;
}

/** Moves a row with all below it. Throws `PatchError` when it would stand below itself or a row is not there. */
export function moveWithAllBelow(
  document: DocumentData,
  parentField: string,
  path: Path,
  { parent, after }: TreePlace,
): readonly Patch[] {
  const { listPath, id, rows } = placeIn(document, path);
  const tree = treeOf(rows, parentField);
  const moving = tree.withAllBelow(id);
  const refuse = (reason: string) => new PatchError({ op: 'move', path, after }, reason);
  for (const key of [parent, after]) {
    if (key === null) continue;
    if (moving.some(({ uuid }) => uuid === key)) throw refuse('A row does not stand below itself.');
    if (!rows.some(({ uuid }) => uuid === key)) throw refuse('The row does not exist.');
  }
  const before = after === null ? parent : lastInList(rows, outside(tree.withAllBelow(after), moving));
  return [
    { op: 'set', path: [...path, parentField], ...(parent === null ? {} : { value: parent }) },
    ...moving.map(
      (row, index): Patch => ({
        op: 'move',
        path: [...listPath, { id: row.uuid }],
        after: index === 0 ? before : moving[index - 1]!.uuid,
      }),
    ),
  ];
}

function outside(rows: readonly Row[], moving: readonly Row[]): readonly Row[] {
  return rows.filter((row) => !moving.includes(row));
}

/** Key of the one of `some` that stands last in the list. */
function lastInList(rows: readonly Row[], some: readonly Row[]): string | null {
  return rows.findLast((row) => some.includes(row))?.uuid ?? null;
}

function placeIn(document: DocumentData, path: Path) {
  const last = path.at(-1);
  const listPath = path.slice(0, -1);
  const rows = getAt(document, listPath);
  const isThere =
    last !== undefined && isRowSegment(last) && isRows(rows) && rows.some(({ uuid }) => uuid === last.id);
  if (!isThere) throw new PatchError({ op: 'remove', path }, 'The row does not exist.');
  return { listPath, id: last.id, rows };
}
