import { type Row, treeOf } from '../../src/engine/index.ts';

/** Where a row that is put in goes in the list, and what it holds from the beginning. */
export interface PlaceBeside {
  readonly after: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where a row put in beside another one stands: below the same row, behind all that stands below the other. */
export function placeBeside(
  rows: readonly Row[],
  parentField: string,
  id: string | undefined,
): PlaceBeside | undefined {
  if (id === undefined) return undefined;
  const tree = treeOf(rows, parentField);
  const below = tree.withAllBelow(id);
  const last = rows.findLast((row) => below.includes(row));
  const [parent] = tree.above(id);
  return last && { after: last.uuid, values: parent === undefined ? {} : { [parentField]: parent } };
}
