import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Copy from '@mui/icons-material/ContentCopyRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../src/engine/index.ts';
import { rowsAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';
import { NestedList } from './nested-list.tsx';
import { useProblemCount } from './problem-counts.ts';
import { ProblemMark } from './problem-mark.tsx';
import { rowLabel } from './row-label.ts';
import { SectionForm } from './section-form.tsx';
import { useRowIds, useStablePath } from './subscriptions.ts';
import { focusPath, useView } from './view-state.ts';

/**
 * A list whose rows have lists of their own, as goods items have: a windowed table of the rows and, below or beside
 * it, the open row in a form of its own. Only the open row is mounted.
 */
export function NestedRows({ path: givenPath }: { path: Path }) {
  const editor = useEditor();
  const { store, text, view } = editor;
  const path = useStablePath(givenPath);
  const key = formatPath(path);
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const ids = useRowIds(path);
  const chosen = useView((state) => state.openRows[key]);
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const openId = chosen !== undefined && ids.includes(chosen) ? chosen : isNarrow ? undefined : ids[0];

  const open = useCallback(
    (id: string | undefined) => {
      const { [key]: _closed, ...others } = view.getState().openRows;
      view.setState({ openRows: id === undefined ? others : { ...others, [key]: id } });
    },
    [key, view],
  );
  const actions = useMemo<NestedActions>(() => {
    const label = rowLabel(list, text);
    return {
      open,
      add() {
        const rows = rowIdsOf(editor, path);
        if (list.maxRows !== undefined && rows.length >= list.maxRows) {
          return editor.announce(text('rows.full', { count: list.maxRows }), 'assertive');
        }
        const made = store.insertRow(path, undefined, rows.at(-1));
        const segment = made.at(-1);
        if (typeof segment === 'object') open(segment.id);
        editor.announce(text('rows.added', { list: list.label, count: rows.length + 1 }));
        focusFirstField(made, list);
      },
      duplicate(id) {
        const segment = store.duplicateRow([...path, { id }]).at(-1);
        if (typeof segment === 'object') open(segment.id);
        editor.announce(text('rows.added', { list: list.label, count: rowIdsOf(editor, path).length }));
      },
      async remove(removed) {
        const rows = rowIdsOf(editor, path);
        const isFromList = document.activeElement?.closest('[data-row]') !== null;
        const question = text(`row.${list.row.name}.confirmDelete`, { count: removed.length });
        if (removed.length === 0 || !(await editor.confirm(question, text('action.delete')))) return false;
        const at = rows.indexOf(removed[0]!);
        const left = rows.filter((id) => !removed.includes(id));
        store.removeRows(removed.map((id) => [...path, { id }]));
        const next = left[Math.min(at, left.length - 1)];
        if (next) open(next);
        // A frame later the question is closed and holds the focus no more.
        requestAnimationFrame(() => {
          const row = isFromList && document.querySelector<HTMLElement>(`[data-row="${next}"]`);
          if (row) row.focus();
          else focusPath(next ? [...path, { id: next }] : path);
        });
        editor.toast(text('rows.deletedUndo', { count: removed.length, label: label.toLowerCase() }));
        return true;
      },
    };
  }, [editor, list, open, path, store, text]);

  useRowKeys(path, list, openId, actions);

  return (
    <div className="nested" data-open={openId !== undefined}>
      {(!isNarrow || openId === undefined) && (
        <NestedList path={path} list={list} ids={ids} openId={openId} actions={actions} />
      )}
      {openId !== undefined && (
        <OpenRow
          key={openId}
          path={path}
          list={list}
          ids={ids}
          id={openId}
          actions={actions}
          isNarrow={isNarrow}
        />
      )}
    </div>
  );
}

/** What can be done with the rows of a nested list. */
export interface NestedActions {
  readonly open: (id: string | undefined) => void;
  readonly add: () => void;
  readonly duplicate: (id: string) => void;
  /** Asks first; false when nothing was deleted. */
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
}

interface OpenRowProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly ids: readonly string[];
  readonly id: string;
  readonly actions: NestedActions;
  readonly isNarrow: boolean;
}

