import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListColumn, ListScreen } from '../../engine/list-screen.ts';
import type { ListPage, ListRow } from '../api/lists.ts';
import { Later } from '../later.tsx';
import { areaAddresses } from './addresses.ts';
import { Cell, isTall, UnreadDot, wordsOf } from './Cell.tsx';
import { isOnTitle, usePlaceKept } from './coming-back.ts';
import { gridSlots } from './grid-slots.tsx';
import type { ListState } from './list-state.ts';
import { rowButtons } from './row-actions.ts';
import { type OpenRow, useRowOpening } from './row-opening.ts';
import { isFigure, nameOfRow, rowClasses } from './row-words.ts';
import type { Selection } from './selection.ts';
import { TestSign } from './TestSign.tsx';
import { text } from './texts.ts';
import { useIsPrinted } from './use-is-printed.ts';
import { useStopKept } from './use-stop-kept.ts';

interface ListTableProps {
  readonly screen: ListScreen;
  readonly columns: readonly ListColumn[];
  readonly page: ListPage;
  /** Absent: nothing stands in rows to be done to them. */
  readonly onRowChange: (() => Promise<void>) | undefined;
  readonly state: ListState;
  /** The place of its first row among all, from 0. */
  readonly first: number | undefined;
  readonly total: number | null;
  /** The record whose row gets the focus, where it is among the first that are shown. */
  readonly startAt: number | undefined;
  /** Absent: no row can be ticked. */
  readonly selection: Selection | undefined;
  readonly onSort: (column: string) => void;
  /** Absent: rows cannot be opened. */
  readonly onOpen: OpenRow | undefined;
  /** Turns the page by Alt+Page Up and Alt+Page Down. */
  readonly onTurn: (to: 'previous' | 'next') => void;
}

/**
 * One page of a list in a data grid (ENG-010). The server sorts and pages, so the grid holds what was fetched, however
 * many rows that are (D-35, LST-028), and only those in sight are drawn. One tab stop, arrows inside, Enter opens, Space
 * ticks (look guide, section 4).
 */
