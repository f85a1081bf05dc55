import type { KeyboardEvent } from 'react';
import { type Cell, NEXT_ROW } from './cells.ts';
import type { Grid } from './use-grid.ts';
import type { RowCommands } from './use-row-commands.ts';

const PAGE = 10;

/**
 * The keys of a row table (look guide, section 4): as in a spreadsheet, Tab goes right and Enter down to the
 * column where the run of Tabs began, while navigating and while editing. F6 is the editor's and always leaves.
 */
export function onGridKey(event: KeyboardEvent<HTMLElement>, grid: Grid, commands: RowCommands) {
  if (event.defaultPrevented || !isInCell(event)) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const take = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (key === 'Tab' && !isCommand && !event.altKey) {
    if (goAlong(grid, event.shiftKey ? -1 : 1)) take();
    else if (grid.isEditing) grid.endEdit();
    return;
  }
  if (key === 'Enter' && !isCommand && !event.altKey) {
    take();
    if (!grid.isEditing && grid.active.row === NEXT_ROW) return grid.startEdit(grid.active, 'replace');
    return goDown(grid, event.shiftKey ? -1 : 1);
  }
  if (isCommand && event.shiftKey && key === 'd') {
    take();
    return commands.duplicate(commands.chosen());
  }
  if (isCommand && key === 'Delete' && !grid.isEditing) {
    take();
    return void commands.remove(commands.chosen());
  }
  if (key === 'Escape' && grid.isEditing) {
    take();
    return grid.stopEdit('restore');
  }
  if (grid.isEditing) return;
  if (key === 'Escape' && (grid.block.rows[0] !== grid.block.rows[1] || hasWidth(grid))) {
    take();
    return grid.goTo(grid.active);
  }
  if (isCommand && key === 'd') {
    take();
    return commands.fillDown();
  }
  if (isCommand && key === 'a') {
    take();
    return selectAll(grid);
  }
  if (isCommand && key === ';' && commands.enterToday()) return take();
  if (event.altKey) return;
  const to = placeOf(key, isCommand, grid);
  if (to) {
    take();
    if (!event.shiftKey) grid.run.column = to.column;
    return grid.goTo(to, { isExtending: event.shiftKey });
  }
  if (key === 'F2') {
    take();
    return grid.startEdit(grid.active, 'atEnd');
  }
  if (key === 'Delete' || key === 'Backspace') {
    take();
    return commands.clear();
  }
  // The key itself is not prevented: it lands in the editor that now has the focus. 'Process' begins an input method.
  const isTyping = event.key.length === 1 || event.key === 'Process';
  if (isTyping && !isCommand) grid.startEdit(grid.active, 'replace');
}

function hasWidth({ block }: Grid): boolean {
  return block.columns[0] !== block.columns[1];
}

/** Where an arrow, Home, End or a page key leads. */
function placeOf(
  key: string,
  isCommand: boolean,
  { active, rowIndex, rowKeys, columns }: Grid,
): Cell | undefined {
  const last = { row: rowKeys.length - 1, column: columns.length - 1 };
  const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowRight: [rowIndex, isCommand ? last.column : active.column + 1],
    ArrowLeft: [rowIndex, isCommand ? 0 : active.column - 1],
    ArrowDown: [isCommand ? last.row : rowIndex + 1, active.column],
    ArrowUp: [isCommand ? 0 : rowIndex - 1, active.column],
    Home: [isCommand ? 0 : rowIndex, 0],
    End: [isCommand ? last.row : rowIndex, last.column],
    PageDown: [rowIndex + PAGE, active.column],
    PageUp: [rowIndex - PAGE, active.column],
  };
  const place = places[key];
  if (!place) return undefined;
  const [row, column] = place;
  return {
    row: rowKeys[Math.max(0, Math.min(last.row, row))]!,
    column: Math.max(0, Math.min(last.column, column)),
  };
}

/** Along the row and on into the next; false where Tab leaves the table. */
function goAlong(grid: Grid, step: 1 | -1): boolean {
  const { active, rowIndex, rowKeys, columns } = grid;
  const isPassed = step === 1 && columns[active.column + 1]?.name === grid.run.continuedIn;
  const column = active.column + (isPassed ? 2 : step);
  if (column >= 0 && column < columns.length) {
    grid.goTo({ row: active.row, column });
    return true;
  }
  if (step === -1) {
    if (rowIndex === 0) return false;
    grid.goTo({ row: rowKeys[rowIndex - 1]!, column: columns.length - 1 });
    return true;
  }
  // The empty line is the new row: it costs no edit until something is typed into it.
  if (active.row === NEXT_ROW || grid.isUntouched(active.row)) return false;
  const next = rowKeys[rowIndex + 1];
  if (next === undefined) return false;
  grid.goTo({ row: next, column: 0 });
  grid.run.column = 0;
  return true;
}

function goDown(grid: Grid, step: 1 | -1) {
  const { active, rowIndex, rowKeys } = grid;
  const next = rowKeys[rowIndex + step];
  const mayGo = next !== undefined && !(step === 1 && grid.isUntouched(active.row));
  if (mayGo) grid.goTo({ row: next, column: grid.run.column });
  else if (grid.isEditing) grid.goTo(active);
}

function selectAll(grid: Grid): void {
  const { ids, columns } = grid;
  if (ids.length === 0) return;
  grid.goTo({ row: ids.at(-1)!, column: columns.length - 1 }, { from: { row: ids[0]!, column: 0 } });
}

function isInCell(event: KeyboardEvent<HTMLElement>): boolean {
  return event.target instanceof HTMLElement && event.target.closest('[data-cell]') !== null;
}
