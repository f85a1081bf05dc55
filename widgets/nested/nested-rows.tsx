import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useColumns } from '../columns.ts';
import { useEditor } from '../editor-services.ts';
import { useFieldState, useRowIds, useStablePath } from '../subscriptions.ts';
import type { TreeKit } from '../tree/tree-kit.ts';
import { useView } from '../view-state.ts';
import { NestedList } from './nested-list.tsx';
import { OpenRow } from './open-row.tsx';
import { useFoundRows } from './use-found-rows.ts';
import { useNestedActions } from './use-nested-actions.ts';
import { useNestedCommands } from './use-nested-commands.ts';

/**
 * A list whose rows have lists of their own, as goods items have, or stand below each other, as packing does: a windowed
 * table of the rows and, below or beside it, the open row in a form of its own. Only the open row is mounted.
 */
export function NestedRows({ path: givenPath, tree }: { path: Path; tree?: TreeKit }) {
  const { definition } = useEditor();
  const path = useStablePath(givenPath);
  const key = formatPath(path);
  const list = definitionAt(definition, path) as ListDefinition;
  const listed = useRowIds(path);
  const state = useFieldState(path);
  const chosen = useView((view) => view.openRows[key]);
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const isThere = chosen !== undefined && listed.includes(chosen);
  const ids = tree?.view.order ?? listed;
  const openId = isThere ? chosen : isNarrow ? undefined : ids[0];
  const cameFrom = useRef<string>(undefined);
  useEffect(() => {
    cameFrom.current = isNarrow ? openId : undefined;
  }, [isNarrow, openId]);
  const actions = useNestedActions(path, list, tree?.actions);
  const columns = useColumns(list, path);
  const search = useFoundRows(path, list, ids, columns);
  const isFound = search.shown !== ids;
  const found = isFound && search.shown.length > 0 ? search.shown : undefined;
  const { visible } = tree?.view ?? {};
  const withAbove = tree?.withRowsAbove;
  const shown = useMemo(() => {
    if (visible === undefined || withAbove === undefined) return search.shown;
    return isFound ? withAbove(search.shown) : visible;
  }, [visible, withAbove, isFound, search.shown]);
  useNestedCommands(path, list, openId, actions, found);
  if (state.hidden) return null;
  return (
    <div className="nested" data-open={openId !== undefined}>
      {(!isNarrow || openId === undefined) && (
        <NestedList
          path={path}
          list={list}
          ids={ids}
          columns={columns}
          search={{ ...search, shown }}
          tree={tree}
          isFound={isFound}
          openId={openId}
          cameFrom={cameFrom.current}
          actions={actions}
          state={state}
        />
      )}
      {openId !== undefined && (
        <OpenRow
          path={path}
          list={list}
          ids={ids}
          found={found}
          id={openId}
          actions={actions}
          isNarrow={isNarrow}
          isFixed={state.disabled}
        />
      )}
    </div>
  );
}
