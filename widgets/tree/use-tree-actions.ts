import { useMemo } from 'react';
import { formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import { rowsAt, valueAt } from '../document-values.ts';
import { type EditorServices, useEditor } from '../editor-services.ts';
import { focusRow } from '../nested/use-nested-actions.ts';
import { rowLabel } from '../row-label.ts';
import { type PlaceBeside, placeBeside } from './place-beside.ts';
import {
  branchesOf,
  dropPatches,
  isWithinBranches,
  outermostRows,
  stepPatches,
  type Way,
  type Zone,
} from './tree-moves.ts';
import { rowsAbove, treeView } from './tree-view.ts';
import { fold, unfold } from './use-tree.ts';

/** What a tree can do beside what every nested list can; a move is one step of undo. */
export interface TreeActions {
  /** Hides or shows what stands below a row; what is open below it gives way to it. */
  readonly setFolded: (id: string, isFolded: boolean) => void;
  /** Leads rows with all below them one step; says where the first stands now, or why it stays. */
  readonly lead: (ids: readonly string[], way: Way) => void;
  /** Why the rows cannot be let go at a row; undefined where they can. */
  readonly whyNoDrop: (ids: readonly string[], target: string) => string | undefined;
  readonly drop: (ids: readonly string[], target: string, zone: Zone) => void;
  /** Keys of the rows as they are now, each before all that stands below it. */
  readonly order: () => readonly string[];
  /** The rows without those that go with another of them, and all that goes with these. */
  readonly outermost: (ids: readonly string[]) => readonly string[];
  readonly branches: (ids: readonly string[]) => readonly string[];
  /** Where a row put in beside another one stands. */
  readonly beside: (id: string | undefined) => PlaceBeside | undefined;
  /** What a row is called: what stands in its first column, else its number. */
  readonly nameOf: (id: string) => string;
}

/** Actions on the tree at `path`. */
export function useTreeActions(path: Path, list: ListDefinition): TreeActions {
  const editor = useEditor();
  return useMemo(() => treeActions(editor, path, list), [editor, path, list]);
}

const noWay: Readonly<Record<Way, string>> = {
  up: 'tree.isFirst',
  down: 'tree.isLast',
  in: 'tree.noneAbove',
  out: 'tree.isOnTop',
};

function treeActions(editor: EditorServices, path: Path, list: ListDefinition): TreeActions {
  const { parentField = '' } = list;
  const { store, text, view, announce } = editor;
  const key = formatPath(path);
  const rows = () => rowsAt(store.document(), path);
  const tree = () => treeView(rows(), parentField, view.getState().folded[key] ?? new Set());
  const tell = (words: string) => {
    announce(words);
    editor.toast(words);
  };
  const whyFixed = () => {
    const { disabled, reason } = store.fieldState(path);
    return disabled ? (reason ?? text('rows.closed')) : undefined;
  };

  const nameOf = (id: string): string => {
    const [first = ''] = list.row.columns;
    const value = valueAt(store.document(), [...path, { id }, first]);
    const { value: shown, words } = cellText(list.row.fields[first]!, value, editor.codeLists, text);
    return words || shown || `${rowLabel(list, text)} ${tree().order.indexOf(id) + 1}`;
  };
  /** Says where the first of the rows stands now, and leaves the focus on it wherever it went. */
  const moved = (ids: readonly string[]) => {
    const now = tree();
    const [first = ''] = now.order.filter((id) => ids.includes(id));
    unfold(view, key, rowsAbove(now, first));
    const standing = now.standing.get(first);
    if (standing === undefined) return;
    const { parent, position, size } = standing;
    const where = { row: nameOf(first), position, size, count: ids.length };
    tell(
      parent === null
        ? text(ids.length === 1 ? 'tree.movedOnTop' : 'tree.movedManyOnTop', where)
        : text(ids.length === 1 ? 'tree.moved' : 'tree.movedMany', { ...where, parent: nameOf(parent) }),
    );
    requestAnimationFrame(() => focusRow(first));
  };

  return {
    nameOf,
    order: () => tree().order,
    outermost: (ids) => outermostRows(rows(), parentField, ids),
    branches: (ids) => branchesOf(rows(), parentField, ids),
    beside: (id) => placeBeside(rows(), parentField, id),
    setFolded(id, isFolded) {
      if (!isFolded) return unfold(view, key, [id]);
      const open = view.getState().openRows[key];
      if (open !== undefined && rowsAbove(tree(), open).includes(id))
        view.setState(({ openRows }) => ({ openRows: { ...openRows, [key]: id } }));
      fold(view, key, [id]);
    },
    lead(ids, way) {
      const fixed = whyFixed();
      if (fixed !== undefined) return tell(fixed);
      const patches = stepPatches(store.document(), { path, parentField }, ids, way);
      if (patches.length === 0) return tell(text(noWay[way]));
      store.edit(patches, text('rows.moveStep'));
      moved(ids);
    },
    whyNoDrop(ids, target) {
      if (!isWithinBranches(rows(), parentField, ids, target)) return whyFixed();
      const [first = target] = ids;
      return text('tree.notIntoItself', { row: nameOf(first) });
    },
    drop(ids, target, zone) {
      const patches = dropPatches(store.document(), { path, parentField }, ids, { target, zone });
      if (patches.length === 0 || whyFixed() !== undefined) return;
      store.edit(patches, text('rows.moveStep'));
      moved(ids);
    },
  };
}
