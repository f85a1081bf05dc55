// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on rows
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid around handles the keys
import Checkbox from '@mui/material/Checkbox';
import { memo, type ReactNode } from 'react';
import { type FieldDefinition, isNumber, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import { useEditor } from '../editor-services.ts';
import { useProblemCount } from '../problem-counts.ts';
import { ProblemMark } from '../problem-mark.tsx';
import { useFieldValue } from '../subscriptions.ts';
import type { Fold } from '../tree/tree-kit.ts';
import type { Standing } from '../tree/tree-view.ts';

interface NestedRowProps {
  readonly listPath: Path;
  readonly list: ListDefinition;
  readonly id: string;
  /** Place among the rows shown, and in the whole list, from 0. */
  readonly index: number;
  readonly place: number;
  readonly top: number;
  /** Rows of the table above the first one. */
  readonly headRows: number;
  readonly height: number;
  readonly label: string;
  readonly columns: readonly string[];
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  /** Of a tree: where the row stands, and what folds and unfolds it. */
  readonly standing?: Standing | undefined;
  readonly fold?: Fold | undefined;
  /** It can be dragged. */
  readonly isMovable?: boolean | undefined;
  /** It is dragged, or was cut to stand elsewhere. */
  readonly isMoving?: boolean | undefined;
  readonly onOpen: (id: string) => void;
  /** With `isRange` all rows from the one chosen last. */
  readonly onToggle: (id: string, isRange: boolean) => void;
}

/** One row of a nested list; renders again only when it is opened, chosen or moved. */
export const NestedRow = memo(function NestedRow(props: NestedRowProps) {
  const { text } = useEditor();
  const { listPath, list, id, index, label, isOpen, isChosen, standing, fold } = props;
  const rowPath = [...listPath, { id }];
  return (
    <div
      role="row"
      tabIndex={props.isTabStop ? 0 : -1}
      aria-rowindex={index + 1 + props.headRows}
      aria-selected={isChosen}
      aria-current={isOpen || undefined}
      aria-level={standing?.level}
      aria-posinset={standing?.position}
      aria-setsize={standing?.size}
      aria-expanded={standing?.isFolded === undefined ? undefined : !standing.isFolded}
      draggable={props.isMovable || undefined}
      data-row={id}
      className={`nested-row${isOpen ? ' is-open' : ''}${props.isMoving ? ' is-moving' : ''}`}
      style={{ position: 'absolute', top: props.top, height: props.height, left: 0, right: 0 }}
      onClick={(event) => (event.shiftKey ? props.onToggle(id, true) : props.onOpen(id))}
    >
      <div role="gridcell" className="nested-check" onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="small"
          tabIndex={-1}
          checked={isChosen}
          onClick={(event) => props.onToggle(id, event.shiftKey)}
          slotProps={{
            input: { 'aria-label': text('rows.selectRow', { row: `${label} ${props.place + 1}` }) },
          }}
        />
      </div>
      {props.columns.map((name, column) => (
        <NestedCell key={name} path={[...rowPath, name]} definition={list.row.fields[name]!}>
          {standing && fold && column === 0 && (
            <fold.Indent standing={standing} onFold={(isFolded) => fold.set(id, isFolded)} />
          )}
        </NestedCell>
      ))}
      <CheckCell path={rowPath} />
    </div>
  );
});

interface NestedCellProps {
  readonly path: Path;
  readonly definition: FieldDefinition;
  /** Stands before the text. */
  readonly children?: ReactNode;
}

function NestedCell({ path, definition, children }: NestedCellProps) {
  const { codeLists, text } = useEditor();
  const value = useFieldValue(path);
  const shown = cellText(definition, value, codeLists, text);
  const title = shown.words ? `${shown.value} ${shown.words}` : shown.value;
  return (
    <div
      role="gridcell"
      className={`nested-cell${isNumber(definition) ? ' is-number' : ''}`}
      title={title || undefined}
    >
      {children}
      <span className={shown.kind === 'code' ? 'code' : shown.kind === 'number' ? 'num' : undefined}>
        {shown.value}
      </span>
    </div>
  );
}

function CheckCell({ path }: { path: Path }) {
  const count = useProblemCount(path);
  return (
    <div role="gridcell" className="nested-mark">
      <ProblemMark count={count} withTick />
    </div>
  );
}
