import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, useCallback, useId, useState } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useColumns } from '../columns.ts';
import { rowsAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';
import { focusPath } from '../focus-path.ts';
import { isElsewhere, readClipboard } from '../paste/read-clipboard.ts';
import { usePaste } from '../paste/use-paste.tsx';
import { rowLabel } from '../row-label.ts';
import { type OpenMenu, RowMenu } from '../row-table/row-menu.tsx';
import { RowsHead } from '../rows-head.tsx';
import { useFieldState, useRowIds, useStablePath } from '../subscriptions.ts';
import { useView } from '../view-state.ts';
import { PAGE } from './cards-height.ts';
import { RowCard } from './row-card.tsx';
import { useFreshRow } from './use-fresh-row.ts';

/** The rows of one list on a narrow or touched screen: a card each, one of them open, a page at a time. */
export function RowCards({ path: givenPath }: { readonly path: Path }) {
  const editor = useEditor();
  const { store, text, view, announce } = editor;
  const path = useStablePath(givenPath);
  const key = formatPath(path);
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const label = rowLabel(list, text);
  const ids = useRowIds(path);
  const state = useFieldState(path);
  const columns = useColumns(list, path, ids);
  const headingId = useId();
  const openId = useView(({ openRows }) => openRows[key]);
  const [turned, setTurned] = useState<{ readonly page: number; readonly openId: string | undefined }>();
  const [menu, setMenu] = useState<OpenMenu>();

  const pages = Math.max(1, Math.ceil(ids.length / PAGE));
  const openAt = openId === undefined ? -1 : ids.indexOf(openId);
  // The page that was turned to holds until another card is opened, for example by F8.
  const wanted = turned?.openId === openId ? turned?.page : undefined;
  const page = Math.min(pages - 1, wanted ?? (openAt < 0 ? 0 : Math.floor(openAt / PAGE)));
  const isClosed = state.disabled || ids.length >= list.takes;
  const nameOf = (id: string) => `${label} ${ids.indexOf(id) + 1}`;

  const open = useCallback(
    (id: string | undefined) => {
      const { [key]: _closed, ...others } = view.getState().openRows;
      view.setState({ openRows: id === undefined ? others : { ...others, [key]: id } });
    },
    [key, view],
  );
  const toggle = useCallback(
    (id: string) => open(view.getState().openRows[key] === id ? undefined : id),
    [key, open, view],
  );
  const fresh = useFreshRow(path, openId);
  const openMenu = useCallback((anchor: HTMLElement, row: string) => setMenu({ anchor, row }), []);
  const openNew = (made: Path) => {
    const segment = made.at(-1);
    if (typeof segment !== 'object') return;
    open(segment.id);
    announce(text('rows.added', { list: list.label, count: ids.length + 1 }));
    const first = columns.shown.find(({ readOnly }) => !readOnly);
    if (first) focusPath([...made, first.name]);
  };
  const add = (after: string | null | undefined) => {
    const made = store.insertRow(path, undefined, after);
    openNew(made);
    fresh.begin(made);
  };
  const paste = usePaste(list, path, (done) => {
    const first = done?.report.rows.find((row) => row !== undefined);
    if (first === undefined) return focusPath(path);
    const now = rowsAt(store.document(), path).findIndex(({ uuid }) => uuid === first);
    setTurned({ page: Math.floor(now / PAGE), openId });
    focusPath([...path, { id: first }]);
  });
  /** As new rows, or over those from the open one or the first of this page on. */
  const pasteRows = (copied: string) => {
    const typed = columns.shown.filter(({ readOnly }) => !readOnly);
    const asNew = { name: text('paste.asNew', { label: label.toLowerCase() }), row: null, columns: typed };
    const over = openAt < 0 ? ids[page * PAGE] : openId;
    if (over === undefined) return paste.paste(copied, [asNew]);
    const onRows = { name: text('paste.over', { row: nameOf(over) }), row: over, columns: typed };
    paste.paste(copied, isClosed ? [onRows] : [asNew, onRows], true);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isElsewhere(event) || state.disabled) return;
    event.preventDefault();
    pasteRows(event.clipboardData.getData('text/plain'));
  };
  const remove = async (id: string) => {
    const row = nameOf(id);
    if (!(await editor.confirm(text('rows.confirmDelete', { row }), text('action.delete')))) {
      focusPath([...path, { id }]);
      return;
    }
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1];
    const isStep = store.removeRows([[...path, { id }]]);
    announce(text('rows.deleted', { row }));
    editor.toast(text('rows.deleted', { row }), isStep);
    requestAnimationFrame(() => focusPath(next ? [...path, { id: next }] : path));
  };

  if (state.hidden) return null;
  return (
    <section
      className="row-cards"
      aria-labelledby={headingId}
      data-region={`list-${list.name}`}
      onBlur={fresh.onBlur}
      onPaste={onPaste}
    >
      <RowsHead
        path={path}
        list={list}
        headingId={headingId}
        count={ids.length}
        columns={columns}
        isClosed={isClosed}
        reason={state.reason}
        onAdd={() => add(ids.at(-1))}
        onPaste={state.disabled ? undefined : () => readClipboard(editor, pasteRows)}
      />
      {ids.slice(page * PAGE, (page + 1) * PAGE).map((id, index) => (
        <RowCard
          key={id}
          listPath={path}
          id={id}
          name={`${label} ${page * PAGE + index + 1}`}
          columns={columns.shown}
          isOpen={id === openId}
          onToggle={toggle}
          onMenu={openMenu}
        />
      ))}
      {pages > 1 && (
        <div className="row-cards-pages">
          <IconButton
            aria-label={text('list.previousPage')}
            disabled={page === 0}
            onClick={() => setTurned({ page: page - 1, openId })}
          >
            <ChevronLeft fontSize="small" />
          </IconButton>
          <span className="num" role="status">
            {text('list.range', {
              from: page * PAGE + 1,
              to: Math.min(ids.length, (page + 1) * PAGE),
              total: ids.length,
            })}
          </span>
          <IconButton
            aria-label={text('list.nextPage')}
            disabled={page === pages - 1}
            onClick={() => setTurned({ page: page + 1, openId })}
          >
            <ChevronRight fontSize="small" />
          </IconButton>
        </div>
      )}
      {paste.firstLook}
      <RowMenu
        menu={menu}
        isClosed={isClosed}
        isFixed={state.disabled}
        onClose={() => setMenu(undefined)}
        onDuplicate={(id) => openNew(store.duplicateRow([...path, { id }]))}
        onInsertAbove={(id) => add(ids[ids.indexOf(id) - 1] ?? null)}
        onDelete={(id) => void remove(id)}
      />
    </section>
  );
}
