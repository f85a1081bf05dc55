import { PatchError } from './apply.ts';
import { blankRow, type NewId } from './birth.ts';
import { bornProvenances } from './born-provenances.ts';
import type { DocumentDefinition, ListDefinition } from './catalogue.ts';
import { listAt } from './definition.ts';
import type { FieldValue, Row } from './document.ts';
import type { OpenDocument, Steps } from './document-steps.ts';
import { rowsMisfit } from './misfit.ts';
import type { Patch } from './patch.ts';
import { rowPatches } from './patches-between.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { saying } from './provenance.ts';
import { provenancesOfCopy } from './provenance-tree.ts';
import { copyRow } from './row-copy.ts';
import { getAt, isRows } from './rows.ts';
import { copyWithAllBelow, moveWithAllBelow, removeWithAllBelow, type TreePlace } from './tree-edits.ts';

interface Means {
  readonly steps: Steps;
  readonly newId: NewId;
}

/** What is done with rows: each a step. */
export function createRows(open: OpenDocument, { steps, newId }: Means) {
  const { definition, document, context, provenances } = open;
  const { step } = steps;

  function rowOrThrow(path: Path): Row {
    const row = getAt(document(), path);
    const isRow = path.length > 0 && isRowSegment(path.at(-1)!) && typeof row === 'object' && !isRows(row);
    if (!isRow) throw new PatchError({ op: 'remove', path }, 'The row does not exist.');
    return row as Row;
  }

  function duplicateRows(paths: readonly Path[]): readonly Path[] {
    const copies = paths.map(copyOf);
    step(
      copies.flatMap(({ patches }) => patches),
      labelOf(definition, paths[0]),
    );
    return copies.map(({ path }) => path);
  }

  /** A row, in a tree with all below it, as patches that put a copy behind it; `path` is the copy's. */
  function copyOf(path: Path): { readonly patches: readonly Patch[]; readonly path: Path } {
    const listPath = path.slice(0, -1);
    const parentField = listAt(definition, listPath)?.parentField;
    if (parentField !== undefined) {
      const from = (row: Row, copy: Row) =>
        provenancesOfCopy(row, copy, provenances.within([...listPath, { id: row.uuid }]));
      return copyWithAllBelow(document(), parentField, path, { newId, from });
    }
    const original = rowOrThrow(path);
    const row = copyRow(original, newId);
    const from = provenancesOfCopy(original, row, provenances.within(path));
    const patches = [{ op: 'insert', path: listPath, row, after: original.uuid, ...saying(from) }] as const;
    return { patches, path: [...listPath, { id: row.uuid }] };
  }

  return {
    insertRow(listPath: Path, values?: Readonly<Record<string, FieldValue>>, after?: string | null): Path {
      const list = listOrThrow(definition, listPath);
      const place = { document: document(), parentPath: listPath.slice(0, -1), context: context() };
      const row = blankRow(list, place, newId, values);
      const rows = getAt(document(), listPath);
      const last = isRows(rows) ? rows.at(-1)?.uuid : undefined;
      const behind = after === undefined ? (last ?? null) : after;
      const from = bornProvenances(row, values);
      step([{ op: 'insert', path: listPath, row, after: behind, ...saying(from) }], list.label);
      return [...listPath, { id: row.uuid }];
    },
    removeRows(some: readonly Path[]): boolean {
      const there = some.filter((path) => getAt(document(), path) !== undefined);
      const paths = outermost(there);
      const parentField = paths[0] && listAt(definition, paths[0].slice(0, -1))?.parentField;
      step(
        parentField === undefined
          ? paths.map((path) => ({ op: 'remove', path }))
          : removeWithAllBelow(document(), parentField, paths),
        labelOf(definition, paths[0]),
      );
      return paths.length > 0;
    },
    duplicateRow: (path: Path): Path => duplicateRows([path])[0]!,
    duplicateRows,
    moveRow(path: Path, after: string | null): void {
      step([{ op: 'move', path, after }], labelOf(definition, path));
    },
    moveInTree(path: Path, place: TreePlace): void {
      const parentField = listAt(definition, path.slice(0, -1))?.parentField;
      const patch = { op: 'move', path, after: place.after } as const;
      if (parentField === undefined) throw new PatchError(patch, 'The list is no tree.');
      step(moveWithAllBelow(document(), parentField, path, place), labelOf(definition, path));
    },
    replaceRows(listPath: Path, rows: readonly Row[], label?: string): void {
      const list = listOrThrow(definition, listPath);
      const there = getAt(document(), listPath);
      const held = isRows(there) ? there : [];
      const fault = rowsMisfit(list, held, rows);
      if (fault !== undefined) throw new PatchError({ op: 'remove', path: listPath }, fault);
      step(rowPatches(held, rows, listPath), label ?? list.label);
    },
  };
}

/** The list at a place. Throws `PatchError` where none stands. */
export function listOrThrow(definition: DocumentDefinition, path: Path): ListDefinition {
  const list = listAt(definition, path);
  if (list === undefined) throw new PatchError({ op: 'remove', path }, 'No list stands here.');
  return list;
}

/** The rows once each, without those that go with another. */
function outermost(paths: readonly Path[]): readonly Path[] {
  const chosen = new Map(paths.map((path) => [formatPath(path), path]));
  const goesAlong = (path: Path) =>
    path.some((_, at) => at > 0 && at < path.length && chosen.has(formatPath(path.slice(0, at))));
  return [...chosen.values()].filter((path) => !goesAlong(path));
}

function labelOf(definition: DocumentDefinition, path: Path | undefined): string | undefined {
  return path && listAt(definition, path.slice(0, -1))?.label;
}
