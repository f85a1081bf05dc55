import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useColumns } from '../columns.ts';
import { useEditor } from '../editor-services.ts';
import { useFieldState, useRowIds, useStablePath } from '../subscriptions.ts';
import { useView } from '../view-state.ts';
import { NestedList } from './nested-list.tsx';
import { OpenRow } from './open-row.tsx';
import { useFoundRows } from './use-found-rows.ts';
import { useNestedActions } from './use-nested-actions.ts';
import { useNestedCommands } from './use-nested-commands.ts';

/**
 * A list whose rows have lists of their own, as goods items have: a windowed table of the rows and, below or beside
 * it, the open row in a form of its own. Only the open row is mounted.
 */
export function NestedRows({ path: givenPath }: { path: Path }) {
  const { definition } = useEditor();
  const path = useStablePath(givenPath);
  const key = formatPath(path);
  const list = definitionAt(definition, path) as ListDefinition;
  const ids = useRowIds(path);
  const state = useFieldState(path);
  const chosen = useView((view) => view.openRows[key]);
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const openId = chosen !== undefined && ids.includes(chosen) ? chosen : isNarrow ? undefined : ids[0];
  const cameFrom = useRef<string>(undefined);
  useEffect(() => {
    cameFrom.current = isNarrow ? openId : undefined;
  }, [isNarrow, openId]);
  const actions = useNestedActions(path, list);
  const columns = useColumns(list, path);
  const search = useFoundRows(path, list, ids, columns);
  const found = search.shown === ids || search.shown.length === 0 ? undefined : search.shown;
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
          search={search}
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
