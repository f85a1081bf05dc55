import {
  type DocumentData,
  definitionAt,
  type EventComputation,
  type EventStep,
  initialRows,
  type ListDefinition,
  type Patch,
  type Path,
  rowsOf,
} from '../engine/index.ts';
import { isTypeQ, itemPath, itemsOf } from './items.ts';

/**
 * Choosing type Q replaces the items by one with its defaults and all previous documents by the final
 * supplementary one; leaving it keeps the item and blanks its previous documents (CUS-199 to CUS-203, D-45).
 * The defaults are data of the schemas. The switch is an event; that the previous documents stay the final
 * supplementary one is `typeQDocuments`.
 */
export const typeQ: EventComputation = {
  name: 'type-q',
  kind: 'event',
  reads: ['/additional_dec_type'],
  writes: ['/CDSItems', '/CDSItems/*/PreviousCDSItems', '/mainPreviousCDSItems'],
  run(step) {
    if (isTypeQ(step.before) === isTypeQ(step.after)) return { patches: [] };
    const patches = isTypeQ(step.after)
      ? [...reborn(step, ['CDSItems']), ...reborn(step, ['mainPreviousCDSItems'])]
      : [
          ...itemsOf(step.after).flatMap(({ uuid }) => reborn(step, [...itemPath(uuid), 'PreviousCDSItems'])),
          ...reborn(step, ['mainPreviousCDSItems']),
        ];
    return { patches };
  },
};

/** Patches that give a list the rows it begins with now, in place of what it holds. */
function reborn({ after, definition, context, newId }: EventStep, path: Path): readonly Patch[] {
  const list = definitionAt(definition, path) as ListDefinition;
  const rows = initialRows(list, { document: after, parentPath: path.slice(0, -1), context }, newId);
  const held = rowsOf(containerAt(after, path), list.name);
  return [
    ...held.map(({ uuid }): Patch => ({ op: 'remove', path: [...path, { id: uuid }] })),
    ...rows.map((row, at): Patch => ({ op: 'insert', path, row, after: rows[at - 1]?.uuid ?? null })),
  ];
}

function containerAt(document: DocumentData, path: Path): DocumentData | undefined {
  const row = path[1];
  return typeof row === 'object' ? itemsOf(document).find(({ uuid }) => uuid === row.id) : document;
}
