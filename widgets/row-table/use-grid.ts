import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  definitionAt,
  type EntryMark,
  type FieldDefinition,
  formatPath,
  getAt,
  isSameData,
  type ListDefinition,
  type Path,
  type Row,
} from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { useFieldState, useRowIds } from '../subscriptions.ts';
import { useView } from '../view-state.ts';
import { blockBetween, type Cell, type CellBlock, cellKey, NEXT_ROW } from './cells.ts';

/** How a cell is gone to. */
interface Move {
  /** The block between where the selection began and the cell is selected. */
  readonly isExtending?: boolean;
  /** The other corner of the selection. */
  readonly from?: Cell;
}

/** Where the user is in a row table, and the ways to another place. */
export interface Grid {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly columns: readonly FieldDefinition[];
  readonly ids: readonly string[];
  /** Keys of the lines in order: the rows and, where one may be added, the empty line behind them. */
  readonly rowKeys: readonly string[];
  /** No row may be added: the limit is reached or a rule closes the list. */
  readonly isClosed: boolean;
  readonly active: Cell;
  readonly rowIndex: number;
  readonly isEditing: boolean;
  readonly block: CellBlock;
  readonly element: RefObject<HTMLDivElement | null>;
  pathOf(cell: Cell): Path;
  goTo(cell: Cell, move?: Move): void;
  /** Takes in where the focus came from outside. */
  follow(cell: Cell): void;
  /** Begins to edit; in the empty line that makes a row. */
  startEdit(cell: Cell, how: 'replace' | 'atEnd'): void;
  /** Ends editing where it is; `restore` takes back what was entered. */
  stopEdit(how?: 'restore'): void;
  /** A row behind `after`, the last one when left out; gives its key, undefined when none may be added. */
  addRow(after?: string, column?: number): string | undefined;
  /** Whether `more` rows have room; where not, that is said and shown. */
  mayAdd(more: number): boolean;
  /** A row made here in which nothing was entered since. */
  isUntouched(id: string): boolean;
  /** The editor of the cell goes; the focus moves on by itself. */
  endEdit(): void;
  /** The focus is in the table. */
  enter(): void;
  /** The table was left: editing ends, an untouched new row vanishes. */
  leave(): void;
  readonly run: {
    /** Column in which the run of Tabs began, to which Enter goes down. */
    column: number;
    /** Field beside the edited one that took the rest of its entry: Tab passes over it. */
    continuedIn?: string | undefined;
  };
}

function focusIn(table: HTMLElement | null, at: Cell): void {
  table?.querySelector<HTMLElement>(`[data-cell="${cellKey(at)}"]`)?.focus();
}

