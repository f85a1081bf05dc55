import ContentPaste from '@mui/icons-material/ContentPasteRounded';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { displayDate } from '../../src/engine/dates.ts';
import type { FieldState, ListDefinition, Path } from '../../src/engine/index.ts';
import type { Columns } from '../columns.ts';
import { valueAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';
import { focusPath } from '../focus-path.ts';
import { writeBlock } from '../paste/clipboard-block.ts';
import { PastePanel } from '../paste/paste-panel.tsx';
import { isElsewhere, readClipboard } from '../paste/read-clipboard.ts';
import { usePaste } from '../paste/use-paste.tsx';
import { rowLabel } from '../row-label.ts';
import type { TreeKit } from '../tree/tree-kit.ts';
import { headHeight, NestedGrid } from './nested-grid.tsx';
import { NestedHead } from './nested-head.tsx';
import { useChoice } from './use-choice.ts';
import type { FoundRows } from './use-found-rows.ts';
import { focusRow, type NestedActions } from './use-nested-actions.ts';

const ROW_HEIGHT = 32;
const TOUCH_ROW_HEIGHT = 44;
const MIN_ROWS = 2;
const MAX_ROWS = 20;
/** Rows of a tree in view beyond those of a list: alone, a few of them do not say what they stand in. */
const MORE_OF_TREE = 7;
/** First columns that fit beside the open row, and on a phone. */
const COLUMNS_BESIDE = 5;
const COLUMNS_NARROW = 3;
const COLUMNS_NARROW_TREE = 2;

interface NestedListProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly ids: readonly string[];
  readonly columns: Columns;
  readonly search: FoundRows;
  readonly openId: string | undefined;
  /** The row that was left for the list, on a phone. */
  readonly cameFrom: string | undefined;
  readonly actions: NestedActions;
  /** Undefined for a list whose rows stand below no others. */
  readonly tree: TreeKit | undefined;
  /** A search leaves rows out. */
  readonly isFound: boolean;
  readonly state: FieldState;
}

/**
 * The windowed table of a nested list: columns to choose, a search, several rows chosen at once, the open row
 * marked; rows copied from a spreadsheet are pasted into it.
 */