export function ListTable(props: ListTableProps) {
  const { screen, columns, page, onRowChange, state, first, total, startAt, selection } = props;
  const { onSort, onOpen, onTurn } = props;
  const keysId = useId();
  const grid = useGridApiRef();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isPrinted = useIsPrinted();
  const { data: rows } = page;
  const stopKept = useStopKept(grid, rows);
  const heading = columns.find((column) => column.heading)?.name;
  const before = usePlaceKept(
    screen.name,
    useCallback(() => grid.current?.getScrollPosition(), [grid]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the first rows are there
  useEffect(() => {
    const rowIndex = rows.findIndex(({ id }) => id === startAt);
    if (rowIndex < 0 || heading === undefined || !isOnTitle()) return;
    if (before) grid.current?.scroll(before);
    // Where the page was another one, or the window is lower by now.
    grid.current?.scrollToIndexes({ rowIndex });
    grid.current?.setCellFocus(rows[rowIndex]!.id, heading);
  }, []);
  const { onRowClick, room } = useRowOpening(onOpen);
  const canOpen = onOpen !== undefined;
  const hasTicks = selection !== undefined;
  const chosen = selection?.ids;
  const [ownWidth, setOwnWidth] = useState(Number.POSITIVE_INFINITY);
  const isWider = isWiderThan(ownWidth, columns);
  const shown = useMemo(
    () => [
      ...(hasTicks ? [tickColumn] : []),
      ...columns.map((column) => gridColumn(screen, column, { canOpen, isWider })),
      ...(onRowChange ? [actionsColumn(screen, onRowChange, isTouched)] : []),
    ],
    [screen, columns, onRowChange, canOpen, hasTicks, isWider, isTouched],
  );
  const status = columns.find(({ also }) => also !== undefined);
  const isSortShown = columns.some(({ name }) => name === state.sort);
  const sortModel = useMemo(
    () => (isSortShown ? [{ field: state.sort, sort: state.direction }] : []),
    [isSortShown, state.sort, state.direction],
  );
  const ticked = useMemo(
    () => chosen && { type: 'include' as const, ids: new Set<GridRowId>(chosen) },
    [chosen],
  );
  const onCellKeyDown: DataGridProps['onCellKeyDown'] = ({ id }, event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen?.(Number(id), event.ctrlKey || event.metaKey);
    } else if (event.key === ' ' && !event.shiftKey) {
      event.preventDefault();
      // The grid's own Space leaps a screen down.
      event.defaultMuiPrevented = true;
      if (selection) grid.current?.selectRow(id, !selection.ids.has(Number(id)));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return;
    event.preventDefault();
    event.stopPropagation();
    onTurn(event.key === 'PageDown' ? 'next' : 'previous');
  };
  return (
    <div
      className={rows.length > 0 ? 'list-grid' : 'list-grid is-empty'}
      data-region="rows"
      onKeyDownCapture={onKeyDown}
      {...stopKept}
      {...room}
    >
      <p id={keysId} hidden>
        {text('list.keys')}
      </p>
      <DataGrid
        apiRef={grid}
        aria-label={screen.title}
        columns={shown}
        rows={rows}
        rowCount={rows.length}
        paginationMode="server"
        sortingMode="server"
        sortingOrder={['desc', 'asc']}
        sortModel={sortModel}
        onSortModelChange={([sort]) => sort && onSort(sort.field)}
        rowSelection={hasTicks}
        checkboxSelection={hasTicks}
        {...(ticked ? { rowSelectionModel: ticked } : {})}
        onRowSelectionModelChange={({ ids }) => selection?.replace([...ids].map(Number))}
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        disableRowSelectionOnClick
        getRowClassName={({ row }) => rowClasses(screen, { columns, row, canOpen })}
        onRowClick={({ id }, event) => onRowClick(Number(id), event)}
        onCellKeyDown={onCellKeyDown}
        onResize={({ width }) => setOwnWidth(width)}
        rowHeight={isTouched ? 44 : 36}
        // Two statuses stand one below the other: neither may hide the other, and a long one takes two lines.
        getRowHeight={({ model }) => (status && isTall(status, model as ListRow) ? 52 : null)}
        columnHeaderHeight={32}
        // A row is whole however far it goes to the side.
        columnBufferPx={4000}
        disableVirtualization={isPrinted}
        autoHeight={isPrinted}
        hideFooter
        disableColumnFilter
        disableColumnMenu
        disableColumnResize
        disableColumnSelector
        disableDensitySelector
        disableEval
        slots={gridSlots}
        slotProps={{
          main: {
            'aria-rowcount': total === null ? -1 : total + 1,
            'aria-describedby': keysId,
          },
          row: { firstRow: first },
          rowCheckbox: { nameOf: (row) => text('list.selectRow', { name: nameOfRow(screen, row) }) },
        }}
        localeText={{
          checkboxSelectionSelectAllRows: text('list.selectPage'),
          checkboxSelectionUnselectAllRows: text('list.selectPage'),
        }}
      />
    </div>
  );
}

const tickColumn: GridColDef<ListRow> = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  width: 40,
  minWidth: 40,
  cellClassName: 'list-tick',
  headerClassName: 'list-tick',
};

/** Of a button in a row, px. */
const ROW_BUTTON = { mouse: 30, touch: 46 } as const;

function actionsColumn(
  screen: ListScreen,
  onChange: () => Promise<void>,
  isTouched: boolean,
): GridColDef<ListRow> {
  return {
    field: 'row-actions',
    headerName: text('list.rowActions'),
    width: Math.max(
      72,
      screen.actions.filter(({ each }) => each).length * ROW_BUTTON[isTouched ? 'touch' : 'mouse'] + 16,
    ),
    sortable: false,
    // What the clipboard takes of a cell.
    valueFormatter: () => '',
    renderCell: ({ row, hasFocus }) => (
      <Later part={rowButtons} waiting={null}>
        {(RowButtons) => <RowButtons screen={screen} row={row} onChange={onChange} hasFocus={hasFocus} />}
      </Later>
    ),
  };
}

/** Whether a table goes to the side: by its columns, or since somebody chose more than are delivered. */
function isWiderThan(ownWidth: number, columns: readonly ListColumn[]): boolean {
  const widths = columns.reduce((sum, { width }) => sum + width, tickColumn.width!);
  return widths > ownWidth || columns.some(({ optional }) => optional);
}

interface ColumnShown {
  readonly canOpen: boolean;
  /** The table goes to the side, so that nothing is gained by cutting what stands in it. */
  readonly isWider: boolean;
}

/** A column of the description as the grid takes it: as wide as described, and more where it grows. */
function gridColumn(
  screen: ListScreen,
  column: ListColumn,
  { canOpen, isWider }: ColumnShown,
): GridColDef<ListRow> {
  const { name, label, width, grows, widest, sortable, heading } = column;
  const align = isFigure(column) ? 'right' : 'left';
  return {
    field: name,
    headerName: label,
    width,
    minWidth: (isWider && widest) || width,
    ...(grows ? { flex: grows } : {}),
    ...(widest ? { maxWidth: widest } : {}),
    align,
    headerAlign: align,
    sortable: sortable === true,
    // What the clipboard takes of a cell.
    valueFormatter: (_value, row) => wordsOf(column, row),
    ...(heading ? { rowHeader: true } : {}),
    ...(column.kind === 'status' ? { display: 'flex' as const } : {}),
    cellClassName: /^(count|amount|day|instant)$/.test(column.kind) ? 'num' : '',
    renderCell: ({ row }) =>
      heading ? <RowName screen={screen} row={row} canOpen={canOpen} /> : <Cell column={column} row={row} />,
  };
}

interface RowNameProps {
  readonly screen: ListScreen;
  readonly row: ListRow;
  readonly canOpen: boolean;
}

function RowName({ screen, row, canOpen }: RowNameProps) {
  const name = nameOfRow(screen, row);
  return (
    <span title={name}>
      {row.unread === true && <UnreadDot />}
      <TestSign row={row} />
      {canOpen ? (
        <Link tabIndex={-1} to={areaAddresses(screen)[screen.opens](row.id)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
