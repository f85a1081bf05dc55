import Add from '@mui/icons-material/AddRounded';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { definitionAt, formatPath, type ListDefinition, type Path } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { LeafField } from './leaf-field.tsx';
import { rowLabel } from './row-label.ts';
import { useFieldState, useRowIds, useStablePath } from './subscriptions.ts';

/** The rows of one list on a narrow screen: a card each, its fields one below the other. */
export function RowCards({ path: givenPath }: { path: Path }) {
  const editor = useEditor();
  const { store, text } = editor;
  const path = useStablePath(givenPath);
  const list = definitionAt(editor.definition, path) as ListDefinition;
  const label = rowLabel(list, text);
  const ids = useRowIds(path);
  const state = useFieldState(path);
  const headingId = useId();
  if (state.hidden) return null;
  const isFull = list.maxRows !== undefined && ids.length >= list.maxRows;
  const remove = async (id: string, name: string) => {
    if (await editor.confirm(text('rows.confirmDelete', { row: name }), text('action.delete'))) {
      store.removeRows([[...path, { id }]]);
      editor.announce(text('rows.deleted', { row: name }));
    }
  };
  return (
    <section className="row-cards" aria-labelledby={headingId} data-region={`list-${list.name}`}>
      <div className="row-table-head">
        <h3 id={headingId} tabIndex={-1} data-path={formatPath(path)}>
          {list.label} <span className="num count">{ids.length}</span>
        </h3>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={isFull || state.disabled}
          onClick={() => store.insertRow(path, undefined, ids.at(-1))}
        >
          {text('rows.add')}
        </Button>
      </div>
      {ids.map((id, index) => {
        const name = `${label} ${index + 1}`;
        return (
          <fieldset key={id} className="row-card">
            <legend>{name}</legend>
            <IconButton
              className="row-card-delete"
              aria-label={text('rows.deleteRow', { row: name })}
              onClick={() => remove(id, name)}
            >
              <DeleteOutline fontSize="small" />
            </IconButton>
            <div className="field-grid">
              {list.row.columns.map((field) => (
                <LeafField key={field} path={[...path, { id }, field]} span={12} />
              ))}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
