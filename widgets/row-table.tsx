// biome-ignore-all lint/a11y/useSemanticElements: grids and listboxes of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on cells or rows, or on the combobox
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid or combobox around handles the keys
import Add from '@mui/icons-material/AddRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  definitionAt,
  type FieldDefinition,
  formatPath,
  getAt,
  type ListDefinition,
  type Path,
} from '../src/engine/index.ts';
import { cellText, isNumber } from './cell-value.ts';
import { valueAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';
import { LeafField } from './leaf-field.tsx';
import { pasteBlock, type RefusedCell } from './paste-block.ts';
import { rowLabel } from './row-label.ts';
import {
  useFieldState,
  useFieldValue,
  useProblems,
  useRowIds,
  useShownProblems,
  useStablePath,
} from './subscriptions.ts';

/** Key of the empty last line, in which typing makes a row. */
const NEXT_ROW = '+';

interface ActiveCell {
  readonly row: string;
  readonly column: number;
}

interface RowTableProps {
  readonly path: Path;
}

/**
 * The rows of one list as a small spreadsheet (APG grid; look guide, section 4): one tab stop to enter, arrows
 * move, typing or F2 edits, Tab and Enter go on and add rows, F6 leaves. One cell is mounted as a widget at a
 * time; all others show text and follow only their own value.
 */
export function RowTable({ path: givenPath }: RowTableProps) {
  const editor = useEditor();
  const { store, text } = editor;
  const path = useStablePath(givenPath);
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const label = rowLabel(list, text);
  const columns = useMemo(() => list.row.columns.map((name) => list.row.fields[name]!), [list]);
  const ids = useRowIds(path);
  const state = useFieldState(path);
  const headingId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<ActiveCell>({ row: ids[0] ?? NEXT_ROW, column: 0 });
  const [isEditing, setIsEditing] = useState(false);
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly row: string }>();
  /** Value of the edited cell before the edit; where a run of Tabs began; a row made here and not yet touched. */
  const run = useRef<{ before?: string; column: number; fresh?: { id: string; row: unknown } }>({
    column: 0,
  });

  const isFull = list.maxRows !== undefined && ids.length >= list.maxRows;
  const rowKeys = isFull ? ids : [...ids, NEXT_ROW];
  const rowIndex = Math.max(0, rowKeys.indexOf(active.row));
  const row = rowKeys[rowIndex] ?? NEXT_ROW;

  const focusCell = (cell: ActiveCell) => {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus();
  };
  const goTo = (cell: ActiveCell) => {
    flushSync(() => {
      setIsEditing(false);
      setActive(cell);
    });
    focusCell(cell);
    dropFreshRow(cell.row);
  };
  const pathOf = (cell: ActiveCell): Path => [...path, { id: cell.row }, columns[cell.column]!.name];

  /** An untouched new row vanishes when it is left. */
  const dropFreshRow = (nowIn: string | undefined) => {
    const fresh = run.current.fresh;
    if (!fresh || fresh.id === nowIn) return;
    const isLeftBlank = isUntouched(fresh.id);
    run.current.fresh = undefined;
    if (isLeftBlank) store.removeRows([[...path, { id: fresh.id }]]);
  };
  /** True for a row that was added here and in which nothing was entered since. */
  const isUntouched = (id: string) =>
    run.current.fresh?.id === id && getAt(store.document(), [...path, { id }]) === run.current.fresh.row;
  const addRow = (after?: string, column = 0): string | undefined => {
    if (isFull) {
      editor.announce(text('rows.full', { count: list.maxRows ?? 0 }), 'assertive');
      return undefined;
    }
    let made = '';
    flushSync(() => {
      const rowPath = store.insertRow(path, undefined, after ?? ids.at(-1));
      const segment = rowPath.at(-1);
      made = typeof segment === 'object' ? segment.id : '';
      setIsEditing(false);
      setActive({ row: made, column });
    });
    run.current.fresh = { id: made, row: getAt(store.document(), [...path, { id: made }]) };
    focusCell({ row: made, column });
    editor.announce(text('rows.added', { list: list.label, count: ids.length + 1 }));
    return made;
  };
  const startEdit = (cell: ActiveCell, isReplacing: boolean) => {
    let target = cell;
    if (cell.row === NEXT_ROW) {
      const made = addRow(undefined, cell.column);
      if (!made) return;
      target = { row: made, column: cell.column };
    }
    const definition = columns[target.column]!;
    if (definition.readOnly || store.fieldState(pathOf(target)).disabled) return;
    run.current.before = String(valueAt(store.document(), pathOf(target)) ?? '');
    flushSync(() => {
      setActive(target);
      setIsEditing(true);
    });
    const control = grid.current?.querySelector<HTMLInputElement>(
      '.cell-editor input, .cell-editor textarea',
    );
    control?.focus();
    if (isReplacing) control?.select();
    else control?.setSelectionRange?.(control.value.length, control.value.length);
  };
  const removeRow = async (id: string) => {
    const index = ids.indexOf(id);
    if (index < 0) return;
    const words = text('rows.confirmDelete', { row: `${label} ${index + 1}` });
    if (!(await editor.confirm(words, text('action.delete')))) return focusCell(active);
    const next = ids[index + 1] ?? ids[index - 1] ?? NEXT_ROW;
    flushSync(() => store.removeRows([[...path, { id }]]));
    editor.announce(text('rows.deleted', { row: `${label} ${index + 1}` }));
    goTo({ row: next, column: active.column });
  };
  const duplicate = (id: string) => {
    if (isFull || id === NEXT_ROW) return;
    const made = store.duplicateRow([...path, { id }]).at(-1);
    if (typeof made === 'object') setTimeout(() => goTo({ row: made.id, column: active.column }));
  };
  const clear = (cell: ActiveCell) => {
    if (cell.row === NEXT_ROW || columns[cell.column]!.readOnly) return;
    if (store.fieldState(pathOf(cell)).disabled) return;
    store.enter(pathOf(cell), '');
    store.endBurst();
  };
  const copyFromAbove = () => {
    const above = ids[rowIndex - 1];
    if (!above || row === NEXT_ROW) return;
    const value = valueAt(store.document(), pathOf({ row: above, column: active.column }));
    store.edit([{ op: 'set', path: pathOf(active), value }], columns[active.column]!.label);
  };

  const goAlong = (step: 1 | -1): boolean => {
    const column = active.column + step;
    if (column >= 0 && column < columns.length) {
      goTo({ row, column });
      return true;
    }
    if (step === -1) {
      if (rowIndex === 0) return false;
      goTo({ row: rowKeys[rowIndex - 1]!, column: columns.length - 1 });
      return true;
    }
    // The empty line is the new row: it costs no edit until something is typed into it.
    if (row === NEXT_ROW || isUntouched(row)) return false;
    const next = rowKeys[rowIndex + 1];
    if (next === undefined) return false;
    goTo({ row: next, column: 0 });
    return true;
  };
  const goDown = () => {
    const next = rowKeys[rowIndex + 1];
    if (next !== undefined && !isUntouched(row)) goTo({ row: next, column: run.current.column });
    else if (isEditing) goTo(active);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const inText =
      isEditing && event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key === 'Tab' && !isCommand && !event.altKey) {
      if (!isInGrid(event)) return;
      if (goAlong(event.shiftKey ? -1 : 1)) take();
      else if (isEditing) setIsEditing(false);
      return;
    }
    if (event.key === 'Enter' && !isCommand) {
      if (!isInGrid(event)) return;
      take();
      if (isEditing) return goDown();
      if (row === NEXT_ROW) return startEdit({ row, column: active.column }, true);
      return goDown();
    }
    if (event.key === 'Escape' && isEditing) {
      take();
      const before = run.current.before ?? '';
      if (String(valueAt(store.document(), pathOf(active)) ?? '') !== before) {
        store.edit([{ op: 'set', path: pathOf(active), value: before }], columns[active.column]!.label);
      }
      return goTo(active);
    }
    if (event.key === 'Delete' && isCommand && !inText) {
      take();
      return void removeRow(row);
    }
    if (isCommand && event.shiftKey && event.key.toLowerCase() === 'd') {
      take();
      return duplicate(row);
    }
    if (inText || !isInGrid(event)) return;
    if (isCommand && event.key.toLowerCase() === 'd') {
      take();
      return copyFromAbove();
    }
    if (event.altKey) return;
    const move = (toRow: number, toColumn: number) => {
      take();
      const cell = {
        row: rowKeys[Math.max(0, Math.min(rowKeys.length - 1, toRow))]!,
        column: Math.max(0, Math.min(columns.length - 1, toColumn)),
      };
      run.current.column = cell.column;
      goTo(cell);
    };
    const last = { row: rowKeys.length - 1, column: columns.length - 1 };
    switch (event.key) {
      case 'ArrowRight':
        return move(rowIndex, active.column + 1);
      case 'ArrowLeft':
        return move(rowIndex, active.column - 1);
      case 'ArrowDown':
        return move(rowIndex + 1, active.column);
      case 'ArrowUp':
        return move(rowIndex - 1, active.column);
      case 'Home':
        return move(isCommand ? 0 : rowIndex, 0);
      case 'End':
        return move(isCommand ? last.row : rowIndex, last.column);
      case 'PageDown':
        return move(rowIndex + 10, active.column);
      case 'PageUp':
        return move(rowIndex - 10, active.column);
      case 'F2':
        take();
        return startEdit({ row, column: active.column }, false);
      case 'Delete':
      case 'Backspace':
        take();
        return clear({ row, column: active.column });
      default:
        // The key itself is not prevented: it lands in the editor that now has the focus.
        if (event.key.length === 1 && !isCommand) startEdit({ row, column: active.column }, true);
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    if (isEditing) return;
    event.preventDefault();
    const result = pasteBlock(editor, list, path, {
      text: event.clipboardData.getData('text/plain'),
      row: row === NEXT_ROW ? undefined : row,
      column: active.column,
    });
    const words = text('rows.pasted', { cells: result.taken, refused: result.refused.length });
    editor.announce(words);
    editor.toast(
      [words, ...result.refused.slice(0, 5).map((cell) => text(refusalText(cell), { ...cell }))].join('\n'),
    );
  };

  const handlers: RowHandlers = {
    press: (cell) => {
      run.current.column = cell.column;
      if (cell.row !== row || cell.column !== active.column || !isEditing) goTo(cell);
    },
    open: (cell) => startEdit(cell, false),
    focus: (cell) => {
      if (!isEditing && (cell.row !== row || cell.column !== active.column)) setActive(cell);
    },
    menu: (anchor, rowKey) => setMenu({ anchor, row: rowKey }),
  };
  const latest = useRef(handlers);
  latest.current = handlers;

  // A row deleted elsewhere (undo, another screen) leaves the table at its first cell.
  useEffect(() => {
    if (active.row !== NEXT_ROW && !ids.includes(active.row)) {
      setActive((cell) => ({ row: ids[0] ?? NEXT_ROW, column: cell.column }));
      setIsEditing(false);
    }
  }, [ids, active.row]);

  if (state.hidden) return null;
  return (
    <section className="row-table" aria-labelledby={headingId} data-region={`list-${list.name}`}>
      <div className="row-table-head">
        <h3 id={headingId} tabIndex={-1} data-path={formatPath(path)}>
          {list.label} <span className="num count">{ids.length}</span>
        </h3>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={isFull || state.disabled}
          onClick={() => goTo({ row: NEXT_ROW, column: 0 })}
        >
          {text('rows.add')}
        </Button>
      </div>
      <ListProblems path={path} />
      <div className="grid-scroll">
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-labelledby={headingId}
          aria-description={text('rows.keys')}
          aria-rowcount={rowKeys.length + 1}
          aria-colcount={columns.length + 2}
          className="grid"
          style={{ gridTemplateColumns: gridTemplate(columns) }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            if (document.activeElement && event.currentTarget.contains(document.activeElement)) return;
            setIsEditing(false);
            dropFreshRow(undefined);
          }}
        >
          <div role="row" aria-rowindex={1} className="grid-row grid-head">
            <div role="columnheader" className="grid-no">
              {text('rows.number')}
            </div>
            {columns.map((definition) => (
              <div
                key={definition.name}
                role="columnheader"
                className={isNumber(definition) ? 'is-number' : undefined}
                title={definition.label}
              >
                <span className="head-words">{definition.label}</span>
                {definition.help.dataElement && (
                  <span className="field-element">{definition.help.dataElement}</span>
                )}
              </div>
            ))}
            <div role="columnheader" className="grid-menu">
              <span className="visually-hidden">{text('rows.actions')}</span>
            </div>
          </div>
          {rowKeys.map((key, index) => (
            <GridRow
              key={key}
              listPath={path}
              rowKey={key}
              index={index}
              label={label}
              columns={columns}
              activeColumn={key === row ? active.column : undefined}
              isEditing={key === row && isEditing}
              handlers={latest}
            />
          ))}
        </div>
      </div>
      <Menu
        open={menu !== undefined}
        anchorEl={menu?.anchor}
        onClose={() => setMenu(undefined)}
        transitionDuration={80}
      >
        <MenuItem
          disabled={isFull}
          onClick={() => {
            setMenu(undefined);
            if (menu) duplicate(menu.row);
          }}
        >
          {text('rows.duplicate')}
          <kbd>Ctrl+Shift+D</kbd>
        </MenuItem>
        <MenuItem
          disabled={isFull}
          onClick={() => {
            setMenu(undefined);
            if (!menu) return;
            const at = ids.indexOf(menu.row);
            store.insertRow(path, undefined, at > 0 ? ids[at - 1] : null);
          }}
        >
          {text('rows.insertAbove')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setMenu(undefined);
            if (menu) void removeRow(menu.row);
          }}
        >
          {text('action.delete')}
          <kbd>Ctrl+Delete</kbd>
        </MenuItem>
      </Menu>
    </section>
  );
}

