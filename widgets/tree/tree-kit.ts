import type { ComponentType, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { KeyPlace } from './tree-keys.ts';
import type { TreeSums } from './tree-sums.tsx';
import type { Standing, TreeView } from './tree-view.ts';
import type { TreeWays } from './tree-ways.tsx';
import type { TreeActions } from './use-tree-actions.ts';
import type { TreeCut } from './use-tree-cut.ts';

/** What folds a row; the same object as long as the tree is on the screen. */
export interface Fold {
  readonly Indent: ComponentType<{
    readonly standing: Standing;
    readonly onFold: (isFolded: boolean) => void;
  }>;
  readonly set: TreeActions['setFolded'];
}

/** All that a nested list has as a tree: fetched with the first list that is one. */
export interface TreeKit {
  readonly view: TreeView;
  readonly actions: TreeActions;
  readonly cut: TreeCut;
  readonly fold: Fold;
  /** The row of the sums of all; undefined where none are summed up. */
  readonly Sums: typeof TreeSums | undefined;
  /** Buttons that lead chosen rows. */
  readonly Ways: typeof TreeWays;
  readonly isMoving: (id: string) => boolean;
  readonly withRowsAbove: (ids: readonly string[]) => readonly string[];
  readonly keyAction: (event: KeyboardEvent, place: KeyPlace) => (() => void) | undefined;
  /** With one of the chosen rows all of them are dragged. */
  readonly dragHandlers: (picked: readonly string[]) => HTMLAttributes<HTMLElement>;
  /** Where what is dragged would stand, over the rows shown. */
  readonly dropMark: (shown: readonly string[], rowHeight: number) => ReactNode;
}
