import Down from '@mui/icons-material/ArrowDownwardRounded';
import Up from '@mui/icons-material/ArrowUpwardRounded';
import {
  GridCell,
  type GridColumnHeaderSortIconProps,
  GridColumnHeaders,
  GridRow,
  type GridRowProps,
  type GridSlotProps,
  type GridSlotsComponent,
  useGridApiContext,
} from '@mui/x-data-grid';
import { memo } from 'react';
import type { ListRow } from '../api/lists.ts';
import { RowTick } from './RowTick.tsx';

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    /** The place of the page's first row among all, from 0. */
    firstRow?: number | undefined;
  }
  interface RowCheckboxPropsOverrides {
    /** What the box of a row is called. */
    nameOf?: (row: ListRow) => string;
  }
}

const nothing = () => null;

/**
 * What the grid is made of. It has no others: its own menus, panels and dialogs are never reached by a list, and stay
 * out of what a browser loads (`vite.config.ts`).
 */
export const gridSlots: Partial<GridSlotsComponent> = {
  cell: GridCell,
  columnHeaders: GridColumnHeaders,
  row: memo(NumberedRow) as unknown as GridSlotsComponent['row'],
  rowCheckbox: RowBox as GridSlotsComponent['rowCheckbox'],
  baseCheckbox: PageBox as GridSlotsComponent['baseCheckbox'],
  baseTooltip: HeadTitle as GridSlotsComponent['baseTooltip'],
  columnHeaderSortIcon: SortArrow,
  columnResizeIcon: nothing,
  detailPanels: nothing,
  pinnedRows: nothing,
  bottomContainer: nothing,
  noRowsOverlay: nothing,
  panel: nothing,
};

/** A row with its place among all. */
function NumberedRow({ firstRow, ...props }: GridRowProps & { firstRow?: number | undefined }) {
  return (
    <GridRow {...props} aria-rowindex={firstRow === undefined ? undefined : firstRow + props.index + 2} />
  );
}

type BoxProps = GridSlotProps['baseCheckbox'];

function RowBox({ rowId, nameOf, checked, tabIndex, onChange, onKeyDown }: GridSlotProps['rowCheckbox']) {
  const row = useGridApiContext().current.getRow(rowId) as ListRow | null;
  return (
    <RowTick
      label={(row && nameOf?.(row)) ?? ''}
      isTicked={checked === true}
      tabIndex={tabIndex}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}

function PageBox({ slotProps, checked, indeterminate, tabIndex, onChange, onKeyDown }: BoxProps) {
  return (
    <RowTick
      label={slotProps?.htmlInput?.['aria-label'] ?? ''}
      isTicked={checked === true}
      isPartly={indeterminate === true}
      tabIndex={tabIndex}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}

function HeadTitle({ title, children }: GridSlotProps['baseTooltip']) {
  return (
    <span className="list-head-title" title={typeof title === 'string' && title !== '' ? title : undefined}>
      {children}
    </span>
  );
}

function SortArrow({ direction }: GridColumnHeaderSortIconProps) {
  if (!direction) return null;
  const Arrow = direction === 'asc' ? Up : Down;
  return <Arrow className="list-arrow" />;
}
