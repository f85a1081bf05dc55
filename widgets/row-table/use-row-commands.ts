import { flushSync } from 'react-dom';
import { displayDate } from '../../src/engine/dates.ts';
import { todayStored } from '../date-text.ts';
import { valueAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';
import { writeBlock } from '../paste/clipboard-block.ts';
import { rowLabel } from '../row-label.ts';
import { type CellLeft, clearCells, enterCells, fillDown } from './cell-entries.ts';
import { NEXT_ROW } from './cells.ts';
import type { Grid } from './use-grid.ts';

/** What can be done with the rows and cells of a row table; each is one step of undo. */
export interface RowCommands {
  /** Asks first; afterwards the focus stands in the same column of the next row. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly duplicate: (ids: readonly string[]) => void;
  readonly insertAbove: (id: string) => void;
  /** Empties the selected cells; like all that enters cells, it tells which stayed as they were. */
  readonly clear: () => void;
  /** The first row of the selection down to its last; of one cell the cell above. */
  readonly fillDown: () => void;
  /** Today's date into the active cell; false where no date stands. */
  readonly enterToday: () => boolean;
  /** The selected cells as a spreadsheet takes them. */
  readonly copied: () => string;
  /** Keys of the rows the selection goes over. */
  readonly chosen: () => readonly string[];
}

export function useRowCommands(grid: Grid): RowCommands {
  const editor = useEditor();
  const { store, text, announce } = editor;
  const { path, list, columns, ids, rowKeys, block, active } = grid;
  const label = rowLabel(list, text);

  const chosen = () => rowKeys.slice(block.rows[0], block.rows[1] + 1).filter((key) => key !== NEXT_ROW);
  const blockColumns = () => {
    const [from, to] = block.columns;
    return columns.slice(from, to + 1).map((field, index) => ({ field, column: from + index }));
  };
  /** Computed columns take no entries and are passed over. */
  const entered = () => blockColumns().flatMap(({ field }) => (field.readOnly ? [] : [field]));
  const tell = (left: readonly CellLeft[]) => {
    store.endBurst();
    const [first] = left;
    if (first === undefined) return;
    const words = text('rows.notEntered', {
      count: left.length,
      row: ids.indexOf(first.row) + 1,
      column: first.column.label,
      reason: first.reason ?? text('rows.closedCell'),
    });
    announce(words, 'assertive');
    editor.toast(words);
  };

  return {
    chosen,
    async remove(removed) {
      const there = removed.filter((id) => ids.includes(id));
      if (there.length === 0) return;
      const at = ids.indexOf(there[0]!);
      const row = `${label} ${at + 1}`;
      const isOne = there.length === 1;
      const words = isOne
        ? text('rows.confirmDelete', { row })
        : text('rows.confirmDeleteMany', { count: there.length });
      if (!(await editor.confirm(words, text('action.delete')))) {
        requestAnimationFrame(() => grid.goTo(active));
        return;
      }
      const left = ids.filter((id) => !there.includes(id));
      const isStep = flushSync(() => store.removeRows(there.map((id) => [...path, { id }])));
      const done = isOne ? text('rows.deleted', { row }) : text('rows.deletedMany', { count: there.length });
      announce(done);
      editor.toast(done, isStep);
      const next = left[at] ?? left.at(-1) ?? NEXT_ROW;
      // A frame later the question is closed and holds the focus no more.
      requestAnimationFrame(() => grid.goTo({ row: next, column: active.column }));
    },
    duplicate(copied) {
      const there = copied.filter((id) => ids.includes(id));
      if (there.length === 0 || !grid.mayAdd(there.length)) return;
      const made = store
        .duplicateRows(there.map((id) => [...path, { id }]))
        .at(-1)
        ?.at(-1);
      announce(text('rows.added', { list: list.label, count: ids.length + there.length }));
      if (typeof made === 'object')
        requestAnimationFrame(() => grid.goTo({ row: made.id, column: active.column }));
    },
    insertAbove(id) {
      const at = ids.indexOf(id);
      if (at < 0 || !grid.mayAdd(1)) return;
      const made = store.insertRow(path, undefined, ids[at - 1] ?? null).at(-1);
      announce(text('rows.added', { list: list.label, count: ids.length + 1 }));
      if (typeof made === 'object')
        requestAnimationFrame(() => grid.goTo({ row: made.id, column: active.column }));
    },
    clear() {
      const cells = { path, rows: chosen(), columns: entered(), step: text('rows.clearStep') };
      tell(clearCells(editor, cells));
    },
    fillDown() {
      const [first, last] = block.rows;
      const rows = last > first ? chosen() : rowKeys.slice(Math.max(0, first - 1), first + 1);
      if (rows.length < 2 || rows.includes(NEXT_ROW)) return;
      tell(fillDown(editor, { path, rows, columns: entered(), step: text('rows.fillStep') }));
    },
    enterToday() {
      const field = columns[active.column]!;
      if (field.valid.format !== 'date' || field.readOnly || active.row === NEXT_ROW) return false;
      const cell = { path, rows: [active.row], columns: [field], step: field.label };
      tell(enterCells(editor, cell, [todayStored()]));
      return true;
    },
    copied: () =>
      writeBlock(
        chosen().map((row) =>
          blockColumns().map(({ column, field }) => {
            const value = valueAt(store.document(), grid.pathOf({ row, column }));
            return field.valid.format === 'date' ? displayDate(String(value ?? '')) : String(value ?? '');
          }),
        ),
      ),
  };
}
