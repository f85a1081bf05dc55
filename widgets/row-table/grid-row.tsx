// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on the active cell
import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { type CSSProperties, memo, type RefObject } from 'react';
import type { FieldDefinition, Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { NEXT_ROW } from './cells.ts';
import { type CellHandlers, GridCell } from './grid-cell.tsx';

export interface RowHandlers extends CellHandlers {
  readonly menu: (anchor: HTMLElement, row: string) => void;
}

interface GridRowProps {
  readonly listPath: Path;
  readonly rowKey: string;
  readonly index: number;
  /** Distance from the top of a windowed table, px; undefined in one that shows every row. */
  readonly top: number | undefined;
  /** What one row is called. */
  readonly label: string;
  readonly columns: readonly FieldDefinition[];
  readonly activeColumn: number | undefined;
  /** First and last selected column; undefined where the row is not selected. */
  readonly selectedFrom: number | undefined;
  readonly selectedTo: number | undefined;
  readonly isEditing: boolean;
  /** A reference, so that a row is not rendered for the table's newer closures. */
  readonly handlers: RefObject<RowHandlers>;
}

/** One row of a table; renders again only when it is entered, left or selected. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { text } = useEditor();
  const { listPath, rowKey, index, top, columns, activeColumn, isEditing, handlers } = props;
  const isNext = rowKey === NEXT_ROW;
  const rowName = `${props.label} ${index + 1}`;
  const { selectedFrom = Number.POSITIVE_INFINITY, selectedTo = -1 } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={isNext ? 'grid-row is-next' : 'grid-row'}
      style={
        top === undefined ? undefined : ({ position: 'absolute', top, left: 0, right: 0 } as CSSProperties)
      }
    >
      <div role="rowheader" className="grid-no num">
        {index + 1}
      </div>
      {columns.map((definition, column) => {
        const isActive = activeColumn === column;
        return (
          <GridCell
            key={definition.name}
            listPath={listPath}
            definition={definition}
            cell={{ row: rowKey, column }}
            isActive={isActive}
            isSelected={column >= selectedFrom && column <= selectedTo}
            isEditing={isActive && isEditing}
            name={`${definition.label}, ${rowName}`}
            hint={isNext && column === 0 ? text('rows.typeOrPaste') : undefined}
            handlers={() => handlers.current}
          />
        );
      })}
      <div role="gridcell" className="grid-menu">
        {!isNext && (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={text('rows.actionsFor', { row: rowName })}
            onClick={(event) => handlers.current.menu(event.currentTarget, rowKey)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </div>
    </div>
  );
});
