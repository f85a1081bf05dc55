// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on the active cell
import { type ClipboardEvent, type CSSProperties, useId, useRef, useState } from 'react';
import { definitionAt, isNumber, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useColumns } from '../columns.ts';
import { useEditor } from '../editor-services.ts';
import { readBlock, writeBlock } from '../paste/clipboard-block.ts';
import { usePaste } from '../paste/use-paste.tsx';
import { rowLabel } from '../row-label.ts';
import { RowsHead } from '../rows-head.tsx';
import { useFieldState, useRowIds, useStablePath } from '../subscriptions.ts';
import { CellProblemLine } from './cell-problem.tsx';
import { isWide, NEXT_ROW } from './cells.ts';
import { tracksOf } from './column-widths.ts';
import { onGridKey } from './grid-keys.ts';
import { GridRow, type RowHandlers } from './grid-row.tsx';
import { MoreColumns } from './more-columns.tsx';
import { type OpenMenu, RowMenu } from './row-menu.tsx';
import { useContinuedEntry } from './use-continued-entry.ts';
import { useGrid } from './use-grid.ts';
import { useRowCommands } from './use-row-commands.ts';
import { useRowWindow } from './use-row-window.ts';

/**
 * The rows of one list as a small spreadsheet (APG grid; look guide, section 4): one tab stop to enter, arrows
 * move, typing or F2 edits, Tab and Enter go on and add rows, F6 leaves. One cell is mounted as a widget at a
 * time; all others show text and follow only their own value.
 */