export function NestedList(props: NestedListProps) {
  const { path, list, ids, columns, openId, cameFrom, actions, tree, isFound, state } = props;
  const { query, setQuery, shown } = props.search;
  const editor = useEditor();
  const { text, preferences, store } = editor;
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(preferences.listRows);
  const isBeside = useMediaQuery('(min-width: 1680px)') && openId !== undefined;
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const isTouched = useMediaQuery('(pointer: coarse), (max-width: 599.95px)');
  const rowHeight = isTouched ? TOUCH_ROW_HEIGHT : ROW_HEIGHT;
  const most = columns.isChosen
    ? undefined
    : isNarrow
      ? tree
        ? COLUMNS_NARROW_TREE
        : COLUMNS_NARROW
      : isBeside
        ? COLUMNS_BESIDE
        : undefined;
  const isSumWanted = isNarrow && !columns.isChosen && list.rollUp !== undefined;
  const fields = useMemo(() => {
    const { rollUp = {} } = list;
    // Beside the name a phone has room for one: what the row and all below it hold.
    const fitting = isSumWanted
      ? columns.shown.filter(({ name }, at) => at === 0 || name in rollUp)
      : columns.shown;
    return fitting.slice(0, most);
  }, [columns.shown, isSumWanted, list, most]);
  const label = rowLabel(list, text);

  const choice = useChoice(ids, shown);
  /** For what is done after rows came in. */
  const latestShown = useRef(shown);
  latestShown.current = shown;

  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight(rowHeight, tree),
    scrollPaddingStart: headHeight(rowHeight, tree),
    overscan: 8,
  });
  const openIndex = openId === undefined ? -1 : shown.indexOf(openId);
  useEffect(() => {
    if (openIndex >= 0) virtualizer.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, virtualizer]);

  const goTo = (index: number) => {
    const id = shown[Math.max(0, Math.min(shown.length - 1, index))];
    if (!id) return;
    // On a phone the open row takes the place of the list.
    if (!isNarrow) actions.open(id);
    virtualizer.scrollToIndex(shown.indexOf(id), { align: 'auto' });
    focusRow(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list comes back
  useEffect(() => {
    if (cameFrom !== undefined && ids.includes(cameFrom)) goTo(shown.indexOf(cameFrom));
  }, []);
  const enter = (id: string) => {
    actions.open(id);
    focusPath([...path, { id }]);
  };
  const remove = async (removed: readonly string[]) => {
    if (await actions.remove(removed, shown)) choice.clear();
  };
  const resize = (by: number) => {
    const next = Math.max(MIN_ROWS, Math.min(MAX_ROWS, rows + by));
    setRows(next);
    preferences.setListRows(next);
  };
  const paste = usePaste(list, path, (done) => {
    const first = done?.report.rows.find((row) => row !== undefined) ?? openId;
    if (first === undefined) return focusPath(path);
    // On a phone the open row would take the place of the list, and of what was left out.
    if (!isNarrow) actions.open(first);
    const index = latestShown.current.indexOf(first);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    focusRow(first);
  });
  /** Rows are pasted over from the first chosen one on, else from the open one or the one that was left. */
  const isThere = (id: string | undefined) => id !== undefined && shown.includes(id);
  const over = [choice.picked[0], openId, cameFrom, shown[0]].find(isThere);
  const pasteRows = (copied: string, isLookWanted: boolean) => {
    const typed = columns.shown.filter(({ readOnly }) => !readOnly);
    const added = tree?.actions.beside(openId ?? cameFrom);
    const name = text('paste.asNew', { label: label.toLowerCase() });
    const asNew = { name, row: null, columns: typed, ...(added && { added }) };
    // A search leaves out the rows that are not seen.
    if (over === undefined) return paste.paste(copied, [asNew], isLookWanted);
    const row = `${label} ${ids.indexOf(over) + 1}`;
    const onRows = {
      name: text(isFound ? 'paste.overFound' : 'paste.over', { row }),
      row: over,
      among: shown,
      columns: typed,
    };
    paste.paste(copied, [asNew, onRows], isLookWanted);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isElsewhere(event) || event.defaultPrevented) return;
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/plain');
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
    if (!tree?.cut.paste(pasted, focused ?? openId)) pasteRows(pasted, false);
  };
  const pasteFromClipboard = () => readClipboard(editor, (copied) => pasteRows(copied, ids.length > 0));
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    if (isElsewhere(event) || (isCut && (tree === undefined || state.disabled))) return;
    const copied = choice.picked.length > 0 ? choice.picked : openId === undefined ? [] : [openId];
    if (copied.length === 0) return;
    event.preventDefault();
    const lines = copied.map((id) =>
      columns.shown.map((field) => {
        const value = String(valueAt(store.document(), [...path, { id }, field.name]) ?? '');
        return field.valid.format === 'date' ? displayDate(value) : value;
      }),
    );
    const written = writeBlock([columns.shown.map((field) => field.label), ...lines]);
    event.clipboardData.setData('text/plain', written);
    if (isCut) return tree?.cut.begin(copied, written);
    tree?.cut.cancel();
    editor.announce(text('rows.copied', { count: copied.length }));
  };

  return (
    <section
      className="nested-list"
      aria-labelledby={headingId}
      data-region={`list-${list.name}`}
      onPaste={onPaste}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onKeyDown={(event) => event.key === 'Escape' && tree?.cut.cancel()}
    >
      <NestedHead
        path={path}
        list={list}
        headingId={headingId}
        count={ids.length}
        columns={columns}
        query={query}
        onQuery={setQuery}
        onEnter={() => goTo(0)}
        choice={choice}
        actions={actions}
        state={state}
        tree={tree}
        onDelete={() => void remove(choice.picked)}
      />
      <PastePanel list={list} path={path} />
      {ids.length === 0 ? (
        <p className="empty">
          <strong>{text(`row.${list.row.name}.empty`)}</strong>
          <span>
            {text(isTouched ? 'rows.emptyWhyTouched' : 'rows.emptyWhy', { label: label.toLowerCase() })}
          </span>
          {!state.disabled && (
            <Button size="small" startIcon={<ContentPaste />} onClick={pasteFromClipboard}>
              {text('paste.rows')}
            </Button>
          )}
        </p>
      ) : (
        <>
          <NestedGrid
            path={path}
            list={list}
            label={label}
            headingId={headingId}
            fields={fields}
            ids={ids}
            shown={shown}
            openId={openId}
            openIndex={openIndex}
            choice={choice}
            actions={actions}
            tree={tree}
            isFound={isFound}
            isFixed={state.disabled}
            virtualizer={virtualizer}
            scroller={scroller}
            viewRows={tree ? rows + MORE_OF_TREE : rows}
            rowHeight={rowHeight}
            onGoTo={goTo}
            onEnter={enter}
            onRemove={(removed) => void remove(removed)}
          />
          {shown.length === 0 && <p className="empty">{text('list.noMatch')}</p>}
          <div className="nested-foot">
            {!state.disabled && (
              <button type="button" className="resizer" onClick={pasteFromClipboard}>
                {text('paste.rows')}
              </button>
            )}
            <button type="button" className="resizer" onClick={() => resize(1)}>
              {text('rows.taller')}
            </button>
            <button type="button" className="resizer" onClick={() => resize(-1)}>
              {text('rows.shorter')}
            </button>
          </div>
        </>
      )}
      {paste.firstLook}
    </section>
  );
}