/** The state of one row table. */
export function useGrid(path: Path, columns: readonly FieldDefinition[]): Grid {
  const editor = useEditor();
  const { store, text } = editor;
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const ids = useRowIds(path);
  const { disabled } = useFieldState(path);
  const element = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState<Cell>({ row: ids[0] ?? NEXT_ROW, column: 0 });
  const [anchor, setAnchor] = useState<Cell>();
  const [isEditing, setIsEditing] = useState(false);
  const run = useRef<{
    column: number;
    continuedIn?: string | undefined;
    /** Where a cell is edited, and since when. */
    edited?: EntryMark;
    fresh?: { id: string; row: Row };
    isInside?: boolean;
  }>({ column: 0 });

  const isClosed = disabled || ids.length >= list.takes;
  const rowKeys = useMemo(() => (isClosed ? ids : [...ids, NEXT_ROW]), [ids, isClosed]);
  const rowIndex = Math.max(0, rowKeys.indexOf(cell.row));
  const active: Cell = {
    row: rowKeys[rowIndex] ?? NEXT_ROW,
    column: Math.max(0, Math.min(cell.column, columns.length - 1)),
  };
  const pathOf = (at: Cell): Path => [...path, { id: at.row }, columns[at.column]!.name];

  const focusCell = (at: Cell) => focusIn(element.current, at);
  const rowOf = (id: string) => getAt(store.document(), [...path, { id }]) as Row | undefined;
  const isUntouched = (id: string) =>
    run.current.fresh?.id === id && isSameData(rowOf(id) ?? {}, run.current.fresh.row);
  const dropFreshRow = (nowIn: string | undefined) => {
    const fresh = run.current.fresh;
    if (!fresh || fresh.id === nowIn) return;
    const isLeftBlank = isUntouched(fresh.id);
    run.current.fresh = undefined;
    if (isLeftBlank) store.removeRows([[...path, { id: fresh.id }]]);
  };
  /** What stands half typed in the editor is judged: it goes without a blur that it could hear. */
  const finishEntry = () =>
    element.current
      ?.querySelector('.cell-editor :is(input, textarea)')
      ?.dispatchEvent(new Event('finish-entry'));
  const goTo = (at: Cell, { isExtending = false, from }: Move = {}) => {
    finishEntry();
    flushSync(() => {
      setIsEditing(false);
      setAnchor(from ?? (isExtending ? (anchor ?? active) : undefined));
      setCell(at);
    });
    run.current.continuedIn = undefined;
    focusCell(at);
    dropFreshRow(at.row);
  };
  const mayAdd = (more: number): boolean => {
    const isFull = ids.length + more > list.takes;
    if (!isClosed && !isFull) return true;
    const words = isFull
      ? text('rows.full', { count: list.takes })
      : (store.fieldState(path).reason ?? text('rows.closed'));
    editor.announce(words, 'assertive');
    editor.toast(words);
    return false;
  };
  const addRow = (after?: string, column = 0): string | undefined => {
    if (!mayAdd(1)) return undefined;
    let made = '';
    flushSync(() => {
      const segment = store.insertRow(path, undefined, after ?? ids.at(-1)).at(-1);
      made = typeof segment === 'object' ? segment.id : '';
      setIsEditing(false);
      setAnchor(undefined);
      setCell({ row: made, column });
    });
    run.current.fresh = { id: made, row: rowOf(made)! };
    focusCell({ row: made, column });
    editor.announce(text('rows.added', { list: list.label, count: ids.length + 1 }));
    return made;
  };
  const startEdit = (at: Cell, how: 'replace' | 'atEnd') => {
    const row = at.row === NEXT_ROW ? addRow(undefined, at.column) : at.row;
    if (row === undefined) return;
    const target = { row, column: at.column };
    const definition = columns[target.column]!;
    const state = store.fieldState(pathOf(target));
    if (definition.readOnly || state.disabled || state.hidden) {
      if (state.reason) editor.announce(state.reason);
      return;
    }
    run.current.edited = store.beginEntry(pathOf(target));
    run.current.continuedIn = undefined;
    flushSync(() => {
      setAnchor(undefined);
      setCell(target);
      setIsEditing(true);
    });
    const control = element.current?.querySelector<HTMLInputElement>(
      '.cell-editor input, .cell-editor textarea',
    );
    control?.focus();
    if (how === 'replace') control?.select();
    else control?.setSelectionRange?.(control.value.length, control.value.length);
  };
  const stopEdit = (how?: 'restore') => {
    const { edited } = run.current;
    // Whatever became of it is taken back with the rest.
    finishEntry();
    if (how === 'restore' && edited !== undefined) store.takeBack(edited);
    goTo(active);
  };

  // Someone was led to a row of this table (a problem, a cell a paste left out): it is mounted for the focus.
  const wanted = useView((state) => state.openRows[formatPath(path)]);
  useEffect(() => {
    if (wanted !== undefined) setCell((at) => ({ row: wanted, column: at.column }));
  }, [wanted]);

  // A row deleted elsewhere (undo, another screen) leaves the table at the row that is now in its place, and the focus in it.
  const rowAt = useRef(rowIndex);
  useEffect(() => {
    if (cell.row === NEXT_ROW || ids.includes(cell.row)) {
      rowAt.current = rowIndex;
      return;
    }
    const row = ids[Math.min(rowAt.current, ids.length - 1)] ?? NEXT_ROW;
    setCell((at) => ({ row, column: at.column }));
    setAnchor(undefined);
    setIsEditing(false);
    if (run.current.isInside && document.activeElement === document.body) {
      requestAnimationFrame(() => focusIn(element.current, { row, column: cell.column }));
    }
  }, [ids, cell.row, cell.column, rowIndex]);

  return {
    path,
    list,
    columns,
    ids,
    rowKeys,
    isClosed,
    active,
    rowIndex,
    isEditing,
    block: blockBetween(rowKeys, anchor ?? active, active),
    element,
    pathOf,
    goTo,
    follow: (at) => {
      if (isEditing || (at.row === active.row && at.column === active.column)) return;
      setAnchor(undefined);
      setCell(at);
    },
    startEdit,
    stopEdit,
    addRow,
    mayAdd,
    isUntouched,
    endEdit: () => setIsEditing(false),
    enter() {
      run.current.isInside = true;
    },
    leave() {
      run.current.isInside = false;
      setIsEditing(false);
      dropFreshRow(undefined);
    },
    run: run.current,
  };
}
