import type { KeyboardEvent } from 'react';
import type { Way } from './tree-moves.ts';
import type { TreeView } from './tree-view.ts';
import type { TreeActions } from './use-tree-actions.ts';

/** Where a key is pressed. */
export interface KeyPlace {
  /** The row in focus. */
  readonly id: string | undefined;
  /** The chosen rows, else the one in focus. */
  readonly some: readonly string[];
  readonly goTo: (id: string) => void;
  /** What a search shows is unfolded. */
  readonly isFound: boolean;
}

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * What a key does in a tree beyond what it does in every nested list (APG treegrid): Right unfolds or goes to the first
 * row below, Left folds or goes to the row above, Alt+Shift and an arrow move the rows.
 */
export function treeKey(
  event: KeyboardEvent,
  { order, standing: places }: TreeView,
  { lead, setFolded }: Pick<TreeActions, 'lead' | 'setFolded'>,
  { id, some, goTo, isFound }: KeyPlace,
): (() => void) | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  const way = ways[event.key];
  if (way === undefined) return undefined;
  const isUpOrDown = way === 'up' || way === 'down';
  // Up and down have the key that they have in every list as well.
  const isMove = event.shiftKey && (event.altKey || (isCommand && isUpOrDown));
  if (isMove) return some.length > 0 ? () => lead(some, way) : undefined;
  if (isCommand || event.altKey) return undefined;
  const standing = id === undefined ? undefined : places.get(id);
  if (id === undefined || standing === undefined || event.shiftKey) return undefined;
  const { isFolded, parent } = standing;
  // What a search shows is unfolded.
  const isOpen = isFolded !== undefined && (isFound || !isFolded);
  if (event.key === 'ArrowRight' && isFolded !== undefined) {
    if (!isOpen) return () => setFolded(id, false);
    const first = order[order.indexOf(id) + 1];
    return first === undefined ? undefined : () => goTo(first);
  }
  if (event.key !== 'ArrowLeft') return undefined;
  if (isOpen && !isFound) return () => setFolded(id, true);
  return parent === null ? undefined : () => goTo(parent);
}
