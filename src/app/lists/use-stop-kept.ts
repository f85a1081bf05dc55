import type { GridApiCommunity } from '@mui/x-data-grid/internals';
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ListRow } from '../api/lists.ts';

type Grid = RefObject<GridApiCommunity | null>;

/**
 * Keeps the tab stop of a grid, and the focus that is in it, in its place when other rows come: the grid alone would
 * put them on the first row, or nowhere. Once the focus has left the grid it is not called back; the answers are told
 * whenever something in the grid gets or loses the focus.
 */
export function useStopKept(grid: Grid, rows: readonly ListRow[]) {
  const before = useRef(rows);
  useEffect(() => {
    const places = before.current;
    before.current = rows;
    const api = grid.current;
    const stop = api?.state.tabIndex.cell;
    if (!api || !stop || rows.some(({ id }) => id === stop.id)) return;
    const place = places.findIndex(({ id }) => id === stop.id);
    const next = rows[Math.min(Math.max(place, 0), rows.length - 1)];
    if (next && api.state.focus.cell) api.setCellFocus(next.id, stop.field);
    else {
      const cell = next ? { id: next.id, field: stop.field } : null;
      api.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell } }));
    }
  }, [grid, rows]);
  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      // The grid hears of keys and clicks alone, and not of a focus that is led into it.
      const row = target.closest<HTMLElement>('.MuiDataGrid-row');
      const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
      const api = grid.current;
      if (row && field && api && !api.state.focus.cell) api.setCellFocus(Number(row.dataset.id), field);
    },
    [grid],
  );
  const onBlur = useCallback(
    ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
      grid.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    },
    [grid],
  );
  return { onFocus, onBlur };
}