function OpenRow({ path, list, ids, id, actions, isNarrow }: OpenRowProps) {
  const editor = useEditor();
  const { text } = editor;
  const rowPath = useStablePath([...path, { id }]);
  const count = useProblemCount(rowPath);
  const label = rowLabel(list, text);
  const at = ids.indexOf(id);
  const form = editor.rowForm(list.row.name);
  return (
    <section className="open-row" aria-labelledby={`open-${list.name}`} data-region={`row-${list.name}`}>
      <div className="open-row-head">
        {isNarrow && (
          <IconButton aria-label={text('rows.backToList')} onClick={() => actions.open(undefined)}>
            <ChevronLeft fontSize="small" />
          </IconButton>
        )}
        <h2 id={`open-${list.name}`} tabIndex={-1} data-path={formatPath(rowPath)} className="num">
          {text('rows.place', { label, number: at + 1, count: ids.length })}
        </h2>
        <ProblemMark count={count} withWords={!isNarrow} />
        <span className="open-row-space" />
        <IconButton
          title={text('rows.previousTitle', { label })}
          aria-label={text('rows.previous', { label })}
          disabled={at <= 0}
          onClick={() => actions.open(ids[at - 1])}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton
          title={text('rows.nextTitle', { label })}
          aria-label={text('rows.next', { label })}
          disabled={at >= ids.length - 1}
          onClick={() => actions.open(ids[at + 1])}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
        <IconButton
          title={text('rows.duplicate')}
          aria-label={text('rows.duplicateRow', { row: `${label} ${at + 1}` })}
          onClick={() => actions.duplicate(id)}
        >
          <Copy fontSize="small" />
        </IconButton>
        <IconButton
          title={text('action.delete')}
          aria-label={text('rows.deleteRow', { row: `${label} ${at + 1}` })}
          onClick={() => void actions.remove([id])}
        >
          <Delete fontSize="small" />
        </IconButton>
      </div>
      <SectionForm form={form} path={rowPath} />
    </section>
  );
}

/** Keys that work anywhere in the editor while this list is on the screen. */
function useRowKeys(
  path: Path,
  list: ListDefinition,
  openId: string | undefined,
  actions: NestedActions,
): void {
  const editor = useEditor();
  useEffect(() => {
    const step = (by: 1 | -1) => {
      const ids = rowIdsOf(editor, path);
      const next = ids[ids.indexOf(openId ?? '') + by];
      if (!next) return;
      const field = focusedField([...path, { id: openId ?? '' }]);
      actions.open(next);
      if (field) focusPath([...path, { id: next }, field]);
      const number = ids.indexOf(next) + 1;
      editor.announce(
        editor.text('rows.place', { label: rowLabel(list, editor.text), number, count: ids.length }),
      );
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey && !isCommand && (event.key === 'PageDown' || event.key === 'PageUp')) {
        event.preventDefault();
        step(event.key === 'PageDown' ? 1 : -1);
      } else if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'i') {
        event.preventDefault();
        actions.add();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, editor, list, openId, path]);
}

/** Name of the row's own field that has the focus. */
function focusedField(rowPath: Path): string | undefined {
  const at = document.activeElement?.getAttribute('data-path');
  const prefix = `${formatPath(rowPath)}/`;
  const rest = at?.startsWith(prefix) ? at.slice(prefix.length) : undefined;
  return rest && !rest.includes('/') ? rest : undefined;
}

function focusFirstField(rowPath: Path, list: ListDefinition): void {
  const fields = list.row.layout.flatMap((section) => section.fields);
  const first = fields.find(({ name }) => !list.row.fields[name]?.readOnly);
  if (first) focusPath([...rowPath, first.name]);
}

function rowIdsOf({ store }: ReturnType<typeof useEditor>, path: Path): readonly string[] {
  return rowsAt(store.document(), path).map((row) => row.uuid);
}
