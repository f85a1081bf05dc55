// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on rows
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid around handles the keys
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { type FieldDefinition, isNumber, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import { useEditor } from '../editor-services.ts';
import { useProblemCount } from '../problem-counts.ts';
import { ProblemMark } from '../problem-mark.tsx';
import { useFieldValue } from '../subscriptions.ts';

interface NestedRowProps {
  readonly listPath: Path;
  readonly list: ListDefinition;
  readonly id: string;
  /** Place among the rows shown, and in the whole list, from 0. */
  readonly index: number;
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly label: string;
  readonly columns: readonly string[];
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (id: string) => void;
  /** With `isRange` all rows from the one chosen last. */
  readonly onToggle: (id: string, isRange: boolean) => void;
}

/** One row of a nested list; renders again only when it is opened, chosen or moved. */
export const NestedRow = memo(function NestedRow(props: NestedRowProps) {
  const { text } = useEditor();
  const { listPath, list, id, index, label, isOpen, isChosen } = props;
  const rowPath = [...listPath, { id }];
  return (
    <div
      role="row"
      tabIndex={props.isTabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen || undefined}
      data-row={id}
      className={`nested-row${isOpen ? ' is-open' : ''}`}
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
      {props.columns.map((name) => (
        <NestedCell key={name} path={[...rowPath, name]} definition={list.row.fields[name]!} />
      ))}
      <CheckCell path={rowPath} />
    </div>
  );
});

function NestedCell({ path, definition }: { path: Path; definition: FieldDefinition }) {
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