export function RowTable({ path: givenPath }: { readonly path: Path }) {
  const editor = useEditor();
  const { text } = editor;
  const path = useStablePath(givenPath);
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const label = rowLabel(list, text);
  const state = useFieldState(path);
  const columns = useColumns(list, path, useRowIds(path));
  const grid = useGrid(path, columns.shown);
  const commands = useRowCommands(grid);
  useContinuedEntry(grid);
  const { active, block, rowKeys } = grid;
  const rows = useRowWindow(rowKeys.length, grid.rowIndex);
  const paste = usePaste(list, path, (done) => {
    const filled = (done?.report.rows ?? []).filter((row) => row !== undefined);
    const column = block.columns[0];
    if (filled.length === 0) return grid.goTo(active);
    const width = done?.paste.head.length === 0 ? (done.paste.raw[0]?.length ?? 1) : 1;
    const last = Math.min(column + width, columns.shown.length) - 1;
    grid.goTo({ row: filled[0]!, column }, { from: { row: filled.at(-1)!, column: last } });
  });
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const tracks = tracksOf(columns.shown);

  const onPaste = (event: ClipboardEvent) => {
    if (grid.isEditing) return;
    event.preventDefault();
    const [first, last] = block.rows;
    const row = rowKeys[first];
    const copied = event.clipboardData.getData('text/plain');
    paste.paste(isWide(block) ? spread(copied, last - first + 1, block.columns) : copied, [
      {
        name: '',
        row: row === undefined || row === NEXT_ROW ? null : row,
        columns: columns.shown.slice(block.columns[0]),
      },
    ]);
  };
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    if (grid.isEditing || commands.chosen().length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', commands.copied());
    if (isCut) commands.clear();
    editor.announce(text(isCut ? 'rows.cut' : 'rows.copied', { count: commands.chosen().length }));
  };
  const handlers: RowHandlers = {
    press: (cell, isExtending) => {
      if (!isExtending) grid.run.column = cell.column;
      if (cell.row !== active.row || cell.column !== active.column || !grid.isEditing) {
        grid.goTo(cell, { isExtending });
      }
    },
    open: (cell) => grid.startEdit(cell, 'atEnd'),
    focus: grid.follow,
    menu: (anchor, row) => setMenu({ anchor, row }),
  };
  const latest = useRef(handlers);
  latest.current = handlers;

  if (state.hidden) return null;
  return (
    <section className="row-table" aria-labelledby={headingId} data-region={`list-${list.name}`}>
      <RowsHead
        path={path}
        list={list}
        headingId={headingId}
        count={grid.ids.length}
        columns={columns}
        isClosed={grid.isClosed}
        reason={state.reason}
        onAdd={() => grid.goTo({ row: NEXT_ROW, column: 0 })}
      />
      <div ref={scroller} className="grid-scroll">
        <div
          ref={grid.element}
          role="grid"
          tabIndex={-1}
          aria-labelledby={headingId}
          aria-description={text('rows.keys')}
          aria-rowcount={rowKeys.length + 1}
          aria-colcount={columns.shown.length + 2}
          aria-multiselectable="true"
          className="grid"
          style={{ '--tracks': tracks.template, minWidth: tracks.minWidth } as CSSProperties}
          onKeyDown={(event) => onGridKey(event, grid, commands)}
          onPaste={onPaste}
          onCopy={(event) => onCopy(event, false)}
          onCut={(event) => onCopy(event, true)}
          onContextMenu={(event) => {
            const row = event.target instanceof HTMLElement && event.target.closest('[data-cell]');
            if (!row || grid.isEditing || active.row === NEXT_ROW) return;
            event.preventDefault();
            setMenu({ anchor: row as HTMLElement, row: active.row });
          }}
          onFocus={grid.enter}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            if (document.activeElement && event.currentTarget.contains(document.activeElement)) return;
            grid.leave();
          }}
        >
          <div role="row" aria-rowindex={1} className="grid-row grid-head">
            <div role="columnheader" className="grid-no">
              {text('rows.number')}
            </div>
            {columns.shown.map((definition) => (
              <div
                key={definition.name}
                role="columnheader"
                className={isNumber(definition) ? 'is-number' : undefined}
                title={[definition.label, definition.help.dataElement].filter(Boolean).join(' ')}
              >
                <span className="head-words">
                  {definition.label}
                  {definition.help.dataElement && (
                    <span className="field-element"> {definition.help.dataElement}</span>
                  )}
                </span>
              </div>
            ))}
            <div role="columnheader" className="grid-menu">
              <span className="visually-hidden">{text('rows.actions')}</span>
              <MoreColumns scroller={scroller} />
            </div>
          </div>
          <div
            ref={rows.scroller}
            role="presentation"
            className={rows.isWindowed ? 'grid-window' : undefined}
            style={rows.isWindowed ? { maxHeight: rows.viewHeight } : undefined}
          >
            <div
              role="presentation"
              style={rows.isWindowed ? { height: rows.fullHeight, position: 'relative' } : undefined}
            >
              {rows.rows.map(({ index, top }) => {
                const key = rowKeys[index]!;
                const isSelected = isWide(block) && index >= block.rows[0] && index <= block.rows[1];
                return (
                  <GridRow
                    key={key}
                    listPath={path}
                    rowKey={key}
                    index={index}
                    top={top}
                    label={label}
                    columns={columns.shown}
                    activeColumn={key === active.row ? active.column : undefined}
                    selectedFrom={isSelected ? block.columns[0] : undefined}
                    selectedTo={isSelected ? block.columns[1] : undefined}
                    isEditing={key === active.row && grid.isEditing}
                    handlers={latest}
                  />
                );
              })}
            </div>
          </div>
        </div>
      </div>
      <CellProblemLine path={grid.isEditing || active.row === NEXT_ROW ? undefined : grid.pathOf(active)} />
      <RowMenu
        menu={menu}
        isClosed={grid.isClosed}
        isFixed={state.disabled}
        onClose={() => setMenu(undefined)}
        onDuplicate={(row) => commands.duplicate([row])}
        onInsertAbove={commands.insertAbove}
        onDelete={(row) => void commands.remove([row])}
      />
      {paste.firstLook}
    </section>
  );
}

/** One copied cell goes into every cell of a selection, as in a spreadsheet; any other text stays as it is. */
function spread(copied: string, rows: number, [from, to]: readonly [number, number]): string {
  const lines = readBlock(copied);
  const [only] = lines;
  if (lines.length !== 1 || only?.length !== 1) return copied;
  return writeBlock(
    Array.from({ length: rows }, () => Array.from({ length: to - from + 1 }, () => only[0]!)),
  );
}
