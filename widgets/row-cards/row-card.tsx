import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { memo, useId } from 'react';
import { type FieldDefinition, formatPath, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { LeafField } from '../leaf-field.tsx';
import { useProblemCount } from '../problem-counts.ts';
import { ProblemMark } from '../problem-mark.tsx';
import { CellText } from '../row-table/grid-cell.tsx';
import { useFieldValue } from '../subscriptions.ts';

interface RowCardProps {
  readonly listPath: Path;
  readonly id: string;
  /** 'Package 3' */
  readonly name: string;
  readonly columns: readonly FieldDefinition[];
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly onMenu: (anchor: HTMLElement, id: string) => void;
}

/** One row as a card: what it holds, and on a tap its fields. */
export const RowCard = memo(function RowCard(props: RowCardProps) {
  const { text } = useEditor();
  const { listPath, id, name, columns, isOpen } = props;
  const path = [...listPath, { id }];
  const count = useProblemCount(path);
  const bodyId = useId();
  return (
    <fieldset className="row-card" data-open={isOpen}>
      <legend className="visually-hidden">{name}</legend>
      <div className="row-card-head">
        <button
          type="button"
          className="row-card-toggle"
          data-path={formatPath(path)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => props.onToggle(id)}
        >
          <ExpandMore fontSize="small" className="row-card-arrow" />
          <span className="row-card-name num">{name}</span>
          <ProblemMark count={count} withWords />
        </button>
        <IconButton
          aria-haspopup="menu"
          aria-label={text('rows.actionsFor', { row: name })}
          onClick={(event) => props.onMenu(event.currentTarget, id)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </div>
      <div id={bodyId}>
        {isOpen ? (
          <div className="field-grid">
            {columns.map((field) => (
              <LeafField key={field.name} path={[...path, field.name]} span={12} />
            ))}
          </div>
        ) : (
          <dl className="row-card-values">
            {columns.map((field) => (
              <CardValue key={field.name} path={[...path, field.name]} definition={field} />
            ))}
          </dl>
        )}
      </div>
    </fieldset>
  );
});

function CardValue({ path, definition }: { readonly path: Path; readonly definition: FieldDefinition }) {
  const value = useFieldValue(path);
  if (value === undefined) return null;
  return (
    <div>
      <dt>{definition.label}</dt>
      <dd>
        <CellText path={path} definition={definition} />
      </dd>
    </div>
  );
}
