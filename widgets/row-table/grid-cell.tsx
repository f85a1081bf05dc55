// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on the active cell
import { type FieldDefinition, formatPath, isNumber, type Path, plainWords } from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import { useEditor } from '../editor-services.ts';
import { LeafField } from '../leaf-field.tsx';
import { useFieldState, useFieldValue, useShownProblems } from '../subscriptions.ts';
import { type Cell, cellKey, NEXT_ROW } from './cells.ts';

/** What a cell does with the mouse, and when the focus comes to it from outside. */
export interface CellHandlers {
  readonly press: (cell: Cell, isExtending: boolean) => void;
  readonly open: (cell: Cell) => void;
  readonly focus: (cell: Cell) => void;
}

interface GridCellProps {
  readonly listPath: Path;
  readonly definition: FieldDefinition;
  readonly cell: Cell;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isEditing: boolean;
  readonly name: string;
  readonly hint?: string;
  readonly handlers: () => CellHandlers;
}

/** One cell: its text, or its widget while it is edited. */
export function GridCell(props: GridCellProps) {
  const { definition, cell, isActive, isSelected, isEditing, hint, handlers } = props;
  const path: Path = [...props.listPath, { id: cell.row }, definition.name];
  const isNext = cell.row === NEXT_ROW;
  const classes = ['grid-cell'];
  if (isNumber(definition)) classes.push('is-number');
  if (isActive) classes.push('is-active');
  if (isSelected) classes.push('is-selected');
  return (
    <div
      role="gridcell"
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-selected={isSelected || undefined}
      data-cell={cellKey(cell)}
      data-path={isNext || isEditing ? undefined : formatPath(path)}
      data-help={isNext ? formatPath(path) : undefined}
      className={classes.join(' ')}
      onMouseDown={(event) => {
        if (isEditing || event.button !== 0) return;
        event.preventDefault();
        handlers().press(cell, event.shiftKey);
      }}
      onMouseEnter={(event) => event.buttons === 1 && handlers().press(cell, true)}
      onDoubleClick={() => !isEditing && handlers().open(cell)}
      onFocus={(event) => event.target === event.currentTarget && handlers().focus(cell)}
    >
      {isNext ? (
        <span className="grid-hint">{hint}</span>
      ) : isEditing ? (
        <LeafField path={path} variant="cell" name={props.name} />
      ) : (
        <CellText path={path} definition={definition} />
      )}
    </div>
  );
}

/** The text of a cell with what is wrong with it; renders again only when these change. */
export function CellText({ path, definition }: { path: Path; definition: FieldDefinition }) {
  const { codeLists, text } = useEditor();
  const value = useFieldValue(path);
  const problems = useShownProblems(path, value === undefined);
  const state = useFieldState(path);
  if (state.hidden) return null;
  const shown = cellText(definition, value, codeLists, text);
  const isInvalid = problems.some((problem) => problem.severity === 'error');
  const words = problems.map((problem) => plainWords(problem.message)).join('\n');
  const title = words || (shown.words ? `${shown.value} ${shown.words}` : shown.value) || state.reason;
  return (
    <span
      className={`cell-text${isInvalid ? ' is-invalid' : ''}${definition.readOnly || state.disabled ? ' is-sunken' : ''}`}
      title={title || undefined}
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