interface GridRowProps {
  readonly listPath: Path;
  readonly rowKey: string;
  readonly index: number;
  readonly label: string;
  readonly columns: readonly FieldDefinition[];
  readonly activeColumn: number | undefined;
  readonly isEditing: boolean;
  /** A reference, so that a row is not rendered for the table's newer closures. */
  readonly handlers: RefObject<RowHandlers>;
}

interface RowHandlers {
  readonly press: (cell: ActiveCell) => void;
  readonly open: (cell: ActiveCell) => void;
  /** The focus came from outside, for example by F8. */
  readonly focus: (cell: ActiveCell) => void;
  readonly menu: (anchor: HTMLElement, row: string) => void;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { text } = useEditor();
  const { listPath, rowKey, index, columns, activeColumn, isEditing } = props;
  const isNext = rowKey === NEXT_ROW;
  const rowName = `${props.label} ${index + 1}`;
  return (
    <div role="row" aria-rowindex={index + 2} className={isNext ? 'grid-row is-next' : 'grid-row'}>
      <div role="rowheader" className="grid-no num">
        {index + 1}
      </div>
      {columns.map((definition, column) => {
        const cell = { row: rowKey, column };
        const isActive = activeColumn === column;
        return (
          <GridCell
            key={definition.name}
            path={isNext ? undefined : [...listPath, { id: rowKey }, definition.name]}
            definition={definition}
            cell={cell}
            isActive={isActive}
            isEditing={isActive && isEditing}
            name={`${definition.label}, ${rowName}`}
            hint={isNext && column === 0 ? text('rows.typeOrPaste') : undefined}
            onPress={() => props.handlers.current.press(cell)}
            onOpen={() => props.handlers.current.open(cell)}
            onFocus={() => props.handlers.current.focus(cell)}
          />
        );
      })}
      <div role="gridcell" className="grid-menu">
        {!isNext && (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={text('rows.actionsFor', { row: rowName })}
            onClick={(event) => props.handlers.current.menu(event.currentTarget, rowKey)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </div>
    </div>
  );
});

interface GridCellProps {
  readonly path: Path | undefined;
  readonly definition: FieldDefinition;
  readonly cell: ActiveCell;
  readonly isActive: boolean;
  readonly isEditing: boolean;
  readonly name: string;
  readonly hint?: string;
  readonly onPress: () => void;
  readonly onOpen: () => void;
  readonly onFocus: () => void;
}

function GridCell(props: GridCellProps) {
  const { path, definition, cell, isActive, isEditing, hint } = props;
  return (
    <div
      role="gridcell"
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-cell={cellKey(cell)}
      data-path={path && !isEditing ? formatPath(path) : undefined}
      className={`grid-cell${isNumber(definition) ? ' is-number' : ''}${isActive ? ' is-active' : ''}`}
      onMouseDown={(event) => {
        if (isEditing) return;
        event.preventDefault();
        props.onPress();
      }}
      onDoubleClick={() => !isEditing && props.onOpen()}
      onFocus={(event) => event.target === event.currentTarget && props.onFocus()}
    >
      {path === undefined ? (
        <span className="grid-hint">{hint}</span>
      ) : isEditing ? (
        <LeafField path={path} variant="cell" name={props.name} />
      ) : (
        <CellText path={path} definition={definition} />
      )}
    </div>
  );
}

function CellText({ path, definition }: { path: Path; definition: FieldDefinition }) {
  const { codeLists, text } = useEditor();
  const value = useFieldValue(path);
  const problems = useShownProblems(path, value === undefined);
  const state = useFieldState(path);
  if (state.hidden) return null;
  const shown = cellText(definition, value, codeLists, text);
  const isInvalid = problems.some((problem) => problem.severity === 'error');
  const words = problems.map((problem) => problem.message).join('\n');
  const title = words || (shown.words ? `${shown.value} ${shown.words}` : shown.value) || undefined;
  return (
    <span
      className={`cell-text${isInvalid ? ' is-invalid' : ''}${definition.readOnly || state.disabled ? ' is-sunken' : ''}`}
      title={title}
    >
      {isInvalid && <span className="cell-mark" aria-hidden="true" />}
      <span className={shown.kind === 'code' ? 'code' : shown.kind === 'number' ? 'num' : undefined}>
        {shown.value}
      </span>
      {shown.words && <span className="code-words"> {shown.words}</span>}
      {words && <span className="visually-hidden">. {words}</span>}
    </span>
  );
}

function ListProblems({ path }: { path: Path }) {
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return <p className="list-problems">{problems.map((problem) => problem.message).join('\n')}</p>;
}

function cellKey(cell: ActiveCell): string {
  return `${cell.row}:${cell.column}`;
}

function isInGrid(event: KeyboardEvent<HTMLDivElement>): boolean {
  return event.target instanceof HTMLElement && event.target.closest('[data-cell]') !== null;
}

function refusalText({ row, column }: RefusedCell): string {
  if (row === 0) return 'rows.refusedColumn';
  return column === '' ? 'rows.refusedRow' : 'rows.refusedCell';
}

/** Widths by what a column holds: codes with words and long texts get more room. */
function gridTemplate(columns: readonly FieldDefinition[]): string {
  return ['40px', ...columns.map(columnWidth), '36px'].join(' ');
}

function columnWidth(definition: FieldDefinition): string {
  const maximum = definition.entry.maxLength ?? 10;
  if (definition.codeList) return 'minmax(112px, 1.4fr)';
  if (maximum > 60) return 'minmax(160px, 3fr)';
  if (maximum > 24) return 'minmax(128px, 2fr)';
  return 'minmax(88px, 1fr)';
}
