import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

const ROW_HEIGHT = 32;
/** Up to so many lines every row is mounted; a longer table shows as many as fit and mounts a few more. */
const MOST_WHOLE = 30;
const ROWS_IN_VIEW = 15;

/** px that so many lines take on the screen. */
export function shownHeight(lines: number): number {
  return ROW_HEIGHT * (lines > MOST_WHOLE ? ROWS_IN_VIEW : lines);
}

interface MountedRow {
  readonly index: number;
  /** px from the top of the table; undefined where rows stand one below the other by themselves. */
  readonly top: number | undefined;
}

interface RowWindow {
  readonly rows: readonly MountedRow[];
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isWindowed: boolean;
  /** px */
  readonly viewHeight: number;
  /** px of all rows together */
  readonly fullHeight: number;
}

/**
 * The rows of a table that are mounted: their number does not grow with the table. The active row is among them
 * wherever it is scrolled to, so that the focus always has its cell.
 */
export function useRowWindow(count: number, activeIndex: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = count > MOST_WHOLE;
  const virtualizer = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (indexes.includes(activeIndex) || activeIndex >= range.count) return indexes;
      return [...indexes, activeIndex].sort((one, other) => one - other);
    },
  });
  useEffect(() => {
    if (isWindowed) virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, isWindowed, virtualizer]);
  const rows = isWindowed
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start }))
    : Array.from({ length: count }, (_, index) => ({ index, top: undefined }));
  return {
    rows,
    scroller,
    isWindowed,
    viewHeight: ROWS_IN_VIEW * ROW_HEIGHT,
    fullHeight: count * ROW_HEIGHT,
  };
}
