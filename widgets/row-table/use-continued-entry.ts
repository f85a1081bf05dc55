import { useEffect, useRef } from 'react';
import type { Grid } from './use-grid.ts';

/** An entry that is longer than its cell takes goes on in the cell of the field that has the rest (CUS-287); one entered whole leaves nothing to do there. */
export function useContinuedEntry(grid: Grid): void {
  const latest = useRef(grid);
  latest.current = grid;
  const { element } = grid;
  useEffect(() => {
    const table = element.current;
    const onContinue = (event: Event) => {
      const { active, columns, startEdit } = latest.current;
      const column = columns.findIndex(({ name }) => name === (event as CustomEvent<string>).detail);
      if (column < 0) return;
      event.preventDefault();
      startEdit({ row: active.row, column }, 'atEnd');
    };
    const onContinued = (event: Event) => {
      latest.current.run.continuedIn = (event as CustomEvent<string>).detail;
    };
    table?.addEventListener('entry-continues', onContinue);
    table?.addEventListener('entry-continued', onContinued);
    return () => {
      table?.removeEventListener('entry-continues', onContinue);
      table?.removeEventListener('entry-continued', onContinued);
    };
  }, [element]);
}
