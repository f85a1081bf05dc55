import { type Row, treeOf } from '../../src/engine/index.ts';

/** Where a row of a tree stands. */
export interface Standing {
  /** 1 on top. */
  readonly level: number;
  /** Among the rows below the same one, from 1, and how many these are. */
  readonly position: number;
  readonly size: number;
  /** Key of the row above; null on top. */
  readonly parent: string | null;
  /** What stands below it is not shown; undefined where nothing stands below it. */
  readonly isFolded: boolean | undefined;
}

/** A list of rows as a tree on the screen. */
export interface TreeView {
  /** Keys of all rows, each before all that stands below it. */
  readonly order: readonly string[];
  /** Those of them that no folded row hides. */
  readonly visible: readonly string[];
  readonly standing: ReadonlyMap<string, Standing>;
}

/** Reads a list as a tree of which the branches of some rows are folded; every row stands in it once. */
export function treeView(rows: readonly Row[], parentField: string, folded: ReadonlySet<string>): TreeView {
  const tree = treeOf(rows, parentField);
  const standing = new Map<string, Standing>();
  const order: string[] = [];
  const visible: string[] = [];
  interface Waiting {
    readonly id: string;
    readonly place: Omit<Standing, 'isFolded'>;
    readonly isSeen: boolean;
  }
  const below = (parent: string | null, level: number, isSeen: boolean): readonly Waiting[] => {
    const children = tree.childrenOf(parent);
    return children.map(({ uuid }, at) => ({
      id: uuid,
      place: { level, position: at + 1, size: children.length, parent },
      isSeen,
    }));
  };
  const waiting = [...below(null, 1, true)].reverse();
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    const { id, place, isSeen } = here;
    const isFolded = folded.has(id);
    const children = below(id, place.level + 1, isSeen && !isFolded);
    standing.set(id, { ...place, isFolded: children.length === 0 ? undefined : isFolded });
    order.push(id);
    if (isSeen) visible.push(id);
    waiting.push(...children.toReversed());
  }
  return { order, visible, standing };
}

/** Keys of the rows above one, nearest first. */
export function rowsAbove({ standing }: TreeView, id: string): readonly string[] {
  const above: string[] = [];
  for (let parent = standing.get(id)?.parent; parent; parent = standing.get(parent)?.parent)
    above.push(parent);
  return above;
}

/** The rows with those above them, in the order of the tree: what a search shows. */
export function withRowsAbove(tree: TreeView, ids: readonly string[]): readonly string[] {
  const shown = new Set(ids.flatMap((id) => [id, ...rowsAbove(tree, id)]));
  return tree.order.filter((id) => shown.has(id));
}
