import { useCallback, useMemo } from 'react';
import {
  definitionAt,
  formatPath,
  getAt,
  isSummed,
  type ListDefinition,
  type Path,
} from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { NestedRows } from '../nested/nested-rows.tsx';
import { useStablePath } from '../subscriptions.ts';
import { useView } from '../view-state.ts';
import { TreeDrop } from './tree-drop.tsx';
import { TreeIndent } from './tree-indent.tsx';
import { treeKey } from './tree-keys.ts';
import { TreeSums } from './tree-sums.tsx';
import { withRowsAbove } from './tree-view.ts';
import { TreeWays } from './tree-ways.tsx';
import { useTree } from './use-tree.ts';
import { useTreeActions } from './use-tree-actions.ts';
import { useTreeCut } from './use-tree-cut.ts';
import { useTreeDrag } from './use-tree-drag.ts';

/** A list whose rows stand below each other, as packing does: a nested list whose table is a tree. */
export default function TreeRows({ path: givenPath }: { readonly path: Path }) {
  const { definition, store } = useEditor();
  const path = useStablePath(givenPath);
  const list = definitionAt(definition, path) as ListDefinition;
  const chosen = useView(({ openRows }) => openRows[formatPath(path)]);
  const isThere = chosen !== undefined && getAt(store.document(), [...path, { id: chosen }]) !== undefined;
  const view = useTree(path, list, isThere ? chosen : undefined);
  const actions = useTreeActions(path, list);
  const cut = useTreeCut(actions);
  const drag = useTreeDrag(actions);
  const fold = useMemo(() => ({ Indent: TreeIndent, set: actions.setFolded }), [actions]);
  return (
    <NestedRows
      path={path}
      tree={{
        view,
        actions,
        cut,
        fold,
        Sums: isSummed(list) ? TreeSums : undefined,
        Ways: TreeWays,
        isMoving: (id) => drag.dragged.includes(id) || cut.ids.includes(id),
        withRowsAbove: useCallback((ids) => withRowsAbove(view, ids), [view]),
        keyAction: (event, place) => treeKey(event, view, actions, place),
        dragHandlers: drag.handlers,
        dropMark: (shown, rowHeight) =>
          drag.drop && (
            <TreeDrop
              drop={drag.drop}
              top={shown.indexOf(drag.drop.target) * rowHeight}
              height={rowHeight}
              level={view.standing.get(drag.drop.target)?.level ?? 1}
            />
          ),
      }}
    />
  );
}
